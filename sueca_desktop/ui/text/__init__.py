"""Every word that people read: codes of the core in, translated text out.

``cards`` names cards and seats, ``rules`` the codes of ``sueca_desktop.rules``, ``games`` the rule sets and their
options, ``computer`` the codes of ``ai`` and ``app``, ``window`` the labels of the window. Nothing else holds
sentences. Texts are looked up when asked for, so that the language can change while the app runs; they are worded so
that no noun depends on a number.
"""
