"""What the client says: the sentences by which a person finds things on the page, from its own catalogues."""

import re
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from roundhouse.kernel.text import euphonic

WEB = Path(__file__).parents[2] / "web" / "src"
FRAME = "text"


@cache
def _bundle(folder: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((WEB / folder / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle


class Words:
    """The frame's and one board's sentences in one language."""

    def __init__(self, language: str, game: str) -> None:
        self.language = language
        self.board = f"boards/{game}/text"

    def say(self, key: str, **facts: Any) -> str:
        return self._say(FRAME, key, facts)

    def on_board(self, key: str, **facts: Any) -> str:
        return self._say(self.board, key, facts)

    def _say(self, folder: str, key: str, facts: dict[str, Any]) -> str:
        bundle = _bundle(folder, self.language)
        pattern = bundle.get_message(key).value
        assert pattern is not None
        said, errors = bundle.format_pattern(pattern, facts)
        assert not errors, (key, errors)
        return euphonic(str(said)) if self.language == "it" else str(said)

    def all_on_board(self, prefix: str) -> re.Pattern[str]:
        """Any of the board's sentences whose key begins so."""
        source = (WEB / self.board / f"{self.language}.ftl").read_text(encoding="utf-8")
        keys = re.findall(rf"^({prefix}[\w-]*) =", source, re.MULTILINE)
        return re.compile("|".join(f"^{re.escape(self.on_board(key))}$" for key in keys))
