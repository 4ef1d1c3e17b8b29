"""What is asked, and the legal answers, as the seat that is asked may know them."""

from __future__ import annotations

from typing import Final

import tintero.rules.apply as apply
import tintero.views.labels as labels
import tintero.views.prompts as prompts
from tintero.events import REF
from tintero.notation.givers import static_name
from tintero.notation.write import MOVES_TO, write_all
from tintero.state.objects import Option
from tintero.state.state import State
from tintero.views.handles import Handles
from tintero.views.knowledge import may_know
from tintero.views.naming import ability_name
from tintero.views.shapes import DecisionView, Face, OptionView
from tintero.vocab import ACT_NAMES, PAY_NAMES, QUESTION_NAMES, Act, Zone

# Acts whose first number is a card.
CARD_ACTS: Final = (Act.INK, Act.PLAY, Act.USE, Act.QUEST, Act.CHALLENGE, Act.MOVE, Act.CHOOSE)


def decision_view(
    s: State, seat: int, handles: Handles | None = None, words: bool = False
) -> DecisionView | None:
    """Who is asked what; with `words` also as a message."""
    d = s.decision
    if d is None:
        return None
    handles = handles if handles is not None else Handles()
    prompt = prompts.message(s, seat, handles) if words else None
    if d.player != seat:
        return DecisionView(d.player, d.kind, prompt=prompt)
    source = None
    if d.card >= 0:
        source = source_of(
            s, d.card, d.index if d.index >= 0 else s.cards[d.card].index, handles, seat
        )
    ability = ability_name(s, d.index, d.ability)
    picked = tuple([face_of(s, ref % REF, handles, seat) for ref in d.picked])
    question = QUESTION_NAMES[d.question]
    return DecisionView(
        d.player, d.kind, question, source, ability, d.least, d.most, picked, prompt
    )


def option_views(
    s: State, seat: int, handles: Handles | None = None, words: bool = False
) -> tuple[OptionView, ...]:
    """The legal answers to the open decision; with `words` each with its label."""
    handles = handles if handles is not None else Handles()
    options = apply.options(s)
    lines = write_all(s, options)
    made = [_option(s, o, id, seat, handles, words) for o, id in zip(options, lines, strict=True)]
    return tuple(made)


def _option(s: State, o: Option, id: str, seat: int, handles: Handles, words: bool) -> OptionView:
    act, a = o.act, o.a
    label = labels.message(s, o, seat, handles) if words else None
    name = ACT_NAMES[act]
    if act in CARD_ACTS and a >= 0:
        held = s.cards[a]
        card = handles.now(s, held, seat)
        if act == Act.PLAY:
            using = tuple([handles.now(s, s.cards[i], seat) for i in o.cards])
            return OptionView(id, name, card, None, using, PAY_NAMES[o.b], label=label)
        if act in (Act.CHALLENGE, Act.MOVE, Act.QUEST) and o.b >= 0:
            return OptionView(id, name, card, handles.now(s, s.cards[o.b], seat), label=label)
        if act == Act.MOVE:  # to a zone, where a variant has that
            # A Bag is no place on most tables, so who lies there is told by the label alone.
            shown = card if held.zone == Zone.PLAY else None
            return OptionView(id, name, shown, name=MOVES_TO[o.c], label=label)
        if act == Act.USE and o.b >= 0:
            return OptionView(id, name, card, ability=ability_name(s, o.c, o.b), label=label)
        if act == Act.CHOOSE and o.b >= 0:
            return OptionView(id, name, card, ability=replacement(s, o.b), label=label)
        return OptionView(id, name, card, label=label)
    if act in (Act.MODE, Act.AMOUNT):
        return OptionView(id, name, number=a, label=label)
    if act == Act.RESOLVE:
        return OptionView(id, name, entry=a, label=label)
    if act == Act.PLAYER:
        return OptionView(id, name, player=a, label=label)
    if act == Act.NAME:
        return OptionView(id, name, name=s.programs.name_said(a), label=label)
    return OptionView(id, name, label=label)


def replacement(s: State, effect: int) -> str:
    """The ability a replacement effect is part of."""
    return next((static_name(s, a.index, a.static) for a in s.actives if a.id == effect), "")


# --- cards as they are mentioned ------------------------------------------------------------------


def face_of(s: State, card: int, handles: Handles, seat: int) -> Face:
    """A card where it is now."""
    found = s.cards[card]
    handle = handles.now(s, found, seat)
    return Face() if handle is None else face(s, found.index, handles, handle)


def source_of(s: State, card: int, index: int, handles: Handles, seat: int) -> Face:
    """The source of an ability. Its name is public even when the card has gone out of sight:
    then it is that of the program the ability is written in."""
    if may_know(s, s.cards[card], seat):
        return face_of(s, card, handles, seat)
    return face(s, index, handles)


def face(s: State, index: int, handles: Handles, handle: str | None = None) -> Face:
    """A card of the pool that may be known, as the seat is told of it."""
    if handles.numbers:
        return Face(handle, n=index)
    return Face(handle, s.programs[index].full_name)
