"""Properties of every play: the rules told a second time, plainly and slowly, must agree with the engine.

Plays are driven by hypothesis: each number it draws picks one of the legal actions.
"""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from roundhouse import State
from tests.ride_the_rails.scenes import AROUND, CITIES, COMPANIES, GAME, HEXES, half
from tests.scenes import legal

FIRST = {"red": 1, "blue": 1, "orange": 2, "yellow": 3, "purple": 4, "black": 5}
COLOURS = {
    "red": {"east"}, "blue": {"east"}, "orange": {"east", "chicago"}, "yellow": {"chicago"}, "purple": {"west"},
    "black": {"east", "west", "chicago", "five", "plain"},
}  # fmt: skip
ALLOWANCE = {3: 8, 4: 5, 5: 4}

picks = st.lists(st.integers(0, 10_000), min_size=1, max_size=60)


class Map:
    """The map of a position as a person sees it."""

    def __init__(self, position: dict[str, Any]) -> None:
        self.track: dict[str, list[str]] = {company: position["track"].get(company, []) for company in COMPANIES}
        self.count = Counter(hex for hexes in self.track.values() for hex in hexes)
        self.shares = [Counter(row) for row in position["shares"]]

    def supply(self, company: str) -> int:
        return 27 - len(self.track[company]) - sum(row[company] for row in self.shares)

    def has_room(self, hex: str) -> bool:
        kind = kind_of(hex)
        return kind == "chicago" or self.count[hex] < (1 if kind == "east" else 2)

    def starts(self, company: str) -> set[str]:
        found = {city for city in CITIES if kind_of(city) in COLOURS[company]}
        if company == "yellow":
            occupied = sorted(half(HEXES[city]) for city in CITIES if self.count[city])
            border = occupied[2] if len(occupied) > 2 else 1000
            found |= {city for city in CITIES if half(HEXES[city]) <= border and self.count[city] == 1}
        return {city for city in found if self.has_room(city)}

    def grows(self, company: str) -> set[str]:
        own = set(self.track[company])
        near = {other for hex in own for other in AROUND[hex]} - own
        if sum(kind_of(hex) == "east" for hex in own) >= 2:
            near = {hex for hex in near if kind_of(hex) != "east"}
        return {hex for hex in near if self.has_room(hex)}


def kind_of(hex: str) -> str:
    return str(CITIES[hex]["kind"]) if hex in CITIES else ""


def expected_builds(position: dict[str, Any], seat: int) -> set[str]:
    here = Map(position)
    last = position["placed"] + 1 == ALLOWANCE[position["players"]] and not position["in_mountains"]
    found = {"stop"}
    for company in COMPANIES:
        if here.shares[seat][company] and here.supply(company):
            hexes = here.grows(company) if here.track[company] else here.starts(company)
            found |= {f"build {company} {hex}" for hex in hexes if not (last and HEXES[hex]["terrain"] == "mountain")}
    return found


def expected_takes(position: dict[str, Any]) -> set[str]:
    here = Map(position)
    return {f"take {c}" for c in COMPANIES if FIRST[c] <= position["round"] and here.supply(c)} or {"pass"}


def expected_departures(position: dict[str, Any]) -> set[str]:
    track = Map(position).track
    return {f"depart {city}" for city in CITIES if city not in position["gone"] and has_link(track, city)} or {"pass"}


def has_link(track: dict[str, list[str]], city: str) -> bool:
    for hexes in track.values():
        if city in hexes:
            front = [city]
            for hex in front:
                fresh = [other for other in AROUND[hex] if other in hexes and other not in front]
                if any(other in CITIES for other in fresh):
                    return True
                front += fresh
    return False


def check_moment(state: State) -> None:
    """What may be done now is what the rules say, told a second time."""
    position = state.position()
    seat = state.actors[0]
    if position["phase"] == "share":
        assert set(legal(state)) == expected_takes(position)
    elif position["phase"] == "build":
        assert set(legal(state)) == expected_builds(position, seat)
    elif position["phase"] == "depart":
        assert set(legal(state)) == expected_departures(position)


def expected_payout(position: dict[str, Any], mover: int) -> list[int]:
    carriers = [company for company, _ in position["journey"][1:]]
    dividends = [sum(row.get(company, 0) for company in carriers) for row in position["shares"]]
    return [amount + (len(carriers) + 1) * (seat == mover) for seat, amount in enumerate(dividends)]


def check_step(before: State, after: State, move: dict[str, str]) -> None:
    """Only bonuses and the ends of journeys move money, and by as much as they should."""
    gained = [now - then for now, then in zip(after.scores(), before.scores(), strict=True)]
    mover = before.actors[0]
    if move["kind"] == "arrive":
        if not before.options["late_dividends"]:
            assert gained == before.view(None)["journey"]["payout"] == expected_payout(before.position(), mover)
        return
    if move["kind"] == "build":
        position = before.position()
        hex, company = move["hex"], move["company"]
        due = 2 if hex == "chicago" else 0
        if kind_of(hex) == "five" and not Map(position).count[hex] and position["track"].get(company):
            due = 5
        coast = after.sources(mover)["transcontinental"] - before.sources(mover)["transcontinental"]
        assert coast in (0, 8, 12)
        assert gained == [due + coast if seat == mover else 0 for seat in range(before.players)]
        return
    if not (before.options["late_dividends"] and move["kind"] == "pass"):
        assert not any(gained)


@pytest.mark.clause("RR-4.3", "RR-5.9", "RR-6.5", "RR-7.2", "RR-8.1", "RR-9.2")
@settings(max_examples=25, deadline=None)
@given(players=st.integers(3, 5), seed=st.integers(0, 10**6), picked=picks, late=st.booleans(), first=st.integers(1, 5))
def test_every_moment_of_two_rounds_is_as_the_rules_say(
    players: int, seed: int, picked: list[int], late: bool, first: int
) -> None:
    state = GAME.start(players=players, seed=seed, late_dividends=late)
    step = 0
    while not state.over and state.view(None)["round"] <= first + 1:
        choices = state.legal(state.actors[0])
        pick = picked[step % len(picked)] + step // len(picked)
        action = choices[pick % len(choices)]
        step += 1
        if state.view(None)["round"] < first:
            state.apply(state.actors[0], action)
            continue
        check_moment(state)
        before = state.clone()
        state.apply(state.actors[0], action)
        state.check()
        check_step(before, state, GAME.meaning(action))


@pytest.mark.clause("RR-10.1")
@settings(max_examples=10, deadline=None)
@given(seed=st.integers(0, 10**6))
def test_the_option_changes_when_money_comes_not_how_much(seed: int) -> None:
    """In the first round, with the same moves, both ways come to the same money."""
    plays = [GAME.start(players=4, seed=seed, late_dividends=late) for late in (False, True)]
    step = 0
    while plays[0].position()["round"] == 1:
        choices = plays[0].legal(plays[0].actors[0])
        assert choices == plays[1].legal(plays[1].actors[0])
        pick = choices[(seed + 7 * step) % len(choices)]
        for state in plays:
            state.apply(state.actors[0], pick)
        step += 1
    assert plays[0].scores() == plays[1].scores()
    assert plays[0].position()["order"] == plays[1].position()["order"]
