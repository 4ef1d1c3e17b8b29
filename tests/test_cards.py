"""What is printed: facts, and the pool."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from tintero.ability.abilities import Has, Script
from tintero.ability.codec import decode, encode
from tintero.ability.effects import Draw
from tintero.cards.facts import CardFacts
from tintero.cards.load import shipped
from tintero.cards.pool import AmbiguousCard, DuplicateCard, Pool, UnknownCard, default_pool
from tintero.vocab import KEYWORD_COUNT, KEYWORD_NAMES, CardType, Ink, Keyword, ShiftKind

pytestmark = pytest.mark.pure_only

POOL = default_pool()
FILES = shipped()


def a_card(name: str, version: str = "", type: int = CardType.CHARACTER) -> CardFacts:
    return CardFacts(name, version, type, 1, True, (Ink.AMBER,))


# --- facts --------------------------------------------------------------------------------------


@pytest.mark.clause("5.2.6")
def test_full_name_is_name_and_version() -> None:
    assert POOL["Stitch - New Dog"].full_name == "Stitch - New Dog"
    assert POOL["Reflection"].full_name == str(POOL["Reflection"]) == "Reflection"


@pytest.mark.clause("5.2.6.1", "5.2.6.2", "5.2.6.3")
@pytest.mark.parametrize(
    ("name", "names"),
    [
        ("Flotsam & Jetsam", ("Flotsam & Jetsam", "Flotsam", "Jetsam")),
        ("Chip 'n' Dale", ("Chip 'n' Dale", "Chip", "Dale")),
        (
            "Hamish, Hubert & Harris",
            ("Hamish, Hubert & Harris", "Hamish, Hubert", "Harris"),
        ),
        ("Stitch", ("Stitch",)),
    ],
)
def test_a_character_with_a_joint_has_each_side_as_a_name(
    name: str, names: tuple[str, ...]
) -> None:
    assert a_card(name, "Whoever").names == names


def test_only_characters_have_several_names() -> None:
    assert a_card("Pots & Pans", type=CardType.ITEM).names == ("Pots & Pans",)


def test_what_a_type_does_not_have_is_zero() -> None:
    song = POOL["Reflection"]
    assert (song.strength, song.willpower, song.lore, song.move_cost) == (0, 0, 0, 0)
    assert song.song and song.classes == ()
    place = POOL["Pride Lands - Pride Rock"]
    assert (place.strength, place.willpower, place.lore, place.move_cost) == (0, 7, 1, 2)


# --- the pool -----------------------------------------------------------------------------------


def test_the_order_is_stable_and_does_not_depend_on_how_the_cards_came() -> None:
    assert [card.full_name for card in Pool(reversed(list(POOL)))] == [c.full_name for c in POOL]
    assert len(POOL) == len(list(POOL))
    for i, card in enumerate(POOL):
        assert POOL.index(card.full_name) == i
        assert POOL.at(i) is card
        assert POOL[card.full_name] is card
    assert "Stitch - New Dog" in POOL
    assert "Stitch" not in POOL
    assert repr(Pool([a_card("One")])) == "<Pool of 1 cards>"


@pytest.mark.parametrize(
    "text",
    [
        "Te Kā - Heartless",
        "te ka heartless",
        "TE KA, HEARTLESS",
        "  Te  Kā –  Heartless ",
    ],
)
def test_find_ignores_capitals_accents_and_punctuation(text: str) -> None:
    assert [card.full_name for card in POOL.find(text)] == ["Te Kā - Heartless"]


def test_find_takes_a_bare_name_for_all_its_versions() -> None:
    found = {card.full_name for card in POOL.find("stitch")}
    assert found == {card.full_name for card in POOL if card.name == "Stitch"}
    assert [card.full_name for card in POOL.find("he's got a sword")] == ["He's Got a Sword!"]
    assert [card.full_name for card in POOL.find("hes got a sword")] == ["He's Got a Sword!"]


def test_find_falls_back_on_beginnings_and_then_on_parts() -> None:
    assert [c.full_name for c in POOL.find("stitch - rock")] == ["Stitch - Rock Star"]
    assert [c.full_name for c in POOL.find("boat snack")] == ["HeiHei - Boat Snack"]
    assert POOL.find("no such card at all") == []
    assert POOL.find("  !? ") == []


def test_one_card_or_an_error_that_names_candidates() -> None:
    assert POOL.one("boat snack").full_name == "HeiHei - Boat Snack"
    with pytest.raises(AmbiguousCard) as ambiguous:
        POOL.one("Stitch")
    assert "Stitch - New Dog" in ambiguous.value.near
    with pytest.raises(UnknownCard) as unknown:
        POOL.one("HeyHey - Boat Snak")
    assert "HeiHei - Boat Snack" in unknown.value.near


def test_a_wrong_full_name_brings_near_ones() -> None:
    with pytest.raises(UnknownCard, match="Smash"):
        POOL["Smsh"]
    with pytest.raises(UnknownCard) as error:
        POOL.index("Stich")
    assert error.value.near and all("Stitch" in name for name in error.value.near)
    with pytest.raises(UnknownCard) as far:
        POOL["zzzzqqqq"]
    assert far.value.near == ()


def test_two_cards_with_one_full_name_are_refused() -> None:
    with pytest.raises(DuplicateCard, match="Stitch - New Dog"):
        Pool([a_card("Stitch", "New Dog"), a_card("Stitch", "New Dog")])


def test_names_are_what_one_may_name() -> None:
    assert list(POOL.names) == sorted(set(POOL.names))
    assert {"Flotsam & Jetsam", "Flotsam", "Jetsam", "Chip", "Dale", "Smash"} <= set(POOL.names)
    assert not any(" - " in name for name in POOL.names)


def test_the_hash_follows_facts_and_abilities() -> None:
    card = a_card("One", type=CardType.ACTION).replace(abilities=(Script(Draw(1)),))
    pool = Pool([card, a_card("Two")])
    assert pool.hash == Pool([a_card("Two"), card]).hash
    assert len(pool.hash) == 32
    other_cost = Pool([card.replace(cost=2), a_card("Two")])
    other_words = Pool([card.replace(abilities=(Script(Draw(2)),)), a_card("Two")])
    assert len({pool.hash, other_cost.hash, other_words.hash}) == 3


def test_the_default_pool_is_built_once() -> None:
    assert default_pool() is POOL


# --- the whole pool -----------------------------------------------------------------------------


def test_the_cards_make_sense() -> None:
    assert len(POOL) == 2681
    for card in POOL:
        assert 1 <= len(card.inks) <= 2 and len(set(card.inks)) == len(card.inks), card
        assert 0 <= card.cost <= 12 and card.set >= 1 and card.number >= 0, card
        if card.type == CardType.CHARACTER:
            assert card.version and card.willpower > 0 and card.classes, card
        elif card.type == CardType.LOCATION:
            assert card.version and card.willpower > 0 and not card.strength, card
        else:
            assert card.abilities, card
        scripts = [ability for ability in card.abilities if isinstance(ability, Script)]
        assert len(scripts) == (1 if card.type == CardType.ACTION else 0), card
        assert not card.song or card.type == CardType.ACTION, card


def test_no_two_cards_share_a_set_number() -> None:
    count = Counter((card.set, card.number, card.group) for card in POOL)
    assert [at for at, n in count.items() if n > 1] == []


@pytest.mark.clause("8.1.1")
def test_every_keyword_is_printed_on_several_cards() -> None:
    printed: Counter[int] = Counter()
    anywhere: Counter[int] = Counter()
    for card in POOL:
        own = {ability.keyword for ability in card.abilities if isinstance(ability, Has)}
        printed.update(own)
        text = json.dumps([encode(ability) for ability in card.abilities])
        anywhere.update(
            k for k in range(KEYWORD_COUNT) if f'"keyword": "{KEYWORD_NAMES[k]}"' in text
        )
    for k in range(KEYWORD_COUNT):
        # One printed card has Adventurous so far; another hands it out.
        if k == Keyword.ADVENTUROUS:
            assert anywhere[k] >= 2
        else:
            assert printed[k] >= 3, KEYWORD_NAMES[k]


@pytest.mark.clause("8.10.8", "8.10.9")
def test_every_kind_of_shift_is_there() -> None:
    shifts = [
        ability
        for card in POOL
        for ability in card.abilities
        if isinstance(ability, Has) and ability.keyword == Keyword.SHIFT
    ]
    kinds = {
        ShiftKind.NAMED,
        ShiftKind.CLASSIFICATION,
        ShiftKind.UNIVERSAL,
        ShiftKind.DUO,
        ShiftKind.COMBO,
        ShiftKind.ITEM_NAMED,
    }
    assert {shift.kind for shift in shifts} == kinds
    assert {shift.kind for shift in shifts if shift.temporary} == {
        ShiftKind.NAMED,
        ShiftKind.CLASSIFICATION,
    }
    assert sum(bool(shift.costs) for shift in shifts) >= 4


def test_abilities_survive_the_codec() -> None:
    for card in POOL:
        for ability in card.abilities:
            assert repr(decode(json.loads(json.dumps(encode(ability))))) == repr(ability), card
            hash(ability)


def strings(value: object) -> list[str]:
    if isinstance(value, dict):
        return [text for item in value.values() for text in strings(item)]
    if isinstance(value, list):
        return [text for item in value for text in strings(item)]
    return [value] if isinstance(value, str) else []


def test_the_files_hold_no_printed_sentence() -> None:
    assert len(FILES) >= 14
    for file in FILES:
        for text in strings(json.loads(file.read_text(encoding="utf-8"))):
            assert len(text) <= 60 and not text.endswith((" card.", " lore.", " turn.")), text
