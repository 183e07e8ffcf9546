"""The rule sets, one module each. A module here that holds ``VARIANT`` is a rule set: nothing else needs to know of
it.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Mapping
from functools import cache
from importlib import import_module

from sueca_desktop.engine.variant import Variant


def discover() -> dict[str, Variant]:
    """Every rule set by id, in the order of ids.

    Raises:
        RuntimeError: none was found (a package built without its modules), or two have one id.
    """
    return dict(_found(tuple(__path__)))


@cache
def _found(path: tuple[str, ...]) -> Mapping[str, Variant]:
    """Those in the folders of ``path``, which are looked through once."""
    modules = [import_module(f"{__name__}.{info.name}") for info in pkgutil.iter_modules(path)]
    found = [module.VARIANT for module in modules if isinstance(getattr(module, "VARIANT", None), Variant)]
    variants = {variant.id: variant for variant in sorted(found, key=lambda variant: variant.id)}
    if not variants:
        raise RuntimeError("no rule set was found: the package is incomplete")
    if len(variants) != len(found):
        raise RuntimeError("two rule sets have the same id")
    return variants
