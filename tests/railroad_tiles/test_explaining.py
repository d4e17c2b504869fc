"""Words for actions, ways to later steps, what clashes, what is free to take back, and what a hint brings."""

import random
from itertools import islice

import pytest

from roundhouse import State
from roundhouse.kernel.ways import shortest_ways
from tests.railroad_tiles.scenes import GAME, action, population, scene, solo
from tests.scenes import legal, look, play

TOWN = "M13 straight-highway-rural H-H-; N13 straight-rail-rural R-R-"


def described(state: State, move: str, language: str) -> str:
    return GAME.describe(state, state.actors[0], action(move), language)


@pytest.mark.parametrize(
    ("move", "english", "italian"),
    [
        (
            "lay 1 M12 up",
            "Lay the straight highway (urban, car) on M12, upright",
            "Piazza su M12: autostrada diritta (Urbana, Auto), diritta",
        ),
        ("lay 2 M12 back-left", "Lay the curved station on M12, flipped and turned left",
         "Piazza su M12: stazione curva, capovolta e girata a sinistra"),
        ("refuse 2", "Refuse the curved station", "Rifiuta: stazione curva"),
        ("lay 3 M12 up", "Lay tile 3 on M12, upright", "Piazza la tessera 3 su M12, diritta"),
    ],
)  # fmt: skip
def test_a_tile_is_told_by_what_it_is(move: str, english: str, italian: str) -> None:
    state = scene(2, TOWN, hand="straight-highway-urban-car station-curve-rural")
    assert (described(state, move, "en"), described(state, move, "it")) == (english, italian)


def test_a_column_is_told_by_what_it_brings() -> None:
    state = scene(2, TOWN, columns=[dict(row, stars=1) for row in look(scene(2, TOWN), "columns")])
    assert described(state, "column 1", "en") == "Take column 1: 2 tiles, 1 star"
    assert described(state, "column 4", "it") == "Prendi la colonna 4: 4 tessere, 1 stella"
    alone = solo("volcano")
    assert [described(alone, f"column {number}", "en") for number in (1, 2, 3)] == [
        "Take column 1: 2 tiles, 1 star", "Take column 2: 3 tiles, 1 point", "Take column 3: 4 tiles",
    ]  # fmt: skip


def test_a_piece_is_told_by_its_points_and_its_star() -> None:
    cars = "M13 straight-highway-rural-car H-H-; M12 straight-highway-rural-car H-H-"
    state = population(2, "car train", cars, pieces=["M13"])
    assert described(state, "place car M12", "en") == "Place a car on M12 for 2 points (token: car)"
    assert (
        described(state, "place train M12", "it")
        == "Metti un’Auto su M12 per 2 punti (segnalino: Treno, con una stella)"
    )


def test_events_are_told_in_both_languages() -> None:
    facts = {"seat": 0, "tile": "station-corner-urban-traveller", "cell": "M12", "lie": "up"}
    assert GAME.narrate("laid", facts, ["Ada"], "en") == "Ada lays the corner station (urban, traveller) on M12."
    assert GAME.narrate("laid", facts, ["Ada"], "it") == "Ada piazza su M12: stazione ad angolo (Urbana, Viaggiatore)."
    coin = {"coin": "left", "column": "2"}
    assert (
        GAME.narrate("coin", coin, [], "it") == "La moneta dice sinistra: le tessere della colonna 2 escono dal gioco."
    )


@pytest.mark.parametrize(("points", "en", "it"), [(1, "1 point", "1 punto"), (-1, "-1 point", "-1 punto")])
def test_one_point_less_than_none_is_not_one_point(points: int, en: str, it: str) -> None:
    facts = {"seat": 0, "points": points}
    assert GAME.narrate("scored", facts, ["Ada"], "en") == f"Ada ends with {en}."
    assert GAME.narrate("scored", facts, ["Ada"], "it") == f"Ada finisce con {it}."


# Ways -----------------------------------------------------------------------------------------------------------------


def test_a_cell_pointed_at_before_the_column_is_reached_through_each_column_that_brings_a_tile_for_it() -> None:
    columns = [{"tiles": kinds.split()} for kinds in (
        "straight-rail-rural tee-rail-rural", "curve-highway-rural straight-highway-rural curve-rail-rural",
        "curve-rail-urban curve-rail-urban straight-highway-urban", "curve-rail-rural " * 4,
    )]  # fmt: skip
    state = scene(2, TOWN, columns=columns)
    wanted = [action(f"lay {tile} M12 up") for tile in "1234"]
    ways = GAME.ways(state, 0, wanted)
    assert [[GAME.meaning(step) for step in way][0]["column"] for way in ways] == ["2", "3"]
    assert [GAME.meaning(way[1])["tile"] for way in ways] == ["2", "3"]


def test_ways_are_the_shortest_where_the_search_of_the_kernel_finds_them() -> None:
    """Where a starting tile or a column comes first, both find the same; the kernel's search alone is slower."""
    for seed in range(3):
        state = GAME.start(players=2, seed=seed)
        for _ in range(3):
            seat = state.actors[0]
            first = state.clone()
            first.apply(seat, first.legal(seat)[0])
            asked = sorted({*state.legal(seat), *islice(first.legal(seat), 12)})
            assert sorted(GAME.ways(state, seat, asked)) == sorted(shortest_ways(state, seat, asked, 2))
            while state.actors == (seat,) and state.view(None)["phase"] == "start":
                play(state, legal(state)[0])


def test_nothing_leads_to_an_action_of_another_or_after_the_end() -> None:
    state = scene(2, TOWN)
    assert GAME.ways(state, 1, [action("column 1")]) == []
    assert GAME.ways(state, 0, [action("lay 1 A1 up"), action("done")]) == []


# What clashes ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("RT-5.4")
def test_each_side_that_clashes_is_told() -> None:
    land = "M13 straight-highway-rural H-H-; N13 straight-rail-rural R-R-; N12 straight-rail-rural R-R-"
    state = scene(2, land, hand="tee-rail-rural")
    details = GAME.explain(state, 0, action("lay 1 M12 down"), "RT-5.4")
    assert details == [
        ("clash", {"side": "east", "mine": "railway", "theirs": "empty", "cell": "M12", "beyond": "N12"}),
        ("clash", {"side": "south", "mine": "railway", "theirs": "highway", "cell": "M12", "beyond": "M13"}),
    ]
    assert [GAME.tell("detail-clash", facts, "en") for _, facts in details] == [
        "To the east a railway would meet an empty side of N12.", "To the south a railway would meet a highway of M13.",
    ]  # fmt: skip
    assert GAME.tell("detail-clash", details[0][1], "it") == "A est una ferrovia incontrerebbe un lato vuoto di N12."
    assert GAME.explain(state, 0, action("lay 1 M13 up"), "RT-5.2") == []


@pytest.mark.clause("RT-5.4")
def test_the_sides_of_an_objective_are_told_too() -> None:
    flags = {
        "tokens": ["car-flag", "train-flag", "traveller-flag"],
        "options": {"objectives": "city-hall+stadium+temple"},
    }
    state = scene(2, TOWN, hand="tee-rail-rural", due=True, **flags)
    move = action("build stadium M12 right")
    assert state.why_not(0, move) == "RT-5.4"
    assert [facts["side"] for _, facts in GAME.explain(state, 0, move, "RT-5.4")] == ["south"]


# Taking back ----------------------------------------------------------------------------------------------------------


def test_all_of_a_turn_but_its_last_step_is_free() -> None:
    rng = random.Random(2)
    state = GAME.start(players=3, seed=8, objectives="drawn")
    while not state.over:
        seat = rng.choice(state.actors)
        chosen = rng.choice(state.legal(seat))
        free, seal = state.is_free(seat, chosen), state.seal
        state.apply(seat, chosen)
        assert free == (state.seal == seal)
        assert not free or seat in state.actors


def test_a_hint_says_what_its_pieces_bring_though_nobody_sees_them_yet() -> None:
    lands = "M13 straight-highway-rural-car H-H-; M12 straight-highway-rural-car H-H-", "M13 end-rail-rural-train R---"
    state = population(2, "car car-flag", *lands)
    hint = state.game.hint(state, 0)
    assert hint is not None
    assert [GAME.meaning(action)["kind"] for action in hint.actions] == ["place", "place"]
    assert hint.gains == [1 + 2, 0]


def test_a_hint_of_the_last_turn_leaves_out_that_the_challenge_is_missed() -> None:
    land = "M13 straight-highway-rural-car H-H-; M12 straight-highway-rural-car H-H-"
    others = [row["id"] for row in GAME.board()["tokens"] if row["id"] not in ("car", "car-flag")]
    state = solo("volcano", land, round=8, phase="population", taken=["3"], tokens=[*others, "car", "car-flag"])
    hint = state.game.hint(state, 0)
    assert hint is not None
    assert hint.gains == [1 + 2]
