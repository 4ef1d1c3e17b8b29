"""`tintero mcp`: tools for assistants, over stdio or HTTP."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Annotated, Final

import typer

from tintero.cli.shell.common import Language, fail_with, left_quietly
from tintero.cli.shell.output import echo
from tintero.messages import Message, Problem, say

if TYPE_CHECKING:
    from starlette.types import ASGIApp

    from tintero.assistant.tools import ToolServer

NEEDED: Final = ("mcp", "websockets")
PATH: Final = "/mcp"
KEY: Final = "TINTERO_MCP_KEY"
HERE: Final = ("127.0.0.1", "::1", "localhost")


def command(
    http: Annotated[bool, typer.Option("--http")] = False,
    host: Annotated[str, typer.Option("--host")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=1, max=65535)] = 8090,
    server: Annotated[str, typer.Option("--server", metavar="URL")] = "http://127.0.0.1:8080",
    key: Annotated[str, typer.Option("--key", envvar=KEY)] = "",
    lang: Language = "",
) -> None:
    """Offer the engine as tools to an assistant."""
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        named = ", ".join(missing)
        fail_with(lang, Message("mcp-missing", names=named), Message("mcp-install"))

    from tintero.assistant.key_asked import checked_key
    from tintero.assistant.tools import tool_server

    try:
        made = tool_server(lang, server)
    except Problem:
        fail_with(lang, Message("mcp-bad-server", server=server))
    if key:
        checked_key(key)
    with left_quietly():
        if http:
            url = f"http://{host}:{port}{PATH}"
            echo(say(Message("mcp-ready", url=url), lang), err=True)
            if not key and host not in HERE:
                echo(say(Message("mcp-open"), lang), err=True)
            serve(made, host, port, key)
        else:  # the other side speaks first; nothing but the protocol goes out
            made.run("stdio")


def serve(made: ToolServer, host: str, port: int, key: str) -> None:
    """Over HTTP until it is ended; with a key only for who has it."""
    import uvicorn

    from tintero.assistant.key_asked import KeyAsked

    app: ASGIApp = made.streamable_http_app(streamable_http_path=PATH, host=host)
    if key:
        app = KeyAsked(app, key, made.lang)
    uvicorn.run(app, host=host, port=port, log_level="warning")
