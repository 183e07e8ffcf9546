"""Numbers, shuffles and cuts from a seed."""

import collections
import hashlib
import hmac

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sueca_desktop.engine.dealing import cut
from sueca_desktop.engine.shuffle import SEED_BYTES, Draws, seed_of_number, shuffled
from sueca_desktop.rules.decks import SUECA_DECK

PACK = tuple(SUECA_DECK.cards)
seeds = st.binary(min_size=SEED_BYTES, max_size=SEED_BYTES)


def words(seed: bytes, count: int) -> list[int]:
    """The stream as the module describes it, told again."""
    stream = b"".join(hmac.digest(seed, i.to_bytes(8, "big"), hashlib.sha256) for i in range(count // 8 + 1))
    return [int.from_bytes(stream[i * 4 : i * 4 + 4], "big") for i in range(count)]


@given(seeds, st.lists(st.integers(1, 2**32), max_size=30))
def test_draws_follow_their_description(seed: bytes, bounds: list[int]) -> None:
    draws, stream = Draws(seed), iter(words(seed, 400))
    for n in bounds:
        expected = next(word for word in stream if word < 2**32 // n * n) % n
        assert draws.below(n) == expected


def test_a_word_that_would_tip_the_scales_is_passed_over() -> None:
    n = 2**31 + 1  # nearly every second word is refused
    seed = seed_of_number(1)
    fair = [word for word in words(seed, 200) if word < n]
    draws = Draws(seed)
    assert [draws.below(n) for _ in range(len(fair))] == fair
    assert 60 < len(fair) < 140


@pytest.mark.parametrize("n", [2, 3, 7, 40])
def test_every_number_comes_about_as_often(n: int) -> None:
    draws, each = Draws(seed_of_number(n)), 1000
    counts = collections.Counter(draws.below(n) for _ in range(n * each))
    assert set(counts) == set(range(n))
    chi2 = sum((count - each) ** 2 / each for count in counts.values())
    assert chi2 < n + 5 * (2 * n) ** 0.5  # some five standard deviations


@pytest.mark.parametrize("n", [0, -1, 2**32 + 1])
def test_bounds_that_cannot_be_drawn_below(n: int) -> None:
    with pytest.raises(ValueError, match="cannot be drawn"):
        Draws(bytes(SEED_BYTES)).below(n)


@pytest.mark.parametrize("length", [0, 31, 33])
def test_seeds_of_another_length(length: int) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Draws(bytes(length))


@given(seeds)
def test_a_shuffle_is_a_permutation_the_same_each_time(seed: bytes) -> None:
    mixed = shuffled(PACK, Draws(seed))
    assert sorted(mixed) == list(PACK)
    assert mixed == shuffled(PACK, Draws(seed))


def test_every_card_comes_to_every_place() -> None:
    draws, times = Draws(seed_of_number(0)), 4000
    places = collections.Counter((c, i) for _ in range(times) for i, c in enumerate(shuffled(PACK, draws)))
    assert len(places) == 1600
    assert all(40 < count < 180 for count in places.values())  # 100 is the mean, 10 the deviation


@given(seeds, st.integers(1, 39))
def test_a_cut_is_a_rotation(seed: bytes, at: int) -> None:
    pack = shuffled(PACK, Draws(seed))
    after = cut(pack, at)
    assert after[40 - at :] == pack[:at]
    assert cut(after, 40 - at) == pack


@pytest.mark.parametrize("at", [-1, 0, 40, 41])
def test_a_cut_leaves_two_packets(at: int) -> None:
    with pytest.raises(ValueError, match="both packets"):
        cut(PACK, at)


def test_a_deals_number_gives_its_seed_for_ever() -> None:
    assert seed_of_number(1).hex() == hashlib.sha256(b"sueca-desktop deal 1").hexdigest()
    assert len({seed_of_number(n) for n in range(1000)}) == 1000
