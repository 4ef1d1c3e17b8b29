"""Where a LorcanaJSON file and the legality data disagree.

The file says of each printing whether its card is allowed and, if not, until when it was. Such
notes grow old: a card that left Core and came back with a reprint may still carry the day it left.
Tintero works legality out from rotations and bans; this is the cross-check.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any

from tintero.cards.formats.calendar import sets, standing
from tintero.cards.formats.verdict import CONSTRUCTED, NAMES


@dataclass(frozen=True)
class Disagreement:
    """One printing, one field: what the file says and what the data say."""

    card: str
    set: int
    number: int
    field: str
    file: object
    data: object


def disagreements(cards: Iterable[Mapping[str, Any]], on: date) -> list[Disagreement]:
    """What the `cards` of a LorcanaJSON file of that day say otherwise than the legality data.

    Cards of no numbered set (Illumineer's Quest) are left out.
    """
    rows = [row for row in cards if str(row["setCode"]).isdigit()]
    printed: dict[str, set[int]] = {}
    for row in rows:
        # Four names are spelled with other capitals on one of their printings.
        printed.setdefault(row["fullName"].casefold(), set()).add(int(row["setCode"]))
    found: list[Disagreement] = []
    for row in rows:
        for field, file, data in _fields(row, printed[row["fullName"].casefold()], on):
            if file != data:
                where = int(row["setCode"])
                found.append(Disagreement(row["fullName"], where, row["number"], field, file, data))
    return found


def _fields(
    row: Mapping[str, Any], printed: set[int], on: date
) -> Iterable[tuple[str, object, object]]:
    """Field, what the file says, what the data say."""
    for format in CONSTRUCTED:
        said = row["allowedInFormats"][NAMES[format]]
        known = standing(row["fullName"], printed, format, on)
        yield f"{format} allowed", said["allowed"], known.legal
        # The first day on which the card was no longer allowed; nothing while it is.
        left = None if known.legal else known.since
        if format == "core":
            yield "core until", said.get("allowedUntilDate"), left and str(left)
        banned = left if known.reason == "banned" else None
        yield f"{format} banned", said.get("bannedSinceDate"), banned and str(banned)
    first = min(_legal(number) for number in printed)
    yield "tournaments from", row["allowedInTournamentsFromDate"], first


def _legal(number: int) -> str:
    known = sets().get(number)
    return str(known.legal) if known and known.legal else "never"
