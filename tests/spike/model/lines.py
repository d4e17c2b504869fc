"""Where a line can be laid: SP-6.

A line is looked for as a walk. A walk that comes to a junction twice can be cut short there, takes fewer spaces then,
and is paid by less: so there is a line exactly if there is a walk.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from tests.spike.model.paying import NOTHING, Counts, affords, within
from tests.spike.scenes import BESIDE, CITIES, CITY_AT, SPACES, SUITS

FOREVER = 1_000  # spaces: there is no way
MANY = 500  # walks followed before the search is given up


class TooManyError(Exception):
    """There are more walks than can be followed."""


@dataclass(frozen=True)
class Ground:
    """What stands on the board as one player sees it, and what that player can spend."""

    own: frozenset[str]  # the junctions of the network
    taken: frozenset[str]  # spaces with anybody's track
    hand: Counts
    left: int  # tracks

    def allows(self, need: Counts) -> bool:
        return sum(need) <= self.left and affords(self.hand, need)


def needs(spaces: Iterable[str]) -> Counts:
    suits = [SPACES[space]["suit"] for space in spaces]
    return tuple(suits.count(suit) for suit in SUITS)


def plus(need: Counts, space: str) -> Counts:
    suit = SUITS.index(SPACES[space]["suit"])
    return (*need[:suit], need[suit] + 1, *need[suit + 1 :])


@lru_cache(maxsize=8)
def cities_in_reach(ground: Ground) -> tuple[set[str], set[str]]:
    """The cities a line can lead to, and those of which the search has not come to an end."""
    new = frozenset(row["junction"] for row in CITIES.values()) - ground.own
    found: set[str] = set()
    unsure: set[str] = set()
    try:
        for junction in walks(ground, dict.fromkeys(ground.own, NOTHING), frozenset(), new):
            found.add(CITY_AT[junction])
    except TooManyError:
        unsure = {CITY_AT[junction] for junction in new} - found
    return found, unsure


def walks(ground: Ground, starts: dict[str, Counts], shunned: frozenset[str], goals: frozenset[str]) -> Iterator[str]:
    """Which goals can be walked to, past no other city and no place of the network; with what the starts needed.

    Shortest walks first. One that needs all that another to the same junction needs is not followed, nor one from
    which every goal is further than there are tracks and cards.
    """
    found: set[str] = set()
    known: dict[str, list[Counts]] = {junction: [need] for junction, need in starts.items()}
    front = list(starts.items())
    most = min(ground.left, sum(ground.hand))
    followed = 0
    while front and found != goals:
        far = distances(ground, shunned, goals, goals - found)
        following: list[tuple[str, Counts]] = []
        for here, need in front:
            if need not in known[here]:
                continue
            followed += 1
            if followed > MANY:
                raise TooManyError
            for space, there in BESIDE[here].items():
                if space in ground.taken or there in shunned or there in found:
                    continue
                if sum(need) + 1 + far.get(there, most) > most:
                    continue
                more = plus(need, space)
                others = known.get(there, [])
                if any(within(other, more) for other in others) or not ground.allows(more):
                    continue
                if there in goals:
                    found.add(there)
                    yield there
                else:
                    known[there] = [other for other in others if not within(more, other)] + [more]
                    following.append((there, more))
        front = following


def distances(ground: Ground, shunned: frozenset[str], goals: frozenset[str], wanted: frozenset[str]) -> dict[str, int]:
    """How many spaces each place that a line may pass is from the nearest wanted goal; no way leads to the others."""
    far = dict.fromkeys(wanted, 0)
    front = list(far)
    for here in front:
        for space, there in BESIDE[here].items():
            closed = there in ground.own or there in CITY_AT or there in goals or there in shunned
            if space not in ground.taken and there not in far and not closed:
                far[there] = far[here] + 1
                front.append(there)
    return far


def head(city: str, line: Iterable[str]) -> tuple[str, frozenset[str]]:
    """Where a line from a city has come to, and the junctions it has come to on the way."""
    here = str(CITIES[city]["junction"])
    been = {here}
    for space in line:
        here = BESIDE[here][space]
        been.add(here)
    return here, frozenset(been)


@lru_cache(maxsize=8)
def next_spaces(ground: Ground, city: str, line: tuple[str, ...]) -> tuple[set[str], set[str]]:
    """The spaces a line from this city can go on with, so that it can still be completed; and the unsure ones."""
    here, been = head(city, line)
    found, unsure = set(), set()
    for space, there in BESIDE[here].items():
        if space in ground.taken or there in been:
            continue
        more = plus(needs(line), space)
        if not ground.allows(more):
            continue
        try:
            if there in ground.own or (there not in CITY_AT and _arrives(ground, there, more, been)):
                found.add(space)
        except TooManyError:
            unsure.add(space)
    return found, unsure


def _arrives(ground: Ground, junction: str, need: Counts, been: frozenset[str]) -> bool:
    """Whether the network can be reached from a junction outside it."""
    return any(walks(ground, {junction: need}, been, ground.own - been))
