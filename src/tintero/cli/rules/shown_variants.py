"""`tintero rules variants`: the ways to play, and what one of them changes."""

from __future__ import annotations

from rich.text import Text

from tintero.cli.rules.print import out, out_table, tell
from tintero.cli.shell.common import out_json
from tintero.cli.shell.variant import chosen_variant
from tintero.messages import Message, say
from tintero.rulebook.sources import number_key
from tintero.variants import Variant, variants

COLUMNS = ("variant-column-name", "variant-column-title", "variant-column-about")


def show(name: str, lang: str, as_json: bool) -> None:
    one = chosen_variant(name, lang)
    if as_json:
        out_json([each.as_json(lang) for each in variants()] if one is None else one.as_json(lang))
    elif one is None:
        rows = ((each.id, each.title.get(lang), each.about.get(lang)) for each in variants())
        out_table(lang, COLUMNS, rows)
    else:
        show_one(one, lang)


def show_one(one: Variant, lang: str) -> None:
    out(Text(one.title.get(lang), style="bold"))
    out(one.about.get(lang))
    least, most = one.players
    exactly = Message("variant-for-exactly", least=least)
    tell(lang, exactly if least == most else Message("variant-for", least=least, most=most))
    if one.best_of > 1:
        tell(lang, Message("variant-best", games=one.best_of))
    tell(lang, Message("variant-deck", **one.deck.plain()))
    if one.clauses:
        out("")
        out(Text(say(Message("variant-changes"), lang), style="bold"))
        for number in sorted(one.clauses, key=number_key):
            out(f"{number}  {one.clauses[number].get(lang)}")
    if one.assumed:
        out("")
        out(Text(say(Message("variant-assumed"), lang), style="bold"))
        for words in one.assumed:
            out(f"· {words.get(lang)}")
