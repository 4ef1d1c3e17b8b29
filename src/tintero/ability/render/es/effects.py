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
from tintero.ability.render.es import (
    joints,
    verbs_lasting,
)
from tintero.ability.render.plan import groups, players, puts, selectors
from tintero.ability.render.plan import verbs as plan
from tintero.ability.render.plan.parts_of_speech import Noun
from tintero.ability.render.realise.es import verbs
from tintero.ability.render.realise.es.bridge import YOU
from tintero.ability.render.realise.es.words import base_form, clause_text, join_clauses
from tintero.ability.render.speaker import Phrase, Speaker, SpokenClause
from tintero.ability.selectors import (
    AnyPlayers,
    EachOpponent,
    EachPlayer,
    EventPlayer,
    OwnerOf,
    That,
)

ASKED = (If, OneOf)  # said in sentences of their own about one player
# What players of a group do themselves when they did the part before.
ACTED = (Deal, Put, Banish, Exert, Ready, Play, Discard, RemoveDamage, PutDamage)


def sentences(say: Speaker, node: Effect) -> list[str]:
    """The effect as whole sentences, without capitals and full stops."""
    out: list[str] = []
    if isinstance(node, Seq):
        for part in node.parts:
            if not isinstance(part, Nothing):
                out += sentences(say, part)
        return out if out else ["no hagas nada"]
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
        made = [c.by(Phrase("esos jugadores", True)) for c in clauses(say, node)]
        return [f"elige {say.player(node.who).text}", join_clauses(made)]
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
                made = picked_and_put(say, part, pieces[0])
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
            if isinstance(part, Put) and isinstance(part.what, That) and out:
                if part.what.label in say.theirs and not out[-1].subject.you:
                    # A player picked it among their cards and moves it.
                    made = [made[0].by(out[-1].subject)]
            out += made
        say.shuffled = False
        return out if out else nothing(YOU)
    if isinstance(node, Nothing):
        return nothing(YOU)
    if isinstance(node, May):
        return may(say, node)
    if isinstance(node, To):
        cost = clauses(say, node.cost)
        last = cost[-1]
        then = base_form(clauses(say, node.then), cost[0].subject, purpose=True)
        if isinstance(node.then, Draw):
            say.focus = {}  # a card drawn was mentioned last
        return [*cost[:-1], SpokenClause(last.subject, f"{last.predicate} para {then}")]
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
        return [SpokenClause(YOU, "‹repetir› este efecto")]
    if isinstance(node, CountUp):
        return [SpokenClause(YOU, f"‹contar› {say.number(node.count)}")]
    return [verbs.clause(say, plan.verb(say, node))]


def picked_and_put(say: Speaker, pick: Pick, then: OneOf) -> list[SpokenClause]:
    """ "pon una de ellas en la parte superior o en el fondo de tu mazo"."""
    made = puts.picked_for(say, plan.verb(say, pick), then)
    return [] if made is None else [verbs.clause(say, made)]


def nothing(who: Phrase) -> list[SpokenClause]:
    return [SpokenClause(who, "‹no hacer nada›")]


def may(say: Speaker, node: May) -> list[SpokenClause]:
    """CR 6.1.4: it covers all of the sentence, also what others do in it."""
    who = say.player(node.who)
    made = clauses(say, node.effect)
    if not who.you and isinstance(node.effect, ACTED):
        made = [c.by(who) if c.subject.you else c for c in made]
    return [SpokenClause(who, f"‹poder› {base_form(made, who)}")]


def each_does(say: Speaker, node: EachDoes) -> list[SpokenClause]:
    before, inside = say.they, say.inside
    who = say.player(node.who)
    again = say.in_if and isinstance(node.who, (EachOpponent, EachPlayer, OwnerOf, EventPlayer))
    if again:
        who = Phrase("ese jugador")
    say.they, say.inside = who, True
    out: list[SpokenClause] = []
    for part in node.parts:
        made = clauses(say, part)
        say.shuffled = isinstance(part, Shuffle)
        if isinstance(part, ACTED) and (again or (out and out[-1].subject.text == who.text)):
            made = [c.by(who) if c.subject.you else c for c in made]
        out += made
    say.shuffled = False
    plan_of = selectors.of_phrase(who, players.THAT_PLAYER)
    after = say.spoken(groups.after_group(plan_of))
    say.they, say.inside = before if before is not None else after, inside
    if not out:
        return nothing(who)
    asked = any(isinstance(part, If) for part in node.parts)  # and named in the condition
    if not who.you and not asked and all(clause.subject.text != who.text for clause in out):
        return named_once(say, plan_of, out)
    return out


def named_once(say: Speaker, who: Noun, made: list[SpokenClause]) -> list[SpokenClause]:
    """No clause has the players as its subject: they are named in the first that speaks of a
    zone of theirs, or before all of them ("por cada oponente, …")."""
    if any(groups.is_named(who, clause.saying) for clause in made):
        return made
    if any(clause.subject.text.startswith("ningún ") for clause in made):
        return made
    for i, clause in enumerate(made):
        named = groups.naming(who, clause.saying)
        if named is not None:
            return [*made[:i], verbs.clause(say, named).by(clause.subject), *made[i + 1 :]]
    each = say.spoken(groups.one_by_one(who)).text
    return [SpokenClause(Phrase(""), f"por {each}, {join_clauses(made)}")]


def standing(say: Speaker, node: Effect) -> str:
    """One instruction alone, for costs."""
    parts = clauses(say, node)
    return clause_text(parts[0]) if len(parts) == 1 else join_clauses(parts)
