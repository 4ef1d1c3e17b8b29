"""Characters that go on as another card although their own has left the stack (CR 8.10.5)."""

from __future__ import annotations

from mypy_extensions import i64

from tintero.state.state import L, State


def goes_on_as(s: State, ref: i64, other: i64) -> None:
    """The character of the first reference goes on as that of the second, without its card."""
    s.append(s.extra_id(L.GOES_ON), ref)
    s.append(s.extra_id(L.GOES_ON), other)


def forget_gone(s: State) -> None:
    """Drop what is kept about characters that are no more."""
    pairs = s.extra(L.GOES_ON)
    if not pairs:
        return
    kept: list[int] = []
    for i in range(0, len(pairs), 2):
        if s.card_of(pairs[i]) is not None:
            kept.extend(pairs[i : i + 2])
    if len(kept) < len(pairs):
        s.replace_list(s.extra_id(L.GOES_ON), kept)
