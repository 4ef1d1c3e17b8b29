"""Options → text. Each card is named with its version, and with more only where that is needed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, final

from tintero.ability.effects import OneOf, Place, Put
from tintero.ability.statics import PlayFor
from tintero.notation.entries import (
    AbilityEntry,
    bag_entries,
    entry_texts,
    instead_entries,
    use_entries,
)
from tintero.notation.names import label
from tintero.rules import apply, playable
from tintero.rules import open as opened
from tintero.state.objects import Decision, Option
from tintero.state.state import State
from tintero.vocab import ACT_NAMES, NONE, Act, Ask, Keyword, Pay, Zone


@final
class ShownOption(Option):
    """An option of a game that says what it does, for as long as the game stands there."""

    def __init__(self, option: Option, s: State) -> None:
        super().__init__(option.act, option.a, option.b, option.c, option.cards)
        self._state: Final[State] = s
        self._mark: Final[int] = s.mark()
        self._asked: Final[Decision | None] = s.decision

    def __str__(self) -> str:
        s = self._state
        if s.mark() != self._mark or s.decision is not self._asked:
            return ACT_NAMES[self.act]
        return write(s, self)

    def __repr__(self) -> str:
        return f"{self.code()}  # {self}"


def write(s: State, option: Option) -> str:
    """The option as text, for the player who is asked. `read_first` reads it back."""
    return write_all(s, [option])[0]


def write_all(s: State, options: Sequence[Option]) -> list[str]:
    """As `write`, for many options at once; the legal ones are worked out only once."""
    seat = s.decision.player if s.decision is not None else 0
    possible = apply.options(s)
    return [write_among(s, seat, option, possible) for option in options]


def write_for(s: State, player: int, option: Option) -> str:
    """As `write`, beginning with the seat when `player` is not the one who is asked."""
    if s.decision is not None and s.decision.player == player:
        return write(s, option)
    return f"{player + 1}: {write_among(s, player, option, apply.options(s))}"


def write_among(s: State, seat: int, o: Option, rivals: Sequence[Option]) -> str:
    """The option as text that is clear among these others."""
    act = o.act
    if act == Act.QUEST and o.b != NONE:
        # A mission of one's own hand, where a variant has them.
        left = _card(s, seat, o.a, _firsts(act, rivals))
        right = _card(s, seat, o.b, [r.b for r in rivals if r.act == act and r.b != NONE])
        return f"quest {left} > {right}"
    if act in (Act.INK, Act.QUEST) or (act == Act.CHALLENGE and o.b == NONE):
        return f"{VERBS[act]} {_card(s, seat, o.a, _firsts(act, rivals))}"
    if act == Act.PLAY:
        return _play(s, seat, o, rivals)
    if act == Act.USE:
        return _use(s, seat, o, rivals)
    if act == Act.MOVE and o.b == NONE:
        return f"move {_card(s, seat, o.a, _firsts(act, rivals))} > {MOVES_TO[o.c]}"
    if act in (Act.CHALLENGE, Act.MOVE):
        left = _card(s, seat, o.a, _firsts(act, rivals))
        right = _card(s, seat, o.b, [r.b for r in rivals if r.act == act])
        return f"{VERBS[act]} {left} > {right}"
    if act == Act.CHOOSE:
        if o.b != NONE:
            return "choose " + _entry(s, seat, o, instead_entries(s, rivals))
        return f"choose {_card(s, seat, o.a, _firsts(act, rivals))}"
    if act == Act.DONE:
        d = s.decision
        fresh = d is not None and d.ask == Ask.ALTER_HAND and not d.picked
        return "keep" if fresh else "done"
    if act == Act.MODE:
        return mode_word(s, o.a) or f"mode {o.a + 1}"
    if act == Act.AMOUNT:
        return f"amount {o.a}"
    if act == Act.NAME:
        return f"name {s.programs.name_said(o.a)}"
    if act == Act.RESOLVE:
        return "resolve " + _entry(s, seat, o, bag_entries(s, rivals))
    if act == Act.PLAYER:
        return f"player {o.a + 1}"
    return VERBS[act]


def written_so(s: State, text: str, options: Sequence[Option]) -> Option | None:
    """The option that is written exactly so, for the player who is asked; None if none is."""
    seat = s.decision.player if s.decision is not None else 0
    verb = text.partition(" ")[0]
    other = verb in FIRST_WORDS.values()
    for option in options:
        first = FIRST_WORDS.get(option.act)
        if first != verb if first is not None else other:
            continue
        if write_among(s, seat, option, options) == text:
            return option
    return None


VERBS = {
    Act.INK: "ink",
    Act.QUEST: "quest",
    Act.CHALLENGE: "challenge",
    Act.MOVE: "move",
    Act.END: "end",
    Act.CONCEDE: "concede",
    Act.YES: "yes",
    Act.NO: "no",
}
# Where a card is moved by some variants.
MOVES_TO = {
    Zone.ASIDE: "bag", Zone.HAND: "hand", Zone.PLAY: "play", Zone.INKWELL: "inkwell",
    Zone.DISCARD: "discard", Zone.DECK: "deck",
}  # fmt: skip
# Options of these acts, and no others, begin with these words.
FIRST_WORDS = {
    **VERBS,
    Act.CHOOSE: "choose",
    Act.AMOUNT: "amount",
    Act.NAME: "name",
    Act.RESOLVE: "resolve",
    Act.PLAYER: "player",
}


def _card(s: State, seat: int, card: int, rivals: Iterable[int]) -> str:
    return label(s, seat, s.cards[card], rivals)


def _firsts(act: int, rivals: Sequence[Option]) -> list[int]:
    return [r.a for r in rivals if r.act == act]


def _entry(s: State, seat: int, o: Option, entries: list[AbilityEntry]) -> str:
    for entry, text in zip(entries, entry_texts(s, seat, entries), strict=True):
        if entry.option == o:
            return text
    if o.act == Act.RESOLVE:  # not one of the options now, but perhaps in the bag
        waiting = bag_entries(s, [Option(Act.RESOLVE, e.id) for e in s.bag])
        for entry, text in zip(waiting, entry_texts(s, seat, waiting), strict=True):
            if entry.option == o:
                return text
        return f"entry {o.a}"
    return label(s, seat, s.cards[o.a], ())


def _use(s: State, seat: int, o: Option, rivals: Sequence[Option]) -> str:
    if o.b == NONE:
        # A location in the hand, where a variant has that: one in play may have abilities, too.
        hand = " from hand" if s.cards[o.a].zone == Zone.HAND else ""
        return f"use {_card(s, seat, o.a, ())}{hand}"
    if s.programs[o.c].abilities[o.b].keyword == Keyword.BOOST:
        boosts = [r.a for r in rivals if r.act == Act.USE and is_boost(s, r)]
        return f"boost {_card(s, seat, o.a, boosts)}"
    among = list(rivals) if o in rivals else [o, *rivals]
    uses = [r for r in among if r.act == Act.USE and r.b != NONE and not is_boost(s, r)]
    return "use " + _entry(s, seat, o, use_entries(s, dict.fromkeys(uses)))


def is_boost(s: State, o: Option) -> bool:
    return o.b != NONE and s.programs[o.c].abilities[o.b].keyword == Keyword.BOOST


# --- playing a card -----------------------------------------------------------------------------


def _play(s: State, seat: int, o: Option, rivals: Sequence[Option]) -> str:
    song = o.b in (Pay.SING, Pay.SING_TOGETHER)
    name = _card(s, seat, o.a, _firsts(Act.PLAY, rivals))
    if o.b == Pay.SHIFT:
        bases = [i for r in rivals if r.act == Act.PLAY and r.b == Pay.SHIFT for i in r.cards]
        onto = ", ".join(_card(s, seat, i, bases) for i in o.cards)
        return f"play {name} on {onto}{_which_shift(s, seat, o)}"
    if song:
        if not o.cards:
            return f"sing {name} together"
        able = [c.id for c in playable.singers(s, seat)]
        return f"sing {name} with {', '.join(_card(s, seat, i, able) for i in o.cards)}"
    if o.b == Pay.ALTERNATE:
        return f"play {name}{_offer(s, seat, o, rivals)}"
    return f"play {name}"


def _which_shift(s: State, seat: int, o: Option) -> str:
    """Nothing for the Shift that is meant anyway: the first legal one, or the first."""
    variants = shifts_for(s, seat, o)
    return "" if not variants or variants[0] == o else f" by {shift_name(s, o)}"


def shifts_for(s: State, seat: int, o: Option) -> list[Option]:
    """The card on these bases by each of its Shift abilities, the legal ones first."""
    count = len(s.programs[s.cards[o.a].index].shifts)
    made = [Option(Act.PLAY, o.a, Pay.SHIFT, which, o.cards) for which in range(count)]
    legal_ones = [m for m in made if apply.refuse(s, seat, m) is None]
    fitting = [m for m in made if _fits(s, m)]
    return list(dict.fromkeys([*legal_ones, *fitting, *made]))


def _fits(s: State, o: Option) -> bool:
    card = s.cards[o.a]
    return playable.check_shift(s, card.owner, card, o.c, o.cards, True) is None


def shift_name(s: State, o: Option) -> str:
    """A Shift ability's own name, or its place among the card's Shift abilities."""
    return s.programs[s.cards[o.a].index].shifts[o.c].name or f"shift {o.c + 1}"


def _offer(s: State, seat: int, o: Option, rivals: Sequence[Option]) -> str:
    """` for free` for the card's own offer without a cost, else who makes the offer."""
    if o.c == NONE:
        return " for free"
    offers = [r for r in rivals if (r.act, r.a, r.b) == (o.act, o.a, o.b)]
    if o not in offers:
        offers.append(o)
    if not o.cards and is_free(s, o) and sum(is_free(s, r) for r in offers) == 1:
        return " for free"
    source = _card(s, seat, offerer(o), [offerer(r) for r in offers])
    if sum(offerer(r) == offerer(o) for r in offers) > 1:
        source += f": {offer_name(s, o)}"
    return f" by {source}"


def offerer(o: Option) -> int:
    return o.cards[0] if o.cards else o.a


def offer_name(s: State, o: Option) -> str:
    return s.programs[s.cards[offerer(o)].index].statics[o.c].name


def is_free(s: State, o: Option) -> bool:
    effect = s.programs[s.cards[offerer(o)].index].statics[o.c].effect
    return isinstance(effect, PlayFor) and not effect.costs


# --- modes --------------------------------------------------------------------------------------


def mode_node(s: State) -> OneOf | None:
    """The choice of modes that is open, if one is."""
    asked = opened.now(s)
    return asked.modes() if asked is not None else None


def mode_word(s: State, mode: int) -> str:
    """`top` or `bottom` for a mode that puts cards there, when no other mode does."""
    node = mode_node(s)
    if node is None or mode >= len(node.modes):
        return ""
    words = [
        PLACES.get(m.place, "") if isinstance(m, Put) else ""
        for m in node.modes
    ]  # fmt: skip
    return words[mode] if words.count(words[mode]) == 1 else ""


PLACES = {Place.DECK_TOP: "top", Place.DECK_BOTTOM: "bottom"}
