"""The bots at a table: asks the workers what they choose, and lets a simpler bot go on where one fails."""

import logging
import secrets
from typing import Any

from roundhouse.kernel.errors import IllegalAction
from roundhouse.server.live import LiveTable
from roundhouse.server.workers import BotFailed, Chosen, WorkerLost, Workers
from roundhouse.tables import Entry, Table, TableError

logger = logging.getLogger(__name__)

DecisionContext = tuple[Any, ...]
SEED_BITS = 62


class DecisionPassed(Exception):
    """While the bot was thinking, what it context about has passed."""


async def decide(live: LiveTable, workers: Workers) -> None:
    """One action of the first bot that must act. Whatever goes wrong with it, the table goes on."""
    table = live.table
    seat = table.bots_to_move()[0]
    context = decision_context(table, seat)
    try:
        chosen = await workers.ask(question(table, seat), Chosen)
        await live.do(lambda table, at: _choose(table, at, seat, context, chosen.action))
    except WorkerLost as wrong:
        logger.warning("table %s: nobody thinks for the bot at seat %d: %s", live.header.id, seat, wrong)
        await live.do(lambda table, at: _choose(table, at, seat, context, any_action(table, seat)))
    except (BotFailed, IllegalAction) as wrong:
        logger.warning("table %s: the bot at seat %d failed: %s", live.header.id, seat, wrong)
        await _replace(live, seat, context)


def question(table: Table, seat: int) -> dict[str, Any]:
    """What a worker gets: a position imagined by the seat, never the real one."""
    return {
        "game": table.game.id,
        "rules": table.game.rules_version,
        "position": table.sight(seat).imagine(secrets.randbits(SEED_BITS)).position(),
        "seat": seat,
        "level": table.seats[seat].level,
        "seed": secrets.randbits(SEED_BITS),
    }


def decision_context(table: Table, seat: int) -> DecisionContext:
    """What a bot's choice depends on: others may talk meanwhile."""
    place, play = table.seats[seat], table.playing()
    return place.kind, place.level, play.step, tuple(play.tentative(seat)), seat in table.bots_to_move()


def _choose(table: Table, at: int, seat: int, context: DecisionContext, action: int) -> Entry:
    if decision_context(table, seat) != context:
        raise DecisionPassed
    return table.bot(seat, at=at).choose(action)


def any_action(table: Table, seat: int) -> int:
    """So that the table goes on."""
    return secrets.choice(table.sight(seat).legal())


async def _replace(live: LiveTable, seat: int, context: DecisionContext) -> None:
    """A simpler bot; behind the simplest, any legal action."""

    def make(table: Table, at: int) -> Entry:
        if decision_context(table, seat) != context:
            raise DecisionPassed
        try:
            return table.system(at=at).simplify(seat)
        except TableError:
            return table.bot(seat, at=at).choose(any_action(table, seat))

    await live.do(make)
