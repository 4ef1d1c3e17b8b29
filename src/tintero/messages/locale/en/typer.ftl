### What the command line says in place of Typer's own texts: the frame of the help, words written wrongly.

## The frame of the help

typer-usage = Usage:
typer-options-word = [OPTIONS]
typer-command-words = COMMAND [ARGS]...
typer-arguments = Arguments
typer-options = Options
typer-commands = Commands
typer-default = [default: { $value }]
typer-required = [required]
typer-help-option = Show this message and exit.

## Completion

typer-install-completion = Install completion for the current shell.
typer-show-completion = Show completion for the current shell, to copy it or customize the installation.
typer-installed = Completion for { $shell } is installed in { $path }; the next shell you open has it.
typer-no-shell = There is no completion for the shell { $shell }.

## Words written wrongly

typer-no-command = There is no command { $command }. There are: { $known }
typer-which-command = Which command? There are: { $known }
typer-extra = One word too many: { $words }
typer-no-option = There is no option { $option }.
typer-no-value = { $option } takes no value.
typer-needs-value = { $option } needs a value.
typer-missing = { $name } is missing: { $help }
typer-no-choice = { $name }: “{ $value }” is none of: { $known }
typer-no-number = { $name }: “{ $value }” is not a whole number.
typer-no-number-from = { $name }: “{ $value }” is not a whole number from { $least } up.
typer-no-number-between = { $name }: “{ $value }” is not a whole number from { $least } to { $most }.
typer-no-share = { $name }: “{ $value }” is not a number from 0 to 1, such as 0.25.
typer-bad-value = { $name }: “{ $value }” can't be used. { $problem }
typer-help-is = Help: { $command }
typer-interrupted = Interrupted.
# Something that has no words of its own here.
typer-said = { $text }
