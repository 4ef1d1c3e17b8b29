"""`Condition` nodes as clauses after "if", "while" or "unless"; `no` turns them round."""

from __future__ import annotations

from dataclasses import replace

from tintero.ability.base import Condition, Quantity
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
from tintero.ability.filters import Filter, Op
from tintero.ability.quantities import Count, Happened, LoreOf, Result
from tintero.ability.render.en import bounds, filters, happened, players
from tintero.ability.render.en.being import be, has, has_not, in_challenge, is_, traits
from tintero.ability.render.en.words import article, listed, ordinal
from tintero.ability.render.speaker import Phrase, Speaker, unknown
from tintero.ability.select import Candidate, EventCard, Singers
from tintero.events import Kind
from tintero.vocab import Owner, Zone

ANY_NUMBER = 1_000_000


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
        name = "a different name than" if no else "the same name as"
        return f"{left.text} {has(left)} {name} {right.text}"
    if isinstance(node, WasNamed):
        what = say.cards(node.what)
        return f"{what.text} {be(what, no)} the named card"
    if isinstance(node, FirstTurnNotFirstPlayer):
        if no:
            return "this isn't your first turn or you're the first player"
        return "this is your first turn and you're not the first player"
    if isinstance(node, StillThere):
        what = say.cards(node.what)
        f = Filter(owner=Owner.YOURS, zone=node.zone)
        place = filters.within(f) or " where it was"
        if not what.mine:
            place = place.replace(" your ", " its player's ")
        return f"{what.text} {be(what)} {'no longer' if no else 'still'}{place}"
    if isinstance(node, EveryPlayer):
        before, say.they = say.they, say.player(node.who)
        text = condition(say, node.condition)
        say.they = before
        return f"it isn't so that {text}" if no else text
    if isinstance(node, AllAre):
        group = Phrase(f"all {filters.group(say, node.of)}", True)
        text = traits(say, node.filter, group, no)
        return text
    if isinstance(node, SameCard):
        left, right = say.cards(node.left), say.cards(node.right)
        return f"{left.text} {be(left, no)} {right.text}"
    if isinstance(node, EventNth):
        return f"{'it is not' if no else 'it is'} {nth(say, node.n)}"
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


def plain_have(node: Have) -> bool:
    """You have one such card in play."""
    f = node.filter
    one = node.least == 1 and node.most == ANY_NUMBER
    return one and f.owner == Owner.YOURS and filters.in_play(f) and not f.here


def have_both(say: Speaker, parts: list[Have]) -> str:
    """ "you have a Captain character and a Pirate character in play"."""
    said: list[str] = []
    for part in parts:
        noun = bare(say, part.filter, False)
        said.append(f"another {noun}" if part.filter.other else article(noun))
    return f"you have {listed(said)} in play"


def nth(say: Speaker, n: int) -> str:
    """CR 6.2.2: "the second challenge this turn"."""
    which = f"the {ordinal(n)}"
    if say.event_kind == Kind.CHALLENGED:
        return f"{which} challenge this turn"
    if say.event_kind in (Kind.INKED, Kind.PUT_IN_INKWELL):
        return f"{which} card you've put into your inkwell this turn"
    if say.event_kind == Kind.DREW:
        return f"{which} card they've drawn this turn"
    return f"{which} time this turn"


def past(text: str) -> str:
    """What was true then: "there was a character here"."""
    tenses = ((" is ", " was "), (" are ", " were "), (" has ", " had "), (" have ", " had "))
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


# --- having -----------------------------------------------------------------------------------


def namesake(say: Speaker, f: Filter, none: bool) -> str:
    """The card of the event shares a name with another such card, or with none."""
    for i, test in enumerate(f.tests):
        if not isinstance(test, SameName) or not isinstance(test.right, EventCard):
            continue
        if f.tests[1 - i : 2 - i] == (Not(SameCard(Candidate(), EventCard())),):
            plain = replace(f, tests=())
            if none:
                noun = filters.had(say, plain)
                head = filters.head(f)
                return f"the {head} you played has a different name than each other {noun}"
            noun = filters.noun(say, plain) + filters.within(plain)
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
        where = " here" if f.here else filters.within(f)
        if none or (node.least == 1 and node.most == ANY_NUMBER):
            return f"{who.text} {one_or_none(say, f, who, no)}{where}"
        verb = has_not(who) if no else has(who)
        return f"{who.text} {verb} {how_many(say, node)}{where}"
    if f.owner == Owner.OPPOSING and not f.here:
        before, say.they = say.they, Phrase("an opponent")
        text = have(say, replace(node, filter=replace(f, owner=Owner.THEIRS)), False)
        say.they = before
        return f"it isn't so that {text}" if no and not none else text
    where = "" if f.here else filters.within(f)
    if f.owner == Owner.ANY and not f.here and f.zone == Zone.PLAY and not none and not no:
        if node.least == 1 and node.most == ANY_NUMBER:
            return f"{filters.some(say, f)} is in play"
    if none or (node.least == 1 and node.most == ANY_NUMBER):
        noun = filters.owned(say, f)
        if no:
            plural = filters.owned(say, f, True)
            return f"there are no {'other ' if f.other else ''}{plural}{where}"
        return f"there is {'another ' + noun if f.other else article(noun)}{where}"
    return f"{'there are not' if no else 'there are'} {how_many(say, node)}{where}"


def one_or_none(say: Speaker, f: Filter, who: Phrase, no: bool) -> str:
    """ "have a Princess character", "have no cards"."""
    if no:
        return f"{has(who)} no {'other ' if f.other else ''}{bare(say, f, True)}"
    noun = bare(say, f, False)
    return f"{has(who)} {'another ' + noun if f.other else article(noun)}"


def bare(say: Speaker, f: Filter, plural: bool) -> str:
    """The noun; "here" and the owner are said elsewhere in the clause."""
    return filters.noun(say, f, plural).removesuffix(" here")


def how_many(say: Speaker, node: Have) -> str:
    f = node.filter
    text = filters.owned(say, f, True) if f.owner == Owner.OPPOSING else bare(say, f, True)
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


# --- comparing --------------------------------------------------------------------------------


def compare(say: Speaker, node: Compare, no: bool) -> str:
    left, right = node.left, node.right
    if isinstance(left, Happened) and isinstance(right, int):
        return happened.said(say, left, node.op, right, no)
    if isinstance(left, Count) and isinstance(left.among, Singers) and isinstance(right, int):
        one, many = filters.noun(say, left.filter), filters.noun(say, left.filter, True)
        limit = article(one) if right == 1 else f"{right} or more {many}"
        return f"{limit} sang this song"
    if isinstance(left, Count) and isinstance(right, int) and node.op in (Op.MORE, Op.LESS):
        if left.filter.owner in (Owner.YOURS, Owner.THEIRS) and not no:
            return more_or_fewer(say, left.filter, node.op, right)
    if isinstance(left, Result) and right == 1 and node.op == Op.AT_LEAST:
        unit = say.units.get(left.label)
        if unit is not None and unit.one == "damage removed this way":
            return f"you {'did not remove' if no else 'removed'} damage this way"
    if isinstance(left, Count) and isinstance(right, int) and left.each == 1:
        if node.op == Op.AT_LEAST:
            return have(say, Have(left.filter, right), no)
        if node.op == Op.AT_MOST:
            return have(say, Have(left.filter, 0, right), no)
        if node.op == Op.EXACTLY:
            return have(say, Have(left.filter, right, right), no)
    op = opposite(node.op) if no and node.op != Op.EXACTLY else node.op
    if isinstance(left, Count) and isinstance(right, Count):
        if right.filter == replace(left.filter, owner=right.filter.owner) and op in MORE_OR_LESS:
            return more_than(say, left.filter, op, right.filter)
    if isinstance(left, LoreOf):
        return lore(say, left, op, right, no and op == Op.EXACTLY)
    is_not = "isn't" if no and op == Op.EXACTLY else "is"
    equal = "equal to " if op == Op.EXACTLY and not isinstance(right, int) else ""
    return f"{say.number(left)} {is_not} {equal}{bounds.limit(say, op, right)}"


def more_or_fewer(say: Speaker, f: Filter, op: int, n: int) -> str:
    """ "they have more than 3 cards in their hand"."""
    who = Phrase("you", you=True) if f.owner == Owner.YOURS else theirs(say, f)
    more = "more" if op == Op.MORE else "fewer"
    return f"{who.text} {has(who)} {more} than {n} {bare(say, f, True)}{filters.within(f)}"


MORE_OR_LESS = (Op.MORE, Op.LESS)


def more_than(say: Speaker, f: Filter, op: int, g: Filter) -> str:
    """ "an opponent has more cards in their hand than you"."""
    who = [Phrase("you", you=True) if x.owner == Owner.YOURS else theirs(say, x) for x in (f, g)]
    noun = f"{'more' if op == Op.MORE else 'fewer'} {bare(say, f, True)}{filters.within(f)}"
    return f"{who[0].text} {has(who[0])} {noun} than {who[1].text}"


def theirs(say: Speaker, f: Filter) -> Phrase:
    if f.owner == Owner.OPPOSING:
        return Phrase("opponents", True)
    if f.owner == Owner.THEIRS:
        return say.they if say.they is not None else Phrase("that player")
    return Phrase("all players together", True)


def lore(say: Speaker, left: LoreOf, op: int, right: Quantity | int, no: bool) -> str:
    who = say.player(left.who)
    verb = has_not(who) if no else has(who)
    if isinstance(right, LoreOf):
        other = say.player(right.who)
        than = "you" if other.you else other.text
        words = {Op.MORE: "more lore than", Op.LESS: "less lore than"}
        words[Op.EXACTLY] = "as much lore as"
        words[Op.AT_LEAST] = "at least as much lore as"
        words[Op.AT_MOST] = "no more lore than"
        return f"{who.text} {verb} {words[op]} {than}"
    return f"{who.text} {verb} {bounds.limit(say, op, right)} lore"


def opposite(op: int) -> int:
    return {Op.AT_MOST: Op.MORE, Op.AT_LEAST: Op.LESS, Op.LESS: Op.AT_LEAST, Op.MORE: Op.AT_MOST}[
        op
    ]


def any_player(say: Speaker, node: AnyPlayer, no: bool) -> str:
    before = say.they
    inner = node.condition
    if no and isinstance(inner, Compare) and isinstance(inner.left, Count):
        say.they = say.player(node.who)
        text = condition(say, inner, True)
        say.they = before
        return text
    say.they = players.some_player(say, node.who)
    text = condition(say, node.condition)
    say.they = before
    return f"it isn't so that {text}" if no else text
