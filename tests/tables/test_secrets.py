"""Nothing of another's secrets is in anything a reader gets: whole games, looked into string by string."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from roundhouse import Game
from roundhouse.tables import ALL, Table, Terms, live, open_from
from roundhouse.tables.talk import Talk
from tests.tables.scenes import NAMES, NOON, SALT, SEED, Scene, free_choice, three

NOTES = [f"zebra-note-of-seat-{seat}" for seat in range(8)]


def leaves(value: Any) -> Iterator[str]:
    """Every key, string and number in a JSON value."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield str(key)
            yield from leaves(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from leaves(inner)
    else:
        yield str(value)


def readers(scene: Scene) -> list[int | None]:
    return [None, *range(scene.table.players)]


def noted(game: Game, bots: tuple[int, ...] = ()) -> Scene:
    """A scene in which every person has written something down."""
    scene = Scene(game, bots=bots, terms=Terms(clock=live(10**9, 5))).start()
    for seat in scene.table.people():
        scene.talk(scene.seat(seat).note(NOTES[seat]))
    return scene


def moments(scene: Scene, rng: random.Random, every: int) -> Iterator[int]:
    """A whole game, stopping now and then, with tentative turns under way in the middle of a turn."""
    number = 0
    while scene.table.actors:
        seat = rng.choice(scene.table.actors)
        if number % every == 0:
            if scene.table.seats[seat].kind == "human":
                scene.do(scene.choose(seat, rng.choice(scene.table.sight(seat).legal())))
            yield number
        scene.turn(seat, rng) if number % every == 0 else quick_turn(scene, seat, rng)
        number += 1


def quick_turn(scene: Scene, seat: int, rng: random.Random) -> None:
    before = len(scene.moves)
    while len(scene.moves) == before:
        action = rng.choice(scene.table.sight(seat).legal())
        if scene.table.seats[seat].kind == "bot":
            scene._quick(scene.bot(seat).choose(action))
        else:
            scene._quick(scene.choose(seat, action))
            if scene.under_way.drafts[seat].final is not None:
                scene._quick(scene.confirm(seat))


def in_another_world(scene: Scene, reader: int | None, seed: int) -> Table:
    """The same table, with everything this reader cannot know drawn anew, and nobody else's tentative turn."""
    twin = scene.restored()
    assert twin.play is not None
    notes = scene.table.talk.notes.values()
    twin.talk = Talk([], [note if note.place == reader else note._replace(words="another note") for note in notes])
    own = None if reader is None else twin.play.drafts.get(reader)
    twin.play.state = twin.play.state.imagine(reader, seed)
    twin.play.drafts.clear()
    if own is not None:
        twin.play.keep(twin.play.draft(own.seat, own.actions, own.final))
    return twin


def imagines_alike(table: Table, twin: Table, reader: int | None) -> bool:
    """Whether the worlds imagined for the reader are the same at both tables."""
    pairs = zip(
        table.worlds(reader, table.playing().situation(reader)),
        twin.worlds(reader, twin.playing().situation(reader)),
        strict=True,
    )
    return all(one.fingerprint() == other.fingerprint() for one, other in pairs)


def test_a_view_is_the_same_in_every_world_its_reader_can_imagine(game: Game) -> None:
    scene = noted(game, bots=(1,))
    looked = 0
    for number in moments(scene, random.Random(1), every=15):
        for reader in readers(scene):
            twin = in_another_world(scene, reader, number)
            mine, theirs = scene.table.view(reader, "en"), twin.view(reader, "en")
            if not imagines_alike(scene.table, twin, reader):
                # This game imagines from the real arrangement: what is only estimated may differ.
                for view in (mine, theirs):
                    view.pop("standing")
                    if view["turn"] and view["turn"]["final"]:
                        view["turn"]["final"].pop("change")
                        view["turn"]["final"].pop("then")
            assert json.dumps(mine) == json.dumps(theirs)
            looked += 1
    assert looked


def test_an_answer_is_the_same_in_every_world_its_seat_can_imagine(game: Game) -> None:
    """Points aside, which it may only estimate: they are compared where the imagined worlds are the same."""
    scene = noted(game)
    rng = random.Random(2)
    for number in moments(scene, rng, every=25):
        for seat in scene.table.actors:
            twin = in_another_world(scene, seat, number)
            legal = scene.table.sight(seat).legal()
            actions = rng.sample(legal, min(4, len(legal))) + rng.sample(range(game.action_space), 30)
            mine, theirs = scene.table.ask(seat, "en", actions=actions), twin.ask(seat, "en", actions=actions)
            if not imagines_alike(scene.table, twin, seat):
                for way in [*mine["ways"], *theirs["ways"]]:
                    way.pop("change")
            assert mine == theirs


def test_no_string_of_a_view_holds_a_secret(game: Game) -> None:
    """Neither seed nor salt, no word of the generator, no note of another, no line of the log for other eyes."""
    scene = noted(game)
    for _ in moments(scene, random.Random(3), every=20):
        generator = {str(word) for word in scene.state.position()["random"] if word > 99_999}
        for reader in readers(scene):
            for language in ("en", "it"):
                view = scene.table.view(reader, language)
                said = set(leaves(view))
                whole = json.dumps(view)
                assert str(SEED) not in whole
                assert SALT not in whole
                assert not generator & said
                others = [note for seat, note in enumerate(NOTES) if seat != reader]
                assert not any(note in whole for note in others)
                assert "record" not in view
            for line, told in zip(scene.table.log, scene.table.view(reader, "en")["log"], strict=True):
                if line.event.secret is not None and reader not in line.event.seats:
                    assert told["facts"] == line.event.args
                    assert not told["key"].endswith("-known")
                    assert not line.event.secret.keys() & told["facts"].keys()


def test_ones_own_secrets_are_in_ones_own_log(game: Game) -> None:
    scene = noted(game)
    for _ in moments(scene, random.Random(4), every=1000):
        pass
    for reader in range(scene.table.players):
        log = scene.table.view(reader, "en")["log"]
        for line, told in zip(scene.table.log, log, strict=True):
            if line.event.secret is not None and reader in line.event.seats:
                assert told["facts"] == {**line.event.args, **line.event.secret}


def test_what_is_private_stays_private_after_the_end(game: Game) -> None:
    scene = noted(game).finish()
    for reader in readers(scene):
        whole = json.dumps(scene.table.view(reader, "en"))
        assert str(SEED) in whole
        assert not any(note in whole for seat, note in enumerate(NOTES) if seat != reader)
    assert NOTES[0] in json.dumps(scene.table.view(0, "en"))


@pytest.mark.where(condition=free_choice)
def test_trying_and_taking_back_leaves_no_trace_for_the_others(game: Game) -> None:
    """Not in the view, not in the version, not in the clock: only that somebody thinks."""
    scene = noted(game)
    seat, action = scene.seek(free_choice, random.Random(5))
    others = [reader for reader in readers(scene) if reader != seat]
    before = [json.dumps(scene.table.view(reader, "it", at=scene.now + 9)) for reader in others]
    scene.later(3)
    scene.do(scene.choose(seat, action))
    scene.do(scene.take_back(seat))
    scene.do(scene.choose(seat, action))
    scene.later(6)
    assert [json.dumps(scene.table.view(reader, "it", at=scene.now)) for reader in others] == before


def test_a_receipt_tells_nothing_of_what_was_done(game: Game) -> None:
    scene = noted(game)
    rng = random.Random(6)
    scene.play(rng, 4)
    for entry in scene.table.entries:
        assert set(scene.table.receipt(entry)) == {"kind", "version", "at"}


def test_a_position_a_table_goes_on_from_is_shown_at_the_end_only(game: Game) -> None:
    state = game.start(players=three(game), seed=123_456_789_012_345)
    scene = Scene.of([open_from(game, state.position(), eyes=ALL, at=NOON)], game)
    for seat in range(scene.table.players):
        scene.do(scene.seat(seat).sit(NAMES[seat]))
    generator = {str(word) for word in state.position()["random"] if word > 99_999}
    for moment in (lambda: None, scene.start):
        moment()
        for reader in readers(scene):
            assert not generator & set(leaves(scene.table.view(reader, "en")))
    scene.finish()
    assert generator <= set(leaves(scene.table.view(None, "en")))


def test_a_bot_is_given_no_more_than_its_seat_may_know(game: Game) -> None:
    scene = Scene(game, bots=(0,)).start()
    scene.play(random.Random(7), 5)
    sight = scene.table.sight(0)
    assert sight.view() == scene.state.view(0)
    assert sight.legal() == scene.state.legal(0)
    world = sight.imagine(1)
    assert world.view(0) == scene.state.view(0)
    assert world.position()["random"] != scene.state.position()["random"]
