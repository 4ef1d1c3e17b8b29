"""Which fields of which nodes the predictions read.

A node, or a field of one, that is not listed here and says something makes an ability "not
covered": nothing that the predictions do not understand passes silently.
"""

from __future__ import annotations

from dataclasses import MISSING, Field, fields

from tintero.ability.base import Node
from tintero_proof.smoke.world import NotCovered

READ: dict[str, str] = {
    "Activated": "costs effect condition limit sequential keyword in_two",
    "DeckRule": "copies classification",
    "Has": "keyword n costs kind of temporary",
    "Script": "effect",
    "Static": "effects condition zone keyword",
    "Triggered": "when effect window limit zone keyword",
    "AnyPlayer": "who condition",
    "Both": "parts",
    "Compare": "left op right",
    "Did": "label",
    "Either": "parts",
    "FirstTurnNotFirstPlayer": "",
    "HasDrops": "who least",
    "Have": "filter least most",
    "InChallenge": "what role against",
    "Is": "what filter",
    "Not": "of",
    "RemovedDrops": "",
    "SameName": "left right",
    "StillThere": "what zone",
    "UsedShift": "what",
    "WasNamed": "what",
    "YourTurn": "whose",
    "Apply": "effects to until",
    "Banish": "what label",
    "Deal": "count to by unreduced label",
    "Discard": "what label",
    "Draw": "count who label bottom",
    "InsteadIf": "effect condition instead may",
    "Cases": "what filters effects",
    "CountUp": "count label",
    "PutUnderEach": "under label",
    "RevealUntil": "filter label found who",
    "EveryPlayer": "who condition",
    "AllAre": "of filter",
    "SameCard": "left right",
    "Was": "of",
    "EventNth": "n",
    "Different": "filter inks among",
    "Greatest": "stat filter among",
    "Times": "of by",
    "DownTo": "n filter",
    "CountPlayers": "who condition each",
    "EachWho": "of condition",
    "MostCards": "zone",
    "WasUnder": "of",
    "YouAndAnother": "",
    "Singers": "of",
    "Together": "parts",
    "CountsInkable": "what",
    "InkFrom": "what",
    "EachDoes": "who parts",
    "Exert": "what symbol label",
    "GainLore": "count who label",
    "GetDrops": "count who",
    "If": "condition then otherwise",
    "IfYouDo": "first then otherwise",
    "Later": "ability until once",
    "Look": "what label who",
    "LoseLore": "count who label",
    "May": "effect who",
    "MoveDamage": "count from_ to up_to label",
    "MoveTo": "what to label",
    "NameCard": "who",
    "Nothing": "",
    "OneOf": "modes who count all_if words inline",
    "PayInk": "count who",
    "Pick": "what",
    "Play": "what free exerted shift then_bottom label less or_shift",
    "Put": "what place exerted under faceup label from_zone random",
    "PutDamage": "count on label",
    "Ready": "what label",
    "ReadyInk": "count who exert",
    "RemoveDamage": "count from_ up_to label total",
    "RemoveDrops": "count who",
    "Repeat": "times effect",
    "ReturnAlone": "what",
    "Reveal": "what label",
    "Rule": "effects until",
    "Sentence": "parts",
    "Seq": "parts",
    "Shuffle": "who",
    "To": "cost then",
    "UnlessPays": "effect cost who",
    "Bound": "stat op value",
    "Filter": "types owner zone other classes names not_names inks song keyword no_keyword "
    "exerted damaged inkable drying at_location here has_under facedown bounds tests any_of "
    "or_zone",
    "Capped": "of most least",
    "Count": "filter each among",
    "EventAmount": "",
    "Happened": "kind subject by extra this card other",
    "HowMany": "label each",
    "LoreOf": "who",
    "OpponentCount": "",
    "Result": "label each",
    "StatOf": "of stat",
    "Sum": "parts",
    "Until_": "n who",
    "All": "filter label among",
    "AtRandom": "filter count label",
    "Candidate": "",
    "Chosen": "filter count up_to by label source ordered reveal may_fail total total_stat said "
    "same_name",
    "ChosenOpponent": "",
    "ChosenPlayer": "",
    "EachOpponent": "",
    "EachPlayer": "",
    "EventCard": "",
    "EventOther": "",
    "EventPlayer": "",
    "LocationOf": "of",
    "OwnerOf": "of",
    "That": "label",
    "They": "",
    "This": "",
    "TopOfDeck": "count whose bottom",
    "Under": "of",
    "You": "",
    "AlsoNamed": "to shift_only",
    "Can": "allow to against here",
    "Cant": "deny to against players what if_",
    "CantGain": "keyword to",
    "LoseAbility": "name to",
    "ActLimit": "act count",
    "NextPlayed": "what effects until exerted",
    "UseForFree": "name to",
    "Again": "",
    "AnyPlayers": "",
    "ChallengeCost": "costs to quest",
    "DamageWith": "stat to",
    "EnterDamaged": "amount what",
    "EnterExerted": "what may then",
    "ExtraInk": "count",
    "Floor": "stat to least",
    "Gain": "ability to times",
    "GainClass": "classification to",
    "Guard": "to",
    "InkExerted": "players",
    "Instead": "would effect to once in_challenge first if_ players may",
    "Lose": "keyword to",
    "Modify": "stat amount to if_",
    "MustAct": "act to",
    "MustChoose": "to",
    "PayLess": "amount what next this payment move to_here use players once onto_this same_name_as",
    "PlayFor": "costs what if_",
    "PlayFrom": "what this under_this exerted name_once",
    "PlayOnlyIf": "condition",
    "ReadyLimit": "count players",
    "ReduceDamage": "amount to",
    "ShiftBase": "to by_name",
    "SingAs": "cost to",
    "Skip": "step players",
    "TopFaceup": "players",
    "WinAt": "lore players",
    "When": "kind this subject other_this other by extra least most nth here source window",
}


_UNREAD: dict[str, tuple[Field[object], ...]] = {}


def _unread(kind: type[Node]) -> tuple[Field[object], ...]:
    if kind.__name__ not in _UNREAD:
        _UNREAD[kind.__name__] = _find_unread(kind)
    return _UNREAD[kind.__name__]


def _find_unread(kind: type[Node]) -> tuple[Field[object], ...]:
    if kind.__name__ not in READ:
        raise NotCovered(f"{kind.__name__} is not predicted")
    known = {*READ[kind.__name__].split(), "name"}
    return tuple(f for f in fields(kind) if f.name not in known)  # type: ignore[arg-type]


def understood(node: Node) -> None:
    """Raise `NotCovered` if the node says something that no prediction reads."""
    for f in _unread(type(node)):
        default = f.default_factory() if f.default_factory is not MISSING else f.default
        if getattr(node, f.name) != default:
            raise NotCovered(f"{type(node).__name__}.{f.name} is not predicted")


def walk(value: object) -> list[Node]:
    """Every node in a value, the value itself first."""
    if isinstance(value, tuple):
        return [node for part in value for node in walk(part)]
    return value.walk() if isinstance(value, Node) else []
