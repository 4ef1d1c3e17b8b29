"""`StaticEffect` nodes that speak of cards: a subject and its predicates."""

from __future__ import annotations

from dataclasses import replace

from tintero.ability.abilities import Has
from tintero.ability.base import Quantity, Selector, StaticEffect
from tintero.ability.filters import Filter
from tintero.ability.quantities import Capped, StatOf, Times
from tintero.ability.render.en import costs, rules
from tintero.ability.render.realise.en import bridge
from tintero.ability.render.realise.en.bridge import each_if, pronoun
from tintero.ability.render.realise.en.words import STATS, TYPES, full_clause, listed, possessive
from tintero.ability.render.realise.en.words import until as until_
from tintero.ability.render.speaker import Phrase, RenderError, Speaker, SpokenClause, word
from tintero.ability.selectors import All, This
from tintero.ability.statics import (
    AlsoNamed,
    Can,
    Cant,
    CantGain,
    ChallengeCost,
    DamageWith,
    Floor,
    Gain,
    GainClass,
    Instead,
    Lose,
    LoseAbility,
    Modify,
    MustAct,
    NextPlayed,
    SingAs,
    Would,
)
from tintero.vocab import KEYWORD_NAMES, NONE, Act, Allow, CardType, Deny, Keyword, Stat

HERE = " while here"
TAIL = "†"  # what follows it goes to the end of the clause, after how long the effect lasts


def statics(
    say: Speaker,
    effects: tuple[StaticEffect, ...],
    to: Phrase | None = None,
    until: str = "",
    their_turn: bool = False,
) -> list[SpokenClause]:
    """The effects as clauses, neighbours with one subject put together.

    `to` is the group a resolved effect hands them to; without it each effect names its own.
    """
    if len(effects) == 2:
        first, second = effects
        if isinstance(first, ChallengeCost) and second == replace(first, quest=not first.quest):
            (clause,) = rules.rule(say, replace(first, quest=True), to)
            text = clause.predicate.replace("can't quest", "can't quest or challenge")
            return [SpokenClause(clause.subject, text + until)]
    out: list[SpokenClause] = []
    subject: Phrase | None = None
    said: list[str] = []
    where = ""
    for node in effects:
        target = of(node, to is not None)
        if to is None and isinstance(node, Cant):
            clause_ = of_others(say, node)
            if clause_ is not None:
                out += [*flush(subject, said, where + until), clause_]
                subject, said = None, []
                continue
        if target is None:
            out += flush(subject, said, where + until)
            subject, said = None, []
            made = [next_played(say, node)] if isinstance(node, NextPlayed) else None
            for clause in made if made is not None else rules.rule(say, node, to):
                text = clause.predicate + until
                if until and isinstance(node, Instead):
                    text = f"{until.strip()}, {clause.predicate}"
                out.append(clause if made is not None else SpokenClause(clause.subject, text))
            continue
        here = ""
        if to is None and isinstance(target, All) and target.filter.here:
            target, here = All(replace(target.filter, here=False)), HERE
        now = to if to is not None else bridge.subject(say, target)
        if here and say.type == CardType.CHARACTER:
            now = Phrase(f"{now.text} at that location", now.plural, head=now.head, mine=now.mine)
            here = ""
        if subject is None or now.text != subject.text or here != where:
            out += flush(subject, said, where + until)
            subject, said, where = now, [], here
        said.append(predicate(say, node, now, their_turn))
        if isinstance(node, Floor):
            stat = word(STATS, node.stat, "stat")
            subject = Phrase(f"{possessive(now.text)} {stat}", head=now.head)
            out += flush(subject, said, where + until)
            subject, said = None, []
    return out + flush(subject, said, where + until)


def of_others(say: Speaker, node: Cant) -> SpokenClause | None:
    """Prohibitions on a group that are said of others: of who chooses, of the counters."""
    if not isinstance(node.to, All) or node.against is not None or node.if_ is not None:
        return None
    if node.deny == Deny.BE_CHOSEN:
        what = bridge.subject(say, node.to).text
        return SpokenClause(
            Phrase("opponents", True), f"can't choose {what} for abilities or effects"
        )
    if node.deny == Deny.REMOVE_DAMAGE and node.to == All(Filter()):
        return SpokenClause(Phrase("damage counters", True), "can't be removed")
    return None


def next_played(say: Speaker, node: NextPlayed) -> SpokenClause:
    """ "the next character you play this turn enters play exerted and gains …"."""
    subject = Phrase(f"the next {bridge.noun(say, costs.played(node.what))} you play this turn")
    said = ["‹enter› play exerted"] if node.exerted else []
    plain = Phrase("", head=bridge.head(node.what))
    own = tuple([effect for effect in node.effects if of(effect, True) is not None])
    rest = tuple([effect for effect in node.effects if of(effect, True) is None])
    made = statics(say, own, plain, until_(node.until))
    made += statics(say, rest, Phrase("that card", head="card"), until_(node.until))
    for clause in made:
        said.append(clause.predicate if not clause.subject.text else full_clause(clause))
    return SpokenClause(subject, " and ".join(said))


def flush(subject: Phrase | None, said: list[str], until: str) -> list[SpokenClause]:
    if subject is None or not said:
        return []
    body, _, tail = said[-1].partition(TAIL)
    texts = [text.replace(TAIL, "") for text in said[:-1]]
    if tail and texts and all(text.endswith(tail) for text in texts):
        # It is said of all of them, so it stands before them.
        texts = [text.removesuffix(tail) for text in texts]
        first = f"{tail.strip()}, {subject.text}"
        subject = Phrase(first, subject.plural, head=subject.head, mine=subject.mine)
        tail = ""
    text = cant_or([*texts, body]) + until + tail
    text = text.replace(" from challenges during that challenge", " from the challenge")
    given = ""
    if all(item.startswith(("‹get› ", "‹gain› ")) for item in said):
        given = listed([item.partition("› ")[2] for item in [*texts, body]]) + until + tail
    return [SpokenClause(subject, text, given)]


def cant_or(said: list[str]) -> str:
    """ "can't quest or challenge", else as `together`."""
    if len(said) > 1 and all(text.startswith("can't ") for text in said):
        return "can't " + listed([text.removeprefix("can't ") for text in said], "or")
    return together(said)


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


def of(node: StaticEffect, given: bool = False) -> Selector | None:
    """The cards whose predicate the effect is, or None when it is a rule of its own."""
    if isinstance(node, (Modify, Floor, Gain, Lose, GainClass, AlsoNamed, Can, DamageWith, SingAs)):
        return node.to
    if isinstance(node, (CantGain, LoseAbility)):
        return node.to
    if isinstance(node, MustAct) and (given or not isinstance(node.to, This)):
        return node.to
    if isinstance(node, Cant):
        return node.to if node.players == NONE else None
    if isinstance(node, Instead) and no_damage(node):
        return node.to
    return None


def no_damage(node: Instead) -> bool:
    """A replacement that simply takes no damage."""
    damage = node.would in (Would.BE_DEALT_DAMAGE, Would.TAKE_DAMAGE)
    return node.effect is None and not node.once and not node.first and damage


def predicate(say: Speaker, node: StaticEffect, subject: Phrase, their_turn: bool = False) -> str:
    if isinstance(node, Modify):
        return modify(say, node, subject)
    if isinstance(node, Gain):
        return gain(say, node, subject)
    if isinstance(node, Lose):
        if node.keyword == NONE:
            return "‹lose› all keywords"
        return f"‹lose› {word(KEYWORD_NAMES, node.keyword, 'keyword')}"
    if isinstance(node, CantGain):
        return f"can't gain {word(KEYWORD_NAMES, node.keyword, 'keyword')}"
    if isinstance(node, LoseAbility):
        return f"‹lose› the {node.name} ability"
    if isinstance(node, GainClass):
        return f"‹gain› the {node.classification} classification"
    if isinstance(node, AlsoNamed):
        shift = " for Shift" if node.shift_only else ""
        return f"also ‹count› as being named {node.name}{shift}"
    if isinstance(node, Cant):
        return cant(say, node, subject, their_turn) + each_if(say, node.if_, subject)
    if isinstance(node, MustAct):
        act = {Act.CHALLENGE: "challenge", Act.QUEST: "quest"}.get(node.act)
        if act is None:
            raise RenderError(f"no act that can be a duty has the number {node.act}")
        return f"must {act}{TAIL} if able"
    if isinstance(node, Can):
        return can(say, node, subject)
    if isinstance(node, SingAs):
        return f"‹count› as having cost {node.cost} to sing songs"
    if isinstance(node, DamageWith):
        stat = word(STATS, node.stat, "stat")
        its = pronoun(subject)
        return f"‹deal› damage with {its} {stat} instead of {its} strength"
    if isinstance(node, Floor):
        least = "their printed value" if node.least == NONE else str(node.least)
        return f"can't be reduced below {least}"
    if isinstance(node, Instead):
        when = each_if(say, node.if_, subject)
        where = " from challenges" if node.in_challenge and not when else ""
        return f"‹take› no damage{where}{when}"
    raise RenderError(f"{type(node).__name__} has no predicate")


def modify(say: Speaker, node: Modify, subject: Phrase) -> str:
    name = word(STATS, node.stat, "stat")
    when = each_if(say, node.if_, subject)
    if node.stat == Stat.SING_COST:
        return f"‹count› as having {signed(say, node.amount, name)}{when}"
    if isinstance(node.amount, Times) and node.amount.by == -1:
        return f"‹lose› {name} equal to {say.number(node.amount.of)}{when}"
    return f"‹get› {signed(say, node.amount, name)}{when}"


def signed(say: Speaker, amount: Quantity | int, name: str) -> str:
    """ "+2 strength", "-1 strength for each …", "+X strength, where X is …"."""
    if isinstance(amount, int):
        return f"{amount:+d} {name}"
    capped = ""
    if isinstance(amount, Capped) and bridge.for_each(say, amount.of):
        capped = bridge.cap(amount)
        amount = amount.of
    if isinstance(amount, Times) and amount.by == -1:
        return f"-{name} equal to {say.number(amount.of)}"
    if isinstance(amount, StatOf) and amount.stat == Stat.DAMAGE:
        return f"+1 {name}{TAIL} for each 1 damage on {bridge.subject(say, amount.of).text}"
    each = bridge.for_each(say, amount)
    if each:
        return f"{bridge.each_of(amount):+d} {name}{TAIL} {each}{capped}"
    return f"+{name} equal to {say.number(amount)}"


def gain(say: Speaker, node: Gain, subject: Phrase) -> str:
    if isinstance(node.ability, Has):
        text = say.ability(replace(node.ability, name=""))
        if node.ability.keyword == Keyword.SHIFT and not node.ability.costs:
            text += " ⬡"
    else:
        text = quoted(say, node, subject)
    if isinstance(node.times, int):
        return f"‹gain› {text}" + ("" if node.times == 1 else f" {node.times} times")
    each = bridge.for_each(say, node.times)
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
    whom = bridge.group(say, node.against) if node.against is not None else ""
    if d == Deny.BE_CHALLENGED:
        return "can't be challenged" + (f" by {whom}" if whom else "")
    if d == Deny.CHALLENGE:
        whom = whom.replace("characters and ", "characters or ")  # neither of them
        return "can't challenge" + (f" {whom}" if whom else "")
    if d == Deny.BE_CHOSEN:
        return "can't be chosen by " + (whom if whom else "opponents")
    if d == Deny.READY_AT_START:
        turn = "next turn" if their_turn else "turn"
        if subject.plural and "character" not in subject.text:
            return f"can't ready at the start of their players' {turn}s"
        yours = subject.mine and not their_turn and not say.heard
        whose = "your" if yours else pronoun(subject)
        return f"can't ready at the start of {whose} {turn}"
    if d == Deny.MOVE:
        return "can't move to " + (whom if whom else "locations")
    if d == Deny.REMOVE_DAMAGE:
        return "can't have damage removed"
    if d == Deny.SING:
        return f"can't sing {whom}" if whom else "can't ⟳ to sing songs"
    if d == Deny.PLAY:
        return "can't be played"
    if d == Deny.INK:
        return "can't be put into an inkwell"
    if d == Deny.EXERT:
        return "can't be exerted"
    name = word(rules.DENIED, d, "prohibition")
    return f"can't {name}" + (f" ({whom})" if whom else "")


def can(say: Speaker, node: Can, subject: Phrase) -> str:
    whom = bridge.group(say, node.against) if node.against is not None else ""
    they = "they're" if pronoun(subject) == "their" else "it's"
    if node.allow == Allow.CHALLENGE_READY:
        if node.against is not None:
            whom = bridge.group(say, replace(node.against, exerted=0))
        return f"can challenge {whom if whom else 'ready characters'}"
    if node.allow == Allow.QUEST_WHILE_DRYING:
        return f"can quest the turn {they} played"
    if node.allow == Allow.CHALLENGE_WHILE_DRYING:
        return f"can challenge {whom + ' ' if whom else ''}the turn {they} played"
    if node.allow == Allow.IGNORE_EVASIVE:
        return f"can challenge {whom if whom else 'characters'} as if having Evasive"
    if node.allow == Allow.MOVE_FREE:
        to = "here " if node.here else f"to {whom} " if whom else ""
        return f"may move {to}for free"
    raise RenderError(f"no permission has the number {node.allow}")
