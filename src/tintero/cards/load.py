"""The cards of `data/`: one JSON file for each set, written by `write`."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Final, TypeAlias, final

import msgspec

from tintero import limits
from tintero.cards.facts import CardFacts, PoolError
from tintero.messages import Message
from tintero.reading import file_bytes
from tintero.vocab import INK_NAMES, TYPE_NAMES

FOLDER: Final = "data"
ENDING: Final = ".json"
__all__ = ["PoolError", "load", "read", "shipped"]

Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=limits.COUNTER)]
Word: TypeAlias = Annotated[str, msgspec.Meta(max_length=limits.NAME)]
Code: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"\A[0-9]{1,4}/", max_length=40)]
TYPES: Final = {name: i for i, name in enumerate(TYPE_NAMES)}
INKS: Final = {name: i for i, name in enumerate(INK_NAMES)}


@final
class CardBlock(msgspec.Struct, forbid_unknown_fields=True, gc=False):
    """One card as it stands in the file. What equals its default is left out."""

    name: Annotated[Word, msgspec.Meta(min_length=1)]
    number: Number
    type: str
    cost: Number
    inks: tuple[str, ...]
    version: Word = ""
    inkable: bool = False
    strength: Number = 0
    willpower: Number = 0
    lore: Number = 0
    move_cost: Number = 0
    classes: tuple[Word, ...] = ()
    song: bool = False
    group: Word = ""
    rarity: Word = ""
    story: Word = ""
    printings: tuple[Code, ...] = ()
    abilities: msgspec.Raw = msgspec.Raw()
    unparsed: tuple[tuple[str, str], ...] = ()


@final
class SetFile(msgspec.Struct, forbid_unknown_fields=True):
    """A file: the number of a set and its cards."""

    set: Number
    cards: list[CardBlock]


_DECODER: Final = msgspec.json.Decoder(SetFile)


def folder() -> Traversable:
    """Where the shipped cards are."""
    return files("tintero.cards").joinpath(FOLDER)


def shipped(where: Traversable | None = None) -> list[Traversable]:
    """The files of cards, in order."""
    where = folder() if where is None else where
    if not where.is_dir():
        return []
    found = [file for file in where.iterdir() if file.name.endswith(ENDING)]
    return sorted(found, key=lambda file: file.name)[: limits.POOL_FILES]


def load(where: Traversable | None = None) -> list[CardFacts]:
    """Every card of the folder. Abilities are decoded when they are first asked for."""
    cards: list[CardFacts] = []
    for file in shipped(where):
        content = (
            file_bytes(file, limits.POOL_FILE_BYTES)
            if isinstance(file, Path)
            else file.read_bytes()
        )
        cards += read(content, file.name)
    return cards


def read(content: bytes, file: str) -> list[CardFacts]:
    """The cards of one file."""
    try:
        found = _DECODER.decode(content)
    except msgspec.DecodeError as error:
        raise PoolError(file, Message("file-said", said=str(error))) from None
    except (RecursionError, UnicodeDecodeError):
        raise PoolError(file, Message("cards-no-file")) from None
    return [_card(block, found.set, file) for block in found.cards]


def _card(block: CardBlock, set_: int, file: str) -> CardFacts:
    type_ = TYPES.get(block.type)
    if type_ is None:
        raise PoolError(file, Message("cards-unknown-type", card=block.name, type=repr(block.type)))
    inks: list[int] = []
    for name in block.inks:
        ink = INKS.get(name)
        if ink is None:
            problem = Message("cards-unknown-ink", card=block.name, ink=repr(name))
            raise PoolError(file, problem)
        inks.append(ink)
    return CardFacts(
        block.name,
        block.version,
        type_,
        block.cost,
        block.inkable,
        tuple(inks),
        block.strength,
        block.willpower,
        block.lore,
        block.move_cost,
        block.classes,
        set_,
        block.number,
        (),
        block.song,
        block.group,
        block.rarity,
        block.story,
        block.printings,
        block.unparsed,
        bytes(block.abilities),
    )
