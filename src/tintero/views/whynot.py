"""Why something may not be done: the clause, a sentence in each language, the cards involved.

The rules give the reason (`rules.refusal.Refusal`); the sentence is made here, from what the
asking seat may know, and says what would have to change where that can be told.
"""

from __future__ import annotations

from dataclasses import dataclass

from tintero import rulebook
from tintero.rules.refusal import No, Refusal
from tintero.state.objects import Option
from tintero.state.state import State
from tintero.views import whynot_words as say
from tintero.views.knowledge import may_know
from tintero.views.naming import a_player, contract, language
from tintero.views.whynot_needs import Needs


@dataclass(frozen=True)
class WhyNot:
    """One reason. `missing` is the ink that is missing, else 0; `cards` are full names."""

    rule: str
    code: int
    cards: tuple[str, ...]
    missing: int
    en: str
    es: str

    def sentence(self, lang: str = "en") -> str:
        return self.es if language(lang) == "es" else self.en

    def __str__(self) -> str:
        return f"{self.en} (CR {self.rule})"


def explain(s: State, refusal: Refusal, seat: int, option: Option) -> WhyNot:
    """The reason in words, for the seat that asked. Never tells what the seat may not know."""
    named: list[str] = []
    for i in (refusal.card, refusal.other, refusal.source):
        if i >= 0 and may_know(s, s.cards[i], seat):
            name = s.program(s.cards[i]).full_name
            if name not in named:
                named.append(name)
    return WhyNot(
        rule=refusal.clause,
        code=refusal.code,
        cards=tuple(named),
        missing=refusal.amount if refusal.code in (No.NOT_ENOUGH_INK, No.DROPS) else 0,
        en=RefusalWords(s, refusal, seat, option, "en").sentence(),
        es=RefusalWords(s, refusal, seat, option, "es").sentence(),
    )


class RefusalWords(Needs):
    """One refusal being put into words in one language."""

    def sentence(self) -> str:
        no = self.no
        subject = no.other if no.other >= 0 and no.code == No.BODYGUARD else no.card
        fields = {
            "card": self.name(no.card) if no.card >= 0 else say.THAT[self.lang],
            "other": self.name(no.other) if no.other >= 0 else say.THAT[self.lang],
            "source": self.source(),
            "until": self.until(),
            "n": self.number(),
            "ink": str(no.amount),
            "lack": "falta" if no.amount == 1 else "faltan",
            "owner": a_player(self.s.cards[subject].owner, self.lang) if subject >= 0 else "",
            "active": a_player(self.s.active, self.lang),
            "asked": self.asked(),
            "verb": self.verb(),
            "ability": self.ability(),
            "need": self.need(),
        }
        template = say.SENTENCES[self.lang].get(no.code)
        if template is None:
            return rulebook.clause(no.clause).statement(self.lang, self.s.ruleset.version)
        text = contract(template.format(**fields), self.lang)
        return text[:1].upper() + text[1:]
