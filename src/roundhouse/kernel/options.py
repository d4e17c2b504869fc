"""The options of a game in words: each with a title and a sentence, and so each of its values."""

from typing import NamedTuple

from roundhouse.kernel import text
from roundhouse.kernel.game import Game, Option


class OptionValue(NamedTuple):
    """A value an option can have. On and off explain themselves: their help is empty."""

    value: Option
    name: str
    help: str


class OptionText(NamedTuple):
    """An option, with the values it can have by player count; the first of them is the default."""

    name: str
    title: str
    help: str
    values: dict[int, list[OptionValue]]


def option_texts(game: Game, language: str) -> list[OptionText]:
    """All options of a game, whatever the player count, in the order in which the game lists them."""
    say = text.catalogue(game.package, language).say
    texts: dict[str, OptionText] = {}
    for players in game.players:
        for name, values in game.options(players=players).items():
            if name not in texts:
                texts[name] = OptionText(name, say(f"option-{name}"), say(f"option-{name}-help"), {})
            texts[name].values[players] = [value_text(game, name, value, language) for value in values]
    return list(texts.values())


def value_text(game: Game, option: str, value: Option, language: str) -> OptionValue:
    """One value of an option with its name and help."""
    if isinstance(value, bool):
        return OptionValue(value, text.common(language).say("option-on" if value else "option-off"), "")
    own = game.option_words(option, value, language)
    if own is not None:
        return OptionValue(value, own[0], own[1])
    key = f"option-{option}-{value}"
    say = text.catalogue(game.package, language).say
    return OptionValue(value, say(key), say(f"{key}-help"))
