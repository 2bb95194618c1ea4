"""The page at /api/docs: the OpenAPI description as plain HTML, without third-party files."""

from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

from corridor.i18n import say


class DocsPage(OpenAPIRenderPlugin):
    """Renders every route with its parameters, body and answers."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:  # noqa: ARG002
        """The HTML of the page."""
        parts = [
            "<!doctype html><html lang=en><head><meta charset=utf-8><title>Corridor</title>",
            '<link rel="stylesheet" href="/api/docs.css"></head><body>',
            f"<h1>{escape(say('page-api'))}</h1>",
            '<p><a href="/api/docs/openapi.json">openapi.json</a></p>',
        ]
        for path, methods in openapi_schema["paths"].items():
            for method, told in methods.items():
                if isinstance(told, dict):
                    parts.append(_operation(path, method, told))
        parts += [_schemas(openapi_schema), "</body></html>"]
        return "".join(parts).encode()


def _operation(path: str, method: str, told: dict[str, Any]) -> str:
    rows = [
        f"<dt><code>{escape(one['name'])}</code></dt><dd>{_kind_link(one.get('schema', {}))}</dd>"
        for one in told.get("parameters", [])
    ]
    body = told.get("requestBody", {}).get("content", {})
    rows += [
        f"<dt>{escape(media)}</dt><dd>{_kind_link(one['schema'])}</dd>"
        for media, one in body.items()
    ]
    for status, answer in told.get("responses", {}).items():
        for one in answer.get("content", {}).values():
            rows.append(f"<dt>{escape(status)}</dt><dd>{_kind_link(one['schema'])}</dd>")
    heading = f"<h2><code>{method.upper()} {escape(path)}</code></h2>"
    return f"{heading}<p>{escape(told.get('description', ''))}</p><dl>{''.join(rows)}</dl>"


def _schemas(openapi: dict[str, Any]) -> str:
    found = openapi.get("components", {}).get("schemas", {})
    parts = []
    for name, told in sorted(found.items()):
        rows = "".join(
            f"<dt><code>{escape(field)}</code></dt><dd>{_kind_link(one)}</dd>"
            for field, one in told.get("properties", {}).items()
        )
        about = escape(told.get("description", ""))
        parts.append(f'<h3 id="{escape(name)}">{escape(name)}</h3><p>{about}</p><dl>{rows}</dl>')
    return "".join(parts)


def _kind_link(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        name = schema["$ref"].rsplit("/", 1)[-1]
        return f'<a href="#{escape(name)}">{escape(name)}</a>'
    for word in ("oneOf", "anyOf"):
        if word in schema:
            return " | ".join(_kind_link(one) for one in schema[word])
    return escape(_kind(schema))


def _kind(schema: dict[str, Any]) -> str:
    if "enum" in schema:
        return " | ".join(map(str, schema["enum"]))
    if "const" in schema:
        return str(schema["const"])
    return str(schema.get("type", ""))
