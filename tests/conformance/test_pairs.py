"""The setups of the conformance tests cover all pairs, and are few."""

from itertools import combinations
from typing import Any

from tests.conformance.pairs import covering, spread

VALUES = {"scenario": tuple(f"map-{number}" for number in range(15)), "events": (False, True), "level": (1, 2, 3)}


def met(found: list[tuple[int, dict[str, Any]]]) -> set[tuple[Any, ...]]:
    rows = [{"players": players, **options} for players, options in found]
    return {(*one, *other) for row in rows for one, other in combinations(sorted(row.items()), 2)}


def test_every_two_values_meet_and_every_value_meets_every_number_of_players() -> None:
    found = covering(dict.fromkeys((2, 3, 4), VALUES))
    every = {"players": (2, 3, 4), **VALUES}
    wanted = {
        (one, mine, other, theirs)
        for one, other in combinations(sorted(every), 2)
        for mine in every[one]
        for theirs in every[other]
    }
    assert met(found) == wanted
    assert len(found) == 45  # of 270


def test_two_factors_are_their_product() -> None:
    found = covering({players: {"level": (1, 2, 3)} for players in (2, 3)})
    assert found == [(players, {"level": level}) for players in (2, 3) for level in (1, 2, 3)]


def test_without_options_every_number_of_players_is_there_once() -> None:
    assert covering({2: {}, 3: {}}) == [(2, {}), (3, {})]


def test_what_is_not_allowed_at_a_number_of_players_never_comes() -> None:
    found = covering({2: {"duel": (True, False), "level": (1, 2)}, 3: {"level": (1, 2)}})
    assert [options for players, options in found if players == 3] == [{"level": 1}, {"level": 2}]
    assert all(set(options) == {"duel", "level"} for players, options in found if players == 2)


def test_true_and_one_are_two_values() -> None:
    found = covering({2: {"odd": (True, 1)}})
    assert [type(options["odd"]) for _, options in found] == [bool, int]


def test_of_very_many_values_a_few_spread_over_all_are_covered() -> None:
    assert spread(tuple(range(37))) == (0, 1, 2, 8, 15, 22, 29, 36)
    assert spread(tuple(range(16))) == tuple(range(16))
