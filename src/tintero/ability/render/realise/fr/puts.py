"""Where cards are put: "renvoyez un objet de votre choix dans la main de son propriétaire"."""

from __future__ import annotations

from typing import Final, final

from tintero.ability.render.plan.parts_of_speech import Noun, Saying
from tintero.ability.render.realise.fr.filters import FILTERS
from tintero.ability.render.realise.fr.selectors import SELECTORS
from tintero.ability.render.realise.fr.words import FRENCH, WORDS, InFrench
from tintero.ability.render.realise.romance.puts import RomancePuts
from tintero.ability.render.realise.romance.verbs_table import ASIDE
from tintero.ability.render.realise.word_frames import sure
from tintero.ability.render.speaker import Speaker


def of_them(say: Speaker, noun: Noun) -> str:
    """Out of cards just named: "placez-en une", "placez-en 2"; the other of two is "l'autre"."""
    how, t = noun.pick, noun.things
    if how is None or how.source is None or t is None or not t.bare or how.up_to:
        return ""
    if how.count is None or not how.count.plain or (t.other and how.pair) or how.everything:
        return ""
    girls = SELECTORS.phrase(say, how.source).feminine
    if how.single:
        return FRENCH.another(girls) if t.other or how.rest else FRENCH.a(girls)
    return f"{how.count.n}{' autres' if t.other else ''}"


def is_long(noun: Noun) -> bool:
    """Something is said after the cards: a number, a name, how many are left."""
    t = noun.things
    if noun.number is not None and noun.number.kind == "down-to":
        return True
    return t is not None and any(
        trait.kind not in (*FILTERS.STATES, *FILTERS.NAMED, "classes", "inks")
        for one in (t, *t.either)
        for trait in one.traits
    )


@final
class FrenchPuts(InFrench, RomancePuts):
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
        **dict.fromkeys(("hand", "into-hand"), "dans {hand}"),
        "top": "sur {deck}{order}",
        "bottom": "sous {deck}{order}",
        "inkwell": f"dans {{inkwell}}, face cachée{{exerted}}{ASIDE}",
        "discard": "dans {discard}",
        "shuffled": "dans {deck}",
        "under": "sous {under}",
        "top-or-bottom": "sur ou sous {deck}{order}",
        "top-or-else": "sur {deck}{order} ou {else_}",
    }
    ZONES = {zone: WORDS[zone] for zone in ("hand", "deck", "inkwell", "discard")}
    LIES = ("face cachée", "face visible")
    ORDERS = {
        "any": " dans n'importe quel ordre",
        "yours": " dans l'ordre de votre choix",
        "random": " dans un ordre aléatoire",
    }
    OWNERS = {
        "owner": "de son <owner>",
        "owners": "de leurs <owner>s",
        "owner-of-several": "de leur <owner>",
    }

    def way(self, say: Speaker, s: Saying) -> tuple[str, dict[str, str]]:
        noun, goal = sure(s.object), sure(s.goal)
        which = of_them(say, noun)
        places = {"which": which or SELECTORS.text(say, noun)}
        if goal.kind == "under":
            return "under", places
        if which:
            return "among", places
        own = goal.kind != "inkwell" and goal.whose in ("yours", "theirs")
        return "long" if own and is_long(noun) else "plain", places


PUTS: Final = FrenchPuts()
