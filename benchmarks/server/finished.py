"""Long games, finished and stored, and looking back at them over HTTP: at any step, of a table in memory or not."""

import asyncio
import itertools
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

import httpx

import roundhouse
from roundhouse.server.live import now
from roundhouse.server.storage import SEAT, Grant, Header, Rest, Store
from roundhouse.server.tokens import digest, new_code, new_table_id, new_token
from roundhouse.tables import Table, open_table

LONG = 500
HUNTED = 5_000
LEANINGS = (0.01, 0.1, 1.0, 10.0, 100.0)


class PlayedGame(NamedTuple):
    """A whole game: how it is set up, and its decisions."""

    players: int
    options: dict[str, Any]
    seed: int
    moves: list[tuple[int, int]]


class StoredGame(NamedTuple):
    """A finished game in the storage, and the token of its first seat."""

    table: str
    token: str
    steps: int


def played(game: Any, seed: int) -> PlayedGame:
    """A game among players who lean, each game anew, to some kinds of actions and away from others."""
    rng = Random(seed)
    players = rng.choice(list(game.players))
    options = {name: rng.choice(values) for name, values in game.options(players=players).items()}
    state = game.start(players=players, seed=seed, **options)
    leaning: dict[str, float] = {}
    moves = []
    while not state.over:
        seat = state.actors[0]
        legal = state.legal(seat)
        kinds = [game.meaning(action)["kind"] for action in legal]
        weights = [leaning.setdefault(kind, rng.choice(LEANINGS)) for kind in kinds]
        action = rng.choices(legal, weights)[0]
        state.apply(seat, action)
        moves.append((seat, action))
    return PlayedGame(players, options, seed, moves)


def long_games(game: Any, count: int) -> list[PlayedGame]:
    """The first games of 500 decisions and more; where they are too rare, the longest there are."""
    long: list[PlayedGame] = []
    short: list[PlayedGame] = []
    for seed in range(HUNTED):
        plan = played(game, seed)
        (long if len(plan.moves) >= LONG else short).append(plan)
        if len(long) == count:
            return long
    short.sort(key=lambda plan: -len(plan.moves))
    return (long + short)[:count]


def at_a_table(game: Any, plan: PlayedGame) -> Table:
    """The game played by people today, so that the server keeps it; every choice of theirs an entry."""
    clock = itertools.count(now())
    table = Table.restore([open_table(game, players=plan.players, options=plan.options, at=next(clock))])
    for seat in range(plan.players):
        table.apply(table.seat(seat, at=next(clock)).sit(f"Player {seat + 1}"))
    table.apply(table.host(at=next(clock)).start(plan.seed, "0" * 64))
    for seat, action in plan.moves:
        kept = len(table.playing().tentative(seat))
        chosen = table.seat(seat, at=next(clock)).choose(kept, [action])
        final = chosen.facts["final"] is not None
        table.apply(table.seat(seat, at=chosen.at).choose(kept, [action], confirm=True) if final else chosen)
    assert table.phase == "over"
    return table


async def keep(database: Path, tables: Sequence[Table]) -> list[StoredGame]:
    """Write finished tables into a new database, as the server does."""
    store = Store(f"sqlite:///{database}")
    await store.open()
    kept = []
    for table in tables:
        table_id = new_table_id()
        token = new_token(table_id)
        header = Header(table_id, new_code(), "", table.game.id, True, table.at)
        await store.create(header, table.entries, [Grant(digest(token), SEAT, 0)])
        await store.set_at_rest([Rest(table_id, table.version, None, table.at, table.at)])
        kept.append(StoredGame(table_id, token, table.playing().step))
    await store.close()
    return kept


def prepare(database: Path, game_id: str, count: int) -> list[StoredGame]:
    game = roundhouse.game(game_id)
    return asyncio.run(keep(database, [at_a_table(game, plan) for plan in long_games(game, count)]))


def look(http: httpx.Client, url: str, game: StoredGame, step: int, eyes: str) -> float:
    """Seconds from asking for a step to having it."""
    began = perf_counter()
    answer = http.get(
        f"{url}/api/tables/{game.table}/steps/{step}",
        params={"eyes": eyes},
        headers={"Authorization": f"Bearer {game.token}"},
    )
    took = perf_counter() - began
    if answer.status_code != 200 or answer.json()["step"] != step:
        raise RuntimeError(answer.text)
    return took


def from_storage(url: str, games: Sequence[StoredGame]) -> list[float]:
    """The first look at each table since the server was started, each at another step: it is not in memory yet."""
    rng = Random(1)
    with httpx.Client() as http:
        http.get(f"{url}/api/games")  # the connection is not what is measured
        return [look(http, url, game, rng.randrange(game.steps + 1), "own") for game in games]


def every_step(url: str, game: StoredGame, eyes: str) -> list[float]:
    with httpx.Client() as http:
        return [look(http, url, game, step, eyes) for step in _shuffled(game.steps + 1)]


def _shuffled(count: int) -> Iterator[int]:
    """In no order, as nobody promised one."""
    steps = list(range(count))
    Random(2).shuffle(steps)
    yield from steps
