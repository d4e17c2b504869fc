"""A table as a scene: people sit down, entries go through the storage, and the fold is proved after every one.

Knows no game by name: what a scene needs is looked for in play at random.
"""

import json
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

import pytest

import roundhouse
from roundhouse import Game, IllegalAction, State
from roundhouse.bots import bot
from roundhouse.kernel.chance import BOT, chance
from roundhouse.tables import ALL, Entry, Table, TableError, Terms, open_from, open_table
from roundhouse.tables.snapshots import exported, lines, take
from roundhouse.tables.talk import Message, Note
from roundhouse.tables.turns import Play, is_final

NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elsa", "Furio")
SEED = 271_828_182_845_904_523_536_028_747_135_266_249
SALT = "c0ffee42" * 8
NOON = 1_700_000_000_000
READERS = ("en", "it")


def three(game: Game) -> int:
    """Three players where the game allows it."""
    return 3 if 3 in game.players else max(game.players)


class Scene:
    """A table with people at it, bots in the seats named, and a fake time."""

    def __init__(self, game: Game, players: int = 0, terms: Terms | None = None, bots: tuple[int, ...] = ()) -> None:
        self.now = NOON
        self.game = game
        self.stored: list[str] = []
        first = open_table(game, players=players or three(game), at=NOON, terms=terms)
        self.stored.append(json.dumps(first.dump()))
        self.table = self.restored()
        for seat in range(self.table.players):
            if seat in bots:
                self.do(self.host().seat_bot(seat, "random", NAMES[seat]))
            else:
                self.do(self.seat(seat).sit(NAMES[seat]))

    @staticmethod
    def of(entries: list[Entry], game: Game) -> "Scene":
        """A scene that goes on from these entries."""
        scene = Scene.__new__(Scene)
        scene.now = max(entry.at for entry in entries)
        scene.game = game
        scene.stored = [json.dumps(entry.dump()) for entry in entries]
        scene.table = scene.restored()
        return scene

    def start(self, seed: int = SEED) -> "Scene":
        self.do(self.host().start(seed, SALT))
        return self

    # Calling, at the scene's own time -------------------------------------------------------------------------------

    def seat(self, seat: int, **how: Any) -> Any:
        return self.table.seat(seat, at=self.now, **how)

    def choose(self, seat: int, *actions: int, **how: Any) -> Entry:
        """These actions behind the steps of the tentative turn, in the place of a final one."""
        steps = 0 if self.table.play is None else len(self.under_way.tentative(seat))
        return self.seat(seat, **how).choose(steps, list(actions))

    def take_back(self, seat: int, **how: Any) -> Entry:
        """The tentative turn without its last action."""
        return self.seat(seat, **how).choose(self._chosen(seat) - 1)

    def confirm(self, seat: int, **how: Any) -> Entry:
        return self.seat(seat, **how).choose(self._chosen(seat), confirm=True)

    def _chosen(self, seat: int) -> int:
        drafts = self.under_way.drafts if self.table.play is not None else {}
        return len(drafts[seat].whole) if seat in drafts else 0

    def bot(self, seat: int, **how: Any) -> Any:
        return self.table.bot(seat, at=self.now, **how)

    def host(self, **how: Any) -> Any:
        return self.table.host(at=self.now, **how)

    def system(self) -> Any:
        return self.table.system(at=self.now)

    def later(self, milliseconds: int) -> None:
        self.now += milliseconds

    # The storage ----------------------------------------------------------------------------------------------------

    def do(self, entry: Entry) -> Entry:
        """Store an entry, apply it as it comes out of the storage, and prove that a restored table is the same."""
        assert entry.version == self.table.version + 1
        self.stored.append(json.dumps(entry.dump()))
        self.table.apply(Entry.load(json.loads(self.stored[-1])))
        assert portrait(self.restored()) == portrait(self.table)
        return entry

    def talk(self, said: Message | Note) -> None:
        """Let something be heard or noted, with the number that the storage would give it. No entry comes of it."""
        version = self.table.version
        if isinstance(said, Note):
            self.table.talk.note(said)
        else:
            self.table.talk.hear(said._replace(number=self.table.talk.last + 1))
        assert self.table.version == version

    def restored(self) -> Table:
        return Table.restore([Entry.load(json.loads(line)) for line in self.stored], self.game)

    # Playing --------------------------------------------------------------------------------------------------------

    @property
    def under_way(self) -> Play:
        assert self.table.play is not None
        return self.table.play

    @property
    def state(self) -> State:
        return self.under_way.state

    @property
    def moves(self) -> list[tuple[int, int]]:
        return self.under_way.record.moves

    def turn(self, seat: int, rng: random.Random) -> list[int]:
        """Whoever has the seat plays to the next thing that cannot be taken back; the actions."""
        before = len(self.moves)
        while len(self.moves) == before:
            action = rng.choice(self.table.sight(seat).legal())
            if self.table.seats[seat].kind == "bot":
                self.do(self.bot(seat).choose(action))
            elif self.do(self.choose(seat, action)).facts["final"] is not None:
                self.do(self.confirm(seat))
        return [action for _, action in self.moves[before:]]

    def play(self, rng: random.Random, turns: int) -> None:
        for _ in range(turns):
            if self.table.actors:
                self.turn(rng.choice(self.table.actors), rng)

    def seek(self, condition: Callable[["Scene"], Any], rng: random.Random) -> Any:
        """Play at random until the condition finds something; what it finds."""
        while not (found := condition(self)):
            assert self.table.actors, "the game has ended without it"
            self.turn(rng.choice(self.table.actors), rng)
        return found

    def finish(self) -> "Scene":
        """The rest of the game by bots of the simplest kind, without a proof at each step."""
        rng = chance(1, BOT)
        while self.table.actors:
            seat = self.table.actors[0]
            choice = bot("random").choose(self.table.sight(seat), rng)
            if self.table.seats[seat].kind == "bot":
                self._quick(self.bot(seat).choose(choice))
            else:
                self._quick(self.choose(seat, choice))
                if self.under_way.drafts[seat].final is not None:
                    self._quick(self.confirm(seat))
        assert portrait(self.restored()) == portrait(self.table)
        return self

    def _quick(self, entry: Entry) -> None:
        self.stored.append(json.dumps(entry.dump()))
        self.table.apply(entry)

    def spoken(self, language: str = "en") -> list[str]:
        """The log as a spectator reads it."""
        return [line["text"] for line in self.table.view(None, language)["log"]]


def at_table(state: State) -> Scene:
    """A table at which people go on from a state as it is."""
    scene = Scene.of([open_from(state.game, state.position(), eyes=ALL, at=NOON)], state.game)
    for seat in range(state.players):
        scene.do(scene.seat(seat).sit(NAMES[seat]))
    return scene.start()


def told_of(scene: Scene, reader: int | None) -> Any:
    """All of the game that a reader can be sent: the view, every moment of the past, and what is exported."""
    table = scene.table
    view = table.view(reader, "en")
    steps = [table.view_at(step, reader) for step in range(scene.under_way.seen + 1)]
    log = lines(table, 0, len(table.log), ["en"])
    kept = exported(take(table, [None, reader]), log, [], None, reader, "en")
    return json.loads(json.dumps([view, steps, list(table.story(reader, "en")), kept]))


@contextmanager
def refused(key: str) -> Iterator[None]:
    """The table says no, for this reason, and says it in both languages."""
    with pytest.raises(TableError) as caught:
        yield
    assert caught.value.key == key
    assert caught.value.say("en") != caught.value.say("it")


@contextmanager
def forbidden(clause: str) -> Iterator[None]:
    """A rule says no."""
    with pytest.raises(IllegalAction) as caught:
        yield
    assert caught.value.clause == clause


def fields(thing: object, *without: str) -> dict[str, Any]:
    """All that a thing, compiled or not, can be asked without arguments."""
    names = [name for name in dir(thing) if not name.startswith("__") and name not in without]
    return {name: value for name in names if not callable(value := getattr(thing, name))}


def portrait(table: Table) -> dict[str, Any]:
    """All that a table is, so that two can be compared."""
    drawn = fields(table, "game", "play", "log", "seats", "timers", "talk")
    drawn["_answers"] = sorted((str(by), key, entry.dump()) for (by, key), entry in table._answers.items())
    drawn["_done"] = sorted((str(by), count) for by, count in table._done.items())
    drawn["offer"] = None if table.offer is None else fields(table.offer)
    drawn["seats"] = [fields(seat) for seat in table.seats]
    drawn["timers"] = [fields(timer) for timer in table.timers]
    drawn["log"] = [
        (line.event.key, line.event.args, line.event.secret, line.event.seats, line.version, line.at, line.step,
         line.names, line.undone, line.of_game)
        for line in table.log
    ]  # fmt: skip
    if table.play is not None:
        play = table.play
        drawn["record"] = play.record.dumps()
        drawn["state"] = play.state.fingerprint()
        drawn["turns"] = play.turns
        drawn["drafts"] = {
            seat: (draft.actions, draft.final, draft.state.fingerprint()) for seat, draft in play.drafts.items()
        }
    return json.loads(json.dumps(drawn, default=_plain, sort_keys=True))


def _plain(value: Any) -> Any:
    return sorted(value) if isinstance(value, set) else repr(value)


# Conditions: what a scene can look for --------------------------------------------------------------------------------


def together(scene: Scene) -> tuple[int, ...]:
    """Several may act at once."""
    actors: tuple[int, ...] = scene.table.actors
    return actors if len(actors) > 1 else ()


def alone(scene: Scene) -> tuple[int, ...]:
    """One seat alone is on turn."""
    actors: tuple[int, ...] = scene.table.actors
    return actors if len(actors) == 1 else ()


def free_choice(scene: Scene) -> tuple[int, int] | None:
    """One seat is on turn and has a choice that can be taken back: the seat and the action."""
    for seat in alone(scene):
        for action in scene.state.legal(seat):
            after = scene.state.clone()
            after.apply(seat, action)
            if not is_final(scene.state, after, seat):
                return seat, action
    return None


def turn_passed(scene: Scene) -> int | None:
    """Somebody has played alone, and now another is on turn: who has played."""
    play = scene.table.play
    if play is None or not play.turns or play.turns[-1].shared or not alone(scene):
        return None
    last = play.turns[-1].seat
    return last + 1 if scene.table.actors[0] != last else None  # counted from 1, so that seat 0 is something found


@cache
def games_where(condition: Callable[[Scene], Any]) -> list[str]:
    return [name for name in roundhouse.games() if _comes_up(roundhouse.game(name), condition)]


def _comes_up(game: Game, condition: Callable[[Scene], Any]) -> bool:
    scene = Scene(game).start()
    rng = random.Random(1)
    for _ in range(60):
        if condition(scene):
            return True
        if scene.table.actors:
            scene.turn(rng.choice(scene.table.actors), rng)
    return False
