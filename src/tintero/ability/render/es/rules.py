"""`StaticEffect` nodes that are rules of their own: entering play, replacements, players."""

from __future__ import annotations

from typing import Final

from tintero.ability.base import StaticEffect
from tintero.ability.render.es import costs, grants
from tintero.ability.render.realise.es import bridge
from tintero.ability.render.realise.es.bridge import each_if
from tintero.ability.render.realise.es.verbs_table import TU, inflect
from tintero.ability.render.realise.es.words import (
    agree,
    base_form,
    join_clauses,
    none_can,
    of,
    one_by_one,
    players,
)
from tintero.ability.render.realise.es.words import to as toward
from tintero.ability.render.speaker import Phrase, RenderError, Speaker, SpokenClause, unknown, word
from tintero.ability.selectors import All
from tintero.ability.statics import (
    Cant,
    ChallengeCost,
    EnterDamaged,
    EnterExerted,
    ExtraInk,
    Guard,
    InkExerted,
    Instead,
    MustAct,
    MustChoose,
    PayLess,
    PlayFor,
    PlayFrom,
    PlayOnlyIf,
    ReadyLimit,
    ReduceDamage,
    ShiftBase,
    Skip,
    TopFaceup,
    WinAt,
    Would,
)
from tintero.vocab import Act, Deny, Owner

YOU: Final = Phrase("tú", you=True)
STEPS: Final = ("", "Preparar", "Listo", "Robar", "principal", "final")

# What players may not do.
DENIED: Final = (
    "ir de aventura",
    "desafiar",
    "ser desafiados",
    "preparar cartas",
    "preparar cartas al inicio de su turno",
    "cantar canciones",
    "jugar cartas",
    "elegir cartas",
    "mover personajes",
    "recibir daño infligido",
    "ganar leyenda",
    "perder leyenda",
    "retirar daño",
    "agotar cartas",
    "entintar cartas",
    "usar habilidades",
)
# What cards may not do, where it does not depend on anything else.
DENIED_CARDS: Final = (
    "ir de aventura",
    "desafiar",
    "ser desafiado",
    "prepararse",
    "prepararse al inicio de su turno",
    "cantar canciones",
    "ser jugado",
    "ser elegido",
    "moverse a ubicaciones",
    "recibir daño infligido",
    "dar leyenda",
    "hacer perder leyenda",
    "perder contadores de daño",
    "agotarse",
    "ser entintado",
    "usar sus habilidades",
)


def rule(say: Speaker, node: StaticEffect, to: Phrase | None = None) -> list[SpokenClause]:
    """`to`: the cards a resolved effect hands it to, in place of its own."""
    if isinstance(node, Cant):
        if node.if_ is None:
            return [SpokenClause(players(node.players), f"no ‹poder› {denied(say, node)}")]
        before, say.they = say.they, Phrase("ese jugador")
        when = each_if(say, node.if_, say.they)
        say.they = before
        return [none_can(one_by_one(node.players), f"{denied(say, node)}{when}")]
    if isinstance(node, PayLess):
        who = YOU if node.players == Owner.YOURS else one_by_one(node.players)
        return [SpokenClause(who, costs.pay_less(say, node))]
    if isinstance(node, PlayFor):
        return [costs.offer(say, node)]
    if isinstance(node, (PlayFrom, PlayOnlyIf)):
        return [SpokenClause(YOU, costs.playing(say, node))]
    if isinstance(node, (EnterExerted, EnterDamaged)):
        return entering(say, node)
    if isinstance(node, Instead):
        return [SpokenClause(Phrase(""), instead(say, node, to))]
    if isinstance(node, ChallengeCost):
        return [challenge_cost(say, node, to)]
    if isinstance(node, (MustChoose, Guard, MustAct, ShiftBase, ReduceDamage)):
        return [about(say, node, to)]
    if isinstance(node, grants.KINDS):
        return [grants.grant(say, node)]
    return [of_players(node)]


def challenge_cost(say: Speaker, node: ChallengeCost, to: Phrase | None) -> SpokenClause:
    subject = to if to is not None else bridge.subject(say, node.to)
    paid: list[SpokenClause] = []
    for cost in node.costs:
        paid += say.clauses(cost)
    verb = "ir de aventura" if node.quest else "desafiar"
    if subject.mine:
        text = " y ".join([inflect(clause.predicate, 5) for clause in paid])
    else:
        text = "su jugador " + " y ".join([inflect(clause.predicate, 6) for clause in paid])
    return SpokenClause(subject, f"no ‹poder› {verb} a menos que {text}")


def denied(say: Speaker, node: Cant) -> str:
    """What players may not do, and with which cards."""
    text = word(DENIED, node.deny, "prohibition")
    if node.what is None:
        return text
    what = bridge.group(say, node.what)
    bare = bridge.noun(say, node.what, True, "ni")
    if node.deny == Deny.PLAY:
        return f"jugar {bare}"
    if node.deny == Deny.INK:
        return f"entintar {bare}"
    if node.deny == Deny.BE_CHOSEN:
        return f"elegir {what}"
    if node.deny in (Deny.USE, Deny.REMOVE_DAMAGE):
        return f"{text} {of(what)}"
    return f"{text} con {what}"


# --- entering play, replacements --------------------------------------------------------------


def entering(say: Speaker, node: EnterExerted | EnterDamaged) -> list[SpokenClause]:
    this = Phrase(say.name, feminine=say.name.startswith("esta "))
    if isinstance(node, EnterDamaged):
        text, tail = bridge.amount(say, node.amount, "de daño", "de daño", "daño")
        if node.what is not None:
            this = Phrase(bridge.group(say, node.what), True, bridge.feminine(node.what))
        return [SpokenClause(this, f"‹entrar› en juego con {text}{tail}")]
    if node.what is None:
        subject = this
    else:
        subject = Phrase(bridge.group(say, node.what), True, bridge.feminine(node.what))
    exerted = agree("agotado", subject.feminine, subject.plural)
    verb = f"‹poder› entrar en juego {exerted}" if node.may else f"‹entrar› en juego {exerted}"
    if node.then is None:
        return [SpokenClause(subject, verb)]
    if node.may:
        then = base_form(say.clauses(node.then), YOU, purpose=True)
        enter = "entren" if subject.plural else "entre"
        verb = f"‹poder› hacer que {subject.text} {enter} en juego {exerted}"
        return [SpokenClause(YOU, f"{verb} para {then}")]  # you are who draws
    return [SpokenClause(subject, f"{verb}; luego, {join_clauses(say.clauses(node.then))}")]


def of_player(say: Speaker, node: Instead) -> str:
    """Replacements of what happens to a player: discarding, getting ink drops."""
    if node.would == Would.BE_DISCARDED:
        return "si un efecto fuera a hacerte descartar una o más cartas, no las descartas"
    who = players(node.players)
    lead = "si fueras" if who.you else f"si {who.text} fueran"
    if node.effect is None:
        return f"{lead} a obtener una gota de tinta, en su lugar no se obtiene"
    made = say.clauses(node.effect)
    then = join_clauses(made)
    if node.may:
        then = inflect(f"‹poder› {base_form(made, YOU)}", TU)
    return f"{lead} a obtener una gota de tinta, en su lugar {then}"


def instead(say: Speaker, node: Instead, to: Phrase | None) -> str:
    if node.would in (Would.BE_DISCARDED, Would.GET_DROPS):
        return of_player(say, node)
    subject = to if to is not None else bridge.subject(say, node.to)
    if to is None and isinstance(node.to, All):
        f = node.to.filter
        fem, mine = bridge.feminine(f), subject.mine
        subject = Phrase(bridge.some(say, f), feminine=fem, mine=mine)
    many = "n" if subject.plural else ""
    banished = agree("desterrado", subject.feminine, subject.plural)
    happens = {
        Would.BE_DEALT_DAMAGE: f"fuera{many} a recibir daño infligido",
        Would.TAKE_DAMAGE: f"fuera{many} a recibir daño",
        Would.BE_BANISHED: f"fuera{many} a ser {banished}",
    }
    if node.would not in happens:
        raise RenderError(f"no replaced event has the number {node.would}")
    before = say.event
    own = subject.text == say.name
    say.event = subject if own else Phrase("ese personaje", mine=subject.mine)
    where = " en un desafío" if node.in_challenge else ""
    lead = "si"
    if node.once or node.first:
        lead = f"la {'próxima' if node.once else 'primera'} vez que"
        happens = {k: v.replace("fuera", "vaya", 1) for k, v in happens.items()}
    if node.effect is not None:
        then = "en su lugar " + join_clauses(say.clauses(node.effect))
    elif node.would == Would.BE_BANISHED:
        then = f"en su lugar no es {banished}"
    else:
        then = "en su lugar no recibe daño"
    say.event = before
    return f"{lead} {subject.text} {happens[node.would]}{where}, {then}"


def about(
    say: Speaker,
    node: MustChoose | Guard | MustAct | ShiftBase | ReduceDamage,
    to: Phrase | None,
) -> SpokenClause:
    subject = to if to is not None else bridge.subject(say, node.to)
    opponents = Phrase("los oponentes", True)
    if isinstance(node, MustChoose):
        text = f"‹deber› elegir {subject.text} para acciones y habilidades si ‹poder›"
        return SpokenClause(opponents, text)
    if isinstance(node, Guard):
        whom = "uno con Bodyguard" if subject.text == say.name else subject.text
        return SpokenClause(
            opponents, f"que ‹desafiar› a uno de tus personajes ‹deber› elegir {whom} si ‹poder›"
        )
    if isinstance(node, ShiftBase):
        if node.by_name:
            had = "tuvieran" if subject.plural else "tuviera"
            text = f"‹poder› jugar cualquier personaje con Shift sobre {subject.text}"
            return SpokenClause(YOU, f"{text} como si {subject.text} {had} cualquier nombre")
        return SpokenClause(
            YOU, f"‹poder› jugar con Shift cualquier personaje sobre {subject.text}"
        )
    if isinstance(node, ReduceDamage):
        text = say.number(node.amount)
        if not isinstance(node.amount, int) and bridge.for_each(say, node.amount):
            text = f"{bridge.each_of(node.amount)} {bridge.for_each(say, node.amount)}"
        return SpokenClause(
            Phrase(f"el daño infligido {toward(subject.text)}"), f"se ‹reducir› en {text}"
        )
    act = {Act.CHALLENGE: "desafiar", Act.QUEST: "ir de aventura"}.get(node.act)
    if act is None:
        raise RenderError(f"no act that can be a duty has the number {node.act}")
    ready = agree("preparado", subject.feminine, subject.plural)
    be, able = ("estén", "puedan") if subject.plural else ("esté", "pueda")
    return SpokenClause(
        YOU, f"no ‹poder› terminar tu turno mientras {subject.text} {be} {ready} y {able} {act}"
    )


def of_players(node: StaticEffect) -> SpokenClause:
    """Rules about players, whose turn, deck and inkwell they name."""
    if isinstance(node, InkExerted):
        wells = {Owner.YOURS: "tu pozo de tinta"}
        wells[Owner.OPPOSING] = "los pozos de tinta de los oponentes"
        where = wells.get(node.players, "los pozos de tinta")
        return SpokenClause(Phrase("las cartas", True), f"‹entrar› agotadas en {where}")
    if isinstance(node, ExtraInk):
        more = "una carta adicional" if node.count == 1 else f"{node.count} cartas adicionales"
        return SpokenClause(YOU, f"‹poder› entintar {more}")
    if isinstance(node, WinAt):
        return SpokenClause(
            players(node.players), f"‹necesitar› {node.lore} de leyenda para ganar la partida"
        )
    if isinstance(node, Skip):
        step = word(STEPS, node.step, "step")
        if node.players == Owner.YOURS:
            return SpokenClause(Phrase(""), f"omite el paso {step} de tu turno")
        return SpokenClause(players(node.players), f"‹omitir› {my(node.players)} paso {step}")
    if isinstance(node, ReadyLimit):
        whose = my(node.players)
        return none_can(
            one_by_one(node.players),
            f"preparar más de {node.count} de {whose}s personajes al inicio de {whose} turno",
        )
    if isinstance(node, TopFaceup):
        return SpokenClause(
            one_by_one(node.players),
            f"‹jugar› con la carta superior de {my(node.players)} mazo boca arriba",
        )
    raise unknown(node)


def my(owner: int) -> str:
    return "tu" if owner == Owner.YOURS else "su"
