"""Play a card (CR 4.3): announce, choose how to pay, pay, enter."""

from __future__ import annotations

from typing import Final, final

import tintero.rules.actives as actives
import tintero.rules.derive as derive
import tintero.rules.hands as hands
import tintero.rules.payment as payment
import tintero.rules.playable as playable
import tintero.rules.turn_actions.entering as entering
import tintero.rules.zones as zones
from tintero.ability.abilities import Triggered
from tintero.ability.statics import NextPlayed, PlayFrom
from tintero.ability.triggers import When
from tintero.events import Kind
from tintero.program.model import Bucket
from tintero.rules.context import of_active, of_card
from tintero.rules.frames import COSTS, EFFECT, InAction, InPlay, K, PlayFlag, process, run_ability
from tintero.rules.process import Process
from tintero.rules.triggers import happen
from tintero.state.objects import Active, Card, Decision, Frame, Option, bare, naming
from tintero.state.state import F, L, State
from tintero.vocab import NONE, Act, CardType, Pay, Question, Until, Why, Zone

# Nobody changes them.
NO_CARDS: Final[list[Card]] = []
NOWHERE: Final[list[int]] = []


class Y:
    MODE: Final = 0
    ANNOUNCE: Final = 1
    PAY: Final = 2
    PAID: Final = 3
    ENTER: Final = 4


def begin(s: State, card: Card, option: Option) -> None:
    flags = from_elsewhere(s, card)
    if option.cards:
        data: tuple[int, ...] = (option.b, option.c, flags, 0, 0, *option.cards)
    else:
        data = (option.b, option.c, flags, 0, 0)
    s.push_frame(process(K.PLAY, card.owner, card, data))


def begin_by_ability(s: State, card: Card) -> None:
    """A variant: a location comes into play by an ability of its own, at its ink cost."""
    s.push_frame(process(K.PLAY, card.owner, card, (Pay.INK, NONE, PlayFlag.BY_ABILITY, 0, 0)))


def is_played_by_ability(card: Card) -> bool:
    """Whether that counts as playing it: its own text says what happens when it is played."""
    for ability in card.program.listens[Kind.PLAYED]:
        node = card.program.abilities[ability].node
        if isinstance(node, Triggered) and any(
            isinstance(when, When) and when.kind == Kind.PLAYED and when.this for when in node.when
        ):
            return True
    return False


def from_elsewhere(s: State, card: Card) -> int:
    """What an effect asks for that lets the card be played from another zone: flags."""
    if card.zone == Zone.HAND or playable.says_so_itself(s, card):
        return 0
    a = playable.permission(s, card.owner, card)
    if a is None:
        return 0
    effect = a.effect
    assert isinstance(effect, PlayFrom)
    if effect.name_once:
        s.remove_active(a)
        s.add_active(actives.aimed(a, (*a.targets, card.ref())))
    return PlayFlag.EXERTED if effect.exerted else 0


def with_data(frame: Frame, step: int, place: int, value: int) -> Frame:
    data = list(frame.data)
    data[place] = value
    return frame.to(step, tuple(data))


# --- how to pay ---------------------------------------------------------------------------------


def mode_options(s: State, frame: Frame) -> list[Option]:
    card = s.cards[frame.card]
    flags = frame.data[InPlay.FLAGS]
    if flags & PlayFlag.SHIFT:
        return playable.shift_options(s, card.owner, card, True)
    if flags & PlayFlag.OR_SHIFT:
        free = Option(Act.PLAY, card.id, Pay.FREE)
        return [free, *playable.shift_options(s, card.owner, card, True)]
    return playable.play_options(s, card.owner, card, True)


def choose_mode(s: State, frame: Frame) -> None:
    """CR 4.3.2.2: the ink cost or one alternate cost; "for free" is chosen automatically."""
    flags = frame.data[InPlay.FLAGS]
    if frame.data[InPlay.HOW] != NONE:
        announce(s, frame)
        return
    found = mode_options(s, frame)
    choosing = bool(flags & PlayFlag.OR_SHIFT) and len(found) > 1
    if flags & PlayFlag.FREE and not choosing and (not flags & PlayFlag.SHIFT or not found):
        s.set_frame(with_data(frame, Y.ANNOUNCE, InPlay.HOW, Pay.FREE))
    elif not found:
        s.pop_frame()
    else:
        card = s.cards[frame.card]
        s.set_decision(Decision(card.owner, Question.HOW_TO_PAY, card.id, NONE, NONE, 1, 1, ()))


def announce(s: State, frame: Frame) -> None:
    # CR 4.3.2.1: announce and reveal it from its current zone.
    card = s.cards[frame.card]
    if frame.data[InPlay.FLAGS] & PlayFlag.ELSEWHERE:
        frame = with_data(
            frame, frame.step, InPlay.FLAGS, frame.data[InPlay.FLAGS] | from_elsewhere(s, card)
        )
    hands.show(s, card)
    happen(s, Kind.ANNOUNCED, frame.player, card, None, frame.data[InPlay.HOW])
    pay(s, frame)


def due(s: State, frame: Frame) -> int:
    """CR 4.3.2.3: the ink cost or the Shift cost, plus payment modifiers."""
    card = s.cards[frame.card]
    program = card.program
    if frame.data[InPlay.HOW] == Pay.SHIFT:
        base = program.shifts[frame.data[InPlay.WHICH]].n
        return payment.total_to_play(
            s, card, frame.player, base, Pay.SHIFT, frame.data[InPlay.CARDS :]
        )
    return payment.total_to_play(s, card, frame.player, program.cost, Pay.INK)


def pay(s: State, frame: Frame) -> None:
    """CR 4.3.2.4: pay in full. The frame is written where there is a pause, or when it is done."""
    card = s.cards[frame.card]
    program = card.program
    how = frame.data[InPlay.HOW]
    if how == Pay.INK or (
        how == Pay.SHIFT
        and not program.shifts[frame.data[InPlay.WHICH]].costs
        and not frame.data[InPlay.FLAGS] & PlayFlag.FREE
    ):
        total = due(s, frame)
        least, most = payment.drop_range(s, frame.player, total)
        if least != most:
            s.set_frame(frame.at(Y.PAY))
            s.set_decision(
                Decision(frame.player, Question.DROPS, card.id, NONE, NONE, least, most, ())
            )
        else:
            spend(s, frame, total, least)
    elif how == Pay.SHIFT and not frame.data[InPlay.FLAGS] & PlayFlag.FREE:
        s.set_frame(frame.at(Y.PAID))
        push_cost(s, card, card.index, program.shift_costs[frame.data[InPlay.WHICH]], card)
    elif how == Pay.SING:
        s.set_frame(frame.at(Y.PAID))
        zones.exert(s, s.cards[frame.data[InPlay.CARDS]], "5.4.4.2", Why.SONG)
    elif how == Pay.SING_TOGETHER:
        choir(s, frame.at(Y.PAY))
    elif how == Pay.ALTERNATE:
        s.set_frame(frame.at(Y.PAID))
        source = s.cards[frame.data[InPlay.CARDS]] if len(frame.data) > InPlay.CARDS else card
        ability = s.programs[source.index].statics[frame.data[InPlay.WHICH]].ability
        if ability != NONE:
            push_cost(s, card, source.index, ability, source)
    else:
        s.set_frame(frame.at(Y.PAID))


def spend(s: State, frame: Frame, total: int, drops: int) -> None:
    was = frame.data
    if len(was) == InPlay.CARDS:
        data: tuple[int, ...] = (
            was[InPlay.HOW], was[InPlay.WHICH], was[InPlay.FLAGS], total, drops,
        )  # fmt: skip
    else:
        data = (
            was[InPlay.HOW], was[InPlay.WHICH], was[InPlay.FLAGS], total, drops,
            *was[InPlay.CARDS :],
        )  # fmt: skip
    if total > 0:
        payment.spend(s, frame.player, total, drops)
    paid(s, frame.to(Y.ENTER, data))


def push_cost(s: State, card: Card, index: int, ability: int, source: Card) -> None:
    run_ability(s, K.RESOLVE, card.owner, (source.id, source.inc), index, ability, COSTS)


# --- singing together (CR 8.12) -----------------------------------------------------------------


def choir(s: State, frame: Frame) -> None:
    """Pick singers one at a time, in board order, until their total cost is enough."""
    if not choir_options(s, frame):
        finish_choir(s, frame)
        return
    card = s.cards[frame.card]
    s.set_frame(frame)
    s.set_decision(
        Decision(
            frame.player, Question.SINGERS, card.id, NONE, NONE, 0, 99, frame.data[InPlay.CARDS :]
        )
    )


def choir_options(s: State, frame: Frame) -> list[Option]:
    return next_singers(s, frame.player, s.cards[frame.card], frame.data[InPlay.CARDS :])


def next_singers(s: State, player: int, song: Card, chosen: tuple[int, ...]) -> list[Option]:
    """Who may be added to the singers of a song, and whether these are enough."""
    need = s.programs[song.index].sing_together
    total = sum(derive.sing_cost(s, s.cards[i]) for i in chosen)
    able = playable.choir(s, player)
    order = [c.id for c in able]
    after = order.index(chosen[-1]) + 1 if chosen and chosen[-1] in order else 0
    rest = able[after:]
    costs = [derive.sing_cost(s, c) for c in rest]
    found: list[Option] = []
    for i, card in enumerate(rest):
        # A singer is offered only if those from here on can still reach the number.
        if total + sum(costs[i:]) >= need:
            found.append(Option(Act.CHOOSE, card.id))
    if total >= need and chosen:
        found.append(Option(Act.DONE))
    return found


def finish_choir(s: State, frame: Frame) -> None:
    s.set_frame(frame.at(Y.PAID))
    for i in frame.data[InPlay.CARDS :]:
        zones.exert(s, s.cards[i], "8.12.1", Why.SONG)


# --- answers ------------------------------------------------------------------------------------


# --- entering -----------------------------------------------------------------------------------


def paid(s: State, frame: Frame) -> None:
    """CR 4.3.3: fully paid, the card counts as played."""
    card = s.cards[frame.card]
    # CR 4.3.2: since 2.3 a card that changed zone meanwhile is played from its new zone; before,
    # no payment that moves it is legal (`choices.carrying`).
    if card.zone in (Zone.OUT, Zone.PLAY):
        s.pop_frame()
        return
    if s.buckets[Bucket.PAY_LESS]:
        data = frame.data
        payment.spend_next(s, card, frame.player, data[InPlay.HOW], data[InPlay.CARDS :])
    if frame.step != Y.ENTER:
        frame = frame.at(Y.ENTER)
    s.set_frame(frame)
    enter(s, frame)


def enter(s: State, frame: Frame) -> None:
    card = s.cards[frame.card]
    program = card.program
    if program.type == CardType.ACTION:
        enter_action(s, frame, card)
        return
    flags = frame.data[InPlay.FLAGS]
    # CR 6.7.9: how it enters is settled before it is put into play, its own effects first.
    told = bool(flags & PlayFlag.EXERTED)
    bases = (
        [s.cards[i] for i in frame.data[InPlay.CARDS :]]
        if frame.data[InPlay.HOW] == Pay.SHIFT
        else NO_CARDS
    )
    if not flags & PlayFlag.ASKED and entering.has_choice(s, card):
        if entering.may_still_choose(s, card, frame.player, told, bases):
            s.set_decision(
                Decision(frame.player, Question.ENTER_EXERTED, card.id, NONE, NONE, 1, 1, ())
            )
            return
    where = places(s, frame)
    if len(where) > 1 and not flags & PlayFlag.PLACED:
        # CR 8.10.5: it can do what the lower characters could, so it is at one of their locations;
        # its player says at which.
        s.set_decision(Decision(frame.player, Question.LOCATION, card.id, NONE, NONE, 1, 1, ()))
        return
    s.pop_frame()
    option = entering.own_choice(s, card)
    put_into_play(s, frame, card, bases, where)
    if flags & PlayFlag.BY_ABILITY:
        happen(s, Kind.USED, frame.player, card, None, 0, 0, "4.4.4")
        if not is_played_by_ability(card):
            why = Why.PUT
            happen(s, Kind.ENTERED_PLAY, frame.player, card, None, 0, 0, "4.4.4", why)
            return
    happen(s, Kind.ENTERED_PLAY, frame.player, card, None, 0, card.exerted, entered_by(frame, card))
    note_played(s, frame, card)
    if flags & PlayFlag.CHOSE_EXERTED and option != NONE:
        after = program.statics[option].ability
        if after != NONE:
            # "May enter play exerted to [B]": B follows at once inside the process.
            of = (card.id, card.inc)
            run_ability(s, K.RESOLVE, frame.player, of, card.index, after, EFFECT)


def put_into_play(s: State, frame: Frame, card: Card, bases: list[Card], where: list[int]) -> None:
    """CR 4.3.3.1: it enters, exerted or damaged if something says so; CR 8.10.4: on its bases."""
    flags = frame.data[InPlay.FLAGS]
    exerted = bool(flags & (PlayFlag.EXERTED | PlayFlag.CHOSE_EXERTED))
    awaited = entering.awaiting(s, frame.player, card)
    exerted = exerted or entering.surely_exerted(s, card, frame.player, NO_CARDS)
    how = frame.data[InPlay.HOW]
    zones.leaves(s, card)
    if any(b.zone != Zone.PLAY for b in bases):
        bases = [b for b in bases if b.zone == Zone.PLAY]
    if bases:
        at = NONE
        if len(where) > 1:
            at = where[1] if flags & PlayFlag.SECOND else where[0]
        zones.cover(s, card, bases, exerted, at)
    else:
        zones.enter_play(s, card, exerted, False)
    if not card.exerted and entering.enters_exerted(s, card):
        s.put(card, F.EXERTED, 1)
    entering.enter_damaged(s, card)
    for a in awaited:
        hand_over(s, a, card)
    note_payment(s, frame, card)
    if how == Pay.SHIFT:
        bases_n = len(frame.data) - InPlay.CARDS
        happen(s, Kind.SHIFTED, frame.player, card, s.cards[frame.data[InPlay.CARDS]], bases_n)
        if card.program.shifts[frame.data[InPlay.WHICH]].temporary:
            plan_return(s, card)


def entered_by(frame: Frame, card: Card) -> str:
    """CR 6.7.9: what changes how a card enters; CR 8.10.2: onto an exerted card it enters exerted;
    CR 8.10.4.2: onto two, exerted beats ready."""
    if not card.exerted:
        return ""
    if frame.data[InPlay.HOW] == Pay.SHIFT:
        return "8.10.4.2" if len(frame.data) > InPlay.CARDS + 1 else "8.10.2"
    return "6.7.9"


def places(s: State, frame: Frame) -> list[int]:
    """The different locations the bases of a Shift are at. Nobody changes the list."""
    if frame.data[InPlay.HOW] != Pay.SHIFT:
        return NOWHERE
    found: list[int] = []
    for i in frame.data[InPlay.CARDS :]:
        base = s.cards[i]
        if base.zone == Zone.PLAY and base.at >= 0 and base.at not in found:
            found.append(base.at)
    return found


def note_payment(s: State, frame: Frame, card: Card) -> None:
    """How it was paid for, for as long as it is in play (an action: while it resolves)."""
    s.put(card, F.PAID, frame.data[InPlay.HOW])
    s.put(card, F.INK_PAID, frame.data[InPlay.INK])
    s.put(card, F.DROPS_PAID, frame.data[InPlay.DROPS])


def note_played(s: State, frame: Frame, card: Card) -> None:
    """CR 4.3.4.1: "when you play this card" triggers as the card comes in."""
    how = frame.data[InPlay.HOW]
    # 1 shifted, with the number of cards it went on from bit 4 up; 2 sung; 4 for free.
    extra = 2 if how in (Pay.SING, Pay.SING_TOGETHER) else 0
    if how == Pay.SHIFT:
        extra = 1 | (len(frame.data) - InPlay.CARDS) << 4
    if how == Pay.FREE:
        extra = 4
    happen(s, Kind.PLAYED, frame.player, card, None, frame.data[InPlay.INK], extra)
    if how in (Pay.SING, Pay.SING_TOGETHER):
        for i in frame.data[InPlay.CARDS :]:
            # CR 8.12.3: each singing character's "sings a song" triggers.
            happen(s, Kind.SANG, frame.player, s.cards[i], card)
        happen(s, Kind.SUNG, frame.player, card, None, len(frame.data) - InPlay.CARDS)


def enter_action(s: State, frame: Frame, card: Card) -> None:
    """CR 4.3.3.2: an action goes to the Play zone and its effect resolves at once."""
    s.pop_frame()
    for a in entering.awaiting(s, frame.player, card):
        s.remove_active(a)
    zones.leaves(s, card)
    zones.place(s, card, Zone.PLAY)
    note_payment(s, frame, card)
    flags = frame.data[InPlay.FLAGS]
    note_played(s, frame, card)
    if flags & PlayFlag.BY_EFFECT:
        # CR 6.7.8.1: it waits for the instructing effect to end.
        s.append(s.extra_id(L.DEFERRED), card.id)
        s.append(s.extra_id(L.DEFERRED), flags)
    else:
        s.push_frame(process(K.ACTION, frame.player, card, (flags,)))


def hand_over(s: State, a: Active, card: Card) -> None:
    """CR 6.7.9: what waited for the card applies as it comes into play, and is spent."""
    effect = a.effect
    assert isinstance(effect, NextPlayed)
    s.remove_active(a)
    for gift in s.programs[a.index].statics[a.static].gifts:
        actives.hand_out(s, a.index, gift, of_active(a), [card], effect.until)


def plan_return(s: State, card: Card) -> None:
    """CR 8.10.8.5: Temporary Shift sets up a delayed trigger for the end of this turn."""
    program = card.program
    s.put(card, F.TEMPORARY, 1)
    if program.temporary != NONE:
        code = program.abilities[program.temporary]
        actives.later(
            s, card.index, program.temporary, of_card(card), Until.END_OF_TURN, True, code.blank()
        )


@final
class Playing(Process):
    """CR 4.3."""

    def options(self, s: State, frame: Frame) -> list[Option]:
        d = s.decision
        assert d is not None
        if d.question == Question.HOW_TO_PAY:
            return mode_options(s, frame)
        if d.question == Question.ENTER_EXERTED:
            return [bare(Act.YES), bare(Act.NO)]
        if d.question == Question.LOCATION:
            return [Option(Act.CHOOSE, i) for i in places(s, frame)]
        if d.question == Question.SINGERS:
            return choir_options(s, frame)
        return [naming(Act.AMOUNT, n) for n in range(d.least, d.most + 1)]

    def answer(self, s: State, frame: Frame, option: Option) -> None:
        if frame.step == Y.MODE:
            flags = frame.data[InPlay.FLAGS]
            data = (option.b, option.c, flags, 0, 0, *option.cards)
            s.set_frame(frame.to(Y.ANNOUNCE, data))
        elif option.act == Act.YES or option.act == Act.NO:
            flags = frame.data[InPlay.FLAGS] | PlayFlag.ASKED
            if option.act == Act.YES:
                flags |= PlayFlag.CHOSE_EXERTED
            s.set_frame(with_data(frame, Y.ENTER, InPlay.FLAGS, flags))
        elif option.act == Act.AMOUNT:
            spend(s, frame, due(s, frame), option.a)
        elif option.act == Act.CHOOSE and frame.step == Y.ENTER:
            second = PlayFlag.SECOND if option.a == places(s, frame)[1] else 0
            s.set_frame(
                with_data(
                    frame,
                    Y.ENTER,
                    InPlay.FLAGS,
                    frame.data[InPlay.FLAGS] | PlayFlag.PLACED | second,
                )
            )
        elif option.act == Act.CHOOSE:
            s.set_frame(frame.to(Y.PAY, (*frame.data, option.a)))
        else:
            assert option.act == Act.DONE
            finish_choir(s, frame)

    def step(self, s: State, frame: Frame) -> None:
        step = frame.step
        if step == Y.MODE:
            choose_mode(s, frame)
        elif step == Y.ANNOUNCE:
            announce(s, frame)
        elif step == Y.PAY:
            pay(s, frame)
        elif step == Y.PAID:
            paid(s, frame)
        else:
            enter(s, frame)


@final
class Acting(Process):
    """An action's effect, then its way to the discard (CR 6.7.1.2)."""

    def step(self, s: State, frame: Frame) -> None:
        card = s.cards[frame.card]
        program = card.program
        if frame.step == 0:
            s.set_frame(frame.at(1))
            if program.script != NONE:
                of = (card.id, card.inc)
                run_ability(s, K.RESOLVE, frame.player, of, card.index, program.script, EFFECT)
            return
        s.pop_frame()
        if card.zone != Zone.PLAY or card.inc != frame.inc:
            return
        # CR 6.7.1.2: then it goes to the discard; that is not "being discarded".
        if frame.data[InAction.FLAGS] & PlayFlag.THEN_BOTTOM:
            zones.send(s, card, Zone.DECK, bottom=True)
        else:
            zones.send(s, card, Zone.DISCARD)
