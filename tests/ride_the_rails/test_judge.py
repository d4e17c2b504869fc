"""What the bots go by: the worth of shares, the line between the coasts, and nothing a person would laugh at."""

from typing import Any

import pytest

from roundhouse import State
from roundhouse.arena.match import play as play_match
from roundhouse.bots import bot
from roundhouse.games.ride_the_rails.actions import BUILD
from roundhouse.games.ride_the_rails.board import HEXES
from roundhouse.games.ride_the_rails.bonuses import JOINED_IN_CITIES, coast_bonus
from roundhouse.games.ride_the_rails.crossing import Crossing
from roundhouse.games.ride_the_rails.play import place
from tests.ride_the_rails.scenes import CITIES, COMPANIES, GAME, action, scene, way
from tests.scenes import look

EAST_TO_DENVER = way("charleston", "atlanta", "nashville", "saint-louis", "kansas-city", "denver")
WEST_TO_DENVER = way("los-angeles", "las-vegas", "denver")


def worth_of_taking(state: State, company: str) -> float:
    seat = state.actors[0]
    after = state.clone()
    after.apply(seat, action(f"take {company}"))
    return GAME.judge(after, seat)


def missing(state: Any, most: int) -> int:
    """How many pieces seat 0 is away from joining the coasts; 0 if it cannot with so many."""
    return len(Crossing(state, 0, most).missing)


# Shares ---------------------------------------------------------------------------------------------------------------


def test_when_all_is_over_only_money_counts() -> None:
    earned = [{"journeys": money} for money in (30, 10, 20, 30)]
    state = scene(phase="depart", acted=3, shares=["red red"], earned=earned)
    state.apply(3, action("pass"))
    assert state.over
    weight = GAME.weights(4)[0]
    assert [GAME.judge(state, seat) / weight for seat in range(4)] == pytest.approx([10, -50 / 3, -10 / 3, 10])


def test_a_share_of_a_long_line_is_worth_more_than_one_of_a_short_line() -> None:
    state = scene(phase="share", track={"red": EAST_TO_DENVER, "blue": way("new-york", "albany")})
    assert worth_of_taking(state, "red") > worth_of_taking(state, "blue")


def test_of_two_like_companies_the_one_that_only_the_others_have_is_the_worse() -> None:
    """Its links bring the others more, and they ride them more eagerly."""
    track = {"red": way("philadelphia", "pittsburgh", "cincinnati", "saint-louis", "kansas-city")}
    track["blue"] = way("charleston", "atlanta", "nashville", "little-rock", "dallas")
    state = scene(phase="share", shares=["blue", "blue", "blue"], track=track)
    assert state.actors == (3,)
    assert worth_of_taking(state, "red") > worth_of_taking(state, "blue")


def test_where_the_others_build_without_care_it_is_good_to_have_one_company_more() -> None:
    """Two tables with the same links: at one of them they took many more locomotives."""
    line = way("new-york", "albany", "boston")
    astray = ["charleston", "l25", "l24", "k24", "k25", "k26", "l23", "m23", "n23", "n22", "m22", "n24"]
    gained = []
    for blue in (astray[:1], astray):
        state = scene(phase="share", shares=["red"] * 4, track={"red": line, "blue": blue}, round=2)
        gained.append(features(state, "take orange")["access"] - features(state, "take red")["access"])
    assert gained[1] > gained[0]


def features(state: State, said: str) -> dict[str, float]:
    measured = GAME.measure_actions(state, state.actors[0], [action(said)])[0]
    return dict(zip(GAME.features, measured, strict=True))


# Track ----------------------------------------------------------------------------------------------------------------


def test_a_piece_of_track_counts_by_the_link_it_begins() -> None:
    state = scene(phase="build", shares=["red red", "blue"], track={"red": way("new-york", "albany")}, round=2)
    towards, away = features(state, "build red e28"), features(state, "build red d27")
    assert towards["link-dividends"] > away["link-dividends"]
    assert set(features(state, "stop").values()) == {0.0}


def test_in_the_last_round_a_link_that_comes_too_late_counts_nothing() -> None:
    track = {"red": way("new-york", "albany")}
    for number, is_worth in ((5, True), (6, False)):
        state: Any = scene(players=5, phase="build", shares=["red red"], track=track, round=number)
        state.placed = 3
        measured = GAME.measure_actions(state, 0, state.legal(0))
        astray = GAME.features.index("astray")
        assert any(any(each) and not each[astray] for each in measured) == is_worth


def test_nobody_waits_where_a_link_leads_nowhere() -> None:
    track = {"red": way("new-york", "albany")}
    state: Any = scene(phase="build", shares=["red red"], track=track, round=5)
    assert features(state, "build red e28")["link-rides"] > 0
    state.waiting = 0
    assert features(state, "build red e28")["link-rides"] == 0


def test_a_company_does_not_start_in_a_city_for_the_bonus_of_building_into_it() -> None:
    """RR-7.3: whoever starts there gets nothing."""
    state = scene(phase="build", shares=["black"], track={"red": way("new-york", "albany")}, round=5)
    assert features(state, "build black denver")["link-bonus"] == 0


def test_in_the_last_round_a_link_aside_of_the_great_system_is_not_built() -> None:
    """Nobody would make a journey of one link where one of nine can be made."""
    for number, is_built in ((5, True), (6, False)):
        state = scene(phase="build", shares=["purple"], track={"red": EAST_TO_DENVER}, round=number)
        measured = features(state, "build purple seattle")
        assert (measured["astray"] == 0) == is_built


# The coasts -----------------------------------------------------------------------------------------------------------


def test_the_coasts_are_joined_where_the_turn_is_long_enough() -> None:
    state = scene(shares=["purple"], track={"red": EAST_TO_DENVER, "purple": WEST_TO_DENVER[:-3]})
    assert missing(state, 5) == 3
    while state.actors == (0,):
        hint = GAME.hint(state, 0)
        assert hint is not None
        state.apply(0, hint.actions[0])
    assert state.sources(0)["transcontinental"] == JOINED_IN_CITIES


def test_without_a_share_of_the_right_company_there_is_no_line() -> None:
    state = scene(shares=["blue"], track={"red": EAST_TO_DENVER, "purple": WEST_TO_DENVER[:-3]})
    assert missing(state, 5) == 0


def test_a_line_that_needs_more_locomotives_than_a_company_has_is_none() -> None:
    state: Any = scene(shares=["purple"], track={"red": EAST_TO_DENVER, "purple": WEST_TO_DENVER[:-3]})
    state.supply[COMPANIES.index("purple")] = 3
    assert missing(state, 3) == 3
    state.supply[COMPANIES.index("purple")] = 2
    assert missing(state, 3) == 0


def test_new_track_in_the_middle_of_the_line_needs_a_city_where_its_company_may_start() -> None:
    """RR-6.7: Black starts in any city; Blue only on the East Coast."""
    track = {"red": EAST_TO_DENVER, "purple": WEST_TO_DENVER[: WEST_TO_DENVER.index("las-vegas") + 1]}
    gap = len(way("las-vegas", "denver"))
    assert missing(scene(shares=["black"], track=track), gap) == gap
    assert missing(scene(shares=["black"], track=track), gap - 1) == 0
    assert missing(scene(shares=["blue"], track=track), gap) == 0


def test_a_mountain_takes_its_part_of_the_allowance() -> None:
    """RR-5.5."""
    state: Any = scene(shares=["purple"], track={"red": EAST_TO_DENVER, "purple": WEST_TO_DENVER[:-3]})
    assert Crossing(state, 0, 5).cost() == 4
    state.in_mountains = True
    assert Crossing(state, 0, 5).cost() == 3


@pytest.mark.parametrize("levels", [["greedy"], ["greedy", "random"], ["random"]])
def test_the_missing_pieces_placed_one_by_one_join_the_coasts(levels: list[str]) -> None:
    bots = [bot(levels[seat % len(levels)]) for seat in range(4)]
    lines = 0
    for seed in range(3):
        for state in play_match(GAME, bots, seed, {}).record.steps():
            if look(state, "phase") == "build" and look(state, "placed") == 0 and look(state, "joined") is None:
                lines += builds_its_line(state.clone(), state.actors[0])
    assert lines


def builds_its_line(state: Any, seat: int) -> bool:
    """Whether there is a line; then it is built, as if the turn had no end."""
    found = Crossing(state, seat, 20).missing
    for left in range(len(found), 0, -1):
        line = Crossing(state, seat, 20)
        assert len(line.missing) == left
        piece = line.next_piece()
        assert state.why_not(seat, BUILD + piece) is None
        place(state, piece // HEXES, piece % HEXES)
    if found and not any(map(gets_across, look(state, "track").values())):
        assert coast_bonus(state) == JOINED_IN_CITIES
    return bool(found)


def gets_across(hexes: list[str]) -> bool:
    """RR-7.6: a company that may reach both coasts by itself makes no line."""
    return {"east", "west"} <= {CITIES[hex]["kind"] for hex in hexes if hex in CITIES}
