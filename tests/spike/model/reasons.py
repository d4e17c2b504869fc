"""Whether a clause that refuses an action is a true reason, in the words of that clause."""

from collections.abc import Callable

from tests.spike.model.lines import FOREVER, Ground, distances, head
from tests.spike.model.railway import LEVELS
from tests.spike.model.table import Move, Table
from tests.spike.model.travel import Journey, journeys
from tests.spike.scenes import BESIDE, CITIES, CITY_AT

ACTIONS = ("draw", "line", "move", "upgrade", "build")
AMID = ("draw", "lay", "pay", "build")


def is_true(clause: str, table: Table, seat: int, move: Move) -> bool:
    """Whether what the clause says keeps this seat, which may act, from this move."""
    return REASONS[clause](table, seat, move)


# Setting up -----------------------------------------------------------------------------------------------------------


def _of_phase(kind: str, phase: str) -> Callable[[Table, int, Move], bool]:
    """The clause of a choice of the setup: it allows these choices, then and only then."""

    def is_reason(table: Table, seat: int, move: Move) -> bool:
        if move[0] == kind and table.phase == phase:
            return move not in table.legal(seat)
        return move[0] == kind or table.phase == phase

    return is_reason


# The turn -------------------------------------------------------------------------------------------------------------


def _one_action(table: Table, seat: int, move: Move) -> bool:
    """One action a turn; to pass only without any."""
    if move[0] == "pass":
        return table.phase != "action" or bool(table.actions() | table.unsure)
    return move[0] in ACTIONS and table.phase in (*AMID, "after")


def _in_the_row(table: Table, seat: int, move: Move) -> bool:
    """At least one card is taken before one stops, and only a card of the row from the row."""
    if move[0] == "stop":
        return table.phase != "draw" or not table.taken
    return move[0] == "draw" and move[1] != "deck" and not table.cards.row[move[1]]


def _empty_deck(table: Table, seat: int, move: Move) -> bool:
    return move == ("draw", "deck") and not table.cards.deck and "deck" not in table.cards.sources()


def _beside_the_row(table: Table, seat: int, move: Move) -> bool:
    return _empty_deck(table, seat, move) and table.cards.row.total() > 0


def _not_twice(table: Table, seat: int, move: Move) -> bool:
    return _empty_deck(table, seat, move) and table.cards.row.total() == 0 and table.cards.has_ended


def _no_card(table: Table, seat: int, move: Move) -> bool:
    return _empty_deck(table, seat, move) and table.cards.row.total() + table.cards.discards.total() == 0


# Building -------------------------------------------------------------------------------------------------------------


def _there(table: Table, space: str) -> str:
    """The junction a space leads to from where the line has come to; "" if it does not begin there."""
    return BESIDE[head(str(table.target), table.line)[0]].get(space, "")


def _unbroken(table: Table, seat: int, move: Move) -> bool:
    return move[0] == "lay" and table.phase == "lay" and not _there(table, move[1])


def _first_city(table: Table, seat: int, move: Move) -> bool:
    if move[0] == "lay":
        there = _there(table, move[1])
        return there in CITY_AT and there not in table.mine.junctions()
    return move[0] in ("line", "build") and move[1] in table.mine.cities()


def _twice(table: Table, seat: int, move: Move) -> bool:
    return move[0] == "lay" and _there(table, move[1]) in head(str(table.target), table.line)[1]


def _away(table: Table, city: str) -> int:
    """How many spaces a city is from the network, whatever they cost; FOREVER if tracks are in every way."""
    mine = table.mine
    ground = Ground(frozenset(mine.junctions()), frozenset(table.laid()), (), 0)
    goals = frozenset({str(CITIES[city]["junction"])})
    far = distances(ground, frozenset(), frozenset(), goals)
    beside = [(space, there) for own in ground.own for space, there in BESIDE[own].items()]
    away = [far[there] for space, there in beside if there in far and space not in ground.taken]
    return min(away, default=FOREVER - 1) + 1


def _track_on_it(table: Table, seat: int, move: Move) -> bool:
    if move[0] == "lay":
        return move[1] in table.laid()
    return move[0] in ("line", "build") and _away(table, move[1]) == FOREVER


def _too_few_tracks(table: Table, seat: int, move: Move) -> bool:
    left = table.mine.tracks_left()
    return move[0] in ("line", "build") and (not left or left < _away(table, move[1]) < FOREVER)


def _line_first(table: Table, seat: int, move: Move) -> bool:
    """The city, the spaces, the payment, each in its time, and only what can be completed; if the map allows it."""
    if move[0] == "lay" and table.phase == "lay":
        on_the_map = (_unbroken, _first_city, _twice, _track_on_it)
        return move not in table.legal(seat) and not any(reason(table, seat, move) for reason in on_the_map)
    if move[0] == "lay":
        return move[1] not in table.laid()
    if move[0] == "pay":
        return table.phase != "pay" or move[1] not in {paying[1] for paying in table.payings()}
    if move[0] != "build" or (table.phase == "build" and move[1] == table.target):
        return False
    return ("line", move[1]) in table.lines() | table.unsure


def _not_offered(table: Table, seat: int, move: Move) -> bool:
    return move[0] == "pay" and table.phase == "pay" and move not in table.payings()


def _cannot_pay(table: Table, seat: int, move: Move) -> bool:
    """There are lines to the city, and tracks for them, but no payment."""
    if move[0] not in ("line", "build") or move[1] in table.mine.cities():
        return False
    reach = {line[1] for line in table.lines()}
    return _away(table, move[1]) <= table.mine.tracks_left() and move[1] not in reach


# Moving ---------------------------------------------------------------------------------------------------------------


def _own_tracks(table: Table, seat: int, move: Move) -> bool:
    return move[0] == "move" and move[1] not in table.mine.tracks | table.mine.cities()


def _free_move(table: Table, seat: int, move: Move) -> bool:
    """Only a train that begins its turn on track has it, up to its speed."""
    if move[0] == "hold":
        return table.phase != "free"
    return move[0] == "move" and table.phase == "free" and move[1] not in table.destinations()


def _get_moving(table: Table, seat: int, move: Move) -> bool:
    stands = table.phase == "action" and table.mine.train in CITIES and not table.has_travelled
    return move[0] == "move" and stands and move[1] not in table.destinations()


def _boost(table: Table, seat: int, move: Move) -> bool:
    """It is one space, from track."""
    train = str(table.mine.train)
    near = journeys(Journey.begun(train), table.mine.tracks, 1)
    return move[0] == "move" and table.phase == "action" and train not in CITIES and move[1] not in near


def _has_arrived(table: Table, seat: int, move: Move) -> bool:
    return move[0] == "move" and table.has_travelled and table.mine.train in CITIES


def _only_forward(table: Table, seat: int, move: Move) -> bool:
    """It stands there, or comes from there."""
    train = str(table.mine.train)
    if move[0] != "move" or move[1] == train:
        return move[0] == "move"
    both = journeys(Journey.begun(train), table.mine.tracks, 1)
    return table.has_travelled and move[1] in both and move[1] not in table.destinations()


# Cargo and upgrades ---------------------------------------------------------------------------------------------------


def _amid(table: Table, seat: int, move: Move) -> bool:
    return move[0] == "cargo" and table.phase in AMID


def _load(table: Table, seat: int, move: Move) -> bool:
    train = str(table.mine.train)
    return move[:2] == ("cargo", "load") and (train not in CITIES or move[2] not in table.mine.can_load(train))


def _unload(table: Table, seat: int, move: Move) -> bool:
    return move[:2] == ("cargo", "unload") and move[2] not in table.mine.aboard


def _deliver(table: Table, seat: int, move: Move) -> bool:
    """It is not aboard, or not wanted where the train stands."""
    mine = table.mine
    if move[:2] != ("cargo", "deliver"):
        return False
    return move[2] not in mine.aboard or mine.train not in mine.pays(move[2])


def _delivered_there(table: Table, seat: int, move: Move) -> bool:
    return move[:2] == ("cargo", "deliver") and table.mine.train in table.mine.delivered.values()


def _third_level(table: Table, seat: int, move: Move) -> bool:
    return move[0] == "upgrade" and table.mine.levels[move[1]] == len(LEVELS[move[1]]) - 1


def _too_dear(table: Table, seat: int, move: Move) -> bool:
    return move[0] == "upgrade" and move[1] not in table.mine.can_upgrade() and not _third_level(table, seat, move)


REASONS: dict[str, Callable[[Table, int, Move], bool]] = {
    "SP-13.1": _of_phase("side", "sides"),
    "SP-2.5": _of_phase("give", "give"),
    "SP-13.2": _of_phase("keep", "route"),
    "SP-2.8": _of_phase("place", "place"),
    "SP-3.1": lambda table, seat, move: table.phase == "free" and move[0] in ACTIONS,
    "SP-3.2": _one_action,
    "SP-3.3": _amid,
    "SP-3.4": lambda table, seat, move: move[0] == "end" and table.phase != "after",
    "SP-4.1": _in_the_row,
    "SP-4.4": _beside_the_row,
    "SP-4.5": _no_card,
    "SP-5.4": _not_twice,
    "SP-6.1": _unbroken,
    "SP-6.3": _first_city,
    "SP-6.4": _twice,
    "SP-6.5": _track_on_it,
    "SP-6.7": _too_few_tracks,
    "SP-6.8": _line_first,
    "SP-7.4": _not_offered,
    "SP-7.5": _cannot_pay,
    "SP-9.1": _own_tracks,
    "SP-9.3": _free_move,
    "SP-9.4": _get_moving,
    "SP-9.5": _boost,
    "SP-9.6": _has_arrived,
    "SP-9.8": _only_forward,
    "SP-10.1": _load,
    "SP-10.2": _unload,
    "SP-10.3": _deliver,
    "SP-10.4": _delivered_there,
    "SP-11.1": _third_level,
    "SP-11.2": _too_dear,
}
