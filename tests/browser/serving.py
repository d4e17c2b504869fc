"""A server in a process of its own, as a host runs it: it can be killed without a word and started again."""

import asyncio
import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx

import roundhouse
from roundhouse.server.live import now
from roundhouse.server.settings import built_client
from roundhouse.server.storage import HOST, SEAT, Grant, Header, Rest, Store
from roundhouse.server.tokens import digest, new_code, new_table_id, new_token
from roundhouse.tables import ALL, Entry, Table, open_from
from tests.patience import SECONDS, until
from tests.played import GAME, NAMES, played_out, played_to, start

# Where the built client lies, should it not be the installed one.
CLIENT = Path(os.environ.get("ROUNDHOUSE_CLIENT") or built_client())

PROGRAM = """
import sys
from pathlib import Path
from importlib import import_module
from roundhouse.server import Settings, run
database, static, port, address, seconds, games = sys.argv[1:]
import_module("roundhouse.games").__path__.extend([games] if games else [])
free = {"rate": 1e6, "burst": 10**6, "code_tries": 10**6, "talk_rate": 1e6, "talk_burst": 10**6}
free |= {"think_seconds": float(seconds), "hello_seconds": float(seconds)}
settings = Settings(database=database, static=Path(static), workers=1, bot_pause=0.0, address=address or None, **free)
run(port=int(port), settings=settings, announce=lambda address: print(address, flush=True))
"""


class ServerProcess:
    """A server on a port of this machine that nobody else uses, and its database; and where it says others reach it.

    A folder of games stands beside those of the package. The bots' processes do not know them.
    """

    def __init__(self, folder: Path, address: str = "", games: Path | None = None) -> None:
        self.folder = folder
        self.address = address
        self.games = games
        self.database = folder / "tables.db"
        self.log = folder / "server.log"
        self.port = 0
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        """Again on the same port, so that a page finds it where it was."""
        facts = [
            f"sqlite:///{self.database}",
            str(CLIENT),
            str(self.port),
            self.address,
            str(SECONDS),
            str(self.games or ""),
        ]
        command = [sys.executable, "-c", PROGRAM, *facts]
        start = self.log.stat().st_size if self.log.exists() else 0
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log)
        self.port = int(until(lambda: self._said_port(start), "the server does not start"))

    def _said_port(self, start: int) -> str | None:
        """The port it has told since that byte of its log."""
        assert self.process is not None
        assert self.process.poll() is None, self.log.read_text()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", self.log.read_text()[start:])
        return found and found[1]

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        if self.process.poll() is None:
            os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        try:
            self.process.wait(SECONDS)
        except subprocess.TimeoutExpired:
            self.kill()

    def entries(self, table_id: str) -> list[Entry]:
        """All that has happened at a table, secrets included, as only the server has it."""
        chosen = "SELECT body FROM entries WHERE table_id = ? ORDER BY version"
        with closing(sqlite3.connect(self.database)) as database:
            return [Entry.load(json.loads(body)) for (body,) in database.execute(chosen, (table_id,))]

    # Guests without a browser ---------------------------------------------------------------------------------------

    def open_table(self, *seats: str, game: str = GAME, level: str = "random", **plan: Any) -> dict[str, Any]:
        """A table with these kinds of seats; people are called by their names."""
        named = [
            {"kind": kind, "level": level, **({"name": NAMES[at]} if kind in ("you", "friend") else {})}
            for at, kind in enumerate(seats)
        ]
        answer = httpx.post(f"{self.url}/api/tables", json={"game": game, "seats": named, **plan}, timeout=SECONDS)
        assert answer.status_code == 201, answer.text
        opened: dict[str, Any] = answer.json()
        return opened

    def finished(self, *seats: str, game: str = GAME, name: str = "", level: str = "random") -> str:
        """The token of whoever has all seats of "you" at a table whose game is over; bots have had the others.

        Written into the storage of the server, which has not heard of the table until somebody asks for it.
        """
        held = frozenset(seat for seat, kind in enumerate(seats) if kind == "you")
        return self.keep(played_out(len(seats), held, game, level), sorted(held), game, name)

    def keep(self, entries: list[Entry], held: list[int], game: str = GAME, name: str = "") -> str:
        """The token of whoever has these seats at a table with these entries, written into the server's storage."""
        table_id = new_table_id()
        token = new_token(table_id)
        grants = [Grant(digest(token), HOST), *[Grant(digest(token), SEAT, seat) for seat in held]]
        header = Header(table_id, new_code(), name, game, True, now())  # kept as long as one that was opened today
        with ThreadPoolExecutor(1) as other:  # the loop of this thread is the browser's
            other.submit(asyncio.run, self._write(header, entries, grants)).result()
        return token

    def go_on_from(self, game: str, position: dict[str, Any], seat: int = 0) -> str:
        """The token of whoever has this seat at a table that goes on from a position; random bots have the others."""
        table = Table.restore([open_from(roundhouse.game(game), position, eyes=ALL, at=1)])
        start(table, frozenset({seat}), "random", seed=1)
        return self.keep(table.entries, [seat], game)

    async def _write(self, header: Header, entries: list[Entry], grants: list[Grant]) -> None:
        store = Store(f"sqlite:///{self.database}")
        await store.open()
        await store.create(header, entries, grants)
        await store.set_at_rest([Rest(header.id, len(entries), None, entries[-1].at, entries[-1].at)])
        await store.close()

    def join(self, invitation: str, name: str) -> str:
        """The token of the seat that an invitation leads to."""
        answer = httpx.post(f"{self.url}/api/join", json={"token": invitation, "name": name}, timeout=SECONDS)
        assert answer.status_code == 201, answer.text
        token: str = answer.json()["token"]
        return token

    def guest(self, token: str) -> "Guest":
        return Guest(self.url, token)

    def reach(
        self,
        *seats: str,
        step: int = 0,
        phase: str = "turn",
        where: Callable[[Table], bool] = lambda table: True,
        game: str = GAME,
        level: str = "random",
        name: str = "",
        **plan: Any,
    ) -> "Guest":
        """Whoever has all seats of "you" at a table where bots have played so many moves at least.

        The turn of the first of these seats begins in that phase, with a choice to make, where the test's scene is.
        """
        held = [seat for seat, kind in enumerate(seats) if kind == "you"]

        def is_good(table: Table) -> bool:
            state = table.playing().state
            begins = table.playing().step >= step and held[0] in state.actors and len(state.legal(held[0])) > 1
            return begins and state.public_view()["phase"] == phase and where(table)

        return self.guest(self.keep(played_to(is_good, seats, game, level, **plan), held, game, name))


def meaning(seen: dict[str, Any], choice: dict[str, Any]) -> dict[str, str]:
    """What a choice at the table that is seen means: the number alone travels."""
    return roundhouse.game(seen["game"]).meaning(choice["action"])


class Guest:
    """Somebody who plays without looking: it brings a table quickly to where a test begins."""

    def __init__(self, url: str, token: str) -> None:
        self.token = token
        self.http = httpx.Client(
            base_url=f"{url}/api/tables/{token.partition('.')[0]}",
            headers={"Authorization": f"Bearer {token}"},
            timeout=SECONDS,
        )
        self.sent = 0

    def look(self, **params: Any) -> dict[str, Any]:
        answer = self.http.get("", params=params)
        assert answer.status_code == 200, answer.text
        seen: dict[str, Any] = answer.json()
        return seen

    def act(self, command: str, **facts: Any) -> httpx.Response:
        self.sent += 1
        key = f"guest-{id(self):x}-{self.sent:06d}"
        return self.http.post("/commands", json={"command": command, "key": key, **facts})

    def decide(self, seen: dict[str, Any], *kinds: str) -> None:
        """The next decision of the seat that looks: a choice of one of these kinds if there is one, else the last."""
        meant = {"version": seen["version"], "seat": seen["reader"]}
        steps = len(seen["turn"]["steps"]) if seen["turn"] else 0
        if seen["turn"] and seen["turn"]["final"]:
            answer = self.act("choose", keep=steps + 1, confirm=True, **meant)
        else:
            legal = seen["legal"]
            wished = [choice for choice in legal if meaning(seen, choice)["kind"] in kinds] or legal[-1:]
            answer = self.act("choose", keep=steps, actions=[wished[self.sent % len(wished)]["action"]], **meant)
        assert answer.status_code == 200 or answer.json()["key"] == "table-stale", answer.text

    def wait(self) -> dict[str, Any]:
        """Until the game waits for one of the own seats, or is over; seen from that seat."""
        seen = until(self._waited_for, "the game does not go on")
        assert seen is not None
        return seen

    def _waited_for(self) -> dict[str, Any] | None:
        seen = self.look()
        acting = [seat for seat in seen["you"]["seats"] if seat in seen["actors"]]
        if acting:
            return self.look(seat=acting[0])
        return seen if seen["phase"] == "over" else None
