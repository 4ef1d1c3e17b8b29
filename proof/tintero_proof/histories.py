"""Secrets over histories: what a seat is told never depends on what it can't know, as games go on.

Twin games differ only in cards whose faces a seat can't know. Both are played on by the same
visible actions; whatever the seat is given on the way (its view with options and log, what it is
asked, the log in words, answers to its questions, refusals and suggestions) must stay the same,
byte for byte, until a card that differs is shown to it.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tintero import notation
from tintero.ability.effects import Discard, Look, Play, Put, Reveal
from tintero.cards.deck import Deck
from tintero.cards.pool import Pool
from tintero.events import KIND_NAMES, Kind
from tintero.game import AmbiguousAction, Game, IllegalAction, InvalidAction, programs_of
from tintero.program.model import Op
from tintero.rules import derive
from tintero.state.objects import Option
from tintero.state.state import State
from tintero.views import view_of
from tintero.views.knowledge import may_know
from tintero.views.log import sentences
from tintero.views.prompts import label, prompt
from tintero.views.view import CARD_ACTS
from tintero.vocab import NONE, Act, Pay, Zone
from tintero_proof.invariants import need
from tintero_proof.secrets import exchange_hidden

STEPS = 25  # decisions a pair of twins is played on
QUESTIONS = 2  # asked at each of them
VERBS = ("ink", "play", "quest", "use", "boost", "choose", "sing", "challenge", "name", "resolve")
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
    return any(isinstance(op.node, (Discard, Look, Play, Put, Reveal)) for op in code)


def check_history(game: Game, rng: Random, steps: int = STEPS) -> None:
    """Play a game on beside a twin of it, both on copies."""
    seat = rng.randrange(len(game.state.players))
    Twins(game, seat, rng).play(steps)


class Twins:
    """Two games that look the same to a seat."""

    def __init__(self, game: Game, seat: int, rng: Random) -> None:
        saved = game.save()
        self.games = [Game.load(saved, game.pool) for _ in range(2)]
        self.seat = seat
        self.rng = rng
        self.known = [Followed(), Followed()]
        # With its own deck the twin differs at the seat's next draw; mostly it should go on.
        exchange_hidden(self.games[1].state, seat, rng, own=rng.random() < 0.2)

    def play(self, steps: int) -> None:
        self.compare("to begin with", False)
        for _ in range(steps):
            if any(game.state.over for game in self.games):
                return
            chosen = self.choose()
            if chosen is None:
                return
            options, same = chosen
            what = notation.write(self.games[0].state, options[0])
            for game, option in zip(self.games, options, strict=True):
                game.push(option)
            if self.shown():
                return
            if not same and self.games[0].decision != self.games[1].decision:
                return  # two cards were chosen unseen, and more is asked about one of them
            self.compare(f"after {what!r}", True)

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
        return o.act == Act.CHOOSE and o.b == NONE and s.cards[o.a].zone in (Zone.HAND, Zone.DECK)

    def look(self, s: State, o: Option) -> tuple[Any, ...]:
        """What others see of an option: a card in sight, elsewhere only a face."""

        def seen(i: int) -> tuple[int, ...]:
            card = s.cards[i]
            if card.zone in (Zone.PLAY, Zone.DISCARD):
                return (card.owner, card.zone, s.zone(card.owner, card.zone).index(i))
            return (card.owner, card.zone, NONE, card.index)

        a = seen(o.a) if o.act in CARD_ACTS and o.a >= 0 else o.a
        b = seen(o.b) if o.act in (Act.CHALLENGE, Act.MOVE) else o.b
        return (o.act, a, b, o.c, tuple(seen(i) for i in o.cards))

    def shown(self) -> bool:
        """Whether what happened has just shown the seat a card that differs."""
        if self.faceup(0) != self.faceup(1):
            return True
        logs = [view_of(game.state, self.seat).log for game in self.games]
        for one, two in zip(*logs):
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

    # --- everything the seat is given -------------------------------------------------------------

    def compare(self, when: str, questions: bool) -> None:
        lines: list[str | Option] = [self.line() for _ in range(QUESTIONS)] if questions else []
        lines += self.unseen_options() if questions else []
        given = [self.given(n, lines) for n in range(2)]
        for (what, one), (_, two) in zip(*given, strict=True):
            told = f"{what} of seat {self.seat} tells of hidden cards {when}"
            need(one == two, "histories", f"{told}: {differing(one, two)}")

    def given(self, n: int, lines: list[str | Option]) -> Iterator[tuple[str, Any]]:
        game, seat = self.games[n], self.seat
        s = game.state
        yield "the view", self.known[n].renamed(view_of(s, seat).plain())
        mine = s.decision is not None and s.decision.player == seat
        for lang in ("en", "es"):
            yield "the question", prompt(s, lang, seat) if s.decision is not None else ""
            yield "the log", sentences(s, s.log, lang, seat)
            yield "an option", [label(s, o, lang, seat) for o in game.options] if mine else []
        yield "an option", [game.text(o) for o in game.options] if mine else []
        for line in lines:
            yield f"the answer to {line!r}", answer(game, line, seat)

    def unseen_options(self) -> list[Option]:
        """Options with the number of a card that the seat knows in neither game: numbers follow
        deck lists, so they can be guessed."""
        here = [game.state for game in self.games]
        card = self.rng.choice(here[0].cards).id
        if any(may_know(s, s.cards[card], self.seat) for s in here):
            return []
        made = [Option(act, card) for act in CARD_ACTS]
        made += [Option(Act.PLAY, card, pay) for pay in (Pay.INK, Pay.FREE, Pay.SING_TOGETHER)]
        for i in here[0].in_play(self.seat)[:2]:
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


def answer(game: Game, line: str | Option, seat: int) -> list[Any]:
    """What a question is answered with, and a push that is refused."""
    before = game.hash()
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


def differing(one: Any, two: Any, path: str = "") -> str:
    """Where two nested values differ first."""
    if isinstance(one, dict) and isinstance(two, dict) and one.keys() == two.keys():
        pairs = [(f"{path}.{k}", one[k], two[k]) for k in one]
    elif isinstance(one, (list, tuple)) and isinstance(two, (list, tuple)) and len(one) == len(two):
        pairs = [(f"{path}[{i}]", a, b) for i, (a, b) in enumerate(zip(one, two, strict=True))]
    else:
        return f"{path}: {one!r} or {two!r}"[:600]
    return next((differing(a, b, where) for where, a, b in pairs if a != b), path)


# --- ids ------------------------------------------------------------------------------------------


class Followed:
    """Names for the cards a seat is told of, for as long as it can follow each.

    A card has one id for the whole game, so that a seat could tell copies apart where nobody can: a
    card that went through a shuffle is recognised when it comes back. Until views give handles that
    are renewed there, `renamed` does it, and what it does not hide is compared.
    """

    def __init__(self) -> None:
        self.names: dict[int, int] = {}
        self.count = 0
        self.turn = NONE
        self.log: list[Any] = []

    def renamed(self, view: dict[str, Any]) -> dict[str, Any]:
        """A view as plain data with names in place of ids. To be deleted with the ids."""
        if view["turn"] != self.turn or len(view["log"]) < len(self.log):
            self.turn, self.log = view["turn"], []
        for event in view["log"][len(self.log) :]:
            faces = {key: self.face(event[key]) for key in ("card", "other", "source")}
            self.log.append(event | faces)
        lists = [
            (player, key)
            for player in view["players"]
            for key in ("play", "discard", "known_hand", "known_deck")
        ]
        here: set[int] = set()
        for player, key in lists:
            cards = [self.card(card, here) for card in player[key]]
            if key == "known_hand" and player["seat"] != view["seat"]:
                cards.sort(key=lambda card: (card["face"], card["id"]))
            player[key] = cards
        name = self.name
        options = [
            (act, name(a) if act in CARD_ACTS else a,
             name(b) if act in (Act.CHALLENGE, Act.MOVE) else b, c, [name(i) for i in cards])
            for act, a, b, c, cards in view["options"]
        ]  # fmt: skip
        for effect in view["lasting"]:
            effect["targets"] = [name(i) for i in effect["targets"]]
        for entry in view["bag"]:
            entry["card"] = self.face(entry["card"])
        decision = view["decision"]
        if decision is not None:
            decision["source"] = self.face(decision["source"])
            decision["picked"] = [self.face(face) for face in decision["picked"]]
        challenge = view["challenge"] and [name(i) for i in view["challenge"]]
        self.names = {i: n for i, n in self.names.items() if i in here}
        return view | {"log": list(self.log), "options": options, "challenge": challenge}

    def name(self, card: int | None) -> int | None:
        if card is None or card < 0:
            return card
        if card not in self.names:
            self.names[card] = self.count
            self.count += 1
        return self.names[card]

    def face(self, face: dict[str, Any] | None) -> dict[str, Any] | None:
        return None if face is None else face | {"id": self.name(face["id"])}

    def card(self, card: dict[str, Any], here: set[int]) -> dict[str, Any]:
        if card["id"] is not None:
            here.add(card["id"])
        under = [self.card(below, here) for below in card["under"]]
        return card | {"id": self.name(card["id"]), "at": self.name(card["at"]), "under": under}
