"""What one seat may do next, by the rules alone and in any order: nothing here looks ahead."""

from tests.railroad_revolution.model.company import (
    COLOURS,
    CONTRACTS,
    MARKS,
    SECTIONS,
    STACKS,
    TRACKS,
    TRAINS,
)
from tests.railroad_revolution.model.doing import Doing, Effect, Move
from tests.railroad_revolution.scenes import CITIES


class Moment(Doing):
    """What may be done at a moment of a setup pick, a turn or an answer to a contract."""

    def moves(self) -> list[Move]:
        if self.frames:
            kind, left, _, used = self.frames[-1]
            leave = [("stop",)] if used and left and kind not in ("discard", "workers") else []
            return self.units() + self.asides() + leave
        return self.choices() + self.asides()

    def asides(self) -> list[Move]:
        """Selling and hiring."""
        found = [("take", "sell-share")] if self.company.shares else []
        return found + [("take", f"hire-{colour}") for colour in self.there() if self.company.money >= 800]

    def choices(self) -> list[Move]:
        if self.phase == "setup":
            return [("setup", tile) for tile in self.setup]
        if self.phase == "turn":
            return self._works()
        if self.phase == "offer":
            ends = [("end",)] if self.company.available >= 4 else []
            return self._contracts(0) + ends
        return self._places() + self._takes() + self._ends()

    def _works(self) -> list[Move]:
        mine = self.company
        if not mine.rails + mine.buildings:
            return [("pass",)]
        pieces = {"station": mine.buildings, "railroad": mine.rails, "telegraph": mine.buildings, "trade": 1}
        return [("work", one, name) for one in COLOURS if mine.reserve[one] for name in pieces if pieces[name]]

    def _contracts(self, extra: int) -> list[Move]:
        mine, found = self.company, []
        for name, row in CONTRACTS.items():
            if name.rsplit("-", 1)[0] == self.contract and name not in self.taken and len(self.taken) < self.most:
                if mine.shares + extra >= row["shares"] and self.startable(row, extra - row["shares"]):
                    found.append(("contract", name))
        return found

    def _places(self) -> list[Move]:
        """The pieces of the main action."""
        mine = self.company
        if self.action == "railroad":
            third = self.colour == "turquoise" and self.ability and not self.to_place
            return [("rail", space) for space in mine.spaces()] if mine.rails and (self.to_place or third) else []
        if not self.to_place:
            return []
        if self.action == "trade":
            return [("sale", piece) for piece in mine.for_sale()[1]]
        if not mine.buildings:
            return []
        if self.action == "station":
            return [("station", city) for city in mine.cities()]
        return [("office", section) for section in mine.sections()]

    def _takes(self) -> list[Move]:
        found: list[Move] = [("take", slot) for slot in sorted(self.slots)]
        if self.ability:
            found.append(("take", "promotion"))
            if self.ability_now() is not None:
                found.append(("take", "ability"))
        return [move for move in found if self.can_begin(move)]

    def can_begin(self, move: Move) -> bool:
        """Whether its price can be paid."""
        if move == ("take", "tile"):
            return self.company.available > 0
        return self.company.money >= self.effect_of(move).get("cost", 0)

    def startable(self, effect: Effect, shares: int) -> bool:
        """Whether an effect can be begun; shares: what a contract takes of them."""
        return bool(self.company.money >= effect.get("cost", 0))

    def _ends(self) -> list[Move]:
        if self.action == "setup":
            return [("end",)]
        if self.to_place or ("main" in self.slots and self.city()["main"]["kind"] == "workers" and self.there()):
            return []
        twin = self.copy()
        twin.collect()
        return [("end",)] if twin.company.money >= twin.due() else []

    def units(self) -> list[Move]:
        """What the effect under way can be used for."""
        kind, _, detail, _ = self.frames[-1]
        mine = self.company
        if kind == "promote":
            workers = mine.workers() if mine.money >= detail else []
            return [("promote", place, one, name) for place, one in workers for name in mine.wanted_on(one)]
        if kind == "advance":
            return [("advance", track) for track in TRACKS if self._can_pass(track)]
        if kind == "flip-train":
            up = [("flip", name, "up") for name in TRAINS if mine.up[name] and self.startable(TRAINS[name], 0)]
            return up + [("flip", name, "down") for name in TRAINS if mine.down[name]]
        if kind == "take-train":
            return [("train", name) for name in STACKS if self.stacks[name]]
        if kind == "exchange":
            pairs = [(place, one, into) for place, one in mine.workers() for into in self.there()]
            return [("exchange", *pair) for pair in pairs if pair[0] == "board" or pair[1] != pair[2]]
        if kind == "hire":
            return [("worker", colour) for colour in self.there()]
        if kind == "workers":
            printed = detail[0] if detail[1] == 1 else detail[0][:1]  # one of them, or one after the other
            return [("worker", one) for one in [one for one in printed if self.supply[one]] or self.there()]
        if kind == "discard":
            return [("discard", *worker) for worker in mine.workers()]
        return self._contracts(self.extra()) if kind == "contract" else self._pieces(kind, bool(detail))

    def _can_pass(self, track: str) -> bool:
        mine, at = self.company, self.company.tracks[track] + 1
        kind, amount = MARKS.get((track, at), ("", 0))
        have = {"money": mine.money, "shares": mine.shares, "worker": mine.available, "": 0}
        return at < len(TRACKS[track]) and have[kind] >= amount

    def _pieces(self, kind: str, setup: bool) -> list[Move]:
        """A rail, a station or an office that comes from elsewhere than the main action."""
        mine = self.company
        if kind == "rail":
            return [("rail", space) for space in mine.spaces()] if setup or mine.rails else []
        if not setup:
            places = mine.cities() if kind == "station" else mine.sections()
            return [(kind, place) for place in places] if mine.buildings else []
        first = self.first_station if kind == "station" else self.first_office
        level = [city for city in CITIES if CITIES[city]["level"] == 1]
        every = level if kind == "station" else [one for one in SECTIONS if SECTIONS[one]["contract"]]
        return [(kind, place) for place in [one for one in every if first[one] is None] or every]
