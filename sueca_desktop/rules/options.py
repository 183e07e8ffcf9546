"""Options of a rule set: names, allowed values, defaults, and checking what a file or a person gave."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

OptionValue = int | str
Options = Mapping[str, OptionValue]


class OptionError(ValueError):
    """An option, or its value, that the rule set does not have."""


class OptionSpec(Struct, frozen=True):
    """One option: its name, its allowed values in listing order, and the default among them.

    ``depends``: (another option, a value of it, the values allowed with that); no entry leaves all of them.
    """

    name: str
    values: tuple[OptionValue, ...]
    default: OptionValue
    depends: tuple[tuple[str, OptionValue, tuple[OptionValue, ...]], ...] = ()

    def values_with(self, chosen: Options) -> tuple[OptionValue, ...]:
        """The values allowed beside those ``chosen`` for the other options."""
        return next((values for name, value, values in self.depends if chosen.get(name) == value), self.values)

    def check(self, given: object) -> OptionValue:
        """``given`` as one of the values, of exactly that type (so ``True`` and ``4.0`` are not 1 and 4).

        Raises:
            OptionError: it is none of them.
        """
        for value in self.values:
            if type(given) is type(value) and given == value:
                return value
        raise self._refusal(given, self.values)

    def check_with(self, chosen: Options) -> None:
        """Holds this option's value in ``chosen`` against the values of the others.

        Raises:
            OptionError: they do not go together.
        """
        allowed = self.values_with(chosen)
        if chosen[self.name] not in allowed:
            raise self._refusal(chosen[self.name], allowed)

    def _refusal(self, given: object, allowed: tuple[OptionValue, ...]) -> OptionError:
        words = ", ".join(str(value) for value in allowed)
        return OptionError(f"option {self.name!r} cannot be {str(given)[:40]!r}: it is one of {words}")


def resolve(specs: tuple[OptionSpec, ...], given: Mapping[str, object]) -> dict[str, OptionValue]:
    """Every option's value: as given, else the default.

    Raises:
        OptionError: an option of that name does not exist, or cannot have that value, or not beside the others.
    """
    unknown = sorted(set(given) - {spec.name for spec in specs})
    if unknown:
        raise OptionError(f"no such option: {unknown[0][:40]!r}")
    chosen = {spec.name: spec.check(given.get(spec.name, spec.default)) for spec in specs}
    for spec in specs:
        spec.check_with(chosen)
    return chosen
