"""What has been done this turn: "chanson que vous avez jouée ce tour-ci"."""

from __future__ import annotations

from typing import Final, final

from tintero.ability.render.realise.fr.words import InFrench
from tintero.ability.render.realise.romance.happened import RomanceHappened


@final
class FrenchHappened(InFrench, RomanceHappened):
    HAVE = "avoir"
    PLAYERS = {
        "played": "{joué}[ {what}]",
        "drew": "{pioché}[ {what}]",
        "discarded": "{défaussé}[ {what}]",
        "inked": "{encré}[ {what}]",
        "put in inkwell": "{placé}[ {what}] dans {own_inkwell}",
        "revealed": "{révélé}[ {what}]",
        "used": "{utilisé} une capacité[ de {what}]",
        "damage removed": "{retiré} des <damage>s[ de {what}]",
        "put under": "{placé}[ {what}] sous une carte",
        "card put under": "{placé} une carte sous {what}",
        "shifted": "{joué}[ {what}] avec <Shift>",
        "chosen": "{choisi}[ {what}]",
        "lore gained": "{gagné} des <lore>s",
        "lore lost": "{perdu} des <lore>s",
        "drops gained": "{gagné} une <ink drop>",
        "drops removed": "{retiré} une <ink drop>",
        "named": "{nommé} une carte",
        "shuffled": "{mélangé} {own_deck}",
    }
    CARDS = {
        "quested": "‹avoir› été {envoyé} à l'aventure",
        "challenged": "‹avoir› défié",
        "sang": "‹avoir› chanté une <song>",
        "moved": "‹avoir› été {déplacé} sur un <location>",
        "entered play": "‹être› {entré} en jeu",
        "left play": "‹avoir› quitté la zone de jeu",
        "left discard": "‹avoir› quitté la <discard> d'un joueur",
        "left under": "‹avoir› été {retiré} de sous une carte",
        "damage taken": "‹avoir› subi des <damage>s",
        "damage dealt": "‹avoir› subi des <damage>s",
        "banished another": "‹avoir› banni un autre <character> lors d'un <challenge>",
        "banished": "‹avoir› été {banni}[ lors de {fight}]",
        "readied": "‹avoir› été {redressé}",
        "exerted": "‹avoir› été {épuisé}",
        "returned to hand": "‹avoir› été {renvoyé} dans {hand}",
        "put in deck": "‹avoir› été {placé} dans {deck}",
        "put in discard": "‹avoir› été {placé} dans {discard}",
        "was challenged": "‹avoir› été {défié}",
    }
    WAS_DONE = "été"
    IT_HAPPENED = "« {deed} » {has} eu lieu {this_turn}"
    THIS_TURN = "ce <turn>-ci"
    TIME = ("fois", "fois")
    OF_WHICH = dict.fromkeys((False, True), ("dont", "dont"))
    WHO = "qui"
    FIGHT = "un <challenge>"
    AGREEING = True


HAPPENED: Final = FrenchHappened()
