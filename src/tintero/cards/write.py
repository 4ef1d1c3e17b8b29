"""Cards → the files of `data/`: one for each set, one block for each card, short lines.

The same cards give the same bytes, so a diff of the files is a diff of what the cards do.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from tintero.cards.facts import CardFacts
from tintero.cards.load import ENDING
from tintero.cards.pool import Pool
from tintero.vocab import INK_NAMES, TYPE_NAMES

ROOM: Final = 90  # closing brackets and a comma follow
STEP: Final = " "
# A card that exists only as a promo stands apart from its set.
PROMOS: Final = "promos"
# The names of the files that `write` makes, and hence may remove.
WRITTEN: Final = re.compile(rf"set-\d+(?:-{PROMOS})?{re.escape(ENDING)}")


def write(cards: Iterable[CardFacts], folder: Path) -> list[Path]:
    """Write the files, remove files of sets that are no more, and say which were written.

    Other files of the folder are left alone.
    """
    texts = texts_of(cards)
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8", newline="\n")
    for file in folder.glob(f"*{ENDING}"):
        if file.name not in texts and WRITTEN.fullmatch(file.name):
            file.unlink()
    return [folder / name for name in texts]


def texts_of(cards: Iterable[CardFacts]) -> dict[str, str]:
    """File name → content. Two cards with one name are refused (`DuplicateCard`)."""
    files: dict[str, list[CardFacts]] = {}
    for card in Pool(cards):
        files.setdefault(file_of(card), []).append(card)
    return {name: text_of(files[name]) for name in sorted(files)}


def file_of(card: CardFacts) -> str:
    return f"set-{card.set:02}{'-' + PROMOS if card.group else ''}{ENDING}"


def text_of(cards: list[CardFacts]) -> str:
    """The cards of one set as a file."""
    blocks = ",\n\n".join(block(card) for card in cards)
    return f'{{"set": {cards[0].set}, "cards": [\n\n{blocks}\n\n]}}\n'


def block(card: CardFacts) -> str:
    """One card: its facts in a few lines, then its abilities."""
    lines = [", ".join(pair(key, value) for key, value in row if value) for row in rows(card)]
    for key, values in (("abilities", card.plain_abilities), ("unparsed", listed(card.unparsed))):
        if values:
            items = ",\n".join(f"{STEP * 2}{broken(value, 2)}" for value in values)
            lines.append(f'"{key}": [\n{items}\n{STEP}]')
    return "{" + f",\n{STEP}".join(line for line in lines if line) + "}"


def rows(card: CardFacts) -> list[list[tuple[str, object]]]:
    """The facts, line by line."""
    return [
        [("name", card.name), ("version", card.version)],
        [
            ("number", Always(card.number)),
            ("group", card.group),
            ("rarity", card.rarity),
            ("printings", list(card.printings)),
        ],
        [
            ("type", TYPE_NAMES[card.type]),
            ("song", card.song),
            ("inks", [INK_NAMES[ink] for ink in card.inks]),
            ("cost", Always(card.cost)),
            ("inkable", card.inkable),
        ],
        [
            ("strength", card.strength),
            ("willpower", card.willpower),
            ("lore", card.lore),
            ("move_cost", card.move_cost),
        ],
        [("classes", list(card.classes)), ("story", card.story)],
    ]


class Always(int):
    """A number that is written even if it is 0."""

    def __bool__(self) -> bool:
        return True


def listed(pairs: tuple[tuple[str, str], ...]) -> list[object]:
    return [list(pair) for pair in pairs]


def pair(key: str, value: object) -> str:
    return f'"{key}": {compact(value)}'


def compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def broken(value: object, depth: int, before: int = 0) -> str:
    """JSON on one line if it fits after `before` characters, else one item to a line."""
    line = compact(value)
    if depth + before + len(line) <= ROOM or not isinstance(value, (dict, list)):
        return line
    if isinstance(value, dict):
        items = [f'"{key}": {broken(item, depth + 1, len(key) + 4)}' for key, item in value.items()]
        opening, closing = "{", "}"
    else:
        items = [broken(item, depth + 1) for item in value]
        opening, closing = "[", "]"
    inner = "\n" + STEP * (depth + 1)
    # The class of a node stands beside its brace.
    head = "" if isinstance(value, dict) else inner
    return f"{opening}{head}{f',{inner}'.join(items)}{closing}"
