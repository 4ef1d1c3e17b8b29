"""Clauses after "si" (indicative), "mientras" and "a menos que" (subjunctive)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, final

from tintero.ability.filters import Relation
from tintero.ability.render.plan.parts_of_speech import CARD, CHARACTER, Saying, Things, Trait
from tintero.ability.render.realise import conditions as shared
from tintero.ability.render.realise.es import filters, happened, quantities, selectors
from tintero.ability.render.realise.es.verbs_table import (
    EL_SUBJUNCTIVE,
    ELLOS_SUBJUNCTIVE,
    PAST,
    TU_SUBJUNCTIVE,
    conjugate,
)
from tintero.ability.render.realise.es.words import (
    INKS,
    a,
    agree,
    equal_to,
    form_of,
    is_feminine,
    listed,
    of,
    ordinal,
    other,
    pronoun,
    the,
)
from tintero.ability.render.realise.word_frames import fill
from tintero.ability.render.speaker import Phrase, Speaker, unknown
from tintero.events import Kind
from tintero.vocab import Owner, Zone

SI: Final = 0  # the indicative
MIENTRAS: Final = 1  # the subjunctive
NOBODY: Final = Phrase("")
YOU: Final = Phrase("", you=True)
SUBJUNCTIVE: Final = TU_SUBJUNCTIVE - form_of(YOU)
assert form_of(NOBODY) + SUBJUNCTIVE == EL_SUBJUNCTIVE < ELLOS_SUBJUNCTIVE


def verb(name: str, who: Phrase, mood: int, past: bool = False) -> str:
    if past and name in PAST:
        return PAST[name][0 if who.you else 2 if who.plural else 1]
    return conjugate(name, form_of(who) + (SUBJUNCTIVE if mood else 0))


def no_(no: bool) -> str:
    return "no " if no else ""


# Of you: what has been done, and to what.
DONE: Final = {
    "used-shift": "usado Shift para jugar",
    "removed-drops": "retirado una gota de tinta para jugar",
    "removed-damage": "retirado daño así",
}
TURNS: Final = {
    Owner.YOURS: "tu turno",
    Owner.OPPOSING: "el turno de un oponente",
    Owner.THEIRS: "su turno",
}


def whose_turn(owner: int) -> str:
    return TURNS.get(owner, "el turno de cualquier jugador")


def clause(say: Speaker, s: Saying, mood: int = SI) -> str:
    """With its subject, if that is not clear: "tienes un personaje en juego"."""
    if s.verb in ("and", "or"):
        said = [clause(say, replace(part, past=s.past or part.past), mood) for part in s.parts]
        return listed(said, "y" if s.verb == "and" else "o")
    not_so = f"no {verb('ser', NOBODY, mood)} cierto que "
    if s.verb == "not-so":
        return not_so + clause(say, s.parts[0], mood)
    if s.verb == "none-of":
        none = s.subject is not None and s.subject.how in ("no-opponent", "no-player")
        return clause(say, s.parts[0], mood) if none else not_so + clause(say, s.parts[2], mood)
    if s.verb == "opponent-has":
        theirs, there = s.parts
        if there.things is not None and there.things.in_play:
            return clause(say, replace(there, past=s.past), mood)
        return (not_so if s.no else "") + clause(say, theirs, mood)
    if s.deed or s.verb == "so-often":
        return happened.said(say, s, mood)
    if s.subject is None or s.verb == "in-play":
        return without_subject(say, s, mood)
    who = selectors.phrase(say, s.subject)
    if s.verb in ("discarded-so", "returned-so", "moved-so"):
        s = replace(s, verb="is")
    if s.parts and not s.known and s.parts[0].subject is not None:
        called = selectors.text(say, s.parts[0].subject)
        who = Phrase(called, False, who.feminine, who.head, who.mine)
    return named(s, who) + predicate(say, s, who, mood)


def named(s: Saying, who: Phrase) -> str:
    """The subject, which "tú" and what was mentioned last do not need."""
    silent = who.you or s.known or s.verb == "was-under"
    return "" if silent or s.verb in DONE else f"{who.text} "


def without_subject(say: Speaker, s: Saying, mood: int) -> str:
    be = no_(s.no) + verb("ser", NOBODY, mood, s.past)
    if s.verb == "turn":
        return f"{be} {whose_turn(s.index)}"
    if s.verb == "nth":
        return f"{be} {nth(say, s.index, mood)}"
    if s.verb == "first-turn":
        yours = verb("ser", YOU, mood)
        if s.no:
            return f"{be} tu primer turno o {yours} el jugador inicial"
        return f"{be} tu primer turno y no {yours} el jugador inicial"
    if s.verb in ("there", "another-damaged", "in-play"):
        return f"{no_(s.no)}{verb('hay', NOBODY, mood, s.past)} {held_there(say, s)}"
    if s.verb == "namesake":
        return namesake(say, s, mood)
    if s.verb == "sang":
        return sang(say, s, mood)
    if s.verb == "is-number":
        assert s.number is not None and s.than is not None
        limit = filters.compared(say, s.op, s.than)
        if s.op == Relation.EXACTLY and not s.than.plain:
            limit = equal_to(limit)
        return f"{quantities.number(say, s.number)} {be} {limit}"
    raise unknown(s)


def held_there(say: Speaker, s: Saying) -> str:
    assert s.object is not None and s.things is not None
    where = " aquí" if s.things.here else filters.within(s.things)
    return selectors.text(say, s.object) + where


def namesake(say: Speaker, s: Saying, mood: int) -> str:
    assert s.things is not None
    fem = filters.first_feminine(s.things)
    has = verb("tener", NOBODY, mood, s.past)
    if not s.no:
        noun = filters.noun(say, s.things) + filters.within(s.things)
        return f"{has} el mismo nombre que {other(fem)} {noun}"
    head = filters.head(s.things.head)
    played = f"{the(is_feminine(head))} {head} que {verb('haber', YOU, mood)} jugado"
    each = f"cada {other(fem)} {filters.had(say, s.things)}"
    return f"{played} {has} un nombre distinto del de {each}"


def sang(say: Speaker, s: Saying, mood: int) -> str:
    """ "2 o más personajes han cantado esta canción"."""
    assert s.things is not None
    many = Phrase("", True)
    if s.index == 1 and s.no:
        one = filters.noun(say, s.things)
        return f"ningún {one} {verb('haber', NOBODY, mood)} cantado esta canción"
    least = "uno" if s.index == 1 else f"{no_(s.no)}{s.index}"
    noun = filters.noun(say, s.things, True)
    return f"{least} o más {noun} {verb('haber', many, mood)} cantado esta canción"


def nth(say: Speaker, n: int, mood: int) -> str:
    """CR 6.2.2: "el segundo desafío de este turno"."""
    if say.event_kind == Kind.CHALLENGED:
        return f"el {ordinal(n, False)} desafío de este turno"
    if say.event_kind in (Kind.INKED, Kind.PUT_IN_INKWELL):
        put = f"que {verb('haber', YOU, mood)} puesto en tu pozo de tinta este turno"
        return f"la {ordinal(n)} carta {put}"
    if say.event_kind == Kind.DREW:
        drawn = f"que ese jugador {verb('haber', NOBODY, mood)} robado este turno"
        return f"la {ordinal(n)} carta {drawn}"
    return f"la {ordinal(n)} vez este turno"


# --- predicates -------------------------------------------------------------------------------


def predicate(say: Speaker, s: Saying, who: Phrase, mood: int) -> str:
    what = selectors.phrase(say, s.object) if s.object is not None else NOBODY
    no = no_(s.no)
    have = f"{no}{verb('tener', who, mood, s.past)}"
    be = f"{no}{verb('estar', who, mood, s.past)}"
    if s.verb == "did":
        return f"{no}lo {verb('hacer', who, mood)}"
    if s.verb == "did-either":
        return f"{no}{verb('hacer', who, mood)} alguna de las dos cosas"
    if s.verb in DONE:
        done = f"{no}{verb('haber', YOU, mood)} {DONE[s.verb]}"
        if s.object is None:
            return done
        return done + (pronoun(what) if s.known else f" {what.text}")
    if s.verb == "have":
        return f"{have} {held(say, s)}"
    if s.verb == "had-under":
        return f"{no}tenía {'cartas' if s.no else 'una carta'} debajo"
    if s.verb == "was-under":
        return f"{no}había {'cartas' if s.no else 'una carta'} debajo {of(who.text)}"
    if s.verb == "card-under":
        return f"{have} {'cartas' if s.no else 'una carta'} debajo"
    if s.verb in ROLES:
        done = agree("desafiado", who.feminine, who.plural)
        return f"{be} {fill(ROLES[s.verb], what=what.text, done=done)}"
    if s.verb == "same-name":
        has = verb("tener", who, mood, s.past)
        name = f"un nombre distinto del {of(what.text)}"
        return f"{has} {name if s.no else f'el mismo nombre que {what.text}'}"
    if s.verb in ("was-named", "same-card"):
        named_ = "la carta nombrada" if s.verb == "was-named" else what.text
        return f"{no}{verb('ser', who, mood, s.past)} {named_}"
    if s.verb == "still":
        assert s.things is not None
        place = filters.within(s.things) or " donde estaba"
        still = "ya no " if s.no else "todavía " if s.index else ""
        return f"{still}{verb('estar', who, mood)}{place}"
    if s.verb == "has-drops":
        drops = "una gota de tinta" if s.index == 1 else f"{s.index} o más gotas de tinta"
        return f"{have} {drops}"
    if s.verb == "has-opponents":
        assert s.number is not None
        return f"{have} {filters.compared(say, s.op, s.number)} oponentes"
    if s.verb in ("has-more", "has-over"):
        assert s.things is not None
        more = "más" if s.op == Relation.MORE else "menos"
        over = f" de {s.index}" if s.verb == "has-over" else ""
        said = filters.owned if s.things.owner == Owner.OPPOSING else filters.noun
        cards = f"{said(say, s.things, True)}{filters.within(s.things)}"
        return f"{have} {more}{over} {cards}" + (f" que {what.text}" if what.text else "")
    if s.verb == "has-lore":
        return f"{have} {lore(say, s)}"
    assert s.verb == "is" and s.things is not None, s
    return is_(say, s.things, who, s, mood)


ROLES: Final = {
    "in-challenge": "en un desafío[ con {what}]",
    "challenging": "desafiando[ a {what}]",
    "challenged": "siendo {done}[ por {what}]",
}


def held(say: Speaker, s: Saying) -> str:
    assert s.object is not None and s.things is not None
    where = " aquí" if s.things.here else filters.within(s.things)
    text = selectors.text(say, s.object)
    if " con " in text and where == " en juego":
        return f"en juego {text}"  # near the verb, not after what the card has
    return text + where


def lore(say: Speaker, s: Saying) -> str:
    assert s.number is not None
    if s.number.kind != "lore" or s.number.noun is None:
        return f"{filters.compared(say, s.op, s.number)} de leyenda"
    than = selectors.text(say, s.number.noun)
    if s.op in (Relation.MORE, Relation.LESS):
        return f"{'más' if s.op == Relation.MORE else 'menos'} leyenda que {than}"
    least = {Relation.AT_LEAST: "al menos ", Relation.AT_MOST: "como mucho "}.get(s.op, "")
    return f"{least}tanta leyenda como {than}"


# --- what cards are like ----------------------------------------------------------------------


def is_(say: Speaker, t: Things, who: Phrase, s: Saying, mood: int) -> str:
    """ "es una carta de personaje", "está agotado y tiene Ward"."""
    be = no_(s.no) + verb("ser", who, mood, s.past)
    are = no_(s.no) + verb("estar", who, mood, s.past)
    if t.head.names or t.either or t.has("one-of") or t.has("added"):
        noun = filters.owned(say, t, who.plural)
        where = "" if t.in_play or t.zone == Zone.DECK else filters.within(t)
        first = "" if who.plural else f"{a(filters.first_feminine(t))} "
        return f"{be} {first}{noun}{where}"
    parts = [like(say, trait, who, s, mood) for k in ORDER for trait in t.traits if trait.kind == k]
    if t.owner != Owner.ANY:
        parts.append(f"{be} {agree(filters.OWNERS[t.owner], who.feminine, who.plural)}")
    for trait in t.traits:
        if trait.kind not in ORDER:
            alike = replace(t, head=CARD_OR_NOT[who.feminine])
            parts.append(f"{are} {filters.follows(say, alike, trait, who.plural)}")
    if not parts:
        parts.append(f"{are} {filters.within(t).strip() or 'en la partida'}")
    return listed(parts, "o" if s.no else "y")


CARD_OR_NOT: Final = {True: CARD, False: CHARACTER}
ORDER: Final = (
    *("exerted", "ready", "damaged", "undamaged", "drying", "dry", "facedown", "faceup"),
    *("at-location", "not-at-location", "here", "classes", "inks", "named", "not-named"),
    *("no-song", "limit", "keyword", "no-keyword", "inkable", "not-inkable"),
    *("card-under", "nothing-under"),
)
NEGATIVE: Final = {
    *("undamaged", "not-at-location", "not-named", "no-song", "no-keyword", "not-inkable"),
    "nothing-under",
}
# What is said of the positive: with "estar", with "ser", with "tener".
ARE: Final = {
    "at-location": "en una ubicación",
    "not-at-location": "en una ubicación",
    "here": "aquí",
}
HAVE: Final = {
    "undamaged": "daño",
    "inkable": "el símbolo de pozo de tinta",
    "not-inkable": "el símbolo de pozo de tinta",
}


def like(say: Speaker, trait: Trait, who: Phrase, s: Saying, mood: int) -> str:
    kind = trait.kind
    no = s.no != (kind in NEGATIVE)
    names = listed(list(trait.names), "o")

    def with_(name: str) -> str:
        return no_(no) + verb(name, who, mood, s.past)

    if kind in filters.STATES:
        return f"{with_('estar')} {filters.state(kind, who.feminine, who.plural)}"
    if kind in ARE:
        return f"{with_('estar')} {ARE[kind]}"
    if kind == "classes":
        head = who.head if who.head and " " not in who.head else "carta"
        noun = "cartas" if who.plural else f"{a(is_feminine(head))} {head}"
        return f"{with_('ser')} {noun} {names}"
    if kind == "inks":
        return f"{with_('ser')} de {listed([INKS[name] for name in trait.names], 'o')}"
    if kind in ("named", "not-named"):
        return f"{no_(no)}se {verb('llamar', who, mood)} {names}"
    if kind == "no-song":
        return f"{with_('ser')} una canción"
    if trait.limit is not None:
        return f"{with_('tener')} {filters.limit(say, trait.limit)}"
    if kind in ("card-under", "nothing-under"):
        return f"{with_('tener')} {'cartas debajo' if no else 'una carta debajo'}"
    return f"{with_('tener')} {HAVE.get(kind) or names}"


# --- beside a noun ----------------------------------------------------------------------------


def relative(say: Speaker, s: Saying) -> str:
    """About players, after their noun: "que tenga más leyenda que tú"."""
    about = s.subject is not None and s.subject.how == "one-of-them"
    return f"que {clause(say, replace(s, known=about), MIENTRAS)}"


def each_if(say: Speaker, s: Saying, unless: bool) -> str:
    """A condition read for each card: " mientras desafíen a una ubicación", " a menos que …"."""
    plain = not unless and s.verb not in ROLES
    about = s.subject is not None and s.subject.how == "each-one"
    text = clause(say, replace(s, known=s.known or about), SI if plain else MIENTRAS)
    return f" {'si' if plain else 'a menos que' if unless else 'mientras'} {text}"


@final
class SpanishConditions(shared.Conditions):
    def clause(self, say: Speaker, s: Saying) -> str:
        return clause(say, s)

    def relative(self, say: Speaker, s: Saying) -> str:
        return relative(say, s)


CONDITIONS: Final = SpanishConditions()
