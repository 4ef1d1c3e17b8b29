"""Words for writing cards: the facts first, then the abilities, much as they stand on a card.

`_phrases` has the words for what an ability says; the rest is said with the nodes themselves.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from tintero.ability.abilities import Activated, Has, Script, Static, Triggered
from tintero.ability.base import (
    Ability,
    Condition,
    Effect,
    Quantity,
    StaticEffect,
    Trigger,
)
from tintero.ability.effects import (
    Discard,
    Exert,
    PayInk,
    Seq,
)
from tintero.ability.filters import (
    CHARACTER,
    Filter,
)
from tintero.ability.select import (
    Chosen,
)
from tintero.ability.statics import PayLess
from tintero.ability.triggers import When
from tintero.cards.facts import CardFacts
from tintero.events import Kind
from tintero.vocab import CardType, Ink, Keyword, Owner, ShiftKind, Until, Zone

# --- single words -----------------------------------------------------------------------------

AMBER: Final = (Ink.AMBER,)
AMETHYST: Final = (Ink.AMETHYST,)
EMERALD: Final = (Ink.EMERALD,)
RUBY: Final = (Ink.RUBY,)
SAPPHIRE: Final = (Ink.SAPPHIRE,)
STEEL: Final = (Ink.STEEL,)

CHAR: Final = (CardType.CHARACTER,)
ACTIONS: Final = (CardType.ACTION,)
ITEMS: Final = (CardType.ITEM,)
PLACES: Final = (CardType.LOCATION,)
CHARS_AND_PLACES: Final = (CardType.CHARACTER, CardType.LOCATION)

YOURS: Final = Owner.YOURS
OPPOSING: Final = Owner.OPPOSING
THEIRS: Final = Owner.THEIRS
ANYONES: Final = Owner.ANY

IN_HAND: Final = Zone.HAND
IN_DECK: Final = Zone.DECK
IN_DISCARD: Final = Zone.DISCARD
IN_INKWELL: Final = Zone.INKWELL
ANYWHERE: Final = Zone.ANYWHERE

YOUR_NEXT_TURN: Final = Until.YOUR_NEXT_TURN
THEIR_NEXT_TURN: Final = Until.THEIR_NEXT_TURN

ALERT: Final = Has(Keyword.ALERT)
ADVENTUROUS: Final = Has(Keyword.ADVENTUROUS)
BODYGUARD: Final = Has(Keyword.BODYGUARD)
EVASIVE: Final = Has(Keyword.EVASIVE)
RECKLESS: Final = Has(Keyword.RECKLESS)
RUSH: Final = Has(Keyword.RUSH)
SUPPORT: Final = Has(Keyword.SUPPORT)
VANISH: Final = Has(Keyword.VANISH)
WARD: Final = Has(Keyword.WARD)

# --- cards ------------------------------------------------------------------------------------

# Cost, inks, (Strength, Willpower, Lore value), classifications, (set, number).
CharacterLine: TypeAlias = tuple[int, tuple[int, ...], tuple[int, int, int], str, tuple[int, int]]
# Cost, inks, (Willpower, Lore value, move cost), (set, number).
LocationLine: TypeAlias = tuple[int, tuple[int, ...], tuple[int, int, int], tuple[int, int]]
# Cost, inks, (set, number).
PlainLine: TypeAlias = tuple[int, tuple[int, ...], tuple[int, int]]


def character(
    full_name: str, line: CharacterLine, *abilities: Ability, inkable: bool = True
) -> CardFacts:
    cost, inks, (strength, willpower, lore), classes, (set_, number) = line
    name, _, version = full_name.partition(" - ")
    return CardFacts(
        name=name,
        version=version,
        type=CardType.CHARACTER,
        cost=cost,
        inkable=inkable,
        inks=inks,
        strength=strength,
        willpower=willpower,
        lore=lore,
        classes=tuple(classes.split(", ")),
        set=set_,
        number=number,
        abilities=abilities,
    )


def location(
    full_name: str,
    line: LocationLine,
    *abilities: Ability,
    inkable: bool = True,
    classes: tuple[str, ...] = (),
) -> CardFacts:
    cost, inks, (willpower, lore, move_cost), (set_, number) = line
    name, _, version = full_name.partition(" - ")
    return CardFacts(
        name=name,
        version=version,
        type=CardType.LOCATION,
        cost=cost,
        inkable=inkable,
        inks=inks,
        willpower=willpower,
        lore=lore,
        move_cost=move_cost,
        classes=classes,
        set=set_,
        number=number,
        abilities=abilities,
    )


def action(name: str, line: PlainLine, *abilities: Ability, inkable: bool = True) -> CardFacts:
    return _plain(CardType.ACTION, name, line, abilities, inkable)


def song(name: str, line: PlainLine, *abilities: Ability, inkable: bool = True) -> CardFacts:
    return _plain(CardType.ACTION, name, line, abilities, inkable, song=True)


def item(
    name: str,
    line: PlainLine,
    *abilities: Ability,
    inkable: bool = True,
    classes: tuple[str, ...] = (),
) -> CardFacts:
    return _plain(CardType.ITEM, name, line, abilities, inkable, classes)


def _plain(
    type_: int,
    name: str,
    line: PlainLine,
    abilities: tuple[Ability, ...],
    inkable: bool,
    classes: tuple[str, ...] = (),
    song: bool = False,
) -> CardFacts:
    cost, inks, (set_, number) = line
    return CardFacts(
        name=name,
        version="",
        type=type_,
        cost=cost,
        inkable=inkable,
        inks=inks,
        classes=classes,
        set=set_,
        number=number,
        abilities=abilities,
        song=song,
    )


# --- keywords with a number -------------------------------------------------------------------


def shift(
    ink: int = 0, kind: int = ShiftKind.NAMED, of: str = "", temporary: bool = False
) -> Ability:
    return Has(Keyword.SHIFT, ink, kind=kind, of=of, temporary=temporary)


def shift_discarding(what: Filter, count: int = 1) -> Ability:
    """Shift for discarded cards in place of ink."""
    return Has(Keyword.SHIFT, costs=(Discard(Chosen(what, count)),))


def singer(n: int) -> Ability:
    return Has(Keyword.SINGER, n)


def sing_together(n: int) -> Ability:
    return Has(Keyword.SING_TOGETHER, n)


def challenger(n: int) -> Ability:
    return Has(Keyword.CHALLENGER, n)


def resist(n: int) -> Ability:
    return Has(Keyword.RESIST, n)


def boost(n: int) -> Ability:
    return Has(Keyword.BOOST, n)


# --- abilities --------------------------------------------------------------------------------

ON_PLAY: Final = When(Kind.PLAYED, this=True)
ON_QUEST: Final = When(Kind.QUESTED, this=True)
ON_CHALLENGE: Final = When(Kind.CHALLENGED, this=True, other=CHARACTER)
ON_ANY_CHALLENGE: Final = When(Kind.CHALLENGED, this=True)
ON_BEING_CHALLENGED: Final = When(Kind.CHALLENGED, other_this=True)
ON_BANISHED: Final = When(Kind.BANISHED, this=True)
ON_BANISHED_IN_CHALLENGE: Final = When(Kind.BANISHED, this=True, extra=1)
ON_CHALLENGED_AND_BANISHED: Final = When(Kind.BANISHED, this=True, extra=2)
ON_BANISHING_IN_CHALLENGE: Final = When(Kind.BANISHED_IN_CHALLENGE, this=True, extra=1)
ON_YOUR_START: Final = When(Kind.TURN_START, by=Owner.YOURS)
ON_YOUR_END: Final = When(Kind.TURN_END, by=Owner.YOURS)
ON_YOUR_INK: Final = (
    When(Kind.INKED, by=Owner.YOURS),
    When(Kind.PUT_IN_INKWELL, by=Owner.YOURS),
)


def you_play(what: Filter) -> When:
    """Whenever you play such a card, wherever it is by then."""
    return When(Kind.PLAYED, subject=what, by=Owner.YOURS)


def when(
    name: str,
    trigger: Trigger | tuple[Trigger, ...],
    effect: Effect,
    window: Condition | None = None,
    limit: int = 0,
) -> Ability:
    """`window`: during or while what; `limit`: how often a turn."""
    triggers = trigger if isinstance(trigger, tuple) else (trigger,)
    return Triggered(triggers, effect, name, window, limit)


def on_play(name: str, *effects: Effect) -> Ability:
    return when(name, ON_PLAY, seq(*effects))


def on_quest(name: str, *effects: Effect) -> Ability:
    return when(name, ON_QUEST, seq(*effects))


def use(name: str, costs: tuple[Effect, ...], *effects: Effect) -> Ability:
    """Costs and what they buy."""
    return Activated(costs, seq(*effects), name)


def exert_to(name: str, *effects: Effect) -> Ability:
    """An activated ability that costs the exert symbol and nothing else."""
    return use(name, (EXERT,), *effects)


def once_a_turn(
    name: str, costs: tuple[Effect, ...], effect: Effect, if_: Condition | None = None
) -> Ability:
    """Once during your turn, you may [A] to [B]; used like an activated ability (CR 8.4.1)."""
    return Activated(costs, effect, name, if_, 1, True)


def always(name: str, *effects: StaticEffect, if_: Condition | None = None) -> Ability:
    return Static(effects, name, if_)


def outside(name: str, *effects: StaticEffect, if_: Condition | None = None) -> Ability:
    """CR 6.1.12: works on this card while it is not in play."""
    return Static(effects, name, if_, Zone.ANYWHERE)


def cheaper(name: str, amount: Quantity | int, if_: Condition | None = None) -> Ability:
    """You pay less to play this card."""
    return outside(name, PayLess(amount, this=True), if_=if_)


def does(*effects: Effect) -> Ability:
    """What an action does."""
    return Script(seq(*effects))


def seq(*effects: Effect) -> Effect:
    return effects[0] if len(effects) == 1 else Seq(effects)


# --- costs ------------------------------------------------------------------------------------

EXERT: Final = Exert(symbol=True)


def pay(n: int) -> Effect:
    return PayInk(n)
