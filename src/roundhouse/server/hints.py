"""Hints for people who ask: the workers think of one, from what the seat may know, and it is put into words."""

import logging

from roundhouse.kernel.game import Hint
from roundhouse.server.errors import ServerError
from roundhouse.server.live import LiveTable, now
from roundhouse.server.workers import Advised, BotFailed, Workers
from roundhouse.tables import TableError
from roundhouse.tables.shapes import HintView

logger = logging.getLogger(__name__)


async def advise(live: LiveTable, seat: int, workers: Workers, language: str) -> HintView:
    """What the game would do in this seat's place. The table may move on meanwhile: then it is of no use.

    Where all choose at once, the choices of the others are no such move: nothing is revealed yet.
    """
    world = live.table.seat(seat, at=now()).hint_position()
    asked = _moment(live, seat)
    game = live.table.game
    question = {"game": game.id, "rules": game.rules_version, "position": world.position(), "seat": seat}
    try:
        advised = await workers.ask(question, Advised)
    except BotFailed as wrong:
        logger.warning("table %s: no hint for seat %d: %s", live.header.id, seat, wrong)
        raise ServerError("server-no-answer", 503) from wrong
    live.table.seat(seat, at=now()).hint_position()  # it may have lost its say meanwhile
    if _moment(live, seat) != asked:
        raise ServerError("server-moved-on", 409)
    if advised.hint is None:
        raise TableError("table-no-hint-now")
    plan = advised.hint
    return live.table.hint_view(seat, Hint(plan.actions, plan.gains, plan.proved, plan.reason), language)


def _moment(live: LiveTable, seat: int) -> tuple[int, list[int]]:
    """What a hint for the seat is about: how often it has acted, and its tentative turn."""
    play = live.table.playing()
    draft = play.drafts.get(seat)
    return [mover for mover, _ in play.record.moves].count(seat), [] if draft is None else list(draft.actions)
