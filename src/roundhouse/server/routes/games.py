"""The games of this server: what a client needs to offer, draw, explain and speak them."""

from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Request, Router, get
from litestar.params import FromPath, QueryParameter

from roundhouse.bots import LEVELS
from roundhouse.kernel import options, text
from roundhouse.kernel.game import Game
from roundhouse.kernel.registry import game as game_of, games
from roundhouse.server.request_context import request_language
from roundhouse.server.routes.refusals import refusals
from roundhouse.server.shapes import ActionLayout, GameBook, GameLine, OptionLine, OptionValue
from roundhouse.tables.previews import clauses
from roundhouse.tables.shapes import Clause

Asked = Request[Any, Any, Any]
Rules = Annotated[
    int | None,
    # The framework forgets a bound of 0 when it describes what may be left out.
    QueryParameter(ge=0, le=1_000_000, schema_extra={"minimum": 0}, description="a version; by default the newest"),
]
Lang = Annotated[str | None, QueryParameter(description="en or it; by default what the browser accepts")]


@cache
def line(game: Game, language: str) -> GameLine:
    """A game as the list of games shows it."""
    catalogue = text.catalogue(game.package, language)
    return GameLine(
        game.id,
        catalogue.say("title"),
        catalogue.say("tagline"),
        catalogue.say("length"),
        list(game.players),
        _options(game, language),
        list(LEVELS),
        game.rules_version,
        game.has_hints,
    )


def _options(game: Game, language: str) -> list[OptionLine]:
    return [
        OptionLine(name, title, help, {str(players): list(map(_value, listed)) for players, listed in values.items()})
        for name, title, help, values in options.option_texts(game, language)
    ]


def _value(option: options.OptionValue) -> OptionValue:
    return OptionValue(option.value, option.name, option.help)


def _of(game_id: str, rules: int | None) -> Game:
    newest = game_of(game_id)
    return newest if rules is None else newest.of_version(rules)


@get("/", summary="All games", responses=refusals())
async def all_games(request: Asked, lang: Lang = None) -> list[GameLine]:
    return [line(game_of(name), request_language(request)) for name in games()]


@get("/{game_id:str}", summary="A game with its board, rules and words", responses=refusals(404, 422))
async def book(request: Asked, game_id: FromPath[str], lang: Lang = None, rules: Rules = None) -> GameBook:
    game, language = _of(game_id, rules), request_language(request)
    layout = msgspec.convert(game.layout.dump(), ActionLayout)
    return GameBook(line(game, language), game.board(), clauses(game, language), game.text(language), layout)


@get("/{game_id:str}/board", summary="The components, to be drawn", responses=refusals(404, 422))
async def board(game_id: FromPath[str], rules: Rules = None) -> dict[str, Any]:
    return _of(game_id, rules).board()


@get("/{game_id:str}/rules", summary="The numbered clauses", responses=refusals(404, 422))
async def numbered(request: Asked, game_id: FromPath[str], lang: Lang = None, rules: Rules = None) -> list[Clause]:
    return clauses(_of(game_id, rules), request_language(request))


@get("/{game_id:str}/text", summary="The Fluent catalogue", media_type="text/plain", responses=refusals(404, 422))
async def words(request: Asked, game_id: FromPath[str], lang: Lang = None, rules: Rules = None) -> str:
    return _of(game_id, rules).text(request_language(request))


games_router = Router("/api/games", route_handlers=[all_games, book, board, numbered, words], tags=["games"])
