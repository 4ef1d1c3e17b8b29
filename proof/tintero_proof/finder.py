"""Reads a scene's course for what goes wrong in it, and plays scenes for the table of cells."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

from tintero.ability import effects as e
from tintero.ability.abilities import Has, Triggered
from tintero.ability.base import Condition, Effect, StaticEffect
from tintero.ability.filters import Filter
from tintero.ability.selectors import All, Chosen
from tintero.ability.statics import Gain, Modify
from tintero.ability.triggers import When
from tintero.events import REF, Event, Kind
from tintero.game import Game
from tintero.program.model import Bucket, Code
from tintero.rules import conditions, derive, resolve, selectors, triggers
from tintero.rules.context import Context, of_active, of_card, of_frame
from tintero.rules.frames import K
from tintero.scene import Scene, SceneError, SceneFailed
from tintero.scene.model import Position, SceneSeat
from tintero.state.journal import J
from tintero.state.objects import Active, Card, Frame, Option
from tintero.state.state import State
from tintero.vocab import NONE, Act, Ask, Owner, Stat, Zone
from tintero_proof.cells import VERSIONS, Cells, inside
from tintero_proof.runs import RunRecorder
from tintero_proof.trace import BINDING, QUIET, RUNS_CODE
from tintero_proof.unhappy import (
    Facts,
    Instructions,
    Shot,
    is_other,
    shot,
    speaks_of_candidate,
    was_stopped,
    with_in_it,
)

WORDLESS = (*QUIET, J.LOGGED)


class Watch(Instructions):
    """Notes what constructors meet. Call `begin`, then `before` and `after` around every push."""

    def __init__(self) -> None:
        super().__init__()
        self._facts: dict[tuple[int, int, int], list[Facts]] = {}
        self._open: dict[int, Facts] = {}  # by place of the stack: the instruction under way
        self._parts: dict[int, list[tuple[Facts, bool]]] = {}
        self._top = 0

    def begin(self) -> None:
        self.met = set()
        self._open, self._parts = {}, {}

    def facts(self, s: State, frame: Frame) -> list[Facts]:
        key = (frame.index, frame.ability, frame.data[0])
        found = self._facts.get(key)
        if found is None:
            program = s.programs[frame.index].abilities[frame.ability]
            name = type(program.node).__name__ if program.keyword == NONE else "Has"
            for static in s.programs[frame.index].statics:
                if static.ability == frame.ability and not isinstance(static.effect, Gain):
                    name = type(static.effect).__name__  # what happens instead, or as it enters
            found = self._facts[key] = [
                Facts(program.node, name, op) for op in resolve.code_of(s, frame)
            ]
        return found

    # --- around a push ----------------------------------------------------------------------------

    def before(self, s: State, option: Option) -> None:
        """Answers that say no."""
        self._top = s.mark()
        frame = s.stack[-1]
        d = s.decision
        if option.act == Act.NO and frame.kind == K.PLAY:
            self.note("declined", ["EnterExerted"])
        if option.act == Act.NO and frame.event is not None and frame.event.kind == Kind.REPLACED:
            self.note("declined", ["Instead", "Static"])
        if d is None or frame.ability < 0 or frame.kind not in RUNS_CODE:
            return
        facts = self.facts(s, frame)
        if frame.step >= len(facts):
            return
        said = facts[frame.step]
        if option.act == Act.NO and d.ask == Ask.MAY:
            inside = [f for f in facts[frame.step + 1 : said.op.a] if f.op.node is not None]
            for f in inside:
                self.note("declined", f.acting())
                self.nodes("declined", [n for n in f.own if isinstance(n, (Effect, Chosen))])
        elif option.act == Act.DONE and not d.picked and d.least == 0:
            if said.op.code == Code.CHOOSE:
                self.nodes("declined", said.own[:1])
                self.note("declined", said.acting())
            elif said.op.code == Code.CHOOSE_PLAYERS:
                self.note("declined", ["AnyPlayers", *said.around()])
        elif option.act == Act.AMOUNT and option.a == 0 and said.op.code == Code.AMOUNT:
            self.nodes("declined", [n for n in said.own if isinstance(n, Effect)])
            self.note("declined", said.acting())

    def after(self, s: State, events: list[Event]) -> None:
        """What the push did, read backwards; leaves the state where the push began."""
        if any(was_stopped(event) for event in events):
            for facts in self._open.values():
                self.stopped(facts)
        self.heard(s, events)
        self.actives(s)
        for i in range(self._top, s.journal.top):
            if s.journal.entries[i].kind == J.ACTIVE_REMOVED:
                self.ended(s, s.journal.entries[i].ref)
        self.walk(s)

    def walk(self, s: State) -> None:
        ends: dict[int, Shot] = {}
        open_: dict[int, Facts] = {}
        parts: dict[int, list[tuple[Facts, bool]]] = {}
        finished: set[int] = set()
        writes: dict[int, int] = {}
        entries = s.journal.entries
        last = shot(s)
        count = 0
        for i in range(s.journal.top - 1, self._top - 1, -1):
            kind = entries[i].kind
            if kind == J.FRAME_PUSHED:
                s.rollback(i + 1)
                place = len(s.stack) - 1
                self.close(parts.pop(place, []), place, place in finished)
                finished.discard(place)
                ends.pop(place, None)
                writes.pop(place, None)
            elif kind in (J.FRAME_POPPED, J.FRAME_REPLACED):
                s.rollback(i + 1)
                popped = kind == J.FRAME_POPPED
                place = len(s.stack) if popped else int(entries[i].a)
                new = None if popped else s.stack[place]
                s.rollback(i)
                old = s.stack[place]
                if popped:
                    finished.add(place)
                    ends[place], writes[place] = shot(s), count
                if old.ability < 0 or old.kind not in RUNS_CODE:
                    continue
                facts = self.facts(s, old)
                if new is None or old.step >= len(facts) or not begins(old, new, facts):
                    continue
                said = facts[old.step]
                now = shot(s)
                self.op(s, old, said)
                if said.op.code == Code.DO:
                    end = ends.get(place)
                    wrote = count != writes.get(place, -1)
                    if end is not None:
                        self.done(s, old, said, now, end)
                    elif place not in open_ and place not in finished:
                        open_[place] = said
                        if any(was_stopped(event) for event in last[2][len(now[2]) :]):
                            self.stopped(said)
                    node = said.op.node
                    if isinstance(node, (e.Look, e.Reveal)):  # what is known already is seen again
                        wrote = bool(selectors.refs(s, node.what, of_frame(s, old)))
                    if not isinstance(node, BINDING):
                        parts.setdefault(place, []).append((said, wrote))
                elif said.op.code == Code.PAY:
                    parts.setdefault(place, []).append((said, True))
                elif said.op.code == Code.UNLESS_POSSIBLE and new.step != old.step + 1:
                    parts.setdefault(place, []).append((said, False))
                ends[place], writes[place] = now, count
            elif kind not in WORDLESS:
                count += 1
        s.rollback(self._top)
        for place in {*parts, *finished}:
            earlier = self._parts.pop(place, [])
            self.close(earlier + parts.get(place, []), place, place in finished)
        for place in finished:
            self._open.pop(place, None)
        self._open.update(open_)

    def close(self, parts: list[tuple[Facts, bool]], place: int, finished: bool) -> None:
        """A resolution is over: were some of its parts carried out and others not?"""
        if not finished:
            self._parts[place] = parts
        elif len(parts) > 1 and any(wrote for _, wrote in parts):
            for facts, wrote in parts:
                if not wrote:
                    self.note("part", facts.acting())

    # --- what waits and what applies --------------------------------------------------------------

    def heard(self, s: State, events: list[Event]) -> None:
        """Events of the kind that a card in play waits for, which did not trigger it."""
        fired = {(event.card, event.ability) for event in events if event.kind == Kind.TRIGGERED}
        cards = [s.cards[i] for p in s.players for i in s.in_play(p.id)]
        cards += [s.cards[event.card] for event in events if event.kind == Kind.LEFT_PLAY]
        for event in events:
            for card in cards:
                for ability in card.program.listens[event.kind]:
                    if not any(c == card.id for c, _ in fired):
                        self.missed(s, event, card, ability)

    def missed(self, s: State, event: Event, card: Card, ability: int) -> None:
        program = card.program.abilities[ability]
        node = program.node
        assert isinstance(node, Triggered)
        ref = event.inc * REF + card.id if event.card == card.id else card.ref()
        x = Context(ref, card.owner, NONE, None, program.labels, event, NONE)
        name = "Has" if program.keyword != NONE else "Triggered"
        for when in node.when:
            assert isinstance(when, When)
            if when.kind == event.kind and not triggers.by_whom(s, when.by, event, x):
                self.note("controller", ["When", name])
            elif when.kind == event.kind and not triggers.meets(s, when, event, card, x, None):
                self.note("state", ["When", name])
            elif when.kind == event.kind and node.window is not None:
                self.read(s, node.window, x)

    def actives(self, s: State) -> None:
        """Static effects that are there and apply to nobody, or outlive their source."""
        for a in s.actives:
            if a.static == NONE:
                continue
            effect = type(a.effect).__name__
            x = of_active(a)
            names = [effect, *(["Static"] if a.until == NONE else [])]
            self.about(s, a.effect, a.condition, x, names)
            if a.condition is not None and not conditions.holds(s, a.condition, x):
                self.note("state", names)
            elif isinstance(a.group, All) and not a.targets:
                if not any(derive.affects(s, a, card) for card in s.cards):
                    self.note("none", [*names, "All", "Filter"])
                    f = a.group.filter
                    if f.owner != Owner.ANY and selectors.candidates(
                        s, replace(f, owner=Owner.ANY), x
                    ):
                        self.note("controller", [*names, "All", "Filter"])
            if a.until != NONE and s.card_of(a.inc * REF + a.source) is None:
                self.note("source", [effect])
            if any(is_held_off(s, a, card) for card in s.cards if derive.affects(s, a, card)):
                self.note("prevented", [effect])
        for card in [s.cards[i] for p in s.players for i in s.zone(p.id, Zone.HAND)]:
            for i in card.program.own:  # CR 6.1.12: what works outside play
                static = card.program.statics[i]
                names = [type(static.effect).__name__, "Static"]
                self.about(s, static.effect, static.condition, of_card(card), names)

    def about(
        self, s: State, effect: StaticEffect, condition: Condition | None, x: Context,
        names: list[str],
    ) -> None:  # fmt: skip
        """What a static effect says of players and cards, and on which condition."""
        players = getattr(effect, "players", NONE)
        if players != NONE and not any(selectors.is_owner(s, players, p, x) for p in s.acting()):
            self.note("controller", names)
        for said in (condition, getattr(effect, "if_", None), getattr(effect, "condition", None)):
            if said is not None and not speaks_of_candidate(said):
                if not conditions.holds(s, said, x):
                    self.note("state", names)
                self.read(s, said, x)
        for node, of_it in ((effect, names), (condition, names[1:])):
            around = [node, *inside(node)] if node is not None else []
            for f in around:
                if isinstance(f, Filter):
                    part_of = [type(n).__name__ for n in with_in_it(f, around)]
                    self.wanting(s, f, x, [*of_it, *part_of])

    def ended(self, s: State, active: object) -> None:
        """A static effect ended: because its card left, or the cards it was handed to?"""
        if not isinstance(active, Active) or active.static == NONE:
            return
        effect = type(active.effect).__name__
        if active.until == NONE and s.card_of(active.inc * REF + active.source) is None:
            self.note("source", [effect, "Static"])
        if active.targets and any(is_other(s, ref) for ref in active.targets):
            self.note("target", [effect])


def is_held_off(s: State, a: Active, card: Card) -> bool:
    """Whether something forbids what an effect would give a card or take from it."""
    if isinstance(a.effect, Gain) and isinstance(a.effect.ability, Has):
        return derive.barred_keyword(s, card, a.effect.ability.keyword)  # CR 1.2.2
    if isinstance(a.effect, Modify) and a.effect.stat == Stat.STRENGTH:
        # CR 6.6.4: clamped after summing all modifiers
        floors = [b for b in s.buckets[Bucket.FLOOR] if derive.affects(s, b, card)]
        return bool(floors) and a.amount < 0 and derive.strength(s, card) == card.program.strength
    return False


def begins(old: Frame, new: Frame, facts: list[Facts]) -> bool:
    """Whether the op at which the old frame stood begins with this replacement."""
    if facts[old.step].op.code in (Code.CHOOSE, Code.AMOUNT):
        return len(old.data) == 1 and (len(new.data) > 1 or new.step != old.step)
    return old.step != new.step


# --- finding out ----------------------------------------------------------------------------------


class Finder:
    """Plays scenes and keeps what they carry out and what they show."""

    def __init__(self, recorder: RunRecorder) -> None:
        self.recorder = recorder
        self.watch = Watch()
        self.shown: dict[str, set[str]] = {}
        self.players = 0  # of the last scene

    @property
    def cells(self) -> Cells:
        return {name: sorted(cells) for name, cells in sorted(self.shown.items())}

    def add(self, scene: Scene) -> set[str]:
        """The constructors that a scene carries out; what it shows is kept.

        A scene that says no version is played under the older ones as well, and one of two players
        with a third who does nothing: what comes out as it says there too is shown so.
        """
        names = self.play(scene)
        for name, cell in self.watch.met:
            self.shown.setdefault(name, set()).add(cell)
        position = scene.position
        if self.players > 2:
            self._say(names, "three")
        else:
            idle = (SceneSeat(),) * (3 - len(position.seats))
            self.also(scene, names, "three", replace(position, seats=(*position.seats, *idle)))
        if position.rules in VERSIONS:
            self._say(names, position.rules)
        for version in VERSIONS if not position.rules else ():
            self.also(scene, names, version, replace(position, rules=version))
        return names

    def also(self, scene: Scene, names: set[str], cell: str, position: Position) -> None:
        """Play it in another position, if that could show something new."""
        if any(cell not in self.shown.get(name, ()) for name in names):
            # It may well come out otherwise there: the rules have changed, a third is asked.
            with suppress(SceneError, SceneFailed):
                self._say(self.play(replace(scene, position=position), watched=False), cell)

    def _say(self, names: set[str], cell: str) -> None:
        for name in names:
            self.shown.setdefault(name, set()).add(cell)

    def play(self, scene: Scene, watched: bool = True) -> set[str]:
        """What is carried out; `watch.met` is what it meets, if it is watched."""
        recorder, watch = self.recorder, self.watch
        last: list[Game] = []
        scene.run(recorder.pool, each=lambda game: last.__setitem__(slice(None), [game]))
        game = last[0] if last else scene.game(recorder.pool)
        pushed = [(mark.option, mark.player) for mark in game._marks]
        while game.depth:
            game.pop()
        s = game.state
        self.players = len(s.players)
        recorder.nodes.clear()
        recorder.begin(s)
        recorder.statics(s, True)
        watch.begin()
        for option, player in pushed:
            recorder.before(s, option)
            if watched:
                watch.before(s, option)
            events = game.push(option, player)
            recorder.after(s, events)
            if watched:
                watch.after(s, events)
                game.pop()
                game.push(option, player)
        recorder.statics(s, True)
        if watched:
            watch.actives(s)
        return set(recorder.nodes)
