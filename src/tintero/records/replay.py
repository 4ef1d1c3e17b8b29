"""`Replay`: a record played again, step by step, forwards and backwards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from tintero import _build
from tintero.cards.deck import Deck
from tintero.cards.pool import Pool, default_pool
from tintero.events import Event
from tintero.game import AmbiguousAction, Game, IllegalAction, InvalidAction, Outcome, Record
from tintero.messages import COMMA, Listed, Message, message_of
from tintero.notation import split_seat
from tintero.records import scenes
from tintero.records.errors import RecordError
from tintero.records.model import GameRecord, Note, TurnCheck, deck_lines
from tintero.records.write import OPEN
from tintero.state.ruleset import NEWEST, VERSIONS, Ruleset
from tintero.vocab import NONE

SHORT: Final = 8  # letters of a hash that stand in a mark


class Replay:
    """A record and where in it we are: `at` of its actions are done.

    With the pool that the record was made with every mark is compared, and the hash at the end;
    with another pool only what can't be done stops it.
    """

    def __init__(self, record: GameRecord, pool: Pool | None = None) -> None:
        self.record = record
        self.pool = default_pool() if pool is None else pool
        self.comparing = record.pool == self.pool.hash
        self.at = 0
        self.game = begin(record, self.pool)
        self.events: list[Event] = []  # of the last step forward
        self._depths = [0]
        self._checks = {check.index: check for check in record.checks}
        self.turns: dict[int, int] = {}  # turn → how many actions were done when it began
        self._compare(0)

    def __len__(self) -> int:
        return len(self.record.actions)

    @property
    def seat(self) -> int | None:
        """Who does the next action of the record; None at its end."""
        if self.at >= len(self):
            return None
        written, _ = split_seat(self.record.actions[self.at])
        decision = self.game.decision
        return written if written is not None else decision.player if decision else 0

    # --- moving ---------------------------------------------------------------------------------

    def forward(self) -> list[Event]:
        """Do the next action. RecordError if it can't be done, or leads elsewhere than recorded."""
        if self.at >= len(self):
            raise IndexError("the record ends here")
        self.events = self._push(self.record.actions[self.at])
        self.at += 1
        self._depths.append(self.game.depth)
        try:
            self._compare(self.at)
        except RecordError:
            self.back()
            raise
        return self.events

    def _push(self, action: str) -> list[Event]:
        record, line = self.record, self.record.line(self.at)
        if self.game.outcome is not None:
            raise RecordError(line, Message("record-over", action=repr(action)))
        seat, text = split_seat(action)
        try:
            if seat is not None and not 0 <= seat < len(record.decks):
                raise InvalidAction(Message("notation-no-seat", number=seat + 1))
            return self.game.push(text, seat)
        except IllegalAction as error:
            raise RecordError(
                line, Message("record-action", action=repr(action), reason=error.message)
            ) from None
        except (InvalidAction, AmbiguousAction) as error:
            # The last line of a file that was cut off may itself be cut.
            cut = not record.complete and self.at == len(self) - 1
            id = "record-cut-action" if cut else "record-action"
            problem = Message(id, action=repr(action), reason=error.message)
            raise RecordError(line, problem) from None

    def back(self) -> None:
        """Undo the last action."""
        if self.at == 0:
            raise IndexError("the record begins here")
        self._depths.pop()
        while self.game.depth > self._depths[-1]:
            self.game.pop()
        self.at -= 1
        self.events = []

    def to(self, index: int) -> None:
        """Go to where so many actions are done."""
        index = max(0, min(index, len(self)))
        while self.at > index:
            self.back()
        while self.at < index:
            self.forward()

    def to_turn(self, turn: int) -> bool:
        """Go to the beginning of a turn; False, and to the end, if the record has no such turn."""
        if turn in self.turns:
            self.to(self.turns[turn])
            return True
        while self.at < len(self):
            self.forward()
            if self.game.state.turn >= turn:
                return self.game.state.turn == turn
        return self.game.state.turn == turn

    def to_end(self) -> None:
        """Go to the end and compare result and hash."""
        self.to(len(self))
        self.verify()

    # --- comparing ------------------------------------------------------------------------------

    def _compare(self, index: int) -> None:
        state = self.game.state
        if not state.over:
            self.turns.setdefault(state.turn, index)
        check = self._checks.get(index)
        if check is None:
            return
        if (state.turn, state.active) != (check.turn, check.player):
            problem = Message(
                "record-turn",
                turn=check.turn,
                player=check.player + 1,
                now=state.turn,
                active=state.active + 1,
            )
            raise RecordError(check.line, problem)
        if self.comparing and check.hash and not self.game.hash().startswith(check.hash):
            raise RecordError(check.line, Message("record-check", line=self._since(index)))

    def _since(self, index: int) -> int:
        """The line of the last mark before this index: up to there all was well."""
        lines = [check.line for check in self.record.checks if check.index < index]
        return max(lines, default=self.record.line(0) - 1 if self.record.lines else 0)

    def verify(self) -> None:
        """At the end: that the game ended as recorded."""
        record = self.record
        if record.result and record.complete:
            result = result_text(self.game.outcome)
            if result != record.result:
                where = record.where.get("result", record.last)
                raise RecordError(
                    where,
                    Message("record-result", recorded=repr(record.result), result=repr(result)),
                )
        if self.comparing and record.hash and self.game.hash() != record.hash:
            where = record.where.get("hash", record.last)
            raise RecordError(where, Message("record-hash", line=self._since(len(self))))

    # --- going on -------------------------------------------------------------------------------

    def fork(self) -> Game:
        """A game of its own that stands where we are, to play on with."""
        game = begin(self.record, self.pool)
        for action in self.record.actions[: self.at]:
            seat, text = split_seat(action)
            game.push(text, seat)
        return game


# --- beginning ------------------------------------------------------------------------------------


def begin(record: GameRecord, pool: Pool) -> Game:
    """The game before its first action."""
    version = str(record.rules.get("version", NEWEST))
    if version not in VERSIONS:
        known = Listed(VERSIONS, COMMA)
        why = Message("record-unknown-rules", version=repr(version), known=known)
        raise RecordError(record.where.get("rules", 1), Message("record-rules", reason=why))
    if record.scene:
        return scenes.begin(record, pool)
    try:
        ruleset = Ruleset(**record.rules)  # type: ignore[arg-type]
    except (TypeError, ValueError) as error:
        raise RecordError(
            record.where.get("rules", 1), Message("record-rules", reason=message_of(error))
        ) from None
    decks = [cards_of(record, seat, pool) for seat in range(len(record.decks))]
    starting = None if record.starting == NONE else record.starting
    try:
        return Game.new(decks, record.seed, starting=starting, rules=ruleset, pool=pool)
    except ValueError as error:
        raise RecordError(1, Message("record-game", reason=message_of(error))) from None


def cards_of(record: GameRecord, seat: int, pool: Pool) -> tuple[str, ...]:
    """A player's cards: those that are listed, else the shipped deck of that name."""
    listed = record.decks[seat]
    if not listed:
        name = record.deck_names[seat]
        if name not in Deck.available():
            raise RecordError(
                record.where.get(f"deck {seat + 1}", 1), Message("record-no-deck", name=repr(name))
            )
        return Deck.load(name, pool).cards
    cards: list[str] = []
    for line in listed:
        if line.card in pool:
            cards += [line.card] * line.count
            continue
        found = pool.exact(line.card)
        if not found:
            raise RecordError(line.line, Message("record-unknown-card", card=repr(line.card)))
        if len(found) > 1:
            names = ", ".join(card.full_name for card in found)
            raise RecordError(
                line.line, Message("record-unclear-card", card=repr(line.card), names=names)
            )
        cards += [found[0].full_name] * line.count
    return tuple(cards)


# --- from a game ----------------------------------------------------------------------------------


def of(
    game: Game,
    players: Sequence[str] = (),
    decks: Sequence[str] = (),
    notes: Sequence[Note] = (),
    scene: str = "",
) -> GameRecord:
    """The record of a game so far. `players` and `decks` are names for people; `scene` is the text
    of the position the game began in, if it did not begin with decks."""
    seats = len(game.state.players)
    named = tuple([*players, *[""] * seats][:seats])
    if scene:
        bare = GameRecord(
            decks=((),) * seats,
            deck_names=("",) * seats,
            players=named,
            seed=0,
            rules=game.state.ruleset.plain(),
            pool=game.pool.hash,
            engine=_build.VERSION,
            actions=game.actions(),
            notes=tuple(notes),
            scene=scene,
        )
    else:
        deck_names = tuple([*decks, *[""] * seats][:seats])
        bare = replace(of_decks(game.record(), named, deck_names), notes=tuple(notes))
    return with_marks(bare, game.pool)


def of_decks(plain: Record, players: tuple[str, ...], deck_names: tuple[str, ...]) -> GameRecord:
    """The record of a game that began with decks, without marks and hash."""
    return GameRecord(
        decks=tuple(map(deck_lines, plain.decks)),
        deck_names=deck_names,
        players=players,
        seed=plain.seed,
        rules=plain.rules,
        pool=plain.pool,
        engine=_build.VERSION,
        actions=plain.actions,
        starting=plain.starting,
    )


def with_marks(bare: GameRecord, pool: Pool | None = None) -> GameRecord:
    """A record with a mark at every turn, its result and its hash: it is played for that."""
    again = Replay(bare, pool)
    checks: list[TurnCheck] = []
    turn = again.game.state.turn
    while again.at < len(again):
        again.forward()
        state = again.game.state
        if state.turn != turn and not state.over:
            turn = state.turn
            checks.append(TurnCheck(again.at, turn, state.active, again.game.hash()[:SHORT]))
    result = result_text(again.game.outcome)
    return replace(bare, checks=tuple(checks), result=result, hash=again.game.hash())


def result_text(outcome: Outcome | None) -> str:
    """`player 1, lore, CR 1.8.1.1`; with teammates `players 1 and 3`."""
    if outcome is None:
        return OPEN
    if outcome.winner is None:
        who = "nobody"
    elif len(outcome.winners) > 1:
        who = "players " + " and ".join(str(seat + 1) for seat in outcome.winners)
    else:
        who = f"player {outcome.winner + 1}"
    return f"{who}, {outcome.reason}, CR {outcome.rule}"
