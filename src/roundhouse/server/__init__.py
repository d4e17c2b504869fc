"""The server: HTTP and WebSocket over tables, the storage, and the bots' worker processes.

`run` serves from this process; `create_app` gives the application to any ASGI server.
"""

from roundhouse.server.app import create_app
from roundhouse.server.serving import run
from roundhouse.server.settings import Settings

__all__ = ["Settings", "create_app", "run"]
