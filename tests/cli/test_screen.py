"""The screen: it fits, it tells what a player wants to know, and a game without one of its own is shown too."""

import io

import pytest
from rich.console import Console

import roundhouse
from roundhouse.bots.random import play_out
from roundhouse.games.union_pacific.terminal import note, tally
from roundhouse.games.union_pacific.terminal_chart import picture
from roundhouse.kernel.chance import chance
from roundhouse.kernel.game import State
from roundhouse.terminal import screen as screens
from roundhouse.terminal.opening import table_names
from roundhouse.terminal.panels import THEME, Panel, draw
from tests.union_pacific.scenes import scene

UP = roundhouse.game("union-pacific")
RICH_TABLE = {
    "players": 6,
    "phase": "turn",
    "turn": 0,
    "hands": [{"bnl": 2, "up": 3}, {"ms": 2}, {"ms": 2}, {"ms": 2}, {"ms": 2}, {"ms": 2}],
    "table": [{"eprg": 3, "bnl": 1}, {"eprg": 2, "up": 5}, {"bnl": 1}, {}, {}, {"mrr": 1}],
    "row": {"umr": 2, "dm": 2},
}


def drawn(panels: list[Panel], width: int) -> list[str]:
    paper = io.StringIO()
    console = Console(file=paper, width=width, height=60, theme=THEME, highlight=False)
    console.print(draw(panels, console))
    return paper.getvalue().splitlines()


def shown(state: State, seat: int | None, width: int, language: str = "en") -> list[str]:
    names = table_names(state.players, 0, "Zoe", language)
    return drawn(screens.screen(UP, state, seat, names, width, language), width)


def row_of(lines: list[str], monogram: str) -> list[str]:
    return next(line.split() for line in lines if line.split()[:1] == [monogram])


def test_a_company_shows_value_trains_types_holders_leader_and_what_it_would_pay() -> None:
    row = row_of(shown(UP.position(RICH_TABLE), 0, 80), "EP&RG")
    assert row == ["EP&RG", "3", "21", "─□■┄", "·", "·", "3▲+3", "2", "+1", "·", "·", "·", "·"]


def test_equal_holders_both_lead() -> None:
    row = row_of(shown(UP.position(RICH_TABLE), 0, 80), "BNL")
    assert row[-6:] == ["1▲+1", "·", "1▲+1", "·", "·", "·"]


def test_the_row_the_decks_and_the_dividends_are_shown() -> None:
    state = UP.position(RICH_TABLE)
    first, second, *_ = shown(state, 0, 120)
    assert "dividends ◇◇◇◇" in first
    assert f"deck {state.view(None)['deck']}" in first
    assert "DM ×2" in second
    assert "UMR ×2" in second


def test_the_own_hand_is_sorted_and_nobody_elses_is_shown() -> None:
    lines = shown(UP.position(RICH_TABLE), 0, 120)
    assert "BNL ×2   UP ×3" in lines[-2]
    assert not any("Your shares" in line for line in shown(UP.position(RICH_TABLE), None, 120))


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("players", list(UP.players))
def test_the_screen_fits_eighty_columns(players: int, language: str) -> None:
    state = UP.start(players=players, seed=players)
    play_out(state, chance(players, 1))
    for line in shown(state, 0, 80, language):
        assert len(line) <= 80
        assert "…" not in line


def test_no_forecast_is_shown_when_nothing_will_be_paid_any_more() -> None:
    state = UP.start(players=3, seed=1)
    play_out(state, chance(1, 1))
    assert not any("+" in line for line in shown(state, None, 80) if "what it would pay now" not in line)


def test_the_third_holder_has_a_column_with_two_players() -> None:
    state = UP.start(players=2, seed=1)
    play_out(state, chance(1, 1))
    money = next(line.split() for line in shown(state, None, 80) if line.split()[:1] == ["Money"])
    assert money[1:] == [str(each) for each in state.view(None)["money"]]


@pytest.mark.parametrize("language", ["en", "it"])
def test_what_a_third_holder_may_take_is_shown_as_a_range(language: str) -> None:
    """One of two unseen shares lies in the deck: KCC may be shared, and W&W may have a second holder."""
    said = {"table": ["kcc", "ww ww"], "hands": ["", "ww"], "row": "", "deck": "kcc dividend dividend", "up_stack": 0}
    lines = [line.split() for line in shown(scene(2, phase="turn", met=2, **said), 0, 80, language)]
    kcc = next(line for line in lines if line[:1] == ["KCC"])
    assert kcc[-4:] == ["1▲+1–3", "·", "0–1", "+0–1"]
    assert next(line for line in lines if line[:1] in (["Money"], ["Soldi"]))[-5:] == ["+1–3", "0", "+2–3", "0", "+0–2"]


def test_a_section_is_noted_with_its_type_and_free_spaces() -> None:
    state = UP.start(players=4, seed=1)
    meaning = {"kind": "build", "company": "dm", "section": "denver--el-paso"}
    assert note(UP, state.view(0), meaning) == [["─", "plain"], ["2", "quiet"]]


def test_a_payment_is_told_as_a_table() -> None:
    events = [("paid", {"seat": 0, "share": "bnl", "amount": 5}), ("paid", {"seat": 1, "share": "bnl", "amount": 2})]
    panel = tally(UP, events, ["Zoe", "Ada"], "en")
    assert panel is not None
    assert [line.split() for line in drawn([panel], 80)[2:3]] == [["BNL", "Billings", "Northern", "Light", "5", "2"]]
    assert tally(UP, [("took", {"seat": 0, "share": "bnl"})], ["Zoe", "Ada"], "en") is None


@pytest.mark.parametrize("width", [80, 120, 200])
def test_the_map_shows_every_space_and_every_train(width: int) -> None:
    """Each train as its company's letter on a plate, each free space as the sign of its type."""
    state = UP.start(players=4, seed=2)
    for _ in range(120):
        seat = state.actors[0]
        state.apply(seat, state.legal(seat)[0])
    view = state.view(None)
    lines = picture(UP, view, width, "en")["lines"][:-3]
    plates = "".join(text for line in lines for text, style in line if style.startswith("plate"))
    free = "".join(text for line in lines for text, style in line if style == "brass")
    trains = sum(len(company["trains"]) for company in view["companies"].values())
    assert len(plates) == trains
    assert len(free) == sum(section["spaces"] for section in UP.board()["section"]) - trains


def test_a_game_without_a_screen_of_its_own_shows_its_view(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(UP, "panels", lambda *_: None)
    state = UP.start(players=4, seed=1)
    lines = shown(state, 0, 120)
    assert lines[0] == " What you see"
    assert '   "game": "union-pacific",' in lines
