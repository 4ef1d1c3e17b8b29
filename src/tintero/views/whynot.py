"""Why something may not be done: the clause, a message, the cards involved.

The rules give the reason (`rules.refusal.Refusal`); the message is made here, from what the
asking seat may know, and says what would have to change where that can be told.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tintero.messages import Arg, Message, tell
from tintero.rules.refusal import No, Refusal
from tintero.state.objects import Option
from tintero.state.state import State
from tintero.variants import told_variant
from tintero.views import whynot_words as say
from tintero.views.knowledge import may_know
from tintero.views.whynot_needs import Needs


@dataclass(frozen=True)
class WhyNot:
    """One reason. `missing` is the ink that is missing, else 0; `cards` are full names."""

    rule: str
    code: int
    cards: tuple[str, ...]
    missing: int
    message: Message

    def sentence(self, lang: str = "en", people: Sequence[str] = ()) -> str:
        return tell(self.message, lang, people)

    def __str__(self) -> str:
        return f"{self.sentence()} (CR {self.rule})"


def explain(s: State, refusal: Refusal, seat: int, option: Option) -> WhyNot:
    """The reason in words, for the seat that asked. Never tells what the seat may not know."""
    named: list[str] = []
    for i in (refusal.card, refusal.other, refusal.source):
        if i >= 0 and may_know(s, s.cards[i], seat):
            name = s.program(s.cards[i]).full_name
            if name not in named:
                named.append(name)
    message = WhyNotWords(s, refusal, seat, option).message()
    if s.ruleset.variant:
        message = in_variant(s.ruleset.variant, refusal.clause, message)
    return WhyNot(
        rule=refusal.clause,
        code=refusal.code,
        cards=tuple(named),
        missing=refusal.amount if refusal.code in (No.NOT_ENOUGH_INK, No.DROPS) else 0,
        message=message,
    )


def in_variant(name: str, clause: str, line: Message) -> Message:
    """The reason with the clause as the variant says it, if it says something else there."""
    one = told_variant(name)
    words = one.clause(clause) if one is not None else None
    if one is None or words is None:
        return line
    return Message("why-in-variant", line=line, title=one.title, words=words)


class WhyNotWords(Needs):
    """One refusal being made a message."""

    def message(self) -> Message:
        code = self.no.code
        if code == No.WARD:
            what = self.ward()
        elif code in (No.SINGER_TOO_CHEAP, No.CHOIR_TOO_CHEAP):
            what = self.singers()
        else:
            id, fields = say.REASONS[code]
            what = Message(id, **{name: self.field(name) for name in fields.split()})
        return Message("why-line", what=self.need(what))

    def field(self, name: str) -> Arg:
        return self.bases() if name == "need" else super().field(name)
