"""What a scene is told of exists in both languages, and says file, line and field in either."""

from __future__ import annotations

import pytest

from tintero.judge.errors import located
from tintero.judge.read import scenes_of
from tintero.messages import say
from tintero.notation import InvalidAction
from tintero.scene import Scene, SceneError, SceneFailed

pytestmark = pytest.mark.pure_only

GOOD = """title: Smash on Resist
clauses: ["8.8.1"]
seats:
  1: {ink: 3, hand: [Smash], play: [Merida - Formidable Archer, Stitch - New Dog]}
  2: {play: [Namaari - Resolute Daughter: {exerted: true}]}
steps:
  - 1: play Smash
  - 1: choose Namaari
  - expect: {damage: {Namaari: 0}}
"""

BAD = [
    ('"8.8.1"', '"8.99"', 2, "no existe la cláusula 8.99"),
    ("Stitch - New Dog", "Stich", 4, "carta desconocida: 'Stich'; parecidas: Stitch - New Dog"),
    ("Merida - Formidable Archer", "Merida", 4, "'Merida' puede ser cualquiera de estas"),
    ("ink: 3,", "inck: 3,", 4, "clave desconocida 'inck' en un jugador; parecidas: ink"),
    ("ink: 3", "lore: many", 4, "lore: tiene que ser un número, no 'many'"),
    ("ink: 3", "lore: -2", 4, "lore: no puede ser menor que 0"),
    ("ink: 3", "lore: 20", 4, "posición imposible: el jugador 1 tiene 20 de leyenda"),
    ("{exerted: true}", "{damage: 9}", 5, "posición imposible: Namaari"),
    ("exerted: true", "exerted: maybe", 5, "exerted: tiene que ser true o false, no 'maybe'"),
    ("  2: {play", "  9: {play", 5, "los jugadores van del 1 al 6, no 9"),
    ("title:", "turn: 5\ntitle:", 1, "turn: no hay jugador 5"),
    ("title:", "step: begin\ntitle:", 1, "step: es uno de estos: ready"),
    ("title:", "rules: '3.0'\ntitle:", 1, "rules: es uno de estos: 2.1, 2.2, 2.3; no '3.0'"),
    ("title:", "readings: [so]\ntitle:", 1, "readings: es uno de estos: otherwise-of-the-if"),
    ("title:", "title: x\ntitle:", 2, "'title' está escrito dos veces"),
    ("seats:", "seats", 4, "no es YAML: falta «:»"),
    ("[Smash]", "[Smash", 4, "no es YAML: falta «,» o «]»"),
    ("steps:", "steps:\n\t- x", 7, "no es YAML: hay un carácter que no puede ir ahí"),
    ("damage: {Namaari", "damge: {Namaari", 9, "clave desconocida 'damge' en expect"),
    ("damage: {Namaari: 0}", "zone: {Namaari: hant}", 9, "no existe la zona 'hant'"),
    ("damage: {Namaari: 0}", "events: [banishd]", 9, "no existe el suceso 'banishd'"),
    ("damage: {Namaari: 0}", "decision: {kind: x}", 9, "no existe la clase de decisión 'x'"),
    ("damage: {Namaari: 0}", "lore: {7: 1}", 9, "lore: no hay jugador 7"),
    ("- 1: choose", "- one: choose", 8, "clave desconocida 'one' en un paso"),
    ("- 1: choose Namaari", "- {1: end, 2: end}", 8, "un paso es una sola acción"),
    (
        "Stitch - New Dog]",
        "Pawpsicle: {damage: 1}]",
        4,
        "posición imposible: Pawpsicle es un objeto",
    ),
    ("Stitch - New Dog]", "Dragon Fire]", 4, "Dragon Fire es una acción"),
    ("Stitch - New Dog]", "Stitch - New Dog: {at: Merida}]", 4, "at: 'Merida' no es una ubicación"),
    ("steps:", "lasting: [{gains: [Rush]}]\nsteps:", 6, "un efecto duradero dice sobre quién"),
    ("steps:", "lasting: [{to: Stitch, gains: [X]}]\nsteps:", 6, "no existe la palabra clave 'X'"),
]


@pytest.mark.parametrize(("old", "new", "line", "said"), BAD, ids=[bad[3] for bad in BAD])
def test_a_bad_file_is_told_in_spanish_with_line_and_field(
    old: str, new: str, line: int, said: str
) -> None:
    assert old in GOOD
    with pytest.raises(SceneError) as caught:
        for scene in scenes_of(GOOD.replace(old, new, 1), "caso.yaml"):
            scene.run()
    text = located(caught.value, "es")
    assert text.startswith(f"caso.yaml:{line}: {said}"), text
    assert located(caught.value, "en") != text


FAILING = [
    ("damage: {Namaari: 0}", "damage: {Namaari: 2}", "damage de Namaari: se esperaba 2 y es 0"),
    ("damage: {Namaari: 0}", "zone: {Namaari: hand}", "zone de Namaari: se esperaba hand"),
    ("damage: {Namaari: 0}", "damage: {Namari: 0}", "damage de Namari: no hay 'Namari'"),
    ("damage: {Namaari: 0}", "options: [end]", "options: no se esperaba"),
    ("damage: {Namaari: 0}", "decision: null", "decision: no se esperaba ninguna"),
    ("damage: {Namaari: 0}", "events: [banished]", "events: no hay banished"),
    ("damage: {Namaari: 0}", "why_not: {quest Stitch: '4.5'}", "why_not 'quest Stitch'"),
    ("damage: {Namaari: 0}", "winner: 1", "winner: se esperaba 1 y es None"),
    ("choose Namaari", "chose Namaari", "no se puede leer: no se entiende 'chose Namaari'"),
    ("play Smash", "play Dragon Fire", "no se puede leer: aquí no hay 'Dragon Fire'"),
    ("play Smash", "quest Namaari", "no se puede hacer: Namaari - Resolute Daughter no es tuyo"),
    ("  - 1: choose Namaari\n", "", "queda sin responder: se pregunta al jugador 1"),
    ("choose Namaari", "choose Namaari\n    illegal: '1.1'", "se puede hacer, y no debía"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "said"), FAILING, ids=[bad[2] for bad in FAILING])
def test_what_comes_out_otherwise_is_told_in_spanish(old: str, new: str, said: str) -> None:
    assert old in GOOD
    with pytest.raises(SceneFailed) as caught:
        Scene.parse(GOOD.replace(old, new, 1)).run()
    texts = [say(problem, "es") for problem in caught.value.problems]
    assert any(text.startswith(said) for text in texts), texts


def test_a_line_that_cannot_be_read_says_why_in_spanish() -> None:
    game = Scene.parse(GOOD).game()
    for line, said in (
        ("", "no hay nada escrito"),
        ("dance", "no se entiende 'dance'"),
        ("challenge Stitch", "no se entiende 'Stitch': se escribe"),
        ("quest Nobody", "aquí no hay 'Nobody'"),
        ("name Nobody", "ninguna carta se llama 'Nobody'"),
    ):
        with pytest.raises(InvalidAction) as caught:
            game.push(line)
        assert caught.value.said("es").startswith(said), caught.value.said("es")
