"""What a card is: `Is` and `InChallenge`, and the verbs to be and to have."""

from __future__ import annotations

from dataclasses import replace

from tintero.ability.base import Condition
from tintero.ability.conditions import InChallenge, Is, Not
from tintero.ability.filters import Filter
from tintero.ability.render.realise.en import bridge
from tintero.ability.render.realise.en.words import article, listed
from tintero.ability.render.speaker import Phrase, RenderError, Speaker
from tintero.ability.selectors import That, This, WasUnder
from tintero.vocab import KEYWORD_NAMES, NONE, CardType, Owner, Stat, Zone


def be(what: Phrase, no: bool = False) -> str:
    if what.plural or what.you:
        return "aren't" if no else "are"
    return "isn't" if no else "is"


def has(who: Phrase) -> str:
    return "have" if who.you or who.plural else "has"


def has_not(who: Phrase) -> str:
    return "don't have" if who.you or who.plural else "doesn't have"


def is_(say: Speaker, node: Is, no: bool) -> str:
    what = say.cards(node.what)
    f = node.filter
    if isinstance(node.what, That) and node.what.label == "discard" and not no and not what.plural:
        noun = bridge.noun(say, replace(f, zone=Zone.DECK))
        return f"you discarded {article(noun)} this way"
    if f == Filter(zone=f.zone, has_under=f.has_under) and not what.plural:
        some = (f.has_under == 1) != no
        if isinstance(node.what, That) and node.what.label in say.banished:
            return f"{what.text} had {'a card' if some else 'no cards'} under them"
        if say.gone:
            this = say.name if isinstance(node.what, This) else what.text
            return f"{this} had {'a card' if some else 'no cards'} under them"
        there = "there's a card" if some else "there are no cards"
        return f"{there} under {what.text}"
    if what.plural and not no and isinstance(node.what, WasUnder):
        cards = Phrase(what.text.replace("all cards", "any of the cards", 1), True)
        return traits(say, f, cards, no)
    if isinstance(node.what, That) and node.what.label in say.kinds and f.names:
        what = Phrase(f"that {say.kinds[node.what.label]}", head=what.head)
    if isinstance(node.what, That) and node.what.label == "put" and not what.plural and not no:
        if what.head == "character" and f.classes:
            noun = bridge.noun(say, Filter(types=(CardType.CHARACTER,), classes=f.classes))
            return f"you returned {article(noun)} this way"
    if what.plural and not no and isinstance(node.what, That) and node.what.label == "put":
        return f"any {bridge.noun(say, replace(f, zone=Zone.DECK), True)} were moved this way"
    if what.plural and not no and isinstance(node.what, That):
        # One of several is enough.
        return traits(say, f, Phrase("one of them", head=what.head, mine=what.mine), no)
    return traits(say, f, what, no)


def traits(say: Speaker, f: Filter, what: Phrase, no: bool) -> str:
    """What is said of the cards: "it is a character card", "they are exerted"."""
    if f.types or f.song == 1 or f.any_of:
        # Outside play it is a "character card", wherever it may be.
        card = replace(f, zone=Zone.DECK) if f.zone == Zone.ANYWHERE else f
        noun = bridge.owned(say, card, what.plural)
        text = noun if what.plural else article(noun)
        where = "" if bridge.in_play(f) or f.zone == Zone.DECK else bridge.within(f)
        if f.any_of and what.text == "that card" and not no:
            return f"it's {text}{where}"
        return f"{what.text} {be(what, no)} {text}{where}"
    parts: list[str] = []
    for adjective in bridge.adjectives(
        Filter(exerted=f.exerted, facedown=f.facedown, drying=f.drying, inks=f.inks)
    ):
        parts.append(f"{be(what, no)} {adjective}")
    if f.classes:
        names = listed(list(f.classes), "or")
        names = article(names) if not what.plural else f"{names} cards"
        if not what.plural and (not bridge.in_play(f) or f.zone == Zone.ANYWHERE):
            names += " card"
        parts.append(f"{be(what, no)} {names}")
    if f.names:
        parts.append(f"{be(what, no)} named {listed(list(f.names), 'or')}")
    if f.not_names:
        parts.append(f"{be(what, not no)} named {listed(list(f.not_names), 'or')}")
    if f.song == 0:
        parts.append(f"{be(what, not no)} a song")
    parts += has_parts(say, f, what, no)
    if f.at_location != NONE:
        parts.append(f"{be(what, no == (f.at_location == 1))} at a location")
    if f.here:
        parts.append(f"{be(what, no)} here")
    if f == Filter(owner=f.owner, zone=f.zone) and not bridge.in_play(f):
        return f"{what.text} {be(what, no)}{bridge.within(f)}"
    if f.owner != Owner.ANY:
        parts.append(f"{be(what, no)} {('', 'yours', 'opposing', 'theirs')[f.owner]}")
    for test in f.tests:
        parts.append(f"{be(what, no)} {bridge.tested(say, test)}")
    if not parts:
        where = bridge.within(f).strip() or "in the game"
        parts.append(f"{be(what, no)} {where}")
    return f"{what.text} {listed(parts, 'or' if no else 'and')}"


def has_parts(say: Speaker, f: Filter, what: Phrase, no: bool) -> list[str]:
    parts: list[str] = []
    verb = has_not(what) if no else has(what)
    for item in f.bounds:
        if item.stat == Stat.COST and f.zone != Zone.PLAY and not no and not what.plural:
            parts.append(f"costs {bridge.bound(say, item).removeprefix('cost ')}")
            continue
        parts.append(f"{verb} {bridge.bound(say, item)}")
    if f.keyword != NONE:
        parts.append(f"{verb} {KEYWORD_NAMES[f.keyword]}")
    if f.no_keyword != NONE:
        parts.append(f"{has(what) if no else has_not(what)} {KEYWORD_NAMES[f.no_keyword]}")
    if f.damaged != NONE:
        parts.append(f"{has(what)} {'damage' if (f.damaged == 1) != no else 'no damage'}")
    if f.inkable != NONE:
        parts.append(f"{has(what) if (f.inkable == 1) != no else has_not(what)} ◉")
    if f.has_under != NONE:
        positive = (f.has_under == 1) != no
        parts.append(f"{has(what)} {'a card' if positive else 'no cards'} under {them(what)}")
    return parts


def them(what: Phrase) -> str:
    """A character is "them", other cards are "it"."""
    return "them" if what.plural or "character" in what.text else "it"


def pronoun(subject: Phrase) -> str:
    return "their" if subject.plural or "character" in subject.text else "its"


def each_if(say: Speaker, if_: Condition | None, subject: Phrase) -> str:
    """A condition read for each card: " while challenging a location", " unless …"."""
    if if_ is None:
        return ""
    side = if_.of if isinstance(if_, Not) else if_
    before = say.candidate
    say.candidate = Phrase("they", True) if pronoun(subject) == "their" else Phrase("it")
    text = say.condition(side)
    say.candidate = before
    if isinstance(if_, Not):
        return f" unless {text}"
    if isinstance(side, InChallenge):
        return f" while {text.partition(' ')[2].partition(' ')[2]}"
    return f" if {text}"


def in_challenge(say: Speaker, node: InChallenge, no: bool) -> str:
    what = say.cards(node.what)
    verb = be(what, no)
    against = bridge.some(say, node.against) if node.against is not None else ""
    if node.role == 1:
        return f"{what.text} {verb} challenging" + (f" {against}" if against else "")
    if node.role == 2:
        return f"{what.text} {verb} being challenged" + (f" by {against}" if against else "")
    if node.role == 0:
        return f"{what.text} {verb} in a challenge" + (f" with {against}" if against else "")
    raise RenderError(f"no role in a challenge has the number {node.role}")
