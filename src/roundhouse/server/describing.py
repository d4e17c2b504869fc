"""The published schema of what clients send, as exact as the check of it: the framework leaves out some bounds."""

from typing import Any

import msgspec
from litestar.openapi.spec import Discriminator, OpenAPI, Reference, Schema

from roundhouse.server.commands import Command
from roundhouse.server.shapes import ForkPlan, Inviting, Joining, TablePlan

TAKEN = (TablePlan, ForkPlan, Joining, Inviting, Command)
REFERENCE = "#/components/schemas/{name}"
# Names in JSON Schema that the framework spells otherwise.
SPELT = {
    "minLength": "min_length",
    "maxLength": "max_length",
    "minItems": "min_items",
    "maxItems": "max_items",
    "anyOf": "any_of",
    "additionalProperties": "additional_properties",
}


def sharpen(described: OpenAPI) -> None:
    """Put msgspec's own account of every body in the place of the framework's."""
    _, exact = msgspec.json.schema_components(TAKEN, ref_template=REFERENCE)
    assert described.components is not None
    for name, schema in exact.items():
        assert name in described.components.schemas, name
        described.components.schemas[name] = _spelt(schema)


def _spelt(written: dict[str, Any]) -> Schema:
    told = {SPELT.get(name, name): _inner(name, value) for name, value in written.items()}
    return Schema(**told)


def _inner(name: str, value: Any) -> Any:
    if name == "properties":
        return {field: _spelt_or_named(schema) for field, schema in value.items()}
    if name == "anyOf":
        return [_spelt_or_named(schema) for schema in value]
    if name == "discriminator":
        return Discriminator(value["propertyName"], value["mapping"])
    if name in ("items", "additionalProperties") and isinstance(value, dict):
        return _spelt_or_named(value)
    return value


def _spelt_or_named(written: dict[str, Any]) -> Schema | Reference:
    return Reference(written["$ref"]) if "$ref" in written else _spelt(written)
