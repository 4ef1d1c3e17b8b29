"""One trial of an ability that resolves: position, prediction, game, comparison.

A *control* game is played with the same card without the ability; the prediction is what the
ability changes in it. The *played* card may differ from the predicted one (mutation).
"""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass, field

from tintero.cards.facts import CardFacts
from tintero.events import REF
from tintero.game import Game
from tintero.vocab import NONE, Act, Deny, Keyword, Until, Zone
from tintero_proof.smoke import (
    verbs_lasting,
)
from tintero_proof.smoke.playing import option_of, take
from tintero_proof.smoke.prediction import Mod, Prediction
from tintero_proof.smoke.props import Do, Spot
from tintero_proof.smoke.stage import Stage
from tintero_proof.smoke.world import Mismatch, World, differences, world_of


@dataclass
class Trial:
    """A position with steps, what must come of it, and what comes of it without the ability."""

    stage: Stage
    steps: list[Do]
    control: World
    expected: World
    prediction: Prediction
    bare: CardFacts
    bargains: list[tuple[Spot, bool]] = field(default_factory=list)  # what can be played then
    later: list[World] = field(default_factory=list)  # the control game in the turns to come
    there_and_back: bool = False  # all that shows is how often cards changed zone

    def play(self, card: CardFacts) -> Game:
        """Play it with this card; `Mismatch` if it comes out otherwise than predicted."""
        game = self.stage.game(card)
        for step in self.steps[:-1]:
            take(game, step)
        prediction = Prediction(deepcopy(self.prediction.answers))
        take(game, self.steps[-1], prediction)
        found = differences(self.expected, world_of(game))
        if found:
            raise Mismatch("; ".join(found[:3]))
        for t in self.expected.things if self.there_and_back else ():
            if t.id not in self.expected.unsure and game.state.cards[t.id].inc != t.inc + t.moves:
                raise Mismatch(f"{t} changed zone more or less often than predicted")
        for i, moves, who in self.prediction.seen:
            there = self.expected.things[i].moves == moves
            if there and game.state.cards[i].seen & who != who:
                raise Mismatch(f"card {i} was not seen by whom it should be (bits {who})")
        self._lasting(game)
        for spot, can in self.bargains:
            if (option_of(game, Do("play", spot)) is not None) != can:
                raise Mismatch(f"{spot.facts.full_name} can{'not' if can else ''} be played")
        self._fading(game)
        return game

    def _lasting(self, game: Game) -> None:
        """What lasts is in the view, on exactly the predicted cards."""
        if game.state.active != self.control.active:
            return  # the turn is over, and with it what lasted to its end
        there = {t.id for t in self.expected.things if t.zone == Zone.PLAY}
        said = sorted(
            (until, tuple(i for i in targets if i in there))
            for until, targets in self.prediction.lasting
            if until != Until.CHALLENGE and (not targets or there & set(targets))
        )
        full = self.bare.full_name
        made = [
            a
            for a in game.state.actives
            if a.until != NONE and not a.granted and game.pool.at(a.index).full_name == full
        ]
        is_ = sorted(
            (a.until, tuple(sorted(r % REF for r in a.targets if r % REF in there))) for a in made
        )
        if said != is_:
            raise Mismatch(f"lasting effects (how long, on what): {said} predicted, {is_} found")

    def _fading(self, game: Game) -> None:
        """In the turns to come, values differ from the control game by what still lasts."""
        mods = self.prediction.mods
        denied = self.prediction.denied
        if not mods and not denied:
            return
        self._denied(game, 0)
        first = game.state.active
        for turn, control in enumerate(self.later, start=1):
            if game.decision is None:
                return
            if option_of(game, Do("end")) is None:
                return  # CR 8.7.3: something must still act first
            take(game, Do("end"))
            self._denied(game, turn)
            now = world_of(game)
            expected = control.copy()
            live = [m for m in mods if lasts(m, turn, first, 0, control)]
            there = [m for m in live if expected.things[m.thing].zone == Zone.PLAY]
            verbs_lasting.apply_mods(there, expected.things)
            for one, two in zip(expected.things, now.things):
                if one.zone == two.zone == Zone.PLAY and one.id in {m.thing for m in mods}:
                    for name in ("strength", "willpower", "lore", "keywords"):
                        said, is_ = getattr(one, name), getattr(two, name)
                        if name != "keywords":
                            said = max(0, said)
                        if said != is_:
                            raise Mismatch(f"{name} of {one} after {turn} turns: {said}, not {is_}")

    def _denied(self, game: Game, turn: int) -> None:
        """What a card can't do is not among the options of its player, as long as it lasts."""
        first = (game.state.active - turn) % 2
        control = self.later[turn - 1] if turn else self.control
        for thing, deny, until in self.prediction.denied:
            mod = Mod(thing, "", 0, until)
            at_once = (Until.END_OF_TURN, Until.FOREVER, Until.YOUR_NEXT_TURN)
            live = lasts(mod, turn, first, 0, control) if turn else until in at_once
            now = world_of(game).things[thing]
            if not live or now.zone != Zone.PLAY or now.owner != game.state.active:
                continue
            acts = {Deny.QUEST: Act.QUEST, Deny.CHALLENGE: Act.CHALLENGE}
            if deny in acts:
                if any(o.act == acts[deny] and o.a == thing for o in game.options):
                    raise Mismatch(f"{now} can act after {turn} turns")
            elif deny == Deny.READY_AT_START and turn and control.things[thing].zone == Zone.PLAY:
                was = self.control if turn == 1 else self.later[turn - 2]
                if was.things[thing].exerted and not now.exerted:
                    raise Mismatch(f"{now} readied after {turn} turns")


def lasts(mod: Mod, turn: int, first: int, maker: int, world: World) -> bool:
    """Whether a change is in force that many turns later (CR 6.1.13)."""
    active = (first + turn) % 2
    if mod.until in (Until.FOREVER, Until.WHILE_IN_PLAY):
        return True
    if mod.until == Until.YOUR_NEXT_TURN:
        return turn < (2 if first == maker else 1)
    if mod.until == Until.THEIR_NEXT_TURN:
        owner = world.things[mod.thing].owner
        return active == owner and turn <= 2
    return False


def duel(world: World, one: int, two: int, p: Prediction) -> None:
    """CR 4.6.6: both deal damage equal to their strength to each other, at the same time."""
    a, b = world.things[one], world.things[two]
    if a.zone != Zone.PLAY or b.zone != Zone.PLAY:
        return
    passing = [m for m in p.mods if m.until == Until.CHALLENGE]
    verbs_lasting.apply_mods(passing, world.things)
    strong = a.strength + a.keywords.get(Keyword.CHALLENGER, 0)
    for t, n in ((b, strong), (a, b.strength)):
        if t.id not in p.shielded:
            t.damage += max(0, max(0, n) - t.keywords.get(Keyword.RESIST, 0))
    for mod in passing:
        t = world.things[mod.thing]
        if mod.what.startswith("+"):
            keyword = int(mod.what[1:])
            t.keywords[keyword] -= mod.amount
            if t.keywords[keyword] <= 0:
                del t.keywords[keyword]
        else:
            setattr(t, mod.what, getattr(t, mod.what) - mod.amount)
