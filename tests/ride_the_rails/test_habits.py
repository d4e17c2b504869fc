"""Habits of the greedy bot, counted over a hundred games of four: nothing is left that a person would laugh at.

Twelve games where the rules run uncompiled. Bounds leave room for luck; what the hundred came to is in
docs/games/ride-the-rails.md.
"""

from collections import Counter
from typing import Any

import pytest

import roundhouse
from roundhouse.games.ride_the_rails.board import CITIES, COMPANIES, ROUNDS
from roundhouse.games.ride_the_rails.network import Network
from tests.habits import decisions, greedy_games
from tests.ride_the_rails.scenes import GAME

GAMES = 100 if roundhouse.compiled else 12
Decision = tuple[Any, int, dict[str, str]]  # the state before it, who made it, and what it was


@pytest.fixture(scope="module")
def games() -> list[list[Decision]]:
    return [
        [(state.clone(), seat, GAME.meaning(action)) for state, seat, action in decisions(record)]
        for record in greedy_games(GAME, [4], GAMES, {})
    ]


Games = list[list[Decision]]


def test_games_open_in_different_ways(games: Games) -> None:
    openings = {tuple(tuple(meaning.values()) for _, _, meaning in game[:14]) for game in games}
    assert len(openings) > 0.8 * len(games)
    first = Counter(game[0][2]["company"] for game in games)
    assert set(first) == {"red", "blue"}


def test_not_all_take_the_same_colour(games: Games) -> None:
    """In most rounds the four do not agree on one company."""
    alike = rounds = 0
    for game in games:
        taken = [meaning["company"] for _, _, meaning in game if meaning["kind"] == "take"]
        for first in range(0, len(taken), 4):
            rounds += 1
            alike += len(set(taken[first : first + 4])) == 1
    assert alike <= 0.3 * rounds


def test_turns_of_building_place_something(games: Games) -> None:
    """Half of those that do not could not: nothing was left to place."""
    turns = empty = chosen = 0
    for game in games:
        for state, seat, meaning in game:
            if state.phase == 1 and state.placed == 0:
                turns += 1
                empty += meaning["kind"] == "stop"
                chosen += meaning["kind"] == "stop" and len(state.legal(seat)) > 1
    assert empty <= 0.24 * turns
    assert chosen <= 0.14 * turns


def test_a_round_without_any_journey_is_rare(games: Games) -> None:
    silent = 0
    for game in games:
        ridden = {state.round for state, _, meaning in game if meaning["kind"] == "arrive"}
        silent += ROUNDS - len(ridden)
    assert silent <= 0.005 * len(games) * ROUNDS


def test_hardly_anybody_stays_without_a_passenger(games: Games) -> None:
    passed = sum(meaning["kind"] == "pass" for game in games for _, _, meaning in game)
    assert passed <= 0.04 * len(games) * 4 * ROUNDS


def test_the_last_pieces_of_track_can_still_be_ridden(games: Games) -> None:
    """In the last round every turn that places track makes a link a passenger can ride, or earns a bonus."""
    turns = idle = 0
    for game in games:
        last = next(state for state, _, _ in game if state.round == ROUNDS and state.phase > 1)
        served = served_pieces(last)
        for seat in range(4):
            placed = [
                (state, meaning)
                for state, mover, meaning in game
                if mover == seat and meaning["kind"] == "build" and state.round == ROUNDS
            ]
            if placed:
                turns += 1
                earned = last.money[seat] > placed[0][0].money[seat]
                idle += not earned and not any((each["company"], each["hex"]) in served for _, each in placed)
    assert turns
    assert idle == 0


def served_pieces(state: Any) -> set[tuple[str, str]]:
    """The locomotives on links that lead from or to the systems where a passenger waits."""
    network = Network(state.board, state.track, state.companies_in)
    reached = {city for city in range(CITIES) if state.waiting >> city & 1}
    for _ in range(CITIES):
        for ends in network.ends:
            if reached & set(ends):
                reached |= set(ends)
    served = set()
    for stretch, hexes in enumerate(network.hexes):
        ends = network.ends[stretch]
        if len(ends) > 1 and reached & set(ends):
            company = state.board.company_ids[network.company[stretch]]
            served |= {(company, state.board.hex_ids[hex]) for hex in hexes}
            served |= {(company, state.board.city_ids[city]) for city in ends}
    return served


def test_every_company_comes_into_play_in_most_games_and_the_coasts_are_joined_in_half(games: Games) -> None:
    ends = [game[-1][0] for game in games]
    for company in range(COMPANIES):
        assert sum(bool(state.track[company]) for state in ends) > 0.4 * len(games)
    assert sum(state.joined >= 0 for state in ends) >= 0.4 * len(games)
