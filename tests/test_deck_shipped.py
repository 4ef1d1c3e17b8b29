"""The decks that come with Tintero: what they say of themselves is true."""

from __future__ import annotations

from collections import Counter
from datetime import date

import pytest

from tintero.cards import formats
from tintero.cards.deck import Deck
from tintero.cards.pool import default_pool
from tintero.cards.shipped import KINDS, BadShippedDeck, about, all_shipped, shipped
from tintero.vocab import INK_NAMES, CardType

pytestmark = pytest.mark.pure_only

POOL = default_pool()


def test_one_deck_for_each_kind() -> None:
    decks = all_shipped()
    assert len(decks) == 12
    assert sorted(one.kind for one in decks) == sorted(KINDS)
    assert len({one.deck.cards for one in decks}) == 12


def test_every_ink_is_in_two_decks_at_least() -> None:
    inks = Counter(
        ink for one in all_shipped() for ink in {i for c in one.deck.counts for i in POOL[c].inks}
    )
    assert set(inks) == set(range(len(INK_NAMES)))
    assert min(inks.values()) >= 2


@pytest.mark.parametrize("name", Deck.available())
def test_a_deck_is_legal_where_it_says(name: str) -> None:
    one = shipped(name)
    assert one.format in formats.CONSTRUCTED
    assert formats.check(one.deck, one.format, one.date) == []
    assert one.plan("en") != one.plan("es")
    assert len(one.plan("en")) > 30 and len(one.plan("es")) > 30
    assert one.kind_name("en") == one.kind


def test_both_formats_have_decks() -> None:
    assert {one.format for one in all_shipped()} == {"core", "infinity"}


def share(kind: str, *, type_: int) -> int:
    """How many cards of that type the deck of a kind has."""
    (one,) = [one for one in all_shipped() if one.kind == kind]
    return sum(POOL[card].type == type_ for card in one.deck.cards)


def test_decks_are_of_their_kind() -> None:
    decks = {one.kind: [POOL[card] for card in one.deck.cards] for one in all_shipped()}
    average = {kind: sum(c.cost for c in cards) / 60 for kind, cards in decks.items()}
    assert min(average, key=lambda kind: average[kind]) == "aggro"
    assert {max(average, key=lambda kind: average[kind])} <= {"ramp", "control"}
    assert share("locations", type_=CardType.LOCATION) >= 20
    for other in set(KINDS) - {"locations"}:
        assert share(other, type_=CardType.LOCATION) < share("locations", type_=CardType.LOCATION)
    floodborn = {
        kind: sum("Floodborn" in c.classes for c in cards) for kind, cards in decks.items()
    }
    assert max(floodborn, key=lambda kind: floodborn[kind]) == "shift"
    songs = {kind: sum(c.song for c in cards) for kind, cards in decks.items()}
    assert max(songs, key=lambda kind: songs[kind]) == "songs"


def test_every_shift_of_the_shift_deck_has_a_base() -> None:
    (one,) = [one for one in all_shipped() if one.kind == "shift"]
    cards = [POOL[name] for name in one.deck.counts]
    for top in cards:
        if "Floodborn" in top.classes:
            bases = [c for c in cards if c is not top and set(c.names) & set(top.names)]
            assert any("Floodborn" not in base.classes for base in bases), top


def test_a_file_must_say_what_it_is() -> None:
    deck = Deck("x", ())
    with pytest.raises(BadShippedDeck, match=r"does not say: legal$"):
        about(deck, "# kind: aggro\n# en: Go.\n")
    with pytest.raises(BadShippedDeck, match="unknown kind: chaos"):
        about(deck, "# kind: chaos\n# legal: core 2026-10-16\n# en: Go.\n# es: Va.\n")
    good = about(deck, "# kind: aggro\n# legal: core 2026-10-16\n# en: Go.\n# es: Va.\n")
    assert (good.date, good.plan("es")) == (date(2026, 10, 16), "Va.")
    plain = about(deck, "# kind: aggro\n# legal: core 2026-10-16\n# en: Go.\n")
    assert plain.plan("es") == "Go."
