"""What must hold of any state, at every step of every game (`check_state`)."""

from __future__ import annotations

from collections import defaultdict

from tintero.events import REF, Event, Kind
from tintero.program.model import Bucket
from tintero.rules import apply, check, derive, payment
from tintero.rules.frames import K
from tintero.state import codec
from tintero.state.state import L, S, State
from tintero.vocab import NONE, Ask, CardType, Until, Zone
from tintero_proof.whereabouts import (
    AT,
    CARDS,
    DAMAGE,
    DRYING,
    EXERTED,
    FACEUP,
    INC,
    INDEX,
    LISTS,
    OWNER,
    SEEN,
    ZONE,
    Broken,
    Row,
    Whereabouts,
    differences,
    whole,
)


def need(holds: bool, check: str, message: str) -> None:
    if not holds:
        raise Broken(check, message)


class CheckedState:
    """A state that was checked, for the next one: of that only what is otherwise is looked at."""

    def __init__(self, s: State) -> None:
        self.rows: list[Row] = [()] * len(s.cards)
        self.places = Whereabouts(len(s.players), len(s.cards))
        self.elsewhere: set[int] = set()  # cards at a location: they speak of a second card
        self.gone: list[int] = []  # players who had left, in a game that went on

    def look(self, s: State, now: codec.Plain, changed: list[int] | None) -> None:
        """That cards are where they should be, and as they may be there. `changed`: those that are
        otherwise, if that is known."""
        rows: list[Row] = now[CARDS]
        if changed is None:
            changed = differences(self.rows, rows)
        self.rows = rows
        self.places.check(rows, now[LISTS], changed)
        for i in changed:
            if rows[i][AT] == NONE:
                self.elsewhere.discard(i)
            else:
                self.elsewhere.add(i)
        for i in (*changed, *self.elsewhere):
            wrong = _wrong(s, rows[i])
            if wrong:
                name = s.programs[rows[i][INDEX]].full_name
                raise Broken("numbers", f"{name} (card {i}) {wrong}")
        # CR 9.2.3: the cards of a player who left leave the game with them.
        gone = [] if s.over else [player.id for player in s.players if player.out]
        if gone:
            for i in changed if gone == self.gone else range(len(rows)):
                if rows[i][OWNER] in gone and rows[i][ZONE] != Zone.OUT:
                    raise Broken("gone", f"card {i} has stayed without its player")
        self.gone = gone


def check_state(
    s: State,
    now: codec.Plain = None,
    before: CheckedState | None = None,
    changed: list[int] | None = None,
) -> None:
    """Cards are conserved, numbers make sense, effects belong to something, all is settled.

    `now`: what `whole` says of the state, if that is known; `before`: the state that was checked
    last; `changed`: the cards that are otherwise than there, if that is known.
    """
    now = whole(s) if now is None else now
    (before or CheckedState(s)).look(s, now, changed)
    for player in s.players:
        if player.lore < 0 or player.drops < 0:
            raise Broken("numbers", f"player {player.id} below 0")
    check_effects(s)
    check_gone(s)
    d = s.decision
    if d is not None:
        need(not s.players[d.player].out, "way on", "a player who left is asked")
        if d.ask == Ask.TURN_ACTION:
            check_quiet(s)


# Every card and effect is looked at after every decision: only one that is wrong gets a sentence.


def _wrong(s: State, row: Row) -> str:
    zone = row[ZONE]
    played = zone == Zone.PLAY
    if row[DAMAGE] or row[EXERTED] or row[DRYING] or row[AT] != NONE:
        kind = s.programs[row[INDEX]].type
        character = played and kind == CardType.CHARACTER
        if row[DAMAGE] < 0:
            return "has negative damage"
        if row[DAMAGE] and not (character or (played and kind == CardType.LOCATION)):
            return "has damage and can't have any"
        if row[EXERTED]:
            turned = character or (played and kind == CardType.ITEM) or zone == Zone.INKWELL
            if not turned or row[EXERTED] != 1:
                return "is exerted and can't be"
        if row[DRYING] and not character:
            return "is drying and can't be"
        if row[AT] != NONE:
            place = s.cards[row[AT]]
            if not (character and place.zone == Zone.PLAY and place.owner == row[OWNER]):
                return "is at a place that is not in play"
            if s.programs[place.index].type != CardType.LOCATION:
                return "is at a card"
    if played or zone == Zone.DISCARD:
        return "" if row[FACEUP] == 1 else "is facedown in a public zone"
    if zone == Zone.HAND and not row[SEEN] >> row[OWNER] & 1:
        return "is in hand, unseen"
    return ""


def check_effects(s: State) -> None:
    """Actives are filed once, speak of programs that exist, and end with their source."""
    printed: defaultdict[tuple[int, int], int] = defaultdict(int)
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
    """CR 9.2.3: beside their cards (`CheckedState`), of a player who left nothing remains but
    static effects with a stated duration, and what was resolving at that moment."""
    gone = [player.id for player in s.players if player.out]
    if not gone or s.over:
        return
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
        if s.extra(which):
            raise Broken("quiet", f"list {which} is not empty between turn actions")
    for a in s.actives:
        if a.until == Until.CHALLENGE:
            raise Broken("quiet", "an effect outlasts its challenge")
    for player in s.players:
        if not player.out:
            if player.lore >= check.lore_needed(s, player.id) and not just_left(s):
                raise Broken("quiet", f"player {player.id} has the lore to win and has not won")
            for i in s.in_play(player.id):
                card = s.cards[i]
                if s.programs[card.index].type == CardType.ACTION:
                    raise Broken("quiet", "an action stays")
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

Numbers = list[tuple[int, int]]


def numbers_of(s: State) -> Numbers:
    """What events must account for beside where cards are, how turned and how damaged: lore and
    drops."""
    return [(player.lore, player.drops) for player in s.players]


def check_events(
    before: tuple[Numbers, list[Row]],
    after: tuple[Numbers, list[Row]],
    changed: list[int],
    events: list[Event],
) -> None:
    """The events between two moments add up to the difference between them."""
    sums: defaultdict[tuple[int, int], int] = defaultdict(int)
    named: set[int] = set()
    for event in events:
        kind, card = event.kind, event.card
        named.add(card)
        named.add(event.other)
        if kind == Kind.EXERTED or kind == Kind.READIED:
            sums[kind, card] += 1
        elif kind == Kind.DAMAGE_TAKEN or kind == Kind.DAMAGE_REMOVED:
            sums[kind, card] += event.amount
        else:
            sums[kind, event.player] += event.amount
    gone = [event.player for event in events if event.kind == Kind.PLAYER_OUT]
    for seat, (was, now) in enumerate(zip(before[0], after[0])):
        if seat in gone:
            continue  # CR 9.2.3: whatever was theirs leaves with them
        for i, more, less in (
            (0, Kind.LORE_GAINED, Kind.LORE_LOST),
            (1, Kind.DROPS_GAINED, Kind.DROPS_REMOVED),
        ):
            if now[i] - was[i] != sums[more, seat] - sums[less, seat]:
                raise Broken("events", f"player {seat}: {was} to {now}, unexplained")
    if any(event.kind == Kind.HAND_ALTERED for event in events):
        return  # CR 2.2.2.1: one event for the whole hand, unseen by others
    for card in changed:
        old, new = before[1][card], after[1][card]
        if new[ZONE] == Zone.OUT or old[ZONE] == Zone.UNDER:
            continue
        if old[INC] != new[INC]:
            need(card in named, "events", f"card {card} changed zone and no event names it")
        elif new[ZONE] == Zone.PLAY:
            turned = sums[Kind.EXERTED, card] - sums[Kind.READIED, card]
            hurt = sums[Kind.DAMAGE_TAKEN, card] - sums[Kind.DAMAGE_REMOVED, card]
            if new[EXERTED] - old[EXERTED] != turned or new[DAMAGE] - old[DAMAGE] != hurt:
                raise Broken("events", f"card {card}: {old} to {new}, unexplained")
