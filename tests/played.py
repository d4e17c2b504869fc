"""Tables that bots have played in this process, without a server: to their end, or to a moment a test looks for."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import roundhouse
from roundhouse.bots import Sight, bot
from roundhouse.kernel.chance import PLAY, chance
from roundhouse.server.live import now
from roundhouse.tables import Entry, Table, Terms, open_table
from roundhouse.tables.turns import is_final

GAME = "union-pacific"  # what is played where a test does not say another
NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elsa", "Furio")
MOST_TABLES = 60  # are looked through for a moment


@cache
def played_out(
    players: int, people: frozenset[int], game: str = GAME, level: str = "random", rules: int | None = None
) -> list[Entry]:
    """The entries of a whole game, played by bots of that level, by the newest rules or those of a version."""
    newest = roundhouse.game(game)
    played = newest if rules is None else newest.of_version(rules)
    table = Table.restore([open_table(played, players=players, at=1, terms=Terms(take_back="never"))])
    start(table, people, "random", players)
    for _ in turns(table, dict.fromkeys(range(players), level)):
        pass
    return table.entries


def played_to(
    good: Callable[[Table], bool],
    seats: tuple[str, ...],
    game: str = GAME,
    level: str = "random",
    options: dict[str, Any] | None = None,
    terms: dict[str, Any] | None = None,
) -> list[Entry]:
    """The entries of a table up to a moment between two turns that is good; the same whenever it is asked for.

    Seats of "you" are people's, played by the greedy bot so far; the others are bots of that level. Where a whole game
    has no such moment another one is played.
    """
    people = frozenset(seat for seat, kind in enumerate(seats) if kind == "you")
    levels = {seat: "greedy" if seat in people else level for seat in range(len(seats))}
    for seed in range(1, MOST_TABLES + 1):
        opened = open_table(
            roundhouse.game(game), players=len(seats), at=now(), options=options, terms=Terms(**terms or {})
        )
        table = Table.restore([opened])
        start(table, people, level, seed)
        for _ in turns(table, levels):
            if table.phase != "over" and good(table):
                return table.entries
    raise AssertionError(f"no such moment in {MOST_TABLES} games")


def start(table: Table, people: frozenset[int], level: str, seed: int) -> None:
    """Everybody sits down and the game begins."""
    at = table.entries[-1].at
    for seat in range(table.players):
        if seat in people:
            table.apply(table.seat(seat, at=at).sit(NAMES[seat], 60))
        else:
            table.apply(table.host(at=at).seat_bot(seat, level, f"Bot {seat}"))
    table.apply(table.host(at=at).start(seed=seed, salt="5a17" * 16))


def turns(table: Table, levels: dict[int, str]) -> Iterator[None]:
    """Play the game to its end by bots of these levels; the table can be looked at before and after each turn."""
    rng = chance(1, PLAY)
    play = table.playing()
    yield
    while not play.state.over:
        state, seat = play.state.clone(), rng.pick(list(play.state.actors))
        player, actions = bot(levels[seat]), list[int]()
        final = False
        while not final:  # where all choose at once, one turn after the other
            before = state.clone()
            actions.append(player.choose(Sight(table.game, state, seat), rng))
            state.apply(seat, actions[-1])
            final = is_final(before, state, seat)
        at = table.entries[-1].at + 1
        table.apply(Entry(table.version + 1, at, seat, "played", {"actions": actions}))
        yield
