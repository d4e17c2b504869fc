"""What a command line asks for, turned into games, options, bots and boards; what does not exist is refused."""

import json
import re

from roundhouse.bots import bot
from roundhouse.kernel.errors import BadBoard, BadSetup, Finding
from roundhouse.kernel.game import Game, Option
from roundhouse.kernel.registry import game as open_game
from roundhouse.terminal import files


def game_on(name: str, board_file: str | None) -> Game:
    """The game of that id, on the board of that file if one is named."""
    game = open_game(name)
    if board_file is None:
        return game
    written = files.read(board_file)
    try:
        return game.on_board(written)
    except BadBoard as wrong:
        raise _located(wrong) from None


def survey(game: Game, written: str) -> list[Finding]:
    """All findings on a board; text that is no TOML is refused."""
    try:
        return game.survey(written)
    except BadBoard as wrong:
        raise _located(wrong) from None


def _located(wrong: BadBoard) -> BadBoard:
    """Where text is no TOML, in our own words instead of the parser's English ones."""
    place = re.search(r"line (\d+), column (\d+)", str(wrong.facts.get("why", "")))
    if wrong.key != "board-not-toml":
        return wrong
    if place is None:
        return BadBoard("board-not-toml-end")
    return BadBoard("board-not-toml-at", line=place[1], column=place[2])


def options_of(game: Game, players: int, given: list[str]) -> dict[str, Option]:
    """Options from words like even_dividends=true, all names and values known to the game."""
    options: dict[str, Option] = {}
    for words in given:
        name, equals, value = words.partition("=")
        if not equals or not name:
            raise BadSetup("bad-option-form", given=words, example=_example(game))
        options[name] = _value(value)
    game.settle(players, options)
    return options


def _value(words: str) -> Option:
    """true and false, a number, or a word."""
    try:
        value = json.loads(words.lower())
    except (ValueError, RecursionError):
        return words
    return value if isinstance(value, bool | int) else words


def _example(game: Game) -> str:
    for name, values in game.options(players=game.players.start).items():
        return f"{name}={json.dumps(values[-1])}"
    return "name=value"


def levels_of(given: str) -> list[str]:
    """The levels of bots from a word like greedy,random."""
    levels = [level.strip() for level in given.split(",") if level.strip()]
    if not levels:
        raise BadSetup("no-bots")
    for level in levels:
        bot(level)
    return levels


def at_least(least: int, value: int, option: str) -> int:
    if value < least:
        raise BadSetup("bad-count", option=option, value=value, least=least)
    return value
