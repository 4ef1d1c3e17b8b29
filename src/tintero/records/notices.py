"""What to know before a record is played again: whether it can be trusted, what it still does."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tintero import _build
from tintero.cards.pool import Pool, default_pool
from tintero.records.model import GameRecord

_WORDS: Final = {
    "pool": (
        "Made with another pool of cards ({0}; this one is {1}). It is played as far as every "
        "action can still be done; hashes are not compared.",
        "Grabada con otras cartas ({0}; estas son {1}). Se repite mientras cada acción se pueda "
        "hacer; los hashes no se comparan.",
    ),
    "no_pool": (
        "It does not say which pool of cards it was made with. It is played as far as every action "
        "can be done.",
        "No dice con qué cartas se grabó. Se repite mientras cada acción se pueda hacer.",
    ),
    "engine": (
        "Made with Tintero {0}; this is {1}. Hashes are compared: where they agree, it is the same "
        "game.",
        "Grabada con Tintero {0}; este es {1}. Los hashes se comparan: donde coinciden, es la "
        "misma partida.",
    ),
    "other_engine": (
        "Made with Tintero {0}; this is {1}.",
        "Grabada con Tintero {0}; este es {1}.",
    ),
    "cut": (
        "The record is cut off after line {0}: it has no end. It is played as far as it goes.",
        "La grabación está cortada tras la línea {0}: le falta el final. Se repite hasta "
        "donde llega.",
    ),
    "no_hash": (
        "It has no hash, so nothing proves that the game is the one that was played.",
        "No tiene hash, así que nada prueba que sea la partida que se jugó.",
    ),
}


@dataclass(frozen=True)
class Notice:
    """Something to know of a record; `code` is a key of the table above."""

    code: str
    values: tuple[object, ...] = ()

    def sentence(self, lang: str = "en") -> str:
        return _WORDS[self.code][lang == "es"].format(*self.values)


def notices(record: GameRecord, pool: Pool | None = None) -> tuple[Notice, ...]:
    """Everything to know before the record is played again; nothing if all agrees."""
    pool = default_pool() if pool is None else pool
    found: list[Notice] = []
    if not record.pool:
        found.append(Notice("no_pool"))
    elif record.pool != pool.hash:
        found.append(Notice("pool", (record.pool[:8], pool.hash[:8])))
    if record.engine and record.engine != _build.VERSION:
        code = "engine" if record.pool == pool.hash else "other_engine"
        found.append(Notice(code, (record.engine, _build.VERSION)))
    if not record.complete:
        found.append(Notice("cut", (record.last,)))
    elif not record.hash:
        found.append(Notice("no_hash"))
    return tuple(found)
