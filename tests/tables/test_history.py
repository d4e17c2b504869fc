"""Looking back, forking, previews, and pointing at a target before the steps that lead to it."""

import json
import random
from typing import Any

import pytest

from roundhouse import BadPosition, BadSetup, Game, IllegalAction, Record
from roundhouse.tables import ALL, open_from, open_table
from roundhouse.tables.turns import is_final
from tests.tables.scenes import (
    NAMES,
    NOON,
    SALT,
    SEED,
    Scene,
    alone,
    forbidden,
    free_choice,
    portrait,
    refused,
    three,
)


def midway(game: Game, turns: int = 10) -> Scene:
    scene = Scene(game).start()
    scene.play(random.Random(1), turns)
    return scene


# Looking back ---------------------------------------------------------------------------------------------------------


def test_everybody_goes_back_over_their_own_past(game: Game) -> None:
    scene = midway(game)
    for step, state in enumerate(scene.under_way.record.steps(game)):
        for reader in (None, 0, 1):
            seen = scene.table.view_at(step, reader)
            assert seen == {"step": step, "last": len(scene.moves), "view": state.view(reader)}
    assert scene.table.view_at(0, 0, None)["view"] == scene.under_way.at(0).view(None)


def test_nobody_looks_with_other_eyes_before_the_end(game: Game) -> None:
    scene = midway(game)
    for reader, eyes in ((0, 1), (None, 0), (0, ALL)):
        with refused("table-still-secret"):
            scene.table.view_at(0, reader, eyes)
        with refused("table-still-secret"):
            scene.table.fork(0, reader, 1, eyes)


def test_after_the_end_everybody_sees_any_hand_at_any_moment(game: Game) -> None:
    scene = midway(game).finish()
    last = len(scene.moves)
    for step in (0, last // 2, last):
        state = scene.under_way.at(step)
        hands = [state.view(seat) for seat in range(scene.table.players)]
        assert scene.table.view_at(step, None, ALL)["views"] == hands
        for reader in (None, 0):
            assert [scene.table.view_at(step, reader, eyes)["view"] for eyes in range(scene.table.players)] == hands


def test_there_is_nothing_to_look_at_where_there_is_no_step(game: Game) -> None:
    with refused("table-not-started"):
        Scene(game).table.view_at(0, 0)
    scene = midway(game)
    for step in (-1, len(scene.moves) + 1):
        with refused("table-no-step"):
            scene.table.view_at(step, 0)
    with refused("table-no-eyes"):
        scene.table.view_at(0, 0, "eagle")
    with refused("table-no-seat"):
        scene.table.view_at(0, 0, 99)


def test_after_the_end_anyone_can_run_the_game_again_and_check_the_promise(game: Game) -> None:
    scene = midway(game).finish()
    view = scene.table.view(None, "en")
    assert (view["seed"], view["salt"]) == (str(SEED), SALT)
    record = Record.loads(json.dumps(view["record"]))
    assert record.seed == SEED
    state = record.verify()
    assert state.over
    assert view["result"]["ranks"] == state.ranks()
    assert view["result"]["sources"] == [state.sources(seat) for seat in range(scene.table.players)]
    assert view["result"]["winners"] == list(state.winners())


# Forks ----------------------------------------------------------------------------------------------------------------


def fork_of(scene: Scene, game: Game, step: int, seat: int, seed: int) -> Scene:
    position = json.loads(json.dumps(scene.table.fork(step, seat, seed)))
    fork = Scene.of([open_from(game, position, eyes=seat, at=NOON)], game)
    for each in range(fork.table.players):
        fork.do(fork.seat(each).sit(NAMES[each]))
    return fork


def test_a_fork_keeps_what_its_eyes_know_and_draws_the_rest_anew(game: Game) -> None:
    scene = midway(game)
    step = len(scene.moves)
    reached = set()
    for seed in (1, 2, 3):
        fork = fork_of(scene, game, step, 0, seed).start(seed)
        assert fork.state.view(0) == scene.state.view(0)
        assert fork.state.actors == scene.state.actors
        fork.state.check()
        reached.add(fork.state.fingerprint())
    assert len(reached) == 3
    assert scene.state.fingerprint() not in reached


def test_the_luck_of_a_fork_comes_from_its_own_committed_seed(game: Game) -> None:
    """The position it was opened from says nothing of it: the start draws once more."""
    scene = midway(game)
    one, same, other = (fork_of(scene, game, 3, 0, 1).start(seed) for seed in (5, 5, 6))
    assert one.state.fingerprint() == same.state.fingerprint() != other.state.fingerprint()
    assert one.state.position()["random"] != one.table.position["random"]  # type: ignore[index]


def test_a_fork_is_played_to_its_end_and_can_be_checked(game: Game) -> None:
    fork = fork_of(midway(game), game, 4, 1, 9).start(77).finish()
    view = fork.table.view(0, "en")
    start = game.position(view["start"]["position"]).imagine(view["start"]["eyes"], int(view["seed"]))
    record = Record.loads(json.dumps(view["record"]))
    assert record.start(game).fingerprint() == start.fingerprint()
    assert record.verify().over


def test_a_fork_has_one_pair_of_eyes_and_a_game_to_play(game: Game) -> None:
    scene = midway(game).finish()
    with refused("table-fork-eyes"):
        scene.table.fork(0, 0, 1, ALL)
    with refused("table-position-over"):
        scene.table.fork(len(scene.moves), 0, 1)
    with refused("table-position-over"):
        open_from(game, scene.state.position(), eyes=None, at=NOON)
    with pytest.raises(BadSetup):
        scene.table.fork(0, 0, -1)
    assert scene.table.fork(0, None, 1, 1)["players"] == scene.table.players


def test_a_position_set_by_hand_is_played_as_it_was_set(game: Game) -> None:
    state = game.start(players=three(game), seed=4)
    table = Scene.of([open_from(game, state.position(), eyes=ALL, at=NOON)], game)
    for seat in range(table.table.players):
        table.do(table.host().seat_bot(seat, "random", NAMES[seat]))
    table.start()
    assert table.state.fingerprint() == state.fingerprint()
    table.finish()


def test_a_position_that_is_none_opens_no_table(game: Game) -> None:
    with pytest.raises(BadPosition):
        open_from(game, {"players": 99}, eyes=None, at=NOON)
    position = game.start(players=three(game), seed=1).position()
    for eyes in (99, -1, "eagle", True):
        with refused("table-no-seat"):
            open_from(game, position, eyes=eyes, at=NOON)


# Previews -------------------------------------------------------------------------------------------------------------


def test_a_preview_says_what_an_action_brings_everybody_and_changes_nothing(game: Game) -> None:
    scene = midway(game)
    before = portrait(scene.table)
    seat = scene.table.actors[0]
    for action in scene.state.legal(seat):
        seen = scene.table.preview(seat, action)
        assert seen["action"] == action
        assert len(seen["scores"]) == len(seen["sources"]) == scene.table.players
    assert portrait(scene.table) == before


@pytest.mark.where(condition=free_choice)
def test_a_preview_is_right_about_what_is_certain(game: Game) -> None:
    """What a free choice changes, it tells rightly; and what needs a yes, it knows."""
    scene = Scene(game).start()
    luck = random.Random(2)
    claimed = 0
    for _ in range(25):
        seat = scene.table.actors[0]
        for action in scene.state.legal(seat):
            seen = scene.table.preview(seat, action)
            after = scene.state.clone()
            after.apply(seat, action)
            assert seen["final"] == is_final(scene.state, after, seat)
            if not seen["final"]:
                assert seen["scores"][seat] == after.scores()[seat] - scene.state.scores()[seat]
                claimed += 1
        scene.turn(seat, luck)
    assert claimed


def test_a_preview_of_what_is_illegal_is_refused_with_the_clause(game: Game) -> None:
    scene = midway(game)
    seat = scene.table.actors[0]
    for other in range(scene.table.players):
        if other not in scene.table.actors:
            with forbidden("RH-1.1"):
                scene.table.preview(other, scene.state.legal(seat)[0])
    with forbidden("RH-1.2"):
        scene.table.preview(seat, -1)


def test_why_not_names_the_clause_and_says_it(game: Game) -> None:
    scene = midway(game)
    seat = scene.table.actors[0]
    words = {rule["id"]: rule["text"] for rule in game.rules("it")}
    for action in range(0, game.action_space, 7):
        found = scene.table.why_not(seat, action, "it")
        clause = scene.state.why_not(seat, action)
        assert (found and found["id"]) == clause
        assert found is None or found["text"] == words[found["id"]]


# Pointing at a later target -------------------------------------------------------------------------------------------


def later_targets(scene: Scene) -> dict[int, list[int]]:
    """Actions one free choice away, each with the first steps that lead to it."""
    seat = scene.table.actors[0]
    legal = scene.state.legal(seat)
    found: dict[int, list[int]] = {}
    for action in legal:
        after = scene.state.clone()
        after.apply(seat, action)
        if after.seal == scene.state.seal and seat in after.actors:
            for target in after.legal(seat):
                if target not in legal:
                    found.setdefault(target, []).append(action)
    return found


def one_way(scene: Scene) -> list[int]:
    return [target for target, ways in later_targets(scene).items() if len(ways) == 1] if alone(scene) else []


def more_ways(scene: Scene) -> list[int]:
    return [target for target, ways in later_targets(scene).items() if len(ways) > 1] if alone(scene) else []


@pytest.mark.where(condition=one_way)
def test_a_target_with_one_way_to_it_is_chosen_with_the_steps_before_it(game: Game) -> None:
    scene = Scene(game).start()
    target = scene.seek(one_way, random.Random(3))[0]
    seat = scene.table.actors[0]
    step = later_targets(scene)[target][0]
    scene.do(scene.seat(seat).aim(target))
    turn = scene.table.view(seat, "en")["turn"]
    chosen = [step["action"] for step in turn["steps"]]
    if turn["final"]:
        chosen.append(turn["final"]["action"])
    assert chosen == [step, target]


@pytest.mark.where(condition=more_ways)
def test_a_target_with_more_ways_to_it_asks_which(game: Game) -> None:
    scene = Scene(game).start()
    target = scene.seek(more_ways, random.Random(4))[0]
    seat = scene.table.actors[0]
    before = portrait(scene.table)
    ways: Any = scene.seat(seat).aim(target)
    assert sorted(ways) == sorted([step, target] for step in later_targets(scene)[target])
    told = scene.table.alternatives(seat, target, "it")
    assert [[step["action"] for step in way] for way in told] == ways
    assert all(step["text"] for way in told for step in way)
    assert portrait(scene.table) == before
    scene.do(scene.seat(seat).choose(*ways[1]))
    turn = scene.table.view(seat, "en")["turn"]
    assert turn["steps"][0]["action"] == ways[1][0]


def test_a_target_that_is_legal_now_is_simply_chosen(game: Game) -> None:
    scene = midway(game)
    seat = scene.table.actors[0]
    action = scene.state.legal(seat)[0]
    assert scene.seat(seat).aim(action) == scene.seat(seat).choose(action)


def test_a_target_out_of_reach_is_refused_with_the_boards_reason(game: Game) -> None:
    scene = midway(game)
    seat = scene.table.actors[0]
    near = {*scene.state.legal(seat), *later_targets(scene)}
    far = [action for action in range(game.action_space) if action not in near]
    refusals = 0
    for action in random.Random(5).sample(far, 10):
        try:
            scene.seat(seat).aim(action)
        except IllegalAction:
            with forbidden(scene.state.why_not(seat, action)):
                scene.seat(seat).aim(action)
            refusals += 1
    assert refusals
    for other in range(scene.table.players):
        if other not in scene.table.actors:
            with forbidden("RH-1.1"):
                scene.seat(other).aim(far[0])


def test_a_solo_or_smallest_table_plays_too(game: Game) -> None:
    for players in (min(game.players), max(game.players)):
        entry = open_table(game, players=players, at=NOON)
        scene = Scene.of([entry], game)
        for seat in range(players):
            scene.do(scene.seat(seat).sit(NAMES[seat]))
        scene.start().finish()
        assert scene.table.phase == "over"
