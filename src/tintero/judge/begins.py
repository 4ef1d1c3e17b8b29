"""The position in which a scene begins, in words: what a sheet says before anything is tried."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tintero.cards.pool import Pool
from tintero.judge.edit import pile
from tintero.judge.place import full
from tintero.messages import Message, PlayerNamed, say
from tintero.notation.names import parse_ref
from tintero.scene.lasting_effects import UNTIL
from tintero.scene.model import Lasting, Placed, Position, SceneCards, SceneSeat
from tintero.vocab import Until

STEPS = {
    "ready": "desk-step-ready",
    "set": "desk-step-set",
    "draw": "desk-step-draw",
    "main": "desk-step-main",
    "end": "desk-step-end",
}
CANT = {
    "quest": "begins-cant-quest",
    "challenge": "begins-cant-challenge",
    "be challenged": "begins-cant-be-challenged",
    "ready": "begins-cant-ready",
    "be chosen": "begins-cant-be-chosen",
    "sing": "begins-cant-sing",
}
LASTS = {
    Until.END_OF_TURN: "begins-until-end-of-turn",
    Until.YOUR_NEXT_TURN: "begins-until-start-of-your-next-turn",
    Until.THEIR_NEXT_TURN: "begins-until-their-next-turn",
    Until.FOREVER: "begins-until-forever",
    Until.WHILE_IN_PLAY: "begins-until-while-in-play",
}


@dataclass(frozen=True)
class SheetSide:
    """One player's side: the numbers in one line, then the cards, zone by zone."""

    heading: str
    zones: tuple[str, ...] = ()


def turn_of(position: Position, lang: str) -> str:
    """Whose turn it is, and in which step."""
    word = "begins-first-turn" if position.first_turn else "begins-turn"
    step = say(Message(STEPS[position.step]), lang)
    return say(Message(word, player=PlayerNamed(position.turn), step=step), lang)


def sides_of(position: Position, pool: Pool, lang: str) -> tuple[SheetSide, ...]:
    return tuple(
        SheetSide(heading(side, seat, lang), tuple(zones(position, side, pool, lang)))
        for seat, side in enumerate(position.seats)
    )


def effects_of(position: Position, pool: Pool, lang: str) -> tuple[str, ...]:
    """What resolved effects left behind, whoever made them."""
    every = (*position.lasting, *(each for side in position.seats for each in side.lasting))
    return tuple(lasting(position, each, pool, lang) for each in every)


def lasting(position: Position, effect: Lasting, pool: Pool, lang: str) -> str:
    numbers = {
        "begins-strength": effect.strength,
        "begins-willpower": effect.willpower,
        "begins-lore": effect.lore,
    }
    said = [say(Message(name, n=f"{n:+d}"), lang) for name, n in numbers.items() if n]
    said += effect.gains
    said += [say(Message(CANT[word]), lang) for word in effect.cant]
    found = Message(
        "begins-lasting",
        cards="; ".join(meant(position, one, pool) for one in effect.to),
        what=", ".join(said),
        until=Message(LASTS[UNTIL[effect.until]]),
    )
    return say(found, lang)


def heading(side: SceneSeat, seat: int, lang: str) -> str:
    ready, exerted = count(side.ink.ready), count(side.ink.exerted)
    found = Message(
        "begins-side",
        player=PlayerNamed(seat),
        lore=side.lore,
        ready=ready,
        ink=ready + exerted,
        hand=count(side.hand),
        deck=count(pile(side, "deck")),
        discard=count(side.discard),
    )
    return say(found, lang)


def count(cards: Sequence[SceneCards]) -> int:
    return sum(each.count for each in cards)


def zones(position: Position, side: SceneSeat, pool: Pool, lang: str) -> Iterator[str]:
    if side.play:
        there = "; ".join(placed(position, each, pool, lang) for each in side.play)
        yield say(Message("begins-play", cards=there), lang)
    ink = (*side.ink.ready, *side.ink.exerted)
    piles = (
        ("begins-hand", side.hand),
        ("begins-deck", side.deck or ()),
        ("begins-discard", side.discard),
        ("begins-ink", ink),
    )
    for word, cards in piles:
        known = [times(each, pool) for each in cards if each.name]
        if known:
            yield say(Message(word, cards="; ".join(known)), lang)
    if side.ink.drops:
        yield say(Message("begins-drops", count=side.ink.drops), lang)
    if side.inked:
        yield say(Message("begins-inked", count=side.inked), lang)


def times(cards: SceneCards, pool: Pool) -> str:
    name = full(pool, cards)
    return name if cards.count == 1 else f"{cards.count}× {name}"


def meant(position: Position, text: str, pool: Pool) -> str:
    """The full name of a card in play that is called by a part of it."""
    name = parse_ref(text).name
    wanted = {card.full_name for card in pool.exact(name)}
    there = [full(pool, each.cards) for side in position.seats for each in side.play]
    return next((one for one in there if one in wanted), name)


def placed(position: Position, card: Placed, pool: Pool, lang: str) -> str:
    """A card in play with its state: `Simba - Returned King (exerted, 2 damage)`."""
    states = []
    if card.exerted:
        states.append(Message("begins-exerted"))
    if card.drying:
        states.append(Message("begins-drying"))
    if card.damage:
        states.append(Message("begins-damage", count=card.damage))
    if card.at:
        states.append(Message("begins-at", place=meant(position, card.at, pool)))
    if card.under:
        under = [times(u.cards, pool) if u.cards.name else "?" for u in card.under]
        states.append(Message("begins-under", cards=", ".join(under)))
    name = times(card.cards, pool)
    return f"{name} ({', '.join(say(each, lang) for each in states)})" if states else name
