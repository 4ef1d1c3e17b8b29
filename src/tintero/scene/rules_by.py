"""The rules a position is played by: a version, a variant or single rules, teams, readings."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from tintero.messages import Message
from tintero.scene.model import Position
from tintero.scene.yaml_values import Value
from tintero.state.ruleset import NEWEST, Ruleset
from tintero.variants import UnknownVariant, shipped_variant, variants

Changed: TypeAlias = tuple[tuple[str, int | bool | str], ...]  # single rules that are not as usual

# Said by keys of their own, or no rules of the game.
BESIDE: Final = (
    "version", "teams", "team_turns", "readings", "ask_hidden", "secret_lots", "turn_limit",
    "variant",
)  # fmt: skip
CHANGEABLE: Final = tuple(name for name in Ruleset().plain(True) if name not in BESIDE)


def ruleset_of(position: Position, version: str = "") -> Ruleset:
    """`version` is what holds where the position says nothing of it."""
    fields: dict[str, Any] = {"version": version or NEWEST}
    if position.variant:
        fields |= dict(shipped_variant(position.variant).rules)
    fields |= dict(position.changed)
    if position.rules:
        fields["version"] = position.rules
    if position.teams:
        fields |= {"teams": position.teams, "team_turns": position.team_turns}
    return Ruleset(**fields, readings=" ".join(position.readings), variant=position.variant)


def said_variant(value: Value | None) -> tuple[str, Changed]:
    """`variant: NAME` of one that is shipped, or `variant: {lore_to_win: 25}`."""
    if value is None:
        return "", ()
    if value.pairs is None:
        name = value.string("variant")
        try:
            return shipped_variant(name).id, ()
        except UnknownVariant as error:
            raise value.error(error.message) from None
    usual = Ruleset().plain(True)
    found: list[tuple[str, int | bool | str]] = []
    for key, inner in value.mapping("variant", CHANGEABLE):
        name = key.text or ""
        if isinstance(usual[name], bool):
            found.append((name, inner.boolean(name)))
        elif isinstance(usual[name], str):
            found.append((name, inner.string(name)))
        else:
            number = inner.integer(name)
            if number < 0:
                raise inner.error(Message("scene-below-zero", what=name))
            found.append((name, number))
    try:
        # Teams are said by a key of their own.
        Ruleset(**{n: v for n, v in found if n != "team_lore"})  # type: ignore[arg-type]
    except ValueError as error:
        raise value.error(Message("variant-rules", said=str(error))) from None
    return "", tuple(found)


def named_variant(rules: Ruleset) -> tuple[str, Changed]:
    """The shipped variant that has these rules, or what of them is not as usual."""
    plain, usual = rules.plain(True), Ruleset().plain(True)
    changed: dict[str, int | bool | str] = {}
    for name in CHANGEABLE:
        value = plain[name]
        if isinstance(value, int | str) and value != usual[name]:
            changed[name] = value
    for one in variants():
        if one.id == rules.variant:
            if changed == {n: v for n, v in one.rules.items() if n in CHANGEABLE}:
                return one.id, ()
    return "", tuple(changed.items())
