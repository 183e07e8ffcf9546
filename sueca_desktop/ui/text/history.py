"""The words of the statistics and of the list of past deals."""

from __future__ import annotations

from datetime import datetime
from enum import Enum

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from sueca_desktop.ai.levels import Level
from sueca_desktop.app.history.kept import KeptDeal, Result
from sueca_desktop.rules.scoring import ScoreRule
from sueca_desktop.ui.text import computer, rules, seats
from sueca_desktop.ui.text.language import number, signed
from sueca_desktop.ui.text.marking import QT_TRANSLATE_NOOP


class Label(Enum):
    """A label; :func:`say` gives it in the language of the moment. ``&`` marks the access key."""

    STATISTICS = QT_TRANSLATE_NOOP("History", "Statistics")
    DEALS = QT_TRANSLATE_NOOP("History", "Past deals")
    OWN_CARDS = QT_TRANSLATE_NOOP("History", "Your cards, counted")
    TO_CARDS = QT_TRANSLATE_NOOP("History", "Your &cards, counted")
    TO_STATISTICS = QT_TRANSLATE_NOOP("History", "S&tatistics")
    TO_DEALS = QT_TRANSLATE_NOOP("History", "&Past deals")
    # which deals
    GAME = QT_TRANSLATE_NOOP("History", "Game")
    TIME = QT_TRANSLATE_NOOP("History", "Time")
    PLAYER = QT_TRANSLATE_NOOP("History", "Name")
    RESULT = QT_TRANSLATE_NOOP("History", "Result")
    ALL_GAMES = QT_TRANSLATE_NOOP("History", "All games")
    EVERYBODY = QT_TRANSLATE_NOOP("History", "All names")
    ALL_RESULTS = QT_TRANSLATE_NOOP("History", "All results")
    ALWAYS = QT_TRANSLATE_NOOP("History", "All the time")
    TODAY = QT_TRANSLATE_NOOP("History", "Today")
    WEEK = QT_TRANSLATE_NOOP("History", "Last 7 days")
    MONTH = QT_TRANSLATE_NOOP("History", "Last 30 days")
    YEAR = QT_TRANSLATE_NOOP("History", "Last 365 days")
    # figures
    DEALS_PLAYED = QT_TRANSLATE_NOOP("History", "Deals played")
    DEALS_WON = QT_TRANSLATE_NOOP("History", "Deals won")
    MATCHES_WON = QT_TRANSLATE_NOOP("History", "Matches won")
    RANKING = QT_TRANSLATE_NOOP("History", "Ranking points")
    STREAK = QT_TRANSLATE_NOOP("History", "Longest run won")
    CARDS = QT_TRANSLATE_NOOP("History", "Cards better than")
    OF = QT_TRANSLATE_NOOP("History", "{count} of {total}")
    PRACTICE_TOO = QT_TRANSLATE_NOOP("History", "{count} for practice")
    RUN_WON = QT_TRANSLATE_NOOP("History", "now {count} won")
    RUN_LOST = QT_TRANSLATE_NOOP("History", "now {count} lost")
    LUCK_ORDINARY = QT_TRANSLATE_NOOP("History", "within chance")
    LUCK_GOOD = QT_TRANSLATE_NOOP("History", "above chance")
    LUCK_BAD = QT_TRANSLATE_NOOP("History", "below chance")
    MISTAKES = QT_TRANSLATE_NOOP("History", "Mistakes a deal")
    # curves and bars
    CURVE = QT_TRANSLATE_NOOP("History", "Curve")
    BARS = QT_TRANSLATE_NOOP("History", "Bars")
    CURVE_RATE = QT_TRANSLATE_NOOP("History", "Deals won, lately")
    CURVE_RANKING = QT_TRANSLATE_NOOP("History", "Ranking")
    CURVE_LUCK = QT_TRANSLATE_NOOP("History", "Luck")
    CURVE_MISTAKES = QT_TRANSLATE_NOOP("History", "Mistakes")
    MISTAKES_TIP = QT_TRANSLATE_NOOP("History", "Mean of your mistakes in the last twenty deals reviewed, at each")
    RATE_TIP = QT_TRANSLATE_NOOP("History", "Share won of the last twenty deals, at each deal")
    RANKING_TIP = QT_TRANSLATE_NOOP("History", "Running total of riscos won and lost")
    LUCK_TIP = QT_TRANSLATE_NOOP("History", "Running total of good and bad hands; chance alone stays in the pale band")
    BY_GAME = QT_TRANSLATE_NOOP("History", "Games")
    BY_LEVEL = QT_TRANSLATE_NOOP("History", "Levels")
    BY_PLACE = QT_TRANSLATE_NOOP("History", "Places")
    BY_CONTRACT = QT_TRANSLATE_NOOP("History", "Contracts")
    GAME_TIP = QT_TRANSLATE_NOOP("History", "Share won of the deals of each game")
    LEVEL_TIP = QT_TRANSLATE_NOOP("History", "Share won against each level of computer players")
    PLACE_TIP = QT_TRANSLATE_NOOP("History", "Share won by where you sat from the dealer")
    CONTRACT_TIP = QT_TRANSLATE_NOOP("History", "Share of contracts made")
    MEAN_BID = QT_TRANSLATE_NOOP("History", "{tip}; mean of your bids: {bid}")
    DEALER = QT_TRANSLATE_NOOP("History", "You dealt")
    PLACE = QT_TRANSLATE_NOOP("History", "Seat {number} after the dealer")
    OWN_BIDS = QT_TRANSLATE_NOOP("History", "Your own")
    PARTNER_BIDS = QT_TRANSLATE_NOOP("History", "As the partner called")
    OTHER_BIDS = QT_TRANSLATE_NOOP("History", "Against you")
    UNKNOWN_LEVEL = QT_TRANSLATE_NOOP("History", "Not known")
    # where there is nothing
    EMPTY_TITLE = QT_TRANSLATE_NOOP("History", "No deal has been played yet")
    EMPTY = QT_TRANSLATE_NOOP("History", "Every deal you finish is kept here, with what became of it.")
    NONE_CHOSEN_TITLE = QT_TRANSLATE_NOOP("History", "No such deal")
    NONE_CHOSEN = QT_TRANSLATE_NOOP("History", "Of the deals that are kept, none is like that. Choose less narrowly.")
    ONLY_PRACTICE_TITLE = QT_TRANSLATE_NOOP("History", "Only practice deals so far")
    ONLY_PRACTICE = QT_TRANSLATE_NOOP("History", "Practice does not count here. You find those deals in the list.")
    NO_HISTORY_TITLE = QT_TRANSLATE_NOOP("History", "There is no history here")
    NO_HISTORY = QT_TRANSLATE_NOOP(
        "History", "The file of past deals cannot be opened. You can play all the same; nothing is counted."
    )
    TOO_FEW = QT_TRANSLATE_NOOP("History", "The curve begins with the fifth deal.")
    # past deals
    COLUMN_DATE = QT_TRANSLATE_NOOP("History", "When")
    COLUMN_WITH = QT_TRANSLATE_NOOP("History", "Players")
    COLUMN_CONTRACT = QT_TRANSLATE_NOOP("History", "Contract")
    COLUMN_POINTS = QT_TRANSLATE_NOOP("History", "Card points")
    COLUMN_SCORE = QT_TRANSLATE_NOOP("History", "Your score")
    WON = QT_TRANSLATE_NOOP("History", "Won")
    LOST = QT_TRANSLATE_NOOP("History", "Lost")
    DRAWN = QT_TRANSLATE_NOOP("History", "Drawn")
    PASSED = QT_TRANSLATE_NOOP("History", "Passed out")
    WATCHED = QT_TRANSLATE_NOOP("History", "Watched")
    ABANDONED = QT_TRANSLATE_NOOP("History", "Abandoned")
    PRACTICE = QT_TRANSLATE_NOOP("History", "practice")
    NULLS = QT_TRANSLATE_NOOP("History", "nulls")
    SPOKEN = QT_TRANSLATE_NOOP("History", "{game}, {date}: {result}, {rule}")
    OPEN = QT_TRANSLATE_NOOP("History", "&Look at the deal")
    SAVE = QT_TRANSLATE_NOOP("History", "&Save")
    EXPORT = QT_TRANSLATE_NOOP("History", "The match up to this deal, as a &record…")
    EXPORT_TABLE = QT_TRANSLATE_NOOP("History", "The list, as a &table…")
    DELETE = QT_TRANSLATE_NOOP("History", "&Delete…")
    DELETE_FOR_GOOD = QT_TRANSLATE_NOOP("History", "&Delete for good")
    KEEP = QT_TRANSLATE_NOOP("History", "&Keep")
    BACK = QT_TRANSLATE_NOOP("History", "&Back to the list")
    RECORDS = QT_TRANSLATE_NOOP("History", "Records of Sueca Desktop (*.sueca.json)")
    TABLES = QT_TRANSLATE_NOOP("History", "Tables (*.csv)")
    SAVED = QT_TRANSLATE_NOOP("History", "Saved as {file}.")
    CANNOT_SAVE = QT_TRANSLATE_NOOP("History", "It cannot be saved there: {reason}.")
    # unfinished games
    UNFINISHED = QT_TRANSLATE_NOOP("History", "Unfinished games")
    PLAYED_LAST = QT_TRANSLATE_NOOP("History", "Last played: {date}")
    PLAY_ON = QT_TRANSLATE_NOOP("History", "&Play on")
    DELETE_LEFT = QT_TRANSLATE_NOOP(
        "History", "Delete this unfinished game? Its finished deals stay in the statistics."
    )
    NONE_LEFT_TITLE = QT_TRANSLATE_NOOP("History", "No unfinished games")
    NONE_LEFT = QT_TRANSLATE_NOOP("History", "A match that makes room for another waits here until you play on.")
    CANNOT_TAKE = QT_TRANSLATE_NOOP("History", "This game cannot be taken up: {reason}.")
    CANNOT_DELETE = QT_TRANSLATE_NOOP("History", "It cannot be deleted: {reason}.")
    GONE = QT_TRANSLATE_NOOP("History", "The record of this deal cannot be read.")


NOTHING = "–"
_RESULTS = {Result.WON: Label.WON, Result.LOST: Label.LOST, Result.DRAWN: Label.DRAWN, Result.PASSED: Label.PASSED}


def say(label: Label) -> str:
    """The label in the language of the moment."""
    return QCoreApplication.translate("History", label.value)


def plain(label: Label) -> str:
    """The label without the mark of its access key and without dots."""
    return say(label).replace("&", "").rstrip("…")


def deals(count: int) -> str:
    """``3 deals``."""
    return QCoreApplication.translate("History", "%n deal(s)", "", count)


def delete_question(count: int) -> str:
    """What is asked before deals are deleted."""
    return QCoreApplication.translate("History", "Delete %n deal(s) and all that was counted of them?", "", count)


def reviewed(count: int) -> str:
    """How many deals were reviewed."""
    return QCoreApplication.translate("History", "%n deal(s) reviewed", "", count)


def percent(share: float) -> str:
    """``54 %``, as the language writes it; ``share``: 0 to 1."""
    return QCoreApplication.translate("History", "{number}%").format(number=number(round(100 * share)))


def share(won: int, total: int) -> str:
    """``12 of 20``."""
    return say(Label.OF).format(count=number(won), total=number(total))


def date(moment: datetime) -> str:
    """The day, where the user is."""
    return QLocale().toString(_local(moment).date(), QLocale.FormatType.ShortFormat)


def date_and_time(moment: datetime) -> str:
    """Day and time, where the user is."""
    local = _local(moment)
    return f"{date(moment)} {QLocale().toString(local.time(), QLocale.FormatType.ShortFormat)}"


def _local(moment: datetime) -> QDateTime:
    return QDateTime.fromSecsSinceEpoch(int(moment.timestamp()))


def result(of: Result) -> str:
    return say(_RESULTS[of])


def outcome(deal: KeptDeal) -> str:
    """How a deal came out for the user, and whether it was practice."""
    if deal.seat is None:
        return say(Label.WATCHED)
    text = say(Label.ABANDONED) if deal.abandoned else result(deal.result)
    return f"{text} ({say(Label.PRACTICE)})" if deal.practice else text


def players(deal: KeptDeal) -> str:
    """The others at the table, a partner first."""
    own = deal.seat or 0
    others = [(seat + own) % len(deal.players) for seat in range(1, len(deal.players))]
    return ", ".join(seats.shown(deal.players[seat], 12) for seat in others)


def contract(deal: KeptDeal) -> str:
    """What was bid and by whom, whose name may be cut; who made trump; empty without a contract."""
    if deal.bidder is None:
        return ""
    bid = say(Label.NULLS) if deal.nulls else "" if deal.bid is None else number(deal.bid)
    return f"{bid} {seats.shown(deal.players[deal.bidder], 12)}".strip()


def card_points(deal: KeptDeal) -> str:
    return f"{deal.card_points[0]} : {deal.card_points[1]}" if deal.card_points else ""


def score(deal: KeptDeal) -> str:
    """The user's game points of a deal: a gain or a loss; a plain number where nobody can lose any."""
    if deal.seat is None:
        return ""
    return signed(deal.own_points) if deal.losers_pay else number(deal.own_points)


def rule(deal: KeptDeal) -> str:
    """The rule that gave the score, in a word or two; empty for an abandoned deal, or one this program does not
    know.
    """
    known = next((one for one in ScoreRule if one.value == deal.rule), None)
    return rules.score_rule_short(known) if known else ""


def level(value: str) -> str:
    """A level of computer players by the value in the record."""
    known = next((one for one in Level if one.value == value), None)
    return computer.level(known) if known else say(Label.UNKNOWN_LEVEL)


def place(after_dealer: int) -> str:
    """Where the user sat, in seats after the dealer."""
    return say(Label.PLACE).format(number=after_dealer) if after_dealer else say(Label.DEALER)
