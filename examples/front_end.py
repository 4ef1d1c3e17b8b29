"""A front end in a page: a whole game over the port of the table, told line by line.

Try it: python examples/front_end.py es
It answers by lot; put `input()` there and two people can play.
"""

import sys
from random import Random

from tintero import Deck, Game
from tintero.messages import say, tell
from tintero.table.match import Match
from tintero.table.plan import Plan
from tintero.table.port import Seat

DECKS = ("amber-steel", "ruby-amethyst")
NAMES = ("Ana", "Bea")


def front_end(seat: Seat, lang: str, rng: Random, seen: int) -> int:
    """Show a seat what is new to it, and let it decide; the version that was shown."""
    state = seat.state(since=seen)
    for line in state.log:
        print("  " + tell(line.said, lang, NAMES))
    if state.asked:
        print(say(state.question, lang, NAMES))
        option = rng.choice([each for each in state.options if each.act != "concede"])
        print("> " + say(option.words, lang, NAMES))
        seat.act(option.id, state.version)
    return state.version


def main(lang: str = "en", seed: int = 7) -> str:
    game = Game.new([Deck.load(name) for name in DECKS], seed)
    match = Match(game, Plan(DECKS, {}, called=dict(enumerate(NAMES))), {})
    match.keeping = False
    rng = Random(seed)
    seats = [Seat(match, number) for number in range(len(NAMES))]
    seen = [-1] * len(NAMES)
    while match.asked is not None:
        asked = match.asked
        seen[asked] = front_end(seats[asked], lang, rng, seen[asked])
    over = seats[0].state().over
    assert over is not None
    return tell(over, lang, NAMES)


if __name__ == "__main__":
    print(main(*sys.argv[1:2]))
