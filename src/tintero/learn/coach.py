"""The coach: what is sensible now in a game, in one sentence, and by which clause.

It knows what the seat may know: the seat's hand, the table, and what an action would openly do.
"""

from __future__ import annotations

from dataclasses import dataclass

from tintero.events import Event, Kind
from tintero.learn.foreseen import foreseen
from tintero.messages import CardNamed, Message
from tintero.notation.write import write_for
from tintero.rules import check, derive
from tintero.state.objects import Card, Option
from tintero.state.state import State
from tintero.table.exposed import exposed
from tintero.table.match import Match
from tintero.views import prompts
from tintero.vocab import Act, Ask, CardType, Zone

ENOUGH_INK = 7
DEAR = 3  # so much more than the ink there is: it will not be played for long


@dataclass(frozen=True)
class Advice:
    """What the coach says. `line` is the option it is about; none where there is nothing to do."""

    said: Message
    rule: str = ""
    line: str = ""
    card: int = -1  # the card it is done with


def advice(match: Match, seat: int, place: int | None = None) -> Advice:
    """The coach's word to a seat. `place`: what a bot would answer where a card's text asks."""
    game = match.game
    decision = game.decision
    if decision is None:
        return Advice(Message("coach-over"), "2.3.3")
    if decision.player != seat:
        return Advice(Message("coach-wait"), "4.6.4.2")
    if decision.ask == Ask.TURN_ACTION:
        option, why, rule = TurnAdvice(match, seat, place).best()
    else:
        option, why, rule = answering(match, seat, decision.ask, place)
    what = named(match.label(option, seat), option.act, decision.ask)
    line = write_for(game.state, seat, option)
    card = option.a if option.act in WITH_CARD else -1
    return Advice(Message("coach-line", what=what, why=why), rule, line, card)


def named(label: Message, act: int, ask: int) -> Message:
    """What an option is called where its label is only a card's name, or less."""
    if ask == Ask.ALTER_HAND:
        return (
            Message("coach-keep-hand") if act == Act.DONE else Message("coach-change", what=label)
        )
    return Message("coach-take", what=label) if act == Act.CHOOSE else label


WITH_CARD = (Act.INK, Act.PLAY, Act.USE, Act.QUEST, Act.CHALLENGE, Act.MOVE, Act.CHOOSE)
Word = tuple[Option, Message, str]


def needs_bot(match: Match) -> bool:
    """Whether a bot should be asked first: a card's text wants an answer, or could be read to one's
    own harm."""
    game = match.game
    if game.decision is None or len(game.options) < 2:
        return False
    if game.decision.ask != Ask.TURN_ACTION:
        return True
    return any(one.act == Act.PLAY and is_action(game.state, one) for one in game.options)


def is_action(s: State, option: Option) -> bool:
    return bool(s.programs[s.cards[option.a].index].type == CardType.ACTION)


def answering(match: Match, seat: int, ask: int, place: int | None) -> Word:
    """What is not a turn action: what comes of it is said, so that nobody gives a card away who
    thinks to be given one."""
    options = match.game.options
    option = options[place] if place is not None and 0 <= place < len(options) else options[0]
    if ask == Ask.ALTER_HAND:
        done = option.act == Act.DONE
        return option, Message("coach-keep" if done else "coach-alter"), "2.2.2"
    if ask == Ask.BAG:
        return option, Message("coach-bag"), "7.7.4"
    if ask == Ask.MAY:
        yes = option.act == Act.YES
        why = Message("coach-may" if yes else "coach-may-not")
        return option, because(match, option, seat, why) if yes else why, "6.1.4"
    does, decision = foreseen(match, option, seat), match.game.decision
    if does is not None or decision is None:
        return option, because(match, option, seat, Message("coach-choose")), "6.7.3.2"
    asked = prompts.question(match.game.state, decision, None)
    return option, Message("coach-choose-asked", asked=asked), "6.7.3.2"


def because(match: Match, option: Option, seat: int, why: Message) -> Message:
    """A reason with what comes of the option, where that can be told."""
    does = foreseen(match, option, seat)
    return why if does is None else Message("coach-because", does=does, why=why)


class TurnAdvice:
    """One turn action after the other, in the order in which they matter."""

    def __init__(self, match: Match, seat: int, place: int | None = None) -> None:
        self.match = match
        self.seat = seat
        self.place = place
        self.options = list(match.game.options)

    @property
    def state(self) -> State:
        return self.match.game.state

    def of(self, act: int) -> list[Option]:
        return [option for option in self.options if option.act == act]

    def card(self, number: int) -> Card:
        return self.state.cards[number]

    def kind(self, card: Card) -> int:
        return int(self.state.programs[card.index].type)

    def cost(self, card: Card) -> int:
        return int(self.state.programs[card.index].cost)

    def named(self, card: Card) -> CardNamed:
        return CardNamed(self.state.programs[card.index].full_name)

    def best(self) -> Word:
        tries = (self.winning, self.inking, self.challenging, self.playing, self.questing)
        for attempt in tries:
            word = attempt()
            if word is not None:
                return word
        ending = self.of(Act.END) or self.of(Act.CHALLENGE) or self.options
        return ending[0], Message("coach-end"), "3.3.2"

    # --- one by one -------------------------------------------------------------------------------

    def lore(self, option: Option) -> int:
        return int(derive.lore(self.state, self.card(option.a)))

    def winning(self) -> Word | None:
        s = self.state
        quests = self.of(Act.QUEST)
        total = int(s.players[self.seat].lore) + sum(max(0, self.lore(one)) for one in quests)
        if not quests or total < int(check.lore_needed(s, self.seat)):
            return None
        return max(quests, key=self.lore), Message("coach-win", lore=total), "1.8.1.1"

    def inking(self) -> Word | None:
        s = self.state
        options = self.of(Act.INK)
        ink = len(s.zone(self.seat, Zone.INKWELL))
        hand = [s.cards[i] for i in s.zone(self.seat, Zone.HAND)]
        if not options or len(hand) < 2 or ink >= max(ENOUGH_INK, *map(self.cost, hand)):
            return None
        names = [card.index for card in hand]

        def spare(option: Option) -> tuple[bool, bool, int]:
            card = self.card(option.a)
            dear = self.cost(card) >= ink + 1 + DEAR
            return dear, names.count(card.index) > 1, self.cost(card) if dear else -self.cost(card)

        option = max(options, key=spare)
        if spare(option)[0]:
            why = Message("coach-ink-dear", cost=self.cost(self.card(option.a)))
        else:
            why = Message("coach-ink")
        return option, why, "4.2.3"

    def challenging(self) -> Word | None:
        """One that banishes: without a loss, or a dearer card than the one that is lost."""
        best: tuple[int, Option, str] | None = None
        for option in self.of(Act.CHALLENGE):
            banished = self.banished(option)
            if option.b not in banished:
                continue
            gain = self.cost(self.card(option.b))
            lost = self.cost(self.card(option.a)) if option.a in banished else 0
            id = "coach-challenge-trade" if lost else "coach-challenge-safe"
            if gain > lost and (best is None or gain - lost > best[0]):
                best = gain - lost, option, id
        if best is None:
            return None
        return best[1], Message(best[2], other=self.named(self.card(best[1].b))), "4.6.6"

    def banished(self, option: Option) -> set[int]:
        found: set[int] = set()

        def tell(events: list[Event]) -> None:
            found.update(e.card for e in events if e.kind == Kind.BANISHED)

        self.match.game.ahead(option, self.seat, tell)
        return found

    def playing(self) -> Word | None:
        # What an action does the bot has tried; what stays in play is rarely wrong.
        wanted = self.options[self.place] if self.place is not None else None
        options = [o for o in self.of(Act.PLAY) if o is wanted or not is_action(self.state, o)]
        if not options:
            return None
        order = {CardType.CHARACTER: 3, CardType.LOCATION: 2, CardType.ITEM: 1}

        def good(option: Option) -> tuple[int, int, int]:
            card = self.card(option.a)
            return self.cost(card), order.get(self.kind(card), 0), -len(option.cards)

        option = max(options, key=good)
        card = self.card(option.a)
        kind = self.kind(card)
        if kind == CardType.CHARACTER:
            program = self.state.programs[card.index]
            why = Message(
                "coach-play-character",
                cost=self.cost(card),
                lore=int(program.lore),
                strength=int(program.strength),
            )
        elif kind == CardType.LOCATION:
            lore = int(derive.lore(self.state, card))
            return option, Message("coach-play-location", lore=lore), "3.2.2.2"
        elif kind == CardType.ITEM:
            why = Message("coach-play-item")
        elif option.cards:
            why = because(self.match, option, self.seat, Message("coach-sing"))
            return option, why, "5.4.4.2"
        else:
            why = because(self.match, option, self.seat, Message("coach-play-action"))
        return option, why, "4.3.1"

    def questing(self) -> Word | None:
        quests = [one for one in self.of(Act.QUEST) if self.lore(one) > 0]
        if not quests:
            return None
        option = max(quests, key=lambda one: (self.threat(one) is None, self.lore(one)))
        threat, lore = self.threat(option), self.lore(option)
        if threat is None:
            return option, Message("coach-quest", lore=lore), "4.5.1"
        return option, Message("coach-quest-risk", lore=lore, other=self.named(threat)), "4.6.4.2"

    def threat(self, option: Option) -> Card | None:
        """An opposing character that could then banish the one that quests."""
        found = exposed(self.match.game, self.seat, option)
        if found is None or found[0] != option.a:
            return None
        return self.card(found[1])
