"""The case book: one ruling in each file, asked and answered in every language, and played out.

A ruling is a YAML file of its own, `JC-001.yaml`; `rulings/` holds those that are shipped, the
judges' cases (JC) and the publisher's own answers (OA):

```yaml
id: JC-029
topic: choices
status: current                       # current, superseded, disputed or policy
official: true                        # the publisher has answered it; false if left out
title: {en: …, es: …}
question: {en: …, es: …}
answer: {en: …, es: …}
clauses: ["6.1.3", "1.2.3"]
cards: [Ohana Means Family]
note: {en: …, es: …}                  # how it was ruled before; what else must be known
readings: [{en: …, es: …, played: true}, {en: …, es: …, switch: …}]   # of a disputed one
not_playable: {en: …, es: …}          # why it has no scenes, if it has none
scenes: [{title: …, seats: …, steps: …}]                      # as in docs/scenes.md
```

What is wrong with one is a `SceneError`: it names file, line and field.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path

from tintero import limits
from tintero.judge.read import check_clause, check_clauses
from tintero.messages import Message, Problem, with_near
from tintero.notation.errors import nearest
from tintero.rulebook.sources import LANGUAGES, Wording
from tintero.scene import Scene, SceneError
from tintero.scene.parse import parse_scene
from tintero.scene.words import A_KEY, THE_RULING
from tintero.scene.yaml_values import Value, documents, text_of
from tintero.state.ruleset import READINGS

STATUSES = ("current", "superseded", "disputed", "policy")
KEYS = (
    "id", "topic", "status", "official", "title", "question", "answer", "clauses", "cards",
    "note", "readings", "not_playable", "scenes",
)  # fmt: skip
NEEDED = ("id", "topic", "status", "title", "question", "answer", "clauses")
_ID = re.compile(r"[A-Z]{2,}-\d{3,}")


@dataclass(frozen=True)
class RulingReading:
    """One way to read a disputed rule. `played`: the one the game is played by; any other has a
    `switch`, the name of a reading in `state.ruleset`, and a scene of its own that takes it."""

    text: Wording
    played: bool
    switch: str = ""


@dataclass(frozen=True)
class Ruling:
    """A case: what is asked, the answer, and scenes in which the game gives that answer."""

    id: str
    topic: str
    status: str
    title: Wording
    question: Wording
    answer: Wording
    clauses: tuple[str, ...]
    cards: tuple[str, ...] = ()
    note: Wording | None = None
    readings: tuple[RulingReading, ...] = ()
    not_playable: Wording | None = None
    scenes: tuple[Scene, ...] = ()
    file: str = ""
    official: bool = False

    @property
    def playable(self) -> bool:
        return bool(self.scenes)

    @classmethod
    def parse(cls, text: str, file: str = "") -> Ruling:
        """The ruling in a text."""
        found = documents(text, file)
        if len(found) != 1:
            raise SceneError(Message("judge-one-ruling", count=len(found)), file, 1)
        return read_ruling(found[0])

    @classmethod
    def load(cls, path: Path | str) -> Ruling:
        """The ruling of a file, which is called by its id."""
        ruling = cls.parse(text_of(path), str(path))
        if Path(path).stem != ruling.id:
            said = Message("judge-called", id=repr(ruling.id), file=repr(Path(path).stem))
            raise SceneError(said, str(path), 1)
        return ruling


# --- the book -------------------------------------------------------------------------------------


def folder() -> Path:
    """Where the rulings lie that come with the package."""
    return Path(str(files("tintero.judge") / "rulings"))


@cache
def book() -> tuple[Ruling, ...]:
    """Every ruling of the book, by id."""
    return load_all(folder())


def load_all(path: Path | str) -> tuple[Ruling, ...]:
    """The rulings of a folder, or the one of a file."""
    place = Path(path)
    if place.is_dir():
        return tuple(Ruling.load(file) for file in sorted(place.rglob("*.yaml")))
    return (Ruling.load(place),)


class UnknownRuling(Problem, KeyError):
    """No ruling has this id. `near` lists what may have been meant."""

    def __init__(self, text: str, near: Sequence[str]) -> None:
        super().__init__(with_near(Message("judge-unknown-ruling", text=repr(text)), near))
        self.text = text
        self.near = tuple(near)


def ids() -> list[str]:
    """The ids of the book, without reading it."""
    return sorted(path.stem for path in folder().glob("*.yaml"))


@cache
def ruling(text: str) -> Ruling:
    """One ruling of the book by its id; `jc-29`, `29` and `oa5` will do."""
    known = ids()
    wanted = text.strip().upper()
    number = re.fullmatch(r"(?:(JC|OA)-?)?(\d+)", wanted)
    if number:
        wanted = f"{number[1] or 'JC'}-{limits.number(number[2]):03}"
    if wanted not in known:
        raise UnknownRuling(text, nearest(wanted, known))
    return Ruling.load(folder() / f"{wanted}.yaml")


# --- reading --------------------------------------------------------------------------------------


def read_ruling(value: Value) -> Ruling:
    pairs = value.mapping(THE_RULING, KEYS)
    given = {key.string(A_KEY): inner for key, inner in pairs}
    for name in NEEDED:
        if name not in given:
            raise value.error(Message("judge-missing", what=name))
    made = Ruling(
        _id(given["id"]),
        _said(given["topic"], "topic"),
        _status(given["status"]),
        _text(given["title"], "title"),
        _text(given["question"], "question"),
        _text(given["answer"], "answer"),
        tuple(_clauses(given["clauses"])),
        tuple(_said(v, "cards") for v in _list(given, "cards")),
        _text(given["note"], "note") if "note" in given else None,
        tuple(_reading(v) for v in _list(given, "readings")),
        _text(given["not_playable"], "not_playable") if "not_playable" in given else None,
        tuple(_scenes(given)),
        value.file,
        given["official"].boolean("official:") if "official" in given else False,
    )
    _check(made, value, given)
    return made


def _check(made: Ruling, value: Value, given: dict[str, Value]) -> None:
    """What the fields must be together."""
    if not made.clauses and made.status != "policy":
        raise given["clauses"].error(Message("judge-no-clauses"))
    if not made.scenes and made.not_playable is None:
        raise value.error(Message("judge-no-scenes"))
    if made.scenes and made.not_playable is not None:
        raise given["not_playable"].error(Message("judge-but-scenes"))
    played = sum(reading.played for reading in made.readings)
    if made.status == "disputed" and (len(made.readings) < 2 or played != 1):
        place = given.get("readings", value)
        raise place.error(Message("judge-two-readings"))
    if made.status != "disputed" and made.readings:
        raise given["readings"].error(Message("judge-undisputed"))
    for n, reading in enumerate(made.readings):
        entry = given["readings"].listed("readings")[n]
        taken = [reading.switch in scene.position.readings for scene in made.scenes]
        if not reading.played and not reading.switch:
            raise entry.error(Message("judge-no-switch"))
        if not reading.played and made.scenes and not any(taken):
            raise entry.error(Message("judge-switch-unused"))
    if made.status == "superseded" and made.note is None:
        raise value.error(Message("judge-superseded"))


def _list(given: dict[str, Value], name: str) -> tuple[Value, ...]:
    return given[name].listed(name) if name in given else ()


def _said(value: Value, what: str) -> str:
    text = value.string(f"{what}:").strip()
    if not text:
        raise value.error(Message("judge-empty", what=what))
    return text


def _id(value: Value) -> str:
    text = _said(value, "id")
    if not _ID.fullmatch(text):
        raise value.error(Message("judge-bad-id", id=repr(text)))
    return text


def _status(value: Value) -> str:
    text = _said(value, "status")
    if text not in STATUSES:
        problem = Message("judge-bad-status", known=", ".join(STATUSES), status=repr(text))
        raise value.error(problem, nearest(text, STATUSES))
    return text


def _text(value: Value, what: str, more: Sequence[str] = ()) -> Wording:
    """`{en: …, es: …}`."""
    given = {k.text: v for k, v in value.mapping(f"{what}:", (*LANGUAGES, *more))}
    for lang in LANGUAGES:
        if lang not in given:
            raise value.error(Message("judge-no-language", what=what, language=repr(lang)))
    said = {lang: _said(given[lang], f"{what}.{lang}") for lang in LANGUAGES}
    return Wording({lang: " ".join(text.split()) for lang, text in said.items()})


def _reading(value: Value) -> RulingReading:
    text = _text(value, "readings", ("played", "switch"))
    given = {k.text: v for k, v in value.mapping("readings:")}
    played = given["played"].boolean("readings.played") if "played" in given else False
    switch = _said(given["switch"], "readings.switch") if "switch" in given else ""
    if switch and switch not in READINGS:
        known = ", ".join(READINGS)
        raise given["switch"].error(Message("judge-bad-switch", known=known, switch=repr(switch)))
    return RulingReading(text, played, switch)


def _clauses(value: Value) -> Iterator[str]:
    for item in value.listed("clauses"):
        check_clause(item)
        yield item.string("clauses:")


def _scenes(given: dict[str, Value]) -> Iterator[Scene]:
    titles: set[str] = set()
    for value in _list(given, "scenes"):
        check_clauses(value)
        scene = Scene(*parse_scene(value), value.file)
        if not scene.title or scene.title in titles:
            raise value.error(Message("judge-own-title"))
        if not any(step.expect is not None or step.illegal for step in scene.steps):
            raise value.error(Message("judge-expects", title=repr(scene.title)))
        titles.add(scene.title)
        yield scene
