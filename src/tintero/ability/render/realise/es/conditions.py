"""Clauses after "si" (indicative), "mientras" and "a menos que" (subjunctive)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, final

from tintero.ability.filters import Relation
from tintero.ability.render.plan.parts_of_speech import Saying
from tintero.ability.render.realise.conditions import NOBODY, Stated
from tintero.ability.render.realise.es.filters import FILTERS, SYMBOL
from tintero.ability.render.realise.es.words import SPANISH, InSpanish
from tintero.ability.render.realise.romance.conditions import WHILE, RomanceConditions
from tintero.ability.render.realise.word_frames import sure
from tintero.ability.render.speaker import Phrase, Speaker


def held(x: Stated) -> str:
    """Near the verb, not after what the card has: "tienes en juego un personaje con Ward"."""
    text, in_play = CONDITIONS.placed(x), FILTERS.IN_PLAY
    alone = CONDITIONS.selectors.text(x.say, sure(x.s.object))
    near = " con " in alone and FILTERS.within(x.t) == in_play and not x.t.here
    return f"{in_play} {alone}" if near else text


@final
class SpanishConditions(InSpanish, RomanceConditions):
    CLAUSES = {
        "turn": "{ser} {turn}",
        "nth": "{ser} {nth}",
        "first-turn": (
            "{ser} tu primer turno y no {eres} el jugador inicial",
            "{ser} tu primer turno o {eres} el jugador inicial",
        ),
        **dict.fromkeys(("there", "another-damaged", "in-play"), "{hay} {placed}"),
        "namesake": (
            "{tener_} el mismo nombre que {namesake}",
            "{the_head} que {has} jugado {tener_} un nombre distinto del de cada {other} {had}",
        ),
        "sang": "{no}{index} o más {nouns} {han} cantado esta canción",
        "sang-one": (
            "uno o más {nouns} {han} cantado esta canción",
            "ningún {noun} {ha} cantado esta canción",
        ),
        "is-number": "{number} {ser} {than}",
        "did": "[{who} ]{no}lo {hacer_}",
        "did-either": "[{who} ]{hacer} alguna de las dos cosas",
        "used-shift": "{no}{has} usado Shift para {played}",
        "removed-drops": "{no}{has} retirado una gota de tinta para {played}",
        "removed-damage": "{no}{has} retirado daño así",
        "have": "[{who} ]{tener} {held}",
        "had-under": ("[{who} ]tenía una carta debajo", "[{who} ]no tenía cartas debajo"),
        "was-under": ("había una carta debajo de {pile}", "no había cartas debajo de {pile}"),
        "card-under": ("[{who} ]{tener} una carta debajo", "[{who} ]{tener} cartas debajo"),
        "in-challenge": "[{who} ]{estar} en un desafío[ con {what}]",
        "challenging": "[{who} ]{estar} desafiando[ a {what}]",
        "challenged": "[{who} ]{estar} siendo {desafiado}[ por {what}]",
        "same-name": (
            "[{who} ]{tener_} el mismo nombre que {what}",
            "[{who} ]{tener_} un nombre distinto de el de {what}",
        ),
        "was-named": "[{who} ]{ser} la carta nombrada",
        "same-card": "[{who} ]{ser} {what}",
        "still": ("[{who} ][{still} ]{estar_} {place}", "[{who} ]ya no {estar_} {place}"),
        "has-drops": "[{who} ]{tener} {index} o más gotas de tinta",
        "has-drops-one": "[{who} ]{tener} una gota de tinta",
        "has-opponents": "[{who} ]{tener} {opponents}",
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
    VERBS = ("ser", "estar", "tener", "hay", "hacer", "llamar")
    OWN = {
        "no": lambda x: "no " if x.no else "",
        "eres": lambda x: SPANISH.verb("ser", Phrase("", you=True), x.mood),
        "has": lambda x: SPANISH.verb("haber", Phrase("", you=True), x.mood),
        "ha": lambda x: SPANISH.verb("haber", NOBODY, x.mood),
        "han": lambda x: SPANISH.verb("haber", Phrase("", True), x.mood),
        "held": held,
        "pile": lambda x: x.who.text,
        "still": lambda x: "todavía" if x.s.index else "",
    }
    TURN = "turno"
    NTH = {
        "challenge": "el {nth_m} desafío de este turno",
        "inked": "la {nth_f} carta que {has} puesto en tu pozo de tinta este turno",
        "drew": "la {nth_f} carta que ese jugador {ha} robado este turno",
        "time": "la {nth_f} vez este turno",
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

    PLAY = "jugar"
    HAVE = "tener"
    BE = "ser"
    BE_AT = "estar"
    WHERE_IT_WAS = "donde estaba"
    MORE = ("más", "menos")
    EACH_IF = {"if": "si", "unless": "a menos que", "while": "mientras"}

    def not_so(self, clause: str, mood: int) -> str:
        return f"no {SPANISH.verb('ser', NOBODY, mood)} cierto que {clause}"

    def relative(self, say: Speaker, s: Saying) -> str:
        about = s.subject is not None and s.subject.how == "one-of-them"
        return f"que {self.clause(say, replace(s, known=about), WHILE)}"


CONDITIONS: Final = SpanishConditions()
