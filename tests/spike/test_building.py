"""Building and paying, and what the market pays: SP-6, SP-7 and SP-8."""

import pytest

from roundhouse import State
from roundhouse.games.spike.lines import line_end, search_along
from tests.scenes import legal, look, play, refused
from tests.spike.scenes import (
    BESIDE,
    CITIES,
    CITY_AT,
    GAME,
    GOODS,
    build,
    hand,
    line,
    route,
    scene,
    suits_of,
    targets,
)

TOPEKA_DES_MOINES = route("topeka", "des-moines")  # two ochre spaces
TO_SPRINGFIELD = route("topeka", "springfield")  # rose, ochre


def market(*top: str) -> list[str]:
    """A market with these goods as its first column, from the top."""
    return [*top, *[good for good in GOODS if good not in top]]


# The line -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("SP-6.1")
def test_giulia_plays_two_cards_to_build_two_tracks() -> None:
    """The rulebook's first picture: two cards of the right suits, two tracks, one new city."""
    state = scene(hands=["rose ochre", "blue"])
    build(state, "springfield", TO_SPRINGFIELD)
    assert sorted(look(state, "tracks")[0]) == sorted(TO_SPRINGFIELD)
    assert hand(state) == {}
    assert look(state, "discards") == {"rose": 1, "ochre": 1}


@pytest.mark.clause("SP-6.1")
def test_a_line_that_does_not_come_to_a_city_cannot_be_built() -> None:
    """The rulebook's picture of an illegal build: it joins no city."""
    state = scene(hands=["rose", "blue"])
    assert targets(state, "line") == set()
    refused(state, "line springfield", "SP-7.5")
    state = scene(hands=["ochre ochre rose", "blue"])
    play(state, "line des-moines")
    refused(state, "build des-moines", "SP-6.8")
    refused(state, "lay f8--f9", "SP-6.1")


@pytest.mark.clause("SP-6.2")
def test_filippo_branches_off_a_junction_of_his_network() -> None:
    """The rulebook's second picture: a line may begin where his own tracks meet, not only in a city."""
    network = line("topeka", "springfield")
    junction = "b6"
    assert junction not in CITY_AT
    state = scene(tracks=[network], hands=["white white white blue blue blue", "rose"])
    play(state, "line des-moines")
    spaces = set(targets(state, "lay"))
    assert spaces
    found = False
    for first in spaces:
        twin = state.clone()
        play(twin, f"lay {first}")
        found = found or any(junction in move for move in legal(twin))
    assert found


@pytest.mark.clause("SP-6.2")
def test_nobody_branches_off_another_players_network() -> None:
    """The rulebook's picture of an illegal build."""
    others = line("boston", "albany")
    state = scene(tracks=[[], others], hands=["white white white blue blue blue", ""])
    assert "albany" not in targets(state, "line")
    assert "new-york" not in targets(state, "line")
    refused(state, "line new-york", "SP-7.5")


@pytest.mark.clause("SP-6.3")
def test_a_line_ends_at_the_first_new_city_and_passes_through_none() -> None:
    state = scene(hands=["ochre ochre ochre rose rose rose white white white", "blue"])
    for city in targets(state, "line"):
        twin = state.clone()
        play(twin, f"line {city}")
        while look(twin, "phase") == "lay":
            play(twin, legal(twin)[0])
        passed = {end for space in look(twin, "line") for end in space.split("--")}
        assert {CITY_AT[end] for end in passed if end in CITY_AT} <= {city, "topeka"}
    refused(state, "line topeka", "SP-6.3")


@pytest.mark.clause("SP-6.3", "SP-6.8")
def test_a_line_may_lead_round_to_a_city_that_is_near() -> None:
    """Springfield is one space off, but its far side can be reached only past it: the hand pays for that way alone."""
    network = ["a6--b6", "b6--b7", "b7--c7", "c7--d7"]
    round_about = ["b6--c6", "c6--c5", "b4--c5", "b4--b5"]
    state = scene(tracks=[network], hands=["rose blue jade black", "white"])
    assert suits_of(round_about) == ["rose", "blue", "jade", "black"]
    assert "springfield" in targets(state, "line")
    build(state, "springfield", round_about)
    assert hand(state) == {}


@pytest.mark.clause("SP-6.3")
def test_a_city_in_another_network_is_new() -> None:
    state = scene(starts=["topeka", "des-moines"], hands=["ochre ochre", "blue"])
    assert targets(state, "line") == {"des-moines"}


@pytest.mark.clause("SP-6.4")
def test_a_line_is_a_simple_path_that_touches_the_network_once() -> None:
    network = line("topeka", "springfield")
    state = scene(tracks=[network], hands=["ochre ochre ochre rose rose rose jade jade", "blue"])
    own = {end for space in network for end in space.split("--")}
    play(state, "line des-moines")
    been = [CITIES["des-moines"]["junction"]]
    while look(state, "phase") == "lay":
        move = legal(state)[-1]
        space = move.split()[1]
        here = next(end for end in space.split("--") if end != been[-1])
        assert here not in been
        been.append(here)
        play(state, move)
    assert [junction in own for junction in been] == [False] * (len(been) - 1) + [True]


@pytest.mark.clause("SP-6.4")
def test_going_back_to_a_junction_is_refused() -> None:
    state = scene(hands=["ochre ochre ochre rose rose rose white white white jade jade jade", "blue"])
    play(state, "line st-louis")
    first = next(move for move in legal(state) if CITY_AT.get(other(move, CITIES["st-louis"]["junction"])) is None)
    play(state, first)
    refused(state, first, "SP-6.4")


def other(move: str, junction: str) -> str:
    return next(end for end in move.split()[1].split("--") if end != junction)


@pytest.mark.clause("SP-6.5")
def test_a_space_holds_one_track_whoever_it_belongs_to() -> None:
    state = scene(starts=["topeka", "des-moines"], tracks=[[], TOPEKA_DES_MOINES], hands=["ochre ochre", "blue"])
    assert "des-moines" not in targets(state, "line")
    refused(state, f"lay {TOPEKA_DES_MOINES[0]}", "SP-6.5")


@pytest.mark.clause("SP-6.5")
def test_a_city_without_a_free_space_around_it_cannot_be_reached() -> None:
    """Shreveport has three spaces: when others have built on all of them there is no way in."""
    around = sorted(BESIDE[CITIES["shreveport"]["junction"]])
    starts = ["topeka", "springfield", "vicksburg", "new-orleans"]
    tracks: list[list[str]] = [[]]
    for start, gate in zip(starts[1:], ("a3--a2", "a2--b3", "a2--b2"), strict=True):
        taken = [space for row in tracks for space in row]
        tracks.append(route(start, "shreveport", taken + [space for space in around if space != gate]))
    state = scene(players=4, starts=starts, tracks=tracks, hands=["ochre ochre ochre rose rose", "", "", ""])
    assert sorted(space for row in tracks for space in row if space in around) == around
    refused(state, "line shreveport", "SP-6.5")


@pytest.mark.clause("SP-6.6")
def test_networks_may_cross_at_junctions_and_cities() -> None:
    others = line("springfield", "topeka")
    state = scene(starts=["des-moines", "springfield"], tracks=[[], others], hands=["ochre ochre", "blue"])
    build(state, "topeka", TOPEKA_DES_MOINES[::-1])
    view = state.view(None)
    assert "topeka" in view["seats"][0]["cities"]
    assert "topeka" in view["seats"][1]["cities"]


def almost_out(left: int) -> list[str]:
    """A network of seat 0, from Topeka eastwards, with only so many tracks left."""
    spaces: list[str] = []
    joined = ["topeka"]
    for city in sorted(CITIES, key=lambda name: float(CITIES[name]["lon"])):
        for one in joined[::-1]:
            more = route(one, city, spaces) if city not in joined else []
            if more and len(more) <= min(4, 45 - left - len(spaces)) and is_tree(spaces + more):
                spaces += more
                joined.append(city)
    return spaces


def is_tree(spaces: list[str]) -> bool:
    return len({end for space in spaces for end in space.split("--")}) == len(spaces) + 1


@pytest.mark.clause("SP-6.7")
def test_a_line_cannot_be_longer_than_the_tracks_left() -> None:
    network = almost_out(1)
    left = 45 - len(network)
    state = scene(tracks=[network], hands=["ochre ochre ochre rose rose rose white white white", "blue"])
    assert state.view(None)["seats"][0]["tracks_left"] == left
    for city in targets(state, "line"):
        ways = GAME.ways(state, 0, [GAME.action("build", city=city)])
        assert all(sum(GAME.meaning(step)["kind"] == "lay" for step in way) <= left for way in ways)
    refused(state, "line portland", "SP-6.7")
    ((key, facts),) = GAME.explain(state, 0, GAME.action("line", city="portland"), "SP-6.7")
    assert (key, facts["left"]) == ("no-tracks", left)
    assert facts["spaces"] > left


@pytest.mark.clause("SP-6.8", "SP-7.1")
def test_the_line_comes_first_then_the_payment_then_the_build() -> None:
    state = scene(hands=["ochre ochre white white white", "blue"])
    refused(state, "pay white 0", "SP-6.8")
    play(state, "line des-moines")
    refused(state, "pay white 0", "SP-6.8")
    play(state, *[f"lay {space}" for space in TOPEKA_DES_MOINES[::-1]])
    assert legal(state) == ["pay white 0", "pay white 2", "pay white 3"]
    refused(state, "pay ochre 2", "SP-6.8")
    refused(state, "pay white 1", "SP-7.4")
    play(state, "pay white 0")
    assert legal(state) == ["build des-moines"]
    play(state, "build des-moines")
    assert look(state, "discards") == {"ochre": 2}


# Paying ---------------------------------------------------------------------------------------------------------------


def ways_to_pay(state: State, city: str, spaces: list[str]) -> list[dict[str, int]]:
    play(state, f"line {city}", *[f"lay {space}" for space in spaces[::-1]])
    ways: list[dict[str, int]] = state.view(0)["own"]["ways"]
    return ways


@pytest.mark.clause("SP-7.2")
def test_two_white_cards_are_one_of_another_suit_and_three_blue_are_two() -> None:
    """The rulebook's example of wilds."""
    assert suits_of(TOPEKA_DES_MOINES) == ["ochre", "ochre"]
    assert ways_to_pay(scene(hands=["ochre white white", "rose"]), "des-moines", TOPEKA_DES_MOINES) == [
        {"white": 2, "ochre": 1}
    ]
    assert ways_to_pay(scene(hands=["blue blue blue", "rose"]), "des-moines", TOPEKA_DES_MOINES) == [{"blue": 3}]


@pytest.mark.clause("SP-7.2")
def test_a_set_stands_for_one_suit_only_but_there_may_be_several_sets() -> None:
    assert suits_of(TO_SPRINGFIELD) == ["rose", "ochre"]
    state = scene(hands=["blue blue blue", "jade"])
    if "springfield" in targets(state, "line"):  # over another line, whose spaces are of one suit
        play(state, "line springfield")
        while look(state, "phase") == "lay":
            play(state, legal(state)[0])
        assert len({suit for suit in suits_of(look(state, "line")) if suit != "blue"}) == 1
    assert ways_to_pay(scene(hands=["blue blue blue blue", "jade"]), "springfield", TO_SPRINGFIELD) == [{"blue": 4}]
    ways = ways_to_pay(scene(hands=["blue blue jade jade", "white"]), "springfield", TO_SPRINGFIELD)
    assert ways == [{"blue": 2, "jade": 2}]


@pytest.mark.clause("SP-7.3")
def test_no_set_stands_for_its_own_suit_and_no_wild_is_wasted() -> None:
    ways = ways_to_pay(scene(hands=["ochre ochre ochre ochre", "white"]), "des-moines", TOPEKA_DES_MOINES)
    assert ways == [{"ochre": 2}]
    refused(scene(hands=["white white blue blue", "jade"]), "line memphis", "SP-7.5")
    ways = ways_to_pay(scene(hands=["white white white white ochre", "blue"]), "des-moines", TOPEKA_DES_MOINES)
    assert ways == [{"white": 3}, {"white": 2, "ochre": 1}] or ways == [{"white": 2, "ochre": 1}, {"white": 3}]


@pytest.mark.clause("SP-7.4")
def test_every_way_that_differs_is_offered_but_none_that_holds_another() -> None:
    state = scene(hands=["ochre ochre white white white blue blue", "jade"])
    found = ways_to_pay(state, "des-moines", TOPEKA_DES_MOINES)
    wanted = [{"ochre": 2}, {"ochre": 1, "white": 2}, {"ochre": 1, "blue": 2}, {"white": 3}, {"white": 2, "blue": 2}]
    assert sorted(map(str, map(sorted, (way.items() for way in found)))) == sorted(
        map(str, map(sorted, (way.items() for way in wanted)))
    )


@pytest.mark.clause("SP-7.5")
def test_a_line_that_cannot_be_paid_says_how_much_of_it_can() -> None:
    state = scene(hands=["ochre white", "blue"])
    refused(state, "line des-moines", "SP-7.5")
    action = GAME.action("build", city="des-moines")
    assert state.why_not(0, action) == "SP-7.5"
    ((key, facts),) = GAME.explain(state, 0, action, "SP-7.5")
    assert (key, facts["spaces"], facts["paid"]) == ("unpaid", 2, 1)
    assert len(facts["line"]) == 2
    assert "2 spaces" in GAME.tell("detail-unpaid", facts, "en")


# The market -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("SP-6.8")
def test_what_a_line_encloses_is_not_searched_for_ever() -> None:
    """With forty cards in hand this was seventeen seconds' work."""
    cards = "white " * 8 + "blue " * 4 + "ochre " * 8 + "rose " * 5 + "jade " * 8 + "black " * 7
    state = scene(players=4, hands=[cards])
    play(state, "line columbia", "lay h6--i6", "lay h6--i7", "lay i8--i7")
    search, end = search_along(state, 0), line_end(state)
    ways = zip(state.board.spaces_at[end], state.board.ends_at[end], strict=True)
    found = [search.completes_with(space, other) for space, other in ways]
    assert any(found)
    assert len(search.useless) < 1000


@pytest.mark.clause("SP-8.1")
@pytest.mark.parametrize(("place", "pays"), [(0, 3), (1, 2), (2, 1)])
def test_a_new_city_pays_what_its_good_stands_at(place: int, pays: int) -> None:
    column = ["oil", "coal"]
    column.insert(place, CITIES["des-moines"]["good"])
    state = scene(hands=["ochre ochre", "blue"], market=market(*column))
    build(state, "des-moines", TOPEKA_DES_MOINES)
    assert (state.scores()[0], state.sources(0)["market"]) == (pays, pays)


@pytest.mark.clause("SP-8.2")
def test_the_counter_drops_and_those_below_move_up() -> None:
    state = scene(hands=["ochre ochre", "blue"], market=market("oil", "corn", "coal"))
    others = state.view(None)["market"][1:]
    build(state, "des-moines", TOPEKA_DES_MOINES)
    assert state.view(None)["market"] == [["oil", "coal", "corn"], *others]


@pytest.mark.clause("SP-8.3")
def test_giulia_connects_norfolk_and_is_paid_for_pigs() -> None:
    """The rulebook's example."""
    spaces = route("raleigh", "norfolk")
    cards = " ".join(suits_of(spaces))
    state = scene(starts=["raleigh", "boston"], hands=[cards, "blue"], market=market("pigs", "corn", "oil"))
    build(state, "norfolk", spaces)
    assert state.scores()[0] == 3
    values = state.view(None)["values"]
    assert (values["pigs"], values["corn"], values["oil"]) == (1, 3, 2)
