"""What Typer itself would say, and the messages that are said in its place.

A test reads the texts of the installed Typer (and of the Click inside it) and holds that each of
them stands here.
"""

from __future__ import annotations

import re
from typing import Any, Final, NoReturn

from tintero.messages import Message, say

# Typer's text, with {} for what it fills in → the message that people read.
TEXTS: Final = {
    # the frame of the help
    "Usage: ": "typer-usage",
    "[OPTIONS]": "typer-options-word",
    "COMMAND [ARGS]...": "typer-command-words",
    "Arguments": "typer-arguments",
    "Options": "typer-options",
    "Commands": "typer-commands",
    "[default: {}]": "typer-default",
    "default: {default}": "typer-default",
    "[required]": "typer-required",
    "required": "typer-required",
    "Show this message and exit.": "typer-help-option",
    # completion
    "Install completion for the current shell.": "typer-install-completion",
    "Show completion for the current shell, to copy it or customize the installation.": (
        "typer-show-completion"
    ),
    "{} completion installed in {}": "typer-installed",
    "Completion will take effect once you restart the terminal": "typer-installed",
    "Shell {} not supported.": "typer-no-shell",
    "Shell {} is not supported.": "typer-no-shell",
    # words written wrongly
    "Missing command.": "typer-which-command",
    "No such command {name!r}.": "typer-no-command",
    "Got unexpected extra argument(s) ({})": "typer-extra",
    "{} {}": "typer-no-option",
    "Option {} does not take a value.": "typer-no-value",
    "Option {} requires {}": "typer-needs-value",
    "Missing {}{}.": "typer-missing",
    "Missing {}{}. {}": "typer-missing",
    "Choose from:\n\t{}": "typer-no-choice",
    "Invalid value for {}: {}": "typer-bad-value",
    "Invalid value: {}": "typer-bad-value",
    "Value {} is not a valid {}.": "typer-bad-value",
    "Error: {}": "typer-said",
    "{}\n{}": "typer-help-is",
    "Try [blue]'{command_path} {help_option}'[/] for help.": "typer-help-is",
    "Aborted!": "typer-interrupted",
    "Aborted.": "typer-interrupted",
}
_EXTRA: Final = re.compile(r"Got unexpected extra argument\(s\) \((.*)\)", re.DOTALL)
# What nobody ever reads here, and why.
UNSAID: Final = {
    "Error": "mistakes are said in a line, without a frame",
    "(dynamic)": "no option has a function as its default",
    "(deprecated) ": "no command is deprecated",
    "env var: {var}": "no option is read from the environment",
    "[env var: {}]": "no option is read from the environment",
    "Argument {} takes {} values.": "an argument takes one value or any number",
    "Value must be an iterable.": "an argument of several values is given a list",
    "Could not open file {}: {}": "commands open their files themselves",
    "'{}': {}": "commands open their files themselves",
    "{} {} does not exist.": "commands look at paths themselves",
    "{} {} is a file.": "commands look at paths themselves",
    "{} {} is a directory.": "commands look at paths themselves",
    "{} {} is not readable.": "commands look at paths themselves",
    "{} {} is not writable.": "commands look at paths themselves",
    "Error: The two entered values do not match.": "no value is asked for twice",
    "Error: The value you entered was invalid.": "no option asks for its value",
    "Error: invalid input": "no option asks for its value",
    "Install completion for the specified shell.": "only where Typer can't tell the shell",
    "Show completion for the specified shell, to copy it or customize the installation.": (
        "only where Typer can't tell the shell"
    ),
    "Invalid completion instruction.": "the scripts for shells say it right",
    'Completion instruction "{}" not supported.': "the scripts for shells say it right",
    "Couldn't detect Bash version, shell completion is not supported.": "of a shell's own",
    "Shell completion is not supported for Bash versions older than 4.4.": "of a shell's own",
    "Couldn't get PowerShell user profile": "of a shell's own",
    "Couldn't decode the path automatically": "of a shell's own",
    "Invalid autocompletion callback parameters: {}": "a mistake of whoever writes a command",
    "Too many CLI parameter callback function parameters": "a mistake of whoever writes a command",
}


def said(text: str | None, lang: str) -> str:
    """A text of Typer's own in our words; nothing for one that is none."""
    id = TEXTS.get(text or "")
    return say(Message(id), lang) if id else ""


def mistake(text: str, context: Any) -> Message:
    """What is wrong with the words of a call, where Typer has no class for it."""
    extra = _EXTRA.fullmatch(text)
    if extra:
        return Message("typer-extra", words=extra[1])
    if text == "Missing command." and context is not None:
        known = ", ".join(context.command.list_commands(context))
        return Message("typer-which-command", known=known)
    return Message("typer-said", text=text)


def installing(parameters: list[Any], lang: str) -> None:
    """Typer tells in English where it has put the script that completes: we tell it instead."""
    for parameter in parameters:
        if parameter.name == "install_completion":
            parameter.callback = lambda ctx, _, value: _install(lang) if value else None


def _install(lang: str) -> NoReturn:
    import typer
    from typer._completion_shared import Shells, _get_shell_name, install

    from tintero.cli.shell.output import echo

    name = _get_shell_name() or ""
    if name not in {shell.value for shell in Shells}:
        echo(say(Message("typer-no-shell", shell=name or "?"), lang), err=True)
        raise typer.Exit(2)
    shell, path = install(shell=name)
    echo(say(Message("typer-installed", shell=shell, path=str(path)), lang))
    raise typer.Exit()
