"""`tintero play`: a game in the terminal, on a full-screen table or line by line."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperCommand

from tintero.cli.shell import complete
from tintero.cli.shell.common import AnyDeck, Language, fail_with, load_playable, said
from tintero.cli.shell.output import echo
from tintero.cli.shell.variant import VariantName, chosen_variant
from tintero.messages import Message, Problem, say

if TYPE_CHECKING:
    from tintero.bots import Bot
    from tintero.game import Game

LAST = "last"  # what `--resume` alone stands for: the game that was left last
DECK, AGAINST, BOT = "amber-steel", "ruby-amethyst", "greedy"


class Command(TyperCommand):
    """`--resume` may stand alone: then it is the game that was left last."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        filled: list[str] = []
        for i, word in enumerate(args):
            filled.append(word)
            alone = i + 1 == len(args) or args[i + 1].startswith("--")
            if word == "--resume" and alone:
                filled.append(LAST)
        return super().parse_args(ctx, filled)


def command(
    ctx: typer.Context,
    deck: Annotated[str, typer.Option("--deck", autocompletion=complete.decks)] = DECK,
    against: Annotated[str, typer.Option("--against", autocompletion=complete.decks)] = AGAINST,
    bot: Annotated[str, typer.Option("--bot", autocompletion=complete.bots)] = BOT,
    hotseat: Annotated[bool, typer.Option("--hot-seat", "--hotseat")] = False,
    watch: Annotated[bool, typer.Option("--watch")] = False,
    name: Annotated[str | None, typer.Option("--name")] = None,
    names: Annotated[str | None, typer.Option("--names", metavar="A,B")] = None,
    best_of: Annotated[int, typer.Option("--best-of")] = 1,
    seed: Annotated[int | None, typer.Option("--seed")] = None,
    rules: Annotated[str, typer.Option("--rules", autocompletion=complete.versions)] = "2.3",
    variant: VariantName = "",
    resume: Annotated[str | None, typer.Option("--resume", metavar="[FILE]")] = None,
    any_deck: AnyDeck = False,
    free_undo: Annotated[bool, typer.Option("--free-undo")] = False,
    plain: Annotated[bool, typer.Option("--plain")] = False,
    web: Annotated[bool, typer.Option("--web")] = False,
    lang: Language = "",
) -> None:
    """Play a game in the terminal, against a bot, a friend, or nobody.

    Long: most of it is its parameters.
    """
    from tintero.cli.play.begin import play, play_at_table, seat_bots, with_names
    from tintero.cli.play.left_game import check_bots, saved_game, tell_of_seed
    from tintero.cli.shell.terminal import check_size, on_terminal
    from tintero.state.ruleset import VERSIONS
    from tintero.table.kept import Keeper
    from tintero.table.plan import Plan
    from tintero.table.sitting import Sitting, Start

    if hotseat and watch:
        fail_with(lang, Message("play-one-of-two"))
    if rules not in VERSIONS:
        there = Message("play-there-are", names=", ".join(VERSIONS))
        fail_with(lang, Message("play-no-rules", version=rules), there)
    played = chosen_variant(variant, lang, 2)
    if played is not None and not said(ctx, "best_of"):
        best_of = played.best_of
    if best_of < 1 or best_of % 2 == 0:
        fail_with(lang, Message("play-best-of", count=best_of))
    if web:
        if hotseat or watch or resume is not None or seed is not None or best_of not in (1, 3):
            fail_with(lang, Message("play-web-alone"))
        from tintero.cli.serve.begin_serving import play_in_browser

        first = load_playable(deck, lang, any_deck, played)
        both = first, load_playable(against, lang, any_deck, played)
        play_in_browser(both, bot, name or "", best_of, rules, free_undo, lang, played)
        return
    full = not plain and on_terminal()
    if full:
        check_size(lang)
    keeper = Keeper()
    game: Game | None = None
    start: Start | None = None
    if resume is not None:
        if best_of > 1:
            fail_with(lang, Message("play-series-begins"))
        game, plan, keeper = saved_game(resume, lang)
        if said(ctx, "bot"):  # one that fails can be replaced
            plan = replace(plan, bots=dict.fromkeys(plan.bots, bot))
            tell_of_seed(game, plan, lang)
        else:
            check_bots(plan, lang)
    else:
        seats = {0: bot, 1: bot} if watch else {} if hotseat else {1: bot}
        one = load_playable(deck, lang, any_deck, played)
        decks = one, load_playable(against, lang, any_deck, played)
        plan = Plan(tuple(d.name for d in decks), seats)
        start = Start.of(decks, seed, rules, plan, played)
        if start.secret and seed is not None:
            echo(say(Message("play-seed-of-bot"), lang), err=True)

    def bots_of(plan: Plan) -> dict[int, Bot]:
        return seat_bots(plan, seed, lang, quiet=full)

    try:
        plan = replace(with_names(plan, name, names), free=free_undo)
        sitting = Sitting(start, plan, bots_of, lang, best_of, game, keeper)
    except Problem as error:
        keeper.close()
        fail_with(lang, error.message)
    if full:
        play_at_table(sitting)
    else:
        play(sitting)
