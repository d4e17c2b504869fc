"""Writes web/src/lib/api.ts: the shapes the server sends and takes, as TypeScript, from its own schema.

python web/tools/api_types.py            (from the root; the suite fails when the file is not what this would write)
"""

import json
from pathlib import Path
from typing import Any

import msgspec

from roundhouse.server import create_app
from roundhouse.server.sockets import ClientFrame, ServerFrame

TARGET = Path(__file__).parents[1] / "src" / "lib" / "api.ts"
REFERENCE = "#/components/schemas/"
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
HEAD = "// What travels between the server and the browser. Written by web/tools/api_types.py: do not edit.\n"

Schema = dict[str, Any]


def schemas() -> dict[str, Schema]:
    """Of the HTTP routes, and of the frames of a socket, which OpenAPI has no place for."""
    (sent, received), framed = msgspec.json.schema_components(
        [ClientFrame, ServerFrame], ref_template=REFERENCE + "{name}"
    )
    routed: dict[str, Schema] = create_app().openapi_schema.to_schema()["components"]["schemas"]
    return {**framed, **routed, "ClientFrame": sent, "ServerFrame": received}


def typescript(schema: Schema) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(REFERENCE)
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    for union in ("oneOf", "anyOf"):
        if union in schema:
            return " | ".join(dict.fromkeys(typescript(one) for one in schema[union]))
    if isinstance(schema.get("type"), list):
        return " | ".join(PLAIN[one] for one in schema["type"])
    if schema.get("type") == "array":
        return f"readonly {_in_brackets(typescript(schema.get('items', {})))}[]"
    if schema.get("type") == "object":
        return _object(schema)
    return PLAIN.get(schema.get("type", ""), "unknown")


def _in_brackets(one: str) -> str:
    return f"({one})" if " " in one else one


def _object(schema: Schema) -> str:
    fields = schema.get("properties")
    if not fields:
        rest = schema.get("additionalProperties")
        return f"Readonly<Record<string, {typescript(rest) if isinstance(rest, dict) else 'unknown'}>>"
    wanted = schema.get("required", [])
    lines = [f"  readonly {name}{'' if name in wanted else '?'}: {typescript(one)};" for name, one in fields.items()]
    return "\n".join(["{", *lines, "}"])


def _comment(schema: Schema) -> str:
    words = schema.get("description", "").strip().partition("\n\n")[0].replace("\n", " ")
    return f"/** {' '.join(words.split())} */\n" if words else ""


def written() -> str:
    parts = [f"{_comment(one)}export type {name} = {typescript(one)};\n" for name, one in sorted(schemas().items())]
    return "\n".join([HEAD, *parts])


if __name__ == "__main__":
    TARGET.write_text(written(), encoding="utf-8")
