"""Calls about decks, what a table may be made of, and the clauses of the rulebook."""

from __future__ import annotations

import asyncio
from collections import Counter
from datetime import date
from functools import lru_cache
from typing import Final

from starlette.responses import Response

from tintero import rulebook
from tintero.bots import names
from tintero.cards.deck import Deck
from tintero.cards.formats import FORMATS, UnknownFormat, check
from tintero.cards.in_words import ink
from tintero.cards.pool import Pool, default_pool
from tintero.cards.shipped import Shipped, all_shipped
from tintero.limits import clipped
from tintero.messages import COMMA, Listed, Message, languages, say
from tintero.server.api_calls import HttpCall, unreadable
from tintero.server.api_shapes import (
    BotOffered,
    ClauseSaid,
    DeckChecked,
    DeckCheckGiven,
    DeckGiven,
    DeckLine,
    OptionsOffered,
    ShippedDeck,
    ShippedDecks,
)
from tintero.server.clock import BANKS, OFF
from tintero.server.opening import DeckRead, Unfitting, read_deck
from tintero.server.table_variant import offered_variants, variant_named
from tintero.state.ruleset import NEWEST, VERSIONS
from tintero.table.plan import bot_name
from tintero.variants import Variant
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
BOTS: Final = {
    "random": "api-bot-random",
    "greedy": "api-bot-greedy",
    "planner": "api-bot-planner",
    "ink-beginner": "api-bot-ink-beginner",
    "ink-easy": "api-bot-ink-easy",
    "ink-medium": "api-bot-ink-medium",
    "ink-fast": "api-bot-ink-fast",
    "ink": "api-bot-ink",
    "ink-full": "api-bot-ink-full",
}


async def decks(call: HttpCall) -> Response:
    return call.said(await asyncio.to_thread(shipped_decks, call.lang, date.today()))


async def check_deck(call: HttpCall) -> Response:
    given = await call.body(DeckCheckGiven)
    return call.said(
        await asyncio.to_thread(checked, given, default_pool(), call.host.settings.variant)
    )


async def options(call: HttpCall) -> Response:
    return call.said(offered(call.lang, call.host.settings.variant))


# --- decks ----------------------------------------------------------------------------------------


@lru_cache(maxsize=8)
def shipped_decks(lang: str, on: date) -> ShippedDecks:
    """Made once a day in each language."""
    pool = default_pool()
    return ShippedDecks(tuple(shown(one, lang, pool) for one in all_shipped(pool)))


def shown(one: Shipped, lang: str, pool: Pool) -> ShippedDeck:
    inks = inks_in(one.deck, pool)
    named = " · ".join(ink(INK_NAMES.index(name), lang) for name in inks)
    title = say(Message("api-deck-title", inks=named, kind=one.kind_name(lang)), lang)
    return ShippedDeck(
        one.deck.name, title, inks, rows_of(one.deck, pool), formats_of(one.deck, pool), one.kind,
        one.plan(lang),
    )  # fmt: skip


def checked(given: DeckCheckGiven, pool: Pool, own: Variant | None = None) -> DeckChecked:
    """What a text means, and all that is wrong with it."""
    if given.format and given.format not in FORMATS:
        raise Unfitting(UnknownFormat(given.format).message)
    variant = variant_named(given.variant, own)
    limits = variant.deck if variant is not None else None
    read = read_deck(DeckGiven(given.shipped, given.text), given.format, pool, limits)
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


def rows_of(deck: Deck, pool: Pool) -> tuple[DeckLine, ...]:
    return tuple(DeckLine(pool.index(card), count) for card, count in deck.counts.items())


def inks_in(deck: Deck, pool: Pool) -> tuple[str, ...]:
    found = {ink for card in deck.counts for ink in pool[card].inks}
    return tuple(INK_NAMES[ink] for ink in sorted(found))


def formats_of(deck: Deck, pool: Pool) -> tuple[str, ...]:
    """In which formats it may be played today."""
    on = date.today()
    return tuple(format for format in FORMATS if not check(deck, format, on, pool))


# --- what a table may be made of ------------------------------------------------------------------


def offered(lang: str, own: Variant | None = None) -> OptionsOffered:
    """
    >>> offered("es").phrases[0], offered("es").clocks
    ('¡Hola!', ('off', 'casual', 'ranked', 'slow'))
    """
    return OptionsOffered(
        tuple(BotOffered(bot, bot_name(bot, lang), Message(BOTS[bot])) for bot in names()),
        FORMATS,
        VERSIONS,
        (OFF, *BANKS),
        tuple(say(Message(phrase), lang) for phrase in PHRASES),
        tuple(languages()),
        offered_variants(own, lang),
        own.id if own is not None else "",
    )


# --- the rulebook ---------------------------------------------------------------------------------


def rules_asked(call: HttpCall) -> str:
    """The version of the rules that a query names, else the newest."""
    version = call.request.query_params.get("rules", NEWEST)
    if version not in VERSIONS:
        known = Listed(VERSIONS, COMMA)
        raise unreadable(Message("api-rules", version=clipped(version, 20), known=known))
    return version


async def clause(call: HttpCall) -> Response:
    """What a clause says, under a version of the rules, or what a variant says in its place."""
    version = rules_asked(call)
    named = call.request.query_params.get("variant", "")
    variant = variant_named(clipped(named, 40), call.host.settings.variant)
    found = rulebook.clause(clipped(str(call.request.path_params["number"]), 40))
    lang = call.lang
    other = variant.clause(found.number) if variant is not None else None
    if variant is not None and other is not None:
        text, titled = other.get(lang), variant.title.get(lang)
    else:
        text, titled = found.statement(lang, version), ""
    return call.said(ClauseSaid(found.number, found.title(lang), text, version, titled))
