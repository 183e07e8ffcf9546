"""Marks a text for the translators where it is written down but not yet looked up."""


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """``text`` itself. lupdate knows this function by name; Qt's own is typed as returning any object."""
    del context
    return text
