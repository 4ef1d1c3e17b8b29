"""Hints come from a bot that has learned, and say why a card of the opening hand goes back."""

from __future__ import annotations

import asyncio
from collections import Counter
from itertools import chain

import pytest

from test_worlds import positions, twin
from tintero import Deck, Game, default_pool
from tintero.bots.hand_policy import GROUPS, shipped_policy
from tintero.bots.ink_bot import InkBot
from tintero.cards.facts import CardFacts
from tintero.messages import Message, say
from tintero.server.worker import BotQuestion
from tintero.server.workers import Workers
from tintero.table.hand_reason import gained, keeping, putting_back
from tintero.table.hint_reason import reason
from tintero.table.thinker import adviser, idea
from tintero.views import labels
from tintero.vocab import CardType, Zone

POOL = default_pool()
WHAT = Message("label-done")
TRUE = {
    "hint-back-dear": lambda card, stay: card.cost > 3,
    "hint-back-ink": lambda card, stay: not card.inkable,
    "hint-back-same": lambda card, stay: any(one.cost == card.cost for one in stay),
    "hint-back-action": lambda card, stay: card.type == CardType.ACTION,
    "hint-back-thing": lambda card, stay: card.type in (CardType.ITEM, CardType.LOCATION),
    "hint-back-card": lambda card, stay: True,
}


def hinted(game: Game, seat: int) -> tuple[int, Message]:
    place = idea(game, seat)
    option = game.options[place]
    return place, reason(game, seat, option, labels.message(game.state, option, seat))


def test_each_card_goes_back_for_a_reason_that_is_true_of_it() -> None:
    told: Counter[str] = Counter()
    for seed in range(24):
        deck = Deck.load(("amber-steel", "ruby-amethyst", "emerald-sapphire")[seed % 3])
        game = Game.new([deck, deck], seed)
        assert game.decision is not None
        seat, back = game.decision.player, []
        hand = game.state.zone(seat, Zone.HAND)[:]
        while game.decision is not None and game.decision.player == seat:
            place, said = hinted(game, seat)
            option = game.options[place]
            if said.id == "hint-keep":
                kept = [game.pool.at(game.state.cards[i].index) for i in hand if i not in back]
                assert said.args["count"] == len(kept)
                assert said.args["ink"] == sum(card.inkable for card in kept)
                assert said.args["early"] == sum(card.cost <= 3 for card in kept)
                break
            assert said.id == "hint-alter"
            back.append(option.a)
            why = said.args["why"]
            assert isinstance(why, Message)
            told[why.id] += 1
            card = game.pool.at(game.state.cards[option.a].index)
            stay = [game.pool.at(game.state.cards[i].index) for i in hand if i != option.a]
            assert TRUE[why.id](card, stay)
            game.push(option)
    assert len(told) >= 4, told


def deck(names: list[str]) -> list[CardFacts]:
    return [POOL[name] for name in names]


def test_the_greatest_part_of_what_is_gained_is_said() -> None:
    stay = deck(["Stitch - New Dog"] * 2 + ["Simba - Protective Cub"])
    rest = deck(["Stitch - New Dog", "Simba - Protective Cub", "Goofy - Musketeer"] * 10)
    dear = POOL["Maui - Demigod"]
    why = putting_back([*stay, dear], 3, rest, first=True)
    assert why.id == "hint-back-dear" and why.args["cost"] == dear.cost
    policy = shipped_policy()
    gains = gained(policy, dear, stay, 1, rest, True)
    assert set(gains) == {name for name, _, _ in GROUPS} | {"card"}
    # What each group says is what the policy says of it: all of it is the whole difference.
    whole = [policy.worth([*stay, card], True) for card in rest]
    mean = sum(whole) / len(rest)
    assert sum(gains.values()) == pytest.approx(mean - policy.worth([*stay, dear], True))


def test_where_nothing_is_gained_no_reason_is_made_up() -> None:
    """Another bot may put back what the learned one keeps."""
    best = POOL["Raya - Determined Explorer"]
    rest = deck(["Maui - Demigod"] * 30)
    why = putting_back([best], 0, rest, first=False)
    assert why.id == "hint-back-other"
    assert putting_back([best] * 9, 0, rest, first=False).id == "hint-back-other"


@pytest.mark.parametrize("lang", ["en", "es"])
def test_what_is_kept_in_numbers(lang: str) -> None:
    one = keeping(deck(["Stitch - New Dog"]), WHAT)
    none = keeping([], WHAT)
    assert (one.id, none.id) == ("hint-keep", "hint-keep-none")
    words = {"en": "Of the card you keep 1 can", "es": "De la carta que conservas, 1 puede hacerse"}
    assert words[lang] in say(one, lang)
    assert say(none, lang)


def test_twins_are_given_the_same_hint() -> None:
    hands = turns = 0
    for seed in range(4):
        begun = Game.new([Deck.load("amber-steel")] * 2, seed)
        for game in chain([begun], positions(seed, every=20)):
            assert game.decision is not None
            seat, before = game.decision.player, game.hash()
            one, other = hinted(game, seat), hinted(twin(game, seat, seed), seat)
            assert one[0] == other[0] and say(one[1]) == say(other[1])
            assert game.hash() == before
            hands += one[1].id in ("hint-alter", "hint-keep")
            turns += one[1].id == "hint-line"
    assert hands >= 4 and turns >= 3


# --- who is asked -----------------------------------------------------------------------------


def test_who_advises_has_learned_and_is_bounded_in_time() -> None:
    bot = adviser()
    assert isinstance(bot, InkBot) and bot.level.name == "fast"
    assert bot.seconds is not None and bot.seconds <= 2


@pytest.mark.pure_only
def test_the_web_table_asks_the_same_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[BotQuestion] = []

    async def answer(self: Workers, question: BotQuestion) -> int | None:
        asked.append(question)
        return 1

    monkeypatch.setattr(Workers, "_answer", answer)

    async def ask() -> list[int]:
        workers = Workers(1)
        return [await workers.hint(b"", 0, 3), await workers.hint(b"", 0, 3)]

    assert asyncio.run(ask()) == [1, 1]
    [one, other] = asked
    own = adviser()
    assert isinstance(own, InkBot)
    assert (one.bot, one.seed) == (f"ink-{own.level.name}", own.seed)
    assert one.seed == other.seed and one.seconds <= 2
