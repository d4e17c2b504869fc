"""Every message exists in every language, with the same arguments, and is used."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import roundhouse
from roundhouse.kernel import options, text
from tests.conformance.cases import all_games

GAMES = {game.package: game for game in all_games()}
PACKAGES = ["roundhouse", *GAMES]
EVENT = re.compile(r"""(?:Event\(|_say\(s, log,|_say_secret\(s, log,)\s*"([a-z-]+)\"""")


class Arguments(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the library's name)
        self.names.add(node.id.name)


def messages(package: str, language: str) -> dict[str, set[str]]:
    """The ids of a catalogue, each with the arguments it takes."""
    found = {}
    for entry in FluentParser().parse(text.read(package, "text", f"{language}.ftl")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            arguments = Arguments()
            arguments.visit(entry)
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            found[entry.id.name] = arguments.names
    return found


def sources(package: str) -> str:
    """All code that may speak with a catalogue: the game's own, or the house's."""
    folder = Path(str(text.package_file(package)))
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py")))


@pytest.mark.parametrize("package", PACKAGES)
def test_no_message_is_missing_in_a_language(package: str) -> None:
    assert messages(package, "en") == messages(package, "it")


@pytest.mark.parametrize("package", PACKAGES)
def test_no_message_is_unused(package: str) -> None:
    code = sources(package)
    unused = [key for key in messages(package, "en") if not used(package, key, code)]
    assert unused == []


def used(package: str, key: str, code: str) -> bool:
    """Is there code that asks for the message: by its whole id, or by the part behind the kind of message it is?"""
    if f'"{key}"' in code:
        return True
    if key.startswith("error-"):
        return f'"{key.removeprefix("error-")}"' in code
    if key.startswith("event-"):
        name = key.removeprefix("event-").removesuffix("-known")
        return name in EVENT.findall(code)
    if key.startswith("detail-"):
        return f'"{key.removeprefix("detail-")}"' in code
    if key.startswith("prompt-") and package in GAMES:
        return key in composed(package) or are_kinds(GAMES[package], key.removeprefix("prompt-"))
    return key in composed(package)


def are_kinds(game: roundhouse.Game, names: str) -> bool:
    """Whether these are kinds of actions, in their order; that such a prompt is needed is a matter of conformance."""
    order = [kind.name for kind in game.layout.kinds]
    return names.split("-") == [name for name in order if name in names.split("-")]


def composed(package: str) -> set[str]:
    """The ids that are put together from the game's own data."""
    if package not in GAMES:
        return set()
    game = GAMES[package]
    found = {f"action-{kind.name}" for kind in game.layout.kinds}
    found |= {f"feature-{feature}" for feature in game.features}
    targets = [target for kind in game.layout.kinds for target in kind.targets]
    found |= {f"card-{id}" for target in targets if target.name == "card" for id in target.ids}
    for players in game.players:
        for option, values in game.options(players=players).items():
            found |= {f"option-{option}", f"option-{option}-help"}
            told = [value for value in values if game.option_words(option, value, "en") is None]
            named = [f"option-{option}-{value}" for value in told if not isinstance(value, bool)]
            found |= {key + part for key in named for part in ("", "-help")}
    return found | {"title", "tagline", "length", "prompt-wait", "prompt-over"}


@pytest.mark.parametrize("package", list(GAMES))
def test_no_message_of_a_game_is_missing(package: str) -> None:
    needed = composed(package)
    for key in EVENT.findall(sources(package)):
        needed.add(f"event-{key}")
    for key in re.findall(r'_say_secret\(s, log, "([a-z-]+)"', sources(package)):
        needed.add(f"event-{key}-known")
    assert needed - messages(package, "en").keys() == set()


@pytest.mark.parametrize("package", list(GAMES))
@pytest.mark.parametrize("language", text.LANGUAGES)
def test_every_value_of_an_option_has_a_name_and_a_sentence(package: str, language: str) -> None:
    for option in options.option_texts(GAMES[package], language):
        for values in option.values.values():
            assert all(told.name and (told.help or isinstance(told.value, bool)) for told in values)


def test_a_value_without_words_is_a_defect() -> None:
    """On and off are the house's words; any other value needs the game's own."""
    game = roundhouse.game("union-pacific")
    assert options.value_text(game, "even_dividends", True, "it") == (True, "sì", "")
    with pytest.raises(LookupError):
        options.value_text(game, "even_dividends", "twice", "en")


ERRORS = "BadSetup|BadPosition|BadRecord|BadBoard|UnknownGame|TableError|ServerError|Flaw"
RAISED = re.compile(rf"""(?:{ERRORS})\(\s*"([a-z-]+)"(, PACKAGE)?""")


@pytest.mark.parametrize("package", PACKAGES)
def test_every_error_has_its_message(package: str) -> None:
    """A game's own errors speak from its catalogue, all others from the house's."""
    known = messages(package, "en").keys()
    raised = {
        f"error-{match[1]}" for match in RAISED.finditer(sources(package)) if bool(match[2]) == (package in GAMES)
    }
    assert raised
    assert raised - known == set()
