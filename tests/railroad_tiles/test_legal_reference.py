"""Legal lists held against a second reading of the rules, which knows the view alone and is slow."""

import random
from typing import Any

import pytest

from tests.railroad_tiles.reference import LIES, Place, Reference, lying
from tests.railroad_tiles.scenes import BOARD, GAME, ROWS, with_few
from tests.railroad_tiles.test_properties import place, reference

CASES = [
    (1, {"challenge": "flat-earth"}),
    (2, {"objectives": "central-station+temple+gas-station"}),
    (3, {}),
    (4, {"objectives": "drawn"}),
]
TYPES = {"car": {"car"}, "train": {"train"}, "traveller": {"traveller"}, "train-or-car": {"train", "car"}}


def name(cell: Place) -> str:
    """The name of a cell, told a second time."""
    row, column = cell
    west = column < 0
    number = -column if west else column + 1
    letters = ""
    while number:
        number, letter = divmod(number - 1, 26)
        letters = chr(ord("A") + letter) + letters
    return f"{'-' if west else ''}{letters}{row}"


def ways(land: Reference, kind: str) -> list[str]:
    """Where and how a tile can be laid."""
    return [f"{name(cell)} {lie}" for cell in land.frontier() for lie in land.fitting(cell, ROWS[kind])]


def expected(view: dict[str, Any]) -> set[str]:
    """All that the seat of this view may do."""
    me = view["players"][view["seat"]]
    if view["phase"] == "population":
        return placements(view, me)
    if view["phase"] == "start":
        return starts(view, me)
    if me["column"] is None:
        columns = enumerate(view["columns"], 1)
        return {f"column {number}" for number, column in columns if column["taker"] is None}
    return turn(me)


def starts(view: dict[str, Any], me: dict[str, Any]) -> set[str]:
    if me["hand"][0] is None:
        return {f"start {slot}" for slot, kind in enumerate(view["starting"], 1) if kind}
    looks: dict[str, str] = {}
    for lie in LIES:
        looks.setdefault(lying(ROWS[me["hand"][0]]["edges"], lie), lie)
    return {f"lay 1 M13 {lie}" for lie in looks.values()}


def turn(me: dict[str, Any]) -> set[str]:
    land = reference(me["territory"])
    hand = {kind: slot for slot, kind in reversed(list(enumerate(me["hand"], 1))) if kind}
    found = {f"lay {slot} {way}" for kind, slot in hand.items() for way in ways(land, kind)}
    if me["due"]:
        found |= {f"build {objective} {way}" for objective in me["objectives"] for way in ways(land, objective)}
    if not found:
        assert me["due"]
        assert not hand
        return {f"discard {objective}" for objective in me["objectives"]}
    if me["refusals_left"]:
        found |= {f"refuse {slot}" for slot in hand.values()}
    return found


def placements(view: dict[str, Any], me: dict[str, Any]) -> set[str]:
    placed = view["placed"]
    taken = {one["cell"] for one in placed} | {tile["cell"] for tile in me["territory"] if tile["piece"]}
    active = [row["types"] for id in view["tokens"]["active"] for row in BOARD["tokens"] if row["id"] == id]
    looks = ["-or-".join(types) for types in active]
    for one in placed:
        looks.remove(one["token"])
    stars = me["stars"] - sum(one["star"] for one in placed)
    found = {"done"}
    for tile in me["territory"]:
        icon = ROWS[tile["tile"]].get("icon", "none")
        left = view["supply"].get(icon, 0) - sum(one["piece"] == icon for one in placed)
        if icon != "none" and tile["cell"] not in taken and left > 0:
            found |= {f"place {look} {tile['cell']}" for look in looks if stars or icon in TYPES[look]}
    return found


def test_names_and_places_of_cells_are_inverse() -> None:
    for cell in ("M13", "A1", "-A1", "AA0", "M-2", "-B-7", "AB20"):
        assert name(place(cell)) == cell


@pytest.mark.parametrize(("players", "options"), CASES)
def test_legal_lists_are_what_a_second_reading_of_the_rules_finds(players: int, options: dict[str, Any]) -> None:
    kinds = set()
    for seed in range(5):
        rng = random.Random(seed)
        state = GAME.start(players=players, seed=seed, **options)
        while not state.over:
            for seat in state.actors:
                moves = {" ".join(GAME.meaning(action).values()) for action in state.legal(seat)}
                assert moves == expected(state.view(seat))
                kinds |= {move.split()[0] for move in moves}
            seat = rng.choice(state.actors)
            state.apply(seat, rng.choice(state.legal(seat)))
    assert kinds >= {"column", "lay", "refuse", "place", "done"}
    assert ("start" in kinds) == (players > 1)
    assert ("build" in kinds) == ("objectives" in options)


def test_with_few_pieces_too() -> None:
    """A box short of cars and one short of travellers, where the phase is played in turn order."""
    in_turn = 0
    for seed in range(4):
        rng = random.Random(seed)
        state = with_few(("car", "traveller")[seed % 2], 3).start(players=4, seed=seed)
        while not state.over:
            in_turn += state.view(None)["phase"] == "population" and len(state.actors) == 1
            for seat in state.actors:
                moves = {" ".join(GAME.meaning(action).values()) for action in state.legal(seat)}
                assert moves == expected(state.view(seat))
            seat = rng.choice(state.actors)
            state.apply(seat, rng.choice(state.legal(seat)))
            state.check()
    assert in_turn > 10
