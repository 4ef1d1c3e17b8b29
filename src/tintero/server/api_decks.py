"""Calls about decks, and what a table may be made of."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from datetime import date
from typing import Final

from starlette.responses import Response

from tintero.bots import names
from tintero.cards.deck import Deck, Fault
from tintero.cards.formats import FORMATS, UnknownFormat, check
from tintero.cards.formats.verdict import format_name
from tintero.cards.in_words import ink
from tintero.cards.pool import Pool, default_pool
from tintero.cards.shipped import Shipped, all_shipped
from tintero.messages import Message, languages, say
from tintero.server.api_calls import Call
from tintero.server.api_shapes import (
    DeckChecked,
    DeckCheckGiven,
    DeckGiven,
    DeckRow,
    Offered,
    OptionsOffered,
    ShippedDeck,
    ShippedDecks,
)
from tintero.server.api_tables import deck_refused
from tintero.server.clock import BANKS, MINUTE, OFF
from tintero.server.opening import DeckRead, Unfitting, read_deck
from tintero.state.ruleset import VERSIONS
from tintero.table.plan import bot_name
from tintero.vocab import INK_NAMES

# What people may say without having agreed to talk, by its number.
PHRASES: Final = (
    "api-phrase-hello",
    "api-phrase-luck",
    "api-phrase-thinking",
    "api-phrase-moment",
    "api-phrase-well",
    "api-phrase-oops",
    "api-phrase-thanks",
    "api-phrase-game",
)
BOTS: Final = {"random": "api-bot-random", "greedy": "api-bot-greedy", "planner": "api-bot-planner"}
CLOCKS: Final = {
    "off": "api-clock-off",
    "casual": "api-clock-casual",
    "ranked": "api-clock-ranked",
    "slow": "api-clock-slow",
}


async def decks(call: Call) -> Response:
    made = await asyncio.to_thread(shipped_decks, call.lang, default_pool())
    return call.said(made)


async def check_deck(call: Call) -> Response:
    given = await call.body(DeckCheckGiven)
    try:
        found = await asyncio.to_thread(checked, given, default_pool())
    except Unfitting as error:
        raise deck_refused(error) from None
    return call.said(found)


async def options(call: Call) -> Response:
    return call.said(offered(call.lang))


# --- decks ----------------------------------------------------------------------------------------


def shipped_decks(lang: str, pool: Pool) -> ShippedDecks:
    return ShippedDecks(tuple(shown(one, lang, pool) for one in all_shipped(pool)))


def shown(one: Shipped, lang: str, pool: Pool) -> ShippedDeck:
    inks = inks_in(one.deck, pool)
    named = " · ".join(ink(INK_NAMES.index(name), lang) for name in inks)
    title = say(Message("api-deck-title", inks=named, kind=one.kind_name(lang)), lang)
    return ShippedDeck(
        one.deck.name, title, inks, rows_of(one.deck, pool), formats_of(one.deck, pool), one.kind,
        one.plan(lang),
    )  # fmt: skip


def checked(given: DeckCheckGiven, pool: Pool) -> DeckChecked:
    """What a text means, and all that is wrong with it."""
    if given.format and given.format not in FORMATS:
        raise Unfitting(UnknownFormat(given.format).message)
    read = read_deck(DeckGiven(given.shipped, given.text), given.format, pool)
    return described(read, pool)


def described(read: DeckRead, pool: Pool) -> DeckChecked:
    deck = read.deck
    facts = [pool[card] for card in deck.cards]
    costs = Counter(card.cost for card in facts)
    curve = tuple(costs[cost] for cost in range(max(costs, default=-1) + 1))
    unread = any(fault.line and not fault.rule for fault in read.faults)
    return DeckChecked(
        deck.name,
        rows_of(deck, pool),
        inks_in(deck, pool),
        len(deck),
        curve,
        sum(card.inkable for card in facts),
        read.faults,
        () if unread or not deck.cards else formats_of(deck, pool),
        deck.text() if deck.cards else "",
    )


def rows_of(deck: Deck, pool: Pool) -> tuple[DeckRow, ...]:
    return tuple(DeckRow(pool.index(card), count) for card, count in deck.counts.items())


def inks_in(deck: Deck, pool: Pool) -> tuple[str, ...]:
    found = {ink for card in deck.counts for ink in pool[card].inks}
    return tuple(INK_NAMES[ink] for ink in sorted(found))


def formats_of(deck: Deck, pool: Pool) -> tuple[str, ...]:
    """In which formats it may be played today."""
    on = date.today()

    def faults(format: str) -> Sequence[Fault]:
        return check(deck, format, on, pool)

    return tuple(format for format in FORMATS if not faults(format))


# --- what a table may be made of ------------------------------------------------------------------


def offered(lang: str) -> OptionsOffered:
    """
    >>> [one.name for one in offered("es").formats]
    ['Core', 'Infinity', 'Draft', 'Sellado']
    """
    return OptionsOffered(
        tuple(Offered(bot, bot_name(bot, lang), say(Message(BOTS[bot]), lang)) for bot in names()),
        tuple(Offered(format, format_name(format, lang)) for format in FORMATS),
        VERSIONS,
        tuple(clock_offered(clock, lang) for clock in (OFF, *BANKS)),
        tuple(say(Message(phrase), lang) for phrase in PHRASES),
        tuple(languages()),
    )


def clock_offered(clock: str, lang: str) -> Offered:
    minutes = BANKS.get(clock, 0) // MINUTE
    said = Message("api-clock-said", minutes=minutes) if minutes else Message("api-clock-none")
    return Offered(clock, say(Message(CLOCKS[clock]), lang), say(said, lang))
