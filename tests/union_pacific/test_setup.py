"""The pieces and the setting up: UP-1 and UP-2."""

from collections import Counter

import pytest

from roundhouse import BadSetup, IllegalAction
from tests.scenes import keys, legal, look, refused
from tests.union_pacific.scenes import (
    CARDS,
    COMPANIES,
    DIVIDEND,
    GAME,
    action,
    finish_opening,
    invest,
    phase,
    scene,
    shares_of_each,
    start_sections,
    total,
)

# name, shares, trains, home: the rulebook's table and the homes that go with it
TABLE = {
    "eprg": ("El Paso & Rio Grande", 18, 23, "el-paso"),
    "bnl": ("Billings Northern Light", 15, 19, "billings"),
    "ms": ("Miami Southern", 12, 17, "miami"),
    "dm": ("Denver Midland", 10, 14, "denver"),
    "sfrb": ("Sioux Falls Royal Blue", 9, 13, "sioux-falls"),
    "umr": ("United Mexican Railways", 8, 11, "monterrey"),
    "esl": ("Empire State Line", 7, 10, "new-york"),
    "kcc": ("Kansas City Central", 7, 9, "kansas-city"),
    "mrr": ("Marquette Rocky Road", 6, 8, "marquette"),
    "ww": ("Wyoming & Western", 6, 7, "cheyenne"),
}
EVERY_TABLE = range(2, 7)


# The pieces: UP-1 -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("UP-1.1")
def test_two_to_six_can_play() -> None:
    assert list(GAME.players) == [2, 3, 4, 5, 6]
    for players in GAME.players:
        assert GAME.start(players=players, seed=1).players == players
    for players in (1, 7):
        with pytest.raises(BadSetup):
            GAME.start(players=players, seed=1)


@pytest.mark.clause("UP-1.2")
def test_the_ten_companies_have_the_rulebooks_shares_and_trains() -> None:
    companies = GAME.board()["company"]
    assert {row["id"]: (row["name"], row["shares"], row["trains"], row["home"]) for row in companies} == TABLE
    assert sum(row["shares"] for row in companies) == 98
    assert sum(row["trains"] for row in companies) == 131


@pytest.mark.clause("UP-1.2")
@pytest.mark.parametrize("players", EVERY_TABLE)
def test_all_shares_and_trains_are_in_the_play(players: int) -> None:
    state = GAME.start(players=players, seed=players)
    dealt = total(look(state, "hands")) + Counter(look(state, "deck"))
    assert {company: dealt[company] for company in COMPANIES} == {id: row[1] for id, row in TABLE.items()}
    companies = state.view(None)["companies"]
    assert {id: row["supply"] + len(row["trains"]) for id, row in companies.items()} == {
        id: row[2] for id, row in TABLE.items()
    }


@pytest.mark.clause("UP-1.2")
def test_eprg_uses_all_four_types_and_every_other_company_one_to_three() -> None:
    types = {row["id"]: set(row["types"]) for row in GAME.board()["company"]}
    assert types.pop("eprg") == set(CARDS) - {"joker"}
    assert all(1 <= len(kinds) <= 3 for kinds in types.values())


@pytest.mark.clause("UP-1.3")
def test_union_pacific_has_twenty_shares_and_never_builds() -> None:
    state = GAME.start(players=4, seed=3)
    assert total(look(state, "hands"))["up"] + look(state, "up_stack") == 20
    assert "up" not in state.view(None)["companies"]
    with pytest.raises(IllegalAction):
        action("build up billings--casper")


@pytest.mark.clause("UP-1.4")
def test_forty_cities_are_joined_by_sections_of_four_types_with_one_to_four_spaces() -> None:
    board = GAME.board()
    cities = {city["id"] for city in board["city"]}
    assert len(cities) == 40
    assert {section["type"] for section in board["section"]} == {"clear", "white", "black", "dotted"}
    for section in board["section"]:
        assert {section["a"], section["b"]} <= cities
        assert 1 <= section["spaces"] <= 4
        assert len(section["start"]) <= section["spaces"]


@pytest.mark.clause("UP-1.5")
def test_there_are_forty_track_cards_twelve_clear_and_four_jokers() -> None:
    state = GAME.start(players=6, seed=0)
    cards = total(look(state, "cards")) + Counter(look(state, "track_deck"))
    assert cards == {"clear": 12, "white": 8, "black": 8, "dotted": 8, "joker": 4}


# Setting up: UP-2 -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("UP-2.1")
def test_each_company_begins_with_a_train_on_its_start_space_and_eprg_with_two() -> None:
    state = GAME.start(players=3, seed=9)
    assert look(state, "trains") == start_sections()
    assert {company: len(sections) for company, sections in look(state, "trains").items()} == {
        company: 2 if company == "eprg" else 1 for company in COMPANIES
    }
    homes = {company: row[3] for company, row in TABLE.items()}
    for company, sections in look(state, "trains").items():
        assert all(homes[company] in section.split("--") for section in sections)


@pytest.mark.clause("UP-2.2")
@pytest.mark.parametrize("players", EVERY_TABLE)
def test_everyone_is_dealt_three_track_cards_and_the_rest_is_the_deck(players: int) -> None:
    state = GAME.start(players=players, seed=players)
    assert [sum(cards.values()) for cards in look(state, "cards")] == [3] * players
    assert len(look(state, "track_deck")) == 40 - 3 * players
    other = GAME.start(players=players, seed=players + 1)
    assert look(other, "track_deck") != look(state, "track_deck")


@pytest.mark.clause("UP-2.3", "UP-2.4")
@pytest.mark.parametrize("players", EVERY_TABLE)
def test_everyone_is_dealt_one_up_share_and_four_of_the_companies(players: int) -> None:
    state = GAME.start(players=players, seed=players)
    for hand in look(state, "hands"):
        assert hand["up"] == 1
        assert sum(hand.values()) == 5
    assert look(state, "up_stack") == 20 - players
    assert len(look(state, "deck")) == 98 - 4 * players


@pytest.mark.clause("UP-2.4")
def test_a_hand_is_secret_and_its_size_public() -> None:
    one = scene(2, hands=["bnl up", "dm ms ms"], cards=["clear white joker dotted", "white white white"])
    two = scene(2, hands=["bnl up", "kcc kcc ww"], cards=["clear white joker dotted", "black joker dotted"])
    for state in (one, two):
        assert state.view(0)["hands"] == [2, 3]
        assert state.view(0)["cards"] == [4, 3]
        assert state.view(0)["own"]["shares"] == {"bnl": 1, "up": 1}
    assert one.view(0) == two.view(0)
    assert one.view(None) == two.view(None)
    assert one.view(1) != two.view(1)


# The first investment: UP-2.5 and UP-2.6 ------------------------------------------------------------------------------

HANDS = ["up bnl bnl dm kcc", "up ms ms ms dm", "up eprg umr esl mrr"]


@pytest.mark.clause("UP-2.5")
def test_all_choose_at_the_same_time_one_of_the_five_shares_up_included() -> None:
    state = scene(phase="opening", hands=HANDS, row="")
    assert state.actors == (0, 1, 2)
    assert legal(state, seat=0) == ["open bnl", "open dm", "open kcc", "open up"]
    assert legal(state, seat=2) == ["open eprg", "open umr", "open esl", "open mrr", "open up"]
    refused(state, "open ww", "UP-2.5", seat=0)
    refused(state, "card clear", "UP-2.5", seat=0)
    refused(state, "build bnl casper--denver", "UP-2.5", seat=0)


@pytest.mark.clause("UP-2.5")
def test_a_choice_is_hidden_until_the_last_has_chosen_then_all_lie_on_the_table() -> None:
    state = scene(phase="opening", hands=HANDS, row="")
    log = []
    state.apply(1, action("open dm"), log)
    assert state.view(0)["chosen"] == [False, True, False]
    assert "own" not in state.view(None)
    assert state.view(1)["own"]["chosen"] == "dm"
    assert log[0].seen_by(0) == ("chosen", {"seat": 1})
    assert log[0].seen_by(1) == ("chosen-known", {"seat": 1, "share": "dm"})
    assert look(state, "table") == [{}, {}, {}]
    state.apply(0, action("open up"), log)
    assert look(state, "table") == [{}, {}, {}]
    state.apply(2, action("open esl"), log)
    assert look(state, "table") == [{"up": 1}, {"dm": 1}, {"esl": 1}]
    assert look(state, "hands")[1] == {"ms": 3, "up": 1}
    assert keys(log)[3:6] == ["revealed"] * 3


@pytest.mark.clause("UP-2.5", "UP-2.4")
def test_a_choice_shows_in_no_view_but_ones_own() -> None:
    seen = []
    for share in ("dm", "up"):
        state = scene(phase="opening", hands=HANDS, row="")
        state.apply(1, action(f"open {share}"))
        seen.append((state.view(0), state.view(2), state.view(None)))
    assert seen[0] == seen[1]


@pytest.mark.clause("UP-2.5", "RH-1.1")
def test_a_choice_made_is_final() -> None:
    state = scene(phase="opening", hands=HANDS, row="")
    state.apply(1, action("open dm"))
    assert state.actors == (0, 2)
    refused(state, "open ms", "RH-1.1", seat=1)


@pytest.mark.clause("UP-2.5")
def test_the_order_of_the_choices_changes_nothing() -> None:
    choices = {0: "open bnl", 1: "open up", 2: "open mrr"}
    ends = []
    for order in ([0, 1, 2], [2, 1, 0], [1, 2, 0]):
        state = scene(phase="opening", hands=HANDS, row="")
        for seat in order:
            state.apply(seat, action(choices[seat]))
        ends.append(state.fingerprint())
    assert len(set(ends)) == 1


@pytest.mark.clause("UP-2.6")
def test_the_row_is_turned_up_only_after_the_first_investment() -> None:
    state = scene(phase="opening", hands=HANDS, row="", top="ms kcc ww ms")
    state.apply(0, action("open bnl"))
    state.apply(1, action("open dm"))
    assert look(state, "row") == {}
    state.apply(2, action("open up"))
    assert look(state, "row") == {"ms": 2, "kcc": 1, "ww": 1}
    assert phase(state) == "turn"


# The share deck: UP-2.7 -----------------------------------------------------------------------------------------------


@pytest.mark.clause("UP-2.7")
@pytest.mark.parametrize("players", EVERY_TABLE)
def test_the_deck_has_six_shares_then_eighteen_with_a_dividend_card_then_the_rest_with_three(players: int) -> None:
    for seed in range(10):
        state = GAME.start(players=players, seed=seed)
        finish_opening(state)
        deck = look(state, "deck")
        rest = 98 - 4 * players - 4 - 24 - sum(look(state, "removed").values())
        assert DIVIDEND not in deck[:6]
        assert deck[6:25].count(DIVIDEND) == 1
        assert deck[25:].count(DIVIDEND) == 3
        assert len(deck) == 6 + 19 + rest + 3


@pytest.mark.clause("UP-2.7")
def test_a_dividend_card_can_lie_anywhere_in_its_pile() -> None:
    first, last = set(), set()
    for seed in range(400):
        state = GAME.start(players=2, seed=seed)
        finish_opening(state)
        deck = look(state, "deck")
        first.add(deck.index(DIVIDEND))
        last |= {at for at, card in enumerate(deck) if card == DIVIDEND and at >= 25}
    assert first == set(range(6, 25))
    assert last >= set(range(25, 25 + 62 + 3 - 4))


@pytest.mark.clause("UP-2.7")
@pytest.mark.parametrize("players", EVERY_TABLE)
def test_no_share_is_lost_in_the_setting_up(players: int) -> None:
    state = GAME.start(players=players, seed=players)
    finish_opening(state)
    found = total([*look(state, "hands"), *look(state, "table"), look(state, "row"), look(state, "removed")])
    found += Counter(share for share in look(state, "deck") if share != DIVIDEND)
    found["up"] += look(state, "up_stack")
    assert found == shares_of_each()


# The first player: UP-2.8 ---------------------------------------------------------------------------------------------


@pytest.mark.clause("UP-2.8")
@pytest.mark.parametrize("players", EVERY_TABLE)
def test_the_first_player_is_drawn_by_lot(players: int) -> None:
    first = Counter(look(GAME.start(players=players, seed=seed), "turn") for seed in range(60 * players))
    assert set(first) == set(range(players))
    assert min(first.values()) > 30


@pytest.mark.clause("UP-2.8")
def test_turns_go_round_clockwise() -> None:
    state = scene(4, turn=2, hands=["bnl", "dm", "ms ms", "kcc"])
    turns = []
    for share in ("ms", "kcc", "bnl", "dm", "ms"):
        turns += state.actors
        invest(state, share)
    assert turns == [2, 3, 0, 1, 2]
