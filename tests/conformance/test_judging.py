"""The contract of judging: features by name, fair to what a seat may know, and nothing changed by a look."""

import pytest

from roundhouse.kernel import text
from roundhouse.kernel.game import Hint
from tests.conformance.cases import Case, sampled


def test_every_feature_is_measured_and_weighed(case: Case) -> None:
    weights = case.game.weights(case.players) if case.game.features else []
    assert len(weights) == len(case.game.features)
    if not case.game.features:
        return
    for state, _, _ in sampled(case, 6, 25):
        for seat in range(case.players):
            found = case.game.measure(state, seat)
            assert len(found) == len(weights)
            whole = sum(weight * feature for weight, feature in zip(weights, found, strict=True))
            assert case.game.judge(state, seat) == pytest.approx(whole)


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_every_feature_has_words(case: Case, language: str) -> None:
    said = text.catalogue(case.game.package, language)
    assert all(said.say(f"feature-{feature}") for feature in case.game.features)


def test_features_show_no_secret(case: Case) -> None:
    """Worlds that look alike to a seat have the same features; a fair judge sees every choice alike in them, too."""
    if not case.game.features:
        return
    for state, seat, _ in sampled(case, 7, 11):
        actions = state.legal(seat)
        for seed in range(2):
            world = state.imagine(seat, seed)
            assert case.game.measure(world, seat) == case.game.measure(state, seat)
            if case.game.judge_is_fair:
                measured = case.game.measure_actions(world, seat, actions)
                assert measured == case.game.measure_actions(state, seat, actions)


def test_judging_changes_nothing(case: Case) -> None:
    for state, seat, _ in sampled(case, 8, 7):
        before = state.position()
        assert len(case.game.judge_actions(state, seat, state.legal(seat))) == len(state.legal(seat))
        case.game.hint(state, seat)
        case.game.advice(state, seat)
        assert state.position() == before


def test_advice_and_hints_are_untouched_by_what_clones_do(case: Case) -> None:
    """What is worked out for one state may be kept for others, but never in their place."""
    for state, seat, action in sampled(case, 9, 13):
        alone = case.game.position(state.position())
        expected = told(case.game.hint(alone, seat)), case.game.advice(alone, seat)
        for first in (0, 1):
            twin = state.clone()
            ask = [case.game.advice, case.game.hint]
            ask[first](twin, seat)
            ask[1 - first](twin, seat)
            twin.apply(seat, action)
            for actor in twin.actors:
                ask[first](twin, actor)
        assert (told(case.game.hint(state, seat)), case.game.advice(state, seat)) == expected


def told(hint: Hint | None) -> tuple[object, ...] | None:
    return None if hint is None else (hint.actions, hint.gains, hint.proved, hint.reason)


def test_a_reason_is_the_name_of_a_feature(case: Case) -> None:
    """None where all choices come to the same; over a play of any length there is one."""
    reasons = set()
    for state, seat, _ in sampled(case, 10, 5):
        hint = case.game.hint(state, seat)
        if hint is not None and hint.reason is not None:
            reasons.add(hint.reason)
    assert reasons <= set(case.game.features)
    assert bool(reasons) == bool(case.game.features)
