"""HTTP beside the socket: tables are made and seats taken here."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tintero.messages import Message, Problem
from tintero.server.api_shapes import ProblemSaid, SitGiven, TableGiven
from tintero.server.database import NoTable
from tintero.server.host import Host
from tintero.server.opening import open_table, sit
from tintero.server.room_state import table_info
from tintero.views.shapes import Shape

JSON = "application/json"


def api_routes(host: Host) -> list[BaseRoute]:
    async def new_table(request: Request) -> Response:
        given = msgspec.json.decode(await request.body(), type=TableGiven)
        address = request.client.host if request.client is not None else ""
        return said(await open_table(host, given, address), 201)

    async def the_table(request: Request) -> Response:
        try:
            room = await host.room(request.path_params["id"])
        except NoTable as problem:
            return said(ProblemSaid("not found", problem.message), 404)
        return said(table_info(room, language(request)))

    async def take_seat(request: Request) -> Response:
        given = msgspec.json.decode(await request.body(), type=SitGiven)
        try:
            return said(await sit(host, request.path_params["id"], given))
        except Problem as problem:
            return said(ProblemSaid("refused", problem.message), 409)

    async def unreadable(request: Request, error: Exception) -> Response:
        return said(ProblemSaid("unreadable", Message("file-said", said=str(error)[:200])), 400)

    return [
        Route("/api/tables", new_table, methods=["POST"]),
        Route("/api/tables/{id}", the_table, methods=["GET"]),
        Route("/api/tables/{id}/sit", take_seat, methods=["POST"]),
    ]


def language(request: Request) -> str:
    return "es" if request.query_params.get("lang") == "es" else "en"


def said(shape: Shape, status: int = 200) -> Response:
    return Response(shape.bytes("en"), status, media_type=JSON)
