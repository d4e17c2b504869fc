"""The course of a turn and of the track deck: UP-3, and the house's own clauses."""

from collections import Counter

import pytest

from roundhouse import Event, IllegalAction
from tests.scenes import keys, legal, look, play, refused
from tests.union_pacific.scenes import GAME, action, finish_opening, invest, kinds, phase, scene
from tests.union_pacific.toys import ONE_WAY_OUT

# The house's clauses: RH-1 --------------------------------------------------------------------------------------------


@pytest.mark.clause("RH-1.1")
def test_only_the_player_on_turn_may_act() -> None:
    state = scene(hands=["bnl", "dm", "ms"])
    refused(state, "invest dm", "RH-1.1", seat=1)
    refused(state, "build bnl casper--denver", "RH-1.1", seat=2)
    assert state.legal(1) == []


@pytest.mark.clause("RH-1.2")
def test_an_action_must_be_one_the_game_knows() -> None:
    state = scene(hands=["bnl"])
    before = state.fingerprint()
    for unknown in (-1, GAME.action_space, 10**6):
        assert state.why_not(0, unknown) == "RH-1.2"
        with pytest.raises(IllegalAction) as refusal:
            state.apply(0, unknown)
        assert refusal.value.clause == "RH-1.2"
    assert state.fingerprint() == before
    with pytest.raises(IllegalAction):
        action("build bnl miami--seattle")


@pytest.mark.clause("RH-1.3")
def test_after_the_end_nothing_is_played() -> None:
    state = scene(phase="share", deck="dividend", row="dm")
    play(state, "take dm", "stay")
    assert state.over
    assert state.actors == ()
    for seat in range(3):
        for move in ("take up", "stay", "card clear", "invest bnl", "build bnl casper--denver", "end"):
            refused(state, move, "RH-1.3", seat=seat)


@pytest.mark.clause("RH-1.4")
def test_a_seat_must_be_one_of_the_table() -> None:
    state = scene(hands=["bnl"])
    before = state.fingerprint()
    for nobody in (-1, 3, 99):
        assert state.legal(nobody) == []
        assert state.why_not(nobody, action("invest bnl")) == "RH-1.4"
        with pytest.raises(IllegalAction) as refusal:
            state.apply(nobody, action("invest bnl"))
        assert refusal.value.clause == "RH-1.4"
    assert state.fingerprint() == before


# Drawing, building or investing: UP-3.1, UP-3.2 -----------------------------------------------------------------------


@pytest.mark.clause("UP-3.1")
def test_the_first_turn_begins_with_a_fourth_track_card() -> None:
    state = GAME.start(players=3, seed=5)
    top = look(state, "track_deck")[0]
    before = look(state, "cards")
    finish_opening(state)
    (seat,) = state.actors
    assert [sum(cards.values()) for cards in look(state, "cards")] == [3 + (seat == other) for other in range(3)]
    assert look(state, "cards")[seat] == Counter(before[seat]) + Counter([top])


@pytest.mark.clause("UP-3.1")
def test_every_turn_begins_with_drawing_one_track_card() -> None:
    state = scene(hands=["bnl bnl"], cards=["clear clear clear white", "black black black"], track_top="joker")
    log: list[Event] = []
    play(state, "invest bnl", "discard clear", log=log)
    assert look(state, "cards")[:2] == [{"clear": 2, "white": 1}, {"black": 3, "joker": 1}]
    assert state.actors == (1,)
    assert log[-1].seen_by(1) == ("drew-track-known", {"seat": 1, "card": "joker"})
    assert log[-1].seen_by(0) == ("drew-track", {"seat": 1})


@pytest.mark.clause("UP-3.2")
def test_a_player_may_build_or_invest() -> None:
    assert kinds(scene(hands=["bnl"])) == {"card", "invest"}


@pytest.mark.clause("UP-3.2")
def test_who_can_build_or_invest_may_not_pass() -> None:
    for state in (scene(), scene(hands=["bnl"], cards=["", "clear"], track_top=""), scene(hands=["bnl"])):
        for card in ("clear", "white", "black", "dotted", "joker"):
            refused(state, f"discard {card}", "UP-3.2")
        refused(state, "end", "UP-3.2")


@pytest.mark.clause("UP-3.2")
def test_who_builds_does_not_invest_in_the_same_turn() -> None:
    state = scene(hands=["bnl bnl"])
    play(state, "card clear")
    refused(state, "invest bnl", "UP-3.2")
    play(state, "build bnl casper--denver")
    refused(state, "invest bnl", "UP-3.2")
    play(state, "take dm")
    refused(state, "invest bnl", "UP-3.2")


@pytest.mark.clause("UP-3.2")
def test_having_chosen_a_card_a_player_must_build() -> None:
    state = scene(hands=["bnl"])
    play(state, "card clear")
    assert kinds(state) == {"build"}
    refused(state, "discard clear", "UP-3.2")


# All pass: UP-3.7 -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("UP-3.7")
def test_when_all_pass_and_nothing_can_be_built_all_dividends_left_are_paid_at_once() -> None:
    state = scene(
        game=ONE_WAY_OUT,
        trains={"kcc": "hub--yard"},
        cards=["", "", ""],
        track_deck="",
        table=["up kcc", "ms", ""],
        met=1,
    )
    log: list[Event] = []
    play(state, "end", "end", log=log)
    assert not state.over
    play(state, "end", log=log)
    assert state.over
    # three payments: UP 10 + 15 + 20, KCC 3 + 1 and MS 2 + 1 to their only holders
    assert state.scores() == [45 + 3 * 4, 3 * 3, 0]
    assert state.winners() == (0,)
    assert keys(log).count("payment") == 3
    assert keys(log).index("stalled") < keys(log).index("payment")


@pytest.mark.clause("UP-3.7")
def test_it_ends_only_when_all_have_passed_in_a_row() -> None:
    state = scene(
        game=ONE_WAY_OUT, trains={"kcc": "hub--yard"}, cards=["", "", ""], track_deck="", hands=["", "", "bnl"]
    )
    play(state, "end", "end", "invest bnl", "end")
    play(state, "end", "end")
    assert not state.over
    play(state, "end")
    assert state.over


@pytest.mark.clause("UP-3.7")
def test_when_all_pass_but_some_card_could_be_built_with_the_game_goes_on() -> None:
    white = "white white"
    state = scene(game=ONE_WAY_OUT, cards=[f"{white} white", white, white], track_top="black dotted black joker")
    play(state, "discard white", "discard white", "discard white")
    assert not state.over
    assert phase(state) == "turn"
    play(state, "discard black")
    assert legal(state) == ["card joker"]


@pytest.mark.clause("UP-3.7", "UP-9.2", "UP-9.3")
def test_with_two_players_the_third_holder_has_a_part_in_the_last_of_the_payments_left() -> None:
    state = scene(
        2,
        game=ONE_WAY_OUT,
        trains={"kcc": "hub--yard"},
        cards=["", ""],
        track_deck="",
        table=["up kcc", ""],
        row="ww",
        deck="kcc kcc dividend dividend dividend",
        up_stack=3,
    )
    play(state, "end", "end")
    assert state.over
    # the second payment in the second column, the third in the fourth with the third holder
    assert state.scores() == [(10 + 4) + (16 + 1), 0]
    assert state.view(None)["money"][2] == 20 + 3 + (2 + 1)


# The track deck: UP-3.8, UP-3.9 ---------------------------------------------------------------------------------------


@pytest.mark.clause("UP-3.8")
def test_when_the_last_track_card_is_drawn_the_discards_become_the_deck() -> None:
    state = scene(hands=["bnl"], track_deck="joker", discards="clear clear white black")
    play(state, "invest bnl", "discard dotted")
    assert look(state, "cards")[1] == {"clear": 1, "white": 1, "black": 1, "joker": 1}
    assert sorted(look(state, "track_deck")) == ["black", "clear", "clear", "dotted", "white"]
    assert look(state, "discards") == {}


@pytest.mark.clause("UP-3.8")
def test_the_new_deck_is_shuffled() -> None:
    orders = set()
    for seed in range(8):
        state = scene(hands=["bnl"], track_deck="joker", discards="clear clear white black", seed=seed)
        play(state, "invest bnl", "discard dotted")
        orders.add(tuple(look(state, "track_deck")))
    assert len(orders) > 3


@pytest.mark.clause("UP-3.8")
def test_scrapped_cards_do_not_come_back() -> None:
    state = scene(
        game=ONE_WAY_OUT,
        trains={"bnl": "hub--yard"},
        cards=["clear white white"],
        hands=["ms"],
        track_deck="white",
        discards="black",
    )
    play(state, "scrap clear")
    assert look(state, "track_deck") == ["black"]
    assert look(state, "scrapped")["clear"] == 12


@pytest.mark.clause("UP-3.8")
def test_with_deck_and_discards_empty_nobody_draws() -> None:
    state = scene(hands=["bnl"], cards=["", "clear white", "black"], track_deck="")
    play(state, "invest bnl", "end")
    assert state.actors == (1,)
    assert look(state, "cards")[1] == {"clear": 1, "white": 1}


@pytest.mark.clause("UP-3.8")
def test_a_discard_after_that_is_the_next_players_draw() -> None:
    state = scene(hands=["bnl"], cards=["white joker", "clear", "black"], track_deck="")
    play(state, "invest bnl", "discard joker")
    assert look(state, "cards")[1] == {"clear": 1, "joker": 1}
    assert look(state, "track_deck") == []
    assert look(state, "discards") == {}


@pytest.mark.clause("UP-3.9")
def test_track_cards_are_discarded_face_up() -> None:
    state = scene(hands=["bnl"])
    log: list[Event] = []
    play(state, "invest bnl", "discard dotted", log=log)
    assert log[1].seen_by(2) == ("discarded", {"seat": 0, "card": "dotted"})
    assert state.view(None)["discards"]["dotted"] == 1
    play(state, "card clear", "build bnl casper--denver", log=log)
    assert state.view(None)["discards"]["clear"] == 1
    invested = scene(hands=["bnl"])
    invest(invested, "bnl")
    assert sum(invested.view(None)["discards"].values()) == 1
