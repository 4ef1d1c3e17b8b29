"""`State`: everything a game is, and the only code that changes it.

Each writing method records its inverse in the journal first. `mark()` and `rollback(mark)` undo
exactly, in the middle of an effect too. Nothing here decides a rule.
"""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64

from tintero.ability.abilities import Has
from tintero.ability.statics import Gain
from tintero.events import REF, Event
from tintero.program.library import Programs
from tintero.program.model import BUCKETS, Bucket, CardProgram
from tintero.state.chance import lots, shuffled
from tintero.state.fields import F as F
from tintero.state.fields import L as L
from tintero.state.fields import P as P
from tintero.state.fields import get_card, get_player, set_card, set_player
from tintero.state.journal import J, Journal
from tintero.state.kept_choice import KeptChoice
from tintero.state.numbers import Numbers
from tintero.state.numbers import S as S
from tintero.state.objects import Active, BagEntry, Card, Decision, Frame, Known, Option, Player
from tintero.state.outside import Outside
from tintero.state.rng import seed_words
from tintero.state.ruleset import Ruleset
from tintero.vocab import NONE, ZONES_PER_PLAYER, Phase, Stat, Zone


@final
class State:
    """All of a game. Read anything; write only through the methods below."""

    def __init__(self, programs: Programs, players: int, ruleset: Ruleset, seed: int) -> None:
        self.programs: Final[Programs] = programs
        self.ruleset: Final[Ruleset] = ruleset
        self.players: Final[list[Player]] = [Player(i) for i in range(players)]
        # Which side each player is on: players on one side are teammates (CR 1.3.6.1).
        self.side_of: Final[list[int]] = ruleset.sides(players)
        self.cards: Final[list[Card]] = []
        # Per player five zones, then the extra lists, then one list of cards under each card.
        self.lists: Final[list[list[int]]] = [
            [] for _ in range(players * ZONES_PER_PLAYER + L.COUNT)
        ]
        self._extras: Final[i64] = players * ZONES_PER_PLAYER  # where the extra lists begin
        self.scalars: Final[Numbers] = Numbers()
        self.stack: Final[list[Frame]] = []
        self.bag: Final[list[BagEntry]] = []
        self.actives: Final[list[Active]] = []
        self.buckets: Final[list[list[Active]]] = [[] for _ in range(BUCKETS)]
        self.gained: Final[list[Active]] = self.buckets[Bucket.GAIN]  # by name: every event is
        self.later: Final[list[Active]] = self.buckets[Bucket.LATER]  # shown to what they hold
        self.log: list[Event] = []  # this turn's events
        self.decision: Decision | None = None
        self.journal: Final[Journal] = Journal()
        # Bit per player who is asked also what hidden cards leave no choice in (`rules.unseen`).
        self.asks_hidden: i64 = 0xFF if ruleset.ask_hidden else 0
        self.version: i64 = 0  # goes up with every write and every undo; never saved
        self.ink_version: i64 = 0  # the same for what may change how much ink is ready
        self.fresh: list[Event] = []  # events since the last push; not part of the state
        self.outside: Final[Outside] = Outside()
        self.asking: Final[list[int]] = []  # derived values being worked out right now
        # Bit per event kind that a card in play listens to; valid while `_hears_now`.
        self._hears: i64 = 0
        self._hears_now: bool = False
        # Bit per keyword that some effect gives, and per event kind that an ability so given
        # listens to; valid while `_gives_now`.
        self._gives: i64 = 0
        self._gained_hears: i64 = 0
        self._gives_now: bool = False
        # Whether the last check found no damage that banishes, and nothing since can have changed
        # that (`settled_damage`).
        self._sound: bool = False
        # the options of the open decision, if they were listed since the last write; not saved
        self._options: list[Option] | None = None
        self._options_stamp: i64 = NONE
        self.choice: Final[KeptChoice] = KeptChoice()
        self._alone: Final[list[list[int]]] = [[p] for p in range(players)]
        # turn order from each player on; empty when out of date
        self._orders: Final[list[list[int]]] = [[] for _ in range(players)]
        numbers = self.scalars
        numbers.rng0, numbers.rng1, numbers.rng2, numbers.rng3 = seed_words(seed)

    # --- making (before the game begins) -------------------------------------------------------

    def new_card(self, owner: int, index: int) -> Card:
        card = Card(len(self.cards), owner, index, self.programs[index])
        self.cards.append(card)
        self.lists.append([])
        self.outside.made(card)
        return card

    def new_deck(self, player: int, indices: list[int]) -> None:
        """These cards of the pool as a player's deck, the last one on top."""
        deck = self.zone(player, Zone.DECK)
        for index in indices:
            deck.append(self.new_card(player, index).id)

    # --- reading -------------------------------------------------------------------------------

    @property
    def active(self) -> i64:
        return self.scalars.active

    @property
    def turn(self) -> i64:
        return self.scalars.turn

    @property
    def over(self) -> bool:
        return self.scalars.phase == Phase.OVER

    def zone(self, player: i64, zone: i64) -> list[int]:
        return self.lists[player * ZONES_PER_PLAYER + zone]

    def extra(self, which: i64) -> list[int]:
        return self.lists[self._extras + which]

    def under(self, card: i64) -> list[int]:
        """The cards under this one, lowest first."""
        return self.lists[self._extras + L.COUNT + card]

    def under_id(self, card: i64) -> i64:
        return self._extras + L.COUNT + card

    def program(self, card: Card) -> CardProgram:
        return card.program

    def in_play(self, player: i64) -> list[int]:
        return self.lists[player * ZONES_PER_PLAYER + Zone.PLAY]

    @property
    def name_indices(self) -> list[int]:
        """Every name that may be said when a card is named; `programs.name_said` tells them."""
        return self.programs.names_to_say(self.ruleset.names_split_at_commas)

    def hears(self) -> i64:
        """Bit per event kind that some card in play listens to."""
        if not self._hears_now:
            heard: i64 = 0
            for p in self.players:
                for i in self.in_play(p.id):
                    heard |= self.cards[i].program.hears
            self._hears = heard
            self._hears_now = True
        return self._hears

    def gives(self) -> i64:
        """Bit per keyword that some effect in force gives to some card."""
        if not self._gives_now:
            self._look_at_gains()
        return self._gives

    def gained_hears(self) -> i64:
        """Bit per event kind that an ability which some effect in force gives listens to."""
        if not self._gives_now:
            self._look_at_gains()
        return self._gained_hears

    def _look_at_gains(self) -> None:
        given: i64 = 0
        heard: i64 = 0
        for a in self.gained:
            effect = a.effect
            if isinstance(effect, Gain) and isinstance(effect.ability, Has):
                given |= 1 << effect.ability.keyword
            if a.ability >= 0:
                heard |= self.programs[a.index].abilities[a.ability].hears
        self._gives = given
        self._gained_hears = heard
        self._gives_now = True

    @property
    def damage_is_settled(self) -> bool:
        """Whether nothing that decides CR 1.8.1.4 was written since `settle_damage`: no damage, no
        card that came into play with as much of it as it has willpower, no effect on willpower. An
        effect on willpower may hang on anything, so while there is one nothing is settled."""
        return (
            self._sound
            and not self.buckets[Bucket.MODIFY + Stat.WILLPOWER]
            and not self.buckets[Bucket.FLOOR]
        )

    def settle_damage(self) -> None:
        """A game state check has just found no damage that banishes."""
        self._sound = True

    def keep_options(self, found: list[Option]) -> None:
        """Remember the options of the decision just opened until the next write."""
        self._options = found
        self._options_stamp = self.version

    def kept_options(self) -> list[Option] | None:
        return self._options if self._options_stamp == self.version else None

    @property
    def leader(self) -> i64:
        """The player from whom turn order is counted: the active one, in setup the first seat."""
        active = self.scalars.active
        if active < 0:
            return 0
        return active

    def turn_order(self, first: i64) -> list[int]:
        """Players still in the game, from `first` on, leftwards (CR 9.2.1).

        With team turns "active player" means the team (CR 9.3), so `first` goes with its
        teammates before the others. Nobody changes the list: it is kept until a player leaves.
        """
        kept = self._orders[first]
        if kept:
            return kept
        order: list[int] = []
        n: i64 = len(self.players)
        p: i64 = first
        for _ in range(n):
            if not self.players[p].out:
                order.append(p)
            p += 1
            if p == n:
                p = 0
        if self.ruleset.team_turns:
            side = self.side_of[first]
            mates = [q for q in order if self.side_of[q] == side]
            order = mates + [q for q in order if self.side_of[q] != side]
        self._orders[first] = order
        return order

    def alone(self, player: i64) -> list[int]:
        """This player and nobody else. Nobody changes the list."""
        return self._alone[player]

    def opponents(self, player: int) -> list[int]:
        """CR 1.3.5.2: everybody but the player and their teammates, in turn order from the
        active player (CR 6.7.6)."""
        return [p for p in self.turn_order(self.leader) if self.opposes(p, player)]

    def opposes(self, player: i64, other: i64) -> bool:
        """CR 1.3.5.1, 1.3.6.1: teammates are not opponents of each other."""
        if player < 0 or player == other:
            return False
        return other < 0 or self.side_of[player] != self.side_of[other]

    def team(self, player: int) -> list[int]:
        """The player and their teammates still in the game, from that player on."""
        n = len(self.players)
        seats = [p % n for p in range(player, player + n)]
        return [
            p for p in seats if not self.players[p].out and self.side_of[p] == self.side_of[player]
        ]

    def acting(self) -> list[int]:
        """CR 1.3.4.1: the player whose turn it is; with team turns all of the team (CR 9.3.1).
        Nobody changes the list."""
        active = self.scalars.active
        if active < 0:
            return [active]
        if self.ruleset.team_turns:
            return self.team(active)
        return self._alone[active]

    def card_of(self, ref: i64) -> Card | None:
        """The card a reference means now, or None if it has become another card (CR 7.1.6).

        A character that was covered by Shift goes on as its new face (CR 8.10.5), so a reference
        to a covered card means the card on top, also once the covered card has left the stack.
        """
        if ref < 0:
            return None
        card = self.cards[ref % REF]
        inc = ref // REF
        if card.inc == inc:
            return card
        if card.cover == inc and card.zone == Zone.UNDER:
            return self.cards[card.top]
        pairs = self.extra(L.GOES_ON)
        for i in range(0, len(pairs), 2):
            if pairs[i] == ref:
                return self.card_of(pairs[i + 1])
        return None

    def follow(self, ref: int, zone: int) -> Card | None:
        """The card a reference means; with a zone, also after one move to that zone.

        CR 7.1.6: some effects can still follow a card to its new zone, one zone only.
        """
        if ref < 0:
            return None
        if zone < 0:
            return self.card_of(ref)
        card = self.cards[ref % REF]
        if card.zone == zone and card.inc in (ref // REF, ref // REF + 1):
            return card
        return None

    # --- undo ----------------------------------------------------------------------------------

    def mark(self) -> int:
        return self.journal.top

    def learnt_since(self, mark: int, player: int) -> bool:
        """Whether since then chance was used or the player saw a card they did not know."""
        return self.journal.learnt_since(mark, player, self.cards)

    def keep_history(self, keep: bool) -> None:
        """Give up going back before now, and until told otherwise keep nothing to go back by: for
        playing a game to its end, nothing else."""
        self.journal.top = 0
        self.journal.kept = keep
        self.fresh.clear()

    def rollback(self, mark: int) -> None:
        """Undo every write since `mark`, newest first."""
        journal = self.journal
        entries = journal.entries
        top = journal.top
        while top > mark:
            top -= 1
            e = entries[top]
            kind = e.kind
            if kind == J.CARD:
                self._set_card(self.cards[e.a], e.b, e.old)
            elif kind == J.INSERTED:
                self.lists[e.a].pop(e.b)
            elif kind == J.DELETED:
                self.lists[e.a].insert(e.b, e.old)
            elif kind == J.SCALAR:
                self.scalars[e.a] = e.old
            elif kind == J.CAUSE:
                self.scalars.source = e.a
                self.scalars.source_ability = e.b
            elif kind == J.PLAYER:
                set_player(self.players[e.a], e.b, e.old)
                if e.b == P.OUT:
                    self._forget_orders()
            elif kind == J.FRAME_PUSHED:
                self.stack.pop()
            elif kind == J.FRAME_POPPED:
                self.stack.append(cast(Frame, e.ref))
            elif kind == J.FRAME_REPLACED:
                self.stack[e.a] = cast(Frame, e.ref)
            elif kind == J.LOGGED:
                self.log.pop()
            elif kind == J.LOG_CLEARED:
                self.log = cast(list[Event], e.ref)
            elif kind == J.DECISION:
                self.decision = cast(Decision, e.ref) if e.ref is not None else None
            elif kind == J.BAG_ADDED:
                self.bag.pop()
            elif kind == J.BAG_REMOVED:
                self.bag.insert(e.a, cast(BagEntry, e.ref))
            elif kind == J.ACTIVE_ADDED:
                active = self.actives.pop()
                self.buckets[active.bucket].pop()
            elif kind == J.ACTIVE_REMOVED:
                gone = cast(Active, e.ref)
                self.actives.insert(e.a, gone)
                self.buckets[gone.bucket].insert(e.b, gone)
            elif kind == J.KNOWN:
                self.cards[e.a].known = cast(Known, e.ref) if e.ref is not None else None
            elif kind == J.VALUES:
                self.lists[e.a] = cast(list[int], e.ref)
            e.ref = None
        journal.top = top
        self.forget_derived()

    def forget_derived(self) -> None:
        """Work out anew whatever is remembered of the state and is not part of it."""
        self.version += 1
        self.ink_version += 1
        self._hears_now = False
        self._gives_now = False
        self._sound = False

    def _forget_orders(self) -> None:
        for p in self.players:
            self._orders[p.id] = []

    # --- writing: cards, players, numbers ------------------------------------------------------

    def put(self, card: Card, field: i64, value: i64) -> None:
        """Write one field of a card."""
        old = get_card(card, field)
        if old != value:
            self.journal.add(J.CARD, card.id, field, old, None)
            self._set_card(card, field, value)
            self.version += 1

    def put_known(self, card: Card, known: Known | None) -> None:
        self.journal.add(J.KNOWN, card.id, 0, 0, card.known)
        card.known = known

    def put_player(self, player: Player, field: i64, value: i64) -> None:
        old = get_player(player, field)
        if old != value:
            self.journal.add(J.PLAYER, player.id, field, old, None)
            set_player(player, field, value)
            self.version += 1
            if field == P.OUT:
                self._forget_orders()

    def put_scalar(self, field: i64, value: i64) -> None:
        old = self.scalars[field]
        if old != value:
            self.journal.add(J.SCALAR, field, 0, old, None)
            self.scalars[field] = value
            self.version += 1

    def put_cause(self, source: i64, ability: i64) -> None:
        """What events name as their cause; no derived value reads it."""
        numbers = self.scalars
        if numbers.source != source or numbers.source_ability != ability:
            self.journal.add(J.CAUSE, numbers.source, numbers.source_ability, 0, None)
            numbers.source = source
            numbers.source_ability = ability

    def next_id(self) -> int:
        """A number never used before in this game."""
        n = self.scalars.next_id
        self.journal.add(J.SCALAR, S.NEXT_ID, 0, n, None)
        self.scalars.next_id = n + 1
        return n

    # --- writing: lists ------------------------------------------------------------------------

    def insert(self, list_id: i64, position: i64, value: i64) -> None:
        self.journal.add(J.INSERTED, list_id, position, 0, None)
        self.lists[list_id].insert(position, value)
        self._changed(list_id, value, True)

    def append(self, list_id: i64, value: i64) -> None:
        values = self.lists[list_id]
        self.journal.add(J.INSERTED, list_id, len(values), 0, None)
        values.append(value)
        self._changed(list_id, value, True)

    def delete(self, list_id: i64, position: i64) -> int:
        values = self.lists[list_id]
        value = values[position]
        self.journal.add(J.DELETED, list_id, position, value, None)
        values.pop(position)
        self._changed(list_id, value, False)
        return value

    def remove(self, list_id: i64, value: i64) -> None:
        # From the end: most cards that move are the last that came, or the top of a deck.
        values = self.lists[list_id]
        position: i64 = len(values) - 1
        while values[position] != value:
            position -= 1
        self.journal.add(J.DELETED, list_id, position, value, None)
        values.pop(position)
        self._changed(list_id, value, False)

    def replace_list(self, list_id: i64, values: list[int]) -> None:
        self.journal.add(J.VALUES, list_id, 0, 0, self.lists[list_id])
        self.lists[list_id] = values
        self.version += 1
        if list_id < self._extras:
            self.ink_version += 1
            self._hears_now = False
            self._sound = False

    def _changed(self, list_id: i64, value: i64, came: bool) -> None:
        """What is remembered of a list goes on with one card more in it, or one less."""
        self.version += 1
        if list_id >= self._extras:
            return
        zone = list_id % ZONES_PER_PLAYER
        if zone == Zone.INKWELL:
            self.ink_version += 1
        elif zone == Zone.PLAY:
            card = self.cards[value]
            program = card.program
            if not came:  # the others' damage is what it was
                self._hears_now = self._hears_now and program.hears == 0
                return
            self._hears |= program.hears
            if card.damage >= program.willpower and program.has_willpower:
                self._sound = False

    def zone_id(self, player: i64, zone: i64) -> i64:
        return player * ZONES_PER_PLAYER + zone

    def extra_id(self, which: i64) -> i64:
        return self._extras + which

    # --- writing: stack, bag, actives, log, decision -------------------------------------------

    def push_frame(self, frame: Frame) -> None:
        self.journal.add(J.FRAME_PUSHED, 0, 0, 0, None)
        self.stack.append(frame)

    def pop_frame(self) -> Frame:
        frame = self.stack.pop()
        if self.journal.kept:
            self.journal.add(J.FRAME_POPPED, 0, 0, 0, frame)
        return frame

    def set_frame(self, frame: Frame) -> None:
        """Replace the top frame."""
        self.set_frame_at(len(self.stack) - 1, frame)

    def set_frame_at(self, position: i64, frame: Frame) -> None:
        if self.journal.kept:
            self.journal.add(J.FRAME_REPLACED, position, 0, 0, self.stack[position])
        self.stack[position] = frame

    def add_to_bag(self, entry: BagEntry) -> None:
        self.journal.add(J.BAG_ADDED, 0, 0, 0, None)
        self.bag.append(entry)

    def take_from_bag(self, position: int) -> BagEntry:
        entry = self.bag.pop(position)
        self.journal.add(J.BAG_REMOVED, position, 0, 0, entry)
        return entry

    def add_active(self, active: Active) -> None:
        self.journal.add(J.ACTIVE_ADDED, 0, 0, 0, None)
        self.actives.append(active)
        self.buckets[active.bucket].append(active)
        self._changed_actives(active.bucket)

    def remove_active(self, active: Active) -> None:
        position = self._place(self.actives, active)
        bucket = self.buckets[active.bucket]
        in_bucket = self._place(bucket, active)
        self.journal.add(J.ACTIVE_REMOVED, position, in_bucket, 0, active)
        self.actives.pop(position)
        bucket.pop(in_bucket)
        self._changed_actives(active.bucket)

    def _changed_actives(self, bucket: i64) -> None:
        self.version += 1
        if bucket == Bucket.GAIN:
            self._gives_now = False
        elif bucket == Bucket.MODIFY + Stat.WILLPOWER or bucket == Bucket.FLOOR:
            self._sound = False

    def add_to_log(self, event: Event) -> None:
        self.log.append(event)
        if self.journal.kept:
            self.journal.add(J.LOGGED, 0, 0, 0, None)
            self.fresh.append(event)

    def clear_log(self) -> None:
        self.journal.add(J.LOG_CLEARED, 0, 0, 0, self.log)
        self.log = []

    def set_decision(self, decision: Decision | None) -> None:
        self.journal.add(J.DECISION, 0, 0, 0, self.decision)
        self.decision = decision
        self._options = None

    # --- chance --------------------------------------------------------------------------------

    def random_below(self, n: int) -> int:
        """A number from 0 to n - 1, every one equally likely."""
        self._note_lot()
        return lots(self.scalars, [n], self.ruleset.secret_lots)[0]

    def shuffled(self, values: list[int]) -> list[int]:
        """The values in a random order; the argument stays as it is."""
        self._note_lot()
        return shuffled(self.scalars, values, self.ruleset.secret_lots)

    def _note_lot(self) -> None:
        for field in range(S.RNG0, S.RNG3 + 1):
            self.journal.add(J.SCALAR, field, 0, self.scalars[field], None)

    # --- fields --------------------------------------------------------------------------------

    def _set_card(self, card: Card, field: i64, value: i64) -> None:
        set_card(card, field, value)
        if field == F.DAMAGE:
            self._sound = False
        elif field == F.EXERTED:
            if card.zone == Zone.INKWELL:
                self.ink_version += 1
        elif field == F.INDEX:
            old = card.program
            card.program = self.programs[value]
            self._hears_now = False
            self._sound = False
            self.outside.changed(self.cards, card, old)

    def _place(self, actives: list[Active], active: Active) -> int:
        for i in range(len(actives) - 1, -1, -1):
            if actives[i] is active:
                return i
        raise KeyError(active.id)
