"""Questions about actions and targets: the ways to them, what each would change, and the clause where there is none."""

import random
import tracemalloc
from collections.abc import Generator

import pytest

import roundhouse
from roundhouse import Game
from roundhouse.kernel.layout import Kind, Layout, Target
from roundhouse.tables.questions import MAX_ASKED, MAX_TRIED
from roundhouse.tables.shapes import Answer
from roundhouse.tables.turns import is_final
from tests.shelf import small_games
from tests.tables.scenes import Scene, alone, forbidden, free_choice, portrait, refused
from tests.tables.toys import ToyGame


def midway(game: Game) -> Scene:
    scene = Scene(game).start()
    scene.play(random.Random(11), 8)
    return scene


def steps_of(answer: dict) -> list[list[int]]:
    return [[step["action"] for step in way["steps"]] for way in answer["ways"]]


def pieces_and_answer(asking: Generator[None, None, Answer]) -> tuple[int, Answer]:
    pieces = 0
    while True:
        try:
            next(asking)
        except StopIteration as done:
            return pieces, done.value
        pieces += 1


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


def some_later(scene: Scene) -> dict[int, list[int]]:
    return later_targets(scene) if alone(scene) else {}


def test_an_answer_tells_of_each_action_the_way_or_the_clause_and_changes_nothing(game: Game) -> None:
    scene = midway(game)
    before = portrait(scene.table)
    seat = scene.table.actors[0]
    words = {rule["id"]: rule["text"] for rule in game.rules("it")}
    actions = list(range(0, min(game.action_space, 2_000), 7))
    answer = scene.table.ask(seat, "it", actions=actions)
    reached = {way["steps"][-1]["action"] for way in answer["ways"]}
    assert {action for action in actions if scene.state.why_not(seat, action) is None} <= reached
    named = [(action, reason["clause"]) for reason in answer["reasons"] for action in reason["actions"]]
    assert sorted([*reached, *[action for action, _ in named]]) == actions
    for action, clause in named:
        assert clause["id"] == scene.state.why_not(seat, action)
        assert clause["text"] == words[clause["id"]]
    assert portrait(scene.table) == before


def test_what_of_the_board_stands_against_an_action_is_told_of_those_asked_about_by_number() -> None:
    with small_games():
        game = roundhouse.game("trestle")
        scene = Scene(game, players=2).start()
    seat = scene.table.actors[0]
    taken = game.action("lay", tile="bend", x="0", y="0", turn="1")
    away = game.action("lay", tile="bend", x="5", y="5", turn="1")
    for language, words in (("en", "There lies a span."), ("it", "Lì c’è già: rettilineo.")):
        on_taken, nowhere = scene.table.ask(seat, language, actions=[taken, away])["reasons"]
        detail = {"action": taken, "key": "taken", "facts": {"tile": "span"}, "text": words}
        assert (on_taken["clause"]["id"], on_taken["actions"], on_taken["details"]) == ("TR-2.2", [taken], [detail])
        assert (nowhere["clause"]["id"], nowhere["details"]) == ("TR-2.1", [])
    by_target = scene.table.ask(seat, "en", targets=[game.meaning(taken)])["reasons"]
    assert [(reason["actions"], reason["details"]) for reason in by_target] == [([taken], [])]


@pytest.mark.where(condition=free_choice)
def test_an_answer_is_right_about_what_is_certain(game: Game) -> None:
    """What a free choice changes, it tells rightly; and what needs a yes, it knows."""
    scene = Scene(game).start()
    rng = random.Random(2)
    claimed = 0
    for _ in range(25):
        seat = scene.table.actors[0]
        for way in scene.table.ask(seat, "en", actions=scene.state.legal(seat))["ways"]:
            after = scene.state.clone()
            after.apply(seat, way["steps"][0]["action"])
            assert way["final"] == is_final(scene.state, after, seat)
            if not way["final"]:
                assert way["change"]["scores"][seat] == after.scores()[seat] - scene.state.scores()[seat]
                claimed += 1
        scene.turn(seat, rng)
    assert claimed


@pytest.mark.where(condition=some_later)
def test_the_ways_to_a_later_step_are_all_the_shortest_ones_and_can_be_chosen(game: Game) -> None:
    scene = Scene(game).start()
    later = scene.seek(some_later, random.Random(4))
    seat = scene.table.actors[0]
    answer = scene.table.ask(seat, "it", actions=list(later))
    assert sorted(steps_of(answer)) == sorted([step, target] for target in later for step in later[target])
    assert all(step["text"] for way in answer["ways"] for step in way["steps"])
    for way in answer["ways"]:
        actions = [step["action"] for step in way["steps"]]
        entry = scene.seat(seat).choose(0, actions)
        assert (entry.facts["final"] is not None) == way["final"]


@pytest.mark.where(condition=some_later)
def test_a_target_stands_for_all_actions_that_have_it(game: Game) -> None:
    scene = Scene(game).start()
    later = scene.seek(some_later, random.Random(4))
    seat = scene.table.actors[0]
    target = game.meaning(next(iter(later)))
    by_target = scene.table.ask(seat, "en", targets=[target])
    assert by_target == scene.table.ask(seat, "en", actions=game.layout.matching(target))
    assert by_target["ways"]
    nowhere = scene.table.ask(seat, "en", targets=[{"kind": "fly"}])
    assert nowhere["ways"] == nowhere["reasons"] == []


@pytest.mark.where(condition=free_choice)
def test_a_question_is_about_the_turn_as_far_as_it_is_kept(game: Game) -> None:
    scene = Scene(game).start()
    seat, action = scene.seek(free_choice, random.Random(1))
    start = scene.table.ask(seat, "en", actions=[action])
    scene.do(scene.choose(seat, action))
    after = scene.under_way.here(seat)
    assert [action] in steps_of(scene.table.ask(seat, "en", keep=0, actions=[action]))
    assert scene.table.ask(seat, "en", keep=0, actions=[action])["ways"] == start["ways"]
    legal = after.legal(seat)
    assert {(each,) for each in legal} <= {tuple(way) for way in steps_of(scene.table.ask(seat, "en", actions=legal))}
    for keep in (-1, 2):
        with refused("table-bad-keep"):
            scene.table.ask(seat, "en", keep=keep)


def test_a_question_about_another_turn_is_refused(game: Game) -> None:
    scene = midway(game)
    seat = scene.table.actors[0]
    version = scene.table.version_for(seat)
    assert scene.table.ask(seat, "en", version=version)["version"] == version
    scene.do(scene.choose(seat, scene.state.legal(seat)[0]))
    with refused("table-stale"):
        scene.table.ask(seat, "en", version=version)


def test_a_question_about_what_does_not_exist_or_too_much_is_refused(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = midway(game)
    seat = scene.table.actors[0]
    for action in (-1, game.action_space):
        with forbidden("RH-1.2"):
            scene.table.ask(seat, "en", actions=[action])
    with refused("table-no-seat"):
        scene.table.ask(99, "en")


def test_an_answer_tells_so_many_ways_the_shortest_first_and_no_reason_against_the_rest() -> None:
    game = roundhouse.game("union-pacific")
    scene = Scene(game).start()
    actions = range(game.action_space)

    def ways(scene: Scene) -> list[list[int]]:
        found = game.ways(scene.state, scene.table.actors[0], actions)
        return found if len(found) > MAX_TRIED else []

    most = scene.seek(ways, random.Random(4))
    answer = scene.table.ask(scene.table.actors[0], "en", actions=actions)
    lengths = [len(way) for way in steps_of(answer)]
    assert lengths == sorted(lengths)
    assert MAX_TRIED / 3 <= len(lengths) <= MAX_TRIED
    against = {action for reason in answer["reasons"] for action in reason["actions"]}
    assert not against.intersection(way[-1] for way in most)


def test_a_question_about_too_many_actions_is_refused() -> None:
    game = ToyGame()
    game.layout = Layout([Kind("wait"), Kind("place", Target("x", range(MAX_ASKED + 1)))])
    scene = Scene(game, players=2).start()
    with refused("table-ask-too-much"):
        scene.table.ask(0, "en", targets=[{"kind": "place"}])


def test_what_is_too_much_is_counted_and_not_listed() -> None:
    game = ToyGame()
    game.layout = Layout([Kind("wait"), Kind("place", Target("x", range(1000)), Target("y", range(1000)))])
    scene = Scene(game, players=2).start()
    tracemalloc.start()
    with refused("table-ask-too-much"):
        scene.table.ask(0, "en", targets=[{"kind": "place"}] * 50)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 1_000_000, "bytes: a list of a million actions takes eight times as many"


def test_a_question_is_answered_in_small_pieces_about_the_moment_it_was_asked() -> None:
    game = roundhouse.game("ride-the-rails")
    scene = Scene(game).start()
    everything = range(0, game.action_space)

    def wide(scene: Scene) -> list[list[int]]:
        found = game.ways(scene.state, scene.table.actors[0], everything)
        return found if len(found) > MAX_TRIED / 2 else []

    scene.seek(wide, random.Random(4))
    seat = scene.table.actors[0]
    at_once = scene.table.ask(seat, "en", actions=everything)
    asking = scene.table.asking(seat, "en", actions=everything)
    next(asking)
    scene.do(scene.choose(seat, scene.state.legal(seat)[0]))
    pieces, answer = pieces_and_answer(asking)
    assert answer == at_once
    assert pieces > len(at_once["ways"]) + len(everything) / 200


def test_out_of_turn_every_action_is_forbidden_by_the_same_clause(game: Game) -> None:
    scene = midway(game)
    action = scene.state.legal(scene.table.actors[0])[0]
    for other in range(scene.table.players):
        if other not in scene.table.actors:
            answer = scene.table.ask(other, "en", actions=[action])
            assert answer["ways"] == []
            assert [reason["clause"]["id"] for reason in answer["reasons"]] == ["RH-1.1"]
