"""`tintero`: the command line."""

from __future__ import annotations

import platform

import typer

import tintero
from tintero import _build
from tintero.cards.pool import default_pool
from tintero.cli import cards, decks, fuzz, play, rules
from tintero.cli.common import EPILOG, AsJson, Language, out, out_json, spoken
from tintero.cli.words import say
from tintero.state.ruleset import VERSIONS

app = typer.Typer(
    name="tintero",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
    help="Disney Lorcana in the terminal: play, look up rules and cards, test the engine. "
    "Unofficial. Example: tintero play --lang es",
    epilog=EPILOG,
)
app.command("play", epilog=play.EXITS)(play.command)
app.command("fuzz", epilog=fuzz.EXITS)(fuzz.command)
app.add_typer(rules.app)
app.add_typer(cards.app)
app.add_typer(decks.app)


@app.command(epilog=EPILOG)
def version(lang: Language = None, as_json: AsJson = False) -> None:
    """Which Tintero this is, and whether its engine is compiled. Example: tintero version"""
    language = spoken(lang)
    number, cards = tintero.__version__, len(default_pool())
    if as_json:
        plain = {"version": number, "compiled": _build.compiled(), "rules": list(VERSIONS)}
        out_json(plain | {"cards": cards, "python": platform.python_version()})
        return
    out(f"Tintero {number} (Python {platform.python_version()})")
    out(_build.describe(language))
    out(say(language, "knows", cards, ", ".join(VERSIONS)))


def main() -> None:
    app()


if __name__ == "__main__":
    main()
