"""Chat, private notes and the log, each in its reader's language."""

import json
import random

import pytest

from roundhouse import BadSetup, Event, Game
from roundhouse.tables.opening import seating
from tests.tables.scenes import Scene, refused


def test_everybody_hears_what_is_said(game: Game) -> None:
    scene = Scene(game)
    scene.talk(scene.seat(0).say("  Buon divertimento!\nA tutti. "))
    scene.later(5)
    scene.talk(scene.host().say("Good luck"))
    heard = [
        {"number": 1, "at": scene.now - 5, "by": 0, "name": "Anna", "text": "Buon divertimento!\nA tutti."},
        {"number": 2, "at": scene.now, "by": "host", "name": None, "text": "Good luck"},
    ]
    for reader in (None, 0, 1):
        assert scene.table.view(reader, "en")["chat"] == heard


def test_people_talk_before_during_and_after_the_game_and_while_a_bot_plays(game: Game) -> None:
    scene = Scene(game)
    scene.talk(scene.seat(0).say("before"))
    scene.start()
    scene.do(scene.seat(0).hand_over("random"))
    scene.talk(scene.seat(0).say("during"))
    for seat in range(1, scene.table.players):
        scene.do(scene.seat(seat).hand_over("random"))
    scene.finish()
    scene.talk(scene.seat(0).say("after"))
    assert [line.words for line in scene.table.talk.lines] == ["before", "during", "after"]


@pytest.mark.parametrize("words", ["", " \n ", "x" * 1001, "bell\x07"])
def test_words_must_be_words(game: Game, words: str) -> None:
    with refused("table-bad-words"):
        Scene(game).seat(0).say(words)
    with refused("table-bad-words"):
        Scene(game).host().say(words)


def test_an_empty_seat_and_a_bot_say_nothing(game: Game) -> None:
    scene = Scene(game, bots=(0,)).start()
    for call in (
        lambda: scene.seat(0).say("I am a bot"),
        lambda: scene.seat(0).note("x"),
        lambda: scene.seat(0).set_zone(0),
    ):
        with refused("table-nobody-here"):
            call()


def test_notes_are_for_their_writer_alone(game: Game) -> None:
    scene = Scene(game).start()
    unaware = [scene.table.view(reader, "en") for reader in (None, *range(1, scene.table.players))]
    scene.talk(scene.seat(0).note("watch the green one"))
    assert scene.table.view(0, "en")["notes"] == "watch the green one"
    assert [scene.table.view(reader, "en") for reader in (None, *range(1, scene.table.players))] == unaware
    scene.talk(scene.seat(0).note(""))
    assert scene.table.view(0, "en")["notes"] == ""


def test_notes_begin_with_the_game_and_have_an_end(game: Game) -> None:
    scene = Scene(game)
    with refused("table-not-started"):
        scene.seat(0).note("too early")
    scene.start()
    with refused("table-bad-words"):
        scene.seat(0).note("x" * 10_001)


def test_a_view_has_the_newest_lines_only(game: Game) -> None:
    scene = Scene(game)
    for number in range(1, 26):
        scene.talk(scene.seat(0).say(f"line {number}"))
    seen = scene.table.view(1, "en")
    assert [line["number"] for line in seen["chat"]] == list(range(6, 26))
    assert seen["chat_older"]
    for _ in range(5):
        scene.talk(scene.seat(1).say("🚂" * 1000))
    assert [line["number"] for line in scene.table.view(1, "en")["chat"]] == [27, 28, 29, 30]


def test_a_short_talk_is_whole(game: Game) -> None:
    scene = Scene(game)
    for number in range(20):
        scene.talk(scene.seat(0).say(f"line {number}"))
    assert len(scene.table.view(None, "en")["chat"]) == 20
    assert not scene.table.view(None, "en")["chat_older"]


def test_words_before_lots_were_drawn_are_still_their_speakers(game: Game) -> None:
    scene = Scene(game)
    scene.talk(scene.seat(0).say("Who begins?"))
    for seat in range(scene.table.players):
        scene.do(scene.seat(seat).agree() if seat else scene.seat(seat).offer("lots"))
    seed = next(seed for seed in range(100) if seating(scene.table.players, seed)[0] != 0)
    scene.start(seed)
    (line,) = scene.table.view(None, "en")["chat"]
    assert scene.table.seats[line["by"]].name == line["name"] == "Anna"


# Talk is in nobody's way ----------------------------------------------------------------------------------------------


def test_what_is_said_and_noted_raises_no_version(game: Game) -> None:
    scene = Scene(game).start()
    seat = scene.table.actors[0]
    seen = [scene.table.view(reader, "en")["version"] for reader in (None, *range(scene.table.players))]
    for reader in range(scene.table.players):
        scene.talk(scene.seat(reader).say("chatter"))
        scene.talk(scene.seat(reader).note("jotter"))
    scene.talk(scene.host().say("order!"))
    assert [scene.table.view(reader, "en")["version"] for reader in (None, *range(scene.table.players))] == seen
    scene.do(scene.choose(seat, scene.state.legal(seat)[0], expected=seen[seat + 1]))


# The log --------------------------------------------------------------------------------------------------------------


def test_the_log_tells_which_move_it_is_about(game: Game) -> None:
    """So that what happened since one's last visit can be played back move by move."""
    scene = Scene(game).start()
    scene.play(random.Random(5), 8)
    told = [(line["step"], line["key"]) for line in scene.table.view(0, "en")["log"] if line["of"] == "game"]
    expected = []
    state = scene.under_way.record.start(game)
    for step, (seat, action) in enumerate(scene.moves, 1):
        events: list[Event] = []
        state.apply(seat, action, events)
        expected += [(scene.under_way.moments.index(step), event.seen_by(0)[0]) for event in events]
    assert told == expected


def test_the_log_speaks_each_readers_language(game: Game) -> None:
    scene = Scene(game).start()
    scene.play(random.Random(1), 6)
    english, italian = scene.table.view(0, "en")["log"], scene.table.view(0, "it")["log"]
    assert [(line["key"], line["facts"]) for line in english] == [(line["key"], line["facts"]) for line in italian]
    assert len(english) > scene.table.players + 1
    assert all(one["text"] != other["text"] for one, other in zip(english, italian, strict=True))
    with pytest.raises(BadSetup):
        scene.table.view(0, "la")


def test_the_log_calls_players_by_the_name_they_had_then(game: Game) -> None:
    scene = Scene(game).start()
    rng = random.Random(2)
    while not any("Anna" in text for text in scene.spoken()[scene.table.players + 1 :]):
        scene.turn(rng.choice(scene.table.actors), rng)
    before = scene.spoken()
    scene.do(scene.seat(0).give_seat("Zoe"))
    scene.do(scene.seat(0).sit("Zoe"))
    assert scene.spoken()[: len(before)] == before


def test_a_reader_may_ask_for_what_is_new_only(game: Game) -> None:
    scene = Scene(game).start()
    rng = random.Random(3)
    scene.play(rng, 2)
    for reader in (None, 0):
        known = scene.table.view(reader, "en")
        scene.play(rng, 2)
        whole = scene.table.view(reader, "en")["log"]
        fresh = scene.table.view(reader, "en", since=known["version"])["log"]
        assert whole == known["log"] + fresh
        assert fresh


def test_views_are_json(game: Game) -> None:
    scene = Scene(game)
    for moment in (lambda: None, scene.start, lambda: scene.play(random.Random(4), 3), scene.finish):
        moment()
        for reader in (None, 0):
            view = scene.table.view(reader, "it")
            assert json.loads(json.dumps(view)) == view
