"""Clauses that hold others, and sentences: the places of their frames, and the `Tongue`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from tintero.ability.render.plan.parts_of_speech import Noun, Saying
from tintero.ability.render.realise import tongue
from tintero.ability.render.realise.romance.conditions import WHILE, RomanceConditions
from tintero.ability.render.realise.romance.filters import RomanceFilters
from tintero.ability.render.realise.romance.statics import RomanceStatics
from tintero.ability.render.realise.romance.triggers import RomanceTriggers
from tintero.ability.render.realise.romance.verbs import RomanceVerbs
from tintero.ability.render.realise.romance.words import RomanceWords, listed
from tintero.ability.render.realise.tongue import Place, Tongue, Uttering
from tintero.ability.render.speaker import Phrase, Speaker, SpokenClause
from tintero.vocab import Zone

AS_SAID: Final = Phrase("", you=True)  # not an order: "pagas 1 ⬡ menos"

# Frames without a word of any language.
SENTENCES: Final = {
    "plain": "{clauses}",
    "case": "• {head}, {then}.",
    "mode": "•[ {name}] {sentences}",
    "for-each": "{for_each}, {then}",
    "for-a-while": "[{during}, ]{each}",
}
CLAUSES: Final = {
    "tailed": "{main}{tail}",
    "tailed-given": "[{given}{tail}]",
    "either": "{either}",
    "told": "{then}",
}
ABILITIES: Final = {"triggered": "[{zone}, ][{during}, ]{when}, {then}"}


def places(words: RomanceWords, conditions: RomanceConditions) -> dict[str, Place]:
    def while_(t: Uttering) -> str:
        """After "mientras" and "a menos que"."""
        return "" if t.made.when is None else conditions.clause(t.say, t.made.when, WHILE)

    def agreed(word: str, t: Uttering) -> str:
        """With this card."""
        return words.agree(word, conditions.selectors.is_feminine(t.say, Noun("this")))

    return {
        **tongue.PLACES,
        **{word: partial(agreed, word) for word in words.agreeing},
        "as_said": lambda t: words.join([c.by(AS_SAID) for c in t.clauses]),
        "while": while_,
        "paid": lambda t: words.unless(t.clauses, t.clauses[0].subject),
    }


def zones(words: RomanceWords, filters: RomanceFilters, under: str) -> dict[int, str]:
    """Where a card is."""
    yours = {zone: f"{filters.IN} {words.own(True, name)}" for zone, name in filters.ZONES.items()}
    return {**filters.NAMED_ZONES, **yours, Zone.UNDER: under}


def speaking(
    sentences: Mapping[str, str],
    clauses: Mapping[str, str],
    abilities: Mapping[str, str],
    more: Mapping[str, Place],
    words: RomanceWords,
    conditions: RomanceConditions,
    triggers: RomanceTriggers,
    verbs: RomanceVerbs,
    statics: RomanceStatics,
    this: tuple[str, ...],
    quotes: str,
    under: str,
) -> Tongue:
    """The language of these families; `more`: places of its own; `under`: under another card."""

    def verb(say: Speaker, s: Saying) -> SpokenClause:
        if s.verb in ("stated", "add-own"):
            made = say.tongue.clause(say, s.parts[0])
            return made.by(AS_SAID) if s.verb == "stated" else made
        if s.whose is not None:
            s = replace(s, subject=s.whose)
        return verbs.clause(say, s) if verbs.says(s) else statics.clause(say, s)

    return Tongue(
        {**SENTENCES, **sentences},
        {**CLAUSES, **clauses},
        {**places(words, conditions), **more},
        (words.AND, words.OR),
        family=conditions,
        occasion=triggers.trigger,
        during=statics.places.during,
        verb=verb,
        full=words.full,
        does=words.does,
        again=words.again,
        join=words.join,
        base=words.base,
        listed=listed,
        this=this,
        quotes=quotes,
        abilities={**ABILITIES, **abilities},
        zones=zones(words, conditions.filters, under),
        ink=verbs.ink,
        polish=words.spelled,
    )
