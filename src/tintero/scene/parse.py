"""YAML values → a position and its steps. Unknown keys are errors."""

from __future__ import annotations

import re
from dataclasses import replace

from tintero import limits
from tintero.messages import FALLBACK, Message
from tintero.notation.errors import nearest
from tintero.scene.expect import KEYS as EXPECT_KEYS
from tintero.scene.lasting_effects import CANT, MADE, NUMBERS, UNTIL
from tintero.scene.model import (
    Lasting,
    Placed,
    Position,
    SceneCards,
    SceneDone,
    SceneInk,
    SceneSeat,
    SceneStep,
    SceneUnder,
)
from tintero.scene.rules_by import said_variant
from tintero.scene.words import (
    A_CARD,
    A_CLAUSE,
    A_KEY,
    A_LASTING_EFFECT,
    A_SEAT,
    A_STEP,
    A_TEAM,
    AN_ABILITY,
    AN_ACTION,
    THE_SCENE,
    What,
)
from tintero.scene.yaml_values import Value
from tintero.state.ruleset import READINGS, VERSIONS, Teams

KEYS = (
    "title", "title_es", "note", "card", "clauses", "rules", "variant", "readings", "teams",
    "team_turns", "turn", "step", "first_turn", "first_player", "done", "setup", "seats",
    "lasting", "steps",
)  # fmt: skip
SEAT_KEYS = (
    "lore", "ink", "inked", "quested", "challenged", "moved", "hand", "deck", "discard", "play",
    "aside", "lasting",
)  # fmt: skip
DONE_KEYS = ("actions", "played", "used")
INK_KEYS = ("ready", "exerted", "drops")
PLAY_KEYS = ("exerted", "damage", "drying", "at", "under", "used", "mission")
LASTING_KEYS = ("to", *NUMBERS, "gains", "cant", "until", "by", "made")
STEP_KEYS = ("expect", "illegal", "note")
STEPS = ("ready", "set", "draw", "main", "end")
MOST_SEATS = 6
_COUNTED = re.compile(r"^(\d+)\s*[x×]\s+(\S.*)$", re.IGNORECASE)


def parse_scene(document: Value) -> tuple[Position, tuple[SceneStep, ...]]:
    pairs = document.mapping(THE_SCENE, KEYS)
    given = {key.string(A_KEY): value for key, value in pairs}
    seats = _seats(given.get("seats"))
    title, titles = _titles(given)
    position = Position(
        title,
        tuple(c.string(A_CLAUSE) for c in _list(given.get("clauses"), "clauses")),
        _one_of(given.get("rules"), "rules", VERSIONS, ""),
        _first(given, "turn", len(seats)),
        _one_of(given.get("step"), "step", STEPS, "main"),
        given["first_turn"].boolean("first_turn") if "first_turn" in given else False,
        _first(given, "first_player", len(seats)),
        _setup(given, len(seats)),
        seats,
        tuple(_lasting(v) for v in _list(given.get("lasting"), "lasting")),
        _teams(given.get("teams"), len(seats)),
        given["team_turns"].boolean("team_turns") if "team_turns" in given else False,
        _readings(given.get("readings")),
        titles,
        given["card"].string("card") if "card" in given else "",
        given["note"].string("note") if "note" in given else "",
        *said_variant(given.get("variant")),
        _done(given.get("done")),
    )
    if position.team_turns and not position.teams:
        raise given["team_turns"].error(Message("scene-team-turns"))
    steps = tuple(_step(v, len(seats)) for v in _list(given.get("steps"), "steps"))
    return (position, steps)


def _done(value: Value | None) -> SceneDone:
    given = {} if value is None else {k.text: v for k, v in value.mapping("done", DONE_KEYS)}
    return SceneDone(*(_count(given.get(key), key) for key in DONE_KEYS))


def _titles(given: dict[str, Value]) -> tuple[str, tuple[tuple[str, str], ...]]:
    """The English title and those of other languages: `title: {en: …, es: …}`, or a plain `title`
    with a `title_es` beside it."""
    value = given.get("title")
    if value is None or value.pairs is None:
        found = {} if value is None else {FALLBACK: value.string("title")}
    else:
        found = {key.string(A_KEY): text.string("title") for key, text in value.pairs}
        if FALLBACK not in found:
            raise value.error(Message("scene-title-english", lang=FALLBACK))
    if "title_es" in given:
        if "es" in found:
            raise given["title_es"].error(Message("scene-title-twice"))
        found["es"] = given["title_es"].string("title_es")
    return found.pop(FALLBACK, ""), tuple(sorted(found.items()))


def _list(value: Value | None, what: str) -> tuple[Value, ...]:
    return () if value is None else value.listed(what)


def _one_of(value: Value | None, what: str, words: tuple[str, ...], default: str) -> str:
    if value is None:
        return default
    text = value.string(what)
    if text not in words:
        raise value.error(
            Message("scene-one-of", what=what, words=", ".join(words), text=repr(text)),
            nearest(text, words),
        )
    return text


def _readings(value: Value | None) -> tuple[str, ...]:
    return tuple(_one_of(v, "readings", READINGS, "") for v in _list(value, "readings"))


def _teams(value: Value | None, seats: int) -> Teams:
    teams = tuple(
        tuple(_seat_number(seat, A_TEAM, seats) for seat in team.listed(A_TEAM))
        for team in _list(value, "teams")
    )
    named = [seat for team in teams for seat in team]
    if value is not None and (len(set(named)) < len(named) or not all(teams)):
        raise value.error(Message("scene-teams"))
    return teams


def _seat_number(value: Value, what: What, seats: int) -> int:
    n = value.integer(what)
    if not 1 <= n <= seats:
        raise value.error(Message("scene-no-seat", what=what, number=n))
    return n - 1


def _first(given: dict[str, Value], key: str, seats: int) -> int:
    return _seat_number(given[key], key, seats) if key in given else 0


def _setup(given: dict[str, Value], seats: int) -> int | None:
    if "setup" not in given:
        return None
    for key in ("turn", "step", "first_turn", "first_player", "done", "lasting"):
        if key in given:
            raise given[key].error(Message("scene-setup", key=repr(key)))
    pairs = {k.text: v for k, v in given["setup"].mapping("setup", ("starting",))}
    return _seat_number(pairs["starting"], "starting", seats) if pairs else 0


# --- seats ----------------------------------------------------------------------------------------


def _seats(value: Value | None) -> tuple[SceneSeat, ...]:
    if value is None:
        return (SceneSeat(), SceneSeat())
    found: dict[int, SceneSeat] = {}
    for key, inner in value.mapping("seats"):
        n = key.integer(A_SEAT)
        if not 1 <= n <= MOST_SEATS:
            raise key.error(Message("scene-seats", most=MOST_SEATS, number=n))
        found[n - 1] = _seat(inner)
    return tuple(found.get(i, SceneSeat()) for i in range(max(2, *(n + 1 for n in found), 2)))


def _seat(value: Value) -> SceneSeat:
    given = {k.text: v for k, v in value.mapping(A_SEAT, SEAT_KEYS)}
    return SceneSeat(
        _count(given.get("lore"), "lore"),
        _ink(given["ink"]) if "ink" in given else SceneInk(),
        _count(given.get("inked"), "inked"),
        _pile(given.get("hand"), "hand"),
        _pile(given["deck"], "deck") if "deck" in given else None,
        _pile(given.get("discard"), "discard"),
        tuple(_placed(v) for v in _list(given.get("play"), "play")),
        tuple(_lasting(v) for v in _list(given.get("lasting"), "lasting")),
        _pile(given.get("aside"), "aside"),
        _count(given.get("quested"), "quested"),
        _count(given.get("challenged"), "challenged"),
        _count(given.get("moved"), "moved"),
    )


def _count(value: Value | None, what: str) -> int:
    n = 0 if value is None else value.integer(what)
    if n < 0 and value is not None:
        raise value.error(Message("scene-below-zero", what=what))
    return n


def _pile(value: Value | None, what: str) -> tuple[SceneCards, ...]:
    return tuple(_cards(v, what) for v in _list(value, what))


def _cards(value: Value, what: str) -> SceneCards:
    text = value.string(Message("scene-card-of", zone=what))
    if text.isdecimal():
        return SceneCards("", _copies(value, text), value.line)
    counted = _COUNTED.match(text)
    if counted:
        return SceneCards(counted[2].strip(), _copies(value, counted[1]), value.line)
    return SceneCards(text, 1, value.line)


def _copies(value: Value, digits: str) -> int:
    n = limits.number(digits)
    if n > limits.CARDS:
        raise value.error(
            Message("scene-number-most", what=A_CARD, most=limits.CARDS, found=value.shown())
        )
    return n


def _ink(value: Value) -> SceneInk:
    if value.pairs is None:
        return SceneInk(_pile(value, "ink"))
    given = {k.text: v for k, v in value.mapping("ink", INK_KEYS)}
    return SceneInk(
        _pile(given.get("ready"), "ready ink"),
        _pile(given.get("exerted"), "exerted ink"),
        _count(given.get("drops"), "drops"),
    )


def _named(value: Value, what: str) -> tuple[Value, Value | None]:
    """`NAME`, or `NAME: {…}`."""
    if value.pairs is None:
        return (value, None)
    if len(value.pairs) != 1:
        raise value.error(Message("scene-card-written", zone=what))
    return value.pairs[0]


def _state_of(cards: SceneCards) -> Message:
    return Message("scene-state-of", card=cards.name)


def _placed(value: Value) -> Placed:
    name, state = _named(value, "play")
    cards = _cards(name, "play")
    if state is None:
        return Placed(cards)
    given = {k.text: v for k, v in state.mapping(_state_of(cards), PLAY_KEYS)}
    return Placed(
        cards,
        given["exerted"].boolean("exerted") if "exerted" in given else False,
        _count(given.get("damage"), "damage"),
        given["drying"].boolean("drying") if "drying" in given else False,
        given["at"].string("at") if "at" in given and not given["at"].is_null else "",
        tuple(_under(v) for v in _list(given.get("under"), "under")),
        tuple(v.string(AN_ABILITY) for v in _list(given.get("used"), "used")),
        _pile(given.get("mission"), "mission"),
    )


def _under(value: Value) -> SceneUnder:
    name, state = _named(value, "under")
    cards = _cards(name, "under")
    if state is None:
        return SceneUnder(cards)
    given = {k.text: v for k, v in state.mapping(_state_of(cards), ("faceup",))}
    return SceneUnder(cards, given["faceup"].boolean("faceup") if given else None)


def _lasting(value: Value) -> Lasting:
    given = {k.text: v for k, v in value.mapping(A_LASTING_EFFECT, LASTING_KEYS)}
    if "to" not in given:
        raise value.error(Message("scene-lasting-to"))
    made = Lasting(
        tuple(v.string("to") for v in given["to"].listed("to")),
        given["strength"].integer("strength") if "strength" in given else 0,
        given["willpower"].integer("willpower") if "willpower" in given else 0,
        given["lore"].integer("lore") if "lore" in given else 0,
        tuple(v.string("gains") for v in _list(given.get("gains"), "gains")),
        tuple(_one_of(v, "cant", tuple(CANT), "") for v in _list(given.get("cant"), "cant")),
        _one_of(given.get("until"), "until", tuple(UNTIL), "end of turn"),
        given["by"].string("by") if "by" in given else "",
        _one_of(given.get("made"), "made", MADE, ""),
        value.line,
    )
    if not (made.strength or made.willpower or made.lore or made.gains or made.cant):
        raise value.error(Message("scene-lasting-does", keys=", ".join(LASTING_KEYS[1:6])))
    return made


# --- steps ----------------------------------------------------------------------------------------


def _step(value: Value, seats: int) -> SceneStep:
    seat, action, illegal, note = -1, "", "", ""
    expect: Value | None = None
    for key, inner in value.mapping(A_STEP):
        name = key.string(A_KEY)
        if name.isdecimal():
            if action:
                raise key.error(Message("scene-one-action"))
            seat = _seat_number(key, A_STEP, seats)
            action = _action(inner)
        elif name == "illegal":
            illegal = _illegal(inner)
        elif name == "expect":
            inner.mapping("expect", EXPECT_KEYS)
            expect = inner
        elif name == "note":
            note = inner.string("note")
        else:
            raise key.error(Message("scene-step-key", key=repr(name)), nearest(name, STEP_KEYS))
    if illegal and not action:
        raise value.error(Message("scene-illegal-what"))
    if not action and expect is None and not note:
        raise value.error(Message("scene-step-what"))
    return SceneStep(value.line, seat, action, illegal, expect, note)


def _illegal(value: Value) -> str:
    """One clause or several, `true` for whichever it is; `false` says nothing."""
    found = [v.string("illegal") for v in several(value)]
    return "" if found == ["false"] else ", ".join(found)


def several(value: Value) -> tuple[Value, ...]:
    """The items of a list, also of one written with commas."""
    if value.is_scalar and value.text is not None and "," in value.text:
        parts = [part.strip() for part in value.text.split(",")]
        return tuple(replace(value, text=part) for part in parts if part)
    return value.listed("illegal")


def _action(value: Value) -> str:
    """The action as one line; a `true` or `false` answers a *may*."""
    if value.pairs is not None and len(value.pairs) == 1:
        name, ability = value.pairs[0]
        return f"{name.string(AN_ACTION)}: {ability.string(AN_ACTION)}"
    text = value.string(AN_ACTION)
    return {"true": "yes", "on": "yes", "false": "no", "off": "no"}.get(text.lower(), text)
