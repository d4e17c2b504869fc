"""The published schema of what clients send, as exact as the check of it: the framework leaves out some bounds."""

from typing import Any

import msgspec
from litestar import Litestar
from litestar.openapi.spec import Discriminator, Reference, Schema

from roundhouse.server.commands import Command
from roundhouse.server.questions import Question
from roundhouse.server.shapes import ForkPlan, Inviting, Joining, TablePlan

BODIES = (TablePlan, ForkPlan, Joining, Inviting, Command, Question)
REFERENCE = "#/components/schemas/{name}"
# Names in JSON Schema that the framework spells otherwise.
FIELD_NAMES = {
    "minLength": "min_length",
    "maxLength": "max_length",
    "minItems": "min_items",
    "maxItems": "max_items",
    "anyOf": "any_of",
    "additionalProperties": "additional_properties",
    "propertyNames": "property_names",
    "minProperties": "min_properties",
    "maxProperties": "max_properties",
}


def tighten_schema(app: Litestar) -> None:
    """Put msgspec's own account of every body in the place of the framework's."""
    described = app.openapi_schema
    _, exact = msgspec.json.schema_components(BODIES, ref_template=REFERENCE)
    assert described.components is not None
    for name, schema in exact.items():
        assert name in described.components.schemas, name
        described.components.schemas[name] = _to_schema(schema)


def _to_schema(written: dict[str, Any]) -> Schema:
    fields = {FIELD_NAMES.get(name, name): _inner(name, value) for name, value in written.items()}
    return Schema(**fields)


def _inner(name: str, value: Any) -> Any:
    if name == "properties":
        return {field: _to_schema_or_reference(schema) for field, schema in value.items()}
    if name == "anyOf":
        return [_to_schema_or_reference(schema) for schema in value]
    if name == "discriminator":
        return Discriminator(value["propertyName"], value["mapping"])
    if name in ("items", "additionalProperties", "propertyNames") and isinstance(value, dict):
        return _to_schema_or_reference(value)
    return value


def _to_schema_or_reference(written: dict[str, Any]) -> Schema | Reference:
    return Reference(written["$ref"]) if "$ref" in written else _to_schema(written)
