"""`tintero mcp`: tools for assistants, over stdio or HTTP."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Annotated, Final

import typer

from tintero.cli.shell.common import EXIT_INTERRUPTED, Language, fail_with, spoken
from tintero.cli.shell.output import echo
from tintero.messages import Message, Problem, say

NEEDED: Final = ("mcp", "websockets")
PATH: Final = "/mcp"


def command(
    http: Annotated[bool, typer.Option("--http")] = False,
    host: Annotated[str, typer.Option("--host")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=1, max=65535)] = 8090,
    server: Annotated[str, typer.Option("--server", metavar="URL")] = "http://127.0.0.1:8080",
    lang: Language = None,
) -> None:
    """Offer the engine as tools to an assistant."""
    language = spoken(lang)
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        named = ", ".join(missing)
        fail_with(language, Message("mcp-missing", names=named), Message("mcp-install"))

    from tintero.assistant.tools import tool_server

    try:
        made = tool_server(language, server)
    except Problem:
        fail_with(language, Message("mcp-bad-server", server=server))
    try:
        if http:
            url = f"http://{host}:{port}{PATH}"
            echo(say(Message("mcp-ready", url=url), language), err=True)
            made.run("streamable-http", host=host, port=port, streamable_http_path=PATH)
        else:  # the other side speaks first; nothing but the protocol goes out
            made.run("stdio")
    except KeyboardInterrupt:
        raise typer.Exit(EXIT_INTERRUPTED) from None
