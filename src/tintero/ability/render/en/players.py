"""`Who` nodes."""

from __future__ import annotations

from dataclasses import replace

from tintero.ability.base import Who
from tintero.ability.conditions import Is
from tintero.ability.filters import Filter
from tintero.ability.render.en import filters
from tintero.ability.render.en.words import article, possessive
from tintero.ability.render.speaker import YOU, Phrase, Speaker, unknown, word
from tintero.ability.selectors import (
    AnyPlayers,
    ChosenOpponent,
    ChosenPlayer,
    EachOpponent,
    EachPlayer,
    EachWho,
    EventPlayer,
    MostCards,
    OwnerOf,
    That,
    They,
    You,
    YouAndAnother,
)
from tintero.events import Kind
from tintero.vocab import ZONE_NAMES, Zone


def player(say: Speaker, who: Who) -> Phrase:
    if isinstance(who, You):
        return YOU
    if isinstance(who, They):
        return say.they if say.they is not None else Phrase("that player")
    if isinstance(who, EachOpponent):
        return Phrase("each opponent")
    if isinstance(who, EachPlayer):
        return Phrase("each player")
    if isinstance(who, ChosenOpponent):
        return Phrase("chosen opponent")
    if isinstance(who, ChosenPlayer):
        return Phrase("chosen player")
    if isinstance(who, EventPlayer):
        ends = say.event_kind in (Kind.TURN_START, Kind.TURN_END, Kind.CHOSEN)
        return Phrase("they", True) if ends else Phrase("that player")
    if isinstance(who, EachWho):
        return Phrase(f"{player(say, who.of).text} {who_has(say, who)}")
    if isinstance(who, MostCards):
        zone = word(ZONE_NAMES, who.zone, "zone")
        return Phrase(f"the player or players with the most cards in their {zone}")
    if isinstance(who, YouAndAnother):
        return Phrase("you and another chosen player each", True)
    if isinstance(who, AnyPlayers):
        return Phrase("any number of players", True)
    if isinstance(who, OwnerOf):
        cards = say.cards(who.of)
        if cards.mine:
            return YOU
        if cards.text == "the challenging character":
            return Phrase("the challenging player")
        if say.owner_said:
            return Phrase("its player" if cards.head == "item" else "that player")
        if cards.text.startswith(("that ", "those ")) and not cards.plural:
            return Phrase("its player" if cards.head != "character" else "their player")
        return Phrase(
            f"{possessive(cards.text)} player" + ("s" if cards.plural else ""), cards.plural
        )
    raise unknown(who)


def who_has(say: Speaker, who: EachWho) -> str:
    """ "with more lore than you", "who reveals a character card"."""
    inner = who.condition
    if isinstance(inner, Is) and isinstance(inner.what, That) and inner.what.label in say.seen:
        noun = filters.noun(say, replace(inner.filter, zone=Zone.DECK))
        kind = filters.head(Filter(types=inner.filter.types))
        say.labels[inner.what.label] = Phrase(f"that {kind}", head=kind)
        return f"who reveals {article(noun)}"
    before, say.they = say.they, Phrase("they", True)
    text = say.condition(who.condition)
    say.they = before
    if text.startswith("they have "):
        return "with " + text.removeprefix("they have ")
    return "who " + text.removeprefix("they ")


def some_player(say: Speaker, who: Who) -> Phrase:
    """One of the group: "an opponent"."""
    if isinstance(who, EachOpponent):
        return Phrase("an opponent")
    if isinstance(who, EachPlayer):
        return Phrase("a player")
    return player(say, who)


def whose(phrase: Phrase) -> str:
    """ "your", "chosen opponent's"; groups and pronouns take "their"."""
    if phrase.you:
        return "your"
    if phrase.text.startswith(("each ", "they")):
        return "their"
    return possessive(phrase.text)
