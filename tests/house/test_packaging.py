"""The package: compiled where it can be, pure where it must be, whole either way, and installed by make."""

import ast
import json
import os
import re
import subprocess
import sys
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import PackageNotFoundError, distribution, packages_distributions
from pathlib import Path
from zipfile import ZipFile

import pytest

from hatch_build import chosen_modules

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "roundhouse"
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
HOOK = PYPROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]

IMPORT_ALL = """
import importlib, json, pkgutil, sys, roundhouse
for module in pkgutil.walk_packages(roundhouse.__path__, "roundhouse."):
    if not module.name.endswith("__main__"):
        importlib.import_module(module.name)
ours = {name: module.__file__ for name, module in sys.modules.items() if name.startswith("roundhouse")}
print(json.dumps({"compiled": roundhouse.compiled, "files": ours}))
"""


def run(*command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a command in the project's folder, without what this test run's own environment asks for."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("ROUNDHOUSE_")}
    return subprocess.run(
        command,
        cwd=ROOT,
        env=kept | environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        timeout=120,
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
    command = (sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder))
    return run(*command, **environment)


def only_wheel(folder: Path) -> Path:
    (wheel,) = folder.glob("*.whl")
    return wheel


def is_extension(name: str) -> bool:
    return name.endswith(tuple(EXTENSION_SUFFIXES))


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


def test_building_leaves_nothing_in_the_source_tree() -> None:
    left = [path for path in PACKAGE.parent.rglob("*") if path.suffix in {".so", ".pyd", ".c", ".o"}]
    assert left == []
    assert not (ROOT / "build").exists()


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
