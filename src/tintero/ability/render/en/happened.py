"""`Happened`: what has been done this turn, counted ("song you've played this turn") and as a
condition ("you've played 2 or more songs this turn")."""

from __future__ import annotations

from typing import Final

from tintero.ability.filters import Filter, Relation
from tintero.ability.quantities import Happened
from tintero.ability.render.realise.en import bridge
from tintero.ability.render.realise.en.words import article
from tintero.ability.render.speaker import Phrase, RenderError, Speaker, SpokenUnit, word
from tintero.ability.selectors import All
from tintero.events import KIND_NAMES, Kind
from tintero.vocab import NONE, CardType, Owner, Zone

# What a player has done to a card: participle, what follows it.
BY_PLAYERS: Final[dict[int, tuple[str, str]]] = {
    Kind.PLAYED: ("played", ""),
    Kind.DREW: ("drew", ""),
    Kind.DISCARDED: ("discarded", ""),
    Kind.INKED: ("inked", ""),
    Kind.PUT_IN_INKWELL: ("put into {their} inkwell", ""),
    Kind.REVEALED: ("revealed", ""),
    Kind.USED: ("used an ability of", ""),
    Kind.DAMAGE_REMOVED: ("removed damage from", ""),
    Kind.PUT_UNDER: ("put", " under a card"),
    Kind.SHIFTED: ("shifted", ""),
    Kind.CHOSEN: ("chosen", ""),
}
BASES: Final = {
    Kind.PLAYED: "play",
    Kind.DREW: "draw",
    Kind.DISCARDED: "discard",
    Kind.INKED: "ink",
    Kind.PUT_IN_INKWELL: "put",
    Kind.DAMAGE_REMOVED: "remove damage from",
}
# What a card has done, or what has been done to it.
BY_CARDS: Final[dict[int, str]] = {
    Kind.QUESTED: "quested",
    Kind.CHALLENGED: "challenged",
    Kind.SANG: "sang a song",
    Kind.MOVED: "moved to a location",
    Kind.ENTERED_PLAY: "entered play",
    Kind.LEFT_PLAY: "left play",
    Kind.LEFT_DISCARD: "left a player's discard",
    Kind.LEFT_UNDER: "left a pile",
    Kind.BANISHED: "was banished",
    Kind.READIED: "was readied",
    Kind.EXERTED: "was exerted",
    Kind.RETURNED_TO_HAND: "was returned to {their} hand",
    Kind.PUT_IN_DECK: "was put into {their} deck",
    Kind.PUT_IN_DISCARD: "was put into {their} discard",
    Kind.DAMAGE_DEALT: "was dealt damage",
    Kind.DAMAGE_TAKEN: "took damage",
    Kind.BANISHED_IN_CHALLENGE: "banished another character in a challenge",
}
MOVES: Final = (Kind.PUT_IN_DECK, Kind.PUT_IN_DISCARD, Kind.RETURNED_TO_HAND, Kind.LEFT_DISCARD)
# What a player has done, without a card.
PLAIN: Final[dict[int, str]] = {
    Kind.LORE_GAINED: "gained lore",
    Kind.LORE_LOST: "lost lore",
    Kind.DROPS_GAINED: "got an ink drop",
    Kind.DROPS_REMOVED: "removed an ink drop",
    Kind.NAMED: "named a card",
    Kind.SHUFFLED: "shuffled",
}


def doers(node: Happened) -> tuple[str, str, str]:
    """Who, with "have", and with "haven't"."""
    if node.by == Owner.YOURS:
        return "you", "you", "you haven't"
    if node.by == Owner.OPPOSING:
        return "an opponent", "an opponent", "no opponent"
    if node.by == Owner.THEIRS:
        return "they", "they", "they haven't"
    return "a player", "a player", "no player"


def participle(node: Happened) -> str:
    text = BY_PLAYERS[node.kind][0]
    return text.replace("{their}", "your" if node.by == Owner.YOURS else "their")


def in_challenge(node: Happened) -> str:
    if node.kind == Kind.BANISHED and node.extra != NONE:
        return " in a challenge"
    return ""


def subject(node: Happened) -> Filter:
    """Which cards; without a filter, whose they are says who did it."""
    if node.subject is not None:
        return node.subject
    if node.kind in MOVES:
        return Filter(zone=Zone.DECK)
    if node.kind in BY_CARDS:
        return Filter(types=(CardType.CHARACTER,), owner=node.by)
    return Filter(zone=Zone.ANYWHERE)


def done(node: Happened, many: bool = False) -> str:
    """What the cards did: "quested this turn"."""
    text = f"{BY_CARDS[node.kind]}{in_challenge(node)} this turn"
    whose = {Owner.YOURS: "your", Owner.THEIRS: "their", Owner.OPPOSING: "an opponent's"}
    text = text.replace("{their}", whose.get(node.by, "a player's"))
    return text.replace("was ", "were ", 1) if many and text.startswith("was ") else text


def generic(node: Happened) -> str:
    return f"“{word(KIND_NAMES, node.kind, 'event')}” has happened this turn"


def unit(say: Speaker, node: Happened) -> SpokenUnit:
    """What is counted."""
    f = subject(node)
    if node.this:
        time = times(say, node)
        return SpokenUnit(f"time {time}", f"times {time}")
    if node.kind in BY_PLAYERS:
        tail = f" {doers(node)[1]} {participle(node)}{BY_PLAYERS[node.kind][1]} this turn"
        return SpokenUnit(bridge.noun(say, f) + tail, bridge.noun(say, f, True) + tail)
    if node.kind in BY_CARDS:
        one, many = bridge.owned(say, f), bridge.owned(say, f, True)
        other = "other " if f.other else ""
        did = done(node).removeprefix("was ")
        if did == done(node):
            did = f"that {did}"
        return SpokenUnit(f"{other}{one} {did}", f"{other}{many} {did}")
    time = times(say, node)
    return SpokenUnit(f"time {time}", f"times {time}")


def times(say: Speaker, node: Happened) -> str:
    if node.this:
        return this_did(say, node, False)
    if node.kind in PLAIN:
        return f"{doers(node)[1]} {PLAIN[node.kind]} this turn"
    return generic(node)


def this_did(say: Speaker, node: Happened, no: bool) -> str:
    if node.kind in BY_CARDS:
        return f"{say.name} {'never ' if no else ''}{done(node)}"
    if node.kind in BY_PLAYERS:
        return f"{say.name} {'was not' if no else 'was'} {participle(node)} this turn"
    return generic(node)


def said(say: Speaker, node: Happened, op: int, n: int, no: bool) -> str:
    """The condition that it happened so many times."""
    if op == Relation.MORE:
        op, n = Relation.AT_LEAST, n + 1
    if op == Relation.LESS:
        op, n = Relation.AT_MOST, n - 1
    if no and op == Relation.AT_LEAST:
        op, n, no = Relation.AT_MOST, n - 1, False
    if (op == Relation.AT_LEAST and n == 1) or (
        op in (Relation.AT_MOST, Relation.EXACTLY) and n == 0
    ):
        return simple(say, node, op != Relation.AT_LEAST)
    return counted(say, node, bridge.limit(say, op, n), no)


def simple(say: Speaker, node: Happened, no: bool) -> str:
    """It happened, or it did not."""
    if node.card is not None or node.other is not None:
        return exactly(say, node, no)
    if node.this:
        return this_did(say, node, no)
    f = subject(node)
    doer = doers(node)[2 if no else 1]
    if node.kind in BY_PLAYERS and no and node.by in (Owner.YOURS, Owner.THEIRS):
        return not_done(say, node, f)
    if node.kind in BY_PLAYERS:
        text = bridge.noun(say, f)
        text = f"another {text}" if f.other else article(text)
        if node.kind == Kind.PLAYED and doer == "you":
            doer = "you've"
        if node.kind == Kind.DAMAGE_REMOVED:
            text = bridge.some(say, f)
        return f"{doer} {participle(node)} {text}{BY_PLAYERS[node.kind][1]} this turn"
    if node.kind in BY_CARDS:
        if no and f.owner == Owner.YOURS and not f.other:
            return f"none of your {bridge.noun(say, f, True)} {done(node)}"
        if no:
            has = "has " if node.kind in (Kind.QUESTED, Kind.CHALLENGED) else ""
            return f"no {'other ' if f.other else ''}{bridge.owned(say, f)} {has}{done(node)}"
        if node.kind in MOVES:
            return f"{article(bridge.noun(say, f))} {done(node)}"
        return f"{bridge.some(say, f)} {done(node)}"
    if node.kind in PLAIN:
        return f"{doer} {PLAIN[node.kind]} this turn"
    return generic(node).replace(" has ", " hasn't ") if no else generic(node)


def not_done(say: Speaker, node: Happened, f: Filter) -> str:
    """ "you didn't play a song this turn"."""
    verb = BASES.get(node.kind, "")
    if not verb:
        return f"{doers(node)[2]} {participle(node)} {article(bridge.noun(say, f))} this turn"
    if node.kind == Kind.PUT_IN_INKWELL:
        whose = "your" if node.by == Owner.YOURS else "their"
        return f"{doers(node)[0]} didn't put any cards into {whose} inkwell this turn"
    return f"{doers(node)[0]} didn't {verb} {article(bridge.noun(say, f))} this turn"


def exactly(say: Speaker, node: Happened, no: bool) -> str:
    """About one card: "you put a card under this character this turn"."""
    never = "never " if no else ""
    if node.other is not None:
        other = say.cards(node.other)
        if isinstance(node.other, All):
            other = Phrase(bridge.some(say, node.other.filter))
        if node.kind == Kind.PUT_UNDER:
            return f"{doers(node)[1]} {never}put a card under {other.text} this turn"
        if node.kind == Kind.CHALLENGED:
            return f"{other.text} was {never}challenged this turn"
    if node.card is not None and node.kind in BY_PLAYERS:
        card = say.cards(node.card).text
        return f"{doers(node)[1]} {never}{participle(node)} {card} this turn"
    if node.card is not None and node.kind in BY_CARDS:
        return f"{say.cards(node.card).text} {never}{done(node)}"
    return generic(node)


def counted(say: Speaker, node: Happened, limit: str, no: bool) -> str:
    """ "you've played 2 or more songs this turn"."""
    if no:
        return f"it isn't so that {counted(say, node, limit, False)}"
    f = subject(node)
    if node.this or (node.kind not in BY_PLAYERS and node.kind not in BY_CARDS):
        return f"{limit} times {times(say, node)}"
    other = "other " if f.other else ""
    if node.kind in BY_PLAYERS:
        text = f"{limit} {other}{bridge.noun(say, f, True)}{BY_PLAYERS[node.kind][1]}"
        doer = doers(node)[1]
        if node.kind == Kind.PLAYED and doer == "you":
            doer = "you've"
        return f"{doer} {participle(node)} {text} this turn"
    if node.kind in BY_CARDS:
        noun = bridge.noun(say, f, True) if node.kind in MOVES else bridge.owned(say, f, True)
        return f"{limit} {other}{noun} {done(node, True)}"
    raise RenderError(f"no event has the number {node.kind}")
