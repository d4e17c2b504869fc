"""Commands in any order, sensible or not: no sequence of them breaks a table."""

from collections.abc import Callable
from typing import Any

from hypothesis import HealthCheck, given, settings, strategies as st

from roundhouse import Game, RoundhouseError
from roundhouse.tables import Entry, Terms, correspondence, live
from tests.tables.scenes import SALT, SEED, Scene, portrait

TERMS = [
    Terms(),
    Terms(clock=live(50_000, 100), flag="bot"),
    Terms(clock=live(20_000), flag="lose", resigned="played"),
    Terms(clock=correspondence(1, 60, 600), flag="show", take_back="never"),
]


class Doing:
    """What somebody might do next: each command with a seat and a number to make its arguments from."""

    def __init__(self, scene: Scene, seat: int, number: int) -> None:
        self.scene = scene
        self.seat = scene.seat(seat, key=f"key-{number % 40}" if number % 3 == 0 else None)
        self.host = scene.host()
        self.number = number
        self.at = seat

    def choose(self) -> Entry:
        legal = self.scene.table.sight(self.at).legal()
        return self.seat.choose(self._steps(), [legal[self.number % len(legal)] if legal else self.number])

    def choose_anything(self) -> Entry:
        return self.seat.choose(self._steps(), [self.number % self.scene.game.action_space])

    def choose_by_a_way(self) -> Entry | None:
        action = self.number % self.scene.game.action_space
        ways = self.scene.table.ask(self.at, "en", actions=[action])["ways"]
        if not ways:
            return None
        steps = [step["action"] for step in ways[0]["steps"]]
        return self.seat.choose(self._steps(), steps, self.number % 2 == 0)

    def confirm(self) -> Entry:
        return self.seat.choose(self.scene._chosen(self.at), confirm=True)

    def take_back(self) -> Entry:
        return self.seat.choose(self.scene._chosen(self.at) - 1 - self.number % 2)

    def _steps(self) -> int:
        return 0 if self.scene.table.play is None else len(self.scene.under_way.tentative(self.at))

    def bot_moves(self) -> Entry | None:
        movers = self.scene.table.bots_to_move()
        if not movers:
            return None
        legal = self.scene.table.sight(movers[0]).legal()
        return self.scene.bot(movers[0]).choose(legal[self.number % len(legal)])

    def commands(self) -> list[Callable[[], Any]]:
        level = ("random", "greedy")[self.number % 2]
        return [
            self.choose,
            self.choose,
            self.choose,
            self.confirm,
            self.confirm,
            self.bot_moves,
            self.bot_moves,
            self.choose_anything,
            self.choose_by_a_way,
            self.take_back,
            lambda: self.seat.offer(("take-back", "pause", "resume", "lots")[self.number % 4]),
            lambda: self.seat.offer("take-back"),
            self.seat.agree,
            self.seat.agree,
            self.seat.decline,
            self.seat.withdraw,
            lambda: self.seat.hand_over(level),
            self.seat.take_over,
            self.seat.take_over,
            self.seat.resign,
            self.seat.leave,
            lambda: self.seat.sit(f"Guest {self.number}"),
            lambda: self.seat.give_seat(f"Heir {self.number}"),
            self.seat.keep_seat,
            lambda: self.scene.talk(self.seat.say(f"word {self.number}")),
            lambda: self.scene.talk(self.seat.note(f"note {self.number}")),
            lambda: self.seat.set_zone(self.number % 2000 - 1000 if self.number % 2 else "Europe/Rome"),
            lambda: self.host.invite(self.at, f"Friend {self.number % 5}"),
            lambda: self.host.uninvite(self.at),
            lambda: self.host.seat_bot(self.at, level, f"Bot {self.number}"),
            lambda: self.host.clear(self.at),
            lambda: self.host.start(SEED + self.number, SALT),
            lambda: self.host.start(SEED, SALT),
            self.host.pause,
            self.host.resume,
            self.host.resume,
            lambda: self.host.hand_over(self.at, level),
            self.scene.system().tick,
            lambda: self.scene.system().simplify(self.at),
        ]


def hold(scene: Scene, before: list[tuple[int, int]], entry: Entry) -> None:
    """What is true of every table after every entry."""
    table = scene.table
    if table.play is None:
        assert table.phase == "open"
        return
    play = table.play
    play.state.check()
    assert play.record.replay(scene.game).fingerprint() == play.state.fingerprint()
    if entry.kind == "played":
        assert scene.moves == before + [(entry.by, action) for action in entry.facts["actions"]]
    elif table.log[-1].event.key == "table-log-take-back" and table.log[-1].version == table.version:
        assert scene.moves == before[: len(scene.moves)]
    else:
        assert scene.moves == before
    assert [turn.start for turn in play.turns] == sorted({turn.start for turn in play.turns})
    for seat, draft in play.drafts.items():
        assert draft.state.seal == play.state.seal
        assert seat in draft.state.actors
    for seat, timer in enumerate(table.timers):
        assert (timer.since is not None) == (seat in table.actors and table.seats[seat].kind == "human")
    assert (table.phase == "over") == play.state.over
    if table.offer is not None:
        assert table.offer.by in table.people()
        assert not table.offer.agreed.issuperset(table.people())


def given_or_refused(command: Callable[[], Any]) -> Entry | None:
    """The entry of a command, or None and a reason in both languages: nothing else ever comes out."""
    try:
        entry: Entry | None = command()
    except RoundhouseError as refusal:
        for language in ("en", "it"):
            refusal.say(language)
        return None
    return entry


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_no_sequence_of_commands_breaks_a_table(game: Game, data: st.DataObject) -> None:
    scene = Scene(game, terms=data.draw(st.sampled_from(TERMS)), bots=(1,) if data.draw(st.booleans()) else ())
    if data.draw(st.integers(0, 3)):
        scene.start(data.draw(st.integers(0, 5)))
    for _ in range(data.draw(st.integers(1, 40))):
        scene.later(data.draw(st.integers(0, 3_000)))
        doing = Doing(scene, data.draw(st.integers(0, scene.table.players - 1)), data.draw(st.integers(0, 5_000)))
        commands = doing.commands()
        still = portrait(scene.table)
        version = scene.table.version
        moves = list(scene.moves) if scene.table.play is not None else []
        entry = given_or_refused(commands[data.draw(st.integers(0, len(commands) - 1))])
        assert portrait(scene.table) == still
        if entry is not None and entry.version > version:
            scene.do(entry)
            assert scene.table.version == version + 1
            hold(scene, moves, entry)
    for reader in (None, *range(scene.table.players)):
        scene.table.view(reader, "it", at=scene.now)
