"""What it costs to show a game: a board, and the whole message that a seat is sent.

Random games with the decks of `tintero bench`, over the port of the table as a server uses it:
after every change each seat is sent its state, with the lines of the log that are new to it. Times
are CPU time; sizes are of JSON without compression. What the machine is worth just then is said
beside it: random games a second, as `tintero bench` counts them, before and after.

    python -m tintero_proof.shown 20
"""

from __future__ import annotations

import gc
import sys
from dataclasses import dataclass
from random import Random
from statistics import mean, median
from time import process_time_ns

from tintero import _build
from tintero.game import Game
from tintero.messages import languages
from tintero.sim.bench import PAIRS, SEED, load_pair, play_games
from tintero.sim.many import seed_of
from tintero.table.match import Match
from tintero.table.plan import Plan
from tintero.table.port import Onlooker, Seat
from tintero.views import view_of
from tintero.vocab import Act

MIDDLE = 6  # turns until a game is in its middle
PEOPLE = ("Ana", "Bea")
REAL = ("real", "real, many triggers")


@dataclass
class Shown:
    """Each a list with a number for every state that was shown: of the middle of games for times in
    µs, of whole games for sizes in bytes."""

    board_us: list[float]
    state_us: list[float]
    encode_us: list[float]
    change_us: list[float]
    board_bytes: list[int]
    message_bytes: list[int]
    spoken_bytes: dict[str, list[int]]  # the message with its words, by language

    def lines(self) -> list[str]:
        return [
            f"{'' if _build.compiled() else 'un'}compiled, {len(self.message_bytes)} states",
            *(
                f"{name}: p50 {median(found):.0f} µs, mean {mean(found):.0f} µs"
                for name, found in (
                    ("a board for one seat", self.board_us),
                    ("the whole state (board, question, options, log since)", self.state_us),
                    ("the same as JSON", self.encode_us),
                    ("a change (do it, tell every ear)", self.change_us),
                )
            ),
            *(
                f"{name}: mean {mean(found):.0f} bytes, median {median(found):.0f}"
                for name, found in (
                    ("a board", self.board_bytes),
                    ("the whole message", self.message_bytes),
                    *(
                        (f"the whole message in words ({lang})", found)
                        for lang, found in self.spoken_bytes.items()
                    ),
                )
            ),
        ]


def measure(games: int) -> Shown:
    found = Shown([], [], [], [], [], [], {lang: [] for lang in languages()})
    gc.collect()
    gc.freeze()
    gc.disable()
    for name in REAL:
        for number in range(games):
            show_game(name, number, found)
            gc.collect()
    gc.enable()
    return found


def show_game(name: str, number: int, found: Shown) -> None:
    rng = Random(number)
    game = Game.new(load_pair(name), seed_of(SEED, number))
    match = Match(game, Plan(PAIRS[name], {}), {}, numbers=True)
    match.keeping = False
    seats = [Seat(match, 0), Seat(match, 1), Onlooker(match)]
    since = -1
    while match.asked is not None:
        middle = game.state.turn > MIDDLE
        for seat in seats[:2]:
            t0 = process_time_ns()
            view_of(game.state, seat.seat, match.handles_of(seat.seat), log=False, options=False)
            t1 = process_time_ns()
            state = seat.state(since)
            t2 = process_time_ns()
            message = state.bytes()
            t3 = process_time_ns()
            if middle:
                found.board_us.append((t1 - t0) / 1000)
                found.state_us.append((t2 - t1) / 1000)
                found.encode_us.append((t3 - t2) / 1000)
            found.board_bytes.append(len(state.view.bytes()))
            found.message_bytes.append(len(message))
            for lang, sizes in found.spoken_bytes.items():
                sizes.append(len(state.bytes(lang, PEOPLE)))
        since = match.version
        places = [i for i, option in enumerate(game.options) if option.act != Act.CONCEDE]
        place = rng.choice(places)
        t0 = process_time_ns()
        match.answer(place)
        if middle:
            found.change_us.append((process_time_ns() - t0) / 1000)


def games_a_second(games: int = 100) -> float:
    """Of the first pair of decks, in CPU time."""
    decks = load_pair(REAL[0])
    play_games(decks, -1, 1)
    return games / play_games(decks, 0, games)[0]


def main(games: int) -> None:
    before = games_a_second()
    found = measure(games)
    print("\n".join(found.lines()))
    print(f"random games a second: {before:.0f} before, {games_a_second():.0f} after")


if __name__ == "__main__":
    main(int(sys.argv[1]))
