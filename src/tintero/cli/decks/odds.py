"""`tintero deck odds`: chances of a deck, exact unless its hands are kept as it was learned."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeAlias

import typer
from rich.table import Table
from rich.text import Text

from tintero.cards.deck import Deck
from tintero.cards.odds import CHEAP, FEW, HAND, POLICIES, Odds, Policy
from tintero.cards.pool import AmbiguousCard, UnknownCard, default_pool
from tintero.cli.decks.advice import draw_advice, plain_advice
from tintero.cli.decks.convert import NameOrFile
from tintero.cli.shell import complete
from tintero.cli.shell.common import (
    AsJson,
    Language,
    fail,
    load_deck,
    near,
    out,
    out_json,
    percent,
    there_are,
)
from tintero.messages import Message, decimal, say

if TYPE_CHECKING:
    from tintero.bots.hand_odds import LearnedOdds

MOST_TURNS = 20
LEARNED: Final = "learned"
AnyOdds: TypeAlias = "Odds | LearnedOdds"


def odds(
    deck: NameOrFile,
    card: Annotated[list[str] | None, typer.Option("--card", autocompletion=complete.card)] = None,
    copies: Annotated[int, typer.Option("--copies", min=1)] = 1,
    by: Annotated[int | None, typer.Option("--by-turn", min=1, max=MOST_TURNS)] = None,
    policy: Annotated[str, typer.Option("--policy")] = "",
    cost: Annotated[int, typer.Option("--cost", min=0)] = CHEAP,
    few: Annotated[int, typer.Option("--few", min=0, max=HAND)] = FEW,
    turns: Annotated[int, typer.Option("--turns", min=1, max=MOST_TURNS)] = 8,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Exact chances: the opening hand, ink, a card to play, a named card by a turn."""
    from tintero.bots.hand_advice import advice_for

    found = load_deck(deck, lang)
    if len(found) < HAND:
        small = Message("deck-too-small", deck=found.name, count=len(found), hand=HAND)
        fail(say(small, lang))
    wanted = [named(text, found, lang) for text in card or []]
    if by is not None and not wanted:
        fail(say(Message("deck-by-what"), lang))
    made = odds_of(found, policy, cost, few, wanted, lang)
    if as_json:
        told = plain(found, made, copies, turns, by)
        if by is None:
            learned = plain_advice(advice_for(found)) | {"practised": is_practised(found)}
            told |= {"learned": learned}
        out_json(told)
        return
    if by is not None:
        draw_one(found, made, copies, by, lang)
    else:
        draw(found, made, copies, turns, lang)
        draw_advice(advice_for(found), lang)
    if (by is None or policy == LEARNED) and not is_practised(found):
        out(say(Message("deck-unpractised", file=deck), lang))


def is_practised(deck: Deck) -> bool:
    """Whether what is said about its hands was learned with this very list."""
    from tintero.bots.hand_policy import shipped_policy
    from tintero.bots.practised import policy_for

    return policy_for(deck.cards) is not shipped_policy()


def named(text: str, deck: Deck, lang: str) -> str:
    """A card of the deck; the whole pool helps with what was meant."""
    names = [
        name for name in deck.counts if name in {c.full_name for c in default_pool().find(text)}
    ]
    if len(names) == 1:
        return names[0]
    if len(names) > 1:
        fail(say(Message("shell-many-cards", name=text), lang), *(f"  {name}" for name in names))
    try:
        fail(say(Message("deck-not-there", card=default_pool().one(text).full_name), lang))
    except AmbiguousCard:
        fail(say(Message("deck-not-there", card=text), lang))
    except UnknownCard as error:
        fail(say(Message("shell-no-card", name=text), lang), *near(lang, error.near))


def odds_of(deck: Deck, policy: str, cost: int, few: int, wanted: list[str], lang: str) -> AnyOdds:
    if policy == LEARNED:
        from tintero.bots.hand_odds import LearnedOdds

        return LearnedOdds.of(deck, wanted)
    return Odds.of(deck, policy_of(policy, cost, few, bool(wanted), lang), wanted)


def policy_of(name: str, cost: int, few: int, wants: bool, lang: str) -> Policy:
    name = name or "cheap"
    if name not in POLICIES:
        fail(
            say(Message("deck-no-policy", policy=name), lang), there_are(lang, (*POLICIES, LEARNED))
        )
    if name == "wanted" and not wants:
        fail(say(Message("deck-want-what"), lang))
    return Policy(name, cost, few)


def plain(deck: Deck, made: AnyOdds, copies: int, turns: int, by: int | None) -> dict[str, Any]:
    """As JSON: each chance as a number and, if it is exact, as the fraction it is."""
    exact = isinstance(made, Odds)

    def number(value: Fraction) -> dict[str, Any]:
        fraction = {"exact": f"{value.numerator}/{value.denominator}"} if exact else {}
        return {"value": float(value), **fraction}

    def row(turn: int, play: Fraction, draw: Fraction) -> dict[str, Any]:
        return {"turn": turn, "play": number(play), "draw": number(draw)}

    policy = made.policy
    whole: dict[str, Any] = {
        "name": deck.name,
        "cards": len(deck),
        "inkable": sum(card.inkable for card in made.cards),
        "policy": {"name": policy.name, "cost": policy.cost, "few": policy.few}
        if isinstance(made, Odds)
        else {"name": policy.name, "hands": len(made.before)},
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


# --- for people -----------------------------------------------------------------------------------


def heading(deck: Deck, made: AnyOdds, lang: str) -> None:
    inkable = sum(card.inkable for card in made.cards)
    head = Message("deck-odds-of", deck=deck.name, count=len(deck), inkable=inkable)
    out(Text(say(head, lang), style="bold"))
    out(say(policy_in_words(made.policy), lang))
    average = decimal(float(made.put_back()), lang, 2)
    out(say(Message("deck-put-back", count=average), lang))
    out("")


def policy_in_words(policy: Policy) -> Message:
    if policy.name == LEARNED:
        return Message("deck-policy-learned")
    if policy.name == "cheap":
        return Message("deck-policy-cheap", cost=policy.cost, few=policy.few)
    return Message("deck-policy-wanted" if policy.name == "wanted" else "deck-policy-all")


def how_exact(made: AnyOdds) -> Message:
    if isinstance(made, Odds):
        return Message("deck-exact")
    return Message("deck-dealt", hands=len(made.before))


def draw_one(deck: Deck, made: AnyOdds, copies: int, turn: int, lang: str) -> None:
    """The chance of the cards by one turn, and nothing else."""
    heading(deck, made, lang)
    names = " / ".join(sorted(made.wanted))
    play, draw = (percent(float(made.card(turn, one, copies)), lang) for one in (True, False))
    told = Message("deck-by-one-turn", copies=copies, cards=names, turn=turn, play=play, draw=draw)
    out(say(told, lang))
    out(Text(say(how_exact(made), lang), style="dim"))


def draw(deck: Deck, made: AnyOdds, copies: int, turns: int, lang: str) -> None:
    heading(deck, made, lang)
    out(Text(say(Message("deck-opening"), lang), style="bold"))
    table = Table(box=None, pad_edge=False)
    for head in ("", say(Message("deck-before"), lang), say(Message("deck-after"), lang)):
        table.add_column(head, justify="right")
    for n, (before, after) in enumerate(zip(made.opening(False), made.opening(True))):
        table.add_row(str(n), percent(float(before), lang), percent(float(after), lang))
    out(table)
    out("")
    chances = [(made.ink(turn, True), made.ink(turn, False)) for turn in upto(turns)]
    out(by_turn(say(Message("deck-ink-on-turn"), lang), chances, lang))
    out("")
    costs = {card.cost for card in made.cards}
    plays = [(made.play(t, True), made.play(t, False)) if t in costs else None for t in upto(turns)]
    out(by_turn(say(Message("deck-play-on-turn"), lang), plays, lang))
    if made.wanted:
        out("")
        names = " / ".join(sorted(made.wanted))
        title = say(Message("deck-by-turn", copies=copies, cards=names), lang)
        chances = [(made.card(t, True, copies), made.card(t, False, copies)) for t in upto(turns)]
        out(by_turn(title, chances, lang))
    out(Text(say(how_exact(made), lang), style="dim"))


def by_turn(title: str, chances: Sequence[tuple[Fraction, Fraction] | None], lang: str) -> Table:
    """A row for each turn; a dash where the deck has no such card."""
    table = Table(box=None, pad_edge=False, title=title, title_justify="left", title_style="bold")
    for head in ("deck-turn", "deck-on-play", "deck-on-draw"):
        table.add_column(say(Message(head), lang), justify="right")
    for turn, both in enumerate(chances, 1):
        cells = [percent(float(one), lang) for one in both] if both is not None else ["–", "–"]
        table.add_row(str(turn), *cells)
    return table
