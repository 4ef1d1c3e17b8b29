"""The events that triggers wait for, in words: "one of your characters quests"."""

from __future__ import annotations

from dataclasses import replace

from tintero.ability.filters import Filter
from tintero.ability.render.realise.en import bridge
from tintero.ability.render.realise.en.words import article, third
from tintero.ability.render.speaker import Speaker, word
from tintero.ability.triggers import When
from tintero.events import KIND_NAMES, Kind
from tintero.vocab import KEYWORD_NAMES, NONE, Owner, Zone


def doer(node: When, verb: str) -> str:
    """ "you draw", "an opponent draws"; only you play this very card."""
    if node.by == Owner.YOURS or (node.this and node.by == Owner.ANY):
        return f"you {verb}"
    if node.by == Owner.THEIRS:
        return f"they {verb}"
    return f"{'an opponent' if node.by == Owner.OPPOSING else 'a player'} {third(verb)}"


def theirs(node: When, zone: str) -> str:
    if node.by == Owner.YOURS:
        return f"your {zone}"
    if node.by == Owner.THEIRS:
        return f"their {zone}"
    return f"an opponent's {zone}" if node.by == Owner.OPPOSING else f"a player's {zone}"


def subject(say: Speaker, node: When, default: str) -> str:
    """The card of the event: "this character", "one of your characters here"."""
    if node.this:
        return "this card" if node.kind == Kind.PUT_IN_DISCARD else say.name
    if node.that:
        return say.labels[node.that].text if node.that in say.labels else "that character"
    here = " here" if node.here else ""
    if node.subject is not None:
        text = bridge.some(say, node.subject)
        return text if text.endswith(" here") else text + here
    if node.by == Owner.YOURS and node.kind in CARD_EVENTS:
        return f"one of your {default}s{here}"
    if node.by == Owner.OPPOSING and node.kind in CARD_EVENTS:
        return f"an opposing {default}{here}"
    return article(default) + here


def thing(say: Speaker, node: When, default: str = "card") -> str:
    """The card as what a player plays, draws, discards: no owner needed."""
    if node.this:
        return say.name
    if node.subject is None:
        return article(default)
    f = node.subject
    if f.zone == Zone.ANYWHERE and node.kind not in (Kind.PLAYED, Kind.SHIFTED):
        f = replace(f, zone=Zone.DECK)  # outside play it is a "character card"
    text = bridge.noun(say, f)
    return f"another {text}" if node.subject.other else article(text)


def other(say: Speaker, node: When, default: str) -> str:
    if node.other_this:
        return say.name
    return bridge.some(say, node.other) if node.other is not None else default


CARD_EVENTS = (
    Kind.QUESTED,
    Kind.CHALLENGED,
    Kind.BANISHED,
    Kind.SANG,
    Kind.MOVED,
    Kind.READIED,
    Kind.EXERTED,
    Kind.DAMAGE_DEALT,
    Kind.DAMAGE_TAKEN,
    Kind.BANISHED_IN_CHALLENGE,
    Kind.LEFT_PLAY,
    Kind.ENTERED_PLAY,
)


def event(say: Speaker, node: When) -> str:
    k = node.kind
    if k == Kind.PLAYED:
        if node.least or node.most != NONE:
            return f"{doer(node, 'pay')} {ink_paid(node)} to play {thing(say, node)}"
        if node.by == Owner.ANY and not node.this:
            return f"{thing(say, node)} is played"
        return f"{doer(node, 'play')} {thing(say, node)}"
    if k == Kind.QUESTED:
        return f"{subject(say, node, 'character')} quests"
    if k == Kind.BANISHED:
        return banished(say, node)
    if k == Kind.CHALLENGED:
        return challenged(say, node)
    if k == Kind.BANISHED_IN_CHALLENGE:
        whom = second(say, node)
        if node.other_this:
            whom = say.name
        return f"{subject(say, node, 'character')} banishes {whom} in a challenge"
    if k == Kind.SANG:
        return f"{subject(say, node, 'character')} sings {other(say, node, 'a song')}"
    if k == Kind.SUNG:
        return "one or more of your characters sings a song"
    if k == Kind.MILLED:
        return f"{doer(node, 'put')} 1 or more cards into {theirs(node, 'discard')} from " + theirs(
            node, "deck"
        )
    if k == Kind.MOVED and node.by == Owner.YOURS and not node.this:
        to = "here" if node.other_this else f"to {other(say, node, 'a location')}"
        whence = " from a location" if node.least else ""
        return f"you move {thing(say, node, 'character')} {to}{whence}"
    if k == Kind.MOVED:
        to = "here" if node.other_this else f"to {other(say, node, 'a location')}"
        return f"{subject(say, node, 'character')} moves {to}"
    if k in (Kind.DAMAGE_DEALT, Kind.DAMAGE_TAKEN, Kind.DAMAGE_REMOVED):
        return damage(say, node)
    if k == Kind.SHIFTED:
        onto = "" if node.other is None and not node.other_this else " on top of "
        return f"{doer(node, 'shift')} {thing(say, node, 'character')}{onto}" + (
            other(say, node, "") if onto else ""
        )
    if k == Kind.CHOSEN:
        why = {1: " for an action", 2: " for Support"}.get(node.extra, "")
        if not why and node.by != Owner.ANY:
            why = " for an action or ability"
        if not why and node.other is not None and node.other.types == (1, 2):
            why = " for an action or an item's ability"
        if node.by == Owner.ANY:
            return f"{subject(say, node, 'character')} is chosen{why}"
        return f"{doer(node, 'choose')} {subject(say, node, 'character')}{why}"
    return zones(say, node)


def zones(say: Speaker, node: When) -> str:
    """Cards that change zone or state, and numbers."""
    k = node.kind
    if k == Kind.DREW:
        return f"{doer(node, 'draw')} {thing(say, node)}"
    if k == Kind.DISCARDED and node.this:
        return f"{doer(node, 'discard')} this card"
    if k == Kind.DISCARDED:
        return f"{doer(node, 'discard')} {thing(say, node)}"
    if k == Kind.DISCARDED_SOME:
        return f"{doer(node, 'discard')} {quantity(node)}cards"
    if k == Kind.INKED:
        return f"{doer(node, 'ink')} {thing(say, node)}"
    if k == Kind.PUT_IN_INKWELL:
        return f"{thing(say, node)} is put into {theirs(node, 'inkwell')}"
    if k == Kind.RETURNED_TO_HAND and node.extra == 1 << Zone.DISCARD:
        whose = theirs(node, "") if node.by != Owner.ANY else "your "
        what = thing(say, node)
        return f"you return {what} from {whose}discard to {whose}hand"
    if k == Kind.RETURNED_TO_HAND and node.extra == 1 << Zone.PLAY:
        f = node.subject
        if f is not None:
            node = replace(node, subject=replace(f, zone=Zone.PLAY))
        whose = "your" if f is not None and f.owner == Owner.YOURS else "their"
        return f"{subject(say, node, 'card')} is returned to {whose} hand from play"
    if k == Kind.RETURNED_TO_HAND:
        return f"{subject(say, node, 'card')} is returned to {theirs(node, 'hand')}"
    if k == Kind.PUT_IN_DECK:
        return f"{thing(say, node)} is put into {theirs(node, 'deck')}"
    if k == Kind.PUT_IN_DISCARD:
        what = "this card" if node.this else thing(say, node)
        zone = "your discard" if node.this else theirs(node, "discard")
        whence = " from your deck" if node.extra == 1 << Zone.DECK else ""
        return f"{what} is put into {zone}{whence}"
    if k == Kind.LEFT_DISCARD:
        return f"{thing(say, node)} leaves {theirs(node, 'discard')}"
    if k == Kind.PUT_UNDER:
        return f"{doer(node, 'put')} {thing(say, node)} under {other(say, node, 'a card')}"
    if k == Kind.LEFT_UNDER:
        return f"{thing(say, node)} leaves from under {other(say, node, 'a card')}"
    if k == Kind.ENTERED_PLAY:
        exerted = " exerted" if node.extra == 1 else ""
        return f"{subject(say, node, 'card')} enters play{exerted}"
    if k == Kind.LEFT_PLAY:
        return f"{subject(say, node, 'card')} leaves play"
    if k == Kind.READIED:
        if node.by == Owner.YOURS:
            return f"you ready {subject(say, node, 'character')}"
        return f"{subject(say, node, 'character')} is readied"
    if k == Kind.EXERTED:
        if node.this:
            return f"{say.name} exerts"
        return f"{subject(say, node, 'character')} is exerted"
    return rest(say, node)


def rest(say: Speaker, node: When) -> str:
    k = node.kind
    if k == Kind.LORE_GAINED:
        return f"{doer(node, 'gain')} {quantity(node)}lore"
    if k == Kind.LORE_LOST:
        return f"{doer(node, 'lose')} {quantity(node)}lore"
    if k == Kind.DROPS_GAINED:
        return f"{doer(node, 'get')} an ink drop"
    if k == Kind.DROPS_REMOVED:
        return f"{doer(node, 'remove')} an ink drop"
    if k == Kind.USED:
        # The number of the event is the keyword that the ability is part of, plus one.
        ability = "an ability"
        if node.least:
            ability = f"the {word(KEYWORD_NAMES, node.least - 1, 'keyword')} ability"
        return f"{doer(node, 'use')} {ability} of {subject(say, node, 'card')}"
    if k == Kind.REVEALED:
        return f"{doer(node, 'reveal')} {thing(say, node)}"
    if k == Kind.NAMED:
        return f"{doer(node, 'name')} a card"
    if k == Kind.CHALLENGE_OVER:
        return f"a challenge of {subject(say, node, 'character')} is over"
    name = word(KIND_NAMES, k, "event")
    whom = f" to {subject(say, node, 'card')}" if node.this or node.subject is not None else ""
    return f"“{name}” happens{whom}"


def banished(say: Speaker, node: When) -> str:
    who = subject(say, node, "character")
    if node.extra == 2:
        return f"{who} is challenged and banished"
    if node.extra == 4:
        return f"{who} challenges and is banished"
    return f"{who} is banished" + ("" if node.extra == NONE else " in a challenge")


def challenged(say: Speaker, node: When) -> str:
    alone = node.subject is None and not node.this and not node.that
    if node.other_this or (node.other is not None and alone):
        by = f" by {bridge.some(say, node.subject)}" if node.subject is not None else ""
        return f"{other(say, node, 'a character')} is challenged{by}"
    whom = f" {second(say, node)}" if node.other is not None else ""
    return f"{subject(say, node, 'character')} challenges{whom}"


def second(say: Speaker, node: When) -> str:
    """Whom a card challenges or banishes. What others challenge is another than they are."""
    if node.other is None:
        return "another character"
    return bridge.some(say, node.other) if node.this else another(say, node.other)


def another(say: Speaker, f: Filter) -> str:
    """A card does not challenge or damage itself: "another character"."""
    if f == Filter(types=f.types):
        return bridge.some(say, replace(f, other=True))
    return bridge.some(say, f)


def damage(say: Speaker, node: When) -> str:
    much = quantity(node)
    where = "" if node.extra == NONE else " in a challenge"
    if node.kind == Kind.DAMAGE_TAKEN:
        return f"{subject(say, node, 'character')} takes {much}damage"
    if node.kind == Kind.DAMAGE_REMOVED:
        much = much or "1 or more "
        return f"{doer(node, 'remove')} {much}damage from {subject(say, node, 'character')}"
    if node.other_this or node.other is not None:
        whom = subject(say, node, "character")
        if node.other_this and node.subject is not None:
            whom = another(say, node.subject)
        return f"{other(say, node, 'a card')} deals {much}damage to {whom}{where}"
    return f"{subject(say, node, 'character')} is dealt {much}damage{where}"


def quantity(node: When) -> str:
    if node.most != NONE:
        return f"{node.most} or less "
    return f"{node.least} or more " if node.least else ""


def ink_paid(node: When) -> str:
    if node.most != NONE:
        return f"{node.most} ⬡ or less"
    return f"{node.least} ⬡ or more"


def details(say: Speaker, node: When) -> str:
    """The limits that no clause above has said."""
    out = ""
    if node.source is not None:
        out += f" because of {bridge.some(say, node.source)}"
    if (node.least or node.most != NONE) and node.kind not in AMOUNTS:
        out += f", {quantity(node)}at once"
    return out


AMOUNTS = (
    Kind.MOVED,
    Kind.PLAYED,
    Kind.LORE_GAINED,
    Kind.LORE_LOST,
    Kind.DAMAGE_DEALT,
    Kind.DAMAGE_TAKEN,
    Kind.DAMAGE_REMOVED,
    Kind.DISCARDED_SOME,
    Kind.USED,
)
