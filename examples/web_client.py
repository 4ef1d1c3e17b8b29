"""A client of the web table: it makes a table against a bot and plays a game over the socket.

Try it: tintero serve --port 8080      and then: python examples/web_client.py http://127.0.0.1:8080
It answers by lot. `docs/protocol.md` says what goes over the wire.
"""

import json
import sys
from random import Random
from time import sleep
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def words(said: list[Any]) -> str:
    """A sentence comes in pieces: strings, and things that a page links."""
    return "".join(
        piece if isinstance(piece, str) else next(iter(piece.values())) for piece in said
    )


def play(server: str, lang: str = "en", seed: int = 7) -> str:
    """One game; how it ended."""
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "bot", "bot": "random"}]
    body, head = json.dumps({"seats": seats}).encode(), {"Content-Type": "application/json"}
    seat = json.load(urlopen(Request(f"{server}/api/tables", body, head)))
    rng, number, answered = Random(seed), 1, -1
    with connect(f"{server.replace('http', 'ws', 1)}/ws") as socket:

        def send(kind: str, **rest: object) -> None:
            socket.send(json.dumps({"t": kind, "id": number, **rest}))

        send("hello", table=seat["table"], token=seat["token"], lang=lang)
        for text in socket:
            told = json.loads(text)
            if told["t"] == "refused":
                print("!", words(told.get("said", [])))
                sleep(1)  # "limit": nobody thinks as fast as lots are drawn
                answered = -1
                send("resync")
            if told["t"] != "state":
                continue
            state, version = told["state"], told.get("v", 0)  # what has its usual value is left out
            for line in state.get("log", []):
                print(" ", words(line["said"]))
            if "over" in state:
                return words(state["over"])
            if state.get("options") and version != answered:
                option = rng.choice(state["options"])
                print(">", option["label"])
                number, answered = number + 1, version
                send("do", v=version, line=option["id"])
    return "the connection was closed"


if __name__ == "__main__":
    print(play(*sys.argv[1:3]))
