"""Players that are programs, by the name of their level."""

from roundhouse.bots.greedy import GreedyBot
from roundhouse.bots.player import Bot, Sight
from roundhouse.bots.random import RandomBot
from roundhouse.kernel.errors import BadSetup

LEVELS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def bot(level: str) -> Bot:
    """A bot of that level."""
    if level not in LEVELS:
        raise BadSetup("unknown-bot", bot=level, bots=", ".join(LEVELS))
    return LEVELS[level]()


__all__ = ["LEVELS", "Bot", "GreedyBot", "RandomBot", "Sight", "bot"]
