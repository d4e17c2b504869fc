"""When the server ran, so that the clocks can stand still while it does not."""

from collections.abc import Iterable
from typing import NamedTuple

import sqlalchemy as sa

from roundhouse.server.storage import models
from roundhouse.server.storage.engines import Database
from roundhouse.server.storage.writer import Writer


class Downtime(NamedTuple):
    """A time at which no server ran, in milliseconds."""

    since: int
    until: int


class Run:
    """This run of the server, among all others in its database."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self._database = database
        self._writer = writer
        self._started = 0
        self._id: int | None = None

    async def begin(self, now: int) -> list[Downtime]:
        """The downtimes before this run, in their order."""
        self._started = now
        known = sa.select(models.runs.c.started, models.runs.c.alive).order_by(models.runs.c.started)
        runs = await self._database.read(lambda connection: [tuple(run) for run in connection.execute(known)])
        return downtimes([*runs, (now, now)])

    async def go_on(self, now: int) -> None:
        """Store that the server is there, which the next run will want to know."""
        runs = models.runs

        def work(connection: sa.Connection) -> int:
            if self._id is None:
                added = connection.execute(runs.insert().values(started=self._started, alive=now))
                assert added.inserted_primary_key is not None
                return int(added.inserted_primary_key[0])
            connection.execute(runs.update().where(runs.c.id == self._id).values(alive=now))
            return self._id

        self._id = await self._writer.write(work)


def downtimes(runs: Iterable[tuple[int, int]]) -> list[Downtime]:
    """What lies between runs, given in the order of their beginnings."""
    found: list[Downtime] = []
    last: int | None = None
    for started, alive in runs:
        if last is not None and started > last:
            found.append(Downtime(last, started))
        last = alive if last is None else max(last, alive)
    return found
