"""One event in one language: the fields of its sentence, from what a seat may know."""

from __future__ import annotations

from collections.abc import Sequence

from tintero.ability.statics import Would
from tintero.events import Event, Kind
from tintero.state.state import State
from tintero.views import log_words as say
from tintero.views.knowledge import knows_card, knows_other
from tintero.views.naming import HIDDEN, a_player, ability_name, contract, language, plural
from tintero.vocab import NONE, CardType, How, Reason, Step, Why

# These happen by a turn action or by the rules; for them a card is no cause to be named.
CAUSELESS = (
    Kind.QUESTED, Kind.CHALLENGED, Kind.SHIFTED, Kind.SANG, Kind.INKED, Kind.PAID,
    Kind.EFFECT_BEGAN,
)  # fmt: skip


class EventWords:
    """One event being put into words in one language."""

    def __init__(
        self, s: State, event: Event, lang: str, seat: int | None, before: Sequence[Event]
    ) -> None:
        self.s = s
        self.e = event
        self.lang = language(lang)
        self.seat = seat
        self.before = before
        self.knows = seat is None or knows_card(s, event, seat, before)
        self.knows_other = seat is None or knows_other(s, event, seat, before)

    def sentence(self, clause: bool) -> str:
        e = self.e
        text = say.SENTENCES[self.lang][e.kind].format(
            p=a_player(e.player, self.lang) if e.player >= 0 else "",
            card=self.card(),
            other=self.other(),
            n=self.number(),
            why=self.why(),
            how=self.how(),
            a="a " if self.is_character() else "",
        )
        text = contract(text, self.lang)
        text = text[:1].upper() + text[1:]
        return f"{text} [{e.clause}]" if clause else text

    # --- the fields ---------------------------------------------------------------------------

    def pick(self, en: str, es: str) -> str:
        return es if self.lang == "es" else en

    def name(self, card: int) -> str:
        return self.s.program(self.s.cards[card]).full_name

    def card(self) -> str:
        e = self.e
        if e.card < 0:
            return self.several(e.amount) if e.kind == Kind.DREW else say.SOMETHING[self.lang]
        return self.name(e.card) if self.knows else HIDDEN[self.lang]

    def other(self) -> str:
        if self.e.other < 0:
            return say.SOMETHING[self.lang]
        return self.name(self.e.other) if self.knows_other else HIDDEN[self.lang]

    def is_character(self) -> bool:
        e = self.e
        if e.card < 0 or not self.knows:
            return False
        return self.s.program(self.s.cards[e.card]).type == CardType.CHARACTER

    def several(self, n: int) -> str:
        if n == 1:
            return HIDDEN[self.lang]
        return plural(n, self.pick("card", "carta"), self.pick("cards", "cartas"))

    def number(self) -> str:
        e = self.e
        if e.kind in (Kind.DROPS_GAINED, Kind.DROPS_REMOVED):
            one, many = (
                self.pick("ink drop", "gota de tinta"),
                self.pick("ink drops", "gotas de tinta"),
            )
            return plural(e.amount, one, many)
        if e.kind == Kind.INK_TURNED:
            one, many = (
                self.pick("ink card", "carta de tinta"),
                self.pick("ink cards", "cartas de tinta"),
            )
            return plural(e.amount, one, many)
        if e.kind == Kind.HAND_ALTERED:
            if e.amount == 0:
                return self.pick("keeps all", "conserva todas las cartas")
            return self.pick(
                f"replaces {self.several(e.amount)}", f"cambia {self.several(e.amount)}"
            )
        if e.kind in (Kind.DISCARDED_SOME, Kind.MILLED):
            return self.several(e.amount)
        if e.kind == Kind.EFFECT_ENDED:
            if e.amount == 1:
                return self.pick(
                    "An effect that lasted this turn ends",
                    "Termina un efecto que duraba este turno",
                )
            return self.pick(
                f"{e.amount} effects that lasted this turn end",
                f"Terminan {e.amount} efectos que duraban este turno",
            )
        return str(e.amount)

    def why(self) -> str:
        """ "because of …" when another card is the cause."""
        e = self.e
        if e.source < 0 or e.source in (e.card, e.other) or e.kind in CAUSELESS:
            return ""
        if e.kind == Kind.LORE_GAINED and e.why in (Why.QUEST, Why.LOCATION):
            return ""
        return say.BECAUSE[self.lang].format(source=self.name(e.source))

    def ability(self, index: int, ability: int) -> str:
        return ability_name(self.s, index, ability) or say.AN_ABILITY[self.lang]

    def how(self) -> str:
        e, kind = self.e, self.e.kind
        if kind == Kind.STEP:
            return say.STEPS[self.lang][e.extra if Step.NONE <= e.extra <= Step.END else 0]
        if kind == Kind.PLAYER_OUT:
            return say.OUT[self.lang][e.amount]
        if kind == Kind.GAME_OVER:
            reason = e.amount if e.player >= 0 else Reason.TURN_LIMIT
            p = a_player(e.player, self.lang) if e.player >= 0 else ""
            return say.OVER[self.lang][reason].format(p=p)
        if kind == Kind.ENTERED_PLAY:
            return self.pick(" exerted", " en estado agotado") if e.extra else ""
        if kind == Kind.BANISHED:
            return self.banished()
        if kind == Kind.BANISHED_IN_CHALLENGE:
            return self.pick(" in a challenge", " en un desafío") if e.extra else ""
        if kind == Kind.PAID:
            return self.drops_paid()
        if kind == Kind.INK_TURNED:
            return self.pick("exerts", "agota") if e.extra else self.pick("readies", "prepara")
        if kind == Kind.PLAYED:
            return self.payment()
        if kind == Kind.MOVED:
            if e.extra <= 0:  # `extra`: the location left, counted from 1; 0 where there is none
                return ""
            left = self.name(e.extra - 1)
            return self.pick(f" from {left}", f" desde {left}")
        if kind == Kind.LORE_GAINED:
            return self.lore()
        if kind == Kind.DAMAGE_TAKEN:
            return self.damage()
        if kind == Kind.CHOSEN:
            if e.other < 0 or e.other == e.card:
                return ""
            return self.pick(f" for {self.name(e.other)}", f" para {self.name(e.other)}")
        if kind == Kind.NAMED:
            return self.s.programs.name_said(e.amount)
        if kind in (Kind.TRIGGERED, Kind.RESOLVED):
            return self.ability(e.extra, e.ability)
        if kind == Kind.USED:
            own = e.card >= 0 and e.ability in self.s.program(self.s.cards[e.card]).activated
            index = self.s.cards[e.card].index if own else NONE
            return self.ability(index, e.ability)
        if kind == Kind.FIZZLED:
            return self.fizzled()
        if kind == Kind.EFFECT_BEGAN:
            return self.began()
        if kind == Kind.REPLACED:
            return self.replaced()
        return ""

    # --- kinds with more to say -----------------------------------------------------------------

    def banished(self) -> str:
        e = self.e
        text = self.pick(" in a challenge", " en un desafío") if e.extra & 1 else ""
        known = self.s.cards[e.card].known
        if known is not None and known.inc == e.inc and known.damage >= known.willpower > 0:
            # CR 1.8.1.4: its damage equals or exceeds its Willpower.
            text += self.pick(
                f" with {known.damage} damage and Willpower {known.willpower}",
                f" con {known.damage} de daño y {known.willpower} de Voluntad",
            )
        return text

    def began(self) -> str:
        e = self.e
        source = self.pick("An effect", "Empieza un efecto")
        if e.source >= 0:
            source += self.pick(f" of {self.name(e.source)}", f" de {self.name(e.source)}")
        on = self.pick(f" on {self.card()}", f" sobre {self.card()}") if e.card >= 0 else ""
        return source + self.pick(f" begins{on}", on) + say.UNTIL[self.lang][e.amount]

    def drops_paid(self) -> str:
        n = self.e.extra
        if n <= 0:
            return ""
        if n == 1:
            return self.pick(", 1 of it with an ink drop", ", 1 con una gota de tinta")
        return self.pick(f", {n} of it with ink drops", f", {n} con gotas de tinta")

    def payment(self) -> str:
        """1: with Shift, 2: by singing, 4: for free; else with ink, or at an alternate cost."""
        e = self.e
        ink = self.pick(f" for {e.amount} ink", f" por {e.amount} de tinta") if e.amount else ""
        if e.extra & 1:
            return self.pick(" with Shift", " con Shift") + ink
        if e.extra & 2:
            return self.pick(" by singing", " cantando")
        if e.extra & 4:
            return self.pick(" for free", " gratis")
        return ink

    def lore(self) -> str:
        e = self.e
        if e.why == Why.QUEST and e.source >= 0:
            name = self.name(e.source)
            return self.pick(f" by questing with {name}", f" al ir de aventura con {name}")
        if e.why == Why.LOCATION:
            return self.pick(" from a location", " por una ubicación")
        return ""

    def damage(self) -> str:
        e, card = self.e, self.card()
        if e.extra & 3 == How.PUT:
            return self.pick(
                f"{e.amount} damage is put on {card}", f"Se pone {e.amount} de daño a {card}"
            )
        if e.extra & 3 == How.MOVED:
            return self.pick(
                f"{e.amount} damage is moved to {card}", f"Se mueve {e.amount} de daño a {card}"
            )
        return self.pick(f"{card} takes {e.amount} damage", f"{card} recibe {e.amount} de daño")

    def fizzled(self) -> str:
        e, card = self.e, self.card()
        if e.why == Why.USED_UP:
            name = self.ability(e.extra, e.ability)
            return self.pick(
                f"{name} of {card} has no effect: it has been used this turn",
                f"{name} de {card} no tiene efecto: ya se ha usado este turno",
            )
        if e.why == Why.CANT_DISCARD:
            who = a_player(e.player, self.lang)
            return self.pick(
                f"{who} can't discard because of {card}", f"{who} no puede descartar por {card}"
            )
        if e.why == Why.CANT_BE_DEALT:
            other = self.other()
            return self.pick(
                f"{card} deals no damage to {other}, which can't be dealt damage",
                f"{card} no inflige daño a {other}, que no puede recibir daño infligido",
            )
        if e.why == Why.NOTHING_LEFT:
            other = self.other()
            return self.pick(
                f"{card} deals no damage to {other}: nothing is left of {e.amount}",
                f"{card} no inflige daño a {other}: de {e.amount} no queda nada",
            )
        return self.pick(
            f"{card} finds nothing legal to choose, so that part does nothing",
            f"{card} no tiene nada legal que elegir, así que esa parte no hace nada",
        )

    def replaced(self) -> str:
        e, card, other = self.e, self.card(), self.other()
        if e.extra == Would.BE_DISCARDED:
            one, many = self.pick("card", "carta"), self.pick("cards", "cartas")
            cards = plural(e.amount, one, many)
            return self.pick(
                f"{other} keeps {cards} from being discarded", f"{other} evita descartar {cards}"
            )
        if e.card < 0:
            return self.pick(
                f"{other} can replace an ink drop", f"{other} puede reemplazar una gota de tinta"
            )
        if e.amount > 0:
            return self.pick(
                f"{other} replaces {e.amount} damage that {card} would have taken",
                f"{other} reemplaza {e.amount} de daño que {card} iba a recibir",
            )
        return self.pick(
            f"{other} replaces the banishing of {card}", f"{other} reemplaza el destierro de {card}"
        )
