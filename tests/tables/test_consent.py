"""What needs consent: take-back beyond one's own turn, pauses, lots. Bots agree by themselves."""

import random
from typing import Any

import pytest

from roundhouse import Game
from roundhouse.tables import Terms
from tests.tables.scenes import Scene, alone, refused, together, turn_passed


def after_a_turn(game: Game, **how: Any) -> tuple[Scene, int, int]:
    """A scene in which somebody has played a turn alone and another is on turn: who, and the move it began with."""
    scene = Scene(game, **how).start()
    seat = scene.seek(turn_passed, random.Random(1)) - 1
    return scene, seat, scene.under_way.turns[-1].start


@pytest.mark.where(condition=turn_passed)
def test_a_confirmed_turn_goes_back_when_all_the_people_agree(game: Game) -> None:
    scene, seat, start = after_a_turn(game)
    others = [other for other in range(scene.table.players) if other != seat]
    earlier = scene.under_way.at(start).fingerprint()
    scene.do(scene.seat(seat).offer("take-back"))
    for other in others:
        assert scene.state.fingerprint() != earlier
        offer = scene.table.view(other, "en")["offer"]
        assert (offer["what"], offer["by"], offer["to"]) == ("take-back", seat, start)
        assert other in offer["waiting"]
        scene.do(scene.seat(other).agree())
    assert scene.table.offer is None
    assert len(scene.moves) == start
    assert scene.state.fingerprint() == earlier
    assert scene.table.actors == (seat,)


@pytest.mark.where(condition=turn_passed)
def test_the_same_chance_returns_and_the_question_says_so(game: Game) -> None:
    scene, seat, start = after_a_turn(game)
    reached, actions = scene.state.fingerprint(), [action for _, action in scene.moves[start:]]
    scene.do(scene.seat(seat).offer("take-back"))
    name, count = scene.table.seats[seat].name, len(actions)
    english = scene.table.view(None, "en")["offer"]["text"]
    assert english.startswith(f"{name} asks to take back the last ")
    assert english.endswith("luck comes back the same: what was drawn since will be drawn again.")
    assert "la sorte torna la stessa" in scene.table.view(None, "it")["offer"]["text"]
    assert ("the last move." in english) == (count == 1)
    for other in scene.table.people():
        if other != seat:
            scene.do(scene.seat(other).agree())
    scene.do(scene.choose(seat, *actions))
    scene.do(scene.confirm(seat))
    assert scene.state.fingerprint() == reached


@pytest.mark.where(condition=turn_passed)
def test_what_was_taken_back_stays_in_the_log_as_undone(game: Game) -> None:
    scene, seat, start = after_a_turn(game)
    scene.do(scene.seat(seat).offer("take-back"))
    for other in scene.table.people():
        if other != seat:
            scene.do(scene.seat(other).agree())
    log = scene.table.view(seat, "en")["log"]
    for line in log:
        assert line["undone"] == (line["of"] == "game" and line["step"] > start)
    assert log[-1]["key"] == "table-log-take-back"


@pytest.mark.where(condition=turn_passed)
def test_with_a_turn_taken_back_what_others_were_trying_after_it_is_gone(game: Game) -> None:
    scene, seat, _ = after_a_turn(game)
    actor = scene.table.actors[0]
    scene.do(scene.seat(seat).offer("take-back"))
    scene.do(scene.choose(actor, scene.state.legal(actor)[0]))
    assert scene.under_way.drafts.keys() == {actor}
    for other in scene.table.people():
        if other != seat:
            scene.do(scene.seat(other).agree())
    assert scene.under_way.drafts == {}


@pytest.mark.where(condition=turn_passed)
def test_one_no_is_enough(game: Game) -> None:
    scene, seat, _ = after_a_turn(game)
    before = scene.state.fingerprint()
    scene.do(scene.seat(seat).offer("take-back"))
    other = next(person for person in scene.table.people() if person != seat)
    scene.do(scene.seat(other).decline())
    assert scene.table.offer is None
    assert scene.state.fingerprint() == before
    assert scene.spoken()[-1] == f"{scene.table.seats[other].name} does not agree."


@pytest.mark.where(condition=turn_passed)
def test_an_offer_can_be_withdrawn_by_its_maker_alone(game: Game) -> None:
    scene, seat, _ = after_a_turn(game)
    other = next(person for person in scene.table.people() if person != seat)
    scene.do(scene.seat(seat).offer("take-back"))
    with refused("table-not-your-offer"):
        scene.seat(other).withdraw()
    with refused("table-own-offer"):
        scene.seat(seat).decline()
    with refused("table-agreed-already"):
        scene.seat(seat).agree()
    scene.do(scene.seat(seat).withdraw())
    assert scene.table.offer is None
    for answer in (scene.seat(other).agree, scene.seat(other).decline, scene.seat(seat).withdraw):
        with refused("table-no-offer"):
            answer()


@pytest.mark.where(condition=turn_passed)
def test_one_question_at_a_time(game: Game) -> None:
    scene, seat, _ = after_a_turn(game)
    scene.do(scene.seat(seat).offer("take-back"))
    for person in scene.table.people():
        with refused("table-offer-pending"):
            scene.seat(person).offer("pause")


@pytest.mark.where(condition=turn_passed)
def test_whoever_plays_on_does_not_want_to_go_back(game: Game) -> None:
    scene, seat, _ = after_a_turn(game)
    scene.do(scene.seat(seat).offer("take-back"))
    scene.turn(scene.table.actors[0], random.Random(2))
    assert scene.table.offer is None


@pytest.mark.where(condition=turn_passed)
def test_bots_agree_by_themselves(game: Game) -> None:
    """Any number of people among bots: only they are asked, and one alone need ask nobody."""
    players = max(game.players)
    for people in range(1, players + 1):
        scene = Scene(game, players=players, bots=tuple(range(people, players))).start()
        rng = random.Random(3)
        while turn_passed(scene) != 1:
            scene.turn(rng.choice(scene.table.actors), rng)
        start = scene.under_way.turns[-1].start
        scene.do(scene.seat(0).offer("take-back"))
        for other in range(1, people):
            assert len(scene.moves) > start
            scene.do(scene.seat(other).agree())
        assert scene.table.offer is None
        assert len(scene.moves) == start


@pytest.mark.where(condition=turn_passed)
def test_bots_wait_while_people_talk_about_a_take_back(game: Game) -> None:
    scene, seat, _ = after_a_turn(game)
    actor = scene.table.actors[0]
    scene.do(scene.seat(actor).hand_over("random"))
    assert scene.table.bots_to_move() == (actor,)
    if len(scene.table.people()) > 1:
        scene.do(scene.seat(seat).offer("take-back"))
        assert scene.table.bots_to_move() == ()
        with refused("table-offer-pending"):
            scene.bot(actor).choose(scene.state.legal(actor)[0])
        scene.do(scene.seat(seat).withdraw())
    assert scene.table.bots_to_move() == (actor,)


@pytest.mark.where(condition=turn_passed)
def test_a_bot_that_takes_over_agrees_too(game: Game) -> None:
    scene, seat, start = after_a_turn(game)
    scene.do(scene.seat(seat).offer("take-back"))
    for other in [person for person in scene.table.people() if person != seat]:
        assert scene.table.offer is not None
        scene.do(scene.seat(other).hand_over("random"))
    assert len(scene.moves) == start


@pytest.mark.where(condition=turn_passed)
def test_the_question_goes_with_its_maker(game: Game) -> None:
    scene, seat, _ = after_a_turn(game)
    scene.do(scene.seat(seat).offer("take-back"))
    scene.do(scene.seat(seat).resign())
    assert scene.table.offer is None


@pytest.mark.where(condition=turn_passed)
def test_one_may_go_back_further_to_any_turn_of_ones_own(game: Game) -> None:
    scene, seat, start = after_a_turn(game)
    scene.play(random.Random(4), 6)
    turns = scene.under_way.turns
    strange = [turn.start for turn in turns if turn.seat != seat and not turn.shared]
    for elsewhere in [*strange[:1], 10_000, -1]:
        with refused("table-nothing-to-take-back"):
            scene.seat(seat).offer("take-back", to=elsewhere)
    if any(turn.shared for turn in turns if turn.start >= start):
        with refused("table-choice-final"):
            scene.seat(seat).offer("take-back", to=start)
    else:
        scene.do(scene.seat(seat).offer("take-back", to=start))
        assert scene.table.view(seat, "en")["offer"]["to"] == start


def test_nothing_played_nothing_taken_back(game: Game) -> None:
    scene = Scene(game).start()
    with refused("table-nothing-to-take-back"):
        scene.seat(0).offer("take-back")


@pytest.mark.where(condition=turn_passed)
def test_a_table_can_do_without_take_back(game: Game) -> None:
    scene, seat, _ = after_a_turn(game, terms=Terms(take_back="never"))
    with refused("table-no-take-back"):
        scene.seat(seat).offer("take-back")


# Pauses ---------------------------------------------------------------------------------------------------------------


def test_the_people_agree_on_a_pause_and_on_its_end(game: Game) -> None:
    scene = Scene(game).start()
    for what, phase in (("pause", "paused"), ("resume", "playing")):
        scene.do(scene.seat(0).offer(what))
        for other in range(1, scene.table.players):
            assert scene.table.phase != phase
            scene.do(scene.seat(other).agree())
        assert scene.table.phase == phase
    assert scene.spoken()[-2:] == ["Anna asks to go on.", "The game goes on."]


def test_in_a_pause_nobody_acts(game: Game) -> None:
    scene = Scene(game, bots=(0,)).start()
    scene.do(scene.host().pause())
    view = scene.table.view(1, "en")
    assert view["phase"] == "paused"
    assert view["actors"] == []
    assert view["legal"] == []
    assert scene.table.bots_to_move() == ()
    with refused("table-is-paused"):
        scene.host().pause()
    with refused("table-is-paused"):
        scene.bot(0).choose(0)
    scene.do(scene.host().resume())
    with refused("table-not-paused"):
        scene.host().resume()
    assert scene.table.view(1, "en")["actors"] == list(scene.state.actors)


def test_a_pause_keeps_the_tentative_turn(game: Game) -> None:
    scene = Scene(game).start()
    seat = scene.table.actors[0]
    scene.do(scene.choose(seat, scene.state.legal(seat)[0]))
    turn = scene.table.view(seat, "en")["turn"]
    scene.do(scene.host().pause())
    scene.do(scene.host().resume())
    assert scene.table.view(seat, "en")["turn"] == turn


def test_a_question_lapses_when_its_moment_has_passed(game: Game) -> None:
    scene = Scene(game)
    scene.do(scene.seat(0).offer("lots"))
    scene.start()
    assert scene.table.offer is None
    assert not scene.table.lots
    scene.do(scene.seat(0).offer("pause"))
    scene.do(scene.host().pause())
    assert scene.table.offer is None


def test_questions_have_their_moment(game: Game) -> None:
    scene = Scene(game)
    with refused("table-no-offer-of"):
        scene.seat(0).offer("a beer")
    for what in ("take-back", "pause", "resume"):
        with refused("table-offer-phase"):
            scene.seat(0).offer(what)
    scene.start()
    for what in ("lots", "resume"):
        with refused("table-offer-phase"):
            scene.seat(0).offer(what)


def test_each_question_is_put_in_words(game: Game) -> None:
    scene = Scene(game)
    said = {}
    for what in ("lots", "pause", "resume"):
        if what == "pause":
            scene.start()
        elif what == "resume":
            scene.do(scene.host().pause())
        scene.do(scene.seat(1).offer(what))
        said[what] = scene.table.view(0, "en")["offer"]["text"]
        assert scene.table.view(0, "it")["offer"]["text"].startswith("Bruno chiede ")
        scene.do(scene.seat(1).withdraw())
    assert said == {
        "lots": "Bruno asks to draw the seats by lot when the game begins.",
        "pause": "Bruno asks for a pause. The clocks stop until the game is resumed.",
        "resume": "Bruno asks to go on with the game.",
    }


def test_whoever_sits_down_later_is_asked_too(game: Game) -> None:
    scene = Scene(game)
    last = scene.table.players - 1
    scene.do(scene.seat(0).offer("lots"))
    scene.do(scene.seat(last).leave())
    scene.do(scene.seat(last).sit("Zoe"))
    for other in range(1, last):
        scene.do(scene.seat(other).agree())
    assert scene.table.view(0, "en")["offer"]["waiting"] == [last]
    scene.do(scene.seat(last).agree())
    assert scene.table.lots


@pytest.mark.where(condition=together)
def test_a_take_back_never_crosses_a_choice_made_together(game: Game) -> None:
    scene = Scene(game).start()
    rng = random.Random(5)
    scene.seek(together, rng)
    scene.seek(alone, rng)
    scene.seek(turn_passed, rng)
    shared = [turn for turn in scene.under_way.turns if turn.shared]
    for turn in shared:
        with refused("table-choice-final"):
            scene.seat(turn.seat).offer("take-back", to=turn.start)


@pytest.mark.where(condition=turn_passed)
def test_nobody_is_taken_for_agreeing_to_a_take_back_because_a_bot_plays_for_them(game: Game) -> None:
    """Else a host could silence the others, look at a card, and take the move back."""
    scene, seat, _ = after_a_turn(game)
    other = (seat + 1) % scene.table.players
    scene.do(scene.host().hand_over(other, "random"))
    with refused("table-somebody-replaced"):
        scene.seat(seat).offer("take-back")
    scene.do(scene.seat(other).take_over())
    scene.do(scene.seat(seat).offer("take-back"))
    moves = list(scene.moves)
    for number in range(scene.table.players):
        if number not in (seat, other):
            scene.do(scene.seat(number).agree())
    scene.do(scene.host().hand_over(other, "random"))
    assert scene.table.offer is None
    assert scene.moves == moves


@pytest.mark.where(condition=turn_passed)
def test_who_has_given_up_is_not_asked_about_a_take_back(game: Game) -> None:
    scene, seat, _ = after_a_turn(game)
    for other in range(scene.table.players):
        if other != seat:
            scene.do(scene.seat(other).resign())
    before = len(scene.moves)
    scene.do(scene.seat(seat).offer("take-back"))
    assert len(scene.moves) < before
