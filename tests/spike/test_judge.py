"""What the judge thinks and what a hint says: what a person would do without thinking."""

import pytest

from roundhouse import State
from roundhouse.bots.greedy import GreedyBot
from roundhouse.bots.player import Sight
from roundhouse.kernel.chance import BOT, chance
from tests.scenes import look
from tests.spike.scenes import GAME, contracts, line, scene
from tests.spike.test_cargo import to_topeka


def advised(state: State) -> list[str]:
    hint = GAME.hint(state, 0)
    assert hint is not None
    return [" ".join(GAME.meaning(action).values()) for action in hint.actions]


def test_a_good_that_can_be_delivered_for_the_best_price_is_delivered() -> None:
    state = to_topeka()
    assert "cargo deliver cattle" in advised(state)
    hint = GAME.hint(state, 0)
    assert hint is not None
    assert hint.gains[0] >= 8  # the delivery, less an upgrade


def test_a_good_that_can_be_loaded_is_loaded() -> None:
    network = line("topeka", "springfield", "st-louis")
    state = scene(tracks=[network], contracts=contracts(2, wheat="wheat-1-front"))
    plan = advised(state)
    bot, rng = GreedyBot(), chance(1, BOT)
    while state.actors == (0,):
        state.apply(0, bot.choose(Sight(GAME, state, 0), rng))
    assert plan
    assert look(state, "aboard")[0] in ([], ["wheat"])


def test_a_hint_for_a_build_is_the_whole_build_and_says_what_it_brings() -> None:
    state = scene(hands=["ochre ochre", "blue"], market=["corn", "oil", "coal", *others("corn", "oil", "coal")])
    hint = GAME.hint(state, 0)
    assert hint is not None
    moves = advised(state)
    if moves[-1] == "build des-moines" or "build des-moines" in moves:
        assert hint.gains == [3, 0]
    assert hint.reason in GAME.features


def others(*goods: str) -> list[str]:
    return [row["id"] for row in GAME.board()["good"] if row["id"] not in goods]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_seats_end_before_random_ones(players: int) -> None:
    """A few games only; `roundhouse strength` plays a thousand."""
    from roundhouse.arena.match import play
    from roundhouse.bots import bot

    for seed in range(3):
        bots = [bot("greedy" if (seat + seed) % 2 else "random") for seat in range(players)]
        result = play(GAME, bots, seed, {})
        greedy = [result.scores[seat] for seat in range(players) if (seat + seed) % 2]
        rest = [result.scores[seat] for seat in range(players) if not (seat + seed) % 2]
        assert min(greedy) > max(rest)
