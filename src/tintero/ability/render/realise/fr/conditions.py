"""Clauses after "si", "tant que" and "sauf si": always in the indicative."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, final

from tintero.ability.filters import Relation
from tintero.ability.render.plan.parts_of_speech import CARD, CHARACTER, Saying, Things, Trait
from tintero.ability.render.realise import conditions as shared
from tintero.ability.render.realise.fr import filters, happened, quantities, selectors
from tintero.ability.render.realise.fr import words as fr
from tintero.ability.render.realise.fr.lexicon import KEYWORDS
from tintero.ability.render.realise.fr.lexicon import STATES as ADJECTIVES
from tintero.ability.render.realise.fr.verbs_table import PAST, conjugate, negated
from tintero.ability.render.realise.romance.filters import is_cost
from tintero.ability.render.realise.word_frames import fill
from tintero.ability.render.speaker import Phrase, Speaker, unknown
from tintero.events import Kind
from tintero.vocab import Owner, Zone

NOBODY: Final = Phrase("")
THIS_SONG: Final = fr.this(fr.WORDS["song"], fr.is_feminine(fr.WORDS["song"]))
DROP: Final = fr.WORDS["ink drop"]
# Of you: what has been done, and to what.
DONE: Final = {
    "used-shift": f"utilisé {KEYWORDS['Shift']} pour ",
    "removed-drops": f"retiré {fr.a(fr.is_feminine(DROP))} {DROP} pour ",
    "removed-damage": f"retiré des {fr.plural_of(fr.WORDS['damage'])} ainsi",
}
TURNS: Final = {
    Owner.YOURS: f"votre {fr.TURN}",
    Owner.OPPOSING: f"le {fr.TURN} d'un {fr.WORDS['opponent']}",
    Owner.THEIRS: f"son {fr.TURN}",
}


def verb(name: str, who: Phrase, no: bool = False, past: bool = False, more: str = "pas") -> str:
    """ "a", "n'a pas", "avait"; after "aucun adversaire", "n'a"."""
    if past and name in PAST:
        text = PAST[name][0 if who.you else 2 if who.plural else 1]
    else:
        text = conjugate(name, fr.form_of(who))
    if who.noun is not None and who.noun.how in selectors.NOBODY:
        return negated(text, "")
    return negated(text, more) if no else text


def whose_turn(owner: int) -> str:
    return TURNS.get(owner, f"le {fr.TURN} de n'importe quel {fr.WORDS['player']}")


def it_is(s: Saying, what: str) -> str:
    """ "c'est votre tour", "ce n'est pas une chanson"."""
    be = verb("être", NOBODY, s.no, s.past)
    return f"ce {be} {what}" if s.no else f"c'{be} {what}"


def there_is(no: bool, past: bool, what: str, more: str = "") -> str:
    """ "il y a une carte", "il n'y a aucune carte"."""
    has = "avait" if past else "a"
    return f"il n'y {has} {more}{what}" if no else f"il y {has} {what}"


def none_said(s: Saying) -> bool:
    """ "Aucun" says the "pas"."""
    return s.object is not None and s.object.how == "no"


def clause(say: Speaker, s: Saying) -> str:
    """With its subject: "vous avez un personnage en jeu", "il est épuisé"."""
    if s.verb in ("and", "or"):
        said = [clause(say, replace(part, past=s.past or part.past)) for part in s.parts]
        return fr.listed(said, "et" if s.verb == "and" else "ou")
    not_so = "il est faux "
    if s.verb == "not-so":
        return not_so + fr.elided("que", clause(say, s.parts[0]))
    if s.verb == "none-of":
        none = s.subject is not None and s.subject.how in selectors.NOBODY
        return clause(say, s.parts[0] if none else s.parts[1])
    if s.verb == "opponent-has":
        theirs, there = s.parts
        if there.things is not None and there.things.in_play:
            return clause(say, replace(there, past=s.past))
        said_ = clause(say, theirs)
        return not_so + fr.elided("que", said_) if s.no else said_
    if s.deed or s.verb == "so-often":
        return happened.said(say, s)
    if s.subject is None or s.verb == "in-play":
        return without_subject(say, s)
    who = selectors.phrase(say, s.subject)
    if s.verb in ("discarded-so", "returned-so", "moved-so"):
        s = replace(s, verb="is")
    if s.parts and not s.known and s.parts[0].subject is not None:
        called = selectors.text(say, s.parts[0].subject)
        who = Phrase(called, False, who.feminine, who.head, who.mine)
    return spoken(say, s, who, fr.he(who) if s.known or who.you else who.text)


def relative(say: Speaker, s: Saying) -> str:
    """About players, after their noun: "qui a plus d'éclats de Lore que vous"."""
    if s.subject is None or s.subject.how != "one-of-them":
        return f"tel {fr.elided('que', clause(say, s))}"
    return spoken(say, s, selectors.phrase(say, s.subject), "qui")


def each_if(say: Speaker, s: Saying, unless: bool) -> str:
    """A condition read for each card: " lorsqu'ils défient un lieu", " sauf si …"."""
    about = s.subject is not None and s.subject.how == "each-one"
    text = clause(say, replace(s, known=s.known or about))
    if unless:
        return f" sauf {fr.if_(text)}"
    return f" lors{fr.elided('que', text)}" if s.verb in ROLES else f" {fr.if_(text)}"


def without_subject(say: Speaker, s: Saying) -> str:
    if s.verb == "turn":
        return it_is(s, whose_turn(s.index))
    if s.verb == "nth":
        return it_is(s, nth(say, s.index))
    if s.verb == "first-turn":
        first = it_is(s, f"votre premier {fr.TURN}")
        player = f"le premier {fr.WORDS['player']}"
        return f"{first} ou vous êtes {player}" if s.no else f"{first} et vous n'êtes pas {player}"
    if s.verb in ("there", "another-damaged", "in-play"):
        more = "" if none_said(s) else "pas "
        return there_is(s.no, s.past, placed(say, s), more)
    if s.verb == "namesake":
        return namesake(say, s)
    if s.verb == "sang":
        return sang(say, s)
    if s.verb == "is-number":
        assert s.number is not None and s.than is not None
        limit = filters.compared(say, s.op, s.than, quantities.is_feminine(s.number))
        be = verb("être", NOBODY, s.no, s.past)
        return f"{quantities.number(say, s.number)} {be} {'de ' if s.than.plain else ''}{limit}"
    raise unknown(s)


def placed(say: Speaker, s: Saying) -> str:
    """What somebody has, and where."""
    assert s.object is not None and s.things is not None
    where = fr.HERE if s.things.here else filters.within(s.things)
    if s.object.things is not None and s.object.how in selectors.HELD:
        return selectors.held(say, s.object, s.object.things, where)
    return f"{selectors.text(say, s.object)} {where}".rstrip()


def namesake(say: Speaker, s: Saying) -> str:
    assert s.things is not None
    fem = filters.first_feminine(s.things)
    if not s.no:
        where = filters.within(s.things) if s.things.in_play else filters.out_of(s.things)
        card = filters.noun(say, s.things, mark=where)
        same = fr.elided("que", f"{fr.a(fem)} autre {card}")
        return f"{fr.this(fr.CARD, True)} porte le même nom {same}"
    head = filters.head(s.things.head)
    played = f"{fr.the(head, fem)} que vous avez {fr.agree('joué', fem, False)}"
    return f"{played} porte un autre nom que chaque autre {filters.had(say, s.things)}"


def sang(say: Speaker, s: Saying) -> str:
    """ "2 personnages ou plus ont chanté cette chanson"."""
    assert s.things is not None
    one, many = filters.noun(say, s.things), filters.noun(say, s.things, True)
    if s.index == 1:
        return f"aucun {one} n'a chanté {THIS_SONG}" if s.no else f"un {one} a chanté {THIS_SONG}"
    least = f"moins de {s.index} {many}" if s.no else f"{s.index} {many} ou plus"
    return f"{least} ont chanté {THIS_SONG}"


def nth(say: Speaker, n: int) -> str:
    """CR 6.2.2: "le deuxième défi de ce tour"."""
    if say.event_kind == Kind.CHALLENGED:
        return f"le {fr.ordinal(n, False)} {fr.WORDS['challenge']} de ce {fr.TURN}"
    if say.event_kind in (Kind.INKED, Kind.PUT_IN_INKWELL):
        put = f"que vous avez placée dans votre {fr.WORDS['inkwell']}"
        return f"la {fr.ordinal(n)} {fr.CARD} {put} ce {fr.TURN}-ci"
    if say.event_kind == Kind.DREW:
        drew = f"que {fr.this(fr.WORDS['player'], False)} a piochée"
        return f"la {fr.ordinal(n)} {fr.CARD} {drew} ce {fr.TURN}-ci"
    return f"la {fr.ordinal(n)} fois ce {fr.TURN}-ci"


# --- with their subject -----------------------------------------------------------------------

ROLES: Final = {
    "in-challenge": ("être", "dans un défi[ avec {what}]"),
    "challenging": ("défier", "[{what}]"),
    "challenged": ("être", "{done}[ par {what}]"),
}
UNDER: Final = ("had-under", "was-under", "card-under")


def spoken(say: Speaker, s: Saying, who: Phrase, subject: str) -> str:
    what = selectors.phrase(say, s.object) if s.object is not None else NOBODY
    if s.verb in UNDER:
        pile = fr.them(who) if s.known else who.text
        card = "aucune" if s.no else "une"
        return there_is(s.no, s.past or s.verb != "card-under", f"{card} {fr.CARD} sous {pile}")
    if s.verb in DONE:
        play = ""
        if s.object is not None:
            play = f"{fr.pronoun(what)} jouer" if s.known else f"jouer {what.text}"
        return f"vous {verb('avoir', who, s.no)} {DONE[s.verb]}{play}"
    if s.verb in ("was-named", "same-card"):
        named = f"la {fr.CARD} nommée" if s.verb == "was-named" else what.text
        return it_is(s, named) if s.known else f"{subject} {verb('être', who, s.no)} {named}"
    if s.verb == "is":
        assert s.things is not None
        return is_(say, s.things, who, s, subject)
    return f"{subject} {predicate(say, s, who, what)}"


def predicate(say: Speaker, s: Saying, who: Phrase, what: Phrase) -> str:
    have = verb("avoir", who, s.no, s.past, "" if none_said(s) else "pas")
    if s.verb in ("did", "did-either"):
        do = conjugate("faire", fr.form_of(who))
        said_ = f"{'ne ' if s.no else ''}le {do}{' pas' if s.no else ''}"
        return said_ if s.verb == "did" else f"{verb('faire', who, s.no)} l'une de ces deux choses"
    if s.verb == "have":
        return f"{have} {placed(say, s)}"
    if s.verb in ROLES:
        name, frame = ROLES[s.verb]
        done = fr.agree("défié", who.feminine, who.plural)
        said = fill(frame, what=what.text, done=done)
        return f"{verb(name, who, s.no, s.past)} {said}".rstrip()
    if s.verb == "same-name":
        same = "un autre" if s.no else "le même"
        return f"{verb('porter', who)} {same} nom {fr.elided('que', what.text)}"
    if s.verb == "still":
        assert s.things is not None
        place = filters.within(s.things) or "à sa place"
        return f"{verb('être', who, s.no, more='plus')}{'' if s.no else ' toujours'} {place}"
    if s.verb == "has-drops":
        drops = f"{s.index} {fr.plural_of(DROP)} ou plus"
        return f"{have} {drops if s.index > 1 else f'{fr.a(fr.is_feminine(DROP))} {DROP}'}"
    if s.verb == "has-opponents":
        assert s.number is not None
        return f"{have} {filters.counted(s.number.n, s.op, fr.WORDS['opponent'])}"
    if s.verb in ("has-more", "has-over"):
        assert s.things is not None
        more = "plus" if s.op == Relation.MORE else "moins"
        noun = filters.owned if s.things.owner == Owner.OPPOSING else filters.noun
        cards = noun(say, s.things, True, mark=filters.within(s.things))
        many = f"de {s.index} {cards}" if s.verb == "has-over" else fr.of(cards)
        return f"{have} {more} {many}" + (f" {fr.elided('que', what.text)}" if what.text else "")
    assert s.verb == "has-lore", s
    return f"{have} {lore(say, s)}"


def lore(say: Speaker, s: Saying) -> str:
    assert s.number is not None
    many = fr.of(fr.plural_of(fr.LORE))
    if s.number.plain:
        return filters.counted(s.number.n, s.op, fr.LORE)
    if s.number.kind != "lore" or s.number.noun is None:
        return f"un nombre {many} {filters.compared(say, s.op, s.number)}"
    than = fr.elided("que", selectors.text(say, s.number.noun))
    if s.op in (Relation.MORE, Relation.LESS):
        return f"{'plus' if s.op == Relation.MORE else 'moins'} {many} {than}"
    least = {Relation.AT_LEAST: "au moins ", Relation.AT_MOST: "au plus "}.get(s.op, "")
    return f"{least}autant {many} {than}"


# --- what cards are like ----------------------------------------------------------------------


def is_(say: Speaker, t: Things, who: Phrase, s: Saying, subject: str) -> str:
    """ "c'est une carte Personnage", "il est épuisé et a Hors d'atteinte"."""
    be = verb("être", who, s.no, s.past)
    if t.head.names or t.either or t.has("one-of") or t.has("added"):
        whose = filters.OWNERS.get(t.owner, "") if t.in_play else ""
        where = "" if t.in_play or t.zone == Zone.DECK else filters.within(t)
        noun = f"{filters.some_noun(say, t, who.plural, whose)} {where}".rstrip()
        if not s.known:
            return f"{subject} {be} {noun}"
        return f"ce {be} {noun}" if who.plural or s.no else f"c'{be} {noun}"
    if s.known and t == Things(traits=t.traits[:1], zone=t.zone) and t.has("classes"):
        return it_is(s, class_noun(t.traits[0], who))
    parts = [like(say, trait, who, s) for k in ORDER for trait in t.traits if trait.kind == k]
    if t.owner != Owner.ANY:
        parts.append(f"{be} {fr.agree(filters.OWNERS[t.owner], who.feminine, who.plural)}")
    alike = replace(t, head=CARD if who.feminine else CHARACTER)
    for trait in t.traits:
        if trait.kind not in ORDER:
            said = filters.follows(say, alike, trait, who.plural)
            short = said.removeprefix("qui ") if not s.no and said.startswith("qui ") else ""
            parts.append(short or f"{be} {said}")
    if not parts:
        parts.append(f"{be} {filters.within(t) or 'dans la partie'}")
    return f"{subject} {fr.listed(parts, 'ou' if s.no else 'et')}"


STATES: Final = ("exerted", "ready", "drying", "dry", "facedown", "faceup")
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
# What is said with "être", and with "avoir": one, and after "aucun".
ARE: Final = {"at-location": fr.ON_LOCATION, "not-at-location": fr.ON_LOCATION} | {"here": fr.HERE}
HAVE: Final = {
    "damaged": ("au moins un dommage", "aucun dommage"),
    "undamaged": ("au moins un dommage", "aucun dommage"),
    "card-under": ("une carte dessous", "aucune carte dessous"),
    "nothing-under": ("une carte dessous", "aucune carte dessous"),
}


def class_noun(trait: Trait, who: Phrase) -> str:
    """ "un personnage Méchant"."""
    head = who.head if who.head and " " not in who.head else fr.CARD
    noun = f"des {fr.plural_of(head)}" if who.plural else f"{fr.a(fr.is_feminine(head))} {head}"
    return f"{noun} {filters.FILTERS.classes_of(trait)}"


def like(say: Speaker, trait: Trait, who: Phrase, s: Saying) -> str:
    kind = trait.kind
    no = s.no != (kind in NEGATIVE)

    def with_(name: str, more: str = "pas") -> str:
        return verb(name, who, no, s.past, more)

    if kind in STATES:
        state = fr.agree(ADJECTIVES[kind], who.feminine, who.plural)
        return f"{with_('être')} {state}"
    if kind in ARE:
        return f"{with_('être')} {ARE[kind]}"
    if kind in HAVE:
        return f"{with_('avoir', '')} {HAVE[kind][no]}"
    if kind == "classes":
        return f"{with_('être')} {class_noun(trait, who)}"
    if kind == "inks":
        return f"{with_('être')} {filters.FILTERS.inks_of(trait)}"
    if kind in ("named", "not-named"):
        named = fr.agree("nommé", who.feminine, who.plural)
        return f"{with_('être')} {named} {fr.listed(list(trait.names), 'ou')}"
    if kind == "no-song":
        return f"{with_('être')} une {fr.WORDS['song']}"
    if is_cost(trait.limit):
        return f"{with_('coûter')} {filters.FILTERS.cost(say, trait.limit)}"
    if trait.limit is not None:
        return f"{with_('avoir')} {filters.limit(say, trait.limit)}"
    if kind in ("inkable", "not-inkable"):
        return f"{with_('avoir')} {fr.SYMBOL}"
    return f"{with_('avoir')} {KEYWORDS[trait.names[0]]}"


@final
class FrenchConditions(shared.Conditions):
    def clause(self, say: Speaker, s: Saying) -> str:
        return clause(say, s)

    def relative(self, say: Speaker, s: Saying) -> str:
        return relative(say, s)


CONDITIONS: Final = FrenchConditions()
