"""A scene played for a judge: every action with what came of it, and what was expected of it.

Unlike a test, a ruling goes on after an expectation that is not met: the judge wants to see all
of it. Only an action that cannot be done ends it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from itertools import groupby

from tintero import notation
from tintero.ability.abilities import Activated
from tintero.events import Event
from tintero.game import AmbiguousAction, Game, IllegalAction, InvalidAction
from tintero.judge.watch import SequenceLine, watch, words_for
from tintero.messages import ClauseNamed, Message, languages
from tintero.scene import Scene
from tintero.scene.build import Builder
from tintero.scene.expect import check
from tintero.scene.given import Given
from tintero.scene.model import SceneStep
from tintero.scene.scene_table import SceneTable, same_clause
from tintero.state.objects import Option
from tintero.views import ruling_words as say
from tintero.views.labels import label
from tintero.views.log import is_echo
from tintero.views.prompts import prompt
from tintero.views.whynot import WhyNot
from tintero.vocab import NONE, Act, Ask, Keyword


@dataclass
class SequencePart:
    """One step of the scene: who did what, and what came of it.

    `forbidden` is the clause that was to refuse it; `why` the reason it was refused for.
    """

    line: int
    seat: int = -1
    action: str = ""
    labels: dict[str, str] = field(default_factory=dict)
    asked: dict[str, str] = field(default_factory=dict)  # the question, unless a turn action
    lines: list[SequenceLine] = field(default_factory=list)
    forbidden: str = ""
    why: WhyNot | None = None
    expectations: int = 0
    declared: str = ""  # the clause by which a turn action is declared


# CR 4.1.3 and 3.3.2: where the process of each turn action begins with its declaration.
DECLARED = {
    Act.INK: "4.2.1",
    Act.PLAY: "4.3.1",
    Act.USE: "4.4.3.1",
    Act.QUEST: "4.5.1.1",
    Act.CHALLENGE: "4.6.4.1",
    Act.MOVE: "4.7.3.1",
    Act.END: "3.3.2",
    Act.CONCEDE: "2.3.3.4",
}


@dataclass
class PlayedScene:
    """A scene that has been played. `problems`: line of the file, and what is wrong."""

    scene: Scene
    version: str
    game: Game
    parts: list[SequencePart] = field(default_factory=list)
    problems: list[tuple[int, Message]] = field(default_factory=list)
    stopped: bool = False

    @property
    def expectations(self) -> int:
        return sum(p.expectations + bool(p.forbidden) for p in self.parts)

    def asked(self) -> SequencePart | None:
        """The last action: what the question is about."""
        return next((p for p in reversed(self.parts) if p.action), None)


# Looks at the game and the filler's number: as it begins (None), then after every part.
Onlooker = Callable[[Game, int, SequencePart | None], None]


def play(scene: Scene, version: str = "", onlooker: Onlooker | None = None) -> PlayedScene:
    """Play a scene, under another version of the rules if one is named."""
    if version:
        scene = replace(scene, position=replace(scene.position, rules=version))
    return _Player(scene, onlooker).played


def do(
    game: Game, action: str, seat: int | None = None, filler: int = NONE
) -> tuple[SequencePart, list[Event]]:
    """Do what a line says, watched. The errors are those of `Game.push`; nothing is half done."""
    asked = game.decision
    who = seat if seat is not None else asked.player if asked is not None else 0
    part = SequencePart(0, who, action, asked=question(game))
    depth, rest = game.depth, action.strip()
    events: list[Event] = []
    words: dict[str, list[str]] = {lang: [] for lang in languages()}
    if not rest:
        raise InvalidAction(Message("notation-nothing"))
    try:
        while rest:
            option, rest = notation.read_first(game.state, who, rest)
            part.declared = part.declared or declared(game, option)
            why = game.why_not(option, who)
            if why is not None:
                raise IllegalAction(why)
            for lang in languages():
                words[lang].append(label(game.state, option, lang, who))
            events += _push(game, option, who, part, filler)
    except (InvalidAction, IllegalAction, AmbiguousAction):
        while game.depth > depth:
            game.pop()
        raise
    part.labels = {lang: "; ".join(words[lang]) for lang in languages()}
    return part, events


def declared(game: Game, option: Option) -> str:
    """The clause by which a turn action is declared, or nothing where it is an answer."""
    if option.act == Act.USE:
        programs = game.state.programs[option.c].abilities[option.b : option.b + 1]
        if any(program.keyword == Keyword.BOOST for program in programs):
            return "8.4.1"  # since 2.2 not an activated ability
        nodes = [program.node for program in programs]
        if any(isinstance(node, Activated) and node.sequential for node in nodes):
            return "6.1.5"
    return DECLARED.get(option.act, "")


def question(game: Game) -> dict[str, str]:
    """What is asked, in both languages; nothing when it is a turn action."""
    d = game.decision
    if d is None or d.ask == Ask.TURN_ACTION:
        return {}
    return {lang: prompt(game.state, lang, d.player) for lang in languages()}


def in_words(game: Game, action: str, seat: int) -> dict[str, str]:
    """An action that may not be done, in words where it can be read."""
    try:
        option, _ = notation.read_first(game.state, seat, action)
    except (InvalidAction, AmbiguousAction):
        return dict.fromkeys(languages(), action)
    return {lang: label(game.state, option, lang, seat) for lang in languages()}


def refused(game: Game, step: SceneStep) -> SequencePart:
    """An action that was tried and may not be done."""
    labels = in_words(game, step.action, step.seat)
    try:
        why = game.why_not(step.action, step.seat)
    except (InvalidAction, AmbiguousAction):
        why = None
    return SequencePart(step.line, step.seat, step.action, labels, forbidden=step.illegal, why=why)


def _push(game: Game, option: Option, seat: int, part: SequencePart, filler: int) -> list[Event]:
    watcher = watch(game.state, seat, option, filler)
    events = game.push(option, seat)
    if [e.plain() for e in events] != [e.plain() for e in watcher.events]:
        raise AssertionError("the action went another way than it was watched")
    part.lines += watcher.lines
    return events


class _Player:
    """One playing of one scene."""

    def __init__(self, scene: Scene, onlooker: Onlooker | None = None) -> None:
        builder: Builder = scene._builder(None)
        game = builder.build()
        self.game = game
        self.onlooker = onlooker
        self.filler = builder.filler
        self.played = PlayedScene(scene, game.state.ruleset.version, game)
        self.events: list[Event] = list(game.state.fresh)
        self.table = SceneTable(game, builder.filler, self.events)
        self.given = Given(game)
        self.look(None)
        self.begin()
        for step in scene.steps:
            self.step(step)
            if self.played.stopped:
                break
        for part in self.played.parts:
            part.lines = gather(part.lines)
        say_nothing_came(self.played.parts)

    def begin(self) -> None:
        """What happens before anybody is asked: a scene may begin in the Ready step."""
        part, s = SequencePart(1), self.game.state
        for i, e in enumerate(self.events):
            before = self.events[:i]
            if not is_echo(e, before):
                line = words_for(s, e, before, self.filler).line()
                part.lines.append(SequenceLine("event", line, e.clause, e.name, e.player))
        if part.lines:
            self.add(part)

    def add(self, part: SequencePart) -> None:
        self.played.parts.append(part)
        self.look(part)

    def look(self, part: SequencePart | None) -> None:
        if self.onlooker is not None:
            self.onlooker(self.game, self.filler, part)

    def step(self, step: SceneStep) -> None:
        if step.action:
            self.act(step)
        if step.expect is not None and not self.played.stopped:
            self.expect(step)

    def act(self, step: SceneStep) -> None:
        single = self.given.singly(step.action)
        if len(single) > 1 and not step.illegal and not self.goes(step):
            for action in single:
                if not self.played.stopped:
                    self.act(replace(step, action=action))
            return
        part = SequencePart(step.line, step.seat, step.action, forbidden=step.illegal)
        try:
            done, events = do(self.game, step.action, step.seat, self.filler)
        except IllegalAction as error:
            if not step.illegal and self.given.has(step.seat, step.action):
                return
            part.why = error.why
            part.labels = in_words(self.game, step.action, step.seat)
            if not step.illegal:
                self.problem(step.line, Message("judge-illegal", why=error.message))
                self.played.stopped = True
            elif not same_clause(step.illegal, error.rule):
                wrong = Message(
                    "judge-other-clause",
                    clause=ClauseNamed(error.rule),
                    wanted=step.illegal,
                    why=error.why.message,
                )
                self.problem(step.line, wrong)
        except (InvalidAction, AmbiguousAction) as error:
            if not step.illegal and self.given.has(step.seat, step.action):
                return
            part.labels = dict.fromkeys(languages(), step.action)
            unread = Message("judge-unread", action=step.action, problem=error.message)
            self.problem(step.line, unread)
            self.played.stopped = True
        else:
            part.lines, part.labels, part.asked = done.lines, done.labels, done.asked
            part.declared = done.declared
            self.events += events
            self.given.took(step.action, events)
            if step.illegal:
                done_so = Message("judge-not-to-be-done", action=step.action)
                if step.illegal != "true":
                    clause = step.illegal
                    done_so = Message("judge-not-refused", action=step.action, clause=clause)
                self.problem(step.line, done_so)
        self.add(part)

    def goes(self, step: SceneStep) -> bool:
        """Whether an action can be done as it is written."""
        depth = self.game.depth
        try:
            self.game.push(step.action, step.seat)
        except (InvalidAction, IllegalAction, AmbiguousAction):
            return False
        while self.game.depth > depth:
            self.game.pop()
        return True

    def expect(self, step: SceneStep) -> None:
        assert step.expect is not None
        pairs = step.expect.mapping("expect")
        if not self.played.parts:
            self.played.parts.append(SequencePart(step.line))
        self.played.parts[-1].expectations += len(pairs)
        for problem in check(self.table, step.expect):
            self.problem(step.expect.line, problem)
        if any(key.text == "events" for key, _ in pairs):
            self.events.clear()

    def problem(self, line: int, problem: Message) -> None:
        self.played.problems.append((line, problem))


def gather(lines: list[SequenceLine]) -> list[SequenceLine]:
    """Equal lines in a row (five cards drawn) become one."""
    found: list[SequenceLine] = []
    for line, same in groupby(lines):
        n = len(list(same))
        if n > 1:
            line = replace(line, message=say.times(line.message, n))
        found.append(line)
    return found


def say_nothing_came(parts: list[SequencePart]) -> None:
    """Where an ability was taken from the bag and nothing happened before it had resolved."""
    last: SequenceLine | None = None
    for part in parts:
        for i, line in enumerate(part.lines):
            began = last is not None and last.sort == "resolve" and last.event == ""
            if began and line.event == "resolved":
                part.lines[i] = replace(line, message=say.nothing_came(line.message))
            if line.sort != "reason":
                last = line
