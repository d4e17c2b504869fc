"""One writer for all: what waits at the same time is committed together, and nobody hears of it before.

With a disk that really syncs, the sync is what costs; a hundred moves at once then cost little more than one. So there
is a shortest interval between two commits: on a quiet server nobody notices it, on a busy one moves come together.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import sqlalchemy as sa

from roundhouse.server.storage.engines import Database

Work = Callable[[sa.Connection], Any]
Job = tuple[Work, "asyncio.Future[Any]"]
Outcome = tuple[Any, Exception | None]
RunGroup = Callable[[sa.Connection, Sequence[Work]], list[Outcome]]

MAX_GROUP = 200
MIN_COMMIT_INTERVAL = 0.006


class WorkRejected(Exception):
    """A piece of work that does not fit the data; it must be raised before anything is written."""


class Conflict(WorkRejected):
    """The table has other entries in the storage than the caller thinks. Nothing was written."""


class Absent(WorkRejected):
    """There is no such table any more. Nothing was written."""


def attempt(work: Work, connection: sa.Connection) -> Outcome:
    """Do a piece of work; a rejection is an outcome, any other error is raised."""
    try:
        return work(connection), None
    except WorkRejected as no:
        return None, no


def one_by_one(connection: sa.Connection, group: Sequence[Work]) -> list[Outcome]:
    """What became of each piece of work."""
    return [attempt(work, connection) for work in group]


class Writer:
    """Runs pieces of work in the order they come, each all or nothing, as many as are waiting in one transaction.

    `run_group` may do the work of a whole group together; if it raises, each piece is tried alone.
    """

    def __init__(self, database: Database, run_group: RunGroup = one_by_one) -> None:
        self.database = database
        self._run_group = run_group
        self._jobs: asyncio.Queue[Job | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """What is waiting is still written."""
        if self._task is not None:
            self._jobs.put_nowait(None)
            await self._task
            self._task = None

    async def write(self, work: Work) -> Any:
        """Returns once the work is durable, or raises and nothing is written."""
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((work, done))
        return await done

    async def _run(self) -> None:
        clock = asyncio.get_running_loop().time
        last = False
        earliest = 0.0
        while not last:
            waiting = [await self._jobs.get()]
            await asyncio.sleep(max(0.0, earliest - clock()))
            earliest = clock() + MIN_COMMIT_INTERVAL
            while len(waiting) < MAX_GROUP and not self._jobs.empty():
                waiting.append(self._jobs.get_nowait())
            last = None in waiting
            group = [job for job in waiting if job is not None]
            if not await self._commit(group):
                for job in group:
                    await self._commit([job])

    async def _commit(self, group: list[Job]) -> bool:
        """Write a group. False if it failed as a whole and has to be tried one by one."""

        works = [work for work, _ in group]

        def write(connection: sa.Connection) -> list[Outcome]:
            return self._run_group(connection, works)

        try:
            outcomes = await self.database.write(write)
        except Exception as wrong:
            if len(group) > 1:
                return False
            outcomes = [(None, wrong) for _ in group]
        for (_, done), outcome in zip(group, outcomes, strict=True):
            _settle(done, *outcome)
        return True


def _settle(done: "asyncio.Future[Any]", result: Any, failure: Exception | None) -> None:
    if done.cancelled():
        return
    if failure is None:
        done.set_result(result)
    else:
        done.set_exception(failure)
