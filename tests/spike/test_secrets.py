"""What nobody may learn: hands, routes, the card given away, the deck. SP-1.8, SP-2.5, SP-13.1 and SP-13.2.

Two plays with the same public history and other secrets look the same to whoever does not know them.
"""

import json
import random
from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from roundhouse import Event, State
from tests.scenes import action_of, look, play
from tests.spike.reference import discards
from tests.spike.scenes import GAME, SUITS, build, hand, route, scene, suits_of
from tests.spike.test_drawing import short_deck
from tests.tables.scenes import at_table, told_of

LINE = route("topeka", "des-moines")  # two ochre spaces


def seen(state: State, reader: int | None) -> str:
    return json.dumps([state.view(reader), state.legal(reader) if reader is not None else []])


@pytest.mark.clause("SP-1.8")
def test_other_secrets_with_the_same_public_history_look_the_same() -> None:
    """The others' secrets are drawn anew, the same is played in both, and the seat that looks cannot tell."""
    for seed in range(12):
        rng = random.Random(seed)
        state = GAME.start(players=2 + seed % 3, seed=seed, advanced=seed % 2 == 1)
        for _ in range(rng.randrange(1, 260)):
            if not state.over:
                seat = rng.choice(state.actors)
                state.apply(seat, rng.choice(state.legal(seat)))
        for reader in (None, *range(state.players)):
            world = state.imagine(reader, seed)
            compare_plays(state.clone(), world, reader, rng)


def compare_plays(state: State, world: State, reader: int | None, rng: random.Random) -> None:
    """Play on in both as long as the same can be done and no card comes to light that differs."""
    assert seen(state, reader) == seen(world, reader)
    for _ in range(12):
        if state.over or world.over:
            return
        seat = rng.choice(state.actors)
        both = [action for action in state.legal(seat) if action in world.legal(seat)]
        calm = [action for action in both if is_calm(action)]
        if not calm or paid(state, seat) != paid(world, seat):
            return
        action = rng.choice(calm)
        told: list[list[Event]] = [[], []]
        state.apply(seat, action, told[0])
        world.apply(seat, action, told[1])
        assert [event.seen_by(reader) for event in told[0]] == [event.seen_by(reader) for event in told[1]]
        assert seen(state, reader) == seen(world, reader)


def paid(state: State, seat: int) -> Any:
    """What is paid for the line under way: that becomes public when it is built."""
    return state.view(seat)["own"]["ways"]


def is_calm(action: int) -> bool:
    """Whether the action turns no card up: what is turned up is of course another."""
    return GAME.meaning(action)["kind"] not in ("draw", "stop", "give", "side", "keep")


@pytest.mark.clause("SP-1.8", "SP-6.8")
def test_a_line_under_way_is_seen_by_its_builder_alone() -> None:
    """Whether there is a choice of payment would tell of the hand."""
    rich, poor = scene(hands=["ochre ochre white white", ""]), scene(hands=["ochre ochre white blue", ""])
    before = [seen(rich, 1), seen(rich, None)]
    assert before == [seen(poor, 1), seen(poor, None)]
    for move in ("line des-moines", *[f"lay {space}" for space in LINE[::-1]]):
        play(rich, move)
        play(poor, move)
        assert [seen(rich, 1), seen(rich, None)] == before
        assert [seen(poor, 1), seen(poor, None)] == before
    assert (look(rich, "phase"), look(poor, "phase")) == ("pay", "build")
    mine = rich.view(0)["own"]["building"]
    assert (mine["phase"], mine["city"], mine["line"]) == ("pay", "des-moines", LINE[::-1])
    assert rich.view(1)["own"]["building"] == {}


@pytest.mark.clause("SP-1.8")
@pytest.mark.parametrize("steps", [1, 2, 3])
def test_imagining_in_the_middle_of_a_build_tells_nothing_of_the_hand(steps: int) -> None:
    """Of all hands of four cards few pay for this line: who watches imagines any, as if nothing had been begun."""
    state = scene(hands=["ochre ochre white white", "rose"], row="blue blue jade black")
    begun = state.clone()
    play(begun, *["line des-moines", *[f"lay {space}" for space in LINE[::-1]]][:steps])
    need = tuple(suits_of(LINE).count(suit) for suit in SUITS)
    could = 0
    for seed in range(200):
        world = begun.imagine(1, seed)
        world.check()
        assert world.position() == state.imagine(1, seed).position()
        could += bool(discards(tuple(hand(world).get(suit, 0) for suit in SUITS), need))
    assert 20 < could < 180


@pytest.mark.clause("SP-1.8")
def test_the_builder_imagines_the_line_as_it_is() -> None:
    state = scene(hands=["ochre ochre white white", "rose"])
    play(state, "line des-moines", f"lay {LINE[-1]}")
    world = state.imagine(0, 3)
    assert (look(world, "phase"), look(world, "line"), hand(world)) == ("lay", [LINE[-1]], hand(state))


# Card counters --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("SP-1.8")
def test_what_card_counters_know_follows_the_play() -> None:
    """The state keeps for them what each hand held when the deck was made anew, and what it has paid since."""
    anew = short_deck("white", "rose rose rose jade", "black black black ochre ochre", mine="blue")
    play(anew, "draw deck")
    assert look(anew, "before") == look(anew, "hands")
    old = scene(hands=["ochre ochre", "rose"], before=[{"ochre": 2}, {}])
    build(old, "des-moines", LINE)
    assert (look(old, "before")[0], look(old, "since")[0]) == ({}, {})
    unsure = scene(hands=["ochre ochre", "rose"], before=[{"ochre": 1}, {}])
    build(unsure, "des-moines", LINE)
    assert (look(unsure, "before")[0], look(unsure, "since")[0]) == ({"ochre": 1}, {"ochre": 2})
    taker = scene(turn=1, hands=["", "white"], row="rose jade jade jade", told={"white": 1})
    play(taker, "draw rose")
    assert (look(taker, "known")[1], look(taker, "told")) == ({"rose": 1}, {"white": 1, "rose": 1})


def counted() -> State:
    """Seats 1 and 2 held three old cards when the deck was made anew, and have drawn and paid since.

    Seat 1 held one of them and has drawn two; it has paid white and blue, not known which was which. Seat 2 held two
    and has drawn one. Of the deck everybody knows what it can be.
    """
    hands: list[dict[str, int]] = [{"ochre": 10, "rose": 10, "jade": 10, "black": 8}, {"white": 1}]
    hands.append({"white": 1, "blue": 2})
    position = {
        "players": 3,
        "phase": "action",
        "first": 0,
        "turn": 0,
        "round": 2,
        "starts": ["topeka", "boston", "tampa"],
        "hands": hands,
        "row": {"black": 2},
        "discards": {"white": 7, "blue": 6},
        "deck": ["white", "blue", "blue"],
        "before": [{}, {"white": 1}, {"white": 1, "blue": 1}],
        "since": [{}, {"white": 1, "blue": 1}, {}],
    }
    return GAME.position(position)


def arrangements() -> Counter[str]:
    """All ways in which these cards can lie, each card and each place by itself: hands of seats 1 and 2, and the deck.

    White and blue paid by seat 1 are two cards that lay in one of its places; three more white and four more blue
    cards are unseen. Old places hold two white cards and one blue.
    """
    found: Counter[str] = Counter()
    cards = ["white paid", "blue paid", "white a", "white b", "white c", "blue a", "blue b", "blue c", "blue d"]
    for old in combinations(cards, 3):
        if sorted(card.split()[0] for card in old) != ["blue", "white", "white"]:
            continue
        new = [card for card in cards if card not in old]
        for first_old in old:
            for first_new in combinations(new, 2):
                mine = [first_old, *first_new]
                if {"white paid", "blue paid"} <= set(mine):
                    rest = [card for card in mine if "paid" not in card]
                    theirs = [card for card in old if card != first_old]
                    for drawn in (card for card in new if card not in first_new):
                        found[arrangement(rest, [*theirs, drawn])] += 1
    return found


def arrangement(one: list[str], two: list[str]) -> str:
    return " | ".join(" ".join(sorted(card.split()[0] for card in cards)) for cards in (one, two))


@pytest.mark.clause("SP-1.8")
def test_every_arrangement_that_fits_what_was_counted_is_equally_likely() -> None:
    wanted = arrangements()
    state = counted()
    found: Counter[str] = Counter()
    rounds = 1500
    for seed in range(rounds):
        held = look(state.imagine(0, seed), "hands")
        one, two = ([suit for suit, count in row.items() for _ in range(count)] for row in held[1:])
        found[arrangement(one, two)] += 1
    assert set(found) == set(wanted)
    for each, count in wanted.items():
        share = count / wanted.total()
        assert abs(found[each] / rounds - share) < 0.05, (each, found[each] / rounds, share)


@pytest.mark.clause("SP-2.5")
def test_whoever_did_not_see_the_card_given_away_does_not_imagine_by_it() -> None:
    """Whether the giver still knows of it in the hand is no clue to a third seat."""
    kept = scene(players=3, hands=["", "", "white blue"], told={"white": 1})
    gone = scene(players=3, hands=["", "", "white blue"])
    for seed in range(20):
        assert kept.imagine(1, seed).position() == gone.imagine(1, seed).position()
    assert {str(look(kept.imagine(0, seed), "told")) for seed in range(20)} == {"{'white': 1}"}


@pytest.mark.clause("SP-13.2")
def test_the_route_that_was_not_kept_stays_unseen_at_the_end() -> None:
    state = GAME.start(players=2, seed=5, advanced=True)
    rng = random.Random(5)
    while not state.over:
        seat = rng.choice(state.actors)
        state.apply(seat, rng.choice(state.legal(seat)))
    kept, offers = look(state, "routes"), look(state, "offers")
    others = set()
    for seed in range(60):
        world: dict[str, Any] = state.imagine(0, seed).position()
        assert (world["routes"], world["offers"][0]) == (kept, offers[0])
        others |= set(world["offers"][1]) - {kept[1]}
    assert len(others) > 10


def test_a_card_drawn_face_down_is_told_to_its_owner_alone() -> None:
    state = scene(hands=["", "rose"])
    log: list[Event] = []
    state.apply(0, action_of(GAME, "draw deck"), log)
    (suit,) = hand(state)
    assert [suit in str(log[0].seen_by(reader)) for reader in (0, 1, None)] == [True, False, False]


@pytest.mark.clause("SP-1.8")
def test_whether_there_was_a_choice_of_payment_is_not_told_by_a_count_of_moves() -> None:
    """Who holds two white cards could have paid another way, and says so; nobody else hears that anything was said."""
    tables = []
    for mine, says in (("ochre ochre white white", ["pay white 0"]), ("ochre ochre white blue", [])):
        table = at_table(scene(hands=[mine, "rose"], row="blue blue jade black"))
        moves = ["line des-moines", *[f"lay {space}" for space in LINE[::-1]], *says, "build des-moines", "end"]
        table.do(table.seat(0).choose(0, [action_of(GAME, move) for move in moves], confirm=True))
        tables.append(table)
    rich, poor = tables
    assert len(rich.moves) == len(poor.moves) + 1
    for reader in (1, None):
        assert told_of(rich, reader) == told_of(poor, reader)
    assert len(told_of(rich, 1)[1]) == 3  # the start, the line built, the end of the turn
