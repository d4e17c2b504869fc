"""Which language to speak: the one asked for on the command line, or the machine's."""

import locale
import os
from collections.abc import Mapping, Sequence

from roundhouse.kernel.text import LANGUAGES, check_language

OTHERWISE = "en"


def machine_language(environment: Mapping[str, str] = os.environ) -> str:
    """The first of LC_ALL, LC_MESSAGES and LANG that is set decides; where none is, the system's own locale."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            return _spoken(environment[variable])
    return _spoken(locale.getlocale()[0] or "")


def _spoken(name: str) -> str:
    """Our language for the name of a locale: "it_IT.UTF-8", or "Italian_Italy" on Windows."""
    return next((language for language in LANGUAGES if name.lower().startswith(language)), OTHERWISE)


def chosen_language(asked: str | None) -> str:
    """The language asked for, which must be one of ours; nothing asked, the machine's."""
    return machine_language() if asked is None else check_language(asked)


def language_of(arguments: Sequence[str]) -> str:
    """The language a command line asks for, known before it is understood: also a refusal should speak it."""
    for index, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name == "--lang":
            asked = value if equals else "".join(arguments[index + 1 : index + 2])
            if asked in LANGUAGES:
                return asked
    return machine_language()
