"""Tables of figures: runs of games, the strength of bots, the games there are, what a survey has found."""

from typing import Any

from rich.console import Console
from rich.text import Text

from roundhouse.arena.strength import STRONG, WEAK, Strength
from roundhouse.arena.tune import Tuning
from roundhouse.kernel import options, text
from roundhouse.kernel.game import Game
from roundhouse.kernel.registry import game as open_game
from roundhouse.terminal.panels import Cell, Panel, draw, indented, print_line
from roundhouse.terminal.runs import Tuned


def _titles(language: str, *keys: str) -> list[list[str]]:
    """Column headings; the first is the name of the row, the others are figures."""
    say = text.common(language).say
    return [[say(key), "right" if index else "left"] for index, key in enumerate(keys)]


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _interval(low: float, high: float) -> str:
    return f"{100 * low:.1f} – {100 * high:.1f} %"


# A run of games -------------------------------------------------------------------------------------------------------


def show_run(title: str, run: dict[str, Any], console: Console, language: str) -> None:
    say = text.common(language).say
    facts = {"games": run["games"], "players": run["players"], "seed": str(run["seed"])}
    _heading(say("cli-simulated", title=title, **facts), console)
    by_seat = [[str(row["seat"]), *_standing(row)] for row in run["seats"]]
    by_level = [[row["bot"], *_standing(row)] for row in run["levels"]]
    spread = ("cli-mean", "cli-sd", "cli-least", "cli-most")
    figures = ("cli-games", *spread, "cli-win-rate", "cli-interval")
    panels: list[Panel] = [
        {"title": say("cli-by-seat"), "columns": _titles(language, "cli-seat", *figures), "rows": by_seat},
        {"title": say("cli-by-level"), "columns": _titles(language, "cli-level", *figures), "rows": by_level},
        {
            "title": say("cli-length"),
            "columns": _titles(language, "cli-kind", *spread),
            "rows": _lengths(run, say("cli-decisions")),
        },
    ]
    console.print(draw(panels, console))
    timing = run["timing"]
    facts = {"decisions": timing["decisions"], "jobs": timing["jobs"]}
    facts |= {"seconds": round(timing["seconds"], 1), "rate": round(timing["decisions_per_second"])}
    for line in (
        say("cli-wilson"),
        say("cli-nobody-won", count=run["nobody_won"]),
        say("cli-speed", **facts),
    ):
        print_line(console, line, "quiet")


def _standing(row: dict[str, Any]) -> list[Cell]:
    score, wins = row["score"], row["wins"]
    return [
        str(row["games"]),
        f"{score['mean']:.1f}",
        f"{score['sd']:.1f}",
        str(score["min"]),
        str(score["max"]),
        [[_percent(wins["rate"]), "strong"]],
        _interval(wins["low"], wins["high"]),
    ]


def _lengths(run: dict[str, Any], decisions: str) -> list[list[Cell]]:
    length = run["decisions"]
    rows: list[list[Cell]] = [
        [decisions, f"{length['mean']:.1f}", f"{length['sd']:.1f}", str(length["min"]), str(length["max"])]
    ]
    return rows + [[f"  {kind}", f"{mean:.1f}", "", "", ""] for kind, mean in run["kinds"].items()]


# Strength -------------------------------------------------------------------------------------------------------------


def show_strength(title: str, measured: list[Strength], console: Console, language: str) -> None:
    say = text.common(language).say
    _heading(say("cli-strength", title=title, strong=STRONG, weak=WEAK), console)
    rows: list[list[Cell]] = []
    for each in measured:
        verdict = [say("cli-pass"), "good"] if each.passed else [say("cli-miss"), "alarm"]
        interval = _interval(each.interval.low, each.interval.high)
        share: Cell = [[_percent(each.share), "strong"]]
        counts: list[Cell] = [str(each.players), str(each.games), str(each.pairs)]
        rows.append([*counts, share, interval, _percent(each.bar), [verdict]])
    keys = ("cli-players", "cli-games", "cli-pairs", "cli-share", "cli-interval", "cli-bar", "cli-verdict")
    console.print(draw([{"columns": _titles(language, *keys), "rows": rows}], console))
    print_line(console, say("cli-strength-how", strong=STRONG, weak=WEAK), "quiet")


# Tuning ---------------------------------------------------------------------------------------------------------------


def show_tuning(title: str, tuning: Tuning, tuned: Tuned, console: Console, language: str) -> None:
    """The new weights as the row of a weights file, and what they gain."""
    say = text.common(language).say
    _heading(say("cli-tuned", title=title, players=tuning.players, count=len(tuning.generations)), console)
    console.print(Text(f"[{tuning.players}]"), highlight=False)
    for feature, weight in zip(open_game(tuning.game).features, tuned.weights, strict=True):
        console.print(Text(f"{feature} = {weight:.3g}"), highlight=False)
    gain = tuned.gain
    facts = {"share": _percent(gain.share), "interval": _interval(gain.interval.low, gain.interval.high)}
    console.print()
    print_line(console, say("cli-tune-gain", games=gain.games, pairs=gain.pairs, **facts), "strong")


# Games and boards -----------------------------------------------------------------------------------------------------


def show_games(listed: list[dict[str, Any]], console: Console, language: str) -> None:
    say = text.common(language).say
    for game in listed:
        span = f"{game['players'][0]}–{game['players'][-1]}"
        version = str(game["rules_version"])
        facts = "  " + say("cli-game-facts", id=game["id"], players=span, version=version)
        console.print()
        print_line(console, Text.assemble((game["title"], "title"), (facts, "quiet")))
        print_line(console, game["tagline"])
        for option in game["options"]:
            values = "|".join(value["value"] for value in option["values"])
            line = Text.assemble((f"--option {option['name']}={values}", "brass"), f"  {option['help']}")
            console.print(indented(line, left=3))
            for value in [value for value in option["values"] if value["help"]]:
                line = Text.assemble((value["value"], "brass"), f"  {value['name']}: {value['help']}")
                console.print(indented(line, left=6))
    console.print()


def listed_game(game: Game, language: str) -> dict[str, Any]:
    """What a person wants to know of a game before playing it, JSON-ready."""
    catalogue = text.catalogue(game.package, language)
    return {
        "id": game.id,
        "title": catalogue.say("title"),
        "tagline": catalogue.say("tagline"),
        "players": list(game.players),
        "options": [_listed_option(option) for option in options.option_texts(game, language)],
        "rules_version": game.rules_version,
    }


def _listed_option(option: options.OptionText) -> dict[str, Any]:
    """An option with all its values, whatever the player count."""
    texts = {str(each.value).lower(): each for listed in option.values.values() for each in listed}
    values = [{"value": value, "name": each.name, "help": each.help} for value, each in texts.items()]
    return {"name": option.name, "title": option.title, "help": option.help, "values": values}


def show_findings(findings: list[Any], package: str, console: Console, language: str) -> None:
    """What a survey has found, each in its sentence: errors first, then remarks."""
    say = text.common(language).say
    catalogue = text.catalogue(package, language)
    marks = {"error": ("cli-finding-error", "alarm"), "remark": ("cli-finding-remark", "brass")}
    for finding in sorted(findings, key=lambda each: each.severity != "error"):
        key, style = marks[finding.severity]
        line = Text.assemble((f"{say(key)}  ", style), catalogue.say(finding.key, **finding.args))
        print_line(console, line)


def _heading(words: str, console: Console) -> None:
    console.print()
    console.print(Text(f" {words}", style="title"))
    console.print()
