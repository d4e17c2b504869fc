"""The program of a worker process: reads questions, one JSON line each, and answers each with a line.

    python -m roundhouse.server.worker MEMORY SECONDS

A question names the game, the version of its rules, an imagined position and the seat. With a bot's level and a seed it
asks for the action the bot chooses, without them for a hint. Nothing real comes here.
"""

import json
import os
import sys
from contextlib import suppress
from typing import Any

from roundhouse.bots import Sight, bot
from roundhouse.kernel.chance import BOT, chance
from roundhouse.kernel.registry import game as game_of

NICENESS = 10


def answer(question: dict[str, Any]) -> dict[str, Any]:
    """The answer to one question: a bot's action, or a hint."""
    game, seat = game_of(question["game"]).of_version(question["rules"]), question["seat"]
    state = game.position(question["position"])
    if "level" in question:
        return {"action": bot(question["level"]).choose(Sight(game, state, seat), chance(question["seed"], BOT))}
    hint = game.hint(state, seat)
    if hint is None:
        return {"hint": None}
    return {"hint": {"actions": hint.actions, "gains": hint.gains, "proved": hint.proved, "reason": hint.reason}}


def main() -> None:
    """Read questions line by line and write an answer to each."""
    memory, seconds = int(sys.argv[1]), float(sys.argv[2])
    _limit_memory(memory)
    _yield_to_the_server()
    # What a bot prints must not be taken for its answer.
    out = os.dup(1)
    os.dup2(2, 1)
    with suppress(BrokenPipeError):  # the server is gone
        _write(out, {"ready": True})
        for line in sys.stdin:
            _limit_time(seconds)
            reply: dict[str, Any]
            try:
                reply = answer(json.loads(line))
            except Exception as wrong:
                reply = {"failed": f"{type(wrong).__name__}: {wrong}"}
            _limit_time(0)
            _write(out, reply)


def _write(out: int, reply: dict[str, Any]) -> None:
    os.write(out, json.dumps(reply).encode() + b"\n")


def _limit_memory(memory: int) -> None:
    """Where the system knows such a limit."""
    try:
        import resource
    except ImportError:
        return
    resource.setrlimit(resource.RLIMIT_AS, (memory, memory))


def _yield_to_the_server() -> None:
    """Thinking can wait, people should not; where the system knows such a thing."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)


def _limit_time(seconds: float) -> None:
    """The alarm ends the process, compiled code or not: no thinker outlives a server that was killed."""
    import signal

    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)


if __name__ == "__main__":
    main()
