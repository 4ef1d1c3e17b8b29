"""`tintero judge quiz`: questions from the case book, at the keyboard or through a pipe."""

from __future__ import annotations

import sys

from rich.text import Text

from tintero import rulebook
from tintero.cli.judge.words import say
from tintero.cli.shell.common import fail, out
from tintero.cli.shell.output import echo
from tintero.judge.book import Ruling, book
from tintero.judge.page import block_heading, row_text
from tintero.judge.quiz import Item, draw, read_answer, topics
from tintero.judge.sheet import ask
from tintero.plain import plain

LEAVE = ("q", "quit", "salir")


class Enough(Exception):
    """The one who answers leaves, or the input ends."""


def quiz(topic: str | None, count: int, seed: int | None, lang: str) -> None:
    rulings = book()
    if not rulings:
        fail(say(lang, "no_book"))
    items = draw(rulings, topic, count, seed)
    if not items:
        known = ", ".join(topics(rulings, lang))
        fail(say(lang, "no_topic", topic), say(lang, "topics", known))
    right = asked = 0
    try:
        for n, item in enumerate(items, 1):
            out(Text(f"{say(lang, 'question', n, len(items))} · {item.ruling.id}", style="bold"))
            out(item.ruling.question.get(lang))
            right += one(item, lang)
            asked += 1
            out("")
    except Enough:
        out("")
    out(Text(say(lang, "score", right, asked), style="bold"))


def one(item: Item, lang: str) -> bool:
    """Ask, tell, mark."""
    ruling = item.ruling
    if item.answer is None:
        hear(say(lang, "your_words"), lang)
        tell(ruling, lang)
        good = yes_no(say(lang, "had_it"), lang)
    else:
        good = yes_no(say(lang, "your_answer"), lang) == item.answer
        word = say(lang, "yes" if item.answer else "no")
        text = say(lang, "right") if good else say(lang, "wrong", word)
        out(Text(text, style="green" if good else "red"))
        tell(ruling, lang)
    return good


def tell(ruling: Ruling, lang: str) -> None:
    """The answer, what happens step by step, and the clauses behind it."""
    out(Text(ruling.answer.get(lang), style="bold"))
    if ruling.note is not None:
        out(ruling.note.get(lang))
    for scene in ruling.scenes[:1]:
        for block in ask(scene, lang).blocks:
            out(Text(f"  ▸ {block_heading(block, lang)}", style="cyan"))
            if block.why:
                out(f"      ✗ {block.why} [{block.clause}]")
            for row in block.rows:
                out(f"  {row_text(row)}")
    for number in ruling.clauses:
        if ":" not in number:
            clause = rulebook.clause(number)
            out(Text(f"  {number} {clause.title(lang)}: {clause.statement(lang)}", style="dim"))


def yes_no(question: str, lang: str) -> bool:
    while True:
        answer = read_answer(hear(question, lang))
        if answer is not None:
            return answer
        out(say(lang, "yes_or_no"))


def hear(question: str, lang: str) -> str:
    live = sys.stdin.isatty()
    if not live:  # a program at the other end knows when it is asked
        echo(question, nl=False)
    try:
        line = input(plain(question)) if live else sys.stdin.readline()
    except EOFError:
        raise Enough from None
    text = line.strip()
    if not live:
        out(text)
        if not line:
            raise Enough
    if text.casefold() in LEAVE:
        raise Enough
    return text
