"""Decks: reading them, writing them, and whether they may be played."""

from __future__ import annotations

import pytest

from tintero.ability.abilities import DeckRule
from tintero.cards.deck import Deck, DeckError, Fault, UnknownDeck, check_constructed
from tintero.cards.facts import CardFacts
from tintero.cards.pool import Pool, default_pool
from tintero.messages import CardNamed, Message
from tintero.vocab import CardType, Ink

pytestmark = pytest.mark.pure_only

POOL = default_pool()


def a_card(
    name: str, *inks: int, classes: tuple[str, ...] = (), rule: DeckRule | None = None
) -> CardFacts:
    return CardFacts(
        name,
        "",
        CardType.CHARACTER,
        1,
        True,
        inks or (Ink.AMBER,),
        willpower=1,
        classes=classes,
        abilities=(rule,) if rule else (),
    )


def full(*pairs: tuple[int, str]) -> Deck:
    return Deck("", tuple(name for n, name in pairs for _ in range(n)))


# --- reading ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line",
    [
        "4 HeiHei - Boat Snack",
        "4x HeiHei - Boat Snack",
        "4X HeiHei – Boat Snack",
        "4 x HeiHei - Boat Snack",
        "4xHeiHei - Boat Snack",
        "4 HeiHei, Boat Snack",
        "  4 heihei boat snack  ",
        "4 HeiHei - Boat Snack *E*",
        "4 HeiHei - Boat Snack # the best bird",
        "4 HeiHei - Boat Snack // the best bird",
    ],
)
def test_every_tolerated_form_of_a_line(line: str) -> None:
    assert Deck.parse(line, POOL).cards == ("HeiHei - Boat Snack",) * 4


@pytest.mark.parametrize(
    "line",
    [
        "",
        "   ",
        "# 4 HeiHei - Boat Snack",
        "// a comment",
        "Characters",
        "Characters (24)",
        "Songs and actions",
        "== Items ==",
        "[Locations]",
        "Amber / Steel",
        "Main deck:",
        "Deck name: Sunshine",
        "Whatever I like to play:",
    ],
)
def test_comments_blanks_and_headers_are_no_cards(line: str) -> None:
    assert Deck.parse(line, POOL).cards == ()


def test_a_line_without_a_number_is_one_card() -> None:
    assert Deck.parse("Smash", POOL).cards == ("Smash",)


def test_a_bare_name_with_one_version_is_enough() -> None:
    pool = Pool([a_card("Only")])
    assert Deck.parse("2 only", pool).cards == ("Only", "Only")


def test_a_name_that_begins_with_a_number_is_read_whole() -> None:
    pool = Pool([a_card("99 Puppies"), a_card("Puppies")])
    assert Deck.parse("99 Puppies\n2 99 Puppies", pool).cards == ("99 Puppies",) * 3


def test_all_faults_come_together_with_their_lines() -> None:
    text = "\n".join(
        [
            "# deck: broken",
            "4 HeiHei - Boat Snak",
            "2 Smash",
            "3 Stitch",
            "0 Dragon Fire",
            "1000 Dragon Fire",
            "nothing of the kind",
        ]
    )
    with pytest.raises(DeckError) as error:
        Deck.parse(text, POOL)
    faults = error.value.faults
    assert [(fault.line, fault.problem) for fault in faults] == [
        (2, "unmatched"),
        (4, "ambiguous"),
        (5, "count"),
        (6, "count"),
        (7, "unmatched"),
    ]
    assert "HeiHei - Boat Snack" in faults[0].candidates
    assert "Stitch - New Dog" in faults[1].candidates
    message = str(error.value)
    for part in ("line 2: unmatched: HeiHei - Boat Snak (HeiHei - Boat Snack", "line 7:"):
        assert part in message


def test_part_of_a_name_is_never_taken_for_the_card() -> None:
    with pytest.raises(DeckError) as error:
        Deck.parse("4 Boat Snack", POOL)
    assert error.value.faults[0].candidates == ("HeiHei - Boat Snack",)


def test_the_text_reads_back() -> None:
    deck = Deck("mine", ("Smash", "Smash", "HeiHei - Boat Snack", "Smash"))
    assert deck.text() == "# deck: mine\n2 Smash\n1 HeiHei - Boat Snack\n1 Smash\n"
    assert Deck.parse(deck.text(), POOL) == deck
    assert len(deck) == 4
    assert deck.counts == {"Smash": 3, "HeiHei - Boat Snack": 1}


# --- shipped decks ------------------------------------------------------------------------------


def test_the_shipped_decks_are_listed() -> None:
    assert {"amber-steel", "ruby-amethyst", "emerald-sapphire"} <= set(Deck.available())
    with pytest.raises(UnknownDeck, match="amber-steel"):
        Deck.load("amber-stel")


@pytest.mark.clause("1.10.1.1")
@pytest.mark.parametrize("name", Deck.available())
def test_every_shipped_deck_is_legal(name: str) -> None:
    deck = Deck.load(name)
    assert deck.name == name
    assert len(deck) == 60
    assert check_constructed(deck) == []
    assert Deck.parse(deck.text()) == deck
    inks = {ink for card in deck.counts for ink in POOL[card].inks}
    assert len(inks) == 2
    assert sum(POOL[card].inkable for card in deck.cards) >= 36


# --- legality -----------------------------------------------------------------------------------


def the_faults(deck: Deck, pool: Pool) -> list[str]:
    faults = check_constructed(deck, pool)
    for fault in faults:
        assert fault.sentence("en") != fault.sentence("es")
        assert str(fault).endswith(f"(CR {fault.clause})")
    return [fault.sentence("en") for fault in faults]


def the_inks_fault(deck: Deck, pool: Pool = POOL) -> Fault | None:
    found = [fault for fault in check_constructed(deck, pool) if fault.kind == "inks"]
    assert len(found) <= 1
    return found[0] if found else None


@pytest.mark.clause("1.10.1.1")
def test_sixty_cards_at_least_and_four_of_a_name_at_most() -> None:
    pool = Pool([a_card(f"Card {i}") for i in range(16)])
    names = [f"Card {i}" for i in range(16)]
    assert the_faults(full(*[(4, n) for n in names[:15]]), pool) == []
    assert the_faults(full(*[(4, n) for n in names]), pool) == []
    short = the_faults(full(*[(4, n) for n in names[:14]]), pool)
    assert short == ["The deck has 56 cards; it needs at least 60."]
    assert the_faults(full((1, "Card 0")), pool) == ["The deck has 1 card; it needs at least 60."]
    many = check_constructed(full((5, "Card 0"), *[(4, n) for n in names[1:]]), pool)
    assert many == [
        Fault(
            "1.10.1.1",
            "copies",
            Message("deck-copies", count=5, card=CardNamed("Card 0"), most=4),
            ("Card 0",),
        )
    ]


@pytest.mark.clause("1.10.1.1", "5.2.5.1")
def test_two_ink_types_and_a_dual_ink_card_needs_both() -> None:
    pool = Pool(
        [
            a_card("Gold", Ink.AMBER),
            a_card("Grey", Ink.STEEL),
            a_card("Both", Ink.AMBER, Ink.STEEL),
            a_card("Half", Ink.AMBER, Ink.RUBY),
        ]
    )
    assert the_inks_fault(full((1, "Gold"), (1, "Grey"), (1, "Both")), pool) is None
    assert the_inks_fault(full((1, "Gold"), (1, "Half")), pool) is None
    for bad in (full((2, "Both"), (1, "Half")), full((2, "Grey"), (1, "Half"))):
        fault = the_inks_fault(bad, pool)
        assert fault is not None
        three = "The deck has 3 ink types (Amber, Ruby, Steel); at most 2 are allowed."
        assert fault.sentence("en") == three
        assert fault.sentence("es").startswith(
            "El mazo tiene 3 tipos de tinta (Ámbar, Rubí, Acero)"
        )
        # The cards named are those that the fewest copies have to leave for.
        assert fault.cards == ("Half",)
    turned = the_inks_fault(full((1, "Grey"), (1, "Both"), (3, "Half")), pool)
    assert turned is not None and turned.cards == ("Grey", "Both")


@pytest.mark.clause("1.10.1.3")
def test_a_card_may_say_how_many_copies() -> None:
    pool = Pool(
        [
            a_card("Swarm", rule=DeckRule(0)),
            a_card("Pups", rule=DeckRule(99)),
            a_card("Rare", rule=DeckRule(2)),
        ]
    )
    assert the_faults(full((200, "Swarm")), pool) == []
    assert the_faults(full((99, "Pups")), pool) == []
    assert len(the_faults(full((100, "Pups")), pool)) == 1
    (fault,) = check_constructed(full((60, "Swarm"), (3, "Rare")), pool)
    assert fault.sentence("en") == "There are 3 copies of Rare; at most 2 are allowed."
    assert (fault.clause, fault.cards) == ("1.10.1.3", ("Rare",))


@pytest.mark.clause("1.10.1.3")
def test_a_deck_building_ability_excuses_others_but_not_its_own_card() -> None:
    sage = "Christopher Robin - Hunny Sage"
    hunny = ("Kanga - Hunny Bard", "Owl - Hunny Ranger", "Winnie the Pooh - Hunny Archmage")
    ice, rose = "Elsa - Queen Regent", "Aurora - Regal Princess"

    def at_fault(*names: str) -> tuple[str, ...]:
        fault = the_inks_fault(full(*[(1, n) for n in names]))
        return () if fault is None else fault.cards

    assert at_fault(sage, ice, rose, *hunny) == ()
    assert at_fault(ice, rose, *hunny) != ()
    assert at_fault(sage, ice, "Dragon Fire", *hunny) == ("Dragon Fire",)
    assert at_fault("Microbots", ice) == ()


@pytest.mark.clause("1.10.1.3")
def test_a_deck_building_ability_of_a_card_that_does_not_fit_excuses_nobody() -> None:
    pool = Pool(
        [
            a_card("Gold", Ink.AMBER),
            a_card("Grey", Ink.STEEL),
            a_card("Host", Ink.RUBY, classes=("Guest",), rule=DeckRule(classification="Guest")),
            a_card("Guest", Ink.EMERALD, classes=("Guest",)),
        ]
    )
    abroad = the_inks_fault(full((4, "Gold"), (4, "Grey"), (1, "Host"), (1, "Guest")), pool)
    assert abroad is not None and abroad.cards == ("Host", "Guest")
    assert "4 ink types" in abroad.sentence("en")
    assert the_inks_fault(full((4, "Gold"), (1, "Host"), (1, "Guest")), pool) is None


def test_unknown_cards_are_faults() -> None:
    deck = full((60, "Microbots"), (1, "No Such Card"))
    assert check_constructed(deck, POOL) == [
        Fault(
            "1.10.1",
            "unknown",
            Message("deck-not-in-pool", card=CardNamed("No Such Card")),
            ("No Such Card",),
        )
    ]
