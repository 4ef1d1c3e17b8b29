"""Text → options: one verb, one reader."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import product

from tintero.ability.render.english import describe
from tintero.cards.pool import key
from tintero.notation import names
from tintero.notation.entries import bag_entries, instead_entries, matching_entries, use_entries
from tintero.notation.errors import AmbiguousAction, InvalidAction, nearest
from tintero.notation.play import play, sing
from tintero.notation.settle import Found, settle
from tintero.notation.words import cut, listed, splits
from tintero.notation.write import is_boost, mode_node, mode_word
from tintero.rules import apply, legal
from tintero.state.objects import Option
from tintero.state.state import State
from tintero.vocab import Act, Ask, CardType, Zone

# What a line stands for: its first option, then the text of whatever is to be read afterwards.
Step = tuple[Option, str]
_SEAT = re.compile(r"^\s*(\d+)\s*:\s*(?=\S)")


def split_seat(line: str) -> tuple[int | None, str]:
    """`2: concede` as seat 1 (counted from 0) and the action; no seat when none is written."""
    found = _SEAT.match(line)
    if found is None:
        return (None, line.strip())
    return (int(found[1]) - 1, line[found.end() :].strip())


def read_first(s: State, seat: int, text: str) -> Step:
    """The first option a line stands for now, and what is to be read once it was pushed."""
    line, _, more = text.strip().partition("\n")
    option, rest = _read_line(s, seat, line.strip())
    return (option, "\n".join(part for part in (rest, more.strip()) if part))


def read(s: State, seat: int, text: str) -> list[Option]:
    """Every option a line stands for, as far as can be told before any of them is pushed."""
    found: list[Option] = []
    while text:
        option, text = read_first(s, seat, text)
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
    if reader is not None:
        return reader(s, seat, rest.strip())
    found = _mode_in_words(s, line)
    if found is not None:
        return (found, "")
    near = nearest(verb, VERBS)
    raise InvalidAction(f"cannot read {line!r}" if line else "nothing to read", near)


# --- turn actions ---------------------------------------------------------------------------------


def _ink(s: State, seat: int, text: str) -> Step:
    field = names.tiers(s, seat, names.mine(s, seat, Zone.HAND))
    found = [(t, Option(Act.INK, i)) for t, i in names.matching(s, seat, text, field)]
    option = settle(s, seat, f"ink {text}", found)
    return (Option(Act.INK, names.face(s, option.a)), "")


def _quest(s: State, seat: int, text: str) -> Step:
    found = [(t, Option(Act.QUEST, i)) for t, i in _own(s, seat, text)]
    return (settle(s, seat, f"quest {text}", found), "")


def _own(s: State, seat: int, text: str) -> list[tuple[int, int]]:
    """A card of one's own in play; failing that, any card one knows."""
    return names.matching(s, seat, text, names.tiers(s, seat, names.mine(s, seat, Zone.PLAY)))


def _challenge(s: State, seat: int, text: str) -> Step:
    left, right = _two(s, text, "challenge NAME > NAME")
    theirs = names.tiers(
        s, seat, names.others(s, seat, Zone.PLAY), names.mine(s, seat, Zone.PLAY)
    )  # fmt: skip
    return (_pair(s, seat, Act.CHALLENGE, f"challenge {text}", left, right, theirs), "")


def _move(s: State, seat: int, text: str) -> Step:
    left, right = _two(s, text, "move NAME > NAME")
    here = names.mine(s, seat, Zone.PLAY)
    places = [i for i in here if s.programs[s.cards[i].index].type == CardType.LOCATION]
    field = names.tiers(s, seat, places, here)
    return (_pair(s, seat, Act.MOVE, f"move {text}", left, right, field), "")


def _two(s: State, text: str, form: str) -> tuple[str, str]:
    found = cut(text, r"\s*>\s*", lambda name: names.known(s, name))
    if found is None:
        raise InvalidAction(f"cannot read {text!r}: write {form}")
    return found


def _pair(
    s: State, seat: int, act: int, text: str, left: str, right: str, field: list[tuple[int, int]]
) -> Option:
    ones = _own(s, seat, left)
    twos = names.matching(s, seat, right, field)
    found = [(t + u, Option(act, i, j)) for (t, i), (u, j) in product(ones, twos) if i != j]
    if not found:
        raise InvalidAction(f"cannot read {text!r}: both sides are the same card")
    return settle(s, seat, text, found)


def _use(s: State, seat: int, text: str) -> Step:
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


# --- answers --------------------------------------------------------------------------------------


def _choose(s: State, seat: int, text: str) -> Step:
    parts = listed(text, lambda name: names.known(s, name))
    if not parts:
        raise InvalidAction("choose whom? write choose NAME")
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


def _keep(s: State, seat: int, text: str) -> Step:
    if text or s.decision is None or s.decision.ask != Ask.ALTER_HAND:
        raise InvalidAction("only a starting hand is kept")
    return (Option(Act.DONE), "")


def _bottom(s: State, seat: int, text: str) -> Step:
    """`bottom` is a mode; `bottom A, B` puts cards of a starting hand away."""
    if not text:
        return _place("bottom")(s, seat, text)
    parts = listed(text, lambda name: names.known(s, name))
    option = _choose_one(s, seat, parts[0])
    if len(parts) > 1:
        return (option, "bottom " + ", ".join(parts[1:]))
    d = s.decision
    last = d is not None and len(d.picked) + 1 >= len(s.zone(seat, Zone.HAND))
    return (option, "" if last else "done")


def _mode(s: State, seat: int, text: str) -> Step:
    if text.isdigit():
        return (Option(Act.MODE, int(text) - 1), "")
    found = _mode_in_words(s, text)
    if found is None:
        raise InvalidAction(f"there is no mode {text!r} here")
    return (found, "")


def _mode_in_words(s: State, text: str) -> Option | None:
    """The mode whose words these are: all of them, the first of them, or some of them."""
    node = mode_node(s)
    wanted = key(text)
    if node is None or not wanted:
        return None
    words = [key(describe(mode)) for mode in node.modes]
    for test in (str.__eq__, str.startswith, str.__contains__):
        found = [i for i, said in enumerate(words) if test(said, wanted)]
        if len(found) == 1:
            return Option(Act.MODE, found[0])
        if found:
            raise AmbiguousAction(text, [f"mode {i + 1}" for i in found])
    return None


def _place(word: str) -> Callable[[State, int, str], Step]:
    def reader(s: State, seat: int, text: str) -> Step:
        node = mode_node(s)
        for i in range(len(node.modes) if node is not None else 0):
            if not text and mode_word(s, i) == word:
                return (Option(Act.MODE, i), "")
        raise InvalidAction(f"{word!r} is no answer here")

    return reader


def _amount(s: State, seat: int, text: str) -> Step:
    return (Option(Act.AMOUNT, _number(text, "amount 3")), "")


def _player(s: State, seat: int, text: str) -> Step:
    player = _number(text, "player 2") - 1
    if not 0 <= player < len(s.players):
        raise InvalidAction(f"there is no player {text}")
    return (Option(Act.PLAYER, player), "")


def _number(text: str, form: str) -> int:
    if not text.isdigit():
        raise InvalidAction(f"cannot read {text!r} as a number: write {form}")
    return int(text)


def _name(s: State, seat: int, text: str) -> Step:
    wanted = key(text)
    by_name = {key(s.programs[i].name): i for i in s.name_indices}
    if wanted not in by_name:
        for program in s.programs:
            if key(program.full_name) == wanted:
                wanted = key(program.name)
    if wanted not in by_name:
        known = [s.programs[i].name for i in s.name_indices]
        raise InvalidAction(f"no card is named {text!r}", nearest(text, known))
    return (Option(Act.NAME, by_name[wanted]), "")


def _resolve(s: State, seat: int, text: str) -> Step:
    options = [o for o in apply.options(s) if o.act == Act.RESOLVE]
    if not options or s.decision is None or s.decision.player != seat:
        options = [Option(Act.RESOLVE, e.id) for e in s.bag if e.player == seat]
    found = matching_entries(s, seat, text, bag_entries(s, options))
    return (settle(s, seat, f"resolve {text}", [(0, e.option) for e in found]), "")


def _plain(act: int, *words: str) -> Callable[[State, int, str], Step]:
    """A verb that stands alone, or with one of these words behind it."""

    def reader(s: State, seat: int, text: str) -> Step:
        if text and key(text) not in words:
            raise InvalidAction(f"nothing comes after this verb: {text!r}")
        return (Option(act), "")

    return reader


VERBS: dict[str, Callable[[State, int, str], Step]] = {
    "ink": _ink,
    "play": play,
    "sing": sing,
    "use": _use,
    "boost": _boost,
    "quest": _quest,
    "challenge": _challenge,
    "move": _move,
    "end": _plain(Act.END, "turn"),
    "concede": _plain(Act.CONCEDE),
    "choose": _choose,
    "done": _plain(Act.DONE),
    "yes": _plain(Act.YES),
    "no": _plain(Act.NO),
    "mode": _mode,
    "amount": _amount,
    "name": _name,
    "top": _place("top"),
    "bottom": _bottom,
    "resolve": _resolve,
    "player": _player,
    "keep": _keep,
}
