"""The tools of `tintero mcp`, over stdio or HTTP, with the official SDK.

What is wrong with a call is a sentence in the language of the server; whatever the engine does for
a call it does beside the event loop, and scenes from outside in a process with a limit in time.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Annotated, Any, Final

import anyio
from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError, UnexpectedToolError
from pydantic import Field, ValidationError

from tintero._build import VERSION
from tintero.assistant import lookups
from tintero.assistant.scene_rulings import SceneRulings
from tintero.assistant.table_seat import SeatsHeld
from tintero.limits import clipped
from tintero.messages import COMMA, Listed, Message, Problem, message_of, say
from tintero.server.api_shapes import SCENE_LETTERS

LOG: Final = logging.getLogger("tintero.assistant")
ABOUT: Final = (
    "Tintero is a complete rules engine for the Disney Lorcana TCG. Ask it instead of answering "
    "from memory: `ask_rules` takes a question in words (English or Spanish) and answers with the "
    "nearest cases, the clauses and a scene; adapt that scene and give it to `judge_scene`, which "
    "plays it and tells each step with its clause. Cite cases by id and clauses by number."
)

Lang = Annotated[str, Field(description="Language of the sentences: en or es")]
Rules = Annotated[str, Field(description="Version of the rules: 2.1, 2.2 or 2.3")]
Answer = dict[str, Any]


class ToolServer(MCPServer[Any]):
    """The SDK's server; what is wrong with a call is told in our words."""

    def __init__(self, lang: str) -> None:
        super().__init__(
            "tintero", title="Tintero", instructions=ABOUT, version=VERSION, log_level="WARNING"
        )
        self.lang = lang

    async def call_tool(self, name: str, arguments: dict[str, Any], *rest: Any) -> Any:
        try:
            return await super().call_tool(name, arguments, *rest)
        except ToolError as error:
            cause = error.__cause__
            if isinstance(cause, ValidationError):
                raise ToolError(say(bad_arguments(name, cause), self.lang)) from cause
            if isinstance(cause, ToolError):
                raise ToolError(str(cause)) from cause
            if isinstance(error, UnexpectedToolError):
                LOG.error("%s", name, exc_info=cause)
                raise ToolError(say(Message("mcp-mistake", tool=name), self.lang)) from cause
            raise ToolError(
                say(Message("mcp-no-tool", tool=clipped(name, 40)), self.lang)
            ) from None


def bad_arguments(name: str, error: ValidationError) -> Message:
    """Which arguments of a tool are missing or of another kind."""
    found = dict.fromkeys(".".join(map(str, one["loc"])) for one in error.errors())
    return Message("mcp-arguments", tool=name, names=Listed(tuple(found), COMMA))


async def beside(lang: str, work: Callable[[], Answer]) -> Answer:
    """Done in a thread; what is wrong is told."""
    return await telling(lang, anyio.to_thread.run_sync(work))


async def telling(lang: str, work: Awaitable[Answer]) -> Answer:
    """What is wrong is told."""
    try:
        return await work
    except (Problem, ValueError, LookupError, AssertionError) as error:
        raise ToolError(told(error, lang)) from None


def told(error: Exception, lang: str) -> str:
    return say(message_of(error), lang)


def language(lang: str, usual: str) -> str:
    """The language that a call asks for; a sentence in that of the server if there is none."""
    try:
        return lookups.checked_language(lang or usual)
    except Problem as error:
        raise ToolError(told(error, usual)) from None


def tool_server(
    lang: str = "en", server: str = "", rulings: SceneRulings | None = None
) -> ToolServer:
    """All tools. `server`: whose tables may be sat at; without one there are no such tools."""
    made = ToolServer(lang)
    scenes = scene_tools(rulings or SceneRulings(), lang)
    for one in (*rules_tools(lang), *card_tools(lang), *scenes):
        made.add_tool(one)
    if server:
        seats = SeatsHeld(server)
        for one in table_tools(seats, lang):
            made.add_tool(one)
    return made


def checked_scene(scene: str, lang: str) -> str:
    """What is too long is not even passed on."""
    try:
        return lookups.within(scene, SCENE_LETTERS)
    except Problem as error:
        raise ToolError(told(error, lang)) from None


Tools = Sequence[Callable[..., Awaitable[Answer]]]


def rules_tools(usual: str) -> Tools:
    async def rules_clause(number: str, lang: Lang = usual, rules: Rules = "2.3") -> Answer:
        """A clause of the rules by its number (7.7.4), what stands below it, and cases about it."""
        lang = language(lang, usual)
        return await beside(lang, partial(lookups.clause, number, lang, rules))

    async def rules_search(words: str, lang: Lang = usual, rules: Rules = "2.3") -> Answer:
        """Clauses of the rules that hold these words."""
        lang = language(lang, usual)
        return await beside(lang, partial(lookups.search_rules, words, lang, rules))

    async def ask_rules(question: str, lang: Lang = usual, rules: Rules = "2.3") -> Answer:
        """A rules question in words, English or Spanish, with slang and slips: the nearest cases of
        the book with their verdicts, the clauses, the cards named, and a scene to adapt."""
        lang = language(lang, usual)
        return await beside(lang, partial(lookups.ask_in_words, question, lang, rules))

    async def case(id: str, lang: Lang = usual) -> Answer:
        """A case of the book by its id (JC-153): question, answer, clauses, scenes."""
        lang = language(lang, usual)
        return await beside(lang, partial(lookups.case, id, lang))

    async def case_run(id: str, lang: Lang = usual, rules: Rules = "") -> Answer:
        """Play a case of the book: whether the engine gives its answer, under a version of the
        rules, with the sequence of its first scene."""
        lang = language(lang, usual)
        return await beside(lang, partial(lookups.run_case, id, lang, rules))

    return rules_clause, rules_search, ask_rules, case, case_run


def card_tools(usual: str) -> Tools:
    async def cards_find(
        name: str = "", text: str = "", keyword: str = "", lang: Lang = usual
    ) -> Answer:
        """Cards by words of the name (slips are forgiven), of the text, or by a keyword."""
        lang = language(lang, usual)
        return await beside(lang, partial(lookups.find_cards, name, text, keyword, lang))

    async def card(name: str) -> Answer:
        """A card by its full name (Simba - Protective Cub): what is printed, its text in English
        and Spanish, how the engine understands it, where it is legal today, cases that name it."""
        return await beside(usual, partial(lookups.card, name))

    async def deck_check(deck: str, format: str = "", lang: Lang = usual) -> Answer:
        """What a deck is and everything that is wrong with it. `deck`: a list (4 HeiHei - Boat
        Snack, one line each, or any known code), or shipped:NAME; `format`: core, infinity …"""
        lang = language(lang, usual)
        return await beside(lang, partial(lookups.check_deck, deck, format, lang))

    async def deck_odds(deck: str, card: str = "", turns: int = 8) -> Answer:
        """Exact chances of a deck with the alter-hand rule: ink every turn, something to play, a
        named card by turn N, on the play and on the draw."""
        return await beside(usual, partial(lookups.deck_odds, deck, card, turns))

    return cards_find, card, deck_check, deck_odds


def scene_tools(rulings: SceneRulings, usual: str) -> Tools:
    async def judge_scene(scene: str, lang: Lang = usual, rules: Rules = "") -> Answer:
        """The engine's ruling on a scene (YAML: title, turn, seats, steps; see a case for how it
        looks): verdict, every step with its clause, what may be done next."""
        lang = language(lang, usual)
        return await telling(lang, rulings.rule(checked_scene(scene, lang), "", lang, rules))

    async def judge_try(scene: str, action: str, lang: Lang = usual, rules: Rules = "") -> Answer:
        """Try one more action at the end of a scene (challenge Goofy > Simba; 2: quest Elsa) and
        see whether it is legal, what happens, or which clause forbids it."""
        lang = language(lang, usual)
        return await telling(lang, rulings.rule(checked_scene(scene, lang), action, lang, rules))

    return judge_scene, judge_try


def table_tools(seats: SeatsHeld, usual: str) -> Tools:
    async def saying(lang: str, work: Awaitable[Answer]) -> Answer:
        try:
            return await work
        except Problem as error:
            raise ToolError(told(error, lang)) from None

    async def table_sit(link: str, lang: Lang = usual) -> Answer:
        """Sit at a table of the server by the link to a seat (…/t/TABLE#KEY). Everybody there is
        shown that a program plays. Gives the `seat` that the other table tools want."""
        lang = language(lang, usual)
        return await saying(lang, seats.sit(link, lang))

    async def table_see(seat: str, wait: float = 0) -> Answer:
        """How the game stands for the seat: board, hand, lore, the log since it was last seen, who
        is asked. `wait`: up to so many seconds (30) until the seat is asked or the game is over."""
        return await saying(usual, seats.see(seat, wait))

    async def table_options(seat: str) -> Answer:
        """What the seat is asked, and every legal answer; `id` is what table_do wants."""
        return await saying(usual, seats.options(seat))

    async def table_do(seat: str, action: str) -> Answer:
        """Do something: the id of an option, or a line of notation. A refusal says why."""
        return await saying(usual, seats.do(seat, action))

    async def table_why_not(seat: str, action: str) -> Answer:
        """Why an action may not be done, with the clause."""
        return await saying(usual, seats.why_not(seat, action))

    async def table_leave(seat: str) -> Answer:
        """Leave the seat to whoever has its link; the game stays as it is."""
        return await saying(usual, seats.leave(seat))

    return table_sit, table_see, table_options, table_do, table_why_not, table_leave
