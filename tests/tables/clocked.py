"""Tables with clocks, and what is read off them."""

from roundhouse import Game
from roundhouse.tables import Clock, Terms
from tests.tables.scenes import Scene


def left(scene: Scene, seat: int) -> int:
    found: int = scene.table.view(None, "en", at=scene.now)["seats"][seat]["clock"]["left"]
    return found


def running(scene: Scene) -> list[int]:
    return [seat["seat"] for seat in scene.table.view(None, "en")["seats"] if seat["clock"]["runs"]]


def flags(scene: Scene) -> list[bool]:
    return [seat["clock"]["flag"] for seat in scene.table.view(None, "en")["seats"]]


def clocked(game: Game, clock: Clock, flag: str = "bot", bots: tuple[int, ...] = ()) -> Scene:
    return Scene(game, terms=Terms(clock=clock, flag=flag), bots=bots).start()
