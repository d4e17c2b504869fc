"""The time of the event loop, shared by client addresses, so that one of them cannot keep the others waiting.

All that is done on the loop for an address is charged to its account. An address that has used up its share waits until
time has made up for it, its pieces of work one behind the other. An address that is alone may use all there is, but its
pieces too are done one by one. Tasks inherit the account of whoever started them: a bot thinks on the account of the
command after which it had to move. What the server does by itself is on nobody's, and does not wait.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Coroutine, Generator, Iterable
from contextlib import AbstractContextManager, nullcontext
from contextvars import ContextVar
from time import perf_counter
from types import coroutine
from typing import Any, TypeVar

T = TypeVar("T")
MAX_ACCOUNTS = 10_000
SLICE = 0.004  # seconds: so long nobody else is served, at least
COMPANY = 1.0  # seconds: so long after another address was served, one is not alone


class Account:
    """The loop time of one address, in seconds."""

    def __init__(self, shares: "LoopShares", address: str) -> None:
        self.shares = shares
        self.address = address
        self._left = shares.burst
        self._since = perf_counter()
        self._steps = 0  # under way: one, or several inside each other
        self._step_began = 0.0
        self._waiting: deque[asyncio.Future[None]] = deque()

    def __enter__(self) -> None:
        """What is done until the end of the block, without a break, is charged to this account: once, if nested."""
        self._steps += 1
        if self._steps == 1:
            self._step_began = perf_counter()

    def __exit__(self, *_: object) -> None:
        self._steps -= 1
        if self._steps == 0:
            self.charge(perf_counter() - self._step_began)

    def charge(self, seconds: float) -> None:
        now = perf_counter()
        self._left = self._left_at(now) - seconds
        self._since = now
        self.shares.note(self, now)

    def left(self) -> float:
        """Less than nothing if it has taken more than its share."""
        now = perf_counter()
        used = now - self._step_began if self._steps else 0.0
        return self._left_at(now) - used

    def _left_at(self, now: float) -> float:
        """The step under way left aside."""
        return min(self.shares.burst, self._left + (now - self._since) * self.shares.share)

    async def turn(self) -> None:
        """Returns at once while there is time left, else when there is again, in the order of coming."""
        if not self._waiting and self.left() > 0:
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(mine)
        if len(self._waiting) == 1:
            asyncio.get_running_loop().call_soon(self._release)
        await mine

    def _release(self) -> None:
        """One goes on; when this is called again its work has been charged, and then the next may."""
        loop = asyncio.get_running_loop()
        while self._waiting and self._waiting[0].done():  # gone on, or hung up meanwhile
            self._waiting.popleft()
        if not self._waiting:
            return
        left = self.left()
        if left <= 0 and self.shares.is_alone(self):
            self._left, self._since = 0.0, perf_counter()
        elif left <= 0:
            loop.call_later(min(-left / self.shares.share, COMPANY), self._release)
            return
        self._waiting[0].set_result(None)
        loop.call_soon(self._release)


class LoopShares:
    """The accounts of all addresses, each with the same share: so much of every second, and so much at once."""

    def __init__(self, share: float, burst: float) -> None:
        self.share = share
        self.burst = burst
        self._accounts: OrderedDict[str, Account] = OrderedDict()
        self._last: Account | None = None
        self._last_served = self._other_served = perf_counter()

    def account(self, address: str) -> Account:
        known = self._accounts.pop(address, None) or Account(self, address)
        self._accounts[address] = known
        if len(self._accounts) > MAX_ACCOUNTS:
            self._accounts.popitem(last=False)
        return known

    def note(self, account: Account, now: float) -> None:
        """An address was served."""
        if account is not self._last:
            self._last, self._other_served = account, self._last_served
        self._last_served = now

    def is_alone(self, account: Account) -> bool:
        """Whether nobody else has been served for a while."""
        served = self._other_served if account is self._last else self._last_served
        return perf_counter() > served + COMPANY


payer: ContextVar[Account | None] = ContextVar("payer", default=None)


def paying_address() -> str | None:
    """The address on whose account this is done; None for what the server does by itself."""
    account = payer.get()
    return None if account is None else account.address


async def turn() -> None:
    """To be awaited before every piece of work: until there is time left on the account on which this is done."""
    account = payer.get()
    if account is not None:
        await account.turn()


async def in_pieces(work: Generator[None, None, T]) -> T:
    """Do a long work in pieces of some milliseconds: between them others have the loop, and each waits for its turn."""
    end = perf_counter() + SLICE
    while True:
        try:
            next(work)
        except StopIteration as done:
            result: T = done.value
            return result
        if perf_counter() >= end:
            await asyncio.sleep(0)
            await turn()
            end = perf_counter() + SLICE


def listed(items: Iterable[T]) -> Generator[None, None, list[T]]:
    """All items, each of which is a piece of work."""
    found: list[T] = []
    for item in items:
        found.append(item)
        yield
    return found


def step_of(account: Account | None) -> AbstractContextManager[None]:
    """What is done in this block is on that account, if it is on any."""
    return nullcontext() if account is None else account


async def charged(work: Coroutine[Any, Any, T]) -> T:
    """Do the work, step by step on the account on which this is done."""
    account = payer.get()
    return await (work if account is None else _charging(account, work))


@coroutine
def _charging(account: Account, work: Coroutine[Any, Any, T]) -> Generator[Any, Any, T]:
    proceed: Callable[[Any], Any] = work.send
    given: Any = None
    while True:
        try:
            with account:
                awaited = proceed(given)
        except StopIteration as done:
            result: T = done.value
            return result
        try:
            proceed, given = work.send, (yield awaited)
        except GeneratorExit:
            work.close()
            raise
        except BaseException as thrown:  # as a task is cancelled
            proceed, given = work.throw, thrown
