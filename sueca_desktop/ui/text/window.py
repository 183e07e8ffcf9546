"""The labels of the window. ``&`` marks the access key."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QCoreApplication

from sueca_desktop.ui.text.marking import QT_TRANSLATE_NOOP


class Word(Enum):
    """A label; :func:`say` gives it in the language of the moment."""

    APP = QT_TRANSLATE_NOOP("Window", "Sueca Desktop")
    # menus
    MENU_GAME = QT_TRANSLATE_NOOP("Window", "&Game")
    MENU_VIEW = QT_TRANSLATE_NOOP("Window", "&View")
    MENU_HELP = QT_TRANSLATE_NOOP("Window", "&Help")
    MENU_SPEED = QT_TRANSLATE_NOOP("Window", "&Speed")
    MENU_THEME = QT_TRANSLATE_NOOP("Window", "&Colours")
    MENU_DECK = QT_TRANSLATE_NOOP("Window", "&Deck")
    MENU_BACK = QT_TRANSLATE_NOOP("Window", "Card &back")
    MENU_TABLE = QT_TRANSLATE_NOOP("Window", "&Table")
    TOOLBAR = QT_TRANSLATE_NOOP("Window", "Toolbar")
    # actions
    NEW_GAME = QT_TRANSLATE_NOOP("Window", "&New game…")
    NEXT_DEAL = QT_TRANSLATE_NOOP("Window", "Ne&xt deal")
    ACCUSE = QT_TRANSLATE_NOOP("Window", "&Accuse…")
    UNDO = QT_TRANSLATE_NOOP("Window", "&Undo")
    REDO = QT_TRANSLATE_NOOP("Window", "Re&do")
    DEAL_AGAIN = QT_TRANSLATE_NOOP("Window", "Same deal a&gain")
    DEAL_NUMBER = QT_TRANSLATE_NOOP("Window", "Deal nu&mber and seal…")
    HINT = QT_TRANSLATE_NOOP("Window", "H&int")
    CLAIM = QT_TRANSLATE_NOOP("Window", "&Claim the rest")
    OPEN_RECORD = QT_TRANSLATE_NOOP("Window", "&Open a saved match…")
    SAVE_RECORD = QT_TRANSLATE_NOOP("Window", "Sa&ve this match…")
    MENU_SHEET = QT_TRANSLATE_NOOP("Window", "Score s&heet")
    COPY_SHEET = QT_TRANSLATE_NOOP("Window", "&Copy")
    SHEET_TABLE = QT_TRANSLATE_NOOP("Window", "Save as a &table…")
    SHEET_PDF = QT_TRANSLATE_NOOP("Window", "Save as P&DF…")
    PRINT_SHEET = QT_TRANSLATE_NOOP("Window", "&Print…")
    LAST_TRICK = QT_TRANSLATE_NOOP("Window", "&Last trick")
    RESULT = QT_TRANSLATE_NOOP("Window", "&Result of the deal")
    REVIEW = QT_TRANSLATE_NOOP("Window", "R&eview of the deal")
    REVIEW_BUTTON = QT_TRANSLATE_NOOP("Window", "&Review")
    SETTINGS = QT_TRANSLATE_NOOP("Window", "Se&ttings…")
    SAW = QT_TRANSLATE_NOOP("Window", "&What the computer saw…")
    STATISTICS = QT_TRANSLATE_NOOP("Window", "&Statistics…")
    PAST_DEALS = QT_TRANSLATE_NOOP("Window", "&Past deals…")
    UNFINISHED = QT_TRANSLATE_NOOP("Window", "Un&finished games…")
    ABANDON = QT_TRANSLATE_NOOP("Window", "A&bandon match…")
    QUIT = QT_TRANSLATE_NOOP("Window", "&Quit")
    SPEED_NOW = QT_TRANSLATE_NOOP("Window", "Speed: {speed}")
    MUTE = QT_TRANSLATE_NOOP("Window", "&Mute")
    UNMUTE = QT_TRANSLATE_NOOP("Window", "Sounds on")
    FULL_SCREEN = QT_TRANSLATE_NOOP("Window", "&Full screen")
    KEYS = QT_TRANSLATE_NOOP("Window", "&Keys")
    ABOUT = QT_TRANSLATE_NOOP("Window", "&About Sueca Desktop")
    SCORE_SHEET = QT_TRANSLATE_NOOP("Window", "Score sheet")
    TRICKS = QT_TRANSLATE_NOOP("Window", "Tricks")
    RULES = QT_TRANSLATE_NOOP("Window", "Rules")
    HOW_TO_PLAY = QT_TRANSLATE_NOOP("Window", "&How to play")
    GUIDED = QT_TRANSLATE_NOOP("Window", "&Guided deal")
    MENU_LANGUAGE = QT_TRANSLATE_NOOP("Window", "&Language")
    LANGUAGE_SYSTEM = QT_TRANSLATE_NOOP("Window", "As the system: {language}")
    # the state of the game
    TRUMP = QT_TRANSLATE_NOOP("Window", "Trump: {suit}")
    YOUR_TURN = QT_TRANSLATE_NOOP("Window", "Your turn")
    DEALING = QT_TRANSLATE_NOOP("Window", "Dealing…")
    TURN_OF = QT_TRANSLATE_NOOP("Window", "{name} to play")
    TURN_TO_SPEAK = QT_TRANSLATE_NOOP("Window", "{name} to speak")
    YOU_CUT = QT_TRANSLATE_NOOP("Window", "You cut the pack")
    YOU_DEAL = QT_TRANSLATE_NOOP("Window", "You deal")
    DEAL_OVER = QT_TRANSLATE_NOOP("Window", "The deal is over")
    NO_GAME = QT_TRANSLATE_NOOP("Window", "Welcome")
    PAIR = QT_TRANSLATE_NOOP("Window", "{first} & {second}")
    # score sheet
    COLUMN_DEAL = QT_TRANSLATE_NOOP("Window", "Deal")
    COLUMN_DEALER = QT_TRANSLATE_NOOP("Window", "Dealer")
    COLUMN_CARD_POINTS = QT_TRANSLATE_NOOP("Window", "Card points")
    COLUMN_RULE = QT_TRANSLATE_NOOP("Window", "Rule")
    COLUMN_RANKING = QT_TRANSLATE_NOOP("Window", "Ranking")
    COLUMN_CONTRACT = QT_TRANSLATE_NOOP("Window", "Contract")
    COLUMN_RESULT = QT_TRANSLATE_NOOP("Window", "Result")
    COLUMN_PLAYER = QT_TRANSLATE_NOOP("Window", "Player")
    COLUMN_CARDS = QT_TRANSLATE_NOOP("Window", "Cards")
    COLUMN_LAST_TRICK = QT_TRANSLATE_NOOP("Window", "Last trick")
    COLUMN_SEQUENCE = QT_TRANSLATE_NOOP("Window", "Sequence")
    COLUMN_BELLA = QT_TRANSLATE_NOOP("Window", "Bella")
    COLUMN_SCORE = QT_TRANSLATE_NOOP("Window", "Score")
    COLUMN_TOTAL = QT_TRANSLATE_NOOP("Window", "Total")
    RANKING_TIP = QT_TRANSLATE_NOOP("Window", "Ranking points of {name}: {total}")
    NO_DEALS = QT_TRANSLATE_NOOP("Window", "The first deal will be written down here.")
    PLAYING = QT_TRANSLATE_NOOP("Window", "in play")
    TOTAL_TIP = QT_TRANSLATE_NOOP("Window", "{score} in this deal, {total} in all")
    # tricks
    NO_TRICKS = QT_TRANSLATE_NOOP("Window", "The tricks of this deal will lie here.")
    TRICK = QT_TRANSLATE_NOOP("Window", "Trick {number}")
    TRICK_SPOKEN = QT_TRANSLATE_NOOP("Window", "Trick {number}: {cards}. Taken by {winner}, card points {points}")
    PLAYED_BY = QT_TRANSLATE_NOOP("Window", "{name} {card}")
    # new game
    START_TITLE = QT_TRANSLATE_NOOP("Window", "What shall we play?")
    START_LEVEL = QT_TRANSLATE_NOOP("Window", "The others play")
    START_YOU = QT_TRANSLATE_NOOP("Window", "You")
    START_ACROSS = QT_TRANSLATE_NOOP("Window", "Opposite you")
    START_FIRST = QT_TRANSLATE_NOOP("Window", "Right")
    START_SECOND = QT_TRANSLATE_NOOP("Window", "Far right")
    START_THIRD = QT_TRANSLATE_NOOP("Window", "Far left")
    START_FOURTH = QT_TRANSLATE_NOOP("Window", "Left")
    START_PARTNER = QT_TRANSLATE_NOOP("Window", "Your partner")
    START_RIGHT = QT_TRANSLATE_NOOP("Window", "On your right")
    START_LEFT = QT_TRANSLATE_NOOP("Window", "On your left")
    START = QT_TRANSLATE_NOOP("Window", "&Deal the cards")
    START_KEPT = QT_TRANSLATE_NOOP(
        "Window", "The match in progress stops here; it can be gone on with: Game menu, Unfinished games."
    )
    START_GAMES = QT_TRANSLATE_NOOP("Window", "Games")
    RESUME = QT_TRANSLATE_NOOP("Window", "&Resume")
    RESUME_GAME = QT_TRANSLATE_NOOP("Window", "Resume: {game}")
    RESUME_DEAL = QT_TRANSLATE_NOOP("Window", "Deal {number}, dealer: {name}")
    RESUME_NEXT = QT_TRANSLATE_NOOP("Window", "Next: deal {number}")
    RESUME_LEVEL = QT_TRANSLATE_NOOP("Window", "{label}: {level}")
    BACK_TO_GAME = QT_TRANSLATE_NOOP("Window", "&Back to the game")
    # result of a deal
    WINS_DEAL = QT_TRANSLATE_NOOP("Window", "{pair} win the deal")
    YOU_WIN_DEAL = QT_TRANSLATE_NOOP("Window", "You win this deal")
    YOU_WIN_MATCH = QT_TRANSLATE_NOOP("Window", "You win the match, {totals}")
    NOBODY_WINS = QT_TRANSLATE_NOOP("Window", "Nobody wins this deal")
    WINS_MATCH = QT_TRANSLATE_NOOP("Window", "{pair} win the match, {totals}")
    ONE_WINS_DEAL = QT_TRANSLATE_NOOP("Window", "This deal goes to {pair}")
    ONE_WINS_MATCH = QT_TRANSLATE_NOOP("Window", "The match goes to {pair}, {totals}")
    SHARE_MATCH = QT_TRANSLATE_NOOP("Window", "{pair} share the match, {totals}")
    EVERYBODY_PASSED = QT_TRANSLATE_NOOP("Window", "Everybody passed")
    DEALS_NEXT = QT_TRANSLATE_NOOP("Window", "Next to deal: {name}")
    POINTS_MADE = QT_TRANSLATE_NOOP("Window", "card points made: {points}")
    PRACTICE = QT_TRANSLATE_NOOP("Window", "Practice: something was taken back, or the deal was dealt again")
    NO_LONGER_COUNTS = QT_TRANSLATE_NOOP(
        "Window", "That deal is over and counts. “{action}” once more goes back into it: it is practice then."
    )
    MATCH_OVER = QT_TRANSLATE_NOOP("Window", "The match is over")
    CAPOTE = QT_TRANSLATE_NOOP("Window", "Capote!")
    ROLE_PARTNER = QT_TRANSLATE_NOOP("Window", "partner")
    STOCK = QT_TRANSLATE_NOOP("Window", "Stock")
    BANDEIRA = QT_TRANSLATE_NOOP("Window", "Bandeira!")
    RENOUNCED = QT_TRANSLATE_NOOP("Window", "{accuser} accused {accused}, rightly")
    RENOUNCE_TOLD = QT_TRANSLATE_NOOP(
        "Window", "Renounce in trick {number}, {name}: {card} on {suit}, with {proof} in hand"
    )
    PROOF_FELL = QT_TRANSLATE_NOOP("Window", "The proof fell in trick {number}")
    LEGEND_RENOUNCE = QT_TRANSLATE_NOOP("Window", "red: the renounce and its proof")
    SIDE_SCORE = QT_TRANSLATE_NOOP("Window", "This deal")
    SIDE_TOTAL = QT_TRANSLATE_NOOP("Window", "In all")
    HANDS = QT_TRANSLATE_NOOP("Window", "The hands as dealt")
    HAND_SPOKEN = QT_TRANSLATE_NOOP("Window", "{name}: {cards}")
    LEGEND = QT_TRANSLATE_NOOP("Window", "arrow: led · frame: took it")
    TRICKS_TAKEN = QT_TRANSLATE_NOOP("Window", "The tricks")
    NEXT_DEAL_BUTTON = QT_TRANSLATE_NOOP("Window", "&Next deal")
    NEW_GAME_BUTTON = QT_TRANSLATE_NOOP("Window", "New &game…")
    CLOSE = QT_TRANSLATE_NOOP("Window", "&Close")
    # accusing
    ACCUSE_TITLE = QT_TRANSLATE_NOOP("Window", "Who has not followed suit?")
    ACCUSE_HELP = QT_TRANSLATE_NOOP(
        "Window",
        "Accuse an opponent who played another suit while holding the one that was led. If it is so, the deal ends "
        "and your side wins it. If it is not, nothing happens.",
    )
    ACCUSE_ONE = QT_TRANSLATE_NOOP("Window", "{name} did not follow suit")
    ACCUSE_REFUSED = QT_TRANSLATE_NOOP("Window", "{name}? {reason}.")
    CANCEL = QT_TRANSLATE_NOOP("Window", "&Cancel")
    # abandoning
    ABANDON_TITLE = QT_TRANSLATE_NOOP("Window", "Abandon this match?")
    ABANDON_WAITS = QT_TRANSLATE_NOOP(
        "Window", "Closing the window is not abandoning: the match waits until you come back to it."
    )
    ABANDON_IT = QT_TRANSLATE_NOOP("Window", "A&bandon")
    # what went wrong
    ERROR_TITLE = QT_TRANSLATE_NOOP("Window", "Something went wrong")
    ERROR_TEXT = QT_TRANSLATE_NOOP(
        "Window",
        "The app met a fault of its own. Your game is saved after every card; you can play on, or start again.",
    )
    ERROR_COPY = QT_TRANSLATE_NOOP("Window", "&Copy details")
    ERROR_COPIED = QT_TRANSLATE_NOOP("Window", "Copied")


def say(word: Word) -> str:
    """The label in the language of the moment."""
    return QCoreApplication.translate("Window", word.value)


def plain(word: Word) -> str:
    """The label without the mark of its access key and without dots: for tool tips and readers."""
    return say(word).replace("&", "").rstrip("…")
