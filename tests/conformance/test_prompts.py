"""The contract of a prompt: at every decision it speaks of what is legal and of nothing else, in the terminal and in
the browser.

Messages are named by the kinds of actions they are about. A game's `prompt_words.py` says which words speak of which
kinds, so that no message speaks of more than its name says.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern

from roundhouse.bots.greedy import GreedyBot
from roundhouse.bots.player import Sight
from roundhouse.kernel import text
from roundhouse.kernel.chance import PLAY, chance
from roundhouse.kernel.game import Game, State
from tests.conformance.cases import Case, all_games, walk
from tests.shelf import own_module

BOARDS = Path(__file__).parents[2] / "web" / "src" / "boards"
WORDED = [game for game in all_games() if own_module(game.id, "prompt_words")]
# in the game's catalogue, and in the board's: above the map, in the ticket, and after what is chosen
NAMED_BY_KINDS = re.compile(r"(?:prompt|title|hint|then)-([a-z-]+)")


@cache
def messages(game: Game, language: str) -> dict[str, str]:
    """The messages of the game and of its board in the browser as they are written, by their ids."""
    source = game.text(language)
    board = BOARDS / game.id / "text" / f"{language}.ftl"
    if board.is_file():
        source += "\n" + board.read_text(encoding="utf-8")
    found = [entry for entry in FluentParser().parse(source).body if isinstance(entry, ast.Message)]
    return {entry.id.name: serialize_pattern(entry.value) for entry in found if entry.value}


def kinds_of(state: State, seat: int) -> str:
    """The kinds of the legal actions, reckoned from their meanings."""
    meanings = [state.game.meaning(action) for action in state.legal(seat)]
    return "-".join(dict.fromkeys(meaning["kind"] for meaning in meanings))


def assert_told(state: State, seat: int) -> None:
    game, kinds = state.game, kinds_of(state, seat)
    facts = game.prompt_facts(state, seat)
    for language in text.LANGUAGES:
        assert game.prompt(state, seat, language) == game.tell(f"prompt-{kinds}", facts, language)
        if (BOARDS / game.id).is_dir():
            assert f"title-{kinds}" in messages(game, language)


def greedy_play(game: Game) -> Iterator[tuple[State, int]]:
    """A play of the greedy bot: its hands come to ends that random ones do not."""
    rng = chance(5, PLAY)
    state = game.start(players=min(game.players), seed=5)
    while not state.over:
        seat = state.actors[0]
        yield state, seat
        state.apply(seat, GreedyBot().choose(Sight(game, state, seat), rng))


def test_prompts_name_what_is_legal(case: Case) -> None:
    for state, seat, _ in walk(case, 5):
        assert_told(state, seat)


def test_prompts_name_what_is_legal_in_greedy_plays(game: Game) -> None:
    for state, seat in greedy_play(game):
        assert_told(state, seat)


@pytest.mark.parametrize("language", text.LANGUAGES)
@pytest.mark.parametrize("worded", WORDED, ids=lambda worded: worded.id)
def test_a_message_speaks_of_the_kinds_it_is_named_by(worded: Game, language: str) -> None:
    words = own_module(worded.id, "prompt_words")
    assert words is not None
    order = [kind.name for kind in worded.layout.kinds]
    checked = 0
    for key, written in messages(worded, language).items():
        named = NAMED_BY_KINDS.fullmatch(key)
        kinds = named[1].split("-") if named else []
        if named and set(kinds) <= set(order):
            checked += 1
            said = written.lower()
            for pattern, spoken in words.SPEAKS_OF[language].items():
                assert not re.search(pattern, said) or spoken & set(kinds), (key, pattern, written)
    assert checked > 5
