"""A screen of the page asks for the parts of the catalogue whose sentences it can say."""

import pytest

from corridor import i18n
from corridor.server.http.catalogues import page_parts
from tests.i18n.page_parts import declared, reached, said

# The modules with which each screen begins.
BEGINS = {
    "home": ["screens/home/index.tsx"],
    "missing": ["screens/missing.tsx"],
    "new": ["screens/home/new.tsx"],
    "watch": ["screens/watch/index.tsx"],
    "games": ["screens/games/index.tsx"],
    "join": ["screens/join/index.tsx"],
    "elsewhere": ["screens/elsewhere/index.tsx"],
    "return": ["screens/elsewhere/return.tsx"],
    "learn": ["screens/learn/list.tsx", "screens/learn/lesson.tsx"],
    "rules": ["screens/rules/games.tsx", "screens/rules/chapter.tsx"],
    "puzzle": ["screens/puzzles.tsx"],
    "analysis": ["screens/analysis/index.tsx"],
    "editor": ["screens/editor/index.tsx"],
    "match": ["screens/match.tsx"],
    "review": ["screens/review/index.tsx"],
}
# Asked for by the modules themselves when they are shown.
LATER = {"questions", "replay", "spoken"}


def test_every_screen_has_its_parts() -> None:
    assert declared().keys() == BEGINS.keys()
    assert set().union(*declared().values()) <= page_parts()


@pytest.mark.parametrize("screen", BEGINS)
def test_a_screen_asks_for_what_it_can_say(screen: str) -> None:
    known = declared()[screen] | LATER | {"words"}
    missing = {
        (module, key)
        for module, key in said(reached(*BEGINS[screen]))
        if i18n.part_of(key) not in known
    }
    assert missing == set()
