"""Options of a rule set: names, allowed values, defaults, and checking what a file or a person gave."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

OptionValue = int | str
Options = Mapping[str, OptionValue]


class OptionError(ValueError):
    """An option, or its value, that the rule set does not have."""


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """One option: its name, its allowed values in listing order, and the default among them."""

    name: str
    values: tuple[OptionValue, ...]
    default: OptionValue

    def check(self, given: object) -> OptionValue:
        """``given`` as one of the values, of exactly that type (so ``True`` and ``4.0`` are not 1 and 4).

        Raises:
            OptionError: it is none of them.
        """
        for value in self.values:
            if type(given) is type(value) and given == value:
                return value
        allowed = ", ".join(str(value) for value in self.values)
        raise OptionError(f"option {self.name!r} cannot be {str(given)[:40]!r}: it is one of {allowed}")


def resolve(specs: tuple[OptionSpec, ...], given: Mapping[str, object]) -> dict[str, OptionValue]:
    """Every option's value: as given, else the default.

    Raises:
        OptionError: an option of that name does not exist, or cannot have that value.
    """
    unknown = sorted(set(given) - {spec.name for spec in specs})
    if unknown:
        raise OptionError(f"no such option: {unknown[0][:40]!r}")
    return {spec.name: spec.check(given.get(spec.name, spec.default)) for spec in specs}
