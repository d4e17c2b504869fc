"""Migrations that are killed: `killed_migrations.py` reads lines "NUMBER URL" and answers each with "killed" or "done".

Each is carried out by a process of its own, which kills itself before the statement of that number; commits count too.
"""

import os
import signal
import sys
from itertools import count
from typing import Any

import sqlalchemy as sa

from roundhouse.server.storage.engines import Database
from roundhouse.server.storage.migrate import migrate


def migrate_until(number: int, url: str) -> None:
    database = Database(url)
    statements = count(1)

    def step(*_: Any) -> None:
        if next(statements) == number:
            os.kill(os.getpid(), signal.SIGKILL)

    sa.event.listen(database.engine, "before_cursor_execute", step)
    sa.event.listen(database.engine, "commit", step)
    database._transact(migrate)
    step()
    database.close()


if __name__ == "__main__":
    for line in sys.stdin:
        number, url = line.split()
        child = os.fork()
        if not child:
            migrate_until(int(number), url)
            os._exit(0)
        _, status = os.waitpid(child, 0)
        print("killed" if os.WIFSIGNALED(status) else "done" if not status else "failed", flush=True)
