"""What the open decision asks, in one sentence, and a label for each answer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields as fields_of
from dataclasses import is_dataclass, replace
from functools import lru_cache
from typing import Final

from tintero.ability.base import Effect, Node
from tintero.ability.effects import OneOf
from tintero.ability.select import They, You
from tintero.messages import Arg, Listed, Message, PlayerNamed, say
from tintero.program import Code
from tintero.rules.resolve import code_of
from tintero.state.objects import REF, Decision
from tintero.state.state import State
from tintero.views.knowledge import may_know
from tintero.views.labels import label, open_op
from tintero.views.names import card_named, printed
from tintero.views.words import Infinitive, ability_text
from tintero.vocab import ASK_NAMES, NONE, Ask, Owner

__all__ = ["label", "prompt"]

ANY_NUMBER = 60  # nobody is asked for that many cards


# The message of each question, what it speaks of, and what is said beside: the card it is `for`
# or `by`, and what has been `picked`.
Row = tuple[str, str, str]
QUESTIONS: Final[dict[int, Row]] = {
    Ask.ALTER_HAND: ("prompt-alter-hand", "", "picked"),
    Ask.TURN_ACTION: ("prompt-turn-action", "", ""),
    Ask.CHOOSE: ("prompt-choose", "cards", "for picked"),
    Ask.MAY: ("prompt-may", "what", "by"),
    Ask.MODE: ("prompt-mode", "", "for"),
    Ask.AMOUNT: ("prompt-amount", "about least most", "by"),
    Ask.NAME: ("prompt-name", "", "for"),
    Ask.ORDER: ("prompt-order", "", "by picked"),
    Ask.BAG: ("prompt-bag", "", ""),
    Ask.REPLACEMENT: ("prompt-replacement", "card", ""),
    Ask.PLAYER: ("prompt-player", "", "for"),
    Ask.PAY: ("prompt-pay", "least most", "by"),
}
CHOIR: Final[Row] = ("prompt-choir", "card", "picked")
WHERE: Final[Row] = ("prompt-where", "card", "")
READIES: Final[Row] = ("prompt-readies", "cards", "")
ENTERS: Final[Row] = ("prompt-enters", "card", "")
HOW_TO_PLAY: Final[Row] = ("prompt-how-to-play", "card", "")


def prompt(s: State, lang: str = "en", seat: int | None = None, people: Sequence[str] = ()) -> str:
    """Who is asked what, in words."""
    return say(message(s, seat), lang, people)


def message(s: State, seat: int | None = None) -> Message:
    """Who is asked what, and for which card and ability.

    A seat that is not the one asked is told only who decides and what kind of thing.
    """
    d = s.decision
    if d is None:
        return Message("prompt-over")
    if seat is not None and seat != d.player:
        return Message("prompt-others", deciding=deciding(d))
    who, asked = PlayerNamed(d.player), question(s, d)
    text = ability_text(s, d.index, d.ability)
    if text is None:
        return Message("prompt-asked", player=who, question=asked)
    return Message("prompt-quoting", player=who, question=asked, text=text)


def deciding(d: Decision) -> Message:
    """Who decides, and what kind of thing."""
    kind = ASK_NAMES[d.ask].replace(" ", "-")
    return Message("prompt-deciding", player=PlayerNamed(d.player), ask=kind)


def question(s: State, d: Decision) -> Message:
    id, fields, beside = template(d)
    made = Message(id, **{name: field(s, d, name) for name in fields.split()})
    if "for" in beside and d.card >= 0:
        made = Message("prompt-for", question=made, card=named(s, d, d.card))
    if "by" in beside and d.card >= 0:
        made = Message("prompt-by", question=made, card=named(s, d, d.card))
    if "picked" in beside and d.picked:
        found = Listed([named(s, d, ref % REF) for ref in d.picked])
        made = Message("prompt-so-far", question=made, cards=found)
    return made


def field(s: State, d: Decision, name: str) -> Arg:
    """What a question speaks of."""
    if name == "card":
        return named(s, d, d.card) if d.card >= 0 else ""
    if name == "about":
        return named(s, d, d.picked[-1] % REF) if d.picked else field(s, d, "card")
    if name == "cards":
        return how_many(d)
    if name == "what":
        return optional(s, d)
    return d.least if name == "least" else d.most


def template(d: Decision) -> Row:
    """The question; one that comes from playing a card has no ability behind it."""
    if d.ability == NONE and d.card >= 0:
        if d.ask == Ask.CHOOSE:
            return CHOIR if d.most > 1 else WHERE
        if d.ask == Ask.MAY:
            return ENTERS
        if d.ask == Ask.PAY and d.least == d.most:
            return HOW_TO_PLAY
    if d.ability == NONE and d.ask == Ask.CHOOSE:
        return READIES  # CR 3.2.1.1, with a limit
    return QUESTIONS[d.ask]


def named(s: State, d: Decision, card: int) -> Arg:
    if may_know(s, s.cards[card], d.player):
        return card_named(s, card)
    # The source of an ability is public even when its card has gone out of sight.
    return printed(s, d.index) if card == d.card and d.index >= 0 else Message("name-hidden")


def how_many(d: Decision) -> Message:
    if d.most >= ANY_NUMBER:
        return Message("prompt-any-number")
    return Message("prompt-cards", least=d.least, most=d.most)


def optional(s: State, d: Decision) -> Arg:
    """What may be done or left, as an infinitive where the text of the effect gives one."""
    index, op = open_op(s)
    if op is None or op.code != Code.ASK_MAY:
        return Message("prompt-do-it")
    frame = s.stack[-1]
    before = code_of(s, frame)[frame.step - 1] if frame.step > 0 else None
    if before is None or not isinstance(before.node, Effect) or isinstance(before.node, OneOf):
        return Message("prompt-do-it")
    effect = before.node
    if isinstance(op.node, They):  # "they may": whoever is asked is spoken to
        effect = said_to_them(effect)
    program = s.programs[index]
    return Infinitive(effect, program.type, program.full_name)


@lru_cache(maxsize=256)
def said_to_them(effect: Effect) -> Effect:
    """An effect about "that player", in words for that player: "their" becomes "your"."""
    made = to_you(effect)
    assert isinstance(made, Effect)
    return made


def to_you(value: object) -> object:
    if isinstance(value, They):
        return You()
    if isinstance(value, tuple):
        return tuple(to_you(part) for part in value)
    if isinstance(value, Node) and is_dataclass(value):
        changed = {f.name: to_you(getattr(value, f.name)) for f in fields_of(value)}
        if changed.get("owner") == Owner.THEIRS:
            changed["owner"] = Owner.YOURS
        return replace(value, **changed)
    return value
