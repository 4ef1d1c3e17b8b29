"""`Api`: everything that goes over HTTP, as one application to be mounted at `/api`.

`CALLS` is the one list of what can be asked; the routes and the published description
(`/api/openapi.json`, `api_openapi`) are made of it.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route

from tintero.asking.reply import AskAnswer
from tintero.messages import Message, Problem
from tintero.server import (
    api_ask,
    api_builder,
    api_cards,
    api_decks,
    api_judge,
    api_learn,
    api_limited,
    api_openapi,
    api_puzzles,
    api_replay,
    api_tables,
    judge_calls,
)
from tintero.server import api_shapes as shapes
from tintero.server import judge_shapes as desk_shapes
from tintero.server import library_shapes as library
from tintero.server.api_builder import MatchupsRunning
from tintero.server.api_calls import (
    CallLimits,
    CallRefused,
    HttpCall,
    answered,
    language_of,
    not_found,
    of_problem,
    problem_said,
    too_much,
)
from tintero.server.api_cards import CardShelf
from tintero.server.api_games import Archive
from tintero.server.api_judge import JudgeDesk
from tintero.server.deck_worker import DeckBench
from tintero.server.host import Host
from tintero.server.library_shelf import LibraryShelf, library_file, library_files
from tintero.server.protocol import TableInfo
from tintero.server.review_worker import ReviewDesk, ReviewSaid, reviewed
from tintero.server.socket import same_origin

LOG: Final = logging.getLogger("tintero.server")


class Api:
    """The calls of a server, with what they keep between them."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.limits = CallLimits()
        self.shelf = CardShelf()
        self.archive = Archive()
        self.desk = JudgeDesk()
        self.library = LibraryShelf()
        self.bench = DeckBench()
        self.reviews = ReviewDesk()
        self.matchups = MatchupsRunning()

    async def close(self) -> None:
        self.archive.close()
        await self.desk.close()
        await self.library.close()
        await self.bench.close()
        await self.reviews.close()

    def routes(self) -> list[BaseRoute]:
        """`/api` and `/healthz`."""
        health = Route("/healthz", partial(self._answer, HEALTH), methods=["GET"])
        mount = Mount("/api", self.app())
        mount.path_regex = re.compile(mount.path_regex.pattern, re.DOTALL)  # whatever is behind it
        return [mount, health]

    def app(self) -> Starlette:
        """What is mounted at `/api`."""
        paths = dict.fromkeys(one.path for one in CALLS)
        by_method = {p: {one.method: one for one in CALLS if one.path == p} for p in paths}
        routes = [
            Route(path, partial(self._choose, calls), methods=list(calls))
            for path, calls in by_method.items()
        ]
        made = Starlette(routes=routes, exception_handlers={HTTPException: no_such_call})
        made.router.redirect_slashes = False
        return made

    async def _choose(self, calls: dict[str, ApiCall], request: Request) -> Response:
        method = "GET" if request.method == "HEAD" else request.method
        return await self._answer(calls[method], request)

    async def _answer(self, asked: ApiCall, request: Request) -> Response:
        self.host.heard += 1
        call = HttpCall(request, self.host)
        try:
            now = self.host.now_ms()
            if self.host.settings.public and not self.limits.take(call.address, asked.heavy, now):
                raise too_much(Message("api-many-calls"))
            if asked.method != "GET" and not self._own_page(request):
                raise CallRefused(403, "refused", Message("api-origin"))
            return await asked.answer(self, call)
        except Problem as error:
            return call.problem(of_problem(error))
        except Exception:
            LOG.exception("%s %s", request.method, request.url.path)
            return call.problem(CallRefused(500, "later", Message("api-mistake")))

    def _own_page(self, request: Request) -> bool:
        """Whether a call comes from our own page, or from something that is no page."""
        heads = request.headers
        return same_origin(
            heads.get("origin", ""), heads.get("host", ""), self.host.settings.origins
        )


async def no_such_call(request: Request, error: Exception) -> Response:
    """Nothing is there, or it is asked otherwise."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    lang = language_of(
        request.query_params.get("lang", ""), request.headers.get("accept-language", "")
    )
    if status == 404:
        return problem_said(not_found(Message("api-no-path")), lang)
    if status == 405:
        response = problem_said(CallRefused(405, "refused", Message("api-method")), lang)
        allowed = getattr(error, "headers", None) or {}
        response.headers.update(allowed)
        return response
    return problem_said(CallRefused(status, "refused", Message("api-mistake")), lang)


# --- what can be asked ----------------------------------------------------------------------------


@dataclass(frozen=True)
class ApiCall:
    """One thing to ask: how, what for, what is sent and what comes back. `heavy`: the engine works
    for it, so that there may be fewer of it."""

    method: str
    path: str
    answer: Callable[[Api, HttpCall], Awaitable[Response]]
    about: str
    gives: Any  # a shape, or the media type of a text
    takes: Any = None
    query: tuple[str, ...] = ()
    status: int = 200
    heavy: bool = False


async def _openapi(api: Api, call: HttpCall) -> Response:
    return answered(api_openapi.text(CALLS).encode())


CALLS: Final = (
    ApiCall(
        "POST", "/tables", lambda api, call: api_tables.make_table(call),
        "Make a table and sit down at it", shapes.SeatMade, shapes.TableGiven, status=201,
        heavy=True,
    ),
    ApiCall(
        "GET", "/tables", lambda api, call: api_tables.lobby(call),
        "The lobby: listed tables that wait for somebody", shapes.TablesListed,
    ),
    ApiCall(
        "GET", "/tables/{id}", lambda api, call: api_tables.table_info(call),
        "What a table is", TableInfo,
    ),
    ApiCall(
        "POST", "/tables/{id}/sit", lambda api, call: api_tables.sit_down(call),
        "Take a free seat", shapes.SeatMade, shapes.SitGiven, heavy=True,
    ),
    ApiCall(
        "POST", "/mine", lambda api, call: api_tables.mine(call),
        "The tables of a visitor", shapes.TablesListed, shapes.MineGiven,
    ),
    ApiCall(
        "GET", "/cards", lambda api, call: api_cards.card_files(call, api.shelf),
        "Where the card files are, and which cards may be played today", shapes.CardFiles,
    ),
    ApiCall(
        "GET", "/cards/{file}", lambda api, call: api_cards.cards(call, api.shelf),
        "All cards in one language, by their number", shapes.CardFile, query=("v",),
    ),
    ApiCall(
        "GET", "/decks", lambda api, call: api_decks.decks(call),
        "The decks that come with Tintero", shapes.ShippedDecks, heavy=True,
    ),
    ApiCall(
        "POST", "/decks/check", lambda api, call: api_decks.check_deck(call),
        "What a deck is, and everything that is wrong with it", shapes.DeckChecked,
        shapes.DeckCheckGiven, heavy=True,
    ),
    ApiCall(
        "GET", "/options", lambda api, call: api_decks.options(call),
        "What a table may be made of", shapes.OptionsOffered,
    ),
    ApiCall(
        "GET", "/limited", lambda api, call: api_limited.offered(call),
        "Of which sets there are boosters", api_limited.LimitedOffered,
    ),
    ApiCall(
        "POST", "/limited", lambda api, call: api_limited.opened(call),
        "Boosters that are opened, or a draft as it stands", api_limited.LimitedShown,
        api_limited.LimitedGiven, heavy=True,
    ),
    ApiCall(
        "GET", "/rules/{number}", lambda api, call: api_decks.clause(call),
        "A clause of the rulebook", shapes.ClauseSaid, query=("rules", "variant"),
    ),
    ApiCall(
        "GET", "/tables/{id}/record", lambda api, call: api_replay.record(call, api.archive),
        "The record of a game that is over", "text/plain", query=("game",), heavy=True,
    ),
    ApiCall(
        "GET", "/tables/{id}/replay", lambda api, call: api_replay.replay(call, api.archive),
        "The log of a game that is over", shapes.ReplayTold, query=("game", "seat"), heavy=True,
    ),
    ApiCall(
        "GET", "/tables/{id}/replay/{at}", lambda api, call: api_replay.position(call, api.archive),
        "How a game that is over stood after so many actions", shapes.PositionShown,
        query=("game", "seat"),
    ),
    ApiCall(
        "POST", "/tables/{id}/fork",
        lambda api, call: api_replay.fork(call, api.archive),
        "A new table that begins in a position of a game that is over", shapes.SeatMade,
        shapes.ForkGiven, status=201, heavy=True,
    ),
    ApiCall(
        "GET", "/tables/{id}/stats", lambda api, call: api_replay.stats(call, api.archive),
        "A game that is over in figures", shapes.GameStats, query=("game",), heavy=True,
    ),
    ApiCall(
        "GET", "/tables/{id}/review",
        lambda api, call: reviewed(call, api.archive, api.reviews),
        "The chance to win by action, the largest losses, and luck, from a seat's eyes",
        ReviewSaid, query=("game", "seat"), heavy=True,
    ),
    ApiCall(
        "GET", "/tables/{id}/proof", lambda api, call: api_replay.proof(call, api.archive),
        "What proves the shuffle of a game that is over", shapes.ShuffleProof, query=("game",),
    ),
    ApiCall(
        "POST", "/judge", lambda api, call: api_judge.judge(call, api.desk),
        "The ruling on a scene", shapes.JudgeSaid, shapes.JudgeGiven, heavy=True,
    ),
    ApiCall(
        "GET", "/ask", lambda api, call: api_ask.ask_in_words(call),
        "A question in words: the nearest cases, the clauses, a scene to begin with", AskAnswer,
        query=("q", "rules"),
    ),
    ApiCall(
        "GET", "/library/{kind}", lambda api, call: library_files(call, api.library),
        "Where the files of the rulebook, the cards or the case book are", library.LibraryFiles,
    ),
    ApiCall(
        "GET", "/library/rules/{file}",
        lambda api, call: library_file(call, api.library, "rules"),
        "The rulebook in one language", library.RulesFile,
    ),
    ApiCall(
        "GET", "/library/cards/{file}",
        lambda api, call: library_file(call, api.library, "cards"),
        "What is known of all cards beyond what is printed", library.CardsFile,
    ),
    ApiCall(
        "GET", "/library/cases/{file}",
        lambda api, call: library_file(call, api.library, "cases"),
        "The case book in one language", library.CasesFile,
    ),
    ApiCall(
        "GET", "/library/plays/{file}",
        lambda api, call: library_file(call, api.library, "plays"),
        "The cases of the book, played", library.PlaysFile,
    ),
    ApiCall(
        "POST", "/judge/position", lambda api, call: judge_calls.position(call, api.desk),
        "How a scene stands after a change of it or a try: board, options, verdict, sequence",
        desk_shapes.DeskShown, desk_shapes.DeskGiven,
    ),
    ApiCall(
        "POST", "/judge/compare", lambda api, call: judge_calls.compare(call, api.desk),
        "A scene by every version of the rules, side by side where they part",
        desk_shapes.DeskCompared, desk_shapes.CompareGiven, heavy=True,
    ),
    ApiCall(
        "POST", "/judge/export", lambda api, call: judge_calls.export(call, api.desk),
        "A scene as a file: the ruling as Markdown or HTML, the scene, the record",
        desk_shapes.DeskFile, desk_shapes.ExportGiven, heavy=True,
    ),
    ApiCall(
        "POST", "/decks/odds", lambda api, call: api_builder.odds(call, api.bench),
        "Exact chances of a deck, with the alter-hand rule", api_builder.OddsSaid,
        api_builder.OddsGiven, heavy=True,
    ),
    ApiCall(
        "POST", "/decks/convert", lambda api, call: api_builder.convert(call),
        "A deck in another format", api_builder.DeckConverted, api_builder.ConvertGiven,
        heavy=True,
    ),
    ApiCall(
        "POST", "/decks/matchup",
        lambda api, call: api_builder.matchup(call, api.bench, api.matchups),
        "A matchup that is played while one listens: a `MatchupSaid` on each line",
        "application/x-ndjson", api_builder.MatchupGiven, heavy=True,
    ),
    ApiCall(
        "GET", "/lessons", lambda api, call: api_learn.lessons(call),
        "The lessons in which the game is learnt", api_learn.LessonsSaid,
    ),
    ApiCall(
        "POST", "/lessons/{lesson}", lambda api, call: api_learn.learn(call),
        "A lesson after what was done in it, and an answer to what is said", api_learn.LearnTold,
        api_learn.LearnGiven,
    ),
    ApiCall(
        "GET", "/puzzles", lambda api, call: api_puzzles.puzzles(call),
        "The puzzles: positions with one solution", api_puzzles.PuzzlesSaid,
    ),
    ApiCall(
        "GET", "/puzzles/{puzzle}", lambda api, call: api_puzzles.puzzle(call),
        "A puzzle in words, with its solution", api_puzzles.PuzzleSaid,
    ),
    ApiCall(
        "POST", "/puzzles/{puzzle}", lambda api, call: api_puzzles.solve(call),
        "A puzzle after what was done in it, and an answer to what is said",
        api_puzzles.PuzzleTold, api_learn.LearnGiven,
    ),
    ApiCall(
        "POST", "/tables/{id}/coach", lambda api, call: api_learn.coach(call),
        "What a coach would do now, for the seat whose key is shown", api_learn.CoachSaid,
    ),
    ApiCall("GET", "/openapi.json", _openapi, "This description", "application/json"),
)  # fmt: skip
HEALTH: Final = ApiCall(
    "GET", "/healthz", lambda api, call: api_tables.health(call),
    "Whether the server answers", shapes.HealthSaid,
)  # fmt: skip
