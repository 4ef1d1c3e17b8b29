"""A review made and shown: as text, Markdown or JSON, and its curve as a picture."""

from __future__ import annotations

from pathlib import Path

from tintero.bots import make_bot
from tintero.cli.replay.recorded import load, no_record, path_of
from tintero.cli.shell.common import fail_with, out_json, write_text
from tintero.cli.shell.output import echo
from tintero.messages import Message, say
from tintero.records import RecordError, Replay
from tintero.review import Review, review
from tintero.review.calibration import BINS, Said, binned, games_said
from tintero.review.review_words import head, lines, loss, parts, percent, plain
from tintero.review.win_curve import blocks, svg
from tintero.table.plan import Plan, called


def show(file: Path, seat: int, form: str, plot: Path | None, worlds: int, lang: str) -> None:
    file = path_of(file)
    record = load(file, lang)
    if seat >= len(record.decks):
        fail_with(lang, Message("replay-no-seat", count=len(record.decks)))
    people = called(Plan.of_record(record), lang)
    try:
        found = review(Replay(record), seat, worlds)
    except RecordError as error:
        fail_with(lang, no_record(file, error))
    if plot is not None:
        write_text(plot, svg(found, say(head(found), lang, people)), lang)
    if form == "json":
        out_json(plain(found))
    elif form == "markdown":
        echo(markdown(found, lang, people, plot))
    else:
        echo(blocks(found))
        for said in lines(found):
            echo(say(said, lang, people))


def markdown(found: Review, lang: str, people: tuple[str, ...], plot: Path | None) -> str:
    told = [f"# {say(Message('review-title'), lang)}", "", say(head(found), lang, people), ""]
    if plot is not None:
        told += [f"![{say(Message('review-title'), lang)}]({plot.name})", ""]
    told += [f"- {say(one, lang, people)}" for one in parts(found)]
    told += [""]
    for number, one in enumerate(found.worst, 1):
        told.append(f"- {say(loss(one, number), lang, people)}")
    if not found.worst:
        told.append(say(Message("review-no-loss"), lang, people))
    return "\n".join(told)


def said_against_won(games: int, bot: str, seed: int, form: str, lang: str) -> None:
    """Play games of bots and hold what is said of positions against who won."""
    make_bot(bot, 0)  # if there is none of that name, that is said now
    said: list[Said] = []
    for some in games_said(games, bot, seed):
        said += some
    bins = binned(said)
    if form == "json":
        out_json([{"low": b.low, "count": b.count, "said": b.said, "won": b.won} for b in bins])
        return
    echo(say(Message("review-calibration-head", count=len(said), games=games), lang))
    for b in bins:
        row = Message(
            "review-calibration-row",
            low=percent(b.low),
            high=percent(b.low) + 100 // BINS,
            count=b.count,
            said=percent(b.said),
            won=percent(b.won),
        )
        echo(say(row, lang))
