"""Every numbered clause is proved by a test, exists in every language, and is what the code says it is."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from roundhouse.kernel import text
from tests.conformance.cases import all_games

TESTS = Path(__file__).parents[1]
PACKAGES = ["roundhouse", *[game.package for game in all_games()]]
CLAUSE = re.compile(r"\b[A-Z]{2,3}-[0-9]+\.[0-9]+\b")


@cache
def cited() -> frozenset[str]:
    """The clauses that some test cites with its marker."""
    found: set[str] = set()
    for path in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for decorator in node.decorator_list:
                    if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.clause":
                        found |= {ast.literal_eval(argument) for argument in decorator.args}
    return frozenset(found)


@pytest.mark.parametrize("package", PACKAGES)
def test_every_clause_has_a_test(package: str) -> None:
    missing = [clause.id for clause in text.clauses(package, "en") if clause.id not in cited()]
    assert missing == []


def test_every_clause_cited_exists() -> None:
    known = {clause.id for package in PACKAGES for clause in text.clauses(package, "en")}
    assert cited() - known == set()


@pytest.mark.parametrize("package", PACKAGES)
def test_languages_have_the_same_clauses(package: str) -> None:
    english = text.clauses(package, "en")
    italian = text.clauses(package, "it")
    assert [clause.id for clause in english] == [clause.id for clause in italian]
    assert all(one.text != other.text for one, other in zip(english, italian, strict=True))
    assert [one.section.split()[0] for one in english] == [other.section.split()[0] for other in italian]


@pytest.mark.parametrize("package", PACKAGES)
def test_clauses_are_numbered_in_order(package: str) -> None:
    last = (0, 0)
    for clause in text.clauses(package, "en"):
        chapter, number = (int(part) for part in clause.id.split("-")[1].split("."))
        assert (chapter, number) in {(last[0], last[1] + 1), (last[0] + 1, 1)}, clause.id
        assert clause.section.startswith(clause.id.split(".")[0] + " ")
        last = (chapter, number)


@pytest.mark.parametrize("package", PACKAGES)
def test_no_paragraph_of_the_rules_is_lost(package: str) -> None:
    """What looks like a clause is parsed as one."""
    for language in text.LANGUAGES:
        written = text.read(package, "rules", f"{language}.md")
        assert written.count("**") == 2 * len(text.clauses(package, language))


@pytest.mark.parametrize("package", PACKAGES)
def test_code_cites_clauses_that_exist(package: str) -> None:
    known = {clause.id for each in PACKAGES for clause in text.clauses(each, "en")}
    folder = Path(str(text.package_file(package)))
    for path in folder.rglob("*.py"):
        assert set(CLAUSE.findall(path.read_text(encoding="utf-8"))) <= known, path.name
