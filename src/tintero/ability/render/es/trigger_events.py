"""The events that triggers wait for, in words: "uno de tus personajes vaya de aventura"."""

from __future__ import annotations

from dataclasses import replace

from tintero.ability.filters import Filter
from tintero.ability.render.realise.es import bridge
from tintero.ability.render.realise.es.verbs_table import EL_SUBJUNCTIVE, TU_SUBJUNCTIVE, conjugate
from tintero.ability.render.realise.es.words import a, agree, is_feminine, of, other, to
from tintero.ability.render.speaker import RenderError, Speaker, word
from tintero.ability.triggers import When
from tintero.events import KIND_NAMES, Kind
from tintero.vocab import KEYWORD_NAMES, NONE, Owner, Zone


def doer(node: When, verb: str) -> str:
    """ "robes", "un oponente robe"; only you play this very card."""
    if node.by == Owner.YOURS or (node.this and node.by == Owner.ANY):
        return conjugate(verb, TU_SUBJUNCTIVE)
    who = {Owner.OPPOSING: "un oponente", Owner.THEIRS: "ese jugador"}.get(node.by, "un jugador")
    return f"{who} {conjugate(verb, EL_SUBJUNCTIVE)}"


def theirs(node: When, zone: str) -> str:
    if node.by == Owner.YOURS:
        return f"tu {zone}"
    if node.by == Owner.THEIRS:
        return f"su {zone}"
    who = "un oponente" if node.by == Owner.OPPOSING else "un jugador"
    return f"{'la' if zone == 'mano' else 'el'} {zone} de {who}"


def subject(say: Speaker, node: When, default: str) -> tuple[str, bool]:
    """The card of the event, and whether it is feminine."""
    if node.this and node.kind == Kind.PUT_IN_DISCARD:
        return "esta carta", True
    if node.this:
        return say.name, say.name.startswith("esta ")
    if node.that:
        known = say.labels.get(node.that)
        return ("ese personaje", False) if known is None else (known.text, known.feminine)
    here = f" {bridge.here(False)}" if node.here else ""
    if node.subject is not None:
        text = bridge.some(say, node.subject)
        here = "" if node.subject.here else here
        return text + here, bridge.feminine(node.subject)
    fem = is_feminine(default)
    if node.by == Owner.YOURS and node.kind in CARD_EVENTS:
        return f"{'una' if fem else 'uno'} de tus {default}s{here}", fem
    if node.by == Owner.OPPOSING and node.kind in CARD_EVENTS:
        return f"{a(fem)} {default} rival{here}", fem
    return f"{a(fem)} {default}{here}", fem


def thing(say: Speaker, node: When, default: str = "carta") -> str:
    """The card as what a player plays, draws, discards: no owner needed."""
    if node.this:
        return say.name
    if node.subject is None:
        return f"{a(is_feminine(default))} {default}"
    f = node.subject
    if f.zone == Zone.ANYWHERE and node.kind not in (Kind.PLAYED, Kind.SHIFTED):
        f = replace(f, zone=Zone.DECK)  # outside play it is a "carta de personaje"
    fem = bridge.first_feminine(f)
    return f"{other(fem) if f.other else a(fem)} {bridge.noun(say, f)}"


def second(say: Speaker, node: When, default: str) -> str:
    if node.other_this:
        return say.name
    return bridge.some(say, node.other) if node.other is not None else default


CARD_EVENTS = (
    Kind.QUESTED,
    Kind.CHALLENGED,
    Kind.BANISHED,
    Kind.SANG,
    Kind.MOVED,
    Kind.READIED,
    Kind.EXERTED,
    Kind.DAMAGE_DEALT,
    Kind.DAMAGE_TAKEN,
    Kind.BANISHED_IN_CHALLENGE,
    Kind.LEFT_PLAY,
    Kind.ENTERED_PLAY,
)


def event(say: Speaker, node: When) -> str:
    k = node.kind
    if k == Kind.PLAYED:
        if node.least or node.most != NONE:
            return f"{doer(node, 'pagar')} {ink_paid(node)} para jugar {thing(say, node)}"
        if node.by == Owner.ANY and not node.this:
            return f"se juegue {thing(say, node)}"
        return f"{doer(node, 'jugar')} {thing(say, node)}"
    who, fem = subject(say, node, "personaje")
    if k == Kind.QUESTED:
        return f"{who} vaya de aventura"
    if k == Kind.BANISHED:
        done = agree("desterrado", fem, False)
        if node.extra == 4:
            return f"{who} desafíe y sea {done}"
        if node.extra == 2:
            return f"{who} sea {agree('desafiado', fem, False)} y {done}"
        return f"{who} sea {done}" + ("" if node.extra == NONE else " en un desafío")
    if k == Kind.CHALLENGED:
        return challenged(say, node, who)
    if k == Kind.BANISHED_IN_CHALLENGE:
        whom = whom_(say, node)
        return f"{who} destierre {to(say.name if node.other_this else whom)} en un desafío"
    if k == Kind.SANG:
        return f"{who} cante {second(say, node, 'una canción')}"
    if k == Kind.SUNG:
        return "uno o más de tus personajes canten una canción"
    if k == Kind.MILLED:
        cards = f"1 o más cartas desde {theirs(node, 'mazo')} en {theirs(node, 'descarte')}"
        return f"{doer(node, 'poner')} {cards}"
    if k == Kind.MOVED:
        where = "aquí" if node.other_this else to(second(say, node, "una ubicación"))
        from_ = " desde una ubicación" if node.least else ""
        if node.by == Owner.YOURS and not node.this:
            what = thing(say, node, "personaje")
            moved = f"aquí {what}" if node.other_this else f"{what} {where}"
            return f"muevas {moved}{from_}"
        return f"{who} se mueva {where}{from_}"
    if k in (Kind.DAMAGE_DEALT, Kind.DAMAGE_TAKEN, Kind.DAMAGE_REMOVED):
        return damage(say, node, who)
    if k == Kind.SHIFTED:
        onto = node.other is not None or node.other_this
        text = f"{doer(node, 'jugar')} con Shift {thing(say, node, 'personaje')}"
        return text + (f" sobre {second(say, node, '')}" if onto else "")
    if k == Kind.CHOSEN:
        why = {1: " para una acción", 2: " para Support"}.get(node.extra, "")
        if not why and node.by != Owner.ANY:
            why = " para una acción o habilidad"
        if not why and node.other is not None and node.other.types == (1, 2):
            why = " para una acción o para la habilidad de un objeto"
        if node.by == Owner.ANY:
            return f"{who} sea {agree('elegido', fem, False)}{why}"
        return f"{doer(node, 'elegir')} {who}{why}"
    return zones(say, node)


def zones(say: Speaker, node: When) -> str:
    """Cards that change zone or state, and numbers."""
    k = node.kind
    what = thing(say, node)
    who, fem = subject(say, node, "carta")
    if k == Kind.DREW:
        return f"{doer(node, 'robar')} {what}"
    if k == Kind.DISCARDED:
        return f"{doer(node, 'descartar')} {'esta carta' if node.this else what}"
    if k == Kind.DISCARDED_SOME:
        return (
            f"{doer(node, 'descartar')} {quantity(node).removesuffix(' de ') or '1 o más'} cartas"
        )
    if k == Kind.INKED:
        return f"{doer(node, 'entintar')} {what}"
    if k == Kind.PUT_IN_INKWELL:
        return f"se ponga {what} en {theirs(node, 'pozo de tinta')}"
    if k == Kind.RETURNED_TO_HAND:
        return returned(say, node, who)
    if k == Kind.PUT_IN_DECK:
        return f"se ponga {what} en {theirs(node, 'mazo')}"
    if k == Kind.PUT_IN_DISCARD:
        from_deck = " desde tu mazo" if node.extra == 1 << Zone.DECK else ""
        if node.this:
            return f"se ponga esta carta en tu descarte{from_deck}"
        return f"se ponga {what} en {theirs(node, 'descarte')}{from_deck}"
    if k == Kind.LEFT_DISCARD:
        return f"{what} salga {of(theirs(node, 'descarte'))}"
    if k == Kind.PUT_UNDER:
        return f"{doer(node, 'poner')} {what} debajo {of(second(say, node, 'una carta'))}"
    if k == Kind.LEFT_UNDER:
        return f"{what} salga de debajo {of(second(say, node, 'una carta'))}"
    if k == Kind.ENTERED_PLAY:
        exerted = f" {agree('agotado', fem, False)}" if node.extra == 1 else ""
        return f"{who} entre en juego{exerted}"
    if k == Kind.LEFT_PLAY:
        return f"{who} deje la zona de juego"
    return rest(say, node)


def rest(say: Speaker, node: When) -> str:
    k = node.kind
    who, _ = subject(say, node, "personaje")
    if k == Kind.READIED and node.by == Owner.YOURS:
        return f"prepares {who}"
    if k == Kind.READIED:
        return f"{who} se prepare"
    if k == Kind.EXERTED:
        return f"{who} se agote"
    if k == Kind.LORE_GAINED:
        return f"{doer(node, 'ganar')} {quantity(node)}leyenda"
    if k == Kind.LORE_LOST:
        return f"{doer(node, 'perder')} {quantity(node)}leyenda"
    if k == Kind.DROPS_GAINED:
        return f"{doer(node, 'obtener')} una gota de tinta"
    if k == Kind.DROPS_REMOVED:
        return f"{doer(node, 'retirar')} una gota de tinta"
    if k == Kind.USED:
        name = "una habilidad"
        if is_keyword(node):
            name = f"la habilidad {word(KEYWORD_NAMES, node.least - 1, 'keyword')}"
        return f"{doer(node, 'usar')} {name} {of(subject(say, node, 'carta')[0])}"
    if k == Kind.REVEALED:
        return f"{doer(node, 'revelar')} {thing(say, node)}"
    if k == Kind.NAMED:
        return f"{doer(node, 'nombrar')} una carta"
    if k == Kind.CHALLENGE_OVER:
        return f"acabe un desafío {of(who)}"
    name = word(KIND_NAMES, k, "event")
    whom = f" a {who}" if node.this or node.subject is not None else ""
    return f"ocurra «{name}»{whom}"


def is_keyword(node: When) -> bool:
    """ "the Boost ability": the number of a use is its keyword, plus one."""
    return node.kind == Kind.USED and node.least == node.most > 0


def another(say: Speaker, f: Filter) -> str:
    """A card does not challenge or damage itself: "otro personaje"."""
    if f == Filter(types=f.types):
        return bridge.some(say, replace(f, other=True))
    return bridge.some(say, f)


def returned(say: Speaker, node: When, who: str) -> str:
    """Cards that go back to a hand, from where it is said."""
    if node.extra == 1 << Zone.DISCARD:
        whose = "tu" if node.by in (Owner.ANY, Owner.YOURS) else "su"
        return f"devuelvas {thing(say, node)} desde {whose} descarte a {whose} mano"
    if node.extra == 1 << Zone.PLAY:
        f = node.subject
        if f is not None:
            who = subject(say, replace(node, subject=replace(f, zone=Zone.PLAY)), "carta")[0]
        hand = "tu mano" if f is not None and f.owner == Owner.YOURS else "la mano de su jugador"
        return f"{who} vuelva a {hand} desde la zona de juego"
    return f"{who} vuelva {to(theirs(node, 'mano'))}"


def challenged(say: Speaker, node: When, who: str) -> str:
    alone = node.subject is None and not node.this and not node.that
    if node.other_this or (node.other is not None and alone):
        by = f" por {bridge.some(say, node.subject)}" if node.subject is not None else ""
        whom = second(say, node, "un personaje")
        fem = whom.startswith(("una ", "esta ", "otra "))
        return f"{whom} sea {agree('desafiado', fem, False)}{by}"
    whom = f" {to(whom_(say, node))}" if node.other is not None else ""
    return f"{who} desafíe{whom}"


def whom_(say: Speaker, node: When) -> str:
    """Whom a card challenges or banishes. What others challenge is another than they are."""
    if node.other is None:
        return "otro personaje"
    return bridge.some(say, node.other) if node.this else another(say, node.other)


def damage(say: Speaker, node: When, who: str) -> str:
    much = quantity(node)
    where = "" if node.extra == NONE else " en un desafío"
    if node.kind == Kind.DAMAGE_TAKEN:
        return f"{who} reciba {much}daño"
    if node.kind == Kind.DAMAGE_REMOVED:
        much = much or "1 o más de "
        return f"{doer(node, 'retirar')} {much}daño {of(who)}"
    if node.kind != Kind.DAMAGE_DEALT:
        raise RenderError(f"no damage event has the number {node.kind}")
    if node.other_this or node.other is not None:
        if node.other_this and node.subject is not None:
            who = another(say, node.subject)
        return f"{second(say, node, 'una carta')} inflija {much}daño {to(who)}{where}"
    return f"se inflija {much}daño {to(who)}{where}"


def quantity(node: When) -> str:
    if node.most != NONE:
        return f"{node.most} o menos de "
    return f"{node.least} o más de " if node.least else ""


def ink_paid(node: When) -> str:
    if node.most != NONE:
        return f"{node.most} ⬡ o menos"
    return f"{node.least} ⬡ o más"


def details(say: Speaker, node: When) -> str:
    """The limits that no clause above has said."""
    out = ""
    if node.source is not None:
        out += f" por efecto de {bridge.some(say, node.source)}"
    counted = node.kind in AMOUNTS or is_keyword(node)
    if (node.least or node.most != NONE) and not counted:
        out += f", {quantity(node).removesuffix(' de ')} a la vez"
    return out


AMOUNTS = (
    Kind.MOVED,
    Kind.DISCARDED_SOME,
    Kind.PLAYED,
    Kind.LORE_GAINED,
    Kind.LORE_LOST,
    Kind.DAMAGE_DEALT,
    Kind.DAMAGE_TAKEN,
    Kind.DAMAGE_REMOVED,
)
