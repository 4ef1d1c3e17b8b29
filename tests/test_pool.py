"""The pool as data: cards ⇄ files, and the pool built from a card file."""

from __future__ import annotations

import json
import pickle
import re
from functools import cache
from pathlib import Path
from time import process_time

import pytest

from card_texts import file as card_file
from tintero.ability.abilities import Has, Script
from tintero.ability.base import Ability
from tintero.ability.codec import CodecError
from tintero.ability.effects import Draw
from tintero.cards.facts import FACTS, CardFacts
from tintero.cards.load import PoolError, load, read, shipped
from tintero.cards.pool import DuplicateCard, Pool, default_pool
from tintero.cards.write import block, text_of, texts_of, write
from tintero.program.library import Programs
from tintero.text.pool_build import Unparsed, build_pool, few
from tintero.text.records import EFFECT, CardRecord, Unit
from tintero.vocab import CardType, Ink, Keyword


# Some of the cards, so that the others are unread ones.
@cache
def known() -> dict[str, CardFacts]:
    return {card.full_name: card for card in default_pool() if card.set == 1}


def in_part(record: CardRecord, unit: Unit) -> tuple[Ability, ...] | Unparsed:
    """The abilities of the known cards, all with the first unit; no other is read."""
    card = known().get(record.full_name)
    if card is None:
        return Unparsed(unit.text)
    return card.abilities if unit is record.units[0] else ()


@cache
def built_pool() -> list[CardFacts]:
    return build_pool(card_file().cards, in_part)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    where = tmp_path_factory.mktemp("data")
    write(built_pool(), where)
    return where


def a_card(**changes: object) -> CardFacts:
    plain = CardFacts("Friends", "", CardType.ACTION, 3, True, (Ink.AMETHYST,), set=1, number=64)
    return plain.replace(abilities=(Script(Draw(2)),), song=True).replace(**changes)


# --- building ---------------------------------------------------------------------------------


@pytest.mark.pure_only
def test_every_card_of_the_file_has_its_facts() -> None:
    assert len(built_pool()) == 2681
    for card, record in zip(built_pool(), card_file().cards, strict=True):
        assert card.replace(abilities=(), unparsed=()) == record.facts


@pytest.mark.pure_only
def test_what_was_read_is_kept_and_what_was_not_is_said() -> None:
    built = {card.full_name: card for card in built_pool()}
    for name, card in known().items():
        assert repr(built[name].abilities) == repr(card.abilities) and built[name].unparsed == (), (
            name
        )
    # Has a keyword and nothing else; vanilla cards have nothing to read.
    pirate = built["Abu - Bold Helmsman"]
    assert pirate.abilities == () and pirate.unparsed == (("Rush", "Rush"),)
    assert built["Abu - Mischievous Monkey"].unparsed == ()
    unread = [card for card in built_pool() if card.unparsed]
    assert len(unread) == sum(
        bool(r.units) and r.full_name not in known() for r in card_file().cards
    )


@pytest.mark.pure_only
def test_of_the_words_left_over_only_a_few_are_kept() -> None:
    text = "one two three four five six seven eight nine"
    assert few(text, text) == "one two three four …"
    assert few("nine", text) == "nine"
    assert few("two three", "one two three") == "two …"
    assert few("one", "one") == "one"
    record = next(r for r in card_file().cards if len(r.units) == 2 and r.units[1].kind == EFFECT)
    (card,) = build_pool([record], lambda _, unit: Unparsed(unit.text))
    assert [label for label, _ in card.unparsed] == [unit.label for unit in record.units]
    (half,) = build_pool(
        [record], lambda _, u: Unparsed("x") if u.kind == EFFECT else (Has(Keyword.WARD),)
    )
    assert half.abilities == (Has(Keyword.WARD),) and half.unparsed == (("", "x"),)


@pytest.mark.pure_only
def test_an_ability_that_cannot_be_stored_fails_when_the_pool_is_built() -> None:
    class Odd(Ability):
        pass

    with pytest.raises(CodecError, match="Odd"):
        build_pool([r for r in card_file().cards if r.units][:1], lambda *_: (Odd(),))


# --- writing and loading ----------------------------------------------------------------------


@pytest.mark.pure_only
def test_cards_survive_the_files(folder: Path) -> None:
    loaded = Pool(load(folder))
    assert list(loaded) == list(Pool(built_pool()))
    for card, built in zip(loaded, Pool(built_pool()), strict=True):
        for field in FACTS:
            assert getattr(card, field) == getattr(built, field), (card, field)
        assert card.abilities == built.abilities, card
    assert loaded.hash == Pool(built_pool()).hash


@pytest.mark.pure_only
def test_the_shipped_cards_survive_the_files(tmp_path: Path) -> None:
    write(default_pool(), tmp_path)
    assert Pool(load(tmp_path)).hash == default_pool().hash


@pytest.mark.pure_only
def test_one_file_for_each_set_and_promos_apart(folder: Path) -> None:
    names = sorted(file.name for file in folder.iterdir())
    assert names == sorted([f"set-{n:02}.json" for n in range(1, 15)] + ["set-07-promos.json"])
    (vaiana,) = read((folder / "set-07-promos.json").read_bytes(), "x")
    assert (vaiana.full_name, vaiana.set, vaiana.number, vaiana.group) == (
        "Vaiana - Adventurer of Land and Sea", 7, 26, "P2",
    )  # fmt: skip
    for card in load(folder):
        first = f"{card.set}/{card.number}" + (f"/{card.group}" if card.group else "")
        assert first in card.printings, card


@pytest.mark.pure_only
def test_writing_is_deterministic(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "set-99.json").write_text("a set that is no more")
    (tmp_path / "notes.txt").write_text("not ours")
    write(reversed(load(folder)), tmp_path)
    for file in folder.iterdir():
        assert (tmp_path / file.name).read_bytes() == file.read_bytes(), file.name
    assert not (tmp_path / "set-99.json").exists() and (tmp_path / "notes.txt").exists()


@pytest.mark.pure_only
def test_the_files_are_readable(folder: Path) -> None:
    for file in folder.iterdir():
        text = file.read_text(encoding="utf-8")
        assert max(len(line) for line in text.splitlines()) <= 120, file.name
        assert text.endswith("]}\n") and "\\u" not in text
        blocks = text.split("\n\n")[1:-1]
        assert len(blocks) == len(json.loads(text)["cards"])
        assert all(one.startswith('{"name": ') for one in blocks)


@pytest.mark.pure_only
def test_the_files_hold_no_printed_sentence(folder: Path) -> None:
    """No string in them is a text of the card file, nor has the look of a sentence."""
    texts = {
        unit.text for card in card_file().cards for unit in card.units if unit.kind != "keyword"
    }
    for file in folder.iterdir():
        for word in re.findall(r'"((?:[^"\\]|\\.)*)"', file.read_text(encoding="utf-8")):
            assert word not in texts
            assert len(word) <= 60, word


@pytest.mark.pure_only
def test_a_block() -> None:
    assert block(a_card(printings=("1/64", "1/2/P1"), unparsed=(("", "some words"),))) == (
        '{"name": "Friends",\n'
        ' "number": 64, "printings": ["1/64", "1/2/P1"],\n'
        ' "type": "action", "song": true, "inks": ["Amethyst"], "cost": 3, "inkable": true,\n'
        ' "abilities": [\n'
        '  {"is": "Script", "effect": {"is": "Draw", "count": 2}}\n'
        " ],\n"
        ' "unparsed": [\n'
        '  ["", "some words"]\n'
        " ]}"
    )


@pytest.mark.pure_only
def test_a_cost_of_nothing_is_written() -> None:
    card = a_card(cost=0, number=0)
    assert '"cost": 0' in block(card) and read(text_of([card]).encode(), "x") == [card]


@pytest.mark.pure_only
def test_two_cards_with_one_name_are_not_written() -> None:
    with pytest.raises(DuplicateCard, match="FRIENDS"):
        texts_of([a_card(), a_card(name="FRIENDS", number=65)])
    card = a_card()
    with pytest.raises(DuplicateCard):
        Pool([card, card])


@pytest.mark.pure_only
@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('"cost": 3', '"cost": "3"', ["`int`", "$.cards[0].cost"]),
        ('"cost": 3, ', "", ["missing required field `cost`"]),
        ('"song"', '"sing"', ["unknown field `sing`"]),
        ('"action"', '"spell"', ["Friends: unknown type 'spell'"]),
        ('"Amethyst"', '"Mauve"', ["Friends: unknown ink 'Mauve'"]),
        ("]}\n", "", ["truncated"]),
    ],
)
def test_a_wrong_file_is_refused(old: str, new: str, words: list[str]) -> None:
    text = text_of([a_card()])
    assert old in text
    with pytest.raises(PoolError) as error:
        read(text.replace(old, new).encode(), "set-01.json")
    for word in ["set-01.json", *words]:
        assert word in str(error.value)


@pytest.mark.pure_only
def test_a_wrong_ability_names_its_card_when_it_is_first_read() -> None:
    text = text_of([a_card()]).replace('"count"', '"cuont"')
    (card,) = read(text.encode(), "set-01.json")
    with pytest.raises(PoolError, match=r"^Friends: \[0\].effect.*cuont"):
        card.abilities


@pytest.mark.pure_only
def test_an_empty_folder_has_no_cards(tmp_path: Path) -> None:
    assert load(tmp_path) == [] and load(tmp_path / "none") == []


# --- the facts --------------------------------------------------------------------------------


def test_abilities_are_decoded_when_first_asked_for() -> None:
    (card,) = read(text_of([a_card()]).encode(), "x")
    assert card._abilities is None
    assert card.plain_abilities and card._abilities is None
    assert card.abilities == (Script(Draw(2)),)
    assert card.abilities is card.abilities


def test_cards_are_values() -> None:
    (card,) = read(text_of([a_card()]).encode(), "x")
    assert card == a_card() and hash(card) == hash(a_card())
    assert card != a_card(cost=4) and card != a_card(abilities=()) and card != "Friends"
    for copy in (pickle.loads(pickle.dumps(card)), pickle.loads(pickle.dumps(a_card()))):
        assert copy == card and copy.abilities == card.abilities
    asleep = pickle.loads(pickle.dumps(read(text_of([a_card()]).encode(), "x")[0]))
    assert asleep._abilities is None and asleep == card


def test_abilities_and_programs_can_be_pickled() -> None:
    for card in list(default_pool())[::25]:
        assert pickle.loads(pickle.dumps(card.abilities)) == card.abilities
    (card,) = read(text_of([a_card()]).encode(), "x")
    programs = pickle.loads(pickle.dumps(Programs([card])))
    assert len(programs) == 1 and programs[0].full_name == card.full_name
    assert [node.effect for node in programs[0].printed] == [Draw(2)]


@pytest.mark.pure_only
def test_replace() -> None:
    (card,) = read(text_of([a_card()]).encode(), "x")
    dearer = card.replace(cost=7)
    assert dearer.cost == 7 and dearer._abilities is None and dearer.abilities == card.abilities
    assert card.replace(abilities=()).abilities == ()
    assert card.replace(name="Foes").full_name == "Foes"


@pytest.mark.pure_only
def test_sets_are_those_of_all_printings() -> None:
    assert a_card().sets == (1,)
    assert a_card(printings=("9/3", "1/64", "3/30/P1", "3/4a")).sets == (1, 3, 9)


@pytest.mark.pure_only
def test_the_hash_does_not_follow_printings() -> None:
    assert Pool([a_card()]).hash == Pool([a_card(printings=("1/64",), rarity="Rare")]).hash
    assert Pool([a_card()]).hash != Pool([a_card(unparsed=(("", "x"),), abilities=())]).hash


# --- what is shipped --------------------------------------------------------------------------


@pytest.mark.pure_only
def test_the_default_pool_is_what_is_shipped() -> None:
    cards = load()
    assert default_pool().hash == Pool(cards).hash


@pytest.mark.pure_only
def test_shipped_files_are_as_written() -> None:
    """A file edited by hand, or written by an older version, is written anew."""
    for name, text in texts_of(load()).items():
        (file,) = [one for one in shipped() if one.name == name]
        assert file.read_text(encoding="utf-8") == text, name


@pytest.mark.slow
def test_the_whole_pool_loads_fast(folder: Path) -> None:
    def once() -> float:
        start = process_time()
        assert len(Pool(load(folder))) == 2681
        return process_time() - start

    assert min(once() for _ in range(8)) < 0.150
