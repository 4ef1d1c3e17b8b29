"""A position → a game in that position."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from tintero import limits
from tintero.cards.pool import Pool, key
from tintero.game import Game, programs_of
from tintero.messages import CardNamed, Message
from tintero.notation.names import keys_of, parse_ref
from tintero.rules import actives, apply, hands, playable, setup, turn, zones
from tintero.rules.turn_actions.otherwise import set_done
from tintero.scene.errors import SceneError
from tintero.scene.find_cards import ANYWHERE, IN_PLAY, NotFound, cards_called
from tintero.scene.lasting_effects import NotInPool, lay
from tintero.scene.model import (
    Lasting,
    Placed,
    Position,
    SceneCards,
    SceneDone,
    SceneSeat,
    SceneUnder,
)
from tintero.scene.possible import check_possible
from tintero.scene.rules_by import ruleset_of
from tintero.state.objects import Card, use_of
from tintero.state.state import L, S, State
from tintero.vocab import NONE, CardType, Phase, Step, Zone

DECK_SIZE = 20
SEED = 0
# What a card nobody looks at may be: of a name not used, a character, one without abilities.
FILLERS = (
    (True, True, True),
    (True, True, False),
    (True, False, False),
    (False, True, True),
)
ROUNDS = 2  # turns everybody has had before the position, unless it is a first turn


class Builder:
    """Sets up one position."""

    def __init__(self, position: Position, pool: Pool, file: str, said: str = "") -> None:
        self.position = position
        self.pool = pool
        self.file = file
        self.said = f" {key(said)} "  # what the steps say: no card named there fills a deck
        self.filler = self._filler()
        self.state = State(
            programs_of(pool),
            len(position.seats),
            ruleset_of(position),
            SEED,
        )

    def build(self) -> Game:
        s = self.state
        position = self.position
        if position.setup is None:
            self._turn()
        for player, seat in enumerate(position.seats):
            self._not_too_many(player, seat)
            self._seat(player, seat)
        for player, seat in enumerate(position.seats):
            for entry in seat.lasting:
                self._lasting(entry, player)
        for entry in position.lasting:
            self._lasting(entry, position.turn)
        zones.show_tops(s)
        s.clear_log()
        s.fresh = []
        s.journal.top = 0  # the position is where the game begins; there is nothing before it
        self._begin()
        game = Game(s, self.pool)
        check_possible(position, game, self.file)
        return game

    # --- names ------------------------------------------------------------------------------------

    def _error(self, problem: Message, line: int, near: tuple[str, ...] = ()) -> SceneError:
        return SceneError(problem, self.file, line, near)

    def _index(self, cards: SceneCards) -> int:
        """The card of the pool with this name, the version left out where that is clear."""
        if not cards.name:
            return self.filler
        found = self.pool.exact(cards.name)
        if not found:
            near = tuple(self.pool.near(cards.name))
            problem = Message("scene-unknown-card", text=repr(cards.name))
            raise self._error(problem, cards.line, near)
        if len(found) > 1:
            names = ", ".join(card.full_name for card in found)
            problem = Message("scene-names-many", text=repr(cards.name), names=names)
            raise self._error(problem, cards.line)
        return self.pool.index(found[0].full_name)

    def _filler(self) -> int:
        """A card nobody will look at: a character without abilities whose name is not used. In a
        small pool another character or card that is not used, or else a used one without abilities.
        """
        used = {card.name for name in names_of(self.position) for card in self.pool.exact(name)}
        best, found = len(FILLERS), NONE
        for i, card in enumerate(self.pool):
            new = card.name not in used and f" {key(card.name)} " not in self.said
            character = card.type == CardType.CHARACTER
            fit = (new, character, character and not card.abilities)
            if fit in FILLERS[:best]:
                best, found = FILLERS.index(fit), i
                if best == 0:
                    break
        if found == NONE:
            raise self._error(Message("scene-no-filler"), 1)
        return found

    # --- whose turn -------------------------------------------------------------------------------

    def _turn(self) -> None:
        """Turn numbers as if everybody had had two turns, or as if this were the first."""
        s, position = self.state, self.position
        n = len(s.players)
        order = [(position.first_player + k) % n for k in range(n)]
        place = order.index(position.turn)
        rounds = 0 if position.first_turn else ROUNDS
        for k, p in enumerate(order):
            s.players[p].turns = rounds + (1 if k <= place else 0)
        s.scalars[S.TURN] = rounds * n + place + 1
        if position.step == "ready":
            # The turn has not begun: the step itself counts it.
            s.scalars[S.TURN] -= 1
            s.players[position.turn].turns -= 1
        s.scalars[S.ACTIVE] = position.turn
        s.scalars[S.FIRST] = position.first_player

    def _begin(self) -> None:
        """Put the turn on the stack where the scene wants it and go on to the first decision."""
        s, position = self.state, self.position
        if position.setup is not None:
            setup.begin(s, position.setup, False)
            apply.advance(s)
            return
        step = position.step
        if step == "ready":
            turn.begin_at(s, position.turn, turn.T.BEGIN)
        elif step in ("main", "end"):
            s.scalars[S.PHASE], s.scalars[S.STEP] = Phase.MAIN, Step.MAIN
            turn.begin_at(s, position.turn, turn.T.MAIN)
            done = position.done
            if s.ruleset.table and done != SceneDone():
                set_done(s, done.actions, done.played, done.used)
            if step == "end":
                turn.end_now(s)
        else:
            s.scalars[S.PHASE] = Phase.START
            s.scalars[S.STEP] = Step.READY if step == "set" else Step.SET
            begun = turn.T.SET if step == "set" else turn.T.SET_DONE
            turn.begin_at(s, position.turn, begun)
        apply.advance(s)

    # --- cards ------------------------------------------------------------------------------------

    def _not_too_many(self, player: int, seat: SceneSeat) -> None:
        """That the cards of a seat are no more than a game can hold."""
        held = [*seat.hand, *(seat.deck or ()), *seat.discard, *seat.ink.ready, *seat.ink.exerted]
        held += seat.aside
        for entry in seat.play:
            held += [entry.cards, *entry.mission]
            held += [replace(u.cards, count=u.cards.count * entry.cards.count) for u in entry.under]
        for said_by, most, all_of_them in (
            ("scene-play-most", limits.IN_PLAY, [entry.cards for entry in seat.play]),
            ("scene-cards-most", limits.CARDS, held),
        ):
            total = 0
            for cards in all_of_them:
                total += cards.count
                if total > most:
                    problem = Message(said_by, number=player + 1, most=most)
                    raise self._error(problem, cards.line)

    def _seat(self, player: int, seat: SceneSeat) -> None:
        s = self.state
        if self.position.setup is not None and seat != SceneSeat(deck=seat.deck):
            raise self._error(Message("scene-only-decks", number=player + 1), 1)
        p = s.players[player]
        p.lore, p.drops, p.inked = seat.lore, seat.ink.drops, seat.inked
        p.quested, p.challenged, p.moved = seat.quested, seat.challenged, seat.moved
        placed = [(card, entry) for entry in seat.play for card in self._placed(player, entry)]
        for card, entry in placed:
            self._join(player, card, entry)
        for card in self._pile(player, seat.hand, Zone.HAND):
            card.seen = 1 << player
        deck = seat.deck if seat.deck is not None else (SceneCards("", DECK_SIZE),)
        self._pile(player, deck, Zone.DECK)
        s.zone(player, Zone.DECK).reverse()  # written from the top, kept from the bottom
        for card in self._pile(player, seat.discard, Zone.DISCARD):
            card.seen, card.faceup = hands.ALL_SEEN, 1
        for card in [c for cards in seat.aside for c in self._new(player, cards, Zone.ASIDE)]:
            card.seen, card.faceup = hands.ALL_SEEN, 1
        ink = self._pile(player, seat.ink.ready, Zone.INKWELL)
        for card in self._pile(player, seat.ink.exerted, Zone.INKWELL):
            card.exerted = 1
            ink.append(card)
        # CR 10.2.2: of the cards without a name the first are marketing cards, where there are any.
        other = [card for card in ink if card.index != self.filler]
        plain = [card for card in ink if card.index == self.filler]
        for card in other + plain[s.ruleset.marketing_cards :]:
            card.inc = 1 if s.ruleset.marketing_cards else 0

    def _new(self, player: int, cards: SceneCards, zone: int) -> Iterator[Card]:
        index = self._index(cards)
        for _ in range(cards.count):
            card = self.state.new_card(player, index)
            card.zone = zone
            yield card

    def _pile(self, player: int, pile: tuple[SceneCards, ...], zone: int) -> list[Card]:
        made = [card for cards in pile for card in self._new(player, cards, zone)]
        self.state.zone(player, zone).extend(card.id for card in made)
        return made

    def _placed(self, player: int, entry: Placed) -> list[Card]:
        s = self.state
        found = []
        for card in self._new(player, entry.cards, Zone.PLAY):
            program = s.programs[card.index]
            name = CardNamed(program.full_name)
            if program.type == CardType.ACTION:
                raise self._error(Message("scene-action-in-play", card=name), entry.line)
            if program.type == CardType.LOCATION and (entry.exerted or entry.drying or entry.at):
                raise self._error(Message("scene-location-state", card=name), entry.line)
            card.seen, card.faceup = hands.ALL_SEEN, 1
            card.exerted, card.damage = int(entry.exerted), entry.damage
            if entry.drying:
                card.drying = int(program.type == CardType.CHARACTER)
                card.since = s.turn if player == s.active else s.turn - 1
            s.zone(player, Zone.PLAY).append(card.id)
            found.append(card)
        return found

    def _join(self, player: int, card: Card, entry: Placed) -> None:
        """What needs the other cards to be there: location, cards under, what it prints."""
        s = self.state
        for mission in [c for m in entry.mission for c in self._new(player, m, Zone.ASIDE)]:
            mission.seen, mission.faceup = hands.ALL_SEEN, 1
            mission.top, mission.cover = card.id, card.inc
        if entry.at:
            card.at = self._location(player, entry).id
        for under in entry.under:
            self._under(player, card, under)
        actives.activate(s, card)
        for name in entry.used:
            found = [
                i
                for i, program in enumerate(s.programs[card.index].abilities)
                if program.name.casefold() == name.casefold()
            ]
            if not found:
                problem = Message("scene-no-ability", card=entry.cards.name, ability=repr(name))
                raise self._error(problem, entry.line)
            s.extra(L.USES).append(use_of(card.ref(), card.index, found[0]))

    def _location(self, player: int, entry: Placed) -> Card:
        text = entry.at if parse_ref(entry.at).owner != NONE else f"{player + 1}.{entry.at}"
        self._not_theirs(player, entry)
        found = [
            c
            for c in self._find(text, entry.line)
            if self.state.programs[c.index].type == CardType.LOCATION
        ]
        if len(found) != 1:
            id = "scene-no-such-location" if not found else "scene-locations-many"
            raise self._error(Message(id, text=repr(entry.at)), entry.line)
        return found[0]

    def _under(self, player: int, top: Card, under: SceneUnder) -> None:
        s = self.state
        for card in self._new(player, under.cards, Zone.UNDER):
            faceup = under.faceup
            if faceup is None:
                faceup = bool(under.cards.name) and is_base(s, top, card)
            card.top, card.faceup = top.id, int(faceup)
            card.seen = hands.ALL_SEEN if faceup else 0
            s.under(top.id).append(card.id)

    def _not_theirs(self, player: int, entry: Placed) -> None:
        """CR 4.7.1: a location of that name that only another player has is not the place."""
        named = parse_ref(entry.at).name
        theirs = None
        for side, seat in enumerate(self.position.seats):
            for card in [c for e in seat.play for c in self.pool.exact(e.cards.name)]:
                if named in keys_of(card.full_name, card.names):
                    if side == player:
                        return
                    theirs = card
        if theirs is not None:
            where, who = CardNamed(theirs.full_name), CardNamed(entry.cards.name)
            problem = Message("scene-their-location", card=who, location=where)
            raise self._error(problem, entry.line)

    def _find(self, text: str, line: int) -> list[Card]:
        try:
            return cards_called(self.state, text, self.filler, IN_PLAY)
        except NotFound as error:
            raise self._error(error.message, line) from None

    # --- lasting effects --------------------------------------------------------------------------

    def _lasting(self, entry: Lasting, player: int) -> None:
        def find(text: str) -> Card:
            places = ANYWHERE if text == entry.by else IN_PLAY
            try:
                found = cards_called(self.state, text, self.filler, places)
            except NotFound as error:
                raise self._error(error.message, entry.line) from None
            if len(found) > 1 and len({(c.owner, c.index) for c in found}) > 1:
                raise self._error(Message("scene-cards-many", text=repr(text)), entry.line)
            return found[0]

        try:
            lay(self.state, entry, player, find)
        except NotInPool as error:
            raise self._error(error.message, entry.line) from None


def is_base(s: State, top: Card, under: Card) -> bool:
    """Whether the card on top could have been put there by Shift, so that the other lies faceup."""
    was = under.zone
    under.zone = Zone.PLAY
    try:
        return any(playable.is_base(s, top, has, under) for has in s.programs[top.index].shifts)
    finally:
        under.zone = was


def names_of(position: Position) -> list[str]:
    """Every card name written in the seats."""
    found: list[str] = []
    for seat in position.seats:
        piles = (seat.hand, seat.deck or (), seat.discard, seat.ink.ready, seat.ink.exerted)
        found += [cards.name for pile in piles for cards in pile]
        for entry in seat.play:
            found += [entry.cards.name, *(under.cards.name for under in entry.under)]
    return [name for name in found if name]
