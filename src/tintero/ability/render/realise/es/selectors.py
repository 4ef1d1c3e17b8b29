"""Cards and players: "otro personaje elegido", "cada oponente que tenga más leyenda que tú"."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final, final

from tintero.ability.render.plan.parts_of_speech import Noun, Picking, Things
from tintero.ability.render.realise.es import filters, quantities
from tintero.ability.render.realise.es.filters import FILTERS
from tintero.ability.render.realise.es.words import (
    STATS,
    a,
    agree,
    equal_to,
    of,
    ordinal,
    other,
    stat_feminine,
    the,
)
from tintero.ability.render.realise.romance.selectors import THAT, RomanceSelectors, places
from tintero.ability.render.realise.selectors import Named, plain
from tintero.ability.render.realise.word_frames import sure
from tintero.ability.render.speaker import Phrase, Speaker, word
from tintero.ability.selectors import Said
from tintero.vocab import Owner

ZONES: Final = ("mazo", "mano", "zona de juego", "pozo de tinta", "descarte")
OWN: Final = filters.OWN


def deck(x: Named) -> str:
    (who,) = x.noun.parts
    named = x.noun.place == "named"
    return f"el mazo {of(x.part().text)}" if named else SELECTORS.whose(x.say, who, "mazo")


def one_of_gender(x: Named) -> str:
    return "una" if FILTERS.first_feminine(x.t) else "uno"


@final
class SpanishSelectors(RomanceSelectors):
    PLAYERS = {
        "you": "tú",
        "that-player": "ese jugador",
        "that-owner": "ese jugador",
        "they": "esos jugadores",
        "each-opponent": "cada oponente",
        "each-opposing-player": "cada oponente",
        "each-player": "cada jugador",
        "chosen-opponent": "un oponente elegido",
        "chosen-player": "un jugador elegido",
        "an-opponent": "un oponente",
        "a-player": "un jugador",
        "no-opponent": "ningún oponente",
        "no-player": "ningún jugador",
        "you-and-another": "tú y otro jugador elegido",
        "any-players": "cualquier número de jugadores",
        "challenging-player": "el jugador desafiante",
        "opponents": "los oponentes",
        "players": "los jugadores",
        "all-players": "todos los jugadores juntos",
        "damage-counters": "los contadores de daño",
    }
    FIXED = PLAYERS | {
        "it": "esa carta",
        "them": "esas cartas",
        "rest": "el resto",
        "this-card": "esta carta",
        "singers": "esos personajes",
        "dealer": "la carta que infligió el daño",
        "source-of-damage": "la fuente del daño",
        "that-revealed": "la carta revelada",
        "unsaid": "",
        "each-one": "",
        "cards": "las cartas",
        "itself": "esta carta",
        "the-top": "la carta superior",
        "all-revealed": "las cartas reveladas",
        "the-chosen": "la carta elegida",
        "each-healed": "cada personaje del que hayas retirado daño así",
    }
    PARTICIPLES = {
        "that-moved": "movido",
        "the-discarded": "descartado",
        "the-exerted": "agotado",
        "the-challenged": "desafiado",
        "that-challenged": "desafiado",
        "the-banished": "desterrado",
    }
    THIS_FEMININE = "esta "
    FRAMES = {
        **dict.fromkeys(THAT, "{that_head}"),
        **dict.fromkeys(("the-revealed", "those-revealed"), "la carta revelada"),
        **dict.fromkeys(("the-revealed-many", "those-revealed-many"), "las cartas reveladas"),
        "the-drawn": "la carta robada",
        "the-drawn-many": "las cartas robadas",
        "the-same": "{the} {mismo} {head}",
        "the-other": "{the} {otro} {head}",
        "any-of": "{alguno} de {part}",
        "any-of-those-under": "alguna de las cartas que estaban debajo {of_under}",
        "each-of-them": "cada {uno_of_part} de {part}",
        "location-of": "la ubicación en la que está {part}",
        "under": "todas las cartas que haya debajo {of_part}",
        "was-under": "todas las cartas que estaban debajo {of_part}",
        "owner-of": "el jugador {of_part}",
        "owner-of-many": "los jugadores {of_part}",
        "each-who": "{part} {relative}",
        "each-who-reveals": "{part} que revele {second}",
        "most-cards": "el jugador o los jugadores con más cartas en su {own_zone}",
        "top-one": "la carta superior {of_deck}",
        "top-n": "las {n} primeras cartas {of_deck}",
        "top": "un número de cartas de la parte superior {of_deck} {equal_number}",
        "bottom-one": "la carta inferior {of_deck}",
        "bottom-n": "las {n} últimas cartas {of_deck}",
        "bottom": "un número de cartas del fondo {of_deck} {equal_number}",
        "every": "{todos} {group}",
        "group": "{group}",
        "some": "{some}",
        "a": "{un} {noun}",
        "one-such": "[{one} ]{noun}",
        "none-of": "{ningún} {other}{owned}",
        "nth-such": "{un} {nth} {noun}",
        "so-many": "{others}{count} {owneds}",
        "hand": "{zone}",
        "cards-of-hand": "todas las cartas {of_zone}",
        "all-from": "{todos} {group}",
        "all-from-hand": "todas las cartas {of_zone}",
        "those-there": "las {nouns} {of_there}",
        "those-there-hand": "{there}",
        "one-there": "{pick}",
        "each-revealed": "cada {revealed}",
        "challenging": "{the_side} desafiante",
        "challenged": "{the_side} {desafiado}",
        "those": "esas {nouns}{out_of}",
        "revealed": "las {revealeds}",
        "best-revealed": "la {revealed} con el mayor {stat}, o cada carta empatada con el mayor"
        " {stat},",
        "each": "cada {other}{owned_each}{within}",
        "to-each": "a cada {other}{owned_to_each}{within}",
        "each-own": "cada {uno} de {tus} {rest}{nouns}",
        "random-one": "{un} {owned} al azar{from_}",
        "random-n": "{n} {owneds} al azar{from_}",
        "random-down": "{owneds} al azar{from_} hasta que queden {n}",
        "random": "un número ({equal_number}) de {owneds} al azar{from_}",
        "pick": "{pick}",
    }
    PLACES = {
        **places(FILTERS),
        "the": lambda x: the(FILTERS.head_feminine(x.noun.head)),
        "mismo": lambda x: agree("mismo", FILTERS.head_feminine(x.noun.head), False),
        "otro": lambda x: agree("otro", FILTERS.head_feminine(x.noun.head), False),
        "alguno": lambda x: "alguna" if x.part().feminine else "alguno",
        "uno_of_part": lambda x: "una" if x.part().feminine else "uno",
        "own_zone": lambda x: word(ZONES, x.noun.index, "zone"),
        "of_deck": lambda x: of(deck(x)),
        "todos": lambda x: agree("todo", FILTERS.first_feminine(x.t), True),
        "one": lambda x: FILTERS.one(x.t),
        "rest": lambda x: FILTERS.rest(x.t),
        "uno": one_of_gender,
        "tus": lambda x: OWN[x.t.owner],
        "ningún": lambda x: "ninguna" if FILTERS.first_feminine(x.t) else "ningún",
        "nth": lambda x: ordinal(x.noun.index, FILTERS.first_feminine(x.t)),
        "there": lambda x: FILTERS.zone(x.t, opponent="cada oponente"),
        "of_there": lambda x: of(FILTERS.zone(x.t, opponent="cada oponente")),
        "revealed": lambda x: FILTERS.noun(x.say, x.t, mark="revelado"),
        "revealeds": lambda x: FILTERS.noun(x.say, x.t, True, mark="revelado"),
        "desafiado": lambda x: FILTERS.agreed("desafiado", x.t, False),
        "owned_each": lambda x: FILTERS.owned(x.say, x.t, joint="y", each="cada"),
        "owned_to_each": lambda x: FILTERS.owned(x.say, x.t, joint="y", each="a cada"),
    }
    # So many cards that somebody has: {n} is the number, {m} another, {others} "otros".
    HELD = {
        "one": "[{one} ]{cards}",
        "no": "{others}{cards}",
        "some-of": "{cards}",
        "only-one": "solo 1 {others}{cards}",
        "exactly": "exactamente {others}{n} {cards}",
        "fewer": "menos de {n} {others}{cards}",
        "between": "{others}entre {m} y {n} {cards}",
        "at-least": "{others}{n} o más {cards}",
        "as-many": "al menos {others}tantos {cards} como {n}",
    }
    JOINTS = {"together": "y", "either": "o", "this-or": "o", "this-and": "o"}

    def held_places(
        self, say: Speaker, noun: Noun, t: Things, said: Callable[..., str], where: str
    ) -> dict[str, str]:
        plural = noun.plural and noun.how != "one"
        others, cards = FILTERS.others(t, plural), said(say, t, plural)
        return {"one": FILTERS.one(t), "others": others, "cards": cards}

    def whose(self, say: Speaker, who: Noun, thing: str) -> str:
        """ "tu mazo", "el mazo de un oponente elegido"; groups and pronouns take "su"."""
        if who.you:
            return f"tu {thing}"
        name = self.text(say, who)
        if who.how.startswith("each-") or name.startswith(("cada ", "esos ")):
            return f"su {thing}"
        return f"{the(thing == 'mano')} {thing} {of(name)}"

    # --- picks ---

    def pick(self, say: Speaker, noun: Noun, t: Things) -> str:
        how = sure(noun.pick)
        out, tail = self.picked(say, how, t)
        where = FILTERS.out_of(t) if noun.place and how.source is None else ""
        if how.same_name:
            out, where = f"{out}{where} con el mismo nombre", ""
        if how.total_stat >= 0:
            name = word(STATS, how.total_stat, "stat")
            out += f" con {a(stat_feminine(how.total_stat))} {name} total de {how.total} o menos"
        return out + where + tail

    def picked(self, say: Speaker, how: Picking, t: Things) -> tuple[str, str]:
        """The cards, and what follows where they are."""
        if how.source is not None:
            return self.among(say, how, t, self.phrase(say, how.source)), ""
        if how.by_them:
            return self.one_of(say, how, t, "sus"), ""
        if how.count is not None and how.count.kind == "down-to":
            return FILTERS.owned(say, t, True), f" hasta tener {how.count.n}"
        each = f" {quantities.for_each(say, how.each)}" if how.each is not None else ""
        return self.chosen(say, how, t, not how.single and how.each is None), each

    def one_of(self, say: Speaker, how: Picking, t: Things, whose: str) -> str:
        """ "otro de tus personajes", "hasta 2 de tus demás personajes"."""
        fem, cards = FILTERS.first_feminine(t), FILTERS.noun(say, t, True)
        if t.other and how.single and not how.up_to:
            return f"{other(fem)} de {whose} {cards}"
        single = "1" if how.up_to else "una" if fem else "uno"
        count = self.how_many(say, how, t, single, False)
        return f"{count} de {whose} {FILTERS.rest(t)}{cards}"

    def chosen(self, say: Speaker, how: Picking, t: Things, plural: bool) -> str:
        """ "otro personaje rival elegido", "hasta 2 personajes elegidos"."""
        if how.wording == Said.ONE_OF and how.chosen and t.owner == Owner.YOURS:
            return self.one_of(say, how, t, "tus")
        cards = FILTERS.owned(say, t, plural, mark=self.mark(how, t))
        others = FILTERS.others(t, plural)
        if not plural and how.digit and not t.other:
            return f"1 {cards}"
        if not plural:
            return f"hasta 1 {others}{cards}" if how.up_to else FILTERS.an(t, cards)
        if how.up_to and (plain(how) or how.that_many):
            most = self.how_many(say, replace(how, up_to=False), t, "1")
            return f"hasta {others}{most} {cards}"
        count = self.how_many(say, how, t, "1")
        first = plain(how) or how.everything
        return f"{others}{count} {cards}" if first else f"{count} {others}{cards}"

    def mark(self, how: Picking, t: Things) -> str:
        """How it is said that the cards are chosen, if it is."""
        if how.your_choice:
            return filters.YOUR_CHOICE
        if not (not t.in_play if how.wording == Said.A else how.chosen):
            return ""
        mixed = t.either or t.has("one-of") or t.has("added") or len(t.head.names) > 1
        return filters.YOU_CHOOSE if mixed else "elegido"

    def how_many(self, say: Speaker, how: Picking, t: Things, single: str, de: bool = True) -> str:
        """ "hasta 2", "cualquier número de"; the noun follows. `de` False: without "de"."""
        end = " de" if de else ""
        if how.count is None and how.everything:
            return (
                agree("todo", FILTERS.feminine(t), True) + (f" {the(FILTERS.feminine(t), True)}")
                if de
                else "todas"
            )
        if how.count is None:
            return f"cualquier número{end}"
        if how.count.plain:
            count = single if how.count.n == 1 else str(how.count.n)
            return f"hasta {count}" if how.up_to else count
        if how.that_many:
            return ("hasta esa cantidad" if how.up_to else "esa cantidad") + end
        count = quantities.number(say, how.count)
        return f"un número ({f'hasta {count}' if how.up_to else equal_to(count)}){end}"

    def among(self, say: Speaker, how: Picking, t: Things, source: Phrase) -> str:
        """Out of cards already named: "una de ellas", "una carta de personaje de entre ellas"."""
        fem, girls = FILTERS.feminine(t), source.feminine
        them = "ellas" if girls else "ellos"
        from_them = f" de entre {them}" if how.source_said else ""
        if how.everything:
            every = "todas las" if fem else "todos los"
            return f"{every} {FILTERS.noun(say, t, True)}{from_them}"
        if t.bare and t.other and how.single:
            if how.pair:
                return "la otra" if girls else "el otro"
            return f"{other(girls)} de {them}"
        if t.bare and how.single and how.rest and not how.up_to:
            return other(girls)  # "pon una de ellas …, otra … y otra …"
        if t.bare:
            return f"{self.how_many(say, how, t, 'una' if girls else 'uno', False)} de {them}"
        others = f"{other(fem, not how.single)} " if t.other else ""
        if how.single:
            first = f"hasta 1 {others}" if how.up_to else others or f"{a(fem)} "
            return f"{first}{FILTERS.noun(say, t)}{from_them}"
        count = self.how_many(say, how, t, "1")
        return f"{others}{count} {FILTERS.noun(say, t, True)}{from_them}"


SELECTORS: Final = SpanishSelectors()
text = SELECTORS.text
phrase = SELECTORS.phrase
is_feminine = SELECTORS.is_feminine
mark = SELECTORS.mark
