"""The command run in this process, in the language of a machine."""

import signal
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import roundhouse
from roundhouse.arena.match import play
from roundhouse.bots import bot
from roundhouse.cli import app

Run = Callable[..., Result]
LOCALES = {"en": "en_GB.UTF-8", "it": "it_IT.UTF-8"}


@pytest.fixture
def run() -> Run:
    """`run("replay", file, language="it", typed="1\\n")`: what the command did and said."""

    def run_it(*words: object, language: str = "en", typed: str | bytes = "") -> Result:
        environment = {"LC_ALL": LOCALES[language], "COLUMNS": "120", "LINES": "50"}
        return CliRunner(env=environment).invoke(app, [str(word) for word in words], input=typed)

    return run_it


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a finished game."""
    played = play(roundhouse.game("union-pacific"), [bot("random")] * 3, 8, {})
    file = tmp_path / "game.json"
    file.write_text(played.record.dumps(), encoding="utf-8")
    return file


def hear_ctrl_c() -> None:
    """For a process about to start: whoever runs the suite in the background has Ctrl-C switched off for all below."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
