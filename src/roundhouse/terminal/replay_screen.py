"""A recorded game on the screen: as it was after some move, with all that had happened by then if asked."""

from dataclasses import dataclass

from rich.console import Console

from roundhouse.kernel import text
from roundhouse.kernel.errors import BadSetup
from roundhouse.kernel.events import Event
from roundhouse.kernel.game import Game, State
from roundhouse.kernel.record import Record
from roundhouse.terminal import ending
from roundhouse.terminal.opening import seat_names
from roundhouse.terminal.panels import draw, print_line
from roundhouse.terminal.screen import screen
from roundhouse.terminal.story import show_story, story


@dataclass(frozen=True, slots=True)
class Scene:
    """A recorded game at one moment."""

    state: State
    events: list[Event]
    step: int


def scene(game: Game, record: Record, step: int | None) -> Scene:
    """The game after that many moves; after the last by default."""
    last = len(record.moves)
    shown = last if step is None else step
    if not 0 <= shown <= last:
        raise BadSetup("bad-step", step=shown, last=last)
    state = record.start(game)
    events: list[Event] = []
    for seat, action in record.moves[:shown]:
        state.apply(seat, action, events)
    return Scene(state, events, shown)


def show(game: Game, record: Record, shown: Scene, console: Console, language: str) -> None:
    say = text.common(language).say
    names = seat_names(record.players, language)
    title = text.catalogue(game.package, language).say("title")
    heading = say("cli-step", game=title, step=shown.step, last=len(record.moves))
    print_line(console, heading, "title")
    console.print(draw(screen(game, shown.state, None, names, console.width, language), console))
    ending.show(game, shown.state, names, console, language)
    key = "cli-record-sound" if record.seed is not None else "cli-record-sound-position"
    sound = say(key, moves=len(record.moves), seed=str(record.seed))
    print_line(console, sound, "quiet")


def show_log(game: Game, record: Record, shown: Scene, console: Console, language: str) -> None:
    print_line(console, text.common(language).say("cli-log-title"), "title")
    names = seat_names(record.players, language)
    show_story(story(game, shown.events, None, names, language), console)
