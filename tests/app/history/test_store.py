"""What is written into the history is read from it: once, whole, and gone when it is deleted."""

import random
import tempfile
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from sueca_desktop.app.game import Game
from sueca_desktop.app.history.collecting import collect, remove
from sueca_desktop.app.history.store import History
from sueca_desktop.app.paths import CURRENT, data_dir
from sueca_desktop.engine.record import replay
from tests.app.history.games import Opener, deal_marked, game, keep_all, kept, marked, save, unfinished
from tests.support.deals import COMBINATIONS, VARIANTS


@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_every_deal_comes_back_as_it_was(opens: Opener, variant: str) -> None:
    record, history = game(variant, 5), opens()
    keep_all(history, record)
    assert history.deals() == kept(record)
    history.close()
    again = opens()
    assert again.deals() == kept(record)
    assert again.record(again.deals()[-1]) == record
    assert opens.notices == []


def test_a_deal_told_twice_is_written_once(opens: Opener) -> None:
    record, history = game(), opens()
    deal = kept(record)[0]
    assert history.keep(deal, record) is True
    assert history.keep(deal, record) is False
    assert history.deals() == (deal,)


def test_another_end_of_a_deal_takes_the_place_of_the_first(opens: Opener) -> None:
    record, history = game(), opens()
    other = deal_marked(replace(game(seed=2), extra=record.extra), 1, practice=True)
    keep_all(history, record)
    history.set_analysis(kept(record)[1], {"grade": "best"})
    history.set_analysis(kept(record)[0], {"grade": "fine"})
    assert history.keep(kept(other)[1], other) is True
    assert [deal.practice for deal in history.deals()] == [False, True, False]
    assert history.analysis(kept(record)[1]) is None
    assert history.analysis(kept(record)[0]) == {"grade": "fine"}


def test_an_analysis_is_kept_with_its_deal(opens: Opener) -> None:
    record, history = game(), opens()
    keep_all(history, record)
    deal, other, _ = history.deals()
    history.set_analysis(deal, {"values": [1, 2.5, None], "words": "pê"})
    history.close()
    again = opens()
    assert again.analysis(deal) == {"values": [1, 2.5, None], "words": "pê"}
    assert again.analysis(other) is None
    again.delete([deal])
    assert again.analysis(deal) is None
    again.set_analysis(deal, {"late": True})
    assert again.analysis(deal) is None


@pytest.mark.parametrize(
    ("content", "mistakes"), [({"mistakes": 2}, 2), ({"mistakes": "2"}, None), ({"mistakes": -1}, None), ({}, None)]
)
def test_the_mistakes_that_a_review_found_stand_with_the_deal(
    opens: Opener, content: dict[str, object], mistakes: int | None
) -> None:
    record, history = game(), opens()
    keep_all(history, record)
    first, *_ = history.deals()
    history.set_analysis(first, content)
    assert [deal.mistakes for deal in history.deals()] == [mistakes, None, None]


def test_the_record_goes_as_far_as_the_deal(opens: Opener) -> None:
    record, history = game(deals=4), opens()
    keep_all(history, record)
    second = history.record(history.deals()[1])
    assert second == replace(record, deals=record.deals[:2])
    assert replay(second, VARIANTS).standing == replay(record, VARIANTS).deals[2].before
    assert history.record(replace(history.deals()[1], match="0" * 32)) is None


def test_a_deal_after_a_deleted_one_stands_alone(opens: Opener) -> None:
    record, history = game(deals=4), opens()
    keep_all(history, record)
    first, second, third, _ = history.deals()
    history.delete([second])
    assert history.record(third) == replace(record, deals=record.deals[2:3])
    assert history.record(first) == replace(record, deals=record.deals[:1])
    assert history.record(second) is None


# ---- deleting


def test_a_deleted_deal_is_not_brought_back(opens: Opener) -> None:
    record, history = game(), opens()
    keep_all(history, record)
    first, second, third = history.deals()
    assert history.delete([second]) == ()
    keep_all(history, record)
    assert history.deals() == (first, third)


def test_nothing_of_a_deleted_match_is_left(opens: Opener) -> None:
    record = replace(game(), players=("Maximiliana", "Rui", "Inês", "Zé"))
    path = save(record)
    history = opens()
    list(collect(history, data_dir()))
    names = history.delete(history.deals())
    assert names == (path.name,)
    remove(data_dir(), names)
    assert not path.exists()
    history.close()
    assert b"Maximiliana" not in b"".join(p.read_bytes() for p in data_dir().rglob("*") if p.is_file())


def test_a_match_of_which_all_was_deleted_can_go_on(opens: Opener) -> None:
    record, history = game(deals=3), opens()
    for deal in kept(record)[:2]:
        history.keep(deal, record)
    history.delete(history.deals())
    assert history.keep(kept(record)[2], record)
    assert history.deals() == kept(record)[2:]


@pytest.mark.parametrize("name", ["../secret", "/etc/passwd", "..", ""])
def test_only_games_that_were_are_removed(name: str) -> None:
    outside = data_dir() / "secret"
    outside.write_text("kept", encoding="utf-8")
    (data_dir() / "games").mkdir()
    remove(data_dir(), [name])
    assert outside.read_text(encoding="utf-8") == "kept"


# ---- saved games


def test_saved_games_are_read_once_and_again_when_they_grow(opens: Opener) -> None:
    whole = game(deals=4)
    save(replace(whole, deals=whole.deals[:2]))
    save(unfinished(game("klaberjass", 2), 3), "x").replace(data_dir() / CURRENT)
    history = opens()
    assert sum(collect(history, data_dir())) == 3
    assert list(collect(history, data_dir())) == []
    save(whole)
    assert sum(collect(history, data_dir())) == 2
    assert len(history.deals()) == 5


def test_a_game_that_lies_there_twice_counts_once(opens: Opener) -> None:
    save(game(), "one")
    save(game(), "two")
    history = opens()
    list(collect(history, data_dir()))
    assert len(history.deals()) == 3


def test_what_is_no_game_is_passed_over(opens: Opener, tmp_path: Path) -> None:
    folder = save(game()).parent
    (folder / "bad.sueca.json").write_bytes(b"\xff\xfe{")
    (folder / "folder.sueca.json").mkdir()
    (folder / "gone.sueca.json").symlink_to(tmp_path / "nowhere")
    foreign = replace(game(seed=3), variant="bridge")
    save(foreign, "foreign")
    history = opens()
    list(collect(history, data_dir()))
    assert [deal.key for deal in history.deals()] == [deal.key for deal in kept(game())]
    assert list(collect(history, data_dir())) == [], "nor tried again"
    assert opens.notices == []


def test_an_old_game_without_an_id_keeps_the_one_it_is_given(opens: Opener) -> None:
    old = replace(game("sueca-bandeira", 2), extra={})
    save(old)
    history = opens()
    list(collect(history, data_dir()))
    resumed = Game.loaded(old)
    record = resumed.record()
    for deal in kept(record):
        history.keep(deal, record)
    assert len(history.deals()) == 2


@settings(max_examples=15)
@given(st.integers(0, 2**32))
def test_any_order_of_the_same_deals_gives_the_same_history(number: int) -> None:
    """Whatever a crash has left where: each deal once, with its last end."""
    rng = random.Random(number)
    variant, options = rng.choice(COMBINATIONS)
    record = game(variant, 3, seed=rng.randrange(3), **options)
    told = [(deal, record) for deal in kept(record)] * 2
    rng.shuffle(told)
    with tempfile.TemporaryDirectory() as folder:
        history = History(Path(folder) / "history.db", lambda notice: None)
        for deal, whole in told:
            history.keep(deal, marked(whole, watch=False))
        assert history.deals() == kept(record)
        history.close()
