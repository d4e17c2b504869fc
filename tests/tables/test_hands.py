"""Seats that change hands between people and bots, bots that fail, people who resign, and what it all counts for."""

import random

import pytest

from roundhouse import BadSetup, Game
from roundhouse.tables import HOST, Entry, Terms, live
from roundhouse.tables.results import first, places
from tests.tables.scenes import Scene, forbidden, free_choice, refused


def test_a_bot_moves_like_anybody_and_is_not_asked_to_confirm(game: Game) -> None:
    scene = Scene(game, bots=(0,)).start()
    rng = random.Random(1)
    while scene.table.bots_to_move() != (0,):
        scene.turn(rng.choice(scene.table.actors), rng)
    before = len(scene.moves)
    actions = scene.turn(0, rng)
    assert scene.moves[before:] == [(0, action) for action in actions]
    assert scene.under_way.drafts == {}


@pytest.mark.where(condition=free_choice)
def test_a_bots_turn_is_seen_when_it_is_played(game: Game) -> None:
    scene = Scene(game).start()
    seat, action = scene.seek(free_choice, random.Random(2))
    scene.do(scene.host().hand_over(seat, "random"))
    seen = [scene.table.view(reader, "en") for reader in (None, *range(scene.table.players)) if reader != seat]
    scene.do(scene.bot(seat).choose(action))
    assert scene.table.bots_to_move() == (seat,)
    assert [scene.table.view(reader, "en") for reader in (None, *range(scene.table.players)) if reader != seat] == seen
    assert scene.table.view(seat, "en")["turn"] is None


def test_a_seat_passes_to_a_bot_and_back_and_the_game_does_not_notice(game: Game) -> None:
    """At every decision, be it one's own or another's."""
    scene = Scene(game).start()
    rng = random.Random(3)
    for _ in range(8):
        before, moves = scene.state.fingerprint(), list(scene.moves)
        for seat in range(scene.table.players):
            scene.do(scene.seat(seat).hand_over("greedy"))
            assert scene.table.seats[seat].kind == "bot"
            assert (seat in scene.table.bots_to_move()) == (seat in scene.state.actors)
            scene.do(scene.seat(seat).take_over())
            assert scene.table.seats[seat].kind == "human"
        assert scene.state.fingerprint() == before
        assert scene.moves == moves
        scene.turn(rng.choice(scene.table.actors), rng)


@pytest.mark.where(condition=free_choice)
def test_a_tentative_turn_does_not_go_over_to_the_bot(game: Game) -> None:
    scene = Scene(game).start()
    seat, action = scene.seek(free_choice, random.Random(4))
    scene.do(scene.choose(seat, action))
    scene.do(scene.seat(seat).hand_over("random"))
    assert scene.table.sight(seat).legal() == scene.state.legal(seat)
    scene.do(scene.bot(seat).choose(action))
    scene.do(scene.seat(seat).take_over())
    assert scene.table.view(seat, "en")["turn"] is None


def test_who_plays_is_who_may_choose(game: Game) -> None:
    scene = Scene(game).start()
    seat = scene.table.actors[0]
    action = scene.state.legal(seat)[0]
    with refused("table-not-a-bot"):
        scene.bot(seat).choose(action)
    with refused("table-no-stand-in"):
        scene.seat(seat).take_over()
    scene.do(scene.seat(seat).hand_over("random"))
    for call in (
        lambda: scene.choose(seat, action),
        lambda: scene.confirm(seat),
        lambda: scene.seat(seat).hand_over("random"),
        lambda: scene.seat(seat).resign(),
        lambda: scene.seat(seat).offer("pause"),
        lambda: scene.seat(seat).agree(),
    ):
        with refused("table-bot-plays"):
            call()
    with pytest.raises(BadSetup):
        scene.host().hand_over(seat, "grandmaster")


def test_a_bot_not_on_turn_does_not_move(game: Game) -> None:
    scene = Scene(game).start()
    rng = random.Random(5)
    while len(scene.table.actors) == scene.table.players:
        scene.turn(scene.table.actors[0], rng)
    waiting = next(seat for seat in range(scene.table.players) if seat not in scene.table.actors)
    scene.do(scene.host().hand_over(waiting, "random"))
    assert waiting not in scene.table.bots_to_move()
    with forbidden("RH-1.1"):
        scene.bot(waiting).choose(0)


def test_nobody_hands_over_before_the_start(game: Game) -> None:
    scene = Scene(game)
    for call in (
        lambda: scene.seat(0).hand_over("random"),
        lambda: scene.host().hand_over(0, "random"),
        lambda: scene.seat(0).take_over(),
        lambda: scene.seat(0).resign(),
    ):
        with refused("table-not-started"):
            call()


def test_somebody_new_takes_a_bots_seat_by_invitation(game: Game) -> None:
    """Everybody reads of it before a card is seen."""
    scene = Scene(game, bots=(0,)).start()
    before = scene.state.fingerprint()
    with refused("table-not-invited"):
        scene.seat(0).sit("Zoe")
    scene.do(scene.host().invite(0, "Zoe"))
    assert scene.table.seats[0].kind == "bot"
    assert scene.spoken()[-1] == "Zoe is offered the seat of Anna, a bot, and would see its cards."
    assert scene.spoken("it")[-1] == "A Zoe è offerto il posto di Anna, un bot: ne vedrebbe le carte."
    scene.do(scene.seat(0).sit("Zoe"))
    assert (scene.table.seats[0].kind, scene.table.seats[0].name) == ("human", "Zoe")
    assert scene.state.fingerprint() == before
    assert scene.spoken()[-1] == "Zoe takes the place of Anna."


# A person's seat ------------------------------------------------------------------------------------------------------


def test_the_host_gives_away_no_seat_that_a_person_has(game: Game) -> None:
    """Not even while a bot stands in, whoever has handed it over."""
    scene = Scene(game).start()
    for hand in (lambda: None, lambda: scene.host().hand_over(0, "random"), lambda: scene.seat(0).hand_over("random")):
        entry = hand()
        if entry is not None:
            scene.do(entry)
        with refused("table-seat-held"):
            scene.host().invite(0, "Zoe")
        with refused("table-not-invited"):
            scene.seat(0).sit("Zoe")
        if entry is not None:
            scene.do(scene.seat(0).take_over())
    assert scene.table.seats[0].name == "Anna"


def test_an_invitation_of_the_hosts_to_a_persons_seat_leads_nowhere(game: Game) -> None:
    """Tables from before this rule may hold one."""
    scene = Scene(game).start()
    scene.do(scene.host().hand_over(0, "random"))
    scene.do(Entry(scene.table.version + 1, scene.now, HOST, "invited", {"seat": 0, "name": "Zoe"}))
    with refused("table-not-invited"):
        scene.seat(0).sit("Zoe")
    scene.do(scene.host().uninvite(0))


def test_a_seat_that_had_changed_hands_before_this_rule_stays_so(game: Game) -> None:
    scene = Scene(game, terms=Terms(clock=live(60_000))).start()
    scene.do(scene.host().hand_over(0, "random"))
    scene.do(Entry(scene.table.version + 1, scene.now, HOST, "invited", {"seat": 0, "name": "Zoe"}))
    scene.later(1_000)
    scene.do(Entry(scene.table.version + 1, scene.now, 0, "sat", {"name": "Zoe", "zone": 0}))
    assert (scene.table.seats[0].kind, scene.table.seats[0].name) == ("human", "Zoe")
    assert scene.table.timers[0].left == 60_000


def test_its_holder_gives_a_seat_with_its_cards_and_without_the_notes(game: Game) -> None:
    scene = Scene(game).start()
    scene.talk(scene.seat(0).note("the others bluff"))
    before = scene.state.fingerprint()
    scene.do(scene.seat(0).give_seat("Zoe"))
    assert scene.spoken()[-1] == "Anna offers Zoe their own seat."
    assert scene.spoken("it")[-1] == "Anna offre il proprio posto a Zoe."
    assert (scene.table.seats[0].kind, scene.table.seats[0].name) == ("human", "Anna")
    scene.do(scene.seat(0).sit("Zoe"))
    assert (scene.table.seats[0].kind, scene.table.seats[0].name) == ("human", "Zoe")
    assert scene.table.view(0, "en")["notes"] == ""
    assert scene.state.fingerprint() == before
    assert scene.spoken()[-1] == "Zoe takes the place of Anna."
    assert scene.spoken()[0] == "Anna sits down."
    with refused("table-not-invited"):
        scene.seat(0).sit("Mallory")


def test_an_offered_seat_stays_its_holders_until_it_is_taken(game: Game) -> None:
    scene = Scene(game).start()
    with refused("table-not-invited"):
        scene.seat(0).keep_seat()
    with refused("table-name-taken"):
        scene.seat(0).give_seat("Anna")
    scene.do(scene.seat(0).give_seat("Zoe"))
    with refused("table-seat-held"):
        scene.host().uninvite(0)
    scene.do(scene.seat(0).keep_seat())
    with refused("table-not-invited"):
        scene.seat(0).sit("Zoe")


def test_a_seat_given_up_is_given_to_nobody(game: Game) -> None:
    """Its cards are still in play: they would be shown to somebody of the host's choosing."""
    scene = Scene(game).start()
    scene.do(scene.seat(0).resign())
    for call in (lambda: scene.seat(0).give_seat("Zoe"), lambda: scene.host().invite(0, "Zoe")):
        with refused("table-given-up"):
            call()
    with refused("table-not-invited"):
        scene.seat(0).sit("Zoe")


def test_a_seat_is_given_with_the_time_that_is_left(game: Game) -> None:
    scene = Scene(game, terms=Terms(clock=live(60_000))).start()
    seat = scene.table.actors[0]
    scene.later(20_000)
    scene.do(scene.seat(seat).give_seat("Zoe"))
    scene.later(10_000)
    scene.do(scene.seat(seat).sit("Zoe", zone=60))
    assert scene.table.view(seat, "en")["seats"][seat]["clock"]["left"] == 30_000
    scene.later(30_000)
    scene.do(scene.system().tick())
    with refused("table-time-up"):
        scene.seat(seat).give_seat("Mallory")


def test_somebody_new_answers_for_themselves(game: Game) -> None:
    """A yes given by whoever had the seat before does not bind the next, and neither does a question they put."""
    scene = Scene(game, players=max(game.players)).start()
    scene.do(scene.seat(1).offer("pause"))
    scene.do(scene.seat(0).agree())
    scene.do(scene.seat(0).give_seat("Zoe"))
    scene.do(scene.seat(0).sit("Zoe"))
    for other in range(2, scene.table.players):
        scene.do(scene.seat(other).agree())
    assert scene.table.phase == "playing"
    scene.do(scene.seat(1).give_seat("Mario"))
    scene.do(scene.seat(1).sit("Mario"))
    assert scene.table.offer is None


def test_a_failing_bot_is_replaced_by_a_simpler_one(game: Game) -> None:
    scene = Scene(game).start()
    scene.do(scene.host().hand_over(0, "greedy"))
    scene.do(scene.system().simplify(0))
    assert scene.table.seats[0].level == "random"
    assert scene.spoken()[-1] == "The bot of Anna has failed; one of level Apprentice goes on."
    with refused("table-simplest-bot"):
        scene.system().simplify(0)
    with refused("table-not-a-bot"):
        scene.system().simplify(1)


# Resigning ------------------------------------------------------------------------------------------------------------


def test_whoever_resigns_is_played_for_and_comes_last(game: Game) -> None:
    scene = Scene(game).start()
    scene.play(random.Random(6), 3)
    before = scene.state.fingerprint()
    scene.do(scene.seat(0).resign())
    assert scene.state.fingerprint() == before
    seat = scene.table.view(None, "en")["seats"][0]
    assert (seat["kind"], seat["level"], seat["out"]) == ("bot", "greedy", "resigned")
    for call in (scene.seat(0).take_over, lambda: scene.host().invite(0, "Zoe")):
        with refused("table-given-up"):
            call()
    scene.finish()
    result = scene.table.view(None, "en")["result"]
    assert result["places"][0] == max(result["places"])
    assert 0 not in result["first"]
    assert result["ranks"] == scene.state.ranks()
    assert result["scores"] == scene.state.scores()


def test_by_the_hosts_terms_a_resigned_seat_gets_what_was_played(game: Game) -> None:
    scene = Scene(game, terms=Terms(resigned="played", stand_in="random")).start()
    scene.do(scene.seat(0).resign())
    assert scene.table.seats[0].level == "random"
    scene.finish()
    result = scene.table.view(None, "en")["result"]
    assert result["places"] == result["ranks"]
    assert result["first"] == result["winners"]


def test_places_of_those_who_stay_close_up() -> None:
    assert places([1, 2, 3, 4], []) == [1, 2, 3, 4]
    assert places([1, 2, 3, 4], [0]) == [4, 1, 2, 3]
    assert places([1, 2, 3, 4], [0, 3]) == [3, 1, 2, 3]
    assert places([1, 1, 3], [1]) == [1, 3, 2]
    assert places([1, 3], [0]) == [3, 2]  # a third holder, who sits at no seat, is now first
    assert places([1, 2], [0, 1]) == [1, 1]


def test_if_the_winner_has_resigned_the_next_has_won(game: Game) -> None:
    scene = Scene(game).start().finish()
    winners = list(scene.state.winners())
    assert first(scene.state, []) == winners
    staying = [seat for seat in range(scene.table.players) if seat not in winners]
    if winners and staying:
        best = min(scene.state.ranks()[seat] for seat in staying)
        assert set(first(scene.state, winners)) <= {seat for seat in staying if scene.state.ranks()[seat] == best}
    assert first(scene.state, list(range(scene.table.players))) == []


def test_bots_alone_play_the_game_to_its_end(game: Game) -> None:
    scene = Scene(game).start()
    for seat in range(scene.table.players):
        scene.do(scene.seat(seat).resign())
    scene.finish()
    assert scene.table.phase == "over"
    assert scene.table.view(None, "en")["result"]["first"] == []


def test_after_the_end_nobody_resigns_or_hands_over(game: Game) -> None:
    scene = Scene(game).start().finish()
    for call in (
        scene.seat(0).resign,
        scene.seat(0).take_over,
        lambda: scene.seat(0).hand_over("random"),
        lambda: scene.host().hand_over(0, "random"),
        lambda: scene.host().invite(0, "Zoe"),
        lambda: scene.seat(0).sit("Zoe"),
        scene.host().pause,
        scene.host().resume,
    ):
        with refused("table-is-over"):
            call()
