"""The language that texts are in at the moment, and its numbers."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

_GROUPED_FROM = 10_000
"""Four digits are written without a separator in every language of the app, as its pages do."""


def code() -> str:
    """The language in use, as the folders of ``texts`` are called: ``en``, ``pt``, ``fr`` or ``de``."""
    return QCoreApplication.translate("Language", "en")


def said(of: str, told: str) -> str:
    """What is told of something or somebody, as the language puts its colon."""
    return QCoreApplication.translate("Language", "{name}: {words}").format(name=of, words=told)


def number(of: int) -> str:
    """A whole number as the language writes it: ``12,000``, ``12.000``; below zero with a true minus sign."""
    locale = QLocale()
    if abs(of) < _GROUPED_FROM:
        locale.setNumberOptions(QLocale.NumberOption.OmitGroupSeparator)
    return locale.toString(of).replace("-", "−")


def signed(of: int) -> str:
    """A gain or a loss: ``+2``, ``−1``, ``0``."""
    return f"+{number(of)}" if of > 0 else number(of)


def decimal(of: float) -> str:
    """A number from 0 on with one digit after the point, where that says anything: ``4.8``, ``4``, ``12``."""
    rounded = round(of, 1)
    return number(round(rounded)) if rounded == round(rounded) or rounded >= 10 else QLocale().toString(rounded, "f", 1)
