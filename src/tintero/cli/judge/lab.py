"""`tintero judge lab`: the board by commands, typed or from a pipe."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from tintero import limits
from tintero.cli.judge.files import open_questions
from tintero.cli.judge.words import HELP, say
from tintero.cli.play.command import table_console
from tintero.cli.play.table_text import Artist, flow
from tintero.cli.shell.common import fail, read_text
from tintero.cli.shell.lines import Conversation, Quit
from tintero.cli.shell.output import echo
from tintero.cli.shell.words import reason
from tintero.cli.shell.words import say as say_common
from tintero.game import AmbiguousAction, IllegalAction, InvalidAction
from tintero.judge import edit, page
from tintero.judge.errors import problem
from tintero.judge.lab import Lab
from tintero.judge.sequence import SequencePart, because
from tintero.judge.sheet import ask
from tintero.messages import say as speak
from tintero.notation import in_english, split_seat
from tintero.records import ENDING, RecordError, read
from tintero.scene import SceneError
from tintero.tui import kept
from tintero.views.labels import label
from tintero.views.prompts import prompt
from tintero.vocab import Ask, Zone


class Usage(Exception):
    """Not how a command is written; the message shows how."""


def open_lab(file: Path | None, at: int | None, lang: str) -> Lab:
    if file is None:
        return Lab()
    if file.suffix in (".yaml", ".yml") or not (file.suffix or file.exists()):
        return Lab.of_scene(open_questions(str(file), lang)[0].scene)
    try:
        record = read(read_text(file, lang))
        return Lab.of_record(record, len(record.actions) if at is None else at)
    except RecordError as error:
        fail(f"{file}: {error.sentence(lang)}")


def at_table(lab: Lab, file: Path | None, lang: str) -> None:
    """The laboratory on the full screen, until it is left."""
    from tintero.tui.lab_app import LabApp

    name = "" if file is None else str(file) if file.suffix else f"{file}.yaml"
    app = LabApp(lab, lang, name)
    try:
        words = app.run()
        path = app.lab_match.keep() if app.return_code else None
    finally:
        app.lab_match.keeper.close()
    if words:
        echo(words)
    if path is not None:  # the screen failed, the work did not
        echo(app.lab_match.kept(path), err=True)
    if app.return_code:
        raise typer.Exit(app.return_code)


class Workbench(Conversation):
    """A laboratory and the one who works in it."""

    asks = "lab> "

    def __init__(self, lab: Lab, lang: str) -> None:
        self.lab = lab
        self.lang = lang
        self.open = True  # both hands
        self.refused = 0  # commands that could not be carried out
        self.console: Console = table_console()
        self.live = sys.stdin.isatty() and self.console.is_terminal

    def say(self, key: str, *values: object) -> str:
        return say(self.lang, key, *values)

    def print(self, what: str, style: str = "") -> None:
        self.console.print(Text(what, style=style), soft_wrap=not self.live)

    def no(self, what: str) -> None:
        self.refused += 1
        self.print(what, "red")

    # --- the loop ---------------------------------------------------------------------------------

    def greet(self) -> None:
        self.print(self.say("hint"), "dim")
        if self.live:
            self.board("")

    def obey(self, line: str) -> None:
        if not line or line.startswith("#"):
            return
        verb, _, rest = line.partition(" ")
        if verb.casefold() == "por" and rest.casefold().startswith(("qué ", "que ")):
            verb, rest = "why", rest[4:]
        command = COMMANDS.get(verb.casefold())
        try:
            if command is not None:
                command(self, rest.strip())
            else:
                self.act(line)
        except Usage as error:
            self.no(self.say("usage", error))
        except SceneError as error:
            self.no(problem(error, self.lang))

    # --- doing ------------------------------------------------------------------------------------

    def act(self, line: str) -> None:
        seat, action = self.split(line)
        if action.isdecimal():
            options = self.lab.game.options
            if not 1 <= limits.number(action) <= len(options):
                raise Usage(f"1 … {len(options)}")
            action = self.lab.game.text(options[limits.number(action) - 1])
        try:
            self.told(self.lab.do(action, seat))
        except IllegalAction as error:
            self.no(because(error.why, self.lang))
        except (InvalidAction, AmbiguousAction) as error:
            self.no(self.say("what_is", error.said(self.lang)))

    def split(self, line: str) -> tuple[int | None, str]:
        """Seat and action; its verb may be Spanish where the screen is."""
        seat, action = split_seat(line)
        return seat, in_english(action) if self.lang == "es" else action

    def told(self, part: SequencePart) -> None:
        for line in part.lines:
            pad = "  " * (line.depth + 1)
            self.print(f"{pad}{line.text(self.lang)} [{line.clause}]")
        self.asked()

    def asked(self) -> None:
        game = self.lab.game
        d = game.decision
        if d is None or d.ask != Ask.TURN_ACTION:
            self.print(prompt(game.state, self.lang), "bold")
            self.options("")

    def why(self, rest: str) -> None:
        seat, action = self.split(rest)
        try:
            why = self.lab.game.why_not(action, seat)
        except (InvalidAction, AmbiguousAction) as error:
            self.no(self.say("what_is", error.said(self.lang)))
            return
        self.print(self.say("can") if why is None else because(why, self.lang))

    def expect(self, rest: str) -> None:
        problems = self.lab.expect(rest)
        if problems:
            told = "; ".join(speak(each, self.lang) for each in problems)
            self.no(self.say("not_met", told))
        else:
            self.print(self.say("met"))

    # --- editing ----------------------------------------------------------------------------------

    def change(self, change: edit.Change) -> None:
        d = self.lab.game.decision
        if self.lab.now.steps and (d is None or d.ask != Ask.TURN_ACTION):
            self.no(self.say("finish", prompt(self.lab.game.state, self.lang)))
            return
        self.lab.edit(change)

    def put(self, rest: str) -> None:
        found = re.fullmatch(r"(\d+)\s+(\w+)\s+(?:(\d+)\s*[x×]\s+)?(.+)", rest)
        if found is None:
            raise Usage("put 1 play NAME: exerted, damage 2")
        name, state = self.name_and_state(found[4])
        count = limits.number(found[3] or "1")
        zone = ZONES.get(found[2].casefold(), found[2].casefold())
        if name.isdecimal():
            name, count = "", limits.number(name)
        self.change(edit.put(limits.number(found[1]) - 1, zone, name, count, **state))

    def name_and_state(self, text: str) -> tuple[str, dict[str, object]]:
        """`NAME: exerted, damage 2` → the name and the state."""
        name, _, said = text.rpartition(": ") if ": " in text else (text, "", "")
        state: dict[str, object] = {}
        for part in filter(None, (p.strip() for p in said.split(","))):
            key, _, value = part.partition(" ")
            key = STATES.get(key.casefold(), key.casefold())
            if key in ("exerted", "drying"):
                state[key] = True
            elif key == "damage" and value.isdecimal():
                state[key] = limits.number(value)
            elif key in ("at", "under") and value:
                state[key] = value
            else:
                raise Usage("NAME: exerted, drying, damage 2, at NAME, under NAME")
        return name.strip(), state

    def remove(self, rest: str) -> None:
        found = re.fullmatch(r"(\d+)\s+(\w+)\s+(.+)", rest)
        zone = ZONES.get(found[2].casefold(), found[2].casefold()) if found else ""
        if found and zone in edit.PILES:
            self.change(edit.remove_from(limits.number(found[1]) - 1, zone, found[3]))
        elif rest:
            self.change(edit.remove(rest))
        else:
            raise Usage("remove NAME · remove 1 hand NAME")

    def damage(self, rest: str) -> None:
        found = re.fullmatch(r"(.+?)\s+(\d+)", rest)
        if found is None:
            raise Usage("damage NAME 3")
        self.change(edit.state(found[1], damage=limits.number(found[2])))

    def numbers(self, rest: str, usage: str, least: int, most: int) -> list[int]:
        words = rest.split()
        if not all(word.isdecimal() for word in words) or not least <= len(words) <= most:
            raise Usage(usage)
        return [limits.number(word) for word in words]

    def lore(self, rest: str) -> None:
        seat, n = self.numbers(rest, "lore 1 12", 2, 2)
        self.change(edit.lore(seat - 1, n))

    def ink(self, rest: str) -> None:
        if not re.fullmatch(r"[\d\s]+", rest):
            self.act(f"ink {rest}")  # the turn action
            return
        seat, ready, *more = self.numbers(rest, "ink 1 5 2", 2, 3)
        self.change(edit.ink(seat - 1, ready, *more))

    def drops(self, rest: str) -> None:
        seat, n = self.numbers(rest, "drops 1 2", 2, 2)
        self.change(edit.drops(seat - 1, n))

    def turn(self, rest: str) -> None:
        self.change(edit.turn(self.numbers(rest, "turn 2", 1, 1)[0] - 1))

    def top(self, rest: str) -> None:
        found = re.fullmatch(r"(\d+)\s+(.+)", rest)
        if found is None:
            raise Usage("top 1 NAME")
        self.change(edit.top(limits.number(found[1]) - 1, found[2]))

    def first(self, rest: str) -> None:
        self.change(edit.first_turn(rest.casefold() in ("", "yes", "sí", "si")))

    # --- looking ----------------------------------------------------------------------------------

    def board(self, rest: str) -> None:
        game = self.lab.game
        seats = len(game.state.players)
        titles = [say_common(self.lang, "player", n + 1) for n in range(seats)]
        artist = Artist(self.lab.pool, self.lang, titles, game.state.ruleset.version)
        d = game.decision
        asked = d.player if d is not None else 0
        width = self.console.width
        self.console.print(artist.table(game.view(asked), width, with_hand=False))
        for seat in range(seats) if self.open else (asked,):
            title = Text(f"{self.say('hand_of', seat + 1)}: ", style="bold")
            self.console.print(flow(title, self.faces(seat, Zone.HAND), width))
        self.print(self.say("state", self.lab.cursor + 1, len(self.lab.history)), "dim")

    def faces(self, seat: int, zone: int) -> list[Text]:
        s = self.lab.game.state
        return [Text(s.program(s.cards[i]).full_name) for i in s.zone(seat, zone)]

    def deck(self, rest: str) -> None:
        seat = self.numbers(rest or "1", "deck 1", 1, 1)[0]
        if not 1 <= seat <= len(self.lab.game.state.players):
            raise Usage("deck 1")
        cards = self.faces(seat - 1, Zone.DECK)[::-1]
        title = Text(f"{self.say('deck_of', seat)}: ", style="bold")
        self.console.print(flow(title, cards, self.console.width))

    def hands(self, rest: str) -> None:
        self.open = not rest.casefold().startswith(("c", "cerr"))
        self.board("")

    def options(self, rest: str) -> None:
        game = self.lab.game
        for n, option in enumerate(game.options[:60], 1):
            self.print(f"  {n} {label(game.state, option, self.lang)}")

    def sheet(self, rest: str) -> None:
        made = ask(self.lab.scene(), self.lang)
        for line, style in page.lines(made):
            self.print(line, style)

    # --- back, forth, keep ------------------------------------------------------------------------

    def back(self, rest: str) -> None:
        self.go(-(self.numbers(rest or "1", "back 3", 1, 1)[0]))

    def forward(self, rest: str) -> None:
        self.go(self.numbers(rest or "1", "forward 3", 1, 1)[0])

    def undo(self, rest: str) -> None:
        """Before the last whole play, with all that was answered for it, or the last edit."""
        if not self.lab.back_a_play():
            self.no(self.say("no_more"))
        self.where()

    def go(self, n: int) -> None:
        if not self.lab.go(n):
            self.no(self.say("no_more"))
        self.where()

    def where(self) -> None:
        self.print(self.say("state", self.lab.cursor + 1, len(self.lab.history)), "dim")
        if self.live:
            self.board("")

    def save(self, rest: str) -> None:
        if not rest:
            raise Usage("save FILE.yaml")
        path = Path(rest)
        record = path.suffix == ENDING
        text = self.lab.record().text() if record else self.lab.scene().text()
        try:
            kept.write_text(path, text)
        except OSError as error:
            self.no(say_common(self.lang, "no_write", path, reason(self.lang, error)))
        else:
            self.print(self.say("saved", path))

    def help(self, rest: str) -> None:
        grid = Table(box=None, show_header=False, pad_edge=False, padding=(0, 3, 0, 0))
        for what, meaning in HELP[self.lang]:
            grid.add_row(Text(what, style="bold"), Text(meaning))
        self.console.print(grid)

    def quit(self, rest: str) -> None:
        raise Quit


def _state(**values: object) -> Callable[[Workbench, str], None]:
    def command(bench: Workbench, rest: str) -> None:
        if not rest:
            raise Usage("exert NAME")
        bench.change(edit.state(rest, **values))

    return command


def _setting(change: Callable[[str], edit.Change]) -> Callable[[Workbench, str], None]:
    return lambda bench, rest: bench.change(change(rest))


ZONES = {
    "mano": "hand", "mazo": "deck", "descarte": "discard", "pozo": "ink", "tinta": "ink",
    "inkwell": "ink", "juego": "play",
}  # fmt: skip
STATES = {
    "agotado": "exerted", "agotada": "exerted", "secándose": "drying", "daño": "damage",
    "en": "at", "debajo": "under", "sobre": "under",
}  # fmt: skip
STEP_WORDS = {"preparar": "ready", "listo": "set", "robar": "draw", "principal": "main"}

_VERBS: tuple[tuple[Callable[[Workbench, str], None], tuple[str, ...]], ...] = (
    (Workbench.put, ("put", "pon")),
    (Workbench.remove, ("remove", "quita")),
    (Workbench.damage, ("damage", "daño")),
    (_state(exerted=True), ("exert", "agota")),
    (_state(exerted=False), ("ready", "prepara")),
    (_state(drying=True), ("drying", "secándose")),
    (_state(drying=False), ("dry", "seca")),
    (Workbench.lore, ("lore", "leyenda")),
    (Workbench.ink, ("ink", "tinta")),
    (Workbench.drops, ("drops", "gotas")),
    (Workbench.turn, ("turn", "turno")),
    (_setting(lambda rest: edit.step(STEP_WORDS.get(rest, rest))), ("step", "paso")),
    (_setting(edit.rules), ("rules", "reglas")),
    (_setting(edit.title), ("title", "título", "titulo")),
    (Workbench.first, ("first", "primero")),
    (Workbench.top, ("top", "arriba")),
    (Workbench.deck, ("deck", "mazo")),
    (Workbench.hands, ("hands", "manos")),
    (Workbench.why, ("why",)),
    (Workbench.expect, ("expect", "espera")),
    (Workbench.board, ("board", "tablero")),
    (Workbench.options, ("options", "opciones")),
    (Workbench.sheet, ("sheet", "hoja")),
    (Workbench.back, ("back", "atrás", "atras")),
    (Workbench.forward, ("forward", "adelante")),
    (Workbench.undo, ("undo", "deshacer", "deshaz")),
    (Workbench.save, ("save", "guarda")),
    (Workbench.help, ("?", "help", "ayuda")),
    (Workbench.quit, ("quit", "q", "salir")),
)
COMMANDS: dict[str, Callable[[Workbench, str], None]] = {
    word: command for command, words in _VERBS for word in words
}
