"""What triggers wait for: "chaque fois que l'un de vos personnages est envoyé à l'aventure"."""

from __future__ import annotations

from typing import Final, final

from tintero.ability.render.realise.fr.lexicon import STEPS
from tintero.ability.render.realise.fr.words import InFrench
from tintero.ability.render.realise.romance.triggers import RomanceTriggers


@final
class FrenchTriggers(InFrench, RomanceTriggers):
    EVENTS = {
        "played": "{by} ‹jouer› {what}",
        "pays-to-play": "{by} ‹payer› {ink} pour jouer {what}",
        "is-played": "{what} ‹être› {joué}",
        "quested": "{what} ‹être› {envoyé} à l'aventure",
        "banished": "{what} ‹être› {banni}[ lors de {fight}]",
        "challenged-and-banished": "{what} ‹être› {défié} et {banni}",
        "challenges-and-is-banished": "{what} ‹défier› et ‹être› {banni}",
        "is-challenged": "{what} ‹être› {défié}[ par {other}]",
        "challenged": "{what} ‹défier›[ {other}]",
        "banished another": "{what} ‹bannir› {other} lors d'un <challenge>",
        "sang": "{what} ‹chanter› {other}",
        "sung": "un ou plusieurs de vos <character>s chantent une <song>",
        "milled": "{by} ‹placer› une <card> ou plus de {deck} dans {discard}",
        "moves-card": "{by} ‹déplacer› {what}[ {place}] sur {other}",
        "moved": "{what} se ‹déplacer›[ {place}] sur {other}",
        "damage taken": "{what} ‹subir› {damage}",
        "damage removed": "{by} ‹retirer› {damage} de {what}",
        "deals-damage": "{other} ‹infliger› {damage} à {what}[ lors de {fight}]",
        "damage dealt": "{what} se ‹voir› infliger {damage}[ lors de {fight}]",
        "shifted": "{by} ‹jouer› {what}[ sur {other}] avec <Shift>",
        "is-chosen": "{what} ‹être› {choisi}{why}",
        "chosen": "{by} ‹choisir› {what}{why}",
        "drew": "{by} ‹piocher› {what}",
        "discarded": "{by} ‹défausser› {what}",
        "discarded some": "{by} ‹défausser› {cards}",
        "inked": "{by} ‹encrer› {what}",
        "revealed": "{by} ‹révéler› {what}",
        "named": "{by} ‹nommer› une <card>",
        "put in inkwell": "{what} ‹être› {placé} dans {inkwell}",
        "put in deck": "{what} ‹être› {placé} dans {deck}",
        "put in discard": "{what} ‹être› {placé} dans {discard}[ depuis {your_deck}]",
        "left discard": "{what} ‹quitter› {discard}",
        "returns-from-discard": "{by} ‹renvoyer› {what} de {own_discard} dans {own_hand}",
        "returned-from-play": "{what} ‹être› {renvoyé} de la zone de jeu dans {its_hand}",
        "returned to hand": "{what} ‹être› {renvoyé} dans {hand}",
        "put under": "{by} ‹placer› {what} sous {other}",
        "left under": "{what} ‹être› {retiré} de sous {other}",
        "entered play": "{what} ‹entrer› en jeu[ {exerted}]",
        "left play": "{what} ‹quitter› la zone de jeu",
        "readies": "{by} ‹redresser› {what}",
        "readied": "{what} se ‹redresser›",
        **dict.fromkeys(("exerted", "exerts"), "{what} ‹être› {épuisé}"),
        "lore gained": "{by} ‹gagner› {lore}",
        "lore lost": "{by} ‹perdre› {lore}",
        "drops gained": "{by} ‹gagner› une <ink drop>",
        "drops removed": "{by} ‹retirer› une <ink drop>",
        "used": "{by} ‹utiliser› {ability} de {what}",
        "challenge over": "un <challenge> de {what} se termine",
        "happens": "« {why} » a lieu[ ({what})]",
    }
    WHY = {
        "action": " pour une <action>",
        "support": " pour <Support>",
        "action-or-ability": " pour une <action> ou une capacité",
        "action-or-item": " pour une <action> ou la capacité d'un <item>",
    }
    HOW = {
        "at": "{text}",
        "when": "lorsque {text}",
        "whenever": "chaque fois que {text}",
        "next-time": "la prochaine fois que {text}",
        **dict.fromkeys(("nth-time", "for-nth-time"), "la {nth} fois que {text}[ à chaque {turn}]"),
        "in-a-turn": "chaque fois que {text}[ lors d'un {turn}]",
    }
    TURNS = {
        "turn-start": "au début de {whose}",
        "turn-end": "à la fin de {whose}",
        "step": "au début de l'étape {step} de {whose}",
        "each-step": "au début de chaque étape de {whose}",
    }
    STEPS = ("", *STEPS.values())
    LIMITED = "when"
    SAID_AGAIN = True
    THIS_PLACE = "ce <location>"
    SOME_PLACE = "depuis un <location>"
    ITS_HAND = "la <hand> de son <owner>"
    ABILITY = ("une capacité", "la capacité {}")
    SOURCE = "par l'effet de"
    AT_ONCE = ", {} à la fois"
    AMOUNTS = {
        "damage": ("<damage>", "<damage>s", "des <damage>s"),
        "lore": ("<lore>", "<lore>s", "des <lore>s"),
        "cards": ("<card>", "<card>s", "un <card> ou plus"),
    }
    # What has been done this turn.
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
    IT_HAPPENED = "« {deed} » {has} eu lieu ce <turn>-ci"
    SO_OFTEN = "{done} {often} fois"
    THIS_TURN = "ce <turn>-ci"
    TIME = ("fois", "fois")
    OF_WHICH = dict.fromkeys((False, True), ("dont", "dont"))
    WHO = "qui"
    FIGHT = "un <challenge>"
    AGREEING = True


TRIGGERS: Final = FrenchTriggers()
