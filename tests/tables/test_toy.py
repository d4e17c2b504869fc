"""What tables promise to games that are not written yet, proved on a toy."""

from roundhouse.tables import Terms, live
from roundhouse.terminal.ending import verdict
from tests.tables.scenes import Scene, refused
from tests.tables.toys import DIG, DONE, KNOCK, ToyGame


def scene_of(players: int = 2, seed: int = 1) -> Scene:
    return Scene(ToyGame(), players=players).start(seed)


def seed_with(cave: int) -> int:
    return next(seed for seed in range(20) if ToyGame().start(players=2, seed=seed).cave == cave)


def test_whoever_drops_out_of_a_choice_made_together_is_asked_first_even_without_a_seal() -> None:
    scene = scene_of()
    scene.do(scene.choose(0, DIG, DONE))
    turn = scene.table.view(0, "en")["turn"]
    assert [step["action"] for step in turn["steps"]] == [DIG]
    assert turn["final"]["action"] == DONE
    scene.do(scene.confirm(0))
    assert scene.table.actors == (1,)


def test_a_tentative_turn_shrinks_to_what_is_still_free() -> None:
    """After the other has dug, the second coin would be the last, and that one reveals the bottom."""
    scene = scene_of()
    scene.do(scene.choose(0, DIG, DIG, DONE))
    scene.do(scene.choose(1, DIG, DIG, DONE))
    scene.do(scene.confirm(0))
    turn = scene.table.view(1, "en")["turn"]
    assert [step["action"] for step in turn["steps"]] == [DIG]
    assert turn["final"] is None
    assert scene.table.view(1, "en")["view"]["heap"] == 1


def test_a_tentative_turn_of_which_nothing_is_left_is_gone() -> None:
    scene = scene_of()
    scene.do(scene.choose(1, DIG))
    scene.do(scene.choose(0, DIG, DIG, DIG, DIG))
    scene.do(scene.confirm(0))
    assert scene.table.view(1, "en")["view"]["heap"] == 0
    assert scene.table.view(1, "en")["turn"] is None


def test_a_final_choice_that_is_no_longer_legal_does_not_wait_for_a_yes() -> None:
    scene = scene_of(players=3)
    scene.do(scene.choose(2, DIG, DIG, DIG, DONE))
    scene.do(scene.confirm(2))
    for seat in (0, 1):
        scene.do(scene.choose(seat, DIG))
        assert scene.table.view(seat, "en")["turn"]["final"]["action"] == DIG
    scene.do(scene.confirm(0))
    assert scene.table.view(1, "en")["turn"] is None
    with refused("table-nothing-to-confirm"):
        scene.confirm(1)


def test_what_may_be_final_is_asked_about_and_what_is_final_is_never_done_unasked() -> None:
    """The cave never falls in before a yes; and to be asked does not mean that it will fall in."""
    asked: dict[int, set[bool]] = {0: set(), 1: set()}
    for cave in asked:
        for salt in range(12):
            scene = Scene(ToyGame(), players=2)
            scene.do(scene.host().start(seed_with(cave), f"{salt:064x}"))
            entry = scene.do(scene.choose(0, KNOCK))
            asked[cave].add(entry.facts["final"] is not None)
            assert scene.under_way.here(0).seal == scene.state.seal == 0
    assert asked[1] == {True}
    assert True in asked[0]


def test_points_that_hang_on_a_secret_are_not_told() -> None:
    scene = scene_of(players=3)
    scene.do(scene.choose(0, DIG, DONE))
    scene.do(scene.confirm(0))
    standing = scene.table.view(1, "en")["standing"]
    purse = scene.table.view(1, "en")["view"]["purse"]
    assert standing["scores"] == [None, purse, None]
    assert standing["sources"] == [
        {"coins": 1, "purse": None}, {"coins": 0, "purse": purse}, {"coins": 0, "purse": None},
    ]  # fmt: skip
    assert scene.table.view(None, "en")["standing"]["scores"] == [None, None, None]


def test_an_answer_tells_the_change_even_where_the_sum_is_secret() -> None:
    scene = scene_of()
    way = scene.table.ask(1, "en", actions=[DIG])["ways"][0]
    assert way["final"] is False
    assert way["change"] == {"scores": [0, 1], "sources": [{}, {"coins": 1}]}


def test_where_the_rules_let_nobody_win_nobody_has_won() -> None:
    scene = scene_of()
    scene.do(scene.seat(0).resign())
    scene.finish()
    result = scene.table.view(None, "en")["result"]
    assert result["first"] == result["winners"] == []
    assert result["places"] == [2, 1]


def test_one_may_play_alone_and_against_the_clock() -> None:
    scene = Scene(ToyGame(), players=1, terms=Terms(clock=live(1_000, 500))).start()
    scene.later(400)
    scene.do(scene.choose(0, DIG, DIG))
    scene.do(scene.take_back(0))
    scene.do(scene.choose(0, DONE))
    scene.do(scene.confirm(0))
    assert scene.moves == [(0, DIG), (0, DONE)]
    assert scene.table.phase == "over"
    assert scene.table.view(0, "en")["seats"][0]["clock"]["left"] == 1_100


def test_the_result_tells_the_stars_and_a_game_without_a_coin_is_lost() -> None:
    for coins, stars in ((0, 0), (3, 1)):
        scene = scene_of()
        scene.do(scene.choose(0, *[DIG] * coins, DONE))
        scene.do(scene.confirm(0))
        scene.do(scene.choose(1, DONE))
        scene.do(scene.confirm(1))
        assert scene.table.view(None, "en")["result"]["stars"] == stars


def test_the_terminal_says_that_nobody_won_that_all_failed_or_the_stars() -> None:
    state = ToyGame().start(players=2, seed=1)
    state.done = [True, True]
    state.over = True
    assert verdict(state, ["Anna", "Bruno"], "en") == "Failed: no star."
    state.coins = [2, 2]
    assert verdict(state, ["Anna", "Bruno"], "en") == "★★☆ 2 stars."
    assert verdict(state, ["Anna", "Bruno"], "it") == "★★☆ 2 stelle."
    state.stars = lambda: None  # type: ignore[method-assign]
    assert verdict(state, ["Anna", "Bruno"], "en") == "Nobody at the table wins."
