"""Every order the rules allow can be played: all outcomes of a turn, against a model that knows only the rules.

The turn is an office in section 1, whose telegraph tile brings $600, with every colour of worker. The model tries the
effects in every order, with selling and hiring in between, and keeps what a company has at the end.
"""

from typing import NamedTuple

import pytest

from roundhouse import State
from roundhouse.games.railroad_revolution.state import RevolutionState
from tests.railroad_revolution.scenes import scene
from tests.scenes import action_of

COLOURS = ("white", "purple", "orange", "grey", "turquoise")
WANTED = {2: 0, 3: 1}  # an orange manager on the first objective, a grey one on the second
Five = tuple[int, ...]


class Company(NamedTuple):
    """What matters of seat 0 in that turn."""

    money: int
    shares: int
    reserve: Five
    board: Five
    managers: tuple[int, int]
    supply: Five
    placed: bool
    tile: bool  # whether the tile was used for a worker
    ability: str  # "open", "used" or "promoted"

    def without(self, place: int, colour: int) -> "Company":
        """One worker less."""
        where = change(self.reserve if place == 0 else self.board, colour, -1)
        return self._replace(reserve=where) if place == 0 else self._replace(board=where)

    def workers(self) -> list[tuple[int, int]]:
        return [(place, at) for place, row in enumerate((self.reserve, self.board)) for at in range(5) if row[at]]


def change(row: Five, at: int, by: int) -> Five:
    return tuple(count + by * (index == at) for index, count in enumerate(row))


def steps(one: Company, colour: int) -> list[Company]:
    """Whatever the rules allow next."""
    found = []
    if not one.placed:
        found.append(one._replace(placed=True, shares=one.shares + 2))  # RV-8.2
    if one.shares:
        found.append(one._replace(shares=one.shares - 1, money=one.money + 150))  # RV-5.1
    for hired in range(5):
        if one.money >= 800 and one.supply[hired]:  # RV-5.2
            found.append(gain(one._replace(money=one.money - 800), hired))
    if one.placed and not one.tile:
        for place, given in one.workers():  # RV-8.3
            after = one.without(place, given)
            found.append(after._replace(tile=True, money=one.money + 600, supply=change(one.supply, given, 1)))
    if one.ability == "open":
        found += abilities(one, colour)
    return found


def gain(one: Company, colour: int) -> Company:
    return one._replace(reserve=change(one.reserve, colour, 1), supply=change(one.supply, colour, -1))


def abilities(one: Company, colour: int) -> list[Company]:
    """The worker's own, or a promotion instead (RV-3.5)."""
    found = []
    used = one._replace(ability="used")
    for place, given in one.workers():
        if given in WANTED and not one.managers[WANTED[given]]:
            managers = (1, one.managers[1]) if WANTED[given] == 0 else (one.managers[0], 1)
            found.append(one.without(place, given)._replace(ability="promoted", managers=managers))
        if colour == 1:  # RV-8.5, RV-5.6
            for into in range(5):
                if one.supply[into] and (place or into != given):
                    after = gain(used, into).without(place, given)
                    found.append(after._replace(supply=change(after.supply, given, 1)))
    if colour == 2 and one.placed:
        found.append(used._replace(money=one.money + 200))  # RV-8.6
    if colour == 3 and one.placed:
        found.append(used._replace(shares=one.shares + 1))  # RV-8.7
    if colour == 4 and one.placed and one.money >= 400:
        found.append(used._replace(money=one.money + 200))  # RV-8.8
    return found


def outcomes_by_the_rules(start: Company, colour: int) -> set[tuple[object, ...]]:
    seen, front, ended = {start}, [start], set()
    for one in front:
        if one.placed and sum(one.reserve) + sum(one.board) >= 4:  # RV-5.3
            ended.add(kept(at_the_end(one, colour)))
        for following in steps(one, colour):
            if following not in seen:
                seen.add(following)
                front.append(following)
    return ended


def at_the_end(one: Company, colour: int) -> Company:
    """RV-4.6"""
    if one.ability == "open" and colour == 2:
        return one._replace(money=one.money + 200)
    return one._replace(shares=one.shares + 1) if one.ability == "open" and colour == 3 else one


def kept(one: Company) -> tuple[object, ...]:
    return one.money, one.shares, one.reserve, one.board, one.managers


def company(state: RevolutionState) -> Company:
    managers = (int(state.manager[0] >= 0), int(state.manager[2] >= 0))
    workers = tuple(state.reserve[:5]), tuple(state.out[:5])
    return Company(state.money[0], state.shares[0], *workers, managers, tuple(state.supply), False, False, "open")


def outcomes_played(state: RevolutionState) -> set[tuple[object, ...]]:
    """All ends of the turn that the legal choices lead to; other sections are left aside."""
    end, elsewhere = action_of(state.game, "end"), {action_of(state.game, f"office {number}") for number in range(2, 9)}
    seen, front, ended = {company(state), state.fingerprint()}, [state], set()
    for here in front:
        for action in here.legal(0):
            if action in elsewhere:
                continue
            there = here.clone()
            there.apply(0, action)
            if action == end:
                ended.add(kept(company(there)))
            elif there.fingerprint() not in seen:
                seen.add(there.fingerprint())
                front.append(there)
    return ended


def begin(colour: str, money: int, shares: int) -> RevolutionState:
    state: State = scene(
        players=4, telegraph={1: "money"}, money=[money], shares=[shares], reserve=[f"{colour} white orange grey"]
    )
    state.apply(0, action_of(state.game, f"work {colour} telegraph"))
    assert isinstance(state, RevolutionState)
    return state


@pytest.mark.clause("RV-4.1", "RV-4.8")
@pytest.mark.parametrize(("money", "shares"), [(0, 0), (250, 1), (650, 0)])
@pytest.mark.parametrize("colour", COLOURS)
def test_all_outcomes_by_the_rules_and_no_others_can_be_played(colour: str, money: int, shares: int) -> None:
    state = begin(colour, money, shares)
    expected = outcomes_by_the_rules(company(state), COLOURS.index(colour))
    assert outcomes_played(state) == expected
    assert len(expected) >= 2
