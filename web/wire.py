"""Generates the page's message types: TypeScript from the msgspec structs of ``corridor.wire``.

Run ``python -m web.make`` to write the file; ``./dev check`` says when it is stale. Names, tags and
defaults come from the structs themselves. Types and comments come from their source, because an
alias such as ``Side`` is no more than ``int`` once the module has been imported.
"""

import ast
import inspect
import io
import tokenize
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, TypeGuard

import msgspec

import corridor.wire
from corridor.wire import (
    analysis,
    bodies,
    codes,
    commands,
    editor,
    events,
    learning,
    messages,
    playable,
    puzzles,
    review,
    setup,
    view,
)

FILE = Path(__file__).parent / "src" / "wire.ts"
MODULES = (
    codes,
    setup,
    view,
    events,
    messages,
    commands,
    bodies,
    playable,
    learning,
    puzzles,
    review,
    analysis,
    editor,
)
_WIDTH = 100
_OPENING = """\
// Made by web/wire.py from src/corridor/wire: change the structs there, then `python -m web.make`.

/** Messages between server and page; docs/reference/wire.md has examples of all of them. */
"""
_SIMPLE = {"str": "string", "int": "number", "float": "number", "bool": "boolean"}


@dataclass(frozen=True, slots=True)
class Source:
    """A module, its syntax tree, and its comments by line number."""

    module: ModuleType
    tree: ast.Module
    comments: Mapping[int, str]

    @classmethod
    def of(cls, module: ModuleType) -> "Source":
        text = inspect.getsource(module)
        return cls(module, ast.parse(text), dict(_comments(text)))

    def imports(self, package: str) -> dict[str, str]:
        """The names imported from a package, with their modules."""
        return {
            alias.asname or alias.name: node.module
            for node in self.tree.body
            if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith(package)
            for alias in node.names
        }

    def comment(self, node: ast.stmt) -> str:
        """The comment at the end of a statement's line, as TypeScript writes it."""
        said = self.comments.get(node.end_lineno or node.lineno)
        return f" // {said}" if said else ""


def text(modules: Iterable[ModuleType] = MODULES) -> str:
    """The whole file."""
    parts = [f"{_OPENING}export const VERSION = {corridor.wire.VERSION};\n"]
    sources = [Source.of(module) for module in modules]
    for name, origin in imported(sources).items():
        parts += declarations(origin, name)
    for source in sources:
        parts += declarations(source)
    return "\n".join(parts)


def imported(sources: Iterable[Source]) -> dict[str, Source]:
    """The types of the rules that fields have: where each of them is declared."""
    found: dict[str, Source] = {}
    for source in sources:
        for node in source.tree.body:
            fields = _own_fields(node).values() if isinstance(node, ast.ClassDef) else ()
            used = {one.id for field in fields for one in ast.walk(field) if _is_name(one)}
            for name in sorted(used & source.imports("corridor.rules").keys()):
                found[name] = _declaring(source, name)
    return found


def _declaring(source: Source, name: str) -> Source:
    """The module that declares a name, found by following imports."""
    while name in (imports := source.imports("corridor")):
        source = Source.of(import_module(imports[name]))
    return source


def declarations(source: Source, only: str | None = None) -> Iterator[str]:
    """Every type that a module declares, or the one with this name."""
    for node in source.tree.body:
        match node:
            case ast.ClassDef(name=name) if only in (None, name):
                yield from _class(source, node)
            case ast.AnnAssign(
                target=ast.Name(name), annotation=ast.Name("TypeAlias"), value=ast.expr() as value
            ) if _public(name) and only in (None, name):
                yield _alias(name, _type(source, value), source.comment(node))


def _class(source: Source, node: ast.ClassDef) -> Iterator[str]:
    cls = getattr(source.module, node.name)
    if issubclass(cls, Enum):
        values = [_quoted(member.value) for member in cls]
        yield f"{_doc(node)}{_alias(node.name, values)}"
    elif issubclass(cls, msgspec.Struct) and (_public(node.name) or _own_fields(node)):
        yield _interface(source, node, cls)


def _interface(source: Source, node: ast.ClassDef, cls: type[msgspec.Struct]) -> str:
    """A struct. Private bases are not exported; a base without fields is left out."""
    config = cls.__struct_config__
    optional = {one.encode_name for one in msgspec.structs.fields(cls) if not one.required}
    lines = []
    if config.tag is not None and _public(node.name):
        lines.append(f"  {config.tag_field}: {_quoted(config.tag)};\n")
    for name, field in _own_fields(node).items():
        mark = "?" if name in optional else ""
        kind = _joined(_type(source, field.annotation))
        lines.append(f"  {name}{mark}: {kind};{source.comment(field)}\n")
    head = f"{'export ' if _public(node.name) else ''}interface {node.name}{_extends(cls)}"
    return f"{_doc(node)}{head} {{\n{''.join(lines)}}}\n"


def _extends(cls: type[msgspec.Struct]) -> str:
    base = cls.__bases__[0]
    return f" extends {base.__name__}" if getattr(base, "__struct_fields__", ()) else ""


def _is_name(node: ast.AST) -> TypeGuard[ast.Name]:
    return isinstance(node, ast.Name)


def _own_fields(node: ast.ClassDef) -> dict[str, ast.AnnAssign]:
    return {
        field.target.id: field
        for field in node.body
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)
    }


def _type(source: Source, node: ast.expr) -> list[str]:
    """An annotation as the members of a TypeScript union."""
    match node:
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return _type(source, left) + _type(source, right)
        case ast.Constant(value=None):
            return ["null"]
        case ast.Constant(value=str(later)):  # of a struct that is declared below
            return _type(source, ast.parse(later, mode="eval").body)
        case ast.Name(name) if name.startswith("_"):
            return _type(source, _private_alias(source, name))
        case ast.Name(name):
            return [_SIMPLE.get(name, name)]
        case ast.Subscript(value=ast.Name("Literal"), slice=values):
            return [_quoted(value) for value in _as_tuple(ast.literal_eval(values))]
        case ast.Subscript(value=ast.Name("Annotated"), slice=ast.Tuple(elts=[plain, *_])):
            return _type(source, plain)
        case ast.Subscript(value=ast.Name(name), slice=inner):
            return [_container(source, name, inner)]
    raise TypeError(f"no TypeScript form is known for {ast.unparse(node)}")


def _container(source: Source, name: str, inner: ast.expr) -> str:
    match name, inner:
        case ("tuple", ast.Tuple(elts=[item, ast.Constant(value=value)])) if value is ...:
            return _array(_type(source, item))
        case ("Sequence", item):
            return _array(_type(source, item))
        case ("tuple", ast.Tuple(elts=items)):
            return f"[{', '.join(_joined(_type(source, item)) for item in items)}]"
        case ("dict", ast.Tuple(elts=[key, value])):
            return f"Record<{_joined(_type(source, key))}, {_joined(_type(source, value))}>"
    raise TypeError(f"no TypeScript form is known for {name}[{ast.unparse(inner)}]")


def _array(members: list[str]) -> str:
    return f"({_joined(members)})[]" if len(members) > 1 else f"{members[0]}[]"


def _private_alias(source: Source, name: str) -> ast.expr:
    """A private alias stands for its value: other modules cannot name it."""
    for node in source.tree.body:
        match node:
            case ast.AnnAssign(target=ast.Name(found), value=ast.expr() as value) if found == name:
                return value
    raise TypeError(f"the private alias {name} is not defined beside its use")


def _alias(name: str, members: list[str], comment: str = "") -> str:
    line = f"export type {name} = {_joined(members)};"
    if len(line) > _WIDTH:
        line = f"export type {name} =\n" + "\n".join(f"  | {one}" for one in members) + ";"
    return f"{line}{comment}\n"


def _doc(node: ast.ClassDef) -> str:
    """The docstring of a class as TypeScript writes it; empty if the class has none of its own."""
    said = ast.get_docstring(node)
    if not said:
        return ""
    lines = said.replace("``", "`").split("\n")
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    inside = "".join(f" * {line}".rstrip() + "\n" for line in lines)
    return f"/**\n{inside} */\n"


def _comments(source: str) -> Iterator[tuple[int, str]]:
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        said = token.string.lstrip("# ")
        if token.type == tokenize.COMMENT and not said.startswith(("noqa", "fmt", "type:")):
            yield token.start[0], said


def _joined(members: Iterable[str]) -> str:
    return " | ".join(members)


def _quoted(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value)


def _as_tuple(value: Any) -> tuple[Any, ...]:  # noqa: ANN401  whatever a literal holds
    return value if isinstance(value, tuple) else (value,)


def _public(name: str) -> bool:
    return not name.startswith("_")
