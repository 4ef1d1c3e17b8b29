"""`Effect` nodes joined under conditions; what was said before is not said again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from tintero.ability import effects
from tintero.ability.base import Condition, Effect
from tintero.ability.conditions import Is, Not
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
from tintero.ability.render.plan.parts_of_speech import CHARACTER, THAT_CARD, YOU, Noun, Saying
from tintero.ability.render.speaker import Speaker
from tintero.ability.selectors import Chosen, EachWho, EventCard, That, This, You
from tintero.vocab import CardType, Zone

# --- if ---------------------------------------------------------------------------------------


def if_(say: Speaker, node: effects.If) -> list[Saying]:
    revealed = isinstance(node.condition, Is) and isinstance(node.condition.what, That)
    with say.for_now(in_if=say.in_if or (revealed and say.they is not None)):
        return if_otherwise(say, node)


def if_otherwise(say: Speaker, node: effects.If) -> list[Saying]:
    then, other = node.then, node.otherwise
    when = condition(say, node.condition)
    match then, other, node.condition:
        case effects.Discard(), None, Not(of=inner):
            made = sentences.joined(say, then)
            return [Saying("unless", when=conditions.condition(say, inner), tail=made)]
        case effects.Seq(parts=(_, _, *_)), None, _:
            first, *more = sentences.sentences(say, then)
            return [Saying("if", when=when, tail=(first,)), *more]
        case effects.IfYouDo(then=effects.Nothing(), otherwise=same), _, _ if same == other:
            # CR 6.1.4: what stands under "otherwise" also happens after declining.
            then = then.first
    focus = say.focus
    made = sentences.joined(say, then)
    if isinstance(node.condition, Is) and isinstance(node.condition.what, (This, That)):
        # After "if this character is exerted" its subject is known.
        made = known(made, selectors.named(say, node.condition.what))
    so = Saying("if", when=when, tail=made)
    if other is None:
        return [so]
    match then, other:
        case effects.Put(what=Chosen(label=label)), effects.Put() if then.what == other.what:
            # "… . Otherwise, put it …": what would have been picked is picked, not named again.
            other = replace(other, what=That(label))
        case _:
            say.focus = focus
    return [so, *otherwise(say, other)]


def condition(say: Speaker, node: Condition) -> Saying:
    """`how`: it is about a character that was just chosen; `to`: the sort of character."""
    made = conditions.condition(say, node)
    match node:
        case Is(what=That(label=label), filter=f) if label in say.picked and (f.classes or f.names):
            kind = Filter(types=f.types, classes=f.classes, names=f.names)
            called = say.labels.get(label, THAT_CARD)
            if called.head != CHARACTER or f != replace(kind, zone=f.zone, owner=f.owner):
                return made
            named = f == Filter(zone=Zone.ANYWHERE, names=f.names)
            sort = filters.things(say, replace(kind, types=f.types or (CardType.CHARACTER,)))
            return replace(made, how="chosen-named" if named else "chosen", to=Noun("a", sort))
        case _:
            return made


def known(made: Sequence[Saying], who: Noun) -> tuple[Saying, ...]:
    """`who` was just named: as the subject of what is said first it need not be again."""
    first, *more = made
    if first.verb != "plain" or first.parts[0].subject != who:
        return tuple(made)
    said = replace(first.parts[0], known=True)
    return (replace(first, parts=(said, *first.parts[1:])), *more)


def otherwise(say: Speaker, node: Effect | None) -> list[Saying]:
    if node is None:
        return []
    made = sentences.joined(say, node)
    if say.in_if and isinstance(node, effects.Put) and isinstance(node.what, That):
        made = made if say.labels_mine(node.what.label) else by_player(made)
    return [Saying("otherwise", tail=made)]


def by_player(made: tuple[Saying, ...]) -> tuple[Saying, ...]:
    """A player does it with a card of theirs (`whose`), which a language may say."""
    (first,) = made
    said = [replace(s, whose=players.THAT_PLAYER) for s in first.parts]
    return (replace(first, parts=tuple(said)),)


# --- if you do, instead -----------------------------------------------------------------------


def if_you_do(say: Speaker, node: effects.IfYouDo) -> list[Saying]:
    first, then, other = node.first, node.then, node.otherwise
    they = isinstance(first, (effects.EachDoes, effects.May)) and not isinstance(first.who, You)
    who, when = "they" if they else "you", None
    match first, then, other:
        case effects.EachDoes(who=EachWho()), effects.Nothing(), effects.Put(what=That()):
            return [Saying("otherwise", tail=one(left_over(say, other)))]
        case _, effects.Nothing(), Effect():
            made = sentences.joined(say, other)
            by_them = they and isinstance(other, effects.Put)
            return [Saying(f"if-{who}-dont", tail=by_player(made) if by_them else made)]
        case _, effects.If(otherwise=None), _:
            when, then = conditions.condition(say, then.condition), then.then
        case _:
            pass
    made = sentences.joined(say, then)
    return [Saying(f"if-{who}-do", when=when, tail=made), *otherwise(say, other)]


def instead_if(say: Speaker, node: effects.InsteadIf) -> Saying:
    """CR 6.5.6: "X. If …, Y instead.": what X has said is not said again."""
    with say.for_now(focus=say.focus):
        when = condition(say, node.condition)
    how = "instead"
    match node.effect, node.instead:
        case _, effects.Deal(to=That() | EventCard()) | effects.RemoveDamage(
            from_=That() | EventCard()
        ):
            # The cards are those of before.
            then = one(adding(verbs.verb(say, node.instead), "unsaid"))
        case _, effects.Play(exerted=True):
            # How cards enter play is said after "instead".
            how, then = "instead-said", one(adding(verbs.verb(say, node.instead), "instead"))
        case _, effects.Apply() as apply if not isinstance(apply.to, Chosen):
            first, *more = verbs_lasting.apply(say, apply, lasting=False)
            then = one(replace(first, known=True), *more)
        case effects.Sentence(parts=(_, *rest)), effects.Sentence(parts=(other, *same)) if (
            rest == same
        ):
            then = sentences.joined(say, other)  # the rest of the sentence stays the same
        case _, other:
            then = sentences.joined(say, other)
    if node.may and len(then) == 1 and then[0].verb == "plain":
        then = one(Saying("may", YOU, steps=then[0].parts))
    return Saying(how, when=when, tail=then)


def one(*made: Saying) -> tuple[Saying, ...]:
    """The clauses as one sentence."""
    return (sentences.plain([*made]),)


def adding(s: Saying, way: str) -> Saying:
    return replace(s, ways=(*s.ways, way))


def left_over(say: Speaker, node: effects.Put) -> Saying:
    """What happens to the cards of those who did not: "put the revealed cards …"."""
    made = verbs.verb(say, node)
    goal = made.goal
    if goal is not None and goal.whose == "theirs":
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


def ending(made: list[Saying], *tail: Saying) -> list[Saying]:
    """Said after the last verb."""
    *before, last = made
    return [*before, Saying("tailed", last.subject, parts=(last,), tail=tail)]


def tailed(say: Speaker, node: effects.If | effects.IfYouDo) -> list[Saying]:
    if isinstance(node, effects.IfYouDo):
        out = sentences.clauses(say, node.first)
        tail = [Saying("tail-if-you-do", tail=sentences.joined(say, node.then))]
    else:
        when = conditions.condition(say, node.condition)
        out = sentences.clauses(say, node.then)
        tail = [Saying("tail-if", when=when)]
    if node.otherwise is not None:
        tail.append(Saying("tail-otherwise", tail=sentences.joined(say, node.otherwise)))
    return ending(out, *tail)


def unless(say: Speaker, node: effects.UnlessPays) -> list[Saying]:
    """ "…, unless they pay 1 ⬡"."""
    out = sentences.clauses(say, node.effect)
    who = players.player(say, node.who)
    with say.for_now(they=who, inside=True):
        cost = [replace(own(s), subject=who) for s in sentences.clauses(say, node.cost)]
    return ending(out, Saying("tail-unless", parts=tuple(cost)))


def and_if(say: Speaker, before: Saying, node: effects.If) -> Saying:
    """ "gains Reckless and, if …, can't challenge … until …"."""
    when = conditions.condition(say, node.condition)
    (then, *_) = sentences.clauses(say, node.then)
    (made,) = ending([before], Saying("tail-and-if", parts=(then,), when=when))
    return made


def same_time(before: effects.Apply, node: effects.If) -> bool:
    """Whether `node` hands out something else, for as long, under a condition."""
    match before.to, node:
        case Chosen(label=label), effects.If(then=effects.Apply() as then, otherwise=None):
            return then.to == That(label) and before.until == then.until
        case _:
            return False
