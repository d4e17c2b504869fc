"""RR-5: placing locomotives, and what limits it."""

import pytest

from roundhouse import Event
from roundhouse.kernel.ways import MOST_TRIED
from tests.ride_the_rails.scenes import AROUND, GAME, HEXES, action, scene, targets, way
from tests.scenes import keys, legal, look, play, refused

RED = {"red": "new-york g27"}


@pytest.mark.clause("RR-5.1")
@pytest.mark.parametrize(("players", "most"), [(3, 8), (4, 5), (5, 4)])
def test_the_allowance_hangs_on_the_number_of_players_and_ends_the_turn(players: int, most: int) -> None:
    state = scene(players, shares=["red"], track=RED)
    line = ["f28", "f29", "boston", "e28", "f30", "albany", "e26", "e25"]
    for placed, hex in enumerate(line[:most]):
        assert state.actors == (0,)
        assert state.view(None)["building"]["left"] == most - placed
        play(state, f"build red {hex}")
    assert state.actors == (1,)
    assert state.view(None)["building"]["left"] == most


@pytest.mark.clause("RR-5.1")
def test_nobody_has_to_build_and_one_may_stop_at_any_time() -> None:
    state = scene(shares=["red", "red"], track=RED)
    log: list[Event] = []
    play(state, "stop", log=log)
    play(state, "build red philadelphia", "stop", log=log)
    assert state.actors == (2,)
    assert keys(log) == ["stopped", "built", "stopped"]
    refused(state, "pass", "RR-5.1")
    assert legal(state) == ["stop"]


@pytest.mark.clause("RR-5.2")
def test_one_builds_only_for_companies_one_has_a_share_of() -> None:
    state = scene(shares=["blue"], track={**RED, "blue": "richmond"})
    refused(state, "build red philadelphia", "RR-5.2")
    refused(state, "build black chicago", "RR-5.2")
    assert {move.split()[1] for move in legal(state) if move != "stop"} == {"blue"}


@pytest.mark.clause("RR-5.3")
def test_starts_and_longer_lines_of_several_companies_mix_in_one_turn() -> None:
    state = scene(shares=["red blue orange"], track=RED)
    play(state, "build blue richmond", "build red philadelphia", "build orange chicago", "build blue k26")
    assert state.actors == (0,)
    play(state, "build red i26")
    assert state.actors == (1,)


@pytest.mark.clause("RR-5.4")
def test_a_company_without_locomotives_in_the_supply_cannot_be_built() -> None:
    red = way("new-york", "philadelphia", "pittsburgh", "cincinnati", "saint-louis", "kansas-city", "omaha", "cheyenne")
    red += way("cheyenne", "pocatello")[1:]
    state = scene(shares=["red"], track={"red": red[:25]})
    play(state, f"build red {red[25]}")
    assert state.view(None)["companies"]["red"]["supply"] == 0
    refused(state, f"build red {red[26]}", "RR-5.4")
    assert legal(state) == ["stop"]


@pytest.mark.clause("RR-5.5")
@pytest.mark.parametrize(("players", "most"), [(3, 7), (4, 4), (5, 3)])
def test_a_turn_in_the_mountains_has_one_locomotive_less_however_many_it_uses(players: int, most: int) -> None:
    state = scene(players, shares=["red"], track={"red": "philadelphia h26"})
    mountains = ["h25", "g25", "i24"]
    assert all(HEXES[hex]["terrain"] == "mountain" for hex in mountains)
    for placed, hex in enumerate([*mountains, "g24", "g23", "g22", "g21"][:most], 1):
        assert state.actors == (0,)
        play(state, f"build red {hex}")
        assert state.view(None)["building"]["left"] == (most - placed or most + 1)  # the next player has all again
    assert state.actors == (1,)


@pytest.mark.clause("RR-5.6")
@pytest.mark.parametrize(("players", "full"), [(3, 8), (4, 5), (5, 4)])
def test_the_last_locomotive_of_the_full_allowance_cannot_go_to_a_mountain(players: int, full: int) -> None:
    track = {"red": "philadelphia h26 i26 i25 j25 g27 f28 f29"}
    state = scene(players, shares=["red"], track=track, placed=full - 1)
    refused(state, "build red h25", "RR-5.6")
    assert state.view(None)["building"]["mountains_barred"]
    assert not targets(state, "build") & {hex for hex in HEXES if HEXES[hex]["terrain"] == "mountain"}
    earlier = scene(players, shares=["red"], track=track, placed=full - 2)
    play(earlier, "build red h25")
    assert earlier.actors == (1,)
    track["red"] += " h25"
    used = scene(players, shares=["red"], track=track, placed=full - 2, in_mountains=True)
    play(used, "build red g25")
    assert used.actors == (1,)


@pytest.mark.clause("RR-5.7")
def test_a_line_grows_from_any_of_its_hexes_and_may_branch() -> None:
    state = scene(shares=["red"], track={"red": "new-york g27 philadelphia"})
    refused(state, "build red chicago", "RR-5.7")
    beside = {other for hex in ("new-york", "g27", "philadelphia") for other in AROUND[hex]}
    assert targets(state, "build") == beside - {"new-york", "g27", "philadelphia"}
    play(state, "build red f28", "build red h26", "build red f27")


@pytest.mark.clause("RR-5.8")
def test_a_company_has_one_locomotive_a_hex() -> None:
    state = scene(shares=["red"], track=RED)
    refused(state, "build red g27", "RR-5.8")


@pytest.mark.clause("RR-5.9")
def test_a_hex_holds_two_and_chicago_all() -> None:
    three = {"red": "new-york g27", "blue": "philadelphia g27", "orange": "richmond i26 h26 g26"}
    state = scene(shares=["orange"], track=three)
    refused(state, "build orange g27", "RR-5.9")
    around = {"red": "f21", "blue": "f19", "orange": "e19", "yellow": "g19", "purple": "g20"}
    crowd = {company: f"chicago {hex}" for company, hex in around.items()}
    state = scene(shares=["black"], track=crowd)
    play(state, "build black chicago")
    assert state.view(None)["companies"]["black"]["started"] == "chicago"


@pytest.mark.clause("RR-5.10")
def test_an_east_coast_city_holds_one_company_and_lets_no_other_pass() -> None:
    state = scene(shares=["red black blue"], track={"red": "new-york g27", "orange": "philadelphia"})
    refused(state, "build red philadelphia", "RR-5.10")
    refused(state, "build black philadelphia", "RR-5.10")
    refused(state, "build blue new-york", "RR-5.10")


@pytest.mark.clause("RR-5.11")
def test_a_company_has_at_most_two_east_coast_cities_its_start_included() -> None:
    state = scene(shares=["red"], track={"red": "new-york g27 philadelphia i26"})
    refused(state, "build red richmond", "RR-5.11")
    assert state.view(None)["companies"]["red"]["east"] == ["new-york", "philadelphia"]
    black = scene(shares=["black"], track={"black": "albany f28 new-york g27 philadelphia i26"})
    refused(black, "build black richmond", "RR-5.11")


def test_what_stands_is_told_in_the_view_and_kept_in_the_position() -> None:
    state = scene(shares=["red"], track=RED)
    play(state, "build red philadelphia")
    assert state.view(None)["track"] == look(state, "track") == {"red": ["new-york", "g27", "philadelphia"]}
    assert GAME.position(state.position()).fingerprint() == state.fingerprint()


def test_a_hex_three_pieces_away_is_reached_along_its_own_line() -> None:
    """However many other pieces could be placed before: in pairs, there are more of them than a search may try."""
    lines = {"blue": ("chicago", "omaha", "denver"), "orange": ("atlanta", "new-orleans", "dallas")}
    track = {**RED, **{company: way(*stops) for company, stops in lines.items()}}
    state = scene(3, shares=["red blue orange"], track=track)
    assert len(legal(state)) ** 2 > MOST_TRIED
    far = action("build red e25")
    ways = GAME.ways(state, 0, [far])
    assert [[GAME.meaning(step)["hex"] for step in found] for found in ways] == [
        ["f27", "e26", "e25"],
        ["f27", "f26", "e25"],
        ["g26", "f26", "e25"],
    ]
    assert {GAME.meaning(step)["company"] for found in ways for step in found} == {"red"}
