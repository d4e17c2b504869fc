"""A small vocabulary to set a scene by hand, play, and look.

Cards are written as words ("white white blue"), lines as two cities ("knoxville atlanta"), moves as short sentences
("line atlanta"). Seat 0 is the first player and on turn.
"""

from collections import Counter
from itertools import pairwise
from typing import Any

import roundhouse
from roundhouse import State
from tests.scenes import legal, play, words

GAME = roundhouse.game("spike")
BOARD: dict[str, Any] = GAME.board()
SUITS = [row["id"] for row in BOARD["suit"]]
GOODS = [row["id"] for row in BOARD["good"]]
CITIES = {row["id"]: row for row in BOARD["city"]}
CITY_AT = {row["junction"]: row["id"] for row in BOARD["city"]}
CONTRACTS = {row["id"]: row for row in BOARD["contract"]}
SPACES = {f"{row['a']}--{row['b']}": row for row in BOARD["space"]}
BESIDE: dict[str, dict[str, str]] = {row["id"]: {} for row in BOARD["junction"]}  # junction -> space -> other junction
for _name, _row in SPACES.items():
    BESIDE[_row["a"]][_name] = _row["b"]
    BESIDE[_row["b"]][_name] = _row["a"]
STARTS = ("topeka", "boston", "tampa", "minneapolis")


def suits_of(spaces: list[str]) -> list[str]:
    return [SPACES[space]["suit"] for space in spaces]


def route(one: str, other: str, shunned: list[str] | None = None) -> list[str]:
    """The spaces of a shortest line between two cities, past no third city and over none of the shunned spaces."""
    start, goal = CITIES[one]["junction"], CITIES[other]["junction"]
    came: dict[str, tuple[str, str] | None] = {start: None}
    front = [start]
    for here in front:
        for space, there in BESIDE[here].items():
            if there not in came and space not in (shunned or []) and (there == goal or there not in CITY_AT):
                came[there] = (here, space)
                front.append(there)
    spaces = []
    here = goal
    while (step := came[here]) is not None:
        here = step[0]
        spaces.append(step[1])
    return spaces[::-1]


def line(*stops: str) -> list[str]:
    """The tracks of a network that goes from stop to stop."""
    spaces: list[str] = []
    for one, other in pairwise(stops):
        spaces += [space for space in route(one, other) if space not in spaces]
    return spaces


def contracts(players: int, **wanted: str) -> list[list[str]]:
    """Contracts for everybody: those wanted are seat 0's (good="cattle-2-front"), the rest is shared out."""
    each = 12 // players
    rows: list[list[str]] = [list(wanted.values())] + [[] for _ in range(players - 1)]
    rest = [f"{good}-1-front" for good in GOODS if good not in wanted]
    for row in rows:
        while len(row) < each:
            row.append(rest.pop(0))
    return rows


def scene(players: int = 2, **said: Any) -> State:
    """The action of seat 0's turn unless said otherwise; hands, the row and the discards in words."""
    description: dict[str, Any] = {"players": players, "phase": "action", "first": 0, "turn": 0}
    description["starts"] = list(STARTS[:players])
    description["contracts"] = contracts(players)
    for name in ("hands", "tracks"):
        if name in said:
            rows = list(said.pop(name))
            rows += [[] for _ in range(players - len(rows))]
            said[name] = [dict(Counter(words(row))) if name == "hands" else row for row in rows]
    for name in ("row", "discards"):
        if name in said:
            said[name] = dict(Counter(words(said[name])))
    if "tracks" in said and "income" not in said and "money" not in said:
        said["income"] = income(said["tracks"], said.get("starts", description["starts"]))
    return GAME.position(description | said)


def income(tracks: list[list[str]], starts: list[str]) -> list[int]:
    """A dollar for each city that was connected."""
    found = []
    for row, start in zip(tracks, starts, strict=True):
        touched = {CITY_AT[end] for space in row for end in (SPACES[space]["a"], SPACES[space]["b"]) if end in CITY_AT}
        found.append(len(touched - {start}))
    return found


# Looking --------------------------------------------------------------------------------------------------------------


def targets(state: State, kind: str) -> set[str]:
    """The last words of the legal moves of a kind."""
    return {move.split()[-1] for move in legal(state) if move.split()[0] == kind}


def kinds(state: State) -> set[str]:
    return {move.split()[0] for move in legal(state)}


def hand(state: State, seat: int = 0) -> dict[str, int]:
    return state.position()["hands"][seat]


def build(state: State, city: str, spaces: list[str], **paid: int) -> None:
    """Build a line of these spaces, given from the network, and pay so many of a suit where that is asked."""
    play(state, f"line {city}", *[f"lay {space}" for space in spaces[::-1]])
    while state.position()["phase"] == "pay":
        suit = legal(state)[0].split()[1]
        counts = [move.split()[2] for move in legal(state)]
        play(state, f"pay {suit} {paid.get(suit, int(counts[0]))}")
    play(state, f"build {city}")
