"""`StaticEffect` nodes that speak of cards: a subject and its predicates."""

from __future__ import annotations

from dataclasses import replace

from tintero.ability.abilities import Has
from tintero.ability.base import Quantity, Selector, StaticEffect
from tintero.ability.quantities import Capped
from tintero.ability.render.en import cards, filters, numbers, rules
from tintero.ability.render.en.words import STATS, TYPES, listed
from tintero.ability.render.speaker import Clause, Phrase, RenderError, Speaker, word
from tintero.ability.statics import (
    AlsoNamed,
    Can,
    Cant,
    DamageWith,
    Floor,
    Gain,
    GainClass,
    Instead,
    Lose,
    Modify,
    SingAs,
    Would,
)
from tintero.vocab import KEYWORD_NAMES, NONE, Allow, CardType, Deny, Stat

TAIL = "†"  # what follows it goes to the end of the clause, after how long the effect lasts


def statics(
    say: Speaker,
    effects: tuple[StaticEffect, ...],
    to: Phrase | None = None,
    until: str = "",
    their_turn: bool = False,
) -> list[Clause]:
    """The effects as clauses, neighbours with one subject put together.

    `to` is the group a resolved effect hands them to; without it each effect names its own.
    """
    out: list[Clause] = []
    subject: Phrase | None = None
    said: list[str] = []
    for node in effects:
        target = of(node)
        if target is None:
            out += flush(subject, said, until)
            subject, said = None, []
            for clause in rules.rule(say, node, to):
                text = clause.predicate + until
                if until and isinstance(node, Instead):
                    text = f"{until.strip()}, {clause.predicate}"
                out.append(Clause(clause.subject, text))
            continue
        now = to if to is not None else cards.subject(say, target)
        if subject is None or now.text != subject.text:
            out += flush(subject, said, until)
            subject, said = now, []
        said.append(predicate(say, node, now, their_turn))
    return out + flush(subject, said, until)


def flush(subject: Phrase | None, said: list[str], until: str) -> list[Clause]:
    if subject is None or not said:
        return []
    body, _, tail = said[-1].partition(TAIL)
    texts = [text.replace(TAIL, "") for text in said[:-1]]
    if tail and texts and all(text.endswith(tail) for text in texts):
        texts = [text.removesuffix(tail) for text in texts]
    text = together([*texts, body]) + until + tail
    text = text.replace(" from challenges during this challenge", " from this challenge")
    return [Clause(subject, text)]


def together(said: list[str]) -> str:
    """ "gets +1 strength and gains Rush and Ward": a repeated verb is said once."""
    groups: list[str] = []
    items: list[str] = []
    verb = ""
    for text in said:
        first, mark, rest = text.partition("› ")
        head = first + mark if mark and first.startswith("‹") else ""
        if head and head == verb:
            items.append(rest)
            continue
        if items:
            groups.append(verb + listed(items))
        verb, items = head, [rest if head else text]
    groups.append(verb + listed(items))
    return listed(groups)


def of(node: StaticEffect) -> Selector | None:
    """The cards whose predicate the effect is, or None when it is a rule of its own."""
    if isinstance(node, (Modify, Floor, Gain, Lose, GainClass, AlsoNamed, Can, DamageWith, SingAs)):
        return node.to
    if isinstance(node, Cant):
        return node.to if node.players == NONE else None
    if isinstance(node, Instead) and no_damage(node):
        return node.to
    return None


def no_damage(node: Instead) -> bool:
    """A replacement that simply takes no damage."""
    return node.effect is None and not node.once and node.would != Would.BE_BANISHED


def predicate(say: Speaker, node: StaticEffect, subject: Phrase, their_turn: bool = False) -> str:
    if isinstance(node, Modify):
        return modify(say, node)
    if isinstance(node, Gain):
        return gain(say, node, subject)
    if isinstance(node, Lose):
        if node.keyword == NONE:
            return "‹lose› all keywords"
        return f"‹lose› {word(KEYWORD_NAMES, node.keyword, 'keyword')}"
    if isinstance(node, GainClass):
        return f"‹gain› the {node.classification} classification"
    if isinstance(node, AlsoNamed):
        shift = " for Shift" if node.shift_only else ""
        return f"also ‹count› as being named {node.name}{shift}"
    if isinstance(node, Cant):
        return cant(say, node, subject, their_turn)
    if isinstance(node, Can):
        return can(say, node, subject)
    if isinstance(node, SingAs):
        return f"‹count› as having cost {node.cost} to sing songs"
    if isinstance(node, DamageWith):
        stat = word(STATS, node.stat, "stat")
        its = pronoun(subject)
        return f"‹deal› damage in challenges with {its} {stat} instead of {its} strength"
    if isinstance(node, Floor):
        least = "its printed value" if node.least == NONE else str(node.least)
        return (
            f"can't have {pronoun(subject)} {word(STATS, node.stat, 'stat')} reduced below {least}"
        )
    if isinstance(node, Instead):
        where = " from challenges" if node.in_challenge else ""
        return f"‹take› no damage{where}"
    raise RenderError(f"{type(node).__name__} has no predicate")


def pronoun(subject: Phrase) -> str:
    return "their" if subject.plural or "character" in subject.text else "its"


def modify(say: Speaker, node: Modify) -> str:
    name = word(STATS, node.stat, "stat")
    if node.stat == Stat.SING_COST:
        return f"‹count› as having {signed(say, node.amount, name)}"
    return f"‹get› {signed(say, node.amount, name)}"


def signed(say: Speaker, amount: Quantity | int, name: str) -> str:
    """ "+2 strength", "-1 strength for each …", "+X strength, where X is …"."""
    if isinstance(amount, int):
        return f"{amount:+d} {name}"
    capped = ""
    if isinstance(amount, Capped) and numbers.for_each(say, amount.of):
        capped = numbers.cap(amount)
        amount = amount.of
    each = numbers.for_each(say, amount)
    if each:
        return f"{numbers.each_of(amount):+d} {name}{TAIL} {each}{capped}"
    return f"+X {name}{TAIL}, where X is {say.number(amount)}"


def gain(say: Speaker, node: Gain, subject: Phrase) -> str:
    if isinstance(node.ability, Has):
        text = say.ability(replace(node.ability, name=""))
    else:
        text = quoted(say, node, subject)
    if isinstance(node.times, int):
        return f"‹gain› {text}" + ("" if node.times == 1 else f" {node.times} times")
    each = numbers.for_each(say, node.times)
    return f"‹gain› {text}{TAIL} {each or 'a number of times equal to ' + say.number(node.times)}"


def quoted(say: Speaker, node: Gain, subject: Phrase) -> str:
    inner = say.of_type(type_of(subject, say.type))
    return f"“{inner.ability(node.ability).removesuffix('.')}”"


def type_of(subject: Phrase, default: int) -> int:
    """What "this …" is called in an ability handed to those cards."""
    if subject.head in TYPES:
        return TYPES.index(subject.head)
    return default if default != CardType.ACTION else CardType.CHARACTER


def cant(say: Speaker, node: Cant, subject: Phrase, their_turn: bool) -> str:
    d = node.deny
    whom = filters.group(say, node.against) if node.against is not None else ""
    if d == Deny.BE_CHALLENGED:
        return "can't be challenged" + (f" by {whom}" if whom else "")
    if d == Deny.CHALLENGE:
        return "can't challenge" + (f" {whom}" if whom else "")
    if d == Deny.BE_CHOSEN:
        return "can't be chosen by " + (whom if whom else "opponents")
    if d == Deny.READY_AT_START:
        turn = "next turn" if their_turn else "turn"
        return f"can't ready at the start of {pronoun(subject)} {turn}"
    if d == Deny.MOVE:
        return "can't move to " + (whom if whom else "locations")
    if d == Deny.REMOVE_DAMAGE:
        return "can't have damage removed"
    if d == Deny.SING:
        return "can't ⟳ to sing " + (whom if whom else "songs")
    if d == Deny.PLAY:
        return "can't be played"
    if d == Deny.INK:
        return "can't be put into an inkwell"
    if d == Deny.EXERT:
        return "can't be exerted"
    name = word(rules.DENIED, d, "prohibition")
    return f"can't {name}" + (f" ({whom})" if whom else "")


def can(say: Speaker, node: Can, subject: Phrase) -> str:
    whom = filters.group(say, node.against) if node.against is not None else ""
    they = "they are" if subject.plural else "it is"
    if node.allow == Allow.CHALLENGE_READY:
        return f"can challenge {whom if whom else 'ready characters'}" + (
            " that are ready" if whom and "ready " not in whom else ""
        )
    if node.allow == Allow.QUEST_WHILE_DRYING:
        return f"can quest the turn {they} played"
    if node.allow == Allow.CHALLENGE_WHILE_DRYING:
        return f"can challenge {whom + ' ' if whom else ''}the turn {they} played"
    if node.allow == Allow.IGNORE_EVASIVE:
        return f"can challenge {whom if whom else 'characters'} as if having Evasive"
    if node.allow == Allow.MOVE_FREE:
        return f"can move {'to ' + whom + ' ' if whom else ''}for free"
    raise RenderError(f"no permission has the number {node.allow}")
