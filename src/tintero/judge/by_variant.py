"""A scene by another variant than its own words have it (CR 10.1.2)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tintero.scene import Scene
from tintero.scene.model import Position
from tintero.scene.rules_by import CHANGEABLE
from tintero.variants import UnknownVariant, Variant, shipped_variant


def by_variant(scene: Scene, variant: Variant | None) -> Scene:
    """The same scene by a variant; one that names its own is left as it is."""
    position = scene.position
    if variant is None or position.variant or position.changed:
        return scene
    return replace(scene, position=positioned(position, variant))


def positioned(position: Position, variant: Variant) -> Position:
    """A shipped one by its name, another by the rules that it changes."""
    if is_shipped(variant):
        return replace(position, variant=variant.id)
    rules: dict[str, Any] = dict(variant.rules)
    changed = tuple((name, value) for name, value in rules.items() if name in CHANGEABLE)
    return replace(
        position,
        changed=changed,
        rules=position.rules or rules.get("version", ""),
        teams=position.teams or rules.get("teams", ()),
        team_turns=position.team_turns or rules.get("team_turns", False),
        readings=position.readings or tuple(rules.get("readings", "").split()),
    )


def is_shipped(variant: Variant) -> bool:
    try:
        return shipped_variant(variant.id) == variant
    except UnknownVariant:
        return False
