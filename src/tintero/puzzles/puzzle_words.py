"""What is said of a puzzle: title, task, hint and the solution explained, made of its position and
its steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tintero.events import Event, Kind
from tintero.game import Game
from tintero.messages import COMMA, CardNamed, ClauseNamed, Listed, Message
from tintero.puzzles.proof_of import SOLVER, SURVIVE
from tintero.rules import check
from tintero.state.objects import Option
from tintero.state.state import State
from tintero.views import labels
from tintero.vocab import Act, Ask, CardType

if TYPE_CHECKING:
    from tintero.puzzles.puzzle import Puzzle, PuzzleFacts

RIVAL: Final = 1
# What a step is, by the word its hint and its clause go by.
CLAUSES: Final = {
    "ink": "4.2.1",
    "play": "4.3.1",
    "sing": "5.4.4.2",
    "shift": "8.10.1",
    "use": "4.4.1",
    "boost": "8.4.1",
    "quest": "4.5.1",
    "challenge": "4.6.1",
    "move": "4.7.1",
    "end": "3.3.2",
}
# From the most telling to the least: which step is the key.
KEYS: Final = ("shift", "sing", "use", "boost", "move", "play", "challenge", "ink", "quest")
HINTS: Final = {
    "shift": "puzzle-hint-shift",
    "sing": "puzzle-hint-sing",
    "use": "puzzle-hint-use",
    "boost": "puzzle-hint-boost",
    "move": "puzzle-hint-move",
    "play": "puzzle-hint-play",
    "challenge": "puzzle-hint-challenge",
    "ink": "puzzle-hint-ink",
    "quest": "puzzle-hint-quest",
}
GOALS: Final = {"win": "1.8.1.1", "survive": "3.3.2"}


def title_of(facts: PuzzleFacts) -> Message:
    id = "puzzle-title-survive" if facts.kind == SURVIVE else "puzzle-title-win"
    return Message(id, card=CardNamed(facts.face), lore=facts.lore)


def goal_of(facts: PuzzleFacts) -> Message:
    id = "puzzle-goal-survive" if facts.kind == SURVIVE else "puzzle-goal-win"
    return Message(id, lore=facts.lore)


def of_puzzle(puzzle: Puzzle, what: str) -> Message:
    """One of a lesson's words."""
    facts = puzzle.facts
    if what == "title":
        return title_of(facts)
    if what == "goal":
        return goal_of(facts)
    if what == "hint":
        word, card = key_of(puzzle)
        return Message(HINTS[word], card=CardNamed(card))
    if what == "after":
        return Message("puzzle-after")
    if facts.kind == SURVIVE:
        return Message("puzzle-told-survive")
    return Message("puzzle-told-win", count=facts.plays)


def word_of(s: State, option: Option) -> str:
    """What kind of turn action it is, as people tell them apart."""
    if option.act == Act.PLAY and option.cards:
        kind = s.programs[s.cards[option.a].index].type
        return "sing" if kind == CardType.ACTION else "shift"
    names = {
        Act.INK: "ink", Act.PLAY: "play", Act.USE: "use", Act.QUEST: "quest",
        Act.CHALLENGE: "challenge", Act.MOVE: "move",
    }  # fmt: skip
    return names.get(option.act, "end")


def played(puzzle: Puzzle) -> list[tuple[str, str, Message, list[Message], list[Event], int, int]]:
    """The turn actions of the solution: the word, the card, the label, the answers in it, what
    happened, and the lore of solver and rival afterwards."""
    game = puzzle.game()
    found: list[tuple[str, str, Message, list[Message], list[Event], int, int]] = []
    for step in puzzle.scene.steps:
        if not step.action or step.illegal:
            continue
        s = game.state
        [option, *_] = game.read(step.action, step.seat)
        d = game.decision
        said = labels.message(s, option, step.seat)
        if d is not None and d.ask == Ask.TURN_ACTION and step.seat == SOLVER:
            card = s.programs[s.cards[option.a].index].full_name if option.a >= 0 else ""
            found.append((word_of(s, option), card, said, [], [], 0, 0))
        elif step.seat == SOLVER and d is not None and d.ask not in (Ask.BAG, Ask.ORDER):
            found[-1][3].append(said)
        events = game.push(step.action, step.seat)
        word, card, label, answers, before, *_ = found[-1]
        lore = [int(p.lore) for p in game.state.players]
        found[-1] = (word, card, label, answers, [*before, *events], lore[SOLVER], lore[RIVAL])
    return found


def key_of(puzzle: Puzzle) -> tuple[str, str]:
    """The step on which all depends, and its card."""
    steps = [(word, card) for word, card, *_ in played(puzzle) if word in KEYS]
    return min(steps, key=lambda step: KEYS.index(step[0]))


def explained(puzzle: Puzzle) -> tuple[Message, ...]:
    """The solution, one sentence for each turn action, with what comes of it and its clause."""
    game = puzzle.game()
    lore = [int(p.lore) for p in game.state.players]
    said = []
    for number, (word, _, label, answers, events, own, _) in enumerate(played(puzzle), 1):
        what = Message("puzzle-step-with", what=label, answers=Listed(answers, COMMA))
        came: list[Message] = []
        banished = names_of(game, events, Kind.BANISHED)
        if own > lore[SOLVER]:
            came.append(Message("puzzle-came-lore", before=lore[SOLVER], now=own))
        if banished:
            came.append(Message("puzzle-came-banished", cards=Listed(banished)))
        lore[SOLVER] = own
        one = what if answers else label
        if came:
            one = Message("puzzle-step-came", what=one, came=Listed(came, COMMA))
        rule = ClauseNamed(CLAUSES[word])
        said.append(Message("puzzle-step", number=number, what=one, rule=rule))
    last = "puzzle-held" if puzzle.facts.kind == SURVIVE else "puzzle-won"
    needed = int(check.lore_needed(game.state, RIVAL))
    return (*said, Message(last, rule=ClauseNamed(GOALS[puzzle.facts.kind]), goal=needed))


def names_of(game: Game, events: list[Event], kind: int) -> list[CardNamed]:
    s = game.state
    names = [s.programs[s.cards[e.card].index].full_name for e in events if e.kind == kind]
    return [CardNamed(name) for name in dict.fromkeys(names)]
