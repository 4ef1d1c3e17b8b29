"""`Condition` nodes as clauses after "si", "mientras" or "a menos que"; `no` turns them round.

Verbs come marked with their person; `condition` gives them the indicative ("si tienes"),
`while_` the subjunctive ("mientras tengas").
"""

from __future__ import annotations

from dataclasses import replace

from tintero.ability.base import Condition, Selector
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
from tintero.ability.filters import Filter
from tintero.ability.quantities import Happened
from tintero.ability.render.es.being import be, challenge, is_, no_, traits
from tintero.ability.render.es.having import ANY_NUMBER, compare, have, named, one_or_none
from tintero.ability.render.realise.es import bridge
from tintero.ability.render.realise.es.verbs_table import mood
from tintero.ability.render.realise.es.words import (
    listed,
    of,
    ordinal,
    person_of,
    pronoun,
)
from tintero.ability.render.speaker import Phrase, Speaker, unknown
from tintero.ability.selectors import EachOpponent, EachPlayer, This
from tintero.events import Kind
from tintero.vocab import Owner, Zone


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
        return f"{no_(no)}‹haber/2› usado Shift para {to_play(say, node.what)}"
    if isinstance(node, RemovedDrops):
        return f"{no_(no)}‹haber/2› retirado una gota de tinta para {to_play(say, This())}"
    return more(say, node, no)


def to_play(say: Speaker, what: Selector) -> str:
    """ "jugarlo", when the event was just that; else "jugar este personaje"."""
    card = Phrase(say.name, feminine=say.name.startswith("esta "))
    if not isinstance(what, This):
        card = say.cards(what)
    known = say.event_kind in (Kind.PLAYED, Kind.ENTERED_PLAY)
    return f"jugar{pronoun(card)}" if known else f"jugar {card.text}"


def more(say: Speaker, node: Condition, no: bool) -> str:
    if isinstance(node, InChallenge):
        return challenge(say, node, no)
    if isinstance(node, SameName):
        known = bool(bridge.pronoun_for(say, node.left))
        left, right = say.cards(node.left), say.cards(node.right)
        name = (
            f"un nombre distinto del {of(right.text)}"
            if no
            else f"el mismo nombre que {right.text}"
        )
        return f"{'' if known else left.text + ' '}‹tener/{person_of(left)}› {name}"
    if isinstance(node, WasNamed):
        known = bool(bridge.pronoun_for(say, node.what))
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
        fem = bridge.first_feminine(f)
        group = f"{'todas' if fem else 'todos'} {bridge.group(say, f)}"
        return traits(say, node.filter, Phrase(group, True, bridge.feminine(f)), no)
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
    if isinstance(node, Either) and all(isinstance(part, Did) for part in node.parts):
        return f"{no_(no)}‹hacer/2› alguna de las dos cosas"
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
    return one and f.owner == Owner.YOURS and bridge.in_play(f) and not f.here


def have_both(say: Speaker, parts: list[Have]) -> str:
    """ "tienes un personaje Captain y un personaje Pirate en juego"."""
    names = [name for part in parts for name in part.filter.names]
    each = replace(parts[0].filter, names=())
    if len(names) == len(parts) and all(replace(p.filter, names=()) == each for p in parts):
        noun = bridge.noun(say, replace(each, names=("‖",)), True).replace("‖", listed(names))
        return f"‹tener/2› {noun} en juego"
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
    return text.replace(bridge.here(False), "aquí").replace(bridge.here(True), "aquí")


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
    place = bridge.within(Filter(owner=Owner.YOURS, zone=node.zone)) or " donde estaba"
    if not what.mine and node.zone not in (Zone.PLAY, Zone.ANYWHERE):
        place = place.replace(" tu ", " su ")
    still = "ya no" if no else "todavía"
    return f"{what.text} {still} {be(what)}{place}"


def any_player(say: Speaker, node: AnyPlayer, no: bool) -> str:
    before = say.they
    inner = node.condition
    if no and isinstance(inner, Compare) and isinstance(node.who, (EachOpponent, EachPlayer)):
        one = bridge.some_player(say, node.who).text.removeprefix("un ")
        say.they = Phrase(f"ningún {one}")
        text = marked(say, inner, False)
        say.they = before
        return text
    say.they = bridge.some_player(say, node.who)
    text = marked(say, node.condition, False)
    say.they = before
    return f"no ‹ser/3› cierto que {text}" if no else text


def who_has(say: Speaker, node: Condition, who: str) -> str:
    """About players, after their noun: "que tenga más leyenda que tú". `who`: what they are called
    inside it."""
    before, say.they = say.they, Phrase("‖", who.endswith("s"))
    text = mood(marked(say, node, False), True)
    say.they = before
    return "que " + text.removeprefix("‖ ").replace("‖", who or "ese jugador")
