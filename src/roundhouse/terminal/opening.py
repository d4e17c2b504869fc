"""Sitting down: a new game against bots, or one that was kept, and the names round the table."""

import getpass
import json
import secrets
import shlex

from roundhouse.kernel import text
from roundhouse.kernel.errors import BadSetup
from roundhouse.kernel.game import Game, Option, check_seed
from roundhouse.kernel.record import Record
from roundhouse.terminal import files
from roundhouse.terminal.arguments import game_on
from roundhouse.terminal.local_table import LocalTable

USUAL_PLAYERS = 4


def usual_players(game: Game) -> int:
    """Four, or as near to it as the game allows."""
    return min(max(USUAL_PLAYERS, game.players.start), game.players.stop - 1)


def new_record(game: Game, players: int, seed: int | None, options: dict[str, Option]) -> Record:
    """The start of a new game. A seed that is not given is drawn, short enough to be typed again."""
    chosen = secrets.randbelow(10**6) if seed is None else check_seed(seed)
    return Record(game, players, game.settle(players, options), chosen)


def sit_down(game: Game, record: Record, seat: int, levels: list[str], names: list[str]) -> LocalTable:
    """At the table of a record: a new one, or one that was kept, at the point where it was left."""
    return LocalTable(game, record, seat, opponents(record.players, seat, levels), names)


def opponents(players: int, seat: int, levels: list[str]) -> dict[int, str]:
    """A level for every other seat, those given repeated round the table."""
    others = [each for each in range(players) if each != check_seat(seat, players)]
    return {each: levels[index % len(levels)] for index, each in enumerate(others)}


def check_seat(seat: int, players: int) -> int:
    if not 0 <= seat < players:
        raise BadSetup("bad-seat", seat=seat, players=players, last=players - 1)
    return seat


def read_record(file: str, board_file: str | None) -> tuple[Record, Game]:
    """A record whose moves are all legal and lead where it says, and the game it is of, on its board."""
    record = Record.loads(files.read(file))
    game = None if board_file is None else game_on(record.game, board_file)
    record.verify(game)
    return record, record.rules(game)


def again(table: LocalTable, board: str | None) -> str:
    """The command line that starts this game anew; empty for one from a position set by hand."""
    record = table.record
    if record.seed is None:
        return ""
    words = ["roundhouse", "play", table.game.id, "--players", record.players, "--seat", table.seat]
    levels = list(table.levels.values())
    words += ["--bots", ",".join(levels[:1] if len(set(levels)) == 1 else levels), "--seed", record.seed]
    for name, value in record.options.items():
        if value != table.game.options(players=record.players)[name][0]:
            words += ["--option", f"{name}={json.dumps(value)}"]
    if board is not None:
        words += ["--board", board]
    return shlex.join([str(word) for word in words])


# Names ----------------------------------------------------------------------------------------------------------------


def table_names(players: int, seat: int, own: str | None, language: str) -> list[str]:
    """The person's name in its seat, and a name for each bot."""
    say = text.common(language).say
    person = clean_name(own or "") or _login_name() or say("cli-guest")
    names = [name for name in say("cli-bot-names").split(", ") if name.lower() != person.lower()]
    return names[:seat] + [person] + names[seat : players - 1]


def clean_name(name: str) -> str:
    """A name that fits a table: one line, not too long."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())[:20]


def _login_name() -> str:
    """The user's login name, unless it is a generic one."""
    try:
        name = clean_name(getpass.getuser())
    except (OSError, KeyError, ImportError):
        return ""
    return "" if name in ("root", "nobody", "user") else name.capitalize()


def seat_names(players: int, language: str) -> list[str]:
    """Names for the seats of a record, which does not say who sat there."""
    return [text.common(language).say("cli-player", number=seat + 1) for seat in range(players)]
