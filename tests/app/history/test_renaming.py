"""A profile of another name: its deals, its records, nobody else's."""

from msgspec.structs import replace

from sueca_desktop.app.history.kept import deals_of
from sueca_desktop.engine.record import GameRecord, replay
from sueca_desktop.variants import discover
from tests.app.history.games import Opener, game, keep_all, kept


def named(record: GameRecord, name: str) -> GameRecord:
    return replace(record, players=(name, *record.players[1:]))


def test_the_deals_and_the_record_of_a_profile_take_its_new_name(opens: Opener) -> None:
    history, odd = opens(), "<b>x</b> %s{0} \u05d0"
    old, other = named(game(seed=1), "Ana"), named(game(seed=2), "Rui")
    keep_all(history, old)
    keep_all(history, other)
    assert set(history.profiles()) == {"Ana", "Rui"}
    history.rename("Ana", odd)
    assert set(history.profiles()) == {odd, "Rui"}
    mine = [deal for deal in history.deals() if deal.players[0] == odd]
    assert len(mine) == len(kept(old))
    assert mine[0].players[1:] == old.players[1:]
    record = history.record(mine[-1])
    assert record is not None
    assert (record.players[0], replay(record, discover()).players) == (odd, record.players)
    assert all(
        deal.key == one.key for deal, one in zip(mine, deals_of(record, discover(), mine[0].ended), strict=True) if one
    )
    assert opens.notices == []


def test_a_match_that_damage_has_made_nonsense_of_is_let_be(opens: Opener) -> None:
    history, record = opens(), named(game(seed=1), "Ana")
    keep_all(history, record)
    connection = history._opened.connection
    assert connection is not None
    connection.execute("UPDATE match SET head = '{'")
    history.rename("Ana", "Eva")
    assert history.profiles() == ("Ana",)


def test_who_was_only_deleted_is_no_profile(opens: Opener) -> None:
    history, record = opens(), named(game(seed=1), "Ana")
    keep_all(history, record)
    history.delete(history.deals())
    assert history.profiles() == ()
    history.rename("Ana", "Eva")
    assert history.deals() == ()
