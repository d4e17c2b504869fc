"""Our server in a process of its own, as the product runs it; it says where it is.

    python -m benchmarks.server.serve DATABASE LIMITS

LIMITS are `lifted` for each address where all the people of the bench come from one; they are `kept` where one of them
is hostile, and then few tables stay in memory, so that it can have others loaded.
"""

import json
import os
import sys
from typing import Any

import roundhouse
from roundhouse.server import Settings, run

LIFTED: dict[str, Any] = {
    "rate": 1e9,
    "burst": 10**9,
    "address_sockets": 10**9,
    "address_connections": 10**9,
    "openings": 10**9,
    "loop_share": 1e9,
}
KEPT: dict[str, Any] = {"kept_tables": 10}


def main(database: str, limits: str) -> None:
    settings = Settings(database=f"sqlite:///{database}", **(LIFTED if limits == "lifted" else KEPT))

    def announce(url: str) -> None:
        build = "compiled" if roundhouse.compiled else "pure"
        print(json.dumps({"url": url.rstrip("/"), "pid": os.getpid(), "build": build}), flush=True)

    run(port=0, settings=settings, announce=announce)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
