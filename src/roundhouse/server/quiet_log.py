"""What any stranger can cause is told in the log once a minute, and not every time: a log can fill a disk."""

import logging
import time

TELL_EVERY = 60.0  # seconds
MAX_MESSAGES = 100


class OnceAMinute(logging.Filter):
    """Lets a warning pass if the same has not been told for a minute. Errors always pass."""

    def __init__(self) -> None:
        super().__init__()
        self._told: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno > logging.WARNING:
            return True
        at, message = time.monotonic(), str(record.msg)
        if at < self._told.get(message, 0.0):
            return False
        if len(self._told) >= MAX_MESSAGES:
            self._told.clear()
        self._told[message] = at + TELL_EVERY
        return True


def quieten(name: str) -> None:
    """Once for each logger, however many servers there are in a process."""
    logger = logging.getLogger(name)
    if not any(isinstance(one, OnceAMinute) for one in logger.filters):
        logger.addFilter(OnceAMinute())
