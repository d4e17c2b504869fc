"""Work spread over processes, or done in this one when a single job is asked for: the same results either way."""

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from types import TracebackType
from typing import Any, TypeVar

Input = TypeVar("Input")
Output = TypeVar("Output")


class ProcessPool:
    """So many processes. They are spawned, not forked: the same on every system."""

    def __init__(self, jobs: int, prepare: Callable[..., None] | None = None, *given: Any) -> None:
        """Prepare: called once in each process, with what is given, before any work."""
        self.pool: ProcessPoolExecutor | None = None
        self.others = multiprocessing.active_children()
        if jobs > 1:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_begin, initargs=(prepare, *given))
        elif prepare is not None:
            prepare(*given)

    def __enter__(self) -> "ProcessPool":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.pool is None:
            return
        if kind is None:
            self.pool.shutdown()
            return
        self.pool.shutdown(wait=False, cancel_futures=True)  # the rest is not needed and would take too long
        for child in multiprocessing.active_children():
            if child not in self.others:
                child.terminate()

    def each(self, work: Callable[[Input], Output], inputs: Sequence[Input]) -> Iterator[tuple[int, Output]]:
        """What comes of each input with its number, as it comes."""
        if self.pool is None:
            for index, each in enumerate(inputs):
                yield index, work(each)
            return
        waiting = {self.pool.submit(work, each): index for index, each in enumerate(inputs)}
        for done in as_completed(waiting):
            yield waiting[done], done.result()

    def map(self, work: Callable[[Input], Output], inputs: Sequence[Input]) -> list[Output]:
        """What comes of all inputs, in their order."""
        return [output for _, output in sorted(self.each(work, inputs), key=lambda pair: pair[0])]


def _begin(prepare: Callable[..., None] | None, *given: Any) -> None:
    """In a process of the pool, once. The parent handles an interrupt and ends the pool."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if prepare is not None:
        prepare(*given)
