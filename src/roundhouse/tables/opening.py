"""Opening a table, and the promise about its luck: the seed is committed by a hash before the first move."""

import hashlib
from typing import Any

from roundhouse.kernel.chance import Chance, chance
from roundhouse.kernel.game import Game, Option, State
from roundhouse.kernel.record import Record
from roundhouse.tables.entries import HOST, Entry
from roundhouse.tables.errors import TableError
from roundhouse.tables.history import ALL, Eyes
from roundhouse.tables.terms import Terms

SALT_DIGITS = 64  # so that salt and seed can simply be written one after the other
LOTS_STREAM = 16  # a stream of chance no game and no bot draws from


def open_table(
    game: Game,
    *,
    players: int,
    at: int,
    options: dict[str, Option] | None = None,
    terms: Terms | None = None,
    key: str | None = None,
) -> Entry:
    """The first entry of a table for a new game, all seats still open."""
    settled = game.settle(players, options or {})
    return _opened(game, players, settled, terms or Terms(), None, ALL, at, key)


def open_from(
    game: Game,
    position: dict[str, Any],
    *,
    eyes: Eyes,
    at: int,
    terms: Terms | None = None,
    key: str | None = None,
) -> Entry:
    """The first entry of a table that goes on from a position: a fork, or one set by hand.

    At the start, all that these eyes (a seat's, None for a spectator's) cannot know is drawn anew from the seed. With
    the eyes of ALL nothing is: the position is played as it was set.
    """
    state = game.position(position)
    if state.over:
        raise TableError("table-position-over")
    if eyes not in (ALL, None) and (type(eyes) is not int or not 0 <= eyes < state.players):
        raise TableError("table-no-seat", seat=str(eyes), last=state.players - 1)
    return _opened(game, state.players, state.options, terms or Terms(), position, eyes, at, key)


def _opened(
    game: Game,
    players: int,
    options: dict[str, Option],
    terms: Terms,
    position: dict[str, Any] | None,
    eyes: Eyes,
    at: int,
    key: str | None,
) -> Entry:
    facts = {
        "game": game.id,
        "rules": game.rules_version,
        "board": game.board_digest,
        "players": players,
        "options": options,
        "terms": terms.dump(),
        "position": position,
        "eyes": eyes,
    }
    return Entry(1, at, HOST, "opened", facts, key)


def commitment(salt: str, seed: int) -> str:
    """SHA-256 of the salt's digits followed by the seed in decimal: published at the start, checked at the end."""
    if len(salt) != SALT_DIGITS or not set(salt) <= set("0123456789abcdef"):
        raise TableError("table-bad-salt", digits=SALT_DIGITS)
    return hashlib.sha256(f"{salt}{seed}".encode("ascii")).hexdigest()


def seating(players: int, seed: int) -> list[int]:
    """Seats drawn by lot: which seat the player of each new one had before."""
    drawn = list(range(players))
    lots: Chance = chance(seed, LOTS_STREAM)
    lots.shuffle(drawn)
    return drawn


def first_record(
    game: Game,
    players: int,
    options: dict[str, Option],
    position: dict[str, Any] | None,
    eyes: Eyes,
    seed: int,
) -> Record:
    """The record of a table at its start."""
    if position is None:
        return Record(game, players, options, seed=seed)
    state: State = game.position(position)
    if not isinstance(eyes, str):
        state = state.imagine(eyes, seed)
    return Record(game, players, options, position=state.position())
