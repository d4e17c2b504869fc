"""What waits for a yes at the end of a turn: the table shows the territory as it will be, before anybody says so."""

import random
from typing import Any

import roundhouse
from tests.tables.scenes import Scene

KEPT = ("territory", "cities", "rectangle", "open_ends", "pieces", "goals")


def last_tile(scene: Scene, rng: random.Random) -> dict[str, Any]:
    """The tentative turn of a seat up to its last tile, which waits for a yes."""
    while True:
        seat = scene.table.actors[0]
        seen = scene.table.view(seat, "en")
        turn = seen["turn"]
        if turn is not None and turn["final"] is not None:
            meaning = scene.table.game.meaning(turn["final"]["action"])
            if meaning["kind"] == "lay" and len(turn["steps"]) > 1:
                return turn
            scene.do(scene.confirm(seat))
            continue
        scene.do(scene.choose(seat, rng.choice(scene.table.sight(seat).legal())))


def test_the_last_tile_of_a_turn_is_counted_before_it_is_confirmed() -> None:
    scene = Scene(roundhouse.game("railroad-tiles")).start()
    rng = random.Random(3)
    for _ in range(6):
        turn = last_tile(scene, rng)
        seat = scene.table.actors[0]
        before = scene.table.view(seat, "en")["view"]["players"][seat]
        scene.do(scene.confirm(seat))
        after = scene.table.view(seat, "en")["view"]["players"][seat]
        then = turn["final"]["then"]["players"][seat]
        assert {name: then[name] for name in KEPT} == {name: after[name] for name in KEPT}
        assert len(before["territory"]) == len(after["territory"]) - 1
