"""Properties of every play: workers, pieces and points counted again after every action, from the position alone."""

from collections import Counter
from typing import Any

from hypothesis import given, settings, strategies as st

from roundhouse import State
from tests.railroad_revolution.scenes import BOARD, GAME, OBJECTIVES

picks = st.lists(st.integers(0, 10_000), min_size=1, max_size=150)
COLOURS = {row["id"]: row["count"] for row in BOARD["worker"]}


def played(players: int, seed: int, choices: list[int]) -> list[State]:
    """The states of a play in which each number picks one of the legal actions."""
    state = GAME.start(players=players, seed=seed)
    states = []
    for pick in choices:
        if state.over:
            break
        legal = state.legal(state.actors[0])
        state.apply(state.actors[0], legal[pick % len(legal)])
        states.append(state.clone())
    return states


@settings(max_examples=25, deadline=None)
@given(st.integers(2, 4), st.integers(0, 1000), picks)
def test_workers_pieces_and_points_add_up(players: int, seed: int, choices: list[int]) -> None:
    for state in played(players, seed, choices):
        position = state.position()
        assert_workers(position, players)
        assert_pieces(position)
        assert_trains(position, players)
        assert_points(state, position)


def assert_workers(position: dict[str, Any], players: int) -> None:
    found = Counter(position["supply"])
    for row in position["reserve"]:
        found += Counter(row)
    for row in position["placed"]:
        for there in row.values():
            found += Counter(there)
    for row in position["objectives"]:
        found += Counter(manager for one in row if one for manager in one["managers"] if manager)
    taken = position["setup_seats"]
    found += Counter(worker for worker, seat in zip(position["setup_workers"], taken, strict=True) if seat is None)
    assert found == Counter({**COLOURS, "white": 4 * players})


def assert_pieces(position: dict[str, Any]) -> None:
    for seat, sold in enumerate(position["sold"]):
        spare = position["setup_pieces"][seat]
        rails = len(position["networks"][seat]) - 1 - ("rail" in spare) + sold.get("rail", 0)
        built = len(position["stations"][seat]) + len(position["offices"][seat]) - ("building" in spare)
        assert rails + position["rails_left"][seat] == 15
        assert built + sold.get("building", 0) + position["buildings_left"][seat] == 12


def assert_trains(position: dict[str, Any], players: int) -> None:
    found = Counter(position["stacks"])
    for row in (*position["trains_up"], *position["trains_down"]):
        found += Counter(row)
    stack = {4: 5, 3: 4, 2: 3}[players]
    assert found == {"promote": players, **dict.fromkeys(("advance", "money", "shares", "rail"), stack)}


def assert_points(state: State, position: dict[str, Any]) -> None:
    """The points by the rules, reckoned from the position."""
    links = {tuple(row["between"]): row["vp"] for row in BOARD["telegraph_link"]}
    values = {row["id"]: row["vp"] for row in BOARD["progress_track"]}
    coast = {row["id"] for row in BOARD["city"] if row["level"] == 5}
    for seat, points in enumerate(state.scores()):
        offices = {int(number) for number in position["offices"][seat]}
        ends = {end for space in position["networks"][seat] for end in space.split("--")}
        at = {track: values[track][position["tracks"][seat].get(track, 0)] for track in values}
        expected = 8 * sum(position["trains_up"][seat].values())
        expected += sum(OBJECTIVES[one]["vp"] for one in position["completed"][seat])
        expected += at["telegraph"] * len(offices) + at["stations"] * len(position["stations"][seat])
        expected += at["network"] * len(ends & coast)
        expected += sum(vp for pair, vp in links.items() if set(pair) <= offices)
        assert points == expected
