"""Tintero: a rules engine for the Disney Lorcana trading card game. Unofficial.

>>> from tintero import Game, Deck
>>> game = Game.new([Deck.load("amber-steel"), Deck.load("ruby-amethyst")], seed=7)
>>> game.decision.kind
'alter hand'
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from tintero import _build

if TYPE_CHECKING:
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
    from tintero.state.objects import Option
    from tintero.state.ruleset import Ruleset

__version__ = _build.VERSION

__all__ = [
    "AmbiguousAction",
    "Deck",
    "Game",
    "IllegalAction",
    "InvalidAction",
    "Option",
    "Outcome",
    "Pool",
    "Record",
    "Ruleset",
    "Scene",
    "Series",
    "TakebackRefused",
    "default_pool",
]

# Where each name lives. It is imported when it is first asked for, so that looking up a card does
# not load the engine. What is not listed lives in `tintero.game`.
_HOMES = {
    "Deck": "tintero.cards.deck",
    "Pool": "tintero.cards.pool",
    "default_pool": "tintero.cards.pool",
    "Option": "tintero.state.objects",
    "Ruleset": "tintero.state.ruleset",
    "Scene": "tintero.scene",
    "Series": "tintero.series",
}


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(_HOMES.get(name, "tintero.game")), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
