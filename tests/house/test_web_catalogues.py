"""The client's catalogues: every message in both languages, every one the client asks for there, and none in vain.

The frame has one, and each board its own: a board speaks with its desk's words, everybody else with the house's.
"""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import roundhouse
from tests.house import test_catalogues

WEB = Path(__file__).parents[2] / "web" / "src"
BOARDS = sorted(folder.parent for folder in (WEB / "boards").glob("*/text"))
SPEAKERS = [WEB, *BOARDS]

STRING = r'"([^"\n]*)"'
TEMPLATE = r"`([^`\n]*)`"
# `session.words` is the server's catalogue, `session.say` speaks to the others: neither asks for the client's words.
ASKED = re.compile(r"(?<![\w.])(?:desk\.|this\.)?say\(")
PUT_IN = re.compile(r"\$\{(?:[^{}]|\{[^{}]*\})*\}")
KEY = r"[a-z]+(?:-[a-z]+)*"

folders = pytest.mark.parametrize("folder", SPEAKERS, ids=lambda folder: folder.name)


def messages(folder: Path, language: str) -> dict[str, set[str]]:
    """The ids of a catalogue, each with the arguments it takes."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse((folder / "text" / f"{language}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            arguments = test_catalogues.Arguments()
            arguments.visit(entry)
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            found[entry.id.name] = arguments.names
    return found


def sources(folder: Path) -> str:
    """All code that speaks with a catalogue: the board's own, or everything that is no board's."""
    files = [*folder.rglob("*.svelte"), *folder.rglob("*.ts")]
    own = [file for file in files if folder in BOARDS or not any(board in file.parents for board in BOARDS)]
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(own))


def arguments(code: str) -> list[str]:
    """What stands between the brackets of each `say(...)`, up to the first comma of its own."""
    return [_argument(code, match.end()) for match in ASKED.finditer(code)]


def _argument(code: str, start: int) -> str:
    depth = 0
    quote = ""
    for at in range(start, len(code)):
        sign = code[at]
        if quote:
            quote = "" if sign == quote else quote
        elif sign in "\"'`":
            quote = sign
        elif depth == 0 and sign in ",)":
            return code[start:at]
        else:
            depth += (sign in "([{") - (sign in ")]}")
    raise AssertionError(f"say( is never closed: {code[start : start + 60]}")


def named(code: str) -> set[str]:
    """The ids asked for by their whole name: alone, or as one side of a question. What is compared is none."""
    sides = re.compile(rf"(?:^|[?:])\s*{STRING}\s*(?=$|[:)])")
    return {key for argument in arguments(code) for key in sides.findall(argument.strip())}


def composed(code: str) -> list[re.Pattern[str]]:
    """The ids that are put together: what stands before and behind the part put in is known."""
    templates = {template for argument in arguments(code) for template in re.findall(TEMPLATE, argument)}
    assert all(re.match(KEY, template) for template in templates), f"no prefix: {templates}"
    return [re.compile(f"({KEY})".join(map(re.escape, PUT_IN.split(template)))) for template in sorted(templates)]


def is_used(key: str, code: str, server: str, game: roundhouse.Game | None = None) -> bool:
    """By its whole name, or put together with a part that the client or the server knows, or with kinds of actions."""
    if f'"{key}"' in code:
        return True
    parts = [part for pattern in composed(code) if (match := pattern.fullmatch(key)) for part in match.groups()]
    of_kinds = game is not None and any(test_catalogues.are_kinds(game, part) for part in parts)
    return of_kinds or any(f'"{part}"' in code or f'"{part}"' in server for part in parts)


@folders
def test_no_message_is_missing_in_a_language(folder: Path) -> None:
    assert messages(folder, "en") == messages(folder, "it")


@folders
def test_every_message_asked_for_is_there(folder: Path) -> None:
    code, known = sources(folder), messages(folder, "en")
    assert named(code)
    assert named(code) - known.keys() == set()
    in_vain = [pattern.pattern for pattern in composed(code) if not any(map(pattern.fullmatch, known))]
    assert in_vain == []


@folders
def test_no_message_is_unused(folder: Path) -> None:
    code = sources(folder)
    game = roundhouse.game(folder.name) if folder in BOARDS else None
    server = test_catalogues.sources(game.package if game else "roundhouse")
    assert [key for key in messages(folder, "en") if not is_used(key, code, server, game)] == []


def test_what_asks_for_words_is_understood() -> None:
    """The searches above find what they are for, and nothing else."""
    code = """
        say("plain", { name: f("x") }); desk.say(x === "not-this" ? "one" : "two"); this.say(`card-${a["b"] ?? "c"}`);
        session.words?.say("title"); session.say("aloud"); {say(`clock-${kind}-help`)} {say(f("fact") ? "yes" : "no")}
        const kinds = ["joker"];
    """
    assert named(code) == {"plain", "one", "two", "yes", "no"}
    assert [pattern.pattern for pattern in composed(code)] == [rf"card\-({KEY})", rf"clock\-({KEY})\-help"]
    server = """LEVELS = ("dotted",)"""
    assert [is_used(key, code, server) for key in ("plain", "card-joker", "card-dotted")] == [True, True, True]
    assert [is_used(key, code, server) for key in ("never", "card-unheard", "joker-card")] == [False, False, False]
