"""The words one can type at the table: English ones always, and those of the language spoken."""

from roundhouse.kernel import text

# Each word, what it is called in the language spoken, and what it does.
WORDS = {
    "why": ("cli-word-why", "cli-about-why"),
    "all": ("cli-word-all", "cli-about-all"),
    "hint": ("cli-word-hint", "cli-about-hint"),
    "undo": ("cli-word-undo", "cli-about-undo"),
    "show": ("cli-word-show", "cli-about-show"),
    "map": ("cli-word-map", "cli-about-map"),
    "log": ("cli-word-log", "cli-about-log"),
    "rules": ("cli-word-rules", "cli-about-rules"),
    "save": ("cli-word-save", "cli-about-save"),
    "help": ("cli-word-help", "cli-about-help"),
    "quit": ("cli-word-quit", "cli-about-quit"),
}
LONGEST = 40
ALSO = {"?": "help", "h": "help", "q": "quit", "exit": "quit", "u": "undo", "": "show", "perche": "why"}


def understood(line: str, language: str) -> tuple[str, list[str]]:
    """What a line asks for, as one of WORDS or "choose", and the words behind it; an unknown line asks for ""."""
    first, *rest = line.split() or [""]
    spoken = first.lower()
    if spoken.isascii() and spoken.isdigit() and not rest and len(spoken) < LONGEST:
        return "choose", [spoken]
    return _known(language).get(spoken, ""), rest


def word(name: str, language: str) -> str:
    """How a word is called in the language."""
    return text.common(language).say(WORDS[name][0])


def about(name: str, language: str) -> str:
    """What a word does, with examples in the language."""
    return text.common(language).say(WORDS[name][1], word=word(name, language))


def _known(language: str) -> dict[str, str]:
    return {name: name for name in WORDS} | ALSO | {word(name, language): name for name in WORDS}


def shown(typed: str) -> str:
    """What was typed, fit to be shown in a sentence: without control characters, and not too long."""
    line = " ".join("".join(letter if letter.isprintable() else " " for letter in typed).split())
    return line if len(line) <= LONGEST else f"{line[:LONGEST]}…"
