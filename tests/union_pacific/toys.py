"""Two toy boards on which a track type dies after a train or two, for the rules about dead cards.

Each is the real game, its companies, shares, trains and cards, on a handful of sections.
"""

from copy import deepcopy
from typing import Any

from roundhouse import Game
from roundhouse.games.union_pacific import UnionPacific, survey
from tests.union_pacific.scenes import COMPANIES, GAME

ALL = ["clear", "white", "black", "dotted"]


def board(sections: list[tuple[str, str, str, int, str]], homes: dict[str, str], types: dict[str, list[str]]) -> Game:
    """A board of sections (a, b, type, spaces, companies that start there); it has no fault."""
    cities = sorted({city for a, b, *_ in sections for city in (a, b)})
    data: dict[str, Any] = deepcopy(GAME.board())
    data["city"] = [
        {"id": city, "name_en": city, "country": "us", "lat": 40.0, "lon": -100.0 + at, "source": "ours"}
        for at, city in enumerate(cities)
    ]
    data["section"] = [
        {"a": a, "b": b, "type": kind, "spaces": spaces, "start": start.split(), "source": "ours"}
        for a, b, kind, spaces, start in sections
    ]
    for company in data["company"]:
        company["home"] = homes[company["id"]]
        company["types"] = types[company["id"]]
    assert not survey.faults(data)
    return UnionPacific(data)


# All start at the hub on clear track. One clear space leads out of it, and behind that lies one section of each other
# type, one after the other. EP&RG could go all the way, DM as far as the mine, BNL as far as the pass.
ONE_WAY_OUT = board(
    [
        ("hub", "north", "clear", 4, "eprg bnl ms dm"),
        ("hub", "east", "clear", 4, "sfrb umr esl kcc"),
        ("hub", "south", "clear", 3, "eprg mrr ww"),
        ("hub", "yard", "clear", 1, ""),
        ("yard", "pass", "white", 1, ""),
        ("pass", "mine", "black", 1, ""),
        ("mine", "port", "dotted", 1, ""),
    ],
    dict.fromkeys(COMPANIES, "hub"),
    {
        **{key: ["clear"] for key in COMPANIES},
        "eprg": ALL,
        "bnl": ["clear", "white"],
        "dm": ["clear", "white", "black"],
    },
)

# W&W goes up the valley, stop by stop on clear track; behind the last stop lies the only white section. EP&RG, the
# only other company for these types, comes out of its corner only over the bridge, one black space.
VALLEY = board(
    [
        ("foot", "stop-1", "clear", 2, "ww"),
        ("stop-1", "stop-2", "clear", 2, ""),
        ("stop-2", "stop-3", "clear", 2, ""),
        ("stop-3", "stop-4", "clear", 2, ""),
        ("stop-4", "stop-5", "clear", 2, ""),
        ("stop-5", "top", "white", 1, ""),
        ("foot", "mill", "clear", 1, ""),
        ("foot", "farm", "clear", 1, ""),
        ("foot", "bridge", "black", 1, ""),
        ("foot", "town", "black", 4, "bnl ms dm sfrb"),
        ("foot", "fort", "black", 4, "umr esl kcc mrr"),
        ("bridge", "lake", "dotted", 1, "eprg"),
        ("bridge", "isle", "dotted", 1, "eprg"),
        ("lake", "isle", "dotted", 1, ""),
    ],
    {**dict.fromkeys(COMPANIES, "foot"), "eprg": "bridge"},
    {**{key: ["black"] for key in COMPANIES}, "eprg": ALL, "ww": ["clear", "white"]},
)
