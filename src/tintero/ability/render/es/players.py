"""`Who` nodes."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tintero.ability.base import Who
from tintero.ability.conditions import Is
from tintero.ability.render.es import conditions, filters
from tintero.ability.render.es.verbs_table import mood
from tintero.ability.render.es.words import a, of
from tintero.ability.render.speaker import Phrase, Speaker, unknown, word
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
    They,
    You,
    YouAndAnother,
)
from tintero.vocab import Zone

YOU: Final = Phrase("tú", you=True)
ZONES: Final = ("mazo", "mano", "zona de juego", "pozo de tinta", "descarte")


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
    if isinstance(who, EachWho):
        return Phrase(f"{player(say, who.of).text} {who_has(say, who)}")
    if isinstance(who, MostCards):
        zone = word(ZONES, who.zone, "zone")
        return Phrase(f"el jugador o los jugadores con más cartas en su {zone}", True)
    if isinstance(who, YouAndAnother):
        return Phrase("tú y otro jugador elegido", True)
    if isinstance(who, AnyPlayers):
        return Phrase("cualquier número de jugadores", True)
    if isinstance(who, OwnerOf):
        focus = say.focus
        cards = say.cards(who.of)
        say.focus = focus
        if cards.mine:
            return YOU
        if cards.text == "el personaje desafiante":
            return Phrase("el jugador desafiante")
        if say.owner_said:
            return Phrase("ese jugador")
        if cards.plural:
            return Phrase(f"los jugadores {of(cards.text)}", True)
        return Phrase(f"el jugador {of(cards.text)}")
    raise unknown(who)


def who_has(say: Speaker, who: EachWho) -> str:
    """ "que tenga más leyenda que tú", "que revele una carta de personaje"."""
    node = who.condition
    if isinstance(node, Is):
        f = replace(node.filter, zone=Zone.DECK)
        return f"que revele {a(filters.first_feminine(f))} {filters.noun(say, f)}"
    before, say.they = say.they, Phrase("‖")
    text = mood(conditions.marked(say, node, False), True)
    say.they = before
    return "que " + text.removeprefix("‖ ").replace("‖", "ese jugador")


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
