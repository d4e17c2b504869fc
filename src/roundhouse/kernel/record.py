"""Records: a whole play as its start and its moves, the one form in which plays are kept and sent.

A record is small JSON text. Replaying it gives the same play on every machine; the fingerprint of its last state,
where it has one, proves it.
"""

import json
from collections.abc import Iterator
from typing import Any

from roundhouse.kernel.errors import BadRecord, IllegalAction, RoundhouseError
from roundhouse.kernel.events import Event
from roundhouse.kernel.game import Game, Option, State
from roundhouse.kernel.registry import game as game_of, games

FORM = 1
_KEYS = {
    "roundhouse", "game", "rules", "board", "players", "options", "seed", "position", "moves", "fingerprint",
    "scores",
}  # fmt: skip


class Record:
    """The start of a play (a seed, or a position set by hand) and the moves made since."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: dict[str, Option] | None = None,
        seed: int | None = None,
        position: dict[str, Any] | None = None,
    ) -> None:
        """A record of a play of `game` with no move yet. Exactly one of seed and position says how it starts."""
        if (seed is None) == (position is None):
            raise BadRecord("record-start")
        self.game = game.id
        self.rules_version = game.rules_version
        self.board_digest = game.board_digest
        self.players = players
        self.options = game.settle(players, options or {})
        self.seed = seed
        self.position = position
        self.moves: list[tuple[int, int]] = []
        self.fingerprint: int | None = None
        self.scores: list[int] | None = None

    def add(self, seat: int, action: int) -> None:
        self.moves.append((seat, action))
        self.fingerprint = None
        self.scores = None

    def close(self, state: State) -> None:
        """Keep the proof of where the moves lead: the fingerprint and the scores of the state they reached."""
        self.fingerprint = state.fingerprint()
        self.scores = state.scores()

    # Text -----------------------------------------------------------------------------------------------------------

    def dumps(self) -> str:
        """The record as JSON text. A seed is written as a string: it may have more digits than a browser counts."""
        written: dict[str, Any] = {
            "roundhouse": FORM,
            "game": self.game,
            "rules": self.rules_version,
            "board": self.board_digest,
            "players": self.players,
            "options": self.options,
        }
        if self.seed is None:
            written["position"] = self.position
        else:
            written["seed"] = str(self.seed)
        written["moves"] = [[seat, action] for seat, action in self.moves]
        if self.fingerprint is not None:
            written["fingerprint"] = str(self.fingerprint)
            written["scores"] = self.scores
        return json.dumps(written, separators=(",", ":"), ensure_ascii=False)

    @staticmethod
    def loads(written: str, game: Game | None = None) -> "Record":
        """The record of a text. A game given serves where the play was on a board of one's own."""
        try:
            parsed = json.loads(written)
        except (ValueError, RecursionError):
            raise BadRecord("record-not-json") from None
        if not isinstance(parsed, dict) or parsed.get("roundhouse") != FORM:
            raise BadRecord("record-foreign", form=FORM)
        return _read(parsed, game)

    # Playing it again -----------------------------------------------------------------------------------------------

    def rules(self, game: Game | None = None) -> Game:
        """The game this record is of, by the rules of its version and with the same components."""
        if self.game not in games():
            raise BadRecord("record-game", game=self.game, games=", ".join(games()))
        newest = game_of(self.game) if game is None else game
        if newest.id != self.game:
            raise BadRecord("record-other-game", game=self.game, other=newest.id)
        rules = newest.of_version(self.rules_version)
        if rules.board_digest != self.board_digest:
            raise BadRecord("record-board", board=self.board_digest, current=rules.board_digest)
        return rules

    def start(self, game: Game | None = None) -> State:
        """The state before the first move."""
        rules = self.rules(game)
        if self.seed is not None:
            return rules.start(players=self.players, seed=self.seed, **self.options)
        assert self.position is not None
        return rules.position(self.position)

    def replay(self, game: Game | None = None, log: list[Event] | None = None) -> State:
        """The state after the last move."""
        state = self.start(game)
        for step, move in enumerate(self.moves):
            _apply(state, move, step, log)
        return state

    def steps(self, game: Game | None = None) -> Iterator[State]:
        """The state at the start and after each move: the same object every time, moved on; clone to keep one.

        The moves are those of when the first state is asked for, whatever happens to the record meanwhile.
        """
        moves = list(self.moves)
        state = self.start(game)
        yield state
        for step, move in enumerate(moves):
            _apply(state, move, step, None)
            yield state

    def verify(self, game: Game | None = None) -> State:
        """Replay, and raise BadRecord unless it leads to the fingerprint and scores the record claims."""
        state = self.replay(game)
        if self.fingerprint is not None and state.fingerprint() != self.fingerprint:
            raise BadRecord("record-fingerprint")
        if self.scores is not None and state.scores() != self.scores:
            raise BadRecord("record-scores")
        return state


def _apply(state: State, move: tuple[int, int], step: int, log: list[Event] | None) -> None:
    try:
        state.apply(move[0], move[1], log)
    except IllegalAction as refused:
        raise BadRecord("record-move", step=step + 1, clause=refused.clause) from None


def _read(parsed: dict[str, Any], game: Game | None) -> Record:
    unknown = sorted(parsed.keys() - _KEYS)
    if unknown:
        raise BadRecord("record-unknown-field", field=unknown[0])
    name = _field(parsed, "game", str)
    if name not in games():
        raise BadRecord("record-game", game=name, games=", ".join(games()))
    rules = game_of(name) if game is None else game
    version = _field(parsed, "rules", int)
    if version in rules.known_versions:
        rules = rules.of_version(version)
    players = _field(parsed, "players", int)
    options = _field(parsed, "options", dict)
    seed, position = parsed.get("seed"), parsed.get("position")
    if (seed is None) == (position is None):
        raise BadRecord("record-start")
    if seed is not None:
        seed = _whole(seed, "seed")
    elif not isinstance(position, dict):
        raise BadRecord("record-field", field="position")
    try:
        record = Record(rules, players, options, seed, position)
    except BadRecord:
        raise
    except RoundhouseError as wrong:
        raise BadRecord("record-setup", why=wrong) from None
    record.game = name
    record.rules_version = version
    record.board_digest = _field(parsed, "board", str)
    record.moves = [_move(move, step) for step, move in enumerate(_field(parsed, "moves", list))]
    if parsed.get("fingerprint") is not None:
        record.fingerprint = _whole(parsed["fingerprint"], "fingerprint")
    if parsed.get("scores") is not None:
        record.scores = _field(parsed, "scores", list)
    return record


def _field(parsed: dict[str, Any], name: str, kind: type) -> Any:
    value = parsed.get(name)
    if type(value) is not kind:
        raise BadRecord("record-field", field=name)
    return value


def _whole(value: object, name: str) -> int:
    if isinstance(value, str) and len(value) < 200 and value.isascii() and value.isdigit():
        return int(value)
    if type(value) is int and value >= 0:
        return value
    raise BadRecord("record-field", field=name)


def _move(move: object, step: int) -> tuple[int, int]:
    if not isinstance(move, list) or len(move) != 2 or type(move[0]) is not int or type(move[1]) is not int:
        raise BadRecord("record-bad-move", step=step + 1)
    return move[0], move[1]
