"""`Stage`: a position being built for one ability, and the games made from it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from tintero.ability.abilities import Has, Script
from tintero.ability.base import Ability, Effect
from tintero.ability.filters import Filter
from tintero.ability.quantities import Happened
from tintero.cards.facts import CardFacts
from tintero.cards.pool import Pool
from tintero.game import Game
from tintero.scene import Scene
from tintero.scene.model import Placed, Position, SceneCards, SceneInk, SceneSeat, SceneUnder
from tintero.vocab import CardType, Keyword, Owner, Zone
from tintero.vocab import Ink as Colour
from tintero_proof.smoke.props import Do, Spot, Want, spoils, want

DECK = 12  # cards in each deck below those the test put on top
FILLER = CardFacts("Filler", "", CardType.CHARACTER, 2, True, (Colour.STEEL,), 1, 4, 1)
INK = 12
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


@dataclass
class Seats:
    lore: int = 5
    ink: int = INK
    drops: int = 0


class Stage:
    """Spots for cards on both sides. Seat 0 owns the card under test."""

    def __init__(self, card: CardFacts) -> None:
        self.card = card
        zone = Zone.HAND if card.type == CardType.ACTION else Zone.PLAY
        self.this = Spot(card, 0, zone)
        self.spots: list[Spot] = [self.this]
        self.seats = [Seats(), Seats()]
        self.turn = 0
        self.first_turn = False
        self.made = 0
        self.decoys = True
        self.first_steps: list[Do] = []  # before anything else
        self.hurt_event = False  # the event's card must have damage on it
        self.prelude: list[Do] | None = None  # the steps for that
        self.earlier: list[Happened] = []  # what must have happened this turn
        self.arranging = False  # steps for that are being made
        self.deck = DECK
        self.actor = 0  # whose event it is
        self.alike = False  # chance decides, so the cards of a deck are all alike

    # --- cards ------------------------------------------------------------------------------------

    def facts(self, **said: Any) -> CardFacts:
        """A plain card with a name of its own."""
        self.made += 1
        label = LETTERS[self.made // 26 % 26] + LETTERS[self.made % 26]
        plain: dict[str, Any] = {
            "name": f"Prop {label}", "version": "", "type": CardType.CHARACTER, "cost": 3,
            "inkable": True, "inks": (Colour.AMBER,), "strength": 3, "willpower": 9, "lore": 1,
            "number": self.made,
        }  # fmt: skip
        if "name" in said:
            plain["version"] = f"Prop {label}"
        plain |= said
        kind = plain["type"]
        if kind != CardType.CHARACTER:
            plain["strength"] = 0
        if kind != CardType.LOCATION:
            plain["move_cost"] = 0
        if kind in (CardType.ACTION, CardType.ITEM):
            plain |= {"willpower": 0, "lore": 0}
        return CardFacts(**plain)

    def put(self, owner: int, zone: int, made: Want | None = None, **said: Any) -> Spot:
        """Add a card."""
        made = made if made is not None else Want({})
        facts = self.facts(**(made.facts | said))
        if facts.type == CardType.ACTION and zone == Zone.PLAY:
            zone = Zone.HAND
        spot = Spot(facts, owner, zone)
        if zone == Zone.PLAY:
            turns = facts.type in (CardType.CHARACTER, CardType.ITEM)
            spot.exerted = made.exerted and turns
            spot.drying = made.drying and facts.type == CardType.CHARACTER
            if facts.type != CardType.ITEM:
                spot.damage = made.damage
            if facts.type == CardType.CHARACTER and made.at:
                here = made.at == "here" and owner == self.this.owner
                if here and self.card.type == CardType.LOCATION:
                    spot.at = self.this
                elif here:  # where the card under test is
                    spot.at = self.this.at = self.location(owner)
                elif made.at == "some":
                    spot.at = self.location(owner)
            spot.under = [self.facts() for _ in range(made.under)]
        self.spots.append(spot)
        return spot

    def location(self, owner: int) -> Spot:
        for spot in self.spots:
            here = spot.owner == owner and spot.zone == Zone.PLAY and spot is not self.this
            if here and spot.facts.type == CardType.LOCATION:
                return spot
        return self.put(owner, Zone.PLAY, type=CardType.LOCATION, strength=0, move_cost=1)

    def tool(self, effect: Effect, owner: int) -> Spot:
        """An action in hand that does this, to make something happen."""
        abilities: tuple[Ability, ...] = (Script(effect),)
        return self.put(owner, Zone.HAND, type=CardType.ACTION, cost=0, abilities=abilities)

    def supply(
        self,
        f: Filter,
        n: int,
        they: int = 1,
        both: bool = False,
        resist: bool = False,
        **state: Any,
    ) -> list[Spot]:
        """Cards that fit a filter, on the sides it means, and near misses beside them."""
        zones = [f.zone] if f.or_zone < 0 else [f.zone, f.or_zone]
        if f.zone == Zone.ANYWHERE:
            zones = [Zone.DECK, Zone.HAND]
        elif f.zone == Zone.UNDER:
            return [self._under(f, owner) for owner in self.owners(f, they, both)]
        found: list[Spot] = []
        for zone in zones:
            for owner in self.owners(f, they, both):
                for k in range(max(n, len(f.any_of))):
                    made = want(f, k)
                    if resist and k == 0 and made.facts.get("type") != CardType.ITEM:
                        made.facts["abilities"] = (Has(Keyword.RESIST, 1),)
                    found.append(self._placed(owner, zone, made, state))
                for spoil in spoils(f) if self.decoys else ():
                    self._placed(owner, zone, want(f, 0, spoil), state)
        if self.decoys and f.owner in (Owner.YOURS, Owner.OPPOSING) and f.zone != Zone.ANYWHERE:
            other = 1 if f.owner == Owner.YOURS else 0
            self._placed(other, f.zone, want(f), state)
        return found

    def _placed(self, owner: int, zone: int, made: Want, state: dict[str, Any]) -> Spot:
        for name, value in state.items():
            if name == "damage" and made.damage == 0:
                made.damage = value
            elif name == "exerted":
                made.exerted = made.exerted or value
            elif name not in ("damage",):
                made.facts[name] = value
        return self.put(owner, zone, made)

    def _under(self, f: Filter, owner: int) -> Spot:
        top = self.put(owner, Zone.PLAY)
        top.under = [self.facts(**want(replace(f, zone=Zone.HAND)).facts) for _ in range(2)]
        return top

    def owners(self, f: Filter, they: int, both: bool) -> list[int]:
        if f.owner == Owner.ANY:
            return [0, 1]
        if f.owner == Owner.THEIRS:
            return [they, 1 - they] if both else [they]
        return [0 if f.owner == Owner.YOURS else 1]

    # --- the game ---------------------------------------------------------------------------------

    def game(self, card: CardFacts) -> Game:
        """A game in this position, with `card` in the place of the card under test."""
        self.this.facts = card
        used = [spot.facts for spot in self.spots]
        used += [facts for spot in self.spots for facts in spot.under]
        pool = Pool([*used, FILLER])
        seats = tuple(self._seat(player) for player in (0, 1))
        first = 1 - self.turn if self.first_turn else 0
        position = Position(
            turn=self.turn, seats=seats, first_turn=self.first_turn, first_player=first
        )
        return Scene(position).game(pool)

    def _seat(self, player: int) -> SceneSeat:
        def pile(zone: int) -> tuple[SceneCards, ...]:
            mine = [s for s in self.spots if s.owner == player and s.zone == zone]
            return tuple(SceneCards(s.facts.full_name) for s in mine)

        side = self.seats[player]
        filler = SceneCards(FILLER.full_name, self.deck)
        extra = SceneCards(FILLER.full_name, side.ink) if side.ink else None
        return SceneSeat(
            lore=side.lore,
            ink=SceneInk(
                (*((extra,) if extra else ()), *pile(Zone.INKWELL)),
                (SceneCards(FILLER.full_name, 2),),
                side.drops,
            ),
            hand=pile(Zone.HAND),
            deck=(*pile(Zone.DECK), *((filler,) if self.deck else ())),
            discard=pile(Zone.DISCARD),
            play=tuple(_placed(s) for s in self.spots
                       if s.owner == player and s.zone == Zone.PLAY),
        )  # fmt: skip


def _placed(spot: Spot) -> Placed:
    return Placed(
        SceneCards(spot.facts.full_name),
        spot.exerted,
        spot.damage,
        spot.drying,
        spot.at.facts.full_name if spot.at is not None else "",
        tuple(SceneUnder(SceneCards(f.full_name), spot.faceup) for f in spot.under),
    )


def ids_of(game: Game) -> dict[str, int]:
    """Where each card is, by its full name (props have names of their own)."""
    return {game.pool.at(card.index).full_name: card.id for card in game.state.cards}
