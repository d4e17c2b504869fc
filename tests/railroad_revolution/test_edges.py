"""Rare moments: where one condition more or less would lead into a turn that cannot be completed."""

from typing import Any

import pytest

from tests.railroad_revolution.model.company import CITY_TILES, CONTRACTS, MARKS, TRACKS
from tests.railroad_revolution.scenes import (
    BOARD,
    CITIES,
    GAME,
    TO_MIAMI,
    money,
    phase,
    scene,
    seat,
    shares,
    targets,
    way_to,
)
from tests.scenes import legal, play, refused

TOPS = {track: len(values) - 1 for track, values in TRACKS.items()}
ALL_SECTIONS = [[str(row["number"]) for row in BOARD["telegraph_section"]]]


def before(kind: str) -> dict[str, int]:
    """Markers at the top, but for one track that has a mark of this kind next."""
    track, space = next((track, space) for (track, space), (paid, _) in MARKS.items() if paid == kind)
    return {**TOPS, track: space - 1}


def contract(kind: str) -> tuple[str, str]:
    """A contract of a kind: its tile and its own name."""
    name = next(name for name, row in CONTRACTS.items() if row["kind"] == kind)
    return name.rsplit("-", 1)[0], name


@pytest.mark.clause("RV-4.8", "RV-6.6")
def test_orange_that_has_promoted_pays_for_the_station_it_chooses() -> None:
    poor = min(CITIES["washington"]["cost"], CITIES["charlotte"]["cost"])
    there: dict[str, Any] = {"networks": [TO_MIAMI, TO_MIAMI], "stations": [[], ["miami"]]}
    state = scene(**there, money=[poor], shares=[0], reserve=["white white white orange orange"])
    play(state, "work orange station")
    assert "miami" in targets(state, "station")
    play(state, "take promotion", "promote reserve orange a1-1")
    assert CITIES["miami"]["cost"] > poor
    refused(state, "station miami", "RV-4.8")


@pytest.mark.clause("RV-5.3", "RV-11.3")
def test_a_contract_is_not_taken_with_shares_that_must_pay_for_a_worker() -> None:
    """Three workers, and $800 for the fourth: the cheaper contract leaves it, the dearer one does not."""
    harmless = ("exchange", "flip-train", "rail", "station", "office", "take-train")
    tiles = [(row["id"], {side: row[side] for side in ("first", "second")}) for row in BOARD["contract_tile"]]
    fits = [row for row in tiles if all(one["kind"] in harmless and not one.get("cost") for one in row[1].values())]
    tile, sides = next(row for row in fits if row[1]["first"]["shares"] != row[1]["second"]["shares"])
    cheap, dear = sorted(sides, key=lambda side: sides[side]["shares"])
    price = sides[dear]["shares"]
    said: dict[str, Any] = {"contract": tile, "offices": [[], [3]], "trains_down": ["promote"]}
    section = next(row for row in BOARD["telegraph_section"] if row["number"] == 3)
    state = scene(**said, reserve=["white white white orange"], money=[800 - 150], shares=[price - section["shares"]])
    play(state, "work white telegraph", "office 3", "take promotion", "promote reserve orange a1-1", "end")
    assert (phase(state), seat(state)["available"], shares(state)) == ("offer", 3, price)
    assert targets(state, "contract") == {f"{tile}-{cheap}"}
    refused(state, f"contract {tile}-{dear}", "RV-4.8")


@pytest.mark.clause("RV-4.8", "RV-10.2")
def test_a_train_is_not_turned_for_a_step_that_costs_a_worker_one_has_to_keep() -> None:
    said: dict[str, Any] = {"trains_up": ["advance"], "trains_down": ["promote"], "tracks": [before("worker")]}
    state = scene(**said, reserve=["white white white grey"], money=[0], shares=[0])
    play(state, "work white trade", "take flip")
    refused(state, "flip advance up", "RV-4.8")
    play(state, "flip promote down")
    five = scene(**said, reserve=["white white white white grey"], money=[0], shares=[0])
    play(five, "work white trade", "take flip", "flip advance up")


@pytest.mark.clause("RV-4.8", "RV-10.2")
def test_a_train_is_not_turned_for_a_step_that_costs_the_price_of_the_station() -> None:
    said: dict[str, Any] = {"trains_up": ["advance"], "trains_down": ["promote"], "tracks": [before("money")]}
    price, step = CITIES["washington"]["cost"], next(amount for kind, amount in MARKS.values() if kind == "money")
    for have, may in ((price + 100 + step - 1, False), (price + 100 + step, True)):
        state = scene(**said, stations=[["charlotte"]], money=[have], shares=[0])
        play(state, "work purple station", "station washington", "take ability")
        assert ("advance up" in targets(state, "flip")) == may


@pytest.mark.clause("RV-9.4")
@pytest.mark.parametrize("kind", ["station", "office"])
def test_the_last_building_is_not_built_by_a_contract_before_the_sale(kind: str) -> None:
    tile, name = contract(kind)
    said: dict[str, Any] = {"contract": tile, "shares": [9], "trains_up": [""], "trains_down": [""]}
    for left, may in ((1, False), (2, True)):
        state = scene(**said, sold=[{"rail": 15, "building": 12 - left}])
        play(state, "work grey trade")
        can_begin = "ability" in targets(state, "take")
        if can_begin:
            play(state, "take ability")
        assert (name in targets(state, "contract")) == may


@pytest.mark.clause("RV-4.4", "RV-11.4")
@pytest.mark.parametrize(
    ("kind", "said"), [("office", {"offices": ALL_SECTIONS}), ("station", {"stations": [["washington", "charlotte"]]})]
)
def test_a_contract_for_a_building_is_not_taken_where_there_is_no_place(kind: str, said: dict[str, Any]) -> None:
    tile, name = contract(kind)
    state = scene(contract=tile, shares=[9], **said)
    play(state, "work grey trade")
    if "ability" in targets(state, "take"):
        play(state, "take ability")
    assert name not in targets(state, "contract")


@pytest.mark.clause("RV-4.4", "RV-8.8")
def test_turquoise_has_paid_for_the_tile_before_a_step_of_it_is_paid() -> None:
    step = next(amount for kind, amount in MARKS.values() if kind == "money")
    said: dict[str, Any] = {"telegraph": {1: "advance"}, "tracks": [before("money")], "offices": [[], [1]]}
    short = scene(**said, money=[400 + step - 1], shares=[0])
    play(short, "work turquoise telegraph", "office 1")
    refused(short, "take ability", "RV-4.4")
    enough = scene(**said, money=[400 + step], shares=[0])
    play(enough, "work turquoise telegraph", "office 1", "take ability")
    assert len(targets(enough, "advance")) == 1


@pytest.mark.clause("RV-4.5", "RV-6.7")
def test_grey_may_take_the_promotion_alone_where_no_step_is_left() -> None:
    tile = next(name for name, row in CITY_TILES.items() if row["first"]["kind"] == "advance-promote")
    way, city = way_to(CITY_TILES[tile]["level"])
    state = scene(networks=[way, way], stations=[[], [city]], tiles={city: tile}, tracks=[TOPS])
    play(state, "work grey station", f"station {city}", "take ability")
    assert {"again-promotion"} <= targets(state, "take")
    refused(state, "take again", "RV-4.4")
    play(state, "take again-promotion", "promote reserve orange a1-1")


@pytest.mark.clause("RV-4.6", "RV-6.7")
def test_the_share_of_a_bonus_that_grey_has_not_used_comes_at_the_end() -> None:
    tile = next(name for name, row in CITY_TILES.items() if row["first"]["kind"] == "share-promote")
    way, city = way_to(CITY_TILES[tile]["level"])
    state = scene(networks=[way, way], stations=[[], [city]], tiles={city: tile}, shares=[0])
    play(state, "work grey station", f"station {city}", *take_main(tile), "end")
    assert shares(state) == 1


def take_main(tile: str) -> list[str]:
    return ["take main"] if CITY_TILES[tile]["main"]["kind"] == "workers" else []


@pytest.mark.clause("RV-7.8", "RV-3.5")
def test_a_third_rail_or_a_promotion_and_never_both() -> None:
    state = scene(reserve=["white white white orange turquoise"])
    play(state, "work turquoise railroad", "rail charlotte--atlanta", "rail charlotte--savannah")
    laid, promoted = state.clone(), state.clone()
    play(laid, f"rail {sorted(targets(laid, 'rail'))[0]}")
    refused(laid, "take promotion", "RV-3.5")
    play(promoted, "take promotion", "promote reserve orange a1-1")
    assert not targets(promoted, "rail")
    assert money(promoted) == 2000


@pytest.mark.clause("RV-2.7")
def test_a_setup_office_goes_beside_if_the_first_places_are_taken() -> None:
    offices = [str(row["number"]) for row in BOARD["telegraph_section"] if row["contract"]]
    told: dict[str, Any] = {"players": 2, "first": 0, "setup_tiles": ["setup-3-front", "setup-1-front"]}
    told |= {"setup_workers": ["orange", "purple"], "setup_seats": [None, None]}
    state = GAME.position({**told, "offices": [offices, []]})
    play(state, "setup setup-3-front", "take reward")
    assert targets(state, "office") == set(offices)
    one_free = GAME.position({**told, "offices": [offices[:1], []]})
    play(one_free, "setup setup-3-front", "take reward")
    assert targets(one_free, "office") == set(offices[1:])


@pytest.mark.clause("RV-5.3", "RV-6.3")
def test_of_two_workers_to_choose_from_one_is_counted_on() -> None:
    """Four workers, one to come: one may be promoted, a second may not."""
    tile = next(name for name, row in CITY_TILES.items() if row["main"].get("pick") == 1 and not row["printed"])
    way, city = way_to(CITY_TILES[tile]["level"])
    said: dict[str, Any] = {"networks": [way, way], "stations": [[], [city]], "tiles": {city: tile}}
    state = scene(**said, reserve=["white purple orange grey"], money=[CITIES[city]["cost"] + 100], shares=[0])
    play(state, "work purple station", f"station {city}", "take ability", "flip promote up")
    play(state, "promote reserve orange a1-1")
    refused(state, "promote reserve grey a2-3", "RV-5.3")
    play(state, "stop", "take main", f"worker {CITY_TILES[tile]['main']['workers'][0]}", "end")


@pytest.mark.clause("RV-5.1", "RV-5.2")
def test_nobody_sells_or_hires_while_a_new_objective_is_chosen() -> None:
    position = scene().position()
    pile = position["piles"]["b"]
    position |= {"drawn": pile[:3], "phase": "replace", "vacant": ["first"]}
    position["piles"]["b"] = pile[3:]
    position["completed"][0] = [position["objectives"][0][0]["id"]]
    state = GAME.position(position)
    refused(state, "take hire-purple", "RV-5.2")
    refused(state, "take sell-share", "RV-5.1")
    assert targets(state, "objective") == {card for card, _ in pile[:3]}


@pytest.mark.clause("RV-4.8", "RV-8.8", "RV-10.3")
def test_a_worker_may_be_given_for_a_tile_that_pays_for_another_by_turning_one_train_three_times() -> None:
    """$600, up again, and for $400 once more $600: that is the $800 for the fourth worker."""
    said: dict[str, Any] = {"telegraph": {1: "flips"}, "offices": [[], [1]], "trains_up": ["money"]}
    state = scene(**said, reserve=["white white white turquoise"], money=[0], shares=[0])
    play(state, "work turquoise telegraph", "office 1", "take tile", "discard board turquoise")
    play(state, "flip money up", "flip money down", "take ability", "flip money up", "stop", "take hire-grey", "end")
    assert (money(state), seat(state)["available"]) == (0, 4)


def all_but(colour: str, left: int) -> str:
    """So many workers that of the specialists only these are left in the supply, beside seat 0's."""
    every = [row["id"] for row in BOARD["worker"] if row["id"] != "white"]
    mine = {"purple": 1, "orange": 1}
    theirs = [f"{one} " * (12 - mine.get(one, 0) - (left if one == colour else 0)) for one in every]
    return "white white white white " + "".join(theirs)


@pytest.mark.clause("RV-4.8", "RV-5.6")
def test_the_last_worker_of_the_supply_is_not_hired_in_the_middle_of_an_exchange() -> None:
    mine = "white white white white purple orange"
    state = scene(reserve=[mine, all_but("grey", 1)], money=[900])
    play(state, "work purple telegraph", "take ability")
    refused(state, "take hire-grey", "RV-4.8")
    play(state, "exchange reserve orange grey")
    two = scene(reserve=[mine, all_but("grey", 2)], money=[900])
    play(two, "work purple telegraph", "take ability", "take hire-grey", "exchange reserve orange grey")


@pytest.mark.clause("RV-4.4", "RV-4.8")
def test_the_last_worker_of_the_supply_is_not_hired_where_one_has_paid_for_a_worker() -> None:
    """$200 for a worker of any colour: there must be one."""
    tile = next(
        row for row in CITY_TILES.values() if row["first"]["kind"] == "hire" and row["main"]["kind"] == "advance"
    )
    way, city = way_to(tile["level"])
    said: dict[str, Any] = {"networks": [way], "tiles": {city: tile["id"]}, "money": [3000]}
    state = scene(**said, reserve=["white white white white purple orange", all_but("grey", 1)])
    play(state, "work white station", f"station {city}", "take bonus")
    refused(state, "take hire-grey", "RV-4.8")
    play(state, "worker grey")


@pytest.mark.clause("RV-5.3")
def test_whoever_is_rich_learns_at_once_that_no_station_can_be_built() -> None:
    """However many workers could be hired meanwhile: only one that an effect lacks is looked for."""
    rich = scene(stations=[["washington", "charlotte"]], shares=[3000], money=[0])
    assert "station" not in {move.split()[-1] for move in legal(rich) if move.startswith("work ")}
