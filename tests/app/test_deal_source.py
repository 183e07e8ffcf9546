"""From a seed to a deal: the documented draws in the documented order, followed here by hand."""

import hashlib
import hmac

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sueca_desktop.engine.deal_source import deal_from_seed
from sueca_desktop.engine.dealing import Layout
from sueca_desktop.engine.shuffle import seed_of_number
from sueca_desktop.variants import discover

FOUR_PLAYERS = ["sueca-bandeira", "sueca-riscos"]
SEEDS = st.binary(min_size=32, max_size=32)


class ByHand:
    """The stream as the documentation tells it, written anew."""

    def __init__(self, seed: bytes) -> None:
        self.bytes = b"".join(hmac.new(seed, i.to_bytes(8, "big"), hashlib.sha256).digest() for i in range(64))

    def below(self, n: int) -> int:
        while True:
            word, self.bytes = int.from_bytes(self.bytes[:4], "big"), self.bytes[4:]
            if word < 2**32 // n * n:
                return word % n


def by_hand(variant: str, seed: bytes, dealer: int | None) -> tuple[int, list[str], str]:
    """(dealer, hands with their cards sorted, the turned card)."""
    draws = ByHand(seed)
    pack = [rank + suit for suit in "SHDC" for rank in "AKQJ765432"]
    for i in range(39, 0, -1):
        j = draws.below(i + 1)
        pack[i], pack[j] = pack[j], pack[i]
    at = 1 + draws.below(39)
    pack = pack[at:] + pack[:at]
    top = variant == "sueca-riscos" and draws.below(2) == 1
    dealer = draws.below(4) if dealer is None else dealer
    order = {"sueca-bandeira": [1, 2, 3, 0], "sueca-riscos": [0, 1, 2, 3] if top else [3, 2, 1, 0]}[variant]
    hands = [""] * 4
    for packet, offset in enumerate(order):
        hands[(dealer + offset) % 4] = " ".join(sorted(pack[packet * 10 : packet * 10 + 10]))
    return dealer, hands, pack[0] if top else pack[-1]


def told(layout: Layout) -> tuple[int, list[str], str]:
    assert layout.turned is not None
    return layout.dealer, [" ".join(sorted(c.code for c in hand)) for hand in layout.hands], layout.turned.code


@given(seed=SEEDS, dealer=st.none() | st.integers(0, 3), variant=st.sampled_from(FOUR_PLAYERS))
def test_the_documented_draws_in_the_documented_order(seed: bytes, dealer: int | None, variant: str) -> None:
    rules = discover()[variant].rules()
    layout = deal_from_seed(rules, seed, dealer)
    assert told(layout) == by_hand(variant, seed, dealer)
    rules.check(rules.spec, layout)


def test_deal_number_one_is_the_same_on_every_machine() -> None:
    """Golden: this must never change, people will have written the number down."""
    layout = deal_from_seed(discover()["sueca-bandeira"].rules(), seed_of_number(1), None)
    assert told(layout) == GOLDEN


GOLDEN = (
    3,
    [
        "2H 2S 5D 5S 6C 6D JC JH KH QC",
        "2C 4D 4H 4S 5C 6H 7S AD AH QS",
        "2D 3S 7D 7H AS JS KC KD KS QD",
        "3C 3D 3H 4C 5H 6S 7C AC JD QH",
    ],
    "QH",
)


def test_every_dealer_and_both_styles_occur() -> None:
    rules = discover()["sueca-riscos"].rules()
    layouts = [deal_from_seed(rules, seed_of_number(n), None) for n in range(200)]
    assert {layout.dealer for layout in layouts} == {0, 1, 2, 3}
    first = {layout.hands[layout.dealer][0] is layout.turned for layout in layouts}
    assert first == {True, False}
    assert len({layout.hands for layout in layouts}) == 200


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_seed_has_32_bytes(length: int) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        deal_from_seed(discover()["sueca-bandeira"].rules(), bytes(length), None)
