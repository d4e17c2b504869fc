"""What holds in every game, counted a second time from what everybody sees and hears."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from roundhouse import Event, State
from tests.railroad_tiles.random_territories import ROWS as KINDS
from tests.railroad_tiles.reference import Laid, Place, Reference, lying
from tests.railroad_tiles.scenes import BOARD, GAME, ROWS

CASES = [(1, {"challenge": "tired-travellers"}), (2, {}), (3, {"objectives": "drawn"}), (4, {"objectives": "drawn"})]
SEEDS = range(4)


def walk(players: int, options: dict[str, Any], seed: int) -> Iterator[tuple[State, list[Event]]]:
    """A game at random, each moment with all that has happened so far."""
    rng = random.Random(seed)
    state = GAME.start(players=players, seed=seed, **options)
    log: list[Event] = []
    while True:
        yield state, log
        if state.over:
            return
        seat = rng.choice(state.actors)
        state.apply(seat, rng.choice(state.legal(seat)), log)


def place(cell: str) -> Place:
    """Row and column of a cell by its name, told a second time."""
    west = cell.startswith("-")
    rest = cell.removeprefix("-")
    letters = "".join(sign for sign in rest if sign.isalpha())
    column = 0
    for letter in letters:
        column = column * 26 + ord(letter) - ord("A") + 1
    return int(rest.removeprefix(letters)), -column if west else column - 1


def reference(tiles: list[dict[str, Any]]) -> Reference:
    """A territory of the view, worked out the slow way."""
    laid = {
        place(tile["cell"]): Laid(
            {"icon": "none", **ROWS[tile["tile"]]}, lying(ROWS[tile["tile"]]["edges"], tile["lie"]), tile["piece"]
        )
        for tile in tiles
    }
    return Reference(laid)


def test_cells_are_where_their_names_say() -> None:
    assert [place(cell) for cell in ("M13", "A1", "-A1", "AA0", "M-2", "Z5")] == [
        (13, 12), (1, 0), (1, -1), (0, 26), (-2, 12), (5, 25),
    ]  # fmt: skip


@pytest.mark.parametrize(("players", "options"), CASES)
def test_every_route_tile_is_somewhere(players: int, options: dict[str, Any]) -> None:
    """On the board, in a territory, in a hand, laid aside or in the bag: 106 in all, and of each kind what there is."""
    box = {row["id"]: row["count"] for row in BOARD["tiles"]}
    for seed in SEEDS:
        for state, _ in walk(players, options, seed):
            seen, whole = state.view(None), state.position()
            found = Counter(whole["bag"] + whole["dropped"] + [kind for kind in seen["starting"] if kind])
            for column in seen["columns"]:
                found.update(column["tiles"])
            for player in seen["players"]:
                found.update(tile["tile"] for tile in player["territory"])
                found.update(kind for kind in player["hand"] if kind)
                found.update(player["refused"] + player["discarded"])
            assert {kind: count for kind, count in found.items() if kind in box} == box
            assert seen["bag"] == len(whole["bag"])


@pytest.mark.parametrize(("players", "options"), CASES)
def test_stars_tokens_pieces_and_objectives_are_conserved(players: int, options: dict[str, Any]) -> None:
    for seed in SEEDS:
        for state, _ in walk(players, options, seed):
            seen = state.view(None)
            stars = [player["stars"] for player in seen["players"]] + [column["stars"] for column in seen["columns"]]
            assert sum(stars) + seen["supply"]["star"] == 10
            tokens = seen["tokens"]
            out = [*tokens["gone"], *tokens["active"], *([tokens["waiting"]] if tokens["waiting"] else [])]
            assert len(out) == len(set(out)) == 7 - tokens["stack"]
            for piece in ("car", "train", "traveller"):
                placed = sum(player["pieces"][piece] for player in seen["players"])
                icons = [
                    tile for player in seen["players"] for tile in player["territory"]
                    if tile["piece"] and ROWS[tile["tile"]]["icon"] == piece
                ]  # fmt: skip
                assert placed == len(icons) == 18 - seen["supply"][piece]
            for player in seen["players"]:
                goals = [goal["objective"] for goal in player["goals"]]
                laid = [tile["tile"] for tile in player["territory"] if tile["tile"] in goals]
                gone = [kind for kind in player["discarded"] if kind in goals]
                assert sorted(player["objectives"] + laid + gone) == sorted(goals)


@pytest.mark.parametrize(("players", "options"), CASES)
def test_points_of_pieces_are_those_that_were_told(players: int, options: dict[str, Any]) -> None:
    for seed in SEEDS:
        for state, log in walk(players, options, seed):
            told = Counter[tuple[int, str]]()
            for event in log:
                if event.key == "populated":
                    told[event.args["seat"], f"{event.args['piece']}s"] += event.args["points"]
                elif event.key == "took" and event.args["points"]:
                    told[event.args["seat"], "column"] += event.args["points"]
            for seat in range(players):
                sources = state.sources(seat)
                assert all(sources[name] == told[seat, name] for name in ("cars", "trains", "travellers"))
                assert sources.get("column", 0) == told[seat, "column"]


@pytest.mark.parametrize(("players", "options"), CASES)
def test_every_piece_scores_what_the_slow_reference_finds(players: int, options: dict[str, Any]) -> None:
    """Each territory is built a second time from what has been told."""
    tired = options.get("challenge") == "tired-travellers"
    checked = 0
    for seed in SEEDS:
        *_, (_, log) = walk(players, options, seed)
        lands = [Reference() for _ in range(players)]
        for event in log:
            if event.key == "laid":
                row, cell = ROWS[event.args["tile"]], place(event.args["cell"])
                assert cell in lands[event.args["seat"]].frontier()
                edges = lying(row["edges"], event.args["lie"])
                assert lands[event.args["seat"]].matches(cell, edges)
                lands[event.args["seat"]].tiles[cell] = Laid({"icon": "none", **row}, edges)
            elif event.key == "populated":
                land, cell = lands[event.args["seat"]], place(event.args["cell"])
                assert event.args["points"] == land.points(cell, tired)
                assert land.tiles[cell].row["icon"] == event.args["piece"]
                land.tiles[cell].piece = True
                checked += 1
    assert checked > 20


@pytest.mark.parametrize(("players", "options"), CASES)
def test_the_view_marks_what_the_slow_reference_finds(players: int, options: dict[str, Any]) -> None:
    for seed in SEEDS:
        for number, (state, _) in enumerate(walk(players, options, seed)):
            if number % 7 and not state.over:
                continue
            for seat, player in enumerate(state.view(None)["players"]):
                land = reference(player["territory"])
                cities = {frozenset(place(cell) for cell in city["cells"]) for city in player["cities"]}
                assert cities == {frozenset(city) for city in land.cities()}
                assert len(player["open_ends"]) == len(land.open_ends())
                rectangle = player["rectangle"]["tiles"] if player["rectangle"] else 0
                assert rectangle == land.rectangle()
                met = 0
                for goal in player["goals"]:
                    assert goal["figure"] == (land.objective(goal["objective"]) or 0)
                    enough = goal["figure"] <= goal["needed"] if goal["at_most"] else goal["figure"] >= goal["needed"]
                    assert goal["met"] == (goal["state"] == "laid" and enough)
                    met += goal["met"]
                sources = state.sources(seat)
                assert sources.get("objectives", 0) == 5 * met
                assert sources["cities"] == 5 * len(cities)
                assert sources["rectangle"] == rectangle
                assert sources["openings"] == -max(0, len(player["open_ends"]) - 5)


def test_every_kind_of_tile_can_be_laid() -> None:
    """Over some games every kind in the box comes to lie in a territory."""
    laid = set()
    for seed in range(12):
        *_, (state, _) = walk(4, {"objectives": "drawn"}, seed)
        laid |= {tile["tile"] for player in state.view(None)["players"] for tile in player["territory"]}
    assert laid == {row["id"] for row in KINDS}
