"""Paying for cards and playing them; what the frames of standing text are filled with."""

from __future__ import annotations

from typing import Final, final

from tintero.ability.render.realise.fr.words import FRENCH, InFrench
from tintero.ability.render.realise.romance.costs import RomanceCosts
from tintero.ability.render.realise.romance.places import RomancePlaces
from tintero.ability.render.realise.word_frames import Telling
from tintero.ability.render.speaker import Phrase

YOU: Final = Phrase("vous", you=True)


def gets(t: Telling) -> str:
    return "‹subir›" if PLACES.amount(t)[0].startswith("-") else "‹gagner›"


@final
class FrenchPlaces(InFrench, RomancePlaces):
    grammar = FRENCH
    YOU = YOU
    UNTIL = {
        "": "",
        "turn": "pour le reste de ce <turn>",
        "rest-of-turn": "pour le reste de ce <turn>",
        "your-next-turn": "jusqu'au début de votre prochain <turn>",
        "their-next-turn": "durant {his} prochain <turn>",
        "challenge": "durant ce <challenge>",
        "in-play": "tant que {this} est en jeu",
    }
    HIS = ("son", "leur")
    ACTS = {"challenge": "défier", "quest": "être {envoyé} à l'aventure"}
    TIMES = " {} fois"
    WHERE_X = ", X étant {}"
    AS_OFTEN = "un nombre de fois égal à {}"
    NO_SOME = "de"
    OWN = {"gets": gets}


PLACES: Final = FrenchPlaces()


@final
class FrenchCosts(InFrench, RomanceCosts):
    NEXT = ("le prochain", "la prochaine")
    FIRST = ("le premier", "la première")
    PAY = {
        "pay": "{before}‹payer› {ink} {scope}{after}",
        "may-pay": "{before}‹pouvoir› payer {ink} {scope}{after}",
    }
    SCOPE = {
        "to-move-this": "pour déplacer {what} sur un <location>",
        "to-move": "pour déplacer des <character>s sur un <location>",
        "to-move+": "pour déplacer {whom} sur un <location>",
        "to-move-here": "pour déplacer des <character>s sur ce <location>",
        "to-move-here+": "pour déplacer {whom} sur ce <location>",
        "to-shift-onto": "pour jouer un <character> sur {what} avec <Shift>",
        "to-use": "pour utiliser les capacités[ de {whom}]",
        "to-play-this": "pour jouer {what}",
        "to-sing-this": "pour jouer {what} en chantant",
        "to-shift-this": "pour jouer {what} avec <Shift>",
        "to-play": "pour jouer {sort}[ {from}]",
        "to-sing": "pour jouer {sort}[ {from}] en chantant",
        "to-shift": "pour jouer {sort}[ {from}] en utilisant <Shift>",
        "next-play": "pour {next} {one}{named} que vous jouez{turn}",
        "next-sing": "pour {next} {one}{named} que vous jouez en chantant{turn}",
        "next-shift": "pour {next} {one}{named} que vous jouez avec <Shift>{turn}",
        "first-each-turn": "pour {first} {one} que vous jouez à chaque tour",
    }
    PLAYING = {
        "play-only-if": "‹-pouvoir› jouer {what} sauf si {if}",
        "play-this-from": "‹pouvoir› jouer cette <card>[ {from}]",
        "play-from": "‹pouvoir› jouer {sort}[ {from}]{entered}",
        "play-from-under": "‹pouvoir› jouer {sort} qui sont sous {what}{entered}",
        "play-free": "‹pouvoir›[ {do} pour] jouer gratuitement {what}{sort}[ {from}]",
    }
    ENTERED = {
        "": "",
        "exerted": ". Si vous le faites, {they} entrent en jeu {all_exerted}",
        "once": ", et vous ne pouvez pas jouer {nor} portant le même nom que ceux que"
        " vous avez joués ainsi ce tour-ci",
    }
    OFFERS = {
        "if": ("si {if},", ""),
        **dict.fromkeys(("turn", "counted"), ("durant votre tour,", "[ si {if}]")),
    }
    INK = {
        "less": "{} ⬡ de moins",
        "more": "{} ⬡ de plus",
        "that": "ce nombre de ⬡ de moins",
        "x": "X ⬡ de moins",
    }
    NAMED = " portant ce nom"
    OWN = {}


COSTS: Final[FrenchCosts] = FrenchCosts(PLACES)
