"""What was learned about the hands of a deck, below its odds: what to keep, what to make ink."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rich.table import Table
from rich.text import Text

from tintero.cards.pool import default_pool
from tintero.cli.shell.common import console, out
from tintero.messages import Message, decimal, say

if TYPE_CHECKING:
    from tintero.bots.hand_advice import CardAdvice, DeckAdvice

OFTEN: Final = 0.75
SELDOM: Final = 0.25
SHARE: Final = 7  # places for a share of hands
SHARES: Final = 3 * (SHARE + 2)
LEAST_NAME: Final = 20


def plain_advice(advice: DeckAdvice) -> dict[str, Any]:
    """As JSON."""
    return {
        "hands": advice.hands,
        "put_back": {"play": advice.back_play, "draw": advice.back_draw},
        "cards": [
            {
                "card": one.name,
                "keep": {"play": round(one.play, 3), "draw": round(one.draw, 3)},
                "ink_early": None if one.ink is None else round(one.ink, 3),
            }
            for one in advice.cards
        ],
    }


def draw_advice(advice: DeckAdvice, lang: str) -> None:
    out("")
    out(Text(say(Message("deck-learned"), lang), style="bold"))
    back = Message(
        "deck-learned-back",
        play=decimal(advice.back_play, lang, 1),
        draw=decimal(advice.back_draw, lang, 1),
    )
    out(say(back, lang))
    table = Table(box=None, pad_edge=False)
    # A long name is cut short rather than a number.
    room = max(LEAST_NAME, console().width - SHARES)
    head = say(Message("deck-learned-card"), lang)
    table.add_column(head, no_wrap=True, overflow="ellipsis", max_width=room)
    for head in ("deck-learned-play", "deck-learned-draw", "deck-learned-ink"):
        table.add_column(say(Message(head), lang), justify="right", no_wrap=True, min_width=SHARE)
    for one in advice.cards:
        table.add_row(named(one), shown(one.play, lang), shown(one.draw, lang), inked(one, lang))
    out(table)
    out(Text(say(Message("deck-learned-about", hands=advice.hands), lang), style="dim"))


def named(one: CardAdvice) -> str:
    mark = "◉" if default_pool()[one.name].inkable else "○"
    return f"{one.copies} {mark} {one.cost:>2}  {one.name}"


def shown(share: float, lang: str) -> Text:
    """A share of hands, and whether that is mostly yes or mostly no."""
    style = "green" if share >= OFTEN else "red" if share <= SELDOM else ""
    mark = "✓ " if share >= OFTEN else "✗ " if share <= SELDOM else ""
    return Text(f"{mark}{whole(share, lang):>5}", style=style)


def inked(one: CardAdvice, lang: str) -> Text:
    return Text("–", style="dim") if one.ink is None else Text(whole(one.ink, lang))


def whole(share: float, lang: str) -> str:
    """Without decimals: nothing here is that exact."""
    return say(Message("shell-percent", number=str(round(100 * share))), lang)
