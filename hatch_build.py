"""The build hook: compiles the rules with mypyc into the wheel, or leaves them as they are and says so.

ROUNDHOUSE_COMPILE=0 asks for a pure wheel, =1 makes it an error if the rules cannot be compiled; unset, they
are compiled where that works. All work is done in a scratch folder: nothing is left in the source tree.
"""

import os
import subprocess
import sys
from collections.abc import Iterable
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


class CannotCompile(Exception):
    """Why no compiled modules came out; its text ends with what the tools said."""


def chosen_modules(package: Path, compile_globs: Iterable[str], interpret_globs: Iterable[str]) -> list[Path]:
    """The files below the package that match a glob to compile and none to interpret, sorted."""
    wanted = {path for pattern in compile_globs for path in package.glob(pattern)}
    unwanted = {path for pattern in interpret_globs for path in package.glob(pattern)}
    return sorted(wanted - unwanted)


def build_extensions(setup: str, scratch: Path, working_folder: Path, failure: str) -> Path:
    """Run a setup script's build_ext and return the folder with the shared libraries it made."""
    script, libraries = scratch / "setup.py", scratch / "libraries"
    script.write_text(setup, encoding="utf-8")
    command = [sys.executable, str(script), "build_ext", "--parallel", str(os.cpu_count() or 1)]
    command += ["--build-lib", str(libraries), "--build-temp", str(scratch / "objects")]
    run = subprocess.run(
        command, cwd=working_folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8"
    )
    if run.returncode:
        raise CannotCompile(f"{failure}\n{run.stdout}")
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


class CompileRules(BuildHookInterface[BuilderConfig]):
    """Adds the compiled modules to a wheel, beside their sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        wish = os.environ.get("ROUNDHOUSE_COMPILE", "")
        if wish not in ("", "0", "1"):
            raise ValueError(f"ROUNDHOUSE_COMPILE is 0 or 1, not {wish!r}")
        if version == "editable" or wish == "0":
            return
        # Lives until the wheel is written; should the build fail, it goes with the process.
        self.scratch = TemporaryDirectory(prefix="roundhouse-")
        try:
            libraries = self.compiled_libraries(Path(self.scratch.name).resolve())
        except CannotCompile as reason:
            if wish == "1":
                raise
            self.app.display_warning(f"Roundhouse is built uncompiled: it works, but slower. {reason}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for library in sorted(libraries.rglob(f"*{EXTENSION_SUFFIXES[0]}")):
            build_data["force_include"][str(library)] = library.relative_to(libraries).as_posix()

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "scratch"):
            self.scratch.cleanup()

    def compiled_libraries(self, scratch: Path) -> Path:
        source_root = Path(self.root, "src")
        package = source_root / "roundhouse"
        modules = chosen_modules(package, self.config["compile"], self.config["interpret"])
        probe_c_compiler(scratch / "probe")
        return compile_modules(modules, source_root, Path(self.root, "pyproject.toml"), scratch / "rules")
