"""Golden records: plays kept with their fingerprints, so that no change of the code changes a game unnoticed.

`python -m tests.golden [GAME ...]` writes the file of the current rules version of these games, or of all, anew. It
lies in the folder of the game's tests; files of older versions stay, and are written only where there is none.
"""

import itertools
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import roundhouse
from roundhouse import Game, Record
from roundhouse.arena.match import play
from roundhouse.bots import bot
from tests.conformance.pairs import setups
from tests.shelf import own_folder

PLAYS = 80  # over all mixes of options
LEAST = 4  # plays of every mix of options, over all player counts
MARK = 50  # a fingerprint is kept after so many moves each time


class Golden(NamedTuple):
    """A record, and the fingerprints along its way."""

    record: Record
    marks: list[int]


def files(name: str) -> list[Path]:
    """The golden files of a game, one for each rules version."""
    return sorted(own_folder(name).glob("golden/rules-*.jsonl"))


def current(game: Game) -> Path:
    return own_folder(game.id) / "golden" / f"rules-{game.rules_version}.jsonl"


def missing(game: Game) -> list[Game]:
    """The game by each older version of its rules that is still known and has no file."""
    older = [game.of_version(version) for version in game.known_versions if version != game.rules_version]
    return [one for one in older if not current(one).exists()]


def written(record: Record) -> str:
    return json.dumps({"marks": marks(record), "record": json.loads(record.dumps())}, separators=(",", ":"))


def marks(record: Record) -> list[int]:
    return [state.fingerprint() for number, state in enumerate(record.steps()) if number % MARK == 0]


def read(path: Path) -> Iterator[Golden]:
    for line in path.read_text(encoding="utf-8").splitlines():
        found: dict[str, Any] = json.loads(line)
        yield Golden(Record.loads(json.dumps(found["record"])), found["marks"])


def plays(game: Game) -> Iterator[Record]:
    """Plays of every mix of options, with random, greedy and mixed tables by turns."""
    tables = (["random"], ["greedy"], ["greedy", "random"])
    wanted = mixes(game)
    for mix, counts in wanted.items():
        for number, players in zip(range(each(wanted)), itertools.cycle(counts), strict=False):
            levels = tables[number % len(tables)]
            bots = [bot(levels[seat % len(levels)]) for seat in range(players)]
            yield play(game, bots, 1000 + number, json.loads(mix)).record


def mixes(game: Game) -> dict[str, list[int]]:
    """The options of every setup, as JSON, each with the player counts it comes with."""
    found: dict[str, list[int]] = {}
    for players, options in setups(game):
        found.setdefault(json.dumps(options), []).append(players)
    return dict(sorted(found.items()))


def each(wanted: dict[str, list[int]]) -> int:
    """How many plays every mix has."""
    return max(LEAST, PLAYS // len(wanted))


def main() -> None:
    for name in sys.argv[1:] or roundhouse.games():
        game = roundhouse.game(name)
        for one in [*missing(game), game]:
            path = current(one)
            path.parent.mkdir(exist_ok=True)
            path.write_text("".join(f"{written(record)}\n" for record in plays(one)), encoding="utf-8")
            print(path.relative_to(Path.cwd()))


if __name__ == "__main__":
    main()
