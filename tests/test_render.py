"""Abilities in words: exact sentences in both languages (samples: render_samples.yaml)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from types import ModuleType

import pytest
import yaml

from tintero import vocab
from tintero.ability import (
    abilities,
    conditions,
    effects,
    filters,
    quantities,
    selectors,
    statics,
    triggers,
)
from tintero.ability.abilities import Activated, Script
from tintero.ability.base import Ability
from tintero.ability.codec import decode_ability, encode
from tintero.ability.effects import (
    Apply,
    Banish,
    Exert,
    GainLore,
    Look,
    OneOf,
    Pick,
    Place,
    Put,
    Ready,
    Seq,
)
from tintero.ability.filters import CHARACTER, YOUR_ITEM, Filter
from tintero.ability.quantities import Capped, StatOf
from tintero.ability.render import spanish as in_spanish
from tintero.ability.render.english import describe, english
from tintero.ability.render.realise.es.verbs_table import conjugate
from tintero.ability.render.spanish import spanish
from tintero.ability.selectors import Chosen, That, This, TopOfDeck
from tintero.ability.statics import Gain, Modify
from tintero.ability.triggers import When
from tintero.events import Kind
from tintero.vocab import CardType, Keyword, Owner, Stat, Zone

pytestmark = pytest.mark.pure_only

# --- exact sentences --------------------------------------------------------------------------

SAMPLES_FILE = Path(__file__).with_name("render_samples.yaml")
MODULES: tuple[ModuleType, ...] = (
    vocab,
    abilities,
    conditions,
    effects,
    filters,
    quantities,
    selectors,
    statics,
    triggers,
)
TYPES = {
    "character": CardType.CHARACTER,
    "action": CardType.ACTION,
    "item": CardType.ITEM,
    "location": CardType.LOCATION,
}
EXERT = Exert(symbol=True)
ON_QUEST = When(Kind.QUESTED, this=True)
# What a sample may say besides node classes and integers.
SHORT: dict[str, object] = {
    "replace": replace,
    "Kind": Kind,
    "ON_PLAY": When(Kind.PLAYED, this=True),
    "ON_QUEST": ON_QUEST,
    "EXERT": EXERT,
    "EXERTED": conditions.Is(This(), Filter(exerted=1)),
    "SONG": Filter(song=1, zone=Zone.ANYWHERE),
    "DECK": Filter(zone=Zone.DECK),
    "THEIR_HAND": Filter(owner=Owner.THEIRS, zone=Zone.HAND),
    "SUPPORT_ABILITY": abilities.Triggered(
        (ON_QUEST,),
        effects.May(
            Apply(
                (Modify(Stat.STRENGTH, Capped(StatOf(This(), Stat.STRENGTH), least=0)),),
                Chosen(replace(CHARACTER, other=True)),
            )
        ),
        "Support",
        keyword=Keyword.SUPPORT,
    ),
}


@dataclass(frozen=True)
class Sample:
    title: str
    ability: str
    english: str
    spanish: str = ""
    type: str = "character"


def made(expression: str) -> Ability:
    names: dict[str, object] = {}
    for module in MODULES:
        names.update(vars(module))
    names.update(SHORT)
    ability = eval(expression, {"__builtins__": {}}, names)
    assert isinstance(ability, Ability), expression
    return ability


LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # libyaml's, ten times as fast
SAMPLES = [Sample(**entry) for entry in yaml.load(SAMPLES_FILE.read_text("utf-8"), LOADER)]
TITLES = [sample.title for sample in SAMPLES]


@pytest.mark.parametrize("sample", SAMPLES, ids=TITLES)
def test_in_english(sample: Sample) -> None:
    assert english(made(sample.ability), type=TYPES[sample.type]) == sample.english


IN_SPANISH = [sample for sample in SAMPLES if sample.spanish]


@pytest.mark.parametrize("sample", IN_SPANISH, ids=[sample.title for sample in IN_SPANISH])
def test_in_spanish(sample: Sample) -> None:
    assert spanish(made(sample.ability), type=TYPES[sample.type]) == sample.spanish


def test_every_sample_is_one_more() -> None:
    assert len(set(TITLES)) == len(TITLES) >= 90
    for sample in SAMPLES:
        assert decode_ability(encode(made(sample.ability))) == made(sample.ability)


# --- this, these ------------------------------------------------------------------------------

THIS = [
    (CardType.CHARACTER, "this character", "este personaje"),
    (CardType.ACTION, "this action", "esta acción"),
    (CardType.ITEM, "this item", "este objeto"),
    (CardType.LOCATION, "this location", "esta ubicación"),
]


@pytest.mark.parametrize(("type_", "this", "esto"), THIS)
def test_a_card_calls_itself_by_its_type(type_: int, this: str, esto: str) -> None:
    assert english(Script(Exert()), type=type_) == f"Exert {this}."
    assert spanish(Script(Exert()), type=type_) == f"Agota {esto}."


def test_a_card_can_be_called_by_its_name() -> None:
    assert english(Script(Ready(This())), "Stitch") == "Ready Stitch."
    assert spanish(Script(Ready(This())), "Stitch") == "Prepara Stitch."


@pytest.mark.parametrize(
    ("filter_", "one", "all_"),
    [
        (Filter((CardType.ITEM,), exerted=1), "un objeto agotado", "los objetos agotados"),
        (
            Filter((CardType.LOCATION,), Owner.OPPOSING, damaged=1),
            "una ubicación rival dañada",
            "las ubicaciones rivales dañadas",
        ),
        (
            Filter((CardType.CHARACTER,), Owner.YOURS, other=True, exerted=0, names=("Elsa",)),
            "otro de tus personajes preparados llamados Elsa",
            "tus demás personajes preparados llamados Elsa",
        ),
        (
            Filter((CardType.LOCATION,), Owner.YOURS, other=True),
            "otra de tus ubicaciones",
            "tus demás ubicaciones",
        ),
        (
            Filter((CardType.ACTION,), Owner.YOURS, Zone.DISCARD, song=1, names=("Let It Go",)),
            "una carta de canción llamada Let It Go",
            "las cartas de canción llamadas Let It Go de tu descarte",
        ),
        (
            Filter((CardType.CHARACTER, CardType.LOCATION), drying=0),
            "un personaje o ubicación seco",
            "los personajes y ubicaciones secos",
        ),
        (Filter((), Owner.OPPOSING, Zone.HAND, other=True), "otra carta", "las demás cartas"),
    ],
)
def test_spanish_agreement(filter_: Filter, one: str, all_: str) -> None:
    assert in_spanish.describe(filter_).startswith(all_)
    trigger = When(Kind.EXERTED, subject=filter_)
    assert in_spanish.describe(trigger).startswith(f"siempre que {one}")


@pytest.mark.parametrize(
    ("verb", "forms"),
    [
        ("robar", "robar roba robas roba roban robes robe roben"),
        ("elegir", "elegir elige eliges elige eligen elijas elija elijan"),
        ("jugar", "jugar juega juegas juega juegan juegues juegue jueguen"),
        ("pagar", "pagar paga pagas paga pagan pagues pague paguen"),
        ("buscar", "buscar busca buscas busca buscan busques busque busquen"),
        ("poner", "poner pon pones pone ponen pongas ponga pongan"),
        ("infligir", "infligir inflige infliges inflige infligen inflijas inflija inflijan"),
        ("perder", "perder pierde pierdes pierde pierden pierdas pierda pierdan"),
        ("recibir", "recibir recibe recibes recibe reciben recibas reciba reciban"),
        ("estar", "estar está estás está están estés esté estén"),
        ("ir", "ir ve vas va van vayas vaya vayan"),
    ],
)
def test_spanish_verbs(verb: str, forms: str) -> None:
    assert [conjugate(verb, form) for form in range(8)] == forms.split()


def test_mentions_stay_inside_one_text() -> None:
    """A second ability knows nothing of what the first one picked."""
    picks = Script(Seq((Pick(Chosen(YOUR_ITEM)), Ready(That()))))
    assert english(picks).endswith("Ready that item.")
    assert english(Script(Ready(That()))) == "Ready that card."
    assert spanish(Script(Ready(That()))) == "Prepara esa carta."


def test_an_ability_handed_over_speaks_of_its_new_bearer() -> None:
    inner = Activated((EXERT, Banish(This())), GainLore(1))
    given_ = Activated((EXERT,), Apply((Gain(inner),), Chosen(CHARACTER)))
    assert english(given_, type=CardType.ITEM) == (
        "⟳ — Chosen character gains “⟳, Banish this character — Gain 1 lore” this turn."
    )
    assert spanish(given_, type=CardType.ITEM) == (
        "⟳ — Un personaje elegido gana «⟳, Destierra este personaje — Ganas 1 de leyenda» "
        "este turno."
    )


def test_a_mode_is_described_as_a_part_of_its_ability() -> None:
    """The ability says whose card it is; the mode alone does not."""
    bottom = Put(That("looked"), Place.DECK_BOTTOM)
    ways = OneOf((Put(That("looked"), Place.DECK_TOP), bottom))
    ability = Script(Seq((Look(TopOfDeck()), ways)))
    assert describe(bottom) == "put that card on the bottom of its player's deck"
    assert describe(bottom, within=ability) == "put that card on the bottom of your deck"
    assert in_spanish.describe(bottom, within=ability) == "ponla en el fondo de tu mazo"
