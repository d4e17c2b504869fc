"""RR-6: where each company starts."""

import pytest

from tests.ride_the_rails.scenes import CITIES, scene, targets
from tests.scenes import play, refused

EAST = {"new-york", "philadelphia", "richmond", "wilmington", "charleston", "jacksonville"}
WEST = {"seattle", "portland-or", "san-francisco", "los-angeles"}


@pytest.mark.clause("RR-6.1")
def test_a_company_starts_in_a_city_and_in_any_round_from_its_first() -> None:
    state = scene(round=2, shares=["orange"])
    refused(state, "build orange g27", "RR-6.1")
    assert "richmond" in targets(state, "build")
    later = scene(round=6, shares=["orange"])
    assert targets(later, "build") == targets(state, "build")
    play(later, "stop")
    assert later.view(None)["companies"]["orange"]["started"] is None


@pytest.mark.clause("RR-6.2")
@pytest.mark.parametrize("company", ["red", "blue"])
def test_red_and_blue_start_in_east_coast_cities_never_in_the_same(company: str) -> None:
    state = scene(round=1, shares=["red", "blue"] if company == "red" else ["blue", "red"])
    assert targets(state, "build") == EAST
    refused(state, f"build {company} chicago", "RR-6.2")
    play(state, f"build {company} richmond", "stop")
    other = "blue" if company == "red" else "red"
    assert targets(state, "build") == EAST - {"richmond"}
    refused(state, f"build {other} richmond", "RR-5.10")


@pytest.mark.clause("RR-6.3")
def test_orange_starts_in_a_free_east_coast_city_or_in_chicago() -> None:
    state = scene(round=2, shares=["orange"], track={"red": "new-york", "blue": "richmond"})
    assert targets(state, "build") == EAST - {"new-york", "richmond"} | {"chicago"}
    refused(state, "build orange boston", "RR-6.3")


@pytest.mark.clause("RR-6.4")
def test_yellow_starts_in_chicago_or_a_westernmost_city_with_exactly_one_locomotive() -> None:
    track = {"red": "denver h10 g10 cheyenne", "blue": "denver i10", "black": "omaha"}
    state = scene(shares=["yellow"], track=track)
    assert targets(state, "build") == {"chicago", "cheyenne", "omaha"}
    refused(state, "build yellow denver", "RR-6.4")
    refused(state, "build yellow boston", "RR-6.5")
    play(state, "build yellow omaha")


@pytest.mark.clause("RR-6.4")
def test_an_east_coast_city_has_no_room_for_yellow_even_if_it_is_among_the_three() -> None:
    state = scene(shares=["yellow"], track={"red": "new-york", "blue": "richmond"})
    assert targets(state, "build") == {"chicago"}
    refused(state, "build yellow richmond", "RR-5.10")


@pytest.mark.clause("RR-6.5")
def test_full_cities_and_chicago_take_up_a_place_among_yellows_three() -> None:
    track = {"red": "denver h10 g10 cheyenne", "blue": "denver h10 g10 cheyenne"}
    track |= {"black": "saint-louis h18 h19 g19 chicago f21 f22 detroit"}
    state = scene(shares=["yellow"], track=track)
    assert targets(state, "build") == {"chicago", "saint-louis"}
    further = {**track, "purple": "omaha"}
    assert targets(scene(shares=["yellow"], track=further), "build") == {"chicago", "omaha"}


@pytest.mark.clause("RR-6.5")
def test_cities_as_far_west_as_the_third_all_count_and_half_a_hex_decides() -> None:
    track = {"purple": "seattle b0 portland-or", "red": "omaha f15 f16 des-moines", "black": "kansas-city"}
    state = scene(shares=["yellow"], track=track)
    assert CITIES["omaha"]["column"] == CITIES["kansas-city"]["column"] == 14  # but Omaha's row lies further west
    assert targets(state, "build") == {"chicago", "seattle", "portland-or", "omaha"}
    refused(state, "build yellow kansas-city", "RR-6.5")
    equal = {"purple": "seattle b0", "red": "los-angeles", "black": "kansas-city i15 i16 saint-louis", "blue": "dallas"}
    assert targets(scene(shares=["yellow"], track=equal), "build") == {"chicago", "seattle", "los-angeles", "dallas"}
    tied = {"red": "los-angeles", "black": "kansas-city i15 i16 saint-louis", "blue": "denver", "orange": "santa-fe"}
    assert targets(scene(shares=["yellow"], track=tied), "build") == {"chicago", "los-angeles", "denver", "santa-fe"}


@pytest.mark.clause("RR-6.5")
def test_yellows_start_is_judged_with_the_pieces_placed_before_it_in_the_turn() -> None:
    state = scene(shares=["yellow red"], track={"red": "omaha f13 f12 f11"})
    assert "cheyenne" not in targets(state, "build", "yellow")
    play(state, "build red cheyenne")
    assert {"cheyenne", "omaha"} <= targets(state, "build", "yellow")


@pytest.mark.clause("RR-6.6")
def test_purple_starts_in_a_western_city_with_room() -> None:
    state = scene(shares=["purple"])
    assert targets(state, "build") == WEST
    refused(state, "build purple chicago", "RR-6.6")
    full = scene(shares=["purple"], track={"black": "seattle b0", "red": "seattle b1"})
    assert targets(full, "build") == WEST - {"seattle"}
    refused(full, "build purple seattle", "RR-5.9")


@pytest.mark.clause("RR-6.7")
def test_black_starts_in_any_city_with_room() -> None:
    track = {"red": "new-york", "blue": "denver i10", "orange": "denver h10", "yellow": "omaha"}
    state = scene(shares=["black"], track=track)
    assert targets(state, "build") == set(CITIES) - {"new-york", "denver"}
    refused(state, "build black denver", "RR-5.9")
