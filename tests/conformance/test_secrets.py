"""What a seat may know: views, and imagining as the proof that they hold no more."""

import json
import random
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from tests.conformance.cases import Case, sampled

SEEDS, MORE_SEEDS = range(150), range(150, 1_000)


def seats(case: Case) -> list[int | None]:
    return [None, *range(case.players)]


def leaves(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every number, string and empty thing in a JSON value with the way to it."""
    if isinstance(value, dict) and value:
        for key in value:
            yield from leaves(value[key], f"{path}/{key}")
    elif isinstance(value, list) and value:
        for index, inner in enumerate(value):
            yield from leaves(inner, f"{path}/{index}")
    else:
        yield path, value


def test_views_are_json(case: Case) -> None:
    for state, _, _ in sampled(case, 1, 10):
        for seat in seats(case):
            view = state.view(seat)
            assert json.loads(json.dumps(view)) == view


def test_imagining_keeps_view_and_legal(case: Case, plays: range) -> None:
    for seed in plays:
        for number, (state, _, _) in enumerate(sampled(case, seed, 4)):
            for seat in seats(case)[number % 2 :: 2]:  # by turns half of all who look
                seen = json.dumps(state.view(seat))
                world = state.imagine(seat, number)
                world.check()
                assert json.dumps(world.view(seat)) == seen
                assert world.actors == state.actors
                assert world.seal == state.seal
                if seat is not None:
                    assert world.legal(seat) == state.legal(seat)
                again = world.imagine(seat, number + 1)
                again.check()
                assert json.dumps(again.view(seat)) == seen


def test_open_scores_are_open(case: Case) -> None:
    """Where a game says so, no points hang on what a seat cannot know; where it does not, some do."""
    hidden = 0
    for number, (state, _, _) in enumerate(sampled(case, 9, 4)):
        for seat in seats(case):
            world = state.imagine(seat, number)
            same = world.scores() == state.scores()
            hidden += not same or any(world.sources(one) != state.sources(one) for one in range(case.players))
    assert (hidden == 0) == case.game.open_scores


def test_public_views_hold_nothing_of_a_seat(case: Case) -> None:
    """What everybody sees is the same in everybody's imagination, and no seat's own part writes over it."""
    for number, (state, _, _) in enumerate(sampled(case, 8, 10)):
        public = state.public_view()
        for seat in seats(case):
            assert state.imagine(seat, number).public_view() == public
            assert not public.keys() & state.own_view(seat).keys()


def test_free_actions_are_free(case: Case, plays: range) -> None:
    """What a game says beforehand of an action comes out so when it is done, and hangs on nothing hidden."""
    for seed in plays:
        for number, (state, seat, _) in enumerate(sampled(case, seed, 2)):
            world = state.imagine(seat, number)
            for action in state.legal(seat):
                free = state.is_free(seat, action)
                assert world.is_free(seat, action) == free
                if free is not None:
                    then = state.clone()
                    then.apply(seat, action)
                    assert free == (then.seal == state.seal and seat in then.actors)


def test_imagining_changes_nothing(case: Case) -> None:
    for state, seat, _ in sampled(case, 2, 10):
        before = state.fingerprint()
        state.imagine(seat, 1)
        assert state.fingerprint() == before


def test_an_imagined_state_plays_to_its_end(case: Case) -> None:
    rng = random.Random(case.name)
    for number, (state, seat, _) in enumerate(sampled(case, 3, 60)):
        world = state.imagine(seat, number)
        while not world.over:
            actor = rng.choice(world.actors)
            world.apply(actor, rng.choice(world.legal(actor)))
            world.check()


def test_the_same_seed_imagines_the_same(case: Case) -> None:
    for state, seat, _ in sampled(case, 4, 40):
        assert state.imagine(seat, 5).fingerprint() == state.imagine(seat, 5).fingerprint()
        assert state.imagine(seat, 5).fingerprint() != state.imagine(seat, 6).fingerprint()


def test_future_chance_is_drawn_anew(case: Case) -> None:
    """The numbers a real state would draw next are no imagined state's."""
    state = case.start(9)
    random_of = {json.dumps(state.imagine(0, seed).position()["random"]) for seed in range(50)}
    assert len(random_of) == 50
    assert json.dumps(state.position()["random"]) not in random_of


def test_views_hold_no_secret(case: Case) -> None:
    """Neither the seed nor a word of the generator is anywhere in a view."""
    seed = 314_159_265_358_979
    state = case.start(seed)
    words = {str(word) for word in state.position()["random"] if word > 99_999}
    for seat in seats(case):
        said = {str(value) for _, value in leaves(state.view(seat))}
        assert str(seed) not in said
        assert not words & said


def test_every_unseen_thing_reaches_every_place(case: Case) -> None:
    """The truth is never ruled out: over many seeds every hidden leaf takes its true value, and others too.

    And imagining an imagined state can reach the same: no trace of the real one is left in it.
    """
    for state, _, _ in sampled(case, 6, 150):
        for seat in (None, 0):
            truth = dict(leaves(state.position()))
            first, second = reached(state, seat, SEEDS), reached(state.imagine(seat, 77), seat, SEEDS)
            hidden = {path for path in first if len(first[path]) > 1 and not path.startswith("/random")}
            assert hidden or sees_everything(case, state)
            ruled_out = [path for path in hidden if path in truth and truth[path] not in first[path]]
            if len(ruled_out) > len(hidden) * 0.05:  # one of a hundred different things may take longer to come
                further = reached(state, seat, MORE_SEEDS)
                ruled_out = [path for path in ruled_out if truth[path] not in further[path]]
            assert len(ruled_out) <= len(hidden) * 0.05, ruled_out
            frozen = [path for path in hidden if path in second and len(second[path]) == 1]
            assert len(frozen) <= len(hidden) * 0.05, frozen


def sees_everything(case: Case, state: Any) -> bool:
    """Where nothing is hidden, everybody sees the same."""
    return all(state.view(seat) | {"seat": None} == state.view(None) for seat in range(case.players))


def reached(state: Any, seat: int | None, seeds: range) -> dict[str, set[Any]]:
    """The numbers and words that stand at each place of a position, over many imagined worlds."""
    found: dict[str, set[Any]] = defaultdict(set)
    for seed in seeds:
        for path, value in leaves(state.imagine(seat, seed).position()):
            if not isinstance(value, list | dict):
                found[path].add(value)
    return found
