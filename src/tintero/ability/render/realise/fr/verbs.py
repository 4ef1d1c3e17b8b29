"""What is done: "choisit et bannit un objet", "placez-la sur votre pioche"."""

from __future__ import annotations

from typing import Final, final

from tintero.ability.render.plan.parts_of_speech import Noun, Saying
from tintero.ability.render.realise.fr.puts import PUTS
from tintero.ability.render.realise.fr.selectors import SELECTORS
from tintero.ability.render.realise.fr.words import FRENCH, WORDS, InFrench
from tintero.ability.render.realise.romance.verbs import RomanceVerbs
from tintero.ability.render.speaker import Speaker

INSTEAD: Final = "ce <card> sous votre <deck> plutôt que dans votre <discard>"


def unit(noun: str) -> tuple[str, str, str, bool]:
    name = WORDS[noun]
    return name, FRENCH.plural_of(name), "", FRENCH.is_feminine(name)


@final
class FrenchVerbs(InFrench, RomanceVerbs):
    puts = PUTS
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
    }
    WAYS = {
        "bottom": " du dessous de {own_deck}",
        "each": " chacun",
        "apiece": " chacun",
        "total": " au total",
        "unreduced": ". Ces <damage>s ne peuvent pas être réduits par <Resist>",
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
    PLAYS = {
        "plain": "‹jouer›{free}{shift} {what}[ {from_}]",
        "known": "‹jouer{it}›{free}{shift}[ {from_}]",
        "shown": "‹révéler› {shown} et ‹jouer{it}›{free}{shift}",
        "again": "‹jouer› à nouveau gratuitement {what} depuis votre <discard>. Si vous le faites,"
        f" placez {INSTEAD}",
    }
    SHIFT = {"shift": " avec <Shift>", "or-shift": ", avec ou sans <Shift>,"}
    FROM_NOUN = True
    FREE = " gratuitement"
    PAYING = ", en payant {} ⬡ de moins"
    ENTERS = (", et {they} entre en jeu {}", ", et {they} entrent en jeu {}")
    THEN_BOTTOM = f" et ‹placer› {INSTEAD}"

    def other_object(self, s: Saying, text: str) -> dict[str, str]:
        t = s.object.things if s.object is not None else None
        away = t is not None and (t.here or t.has("at-location"))
        return {"to": text, "on": "vers" if away else "sur"}

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
