"""`Who` nodes."""

from __future__ import annotations

from typing import Final

from tintero.ability.base import Who
from tintero.ability.render.es.words import of
from tintero.ability.render.speaker import Phrase, Speaker, unknown
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

YOU: Final = Phrase("tú", you=True)


def player(say: Speaker, who: Who) -> Phrase:
    if isinstance(who, You):
        return YOU
    if isinstance(who, They):
        return say.they if say.they is not None else Phrase("ese jugador")
    if isinstance(who, EachOpponent):
        return Phrase("cada oponente")
    if isinstance(who, EachPlayer):
        return Phrase("cada jugador")
    if isinstance(who, ChosenOpponent):
        return Phrase("un oponente elegido")
    if isinstance(who, ChosenPlayer):
        return Phrase("un jugador elegido")
    if isinstance(who, EventPlayer):
        return Phrase("ese jugador")
    if isinstance(who, OwnerOf):
        cards = say.cards(who.of)
        if cards.mine:
            return YOU
        if cards.plural:
            return Phrase(f"los jugadores {of(cards.text)}", True)
        return Phrase(f"el jugador {of(cards.text)}")
    raise unknown(who)


def some_player(say: Speaker, who: Who) -> Phrase:
    """One of the group: "un oponente"."""
    if isinstance(who, EachOpponent):
        return Phrase("un oponente")
    if isinstance(who, EachPlayer):
        return Phrase("un jugador")
    return player(say, who)


def whose(phrase: Phrase, thing: str) -> str:
    """ "tu mazo", "el mazo de un oponente elegido"; groups and pronouns take "su"."""
    if phrase.you:
        return f"tu {thing}"
    if phrase.text.startswith(("cada ", "esos ")):
        return f"su {thing}"
    article = "la" if thing == "mano" else "el"
    return f"{article} {thing} {of(phrase.text)}"
