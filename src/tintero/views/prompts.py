"""What the open decision asks, in one sentence, and a label for each answer."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from functools import lru_cache

import tintero.rules.open as opened
from tintero.ability.base import Effect, Node
from tintero.ability.effects import May
from tintero.ability.selectors import They, You
from tintero.state.objects import REF, Decision
from tintero.state.state import State
from tintero.views import prompt_words as say
from tintero.views.knowledge import may_know
from tintero.views.labels import label
from tintero.views.naming import ASK, HIDDEN, a_player, contract, language, listed, plural
from tintero.views.words import ability_text, of_card
from tintero.vocab import Owner, Question

__all__ = ["label", "prompt"]

OWN_WORDS = {
    Question.SINGERS: say.CHOIR,
    Question.LOCATION: say.WHERE,
    Question.ENTER_EXERTED: say.ENTERS,
    Question.HOW_TO_PAY: say.HOW_TO_PAY,
    Question.READY: say.READIES,
}
ANY_NUMBER = 60  # nobody is asked for that many cards


def prompt(s: State, lang: str = "en", seat: int | None = None) -> str:
    """Who is asked what, and for which card and ability.

    A seat that is not the one asked is told only who decides and what kind of thing.
    """
    lang = language(lang)
    d = s.decision
    if d is None:
        return say.NOTHING[lang]
    who = a_player(d.player, lang)
    if seat is not None and seat != d.player:
        text = say.DECIDES[lang].format(p=who, what=ASK[lang][d.ask])
    else:
        text = f"{who}: {question(s, d, lang)}{quoted(s, d, lang)}"
        text += "" if text[-1] in ".”»" else "."
    text = contract(text, lang)
    return text[:1].upper() + text[1:]


def question(s: State, d: Decision, lang: str) -> str:
    card = name(s, d, d.card, lang) if d.card >= 0 else ""
    about = name(s, d, d.picked[-1] % REF, lang) if d.picked else card
    return template(d, lang).format(
        card=card,
        about=about,
        for_card=say.FOR[lang].format(card=card) if card else "",
        by_card=say.BY[lang].format(card=card) if card else "",
        n=how_many(d, lang),
        picked=picked(s, d, lang),
        what=optional(s, d, lang),
        least=d.least,
        most=d.most,
    )


def template(d: Decision, lang: str) -> str:
    """The question; most of one kind are asked in the same words."""
    own = OWN_WORDS.get(d.question)
    return own[lang] if own is not None else say.QUESTIONS[lang][d.ask]


def name(s: State, d: Decision, card: int, lang: str) -> str:
    c = s.cards[card]
    if may_know(s, c, d.player):
        return s.program(c).full_name
    # The source of an ability is public even when its card has gone out of sight.
    return s.programs[d.index].full_name if card == d.card and d.index >= 0 else HIDDEN[lang]


def how_many(d: Decision, lang: str) -> str:
    one, many = ("card", "cards") if lang == "en" else ("carta", "cartas")
    en = lang == "en"
    if d.most >= ANY_NUMBER:
        return "any number of cards" if en else "cualquier número de cartas"
    count = HIDDEN[lang] if d.most == 1 else plural(d.most, one, many)
    if d.least:
        return count
    if d.most == 1:
        return f"{count} or none" if en else f"{count} o ninguna"
    return f"up to {count}" if en else f"hasta {count}"


def picked(s: State, d: Decision, lang: str) -> str:
    if not d.picked:
        return ""
    found = [name(s, d, ref % REF, lang) for ref in d.picked]
    return say.PICKED[lang].format(cards=listed(found, lang))


def optional(s: State, d: Decision, lang: str) -> str:
    """What may be done or left, as an infinitive where the text of the effect gives one."""
    asked = opened.now(s)
    effect = asked.may_do() if asked is not None else None
    if asked is None or effect is None:
        return say.DO_IT[lang]
    if asked.is_theirs():  # "they may": whoever is asked is spoken to
        effect = said_to_them(effect)
    return infinitive(s, asked.index, effect, lang)


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
        changed = {f.name: to_you(getattr(value, f.name)) for f in fields(value)}
        if changed.get("owner") == Owner.THEIRS:
            changed["owner"] = Owner.YOURS
        return replace(value, **changed)
    return value


def infinitive(s: State, index: int, effect: Effect, lang: str) -> str:
    """ "give another chosen character +2 strength this turn": what follows "you may"."""
    may = of_card(s, index, May(effect), lang)
    if may.startswith(say.YOU_MAY[lang]) and ". " not in may:
        return may.removeprefix(say.YOU_MAY[lang])
    text = of_card(s, index, effect, lang)
    start, end = say.QUOTES[lang]
    return f"{say.DO_IT[lang]} ({start}{text}{end})" if text else say.DO_IT[lang]


def quoted(s: State, d: Decision, lang: str) -> str:
    """The text of the ability that asks, in quotation marks."""
    text = ability_text(s, d.index, d.ability, lang)
    start, end = say.QUOTES[lang]
    return f": {start}{text}{end}" if text else ""
