"""`Condition` nodes as clauses after "si", "mientras" or "a menos que"; `no` turns them round.

Verbs come marked with their person; `condition` gives them the indicative ("si tienes"),
`while_` the subjunctive ("mientras tengas").
"""

from __future__ import annotations

from dataclasses import replace

from tintero.ability.base import Condition, Quantity
from tintero.ability.conditions import (
    AllAre,
    AnyPlayer,
    Both,
    Compare,
    Did,
    Either,
    EventNth,
    EveryPlayer,
    FirstTurnNotFirstPlayer,
    HasDrops,
    Have,
    InChallenge,
    Is,
    Not,
    RemovedDrops,
    SameCard,
    SameName,
    StillThere,
    UsedShift,
    Was,
    WasNamed,
    YourTurn,
)
from tintero.ability.filters import Filter, Op
from tintero.ability.quantities import Count, Happened, LoreOf, Result
from tintero.ability.render.es import bounds, cards, filters, happened, players
from tintero.ability.render.es.being import be, challenge, is_, no_, traits
from tintero.ability.render.es.verbs_table import mood
from tintero.ability.render.es.words import (
    a,
    equal_to,
    is_feminine,
    listed,
    of,
    ordinal,
    other,
    person_of,
    the,
)
from tintero.ability.render.speaker import Phrase, Speaker, unknown
from tintero.ability.select import (
    Candidate,
    EachOpponent,
    EachPlayer,
    EventCard,
    Singers,
    This,
)
from tintero.events import Kind
from tintero.vocab import Owner, Zone

ANY_NUMBER = 1_000_000
YOU = Phrase("tú", you=True)


def condition(say: Speaker, node: Condition, no: bool = False) -> str:
    """After "si"."""
    return mood(marked(say, node, no), False)


def while_(say: Speaker, node: Condition, no: bool = False) -> str:
    """After "mientras" and "a menos que"."""
    return mood(marked(say, node, no), True)


def marked(say: Speaker, node: Condition, no: bool) -> str:
    if isinstance(node, Not):
        return marked(say, node.of, not no)
    if isinstance(node, Have):
        return have(say, node, no)
    if isinstance(node, Is):
        return is_(say, node, no)
    if isinstance(node, YourTurn):
        return f"{no_(no)}‹ser/3› {whose_turn(node)}"
    if isinstance(node, Compare):
        return compare(say, node, no)
    if isinstance(node, AnyPlayer):
        return any_player(say, node, no)
    if isinstance(node, Did):
        return f"{no_(no)}lo ‹hacer/2›"
    if isinstance(node, UsedShift):
        what = say.name if isinstance(node.what, This) else say.cards(node.what).text
        return f"{no_(no)}‹haber/2› usado Shift para jugar {what}"
    if isinstance(node, RemovedDrops):
        return f"{no_(no)}‹haber/2› retirado una gota de tinta para jugar {say.name}"
    return more(say, node, no)


def more(say: Speaker, node: Condition, no: bool) -> str:
    if isinstance(node, InChallenge):
        return challenge(say, node, no)
    if isinstance(node, SameName):
        known = bool(cards.pronoun_for(say, node.left))
        left, right = say.cards(node.left), say.cards(node.right)
        name = (
            f"un nombre distinto del {of(right.text)}"
            if no
            else f"el mismo nombre que {right.text}"
        )
        return f"{'' if known else left.text + ' '}‹tener/{person_of(left)}› {name}"
    if isinstance(node, WasNamed):
        known = bool(cards.pronoun_for(say, node.what))
        what = say.cards(node.what)
        text = f"{no_(no)}‹ser/{person_of(what)}› la carta nombrada"
        return text if known else f"{what.text} {text}"
    if isinstance(node, FirstTurnNotFirstPlayer):
        if no:
            return "no ‹ser/3› tu primer turno o ‹ser/2› el jugador inicial"
        return "‹ser/3› tu primer turno y no ‹ser/2› el jugador inicial"
    if isinstance(node, StillThere):
        return still_there(say, node, no)
    if isinstance(node, HasDrops):
        who = say.player(node.who)
        drops = "una gota de tinta" if node.least == 1 else f"{node.least} o más gotas de tinta"
        return f"{named(who)}{no_(no)}‹tener/{person_of(who)}› {drops}"
    if isinstance(node, EveryPlayer):
        before, say.they = say.they, say.player(node.who)
        text = marked(say, node.condition, False)
        say.they = before
        return f"no ‹ser/3› cierto que {text}" if no else text
    if isinstance(node, AllAre):
        f = node.of
        fem = filters.first_feminine(f)
        group = f"{'todas' if fem else 'todos'} {filters.group(say, f)}"
        return traits(say, node.filter, Phrase(group, True, filters.feminine(f)), no)
    if isinstance(node, SameCard):
        left, right = say.cards(node.left), say.cards(node.right)
        return f"{left.text} {no_(no)}‹ser/{person_of(left)}› {right.text}"
    if isinstance(node, EventNth):
        return f"{no_(no)}‹ser/3› {nth(say, node.n)}"
    if isinstance(node, Was):
        return past(marked(say, node.of, no))
    if isinstance(node, (Both, Either)) and never_inked(node.parts):
        return marked(say, node.parts[1], no)
    if isinstance(node, Both):
        if not no and all(isinstance(part, Have) and plain_have(part) for part in node.parts):
            return have_both(say, [part for part in node.parts if isinstance(part, Have)])
        return listed([marked(say, part, no) for part in node.parts], "o" if no else "y")
    if isinstance(node, Either):
        return listed([marked(say, part, no) for part in node.parts], "y" if no else "o")
    raise unknown(node)


def never_inked(parts: tuple[Condition, ...]) -> bool:
    """Inking is one of the ways in which a card is put into an inkwell: said once."""
    return [happened_kind(part) for part in parts] == [Kind.INKED, Kind.PUT_IN_INKWELL]


def happened_kind(node: Condition) -> int:
    inner = node.of if isinstance(node, Not) else node
    if isinstance(inner, Compare) and isinstance(inner.left, Happened):
        return inner.left.kind
    return -1


def plain_have(node: Have) -> bool:
    """You have one such card in play."""
    f = node.filter
    one = node.least == 1 and node.most == ANY_NUMBER
    return one and f.owner == Owner.YOURS and filters.in_play(f) and not f.here


def have_both(say: Speaker, parts: list[Have]) -> str:
    """ "tienes un personaje Captain y un personaje Pirate en juego"."""
    said = [one_or_none(say, part.filter, False) for part in parts]
    return f"‹tener/2› {listed(said)} en juego"


def nth(say: Speaker, n: int) -> str:
    """CR 6.2.2: "el segundo desafío de este turno"."""
    if say.event_kind == Kind.CHALLENGED:
        return f"el {ordinal(n, False)} desafío de este turno"
    if say.event_kind in (Kind.INKED, Kind.PUT_IN_INKWELL):
        return f"la {ordinal(n)} carta que ‹haber/2› puesto en tu pozo de tinta este turno"
    if say.event_kind == Kind.DREW:
        return f"la {ordinal(n)} carta que ese jugador ‹haber/3› robado este turno"
    return f"la {ordinal(n)} vez este turno"


PAST = {
    "‹hay/3›": "había",
    "‹tener/2›": "tenías",
    "‹tener/3›": "tenía",
    "‹tener/6›": "tenían",
    "‹estar/3›": "estaba",
    "‹estar/6›": "estaban",
    "‹ser/3›": "era",
    "‹ser/6›": "eran",
}


def past(text: str) -> str:
    """What was true then: "había un personaje aquí"."""
    for now, then in PAST.items():
        text = text.replace(now, then)
    return text.replace(filters.here(False), "aquí").replace(filters.here(True), "aquí")


def named(who: Phrase) -> str:
    """The subject, which "tú" does not need."""
    return "" if who.you else f"{who.text} "


def whose_turn(node: YourTurn) -> str:
    if node.whose == Owner.YOURS:
        return "tu turno"
    if node.whose == Owner.OPPOSING:
        return "el turno de un oponente"
    if node.whose == Owner.THEIRS:
        return "su turno"
    return "el turno de cualquier jugador"


def still_there(say: Speaker, node: StillThere, no: bool) -> str:
    what = say.cards(node.what)
    place = filters.within(Filter(owner=Owner.YOURS, zone=node.zone)) or " donde estaba"
    if not what.mine and node.zone not in (Zone.PLAY, Zone.ANYWHERE):
        place = place.replace(" tu ", " su ")
    still = "ya no" if no else "todavía"
    return f"{what.text} {still} {be(what)}{place}"


# --- having -----------------------------------------------------------------------------------


def namesake(say: Speaker, f: Filter, none: bool) -> str:
    """The card of the event shares a name with another such card, or with none."""
    for i, test in enumerate(f.tests):
        if not isinstance(test, SameName) or not isinstance(test.right, EventCard):
            continue
        if f.tests[1 - i : 2 - i] == (Not(SameCard(Candidate(), EventCard())),):
            plain = replace(f, tests=(), other=False)
            fem = filters.first_feminine(f)
            if none:
                head = filters.head(f)
                played = f"{the(is_feminine(head))} {head} que ‹haber/2› jugado"
                one = f"cada {other(fem)} {filters.had(say, plain)}"
                return f"{played} ‹tener/3› un nombre distinto del de {one}"
            noun = filters.noun(say, plain) + filters.within(plain)
            return f"‹tener/3› el mismo nombre que {other(fem)} {noun}"
    return ""


def have(say: Speaker, node: Have, no: bool) -> str:
    f = node.filter
    if len(f.tests) == 2:
        text = namesake(say, f, no != (node.most == 0))
        if text:
            return text
    none = node.most == 0 and node.least in (0, 1)
    if none:
        no = not no
    simple = none or (node.least == 1 and node.most == ANY_NUMBER)
    if f.owner in (Owner.YOURS, Owner.THEIRS):
        who = YOU
        if f.owner == Owner.THEIRS:
            who = say.they if say.they is not None else Phrase("ese jugador")
        where = " aquí" if f.here else filters.within(f)
        text = one_or_none(say, f, no) if simple else how_many(say, node)
        return f"{named(who)}{no_(no)}‹tener/{person_of(who)}› {text}{where}"
    if f.owner == Owner.OPPOSING and not filters.in_play(f):
        before, say.they = say.they, Phrase("un oponente")
        text = have(say, replace(node, filter=replace(f, owner=Owner.THEIRS)), False)
        say.they = before
        return f"no ‹ser/3› cierto que {text}" if no and not none else text
    where = "" if f.here else filters.within(f)
    text = one_or_none(say, f, no) if simple else how_many(say, node)
    return f"{no_(no)}‹hay/3› {text}{where}"


def one_or_none(say: Speaker, f: Filter, no: bool) -> str:
    """ "un personaje Princess"; after a "no": "cartas", "otros personajes"."""
    fem = filters.first_feminine(f)
    if no:
        return f"{other(fem, True) + ' ' if f.other else ''}{bare(say, f, True)}"
    return f"{other(fem) if f.other else a(fem)} {bare(say, f, False)}"


def bare(say: Speaker, f: Filter, plural: bool) -> str:
    """The noun; "aquí" and the owner are said elsewhere in the clause."""
    if f.owner == Owner.OPPOSING:
        return filters.owned(say, f, plural)
    text = filters.noun(say, f, plural)
    return text if f.owner == Owner.ANY else filters.without_here(text)


def how_many(say: Speaker, node: Have) -> str:
    f = node.filter
    others = other(filters.first_feminine(f), True) + " " if f.other else ""
    noun = bare(say, f, True)
    if node.most != ANY_NUMBER:
        if node.least == node.most == 1:
            one = other(filters.first_feminine(f)) + " " if f.other else ""
            return f"solo 1 {one}{bare(say, f, False)}"
        if node.least == node.most:
            return f"exactamente {others}{node.most} {noun}"
        if node.least in (0, 1):
            return f"menos de {node.most + 1} {others}{noun}"
        return f"{others}entre {say.number(node.least)} y {node.most} {noun}"
    if isinstance(node.least, int):
        return f"{others}{node.least} o más {noun}"
    return f"al menos {others}tantos {noun} como {say.number(node.least)}"


# --- comparing --------------------------------------------------------------------------------


def compare(say: Speaker, node: Compare, no: bool) -> str:
    left, right = node.left, node.right
    if isinstance(left, Happened) and isinstance(right, int):
        return happened.said(say, left, node.op, right, no)
    if isinstance(left, Count) and isinstance(left.among, Singers) and isinstance(right, int):
        return sang(say, left, right, no)
    if isinstance(left, Result) and right == 1 and node.op == Op.AT_LEAST:
        unit = say.units.get(left.label)
        if unit is not None and unit.one == "1 de daño retirado así":
            return f"{no_(no)}‹haber/2› retirado daño así"
    if isinstance(left, Count) and isinstance(right, int) and node.op in (Op.MORE, Op.LESS):
        if left.filter.owner in (Owner.YOURS, Owner.THEIRS):
            who = holder(say, left.filter)
            than = f"{'más' if node.op == Op.MORE else 'menos'} de {right}"
            noun = f"{bare(say, left.filter, True)}{filters.within(left.filter)}"
            return f"{named(who)}{no_(no)}‹tener/{person_of(who)}› {than} {noun}"
    if isinstance(left, Count) and isinstance(right, int) and left.each == 1:
        if node.op == Op.AT_LEAST:
            return have(say, Have(left.filter, right), no)
        if node.op == Op.AT_MOST:
            return have(say, Have(left.filter, 0, right), no)
        if node.op == Op.EXACTLY:
            return have(say, Have(left.filter, right, right), no)
    if isinstance(left, Count) and isinstance(right, Count):
        same = right.filter == replace(left.filter, owner=right.filter.owner)
        if same and node.op in (Op.MORE, Op.LESS):
            return more_than(say, left.filter, node.op, right.filter, no)
    if isinstance(left, LoreOf):
        return lore(say, left, node.op, right, no)
    limit = bounds.limit(say, node.op, right)
    if node.op == Op.EXACTLY and not isinstance(right, int):
        limit = equal_to(limit)
    return f"{say.number(left)} {no_(no)}‹ser/3› {limit}"


def sang(say: Speaker, left: Count, least: int, no: bool) -> str:
    """ "2 o más personajes han cantado esta canción"."""
    if least == 1:
        one = f"{a(filters.first_feminine(left.filter))} {filters.noun(say, left.filter)}"
        return f"{no_(no)}{one} ‹haber/3› cantado esta canción"
    many = filters.noun(say, left.filter, True)
    return f"{no_(no)}{least} o más {many} ‹haber/6› cantado esta canción"


def more_than(say: Speaker, f: Filter, op: int, g: Filter, no: bool) -> str:
    """ "un oponente tiene más cartas en su mano que tú"."""
    who, than = holder(say, f), holder(say, g)
    noun = f"{'más' if op == Op.MORE else 'menos'} {bare(say, f, True)}{filters.within(f)}"
    return f"{named(who)}{no_(no)}‹tener/{person_of(who)}› {noun} que {than.text}"


def holder(say: Speaker, f: Filter) -> Phrase:
    if f.owner == Owner.YOURS:
        return YOU
    if f.owner == Owner.OPPOSING:
        return Phrase("los oponentes", True)
    if f.owner == Owner.THEIRS:
        return say.they if say.they is not None else Phrase("ese jugador")
    return Phrase("todos los jugadores juntos", True)


def lore(say: Speaker, left: LoreOf, op: int, right: Quantity | int, no: bool) -> str:
    who = say.player(left.who)
    verb = f"{named(who)}{no_(no)}‹tener/{person_of(who)}›"
    if isinstance(right, LoreOf):
        than = say.player(right.who).text
        if op in (Op.MORE, Op.LESS):
            return f"{verb} {'más' if op == Op.MORE else 'menos'} leyenda que {than}"
        if op == Op.EXACTLY:
            return f"{verb} tanta leyenda como {than}"
        least = "al menos" if op == Op.AT_LEAST else "como mucho"
        return f"{verb} {least} tanta leyenda como {than}"
    return f"{verb} {bounds.limit(say, op, right)} de leyenda"


def any_player(say: Speaker, node: AnyPlayer, no: bool) -> str:
    before = say.they
    inner = node.condition
    if no and isinstance(inner, Compare) and isinstance(node.who, (EachOpponent, EachPlayer)):
        one = players.some_player(say, node.who).text.removeprefix("un ")
        say.they = Phrase(f"ningún {one}")
        text = marked(say, inner, False)
        say.they = before
        return text
    say.they = players.some_player(say, node.who)
    text = marked(say, node.condition, False)
    say.they = before
    return f"no ‹ser/3› cierto que {text}" if no else text
