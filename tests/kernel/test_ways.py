"""The search for ways to actions that are not legal yet: what it finds, and how much it tries."""

from roundhouse import Event, State
from roundhouse.kernel.chance import PLAY, chance
from roundhouse.kernel.ways import MOST_TRIED, PIECE, find_ways, shortest_ways
from tests.tables.toys import ToyGame

GAME = ToyGame()


class Boxes(State):
    """Any box may be opened at any time; the last action, the prize, is legal once so many are open."""

    clones = 0

    def __init__(self, boxes: int, needed: int) -> None:
        super().__init__(GAME, 1, {}, chance(1, PLAY))
        self.boxes = boxes
        self.needed = needed
        self.opened: list[int] = []

    @property
    def actors(self) -> tuple[int, ...]:
        return (0,)

    def legal(self, seat: int) -> list[int]:
        closed = [box for box in range(self.boxes) if box not in self.opened]
        return closed + [self.boxes] if len(self.opened) >= self.needed else closed

    def perform(self, seat: int, action: int, log: list[Event] | None) -> None:
        self.opened.append(action)

    def apply(self, seat: int, action: int, log: list[Event] | None = None) -> None:
        self.perform(seat, action, log)

    def clone(self) -> "Boxes":
        Boxes.clones += 1
        twin = type(self)(self.boxes, self.needed)
        twin.opened = self.opened[:]
        return twin


class Row(Boxes):
    """As many boxes again, each of which may be opened only after the one before it."""

    def legal(self, seat: int) -> list[int]:
        first = next(box for box in range(2 * self.boxes, 3 * self.boxes) if box not in self.opened)
        return [*super().legal(seat), first]


def test_the_shortest_ways_are_found_in_every_order() -> None:
    prize = 20
    ways = shortest_ways(Boxes(20, needed=2), 0, [prize, 3], steps=3)
    assert ways[0] == [3]
    assert sorted(ways[1:]) == [[one, two, prize] for one in range(20) for two in range(20) if one != two]


def test_a_search_that_would_try_too_much_ends_a_step_earlier() -> None:
    Boxes.clones = 0
    boxes = 40
    assert boxes + boxes * (boxes - 1) > MOST_TRIED
    assert shortest_ways(Boxes(boxes, needed=2), 0, [boxes], steps=3) == []
    assert Boxes.clones == boxes
    assert len(shortest_ways(Boxes(boxes, needed=1), 0, [boxes], steps=3)) == boxes


def test_on_a_chain_each_step_makes_the_next_one_possible() -> None:
    Boxes.clones = 0
    boxes = 40
    third = 2 * boxes + 2
    chains = [way for piece in find_ways(Row(boxes, needed=9), 0, [third], 3, chained=True) for way in piece]
    assert chains == [[third - 2, third - 1, third]]
    assert Boxes.clones == boxes + 1 + 1


def test_no_piece_of_a_search_tries_more_than_its_part() -> None:
    boxes = 30
    Boxes.clones = 0
    before, tried = 0, []
    for _ in find_ways(Boxes(boxes, needed=2), 0, [boxes], steps=3):
        tried.append(Boxes.clones - before)
        before = Boxes.clones
    assert sum(tried) == boxes + boxes * (boxes - 1)
    assert max(tried) < PIECE + boxes
