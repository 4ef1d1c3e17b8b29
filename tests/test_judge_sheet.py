"""The ruling sheet: verdict, sequence with clauses, damage step by step, what comes next."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import scene_files
from tintero import rulebook
from tintero.events import Event, Kind
from tintero.judge import diff, html, page
from tintero.judge.book import ruling
from tintero.judge.read import scenes_of
from tintero.judge.sequence import gather, play
from tintero.judge.sheet import Sheet, ask
from tintero.judge.watch import SequenceLine, watch
from tintero.messages import Message
from tintero.scene import Scene, SceneError

pytestmark = pytest.mark.pure_only

SMASH = """
title: Smash on Resist
clauses: ["8.8.1"]
seats:
  1: {ink: 3, hand: [Smash], play: [Merida - Formidable Archer, Stitch - New Dog]}
  2: {play: [Namaari - Resolute Daughter: {exerted: true}]}
steps:
  - 1: play Smash
  - 1: choose Namaari
"""
BAG = """
title: Two of mine, then one of theirs
seats:
  1:
    ink: 1
    hand: [Piglet - Hunny Mage Apprentice]
    play: [Lady - Decisive Dog, Minnie Mouse - Storyteller]
  2: {play: [Prince John - Fraidy-Cat]}
steps:
  - 1: play Piglet
  - 1: "resolve Minnie Mouse: Gather Around"
"""


def sheet(text: str, lang: str = "en", rules: str = "") -> Sheet:
    return ask(Scene.parse(text), lang, rules)


def rows(made: Sheet) -> list[tuple[str, str]]:
    return [(row.text, row.clause) for row in made.rows()]


# --- the sequence ---------------------------------------------------------------------------------


@pytest.mark.clause("7.7.4.2", "7.7.4.3", "7.7.4.4", "7.7.3.1")
def test_the_bag_says_for_whom_who_resolves_and_by_which_clause() -> None:
    told = [(r.text, r.clause) for r in sheet(BAG).rows() if r.sort in ("trigger", "resolve")]
    triggers = [text for text, clause in told if clause == "7.7.3.1"]
    assert [text.split(". ")[1] for text in triggers] == [
        "It is Player 1's to resolve.",
        "It is Player 1's to resolve.",
        "It is Player 2's to resolve.",
    ]
    taken = [(text, clause) for text, clause in told if " from the bag and resolves it" in text]
    assert [clause for _, clause in taken] == ["7.7.4.2", "7.7.4.3", "7.7.4.4"]
    assert [text.split(" takes ")[0] for text, _ in taken] == ["Player 1", "Player 1", "Player 2"]
    order = ("Minnie", "Lady", "Prince John")
    assert [name in text for name, (text, _) in zip(order, taken)] == [True, True, True]
    passed = [text for text, clause in told if clause == "7.7.4.4"]
    assert passed[0] == "The bag passes to Player 2."


def test_what_happens_in_a_resolution_stands_deeper() -> None:
    depths = [row.depth for row in sheet(BAG).rows() if row.sort == "damage"]
    assert depths == [1]
    assert all(row.depth == 0 for row in sheet(BAG).rows() if row.sort == "trigger")


@pytest.mark.clause("1.9.4.1", "1.9.4.2", "1.9.5")
def test_damage_is_base_modified_taken() -> None:
    made = sheet(SMASH)
    damage = [row for row in made.rows() if row.damage]
    assert [row.damage for row in damage] == [(3, 0, 0), (2, 0, 0)]
    assert "Base 3 → modified 0 → taken 0." in damage[0].text
    assert "Base 3 → modificado 0 → recibido 0." in sheet(SMASH, "es").rows()[4].text


def test_damage_that_is_replaced_was_modified_before() -> None:
    made = sheet("""
seats:
  1:
    ink: 7
    hand: [Rapunzel - Ready for Adventure, Fire the Cannons!]
    play: [Mickey Mouse - Food Fight Defender, Stitch - New Dog]
steps:
  - 1: play Fire the Cannons!
  - 1: choose Mickey Mouse
""")
    assert [row.damage for row in made.rows() if row.damage] == [(2, 1, 1)]
    (case,) = [s for s in ruling("JC-104").scenes if s.title.startswith("Resist leaves one")]
    shield = ask(case)
    replaced = [row for row in shield.rows() if row.sort == "replacement"]
    assert [row.damage for row in replaced] == [(2, 1, 0)]


@pytest.mark.clause("8.8.2")
def test_up_to_2_1_nothing_is_dealt_and_the_sheet_says_so() -> None:
    text = """
rules: "2.1"
seats:
  1: {play: [Stitch - New Dog]}
  2: {play: [Namaari - Resolute Daughter: {exerted: true}]}
steps:
  - 1: challenge Stitch > Namaari
"""
    made = sheet(text)
    first, second, *_ = [row for row in made.rows() if row.sort == "damage"]
    assert {first.damage, second.damage} == {(2, 0, 0), (5, 5, 5)}
    nothing = next(row for row in made.rows() if row.damage == (2, 0, 0))
    assert (nothing.clause, "deals no damage to Namaari" in nothing.text) == ("8.8.2", True)
    newer = [r for r in sheet(text.replace("2.1", "2.3")).rows() if r.damage == (2, 0, 0)]
    assert [row.clause for row in newer] == ["4.6.6.2"]


@pytest.mark.clause("1.2.2")
def test_damage_that_cannot_be_dealt_is_told_with_the_reason() -> None:
    made = ask(ruling("JC-020").scenes[0], "es")
    (none,) = [row for row in made.rows() if row.sort == "damage"]
    assert (none.clause, none.damage) == ("1.2.2", (2, 0, 0))
    assert "que no puede recibir daño infligido" in none.text


def test_credits_come_with_the_banishing_and_after_the_check() -> None:
    made = sheet("""
seats:
  1: {play: [Stitch - Rock Star]}
  2: {play: [Stitch - New Dog: {exerted: true}]}
steps:
  - 1: challenge Stitch - Rock Star > Stitch - New Dog
""")
    assert [r.sort for r in made.rows() if r.sort in ("damage", "check", "credit", "banish")] == [
        "check", "damage", "damage", "check", "banish", "credit", "check",
    ]  # fmt: skip
    credit = next(row for row in made.rows() if row.sort == "credit")
    assert credit.text == (
        "Stitch - Rock Star is credited with the banish of Stitch - New Dog in a challenge."
    )


@pytest.mark.clause("1.8.1", "4.6.6.3", "6.7.5", "3.4.2")
def test_every_check_is_told_with_the_clause_it_is_made_by() -> None:
    made = ask(ruling("JC-001").scenes[0])
    checks = [row for row in made.rows() if row.sort == "check"]
    assert [row.clause for row in checks] == ["1.8.1", "6.7.5", "1.8.1"]
    assert all(row.text.endswith("nothing to do.") for row in checks)
    fight = ask(ruling("JC-033").scenes[0])
    found = [row for row in fight.rows() if row.text == "The game state is checked."]
    assert [row.clause for row in found] == ["4.6.6.3"]
    empty = ask(ruling("JC-009").scenes[0])
    assert [r.clause for r in empty.rows() if r.sort == "check"] == ["1.8.1", "3.4.2"]


@pytest.mark.clause("4.4.3.4", "4.3.2.4", "4.6.4.3", "4.5.1.2", "8.4.1")
def test_what_is_paid_cites_the_clause_of_its_process() -> None:
    def paid(case: str, scene: int) -> list[str]:
        made = ask(ruling(case).scenes[scene])
        return list(dict.fromkeys(row.clause for row in made.rows() if row.sort == "payment"))

    assert paid("JC-022", 0) == ["4.4.3.4"]  # an item exerted, a character banished
    assert paid("JC-096", 0) == ["4.4.3.4", "4.3.2.4"]  # items exerted to play a card
    assert paid("JC-093", 0) == ["4.5.1.2", "4.5.1.3"]
    assert paid("JC-092", 2)[:2] == ["4.6.4.3", "4.6.4.4"]
    assert paid("JC-127", 1) == ["8.4.1", "6.7.3.1"]  # Boost; within a resolution


@pytest.mark.clause("6.1.13.3", "6.1.13.5")
def test_an_effect_that_begins_says_whose_turn_and_which_card() -> None:
    """No "its player" where two players could be meant, and no "your turn"."""
    scene = Scene.parse("""
turn: 1
seats:
  1: {ink: 4, hand: [Flippant Taunt, Elsa's Ice Palace - Place of Solitude]}
  2: {play: [Maui - Demigod: {exerted: true}]}
steps:
  - 1: play Flippant Taunt
  - 1: play Elsa's Ice Palace
""")
    text = str([row.text for row in ask(scene).rows() if "begins on" in row.text])
    assert "until the start of Player 1's next turn: “gains Reckless”" in text
    palace = "as long as Elsa's Ice Palace - Place of Solitude is in play"
    assert f"{palace}: “can't ready at the start of their turn”" in text
    text = str([row.text for row in ask(scene, "es").rows() if "Empieza" in row.text])
    assert "hasta el inicio del próximo turno de Jugador 1: «gana Reckless»" in text
    assert "«no puede prepararse al inicio de su turno»" in text


@pytest.mark.clause("6.4.2.2", "6.2.7.2")
def test_an_effect_that_begins_says_what_it_does() -> None:
    rows = [row for row in ask(ruling("JC-116").scenes[0], "es").rows() if "Empieza" in row.text]
    assert "«no puede ir de aventura»" in rows[0].text and rows[0].clause == "6.4.2.2"
    assert "ganas 1 de leyenda (una vez)»" in rows[1].text and rows[1].clause == "6.2.7.2"
    support = [
        row.text for row in ask(ruling("JC-237").scenes[0]).rows() if "begins on" in row.text
    ]
    assert [text.partition(": ")[2] for text in support] == [
        "“gets +2 strength”.", "“gets +4 strength”.",
    ]  # fmt: skip


def test_what_a_line_of_the_log_leaves_open_is_told() -> None:
    def told(case: str, scene: int = 0) -> str:
        return " ".join(row.text for row in ask(ruling(case).scenes[scene]).rows())

    assert "deck because of Daisy Duck - Donald's Date (on the bottom)." in told("JC-058")
    assert "onto Boo - Human Child and Sulley - Strategic Scarer." in told("JC-067")
    assert "enters play exerted with 3 damage." in told("JC-286")
    assert "Smash is put into Player 1's discard." in told("JC-019") or "Fire the Cannons! is" in (
        told("JC-019")
    )
    assert "nothing legal to choose" not in told("JC-152") + told("JC-279", 1)


@pytest.mark.clause("3.4.1.2", "3.4.1.1")
def test_what_ends_is_named_and_the_turn_ends_after_its_triggers() -> None:
    made = sheet(BAG + "  - 1: end\n", "es")
    ended = [row for row in made.rows() if row.sort == "expiry"]
    assert len(ended) == 2
    assert all(row.clause == "3.4.1.2" for row in ended)
    assert any("Lady - Decisive Dog (PACK OF HER OWN)" in row.text for row in ended)
    (final,) = [row for row in made.rows() if "Jugador 1: fase de final de turno" in row.text]
    assert final.clause == "3.4.1"
    assert final.number < ended[0].number
    (begins,) = [row for row in made.rows() if "Empieza el turno de Jugador 2" in row.text]
    assert begins.clause == "3.2.1.1" and begins.number > ended[-1].number
    triggered = ask(ruling("JC-016").scenes[0], "es").rows()
    (said,) = [row for row in triggered if "Es el final del turno de Jugador 1" in row.text]
    assert said.clause == "3.4.1.1"


def test_an_ability_that_does_nothing_says_so() -> None:
    case = ruling("JC-002").scenes[0]
    text = [row.text for row in ask(case).rows()]
    assert (
        "KEEP IN STEP of Clarabelle - Light on Her Hooves has resolved. Nothing comes of it."
        in (text)
    )
    assert any(line.startswith("Player 1 draws a card") and "(×5)" in line for line in text)


SILENT = [
    (
        """
seats:
  1: {ink: 6, hand: [Magic Broom - Dancing Duster]}
  2: {play: [Stitch - New Dog: {exerted: true}]}
steps:
  - 1: play Magic Broom
""",
        "Its condition is not met: “you have a Sorcerer character in play”.",
        "No se cumple su condición: «tienes un personaje Sorcerer en juego».",
        "6.2.4",
    ),
    (
        """
seats:
  1: {ink: 7, hand: [Ursula - Power Hungry]}
  2: {}
steps:
  - 1: play Ursula
""",
        "It can't be carried out: “draw a card for each 1 lore lost this way”.",
        "No se puede llevar a cabo: «roba una carta por cada 1 de leyenda perdida así».",
        "6.1.4.1",
    ),
    (
        """
turn: 2
seats:
  1: {play: [Stitch - New Dog: {exerted: true}]}
  2: {ink: 3, hand: [Elsa's Ice Palace]}
steps:
  - 2: play Elsa's Ice Palace
  - 2: end
""",
        "Stitch - New Dog doesn't ready, because of Elsa's Ice Palace - Place of Solitude "
        "(ETERNAL WINTER).",
        "Stitch - New Dog no se prepara, a causa de Elsa's Ice Palace - Place of Solitude "
        "(ETERNAL WINTER).",
        "1.2.2",
    ),
    (
        """
seats:
  1:
    ink: 1
    hand: [Twitterpated]
    play: [Stitch - New Dog]
    lasting: [{to: Stitch, gains: [Evasive], until: end of turn, made: this turn}]
steps:
  - 1: play Twitterpated
""",
        "Stitch - New Dog loses Evasive of ",
        "Stitch - New Dog pierde Evasive de ",
        "8.1.2",
    ),
    (
        """
seats:
  1: {ink: 1, hand: [Twitterpated], play: [Tinker Bell - Peter Pan's Ally]}
steps:
  - 1: play Twitterpated
""",
        "It has what this gives already, so it gains nothing (CR 8.1.2).",
        "Ya tiene lo que esto da, así que no gana nada (CR 8.1.2).",
        "6.4.2.2",
    ),
    (
        """
seats:
  1:
    ink: 10
    hand: [Mickey Mouse & Minnie Mouse - Adventuring Duo]
    play: [Mickey Mouse - True Friend: {damage: 2}, Minnie Mouse - Beloved Princess: {damage: 1}]
steps:
  - 1: play Mickey Mouse & Minnie Mouse on Mickey Mouse, Minnie Mouse
""",
        "The damage on them is added up: 2 + 1 = 3.",
        "El daño que tenían se suma: 2 + 1 = 3.",
        "8.10.1",
    ),
]


@pytest.mark.parametrize(("scene", "en", "es", "clause"), SILENT, ids=[s[3] for s in SILENT])
def test_what_decides_and_no_event_tells_is_told(scene: str, en: str, es: str, clause: str) -> None:
    for lang, said in (("en", en), ("es", es)):
        assert [c for text, c in rows(sheet(scene, lang)) if said in text] == [clause]


def test_equal_lines_are_gathered_only_when_they_are_neighbours() -> None:
    a, b = (SequenceLine("event", Message("list-here", items=x), "1.1") for x in "AB")
    assert [line.text("en") for line in gather([a, a, b, a])] == ["A (×2)", "B", "A"]


def test_watching_changes_nothing_and_sees_the_same_events() -> None:
    game = Scene.parse(SMASH).game()
    before = game.hash()
    (option,) = game.read("play Smash")
    seen = watch(game.state, 0, option)
    assert game.hash() == before
    events: list[Event] = game.push(option)
    assert [e.plain() for e in seen.events] == [e.plain() for e in events]
    assert any(e.kind == Kind.PLAYED for e in events)


@pytest.mark.parametrize("path", scene_files.files(), ids=lambda path: path.stem)
def test_every_line_of_a_sheet_cites_a_clause_that_exists(path: Path) -> None:
    """Of one scene of each section of the rulebook."""
    scene = Scene.load_all(path)[0]
    made = ask(scene, "es")
    assert made.held, (scene.title, made.problems)
    for text, clause in rows(made):
        assert rulebook.exists(clause), (scene.title, text, clause)
        assert text and "{" not in text


# --- the verdict ----------------------------------------------------------------------------------


def test_without_expectations_the_question_is_whether_it_can_be_done() -> None:
    assert (sheet(SMASH).verdict, sheet(SMASH).explanation) == (True, "It can be done.")
    made = sheet(SMASH + "  - 1: quest Namaari\n", "es")
    assert (made.verdict, made.held) == (False, False)
    assert made.explanation.startswith("No se puede hacer: Namaari")
    assert made.explanation.endswith("(CR 1.4.3)")


def test_an_expected_refusal_is_no_and_as_written() -> None:
    made = sheet(SMASH + '  - 1: quest Namaari\n    illegal: "1.4.3"\n')
    assert (made.verdict, made.held) == (False, True)
    assert made.blocks[-1].clause == "1.4.3"
    assert made.blocks[-1].heading == "Player 1: Quest with Namaari - Resolute Daughter"
    other = sheet(SMASH + '  - 1: quest Namaari\n    illegal: "4.5.1"\n')
    assert (other.verdict, other.held) == (False, False)
    assert "not by CR 4.5.1" in other.explanation
    legal = sheet(SMASH + '  - 1: quest Stitch\n    illegal: "4.5.1"\n')
    assert (legal.verdict, legal.held) == (False, False)
    assert "can be done" in legal.explanation


def test_an_expectation_that_is_not_met_is_told_with_its_line_and_the_rest_is_played() -> None:
    text = SMASH + "  - expect: {damage: {Namaari: 3}}\n  - 1: quest Stitch\n"
    made = sheet(text)
    assert (made.verdict, made.held) == (False, False)
    assert made.problems == ("line 10: damage of Namaari: expected 3, is 0",)
    assert made.blocks[-1].heading == "Player 1: Quest with Stitch - New Dog"


def test_what_each_player_may_do_next() -> None:
    waiting, other = sheet(SMASH.replace("  - 1: choose Namaari\n", "")).next
    assert waiting.options == (
        "Merida - Formidable Archer", "Stitch - New Dog", "Namaari - Resolute Daughter",
    )  # fmt: skip
    assert (other.seat, other.options) == (1, ())
    assert "may only concede" in other.text


# --- versions -------------------------------------------------------------------------------------


def test_two_versions_side_by_side_where_they_part() -> None:
    made = diff.compare(Scene.parse(SMASH), "2.1", "2.3")
    parted = [pair for pair in made.pairs if not pair.same]
    assert "deals no damage" in parted[0].one and "deals 3 damage" in parted[0].two
    assert all(pair.one == "" for pair in parted[1:])
    (reason,) = made.reasons()
    assert "1.9.5" in reason
    text = diff.markdown(made)
    assert "| rules 2.1: YES | rules 2.3: YES |" in text
    assert "| **[[Smash]] deals 3 damage to [[Namaari - Resolute Daughter]]." in text
    assert "| — | **STEADY AIM of [[Merida - Formidable Archer]] triggers" in text
    same = diff.compare(Scene.parse(SMASH), "2.2", "2.3", "es")
    assert (same.equal, same.reasons()) == (True, [])
    assert "No hay diferencias entre 2.2 y 2.3." in diff.markdown(same)


def test_the_version_asked_for_is_played() -> None:
    played = play(Scene.parse(SMASH), "2.1")
    assert played.version == played.game.state.ruleset.version == "2.1"


# --- on paper -------------------------------------------------------------------------------------


def test_markdown_links_cards_and_clauses() -> None:
    text = page.markdown(sheet(SMASH))
    assert "4. Player 1 chooses [[Namaari - Resolute Daughter]] for [[Smash]]. [[CR 6.7.3.2]]" in (
        text
    )
    assert "- [[CR 8.8.1]] **Resist +N**:" in text
    assert "[[[" not in text


def test_html_links_every_clause_to_its_statement() -> None:
    text = html.html([sheet(SMASH, "es")])
    assert text.startswith("<!doctype html>") and '<html lang="es">' in text
    wanted = set(re.findall(r'href="#cr-([\d.]+)"', text))
    assert wanted and wanted <= set(re.findall(r'id="cr-([\d.]+)"', text))
    assert "&lt;b&gt;" in html.html([sheet(SMASH.replace("Smash on Resist", "<b>"))])


# --- what is wrong --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ('"8.8.1"', '"8.88.1"', 3, "there is no clause 8.88.1"),
        ("Stitch - New Dog", "Stich - New Dog", 5, "unknown card 'Stich - New Dog'"),
        ("exerted: true", "damage: 5", 6, "has 5 damage and Willpower 5"),
        ("ink: 3,", "ink: 3, lore: 20,", 5, "has 20 lore and would have won with 20"),
        ("exerted: true", "damge: 5", 6, "unknown key 'damge'"),
    ],
)
def test_a_bad_scene_names_file_and_line(old: str, new: str, line: int, words: str) -> None:
    with pytest.raises(SceneError) as error:
        for scene in scenes_of(SMASH.replace(old, new), "case.yaml"):
            scene.game()
    assert str(error.value).startswith(f"case.yaml:{line}: ")
    assert words in str(error.value)


def test_an_illegal_clause_must_exist_too() -> None:
    with pytest.raises(SceneError) as error:
        scenes_of(SMASH + '  - 1: quest Namaari\n    illegal: "1.44"\n', "case.yaml")
    assert str(error.value).startswith("case.yaml:11: there is no clause 1.44")


def test_a_refusal_by_whichever_clause_or_by_one_of_several() -> None:
    for said in ("true", '["4.5.1.2", "1.4.3"]', '"4.5.1.2, 1.4.3"'):
        text = SMASH + f"  - 1: quest Namaari\n    illegal: {said}\n"
        assert len(scenes_of(text, "case.yaml")) == 1
        assert (sheet(text).verdict, sheet(text).held) == (False, True)
    with pytest.raises(SceneError, match=r"there is no clause 1\.44"):
        scenes_of(SMASH + '  - 1: quest Namaari\n    illegal: ["1.4.3", "1.44"]\n')
    legal = sheet(SMASH + "  - 1: quest Stitch\n    illegal: true\n")
    assert "“quest Stitch” can be done, and was not to" in legal.explanation


@pytest.mark.parametrize("rules", ["2.1", "2.3"])
def test_the_base_is_the_same_in_every_version_even_where_resist_is_of_no_use(rules: str) -> None:
    made = ask(ruling("JC-227").scenes[0], "en", rules)
    (pierced,) = [row for row in made.rows() if row.text.startswith("Piercing Attack deals")]
    assert pierced.damage == (2, 2, 2)
    resisted = ask(ruling("JC-104").scenes[0], "en", rules)
    (hit,) = [row for row in resisted.rows() if row.sort == "damage"]
    assert hit.damage == (2, 1, 1)
