"""Standing text: paying for cards, rules of their own, and what cards are and may do: "gagne +1 de
Force et Charge pour le reste de ce tour"."""

from __future__ import annotations

from typing import Final, final

from tintero.ability.render.realise.fr.lexicon import STEPS
from tintero.ability.render.realise.fr.words import InFrench
from tintero.ability.render.realise.romance.rules import (
    RomanceRules,
)
from tintero.ability.render.realise.word_frames import Telling
from tintero.ability.render.speaker import Phrase


def gets(t: Telling) -> str:
    return "‹subir›" if RULES.amount(t)[0].startswith("-") else "‹gagner›"


@final
class FrenchRules(InFrench, RomanceRules):
    YOU = Phrase("vous", you=True)
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
    SO_OFTEN = " {} fois"
    WHERE_X = ", X étant {}"
    AS_OFTEN = "un nombre de fois égal à {}"
    NO_SOME = "de"
    OWN = {"gets": gets}
    NEXT = ("le prochain", "la prochaine")
    FIRST = ("le premier", "la première")
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

    RULES = {
        "pay": "{before}‹payer› {ink} {scope}{after}",
        "may-pay": "{before}‹pouvoir› payer {ink} {scope}{after}",
        "play-only-if": "‹-pouvoir› jouer {what} sauf si {if}",
        "play-this-from": "‹pouvoir› jouer cette <card>[ {from}]",
        "play-from": "‹pouvoir› jouer {sort}[ {from}]{entered}",
        "play-from-under": "‹pouvoir› jouer {sort} qui sont sous {what}{entered}",
        "play-free": "‹pouvoir›[ {do} pour] jouer gratuitement {what}{sort}[ {from}]",
        "floor": "‹-pouvoir› avoir moins de {least} de {stat}",
        "floor-printed": "‹-pouvoir› avoir moins de {stat} que {its} valeur imprimée",
        "opponents-cant-choose": "‹-pouvoir› choisir {what} pour des capacités ou des effets",
        "damage-stays": "‹-pouvoir› être retirés",
        "cant-unless-paid:quest": "‹-pouvoir› être {envoyé} à l'aventure sauf si {paid}",
        "cant-unless-paid:challenge": "‹-pouvoir› défier sauf si {paid}",
        "cant-unless-paid:both": "‹-pouvoir› être {envoyé} à l'aventure ni défier sauf si {paid}",
        "enter-damaged": "‹entrer› en jeu avec {damage}",
        "enter-exerted": "‹entrer› en jeu {épuisé}",
        "enter-exerted-then": "‹entrer› en jeu {épuisé} ; ensuite, {then}",
        "may-enter-exerted": "‹pouvoir› entrer en jeu {épuisé}",
        # It is you who draws.
        "may-enter-exerted-then": "vous|‹pouvoir› faire entrer {who} en jeu {épuisé} pour"
        " {so_that}",
        "would-discard": "si un effet devait vous faire défausser une <card> ou plus, vous ne"
        " les défaussez pas",
        "would-get-drops": "si {they_were} gagner une <ink drop>, à la place {then}",
        "would-get-drops:may": "si {they_were} gagner une <ink drop>, à la place vous pouvez {may}",
        "would-get-no-drops": "si {they_were} gagner une <ink drop>, aucune n'est gagnée",
        "would-be-dealt": "{time} {what} {were} se voir infliger des <damage>s{where}, {instead}",
        "would-take": "{time} {what} {were} subir des <damage>s{where}, {instead}",
        "would-be-banished": "{time} {what} {were} être {banni}{where}, {instead}",
        "must-choose": "‹devoir› choisir {what} pour des <action>s et des capacités s'ils le"
        " ‹pouvoir›",
        "guard": "qui ‹défier› l'un de vos <character>s ‹devoir› choisir {what} s'ils le ‹pouvoir›",
        "guard-this": "qui ‹défier› l'un de vos <character>s ‹devoir› en choisir un avec"
        " <Bodyguard> s'ils le ‹pouvoir›",
        "shift-onto": "‹pouvoir› jouer n'importe quel <character> sur {what} avec <Shift>",
        "shift-any-name": "‹pouvoir› jouer n'importe quel <character> avec <Shift> sur {what}"
        " comme s'il portait n'importe quel nom",
        "reduce-damage": "les <damage>s infligés à {what}|‹être› réduits de {by}",
        "cant-end-turn": "‹-pouvoir› finir votre tour tant que {what} {est} {redressé} et {peut}"
        " {act}",
        "ink-exerted:yours": "‹entrer› épuisées dans votre <inkwell>",
        "ink-exerted:opponents": "‹entrer› épuisées dans les <inkwell>s des <opponent>s",
        "ink-exerted:all": "‹entrer› épuisées dans les <inkwell>s",
        "extra-ink": "‹pouvoir› encrer {more}",
        "win-at": "‹devoir› avoir {n} <lore>s pour gagner la partie",
        "skip": "‹passer› leur étape {step}",
        "skip-yours": "passez l'étape {step} de votre tour",
        "top-faceup": "‹jouer› avec la <card> du dessus de {own_deck} face visible",
        "counts-inkable": "‹compter› comme ayant le <inkwell symbol>",
        "ink-from": "‹pouvoir› encrer des {bare}[ {out}]",
        "use-free": "‹pouvoir› utiliser gratuitement la capacité {name} de {what}",
        "act-limit": "à chaque tour, {only}|‹pouvoir› {act}",
    }
    DENIED = {
        "denied-quest": "envoyer de <character>s à l'aventure[ avec {whom}]",
        "denied-challenge": "défier[ avec {whom}]",
        "denied-be-challenged": "être défiés[ avec {whom}]",
        "denied-ready": "redresser de <card>s[ avec {whom}]",
        "denied-ready-at-start": "redresser de <card>s au début de leur tour[ avec {whom}]",
        "denied-sing": "chanter de <song>s[ avec {whom}]",
        "denied-play": "jouer de <card>s",
        "denied-play+": "jouer {nor}",
        "denied-be-chosen": "choisir de <card>s",
        "denied-be-chosen+": "choisir {whom}",
        "denied-move": "déplacer de <character>s[ avec {whom}]",
        "denied-be-dealt-damage": "se voir infliger de <damage>s[ avec {whom}]",
        "denied-gain-lore": "gagner de <lore>s[ avec {whom}]",
        "denied-lose-lore": "perdre de <lore>s[ avec {whom}]",
        "denied-remove-damage": "retirer de <damage>s[ de {whom}]",
        "denied-exert": "épuiser de <card>s[ avec {whom}]",
        "denied-ink": "encrer de <card>s",
        "denied-ink+": "encrer {nor}",
        "denied-use": "utiliser de capacités[ de {whom}]",
        "ready-limit": "redresser plus de {n} de {own_characters} au début de {own_turn}",
        "ready-limit:next": "redresser plus de {n} de {own_characters} au début de {own_next_turn}",
        "cant-gain": "gagner {keyword}",
        "cant-quest": "être {envoyé} à l'aventure[ ({whom})]",
        "cant-challenge": "défier[ {neither}]",
        "cant-be-challenged": "être {défié}[ par {whom}]",
        "cant-ready": "se redresser[ ({whom})]",
        "cant-ready-at-start:yours": "se redresser au début de votre tour",
        "cant-ready-at-start:theirs": "se redresser au début de {his} tour",
        "cant-ready-at-start:theirs-next": "se redresser au début de {his} prochain tour",
        "cant-ready-at-start:players": "se redresser au début des tours de leurs <player>s",
        "cant-ready-at-start:players-next": "se redresser au début des prochains tours de leurs"
        " <player>s",
        "cant-sing": "⟳ pour chanter des <song>s",
        "cant-sing+": "chanter {nor}",
        "cant-play": "être {joué}",
        "cant-be-chosen": "être {choisi} par les <opponent>s",
        "cant-be-chosen+": "être {choisi} par {whom}",
        "cant-move": "se déplacer sur des <location>s",
        "cant-move+": "se déplacer sur {whom}",
        "cant-be-dealt-damage": "se voir infliger de <damage>s[ ({whom})]",
        "cant-gain-lore": "rapporter de <lore>s[ ({whom})]",
        "cant-lose-lore": "faire perdre de <lore>s[ ({whom})]",
        "cant-remove-damage": "perdre de <damage counter>s[ ({whom})]",
        "cant-exert": "être {épuisé}",
        "cant-ink": "être {placé} dans une <inkwell>",
        "cant-use": "utiliser ses capacités[ ({whom})]",
    }
    MANY = ("reduce-damage",)
    TIMES = {"next-time": "la prochaine fois que", "first-time": "la première fois que"}
    IN_CHALLENGE = " lors d'un défi"
    STEPS = ("", *STEPS.values())
    OWNER = "son <owner>"
    DAMAGE = ("<damage>", "<damage>s", "")
    THEY_WERE = ("vous deviez", "{} devaient")
    WERE = ("devait", "devrait")
    SO_MANY = {
        "more": ("une carte supplémentaire", "{} cartes supplémentaires"),
        "only": ("un seul personnage", "{} personnages seulement"),
    }
    CANT = "‹-pouvoir›"
    CAN = "‹~pouvoir›"
    NEXT_TURN = "prochain <turn>"
    INSTEAD = ("{then} à la place", "{he} n'est pas {banni}", "{he} n'en subit aucun")
    # ‹-verb›: "ne … pas"; ‹~verb›: "ne …".
    PREDICATES = {
        "get": "{gets}|{signed}|{per}",
        "sing-more": "‹compter›|comme ayant {signed}|{per}",
        "lose-stat": "‹perdre›|{lost}",
        "gain": "‹gagner›|{what}{times}|{per_time}",
        "lose-keywords": "‹perdre›|tous les mots-clés",
        "lose": "‹perdre›|{keyword}",
        "lose-ability": "‹perdre›|la capacité {name}",
        "gain-class": "‹gagner›|la classification {class}",
        "also-named": "‹porter›|aussi le nom {name}",
        "named-for-shift": "‹porter›|aussi le nom {name} pour <Shift>",
        "must": "‹devoir›|{act}| si {he} le {peut}",
        "sing-as": "‹compter›|comme coûtant {n} pour chanter des <song>s",
        "damage-with": "‹infliger›|des <damage>s avec {its} {stat} au lieu de {its} Force",
        "no-damage": "‹~subir›|aucun <damage>",
        "no-damage:challenges": "‹~subir›|aucun <damage> lors des <challenge>s",
        "no-damage:this-challenge": "‹~subir›|aucun <damage> lors de ce <challenge>",
        "can-challenge-ready": "‹pouvoir›|défier des <character>s redressés",
        "can-challenge-ready+": "‹pouvoir›|défier {some}",
        "can-quest-drying": "‹pouvoir›|être {envoyé} à l'aventure le tour où {he} {est} {joué}",
        "can-challenge-drying": "‹pouvoir›|défier[ {whom}] le tour où {he} {est} {joué}",
        "can-ignore-evasive": "‹pouvoir›|défier comme si {he} {avait} <Evasive>",
        "can-ignore-evasive+": "‹pouvoir›|défier {whom} comme si {he} {avait} <Evasive>",
        "can-move-free": "‹pouvoir›|se déplacer gratuitement[ sur {whom}]",
        "can-move-here-free": "‹pouvoir›|se déplacer gratuitement sur ce <location>",
    }
    CHOSEN = "‹choisir› {who} qui {does}"
    APART = ("‹~subir›",)
    NEXT_PLAYED = "{} que vous jouez ce <turn>-ci"


RULES: Final[FrenchRules] = FrenchRules()
