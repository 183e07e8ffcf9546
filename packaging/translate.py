"""The interface's words for its translators: found in the sources, kept in .ts files, compiled to .qm.

    translate.py            bring sueca_desktop/translations up to date; say what still lacks a translation
    translate.py --check    change nothing; one line for everything that is missing, left over, unlike or stale

Qt's lupdate does not see through a function that looks words up for its module (``_say("Trump")``), so the words are
found here: in ``QT_TRANSLATE_NOOP``, in ``QCoreApplication.translate``, and in calls of such functions. English, the
language of the sources, has only its plural forms translated.
"""

from __future__ import annotations

import argparse
import ast
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import PySide6

PACKAGE = Path(__file__).resolve().parents[1] / "sueca_desktop"
FOLDER = PACKAGE / "translations"
FORMS = {"en": 2, "pt": 2, "fr": 2, "de": 2}
"""How many plural forms each language has, as Qt counts."""
TERRITORIES = {"en": "en_GB", "pt": "pt_PT", "fr": "fr_FR", "de": "de_DE"}
FIELD = re.compile(r"\{\w*\}|%n|%\d|&(?=\w)")
"""What a translation must have as its source has it: fields, numbers, the mark of the access key."""


@dataclass(frozen=True, order=True)
class Key:
    """What Qt looks a text up by; ``plural``: it depends on a number."""

    context: str
    source: str
    plural: bool = False


Texts = Mapping[Key, tuple[str, ...]]


# ---- in the sources


def keys(folder: Path = PACKAGE / "ui") -> list[Key]:
    """Every text marked or looked up below ``folder``, each once, by files and lines."""
    found = (key for path in sorted(folder.rglob("*.py")) for key in _keys_of(path))
    return list(dict.fromkeys(found))


def _keys_of(path: Path) -> Iterator[Key]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    lookups = dict(_lookups(tree))
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            texts = [arg.value if isinstance(arg, ast.Constant) else None for arg in node.args]
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            match name, texts:
                case "QT_TRANSLATE_NOOP" | "translate", [str(context), str(source), *rest]:
                    yield Key(context, source, plural=len(rest) > 1)
                case _, [str(source), *_] if name in lookups:
                    yield Key(lookups[name], source)


def _lookups(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """(function, context) of each function that translates its first argument."""
    for function in tree.body:
        if isinstance(function, ast.FunctionDef) and function.args.args:
            first = function.args.args[0].arg
            for node in ast.walk(function):
                match node:
                    case ast.Call(ast.Attribute(attr="translate"), [ast.Constant(str(context)), ast.Name(name), *_]):
                        if name == first:
                            yield function.name, context


# ---- in the files


def read(path: Path) -> dict[Key, tuple[str, ...]]:
    """The translations of a .ts file; an empty one is not there yet."""
    if not path.is_file():
        return {}
    texts: dict[Key, tuple[str, ...]] = {}
    for context in ET.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            plural = message.get("numerus") == "yes"
            key = Key(context.findtext("name", ""), message.findtext("source", ""), plural)
            node = message.find("translation")
            forms = (
                [] if node is None else [form.text or "" for form in (node.iter("numerusform") if plural else [node])]
            )
            texts[key] = tuple(forms)
    return texts


def write(path: Path, lang: str, wanted: list[Key], texts: Texts) -> None:
    """A .ts file with the ``wanted`` keys, those without a translation marked as unfinished."""
    root = ET.Element("TS", version="2.1", language=TERRITORIES[lang], sourcelanguage="en_GB")
    contexts: dict[str, ET.Element] = {}
    for key in sorted(wanted, key=lambda key: key.context):
        if key.context not in contexts:
            contexts[key.context] = ET.SubElement(root, "context")
            ET.SubElement(contexts[key.context], "name").text = key.context
        _message(contexts[key.context], key, texts.get(key, ()), FORMS[lang])
    ET.indent(root, "  ")
    head = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
    path.write_text(head + ET.tostring(root, encoding="unicode") + "\n", encoding="utf-8", newline="\n")


def _message(context: ET.Element, key: Key, forms: tuple[str, ...], count: int) -> None:
    message = ET.SubElement(context, "message", {"numerus": "yes"} if key.plural else {})
    ET.SubElement(message, "source").text = key.source
    translation = ET.SubElement(message, "translation", {} if forms and all(forms) else {"type": "unfinished"})
    if key.plural:
        for form in forms or ("",) * count:
            ET.SubElement(translation, "numerusform").text = form
    else:
        translation.text = forms[0] if forms else ""


def compile_to(path: Path, source: Path) -> None:
    """The .qm file of a .ts file, by Qt's lrelease."""
    program = Path(PySide6.__path__[0]) / ("lrelease.exe" if sys.platform == "win32" else "lrelease")
    subprocess.run([program, "-silent", source, "-qm", path], check=True)


# ---- both together


def expected(lang: str, found: list[Key]) -> list[Key]:
    """What a language must translate."""
    return [key for key in found if key.plural] if lang == "en" else found


def problems(lang: str, found: list[Key]) -> Iterator[str]:
    """One line for each text of a language that is missing, left over, or has other fields than its source."""
    wanted, texts = expected(lang, found), read(FOLDER / f"{lang}.ts")
    for key in wanted:
        forms = texts.get(key, ())
        where = f"{lang} {key.context}: {key.source!r}"
        if not forms or not all(forms) or len(forms) != (FORMS[lang] if key.plural else 1):
            yield f"{where} is not translated"
        for form in filter(None, forms):
            if set(FIELD.findall(form)) != set(FIELD.findall(key.source)) or len(re.findall(r"&\w", form)) > 1:
                yield f"{where} has other fields in {form!r}"
    for key in texts.keys() - set(wanted):
        yield f"{lang} {key.context}: {key.source!r} is translated, but the app does not say it"


def stale(lang: str) -> bool:
    """Whether the .qm file is not what its .ts file gives."""
    with tempfile.TemporaryDirectory() as folder:
        fresh, kept = Path(folder, "fresh.qm"), FOLDER / f"{lang}.qm"
        compile_to(fresh, FOLDER / f"{lang}.ts")
        return not kept.is_file() or kept.read_bytes() != fresh.read_bytes()


def check(found: list[Key]) -> list[str]:
    """Everything that is wrong with the committed files."""
    lines = [line for lang in FORMS for line in problems(lang, found)]
    return lines + [f"{lang}.qm is stale: ./dev translate" for lang in FORMS if stale(lang)]


def update(found: list[Key]) -> list[str]:
    """Brings every file up to date; what still has to be translated."""
    FOLDER.mkdir(exist_ok=True)
    for lang in FORMS:
        path = FOLDER / f"{lang}.ts"
        write(path, lang, expected(lang, found), read(path))
        compile_to(FOLDER / f"{lang}.qm", path)
    return [line for lang in FORMS for line in problems(lang, found)]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="change nothing, say what is wrong")
    found = keys()
    lines = check(found) if parser.parse_args().check else update(found)
    print("\n".join([*lines, f"{len(found)} texts, {len(lines)} problems"]))
    return int(bool(lines))


if __name__ == "__main__":
    sys.exit(main())
