"""What must hold of any state, at every step of every game (`check_state`)."""

from __future__ import annotations

from collections import Counter
from itertools import compress, count
from operator import ne

from tintero.events import REF, Event, Kind
from tintero.program.model import Bucket
from tintero.rules import apply, check, derive, payment
from tintero.rules.frames import K
from tintero.state.objects import Card
from tintero.state.state import L, S, State
from tintero.vocab import NONE, ZONES_PER_PLAYER, Ask, CardType, Until, Zone


class Broken(AssertionError):
    """Something that must hold does not. `check` says what was being checked."""

    def __init__(self, check: str, message: str) -> None:
        super().__init__(message)
        self.check = check


def need(holds: bool, check: str, message: str) -> None:
    if not holds:
        raise Broken(check, message)


def check_state(s: State) -> None:
    """Cards are conserved, numbers make sense, effects belong to something, all is settled."""
    check_places(s)
    for card in s.cards:
        zone = card.zone
        if card.damage or card.exerted or card.drying or card.at != NONE:
            check_card(s, card)
        elif zone == Zone.PLAY or zone == Zone.DISCARD:
            if card.faceup != 1:
                check_card(s, card)
        elif zone == Zone.HAND and not card.seen >> card.owner & 1:
            check_card(s, card)
    for player in s.players:
        need(player.lore >= 0 and player.drops >= 0, "numbers", f"player {player.id} below 0")
    check_effects(s)
    check_gone(s)
    d = s.decision
    if d is not None:
        need(not s.players[d.player].out, "way on", "a player who left is asked")
        if d.ask == Ask.TURN_ACTION:
            check_quiet(s)


# Every card and effect is looked at after every decision: only one that is wrong gets a sentence.


OUT = Zone.OUT << 3  # of a card in no list
NOWHERE = Zone.ANYWHERE << 3


def check_places(s: State) -> None:
    """Every card is in exactly one list, the one it says it is in (CR 7.1.5)."""
    cards, players = s.cards, len(s.players)
    told = [OUT] * len(cards)  # by the lists: zone and owner, or the card on top
    entries = 0
    for place, held in enumerate(s.lists[: players * ZONES_PER_PLAYER]):
        owner, zone = divmod(place, ZONES_PER_PLAYER)
        entries += len(held)
        for i in held:
            told[i] = zone << 3 | owner
    for top, held in enumerate(s.lists[players * ZONES_PER_PLAYER + L.COUNT :]):
        if held:
            entries += len(held)
            if cards[top].zone != Zone.PLAY:
                raise Broken("cards", f"card {top} has cards under it and is not in play")
            for i in held:
                told[i] = ~top
    said = [  # by the cards, in the same way
        zone << 3 | card.owner
        if card.top == NONE and zone != Zone.OUT
        else (~card.top if zone == Zone.UNDER else OUT if zone == Zone.OUT else NOWHERE)
        for card in cards
        for zone in (card.zone,)
    ]
    if said == told and entries == len(cards) - said.count(OUT):
        return
    out = 0
    for card, place in zip(cards, told, strict=True):
        zone = card.zone
        if zone == Zone.OUT or zone == Zone.ASIDE:
            out += 1
            right = place == OUT
        elif zone == Zone.UNDER:
            right = place == ~card.top and card.top != NONE
        else:
            right = place == zone << 3 | card.owner and card.top == NONE
        if not right:
            raise Broken("cards", f"card {card.id} is {_places(s, card.id)}")
    if entries != len(cards) - out:
        twice = next(card.id for card in cards if _lists_with(s, card.id) > 1)
        raise Broken("cards", f"card {twice} is in {_lists_with(s, twice)} places")


def _places(s: State, card: int) -> str:
    count = _lists_with(s, card)
    return "not where it says it is" if count == 1 else f"in {count} places"


def _lists_with(s: State, card: int) -> int:
    """In how many zones and stacks a card is listed."""
    zones = len(s.players) * ZONES_PER_PLAYER
    return sum(held.count(card) for held in s.lists[:zones] + s.lists[zones + L.COUNT :])


def check_card(s: State, card: Card) -> None:
    wrong = _wrong(s, card)
    if wrong:
        raise Broken("numbers", f"{s.programs[card.index].full_name} (card {card.id}) {wrong}")


def _wrong(s: State, card: Card) -> str:
    zone = card.zone
    played = zone == Zone.PLAY
    if card.damage or card.exerted or card.drying or card.at != NONE:
        kind = s.programs[card.index].type
        character = played and kind == CardType.CHARACTER
        if card.damage < 0:
            return "has negative damage"
        if card.damage and not (character or (played and kind == CardType.LOCATION)):
            return "has damage and can't have any"
        if card.exerted:
            turned = character or (played and kind == CardType.ITEM) or zone == Zone.INKWELL
            if not turned or card.exerted != 1:
                return "is exerted and can't be"
        if card.drying and not character:
            return "is drying and can't be"
        if card.at != NONE:
            place = s.cards[card.at]
            if not (character and place.zone == Zone.PLAY and place.owner == card.owner):
                return "is at a place that is not in play"
            if s.programs[place.index].type != CardType.LOCATION:
                return "is at a card"
    if played or zone == Zone.DISCARD:
        return "" if card.faceup == 1 else "is facedown in a public zone"
    if zone == Zone.HAND and not card.seen >> card.owner & 1:
        return "is in hand, unseen"
    return ""


def check_effects(s: State) -> None:
    """Actives are filed once, speak of programs that exist, and end with their source."""
    printed: Counter[tuple[int, int]] = Counter()
    ids = {a.id for a in s.actives}
    need(len(ids) == len(s.actives), "effects", "two lasting effects have one number")
    need(sum(map(len, s.buckets)) == len(ids), "effects", "an effect is filed nowhere or twice")
    for a in s.actives:
        program, until = s.programs[a.index], a.until
        if a not in s.buckets[a.bucket]:
            raise Broken("effects", f"an effect of {program.full_name} is misfiled")
        real = -1 <= a.static < len(program.statics) and -1 <= a.ability < len(program.abilities)
        if not real:
            raise Broken("effects", f"{program.full_name} has no such effect")
        if a.parent != NONE and a.parent not in ids:
            raise Broken("effects", "an effect hangs on one that is gone")
        if until == NONE or until == Until.WHILE_IN_PLAY:
            card = s.cards[a.source]
            here = card.zone == Zone.PLAY and card.inc == a.inc and card.index == a.index
            if not here:
                raise Broken("effects", f"{program.full_name} has an effect and is not in play")
            if until == NONE and not a.granted:
                printed[a.source, a.static] += 1
    for player in s.players:
        for i in s.in_play(player.id):
            program = s.programs[s.cards[i].index]
            if program.type != CardType.ACTION:
                for static in program.in_play:
                    if printed[i, static] != 1:
                        raise Broken("effects", f"card {i}: static {static} is off")


def check_gone(s: State) -> None:
    """CR 9.2.3: of a player who left nothing remains but static effects with a stated duration,
    and what was resolving at that moment."""
    gone = [player.id for player in s.players if player.out]
    if not gone or s.over:
        return
    for card in s.cards:
        if card.zone != Zone.OUT and card.owner in gone:
            raise Broken("gone", f"card {card.id} has stayed without its player")
    for a in s.actives:
        name = s.programs[a.index].full_name
        if a.player in gone:
            stays = a.until not in (NONE, Until.FOREVER, Until.WHILE_IN_PLAY)
            need(stays and a.bucket != Bucket.LATER, "gone", f"an effect of {name} has stayed")
        if a.frozen and a.targets:
            aimed = [s.cards[ref % REF].owner not in gone for ref in a.targets]
            need(any(aimed), "gone", f"an effect of {name} is on cards that left")
    for entry in s.bag:
        name = s.programs[entry.index].full_name
        mine = entry.player not in gone and s.cards[entry.card].owner not in gone
        need(mine, "gone", f"a trigger of {name} has stayed without its player")
    for frame in s.stack:
        if frame.player in gone:
            kept = frame.kind in (K.TURN, K.SETUP, K.SETTLE, *apply.RESOLVING)
            need(kept, "gone", f"a process of kind {frame.kind} goes on without its player")
    for i in s.extra(L.DEFERRED)[::2]:
        need(s.cards[i].owner not in gone, "gone", f"card {i} is to resolve without its player")


def check_quiet(s: State) -> None:
    """Before a turn action everything is resolved (CR 4.1.2) and checked (CR 1.8)."""
    need(not s.bag and len(s.stack) == 1, "quiet", "a turn action is asked amid something else")
    need(s.scalars[S.CHALLENGER] == NONE, "quiet", "a challenge has not ended")
    for which in (L.CREDITS, L.DEFERRED):
        need(not s.extra(which), "quiet", f"list {which} is not empty between turn actions")
    for a in s.actives:
        need(a.until != Until.CHALLENGE, "quiet", "an effect outlasts its challenge")
    for player in s.players:
        if not player.out:
            if player.lore >= check.lore_needed(s, player.id) and not just_left(s):
                raise Broken("quiet", f"player {player.id} has the lore to win and has not won")
            for i in s.in_play(player.id):
                card = s.cards[i]
                need(s.programs[card.index].type != CardType.ACTION, "quiet", "an action stays")
                if check.is_lethal(s, card) and not just_left(s):
                    raise Broken("quiet", f"card {i} has lethal damage")


def just_left(s: State) -> bool:
    """CR 1.8.1: a player's leaving is none of the moments of a check; the next one finds what it
    changed."""
    return bool(s.log) and s.log[-1].kind == Kind.PLAYER_OUT


def check_values(s: State) -> None:
    """What is remembered of a card's strength and willpower equals what would be worked out, and
    so does what is remembered of triggers, keywords, ready ink and options."""
    kept = (s.hears(), s.gives(), s.gained_hears(), ready_ink(s), apply.options(s))
    s.forget_derived()
    anew = (s.hears(), s.gives(), s.gained_hears(), ready_ink(s), apply.options(s))
    need(kept == anew, "values", f"{kept} remembered and {anew} worked out")
    table = [s.cards[i] for player in s.players for i in s.in_play(player.id)]
    remembered = [(derive.raw_strength(s, card), derive.willpower(s, card)) for card in table]
    for card, values in zip(table, remembered):
        for other in table:
            other.stamp = other.stamp_w = NONE
        fresh = (derive.raw_strength(s, card), derive.willpower(s, card))
        name = s.programs[card.index].full_name
        need(values == fresh, "values", f"{name} has {values} remembered and {fresh} worked out")


def ready_ink(s: State) -> list[int]:
    return [payment.ready_ink(s, player.id) for player in s.players]


# --- every change is an event -------------------------------------------------------------------

Numbers = tuple[list[tuple[int, int]], list[tuple[int, int, int, int]]]


def numbers_of(s: State) -> Numbers:
    """What events must account for: lore and drops; where cards are, how turned, how damaged."""
    return (
        [(player.lore, player.drops) for player in s.players],
        [(card.zone, card.inc, card.exerted, card.damage) for card in s.cards],
    )


def check_events(before: Numbers, after: Numbers, events: list[Event]) -> None:
    """The events between two moments add up to the difference between them."""
    sums: Counter[tuple[int, int]] = Counter()
    named: set[int] = set()
    for event in events:
        named |= {event.card, event.other}
        if event.kind in (Kind.EXERTED, Kind.READIED):
            sums[event.kind, event.card] += 1
        elif event.kind in (Kind.DAMAGE_TAKEN, Kind.DAMAGE_REMOVED):
            sums[event.kind, event.card] += event.amount
        else:
            sums[event.kind, event.player] += event.amount
    gone = [event.player for event in events if event.kind == Kind.PLAYER_OUT]
    for seat, (was, now) in enumerate(zip(before[0], after[0])):
        if seat in gone:
            continue  # CR 9.2.3: whatever was theirs leaves with them
        for i, more, less in (
            (0, Kind.LORE_GAINED, Kind.LORE_LOST),
            (1, Kind.DROPS_GAINED, Kind.DROPS_REMOVED),
        ):
            told = sums[more, seat] - sums[less, seat]
            need(now[i] - was[i] == told, "events", f"player {seat}: {was} to {now}, unexplained")
    if any(event.kind == Kind.HAND_ALTERED for event in events):
        return  # CR 2.2.2.1: one event for the whole hand, unseen by others
    for card in compress(count(), map(ne, before[1], after[1])):
        old, new = before[1][card], after[1][card]
        if new[0] == Zone.OUT or old[0] == Zone.UNDER:
            continue
        if old[1] != new[1]:
            need(card in named, "events", f"card {card} changed zone and no event names it")
        elif new[0] == Zone.PLAY:
            turned = sums[Kind.EXERTED, card] - sums[Kind.READIED, card]
            hurt = sums[Kind.DAMAGE_TAKEN, card] - sums[Kind.DAMAGE_REMOVED, card]
            right = new[2] - old[2] == turned and new[3] - old[3] == hurt
            need(right, "events", f"card {card}: {old} to {new}, unexplained")
