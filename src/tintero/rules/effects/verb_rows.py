"""Instruction → what the rules know of it, by the number of its class.

A class without a row fails the build (tests/test_registry.py).
"""

from __future__ import annotations

from typing import Any, Final

import tintero.rules.effects.joints as joints
import tintero.rules.effects.until as until
import tintero.rules.effects.verbs_cards as cards
import tintero.rules.effects.verbs_lasting as lasting
import tintero.rules.effects.verbs_numbers as numbers
from tintero.ability import effects
from tintero.ability.base import Effect, Node
from tintero.ability.choosing import EFFECTS, number_of
from tintero.rules.effects.verb import Verb

ALWAYS: Final[Verb[Any]] = Verb()  # a joint that can always be begun

ROW_OF: Final[dict[type[Node], Verb[Any]]] = {
    effects.Seq: joints.SeqVerb(),
    effects.Sentence: joints.SentenceVerb(),
    effects.Nothing: ALWAYS,
    effects.May: joints.MayVerb(),
    effects.If: joints.IfVerb(),
    effects.To: joints.ToVerb(),
    effects.IfYouDo: joints.IfYouDoVerb(),
    effects.InsteadIf: joints.InsteadIfVerb(),
    effects.Cases: ALWAYS,
    effects.Again: ALWAYS,
    effects.OneOf: joints.OneOfVerb(),
    effects.EachDoes: joints.EachDoesVerb(),
    effects.Repeat: ALWAYS,
    effects.UnlessPays: ALWAYS,
    effects.CountUp: until.CountUpVerb(),
    effects.Pick: cards.PickVerb(),
    effects.Draw: cards.DrawVerb(),
    effects.Discard: cards.DiscardVerb(),
    effects.Banish: cards.BanishVerb(),
    effects.Put: cards.PutVerb(),
    effects.PutUnderEach: until.PutUnderEachVerb(),
    effects.Shuffle: cards.ShuffleVerb(),
    effects.ExchangeHands: cards.ExchangeHandsVerb(),
    effects.Look: cards.LookVerb(),
    effects.Reveal: cards.RevealVerb(),
    effects.RevealUntil: until.RevealUntilVerb(),
    effects.NameCard: ALWAYS,
    effects.Play: cards.PlayVerb(),
    effects.Ready: numbers.ReadyVerb(),
    effects.Exert: numbers.ExertVerb(),
    effects.GainLore: numbers.GainLoreVerb(),
    effects.LoseLore: numbers.LoseLoreVerb(),
    effects.Deal: numbers.DealVerb(),
    effects.PutDamage: numbers.PutDamageVerb(),
    effects.RemoveDamage: numbers.RemoveDamageVerb(),
    effects.MoveDamage: numbers.MoveDamageVerb(),
    effects.MoveTo: numbers.MoveToVerb(),
    effects.GetDrops: numbers.GetDropsVerb(),
    effects.RemoveDrops: numbers.RemoveDropsVerb(),
    effects.PayInk: numbers.PayInkVerb(),
    effects.Apply: lasting.ApplyVerb(),
    effects.Rule: lasting.RuleVerb(),
    effects.Later: lasting.LaterVerb(),
    effects.ReadyInk: numbers.ReadyInkVerb(),
    effects.ReturnAlone: cards.ReturnAloneVerb(),
}

ROWS: Final[list[Verb[Any]]] = [ROW_OF[cls] for cls in EFFECTS]


def row_of(e: Effect) -> Verb[Any]:
    return ROWS[number_of(e)]
