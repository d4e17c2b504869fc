"""Roundhouse: railway board games around one kernel.

    import roundhouse
    game = roundhouse.game("union-pacific")
    state = game.start(players=4, seed=7)
    while not state.over:
        seat = state.actors[0]
        state.apply(seat, state.legal(seat)[0])
    print(state.scores(), state.winners())

The contract of `Game` and `State` is in `roundhouse.kernel.game`.
"""

from roundhouse import _pure

_pure.enforce()

import roundhouse.games  # noqa: E402, F401  (before the function of that name is bound over it)
from roundhouse.kernel.errors import (  # noqa: E402
    BadBoard,
    BadPosition,
    BadRecord,
    BadSetup,
    IllegalAction,
    RoundhouseError,
    UnknownGame,
    Unsound,
)
from roundhouse.kernel.events import Event  # noqa: E402
from roundhouse.kernel.game import Game, State  # noqa: E402
from roundhouse.kernel.record import Record  # noqa: E402
from roundhouse.kernel.registry import game, games  # noqa: E402

__version__ = "0.1.0"
compiled = _pure.compiled()

__all__ = [
    "BadBoard",
    "BadPosition",
    "BadRecord",
    "BadSetup",
    "Event",
    "Game",
    "IllegalAction",
    "Record",
    "RoundhouseError",
    "State",
    "UnknownGame",
    "Unsound",
    "compiled",
    "game",
    "games",
]
