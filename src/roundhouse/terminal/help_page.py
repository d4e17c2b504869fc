"""The help of a command, as we print it. What a command declares as help are keys of the catalogue."""

from typing import Any

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from roundhouse.bots import LEVELS
from roundhouse.kernel import text
from roundhouse.kernel.text import LANGUAGES
from roundhouse.terminal.panels import console_for, indented, print_line

# What some sentences of help name, and the code knows.
FACTS = {"levels": ", ".join(LEVELS), "languages": ", ".join(LANGUAGES), "example": "UP-4.6"}


def show(command: Any, context: Any) -> None:
    """Print the page: usage, what it does, its commands or parameters group by group, examples."""
    say = text.common(context.find_root().obj["language"]).say
    console = console_for(width=min(100, Console().width))
    console.print()
    usage = _usage(command, context, say)
    console.print(Text.assemble((" " + say("cli-usage") + ": ", "quiet"), (usage, "strong")))
    console.print()
    print_line(console, say(command.help))
    groups = _groups(command, context, say)
    first = max(name.cell_len for rows in groups.values() for name, _ in rows)
    for title, rows in groups.items():
        console.print()
        console.print(Text(f" {say(title)}", style="title"))
        console.print(_columns(rows, first))
    if command.epilog:
        console.print()
        console.print(Text(" " + say("cli-examples"), style="title"))
        for line in say(command.epilog).splitlines():
            console.print(Text(f"   {line}"))


def _usage(command: Any, context: Any, say: Any) -> str:
    words = [context.command_path, "[" + say("cli-options-word") + "]"]
    if hasattr(command, "commands"):
        words.append(say("cli-command-word").upper())
    for parameter in command.params:
        if parameter.param_type_name == "argument":
            name = say(parameter.metavar)
            words.append(name if parameter.required else f"[{name}]")
    return " ".join(words)


def _groups(command: Any, context: Any, say: Any) -> dict[str, list[tuple[Text, Text]]]:
    """Titles and what stands under them: commands first, then parameters, the general ones last."""
    groups: dict[str, list[tuple[Text, Text]]] = {}
    for name, each in getattr(command, "commands", {}).items():
        row = (Text(name, style="brass"), Text(say(each.help)))
        groups.setdefault(each.rich_help_panel or "cli-panel-play", []).append(row)
    last: list[tuple[Text, Text]] = []
    for parameter in command.get_params(context):
        row = (_written(parameter, say), _explained(parameter, say))
        if parameter.param_type_name == "argument":
            groups.setdefault("cli-panel-arguments", []).append(row)
        elif parameter.rich_help_panel:
            groups.setdefault(parameter.rich_help_panel, []).append(row)
        else:
            last.append(row)
    return groups | {"cli-panel-more": last}


def _written(parameter: Any, say: Any) -> Text:
    """A parameter as it is typed: --rotate/--no-rotate, --players N, GAME."""
    if parameter.param_type_name == "argument":
        return Text(say(parameter.metavar), style="brass")
    names = "/".join([*parameter.opts, *parameter.secondary_opts])
    written = Text(names, style="brass")
    if parameter.metavar:
        written.append(f" {say(parameter.metavar)}", style="quiet")
    return written


def _explained(parameter: Any, say: Any) -> Text:
    if parameter.name == "help":
        return Text(say("cli-help-help"))
    explained = Text(say(parameter.help, **FACTS))
    default = _default(parameter)
    if default.startswith("cli-"):
        default = say(default)
    if parameter.required:
        explained.append(" (" + say("cli-required") + ")", style="quiet")
    elif default:
        explained.append(" (" + say("cli-default", value=default) + ")", style="quiet")
    return explained


def _default(parameter: Any) -> str:
    """The default: a value, or a catalogue key where the value is computed later."""
    if isinstance(parameter.show_default, str):
        return parameter.show_default
    if parameter.default in (None, False):
        return ""
    return str(parameter.opts[0] if parameter.secondary_opts else parameter.default)


def _columns(rows: list[tuple[Text, Text]], first: int) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True, width=first)
    grid.add_column()
    for row in rows:
        grid.add_row(*row)
    return indented(grid, left=3)
