"""Text → answers: whatever is said to a question that is open."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from tintero import limits
from tintero.ability.effects import OneOf
from tintero.ability.render.english import describe, english
from tintero.cards.pool import key
from tintero.messages import Message
from tintero.notation import names
from tintero.notation.entries import bag_entries, instead_entries, matching_entries
from tintero.notation.errors import AmbiguousAction, InvalidAction, nearest
from tintero.notation.settle import settle
from tintero.notation.words import listed
from tintero.notation.write import mode_node, mode_word
from tintero.program.library import Programs
from tintero.rules import apply
from tintero.rules import open as opened
from tintero.rules.alike import alike
from tintero.state.objects import Option
from tintero.state.state import State
from tintero.vocab import Act, Ask, Zone

Step = tuple[Option, str]


def choose(s: State, seat: int, text: str) -> Step:
    parts = listed(text, lambda name: names.known(s, name))
    if not parts:
        raise InvalidAction(Message("notation-choose-whom"))
    more = "choose " + ", ".join(parts[1:]) if len(parts) > 1 else ""
    return (_choose_one(s, seat, parts[0]), more)


def _choose_one(s: State, seat: int, text: str) -> Option:
    options = apply.options(s)
    entries = instead_entries(s, options)
    if entries:
        made = [(0, e.option) for e in matching_entries(s, seat, text, entries)]
        return settle(s, seat, f"choose {text}", made)
    offered = [o.a for o in options if o.act == Act.CHOOSE]
    likely = names.mine(s, seat, Zone.PLAY) + names.others(s, seat, Zone.PLAY)
    field = names.tiers(s, seat, offered, likely, names.mine(s, seat, Zone.HAND))
    found = [(t, Option(Act.CHOOSE, i)) for t, i in names.matching(s, seat, text, field)]
    return settle(s, seat, f"choose {text}", found)


def keep(s: State, seat: int, text: str) -> Step:
    if text or s.decision is None or s.decision.ask != Ask.ALTER_HAND:
        raise InvalidAction(Message("notation-keep"))
    return (Option(Act.DONE), "")


def bottom(s: State, seat: int, text: str) -> Step:
    """`bottom` is a mode; `bottom A, B` puts cards of a starting hand away."""
    if not text:
        return place("bottom")(s, seat, text)
    parts = listed(text, lambda name: names.known(s, name))
    option = _choose_one(s, seat, parts[0])
    if len(parts) > 1:
        return (option, "bottom " + ", ".join(parts[1:]))
    d = s.decision
    last = d is not None and len(d.picked) + 1 >= len(s.zone(seat, Zone.HAND))
    return (option, "" if last else "done")


def mode(s: State, seat: int, text: str) -> Step:
    if text.isdecimal():
        return (Option(Act.MODE, limits.number(text) - 1), "")
    found = mode_in_words(s, text)
    if found is None:
        raise InvalidAction(Message("notation-no-mode", text=repr(text)))
    return (found, "")


def mode_in_words(s: State, text: str) -> Option | None:
    """The mode whose words these are: all of them, the first of them, or some of them."""
    node = mode_node(s)
    wanted = key(text)
    if node is None or not wanted:
        return None
    words = mode_words(s, node)
    for test in (str.__eq__, str.startswith, str.__contains__):
        found = [i for i, said in enumerate(words) if any(test(each, wanted) for each in said)]
        if len(found) == 1:
            return Option(Act.MODE, found[0])
        if found:
            raise AmbiguousAction(text, [f"mode {i + 1}" for i in found])
    return None


def mode_words(s: State, node: OneOf) -> list[list[str]]:
    """Each mode in words: by itself, and as it stands in the text of the whole ability."""
    asked = opened.now(s)
    assert asked is not None  # it is what asks for a mode
    ability = asked.text(s)
    words = [[key(describe(m)), key(describe(m, within=ability))] for m in node.modes]
    text = english(ability)
    points = text.split("•")[1:]
    if len(points) == len(words):
        for said, point in zip(words, points, strict=True):
            said.append(key(point))
    return words


def place(word: str) -> Callable[[State, int, str], Step]:
    def reader(s: State, seat: int, text: str) -> Step:
        node = mode_node(s)
        for i in range(len(node.modes) if node is not None else 0):
            if not text and mode_word(s, i) == word:
                return (Option(Act.MODE, i), "")
        raise InvalidAction(Message("notation-no-answer", text=repr(word)))

    return reader


def amount(s: State, seat: int, text: str) -> Step:
    return (Option(Act.AMOUNT, _number(text, "amount 3")), "")


def player(s: State, seat: int, text: str) -> Step:
    player = _number(text, "player 2") - 1
    if not 0 <= player < len(s.players):
        raise InvalidAction(Message("notation-no-player", text=text))
    return (Option(Act.PLAYER, player), "")


def _number(text: str, form: str) -> int:
    if not text.isdecimal():
        raise InvalidAction(Message("notation-no-number", text=repr(text), form=form))
    return limits.number(text)


def name(s: State, seat: int, text: str) -> Step:
    wanted = key(text)
    indices = tuple(s.name_indices)
    by_name = names_to_say(s.programs, indices)
    if wanted not in by_name:
        wanted = names_without_version(s.programs).get(wanted, wanted)
    if wanted not in by_name:
        near = nearest(text, all_names(s.programs, indices))
        raise InvalidAction(Message("notation-no-card", text=repr(text)), near)
    return (Option(Act.NAME, by_name[wanted]), "")


@lru_cache(maxsize=4)
def names_to_say(programs: Programs, indices: tuple[int, ...]) -> dict[str, int]:
    """Two thousand of them, the same for every question of a game."""
    return {key(name): i for name, i in zip(all_names(programs, indices), indices, strict=True)}


@lru_cache(maxsize=4)
def all_names(programs: Programs, indices: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([programs.name_said(i) for i in indices])


@lru_cache(maxsize=4)
def names_without_version(programs: Programs) -> dict[str, str]:
    """By the full name of a card."""
    return {key(program.full_name): key(program.name) for program in programs}


def resolve(s: State, seat: int, text: str) -> Step:
    options = [o for o in apply.options(s) if o.act == Act.RESOLVE]
    if not options or s.decision is None or s.decision.player != seat:
        options = [Option(Act.RESOLVE, e.id) for e in s.bag if e.player == seat]
    try:
        found = matching_entries(s, seat, text, bag_entries(s, options))
    except InvalidAction:
        # One of several that cannot be told apart, of which only the first is offered.
        every = [Option(Act.RESOLVE, e.id) for e in s.bag if e.player == seat]
        if len(every) == len(options):
            raise
        found = matching_entries(s, seat, text, bag_entries(s, every))
        made = [_offered_for(s, e.option, options) for e in found]
        return (settle(s, seat, f"resolve {text}", [(0, o) for o in made]), "")
    return (settle(s, seat, f"resolve {text}", [(0, e.option) for e in found]), "")


def _offered_for(s: State, option: Option, offered: list[Option]) -> Option:
    by_id = {e.id: e for e in s.bag}
    for other in offered:
        if alike(s, by_id[option.a], by_id[other.a]):
            return other
    return option


def plain(act: int, *words: str) -> Callable[[State, int, str], Step]:
    """A verb that stands alone, or with one of these words behind it."""

    def reader(s: State, seat: int, text: str) -> Step:
        if text and key(text) not in words:
            raise InvalidAction(Message("notation-alone", text=repr(text)))
        return (Option(act), "")

    return reader
