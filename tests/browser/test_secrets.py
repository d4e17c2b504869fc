"""Nothing secret ever reaches a browser: every frame and every body it is sent is one that would be the same if all
that its reader cannot know were otherwise."""

import json
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import expect

from roundhouse.server.shapes import SeenTable
from roundhouse.tables import Entry, Table
from tests.browser.fixtures import Enter
from tests.browser.people import Person
from tests.browser.serving import ServerProcess
from tests.browser.test_together import play_turns
from tests.union_pacific.hand import Hand

# What a reader is shown of the game.
SHOWN = ("view", "prompt", "actors", "step", "phase", "chat", "offer")
PLAN = "Annas plan"
# What is told only when the game is over.
AT_THE_END = {"result", "record", "seed", "salt", "start"}


class Truth:
    """The real table, as only the server has it, at each of its moments."""

    def __init__(self, entries: list[Entry]) -> None:
        self.entries = entries
        self.table = Table.restore(entries)

    def at(self, reader: int | None, version: int) -> Table:
        """The table when this reader knew of so many versions: what only others may know has changed nothing."""
        known = 0
        for count, entry in enumerate(self.entries, 1):
            known += not entry.is_private() or entry.by == reader
            if known == version:
                return Table.restore(self.entries[:count])
        raise AssertionError(f"nobody has seen version {version}")

    def imagined(self, reader: int | None, version: int, language: str, seed: int) -> dict[str, Any]:
        """What the reader would see if everything it cannot know were otherwise."""
        table = self.at(reader, version)
        play = table.playing()
        play.state = play.state.imagine(reader, seed)
        for seat, draft in list(play.drafts.items()):
            if seat == reader:
                draft.here.state = draft.state.imagine(reader, seed)
            else:
                play.drop(seat)
        seen: dict[str, Any] = json.loads(json.dumps(table.view(reader, language)))
        return seen

    def imagined_at(self, reader: int | None, step: int, seed: int) -> dict[str, Any]:
        state = self.table.playing().at(step).imagine(reader, seed)
        seen: dict[str, Any] = json.loads(json.dumps(state.view(reader)))
        return seen


def check_view(seen: dict[str, Any], reader: int | None, truth: Truth, language: str, seed: int) -> None:
    assert seen["reader"] == reader
    assert set(seen) <= set(SeenTable.__annotations__) - AT_THE_END, "a part of the table nobody knows"
    expected = truth.imagined(reader, seen["version"], language, seed)
    for part in SHOWN:
        assert seen[part] == expected[part], part
    assert seen["notes"] in {0: ("", PLAN), 1: ("",), None: (None,)}[reader]  # they are no entries of the table
    assert [choice["action"] for choice in seen["legal"]] == [choice["action"] for choice in expected["legal"]]
    told = [line["text"] for line in expected["log"] if line["version"] > seen["since"]]
    assert [line["text"] for line in seen["log"]] == told
    steps = [choice["action"] for choice in (seen["turn"] or {"steps": []})["steps"]]
    assert steps == [choice["action"] for choice in (expected["turn"] or {"steps": []})["steps"]]


def moments(body: Any) -> Iterator[dict[str, Any]]:
    """Every moment of the game in an answer, however deep."""
    if isinstance(body, dict):
        if "view" in body and "step" in body:
            yield body
        for part in body.values():
            yield from moments(part)
    elif isinstance(body, list):
        for part in body:
            yield from moments(part)


def look_everywhere(person: Person) -> None:
    """Ask the server for all that a page ever asks it for."""
    for drawer in ("log", "score", "rules"):
        person.open_drawer(drawer)
        person.page.keyboard.press("Escape")
    person.open_drawer("log").get_by_role("button").last.click()
    expect(person.button("past-back")).to_be_visible()
    person.page.get_by_role("slider").press("ArrowRight")
    person.page.keyboard.press("Escape")
    person.button("past-back").click()


def test_neither_a_player_nor_a_watcher_is_ever_sent_a_secret(enter: Enter, house: ServerProcess) -> None:
    opened = house.open_table("you", "open", "bot")
    anna, bruno, watcher = enter("en"), enter("it"), enter("en")
    anna.sit_at(opened["token"])
    bruno.go(f"/j/#{opened['code']}")
    bruno.field("your-name").fill("Bruno")
    bruno.button("sit-down").click()
    watcher.sit_at(opened["watch"])
    expect(watcher.page.get_by_role("main", name=watcher.say("board-area"))).to_be_visible()
    hands = [Hand(anna), Hand(bruno, seed=2)]
    for hand in hands:
        hand.wait_for_turn()
    anna.open_drawer("notes").get_by_role("textbox").fill(PLAN)
    anna.page.keyboard.press("Escape")
    play_turns(hands, 24)
    for person in (anna, bruno, watcher):
        look_everywhere(person)

    truth = Truth(house.entries(opened["table"]))
    tokens = {opened["token"]: anna, opened["watch"]: watcher}
    for person, reader in ((anna, 0), (bruno, 1), (watcher, None)):
        checked = 0
        started = [view for view in person.views if "view" in view]
        for seed, view in enumerate(started):
            check_view(view, reader, truth, person.words.language, seed)
        for address, body in person.bodies:
            if "/games" in address:
                continue
            for moment in moments(json.loads(body)):
                checked += 1
                assert moment["view"] == truth.imagined_at(reader, moment["step"], checked), address
        assert len(started) > 10
        assert checked > 10
        everything = json.dumps(person.frames) + "".join(body for _, body in person.bodies)
        assert str(truth.table.seed) not in everything
        assert truth.table.salt not in everything
        assert ("Annas plan" in everything) == (person is anna)
        for token, owner in tokens.items():
            assert token.partition(".")[2] not in everything or person is owner
