"""Before the game: seats, invitations, lots, the start and the promise about its luck."""

import hashlib
import json

import pytest

import roundhouse
from roundhouse import BadSetup, Game
from roundhouse.tables import Table, TableError, Terms, commitment, open_table
from tests.tables.scenes import NAMES, NOON, SALT, SEED, Scene, refused, three


def opened(game: Game) -> Scene:
    return Scene.of([open_table(game, players=three(game), at=NOON)], game)


def test_a_table_opens_with_all_its_seats_open(game: Game) -> None:
    view = opened(game).table.view(None, "en")
    assert view["phase"] == "open"
    assert [seat["kind"] for seat in view["seats"]] == ["open"] * three(game)
    assert view["version"] == 1
    assert "view" not in view
    assert view["commitment"] is None


def test_people_sit_down_and_bots_are_seated(game: Game) -> None:
    scene = opened(game)
    scene.do(scene.seat(0).sit("  Anna  Maria ", zone=60))
    scene.do(scene.host().seat_bot(1, "greedy", "Ada"))
    seats = scene.table.view(None, "en", connected=[0])["seats"]
    assert (seats[0]["kind"], seats[0]["name"], seats[0]["connected"]) == ("human", "Anna Maria", True)
    assert (seats[1]["kind"], seats[1]["level"], seats[1]["connected"]) == ("bot", "greedy", False)
    assert scene.spoken() == ["Anna Maria sits down.", "Ada sits down: a bot, level Fireman."]
    assert scene.spoken("it") == ["Anna Maria si siede.", "Ada si siede: un bot, livello Fuochista."]


def test_a_seat_taken_is_not_taken_again(game: Game) -> None:
    scene = opened(game)
    scene.do(scene.seat(0).sit("Anna"))
    with refused("table-seat-taken"):
        scene.seat(0).sit("Bruno")
    with refused("table-seat-taken"):
        scene.host().seat_bot(0, "greedy", "Ada")
    with refused("table-seat-taken"):
        scene.host().invite(0, "Bruno")


def test_a_bot_gives_way_to_another_bot_before_the_start(game: Game) -> None:
    scene = opened(game)
    scene.do(scene.host().seat_bot(0, "greedy", "Ada"))
    scene.do(scene.host().seat_bot(0, "random", "Ada"))
    assert scene.table.seats[0].level == "random"


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "tab\x07le"])
def test_a_name_must_be_one(game: Game, name: str) -> None:
    with refused("table-bad-name"):
        opened(game).seat(0).sit(name)


def test_two_players_never_have_the_same_name(game: Game) -> None:
    scene = opened(game)
    scene.do(scene.host().invite(0, "Anna"))
    with refused("table-name-taken"):
        scene.seat(1).sit("ANNA")
    scene.do(scene.seat(0).sit("Anna"))
    with refused("table-name-taken"):
        scene.host().seat_bot(1, "random", "anna")


def test_an_invitation_keeps_a_seat_until_it_is_taken_or_given_back(game: Game) -> None:
    scene = opened(game)
    scene.do(scene.host().invite(0, "Bruno"))
    assert scene.table.view(None, "en")["seats"][0]["invited"] == "Bruno"
    scene.do(scene.seat(0).leave())
    assert scene.table.seats[0].invited is None
    scene.do(scene.host().invite(0, "Carla"))
    scene.do(scene.host().uninvite(0))
    with refused("table-not-invited"):
        scene.host().uninvite(0)
    scene.do(scene.host().invite(0, "Dario"))
    scene.do(scene.seat(0).sit("Dario"))
    assert scene.table.seats[0].kind == "human"
    assert scene.table.seats[0].invited is None


def test_whoever_leaves_before_the_start_opens_the_seat(game: Game) -> None:
    scene = opened(game)
    scene.do(scene.seat(0).sit("Anna"))
    scene.do(scene.seat(0).leave())
    assert scene.table.seats[0].kind == "open"
    with refused("table-nobody-here"):
        scene.seat(0).leave()


def test_the_host_clears_a_seat(game: Game) -> None:
    scene = opened(game)
    scene.do(scene.host().seat_bot(0, "greedy", "Ada"))
    scene.do(scene.host().clear(0))
    assert scene.table.seats[0].kind == "open"
    with refused("table-nobody-here"):
        scene.host().clear(0)


def test_the_game_does_not_begin_with_an_open_seat(game: Game) -> None:
    scene = opened(game)
    with refused("table-seats-open"):
        scene.host().start(SEED, SALT)


def test_the_start_publishes_the_hash_of_salt_and_seed_and_neither_of_them(game: Game) -> None:
    scene = Scene(game).start()
    view = scene.table.view(0, "en")
    assert view["phase"] == "playing"
    assert view["commitment"] == hashlib.sha256(f"{SALT}{SEED}".encode()).hexdigest() == commitment(SALT, SEED)
    assert "seed" not in view
    assert "salt" not in view
    assert scene.state.fingerprint() == game.start(players=scene.table.players, seed=SEED).fingerprint()


@pytest.mark.parametrize("salt", ["", "ab", "G" * 64, "AB" * 32, "é" * 64])
def test_a_salt_is_sixty_four_hexadecimal_digits(game: Game, salt: str) -> None:
    with refused("table-bad-salt"):
        Scene(game).host().start(SEED, salt)


def test_a_seed_is_a_whole_number(game: Game) -> None:
    with pytest.raises(BadSetup):
        Scene(game).host().start(-1, SALT)


def test_after_the_start_seats_are_fixed(game: Game) -> None:
    scene = Scene(game).start()
    for call in (
        scene.seat(0).leave,
        lambda: scene.host().clear(0),
        lambda: scene.host().seat_bot(0, "random", "Ada"),
        lambda: scene.host().start(SEED, SALT),
    ):
        with refused("table-started"):
            call()
    with refused("table-not-invited"):
        scene.seat(0).sit("Bruno")


def test_there_are_no_seats_but_those_at_the_table(game: Game) -> None:
    scene = opened(game)
    for seat in (-1, three(game)):
        with refused("table-no-seat"):
            scene.seat(seat)
        with refused("table-no-seat"):
            scene.table.view(seat, "en")


def test_seats_are_drawn_by_lot_when_all_want_it(game: Game) -> None:
    """The lots come from the committed seed, and everybody can check them at the end."""
    orders = set()
    for seed in range(12):
        scene = Scene(game)
        scene.do(scene.seat(0).offer("lots"))
        for seat in range(1, scene.table.players):
            assert not scene.table.lots
            scene.do(scene.seat(seat).agree())
        assert scene.table.lots
        scene.start(seed)
        seating = json.loads(scene.stored[-1])["facts"]["seating"]
        names = [seat.name for seat in scene.table.seats]
        assert names == [NAMES[before] for before in seating]
        assert sorted(names) == sorted(NAMES[: len(names)])
        orders.add(tuple(names))
    assert len(orders) > 1


def test_without_lots_everybody_stays_where_they_sit(game: Game) -> None:
    scene = Scene(game).start()
    assert [seat.name for seat in scene.table.seats] == list(NAMES[: scene.table.players])


def test_a_setup_the_game_does_not_know_opens_no_table(game: Game) -> None:
    with pytest.raises(BadSetup):
        open_table(game, players=99, at=NOON)
    with pytest.raises(BadSetup):
        open_table(game, players=three(game), at=NOON, options={"no such option": True})


@pytest.mark.parametrize("term", ["flag", "take_back", "resigned"])
def test_terms_have_the_values_they_can_have(term: str) -> None:
    with refused("table-bad-term"):
        Terms(**{term: "whatever"})
    with pytest.raises(BadSetup):
        Terms(stand_in="grandmaster")


def test_options_of_the_game_reach_the_game() -> None:
    for name in roundhouse.games():
        game = roundhouse.game(name)
        players = three(game)
        options = {option: values[-1] for option, values in game.options(players=players).items()}
        entry = open_table(game, players=players, at=NOON, options=options)
        assert Table.restore([entry]).view(None, "en")["options"] == options


def test_every_refusal_speaks_both_languages() -> None:
    wrong = TableError("table-seats-open", count=2)
    assert wrong.say("en") == "2 seats are still open; somebody must take them, or bots."
    assert wrong.say("it") == "2 posti sono ancora liberi; deve prenderli qualcuno, o dei bot."
