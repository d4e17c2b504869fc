"""A bar on the error stream that grows with the work, where somebody is looking."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from roundhouse.kernel import text


@contextmanager
def progress_bar(total: int, language: str) -> Iterator[Callable[[int], None]]:
    """Gives a function that says how many more are done."""
    console = Console(stderr=True)
    columns = (TextColumn(text.common(language).say("cli-progress")), BarColumn(), MofNCompleteColumn())
    with Progress(
        *columns, TimeRemainingColumn(), console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task("", total=total)
        yield lambda done: bar.advance(task, done)
