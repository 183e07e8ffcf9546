"""How the pages look: the theme as a style sheet for rich text, and a page as one HTML document."""

from __future__ import annotations

import html
from collections.abc import Mapping
from string import Template

from msgspec.structs import asdict

from sueca_desktop.ui.rules_pages.markdown import inline, to_html
from sueca_desktop.ui.rules_pages.pages import Page
from sueca_desktop.ui.theme import SERIF, TYPE, UNIT, Theme

_SHEET = Template("""
body { color: $ink; font-size: ${body}pt; }
p, li { line-height: 135%; }
p { margin-top: 0; margin-bottom: 10px; }
h1 { font-family: $serif; font-size: ${title}pt; font-weight: bold; color: $ink; margin-top: 0; margin-bottom: 6px; }
h2 { font-family: $serif; font-size: ${heading}pt; font-weight: bold; color: $accent; margin-top: 26px;
  margin-bottom: 8px; }
h3 { font-size: ${body}pt; font-weight: bold; margin-top: 14px; margin-bottom: 6px; }
p.lead { color: $ink_soft; font-size: ${body}pt; }
p.caption { color: $ink_soft; margin-top: 6px; margin-bottom: 4px; }
ul, ol { margin-top: 0; margin-bottom: 10px; -qt-list-indent: 1; }
li { margin-bottom: 5px; }
.spades { color: $spades; }
.hearts { color: $hearts; }
.diamonds { color: $diamonds; }
.clubs { color: $clubs; }
.soft { color: $ink_soft; }
table { margin-top: 4px; margin-bottom: 14px; border-collapse: collapse; }
th { text-align: left; font-weight: bold; color: $ink_soft; font-size: ${small}pt; padding: 4px 14px 4px 8px;
  border-bottom: 2px solid $gold; }
td { padding: 5px 14px 5px 8px; border-bottom: 1px solid $line; }
th.gain { text-align: right; }
td.gain { text-align: right; font-family: $serif; font-weight: bold; }
td.rank { font-family: $serif; font-size: ${strong}pt; font-weight: bold; text-align: center; color: $ink;
  background-color: $paper_alt; border: 1px solid $line; padding: 3px 5px; }
td.bid { font-family: $serif; font-weight: bold; text-align: center; background-color: $paper_alt;
  border: 1px solid $line; padding: 3px 9px; }
td.worth { text-align: center; border: 1px solid $line; padding: 3px 4px; }
td.side { color: $ink_soft; font-size: ${small}pt; border-bottom: none; padding: 5px 8px 3px 0; }
""")


def style_sheet(theme: Theme, scale: float = 1.0) -> str:
    """The style sheet of a page; ``scale``: of all its type."""
    colours = {name: value for name, value in asdict(theme).items() if isinstance(value, str)}
    sizes = {name: f"{size * scale:.4g}" for name, size in asdict(TYPE).items()}
    heading = f"{(TYPE.strong + 1.5) * scale:.4g}"
    serif = ", ".join(f"'{family}'" for family in SERIF)
    return _SHEET.substitute(colours | asdict(theme.suits), serif=serif, unit=UNIT, heading=heading, **sizes)


def document(page: Page, tables: Mapping[str, str]) -> str:
    """The whole page as HTML, an anchor at every section.

    Raises:
        KeyError: the page asks for a table that is not among ``tables``.
    """
    parts = [f"<h1>{html.escape(page.title)}</h1>", f'<p class="lead">{inline(page.lead)}</p>']
    for section in page.sections:
        parts.append(f'<h2><a name="{section.name}">{html.escape(section.heading)}</a></h2>')
        parts.append(to_html(section.text, tables))
    return f"<html><body>{''.join(parts)}</body></html>"
