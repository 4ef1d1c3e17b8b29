"""`tintero deck guess`: which deck somebody may be playing, and what they may hold."""

from __future__ import annotations

import re
from collections import Counter
from typing import Annotated, Any, Final

import typer
from rich.table import Table
from rich.text import Text

from tintero.cards.deck import USUAL_LIMITS
from tintero.cards.deck_guess import WeighedDeck, guesses_of, in_hand
from tintero.cards.in_words import ink
from tintero.cards.pool import AmbiguousCard, UnknownCard, default_pool
from tintero.cards.shipped import shipped
from tintero.cli.shell import complete
from tintero.cli.shell.common import (
    EXIT_NO,
    AsJson,
    Language,
    fail,
    near,
    out,
    out_json,
    percent,
)
from tintero.messages import Message, say
from tintero.vocab import INK_NAMES

SHOWN: Final = 0.005  # decks that are less likely are not shown
BAR: Final = 20
_COUNTED: Final = re.compile(r"^(\d{1,2})\s*x?\s+(.*)$")


def guess(
    cards: Annotated[
        list[str] | None, typer.Argument(metavar="CARD", autocompletion=complete.card)
    ] = None,
    hand: Annotated[int, typer.Option("--hand", min=0, max=USUAL_LIMITS.least)] = 5,
    top: Annotated[int, typer.Option("--top", min=1)] = 12,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """From the cards that were seen: the decks they may come from, and what may be in that hand."""
    seen: Counter[str] = Counter()
    for text in cards or []:
        name, copies = counted(text, lang)
        seen[name] += copies
    guesses = guesses_of(default_pool())
    weighed = guesses.weighed(guesses.faces(seen.elements()))
    if not weighed:
        fail_no(lang)
    # CR 1.10.1.1: a deck has 60 cards or more; nobody who guesses counts on more.
    hidden = max(USUAL_LIMITS.least - seen.total(), hand)
    held = in_hand(weighed, hidden, hand)
    likely = [
        (default_pool().at(face).full_name, chance)
        for face, chance in sorted(held.items(), key=lambda one: (-one[1], one[0]))
    ]
    if as_json:
        out_json(plain(seen, weighed, likely[:top], hand))
    else:
        draw(seen, weighed, likely[:top], hand, lang)


def counted(text: str, lang: str) -> tuple[str, int]:
    """A card of the pool, and how many: `2 Dragon Fire`."""
    found = _COUNTED.match(text)
    name, copies = (found[2], int(found[1])) if found else (text, 1)
    try:
        return default_pool().one(name).full_name, copies
    except AmbiguousCard:
        names = [card.full_name for card in default_pool().find(name)]
        fail(say(Message("shell-many-cards", name=name), lang), *(f"  {one}" for one in names))
    except UnknownCard as error:
        fail(say(Message("shell-no-card", name=name), lang), *near(lang, error.near))


def fail_no(lang: str) -> None:
    out(say(Message("deck-guess-none"), lang))
    raise typer.Exit(EXIT_NO)


def plain(
    seen: Counter[str], weighed: tuple[WeighedDeck, ...], held: list[tuple[str, float]], hand: int
) -> dict[str, Any]:
    return {
        "seen": dict(seen),
        "decks": [
            {
                "name": one.name or None,
                "inks": [INK_NAMES[i] for i in one.inks],
                "chance": round(one.chance, 4),
            }
            for one in weighed
        ],
        "hand": hand,
        "may_hold": [{"card": name, "chance": round(chance, 4)} for name, chance in held],
    }


# --- for people -----------------------------------------------------------------------------------


def draw(
    seen: Counter[str],
    weighed: tuple[WeighedDeck, ...],
    held: list[tuple[str, float]],
    hand: int,
    lang: str,
) -> None:
    told = ", ".join(f"{n} {name}" for name, n in seen.items())
    head = Message("deck-guess-seen", cards=told) if seen else Message("deck-guess-nothing")
    out(Text(say(head, lang), style="bold"))
    out("")
    out(Text(say(Message("deck-guess-decks"), lang), style="bold"))
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(justify="right", no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(style="dim")
    for chance, name, about in rows(weighed, lang):
        table.add_row(percent(chance, lang), bar(chance), name, about)
    out(table)
    if hand:
        out("")
        out(Text(say(Message("deck-guess-hold", count=hand), lang), style="bold"))
        table = Table(box=None, pad_edge=False, show_header=False)
        table.add_column(justify="right", no_wrap=True)
        table.add_column(no_wrap=True)
        table.add_column()
        for name, chance in held:
            card = default_pool()[name]
            mark = "◉" if card.inkable else "○"
            table.add_row(percent(chance, lang), bar(chance), f"{mark} {card.cost:>2}  {name}")
        out(table)
    out(Text(say(Message("deck-guess-about"), lang), style="dim"))


def bar(chance: float) -> str:
    return ("█" * round(chance * BAR) or "▏").ljust(BAR)


def rows(weighed: tuple[WeighedDeck, ...], lang: str) -> list[tuple[float, str, str]]:
    """Chance, name and what it is: the decks by their names, all else in one row."""
    found: list[tuple[float, str, str]] = []
    others = [one for one in weighed if not one.name and one.chance >= SHOWN]
    for one in weighed:
        if one.name and one.chance >= SHOWN:
            kind = shipped(one.name).kind_name(lang)
            found.append((one.chance, one.name, f"{kind} · {in_inks(one, lang)}"))
    if others:
        inks = in_inks(others[0], lang) if len(others) == 1 else ""
        name = say(Message("deck-guess-else"), lang)
        found.append((sum(one.chance for one in others), name, inks))
    return sorted(found, key=lambda row: -row[0])


def in_inks(one: WeighedDeck, lang: str) -> str:
    return " / ".join(ink(i, lang) for i in one.inks)
