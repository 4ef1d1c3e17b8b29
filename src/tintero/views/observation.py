"""The game as one seat may know it, as numbers of a fixed shape: for learners and fast bots.

`Observation.see` writes `SIZE` small integers: `NUMBERS` about the game and its players, `ROWS`
cards of `WIDTH` numbers each, `SLOTS` options of `OPTION_WIDTH`, and a mask of the options. What
each of them means is in `observation_table`, which docs/observation.md shows. Like a view it is
made from what the seat may know and from nothing else (docs/secrets.md).

Players are counted from the seat: 0 is the seat itself, 1 who comes after it. Numbers that name
something (a player, a face, a row) are one higher than what they name, so that 0 is nothing.

An answer is the place of an option. Where there are more options than `SLOTS` they are shown in
pages, and the last place is the next page (`MORE`).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

import tintero.rules.apply as apply
import tintero.rules.check as check
import tintero.rules.derive as derive
import tintero.rules.payment as payment
from tintero.events import REF
from tintero.program.library import PART
from tintero.state.objects import Card, Decision, Option
from tintero.state.state import State
from tintero.views.knowledge import may_know
from tintero.vocab import KEYWORD_COUNT, Act, CardType, Keyword, Zone

VERSION: Final = 1
GLOBALS: Final = 24
SEATS: Final = 6
SEAT_WIDTH: Final = 12
NUMBERS: Final = 96  # GLOBALS + SEATS * SEAT_WIDTH
ROWS: Final = 96
WIDTH: Final = 24
SLOTS: Final = 64
OPTION_WIDTH: Final = 12
CARDS_AT: Final = 96  # NUMBERS
OPTIONS_AT: Final = 2400  # CARDS_AT + ROWS * WIDTH
MASK_AT: Final = 3168  # OPTIONS_AT + SLOTS * OPTION_WIDTH
SIZE: Final = 3232  # MASK_AT + SLOTS
MORE: Final = 17  # the act of the place that turns the page; it follows the last of `vocab.Act`
HIGHEST: Final = 32767


def small(n: i64) -> i16:
    if n > HIGHEST:
        return HIGHEST
    if n < -HIGHEST:
        return -HIGHEST
    return i16(n)


def pages(options: i64) -> i64:
    """In how many pages so many options are shown."""
    if options <= SLOTS:
        return 1
    return (options + SLOTS - 2) // (SLOTS - 1)


def on_page(options: i64, page: i64) -> i64:
    """How many places of a page may be taken, the one that turns it included."""
    if options <= SLOTS:
        return options
    rest = options - page * (SLOTS - 1)
    return (rest if rest < SLOTS - 1 else SLOTS - 1) + 1


def option_at(options: i64, page: i64, place: i64) -> i64:
    """Which option stands at a place of a page; -1: the next page, -2: none."""
    if place < 0 or place >= on_page(options, page):
        return -2
    if options <= SLOTS:
        return place
    if place == on_page(options, page) - 1:
        return -1
    return page * (SLOTS - 1) + place


@final
class Observation:
    """Where it is written. `numbers` is memory that others may look into without a copy:
    `numpy.frombuffer(observation.numbers, numpy.int16)`."""

    def __init__(self) -> None:
        self.numbers: Final[vec[i16]] = vec[i16]([i16(0) for _ in range(SIZE)])
        self.rows: i64 = 0  # cards written
        self.left_out: i64 = 0  # cards for which there was no row
        self.options: i64 = 0  # options there are, on all pages
        self.shown: i64 = 0  # places of this page that may be taken
        self._row_of: list[int] = []  # by card: its row + 1

    def see(self, s: State, seat: int, page: int = 0) -> None:
        """Write what `seat` may know now. Options and mask are empty unless it is asked."""
        self._clear(s)
        count = len(s.players)
        for n in range(count):
            player = (seat + n) % count
            self._player(s, player, n, seat)
        for n in range(count):
            for i in s.zone((seat + n) % count, Zone.PLAY):
                self._card(s, s.cards[i], n, 0)
        for n in range(count):
            self._hand(s, (seat + n) % count, n, seat)
        for n in range(count):
            self._deck(s, (seat + n) % count, n, seat)
        for n in range(count):
            discard = s.zone((seat + n) % count, Zone.DISCARD)
            at: i64 = len(discard) - 1
            while at >= 0:
                self._card(s, s.cards[discard[at]], n, 0)
                at -= 1
        self._whereabouts(s)
        d = s.decision
        self.options = 0
        self.shown = 0
        if d is not None and d.player == seat:
            found = apply.options(s)
            self.options = len(found)
            self._options(s, found, seat, page)
            self._question(s, d, seat)
        self._globals(s, seat, page)

    def bytes(self) -> bytes:
        return memoryview(self.numbers).tobytes()

    def _clear(self, s: State) -> None:
        v = self.numbers
        at: i64 = 0
        while at < NUMBERS + self.rows * WIDTH:
            v[at] = 0
            at += 1
        at = OPTIONS_AT
        while at < OPTIONS_AT + self.shown * OPTION_WIDTH:
            v[at] = 0
            at += 1
        at = MASK_AT
        while at < MASK_AT + self.shown:
            v[at] = 0
            at += 1
        self._row_of = [0] * len(s.cards)
        self.rows = 0
        self.left_out = 0

    # --- the game and its players -----------------------------------------------------------------

    def _globals(self, s: State, seat: i64, page: i64) -> None:
        v = self.numbers
        numbers = s.scalars
        count: i64 = len(s.players)
        v[0] = VERSION
        v[1] = small(numbers.turn)
        v[2] = counted(numbers.active, seat, count)
        v[3] = counted(numbers.first, seat, count)
        v[4] = small(numbers.phase)
        v[5] = small(numbers.step)
        v[6] = 1 if s.over else 0
        v[7] = counted(numbers.winner, seat, count)
        d = s.decision
        if d is not None:
            v[8] = counted(d.player, seat, count)
            v[9] = small(d.ask + 1)
        v[15] = small(len(s.bag))
        v[16] = small(self.options)
        v[17] = small(page)
        lasting: i64 = 0
        for a in s.actives:
            if a.until >= 0 and not a.granted:
                lasting += 1
        v[18] = small(lasting)
        v[19] = small(count)
        v[20] = small(self.rows)
        v[21] = small(self.left_out)

    def _question(self, s: State, d: Decision, seat: i64) -> None:
        v = self.numbers
        v[10] = small(d.question + 1)
        v[11] = small(d.least)
        v[12] = small(d.most)
        v[13] = small(len(d.picked))
        if d.card >= 0:
            card = s.cards[d.card]
            # The source of an ability is public, also when its card has gone out of sight.
            index = card.index
            if not may_know(s, card, seat):
                index = d.index
            v[14] = small(index + 1)
            self._note(d.card, 23, 1)
        v[22] = small(d.ability + 1)
        for ref in d.picked:
            self._note(ref % REF, 22, 1)

    def _player(self, s: State, player: i64, n: i64, seat: i64) -> None:
        v = self.numbers
        p = s.players[player]
        at = GLOBALS + n * SEAT_WIDTH
        v[at] = 0 if p.out else 1
        v[at + 1] = small(p.lore)
        v[at + 2] = small(check.lore_needed(s, player))
        v[at + 3] = small(len(s.zone(player, Zone.HAND)))
        v[at + 4] = small(len(s.zone(player, Zone.DECK)))
        v[at + 5] = small(len(s.zone(player, Zone.INKWELL)))
        v[at + 6] = small(payment.ready_ink(s, player))
        v[at + 7] = small(p.drops)
        v[at + 8] = small(len(s.zone(player, Zone.DISCARD)))
        v[at + 9] = small(p.inked)
        v[at + 10] = small(p.turns)
        v[at + 11] = 1 if s.opposes(player, seat) else 0

    # --- cards ------------------------------------------------------------------------------------

    def _hand(self, s: State, player: i64, n: i64, seat: i64) -> None:
        hand = s.zone(player, Zone.HAND)
        if n > 0:  # not in the order of drawing
            known = [i for i in hand if may_know(s, s.cards[i], seat)]
            hand = sorted(known, key=lambda i: s.cards[i].index) if len(known) > 1 else known
        for i in hand:
            self._card(s, s.cards[i], n, 0)

    def _deck(self, s: State, player: i64, n: i64, seat: i64) -> None:
        deck = s.zone(player, Zone.DECK)
        depth: i64 = 0
        at: i64 = len(deck) - 1
        while at >= 0:
            card = s.cards[deck[at]]
            if (depth == 0 or card.seen >> seat & 1) and may_know(s, card, seat):
                self._card(s, card, n, depth + 1)
            depth += 1
            at -= 1

    def _card(self, s: State, card: Card, n: i64, depth: i64) -> None:
        row = self.rows
        if row >= ROWS:
            self.left_out += 1
            return
        v = self.numbers
        self.rows = row + 1
        self._row_of[card.id] = row + 1
        program = card.program
        kind = program.type
        at = CARDS_AT + row * WIDTH
        v[at] = small(card.index + 1)
        v[at + 1] = small(n)
        v[at + 2] = small(card.zone)
        v[at + 3] = small(kind)
        v[at + 4] = small(program.cost)
        v[at + 5] = 1 if program.inkable else 0
        inks: i64 = 0
        for ink in program.inks:
            inks |= 1 << ink
        v[at + 6] = small(inks)
        v[at + 20] = small(depth)
        if card.zone != Zone.PLAY:
            v[at + 7] = small(program.strength)
            v[at + 8] = small(program.willpower)
            v[at + 9] = small(program.lore)
            v[at + 10] = small(program.move_cost)
            printed: i64 = 0
            for has in program.keywords:
                printed |= 1 << has.keyword
            v[at + 11] = small(printed)
            return
        if kind == CardType.CHARACTER:
            v[at + 7] = small(derive.strength(s, card))
        if kind == CardType.CHARACTER or kind == CardType.LOCATION:
            v[at + 8] = small(derive.willpower(s, card))
            v[at + 9] = small(derive.lore(s, card))
        if kind == CardType.LOCATION:
            v[at + 10] = small(derive.move_cost(s, card))
        self._keywords(s, card, at)
        v[at + 15] = small(card.exerted)
        v[at + 16] = small(card.damage)
        v[at + 17] = small(card.drying)
        v[at + 18] = small(len(s.under(card.id)))

    def _keywords(self, s: State, card: Card, at: i64) -> None:
        v = self.numbers
        given = s.gives()
        had: i64 = 0
        for has in card.program.keywords:
            given |= 1 << has.keyword
        keyword: i64 = 0
        while keyword < KEYWORD_COUNT:
            if given >> keyword & 1 and derive.has_keyword(s, card, keyword):
                had |= 1 << keyword
            keyword += 1
        v[at + 11] = small(had)
        if had >> Keyword.CHALLENGER & 1:
            v[at + 12] = small(derive.keyword_number(s, card, Keyword.CHALLENGER))
        if had >> Keyword.RESIST & 1:
            v[at + 13] = small(derive.keyword_number(s, card, Keyword.RESIST))
        if had >> Keyword.SINGER & 1:
            v[at + 14] = small(derive.keyword_number(s, card, Keyword.SINGER))

    def _whereabouts(self, s: State) -> None:
        """What cards in play have to do with each other: known once all of them have rows."""
        v = self.numbers
        for p in s.players:
            for i in s.zone(p.id, Zone.PLAY):
                card = s.cards[i]
                row = self._row_of[i]
                if card.at >= 0 and row:
                    v[CARDS_AT + (row - 1) * WIDTH + 19] = small(self._row_of[card.at])
        one = s.card_of(s.scalars.challenger)
        two = s.card_of(s.scalars.challenged)
        if one is not None and one.zone == Zone.PLAY:
            self._note(one.id, 21, 1)
        if two is not None and two.zone == Zone.PLAY:
            self._note(two.id, 21, 2)

    def _note(self, card: i64, column: i64, value: i16) -> None:
        row: i64 = self._row_of[card]
        if row:
            self.numbers[CARDS_AT + (row - 1) * WIDTH + column] = value

    # --- options ----------------------------------------------------------------------------------

    def _options(self, s: State, found: list[Option], seat: i64, page: i64) -> None:
        v = self.numbers
        total: i64 = len(found)
        places = on_page(total, page)
        self.shown = places
        place: i64 = 0
        while place < places:
            n = option_at(total, page, place)
            at = OPTIONS_AT + place * OPTION_WIDTH
            if n < 0:
                v[at] = MORE + 1
            else:
                self._option(s, found[n], seat, at)
            v[MASK_AT + place] = 1
            place += 1

    def _option(self, s: State, o: Option, seat: i64, at: i64) -> None:
        v = self.numbers
        act = o.act
        v[at] = small(act + 1)
        if act < Act.END or (act == Act.CHOOSE and o.a >= 0):
            card = s.cards[o.a]
            v[at + 1] = small(self._row_of[o.a])
            if may_know(s, card, seat):
                v[at + 2] = small(card.index + 1)
            v[at + 3] = counted(card.owner, seat, len(s.players))
        if act == Act.PLAY:
            v[at + 5] = small(o.b + 1)
            v[at + 6] = small(len(o.cards))
            if o.cards:
                v[at + 4] = small(self._row_of[o.cards[0]])
        elif act == Act.CHALLENGE or act == Act.MOVE or act == Act.QUEST:
            # What is challenged, where it moves; in some variants the mission, or the zone.
            if o.b >= 0:
                v[at + 4] = small(self._row_of[o.b])
            elif o.c >= 0:
                v[at + 8] = small(o.c)
        elif act == Act.USE:
            v[at + 7] = small(o.b + 1)
        elif act == Act.MODE or act == Act.AMOUNT:
            v[at + 8] = small(o.a)
        elif act == Act.PLAYER:
            v[at + 9] = counted(o.a, seat, len(s.players))
        elif act == Act.NAME:
            v[at + 10] = small(o.a % PART + 1)
        elif act == Act.RESOLVE:
            for entry in s.bag:
                if entry.id == o.a:
                    v[at + 7] = small(entry.ability + 1)
                    v[at + 11] = small(entry.index + 1)
                    v[at + 1] = small(self._row_of[entry.card])


def counted(player: i64, seat: i64, players: i64) -> i16:
    """A player counted from the seat, plus one; 0 for nobody."""
    if player < 0:
        return 0
    n = player - seat
    if n < 0:
        n += players
    return small(n + 1)
