"""Proving the puzzles, and finding new ones."""

from __future__ import annotations

import secrets
from pathlib import Path
from random import Random
from time import monotonic

import typer

from tintero.cards.pool import default_pool
from tintero.cli.shell.common import (
    EXIT_INTERRUPTED,
    ended_from_outside,
    fail_with,
    out_json,
)
from tintero.cli.shell.output import echo
from tintero.messages import Message, say
from tintero.puzzles.miner import Mined, mine
from tintero.puzzles.proof_of import KINDS
from tintero.puzzles.proven import proven
from tintero.puzzles.puzzle import puzzle_named, shelf
from tintero.puzzles.shelving import chosen, write_shelf


def check(numbers: list[str], lang: str, as_json: bool = False) -> bool:
    """Whether all of them are proven; what is wrong is said."""
    ids = [puzzle_named(number).id for number in numbers] or list(shelf())
    good = 0
    told = []
    for id in ids:
        wrong = proven(puzzle_named(id))
        good += wrong is None
        told.append({"number": int(id), "wrong": None if wrong is None else say(wrong, lang)})
        if wrong is not None and not as_json:
            echo(say(wrong, lang))
    if as_json:
        out_json(told)
    else:
        echo(say(Message("puzzle-check-good", count=good), lang))
    return good == len(ids)


def mine_some(
    out: Path,
    count: int,
    seconds: int,
    kind: str | None,
    seed: int | None,
    lang: str,
    as_json: bool = False,
) -> None:
    """Mine for so long, until there are so many that differ, or until somebody breaks it off; then
    write them."""
    if out.exists() and (not out.is_dir() or any(out.iterdir())):
        fail_with(lang, Message("puzzle-mine-there", folder=str(out)))
    pool = default_pool()
    rng = Random(secrets.randbits(64) if seed is None else seed)
    kinds = (kind,) if kind else KINDS
    until = monotonic() + seconds
    found: list[Mined] = []
    kept = chosen(found, count, pool)
    tried, stopped = 0, False
    try:
        with ended_from_outside():
            for tried, one in enumerate(mine(rng, kinds, pool), 1):
                if one is not None:
                    found.append(one)
                    kept = chosen(found, count, pool)
                    if not as_json:
                        told = Message("puzzle-mined", found=len(kept), tried=tried)
                        echo(say(told, lang), err=True)
                if len(kept) >= count or monotonic() > until:
                    break
    except KeyboardInterrupt:
        stopped, kept = True, chosen(found, count, pool)
    if kept:
        write_shelf(out, kept)
    if as_json:
        plain = {"folder": str(out), "written": len(kept), "positions": tried}
        out_json(plain | ({"interrupted": True} if stopped else {}))
    else:
        echo(say(mined(len(kept), out), lang))
    if stopped:
        echo(say(Message("typer-interrupted"), lang), err=True)
        raise typer.Exit(EXIT_INTERRUPTED)


def mined(count: int, out: Path) -> Message:
    if not count:
        return Message("puzzle-mine-nothing")
    return Message("puzzle-mine-written", count=count, folder=str(out))
