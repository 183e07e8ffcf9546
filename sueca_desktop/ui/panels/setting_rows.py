"""The rows of the settings: each shows one preference and lets it be changed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import Struct
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QSlider, QToolButton, QVBoxLayout, QWidget

from sueca_desktop.app.settings import CardBack, Edition, Letters, Motion, Speed, TableStyle, ThemeChoice, TrumpPlace
from sueca_desktop.ui.languages import OWN_NAMES, Language, system_language
from sueca_desktop.ui.panels.flow import FlowLayout
from sueca_desktop.ui.panels.look_pictures import HIGH, back_picture, edition_picture, table_picture
from sueca_desktop.ui.panels.player_rows import NamesPick, ProfilePick
from sueca_desktop.ui.panels.row import Row
from sueca_desktop.ui.panels.widgets import choices, label
from sueca_desktop.ui.scale import px, units
from sueca_desktop.ui.text import computer, looks
from sueca_desktop.ui.text import settings as words
from sueca_desktop.ui.text.history import percent
from sueca_desktop.ui.text.language import said
from sueca_desktop.ui.text.settings import Say, plain
from sueca_desktop.ui.text.window import Word
from sueca_desktop.ui.text.window import say as say_word
from sueca_desktop.ui.theme import Theme

_SLIDER = 260
"""Pixels at the usual scale."""


class ChoiceRow(Row):
    """One of several, each a button, or a picture with its name."""

    def __init__(self, pick: Pick, value: object, theme: Theme) -> None:
        super().__init__()
        self._name, self._values = pick.name, pick.values
        inside = QVBoxLayout(self)
        inside.setContentsMargins(0, 0, 0, 0)
        texts, title = [pick.words(value) for value in pick.values], plain(pick.title)
        if pick.picture is None:
            holder, self.group = choices(texts, -1, title)
        else:
            holder, self.group = _pictures(texts, [pick.picture(value, theme) for value in pick.values], title)
        inside.addWidget(holder)
        self.group.idClicked.connect(lambda i: self.changed.emit(self._name, self._values[i]))
        self.show_value(value)

    def show_value(self, value: object) -> None:
        """One that is not offered, from a settings file, leaves all up."""
        if value in self._values:
            self.group.button(self._values.index(value)).setChecked(True)

    def first_focus(self) -> QWidget:
        return self.group.checkedButton() or self.group.buttons()[0]


class SliderRow(Row):
    """A share from 0 to 100."""

    def __init__(self, slide: Slide, value: object, theme: Theme) -> None:
        super().__init__()
        inside = QHBoxLayout(self)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(units(1))
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(0, 100)
        self.slider.setSingleStep(5)
        self.slider.setTracking(False)
        self.slider.setFixedSize(px(_SLIDER), px(28))
        self.slider.setAccessibleName(plain(slide.title))
        self._told = label("")
        inside.addWidget(self.slider)
        inside.addWidget(self._told)
        inside.addStretch(1)
        self.show_value(value)
        self.slider.sliderMoved.connect(self._tell)
        self.slider.valueChanged.connect(self._tell)
        self.slider.valueChanged.connect(lambda share: self.changed.emit(slide.name, share))

    def _tell(self, share: int) -> None:
        self._told.setText(percent(share / 100))

    def show_value(self, value: object) -> None:
        assert isinstance(value, int), "a share"
        self.slider.setValue(value)
        self._tell(value)

    def first_focus(self) -> QWidget:
        return self.slider


class Pick(Struct, frozen=True):
    """A preference that is one of ``values``; ``words``: what each is called; ``picture``: how it looks."""

    name: str
    title: Say
    values: tuple[Any, ...]
    words: Callable[[Any], str]
    picture: Callable[[Any, Theme], QPixmap] | None = None

    def __call__(self, value: object, theme: Theme) -> Row:
        return ChoiceRow(self, value, theme)


class Slide(Struct, frozen=True):
    """A preference that is a share from 0 to 100."""

    name: str
    title: Say

    def __call__(self, value: object, theme: Theme) -> Row:
        return SliderRow(self, value, theme)


def _language(code: str) -> str:
    if code:
        return OWN_NAMES[Language(code)]
    return say_word(Word.LANGUAGE_SYSTEM).format(language=OWN_NAMES[system_language()])


SECTIONS: Mapping[Say, tuple[Pick | Slide | ProfilePick | NamesPick, ...]] = {
    Say.LOOKS: (
        Pick("theme", Say.COLOURS, tuple(ThemeChoice), looks.theme_choice),
        Pick("table_style", Say.TABLE, tuple(TableStyle), looks.table, table_picture),
        Pick("text_size", Say.TEXT_SIZE, (100, 115, 130, 150, 175, 200), lambda size: percent(size / 100)),
    ),
    Say.CARDS: (
        Pick("edition", Say.DECK, tuple(Edition), looks.edition, edition_picture),
        Pick("back", Say.BACK, tuple(CardBack), looks.back, back_picture),
        Pick("letters", Say.LETTERS, tuple(Letters), words.letters),
    ),
    Say.PLAYING: (
        Pick("speed", Say.SPEED, tuple(Speed), computer.speed),
        Pick("motion", Say.MOTION, tuple(Motion), words.motion),
        Pick("trump_place", Say.TRUMP_PLACE, tuple(TrumpPlace), words.trump_place),
        Pick("ascending", Say.ASCENDING, (False, True), words.ascending),
        Pick("confirm", Say.CONFIRM, (False, True), words.confirm),
        Pick("points", Say.POINTS, (False, True), words.points),
        Pick("thinking", Say.THINKING, (500, 1000, 2000, 3000), words.seconds),
    ),
    Say.PLAYERS: (ProfilePick(), NamesPick()),
    Say.HEARING: (
        Pick("language", Say.LANGUAGE, ("", *(language.value for language in Language)), _language),
        Pick("muted", Say.SOUNDS, (False, True), words.muted),
        Slide("volume", Say.VOLUME),
    ),
}
"""The rows of every section, in their order."""


def _pictures(texts: Sequence[str], pictures: Sequence[QPixmap], name: str) -> tuple[QWidget, QButtonGroup]:
    """As :func:`~sueca_desktop.ui.panels.widgets.choices`, each with its picture over its words."""
    holder = QWidget()
    holder.setAccessibleName(name)
    row, group = FlowLayout(holder, units(0.75)), QButtonGroup(holder)
    for i, (text, picture) in enumerate(zip(texts, pictures, strict=True)):
        one = QToolButton()
        one.setProperty("role", "picture")
        one.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        one.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        one.setCheckable(True)
        one.setText(text.replace("&", "&&"))
        one.setAccessibleName(said(name, text))
        one.setIconSize(QSize(round(picture.width() / picture.devicePixelRatio()), px(HIGH)))
        one.setIcon(picture)
        group.addButton(one, i)
        row.addWidget(one)
    return holder, group
