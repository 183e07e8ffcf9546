"""Where the artwork and the texts are: in a source tree, an installed wheel or a frozen bundle alike."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
# An installed package carries the artwork as sueca_desktop/assets (setup.py); a source tree has it beside the package.
_ROOTS = (_PACKAGE / "assets", _PACKAGE.parent / "assets")


def asset(name: str) -> Path:
    """The file or folder `name` of the artwork, a relative path such as `cards/four/AS.svg`.

    Raises FileNotFoundError, naming what was asked for, where the installation lacks it.
    """
    return _find(name, _ROOTS, "artwork")


def package_file(name: str) -> Path:
    """The file or folder `name` inside the package, such as `texts/en/rules/sueca-bandeira.md`.

    Raises FileNotFoundError, naming what was asked for, where the installation lacks it.
    """
    return _find(name, (_PACKAGE,), "file")


def _find(name: str, roots: tuple[Path, ...], kind: str) -> Path:
    found = next((root / name for root in roots if (root / name).exists()), None)
    if found is None:
        raise FileNotFoundError(f"this installation of Sueca Desktop lacks the {kind} {name!r}")
    return found
