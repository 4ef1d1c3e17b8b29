"""`tintero serve`: the web table for others."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from tintero.cli.shell.common import EXIT_NO, Language, fail_with
from tintero.cli.shell.output import echo
from tintero.cli.shell.variant import VariantName, chosen_variant
from tintero.messages import Message, say


def command(
    host: Annotated[str, typer.Option("--host")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535)] = 8080,
    db: Annotated[str | None, typer.Option("--db", metavar="URL")] = None,
    public: Annotated[bool, typer.Option("--public")] = False,
    shards: Annotated[int, typer.Option("--shards", min=1, max=64)] = 1,
    workers: Annotated[int | None, typer.Option("--workers", min=1)] = None,
    variant: VariantName = "",
    lang: Language = "",
) -> None:
    """Serve the web table."""
    from tintero.cli.serve.begin_serving import SHARD, default_db, fit_for_tables, need_web, several

    shard = os.environ.get(SHARD, "")
    need_web(lang)
    played = fit_for_tables(chosen_variant(variant, lang), lang)
    url = db if db is not None else default_db(lang)
    if shards > 1 and not shard:
        if not port:
            fail_with(lang, Message("serve-shards-port"))
        raise typer.Exit(several(shards, host, port, url, public, workers, lang, variant))

    from tintero.server.host import Host, ServerSettings
    from tintero.server.serving import serve

    settings = ServerSettings(
        db=url, shard=shard or "t", shards=shards, public=public, workers=workers, variant=played
    )

    async def ready(_: Host, at: str) -> None:
        if shard:
            echo(say(Message("serve-shard", shard=shard, url=at), lang))
        else:
            echo(say(Message("serve-ready", url=f"{at}/"), lang))

    if not serve(settings, host, port, ready):
        raise typer.Exit(EXIT_NO)
    echo(say(Message("serve-ended"), lang))
