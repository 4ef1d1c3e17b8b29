"""Lines typed in other languages, as the notation writes them. Names of cards stay as printed.

Files are written in the notation alone (`docs/scenes.md`); this is for people at a keyboard. How a
line may be typed stands in `words.ftl` of each language.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final
from unicodedata import normalize

from tintero.messages import Message, Problem, languages, say
from tintero.messages.pattern import FALLBACK
from tintero.notation.errors import InvalidAction, no_verb
from tintero.notation.read import VERBS

# What is typed, and what it stands for; the first that fits counts.
LINES: Final = (
    ("words-ink", "ink {card}"),
    ("words-quest", "quest {card}"),
    ("words-sing-together", "sing {card} together"),
    ("words-sing-with", "sing {card} with {other}"),
    ("words-sing", "sing {card}"),
    ("words-play-free", "play {card} for free"),
    ("words-play-on", "play {card} on {other}"),
    ("words-play-by", "play {card} by {other}"),
    ("words-play", "play {card}"),
    ("words-use", "use {card}"),
    ("words-challenge", "challenge {card} > {other}"),
    ("words-challenge-whom", "challenge {card}"),
    ("words-move", "move {card} > {other}"),
    ("words-move-where", "move {card}"),
    ("words-end", "end"),
    ("words-concede", "concede"),
    ("words-choose", "choose {card}"),
    ("words-done", "done"),
    ("words-yes", "yes"),
    ("words-mode", "mode {card}"),
    ("words-amount", "amount {card}"),
    ("words-name", "name {card}"),
    ("words-top", "top"),
    ("words-bottom", "bottom"),
    ("words-bottom-cards", "bottom {card}"),
    ("words-resolve", "resolve {card}"),
    ("words-player", "player {card}"),
    ("words-keep", "keep"),
)
SLOTS: Final = {"card": "{card}", "other": "{other}"}
_PIECE: Final = re.compile(r"\{(\w+)\}|\(([^)]*)\)|\[([^]]*)\]|>|[^\s({[>]+")


def in_notation(line: str, lang: str = "") -> str:
    """The line in the notation, typed in this language or, without one, in any there is. One that
    is not typed so stays as it is.

    >>> in_notation("Desafiar a gaston con simba"), in_notation("fin"), in_notation("quest simba")
    ('challenge simba > gaston', 'end', 'quest simba')
    """
    for each in (lang,) if lang else languages():
        if each == FALLBACK:
            continue  # the notation itself
        for pattern, form in patterns(each):
            found = pattern.fullmatch(line.strip())
            if found is not None:
                return form.format(**found.groupdict())
    return line


@lru_cache(maxsize=8)
def patterns(lang: str) -> tuple[tuple[re.Pattern[str], str], ...]:
    """How the lines may be typed in a language, each with what it stands for."""
    found = []
    for id, form in LINES:
        for way in say(Message(id, **SLOTS), lang).split("|"):
            found.append((re.compile("".join(_regex(way)), re.IGNORECASE), form))
    return tuple(found)


def unread(error: Problem, lang: str) -> Message:
    """What is wrong with a line that was typed: one that begins with no verb is answered with
    those of the language it may be typed in."""
    if isinstance(error, InvalidAction) and error.verbless and lang != FALLBACK:
        spoken = no_verb(error.verbless, verbs(lang))
        if spoken.near or not error.near:
            return spoken.message
    return error.message


def verbs(lang: str) -> tuple[str, ...]:
    """What a line may begin with in a language: one word for each way to type it, and the verbs of
    the notation for which it has none.

    >>> verbs("es")[:4], verbs("es")[-2:]
    (('poner', 'entintar', 'aventura', 'cantar'), ('boost', 'no'))
    """
    found: dict[str, None] = {}
    for id, _ in LINES:
        for way in say(Message(id, **SLOTS), lang).split("|"):
            first = next(piece for piece in _PIECE.finditer(way) if not piece[3])
            if not first[1]:
                found[(first[2] or first[0]).split("/")[0].strip()] = None
    said = {form.partition(" ")[0] for _, form in LINES}
    found.update(dict.fromkeys(verb for verb in VERBS if verb not in said))
    return tuple(found)


def _regex(way: str) -> Iterator[str]:
    """One way to type a line: between two pieces stands a space, around `>` there may be some."""
    pieces = list(_PIECE.finditer(way))
    slots = [piece for piece in pieces if piece[1]]
    gap = ""
    for place, piece in enumerate(pieces):
        name, one_of, perhaps = piece[1], piece[2], piece[3]
        after = " " if place + 1 < len(pieces) else ""
        if piece[0] == ">":
            yield r"\s*>\s*"
            gap = ""
        elif name:
            yield gap + (f"(?P<{name}>.+)" if piece is slots[-1] else f"(?P<{name}>.+?)")
            gap = after
        elif perhaps:
            # The space that stands at its one side goes with it.
            yield f"(?:{gap}{_words(perhaps)})?" if gap else f"(?:{_words(perhaps)}{after})?"
        else:
            yield gap + _words(one_of or piece[0])
            gap = after


def _words(text: str) -> str:
    """One of several, with or without their accents."""
    return f"(?:{'|'.join(''.join(map(_letter, way.strip())) for way in text.split('/'))})"


def _letter(char: str) -> str:
    bare = normalize("NFD", char)[0]
    return re.escape(char) if bare == char else f"[{char}{bare}]"
