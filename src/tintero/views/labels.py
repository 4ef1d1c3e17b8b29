"""A human label for an option: "Quest with …", "Ir de aventura con …"."""

from __future__ import annotations

import tintero.rules.open as opened
import tintero.rules.payment as payment
from tintero.ability.effects import MoveDamage, RemoveDamage
from tintero.ability.statics import PlayFor
from tintero.state.objects import Option
from tintero.state.state import State
from tintero.views import prompt_words as say
from tintero.views.knowledge import is_search, may_know
from tintero.views.naming import (
    HIDDEN,
    a_player,
    ability_name,
    by_ability,
    language,
    listed,
    plural,
    static_name,
)
from tintero.views.words import ability_text, of_card
from tintero.vocab import NONE, Act, Pay, Question, Zone


def label(s: State, option: Option, lang: str = "en", seat: int | None = None) -> str:
    """What an option does, for the seat that has it (if none is given, the one that is asked)."""
    if seat is None:
        seat = s.decision.player if s.decision is not None else NONE
    return Label(s, option, language(lang), seat).text()


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


class Label:
    """One option being put into words."""

    def __init__(self, s: State, option: Option, lang: str, seat: int) -> None:
        self.s = s
        self.o = option
        self.lang = lang
        self.seat = seat

    def text(self) -> str:
        o = self.o
        a = b = what = how = ""
        if o.act <= Act.MOVE or o.act == Act.CHOOSE:
            a = self.name(o.a)
        if o.act in (Act.CHALLENGE, Act.MOVE):
            b = self.name(o.b)
        if o.act == Act.PLAY:
            how = self.payment()
        elif o.act == Act.CHOOSE and o.b >= 0:
            a += by_ability(self.replacement())
        elif o.act > Act.CHOOSE or o.act == Act.USE:
            what = self.what()
        return say.LABELS[self.lang][o.act].format(a=a, b=b, what=what, how=how)

    def pick(self, en: str, es: str) -> str:
        return es if self.lang == "es" else en

    # --- cards --------------------------------------------------------------------------------

    def name(self, card: int) -> str:
        """The full name, with what tells it from another card in play of the same name."""
        s = self.s
        if not 0 <= card < len(s.cards):
            return HIDDEN[self.lang]
        c = s.cards[card]
        if not may_know(s, c, self.seat) and not is_search(s, self.o, self.seat):
            return HIDDEN[self.lang]
        text = s.program(c).full_name
        if c.zone == Zone.PLAY and self.is_double(card):
            marks = [a_player(c.owner, self.lang)] if c.owner != self.seat else []
            marks.append(
                self.pick("exerted", "agotado") if c.exerted else self.pick("ready", "preparado")
            )
            if c.drying:
                marks.append(self.pick("drying", "secándose"))
            if c.damage:
                marks.append(self.pick(f"{c.damage} damage", f"{c.damage} de daño"))
            text += f" ({', '.join(marks)})"
        return text

    def is_double(self, card: int) -> bool:
        s = self.s
        index = s.cards[card].index
        return any(
            i != card and s.cards[i].index == index for p in s.players for i in s.in_play(p.id)
        )

    def replacement(self) -> str:
        for a in self.s.actives:
            if a.id == self.o.b:
                return static_name(self.s, a.index, a.static)
        return ""

    # --- paying -------------------------------------------------------------------------------

    def payment(self) -> str:
        o, s = self.o, self.s
        if not 0 <= o.a < len(s.cards):
            return ""
        card = s.cards[o.a]
        if not may_know(s, card, self.seat):
            return ""
        program = s.program(card)
        others = listed([self.name(i) for i in o.cards], self.lang)
        if o.b == Pay.SHIFT:
            onto = self.pick(f" with Shift onto {others}", f" con Shift sobre {others}")
            has = program.shifts[o.c] if 0 <= o.c < len(program.shifts) else None
            if has is None or has.costs:
                return onto
            due = payment.total_to_play(s, card, card.owner, has.n, Pay.SHIFT, o.cards)
            return f"{onto} ({self.ink(due)})"
        if o.b == Pay.SING:
            return self.pick(f" sung by {others}", f" cantada por {others}")
        if o.b == Pay.SING_TOGETHER:
            return self.pick(" with Sing Together", " con Sing Together")
        if o.b == Pay.ALTERNATE:
            return self.offer(card.index)
        if o.b == Pay.FREE:
            return self.pick(" for free", " gratis")
        due = payment.total_to_play(s, card, card.owner, program.cost, Pay.INK)
        return f" ({self.ink(due)})"

    def ink(self, n: int) -> str:
        return self.pick(f"{n} ink", f"{n} de tinta")

    def offer(self, index: int) -> str:
        """An alternate cost, printed on the card or offered by another one."""
        o, s = self.o, self.s
        if o.cards:
            index = s.cards[o.cards[0]].index
        statics = s.programs[index].statics
        effect = statics[o.c].effect if 0 <= o.c < len(statics) else None
        costs = effect.costs if isinstance(effect, PlayFor) else ()
        if not costs:
            text = self.pick(" for free", " gratis")
        else:
            words = [w for c in costs if (w := of_card(s, index, c, self.lang))]
            text = f": {listed(words, self.lang)}"
        return text + (self.pick(" with ", " con ") + self.name(o.cards[0]) if o.cards else "")

    # --- answers ------------------------------------------------------------------------------

    def what(self) -> str:
        o, s = self.o, self.s
        if o.act == Act.USE:
            return self.ability(o.c, o.b)
        if o.act == Act.MODE:
            return self.mode()
        if o.act == Act.AMOUNT:
            return self.amount()
        if o.act == Act.NAME:
            return s.programs.name_said(o.a) or HIDDEN[self.lang]
        if o.act == Act.PLAYER:
            return capital(a_player(o.a, self.lang))
        if o.act == Act.RESOLVE:
            return self.entry()
        return ""

    def ability(self, index: int, ability: int) -> str:
        name = ability_name(self.s, index, ability)
        if name:
            return name
        text = ability_text(self.s, index, ability, self.lang)
        start, end = say.QUOTES[self.lang]
        return f"{start}{text}{end}" if text else self.pick("an ability", "una habilidad")

    def mode(self) -> str:
        asked = opened.now(self.s)
        node = asked.modes() if asked is not None else None
        if asked is not None and node is not None and 0 <= self.o.a < len(node.modes):
            within = asked.text(self.s)
            text = of_card(self.s, asked.index, node.modes[self.o.a], self.lang, within)
            if text:
                return ". ".join(capital(sentence) for sentence in text.split(". "))
        return self.pick(f"Effect {self.o.a + 1}", f"Efecto {self.o.a + 1}")

    def amount(self) -> str:
        n, asked = self.o.a, opened.now(self.s)
        if asked is not None and asked.question == Question.DROPS:
            one, many = (
                self.pick("ink drop", "gota de tinta"),
                self.pick("ink drops", "gotas de tinta"),
            )
            return self.pick(f"Pay {plural(n, one, many)}", f"Pagar {plural(n, one, many)}")
        node = asked.op.node if asked is not None and asked.op is not None else None
        if isinstance(node, MoveDamage):
            return self.pick(f"Move {n} damage", f"Mover {n} de daño")
        if isinstance(node, RemoveDamage):
            return self.pick(f"Remove {n} damage", f"Quitar {n} de daño")
        return str(n)

    def entry(self) -> str:
        for e in self.s.bag:
            if e.id == self.o.a:
                card = self.s.cards[e.card]
                index = card.index if may_know(self.s, card, self.seat) else e.index
                name = self.s.programs[index].full_name
                what = self.ability(e.index, e.ability)
                return self.pick(f"{what} of {name}", f"{what} de {name}")
        return self.pick("an ability", "una habilidad")
