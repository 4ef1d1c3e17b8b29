"""`tintero judge find`: a question in words, and what the book and the rules have on it."""

from __future__ import annotations

from rich.text import Text

from tintero.asking.reply import AskAnswer, answer
from tintero.cli.shell.common import fail, out, out_json
from tintero.cli.shell.output import echo
from tintero.messages import Message, say


def find(words: list[str], scene: bool, lang: str, as_json: bool) -> None:
    """Prints it; with `scene` nothing but the scene, to be kept in a file and changed."""
    told = answer(" ".join(words), lang)
    if as_json:
        out_json(told.plain())
    elif scene:
        if told.scene is None:
            fail(say(Message("ask-no-scene"), lang))
        echo(told.scene.text, nl=False)
    else:
        show(told, lang)


def show(told: AskAnswer, lang: str) -> None:
    for said, meant in told.guessed:
        out(say(Message("ask-guessed", said=said, meant=meant), lang))
    if told.cases:
        out(Text(say(Message("ask-cases"), lang), style="bold"))
    for case in told.cases[:3]:
        out(Text(f"  {case.id}", style="bold") + Text(f"  {case.title}"))
        out(f"    {case.verdict}")
    if told.clauses:
        out(Text(say(Message("ask-clauses"), lang), style="bold"))
    for clause in told.clauses[:3]:
        out(Text(f"  {clause.number}", style="bold") + Text(f"  {clause.title}: {clause.text}"))
    for keyword in told.keywords:
        out(Text(f"{keyword.name} ({keyword.clause})", style="bold") + Text(f": {keyword.text}"))
    for named in told.cards:
        cards = "; ".join(named.cards) + ("; …" if named.count > len(named.cards) else "")
        out(say(Message("ask-cards", said=named.said, count=named.count, cards=cards), lang))
    if told.scene is not None:
        out(Text(say(Message("ask-scene", case=told.scene.case), lang), style="bold"))
        for line in told.scene.text.splitlines():
            out(f"  {line}")
