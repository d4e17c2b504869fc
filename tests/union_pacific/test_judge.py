"""What the bots of Union Pacific go by: the same in place as on clones, and nothing a person would laugh at."""

from collections import Counter
from typing import Any

import pytest

from roundhouse import State
from roundhouse.arena.match import play
from roundhouse.bots import bot
from tests.union_pacific.scenes import GAME

PLAYS = 6


def features(state: State, seat: int, action: int) -> dict[str, float]:
    return dict(zip(GAME.features, GAME.measure_actions(state, seat, [action])[0], strict=True))


def cards(state: State, seat: int) -> dict[str, int]:
    found: dict[str, int] = state.view(seat)["own"]["cards"]
    return found


def kind(action: int) -> str:
    return GAME.meaning(action)["kind"]


# In place -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", GAME.players)
def test_choices_are_judged_in_place_as_on_clones(players: int) -> None:
    """Where neither chance nor a secret follows."""
    seen: Counter[str] = Counter()
    for state in play(GAME, [bot("greedy")] * players, 3, {}).record.steps():
        if state.over:
            break
        seat = state.actors[0]
        known = [action for action in state.legal(seat) if follows_nothing(state, action)]
        for action, measured in zip(known, GAME.measure_actions(state, seat, known), strict=True):
            twin = state.clone()
            twin.apply(seat, action)
            if players > 2 or not twin.over:  # UP-9.2: what the third holder has comes from the deck
                assert measured == pytest.approx(GAME.measure(twin, seat)), GAME.meaning(action)
                seen[kind(action)] += 1
    assert {"card", "build", "invest", "discard", "take", "stay", "swap"} <= seen.keys()


def follows_nothing(state: Any, action: int) -> bool:
    meaning = GAME.meaning(action)
    if meaning["kind"] == "take":
        return meaning["share"] == "up"
    if meaning["kind"] == "open":
        return len(state.actors) > 1
    return meaning["kind"] not in ("blind", "scrap")


# Habits, counted over games between greedy bots -----------------------------------------------------------------------


@pytest.fixture(scope="module")
def decisions() -> list[tuple[State, int, int]]:
    """Each decision of some games: the state before it, who made it, and what it was."""
    found = []
    for seed in range(PLAYS):
        record = play(GAME, [bot("greedy")] * 4, seed, {}).record
        steps = record.steps()
        found += [(state.clone(), seat, action) for state, (seat, action) in zip(steps, record.moves, strict=False)]
    return found


Decisions = list[tuple[State, int, int]]


def test_no_joker_is_spent_where_a_plain_card_does(decisions: Decisions) -> None:
    builds = spent = 0
    for at, (state, seat, action) in enumerate(decisions):
        if GAME.meaning(action) == {"kind": "card", "card": "joker"}:
            builds += 1
            section = GAME.meaning(decisions[at + 1][2])["section"]
            kinds = {row["a"] + "--" + row["b"]: row["type"] for row in GAME.board()["section"]}
            spent += bool(cards(state, seat).get(kinds[section]))
    assert spent == 0


def test_no_joker_is_discarded_while_there_is_another_card(decisions: Decisions) -> None:
    jokers = [
        cards(state, seat)
        for state, seat, action in decisions
        if GAME.meaning(action) == {"kind": "discard", "card": "joker"}
    ]
    assert all(set(cards) == {"joker"} for cards in jokers)


def test_no_share_of_the_union_pacific_is_swapped_for_another(decisions: Decisions) -> None:
    assert not any(GAME.meaning(action) == {"kind": "swap", "share": "up"} for _, _, action in decisions)


def test_first_investments_differ(decisions: Decisions) -> None:
    opened = Counter(GAME.meaning(action)["share"] for _, _, action in decisions if kind(action) == "open")
    assert len(opened) > 2
    assert max(opened.values()) < 0.8 * sum(opened.values())


def test_sections_of_a_company_are_told_apart(decisions: Decisions) -> None:
    """Of the builds that one card allows to one company, some are judged better than others, in most cases."""
    alike = apart = 0
    for state, seat, action in decisions:
        if kind(action) == "build":
            company = GAME.meaning(action)["company"]
            choices = [each for each in state.legal(seat) if GAME.meaning(each)["company"] == company]
            if len(choices) > 2:
                judged = GAME.judge_actions(state, seat, choices)
                apart += max(judged) > min(judged)
                alike += max(judged) == min(judged)
    assert apart > 2 * alike


def test_a_free_share_that_pays_is_laid(decisions: Decisions) -> None:
    """UP-5.7: a share that replaces a dividend card may be laid before the payment."""
    refused = 0
    for state, seat, action in decisions:
        if kind(action) == "keep":
            laid = next(each for each in state.legal(seat) if kind(each) == "invest")
            refused += features(state, seat, laid)["money"] > features(state, seat, action)["money"]
    assert refused == 0
