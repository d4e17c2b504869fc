"""The built web client, served from memory. Its files are known at the start, so no path can lead elsewhere."""

import gzip
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from litestar import HttpMethod, Request, Response, route
from litestar.handlers import HTTPRouteHandler

from roundhouse.kernel import text
from roundhouse.server.errors import ServerError
from roundhouse.server.request_context import request_language

PAGE = "index.html"
HASHED = "assets/"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"

# What a client is made of, whatever the machine thinks these names mean.
KINDS = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
UNKNOWN = "application/octet-stream"
PACKED_ALREADY = (".png", ".woff2")

Asked = Request[Any, Any, Any]


class Copy(NamedTuple):
    """The bytes that are sent, and the tag by which a browser says that it has them."""

    content: bytes
    tag: str


class File(NamedTuple):
    """A file of the client with its headers, plain and compressed."""

    kind: str
    keep: str
    plain: Copy
    packed: Copy | None


def read_files(folder: Path) -> dict[str, File]:
    """All files by their path. What begins with a dot is for tools."""
    files = {}
    for path in sorted(folder.rglob("*")) if folder.is_dir() else []:
        parts = path.relative_to(folder).parts
        if path.is_file() and not any(part.startswith(".") for part in parts):
            files["/".join(parts)] = _file("/".join(parts), path.read_bytes())
    return files


def _file(name: str, content: bytes) -> File:
    """What Vite writes to assets/ has its hash in its name: it never changes. Everything else may."""
    suffix = Path(name).suffix
    packed = None if suffix in PACKED_ALREADY else _copy(gzip.compress(content, mtime=0))
    keep = FOR_EVER if name.startswith(HASHED) else ASK_AGAIN
    return File(KINDS.get(suffix, UNKNOWN), keep, _copy(content), packed)


def _copy(content: bytes) -> Copy:
    return Copy(content, f'"{sha256(content).hexdigest()[:32]}"')


def client_route(folder: Path) -> HTTPRouteHandler:
    """The route that serves the files of the client."""
    files = read_files(folder)

    @route(["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
    async def page(request: Asked) -> Response[bytes]:
        """A file of the client; any other address is a place inside it, and its page knows which."""
        name = request.url.path.strip("/")
        if name in files:
            return _sent(files[name], request)
        if f"{name}/".startswith(("api/", HASHED)) or "." in name.rpartition("/")[2]:
            raise ServerError("server-not-found", 404)
        return _sent(files[PAGE], request) if PAGE in files else _without_client(request)

    return page


def _sent(file: File, request: Asked) -> Response[bytes]:
    packed = file.packed if accepts_gzip(request.headers.get("accept-encoding", "")) else None
    copy = packed or file.plain
    headers = {"cache-control": file.keep, "etag": copy.tag}
    if file.packed is not None:
        headers["vary"] = "Accept-Encoding"
    if _has_already(request.headers.get("if-none-match", ""), copy):
        return Response(b"", status_code=304, headers=headers)
    if packed is not None:
        headers["content-encoding"] = "gzip"
    return Response(copy.content, media_type=file.kind, headers=headers)


def accepts_gzip(header: str) -> bool:
    """As the header Accept-Encoding says, with its weights: `gzip;q=0` is a no."""
    accepted = {}
    for part in header.lower().split(","):
        name, _, weight = part.partition(";")
        accepted[name.strip()] = weight.replace(" ", "").removeprefix("q=").strip("0.") != "" or not weight
    return accepted.get("gzip", accepted.get("*", False))


def _has_already(header: str, copy: Copy) -> bool:
    """As the header If-None-Match says. A tag may have been weakened on its way."""
    tags = {tag.strip().removeprefix("W/") for tag in header.split(",")}
    return "*" in tags or copy.tag in tags


def _without_client(request: Asked) -> Response[bytes]:
    """The answer of a server that was installed without its client."""
    sentence = text.common(request_language(request)).say("server-without-client")
    return Response(sentence.encode() + b"\n", media_type="text/plain", status_code=404)
