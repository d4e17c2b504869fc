"""The contract of a game names the properties that hold it, and they are tests."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
CONTRACT = [ROOT / "src" / "roundhouse" / "kernel" / name for name in ("game.py", "state.py")]
DOCUMENTED = ast.Module | ast.ClassDef | ast.FunctionDef
PROPERTIES = re.compile(r"\[((?:[a-z]+_[a-z_]+(?:,\s+)?)+)\]")


def named(contract: str) -> list[str]:
    """The properties named in brackets in the docstrings of a module."""
    nodes = ast.walk(ast.parse(contract))
    texts = [ast.get_docstring(node) or "" for node in nodes if isinstance(node, DOCUMENTED)]
    return [name for text in texts for found in PROPERTIES.findall(text) for name in re.split(r",\s+", found)]


def conformance_tests() -> set[str]:
    files = (ROOT / "tests" / "conformance").glob("test_*.py")
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in files]
    functions = [node for tree in trees for node in tree.body if isinstance(node, ast.FunctionDef)]
    return {node.name.removeprefix("test_") for node in functions if node.name.startswith("test_")}


def test_every_property_the_contract_names_is_a_conformance_test() -> None:
    found = [name for path in CONTRACT for name in named(path.read_text(encoding="utf-8"))]
    assert len(found) > 15
    assert set(found) - conformance_tests() == set()


def test_properties_are_found_across_lines_and_other_brackets_are_none() -> None:
    written = '"""Rows [first_one,\n   second_one]; a list[int], [] or [seat] is no property; [third_one]."""'
    assert named(written) == ["first_one", "second_one", "third_one"]
