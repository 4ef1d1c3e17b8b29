"""`Effect` nodes that last or repeat: rules for a while, later triggers."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tintero.ability.abilities import Triggered
from tintero.ability.effects import Apply, Later, Repeat, Rule
from tintero.ability.filters import Filter
from tintero.ability.quantities import StatOf
from tintero.ability.render.plan import (
    conditions,
    players,
    quantities,
    selectors,
    sentences,
    statics,
    triggers,
)
from tintero.ability.render.plan.parts_of_speech import YOU, Noun, Saying
from tintero.ability.render.speaker import Speaker
from tintero.ability.selectors import Chosen, This, You
from tintero.ability.statics import Cant, ExtraInk, Modify, PlayFrom, ReadyLimit
from tintero.ability.triggers import When
from tintero.events import Kind
from tintero.vocab import CardType, Deny, Owner, Until

ANOTHER: Final = Filter(types=(CardType.CHARACTER,), other=True)


def repeat(say: Speaker, node: Repeat) -> Saying:
    how, number = "times", quantities.number(say, node.times)
    if not number.plain:
        how = "so-many-times" if number.unit is None else "for-each"
    return Saying(how, number=number, tail=sentences.joined(say, node.effect))


def rule(say: Speaker, node: Rule) -> list[Saying]:
    """CR 6.4.2.1: a rule for a while."""
    long = how_long(node)
    if any(isinstance(e, (ExtraInk, PlayFrom)) for e in node.effects):
        made = statics.statics(say, node.effects)
        return sentences.told((Saying("for-a-while", parts=tuple(made), until=long),))
    alone = len(node.effects) == 1 and isinstance(node.effects[0], ReadyLimit)
    if node.until == Until.THEIR_NEXT_TURN and alone:
        (limit,) = statics.statics(say, node.effects, their_turn=True)
        return [replace(limit, subject=say.they or limit.subject)]
    made = statics.statics(say, node.effects, None, long)
    if len(made) == 1 and made[0].subject is not None and made[0].subject.you:
        return [Saying("stated", parts=(made[0],))]
    return made


def how_long(node: Rule | Apply) -> str:
    if node.until == Until.END_OF_TURN and all(isinstance(e, Cant) for e in node.effects):
        return statics.REST_OF_TURN
    return statics.lasting(node.until)


def later(say: Speaker, node: Later) -> Saying:
    """CR 6.2.7: floating and delayed triggers."""
    long = statics.lasting(node.until)
    ability = node.ability
    if not isinstance(ability, Triggered):
        quoted = Noun("quoted", ability=ability)
        return Saying("quoted" if long else "from-now-on", object=quoted, until=long)
    whens = [w for w in ability.when if isinstance(w, When)]
    if node.once and all(w.kind == Kind.CHALLENGE_OVER for w in whens):
        return Saying("after-challenge", tail=sentences.joined(say, ability.effect))
    with say.for_now(event=say.event, event_other=say.event_other, gone=say.gone):
        when = triggers.together(say, ability.when)
        if node.until == Until.END_OF_TURN and all(w.kind == Kind.TURN_END for w in whens):
            by = YOU if all(w.by == Owner.YOURS for w in whens) else Noun("the-turn")
            when, long = Saying("turn-end", how="at", whose=by), ""
        elif node.once:
            when = next_time(when)
        window = None if ability.window is None else conditions.condition(say, ability.window)
        then = sentences.joined(say, ability.effect)
    return Saying("later", when=window, occasion=when, until=long, tail=then)


def next_time(when: Saying) -> Saying:
    if when.verb == "several":
        return replace(when, parts=(next_time(when.parts[0]), *when.parts[1:]))
    return replace(when, how="next-time") if when.how in ("when", "whenever") else when


def apply(say: Speaker, node: Apply, lasting: bool = True) -> list[Saying]:
    """`lasting` False: how long was said before, or is said later."""
    out: list[Saying] = []
    to = selectors.subject(say, node.to)
    if isinstance(node.to, Chosen) and not isinstance(node.to.by, You):
        out.append(Saying("choose", players.player(say, node.to.by), to))
        to = say.labels[node.to.label]
    their, long = node.until == Until.THEIR_NEXT_TURN, how_long(node)
    turns = [isinstance(e, Cant) and e.deny == Deny.READY_AT_START for e in node.effects]
    if (their and turns and all(turns)) or not (lasting or long == statics.REST_OF_TURN):
        long = ""
    made = statics.statics(say, node.effects, to, long, their)
    match node:
        case Apply(
            to=Chosen(label=label), effects=(Modify(amount=StatOf(of=This(), stat=own), stat=stat),)
        ) if node.to == Chosen(ANOTHER, label=label):
            # "add this character's strength to another chosen character's strength this turn";
            # `parts`: the same, said as always.
            until = statics.lasting(node.until)
            parts = tuple(made)
            return [Saying("add-own", YOU, to, index=own, op=stat, until=until, parts=parts)]
        case _:
            return [*out, *made]
