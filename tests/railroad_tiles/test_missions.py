"""How the bot goes about the missions of challenges: it keeps open what must grow, and takes no part for the whole."""

import pytest

import roundhouse
from roundhouse import State
from roundhouse.arena.match import play
from roundhouse.bots import Sight, bot
from roundhouse.kernel.chance import BOT, chance
from tests.railroad_tiles.scenes import GAME, population, row, scene

GAMES = 12 if roundhouse.compiled else 1
DONE = {"distant-friends": 0.6, "holes": 0.8, "volcano": 0.8}  # the least part of the games in which a mission is done


def chosen(state: State) -> dict[str, str]:
    """What the bot does."""
    return GAME.meaning(bot("greedy").choose(Sight(GAME, state, 0), chance(0, BOT)))


@pytest.mark.parametrize("challenge", DONE)
def test_missions_that_luck_seldom_denies_are_done_in_most_games(challenge: str) -> None:
    done = 0
    for seed in range(GAMES):
        final = play(GAME, [bot("greedy")], seed, {"challenge": challenge}).record.replay()
        done += final.view(None)["challenge"]["holds"]
    assert done >= DONE[challenge] * GAMES


def test_no_traveller_is_placed_on_a_way_that_must_still_grow() -> None:
    """One stands in the west. To the east are two more icons, and beyond them the highway is open."""
    kinds = "end-highway-rural-traveller straight-highway-rural straight-highway-rural-traveller"
    land = row(13, "L", kinds, "-H-H").replace("traveller -H-H", "traveller -H--", 1)
    land += "\nO13 straight-highway-urban-traveller -H-H"
    said = {"pieces": ["L13"], "stars": [0], "options": {"challenge": "distant-friends"}}
    state = population(1, "traveller traveller-flag", land, **said)
    assert {move["kind"] for move in map(GAME.meaning, state.legal(0))} == {"place", "done"}
    assert chosen(state) == {"kind": "done"}


@pytest.mark.parametrize(("challenge", "kind", "piece"), [
    ("car-paradise", "highway", "car"), ("train-paradise", "rail", "train"),
])  # fmt: skip
def test_a_network_that_is_to_have_eight_pieces_is_not_closed(challenge: str, kind: str, piece: str) -> None:
    """The tile with the only further icon would end it: it is laid elsewhere or not at all."""
    letter = "H" if kind == "highway" else "R"
    land = f"M13 end-{kind}-urban-{piece} -{letter}--"
    state = scene(1, land, hand=f"end-{kind}-rural-{piece}", options={"challenge": challenge})
    done = chosen(state)
    assert done["kind"] == "refuse" or done["cell"] != "N13"
