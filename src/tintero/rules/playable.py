"""Whether and how a card may be played (CR 4.3): the ink cost or one alternate cost.

The predicates answer with a `Refusal` or None, like those of `legal`; the lists ask them.
"""

from __future__ import annotations

from mypy_extensions import i64

import tintero.rules.choices as choices
import tintero.rules.conditions as conditions
import tintero.rules.derive as derive
import tintero.rules.payable as payable
import tintero.rules.payment as payment
import tintero.rules.selectors as selectors
from tintero.ability.abilities import Has
from tintero.ability.effects import Play
from tintero.ability.selectors import That
from tintero.ability.statics import AlsoNamed, PlayFor, PlayFrom, PlayOnlyIf, ShiftBase
from tintero.events import REF
from tintero.program.model import Bucket
from tintero.rules.context import Context, of_active, of_card
from tintero.rules.refusal import No, Refusal, refused
from tintero.state.objects import Active, Card, Option, by_ink
from tintero.state.state import State
from tintero.vocab import NONE, Act, CardType, Deny, Pay, ShiftKind, Zone


def is_character(s: State, card: Card) -> bool:
    return card.program.type == CardType.CHARACTER


def check_mine(s: State, player: i64, card: Card) -> Refusal | None:
    if card.zone != Zone.PLAY:
        return Refusal(No.NOT_IN_PLAY, card.id)
    if card.owner != player:
        return Refusal(No.NOT_YOURS, card.id)
    return None


def check_playable(s: State, player: i64, card: Card) -> Refusal | None:
    """Restrictions on playing the card at all; "for free" does not lift them."""
    if s.buckets[Bucket.CANT + Deny.PLAY]:
        denied = derive.denied_player(s, Deny.PLAY, player, card)
        if denied is not None:
            # CR 1.2.2: "can't" beats "can".
            return Refusal(No.CANT, card.id, source=denied.source)
    if s.buckets[Bucket.PLAY_FROM]:
        no = check_names(s, player, card)
        if no is not None:
            return no
    program = card.program
    for i in program.own:
        static = program.statics[i]
        effect = static.effect
        if not isinstance(effect, PlayOnlyIf) or conditions.holds(
            s, effect.condition, of_card(card)
        ):
            continue
        if static.condition is None or conditions.holds(s, static.condition, of_card(card)):
            return Refusal(No.PLAY_RESTRICTION, card.id, source=card.id)
    return None


def is_ruled(s: State) -> bool:
    """Whether anything in force speaks of playing cards: who may, from where, or what is paid."""
    return (
        len(s.buckets[Bucket.CANT + Deny.PLAY]) > 0
        or len(s.buckets[Bucket.PLAY_FROM]) > 0
        or len(s.buckets[Bucket.PAY_LESS]) > 0
        or len(s.buckets[Bucket.PLAY_FOR]) > 0
    )


def playable_from(s: State, player: i64, card: Card) -> bool:
    """CR 4.3.2: normally from hand; effects may allow other zones."""
    if card.owner != player:
        return False
    if card.zone == Zone.HAND:
        return True
    if card.zone == Zone.DECK:
        deck = s.zone(player, Zone.DECK)
        if not deck or deck[-1] != card.id:
            return False
    return permission(s, player, card) is not None or says_so_itself(s, card)


def says_so_itself(s: State, card: Card) -> bool:
    """Whether the card itself says that it may be played from where it is."""
    program = card.program
    for i in program.own:
        static = program.statics[i]
        effect = static.effect
        if isinstance(effect, PlayFrom) and effect.this:
            if selectors.matches(s, effect.what, card, of_card(card)):
                if static.condition is None or conditions.holds(s, static.condition, of_card(card)):
                    return True
    return False


def permission(s: State, player: int, card: Card) -> Active | None:
    """CR 1.2.1: the effect that lets this player play the card from where it is, if any; one
    that asks for nothing more comes first."""
    found: Active | None = None
    for a in s.buckets[Bucket.PLAY_FROM]:
        effect = a.effect
        assert isinstance(effect, PlayFrom)
        if a.player != player or (effect.under_this and card.top != a.source):
            continue
        if selectors.matches(s, effect.what, card, of_active(a)) and derive.applies(s, a):
            if not effect.exerted and not effect.name_once:
                return a
            # Of two that do, the one that closes the name counts as used: the other can't lift
            # what it forbids (CR 1.2.2).
            if found is None or effect.name_once:
                found = a
    return found


def check_names(s: State, player: int, card: Card) -> Refusal | None:
    """CR 1.2.2: cards named like one played from elsewhere by such an effect can't be played."""
    for a in s.buckets[Bucket.PLAY_FROM]:
        effect = a.effect
        assert isinstance(effect, PlayFrom)
        if not effect.name_once or a.player != player:
            continue
        if not selectors.qualifies(s, effect.what, card, of_active(a), None):
            continue
        if shares_name(s, card, a.targets):
            return Refusal(No.SAME_NAME, card.id, source=a.source)
    return None


def shares_name(s: State, card: Card, refs: tuple[int, ...]) -> bool:
    """CR 5.2.6.2: whether the card shares a name with one of these."""
    mine = card.program.names
    return any(n in mine for r in refs for n in s.programs[s.cards[r % REF].index].names)


def has_that_name(s: State, card: Card, refs: tuple[int, ...]) -> bool:
    """CR 5.2.6.2: whether the card has a name that all of these have."""
    names = card.program.names
    return any(all(n in s.programs[s.cards[r % REF].index].names for r in refs) for n in names)


def check_play(
    s: State, player: int, card: Card, pay: int, which: int, cards: tuple[int, ...]
) -> Refusal | None:
    """Whether a card may be played this way. `which`: the Shift or the offer; `cards`: the bases,
    the singer, or the card that makes the offer."""
    if not playable_from(s, player, card):
        return Refusal(No.NOT_IN_HAND, card.id)
    no = check_playable(s, player, card)
    if no is not None:
        return no
    program = card.program
    if pay == Pay.INK:
        due = payment.total_to_play(s, card, player, program.cost, Pay.INK)
        missing = due - payment.spendable(s, player)
        return Refusal(No.NOT_ENOUGH_INK, card.id, amount=missing) if missing > 0 else None
    if pay == Pay.SING:
        if not program.song:
            return Refusal(No.NOT_A_SONG, card.id)
        if len(cards) != 1:
            return Refusal(No.ONE_SINGER, card.id)
        no = check_singer(s, player, s.cards[cards[0]], program.cost, card)
        if no is not None and no.code == No.SINGER_TOO_CHEAP and program.sing_together:
            # CR 8.12.1: together with others, who are too few.
            return Refusal(No.CHOIR_TOO_CHEAP, card.id, amount=program.sing_together)
        return no
    if pay == Pay.SING_TOGETHER:
        if program.sing_together == 0:
            return Refusal(No.ONE_SINGER if program.song else No.NOT_A_SONG, card.id)
        no = check_choir(s, player, card, cards)
        # The singers are picked one by one while paying; a list given at once is only judged.
        return Refusal(No.NOT_AN_OPTION, card.id) if no is None and cards else no
    if pay == Pay.SHIFT:
        return check_shift(s, player, card, which, cards)
    if pay == Pay.ALTERNATE:
        return check_offer(s, player, card, which, cards)
    return Refusal(No.NO_SUCH_PAYMENT, card.id)


def check_singer(
    s: State, player: int, singer: Card, cost: int, song: Card | None = None
) -> Refusal | None:
    """CR 5.4.4.2: exert one of your characters whose cost is at least the song's."""
    mine = check_mine(s, player, singer)
    if mine is not None:
        return mine
    if not is_character(s, singer):
        return Refusal(No.NOT_A_CHARACTER, singer.id)
    # CR 5.1.1.11: drying forbids the exert symbol, also to sing.
    if singer.drying:
        return refused(No.DRYING, singer.id)
    if singer.exerted:
        return refused(No.EXERTED, singer.id)
    denied = derive.denied(s, Deny.SING, singer, song)
    if denied is not None:
        return Refusal(No.CANT, singer.id, source=denied.source)
    if cost > 0 and derive.sing_cost(s, singer) < cost:
        return Refusal(No.SINGER_TOO_CHEAP, singer.id, amount=cost)
    return None


def singers(s: State, player: int, song: Card | None = None) -> list[Card]:
    """Characters that could exert to sing something, or this song whatever it costs."""
    return [
        s.cards[i]
        for i in s.in_play(player)
        if is_character(s, s.cards[i]) and check_singer(s, player, s.cards[i], 0, song) is None
    ]


def choir(s: State, player: int, song: Card | None = None) -> list[Card]:
    """CR 8.12.1: any number of your and your teammates' characters sing together."""
    return [c for p in s.team(player) for c in singers(s, p, song)]


def check_choir(s: State, player: int, song: Card, cards: tuple[int, ...]) -> Refusal | None:
    """CR 8.12.1: characters with total cost N or more. An empty list asks whether one exists."""
    need = song.program.sing_together
    total = 0
    if len(set(cards)) != len(cards):
        return Refusal(No.NOT_AN_OPTION, song.id)
    if not cards:
        for c in choir(s, player, song):
            total += derive.sing_cost(s, c)
    else:
        for i in cards:
            owner = s.cards[i].owner
            mine = player if s.opposes(owner, player) else owner
            no = check_singer(s, mine, s.cards[i], 0, song)
            if no is not None:
                return no
            total += derive.sing_cost(s, s.cards[i])
    if total < need or total == 0:
        return Refusal(No.CHOIR_TOO_CHEAP, song.id, amount=need)
    return None


def shift_names(s: State, card: Card) -> tuple[str, ...]:
    """The names a base has for Shift."""
    mine = derive.names(s, card)
    for a in s.buckets[Bucket.ALSO_NAMED]:
        effect = a.effect
        assert isinstance(effect, AlsoNamed)
        if effect.shift_only and derive.affects(s, a, card):
            mine = (*mine, effect.name)
    return mine


def is_base(s: State, card: Card, has: Has, base: Card) -> bool:
    """CR 8.10.1, 8.10.8: whether this kind of Shift may go onto that card."""
    if base.zone != Zone.PLAY or base.owner != card.owner:
        return False
    by_name = has.kind in (ShiftKind.NAMED, ShiftKind.DUO, ShiftKind.COMBO)
    if is_character(s, base) and any_base(s, base, by_name):
        return True
    if has.kind == ShiftKind.ITEM_NAMED:
        # CR 8.10.8.6: onto one of your items with that name.
        program = base.program
        return program.type == CardType.ITEM and has.of in derive.names(s, base)
    if not is_character(s, base):
        return False
    if has.kind == ShiftKind.UNIVERSAL:
        return True  # CR 8.10.8.2: onto any of your characters
    if has.kind == ShiftKind.CLASSIFICATION:
        return has.of in derive.classes(s, base)  # CR 8.10.8.1
    mine = card.program.names
    return any(n in mine for n in shift_names(s, base))


def any_base(s: State, base: Card, by_name: bool) -> bool:
    """Whether any character may be shifted onto this card: always, or where Shift asks for a
    name (`by_name`)."""
    for a in s.buckets[Bucket.SHIFT_BASE]:
        effect = a.effect
        assert isinstance(effect, ShiftBase)
        if (by_name or not effect.by_name) and derive.affects(s, a, base):
            return True
    return False


def fills_both(s: State, card: Card, first: Card, second: Card) -> bool:
    """CR 8.10.8.3: two characters, one for each of this card's names."""
    names = card.program.names[1:]
    if len(names) < 2 or first is second:
        return False
    one, two = shift_names(s, first), shift_names(s, second)
    free_one = any_base(s, first, True)
    free_two = any_base(s, second, True)
    a, b = names[0], names[1]
    return ((a in one or free_one) and (b in two or free_two)) or (
        (b in one or free_one) and (a in two or free_two)
    )


def shift_rule(has: Has) -> str:
    """The clause that says onto what this kind of Shift goes."""
    if has.kind == ShiftKind.NAMED:
        return "8.10.1"
    if has.temporary:
        return "8.10.9"  # a combined variant
    if has.kind == ShiftKind.CLASSIFICATION:
        return "8.10.8.1"
    if has.kind == ShiftKind.UNIVERSAL:
        return "8.10.8.2"
    if has.kind == ShiftKind.DUO:
        return "8.10.8.3"
    return "8.10.8.4" if has.kind == ShiftKind.COMBO else "8.10.8.6"


def check_shift(
    s: State, player: int, card: Card, which: int, cards: tuple[int, ...], free: bool = False
) -> Refusal | None:
    program = card.program
    if which < 0 or which >= len(program.shifts):
        return Refusal(No.NO_SHIFT, card.id)
    has = program.shifts[which]
    condition = program.shift_ifs[which]
    if condition is not None and not conditions.holds(s, condition, of_card(card)):
        return Refusal(No.NO_SHIFT, card.id)  # it has that Shift only on a condition
    if not s.ruleset.new_shift_kinds and (
        has.temporary or has.kind in (ShiftKind.DUO, ShiftKind.COMBO, ShiftKind.ITEM_NAMED)
    ):
        return Refusal(No.NO_SHIFT, card.id)  # CR 8.10.8: these exist since 2.2
    bases = [s.cards[i] for i in cards]
    rule = shift_rule(has)
    for base in bases:
        if not is_base(s, card, has, base):
            return Refusal(No.NOT_A_SHIFT_BASE, card.id, base.id, rule=rule)
    if has.kind == ShiftKind.DUO:
        if len(bases) != 2 or not fills_both(s, card, bases[0], bases[1]):
            return Refusal(No.NOT_A_SHIFT_BASE, card.id, rule=rule)
    elif has.kind == ShiftKind.COMBO and len(bases) == 2:
        if not fills_both(s, card, bases[0], bases[1]):
            return Refusal(No.NOT_A_SHIFT_BASE, card.id, rule=rule)
    elif len(bases) != 1:
        return Refusal(No.NOT_A_SHIFT_BASE, card.id, rule=rule)
    if free:
        return None
    if has.costs:
        if not payable.payable(s, has.costs, of_card(card), cards):
            return Refusal(No.COST_UNPAYABLE, card.id)
        return None
    due = payment.total_to_play(s, card, player, has.n, Pay.SHIFT, cards)
    missing = due - payment.spendable(s, player)
    return Refusal(No.NOT_ENOUGH_INK, card.id, amount=missing) if missing > 0 else None


def offers(s: State, player: int, card: Card) -> list[tuple[int, tuple[int, ...]]]:
    """Alternate costs offered for this card: its own and those of cards in play."""
    found: list[tuple[int, tuple[int, ...]]] = []
    program = card.program
    for i in program.own:
        if isinstance(program.statics[i].effect, PlayFor):
            found.append((i, ()))
    for a in s.buckets[Bucket.PLAY_FOR]:
        effect = a.effect
        assert isinstance(effect, PlayFor)
        if a.player == player and effect.what is not None:
            found.append((a.static, (a.source,)))
    return found


def check_offer(
    s: State, player: int, card: Card, which: int, cards: tuple[int, ...]
) -> Refusal | None:
    """CR 1.5.5: an alternate cost in place of the ink cost."""
    if cards:
        for a in s.buckets[Bucket.PLAY_FOR]:
            effect = a.effect
            assert isinstance(effect, PlayFor)
            if a.source == cards[0] and a.static == which and a.player == player:
                if effect.what is None or not selectors.qualifies(
                    s, effect.what, card, of_active(a), None
                ):
                    continue
                if not derive.applies(s, a):
                    return Refusal(No.CONDITION, card.id)
                if effect.if_ is not None and not conditions.holds(s, effect.if_, of_active(a)):
                    return Refusal(No.CONDITION, card.id)
                away = (card.id, *choices.carrying(s, card))
                if not payable.payable(s, effect.costs, of_active(a), away):
                    return Refusal(No.COST_UNPAYABLE, card.id)
                return None
        return Refusal(No.NO_SUCH_PAYMENT, card.id)
    program = card.program
    if which not in program.own:
        return Refusal(No.NO_SUCH_PAYMENT, card.id)
    static = program.statics[which]
    own = static.effect
    if not isinstance(own, PlayFor):
        return Refusal(No.NO_SUCH_PAYMENT, card.id)
    x = of_card(card)
    if static.condition is not None and not conditions.holds(s, static.condition, x):
        return Refusal(No.CONDITION, card.id)
    if own.if_ is not None and not conditions.holds(s, own.if_, x):
        return Refusal(No.CONDITION, card.id)
    if not payable.payable(s, own.costs, x):
        return Refusal(No.COST_UNPAYABLE, card.id)
    return None


def may_be_played(s: State, card: Card, player: int, effect: Play) -> bool:
    """Whether an effect may have this card played now."""
    if check_playable(s, card.owner, card) is not None:
        return False
    if effect.shift:
        return bool(shift_options(s, card.owner, card, True)) or not effect.free
    if effect.free:
        return True
    return bool(play_options(s, card.owner, card, True))


def told_to_play(s: State, e: Play, x: Context) -> list[Card]:
    """The cards an effect has played, those of them that may be played now."""
    able: list[Card] = []
    for ref in selectors.refs(s, e.what, x):
        card = s.follow(ref, NONE)
        # CR 7.1.6: it follows a card to the discard; CR 6.1.11: "that card" also to the hand, where
        # the effect itself has put it.
        if card is None:
            card = s.follow(ref, Zone.DISCARD)
        if card is None and isinstance(e.what, That):
            card = s.follow(ref, Zone.HAND)
        if card is not None and card.zone not in (Zone.PLAY, Zone.OUT) and card not in able:
            if may_be_played(s, card, card.owner, e):
                able.append(card)
    return able


def shift_options(s: State, player: int, card: Card, free: bool) -> list[Option]:
    found: list[Option] = []
    program = card.program
    for which, has in enumerate(program.shifts):
        if not free and not has.costs and not program.own and not s.buckets[Bucket.PAY_LESS]:
            if has.n > payment.spendable(s, player):
                continue  # whatever it would go onto
        bases = [s.cards[i] for i in s.in_play(player) if is_base(s, card, has, s.cards[i])]
        if has.kind != ShiftKind.DUO:
            for base in bases:
                if check_shift(s, player, card, which, (base.id,), free) is None:
                    found.append(Option(Act.PLAY, card.id, Pay.SHIFT, which, (base.id,)))
        if has.kind in (ShiftKind.DUO, ShiftKind.COMBO):
            # CR 8.10.8.3: under-cards in any order; the first one named lies lowest.
            for one in bases:
                for two in bases:
                    pair = (one.id, two.id)
                    if check_shift(s, player, card, which, pair, free) is None:
                        found.append(Option(Act.PLAY, card.id, Pay.SHIFT, which, pair))
    return found


def play_options(s: State, player: int, card: Card, by_effect: bool) -> list[Option]:
    """Every way to pay for this card now."""
    found: list[Option] = []
    add_play_options(s, player, card, by_effect, found)
    return found


def add_play_options(
    s: State, player: i64, card: Card, by_effect: bool, found: list[Option]
) -> None:
    """Add every way to pay for this card now to those found so far."""
    program = card.program
    in_hand = card.zone == Zone.HAND and card.owner == player
    if not by_effect and not in_hand and not playable_from(s, player, card):
        return
    if check_playable(s, player, card) is not None:
        return
    due = payment.total_to_play(s, card, player, program.cost, Pay.INK)
    if due <= payment.spendable(s, player):
        found.append(by_ink(card.id))
    if program.shifts:
        found.extend(shift_options(s, player, card, False))
    if program.song:
        for i in s.in_play(player):
            singer = s.cards[i]
            # CR 5.1.1.11: neither a drying nor an exerted one sings.
            if is_character(s, singer) and not singer.drying and not singer.exerted:
                if check_singer(s, player, singer, program.cost, card) is None:
                    found.append(Option(Act.PLAY, card.id, Pay.SING, NONE, (singer.id,)))
        if program.sing_together and check_choir(s, player, card, ()) is None:
            found.append(Option(Act.PLAY, card.id, Pay.SING_TOGETHER))
    if program.own or s.buckets[Bucket.PLAY_FOR]:
        for which, cards in offers(s, player, card):
            if check_offer(s, player, card, which, cards) is None:
                found.append(Option(Act.PLAY, card.id, Pay.ALTERNATE, which, cards))
