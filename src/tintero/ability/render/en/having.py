"""`Have`: the cards somebody has."""

from __future__ import annotations

from dataclasses import replace

from tintero.ability.conditions import Have, Not, SameCard, SameName
from tintero.ability.filters import Filter
from tintero.ability.render.en.being import has, has_not
from tintero.ability.render.realise.en import bridge
from tintero.ability.render.realise.en.words import article, listed
from tintero.ability.render.speaker import Phrase, Speaker
from tintero.ability.selectors import Candidate, EventCard
from tintero.vocab import CardType, Owner, Zone

ANY_NUMBER = 1_000_000


def plain_have(node: Have) -> bool:
    """You have one such card in play."""
    f = node.filter
    one = node.least == 1 and node.most == ANY_NUMBER
    return one and f.owner == Owner.YOURS and bridge.in_play(f) and not f.here


def have_both(say: Speaker, parts: list[Have]) -> str:
    """ "you have a Captain character and a Pirate character in play"."""
    said: list[str] = []
    names = tuple(name for part in parts for name in part.filter.names)
    each = replace(parts[0].filter, names=())
    if len(names) == len(parts) and all(replace(p.filter, names=()) == each for p in parts):
        return f"you have {bare(say, each, True)} named {listed(list(names))} in play"
    for part in parts:
        noun = bare(say, part.filter, False)
        said.append(f"another {noun}" if part.filter.other else article(noun))
    return f"you have {listed(said)} in play"


def namesake(say: Speaker, f: Filter, none: bool) -> str:
    """The card of the event shares a name with another such card, or with none."""
    for i, test in enumerate(f.tests):
        if not isinstance(test, SameName) or not isinstance(test.right, EventCard):
            continue
        if f.tests[1 - i : 2 - i] == (Not(SameCard(Candidate(), EventCard())),):
            plain = replace(f, tests=())
            if none:
                noun = bridge.had(say, plain)
                head = bridge.head(f)
                return f"the {head} you played has a different name than each other {noun}"
            noun = bridge.noun(say, plain) + bridge.within(plain)
            return f"it has the same name as another {noun}"
    return ""


def have(say: Speaker, node: Have, no: bool) -> str:
    f = node.filter
    if len(f.tests) == 2:
        text = namesake(say, f, no != (node.most == 0))
        if text:
            return text
    none = node.most == 0 and node.least in (0, 1)
    if none:
        no = not no
    if f.owner in (Owner.YOURS, Owner.THEIRS):
        who = Phrase("you", you=True)
        if f.owner == Owner.THEIRS:
            who = say.they if say.they is not None else Phrase("that player")
        where = " here" if f.here else bridge.within(f)
        if none or (node.least == 1 and node.most == ANY_NUMBER):
            return placed(f"{who.text} {one_or_none(say, f, who, no)}", where)
        verb = has_not(who) if no else has(who)
        return placed(f"{who.text} {verb} {how_many(say, node)}", where)
    if f.owner == Owner.OPPOSING and not f.here:
        before, say.they = say.they, Phrase("an opponent")
        text = have(say, replace(node, filter=replace(f, owner=Owner.THEIRS)), False)
        say.they = before
        return f"it isn't so that {text}" if no and not none else text
    where = "" if f.here else bridge.within(f)
    if one_damaged(f) and not none and not no and node.least == 1:
        return "another character in play has damage"
    if f.owner == Owner.ANY and not f.here and f.zone == Zone.PLAY and not none and not no:
        if node.least == 1 and node.most == ANY_NUMBER:
            return f"{bridge.some(say, f)} is in play"
    if none or (node.least == 1 and node.most == ANY_NUMBER):
        noun = bridge.owned(say, f)
        if no:
            plural = bridge.owned(say, f, True)
            return f"there are no {'other ' if f.other else ''}{plural}{where}"
        return f"there's {'another ' + noun if f.other else article(noun)}{where}"
    many = how_many(say, node)
    if f.damaged == 1:
        many = many.replace("damaged characters", "characters with damage")
    return f"{'there are not' if no else 'there are'} {many}{where}"


# What ends in a noun of its own comes after where the cards are.
LONG = (" with a card under them", " with the highest ")


def placed(text: str, where: str) -> str:
    for long in LONG:
        before, mark, rest = text.partition(long)
        if mark:
            return f"{before}{where}{mark}{rest}"
    return text + where


def one_damaged(f: Filter) -> bool:
    return f == Filter(types=(CardType.CHARACTER,), other=True, damaged=1)


def one_or_none(say: Speaker, f: Filter, who: Phrase, no: bool) -> str:
    """ "have a Princess character", "have no cards"."""
    if no:
        return f"{has(who)} no {'other ' if f.other else ''}{bare(say, f, True)}"
    noun = bare(say, f, False)
    return f"{has(who)} {'another ' + noun if f.other else article(noun)}"


def bare(say: Speaker, f: Filter, plural: bool) -> str:
    """The noun; "here" and the owner are said elsewhere in the clause."""
    return bridge.noun(say, f, plural).removesuffix(" here")


def how_many(say: Speaker, node: Have) -> str:
    f = node.filter
    text = bridge.owned(say, f, True) if f.owner == Owner.OPPOSING else bare(say, f, True)
    noun = f"{'other ' if f.other else ''}{text}"
    if node.most != ANY_NUMBER:
        if node.least == node.most == 1:
            return f"only 1 {'other ' if f.other else ''}{bare(say, f, False)}"
        if node.least == node.most:
            return f"{node.most} {noun}"
        if node.least in (0, 1):
            return f"fewer than {node.most + 1} {noun}"
        return f"between {say.number(node.least)} and {node.most} {noun}"
    if isinstance(node.least, int):
        return f"{node.least} or more {noun}"
    return f"at least as many {noun} as {say.number(node.least)}"
