# Interpreted: it reads catalogues.
"""What a person calls the things of the game: tiles, lies, sides, tokens, pieces, objectives, challenges."""

from typing import Any, Final

from roundhouse.games.railroad_tiles.board import PACKAGE, Board
from roundhouse.kernel import text

SHAPES: Final = {
    "straight-highway": "shape-straight-highway",
    "straight-rail": "shape-straight-rail",
    "curve-highway": "shape-curve-highway",
    "curve-rail": "shape-curve-rail",
    "tee-highway": "shape-tee-highway",
    "tee-rail": "shape-tee-rail",
    "cross-highway": "shape-cross-highway",
    "cross-rail": "shape-cross-rail",
    "end-highway": "shape-end-highway",
    "end-rail": "shape-end-rail",
    "overpass": "shape-overpass",
    "station-straight": "shape-station-straight",
    "station-curve": "shape-station-curve",
    "station-highways": "shape-station-highways",
    "station-railways": "shape-station-railways",
    "station-corner": "shape-station-corner",
    "station-crossing": "shape-station-crossing",
}
LIES: Final = {
    "up": "lie-up",
    "right": "lie-right",
    "down": "lie-down",
    "left": "lie-left",
    "back-up": "lie-back-up",
    "back-right": "lie-back-right",
    "back-down": "lie-back-down",
    "back-left": "lie-back-left",
}
SIDES: Final = {"north": "side-north", "east": "side-east", "south": "side-south", "west": "side-west"}
EDGES: Final = {"empty": "edge-empty", "highway": "edge-highway", "railway": "edge-railway"}
PIECES: Final = {"car": "piece-car", "train": "piece-train", "traveller": "piece-traveller"}
TOKENS: Final = {
    "car": "token-car",
    "train": "token-train",
    "traveller": "token-traveller",
    "train-or-car": "token-train-or-car",
}
COIN: Final = {"left": "coin-left", "right": "coin-right"}
MISSIONS: Final = {
    "megalopolis": "mission-megalopolis",
    "route-66": "mission-route-66",
    "trans-europe-express": "mission-trans-europe-express",
    "perfection": "mission-perfection",
    "flat-earth": "mission-flat-earth",
    "volcano": "mission-volcano",
    "holes": "mission-holes",
    "distant-friends": "mission-distant-friends",
    "station-chaos": "mission-station-chaos",
    "car-paradise": "mission-car-paradise",
    "train-paradise": "mission-train-paradise",
    "four-cities": "mission-four-cities",
    "strict-rules": "mission-strict-rules",
    "regulated-traffic": "mission-regulated-traffic",
    "tired-travellers": "mission-tired-travellers",
}
REQUIREMENTS: Final = {
    "city-hall": "requirement-city-hall",
    "metropolis": "requirement-metropolis",
    "central-station": "requirement-central-station",
    "stadium": "requirement-stadium",
    "airport": "requirement-airport",
    "temple": "requirement-temple",
    "gas-station": "requirement-gas-station",
}
# what a fact is called, and the messages that name its values
WORDS: Final = {
    "lie": LIES, "side": SIDES, "mine": EDGES, "theirs": EDGES, "piece": PIECES, "coin": COIN,
}  # fmt: skip


def say(key: str, language: str, **facts: Any) -> str:
    return text.catalogue(PACKAGE, language).say(key, **facts)


class Names:
    """The names of one box."""

    def __init__(self, board: Board) -> None:
        self._tiles: dict[str, dict[str, Any]] = {row["id"]: row for row in board.rows}
        self._objectives: dict[str, dict[str, Any]] = {row["id"]: row for row in board.data["objective"]}
        self._challenges: dict[str, dict[str, Any]] = {row["id"]: row for row in board.data["challenge"]}

    def name(self, what: str, id: str, language: str) -> str:
        if what in WORDS:
            return say(WORDS[what][id], language)
        if what == "token":
            return say(TOKENS[id.removesuffix("-flag")], language)
        if what == "challenge":
            return str(self._challenges[id][f"name_{language}"])
        if id in self._objectives:
            return str(self._objectives[id][f"name_{language}"])
        return self.tile(id, language) if id in self._tiles else id

    def tile(self, id: str, language: str) -> str:
        """A kind of route tile: its shape, whether it is urban, the piece its icon is for."""
        row = self._tiles[id]
        shape = say(SHAPES[row["shape"]], language) if row["shape"] in SHAPES else row["shape"]
        return say("tile", language, shape=shape, look=f"{row['background']}-{row['icon']}")

    def sets(self, value: str, language: str) -> tuple[str, str]:
        """Three sets of objectives: their names, and a sentence."""
        first, second, third = [self.name("objective", id, language) for id in value.split("+")]
        named = {"first": first, "second": second, "third": third}
        return say("objective-sets", language, **named), say("objective-sets-help", language, **named)
