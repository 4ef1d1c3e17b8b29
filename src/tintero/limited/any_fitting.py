"""A deck for somebody who brings none: of boosters in Limited, else built within some limits."""

from __future__ import annotations

import secrets
from datetime import date

from tintero.cards.deck import Deck, DeckLimits
from tintero.cards.formats import legal_in
from tintero.cards.pool import Pool
from tintero.limited.boosters import booster_sets
from tintero.limited.building import build_deck
from tintero.limited.opened import PackRush, Sealed

OPENED: dict[str, type[PackRush] | type[Sealed]] = {
    "pack-rush": PackRush,
    "sealed": Sealed,
    "draft": Sealed,
}


def opened_deck(variant: str) -> Deck | None:
    """A deck of boosters for a variant that is played with them; else nothing."""
    found = OPENED.get(variant)
    if found is None:
        return None
    opened = found(secrets.choice(booster_sets()), secrets.randbits(31))
    return Deck(variant, opened.built().cards)


def any_fitting(limits: DeckLimits, format: str, on: date, pool: Pool) -> Deck:
    """Of cards drawn by lot from all that a format allows."""
    allowed = [
        card.full_name for card in pool
        if not card.unparsed and (not format or legal_in(card, format, on))
    ]  # fmt: skip
    some = secrets.SystemRandom().sample(allowed, len(allowed) // 2)
    times = 1 if limits.copies == 1 else 2
    return Deck("", build_deck(some * times, max(1, limits.least), limits.copies, pool).cards)
