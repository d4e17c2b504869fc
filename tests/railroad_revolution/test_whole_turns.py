"""Every order the rules allow can be played, and no other: all outcomes of whole turns, against the model.

The model tries what the rules allow in every order, selling and hiring in between, with no form of its own: where the
game asks that something is sold before an effect is begun, the outcomes must be the same all the same.
"""

from typing import Any

import pytest

from roundhouse import State
from tests.railroad_revolution.model.company import CITY_TILES, COLOURS, CONTRACTS, TRACKS, Company
from tests.railroad_revolution.model.doing import Move
from tests.railroad_revolution.model.moment import Moment
from tests.railroad_revolution.model.table import Table
from tests.railroad_revolution.scenes import CITIES, OBJECTIVES, START, scene, way_to
from tests.scenes import action_of

Outcomes = set[tuple[Any, ...]]
NEAR_THE_TOP = {track: len(values) - (3 if track == "network" else 1) for track, values in TRACKS.items()}
NEARLY_ALL = ["1", "2", "3", "4", "5", "6", "8"]


def outcomes_by_the_rules(state: State, work: Move) -> Outcomes:
    """All that the acting company can have at the end of its own part."""
    table = Table(state.position())
    start = Moment(table.companies[0], 0, table.supply, table.stacks, "turn")
    for name in ("tiles", "telegraph", "first_station", "first_office", "contract"):
        setattr(start, name, getattr(table, name))
    first, _ = start.after(work)
    seen, front, found = {first.key()}, [first], set()
    while front:
        here = front.pop()
        for move in here.moves():
            there, is_over = here.after(move)
            if is_over and there.phase == "action" and there.icon:
                there, is_over = there.offered(), False  # to take nothing is the same as not to be asked
            if is_over:
                if there.company.available >= 4:
                    found.add(there.company.kept())
            elif there.key() not in seen:
                seen.add(there.key())
                front.append(there)
    return found


def outcomes_played(state: State, work: Move) -> Outcomes:
    """The same by the legal actions of the game."""
    first = state.clone()
    first.apply(0, action_of(state.game, " ".join(work)))
    seen, front, found = {first.fingerprint()}, [first], set()
    while front:
        here = front.pop()
        actions = here.legal(0)
        assert actions, here.position()
        for action in actions:
            there = here.clone()
            there.apply(0, action)
            if there.actors != (0,) or there.public_view()["phase"] not in ("action", "offer"):
                found.add(Company(there.position(), 0).kept())
            elif there.fingerprint() not in seen:
                seen.add(there.fingerprint())
                front.append(there)
    return found


def small(colour: str, **said: Any) -> State:
    """A small turn: few workers, one promotion open that white can take, markers near the top, no way on but a few."""
    said.setdefault("reserve", [f"{colour} white white orange orange"])
    full, open_one = far("c"), far("d")
    managers = " ".join(OBJECTIVES[full]["managers"])
    said.setdefault("objectives", [[f"{open_one} turquoise", f"{full} {managers}"]])
    other = next(name for name, row in OBJECTIVES.items() if row["pile"] == "c" and name != full)
    said.setdefault("completed", [["a1-1", "a2-1", "b-1", "b-2", other]])
    said.setdefault("tracks", [NEAR_THE_TOP])
    return scene(**said)


def far(pile: str) -> str:
    """An objective that nobody completes in these turns."""
    rows = [row for row in OBJECTIVES.values() if row["pile"] == pile]
    return str(next(row["id"] for row in rows if any(one.get("level", 0) >= 4 for one in row["conditions"])))


def assert_all_orders(state: State, *work: str, at_least: int) -> None:
    expected = outcomes_by_the_rules(state, ("work", *work))
    assert outcomes_played(state, ("work", *work)) == expected
    assert len(expected) >= at_least


def city_with(first: str) -> tuple[str, dict[str, Any]]:
    """A city that can be built in and no other, with a tile whose first bonus is of this kind."""
    tile = next(row for row in CITY_TILES.values() if row["first"]["kind"] == first and not row["printed"])
    network, city = way_to(tile["level"])
    others = [one for one in CITIES if one != city and any(one in space.split("--") for space in network)]
    return city, {"networks": [network], "stations": [others], "tiles": {city: tile["id"]}}


@pytest.mark.clause("RV-4.1", "RV-4.8", "RV-6.1")
@pytest.mark.parametrize("first", ["advance-promote", "share-promote", "hire", "flip-train"])
@pytest.mark.parametrize("colour", COLOURS)
def test_all_outcomes_of_a_station(colour: str, first: str) -> None:
    city, there = city_with(first)
    state = small(colour, **there, trains_up=["money"], money=[CITIES[city]["cost"] + 100], shares=[1])
    assert_all_orders(state, colour, "station", at_least=10)


@pytest.mark.clause("RV-4.1", "RV-6.4")
@pytest.mark.parametrize("colour", COLOURS)
def test_all_outcomes_of_a_station_that_only_its_bonus_pays(colour: str) -> None:
    _, there = city_with("flip-train")
    state = small(colour, **there, trains_up=["money"], money=[100], shares=[0])
    assert_all_orders(state, colour, "station", at_least=1)


@pytest.mark.clause("RV-4.1", "RV-7.1", "RV-7.4")
@pytest.mark.parametrize(("money", "shares", "sold"), [(400, 1, 0), (750, 0, 13), (500, 0, 14)])
@pytest.mark.parametrize("colour", COLOURS)
def test_all_outcomes_of_a_railroad(colour: str, money: int, shares: int, sold: int) -> None:
    state = small(colour, money=[money], shares=[shares], sold=[{"rail": sold}])
    assert_all_orders(state, colour, "railroad", at_least=6)


@pytest.mark.clause("RV-4.1", "RV-8.3", "RV-11.1")
@pytest.mark.parametrize("tile", ["flips", "rail", "advance", "train", "promote"])
@pytest.mark.parametrize("colour", COLOURS)
def test_all_outcomes_of_an_office(colour: str, tile: str) -> None:
    state = small(
        colour,
        offices=[NEARLY_ALL],
        telegraph={7: tile},
        trains_up=["shares"],
        money=[300],
        shares=[0],
        sold=[{"rail": 13}],
    )
    assert_all_orders(state, colour, "telegraph", at_least=8)


def contract_with(kind: str) -> str:
    return next(name for name, row in CONTRACTS.items() if row["kind"] == kind).rsplit("-", 1)[0]


@pytest.mark.clause("RV-4.1", "RV-11.2")
@pytest.mark.parametrize("kind", ["promote", "exchange", "flip-train", "workers", "office"])
def test_all_outcomes_of_an_office_with_the_own_contracts(kind: str) -> None:
    offices = [[str(number) for number in range(1, 9) if number not in (3, 8)]]
    said: dict[str, Any] = {
        "trains_up": ["money"],
        "sold": [{"rail": 15, "building": 3}],
        "money": [100],
        "shares": [2],
    }
    state = small(
        "white", contract=contract_with(kind), offices=offices, reserve=["white white white turquoise"], **said
    )
    assert_all_orders(state, "white", "telegraph", at_least=10)


@pytest.mark.clause("RV-4.1", "RV-9.1", "RV-9.3", "RV-9.4")
@pytest.mark.parametrize(("rails", "buildings"), [(2, 0), (1, 1), (0, 1)])
@pytest.mark.parametrize("colour", COLOURS)
def test_all_outcomes_of_a_trade(colour: str, rails: int, buildings: int) -> None:
    sold = {"rail": 15 - rails, "building": 12 - buildings}
    said: dict[str, Any] = {"networks": [[START]], "contract": contract_with("rail"), "trains_up": ["rail"]}
    said["reserve"] = [
        f"{colour} white white orange" if rails + buildings == 2 else f"{colour} white white orange orange"
    ]
    state = small(colour, **said, sold=[sold], money=[100], shares=[3 if colour == "grey" else 1])
    assert_all_orders(state, colour, "trade", at_least=4)
