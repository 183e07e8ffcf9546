"""The theme as a Qt palette and style sheet, for every widget of the window, at the scale of the moment."""

from __future__ import annotations

import re
from string import Template

from msgspec.structs import asdict
from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication

from sueca_desktop.ui import scale
from sueca_desktop.ui.theme import RADIUS, SERIF, TYPE, UNIT, Theme

_LENGTH = re.compile(r"(\d+)px")
_HAIRLINE = 2
"""Pixels up to which a line stays as thin as it is."""

_SHEET = Template("""
QMainWindow, QMainWindow::separator { background: $ground; }
QMainWindow::separator { width: 8px; height: 8px; }
QMainWindow::separator:hover { background: $gold; }
QDialog, QMessageBox { background: $paper; color: $ink; }
QLabel { color: $ink; background: transparent; }
QLabel[role="title"] { font-family: $serif; font-size: ${title}pt; font-weight: bold; }
QLabel[role="display"] { font-family: $serif; font-size: ${display}pt; font-weight: bold; color: $accent; }
QLabel[role="dock"] { font-family: $serif; font-size: ${strong}pt; font-weight: bold; }
QLabel[role="strong"] { font-size: ${strong}pt; font-weight: bold; }
QLabel[role="soft"] { color: $ink_soft; }
QLabel[role="note"] { color: $ink_soft; font-size: ${small}pt; }
QLabel[role="bad"] { color: $bad; font-weight: bold; }
QLabel[role="good"] { color: $good; font-weight: bold; }
QLabel[role="digits"] { font-family: "DejaVu Sans Mono", "Consolas", "Menlo", monospace; font-size: ${small}pt; }
QLabel[role="key"] { font-weight: bold; color: $accent; }
QLabel[role="heading"] { color: $ink_soft; font-weight: bold; }

QMenuBar { background: $ground; color: $ink; padding: 2px 8px; spacing: 4px; }
QMenuBar::item { padding: 4px 10px; border-radius: 6px; background: transparent; }
QMenuBar::item:selected, QMenuBar::item:pressed { background: $accent; color: $on_accent; }
QMenu { background: $paper; color: $ink; border: 1px solid $line; padding: 6px; icon-size: 16px; menu-scrollable: 1; }
QMenu::item { padding: 6px 32px 6px 12px; border: 1px solid transparent; border-radius: 6px; margin: 1px; }
QMenu::item:selected { background: $accent_pale; border-color: $accent; }
QMenu::item:disabled { color: $ink_soft; background: transparent; }
QMenu::icon { padding-left: 8px; }
QMenu::separator { height: 1px; background: $line; margin: 6px 8px; }
QMenu::indicator { width: 16px; height: 16px; margin-left: 6px; }

QToolBar { background: $ground; border: none; border-bottom: 1px solid $line; padding: 2px 8px 6px 8px; spacing: 4px; }
QToolBar::separator { width: 1px; background: $line; margin: 6px 6px; }
QToolButton { color: $ink; background: transparent; border: 2px solid transparent; border-radius: ${radius}px;
  padding: 4px 8px; }
QToolButton:hover { background: $accent_pale; }
QToolButton:pressed { background: $accent_pale; border-color: $accent; }
QToolButton:checked { background: $paper; border-color: $line; }
QToolButton:focus { border-color: $focus; }
QToolButton:disabled { color: $ink_soft; }
QToolButton::menu-indicator { image: none; width: 0; }
QToolTip { background: $paper; color: $ink; border: 1px solid $gold; padding: 4px; }

QDockWidget { color: $ink; titlebar-close-icon: none; titlebar-normal-icon: none; }
QFrame[role="sheet"] { background: $paper; border: 1px solid $line; border-radius: ${radius}px; }
QFrame[role="caption"] { background: transparent; }
QFrame[role="rule"] { background: $gold; border: none; max-height: 2px; min-height: 2px; }
QFrame[role="panel"] { background: $paper; border: 2px solid $gold; border-radius: 12px; }
QFrame[role="notice"] { background: $paper; border: none; border-bottom: 2px solid $gold; }
QFrame[role="plate"] { background: $paper_alt; border: 1px solid $line; border-radius: ${radius}px; }

QPushButton { background: $paper; color: $ink; border: 2px solid $line; border-radius: ${radius}px;
  padding: 7px 16px; min-height: 20px; outline: none; }
QPushButton:hover { background: $accent_pale; border-color: $accent; }
QPushButton:focus { border-color: $focus; }
QPushButton:pressed { background: $accent; color: $on_accent; }
QPushButton:disabled { color: $ink_soft; }
QPushButton[role="primary"] { background: $accent; color: $on_accent; border-color: $accent; font-weight: bold; }
QPushButton[role="primary"]:hover { background: $accent_hover; }
QPushButton[role="primary"]:focus { border-color: $focus; }
QPushButton[role="primary"]:disabled { background: $paper_alt; border-color: $line; color: $ink_soft; }
QPushButton::menu-indicator { image: none; width: 0; }
QPushButton[role="flat"] { background: transparent; border-color: transparent; color: $accent; padding: 2px 6px;
  min-height: 0; font-size: ${small}pt; }
QPushButton[role="flat"]:hover { background: $accent_pale; border-color: $accent; }
QPushButton[role="flat"]:focus { border-color: $focus; }
QPushButton[role="choice"] { padding: 3px 9px; }
QPushButton[role="choice"]:checked { background: $accent; border-color: $accent; color: $on_accent; }
QPushButton[role="choice"]:focus { border-color: $focus; }
QPushButton[role="variant"] { text-align: left; padding: 0; border-radius: 10px; }
QPushButton[role="variant"]:checked { background: $accent_pale; border: 2px solid $accent; }
QPushButton[role="variant"]:focus { border: 2px solid $focus; }
QPushButton[role="section"] { text-align: left; padding: 8px 12px; border-color: transparent; background: transparent; }
QPushButton[role="section"]:hover { background: $accent_pale; }
QPushButton[role="section"]:checked { background: $accent; color: $on_accent; }
QPushButton[role="section"]:focus { border-color: $focus; }
QToolButton[role="picture"] { background: $paper; border: 2px solid $line; padding: 3px 2px; }
QToolButton[role="picture"]:hover { background: $accent_pale; border-color: $accent; }
QToolButton[role="picture"]:checked { background: $accent; border-color: $accent; color: $on_accent; }
QToolButton[role="picture"]:focus { border-color: $focus; }
QSlider::groove:horizontal { background: $line; height: 6px; border-radius: 3px; }
QSlider::sub-page:horizontal { background: $accent; border-radius: 3px; }
QSlider::handle:horizontal { background: $paper; border: 2px solid $accent; width: 16px; margin: -7px 0;
  border-radius: 9px; }
QSlider::handle:horizontal:focus { border-color: $focus; }

QLineEdit { background: $paper_alt; color: $ink; border: 2px solid $line; border-radius: 6px; padding: 4px 8px;
  selection-background-color: $accent; selection-color: $on_accent; }
QLineEdit:focus { border-color: $focus; }
QPlainTextEdit, QTextBrowser { background: $paper_alt; color: $ink; border: 1px solid $line; border-radius: 6px; }

QAbstractItemView { background: $paper; color: $ink; border: none; outline: none;
  selection-background-color: $accent_pale; selection-color: $ink; }
QTableView { gridline-color: $line; alternate-background-color: $paper_alt; }
QTableView[role="dense"] { font-size: ${small}pt; }
QTableView[role="dense"] QHeaderView::section { font-weight: normal; }
QHeaderView { background: $paper; border: none; }
QHeaderView::section { background: $paper; color: $ink_soft; border: none; border-bottom: 2px solid $gold;
  padding: 4px 2px; font-weight: bold; font-size: ${small}pt; }
QScrollArea { background: transparent; border: none; }
QScrollArea > QWidget > QWidget#scrolled { background: transparent; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 2px; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 2px; }
QScrollBar::handle { background: $line; border-radius: 4px; min-height: 24px; min-width: 24px; }
QScrollBar::handle:hover { background: $accent; }
QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page { background: none; border: none;
  width: 0; height: 0; }
QSizeGrip { image: none; }
QProgressBar { background: $paper_alt; border: 1px solid $line; border-radius: 6px; min-height: 12px;
  max-height: 12px; }
QProgressBar::chunk { background: $accent; border-radius: 5px; }
QComboBox { background: $paper_alt; color: $ink; border: 2px solid $line; border-radius: 6px; padding: 4px 8px; }
QComboBox:hover { border-color: $accent; }
QComboBox:focus { border-color: $focus; }
QComboBox::drop-down { border: none; width: 24px; }
QComboBox QAbstractItemView { background: $paper; border: 1px solid $line; padding: 4px; }
QListView[role="contents"] { background: transparent; }
QListView[role="contents"]::item { padding: 6px 8px; border-radius: 6px; }
QListView[role="contents"]::item:hover { background: $accent_pale; }
QListView[role="contents"]::item:selected { background: $accent; color: $on_accent; }
QTabBar::tab { background: $ground; color: $ink; padding: 6px 12px; border: 1px solid $line; border-radius: 6px; }
QTabBar::tab:selected { background: $paper; font-weight: bold; }
""")


def _mixed(a: str, b: str, share: float) -> str:
    """``share`` of colour ``b`` in colour ``a``."""
    one, two = QColor(a), QColor(b)
    channels = zip((one.red(), one.green(), one.blue()), (two.red(), two.green(), two.blue()), strict=True)
    return QColor(*(round(x + (y - x) * share) for x, y in channels)).name()


def style_sheet(theme: Theme) -> str:
    """The style sheet of the whole app in that theme."""
    colours = {name: value for name, value in asdict(theme).items() if isinstance(value, str)}
    sheet = _SHEET.substitute(
        colours,
        accent_hover=_mixed(theme.accent, theme.ink, 0.25),
        serif=", ".join(f'"{family}"' for family in SERIF),
        radius=RADIUS,
        unit=UNIT,
        **{name: f"{size * scale.scale():.4g}" for name, size in asdict(TYPE).items()},
    )
    return _LENGTH.sub(_scaled, sheet)


def _scaled(length: re.Match[str]) -> str:
    pixels = int(length[1])
    return f"{pixels if pixels <= _HAIRLINE else scale.gap(pixels)}px"


def palette(theme: Theme) -> QPalette:
    """What the style sheet does not reach, such as painted delegates, takes its colours from here."""
    result = QPalette()
    roles = {
        QPalette.ColorRole.Window: theme.ground,
        QPalette.ColorRole.WindowText: theme.ink,
        QPalette.ColorRole.Base: theme.paper,
        QPalette.ColorRole.AlternateBase: theme.paper_alt,
        QPalette.ColorRole.Text: theme.ink,
        QPalette.ColorRole.PlaceholderText: theme.ink_soft,
        QPalette.ColorRole.Button: theme.paper,
        QPalette.ColorRole.ButtonText: theme.ink,
        QPalette.ColorRole.BrightText: theme.on_accent,
        QPalette.ColorRole.Highlight: theme.accent,
        QPalette.ColorRole.HighlightedText: theme.on_accent,
        QPalette.ColorRole.ToolTipBase: theme.paper,
        QPalette.ColorRole.ToolTipText: theme.ink,
        QPalette.ColorRole.Link: theme.accent,
        QPalette.ColorRole.Mid: theme.line,
        QPalette.ColorRole.Light: theme.paper,
        QPalette.ColorRole.Dark: theme.line,
    }
    for role, colour in roles.items():
        result.setColor(role, QColor(colour))
    for role in (QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText, QPalette.ColorRole.WindowText):
        result.setColor(QPalette.ColorGroup.Disabled, role, QColor(theme.ink_soft))
    return result


def apply(app: QApplication, theme: Theme) -> None:
    """Dress every window of the app in ``theme``, now; nothing where that is what they wear."""
    sheet = style_sheet(theme)
    if sheet == app.styleSheet():
        return
    font = app.font()
    font.setPointSizeF(TYPE.body * scale.scale())
    app.setFont(font)
    app.setPalette(palette(theme))
    app.setStyleSheet(sheet)


def serif_font(points: float, *, bold: bool = True) -> QFont:
    """The face of titles and card indices."""
    font = QFont()
    font.setFamilies(SERIF)
    font.setPointSizeF(points)
    font.setBold(bold)
    return font


def plain_font(points: float) -> QFont:
    """The app's own face in another size."""
    font = QFont(QApplication.font())
    font.setPointSizeF(points)
    return font
