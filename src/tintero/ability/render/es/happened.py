"""`Happened`: what has been done this turn, counted ("canción que hayas jugado este turno") and as
a condition ("has jugado 2 o más canciones este turno")."""

from __future__ import annotations

from typing import Final

from tintero.ability.filters import Filter, Relation
from tintero.ability.quantities import Happened
from tintero.ability.render.realise.es import bridge
from tintero.ability.render.realise.es.verbs_table import mood
from tintero.ability.render.realise.es.words import a, agree, of, other
from tintero.ability.render.speaker import Speaker, SpokenUnit, word
from tintero.ability.selectors import All
from tintero.events import KIND_NAMES, Kind
from tintero.vocab import NONE, CardType, Owner, Zone

# What a player has done to a card: participle, what follows the card.
BY_PLAYERS: Final[dict[int, tuple[str, str]]] = {
    Kind.PLAYED: ("jugado", ""),
    Kind.DREW: ("robado", ""),
    Kind.DISCARDED: ("descartado", ""),
    Kind.INKED: ("entintado", ""),
    Kind.PUT_IN_INKWELL: ("puesto", " en {tu} pozo de tinta"),
    Kind.REVEALED: ("revelado", ""),
    Kind.USED: ("usado una habilidad de", ""),
    Kind.DAMAGE_REMOVED: ("retirado daño de", ""),
    Kind.PUT_UNDER: ("puesto", " debajo de una carta"),
    Kind.SHIFTED: ("jugado con Shift", ""),
    Kind.CHOSEN: ("elegido", ""),
}
# What a card has done, or what has been done to it (then with "sido" and agreement).
BY_CARDS: Final[dict[int, str]] = {
    Kind.QUESTED: "ido de aventura",
    Kind.CHALLENGED: "desafiado",
    Kind.SANG: "cantado una canción",
    Kind.MOVED: "movido a una ubicación",
    Kind.ENTERED_PLAY: "entrado en juego",
    Kind.LEFT_PLAY: "dejado la zona de juego",
    Kind.LEFT_DISCARD: "salido del descarte de un jugador",
    Kind.LEFT_UNDER: "salido de debajo de una carta",
    Kind.DAMAGE_TAKEN: "recibido daño",
    Kind.DAMAGE_DEALT: "recibido daño infligido",
    Kind.BANISHED_IN_CHALLENGE: "desterrado a otro personaje en un desafío",
}
PASSIVE: Final[dict[int, tuple[str, str]]] = {
    Kind.BANISHED: ("desterrado", ""),
    Kind.READIED: ("preparado", ""),
    Kind.EXERTED: ("agotado", ""),
    Kind.RETURNED_TO_HAND: ("devuelto", " a {la} mano{de}"),
    Kind.PUT_IN_DECK: ("puesto", " en {el} mazo{de}"),
    Kind.PUT_IN_DISCARD: ("puesto", " en {el} descarte{de}"),
}
MOVES: Final = (Kind.PUT_IN_DECK, Kind.PUT_IN_DISCARD, Kind.RETURNED_TO_HAND, Kind.LEFT_DISCARD)
# What a player has done, without a card.
PLAIN: Final[dict[int, str]] = {
    Kind.LORE_GAINED: "ganado leyenda",
    Kind.LORE_LOST: "perdido leyenda",
    Kind.DROPS_GAINED: "obtenido una gota de tinta",
    Kind.DROPS_REMOVED: "retirado una gota de tinta",
    Kind.NAMED: "nombrado una carta",
    Kind.SHUFFLED: "barajado",
}


def of_cards(node: Happened) -> bool:
    return node.kind in BY_CARDS or node.kind in PASSIVE


def doer(node: Happened) -> str:
    """Who, with the verb marked."""
    if node.by == Owner.YOURS:
        return "‹haber/2›"
    if node.by == Owner.OPPOSING:
        return "un oponente ‹haber/3›"
    if node.by == Owner.THEIRS:
        return "ese jugador ‹haber/3›"
    return "un jugador ‹haber/3›"


def no_doer(node: Happened) -> str:
    if node.by == Owner.YOURS:
        return "no ‹haber/2›"
    if node.by == Owner.OPPOSING:
        return "ningún oponente ‹haber/3›"
    if node.by == Owner.THEIRS:
        return "ese jugador no ‹haber/3›"
    return "ningún jugador ‹haber/3›"


def after(node: Happened) -> str:
    text = BY_PLAYERS[node.kind][1]
    return text.replace("{tu}", "tu" if node.by == Owner.YOURS else "su")


def whose(node: Happened, text: str) -> str:
    """Whose zone it was."""
    owner = {Owner.YOURS: "tu", Owner.THEIRS: "su"}.get(node.by, "")
    if owner:
        return text.replace("{el}", owner).replace("{la}", owner).replace("{de}", "")
    who = "un oponente" if node.by == Owner.OPPOSING else "un jugador"
    return text.replace("{el}", "el").replace("{la}", "la").replace("{de}", f" de {who}")


def subject(node: Happened) -> Filter:
    """Which cards; without a filter, whose they are says who did it."""
    if node.subject is not None:
        return node.subject
    if node.kind in MOVES:
        return Filter(zone=Zone.DECK)
    if of_cards(node):
        return Filter(types=(CardType.CHARACTER,), owner=node.by)
    return Filter(zone=Zone.ANYWHERE)


def done(node: Happened, feminine: bool, plural: bool) -> str:
    """What the cards have done, after "haber": "ido de aventura este turno"."""
    if node.kind in PASSIVE:
        participle, rest = PASSIVE[node.kind]
        where = " en un desafío" if node.kind == Kind.BANISHED and node.extra != NONE else ""
        return f"sido {agree(participle, feminine, plural)}{whose(node, rest)}{where} este turno"
    return f"{BY_CARDS[node.kind]} este turno"


def generic(node: Happened) -> str:
    return f"‹haber/3› ocurrido «{word(KIND_NAMES, node.kind, 'event')}» este turno"


def unit(say: Speaker, node: Happened) -> SpokenUnit:
    """What is counted."""
    f = subject(node)
    fem = bridge.feminine(f)
    if not node.this and node.kind in BY_PLAYERS:
        participle = BY_PLAYERS[node.kind][0]
        tail = mood(f" que {doer(node)} {participle}{after(node)} este turno", True)
        one, many = bridge.noun(say, f), bridge.noun(say, f, True)
        return SpokenUnit(one + tail, many + tail, feminine=fem)
    if not node.this and of_cards(node):
        one = f"{other(fem) + ' ' if f.other else ''}{bridge.owned(say, f)}"
        many = f"{other(fem, True) + ' ' if f.other else ''}{bridge.owned(say, f, True)}"
        return SpokenUnit(
            f"{one} que haya {done(node, fem, False)}",
            f"{many} que hayan {done(node, fem, True)}",
            feminine=fem,
        )
    time = mood(times(say, node), False)
    return SpokenUnit(f"vez que {time}", f"veces que {time}", feminine=True)


def times(say: Speaker, node: Happened) -> str:
    if node.this:
        return this_did(say, node, False)
    if node.kind in PLAIN:
        return f"{doer(node)} {PLAIN[node.kind]} este turno"
    return generic(node)


def this_did(say: Speaker, node: Happened, no: bool) -> str:
    fem = say.name.startswith("esta ")
    have = "no ‹haber/3›" if no else "‹haber/3›"
    if of_cards(node):
        return f"{say.name} {have} {done(node, fem, False)}"
    if node.kind in BY_PLAYERS:
        participle = agree(BY_PLAYERS[node.kind][0], fem, False)
        return f"{say.name} {have} sido {participle}{after(node)} este turno"
    return f"{'no ' if no else ''}{generic(node)}"


def said(say: Speaker, node: Happened, op: int, n: int, no: bool) -> str:
    """The condition that it happened so many times, verbs marked."""
    if op == Relation.MORE:
        op, n = Relation.AT_LEAST, n + 1
    if op == Relation.LESS:
        op, n = Relation.AT_MOST, n - 1
    if no and op == Relation.AT_LEAST:
        op, n, no = Relation.AT_MOST, n - 1, False
    if (op == Relation.AT_LEAST and n == 1) or (
        op in (Relation.AT_MOST, Relation.EXACTLY) and n == 0
    ):
        return simple(say, node, op != Relation.AT_LEAST)
    text = counted(say, node, bridge.limit(say, op, n))
    return f"no es cierto que {text}" if no else text


def simple(say: Speaker, node: Happened, no: bool) -> str:
    """It happened, or it did not."""
    if node.card is not None or node.other is not None:
        return exactly(say, node, no)
    if node.this:
        return this_did(say, node, no)
    f = subject(node)
    fem = bridge.feminine(f)
    who = no_doer(node) if no else doer(node)
    if node.kind in BY_PLAYERS:
        text = f"{other(fem) if f.other else a(fem)} {bridge.noun(say, f)}"
        if node.kind == Kind.DAMAGE_REMOVED:
            text = bridge.some(say, f)
        if no and node.by in (Owner.YOURS, Owner.THEIRS) and node.kind != Kind.DAMAGE_REMOVED:
            text = f"{'ninguna' if fem else 'ningún'} {other(fem) + ' ' if f.other else ''}"
            text += bridge.noun(say, f)
        return f"{who} {BY_PLAYERS[node.kind][0]} {text}{after(node)} este turno"
    if of_cards(node):
        if no:
            none = "ninguna" if fem else "ningún"
            others = other(fem) + " " if f.other else ""
            return f"{none} {others}{bridge.owned(say, f)} ‹haber/3› {done(node, fem, False)}"
        if node.kind in MOVES:
            return moved(node, f"{other(fem) if f.other else a(fem)} {bridge.noun(say, f)}", "3")
        return f"{bridge.some(say, f)} ‹haber/3› {done(node, fem, False)}"
    if node.kind in PLAIN:
        return f"{who} {PLAIN[node.kind]} este turno"
    return f"{'no ' if no else ''}{generic(node)}"


def moved(node: Happened, what: str, person: str) -> str:
    """ "se han puesto 2 o más cartas en tu descarte este turno"."""
    if node.kind == Kind.LEFT_DISCARD:
        return f"{what} ‹haber/{person}› {BY_CARDS[node.kind]} este turno"
    participle, where = PASSIVE[node.kind]
    return f"se ‹haber/{person}› {participle} {what}{whose(node, where)} este turno"


def exactly(say: Speaker, node: Happened, no: bool) -> str:
    """About one card: "has puesto una carta debajo de este personaje este turno"."""
    who = no_doer(node) if no else doer(node)
    have = "no ‹haber/3›" if no else "‹haber/3›"
    if node.other is not None:
        card = say.cards(node.other)
        if node.kind == Kind.PUT_UNDER:
            under = card.text
            if isinstance(node.other, All):
                under = bridge.some(say, node.other.filter)
            return f"{who} puesto una carta debajo {of(under)} este turno"
        if node.kind == Kind.CHALLENGED:
            done_ = agree("desafiado", card.feminine, card.plural)
            return f"{card.text} {have} sido {done_} este turno"
    if node.card is not None and node.kind in BY_PLAYERS:
        text = say.cards(node.card).text
        return f"{who} {BY_PLAYERS[node.kind][0]} {text}{after(node)} este turno"
    if node.card is not None and of_cards(node):
        card = say.cards(node.card)
        return f"{card.text} {have} {done(node, card.feminine, card.plural)}"
    return f"{'no ' if no else ''}{generic(node)}"


def counted(say: Speaker, node: Happened, limit: str) -> str:
    """ "has jugado 2 o más canciones este turno"."""
    f = subject(node)
    fem = bridge.feminine(f)
    others = other(fem, True) + " " if f.other else ""
    if not node.this and node.kind in BY_PLAYERS:
        text = f"{others}{limit} {bridge.noun(say, f, True)}{after(node)}"
        return f"{doer(node)} {BY_PLAYERS[node.kind][0]} {text} este turno"
    if not node.this and of_cards(node):
        if node.kind in MOVES:
            return moved(node, f"{others}{limit} {bridge.noun(say, f, True)}", "6")
        noun = bridge.owned(say, f, True)
        return f"{others}{limit} {noun} ‹haber/6› {done(node, fem, True)}"
    return f"{times(say, node)} {limit} veces"
