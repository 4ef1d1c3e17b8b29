"""Mends records that are known to be wrong, by the list in `repairs.toml`."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, final


@final
@dataclass(frozen=True)
class Repair:
    """One entry of the list. `printing` is empty for every printing of the card."""

    card: str
    fields: tuple[str, ...]
    find: str
    why: str
    printing: str = ""
    put: str = ""
    drop: bool = False

    def __str__(self) -> str:
        where = f" ({self.printing})" if self.printing else ""
        return f"{self.card}{where}: {', '.join(self.fields)}: {self.why}"


def repairs_of(text: str) -> tuple[Repair, ...]:
    """The list as it stands in a file."""
    found = []
    for entry in tomllib.loads(text).get("repair", []):
        found.append(Repair(**(entry | {"fields": tuple(entry["fields"])})))
    return tuple(found)


@cache
def shipped() -> tuple[Repair, ...]:
    return repairs_of(files("tintero.text").joinpath("repairs.toml").read_text("utf-8"))


def mend(plain: dict[str, Any], repair: Repair) -> dict[str, Any] | None:
    """A mended copy of the record; None if the repair does not fit it.

    It fits if every one of its fields has exactly one place that `find` matches.
    """
    mended = dict(plain)
    for field in repair.fields:
        if field == "effects":
            texts = _mend_texts(mended.get("effects"), repair)
            if texts is None:
                return None
            mended["effects"] = texts
        else:
            abilities = _mend_abilities(mended.get("abilities"), field, repair)
            if abilities is None:
                return None
            mended["abilities"] = abilities
    return mended


def _mend_texts(texts: object, repair: Repair) -> list[object] | None:
    if not isinstance(texts, list):
        return None
    places = [i for i, text in enumerate(texts) if _places(text, repair)]
    if len(places) != 1:
        return None
    (at,) = places
    if repair.drop:
        return texts[:at] + texts[at + 1 :]
    mended = _mended(texts[at], repair)
    return None if mended is None else [*texts[:at], mended, *texts[at + 1 :]]


def _mend_abilities(abilities: object, field: str, repair: Repair) -> list[object] | None:
    if not isinstance(abilities, list):
        return None
    places = [
        i
        for i, ability in enumerate(abilities)
        if isinstance(ability, dict) and _places(ability.get(field), repair)
    ]
    if len(places) != 1:
        return None
    (at,) = places
    if repair.drop:
        return abilities[:at] + abilities[at + 1 :]
    mended = _mended(abilities[at][field], repair)
    if mended is None:
        return None
    return [*abilities[:at], abilities[at] | {field: mended}, *abilities[at + 1 :]]


def _places(text: object, repair: Repair) -> int:
    return len(re.findall(repair.find, text)) if isinstance(text, str) else 0


def _mended(text: str, repair: Repair) -> str | None:
    mended, count = re.subn(repair.find, lambda _: repair.put, text)
    return mended if count == 1 else None
