"""Entries: versions, keys, what the storage gives back, and what it must not."""

import json
import random

import pytest

from roundhouse import Game
from roundhouse.tables import HOST, Entry, Table, TableError, open_table
from tests.tables.scenes import NOON, SALT, SEED, Scene, free_choice, portrait, refused


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


def test_a_command_that_expects_another_version_is_stale(game: Game) -> None:
    scene = Scene(game).start()
    current = scene.table.version_for(0)
    scene.do(scene.seat(1).say("hello"))
    with pytest.raises(TableError) as caught:
        scene.seat(0, expected=current).say("hello yourself")
    assert caught.value.key == "table-stale"
    assert caught.value.facts == {"expected": current, "current": current + 1}
    scene.do(scene.seat(0, expected=current + 1).say("hello yourself"))
    with refused("table-stale"):
        scene.host(expected=1).pause()
    with refused("table-stale"):
        scene.bot(0, expected=1).choose(0)


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
    scene.do(scene.seat((seat + 1) % scene.table.players, expected=before[1]).say("take your time"))
    assert [scene.table.view(reader, "en")["version"] for reader in readers] == [number + 1 for number in before]


# Keys -----------------------------------------------------------------------------------------------------------------


def test_the_same_key_gives_the_same_answer_and_changes_nothing(game: Game) -> None:
    scene = Scene(game).start()
    seat = scene.table.actors[0]
    action = scene.state.legal(seat)[0]
    first = scene.do(scene.choose(seat, action, key="k1", expected=scene.table.version_for(seat)))
    scene.do(scene.seat(seat).say("slow network"))
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


def test_a_key_belongs_to_whoever_gave_it(game: Game) -> None:
    scene = Scene(game).start()
    mine = scene.do(scene.seat(0, key="1").say("mine"))
    yours = scene.do(scene.seat(1, key="1").say("yours"))
    hosts = scene.do(scene.host(key="1").say("the host's"))
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
    entry = scene.seat(0).say("hello")
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
