"""A card regarded by a seat: what may be done with it, and why the rest may not; what changes its
numbers; and what would come of a line, as far as that can be told."""

from __future__ import annotations

from tintero.events import Event
from tintero.messages import Message
from tintero.notation.write import write_all
from tintero.state.objects import Option
from tintero.table.ahead import would_stay
from tintero.table.choices import cards_of, thought_of
from tintero.table.match import Match
from tintero.views import log
from tintero.views.influences import InfluenceView, influences
from tintero.views.option_view import option_views
from tintero.views.shapes import CardView, OptionView, Shape, View
from tintero.views.step_watch import Ahead
from tintero.vocab import ACT_NAMES, Zone


class ThoughtOf(Shape, frozen=True, omit_defaults=True, gc=False):
    """Something one could think of doing with a card. Without `why` it may be done, by `line`;
    `final`: it can't be taken back afterwards."""

    said: Message
    act: str = ""
    line: str = ""
    rule: str = ""
    why: Message | None = None
    final: bool = False


def thoughts(match: Match, handle: str, seat: int) -> list[ThoughtOf]:
    """In the order of the card's options, then what may not be done, each reason once."""
    view = match.board(seat)
    card = cards_of(view).get(handle)
    if card is None:
        return []
    found: list[ThoughtOf] = []
    done: list[Option] = []
    game = match.game
    if match.asked == seat:
        options = game.options
        shown = option_views(game.state, seat, match.handles_of(seat), words=True)
        for option, one in zip(list(options), shown, strict=True):
            if concerns(one, stands_for(view, card, shown)):
                final = would_stay(match, option, seat)
                done.append(option)
                found.append(ThoughtOf(one.words, one.act, one.id, final=final))
    said: set[tuple[int, Message]] = set()
    for option in thought_of(match, view, card, seat):
        listed = any(option.same(other) for other in done)
        why = None if listed else game.why_not(option, seat)
        if why is None or (option.act, why.message) in said:
            continue
        said.add((option.act, why.message))
        label = match.label(option, seat)
        act = ACT_NAMES[option.act]
        found.append(ThoughtOf(label, act, rule=why.rule, why=why.message))
    return found


def concerns(option: OptionView, card: str | None) -> bool:
    return card is not None and card in (option.card, option.target, *option.using)


def stands_for(view: View, card: CardView, options: tuple[OptionView, ...]) -> str | None:
    """The game offers one of several equal cards in hand: each other stands for that one."""
    if card.zone != "hand" or any(concerns(option, card.id) for option in options):
        return card.id
    for other in view.players[view.seat].known_hand:
        if (other.n, other.face) == (card.n, card.face):
            if any(concerns(option, other.id) for option in options):
                return other.id
    return card.id


def changing(match: Match, handle: str, seat: int) -> tuple[InfluenceView, ...]:
    """What changes the numbers and keywords of a card in play."""
    state, handles = match.game.state, match.handles_of(seat)
    card = handles.card(state, handle, seat)
    if card is None or card.zone != Zone.PLAY:
        return ()
    return influences(state, card, handles)


def foreseen(match: Match, line: str, seat: int) -> tuple[Ahead, list[Message]]:
    """What would come of a line, and what the seat would be told of it, up to where chance or
    hidden cards begin. The errors are those of `Game.push`."""
    game, handles = match.game, match.handles_of(seat).aside()
    said: list[Message] = []

    def tell(events: list[Event]) -> None:
        said.extend(m for _, m in log.messages(game.state, events, seat, handles))

    ids = write_all(game.state, game.options) if match.asked == seat else []
    action: Option | str = game.options[ids.index(line)] if line in ids else line
    return game.ahead(action, seat, tell), said
