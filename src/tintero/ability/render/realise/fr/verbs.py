"""What is done: "choisit et bannit un objet", "placez-la sur votre pioche"."""

from __future__ import annotations

from typing import Final, final

from tintero.ability.render.plan.parts_of_speech import Noun, Saying
from tintero.ability.render.realise.fr.filters import FILTERS
from tintero.ability.render.realise.fr.selectors import SELECTORS
from tintero.ability.render.realise.fr.words import FRENCH, WORDS, InFrench
from tintero.ability.render.realise.romance.verbs import RomanceVerbs
from tintero.ability.render.realise.romance.words import ASIDE
from tintero.ability.render.realise.word_frames import sure
from tintero.ability.render.speaker import Speaker

PLAY: Final = "‹jouer{it}›{free}{shift}{or-shift}"
ENTERING: Final = "{paying}{exerted}{then-bottom}"
INSTEAD: Final = "ce <card> sous votre <deck> plutôt que dans votre <discard>"


def unit(noun: str) -> tuple[str, str, str, bool]:
    name = WORDS[noun]
    return name, FRENCH.plural_of(name), "", FRENCH.is_feminine(name)


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
class FrenchVerbs(InFrench, RomanceVerbs):
    TO = "à"
    CHOOSE = "‹choisir›"
    FRAMES = {
        "banish": "‹bannir{it}›[ {what}]",
        "ready": "‹redresser{it}›[ {what}]",
        "exert": "‹épuiser{it}›[ {what}]",
        "exert-symbol": "⟳ {what}",
        "discard": "‹défausser› {what}",
        "put-under-each": "‹placer› un <card> du dessus de {own_deck}, face cachée, sous {what}",
        "search": "‹chercher› {what} dans {zone}",
        "choose": "‹choisir› {what}",
        "exchange-hands": "‹échanger› {own_hand} avec {what}",
        "move": "‹déplacer{it}› gratuitement[ {what}] {on} {to}",
        **dict.fromkeys(
            ("return-alone", "return-this-alone"),
            "‹retirer› tous les <damage>s {of_what} et ‹renvoyer› uniquement ce <card> {where},"
            " sans les <card>s qui sont dessous",
        ),
        "look": "‹regarder› {what}",
        "reveal": "‹révéler{it}›[ {what}]",
        "reveal-until": "‹révéler› des <card>s du dessus de {own_deck} jusqu'à révéler {what}",
        "draw": "‹piocher› {n}{tail}{bottom}{apiece}",
        "gain-lore": "‹gagner› {n}{tail}{each}",
        "lose-lore": "‹perdre› {n}{tail}{each}",
        "get-drops": "‹gagner› {n}{tail}{apiece}",
        "remove-drops": "‹retirer› {n}{tail}",
        "pay-ink": "‹payer› {n}",
        "shuffle-deck": "‹mélanger› {own_deck}",
        "name-card": "‹nommer› un <card>",
        "ready-ink": "‹redresser› toutes les <card>s de {whose}",
        "exert-ink": "‹épuiser› toutes les <card>s de {whose}",
        "ready-ink-own": "‹redresser› toutes les <card>s de {own_inkwell}",
        "exert-ink-own": "‹épuiser› toutes les <card>s de {own_inkwell}",
        "ready-ink-some": "‹redresser› {n} de {whose}{tail}",
        "exert-ink-some": "‹épuiser› {n} de {whose}{tail}",
        "deal": "‹infliger{it}› {n}[ {to_what}]{tail}{unreduced}",
        "deal-first": "‹infliger› {to_what} {n}{tail}{unreduced}",
        "put-damage": "‹placer› {n} sur {what}{tail}",
        "remove-damage": "‹retirer{it}› {n}{total}[ {of_what}]{tail}",
        "remove-damage-each": "[‹choisir› {what} et ]‹retirer+leur› {n} chacun{tail}",
        "move-damage": "‹déplacer› {n} {of_what} {on} {to}{tail}",
        "play": f"{PLAY}[ {{what}}][ {{from_}}]{ENTERING}",
        "play-shown": f"‹révéler› {{to}} et {PLAY}{ENTERING}",
        "play-again": "‹jouer› à nouveau gratuitement {what} depuis votre <discard>. Si vous le"
        f" faites, placez {INSTEAD}",
    }
    WAYS = {
        "bottom": " du dessous de {own_deck}",
        "each": " chacun",
        "apiece": " chacun",
        "total": " au total",
        "unreduced": ". Ces <damage>s ne peuvent pas être réduits par <Resist>",
        "free": " gratuitement",
        "shift": " avec <Shift>",
        "or-shift": ", avec ou sans <Shift>,",
        "paying": ", en payant {index} ⬡ de moins",
        "exerted": ", et {il} {entre} en jeu {épuisé}",
        "then-bottom": f" et ‹placer› {INSTEAD}",
    }
    UNITS = {
        "": unit("damage"),
        **dict.fromkeys(("draw", "ready-ink-some", "exert-ink-some"), unit("card")),
        **dict.fromkeys(("gain-lore", "lose-lore"), unit("lore")),
        **dict.fromkeys(("get-drops", "remove-drops"), unit("ink drop")),
        **dict.fromkeys(("put-damage", "move-damage"), unit("damage counter")),
    }
    AMOUNTS = {
        "any": "n'importe quel nombre de {mass}",
        "all": "tous les {mass}",
        "some": "des {mass}",
        "up-to": "jusqu'à {n}",
        "missing": "des <card>s jusqu'à en avoir {n} en <hand>",
        "as-many": "des <card>s jusqu'à en avoir le même nombre en <hand>",
    }
    COUNTED = (
        *("gain-lore", "lose-lore", "get-drops", "remove-drops"),
        *("deal", "put-damage", "remove-damage", "move-damage"),
    )
    FROM_NOUN = True
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
        "inkwell": f"dans {{inkwell}}, face cachée[ et {{exerted}}]{ASIDE}",
        "discard": "dans {discard}",
        "shuffled": "dans {deck}",
        "under": "sous {under}",
        "top-or-bottom": "sur ou sous {deck}{order}",
        "top-or-else": "sur {deck}{order} ou {else_}",
    }
    LIES = ("face cachée", "face visible")
    ORDERS = {
        "theirs": " dans n'importe quel ordre",
        "yours": " dans l'ordre de votre choix",
        "random": " dans un ordre aléatoire",
    }
    OWNERS = {
        "owner": "de son <owner>",
        "owners": "de leurs <owner>s",
        "owner-of-several": "de leur <owner>",
    }

    def way(self, say: Speaker, s: Saying, places: dict[str, str]) -> str:
        noun, goal = sure(s.object), sure(s.goal)
        which = of_them(say, noun)
        places["which"] = which or places["what"]
        if goal.kind == "under":
            return "under"
        if which:
            return "among"
        own = goal.kind != "inkwell" and goal.whose in ("yours", "theirs")
        return "long" if own and is_long(noun) else "plain"

    def other_object(self, say: Speaker, s: Saying) -> dict[str, str]:
        t = s.object.things if s.object is not None else None
        away = t is not None and (t.here or t.has("at-location"))
        return super().other_object(say, s) | {"on": "vers" if away else "sur"}

    def beside(self, say: Speaker, s: Saying, noun: Noun) -> dict[str, str]:
        known = s.it if s.it is not None else noun if "picked" in s.ways else None
        if known is None:
            each = self.said(s, noun) if "each" in s.ways else noun
            of_what, to_what = [SELECTORS.one_after(say, each, one) for one in ("de un", "à un")]
            made = self.objects(SELECTORS.text(say, each))
            return made | {"of_what": f"de {of_what}", "to_what": f"à {to_what}"}
        phrase = SELECTORS.phrase(say, known)
        if s.verb == "put-damage":
            return self.objects(FRENCH.agree("lui", phrase.feminine, phrase.plural))
        if s.verb == "move-damage":
            return self.objects(self.that(say, s, noun))
        return self.objects("") | {"it": "+leur" if phrase.plural else "+lui"}

    def chooses(self, s: Saying) -> bool:
        return s.verb == "choose" or "picked" in s.ways or "each" in s.ways


VERBS: Final = FrenchVerbs()
