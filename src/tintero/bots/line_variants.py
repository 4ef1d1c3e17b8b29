"""Lines of a turn that are worth comparing with each other: found ones, and what comes near them.

A beam finds lines by what the value says right after them. What it overrates it finds again and
again, so the best line is also tried without each of its actions, with other cards for the
inkwell, with one action more, with something else done by a card and in another order.
"""

from __future__ import annotations

from collections.abc import Callable

from tintero.bots.turn_beam import Line
from tintero.state.objects import Option
from tintero.vocab import Act

Actions = list[Option]


def candidates(lines: list[Line], first: list[Option], most: int) -> list[Actions]:
    """Lines worth comparing: the best one of each first action, the best one without one of its
    actions and with other ink, then the next best ones."""
    found: list[Actions] = [lines[0].actions]

    def add(some: list[Actions]) -> None:
        for actions in some:
            if actions and actions[0] not in first:
                continue  # what it needs was left out
            if len(found) < most and actions not in found:
                found.append(actions)

    varied: list[Callable[[Actions, list[Option]], list[Actions]]] = [without_one, inked_otherwise]
    begun: dict[object, Actions] = {}
    for line in lines:
        if line.actions:
            head = line.actions[0]
            begun.setdefault(Act.INK if head.act == Act.INK else head, line.actions)
    add([line.actions for line in lines[: most // 3]])
    for vary in varied:
        add(vary(lines[0].actions, first)[: most // 4])
    add(list(begun.values())[: most // 3])
    add([line.actions for line in lines])
    return found


def without_one(line: Actions, first: list[Option]) -> list[Actions]:
    """Who does not exert can't be challenged."""
    return [line[:n] + line[n + 1 :] for n in range(len(line))]


def inked_otherwise(line: Actions, first: list[Option]) -> list[Actions]:
    """Another card for the inkwell: the one that will be missed least."""
    found: list[Actions] = []
    used = {o.a for o in line}
    for n, option in enumerate(line):
        if option.act == Act.INK:
            others = [o for o in first if o.act == Act.INK and o.a not in used]
            found += [[*line[:n], other, *line[n + 1 :]] for other in others]
    return found


def one_more(line: Actions, first: list[Option]) -> list[Actions]:
    """Something that was not done: after everything else, or before it."""
    inked = any(o.act == Act.INK for o in line)
    more = [o for o in first if o.act < Act.END and o not in line]
    more = [o for o in more if not (inked and o.act == Act.INK)]
    return [found for o in more for found in ([*line, o], [o, *line])]


def done_otherwise(line: Actions, first: list[Option]) -> list[Actions]:
    """A card does something else: another challenge, or a quest in place of one."""
    turn_actions = [o for o in first if o.act < Act.END and o.act != Act.INK and o not in line]
    return [
        [*line[:n], other, *line[n + 1 :]]
        for n, option in enumerate(line)
        for other in turn_actions
        if other.a == option.a and option.act != Act.INK
    ]


def moved_first(line: Actions, first: list[Option]) -> list[Actions]:
    """The same in another order. To a beam that is the same line, in the order it found first."""
    return [[line[n], *line[:n], *line[n + 1 :]] for n in range(1, len(line))]


def near(line: Actions, first: list[Option], most: int) -> list[Actions]:
    """A line, and those that differ from it by one action, or by what is done first."""
    found = [line]
    for vary in (without_one, inked_otherwise, one_more, done_otherwise, moved_first):
        for other in vary(line, first):
            if (not other or other[0] in first) and other not in found:
                found.append(other)
    return found[:most]
