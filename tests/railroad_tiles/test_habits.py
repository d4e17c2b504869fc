"""Habits of the greedy bot, counted over sixty games: nothing is left that a person would laugh at.

Fifteen games of each number of players without objectives and five with them, or one of each where the rules run
uncompiled. The limits leave room for other weights.
"""

from collections import Counter
from typing import Any

import pytest

import roundhouse
from roundhouse import State
from roundhouse.arena.match import finish, play
from roundhouse.bots import Sight, bot
from roundhouse.kernel.chance import BOT, chance
from roundhouse.kernel.record import Record
from tests.habits import decisions, greedy_games

GAME = roundhouse.game("railroad-tiles")
GAMES = {"none": 15, "drawn": 5} if roundhouse.compiled else {"none": 1, "drawn": 1}
PLAYERS = (2, 3, 4)
SEATS = sum(PLAYERS) * sum(GAMES.values())
LAST_ROUND = 8
TOKENS = 13  # that a player can use in a game
KINDS = {row["id"]: row for row in GAME.board()["tiles"]}


@pytest.fixture(scope="module")
def habits() -> Counter[str]:
    """How often each thing was done."""
    counts: Counter[str] = Counter()
    for objectives, games in GAMES.items():
        for record in greedy_games(GAME, PLAYERS, games, {"objectives": objectives}):
            for state, seat, action in decisions(record):
                count(counts, state, seat, action)
    return counts


def count(counts: Counter[str], state: State, seat: int, action: int) -> None:
    meaning, view = GAME.meaning(action), state.view(seat)
    last = view["round"] == LAST_ROUND
    counts[meaning["kind"]] += 1
    if meaning["kind"] == "start":
        count_start(counts, view, meaning)
    elif meaning["kind"] == "refuse":
        counts["refused before the last round"] += not last
        counts["refused what would gain"] += last and gain(state, seat, "lay", tile=meaning["tile"]) > 0
    elif meaning["kind"] == "lay" and last:
        count_lay(counts, state, seat, action)
    elif meaning["kind"] == "column" and last and state.players == 3:
        count_column(counts, state, seat, action)
    elif meaning["kind"] == "done":
        counts["done with a piece to place"] += any(not offer["star"] for offer in offers(state, seat))
        counts["done in the last round"] += last
    elif meaning["kind"] == "place":
        count_place(counts, state, seat, meaning, last)


def count_start(counts: Counter[str], view: dict[str, Any], meaning: dict[str, str]) -> None:
    shown = [kind for kind in view["starting"] if kind is not None]
    taken = view["starting"][int(meaning["tile"]) - 1]
    counts["started with a dead end by choice"] += is_dead_end(taken) and not all(map(is_dead_end, shown))
    counts[f"started with tile {meaning['tile']}"] += 1


def is_dead_end(kind: str) -> bool:
    return str(KINDS[kind]["shape"]).startswith("end-")


def count_column(counts: Counter[str], state: State, seat: int, action: int) -> None:
    """The points at the end with this column, and with the best of those that are free."""
    points = {column: at_the_end(state, seat, column) for column in state.legal(seat)}
    counts["last columns"] += 1
    counts["points missed with last columns"] += max(points.values()) - points[action]


def at_the_end(state: State, seat: int, action: int) -> int:
    twin = state.clone()
    twin.apply(seat, action)
    finish(GAME, twin, [bot("greedy")] * state.players, 0, Record(GAME, state.players, {}, 0))
    return twin.scores()[seat]


def count_lay(counts: Counter[str], state: State, seat: int, action: int) -> None:
    """The last tile of a turn, without an icon to use, that costs points although it could be refused."""
    legal = [GAME.meaning(each) for each in state.legal(seat)]
    hand = {each["tile"] for each in legal if each["kind"] == "lay"}
    if len(hand) == 1 and any(each["kind"] == "refuse" for each in legal):
        twin = state.clone()
        twin.apply(seat, action)
        tile = twin.view(seat)["players"][seat]["territory"][-1]["tile"]
        counts["last tile laid"] += 1
        if KINDS[tile]["icon"] == "none":
            counts["last tile laid at a loss"] += twin.scores()[seat] < state.scores()[seat]


def count_place(counts: Counter[str], state: State, seat: int, meaning: dict[str, str], last: bool) -> None:
    choices = offers(state, seat)
    chosen = next(offer for offer in choices if same(offer, meaning))
    if chosen["star"]:
        counts["star spent"] += 1
        counts["star wasted"] += any(is_left_idle(state, seat, meaning, offer) for offer in choices)
    kept = [icon["points"] for icon in state.view(seat)["icons"] if icon["piece"] == chosen["piece"]]
    counts["placed while a better icon of the type is kept"] += chosen["points"] < max(kept)
    if last:
        alike = [offer for offer in choices if offer["token"] == meaning["token"] and offer["star"] <= chosen["star"]]
        counts["placed last"] += 1
        counts["placed last for fewer points"] += chosen["points"] < max(offer["points"] for offer in alike)


def is_left_idle(state: State, seat: int, meaning: dict[str, str], offer: dict[str, Any]) -> bool:
    """Whether a token could have brought the piece without a star, and can bring nothing now."""
    if offer["star"] or offer["cell"] != meaning["cell"]:
        return False
    twin = state.clone()
    twin.apply(seat, GAME.action(**meaning))
    if seat not in twin.actors:
        return True
    return not any(each["token"] == offer["token"] and not each["star"] for each in offers(twin, seat))


def offers(state: State, seat: int) -> list[dict[str, Any]]:
    """All placements a seat can make: token, star, cell, piece, points."""
    found = []
    for icon in state.view(seat)["icons"]:
        for token in icon["tokens"]:
            found.append({**token, **{fact: icon[fact] for fact in ("cell", "piece", "points")}})
    return found


def same(offer: dict[str, Any], meaning: dict[str, str]) -> bool:
    return offer["cell"] == meaning["cell"] and offer["token"] == meaning["token"]


def gain(state: State, seat: int, kind: str, **targets: str) -> int:
    """The most points that an action of a kind would bring at once."""
    actions = [each for each in state.legal(seat) if {"kind": kind, **targets}.items() <= GAME.meaning(each).items()]
    return max((after(state, seat, each) - state.scores()[seat] for each in actions), default=0)


def after(state: State, seat: int, action: int) -> int:
    twin = state.clone()
    twin.apply(seat, action)
    return twin.scores()[seat]


def test_tiles_are_refused_rarely_and_for_a_reason(habits: Counter[str]) -> None:
    """In the last round a refusal saves points; before, it is an emergency."""
    assert habits["refuse"] < 0.7 * SEATS
    assert habits["refused before the last round"] < 0.1 * SEATS
    assert habits["refused what would gain"] <= 0.02 * SEATS


def test_no_tile_is_laid_at_a_loss_at_the_end(habits: Counter[str]) -> None:
    assert habits["last tile laid"]
    assert habits["last tile laid at a loss"] <= 0.05 * habits["last tile laid"]


def test_no_piece_is_left_that_a_token_brings(habits: Counter[str]) -> None:
    assert habits["place"] > 0.7 * TOKENS * SEATS
    assert habits["done with a piece to place"] <= 0.02 * SEATS
    assert habits["done in the last round"] == 0


def test_better_icons_are_seldom_kept_for_later_pieces_of_the_same_type(habits: Counter[str]) -> None:
    assert habits["placed while a better icon of the type is kept"] <= 0.02 * habits["place"]


def test_the_last_pieces_stand_where_they_score_most(habits: Counter[str]) -> None:
    """A better icon may be left to the other token."""
    assert habits["placed last for fewer points"] <= 0.1 * habits["placed last"]


def test_no_star_is_spent_where_a_token_does(habits: Counter[str]) -> None:
    assert habits["star spent"] > SEATS, "a star is there to be used"
    assert habits["star wasted"] <= 0.02 * habits["star spent"]


def test_the_column_of_the_last_round_brings_about_as_much_as_the_best(habits: Counter[str]) -> None:
    assert habits["points missed with last columns"] < 1.5 * habits["last columns"]


def test_starting_tiles_are_seldom_dead_ends(habits: Counter[str]) -> None:
    assert habits["started with a dead end by choice"] < 0.05 * habits["start"]


@pytest.mark.parametrize("seed", range(5))
def test_a_starting_tile_is_taken_for_its_routes_houses_and_icon(seed: int) -> None:
    for better, worse in (
        ("cross-rail-rural-train", "straight-rail-rural"),
        ("overpass-urban-car", "station-straight-rural"),
        ("curve-highway-urban-car", "end-rail-rural"),
    ):
        for starting in ([better, worse], [worse, better]):
            state = GAME.position({"players": 2, "starting": starting, "seed": seed})
            seat = state.actors[0]
            action = bot("greedy").choose(Sight(GAME, state, seat), chance(seed, BOT))
            assert starting[int(GAME.meaning(action)["tile"]) - 1] == better


def test_a_hint_names_no_city_and_no_objective_that_does_not_come() -> None:
    """Columns are compared along fewer lines than tiles are laid by; the hint tells what comes of the tiles as laid."""
    hints = 0
    for players, seed, options in ((1, 5000, {"challenge": "distant-friends"}), (2, 0, {"objectives": "drawn"})):
        for state, seat, action in decisions(play(GAME, [bot("greedy")] * players, seed, options).record):
            if GAME.meaning(action)["kind"] == "column":
                hint = GAME.hint(state, seat)
                assert hint is not None
                twin = state.clone()
                for step in hint.actions:
                    twin.apply(seat, step)
                if hint.reason in ("cities", "objectives"):
                    assert twin.sources(seat)[hint.reason] > state.sources(seat)[hint.reason]
                hints += 1
    assert hints == 8 + 2 * 8
