"""`StaticEffect` nodes that speak of cards: a subject and its predicates."""

from __future__ import annotations

from dataclasses import replace

from tintero.ability.abilities import Has
from tintero.ability.base import Quantity, Selector, StaticEffect
from tintero.ability.filters import Filter
from tintero.ability.quantities import Capped, Times
from tintero.ability.render.es import costs, rules
from tintero.ability.render.realise.es import bridge
from tintero.ability.render.realise.es.bridge import each_if
from tintero.ability.render.realise.es.words import (
    STATS,
    TYPES,
    agree,
    equal_to,
    full_clause,
    listed,
)
from tintero.ability.render.realise.es.words import to as toward
from tintero.ability.render.realise.es.words import until as until_
from tintero.ability.render.speaker import Phrase, RenderError, Speaker, SpokenClause, word
from tintero.ability.selectors import All, This
from tintero.ability.statics import (
    AlsoNamed,
    Can,
    Cant,
    CantGain,
    ChallengeCost,
    DamageWith,
    Floor,
    Gain,
    GainClass,
    Instead,
    Lose,
    LoseAbility,
    Modify,
    MustAct,
    NextPlayed,
    SingAs,
    Would,
)
from tintero.vocab import KEYWORD_NAMES, NONE, Act, Allow, CardType, Deny, Keyword, Stat

TAIL = "†"  # what follows it goes to the end of the clause, after how long the effect lasts


def statics(
    say: Speaker,
    effects: tuple[StaticEffect, ...],
    to: Phrase | None = None,
    until: str = "",
    their_turn: bool = False,
) -> list[SpokenClause]:
    """The effects as clauses, neighbours with one subject put together.

    `to` is the group a resolved effect hands them to; without it each effect names its own.
    """
    if len(effects) == 2:
        first, second = effects
        if isinstance(first, ChallengeCost) and second == replace(first, quest=not first.quest):
            (clause,) = rules.rule(say, replace(first, quest=True), to)
            text = clause.predicate.replace("ir de aventura", "ir de aventura ni desafiar", 1)
            return [SpokenClause(clause.subject, text + until)]
    out: list[SpokenClause] = []
    subject: Phrase | None = None
    said: list[str] = []
    for node in effects:
        target = of_cards(node, to is not None)
        others = of_others(say, node) if to is None and isinstance(node, Cant) else None
        if others is not None:
            out += [*flush(subject, said, until), others]
            subject, said = None, []
            continue
        if target is None:
            out += flush(subject, said, until)
            subject, said = None, []
            if isinstance(node, NextPlayed):
                out.append(next_played(say, node))
                continue
            for clause in rules.rule(say, node, to):
                text = clause.predicate + until
                if until and isinstance(node, Instead):
                    text = f"{until.strip()}, {clause.predicate}"
                out.append(SpokenClause(clause.subject, text))
            continue
        now = to if to is not None else bridge.subject(say, target)
        if subject is None or now.text != subject.text:
            out += flush(subject, said, until)
            subject, said = now, []
        said.append(predicate(say, node, now, their_turn))
    return out + flush(subject, said, until)


def of_others(say: Speaker, node: Cant) -> SpokenClause | None:
    """Prohibitions on a group that are said of others: of who chooses, of the counters."""
    if not isinstance(node.to, All) or node.against is not None or node.if_ is not None:
        return None
    if node.deny == Deny.BE_CHOSEN:
        what = bridge.subject(say, node.to)
        object_ = toward(what.text) if what.head == "personaje" else what.text
        text = f"no ‹poder› elegir {object_} para habilidades ni efectos"
        return SpokenClause(Phrase("los oponentes", True), text)
    if node.deny == Deny.REMOVE_DAMAGE and node.to == All(Filter()):
        return SpokenClause(Phrase("los contadores de daño", True), "no se ‹poder› retirar")
    return None


def next_played(say: Speaker, node: NextPlayed) -> SpokenClause:
    """ "el próximo personaje que juegues este turno entra en juego agotado y gana …"."""
    f = costs.played(node.what)
    fem = bridge.first_feminine(f)
    noun = f"{'la próxima' if fem else 'el próximo'} {bridge.noun(say, f)}"
    said = [f"‹entrar› en juego {agree('agotado', fem, False)}"] if node.exerted else []
    plain = Phrase("", feminine=fem, head=bridge.head(node.what))
    own = tuple([effect for effect in node.effects if of_cards(effect, True) is not None])
    rest = tuple([effect for effect in node.effects if of_cards(effect, True) is None])
    made = statics(say, own, plain, until_(node.until, say.name))
    made += statics(say, rest, bridge.card("esa carta"), until_(node.until, say.name))
    for clause in made:
        said.append(clause.predicate if not clause.subject.text else full_clause(clause))
    return SpokenClause(Phrase(f"{noun} que juegues este turno", feminine=fem), " y ".join(said))


def flush(subject: Phrase | None, said: list[str], until: str) -> list[SpokenClause]:
    if subject is None or not said:
        return []
    body, _, tail = said[-1].partition(TAIL)
    texts = [text.replace(TAIL, "") for text in said[:-1]]
    if tail and texts and all(text.endswith(tail) for text in texts):
        texts = [text.removesuffix(tail) for text in texts]
    text = cant_nor([*texts, body]) + until + tail
    text = text.replace(" en los desafíos durante ese desafío", " en ese desafío")
    return [SpokenClause(subject, text)]


def cant_nor(said: list[str]) -> str:
    """ "no puede ir de aventura ni desafiar", else as `together`."""
    lead = "no ‹poder› "
    if len(said) > 1 and all(text.startswith(lead) for text in said):
        return lead + " ni ".join([text.removeprefix(lead) for text in said])
    return together(said)


def together(said: list[str]) -> str:
    """ "obtiene +1 de Fuerza y gana Rush y Ward": a repeated verb is said once."""
    groups: list[str] = []
    items: list[str] = []
    verb = ""
    for text in said:
        first, mark, rest = text.partition("› ")
        head = first + mark if mark and first.startswith(("‹", "no ‹")) else ""
        if head and head == verb and not head.startswith("no "):
            items.append(rest)
            continue
        if items:
            groups.append(verb + listed(items))
        verb, items = head, [rest if head else text]
    groups.append(verb + listed(items))
    return listed(groups)


def of_cards(node: StaticEffect, given: bool = False) -> Selector | None:
    """The cards whose predicate the effect is, or None when it is a rule of its own."""
    if isinstance(node, (CantGain, LoseAbility)):
        return node.to
    if isinstance(node, MustAct) and (given or not isinstance(node.to, This)):
        return node.to
    if isinstance(node, (Modify, Floor, Gain, Lose, GainClass, AlsoNamed, Can, DamageWith, SingAs)):
        return node.to
    if isinstance(node, Cant):
        return node.to if node.players == NONE else None
    if isinstance(node, Instead) and no_damage(node):
        return node.to
    return None


def no_damage(node: Instead) -> bool:
    """A replacement that simply takes no damage."""
    damage = node.would in (Would.BE_DEALT_DAMAGE, Would.TAKE_DAMAGE)
    return node.effect is None and not node.once and not node.first and damage


def predicate(say: Speaker, node: StaticEffect, subject: Phrase, their_turn: bool = False) -> str:
    if isinstance(node, Modify):
        return modify(say, node, subject)
    if isinstance(node, Gain):
        return gain(say, node, subject)
    if isinstance(node, Lose):
        if node.keyword == NONE:
            return "‹perder› todas las palabras clave"
        return f"‹perder› {word(KEYWORD_NAMES, node.keyword, 'keyword')}"
    if isinstance(node, CantGain):
        return f"no ‹poder› ganar {word(KEYWORD_NAMES, node.keyword, 'keyword')}"
    if isinstance(node, LoseAbility):
        return f"‹perder› la habilidad {node.name}"
    if isinstance(node, MustAct):
        act = {Act.CHALLENGE: "desafiar", Act.QUEST: "ir de aventura"}.get(node.act)
        if act is None:
            raise RenderError(f"no act that can be a duty has the number {node.act}")
        return f"‹deber› {act}{TAIL} si {'pueden' if subject.plural else 'puede'}"
    if isinstance(node, GainClass):
        return f"‹ganar› la clasificación {node.classification}"
    if isinstance(node, AlsoNamed):
        shift = " para Shift" if node.shift_only else ""
        return f"‹tener› también el nombre {node.name}{shift}"
    if isinstance(node, Cant):
        return cant(say, node, subject, their_turn) + each_if(say, node.if_, subject)
    if isinstance(node, Can):
        return can(say, node, subject)
    if isinstance(node, SingAs):
        return f"‹contar› como de coste {node.cost} para cantar canciones"
    if isinstance(node, DamageWith):
        stat = word(STATS, node.stat, "stat")
        return f"‹infligir› daño con su {stat} en lugar de con su Fuerza"
    if isinstance(node, Floor):
        least = "su valor impreso" if node.least == NONE else str(node.least)
        return f"no ‹poder› tener menos {word(STATS, node.stat, 'stat')} que {least}"
    if isinstance(node, Instead):
        when = each_if(say, node.if_, subject)
        where = " en los desafíos" if node.in_challenge and not when else ""
        return f"no ‹recibir› daño{where}{when}"
    raise RenderError(f"{type(node).__name__} has no predicate")


def modify(say: Speaker, node: Modify, subject: Phrase) -> str:
    name = word(STATS, node.stat, "stat")
    when = each_if(say, node.if_, subject)
    if node.stat == Stat.SING_COST:
        return f"‹contar› como si tuviera{'n' if subject.plural else ''} " + (
            f"{signed(say, node.amount, 'de ' + name)}{when}"
        )
    if isinstance(node.amount, Times) and node.amount.by == -1:
        if not bridge.for_each(say, node.amount.of):
            much = say.number(node.amount.of)
            if much == "esa cantidad":
                return f"‹perder› esa cantidad de {name}{when}"
            return f"‹perder› una cantidad de {name} {equal_to(much)}{when}"
    return f"‹obtener› {signed(say, node.amount, 'de ' + name)}{when}"


def signed(say: Speaker, amount: Quantity | int, name: str) -> str:
    """ "+2 de Fuerza", "-1 de Fuerza por cada …", "+X de Fuerza, donde X es …"."""
    if isinstance(amount, int):
        return f"{amount:+d} {name}"
    capped = ""
    if isinstance(amount, Capped) and bridge.for_each(say, amount.of):
        capped = bridge.cap(amount)
        amount = amount.of
    each = bridge.for_each(say, amount) or bridge.damage_on(say, amount)
    if isinstance(amount, Times) and not each:
        each = bridge.for_each(say, amount.of)
    if each:
        return f"{bridge.each_of(amount):+d} {name}{TAIL} {each}{capped}"
    return f"+X {name}{TAIL}, donde X es {say.number(amount)}"


def gain(say: Speaker, node: Gain, subject: Phrase) -> str:
    if isinstance(node.ability, Has):
        text = say.ability(replace(node.ability, name=""))
        if node.ability.keyword == Keyword.SHIFT and not node.ability.costs:
            text += " ⬡"
    else:
        inner = say.of_type(type_of(subject, say.type))
        text = f"«{inner.ability(node.ability).removesuffix('.')}»"
    if isinstance(node.times, int):
        return f"‹ganar› {text}" + ("" if node.times == 1 else f" {node.times} veces")
    each = bridge.for_each(say, node.times)
    return f"‹ganar› {text}{TAIL} {each or 'tantas veces como ' + say.number(node.times)}"


def type_of(subject: Phrase, default: int) -> int:
    """What "este …" is called in an ability handed to those cards."""
    if subject.head in TYPES:
        return TYPES.index(subject.head)
    return default if default != CardType.ACTION else CardType.CHARACTER


def cant(say: Speaker, node: Cant, subject: Phrase, their_turn: bool) -> str:
    d = node.deny
    whom = bridge.group(say, node.against) if node.against is not None else ""
    fem, plural = subject.feminine, subject.plural
    if d == Deny.BE_CHALLENGED:
        done = agree("desafiado", fem, plural)
        return f"no ‹poder› ser {done}" + (f" por {whom}" if whom else "")
    if d == Deny.CHALLENGE:
        whom = whom.replace("personajes y ubicaciones", "personajes ni ubicaciones")
        return "no ‹poder› desafiar" + (f" a {whom}" if whom else "")
    if d == Deny.BE_CHOSEN:
        return f"no ‹poder› ser {agree('elegido', fem, plural)} por {whom or 'los oponentes'}"
    if d == Deny.READY_AT_START:
        whose = "tu" if subject.mine and not their_turn and not say.heard else "su"
        if plural and subject.head in ("objeto", "ubicación", "carta") and whose == "su":
            turns = "próximos turnos" if their_turn else "turnos"
            return f"no ‹poder› prepararse al inicio de los {turns} de sus jugadores"
        return f"no ‹poder› prepararse al inicio de {whose} {'próximo ' if their_turn else ''}turno"
    if d == Deny.SING:
        if node.against is not None:
            return f"no ‹poder› cantar {bridge.noun(say, node.against, True)}"
        return "no ‹poder› ⟳ para cantar canciones"
    if d == Deny.EXERT:
        return f"no ‹poder› ser {agree('agotado', fem, plural)}"
    if d == Deny.PLAY:
        return f"no ‹poder› ser {agree('jugado', fem, plural)}"
    if d == Deny.INK:
        return f"no ‹poder› ser {agree('puesto', fem, plural)} en un pozo de tinta"
    if d == Deny.MOVE and whom:
        return f"no ‹poder› moverse a {whom}"
    name = word(rules.DENIED_CARDS, d, "prohibition")
    return f"no ‹poder› {name}" + (f" ({whom})" if whom else "")


def can(say: Speaker, node: Can, subject: Phrase) -> str:
    whom = bridge.group(say, node.against) if node.against is not None else ""
    played = f"el turno en que {'entran' if subject.plural else 'entra'} en juego"
    if node.allow == Allow.CHALLENGE_READY:
        if node.against is not None:
            whom = bridge.owned(say, replace(node.against, exerted=0), True)
        return f"‹poder› desafiar a {whom or 'personajes preparados'}"
    if node.allow == Allow.QUEST_WHILE_DRYING:
        return f"‹poder› ir de aventura {played}"
    if node.allow == Allow.CHALLENGE_WHILE_DRYING:
        return f"‹poder› desafiar {'a ' + whom + ' ' if whom else ''}{played}"
    if node.allow == Allow.IGNORE_EVASIVE:
        had = "tuvieran" if subject.plural else "tuviera"
        return f"‹poder› desafiar a {whom or 'personajes'} como si {had} Evasive"
    if node.allow == Allow.MOVE_FREE:
        where = "aquí " if node.here else f"{toward(whom)} " if whom else ""
        return f"‹poder› moverse {where}gratis"
    raise RenderError(f"no permission has the number {node.allow}")
