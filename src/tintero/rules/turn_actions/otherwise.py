"""Turn actions as a variant has them: which there are, how often, by which process (CR 10.1.2).

Nothing of this runs in a game whose turn actions are those of the rulebook (`tables`).
"""

from __future__ import annotations

from typing import Final, final

import tintero.rules.derive as derive
import tintero.rules.legal as legal
import tintero.rules.playable as playable
import tintero.rules.turn_actions.bag_move as bag_move
import tintero.rules.turn_actions.defended as defended
import tintero.rules.turn_actions.ink as ink
import tintero.rules.turn_actions.mission as mission
import tintero.rules.turn_actions.play as play
import tintero.rules.within_reach as within_reach
from tintero.program.model import Bucket
from tintero.rules.playable import is_character
from tintero.rules.refusal import No, Refusal
from tintero.rules.turn_actions.standard import TurnActions
from tintero.state.objects import Card, Frame, Option, bare, naming
from tintero.state.ruleset import ACTIONS
from tintero.state.state import State
from tintero.vocab import NONE, Act, CardType, Pay, Zone

# The turn's frame counts in `inc` what was done: all turn actions, cards played, abilities used.
COUNTED: Final = 64
MOST: Final = COUNTED - 1


def done(s: State, act: int) -> int:
    """How many turn actions there were this turn; of PLAY and USE, how many of those."""
    count = s.stack[0].inc
    if act == Act.PLAY:
        return count // COUNTED % COUNTED
    return count // COUNTED // COUNTED if act == Act.USE else count % COUNTED


def count(s: State, act: int) -> None:
    """One more."""
    plays = done(s, Act.PLAY) + (1 if act == Act.PLAY else 0)
    uses = done(s, Act.USE) + (1 if act == Act.USE else 0)
    set_done(s, done(s, NONE) + 1, plays, uses)


def set_done(s: State, all_: int, plays: int, uses: int) -> None:
    """So many turn actions there were this turn, and of them so many of these two kinds."""
    f = s.stack[0]
    inc = min(MOST, all_) + COUNTED * (min(MOST, plays) + COUNTED * min(MOST, uses))
    made = Frame(
        f.kind, f.step, f.player, f.card, inc, f.index, f.ability, f.they, f.did, f.slots, f.data,
        f.event,
    )  # fmt: skip
    s.set_frame_at(0, made)


def check_left(s: State, act: int) -> Refusal | None:
    """Whether there is such a turn action, and one of it left."""
    rules = s.ruleset
    if not 0 <= act < len(ACTIONS) or ACTIONS[act] not in rules.actions.split():
        return Refusal(No.NO_ACTION)
    if rules.activities_per_turn and done(s, NONE) >= rules.activities_per_turn:
        return Refusal(No.ACTIVITIES, amount=rules.activities_per_turn)
    limit = rules.plays_per_turn if act == Act.PLAY else rules.uses_per_turn
    if limit and act in (Act.PLAY, Act.USE) and done(s, act) >= limit:
        return Refusal(No.LIMIT, amount=limit)
    return None


# --- ink (CR 4.2) -------------------------------------------------------------------------------


def check_ink(s: State, player: int, card: Card) -> Refusal | None:
    no = legal.check_ink(s, player, card)
    if no is None and s.ruleset.ink_is_played:
        # An ink card is played, by whatever it came there: it counts toward the limit.
        if ink.came_ink(s, player) >= legal.ink_limit(s, player):
            return Refusal(No.ALREADY_INKED, card.id)
    return no


# --- locations (CR 4.3.3.1) ---------------------------------------------------------------------


def by_ability(s: State, card: Card) -> bool:
    """Whether the card comes into play by an ability of its own, from the hand."""
    if s.ruleset.locations_by != "ability" or card.zone != Zone.HAND:
        return False
    return card.program.type == CardType.LOCATION


def check_location(s: State, player: int, card: Card) -> Refusal | None:
    if not by_ability(s, card):
        return Refusal(No.NO_ABILITY, card.id)
    return playable.check_play(s, player, card, Pay.INK, NONE, ())


@final
class OtherActions(TurnActions):
    """The turn actions of a variant."""

    def options(self, s: State, player: int) -> list[Option]:
        found: list[Option] = []
        self.from_hand(s, player, found)
        self.on_table(s, player, found)
        if self.check_end(s, player) is None:
            found.append(bare(Act.END))
        if s.ruleset.team_turns:
            # CR 9.3.1: teammates take turn actions in any player order.
            found.extend([Option(Act.PLAYER, p) for p in s.acting() if p != player])
        return found

    def from_hand(self, s: State, player: int, found: list[Option]) -> None:
        """Add inking and playing."""
        hand = within_reach.hand_faces(s, player)
        if check_left(s, Act.INK) is None:
            for card in hand + within_reach.elsewhere_inkable(s, player):
                if check_ink(s, player, card) is None:
                    found.append(naming(Act.INK, card.id))
        if check_left(s, Act.PLAY) is None:
            for card in hand + within_reach.elsewhere_playable(s, player):
                if not by_ability(s, card):
                    playable.add_play_options(s, player, card, False, found)
        if check_left(s, Act.USE) is None:
            for card in hand:
                if check_location(s, player, card) is None:
                    found.append(Option(Act.USE, card.id))

    def on_table(self, s: State, player: int, found: list[Option]) -> None:
        """Add what the player's cards in play may do, and moves."""
        made: list[Option] = []
        legal.add_board_options(s, player, s.in_play(player), made)
        rules = s.ruleset
        for option in made:
            other = (
                (option.act == Act.QUEST and rules.missions)
                or (option.act == Act.CHALLENGE and rules.defender_by != "challenger")
                or (option.act == Act.MOVE and rules.moves_to != "location")
            )
            if not other and check_left(s, option.act) is None:
                found.append(option)
        for i in s.in_play(player):
            card = s.cards[i]
            if not is_character(s, card):
                continue
            if rules.missions and check_left(s, Act.QUEST) is None:
                found.extend(mission.options(s, player, card))
            if rules.defender_by == "opponent" and check_left(s, Act.CHALLENGE) is None:
                if defended.check(s, player, card) is None:
                    found.append(Option(Act.CHALLENGE, card.id))
        if rules.moves_to == "bag" and check_left(s, Act.MOVE) is None:
            found.extend(bag_move.options(s, player))

    def check_end(self, s: State, player: int) -> Refusal | None:
        """CR 8.7.3, 8.16.3: Reckless and Adventurous characters hold up the end."""
        if not s.buckets[Bucket.MUST_ACT]:
            return None
        mates = s.acting() if s.ruleset.team_turns else [player]
        for p in mates:
            for i in s.in_play(p):
                card = s.cards[i]
                if card.exerted or not is_character(s, card):
                    continue
                if derive.must_act(s, card, Act.CHALLENGE) and self.can_challenge(s, p, card):
                    return Refusal(No.RECKLESS_READY, card.id)
                if derive.must_act(s, card, Act.QUEST) and self.can_quest(s, p, card):
                    rule = legal.adventurous_rule(s)
                    return Refusal(No.ADVENTUROUS_READY, card.id, rule=rule)
        return None

    def can_challenge(self, s: State, player: int, card: Card) -> bool:
        if check_left(s, Act.CHALLENGE) is not None or legal.act_costs(s, card, False):
            return False
        if s.ruleset.defender_by == "opponent":
            return defended.check(s, player, card) is None
        return legal.able_to_challenge(s, player, card)

    def can_quest(self, s: State, player: int, card: Card) -> bool:
        if check_left(s, Act.QUEST) is not None or legal.act_costs(s, card, True):
            return False
        if s.ruleset.missions:
            return bool(mission.options(s, player, card))
        return legal.check_quest(s, player, card) is None

    def check(self, s: State, player: int, option: Option) -> Refusal | None:
        act = option.act
        if act == Act.END:
            return self.check_end(s, player)
        no = check_left(s, act)
        if no is not None:
            return no
        if not 0 <= option.a < len(s.cards):
            return Refusal(No.NOT_AN_OPTION)
        card = s.cards[option.a]
        rules = s.ruleset
        if act == Act.INK:
            return check_ink(s, player, card)
        if act == Act.PLAY and by_ability(s, card):
            return Refusal(No.BY_ABILITY, card.id)
        if act == Act.USE and option.b == NONE and card.zone == Zone.HAND:
            if card.owner == player:
                return check_location(s, player, card)
        if act == Act.QUEST and rules.missions:
            return mission.check(s, player, card, option.b)
        if act == Act.CHALLENGE and rules.defender_by == "opponent":
            no = defended.check(s, player, card)
            return Refusal(No.DEFENDER, card.id) if no is None and option.b != NONE else no
        if act == Act.MOVE and rules.moves_to == "bag":
            if option.b != NONE:
                return Refusal(No.NO_SUCH_ZONE, card.id)
            return bag_move.check(s, player, card, option.c)
        return legal.check_turn_option(s, player, option)

    def begin(self, s: State, card: Card, option: Option) -> None:
        act, rules = option.act, s.ruleset
        count(s, act)
        if act == Act.USE and option.b == NONE:
            play.begin_by_ability(s, card)
        elif act == Act.QUEST and rules.missions:
            mission.begin(s, card, s.cards[option.b])
        elif act == Act.CHALLENGE and rules.defender_by == "opponent":
            defended.begin(s, card)
        elif act == Act.MOVE and rules.moves_to == "bag":
            bag_move.carry_out(s, card, option.c)
        else:
            super().begin(s, card, option)
