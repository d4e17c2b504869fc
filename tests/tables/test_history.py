"""Looking back, forking, previews, and pointing at a target before the steps that lead to it."""

import json
import random

import pytest

from roundhouse import BadPosition, BadSetup, Event, Game, Record
from roundhouse.tables import ALL, open_from, open_table
from tests.tables.scenes import (
    NAMES,
    NOON,
    SALT,
    SEED,
    Scene,
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
    moments = scene.under_way.moments
    for moves, state in enumerate(scene.under_way.record.steps(game)):
        for reader in (None, 0, 1) if moves in moments else ():
            seen = scene.table.view_at(moments.index(moves), reader)
            assert seen == {"step": moments.index(moves), "last": len(moments) - 1, "view": state.view(reader)}
    assert scene.table.view_at(0, 0, None)["view"] == scene.under_way.at(0).view(None)


def test_what_others_do_unseen_has_no_step_of_its_own(game: Game) -> None:
    """Each step tells something or shows something new, or is the end of a turn; every action that does is one."""
    scene = midway(game).finish()
    play = scene.under_way
    ends = {play.step, *[turn.start for turn in play.turns]}
    state = play.record.start(game)
    seen = [0]
    for moves, (seat, action) in enumerate(play.record.moves, 1):
        before, news = state.public_view(), list[Event]()
        state.apply(seat, action, news)
        if news or state.public_view() != before or moves in ends:
            seen.append(moves)
    assert play.moments == seen


def test_nobody_looks_with_other_eyes_before_the_end(game: Game) -> None:
    scene = midway(game)
    for reader, eyes in ((0, 1), (None, 0), (0, ALL)):
        with refused("table-still-secret"):
            scene.table.view_at(0, reader, eyes)
        with refused("table-still-secret"):
            scene.table.fork(0, reader, 1, eyes)


def test_after_the_end_everybody_sees_any_hand_at_any_moment(game: Game) -> None:
    scene = midway(game).finish()
    moments = scene.under_way.moments
    for step in (0, len(moments) // 2, len(moments) - 1):
        state = scene.under_way.at(moments[step])
        hands = [state.view(seat) for seat in range(scene.table.players)]
        assert scene.table.view_at(step, None, ALL)["views"] == hands
        for reader in (None, 0):
            assert [scene.table.view_at(step, reader, eyes)["view"] for eyes in range(scene.table.players)] == hands


def test_there_is_nothing_to_look_at_where_there_is_no_step(game: Game) -> None:
    with refused("table-not-started"):
        Scene(game).table.view_at(0, 0)
    scene = midway(game)
    for step in (-1, len(scene.under_way.moments)):
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
    step = len(scene.under_way.moments) - 1
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
        scene.table.fork(len(scene.under_way.moments) - 1, 0, 1)
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


def test_a_solo_or_smallest_table_plays_too(game: Game) -> None:
    for players in (min(game.players), max(game.players)):
        entry = open_table(game, players=players, at=NOON)
        scene = Scene.of([entry], game)
        for seat in range(players):
            scene.do(scene.seat(seat).sit(NAMES[seat]))
        scene.start().finish()
        assert scene.table.phase == "over"
