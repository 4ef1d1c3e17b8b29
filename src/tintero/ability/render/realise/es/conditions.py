"""Clauses after "si" (indicative), "mientras" and "a menos que" (subjunctive)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, final

from tintero.ability.filters import Relation
from tintero.ability.render.plan.parts_of_speech import Saying
from tintero.ability.render.realise.conditions import NOBODY, ROLES, Stated
from tintero.ability.render.realise.es import filters, happened
from tintero.ability.render.realise.es.filters import FILTERS, SYMBOL
from tintero.ability.render.realise.es.verbs_table import PAST, TU, TU_SUBJUNCTIVE, conjugate
from tintero.ability.render.realise.es.words import (
    a,
    equal_to,
    form_of,
    of,
    ordinal,
    other,
    pronoun,
    the,
)
from tintero.ability.render.realise.romance.conditions import RomanceConditions, places, romance
from tintero.ability.render.realise.word_frames import sure
from tintero.ability.render.speaker import Phrase, Speaker
from tintero.vocab import Owner

SI: Final = 0  # the indicative
MIENTRAS: Final = 1  # the subjunctive
YOU: Final = Phrase("", you=True)


def verb(name: str, who: Phrase, mood: int, past: bool = False) -> str:
    if past and name in PAST:
        return PAST[name][0 if who.you else 2 if who.plural else 1]
    return conjugate(name, form_of(who) + (TU_SUBJUNCTIVE - TU if mood else 0))


def no_(no: bool) -> str:
    return "no " if no else ""


def placed(x: Stated) -> str:
    """What there is, and where."""
    return x.what.text + (" aquí" if x.t.here else filters.within(x.t))


def held(x: Stated) -> str:
    text, where = x.what.text, " aquí" if x.t.here else filters.within(x.t)
    if " con " in text and where == " en juego":
        return f"en juego {text}"  # near the verb, not after what the card has
    return text + where


def played(x: Stated) -> str:
    """What was played: a pronoun of the verb, or the card."""
    return pronoun(x.what) if x.s.known else f" {x.what.text}"


def limit(x: Stated) -> str:
    than = sure(x.s.than)
    text = filters.compared(x.say, x.s.op, than)
    return equal_to(text) if x.s.op == Relation.EXACTLY and not than.plain else text


def cards(x: Stated) -> str:
    said = FILTERS.owned if x.t.owner == Owner.OPPOSING else FILTERS.noun
    return said(x.say, x.t, True) + filters.within(x.t)


@final
class SpanishConditions(RomanceConditions):
    CLAUSES = {
        "turn": "{ser} {turn}",
        "nth": "{ser} {nth}",
        "first-turn": (
            "{ser} tu primer turno y no {eres} el jugador inicial",
            "{ser} tu primer turno o {eres} el jugador inicial",
        ),
        **dict.fromkeys(("there", "another-damaged", "in-play"), "{hay} {placed}"),
        "namesake": (
            "{tener_} el mismo nombre que {otro} {noun}{within}",
            "{the_head} que {has} jugado {tener_} un nombre distinto del de cada {otro} {had}",
        ),
        "sang": "{no}{index} o más {nouns} {han} cantado esta canción",
        "sang-one": (
            "uno o más {nouns} {han} cantado esta canción",
            "ningún {noun} {ha} cantado esta canción",
        ),
        "is-number": "{number} {ser} {than}",
        "did": "[{who} ]{no}lo {hacer_}",
        "did-either": "[{who} ]{hacer} alguna de las dos cosas",
        "used-shift": "{no}{has} usado Shift para jugar{played}",
        "removed-drops": "{no}{has} retirado una gota de tinta para jugar{played}",
        "removed-damage": "{no}{has} retirado daño así",
        "have": "[{who} ]{tener} {held}",
        "had-under": ("[{who} ]tenía una carta debajo", "[{who} ]no tenía cartas debajo"),
        "was-under": ("había una carta debajo {of_who}", "no había cartas debajo {of_who}"),
        "card-under": ("[{who} ]{tener} una carta debajo", "[{who} ]{tener} cartas debajo"),
        "in-challenge": "[{who} ]{estar} en un desafío[ con {what}]",
        "challenging": "[{who} ]{estar} desafiando[ a {what}]",
        "challenged": "[{who} ]{estar} siendo {desafiado}[ por {what}]",
        "same-name": (
            "[{who} ]{tener_} el mismo nombre que {what}",
            "[{who} ]{tener_} un nombre distinto del {of_what}",
        ),
        "was-named": "[{who} ]{ser} la carta nombrada",
        "same-card": "[{who} ]{ser} {what}",
        "still": ("[{who} ]{still}{estar_}{place}", "[{who} ]ya no {estar_}{place}"),
        "has-drops": "[{who} ]{tener} {index} o más gotas de tinta",
        "has-drops-one": "[{who} ]{tener} una gota de tinta",
        "has-opponents": "[{who} ]{tener} {compared} oponentes",
        "has-more": "[{who} ]{tener} {more} {cards}[ que {what}]",
        "has-over": "[{who} ]{tener} {more} de {index} {cards}[ que {what}]",
        "has-lore": "[{who} ]{tener} {lore}",
        "is": "[{who} ]{like}",
    }
    LIKE = {
        **dict.fromkeys(FILTERS.STATES, "{estar} {state}"),
        **dict.fromkeys(("at-location", "not-at-location"), "{estar} en una ubicación"),
        "here": "{estar} aquí",
        "classes": "{ser} {class}",
        "inks": "{ser} {inks}",
        **dict.fromkeys(("named", "not-named"), "{no}se {llamar_} {names}"),
        "no-song": "{ser} una canción",
        "limit": "{tener} {limit}",
        **dict.fromkeys(("keyword", "no-keyword"), "{tener} {names}"),
        "undamaged": "{tener} daño",
        **dict.fromkeys(("inkable", "not-inkable"), f"{{tener}} {SYMBOL}"),
        **dict.fromkeys(
            ("card-under", "nothing-under"),
            ("{tener} una carta debajo", "{tener} cartas debajo"),
        ),
    }
    PLACES = {
        **places("ser", "estar", "tener", "hay", "hacer", "llamar"),
        "no": lambda x: no_(x.no),
        "eres": lambda x: verb("ser", YOU, x.mood),
        "has": lambda x: verb("haber", YOU, x.mood),
        "ha": lambda x: verb("haber", NOBODY, x.mood),
        "han": lambda x: verb("haber", Phrase("", True), x.mood),
        "placed": placed,
        "held": held,
        "otro": lambda x: other(FILTERS.first_feminine(x.t)),
        "the_head": lambda x: f"{the(FILTERS.head_feminine(x.t.head))} {FILTERS.head(x.t.head)}",
        "than": limit,
        "played": played,
        "of_who": lambda x: of(x.who.text),
        "of_what": lambda x: of(x.what.text),
        "desafiado": lambda x: romance(x).agreed("desafiado", x),
        "still": lambda x: "todavía " if x.s.index else "",
        "place": lambda x: filters.within(x.t) or " donde estaba",
        "more": lambda x: "más" if x.s.op == Relation.MORE else "menos",
        "cards": cards,
        "class": lambda x: romance(x).one_of_class(x, "cartas"),
    }
    TURNS = {
        Owner.ANY: "el turno de cualquier jugador",
        Owner.YOURS: "tu turno",
        Owner.OPPOSING: "el turno de un oponente",
        Owner.THEIRS: "su turno",
    }
    NTH = {
        "challenge": "el {segundo} desafío de este turno",
        "inked": "la {segunda} carta que {has} puesto en tu pozo de tinta este turno",
        "drew": "la {segunda} carta que ese jugador {ha} robado este turno",
        "time": "la {segunda} vez este turno",
    }
    LORE = {
        Relation.MORE: "más leyenda que",
        Relation.LESS: "menos leyenda que",
        Relation.EXACTLY: "tanta leyenda como",
        Relation.AT_LEAST: "al menos tanta leyenda como",
        Relation.AT_MOST: "como mucho tanta leyenda como",
    }
    SO_MUCH_LORE = "{} de leyenda"
    IN_GAME = "en la partida"

    def named(self, s: Saying, who: Phrase) -> str:
        """Without "tú" and what was mentioned last."""
        return "" if who.you or s.known else who.text

    def verb(self, name: str, x: Stated, no: bool = False) -> str:
        return no_(no) + verb(name, x.who, x.mood, x.s.past)

    def not_so(self, clause: str, mood: int) -> str:
        return f"no {verb('ser', NOBODY, mood)} cierto que {clause}"

    def none_of(self, say: Speaker, s: Saying, mood: int) -> str:
        if s.subject is not None and s.subject.how in ("no-opponent", "no-player"):
            return self.clause(say, s.parts[0], mood)
        return self.not_so(self.clause(say, s.parts[2], mood), mood)

    def happened(self, say: Speaker, s: Saying, mood: int) -> str:
        return happened.said(say, s, mood)

    def nth_places(self, n: int, mood: int) -> dict[str, str]:
        has, ha = verb("haber", YOU, mood), verb("haber", NOBODY, mood)
        return {"segundo": ordinal(n, False), "segunda": ordinal(n), "has": has, "ha": ha}

    def is_a(self, x: Stated, where: str) -> str:
        first = "" if x.who.plural else f"{a(FILTERS.first_feminine(x.t))} "
        noun = FILTERS.owned(x.say, x.t, x.who.plural)
        return f"{self.verb('ser', x, x.s.no)} {first}{noun}{where}"

    def is_whose(self, x: Stated) -> str:
        whose = self.agreed(FILTERS.OWNERS[x.t.owner], x)
        return f"{self.verb('ser', x, x.s.no)} {whose}"

    def is_where(self, x: Stated, where: str) -> str:
        return f"{self.verb('estar', x, x.s.no)} {where}"

    def relative(self, say: Speaker, s: Saying) -> str:
        about = s.subject is not None and s.subject.how == "one-of-them"
        return f"que {self.clause(say, replace(s, known=about), MIENTRAS)}"

    def each_if(self, say: Speaker, s: Saying, unless: bool) -> str:
        plain = not unless and s.verb not in ROLES
        about = s.subject is not None and s.subject.how == "each-one"
        known = replace(s, known=s.known or about)
        text = self.clause(say, known, SI if plain else MIENTRAS)
        return f" {'si' if plain else 'a menos que' if unless else 'mientras'} {text}"


CONDITIONS: Final = SpanishConditions()
clause = CONDITIONS.clause
