"""The random player: any legal action, each equally likely. And whole plays at random, for searches and benchmarks."""

from roundhouse.bots.player import Bot, Sight
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.game import State


class RandomBot(Bot):
    """Chooses any legal action, each equally likely."""

    def choose(self, sight: Sight, rng: Chance) -> int:
        return rng.pick(sight.legal())


def play_out(state: State, rng: Chance) -> int:
    """Play a state to its end with random actions; how many they were."""
    decisions = 0
    while not state.over:
        seat = state.actors[0]
        actions = state.legal(seat)
        state.apply(seat, actions[rng.below(len(actions))])
        decisions += 1
    return decisions
