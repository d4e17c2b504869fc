"""A small vocabulary to set a scene by hand, play, and look.

Cards and shares are written as words ("bnl bnl up"), moves as short sentences ("build bnl casper--denver"). Whatever a
scene does not speak of is plain: nobody holds or has laid a share, and four different ones lie in the row.
"""

from collections import Counter
from functools import cache
from typing import Any

import roundhouse
from roundhouse import Game, State
from tests.scenes import action_of, legal, play, words

GAME = roundhouse.game("union-pacific")
COMPANIES = ("eprg", "bnl", "ms", "dm", "sfrb", "umr", "esl", "kcc", "mrr", "ww")
CARDS = ("clear", "white", "black", "dotted", "joker")
DIVIDEND = "dividend"
DIVIDENDS = 4


# Setting the scene ----------------------------------------------------------------------------------------------------


def scene(players: int = 3, *, game: Game = GAME, **said: Any) -> State:
    """Seat 0 is on turn and has drawn, unless said otherwise. In words or lists of words, a row for each seat:

    cards, hands, table   what each seat holds or has laid; rows left out at the end are empty
    row                   the shares face up
    deck, track_deck      the whole deck from its top: what is placed nowhere is out of the game
    top, track_top        its top alone: what is placed nowhere lies below, the dividend cards at the very bottom
    up_stack              how many UP shares are left: the others are out of the game, swapped by the last seat
    trains                company by company, the sections built on besides its start sections
    """
    description: dict[str, Any] = {"players": players, "phase": "turn", "turn": 0}
    seats = players + (players == 2)
    _set_shares(description, said, players, seats)
    _set_cards(description, said, game, players)
    if "trains" in said:
        starts = start_sections(game)
        built = {company: words(sections) for company, sections in said.pop("trains").items()}
        description["trains"] = {company: starts[company] + sections for company, sections in built.items()}
    return game.position(description | said)


def _set_shares(description: dict[str, Any], said: dict[str, Any], players: int, seats: int) -> None:
    description["hands"] = _rows(said.pop("hands", []), players)
    description["table"] = _rows(said.pop("table", []), seats)
    description["row"] = count(said.pop("row", "eprg bnl ms dm"))
    left = Counter(shares_of_each())
    left.subtract(total([*description["hands"], *description["table"], description["row"], said.get("removed", {})]))
    left.subtract(total(said.get("swapped", [])))
    stack = left.pop("up")
    if "up_stack" in said:
        description["swapped"] = _rows(said.pop("swapped", []), players)
        description["swapped"][-1]["up"] = stack - said["up_stack"]
    if "deck" in said:
        description["deck"] = words(said.pop("deck"))
        left.subtract(share for share in description["deck"] if share != DIVIDEND)
        description["removed"] = Counter(said.pop("removed", {})) + left
        description["met"] = DIVIDENDS - description["deck"].count(DIVIDEND)
    elif "top" in said:
        top = words(said.pop("top"))
        left.subtract(share for share in top if share != DIVIDEND)
        inside = 0 if said.get("phase") == "opening" else DIVIDENDS - said.get("met", 0)
        below = inside - top.count(DIVIDEND)
        description["deck"] = top + sorted(left.elements()) + [DIVIDEND] * below


def _set_cards(description: dict[str, Any], said: dict[str, Any], game: Game, players: int) -> None:
    fourth = " dotted" if said.get("phase", "turn") in ("turn", "train", "investing") else ""
    plain = ["clear white black" + (fourth if seat == said.get("turn", 0) else "") for seat in range(players)]
    description["cards"] = _rows(said.pop("cards", plain), players)
    description["discards"] = count(said.pop("discards", ""))
    left = Counter({card: row["count"] for card, row in game.board()["track_cards"].items()})
    left.subtract(total([*description["cards"], description["discards"], said.get("scrapped", {})]))
    if "track_deck" in said:
        description["track_deck"] = words(said.pop("track_deck"))
        left.subtract(description["track_deck"])
        description["scrapped"] = Counter(said.pop("scrapped", {})) + left
    elif "track_top" in said:
        top = words(said.pop("track_top"))
        left.subtract(top)
        description["track_deck"] = top + sorted(left.elements())


def count(said: str | list[str]) -> dict[str, int]:
    return dict(Counter(words(said)))


def total(rows: list[dict[str, int]]) -> Counter[str]:
    return sum((Counter(row) for row in rows), Counter())


def _rows(said: list[str], seats: int) -> list[dict[str, int]]:
    return [count(row) for row in said] + [{} for _ in range(seats - len(said))]


@cache
def shares_of_each() -> dict[str, int]:
    return {company["id"]: company["shares"] for company in GAME.board()["company"]} | {"up": 20}


def start_sections(game: Game = GAME) -> dict[str, list[str]]:
    """Company by company, the sections with its coloured start spaces."""
    starts: dict[str, list[str]] = {company: [] for company in COMPANIES}
    for section in game.board()["section"]:
        for company in section["start"]:
            starts[company].append(f"{section['a']}--{section['b']}")
    return starts


# Playing --------------------------------------------------------------------------------------------------------------


def action(move: str, game: Game = GAME) -> int:
    return action_of(game, move)


def invest(state: State, *shares: str) -> None:
    """A turn of investing these shares, ended with whichever track card comes first."""
    play(state, *[f"invest {share}" for share in shares])
    play(state, next(move for move in legal(state) if move.startswith(("discard", "end"))))


def finish_opening(state: State) -> None:
    """Everyone invests the first share on the list."""
    while not state.over and state.view(None)["phase"] == "opening":
        state.apply(state.actors[0], state.legal(state.actors[0])[0])


# Looking --------------------------------------------------------------------------------------------------------------


def kinds(state: State) -> set[str]:
    return {move.split()[0] for move in legal(state)}


def phase(state: State) -> str:
    return str(state.view(None)["phase"])
