"""`Effect` nodes that join others under conditions and choices."""

from __future__ import annotations

from tintero.ability.base import Condition, Effect
from tintero.ability.conditions import Is, Not
from tintero.ability.effects import (
    Apply,
    Cases,
    Discard,
    EachDoes,
    If,
    IfYouDo,
    InsteadIf,
    May,
    Nothing,
    OneOf,
    Pick,
    Sentence,
    Seq,
    UnlessPays,
)
from tintero.ability.filters import Filter
from tintero.ability.render.both_languages import other_part, put_again, with_more_sentences
from tintero.ability.render.en import verbs_lasting
from tintero.ability.render.plan import joints as plan
from tintero.ability.render.plan import puts
from tintero.ability.render.plan.verbs import verb
from tintero.ability.render.realise.en import bridge, verbs
from tintero.ability.render.realise.en.words import (
    article,
    capital,
    clause_text,
    inflect,
    join_clauses,
    listed,
)
from tintero.ability.render.speaker import Phrase, Speaker, SpokenClause
from tintero.ability.selectors import Chosen, EachWho, That, You
from tintero.vocab import CardType, Zone


def joined(say: Speaker, node: Effect) -> str:
    """The effect as one sentence where it can be, whatever it is made of."""
    if isinstance(node, (If, IfYouDo, InsteadIf, OneOf, Cases)) or with_more_sentences(node):
        return ". ".join(
            text if i == 0 else capital(text) for i, text in enumerate(say.sentences(node))
        )
    if isinstance(node, (Seq, Sentence)) and len(node.parts) == 1:
        return joined(say, node.parts[0])
    return join_clauses(say.clauses(node))


def otherwise(say: Speaker, node: Effect | None) -> list[str]:
    return [] if node is None else ["otherwise, " + joined(say, node)]


def if_(say: Speaker, node: If) -> list[str]:
    revealed = isinstance(node.condition, Is) and isinstance(node.condition.what, That)
    before, say.in_if = say.in_if, say.in_if or (revealed and say.they is not None)
    out = if_otherwise(say, node)
    say.in_if = before
    return out


def if_otherwise(say: Speaker, node: If) -> list[str]:
    then, other = node.then, node.otherwise
    if isinstance(then, Nothing) and other is not None:
        return [f"if {say.condition(node.condition, True)}, {joined(say, other)}"]
    lead = f"if {said_of_chosen(say, node.condition) or say.condition(node.condition)}, "
    if other is None and isinstance(then, Discard) and isinstance(node.condition, Not):
        return [f"{joined(say, then)} unless {say.condition(node.condition.of)}"]
    if other is None and isinstance(then, Seq) and len(then.parts) > 1:
        said = say.sentences(then)
        return [lead + said[0], *said[1:]]
    if other is None:
        return [lead + joined(say, then)]
    if isinstance(then, IfYouDo) and isinstance(then.then, Nothing) and then.otherwise == other:
        # CR 6.1.4: what stands under "otherwise" also happens after declining.
        then = then.first
    other = put_again(then, other)
    if isinstance(then, (If, IfYouDo)) and then.otherwise is not None:
        no = f"if {say.condition(node.condition, True)}, "
        return [lead + joined(say, then), no + joined(say, other)]
    return [lead + joined(say, then), *otherwise(say, other)]


def if_you_do(say: Speaker, node: IfYouDo, first: list[str]) -> list[str]:
    they = isinstance(node.first, (EachDoes, May)) and not isinstance(node.first.who, You)
    who = "they" if they else "you"
    if isinstance(node.then, Nothing) and node.otherwise is not None:
        if isinstance(node.first, EachDoes) and isinstance(node.first.who, EachWho):
            return [*first, f"otherwise, {left_over(say, node.otherwise)}"]
        lead = "otherwise" if who == "you" else "if they don't"
        return [*first, f"{lead}, {joined(say, node.otherwise)}"]
    if isinstance(node.then, If) and node.then.otherwise is None:
        and_ = f" and {say.condition(node.then.condition)}"
        then = f"if {who} do{and_}, {joined(say, node.then.then)}"
        return [*first, then, *otherwise(say, node.otherwise)]
    then = f"if {who} do, {joined(say, node.then)}"
    return [*first, then, *otherwise(say, node.otherwise)]


def left_over(say: Speaker, node: Effect) -> str:
    """What happens to the cards of those who did not: "put the revealed cards …"."""
    made = plan.left_over(say, node)
    return joined(say, node) if made is None else clause_text(verbs.clause(say, made))


def instead_if(say: Speaker, node: InsteadIf, first: list[str]) -> list[str]:
    """CR 6.5.6: "X. If …, Y instead.": what X has said is not said again."""
    if_ = said_of_chosen(say, node.condition) or say.condition(node.condition)
    may = "you may " if node.may else ""
    made = plan.instead(say, node.instead)
    if made is not None:
        then = clause_text(verbs.clause(say, made))
    elif isinstance(node.instead, Apply) and not isinstance(node.instead.to, Chosen):
        then = join_clauses(verbs_lasting.apply(say, node.instead, lasting=False))
    else:
        then = joined(say, other_part(node))
    end = "" if made is not None and made.verb == "play" else " instead"
    return [*first, f"if {if_}, {may}{then}{end}"]


def said_of_chosen(say: Speaker, node: Condition) -> str:
    """As `is_chosen`, for a character in play that was chosen."""
    if not isinstance(node, Is) or not isinstance(node.what, That):
        return ""
    called = say.labels.get(node.what.label)
    if called is None or called.head != "character" or node.what.label not in say.picked:
        return ""
    return is_chosen(say, node)


def is_chosen(say: Speaker, node: Condition) -> str:
    """ "a Villain character is chosen", when the condition is about what was just chosen."""
    if not isinstance(node, Is) or not isinstance(node.what, That):
        return ""
    f = node.filter
    kind = Filter(types=f.types, zone=f.zone, classes=f.classes, names=f.names, owner=f.owner)
    if f != kind or not (f.classes or f.names):
        return ""
    if f == Filter(zone=Zone.ANYWHERE, names=f.names):
        return f"the chosen character is named {listed(list(f.names), 'or')}"
    types = f.types or (CardType.CHARACTER,)
    noun = bridge.noun(say, Filter(types=types, classes=f.classes, names=f.names))
    return f"{article(noun)} is chosen"


def cases(say: Speaker, node: Cases) -> str:
    """ "If its card type is: • character, … • location, …"."""
    say.cards(node.what)
    out: list[str] = []
    for f, effect in zip(node.filters, node.effects, strict=True):
        kind = bridge.head(Filter(types=f.types, song=f.song))
        out.append(f"• {kind}, {joined(say, effect)}.")
    return f"if its card type is: {' '.join(out)}"


def branches(say: Speaker, node: If | IfYouDo | OneOf | UnlessPays) -> list[SpokenClause]:
    """Choices and conditions in the middle of a sentence: said after the verb."""
    if isinstance(node, OneOf):
        who = say.player(node.who)
        place = puts.either_place(say, node)
        if place is not None:
            return [SpokenClause(who, verbs.clause(say, place).predicate)]
        modes = [say.clauses(mode) for mode in node.modes]
        same = all(len(m) == 1 and m[0].subject.text == who.text for m in modes)
        if same and node.count == 1:
            once = plan.either_discard([m[0].saying for m in modes])
            if once is not None:
                return [verbs.clause(say, once).by(who)]
            return [SpokenClause(who, listed([m[0].predicate for m in modes], "or"))]
        return [SpokenClause(who, choice(say, node))]
    if isinstance(node, UnlessPays):
        out = say.clauses(node.effect)
        who = say.player(node.who)
        before, inside = say.they, say.inside
        say.they, say.inside = who, True
        cost = say.clauses(node.cost)
        say.they, say.inside = before, inside
        if who.noun is not None and who.noun.how == "challenging-player":
            who = Phrase("their player")
        paid = join_clauses([own(say, c).by(who) for c in cost])
        if who.you:
            paid = f"you {paid}"
        last = out[-1]
        return [*out[:-1], SpokenClause(last.subject, f"{last.predicate} unless {paid}")]
    if isinstance(node, IfYouDo):
        out = say.clauses(node.first)
        tail = f"; if you do, {joined(say, node.then)}"
    else:
        if_ = say.condition(node.condition)
        out = say.clauses(node.then)
        tail = f" if {if_}"
    if node.otherwise is not None:
        tail += f"; otherwise, {joined(say, node.otherwise)}"
    return [*out[:-1], SpokenClause(out[-1].subject, out[-1].predicate + tail)]


def own(say: Speaker, clause: SpokenClause) -> SpokenClause:
    """What the player of the card does, with their own hand and deck."""
    made = None if clause.saying is None else plan.own(clause.saying)
    return clause if made is None or made is clause.saying else verbs.clause(say, made)


def picked_and_put(say: Speaker, pick: Pick, then: OneOf) -> list[SpokenClause]:
    """ "put one on either the top or the bottom": a card is picked for one of two places."""
    made = puts.picked_for(say, verb(say, pick), then)
    return [] if made is None else [verbs.clause(say, made)]


def and_if(say: Speaker, before: SpokenClause, node: If) -> SpokenClause:
    """ "gains Reckless and, if …, can't challenge … until …"."""
    if_ = say.condition(node.condition)
    then = say.clauses(node.then)[0].predicate
    return SpokenClause(before.subject, f"{before.predicate} and, if {if_}, {then}")


def one_of(say: Speaker, node: OneOf) -> str:
    """CR 6.1.5.2: bullets; an "or" when another player picks what they do."""
    if not isinstance(node.who, You):
        return join_clauses(branches(say, node))
    if node.inline:
        return join_clauses(branches(say, node))
    place = puts.either_place(say, node)
    return inflect(verbs.clause(say, place).predicate if place else choice(say, node), 0)


def choice(say: Speaker, node: OneOf) -> str:
    count = "one" if node.count == 1 else str(node.count)
    if node.words:
        count = listed(list(node.words), "or")
    elif node.all_if is not None:
        both = "both" if len(node.modes) == 2 else "all of them"
        count += f" of the following. If {say.condition(node.all_if)}, choose {both} instead"
    before, inside = say.they, say.inside
    if not isinstance(node.who, You):
        say.they, say.inside = Phrase("they", True), True
    bullets: list[str] = []
    for i, mode in enumerate(node.modes):
        said = say.sentences(mode)
        if not isinstance(node.who, You) and say.clauses(mode)[0].subject.you:
            said[0] = f"you {said[0]}"
        parts = [capital(text) + "." for text in said]
        name = f"{node.words[i]} " if i < len(node.words) else ""
        bullets.append(f"• {name}" + " ".join(parts))
    say.they, say.inside = before, inside
    return f"‹choose› {count}: {' '.join(bullets)}"
