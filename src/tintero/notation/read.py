"""Text → options: one verb, one reader."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import product

from tintero import limits
from tintero.messages import Message
from tintero.notation import answers, names
from tintero.notation.entries import matching_entries, use_entries
from tintero.notation.errors import InvalidAction, no_verb
from tintero.notation.play_lines import play, sing
from tintero.notation.settle import Found, settle
from tintero.notation.words import cut, splits
from tintero.notation.write import MOVES_TO, is_boost
from tintero.rules import legal
from tintero.state.objects import Option
from tintero.state.state import State
from tintero.vocab import NONE, Act, CardType, Zone

# What a line stands for: its first option, then the text of whatever is to be read afterwards.
Step = tuple[Option, str]
_SEAT = re.compile(r"^\s*(\d+)\s*:\s*(?=\S)")


def split_seat(line: str) -> tuple[int | None, str]:
    """`2: concede` as seat 1 (counted from 0) and the action; no seat when none is written."""
    found = _SEAT.match(line)
    if found is None:
        return (None, line.strip())
    return (limits.number(found[1]) - 1, line[found.end() :].strip())


def read_first(s: State, seat: int, text: str) -> Step:
    """The first option a line stands for now, and what is to be read once it was pushed."""
    if len(text) > limits.LINE:
        raise InvalidAction(Message("notation-too-long", count=len(text), most=limits.LINE))
    line, _, more = text.strip().partition("\n")
    option, rest = _read_line(s, seat, line.strip())
    return (option, "\n".join(part for part in (rest, more.strip()) if part))


def read(s: State, seat: int, text: str) -> list[Option]:
    """Every option a line stands for, as far as can be told before any of them is pushed."""
    option, rest = read_first(s, seat, text)
    found = [option]
    while rest:
        option, rest = read_first(s, seat, rest)
        if option in found and option.act == Act.CHOOSE:
            option = _another(s, option, found)
        found.append(option)
    return found


def _another(s: State, option: Option, taken: list[Option]) -> Option:
    """The next copy of a card that was picked already, if there is one (`bottom A, A`)."""
    card = s.cards[option.a]
    for i in names.in_order(s, card):
        other = Option(Act.CHOOSE, i, option.b)
        if s.cards[i].index == card.index and other not in taken:
            return other
    return option


def _read_line(s: State, seat: int, line: str) -> Step:
    verb, _, rest = line.partition(" ")
    reader = VERBS.get(verb.lower())
    # The words of a mode may begin with a verb: `choose and discard a card`.
    if reader is None or verb.lower() in CARD_VERBS:
        found = answers.mode_in_words(s, line)
        if found is not None:
            return (found, "")
    if reader is not None:
        return reader(s, seat, rest.strip())
    if not line:
        raise InvalidAction(Message("notation-nothing"))
    raise no_verb(line, tuple(VERBS))


# --- turn actions ---------------------------------------------------------------------------------


def _ink(s: State, seat: int, text: str) -> Step:
    field = names.tiers(s, seat, names.mine(s, seat, Zone.HAND))
    found = [(t, Option(Act.INK, i)) for t, i in names.matching(s, seat, text, field)]
    option = settle(s, seat, f"ink {text}", found)
    return (Option(Act.INK, names.face(s, seat, option.a)), "")


def _quest(s: State, seat: int, text: str) -> Step:
    two = cut(text, r"\s*>\s*", lambda name: names.known(s, name)) if s.ruleset.missions else None
    if two is not None:
        field = names.tiers(s, seat, names.mine(s, seat, Zone.HAND))
        chosen = _pair(s, seat, Act.QUEST, f"quest {text}", two[0], two[1], field)
        return (Option(Act.QUEST, chosen.a, names.face(s, seat, chosen.b)), "")
    found = [(t, Option(Act.QUEST, i)) for t, i in _own(s, seat, text)]
    return (settle(s, seat, f"quest {text}", found), "")


def _own(s: State, seat: int, text: str) -> list[tuple[int, int]]:
    """A card of one's own in play; failing that, any card one knows."""
    return names.matching(s, seat, text, names.tiers(s, seat, names.mine(s, seat, Zone.PLAY)))


def _challenge(s: State, seat: int, text: str) -> Step:
    if s.ruleset.defender_by == "opponent" and ">" not in text:
        found = [(t, Option(Act.CHALLENGE, i)) for t, i in _own(s, seat, text)]
        return (settle(s, seat, f"challenge {text}", found), "")
    left, right = _two(s, text, "challenge NAME > NAME")
    theirs = names.tiers(
        s, seat, names.others(s, seat, Zone.PLAY), names.mine(s, seat, Zone.PLAY)
    )  # fmt: skip
    return (_pair(s, seat, Act.CHALLENGE, f"challenge {text}", left, right, theirs), "")


def _move(s: State, seat: int, text: str) -> Step:
    if s.ruleset.moves_to == "bag":
        return (_to_zone(s, seat, text), "")
    left, right = _two(s, text, "move NAME > NAME")
    here = names.mine(s, seat, Zone.PLAY)
    places = [i for i in here if s.programs[s.cards[i].index].type == CardType.LOCATION]
    field = names.tiers(s, seat, places, here)
    return (_pair(s, seat, Act.MOVE, f"move {text}", left, right, field), "")


def _to_zone(s: State, seat: int, text: str) -> Option:
    """`move NAME > bag`, `move card #2 from inkwell > bag`, `move NAME > hand`."""
    left, _, right = text.rpartition(">")
    zones = {word: zone for zone, word in MOVES_TO.items()}
    to = zones.get(right.strip().lower())
    if to is None:
        raise InvalidAction(Message("notation-write", text=repr(text), form="move NAME > ZONE"))
    bag = [c.id for c in names.aside(s, seat)]
    here = names.mine(s, seat, Zone.PLAY)
    first, second = (here, bag) if to == Zone.ASIDE else (bag, here)
    field = names.tiers(s, seat, first, second, names.mine(s, seat, Zone.INKWELL))
    found = names.matching(s, seat, left, field)
    return settle(s, seat, f"move {text}", [(t, Option(Act.MOVE, i, NONE, to)) for t, i in found])


def _two(s: State, text: str, form: str) -> tuple[str, str]:
    found = cut(text, r"\s*>\s*", lambda name: names.known(s, name))
    if found is None:
        raise InvalidAction(Message("notation-write", text=repr(text), form=form))
    return found


def _pair(
    s: State, seat: int, act: int, text: str, left: str, right: str, field: list[tuple[int, int]]
) -> Option:
    ones = _own(s, seat, left)
    twos = names.matching(s, seat, right, field)
    found = [(t + u, Option(act, i, j)) for (t, i), (u, j) in product(ones, twos) if i != j]
    if not found:
        raise InvalidAction(Message("notation-same-card", text=repr(text)))
    return settle(s, seat, text, found)


def _use(s: State, seat: int, text: str) -> Step:
    if s.ruleset.locations_by == "ability" and names.parse_ref(text).zone == Zone.HAND:
        field = names.tiers(s, seat, names.mine(s, seat, Zone.HAND))
        hand = [(t, Option(Act.USE, i)) for t, i in names.matching(s, seat, text, field)]
        chosen = settle(s, seat, f"use {text}", hand)
        return (Option(Act.USE, names.face(s, seat, chosen.a)), "")
    here = names.mine(s, seat, Zone.PLAY)
    options = [
        Option(Act.USE, i, ability, index)
        for i in here
        for index, ability in legal.usable(s, s.cards[i])
    ]
    entries = use_entries(s, dict.fromkeys(options))
    try:
        fitting = [e.option for e in matching_entries(s, seat, text, entries)]
    except InvalidAction as error:
        return (_no_such_ability(s, seat, text, error), "")
    fitting = [o for o in fitting if not is_boost(s, o)] or fitting
    return (settle(s, seat, f"use {text}", [(0, o) for o in fitting]), "")


def _no_such_ability(s: State, seat: int, text: str, error: InvalidAction) -> Option:
    """A card that has nothing to use is refused, not misread; a misspelt ability is an error."""
    for left, _ in [(text, ""), *splits(text, ":")]:
        try:
            found = _own(s, seat, left)
        except InvalidAction:
            continue
        if left == text or not any(legal.usable(s, s.cards[i]) for _, i in found):
            return settle(s, seat, f"use {text}", [(t, Option(Act.USE, i)) for t, i in found])
    raise error


def _boost(s: State, seat: int, text: str) -> Step:
    found: Found = []
    for t, i in _own(s, seat, text):
        made = [Option(Act.USE, i, b, c) for c, b in legal.usable(s, s.cards[i])]
        found += [(t, o) for o in made if is_boost(s, o)] or [(t + 1, Option(Act.USE, i))]
    return (settle(s, seat, f"boost {text}", found), "")


VERBS: dict[str, Callable[[State, int, str], Step]] = {
    "ink": _ink,
    "play": play,
    "sing": sing,
    "use": _use,
    "boost": _boost,
    "quest": _quest,
    "challenge": _challenge,
    "move": _move,
    "end": answers.plain(Act.END, "turn"),
    "concede": answers.plain(Act.CONCEDE),
    "choose": answers.choose,
    "done": answers.plain(Act.DONE),
    "yes": answers.plain(Act.YES),
    "no": answers.plain(Act.NO),
    "mode": answers.mode,
    "amount": answers.amount,
    "name": answers.name,
    "top": answers.place("top"),
    "bottom": answers.bottom,
    "resolve": answers.resolve,
    "player": answers.player,
    "keep": answers.keep,
}
CARD_VERBS = ("ink", "play", "sing", "use", "boost", "quest", "challenge", "move", "choose", "name")
