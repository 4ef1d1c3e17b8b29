"""`Condition` nodes as clauses after "if", "while" or "unless"; `no` turns them round."""

from __future__ import annotations

from tintero.ability.base import Condition
from tintero.ability.conditions import (
    AllAre,
    AnyPlayer,
    Both,
    Compare,
    Did,
    Either,
    EventNth,
    EveryPlayer,
    FirstTurnNotFirstPlayer,
    HasDrops,
    Have,
    InChallenge,
    Is,
    Not,
    RemovedDrops,
    SameCard,
    SameName,
    StillThere,
    UsedShift,
    Was,
    WasNamed,
    YourTurn,
)
from tintero.ability.filters import Filter
from tintero.ability.quantities import Count, Happened
from tintero.ability.render.en.being import be, has, has_not, in_challenge, is_, traits
from tintero.ability.render.en.comparing import compare
from tintero.ability.render.en.having import have, have_both, plain_have
from tintero.ability.render.realise.en import bridge
from tintero.ability.render.realise.en.words import listed, ordinal
from tintero.ability.render.speaker import Phrase, Speaker, unknown
from tintero.ability.selectors import That
from tintero.events import Kind
from tintero.vocab import Owner


def condition(say: Speaker, node: Condition, no: bool = False) -> str:
    if isinstance(node, Not):
        return condition(say, node.of, not no)
    if isinstance(node, Have):
        return have(say, node, no)
    if isinstance(node, Is):
        return is_(say, node, no)
    if isinstance(node, YourTurn):
        return f"{'it is not' if no else 'it is'} {whose_turn(node)}"
    if isinstance(node, Compare):
        return compare(say, node, no)
    if isinstance(node, AnyPlayer):
        return any_player(say, node, no)
    if isinstance(node, Did):
        return "you don't" if no else "you do"
    if isinstance(node, UsedShift):
        used = "you did not use" if no else "you used"
        return f"{used} Shift to play {say.cards(node.what).text}"
    return more(say, node, no)


def more(say: Speaker, node: Condition, no: bool) -> str:
    if isinstance(node, RemovedDrops):
        if no:
            return f"you did not remove an ink drop to play {say.name}"
        return f"you removed an ink drop to play {say.name}"
    if isinstance(node, InChallenge):
        return in_challenge(say, node, no)
    if isinstance(node, SameName):
        left, right = say.cards(node.left), say.cards(node.right)
        both = isinstance(node.left, That) and isinstance(node.right, That)
        both = both and right.text != "the chosen card"
        if both and not no and not left.text.startswith(right.text):
            return "they have the same name"
        name = "a different name than" if no else "the same name as"
        return f"{left.text} {has(left)} {name} {right.text}"
    if isinstance(node, WasNamed):
        what = say.cards(node.what)
        if what.text == "that card" and not no:
            return "it's the named card"
        return f"{what.text} {be(what, no)} the named card"
    if isinstance(node, FirstTurnNotFirstPlayer):
        if no:
            return "this isn't your first turn or you're the first player"
        return "this is your first turn and you're not the first player"
    if isinstance(node, StillThere):
        what = say.cards(node.what)
        f = Filter(owner=Owner.YOURS, zone=node.zone)
        place = bridge.within(f) or " where it was"
        if not what.mine:
            place = place.replace(" your ", " its player's ")
        return f"{what.text} {be(what)} {'no longer' if no else 'still'}{place}"
    if isinstance(node, EveryPlayer):
        before, say.they = say.they, say.player(node.who)
        text = condition(say, node.condition)
        say.they = before
        return f"it isn't so that {text}" if no else text
    if isinstance(node, AllAre):
        group = Phrase(f"all {bridge.group(say, node.of)}", True)
        text = traits(say, node.filter, group, no)
        return text
    if isinstance(node, SameCard):
        left, right = say.cards(node.left), say.cards(node.right)
        return f"{left.text} {be(left, no)} {right.text}"
    if isinstance(node, EventNth):
        return ("it isn't " if no else "it's ") + nth(say, node.n)
    if isinstance(node, Was):
        return past(condition(say, node.of, no))
    if isinstance(node, HasDrops):
        who = say.player(node.who)
        drops = "an ink drop" if node.least == 1 else f"{node.least} or more ink drops"
        return f"{who.text} {has_not(who) if no else has(who)} {drops}"
    if isinstance(node, Both):
        joint = "or" if no else "and"
        if len(node.parts) == 2 and never_inked(node.parts):
            return condition(say, node.parts[1], no)
        if not no and all(isinstance(part, Have) and plain_have(part) for part in node.parts):
            return have_both(say, [part for part in node.parts if isinstance(part, Have)])
        return listed([condition(say, part, no) for part in node.parts], joint)
    if isinstance(node, Either) and len(node.parts) == 2 and never_inked(node.parts):
        return condition(say, node.parts[1], no)
    if isinstance(node, Either) and all(isinstance(part, Did) for part in node.parts):
        return "you do neither" if no else "you do either"
    if isinstance(node, Either):
        joint = "and" if no else "or"
        return listed([condition(say, part, no) for part in node.parts], joint)
    raise unknown(node)


def never_inked(parts: tuple[Condition, ...]) -> bool:
    """Inking is one of the ways in which a card is put into an inkwell: said once."""
    kinds = [happened_kind(part) for part in parts]
    return kinds == [Kind.INKED, Kind.PUT_IN_INKWELL]


def happened_kind(node: Condition) -> int:
    inner = node.of if isinstance(node, Not) else node
    if isinstance(inner, Compare) and isinstance(inner.left, Happened):
        return inner.left.kind
    return -1


def nth(say: Speaker, n: int) -> str:
    """CR 6.2.2: "the second challenge this turn"."""
    which = f"the {ordinal(n)}"
    if say.event_kind == Kind.CHALLENGED:
        return f"{which} challenge this turn"
    if say.event_kind in (Kind.INKED, Kind.PUT_IN_INKWELL):
        return f"{which} card you've put into your inkwell this turn"
    if say.event_kind == Kind.DREW:
        who = "you've" if say.event_yours else "they've"
        return f"{which} card {who} drawn this turn"
    return f"{which} time this turn"


def past(text: str) -> str:
    """What was true then: "there was a character here"."""
    tenses = (
        ("there's ", "there was "),
        (" is ", " was "),
        (" are ", " were "),
        (" has ", " had "),
        (" have ", " had "),
    )
    for now, then in tenses:
        if now in text:
            return text.replace(now, then, 1)
    return text


def whose_turn(node: YourTurn) -> str:
    if node.whose == Owner.YOURS:
        return "your turn"
    if node.whose == Owner.OPPOSING:
        return "an opponent's turn"
    if node.whose == Owner.THEIRS:
        return "their turn"
    return "any player's turn"


def any_player(say: Speaker, node: AnyPlayer, no: bool) -> str:
    before = say.they
    inner = node.condition
    if no and isinstance(inner, Compare) and isinstance(inner.left, Count):
        say.they = say.player(node.who)
        text = condition(say, inner, True)
        say.they = before
        return text
    say.they = bridge.some_player(say, node.who)
    text = condition(say, node.condition)
    say.they = before
    return f"it isn't so that {text}" if no else text


def who_has(say: Speaker, node: Condition, who: str) -> str:
    """About players, after their noun: "with more lore than you", "who has …"."""
    before, say.they = say.they, Phrase("they", True)
    text = condition(say, node)
    say.they = before
    if text.startswith("they have "):
        return "with " + text.removeprefix("they have ")
    return who + text.removeprefix("they ") if who else text
