"""The reader of LorcanaJSON files, on the real snapshot and on files that are wrong."""

from __future__ import annotations

import gzip
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from card_texts import file as card_file
from tintero.cards.pool import default_pool
from tintero.text.file_fields import CardFileError
from tintero.text.lorcanajson import read, snapshot
from tintero.text.records import ABILITY, EFFECT, KEYWORD, CardFile, Unit
from tintero.text.repairs import Repair, repairs_of, shipped
from tintero.vocab import CardType, Ink

pytestmark = pytest.mark.pure_only


def all_units() -> list[Unit]:
    return [unit for card in card_file().cards for unit in card.units]


# --- the snapshot -----------------------------------------------------------------------------


def test_every_card_is_there_once() -> None:
    assert len(card_file()) == 2681
    assert len({card.full_name.casefold() for card in card_file().cards}) == 2681
    types = Counter(card.facts.type for card in card_file().cards)
    assert types == {
        CardType.CHARACTER: 2024,
        CardType.ACTION: 343,
        CardType.ITEM: 221,
        CardType.LOCATION: 93,
    }
    assert sum(card.facts.song for card in card_file().cards) == 133
    assert sum(not card.units for card in card_file().cards) == 304
    assert (card_file().format, card_file().name) == ("2.4.0", "allcards_fallback.json.gz")


def test_quest_cards_are_left_out_and_counted() -> None:
    assert len(card_file().left_out) == 104
    names = {card.full_name for card in card_file().cards}
    assert names.isdisjoint(card_file().left_out)


def test_units_of_text() -> None:
    kinds = Counter(unit.kind for unit in all_units())
    assert kinds[KEYWORD] == 809
    assert kinds[ABILITY] + kinds[EFFECT] == 2407
    assert kinds[EFFECT] == 343
    assert len({unit.text for unit in all_units() if unit.kind != KEYWORD}) == 2171


def test_units_are_one_clean_line() -> None:
    for unit in all_units():
        assert unit.text and unit.text == " ".join(unit.text.split()), unit
        assert not set("()\n") & set(unit.text), unit
        assert " ." not in unit.text and " ," not in unit.text, unit
        if unit.kind == KEYWORD:
            assert not unit.name and not unit.text.endswith("⬡"), unit
        else:
            assert unit.text.endswith((".", ".”")), unit


@pytest.mark.parametrize(
    ("card", "at", "unit"),
    [
        ("Stitch - Rock Star", 0, Unit(KEYWORD, "", "Shift 4")),
        ("Baymax - Amped Up", 0, Unit(KEYWORD, "", "Shift: Remove 2 ink drops")),
        ("Mickey Mouse - Musketeer Captain", 2, Unit(KEYWORD, "", "Support")),
        ("Friends on the Other Side", 0, Unit(EFFECT, "", "Draw 2 cards.")),
    ],
)
def test_a_unit(card: str, at: int, unit: Unit) -> None:
    assert card_file()[card].units[at].said == unit.said


def test_a_cost_stands_before_the_dash_and_the_story_name_apart() -> None:
    (unit,) = card_file()["Pete - Wrestling Champ"].units
    assert unit.name == "RE-PETE" and unit.text.startswith("⟳ — Reveal")


def test_an_action_may_have_an_ability_before_its_script() -> None:
    two = [card for card in card_file().cards if {EFFECT, ABILITY} <= {u.kind for u in card.units}]
    assert {card.full_name for card in two} == {
        "Escape Plan",
        "Next Stop, Olympus",
        "Seeking the Half Crown",
    }
    for card in card_file().cards:
        scripts = [unit.kind for unit in card.units].count(EFFECT)
        assert scripts == (card.facts.type == CardType.ACTION), card.full_name


@pytest.mark.clause("1.1.7")
def test_reminder_text_is_no_rule() -> None:
    (shift,) = card_file()["Flotsam & Jetsam - Entangling Eels"].units
    assert shift.text == "Shift: Discard 2 cards"
    assert len(card_file()["Be Our Guest"].units) == 1
    (rush, *_) = card_file()["Peter Pan's Shadow - Not Sewn On"].units
    assert rush.text == "Rush" and rush.reminder.startswith("This character can")


@pytest.mark.parametrize(
    ("name", "set_", "number", "printings"),
    [
        # the newest regular printing, promos and enchanted cards aside
        ("Mulan - Elite Archer", 9, 126, ("4/114", "4/224", "9/126", "9/4/CC1")),
        ("Stitch - Rock Star", 9, 3, ("1/23", "1/2/P1", "3/30/P1", "9/3", "9/3/DIS")),
        # of two in one set, the lower number
        ("Half Hexwell Crown", 5, 65, ("5/65", "5/223")),
        # variants of one number
        (
            "Dalmatian Puppy - Tail Wagger",
            8,
            38,
            ("3/4a", "3/4b", "3/4c", "3/4d", "3/4e", "8/38"),
        ),
        # no regular printing at all
        ("Vaiana - Adventurer of Land and Sea", 7, 26, ("7/26/P2",)),
    ],
)
def test_the_canonical_printing(
    name: str, set_: int, number: int, printings: tuple[str, ...]
) -> None:
    facts = card_file()[name].facts
    assert (facts.set, facts.number, facts.printings) == (set_, number, printings)
    assert facts.sets == tuple(sorted({int(code.split("/")[0]) for code in printings}))


def test_names_that_differ_in_capitals_are_one_card() -> None:
    for printed in (
        "Cruella De Vil - Miserable as Usual",
        "Let It Go",
        "The Islands I Pulled from the Sea",
        "Can't Hold It Back Anymore",
    ):
        assert card_file()[printed.upper()].full_name == printed
        assert len(card_file()[printed].facts.printings) >= 2
    with pytest.raises(KeyError):
        card_file()["Let It Be"]


def test_facts_are_those_of_the_newest_printing() -> None:
    pooh = card_file()["Winnie the Pooh - Hunny Wizard"].facts
    assert pooh.classes == ("Dreamborn", "Hero", "Sorcerer", "Hunny")
    assert pooh.rarity == "Common" and pooh.story == "Winnie the Pooh"
    assert card_file()["Abu - Illusory Pachyderm"].facts.inks == (Ink.AMETHYST, Ink.STEEL)
    assert card_file()["Bucky - Squirrel Squeak Tutor"].facts.cost == 3
    assert not card_file()["Let It Go"].facts.classes


def test_other_texts_are_listed() -> None:
    cards = {other.card for other in card_file().others}
    assert len(card_file().others) == 26 and len(cards) == 24
    (hood,) = [o for o in card_file().others if o.printing == "1/157"]
    assert hood.card == "Robin Hood - Unrivaled Archer"
    assert [unit.name for unit in hood.said] == [unit.name for unit in hood.says]
    # Only the ink symbol or a reminder differs: that is no other text.
    assert "Elsa - Spirit of Winter" not in cards


def test_facts_agree_with_the_shipped_cards() -> None:
    fields = ["name", "version", "type", "cost", "inkable", "inks", "strength", "willpower"]
    fields += ["lore", "move_cost", "classes", "song", "set", "number", "printings"]
    for card in default_pool():
        facts = card_file()[card.full_name].facts
        for field in fields:
            assert getattr(card, field) == getattr(facts, field), (card.full_name, field)


# --- repairs ----------------------------------------------------------------------------------


def test_every_repair_is_used_and_nothing_else_looks_wrong() -> None:
    assert card_file().unused == ()
    assert card_file().notices == ()
    assert {text.partition(":")[0] for text in card_file().repaired} == {
        "Mickey Mouse - True Friend (1/10/P3)",
        "Pete - Wrestling Champ",
        "Cogsworth - Grandfather Clock",
        "Casa Madrigal - Casita (4/67)",
        "Baymax - Amped Up",
    }


def texts(file: CardFile) -> list[tuple[str, ...]]:
    return [tuple(unit.text for unit in record.units) for record in file.cards]


@pytest.mark.parametrize("left_out", shipped(), ids=lambda repair: repair.card)
def test_every_repair_is_needed(left_out: Repair) -> None:
    """Without it the file is refused, something looks wrong, or the text is another."""
    kept = [repair for repair in shipped() if repair is not left_out]
    try:
        file = read(snapshot(), kept)
    except CardFileError as error:
        assert error.record.startswith(left_out.card) and error.field == "effects"
    else:
        others = {other.card for other in file.others} - {
            other.card for other in card_file().others
        }
        noticed = [notice for notice in file.notices if notice.startswith(left_out.card)]
        assert noticed or left_out.card in others or texts(file) != texts(card_file())


def test_no_repair_quotes_a_sentence() -> None:
    for repair in shipped():
        assert len(repair.find.split()) <= 4 and len(repair.put) <= 4 and repair.why


def test_a_repair_that_fits_nowhere_is_reported() -> None:
    listed = """
    [[repair]]
    card = "Pete - Wrestling Champ"
    fields = ["fullText"]
    find = 'no such words'
    put = "x"
    why = "a test"

    [[repair]]
    card = "Nobody - At All"
    fields = ["effects"]
    find = 'x'
    drop = true
    why = "a test"
    """
    file = read(small(), repairs_of(listed))
    assert len(file.unused) == 2 and file.repaired == ()
    assert file.unused[0] == "Pete - Wrestling Champ: fullText: a test"


@pytest.mark.parametrize(
    ("fields", "find", "fits"),
    [
        (("effects",), r"^Draw", True),
        (("effects",), r"[a-z]", False),  # many places
        (("effect",), r"^Draw", False),  # no ability has it
        (("effects", "fullText"), r"^Draw", False),  # one of the fields has it not
    ],
)
def test_a_repair_fits_one_place_in_each_field(
    fields: tuple[str, ...], find: str, fits: bool
) -> None:
    file = read(small(), [Repair("Friends on the Other Side", fields, find, "a test", put="Take")])
    assert bool(file.repaired) == fits
    assert file["Friends on the Other Side"].units[0].text == ("Take" if fits else "Draw") + (
        " 2 cards."
    )


# --- wrong files ------------------------------------------------------------------------------


def card(full_name: str, **changes: Any) -> dict[str, Any]:
    """An action's record; a change to None takes the field away."""
    plain = {
        "fullName": full_name,
        "name": full_name,
        "type": "Action",
        "color": "Amber",
        "cost": 3,
        "inkwell": True,
        "rarity": "Common",
        "setCode": "1",
        "number": 64,
        "story": "Nowhere",
        "subtypes": ["Song"],
        "effects": ["Draw 2\ncards."],
    }
    return {key: value for key, value in (plain | changes).items() if value is not None}


def small(*cards: dict[str, Any], **changes: Any) -> bytes:
    plain = {
        "metadata": {"formatVersion": "2.4.0", "language": "en", "generatedOn": "2026-10-16"},
        "sets": {"1": {"type": "expansion"}, "Q1": {"type": "quest"}},
        "cards": list(cards) or [card("Friends on the Other Side")],
    }
    plain |= changes
    return json.dumps({key: value for key, value in plain.items() if value is not None}).encode()


def test_a_small_file_is_read_from_bytes_and_from_paths(tmp_path: Path) -> None:
    (tmp_path / "cards.json").write_bytes(small())
    (tmp_path / "cards.json.gz").write_bytes(gzip.compress(small(), mtime=0))
    for source in (small(), tmp_path / "cards.json", str(tmp_path / "cards.json.gz")):
        (one,) = read(source).cards
        assert one.units == (Unit(EFFECT, "", "Draw 2 cards."),)
        assert one.facts.song and one.facts.classes == ()


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", ["card file", "not JSON", "line 1, column 1"]),
        (small()[:-5], ["not JSON"]),
        (b'{"metadata": "\xff"}', ["not UTF-8 at byte 14"]),
        (gzip.compress(small(), mtime=0)[:-9], ["gzip is damaged"]),
        (
            gzip.compress(small(), mtime=0)[:30] + b"xx" + gzip.compress(small(), mtime=0)[32:],
            ["gzip is damaged"],
        ),
        (b"[]", ["expected an object, found a list"]),
        (small(metadata=None), ["metadata: is missing"]),
        (small(cards=None), ["cards: is missing"]),
        (small(cards={}), ["cards: expected a list, found an object"]),
        (small(cards=[3]), ["cards[0]: expected an object, found 3"]),
        (small(sets={"1": {"type": "surprise"}}), ["1.type", "surprise"]),
        (
            small(metadata={"formatVersion": "3.0.0", "language": "en"}),
            ["metadata.formatVersion: '3.0.0' is unknown; known: 2.4"],
        ),
        (
            small(metadata={"formatVersion": "2.4.1", "language": "de"}),
            ["metadata.language", "'de'"],
        ),
    ],
)
def test_a_damaged_file_says_what_is_wrong(content: bytes, words: list[str]) -> None:
    with pytest.raises(CardFileError) as error:
        read(content)
    for word in words:
        assert word in str(error.value)


@pytest.mark.parametrize(
    ("changes", "field", "words"),
    [
        ({"cost": None}, "cost", "is missing"),
        ({"cost": "3"}, "cost", "expected a number, found '3'"),
        ({"cost": True}, "cost", "expected a number, found true"),
        ({"cost": -1}, "cost", "-1 is less than 0"),
        ({"number": None}, "number", "is missing"),
        ({"inkwell": 1}, "inkwell", "expected true or false, found 1"),
        ({"color": "Mauve"}, "color", "unknown ink 'Mauve'"),
        ({"color": ""}, "color", "unknown ink ''"),
        ({"type": "Spell"}, "type", "unknown type 'Spell'"),
        ({"type": "Character"}, "version", "is missing"),
        ({"type": "Item"}, "effects", "item cards have abilities, not effects"),
        ({"effects": None}, "effects", "is missing"),
        ({"effects": [None]}, "effects[0]", "expected a text, found nothing"),
        ({"setCode": "99"}, "setCode", "the file has no set '99'"),
        ({"name": "Enemies"}, "fullName", "name and version make 'Enemies'"),
        ({"variant": "ab"}, "variant", "expected one letter"),
        ({"abilities": ["x"]}, "abilities[0]", "expected an object"),
        ({"abilities": [{"type": "static"}]}, "abilities[0].fullText", "is missing"),
        (
            {"abilities": [{"type": "static", "fullText": "X"}]},
            "abilities[0].effect",
            "is missing",
        ),
    ],
)
def test_a_wrong_field_is_named(changes: dict[str, Any], field: str, words: str) -> None:
    with pytest.raises(CardFileError) as error:
        read(small(card("Fine"), card("Friends", **({"number": 65} | changes))))
    assert error.value.file == "card file"
    assert error.value.record.startswith("Friends")
    assert error.value.field == field
    assert words in str(error.value)


def test_two_cards_with_one_name() -> None:
    with pytest.raises(CardFileError, match="one name: 4 here, 3 in 1/64") as error:
        read(small(card("Friends"), card("FRIENDS", number=65, cost=4)))
    assert error.value.field == "cost" and error.value.record == "FRIENDS (1/65)"
    with pytest.raises(CardFileError, match="Friends is printed as 1/64 too"):
        read(small(card("Friends"), card("Friends")))
    with pytest.raises(CardFileError, match=r"^card file: Foes \(1/64\): number: Friends is"):
        read(small(card("Friends"), card("Foes")))


def test_what_looks_wrong_is_noticed_not_refused() -> None:
    ability = {"type": "static", "name": "ODD", "fullText": "ODD One thing.", "effect": "Another"}
    file = read(small(card("Friends", abilities=[ability], effects=["Draw a card"])))
    assert file.notices == (
        "Friends (1/64): abilities[0]: its parts do not make its full text",
        "Friends (1/64): abilities[0].effect: does not end with a full stop",
        "Friends (1/64): effects[0]: does not end with a full stop",
    )


def test_several_effects_are_one_script() -> None:
    (one,) = read(small(card("Friends", effects=["Draw a card.", "(Do.)\nGain 1 lore."]))).cards
    assert one.units == (Unit(EFFECT, "", "Draw a card. Gain 1 lore.", "Do."),)


def test_a_quest_card_that_is_also_a_regular_card_is_read() -> None:
    both = [card("Friends", setCode="Q1", color=""), card("Friends"), card("Foe", setCode="Q1")]
    file = read(small(*both))
    assert [one.full_name for one in file.cards] == ["Friends"]
    assert file.left_out == ("Foe",)


@pytest.mark.parametrize(
    ("changes", "canonical"),
    [
        (({"number": 10, "baseId": 7}, {}), 1),  # a version of another record
        (({"number": 10, "rarity": "Epic"}, {}), 1),
        (({"number": 65}, {}), 1),  # the lower number
        (({"variant": "b"}, {"variant": "a"}), 1),  # the first variant
        (({"setCode": "2", "number": 70}, {}), 0),  # the newer set
        (({"setCode": "2", "rarity": "Special"}, {"rarity": "Special"}), 0),
    ],
)
def test_the_order_of_printings(
    changes: tuple[dict[str, Any], dict[str, Any]], canonical: int
) -> None:
    for order in (1, -1):
        cards = [card("Friends", effects=[f"Draw {i}."], **one) for i, one in enumerate(changes)]
        sets = {"1": {"type": "expansion"}, "2": {"type": "expansion"}}
        file = read(small(*cards[::order], sets=sets))
        assert file["Friends"].units[0].text == f"Draw {canonical}."
        (other,) = file.others
        assert other.said[0].text == f"Draw {1 - canonical}."


def test_a_repair_that_fits_two_texts_is_not_made() -> None:
    repair = Repair("Friends", ("effects",), "^Draw", "a test", drop=True)
    file = read(small(card("Friends", effects=["Draw 1.", "Draw 2."])), [repair])
    assert file.unused == (str(repair),) and len(file["Friends"].units[0].text) == 15
