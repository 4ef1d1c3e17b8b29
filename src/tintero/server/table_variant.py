"""The variant of a table: which may be chosen, and what the plan keeps of it.

A table keeps the rules themselves, not only a name: it is brought back as it was played, also where
a file has changed meanwhile or was of whoever began the server.
"""

from __future__ import annotations

from typing import Any, Final

from tintero.cards.deck import DeckLimits
from tintero.messages import Message, Problem
from tintero.rulebook.sources import LANGUAGES
from tintero.server.api_shapes import PlayedVariant, TableGiven, TablePlan, VariantOffered
from tintero.state.ruleset import Ruleset
from tintero.variants import UnknownVariant, Variant, shipped_variant, variants

PAIRS: Final = ((0, 2), (1, 3))
SERIES: Final = (1, 3)  # the series that a table can play for a variant


class VariantUnfitting(Problem, ValueError):
    """A variant that this table can't be played by."""


def offered_variants(own: Variant | None, lang: str) -> tuple[VariantOffered, ...]:
    """The shipped ones, and that of whoever began the server, in one language."""
    found = {one.id: one for one in variants()}
    if own is not None:
        found[own.id] = own
    return tuple(told(one, lang) for one in found.values() if one.best_of in SERIES)


def told(one: Variant, lang: str) -> VariantOffered:
    deck = one.deck
    return VariantOffered(
        one.id, one.title.get(lang), one.about.get(lang), one.players, one.best_of,
        (deck.least, deck.inks, deck.copies), str(one.rules.get("version", "")),
        {number: words.get(lang) for number, words in (one.clauses or {}).items()},
        tuple(words.get(lang) for words in one.assumed),
    )  # fmt: skip


def variant_named(name: str, own: Variant | None) -> Variant | None:
    """None for the official game; UnknownVariant."""
    if not name:
        return None
    if own is not None and own.id == name:
        return own
    return shipped_variant(name)


def asked_variant(given: TableGiven, own: Variant | None) -> Variant | None:
    """What a table is to be played by: what it says, else what the server was begun with."""
    if given.variant is None:
        found = own if own is not None and own.takes(len(given.seats)) else None
    else:
        found = variant_named(given.variant, own)
    if found is None:
        return None
    count = len(given.seats)
    if not found.takes(count):
        raise VariantUnfitting(found.not_so_many(count))
    if found.best_of not in SERIES:
        raise VariantUnfitting(Message("api-variant-series", count=found.best_of))
    return found


def kept(found: Variant | None) -> PlayedVariant | None:
    if found is None:
        return None
    titles = {lang: found.title.get(lang) for lang in LANGUAGES}
    deck = found.deck
    return PlayedVariant(
        found.id, titles, dict(found.rules), (deck.least, deck.inks, deck.copies), deck.clause
    )


def limits_of(played: PlayedVariant | None) -> DeckLimits | None:
    """What holds for decks, if the variant says so."""
    return None if played is None else DeckLimits(*played.deck, played.clause)


def called_in(played: PlayedVariant | None, lang: str) -> tuple[str, str]:
    """Its id, and what it is called in a language."""
    if played is None:
        return "", ""
    return played.id, played.titles.get(lang) or played.titles.get("en") or played.id


def rules_at(plan: TablePlan, ask_hidden: bool) -> Ruleset:
    """The rules of the games of a table."""
    fields: dict[str, Any] = {"version": plan.rules}
    if plan.teams and len(plan.seats) == 4:
        fields["teams"] = PAIRS
    if plan.variant is not None:
        fields |= plan.variant.rules | {"variant": plan.variant.id}
    if "teams" in fields:  # JSON has lists
        fields["teams"] = tuple(tuple(team) for team in fields["teams"])
    return Ruleset(**fields, ask_hidden=ask_hidden)


__all__ = [
    "UnknownVariant",
    "VariantUnfitting",
    "asked_variant",
    "called_in",
    "kept",
    "limits_of",
    "offered_variants",
    "rules_at",
    "variant_named",
]
