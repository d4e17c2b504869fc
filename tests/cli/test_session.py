"""A game in the terminal: whole games, choices by number, why, and inputs of every kind."""

import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

from roundhouse.kernel.chance import chance
from roundhouse.kernel.game import Hint
from roundhouse.kernel.record import Record
from roundhouse.terminal.choices import Choices
from roundhouse.terminal.screen import screen
from roundhouse.terminal.words import WORDS, word
from tests.cli.seated import Table


def play_at_random(table: Table) -> str:
    """Choose any legal number until the game is over."""
    rng = chance(3, 1)
    table.session.read = lambda: str(1 + rng.below(len(table.play.state.legal(table.play.seat))))
    assert table.session.run()
    return table.paper.getvalue()


@pytest.mark.parametrize(
    ("language", "players", "said"),
    [
        ("en", 4, ["The game is over.", "Your turn: build", "Where the points come from", "Together", "Zoe draws a"]),
        ("it", 4, ["La partita è finita.", "Tocca a te", "Da dove vengono i punti", "In tutto", "Zoe pesca una"]),
        ("it", 2, ["Terzo", "terzo azionista"]),
        ("en", 6, ["Elsa"]),
    ],
)
def test_a_whole_game_is_played_and_told(language: str, players: int, said: list[str]) -> None:
    table = Table(seed=5, players=players, language=language)
    printed = play_at_random(table)
    assert table.play.state.over
    for words in said:
        assert words in printed
    assert "{" not in printed
    assert "terminal-" not in printed
    assert "cli-" not in printed
    record = Record.loads(table.play.record.dumps())
    assert record.verify().fingerprint() == table.play.state.fingerprint()


def test_the_result_shows_every_place_and_every_source() -> None:
    table = Table(seed=5)
    printed = play_at_random(table)
    state = table.play.state
    for seat, name in enumerate(table.session.names):
        places = [line.split() for line in printed.splitlines() if line.split()[1:2] == [name]]
        assert [str(state.ranks()[seat]), name, str(state.scores()[seat])] in places
    totals = [line.split() for line in printed.splitlines() if line.startswith(" Total")]
    assert totals == [["Total", *[str(score) for score in state.scores()]]]


def test_no_secret_is_on_the_screen() -> None:
    """Whatever the others hold and whatever comes next, the screen and all answers are the same."""
    table = Table(seed=9)
    table.to_turn()
    real = table.play.state
    seen = set()
    for seed in range(5):
        table.play.table.playing().state = real.imagine(table.play.seat, seed)
        table.session.told = 0
        seen.add(table.whole("log", "map", "all bnl", "why 300"))
    assert len(seen) == 1


@pytest.mark.parametrize(
    ("language", "asked", "title"), [("en", "hint", "The game would"), ("it", "consiglio", "Il gioco farebbe")]
)
def test_the_game_says_what_it_would_do(language: str, asked: str, title: str) -> None:
    table = Table(language=language)
    table.to_turn()
    play = table.play
    before = play.state.fingerprint()
    printed = table.type(asked)
    assert title in printed
    assert play.state.fingerprint() == before
    hint = table.session.choices().hint()
    assert hint is not None
    for action in hint.actions:
        assert play.game.describe(play.state, play.seat, action, language) in printed


def test_a_hint_tells_what_it_brings_to_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table()
    table.to_turn()
    action = table.play.state.legal(0)[0]
    monkeypatch.setattr(Choices, "hint", lambda choices: Hint([action], [3, 0, 12, 1], True))
    printed = table.type("hint")
    assert "Nothing brings you more" in printed
    for name, gain in zip(table.session.names, [3, 0, 12, 1], strict=True):
        assert f"{name} +{gain}" in printed


@pytest.mark.parametrize(
    ("language", "asked", "reason"),
    [("en", "hint", "Main reason: jokers in hand."), ("it", "consiglio", "Motivo principale: jolly in mano.")],
)
def test_a_hint_tells_the_feature_that_decided(
    monkeypatch: pytest.MonkeyPatch, language: str, asked: str, reason: str
) -> None:
    table = Table(language=language)
    table.to_turn()
    action = table.play.state.legal(0)[0]
    monkeypatch.setattr(Choices, "hint", lambda choices: Hint([action], [], False, "jokers"))
    assert reason in table.type(asked)


def test_where_the_game_has_nothing_to_advise_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table()
    table.to_turn()
    monkeypatch.setattr(Choices, "hint", lambda choices: None)
    assert "nothing to advise" in table.type("hint")


def test_a_number_chooses_the_legal_action_of_that_number() -> None:
    table = Table()
    table.to_turn()
    for number, action in enumerate(table.play.state.legal(0), 1):
        other = Table()
        other.to_turn()
        other.type(str(number))
        assert other.play.record.moves[len(table.play.record.moves)] == (0, action)


def test_what_is_typed_at_the_table_may_be_english_or_the_language_spoken() -> None:
    table = Table(language="it")
    table.to_turn()
    assert table.type("aiuto") == table.type("help")
    assert "Non c’è ancora niente" in Table(language="it").type("annulla")
    assert "adesso no" in table.type("perché 300")


# Why ------------------------------------------------------------------------------------------------------------------


def test_why_names_the_clause_and_says_it() -> None:
    table = Table()
    table.to_turn()
    number = table.number("build", company="dm", section="denver--phoenix")
    printed = table.type(f"why {number}")
    assert "Denver Midland on Denver – Phoenix: not now, because of UP-4.3" in printed
    assert "The company must be allowed the section’s track type" in printed


def test_why_says_so_when_an_action_is_legal() -> None:
    table = Table()
    table.to_turn()
    assert "you may do this now" in table.type("why 1")


def test_why_takes_words_too() -> None:
    table = Table()
    table.to_turn()
    assert "because of UP-4.3" in table.type("why dm denver phoenix")
    assert "All actions with “dm denver”" in table.type("why dm denver")
    assert "No action fits “zanzibar”" in table.type("why zanzibar")
    assert "Say which" in table.type("why")


def test_why_agrees_with_the_rules_on_every_action() -> None:
    table = Table()
    table.to_turn()
    choices = table.session.choices()
    assert sorted(choices.actions) == list(range(table.play.game.action_space))
    for action, number in list(choices.number.items())[::37]:
        clause = table.play.state.why_not(0, action)
        printed = table.type(f"why {number}")
        assert (
            "you may do this now" in printed if clause is None else clause in printed or "later in the turn" in printed
        )


def test_all_lists_legal_later_and_forbidden_actions_with_their_numbers() -> None:
    table = Table()
    table.to_turn()
    choices = table.session.choices()
    printed = table.type("all bnl")
    for action in choices.find(["bnl"]):
        assert str(choices.number[action]) in printed
    assert "✓" in printed
    assert "›" in printed
    assert "·" in printed
    assert "too many to list" in table.type("all")


# Pointing at a later step ---------------------------------------------------------------------------------------------


def turn_with(cards: dict[str, int]) -> Table:
    """A first turn with these track cards in hand."""
    hands = [cards, {"black": 3}, {"white": 3}, {"dotted": 3}]
    return Table(position={"players": 4, "phase": "turn", "turn": 0, "cards": hands})


def test_a_later_step_is_understood_and_what_comes_before_is_filled_in() -> None:
    table = turn_with({"clear": 4})
    number = table.number("build", company="bnl", section="casper--denver")
    printed = table.type(str(number))
    kinds = [table.play.game.meaning(action)["kind"] for _, action in table.play.record.moves]
    assert kinds == ["card", "build"]
    assert "Zoe plays a clear card and places a train of Billings Northern Light on Casper – Denver." in printed


def test_a_later_step_with_several_ways_to_it_asks_which() -> None:
    table = turn_with({"clear": 3, "joker": 1})
    number = table.number("build", company="bnl", section="casper--denver")
    assert "There is more than one way to it" in table.type(str(number), "no")
    assert table.play.record.moves == []
    table.type(str(number), "2")
    assert table.play.record.moves[0] == (0, table.play.game.action("card", card="joker"))


def test_a_later_step_is_explained_as_such() -> None:
    table = turn_with({"clear": 4})
    number = table.number("build", company="bnl", section="casper--denver")
    assert f"Choose {number}, and the steps before it are filled in" in table.type(f"why {number}")


def test_what_cannot_be_reached_is_explained_instead_of_done() -> None:
    table = turn_with({"clear": 4})
    number = table.number("build", company="bnl", section="billings--calgary")
    assert "because of UP-4.2" in table.type(str(number))
    assert table.play.record.moves == []


# Leaving, saving, looking ---------------------------------------------------------------------------------------------


def test_the_end_of_the_input_leaves_politely() -> None:
    assert "You have left the table." in Table().type()
    assert "You have left the table." in Table().type("quit")


def test_an_interrupt_leaves_politely() -> None:
    table = Table()

    def interrupt() -> str:
        raise KeyboardInterrupt

    table.session.read = interrupt
    assert table.session.run() is False
    assert "You have left the table." in table.paper.getvalue()


def test_save_keeps_a_record_that_replays_to_here(tmp_path: Path) -> None:
    table = Table()
    table.to_turn()
    assert "The record is in" in table.type("1", f"save {tmp_path / 'game.json'}")
    record = Record.loads((tmp_path / "game.json").read_text(encoding="utf-8"))
    assert record.verify().fingerprint() == table.play.state.fingerprint()
    table.type(f"save {tmp_path / 'game.json'}")  # an older record may be replaced


def test_save_overwrites_nothing_but_records(tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("dear diary", encoding="utf-8")
    assert "no record of Roundhouse" in Table().type(f"save {tmp_path / 'diary.txt'}")
    assert (tmp_path / "diary.txt").read_text(encoding="utf-8") == "dear diary"
    assert "cannot be written" in Table().type(f"save {tmp_path / 'nowhere' / 'game.json'}")
    assert [path.name for path in tmp_path.iterdir()] == ["diary.txt"]


def test_rules_can_be_read_at_the_table() -> None:
    table = Table()
    assert "UP-4 Building" in table.type("rules")
    assert "UP-4.6" in table.type("rules UP-4.6")
    assert "UP-4.6" in table.type("rules 4")
    assert "joker is dead only when" in table.type("rules joker")
    assert "No clause speaks of “zeppelin”" in table.type("rules zeppelin")


def test_the_map_is_drawn_and_told() -> None:
    table = Table()
    table.to_turn()
    drawn = table.type("map")
    assert "Salt Lake City" in drawn
    assert "◉" in drawn
    told = table.type("map bnl")
    assert "Billings–Casper" in told
    assert "can grow" in told
    assert "El Paso" in table.type("map denver")
    assert "“atlantis” is not on the map" in table.type("map atlantis")


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_word_has_an_answer(language: str) -> None:
    table = Table(language=language)
    table.to_turn()
    for name in WORDS:
        assert table.type(word(name, language)).strip()


LINES = st.text(max_size=30) | st.builds("{} {}".format, st.sampled_from([*WORDS]), st.text(max_size=12))


@given(st.lists(LINES.filter(lambda line: "sa" not in line.lower()), max_size=6))  # whatever does not save a file
@settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_no_input_breaks_the_table(lines: list[str]) -> None:
    table = Table(seed=3)
    table.type(*lines)
    table.play.state.check()


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("fly", "“fly” is not understood; type a number from 1 to 4, or help."),
        ("1 2", "“1 2” is not understood"),
        ("0", "There is no action 0"),
        ("99999", "There is no action 99999"),
        ("-1", "“-1” is not understood"),
        ("9" * 5000, "is not understood"),
        ("why 99999", "There is no action 99999"),
        ("\x1b[2J", "“[2J” is not understood"),
        ("save", "Say where"),
    ],
)
def test_wrong_input_gets_one_clear_sentence(typed: str, answer: str) -> None:
    printed = Table(width=200).type(typed).removesuffix("\n You have left the table.\n")
    assert answer in printed
    assert len(printed.splitlines()) == 1
    assert "\x1b" not in printed


def test_panels_are_plain_json() -> None:
    table = Table()
    table.to_turn()
    panels = screen(table.play.game, table.play.state, 0, table.session.names, 120, "it")
    assert json.loads(json.dumps(panels)) == panels
