"""RR-8: links, journeys, and the paths they need."""

import pytest

from roundhouse import Event
from tests.ride_the_rails.scenes import scene, targets, way
from tests.scenes import keys, legal, look, play, refused

LINE = {"red": way("new-york", "philadelphia", "pittsburgh", "cincinnati")}


@pytest.mark.clause("RR-8.1")
def test_a_passenger_must_ride_if_one_can() -> None:
    state = scene(phase="depart", track=LINE)
    assert targets(state, "depart") == {"new-york", "philadelphia", "pittsburgh", "cincinnati"}
    refused(state, "pass", "RR-8.1")
    refused(state, "depart chicago", "RR-8.1")
    refused(state, "ride red pittsburgh", "RR-8.1")
    play(state, "depart new-york")
    refused(state, "depart pittsburgh", "RR-8.1")


@pytest.mark.clause("RR-8.1")
def test_who_finds_no_passenger_to_move_passes() -> None:
    state = scene(phase="depart", track={"red": "new-york g27"})
    log: list[Event] = []
    assert legal(state) == ["pass"]
    play(state, "pass", log=log)
    assert keys(log) == ["no-ride"]
    lonely = scene(
        phase="depart", track={"red": "new-york g27 philadelphia"}, acted=2, gone=["new-york", "philadelphia"],
        earned=[{"journeys": 2}, {"journeys": 2}, {}, {}],
    )  # fmt: skip
    assert legal(lonely) == ["pass"]


@pytest.mark.clause("RR-8.2")
def test_a_link_is_one_companys_path_between_two_cities() -> None:
    state = scene(phase="depart", track={"red": "new-york g27", "blue": "philadelphia g27"})
    assert legal(state) == ["pass"]
    refused(state, "ride red philadelphia", "RR-8.2")
    linked = scene(phase="depart", track={"red": "new-york g27 philadelphia"})
    assert linked.view(None)["companies"]["red"]["links"] == [["new-york", "philadelphia"]]


@pytest.mark.clause("RR-8.3")
def test_a_city_ends_a_link_even_if_the_company_runs_on() -> None:
    state = scene(phase="depart", track=LINE)
    play(state, "depart new-york")
    assert targets(state, "ride") == {"philadelphia"}
    refused(state, "ride red pittsburgh", "RR-8.4")
    play(state, "ride red philadelphia")
    assert targets(state, "ride") == {"pittsburgh"}


@pytest.mark.clause("RR-8.3")
def test_a_company_is_never_changed_in_a_hex_without_a_city() -> None:
    """Red and blue share g26, but neither links a city of its own with one of the other's."""
    track = {"red": "new-york g27 g26", "blue": "philadelphia g26 g25 h25 pittsburgh"}
    state = scene(phase="depart", track=track)
    assert targets(state, "depart") == {"philadelphia", "pittsburgh"}


@pytest.mark.clause("RR-8.4")
def test_links_are_chained_over_any_company_and_the_mover_chooses_whose() -> None:
    track = {"red": "detroit f22 f21 chicago", "blue": "chicago e19 milwaukee", "orange": "chicago f19 e18 milwaukee"}
    state = scene(phase="depart", shares=["black"], track=track)
    play(state, "depart detroit", "ride red chicago")
    assert legal(state) == ["arrive", "ride blue milwaukee", "ride orange milwaukee"]
    refused(state, "ride black milwaukee", "RR-8.2")
    play(state, "ride orange milwaukee", "arrive")


@pytest.mark.clause("RR-8.5")
def test_no_city_is_visited_twice() -> None:
    state = scene(phase="depart", track=LINE)
    play(state, "depart pittsburgh", "ride red philadelphia")
    refused(state, "ride red pittsburgh", "RR-8.5")


@pytest.mark.clause("RR-8.5", "RR-8.6")
def test_two_links_that_need_the_same_hex_do_not_fit_into_one_journey() -> None:
    """A star: three cities around one hex have only one link for a journey."""
    state = scene(phase="depart", track={"red": "milwaukee e19 chicago f21 e21 detroit"})
    assert state.view(None)["companies"]["red"]["links"] == [["milwaukee", "chicago"], ["detroit", "chicago"]]
    star = scene(phase="depart", track={"blue": "milwaukee e19 chicago", "red": "chicago e19 e18 milwaukee"})
    play(star, "depart milwaukee", "ride blue chicago")
    assert legal(star) == ["arrive"]
    refused(star, "ride red milwaukee", "RR-8.5")
    fork = {"red": ["kansas-city", "h14", "g14", "omaha", "g15", "g16", "des-moines", "h15"]}
    state = scene(phase="depart", track=fork)
    play(state, "depart kansas-city", "ride red omaha")
    assert "ride red des-moines" not in legal(state)
    refused(state, "ride red des-moines", "RR-8.6")


@pytest.mark.clause("RR-8.6")
def test_no_journey_is_refused_because_a_link_could_also_take_a_path_in_the_way() -> None:
    """Blue's shortest paths from Omaha to Kansas City run through red's hexes; only a longer one leaves them free."""
    blue = "omaha g14 h14 kansas-city g13 h13 i13"
    red = "kansas-city h14 g14 f15 f16 des-moines"
    state = scene(phase="depart", track={"blue": blue, "red": red})
    play(state, "depart omaha", "ride blue kansas-city")
    assert "h14" in state.view(None)["journey"]["links"][0]["hexes"]
    play(state, "ride red des-moines")
    assert state.view(None)["journey"]["links"][0]["hexes"] == ["omaha", "g13", "h13", "i13", "kansas-city"]
    seen = [hex for link in state.view(None)["journey"]["links"] for hex in link["hexes"][1:]]
    assert len(seen) == len(set(seen))


@pytest.mark.clause("RR-8.7")
def test_a_journey_has_a_link_and_may_end_in_any_city() -> None:
    state = scene(phase="depart", track=LINE)
    refused(state, "arrive", "RR-8.7")
    play(state, "depart new-york")
    refused(state, "arrive", "RR-8.7")
    play(state, "ride red philadelphia")
    assert legal(state) == ["arrive", "ride red pittsburgh"]
    play(state, "arrive")
    assert state.actors == (1,)


@pytest.mark.clause("RR-8.8")
def test_only_the_passenger_who_rode_leaves_the_map() -> None:
    state = scene(phase="depart", track=LINE)
    log: list[Event] = []
    play(state, "depart new-york", "ride red philadelphia", "ride red pittsburgh", "arrive", log=log)
    assert look(state, "gone") == ["new-york"]
    assert "new-york" not in state.view(None)["passengers"]
    refused(state, "depart new-york", "RR-8.1")
    assert keys(log) == ["departed", "rode", "rode", "arrived"]
    ridden = log[3].args["way"]
    assert [(link["company"], link["hexes"][0], link["city"]) for link in ridden] == [
        ("red", "new-york", "philadelphia"),
        ("red", "philadelphia", "pittsburgh"),
    ]


@pytest.mark.clause("RR-9.1")
def test_an_arrival_tells_what_the_journey_was_worth_after_every_link() -> None:
    state = scene(phase="depart", track=LINE)
    before = state.scores()
    log: list[Event] = []
    play(state, "depart new-york", "ride red philadelphia", "ride red pittsburgh", "arrive", log=log)
    pays = log[3].args["pays"]
    assert len(pays) == 2
    assert pays[-1] == [after - had for after, had in zip(state.scores(), before, strict=True)]
    assert pays[0][0] == 2


@pytest.mark.clause("RR-8.9")
def test_a_journey_has_no_limit_of_links() -> None:
    east = ["new-york", "philadelphia", "pittsburgh", "cincinnati", "saint-louis", "kansas-city", "omaha"]
    north = ["omaha", "des-moines", "chicago", "milwaukee", "minneapolis", "fargo", "bismarck"]
    state = scene(players=3, phase="depart", track={"red": way(*east)[:27], "blue": way(*north)[:27]})
    play(state, "depart new-york")
    for city in east[1:]:
        play(state, f"ride red {city}")
    for city in north[1:]:
        play(state, f"ride blue {city}")
    play(state, "arrive")
    assert state.sources(0)["journeys"] == 13
