"""The bots: what they are given, what they choose, and that the greedy one is the better player."""

import pytest

import roundhouse
from roundhouse import BadSetup
from roundhouse.arena.match import play
from roundhouse.bots import LEVELS, Sight, bot
from roundhouse.bots.random import play_out
from roundhouse.kernel.chance import BOT, chance

GAMES = roundhouse.games()


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_gives_the_same_play(name: str, level: str) -> None:
    game = roundhouse.game(name)
    players = game.players[0]
    plays = [play(game, [bot(level)] * players, 3, {}) for _ in range(2)]
    assert plays[0].record.dumps() == plays[1].record.dumps()
    assert plays[0].record.verify().over


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_chooses_by_what_its_seat_knows_alone(name: str, level: str) -> None:
    """In a world that looks the same to its seat it imagines the same kind of worlds, and its choice is legal."""
    game = roundhouse.game(name)
    state = game.start(players=game.players[-1], seed=2)
    for step in range(60):
        seat = state.actors[0]
        before = state.fingerprint()
        action = bot(level).choose(Sight(game, state, seat), chance(step, BOT))
        assert state.fingerprint() == before
        assert action in state.legal(seat)
        other = bot(level).choose(Sight(game, state.imagine(seat, 1), seat), chance(step, BOT))
        assert other in state.legal(seat)
        state.apply(seat, action)


def test_a_sight_hides_the_state() -> None:
    game = roundhouse.game(GAMES[0])
    sight = Sight(game, game.start(players=game.players[0], seed=1), 0)
    shown = [getattr(sight, name) for name in dir(sight) if not name.startswith("_")]
    assert not any(isinstance(thing, roundhouse.State) for thing in shown)


@pytest.mark.parametrize("name", GAMES)
def test_a_play_out_ends_the_game(name: str) -> None:
    game = roundhouse.game(name)
    state = game.start(players=game.players[0], seed=5)
    assert play_out(state, chance(1, BOT)) > 20
    assert state.over


@pytest.mark.parametrize("name", GAMES)
def test_greedy_finishes_above_random_in_a_small_sample(name: str) -> None:
    """The real measure is `make strength`; at 24 games chance alone costs a few points."""
    game = roundhouse.game(name)
    won = compared = 0.0
    for number in range(24):
        players = game.players[number % len(game.players)]
        levels = [("greedy", "random")[(seat + number) % 2] for seat in range(players)]
        ranks = play(game, [bot(level) for level in levels], number, {}).ranks
        for one in range(players):
            for other in range(players):
                if levels[one] == "greedy" and levels[other] == "random":
                    compared += 1
                    won += (ranks[one] < ranks[other]) + (ranks[one] == ranks[other]) / 2
    assert won / compared > 0.9


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(BadSetup) as refused:
        bot("clever")
    assert "random" in str(refused.value)
