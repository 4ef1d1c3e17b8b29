"""Who is speaking: the point of view from which a filter, a number or a condition is read."""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64, mypyc_attr

from tintero.events import Event
from tintero.program.model import Labels
from tintero.state.objects import Active, Card, Frame
from tintero.state.state import State
from tintero.vocab import NONE


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Context:
    """`source` is the card speaking (a reference), `player` its "you", `they` the player it
    speaks of, `candidate` the card a filter is testing."""

    def __init__(
        self,
        source: i64,
        player: i64,
        they: i64,
        frame: Frame | None,
        labels: Labels | None,
        event: Event | None,
        candidate: i64,
        slots: tuple[tuple[int, ...], ...] | None = None,
        blind: bool = False,
    ) -> None:
        self.source: Final[i64] = source
        self.player: Final[i64] = player
        self.they: Final[i64] = they
        self.frame: Final[Frame | None] = frame
        self.labels: Final[Labels | None] = labels
        self.event: Final[Event | None] = event
        self.candidate: Final[i64] = candidate
        self.slots: Final[tuple[tuple[int, ...], ...] | None] = slots  # what labels are bound to
        # Whether cards that not everybody has seen count as any card (`unseen`).
        self.blind: Final[bool] = blind


def of_frame(s: State, frame: Frame) -> Context:
    labels = None
    if frame.ability >= 0:
        labels = s.programs[frame.index].abilities[frame.ability].labels
    source: i64 = NONE
    if frame.card >= 0:
        source = frame.ref()
    return Context(source, frame.player, frame.they, frame, labels, frame.event, NONE, frame.slots)


def of_card(card: Card) -> Context:
    return Context(card.ref(), card.owner, NONE, None, None, None, NONE)


def of_active(active: Active) -> Context:
    """Its point of view never changes, so it is made once."""
    held = active.view
    if held is not None:
        return cast(Context, held)
    made = Context(active.ref(), active.player, active.they, None, None, active.event, NONE)
    active.view = made
    return made


def about(x: Context, candidate: Card) -> Context:
    return Context(
        x.source, x.player, x.they, x.frame, x.labels, x.event, candidate.ref(),
        x.slots, x.blind,
    )  # fmt: skip


def speaking_of(x: Context, they: int) -> Context:
    return Context(
        x.source, x.player, they, x.frame, x.labels, x.event, x.candidate, x.slots, x.blind
    )


def blindly(x: Context) -> Context:
    return Context(
        x.source, x.player, x.they, x.frame, x.labels, x.event, x.candidate, x.slots, True
    )
