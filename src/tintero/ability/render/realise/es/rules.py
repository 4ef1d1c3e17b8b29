"""Rules of their own: entering play, replacements, what players may do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from tintero.ability.render.plan.parts_of_speech import Noun, Saying
from tintero.ability.render.realise.es import costs, places, quantities, selectors
from tintero.ability.render.realise.es.places import NOBODY, YOU, phrase
from tintero.ability.render.realise.es.verbs_table import (
    EL_SUBJUNCTIVE,
    TU,
    TU_SUBJUNCTIVE,
    inflect,
)
from tintero.ability.render.realise.es.words import agree, base_form, join_clauses, to
from tintero.ability.render.realise.word_frames import Telling, filled, frame_of
from tintero.ability.render.speaker import Phrase, Speaker, SpokenClause

NEXT: Final = costs.NEXT
STEPS: Final = ("", "Preparar", "Listo", "Robar", "principal", "final")
# "Cada oponente no puede" is said "ningún oponente puede".
NONE_OF: Final = {"each-opponent": "no-opponent", "each-player": "no-player"}
# What is said of the subject; or, before a bar, what is the subject.
RULES: Final = {
    "floor": "no ‹poder› tener menos {stat} que {least}",
    "floor-printed": "no ‹poder› tener menos {stat} que su valor impreso",
    "opponents-cant-choose": "no ‹poder› elegir {chosen} para habilidades ni efectos",
    "damage-stays": "no se ‹poder› retirar",
    "denied-quest": "{no}‹poder› ir de aventura[ con {whom}]",
    "denied-challenge": "{no}‹poder› desafiar[ con {whom}]",
    "denied-be-challenged": "{no}‹poder› ser desafiados[ con {whom}]",
    "denied-ready": "{no}‹poder› preparar cartas[ con {whom}]",
    "denied-ready-at-start": "{no}‹poder› preparar cartas al inicio de su turno[ con {whom}]",
    "denied-sing": "{no}‹poder› cantar canciones[ con {whom}]",
    "denied-play": "{no}‹poder› jugar cartas",
    "denied-play+": "{no}‹poder› jugar {nor}",
    "denied-be-chosen": "{no}‹poder› elegir cartas",
    "denied-be-chosen+": "{no}‹poder› elegir {whom}",
    "denied-move": "{no}‹poder› mover personajes[ con {whom}]",
    "denied-be-dealt-damage": "{no}‹poder› recibir daño infligido[ con {whom}]",
    "denied-gain-lore": "{no}‹poder› ganar leyenda[ con {whom}]",
    "denied-lose-lore": "{no}‹poder› perder leyenda[ con {whom}]",
    "denied-remove-damage": "{no}‹poder› retirar daño[ {of_whom}]",
    "denied-exert": "{no}‹poder› agotar cartas[ con {whom}]",
    "denied-ink": "{no}‹poder› entintar cartas",
    "denied-ink+": "{no}‹poder› entintar {nor}",
    "denied-use": "{no}‹poder› usar habilidades[ {of_whom}]",
    "cant-unless-paid:quest": "no ‹poder› ir de aventura a menos que {paid}",
    "cant-unless-paid:challenge": "no ‹poder› desafiar a menos que {paid}",
    "cant-unless-paid:both": "no ‹poder› ir de aventura ni desafiar a menos que {paid}",
    "enter-damaged": "‹entrar› en juego con {damage}",
    "enter-exerted": "‹entrar› en juego {agotado}",
    "enter-exerted-then": "‹entrar› en juego {agotado}; luego, {then}",
    "may-enter-exerted": "‹poder› entrar en juego {agotado}",
    # It is you who draws.
    "may-enter-exerted-then": "tú|‹poder› hacer que {who} {entre} en juego {agotado} para {do_so}",
    "would-discard": "si un efecto fuera a hacerte descartar una o más cartas, no las descartas",
    "would-get-drops": "si {they_were} a obtener una gota de tinta, en su lugar {then}",
    "would-get-drops:may": "si {they_were} a obtener una gota de tinta, en su lugar {you_may}",
    "would-get-no-drops": "si {they_were} a obtener una gota de tinta, en su lugar no se obtiene",
    "would-be-dealt": "{time} {what} {were} a recibir daño infligido{where}, en su lugar {instead}",
    "would-take": "{time} {what} {were} a recibir daño{where}, en su lugar {instead}",
    "would-be-banished": "{time} {what} {were} a ser {banished}{where}, en su lugar {instead}",
    "must-choose": "‹deber› elegir {what} para acciones y habilidades si ‹poder›",
    "guard": "que ‹desafiar› a uno de tus personajes ‹deber› elegir {what} si ‹poder›",
    "guard-this": "que ‹desafiar› a uno de tus personajes ‹deber› elegir uno con Bodyguard si"
    " ‹poder›",
    "shift-onto": "‹poder› jugar con Shift cualquier personaje sobre {what}",
    "shift-any-name": "‹poder› jugar cualquier personaje con Shift sobre {what} como si {what}"
    " {had} cualquier nombre",
    "reduce-damage": "el daño infligido {to_what}|se ‹reducir› en {by}",
    "cant-end-turn": "no ‹poder› terminar tu turno mientras {what} {ready} {act}",
    "ink-exerted:yours": "‹entrar› agotadas en tu pozo de tinta",
    "ink-exerted:opponents": "‹entrar› agotadas en los pozos de tinta de los oponentes",
    "ink-exerted:all": "‹entrar› agotadas en los pozos de tinta",
    "extra-ink": "‹poder› entintar {more}",
    "win-at": "‹necesitar› {n} de leyenda para ganar la partida",
    "skip": "‹omitir› su paso {step}",
    "skip-yours": "omite el paso {step} de tu turno",
    "ready-limit": "{no}‹poder› preparar más de {n} de {my}s personajes al inicio de {my} turno",
    "ready-limit:next": "{no}‹poder› preparar más de {n} de {my}s personajes al inicio de {my}"
    " próximo turno",
    "top-faceup": "‹jugar› con la carta superior de {my} mazo boca arriba",
    "counts-inkable": "‹contar› como si tuvieran el símbolo de pozo de tinta",
    "ink-from": "‹poder› entintar {bare}{out}",
    "use-free": "‹poder› usar gratis la habilidad {name} {of_what}",
    "act-limit": "cada turno, solo {only}|‹poder› {act}",
} | costs.PLAYING


def clause(say: Speaker, s: Saying, until: str = "") -> SpokenClause:
    """`until`: how long, in words."""
    frame = frame_of(costs.PAY if s.verb in costs.PAY else RULES, s)
    if s.subject is not None and s.subject.how in NONE_OF and "{no}" in frame:
        s = replace(s, subject=Noun(NONE_OF[s.subject.how]))
    who = selectors.phrase(say, s.subject) if s.subject is not None else NOBODY
    told = Telling(say, s, who)
    of_, bar, text = frame.partition("|")
    text = filled(text if bar else of_, PLACES, told) + places.each_if(say, s)
    if s.how and s.verb == "play-free":
        return costs.offered(say, s, text + until)
    if bar:
        subject = filled(of_, PLACES, told)
        who = YOU if subject == YOU.text else Phrase(subject, who.plural)
    if until and s.verb in WOULD:
        return SpokenClause(who, f"{places.during(say, s.until)}, {text}")
    return SpokenClause(who, text + until)


# --- places -----------------------------------------------------------------------------------

WOULD: Final = ("would-be-dealt", "would-take", "would-be-banished")
TIMES: Final = {"next-time": "la próxima vez que", "first-time": "la primera vez que"}


def chosen(t: Telling) -> str:
    what = phrase(t, t.s.object)
    return to(what.text) if what.head == "personaje" else what.text


def paid(t: Telling) -> str:
    yours = t.who.mine
    form = TU_SUBJUNCTIVE if yours else EL_SUBJUNCTIVE
    costs_ = " y ".join([inflect(clause.predicate, form) for clause in t.steps])
    return costs_ if yours else f"su jugador {costs_}"


def damage(t: Telling) -> str:
    assert t.s.number is not None
    return "".join(quantities.amount(t.say, t.s.number, "de daño", "de daño", "daño"))


def they_were(t: Telling) -> str:
    who = phrase(t, t.s.object)
    return "fueras" if who.you else f"{who.text} fueran"


def were(t: Telling) -> str:
    return ("vaya" if t.s.how else "fuera") + ("n" if phrase(t, t.s.object).plural else "")


def banished(t: Telling) -> str:
    what = phrase(t, t.s.object)
    return agree("desterrado", what.feminine, what.plural)


def instead(t: Telling) -> str:
    if t.s.steps:
        return join_clauses(t.steps)
    return f"no es {banished(t)}" if t.s.verb == "would-be-banished" else "no recibe daño"


def by(t: Telling) -> str:
    q = t.s.number
    assert q is not None
    if q.kind == "counted" and q.unit is not None:
        return f"{q.n} {quantities.for_each(t.say, q.unit)}"
    return quantities.number(t.say, q)


def ready(t: Telling) -> str:
    what = phrase(t, t.s.object)
    be, able = ("estén", "puedan") if what.plural else ("esté", "pueda")
    return f"{be} {agree('preparado', what.feminine, what.plural)} y {able}"


def so_many(t: Telling, one: str, many: str) -> str:
    n = t.s.number.n if t.s.number is not None else 1
    return one if n == 1 else f"{n} {many}"


PLACES: Final[dict[str, Callable[[Telling], str]]] = {
    **costs.PLACES,
    "no": lambda t: "" if t.s.subject and t.s.subject.how in NONE_OF.values() else "no ",
    "who": lambda t: t.who.text,
    "least": lambda t: str(t.s.op),
    "chosen": chosen,
    "nor": lambda t: places.noun(t, True, "ni"),
    "paid": paid,
    "damage": damage,
    "do_so": lambda t: base_form(t.steps, YOU, purpose=True),
    "you_may": lambda t: inflect(f"‹poder› {base_form(t.steps, YOU)}", TU),
    "they_were": they_were,
    "time": lambda t: TIMES.get(t.s.how, "si"),
    "were": were,
    "where": lambda t: " en un desafío" if t.s.index == 1 else "",
    "banished": banished,
    "instead": instead,
    "had": lambda t: "tuvieran" if phrase(t, t.s.object).plural else "tuviera",
    "by": by,
    "ready": ready,
    "more": lambda t: so_many(t, "una carta adicional", "cartas adicionales"),
    "only": lambda t: so_many(t, "un personaje", "personajes"),
    "step": lambda t: STEPS[t.s.index],
    "my": lambda t: "tu" if t.who.you else "su",
}
