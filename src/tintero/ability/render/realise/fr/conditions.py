"""Clauses after "si", "tant que" and "sauf si": always in the indicative."""

from __future__ import annotations

from typing import Final, final

from tintero.ability.filters import Relation
from tintero.ability.render.plan.parts_of_speech import Saying
from tintero.ability.render.realise.conditions import Stated
from tintero.ability.render.realise.fr.filters import FILTERS
from tintero.ability.render.realise.fr.verbs_table import negated
from tintero.ability.render.realise.fr.words import FRENCH, WORDS, InFrench
from tintero.ability.render.realise.romance.conditions import (
    RomanceConditions,
    none_said,
)
from tintero.ability.render.realise.word_frames import sure
from tintero.ability.render.speaker import Speaker

UNDER: Final = ("il y {a} un <card> sous {pile}", "il n'y {a} aucun <card> sous {pile}")


def pile(x: Stated) -> str:
    them = FRENCH.agree("lui", x.who.feminine, x.who.plural)
    return them if x.s.known else x.who.text


@final
class FrenchConditions(InFrench, RomanceConditions):
    CLAUSES = {
        "turn": "ce {être} {turn}",
        "nth": "ce {être} {nth}",
        "first-turn": (
            "ce {être_} votre premier <turn> et vous n'êtes pas le premier <player>",
            "ce {être} votre premier <turn> ou vous êtes le premier <player>",
        ),
        **dict.fromkeys(
            ("there", "another-damaged", "in-play"),
            ("il y {a} {placed}", "il n'y {a} {pas}{placed}"),
        ),
        "namesake": (
            "ce <card> porte le même nom que {namesake}",
            "{the_head} que vous avez {joué} porte un autre nom que chaque autre {had}",
        ),
        "sang": (
            "{index} {nouns} ou plus ont chanté ce <song>",
            "moins de {index} {nouns} ont chanté ce <song>",
        ),
        "sang-one": ("un {noun} a chanté ce <song>", "aucun {noun} n'a chanté ce <song>"),
        "is-number": "{number} {être} {than}",
        "did": ("{who} le {faire_}", "{who} ne le {faire_} pas"),
        "did-either": "{who} {faire} l'une de ces deux choses",
        "used-shift": "vous {avoir} utilisé <Shift> pour {played}",
        "removed-drops": "vous {avoir} retiré un <ink drop> pour {played}",
        "removed-damage": "vous {avoir} retiré des <damage>s ainsi",
        "have": "{who} {avoir} {placed}",
        **dict.fromkeys(("had-under", "was-under", "card-under"), UNDER),
        "in-challenge": "{who} {être} dans un défi[ avec {what}]",
        "challenging": "{who} {défier}[ {what}]",
        "challenged": "{who} {être} {défié}[ par {what}]",
        "same-name": (
            "{who} {porter_} le même nom[ que {what}]",
            "{who} {porter_} un autre nom[ que {what}]",
        ),
        "was-named": "{who} {être} la <card> nommée",
        "same-card": "{who} {être} {what}",
        "still": ("{who} {être_} toujours {place}", "{who} {plus} {place}"),
        "has-drops": "{who} {avoir} {index} <ink drop>s ou plus",
        "has-drops-one": "{who} {avoir} un <ink drop>",
        "has-opponents": "{who} {avoir} {opponents}",
        "has-more": "{who} {avoir} {more} de {cards}[ que {what}]",
        "has-over": "{who} {avoir} {more} de {index} {cards}[ que {what}]",
        "has-lore": "{who} {avoir} {lore}",
        "is": "{who} {like}",
    }
    LIKE = {
        **dict.fromkeys(FILTERS.STATES, "{être} {state}"),
        **dict.fromkeys(("at-location", "not-at-location"), "{être} sur un <location>"),
        "here": "{être} sur ce <location>",
        **dict.fromkeys(
            ("damaged", "undamaged"), ("{avoir_} au moins un dommage", "{n_avoir} aucun dommage")
        ),
        **dict.fromkeys(
            ("card-under", "nothing-under"),
            ("{avoir_} une carte dessous", "{n_avoir} aucune carte dessous"),
        ),
        "in-challenge": "{être} dans un défi",
        "challenging": "{défier}",
        "challenged": "{être} {défié}",
        "was-challenged": "{avoir} été {défié} ce tour-ci",
        "classes": "{être} {class}",
        "inks": "{être} {inks}",
        **dict.fromkeys(("named", "not-named"), "{être} {nommé} {names}"),
        "no-song": "{être} une <song>",
        "costs": "{coûter} {cost}",
        "limit": "{avoir} {limit}",
        **dict.fromkeys(("inkable", "not-inkable"), "{avoir} le <inkwell symbol>"),
        **dict.fromkeys(("keyword", "no-keyword"), "{avoir} {keyword}"),
    }
    VERBS = ("être", "avoir", "faire", "porter", "défier", "coûter")
    OWN = {
        "a": lambda x: "avait" if x.s.past or x.s.verb in ("had-under", "was-under") else "a",
        "plus": lambda x: negated(FRENCH.verb("être", x.who), "plus"),
        "n_avoir": lambda x: negated(FRENCH.verb("avoir", x.who, 0, x.s.past), ""),
        "pas": lambda x: "" if none_said(x.s) else "pas ",
        "joué": lambda x: FRENCH.agree("joué", FILTERS.first_feminine(x.t)),
        "pile": pile,
    }
    TURN = "<turn>"
    NTH = {
        "challenge": "le {nth_m} <challenge> de ce <turn>",
        "inked": "la {nth_f} <card> que vous avez placée dans votre <inkwell> ce <turn>-ci",
        "drew": "la {nth_f} <card> que ce <player> a piochée ce <turn>-ci",
        "time": "la {nth_f} fois ce <turn>-ci",
    }
    LORE = {
        Relation.MORE: "plus de <lore>s que",
        Relation.LESS: "moins de <lore>s que",
        Relation.EXACTLY: "autant de <lore>s que",
        Relation.AT_LEAST: "au moins autant de <lore>s que",
        Relation.AT_MOST: "au plus autant de <lore>s que",
    }
    SO_MUCH_LORE = "un nombre de <lore>s {}"
    IN_GAME = "dans la partie"
    PLAY = "jouer"
    IT_IS = "ce"
    AND_THAT = "que"
    HAVE = "avoir"
    BE = "être"
    BE_AT = "être"
    BE_PLAIN = "de "
    WHERE_IT_WAS = "à sa place"
    MORE = ("plus", "moins")
    EACH_IF = {"if": "si", "unless": "sauf si", "while": "lorsque"}

    def not_so(self, clause: str, mood: int) -> str:
        return f"il est faux que {clause}"

    def lore(self, x: Stated, op: int) -> str:
        return self.many(x, WORDS["lore"]) if sure(x.s.number).plain else super().lore(x, op)

    # --- what cards are like ---

    def relative(self, say: Speaker, s: Saying) -> str:
        if s.subject is None or s.subject.how != "one-of-them":
            return f"tel que {self.clause(say, s)}"
        return self.said(Stated(self, say, s, self.selectors.phrase(say, s.subject), "qui"))


CONDITIONS: Final = FrenchConditions()
