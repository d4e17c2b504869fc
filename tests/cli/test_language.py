"""Which language the command speaks, and that every error has all it needs to be said in each."""

import ast
import json
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast as fluent
from fluent.syntax.visitor import Visitor

import roundhouse
from roundhouse.kernel import text
from roundhouse.kernel.errors import BadRecord
from roundhouse.kernel.record import Record
from roundhouse.terminal.language import language_of, machine_language
from roundhouse.terminal.usage import sentence

SOURCE = Path(roundhouse.__file__).parent
SOURCES = sorted(SOURCE.rglob("*.py"))
ERRORS = {"BadSetup", "BadPosition", "BadRecord", "BadBoard", "UnknownGame", "Flaw", "BadUsage", "BadFile"}


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "it"}, "it"),
        ({"LANG": "en_US.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LC_MESSAGES": "it_CH.UTF-8", "LANG": "de_CH.UTF-8"}, "it"),
        ({"LC_ALL": "en_GB.UTF-8", "LC_MESSAGES": "it_IT.UTF-8"}, "en"),
        ({"LC_ALL": "", "LANG": "it_IT.UTF-8"}, "it"),
    ],
    ids=str,
)
def test_the_machine_says_which_language_to_speak(variables: dict[str, str], language: str) -> None:
    assert machine_language(variables) == language


def test_the_command_line_may_ask_for_another(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    assert language_of(["play", "--lang", "it"]) == "it"
    assert language_of(["play", "--lang=it", "--seed", "1"]) == "it"
    assert language_of(["play", "--lang", "fr"]) == "en"
    assert language_of(["play", "--lang"]) == "en"


def test_an_error_inside_an_error_speaks_the_same_language() -> None:
    rules = roundhouse.game("union-pacific").rules_version
    record = {"roundhouse": 1, "game": "union-pacific", "rules": rules, "players": 9, "options": {}, "seed": "1"}
    with pytest.raises(BadRecord) as refused:
        Record.loads(json.dumps(record))
    said = sentence(refused.value, "it")
    assert said.endswith("A questo gioco non si può giocare in 9; è da 2 a 6 giocatori.")


@pytest.mark.parametrize(
    ("said", "heard"),
    [
        ("Tocca a Anna e Elena.", "Tocca ad Anna ed Elena."),
        ("Costruisci a Albany e a Boston, e è finita.", "Costruisci ad Albany e a Boston, ed è finita."),
        ("da 2 a 8, e altro; idea audace", "da 2 a 8, e altro; idea audace"),
    ],
)
def test_italian_is_said_as_one_says_it(said: str, heard: str) -> None:
    assert text.Catalogue("it", [f"one = {said}"]).say("one") == heard
    assert text.Catalogue("en", [f"one = {said}"]).say("one") == said


class Arguments(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 (the library's name)
        self.names.add(node.id.name)


def needed(language: str) -> dict[tuple[str, str], set[str]]:
    """The messages of the house and of its games, by package and key, each with its arguments."""
    found = {}
    for package in ("roundhouse", *[roundhouse.game(name).package for name in roundhouse.games()]):
        for entry in FluentParser().parse(text.read(package, "text", f"{language}.ftl")).body:
            if isinstance(entry, fluent.Message):
                arguments = Arguments()
                arguments.visit(entry)
                found[package, entry.id.name] = arguments.names
    return found


def raised() -> list[tuple[str, str, set[str]]]:
    """Every error in the sources with a key and arguments written out in full, and the package that says it."""
    found = []
    for source in SOURCES:
        own = "roundhouse." + ".".join(source.relative_to(SOURCE).parts[:2])  # a game's
        for call in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in ERRORS:
                given = {keyword.arg for keyword in call.keywords}
                if call.args and isinstance(call.args[0], ast.Constant) and None not in given:
                    package = own if len(call.args) > 1 else "roundhouse"
                    found.append((package, f"error-{call.args[0].value}", {str(name) for name in given}))
    return found


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_error_is_raised_with_all_that_its_sentence_names(language: str) -> None:
    assert len(raised()) > 40
    messages = needed(language)
    for package, key, given in raised():
        assert messages[package, key] <= given, key
