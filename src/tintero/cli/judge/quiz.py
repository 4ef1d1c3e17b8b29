"""`tintero judge quiz`: questions from the case book, at the keyboard or through a pipe."""

from __future__ import annotations

import sys

from rich.text import Text

from tintero import rulebook
from tintero.cli.shell.common import fail, out
from tintero.cli.shell.output import echo
from tintero.judge.book import Ruling, book
from tintero.judge.page import block_heading, row_text
from tintero.judge.quiz import Item, draw, read_answer, topics
from tintero.judge.sheet import ask
from tintero.messages import Message, languages, say
from tintero.plain import plain


class Enough(Exception):
    """The one who answers leaves, or the input ends."""


def quiz(topic: str | None, count: int, seed: int | None, lang: str) -> None:
    rulings = book()
    if not rulings:
        fail(say(Message("judge-no-book"), lang))
    items = draw(rulings, topic, count, seed)
    if not items:
        known = ", ".join(topics(rulings, lang))
        told = Message("judge-no-topic", topic=topic or "")
        fail(say(told, lang), say(Message("judge-topics", topics=known), lang))
    right = asked = 0
    try:
        for n, item in enumerate(items, 1):
            case = item.ruling.id
            heading = Message("judge-question-of", number=n, count=len(items), case=case)
            out(Text(say(heading, lang), style="bold"))
            out(item.ruling.question.get(lang))
            right += one(item, lang)
            asked += 1
            out("")
    except Enough:
        out("")
    out(Text(say(Message("judge-score", right=right, count=asked), lang), style="bold"))


def one(item: Item, lang: str) -> bool:
    """Ask, tell, mark."""
    ruling = item.ruling
    if item.answer is None:
        hear(Message("judge-your-words"), lang)
        tell(ruling, lang)
        good = yes_no(Message("judge-had-it"), lang)
    else:
        good = yes_no(Message("judge-your-answer"), lang) == item.answer
        wrong = "judge-wrong-yes" if item.answer else "judge-wrong-no"
        text = say(Message("judge-right" if good else wrong), lang)
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


def yes_no(question: Message, lang: str) -> bool:
    while True:
        answer = read_answer(hear(question, lang))
        if answer is not None:
            return answer
        out(say(Message("judge-yes-or-no"), lang))


def hear(question: Message, lang: str) -> str:
    live, asks = sys.stdin.isatty(), f"{say(question, lang)} "
    if not live:  # a program at the other end knows when it is asked
        echo(asks, nl=False)
    try:
        line = input(plain(asks)) if live else sys.stdin.readline()
    except EOFError:
        raise Enough from None
    text = line.strip()
    if not live:
        out(text)
        if not line:
            raise Enough
    if any(text.casefold() in leaving(one) for one in languages()):
        raise Enough
    return text


def leaving(lang: str) -> list[str]:
    """The words that leave."""
    return say(Message("judge-answer-leave"), lang).casefold().split(", ")
