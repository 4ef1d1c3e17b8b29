"""The one place that says what may be done, and if not, why not.

Each turn action has one predicate returning a `Refusal` or None. The list of options, the test
whether an option is legal, and `why_not` all ask the same predicates (CR 4.1.4, 1.7.6).
"""

from __future__ import annotations

from mypy_extensions import i64

import tintero.rules.conditions as conditions
import tintero.rules.derive as derive
import tintero.rules.payable as payable
import tintero.rules.payment as payment
import tintero.rules.playable as playable
import tintero.rules.replace as replace
from tintero.ability.abilities import Activated
from tintero.ability.base import Effect
from tintero.ability.effects import Discard, Exert
from tintero.ability.statics import (
    ActLimit,
    ChallengeCost,
    ExtraInk,
)
from tintero.events import REF, Kind
from tintero.program.model import Bucket
from tintero.rules.context import of_card
from tintero.rules.playable import check_mine, is_character
from tintero.rules.refusal import No, Refusal, refused
from tintero.rules.within_reach import (
    challenge_targets,
    elsewhere_inkable,
    elsewhere_playable,
    hand_faces,
    inks_from,
    open_targets,
    own_locations,
)
from tintero.state.objects import Active, Card, Option, bare, by_ink, naming, use_of
from tintero.state.state import L, State
from tintero.vocab import (
    NONE,
    Act,
    Allow,
    Ask,
    CardType,
    Deny,
    Keyword,
    Zone,
)

# --- whose go is it -----------------------------------------------------------------------------


def check_turn(s: State, player: int) -> Refusal | None:
    """CR 4.1.2: only the active player, only in their Main Phase, one turn action at a time.

    CR 9.3.1: with team turns teammates take turn actions in any player order.
    """
    if s.over:
        return Refusal(No.GAME_OVER)
    d = s.decision
    if player not in s.acting():
        return Refusal(No.NOT_ACTIVE)
    if d is None or d.ask != Ask.TURN_ACTION:
        if s.bag:
            return Refusal(No.BAG_NOT_EMPTY)
        return Refusal(No.WRONG_PHASE)
    return None


# --- ink (CR 4.2) -------------------------------------------------------------------------------


def ink_limit(s: State, player: i64) -> i64:
    """CR 4.2.3, 4.2.3.1: once per turn, and one more for each "additional card" effect."""
    limit: i64 = s.ruleset.inks_per_turn
    for a in s.buckets[Bucket.EXTRA_INK]:
        effect = a.effect
        assert isinstance(effect, ExtraInk)
        if a.player == player and derive.applies(s, a):
            limit += effect.count
    return limit


def may_ink_more(s: State, player: i64) -> bool:
    return s.players[player].inked < ink_limit(s, player)


def check_ink(s: State, player: i64, card: Card) -> Refusal | None:
    no = check_inkable(s, player, card)
    if no is not None:
        return no
    if not may_ink_more(s, player):
        return refused(No.ALREADY_INKED, card.id)
    return check_inking(s, player, card)


def check_inkable(s: State, player: i64, card: Card) -> Refusal | None:
    """Whether the card is one that may be inked at all."""
    if card.owner != player or (card.zone != Zone.HAND and not inks_from(s, player, card)):
        return Refusal(No.NOT_IN_HAND, card.id)
    # CR 4.2.1.1: a hand card with the inkwell symbol.
    if not derive.is_inkable(s, card):
        return refused(No.NO_INKWELL_SYMBOL, card.id)
    return None


def check_inking(s: State, player: i64, card: Card) -> Refusal | None:
    """CR 1.2.2: whether an effect forbids it."""
    denied = derive.denied_player(s, Deny.INK, player, card)
    if denied is not None:
        return Refusal(No.CANT, card.id, source=denied.source)
    return None


# --- quest (CR 4.5) -----------------------------------------------------------------------------


def check_quest(s: State, player: i64, card: Card) -> Refusal | None:
    mine = check_mine(s, player, card)
    if mine is not None:
        return mine
    if not is_character(s, card):
        return Refusal(No.NOT_A_CHARACTER, card.id)
    limit = s.ruleset.quests_per_turn
    if limit and s.players[player].quested >= limit:
        return Refusal(No.LIMIT, card.id)
    # CR 1.7.5: a drying character can't quest.
    if card.drying and not derive.allowed(s, Allow.QUEST_WHILE_DRYING, card, None):
        return refused(No.DRYING, card.id)
    # CR 4.5.1.3: it has to be exerted, so it must be ready.
    if card.exerted:
        return refused(No.EXERTED, card.id)
    # CR 4.5.1.2: check limiters and pay any cost to quest.
    denied = derive.denied(s, Deny.QUEST, card, None)
    if denied is not None:
        if derive.has_keyword(s, card, Keyword.RECKLESS) and is_own_keyword(s, denied):
            return Refusal(No.RECKLESS_QUEST, card.id, source=denied.source)
        return Refusal(No.CANT_QUEST, card.id, source=denied.source)
    if not costs_payable(s, card, True):
        return Refusal(No.COST_UNPAYABLE, card.id)
    return None


def adventurous_rule(s: State) -> str:
    """CR 8.16 came with 2.3; before, the keyword is a text that says "can't" (CR 1.2.2)."""
    return "" if s.ruleset.adventurous else "1.2.2"


def is_own_keyword(s: State, a: Active) -> bool:
    static = s.programs[a.index].statics[a.static]
    return static.name == "Reckless"


def has_act_costs(s: State) -> bool:
    """Whether anything in force makes questing or challenging cost something."""
    return bool(s.buckets[Bucket.CHALLENGE_COST])


def act_costs(s: State, card: Card, quest: bool) -> list[Active]:
    """Costs to quest or to challenge with this character."""
    found: list[Active] = []
    for a in s.buckets[Bucket.CHALLENGE_COST]:
        effect = a.effect
        assert isinstance(effect, ChallengeCost)
        if effect.quest == quest and derive.affects(s, a, card):
            found.append(a)
    return found


def costs_payable(s: State, card: Card, quest: bool) -> bool:
    if not has_act_costs(s):
        return True
    costs: tuple[Effect, ...] = ()
    for a in act_costs(s, card, quest):
        effect = a.effect
        assert isinstance(effect, ChallengeCost)
        costs += effect.costs
    return payable.payable(s, costs, of_card(card))


# --- challenge (CR 4.6) -------------------------------------------------------------------------


def check_challenger(s: State, player: i64, card: Card) -> Refusal | None:
    """CR 4.6.4.1: a challenger that is dry and ready."""
    mine = check_mine(s, player, card)
    if mine is not None:
        return mine
    if not is_character(s, card):
        return Refusal(No.NOT_A_CHARACTER, card.id)
    limit = s.ruleset.challenges_per_turn
    if limit and s.players[player].challenged >= limit:
        return Refusal(No.LIMIT, card.id)
    # CR 1.7.5: a drying character can't challenge; CR 8.9.1: with Rush it may.
    if card.drying and not derive.allowed(s, Allow.CHALLENGE_WHILE_DRYING, card, None):
        return refused(No.DRYING, card.id)
    if card.exerted:
        return refused(No.EXERTED, card.id)
    return check_act_limit(s, card)


def check_act_limit(s: State, card: Card) -> Refusal | None:
    """CR 4.6.4.3: "each turn, only one character can challenge": another one already has."""
    for a in s.buckets[Bucket.ACT_LIMIT]:
        effect = a.effect
        assert isinstance(effect, ActLimit)
        if effect.act != Act.CHALLENGE or not derive.applies(s, a):
            continue
        done: list[int] = []
        for e in s.log:
            if e.kind == Kind.CHALLENGED and e.ref() not in done:
                done.append(e.ref())
        if len(done) >= effect.count and not any(s.card_of(ref) is card for ref in done):
            return Refusal(No.ACT_LIMIT, card.id, done[0] % REF, a.source, effect.count)
    return None


def check_target(s: State, card: Card, target: Card) -> Refusal | None:
    """CR 4.6.4.2, 4.6.4.3: the object of the challenge, but for Bodyguard."""
    if target.zone != Zone.PLAY:
        return Refusal(No.NOT_IN_PLAY, target.id)
    # CR 1.3.6.1: teammates are not opponents of each other.
    if not s.opposes(target.owner, card.owner):
        return Refusal(No.NOT_OPPOSING, card.id, target.id)
    kind = target.program.type
    if kind != CardType.CHARACTER and kind != CardType.LOCATION:
        return Refusal(No.NOT_A_CHARACTER, target.id)
    # CR 4.6.4.2: an exerted opposing character; CR 4.6.8.2: a location at any time.
    if kind == CardType.CHARACTER and not target.exerted:
        if not derive.allowed(s, Allow.CHALLENGE_READY, card, target):
            return Refusal(No.TARGET_READY, card.id, target.id)
    denied = derive.denied(s, Deny.CHALLENGE, card, target)
    if denied is not None:
        if s.programs[denied.index].statics[denied.static].name == "Adventurous":
            rule = adventurous_rule(s)
            return Refusal(No.ADVENTUROUS_CHALLENGE, card.id, target.id, denied.source, rule=rule)
        return Refusal(No.CANT_CHALLENGE, card.id, target.id, denied.source)
    denied = derive.denied(s, Deny.BE_CHALLENGED, target, card)
    if denied is not None:
        if s.programs[denied.index].statics[denied.static].name == "Evasive":
            return Refusal(No.EVASIVE, card.id, target.id, denied.source)
        return Refusal(No.CANT_BE_CHALLENGED, card.id, target.id, denied.source)
    return None


def check_challenge(s: State, player: int, card: Card, target: Card) -> Refusal | None:
    no = check_challenger(s, player, card)
    return no if no is not None else check_against(s, card, target)


def check_against(s: State, card: Card, target: Card) -> Refusal | None:
    """Whether a character that may challenge may challenge this."""
    no = check_target(s, card, target)
    if no is not None:
        return no
    # CR 8.3.3: one of that player's Bodyguards must be chosen if able; never for a location.
    if s.buckets[Bucket.GUARD] and is_character(s, target) and not is_guard(s, target):
        for i in s.in_play(target.owner):
            other = s.cards[i]
            if is_guard(s, other) and check_target(s, card, other) is None:
                return Refusal(No.BODYGUARD, card.id, other.id)
    if not costs_payable(s, card, False):
        return Refusal(No.COST_UNPAYABLE, card.id)
    return None


def is_guard(s: State, card: Card) -> bool:
    return derive.has_effect(s, Bucket.GUARD, card)


# --- move (CR 4.7) ------------------------------------------------------------------------------


def check_move(s: State, player: int, card: Card, location: Card) -> Refusal | None:
    for thing in (card, location):
        if thing.zone != Zone.PLAY:
            return Refusal(No.NOT_IN_PLAY, thing.id)
        # CR 4.7.1: only your own characters, only to your own locations.
        if thing.owner != player:
            return Refusal(No.MOVE_OTHERS, thing.id)
    if not is_character(s, card):
        return Refusal(No.NOT_A_CHARACTER, card.id)
    if location.program.type != CardType.LOCATION:
        return Refusal(No.NOT_A_LOCATION, location.id)
    limit = s.ruleset.moves_per_turn
    if limit and s.players[player].moved >= limit:
        return Refusal(No.LIMIT, card.id)
    # CR 4.7.2: moving to the location it is at is no move, so it is no turn action (CR 4.1.4).
    if card.at == location.id:
        return Refusal(No.ALREADY_THERE, card.id, location.id)
    denied = derive.denied(s, Deny.MOVE, card, location)
    if denied is not None:
        return Refusal(No.CANT, card.id, location.id, denied.source)
    missing = payment.total_to_move(s, card, location) - payment.spendable(s, player)
    if missing > 0:
        return Refusal(No.NOT_ENOUGH_INK, location.id, amount=missing)
    return None


# --- activated abilities (CR 4.4) ---------------------------------------------------------------


def usable(s: State, card: Card) -> list[tuple[int, int]]:
    """(program, ability) of every ability of this card its player may use: printed and gained."""
    found = [(card.index, i) for i in card.program.activated]
    if s.buckets[Bucket.LOSE_ABILITY]:
        mine = card.program.abilities
        found = [(p, i) for p, i in found if not derive.lost_ability(s, card, mine[i].name)]
    for a in s.buckets[Bucket.GAIN]:
        if gives_use(s, a):
            node = s.programs[a.index].abilities[a.ability].node
            if isinstance(node, Activated) and derive.affects(s, a, card):
                if node.keyword != NONE and any(
                    s.programs[p].abilities[i].keyword == node.keyword for p, i in found
                ):
                    continue  # CR 8.1.2: Boost does not add up
                if (a.index, a.ability) not in found:
                    found.append((a.index, a.ability))
    return found


def gives_use(s: State, a: Active) -> bool:
    """Whether an effect gives an activated ability."""
    if a.ability < 0:
        return False
    return isinstance(s.programs[a.index].abilities[a.ability].node, Activated)


def uses(s: State, card: Card, index: int, ability: int) -> int:
    key = use_of(card.ref(), index, ability)
    return sum(1 for k in s.extra(L.USES) if k == key)


def check_use(s: State, player: int, card: Card, index: int, ability: int) -> Refusal | None:
    mine = check_mine(s, player, card)
    if mine is not None:
        return mine
    program = s.programs[index].abilities[ability]
    node = program.node
    assert isinstance(node, Activated)
    denied = derive.denied(s, Deny.USE, card, None)
    if denied is not None:
        return Refusal(No.CANT, card.id, source=denied.source)
    if node.limit and uses(s, card, index, ability) >= node.limit:
        return Refusal(No.USED, card.id)
    x = of_card(card)
    if node.condition is not None and not conditions.holds(s, node.condition, x):
        return Refusal(No.CONDITION, card.id)
    if is_free(s, card, index, ability):
        # CR 6.1.7.1: "for free" skips all costs except the exert symbol.
        for cost in node.costs:
            if isinstance(cost, Exert) and cost.symbol:
                return payable.check_cost(s, player, card, cost)
        return None
    for cost in node.costs:
        no = payable.check_cost(s, player, card, cost)
        if no is None and isinstance(cost, Discard) and not replace.is_cost(node):
            # CR 1.2.2: who can't discard by an effect can't carry out this [A].
            keeps = replace.keeps(s, player)
            no = Refusal(No.COST_UNPAYABLE, card.id, source=keeps.source) if keeps else None
        if no is not None:
            return first_part(no) if not replace.is_cost(node) else no
    if len(node.costs) > 1 and not payable.payable(s, node.costs, x):
        no = Refusal(No.COST_UNPAYABLE, card.id)
        return first_part(no) if not replace.is_cost(node) else no
    return None


def first_part(no: Refusal) -> Refusal:
    """CR 6.1.5.1: an [A] that can't be completed is not begun; as a cost, CR 1.5.3 would say so."""
    if no.code != No.COST_UNPAYABLE:
        return no
    return Refusal(No.FIRST_PART, no.card, source=no.source)


def is_free(s: State, card: Card, index: int, ability: int) -> bool:
    """CR 6.1.7: an ability that may be used for free is used for free."""
    if not s.buckets[Bucket.USE_FOR_FREE]:
        return False
    return derive.used_for_free(s, card, s.programs[index].abilities[ability].name)


# --- the lists ----------------------------------------------------------------------------------


def turn_options(s: State, player: int) -> list[Option]:
    """CR 4.1.3: every turn action that may be begun, and the end of the turn."""
    found: list[Option] = []
    hand = hand_faces(s, player)
    if may_ink_more(s, player):
        # Where no effect speaks of inking, the symbol decides (CR 4.2.1.1).
        ruled = s.buckets[Bucket.CANT + Deny.INK] or s.buckets[Bucket.COUNTS_INKABLE]
        for card in hand:
            if ruled:
                add_ink_option(s, player, card, found)
            elif card.program.inkable:
                found.append(naming(Act.INK, card.id))
        if s.buckets[Bucket.INK_FROM]:
            for card in elsewhere_inkable(s, player):
                add_ink_option(s, player, card, found)
    free = not playable.is_ruled(s)
    ink = payment.spendable(s, player)
    for card in hand:
        program = card.program
        if not free or not program.only_ink:
            playable.add_play_options(s, player, card, False, found)
        elif program.cost <= ink:
            found.append(by_ink(card.id))
    if s.outside.play_from or s.buckets[Bucket.PLAY_FROM]:
        for card in elsewhere_playable(s, player):
            playable.add_play_options(s, player, card, False, found)
    mine = s.in_play(player)
    if mine:
        add_board_options(s, player, mine, found)
    if check_end(s, player) is None:
        found.append(bare(Act.END))
    if s.ruleset.team_turns:
        # CR 9.3.1: teammates take turn actions in any player order; this lets another one act.
        found.extend([Option(Act.PLAYER, p) for p in s.acting() if p != player])
    return found


def add_ink_option(s: State, player: i64, card: Card, found: list[Option]) -> None:
    """`check_ink`, where it is known that the player may ink one more."""
    if check_inkable(s, player, card) is None and check_inking(s, player, card) is None:
        found.append(naming(Act.INK, card.id))


def add_board_options(s: State, player: i64, mine: list[int], found: list[Option]) -> None:
    """Add what the player's cards in play may do."""
    targets: list[Card] | None = None  # made when there is a challenger
    locations = own_locations(s, mine)
    gifts = any(gives_use(s, a) for a in s.buckets[Bucket.GAIN])
    # CR 1.7.5: a drying character does neither, unless an effect lets some do so.
    wet_quest = len(s.buckets[Bucket.CAN + Allow.QUEST_WHILE_DRYING]) > 0
    wet_challenge = len(s.buckets[Bucket.CAN + Allow.CHALLENGE_WHILE_DRYING]) > 0
    for i in mine:
        card = s.cards[i]
        if gifts or card.program.activated:
            for index, ability in usable(s, card):
                if check_use(s, player, card, index, ability) is None:
                    found.append(Option(Act.USE, card.id, ability, index))
        if not is_character(s, card):
            continue
        # CR 4.5.1.3, 4.6.4.1: an exerted character does neither, whatever else holds for it.
        if not card.exerted:
            if (wet_quest or not card.drying) and check_quest(s, player, card) is None:
                found.append(naming(Act.QUEST, card.id))
            if (wet_challenge or not card.drying) and check_challenger(s, player, card) is None:
                if targets is None:
                    targets = open_targets(s, player)
                for target in targets:
                    if check_against(s, card, target) is None:
                        found.append(Option(Act.CHALLENGE, card.id, target.id))
        if locations is not None:
            for location in locations:
                if check_move(s, player, card, location) is None:
                    found.append(Option(Act.MOVE, card.id, location.id))


def check_end(s: State, player: int) -> Refusal | None:
    """CR 3.3.2; CR 8.7.3, 8.16.3: Reckless and Adventurous characters hold up the end."""
    if not s.buckets[Bucket.MUST_ACT]:
        return None
    # CR 9.3.1: teammates end their turn together.
    mates = s.acting() if s.ruleset.team_turns else s.alone(player)
    for p in mates:
        for i in s.in_play(p):
            card = s.cards[i]
            if card.exerted or not is_character(s, card):
                continue
            if derive.must_act(s, card, Act.CHALLENGE) and able_to_challenge(s, p, card):
                return Refusal(No.RECKLESS_READY, card.id)
            if (
                derive.must_act(s, card, Act.QUEST)
                and check_quest(s, p, card) is None
                and not act_costs(s, card, True)
            ):
                return Refusal(No.ADVENTUROUS_READY, card.id, rule=adventurous_rule(s))
    return None


def able_to_challenge(s: State, player: int, card: Card) -> bool:
    """CR 8.7.4: a legal declaration exists right now; nobody is forced to pay for one."""
    if check_challenger(s, player, card) is not None or act_costs(s, card, False):
        return False
    return any(check_against(s, card, target) is None for target in challenge_targets(s, player))


def check_turn_option(s: State, player: int, o: Option) -> Refusal | None:
    """Whether a turn action is legal, by the same predicates that make the list."""
    act = o.act
    if act == Act.END:
        return check_end(s, player)
    if not all(0 <= i < len(s.cards) for i in (o.a, *o.cards)):
        return Refusal(No.NOT_AN_OPTION)
    if act in (Act.CHALLENGE, Act.MOVE) and not 0 <= o.b < len(s.cards):
        return Refusal(No.NOT_AN_OPTION)
    card = s.cards[o.a]
    if act == Act.INK:
        return check_ink(s, player, card)
    if act == Act.PLAY:
        return playable.check_play(s, player, card, o.b, o.c, o.cards)
    if act == Act.USE:
        if (o.c, o.b) not in usable(s, card):
            mine = check_mine(s, player, card)
            return mine if mine is not None else Refusal(No.NO_ABILITY, card.id)
        return check_use(s, player, card, o.c, o.b)
    if act == Act.QUEST:
        return check_quest(s, player, card)
    if act == Act.CHALLENGE:
        return check_challenge(s, player, card, s.cards[o.b])
    if act == Act.MOVE:
        return check_move(s, player, card, s.cards[o.b])
    return Refusal(No.NOT_AN_OPTION)
