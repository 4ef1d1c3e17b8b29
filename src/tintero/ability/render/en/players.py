"""`Who` nodes."""

from __future__ import annotations

from tintero.ability.base import Who
from tintero.ability.render.en.words import possessive
from tintero.ability.render.speaker import YOU, Phrase, Speaker, unknown
from tintero.ability.select import (
    ChosenOpponent,
    ChosenPlayer,
    EachOpponent,
    EachPlayer,
    EventPlayer,
    OwnerOf,
    They,
    You,
)


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
        return Phrase("that player")
    if isinstance(who, OwnerOf):
        cards = say.cards(who.of)
        if cards.mine:
            return YOU
        return Phrase(
            f"{possessive(cards.text)} player" + ("s" if cards.plural else ""), cards.plural
        )
    raise unknown(who)


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
