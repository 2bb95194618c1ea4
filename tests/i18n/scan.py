"""Scans Python source for catalogue keys and for hard-coded sentences."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import corridor

SOURCE = Path(corridor.__file__).parent
KEY = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)+")

# Calls whose arguments are shown to people, by the last part of their name.
SPOKEN_CALLS = frozenset(
    "echo secho echo_via_pager tell print print_exception rule log ask confirm prompt fail style "
    "ClickException UsageError BadParameter BadOptionUsage FileError NoSuchOption "
    "Panel Text Table add_column add_row status".split()
)
# Keyword arguments shown to people, in any call.
SPOKEN_KEYWORDS = frozenset(
    "help short_help epilog prompt title caption description header footer label placeholder "
    "subtitle tooltip confirmation_prompt".split()
)
# Calls whose arguments are never shown: key look-ups, data, logs and errors.
SILENT_CALLS = frozenset(
    "say dumps compile sub match search fullmatch split get getattr hasattr isinstance make_player "
    "strftime debug info warning error exception getLogger warn".split()
)
MARKUP = re.compile(r"\[/?[a-z #_.0-9]*\]|<[^>]*>?|&[a-z#0-9]+;|\{[^}]*\}")
WORD = re.compile(r"[^\W\d_]{2,}")
SENTENCE = re.compile(r"\s*[A-Z][\w'’-]*(,? [\w'’“”\"()-]+){2,}\s*[.?!:…]\s*")


@dataclass(frozen=True)
class Use:
    """A look-up of a key, or of its beginning if the rest is a code."""

    key: str
    whole: bool
    args: frozenset[str] | None  # None if they are passed by **
    line: int


@cache
def modules(root: Path = SOURCE) -> list[tuple[Path, ast.Module]]:
    """Every module of the package but those of i18n."""
    return [
        (path.relative_to(root), ast.parse(path.read_text(encoding="utf-8")))
        for path in sorted(root.rglob("*.py"))
        if path.relative_to(root).parts[0] != "i18n"
    ]


def literals(tree: ast.AST) -> set[str]:
    """Every string literal."""
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def looked_up(tree: ast.AST) -> Iterator[Use]:
    """Every key that is looked up, by ``say`` or as a help text."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        if _name(node) == "say" and node.args:
            names = [keyword.arg for keyword in node.keywords]
            args = None if None in names else frozenset(name for name in names if name)
            yield from _keys(node.args[0], args)
        for keyword in node.keywords:
            match keyword.value:
                case ast.Constant(value=str(key)) if KEY.fullmatch(key):
                    if keyword.arg in SPOKEN_KEYWORDS:
                        yield Use(key, whole=True, args=frozenset(), line=node.lineno)


def hard_coded(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Every string that would be shown to people without the catalogue, with its line."""
    silent = set(_programmers_words(tree))
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            yield from _spoken_by_call(node)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from _help_in_docstring(node)
        elif isinstance(node, ast.JoinedStr | ast.Constant) and node not in silent:
            words = _as_written(node)
            if SENTENCE.fullmatch(MARKUP.sub("", words)):
                yield node.lineno, words


def _keys(node: ast.expr, args: frozenset[str] | None) -> Iterator[Use]:
    match node:
        case ast.Constant(value=str(key)):
            yield Use(key.replace("_", "-"), whole=True, args=args, line=node.lineno)
        case ast.JoinedStr(values=[ast.Constant(value=str(start)), *_]):
            yield Use(start.replace("_", "-"), whole=False, args=args, line=node.lineno)
        case ast.IfExp(body=body, orelse=orelse):
            yield from _keys(body, args)
            yield from _keys(orelse, args)


def _spoken_by_call(call: ast.Call) -> Iterator[tuple[int, str]]:
    spoken: list[ast.expr] = []
    if _name(call) in SPOKEN_CALLS:
        spoken += call.args
    spoken += [keyword.value for keyword in call.keywords if keyword.arg in SPOKEN_KEYWORDS]
    for expression in spoken:
        for literal in _spoken_literals(expression):
            words = _as_written(literal)
            if WORD.search(MARKUP.sub("", words)) and not KEY.fullmatch(words):
                yield literal.lineno, words


def _spoken_literals(node: ast.AST) -> Iterator[ast.Constant]:
    """String literals that an expression may show to people."""
    match node:
        case ast.Constant(value=str()):
            yield node
        case ast.Call() if _name(node) in SILENT_CALLS | SPOKEN_CALLS:
            return  # a nested spoken call is scanned on its own
        case ast.Compare() | ast.Subscript() | ast.Lambda():
            return
        case ast.FormattedValue(value=value):
            yield from _spoken_literals(value)
        case ast.IfExp(body=body, orelse=orelse):
            yield from _spoken_literals(body)
            yield from _spoken_literals(orelse)
        case ast.Call(func=func, args=args):
            for part in (func, *args):
                yield from _spoken_literals(part)
        case ast.Dict(values=values):
            for value in values:
                yield from _spoken_literals(value)
        case _:
            for child in ast.iter_child_nodes(node):
                yield from _spoken_literals(child)


def _as_written(node: ast.expr) -> str:
    """A string literal or f-string, with X for each inserted value."""
    match node:
        case ast.Constant(value=str(words)):
            return words
        case ast.JoinedStr(values=values):
            return "".join(_as_written(value) or "X" for value in values)
    return ""


def _help_in_docstring(
    function: ast.FunctionDef | ast.AsyncFunctionDef,
) -> Iterator[tuple[int, str]]:
    """A command without help= shows its docstring to people."""
    docstring = ast.get_docstring(function)
    if docstring is None:
        return
    for decorator in function.decorator_list:
        match decorator:
            case ast.Call(keywords=keywords) if any(word.arg == "help" for word in keywords):
                continue
            case ast.Attribute(attr=name) | ast.Call(func=ast.Attribute(attr=name)):
                if name in {"command", "group"}:
                    yield function.lineno, docstring


def _programmers_words(tree: ast.AST) -> Iterator[ast.AST]:
    """Docstrings, exceptions, asserts, patterns and logs: not shown to players."""
    for node in ast.walk(tree):
        match node:
            case ast.Raise() | ast.Assert():
                yield from ast.walk(node)
            case ast.Call() if _name(node) in SILENT_CALLS or _name(node) == "__init__":
                yield from ast.walk(node)
            case ast.Expr(value=ast.Constant()):
                yield node.value


def _name(call: ast.Call) -> str:
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""
