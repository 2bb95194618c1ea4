"""A table's layout: a name, an inline layout, or the text of a layout file."""

from corridor.rules.errors import InvalidSwitch
from corridor.rules.inline_layout import layout_text, parse_inline_layout
from corridor.rules.layout import Layout
from corridor.rules.layout_files import mode_named, parse_layout
from corridor.rules.modes import MODES, Mode, frame_of


def table_layout(mode: str, text: str | None) -> str | Layout | None:
    """The layout that a text means; raises ``InvalidSwitch`` or ``InvalidText``."""
    if text is None or mode not in MODES:
        return text
    if "=" in text:
        named = mode_named(text)
        if named not in (None, mode):
            raise InvalidSwitch("mode", str(named), (mode,))
        return parse_layout(text, frame_of(mode))
    if "." in text:
        return parse_inline_layout(text, frame_of(mode))
    return text


def kept_layout(mode: Mode, text: str | None) -> str | None:
    """The layout as it is stored: its name, or the inline form."""
    if text is None or not {"=", "."} & set(text):
        return text
    return layout_text(mode.layout)
