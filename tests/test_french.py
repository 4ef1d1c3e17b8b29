"""French: its grammar, its words, and that every node and every ability of the pool reads."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tintero.ability.base import (
    Condition,
    Effect,
    Node,
    Quantity,
    Selector,
    StaticEffect,
    Trigger,
    Who,
)
from tintero.ability.conditions import Have, InChallenge, Is, Not, SameName, YourTurn
from tintero.ability.effects import Banish, Deal, Discard, Draw, GainLore, Place, Play, Put, Ready
from tintero.ability.filters import Bound, Filter, Relation
from tintero.ability.quantities import Count, StatOf
from tintero.ability.render.french import French, describe
from tintero.ability.render.plan import conditions as clauses
from tintero.ability.render.plan.parts_of_speech import Noun, Saying
from tintero.ability.render.realise.conditions import Stated
from tintero.ability.render.realise.fr import conditions, lexicon, selectors, verbs_table
from tintero.ability.render.realise.fr.words import FRENCH
from tintero.ability.render.realise.romance.words import (
    IMPERATIVE,
    INFINITIVE,
    MANY,
    ONE,
    YOU,
)
from tintero.ability.render.speaker import Phrase, RenderError, SpokenClause
from tintero.ability.selectors import All, Chosen, EachOpponent, EachWho, That, This, TopOfDeck
from tintero.cards.pool import default_pool
from tintero.vocab import KEYWORD_NAMES, CardType, Keyword, Owner, Stat, Zone

pytestmark = pytest.mark.pure_only
ROOT = Path(__file__).resolve().parent.parent
FAMILIES = (Condition, Effect, Quantity, Selector, Who, Filter, Bound, StaticEffect, Trigger)
PERSON, ITEM, PLACE = (CardType.CHARACTER,), (CardType.ITEM,), (CardType.LOCATION,)
MINE = Owner.YOURS
FIVE_OR_LESS = Bound(Stat.COST, Relation.AT_MOST, 5)

# --- grammar ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "said, spelled",
    [
        ("de le lieu et de les lieux", "du lieu et des lieux"),
        ("de le objet, de un lieu, de votre main", "de l'objet, d'un lieu, de votre main"),
        ("à le lieu, à les lieux, à le objet", "au lieu, aux lieux, à l'objet"),
        ("jusqu'à le nombre", "jusqu'au nombre"),
        ("ce objet, ce lieu, cette action", "cet objet, ce lieu, cette action"),
        ("ce est votre tour", "c'est votre tour"),
        ("si il est, si ils ont", "s'il est, s'ils ont"),
        ("si elle est, si un lieu est", "si elle est, si un lieu est"),
        ("Si il défie, lorsque il défie", "S'il défie, lorsqu'il défie"),
        ("que un lieu, que vous", "qu'un lieu, que vous"),
        ("la épuiser, ne a pas", "l'épuiser, n'a pas"),
        ("placez-la ensuite, le ou les joueurs", "placez-la ensuite, le ou les joueurs"),
        ("nommé LeFou ou Le Fou", "nommé LeFou ou Le Fou"),
    ],
)
def test_words_are_spelled_as_the_next_one_wants(said: str, spelled: str) -> None:
    assert FRENCH.spelled(said) == spelled
    assert FRENCH.spelled(spelled) == spelled


def test_nouns_and_adjectives_agree() -> None:
    assert [FRENCH.agree("épuisé", f, p) for f in (False, True) for p in (False, True)] == [
        *("épuisé", "épuisés", "épuisée", "épuisées")
    ]
    assert FRENCH.agree("adverse", True, True) == "adverses"
    assert [FRENCH.plural_of(n) for n in ("lieu", "éclat de Lore", "choix")] == [
        *("lieux", "éclats de Lore", "choix")
    ]


@pytest.mark.parametrize(
    "verb, forms",
    [
        ("piocher", "piochez piochez pioche piochent piochiez pioche piochent"),
        ("bannir", "bannissez bannissez bannit bannissent bannissiez bannisse bannissent"),
        ("être", "soyez êtes est sont soyez soit soient"),
        ("renvoyer", "renvoyez renvoyez renvoie renvoient renvoyiez renvoie renvoient"),
    ],
)
def test_verbs(verb: str, forms: str) -> None:
    assert [verbs_table.conjugate(verb, form) for form in range(1, 8)] == forms.split()


def test_pronouns_stand_where_french_puts_them() -> None:
    forms = (IMPERATIVE, INFINITIVE, ONE)
    assert [FRENCH.inflect("‹placer+la› ici", form) for form in forms] == [
        *("placez-la ici", "la placer ici", "la place ici")
    ]
    assert [FRENCH.spelled(FRENCH.inflect("‹épuiser+le›", form)) for form in forms] == [
        *("épuisez-le", "l'épuiser", "l'épuise")
    ]
    assert FRENCH.spelled(verbs_table.negated("a")) == "n'a pas"
    assert FRENCH.inflect("‹-pouvoir› défier", MANY) == "ne peuvent pas défier"
    assert FRENCH.inflect("‹~subir› aucun dommage", ONE) == "ne subit aucun dommage"
    assert FRENCH.inflect("‹-épuiser›", INFINITIVE) == "ne pas épuiser"
    assert FRENCH.inflect("‹faire› ceci", YOU) == "faites ceci"


def test_clauses_are_joined() -> None:
    you, they = Phrase("vous", you=True), Phrase("chaque adversaire")
    draw, lose = "‹piocher› une carte", "‹perdre› 1 éclat de Lore"
    same = [SpokenClause(you, draw), SpokenClause(you, "‹défausser+la›")]
    assert FRENCH.join(same) == "piochez une carte, puis défaussez-la"
    assert FRENCH.base(same, you, may=True) == "piocher une carte, puis la défausser"
    both = [SpokenClause(you, draw), SpokenClause(they, lose)]
    assert FRENCH.join(both) == "piochez une carte et chaque adversaire perd 1 éclat de Lore"
    theirs = [SpokenClause(they, lose)]
    assert FRENCH.base(theirs, you, may=False) == ("que chaque adversaire perde 1 éclat de Lore")


# --- samples ----------------------------------------------------------------------------------

SAMPLES: list[tuple[Node, str]] = [
    (Chosen(Filter(PERSON)), "un personnage de votre choix"),
    (Chosen(Filter(PERSON, other=True)), "un autre personnage de votre choix"),
    (Chosen(Filter(PERSON), 2, up_to=True), "jusqu'à 2 personnages de votre choix"),
    (Chosen(Filter(PERSON, owner=MINE)), "l'un de vos personnages"),
    (
        Chosen(Filter(PERSON, owner=Owner.OPPOSING, exerted=1, bounds=(FIVE_OR_LESS,))),
        "un personnage adverse épuisé de votre choix coûtant 5 ou moins",
    ),
    (Chosen(Filter((*PERSON, *ITEM))), "un personnage ou un objet de votre choix"),
    (
        Chosen(Filter(PERSON, owner=MINE, zone=Zone.DISCARD, bounds=(FIVE_OR_LESS,))),
        "une carte Personnage de votre défausse coûtant 5 ou moins",
    ),
    (
        All(Filter(PERSON, owner=MINE, other=True, classes=("Ally",))),
        "tous vos autres personnages Allié",
    ),
    (All(Filter(zone=Zone.INKWELL, owner=MINE)), "toutes les cartes de votre réserve d'encre"),
    (Filter(ITEM, owner=Owner.OPPOSING), "les objets adverses"),
    (Filter(PERSON, keyword=Keyword.WARD), "les personnages avec Hors d'atteinte"),
    (TopOfDeck(2), "les 2 premières cartes de votre pioche"),
    (Count(Filter(ITEM, owner=MINE)), "le nombre d'objets que vous avez en jeu"),
    (
        Count(Filter(PERSON, owner=MINE, here=True)),
        "le nombre de personnages que vous avez sur ce lieu",
    ),
    (StatOf(This(), Stat.STRENGTH), "la Force de ce personnage"),
    (StatOf(Chosen(Filter(ITEM)), Stat.COST), "le coût d'un objet de votre choix"),
    (
        Bound(Stat.STRENGTH, Relation.AT_MOST, StatOf(This(), Stat.COST)),
        "une Force inférieure ou égale au coût de ce personnage",
    ),
    (YourTurn(), "c'est votre tour"),
    (Not(YourTurn()), "ce n'est pas votre tour"),
    (Have(Filter(PERSON, owner=MINE), 0, 0), "vous n'avez aucun personnage en jeu"),
    (Have(Filter(zone=Zone.HAND, owner=MINE), 3), "vous avez au moins 3 cartes dans votre main"),
    (Is(This(), Filter(exerted=1)), "ce personnage est épuisé"),
    (Not(Is(This(), Filter(damaged=0))), "ce personnage a au moins un dommage"),
    (Is(That("x"), Filter(exerted=1)), "cette carte est épuisée"),
    (InChallenge(This(), 1, Filter(PLACE)), "ce personnage défie un lieu"),
    (InChallenge(This(), 2), "ce personnage est défié"),
    (SameName(That("x"), This()), "cette carte porte le même nom que ce personnage"),
    (Banish(Chosen(Filter(ITEM))), "bannissez un objet de votre choix"),
    (Draw(1), "piochez une carte"),
    (Draw(2, EachOpponent()), "chaque adversaire pioche 2 cartes"),
    (GainLore(1), "gagnez 1 éclat de Lore"),
    (Deal(2, Chosen(Filter(PERSON))), "infligez 2 dommages à un personnage de votre choix"),
    (
        Deal(StatOf(This(), Stat.STRENGTH), Chosen(Filter(PERSON))),
        "infligez à un personnage de votre choix un nombre de dommages égal à la Force de ce"
        " personnage",
    ),
    (
        Discard(Chosen(Filter(zone=Zone.HAND, owner=Owner.THEIRS), by=EachOpponent())),
        "chaque adversaire choisit et défausse une carte",
    ),
    (
        Play(Chosen(Filter(PERSON, owner=MINE, zone=Zone.DISCARD, bounds=(FIVE_OR_LESS,))), True),
        "jouez gratuitement un personnage de votre défausse coûtant 5 ou moins",
    ),
    (
        Put(Chosen(Filter(PERSON)), Place.HAND),
        "renvoyez un personnage de votre choix dans la main de son propriétaire",
    ),
    (
        Put(TopOfDeck(), Place.INKWELL, exerted=True),
        "placez la carte du dessus de votre pioche dans votre réserve d'encre, face cachée et"
        " épuisée",
    ),
]


@pytest.mark.parametrize("node, text", SAMPLES, ids=[text for _, text in SAMPLES])
def test_samples(node: Node, text: str) -> None:
    assert describe(node) == text


def test_a_card_calls_itself_by_its_type() -> None:
    assert [describe(This(), "", type) for type in range(4)] == [
        *("ce personnage", "cette action", "cet objet", "ce lieu")
    ]


def test_what_was_mentioned_last_is_a_pronoun() -> None:
    say = French()
    for head, text in ((PERSON, "s'il est épuisé"), ((CardType.ACTION,), "si elle est épuisée")):
        say.node(Chosen(Filter(head), label="it"))
        made = clauses.condition(say, Is(That("it"), Filter(exerted=1)))
        assert FRENCH.spelled(f"si {conditions.CONDITIONS.clause(say, made)}") == text
    say.node(Chosen(Filter(zone=Zone.DECK), label="it"))
    made = clauses.condition(say, Is(That("it"), Filter(PERSON)), True)
    clause = conditions.CONDITIONS.clause(say, made)
    assert FRENCH.spelled(clause) == "ce n'est pas un personnage"


def test_what_was_mentioned_last_is_the_verb_s_pronoun() -> None:
    say = French()
    say.node(Chosen(Filter(PERSON), label="it"))
    assert say.node(Ready(That("it"))) == "redressez-le"
    assert say.node(Deal(2, That("it"))) == "infligez-lui 2 dommages"
    say.node(Chosen(Filter(zone=Zone.HAND, owner=MINE), 2, label="two"))
    assert say.node(Put(That("two"), Place.DECK_BOTTOM)).startswith("placez-les sous votre pioche")


def test_nobody_does_it_with_a_ne() -> None:
    nobody = selectors.SELECTORS.phrase(French(), Noun("no-opponent"))
    said = Stated(conditions.CONDITIONS, French(), Saying("have"), nobody, nobody.text)
    text = f"{nobody.text} {conditions.CONDITIONS.verb('avoir', said)}"
    assert FRENCH.spelled(text) == "aucun adversaire n'a"


def test_a_player_who() -> None:
    node = EachWho(EachOpponent(), Have(Filter(zone=Zone.HAND, owner=Owner.THEIRS), 0, 2))
    assert describe(node) == "chaque adversaire qui a moins de 3 cartes dans sa main"


# --- the pool ---------------------------------------------------------------------------------


def nodes() -> Iterator[tuple[Node, int]]:
    """Every node that a card has, with the card's type."""
    seen: set[tuple[Node, int]] = set()
    for card in default_pool():
        for ability in card.abilities:
            for node in ability.walk():
                if isinstance(node, FAMILIES) and (node, card.type) not in seen:
                    seen.add((node, card.type))
                    yield node, card.type


# What French never says: no elision, no contraction, two spaces, a mark.
VOWEL = "[aàâeéèêiîoôuûœ]"
WRONG = re.compile(
    rf"(?<!-)\b(?:de|que|ne|jusque|l[ea](?! ou)) {VOWEL}|\b(?:de|à) les? |\bsi ils? "
    r"|\bce (?:objet|adversaire)|  | [,.]|[‹›{}]|\baucune? \w+s\b|\bun une\b|\bde des\b|^ | $"
)


def test_every_node_that_a_card_has_reads() -> None:
    failed: list[str] = []
    read = 0
    for node, type in nodes():
        try:
            text = describe(node, "", type)
        except (RenderError, KeyError, AssertionError) as problem:
            failed.append(f"{node}: {type}: {problem!r}")
            continue
        read += 1
        if not text or WRONG.search(text):
            failed.append(f"{node}: {text}")
    assert not failed, "\n".join(failed)
    assert read > 2900


# --- the lexicon ------------------------------------------------------------------------------


def test_the_lexicon_has_every_keyword_and_classification() -> None:
    assert set(lexicon.KEYWORDS) == set(KEYWORD_NAMES)
    assert {name for card in default_pool() for name in card.classes} <= lexicon.CLASSES.keys()


def test_the_page_lists_the_words_to_be_confirmed() -> None:
    page = (ROOT / "docs" / "french.md").read_text(encoding="utf-8")
    table = page.partition("\n## À confirmer\n")[2].partition("\n## ")[0]
    rows = dict(re.findall(r"^\| `([^`]+)` \| ([^|]+?) \|", table, re.M))
    every = {**lexicon.NOUNS, **lexicon.STATS, **lexicon.STATES}
    every |= {**lexicon.KEYWORDS, **lexicon.CLASSES, **lexicon.SHIFTS, **lexicon.STEPS}
    assert rows == {key: every[key] for key in lexicon.TO_CONFIRM}
