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
    Put,
    Sentence,
    Seq,
    UnlessPays,
)
from tintero.ability.filters import Filter
from tintero.ability.render.both_languages import other_part, put_again, with_more_sentences
from tintero.ability.render.es import verbs_lasting
from tintero.ability.render.plan import joints as plan
from tintero.ability.render.plan import puts
from tintero.ability.render.realise.es import bridge, verbs
from tintero.ability.render.realise.es.bridge import while_
from tintero.ability.render.realise.es.verbs_table import (
    EL_SUBJUNCTIVE,
    ELLOS_SUBJUNCTIVE,
    IMPERATIVE,
    TU_SUBJUNCTIVE,
    inflect,
)
from tintero.ability.render.realise.es.words import (
    capital,
    clause_text,
    full_clause,
    join_clauses,
    listed,
)
from tintero.ability.render.speaker import Phrase, Speaker, SpokenClause
from tintero.ability.selectors import EachWho, EventCard, That, This, You


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
    others = isinstance(node, Put) and isinstance(node.what, That)
    if say.in_if and others and isinstance(node, Put) and not is_mine(say, node):
        made = say.clauses(node)  # that player does it
        whole = SpokenClause(Phrase("ese jugador"), made[0].predicate)
        return [f"de lo contrario, {full_clause(whole)}"]
    return [] if node is None else ["de lo contrario, " + joined(say, node)]


def is_mine(say: Speaker, node: Put) -> bool:
    return isinstance(node.what, That) and say.labels_mine(node.what.label)


def if_(say: Speaker, node: If) -> list[str]:
    revealed = isinstance(node.condition, Is) and isinstance(node.condition.what, That)
    before, say.in_if = say.in_if, say.in_if or (revealed and say.they is not None)
    out = if_otherwise(say, node)
    say.in_if = before
    return out


def if_otherwise(say: Speaker, node: If) -> list[str]:
    then, other = node.then, node.otherwise
    if isinstance(then, Nothing) and other is not None:
        return [f"si {say.condition(node.condition, True)}, {joined(say, other)}"]
    lead = f"si {say.condition(node.condition)}, "
    if other is None and isinstance(then, Discard) and isinstance(node.condition, Not):
        return [f"{joined(say, then)} a menos que {while_(say, node.condition.of)}"]
    if other is None and isinstance(then, Seq) and len(then.parts) > 1:
        said = say.sentences(then)
        return [lead + said[0], *said[1:]]
    if other is None:
        return [lead + unrepeated(say, node.condition, joined(say, then))]
    if isinstance(then, IfYouDo) and isinstance(then.then, Nothing) and then.otherwise == other:
        # CR 6.1.4: what stands under "otherwise" also happens after declining.
        then = then.first
    other = put_again(then, other)
    focus = say.focus
    if isinstance(then, (If, IfYouDo)) and then.otherwise is not None:
        no = f"si {say.condition(node.condition, True)}, "
        return [lead + joined(say, then), no + joined(say, other)]
    first = lead + unrepeated(say, node.condition, joined(say, then))
    if other is node.otherwise:
        say.focus = focus
    return [first, *otherwise(say, other)]


def unrepeated(say: Speaker, condition: Condition, text: str) -> str:
    """After "si este personaje está agotado" its subject is not said again."""
    if isinstance(condition, Is) and isinstance(condition.what, (This, That)):
        who = bridge.named(say, condition.what).text + " "
        return text.removeprefix(who) if may_drop(text, who) else text
    return text


# "Gana 1 de leyenda" is an order to you: with these verbs the subject must stay.
ORDERS = ("gana ", "pierde ", "cuenta ", "inflige ")


def may_drop(text: str, who: str) -> bool:
    return not text.removeprefix(who).startswith(ORDERS)


def if_you_do(say: Speaker, node: IfYouDo, first: list[str]) -> list[str]:
    they = isinstance(node.first, (EachDoes, May)) and not isinstance(node.first.who, You)
    do = "hace" if they else "haces"
    if isinstance(node.then, Nothing) and node.otherwise is not None:
        then = joined(say, node.otherwise)
        if isinstance(node.first, EachDoes) and isinstance(node.first.who, EachWho):
            made = plan.left_over(say, node.otherwise)
            if made is not None and made.goal is not None and made.goal.kind == "bottom":
                return [*first, f"de lo contrario, {clause_text(verbs.clause(say, made))}"]
        if they and isinstance(node.otherwise, Put):
            then = full_clause(say.clauses(node.otherwise)[0].by(Phrase("ese jugador")))
        return [*first, f"si no lo {do}, {then}"]
    if isinstance(node.then, If) and node.then.otherwise is None:
        and_ = f" y {say.condition(node.then.condition)}"
        then = f"si lo {do}{and_}, {joined(say, node.then.then)}"
        return [*first, then, *otherwise(say, node.otherwise)]
    then = f"si lo {do}, {joined(say, node.then)}"
    return [*first, then, *otherwise(say, node.otherwise)]


def instead_if(say: Speaker, node: InsteadIf, first: list[str]) -> list[str]:
    """CR 6.5.6: "X. Si …, en su lugar Y.": what X has said is not said again."""
    focus = say.focus
    condition = say.condition(node.condition)
    say.focus = focus
    instead = other_part(node)
    made = plan.instead(say, instead)
    if made is not None:
        then = clause_text(verbs.clause(say, made))
    elif isinstance(instead, Apply) and isinstance(instead.to, (That, EventCard, This)):
        then = join_clauses(verbs_lasting.apply(say, instead, lasting=False))
        who = bridge.named(say, instead.to).text + " "
        then = then.removeprefix(who) if may_drop(then, who) else then
    else:
        then = joined(say, instead)
    if node.may:
        then = join_clauses(say.clauses(May(instead)))
    return [*first, f"si {condition}, en su lugar {then}"]


def cases(say: Speaker, node: Cases) -> str:
    """ "Si su tipo es: • personaje, … • ubicación, …"."""
    say.cards(node.what)
    out: list[str] = []
    for f, effect in zip(node.filters, node.effects, strict=True):
        kind = bridge.head(Filter(types=f.types, song=f.song))
        out.append(f"• {kind}, {joined(say, effect)}.")
    return f"si su tipo de carta es: {' '.join(out)}"


def branches(say: Speaker, node: If | IfYouDo | OneOf | UnlessPays) -> list[SpokenClause]:
    """Choices and conditions in the middle of a sentence: said after the verb."""
    if isinstance(node, OneOf):
        who = say.player(node.who)
        place = puts.either_place(say, node)
        if place is not None:
            return [SpokenClause(who, verbs.clause(say, place).predicate)]
        modes = [mode_clauses(say, mode) for mode in node.modes]
        same = all(len(m) == 1 and m[0].subject.text == who.text for m in modes)
        if same and node.count == 1:
            once = plan.either_discard([m[0].saying for m in modes])
            if once is not None:
                return [verbs.clause(say, once).by(who)]
            return [SpokenClause(who, listed([m[0].predicate for m in modes], "o"))]
        return [SpokenClause(who, choice(say, node))]
    if isinstance(node, UnlessPays):
        return unless(say, node)
    if isinstance(node, IfYouDo):
        out = say.clauses(node.first)
        tail = f"; si lo haces, {joined(say, node.then)}"
    else:
        condition = say.condition(node.condition)
        out = say.clauses(node.then)
        tail = f" si {condition}"
    if node.otherwise is not None:
        tail += f"; de lo contrario, {joined(say, node.otherwise)}"
    return [*out[:-1], SpokenClause(out[-1].subject, out[-1].predicate + tail)]


def and_if(say: Speaker, before: SpokenClause, node: If) -> SpokenClause:
    """ "gana Reckless y, si …, no puede desafiar … hasta …"."""
    condition = say.condition(node.condition)
    then = say.clauses(node.then)[0].predicate
    return SpokenClause(before.subject, f"{before.predicate} y, si {condition}, {then}")


def mode_clauses(say: Speaker, mode: Effect) -> list[SpokenClause]:
    """The modes do not know of each other."""
    focus = dict(say.focus)
    made = say.clauses(mode)
    say.focus = focus
    return made


def unless(say: Speaker, node: UnlessPays) -> list[SpokenClause]:
    out = say.clauses(node.effect)
    who = say.player(node.who)
    before, inside = say.they, say.inside
    say.they, say.inside = who, True
    cost = say.clauses(node.cost)
    say.they, say.inside = before, inside
    form = TU_SUBJUNCTIVE if who.you else ELLOS_SUBJUNCTIVE if who.plural else EL_SUBJUNCTIVE
    paid = " y ".join([inflect(own(say, c).predicate, form) for c in cost])
    last, they = out[-1], "" if who.you else f"{who.text} "
    return [*out[:-1], SpokenClause(last.subject, f"{last.predicate} a menos que {they}{paid}")]


def own(say: Speaker, clause: SpokenClause) -> SpokenClause:
    """What the player of the card does, with their own hand and deck."""
    made = None if clause.saying is None else plan.own(clause.saying)
    return clause if made is None or made is clause.saying else verbs.clause(say, made)


def one_of(say: Speaker, node: OneOf) -> str:
    """CR 6.1.5.2: bullets; an "o" when another player picks what they do."""
    if not isinstance(node.who, You) or node.inline:
        return join_clauses(branches(say, node))
    place = puts.either_place(say, node)
    said = verbs.clause(say, place).predicate if place is not None else choice(say, node)
    return inflect(said, IMPERATIVE)


def mode_sentences(say: Speaker, mode: Effect, node: OneOf) -> list[str]:
    """When another player chooses, what you do is said with "tú"."""
    if isinstance(node.who, You) or isinstance(mode, (If, IfYouDo, OneOf, InsteadIf, Cases)):
        return say.sentences(mode)
    if isinstance(mode, Seq):
        return [text for part in mode.parts for text in mode_sentences(say, part, node)]
    made = say.clauses(mode)
    if all(clause.subject.you for clause in made):
        return [
            "tú " + join_clauses([SpokenClause(Phrase("", you=True), c.predicate) for c in made])
        ]
    return [join_clauses(made)]


def choice(say: Speaker, node: OneOf) -> str:
    count = "una opción" if node.count == 1 else f"{node.count} opciones"
    if node.words:
        count = listed(list(node.words), "o")
    elif node.all_if is not None:
        both = "ambas" if len(node.modes) == 2 else "todas"
        count += f". Si {say.condition(node.all_if)}, en su lugar elige {both}"
    before = say.they
    if not isinstance(node.who, You):
        say.they = Phrase("ese jugador")
    bullets: list[str] = []
    for i, mode in enumerate(node.modes):
        focus = dict(say.focus)
        parts = [capital(text) + "." for text in mode_sentences(say, mode, node)]
        say.focus = focus
        name = f"{node.words[i]} " if i < len(node.words) else ""
        bullets.append(f"• {name}" + " ".join(parts))
    say.they = before
    return f"‹elegir› {count}: {' '.join(bullets)}"
