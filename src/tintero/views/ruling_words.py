"""What a ruling sheet says beside the log: the bag, damage step by step, expiries."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from tintero.ability.base import Node
from tintero.ability.statics import Gain, Modify
from tintero.events import REF, Event, Kind
from tintero.messages import Arg, Listed, Message, PlayerNamed
from tintero.notation.givers import static_name
from tintero.rules.observe import PassedOver
from tintero.state.objects import Active, BagEntry
from tintero.state.state import State
from tintero.views.log_fields import EventWords
from tintero.views.naming import ability_name, by_ability, card_named, is_written
from tintero.views.words import BARE, DEED, InWords, ability_text, of_card
from tintero.vocab import KEYWORD_NAMES, NONE, STEP_NAMES, Step, Until, Why

# CR 6.1.13: when something a resolved effect made stops, and the clause that says so.
ENDS: Final = {
    Until.END_OF_TURN: "3.4.1.2",
    Until.YOUR_NEXT_TURN: "3.2.1.3",
    Until.THEIR_NEXT_TURN: "3.4.1.2",
    Until.CHALLENGE: "4.6.7",
}


# --- lines of a sequence --------------------------------------------------------------------------


def checked(found: bool) -> Message:
    """CR 1.8.3: the game state is checked, and whether that found something."""
    return Message("sheet-checked" if found else "sheet-nothing-found")


def resolves(s: State, entry: BagEntry) -> Message:
    """Somebody takes an ability out of the bag (CR 7.7.4.2)."""
    name = ability_name(s, entry.index, entry.ability)
    return Message(
        "sheet-resolves",
        player=PlayerNamed(entry.player),
        ability=name or Message("name-an-ability"),
        card=card_named(s, entry.card),
    )


def whose(line: Message, seat: int) -> Message:
    """A line, and whose an ability in the bag is (CR 7.7.3.1)."""
    return both(line, Message("sheet-whose", player=PlayerNamed(seat)))


def both(line: Message, more: Message) -> Message:
    return Message("sheet-both", first=line, second=more)


def times(line: Message, n: int) -> Message:
    """A line that stands for so many equal ones."""
    return Message("sheet-times", line=line, count=n)


def nothing_came(line: Message) -> Message:
    return both(line, Message("sheet-nothing"))


def of_turn(e: Event) -> Message:
    """A step of a turn, whose first one says that the turn begins, or its start or end."""
    who = PlayerNamed(e.player)
    if e.kind == Kind.TURN_START:
        return Message("sheet-turn-start", player=who)
    if e.kind != Kind.STEP:
        return Message("sheet-turn-ending", player=who)
    step = Message("log-step-name", step=STEP_NAMES[e.extra])
    if e.extra == Step.READY:
        return Message("sheet-turn-begins", player=who, step=step)
    return Message("sheet-step", player=who, step=step)


def credited(s: State, card: int, other: int, fight: bool) -> Message:
    """Who is credited with a banish (CR 1.8.1.4)."""
    return Message(
        "sheet-credited",
        card=card_named(s, card),
        other=card_named(s, other),
        how="challenge" if fight else "plain",
    )


def damaged(line: Message, base: int, modified: int, taken: int) -> Message:
    """A line, and the damage step by step."""
    return both(line, Message("sheet-damage", base=base, modified=modified, taken=taken))


def on_bottom(what: Message) -> Message:
    """A card put into a deck, and where there."""
    return Message("sheet-bottom", what=what)


def on_top(what: Message) -> Message:
    return Message("sheet-top", what=what)


def hurt(what: Message, damage: int) -> Message:
    """A card that enters play with damage (CR 6.7.9)."""
    return Message("sheet-hurt", what=what, damage=damage)


def shifted(s: State, e: Event) -> Message:
    """A Shift onto two characters (CR 8.10.8)."""
    below = [card_named(s, i) for i in s.under(e.card)[-e.amount :]]
    who, card = PlayerNamed(e.player), card_named(s, e.card)
    return Message("sheet-onto", player=who, card=card, others=Listed(below))


def added_up(line: Message, damages: Sequence[int]) -> Message:
    """A Shift onto two damaged characters, and their damage (CR 8.10.6)."""
    if sum(damages) == 0:
        return line
    shown = " + ".join(map(str, damages))
    return Message("sheet-added-up", line=line, damages=shown, sum=sum(damages))


def not_met(s: State, what: PassedOver) -> Message:
    """The condition for which an instruction is passed over."""
    text = _text(s, what)
    return Message("sheet-not-met", text=text) if text else Message("sheet-not-met-all")


def not_possible(s: State, what: PassedOver) -> Message:
    """The instruction that is passed over, as it can't be carried out."""
    text = _text(s, what)
    return Message("sheet-not-possible", text=text) if text else Message("sheet-not-possible-all")


def _text(s: State, what: PassedOver) -> InWords | None:
    within = s.programs[what.index].abilities[what.ability].node
    return of_card(s, what.index, what.node, within, BARE)


def stays_exerted(s: State, card: int, active: Active) -> Message:
    """A card that does not ready at the start of its player's turn."""
    return Message("sheet-stays-exerted", card=card_named(s, card), source=_source(s, active))


def loses(s: State, card: int, keyword: int, active: Active) -> Message:
    """A keyword that ceases to exist beside one that lasts longer (CR 8.1.2)."""
    name, source = KEYWORD_NAMES[keyword], _source(s, active)
    return Message("sheet-loses", card=card_named(s, card), keyword=name, source=source)


def _source(s: State, active: Active) -> Arg:
    """The card of an effect, with the ability it comes from."""
    return by_ability(card_named(s, active.source), static_name(s, active.index, active.static))


def has_already(line: Message) -> Message:
    """An effect that gives a keyword to a card that has it (CR 8.1.2)."""
    return both(line, Message("sheet-has-already"))


def begun(s: State, e: Event, words: EventWords, actives: Sequence[Active]) -> Message:
    """An effect that begins, and what it does: to the card, else to all."""
    card, found = e.card, list[Arg]()
    keywords = {a.id for a in actives if isinstance(a.effect, Gain)}
    for a in actives:
        later = a.static == NONE  # CR 6.2.7: a trigger for later
        if a.parent in keywords or later != (e.why == Why.LATER):
            continue
        if card >= 0 and card not in [ref % REF for ref in a.targets]:
            continue
        text = _deed(s, a, card)
        if text is not None and text not in found:
            found.append(text)
    if not found:
        return words.line()
    return Message("sheet-doing", what=words.what(), text=Listed(found, "semicolon"))


def _deed(s: State, a: Active, card: int) -> Arg | None:
    """What one effect does, to the card if there is one."""
    style = DEED if card >= 0 else BARE
    if a.static == NONE:
        text = ability_text(s, a.index, a.ability, style)
        if text is not None and a.frozen:  # a delayed one waits for one moment (CR 6.2.7.2)
            return Message("sheet-once", text=text)
        return text
    effect: Node = a.effect
    if isinstance(a.effect, Modify) and a.amount != NONE:
        effect = replace(a.effect, amount=a.amount)  # CR 6.1.8: counted
    index = s.cards[card].index if card >= 0 else a.index
    return of_card(s, index, effect, None, style)


def ended(s: State, active: Active) -> Message:
    """A lasting effect stops."""
    source: Arg = card_named(s, active.source)
    if is_written(s, active):
        source = _source(s, active)
    named = {s.cards[ref % REF].index: card_named(s, ref % REF) for ref in active.targets}
    on = [name for index, name in named.items() if index != s.cards[active.source].index]
    if not on:
        return Message("sheet-ended", source=source)
    return Message("sheet-ended-on", source=source, cards=Listed(on))
