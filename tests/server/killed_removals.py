"""Removals that are killed: `killed_removals.py` reads lines "NUMBER HOW URL" and answers each "killed" or "done".

Each is carried out by a process of its own, which kills itself before the statement of that number; commits count too.
"""

import asyncio
import os
import signal
import sys
from itertools import count
from typing import Any

import sqlalchemy as sa

from roundhouse.server.storage import Limits, Store

TABLE = "table-1"
WITHDRAWN = "1" * 64
AT = 100


async def remove(number: int, how: str, url: str) -> None:
    store = Store(url)
    await store.open()
    statements = count(1)

    def step(*_: Any) -> None:
        if next(statements) == number:
            os.kill(os.getpid(), signal.SIGKILL)

    sa.event.listen(store.database.engine, "before_cursor_execute", step)
    sa.event.listen(store.database.engine, "commit", step)
    if how == "put-away":
        assert await store.removals.put_away(TABLE, Limits(AT, AT), AT) == "forsaken"
    elif how == "delete":
        await store.removals.delete(TABLE, 2, AT)
    else:
        assert not await store.removals.withdraw(TABLE, WITHDRAWN, [1], AT)
    step()
    await store.close()


if __name__ == "__main__":
    for line in sys.stdin:
        number, how, url = line.split()
        child = os.fork()
        if not child:
            asyncio.run(remove(int(number), how, url))
            os._exit(0)
        _, status = os.waitpid(child, 0)
        print("killed" if os.WIFSIGNALED(status) else "done" if not status else "failed", flush=True)
