"""`tintero cards`: what a card says."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.text import Text

from tintero.ability.render.english import english
from tintero.ability.render.spanish import spanish
from tintero.cards.facts import CardFacts
from tintero.cards.pool import AmbiguousCard, Pool, UnknownCard, default_pool
from tintero.cli.common import EPILOG, AsJson, Language, fail, near, out, out_json, spoken
from tintero.cli.words import ink, say, type_line
from tintero.vocab import INK_NAMES, TYPE_NAMES, CardType

app = typer.Typer(
    name="cards",
    no_args_is_help=True,
    help="The cards: facts and text. Example: tintero cards show dragon fire",
)


@app.command(epilog=EPILOG)
def show(
    name: Annotated[list[str], typer.Argument(help="A card's name, or enough of it.")],
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """One card: what is printed on it, and its text in English and in Spanish.

    Example: tintero cards show "simba protective"
    """
    language = spoken(lang)
    card = find(default_pool(), " ".join(name), language)
    if as_json:
        out_json(facts(card))
        return
    out(sheet(card, language))
    other = "es" if language == "en" else "en"
    lines = text_of(card, other)
    if lines:
        out("")
        out(Text("\n".join(lines), style="dim"))


def find(pool: Pool, text: str, lang: str) -> CardFacts:
    """The one card that is meant, or the error that helps."""
    try:
        return pool.one(text)
    except AmbiguousCard as error:
        return fail(say(lang, "many_cards", text), *(f"  {full}" for full in error.near))
    except UnknownCard as error:
        return fail(say(lang, "no_card", text), *near(lang, error.near))


def text_of(card: CardFacts, lang: str) -> list[str]:
    """The card's abilities, one paragraph each."""
    render = spanish if lang == "es" else english
    return [render(ability, "", card.type) for ability in card.abilities]


def sheet(card: CardFacts, lang: str) -> Text:
    """The card as text: name, line of types, numbers, abilities."""
    result = Text(card.full_name, style="bold")
    inks = " / ".join(ink(i, lang) for i in card.inks)
    symbol = say(lang, "inkable" if card.inkable else "not_inkable")
    cost = say(lang, "cost", card.cost)
    result.append(f"\n{inks} · {cost} · {symbol}", style="not bold")
    result.append(f"\n{type_line(card, lang)}", style="not bold italic")
    if numbers(card, lang):
        result.append(f"\n{numbers(card, lang)}", style="not bold")
    for line in text_of(card, lang):
        result.append(f"\n{line}", style="not bold")
    return result


def numbers(card: CardFacts, lang: str) -> str:
    parts: list[str] = []
    if card.type == CardType.CHARACTER:
        parts.append(say(lang, "strength", card.strength))
    if card.type in (CardType.CHARACTER, CardType.LOCATION):
        parts.append(say(lang, "willpower", card.willpower))
        parts.append(say(lang, "lore_value", card.lore))
    if card.type == CardType.LOCATION:
        parts.append(say(lang, "move_cost", card.move_cost))
    return " · ".join(parts)


def facts(card: CardFacts) -> dict[str, Any]:
    """The card as data."""
    plain: dict[str, Any] = {
        "full_name": card.full_name,
        "name": card.name,
        "version": card.version,
        "type": TYPE_NAMES[card.type],
        "song": card.song,
        "cost": card.cost,
        "inkable": card.inkable,
        "inks": [INK_NAMES[i] for i in card.inks],
        "classifications": list(card.classes),
        "set": card.set,
        "number": card.number,
    }
    if card.type == CardType.CHARACTER:
        plain["strength"] = card.strength
    if card.type in (CardType.CHARACTER, CardType.LOCATION):
        plain |= {"willpower": card.willpower, "lore": card.lore}
    if card.type == CardType.LOCATION:
        plain["move_cost"] = card.move_cost
    return plain | {"text": {"en": text_of(card, "en"), "es": text_of(card, "es")}}
