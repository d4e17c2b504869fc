"""The board and the other components, turned once into indices and masks.

Companies, sections and cities are numbered in the order of their rows. A set of sections is four masks, one for each
track type: bit i of the mask of a type is the i-th section of that type, so that no mask outgrows a machine word.
What makes a board sound is in `survey.py`; this trusts a board that has been surveyed.
"""

import hashlib
import json
from typing import Any, Final

PACKAGE: Final = "roundhouse.games.union_pacific"
COMPANIES: Final = 10
UP: Final = 10  # the Union Pacific's number among the shares
SHARES: Final = 11
UP_SHARES: Final = 20
TYPES: Final = 4
JOKER: Final = 4
CARDS: Final = 5
DIVIDEND: Final = 10  # a dividend card's number in the share deck, where no UP share ever is
DIVIDENDS: Final = 4
CARD_IDS: Final = ("clear", "white", "black", "dotted", "joker")


class Board:
    """Everything printed, as numbers. Shared by all plays and never changed."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        written = json.dumps(data, sort_keys=True, ensure_ascii=False)
        self.digest: str = hashlib.blake2b(written.encode("utf-8"), digest_size=8).hexdigest()
        self.card_ids: list[str] = list(CARD_IDS)
        self.track_cards: list[int] = [data["track_cards"][card]["count"] for card in CARD_IDS]
        self._read_sections(data["city"], data["section"])
        self._read_companies(data["company"])

    def _read_sections(self, cities: list[dict[str, Any]], sections: list[dict[str, Any]]) -> None:
        self.city_ids: list[str] = [city["id"] for city in cities]
        number = {city: index for index, city in enumerate(self.city_ids)}
        self.sections = len(sections)
        self.section_ids: list[str] = [f"{section['a']}--{section['b']}" for section in sections]
        self.type_of: list[int] = [CARD_IDS.index(section["type"]) for section in sections]
        self.end_a: list[int] = [number[section["a"]] for section in sections]
        self.end_b: list[int] = [number[section["b"]] for section in sections]
        self.neutral: list[int] = [section["spaces"] - len(section["start"]) for section in sections]
        self.of_type: list[list[int]] = [
            [section for section in range(self.sections) if self.type_of[section] == kind] for kind in range(TYPES)
        ]
        self.bit: list[int] = [1 << self.of_type[self.type_of[s]].index(s) for s in range(self.sections)]
        # touch[city * TYPES + type]: the sections of that type that end in the city
        self.touch: list[int] = [0] * (len(cities) * TYPES)
        for section in range(self.sections):
            kind = self.type_of[section]
            self.touch[self.end_a[section] * TYPES + kind] |= self.bit[section]
            self.touch[self.end_b[section] * TYPES + kind] |= self.bit[section]

    def _read_companies(self, companies: list[dict[str, Any]]) -> None:
        self.share_ids: list[str] = [company["id"] for company in companies] + ["up"]
        self.shares: list[int] = [company["shares"] for company in companies] + [UP_SHARES]
        self.trains: list[int] = [company["trains"] for company in companies]
        self.home: list[int] = [self.city_ids.index(company["home"]) for company in companies]
        # allowed[company * TYPES + type]: may the company use the type
        self.allowed: list[bool] = [kind in company["types"] for company in companies for kind in CARD_IDS[:TYPES]]
        self.users: list[list[int]] = [
            [company for company in range(COMPANIES) if self.allowed[company * TYPES + kind]] for kind in range(TYPES)
        ]
        self.starts: list[tuple[int, int]] = [
            (self.share_ids.index(company), index)
            for index, section in enumerate(self.data["section"])
            for company in section["start"]
        ]
