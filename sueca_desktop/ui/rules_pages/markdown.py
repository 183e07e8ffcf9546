"""The Markdown that the pages use, as HTML that a QTextDocument dresses with a style sheet.

Qt reads Markdown itself, but gives it fixed looks: a style sheet reaches only HTML. The pages use headings, paragraphs,
both kinds of lists, tables, strong and emphasis, and nothing else (held to that by their tests).
"""

from __future__ import annotations

import html
import re
from collections.abc import Mapping

_ITEM = re.compile(r"(?:-|(\d+)\.) (.*)")
_PLACEHOLDER = re.compile(r"\{\{([a-z-]+)\}\}")
_CARD = re.compile(r"((?:10|[2-9A-Z])?)([♠♥♦♣])")
_SUITS = {"♠": "spades", "♥": "hearts", "♦": "diamonds", "♣": "clubs"}
_RULE = re.compile(r"\|[-|: ]+\|")


def to_html(markdown: str, tables: Mapping[str, str] | None = None) -> str:
    """HTML of blocks parted by blank lines. ``tables``: HTML by the name of the placeholder it stands for.

    Raises:
        KeyError: a placeholder that has no table.
    """
    blocks = [block.strip() for block in re.split(r"\n\s*\n", markdown) if block.strip()]
    return "\n".join(_block(block, tables or {}) for block in blocks)


def _block(block: str, tables: Mapping[str, str]) -> str:
    lines = block.splitlines()
    if placeholder := _PLACEHOLDER.fullmatch(block):
        return tables[placeholder[1]]
    if block.startswith("### "):
        return f"<h3>{inline(block[4:])}</h3>"
    if all(_ITEM.fullmatch(line) for line in lines):
        return _list(lines)
    if block.startswith("|"):
        return _table(lines)
    return f"<p>{inline(' '.join(lines))}</p>"


def _list(lines: list[str]) -> str:
    kind = "ol" if lines[0][0].isdigit() else "ul"
    items = "".join(f"<li>{inline(match[2])}</li>" for line in lines if (match := _ITEM.fullmatch(line)))
    return f"<{kind}>{items}</{kind}>"


def _table(lines: list[str]) -> str:
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if not _RULE.fullmatch(line)]
    head = "".join(f"<th>{inline(cell)}</th>" for cell in rows[0])
    body = "".join("<tr>" + "".join(f"<td>{inline(cell)}</td>" for cell in row) + "</tr>" for row in rows[1:])
    return f'<table class="plain" cellspacing="0" width="100%"><tr>{head}</tr>{body}</table>'


def inline(text: str) -> str:
    """Words with strong, emphasis, and suits in their colours."""
    escaped = html.escape(text, quote=False)
    strong = re.sub(r"\*\*(.+?)\*\*", r"<b>\1</b>", escaped)
    emphasis = re.sub(r"\*(.+?)\*", r"<i>\1</i>", strong)
    return _CARD.sub(_card, emphasis)


def _card(match: re.Match[str]) -> str:
    rank, suit = match.groups()
    return f'{rank}<span class="{_SUITS[suit]}">{suit}</span>'
