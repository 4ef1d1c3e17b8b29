"""Runs the code of abilities (CR 6.7): one op after another until somebody must decide."""

from __future__ import annotations

import tintero.rules.alike as alike
import tintero.rules.amounts as amounts
import tintero.rules.asked as asked
import tintero.rules.choices as choices
import tintero.rules.conditions as conditions
import tintero.rules.effects.verb_rows as rows
import tintero.rules.hands as hands
import tintero.rules.order as order
import tintero.rules.payable as payable
import tintero.rules.payment as payment
import tintero.rules.quantities as quantities
import tintero.rules.replace as replace
import tintero.rules.selectors as selectors
from tintero.ability import effects
from tintero.ability.base import Condition, Effect, Who
from tintero.ability.selectors import All, AtRandom, Chosen, ChosenPlayer, EachWho, YouAndAnother
from tintero.events import Kind
from tintero.program.model import LABEL_SLOTS, AbilityProgram, Code, Op
from tintero.rules.context import Context, blindly, of_frame
from tintero.rules.effects.verb import CardChoice
from tintero.rules.frames import COSTS, EFFECT, InCode, K, is_paying
from tintero.rules.process import Process
from tintero.rules.triggers import happen
from tintero.state.objects import DONE, FELL_SHORT, Card, Decision, Frame, Option, bare, naming
from tintero.state.state import F, State
from tintero.vocab import NONE, Act, Ask, CardType, Keyword, Question, Why, Zone


def code_of(s: State, frame: Frame) -> list[Op]:
    program = s.programs[frame.index].abilities[frame.ability]
    return program.cost if frame.data[InCode.WHICH] == 1 else program.code  # as `is_paying`


def run_on(s: State, frame: Frame) -> bool:
    """Run until a decision is open, another frame is on top, or the code ends (True)."""
    code = code_of(s, frame)
    depth = len(s.stack)
    while True:
        frame = s.stack[-1]
        if frame.step >= len(code):
            return True
        run(s, frame, code[frame.step])
        if s.decision is not None or len(s.stack) != depth or s.over:
            return False


def slot_of(s: State, frame: Frame, op: Op, label_slot: int) -> int:
    """A label's slot now: inside a loop over players, that player's own."""
    program = s.programs[frame.index].abilities[frame.ability]
    if frame.they >= 0 and is_looped(program, label_slot):
        return label_slot + LABEL_SLOTS * frame.they
    return label_slot


def is_looped(program: AbilityProgram, slot: int) -> bool:
    labels = program.labels
    for label, base in labels.base.items():
        if base == slot:
            return labels.looped[label]
    return False


def run(s: State, frame: Frame, op: Op) -> None:
    """Carry out one op."""
    code = op.code
    if code == Code.DO:
        s.set_frame(frame.at(frame.step + 1))
        slot = slot_of(s, frame, op, op.b) if op.b >= 0 else NONE
        rows.ROWS[op.verb].do(s, len(s.stack) - 1, op.node, slot, op)
    elif code == Code.CHOOSE:
        choose(s, frame, op)
    elif code == Code.JUMP:
        s.set_frame(frame.at(op.a))
    elif is_asking(code):
        run_asking(s, frame, op)
    else:
        run_on_way(s, frame, op)


def is_asking(code: int) -> bool:
    """Whether an op asks somebody, or picks in their stead."""
    return code in (
        Code.ASK_MAY, Code.MODE, Code.RANDOM, Code.GATHER, Code.PLAYERS, Code.NEXT_PLAYER,
        Code.CHOOSE_PLAYER, Code.CHOOSE_PLAYERS, Code.AMOUNT, Code.PAY, Code.NAME,
    )  # fmt: skip


def run_asking(s: State, frame: Frame, op: Op) -> None:
    """An op that asks for something, or says who is asked."""
    code = op.code
    node = op.node
    if code == Code.ASK_MAY:
        assert isinstance(node, Who)
        ask_or_skip(s, frame, node, Question.MAY, frame.at(op.a))
    elif code == Code.MODE:
        assert isinstance(node, effects.OneOf)
        if modes(s, frame, op):
            ask_or_skip(s, frame, node.who, Question.MODE, frame.at(op.a))
        else:
            s.set_frame(frame.at(op.a))
    elif code == Code.RANDOM:
        pick_at_random(s, frame, op)
    elif code == Code.GATHER:
        gather(s, frame, op)
    elif code == Code.PLAYERS:
        assert isinstance(node, Who)
        begin_players(s, frame, op, selectors.players(s, node, of_frame(s, frame)))
    elif code == Code.NEXT_PLAYER:
        next_player(s, frame, op)
    elif code == Code.CHOOSE_PLAYER:
        begin_choose_player(s, frame, op)
    elif code == Code.CHOOSE_PLAYERS:
        choose_players(s, frame, op)
    elif code == Code.AMOUNT:
        amounts.amount(s, frame, op)
    elif code == Code.PAY:
        amounts.pay(s, frame, op)
    else:
        assert code == Code.NAME and isinstance(node, effects.NameCard)
        skipped = frame.having(FELL_SHORT, frame.step + 1)
        ask_or_skip(s, frame, node.who, Question.NAME, skipped)


def ask_or_skip(s: State, frame: Frame, node: Who, question: int, skipped: Frame) -> None:
    """Ask one player; without them the code goes on with the other frame."""
    who = selectors.player(s, node, of_frame(s, frame))
    if who < 0 or s.players[who].out:
        s.set_frame(skipped)
    else:
        ask(s, frame, who, question, 1, 1, ())


def run_on_way(s: State, frame: Frame, op: Op) -> None:
    """An op that only says where the code goes on, and what is remembered on the way."""
    code = op.code
    node = op.node
    next_ = frame.step + 1
    if code == Code.UNLESS:
        assert isinstance(node, Condition)
        true = conditions.holds(s, node, of_frame(s, frame))
        place = next_ if true else op.a
        if not true and s.asks_hidden:
            place = asked.may_of_if(s, frame, code_of(s, frame))
        s.set_frame(frame.at(place))
    elif code == Code.UNLESS_POSSIBLE:
        assert isinstance(node, Effect)
        x = of_frame(s, frame)
        able = payable.possible(s, node, x, op.b == 1)
        if not able and s.asks_hidden:
            able = asked.may(s, frame, code_of(s, frame))
        able = able and not rows.ROWS[op.verb].vain(s, node, x)
        s.set_frame(frame.at(next_ if able else op.a))
    elif code == Code.BEGIN:
        s.set_frame(frame.having(frame.did | DONE, next_))
    elif code == Code.UNLESS_DONE:
        if not frame.did & DONE and op.b == 1 and s.ruleset.otherwise_of_the_if:
            # CR 6.1.4, the other reading: "otherwise" is only for when the "if" is false.
            s.set_frame(frame.having(FELL_SHORT, code_of(s, frame)[op.a - 1].a))
        else:
            s.set_frame(frame.at(next_ if frame.did & DONE else op.a))
    elif code == Code.NOT_DONE:
        s.set_frame(frame.having(FELL_SHORT, next_))
    elif code == Code.THEY:
        assert isinstance(node, Who)
        s.set_frame(frame.speaking_of(selectors.player(s, node, of_frame(s, frame)), next_))
    elif code == Code.IF_PARTS:
        s.set_frame(frame.at(op.a if s.ruleset.part_by_part else next_))
    elif code == Code.TIMES:
        assert isinstance(node, effects.Repeat)
        n = quantities.value(s, node.times, of_frame(s, frame))
        s.set_frame(frame.bound(op.b, (n,), frame.did).at(next_) if n > 0 else frame.at(op.a))
    elif code == Code.NEXT_TIME:
        left = frame.slots[op.b][0] - 1
        s.set_frame(frame.bound(op.b, (left,), frame.did).at(op.a if left > 0 else next_))
    else:
        assert code == Code.COMPUTE and isinstance(node, effects.Deal)
        # CR 6.7.2.2: compute the amount before the text is carried out.
        n = quantities.value(s, node.count, of_frame(s, frame))
        s.set_frame(frame.bound(slot_of(s, frame, op, op.b) + 1, (n,), frame.did).at(next_))


def ask(
    s: State, frame: Frame, who: int, question: int, least: int, most: int, picked: tuple[int, ...]
) -> None:
    s.set_decision(
        Decision(who, question, frame.card, frame.index, frame.ability, least, most, picked)
    )


# --- choosing cards -----------------------------------------------------------------------------


def selector_of(op: Op) -> Chosen:
    assert isinstance(op.node, Chosen)
    return op.node


def choose(s: State, frame: Frame, op: Op) -> None:
    """CR 1.7.3: choices are made while the effect resolves, one card at a time."""
    sel = selector_of(op)
    slot = slot_of(s, frame, op, op.b)
    x = of_frame(s, frame)
    if len(frame.data) == 1:
        n = choices.wanted(s, sel, x)
        frame = frame.bound(slot, (), frame.did).to(frame.step, (frame.data[InCode.WHICH], n))
        s.set_frame(frame)
        search(s, sel, choices.chooser(s, sel, x))
        x = of_frame(s, frame)
    n = frame.data[InCode.WANTED]
    picked = frame.slots[slot]
    able = narrowed(s, frame, op, x, picked)
    left = n - len(picked) if n != NONE else len(able)
    more = n == NONE or left > 0
    anyway = s.asks_hidden != 0 and more and asked.choice(s, sel, x, picked, plays(s, frame, op))
    if not anyway and (not able or left <= 0):
        finish_choice(s, frame, op, slot)
        return
    who = choices.chooser(s, sel, x)
    fail = sel.may_fail or may_fail(s, frame, op, able)
    exact = not sel.up_to and not fail and (n != NONE or sel.ordered)
    orderly = sel.ordered and len(order.different(s, able, who)) > 1 and not to_discard(s, frame)
    asked_for = not exact or orderly or anyway
    if not asked_for and (len(able) <= left or alike.copies(s, able, who)):
        # A forced choice is not asked, nor which of several copies.
        for _ in range(min(left, len(able))):
            card = hands.most_seen(s, able[0], able)
            able.remove(card)
            note_choice(s, s.stack[-1], op, slot, card)
        finish_choice(s, s.stack[-1], op, slot)
        return
    least = left if exact and able else 0
    if least == 0 and not (s.ruleset.up_to_may_be_none and sel.up_to and not picked):
        if any(choices.insists(s, c, who) for c in able):
            least = 1  # CR 6.7.3.2: picking none to dodge a "must choose" is not allowed
    question = Question.ORDER if sel.ordered else Question.CARDS
    s.choice.keep(frame, able, s.version)
    ask(s, frame, who, question, least, left, picked)


def plays(s: State, frame: Frame, op: Op) -> bool:
    """Whether what is picked is to be played: then its face decides whether it can be."""
    code = code_of(s, frame)
    place = frame.step + 1
    node = code[place].node if place < len(code) and code[place].code == Code.DO else None
    return isinstance(node, effects.Play) and node.what is op.node


def asked_anyway(s: State, frame: Frame) -> bool:
    """Whether the open decision is asked although there is only one answer (`unseen`)."""
    d = s.decision
    if d is None or not s.asks_hidden >> d.player & 1:
        return False
    if d.ask == Ask.MAY:
        return True  # there is only "no"
    op = code_of(s, frame)[frame.step]
    if op.code == Code.MODE:
        assert isinstance(op.node, effects.OneOf)
        return asked.mode(s, op.node, blindly(of_frame(s, frame)), modes(s, frame, op, True))
    if op.code != Code.CHOOSE:
        return False
    slot = slot_of(s, frame, op, op.b)
    x = of_frame(s, frame)
    return asked.choice(s, selector_of(op), x, frame.slots[slot], plays(s, frame, op))


def may_fail(s: State, frame: Frame, op: Op, able: list[Card]) -> bool:
    """CR 7.1.4: a hand is private, so who is told to play a kind of card from it may find none.

    Under a "may" that has been taken already there is nothing left to decline.
    """
    if is_paying(frame) or any(c.zone != Zone.HAND for c in able):
        return False
    if not plays(s, frame, op):
        return False
    code = code_of(s, frame)
    before = range(frame.step)
    return not any(code[i].code == Code.ASK_MAY and code[i].a > frame.step for i in before)


def search(s: State, sel: Chosen, who: int) -> None:
    """CR 7.1.4: whoever searches a deck looks at all of it."""
    if sel.filter.zone != Zone.DECK or sel.source or who < 0:
        return
    for i in s.zone(who, Zone.DECK):
        s.put(s.cards[i], F.SEEN, s.cards[i].seen | (1 << who))


def narrowed(s: State, frame: Frame, op: Op, x: Context, picked: tuple[int, ...]) -> list[Card]:
    """The pool, further limited by what the verb behind it needs to be possible."""
    found = choices.eligible(s, selector_of(op), x, picked, ())
    code = code_of(s, frame)
    place = frame.step + 1
    while place < len(code) and code[place].code in (Code.CHOOSE, Code.AMOUNT):
        place += 1
    if is_paying(frame):
        later = [n for o in code[place:] if isinstance(n := o.node, Effect)]
        found = payable.serving(s, selector_of(op), found, later)
    if place < len(code) and code[place].code == Code.DO:
        of = CardChoice(selector_of(op), x, picked, is_paying(frame))
        return rows.ROWS[code[place].verb].narrow(s, code[place].node, of, found)
    return found


def too_wet(s: State, frame: Frame, card: Card) -> bool:
    """CR 4.4.2.1: whether the card would be exerted for a cost if it were dry."""
    if frame.kind != K.USE or not is_paying(frame) or not card.drying or card.exerted:
        return False
    op = code_of(s, frame)[frame.step]
    node = code_of(s, frame)[frame.step + 1].node if op.code == Code.CHOOSE else None
    if not isinstance(node, effects.Exert) or not node.symbol:
        return False
    return card in choices.eligible(s, selector_of(op), of_frame(s, frame), (), ())


def to_discard(s: State, frame: Frame) -> bool:
    """Whether what is chosen goes to the discard: CR 7.6.2 lets its owner rearrange the pile at any
    time and nothing reads its order, so nobody is asked for one."""
    code = code_of(s, frame)
    place = frame.step + 1
    if place >= len(code) or code[place].code != Code.DO:
        return False
    node = code[place].node
    return isinstance(node, effects.Put) and node.place == effects.Place.DISCARD


def legal_picks(s: State, frame: Frame, op: Op, x: Context, picked: tuple[int, ...]) -> list[Card]:
    """What may be picked next, "must choose" included."""
    able = s.choice.of(frame, s.version)
    if able is None:
        able = narrowed(s, frame, op, x, picked)
    return choices.insisting(s, able, choices.chooser(s, selector_of(op), x))


def note_choice(s: State, frame: Frame, op: Op, slot: int, card: Card) -> None:
    sel = selector_of(op)
    picked = frame.slots[slot] + (card.ref(),)
    s.set_frame(frame.bound(slot, picked, frame.did))
    x = of_frame(s, frame)
    who = choices.chooser(s, sel, x)
    if sel.reveal:
        hands.show(s, card)
        happen(s, Kind.REVEALED, card.owner, card)
    if card.zone == Zone.PLAY:
        # CR 8.14.1: chosen while an action's effect resolves; bit 2: for Support.
        program = s.programs[frame.index]
        by_action = program.script == frame.ability and program.type == CardType.ACTION
        for_support = program.abilities[frame.ability].keyword == Keyword.SUPPORT
        extra = (1 if by_action else 0) | (2 if for_support else 0)
        happen(s, Kind.CHOSEN, who, card, s.cards[frame.card], 0, extra)


def finish_choice(s: State, frame: Frame, op: Op, slot: int, declined: bool = False) -> None:
    sel = selector_of(op)
    picked = frame.slots[slot]
    n = frame.data[InCode.WANTED]
    did = frame.did
    if not picked and n != 0:
        did = FELL_SHORT
        rest = sel.ordered and sel.source != ""  # "the rest", of which nothing is left
        if not sel.up_to and not declined and not rest:
            nothing_chosen(s, frame, op)
    elif not sel.up_to and not sel.source and n != NONE and len(picked) < n:
        did = FELL_SHORT
    s.set_frame(frame.ended(did, COSTS if is_paying(frame) else EFFECT))


def nothing_chosen(s: State, frame: Frame, op: Op) -> None:
    """CR 1.7.7: no legal option exists, so this part does nothing."""
    code = code_of(s, frame)
    place = frame.step + 1
    node = code[place].node if place < len(code) else None
    if isinstance(node, effects.Discard) and node.what is op.node:
        x = of_frame(s, frame)
        for p in s.players:
            a = replace.keeps(s, p.id)
            if a is not None and selectors.is_owner(s, selector_of(op).filter.owner, p.id, x):
                replace.none_discarded(s, a)
                return
    card = s.cards[frame.card] if frame.card >= 0 else None
    happen(s, Kind.FIZZLED, frame.player, card, None, 0, 0, "", Why.NO_CHOICE)


def pick_at_random(s: State, frame: Frame, op: Op) -> None:
    sel = op.node
    assert isinstance(sel, AtRandom)
    x = of_frame(s, frame)
    slot = slot_of(s, frame, op, op.b)
    found = selectors.candidates(s, sel.filter, x)
    n = quantities.value(s, sel.count, x)
    picked: list[int] = []
    while found and len(picked) < n:
        card = found[s.random_below(len(found)) if len(found) > 1 else 0]
        card = hands.most_seen(s, card, found)
        found.remove(card)
        picked.append(card.ref())
    did = frame.did if len(picked) >= n else FELL_SHORT
    s.set_frame(frame.bound(slot, tuple(picked), did).at(frame.step + 1))


def gather(s: State, frame: Frame, op: Op) -> None:
    # CR 6.1.11: "they" later on are exactly the cards that qualify now.
    sel = op.node
    assert isinstance(sel, All)
    found = selectors.candidates(s, sel.filter, of_frame(s, frame))
    slot = slot_of(s, frame, op, op.b)
    s.set_frame(frame.bound(slot, tuple([c.ref() for c in found]), frame.did).at(frame.step + 1))


# --- loops --------------------------------------------------------------------------------------


def begin_players(s: State, frame: Frame, op: Op, found: list[int]) -> None:
    if not found:
        s.set_frame(frame.having(FELL_SHORT, op.a))
        return
    state = (frame.they, 0, *found)
    did = frame.did
    if isinstance(op.node, EachWho):
        # CR 6.1.5.1: a player who is left out did not do it, which "otherwise" asks about.
        if len(found) < len(selectors.players(s, op.node.of, of_frame(s, frame))):
            did = FELL_SHORT
    s.set_frame(frame.bound(op.b, state, did).speaking_of(found[0], frame.step + 1))


def next_player(s: State, frame: Frame, op: Op) -> None:
    state = frame.slots[op.b]
    place = state[1] + 1
    # A player who left meanwhile no longer acts (CR 9.2.3).
    while place + 2 < len(state) and s.players[state[place + 2]].out:
        place += 1
    if place + 2 < len(state):
        bound = frame.bound(op.b, (state[0], place, *state[2:]), frame.did)
        s.set_frame(bound.speaking_of(state[place + 2], op.a))
    else:
        s.set_frame(frame.speaking_of(state[0], frame.step + 1))


def begin_choose_player(s: State, frame: Frame, op: Op) -> None:
    found = choosable_players(s, frame, op)
    if not found or (s.players[frame.player].out and len(found) > 1):
        s.set_frame(frame.speaking_of(NONE, frame.step + 1))
    elif len(found) == 1:
        s.set_frame(frame.speaking_of(found[0], frame.step + 1))
    else:
        ask(s, frame, frame.player, Question.PLAYER, 1, 1, ())


def choosable_players(s: State, frame: Frame, op: Op) -> list[int]:
    seats = s.turn_order(s.leader)
    if isinstance(op.node, ChosenPlayer):
        return seats
    if isinstance(op.node, YouAndAnother):
        return [p for p in seats if p != frame.player]
    return s.opponents(frame.player)


def choose_players(s: State, frame: Frame, op: Op) -> None:
    """CR 6.1.3: any number of players, one at a time, none included."""
    if s.players[frame.player].out or not left_to_choose(s, frame, op):
        s.set_frame(frame.at(frame.step + 1))
    else:
        ask(s, frame, frame.player, Question.PLAYERS, 0, 1, ())


def left_to_choose(s: State, frame: Frame, op: Op) -> list[int]:
    seats = s.turn_order(s.leader)
    return [p for p in seats if p not in frame.slots[op.b]]


# --- modes --------------------------------------------------------------------------------------


def modes(s: State, frame: Frame, op: Op, blind: bool = False) -> list[int]:
    """CR 6.1.5.2: an impossible option may not be chosen. In "[A] or [B]" one that can't be carried
    out completely forces the other; if neither can, they are done as far as possible (CR 1.2.3)."""
    node = op.node
    assert isinstance(node, effects.OneOf)
    x = of_frame(s, frame)
    if blind:
        x = blindly(x)
    if node.inline:
        found = [i for i, mode in enumerate(node.modes) if payable.possible(s, mode, x, True)]
        if found:
            return found
    found = [i for i, mode in enumerate(node.modes) if payable.possible(s, mode, x, False)]
    if not found and not blind and s.asks_hidden:
        # That there is none may be known to nobody else: then one is picked, and comes to nothing.
        who = selectors.player(s, node.who, x)
        if who >= 0 and s.asks_hidden >> who & 1:
            return modes(s, frame, op, True)
    return found


# --- options and answers ------------------------------------------------------------------------


class Resolving(Process):
    """An ability's effect, or its costs (CR 6.7)."""

    def options(self, s: State, frame: Frame) -> list[Option]:
        """The legal answers to the open decision of a resolution."""
        d = s.decision
        assert d is not None
        op = code_of(s, frame)[frame.step]
        if d.ask in (Ask.CHOOSE, Ask.ORDER):
            slot = slot_of(s, frame, op, op.b)
            x = of_frame(s, frame)
            able = legal_picks(s, frame, op, x, frame.slots[slot])
            if d.ask == Ask.ORDER:
                able = order.different(s, able, d.player)
            found = [naming(Act.CHOOSE, c.id) for c in able]
            if d.least == 0:
                found.append(bare(Act.DONE))
            return found
        if d.ask == Ask.MAY:
            possible = asked.able(s, frame, code_of(s, frame))
            return [bare(Act.YES), bare(Act.NO)] if possible else [bare(Act.NO)]
        if d.ask == Ask.MODE:
            return [naming(Act.MODE, i) for i in modes(s, frame, op)]
        if d.ask in (Ask.AMOUNT, Ask.PAY):
            return [naming(Act.AMOUNT, n) for n in range(d.least, d.most + 1)]
        if d.ask == Ask.NAME:
            return [naming(Act.NAME, i) for i in s.name_indices]
        assert d.ask == Ask.PLAYER
        if op.code == Code.CHOOSE_PLAYERS:
            return [naming(Act.PLAYER, p) for p in left_to_choose(s, frame, op)] + [bare(Act.DONE)]
        return [naming(Act.PLAYER, p) for p in choosable_players(s, frame, op)]

    def answer(self, s: State, frame: Frame, option: Option) -> None:
        """Take an answer that is one of the options. Events name the ability as their cause."""
        s.put_cause(frame.card, frame.ability)
        op = code_of(s, frame)[frame.step]
        act = option.act
        if act == Act.CHOOSE:
            slot = slot_of(s, frame, op, op.b)
            card = s.cards[option.a]
            if card.zone == Zone.HAND:
                able = legal_picks(s, frame, op, of_frame(s, frame), frame.slots[slot])
                card = hands.most_seen(s, card, able)
            note_choice(s, frame, op, slot, card)
        elif act == Act.DONE and op.code == Code.CHOOSE_PLAYERS:
            s.set_frame(frame.at(frame.step + 1))
        elif act == Act.PLAYER and op.code == Code.CHOOSE_PLAYERS:
            happen(s, Kind.PLAYER_CHOSEN, option.a)
            s.set_frame(frame.bound(op.b, (*frame.slots[op.b], option.a), frame.did))
        elif act == Act.DONE:
            slot = slot_of(s, frame, op, op.b)
            finish_choice(s, frame, op, slot, True)
        elif act == Act.YES:
            s.set_frame(frame.at(frame.step + 1))
        elif act == Act.NO:
            no = asked.no_leads(s, frame, code_of(s, frame)) if s.asks_hidden else op.a
            s.set_frame(frame.at(no))
        elif act == Act.MODE:
            s.set_frame(frame.at(op.places[option.a]))
        elif act == Act.PLAYER:
            happen(s, Kind.PLAYER_CHOSEN, option.a)
            s.set_frame(frame.speaking_of(option.a, frame.step + 1))
        elif act == Act.NAME:
            happen(s, Kind.NAMED, frame.player, None, None, option.a)
            s.set_frame(frame.bound(op.b, (option.a,), frame.did).at(frame.step + 1))
        else:
            assert act == Act.AMOUNT
            if op.code == Code.PAY:
                node = op.node
                assert isinstance(node, effects.PayInk)
                x = of_frame(s, frame)
                who = selectors.player(s, node.who, x)
                due = payment.total_use(s, frame, quantities.value(s, node.count, x))
                s.set_frame(frame.at(frame.step + 1))
                payment.spend(s, who, due, option.a, payment.clause_of(s, frame))
            else:
                slot = slot_of(s, frame, op, op.b)
                said = (*frame.slots[slot + 1], option.a)
                s.set_frame(frame.bound(slot + 1, said, frame.did))

    def step(self, s: State, frame: Frame) -> None:
        if run_on(s, frame):
            s.pop_frame()
