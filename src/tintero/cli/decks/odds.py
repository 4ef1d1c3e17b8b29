"""`tintero deck odds`: exact chances of a deck."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from tintero.cards.deck import Deck
from tintero.cards.odds import CHEAP, FEW, HAND, POLICIES, Odds, Policy
from tintero.cards.pool import AmbiguousCard, UnknownCard, default_pool
from tintero.cli.decks.convert import NameOrFile
from tintero.cli.decks.words import percent, say
from tintero.cli.shell import complete
from tintero.cli.shell.common import AsJson, Language, fail, load_deck, near, out, out_json, spoken
from tintero.cli.shell.words import say as say_common

MOST_TURNS = 20


def odds(
    deck: NameOrFile,
    card: Annotated[
        list[str] | None,
        typer.Option(
            "--card",
            help="A card to look for; several: any of them counts.",
            autocompletion=complete.card,
        ),
    ] = None,
    copies: Annotated[int, typer.Option("--copies", min=1, help="How many of them.")] = 1,
    by: Annotated[
        int | None,
        typer.Option(
            "--by-turn", min=1, max=MOST_TURNS, help="Only the chance of the cards by that turn."
        ),
    ] = None,
    policy: Annotated[
        str, typer.Option("--policy", help="What is kept of the opening hand: cheap, wanted, all.")
    ] = "",
    cost: Annotated[
        int, typer.Option("--cost", min=0, help="What is cheap for the policy.")
    ] = CHEAP,
    few: Annotated[
        int, typer.Option("--few", min=0, max=HAND, help="Cards without the symbol it keeps.")
    ] = FEW,
    turns: Annotated[
        int, typer.Option("--turns", min=1, max=MOST_TURNS, help="How many turns to show.")
    ] = 8,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Exact chances: inkable cards in the opening hand, ink N on turn N, a card of cost N to play
    then, a named card by a turn.

    Example: tintero deck odds ruby-steel --card "Fire the Cannons!" --by-turn 3
    """
    language = spoken(lang)
    found = load_deck(deck, language)
    if len(found) < HAND:
        fail(say(language, "too_small", found.name, len(found), HAND))
    wanted = [named(text, found, language) for text in card or []]
    if by is not None and not wanted:
        fail(say(language, "by_what"))
    chosen = policy_of(policy, cost, few, bool(wanted), language)
    made = Odds.of(found, chosen, wanted)
    if as_json:
        out_json(plain(found, made, copies, turns, by))
    elif by is not None:
        draw_one(found, made, copies, by, language)
    else:
        draw(found, made, copies, turns, language)


def named(text: str, deck: Deck, lang: str) -> str:
    """A card of the deck; the whole pool helps with what was meant."""
    names = [
        name for name in deck.counts if name in {c.full_name for c in default_pool().find(text)}
    ]
    if len(names) == 1:
        return names[0]
    if len(names) > 1:
        fail(say_common(lang, "many_cards", text), *(f"  {name}" for name in names))
    try:
        fail(say(lang, "not_there", default_pool().one(text).full_name))
    except AmbiguousCard:
        fail(say(lang, "not_there", text))
    except UnknownCard as error:
        fail(say_common(lang, "no_card", text), *near(lang, error.near))


def policy_of(name: str, cost: int, few: int, wants: bool, lang: str) -> Policy:
    name = name or "cheap"
    if name not in POLICIES:
        fail(say(lang, "no_policy", name), say_common(lang, "there_are", ", ".join(POLICIES)))
    if name == "wanted" and not wants:
        fail(say(lang, "want_what"))
    return Policy(name, cost, few)


def plain(deck: Deck, made: Odds, copies: int, turns: int, by: int | None) -> dict[str, Any]:
    """As JSON: each chance as a number and as the fraction it is."""
    whole: dict[str, Any] = {
        "name": deck.name,
        "cards": len(deck),
        "inkable": sum(card.inkable for card in made.cards),
        "policy": {
            "name": made.policy.name, "cost": made.policy.cost, "few": made.policy.few,
        },
        "put_back": number(made.put_back()),
    }  # fmt: skip
    if by is None:
        whole |= {
            "opening": {
                "as_drawn": [number(x) for x in made.opening(False)],
                "altered": [number(x) for x in made.opening(True)],
            },
            "ink": [row(turn, made.ink(turn, True), made.ink(turn, False)) for turn in upto(turns)],
            "play": [
                row(turn, made.play(turn, True), made.play(turn, False)) for turn in upto(turns)
            ],
        }
    if made.wanted:
        whole["card"] = {
            "of": sorted(made.wanted),
            "copies": copies,
            "by_turn": [
                row(turn, made.card(turn, True, copies), made.card(turn, False, copies))
                for turn in (upto(turns) if by is None else (by,))
            ],
        }
    return whole


def upto(turns: int) -> range:
    return range(1, turns + 1)


def row(turn: int, play: Fraction, draw: Fraction) -> dict[str, Any]:
    return {"turn": turn, "play": number(play), "draw": number(draw)}


def number(value: Fraction) -> dict[str, Any]:
    return {"value": float(value), "exact": f"{value.numerator}/{value.denominator}"}


# --- for people -----------------------------------------------------------------------------------


def heading(deck: Deck, made: Odds, lang: str) -> None:
    inkable = sum(card.inkable for card in made.cards)
    out(Text(say(lang, "odds_of", deck.name, len(deck), inkable), style="bold"))
    out(say(lang, f"policy_{made.policy.name}", made.policy.cost, made.policy.few))
    average = f"{float(made.put_back()):.2f}"
    out(say(lang, "put_back", average.replace(".", ",") if lang == "es" else average))
    out("")


def draw_one(deck: Deck, made: Odds, copies: int, turn: int, lang: str) -> None:
    """The chance of the cards by one turn, and nothing else."""
    heading(deck, made, lang)
    names = " / ".join(sorted(made.wanted))
    chances = (percent(float(made.card(turn, play, copies)), lang) for play in (True, False))
    out(say(lang, "by_one_turn", copies, names, turn, *chances))
    out(Text(say(lang, "exact"), style="dim"))


def draw(deck: Deck, made: Odds, copies: int, turns: int, lang: str) -> None:
    heading(deck, made, lang)
    out(Text(say(lang, "opening"), style="bold"))
    table = Table(box=None, pad_edge=False)
    for head in ("", say(lang, "before"), say(lang, "after")):
        table.add_column(head, justify="right")
    for n, (before, after) in enumerate(zip(made.opening(False), made.opening(True))):
        table.add_row(str(n), percent(float(before), lang), percent(float(after), lang))
    out(table)
    out("")
    chances = [(made.ink(turn, True), made.ink(turn, False)) for turn in upto(turns)]
    out(by_turn(say(lang, "ink_on_turn"), chances, lang))
    out("")
    costs = {card.cost for card in made.cards}
    plays = [(made.play(t, True), made.play(t, False)) if t in costs else None for t in upto(turns)]
    out(by_turn(say(lang, "play_on_turn"), plays, lang))
    if made.wanted:
        out("")
        title = say(lang, "by_turn", copies, " / ".join(sorted(made.wanted)))
        chances = [(made.card(t, True, copies), made.card(t, False, copies)) for t in upto(turns)]
        out(by_turn(title, chances, lang))
    out(Text(say(lang, "exact"), style="dim"))


def by_turn(title: str, chances: Sequence[tuple[Fraction, Fraction] | None], lang: str) -> Table:
    """A row for each turn; a dash where the deck has no such card."""
    table = Table(box=None, pad_edge=False, title=title, title_justify="left", title_style="bold")
    for head in ("turn", "play", "draw"):
        table.add_column(say(lang, head), justify="right")
    for turn, both in enumerate(chances, 1):
        cells = [percent(float(one), lang) for one in both] if both is not None else ["–", "–"]
        table.add_row(str(turn), *cells)
    return table
