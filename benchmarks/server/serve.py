"""Our server in a process of its own, as the product runs it but for its gate; it says where it is.

All the people of the bench come from one address, so the limits for each address are lifted.
"""

import json
import os
import sys

import roundhouse
from roundhouse.server import Settings, run


def main(database: str) -> None:
    settings = Settings(database=f"sqlite:///{database}", rate=1e9, burst=10**9, address_sockets=10**9)

    def announce(url: str) -> None:
        build = "compiled" if roundhouse.compiled else "pure"
        print(json.dumps({"url": url.rstrip("/"), "pid": os.getpid(), "build": build}), flush=True)

    run(port=0, settings=settings, announce=announce)


if __name__ == "__main__":
    main(sys.argv[1])
