"""What a refusal says: the clause that fits best, and what would have to be different."""

from __future__ import annotations

import pytest

from tintero.scene import Scene

# position, what is tried, the clause, and what must be said in English and in Spanish
REFUSED = {
    "a cost of damage to somebody who can't be dealt any": (
        "1: {ink: 3, play: [Baloo - Ol' Iron Paws, Shere Khan - Fierce and Furious]}",
        "use Shere Khan",
        "1.5.3",
        "it can't be dealt damage because of Baloo - Ol' Iron Paws (FIGHT LIKE A BEAR)",
        "no se le puede infligir daño por Baloo - Ol' Iron Paws (FIGHT LIKE A BEAR)",
    ),
    "an [A] that discards, for somebody who can't": (
        "1: {hand: [Smash], play: [Kronk - Laid Back, Angel - Experiment 624]}",
        "use Angel",
        "6.1.5.1",
        "you can't discard because of Kronk - Laid Back (I'M LOVIN' THIS)",
        "no puedes descartar por Kronk - Laid Back (I'M LOVIN' THIS)",
    ),
    "what lasts during their next turn, in that turn": (
        "1: {play: [Elsa - Queen Regent]}\n  2: {play: [Maui - Demigod], "
        "lasting: [{to: Elsa, cant: [quest], until: their next turn, by: Maui}]}",
        "quest Elsa",
        "4.5.1.2",
        "because of Maui - Demigod, until the end of this turn",
        "por Maui - Demigod, hasta el final de este turno",
    ),
    "a lasting effect of nobody in particular": (
        "1: {play: [Elsa - Queen Regent], lasting: [{to: Elsa, cant: [quest]}]}",
        "quest Elsa",
        "4.5.1.2",
        "because of an earlier effect, until the end of this turn",
        "por un efecto anterior, hasta el final de este turno",
    ),
    "a condition of an opponent's card": (
        "1: {ink: 5, hand: [Smash, Break]}\n"
        "  2: {play: [Tiana - Celebrating Princess: {exerted: true}]}",
        "play Smash",
        "1.2.2",
        "Tiana - Celebrating Princess is exerted and Player 2 has no cards in their hand",
        "Tiana - Celebrating Princess está agotado y Jugador 2 no tiene cartas en su mano",
    ),
    "a condition of one's own card": (
        "1: {play: [Bashful - Hopeless Romantic]}",
        "quest Bashful",
        "4.5.1.2",
        "as long as you have no other Seven Dwarfs characters in play",
        "no tienes otros personajes Seven Dwarfs en juego",
    ),
    "a strength that keeps a challenger off": (
        "1: {play: [Elsa - Queen Regent]}\n  2: {play: [Mr. Big - Shrewd Tycoon: {exerted: true}]}",
        "challenge Elsa > Mr. Big",
        "4.6.4.3",
        "characters with 2 strength or more, and Elsa - Queen Regent has 4 strength",
        "los personajes con 2 de Fuerza o más, y Elsa - Queen Regent tiene 4 de Fuerza",
    ),
    "a choir that is too small, the sum of those named": (
        "1: {hand: [Second Star to the Right], "
        "play: [Stitch - New Dog, Flounder - Voice of Reason, Elsa - Queen Regent]}",
        "sing Second Star to the Right with Stitch, Flounder",
        "8.12.1",
        "a total cost of 10 or more; those named have 2",
        "un coste total de 10 o más; los nombrados suman 2",
    ),
    "one singer too few": (
        "1: {hand: [Second Star to the Right], play: [Stitch - New Dog, Maui - Demigod]}",
        "sing Second Star to the Right with Stitch",
        "8.12.1",
        "those named have 1",
        "los nombrados suman 1",
    ),
    "two singers of a song that one sings": (
        "1: {hand: [Friends on the Other Side], "
        "play: [Stitch - New Dog, Flounder - Voice of Reason]}",
        "sing Friends on the Other Side with Stitch, Flounder",
        "5.4.4.2",
        "has no Sing Together, so exactly one character sings it",
        "no tiene Sing Together, así que la canta exactamente un personaje",
    ),
    "no Shift at all": (
        "1: {hand: [Wendy Darling - Pirate Queen], play: [Stitch - New Dog]}",
        "play Wendy Darling on Stitch",
        "4.3.2.2",
        "Wendy Darling - Pirate Queen has no Shift.",
        "Wendy Darling - Pirate Queen no tiene Shift.",
    ),
    "a character to be exerted that is drying": (
        "1: {play: [The Sword of Shan-Yu, Elsa - Queen Regent: {drying: true}]}",
        "use The Sword of Shan-Yu",
        "4.4.2.1",
        "Elsa - Queen Regent is drying, so it can't be exerted for that",
        "Elsa - Queen Regent está secándose, así que no puede agotarse para eso",
    ),
}


@pytest.mark.parametrize(
    ("seats", "line", "rule", "en", "es"), list(REFUSED.values()), ids=list(REFUSED)
)
def test_a_refusal_says_what_helps(seats: str, line: str, rule: str, en: str, es: str) -> None:
    game = Scene.parse(f"seats:\n  {seats}\n").game()
    why = game.why_not(line)
    assert why is not None
    assert (why.rule, en in why.sentence("en"), es in why.sentence("es")) == (rule, True, True), (
        f"{why}\n{why.sentence('es')}"
    )


def test_what_may_be_chosen_and_what_the_card_lacks() -> None:
    game = Scene.parse(
        "seats:\n  1: {ink: 6, hand: [Hades - Fast Talker], play: [Elsa - Queen Regent]}\n"
        "  2: {play: [Maui - Demigod, Stitch - New Dog, Flounder - Voice of Reason]}\n"
    ).game()
    game.push("play Hades\nyes")
    why = game.why_not("choose Maui")
    assert why is not None and why.rule == "6.7.3.3"
    assert (
        "it is for characters with cost 3 or less, and Maui - Demigod has cost 8"
        in why.sentence("en")
    )
    assert (
        "es para los personajes de coste 3 o menos, y Maui - Demigod tiene coste 8"
        in why.sentence("es")
    )


def test_before_the_first_turn() -> None:
    game = Scene.parse("setup: {starting: 1}\nseats:\n  1: {deck: [2x Smash, 18]}\n").game()
    for line in ("play Smash", "end"):
        why = game.why_not(line)
        assert (
            why is not None
            and why.rule == "2.2.2"
            and "first turn has not begun" in why.sentence("en")
        )


# the card that is shifted onto Elsa, who will not do, and the clause of that kind of Shift
SHIFTS = {
    "a name": ("Stitch - Rock Star", "8.10.1"),
    "a classification": ("Thunderbolt - Wonder Dog", "8.10.8.1"),
    "two names": ("Mickey Mouse & Minnie Mouse - Adventuring Duo", "8.10.8.3"),
    "one of two names": ("Sulley & Boo - Scare Buddies", "8.10.8.4"),
    "an item": ("Posey - Vampire Potato", "8.10.8.6"),
    "a classification, for a while": ("Sun Yee - Red Panda Spirit", "8.10.9"),
}


@pytest.mark.parametrize(("card", "rule"), list(SHIFTS.values()), ids=list(SHIFTS))
def test_each_kind_of_shift_has_its_clause(card: str, rule: str) -> None:
    text = f"seats:\n  1: {{ink: 9, hand: [{card}], play: [Elsa - Queen Regent]}}\n"
    why = Scene.parse(text).game().why_not(f"play {card} on Elsa - Queen Regent")
    assert why is not None and why.rule == rule


def test_a_kind_of_shift_that_the_rules_did_not_know_yet() -> None:
    text = (
        'rules: "2.1"\nseats:\n  1: {hand: [Mickey Mouse & Minnie Mouse - Adventuring Duo], '
        "play: [Mickey Mouse - True Friend, Minnie Mouse - Always Classy]}\n"
    )
    line = "play Mickey Mouse & Minnie Mouse on Mickey Mouse - True Friend, Minnie Mouse"
    why = Scene.parse(text).game().why_not(line)
    assert why is not None and why.rule == "4.3.2.2" and "came with 2.2" in why.sentence("en")


@pytest.mark.parametrize(("rules", "rule"), [("2.3", "8.16.3"), ("2.2", "1.2.2")])
def test_adventurous_has_a_clause_since_it_is_in_the_rules(rules: str, rule: str) -> None:
    text = f'rules: "{rules}"\nseats:\n  1: {{play: [Mickey Mouse - Best in Town]}}\n'
    why = Scene.parse(text).game().why_not("end")
    assert why is not None and why.rule == rule
