"""Finding cards: every option of `tintero cards find`, its errors, and the cache of texts."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from tintero.ability.abilities import Has, Script, Triggered
from tintero.ability.effects import Draw, May, MoveDamage
from tintero.ability.filters import Filter
from tintero.ability.selectors import Chosen
from tintero.ability.triggers import When
from tintero.cards import load, texts
from tintero.cards.facts import CardFacts
from tintero.cards.pool import Pool, default_pool, key
from tintero.cards.search import Query, find, node_names, nodes_of, text_pattern
from tintero.cards.write import write
from tintero.cli.cards import find as finder
from tintero.cli.shell.main import app
from tintero.events import Kind
from tintero.vocab import CardType, Ink, Keyword

pytestmark = pytest.mark.pure_only

TODAY = date(2026, 10, 16)


def a_card(name: str, version: str = "", **facts: Any) -> CardFacts:
    given = {"type": CardType.CHARACTER, "cost": 1, "inkable": True, "inks": (Ink.AMBER,)}
    return CardFacts(name, version, **(given | facts))


MAY_DRAW = Triggered((When(Kind.PLAYED, this=True),), May(Draw(1)))
MOVE = Script(MoveDamage(1, Chosen(Filter()), Chosen(Filter())))
POOL = Pool(
    [
        a_card("HeiHei", "Boat Snack", classes=("Storyborn", "Ally"), printings=("1/7", "9/3")),
        a_card("Te Kā", "Heartless", cost=5, inks=(Ink.RUBY,), printings=("1/126",), set=1),
        a_card("Elsa", "Snow Queen", cost=3, inks=(Ink.AMETHYST,), abilities=(MAY_DRAW,)),
        a_card("Elsa", "Spirit of Winter", cost=8, inks=(Ink.AMETHYST, Ink.STEEL)),
        a_card("Elisa Maza", "Gargoyle", abilities=(Has(Keyword.EVASIVE), Has(Keyword.SHIFT, 3))),
        a_card("Let It Go", type=CardType.ACTION, song=True, cost=5, abilities=(MOVE,)),
        a_card("Dragon Fire", type=CardType.ACTION, cost=5, inks=(Ink.RUBY,), set=1),
        a_card("Lantern", type=CardType.ITEM, cost=2, set=14, number=9),
        a_card("Never Land", "Mermaid Lagoon", type=CardType.LOCATION, willpower=4, lore=1),
    ]
)


def found(**query: Any) -> set[str]:
    return {card.full_name for card in find(POOL, Query(on=TODAY, **query))}


def best(words: str) -> list[str]:
    return [card.full_name for card in find(POOL, Query(words))]


# --- names --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "names"),
    [
        ("heihei", ["HeiHei - Boat Snack"]),
        ("boat hei", ["HeiHei - Boat Snack"]),  # any order, parts of words
        ("TE KA", ["Te Kā - Heartless"]),  # capitals and accents
        ("te-kā, heartless!", ["Te Kā - Heartless"]),  # punctuation
        ("dragonfire", ["Dragon Fire"]),  # written in one
        ("dragn fier", ["Dragon Fire"]),  # mistyped
        ("elssa wintr", ["Elsa - Spirit of Winter"]),
        ("elsa boat", []),
        ("zzzzz", []),
        ("?!", []),
    ],
)
def test_words_of_the_name(words: str, names: list[str]) -> None:
    assert best(words) == names


def test_the_closest_names_come_first() -> None:
    # As a word of its own before the beginning of one, before the middle of one.
    pool = Pool([a_card("Stella", set=1), a_card("Ella Enchanted", set=2), a_card("Ellas", set=1)])
    names = [card.name for card in find(pool, Query("ella"))]
    assert names == ["Ella Enchanted", "Ellas", "Stella"]
    # A similar word counts only if nothing is written so.
    assert best("elsa") == ["Elsa - Snow Queen", "Elsa - Spirit of Winter"]
    assert set(best("elssa")) == {"Elsa - Snow Queen", "Elsa - Spirit of Winter"} | {
        "Elisa Maza - Gargoyle"
    }


# --- what is printed ----------------------------------------------------------------------------


def test_inks() -> None:
    assert found(inks=((Ink.RUBY,),)) == {"Te Kā - Heartless", "Dragon Fire"}
    assert found(inks=((Ink.STEEL,), (Ink.RUBY,))) == {
        "Te Kā - Heartless",
        "Dragon Fire",
        "Elsa - Spirit of Winter",
    }
    assert found(inks=((Ink.STEEL, Ink.AMETHYST),)) == {"Elsa - Spirit of Winter"}
    assert found(inks=((Ink.STEEL, Ink.RUBY),)) == set()


def test_costs() -> None:
    assert found(least=2, most=2) == {"Lantern"}
    assert found(least=2, most=3) == {"Lantern", "Elsa - Snow Queen"}
    assert found(least=6) == {"Elsa - Spirit of Winter"}
    assert found(least=0, most=0) == set()


def test_types() -> None:
    assert found(types=(CardType.ITEM, CardType.LOCATION)) == {
        "Lantern",
        "Never Land - Mermaid Lagoon",
    }
    assert found(types=(CardType.ACTION,)) == {"Let It Go", "Dragon Fire"}
    assert found(song=True) == {"Let It Go"}
    assert found(song=True, types=(CardType.ITEM,)) == {"Let It Go", "Lantern"}


def test_classes_keywords_and_sets() -> None:
    assert found(classes=("Ally", "Storyborn")) == {"HeiHei - Boat Snack"}
    assert found(classes=("Ally", "Hero")) == set()
    assert found(keywords=(Keyword.EVASIVE, Keyword.SHIFT)) == {"Elisa Maza - Gargoyle"}
    assert found(keywords=(Keyword.EVASIVE, Keyword.WARD)) == set()
    assert found(sets=(9, 14)) == {"HeiHei - Boat Snack", "Lantern"}


def test_legal_on_a_day() -> None:
    assert found(legal="core") == {"HeiHei - Boat Snack", "Lantern"}
    assert found(legal="infinity") == {
        "HeiHei - Boat Snack",
        "Te Kā - Heartless",
        "Dragon Fire",
        "Lantern",
    }
    then = find(POOL, Query(legal="core", on=date(2024, 1, 1)))
    assert "Dragon Fire" in {card.full_name for card in then}


def test_everything_asked_for_must_hold() -> None:
    assert found(inks=((Ink.RUBY,),), types=(CardType.ACTION,), words="fire") == {"Dragon Fire"}
    assert found(inks=((Ink.RUBY,),), types=(CardType.ITEM,)) == set()
    assert found() == {card.full_name for card in POOL}


# --- abilities ----------------------------------------------------------------------------------


def test_nodes_are_found_however_deep() -> None:
    assert found(nodes=("Draw",)) == {"Elsa - Snow Queen"}
    assert found(nodes=("Draw", "May", "When")) == {"Elsa - Snow Queen"}
    assert found(nodes=("MoveDamage",)) == {"Let It Go"}
    assert found(nodes=("Draw", "MoveDamage")) == set()
    assert {"Triggered", "When", "May", "Draw", "You"} <= nodes_of(POOL["Elsa - Snow Queen"])
    assert {"MoveDamage", "Filter", "Script"} <= set(node_names())


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("draw a card", {"Elsa - Snow Queen"}),
        ("card DRAW", {"Elsa - Snow Queen"}),  # any order
        ("dra", {"Elsa - Snow Queen"}),  # the beginning of a word
        ("raw", set()),  # not its end
        ('"draw a card"', {"Elsa - Snow Queen"}),
        ('"card draw"', set()),  # together means in this order
        ("roba una carta", {"Elsa - Snow Queen"}),  # puedes robar
        ("daño", {"Let It Go"}),
        ("dano", {"Let It Go"}),
        ("evasive", {"Elisa Maza - Gargoyle"}),
        ("draw carta", set()),  # all of it in one language
    ],
)
def test_words_of_the_text_in_either_language(text: str, names: set[str]) -> None:
    assert found(texts=(text,)) == names


def test_several_texts_may_be_of_different_languages() -> None:
    assert found(texts=("draw", "carta")) == {"Elsa - Snow Queen"}
    assert found(texts=("draw", "damage")) == set()


def test_what_a_pattern_holds() -> None:
    assert [one.pattern for one in text_pattern('you "may  draw" ¡carta!')] == [
        r"\byou",
        r"\bmay\ draw",
        r"\bcarta",
    ]
    assert text_pattern("…!") == ()


def test_texts_are_made_plain_as_names_are() -> None:
    for card in list(default_pool())[::7]:
        for text in (card.full_name, f"¿{card.name.upper()}? «daño» ⟳ — it's 2"):
            assert texts.plain(text) == key(text)


# --- the cache ----------------------------------------------------------------------------------


@pytest.fixture
def small_pool(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The cards above as the shipped ones, with a cache folder of their own."""
    data = tmp_path / "data"
    write(POOL, data)
    monkeypatch.setattr(load, "folder", lambda: data)
    monkeypatch.setattr(texts, "default_pool", lambda: POOL)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return tmp_path / "cache" / "tintero"


def test_the_texts_of_the_shipped_cards_are_kept(
    small_pool: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = texts.texts(POOL)
    (file,) = small_pool.iterdir()
    assert made["Elsa - Snow Queen"] == texts.said_by(POOL["Elsa - Snow Queen"])
    monkeypatch.setattr(texts, "said_by", lambda card: pytest.fail("rendered again"))
    assert texts.texts(POOL) == made
    # Other cards, other file; the old one goes.
    monkeypatch.setattr(texts, "said_by", lambda card: ("x", "y"))
    write([*POOL, a_card("New")], load.folder())  # type: ignore[arg-type]
    assert texts.texts(POOL)["Lantern"] == ("x", "y")
    (other,) = small_pool.iterdir()
    assert other != file


def test_a_new_renderer_makes_new_texts(small_pool: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = texts.fingerprint()
    assert texts.fingerprint() == before
    sources = texts._sources
    monkeypatch.setattr(texts, "_sources", lambda *where: [*sources(*where), ("new.py", b"")])
    assert texts.fingerprint() != before


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b'{"Lantern": ["a"]}', b'{"A": ["", ""]}'])
def test_a_broken_cache_is_made_anew(small_pool: Path, content: bytes) -> None:
    made = texts.texts(POOL)
    (file,) = small_pool.iterdir()
    file.write_bytes(content)
    assert texts.texts(POOL) == made
    assert texts._read(file) == made


def test_without_a_cache_folder_the_search_works(
    tmp_path: Path, small_pool: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "taken").write_text("a file where the folder should be", encoding="utf-8")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "taken"))
    assert found(texts=("draw",)) == {"Elsa - Snow Queen"}


def test_without_a_home_the_search_works(
    small_pool: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nobody(*_: object) -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setattr(Path, "home", nobody)
    monkeypatch.chdir(tmp_path)
    assert found(texts=("draw",)) == {"Elsa - Snow Queen"}
    assert [one.name for one in tmp_path.iterdir()] == ["data"]  # and no folder called ~


def test_other_pools_leave_no_file(small_pool: Path) -> None:
    texts.texts(Pool([a_card("Only")]))
    assert not small_pool.exists()


# --- the command line ---------------------------------------------------------------------------


def cli(*words: str, lang: str = "en") -> Result:
    environ = {"LANG": "C", "LC_ALL": "", "COLUMNS": "100", "NO_COLOR": "1"}
    return CliRunner().invoke(app, ["cards", *words, "--lang", lang], env=environ)


@pytest.mark.parametrize("command", [("cards", "find"), ("deck", "check"), ("deck", "formats")])
def test_help(command: tuple[str, ...]) -> None:
    text = CliRunner().invoke(app, [*command, "--help"], env={"COLUMNS": "100"}).stdout
    for part in ("Usage", "Example: tintero", "Exit codes:", "--lang", "--json"):
        assert part in text


def names_of(*words: str, lang: str = "en") -> list[str]:
    """The cards that a command finds, before it prints them."""
    found: list[CardFacts] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(finder, "answer", lambda cards, *_: found.extend(cards))
        result = cli("find", *words, lang=lang)
    assert result.exit_code == 0, result.output
    return [card.full_name for card in found]


def test_as_json() -> None:
    plain = json.loads(cli("find", "heihei", "boat", "--json", "--date", "2026-10-16").stdout)
    assert plain["count"] == 1
    (card,) = plain["cards"]
    assert (card["full_name"], card["inks"]) == ("HeiHei - Boat Snack", ["Amber"])
    assert card["legality"]["core"]["reason"] == "rotated"
    assert card["text"]["en"] and card["text"]["es"]
    cut = json.loads(cli("find", "heihei", "--json", "--limit", "1").stdout)
    assert cut["count"] > len(cut["cards"]) == 1


def test_the_table() -> None:
    result = cli("find", "heihei", "boat")
    assert result.exit_code == 0
    head, row, last = result.stdout.splitlines()
    assert head.split() == ["Card", "Cost", "Ink", "Type", "S/W/L", "Sets"]
    assert " ".join(row.split()) == "HeiHei - Boat Snack ◉ 1 Amber Character 1/2/1 1"
    assert last == "1 card"
    spanish = cli("find", "heihei", "boat", lang="es").stdout
    assert "Carta" in spanish and "Ámbar" in spanish and "1 carta" in spanish


def test_the_table_is_cut_and_says_so() -> None:
    text = cli("find", "--type", "song", "--limit", "2").stdout
    assert len(text.splitlines()) == 4
    assert text.splitlines()[-1].endswith("cards, the first 2 shown; --limit 0 shows all.")
    whole = cli("find", "--type", "song", "--limit", "0").stdout
    assert whole.splitlines()[-1] == f"{len(whole.splitlines()) - 2} cards"


def test_full_shows_the_text() -> None:
    text = cli("find", "dragon fire", "--full").stdout
    assert "Ruby · cost 5 · no inkwell symbol\nAction\nBanish chosen character." in text


@pytest.mark.parametrize(
    ("words", "test"),
    [
        (("--ink", "ruby"), lambda c: Ink.RUBY in c.inks),
        (("--ink", "Rubí"), lambda c: Ink.RUBY in c.inks),
        (
            ("--ink", "amethyst/sapphire"),
            lambda c: {Ink.AMETHYST, Ink.SAPPHIRE} <= set(c.inks),
        ),
        (("--ink", "ruby", "--ink", "steel"), lambda c: {Ink.RUBY, Ink.STEEL} & set(c.inks)),
        (("--cost", "2"), lambda c: c.cost == 2),
        (("--cost", "2-4"), lambda c: 2 <= c.cost <= 4),
        (("--cost", "7+"), lambda c: c.cost >= 7),
        (("--type", "location"), lambda c: c.type == CardType.LOCATION),
        (("--type", "canción"), lambda c: c.song),
        (("--type", "objeto", "--type", "song"), lambda c: c.song or c.type == CardType.ITEM),
        (("--class", "princess"), lambda c: "Princess" in c.classes),
        (
            ("--class", "princess", "--class", "hero"),
            lambda c: {"Princess", "Hero"} <= set(c.classes),
        ),
        (
            ("--keyword", "sing-together"),
            lambda c: any(
                isinstance(a, Has) and a.keyword == Keyword.SING_TOGETHER for a in c.abilities
            ),
        ),
        (("--node", "movedamage"), lambda c: "MoveDamage" in nodes_of(c)),
        (("--set", "13"), lambda c: 13 in c.sets),
        (("--set", "first chapter"), lambda c: 1 in c.sets),
        (("--legal", "core", "--date", "2023-10-01"), lambda c: 1 in c.sets),
    ],
)
def test_each_option(words: tuple[str, ...], test: Any) -> None:
    expected = [card.full_name for card in default_pool() if test(card)]
    assert expected and len(expected) < len(default_pool())
    assert names_of(*words) == expected


def test_text_in_either_language_on_the_command_line() -> None:
    for text in ('"banish chosen character"', '"destierra un personaje elegido"'):
        found = names_of("--text", text)
        assert "Dragon Fire" in found and "Be Prepared" not in found
        assert names_of("--text", text, lang="es") == found
    assert names_of("--text", "destierra", "--text", "banish", "--set", "1", "--cost", "7") == [
        "Be Prepared"
    ]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((), "What are you looking for?"),
        (("--ink", "rubby"), "There is no ink “rubby”.\nNear: Ruby"),
        (("--ink", "amber/stel"), "There is no ink “stel”.\nNear: Steel"),
        (("--ink", "gold"), "There are: Amber, Amethyst, Emerald, Ruby, Sapphire, Steel"),
        (("--ink", ""), "There is no ink “”."),
        (("--cost", "two"), "“two” is no cost: write 2, 2-4 or 5+."),
        (("--cost", "4-2"), "“4-2” is no cost"),
        (("--cost", "-1"), "“-1” is no cost"),
        (("--type", "songs"), "There is no card type “songs”.\nNear: Song"),
        (("--class", "princes"), "classification “princes”.\nNear: Princess"),
        (("--keyword", "shft"), "There is no keyword “shft”.\nNear: Shift"),
        (("--keyword", "zzz"), "There is no keyword “zzz”.\nThere are: Alert, Bodyguard,"),
        (("--node", "MoveDamge"), "Abilities have no node “MoveDamge”.\nNear: MoveDamage"),
        (("--set", "fbled"), "There is no set “fbled”.\nNear: Fabled"),
        (("--set", "77"), "There is no set “77”.\nThere are: 1–15"),
        (("--set", "the"), "There is no set “the”.\nNear: "),
        (("--legal", "standard"), "There is no format “standard”.\nThere are: core, infinity"),
        (("--legal", "core", "--date", "soon"), "“soon” is no day: write it as 2026-10-16."),
        (("--text", "…"), "“…” holds no word to look for."),
    ],
)
def test_bad_values_get_help(words: tuple[str, ...], said: str) -> None:
    result = cli("find", *words)
    assert (result.exit_code, result.stdout) == (2, "")
    assert said in result.stderr


def test_bad_values_in_spanish() -> None:
    assert "No hay tinta «rubo».\nParecidas: Rubí" in cli("find", "--ink", "rubo", lang="es").stderr
    assert "Existen: Ámbar, Amatista" in cli("find", "--ink", "gris", lang="es").stderr


def test_nothing_found() -> None:
    result = cli("find", "--ink", "ruby", "--set", "1", "--cost", "20")
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == "No card answers to that.\n"
    near = cli("find", "dragon fire", "--ink", "amber")
    assert (near.exit_code, near.stdout) == (1, "")
    assert "Near: Dragon Fire" in near.stderr
    plain = cli("find", "zzzzzz", "--json")
    assert (plain.exit_code, json.loads(plain.stdout)) == (1, {"count": 0, "cards": []})


def test_a_card_with_its_legality() -> None:
    text = cli("show", "be prepared", "--date", "2026-10-16").stdout
    for line in (
        "Sets: 1 The First Chapter",
        "Core: rotated out since 2025-09-05",
        "Infinity: legal since 2023-09-08",
    ):
        assert line in text.splitlines()
    before = cli("show", "be prepared", "--date", "2024-01-01", lang="es").stdout
    assert "Core: legal desde el 2023-09-08, hasta el 2025-09-05" in before
    soon = cli("show", "be prepared", "--date", "2023-09-01").stdout
    assert "Core: not legal yet, legal from 2023-09-08" in soon
    plain = json.loads(cli("show", "be prepared", "--date", "2026-10-16", "--json").stdout)
    assert plain["sets"] == [1]
    assert plain["unparsed"] == []
    assert plain["legality"]["core"] == {
        "legal": False,
        "reason": "rotated",
        "since": "2025-09-05",
        "until": None,
    }
    assert cli("show", "be prepared", "--date", "x").exit_code == 2


def test_show_names_every_printing(monkeypatch: pytest.MonkeyPatch) -> None:
    often = a_card("Often", set=1, number=7, printings=("1/7", "1/3/P1", "9/8", "15/2"))
    monkeypatch.setattr("tintero.cli.cards.command.default_pool", lambda: Pool([often]))
    text = cli("show", "often", "--date", "2025-09-10").stdout
    assert "Sets: 1 The First Chapter, 9 Fabled, 15 Into the Inkdark" in text
    assert "Printings: 1/7, 1/3/P1, 9/8, 15/2" in text
    assert "Core: rotated out since 2025-09-05, legal from 2025-09-19" in text
    plain = json.loads(cli("show", "often", "--json").stdout)
    assert (plain["sets"], plain["printings"][1]) == ([1, 9, 15], "1/3/P1")


def test_show_says_that_text_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    odd = a_card("Odd", set=14, unparsed=(("ODD WORDS", "and so on"),))
    monkeypatch.setattr("tintero.cli.cards.command.default_pool", lambda: Pool([odd]))
    assert "no ranked or simulated play" in cli("show", "odd").stdout
    plain = json.loads(cli("show", "odd", "--json").stdout)
    assert plain["unparsed"] == [["ODD WORDS", "and so on"]]


def test_a_mistyped_name_to_show() -> None:
    result = cli("show", "heihei", "bot", "snak")
    assert result.exit_code == 2
    assert "Near: HeiHei - Boat Snack" in result.stderr
    many = cli("show", "a")
    assert many.exit_code == 2
    assert many.stderr.splitlines()[-1] == "  …"
    assert len(many.stderr.splitlines()) == 22
