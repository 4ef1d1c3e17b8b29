"""What an option does, for people: "Quest with …", "Ir de aventura con …"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import tintero.rules.open as opened
import tintero.rules.payment as payment
from tintero.ability.effects import MoveDamage, RemoveDamage
from tintero.ability.statics import PlayFor
from tintero.messages import Arg, CardNamed, Listed, Message, PlayerNamed, affixes, say
from tintero.notation.givers import static_name
from tintero.notation.write import MOVES_TO
from tintero.state.objects import Option
from tintero.state.state import State
from tintero.views.handles import Handles
from tintero.views.knowledge import may_know
from tintero.views.naming import ability_name, by_ability, card_named, printed
from tintero.views.words import SENTENCES, ability_text, of_card
from tintero.vocab import NONE, Act, Pay, Question, Zone

LABELS: Final[dict[int, str]] = {
    Act.INK: "label-ink",
    Act.PLAY: "label-play",
    Act.USE: "label-use",
    Act.QUEST: "label-quest",
    Act.CHALLENGE: "label-challenge",
    Act.MOVE: "label-move",
    Act.END: "label-end",
    Act.CONCEDE: "label-concede",
    Act.CHOOSE: "label-choose",
    Act.DONE: "label-done",
    Act.YES: "label-yes",
    Act.NO: "label-no",
    Act.MODE: "label-mode",
    Act.AMOUNT: "label-amount",
    Act.NAME: "label-name",
    Act.RESOLVE: "label-resolve",
    Act.PLAYER: "label-player",
}


def message(
    s: State, option: Option, seat: int | None = None, handles: Handles | None = None
) -> Message:
    """What an option does, for the seat that has it (if none is given, the one that is asked);
    with its handles cards can be linked."""
    if seat is None:
        seat = s.decision.player if s.decision is not None else NONE
    return Label(s, option, seat, handles).message()


def label(
    s: State,
    option: Option,
    lang: str = "en",
    seat: int | None = None,
    people: Sequence[str] = (),
) -> str:
    """The same in words."""
    return say(message(s, option, seat), lang, people)


def around(act: int, lang: str) -> tuple[str, str]:
    """The words before and after what a label names: a heading can say them once for many."""
    return affixes(LABELS[act], lang)


class Label:
    """One option being made a message."""

    def __init__(self, s: State, option: Option, seat: int, handles: Handles | None = None) -> None:
        self.s = s
        self.o = option
        self.seat = seat
        self.handles = handles

    def message(self) -> Message:
        o, id = self.o, LABELS[self.o.act]
        if o.act == Act.QUEST and o.b >= 0:
            return Message("label-mission", card=self.name(o.a), other=self.name(o.b))
        if o.act == Act.CHALLENGE and o.b < 0:
            return Message("label-challenge-alone", card=self.name(o.a))
        if o.act == Act.MOVE and o.b < 0:
            return Message("label-move-zone", card=self.name(o.a), zone=MOVES_TO.get(o.c, ""))
        if o.act == Act.USE and o.b < 0:
            return Message("label-location", what=self.by_ability())
        if o.act in (Act.INK, Act.QUEST):
            return Message(id, card=self.name(o.a))
        if o.act == Act.PLAY:
            return Message(id, what=self.payment())
        if o.act == Act.USE:
            return Message(id, ability=self.ability(o.c, o.b), card=self.name(o.a))
        if o.act in (Act.CHALLENGE, Act.MOVE):
            return Message(id, card=self.name(o.a), other=self.name(o.b))
        if o.act == Act.CHOOSE:
            replacement = self.replacement() if o.b >= 0 else ""
            return Message(id, card=by_ability(self.name(o.a), replacement))
        if o.act == Act.MODE:
            return self.mode()
        if o.act == Act.AMOUNT:
            return self.amount()
        if o.act == Act.NAME:
            name = self.s.programs.name_said(o.a)
            return Message(id, card=CardNamed(name) if name else Message("name-hidden"))
        if o.act == Act.PLAYER:
            return Message(id, player=PlayerNamed(o.a))
        if o.act == Act.RESOLVE:
            return Message(id, what=self.entry())
        return Message(id)

    # --- cards --------------------------------------------------------------------------------

    def name(self, card: int) -> Arg:
        """The full name, with what tells it from another card in play of the same name."""
        s = self.s
        if not 0 <= card < len(s.cards):
            return Message("name-hidden")
        c = s.cards[card]
        if not may_know(s, c, self.seat):
            return Message("name-hidden")
        named = self.named(card)
        if c.zone != Zone.PLAY or not self.is_double(card):
            return named
        marks: list[Arg] = [PlayerNamed(c.owner)] if c.owner != self.seat else []
        marks.append(Message("label-is-exerted" if c.exerted else "label-is-ready"))
        if c.drying:
            marks.append(Message("label-is-drying"))
        if c.damage:
            marks.append(Message("label-has-damage", count=c.damage))
        return Message("label-marked", card=named, marks=Listed(marks, "comma"))

    def named(self, card: int) -> CardNamed:
        """A card that the seat sees; one in its own deck only as it searches."""
        found = self.s.cards[card]
        if self.handles is None:
            return card_named(self.s, card)
        if found.zone == Zone.DECK:
            return card_named(self.s, card, self.handles.known(self.s, found))
        return card_named(self.s, card, self.handles.now(self.s, found, self.seat))

    def is_double(self, card: int) -> bool:
        s = self.s
        index = s.cards[card].index
        return any(
            i != card and s.cards[i].index == index for p in s.players for i in s.in_play(p.id)
        )

    def replacement(self) -> str:
        for a in self.s.actives:
            if a.id == self.o.b:
                return static_name(self.s, a.index, a.static)
        return ""

    def by_ability(self) -> Arg:
        """A location that comes into play by its own ability, with what that costs."""
        s, card = self.s, self.s.cards[self.o.a]
        if not may_know(s, card, self.seat):
            return self.name(card.id)
        due = payment.total_to_play(s, card, card.owner, card.program.cost, Pay.INK)
        return Message("label-for-ink", card=self.name(card.id), ink=due)

    # --- paying -------------------------------------------------------------------------------

    def payment(self) -> Arg:
        """The card to be played, and how."""
        o, s = self.o, self.s
        name = self.name(o.a)
        if not 0 <= o.a < len(s.cards):
            return name
        card = s.cards[o.a]
        if not may_know(s, card, self.seat):
            return name
        program = s.program(card)
        others = Listed([self.name(i) for i in o.cards])
        if o.b == Pay.SHIFT:
            onto = Message("label-shift", card=name, others=others)
            has = program.shifts[o.c] if 0 <= o.c < len(program.shifts) else None
            if has is None or has.costs:
                return onto
            due = payment.total_to_play(s, card, card.owner, has.n, Pay.SHIFT, o.cards)
            return Message("label-for-ink", card=onto, ink=due)
        if o.b == Pay.SING:
            return Message("label-sung", card=name, singers=others)
        if o.b == Pay.SING_TOGETHER:
            return Message("label-sing-together", card=name)
        if o.b == Pay.ALTERNATE:
            return self.offer(name, card.index)
        if o.b == Pay.FREE:
            return Message("label-free", card=name)
        due = payment.total_to_play(s, card, card.owner, program.cost, Pay.INK)
        return Message("label-for-ink", card=name, ink=due)

    def offer(self, name: Arg, index: int) -> Message:
        """An alternate cost, printed on the card or offered by another one."""
        o, s = self.o, self.s
        if o.cards:
            index = s.cards[o.cards[0]].index
        statics = s.programs[index].statics
        effect = statics[o.c].effect if 0 <= o.c < len(statics) else None
        costs = effect.costs if isinstance(effect, PlayFor) else ()
        if not costs:
            what = Message("label-free", card=name)
        else:
            words = [w for c in costs if (w := of_card(s, index, c)) is not None]
            what = Message("label-for-costs", card=name, costs=Listed(words))
        if o.cards:
            return Message("label-by-offer", what=what, offer=self.name(o.cards[0]))
        return what

    # --- answers ------------------------------------------------------------------------------

    def ability(self, index: int, ability: int) -> Arg:
        name = ability_name(self.s, index, ability)
        if name:
            return name
        text = ability_text(self.s, index, ability)
        return Message("name-quoted", text=text) if text else Message("name-an-ability")

    def mode(self) -> Message:
        asked = opened.now(self.s)
        node = asked.modes() if asked is not None else None
        if asked is not None and node is not None and 0 <= self.o.a < len(node.modes):
            within = asked.text(self.s)
            text = of_card(self.s, asked.index, node.modes[self.o.a], within, SENTENCES)
            if text:
                return Message("label-mode", text=text)
        return Message("label-mode-number", number=self.o.a + 1)

    def amount(self) -> Message:
        n, asked = self.o.a, opened.now(self.s)
        if asked is not None and asked.question == Question.DROPS:
            return Message("label-pay", count=n)
        node = asked.op.node if asked is not None and asked.op is not None else None
        if isinstance(node, MoveDamage):
            return Message("label-move-damage", count=n)
        if isinstance(node, RemoveDamage):
            return Message("label-remove-damage", count=n)
        return Message("label-amount", count=n)

    def entry(self) -> Message:
        for e in self.s.bag:
            if e.id == self.o.a:
                card = self.s.cards[e.card]
                known = may_know(self.s, card, self.seat)
                name = self.named(e.card) if known else printed(self.s, e.index)
                what = self.ability(e.index, e.ability)
                return Message("label-ability-of", ability=what, card=name)
        return Message("name-an-ability")
