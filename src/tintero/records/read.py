"""Text → a record. The cards are not looked up here: a record of another pool can still be read."""

from __future__ import annotations

import re
from typing import Annotated, Any, Final

import msgspec

from tintero import limits
from tintero.messages import Message, Problem, message_of
from tintero.reading import Unreadable, json_value
from tintero.records.errors import RecordError
from tintero.records.model import DeckLine, GameRecord, Note, SeriesScore, TurnCheck, deck_lines
from tintero.records.scenes import rules_of, scene_in
from tintero.records.write import FORMAT, INDENT
from tintero.state.ruleset import Plain, Ruleset
from tintero.variants import UnknownVariant, shipped_variant
from tintero.vocab import NONE

MOST_SEATS: Final = 6
_FIRST: Final = re.compile(r"^\s*tintero\s+record\s+(\d+)\s*$", re.IGNORECASE)
_KEY: Final = re.compile(
    r"^(engine|rules|variant|pool|seed|starting|commitment|salt|scene|series|player \d+|deck \d+"
    r"|rule \w+)\s*:(.*)$"
)
_CARD: Final = re.compile(r"^(\d+)\s*[x×]?\s+(\S.*)$")
_HASHED: Final = re.compile(r"^[0-9a-f]{64}$")
_TURN: Final = re.compile(r"^--\s*turn (\d+), player (\d+)(?:, ([0-9a-f]+))?$")
_SEAT: Final = re.compile(r"^player (\d+)$")
_COMMENT: Final = re.compile(r"(?<!\s)\s+#\s.*$")
_TAIL: Final = re.compile(r"^(result|hash)\s*:(.*)$")
NEEDED: Final = ("seed", "deck 1", "deck 2")
# What a scene stands in place of.
BESIDE_DECKS: Final = ("seed", "starting", "commitment", "salt", "deck", "rule", "variant")


def read(text: str) -> GameRecord:
    """Read a record: a `.tintero` file, or a game that `tintero play` saved as JSON."""
    text = text.lstrip("\ufeff")
    if text.lstrip().startswith("{"):
        return _saved(text)
    reader = _Reader(text)
    return reader.record()


class _Reader:
    """Goes through the lines once: header, actions, end."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        self.values: dict[str, str] = {}
        self.where: dict[str, int] = {}
        self.decks: dict[int, list[DeckLine]] = {}
        self.notes: list[Note] = []
        self.actions: list[str] = []
        self.action_lines: list[int] = []
        self.checks: list[TurnCheck] = []
        self.tail: dict[str, str] = {}
        self.place = "header"  # then "actions", then "end"
        self.scene: list[str] | None = None  # the lines of its block, if there is one

    def record(self) -> GameRecord:
        first = _FIRST.match(self.lines[0]) if self.lines else None
        if first is None:
            raise RecordError(1, Message("record-no-record"))
        if limits.number(first[1]) > FORMAT:
            raise RecordError(
                1, Message("record-newer", format=limits.number(first[1]), known=FORMAT)
            )
        if len(self.lines) > limits.RECORD_LINES:
            raise RecordError(
                limits.RECORD_LINES + 1, Message("record-lines-most", most=limits.RECORD_LINES)
            )
        deck, inside = 0, False
        for number, line in enumerate(self.lines[1:], 2):
            plain = line.strip()
            if inside and (not plain or line.startswith(INDENT)):
                assert self.scene is not None
                self.scene.append(line.removeprefix(INDENT).rstrip())
                continue
            inside = self.place == "header" and plain.startswith("scene:")
            if not plain:
                continue
            if plain.startswith("#"):
                index = -1 if self.place == "header" else len(self.actions)
                self.notes.append(Note(index, plain[1:].strip()))
            elif len(plain) > limits.LINE:
                raise RecordError(number, Message("record-long", text=limits.clipped(plain)))
            elif plain.startswith("--"):
                self.mark(number, plain)
            elif self.place == "header":
                deck = self.head(number, plain, deck)
            elif self.place == "actions":
                self.actions.append(_COMMENT.sub("", plain))
                self.action_lines.append(number)
            else:
                self.ending(number, plain)
        if self.place == "header":
            raise RecordError(len(self.lines), Message("record-cut-header"))
        return self.whole()

    def head(self, number: int, line: str, deck: int) -> int:
        """A line of the header; which deck the following lines belong to."""
        found = _KEY.match(line)
        if found:
            name, value = found[1], found[2].strip()
            if name in self.values:
                raise RecordError(number, Message("record-twice", key=name))
            self.values[name], self.where[name] = value, number
            if name.startswith("deck "):
                deck = limits.number(name.removeprefix("deck "))
                if not 1 <= deck <= MOST_SEATS:
                    raise self.wrong(name, deck, "deck")
                self.decks[deck] = []
                return deck
            if name == "scene":
                if value:
                    raise RecordError(number, Message("record-scene-line", text=repr(value)))
                self.scene = []
            return 0
        if not deck:
            raise RecordError(number, Message("record-header", text=repr(line)))
        card = _CARD.match(_COMMENT.sub("", line))
        count = limits.number(card[1]) if card else 0
        held = sum(one.count for one in self.decks[deck]) if count else 0
        if card is None or not 1 <= count <= limits.CARDS - held:
            raise RecordError(number, Message("record-deck-line", text=repr(line)))
        self.decks[deck].append(DeckLine(count, card[2].strip(), number))
        return deck

    def mark(self, number: int, line: str) -> None:
        if line == "-- actions" and self.place == "header":
            self.place = "actions"
        elif line == "-- end" and self.place == "actions":
            self.place = "end"
        else:
            turn = _TURN.match(line)
            if turn is None or self.place != "actions" or limits.number(turn[2]) < 1:
                raise RecordError(number, Message("record-mark", text=repr(line)))
            at, player = len(self.actions), limits.number(turn[2]) - 1
            check = TurnCheck(at, limits.number(turn[1]), player, turn[3] or "", number)
            self.checks.append(check)

    def ending(self, number: int, line: str) -> None:
        found = _TAIL.match(line)
        if found is None:
            raise RecordError(number, Message("record-after-end"))
        if found[1] in self.tail:
            raise RecordError(number, Message("record-twice", key=found[1]))
        self.tail[found[1]], self.where[found[1]] = found[2].strip(), number

    def whole(self) -> GameRecord:
        if self.scene is not None:
            return self.from_scene(self.scene)
        missing = [key for key in NEEDED if key not in self.values]
        if missing:
            raise RecordError(1, Message("record-missing", keys=", ".join(missing)))
        seats = len(self.decks)
        if sorted(self.decks) != list(range(1, seats + 1)):
            gap = next(n for n in range(1, seats + 1) if n not in self.decks)
            raise RecordError(1, Message("record-missing", keys=f"deck {gap}"))
        return GameRecord(
            decks=tuple(tuple(self.decks[seat]) for seat in range(1, seats + 1)),
            deck_names=tuple(self.values[f"deck {seat}"] for seat in range(1, seats + 1)),
            seed=self.number("seed"),
            rules=self.rules(),
            starting=self.starting(seats),
            commitment=self.hexadecimal("commitment", "salt"),
            salt=self.hexadecimal("salt", "commitment"),
            **self.rest(seats),
        )

    def from_scene(self, lines: list[str]) -> GameRecord:
        """A game that begins in a position."""
        for key in self.values:
            if key.split()[0] in BESIDE_DECKS:
                raise RecordError(self.where[key], Message("record-beside-scene", key=key))
        while lines and not lines[-1]:
            lines.pop()
        text = "\n".join(lines) + "\n"
        scene = scene_in(text, self.where["scene"])
        seats = len(scene.position.seats)
        where = self.where.get("rules", self.where["scene"])
        return GameRecord(
            decks=((),) * seats,
            deck_names=("",) * seats,
            seed=0,
            rules=rules_of(scene, self.values.get("rules", ""), where),
            scene=text,
            **self.rest(seats),
        )

    def series(self) -> SeriesScore | None:
        value = self.values.get("series")
        found = None if value is None else SeriesScore.read(value)
        if value is not None and found is None:
            raise self.wrong("series", value)
        return found

    def rest(self, seats: int) -> dict[str, Any]:
        """What does not depend on how the game begins."""
        for key in self.values:
            if key.startswith("player ") and not 1 <= limits.number(key.split()[1]) <= seats:
                raise self.wrong(key, key, "player")
        return {
            "players": tuple(self.values.get(f"player {seat}", "") for seat in range(1, seats + 1)),
            "pool": self.values.get("pool", ""),
            "series": self.series(),
            "engine": self.values.get("engine", ""),
            "actions": tuple(self.actions),
            "checks": tuple(self.checks),
            "notes": tuple(self.notes),
            "result": self.tail.get("result", ""),
            "hash": self.tail.get("hash", ""),
            "complete": self.place == "end",
            "lines": tuple(self.action_lines),
            "last": len(self.lines),
            "where": self.where,
        }

    def wrong(self, key: str, value: object, called: str = "") -> RecordError:
        """A value that a key of the header can't have."""
        said = Message("record-value", key=called or key, value=repr(value))
        return RecordError(self.where[key], said)

    def number(self, key: str) -> int:
        value = self.values[key]
        if not value.isdecimal() or len(value) > limits.SEED_DIGITS:
            raise self.wrong(key, value)
        return int(value)

    def hexadecimal(self, key: str, beside: str) -> str:
        """What a promise is made of: 64 signs, and never one part without the other."""
        value = self.values.get(key, "")
        if key in self.values and not _HASHED.match(value):
            raise self.wrong(key, value)
        if key in self.values and beside not in self.values:
            raise RecordError(self.where[key], Message("record-missing", keys=beside))
        return value

    def starting(self, seats: int) -> int:
        value = self.values.get("starting", "drawn")
        seat = _SEAT.match(value)
        if value == "drawn":
            return NONE
        if seat is None or not 1 <= limits.number(seat[1]) <= seats:
            raise self.wrong("starting", value)
        return limits.number(seat[1]) - 1

    def rules(self) -> dict[str, Plain]:
        """All fields of a ruleset: the usual ones, and what the header says otherwise."""
        found, usual = Ruleset().plain(), Ruleset().plain(True)
        if "rules" in self.values:
            found["version"] = self.values["rules"]
        if "variant" in self.values:
            found |= self.variant(self.values["variant"])
        for key, value in self.values.items():
            if not key.startswith("rule "):
                continue
            name = key.removeprefix("rule ")
            if name not in usual or name in ("version", "variant"):
                raise RecordError(self.where[key], Message("record-header", text=repr(key)))
            found[name] = rule_value(usual[name], value, self.where[key], key)
        return found

    def variant(self, name: str) -> dict[str, Plain]:
        """The rules of a variant. One of somebody's own is a name beside the rules it changes."""
        try:
            return dict(shipped_variant(name).rules) | {"variant": name}
        except UnknownVariant as error:
            if not any(key.startswith("rule ") for key in self.values):
                raise RecordError(self.where["variant"], error.message) from None
            return {"variant": name}


def rule_value(usual: Plain, text: str, line: int, key: str) -> Plain:
    """A rule's value, of the type that the usual one has."""
    try:
        return typed(usual, json_value(text))
    except ValueError:  # no JSON, or of another type
        raise RecordError(line, Message("record-value", key=key, value=repr(text))) from None


def typed(usual: Plain, value: Any) -> Plain:
    """A value as a rule's, if it is of the type that the usual one has; else `ValueError`."""
    if isinstance(usual, tuple):
        return msgspec.convert(value, tuple[tuple[int, ...], ...])
    if type(value) is not type(usual):
        raise ValueError(value)
    kept: Plain = value
    return kept


# --- JSON ---------------------------------------------------------------------------------------

Seat = Annotated[int, msgspec.Meta(ge=NONE, lt=MOST_SEATS)]
Cards = Annotated[tuple[str, ...], msgspec.Meta(max_length=limits.CARDS)]


class Odd(Problem, ValueError):
    """A value that a saved game can't have."""


class _Played(msgspec.Struct):
    """The record of a game that was saved as JSON."""

    decks: Annotated[tuple[Cards, ...], msgspec.Meta(min_length=2, max_length=MOST_SEATS)]
    seed: int
    starting: Seat
    rules: dict[str, Any]
    pool: str
    actions: Annotated[tuple[str, ...], msgspec.Meta(max_length=limits.RECORD_LINES)]


class _Saved(msgspec.Struct):
    """What `tintero play` wrote, and writes into a file that ends in `.json`."""

    record: _Played
    decks: tuple[str, ...]
    bots: dict[str, str] = {}
    called: dict[str, str] = {}
    scene: str = ""


def _saved(text: str) -> GameRecord:
    """A game saved by `tintero play`: the same facts as JSON, without marks and hash."""
    try:
        plain = json_value(text)
    except Unreadable as error:
        raise RecordError(
            error.line,
            Message("record-saved", reason=Message("deck-no-json", problem=error.problem)),
        ) from None
    return saved_record(plain)


def saved_record(plain: object) -> GameRecord:
    """The record in what a saved game says; `RecordError` for anything else."""
    try:
        found = msgspec.convert(plain, _Saved)
        r = found.record
        rules, usual = Ruleset().plain(), Ruleset().plain(True)
        for name, value in r.rules.items():
            if name not in usual:
                raise ValueError(name)
            rules[name] = typed(usual[name], value)
        bots = {seat_number(seat): name for seat, name in found.bots.items()}
        called = {seat_number(seat): name for seat, name in found.called.items()}
        if abs(r.seed) >= 10**limits.SEED_DIGITS or r.starting >= len(r.decks):
            raise ValueError("seed, starting")
    except ValueError as error:  # msgspec's are ValueErrors too
        raise RecordError(1, Message("record-saved", reason=message_of(error))) from None
    players = [f"{bots[n]} bot" if n in bots else called.get(n, "") for n in range(len(r.decks))]
    names = [*found.decks, *[""] * len(r.decks)][: len(r.decks)]
    return GameRecord(
        tuple(map(deck_lines, r.decks)),
        tuple(names),
        tuple(players),
        r.seed,
        rules,
        r.pool,
        "",
        r.actions,
        r.starting,
    )


def seat_number(text: str) -> int:
    """A seat as the key of a JSON object; counted from 0."""
    if not text.isdecimal() or limits.number(text) >= MOST_SEATS:
        raise Odd(Message("notation-no-player", text=repr(text)))
    return limits.number(text)
