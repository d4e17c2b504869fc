"""Habits of the greedy bot, counted over a hundred games: nothing is left that a person would laugh at.

Twenty games of each number of players, or two of each where the rules run uncompiled. The limits leave room for other
weights.
"""

from collections import Counter

import pytest

import roundhouse
from roundhouse import State
from tests.habits import decisions, greedy_games
from tests.union_pacific.scenes import COMPANIES, GAME

GAMES = 20 if roundhouse.compiled else 2
MEANINGS = [GAME.meaning(action) for action in range(GAME.action_space)]
TYPES = {row["a"] + "--" + row["b"]: row["type"] for row in GAME.board()["section"]}
JOKER_PLAYED = {"kind": "card", "card": "joker"}
JOKER_DISCARDED = {"kind": "discard", "card": "joker"}
UP_FOR_UP = {"kind": "swap", "share": "up"}


@pytest.fixture(scope="module")
def habits() -> Counter[str]:
    """How often each thing was done; "alike" and the like are the builds where a company had several sections."""
    counts: Counter[str] = Counter()
    for record in greedy_games(GAME, GAME.players, GAMES, {}):
        following = [action for _, action in record.moves[1:]]
        for (state, seat, action), after in zip(decisions(record), [*following, -1], strict=True):
            count(counts, state, seat, action, after)
    return counts


def count(counts: Counter[str], state: State, seat: int, action: int, following: int) -> None:
    meaning = MEANINGS[action]
    counts[meaning["kind"]] += 1
    if meaning == JOKER_PLAYED:
        counts["joker played"] += 1
        counts["joker wasted"] += bool(cards(state, seat).get(TYPES[MEANINGS[following]["section"]]))
    elif meaning == JOKER_DISCARDED:
        counts["joker discarded beside another card"] += set(cards(state, seat)) != {"joker"}
    elif meaning == UP_FOR_UP:
        counts["UP swapped for UP" if state.players > 2 else "UP swapped for UP, two players"] += 1
    elif meaning["kind"] == "open":
        counts[f"opened with {meaning['share']}"] += 1
        counts[f"UP opened, {state.players} players"] += meaning["share"] == "up"
    elif meaning["kind"] == "build":
        count_sections(counts, state, seat, meaning["company"])
    elif meaning["kind"] == "keep":
        laid = next(each for each in state.legal(seat) if MEANINGS[each]["kind"] == "invest")
        counts["kept although it pays"] += money(state, seat, laid) > money(state, seat, action)


def count_sections(counts: Counter[str], state: State, seat: int, company: str) -> None:
    choices = [each for each in state.legal(seat) if MEANINGS[each]["company"] == company]
    if len(choices) > 2:
        judged = GAME.judge_actions(state, seat, choices)
        counts["sections apart" if max(judged) > min(judged) else "sections alike"] += 1


def cards(state: State, seat: int) -> dict[str, int]:
    found: dict[str, int] = state.view(seat)["own"]["cards"]
    return found


def money(state: State, seat: int, action: int) -> float:
    return GAME.measure_actions(state, seat, [action])[0][GAME.features.index("money")]


def test_no_joker_is_spent_where_a_plain_card_does(habits: Counter[str]) -> None:
    assert habits["joker played"] > GAMES, "a joker is there to be used"
    assert habits["joker wasted"] == 0


def test_no_joker_is_discarded_while_there_is_another_card(habits: Counter[str]) -> None:
    assert habits["discard"]
    assert habits["joker discarded beside another card"] == 0


def test_no_share_of_the_union_pacific_is_swapped_for_another(habits: Counter[str]) -> None:
    """Between two it takes a share away from the third holder, and even there it is rare."""
    assert habits["swap"]
    assert habits["UP swapped for UP"] == 0
    assert habits["UP swapped for UP, two players"] < 0.05 * habits["swap"]


def test_first_investments_differ(habits: Counter[str]) -> None:
    assert len([share for share in COMPANIES if habits[f"opened with {share}"]]) > 5
    for players in GAME.players:
        assert habits[f"UP opened, {players} players"] < 0.6 * players * GAMES


def test_sections_of_a_company_are_told_apart(habits: Counter[str]) -> None:
    """Of the builds that one card allows to one company, some are judged better than others, in most cases."""
    assert habits["sections apart"] > 4 * habits["sections alike"]


def test_a_free_share_that_pays_is_laid(habits: Counter[str]) -> None:
    """UP-5.7: a share that replaces a dividend card may be laid before the payment."""
    assert habits["kept although it pays"] == 0
