"""Reading the values of options: inks, costs, types, sets, formats, days. Bad ones get help."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from difflib import get_close_matches
from typing import Final, NoReturn, TypeVar

from tintero import limits
from tintero.cards.formats import (
    CONSTRUCTED,
    UnknownFormat,
    format_named,
    sets,
)
from tintero.cards.in_words import INKS, TYPES, ink, song, type_name
from tintero.cards.pool import Pool, key
from tintero.cards.search import node_names
from tintero.cli.shell.common import fail, near, there_are
from tintero.messages import Message, languages, say
from tintero.vocab import KEYWORD_NAMES

T = TypeVar("T")

SONGS: Final = -2  # stands for songs among the card types
FEW: Final = 20  # values that can be listed whole
_COST: Final = re.compile(r"^(\d+)(?:(\+)|-(\d+))?$")


def named(text: str, known: Mapping[str, T], lang: str, error: str) -> T:
    """The value of that name, whatever its capitals and accents, or the error that helps."""
    by_key = {key(name): value for name, value in known.items()}
    wanted = key(text)
    if wanted in by_key:
        return by_key[wanted]
    return refuse(text, known, lang, error)


def refuse(text: str, known: Iterable[str], lang: str, error: str) -> NoReturn:
    """No such value: say which ones look like it, or all if they are few."""
    names = {key(name): name for name in known}
    wanted = key(text)
    close = [names[name] for name in get_close_matches(wanted, list(names), 5, 0.6)]
    if wanted:
        close += [full for name, full in names.items() if wanted in name and full not in close]
    said = say(Message(error, text=text), lang)
    if close:
        fail(said, *near(lang, close[:5]))
    if len(names) <= FEW:
        fail(said, there_are(lang, names.values()))
    fail(said)


def inks(text: str, lang: str) -> tuple[int, ...]:
    """One ink, or several with a stroke between them: all of them on one card."""
    local = [ink(i, lang) for i in range(len(INKS))]
    known = {ink(i, one): i for one in (lang, *languages()) for i in range(len(INKS))}
    parts = [part for part in re.split(r"[/+&,]", text) if part.strip()] or [text]
    return tuple(_ink(part.strip(), known, local, lang) for part in parts)


def _ink(text: str, known: Mapping[str, int], local: Sequence[str], lang: str) -> int:
    if key(text) in {key(name) for name in known}:
        return named(text, known, lang, "shell-no-ink")
    return refuse(text, local, lang, "shell-no-ink")


def cost(text: str, lang: str) -> tuple[int, int | None]:
    """The least and the most: "2", "2-4", "5+"."""
    found = _COST.match(text.replace(" ", "").replace("–", "-"))
    if not found:
        fail(say(Message("shell-no-cost", text=text), lang))
    least = limits.number(found[1])
    most = None if found[2] else limits.number(found[3] or found[1])
    if most is not None and most < least:
        fail(say(Message("shell-no-cost", text=text), lang))
    return least, most


def card_type(text: str, lang: str) -> int:
    """A type by its name in any language; SONGS for songs."""
    known = {name: kind for one in languages() for name, kind in types(one).items()}
    if key(text) in {key(name) for name in known}:
        return named(text, known, lang, "shell-no-type")
    return refuse(text, types(lang), lang, "shell-no-type")


def types(lang: str) -> dict[str, int]:
    """The types by name; SONGS for songs."""
    return {type_name(kind, lang): kind for kind in range(len(TYPES))} | {song(lang): SONGS}


def classification(text: str, pool: Pool, lang: str) -> str:
    return named(text, {one: one for card in pool for one in card.classes}, lang, "shell-no-class")


def keyword(text: str, lang: str) -> int:
    known = {name: i for i, name in enumerate(KEYWORD_NAMES)}
    return named(text, known, lang, "shell-no-keyword")


def node(text: str, lang: str) -> str:
    return named(text, {name: name for name in node_names()}, lang, "shell-no-node")


def card_set(text: str, pool: Pool, lang: str) -> int:
    """A set by its number, its name, or enough of its name."""
    if text.strip().isdecimal():
        number = limits.number(text)
        if number not in sets() and not any(number in card.sets for card in pool):
            there = there_are(lang, [f"{min(sets())}–{max(sets())}"])
            fail(say(Message("shell-no-set", text=text), lang), there)
        return number
    holds = [one.number for one in sets().values() if key(text) and key(text) in key(one.name)]
    if len(holds) == 1:
        return holds[0]
    return named(text, {one.name: one.number for one in sets().values()}, lang, "shell-no-set")


def constructed(text: str, lang: str) -> str:
    """A format that some cards are not legal in."""
    return named(text, {name: name for name in CONSTRUCTED}, lang, "shell-no-format")


def any_format(text: str, lang: str) -> str:
    try:
        return format_named(text)
    except UnknownFormat as error:
        return refuse(text, error.available, lang, "shell-no-format")


def day(text: str | None, lang: str) -> date:
    """A day, or today."""
    if text is None:
        return date.today()
    try:
        return date.fromisoformat(text.strip())
    except ValueError:
        fail(say(Message("shell-no-date", text=text), lang))
