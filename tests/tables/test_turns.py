"""The tentative turn: free to take back until its player confirms something that cannot be."""

import json
import random

import pytest

from roundhouse import Game
from tests.tables.scenes import Scene, alone, forbidden, free_choice, portrait, refused, together, turn_passed


def public(scene: Scene, seat: int) -> str:
    """What everybody but this seat sees."""
    others = [None, *[other for other in range(scene.table.players) if other != seat]]
    return json.dumps([scene.table.view(other, "en", at=scene.now) for other in others])


def other_than(scene: Scene, seat: int) -> int:
    return (seat + 1) % scene.table.players


def to_final(scene: Scene, seat: int, rng: random.Random) -> None:
    """Choose until something waits to be confirmed."""
    while scene.do(scene.choose(seat, rng.choice(scene.table.sight(seat).legal()))).facts["final"] is None:
        pass


@pytest.mark.where(condition=free_choice)
def test_a_choice_is_seen_by_its_player_alone(game: Game) -> None:
    scene = Scene(game).start()
    seat, action = scene.seek(free_choice, random.Random(1))
    before, others = scene.state.fingerprint(), public(scene, seat)
    scene.do(scene.choose(seat, action))
    assert scene.state.fingerprint() == before
    assert public(scene, seat) == others
    turn = scene.table.view(seat, "en")["turn"]
    assert [step["action"] for step in turn["steps"]] == [action]
    assert turn["final"] is None


@pytest.mark.where(condition=free_choice)
def test_the_player_goes_on_from_the_tentative_choice(game: Game) -> None:
    scene = Scene(game).start()
    seat, action = scene.seek(free_choice, random.Random(1))
    after = scene.state.clone()
    after.apply(seat, action)
    scene.do(scene.choose(seat, action))
    view = scene.table.view(seat, "it")
    assert [choice["action"] for choice in view["legal"]] == after.legal(seat)
    assert view["view"] == after.view(seat)
    assert view["prompt"] == game.prompt(after, seat, "it")
    assert all(choice["text"] == game.describe(after, seat, choice["action"], "it") for choice in view["legal"])


@pytest.mark.where(condition=free_choice)
def test_take_back_inside_the_turn_is_free(game: Game) -> None:
    scene = Scene(game).start()
    rng = random.Random(2)
    seat, action = scene.seek(free_choice, rng)
    untouched = json.dumps(scene.table.view(seat, "en")["view"])
    scene.do(scene.choose(seat, action))
    to_final(scene, seat, rng)
    steps = len(scene.table.view(seat, "en")["turn"]["steps"])
    for left in range(steps, -1, -1):
        scene.do(scene.take_back(seat))
        turn = scene.table.view(seat, "en")["turn"]
        assert (len(turn["steps"]) if turn else 0) == left
        assert turn is None or turn["final"] is None
    assert json.dumps(scene.table.view(seat, "en")["view"]) == untouched
    with refused("table-bad-keep"):
        scene.take_back(seat)


@pytest.mark.where(condition=alone)
def test_an_action_that_cannot_be_taken_back_waits_for_a_yes(game: Game) -> None:
    scene = Scene(game).start()
    rng = random.Random(3)
    seat = scene.seek(alone, rng)[0]
    before, seal = scene.state.fingerprint(), scene.state.seal
    moves, others = len(scene.moves), public(scene, seat)
    with refused("table-nothing-to-confirm"):
        scene.confirm(seat)
    to_final(scene, seat, rng)
    turn = scene.table.view(seat, "en")["turn"]
    assert turn["final"]["text"]
    assert turn["final"]["then"]["seat"] == seat
    assert scene.state.fingerprint() == before
    assert public(scene, seat) == others
    scene.do(scene.confirm(seat))
    assert scene.moves[moves:] == [(seat, step["action"]) for step in [*turn["steps"], turn["final"]]]
    assert scene.state.seal > seal
    assert scene.table.view(seat, "en")["turn"] is None


@pytest.mark.where(condition=alone)
def test_what_is_confirmed_is_not_taken_back_freely(game: Game) -> None:
    scene = Scene(game).start()
    rng = random.Random(4)
    seat = scene.seek(alone, rng)[0]
    to_final(scene, seat, rng)
    scene.do(scene.confirm(seat))
    if seat in scene.table.actors:
        with refused("table-bad-keep"):
            scene.take_back(seat)
    else:
        with forbidden("RH-1.1"):
            scene.take_back(seat)


@pytest.mark.where(condition=alone)
def test_another_choice_takes_the_place_of_one_that_waits_for_a_yes(game: Game) -> None:
    scene = Scene(game).start()
    rng = random.Random(5)
    seat = scene.seek(alone, rng)[0]
    to_final(scene, seat, rng)
    waiting = scene.table.view(seat, "en")
    for choice in waiting["legal"]:
        if choice["final"]:
            scene.do(scene.choose(seat, choice["action"]))
            turn = scene.table.view(seat, "en")["turn"]
            assert turn["final"]["action"] == choice["action"]
            assert turn["steps"] == waiting["turn"]["steps"]


@pytest.mark.where(condition=free_choice)
def test_a_whole_turn_is_chosen_at_once_up_to_what_is_final(game: Game) -> None:
    scene = Scene(game).start()
    rng = random.Random(6)
    seat, action = scene.seek(free_choice, rng)
    scene.do(scene.choose(seat, action))
    to_final(scene, seat, rng)
    turn = scene.table.view(seat, "en")["turn"]
    actions = [step["action"] for step in [*turn["steps"], turn["final"]]]
    while scene.table.view(seat, "en")["turn"]:
        scene.do(scene.take_back(seat))
    with refused("table-beyond-final"):
        scene.choose(seat, *actions, actions[0])
    scene.do(scene.choose(seat, *actions))
    assert scene.table.view(seat, "en")["turn"] == turn


@pytest.mark.where(condition=free_choice)
def test_a_whole_turn_is_chosen_and_played_in_one_entry(game: Game) -> None:
    scene = Scene(game).start()
    rng = random.Random(6)
    seat, action = scene.seek(free_choice, rng)
    scene.do(scene.choose(seat, action))
    to_final(scene, seat, rng)
    actions = scene.under_way.drafts[seat].whole
    scene.do(scene.seat(seat).choose(0))
    moves, version = len(scene.moves), scene.table.version
    entry = scene.do(scene.seat(seat).choose(0, actions, confirm=True))
    assert entry.kind == "played"
    assert scene.table.version == version + 1
    assert scene.moves[moves:] == [(seat, action) for action in actions]


@pytest.mark.where(condition=free_choice)
def test_keeping_some_steps_and_going_on_otherwise_is_one_entry(game: Game) -> None:
    scene = Scene(game).start()
    rng = random.Random(6)
    seat, action = scene.seek(free_choice, rng)
    scene.do(scene.choose(seat, action))
    to_final(scene, seat, rng)
    chosen = scene.under_way.drafts[seat].whole
    for keep in range(len(chosen) + 1):
        entry = scene.do(scene.seat(seat).choose(keep, chosen[keep:]))
        assert scene.under_way.drafts[seat].whole == chosen
        assert entry.facts == {"actions": chosen[:-1], "final": chosen[-1]}
    with refused("table-beyond-final"):
        scene.seat(seat).choose(len(chosen), [chosen[0]])
    scene.do(scene.seat(seat).choose(0))
    assert seat not in scene.under_way.drafts


@pytest.mark.where(condition=free_choice)
def test_more_or_less_than_all_of_a_turn_cannot_be_kept(game: Game) -> None:
    scene = Scene(game).start()
    seat, action = scene.seek(free_choice, random.Random(6))
    for keep in (-1, 1, "0", None, True):
        with refused("table-bad-keep"):
            scene.seat(seat).choose(keep, [action])
    scene.do(scene.choose(seat, action))
    before = portrait(scene.table)
    with refused("table-bad-keep"):
        scene.seat(seat).choose(2)
    with refused("table-nothing-to-confirm"):
        scene.seat(seat).choose(1, confirm=True)
    assert portrait(scene.table) == before


@pytest.mark.where(condition=free_choice)
def test_a_turn_tells_its_start_the_choices_at_each_step_and_its_events_with_their_facts(game: Game) -> None:
    scene = Scene(game).start()
    rng = random.Random(6)
    seat, action = scene.seek(free_choice, rng)
    start = scene.table.view(seat, "it")
    scene.do(scene.choose(seat, action))
    to_final(scene, seat, rng)
    turn = scene.table.view(seat, "it")["turn"]
    assert turn["before"] == start["view"]
    assert turn["steps"][0]["legal"] == start["legal"]
    assert all(step["action"] in [each["action"] for each in step["legal"]] for step in turn["steps"])
    assert len(turn["final"]["change"]["scores"]) == scene.table.players
    scene.do(scene.confirm(seat))
    began = scene.under_way.turns[-1].start
    lines = [line for line in scene.table.view(seat, "it")["log"] if line["of"] == "game" and line["step"] > began]
    news = [{name: line[name] for name in ("key", "facts", "text")} for line in lines]
    assert news[: len(turn["events"])] == turn["events"]


def test_an_illegal_choice_is_refused_with_its_clause(game: Game) -> None:
    scene = Scene(game).start()
    rng = random.Random(7)
    scene.play(rng, 2)
    seat = scene.table.actors[0]
    legal = scene.state.legal(seat)
    illegal = [action for action in range(game.action_space) if action not in legal]
    for action in rng.sample(illegal, 20):
        with forbidden(scene.state.why_not(seat, action)):
            scene.choose(seat, action)
    for action in (-1, game.action_space, "0", True, None):
        with forbidden("RH-1.2"):
            scene.choose(seat, action)


@pytest.mark.where(condition=alone)
def test_only_the_seat_on_turn_may_choose(game: Game) -> None:
    scene = Scene(game).start()
    seat = scene.seek(alone, random.Random(8))[0]
    action = scene.state.legal(seat)[0]
    for other in range(scene.table.players):
        if other != seat:
            with forbidden("RH-1.1"):
                scene.choose(other, action)
            with forbidden("RH-1.1"):
                scene.confirm(other)
            assert scene.table.view(other, "en")["legal"] == []


def test_nothing_is_chosen_before_the_start_in_a_pause_or_after_the_end(game: Game) -> None:
    scene = Scene(game)
    with refused("table-not-started"):
        scene.choose(0, 0)
    scene.start()
    scene.do(scene.host().pause())
    with refused("table-is-paused"):
        scene.choose(0, scene.state.legal(scene.state.actors[0])[0])
    scene.do(scene.host().resume())
    scene.finish()
    with refused("table-is-over"):
        scene.choose(0, 0)


# All at the same time -------------------------------------------------------------------------------------------------


@pytest.mark.where(condition=together)
def test_choosing_at_the_same_time_nobody_waits_and_nobody_sees(game: Game) -> None:
    scene = Scene(game).start()
    rng = random.Random(9)
    first, second = scene.seek(together, rng)[:2]
    to_final(scene, second, rng)
    waiting = scene.table.view(second, "en")["turn"]
    others = public(scene, second)
    to_final(scene, first, rng)
    scene.do(scene.confirm(first))
    assert second in scene.table.actors
    kept = scene.table.view(second, "en")["turn"]
    for turn in (kept, waiting):  # all see that somebody has chosen
        turn.pop("before")
        turn["final"].pop("then")
    assert kept == waiting
    assert others != public(scene, second)


@pytest.mark.where(condition=together)
def test_a_choice_made_at_the_same_time_is_final(game: Game) -> None:
    scene = Scene(game).start()
    rng = random.Random(10)
    seats = scene.seek(together, rng)
    for seat in seats:
        scene.turn(seat, rng)
        with refused("table-choice-final"):
            scene.seat(seat).offer("take-back")
        if seat not in scene.table.actors:
            with forbidden("RH-1.1"):
                scene.take_back(seat)


@pytest.mark.where(condition=together)
def test_tentative_choices_survive_the_choices_of_the_others(game: Game) -> None:
    """Whatever the order of confirming, everybody's tentative choice is what is played."""
    for order in (1, -1):
        scene = Scene(game).start()
        rng = random.Random(11)
        seats = scene.seek(together, rng)
        chosen = {}
        for seat in seats:
            to_final(scene, seat, rng)
            turn = scene.table.view(seat, "en")["turn"]
            chosen[seat] = [step["action"] for step in [*turn["steps"], turn["final"]]]
        before = len(scene.moves)
        for seat in seats[::order]:
            scene.do(scene.confirm(seat))
        played = scene.moves[before:]
        for seat in seats:
            assert [action for mover, action in played if mover == seat] == chosen[seat]


@pytest.mark.where(condition=turn_passed)
def test_everybody_sees_whose_turn_it_is_and_no_more(game: Game) -> None:
    scene = Scene(game).start()
    rng = random.Random(12)
    scene.seek(turn_passed, rng)
    seat = scene.table.actors[0]
    watcher = scene.table.view(other_than(scene, seat), "en")
    assert watcher["actors"] == [seat]
    assert [at["thinking"] for at in watcher["seats"]] == [at == seat for at in range(scene.table.players)]
    assert watcher["turn"] is None
