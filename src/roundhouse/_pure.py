"""Compiled or not: with ROUNDHOUSE_PURE=1 every module is taken from its .py, even where a compiled one is.

Both ways of running must give the same games; this is how a test gets the second one from the same package.
"""

import importlib
import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from types import ModuleType


class SourceOnly(MetaPathFinder):
    """Finds the modules below one package by their sources alone."""

    def __init__(self, package: str) -> None:
        self.package = package

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not fullname.startswith(self.package + "."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def enforce() -> None:
    """Keep compiled modules out, if ROUNDHOUSE_PURE=1 asks for it; to be called before any is imported."""
    if os.environ.get("ROUNDHOUSE_PURE") == "1":
        sys.meta_path.insert(0, SourceOnly("roundhouse"))


def compiled() -> bool:
    """Whether the rules run compiled. The generator of chance stands for all: they are compiled together."""
    chance = importlib.import_module("roundhouse.kernel.chance")
    return str(chance.__file__).endswith(tuple(EXTENSION_SUFFIXES))
