"""What a person is advised to do before the first turn, and why."""

import pytest

from roundhouse import State
from roundhouse.kernel import text
from roundhouse.kernel.game import Hint
from tests.spike.scenes import CITIES, GAME, scene

SETUP = ("sides", "give", "route", "place")


def advised(state: State, seat: int) -> tuple[Hint, list[dict[str, str]]]:
    """The hint a person gets, from what the seat may know, and what its actions mean."""
    hint = GAME.hint(state.imagine(seat, 5), seat)
    assert hint is not None
    return hint, [GAME.meaning(action) for action in hint.actions]


def phase(state: State) -> str:
    return str(state.position()["phase"])


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("advanced", [False, True])
def test_every_choice_of_the_setup_has_a_hint_that_can_be_followed(players: int, advanced: bool) -> None:
    state = GAME.start(players=players, seed=8, advanced=advanced)
    asked = set()
    while phase(state) in SETUP:
        asked.add(phase(state))
        seat = state.actors[0]
        hint, _ = advised(state, seat)
        assert hint.gains == [0] * players
        for action in hint.actions:
            state.apply(seat, action)
        state.check()
    assert asked == (set(SETUP) if advanced else {"give", "place"})


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_hint_of_the_setup_gives_its_reason(language: str) -> None:
    """Which reasons there can be: sides for contracts, routes for what they pay, places for anything but cards."""
    reasons: dict[str, set[str]] = {name: set() for name in SETUP}
    for seed in range(4):
        state = GAME.start(players=4, seed=seed, advanced=True)
        while phase(state) in SETUP:
            hint, _ = advised(state, state.actors[0])
            if hint.reason is not None:
                reasons[phase(state)].add(hint.reason)
            state.apply(state.actors[0], hint.actions[0])
    assert reasons["sides"] == {"contracts"}
    assert "route" in reasons["route"]
    assert reasons["give"]
    assert "contracts" in reasons["place"]
    assert "cards" not in reasons["give"] | reasons["place"]
    for reason in set.union(*reasons.values()):
        assert text.catalogue(GAME.package, language).say(f"feature-{reason}")


def test_all_sides_are_advised_at_once() -> None:
    state = GAME.start(players=3, seed=5, advanced=True)
    _, moves = advised(state, 1)
    cards = {move["contract"].rsplit("-", 1)[0] for move in moves}
    assert len(moves) == len(cards) == 4
    assert cards == set(state.position()["contracts"][1])


def test_the_card_to_give_is_one_the_first_line_can_spare() -> None:
    """Whichever card goes, the best start and its first line are looked for with the others: not all are alike."""
    state = scene(phase="give", starts=[None, None], hands=["ochre ochre ochre blue white", "jade " * 5])
    judged = GAME.judge_actions(state, 0, state.legal(0))
    hint, _ = advised(state, 0)
    assert len(judged) == 3
    assert min(judged) < max(judged) == judged[state.legal(0).index(hint.actions[0])]
    assert hint.reason == "ready"


def test_the_locomotive_is_placed_where_a_good_waits() -> None:
    for seed in range(3):
        state = GAME.start(players=3, seed=seed)
        state.apply(state.actors[0], state.legal(state.actors[0])[0])
        seat = state.actors[0]
        _, moves = advised(state, seat)
        seen = state.view(seat)
        start = moves[0]["city"]
        goods = [row["good"] for row in seen["seats"][seat]["contracts"]]
        assert CITIES[start]["good"] in goods or start == seen["own"]["route"]["start"]
