"""`tintero judge lab`: the board by commands, typed or from a pipe."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import typer
from rich.console import Console
from rich.text import Text

from tintero import limits
from tintero.cli.judge.files import open_questions
from tintero.cli.play.table_text import Artist, flow
from tintero.cli.shell.common import fail, read_text
from tintero.cli.shell.lines import Conversation, Quit
from tintero.cli.shell.output import echo
from tintero.cli.shell.terminal import table_console
from tintero.game import AmbiguousAction, InvalidAction, because
from tintero.judge import edit, page
from tintero.judge.lab import Lab
from tintero.judge.sequence import SequencePart
from tintero.judge.sheet import ask
from tintero.messages import Message, PlayerNamed
from tintero.notation import in_notation, split_seat, unread
from tintero.records import RecordError, read
from tintero.scene import SceneError
from tintero.table.commands import LAB, is_word
from tintero.table.lab import LabMatch
from tintero.vocab import Zone

# What is written in a scene, by the words people type for it.
ZONES: Final = {
    "play": "command-zone-play",
    "hand": "command-zone-hand",
    "deck": "command-zone-deck",
    "discard": "command-zone-discard",
    "ink": "command-zone-ink",
}
STATES: Final = {
    "exerted": "command-state-exerted",
    "drying": "command-state-drying",
    "damage": "command-state-damage",
    "at": "command-state-at",
    "under": "command-state-under",
}
STEPS: Final = {
    "ready": "command-step-ready",
    "set": "command-step-set",
    "draw": "command-step-draw",
    "main": "command-step-main",
    "end": "command-step-end",
}
MOST_OPTIONS = 60


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
        fail(f"{file}: {error.said(lang)}")


def at_table(lab: Lab, file: Path | None, lang: str) -> None:
    """The laboratory on the full screen, until it is left."""
    from tintero.tui.lab_app import LabApp

    name = "" if file is None else str(file) if file.suffix else f"{file}.yaml"
    app = LabApp(lab, lang, name)
    match = app.lab_match
    try:
        words = app.run()
        path = match.keep() if app.return_code else None
    finally:
        match.keeper.close()
    if words:
        echo(words)
    if path is not None:  # the screen failed, the work did not
        echo(match.say(match.kept(path)), err=True)
    if app.return_code:
        raise typer.Exit(app.return_code)


class Workbench(Conversation):
    """A laboratory and the one who works in it."""

    place = LAB
    asks = "lab> "

    def __init__(self, lab: Lab, lang: str) -> None:
        self.match = LabMatch(lab, lang)
        self.match.keeping = False
        self.lang = lang
        self.refused = 0  # commands that could not be carried out
        self.console: Console = table_console()
        self.live = sys.stdin.isatty() and self.console.is_terminal

    @property
    def lab(self) -> Lab:
        return self.match.lab

    @property
    def people(self) -> Sequence[str]:
        return self.match.called

    def no(self, why: Message) -> None:
        self.refused += 1
        self.tell(why, "red")

    # --- the loop ---------------------------------------------------------------------------------

    def run(self) -> None:
        self.tell(Message("lab-hint"), "dim")
        if self.live:
            self.do_board("")
        try:
            while True:
                self.obey(self.read())
        except Quit:
            self.tell(Message("table-bye"))

    def obey(self, line: str) -> None:
        if not line or line.startswith("#"):
            return
        try:
            super().obey(line)
        except Usage as error:
            self.no(Message("lab-usage", usage=str(error)))
        except SceneError as error:
            self.no(error.problem)

    # --- doing ------------------------------------------------------------------------------------

    def write(self, line: str, typed: str) -> None:
        seat, action = self.split(line)
        if action.isdecimal():
            options = self.lab.game.options
            if not 1 <= limits.number(action) <= len(options):
                raise Usage(f"1 … {len(options)}")
            action = self.lab.game.text(options[limits.number(action) - 1])
        self.match.write(action, seat)
        if self.match.refused is None:
            self.told(self.lab.parts[-1])
        else:
            self.no(self.match.refused)

    def split(self, line: str) -> tuple[int | None, str]:
        """Seat and action; its verb may be of the language of the screen."""
        seat, action = split_seat(line)
        return seat, in_notation(action, self.lang)

    def told(self, part: SequencePart) -> None:
        for line in part.lines:
            pad = "  " * (line.depth + 1)
            self.print(f"{pad}{line.text(self.lang)} [{line.clause}]")
        if not self.match.turn_action:
            self.tell(self.match.prompt(None), "bold")
            self.do_options("")

    def do_why(self, rest: str) -> None:
        seat, action = self.split(rest)
        try:
            why = self.lab.game.why_not(action, seat)
        except (InvalidAction, AmbiguousAction) as error:
            self.no(Message("lab-unreadable", why=unread(error, self.lang)))
            return
        self.tell(Message("lab-can") if why is None else because(why))

    def do_expect(self, rest: str) -> None:
        if self.match.expect(rest):
            self.tell(Message("lab-met"))
        else:
            self.no(self.match.refused or Message("lab-can"))

    # --- editing ----------------------------------------------------------------------------------

    def change(self, change: edit.Change) -> None:
        if not self.match.change(change) and self.match.refused is not None:
            self.no(self.match.refused)

    def meant(self, word: str, known: dict[str, str]) -> str:
        """What a word of any language stands for in a scene; itself if it stands for nothing."""
        found = (key for key, id in known.items() if is_word(word, id, self.lang))
        return next(found, word.casefold())

    def do_put(self, rest: str) -> None:
        found = re.fullmatch(r"(\d+)\s+(\w+)\s+(?:(\d+)\s*[x×]\s+)?(.+)", rest)
        if found is None:
            raise Usage("put 1 play NAME: exerted, damage 2")
        name, state = self.name_and_state(found[4])
        count = limits.number(found[3] or "1")
        zone = self.meant(found[2], ZONES)
        if name.isdecimal():
            name, count = "", limits.number(name)
        self.change(edit.put(limits.number(found[1]) - 1, zone, name, count, **state))

    def name_and_state(self, text: str) -> tuple[str, dict[str, object]]:
        """`NAME: exerted, damage 2` → the name and the state."""
        name, _, said = text.rpartition(": ") if ": " in text else (text, "", "")
        state: dict[str, object] = {}
        for part in filter(None, (p.strip() for p in said.split(","))):
            key, _, value = part.partition(" ")
            key = self.meant(key, STATES)
            if key in ("exerted", "drying"):
                state[key] = True
            elif key == "damage" and value.isdecimal():
                state[key] = limits.number(value)
            elif key in ("at", "under") and value:
                state[key] = value
            else:
                raise Usage("NAME: exerted, drying, damage 2, at NAME, under NAME")
        return name.strip(), state

    def do_remove(self, rest: str) -> None:
        found = re.fullmatch(r"(\d+)\s+(\w+)\s+(.+)", rest)
        zone = self.meant(found[2], ZONES) if found else ""
        if found and zone in edit.PILES:
            self.change(edit.remove_from(limits.number(found[1]) - 1, zone, found[3]))
        elif rest:
            self.change(edit.remove(rest))
        else:
            raise Usage("remove NAME · remove 1 hand NAME")

    def do_damage(self, rest: str) -> None:
        found = re.fullmatch(r"(.+?)\s+(\d+)", rest)
        if found is None:
            raise Usage("damage NAME 3")
        self.change(edit.state(found[1], damage=limits.number(found[2])))

    def state(self, rest: str, **values: object) -> None:
        if not rest:
            raise Usage("exert NAME")
        self.change(edit.state(rest, **values))

    def do_exert(self, rest: str) -> None:
        self.state(rest, exerted=True)

    def do_ready(self, rest: str) -> None:
        self.state(rest, exerted=False)

    def do_drying(self, rest: str) -> None:
        self.state(rest, drying=True)

    def do_dry(self, rest: str) -> None:
        self.state(rest, drying=False)

    def numbers(self, rest: str, usage: str, least: int, most: int) -> list[int]:
        words = rest.split()
        if not all(word.isdecimal() for word in words) or not least <= len(words) <= most:
            raise Usage(usage)
        return [limits.number(word) for word in words]

    def do_lore(self, rest: str) -> None:
        seat, n = self.numbers(rest, "lore 1 12", 2, 2)
        self.change(edit.lore(seat - 1, n))

    def do_ink(self, rest: str) -> None:
        if not re.fullmatch(r"[\d\s]+", rest):
            self.write(f"ink {rest}", rest)  # the turn action
            return
        seat, ready, *more = self.numbers(rest, "ink 1 5 2", 2, 3)
        self.change(edit.ink(seat - 1, ready, *more))

    def do_drops(self, rest: str) -> None:
        seat, n = self.numbers(rest, "drops 1 2", 2, 2)
        self.change(edit.drops(seat - 1, n))

    def do_turn(self, rest: str) -> None:
        self.change(edit.turn(self.numbers(rest, "turn 2", 1, 1)[0] - 1))

    def do_step(self, rest: str) -> None:
        self.change(edit.step(self.meant(rest, STEPS)))

    def do_rules(self, rest: str) -> None:
        self.change(edit.rules(rest))

    def do_title(self, rest: str) -> None:
        self.change(edit.title(rest))

    def do_top(self, rest: str) -> None:
        found = re.fullmatch(r"(\d+)\s+(.+)", rest)
        if found is not None:
            self.change(edit.top(limits.number(found[1]) - 1, found[2]))
        elif rest:
            raise Usage("top 1 NAME")
        else:
            self.write("top", "top")  # an answer

    def do_first(self, rest: str) -> None:
        self.change(edit.first_turn(not rest or is_word(rest, "command-yes", self.lang)))

    # --- looking ----------------------------------------------------------------------------------

    def do_board(self, rest: str) -> None:
        game = self.lab.game
        rules = game.state.ruleset.version
        artist = Artist(self.lab.pool, self.lang, self.match.plan, rules)
        asked = game.decision.player if game.decision is not None else 0
        width = self.console.width
        self.print(artist.table(game.view(asked), width, with_hand=False))
        for seat in self.match.people if self.match.open else (asked,):
            self.cards(Message("lab-hand-of", player=PlayerNamed(seat)), seat, Zone.HAND)
        self.at()

    def cards(self, title: Message, seat: int, zone: int) -> None:
        s = self.lab.game.state
        cards = [Text(s.program(s.cards[i]).full_name) for i in s.zone(seat, zone)]
        if zone == Zone.DECK:
            cards.reverse()
        self.print(flow(Text(f"{self.say(title)}: ", style="bold"), cards, self.console.width))

    def do_deck(self, rest: str) -> None:
        seat = self.numbers(rest or "1", "deck 1", 1, 1)[0] - 1
        if seat not in self.match.people:
            raise Usage("deck 1")
        self.cards(Message("lab-deck-from-top", player=PlayerNamed(seat)), seat, Zone.DECK)

    def do_hands(self, rest: str) -> None:
        self.match.open = not is_word(rest, "command-closed", self.lang)
        self.do_board("")

    def do_options(self, rest: str) -> None:
        game = self.lab.game
        asked = game.decision.player if game.decision is not None else 0
        for n, option in enumerate(game.options[:MOST_OPTIONS], 1):
            self.print(f"  {n} {self.say(self.match.label(option, asked))}")

    def do_sheet(self, rest: str) -> None:
        made = ask(self.lab.scene(), self.lang)
        for line, style in page.lines(made):
            self.print(line, style)

    # --- back, forth, keep ------------------------------------------------------------------------

    def do_back(self, rest: str) -> None:
        self.go(-(self.numbers(rest or "1", "back 3", 1, 1)[0]))

    def do_forward(self, rest: str) -> None:
        self.go(self.numbers(rest or "1", "forward 3", 1, 1)[0])

    def do_undo(self, rest: str) -> None:
        """Before the last whole play, with all that was answered for it, or the last edit."""
        self.moved(self.match.undo(self.match.decider))

    def go(self, n: int) -> None:
        self.moved(self.match.go(n))

    def moved(self, said: Message) -> None:
        if said.id != "lab-where":
            self.no(said)
        self.at()
        if self.live:
            self.do_board("")

    def at(self) -> None:
        number, count = self.lab.cursor + 1, len(self.lab.history)
        self.tell(Message("lab-at", number=number, count=count), "dim")

    def do_save(self, rest: str) -> None:
        if not rest:
            raise Usage("save FILE.yaml")
        if self.match.save_as(Path(rest)):
            self.tell(Message("lab-saved", file=rest))
        elif self.match.refused is not None:
            self.no(self.match.refused)
