"""Worker processes that think for the bots, and for people who ask for a hint. They get an imagined position as JSON.

A worker that takes too long, uses too much memory, dies or cannot be understood is killed, and another takes its place.
One that somebody else has killed says nothing about the bot: the question is asked again.
"""

import asyncio
import json
import logging
import os
import signal
from asyncio.subprocess import PIPE, Process
from typing import Any, TypeVar

import msgspec

from roundhouse.server.fair_queue import FairQueue
from roundhouse.server.loop_shares import paying_address
from roundhouse.server.settings import Settings

logger = logging.getLogger(__name__)

READY_SECONDS = 30.0
MAX_LINE_BYTES = 1 << 20
TRIES = 3
KILLED = {-signal.SIGTERM, -signal.SIGINT, -getattr(signal, "SIGKILL", 9), -getattr(signal, "SIGHUP", 1)}
MARGIN = 2.0  # a worker ends itself so many times the limit after a question, should the server be gone by then


class BotFailed(Exception):
    """No answer came back."""


class WorkerLost(BotFailed):
    """There was no worker to answer: it was killed from outside, or cannot be started. No fault of the bot's."""


class Chosen(msgspec.Struct):
    """What a bot chooses."""

    action: int


class WorkerHint(msgspec.Struct):
    """A kernel `Hint` as a worker writes it."""

    actions: list[int]
    gains: list[int]
    proved: bool
    reason: str | None = None


class Advised(msgspec.Struct):
    """The game's hint for a position, None if it has none."""

    hint: WorkerHint | None


Answer = TypeVar("Answer", Chosen, Advised)


class Worker:
    """One process, for one question at a time."""

    def __init__(self, process: Process) -> None:
        self.process = process

    @staticmethod
    async def start(settings: Settings) -> "Worker":
        """A worker process that has said it is ready; WorkerLost if it does not in time."""
        limits = (str(settings.think_memory), str(settings.think_seconds * MARGIN))
        # In a session of its own: Ctrl-C is meant for the server, and would look like a bot's failure.
        process = await asyncio.create_subprocess_exec(
            *settings.worker,
            *limits,
            stdin=PIPE,
            stdout=PIPE,
            limit=MAX_LINE_BYTES,
            env=_environment(),
            start_new_session=True,
        )
        worker = Worker(process)
        try:
            if await worker._line(READY_SECONDS) != {"ready": True}:
                raise WorkerLost("the worker did not start")
        except BotFailed as wrong:
            await worker.kill()
            raise WorkerLost(str(wrong)) from wrong
        except BaseException:
            await worker.kill()
            raise
        return worker

    async def ask(self, question: dict[str, Any], wanted: type[Answer], seconds: float) -> Answer:
        """The answer to a question, of the form wanted and within so many seconds; BotFailed otherwise."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(question, separators=(",", ":")).encode() + b"\n")
            await self.process.stdin.drain()
        except OSError:
            pass  # it is gone: there will be no answer
        answer = await self._line(seconds)
        try:
            return msgspec.convert(answer, wanted)
        except msgspec.ValidationError as wrong:
            raise BotFailed(str(answer)[:500]) from wrong

    async def _line(self, seconds: float) -> Any:
        assert self.process.stdout is not None
        try:
            line = await asyncio.wait_for(self.process.stdout.readline(), seconds)
            if not line and await self.process.wait() in KILLED:
                raise WorkerLost("the worker was killed")
            return json.loads(line)
        except (TimeoutError, ValueError, OSError) as wrong:
            raise BotFailed(f"no answer: {type(wrong).__name__}") from wrong

    async def kill(self) -> None:
        if self.process.returncode is None:
            try:
                self.process.kill()
            except ProcessLookupError:
                pass
        await self.process.wait()


class Workers:
    """So many workers as settled, each started when it is first needed, and shared alike by client addresses."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._queue = FairQueue(settings.workers)
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()

    async def ask(self, question: dict[str, Any], wanted: type[Answer]) -> Answer:
        """The answer to a question; BotFailed if none comes within the limits."""
        for _ in range(TRIES - 1):
            try:
                return await self._ask(question, wanted)
            except WorkerLost as wrong:
                logger.warning("%s; another one is asked", wrong)
        return await self._ask(question, wanted)

    async def _ask(self, question: dict[str, Any], wanted: type[Answer]) -> Answer:
        async with self._queue.place(paying_address()):
            worker = self._idle.pop() if self._idle else await self._start()
            try:
                answer = await worker.ask(question, wanted, self.settings.think_seconds)
            except BaseException:
                await self._dismiss(worker)
                raise
            self._idle.append(worker)
            return answer

    async def _start(self) -> Worker:
        try:
            worker = await Worker.start(self.settings)
        except OSError as wrong:
            raise WorkerLost("no worker can be started") from wrong
        self._all.add(worker)
        return worker

    async def _dismiss(self, worker: Worker) -> None:
        self._all.discard(worker)
        await worker.kill()

    async def close(self) -> None:
        for worker in list(self._all):
            await self._dismiss(worker)


def _environment() -> dict[str, str]:
    """The environment of a worker, without any path to the data."""
    return {name: value for name, value in os.environ.items() if not name.startswith("ROUNDHOUSE_DATABASE")}
