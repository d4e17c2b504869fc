"""Fluent catalogues and numbered clauses, read from the files of a package."""

import re
from collections.abc import Iterable
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource

from roundhouse.kernel.errors import BadSetup

LANGUAGES = ("en", "it")
REMEMBERED = 2_000  # sentences of a catalogue
_BEFORE_A = re.compile(" a (?=[AaÀà])")
_BEFORE_E = re.compile(" e (?=[EeÈè])")
_ELIDED = re.compile(r"\b([Ll]|[DdNn]ell|[Aa]ll|[Dd]all|[Ss]ull)a (?=[AEIO](?!l )[a-z])")
_CLAUSE = re.compile(r"^\*\*([A-Z]+-[0-9.]+)\*\* (.+)$")
_SECTION = re.compile(r"^## ([A-Z]+-[0-9]+) (.+)$")


class Clause(NamedTuple):
    """One numbered rule: its id, the heading it stands under, its words."""

    id: str
    section: str
    text: str


class Catalogue:
    """The messages of one language, from one or more Fluent files; a later file may add, never replace."""

    def __init__(self, language: str, sources: Iterable[str]) -> None:
        self.language = language
        self._said: dict[Any, str] = {}
        self._bundle = FluentBundle([language], use_isolating=False)
        for source in sources:
            self._bundle.add_resource(FluentResource(source))

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, **facts: Any) -> str:
        """The message with its arguments filled in. A missing message or argument is a defect and raises.

        The latest sentences are cached: every reader of a table gets the same few again and again.
        """
        asked = (key, *[(name, type(fact), fact) for name, fact in facts.items()])
        try:
            known = self._said.get(asked)
        except TypeError:  # a fact that cannot be looked up by
            return self._format(key, facts)
        if known is None:
            known = self._format(key, facts)
            if len(self._said) >= REMEMBERED:
                del self._said[next(iter(self._said))]
            self._said[asked] = known
        return known

    def _format(self, key: str, facts: dict[str, Any]) -> str:
        message = self._bundle.get_message(key)
        if message.value is None:
            raise LookupError(key)
        sentence, problems = self._bundle.format_pattern(message.value, facts)
        if problems:
            raise LookupError(f"{key} ({self.language}): {problems}")
        return euphonic(str(sentence)) if self.language == "it" else str(sentence)


def euphonic(sentence: str) -> str:
    """Italian says "ad Albany", "ed Elena" and "dell’Empire State Line": which name follows, no catalogue can know.

    A name that begins with an article of its own keeps the whole one before it: "della El Paso".
    """
    return _ELIDED.sub(r"\1’", _BEFORE_E.sub(" ed ", _BEFORE_A.sub(" ad ", sentence)))


def check_language(language: str) -> str:
    if language not in LANGUAGES:
        raise BadSetup("unknown-language", language=language, languages=", ".join(LANGUAGES))
    return language


def package_file(package: str, *names: str) -> Traversable:
    return resources.files(package).joinpath(*names)


def read(package: str, *names: str) -> str:
    """The text of a file inside a package."""
    return package_file(package, *names).read_text(encoding="utf-8")


@cache
def catalogue(package: str, language: str) -> Catalogue:
    """The messages of a game's package; those of "roundhouse" itself no game owns."""
    return Catalogue(check_language(language), [read(package, "text", f"{language}.ftl")])


def common(language: str) -> Catalogue:
    """The messages that no game owns."""
    return catalogue("roundhouse", language)


@cache
def clauses(package: str, language: str) -> tuple[Clause, ...]:
    """The numbered rules in a package's rules folder, in their order."""
    section = ""
    listed = []
    for line in read(package, "rules", f"{check_language(language)}.md").splitlines():
        if heading := _SECTION.match(line):
            section = f"{heading[1]} {heading[2]}"
        elif clause := _CLAUSE.match(line):
            listed.append(Clause(clause[1], section, clause[2]))
    return tuple(listed)
