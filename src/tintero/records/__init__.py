"""A game as a text file that people can read, write and annotate: `.tintero`.

A record is decks, a seed and one action per line; everything else follows from them, so a game
played again is the same game, and hashes prove it (`docs/records.md` shows the format). In place
of decks and seed it may begin with a scene (`docs/scenes.md`).

`of` makes a record from a game, `read` reads one, `record.text()` writes it. `Replay` steps
through it, forwards and backwards, and hands over a game to play on with. What is wrong with a
file is a `RecordError` with its line, in English and Spanish.

>>> from tintero import Deck, Game
>>> game = Game.new([Deck.load("amber-steel"), Deck.load("ruby-amethyst")], seed=7)
>>> events = game.push("keep")
>>> record = of(game, players=("Ana", "random bot"))
>>> read(record.text()) == record
True
>>> replay = Replay(record)
>>> replay.to_end()
>>> replay.game.hash() == game.hash()
True
"""

from tintero.records.errors import RecordError
from tintero.records.model import DeckLine, GameRecord, Note, TurnCheck
from tintero.records.notices import Notice, notices
from tintero.records.read import read
from tintero.records.replay import Replay, of
from tintero.records.write import ENDING, FORMAT

__all__ = [
    "ENDING",
    "FORMAT",
    "DeckLine",
    "GameRecord",
    "Note",
    "Notice",
    "RecordError",
    "Replay",
    "TurnCheck",
    "notices",
    "of",
    "read",
]
