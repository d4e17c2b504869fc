"""How long a test waits for what must happen: the one place where such a limit stands.

A limit ends a test that would wait for ever. It says nothing about speed: a machine many times overloaded passes.
"""

import os
import time
from collections.abc import Callable
from typing import TypeVar

SECONDS = float(os.environ.get("ROUNDHOUSE_TEST_SECONDS", "300"))
MILLISECONDS = 1000 * SECONDS

Answer = TypeVar("Answer")


def until(ask: Callable[[], Answer], complaint: str, pause: Callable[[], object] = lambda: time.sleep(0.02)) -> Answer:
    """Ask until the answer is something. However long one answer takes, the last one decides, not the clock."""
    end = time.monotonic() + SECONDS
    while not (answer := ask()):
        assert time.monotonic() < end, complaint
        pause()
    return answer
