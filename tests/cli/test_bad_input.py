"""Bad input: one clear sentence on the error stream, in the language of the machine, exit code 2, nothing written."""

import json
from pathlib import Path
from typing import Any

import pytest

from roundhouse.kernel import text
from tests.cli.conftest import Run

BOARD = text.read("roundhouse.games.union_pacific", "data", "board.toml")

# What is typed, what the sentence must name, in English and in Italian.
WRONG: list[tuple[list[Any], str, str]] = [
    (["fly"], "no command “fly”", "comando «fly»"),
    (["--fly"], "no option “--fly”", "opzione «--fly»"),
    (["board"], "A command is missing", "Manca un comando"),
    (["board", "chek"], "no command “chek”", "comando «chek»"),
    (["play", "chess"], "no game “chess”", "gioco «chess»"),
    (["play", "union-pacific", "now"], "is not understood", "non si capisce"),
    (["play", "--plyers", 3], "did you mean --players?", "intendevi --players?"),
    (["play", "--players"], "--players needs a value", "A --players serve un valore"),
    (["play", "--players", "two"], "--players must be a whole number", "--players deve essere un numero intero"),
    (["play", "--players", 1], "2 to 6", "da 2 a 6"),
    (["play", "--players", 7], "2 to 6", "da 2 a 6"),
    (["play", "--seat", 4], "from 0 to 3", "da 0 a 3"),
    (["play", "--seat", -1], "from 0 to 3", "da 0 a 3"),
    (["play", "--seed", -1], "from 0 up", "da 0 in su"),
    (["play", "--seed", "9" * 5000], "--seed must be a whole number", "--seed deve essere un numero intero"),
    (["play", "--bots", "genius"], "random, greedy", "random, greedy"),
    (["play", "--bots", ","], "at least one bot", "almeno un bot"),
    (["play", "--option", "even_dividends"], "even_dividends=true", "even_dividends=true"),
    (["play", "--option", "odd=true"], "even_dividends", "even_dividends"),
    (["play", "railroad-revolution", "--option", "odd=true"], "this game has none", "questo gioco non ne ha"),
    (["play", "--option", "even_dividends=maybe"], "false, true", "false, true"),
    (["play", "--lang", "tlh"], "en, it", "en, it"),
    (["play", "--board", "nowhere.toml"], "no file nowhere.toml", "file nowhere.toml non c’è"),
    (["play", "--board", "."], "is a folder", "è una cartella"),
    (["play", "--save", "nowhere/game.json"], "cannot be written", "non si può scrivere"),
    (["play", "--save", "."], "is a folder", "è una cartella"),
    (["play", "--resume", "nowhere.json"], "no file nowhere.json", "file nowhere.json non c’è"),
    (["play", "--resume", "x.json", "--seed", 1], "--seed does not go with", "--seed non va insieme"),
    (["replay"], "FILE is missing", "Manca FILE"),
    (["replay", "nowhere.json"], "no file nowhere.json", "file nowhere.json non c’è"),
    (["rules"], "GAME is missing", "Manca GIOCO"),
    (["rules", "chess"], "no game “chess”", "gioco «chess»"),
    (["rules", "union-pacific", "UP-99"], "to UP-10.2", "a UP-10.2"),
    (["rules", "union-pacific", "--find", "zeppelin"], "“zeppelin”", "«zeppelin»"),
    (["rules", "union-pacific", "--lang", "fr"], "en, it", "en, it"),
    (["games", "--lang", ""], "en, it", "en, it"),
    (["simulate"], "GAME is missing", "Manca GIOCO"),
    (["simulate", "union-pacific", "--games", 0], "1 or more", "almeno 1"),
    (["simulate", "union-pacific", "--jobs", 0], "1 or more", "almeno 1"),
    (["simulate", "union-pacific", "--seed", -5], "from 0 up", "da 0 in su"),
    (["strength", "union-pacific", "--players", 9], "2 to 6", "da 2 a 6"),
    (["strength", "--games", -1], "1 or more", "almeno 1"),
    (["board", "check", "nowhere.toml"], "no file nowhere.toml", "file nowhere.toml non c’è"),
    (["board", "check", "x", "--game", "chess"], "no game “chess”", "gioco «chess»"),
]


def refused(run: Run, words: list[Any], language: str = "en") -> str:
    """The one sentence with which a command line is refused."""
    done = run(*words, language=language)
    assert done.exit_code == 2, done.output
    assert done.stdout == ""
    (sentence,) = done.stderr.splitlines()
    assert sentence[-1] in ".?"
    assert "Traceback" not in sentence
    return sentence


@pytest.mark.parametrize("words", WRONG, ids=lambda wrong: " ".join(str(word)[:20] for word in wrong[0]))
def test_a_wrong_command_line_is_refused_with_one_sentence(
    run: Run, words: tuple[list[Any], str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    typed, english, italian = words
    assert english in refused(run, typed)
    assert italian in refused(run, typed, "it")
    assert list(tmp_path.iterdir()) == []


def test_an_answer_speaks_the_language_asked_for(run: Run) -> None:
    assert "gioco «chess»" in refused(run, ["play", "chess", "--lang", "it"])
    assert "gioco «chess»" in refused(run, ["play", "chess", "--lang=it"])


# Records --------------------------------------------------------------------------------------------------------------


def changed(record: Path, **fields: Any) -> Path:
    """The record with other fields; None takes one out."""
    found = json.loads(record.read_text(encoding="utf-8")) | fields
    record.write_text(json.dumps({name: value for name, value in found.items() if value is not None}), encoding="utf-8")
    return record


BROKEN: list[tuple[dict[str, Any], str, str]] = [
    ({"roundhouse": 99}, "no record of Roundhouse", "non è una registrazione di Roundhouse"),
    ({"rules": 99}, "rules version 99", "versione 99"),
    ({"board": "0000"}, "another board", "un’altra mappa"),
    ({"game": "chess"}, "“chess”", "«chess»"),
    ({"players": 9}, "2 to 6", "da 2 a 6"),
    ({"players": "3"}, "“players”", "«players»"),
    ({"options": {"odd": True}}, "even_dividends", "even_dividends"),
    ({"seed": None}, "seed or a position", "un seme oppure una posizione"),
    ({"seed": -1}, "“seed”", "«seed»"),
    ({"moves": [[0, 5], [1]]}, "Move 2", "mossa 2"),
    ({"moves": [[0, 10**30]]}, "Move 1", "mossa 1"),
    ({"moves": [[2, 700]]}, "UP-2.5", "UP-2.5"),
    ({"moves": []}, "fingerprint", "impronta"),
    ({"scores": [1, 2, 3]}, "scores", "punteggi"),
    ({"author": "me"}, "“author”", "«author»"),
]


@pytest.mark.parametrize("broken", BROKEN, ids=lambda broken: str(broken[0])[:40])
def test_a_broken_or_foreign_record_is_refused(run: Run, record: Path, broken: tuple[dict[str, Any], str, str]) -> None:
    fields, english, italian = broken
    changed(record, **fields)
    assert english in refused(run, ["replay", record])
    assert italian in refused(run, ["replay", record], "it")
    assert english in refused(run, ["play", "--resume", record])


@pytest.mark.parametrize("written", [b"", b"[]", b"{}", b"null", b"\xff\xfe\x00", b"{" * 9000, b"[" * 90000, b"NaN"])
def test_a_file_that_is_no_record_is_refused(run: Run, tmp_path: Path, written: bytes) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(written)
    refused(run, ["replay", file])
    refused(run, ["replay", file], "it")
    assert file.read_bytes() == written


def test_a_step_that_the_record_does_not_have_is_refused(run: Run, record: Path) -> None:
    assert "it goes from 0" in refused(run, ["replay", record, "--step", 10**9])
    assert "it goes from 0" in refused(run, ["replay", record, "--step", -1])


def test_a_finished_game_is_not_resumed(run: Run, record: Path) -> None:
    assert "is over" in refused(run, ["play", "--resume", record])


def test_a_file_that_is_no_record_is_not_overwritten(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "diary.txt"
    file.write_text("dear diary", encoding="utf-8")
    assert "no record of Roundhouse" in refused(run, ["play", "--save", file])
    assert file.read_text(encoding="utf-8") == "dear diary"


# Boards ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("written", "english", "italian"),
    [
        ("city = }", "line 1, column", "riga 1, colonna"),
        ("city = [", "breaks off", "si interrompe"),
        ("", "The table city is missing", "Manca la tabella city"),
        (BOARD.replace('b = "casper",', 'b = "atlantis",'), "atlantis", "atlantis"),
    ],
    ids=["no TOML", "half of one", "empty", "unknown city"],
)
def test_a_board_that_cannot_be_played_on_is_refused(
    run: Run, tmp_path: Path, written: str, english: str, italian: str
) -> None:
    file = tmp_path / "board.toml"
    file.write_text(written, encoding="utf-8")
    for command in (["play"], ["simulate", "union-pacific"]):
        assert english in refused(run, [*command, "--board", file])
        assert italian in refused(run, [*command, "--board", file], "it")


def test_a_defect_of_ours_is_owned_up_to_without_a_traceback(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("oops")

    monkeypatch.setattr("roundhouse.cli.open_game", fail)
    done = run("rules", "union-pacific")
    assert done.exit_code == 70
    (sentence,) = done.stderr.splitlines()
    assert "its own fault (ZeroDivisionError('oops'), at test_bad_input.py:" in sentence
