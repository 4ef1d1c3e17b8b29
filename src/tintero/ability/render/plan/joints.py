"""`Effect` nodes joined under conditions; what was said before is not said again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from tintero.ability.base import Condition, Effect
from tintero.ability.conditions import Is, Not
from tintero.ability.effects import (
    Apply,
    Deal,
    Discard,
    EachDoes,
    If,
    IfYouDo,
    InsteadIf,
    May,
    Nothing,
    Play,
    Put,
    RemoveDamage,
    Sentence,
    Seq,
    UnlessPays,
)
from tintero.ability.filters import Filter
from tintero.ability.render.plan import (
    conditions,
    filters,
    players,
    selectors,
    sentences,
    verbs,
    verbs_lasting,
)
from tintero.ability.render.plan.parts_of_speech import CHARACTER, YOU, Noun, Saying, Statement
from tintero.ability.render.speaker import Speaker
from tintero.ability.selectors import Chosen, EachWho, EventCard, That, This, You
from tintero.vocab import CardType, Zone

# --- if ---------------------------------------------------------------------------------------


def if_(say: Speaker, node: If) -> list[Statement]:
    revealed = isinstance(node.condition, Is) and isinstance(node.condition.what, That)
    before, say.in_if = say.in_if, say.in_if or (revealed and say.they is not None)
    out = if_otherwise(say, node)
    say.in_if = before
    return out


def if_otherwise(say: Speaker, node: If) -> list[Statement]:
    then, other = node.then, node.otherwise
    if isinstance(then, Nothing) and other is not None:
        unless = conditions.condition(say, node.condition, True)
        return [Statement("if", when=unless, then=sentences.joined(say, other))]
    when = condition(say, node.condition)
    if other is None and isinstance(then, Discard) and isinstance(node.condition, Not):
        made = sentences.joined(say, then)
        when = conditions.condition(say, node.condition.of)
        return [Statement("unless", when=when, then=made)]
    if other is None and isinstance(then, Seq) and len(then.parts) > 1:
        first, *more = sentences.sentences(say, then)
        return [Statement("if", when=when, then=(first,)), *more]
    if isinstance(then, IfYouDo) and isinstance(then.then, Nothing) and then.otherwise == other:
        # CR 6.1.4: what stands under "otherwise" also happens after declining.
        then = then.first
    focus = say.focus
    made = unrepeated(say, node.condition, sentences.joined(say, then))
    so = Statement("if", when=when, then=made)
    if other is None:
        return [so]
    other = put_again(then, other)
    if isinstance(then, (If, IfYouDo)) and then.otherwise is not None:
        no = conditions.condition(say, node.condition, True)
        return [so, Statement("if", when=no, then=sentences.joined(say, other))]
    if other is node.otherwise:
        say.focus = focus
    return [so, *otherwise(say, other)]


def condition(say: Speaker, node: Condition) -> Saying:
    """`how`: it is about a character that was just chosen; `to`: the sort of character."""
    made = conditions.condition(say, node)
    if not isinstance(node, Is) or not isinstance(node.what, That):
        return made
    called = say.labels.get(node.what.label)
    if called is None or called.head != CHARACTER or node.what.label not in say.picked:
        return made
    f = node.filter
    kind = Filter(types=f.types, zone=f.zone, classes=f.classes, names=f.names, owner=f.owner)
    if f != kind or not (f.classes or f.names):
        return made
    named = f == Filter(zone=Zone.ANYWHERE, names=f.names)
    types = f.types or (CardType.CHARACTER,)
    sort = filters.things(say, Filter(types=types, classes=f.classes, names=f.names))
    return replace(made, how="chosen-named" if named else "chosen", to=Noun("a", sort))


def put_again(then: Effect, other: Effect) -> Effect:
    """ "… . Otherwise, put it …": what would have been picked is picked, and not named again."""
    if isinstance(then, Put) and isinstance(other, Put) and then.what == other.what:
        if isinstance(then.what, Chosen):
            return replace(other, what=That(then.what.label))
    return other


def unrepeated(say: Speaker, node: Condition, made: tuple[Statement, ...]) -> tuple[Statement, ...]:
    """After "if this character is exerted" its subject is known."""
    if isinstance(node, Is) and isinstance(node.what, (This, That)):
        return known(made, selectors.named(say, node.what))
    return made


def known(made: Sequence[Statement], who: Noun) -> tuple[Statement, ...]:
    """`who` was just named: as the subject of what is said first it need not be again."""
    first, *more = made
    if first.how != "plain" or first.clauses[0].subject != who:
        return tuple(made)
    said = replace(first.clauses[0], known=True)
    return (replace(first, clauses=(said, *first.clauses[1:])), *more)


def otherwise(say: Speaker, node: Effect | None) -> list[Statement]:
    if node is None:
        return []
    made = sentences.joined(say, node)
    if say.in_if and isinstance(node, Put) and isinstance(node.what, That):
        if not say.labels_mine(node.what.label):
            made = by_player(made)
    return [Statement("otherwise", then=made)]


def by_player(made: tuple[Statement, ...]) -> tuple[Statement, ...]:
    """A player does it with a card of theirs (`whose`), which a language may say."""
    (first,) = made
    said = [replace(s, whose=players.THAT_PLAYER) for s in first.clauses]
    return (replace(first, clauses=tuple(said)),)


# --- if you do, instead -----------------------------------------------------------------------


def if_you_do(say: Speaker, node: IfYouDo) -> list[Statement]:
    they = isinstance(node.first, (EachDoes, May)) and not isinstance(node.first.who, You)
    who = "they" if they else "you"
    if isinstance(node.then, Nothing) and node.otherwise is not None:
        if isinstance(node.first, EachDoes) and isinstance(node.first.who, EachWho):
            left = left_over(say, node.otherwise)
            if left is not None:
                return [Statement("otherwise", then=(sentences.plain([left]),))]
        then = sentences.joined(say, node.otherwise)
        if they and isinstance(node.otherwise, Put):
            then = by_player(then)
        return [Statement(f"if-{who}-dont", then=then)]
    inner, when = node.then, None
    if isinstance(inner, If) and inner.otherwise is None:
        when = conditions.condition(say, inner.condition)
        inner = inner.then
    then = sentences.joined(say, inner)
    return [Statement(f"if-{who}-do", when=when, then=then), *otherwise(say, node.otherwise)]


def instead_if(say: Speaker, node: InsteadIf) -> Statement:
    """CR 6.5.6: "X. If …, Y instead.": what X has said is not said again."""
    focus = say.focus
    when = condition(say, node.condition)
    say.focus = focus
    made = instead(say, node.instead)
    if made is not None:
        then: tuple[Statement, ...] = (sentences.plain([made]),)
    elif isinstance(node.instead, Apply) and not isinstance(node.instead.to, Chosen):
        said = verbs_lasting.apply(say, node.instead, lasting=False)
        then = (sentences.plain([replace(said[0], known=True), *said[1:]]),)
    else:
        then = sentences.joined(say, other_part(node))
    if node.may and len(then) == 1 and then[0].how == "plain":
        then = (sentences.plain([Saying("may", YOU, steps=then[0].clauses)]),)
    how = "instead-said" if made is not None and made.verb == "play" else "instead"
    return Statement(how, when=when, then=then)


def other_part(node: InsteadIf) -> Effect:
    """What is done instead, without the rest of the sentence when that stays the same."""
    first, other = node.effect, node.instead
    if isinstance(first, Sentence) and isinstance(other, Sentence):
        if first.parts[1:] == other.parts[1:]:
            return other.parts[0]
    return other


def instead(say: Speaker, node: Effect) -> Saying | None:
    """CR 6.5.6: what is done instead, if it is said otherwise than alone.

    "Unsaid": the cards are those of before. "Instead": how cards enter play is said after it.
    """
    if isinstance(node, (Deal, RemoveDamage)):
        target = node.to if isinstance(node, Deal) else node.from_
        if isinstance(target, (That, EventCard)):
            return adding(verbs.verb(say, node), "unsaid")
    if isinstance(node, Play) and node.exerted:
        return adding(verbs.verb(say, node), "instead")
    return None


def adding(s: Saying, way: str) -> Saying:
    return replace(s, ways=(*s.ways, way))


def left_over(say: Speaker, node: Effect) -> Saying | None:
    """What happens to the cards of those who did not: "put the revealed cards …"."""
    if not isinstance(node, Put) or not isinstance(node.what, That):
        return None
    made = verbs.verb(say, node)
    assert made.goal is not None
    goal = made.goal
    if goal.whose == "theirs":
        goal = replace(goal, whose="owners")
    return replace(made, object=Noun("all-revealed", plural=True), it=None, goal=goal)


def own(s: Saying) -> Saying:
    """The player whose card it is does it: "their hand", not "their player's"."""
    if s.goal is None or s.goal.whose not in ("owner", "owner-of-several"):
        return s
    return replace(s, goal=replace(s.goal, whose="theirs"))


def either_discard(made: Sequence[Saying]) -> Saying | None:
    """Several sorts of cards to choose and discard: the verb of all is said once."""
    said = [s for s in made if s.verb == "discard" and "picked" in s.ways]
    cards = [s.object for s in said if s.object is not None]
    if not cards or len(cards) < len(made):
        return None
    picks = [noun.pick for noun in cards if noun.pick is not None]
    if any(how.count is not None and how.count.plain and how.count.n > 1 for how in picks):
        cards = [
            noun if noun.pick is None else replace(noun, pick=replace(noun.pick, digit=True))
            for noun in cards
        ]
    return replace(said[0], object=Noun("either", parts=tuple(cards)), it=None)


# --- in the middle of a sentence --------------------------------------------------------------


def ending(made: list[Saying], *tail: Statement) -> list[Saying]:
    """Said after the last verb."""
    *before, last = made
    return [*before, Saying("tailed", last.subject, parts=(last,), tail=tail)]


def tailed(say: Speaker, node: If | IfYouDo) -> list[Saying]:
    if isinstance(node, IfYouDo):
        out = sentences.clauses(say, node.first)
        tail = [Statement("tail-if-you-do", then=sentences.joined(say, node.then))]
    else:
        when = conditions.condition(say, node.condition)
        out = sentences.clauses(say, node.then)
        tail = [Statement("tail-if", when=when)]
    if node.otherwise is not None:
        tail.append(Statement("tail-otherwise", then=sentences.joined(say, node.otherwise)))
    return ending(out, *tail)


def unless(say: Speaker, node: UnlessPays) -> list[Saying]:
    """ "…, unless they pay 1 ⬡"."""
    out = sentences.clauses(say, node.effect)
    who = players.player(say, node.who)
    before, inside = say.they, say.inside
    say.they, say.inside = who, True
    cost = [replace(own(s), subject=who) for s in sentences.clauses(say, node.cost)]
    say.they, say.inside = before, inside
    return ending(out, Statement("tail-unless", tuple(cost)))


def and_if(say: Speaker, before: Saying, node: If) -> Saying:
    """ "gains Reckless and, if …, can't challenge … until …"."""
    when = conditions.condition(say, node.condition)
    (then, *_) = sentences.clauses(say, node.then)
    (made,) = ending([before], Statement("tail-and-if", (then,), when=when))
    return made


def same_time(parts: tuple[Effect, ...], node: If) -> bool:
    """Whether the sentence hands out something else, for as long, under a condition."""
    before, then = parts[parts.index(node) - 1], node.then
    if not isinstance(before, Apply) or not isinstance(then, Apply) or node.otherwise is not None:
        return False
    same = isinstance(before.to, Chosen) and then.to == That(before.to.label)
    return same and before.until == then.until
