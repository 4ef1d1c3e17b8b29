"""The numbers and switches a format, a variant or a rules version may change.

CR 10.1.2: normal rules apply except where a variant says otherwise.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias, final

from tintero.limits import COUNTER

VERSIONS: Final = ("2.1", "2.2", "2.3")
NEWEST: Final = "2.3"

# Readings of unsettled rules that may be taken in place of the usual ones, by name. Each is one
# predicate of the ruleset below.
READINGS: Final = (
    "otherwise-of-the-if",
    "granted-bodyguard-enters-exerted",
    "up-to-may-be-none",
    "names-split-at-commas",
    "replaced-damage-was-dealt",
    "no-discard-is-a-replacement",
)

# What a variant may say of turn actions (CR 4.1.3) and of how they are done; the first is usual.
ACTIONS: Final = ("ink", "play", "use", "quest", "challenge", "move")
PROCESSES: Final[dict[str, tuple[str, ...]]] = {
    "quest_for": ("lore", "mission"),  # CR 4.5
    "defender_by": ("challenger", "opponent"),  # CR 4.6.4.2
    "moves_to": ("location", "bag"),  # CR 4.7
    "locations_by": ("play", "ability"),  # CR 4.3.3.1
}

Teams: TypeAlias = tuple[tuple[int, ...], ...]
Plain: TypeAlias = "str | int | bool | Teams"  # what a field of a ruleset may be


@final
class Ruleset:
    """Fixed for a whole game. The defaults are the official rules in their newest version."""

    def __init__(
        self,
        version: str = NEWEST,
        lore_to_win: int = 20,
        starting_hand: int = 7,
        deck_out_loses: bool = True,
        reshuffle_discard: bool = False,
        inks_per_turn: int = 1,
        quests_per_turn: int = 0,
        challenges_per_turn: int = 0,
        moves_per_turn: int = 0,
        may_alter_hand: bool = True,
        starting_player_draws: bool = False,
        starting_ink: int = 0,
        turn_limit: int = 0,
        teams: Sequence[Sequence[int]] = (),
        team_turns: bool = False,
        readings: str = "",
        ask_hidden: bool = False,
        secret_lots: bool = False,
        variant: str = "",
        actions: str = "ink play use quest challenge move",
        plays_per_turn: int = 0,
        uses_per_turn: int = 0,
        activities_per_turn: int = 0,
        quest_for: str = "lore",
        defender_by: str = "challenger",
        undefended_damage: int = 0,
        moves_to: str = "location",
        locations_by: str = "play",
        ink_is_played: bool = False,
        most_lore_after: int = 0,
        team_lore: bool = False,
        marketing_cards: int = 0,
    ) -> None:
        """Long: one line a switch, with the clause it is about."""
        if version not in VERSIONS:
            raise ValueError(f"unknown rules version {version!r}; known: {', '.join(VERSIONS)}")
        for number in (
            lore_to_win, starting_hand, inks_per_turn, quests_per_turn, challenges_per_turn,
            moves_per_turn, starting_ink, turn_limit, plays_per_turn, uses_per_turn,
            activities_per_turn, undefended_damage, most_lore_after, marketing_cards,
        ):  # fmt: skip
            if not 0 <= number <= COUNTER:
                raise ValueError(f"a number of the rules is from 0 to {COUNTER}, not {number}")
        self.version: Final[str] = version
        self.lore_to_win: Final[int] = lore_to_win  # CR 1.8.1.1
        self.starting_hand: Final[int] = starting_hand  # CR 2.2.1.4
        self.deck_out_loses: Final[bool] = deck_out_loses  # CR 1.8.1.2
        self.reshuffle_discard: Final[bool] = reshuffle_discard  # CR 10.2.5
        self.inks_per_turn: Final[int] = inks_per_turn  # CR 4.2.3
        # CR 4.1.1: every other turn action may be repeated freely; 0 means no limit.
        self.quests_per_turn: Final[int] = quests_per_turn
        self.challenges_per_turn: Final[int] = challenges_per_turn
        self.moves_per_turn: Final[int] = moves_per_turn
        self.may_alter_hand: Final[bool] = may_alter_hand  # CR 2.2.2
        self.starting_player_draws: Final[bool] = starting_player_draws  # CR 3.2.3.1
        self.starting_ink: Final[int] = starting_ink  # of a house variant (CR 10.1.2)
        self.turn_limit: Final[int] = turn_limit  # 0: none; for simulations, not a rule
        # CR 1.3.6.1: some formats name teammates before the game: groups of seats, counted from 0.
        # A seat in no group plays for itself.
        self.teams: Final[Teams] = tuple([tuple(team) for team in teams])
        # CR 9.3: teammates take one turn together, so each of them may act in it.
        self.team_turns: Final[bool] = team_turns
        check_teams(self.teams, team_turns)
        # CR 7.1.3: ask also what hidden cards leave no choice in (`rules.unseen`); for people.
        self.ask_hidden: Final[bool] = ask_hidden
        # Lots are drawn so that nobody can work out the next ones from all there were (`rng`): for
        # people who play each other. No rule, and slower.
        self.secret_lots: Final[bool] = secret_lots
        # CR 10.1.2: the name of the variant that says otherwise (`variants`), for telling about it.
        if len(variant) > 40 or not (variant + "a").replace("-", "").isalnum():
            raise ValueError("a variant is named by letters, digits and hyphens")
        self.variant: Final[str] = variant
        # CR 10.2.2: so many marketing cards begin in each inkwell and never leave it.
        self.marketing_cards: Final[int] = marketing_cards
        # Names of `READINGS`, with a space between them.
        self.readings: Final[str] = readings
        taken = readings.split()
        for name in taken:
            if name not in READINGS:
                raise ValueError(f"unknown reading {name!r}; known: {', '.join(READINGS)}")
        # CR 6.1.4: "If X, you may Y. Otherwise, Z": Z only if X is false, not after declining Y.
        self.otherwise_of_the_if: Final[bool] = READINGS[0] in taken
        # CR 8.3.2: Bodyguard that a static in play would give offers to enter exerted, too.
        self.granted_bodyguard_enters: Final[bool] = READINGS[1] in taken
        # CR 6.7.3.2: with "up to N", nobody may be chosen although a card must be if able.
        self.up_to_may_be_none: Final[bool] = READINGS[2] in taken
        # CR 5.2.6.1: "A, B & C" has the names A and B apart, too.
        self.names_split_at_commas: Final[bool] = READINGS[3] in taken
        # CR 6.5.4: damage that was replaced by none was dealt, as one brought to 0 was (CR 1.9.5).
        self.replaced_is_dealt: Final[bool] = READINGS[4] in taken
        # CR 6.5.4: "if an effect would cause you to discard, you don't" replaces the discarding, so
        # that it may be begun, in place of making it impossible (CR 1.2.2).
        self.discarding_is_replaced: Final[bool] = READINGS[5] in taken
        # CR 4.1.3: the turn actions there are, with a space between them.
        self.actions: Final[str] = actions
        self.plays_per_turn: Final[int] = plays_per_turn
        self.uses_per_turn: Final[int] = uses_per_turn
        # Turn actions of all kinds together; 0 means no limit (CR 4.1.1).
        self.activities_per_turn: Final[int] = activities_per_turn
        self.quest_for: Final[str] = quest_for
        self.defender_by: Final[str] = defender_by
        self.undefended_damage: Final[int] = undefended_damage  # to who challenges nobody
        self.moves_to: Final[str] = moves_to
        self.locations_by: Final[str] = locations_by
        self.ink_is_played: Final[bool] = ink_is_played  # the first ink card of a turn
        # CR 1.8.1: when everybody has had so many turns, the most lore wins; 0 means never.
        self.most_lore_after: Final[int] = most_lore_after
        self.team_lore: Final[bool] = team_lore  # the lore of teammates is added up to win
        check_actions(self)
        self.missions: Final[bool] = quest_for == "mission"
        self.other_wins: Final[bool] = most_lore_after > 0 or team_lore
        # Which table of turn actions it is played by (`rules.turn`): 1 where any of them is other.
        own = self.missions or defender_by != "challenger" or moves_to != "location"
        own = own or locations_by != "play" or ink_is_played or actions.split() != list(ACTIONS)
        own = own or plays_per_turn + uses_per_turn + activities_per_turn > 0
        self.table: Final[int] = 1 if own else 0
        v22 = version != "2.1"
        v23 = version == "2.3"
        # CR 1.9.5: damage modified to 0 was still dealt; the amount dealt is the unreduced one.
        self.zero_damage_is_dealt: Final[bool] = v22
        # CR 4.3.4.2: a covered card still sees the card that is put on top of it being played.
        self.covered_card_sees_play: Final[bool] = v22
        # CR 8.10.8: Duo, Combo, Temporary and Potato Shift exist.
        self.new_shift_kinds: Final[bool] = v22
        # CR 5.1.1.7: cards from under take on the top card's state in the new zone.
        self.under_takes_state: Final[bool] = v22
        # CR 6.7.6.1: everyone does part one before anyone does part two.
        self.part_by_part: Final[bool] = v23
        # CR 8.1.2: of two instances of a keyword the longer one is kept, the other is gone.
        self.keyword_merge: Final[bool] = v23
        self.ink_drops: Final[bool] = v23  # CR 1.13
        self.adventurous: Final[bool] = v23  # CR 8.16
        # CR 4.3.2: a card that changes zone while being played goes on being played from there.
        self.zone_change_while_playing: Final[bool] = v23
        # CR 6.7.9: the card's own enters-effects come before those of other sources.
        self.own_enters_first: Final[bool] = v23
        # CR 4.7.1: every move chooses, and the location a character is at may be chosen.
        self.move_always_chooses: Final[bool] = v23
        # CR 8.4.1: Boost is an activated ability up to 2.1, a sequential effect since 2.2.
        self.boost_is_activated: Final[bool] = not v22
        self._told: dict[str, Plain] | None = None  # what `plain` says, once it was asked

    def __reduce__(self) -> tuple[Any, ...]:
        return (Ruleset, tuple(self.plain(True).values()))

    def plain(self, whole: bool = False) -> dict[str, Plain]:
        """The fields that were given, in their order, for saving. What came later is left out while
        it is as usual, so that games keep their hash; with `whole` everything is there."""
        if not whole:
            if self._told is None:
                self._told = self._tell(False)
            return self._told.copy()
        return self._tell(True)

    def _tell(self, whole: bool) -> dict[str, Plain]:
        made: dict[str, Plain] = {
            "version": self.version,
            "lore_to_win": self.lore_to_win,
            "starting_hand": self.starting_hand,
            "deck_out_loses": self.deck_out_loses,
            "reshuffle_discard": self.reshuffle_discard,
            "inks_per_turn": self.inks_per_turn,
            "quests_per_turn": self.quests_per_turn,
            "challenges_per_turn": self.challenges_per_turn,
            "moves_per_turn": self.moves_per_turn,
            "may_alter_hand": self.may_alter_hand,
            "starting_player_draws": self.starting_player_draws,
            "starting_ink": self.starting_ink,
            "turn_limit": self.turn_limit,
            "teams": self.teams,
            "team_turns": self.team_turns,
            "readings": self.readings,
            "ask_hidden": self.ask_hidden,
        }
        if whole or self.secret_lots:
            made["secret_lots"] = self.secret_lots
        if whole or self.variant:
            made["variant"] = self.variant
        later: dict[str, Plain] = {
            "actions": self.actions,
            "plays_per_turn": self.plays_per_turn,
            "uses_per_turn": self.uses_per_turn,
            "activities_per_turn": self.activities_per_turn,
            "quest_for": self.quest_for,
            "defender_by": self.defender_by,
            "undefended_damage": self.undefended_damage,
            "moves_to": self.moves_to,
            "locations_by": self.locations_by,
            "ink_is_played": self.ink_is_played,
            "most_lore_after": self.most_lore_after,
            "team_lore": self.team_lore,
            "marketing_cards": self.marketing_cards,
        }
        for name, value in later.items():
            if whole or value != LATER[name]:
                made[name] = value
        return made

    def sides(self, players: int) -> list[int]:
        """A number for each player, the same for teammates (CR 1.3.6.1)."""
        found = list(range(players))
        for team in self.teams:
            for seat in team:
                if seat >= players:
                    raise ValueError(f"there is no seat {seat + 1} to play in a team")
                found[seat] = team[0]
        if players > 1 and len(set(found)) == 1:
            raise ValueError("a game needs two sides (CR 1.1.1)")
        return found


MOST_COUNTED: Final = 60  # turn actions of a turn (`rules.turn_actions.otherwise`)
# What came with variants that have turn actions of their own, as it usually is.
LATER: Final[dict[str, Plain]] = {
    "actions": " ".join(ACTIONS),
    "plays_per_turn": 0,
    "uses_per_turn": 0,
    "activities_per_turn": 0,
    "quest_for": "lore",
    "defender_by": "challenger",
    "undefended_damage": 0,
    "moves_to": "location",
    "locations_by": "play",
    "ink_is_played": False,
    "most_lore_after": 0,
    "team_lore": False,
    "marketing_cards": 0,
}


def check_actions(rules: Ruleset) -> None:
    for name in rules.actions.split():
        if name not in ACTIONS:
            raise ValueError(f"unknown turn action {name!r}; known: {', '.join(ACTIONS)}")
    said = {
        "quest_for": rules.quest_for,
        "defender_by": rules.defender_by,
        "moves_to": rules.moves_to,
        "locations_by": rules.locations_by,
    }
    for field, value in said.items():
        if value not in PROCESSES[field]:
            known = ", ".join(PROCESSES[field])
            raise ValueError(f"{field} is one of {known}, not {value!r}")
    for count in (rules.plays_per_turn, rules.uses_per_turn, rules.activities_per_turn):
        if count > MOST_COUNTED:
            raise ValueError(f"turn actions are counted up to {MOST_COUNTED}, not {count}")
    if rules.undefended_damage and rules.defender_by != "opponent":
        raise ValueError("undefended_damage needs defender_by = 'opponent'")
    if rules.team_lore and not rules.teams:
        raise ValueError("team_lore needs teams (CR 1.3.6)")


def check_teams(teams: Teams, team_turns: bool) -> None:
    seats: list[int] = []
    for team in teams:
        if not team:
            raise ValueError("a team has at least one seat")
        seats.extend(team)
    if len(set(seats)) != len(seats):
        raise ValueError("nobody plays in two teams")
    if any(seat < 0 for seat in seats):
        raise ValueError("seats are counted from 0")
    if team_turns and not teams:
        raise ValueError("team turns need teams (CR 9.3)")
