"""Sorts of cards: "personnages Princesse épuisés coûtant 5 ou moins"."""

from __future__ import annotations

from typing import Final, final

from tintero.ability.filters import Relation
from tintero.ability.render.plan.parts_of_speech import Limit
from tintero.ability.render.realise.fr import lexicon
from tintero.ability.render.realise.fr.words import FRENCH, WORDS, ZONES, InFrench
from tintero.ability.render.realise.romance.filters import RomanceFilters
from tintero.ability.render.realise.tongue import capital
from tintero.vocab import Owner, Zone

OPPOSING: Final = lexicon.STATES["opposing"]
SYMBOL: Final = "le <inkwell symbol>"


@final
class FrenchFilters(InFrench, RomanceFilters):
    NAMES = WORDS
    CARD = WORDS["card"]
    CLASSES = lexicon.CLASSES
    KEYWORDS = lexicon.KEYWORDS
    INKS = lexicon.INKS
    STATES = {
        kind: lexicon.STATES[kind]
        for kind in ("exerted", "ready", "drying", "dry", "facedown", "faceup")
    }
    OWNERS = {Owner.OPPOSING: OPPOSING, Owner.YOURS: "à vous", Owner.THEIRS: "à ce joueur"}
    WITH = {"limit": "", "keyword": "", "inkable": SYMBOL, "card-under": "un <card> dessous"}
    WITHOUT = {"no-keyword": "", "not-inkable": SYMBOL, "nothing-under": "<card> dessous"}
    WITH_WORDS = ("avec", "sans")
    FIRST = ("damaged", "undamaged", "no-song")
    NAMED = ("named", "named-all", "not-named")
    NOT_CHARACTER = ("autre qu'un <character>", "autres que des <character>s")
    ORDER = ("head", "classes", "inks", "whose", "states", "names", "mark", "not", "after", "last")
    EACH_NAME = True
    FOLLOWS = {
        "damaged": lexicon.STATES["damaged"],
        "undamaged": "sans <damage>",
        "no-song": ("autre qu'une <song>", "autres que des <song>s"),
        "named": "{nommé} {names}",
        "named-all": "{nommé} {names}",
        "not-named": "non {nommé} {names}",
        "at-location": "sur un <location>",
        "not-at-location": ("qui n'est pas sur un <location>", "qui ne sont pas sur un <location>"),
        "here": "sur ce <location>",
        "that-name": "portant ce nom",
        "same-name": "portant le même nom[ que {than}]",
        "other-name": "portant un autre nom[ que {than}]",
        "in-challenge": "dans un défi",
        "in-challenge-no": "qui ne {est} pas dans le défi",
        "challenging": ("qui défie", "qui défient"),
        "challenging-no": ("qui ne défie pas", "qui ne défient pas"),
        "challenged": "qui {est} {défié}",
        "challenged-no": "qui ne {est} pas {défié}",
        "was-challenged": "qui {a} été {défié} ce tour-ci",
        "was-challenged-no": "qui ne {a} pas été {défié} ce tour-ci",
        "was-played": "que vous avez {joué} ce tour-ci",
        "limit": "avec {limit}",
        "added": "{added}",
        "one-of": "qui {est} {sorts}",
        "such": "{tel} que {clause}",
    }
    ZONES = ZONES
    NAMED_ZONES = {
        Zone.ANYWHERE: "",
        Zone.PLAY: "en jeu",
        Zone.OUT: "hors de la partie",
        Zone.ASIDE: "à côté de la partie",
    }
    UNDER = {
        Owner.ANY: "sous une <card> en jeu",
        Owner.OPPOSING: f"sous un <card> {OPPOSING}",
        Owner.YOURS: "sous vos <character>s et <location>s",
        Owner.THEIRS: "sous ses <character>s et <location>s",
    }
    SHORT = {Relation.AT_MOST: "ou moins", Relation.AT_LEAST: "ou plus"}
    STRICT = {Relation.LESS: "moins de", Relation.MORE: "plus de"}
    LONG = {
        Relation.AT_MOST: "{inférieur} ou {égal} à",
        Relation.AT_LEAST: "{supérieur} ou {égal} à",
        Relation.LESS: "{inférieur} à",
        Relation.MORE: "{supérieur} à",
        Relation.EXACTLY: "{égal} à",
    }
    LIMITS = {
        "highest": "{best} (égalité comprise)",
        "more-than-each": "plus de {stat} que chaque {sort}",
        "up-to-more": "{un} {stat} {supérieur} d'au plus {n} à {celui} de {than}",
        "more-than": "plus de {stat} que {than}",
        "less-than": "moins de {stat} que {than}",
        "as-highest": "{un} {stat} {text}",
        "worked-out": "{un} {stat} {text}",
        "worked-out-under": "{un} {stat} {text}",
        "under": "{text} {cards} dessous",
        "cost": "{un} {stat} de {text}",
        "damage": "{text} {damage}",
        "damage-short": "{n} {damage} {short}",
        "short": "{n} de {stat} {short}",
        "plain": "{text} de {stat}",
    }
    SOME = "des"
    IN = "dans"
    FROM = "de"
    IN_PLAY = "en jeu"
    HERE = "sur ce <location>"
    HAVE = {Owner.YOURS: "que vous avez", Owner.THEIRS: "qu'il a"}
    OF_OPPONENTS = "des <opponent>s"
    ANYBODY = "n'importe quel <player>"
    LAST = ("que ", "qu'", "en jeu", "dans ", "portant ", "sur ")
    COSTING = "coûtant {}"
    NOUN_FIRST = True

    def card_of(self, card: str, names: list[str]) -> str:
        return f"{card} {self.one_of([capital(name) for name in names])}"

    # --- limits ---

    def limit_places(self, frame: str, node: Limit, places: dict[str, str]) -> str:
        several = node.value is not None and node.value.n > 1
        for key, noun in (("cards", self.CARD), ("damage", WORDS["damage"])):
            places[key] = self.grammar.plural_of(noun) if several else noun
        return super().limit_places(frame, node, places | {"best": FRENCH.best(node.stat)})


FILTERS: Final = FrenchFilters()
