"""How the command line is read: whatever is wrong with it ends in one sentence and exit code 2, never a traceback."""

import os
import sys
import traceback
from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from roundhouse.kernel import text
from roundhouse.kernel.errors import RoundhouseError
from roundhouse.terminal import help_page
from roundhouse.terminal.language import language_of

BAD_INPUT = 2
INTERRUPTED = 130
DEFECT = 70


class BadUsage(RoundhouseError):
    """A command line that cannot be followed."""


class Command(TyperCommand):
    """A command whose help is in our own catalogue and our own print."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        help_page.show(self, ctx)


class Topic(TyperGroup):
    """A group of commands."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        help_page.show(self, ctx)

    def list_commands(self, ctx: Any) -> list[str]:
        return list(self.commands)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands:
            facts = {"command": ctx.command_path, "commands": ", ".join(self.commands)}
            raise BadUsage("usage-command", given=args[0], **facts)
        return super().resolve_command(ctx, args)


class RootGroup(Topic):
    """The whole command."""

    def main(self, args: Sequence[str] | None = None, *others: Any, **more: Any) -> Any:
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")  # a terminal without our signs shows others, and goes on
        arguments = sys.argv[1:] if args is None else list(args)
        sys.exit(self._run(arguments, language_of(arguments)))

    def _run(self, arguments: list[str], language: str) -> int:
        try:
            done = super().main(
                args=arguments, prog_name="roundhouse", standalone_mode=False, obj={"language": language}
            )
            sys.stdout.flush()
            return done if isinstance(done, int) else 0
        except RoundhouseError as wrong:
            return _refuse(sentence(wrong, language))
        except typer.TyperException as wrong:
            return _refuse(sentence(_misused(wrong, self._path(arguments), language), language))
        except (KeyboardInterrupt, typer.Abort):
            return INTERRUPTED
        except BrokenPipeError:
            # The reader of our output has gone; the interpreter's own last flush should not complain either.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 1
        except Exception as defect:
            place = traceback.extract_tb(defect.__traceback__)[-1]
            facts = {"what": repr(defect), "where": f"{Path(place.filename).name}:{place.lineno}"}
            _refuse(text.common(language).say("error-defect", **facts))
            return DEFECT

    def _path(self, arguments: list[str]) -> str:
        """The command a line means, as far as it can be told without understanding it."""
        return " ".join(["roundhouse", *[word for word in arguments[:1] if word in self.commands]])


def sentence(wrong: RoundhouseError, language: str) -> str:
    """What is wrong, in one line."""
    return " ".join(wrong.say(language).split())


def _refuse(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return BAD_INPUT


def _misused(wrong: Any, command: str, language: str) -> BadUsage:
    """Our words for what Typer found wrong. What it is shows in the attributes of the error."""
    context = getattr(wrong, "ctx", None)
    command = context.command_path if context else command
    parameter = getattr(wrong, "param", None)
    option = getattr(wrong, "option_name", None)
    if option is not None and hasattr(wrong, "possibilities"):
        close = get_close_matches(option, wrong.possibilities or [], n=1)
        if close:
            return BadUsage("usage-option-close", given=option, close=close[0])
        return BadUsage("usage-option", given=option, command=command)
    if option is not None:
        return BadUsage("usage-no-value", option=option, command=command)
    if parameter is not None and hasattr(wrong, "param_type"):
        return BadUsage("usage-missing", what=text.common(language).say(parameter.metavar), command=command)
    if parameter is not None:
        return BadUsage("usage-number", option=parameter.opts[0])
    return BadUsage("usage", command=command)
