"""A new game is one folder in games/ and one in tests/: put into a copy of the repository, it needs nothing else."""

import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from hatch_build import chosen_modules
from tests.patience import SECONDS

ROOT = Path(__file__).parents[2]
TOOLS = Path(sys.executable).parent
COPIED = ("src", "tests", "benchmarks", "studies", "pyproject.toml", "hatch_build.py", "README.md", "web/src/text")
SMALL = ROOT / "tests" / "small_games"
# It comes first in the alphabet, which must not change anything for anybody.
NEW, LIKE = "a-line", "short-line"


class Repository:
    """A copy of the repository."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in COPIED:
            source, target = ROOT / name, folder / name
            if source.is_dir():
                shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "small_games"))
            else:
                shutil.copy(source, target)

    def add(self, kind: str, where: str) -> None:
        """A folder of the small game under the new name."""
        target = self.folder / where / under_score(NEW)
        shutil.copytree(SMALL / kind / under_score(LIKE), target, ignore=shutil.ignore_patterns("__pycache__"))
        for path in target.rglob("*.*"):
            text = path.read_text(encoding="utf-8")
            path.write_text(text.replace(LIKE, NEW).replace(under_score(LIKE), under_score(NEW)), encoding="utf-8")

    def run(self, *command: str) -> str:
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("ROUNDHOUSE", "PYTEST"))}
        done = subprocess.run(
            command,
            cwd=self.folder,
            env={**kept, "PYTHONPATH": "src"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            timeout=SECONDS,
        )
        assert done.returncode == 0, done.stdout
        return done.stdout

    def python(self, *arguments: str) -> str:
        return self.run(sys.executable, *arguments)

    def roundhouse(self, *arguments: str) -> str:
        return self.python("-c", "from roundhouse.cli import main; main()", *arguments)

    def test(self, *arguments: str) -> str:
        return self.python("-m", "pytest", "-p", "no:cacheprovider", *arguments)


def under_score(name: str) -> str:
    return name.replace("-", "_")


@pytest.fixture(scope="module")
def repository(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Repository]:
    folder = tmp_path_factory.mktemp("repository")
    found = Repository(folder)
    found.add("games", "src/roundhouse/games")
    found.add("tests", "tests")
    found.python("-m", "tests.golden", NEW)
    yield found
    shutil.rmtree(folder)


def test_a_new_game_is_listed_played_and_compiled(repository: Repository) -> None:
    assert NEW in repository.roundhouse("games")
    repository.roundhouse("simulate", NEW, "--games", "4", "--jobs", "1")
    pyproject = tomllib.loads((repository.folder / "pyproject.toml").read_text(encoding="utf-8"))
    hook = pyproject["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
    chosen = chosen_modules(repository.folder / "src" / "roundhouse", hook["compile"], hook["interpret"])
    assert any(path.parent.name == under_score(NEW) and path.name == "state.py" for path in chosen)


def test_a_new_game_is_held_to_the_style_and_to_the_direction_of_imports(repository: Repository) -> None:
    name = under_score(NEW)
    repository.run(str(TOOLS / "ruff"), "check", "--no-cache", f"src/roundhouse/games/{name}", f"tests/{name}")
    assert "0 broken" in repository.run(str(TOOLS / "lint-imports"), "--no-cache")
    stray = repository.folder / "src" / "roundhouse" / "games" / name / "stray.py"
    stray.write_text("from roundhouse.games.union_pacific import board\n\n__all__ = ['board']\n", encoding="utf-8")
    with pytest.raises(AssertionError, match="No game knows another BROKEN"):
        repository.run(str(TOOLS / "lint-imports"), "--no-cache")
    stray.unlink()


def test_a_new_game_goes_through_the_suite(repository: Repository) -> None:
    checks = [f"tests/house/test_{name}.py" for name in ("catalogues", "clauses", "contract")]
    own = f"tests/{under_score(NEW)}"
    assert "passed" in repository.test(own, "tests/conformance", *checks, "-k", f"{NEW} or {under_score(NEW)}", "-v")


def test_a_game_that_comes_first_in_the_alphabet_changes_nothing(repository: Repository) -> None:
    repository.test("tests/tables/test_toy.py", "tests/house/test_server_bench.py", "-k", "toy or people or long")


def test_a_clause_of_a_new_game_without_a_test_is_noticed(repository: Repository) -> None:
    rules = repository.folder / "tests" / under_score(NEW) / "test_rules.py"
    whole = rules.read_text(encoding="utf-8")
    rules.write_text(whole.replace('@pytest.mark.clause("SL-2.4")\n', ""), encoding="utf-8")
    with pytest.raises(AssertionError, match=r"SL-2\.4"):
        repository.test("tests/house/test_clauses.py", "-k", f"has_a_test and {under_score(NEW)}")
    rules.write_text(whole, encoding="utf-8")
