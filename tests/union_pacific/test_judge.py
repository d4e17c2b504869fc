"""What the bots of Union Pacific go by: choices are judged in place as on clones, and a turn as a whole."""

from collections import Counter
from operator import mul
from typing import Any

import pytest

from roundhouse import State
from roundhouse.arena.match import play
from roundhouse.bots import bot
from tests.scenes import legal, play as play_moves
from tests.union_pacific.scenes import GAME, action as numbered, scene
from tests.union_pacific.toys import ONE_WAY_OUT

LEAD_NEXT = GAME.features.index("lead-next")


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


# The whole turn -------------------------------------------------------------------------------------------------------


def judged(state: State, move: str) -> float:
    (found,) = GAME.judge_actions(state, 0, [numbered(move)])
    return found


def test_a_share_laid_counts_with_those_that_can_be_laid_with_it() -> None:
    """One share of KCC changes nothing against three of another's; all four take the lead."""
    few = scene(3, hands=["kcc"], table=["", "kcc kcc kcc"])
    many = scene(3, hands=["kcc kcc kcc kcc"], table=["", "kcc kcc kcc"])
    first = GAME.measure_actions(many, 0, [numbered("invest kcc")])[0]
    assert first[LEAD_NEXT] > GAME.measure_actions(few, 0, [numbered("invest kcc")])[0][LEAD_NEXT]
    play_moves(many, *["invest kcc"] * 4)
    assert GAME.measure(many, 0)[LEAD_NEXT] == pytest.approx(first[LEAD_NEXT])


def test_a_card_counts_with_the_best_train_it_can_place() -> None:
    """Seat 0 leads in DM alone, which builds on white: the white card is better than any other."""
    state = scene(3, cards=["clear white black"], table=["dm dm dm"])
    types = {card for row in GAME.board()["company"] if row["id"] == "dm" for card in row["types"]}
    best = max(("clear", "white", "black"), key=lambda card: judged(state, f"card {card}"))
    assert best in types


def test_a_card_counts_with_the_share_that_is_then_taken() -> None:
    """The same card is better when a share of one's own company lies in the row, and none of the UP can be had."""
    others = "kcc kcc eprg eprg eprg bnl bnl bnl ms ms ms dm dm dm"
    said = {"table": ["kcc kcc", others], "deck": "eprg dividend dividend dividend dividend", "up_stack": 0}
    plain = scene(3, row="eprg bnl ms dm", **said)
    welcome = scene(3, row="eprg bnl ms kcc", **said)
    assert judged(welcome, "card clear") > judged(plain, "card clear")


def test_other_weights_choose_the_rest_of_the_turn_too() -> None:
    """A UP share would be taken after building; for whom companies alone count, it is one of the row."""
    own = GAME.weights(3)
    loves = [0.0] * len(own)
    loves[GAME.features.index("stake")] = 1.0
    state = scene(3, table=["eprg eprg eprg"], row="eprg eprg bnl bnl")
    cards = [action for action in state.legal(0) if kind(action) == "card"]
    by_own = [sum(map(mul, loves, row)) for row in GAME.measure_actions(state, 0, cards)]
    by_others = GAME.judge_actions_by(loves, state, 0, cards)
    assert min(by_others) > max(by_own)
    assert GAME.weights(3) == own


def test_a_dead_card_is_replaced_first() -> None:
    """UP-3.3: a new card costs nothing."""
    state = scene(3, game=ONE_WAY_OUT, trains={"eprg": "hub--yard"}, cards=["clear white black dotted"], table=["eprg"])
    moves = legal(state)
    assert {"scrap clear", "card white"} <= set(moves)
    found = ONE_WAY_OUT.judge_actions(state, 0, [numbered(move, ONE_WAY_OUT) for move in moves])
    assert moves[found.index(max(found))] == "scrap clear"


def test_nothing_is_swapped_once_the_last_payment_is_due() -> None:
    """UP-5.9: the swap comes before the payment, but what comes into the hand then is never laid."""
    four = "dividend dividend dividend dividend"
    state = scene(3, hands=["eprg up"], cards=["clear"], deck=f"{four} eprg bnl", row="bnl ms dm umr")
    play_moves(state, "card clear", "build bnl casper--denver", "take ms")
    assert state.view(None)["met"] == 4
    moves = legal(state)
    assert len(moves) > 3
    assert max(moves, key=lambda move: judged(state, move)) == "stay"
    assert [judged(state, move) for move in moves].count(judged(state, "stay")) == 1
