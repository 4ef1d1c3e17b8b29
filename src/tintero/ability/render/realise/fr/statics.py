"""What cards are and may do: "gagne +1 de Force et Charge pour le reste de ce tour"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tintero.ability.render.plan.parts_of_speech import Saying
from tintero.ability.render.realise.fr import filters, rules, selectors
from tintero.ability.render.realise.fr import words as fr
from tintero.ability.render.realise.fr.lexicon import KEYWORDS
from tintero.ability.render.realise.fr.places import PLACES, each_if, lasting
from tintero.ability.render.realise.fr.wording import table
from tintero.ability.render.realise.word_frames import Telling, filled, frame_of
from tintero.ability.render.speaker import Phrase, Speaker, SpokenClause

CANT: Final = "‹-pouvoir›"
EVASIVE: Final = KEYWORDS["Evasive"]
# A verb | what follows it | what stands at the end, after how long it lasts. A verb that is the
# same as that before is not said again. ‹-verb›: "ne … pas"; ‹~verb›: "ne …".
PREDICATES: Final = table(
    {
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
        "must": "‹devoir›|{act}| {able}",
        "sing-as": "‹compter›|comme coûtant {n} pour chanter des <song>s",
        "damage-with": "‹infliger›|des <damage>s avec {its} {stat} au lieu de {its} Force",
        "no-damage": "‹~subir›|aucun <damage>",
        "no-damage:challenges": "‹~subir›|aucun <damage> lors des <challenge>s",
        "no-damage:this-challenge": "‹~subir›|aucun <damage> lors de ce <challenge>",
        "can-challenge-ready": "‹pouvoir›|défier des <character>s redressés",
        "can-challenge-ready+": "‹pouvoir›|défier {some}",
        "can-quest-drying": "‹pouvoir›|être {envoyé} à l'aventure le tour où {he} {est} {joué}",
        "can-challenge-drying": "‹pouvoir›|défier[ {whom}] le tour où {he} {est} {joué}",
        "can-ignore-evasive": "‹pouvoir›|défier comme {if_he} {avait} <Evasive>",
        "can-ignore-evasive+": "‹pouvoir›|défier {whom} comme {if_he} {avait} <Evasive>",
        "can-move-free": "‹pouvoir›|se déplacer gratuitement[ sur {whom}]",
        "can-move-here-free": f"‹pouvoir›|se déplacer gratuitement {fr.HERE}",
    }
)
# After "ne peut pas".
DENIED: Final = table(
    {
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
        "cant-sing+": "chanter {no_sort}",
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
)
ALL: Final = PREDICATES | {verb: f"{CANT}|{rest}" for verb, rest in DENIED.items()}


def clauses(say: Speaker, made: list[Saying]) -> list[SpokenClause]:
    return [clause(say, s) for s in made]


def clause(say: Speaker, s: Saying) -> SpokenClause:
    if s.verb == "standing":
        return together(say, s)
    if s.verb == "next-played":
        return next_played(say, s)
    return rules.clause(say, s, lasting(say, s.until))


def next_played(say: Speaker, s: Saying) -> SpokenClause:
    """ "le prochain personnage que vous jouez ce tour-ci entre en jeu épuisé et gagne …"."""
    assert s.things is not None
    made = clauses(say, list(s.parts))
    said = [c.predicate if not c.subject.text else fr.full_clause(c) for c in made]
    fem = filters.first_feminine(s.things)
    text = f"{rules.NEXT[fem]} {filters.noun(say, s.things)} que vous jouez ce {fr.TURN}-ci"
    return SpokenClause(Phrase(text, feminine=fem), " et ".join(said))


def together(say: Speaker, s: Saying) -> SpokenClause:
    """One subject: "gagne +1 de Force, Charge et Soutien". What is said of all alike at the end
    of each ("pour chaque …") is said once."""
    assert s.subject is not None
    who = selectors.phrase(say, s.subject)
    said = [predicate(say, part, who) for part in s.parts]
    tail = said[-1][2]
    once = all(each[2] == tail for each in said)
    items = [(verb, rest if once else rest + end) for verb, rest, end in said[:-1]]
    return SpokenClause(who, joined([*items, said[-1][:2]]) + lasting(say, s.until, who) + tail)


def joined(items: list[tuple[str, str]]) -> str:
    """A repeated verb is said once: "ne peut pas défier ni chanter", "gagne Charge et Soutien"."""
    groups: list[tuple[str, list[str]]] = []
    for verb, rest in items:
        if groups and verb == groups[-1][0] and not verb.startswith("‹~"):
            groups[-1][1].append(rest)
        else:
            groups.append((verb, [rest]))
    return fr.listed(
        [f"{verb} {fr.listed(rest, 'ni' if verb == CANT else 'et')}" for verb, rest in groups]
    )


def predicate(say: Speaker, s: Saying, who: Phrase) -> tuple[str, str, str]:
    """The verb, what follows it, and what stands at the end."""
    if s.verb == "lose-stat" and s.number is not None and s.number.kind == "counted":
        s = replace(s, verb="get", number=replace(s.number, n=-s.number.n))
    told = Telling(say, s, who)
    verb, rest, tail = [
        filled(piece, PLACES, told) for piece in (frame_of(ALL, s) + "|").split("|")[:3]
    ]
    if tail:
        return verb, rest, tail + each_if(say, s)
    return verb, rest + each_if(say, s), ""
