"""`Effect` nodes as clauses, and clauses as sentences."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from tintero.ability.base import Effect
from tintero.ability.choosing import said_apart
from tintero.ability.effects import (
    Again,
    Apply,
    Banish,
    Cases,
    CountUp,
    Deal,
    Discard,
    Draw,
    EachDoes,
    Exert,
    If,
    IfYouDo,
    InsteadIf,
    Later,
    May,
    Nothing,
    OneOf,
    Pick,
    Play,
    Put,
    PutDamage,
    Ready,
    RemoveDamage,
    Repeat,
    Rule,
    Sentence,
    Seq,
    Shuffle,
    To,
    UnlessPays,
)
from tintero.ability.render.plan import (
    groups,
    joints,
    modes,
    players,
    puts,
    quantities,
    verbs,
    verbs_lasting,
)
from tintero.ability.render.plan.parts_of_speech import YOU, Noun, Saying, Statement
from tintero.ability.render.speaker import Speaker
from tintero.ability.selectors import (
    AnyPlayers,
    EachOpponent,
    EachPlayer,
    EventPlayer,
    OwnerOf,
    That,
)

ASKED: Final = (If, OneOf)  # said in sentences of their own about one player
# What players of a group do themselves when they did the part before.
ACTED: Final = (Deal, Put, Banish, Exert, Ready, Play, Discard, RemoveDamage, PutDamage)
NAMED: Final = (EachOpponent, EachPlayer, OwnerOf, EventPlayer)


# --- sentences --------------------------------------------------------------------------------


def plain(made: list[Saying]) -> Statement:
    return Statement(clauses=tuple(made))


def sentences(say: Speaker, node: Effect) -> list[Statement]:
    """The effect as whole sentences."""
    if isinstance(node, Seq):
        out = [made for part in node.parts for made in sentences(say, part)]
        return out or [plain(nothing())]
    if isinstance(node, If):
        return joints.if_(say, node)
    two = in_two(node)
    if two is not None:
        first, joint = sentences(say, two[0]), two[1]
        if isinstance(joint, IfYouDo):
            return [*first, *joints.if_you_do(say, joint)]
        return [*first, joints.instead_if(say, joint)]
    if isinstance(node, EachDoes):
        return of_group(say, node)
    if isinstance(node, OneOf):
        return [plain(modes.one_of(say, node))]
    if isinstance(node, Cases):
        return [modes.cases(say, node)]
    return [plain(clauses(say, node))]


def in_two(node: Effect) -> tuple[Effect, IfYouDo | InsteadIf] | None:
    """For what takes two sentences ("… . If you do, …", "… . If …, … instead."): what the first
    says, and the joint. A "may" or a cost around the joint belongs to the first."""
    if isinstance(node, IfYouDo):
        return node.first, node
    if isinstance(node, InsteadIf):
        return node.effect, node
    if isinstance(node, To) and isinstance(node.then, InsteadIf):
        return To(node.cost, node.then.effect), node.then
    if isinstance(node, May):
        inner = in_two(node.effect)
        return None if inner is None else (May(inner[0], node.who), inner[1])
    return None


def joined(say: Speaker, node: Effect) -> tuple[Statement, ...]:
    """The effect as one sentence where it can be, whatever it is made of."""
    if isinstance(node, (If, IfYouDo, InsteadIf, OneOf, Cases)):
        return tuple(sentences(say, node))
    if isinstance(node, May) and isinstance(node.effect, (IfYouDo, InsteadIf)):
        return tuple(sentences(say, node))
    if isinstance(node, (Seq, Sentence)) and len(node.parts) == 1:
        return joined(say, node.parts[0])
    return (plain(clauses(say, node)),)


def of_group(say: Speaker, node: EachDoes) -> list[Statement]:
    apart = said_apart(node)
    if apart is not None:
        return sentences(say, apart)
    if len(node.parts) == 1 and isinstance(node.parts[0], ASKED):
        before, inside = say.they, say.inside
        say.they, say.inside = players.player(say, node.who), True
        out = sentences(say, node.parts[0])
        say.they, say.inside = before, inside
        return out
    made = clauses(say, node)
    if not isinstance(node.who, AnyPlayers):
        return [plain(made)]
    made = [replace(clause, subject=players.THEY) for clause in made]
    if isinstance(node.parts[-1], Draw):
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


def in_sequence(say: Speaker, node: Seq | Sentence) -> list[Saying]:
    out: list[Saying] = []
    pieces = list(node.parts)
    while pieces:
        part = pieces.pop(0)
        if isinstance(part, Pick) and pieces and isinstance(pieces[0], OneOf):
            put = puts.picked_for(say, verbs.verb(say, part), pieces[0])
            if put is not None:
                out.append(put)
                pieces.pop(0)
                continue
        if isinstance(part, If) and out and joints.same_time(node.parts, part):
            out[-1] = joints.and_if(say, out[-1], part)
            continue
        after = pieces[0] if pieces else None
        if (
            isinstance(part, Apply)
            and isinstance(after, If)
            and joints.same_time(node.parts, after)
        ):
            made = verbs_lasting.apply(say, part, lasting=False)
        else:
            made = clauses(say, part)
        say.shuffled = isinstance(part, Shuffle)
        if say.inside and out and isinstance(part, ACTED):
            made = by(made, out[-1].subject)
        elif out and isinstance(part, Put) and isinstance(part.what, That):
            before = out[-1].subject
            if part.what.label in say.theirs and before is not None and not before.you:
                # A player picked it among their cards and moves it, which a language may say.
                made = [replace(s, whose=before) for s in made]
        out += made
    say.shuffled = False
    return out or nothing()


def may(say: Speaker, node: May) -> list[Saying]:
    """CR 6.1.4: it covers all of the sentence, also what others do in it."""
    who = players.player(say, node.who)
    made = clauses(say, node.effect)
    if isinstance(node.effect, ACTED):
        made = by(made, who)
    return [Saying("may", who, steps=tuple(made))]


def in_order_to(say: Speaker, node: To) -> list[Saying]:
    *first, last = clauses(say, node.cost)
    who = first[0].subject if first else last.subject
    then = clauses(say, node.then)
    if isinstance(node.then, Draw):
        say.focus = {}  # a card drawn was mentioned last
    return [*first, Saying("in-order-to", last.subject, parts=(last,), steps=tuple(then), to=who)]


def told(made: tuple[Statement, ...]) -> list[Saying]:
    """Sentences where a clause stands: nobody is their subject."""
    return [Saying("told", tail=made)]


def each_does(say: Speaker, node: EachDoes) -> list[Saying]:
    before, inside = say.they, say.inside
    who = players.player(say, node.who)
    if say.in_if and isinstance(node.who, NAMED):
        who = players.THAT_ONE
    say.they, say.inside = who, True
    out: list[Saying] = []
    for part in node.parts:
        made = clauses(say, part)
        say.shuffled = isinstance(part, Shuffle)
        if isinstance(part, ACTED) and out and out[-1].subject == who:
            made = by(made, who)
        out += made
    say.shuffled = False
    after = groups.after_group(who)
    say.they, say.inside = before if before is not None else after, inside
    if who in (players.THEY, players.THAT_ONE):
        out = by(out, who)
    if not out:
        return nothing(who)
    asked = any(isinstance(part, If) for part in node.parts)  # and named in the condition
    if not who.you and not asked and all(s.subject != who for s in out):
        return named_once(who, out)
    return out


def named_once(who: Noun, made: list[Saying]) -> list[Saying]:
    """No clause has the players as its subject: they are named in the first that speaks of a
    zone of theirs, or before all of them ("for each opposing player, …")."""
    if any(groups.is_named(who, clause) for clause in made):
        return made
    for i, clause in enumerate(made):
        named = groups.naming(who, clause)
        if named is not None:
            return [*made[:i], named, *made[i + 1 :]]
    return told((Statement("one-by-one", tuple(made), noun=groups.one_by_one(who)),))


CLAUSES: Final[dict[type[Effect], Callable[[Speaker, Any], list[Saying]]]] = {
    Seq: in_sequence,
    Sentence: in_sequence,
    Nothing: lambda say, node: nothing(),
    May: may,
    To: in_order_to,
    Apply: lambda say, node: verbs_lasting.apply(say, node),
    EachDoes: each_does,
    If: lambda say, node: joints.tailed(say, node),
    IfYouDo: lambda say, node: joints.tailed(say, node),
    UnlessPays: lambda say, node: joints.unless(say, node),
    OneOf: lambda say, node: modes.branches(say, node),
    InsteadIf: lambda say, node: told(joined(say, node)),
    Cases: lambda say, node: told(joined(say, node)),
    Rule: lambda say, node: verbs_lasting.rule(say, node),
    Repeat: lambda say, node: told((verbs_lasting.repeat(say, node),)),
    Later: lambda say, node: told((verbs_lasting.later(say, node),)),
    Again: lambda say, node: [Saying("do-again", YOU)],
    CountUp: lambda say, node: [Saying("count", YOU, number=quantities.number(say, node.count))],
}
