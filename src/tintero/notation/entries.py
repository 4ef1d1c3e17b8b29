"""Abilities as text, `NAME: ABILITY`: what is used, what waits in the bag, what replaces."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tintero import limits
from tintero.cards.pool import key
from tintero.messages import Message
from tintero.notation.errors import InvalidAction, nearest
from tintero.notation.givers import giver
from tintero.notation.names import begins, is_called, label, number_of, parse_ref
from tintero.notation.words import splits
from tintero.state.objects import Option
from tintero.state.state import State
from tintero.vocab import NONE, Act

COUNT = re.compile(r"\s*#\s*(\d+)\s*$")


@dataclass(frozen=True)
class AbilityEntry:
    """An option that is an ability of a card."""

    option: Option
    card: int
    ability: str
    by: str = ""  # the ability that gave it, which has no name of its own


def use_entries(s: State, options: Iterable[Option]) -> list[AbilityEntry]:
    return [
        AbilityEntry(o, o.a, s.programs[o.c].abilities[o.b].name, giver(s, o.c, o.b))
        for o in options
    ]


def bag_entries(s: State, options: Iterable[Option]) -> list[AbilityEntry]:
    """Only the bag's options, each with the ability that waits there."""
    by_id = {e.id: e for e in s.bag}
    found = []
    for o in options:
        if o.act == Act.RESOLVE and o.a in by_id:
            e = by_id[o.a]
            name = s.programs[e.index].abilities[e.ability].name
            found.append(AbilityEntry(o, e.card, name, giver(s, e.index, e.ability)))
    return found


def instead_entries(s: State, options: Iterable[Option]) -> list[AbilityEntry]:
    """Only the options that say which replacement effect applies."""
    by_id = {a.id: a for a in s.actives}
    found = []
    for o in options:
        if o.act == Act.CHOOSE and o.b in by_id:
            a = by_id[o.b]
            found.append(AbilityEntry(o, o.a, s.programs[a.index].statics[a.static].name))
    return found


def entry_texts(s: State, seat: int, entries: Sequence[AbilityEntry]) -> list[str]:
    """`NAME: ABILITY`; abilities that would read alike are counted, `NAME: ABILITY #2`.

    An ability that is used belongs to a card in play, so there the card is counted:
    `NAME #2: ABILITY`. What waits in the bag may come from a card that is gone.
    """
    users = [e.card for e in entries if e.option.act == Act.USE]
    bases = []
    for e in entries:
        card = s.cards[e.card]
        name = label(s, seat, card, users) if users else s.programs[card.index].full_name
        named = e.ability or (e.by if _has_named(s, e, entries) else "")
        bases.append(f"{name}: {named}" if named else name)
    texts = []
    for i, base in enumerate(bases):
        n = bases[: i + 1].count(base)
        texts.append(f"{base} #{n}" if bases.count(base) > 1 else base)
    return texts


def _has_named(s: State, entry: AbilityEntry, entries: Sequence[AbilityEntry]) -> bool:
    """Whether the name of its card alone would stand for an ability with a name too."""
    face = s.cards[entry.card].index
    return any(s.cards[other.card].index == face and other.ability for other in entries)


def matching_entries(
    s: State, seat: int, text: str, entries: Sequence[AbilityEntry]
) -> list[AbilityEntry]:
    """The entries a text may mean: `NAME`, `NAME: ABILITY`, either with ` #n`.

    A number that tells no copy of the card from another counts entries that read alike.
    """
    found = _called(s, text, entries)
    count = COUNT.search(text)
    if count:
        same = _called(s, text[: count.start()], entries)
        n = limits.number(count[1])
        alike = found == same and len({(e.card, e.ability) for e in same}) == 1
        if 0 < n <= len(same) and (alike or not found):
            return [same[n - 1]]
    if found:
        return found
    texts = entry_texts(s, seat, entries)
    near = nearest(text, texts) or texts[:3]
    raise InvalidAction(Message("notation-not-here", text=repr(text)), near)


def _called(s: State, text: str, entries: Sequence[AbilityEntry]) -> list[AbilityEntry]:
    """Name and ability are cut at any colon; a name alone stands for all its abilities. Where no
    card is called so, the first words of a name will do."""
    for of in (_of, _of_short):
        for left, right in splits(text, ":"):
            said = key(right)
            found = [e for e in entries if said in (key(e.ability), key(e.by)) and of(s, left, e)]
            if found:
                return found
        if COUNT.search(text) and not any(e.option.act == Act.USE for e in entries):
            return []  # there the number counts entries, not copies of the card
        found = [e for e in entries if of(s, text, e)]
        if found:
            return found
    return []


def _of_short(s: State, text: str, entry: AbilityEntry) -> bool:
    return _of(s, text, entry, short=True)


def _of(s: State, text: str, entry: AbilityEntry, short: bool = False) -> bool:
    """Whether the text names the entry's card; its face is known to all."""
    ref = parse_ref(text)
    card = s.cards[entry.card]
    program = s.programs[card.index]
    if not (begins(program, ref.name) if short else is_called(program, ref.name)):
        return False
    if ref.owner not in (NONE, card.owner):
        return False
    return ref.number == 0 or ref.number == number_of(s, card, card.owner)
