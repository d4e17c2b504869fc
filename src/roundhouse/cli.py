"""The command `roundhouse`: its subcommands and their options. All sentences are in the catalogues."""

import importlib
import json
import sys
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

import roundhouse
from roundhouse.arena.simulate import Venue, seatings
from roundhouse.arena.tune import begin
from roundhouse.kernel import text
from roundhouse.kernel.errors import BadSetup
from roundhouse.kernel.game import Game, check_seed
from roundhouse.kernel.record import Record
from roundhouse.kernel.registry import game as open_game, games as all_games
from roundhouse.terminal import files, opening, replay_screen, reports, rulebook, runs, survey_report
from roundhouse.terminal.arguments import at_least, game_on, levels_of, options_of, survey
from roundhouse.terminal.language import chosen_language
from roundhouse.terminal.local_table import LocalTable
from roundhouse.terminal.panels import console_for, print_line
from roundhouse.terminal.session import Session
from roundhouse.terminal.usage import BAD_INPUT, BadUsage, Command, RootGroup, Topic

FIRST_GAME = "union-pacific"

app = typer.Typer(cls=RootGroup, add_completion=False, pretty_exceptions_enable=False)
boards = typer.Typer(cls=Topic, help="cli-help-board")
app.add_typer(boards, name="board", rich_help_panel="cli-panel-boards")

# Help texts, metavars and panels are keys of the catalogue; help_page.py looks them up.
TABLE, RUN, PUBLIC, KEPT = "cli-panel-table", "cli-panel-run", "cli-panel-public", "cli-panel-kept"
FILE, NUMBER, BOTS, DAYS = "cli-value-file", "cli-value-number", "cli-value-bots", "cli-value-days"
Lang = Annotated[
    str | None,
    typer.Option("--lang", metavar="cli-value-lang", help="cli-help-lang", show_default="cli-machine-language"),
]
GameName = Annotated[str, typer.Argument(metavar="cli-value-game", help="cli-help-game")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="cli-value-option", help="cli-help-option", rich_help_panel=TABLE),
]
BoardFile = Annotated[
    str | None, typer.Option("--board", metavar=FILE, help="cli-help-board-file", rich_help_panel=TABLE)
]
Jobs = Annotated[int, typer.Option("--jobs", metavar=NUMBER, help="cli-help-jobs", rich_help_panel=RUN)]
Json = Annotated[bool, typer.Option("--json", help="cli-help-json")]


@app.callback(invoke_without_command=True, help="cli-help-roundhouse", epilog="cli-help-roundhouse-examples")
def root(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="cli-help-version")] = False,
    lang: Lang = None,
) -> None:
    language = chosen_language(lang)
    if version:
        how = "compiled" if roundhouse.compiled else "pure"
        print(text.common(language).say("cli-version", version=roundhouse.__version__, how=how))
    elif context.invoked_subcommand is None:
        print(context.get_help())


@boards.callback(invoke_without_command=True)
def board(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        raise BadUsage("usage-no-command", command=context.command_path, commands="check")


# Playing --------------------------------------------------------------------------------------------------------------


@app.command(cls=Command, help="cli-help-serve", epilog="cli-help-serve-examples", rich_help_panel="cli-panel-play")
def serve(
    port: Annotated[int | None, typer.Option(metavar=NUMBER, help="cli-help-port", show_default="8000")] = None,
    host: Annotated[bool, typer.Option("--host", help="cli-help-host")] = False,
    database: Annotated[
        str | None,
        typer.Option(metavar="cli-value-database", help="cli-help-database", show_default="cli-own-database"),
    ] = None,
    browser: Annotated[
        bool | None, typer.Option("--open/--no-open", help="cli-help-open", show_default="cli-with-a-screen")
    ] = None,
    name: Annotated[
        list[str] | None,
        typer.Option("--name", metavar="cli-value-name", help="cli-help-public-name", rich_help_panel=PUBLIC),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option("--proxy", metavar="cli-value-address", help="cli-help-proxy", rich_help_panel=PUBLIC),
    ] = None,
    keep_finished: Annotated[
        int, typer.Option(metavar=DAYS, help="cli-help-keep-finished", rich_help_panel=KEPT)
    ] = 180,
    keep_unfinished: Annotated[
        int, typer.Option(metavar=DAYS, help="cli-help-keep-unfinished", rich_help_panel=KEPT)
    ] = 90,
    lang: Lang = None,
) -> None:
    from roundhouse import hosting  # late: nobody else should wait for the server's libraries

    language = chosen_language(lang)
    wishes = hosting.Wishes(tuple(name or ()), tuple(proxy or ()), keep_finished, keep_unfinished)
    listening = hosting.listener_for_all(port) if host else hosting.listener_for_this_machine(port)
    with listening as listener, hosting.own_database(database, listener) as kept:
        wanted = hosting.has_screen() if browser is None else browser
        then = hosting.show_in_browser if wanted else hosting.show_nothing
        hosting.serve_tables(listener, kept, wishes, console_for(), language, then)


@app.command(cls=Command, help="cli-help-play", epilog="cli-help-play-examples", rich_help_panel="cli-panel-play")
def play(
    game: Annotated[
        str | None, typer.Argument(metavar="cli-value-game", help="cli-help-game", show_default=FIRST_GAME)
    ] = None,
    players: Annotated[
        int | None,
        typer.Option(metavar=NUMBER, help="cli-help-players", rich_help_panel=TABLE, show_default="4"),
    ] = None,
    seat: Annotated[int, typer.Option(metavar=NUMBER, help="cli-help-seat", rich_help_panel=TABLE)] = 0,
    name: Annotated[
        str | None, typer.Option(metavar="cli-value-name", help="cli-help-name", rich_help_panel=TABLE)
    ] = None,
    bots: Annotated[str, typer.Option(metavar=BOTS, help="cli-help-bots", rich_help_panel=TABLE)] = "greedy",
    seed: Annotated[
        int | None,
        typer.Option(metavar=NUMBER, help="cli-help-seed", rich_help_panel=TABLE, show_default="cli-any-seed"),
    ] = None,
    option: Options = None,
    board: BoardFile = None,
    save: Annotated[str | None, typer.Option(metavar=FILE, help="cli-help-save")] = None,
    resume: Annotated[str | None, typer.Option(metavar=FILE, help="cli-help-resume")] = None,
    lang: Lang = None,
) -> None:
    language = chosen_language(lang)
    levels = levels_of(bots)
    if save is not None:
        files.refuse_unwritable(save)
    if resume is not None:
        _refuse_with_resume({"GAME": game, "--players": players, "--seed": seed, "--option": option})
        record, rules = _resumed(resume, board)
    else:
        rules = game_on(game or FIRST_GAME, board)
        number = opening.usual_players(rules) if players is None else players
        record = opening.new_record(rules, number, seed, options_of(rules, number, option or []))
    names = opening.table_names(record.players, opening.check_seat(seat, record.players), name, language)
    _at_the_table(opening.sit_down(rules, record, seat, levels, names), save, board, language)


def _refuse_with_resume(given: dict[str, Any]) -> None:
    for option, value in given.items():
        if value is not None:
            raise BadUsage("resume-conflict", option=option)


def _resumed(file: str, board: str | None) -> tuple[Record, Game]:
    record, rules = opening.read_record(file, board)
    if record.replay(rules).over:
        raise BadSetup("resume-over", file=file)
    return record, rules


def _at_the_table(table: LocalTable, save: str | None, board: str | None, language: str) -> None:
    """Print the opening lines, run the session, and save the record."""
    say = text.common(language).say
    console = console_for()
    record = table.record
    bots = ", ".join(f"{table.names[seat]} ({level})" for seat, level in table.levels.items())
    seed = say("cli-seed", seed=str(record.seed)) if record.seed is not None else ""
    console.print(Text.assemble((f" {_title(table.game, language)}  ", "title"), (seed, "quiet")))
    print_line(console, say("cli-your-seat", name=table.names[table.seat], bots=bots))
    session = Session(table, console, _read_line, language)
    session.told = len(table.log)  # a game taken up again is not told from its beginning
    session.run()
    if save is not None:
        files.write_record(save, table.record.dumps())
        print_line(console, say("cli-saved", file=save))
    command = opening.again(table, board)
    if command:
        console.print(Text(" " + say("cli-again", command=command), style="quiet"), soft_wrap=True)


def _read_line() -> str:
    """The next line typed, with its history at the arrow keys; where nobody types, it is shown as if somebody did."""
    with suppress(ImportError):  # not on every system
        importlib.import_module("readline")
    line = input(" > ")
    if not sys.stdin.isatty():
        print(line)
    return line


# Looking --------------------------------------------------------------------------------------------------------------


@app.command(cls=Command, help="cli-help-replay", epilog="cli-help-replay-examples", rich_help_panel="cli-panel-play")
def replay(
    file: Annotated[str, typer.Argument(metavar=FILE, help="cli-help-record")],
    step: Annotated[int | None, typer.Option(metavar=NUMBER, help="cli-help-step")] = None,
    log: Annotated[bool, typer.Option("--log", help="cli-help-log")] = False,
    board: BoardFile = None,
    lang: Lang = None,
) -> None:
    language = chosen_language(lang)
    record, game = opening.read_record(file, board)
    shown = replay_screen.scene(game, record, step)
    console = console_for()
    if log:
        replay_screen.show_log(game, record, shown, console, language)
    replay_screen.show(game, record, shown, console, language)


@app.command(cls=Command, help="cli-help-rules", epilog="cli-help-rules-examples", rich_help_panel="cli-panel-play")
def rules(
    game: GameName,
    clause: Annotated[str | None, typer.Argument(metavar="cli-value-clause", help="cli-help-clause")] = None,
    find: Annotated[str | None, typer.Option(metavar="cli-value-word", help="cli-help-find")] = None,
    lang: Lang = None,
) -> None:
    language = chosen_language(lang)
    title = _title(open_game(game), language)
    clauses = matching = open_game(game).rules(language)
    if clause is not None:
        matching = rulebook.named(clauses, clause)
        if not matching:
            ends = {"first": clauses[0]["id"], "last": clauses[-1]["id"]}
            raise BadSetup("unknown-clause", clause=clause, game=title, **ends)
    if find is not None:
        matching = rulebook.with_words(matching, find)
        if not matching:
            raise BadSetup("nothing-found", word=find, game=title)
    rulebook.print_clauses(matching, console_for(), find or "")


@app.command(cls=Command, help="cli-help-games", epilog="cli-help-games-examples", rich_help_panel="cli-panel-play")
def games(json_only: Json = False, lang: Lang = None) -> None:
    language = chosen_language(lang)
    listed = [reports.listed_game(open_game(name), language) for name in all_games()]
    if json_only:
        _print_json(listed)
    else:
        reports.show_games(listed, console_for(), language)


def _title(game: Game, language: str) -> str:
    return text.catalogue(game.package, language).say("title")


def _print_json(figures: Any) -> None:
    print(json.dumps(figures, indent=2, ensure_ascii=False))


# Studying -------------------------------------------------------------------------------------------------------------


@app.command(
    cls=Command, help="cli-help-simulate", epilog="cli-help-simulate-examples", rich_help_panel="cli-panel-study"
)
def simulate(
    game: GameName,
    players: Annotated[
        int | None,
        typer.Option(metavar=NUMBER, help="cli-help-bot-players", rich_help_panel=TABLE, show_default="4"),
    ] = None,
    bots: Annotated[str, typer.Option(metavar=BOTS, help="cli-help-bots", rich_help_panel=TABLE)] = "greedy",
    option: Options = None,
    board: BoardFile = None,
    number: Annotated[
        int, typer.Option("--games", metavar=NUMBER, help="cli-help-number-of-games", rich_help_panel=RUN)
    ] = 1000,
    seed: Annotated[int, typer.Option(metavar=NUMBER, help="cli-help-seed", rich_help_panel=RUN)] = 1,
    jobs: Jobs = 2,
    rotate: Annotated[bool, typer.Option("--rotate/--no-rotate", help="cli-help-rotate", rich_help_panel=RUN)] = True,
    json_only: Json = False,
    lang: Lang = None,
) -> None:
    language = chosen_language(lang)
    rules = game_on(game, board)
    seats = opening.usual_players(rules) if players is None else players
    venue = Venue(game, None if board is None else files.read(board), options_of(rules, seats, option or []))
    levels = levels_of(bots)
    planned = seatings(levels, seats, at_least(1, number, "--games"), check_seed(seed), rotate=rotate)
    run = runs.simulated(rules, venue, planned, at_least(1, jobs, "--jobs"), language)
    run = {**run, "bots": levels, "rotate": rotate, "seed": seed}
    if json_only:
        _print_json(run)
    else:
        reports.show_run(_title(rules, language), run, console_for(), language)


@app.command(
    cls=Command, help="cli-help-strength", epilog="cli-help-strength-examples", rich_help_panel="cli-panel-study"
)
def strength(
    game: Annotated[str | None, typer.Argument(metavar="cli-value-game", help="cli-help-strength-game")] = None,
    players: Annotated[
        list[int] | None,
        typer.Option(metavar=NUMBER, help="cli-help-strength-players", rich_help_panel=RUN),
    ] = None,
    number: Annotated[
        int, typer.Option("--games", metavar=NUMBER, help="cli-help-strength-games", rich_help_panel=RUN)
    ] = 1000,
    seed: Annotated[int, typer.Option(metavar=NUMBER, help="cli-help-seed", rich_help_panel=RUN)] = 1,
    jobs: Jobs = 2,
    json_only: Json = False,
    lang: Lang = None,
) -> None:
    language = chosen_language(lang)
    asked = [open_game(name) for name in ([game] if game else all_games())]
    at_least(1, number, "--games")
    at_least(1, jobs, "--jobs")
    check_seed(seed)
    for rules in asked:
        for count in players or []:
            rules.settle(count, {})
    figures = []
    for rules in asked:
        counts = players or list(rules.players)
        measures = runs.measured(rules.id, counts, number, seed, jobs, language)
        figures.append(runs.strength_figures(rules.id, measures))
        if not json_only:
            reports.show_strength(_title(rules, language), measures, console_for(), language)
    if json_only:
        _print_json(figures)


@app.command(cls=Command, help="cli-help-tune", epilog="cli-help-tune-examples", rich_help_panel="cli-panel-study")
def tune(
    game: GameName,
    players: Annotated[
        int | None,
        typer.Option(metavar=NUMBER, help="cli-help-bot-players", rich_help_panel=TABLE, show_default="4"),
    ] = None,
    generations: Annotated[
        int | None,
        typer.Option(metavar=NUMBER, help="cli-help-generations", rich_help_panel=RUN, show_default="30"),
    ] = None,
    minutes: Annotated[
        int | None, typer.Option(metavar=NUMBER, help="cli-help-minutes", rich_help_panel=RUN, show_default=False)
    ] = None,
    number: Annotated[
        int, typer.Option("--games", metavar=NUMBER, help="cli-help-tune-games", rich_help_panel=RUN)
    ] = 28,
    final: Annotated[int, typer.Option(metavar=NUMBER, help="cli-help-final", rich_help_panel=RUN)] = 500,
    file: Annotated[
        str | None,
        typer.Option(metavar=FILE, help="cli-help-tune-file", show_default="tune-GAME-PLAYERS.json"),
    ] = None,
    seed: Annotated[int, typer.Option(metavar=NUMBER, help="cli-help-seed", rich_help_panel=RUN)] = 1,
    jobs: Jobs = 2,
    lang: Lang = None,
) -> None:
    language = chosen_language(lang)
    rules = open_game(game)
    seats = opening.usual_players(rules) if players is None else players
    rules.settle(seats, {})
    for value, option in (
        (number, "--games"),
        (final, "--final"),
        (jobs, "--jobs"),
        (generations or 1, "--generations"),
    ):
        at_least(1, value, option)
    path = Path(file or f"tune-{game}-{seats}.json")
    files.refuse_unwritable(str(path))
    tuning = begin(game, seats, number, check_seed(seed), path)
    until = runs.Limit(generations if generations or minutes else 30, minutes)
    tuned = runs.tuned(tuning, path, until, at_least(1, jobs, "--jobs"), final, console_for(), language)
    reports.show_tuning(_title(rules, language), tuning, tuned, console_for(), language)


# Boards ---------------------------------------------------------------------------------------------------------------


@boards.command(cls=Command, help="cli-help-check", epilog="cli-help-check-examples")
def check(
    file: Annotated[str, typer.Argument(metavar=FILE, help="cli-help-board-path")],
    game: Annotated[str, typer.Option(metavar="cli-value-game", help="cli-help-game")] = FIRST_GAME,
    lang: Lang = None,
) -> None:
    language = chosen_language(lang)
    rules = open_game(game)
    written = files.read(file)
    findings = survey(rules, written)
    if survey_report.errors(findings):
        reports.show_findings(findings, rules.package, console_for(), language)
        print(survey_report.unplayable(file, findings, language), file=sys.stderr)
        raise typer.Exit(BAD_INPUT)
    survey_report.show(rules, file, written, findings, console_for(), language)


def main() -> None:
    """The entry of the command."""
    app()
