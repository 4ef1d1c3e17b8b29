"""Fields of cards and players that change, and lists, by number, as the journal keeps them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tintero.state.objects import Card, Player


class F:
    """The fields of a card that change."""

    ZONE: Final = 0
    INC: Final = 1
    EXERTED: Final = 2
    DAMAGE: Final = 3
    DRYING: Final = 4
    FACEUP: Final = 5
    AT: Final = 6
    TOP: Final = 7
    SEEN: Final = 8
    SINCE: Final = 9
    PAID: Final = 10
    INK_PAID: Final = 11
    DROPS_PAID: Final = 12
    TEMPORARY: Final = 13
    INDEX: Final = 14
    COVER: Final = 15
    OWNER: Final = 16


class P:
    """The fields of a player that change."""

    LORE: Final = 0
    DROPS: Final = 1
    INKED: Final = 2
    QUESTED: Final = 3
    CHALLENGED: Final = 4
    MOVED: Final = 5
    OUT: Final = 6
    TURNS: Final = 7
    ALTERED: Final = 8
    SHUFFLES: Final = 9


class L:
    """Lists of numbers after the zones: credits since the last check, uses this turn, deferred
    actions; in pairs, references to characters and what they go on as without that card."""

    CREDITS: Final = 0
    USES: Final = 1
    DEFERRED: Final = 2
    GOES_ON: Final = 3
    COUNT: Final = 4


def get_card(c: Card, field: i64) -> i64:
    if field == F.ZONE:
        return c.zone
    if field == F.INC:
        return c.inc
    if field == F.EXERTED:
        return c.exerted
    if field == F.DAMAGE:
        return c.damage
    if field == F.DRYING:
        return c.drying
    if field == F.FACEUP:
        return c.faceup
    if field == F.AT:
        return c.at
    if field == F.TOP:
        return c.top
    if field == F.SEEN:
        return c.seen
    if field == F.SINCE:
        return c.since
    if field == F.PAID:
        return c.paid
    if field == F.INK_PAID:
        return c.ink_paid
    if field == F.DROPS_PAID:
        return c.drops_paid
    if field == F.TEMPORARY:
        return c.temporary
    if field == F.COVER:
        return c.cover
    if field == F.OWNER:
        return c.owner
    assert field == F.INDEX
    return c.index


def set_card(c: Card, field: i64, value: i64) -> None:
    if field == F.ZONE:
        c.zone = value
    elif field == F.INC:
        c.inc = value
    elif field == F.EXERTED:
        c.exerted = value
    elif field == F.DAMAGE:
        c.damage = value
    elif field == F.DRYING:
        c.drying = value
    elif field == F.FACEUP:
        c.faceup = value
    elif field == F.AT:
        c.at = value
    elif field == F.TOP:
        c.top = value
    elif field == F.SEEN:
        c.seen = value
    elif field == F.SINCE:
        c.since = value
    elif field == F.PAID:
        c.paid = value
    elif field == F.INK_PAID:
        c.ink_paid = value
    elif field == F.DROPS_PAID:
        c.drops_paid = value
    elif field == F.TEMPORARY:
        c.temporary = value
    elif field == F.COVER:
        c.cover = value
    elif field == F.OWNER:
        c.owner = value
    else:
        assert field == F.INDEX
        c.index = value


def get_player(p: Player, field: i64) -> i64:
    if field == P.LORE:
        return p.lore
    if field == P.DROPS:
        return p.drops
    if field == P.INKED:
        return p.inked
    if field == P.QUESTED:
        return p.quested
    if field == P.CHALLENGED:
        return p.challenged
    if field == P.MOVED:
        return p.moved
    if field == P.OUT:
        return p.out
    if field == P.TURNS:
        return p.turns
    if field == P.ALTERED:
        return p.altered
    assert field == P.SHUFFLES
    return p.shuffles


def set_player(p: Player, field: i64, value: i64) -> None:
    if field == P.LORE:
        p.lore = value
    elif field == P.DROPS:
        p.drops = value
    elif field == P.INKED:
        p.inked = value
    elif field == P.QUESTED:
        p.quested = value
    elif field == P.CHALLENGED:
        p.challenged = value
    elif field == P.MOVED:
        p.moved = value
    elif field == P.OUT:
        p.out = value
    elif field == P.TURNS:
        p.turns = value
    elif field == P.ALTERED:
        p.altered = value
    else:
        assert field == P.SHUFFLES
        p.shuffles = value
