"""Secrets over histories: what a seat is told never depends on what it can't know, as games go on.

Twin games differ only in cards whose faces a seat can't know. Both are played on by the same
visible actions; whatever the seat is given on the way (its view with options and log, what it is
asked, the log in words, answers to its questions, refusals and suggestions) must stay the same,
byte for byte, until a card that differs is shown to it. It calls cards by the same handles from
beginning to end, and nothing is renamed to compare. On the way equal cards that the seat can't see
change places in one of the games: whoever recognised a copy would be told something else. Answers
are taken back, and others given. A seat can be nobody's: who watches is told the same too.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tintero import notation
from tintero.ability.effects import Discard, ExchangeHands, Look, Play, Put, Reveal
from tintero.cards.deck import Deck
from tintero.cards.pool import Pool
from tintero.events import KIND_NAMES, Kind
from tintero.game import AmbiguousAction, Game, IllegalAction, InvalidAction, programs_of
from tintero.messages import plain
from tintero.program.model import Op
from tintero.rules import derive
from tintero.state.objects import Option
from tintero.state.state import State
from tintero.views import Handles, View, view_of
from tintero.views.event_view import told_of
from tintero.views.knowledge import NOBODY, may_know
from tintero.views.log import messages, sentences
from tintero.views.observation import Observation
from tintero.views.option_view import CARD_ACTS
from tintero.views.prompts import label, prompt
from tintero.views.shapes import EventView
from tintero.vocab import NONE, Act, Ask, Pay, Zone
from tintero_proof.invariants import need
from tintero_proof.secrets import exchange_hidden
from tintero_proof.whereabouts import Broken

STEPS = 25  # decisions a pair of twins is played on
QUESTIONS = 2  # asked at each of them
VERBS = ("ink", "play", "quest", "use", "boost", "choose", "sing", "challenge", "name", "resolve")
GOT_HAND = (KIND_NAMES[Kind.HAND_ALTERED], KIND_NAMES[Kind.HAND_EXCHANGED])
# Events that show a card which was hidden until then.
SHOWING = frozenset(
    KIND_NAMES[kind]
    for kind in (
        Kind.ANNOUNCED, Kind.REVEALED, Kind.LOOKED_AT, Kind.DREW, Kind.DISCARDED,
        Kind.PUT_IN_DISCARD, Kind.RETURNED_TO_HAND, Kind.PUT_IN_DECK, Kind.PUT_UNDER,
    )
)  # fmt: skip


def deck_of_copies(rng: Random, pool: Pool) -> Deck:
    """60 cards, few of them different, most of which move cards between hands, decks and play."""
    programs = programs_of(pool)
    cheap = [i for i, card in enumerate(pool) if card.cost <= 4]
    movers = [i for i in cheap if any(moves(a.code) for a in programs[i].abilities)]
    some = rng.sample(movers, 9) + rng.sample(cheap, 3)
    return Deck("", tuple(programs[i].full_name for i in some for _ in range(5)))


def moves(code: list[Op]) -> bool:
    return any(
        isinstance(op.node, (Discard, ExchangeHands, Look, Play, Put, Reveal)) for op in code
    )


def check_history(game: Game, rng: Random, steps: int = STEPS) -> None:
    """Play a game on beside a twin of it, both on copies."""
    seat = rng.choice([*range(len(game.state.players)), NOBODY])
    Twins(game, seat, rng).play(steps)


class Twins:
    """Two games that look the same to a seat."""

    def __init__(self, game: Game, seat: int, rng: Random) -> None:
        saved = game.save()
        self.games = [Game.load(saved, game.pool) for _ in range(2)]
        self.seat = seat
        self.rng = rng
        self.handles = [Handles(), Handles()]
        for n in range(2):  # what the seat has met before
            self.view(n)
        # With its own deck the twin differs at the seat's next draw; mostly it should go on.
        exchange_hidden(self.games[1].state, seat, rng, own=rng.random() < 0.2)

    def play(self, steps: int) -> None:
        self.compare("to begin with", False)
        for step in range(steps):
            if any(game.state.over for game in self.games):
                return
            if self.rng.random() < 0.5:
                self.exchange_copies()
            chosen = self.choose()
            if chosen is None:
                return
            options, same = chosen
            what = notation.write(self.games[0].state, options[0])
            for handles in self.handles:
                handles.mark(step)
            logs = [
                self.push(game, option) for game, option in zip(self.games, options, strict=True)
            ]
            if self.shown(*logs):
                return
            if not same and self.games[0].decision != self.games[1].decision:
                return  # two cards were chosen unseen, and more is asked about one of them
            self.compare(f"after {what!r}", True)
            if self.rng.random() < 0.3:
                self.take_back(what, step)

    def take_back(self, what: str, step: int) -> None:
        """Both take an answer back: all is called as it was, and nothing is learnt from it."""
        for game, handles in zip(self.games, self.handles, strict=True):
            game.pop()
            handles.back_to(step)
        self.compare(f"after {what!r} was taken back", True)

    def exchange_copies(self) -> None:
        """Let equal cards that the seat can't see change places in one of the games."""
        two = self.games[1]
        exchange_hidden(two.state, self.seat, self.rng, copies=True)
        self.games[1] = Game(two.state, two.pool)

    # --- the same visible action ------------------------------------------------------------------

    def choose(self) -> tuple[list[Option], bool] | None:
        """An option for each game that looks the same to the seat, and whether it is the same."""
        one, two = (game.options for game in self.games)
        d = self.games[0].decision
        assert d is not None
        if d.player == self.seat:
            i = self.rng.randrange(len(one))
            return [one[i], two[i]], True
        picks = [[o for o in game.options if self.is_unseen(game.state, o)] for game in self.games]
        if all(picks) and self.rng.random() < 0.5:
            return [self.rng.choice(options) for options in picks], False
        there: dict[Any, Option] = {}
        for option in two:
            there.setdefault(self.look(self.games[1].state, option), option)
        both = [o for o in one if self.look(self.games[0].state, o) in there]
        if both and self.rng.random() < 0.5:
            act = self.rng.choice(sorted({o.act for o in both}))
            both = [o for o in both if o.act == act]
        if not both:
            return None
        option = self.rng.choice(both)
        return [option, there[self.look(self.games[0].state, option)]], True

    def is_unseen(self, s: State, o: Option) -> bool:
        """Whether somebody picks a card that the seat doesn't see them pick."""
        if o.act != Act.CHOOSE or o.b != NONE:
            return False
        card = s.cards[o.a]
        # Where a card that the seat knows comes to lie in a deck is seen.
        return card.zone == Zone.HAND or (
            card.zone == Zone.DECK and not may_know(s, card, self.seat)
        )

    def look(self, s: State, o: Option) -> tuple[Any, ...]:
        """What others see of an option: a card in sight, elsewhere only a face."""

        def seen(i: int) -> tuple[int, ...]:
            card = s.cards[i]
            # Which ink card is meant is seen, too: it lies there, facedown.
            if card.zone in (Zone.PLAY, Zone.DISCARD, Zone.INKWELL):
                return (card.owner, card.zone, s.zone(card.owner, card.zone).index(i))
            if card.zone == Zone.UNDER:
                return (card.owner, card.zone, *place_under(s, i))
            return (card.owner, card.zone, NONE, card.index)

        a = seen(o.a) if o.act in CARD_ACTS and o.a >= 0 else o.a
        b = seen(o.b) if o.act in (Act.CHALLENGE, Act.MOVE, Act.QUEST) and o.b >= 0 else o.b
        return (o.act, a, b, o.c, tuple(seen(i) for i in o.cards))

    def push(self, game: Game, option: Option) -> list[EventView]:
        """Do it; what the seat is told of it, also of a turn that ends with it."""
        s, before = game.state, game.state.log[:]
        return told_of(s, game.push(option), self.seat, Handles(), before)

    def shown(self, *logs: list[EventView]) -> bool:
        """Whether what happened has just shown the seat a card that differs."""
        if self.faceup(0) != self.faceup(1) or self.searched(0) != self.searched(1):
            return True
        if any(e.kind in GOT_HAND and e.player == self.seat for e in logs[0]):
            return True  # CR 2.2.2.1: it has drawn from its deck, or got another hand
        for one, two in zip(*logs, strict=False):
            faces = [(e.kind, e.card and e.card.face, e.other and e.other.face) for e in (one, two)]
            if faces[0] != faces[1]:
                return any(kind in SHOWING and face for kind, face, _ in faces)
        longer = max(logs, key=len)[min(map(len, logs)) :]
        return any(e.kind in SHOWING and e.card and e.card.face for e in longer[:1])

    def faceup(self, n: int) -> list[int]:
        """What lies openly on top of the decks: no event tells of it (Roz - Always Watching)."""
        s = self.games[n].state
        decks = [(p.id, s.zone(p.id, Zone.DECK)) for p in s.players]
        return [
            s.cards[deck[-1]].index if deck and derive.top_is_faceup(s, owner) else NONE
            for owner, deck in decks
        ]

    def searched(self, n: int) -> list[int]:
        """A deck the seat looks through now: no event tells of it either (CR 7.1.4)."""
        s = self.games[n].state
        if (
            s.decision is None
            or s.decision.player != self.seat
            or s.decision.ask == Ask.TURN_ACTION
        ):
            return []
        decks = [s.zone(p.id, Zone.DECK) for p in s.players]
        whole = [deck for deck in decks if all(s.cards[i].seen >> self.seat & 1 for i in deck)]
        return [s.cards[i].index for deck in whole for i in deck]

    # --- everything the seat is given -------------------------------------------------------------

    def compare(self, when: str, questions: bool) -> None:
        questions = questions and self.seat != NOBODY
        lines: list[str | Option] = [self.line() for _ in range(QUESTIONS)] if questions else []
        lines += self.unseen_options() if questions else []
        given = [self.given(n, lines) for n in range(2)]
        for (what, one), (_, two) in zip(*given, strict=True):
            if one != two:
                who = "nobody" if self.seat == NOBODY else f"seat {self.seat}"
                told = f"{what} of {who} tells of hidden cards {when}"
                raise Broken("histories", f"{told}: {differing(one, two)}")

    def given(self, n: int, lines: list[str | Option]) -> Iterator[tuple[str, Any]]:
        game, seat = self.games[n], self.seat
        s = game.state
        handles = self.handles[n]
        view = self.view(n)
        yield "the view", view.plain()
        yield "the view", view.bytes()
        if seat != NOBODY:
            observation = Observation()
            observation.see(s, seat)
            yield "the observation", list(observation.numbers)
        yield "the log", [plain(said) for _, said in messages(s, s.log, seat, handles)]
        mine = s.decision is not None and s.decision.player == seat
        for lang in ("en", "es"):
            yield "the question", prompt(s, lang, seat) if s.decision is not None else ""
            yield "the log", sentences(s, s.log, lang, seat)
            yield "an option", [label(s, o, lang, seat) for o in game.options] if mine else []
        yield "an option", [game.text(o) for o in game.options] if mine else []
        before = game.hash() if lines else ""
        for line in lines:
            yield f"the answer to {line!r}", answer(game, line, seat, before)

    def view(self, n: int) -> View:
        """What the seat is shown, all of it: with messages for the question and the options."""
        seat = None if self.seat == NOBODY else self.seat
        return view_of(self.games[n].state, seat, self.handles[n], words=True)

    def unseen_options(self) -> list[Option]:
        """Options with the number of a card that the seat knows in neither game: numbers follow
        deck lists, so they can be guessed."""
        here = [game.state for game in self.games]
        card = self.rng.choice(here[0].cards).id
        if any(may_know(s, s.cards[card], self.seat) for s in here):
            return []
        made = [Option(act, card) for act in CARD_ACTS]
        made += [Option(Act.PLAY, card, pay) for pay in (Pay.INK, Pay.FREE, Pay.SING_TOGETHER)]
        for i in set(here[0].in_play(self.seat)[:2]).intersection(here[1].in_play(self.seat)):
            made += [Option(Act.CHALLENGE, i, card), Option(Act.PLAY, card, Pay.SHIFT, 0, (i,))]
        return self.rng.sample(made, 3)

    def line(self) -> str:
        """A question with names drawn from everywhere, also from where the seat can't look."""
        s, rng = self.games[self.rng.randrange(2)].state, self.rng
        first, second = (s.programs[rng.choice(s.cards).index] for _ in range(2))
        names = [first.full_name, first.name, first.full_name[: rng.randint(3, 20)]]
        verb, name = rng.choice(VERBS), rng.choice(names)
        if verb == "challenge":
            name += f" > {second.full_name}"
        elif verb == "sing" or (verb == "play" and rng.random() < 0.3):
            name += f" {'with' if verb == 'sing' else 'on'} {second.full_name}"
        elif rng.random() < 0.3:
            name += rng.choice((" #2", " from hand", " from deck", f", {second.full_name}"))
        more = f"\n{rng.choice(VERBS)} {second.name}" if rng.random() < 0.2 else ""
        return f"{verb} {name}{more}"


def answer(game: Game, line: str | Option, seat: int, before: str) -> list[Any]:
    """What a question is answered with, and a push that is refused; `before`: the game's hash,
    which is the same afterwards."""
    found: list[Any] = []
    for ask in (game.why_not, game.push):
        depth = game.depth
        try:
            said = ask(line, seat)
            found.append(said if ask == game.why_not else "done")
        except (InvalidAction, AmbiguousAction, IllegalAction) as error:
            found += [type(error).__name__, str(error), error.said("es")]
        while game.depth > depth:
            game.pop()
    need(game.hash() == before, "questions", f"{line!r} changes the game")
    return found


def place_under(s: State, i: int) -> tuple[int, int]:
    """Under which card one lies, and where among those."""
    piles = ((card.id, s.under(card.id)) for card in s.cards if card.zone == Zone.PLAY)
    return next((over, pile.index(i)) for over, pile in piles if i in pile)


def differing(one: Any, two: Any, path: str = "") -> str:
    """Where two nested values differ first."""
    if isinstance(one, dict) and isinstance(two, dict):
        keys = [*one, *(k for k in two if k not in one)]
        pairs = [(f"{path}.{k}", one.get(k), two.get(k)) for k in keys]
    elif isinstance(one, (list, tuple)) and isinstance(two, (list, tuple)) and len(one) == len(two):
        pairs = [(f"{path}[{i}]", a, b) for i, (a, b) in enumerate(zip(one, two, strict=True))]
    else:
        return f"{path}: {one!r} or {two!r}"[:600]
    return next((differing(a, b, where) for where, a, b in pairs if a != b), path)
