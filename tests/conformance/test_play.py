"""The contract of a play: legal lists, refusals, clones, conservation, the end."""

import random

import pytest

from roundhouse import IllegalAction
from tests.conformance.cases import Case, asked_about, sampled, walk


def test_legal_lists_are_sorted_and_never_empty(case: Case, plays: range) -> None:
    for seed in plays:
        for state, _, _ in walk(case, seed):
            assert state.actors == tuple(sorted(set(state.actors)))
            for seat in range(case.players):
                actions = state.legal(seat)
                assert actions == sorted(set(actions))
                assert bool(actions) == (seat in state.actors)
                assert all(0 <= action < case.game.action_space for action in actions)


def test_every_illegal_action_is_refused_with_a_clause(case: Case, plays: range) -> None:
    clauses = {clause["id"] for clause in case.game.rules("en")}
    rng = random.Random(case.name)
    for seed in plays:
        for state, _, _ in sampled(case, seed, 9):
            before = state.fingerprint()
            actor = rng.choice(state.actors)
            legal = set(state.legal(actor))
            illegal = []
            for action in {*asked_about(case.game, 3_000, rng), *legal}:
                clause = state.why_not(actor, action)
                assert (clause is None) == (action in legal), case.game.meaning(action)
                if clause is not None:
                    assert clause in clauses
                    illegal.append((actor, action))
            strange = [(actor, -1), (actor, case.game.action_space), (-1, 0), (case.players, min(legal))]
            others = [seat for seat in range(case.players) if seat not in state.actors]
            strange += [(seat, min(legal)) for seat in others]
            for seat, action in rng.sample(illegal, min(20, len(illegal))) + strange:
                clause = state.why_not(seat, action)
                with pytest.raises(IllegalAction) as refused:
                    state.apply(seat, action)
                assert refused.value.clause == clause
                assert clause in clauses
            assert state.fingerprint() == before


def test_clones_are_independent(case: Case, plays: range) -> None:
    rng = random.Random(case.name)
    for seed in plays:
        for state, seat, action in walk(case, seed):
            before = state.position()
            twin = state.clone()
            assert twin.position() == before
            assert (twin.options, twin.players) == (state.options, state.players)
            twin.apply(seat, action)
            for _ in range(4):
                if not twin.over:
                    actor = rng.choice(twin.actors)
                    twin.apply(actor, rng.choice(twin.legal(actor)))
            assert state.position() == before, case.game.meaning(action)


def test_conservation_after_every_action(case: Case, plays: range) -> None:
    for seed in plays:
        last = None
        for state, _, _ in walk(case, seed):
            state.check()
            last = state
        assert last is not None
        last.check()


def test_the_game_ends_with_places_and_winners(case: Case, plays: range) -> None:
    for seed in plays:
        *_, last = walk(case, seed)
        state = last.state
        assert state.over
        assert state.actors == ()
        assert all(state.legal(seat) == [] for seat in range(case.players))
        places = state.ranks()
        first = tuple(seat for seat in range(case.players) if places[seat] == 1)
        assert state.winners() in ((), first)
        stars = state.stars()
        if stars is not None:
            assert stars >= 0
            assert state.winners() == (first if stars else ())
        points = state.scores()
        for one in range(case.players):
            for other in range(case.players):
                assert points[one] <= points[other] or places[one] <= places[other]
        with pytest.raises(IllegalAction) as refused:
            state.apply(0, 0)
        assert refused.value.clause == "RH-1.3"


def test_nobody_has_won_before_the_end(case: Case) -> None:
    for state, _, _ in sampled(case, 3, 10):
        assert state.winners() == ()
        assert state.stars() is None


def test_sources_add_up(case: Case, plays: range) -> None:
    for seed in plays:
        for state, _, _ in sampled(case, seed, 5):
            points = state.scores()
            assert [sum(state.sources(seat).values()) for seat in range(case.players)] == points


def test_advice_can_be_followed(case: Case) -> None:
    for state, _, _ in sampled(case, 4, 5):
        for seat in state.actors:
            here = state.clone()
            for action in case.game.advice(state, seat):
                assert action in here.legal(seat)
                here.apply(seat, action)


def test_hints_can_be_followed(case: Case) -> None:
    found = 0
    for state, _, _ in sampled(case, 4, 3):
        for seat in range(case.players):
            hint = case.game.hint(state, seat)
            if hint is not None:
                found += 1
                assert seat in state.actors
                assert hint.actions
                assert len(hint.gains) in (0, case.players)
                here = state.clone()
                for action in hint.actions:
                    assert action in here.legal(seat)
                    here.apply(seat, action)
    assert bool(found) == case.game.has_hints


def test_seal_rises_with_turns_and_never_falls(case: Case, plays: range) -> None:
    for seed in plays:
        seal, actors = -1, ()
        for state, _, _ in walk(case, seed):
            assert state.seal >= seal
            if state.actors != actors:
                assert state.seal > seal
            seal, actors = state.seal, state.actors


def test_seal_rises_with_chance(case: Case, plays: range) -> None:
    """If two worlds that look alike to a seat come out differently for it, chance or a secret was used."""
    for seed in plays:
        for state, seat, action in sampled(case, seed, 3):
            worlds = [state.imagine(seat, number) for number in range(3)]
            for world in worlds:
                world.apply(seat, action)
            views = [world.view(seat) for world in worlds]
            if any(view != views[0] for view in views):
                assert all(world.seal > state.seal for world in worlds), case.game.meaning(action)
