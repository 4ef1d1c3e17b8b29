"""`Have` and `Compare`: how many cards, how much lore, their verbs marked with person."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tintero.ability.base import Quantity
from tintero.ability.conditions import Compare, Have, Not, SameCard, SameName
from tintero.ability.filters import Filter, Relation
from tintero.ability.quantities import Count, Happened, LoreOf, OpponentCount, Result
from tintero.ability.render.es import happened
from tintero.ability.render.es.being import no_
from tintero.ability.render.plan.quantities import DAMAGE_REMOVED
from tintero.ability.render.realise.es import bridge
from tintero.ability.render.realise.es.words import a, equal_to, is_feminine, other, person_of, the
from tintero.ability.render.speaker import Phrase, Speaker
from tintero.ability.selectors import Candidate, EventCard, Singers
from tintero.vocab import Owner

ANY_NUMBER: Final = 1_000_000
YOU: Final = Phrase("tú", you=True)


def named(who: Phrase) -> str:
    """The subject, which "tú" does not need."""
    return "" if who.you else f"{who.text} "


# --- having -----------------------------------------------------------------------------------


def namesake(say: Speaker, f: Filter, none: bool) -> str:
    """The card of the event shares a name with another such card, or with none."""
    for i, test in enumerate(f.tests):
        if not isinstance(test, SameName) or not isinstance(test.right, EventCard):
            continue
        if f.tests[1 - i : 2 - i] == (Not(SameCard(Candidate(), EventCard())),):
            plain = replace(f, tests=(), other=False)
            fem = bridge.first_feminine(f)
            if none:
                head = bridge.head(f)
                played = f"{the(is_feminine(head))} {head} que ‹haber/2› jugado"
                one = f"cada {other(fem)} {bridge.had(say, plain)}"
                return f"{played} ‹tener/3› un nombre distinto del de {one}"
            noun = bridge.noun(say, plain) + bridge.within(plain)
            return f"‹tener/3› el mismo nombre que {other(fem)} {noun}"
    return ""


def have(say: Speaker, node: Have, no: bool) -> str:
    f = node.filter
    if len(f.tests) == 2:
        text = namesake(say, f, no != (node.most == 0))
        if text:
            return text
    none = node.most == 0 and node.least in (0, 1)
    if none:
        no = not no
    simple = none or (node.least == 1 and node.most == ANY_NUMBER)
    if f.owner in (Owner.YOURS, Owner.THEIRS):
        who = YOU
        if f.owner == Owner.THEIRS:
            who = say.they if say.they is not None else Phrase("ese jugador")
        where = " aquí" if f.here else bridge.within(f)
        text = one_or_none(say, f, no) if simple else how_many(say, node)
        if " con " in text and where == " en juego":
            text, where = f"en juego {text}", ""  # near the verb, not after what the card has
        return f"{named(who)}{no_(no)}‹tener/{person_of(who)}› {text}{where}"
    if f.owner == Owner.OPPOSING and not bridge.in_play(f):
        before, say.they = say.they, Phrase("un oponente")
        text = have(say, replace(node, filter=replace(f, owner=Owner.THEIRS)), False)
        say.they = before
        return f"no ‹ser/3› cierto que {text}" if no and not none else text
    where = " aquí" if f.here else bridge.within(f)
    text = one_or_none(say, f, no) if simple else how_many(say, node)
    return f"{no_(no)}‹hay/3› {text}{where}"


def one_or_none(say: Speaker, f: Filter, no: bool) -> str:
    """ "un personaje Princess"; after a "no": "cartas", "otros personajes"."""
    fem = bridge.first_feminine(f)
    if no:
        return f"{other(fem, True) + ' ' if f.other else ''}{bare(say, f, True)}"
    return f"{other(fem) if f.other else a(fem)} {bare(say, f, False)}"


def bare(say: Speaker, f: Filter, plural: bool) -> str:
    """The noun; "aquí" and the owner are said elsewhere in the clause."""
    f = replace(f, here=False)
    return (
        bridge.owned(say, f, plural) if f.owner == Owner.OPPOSING else bridge.noun(say, f, plural)
    )


def how_many(say: Speaker, node: Have) -> str:
    f = node.filter
    others = other(bridge.first_feminine(f), True) + " " if f.other else ""
    noun = bare(say, f, True)
    if node.most != ANY_NUMBER:
        if node.least == node.most == 1:
            one = other(bridge.first_feminine(f)) + " " if f.other else ""
            return f"solo 1 {one}{bare(say, f, False)}"
        if node.least == node.most:
            return f"exactamente {others}{node.most} {noun}"
        if node.least in (0, 1):
            return f"menos de {node.most + 1} {others}{noun}"
        return f"{others}entre {say.number(node.least)} y {node.most} {noun}"
    if isinstance(node.least, int):
        return f"{others}{node.least} o más {noun}"
    return f"al menos {others}tantos {noun} como {say.number(node.least)}"


# --- comparing --------------------------------------------------------------------------------


def compare(say: Speaker, node: Compare, no: bool) -> str:
    left, right = node.left, node.right
    if isinstance(left, Happened) and isinstance(right, int):
        return happened.said(say, left, node.op, right, no)
    if isinstance(left, Count) and isinstance(left.among, Singers) and isinstance(right, int):
        return sang(say, left, right, no)
    if isinstance(left, Result) and right == 1 and node.op == Relation.AT_LEAST:
        if say.measured(left.label) == DAMAGE_REMOVED:
            return f"{no_(no)}‹haber/2› retirado daño así"
    if (
        isinstance(left, Count)
        and isinstance(right, int)
        and node.op in (Relation.MORE, Relation.LESS)
    ):
        if left.filter.owner in (Owner.YOURS, Owner.THEIRS):
            who = holder(say, left.filter)
            than = f"{'más' if node.op == Relation.MORE else 'menos'} de {right}"
            noun = f"{bare(say, left.filter, True)}{bridge.within(left.filter)}"
            return f"{named(who)}{no_(no)}‹tener/{person_of(who)}› {than} {noun}"
    if isinstance(left, Count) and isinstance(right, int) and left.each == 1:
        if node.op == Relation.AT_LEAST:
            return have(say, Have(left.filter, right), no)
        if node.op == Relation.AT_MOST:
            return have(say, Have(left.filter, 0, right), no)
        if node.op == Relation.EXACTLY:
            return have(say, Have(left.filter, right, right), no)
    if isinstance(left, Count) and isinstance(right, Count):
        same = right.filter == replace(left.filter, owner=right.filter.owner)
        if same and node.op in (Relation.MORE, Relation.LESS):
            return more_than(say, left.filter, node.op, right.filter, no)
    if isinstance(left, OpponentCount) and isinstance(right, int):
        return f"{no_(no)}‹tener/2› {bridge.limit(say, node.op, right)} oponentes"
    if isinstance(left, LoreOf):
        return lore(say, left, node.op, right, no)
    limit = bridge.limit(say, node.op, right)
    if node.op == Relation.EXACTLY and not isinstance(right, int):
        limit = equal_to(limit)
    return f"{say.number(left)} {no_(no)}‹ser/3› {limit}"


def sang(say: Speaker, left: Count, least: int, no: bool) -> str:
    """ "2 o más personajes han cantado esta canción"."""
    if least == 1:
        if no:
            return f"ningún {bridge.noun(say, left.filter)} ‹haber/3› cantado esta canción"
        many = bridge.noun(say, left.filter, True)
        return f"uno o más {many} ‹haber/6› cantado esta canción"
    many = bridge.noun(say, left.filter, True)
    return f"{no_(no)}{least} o más {many} ‹haber/6› cantado esta canción"


def more_than(say: Speaker, f: Filter, op: int, g: Filter, no: bool) -> str:
    """ "un oponente tiene más cartas en su mano que tú"."""
    who, than = holder(say, f), holder(say, g)
    noun = f"{'más' if op == Relation.MORE else 'menos'} {bare(say, f, True)}{bridge.within(f)}"
    return f"{named(who)}{no_(no)}‹tener/{person_of(who)}› {noun} que {than.text}"


def holder(say: Speaker, f: Filter) -> Phrase:
    if f.owner == Owner.YOURS:
        return YOU
    if f.owner == Owner.OPPOSING:
        return Phrase("los oponentes", True)
    if f.owner == Owner.THEIRS:
        return say.they if say.they is not None else Phrase("ese jugador")
    return Phrase("todos los jugadores juntos", True)


def lore(say: Speaker, left: LoreOf, op: int, right: Quantity | int, no: bool) -> str:
    who = say.player(left.who)
    verb = f"{named(who)}{no_(no)}‹tener/{person_of(who)}›"
    if isinstance(right, LoreOf):
        than = say.player(right.who).text
        if op in (Relation.MORE, Relation.LESS):
            return f"{verb} {'más' if op == Relation.MORE else 'menos'} leyenda que {than}"
        if op == Relation.EXACTLY:
            return f"{verb} tanta leyenda como {than}"
        least = "al menos" if op == Relation.AT_LEAST else "como mucho"
        return f"{verb} {least} tanta leyenda como {than}"
    return f"{verb} {bridge.limit(say, op, right)} de leyenda"
