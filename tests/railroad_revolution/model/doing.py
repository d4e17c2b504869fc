"""What a move of one seat does. A move is a tuple, as ("advance", "network").

An effect under way is (kind, units left, detail, units used).
"""

from typing import Any, Self

from tests.railroad_revolution.model.company import (
    CITY_TILES,
    COLOURS,
    CONTRACTS,
    MARKS,
    SECTIONS,
    SETUP,
    TELEGRAPH_TILES,
    TRAINS,
    Company,
    Counts,
)
from tests.railroad_revolution.scenes import CITIES, SPACES

Move = tuple[str, ...]
Effect = dict[str, Any]

# What each colour adds, as an effect; what hangs on the place is not here
ABILITIES: dict[tuple[str, str], Effect] = {
    ("station", "purple"): {"kind": "flip-train", "times": 1, "cost": 100},
    ("railroad", "purple"): {"kind": "take-train", "cost": 300},
    ("railroad", "grey"): {"kind": "shares", "shares": 2},
    ("telegraph", "purple"): {"kind": "exchange"},
    ("trade", "purple"): {"kind": "advance", "steps": 3},
    ("trade", "grey"): {"kind": "contract"},
    ("trade", "turquoise"): {"kind": "flip-train", "times": 1},
}
ONE_PROMOTION: Effect = {"kind": "promote", "count": 1}
ONE_FLIP: Effect = {"kind": "flip-train", "times": 1}


class Doing:
    """A setup pick, a turn or an answer to a contract, what of the table matters for it, and what a move does."""

    def __init__(self, company: Company, seat: int, supply: Counts, stacks: Counts, phase: str) -> None:
        self.company = company
        self.seat = seat
        self.supply = supply
        self.stacks = stacks
        self.phase = phase  # "setup", "turn", "action" or "offer"
        self.tiles: dict[str, str] = {}  # of the cities
        self.telegraph: dict[str, str | None] = {}
        self.first_station: dict[str, Any] = {}
        self.first_office: dict[str, Any] = {}
        self.setup: dict[str, str] = {}  # setup tiles to choose from, and their workers
        self.contract = ""  # the tile on show
        self.most = 2  # contracts that may be taken of it
        self.taken: tuple[str, ...] = ()
        self.tile_used = False  # by grey on Trade
        self.action = self.colour = self.target = self.reward = ""
        self.ability = False  # still to be used
        self.promoted = False
        self.to_place = 0
        self.laid: tuple[str, ...] = ()
        self.gained = 0
        self.icon = False
        self.slots: frozenset[str] = frozenset()
        self.frames: tuple[tuple[str, int, Any, int], ...] = ()

    def copy(self) -> Self:
        twin = type(self).__new__(type(self))
        twin.__dict__.update(vars(self))
        twin.company = self.company.copy()
        for name in ("supply", "stacks", "first_station", "first_office"):
            setattr(twin, name, dict(getattr(self, name)))
        return twin

    def key(self) -> tuple[Any, ...]:
        """All that can change before the seat's part is over."""
        turn = (self.phase, self.action, self.target, self.ability, self.promoted, self.to_place, self.laid)
        rest = (self.icon, self.slots, self.frames, self.taken, self.tile_used)
        return self.company.kept(), *self.supply.values(), *self.stacks.values(), turn, rest

    def after(self, move: Move) -> tuple[Self, bool]:
        """A copy in which the move is done, and whether the part is over."""
        twin = self.copy()
        return twin, twin.do(move)

    def there(self) -> list[str]:
        """The colours in the supply."""
        return [colour for colour in COLOURS if self.supply[colour]]

    # What the effects are ---------------------------------------------------------------------------------------------

    def effect_of(self, move: Move) -> Effect:
        """What a pending effect does."""
        slot = move[1]
        if slot == "promotion" or slot.endswith("-promotion"):
            return ONE_PROMOTION
        if slot == "ability":
            return self.ability_now() or {"kind": "nothing"}
        if slot == "main":
            return self.city()["main"]
        if slot in ("bonus", "again"):
            first = self.city()["first"]
            return {"kind": "advance", "steps": first["steps"]} if first["kind"] == "advance-promote" else first
        if slot == "flip":
            return ONE_FLIP
        return SETUP[self.reward] if slot == "reward" else {"kind": "tile"}

    def ability_now(self) -> Effect | None:
        """What the worker's colour adds at this moment; None if nothing yet."""
        pair, mine = (self.action, self.colour), self.company
        if pair in ABILITIES:
            return ABILITIES[pair]
        if pair == ("trade", "orange"):
            return {"kind": "money", "money": 100 * (sum(mine.up.values()) + sum(mine.down.values()))}
        if self.to_place or self.colour == "white":
            return None
        if pair == ("railroad", "orange"):
            return {"kind": "money", "money": 100 + 50 * sum(SPACES[space]["terrain"] for space in self.laid)}
        if pair == ("telegraph", "orange"):
            return {"kind": "money", "money": 100 * self.gained}
        if pair == ("telegraph", "grey"):
            return {"kind": "shares", "shares": SECTIONS[self.target]["first"]}
        if pair == ("telegraph", "turquoise") and self.telegraph[self.target]:
            return {**TELEGRAPH_TILES[self.telegraph[self.target] or ""], "cost": 400}
        if pair == ("station", "turquoise"):
            return {**self.city()["main"], "cost": 300}
        return self.city()["first"] if pair == ("station", "grey") else None

    def tile(self, name: str) -> Effect:
        return TELEGRAPH_TILES[name]

    def city(self) -> Effect:
        return CITY_TILES[self.tiles[self.target]]

    def due(self) -> int:
        if self.action == "railroad":
            return 400 + 100 * sum(SPACES[space]["terrain"] for space in self.laid)
        free = self.colour == "orange" and not self.promoted
        return int(CITIES[self.target]["cost"]) if self.action == "station" and not free else 0

    def collect(self) -> None:
        """Free money and free shares of the ability are always taken."""
        effect = self.ability_now() if self.ability else None
        if effect and not effect.get("cost"):
            self.company.money += effect.get("money", 0)
            self.company.shares += effect.get("shares", 0)

    def extra(self) -> int:
        """Grey's share, if it only comes with the contract."""
        return 0

    def offered(self) -> Self:
        """The own contracts after the action."""
        offer = self.copy()
        offer.phase, offer.taken, offer.slots, offer.ability, offer.icon = "offer", (), frozenset(), False, False
        offer.action = offer.colour = offer.target = ""
        return offer

    # Doing it ---------------------------------------------------------------------------------------------------------

    def do(self, move: Move) -> bool:
        """Whether the seat's part is over."""
        kind = move[0]
        if kind in ("end", "pass"):
            if self.phase == "action" and self.action != "setup":
                self.collect()
                self.company.money -= self.due()
            return True
        if kind == "stop":
            self.frames = self.frames[:-1]
        else:
            getattr(self, f"do_{kind}")(*move[1:])
        return False

    def do_setup(self, tile: str) -> None:
        self.company.reserve[self.setup[tile]] += 1
        self.phase, self.action, self.reward = "action", "setup", tile
        if SETUP[tile]["kind"] in ("money", "shares"):
            self.begin(SETUP[tile])
        else:
            self.slots = frozenset({"reward"})

    def do_work(self, colour: str, action: str) -> None:
        mine = self.company
        self.phase, self.action, self.colour, self.ability = "action", action, colour, True
        mine.reserve[colour] -= 1
        mine.board[colour] += 1
        self.to_place = min(2, mine.rails) if action == "railroad" else 1
        self.slots = frozenset({"flip"}) if action == "trade" else frozenset()

    def do_take(self, slot: str) -> None:
        mine = self.company
        if slot == "sell-share":
            mine.shares, mine.money = mine.shares - 1, mine.money + 150
        elif slot.startswith("hire-"):
            mine.money -= 800
            self._gain(slot[5:])
        elif slot == "tile":
            self._push("discard", 1, self.telegraph[self.target])
            self.slots -= {"tile"}
        else:
            effect = self.effect_of(("take", slot))
            self.slots -= {slot}
            if slot in ("ability", "promotion"):
                self.ability = False
                self.promoted = slot == "promotion"
            self.begin(effect)

    def begin(self, effect: Effect) -> None:
        """The price first; money and shares come at once, the rest unit by unit."""
        mine, kind = self.company, effect["kind"]
        mine.money += effect.get("money", 0) - effect.get("cost", 0)
        if kind in ("shares", "share-promote"):
            mine.shares += effect["shares"]
        if kind == "contract":
            mine.shares += 1 - self.extra()
        if kind.endswith("-promote"):  # two effects, each by itself
            steps = {"again"} if kind == "advance-promote" else set()
            self.slots |= {"again-promotion"} | steps
        elif kind == "promote":
            self._push(kind, effect.get("limit", effect.get("count")), effect.get("cost_each", 0))
        elif kind == "workers":
            if self.there():
                self._push(kind, effect["pick"], (tuple(effect["workers"]), effect["pick"]))
        elif kind not in ("money", "shares"):
            self._push(kind, effect.get("steps", effect.get("times", 1)), self.action == "setup")

    def _push(self, kind: str, units: int, detail: Any) -> None:
        self.frames += ((kind, units, detail, 0),)

    def used(self) -> None:
        """One unit of the effect under way."""
        kind, left, detail, used = self.frames[-1]
        self.frames = self.frames[:-1] + (((kind, left - 1, detail, used + 1),) if left > 1 else ())

    def _gain(self, colour: str) -> None:
        self.supply[colour] -= 1
        self.company.reserve[colour] += 1

    def do_promote(self, place: str, colour: str, objective: str) -> None:
        self.company.money -= self.frames[-1][2]
        self.company.lose(place, colour)
        self.company.appoint(colour, objective)
        self.used()

    def do_advance(self, track: str) -> None:
        mine = self.company
        mine.tracks[track] += 1
        self.used()
        kind, amount = MARKS.get((track, mine.tracks[track]), ("", 0))
        if kind == "worker":
            self._push("discard", amount, None)
        mine.money -= amount if kind == "money" else 0
        mine.shares -= amount if kind == "shares" else 0

    def do_flip(self, train: str, face: str) -> None:
        mine, by = self.company, 1 if face == "down" else -1
        mine.up[train] += by
        mine.down[train] -= by
        self.used()
        if face == "up":
            self.begin(TRAINS[train])

    def do_train(self, train: str) -> None:
        self.stacks[train] -= 1
        self.company.up[train] += 1
        self.used()

    def do_exchange(self, place: str, colour: str, into: str) -> None:
        self.company.lose(place, colour)
        self.supply[colour] += 1
        self._gain(into)
        self.used()

    def do_worker(self, colour: str) -> None:
        kind, left, detail, used = self.frames[-1]
        if kind == "workers" and detail[1] == 2:
            detail = (detail[0][1:], 2)
            self.frames = (*self.frames[:-1], (kind, left, detail, used))
        self._gain(colour)
        self.used()
        if self.frames and self.frames[-1][0] == "workers" and not self.there():
            self.frames = self.frames[:-1]

    def do_discard(self, place: str, colour: str) -> None:
        tile = self.frames[-1][2]
        self.company.lose(place, colour)
        self.supply[colour] += 1
        self.used()
        if tile:
            self.begin(TELEGRAPH_TILES[tile])

    def do_contract(self, name: str) -> None:
        mine = self.company
        if self.phase == "offer":
            self.taken += (name,)
        else:
            mine.shares += self.extra()
            self.frames = self.frames[:-1]
            self.tile_used = True
        mine.shares -= CONTRACTS[name]["shares"]
        self.begin(CONTRACTS[name])

    def do_sale(self, piece: str) -> None:
        mine = self.company
        mine.money += mine.for_sale()[0]
        self.to_place = 0
        mine.rails -= piece == "rail"
        mine.buildings -= piece == "building"

    def do_rail(self, space: str) -> None:
        mine = self.company
        mine.network |= {space}
        if self.frames:
            self._take_piece("rail")
            return
        mine.rails -= 1
        self.laid += (space,)
        self.icon = self.icon or SPACES[space]["contract"]
        if self.to_place:
            self.to_place -= 1
        else:
            self.ability = False  # the third rail

    def _take_piece(self, piece: str) -> None:
        mine = self.company
        if self.frames[-1][2]:
            mine.beside -= {piece}
        elif piece == "rail":
            mine.rails -= 1
        else:
            mine.buildings -= 1
        self.used()

    def do_station(self, city: str) -> None:
        mine, is_first = self.company, self.first_station[city] is None
        mine.stations |= {city}
        if is_first:
            self.first_station[city] = self.seat
        if self.frames:
            self._take_piece("building")
            return
        mine.buildings -= 1
        self.to_place, self.target = 0, city
        self.slots |= {"main"}
        if is_first:
            first = self.city()["first"]
            mine.shares += first.get("shares", 0)  # at once
            self.slots |= {"bonus-promotion"} if first["kind"].endswith("-promote") else set()
            self.slots |= {"bonus"} if "shares" not in first else set()

    def do_office(self, section: str) -> None:
        mine, is_first = self.company, self.first_office[section] is None
        mine.offices |= {section}
        if is_first:
            self.first_office[section] = self.seat
        if self.frames:
            self._take_piece("building")
            return
        mine.buildings -= 1
        self.to_place, self.target = 0, section
        self.gained = SECTIONS[section]["shares"] + (SECTIONS[section]["first"] if is_first else 0)
        mine.shares += self.gained
        self.icon = SECTIONS[section]["contract"]
        self.slots |= {"tile"} if self.telegraph[section] else set()
