# Interpreted: it reads catalogues.
"""What a person calls things: names from the data, and effects, contracts and objectives put into words."""

from typing import Any, Final

from roundhouse.games.railroad_revolution.board import PACKAGE
from roundhouse.kernel import text

TABLES: Final = {
    "action": "action",
    "city": "city",
    "train": "train",
    "track": "progress_track",
}
WORKERS: Final = {  # by their trade, as the browser calls them too
    "white": "worker-white",
    "purple": "worker-purple",
    "orange": "worker-orange",
    "grey": "worker-grey",
    "turquoise": "worker-turquoise",
    "any": "worker-any",
}
WORDS: Final = {  # what is called by a word of the catalogue
    "worker": WORKERS,
    "into": WORKERS,
    "piece": {"rail": "piece-rail", "building": "piece-building"},
    "from": {"reserve": "from-reserve", "board": "from-board"},
    "also": {
        "effect": "also-effect",
        "sell": "also-sell",
        "hire": "also-hire",
        "effect-sell": "also-effect-sell",
        "effect-hire": "also-effect-hire",
        "sell-hire": "also-sell-hire",
        "effect-sell-hire": "also-effect-sell-hire",
    },
    "ends": {
        "pick": "ends-pick",
        "action": "ends-action",
        "offer": "ends-offer",
        "answer": "ends-answer",
        "refusal": "ends-refusal",
    },
}
EFFECTS: Final = {
    "promote": "effect-promote",
    "advance": "effect-advance",
    "flip-train": "effect-flip",
    "take-train": "effect-train",
    "exchange": "effect-exchange",
    "hire": "effect-hire",
    "workers": "effect-workers",
    "rail": "effect-rail",
    "station": "effect-station",
    "office": "effect-office",
    "money": "effect-money",
    "money-railroad": "effect-money-railroad",
    "money-telegraph": "effect-money-telegraph",
    "money-trade": "effect-money-trade",
    "shares": "effect-shares",
    "share-promote": "effect-share-promote",
    "advance-promote": "effect-advance-promote",
    "contract": "effect-contract",
    "no-station-cost": "effect-no-cost",
    "first-station-bonus": "effect-bonus",
    "main-reward": "effect-main",
    "third-rail": "effect-third",
    "first-office-bonus": "effect-first-office",
    "telegraph-tile": "effect-tile",
}
CONDITIONS: Final = {
    "connect": "condition-connect",
    "stations": "condition-stations",
    "contract-rails": "condition-contract-rails",
    "terrain-rails": "condition-terrain-rails",
}
ROMAN: Final = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII")  # the sections of the line, as on its picture
COUNTED: Final = {
    "money": "money",
    "shares": "shares",
    "advance": "steps",
    "advance-promote": "steps",
    "flip-train": "times",
}


def say(key: str, language: str, **facts: Any) -> str:
    return text.catalogue(PACKAGE, language).say(key, **facts)


class Names:
    """The names of one set of components."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.rows: dict[tuple[str, str], dict[str, Any]] = {
            (table, row["id"]): row
            for table in (
                "action",
                "city",
                "junction",
                "train",
                "progress_track",
                "objective",
                "contract_tile",
            )
            for row in data[table]
        }
        self.sides = {f"{row['id']}-{side}": row[side] for row in data["setup_tile"] for side in ("front", "back")}
        self.abilities = {f"{row['action']}-{row['worker']}": row for row in data["ability"]}

    def name(self, what: str, id: str, language: str) -> str:
        row = self.rows.get((TABLES.get(what, what), id))
        if what in TABLES and row is not None:
            return str(row[f"name_{language}"])
        if what in WORDS:
            return say(WORDS[what][id], language) if id in WORDS[what] else id
        if what == "what":
            return self.effect(id, language)
        if what == "space":
            one, other = id.split("--")
            return say("space", language, one=self.place(one, language), other=self.place(other, language))
        if what == "section":
            return say("section", language, number=ROMAN[int(id) - 1])
        if what == "objective":
            return self.objective(id, language)
        if what == "objectives":
            return "; ".join([self.objective(one, language) for one in id.split()])
        if what == "conditions":
            return self.conditions(id, language)
        if what == "contract":
            return self.contract(id, language)
        if what == "tile":
            return self.tile(id, language)
        return id

    def place(self, id: str, language: str) -> str:
        row = self.rows.get(("city", id)) or self.rows[("junction", id)]
        return str(row[f"name_{language}"])

    def objective(self, id: str, language: str) -> str:
        letter, number = id.split("-")
        points = self.rows[("objective", id)]["vp"]
        return say("objective", language, letter=letter.upper(), number=number, points=points)

    def conditions(self, id: str, language: str) -> str:
        """What an objective asks for."""
        said = []
        for row in self.rows[("objective", id)]["conditions"]:
            figure = row.get("level", row.get("terrain", 0))
            said.append(say(CONDITIONS[row["kind"]], language, count=row["count"], figure=figure))
        return ", ".join(said)

    def contract(self, id: str, language: str) -> str:
        tile, side = id.rsplit("-", 1)
        row = self.rows[("contract_tile", tile)][side]
        return say("contract", language, what=self.effect(code_of(row), language), shares=row["shares"])

    def tile(self, id: str, language: str) -> str:
        """A side of a setup tile by its reward; a contract tile by its two contracts."""
        if id in self.sides:
            return say("setup-tile", language, what=self.effect(code_of(self.sides[id]), language))
        return " / ".join([self.contract(f"{id}-{side}", language) for side in ("first", "second")])

    def ability(self, action: str, worker: str) -> str:
        """The code of what a colour adds to an action; money comes by what the action has to count."""
        code = code_of(self.abilities[f"{action}-{worker}"])
        return code.replace("money", f"money-{action}", 1) if code.startswith("money ") else code

    def effect(self, code: str, language: str) -> str:
        """An effect in words, from its code."""
        kind, count, price, each, *workers = code.split()
        facts: dict[str, Any] = {"count": int(count)}
        if kind == "workers":
            names = [self.name("worker", worker, language) for worker in workers[1:]]
            key = "workers-one" if workers[0] == "one" else "workers-both"
            facts["workers"] = say(key, language, one=names[0], other=names[1]) if len(names) > 1 else names[0]
        said = say(EFFECTS[kind], language, **facts)
        if int(price):
            said = say("effect-for", language, what=said, price=int(price))
        return say("effect-each", language, what=said, price=int(each)) if int(each) else said


def code_of(row: dict[str, Any]) -> str:
    """An effect as one word after the other: kind, count, price, price of each, and workers.

    The row is one of the data, or one of the pending effects of a view.
    """
    kind = row["kind"]
    if "price" in row:
        count, one = row["count"], row.get("one_of", False)
    else:
        count = row.get(COUNTED[kind], 1) if kind in COUNTED else row.get("limit", row.get("count", row.get("pick", 1)))
        one = row.get("pick", 2) == 1
    price = row.get("price", row.get("cost", 0))
    parts = [kind, str(count), str(price), str(row.get("price_each", row.get("cost_each", 0)))]
    if kind == "workers":
        parts += ["one" if one else "both", *row["workers"]]
    return " ".join(parts)
