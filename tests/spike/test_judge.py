"""What the judge thinks and what a hint says: what a person would do without thinking."""

from typing import Any

import pytest

from roundhouse import State
from roundhouse.bots.greedy import GreedyBot
from roundhouse.bots.player import Sight
from roundhouse.kernel.chance import BOT, chance
from tests.scenes import legal, play
from tests.spike.scenes import CITIES, GAME, SUITS, contracts, line, route, scene, suits_of
from tests.spike.test_cargo import to_topeka

NETWORK = line("topeka", "springfield", "st-louis")


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


WHEAT: dict[str, Any] = {"tracks": [NETWORK], "contracts": contracts(2, wheat="wheat-3-front")}  # $7 in St. Louis

WAITING: dict[str, Any] = {  # loaded, without track to St. Louis
    "tracks": [NETWORK[:2]],
    "contracts": WHEAT["contracts"],
    "aboard": [["wheat"], []],
    "trains": ["b5--b6", "boston"],
}


def test_a_good_that_can_be_loaded_is_loaded() -> None:
    assert advised(scene(**WHEAT))[0] == "cargo load wheat"


@pytest.mark.parametrize("steps", [1, 2])
def test_a_loaded_train_goes_on_to_the_city_that_pays(steps: int) -> None:
    """On the last space of the line it enters; a space before, the free move takes it there."""
    state = scene(phase="free", aboard=[["wheat"], []], trains=[NETWORK[-steps], "boston"], **WHEAT)
    goal = "st-louis" if steps == 1 else NETWORK[-1]
    assert advised(state)[0] == f"move {goal}"
    if steps == 1:
        assert advised(state)[1] == "cargo deliver wheat"


def test_a_train_waits_where_its_missing_track_will_begin() -> None:
    """St. Louis is not connected, and nearest to the junction at which the train's space ends."""
    state = scene(phase="free", hands=["", "blue"], **WAITING)
    assert advised(state)[0] == "hold"


def test_a_train_on_its_way_does_not_slow_down_for_a_later_haul_without_track() -> None:
    """Wheat to St. Louis can be delivered; what comes after it lacks track, which is no reason to be late."""
    for steps in range(1, len(NETWORK)):
        state = scene(phase="free", aboard=[["wheat"], []], trains=[NETWORK[-1 - steps], "boston"], **WHEAT)
        assert advised(state)[0] == f"move {NETWORK[-steps]}"


def test_track_that_a_loaded_train_lacks_is_built_first() -> None:
    """A line to Memphis would pay as much in the market."""
    cards = suits_of(route("springfield", "st-louis")) + suits_of(route("springfield", "memphis"))
    goods = ["cattle", "flour", "coal", "oil", "cotton", "wood"]
    state = scene(hands=[" ".join(cards), "blue"], market=[*goods, *others(*goods)], **WAITING)
    assert advised(state)[-1] == "build st-louis"


def test_with_no_time_left_a_boost_to_a_city_that_pays_is_worth_more_than_cards() -> None:
    """All cards lie about but the third time card: the next draw ends the game."""
    cards: dict[str, Any] = {
        "hands": ["black", "blue"],
        "row": "white ochre rose jade",
        "discards": " ".join(SUITS * 6),
    }
    said: dict[str, Any] = {"round": 3, "time_out": 2, "aboard": [["wheat"], []], "trains": [NETWORK[-1], "boston"]}
    state = scene(**cards, **said, **WHEAT)
    assert advised(state)[:2] == ["move st-louis", "cargo deliver wheat"]
    hint = GAME.hint(state, 0)
    assert hint is not None
    assert hint.gains == [7, 0]


# A network of 44 spaces with no other city beside it.
SPREAD = [
    *line("topeka", "springfield", "memphis", "shreveport", "new-orleans", "birmingham", "pensacola", "tallahassee"),
    *line("springfield", "st-louis", "nashville", "lexington", "knoxville", "roanoke", "pittsburgh"),
    *line("st-louis", "chicago", "indianapolis"),
    *line("topeka", "des-moines", "minneapolis"),
    *line("memphis", "atlanta"),
    *line("new-orleans", "vicksburg"),
]
DELIVERED = {
    "cattle": "birmingham",
    "pigs": "shreveport",
    "corn": "memphis",
    "wheat": "nashville",
    "flour": "pittsburgh",
}


def test_who_can_neither_build_nor_deliver_draws_all_cards_and_lets_the_game_end() -> None:
    """With one track left no city is near enough, nor is fruit; a card less would only make the game longer."""
    late: dict[str, Any] = {"round": 3, "time_out": 2, "hands": [" ".join(SUITS), ""], "row": "white ochre"}
    late |= {"discards": " ".join(SUITS * 4), "delivered": [DELIVERED, {}], "levels": [{"tender": 2}, {}]}
    state = scene(phase="draw", taken=1, tracks=[SPREAD], **late)
    for drawn in range(1, 4):
        assert [move.split()[0] for move in advised(state)][:1] == ["draw"], drawn
        play(state, next(move for move in legal(state) if move.startswith("draw")))
    assert state.position()["turn"] == 1


def test_nobody_unloads_for_nothing() -> None:
    state = scene(phase="free", aboard=[["wheat"], []], trains=[NETWORK[0], "boston"], **WHEAT)
    judged = dict(zip(legal(state), GAME.judge_actions(state, 0, state.legal(0)), strict=True))
    assert min(judged, key=lambda move: judged[move]) == "cargo unload wheat"


def test_a_hint_for_a_build_is_the_whole_build_and_says_what_it_brings() -> None:
    """Six ochre cards and only one good at 3: they are there to be used."""
    state = scene(hands=["ochre " * 6, "blue"], market=["corn", "oil", "coal", *others("corn", "oil", "coal")])
    hint = GAME.hint(state, 0)
    assert hint is not None
    moves = advised(state)
    city = moves[-1].removeprefix("build ")
    built = state.clone()
    for action in hint.actions:
        built.apply(0, action)
    assert city in built.view(None)["seats"][0]["cities"]
    assert hint.gains == [built.scores()[0], 0]
    assert hint.gains[0] > 0
    assert hint.reason in GAME.features


def test_the_bot_starts_where_a_contract_begins_or_its_route_does() -> None:
    state = GAME.start(players=4, seed=3)
    bot, rng = GreedyBot(), chance(1, BOT)
    while state.position()["phase"] in ("give", "place"):
        seat = state.actors[0]
        state.apply(seat, bot.choose(Sight(GAME, state, seat), rng))
    for seat, seen in enumerate(state.view(None)["seats"]):
        good = CITIES[seen["start"]]["good"]
        mine = [row["good"] for row in seen["contracts"]]
        assert good in mine or seen["start"] == state.position()["routes"][seat]


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
