"""What cards are and may do: "gagne +1 de Force et Charge pour le reste de ce tour"."""

from __future__ import annotations

from typing import Final, final

from tintero.ability.render.realise.fr.rules import RULES
from tintero.ability.render.realise.fr.words import InFrench
from tintero.ability.render.realise.romance.statics import RomanceStatics


@final
class FrenchStatics(InFrench, RomanceStatics):
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
    DENIED = {
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
    CANT = "‹-pouvoir›"
    CHOSEN = "‹choisir› {who} qui {does}"
    APART = ("‹~subir›",)
    NEXT_PLAYED = "{} que vous jouez ce <turn>-ci"


STATICS: Final = FrenchStatics(RULES)
