"""RR-7: Chicago, the $5 banners, and joining the coasts."""

import pytest

from roundhouse import Event, State
from tests.ride_the_rails.scenes import AROUND, CITIES, scene, way
from tests.scenes import keys, play

# From Los Angeles to El Paso in the south, and on to Charleston.
WESTERN = way("los-angeles", "phoenix", "el-paso")
EASTERN = way("el-paso", "dallas", "little-rock", "atlanta", "charleston")


def earned(state: State, seat: int = 0) -> dict[str, int]:
    return {source: points for source, points in state.sources(seat).items() if points}


@pytest.mark.clause("RR-7.1")
def test_chicago_pays_two_for_every_locomotive_a_start_included() -> None:
    state = scene(shares=["orange black red"], track={"red": "detroit f22 f21", "blue": "chicago f21"})
    play(state, "build orange chicago")
    assert earned(state) == {"chicago": 2}
    play(state, "build black chicago")
    assert earned(state) == {"chicago": 4}
    play(state, "build red chicago", "build red f19")
    assert earned(state) == {"chicago": 6}


@pytest.mark.clause("RR-7.2")
def test_the_first_to_build_into_a_banner_city_gets_five_later_ones_nothing() -> None:
    state = scene(shares=["red", "blue"], track={"red": "omaha g14 h14", "blue": "omaha g14 h15"})
    play(state, "build red kansas-city", "stop")
    assert earned(state) == {"five": 5}
    play(state, "build blue kansas-city")
    assert earned(state, 1) == {}


@pytest.mark.clause("RR-7.3")
def test_a_start_in_a_banner_city_pays_nothing_and_spends_the_bonus() -> None:
    state = scene(shares=["black red"], track={"red": "omaha g14 h14"})
    play(state, "build black kansas-city", "build red kansas-city")
    assert earned(state) == {}


@pytest.mark.clause("RR-7.2")
def test_the_view_says_what_each_city_still_pays() -> None:
    state = scene(shares=["red"], track={"red": "omaha g14 h14"})
    before = state.view(0)["bonuses"]
    assert (before["chicago"], before["kansas-city"], before.get("omaha")) == (2, 5, None)
    play(state, "build red kansas-city")
    assert state.view(0)["bonuses"] == {city: paid for city, paid in before.items() if city != "kansas-city"}


def joined(first: list[str], second: list[str], last: str, company: str, **more: str) -> State:
    """Purple has the first track and orange the second; seat 0 then builds the last piece."""
    track = {"purple": first, "orange": second, **{name: hexes.split() for name, hexes in more.items()}}
    state = scene(shares=["purple orange red black"], track=track)
    log: list[Event] = []
    play(state, f"build {company} {last}", log=log)
    assert ("joined" in keys(log)) == ("transcontinental" in earned(state))
    return state


@pytest.mark.clause("RR-7.4", "RR-7.5")
def test_a_line_that_changes_company_in_a_city_pays_twelve() -> None:
    state = joined(WESTERN[:-1], EASTERN, "el-paso", "purple")
    assert earned(state) == {"transcontinental": 12}
    assert state.view(None)["joined"] == 0


@pytest.mark.clause("RR-7.4")
def test_the_piece_that_closes_the_line_may_lie_anywhere_on_it() -> None:
    assert earned(joined(WESTERN, EASTERN[:-1], "charleston", "orange")) == {"transcontinental": 12}
    middle = EASTERN.index("dallas") + 1
    gap = EASTERN[middle]
    red = ["charleston", *EASTERN[-2:middle:-1]]
    state = scene(shares=["orange"], track={"purple": WESTERN, "orange": EASTERN[:middle], "red": [*red, gap]})
    play(state, f"build orange {gap}")
    assert earned(state) == {"transcontinental": 8}


@pytest.mark.clause("RR-7.5")
def test_a_line_that_changes_company_in_another_hex_pays_eight() -> None:
    shared = EASTERN[1]
    around = ["dallas", *EASTERN[EASTERN.index("dallas") - 1 : 0 : -1], *EASTERN[EASTERN.index("dallas") + 1 :]]
    state = joined(WESTERN, around, shared, "purple")
    assert earned(state) == {"transcontinental": 8}


@pytest.mark.clause("RR-7.5")
def test_of_two_lines_made_at_once_the_one_by_cities_counts() -> None:
    """Purple, built from El Paso, meets orange there and one hex before; its last piece in Los Angeles closes both."""
    before = WESTERN[-2]
    state = joined(WESTERN[:0:-1], [*EASTERN, before], "los-angeles", "purple")
    assert earned(state) == {"transcontinental": 12}
    elsewhere = joined(WESTERN[:-2], [*EASTERN, before], before, "purple")
    assert earned(elsewhere) == {"transcontinental": 8}


@pytest.mark.clause("RR-7.6")
def test_track_in_neighbouring_hexes_is_not_joined() -> None:
    state = joined(WESTERN[:-2], EASTERN, WESTERN[-2], "purple")
    assert earned(state) == {}
    assert state.view(None)["joined"] is None


@pytest.mark.clause("RR-7.6", "RR-7.4")
def test_one_company_alone_does_not_count_and_leaves_the_bonus_open() -> None:
    line = way("los-angeles", "charleston")
    assert len(line) <= 24
    state = scene(shares=["red black"], track={"red": line[:-1], "black": "atlanta"})
    play(state, "build red charleston")
    assert earned(state) == {}
    assert state.view(None)["joined"] is None


@pytest.mark.clause("RR-7.4")
def test_a_spur_that_ends_on_the_line_of_one_company_carries_no_step_of_it() -> None:
    line = way("los-angeles", "charleston")
    spur = line[12]
    beside = next(hex for hex in AROUND[spur] if hex not in CITIES and hex not in line)
    state = scene(shares=["black"], track={"red": line, "black": from_a_city_to(beside, line)})
    play(state, f"build black {spur}")
    assert earned(state) == {}
    step = line[13]
    play(state, f"build black {step}")
    assert earned(state) == {"transcontinental": 8}


@pytest.mark.clause("RR-7.4")
def test_a_ring_that_comes_back_to_the_hex_it_left_makes_no_line_but_a_bypass_does() -> None:
    """Red gets across alone. Black goes round in a ring through m12, one of red's hexes, and then also leads to m14."""
    line = way("los-angeles", "charleston")
    assert {"m12", "m13", "m14"} < set(line)
    state = scene(shares=["black"], track={"red": line, "black": "dallas n13"})
    play(state, "build black m12", "build black n12")
    assert earned(state) == {}
    play(state, "build black m14")
    assert earned(state) == {"transcontinental": 8}


@pytest.mark.clause("RR-7.6")
def test_a_company_that_gets_across_alone_is_told_at_once_however_thick_the_track_elsewhere() -> None:
    """A thicket around Seattle has millions of ways through it, and none leads on."""
    thicket = ["seattle"]
    for hex in thicket:
        thicket += [other for other in AROUND[hex] if other not in thicket]
        if len(thicket) > 24:
            break
    line = way("los-angeles", "charleston")
    state = scene(shares=["red black"], track={"red": line[:-1], "black": thicket[:24]})
    play(state, "build red charleston", f"build black {thicket[24]}")
    assert earned(state) == {}


def from_a_city_to(hex: str, line: list[str]) -> list[str]:
    """Black's track from some city to the hex, off the line."""
    before = {hex: hex}
    front = [hex]
    for here in front:
        if here in CITIES:
            found = [here]
            while before[found[-1]] != found[-1]:
                found.append(before[found[-1]])
            return found
        for other in AROUND[here]:
            if other not in before and other not in line:
                before[other] = here
                front.append(other)
    raise AssertionError(hex)


@pytest.mark.clause("RR-7.4")
def test_the_bonus_is_paid_once() -> None:
    state = joined(WESTERN[:-1], EASTERN, "el-paso", "purple")
    again = scene(
        shares=["purple orange red black"],
        track={**state.position()["track"], "black": ["phoenix"]},
        joined=0,
        earned=[{"transcontinental": 12}, {}, {}, {}],
    )
    play(again, "build black n8")
    assert earned(again) == {"transcontinental": 12}


@pytest.mark.clause("RR-7.7")
def test_bonuses_of_one_piece_add_up_at_once() -> None:
    west = way("los-angeles", "phoenix", "el-paso", "dallas")
    east = way("charleston", "atlanta", "little-rock", "dallas")
    state = scene(shares=["purple orange"], track={"purple": west[:-1], "orange": east[:-1]})
    play(state, "build orange dallas")
    assert earned(state) == {"five": 5}
    play(state, "build purple dallas")
    assert earned(state) == {"five": 5, "transcontinental": 12}
    middle = way("chicago", "des-moines", "omaha")
    purple = [*way("los-angeles", "las-vegas", "denver", "omaha"), *middle[-2:0:-1]]
    both = scene(shares=["purple"], track={"purple": purple, "orange": way("new-york", "pittsburgh", "chicago")})
    play(both, "build purple chicago")
    assert earned(both) == {"chicago": 2, "transcontinental": 12}
    assert both.scores()[0] == 14
