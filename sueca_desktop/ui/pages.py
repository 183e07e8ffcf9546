"""What comes over the table once there is something to read: results, rules, keys, the app itself, accusing."""

from sueca_desktop.ui.panels.pages import AboutPage, AccusePanel, KeysPage
from sueca_desktop.ui.panels.result import ResultPanel
from sueca_desktop.ui.rules_pages.page import HowToPlayPage
from sueca_desktop.ui.rules_pages.panel import Game

__all__ = ["AboutPage", "AccusePanel", "Game", "HowToPlayPage", "KeysPage", "ResultPanel"]
