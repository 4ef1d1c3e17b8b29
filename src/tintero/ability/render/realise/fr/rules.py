"""Rules of their own: entering play, replacements, what players may do."""

from __future__ import annotations

from typing import Final, final

from tintero.ability.render.realise.fr.costs import COSTS
from tintero.ability.render.realise.fr.lexicon import STEPS
from tintero.ability.render.realise.fr.words import InFrench
from tintero.ability.render.realise.romance.rules import RomanceRules


@final
class FrenchRules(InFrench, RomanceRules):
    RULES = {
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
        "would-be-banished": "{time} {what} {were} être {banished}{where}, {instead}",
        "must-choose": "‹devoir› choisir {what} pour des <action>s et des capacités s'ils le"
        " ‹pouvoir›",
        "guard": "qui ‹défier› l'un de vos <character>s ‹devoir› choisir {what} s'ils le ‹pouvoir›",
        "guard-this": "qui ‹défier› l'un de vos <character>s ‹devoir› en choisir un avec"
        " <Bodyguard> s'ils le ‹pouvoir›",
        "shift-onto": "‹pouvoir› jouer n'importe quel <character> sur {what} avec <Shift>",
        "shift-any-name": "‹pouvoir› jouer n'importe quel <character> avec <Shift> sur {what}"
        " comme s'il portait n'importe quel nom",
        "reduce-damage": "les <damage>s infligés à {what}|‹être› réduits de {by}",
        "cant-end-turn": "‹-pouvoir› finir votre tour tant que {what} {ready} {act}",
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
    }
    MANY = ("reduce-damage",)
    TIMES = {"next-time": "la prochaine fois que", "first-time": "la première fois que"}
    IN_CHALLENGE = " lors d'un défi"
    STEPS = ("", *STEPS.values())
    OWNER = "son <owner>"
    DAMAGE = ("<damage>", "<damage>s", "")
    THEY_WERE = ("vous deviez", "{} devaient")
    WERE = (("devait", "devaient"), ("devrait", "devraient"))
    READY = ("est {} et peut", "sont {} et peuvent")
    SO_MANY = {
        "more": ("une carte supplémentaire", "{} cartes supplémentaires"),
        "only": ("un seul personnage", "{} personnages seulement"),
    }
    CANT = ("‹-pouvoir›", "‹~pouvoir›")
    NEXT_TURN = "prochain <turn>"
    INSTEAD = ("{then} à la place", "{he} n'est pas {banished}", "{he} n'en subit aucun")
    OWN = {}


RULES: Final = FrenchRules(COSTS)
