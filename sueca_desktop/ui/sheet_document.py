"""The score sheet as a document to be printed: the game, who played and how it stands, then a row a deal."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from html import escape

from PySide6.QtCore import QBuffer, QDate, QIODevice, QLocale, QMarginsF, QRectF, QUrl
from PySide6.QtGui import QFont, QImage, QPageLayout, QPageSize, QPainter, QPdfWriter, QTextDocument

from sueca_desktop.app.summary import DealRow, MatchSummary
from sueca_desktop.ui.models.sheet_columns import SheetColumn, Writing, columns
from sueca_desktop.ui.panels.tally import draw_strokes, strokes_width
from sueca_desktop.ui.text import games, seats
from sueca_desktop.ui.text.language import number, said, signed
from sueca_desktop.ui.text.records import Say, say
from sueca_desktop.ui.text.window import Word
from sueca_desktop.ui.text.window import say as label
from sueca_desktop.ui.theme import LIGHT, SERIF, Theme

_SHARP = 4
"""Pixels of a stroke's picture for each of the page."""
_HIGH = 18
_MARGIN = 16
"""Millimetres of the page left free all around."""
_POINTS = 10.0

_PAGE = """
<h1 style="font-family:{serif}; font-size:22pt; color:{accent}; margin-bottom:2px">{title}</h1>
<table width="100%" cellspacing="0"><tr><td bgcolor="{gold}" style="font-size:2pt">&nbsp;</td></tr></table>
<p style="font-size:13pt; margin-top:8px; margin-bottom:2px">{score}</p>
<p style="color:{soft}; margin-top:0; margin-bottom:14px">{details}</p>
<table width="100%" cellspacing="0" cellpadding="6" style="margin-top:12px">
<thead><tr>{heads}</tr></thead>
{rows}
</table>
<p style="color:{soft}; margin-top:12px">{notes}</p>
"""


def sheet_document(summary: MatchSummary, begun: datetime | None = None, theme: Theme = LIGHT) -> QTextDocument:
    """A match's score sheet, made for paper; ``begun``: when it was."""
    document = QTextDocument()
    font = QFont()
    font.setPointSizeF(_POINTS)
    document.setDefaultFont(font)
    kinds = columns(summary.spec)
    for row in summary.rows:
        for column in kinds:
            _add_strokes(document, column, row, theme)
    practice = any(row.practice for row in summary.rows)
    document.setHtml(
        _PAGE.format(
            serif=", ".join(f"'{family}'" for family in SERIF),
            accent=theme.accent,
            gold=theme.gold,
            soft=theme.ink_soft,
            title=escape(games.name(summary.spec.variant)),
            score=escape(games.score(summary)),
            details=" · ".join(_details(summary, begun)),
            heads="".join(_head(summary, column, theme) for column in kinds),
            rows="".join(_row(summary, row, kinds, theme) for row in summary.rows),
            notes=escape(f"* {label(Word.PRACTICE)}.") if practice else "",
        )
    )
    return document


def _details(summary: MatchSummary, begun: datetime | None) -> Iterator[str]:
    if begun is not None:
        day = QDate(begun.year, begun.month, begun.day)
        date = QLocale().toString(day, QLocale.FormatType.LongFormat)
        yield escape(say(Say.BEGUN).format(date=date))
    yield escape(", ".join(seats.shown(name) for name in summary.players))
    yield from (escape(said(games.option(name), games.value(name, value))) for name, value in summary.spec.options)


def _head(summary: MatchSummary, column: SheetColumn, theme: Theme) -> str:
    text = escape(column.head(summary)).replace("\n", "<br/>")
    style = f"color:{theme.on_accent}; font-weight:bold"
    return f'<td bgcolor="{theme.accent}" align="{_align(column)}"><span style="{style}">{text}</span></td>'


def _row(summary: MatchSummary, row: DealRow, kinds: tuple[SheetColumn, ...], theme: Theme) -> str:
    shade = f' bgcolor="{theme.paper_alt}"' if row.number % 2 else ""
    cells = "".join(_cell(summary, row, column, theme, shade) for column in kinds)
    return f"<tr>{cells}</tr>"


def _cell(summary: MatchSummary, row: DealRow, column: SheetColumn, theme: Theme, shade: str) -> str:
    return f'<td{shade} align="{_align(column)}" valign="middle">{_content(summary, row, column, theme)}</td>'


def _align(column: SheetColumn) -> str:
    return "center" if column.centred or column.writing is Writing.NUMBER else "left"


def _content(summary: MatchSummary, row: DealRow, column: SheetColumn, theme: Theme) -> str:
    tally = column.tally(row)
    if tally is None:
        return escape(column.text(summary, row)).replace("\n", "<br/>")
    total = f"<b>{number(tally.total)}</b>"
    if tally.writing is Writing.STROKES:
        image = f' <img src="{_name(tally.total)}" height="{_HIGH}"/>' if tally.total else ""
        return f"{total}&nbsp;{image}"
    colour = theme.good if tally.added > 0 else theme.bad
    added = f'<br/><span style="color:{colour}; font-size:8pt">{signed(tally.added)}</span>' if tally.added else ""
    return total + added


def _name(total: int) -> str:
    return f"strokes:{total}"


def _add_strokes(document: QTextDocument, column: SheetColumn, row: DealRow, theme: Theme) -> None:
    """The picture of a running total written in strokes."""
    tally = column.tally(row)
    if tally is None or tally.writing is not Writing.STROKES or not tally.total:
        return
    count = abs(tally.total)
    width = strokes_width(count) + 8
    image = QImage(round(width * _SHARP), _HIGH * _SHARP, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(_SHARP, _SHARP)
    draw_strokes(painter, QRectF(0, 0, width, _HIGH), count, theme, lost=tally.total < 0)
    painter.end()
    document.addResource(QTextDocument.ResourceType.ImageResource, QUrl(_name(tally.total)), image)


def page_layout() -> QPageLayout:
    """An upright page of the size usual where the user lives."""
    metric = QLocale.system().measurementSystem() is QLocale.MeasurementSystem.MetricSystem
    size = QPageSize(QPageSize.PageSizeId.A4 if metric else QPageSize.PageSizeId.Letter)
    margins = QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
    return QPageLayout(size, QPageLayout.Orientation.Portrait, margins, QPageLayout.Unit.Millimeter)


def pdf(document: QTextDocument, title: str) -> bytes:
    """The document as PDF."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(title)
    writer.setCreator("Sueca Desktop")
    writer.setPageLayout(page_layout())
    document.print_(writer)
    return bytes(buffer.data().data())
