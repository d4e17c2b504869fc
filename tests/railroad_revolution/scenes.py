"""A small vocabulary to set a scene by hand, play, and look.

Workers are written as words ("white white purple"), networks as lists of spaces, moves as short sentences ("work grey
station", "station denver", "take main"). Seat 0 is the first player and on turn, with a worker of every colour and
plenty of money unless said otherwise.
"""

from collections import Counter
from typing import Any

import roundhouse
from roundhouse import State
from tests.scenes import legal, play, words

GAME = roundhouse.game("railroad-revolution")
BOARD: dict[str, Any] = GAME.board()
CITIES = {row["id"]: row for row in BOARD["city"]}
SPACES = {row["id"]: row for row in BOARD["space"]}
OBJECTIVES = {row["id"]: row for row in BOARD["objective"]}
START = "washington--charlotte"
EVERYBODY = "white purple orange grey turquoise"
OTHERS = "white white white white"
PROMOTION_TRAIN = {"promote": 1}
# a1-1 wants an orange manager and a2-3 a grey one; the others' objectives are out of the way
OWN = [["a1-1", "a2-3"], ["a1-3", "a2-2"], ["a1-4", "a2-4"], ["a1-2", "a2-1"]]
TO_CHICAGO = [START, "washington--columbus", "columbus--chicago"]
TO_MIAMI = [START, "charlotte--savannah", "savannah--miami"]


def counts(said: str | list[str]) -> dict[str, int]:
    return dict(Counter(words(said)))


def row(objective: str | dict[str, Any] | None) -> dict[str, Any] | None:
    """An objective, written as its id and the managers on it: "b-1 orange"."""
    if objective is None or isinstance(objective, dict):
        return objective
    name, *managers = objective.split()
    wanted = OBJECTIVES[name]["managers"]
    places: list[str | None] = [None, None]
    for manager in managers:
        free = [at for at, colour in enumerate(wanted) if colour in (manager, "any") and places[at] is None]
        places[free[0]] = manager
    return {"id": name, "managers": places}


def rows(said: list[Any], players: int, rest: Any) -> list[Any]:
    """A row for each seat; those that are not said are all alike."""
    return said + [rest for _ in range(players - len(said))]


def scene(players: int = 2, **said: Any) -> State:
    """Seat 0's turn unless said otherwise. Lists that are too short are filled up for the other seats."""
    told: dict[str, Any] = {"phase": "turn", "first": 0, "turn": 0}
    told["reserve"] = [counts(one) for one in rows(said.pop("reserve", [EVERYBODY]), players, OTHERS)]
    told["money"] = rows(said.pop("money", [2000]), players, 600)
    told["shares"] = rows(said.pop("shares", [3]), players, 3)
    told["networks"] = rows(said.pop("networks", []), players, [START])
    told["stations"] = rows(said.pop("stations", []), players, [])
    told["offices"] = [[str(one) for one in each] for each in rows(said.pop("offices", []), players, [])]
    own = said.pop("objectives", [OWN[0]])
    told["objectives"] = [
        [row(one) for one in (own[seat] if seat < len(own) else OWN[seat])] for seat in range(players)
    ]
    for name in ("trains_up", "trains_down"):
        given = [counts(one) for one in said.pop(name, [])]
        told[name] = rows(given, players, {}) if given else None
    _deal_promotion_trains(told, players)
    if "tracks" in said:
        said["tracks"] = rows(said["tracks"], players, {})
    if "completed" in said:
        said["completed"] = rows(said["completed"], players, [])
    if "sold" in said:
        said["sold"] = rows(said["sold"], players, {})
    if "placed" in said:
        said["placed"] = rows(said["placed"], players, {})
    if "tiles" in said:
        said["city_tiles"] = city_tiles(said.pop("tiles"))
    if "telegraph" in said:
        said["telegraph_tiles"] = telegraph_tiles(said.pop("telegraph"))
    return GAME.position({"players": players, **told, **said})


def _deal_promotion_trains(told: dict[str, Any], players: int) -> None:
    """Everybody has a promotion train, face up where nothing else is said."""
    up, down = told["trains_up"] or [{} for _ in range(players)], told["trains_down"] or [{} for _ in range(players)]
    for seat in range(players):
        if "promote" not in up[seat] and "promote" not in down[seat]:
            up[seat] = {**up[seat], **PROMOTION_TRAIN}
    told["trains_up"], told["trains_down"] = up, down


def city_tiles(wanted: dict[str, str]) -> list[str]:
    """All city tiles, those wanted where they are wanted."""
    free = {tile["id"]: tile["level"] for tile in BOARD["city_tile"] if tile["id"] not in wanted.values()}
    found = []
    for city in BOARD["city"]:
        tile = wanted.get(city["id"]) or (city["id"] if city["level"] == 1 else None)
        if tile is None:
            tile = next(one for one, level in free.items() if level == city["level"])
        free.pop(tile, None)
        found.append(tile)
    return found


def telegraph_tiles(wanted: dict[int, str]) -> list[str | None]:
    """All telegraph tiles, those wanted in the sections where they are wanted."""
    free = [tile["id"] for tile in BOARD["telegraph_tile"] if tile["id"] not in wanted.values()]
    found: list[str | None] = []
    for section in BOARD["telegraph_section"]:
        found.append(None if section["contract"] else wanted.get(section["number"]) or free.pop(0))
    return found


def way_to(level: int) -> tuple[list[str], str]:
    """The shortest network to a city of a level, and the city."""
    front = [(end, [START]) for end in START.split("--")]
    seen = set(START.split("--"))
    while CITIES.get(front[0][0], {"level": 0})["level"] != level:
        place, way = front.pop(0)
        for name in SPACES:
            for end, other in (name.split("--"), name.split("--")[::-1]):
                if end == place and other not in seen:
                    seen.add(other)
                    front.append((other, [*way, name]))
    return front[0][1], front[0][0]


def trade(state: State) -> None:
    """A whole turn of whoever is to act: one piece sold, and no more."""
    worker = next(move.split()[1] for move in legal(state) if move.startswith("work"))
    play(
        state,
        f"work {worker} trade",
        next(move for move in _legal_after(state, worker) if move.startswith("sale")),
        "end",
    )


def _legal_after(state: State, worker: str) -> list[str]:
    twin = state.clone()
    play(twin, f"work {worker} trade")
    return legal(twin)


# Looking --------------------------------------------------------------------------------------------------------------


def seat(state: State, who: int = 0) -> dict[str, Any]:
    """What everybody sees of a seat."""
    seen: dict[str, Any] = state.public_view()["seats"][who]
    return seen


def money(state: State, who: int = 0) -> int:
    return int(seat(state, who)["money"])


def shares(state: State, who: int = 0) -> int:
    return int(seat(state, who)["shares"])


def reserve(state: State, who: int = 0) -> dict[str, int]:
    found: dict[str, int] = seat(state, who)["reserve"]
    return found


def track(state: State, name: str, who: int = 0) -> int:
    return int(seat(state, who)["tracks"][name]["at"])


def trains(state: State, who: int = 0) -> dict[str, tuple[int, int]]:
    return {one["train"]: (one["up"], one["down"]) for one in seat(state, who)["trains"]}


def targets(state: State, kind: str) -> set[str]:
    """What the legal moves of a kind point at."""
    moves = [move.split(maxsplit=1) for move in legal(state)]
    return {move[-1] for move in moves if move[0] == kind and len(move) > 1}


def kinds(state: State) -> set[str]:
    return {move.split()[0] for move in legal(state)}


def phase(state: State) -> str:
    return str(state.public_view()["phase"])
