"""`Effect` nodes that last or repeat: rules for a while, later triggers."""

from __future__ import annotations

from tintero.ability.abilities import Triggered
from tintero.ability.effects import Apply, Later, Repeat, Rule
from tintero.ability.render.es import joints, statics, triggers
from tintero.ability.render.realise.es import bridge
from tintero.ability.render.realise.es.bridge import while_
from tintero.ability.render.realise.es.words import (
    equal_to,
    full_clause,
    listed,
    none_can,
    until,
)
from tintero.ability.render.speaker import Phrase, Speaker, SpokenClause
from tintero.ability.selectors import Chosen, You
from tintero.ability.statics import Cant, ExtraInk, PlayFrom, ReadyLimit
from tintero.ability.triggers import When
from tintero.events import Kind
from tintero.vocab import Deny, Owner, Until


def special(say: Speaker, node: Repeat | Later) -> str:
    if isinstance(node, Repeat):
        times = f"{node.times} veces"
        if not isinstance(node.times, int):
            each_ = bridge.for_each(say, node.times)
            if each_:
                return f"{each_}, {joints.joined(say, node.effect)}"
            times = f"un número de veces {equal_to(say.number(node.times))}"
        return f"haz esto {times}: {joints.joined(say, node.effect)}"
    return later(say, node)


def rule(say: Speaker, node: Rule) -> list[SpokenClause]:
    """CR 6.4.2.1: a rule for a while."""
    long = until(node.until, say.name)
    if node.until == Until.END_OF_TURN and all(isinstance(e, Cant) for e in node.effects):
        long = " durante el resto de este turno"
    if any(isinstance(e, (ExtraInk, PlayFrom)) for e in node.effects):
        made = statics.statics(say, node.effects)
        text = listed([full_clause(clause) for clause in made])
        return [SpokenClause(Phrase(""), f"{long.strip()}, {text}" if long else text)]
    alone = len(node.effects) == 1 and isinstance(node.effects[0], ReadyLimit)
    if node.until == Until.THEIR_NEXT_TURN and alone:
        (clause,) = statics.statics(say, node.effects)
        who = say.they if say.they is not None else clause.subject
        what = clause.predicate.partition("‹poder› ")[2].replace("su turno", "su próximo turno")
        return [none_can(who, what)]
    made = statics.statics(say, node.effects, None, long)
    if len(made) == 1 and made[0].subject.you:
        return [SpokenClause(Phrase("", you=True), made[0].predicate)]
    return made


def later(say: Speaker, node: Later) -> str:
    """CR 6.2.7: floating and delayed triggers."""
    long = until(node.until, say.name)
    if not isinstance(node.ability, Triggered):
        text = say.ability(node.ability).removesuffix(".")
        return f"{long.strip() or 'desde ahora'}: «{text}»"
    when = node.ability.when
    if node.once and all(isinstance(w, When) and w.kind == Kind.CHALLENGE_OVER for w in when):
        return f"{joints.joined(say, node.ability.effect)} después del desafío"
    event, other, gone = say.event, say.event_other, say.gone
    text = triggers.together(say, when)
    ends = all(isinstance(w, When) and w.kind == Kind.TURN_END for w in when)
    if ends and node.until == Until.END_OF_TURN:
        yours = all(isinstance(w, When) and w.by == Owner.YOURS for w in when)
        text = "al final de tu turno" if yours else "al final del turno"
    elif node.once:
        for lead in ("siempre que ", "cuando "):
            if text.startswith(lead):
                text = f"la próxima vez que {text.removeprefix(lead)}"
        text += long
    else:
        text += long
    if node.ability.window is not None:
        text = f"mientras {while_(say, node.ability.window)}, {text}"
    effect = joints.joined(say, node.ability.effect)
    say.event, say.event_other, say.gone = event, other, gone
    return f"{text}, {effect}"


def apply(say: Speaker, node: Apply, lasting: bool = True) -> list[SpokenClause]:
    """`lasting` False: how long was said before, or is said later."""
    out: list[SpokenClause] = []
    target = bridge.subject(say, node.to)
    if isinstance(node.to, Chosen):
        if not isinstance(node.to.by, You):
            out.append(SpokenClause(say.player(node.to.by), f"‹elegir› {target.text}"))
            target = say.cards_called(node.to.label)
    their = node.until == Until.THEIR_NEXT_TURN
    long = until(node.until, say.name) if lasting else ""
    ready = [isinstance(e, Cant) and e.deny == Deny.READY_AT_START for e in node.effects]
    if their and ready and all(ready):
        long = ""
    elif node.until == Until.END_OF_TURN and all(isinstance(e, Cant) for e in node.effects):
        long = " durante el resto de este turno"
    return out + statics.statics(say, node.effects, target, long, their)
