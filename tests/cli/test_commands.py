"""The command: every subcommand does what its help says, in both languages."""

import json
from pathlib import Path

import pytest

import roundhouse
from roundhouse.kernel import text
from roundhouse.kernel.record import Record
from tests.cli.conftest import Run

BOARD = text.read("roundhouse.games.union_pacific", "data", "board.toml")
COMMANDS = [
    [],
    ["serve"],
    ["play"],
    ["simulate"],
    ["strength"],
    ["replay"],
    ["rules"],
    ["games"],
    ["board"],
    ["board", "check"],
]


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_help_is_in_the_language_of_the_machine(run: Run, command: list[str], language: str) -> None:
    done = run(*command, "--help", language=language)
    assert done.exit_code == 0
    assert done.stderr == ""
    assert {"en": "Usage: roundhouse", "it": "Uso: roundhouse"}[language] in done.stdout
    assert {"en": "show this help", "it": "mostra questo aiuto"}[language] in done.stdout
    assert "cli-" not in done.stdout


def test_help_in_another_language_can_be_asked_for(run: Run) -> None:
    assert "Uso: roundhouse play" in run("play", "--help", "--lang", "it").stdout
    assert "Uso: roundhouse play" in run("play", "--help", "--lang=it").stdout


def test_the_bare_command_shows_its_help(run: Run) -> None:
    assert run().exit_code == 0
    assert run().stdout == run("--help").stdout


def test_version_says_whether_the_rules_run_compiled(run: Run) -> None:
    how = "compiled" if roundhouse.compiled else "pure Python"
    assert run("--version").stdout == f"Roundhouse {roundhouse.__version__}, {how}\n"


def test_games_are_listed_for_people_and_for_programs(run: Run) -> None:
    assert "Union Pacific" in run("games").stdout
    listed = json.loads(run("games", "--json").stdout)
    assert [game["id"] for game in listed] == list(roundhouse.games())
    assert listed[0].keys() == {"id", "title", "tagline", "players", "options", "rules_version"}


# Rules ----------------------------------------------------------------------------------------------------------------


def test_rules_are_read_whole_by_section_by_clause_and_by_word(run: Run) -> None:
    whole = run("rules", "union-pacific").stdout
    for clause in roundhouse.game("union-pacific").rules("en"):
        assert clause["id"] in whole
    section = run("rules", "union-pacific", "UP-8").stdout
    assert "UP-8.3" in section
    assert "UP-7.1" not in section
    one = run("rules", "union-pacific", "up-4.6").stdout
    assert "UP-4.6" in one
    assert "UP-4.7" not in one
    assert "UP-3.5" in run("rules", "union-pacific", "--find", "jolly", "--lang", "it").stdout
    assert "UP-1.2" in run("rules", "union-pacific", "--find", "d'origine", "--lang", "it").stdout


# Playing --------------------------------------------------------------------------------------------------------------


def test_a_game_is_played_from_the_command_line_and_kept(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    done = run("play", "--players", 2, "--seed", 5, "--bots", "random", "--save", file, typed="1\n" * 400)
    assert done.exit_code == 0
    assert "The game is over." in done.stdout
    assert f"The record is in {file}." in done.stdout
    assert "roundhouse play union-pacific --players 2 --seat 0 --bots random --seed 5" in done.stdout
    assert Record.loads(file.read_text(encoding="utf-8")).verify().over


def test_the_same_seed_deals_the_same_game(run: Run) -> None:
    first = run("play", "--seed", 12, "--name", "Zoe", typed="1\n1\n")
    assert first.stdout == run("play", "--seed", 12, "--name", "Zoe", typed="1\n1\n").stdout


def test_leaving_early_is_no_failure_and_keeps_what_was_played(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    done = run("play", "--seed", 5, "--save", file, typed="1\nquit\n", language="it")
    assert done.exit_code == 0
    assert "Hai lasciato il tavolo." in done.stdout
    again = run("play", "--resume", file, typed="cronaca\n", language="it")
    assert "scopre come primo investimento" in again.stdout


def test_bytes_that_are_no_text_are_not_understood_and_break_nothing(run: Run) -> None:
    done = run("play", "--seed", 5, typed=b"\xff\xfe\x00\n1\n")
    assert done.exit_code == 0
    assert "is not understood" in done.stdout
    assert "reveals a share of" in done.stdout


def test_options_and_boards_of_ones_own_are_played(run: Run, tmp_path: Path) -> None:
    board = tmp_path / "board.toml"
    board.write_text(BOARD.replace('name = "Miami Southern"', 'name = "Miami Northern"'), encoding="utf-8")
    file = tmp_path / "kept.json"
    words = ["--option", "even_dividends=true", "--board", board, "--save", file, "--seed", 1]
    done = run("play", *words, typed="1\n")
    assert "Miami Northern" in done.stdout
    assert f"--option even_dividends=true --board {board}" in done.stdout
    assert json.loads(file.read_text(encoding="utf-8"))["options"] == {"even_dividends": True}
    assert run("replay", file, "--board", board).exit_code == 0
    assert run("replay", file).exit_code == 2


# Replaying ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "said"), [("en", "The record is sound"), ("it", "La registrazione è in ordine")])
def test_a_record_is_verified_and_its_end_shown(run: Run, record: Path, language: str, said: str) -> None:
    done = run("replay", record, language=language)
    assert done.exit_code == 0
    assert said in done.stdout
    state = Record.loads(record.read_text(encoding="utf-8")).replay()
    for score in state.scores():
        assert str(score) in done.stdout


def test_any_step_of_a_record_can_be_shown_with_all_that_happened_before(run: Run, record: Path) -> None:
    start = run("replay", record, "--step", 0).stdout
    assert "after move 0" in start
    told = run("replay", record, "--step", 3, "--log").stdout
    assert told.count("reveals a share of") == 3
    assert "What has happened so far" in told


def test_a_replay_tells_no_secret(run: Run, record: Path) -> None:
    chosen = run("replay", record, "--log", "--step", 2).stdout
    assert chosen.count("has chosen a first investment.") == 2
    assert "has chosen a share of" not in chosen
    whole = run("replay", record, "--log").stdout
    assert "swaps a share in hand" in whole
    assert "draws a track card" in whole
    assert "draws a clear card" not in whole


# Boards ---------------------------------------------------------------------------------------------------------------


def test_our_board_is_sound_and_its_figures_are_shown(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "board.toml"
    file.write_text(BOARD, encoding="utf-8")
    done = run("board", "check", file, language="it")
    assert done.exit_code == 0
    assert "non c’è niente da osservare" in " ".join(done.stdout.split())
    assert "40 città" in done.stdout


def test_remarks_do_not_make_a_board_unplayable(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "board.toml"
    file.write_text(BOARD.replace('spaces = 3, start = ["bnl"]', 'spaces = 1, start = ["bnl"]'), encoding="utf-8")
    done = run("board", "check", file)
    assert done.exit_code == 0
    assert "remark" in done.stdout


def test_errors_of_a_board_are_all_told_and_end_in_exit_code_2(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "board.toml"
    file.write_text(BOARD.replace('b = "casper",', 'b = "atlantis",'), encoding="utf-8")
    done = run("board", "check", file)
    assert done.exit_code == 2
    assert "atlantis" in done.stdout
    assert done.stdout.count("error  ") > 1
    assert len(done.stderr.splitlines()) == 1
