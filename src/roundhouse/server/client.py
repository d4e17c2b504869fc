"""The built web client, served from memory. Its files are known at the start, so no path can lead elsewhere."""

import mimetypes
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler

from roundhouse.server.errors import ServerError

PAGE = "index.html"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


class File(NamedTuple):
    content: bytes
    kind: str
    keep: str


def read_files(folder: Path) -> dict[str, File]:
    """What Vite writes to assets/ has its hash in its name: it never changes. Everything else may."""
    found = {}
    for path in sorted(folder.rglob("*")) if folder.is_dir() else []:
        if path.is_file():
            name = path.relative_to(folder).as_posix()
            kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
            found[name] = File(path.read_bytes(), kind, FOR_EVER if name.startswith("assets/") else ASK_AGAIN)
    return found


def client_route(folder: Path) -> HTTPRouteHandler:
    files = read_files(folder)

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
        """A file of the client; any other address is a place inside it, and its page knows which."""
        name = request.url.path.strip("/")
        inside = not name.startswith("api/") and "." not in name.rpartition("/")[2]
        file = files.get(name) or (files.get(PAGE) if inside else None)
        if file is None:
            raise ServerError("server-not-found", 404)
        return Response(file.content, media_type=file.kind, headers={"cache-control": file.keep})

    return page
