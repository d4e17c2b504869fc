"""Writes the fixtures the client is developed with: scenes of one real table, in every language.

Run from the root of the repository: PYTHONPATH=src python web/dev-fixtures/make.py
The views are those of seat 0, as its table gives them; a change from one moment to the next is a merge patch.
"""

import json
from pathlib import Path
from typing import Any

import roundhouse
from roundhouse.bots import bot
from roundhouse.kernel.chance import BOT, chance
from roundhouse.tables import Entry, Table, Terms, live, open_table

LANGUAGES = ("en", "it")
PEOPLE = {0: "Elena", 3: "Davide"}
BOTS = {1: "Orazio", 2: "Clementina"}
SEED = 23
SEAT = 0
MIDDLE = 62  # the middle scene is Elena's first turn after so many
TOLD = {"built", "took", "drew", "invested", "passed", "payment", "swapped", "over"}
PAUSE = 21_000  # how long everybody thinks, in milliseconds
HERE = Path(__file__).parent

game = roundhouse.game("union-pacific")


def patch(old: Any, new: Any) -> Any:
    """What turns old into new, as a JSON merge patch."""
    if not isinstance(old, dict) or not isinstance(new, dict):
        return new
    found = {key: patch(old.get(key), value) for key, value in new.items() if old.get(key) != value}
    return found | {key: None for key in old if key not in new}


class Evening:
    """One table, from the first card to the last payment."""

    def __init__(self) -> None:
        terms = Terms(clock=live(900_000, 15_000))
        self.now = 1_000_000
        self.table = Table(game, open_table(game, players=4, at=self.now, terms=terms))
        self.do(self.table.seat(3, at=self.now).sit(PEOPLE[3], 60))
        for seat, name in BOTS.items():
            self.do(self.table.host(at=self.now).seat_bot(seat, "greedy", name))
        self.lobby = {"table": self.views(), "why": {}, "branches": {}}
        self.do(self.table.seat(0, at=self.now).sit(PEOPLE[0], 60))
        self.do(self.table.host(at=self.now).start(SEED, "5e" * 32))
        self.do(self.table.seat(3, at=self.now).say("Buona partita a tutti!"))
        self.do(self.table.seat(0, at=self.now).say("Anche a te, Davide."))
        self.player = bot("greedy")
        self.luck = chance(SEED, BOT)

    def do(self, entry: Entry) -> None:
        self.table.apply(entry)

    def view(self, language: str, last: int = 40, reader: int | None = SEAT) -> dict[str, Any]:
        seen = self.table.view(reader, language, connected=PEOPLE)
        seen["log"] = [line for line in seen["log"][:-last] if line["key"] in ("payment", "paid")] + seen["log"][-last:]
        seen["name"] = {"en": "Tuesday table", "it": "Tavolo del martedì"}[language]
        seen.pop("record", None)
        return seen

    def views(self) -> dict[str, Any]:
        return {language: self.view(language) for language in LANGUAGES}

    def choose(self, action: int) -> None:
        self.do(self.table.seat(SEAT, at=self.now).choose(action))

    def take_back(self) -> None:
        self.do(self.table.seat(SEAT, at=self.now).take_back())

    def step(self) -> None:
        """One decision; whoever decides plays like the greedy bot, a person confirms what must be."""
        seat = self.table.actors[0]
        action = self.player.choose(self.table.sight(seat), self.luck)
        if seat in BOTS:
            self.do(self.table.bot(seat, at=self.now).choose(action))
            return
        self.do(self.table.seat(seat, at=self.now).choose(action))
        if self.table.playing().drafts[seat].final is not None:
            self.now += PAUSE
            self.do(self.table.seat(seat, at=self.now).confirm())

    @property
    def open_view(self) -> dict[str, Any]:
        return self.table.playing().here(self.table.actors[0] if self.table.actors else None).view(None)


def refusals(evening: Evening) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    state = evening.table.playing().here(SEAT)
    for action in range(game.action_space):
        clause = state.why_not(SEAT, action)
        if clause is not None:
            found.setdefault(clause, []).append(action)
    return found


def branches(evening: Evening) -> dict[str, Any]:
    """What follows each card and each train that could be chosen now."""
    root = evening.views()
    found: dict[str, Any] = {}
    for card in [choice["action"] for choice in root["en"]["legal"] if choice["meaning"]["kind"] == "card"]:
        evening.choose(card)
        chosen = evening.views()
        built: dict[int, Any] = {}
        base: dict[str, Any] = {}
        for build in [choice["action"] for choice in chosen["en"]["legal"]]:
            evening.choose(build)
            base = base or evening.views()
            after = evening.view("en")
            built[build] = {"view": patch(base["en"]["view"], after["view"]), "step": after["turn"]["steps"][-1]}
            evening.take_back()
        found[str(card)] = {
            "chosen": {language: patch(root[language], chosen[language]) for language in LANGUAGES},
            "why": refusals(evening),
            "after": {language: patch(chosen[language], base[language]) for language in LANGUAGES},
            "built": built,
        }
        evening.take_back()
    return found


def scene(evening: Evening) -> dict[str, Any]:
    acts = SEAT in evening.table.actors
    return {
        "table": evening.views(),
        "why": refusals(evening) if acts else {},
        "branches": branches(evening) if acts else {},
    }


def moment(evening: Evening, since: int) -> dict[str, Any]:
    """A turn of the story: what the replay and the chart show."""
    state = evening.table.playing().state
    lines = {language: evening.table.view(SEAT, language)["log"][since:] for language in LANGUAGES}
    told = {
        language: " ".join(line["text"] for line in of if line["key"].removesuffix("-known") in TOLD)
        for language, of in lines.items()
    }
    seats = [line["facts"]["seat"] for line in lines["en"] if "seat" in line["facts"]]
    return {
        "step": evening.table.playing().step,
        "seat": seats[0] if seats else None,
        "text": told,
        "scores": state.scores(),
        "view": state.view(SEAT),
    }


def play(evening: Evening) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    scenes: dict[str, Any] = {"lobby": evening.lobby, "opening": scene(evening)}
    story: list[dict[str, Any]] = []
    seen: Any = {}
    told = turns = 0
    turn = None
    while evening.table.phase == "playing":
        now = evening.open_view
        if now["turn"] != turn:
            turn, turns = now["turn"], turns + 1
            made = moment(evening, told)
            told = len(evening.table.view(SEAT, "en")["log"])
            story.append({**made, "view": patch(seen, made["view"])})
            seen = made["view"]
            if turn == SEAT and "start" not in scenes:
                scenes["start"] = scene(evening)
            if turn == SEAT and turns >= MIDDLE and "middle" not in scenes:
                scenes["middle"] = scene(evening)
            if turn == 3 and "middle" in scenes and "watch" not in scenes:
                scenes["watch"] = scene(evening)
                scenes["demo"] = {
                    "table": {language: evening.view(language, reader=None) for language in LANGUAGES},
                    "why": {},
                    "branches": {},
                }
        evening.step()
    made = moment(evening, told)
    story.append({**made, "view": patch(seen, made["view"])})
    scenes["end"] = scene(evening)
    return scenes, story


def about() -> dict[str, Any]:
    return {
        "id": game.id,
        "players": list(game.players),
        "options": {count: game.options(players=count) for count in game.players},
        "levels": ["random", "greedy"],
        "board": game.board(),
        "rules": {language: game.rules(language) for language in LANGUAGES},
        "text": {language: game.text(language) for language in LANGUAGES},
    }


def main() -> None:
    evening = Evening()
    scenes, story = play(evening)
    target = HERE / "union-pacific.json"
    written = json.dumps({"game": about(), "scenes": scenes, "story": story}, ensure_ascii=False, separators=(",", ":"))
    target.write_text(written + "\n", encoding="utf-8")
    sizes = {name: len(json.dumps(one)) for name, one in scenes.items()}
    print(target.name, target.stat().st_size, sizes, len(story), evening.table.playing().state.scores())


main()
