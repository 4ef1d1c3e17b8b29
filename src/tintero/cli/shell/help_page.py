"""The help of a command on the screen: usage, text, panels for arguments, options and commands.

It looks as Typer's does. Typer's own page imports readers of Markdown and of programs and a printer
of tracebacks, which takes longer than everything else `tintero --help` does together.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final

from rich.console import Console, ConsoleOptions
from rich.highlighter import RegexHighlighter
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text
from rich.theme import Theme

from tintero.cli.shell.console import Terminal
from tintero.messages import Message, say

STYLES: Final = {
    "option": "bold cyan",
    "switch": "bold green",
    "negative_option": "bold magenta",
    "negative_switch": "bold red",
    "types_sep": "dim",
}
TYPE: Final = "bold yellow"
CODE: Final = "bold cyan on black"
_CODE: Final = re.compile(r"`([^`]*)`")


class _Options(RegexHighlighter):
    highlights = [
        r"(^|\W)(?P<switch>\-\w+)(?![a-zA-Z0-9])",
        r"(^|\W)(?P<option>\-\-[\w\-]+)(?![a-zA-Z0-9])",
    ]


class _Negative(RegexHighlighter):
    highlights = [
        r"(^|\W)(?P<negative_switch>\-\w+)(?![a-zA-Z0-9])",
        r"(^|\W)(?P<negative_option>\-\-[\w\-]+)(?![a-zA-Z0-9])",
    ]


class _Types(RegexHighlighter):
    highlights = [
        r"^(?P<types_sep>(\[|<))",
        r"(?P<types_sep>\|)",
        r"(?P<types_sep>(\]|>))(\.\.\.)?$",
    ]


class Wide:
    """A text that takes the room left in a table: it does not say how wide it would be."""

    def __init__(self, text: Text) -> None:
        self.text = text

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        yield self.text


def draw(command: Any, ctx: Any, lang: str) -> None:
    """The help of a command whose texts are in that language already."""
    screen = Terminal(theme=Theme(STYLES))
    screen.print(Padding(usage(command, ctx, lang), 1), style="bold")
    first, *rest = command.help.split("\n\n")
    text = [prose(first)]
    for paragraph in rest:
        text += [Text(""), prose(paragraph, "dim")]
    for line in (*text, Text("")):
        screen.print(Padding(line, (0, 1)))
    shown = [one for one in command.get_params(ctx) if not getattr(one, "hidden", False)]
    for kind, title in (("argument", "typer-arguments"), ("option", "typer-options")):
        parameters = [one for one in shown if one.param_type_name == kind]
        if parameters:
            panel(screen, title, options(parameters, ctx, lang), lang)
    if hasattr(command, "list_commands"):
        panel(screen, "typer-commands", commands(command.abouts(lang)), lang)
    if command.epilog:
        screen.print(Padding(prose(command.epilog), 1))


def prose(text: str, style: str = "") -> Text:
    """A paragraph; what stands in `backticks` is to be typed."""
    made = Text(style=style)
    for n, piece in enumerate(_CODE.split(" ".join(text.split()))):
        made.append(piece, CODE if n % 2 else None)
    return made


def usage(command: Any, ctx: Any, lang: str) -> Text:
    command.options_metavar = say(Message("typer-options-word"), lang)
    if hasattr(command, "subcommand_metavar"):
        command.subcommand_metavar = say(Message("typer-command-words"), lang)
    for parameter in command.params:
        if parameter.param_type_name == "argument":
            parameter.metavar = parameter.metavar or parameter.name.upper()
    word = say(Message("typer-usage"), lang)
    lines = ctx.make_formatter()
    lines.write_usage(ctx.command_path, " ".join(command.collect_usage_pieces(ctx)), f"{word} ")
    made = Text(lines.getvalue().rstrip("\n"))
    made.stylize("yellow", 0, len(word))
    return made


def panel(screen: Console, title: str, table: Table, lang: str) -> None:
    name = say(Message(title), lang)
    screen.print(Panel(table, border_style="dim", title=name, title_align="left"))


def options(parameters: Sequence[Any], ctx: Any, lang: str) -> Table:
    """A row for each: its names long and short, those that turn it off, its type, what it is."""
    table = Table(show_header=False, expand=True, box=None, pad_edge=False, padding=(0, 1))
    starred = any(one.required for one in parameters)
    for one in parameters:
        star = [Text("*" if one.required else "", style="red")] if starred else []
        long, short = named(one, one.opts)
        no_long, no_short = named(one, one.secondary_opts)
        type = Text(one.display_type_rich(ctx=ctx) or "", style=TYPE, overflow="fold")
        span = one._get_number_range_help_str()
        if span:
            type.append(f" [{span}]")
        row = (_Options()(long), _Options()(short), _Negative()(no_long), _Negative()(no_short))
        table.add_row(*star, *row, _Types()(type), Wide(about(one, ctx, lang)))
    return table


def named(parameter: Any, names: Sequence[str]) -> tuple[str, str]:
    if parameter.param_type_name == "argument":
        return "", parameter._rich_display_name() if names else ""
    long = [name for name in names if "--" in name]
    return ",".join(long), ",".join(name for name in names if "--" not in name)


def about(parameter: Any, ctx: Any, lang: str) -> Text:
    """What it is for, below it its default, and whether it must be given."""
    made = prose(parameter.help or "")
    default = parameter._extract_default_help_str(ctx=ctx)
    if default is not None and (parameter.show_default or ctx.show_default):
        value = parameter._get_default_string(
            ctx=ctx, show_default_is_str=False, default_value=default
        )
        if value:
            made.append(f"\n{say(Message('typer-default', value=value), lang)}", "dim")
    if parameter.required:
        made.append(f"\n{say(Message('typer-required'), lang)}", "dim red")
    return made


def commands(abouts: Sequence[tuple[str, str]]) -> Table:
    table = Table(show_header=False, expand=True, box=None, pad_edge=False, padding=(0, 1))
    longest = max((len(name) for name, _ in abouts), default=0)
    table.add_column(style="bold cyan", no_wrap=True, width=longest)
    table.add_column(ratio=10)
    for name, text in abouts:
        table.add_row(name, prose(text))
    return table
