"""`Effect` nodes as clauses, and clauses as sentences."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from tintero.ability import effects
from tintero.ability.base import Effect
from tintero.ability.choosing import said_apart
from tintero.ability.render.plan import (
    joints,
    modes,
    players,
    puts,
    quantities,
    verbs,
    verbs_lasting,
)
from tintero.ability.render.plan.parts_of_speech import YOU, Noun, Saying
from tintero.ability.render.speaker import Speaker
from tintero.ability.selectors import AnyPlayers, That

# What players of a group do themselves when they did the part before.
ACTED: Final = (
    *(effects.Deal, effects.Put, effects.Banish, effects.Exert, effects.Ready, effects.Play),
    *(effects.Discard, effects.RemoveDamage, effects.PutDamage),
)


# --- sentences --------------------------------------------------------------------------------


def plain(made: list[Saying]) -> Saying:
    return Saying("plain", parts=tuple(made))


def sentences(say: Speaker, node: Effect) -> list[Saying]:
    """The effect as whole sentences."""
    match node:
        case effects.Seq():
            out = [made for part in node.parts for made in sentences(say, part)]
            return out or [plain(nothing())]
        case effects.If():
            return joints.if_(say, node)
        case effects.EachDoes():
            return of_group(say, node)
        case effects.OneOf():
            return [plain(modes.one_of(say, node))]
        case effects.Cases():
            return [modes.cases(say, node)]
        case _:
            two = in_two(node)
            if two is None:
                return [plain(clauses(say, node))]
            first, joint = two
            said = sentences(say, first)
            if isinstance(joint, effects.IfYouDo):
                return [*said, *joints.if_you_do(say, joint)]
            return [*said, joints.instead_if(say, joint)]


def in_two(node: Effect) -> tuple[Effect, effects.IfYouDo | effects.InsteadIf] | None:
    """For what takes two sentences ("… . If you do, …", "… . If …, … instead."): what the first
    says, and the joint. A "may" or a cost around the joint belongs to the first."""
    match node:
        case effects.IfYouDo():
            return node.first, node
        case effects.InsteadIf():
            return node.effect, node
        case effects.To(then=effects.InsteadIf() as joint):
            return effects.To(node.cost, joint.effect), joint
        case effects.May():
            inner = in_two(node.effect)
            return None if inner is None else (effects.May(inner[0], node.who), inner[1])
        case _:
            return None


def joined(say: Speaker, node: Effect) -> tuple[Saying, ...]:
    """The effect as one sentence where it can be, whatever it is made of."""
    match node:
        case effects.Seq(parts=(one,)) | effects.Sentence(parts=(one,)):
            return joined(say, one)
        case effects.To() | effects.EachDoes() | effects.Seq():
            return (plain(clauses(say, node)),)
        case _:
            return tuple(sentences(say, node))


def of_group(say: Speaker, node: effects.EachDoes) -> list[Saying]:
    apart = said_apart(node)
    if apart is not None:
        return sentences(say, apart)
    if len(node.parts) == 1 and isinstance(node.parts[0], (effects.If, effects.OneOf)):
        # Said in sentences of their own about one player.
        with say.for_now(they=players.player(say, node.who), inside=True):
            return sentences(say, node.parts[0])
    made = clauses(say, node)
    if not isinstance(node.who, AnyPlayers):
        return [plain(made)]
    made = [replace(clause, subject=players.THEY) for clause in made]
    if isinstance(node.parts[-1], effects.Draw):
        made[-1] = joints.adding(made[-1], "each")
    return [plain([Saying("choose", YOU, players.player(say, node.who))]), plain(made)]


# --- clauses ----------------------------------------------------------------------------------


def clauses(say: Speaker, node: Effect) -> list[Saying]:
    """The effect as clauses, to be joined with others in one sentence."""
    make = CLAUSES.get(type(node))
    return [verbs.verb(say, node)] if make is None else make(say, node)


def nothing(who: Noun = YOU) -> list[Saying]:
    return [Saying("do-nothing", who)]


def by(made: list[Saying], who: Noun | None) -> list[Saying]:
    """Who does what you would do."""
    return [replace(s, subject=who) if s.subject is not None and s.subject.you else s for s in made]


def in_sequence(say: Speaker, node: effects.Seq | effects.Sentence) -> list[Saying]:
    out: list[Saying] = []
    pieces = [*node.parts]
    while pieces:
        part = pieces.pop(0)
        after = pieces[0] if pieces else None
        if isinstance(part, effects.Pick) and isinstance(after, effects.OneOf):
            put = puts.picked_for(say, verbs.verb(say, part), after)
            if put is not None:
                out.append(put)
                pieces.pop(0)
                continue
        if (
            isinstance(part, effects.Apply)
            and isinstance(after, effects.If)
            and joints.same_time(part, after)
        ):
            *before, last = verbs_lasting.apply(say, part, lasting=False)
            out += [*before, joints.and_if(say, last, after)]
            pieces.pop(0)
            continue
        made = clauses(say, part)
        say.shuffled = isinstance(part, effects.Shuffle)
        who = out[-1].subject if out else None
        if say.inside and out and isinstance(part, ACTED):
            made = by(made, who)
        elif who is not None and not who.you and moves_theirs(say, part):
            # A player picked it among their cards and moves it, which a language may say.
            made = [replace(s, whose=who) for s in made]
        out += made
    say.shuffled = False
    return out or nothing()


def moves_theirs(say: Speaker, node: Effect) -> bool:
    match node:
        case effects.Put(what=That(label=label)):
            return label in say.theirs
        case _:
            return False


def may(say: Speaker, node: effects.May) -> list[Saying]:
    """CR 6.1.4: it covers all of the sentence, also what others do in it."""
    who = players.player(say, node.who)
    made = clauses(say, node.effect)
    if isinstance(node.effect, ACTED):
        made = by(made, who)
    return [Saying("may", who, steps=tuple(made))]


def in_order_to(say: Speaker, node: effects.To) -> list[Saying]:
    *first, last = clauses(say, node.cost)
    who = first[0].subject if first else last.subject
    then = clauses(say, node.then)
    if isinstance(node.then, effects.Draw):
        say.focus = {}  # a card drawn was mentioned last
    return [*first, Saying("in-order-to", last.subject, parts=(last,), steps=tuple(then), to=who)]


def told(made: tuple[Saying, ...]) -> list[Saying]:
    """Sentences where a clause stands: nobody is their subject."""
    return [Saying("told", tail=made)]


def each_does(say: Speaker, node: effects.EachDoes) -> list[Saying]:
    who = players.player(say, node.who)
    if say.in_if and isinstance(node.who, players.NEAR):
        who = players.THAT_ONE
    out: list[Saying] = []
    with say.for_now(they=who, inside=True):
        for part in node.parts:
            made = clauses(say, part)
            say.shuffled = isinstance(part, effects.Shuffle)
            if isinstance(part, ACTED) and out and out[-1].subject == who:
                made = by(made, who)
            out += made
    say.shuffled = False
    if say.they is None:
        # How to speak of the players later.
        say.they = players.THEY if who.how.startswith("each-") else players.THAT_PLAYER
    if who in (players.THEY, players.THAT_ONE):
        out = by(out, who)
    if not out:
        return nothing(who)
    asked = any(isinstance(part, effects.If) for part in node.parts)  # and named in the condition
    if not who.you and not asked and all(s.subject != who for s in out):
        return named_once(who, out)
    return out


def named_once(who: Noun, made: list[Saying]) -> list[Saying]:
    """No clause has the players as its subject: they are named in the first that speaks of a
    zone of theirs, or before all of them ("for each opposing player, …")."""
    for i, clause in enumerate(made):
        named = players.naming(who, clause)
        if named is not None:
            return [*made[:i], named, *made[i + 1 :]]
    return told((Saying("one-by-one", object=players.one_by_one(who), parts=tuple(made)),))


CLAUSES: Final[dict[type[Effect], Callable[[Speaker, Any], list[Saying]]]] = {
    effects.Seq: in_sequence,
    effects.Sentence: in_sequence,
    effects.Nothing: lambda say, node: nothing(),
    effects.May: may,
    effects.To: in_order_to,
    effects.Apply: lambda say, node: verbs_lasting.apply(say, node),
    effects.EachDoes: each_does,
    effects.UnlessPays: lambda say, node: joints.unless(say, node),
    effects.OneOf: lambda say, node: modes.branches(say, node),
    effects.If: lambda say, node: joints.tailed(say, node),
    effects.IfYouDo: lambda say, node: joints.tailed(say, node),
    effects.InsteadIf: lambda say, node: told(joined(say, node)),
    effects.Cases: lambda say, node: told(joined(say, node)),
    effects.Rule: lambda say, node: verbs_lasting.rule(say, node),
    effects.Repeat: lambda say, node: told((verbs_lasting.repeat(say, node),)),
    effects.Later: lambda say, node: told((verbs_lasting.later(say, node),)),
    effects.Again: lambda say, node: [Saying("do-again", YOU)],
    effects.CountUp: lambda say, node: [
        Saying("count", YOU, number=quantities.number(say, node.count))
    ],
}
