"""Spanish over the whole pool: no word of the English is swallowed, and no slip of grammar."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
import yaml

from pool_words import words_of_pool
from tintero.ability.render.realise.es.words import SPANISH
from tintero.ability.render.realise.romance.words import (
    IMPERATIVE,
    INFINITIVE,
    ONE,
    SUBJUNCTIVE,
)
from tintero.cards.pool import default_pool

pytestmark = pytest.mark.pure_only

# --- swallowed words --------------------------------------------------------------------------

# What English says as often as it likes, Spanish must say at least as often.
WORDS: dict[str, tuple[str, str]] = {
    "other": (r"\b(others?|another)\b", r"\b(otr[oa]s?|demás)\b"),
    "not": (r"\b(not|no|none|without)\b|n't\b|\bnon-", r"\b(no|ni|sin|ningún|ninguna)\b"),
    "instead": (r"\binstead\b", r"\ben (su lugar|lugar de)\b"),
    "unless": (r"\bunless\b", r"\ba menos que\b"),
    "may": (r"\b(may|can|can't)\b", r"\b(puede[sn]?|pueda[sn]?|si quieres)\b"),
    "up to": (r"\b(up to|until)\b", r"\bhasta\b"),
    "each": (r"\beach\b", r"\b(cada|ningún)\b"),
    "only": (r"\bonly\b", r"\bsolo\b"),
    "this turn": (r"\bthis turn\b", r"\beste turno\b"),
    "once": (r"(?<!at )\bonce\b", r"\buna vez\b"),
    "if": (r"\b(if|unless)\b", r"\b(si|a menos que)\b"),
    "while": (r"\bwhile\b", r"\b(mientras|aquí|siendo|en una ubicación)\b"),
    "all": (r"\ball\b", r"\btod[oa]s?\b"),
    "random": (r"\brandom\b", r"\b(al azar|aleatorio)\b"),
    "free": (r"\bfor free\b", r"\bgratis\b"),
    "less": (r"\bless\b(?! at once)", r"\b(menos|menor)\b"),
    "more": (r"\bmore\b", r"\b(más|mayor)\b"),
    "exerted": (r"\bexerted\b", r"\b(agotad[oa]s?|agote)\b"),
    "facedown": (r"\bfacedown\b", r"\bboca abajo\b"),
    "top": (r"\btop\b", r"\b(superior|primeras|sobre)\b"),
    "bottom": (r"\bbottom\b", r"\b(fondo|inferior)\b"),
    "any order": (r"\bany order\b", r"\bcualquier orden\b"),
    "any number": (r"\bany number\b", r"\bcualquier número\b"),
    "damaged": (r"\bdamaged\b", r"\bdañad[oa]s?\b"),
    "opposing": (r"\bopposing\b", r"\b(rival|rivales|cada oponente)\b"),
}


def swallowed(en: str, es: str) -> list[str]:
    """The words of the English text that the Spanish one says too rarely."""
    out: list[str] = []
    for word, (said, dicho) in WORDS.items():
        if len(re.findall(said, en.lower())) > len(re.findall(dicho, es.lower())):
            out.append(word)
    return out


def numbers(text: str) -> list[str]:
    """Numbers and signs in order of size; "one" and "a" are words in both languages."""
    return sorted(re.findall(r"[+-]?\d+|⬡|⟳", text))


@cache
def texts() -> list[tuple[str, str, str]]:
    """Card, English and Spanish, without the story name."""
    out: list[tuple[str, str, str]] = []
    for card in default_pool():
        for ability in card.abilities:
            en = words_of_pool(ability, card.type)
            es = words_of_pool(ability, card.type, "es")
            out.append((card.full_name, en.split("  ")[-1], es.split("  ")[-1]))
    return out


def test_no_word_is_swallowed() -> None:
    lost = [(name, swallowed(en, es), en, es) for name, en, es in texts() if swallowed(en, es)]
    assert not lost, lost[:5]


# What no Spanish sentence of a card says, and why.
NEVER = {
    r"\bvolve\b": "vuelve",
    r"\b[TtSs]us otr[oa]s [a-z]": "tus demás",
    r"(?<!cada )\bun[oa] de tus (otr[oa]s|demás)\b": "otro de tus",
    r"\bcon coste \d": "de coste 4",
    r"\ben lugar de eso\b": "en su lugar",
    r"(áis|éis)\b|\bvosotr": "nobody is addressed so everywhere",
    r"[a-z] (o|u|y) [a-z]+ elegid[oa]s?\b": "after a list: que elijas",
    r"(?<!, )\bboca abajo y agotad": "a comma before it",
    r", gana \d+ de leyenda": "you are who gains it: ganas",
    # Commas, and which noun a place or a number belongs to.
    r"boca (abajo|arriba) (debajo|para)\b": "between commas",
    r"\bque (elijas|hayas jugado este turno|no sea una canción) (a|en|desde) ": "the place first",
    r"\bque no sean? de personaje (a tu elección|revelad)": "una carta revelada que no sea …",
    r"\b(elegid[oa]s?|que elijas) por cada\b": "not chosen by each: a un personaje 1 por cada …",
    r"\bsin daño elegid": "elegido sin daño",
    r"(?<!cantidad de )\b(daño|leyenda|Fuerza) igual a": "una cantidad de … igual a",
    r"\bmuevas (?!aquí)[^,]* aquí\b": "muevas aquí un personaje",
    r"\bj(ugar|uegues)( gratis)? ((un|este|cualquier) )?personajes?( \w+)? con Shift(?!.*nombre)": (
        "not those that have Shift: jugar con Shift"
    ),
    # Who does it, whose it is, and of what it is said.
    r"puede entrar en juego agotado para": "you do it: puedes hacer que …",
    r"en (la mano|el descarte) de un oponente\b": "of all of them: de los oponentes",
    r"\b(personaje|objeto|ubicación) rival vuelva a su mano": "la mano de su jugador",
    r"para robar (una carta|\d cartas)\. Si (se llama|tenía)": "ese objeto, ese personaje",
    r"descartar una carta para .*\. Si esa carta es": "la carta descartada",
    r"\bcomo si tuviera cualquier nombre": "como si este personaje tuviera",
    r"\bSi un personaje ha cantado .*\besos personajes\b": "uno o más personajes han cantado",
    r"\bjugadores\. Descartan\b": "esos jugadores descartan",
    # One way of saying one thing.
    r"\bcada (\w+ )+y cada \w+ rival": "a cada … y a cada …",
    r"\b(elegid[oa]|personajes|Pirate|Knight) en una ubicación\b": "que esté en una ubicación",
    r"\bpersonaje( movido)? es (?!una? )": "es un personaje Hero",
    r"\bvez cada turno que\b": "la primera vez que … cada turno",
    r"\b(devuelvas|pongas) [^,]* de tu (mazo|descarte) (a|en) |\bde debajo\b": "desde",
    r"\baunque no estén agotados": "personajes preparados",
    r"\bno pueden elegir .* o efectos": "ni efectos",
    r"\bMientras sean\b": "mientras desafía, mientras son desafiados",
    r"\bmenos por l?[ae]l? .* por cada\b": "por cada …, pagas 1 menos por …",
    r"desafíe a otro personaje y siempre que .* desafíe a otro personaje": "two subjects, one verb",
}


def test_what_no_sentence_says() -> None:
    for _, _, es in texts():
        for form, why in NEVER.items():
            assert re.search(form, es) is None, (why, es)


@pytest.mark.parametrize("word", sorted(WORDS))
def test_a_dropped_word_is_noticed(word: str) -> None:
    """Where both languages say it equally often, leaving it out in Spanish fails."""
    said, dicho = WORDS[word]
    for _, en, es in texts():
        count = len(re.findall(said, en.lower()))
        if count and count == len(re.findall(dicho, es.lower())):
            without = re.sub(dicho, "", es.lower(), count=1)
            assert word in swallowed(en, without), es
            return
    pytest.fail(f"no card says {word!r}")


def test_numbers_are_the_same() -> None:
    """Every number and symbol of the text stands in both languages."""
    for name, en, es in texts():
        plain = re.sub(r", \d+ or (less|more) at once", "", en)
        assert numbers(plain) == numbers(es), (name, en, es)


# --- slips of grammar -------------------------------------------------------------------------

MASCULINE = "personaje|objeto|oponente|jugador|mazo|pozo|descarte|turno|coste|desafío"
FEMININE = "carta|ubicación|acción|canción|gota|mano|opción|habilidad"
SLIPS = {
    "a word twice": r"\b(\w+) \1\b",
    "no contraction": r"\b(a|de) el (?!otr)",
    "a masculine article": rf"\b(un|el|este|ese|otro|ningún|próximo|del|al) ({FEMININE})\b",
    "a feminine article": rf"\b(una|la|esta|esa|otra|ninguna|próxima) ({MASCULINE})\b",
    "a singular noun": rf"\b(los|las|esos|esas|todos|todas|otros|otras) ({MASCULINE}|{FEMININE})\b",
    "a plural noun": r"\b(un|el|este|ese|otro) (personajes|objetos|oponentes|jugadores)\b",
    "two articles": r"\b(un otro|una otra|el un|la una)\b",
    "y before i, o before o": r"\by i[^ae]|\bo o",
    "a mark of the renderer": r"[‹›†‖{}<>]|None",
    "spaces": r"  | [.,;:]",
    "an English word": r"\b(your|this|cards?|characters?|you|each|chosen|turn|damage|lore|deck)\b",
    "you and he": r"\b(este|ese|cada) \w+ (puedes|robas|eliges|descartas|ganas|pierdes)\b",
    "they and he": r"\b(los|las|tus|estos|esos) \w+ (puede|gana|obtiene|pierde|entra)\b",
}


@pytest.mark.parametrize("slip", sorted(SLIPS))
def test_no_slip_of_grammar(slip: str) -> None:
    for name, _, es in texts():
        found = re.search(SLIPS[slip], es)
        assert found is None, (name, found, es)


def test_every_sentence_begins_with_a_capital() -> None:
    for name, _, es in texts():
        begun = re.search(r"(?<!Jr)(?<!Mr)(?<!Mrs)(?<!Dr)\. [a-zñáéíóú]", es)
        assert begun is None, (name, es)


# --- words ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("verb", "command", "infinitive", "he", "that_he"),
    [
        ("‹poner+la›", "ponla", "ponerla", "la pone", "la ponga"),
        ("‹devolver+lo›", "devuélvelo", "devolverlo", "lo devuelve", "lo devuelva"),
        ("‹desterrar+los›", "destiérralos", "desterrarlos", "los destierra", "los destierre"),
        ("‹jugar+la›", "juégala", "jugarla", "la juega", "la juegue"),
        ("‹barajar+las›", "barájalas", "barajarlas", "las baraja", "las baraje"),
        ("‹infligir+le›", "inflígele", "infligirle", "le inflige", "le inflija"),
        ("‹mover+lo›", "muévelo", "moverlo", "lo mueve", "lo mueva"),
    ],
)
def test_pronouns(verb: str, command: str, infinitive: str, he: str, that_he: str) -> None:
    forms = (IMPERATIVE, INFINITIVE, ONE, ONE + SUBJUNCTIVE)
    assert [SPANISH.inflect(verb, form) for form in forms] == [command, infinitive, he, that_he]


def test_contractions_and_euphony() -> None:
    spelled = SPANISH.spelled
    assert spelled("a el descarte, de el mazo, a la mano") == "al descarte, del mazo, a la mano"
    assert spelled("roba y inflige") == "roba e inflige"
    assert spelled("personaje o objeto") == "personaje u objeto"
    assert SPANISH.conjugate("volver", IMPERATIVE) == "vuelve"
    assert SPANISH.conjugate("ganar", IMPERATIVE) == "ganas"
    forms = (IMPERATIVE, INFINITIVE, ONE)
    assert [SPANISH.inflect("‹-hacer› nada", form) for form in forms] == [
        *("no hagas nada", "no hacer nada", "no hace nada")
    ]


def test_every_sample_has_a_spanish_sentence() -> None:
    text = Path(__file__).with_name("render_samples.yaml").read_text("utf-8")
    samples = yaml.load(text, getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    assert [entry["title"] for entry in samples if not entry.get("spanish")] == []
