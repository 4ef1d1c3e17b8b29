"""The web table as a Starlette app: `/ws`, `/api`, `/healthz` and the page."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from tintero.messages import Message as Words
from tintero.messages import say
from tintero.server.api import Api
from tintero.server.api_calls import language_of
from tintero.server.host import Host, ServerSettings
from tintero.server.library_links import leads
from tintero.server.page_files import PageFiles
from tintero.server.page_headers import security_headers
from tintero.server.socket import serve_socket

PAGE: Final = Path(__file__).resolve().parent / "page"
# What the page shows by itself; anything else is its own "not found".
PAGES: Final = ("", "new", "lobby", "mine", "decks", "help", "privacy", "judge", "learn", "puzzles",
                "limited")  # fmt: skip
DEEP: Final = ("t", "replay", "learn", "puzzles")
INDEX: Final = "index.html"
A_YEAR: Final = "public, max-age=31536000, immutable"


def make_app(settings: ServerSettings) -> Starlette:
    """The app of one process; it has its `Host` and its `Api` in `app.state`."""
    host = Host(settings)
    api = Api(host)
    folder = settings.page or PAGE

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await host.start()
        try:
            yield
        finally:
            await api.close()
            await host.close()

    async def socket(websocket: WebSocket) -> None:
        await serve_socket(host, websocket)

    routes: list[BaseRoute] = [
        WebSocketRoute("/ws", socket),
        WebSocketRoute("/ws/{table}", socket),  # the same, for a proxy that goes by the table
        *api.routes(),
    ]
    routes.append(Route("/assets/{name}", assets_of(folder / "assets")))
    routes.append(Route("/{path:path}", page_of(folder)))
    app = Starlette(routes=routes, lifespan=lifespan)
    app.add_middleware(SecurityHeaders, socket=socket)
    app.state.host, app.state.api = host, api
    return app


Answering = Callable[[Request], Awaitable[Response]]


def assets_of(folder: Path) -> Answering:
    """What the page loads: files whose names change with what is in them."""
    files = PageFiles(folder)

    async def asset(request: Request) -> Response:
        name = request.path_params["name"]
        if not files.holds(name):
            raise HTTPException(404)
        return files.answer(request, name)

    return asset


def page_of(folder: Path) -> Answering:
    """The page, which knows its ways by itself; files beside it by their names."""
    files = PageFiles(folder)

    async def page(request: Request) -> Response:
        path = request.path_params["path"].strip("/")
        if not files.holds(INDEX):
            lang = language_of(
                request.query_params.get("lang", ""), request.headers.get("accept-language", "")
            )
            return PlainTextResponse(say(Words("server-no-page"), lang), 503 if path else 200)
        if files.holds(path):
            return files.answer(request, path)
        shelf = leads(path)
        known = path in PAGES or path.partition("/")[0] in DEEP if shelf is None else shelf
        return files.answer(request, INDEX, 200 if known else 404)

    return page


Talking = Callable[[WebSocket], Awaitable[None]]


class SecurityHeaders:
    """On everything that is answered over HTTP. A `socket` that comes by its own name goes past the
    layers below, each of which would stay for as long as it does."""

    def __init__(self, app: ASGIApp, socket: Talking) -> None:
        self.app = app
        self.socket = socket

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and scope["path"] == "/ws":
            await self.socket(WebSocket(scope, receive, send))
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in security_headers(scope).items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/assets/") and message["status"] == 200:
                    headers["Cache-Control"] = A_YEAR
            await send(message)

        await self.app(scope, receive, with_headers)
