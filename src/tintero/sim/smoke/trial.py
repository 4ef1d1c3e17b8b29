"""One trial of an ability that resolves: position, prediction, game, comparison.

A *control* game is played with the same card without the ability; the prediction is what the
ability changes in it. The *played* card may differ from the predicted one (mutation).
"""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass, field

from tintero.ability.abilities import Activated, Has, Script, Triggered
from tintero.ability.base import Ability
from tintero.ability.conditions import UsedShift
from tintero.ability.effects import Exert, If, OneOf
from tintero.ability.select import This
from tintero.ability.triggers import When
from tintero.cards.facts import CardFacts
from tintero.events import Event
from tintero.game import Game
from tintero.sim.smoke import verbs_cards, verbs_lasting, verbs_numbers
from tintero.sim.smoke.causes import Course, cause, shift
from tintero.sim.smoke.known import understood, walk
from tintero.sim.smoke.prediction import Mod, Prediction, carry
from tintero.sim.smoke.props import Do, Spot, spoils, want, with_abilities
from tintero.sim.smoke.reading import Happening, Scope, holds
from tintero.sim.smoke.solve import prepare, satisfy
from tintero.sim.smoke.stage import Stage, ids_of
from tintero.sim.smoke.table import option_of, take
from tintero.sim.smoke.world import Mismatch, NotCovered, World, differences, world_of
from tintero.state.objects import REF
from tintero.vocab import NONE, Act, Deny, Keyword, Stat, Until, Zone

VERBS_LOADED = (verbs_cards, verbs_lasting, verbs_numbers)


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

    def play(self, card: CardFacts) -> Game:
        """Play it with this card; `Mismatch` if it comes out otherwise than predicted."""
        game = self.stage.game(card)
        for step in self.steps[:-1]:
            take(game, step)
        prediction = deepcopy(self.prediction)
        take(game, self.steps[-1], prediction)
        found = differences(self.expected, world_of(game))
        if found:
            raise Mismatch("; ".join(found[:3]))
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
        made = [a for a in game.state.actives if a.until != NONE and not a.granted]
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
    if mod.until == Until.FOREVER:
        return True
    if mod.until == Until.YOUR_NEXT_TURN:
        return turn < (2 if first == maker else 1)
    if mod.until == Until.THEIR_NEXT_TURN:
        owner = world.things[mod.thing].owner
        return active == owner and turn <= 2
    return False


# --- making a trial -----------------------------------------------------------------------------


def alone(card: CardFacts, ability: Ability) -> tuple[CardFacts, CardFacts]:
    """The card with this ability only, and without it; what the ability rests on stays."""
    kept = tuple(
        a
        for a in card.abilities
        if isinstance(a, Has)
        and a.keyword == Keyword.SHIFT
        and any(isinstance(n, UsedShift) for n in walk(ability))
    )
    return with_abilities(card, (*kept, ability)), with_abilities(card, kept)


def trials(card: CardFacts, ability: Ability) -> list[Trial]:
    """The trials an ability needs: one for each way to set it off."""
    understood(ability)
    modes = max([1, *(len(n.modes) for n in walk(ability) if isinstance(n, OneOf))])
    branches = any(isinstance(n, If) for n in walk(ability))
    found: list[Trial] = []
    for variant in (*range(modes), *((-1,) if branches else ())):
        try:
            found += variants(card, ability, variant)
        except NotCovered:
            if variant == 0:
                raise
    return found


def variants(card: CardFacts, ability: Ability, variant: int) -> list[Trial]:
    """With the mode of that number; -1: with the conditions of the text not met."""
    if isinstance(ability, Triggered):
        return [triggered(card, ability, when, variant) for when in ability.when]
    if isinstance(ability, Activated):
        return [activated(card, ability, variant)]
    if isinstance(ability, Script):
        return [script(card, ability, variant)]
    raise NotCovered(f"{type(ability).__name__} is not played")


def triggered(card: CardFacts, ability: Triggered, when: object, variant: int) -> Trial:
    assert isinstance(when, When)
    understood(when)
    only, bare = alone(card, ability)
    stage = Stage(only)
    if ability.zone != Zone.PLAY:
        stage.this.zone = ability.zone
    if ability.window is not None:
        satisfy(stage, ability.window)
    prepare(stage, ability.effect, truth=variant >= 0)
    course = cause(stage, when)
    if variant < 0 and any(h.kind == when.kind for h in stage.earlier):
        raise NotCovered("it would trigger on the way")
    for past in [h for h in stage.earlier if h.kind == when.kind][:1]:
        stage.earlier.remove(past)  # what triggers it counts as well
    wounds = stage.this.damage
    if stage.this.zone != Zone.PLAY:
        stage.this.exerted, stage.this.damage, stage.this.at = False, 0, None
        stage.this.under = []
    if shifts(ability) and not course.shifted and when.this:
        stage.this.damage = wounds
        course = shift(stage, stage.this)
        stage.this.damage = 0
    return predicted(stage, course, bare, ability, variant)


def shifts(ability: Ability) -> bool:
    return any(isinstance(n, UsedShift) for n in walk(ability))


def script(card: CardFacts, ability: Script, variant: int) -> Trial:
    only, bare = alone(card, ability)
    stage = Stage(only)
    prepare(stage, ability.effect, truth=variant >= 0)
    course = Course([Do("play", stage.this)], stage.this, None, 0)
    return predicted(stage, course, bare, ability, variant)


def activated(card: CardFacts, ability: Activated, variant: int) -> Trial:
    only, bare = alone(card, ability)
    stage = Stage(only)
    if ability.condition is not None:
        satisfy(stage, ability.condition)
    prepare(stage, ability.effect, *ability.costs, truth=variant >= 0)
    stage.turn = 0
    if any(isinstance(c, Exert) and isinstance(c.what, This) for c in ability.costs):
        stage.this.exerted = False
    course = Course([Do("use", stage.this)], stage.this, None, 0)
    return predicted(stage, course, bare, ability, variant)


def predicted(
    stage: Stage,
    course: Course,
    bare: CardFacts,
    ability: Ability,
    mode: int,
    again: bool = False,
) -> Trial:
    """Play the control game and predict."""
    assert isinstance(ability, (Triggered, Activated, Script))
    only = stage.this.facts
    using = isinstance(ability, Activated)
    steps = [*earlier(stage), *course.steps]
    control = stage.game(bare)
    events: list[Event] = []
    for step in steps[:-1]:
        events += take(control, step)
    before = world_of(control)
    if not using:
        events += take(control, steps[-1])
    if control.state.over:
        raise NotCovered("the game ends on the way")
    after = world_of(control)
    control_turn = control.state.active
    later: list[World] = []
    for _ in range(3):
        if control.decision is not None and not control.state.over:
            take(control, Do("end"))
            later.append(world_of(control))
    x = scope_of(stage, control, only, course)
    stage.this.facts = only
    x.world, x.before, x.events = after.copy(), before, events
    x.numbers["mode"] = mode
    fighting = x.challenge is not None and course.first
    if fighting:
        assert x.challenge is not None
        x.world = before.copy()
        x.world.things[x.challenge[0]].exerted = True
    p = Prediction()
    if isinstance(ability, Triggered) and ability.window is not None:
        if not holds(ability.window, x):
            raise NotCovered("its window could not be arranged")
    if isinstance(ability, Activated):
        if ability.condition is not None and not holds(ability.condition, x):
            raise NotCovered("its condition could not be arranged")
        for cost in ability.costs:
            if not carry(cost, x, p):
                raise NotCovered("its cost could not be arranged")
    starting = course.drawing >= 0
    if starting:  # CR 3.2.1.4: it resolves before the card of the turn is drawn
        hand_ = x.world.sides[course.drawing].zones[Zone.HAND]
        x.world.move(x.world.things[hand_[-1]], Zone.DECK)
    acting = isinstance(ability, Script)
    if acting:  # CR 4.3.4: an action goes to the discard when it has been carried out
        x.world.move(x.world.things[x.this], Zone.OUT)
    carry(ability.effect, x, p)
    if acting and x.world.things[x.this].zone == Zone.OUT:
        x.world.move(x.world.things[x.this], Zone.DISCARD)
    if starting:
        deck = x.world.sides[course.drawing].zones[Zone.DECK]
        if course.drawing in x.world.shuffled:
            x.world.unsure.update(deck)
        x.world.move(x.world.things[deck[-1]], Zone.HAND)
    verbs_numbers.settle(x.world)
    if fighting:
        assert x.challenge is not None
        duel(x.world, *x.challenge, p)
        verbs_numbers.settle(x.world)
    changed = differences(x.world, after) or p.mods or p.lasting or p.answers
    if not changed and mode >= 0:
        raise NotCovered("nothing to be seen is predicted")
    if p.cheaper and not again and control_turn == 0:
        bargains = bargain(stage, x.world, p)
        trial = predicted(stage, course, bare, ability, mode, True)
        trial.bargains = bargains
        return trial
    return Trial(stage, steps, after, x.world, p, bare, [], later)


def bargain(stage: Stage, world: World, p: Prediction) -> list[tuple[Spot, bool]]:
    """Cards in hand that are just affordable, just not, and just not because they don't fit."""
    ink = sum(not t.exerted for t in world.cards(0, Zone.INKWELL))
    found: list[tuple[Spot, bool]] = []
    f = p.cheaper[0][0]
    if any(b.stat == Stat.COST for b in f.bounds):
        raise NotCovered("cheaper cards of some costs are not predicted")
    total = sum(k for g, k in p.cheaper if g == f)
    cases = [("", 0, True), ("", 1, False), *((spoil, 0, False) for spoil in spoils(f))]
    for spoil, more, can in cases:
        made = want(f, 0, spoil)
        made.facts["cost"] = ink + total + more
        found.append((stage.put(0, Zone.HAND, made), can))
    return found


def scope_of(stage: Stage, game: Game, card: CardFacts, course: Course | None) -> Scope:
    """The ability's point of view in a game as it is now."""
    ids = ids_of(game)

    def at(spot: Spot | None) -> int:
        return ids.get(spot.facts.full_name, -1) if spot is not None else -1

    world = world_of(game)
    x = Scope(world=world, before=world, this=ids[card.full_name], you=0)
    if course is not None:
        x.event = Happening(at(course.card), at(course.other), course.player, course.amount)
        x.shifted = course.shifted
        if course.challenge is not None:
            x.challenge = (at(course.challenge[0]), at(course.challenge[1]))
    return x


def earlier(stage: Stage) -> list[Do]:
    """Steps for what must have happened earlier in the turn; arranged once."""
    if stage.prelude is not None:
        return list(stage.prelude)
    steps: list[Do] = []
    for past in stage.earlier:
        when = When(past.kind, past.this, past.subject, by=past.by, extra=past.extra)
        turn = stage.turn
        steps += cause(stage, when).steps
        if stage.turn != turn:
            raise NotCovered("what must have happened this turn can't be arranged")
    stage.prelude = steps
    return list(steps)


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
