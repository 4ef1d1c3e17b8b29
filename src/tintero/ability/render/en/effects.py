"""`Effect` nodes that join others: sentences from clauses."""

from __future__ import annotations

from tintero.ability.abilities import Triggered
from tintero.ability.base import Effect
from tintero.ability.effects import (
    Apply,
    EachDoes,
    ForEachCard,
    If,
    IfYouDo,
    Later,
    Look,
    May,
    Nothing,
    OneOf,
    Play,
    Repeat,
    Reveal,
    Rule,
    Sentence,
    Seq,
    To,
    UnlessPays,
)
from tintero.ability.render.en import amounts, cards, groups, plays, statics, triggers, verbs
from tintero.ability.render.en.words import (
    base_form,
    capital,
    clause_text,
    full_clause,
    inflect,
    join_clauses,
    listed,
    until,
)
from tintero.ability.render.speaker import YOU, Clause, Phrase, Speaker
from tintero.ability.select import You
from tintero.ability.statics import PayLess
from tintero.ability.triggers import When
from tintero.events import Kind
from tintero.vocab import Until


def sentences(say: Speaker, node: Effect) -> list[str]:
    """The effect as whole sentences, without capitals and full stops."""
    out: list[str] = []
    if isinstance(node, Seq):
        for part in node.parts:
            out += sentences(say, part)
        return out if out else ["do nothing"]
    if isinstance(node, If):
        return if_(say, node)
    if isinstance(node, IfYouDo):
        return if_you_do(say, node, sentences(say, node.first))
    if isinstance(node, May) and isinstance(node.effect, IfYouDo):
        inner = node.effect
        return if_you_do(say, inner, [join_clauses(clauses(say, May(inner.first, node.who)))])
    if isinstance(node, OneOf):
        return [one_of(say, node)]
    return [join_clauses(clauses(say, node))]


def joined(say: Speaker, node: Effect) -> str:
    """The effect as one sentence, whatever it is made of."""
    if isinstance(node, (If, IfYouDo, OneOf)):
        return ". ".join(
            text if i == 0 else capital(text) for i, text in enumerate(sentences(say, node))
        )
    if isinstance(node, (Seq, Sentence)) and len(node.parts) == 1:
        return joined(say, node.parts[0])
    return join_clauses(clauses(say, node))


def otherwise(say: Speaker, node: Effect | None) -> list[str]:
    return [] if node is None else ["otherwise, " + joined(say, node)]


def if_(say: Speaker, node: If) -> list[str]:
    then, other = node.then, node.otherwise
    if isinstance(then, Nothing) and other is not None:
        return [f"if {say.condition(node.condition, True)}, {joined(say, other)}"]
    lead = f"if {say.condition(node.condition)}, "
    if other is None:
        return [lead + joined(say, then)]
    if isinstance(then, IfYouDo) and isinstance(then.then, Nothing) and then.otherwise == other:
        # CR 6.1.4: what stands under "otherwise" also happens after declining.
        then = then.first
    if isinstance(then, (If, IfYouDo)) and then.otherwise is not None:
        no = f"if {say.condition(node.condition, True)}, "
        return [lead + joined(say, then), no + joined(say, other)]
    return [lead + joined(say, then), *otherwise(say, other)]


def if_you_do(say: Speaker, node: IfYouDo, first: list[str]) -> list[str]:
    they = isinstance(node.first, (EachDoes, May)) and not isinstance(node.first.who, You)
    who = "they" if they else "you"
    if isinstance(node.then, Nothing) and node.otherwise is not None:
        return [*first, f"if {who} don't, {joined(say, node.otherwise)}"]
    then = f"if {who} do, {joined(say, node.then)}"
    return [*first, then, *otherwise(say, node.otherwise)]


def clauses(say: Speaker, node: Effect) -> list[Clause]:
    """The effect as clauses, to be joined with others in one sentence."""
    if isinstance(node, (Seq, Sentence)):
        out: list[Clause] = []
        for part in node.parts:
            out += clauses(say, part)
        return out if out else [Clause(YOU, "‹do› nothing")]
    if isinstance(node, Nothing):
        return [Clause(YOU, "‹do› nothing")]
    if isinstance(node, May):
        who = say.player(node.who)
        return [Clause(who, f"may {base_form(clauses(say, node.effect), who)}")]
    if isinstance(node, To):
        cost = clauses(say, node.cost)
        who = cost[0].subject
        then = base_form(clauses(say, node.then), who)
        first = cost[:-1]
        return [*first, Clause(cost[-1].subject, f"{cost[-1].predicate} to {then}")]
    if isinstance(node, Apply):
        return amounts.apply(say, node)
    if isinstance(node, EachDoes):
        return each_does(say, node)
    if isinstance(node, (If, IfYouDo, OneOf, UnlessPays)):
        return branches(say, node)
    if isinstance(node, (ForEachCard, Repeat, Rule, Later)):
        return [Clause(Phrase(""), special(say, node))]
    if isinstance(node, amounts.KINDS):
        return [amounts.amount_verb(say, node)]
    if isinstance(node, Play):
        return [plays.play(say, node)]
    if isinstance(node, Look):
        return [plays.look(say, node)]
    if isinstance(node, Reveal):
        return [plays.reveal(say, node)]
    return [verbs.verb(say, node)]


def each_does(say: Speaker, node: EachDoes) -> list[Clause]:
    before, inside = say.they, say.inside
    who = say.player(node.who)
    say.they, say.inside = who, True
    out: list[Clause] = []
    for part in node.parts:
        out += clauses(say, part)
    say.they, say.inside = before if before is not None else groups.after_group(who), inside
    if not out:
        return [Clause(who, "‹do› nothing")]
    if not who.you and all(clause.subject.text != who.text for clause in out):
        return groups.named_once(who, out)
    return out


def branches(say: Speaker, node: If | IfYouDo | OneOf | UnlessPays) -> list[Clause]:
    """Choices and conditions in the middle of a sentence: said after the verb."""
    if isinstance(node, OneOf):
        who = say.player(node.who)
        modes = [clauses(say, mode) for mode in node.modes]
        same = all(len(m) == 1 and m[0].subject.text == who.text for m in modes)
        if same and node.count == 1:
            return [Clause(who, listed([m[0].predicate for m in modes], "or"))]
        return [Clause(who, choice(say, node))]
    if isinstance(node, UnlessPays):
        out = clauses(say, node.effect)
        who = say.player(node.who)
        before = say.they
        say.they = who
        cost = clauses(say, node.cost)
        say.they = before
        paid = join_clauses([Clause(who, c.predicate) for c in cost])
        paid = paid.replace(" their player's ", " their ").replace(" its player's ", " their ")
        if who.you:
            paid = f"you {paid}"
        last = out[-1]
        return [*out[:-1], Clause(last.subject, f"{last.predicate} unless {paid}")]
    if isinstance(node, IfYouDo):
        out = clauses(say, node.first)
        tail = f"; if you do, {joined(say, node.then)}"
    else:
        if_ = say.condition(node.condition)
        out = clauses(say, node.then)
        tail = f" if {if_}"
    if node.otherwise is not None:
        tail += f"; otherwise, {joined(say, node.otherwise)}"
    return [*out[:-1], Clause(out[-1].subject, out[-1].predicate + tail)]


def one_of(say: Speaker, node: OneOf) -> str:
    """CR 6.1.5.2: bullets; an "or" when another player picks what they do."""
    if not isinstance(node.who, You):
        return join_clauses(branches(say, node))
    return inflect(choice(say, node), 0)


def choice(say: Speaker, node: OneOf) -> str:
    count = "one" if node.count == 1 else str(node.count)
    bullets: list[str] = []
    for mode in node.modes:
        parts = [capital(text) + "." for text in sentences(say, mode)]
        bullets.append("• " + " ".join(parts))
    return f"‹choose› {count}: {' '.join(bullets)}"


def special(say: Speaker, node: ForEachCard | Repeat | Rule | Later) -> str:
    if isinstance(node, ForEachCard):
        each = cards.each(say, node.cards)
        head = each.head or "card"
        say.labels[node.label] = Phrase(f"that {head}", head=head, mine=each.mine)
        text = each.text
        if each.plural and not text.startswith("each "):
            text = f"each of {text}"
        return f"for {text}, {joined(say, node.effect)}"
    if isinstance(node, Repeat):
        times = f"{node.times} times"
        if not isinstance(node.times, int):
            times = f"a number of times equal to {say.number(node.times)}"
        return f"do this {times}: {joined(say, node.effect)}"
    if isinstance(node, Rule):
        return rule(say, node)
    return later(say, node)


def rule(say: Speaker, node: Rule) -> str:
    """CR 6.4.2.1: the duration stands first, as later arrivals are meant too."""
    next_ = all(isinstance(e, PayLess) and e.next for e in node.effects)
    made = statics.statics(say, node.effects, None, until(node.until) if next_ else "")
    text = listed([full_clause(clause) for clause in made])
    lead = until(node.until).strip()
    if node.until == Until.END_OF_TURN:
        lead = "for the rest of this turn"
    return text if next_ or not lead else f"{lead}, {text}"


def later(say: Speaker, node: Later) -> str:
    """CR 6.2.7: floating and delayed triggers."""
    long = until(node.until)
    if not isinstance(node.ability, Triggered):
        text = say.ability(node.ability).removesuffix(".")
        return f"{long.strip() or 'from now on'}: “{text}”"
    event, other, gone = say.event, say.event_other, say.gone
    text = triggers.together(say, node.ability.when)
    ends = all(isinstance(w, When) and w.kind == Kind.TURN_END for w in node.ability.when)
    if ends and node.until == Until.END_OF_TURN:
        text = "at the end of the turn"
    elif node.once:
        for lead in ("whenever ", "when "):
            text = text.removeprefix(lead)
        text = text if text.startswith(("at ", "the ", "during ")) else f"the next time {text}"
        text += long
    else:
        text += long
    if node.ability.window is not None:
        text = f"while {say.condition(node.ability.window)}, {text}"
    effect = joined(say, node.ability.effect)
    say.event, say.event_other, say.gone = event, other, gone
    return f"{text}, {effect}"


def standing(say: Speaker, node: Effect) -> str:
    """One instruction alone, for costs."""
    parts = clauses(say, node)
    return clause_text(parts[0]) if len(parts) == 1 else join_clauses(parts)
