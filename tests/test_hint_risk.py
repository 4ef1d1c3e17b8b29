"""What a hint says of risk: who could banish whom in a challenge, as the rules have it."""

from __future__ import annotations

import pytest

from test_worlds import twin
from tintero import Deck, Game
from tintero.bots import RandomBot
from tintero.bots.bot import take_turn
from tintero.learn import advice
from tintero.messages import say
from tintero.scene import Scene
from tintero.table.exposed import can_expose
from tintero.table.hint_reason import reason
from tintero.table.match import Match
from tintero.table.plan import Plan
from tintero.views import labels
from tintero.vocab import Ask

DECKS = ("amber-steel", "ruby-amethyst")
SAFE = "It lets no character in play banish one of your cards in a challenge."

QUESTS = {
    "Challenger counts": ("play: [Simba - Protective Cub]", "[Zeus - God of Lightning]", "Zeus"),
    "Resist counts": ("play: [Hercules - Divine Hero]", "[Goofy - Musketeer]", ""),
    "strength as ever": ("play: [Simba - Protective Cub]", "[Goofy - Musketeer]", "Goofy"),
    "too weak": ("play: [Simba - Future King]", "[Simba - Protective Cub]", "Simba - Protective"),
    "a strong one lives": ("play: [Maximus - Palace Horse]", "[Simba - Protective Cub]", ""),
    "a Bodyguard that is exerted": (
        "play: [Simba - Future King, {Goofy - Musketeer: {exerted: true}}]",
        "[Maximus - Palace Horse]",
        "",
    ),
    "one that is ready guards nobody": (
        "play: [Simba - Future King, Goofy - Musketeer]",
        "[Maximus - Palace Horse]",
        "Maximus",
    ),
    "a Bodyguard whom no challenger may challenge guards nobody": (
        "play: [Simba - Future King, {Goofy - Musketeer: {exerted: true}}],"
        " lasting: [{to: Goofy, cant: [be challenged], until: start of your next turn}]",
        "[Maximus - Palace Horse]",
        "Maximus",
    ),
    "Evasive": ("play: [Peter Pan - Never Landing]", "[Maximus - Palace Horse]", ""),
    "Evasive against Evasive": (
        "play: [Peter Pan - Never Landing]",
        "[Maximus - Palace Horse, Pongo - Ol' Rascal]",
        "Pongo",
    ),
    "Alert against Evasive": (
        "play: [Peter Pan - Never Landing]",
        "[Maximus - Palace Horse, Cri-Kee - Good Luck Charm]",
        "Cri-Kee",
    ),
    "Ward is about choosing": ("play: [Aladdin - Prince Ali]", "[Goofy - Musketeer]", "Goofy"),
    "Reckless challenges too": (
        "play: [Simba - Protective Cub]",
        "[Gaston - Arrogant Hunter]",
        "Gaston",
    ),
    "who came in this turn, with Rush or without, is dry by then": (
        "play: [Simba - Protective Cub]",
        "[{Goofy - Musketeer: {drying: true}}]",
        "Goofy",
    ),
    "who is exerted readies": (
        "play: [Simba - Protective Cub]",
        "[{Goofy - Musketeer: {exerted: true}}]",
        "Goofy",
    ),
    "who can't ready": (
        "play: [Simba - Protective Cub], lasting: [{to: Goofy, cant: [ready], until: their next"
        " turn}]",
        "[{Goofy - Musketeer: {exerted: true}}]",
        "",
    ),
    "who can't challenge": (
        "play: [Simba - Protective Cub], lasting: [{to: Goofy, cant: [challenge],"
        " until: their next turn}]",
        "[Goofy - Musketeer]",
        "",
    ),
    "who can't be challenged": (
        "play: [Simba - Protective Cub], lasting: [{to: Simba, cant: [be challenged],"
        " until: start of your next turn}]",
        "[Goofy - Musketeer]",
        "",
    ),
    "strength for this turn alone": (
        "play: [Simba - Protective Cub], lasting: [{to: Stitch, strength: +4}]",
        "[Stitch - New Dog]",
        "",
    ),
    "unharmed": ("play: [Hercules - Divine Hero]", "[Gaston - Arrogant Hunter]", ""),
    "damage that is there already": (
        "play: [Hercules - Divine Hero: {damage: 1}]",
        "[Gaston - Arrogant Hunter]",
        "Gaston",
    ),
}


def said(scene: str, action: str) -> str:
    game = Scene.parse(scene).game()
    before = game.hash()
    [option] = game.read(action)
    assert game.why_not(option) is None
    found = say(reason(game, 0, option, labels.message(game.state, option, 0)))
    assert game.hash() == before
    return found


@pytest.mark.parametrize("title", QUESTS)
def test_who_quests(title: str) -> None:
    mine, theirs, who = QUESTS[title]
    card = mine.partition("[")[2].partition(" -")[0]
    text = said(f"seats: {{1: {{{mine}}}, 2: {{play: {theirs}}}}}", f"quest {card}")
    if who:
        assert f"The risk: {who}" in text and f"could banish {card} - " in text
    else:
        assert text.endswith(SAFE), text


def test_a_challenge_that_hurts_exposes_who_challenged() -> None:
    scene = """
seats:
  1: {play: [Goofy - Musketeer]}
  2: {play: [Stitch - New Dog: {exerted: true}, GUARD]}
"""
    weak, strong = (
        said(scene.replace("GUARD", other), "challenge Goofy > Stitch")
        for other in ("Simba - Protective Cub", "Maui - Demigod")
    )
    assert weak.endswith(SAFE)
    assert "Maui - Demigod could banish Goofy - Musketeer" in strong


def test_who_is_played_is_ready_and_a_location_is_open_to_all() -> None:
    scene = """
seats:
  1: {ink: 9, hand: [Stitch - New Dog, The Bayou - Mysterious Swamp]}
  2: {play: [Goofy - Musketeer]}
"""
    assert said(scene, "play Stitch").endswith(SAFE)
    bayou = said(scene, "play The Bayou")
    assert "Goofy - Musketeer could banish The Bayou - Mysterious Swamp" in bayou


def test_who_was_exposed_before_is_not_held_against_it() -> None:
    scene = """
seats:
  1: {play: [Stitch - New Dog: {exerted: true}, Hercules - Divine Hero]}
  2: {play: [Goofy - Musketeer]}
"""
    assert said(scene, "quest Hercules").endswith(SAFE)


def test_more_than_one_opponent() -> None:
    scene = """
seats:
  1: {play: [Simba - Protective Cub]}
  2: {play: [Simba - Protective Cub]}
  3: {play: [Goofy - Musketeer]}
"""
    assert "Goofy - Musketeer could banish" in said(scene, "quest Simba")


def test_the_coach_says_the_same() -> None:
    """A learner hears of Challenger and Resist, too."""
    coached = []
    for title in ("Challenger counts", "Resist counts"):
        mine, theirs, _ = QUESTS[title]
        game = Scene.parse(f"seats: {{1: {{{mine}}}, 2: {{play: {theirs}}}}}").game()
        match = Match(game, Plan(DECKS, {}), {})
        match.keeping = False
        coached.append(say(advice(match, 0).said))
    assert "Zeus - God of Lightning could challenge it" in coached[0]
    assert "nobody over there could banish" in coached[1]


# --- fair -----------------------------------------------------------------------------------------


def test_twins_are_told_the_same_and_nothing_changes() -> None:
    asked = risks = 0
    for seed in range(3):
        game = Game.new([Deck.load(name) for name in DECKS], seed)
        bot = RandomBot(seed)
        while game.decision is not None and game.depth < 260:
            if game.depth % 9 == 0:
                seat = game.decision.player
                other, before = twin(game, seat, seed), game.hash()
                if game.decision.ask in (Ask.TURN_ACTION, Ask.ALTER_HAND):
                    assert len(game.options) == len(other.options)
                    told = [all_said(one, seat) for one in (game, other)]
                    assert told[0] == told[1]
                    asked += 1
                    risks += any("The risk" in one for one in told[0])
                assert game.hash() == before
            take_turn(bot, game)
    assert asked >= 30 and risks >= 5


def all_said(game: Game, seat: int) -> list[str]:
    return [
        say(reason(game, seat, option, labels.message(game.state, option, seat)))
        for option in game.options
    ]


def test_only_where_one_could_leave_it() -> None:
    game = Scene.parse("seats: {1: {play: [Stitch - New Dog], hand: [Smash]}, 2: {}}").game()
    told = {game.text(o): can_expose(game, 0, o) for o in game.options}
    assert [told[line] for line in told if line.startswith("quest")] == [True]
    assert not told["end"]
