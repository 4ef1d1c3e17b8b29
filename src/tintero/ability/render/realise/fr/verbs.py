"""What is done: "choisit et bannit un objet", "placez-la sur votre pioche"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, final

from tintero.ability.render.plan.parts_of_speech import Noun, Number, Saying, Things
from tintero.ability.render.realise.fr import filters, puts, selectors
from tintero.ability.render.realise.fr import words as fr
from tintero.ability.render.realise.fr.lexicon import KEYWORDS
from tintero.ability.render.realise.romance.verbs import RomanceVerbs
from tintero.ability.render.realise.word_frames import sure
from tintero.ability.render.speaker import Phrase, Speaker
from tintero.vocab import Owner

MANY_DAMAGE: Final = fr.plural_of(fr.WORDS["damage"])
DISCARD: Final = fr.WORDS["discard"]
INSTEAD: Final = f"cette {fr.CARD} sous votre {fr.WORDS['deck']} plutôt que dans votre {DISCARD}"


def unit(noun: str) -> tuple[str, str, str, bool]:
    name = fr.WORDS[noun]
    return name, fr.plural_of(name), "", fr.is_feminine(name)


def from_zone(noun: Noun, place: Things | None) -> Noun:
    """ "un personnage de votre défausse coûtant 3 ou moins"."""
    if noun.things is None or place is None:
        return noun
    t = replace(noun.things, owner=place.owner, zone=place.zone, or_zone=place.or_zone)
    return replace(noun, things=t)


@final
class FrenchVerbs(RomanceVerbs):
    puts = puts.PUTS
    CHOOSE = "‹choisir›"
    INK = "un nombre de"
    FRAMES = {
        "banish": "‹bannir{it}›[ {what}]",
        "ready": "‹redresser{it}›[ {what}]",
        "exert": "‹épuiser{it}›[ {what}]",
        "exert-symbol": "⟳ {what}",
        "discard": "‹défausser› {what}",
        "put-under-each": "‹placer› une {card} du dessus {of_deck}, face cachée, sous {what}",
        "search": "‹chercher› {what} dans {zone}",
        "choose": "‹choisir› {what}",
        "exchange-hands": "‹échanger› {own_hand} avec {what}",
        "move": "‹déplacer{it}› gratuitement[ {what}] {on} {to}",
        **dict.fromkeys(
            ("return-alone", "return-this-alone"),
            "‹retirer› tous les {damage} {of_what} et ‹renvoyer› uniquement cette {card} {where},"
            " sans les {cards} qui sont dessous",
        ),
        "look": "‹regarder› {what}",
        "reveal": "‹révéler{it}›[ {what}]",
        "reveal-until": "‹révéler› des {cards} du dessus {of_deck} jusqu'à révéler {what}",
        "draw": "‹piocher› {n}{tail}{bottom}{apiece}",
        "gain-lore": "‹gagner› {n}{tail}{each}",
        "lose-lore": "‹perdre› {n}{tail}{each}",
        "get-drops": "‹gagner› {n}{tail}{apiece}",
        "remove-drops": "‹retirer› {n}{tail}",
        "pay-ink": "‹payer› {n}",
        "shuffle-deck": "‹mélanger› {deck}",
        "name-card": "‹nommer› une {card}",
        "ready-ink": "‹redresser› toutes les {cards} {whose}",
        "exert-ink": "‹épuiser› toutes les {cards} {whose}",
        "ready-ink-own": "‹redresser› toutes les {cards} {own_ink}",
        "exert-ink-own": "‹épuiser› toutes les {cards} {own_ink}",
        "ready-ink-some": "‹redresser› {n} {whose}{tail}",
        "exert-ink-some": "‹épuiser› {n} {whose}{tail}",
        "deal": "‹infliger{it}› {n}[ {to_what}]{tail}{unreduced}",
        "deal-first": "‹infliger› {to_what} {n}{tail}{unreduced}",
        "put-damage": "‹placer› {n} sur {what}{tail}",
        "remove-damage": "‹retirer{it}› {n}{total}[ {of_what}]{tail}",
        "remove-damage-each": "[‹choisir› {what} et ]‹retirer+leur› {n} chacun{tail}",
        "move-damage": "‹déplacer› {n} {of_what} {on} {to}{tail}",
    }
    WAYS = {
        "bottom": " du dessous {of_deck}",
        "each": " chacun",
        "apiece": " chacun",
        "total": " au total",
        "unreduced": f". Ces {{damage}} ne peuvent pas être réduits par {KEYWORDS['Resist']}",
    }
    UNITS = {
        "": unit("damage"),
        **dict.fromkeys(("draw", "ready-ink-some", "exert-ink-some"), unit("card")),
        **dict.fromkeys(("gain-lore", "lose-lore"), unit("lore")),
        **dict.fromkeys(("get-drops", "remove-drops"), unit("ink drop")),
        **dict.fromkeys(("put-damage", "move-damage"), unit("damage counter")),
    }
    COUNTED = (
        *("gain-lore", "lose-lore", "get-drops", "remove-drops"),
        *("deal", "put-damage", "remove-damage", "move-damage"),
    )
    PLAYS = {
        "plain": "‹jouer›{free}{shift} {what}[ {from_}]",
        "known": "‹jouer{it}›{free}{shift}[ {from_}]",
        "shown": "‹révéler› {shown} et ‹jouer{it}›{free}{shift}",
        "again": "‹jouer› à nouveau gratuitement {what} depuis votre {discard}. Si vous le faites,"
        " placez {instead}",
    }
    SHIFT = {
        "shift": f" avec {KEYWORDS['Shift']}",
        "or-shift": f", avec ou sans {KEYWORDS['Shift']},",
    }
    FREE = " gratuitement"
    PAYING = ", en payant {} ⬡ de moins"
    ENTERS = (", et {they} entre en jeu {}", ", et {they}s entrent en jeu {}")
    THEY = ("il", "elle")
    THEN_BOTTOM = f" et ‹placer› {INSTEAD}"

    def of_subject(self, who: Phrase) -> dict[str, str]:
        owner = Owner.YOURS if who.you else Owner.THEIRS
        deck, ink, hand = [fr.your(owner, fr.WORDS[zone]) for zone in ("deck", "inkwell", "hand")]
        places = {"card": fr.CARD, "cards": fr.CARDS, "damage": MANY_DAMAGE, "own_hand": hand}
        return places | {"deck": deck, "of_deck": fr.of(deck), "own_ink": fr.of(ink)}

    def other_object(self, s: Saying, text: str) -> dict[str, str]:
        t = s.object.things if s.object is not None else None
        away = t is not None and (t.here or t.has("at-location"))
        return {"to": text, "on": "vers" if away else "sur"}

    def beside(self, say: Speaker, s: Saying, noun: Noun) -> dict[str, str]:
        known = s.it if s.it is not None else noun if "picked" in s.ways else None
        if known is None:
            each = self.said(s, noun) if "each" in s.ways else noun
            of_what, to_what = [
                selectors.SELECTORS.one_after(say, each, one) for one in ("d'un", "à un")
            ]
            made = self.objects(selectors.text(say, each))
            return made | {"of_what": fr.of(of_what), "to_what": fr.to(to_what)}
        phrase = selectors.phrase(say, known)
        if s.verb == "put-damage":
            return self.objects(fr.them(phrase))
        if s.verb == "move-damage":
            return self.objects(self.that(say, s, noun))
        return self.objects("") | {"it": "+leur" if phrase.plural else "+lui"}

    def chooses(self, s: Saying) -> bool:
        return s.verb == "choose" or "picked" in s.ways or "each" in s.ways

    def any_of(self, mass: str, many: str) -> str:
        return f"n'importe quel nombre {fr.of(many)}"

    def all_of(self, mass: str, many: str) -> str:
        return f"tous les {many}"

    def some_of(self, mass: str, many: str) -> str:
        return f"des {many}"

    def up_to(self, text: str) -> str:
        return fr.up_to(text)

    def missing(self, q: Number, who: Phrase) -> str:
        same = str(q.n) if q.plain else "le même nombre"
        return f"des {fr.CARDS} jusqu'à en avoir {same} en {fr.WORDS['hand']}"

    def played(self, say: Speaker, s: Saying) -> dict[str, str]:
        noun = sure(s.object)
        here = s.things is None or noun.things is not None
        from_ = "" if here or s.things is None else filters.out_of(s.things)
        what = selectors.text(say, from_zone(noun, s.things))
        return {"what": what, "from_": from_, "instead": INSTEAD, "discard": DISCARD}


VERBS: Final = FrenchVerbs()
clause = VERBS.clause
says = VERBS.says
ink = VERBS.ink
