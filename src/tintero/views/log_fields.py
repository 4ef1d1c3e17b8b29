"""One event as a message: what it speaks of, from what a seat may know."""

from __future__ import annotations

from collections.abc import Sequence

from tintero.ability.statics import Would
from tintero.events import Event, Kind
from tintero.messages import Arg, CardNamed, Message, PlayerNamed
from tintero.state.state import State
from tintero.views import log_words as say
from tintero.views.event_view import called
from tintero.views.handles import Handles
from tintero.views.knowledge import knows_card, knows_other
from tintero.views.naming import ability_name, card_named
from tintero.vocab import NONE, STEP_NAMES, CardType, How, Reason, Step, Why


class EventWords:
    """One event being made a message."""

    def __init__(
        self,
        s: State,
        event: Event,
        seat: int | None,
        before: Sequence[Event],
        handles: Handles | None = None,
    ) -> None:
        self.s = s
        self.e = event
        self.seat = seat
        self.before = before
        self.knows = seat is None or knows_card(s, event, seat, before)
        self.knows_other = seat is None or knows_other(s, event, seat, before)
        self.refs: dict[int, str | None] = {}
        if handles is not None and seat is not None:
            self.refs = called(s, event, seat, before, handles, self.knows, self.knows_other)

    def line(self) -> Message:
        """The sentence."""
        return Message("log-line", what=self.what())

    def what(self) -> Message:
        """The sentence without its stop: more can be said behind it."""
        e = self.e
        if e.kind == Kind.FIZZLED:
            what = self.fizzled()
        elif e.kind == Kind.REPLACED:
            what = self.replaced()
        else:
            id, fields = say.LINES[e.kind]
            if e.kind == Kind.CHALLENGED and e.other < 0:
                id, fields = "log-challenged-nobody", "card"
            what = Message(id, **{name: self.field(name) for name in fields.split()})
        if e.kind == Kind.BANISHED:
            what = self.hurt(what)
        elif e.kind == Kind.EFFECT_BEGAN:
            what = self.lasting(what)
        return self.because(what)

    def lasting(self, what: Message) -> Message:
        """For how long an effect is that has begun: until whose turn, while which card is there."""
        e = self.e
        player, source = PlayerNamed(e.player), self.field("source")
        until = say.UNTIL[e.amount]
        return Message("log-until", what=what, until=until, player=player, source=source)

    def because(self, what: Message) -> Message:
        """ "because of …" when another card is the cause."""
        e = self.e
        if e.source < 0 or e.source in (e.card, e.other) or e.kind not in say.CAUSED:
            return what
        if e.kind == Kind.LORE_GAINED and e.why in (Why.QUEST, Why.LOCATION):
            return what
        return Message("log-because", what=what, source=self.name(e.source))

    # --- what it speaks of --------------------------------------------------------------------

    def field(self, name: str) -> Arg:
        e = self.e
        if name == "player":
            return PlayerNamed(e.player) if e.player >= 0 else ""
        if name == "card":
            return self.card()
        if name == "other":
            return self.other()
        if name == "count":
            return e.amount
        if name == "how":
            return self.how()
        if name == "type":
            return "character" if self.is_character() else "other"
        if name == "cards":
            return Message("name-cards", count=e.amount)
        if name == "drops":
            return max(e.extra, 0)
        if name == "ability":
            return self.used() if e.kind == Kind.USED else self.ability(e.extra, e.ability)
        if name == "left":
            # `extra`: the location left, counted from 1; 0 where there is none
            return self.name(e.extra - 1) if e.extra > 0 else ""
        if name in ("source", "by"):
            return self.name(e.source) if e.source >= 0 else ""
        if name == "name":
            return CardNamed(self.s.programs.name_said(e.amount))
        if name == "reason":
            reason = e.amount if e.player >= 0 else Reason.TURN_LIMIT
            return say.REASONS[reason]
        if name == "step":
            step = e.extra if Step.NONE <= e.extra <= Step.END else Step.NONE
            return Message("log-step-name", step=STEP_NAMES[step])
        raise KeyError(name)

    def name(self, card: int) -> CardNamed:
        return card_named(self.s, card, self.refs.get(card))

    def card(self) -> Arg:
        e = self.e
        if e.card < 0:
            if e.kind == Kind.DREW:
                return Message("name-cards", count=e.amount)
            return Message("name-an-effect")
        return self.name(e.card) if self.knows else Message("name-hidden")

    def other(self) -> Arg:
        if self.e.other < 0:
            return Message("name-an-effect")
        return self.name(self.e.other) if self.knows_other else Message("name-hidden")

    def is_character(self) -> bool:
        e = self.e
        if e.card < 0 or not self.knows:
            return False
        return self.s.program(self.s.cards[e.card]).type == CardType.CHARACTER

    def ability(self, index: int, ability: int) -> Arg:
        return ability_name(self.s, index, ability) or Message("name-an-ability")

    def used(self) -> Arg:
        e = self.e
        if e.ability == NONE:
            return Message("name-location-ability")  # of a variant
        own = e.card >= 0 and e.ability in self.s.program(self.s.cards[e.card]).activated
        index = self.s.cards[e.card].index if own else NONE
        return self.ability(index, e.ability)

    # --- kinds with more to say -----------------------------------------------------------------

    def how(self) -> str:
        """Which variant of its sentence."""
        e, kind = self.e, self.e.kind
        if kind == Kind.ENTERED_PLAY:
            return "exerted" if e.extra else "plain"
        if kind == Kind.BANISHED:
            return "challenge" if e.extra & 1 else "plain"
        if kind == Kind.BANISHED_IN_CHALLENGE:
            return "challenge" if e.extra else "plain"
        if kind == Kind.INK_TURNED:
            return "exerts" if e.extra else "readies"
        if kind == Kind.PLAYED:
            return self.payment()
        if kind == Kind.MOVED:
            return "from" if e.extra > 0 else "plain"
        if kind == Kind.LORE_GAINED:
            return self.lore()
        if kind == Kind.DAMAGE_TAKEN:
            how = e.extra & 3
            return "put" if how == How.PUT else "moved" if how == How.MOVED else "taken"
        if kind == Kind.CHOSEN:
            return "plain" if e.other < 0 or e.other == e.card else "for"
        if kind == Kind.EFFECT_BEGAN:
            if e.source >= 0:
                return "of-on" if e.card >= 0 else "of"
            return "on" if e.card >= 0 else "plain"
        raise KeyError(kind)

    def hurt(self, what: Message) -> Message:
        e = self.e
        known = self.s.cards[e.card].known
        if known is not None and known.inc == e.inc and known.damage >= known.willpower > 0:
            # CR 1.8.1.4: its damage equals or exceeds its Willpower.
            return Message(
                "log-with-damage", what=what, damage=known.damage, willpower=known.willpower
            )
        return what

    def payment(self) -> str:
        """1: with Shift, 2: by singing, 4: for free; else with ink, or at an alternate cost."""
        e = self.e
        if e.extra & 1:
            return "shift"
        if e.extra & 2:
            return "sung"
        if e.extra & 4:
            return "free"
        return "ink"

    def lore(self) -> str:
        e = self.e
        if e.why == Why.QUEST and e.source >= 0:
            return "quest"
        if e.why == Why.LOCATION:
            return "location"
        return "plain"

    def fizzled(self) -> Message:
        e, card = self.e, self.card()
        if e.why == Why.USED_UP:
            return Message("log-used-up", ability=self.ability(e.extra, e.ability), card=card)
        if e.why == Why.CANT_DISCARD:
            return Message("log-no-discard", player=PlayerNamed(e.player), card=card)
        if e.why == Why.CANT_BE_DEALT:
            return Message("log-no-damage", card=card, other=self.other())
        if e.why == Why.NOTHING_LEFT:
            return Message("log-no-damage-left", card=card, other=self.other(), count=e.amount)
        return Message("log-nothing-to-choose", card=card)

    def replaced(self) -> Message:
        e, card, other = self.e, self.card(), self.other()
        if e.extra == Would.BE_DISCARDED:
            cards = Message("name-card-number", count=e.amount)
            return Message("log-replaced-discard", other=other, cards=cards)
        if e.card < 0:
            return Message("log-replaced-drop", other=other)
        if e.amount > 0:
            return Message("log-replaced-damage", other=other, count=e.amount, card=card)
        return Message("log-replaced-banish", other=other, card=card)
