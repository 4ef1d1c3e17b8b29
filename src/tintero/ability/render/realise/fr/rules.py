"""Rules of their own: entering play, replacements, what players may do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from tintero.ability.render.plan.parts_of_speech import Noun, Saying
from tintero.ability.render.realise.fr import costs, places, quantities, selectors
from tintero.ability.render.realise.fr import words as fr
from tintero.ability.render.realise.fr.places import NOBODY, YOU, phrase
from tintero.ability.render.realise.fr.verbs_table import IL, VOUS, inflect
from tintero.ability.render.realise.fr.wording import table
from tintero.ability.render.realise.word_frames import Telling, filled, frame_of
from tintero.ability.render.speaker import Phrase, Speaker, SpokenClause

NEXT: Final = costs.NEXT
# "Chaque adversaire ne peut pas" is said "aucun adversaire ne peut".
NONE_OF: Final = {"each-opponent": "no-opponent", "each-player": "no-player"}
# What players may not do, after "ne peuvent pas".
DENIED: Final = table(
    {
        "denied-quest": "envoyer de <character>s à l'aventure[ avec {whom}]",
        "denied-challenge": "défier[ avec {whom}]",
        "denied-be-challenged": "être défiés[ avec {whom}]",
        "denied-ready": "redresser de <card>s[ avec {whom}]",
        "denied-ready-at-start": "redresser de <card>s au début de leur tour[ avec {whom}]",
        "denied-sing": "chanter de <song>s[ avec {whom}]",
        "denied-play": "jouer de <card>s",
        "denied-play+": "jouer {no_sort}",
        "denied-be-chosen": "choisir de <card>s",
        "denied-be-chosen+": "choisir {whom}",
        "denied-move": "déplacer de <character>s[ avec {whom}]",
        "denied-be-dealt-damage": "se voir infliger de <damage>s[ avec {whom}]",
        "denied-gain-lore": "gagner de <lore>s[ avec {whom}]",
        "denied-lose-lore": "perdre de <lore>s[ avec {whom}]",
        "denied-remove-damage": "retirer de <damage>s[ {of_whom}]",
        "denied-exert": "épuiser de <card>s[ avec {whom}]",
        "denied-ink": "encrer de <card>s",
        "denied-ink+": "encrer {no_sort}",
        "denied-use": "utiliser de capacités[ {of_whom}]",
        "ready-limit": "redresser plus de {n} de {my} <character>s au début de {own} tour",
        "ready-limit:next": "redresser plus de {n} de {my} <character>s au début de {own} prochain"
        " tour",
    }
)
# What is said of the subject; or, before a bar, what is the subject.
RULES: Final = table(
    {
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
        "would-discard": "si un effet devait vous faire défausser une <card> ou plus, vous ne les"
        " défaussez pas",
        "would-get-drops": "si {they_were} gagner une <ink drop>, à la place {then}",
        "would-get-drops:may": "si {they_were} gagner une <ink drop>, à la place {you_may}",
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
        "reduce-damage": "les <damage>s infligés {to_what}|‹être› réduits de {by}",
        "cant-end-turn": "‹-pouvoir› finir votre tour tant que {what} {ready} {act}",
        "ink-exerted:yours": "‹entrer› épuisées dans votre <inkwell>",
        "ink-exerted:opponents": "‹entrer› épuisées dans les <inkwell>s des <opponent>s",
        "ink-exerted:all": "‹entrer› épuisées dans les <inkwell>s",
        "extra-ink": "‹pouvoir› encrer {more}",
        "win-at": "‹devoir› avoir {n} <lore>s pour gagner la partie",
        "skip": "‹passer› leur étape {step}",
        "skip-yours": "passez l'étape {step} de votre tour",
        "top-faceup": "‹jouer› avec la <card> du dessus de {deck} face visible",
        "counts-inkable": f"‹compter› comme ayant {fr.SYMBOL}",
        "ink-from": "‹pouvoir› encrer des {bare}[ {out}]",
        "use-free": "‹pouvoir› utiliser gratuitement la capacité {name} {of_what}",
        "act-limit": "à chaque tour, {only}|‹pouvoir› {act}",
        **{verb: f"{{cant}} {rest}" for verb, rest in DENIED.items()},
        **costs.PLAYING,
    }
)


def clause(say: Speaker, s: Saying, until: str = "") -> SpokenClause:
    """`until`: how long, in words."""
    frame = frame_of(costs.PAY if s.verb in costs.PAY else RULES, s)
    if s.subject is not None and s.subject.how in NONE_OF and "{cant}" in frame:
        s = replace(s, subject=Noun(NONE_OF[s.subject.how]))
    who = selectors.phrase(say, s.subject) if s.subject is not None else NOBODY
    told = Telling(say, s, who)
    of_, bar, text = frame.partition("|")
    text = filled(text if bar else of_, PLACES, told) + places.each_if(say, s)
    if s.how and s.verb == "play-free":
        return costs.offered(say, s, text + until)
    if bar:
        subject = filled(of_, PLACES, told)
        who = YOU if subject == YOU.text else Phrase(subject, who.plural or s.verb in MANY)
    if until and s.verb in costs.PAY:
        until = f" ce {fr.TURN}-ci"
    if until and s.verb in WOULD:
        return SpokenClause(who, f"{places.during(say, s.until)}, {text}")
    return SpokenClause(who, text + until)


# --- places -----------------------------------------------------------------------------------

WOULD: Final = ("would-be-dealt", "would-take", "would-be-banished")
MANY: Final = ("reduce-damage",)
TIMES: Final = {
    "next-time": "la prochaine fois que",
    "first-time": "la première fois que",
}


def none_of(t: Telling) -> bool:
    return t.s.subject is not None and t.s.subject.how in selectors.NOBODY


def paid(t: Telling) -> str:
    yours = t.who.mine
    costs_ = " et ".join([inflect(each.predicate, VOUS if yours else IL) for each in t.steps])
    return f"vous {costs_}" if yours else f"son {fr.WORDS['owner']} {costs_}"


def damage(t: Telling) -> str:
    assert t.s.number is not None
    name = fr.WORDS["damage"]
    return "".join(quantities.amount(t.say, t.s.number, name, fr.plural_of(name), digit=True))


def they_were(t: Telling) -> str:
    who = phrase(t, t.s.object)
    return "vous deviez" if who.you else f"{who.text} devaient"


def were(t: Telling) -> str:
    """After "si" and after "la prochaine fois que"."""
    verb = ("devrait", "devraient") if t.s.how else ("devait", "devaient")
    return verb[phrase(t, t.s.object).plural]


def banished(t: Telling) -> str:
    what = phrase(t, t.s.object)
    return fr.agree("banni", what.feminine, what.plural)


def instead(t: Telling) -> str:
    if t.s.steps:
        return f"{fr.join_clauses(t.steps)} à la place"
    he = fr.he(phrase(t, t.s.object))
    return f"{he} n'est pas {banished(t)}" if t.s.verb == WOULD[2] else f"{he} n'en subit aucun"


def by(t: Telling) -> str:
    q = t.s.number
    assert q is not None
    if q.kind == "counted" and q.unit is not None:
        return f"{q.n} {quantities.for_each(t.say, q.unit)}"
    return quantities.number(t.say, q)


def ready(t: Telling) -> str:
    what = phrase(t, t.s.object)
    be, able = ("sont", "peuvent") if what.plural else ("est", "peut")
    return f"{be} {fr.agree('redressé', what.feminine, what.plural)} et {able}"


def so_many(t: Telling, one: str, many: str) -> str:
    n = t.s.number.n if t.s.number is not None else 1
    return one if n == 1 else f"{n} {many}"


def mine(t: Telling, yours: str, its: str, their: str) -> str:
    return yours if t.who.you else their if t.who.plural else its


PLACES: Final[dict[str, Callable[[Telling], str]]] = {
    **costs.PLACES,
    "cant": lambda t: ("‹~" if none_of(t) else "‹-") + "pouvoir›",
    "who": lambda t: t.who.text,
    "least": lambda t: str(t.s.op),
    "paid": paid,
    "damage": damage,
    "so_that": lambda t: fr.base_form(t.steps, YOU, purpose=True),
    "you_may": lambda t: f"vous pouvez {fr.base_form(t.steps, YOU)}",
    "they_were": they_were,
    "time": lambda t: TIMES.get(t.s.how, "si"),
    "were": were,
    "where": lambda t: " lors d'un défi" if t.s.index == 1 else "",
    "banished": banished,
    "instead": instead,
    "by": by,
    "ready": ready,
    "more": lambda t: so_many(t, "une carte supplémentaire", "cartes supplémentaires"),
    "only": lambda t: so_many(t, "un seul personnage", "personnages seulement"),
    "step": lambda t: places.STEPS[t.s.index],
    "my": lambda t: mine(t, "vos", "ses", "leurs"),
    "own": lambda t: mine(t, "votre", "son", "leur"),
    "deck": lambda t: f"{mine(t, 'votre', 'sa', 'leur')} {fr.WORDS['deck']}",
}
