"""What is known of each card beyond what is printed on it: how the engine reads it, which clauses
it is about, where it may be played and when."""

from __future__ import annotations

from typing import Any

from tintero.ability.codec import encode
from tintero.cards.facts import CardFacts
from tintero.cards.formats import DayWindow, bans, sets, windows
from tintero.cards.pool import Pool, default_pool, key
from tintero.cards.search import nodes_of
from tintero.judge.linking import cited_by
from tintero.judge.links import card_index
from tintero.server.library_shapes import CardAbout, CardsFile, SetTold


def slug(full_name: str) -> str:
    """A card's name in an address.

    >>> slug("Te Kā - The Burning One"), slug("Let's Get Dangerous")
    ('te-ka-the-burning-one', 'lets-get-dangerous')
    """
    return key(full_name).replace(" ", "-")


def cards_file(pool: Pool | None = None) -> CardsFile:
    pool = default_pool() if pool is None else pool
    reasons = sorted(card_index())
    about: dict[str, list[int]] = {}
    for n, reason in enumerate(reasons):
        for name in card_index()[reason]:
            about.setdefault(name, []).append(n)
    nodes = sorted({node for card in pool for node in nodes_of(card)})
    return CardsFile(
        pool.hash,
        tuple(
            SetTold(one.number, one.name, day(one.released), day(one.legal))
            for one in sets().values()
        ),
        tuple(reasons),
        {node: cited_by(node) for node in nodes if cited_by(node)},
        tuple(card_about(card, about.get(card.full_name, [])) for card in pool),
    )


def card_about(card: CardFacts, about: list[int]) -> CardAbout:
    return CardAbout(
        slug(card.full_name),
        tuple(card.printings),
        tuple(tree for one in card.abilities if isinstance(tree := encode(one), dict)),
        tuple(about),
        spans(windows(card.full_name, card.sets, "core")),
        spans(windows(card.full_name, card.sets, "infinity")),
        tuple(
            (one.format, day(one.since), day(one.until))
            for one in bans()
            if one.card == card.full_name
        ),
    )


def spans(found: tuple[DayWindow, ...]) -> tuple[tuple[str, str], ...]:
    return tuple((day(one.start), day(one.end)) for one in found)


def day(value: Any) -> str:
    return "" if value is None else str(value)
