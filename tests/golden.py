"""Golden records: plays kept with their fingerprints, so that no change of the code changes a game unnoticed.

`python -m tests.golden` writes the file of every game's current rules version anew. Files of older versions stay.
"""

import itertools
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import roundhouse
from roundhouse import Game, Record
from roundhouse.arena.match import play
from roundhouse.bots import bot

FOLDER = Path(__file__).parent / "golden_records"
EACH = 40  # plays of every mix of options, over all player counts
MARK = 50  # a fingerprint is kept after so many moves each time


class Golden(NamedTuple):
    """A record, and the fingerprints along its way."""

    record: Record
    marks: list[int]


def written(record: Record) -> str:
    return json.dumps({"marks": marks(record), "record": json.loads(record.dumps())}, separators=(",", ":"))


def marks(record: Record) -> list[int]:
    return [state.fingerprint() for number, state in enumerate(record.steps()) if number % MARK == 0]


def read(path: Path) -> Iterator[Golden]:
    for line in path.read_text(encoding="utf-8").splitlines():
        found: dict[str, Any] = json.loads(line)
        yield Golden(Record.loads(json.dumps(found["record"])), found["marks"])


def plays(game: Game) -> Iterator[Record]:
    """At least EACH plays for every mix of options, with random, greedy and mixed tables by turns."""
    tables = (["random"], ["greedy"], ["greedy", "random"])
    mixes = {json.dumps(mix) for players in game.players for mix in option_mixes(game, players)}
    for mix in sorted(mixes):
        options = json.loads(mix)
        counts = [players for players in game.players if options in option_mixes(game, players)]
        for number, players in zip(range(EACH), itertools.cycle(counts), strict=False):
            levels = tables[number % len(tables)]
            bots = [bot(levels[seat % len(levels)]) for seat in range(players)]
            yield play(game, bots, 1000 + number, options).record


def option_mixes(game: Game, players: int) -> list[dict[str, Any]]:
    allowed = game.options(players=players)
    return [dict(zip(allowed, values, strict=True)) for values in itertools.product(*allowed.values())]


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in roundhouse.games():
        game = roundhouse.game(name)
        path = FOLDER / f"{name}-{game.rules_version}.jsonl"
        path.write_text("".join(f"{written(record)}\n" for record in plays(game)), encoding="utf-8")
        print(path.name)


if __name__ == "__main__":
    main()
