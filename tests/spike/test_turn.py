"""The turn: SP-3."""

from typing import Any

import pytest

from roundhouse import State
from tests.scenes import legal, look, play, refused
from tests.spike.scenes import build, contracts, kinds, line, route, scene

NETWORK = line("topeka", "springfield")


@pytest.mark.clause("SP-3.1")
def test_a_train_on_track_begins_with_the_free_move() -> None:
    state = scene(phase="free", tracks=[NETWORK], trains=["a6--b6", "boston"], hands=["rose rose", "blue"])
    assert kinds(state) == {"hold", "move"}
    refused(state, "draw deck", "SP-3.1")
    refused(state, "upgrade tender", "SP-11.2")
    play(state, "hold")
    assert kinds(state) >= {"draw", "move"}


@pytest.mark.clause("SP-3.1")
def test_a_train_in_a_city_goes_straight_to_the_action() -> None:
    state = scene(
        tracks=[NETWORK],
        income=[3, 0],
        hands=["ochre ochre ochre", "blue"],
        contracts=contracts(2, wheat="wheat-1-front"),
    )
    assert kinds(state) == {"move", "draw", "line", "upgrade", "cargo"}


@pytest.mark.clause("SP-3.2")
def test_one_action_is_done_and_no_second() -> None:
    state = scene(tracks=[NETWORK], income=[3, 0], contracts=contracts(2, wheat="wheat-1-front"))
    refused(state, "pass", "SP-3.2")
    refused(state, "end", "SP-3.4")
    play(state, "upgrade tender")
    refused(state, "draw deck", "SP-3.2")
    refused(state, "move a6--b6", "SP-3.2")
    refused(state, "upgrade locomotive", "SP-11.2")


@pytest.mark.clause("SP-3.2")
def test_only_who_has_no_action_passes() -> None:
    state = nothing_to_do()
    assert legal(state) == ["pass", "cargo load wheat"]
    play(state, "pass")
    assert state.actors == (1,)


def nothing_to_do() -> State:
    """All cards are in the hands: nothing can be drawn, and seat 0 has neither cards, tracks nor money."""
    everything = " ".join(suit for suit in ("white", "blue", "ochre", "rose", "jade", "black") for _ in range(7))
    return scene(hands=["", everything], row="", contracts=contracts(2, cattle="cattle-1-front", coal="coal-1-front"))


@pytest.mark.clause("SP-3.2")
def test_nobody_passes_who_can_still_move_build_or_upgrade() -> None:
    cards = [suit for suit in ("white", "blue", "ochre", "rose", "jade", "black") for _ in range(7)]
    dry: dict[str, Any] = {"row": "", "contracts": contracts(2, cattle="cattle-1-front", coal="coal-1-front")}
    moves = scene(hands=["", " ".join(cards)], tracks=[NETWORK], **dry)
    assert kinds(moves) == {"move", "cargo"}
    refused(moves, "pass", "SP-3.2")
    arriving: dict[str, Any] = {"phase": "free", "tracks": [NETWORK], "trains": ["a6--b6", "boston"], "income": [3, 0]}
    upgrades = scene(hands=["", " ".join(cards)], **arriving, **dry)
    play(upgrades, "move topeka")  # where the train stays this turn
    assert kinds(upgrades) == {"upgrade", "cargo"}
    refused(upgrades, "pass", "SP-3.2")
    cards.remove("ochre")
    cards.remove("ochre")
    builds = scene(hands=["ochre ochre", " ".join(cards)], **dry)
    assert kinds(builds) == {"line", "cargo"}
    refused(builds, "pass", "SP-3.2")


@pytest.mark.clause("SP-3.3")
def test_cargo_is_handled_before_the_free_move_before_the_action_and_after_it() -> None:
    said = {"contracts": contracts(2, wheat="wheat-1-front"), "aboard": [["wheat"], []]}
    state = scene(phase="free", tracks=[NETWORK], trains=["a6--b6", "boston"], **said)
    assert "cargo unload wheat" in legal(state)
    play(state, "move topeka")
    assert "cargo unload wheat" in legal(state)
    play(state, "cargo unload wheat")
    assert "cargo load wheat" in legal(state)
    play(state, "draw deck")
    refused(state, "cargo load wheat", "SP-3.3")
    play(state, "stop")
    assert legal(state) == ["cargo load wheat", "end"]


@pytest.mark.clause("SP-3.3")
def test_cargo_rests_while_a_line_is_chosen_and_paid() -> None:
    spaces = route("topeka", "des-moines")
    state = scene(hands=["ochre ochre white white", "blue"], contracts=contracts(2, wheat="wheat-1-front"))
    play(state, "line des-moines")
    refused(state, "cargo load wheat", "SP-3.3")
    play(state, *[f"lay {space}" for space in spaces[::-1]])
    refused(state, "cargo load wheat", "SP-3.3")


@pytest.mark.clause("SP-3.4")
def test_the_turn_ends_by_itself_when_nothing_but_unloading_is_left() -> None:
    state = scene(
        phase="free",
        tracks=[NETWORK],
        trains=["a6--b6", "boston"],
        aboard=[["wheat"], []],
        contracts=contracts(2, wheat="wheat-1-front"),
    )
    play(state, "hold", "draw deck", "stop")
    assert state.actors == (1,)


@pytest.mark.clause("SP-3.4")
def test_a_full_train_is_unloaded_for_another_load_in_the_next_turn() -> None:
    wanted = {"wheat": "wheat-1-front", "pigs": "pigs-1-front"}
    said: dict[str, Any] = {"tracks": [NETWORK], "contracts": contracts(2, **wanted), "hands": ["", "blue"]}
    state = scene(trains=["springfield", "boston"], aboard=[["wheat"], []], **said)
    assert "cargo unload wheat" in legal(state)
    play(state, "draw deck", "stop")
    assert state.actors == (1,)


@pytest.mark.clause("SP-3.4")
def test_the_last_load_ends_the_turn() -> None:
    state = scene(hands=["", "blue"], contracts=contracts(2, wheat="wheat-1-front"))
    play(state, "draw deck", "stop", "cargo load wheat")
    assert (state.actors, look(state, "aboard")) == ((1,), [["wheat"], []])


@pytest.mark.clause("SP-3.4")
def test_otherwise_it_ends_when_its_player_says_so() -> None:
    state = scene(hands=["ochre ochre", "blue"], contracts=contracts(2, wheat="wheat-1-front"))
    build(state, "des-moines", route("topeka", "des-moines"))
    assert legal(state) == ["cargo load wheat", "end"]
    play(state, "end")
    assert (state.actors, look(state, "aboard")) == ((1,), [[], []])
