"""`Effect` nodes that join others: sentences from clauses."""

from __future__ import annotations

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
from tintero.ability.render.both_languages import in_two, same_time
from tintero.ability.render.en import (
    joints,
    verbs_lasting,
)
from tintero.ability.render.plan import groups, players, selectors
from tintero.ability.render.plan import verbs as plan
from tintero.ability.render.plan.parts_of_speech import Noun
from tintero.ability.render.realise.en import verbs
from tintero.ability.render.realise.en.words import base_form, clause_text, join_clauses
from tintero.ability.render.speaker import YOU, Phrase, Speaker, SpokenClause
from tintero.ability.selectors import AnyPlayers, EachOpponent, EachPlayer, EventPlayer, OwnerOf

# What players of a group do themselves when they did the part before.
ASKED = (If, OneOf)  # said in sentences of their own about one player
ACTED = (Deal, Put, Banish, Exert, Ready, Play, Discard, RemoveDamage, PutDamage)


def sentences(say: Speaker, node: Effect) -> list[str]:
    """The effect as whole sentences, without capitals and full stops."""
    out: list[str] = []
    if isinstance(node, Seq):
        for part in node.parts:
            out += sentences(say, part)
        return out if out else ["do nothing"]
    if isinstance(node, If):
        return joints.if_(say, node)
    two = in_two(node)
    if two is not None:
        first, joint = sentences(say, two[0]), two[1]
        if isinstance(joint, IfYouDo):
            return joints.if_you_do(say, joint, first)
        return joints.instead_if(say, joint, first)
    apart = said_apart(node) if isinstance(node, EachDoes) else None
    if apart is not None:
        return sentences(say, apart)
    if isinstance(node, EachDoes) and len(node.parts) == 1 and isinstance(node.parts[0], ASKED):
        before, inside = say.they, say.inside
        say.they, say.inside = say.player(node.who), True
        out = sentences(say, node.parts[0])
        say.they, say.inside = before, inside
        return out
    if isinstance(node, EachDoes) and isinstance(node.who, AnyPlayers):
        did = join_clauses([c.by(Phrase("they", True)) for c in clauses(say, node)])
        each = " each" if isinstance(node.parts[-1], Draw) else ""
        return [f"choose {say.player(node.who).text}", f"{did}{each}"]
    if isinstance(node, OneOf):
        return [joints.one_of(say, node)]
    if isinstance(node, Cases):
        return [joints.cases(say, node)]
    return [join_clauses(clauses(say, node))]


def clauses(say: Speaker, node: Effect) -> list[SpokenClause]:
    """The effect as clauses, to be joined with others in one sentence."""
    if isinstance(node, (Seq, Sentence)):
        out: list[SpokenClause] = []
        pieces = list(node.parts)
        while pieces:
            part = pieces.pop(0)
            if isinstance(part, Pick) and pieces and isinstance(pieces[0], OneOf):
                made = joints.picked_and_put(say, part, pieces[0])
                if made:
                    out += made
                    pieces.pop(0)
                    continue
            if isinstance(part, If) and out and same_time(node.parts, part):
                out[-1] = joints.and_if(say, out[-1], part)
                continue
            after = pieces[0] if pieces else None
            if isinstance(part, Apply) and isinstance(after, If) and same_time(node.parts, after):
                made = verbs_lasting.apply(say, part, lasting=False)
            else:
                made = clauses(say, part)
            say.shuffled = isinstance(part, Shuffle)
            if say.inside and out and not out[-1].subject.you and isinstance(part, ACTED):
                made = [c.by(out[-1].subject) if c.subject.you else c for c in made]
            out += made
        say.shuffled = False
        return out if out else [SpokenClause(YOU, "‹do› nothing")]
    if isinstance(node, Nothing):
        return [SpokenClause(YOU, "‹do› nothing")]
    if isinstance(node, May):
        who = say.player(node.who)
        made = clauses(say, node.effect)
        if not who.you and isinstance(node.effect, ACTED):
            made = [c.by(who) if c.subject.you else c for c in made]
        return [SpokenClause(who, f"may {base_form(made, who, True)}")]
    if isinstance(node, To):
        cost = clauses(say, node.cost)
        who = cost[0].subject
        then = base_form(clauses(say, node.then), who)
        first = cost[:-1]
        return [*first, SpokenClause(cost[-1].subject, f"{cost[-1].predicate} to {then}")]
    if isinstance(node, Apply):
        return verbs_lasting.apply(say, node)
    if isinstance(node, EachDoes):
        return each_does(say, node)
    if isinstance(node, (If, IfYouDo, OneOf, UnlessPays)):
        return joints.branches(say, node)
    if isinstance(node, (InsteadIf, Cases)):
        return [SpokenClause(Phrase(""), joints.joined(say, node))]
    if isinstance(node, Rule):
        return verbs_lasting.rule(say, node)
    if isinstance(node, (Repeat, Later)):
        return [SpokenClause(Phrase(""), verbs_lasting.special(say, node))]
    if isinstance(node, Again):
        return [SpokenClause(YOU, "‹repeat› this effect")]
    if isinstance(node, CountUp):
        return [SpokenClause(YOU, f"‹count› {say.number(node.count)}")]
    return [verbs.clause(say, plan.verb(say, node))]


def each_does(say: Speaker, node: EachDoes) -> list[SpokenClause]:
    before, inside = say.they, say.inside
    who = say.player(node.who)
    if say.in_if and isinstance(node.who, (EachOpponent, EachPlayer, OwnerOf, EventPlayer)):
        who = Phrase("they", True)
    say.they, say.inside = who, True
    out: list[SpokenClause] = []
    for part in node.parts:
        made = clauses(say, part)
        say.shuffled = isinstance(part, Shuffle)
        if isinstance(part, ACTED) and out and out[-1].subject.text == who.text:
            made = [c.by(who) if c.subject.you else c for c in made]
        out += made
    say.shuffled = False
    plan_of = selectors.of_phrase(who, players.THAT_PLAYER)
    after = say.spoken(groups.after_group(plan_of))
    say.they, say.inside = before if before is not None else after, inside
    if who.text == "they" and out:
        out = [c.by(who) if c.subject.you else c for c in out]
    if not out:
        return [SpokenClause(who, "‹do› nothing")]
    asked = any(isinstance(part, If) for part in node.parts)  # and named in the condition
    if not who.you and not asked and all(clause.subject.text != who.text for clause in out):
        return named_once(say, plan_of, out)
    return out


def named_once(say: Speaker, who: Noun, made: list[SpokenClause]) -> list[SpokenClause]:
    """No clause has the players as its subject: they are named in the first that speaks of a
    zone of theirs, or before all of them ("for each opposing player, …")."""
    if any(groups.is_named(who, clause.saying) for clause in made):
        return made
    for i, clause in enumerate(made):
        named = groups.naming(who, clause.saying)
        if named is not None:
            return [*made[:i], verbs.clause(say, named).by(clause.subject), *made[i + 1 :]]
    each = say.spoken(groups.one_by_one(who)).text
    return [SpokenClause(Phrase(""), f"for {each}, {join_clauses(made)}")]


def standing(say: Speaker, node: Effect) -> str:
    """One instruction alone, for costs."""
    parts = clauses(say, node)
    return clause_text(parts[0]) if len(parts) == 1 else join_clauses(parts)
