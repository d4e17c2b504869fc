"""The forms a play is kept and sent in: positions, meanings, records, events."""

import copy
import json
import random
from typing import Any

import pytest

import roundhouse
from roundhouse import BadPosition, BadRecord, BadSetup, Event, Game, IllegalAction, Record, State
from tests.conformance.cases import Case, asked_about, middle, sampled, walk
from tests.conformance.test_secrets import leaves


def test_positions_come_back(case: Case, plays: range) -> None:
    for seed in plays:
        for state, seat, action in sampled(case, seed, 6):
            written = json.dumps(state.position())
            again = case.game.position(json.loads(written))
            assert again.fingerprint() == state.fingerprint()
            assert again.position() == state.position()
            one = state.clone()
            one.apply(seat, action)
            again.apply(seat, action)
            assert again.fingerprint() == one.fingerprint()


def test_a_finished_position_comes_back(case: Case) -> None:
    *_, last = walk(case, 8)
    again = case.game.position(json.loads(json.dumps(last.state.position())))
    assert again.over
    assert again.fingerprint() == last.state.fingerprint()
    assert again.ranks() == last.state.ranks()
    assert (again.winners(), again.stars()) == (last.state.winners(), last.state.stars())


def test_the_empty_position_is_the_start(case: Case) -> None:
    described = {"players": case.players, "options": case.options, "seed": 12}
    assert case.game.position(described).fingerprint() == case.start(12).fingerprint()


def test_equal_fingerprints_are_equal_positions(case: Case) -> None:
    seen: dict[int, Any] = {}
    for state, _, _ in walk(case, 5):
        position = state.position()
        assert seen.setdefault(state.fingerprint(), position) == position
        assert 0 <= state.fingerprint() < 1 << 63


def change(position: Any, path: str, value: Any) -> Any:
    """A copy of a position with one leaf changed."""
    twin = copy.deepcopy(position)
    inner = twin
    *way, last = path.split("/")[1:]
    for key in way:
        inner = inner[int(key)] if isinstance(inner, list) else inner[key]
    if isinstance(inner, list):
        inner[int(last)] = value
    else:
        inner[last] = value
    return twin


def attempt(case: Case, position: Any) -> State | None:
    """The state of a position, or None where it is refused; a refusal says something in every language."""
    try:
        return case.game.position(position)
    except BadPosition as refused:
        if not refused.say("en").strip() or not refused.say("it").strip():
            raise
        return None


def test_broken_positions_are_refused(case: Case) -> None:
    for state, _, _ in sampled(case, 7, 160):
        position = state.position()
        found = list(leaves(position))
        for path, value in found[:: max(1, len(found) // 60)]:
            for wrong in ("nonsense", -3, 1 << 70, 1.5, [[]], None):
                if wrong == value:
                    continue
                accepted = attempt(case, change(position, path, wrong))
                assert accepted is None or wrong != "nonsense", path
                if accepted is not None:
                    accepted.check()
        with pytest.raises(BadPosition):
            case.game.position({**position, "no such field": 1})
    with pytest.raises(BadPosition):
        case.game.position([])
    with pytest.raises(BadPosition):
        case.game.position({})


def test_one_piece_too_many_is_refused(case: Case) -> None:
    """Every count in a position raised by one breaks conservation, or a rule, or need not add up."""
    position = middle(case, 2).position()
    for path, value in leaves(position):
        field, *inner = path.split("/")[1:]
        if inner and type(value) is int and field not in {"options", "random", *case.game.uncounted}:
            with pytest.raises(BadPosition):
                case.game.position(change(position, path, value + 1))


def test_meanings_come_back(game: Game) -> None:
    for action in asked_about(game, 20_000, random.Random(1)):
        meaning = game.meaning(action)
        assert json.loads(json.dumps(meaning)) == meaning
        assert game.action(**meaning) == action
        meaning["kind"] = "changed"
        assert game.meaning(action)["kind"] != "changed"
    for wrong in (-1, game.action_space):
        with pytest.raises(IllegalAction):
            game.meaning(wrong)
    with pytest.raises(IllegalAction):
        game.action("no such kind")


def test_records_dump_load_and_verify(case: Case) -> None:
    record = Record(case.game, case.players, case.options, seed=1 << 100)
    state = record.start()
    for _, seat, action in walk(case, 1 << 100):
        state.apply(seat, action)
        record.add(seat, action)
    record.close(state)
    again = Record.loads(record.dumps())
    assert again.dumps() == record.dumps()
    assert again.verify().fingerprint() == state.fingerprint()
    assert [s.fingerprint() for s in again.steps()][-1] == state.fingerprint()


def test_a_record_can_start_from_a_position(case: Case) -> None:
    state = middle(case, 3)
    record = Record(case.game, case.players, case.options, position=state.position())
    seat = state.actors[0]
    action = state.legal(seat)[0]
    state.apply(seat, action)
    record.add(seat, action)
    record.close(state)
    assert Record.loads(record.dumps()).verify().fingerprint() == state.fingerprint()


def test_known_versions_are_played(game: Game) -> None:
    assert game.rules_version in game.known_versions
    for version in game.known_versions:
        rules = game.of_version(version)
        assert (rules.id, rules.rules_version) == (game.id, version)
        case = Case(rules, min(rules.players), {})
        record = Record(rules, case.players, seed=4)
        for step in walk(case, 4):
            record.add(step.seat, step.action)
        record.close(record.replay(rules))
        assert Record.loads(record.dumps()).verify().over
    for unknown in (0, max(game.known_versions) + 1):
        with pytest.raises(BadRecord, match=str(unknown)):
            game.of_version(unknown)


def test_broken_records_are_refused(case: Case) -> None:
    record = Record(case.game, case.players, case.options, seed=4)
    state = record.start()
    for number, (_, seat, action) in enumerate(walk(case, 4)):
        if number == 30:
            break
        state.apply(seat, action)
        record.add(seat, action)
    record.close(state)
    good = json.loads(record.dumps())
    broken: list[dict[str, Any]] = [
        {**good, "roundhouse": 2},
        {**good, "game": "no-such-game"},
        {**good, "rules": 999},
        {**good, "board": "0"},
        {**good, "players": 99},
        {**good, "options": {"no_such": 1}},
        {**good, "seed": "-1"},
        {**good, "seed": None},
        {**good, "moves": [*good["moves"], [0, -5]]},
        {**good, "moves": "many"},
        {**good, "moves": [[0]]},
        {**good, "moves": good["moves"][:-1]},
        {**good, "fingerprint": "12"},
        {**good, "extra": 1},
    ]
    for each in broken:
        with pytest.raises(BadRecord) as refused:
            Record.loads(json.dumps(each)).verify()
        assert str(refused.value)
        assert refused.value.say("it")
    for text in ("", "{", "[]", "7", '"x"', "{}", "[" * 100_000):
        with pytest.raises(BadRecord):
            Record.loads(text)


def test_events_cost_nothing_and_tell_a_story_in_every_language(case: Case, plays: range) -> None:
    for seed in plays:
        for state, seat, action in walk(case, seed):
            silent, told = state.clone(), state.clone()
            log: list[Event] = []
            silent.apply(seat, action)
            told.apply(seat, action, log)
            assert silent.fingerprint() == told.fingerprint()
            for event in log:
                for reader in [None, *range(case.players)]:
                    key, facts = event.seen_by(reader)
                    assert json.loads(json.dumps(facts)) == facts
                    for language in ("en", "it"):
                        assert case.game.tell(f"event-{key}", facts, language)


def test_details_show_no_secret(case: Case) -> None:
    """What of the board forbids an action is JSON, has words, and is the same in every world the seat imagines."""
    rng = random.Random(case.name)
    for number, (state, seat, _) in enumerate(sampled(case, 6, 9)):
        world = state.imagine(seat, number)
        beside = {action + step for action in state.legal(seat) for step in (-1, 1)}
        asked = {*asked_about(case.game, 300, rng), *beside} & set(range(case.game.action_space))
        for action in sorted(asked):
            clause = state.why_not(seat, action)
            if clause is not None:
                details = case.game.explain(state, seat, action, clause)
                assert case.game.explain(world, seat, action, clause) == details
                assert json.loads(json.dumps(details)) == [list(detail) for detail in details]
                assert all(case.game.tell(f"detail-{key}", facts, "it") for key, facts in details)


def test_every_action_and_moment_is_described_in_every_language(case: Case) -> None:
    for state, seat, _ in sampled(case, 1, 7):
        for language in ("en", "it"):
            for each in range(case.players):
                assert case.game.prompt(state, each, language)
            said = [case.game.describe(state, seat, action, language) for action in state.legal(seat)]
            assert all(said)
            assert len(set(said)) == len(said)


def test_a_stranger_can_ask_for_anything(case: Case) -> None:
    game = case.game
    for players in (0, 1, 99, -1):
        if players not in game.players:
            with pytest.raises(BadSetup):
                game.start(players=players, seed=1)
    with pytest.raises(BadSetup):
        game.start(players=case.players, seed=-1)
    with pytest.raises(BadSetup):
        game.start(players=case.players, seed=1, no_such_option=True)
    for name, values in game.options(players=case.players).items():
        assert values[0] == case.game.start(players=case.players, seed=1).options[name]
        with pytest.raises(BadSetup):
            game.start(players=case.players, seed=1, **{name: "no such value"})
    with pytest.raises(roundhouse.UnknownGame):
        roundhouse.game("no-such-game")


def test_a_client_gets_what_it_needs(game: Game) -> None:
    board = game.board()
    assert json.loads(json.dumps(board)) == board
    for language in ("en", "it"):
        assert game.rules(language)
        assert game.text(language)
    with pytest.raises(BadSetup):
        game.rules("xx")


def test_a_layout_takes_less_than_100_kb(game: Game) -> None:
    assert len(json.dumps(game.layout.dump())) < 100_000
