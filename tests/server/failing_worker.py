"""A worker whose greedy bot fails in the way it is told: `failing_worker.py WAY MEMORY SECONDS`."""

import os
import signal
import sys
import time
from typing import Any

from roundhouse import bots
from roundhouse.bots import Bot, Sight
from roundhouse.kernel.chance import Chance
from roundhouse.server import worker

WAY = sys.argv.pop(1) if __name__ == "__main__" else ""


class Failing(Bot):
    def choose(self, sight: Sight, rng: Chance) -> int:
        kept: list[Any] = []
        while WAY == "hang":
            time.sleep(1)
        while WAY == "eat":
            kept.append(bytearray(1 << 26))
        if WAY == "slow":
            time.sleep(0.05)
        if WAY == "die":
            os._exit(3)
        if WAY == "killed":
            os.kill(os.getpid(), signal.SIGKILL)
        if WAY == "talk":
            print('{"action": 0}')
            raise RuntimeError("I talk too much")
        return 10**6 if WAY == "cheat" else rng.pick(sight.legal())


class Broken(Bot):
    def choose(self, sight: Sight, rng: Chance) -> int:
        if WAY == "all":
            raise RuntimeError("nothing works here")
        return rng.pick(sight.legal())


if __name__ == "__main__":
    bots.LEVELS["greedy"] = Failing if WAY != "all" else Broken
    bots.LEVELS["random"] = Broken
    worker.main()
