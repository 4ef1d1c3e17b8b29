"""The judge's desk over HTTP: positions that are set up and tried, versions, files, and every way
in which something can be wrong with them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tintero.cards.pool import default_pool
from tintero.judge.book import book
from tintero.messages import say
from tintero.records import read
from tintero.scene import Scene
from tintero.server.judge_compare import compared
from tintero.server.judge_position import position
from tintero.server.judge_shapes import CompareGiven, DeskGiven
from tintero.table.desk import SceneDesk
from web_app import WebApp
from web_positions import BODYGUARD

ROOT = Path(__file__).resolve().parent.parent
SCENE = BODYGUARD


@pytest.fixture(scope="module")
def web(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebApp]:
    made = WebApp(tmp_path_factory.mktemp("web"))
    yield made
    made.close()


def asked(web: WebApp, path: str = "position", **body: Any) -> Any:
    answer = web.post(f"/api/judge/{path}?lang=es", body)
    assert answer.status_code == 200, answer.text
    return {"at": 0, "steps": 0} | answer.json() if path == "position" else answer.json()


def card(found: Any, face: str) -> Any:
    zones = ("play", "known_hand", "discard", "known_deck")
    cards = [c for p in found["view"]["players"] for z in zones for c in p.get(z, [])]
    return next(c for c in cards if c.get("face") == face)


# --- setting up -----------------------------------------------------------------------------------


@pytest.mark.pure_only
def test_a_position_is_built_card_by_card(web: WebApp) -> None:
    stitch, simba, smash = "Stitch - New Dog", "Simba - Protective Cub", "Smash"
    found = asked(web, edits=[{"what": "put", "name": stitch, "damage": 1}])
    assert found["put"] == card(found, stitch)["id"] and card(found, stitch)["damage"] == 1
    found = asked(
        web,
        scene=found["scene"],
        edits=[
            {"what": "put", "name": simba, "seat": 1},
            {"what": "put", "name": smash, "zone": "hand", "count": 2},
            {"what": "put", "name": "Dragon Fire", "zone": "deck", "end": "top"},
            {"what": "put", "name": "Pride Lands - Pride Rock"},
            {"what": "ink", "n": 3, "exerted_n": 1},
            {"what": "lore", "seat": 1, "n": 7},
            {"what": "title", "text": "Prueba"},
        ],
    )
    one = found["view"]["players"][0]
    assert (one["hand"], one["ink_ready"], one["ink_exerted"], one["deck"]) == (2, 3, 1, 21)
    assert [c["face"] for c in one["known_deck"]] == ["Dragon Fire"]  # fillers have no face
    assert found["view"]["players"][1]["lore"] == 7 and found["title"] == "Prueba"
    state = {"what": "state", "card": card(found, simba)["id"], "exerted": True, "drying": True}
    found = asked(web, scene=found["scene"], edits=[state])
    assert card(found, simba)["exerted"] and card(found, simba)["drying"]
    place = card(found, "Pride Lands - Pride Rock")["id"]
    at = {"what": "at", "card": card(found, stitch)["id"], "place": place}
    found = asked(web, scene=found["scene"], edits=[at, {"what": "turn", "seat": 1}])
    assert card(found, stitch)["at"] and found["view"]["active"] == 1
    taken = {"what": "take", "card": card(found, smash)["id"]}
    moved = {"what": "move", "card": card(found, simba)["id"], "seat": 1, "zone": "discard"}
    found = asked(web, scene=found["scene"], edits=[moved, taken])
    assert found["view"]["players"][0]["hand"] == 1
    assert found["view"]["players"][1]["discard"][0]["face"] == simba
    more = [
        {"what": "seats", "n": 4},
        {"what": "rules", "text": "2.1"},
        {"what": "step", "step": "end"},
    ]
    found = asked(web, scene=found["scene"], edits=more)
    assert len(found["view"]["players"]) == 4 and found["rules"] == "2.1"
    assert Scene.parse(found["scene"]).position.step == "end"
    empty = asked(web, scene=found["scene"], edits=[{"what": "clear"}])
    assert "play" not in empty["scene"] and empty["rules"] == "2.1"


@pytest.mark.pure_only
def test_cards_under_another_come_and_go(web: WebApp) -> None:
    found = asked(web, scene=SCENE)
    stitch = "Stitch - New Dog"
    under = {"what": "under", "card": card(found, stitch)["id"], "name": "Smash"}
    found = asked(web, scene=found["scene"], edits=[under, under])
    below = card(found, stitch)["under"]
    assert [one["face"] for one in below] == ["Smash", "Smash"]
    assert "debajo: Smash, Smash" in found["sides"][0]["zones"][0]
    turned = {"what": "face", "card": below[0]["id"], "on": False}
    found = asked(web, scene=found["scene"], edits=[turned])
    assert [one.faceup for one in Scene.parse(found["scene"]).position.seats[0].play[0].under] == [
        False, None,
    ]  # fmt: skip
    taken = {"what": "take", "card": card(found, stitch)["under"][0]["id"]}
    found = asked(web, scene=found["scene"], edits=[taken])
    assert len(card(found, stitch)["under"]) == 1
    wrong = {"what": "face", "card": card(found, stitch)["id"]}
    assert web.post("/api/judge/position", {"scene": SCENE, "edits": [wrong]}).status_code == 400


@pytest.mark.pure_only
def test_an_edit_keeps_what_was_tried(web: WebApp) -> None:
    done = asked(web, scene=SCENE, **{"try": "desafiar a Namaari con Stitch"})
    assert done["verdict"] == "no" and "Bodyguard" in json.dumps(done["blocks"])
    start = asked(web, scene=done["scene"], at=0)
    assert (start["at"], start["steps"]) == (0, 1)
    ready = {"what": "state", "card": card(start, "Simba - Protective Cub")["id"], "exerted": False}
    changed = asked(web, scene=done["scene"], at=0, edits=[ready])
    assert (changed["at"], changed["steps"]) == (0, 1)
    again = asked(web, scene=changed["scene"])
    assert again["verdict"] == "yes" and again["blocks"][0]["declared"] == "4.6.4.1"


# --- trying ---------------------------------------------------------------------------------------


@pytest.mark.pure_only
def test_a_try_is_ruled_on_step_by_step(web: WebApp) -> None:
    found = asked(web, scene=SCENE, **{"try": "desafiar a Simba con Stitch"})
    assert found["verdict"] == "yes" and found["turn_action"]
    rows = found["blocks"][0]["rows"]
    assert all(row["clause"] for row in rows) and len(rows) > 5
    known = {one["number"]: one["text"] for one in found["clauses"]}
    assert {row["clause"] for row in rows} <= known.keys() and all(known.values())
    assert found["options"] and all(one["act"] != "concede" for one in found["options"])


@pytest.mark.pure_only
def test_questions_are_answered_on_the_way(web: WebApp) -> None:
    found = asked(web, scene=SCENE, **{"try": "jugar Smash"})
    assert not found.get("turn_action") and found["view"]["decision"]["kind"] == "choose"
    chosen = next(one for one in found["options"] if "Namaari" in one["label"])
    found = asked(web, scene=found["scene"], **{"try": chosen["id"], "seat": found["asked"]})
    assert found["steps"] == 2 and found["verdict"] == "yes" and found["blocks"][1]["asked"]
    back = asked(web, scene=found["scene"], at=1)
    assert (back["at"], back["steps"]) == (1, 2) and len(back["blocks"]) == 1
    # Something else from there: what lay ahead is forgotten.
    other = next(one for one in back["options"] if "Stitch" in one["label"])
    found = asked(web, scene=back["scene"], at=1, **{"try": other["id"]})
    assert found["steps"] == 2 and "Stitch" in found["blocks"][1]["said"]
    here = asked(web, scene=found["scene"], here=True)
    assert here["steps"] == 0
    assert here["view"]["players"][0]["ink_exerted"] == 3


@pytest.mark.pure_only
def test_what_is_refused_gives_way_to_the_next_try(web: WebApp) -> None:
    no = asked(web, scene=SCENE, **{"try": "2: quest Simba"})
    assert no["verdict"] == "no" and no["blocks"][0]["rule"] == "4.1.2"
    assert no["said"].count("expectativa") == 0
    yes = asked(web, scene=no["scene"], **{"try": "quest Stitch"})
    assert yes["steps"] == 1 and yes["verdict"] == "yes"


@pytest.mark.pure_only
def test_a_card_that_is_looked_at(web: WebApp) -> None:
    ids = {
        c: card(asked(web, scene=SCENE), c)["id"]
        for c in ("Stitch - New Dog", "Namaari - Resolute Daughter")
    }
    look = asked(web, scene=SCENE, card=ids["Stitch - New Dog"])["look"]
    acts = {(one["act"], bool(one.get("why"))) for one in look["thoughts"]}
    assert {("quest", False), ("challenge", False), ("challenge", True)} <= acts
    no = next(one for one in look["thoughts"] if one.get("why"))
    assert no["rule"] and no["line"].startswith("1: challenge")
    tried = asked(web, scene=SCENE, **{"try": no["line"]})
    assert tried["verdict"] == "no" and tried["blocks"][0]["rule"] == no["rule"]
    other = asked(web, scene=SCENE, card=ids["Namaari - Resolute Daughter"])["look"]
    lines = {one["line"]: one["rule"] for one in other["thoughts"]}
    assert lines["2: quest Namaari - Resolute Daughter"] == "4.1.2"
    assert lines[no["line"]] == no["rule"]  # also from the side of who would be challenged


# --- versions and files ---------------------------------------------------------------------------


@pytest.mark.pure_only
def test_versions_stand_side_by_side_only_where_they_part(web: WebApp) -> None:
    done = asked(web, scene=SCENE, **{"try": "quest Stitch"})["scene"]
    same = asked(web, "compare", scene=done)
    assert [one["versions"] for one in same["courses"]] == [["2.1", "2.2", "2.3"]]
    assert "partings" not in same
    parted = [
        found
        for ruling in book()
        if ruling.id in PARTED
        for scene in ruling.scenes
        if len((found := asked(web, "compare", scene=scene.text()))["courses"]) > 1
    ]
    assert parted
    for found in parted:
        versions = [v for one in found["courses"] for v in one["versions"]]
        assert versions == ["2.1", "2.2", "2.3"]
        assert all(any(not row.get("same") for row in one["rows"]) for one in found["partings"])


@pytest.mark.pure_only
def test_files(web: WebApp) -> None:
    scene = asked(web, scene=f'title: "¿Stitch, de aventura?"\n{SCENE}', **{"try": "quest Stitch"})[
        "scene"
    ]
    files = {
        form: asked(web, "export", scene=scene, form=form)
        for form in ("markdown", "html", "scene", "record")
    }
    assert files["markdown"]["name"] == "stitch-de-aventura.md"
    assert "**Veredicto" in files["markdown"]["text"] and "<!doctype html>" in files["html"]["text"]
    # Where it begins stands before what happens, and nothing is left of a wiki's links.
    for form in ("markdown", "html"):
        text = files[form]["text"]
        begins, happens = text.index("La posición"), text.index("Qué ocurre")
        assert begins < text.index("Simba - Protective Cub (agotado)") < happens
        assert "3 de tinta (3 sin agotar)" in text[begins:happens] and "[[" not in text
    assert Scene.parse(files["scene"]["text"]).steps[0].action == "quest Stitch"
    assert len(read(files["record"]["text"]).actions) == 1
    cut = asked(web, "export", scene=scene, form="scene", at=0)
    assert "steps" not in cut["text"]


# --- what is wrong --------------------------------------------------------------------------------

BAD: list[tuple[str, dict[str, Any], int]] = [
    ("no scene", {"scene": "hello"}, 400),
    ("no text", {"scene": "\0"}, 400),
    ("a card nobody knows", {"scene": "seats:\n  1:\n    play: [Nobody]\n"}, 400),
    ("another version", {"scene": 'rules: "9.9"\n' + SCENE}, 400),
    ("10,000 cards", {"scene": "seats:\n  1: {hand: [10000x Smash]}\n"}, 400),
    ("many in play", {"scene": "seats:\n  1: {play: [900x Stitch - New Dog]}\n"}, 400),
    ("too long", {"scene": "#" * 20_001}, 400),
    ("far too long", {"scene": "#" * 70_000}, 413),
    ("an unknown field", {"scene": SCENE, "more": 1}, 400),
    ("an unreadable try", {"scene": SCENE, "try": "desafiar a nadie con nada"}, 400),
    ("a seat that is not there", {"scene": SCENE, "try": "5: quest Stitch"}, 400),
    ("an edit of no card", {"scene": SCENE, "edits": [{"what": "take", "card": "9999"}]}, 400),
    ("an edit without a card", {"scene": SCENE, "edits": [{"what": "state"}]}, 400),
    ("a look at no card", {"scene": SCENE, "card": "99999"}, 400),
    ("no card of that name", {"edits": [{"what": "put", "name": "Nobody"}]}, 400),
    ("no reading", {"edits": [{"what": "reading", "text": "mine"}]}, 400),
    ("no rules", {"edits": [{"what": "rules", "text": "9"}]}, 400),
    ("one player", {"edits": [{"what": "seats", "n": 1}]}, 400),
    ("a turn of nobody", {"edits": [{"what": "turn", "seat": 5}]}, 400),
    ("an odd edit", {"edits": [{"what": "burn"}]}, 400),
    ("too many edits", {"edits": [{"what": "clear"}] * 51}, 400),
    ("a number that is none", {"edits": [{"what": "lore", "n": -1}]}, 400),
    ("a question is open", {"scene": SCENE, "try": "play Smash", "here": False, "at": -2}, 400),
]  # fmt: skip
# Cases of the book that come out otherwise by an older version.
PARTED = ("JC-006", "JC-011")


@pytest.mark.pure_only
@pytest.mark.parametrize(("body", "status"), [one[1:] for one in BAD], ids=[one[0] for one in BAD])
def test_what_is_wrong_is_said_in_both_languages(
    web: WebApp, body: dict[str, Any], status: int
) -> None:
    said = []
    for lang in ("en", "es"):
        answer = web.post(f"/api/judge/position?lang={lang}", body)
        assert answer.status_code == status, answer.text
        said.append(json.dumps(answer.json()["said"]))
    assert said[0] != said[1] or "api" in said[0]


@pytest.mark.pure_only
def test_a_wrong_line_is_named(web: WebApp) -> None:
    for path in ("position", "compare", "export"):
        body = {"scene": SCENE.replace("Smash", "Smosh")} | (
            {"form": "html"} if path == "export" else {}
        )
        answer = web.post(f"/api/judge/{path}?lang=es", body)
        assert answer.status_code == 400 and answer.json()["faults"][0]["line"] == 5
        assert "Smash" in answer.text  # what may be meant


@pytest.mark.pure_only
def test_here_waits_for_an_answer(web: WebApp) -> None:
    open_question = asked(web, scene=SCENE, **{"try": "play Smash"})["scene"]
    answer = web.post("/api/judge/position", {"scene": open_question, "here": True})
    assert answer.status_code == 400


@pytest.mark.pure_only
def test_steps_that_can_t_be_gone_through_are_left_out() -> None:
    text = SCENE + "steps:\n  - 1: quest Stitch\n  - 1: dance\n  - 1: end\n"
    found = position(DeskGiven(text), "es")
    assert (found.steps, found.at) == (1, 1) and found.stopped is not None
    assert "dance" in say(found.stopped, "es")
    refused = position(DeskGiven(SCENE + "steps:\n  - 2: quest Simba\n  - 1: quest Stitch\n"), "es")
    assert refused.steps == 2 and refused.blocks[0].rule == "4.1.2" and refused.verdict == "yes"


@pytest.mark.compiled_only
def test_every_scene_of_the_case_book_stands_on_the_desk() -> None:
    for ruling in book():
        for scene in ruling.scenes:
            found = position(DeskGiven(scene.text()), "es")
            acted = sum(1 for step in scene.steps if step.action)
            assert found.stopped is None and found.at == acted, (ruling.id, scene.title)
            assert found.bytes("es")


@pytest.mark.pure_only
def test_some_scenes_of_the_case_book_go_through_and_back() -> None:
    scenes = [scene for ruling in book() for scene in ruling.scenes][::40]
    for scene in scenes:
        found = position(DeskGiven(scene.text()), "en")
        again = position(DeskGiven(found.scene), "en")
        assert (again.view, again.blocks, again.scene) == (found.view, found.blocks, found.scene)
        assert compared(CompareGiven(found.scene), "en").courses
        assert SceneDesk(Scene.parse(found.scene), 0).at == 0


@pytest.mark.pure_only
def test_spanish_names_of_characters_are_those_of_cards() -> None:
    path = ROOT / "web" / "src" / "judge" / "nicknames.json"
    names = {one.name for one in default_pool()}
    assert [n for n in json.loads(path.read_text("utf-8")).values() if n not in names] == []
