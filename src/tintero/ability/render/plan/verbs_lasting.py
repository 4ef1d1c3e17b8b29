"""`Effect` nodes that last or repeat: rules for a while, later triggers."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tintero.ability.abilities import Triggered
from tintero.ability.base import Selector
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
from tintero.ability.render.plan.parts_of_speech import (
    YOU,
    Noun,
    Number,
    Occasion,
    Saying,
    Statement,
)
from tintero.ability.render.speaker import Speaker
from tintero.ability.selectors import Chosen, This, You
from tintero.ability.statics import Cant, ExtraInk, Modify, PlayFrom, ReadyLimit
from tintero.ability.triggers import When
from tintero.events import Kind
from tintero.vocab import CardType, Deny, Owner, Until

THE_TURN: Final = Noun("the-turn")


def repeat(say: Speaker, node: Repeat) -> Statement:
    then = sentences.joined
    if isinstance(node.times, int):
        return Statement("times", number=Number(n=node.times), then=then(say, node.effect))
    unit = quantities.measure(say, node.times)
    if unit is not None:
        counted = Number("counted", unit=unit)
        return Statement("for-each", number=counted, then=then(say, node.effect))
    number = quantities.number(say, node.times)
    return Statement("so-many-times", number=number, then=then(say, node.effect))


def rule(say: Speaker, node: Rule) -> list[Saying]:
    """CR 6.4.2.1: a rule for a while."""
    long = how_long(node)
    if any(isinstance(e, (ExtraInk, PlayFrom)) for e in node.effects):
        made = statics.statics(say, node.effects)
        return sentences.told((Statement("for-a-while", tuple(made), until=long),))
    alone = len(node.effects) == 1 and isinstance(node.effects[0], ReadyLimit)
    if node.until == Until.THEIR_NEXT_TURN and alone:
        (limit,) = statics.statics(say, node.effects, their_turn=True)
        assert limit.subject is not None
        return [replace(limit, subject=say.they or limit.subject)]
    made = statics.statics(say, node.effects, None, long)
    if len(made) == 1 and made[0].subject is not None and made[0].subject.you:
        return [Saying("stated", parts=(made[0],))]
    return made


def how_long(node: Rule | Apply) -> str:
    if node.until == Until.END_OF_TURN and all(isinstance(e, Cant) for e in node.effects):
        return statics.REST_OF_TURN
    return statics.lasting(node.until)


def later(say: Speaker, node: Later) -> Statement:
    """CR 6.2.7: floating and delayed triggers."""
    long = statics.lasting(node.until)
    ability = node.ability
    if not isinstance(ability, Triggered):
        return Statement("quoted" if long else "from-now-on", ability=ability, until=long)
    whens = [w for w in ability.when if isinstance(w, When)]
    if node.once and all(w.kind == Kind.CHALLENGE_OVER for w in whens):
        return Statement("after-challenge", then=sentences.joined(say, ability.effect))
    event, other, gone = say.event, say.event_other, say.gone
    when = triggers.together(say, ability.when)
    if node.until == Until.END_OF_TURN and all(w.kind == Kind.TURN_END for w in whens):
        by = YOU if all(w.by == Owner.YOURS for w in whens) else THE_TURN
        when, long = Occasion("turn-end", how="at", by=by), ""
    elif node.once:
        when = next_time(when)
    window = None if ability.window is None else conditions.condition(say, ability.window)
    then = sentences.joined(say, ability.effect)
    say.event, say.event_other, say.gone = event, other, gone
    return Statement("later", then=then, when=window, occasion=when, until=long)


def next_time(when: Occasion) -> Occasion:
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
    their = node.until == Until.THEIR_NEXT_TURN
    long = how_long(node) if lasting or how_long(node) == statics.REST_OF_TURN else ""
    if their and node.effects and all(readies(e) for e in node.effects):
        long = ""
    made = statics.statics(say, node.effects, to, long, their)
    added = add_own(node, to, made)
    return [*out, *made] if added is None else [added]


def readies(effect: object) -> bool:
    return isinstance(effect, Cant) and effect.deny == Deny.READY_AT_START


def add_own(node: Apply, to: Noun, made: list[Saying]) -> Saying | None:
    """ "add this character's strength to another chosen character's strength this turn"; `parts`:
    the same, said as always."""
    if node.to != Chosen(Filter(types=(CardType.CHARACTER,), other=True), label=label_of(node.to)):
        return None
    modify = node.effects[0]
    if len(node.effects) != 1 or not isinstance(modify, Modify):
        return None
    if not isinstance(modify.amount, StatOf) or not isinstance(modify.amount.of, This):
        return None
    own = modify.amount.stat
    until = statics.lasting(node.until)
    return Saying("add-own", YOU, to, index=own, op=modify.stat, until=until, parts=tuple(made))


def label_of(node: Selector) -> str:
    return node.label if isinstance(node, Chosen) else ""
