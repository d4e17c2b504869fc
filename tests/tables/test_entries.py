"""Entries: versions, keys, what the storage gives back, and what it must not."""

import json
import random

import pytest

from roundhouse import Game
from roundhouse.tables import HOST, Entry, Table, TableError, commands, open_table, seat_commands
from tests.tables.scenes import NOON, SALT, SEED, Scene, alone, free_choice, portrait, refused, turn_passed


def test_versions_count_one_by_one(game: Game) -> None:
    scene = Scene(game).start().finish()
    assert [json.loads(line)["version"] for line in scene.stored] == list(range(1, len(scene.stored) + 1))
    assert scene.table.version == len(scene.stored)


def test_a_whole_game_comes_back_after_every_command(game: Game) -> None:
    scene = Scene(game, bots=(1,)).start()
    rng = random.Random(1)
    scene.play(rng, 12)  # each command of these restores the table from its entries and compares
    scene.finish()


def test_an_entry_goes_into_json_and_back(game: Game) -> None:
    scene = Scene(game).start()
    for line in scene.stored:
        entry = Entry.load(json.loads(line))
        assert Entry.load(json.loads(json.dumps(entry.dump()))) == entry
    assert "key" not in json.loads(scene.stored[-1])


def test_a_command_changes_nothing_until_its_entry_is_applied(game: Game) -> None:
    scene = Scene(game).start()
    before = portrait(scene.table)
    seat = scene.table.actors[0]
    entry = scene.choose(seat, scene.state.legal(seat)[0])
    scene.seat(seat).resign()
    scene.seat(seat).say("hello")
    scene.host().pause()
    assert portrait(scene.table) == before
    scene.do(entry)
    assert portrait(scene.table) != before


# Expected versions ----------------------------------------------------------------------------------------------------


def test_a_command_meant_for_an_earlier_turn_is_stale(game: Game) -> None:
    scene = Scene(game).start()
    rng = random.Random(4)
    for reader in (0, None):
        known = scene.table.version_for(reader)
        scene.play(rng, 1)
        current = scene.table.version_for(reader)
        with pytest.raises(TableError) as caught:
            scene.table.check_version(reader, known)
        assert caught.value.key == "table-stale"
        assert caught.value.facts == {"expected": known, "current": current}
        scene.table.check_version(reader, current)
    with refused("table-stale"):
        scene.host(expected=1).pause()
    with refused("table-stale"):
        scene.seat(0, expected=scene.table.version_for(0) + 1).resign()


@pytest.mark.where(condition=alone)
def test_whatever_others_do_beside_playing_is_in_nobodys_way(game: Game) -> None:
    """Questions, hand-overs, offers of seats and time zones, as often as they like: the move still counts."""
    scene = Scene(game).start()
    (seat,) = scene.seek(alone, random.Random(5))
    other = (seat + 1) % scene.table.players
    action = scene.state.legal(seat)[0]
    seen = scene.table.version_for(seat)
    for _ in range(3):
        for annoy in (
            lambda: scene.seat(other).offer("pause"),
            lambda: scene.seat(seat).decline(),
            lambda: scene.seat(other).offer("pause"),
            lambda: scene.seat(other).withdraw(),
            lambda: scene.seat(other).hand_over("random"),
            lambda: scene.seat(other).take_over(),
            lambda: scene.seat(other).give_seat("Zoe"),
            lambda: scene.seat(other).keep_seat(),
            lambda: scene.seat(other).set_zone(60),
            lambda: scene.host().pause(),
            lambda: scene.host().resume(),
        ):
            scene.do(annoy())
    assert scene.table.version_for(seat) > seen
    scene.table.ask(seat, "en", version=seen, actions=[action])
    scene.do(scene.choose(seat, action, expected=seen))
    with refused("table-stale"):
        scene.choose(seat, action, expected=seen)


@pytest.mark.where(condition=alone)
def test_an_answer_is_meant_for_the_question_it_was_given_to(game: Game) -> None:
    scene = Scene(game, players=max(game.players)).start()
    (seat,) = scene.seek(alone, random.Random(6))
    asker, asked = (seat + 1) % scene.table.players, (seat + 2) % scene.table.players
    scene.do(scene.seat(asker).offer("pause"))
    seen = scene.table.version_for(asked)
    scene.do(scene.seat(asker).withdraw())
    scene.do(scene.seat(asker).offer("pause"))
    for answer in (scene.seat(asked, expected=seen).agree, scene.seat(asked, expected=seen).decline):
        with refused("table-stale"):
            answer()
    scene.do(scene.seat(asked, expected=scene.table.version_for(asked)).agree())


@pytest.mark.where(condition=turn_passed)
def test_after_a_take_back_a_move_meant_for_the_turn_before_is_stale(game: Game) -> None:
    scene = Scene(game).start()
    mover = scene.seek(turn_passed, random.Random(7)) - 1
    seat = scene.table.actors[0]
    seen, action = scene.table.version_for(seat), scene.state.legal(seat)[0]
    scene.do(scene.seat(mover).offer("take-back"))
    for other in range(scene.table.players):
        if other != mover:
            scene.do(scene.seat(other).agree())
    with refused("table-stale"):
        scene.choose(seat, action, expected=seen)


@pytest.mark.where(condition=free_choice)
def test_what_somebody_else_tries_in_private_makes_nobody_stale(game: Game) -> None:
    scene = Scene(game).start()
    seat, action = scene.seek(free_choice, random.Random(2))
    readers = [None, *[other for other in range(scene.table.players) if other != seat]]
    before = [scene.table.version_for(reader) for reader in readers]
    own = scene.table.version_for(seat)
    for _ in range(3):
        scene.do(scene.choose(seat, action))
        scene.do(scene.take_back(seat))
    assert [scene.table.version_for(reader) for reader in readers] == before
    assert scene.table.version_for(seat) == own + 6
    scene.do(scene.seat((seat + 1) % scene.table.players, expected=before[1]).set_zone(60))
    assert [scene.table.view(reader, "en")["version"] for reader in readers] == [number + 1 for number in before]


# Sizes ----------------------------------------------------------------------------------------------------------------


@pytest.mark.where(condition=alone)
def test_who_has_done_more_than_anybody_would_can_still_play(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """So that a table has a size, and no one at it can fill it up for the others."""
    monkeypatch.setattr(commands, "MAX_OWN_ENTRIES", 6)
    scene = Scene(game).start()
    (seat,) = scene.seek(alone, random.Random(8))
    other = (seat + 1) % scene.table.players
    for number in range(3):
        scene.do(scene.seat(seat, key=f"zone-{number}").set_zone(number))
        scene.do(scene.seat(seat, key=f"back-{number}").choose(0))
    for call in (
        lambda: scene.seat(seat, key="zone").set_zone(60),
        lambda: scene.seat(seat, key="back").choose(0),
        lambda: scene.seat(seat, key="offer").offer("pause"),
    ):
        with refused("table-done-enough"):
            call()
    scene.do(scene.seat(other, key="zone").set_zone(60))
    scene.do(scene.host(key="pause").pause())
    scene.do(scene.host(key="resume").resume())
    turn = Scene.of(scene.table.entries, game).turn(seat, random.Random(9))
    scene.do(scene.seat(seat, key="turn").choose(0, turn, confirm=True))
    scene.do(scene.seat(seat, key="enough").resign())


@pytest.mark.where(condition=turn_passed)
def test_a_table_that_is_too_long_goes_only_forward(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene(game).start()
    mover = scene.seek(turn_passed, random.Random(7)) - 1
    monkeypatch.setattr(seat_commands, "MAX_ENTRIES", scene.table.version)
    with refused("table-too-long"):
        scene.seat(mover).offer("take-back")
    scene.do(scene.seat(mover).offer("pause"))


# Keys -----------------------------------------------------------------------------------------------------------------


def test_the_same_key_gives_the_same_answer_and_changes_nothing(game: Game) -> None:
    scene = Scene(game).start()
    seat = scene.table.actors[0]
    action = scene.state.legal(seat)[0]
    first = scene.do(scene.choose(seat, action, key="k1", expected=scene.table.version_for(seat)))
    scene.do(scene.seat(seat).set_zone(60))
    before = portrait(scene.table)
    again = scene.choose(seat, action, key="k1", expected=3)
    assert again == first
    scene.table.apply(again)
    assert portrait(scene.table) == before
    assert scene.confirm(seat, key="k1") == first
    assert scene.table.receipt(again) == scene.table.receipt(first)


def test_a_turn_confirmed_twice_is_played_once(game: Game) -> None:
    scene = Scene(game).start()
    rng = random.Random(3)
    seat = scene.table.actors[0]
    while scene.do(scene.choose(seat, rng.choice(scene.table.sight(seat).legal()))).facts["final"] is None:
        pass
    entry = scene.do(scene.confirm(seat, key="yes"))
    moves = list(scene.moves)
    assert scene.confirm(seat, key="yes") == entry
    scene.table.apply(entry)
    assert scene.moves == moves


def test_the_same_key_with_another_content_is_refused(game: Game) -> None:
    scene = Scene(game).start()
    first = scene.do(scene.seat(0, key="1", person="anna", content="aa").set_zone(60))
    assert scene.seat(0, key="1", person="anna", content="aa").set_zone(60) == first
    scene.talk(scene.seat(0, key="2", person="anna", content="dd").say("hello"))
    scene.talk(scene.seat(0, key="3", person="anna", content="ee").note("hello"))
    for call in (
        lambda: scene.seat(0, key="1", person="anna", content="bb").set_zone(120),
        lambda: scene.seat(1, key="1", person="anna", content="bb").set_zone(60),
        lambda: scene.host(key="1", person="anna", content="cc").pause(),
        lambda: scene.seat(0, key="1", person="anna", content="ff").say("hello"),
        lambda: scene.seat(0, key="1", person="anna", content="gg").note("hello"),
        lambda: scene.seat(0, key="2", person="anna", content="hh").set_zone(60),
        lambda: scene.seat(0, key="3", person="anna", content="ii").set_zone(60),
    ):
        with refused("table-key-used"):
            call()


def test_a_key_is_its_persons_and_not_its_seats(game: Game) -> None:
    """Whoever follows at a seat is not answered with what was done there before."""
    scene = Scene(game).start()
    before = scene.do(scene.seat(0, key="1", person="anna", content="aa").set_zone(60))
    scene.do(scene.seat(0, key="2", person="anna").give_seat("Zoe"))
    scene.do(scene.seat(0, key="1", person="zoe").sit("Zoe"))
    after = scene.do(scene.seat(0, key="2", person="zoe", content="aa").set_zone(60))
    assert after.version > before.version


def test_a_key_belongs_to_whoever_gave_it(game: Game) -> None:
    scene = Scene(game).start()
    mine = scene.do(scene.seat(0, key="1").set_zone(60))
    yours = scene.do(scene.seat(1, key="1").set_zone(60))
    hosts = scene.do(scene.host(key="1").pause())
    assert len({mine.version, yours.version, hosts.version}) == 3


def test_opening_and_starting_have_keys_too(game: Game) -> None:
    opened = open_table(game, players=min(game.players), at=NOON, key="open")
    scene = Scene.of([opened], game)
    assert scene.table.answer(HOST, "open") == opened
    for seat in range(scene.table.players):
        scene.do(scene.seat(seat).sit(f"Player {seat}"))
    started = scene.do(scene.host(key="start").start(SEED, SALT))
    assert scene.host(key="start").start(SEED + 1, SALT) == started


def test_a_receipt_holds_no_facts(game: Game) -> None:
    scene = Scene(game)
    entry = scene.do(scene.host().start(SEED, SALT))
    assert scene.table.receipt(entry) == {
        "kind": "started", "version": scene.table.version_for(None), "at": scene.now,
    }  # fmt: skip


# What is no entry of this table ---------------------------------------------------------------------------------------


def test_an_entry_out_of_turn_is_refused(game: Game) -> None:
    scene = Scene(game).start()
    entry = scene.seat(0).set_zone(60)
    for wrong in (entry._replace(version=entry.version + 1), entry._replace(version=0), entry._replace(version=2)):
        with refused("table-entry-order"):
            scene.table.apply(wrong)
    with refused("table-entry-order"):
        Table.restore([entry])
    with refused("table-entry-form"):
        Table.restore([])


def test_a_broken_entry_is_refused(game: Game) -> None:
    scene = Scene(game).start()
    number = scene.table.version + 1
    for kind, facts in (
        ("no such kind", {}),
        ("sat", {}),
        ("handed", {"seat": 99, "level": "random"}),
        ("handed", {"seat": "0", "level": "random"}),
        ("agreed", {}),
        ("declined", {}),
        ("flagged", {"seat": 0}),
        ("chosen", {"actions": [-1], "final": None}),
    ):
        with refused("table-bad-entry"):
            scene.restored().apply(Entry(number, NOON, 0, kind, facts))
    with refused("table-foreign-entry"):
        scene.table.apply(Entry(number, NOON, 0, "played", {"actions": [-1]}))
    for written in ({}, {"version": 1}, [], "text"):
        with refused("table-entry-form"):
            Entry.load(written)


def test_a_table_goes_on_with_the_rules_and_board_it_was_opened_with(game: Game) -> None:
    opened = open_table(game, players=min(game.players), at=NOON)
    for fact, value in (("rules", game.rules_version + 1), ("board", "another"), ("game", "chess")):
        facts = {**opened.facts, fact: value}
        with refused("table-foreign-entry"):
            Table.restore([opened._replace(facts=facts)])
    with refused("table-foreign-entry"):
        Table.restore([opened._replace(facts={**opened.facts, "game": "chess"})], game)
    with refused("table-bad-entry"):
        Table.restore([opened._replace(facts={"game": game.id})])
