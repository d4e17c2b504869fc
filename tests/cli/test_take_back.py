"""Taking back: free inside one's own choices, never across chance, a reveal or another player."""

import pytest

from roundhouse.kernel.chance import chance
from roundhouse.kernel.game import State
from roundhouse.tables.turns import is_final
from roundhouse.terminal.local_table import LocalTable
from tests.cli.seated import Table


def building() -> Table:
    """A turn in which a train can be built with any of four clear cards, and a UP share taken."""
    hands = [{"clear": 4}, {"black": 3}, {"white": 3}, {"dotted": 3}]
    return Table(position={"players": 4, "phase": "turn", "turn": 0, "cards": hands})


def test_undo_brings_back_the_state_the_record_and_the_log() -> None:
    table = building()
    before = table.play.state.fingerprint()
    number = table.number("build", company="bnl", section="casper--denver")
    printed = table.type(str(number), "undo", "undo")
    assert "Taken back: Place a train of Billings Northern Light on Casper – Denver." in printed
    assert "Taken back: Build with a clear card." in printed
    assert table.play.state.fingerprint() == before
    assert table.play.record.moves == []
    assert table.play.log == []


def test_undo_stops_where_the_own_choices_began() -> None:
    table = building()
    number = table.number("build", company="bnl", section="casper--denver")
    printed = table.type(str(number), "undo", "undo", "undo")
    assert printed.count("Taken back") == 2
    assert "That cannot be taken back" in printed


def test_taking_a_up_share_can_be_taken_back() -> None:
    table = building()
    table.type(str(table.number("build", company="bnl", section="casper--denver")))
    before = table.play.state.fingerprint()
    table.type(str(table.number("take", share="up")), "undo")
    assert table.play.state.fingerprint() == before


def test_undo_never_crosses_a_card_turned_up() -> None:
    table = building()
    table.type(str(table.number("build", company="bnl", section="casper--denver")))
    printed = table.type(str(table.number("blind")), "undo")
    assert "That cannot be taken back" in printed
    assert "Taken back" not in printed
    kinds = [table.play.game.meaning(action)["kind"] for _, action in table.play.record.moves]
    assert kinds == ["card", "build", "blind"]


def test_undo_never_crosses_another_player() -> None:
    table = Table()
    table.to_turn()
    moves = len(table.play.record.moves)
    table.play.acted = True
    assert "That cannot be taken back" in table.type("undo")
    assert len(table.play.record.moves) == moves


def test_undo_says_so_when_nothing_has_been_chosen_yet() -> None:
    assert "There is nothing to take back yet." in Table().type("undo")


def test_what_is_taken_back_can_be_done_otherwise() -> None:
    table = building()
    other = table.number("invest", share=table.play.game.meaning(table.play.state.legal(0)[-1])["share"])
    table.type("1", "undo", str(other))
    kinds = [table.play.game.meaning(action)["kind"] for _, action in table.play.record.moves]
    assert kinds == ["invest"]


@pytest.mark.parametrize("seed", [1, 2])
def test_the_dagger_marks_exactly_what_cannot_be_taken_back(seed: int) -> None:
    """Through a whole game: the marks come from imagined worlds, and are true of the real one."""
    table = Table(seed=seed, players=3)
    rng = chance(seed, 1)
    play = table.play
    play.let_bots_act()
    while not play.state.over:
        before = play.state.fingerprint()
        sealed = table.session.choices().sealed
        assert play.state.fingerprint() == before
        for action in play.state.legal(play.seat):
            after = play.state.clone()
            after.apply(play.seat, action)
            assert is_final(play.state, after, play.seat) == (action in sealed)
        play.choose(rng.pick(play.state.legal(play.seat)))
        play.let_bots_act()


def imagine(play: LocalTable, state: State, tentative: list[int]) -> None:
    """Put another state under the person's tentative turn."""
    under_way = play.table.playing()
    under_way.state = state
    under_way.drop(play.seat)
    under_way.keep(under_way.draft(play.seat, tentative, None))


def test_the_marks_depend_on_nothing_hidden() -> None:
    """Through a whole game: in any world the person can imagine, the same choices end take-back or come later."""
    table = Table(seed=4, players=3)
    rng = chance(4, 1)
    play = table.play
    play.let_bots_act()
    while not play.state.over:
        under_way = play.table.playing()
        real = under_way.state
        tentative = under_way.tentative(play.seat)
        choices = table.session.choices()
        for seed in range(3):
            imagine(play, real.imagine(play.seat, seed), tentative)
            imagined = table.session.choices()
            assert (imagined.sealed, imagined.soon) == (choices.sealed, choices.soon)
        imagine(play, real, tentative)
        play.choose(rng.pick(play.state.legal(play.seat)))
        play.let_bots_act()


def test_the_list_shows_the_dagger_and_what_it_means() -> None:
    shown = Table().whole()
    assert "† cannot be taken back" in shown
    assert all(line.rstrip().endswith("†") for line in shown.splitlines() if "as first investment" in line)
