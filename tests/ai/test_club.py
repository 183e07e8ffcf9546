"""The club player's manners and judgements, each in a concrete deal. Hearts are trump; seat 3 dealt the 2H."""

import pytest

from sueca_desktop.ai.club import Club
from sueca_desktop.ai.knowledge import Knowledge
from sueca_desktop.ai.manners import loses_seven
from sueca_desktop.rules.cards import card
from tests.ai.positions import answer, answers, position, tables, to_play

CLUB = Club()


def test_the_worked_trick_of_document_002() -> None:
    """Under the ace the seat with 7S and 2S plays the two, so the seven is then the highest spade."""
    seen = position("7S 2S 4D 5D 6D QD 3C 4C 5C 3H", "AS")
    assert answers(CLUB, seen) == ("2S", "guard-seven")
    later = position("7S 4D 5D 6D QD 3C 4C 5C 3H", "AS 2S QS 4H", "2C")
    assert Knowledge(later).is_master(card("7S"))


def test_no_seven_under_an_ace_unseen() -> None:
    """Partner's low card is third to an ace that the last seat may hold."""
    assert answers(CLUB, position("7S 2S 4D 5D 6D QD 3C 4C 5C 3H", "3S 4S"))[0] == "2S"


def test_no_seven_led_under_an_ace_unseen() -> None:
    code, _ = answers(CLUB, position("7S 7D 7C 2S 2D 2C 3S 3D 3C 3H"))
    assert code[0] != "7"


def test_the_seven_goes_once_nobody_after_it_can_have_the_ace() -> None:
    """Last to play, it wins ten points that the ace might take later."""
    assert answers(CLUB, position("7S 2S 4D 5D 6D QD 3C 4C 5C 2H", "KS 3S 4S")) == ("7S", "take-cheaply")


def test_the_seven_is_led_once_the_ace_is_gone() -> None:
    seen = position("7S 2D 3D 4D 3C 4C 5C 6C 3H", "AS 2S 3S 4S")
    assert answers(CLUB, seen) == ("7S", "lead-master")


def test_a_seven_is_lost_to_an_ace_only_by_force() -> None:
    looked_at = 0
    for table in tables(150):
        k = Knowledge(to_play(table))
        risky = [c.code for c in k.dutiful if loses_seven(k, c)]
        if 0 < len(risky) < len(k.dutiful):
            looked_at += 1
            assert answers(CLUB, k.observation)[0] not in risky
    assert looked_at > 5


def test_feeds_partners_sure_trick() -> None:
    """Partner's ace wins, nobody plays after: the king goes to him."""
    seen = position("KC 4C 2S 3S 4S 5S 2D 3D 4D 2H", "2C AC 3C")
    assert answers(CLUB, seen) == ("KC", "feed-partner")


def test_overtakes_partner_only_to_lay_points_on_his_trick() -> None:
    """Partner's king wins the third round of clubs: a fourth would be ruffed, so the ace's eleven points go now."""
    seen = position("AC JC 2S 3S 4S 2D 3D 3H", "3C 4C 5C 6C", "QD 4D 5D 6D", "2C KC 7S")
    assert answers(CLUB, seen) == ("AC", "feed-partner")


def test_does_not_ruff_partners_sure_trick() -> None:
    """Void in clubs, with trumps: the endangered seven of diamonds goes to partner, no trump."""
    seen = position("7D 2D 2S 3S 4S 5S 6S QS 2H 4H", "2C AC 3C")
    assert answers(CLUB, seen) == ("7D", "feed-partner")


def test_never_ruffs_partners_sure_trick_while_it_has_another_card() -> None:
    looked_at = 0
    for table in tables(250):
        k = Knowledge(to_play(table))
        void = k.trick.led is not None and k.dutiful[0].suit is not k.trick.led
        if void and k.friend_winning and k.winner_sure and not all(map(k.is_trump, k.dutiful)):
            looked_at += 1
            assert not k.is_trump(card(answers(CLUB, k.observation)[0]))
    assert looked_at > 2


def test_ruffs_points() -> None:
    seen = position("2S 3S 4S 5S 6S 2D 3D 4D 2H 4H", "AC 4C KC")
    code, reason = answers(CLUB, seen)
    assert (code[1], reason) == ("H", "ruff")


def test_ruffs_with_the_lowest_of_equal_trumps() -> None:
    assert answers(CLUB, position("2S 3S 4S 5S 6S 2D 3D 6H 3H 2H", "AC 4C KC"))[0] == "2H"


def test_keeps_its_trump_when_the_trick_is_empty() -> None:
    seen = position("2S 3S 4S 5S 6S 2D 3D 4D 2H 4H", "5C 3C 6C")
    assert answers(CLUB, seen) == ("2S", "save-trump")


def test_wins_cheaply_in_the_last_seat() -> None:
    """A picture is enough; the ace of trumps is kept."""
    assert answers(CLUB, position("AH QH 2S 3S 4S 5S 6S 2D 3D 2H", "6H 3H 4H")) == ("QH", "take-cheaply")
    assert answers(CLUB, position("AH KH 2S 3S 4S 5S 6S 2D 3D 2H", "JH 3H 4H")) == ("KH", "take-cheaply")


def test_plays_low_where_it_cannot_win() -> None:
    assert answers(CLUB, position("KC QC 2C 3S 4S 5S 2D 3D 4D 3H", "AC")) == ("2C", "play-low")


def test_takes_with_the_ace_in_second_seat() -> None:
    assert answers(CLUB, position("AC 2C 2S 3S 4S 5S 2D 3D 4D 3H", "KC")) == ("AC", "take")


def test_leads_an_ace() -> None:
    assert answers(CLUB, position("AS 2S 3S 2D 3D 4D 2C 3C 4C 3H")) == ("AS", "lead-ace")


def test_does_not_lead_an_ace_into_a_known_ruff() -> None:
    """Seat 1 ruffed the first trick, in clubs."""
    seen = position("AC 2D 3D 4D 5D 3S 4S 5S", "2C 4H 3C 4C", "2S 6S KS AS")
    assert answers(CLUB, seen)[0] != "AC"


def test_draws_trumps_when_long_in_them() -> None:
    """Six of the ten trumps, and side cards that a ruff would cost."""
    seen = position("AH KH JH QH 6H 3H AS 7S KS AC")
    assert answers(CLUB, seen) == ("AH", "draw-trumps")


def test_does_not_draw_trumps_that_only_partner_has() -> None:
    """Both opponents showed out of trumps: partner's are left alone."""
    seen = position("7H KH JH QH AS 7S KS AC", "AH 2D 3H 2H", "6H 3D 4H 4D")
    assert answers(CLUB, seen)[1] != "draw-trumps"


def test_leads_what_partner_can_ruff() -> None:
    """Partner threw a diamond on the king of clubs."""
    seen = position("3C 4C 2S 3S 4S 5S 6S 3D 4D", "AC 2C 2D 5C")
    assert answers(CLUB, seen)[1] == "lead-for-ruff"


def test_forced() -> None:
    assert answers(CLUB, position("KC 2S 3S 4S 5S 6S 2D 3D 4D 3H", "AC")) == ("KC", "forced")


def test_counts_the_cards_of_a_suit() -> None:
    """Ace, seven and king of clubs are gone, so the jack is led as the highest left."""
    seen = position("JC QS 3S 4S 5S 2D 3D", "AC 2C 3C 4C", "7C 5C 6C 2S", "KC QC 4D 5D")
    assert Knowledge(seen).is_master(card("JC"))


def test_out_of_turn_is_a_clear_error() -> None:
    table = next(tables(1))
    waiting = (to_play(table).seat + 1) % 4
    with pytest.raises(ValueError, match="turn"):
        answer(CLUB, table.observe(waiting))
