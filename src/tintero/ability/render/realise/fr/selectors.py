"""Cards and players: "un autre personnage de votre choix", "chaque adversaire qui a …"."""

from __future__ import annotations

from typing import Final, final

from tintero.ability.render.plan.parts_of_speech import Noun, Picking, Things
from tintero.ability.render.realise.fr.filters import FILTERS
from tintero.ability.render.realise.fr.words import FRENCH, InFrench
from tintero.ability.render.realise.romance.selectors import RomanceSelectors
from tintero.ability.render.realise.selectors import Named
from tintero.ability.render.speaker import Speaker
from tintero.ability.selectors import Said


def none_of(x: Named) -> str:
    if x.t.own:
        return f"de {FILTERS.own(x.say, x.t)}"
    return FILTERS.rivals(x.say, x.t)


@final
class FrenchSelectors(InFrench, RomanceSelectors):
    PLAYERS = {
        "you": "vous",
        "that-player": "ce <player>",
        "that-owner": "ce <player>",
        "they": "ces <player>s",
        "each-opponent": "chaque <opponent>",
        "each-opposing-player": "chaque <opponent>",
        "each-player": "chaque <player>",
        "chosen-opponent": "un <opponent> de votre choix",
        "chosen-player": "un <player> de votre choix",
        "an-opponent": "un <opponent>",
        "a-player": "un <player>",
        "no-opponent": "aucun <opponent>",
        "no-player": "aucun <player>",
        "you-and-another": "vous et un autre <player> de votre choix",
        "any-players": "n'importe quel nombre de <player>s",
        "challenging-player": "le <player> qui défie",
        "opponents": "les <opponent>s",
        "players": "les <player>s",
        "all-players": "tous les <player>s ensemble",
        "damage-counters": "les <damage counter>s",
    }
    FIXED = PLAYERS | {
        **dict.fromkeys(("it", "this-card", "itself"), "ce <card>"),
        "them": "ces <card>s",
        "rest": "le reste",
        "singers": "ces <character>s",
        "dealer": "la <card> qui a infligé les <damage>s",
        "source-of-damage": "la source des <damage>s",
        "that-revealed": "la <card> révélée",
        "unsaid": "",
        "each-one": "",
        "all-revealed": "les <card>s révélées",
        "cards": "les <card>s",
        "the-top": "la <card> du dessus",
        "the-chosen": "la <card> choisie",
        "each-healed": "chaque <character> dont vous avez retiré des <damage>s ainsi",
    }
    THIS_FEMININE = "cette "
    ALONE = (*RomanceSelectors.ALONE, "no")
    MASCULINE = (*RomanceSelectors.MASCULINE, "each-healed", "rest")
    FEMININE = (*RomanceSelectors.FEMININE, "all-revealed")
    FRAMES = {
        **RomanceSelectors.FRAMES,
        "the-same": "{le} même {head}",
        "the-other": "l'autre {head}",
        "any-of": "l'{un} de {part}",
        "any-of-those-under": "l'une des <card>s qui étaient sous {under}",
        "each-of-them": "{chacun} de {part}",
        "location-of": "le <location> où se trouve {part}",
        "under": "toutes les <card>s sous {part}",
        "was-under": "toutes les <card>s qui étaient sous {part}",
        "owner-of": "le <owner> de {part}",
        "owner-of-many": "les <owner>s de {part}",
        "each-who-reveals": "{part} qui révèle {second}",
        "most-cards": "le ou les <player>s ayant le plus de <card>s dans leur {own_zone}",
        "top-one": "la <card> du dessus de {deck}",
        "top-n": "les {n} premières <card>s de {deck}",
        "top": "un nombre de <card>s du dessus de {deck} égal à {number}",
        "bottom-one": "la <card> du dessous de {deck}",
        "bottom-n": "les {n} dernières <card>s de {deck}",
        "bottom": "un nombre de <card>s du dessous de {deck} égal à {number}",
        "none-of": "{aucun} {none_of}",
        "cards-of-hand": "toutes les <card>s de {zone}",
        "all-from-hand": "toutes les <card>s de {zone}",
        "those-there": "les {nouns_there}",
        "challenging": "{the_side} qui défie",
        "those": "ces {nouns_out}",
        "revealed": "les {revealeds}",
        "best-revealed": "la {revealed} ayant {best}, ou chaque <card> à égalité,",
        "each-own": "{chacun} de {own}",
        "random-down": "des {at_random} jusqu'à ce qu'il en reste {n}",
        "random": "un nombre (égal à {number}) de {at_random}",
    }
    OWN = {
        "none_of": none_of,
        "best": lambda x: FRENCH.best(x.noun.index),
    }
    # So many cards that somebody has: {n} is the number, {m} another.
    HELD = {
        "one": "{one} {cards}",
        "no": "{none} {others}{cards}",
        "some-of": "des {others}{cards}",
        "only-one": "seulement 1 {others}{cards}",
        "exactly": "exactement {n} {others}{cards}",
        "fewer": "moins de {n} {others}{cards}",
        "between": "entre {m} et {n} {others}{cards}",
        "at-least": "au moins {n} {others}{cards}",
        "as-many": "au moins autant de {others}{cards} que {n}",
    }
    JOINTS = {"together": "et", "either": "ou", "this-or": "ou", "this-and": "ou"}
    EACH = "chaque"
    NONE = "aucun"
    AT_RANDOM = "au hasard"
    PLAY_ZONE = "zone de jeu"
    ONE = "l'un"
    THEM = "lui"
    EVERY = "tous"
    PICKS = {
        "any": "n'importe quel nombre",
        "that": "ce même nombre",
        "up-to-that": "jusqu'à ce nombre",
        "so-many": "un nombre ({limit})",
        "up-to": "jusqu'à {n}",
        "one-of-them": "{n} de {them}",
        "of-them": "{n} d'entre {them}",
        "among": "parmi {them}",
        "left": " jusqu'à n'en avoir plus que {n}",
        "same-name": " portant le même nom",
        "total": " dont {le} {stat} {total} est de {n} ou moins",
        "total-cost": " coûtant au total {n} ou moins",
    }

    # --- picks ---

    def of_own(self, how: Picking, t: Things) -> bool:
        return t.own

    def chosen(
        self, say: Speaker, how: Picking, t: Things, plural: bool, where: str, each: str = "un"
    ) -> str:
        said = how.your_choice or (how.chosen and how.wording != Said.A)
        mark = "de votre choix" if said else where
        cards = FILTERS.owned(say, t, plural, mark=mark, each="" if how.up_to else each)
        if plural:
            return self.so_many(say, how, t, cards)
        return self.at_most_one(how, t, cards)

    def one_after(self, say: Speaker, noun: Noun, each: str) -> str:
        """After a preposition, which each alternative has: "un objet ou d'un lieu" (`each`)."""
        how, t = noun.pick, noun.things
        if noun.how != "pick" or how is None or t is None or t.own:
            return self.text(say, noun)
        if not how.single or how.source or how.each or how.same_name or how.total_stat >= 0:
            return self.text(say, noun)
        return self.chosen(say, how, t, False, FILTERS.out_of(t) if noun.place else "", each)


SELECTORS: Final = FrenchSelectors()
