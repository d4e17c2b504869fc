"""A queue in which everybody is served alike: whoever has had least is next, however many others of one kind wait."""

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable, Hashable
from contextlib import asynccontextmanager
from time import perf_counter


class FairQueue:
    """So many places, shared by clients by the time they hold them (start-time fair queueing).

    Nobody holds the last place who has all the others, if there are several: whoever comes next finds it free.
    """

    def __init__(self, places: int, clock: Callable[[], float] = perf_counter) -> None:
        self.clock = clock
        self.free = places
        self.most = max(1, places - 1)
        self._held: Counter[Hashable] = Counter()
        self._waiting: dict[Hashable, deque[asyncio.Future[None]]] = {}
        self._had: dict[Hashable, float] = {}  # of those who wait or hold a place
        self._now = 0.0  # what the last one to be served had then: nobody is owed for a time in which they did not ask

    @asynccontextmanager
    async def place(self, client: Hashable) -> AsyncIterator[None]:
        """A place, when it is this client's turn, until the end of the block."""
        await self._enter(client)
        began = self.clock()
        try:
            yield
        finally:
            self._leave(client, self.clock() - began)

    async def _enter(self, client: Hashable) -> None:
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._had.setdefault(client, self._now)
        self._waiting.setdefault(client, deque()).append(mine)
        self._serve()
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self._leave(client, 0.0)
            else:
                self._withdraw(client, mine)
            raise

    def _leave(self, client: Hashable, seconds: float) -> None:
        self.free += 1
        self._held[client] -= 1
        self._had[client] += seconds
        self._forget(client)
        self._serve()

    def _withdraw(self, client: Hashable, mine: "asyncio.Future[None]") -> None:
        self._waiting[client].remove(mine)
        self._forget(client)

    def _serve(self) -> None:
        while self.free:
            ready = [client for client, line in self._waiting.items() if line and self._held[client] < self.most]
            if not ready:
                return
            client = min(ready, key=lambda one: self._had[one])
            self.free -= 1
            self._held[client] += 1
            self._now = max(self._now, self._had[client])
            self._waiting[client].popleft().set_result(None)

    def _forget(self, client: Hashable) -> None:
        if not self._waiting.get(client):
            self._waiting.pop(client, None)
            if not self._held[client]:
                del self._held[client], self._had[client]
