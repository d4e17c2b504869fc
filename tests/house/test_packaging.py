"""The package: compiled where it can be, pure where it must be, with its browser client, and installed by make."""

import ast
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import PackageNotFoundError, distribution, packages_distributions
from pathlib import Path
from zipfile import ZipFile

import pytest

from hatch_build import chosen_modules
from tests.patience import SECONDS

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "roundhouse"
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
HOOK = PYPROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]

# All but what Alembic itself runs, with a database at hand.
IMPORT_ALL = """
import importlib, json, pkgutil, sys, roundhouse
for module in pkgutil.walk_packages(roundhouse.__path__, "roundhouse."):
    if not module.name.endswith(("__main__", "migrations.env")):
        importlib.import_module(module.name)
ours = {name: module.__file__ for name, module in sys.modules.items() if name.startswith("roundhouse")}
print(json.dumps({"compiled": roundhouse.compiled, "files": ours}))
"""


def run(*command: str, folder: Path = ROOT, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a command in the project's folder, without what this test run's own environment asks for."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("ROUNDHOUSE_")}
    return subprocess.run(
        command,
        cwd=folder,
        env=kept | environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        timeout=SECONDS,
    )


def import_all(**environment: str) -> tuple[bool, dict[str, str]]:
    """What the package says of itself in a new process, and the file of each of its modules there."""
    done = run(sys.executable, "-c", IMPORT_ALL, **environment)
    assert done.returncode == 0, done.stdout
    said = json.loads(done.stdout)
    return said["compiled"], said["files"]


def modules_to_compile() -> list[str]:
    names = []
    for path in chosen_modules(PACKAGE, HOOK["compile"], HOOK["interpret"]):
        parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
        names.append(".".join(parts).removesuffix(".__init__"))
    return names


def build_wheel(folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Of the rules; the client has its own tests below."""
    command = (sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder))
    return run(*command, **{"ROUNDHOUSE_WEB": "0", **environment})


def only_wheel(folder: Path) -> Path:
    (wheel,) = folder.glob("*.whl")
    return wheel


def is_extension(name: str) -> bool:
    return name.endswith(tuple(EXTENSION_SUFFIXES))


def test_a_module_of_a_game_may_say_that_it_is_left_to_the_interpreter(tmp_path: Path) -> None:
    (tmp_path / "games" / "spike").mkdir(parents=True)
    (tmp_path / "games" / "spike" / "play.py").write_text('"""Rules."""\n')
    (tmp_path / "games" / "spike" / "survey.py").write_text('# Interpreted: it runs once.\n"""A check."""\n')
    chosen = chosen_modules(tmp_path, HOOK["compile"], HOOK["interpret"])
    assert [path.name for path in chosen] == ["play.py"]


def test_pure_mode_takes_every_module_from_its_source() -> None:
    compiled, files = import_all(ROUNDHOUSE_PURE="1")
    assert not compiled
    assert set(modules_to_compile()) <= set(files)
    assert [file for file in files.values() if not file.endswith(".py")] == []


def test_pure_mode_passes_over_a_compiled_module_that_lies_beside_its_source(tmp_path: Path) -> None:
    package = tmp_path / "roundhouse"
    (package / "kernel").mkdir(parents=True)
    (package / "_pure.py").write_bytes((PACKAGE / "_pure.py").read_bytes())
    (package / "__init__.py").write_text("from roundhouse import _pure\n_pure.enforce()\n")
    (package / "kernel" / "__init__.py").touch()
    (package / "kernel" / "chance.py").touch()
    (package / "kernel" / f"chance{EXTENSION_SUFFIXES[0]}").write_text("no library, so it fails if loaded")
    look = "import roundhouse._pure as pure; print(pure.compiled())"

    pure = run(sys.executable, "-c", look, PYTHONPATH=str(tmp_path), ROUNDHOUSE_PURE="1")
    usual = run(sys.executable, "-c", look, PYTHONPATH=str(tmp_path))

    assert (pure.returncode, pure.stdout) == (0, "False\n")
    assert usual.returncode != 0
    assert "ImportError" in usual.stdout


def test_the_package_is_compiled_throughout_or_not_at_all_as_its_wheel_says() -> None:
    try:
        wheel = distribution("roundhouse").read_text("WHEEL") or ""
    except PackageNotFoundError:  # run from the sources
        wheel = ""
    promised = "Root-Is-Purelib: false" in wheel or os.environ.get("ROUNDHOUSE_COMPILE") == "1"
    compiled, files = import_all()
    assert compiled is promised
    extensions = {name for name, file in files.items() if is_extension(file)}
    expected = {*modules_to_compile(), "roundhouse__mypyc"} if promised else set()
    assert extensions == expected


def test_without_a_c_compiler_the_wheel_is_pure_and_says_so(tmp_path: Path) -> None:
    built = build_wheel(tmp_path, CC="/bin/false")
    assert built.returncode == 0, built.stdout
    assert "Roundhouse is built uncompiled" in built.stdout
    assert "no working C compiler" in built.stdout
    wheel = only_wheel(tmp_path)
    assert wheel.name.endswith("-py3-none-any.whl")
    assert [name for name in ZipFile(wheel).namelist() if is_extension(name)] == []


def test_a_build_that_must_compile_fails_without_a_c_compiler(tmp_path: Path) -> None:
    built = build_wheel(tmp_path, CC="/bin/false", ROUNDHOUSE_COMPILE="1")
    assert built.returncode != 0
    assert "no working C compiler" in built.stdout
    assert list(tmp_path.glob("*.whl")) == []


def test_a_wheel_asked_to_be_pure_holds_every_source_and_data_file(tmp_path: Path) -> None:
    built = build_wheel(tmp_path, ROUNDHOUSE_COMPILE="0")
    assert built.returncode == 0, built.stdout
    assert "uncompiled" not in built.stdout
    packed = {name for name in ZipFile(only_wheel(tmp_path)).namelist() if name.startswith("roundhouse/")}
    kept = {".py", ".typed", ".toml", ".ftl", ".md"}
    sources = {path.relative_to(PACKAGE.parent).as_posix() for path in PACKAGE.rglob("*") if path.suffix in kept}
    assert packed == sources


def test_an_unknown_wish_about_compiling_is_refused(tmp_path: Path) -> None:
    built = build_wheel(tmp_path, ROUNDHOUSE_COMPILE="yes")
    assert built.returncode != 0
    assert "ROUNDHOUSE_COMPILE is 0 or 1, not 'yes'" in built.stdout


# The browser client ---------------------------------------------------------------------------------------------------

# Stands for Vite: it builds a page from main.ts that says how often it was asked to.
BUILDER = """
const fs = require("fs");
const log = process.env.BUILD_LOG;
fs.appendFileSync(log, "built\\n");
fs.mkdirSync("dist/assets", { recursive: true });
fs.mkdirSync("dist/.vite");
fs.writeFileSync("dist/index.html", fs.readFileSync("src/main.ts"));
fs.writeFileSync("dist/assets/main-1a2b3c.js", "");
fs.writeFileSync("dist/.vite/manifest.json", "{}");
"""
PACKAGE_JSON = {"name": "client", "version": "1.0.0", "dependencies": {"vite": "file:vite"}}
LOCK = {
    "name": "client",
    "version": "1.0.0",
    "lockfileVersion": 3,
    "packages": {
        "": PACKAGE_JSON,
        "vite": {"version": "1.0.0"},
        "node_modules/vite": {"resolved": "vite", "link": True},
    },
}
CLIENT = {f"roundhouse/server/static/{name}" for name in ("index.html", "assets/main-1a2b3c.js", "licences/vite.txt")}


class Project:
    """A copy of the project whose client is small and built in no time."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "project"
        self.wheels = folder / "wheels"
        self.log = folder / "built.log"
        self.log.touch()
        for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
            self.write(name, (ROOT / name).read_text(encoding="utf-8"))
        self.write("src/roundhouse/__init__.py", "")
        self.write("web/NOTICES.md", "")
        self.write("web/src/main.ts", "first")
        self.write("web/package.json", json.dumps(PACKAGE_JSON))
        self.write("web/package-lock.json", json.dumps(LOCK))
        self.write("web/vite/package.json", json.dumps({"name": "vite", "version": "1.0.0"}))
        self.write("web/vite/LICENSE.md", "MIT")
        self.write("web/vite/bin/vite.js", BUILDER)

    def write(self, name: str, content: str) -> None:
        file = self.folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content, encoding="utf-8")

    def build(self, **environment: str) -> subprocess.CompletedProcess[str]:
        shutil.rmtree(self.wheels, ignore_errors=True)
        command = (sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(self.wheels))
        wishes = {"ROUNDHOUSE_COMPILE": "0", "BUILD_LOG": str(self.log), **environment}
        return run(*command, folder=self.folder, **wishes)

    def packed(self) -> set[str]:
        return {name for name in ZipFile(only_wheel(self.wheels)).namelist() if "/static/" in name}

    def page(self) -> str:
        return ZipFile(only_wheel(self.wheels)).read("roundhouse/server/static/index.html").decode()

    def times_built(self) -> int:
        return len(self.log.read_text(encoding="utf-8").splitlines())

    def files(self) -> set[str]:
        return {path.relative_to(self.folder).as_posix() for path in self.folder.rglob("*") if path.is_file()}


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path)


def test_the_client_is_built_into_the_wheel_and_nothing_of_its_making(project: Project) -> None:
    before = project.files()
    built = project.build(ROUNDHOUSE_WEB="1")
    assert built.returncode == 0, built.stdout
    assert project.packed() == CLIENT
    left = project.files() - before
    assert left
    assert [name for name in left if not name.startswith("web/dist/")] == []


def test_compiling_leaves_nothing_in_the_source_tree(project: Project) -> None:
    project.write("src/roundhouse/kernel/small.py", "def one() -> int:\n    return 1\n")
    before = project.files()
    built = project.build(ROUNDHOUSE_COMPILE="", ROUNDHOUSE_WEB="0")
    assert built.returncode == 0, built.stdout
    assert project.files() == before


def test_the_client_is_built_anew_when_its_sources_change_and_only_then(project: Project) -> None:
    project.build()
    project.write("src/roundhouse/cli.py", "")
    assert project.build().returncode == 0
    assert (project.times_built(), project.page()) == (1, "first")
    project.write("web/src/main.ts", "second")
    assert project.build().returncode == 0
    assert (project.times_built(), project.page()) == (2, "second")
    project.write("web/dist/index.html", "by hand")  # as Vite run by hand does, which clears the folder
    (project.folder / "web/dist/.sources").unlink()
    project.build()
    assert (project.times_built(), project.page()) == (3, "second")


def test_run_as_a_program_the_hook_brings_the_built_client_up_to_date(project: Project) -> None:
    for _ in range(2):
        done = run(sys.executable, "hatch_build.py", folder=project.folder, BUILD_LOG=str(project.log))
        assert done.returncode == 0, done.stdout
    assert (project.folder / "web/dist/index.html").read_text(encoding="utf-8") == "first"
    assert project.times_built() == 1


def break_vite(project: Project) -> str:
    project.write("web/vite/bin/vite.js", "console.log('no such module'); process.exit(1)")
    return "no such module"


def break_registry(project: Project) -> str:
    """A library that is on no shelf of this machine, with no registry to get it from."""
    wanted = {"version": "1.0.0", "integrity": "sha512-AAAA"}
    asked = {**PACKAGE_JSON, "dependencies": {"vite": "1.0.0"}}
    project.write("web/package.json", json.dumps(asked))
    project.write("web/package-lock.json", json.dumps({**LOCK, "packages": {"": asked, "node_modules/vite": wanted}}))
    return "npm cannot get the libraries."


@pytest.mark.parametrize("broken", [break_vite, break_registry])
def test_a_client_that_cannot_be_built_is_left_out_with_a_word_unless_it_must_be_there(
    project: Project, tmp_path: Path, broken: Callable[[Project], str]
) -> None:
    reason = broken(project)
    nowhere = {"npm_config_registry": "http://127.0.0.1:9/", "npm_config_cache": str(tmp_path / "cache")}
    built = project.build(**nowhere)
    assert built.returncode == 0, built.stdout
    assert "Roundhouse is built without its browser client" in built.stdout
    assert reason in built.stdout
    assert project.packed() == set()
    refused = project.build(ROUNDHOUSE_WEB="1", **nowhere)
    assert refused.returncode != 0
    assert reason in refused.stdout
    assert not project.wheels.exists() or list(project.wheels.iterdir()) == []


def test_a_client_nobody_wants_is_not_even_built(project: Project) -> None:
    built = project.build(ROUNDHOUSE_WEB="0")
    assert built.returncode == 0
    assert "browser client" not in built.stdout
    assert (project.packed(), project.times_built()) == (set(), 0)
    assert "ROUNDHOUSE_WEB is 0 or 1, not 'no'" in project.build(ROUNDHOUSE_WEB="no").stdout


def test_the_client_can_be_built_from_a_source_distribution(project: Project, tmp_path: Path) -> None:
    project.write("web/node_modules/vite/index.js", "")
    project.write("web/dist/index.html", "stale")
    command = (sys.executable, "-m", "hatchling", "build", "--target", "sdist", "--directory", str(tmp_path))
    assert run(*command, folder=project.folder).returncode == 0
    with tarfile.open(next(tmp_path.glob("*.tar.gz"))) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    assert {"web/src/main.ts", "web/package-lock.json", "hatch_build.py"} <= names
    assert [name for name in names if "node_modules" in name or name.startswith("web/dist")] == []


def test_the_installed_package_holds_the_whole_client() -> None:
    try:
        files = {str(file): file for file in distribution("roundhouse").files or []}
    except PackageNotFoundError:  # run from the sources
        files = {}
    if not files or os.environ.get("ROUNDHOUSE_WEB") == "0":
        assert not (PACKAGE / "server" / "static").exists()
        return
    page = files["roundhouse/server/static/index.html"].read_text()
    wanted = re.findall(r'(?:src|href)="/([^"]+)"', page)
    assert any(name.endswith(".js") for name in wanted)
    assert [name for name in wanted if f"roundhouse/server/static/{name}" not in files] == []


# Libraries and make ---------------------------------------------------------------------------------------------------


def test_every_library_the_package_imports_is_among_its_dependencies() -> None:
    named = (re.split(r"[^\w.-]", requirement)[0] for requirement in PYPROJECT["project"]["dependencies"])
    declared = {canonical(name) for name in named}
    providers = packages_distributions()
    for path in PACKAGE.rglob("*.py"):
        for module in imported_roots(ast.parse(path.read_text(encoding="utf-8"))):
            if module not in sys.stdlib_module_names | {"roundhouse"}:
                found = {canonical(name) for name in providers.get(module, [])}
                assert found & declared, f"{path} imports {module}"


def canonical(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def imported_roots(tree: ast.AST) -> set[str]:
    names = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.add(node.module)
    return {name.partition(".")[0] for name in names}


@pytest.mark.parametrize("python", ["/bin/false", "no-such-python", ""])
def test_make_says_in_one_sentence_which_python_it_needs(python: str, tmp_path: Path) -> None:
    made = run("make", f"PYTHON={python}", f"VENV={tmp_path / 'venv'}", "play", MAKEFLAGS="")
    assert made.returncode != 0
    said = [line for line in made.stdout.splitlines() if not line.startswith("make")]
    assert said == ["Roundhouse needs Python 3.11 or newer: install it, or name it with PYTHON=..."]
