"""Properties of every play: the rules told a second time, plainly and slowly, must agree with the engine.

Plays are driven by hypothesis: each number it draws picks one of the legal actions.
"""

from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given, settings, strategies as st

from roundhouse import Event, Game, State
from tests.scenes import legal, look
from tests.union_pacific.scenes import COMPANIES, GAME, scene, start_sections
from tests.union_pacific.toys import ONE_WAY_OUT, VALLEY

TYPES = ("clear", "white", "black", "dotted")
BOARDS = {"ours": GAME, "one way out": ONE_WAY_OUT, "valley": VALLEY}

picks = st.lists(st.integers(0, 10_000), min_size=1, max_size=60)


def played(
    game: Game, players: int, seed: int, picked: list[int], *, longest: int = 200, **options: bool
) -> Iterator[tuple[State, list[Event]]]:
    """The moments of a play and the events that led there; the picks are gone through again and again."""
    state = game.start(players=players, seed=seed, **options)
    log: list[Event] = []
    for step in range(longest):
        yield state, log
        if state.over:
            return
        pick = picked[step % len(picked)] + step // len(picked)
        seat = state.actors[pick % len(state.actors)]
        choices = state.legal(seat)
        log = []
        state.apply(seat, choices[pick % len(choices)], log)


# The rules told a second time -----------------------------------------------------------------------------------------


class Map:
    """The map of a position as a person sees it: who stands where, and where there is room."""

    def __init__(self, state: State, game: Game) -> None:
        board = game.board()
        self.trains: dict[str, list[str]] = look(state, "trains")
        self.sections = {f"{row['a']}--{row['b']}": row for row in board["section"]}
        self.companies = {row["id"]: row for row in board["company"]}
        starts = start_sections(game)
        self.room = {
            name: row["spaces"]
            - len(row["start"])
            - sum(name in self.trains[c] and name not in starts[c] for c in COMPANIES)
            for name, row in self.sections.items()
        }

    def line(self, company: str) -> set[str]:
        """The cities joined to the company's home by its own trains."""
        cities = {self.companies[company]["home"]}
        while True:
            ends = [set(name.split("--")) for name in self.trains[company]]
            more = set().union(*[pair for pair in ends if pair & cities])
            if more <= cities:
                return cities
            cities |= more

    def left(self, company: str) -> int:
        return int(self.companies[company]["trains"]) - len(self.trains[company])

    def open_sections(self, company: str, cities: set[str]) -> list[str]:
        """Where the company may ever place a train if its line has come to these cities."""
        return [
            name
            for name, row in self.sections.items()
            if row["type"] in self.companies[company]["types"]
            and self.room[name] > 0
            and name not in self.trains[company]
            and {row["a"], row["b"]} & cities
        ]

    def builds(self, card: str) -> set[str]:
        """UP-4: the moves a card allows."""
        return {
            f"build {company} {name}"
            for company in COMPANIES
            if self.left(company)
            for name in self.open_sections(company, self.line(company))
            if card in ("joker", self.sections[name]["type"])
        }

    def dead(self) -> list[str]:
        """UP-3.4, UP-3.5: the types no company can come to with the trains it has left."""
        alive: set[str] = set()
        for company in COMPANIES:
            cities = self.line(company)
            for _ in range(self.left(company)):
                near = self.open_sections(company, cities)
                alive |= {self.sections[name]["type"] for name in near}
                cities = cities.union(*[set(name.split("--")) for name in near])
        found = [kind for kind in TYPES if kind not in alive]
        return [*found, "joker"] if len(found) == len(TYPES) else found


def plain_dividends(value: int, shares: list[int]) -> list[int]:
    """UP-7.2 to UP-7.6, case by case as a table would settle them."""
    held = sorted({count for count in shares if count}, reverse=True)
    paid = [0] * len(shares)
    if not held:
        return paid
    first = [seat for seat, count in enumerate(shares) if count == held[0]]
    if len(first) > 1 or len(held) == 1:
        for seat in first:
            paid[seat] = (value + value // 2) // len(first)
        return paid
    paid[first[0]] = value
    second = [seat for seat, count in enumerate(shares) if count == held[1]]
    for seat in second:
        paid[seat] = value // 2 // len(second)
    return paid


def plain_up(column: list[int], shares: list[int]) -> list[int]:
    """UP-7.8 to UP-7.11: seats in order of their shares fill the places; equals share what they fill."""
    order = sorted([seat for seat, count in enumerate(shares) if count], key=lambda seat: -shares[seat])
    filled = dict(zip(order, [*column, *[0] * len(order)]))
    paid = [0] * len(shares)
    for seat in order:
        equals = [other for other in order if shares[other] == shares[seat]]
        paid[seat] = sum(filled[other] for other in equals) // len(equals)
    return paid


# Agreement ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("board", BOARDS)
@settings(max_examples=12, deadline=None)
@given(st.integers(2, 6), st.integers(0, 10**6), st.booleans(), picks)
def test_a_play_stays_sound_after_every_action(
    board: str, players: int, seed: int, even: bool, picked: list[int]
) -> None:
    for state, _ in played(BOARDS[board], players, seed, picked, even_dividends=even):
        state.check()
        for seat in range(players):
            assert (seat in state.actors) == bool(state.legal(seat))


@pytest.mark.clause("UP-4.1", "UP-4.2", "UP-4.3", "UP-4.4", "UP-4.5", "UP-4.6", "UP-4.7")
@pytest.mark.parametrize("board", BOARDS)
@settings(max_examples=12, deadline=None)
@given(st.integers(2, 6), st.integers(0, 10**6), picks)
def test_the_trains_that_may_be_placed_are_those_a_person_would_find(
    board: str, players: int, seed: int, picked: list[int]
) -> None:
    game = BOARDS[board]
    for state, _ in played(game, players, seed, picked):
        if not state.over and look(state, "phase") == "train":
            assert set(legal(state)) == Map(state, game).builds(look(state, "card"))


@pytest.mark.clause("UP-3.2", "UP-3.3", "UP-3.4", "UP-3.5", "UP-3.6", "UP-6.1")
@pytest.mark.parametrize("board", BOARDS)
@settings(max_examples=12, deadline=None)
@given(st.integers(2, 6), st.integers(0, 10**6), picks)
def test_a_turn_offers_what_a_person_would_find(board: str, players: int, seed: int, picked: list[int]) -> None:
    game = BOARDS[board]
    for state, _ in played(game, players, seed, picked):
        if state.over or look(state, "phase") != "turn" or sum(picked) % 4 != look(state, "seal") % 4:
            continue  # some of the turns: a person takes long
        (seat,) = state.actors
        here = Map(state, game)
        assert state.view(None)["dead"] == here.dead()
        cards, shares = look(state, "cards")[seat], look(state, "hands")[seat]
        scraps = {f"scrap {card}" for card in cards if card in here.dead()}
        choices = {f"card {card}" for card in cards if here.builds(card)} | {f"invest {share}" for share in shares}
        passes = {f"discard {card}" for card in cards} or {"end"}
        assert set(legal(state)) == (scraps | choices or passes)


@pytest.mark.clause("UP-7.2", "UP-7.3", "UP-7.4", "UP-7.5", "UP-7.6")
@settings(deadline=None)
@given(st.integers(0, 5), st.lists(st.integers(0, 3), min_size=3, max_size=5))
def test_dividends_are_those_a_table_would_settle(grown: int, shares: list[int]) -> None:
    line = ["el-paso--dallas", "denver--el-paso", "chihuahua--el-paso", "kansas-city--dallas", "dallas--memphis"]
    state = scene(len(shares), table=[" ".join(["eprg"] * count) for count in shares], trains={"eprg": line[:grown]})
    assert state.view(None)["forecast"]["eprg"] == plain_dividends(3 + grown, shares)


@pytest.mark.clause("UP-7.8", "UP-7.9", "UP-7.10", "UP-7.11")
@settings(deadline=None)
@given(st.integers(0, 3), st.lists(st.integers(0, 3), min_size=3, max_size=6))
def test_union_pacific_pays_as_a_table_would_settle_it(number: int, shares: list[int]) -> None:
    columns = [[0] * 5, [10, 8, 6, 4, 2], [15, 12, 9, 6, 3], [20, 16, 12, 8, 4]]
    state = scene(len(shares), table=[" ".join(["up"] * count) for count in shares], met=number)
    assert state.view(None)["forecast"]["up"] == plain_up(columns[number], shares)


@pytest.mark.clause("UP-7.12", "UP-7.13", "UP-8.1", "UP-8.2", "UP-9.4")
@pytest.mark.parametrize("board", BOARDS)
@settings(max_examples=10, deadline=None)
@given(st.integers(2, 6), st.integers(0, 10**6), picks)
def test_money_is_what_the_payments_told(board: str, players: int, seed: int, picked: list[int]) -> None:
    told: Counter[int] = Counter()
    payments = 0
    state = None
    for state, log in played(BOARDS[board], players, seed, picked, longest=6000):
        for event in log:
            payments += event.key == "payment"
            if event.key == "paid":
                told[event.args["seat"]] += event.args["amount"]
            elif event.key == "paid-third":
                told[players] += event.args["amount"]
        money = state.view(None)["money"]
        assert money == [told[holder] for holder in range(len(money))]
        assert look(state, "paid") == payments
        assert state.scores() == money[:players]
    assert state is not None
    assert state.over
    assert payments == (3 if players == 2 else 4)
    best = max(state.view(None)["money"])
    assert state.winners() == tuple(seat for seat in range(players) if state.scores()[seat] == best)


@pytest.mark.clause("UP-3.7")
@settings(max_examples=25, deadline=None)
@given(st.sampled_from([ONE_WAY_OUT, VALLEY]), st.integers(2, 6), st.integers(0, 10**6), picks)
def test_a_game_on_a_map_that_fills_up_comes_to_its_end(game: Game, players: int, seed: int, picked: list[int]) -> None:
    *_, (state, _) = played(game, players, seed, picked, longest=3000)
    assert state.over
