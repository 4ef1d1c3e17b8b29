"""What the open decision asks, in one sentence, and a label for each answer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final, cast

import tintero.rules.open as opened
from tintero.ability.base import Effect, Node
from tintero.ability.selectors import They, You
from tintero.events import REF
from tintero.messages import Arg, Listed, Message, PlayerNamed, say
from tintero.state.objects import Decision
from tintero.state.state import State
from tintero.views.handles import Handles
from tintero.views.knowledge import may_know
from tintero.views.labels import label
from tintero.views.naming import card_named, printed
from tintero.views.words import Infinitive, ability_text
from tintero.vocab import ASK_NAMES, Ask, Owner, Question

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
# Questions that are asked in words of their own.
OWN_WORDS: Final[dict[int, Row]] = {
    Question.SINGERS: ("prompt-choir", "card", "picked"),
    Question.LOCATION: ("prompt-where", "card", ""),
    Question.READY: ("prompt-readies", "cards", ""),
    Question.ENTER_EXERTED: ("prompt-enters", "card", ""),
    Question.HOW_TO_PAY: ("prompt-how-to-play", "card", ""),
    Question.DEFENDER: ("prompt-defender", "card", ""),
}


def prompt(s: State, lang: str = "en", seat: int | None = None, people: Sequence[str] = ()) -> str:
    """Who is asked what, in words."""
    return say(message(s, seat), lang, people)


def message(s: State, seat: int | None = None, handles: Handles | None = None) -> Message:
    """Who is asked what, and for which card and ability; with the handles of the seat cards can be
    linked.

    A seat that is not the one asked is told only who decides and what kind of thing.
    """
    d = s.decision
    if d is None:
        return Message("prompt-over")
    if seat is not None and seat != d.player:
        return Message("prompt-others", deciding=deciding(d))
    who, asked = PlayerNamed(d.player), question(s, d, handles)
    text = ability_text(s, d.index, d.ability)
    if text is None:
        return Message("prompt-asked", player=who, question=asked)
    return Message("prompt-quoting", player=who, question=asked, text=text)


def deciding(d: Decision) -> Message:
    """Who decides, and what kind of thing."""
    kind = ASK_NAMES[d.ask].replace(" ", "-")
    return Message("prompt-deciding", player=PlayerNamed(d.player), ask=kind)


def question(s: State, d: Decision, handles: Handles | None) -> Message:
    id, fields, beside = template(d)
    made = Message(id, **{name: field(s, d, name, handles) for name in fields.split()})
    if "for" in beside and d.card >= 0:
        made = Message("prompt-for", question=made, card=named(s, d, d.card, handles))
    if "by" in beside and d.card >= 0:
        made = Message("prompt-by", question=made, card=named(s, d, d.card, handles))
    if "picked" in beside and d.picked:
        found = Listed([named(s, d, ref % REF, handles) for ref in d.picked])
        made = Message("prompt-so-far", question=made, cards=found)
    return made


def field(s: State, d: Decision, name: str, handles: Handles | None) -> Arg:
    """What a question speaks of."""
    if name == "card":
        return named(s, d, d.card, handles) if d.card >= 0 else ""
    if name == "about":
        if d.picked:
            return named(s, d, d.picked[-1] % REF, handles)
        return field(s, d, "card", handles)
    if name == "cards":
        return how_many(d)
    if name == "what":
        return optional(s, d)
    return d.least if name == "least" else d.most


def template(d: Decision) -> Row:
    """The question; most of one kind are asked in the same words."""
    return OWN_WORDS.get(d.question) or QUESTIONS[d.ask]


def named(s: State, d: Decision, card: int, handles: Handles | None) -> Arg:
    if may_know(s, s.cards[card], d.player):
        ref = handles.now(s, s.cards[card], d.player) if handles is not None else None
        return card_named(s, card, ref)
    # The source of an ability is public even when its card has gone out of sight.
    return printed(s, d.index) if card == d.card and d.index >= 0 else Message("name-hidden")


def how_many(d: Decision) -> Message:
    if d.most >= ANY_NUMBER:
        return Message("prompt-any-number")
    return Message("prompt-cards", least=d.least, most=d.most)


def optional(s: State, d: Decision) -> Arg:
    """What may be done or left, as an infinitive where the text of the effect gives one."""
    asked = opened.now(s)
    effect = asked.may_do() if asked is not None else None
    if asked is None or effect is None:
        return Message("prompt-do-it")
    if asked.is_theirs():  # "they may": whoever is asked is spoken to
        effect = said_to_them(effect)
    program = s.programs[asked.index]
    return Infinitive(effect, program.type, program.full_name)


@lru_cache(maxsize=256)
def said_to_them(effect: Effect) -> Effect:
    """An effect about "that player", in words for that player: "their" becomes "your"."""
    made = to_you(effect)
    assert isinstance(made, Effect)
    return made


def to_you(node: Node) -> Node:
    if isinstance(node, They):
        return You()
    made: Any = node.map(to_you)
    if getattr(made, "owner", Owner.YOURS) == Owner.THEIRS:
        made = replace(made, owner=Owner.YOURS)
    return cast(Node, made)
