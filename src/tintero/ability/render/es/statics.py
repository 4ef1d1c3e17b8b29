"""`StaticEffect` nodes that speak of cards: a subject and its predicates."""

from __future__ import annotations

from dataclasses import replace

from tintero.ability.abilities import Has
from tintero.ability.base import Quantity, Selector, StaticEffect
from tintero.ability.quantities import Capped
from tintero.ability.render.es import cards, filters, numbers, rules
from tintero.ability.render.es.words import STATS, TYPES, agree, listed
from tintero.ability.render.speaker import Clause, Phrase, RenderError, Speaker, word
from tintero.ability.statics import (
    AlsoNamed,
    Can,
    Cant,
    DamageWith,
    Floor,
    Gain,
    GainClass,
    Instead,
    Lose,
    Modify,
    SingAs,
    Would,
)
from tintero.vocab import KEYWORD_NAMES, NONE, Allow, CardType, Deny

TAIL = "†"  # what follows it goes to the end of the clause, after how long the effect lasts


def statics(
    say: Speaker,
    effects: tuple[StaticEffect, ...],
    to: Phrase | None = None,
    until: str = "",
    their_turn: bool = False,
) -> list[Clause]:
    """The effects as clauses, neighbours with one subject put together.

    `to` is the group a resolved effect hands them to; without it each effect names its own.
    """
    out: list[Clause] = []
    subject: Phrase | None = None
    said: list[str] = []
    for node in effects:
        target = of_cards(node)
        if target is None:
            out += flush(subject, said, until)
            subject, said = None, []
            for clause in rules.rule(say, node, to):
                text = clause.predicate + until
                if until and isinstance(node, Instead):
                    text = f"{until.strip()}, {clause.predicate}"
                out.append(Clause(clause.subject, text))
            continue
        now = to if to is not None else cards.subject(say, target)
        if subject is None or now.text != subject.text:
            out += flush(subject, said, until)
            subject, said = now, []
        said.append(predicate(say, node, now, their_turn))
    return out + flush(subject, said, until)


def flush(subject: Phrase | None, said: list[str], until: str) -> list[Clause]:
    if subject is None or not said:
        return []
    body, _, tail = said[-1].partition(TAIL)
    texts = [text.replace(TAIL, "") for text in said[:-1]]
    if tail and texts and all(text.endswith(tail) for text in texts):
        texts = [text.removesuffix(tail) for text in texts]
    text = together([*texts, body]) + until + tail
    text = text.replace(" en los desafíos durante este desafío", " en este desafío")
    return [Clause(subject, text)]


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


def of_cards(node: StaticEffect) -> Selector | None:
    """The cards whose predicate the effect is, or None when it is a rule of its own."""
    if isinstance(node, (Modify, Floor, Gain, Lose, GainClass, AlsoNamed, Can, DamageWith, SingAs)):
        return node.to
    if isinstance(node, Cant):
        return node.to if node.players == NONE else None
    if isinstance(node, Instead) and no_damage(node):
        return node.to
    return None


def no_damage(node: Instead) -> bool:
    """A replacement that simply takes no damage."""
    return node.effect is None and not node.once and node.would != Would.BE_BANISHED


def predicate(say: Speaker, node: StaticEffect, subject: Phrase, their_turn: bool = False) -> str:
    if isinstance(node, Modify):
        return modify(say, node)
    if isinstance(node, Gain):
        return gain(say, node, subject)
    if isinstance(node, Lose):
        if node.keyword == NONE:
            return "‹perder› todas las palabras clave"
        return f"‹perder› {word(KEYWORD_NAMES, node.keyword, 'keyword')}"
    if isinstance(node, GainClass):
        return f"‹ganar› la clasificación {node.classification}"
    if isinstance(node, AlsoNamed):
        shift = " para Shift" if node.shift_only else ""
        return f"‹tener› también el nombre {node.name}{shift}"
    if isinstance(node, Cant):
        return cant(say, node, subject, their_turn)
    if isinstance(node, Can):
        return can(say, node, subject)
    if isinstance(node, SingAs):
        return f"‹contar› como de coste {node.cost} para cantar canciones"
    if isinstance(node, DamageWith):
        stat = word(STATS, node.stat, "stat")
        return f"‹infligir› daño en los desafíos con su {stat} en lugar de con su Fuerza"
    if isinstance(node, Floor):
        least = "su valor impreso" if node.least == NONE else str(node.least)
        return f"no ‹poder› tener menos {word(STATS, node.stat, 'stat')} que {least}"
    if isinstance(node, Instead):
        return f"no ‹recibir› daño{' en los desafíos' if node.in_challenge else ''}"
    raise RenderError(f"{type(node).__name__} has no predicate")


def modify(say: Speaker, node: Modify) -> str:
    name = word(STATS, node.stat, "stat")
    return f"‹obtener› {signed(say, node.amount, 'de ' + name)}"


def signed(say: Speaker, amount: Quantity | int, name: str) -> str:
    """ "+2 de Fuerza", "-1 de Fuerza por cada …", "+X de Fuerza, donde X es …"."""
    if isinstance(amount, int):
        return f"{amount:+d} {name}"
    capped = ""
    if isinstance(amount, Capped) and numbers.for_each(say, amount.of):
        capped = numbers.cap(amount)
        amount = amount.of
    each = numbers.for_each(say, amount)
    if each:
        return f"{numbers.each_of(amount):+d} {name}{TAIL} {each}{capped}"
    return f"+X {name}{TAIL}, donde X es {say.number(amount)}"


def gain(say: Speaker, node: Gain, subject: Phrase) -> str:
    if isinstance(node.ability, Has):
        text = say.ability(replace(node.ability, name=""))
    else:
        inner = say.of_type(type_of(subject, say.type))
        text = f"«{inner.ability(node.ability).removesuffix('.')}»"
    if isinstance(node.times, int):
        return f"‹ganar› {text}" + ("" if node.times == 1 else f" {node.times} veces")
    each = numbers.for_each(say, node.times)
    return f"‹ganar› {text}{TAIL} {each or 'tantas veces como ' + say.number(node.times)}"


def type_of(subject: Phrase, default: int) -> int:
    """What "este …" is called in an ability handed to those cards."""
    if subject.head in TYPES:
        return TYPES.index(subject.head)
    return default if default != CardType.ACTION else CardType.CHARACTER


def cant(say: Speaker, node: Cant, subject: Phrase, their_turn: bool) -> str:
    d = node.deny
    whom = filters.group(say, node.against) if node.against is not None else ""
    fem, plural = subject.feminine, subject.plural
    if d == Deny.BE_CHALLENGED:
        done = agree("desafiado", fem, plural)
        return f"no ‹poder› ser {done}" + (f" por {whom}" if whom else "")
    if d == Deny.CHALLENGE:
        return "no ‹poder› desafiar" + (f" a {whom}" if whom else "")
    if d == Deny.BE_CHOSEN:
        return f"no ‹poder› ser {agree('elegido', fem, plural)} por {whom or 'los oponentes'}"
    if d == Deny.READY_AT_START:
        return f"no ‹poder› prepararse al inicio de su {'próximo ' if their_turn else ''}turno"
    if d == Deny.SING:
        return f"no ‹poder› ⟳ para cantar {whom or 'canciones'}"
    if d == Deny.PLAY:
        return f"no ‹poder› ser {agree('jugado', fem, plural)}"
    if d == Deny.INK:
        return f"no ‹poder› ser {agree('puesto', fem, plural)} en un pozo de tinta"
    if d == Deny.MOVE and whom:
        return f"no ‹poder› moverse a {whom}"
    name = word(rules.DENIED_CARDS, d, "prohibition")
    return f"no ‹poder› {name}" + (f" ({whom})" if whom else "")


def can(say: Speaker, node: Can, subject: Phrase) -> str:
    whom = filters.group(say, node.against) if node.against is not None else ""
    played = f"el turno en que {'entran' if subject.plural else 'entra'} en juego"
    if node.allow == Allow.CHALLENGE_READY:
        ready = ""
        if node.against is not None and node.against.exerted != 0:
            exerted = agree("agotado", filters.feminine(node.against), True)
            ready = f" aunque no estén {exerted}"
        return f"‹poder› desafiar a {whom or 'personajes preparados'}{ready}"
    if node.allow == Allow.QUEST_WHILE_DRYING:
        return f"‹poder› ir de aventura {played}"
    if node.allow == Allow.CHALLENGE_WHILE_DRYING:
        return f"‹poder› desafiar {'a ' + whom + ' ' if whom else ''}{played}"
    if node.allow == Allow.IGNORE_EVASIVE:
        had = "tuvieran" if subject.plural else "tuviera"
        return f"‹poder› desafiar a {whom or 'personajes'} como si {had} Evasive"
    if node.allow == Allow.MOVE_FREE:
        return f"‹poder› moverse {'a ' + whom + ' ' if whom else ''}gratis"
    raise RenderError(f"no permission has the number {node.allow}")
