"""Where cards are put: "renvoyez un objet de votre choix dans la main de son propriétaire"."""

from __future__ import annotations

from typing import Final, final

from tintero.ability.render.plan.parts_of_speech import Goal, Noun, Saying
from tintero.ability.render.realise.fr import filters, selectors
from tintero.ability.render.realise.fr import words as fr
from tintero.ability.render.realise.romance.puts import RomancePuts
from tintero.ability.render.realise.word_frames import sure
from tintero.ability.render.speaker import Phrase, Speaker
from tintero.vocab import Owner

ORDERS: Final = {
    "any": " dans n'importe quel ordre",
    "yours": f" dans l'ordre {fr.CHOICE}",
    "random": " dans un ordre aléatoire",
}


def of_them(say: Speaker, noun: Noun) -> str:
    """Out of cards just named: "placez-en une", "placez-en 2"; the other of two is "l'autre"."""
    how, t = noun.pick, noun.things
    if how is None or how.source is None or t is None or not t.bare or how.up_to:
        return ""
    if how.count is None or not how.count.plain or (t.other and how.pair) or how.everything:
        return ""
    girls = selectors.phrase(say, how.source).feminine
    if how.single:
        return fr.a(girls) + (" autre" if t.other or how.rest else "")
    return f"{how.count.n}{' autres' if t.other else ''}"


def is_long(noun: Noun) -> bool:
    """Something is said after the cards: a number, a name, how many are left."""
    t = noun.things
    if noun.number is not None and noun.number.kind == "down-to":
        return True
    return t is not None and any(
        trait.kind not in (*filters.STATES, *filters.NAMED, "classes", "inks")
        for one in (t, *t.either)
        for trait in one.traits
    )


def order_of(s: Saying, goal: Goal) -> str:
    if goal.order == "random":
        return goal.order
    return "yours" if s.subject is not None and s.subject.you else "any"


@final
class FrenchPuts(RomancePuts):
    VERBS = {"put": "placer", "return": "renvoyer", "shuffle": "mélanger"}
    PUTS = {
        "plain": "‹{verb}› {what} {where}",
        "known": "‹{verb}{it}› {where}",
        "among": "‹{verb}+en› {which} {where}",
        "long": "‹{verb}› {where} {what}",  # else the place would belong to what is said of them
        "under": "‹{verb}› {what}, {lies}, {where}",
        "search": "‹chercher› {what} dans {zone} et ‹{verb}{again}› {where}",
        "search-shown": "‹chercher› {what} dans {zone}, ‹révéler{again}› et ‹{verb}{again}›"
        " {where}",
        "shown": "‹révéler› {what} et ‹{verb}{again}› {where}",
        "openly": "‹choisir› {what} et ‹{verb}{again}› {where}",
    }
    AGAIN = "{which} {where}"
    GOALS = {
        "hand": "dans {hand}",
        "into-hand": "dans {hand}",
        "top": "sur {deck}{order}",
        "bottom": "sous {deck}{order}",
        "inkwell": "dans {inkwell}, face cachée{exerted}",
        "discard": "dans {discard}",
        "shuffled": "dans {deck}",
        "under": "sous {under}",
        "top-or-bottom": "sur ou sous {deck}{order}",
        "top-or-else": "sur {deck}{order} ou {else_}",
    }
    ZONES = {zone: fr.WORDS[zone] for zone in ("hand", "deck", "inkwell", "discard")}
    LIES = ("face cachée", "face visible")
    EXERTED = "épuisé"

    def way(self, say: Speaker, s: Saying) -> tuple[str, dict[str, str]]:
        noun, goal = sure(s.object), sure(s.goal)
        which = of_them(say, noun)
        places = {"which": which or selectors.text(say, noun)}
        if goal.kind == "under":
            return "under", places
        if which:
            return "among", places
        own = goal.kind != "inkwell" and goal.whose in ("yours", "theirs")
        return "long" if own and is_long(noun) else "plain", places

    def pronoun(self, phrase: Phrase) -> str:
        return fr.pronoun(phrase)

    def order(self, s: Saying, goal: Goal) -> str:
        return ORDERS[order_of(s, goal)]

    def zone_of(self, whose: str, zone: str) -> str:
        """ "votre main", "les pioches de leurs propriétaires"."""
        if whose in ("yours", "theirs"):
            return fr.your(Owner.YOURS if whose == "yours" else Owner.THEIRS, zone)
        owner = fr.WORDS["owner"]
        if whose == "owners":
            return f"les {fr.plural_of(zone)} de leurs {fr.plural_of(owner)}"
        its = "son" if whose == "owner" else "leur"
        return f"{fr.the(zone, fr.is_feminine(zone))} de {its} {owner}"


PUTS: Final = FrenchPuts()
