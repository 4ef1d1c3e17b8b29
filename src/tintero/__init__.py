"""Tintero: a rules engine for the Disney Lorcana trading card game. Unofficial.

>>> from tintero import Game, Deck
>>> game = Game.new([Deck.load("amber-steel"), Deck.load("ruby-amethyst")], seed=7)
>>> game.decision.kind
'alter hand'
"""

from tintero.cards.deck import Deck
from tintero.cards.pool import Pool, default_pool
from tintero.game import (
    AmbiguousAction,
    Game,
    IllegalAction,
    InvalidAction,
    Outcome,
    Record,
    TakebackRefused,
)
from tintero.scene import Scene
from tintero.series import Series
from tintero.state.ruleset import Ruleset

__version__ = "0.1.0"

__all__ = [
    "AmbiguousAction",
    "Deck",
    "Game",
    "IllegalAction",
    "InvalidAction",
    "Outcome",
    "Pool",
    "Record",
    "Ruleset",
    "Scene",
    "Series",
    "TakebackRefused",
    "default_pool",
]
