"""`Effect` nodes that last or repeat: rules for a while, later triggers."""

from __future__ import annotations

from tintero.ability.abilities import Triggered
from tintero.ability.base import Selector
from tintero.ability.effects import Apply, Later, Repeat, Rule
from tintero.ability.filters import Filter
from tintero.ability.quantities import StatOf
from tintero.ability.render.en import joints, statics, triggers
from tintero.ability.render.realise.en import bridge
from tintero.ability.render.realise.en.words import STATS, full_clause, listed, possessive, until
from tintero.ability.render.speaker import YOU, Phrase, Speaker, SpokenClause, word
from tintero.ability.selectors import Chosen, This, You
from tintero.ability.statics import Cant, ExtraInk, Modify, PlayFrom, ReadyLimit
from tintero.ability.triggers import When
from tintero.events import Kind
from tintero.vocab import CardType, Deny, Owner, Until


def special(say: Speaker, node: Repeat | Later) -> str:
    if isinstance(node, Repeat):
        times = f"{node.times} times"
        if not isinstance(node.times, int):
            for_each = bridge.for_each(say, node.times)
            if for_each:
                return f"{for_each}, {joints.joined(say, node.effect)}"
            times = f"a number of times equal to {say.number(node.times)}"
        return f"do this {times}: {joints.joined(say, node.effect)}"
    return later(say, node)


def rule(say: Speaker, node: Rule) -> list[SpokenClause]:
    """CR 6.4.2.1: a rule for a while."""
    long = until(node.until, say.name)
    if node.until == Until.END_OF_TURN and all(isinstance(e, Cant) for e in node.effects):
        long = " for the rest of this turn"
    if any(isinstance(e, (ExtraInk, PlayFrom)) for e in node.effects):
        made = statics.statics(say, node.effects)
        text = listed([full_clause(clause) for clause in made])
        return [SpokenClause(Phrase(""), f"{long.strip()}, {text}" if long else text)]
    alone = len(node.effects) == 1 and isinstance(node.effects[0], ReadyLimit)
    if node.until == Until.THEIR_NEXT_TURN and alone:
        (clause,) = statics.statics(say, node.effects)
        who = say.they if say.they is not None else clause.subject
        return [SpokenClause(who, clause.predicate.replace("their turn", "their next turn"))]
    made = statics.statics(say, node.effects, None, long)
    if any(clause.subject.you for clause in made) and len(made) == 1:
        return [SpokenClause(Phrase(""), full_clause(made[0]))]
    return made


def later(say: Speaker, node: Later) -> str:
    """CR 6.2.7: floating and delayed triggers."""
    long = until(node.until, say.name)
    if not isinstance(node.ability, Triggered):
        text = say.ability(node.ability).removesuffix(".")
        return f"{long.strip() or 'from now on'}: “{text}”"
    over = all(isinstance(w, When) and w.kind == Kind.CHALLENGE_OVER for w in node.ability.when)
    if over and node.once:
        return f"{joints.joined(say, node.ability.effect)} after the challenge"
    event, other, gone = say.event, say.event_other, say.gone
    text = triggers.together(say, node.ability.when)
    ends = all(isinstance(w, When) and w.kind == Kind.TURN_END for w in node.ability.when)
    if ends and node.until == Until.END_OF_TURN:
        yours = all(isinstance(w, When) and w.by == Owner.YOURS for w in node.ability.when)
        text = f"at the end of {'your' if yours else 'the'} turn"
    elif node.once:
        for lead in ("whenever ", "when "):
            text = text.removeprefix(lead)
        text = text if text.startswith(("at ", "the ", "during ")) else f"the next time {text}"
        text += long
    else:
        text += long
    if node.ability.window is not None:
        text = f"while {say.condition(node.ability.window)}, {text}"
    effect = joints.joined(say, node.ability.effect)
    say.event, say.event_other, say.gone = event, other, gone
    return f"{text}, {effect}"


def apply(say: Speaker, node: Apply, lasting: bool = True) -> list[SpokenClause]:
    """`lasting` False: how long was said before, or is said later."""
    out: list[SpokenClause] = []
    to = bridge.subject(say, node.to)
    if isinstance(node.to, Chosen):
        if not isinstance(node.to.by, You):
            out.append(SpokenClause(say.player(node.to.by), f"‹choose› {to.text}"))
            to = say.cards_called(node.to.label)
    added = add_own(say, node, to)
    if added is not None:
        return [added]
    their = node.until == Until.THEIR_NEXT_TURN
    long = until(node.until, say.name) if lasting else ""
    ready = [isinstance(e, Cant) and e.deny == Deny.READY_AT_START for e in node.effects]
    if their and ready and all(ready):
        long = ""
    elif node.until == Until.END_OF_TURN and all(isinstance(e, Cant) for e in node.effects):
        long = " for the rest of this turn"
    return out + statics.statics(say, node.effects, to, long, their)


def add_own(say: Speaker, node: Apply, to: Phrase) -> SpokenClause | None:
    """ "add this character's strength to another chosen character's strength this turn"."""
    if node.to != Chosen(Filter(types=(CardType.CHARACTER,), other=True), label=label_of(node.to)):
        return None
    modify = node.effects[0]
    if len(node.effects) != 1 or not isinstance(modify, Modify):
        return None
    if not isinstance(modify.amount, StatOf) or not isinstance(modify.amount.of, This):
        return None
    own, others = word(STATS, modify.amount.stat, "stat"), word(STATS, modify.stat, "stat")
    text = f"{possessive(say.name)} {own} to {possessive(to.text)} {others}"
    return SpokenClause(YOU, f"‹add› {text}{until(node.until, say.name)}")


def label_of(node: Selector) -> str:
    return node.label if isinstance(node, Chosen) else ""
