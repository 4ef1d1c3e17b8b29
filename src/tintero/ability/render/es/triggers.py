"""`When` nodes: "siempre que uno de tus personajes vaya de aventura". Also names the cards of the
event. Verbs stand in the subjunctive."""

from __future__ import annotations

from dataclasses import replace

from tintero.ability.base import Trigger
from tintero.ability.filters import Filter
from tintero.ability.render.es import filters
from tintero.ability.render.es.verbs_table import EL_SUBJUNCTIVE, TU_SUBJUNCTIVE, conjugate
from tintero.ability.render.es.words import a, agree, is_feminine, of, ordinal, other, that, to
from tintero.ability.render.speaker import Phrase, RenderError, Speaker, unknown, word
from tintero.ability.triggers import When
from tintero.events import KIND_NAMES, Kind
from tintero.vocab import NONE, CardType, Owner, Zone

ONCE = (Kind.PLAYED, Kind.BANISHED, Kind.LEFT_PLAY, Kind.ENTERED_PLAY)
STEPS = ("", "preparación", "mantenimiento", "robo", "", "")


def trigger(say: Speaker, node: Trigger) -> str:
    """With its "cuando", "siempre que" or "al"."""
    if not isinstance(node, When):
        raise unknown(node)
    name_event(say, node)
    if node.kind in (Kind.TURN_START, Kind.TURN_END, Kind.STEP, Kind.READY_STEP):
        return turn(node)
    text = event(say, node) + details(say, node)
    if node.nth:
        return f"la {ordinal(node.nth)} vez cada turno que {text}"
    # CR 6.2.2: "when" for what can happen to the card only once.
    return ("cuando " if node.this and node.kind in ONCE else "siempre que ") + text


def together(say: Speaker, when: tuple[Trigger, ...]) -> str:
    """Several triggers of one ability: "cuando … y siempre que …"."""
    said: list[str] = []
    for node in when:
        if isinstance(node, When) and node.kind == Kind.INKED and len(when) > 1:
            # Inking is one of the ways in which a card is put into an inkwell.
            if replace(node, kind=Kind.PUT_IN_INKWELL) in when:
                continue
        said.append(trigger(say, node))
    return " y ".join(said)


def turn(node: When) -> str:
    whose = ("de cada turno", "de tu turno", "del turno de cada oponente", "de su turno")[node.by]
    if node.kind == Kind.STEP:
        step = "" if node.extra == NONE else word(STEPS, node.extra, "step")
        return f"al inicio de cada paso {whose}" if not step else f"al inicio del paso de {step} {whose}"
    if node.kind == Kind.READY_STEP:
        return f"durante el paso de preparación {whose}"
    return f"al {'inicio' if node.kind == Kind.TURN_START else 'final'} {whose}"


def name_event(say: Speaker, node: When) -> None:
    """What "ese personaje" and "el personaje desafiado" mean from here on."""
    f = node.subject if node.subject is not None else Filter(types=(CardType.CHARACTER,))
    gone = node.kind in (Kind.BANISHED, Kind.LEFT_PLAY, Kind.DISCARDED, Kind.PUT_IN_DISCARD)
    if node.this:
        name = "esta carta" if gone else say.name
        say.event = Phrase(name, feminine=name.startswith("esta "), mine=True)
        say.gone = gone
    elif node.kind == Kind.CHALLENGED:
        say.event = Phrase("el personaje desafiante", head="personaje")
    else:
        single = len(f.types) == 1 or f.song == 1
        known = node.subject is not None or node.kind in CHARACTERS
        head = filters.head(f) if single and known and not gone and filters.in_play(f) else "carta"
        fem = is_feminine(head)
        mine = f.owner == Owner.YOURS or (node.by == Owner.YOURS and node.kind != Kind.CHOSEN)
        say.event = Phrase(f"{that(fem)} {head}", feminine=fem, head=head, mine=mine)
    if node.other_this:
        say.event_other = Phrase(say.name, feminine=say.name.startswith("esta "), mine=True)
    else:
        sung = node.kind == Kind.SANG and say.event.mine
        text = OTHERS.get(node.kind, "esa carta")
        fem = text.startswith(("la ", "esa "))
        head = "personaje" if "personaje" in text else "carta"
        say.event_other = Phrase(text, feminine=fem, head=head, mine=sung)


CHARACTERS = (Kind.QUESTED, Kind.SANG, Kind.MOVED, Kind.BANISHED_IN_CHALLENGE, Kind.SHIFTED)
OTHERS = {
    Kind.CHALLENGED: "el personaje desafiado",
    Kind.BANISHED_IN_CHALLENGE: "el personaje desterrado",
    Kind.MOVED: "esa ubicación",
    Kind.SANG: "esa canción",
    Kind.DAMAGE_DEALT: "la carta que infligió el daño",
    Kind.DAMAGE_TAKEN: "la fuente del daño",
}


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
    if node.this:
        return say.name, say.name.startswith("esta ")
    here = " aquí" if node.here else ""
    if node.subject is not None:
        text = filters.some(say, node.subject)
        return text if text.endswith(" aquí") else text + here, filters.feminine(node.subject)
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
    fem = filters.feminine(f)
    return f"{other(fem) if f.other else a(fem)} {filters.noun(say, f)}"


def second(say: Speaker, node: When, default: str) -> str:
    if node.other_this:
        return say.name
    return filters.some(say, node.other) if node.other is not None else default


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
        return f"{doer(node, 'jugar')} {thing(say, node)}"
    who, fem = subject(say, node, "personaje")
    if k == Kind.QUESTED:
        return f"{who} vaya de aventura"
    if k == Kind.BANISHED:
        done = agree("desterrado", fem, False)
        if node.extra == 2:
            return f"{who} sea {agree('desafiado', fem, False)} y {done}"
        return f"{who} sea {done}" + ("" if node.extra == NONE else " en un desafío")
    if k == Kind.CHALLENGED:
        return challenged(say, node, who)
    if k == Kind.BANISHED_IN_CHALLENGE:
        return f"{who} destierre {to(second(say, node, 'otro personaje'))} en un desafío"
    if k == Kind.SANG:
        return f"{who} cante {second(say, node, 'una canción')}"
    if k == Kind.MOVED:
        where = "aquí" if node.other_this else to(second(say, node, "una ubicación"))
        return f"{who} se mueva {where}"
    if k in (Kind.DAMAGE_DEALT, Kind.DAMAGE_TAKEN, Kind.DAMAGE_REMOVED):
        return damage(say, node, who)
    if k == Kind.SHIFTED:
        onto = node.other is not None or node.other_this
        text = f"{doer(node, 'jugar')} {thing(say, node, 'personaje')} con Shift"
        return text + (f" sobre {second(say, node, '')}" if onto else "")
    if k == Kind.CHOSEN:
        why = {1: " para una acción", 2: " para Support"}.get(node.extra, "")
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
        return f"{doer(node, 'descartar')} {what}"
    if k == Kind.INKED:
        return f"{doer(node, 'entintar')} {what}"
    if k == Kind.PUT_IN_INKWELL:
        return f"se ponga {what} en {theirs(node, 'pozo de tinta')}"
    if k == Kind.RETURNED_TO_HAND:
        return f"{who} vuelva {to(theirs(node, 'mano'))}"
    if k == Kind.PUT_IN_DECK:
        return f"se ponga {what} en {theirs(node, 'mazo')}"
    if k == Kind.PUT_IN_DISCARD:
        return f"se ponga {what} en {theirs(node, 'descarte')}"
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
        return f"{doer(node, 'usar')} una habilidad {of(subject(say, node, 'carta')[0])}"
    if k == Kind.REVEALED:
        return f"{doer(node, 'revelar')} {thing(say, node)}"
    if k == Kind.NAMED:
        return f"{doer(node, 'nombrar')} una carta"
    if k == Kind.CHALLENGE_OVER:
        return f"acabe un desafío {of(who)}"
    name = word(KIND_NAMES, k, "event")
    whom = f" a {who}" if node.this or node.subject is not None else ""
    return f"ocurra «{name}»{whom}"


def challenged(say: Speaker, node: When, who: str) -> str:
    if node.other_this or (node.other is not None and node.subject is None and not node.this):
        by = f" por {filters.some(say, node.subject)}" if node.subject is not None else ""
        whom = second(say, node, "un personaje")
        fem = whom.startswith(("una ", "esta ", "otra "))
        return f"{whom} sea {agree('desafiado', fem, False)}{by}"
    whom = f" a {filters.some(say, node.other)}" if node.other is not None else ""
    return f"{who} desafíe{whom}"


def damage(say: Speaker, node: When, who: str) -> str:
    much = quantity(node)
    if node.kind == Kind.DAMAGE_TAKEN:
        return f"{who} reciba {much}daño"
    if node.kind == Kind.DAMAGE_REMOVED:
        return f"{doer(node, 'retirar')} {much}daño {of(who)}"
    if node.kind != Kind.DAMAGE_DEALT:
        raise RenderError(f"no damage event has the number {node.kind}")
    if node.other_this or node.other is not None:
        return f"{second(say, node, 'una carta')} inflija {much}daño {to(who)}"
    return f"se inflija {much}daño {to(who)}"


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
        out += f" por efecto de {filters.some(say, node.source)}"
    if node.amount is not None:
        out += f" y la cantidad sea {say.number(node.amount)}"
    if (node.least or node.most != NONE) and node.kind not in AMOUNTS:
        out += f", {quantity(node).removesuffix(' de ')} a la vez"
    return out


AMOUNTS = (
    Kind.PLAYED,
    Kind.LORE_GAINED,
    Kind.LORE_LOST,
    Kind.DAMAGE_DEALT,
    Kind.DAMAGE_TAKEN,
    Kind.DAMAGE_REMOVED,
)
