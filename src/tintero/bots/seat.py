"""`BotSeat`: what a bot gets, the one door to what its seat may know. `BotFailed`: no answer."""

from __future__ import annotations

from functools import cached_property
from random import Random
from types import TracebackType

from tintero.bots.supposing import likely_list, suppose
from tintero.game import Game
from tintero.messages import Message, Problem, message_of, say
from tintero.notation.write import write_for
from tintero.state.objects import Option
from tintero.views import Handles, View
from tintero.views.option_view import decision_view, option_views
from tintero.views.shapes import DecisionView, OptionView
from tintero.views.worlds import HiddenCards, Pools, world_of
from tintero.vocab import Zone


class BotFailed(Problem, RuntimeError):
    """A bot crashed, did not answer in time, or answered nonsense. The game stands as it was.

    `code` is `invalid` or `unavailable` where the bot itself said so, else `failed`. A bot of your
    own may say why in plain words.
    """

    def __init__(self, why: Message | str, code: str = "failed") -> None:
        super().__init__(Message("bot-said", said=why) if isinstance(why, str) else why)
        self.code = code


def why_failed(error: Exception, lang: str) -> str:
    """Why a bot gave no answer, for people; what it raised by mistake is named as it is."""
    if isinstance(error, BotFailed):
        return error.said(lang)
    name = type(error).__name__
    return say(Message("bot-mistake", error=name, said=message_of(error)), lang)


class BotSeat:
    """A place at the table while it has to decide.

    `options` are the legal answers as the seat may know them, `decision` what is asked; `view` is
    all the seat may know, made when first asked for; `acts` says of each option only what kind of
    thing it does (`vocab.Act`), at no cost. `worlds` are games to think in: they agree with the
    view, and their options are in the same order; `world` is one to keep. In all of it a card has
    the same handle.
    """

    def __init__(self, game: Game, seat: int) -> None:
        self._game = game
        self.seat = seat
        self._handles = Handles()

    def follow(self, handles: Handles) -> None:
        """Use the handles of somebody who follows the game from one decision to the next."""
        self._handles = handles

    @property
    def own_list(self) -> list[str]:
        """The cards this seat has brought, in no order: it knows them wherever they are by now."""
        game = self._game
        own = (card.index for card in game.state.cards if card.owner == self.seat)
        return sorted(game.pool.at(face).full_name for face in own)

    @property
    def likely_list(self) -> list[str] | None:
        """The cards of the deck that the only other player seems to have brought, from what this
        seat may know; None, where that may be anything."""
        return likely_list(HiddenCards(self._game.state, self.seat), self._game.pool)

    @property
    def players(self) -> int:
        """How many have begun the game."""
        return len(self._game.state.players)

    @property
    def turn(self) -> tuple[int, int]:
        """Which turn of the game it is, and whose."""
        s = self._game.state
        return s.turn, s.active

    @cached_property
    def decision(self) -> DecisionView:
        found = decision_view(self._game.state, self.seat, self._handles)
        assert found is not None
        return found

    @cached_property
    def options(self) -> tuple[OptionView, ...]:
        return option_views(self._game.state, self.seat, self._handles)

    @cached_property
    def acts(self) -> list[int]:
        return [option.act for option in self._game.options]

    def legal(self) -> list[Option]:
        """The options as those of a world are."""
        return self._game.options

    def standing(self) -> str:
        """How it stands as everybody sees it, and the faces of this seat's own hand: two moments
        with the same words look the same to who plans. In a world, how it stands there."""
        s = self._game.state
        words = [f"{s.turn} {s.active}"]
        for p in s.players:
            hand = [s.cards[i].index for i in s.zone(p.id, Zone.HAND)]
            shown = sorted(hand) if p.id == self.seat else len(hand)
            ink = [s.cards[i].exerted for i in s.zone(p.id, Zone.INKWELL)]
            cards = [s.cards[i] for i in s.zone(p.id, Zone.PLAY)]
            play = sorted((c.index, c.exerted, c.damage, c.drying) for c in cards)
            words.append(f"{p.lore} {p.drops} {shown} {len(ink)} {sum(ink)} {play}")
        return "/".join(words)

    @cached_property
    def labels(self) -> list[str]:
        """The options in notation, as the seat may know them."""
        return [write_for(self._game.state, self.seat, option) for option in self._game.options]

    @cached_property
    def view(self) -> View:
        return self._game.view(self.seat, self._handles)

    def world(self, rng: Random) -> Game:
        """A game that might be the one being played, for all this seat knows."""
        return Game(world_of(self._game.state, self.seat, rng), self._game.pool)

    def worlds(self, pools: Pools | None = None, guess: bool = False) -> Worlds:
        """Games that might be the one being played, one after the other, on this very table.

        `pools`: which faces the hidden cards of each player may have, where the bot has a better
        idea than `views.worlds.likely`; `guess`: from the decks that others may be playing.
        """
        return Worlds(self._game, self.seat, pools, guess)


class Worlds:
    """The table with its hidden cards drawn anew, for as long as a bot thinks.

    Drawing one costs hundreds of times less than a copy. There is one at a time: `draw` takes back
    whatever was done in the last, and `with` leaves the game as it was, whatever happens.

        with seat.worlds() as worlds:
            for seed in seeds:
                game = worlds.draw(seed)
    """

    def __init__(
        self, game: Game, seat: int, pools: Pools | None = None, guess: bool = False
    ) -> None:
        self._game = game
        self._mark = game.state.mark()
        self._fresh = game.state.fresh
        self._hidden = HiddenCards(game.state, seat, pools)
        if guess:
            suppose(self._hidden, game.pool)

    def draw(self, seed: int) -> Game:
        """The world of this seed; the one before is no more."""
        self.back()
        self._hidden.redraw(seed)
        return Game(self._game.state, self._game.pool)

    def back(self) -> None:
        """The game as it is."""
        self._game.state.rollback(self._mark)

    def __enter__(self) -> Worlds:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.back()
        self._game.state.fresh = self._fresh
