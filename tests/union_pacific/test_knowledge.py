"""What a seat knows: imagining keeps it all, and lets everything else be anything it could be."""

from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from roundhouse import State
from tests.scenes import legal, look, play
from tests.union_pacific.scenes import COMPANIES, DIVIDEND, GAME, action, finish_opening, invest, scene, total

SEEDS = 150


def imagined(state: State, seat: int | None, seeds: int = SEEDS) -> Iterator[State]:
    """What the seat may imagine, seed by seed; each is sound and looks to the seat as the real one does."""
    for seed in range(seeds):
        twin = state.imagine(seat, seed)
        twin.check()
        assert twin.view(seat) == state.view(seat)
        assert twin.actors == state.actors
        if seat is not None:
            assert twin.legal(seat) == state.legal(seat)
        yield twin


def hands(state: State, of: int, seen_by: int | None, seeds: int = SEEDS) -> list[Counter[str]]:
    """The hands of shares that one seat imagines another to have."""
    return [Counter(look(twin, "hands")[of]) for twin in imagined(state, seen_by, seeds)]


def cards(state: State, of: int, seen_by: int | None, seeds: int = SEEDS) -> list[Counter[str]]:
    return [Counter(look(twin, "cards")[of]) for twin in imagined(state, seen_by, seeds)]


def distinct(found: list[Counter[str]]) -> int:
    return len({frozenset(each.items()) for each in found})


# One's own, and what was dealt ----------------------------------------------------------------------------------------


@pytest.mark.clause("UP-2.4")
@pytest.mark.parametrize("players", range(2, 7))
def test_ones_own_cards_and_shares_stay_and_those_of_the_others_are_drawn_anew(players: int) -> None:
    state = GAME.start(players=players, seed=players)
    finish_opening(state)
    for seat in range(players):
        twins = list(imagined(state, seat, 12))
        assert all(look(twin, "hands")[seat] == look(state, "hands")[seat] for twin in twins)
        assert all(look(twin, "cards")[seat] == look(state, "cards")[seat] for twin in twins)
        for other in range(players):
            if other != seat:
                assert distinct([Counter(look(twin, "hands")[other]) for twin in twins]) > 6
                assert distinct([Counter(look(twin, "cards")[other]) for twin in twins]) > 3
        assert len({tuple(look(twin, "deck")) for twin in twins}) == 12
        assert len({tuple(look(twin, "track_deck")) for twin in twins}) == 12


@pytest.mark.clause("UP-2.4")
def test_a_spectator_knows_no_hand() -> None:
    state = GAME.start(players=3, seed=8)
    finish_opening(state)
    for seat in range(3):
        assert distinct(hands(state, of=seat, seen_by=None, seeds=20)) > 10
        assert distinct(cards(state, of=seat, seen_by=None, seeds=20)) > 5


@pytest.mark.clause("UP-2.5")
def test_the_first_investment_of_another_is_hidden_until_all_have_chosen() -> None:
    state = GAME.start(players=3, seed=1)
    state.apply(1, action("open up"))
    chosen = {look(twin, "chosen")[1] for twin in imagined(state, 0)}
    assert chosen == {*COMPANIES, "up"}
    assert {look(twin, "chosen")[1] for twin in imagined(state, 1, 20)} == {"up"}
    assert {look(twin, "chosen")[0] for twin in imagined(state, 1, 20)} == {None}


@pytest.mark.clause("UP-2.3")
def test_all_know_who_has_kept_the_up_share_of_the_deal() -> None:
    state = GAME.start(players=3, seed=1)
    for seat, move in enumerate(["open up", legal(state, seat=1)[0], legal(state, seat=2)[0]]):
        state.apply(seat, action(move))
    assert {hand["up"] for hand in hands(state, of=0, seen_by=2)} == {0}
    assert {hand["up"] for hand in hands(state, of=1, seen_by=2)} == {1}


# Shares seen to come --------------------------------------------------------------------------------------------------


@pytest.mark.clause("UP-5.2")
def test_a_share_seen_taken_from_the_row_is_known_from_then_on() -> None:
    state = scene(phase="share", hands=["bnl ms"], row="eprg kcc dm ww")
    play(state, "take kcc", "stay")
    found = hands(state, of=0, seen_by=1)
    assert all(hand["kcc"] >= 1 and hand.total() == 3 for hand in found)
    assert distinct(found) > 20
    play(state, "card clear", "build bnl casper--denver", "take up", "stay")
    assert all(hand["kcc"] >= 1 for hand in hands(state, of=0, seen_by=2))


@pytest.mark.clause("UP-5.5")
def test_a_up_share_taken_is_known_and_no_other_is_imagined() -> None:
    state = scene(phase="share", hands=["bnl ms", "dm"])
    play(state, "take up", "stay")
    assert {hand["up"] for hand in hands(state, of=0, seen_by=1)} == {1}
    assert {hand["up"] for hand in hands(state, of=1, seen_by=2)} == {0}


@pytest.mark.clause("UP-5.4")
def test_a_share_drawn_blind_may_be_any_that_is_not_seen_elsewhere() -> None:
    state = scene(phase="share", row="mrr mrr mrr dm", table=["", "mrr mrr mrr"], top="kcc")
    play(state, "blind", "stay")
    found = Counter(share for hand in hands(state, of=0, seen_by=1, seeds=400) for share in hand)
    assert set(found) == set(COMPANIES) - {"mrr"}  # all six of MRR lie face up
    assert {tuple(hand) for hand in hands(state, of=0, seen_by=0, seeds=20)} == {("kcc",)}


@pytest.mark.clause("UP-5.4")
def test_it_is_the_likelier_the_more_of_it_are_unseen() -> None:
    state = scene(2, phase="share", row="", deck="kcc kcc kcc bnl " + "dividend " * 4)
    play(state, "blind", "stay")
    found = Counter(share for hand in hands(state, of=0, seen_by=1, seeds=2000) for share in hand)
    assert set(found) == {"kcc", "bnl"}
    assert 1400 < found["kcc"] < 1600  # three in four


@pytest.mark.clause("UP-6.1")
def test_a_share_laid_takes_its_knowledge_with_it() -> None:
    state = scene(phase="share", hands=["bnl ms", "kcc"], row="eprg kcc dm ww")
    play(state, "take kcc", "stay")
    invest(state, "kcc")  # seat 1
    play(state, "card black", "build esl montreal--new-york", "take up", "stay")
    invest(state, "kcc")
    found = hands(state, of=0, seen_by=1)
    assert {hand["kcc"] for hand in found} >= {0, 1}
    assert distinct(found) > 20


@pytest.mark.clause("UP-5.7")
def test_in_place_of_a_dividend_card_the_share_is_its_takers_secret() -> None:
    state = scene(phase="share", hands=["bnl"], top="dividend kcc")
    play(state, "blind")
    drawn = {look(twin, "drawn") for twin in imagined(state, 1)}
    assert len(drawn) > 8
    assert {look(twin, "drawn") for twin in imagined(state, 0, 20)} == {"kcc"}
    for twin in imagined(state, 2, 20):
        assert legal(twin) == [f"invest {look(twin, 'drawn')}", "keep"]


# Swaps ----------------------------------------------------------------------------------------------------------------


def swapped(given: str) -> State:
    """Seat 0 had one unseen share, took KCC from the row and swapped."""
    state = scene(phase="share", hands=["bnl"], row="eprg kcc dm ww")
    play(state, "take kcc", f"swap {given}")
    return state


@pytest.mark.clause("UP-5.8")
@pytest.mark.parametrize("given", ["bnl", "kcc"])
def test_a_swap_blurs_which_share_is_left(given: str) -> None:
    twins = list(imagined(swapped(given), 1))
    kept = Counter(look(twin, "hands")[0].get("kcc", 0) > 0 for twin in twins)
    assert kept[True] > 20
    assert kept[False] > 20
    for twin in twins:
        both = total([look(twin, "hands")[0], look(twin, "swapped")[0]])
        assert both["kcc"] >= 1
        assert both["up"] == look(twin, "hands")[0]["up"] == 1  # it came after the swap
        assert sum(look(twin, "swapped")[0].values()) == 1


@pytest.mark.clause("UP-5.8")
@pytest.mark.parametrize("given", ["bnl", "kcc"])
def test_who_swapped_knows_which_share_went(given: str) -> None:
    state = swapped(given)
    for twin in imagined(state, 0, 30):
        assert look(twin, "swapped") == [{given: 1}, {}, {}]
        assert look(twin, "hands")[0] == look(state, "hands")[0]


@pytest.mark.clause("UP-5.8")
def test_the_only_share_in_hand_is_known_to_be_the_one_that_went() -> None:
    state = scene(phase="share", row="eprg kcc dm ww")
    play(state, "take kcc", "swap kcc")
    for twin in imagined(state, 1, 30):
        assert look(twin, "hands")[0] == {"up": 1}
        assert look(twin, "swapped")[0] == {"kcc": 1}


@pytest.mark.clause("UP-5.8")
def test_a_share_shown_after_a_swap_did_not_go() -> None:
    state = swapped("bnl")
    play(state, "card clear", "build bnl casper--denver", "take up", "stay")
    play(state, "card black", "build esl montreal--new-york", "take up", "stay")
    invest(state, "kcc")
    found = list(imagined(state, 1))
    went = Counter(share for twin in found for share in look(twin, "swapped")[0])
    assert all(look(twin, "hands")[0] == {"up": 1} for twin in found)
    assert len(went) > 8
    assert 0 < went["kcc"] < 45  # KCC has gone only if the unseen share was KCC too


@pytest.mark.clause("UP-5.8")
def test_a_up_share_may_have_gone_for_another() -> None:
    state = scene(phase="share", hands=["up"], row="eprg kcc dm ww")
    play(state, "take kcc", "swap up")
    went = Counter(share for twin in imagined(state, 1) for share in look(twin, "swapped")[0])
    assert set(went) == {"kcc", "up"}


# the ledgers of a seat, as all have seen them: what came, what was shown, and the swaps between
LEDGERS = [
    "kcc ? swap up",
    "kcc kcc ? swap up",
    "? ? swap up swap up",
    "kcc ? swap up shown_kcc",
    "kcc ? swap up shown_bnl",
    "? kcc swap up kcc shown_kcc",
    "? kcc swap up kcc shown_kcc shown_kcc",
    "? ? ? swap up shown_kcc kcc shown_bnl",
    "? kcc swap up ? shown_kcc swap up",
    "bnl kcc ? swap up shown_kcc swap up shown_bnl",
    "? swap up ? swap up kcc swap up shown_kcc",
    "? ? ? swap up shown_kcc swap up shown_kcc",
    "up ? swap up swap up shown_up",
    "kcc swap up ? shown_kcc",
]
POOL = Counter({"kcc": 3, "bnl": 1, "ww": 1})  # all that could have come unseen


def histories(ledger: list[str]) -> set[tuple[tuple[str, ...], tuple[str, ...]]]:
    """Hand and swapped shares at the end of every history that a ledger allows, found by trying them all."""

    @cache
    def after(at: int, hand: tuple[str, ...], gone: tuple[str, ...], pool: tuple[str, ...]) -> frozenset:
        if at == len(ledger):
            return frozenset({(hand, gone)})
        entry = ledger[at]
        found: set = set()
        if entry == "?":
            for share in set(pool):
                found |= after(at + 1, added(hand, share), gone, without(pool, share))
        elif entry == "swap":
            for share in set(hand):
                found |= after(at + 1, without(hand, share), added(gone, share), pool)
        elif entry.startswith("shown_"):
            share = entry.removeprefix("shown_")
            if share in hand:
                found |= after(at + 1, without(hand, share), gone, pool)
        else:
            found |= after(at + 1, added(hand, entry), gone, pool)
        return frozenset(found)

    return set(after(0, (), (), tuple(sorted(POOL.elements()))))


def added(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    return tuple(sorted([*cards, card]))


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    left = list(cards)
    left.remove(card)
    return tuple(left)


@pytest.mark.clause("UP-5.8")
@pytest.mark.parametrize("written", LEDGERS)
def test_every_history_that_fits_what_was_seen_is_imagined_and_no_other(written: str) -> None:
    ledger = written.split()
    possible = histories(ledger)
    hand, gone = min(possible)  # any of them may be the truth: imagining does not look
    shown = [entry.removeprefix("shown_") for entry in ledger if entry.startswith("shown_")]
    named = [entry for entry in ledger if entry in COMPANIES]
    deck = POOL + Counter(named) - Counter(shown) - Counter(hand) - Counter(gone)
    state = scene(
        2,
        hands=[" ".join(hand), ""],
        swapped=[dict(Counter(gone)), {}],
        table=[" ".join(shown), ""],
        row="",
        deck=[*deck.elements(), *[DIVIDEND] * 4],
        known=[[entry.replace("shown_", "shown ") for entry in ledger], []],
    )
    found = set()
    for twin in imagined(state, 1, 800):
        held, went = Counter(look(twin, "hands")[0]), Counter(look(twin, "swapped")[0])
        found.add((tuple(sorted(held.elements())), tuple(sorted(went.elements()))))
    assert found == possible


# The share deck -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("UP-2.7")
@pytest.mark.parametrize("even", [False, True])
def test_the_known_piles_of_the_deck_are_kept(even: bool) -> None:
    state = GAME.start(players=3, seed=6, even_dividends=even)
    finish_opening(state)
    piles = look(state, "piles")
    places: list[set[int]] = [set() for _ in piles]
    for twin in imagined(state, 0, 200):
        deck = look(twin, "deck")
        top = 0
        for pile, (size, dividends) in enumerate(piles):
            inside = [at for at, card in enumerate(deck[top : top + size]) if card == DIVIDEND]
            assert len(inside) == dividends
            places[pile] |= set(inside)
            top += size
        assert top == len(deck)
    for pile, (size, dividends) in enumerate(piles):
        assert len(places[pile]) >= (size * 3 // 4 if dividends else 0)


@pytest.mark.clause("UP-5.3")
def test_shares_that_left_the_game_face_up_are_not_imagined_back() -> None:
    state = scene(phase="share", row="ww ww ww dm", hands=["", "bnl bnl bnl"], top="ww kcc kcc ms ms")
    play(state, "take dm", "stay")
    assert look(state, "removed") == {"ww": 4}
    for twin in imagined(state, 0, 60):
        unseen = Counter(look(twin, "deck")) + Counter(look(twin, "hands")[1])
        assert unseen["ww"] == 2


@pytest.mark.clause("UP-2.4", "UP-5.8")
def test_every_unseen_share_reaches_every_place_it_could_be_in() -> None:
    # seat 1 has three unseen shares, seat 2 one, and a swap of either two of them or the KCC share seen to come
    state = scene(turn=2, phase="share", hands=["dm", "bnl ms ms", "eprg umr"], row="eprg kcc dm ww")
    play(state, "take kcc", "swap umr")
    reached: dict[str, set[str]] = {"seat 1": set(), "seat 2": set(), "swapped": set(), "deck": set(), "top": set()}
    for twin in imagined(state, 0, 1200):
        reached["seat 1"] |= set(look(twin, "hands")[1])
        reached["seat 2"] |= set(look(twin, "hands")[2])
        reached["swapped"] |= set(look(twin, "swapped")[2])
        reached["deck"] |= set(look(twin, "deck"))
        reached["top"].add(look(twin, "deck")[0])
    everything = set(COMPANIES)
    assert reached["seat 1"] == everything
    assert reached["seat 2"] == everything | {"up"}
    assert reached["swapped"] == everything
    assert reached["deck"] == everything | {DIVIDEND}
    assert reached["top"] >= everything


@pytest.mark.clause("UP-5.8")
def test_imagining_an_imagined_state_has_the_same_distribution() -> None:
    state = scene(2, phase="share", hands=["bnl"], row="eprg kcc dm ww")
    play(state, "take kcc", "swap kcc")
    once = Counter(look(state.imagine(1, seed), "hands")[0].get("kcc", 0) for seed in range(1500))
    twice = Counter(look(state.imagine(1, seed).imagine(1, seed + 1), "hands")[0].get("kcc", 0) for seed in range(1500))
    assert set(once) == set(twice)
    assert all(abs(once[count] - twice[count]) < 150 for count in once)


@pytest.mark.clause("UP-3.8")
def test_the_future_is_drawn_anew_too() -> None:
    state = scene(2, hands=["bnl"], cards=["clear white", "white"], track_deck="joker", discards="clear black white")
    twins = [state.imagine(0, seed) for seed in range(10)]
    for twin in twins:
        play(twin, "invest bnl", "discard clear")
    assert len({tuple(look(twin, "track_deck")) for twin in twins}) > 3


# Track cards ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("UP-3.9")
def test_track_cards_seen_are_not_imagined_elsewhere() -> None:
    state = scene(2, cards=["joker joker joker clear", "white white joker"], discards="dotted " * 8)
    found = cards(state, of=1, seen_by=0, seeds=300)
    assert {hand["dotted"] for hand in found} == {0}
    assert {hand["joker"] for hand in found} == {0, 1}
    assert {card for hand in found for card in hand} == {"clear", "white", "black", "joker"}


@pytest.mark.clause("UP-4.1")
def test_the_card_chosen_to_build_with_is_known_to_be_in_hand() -> None:
    state = scene(2, cards=["joker clear white white"])
    play(state, "card joker")
    found = cards(state, of=0, seen_by=1)
    assert all(hand["joker"] >= 1 and hand.total() == 4 for hand in found)
    assert distinct(found) > 10


def remade(**said: object) -> State:
    """Two players: seat 1 has just drawn the last track card, and the deck has been made anew."""
    plain = {
        "cards": ["clear white", "black black joker"],
        "discards": "clear clear white dotted",
        "track_deck": "white",
    }
    state = scene(2, hands=["bnl bnl bnl", "dm dm dm"], **{**plain, **said})
    invest(state, "bnl")
    assert look(state, "discards") == {}
    return state


@pytest.mark.clause("UP-3.8")
def test_when_the_deck_is_made_anew_two_players_know_each_others_hand() -> None:
    state = remade()
    assert distinct(cards(state, of=1, seen_by=0)) == 1
    assert distinct(cards(state, of=0, seen_by=1)) == 1
    assert distinct(cards(state, of=1, seen_by=None)) > 1
    assert len({tuple(look(twin, "track_deck")) for twin in imagined(state, 0, 20)}) > 5


@pytest.mark.clause("UP-3.8")
def test_what_is_played_then_is_known_to_be_gone_and_what_is_drawn_then_is_not_known() -> None:
    state = remade()
    play(state, "invest dm", "discard black")
    assert {tuple(sorted(hand.elements())) for hand in cards(state, of=1, seen_by=0)} == {("black", "joker", "white")}
    invest(state, "bnl")
    assert look(state, "track_deck") != []
    found = cards(state, of=1, seen_by=0)
    drawn = {tuple((hand - Counter(["black", "joker", "white"])).elements()) for hand in found}
    assert all(hand >= Counter(["black", "joker", "white"]) for hand in found)
    assert len(drawn) > 1


@pytest.mark.clause("UP-3.8")
def test_a_card_played_before_any_was_drawn_is_known_to_be_an_old_one() -> None:
    # Seat 1 draws the last card, a black one, and plays the only old white one: no hand has an old white card any more.
    # Seat 2 draws a dotted card and plays it, a new one since no old one was dotted: it holds old cards only.
    for seed in range(20):
        state = scene(
            hands=["bnl bnl", "dm dm", "ms ms"],
            cards=["clear clear", "white black black", "black clear clear"],
            track_deck="black",
            discards="white dotted dotted clear",
            seed=seed,
        )
        play(state, "invest bnl", "discard clear", "invest dm", "discard white", "invest ms")
        if "discard dotted" not in legal(state):
            continue
        play(state, "discard dotted", "invest bnl", "discard clear")
        assert state.actors == (1,)
        assert {hand["white"] for hand in cards(state, of=2, seen_by=0)} == {0}
        break
    else:
        pytest.fail("seat 2 never drew a dotted card")


@pytest.mark.clause("UP-3.8")
def test_at_a_larger_table_all_know_what_the_other_hands_hold_together() -> None:
    state = scene(
        hands=["bnl", "dm", "ms"],
        cards=["clear", "black black joker", "dotted dotted clear"],
        discards="clear white dotted",
        track_deck="white",
    )
    invest(state, "bnl")
    together = set()
    apart = []
    for twin in imagined(state, 0):
        others = look(twin, "cards")[1:]
        together.add(tuple(sorted(total(others).elements())))
        apart.append(Counter(others[0]))
    assert together == {("black", "black", "clear", "dotted", "dotted", "joker", "white")}
    assert distinct(apart) > 8


@pytest.mark.clause("UP-3.8")
def test_every_unseen_track_card_reaches_every_place_it_could_be_in() -> None:
    state = GAME.start(players=3, seed=11)
    finish_opening(state)
    reached: list[set[str]] = [set(), set(), set()]
    for twin in imagined(state, 0, 200):
        reached[0] |= set(look(twin, "cards")[1])
        reached[1] |= set(look(twin, "cards")[2])
        reached[2].add(look(twin, "track_deck")[0])
    assert reached == [{"clear", "white", "black", "dotted", "joker"}] * 3
