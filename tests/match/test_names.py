"""Names of people: shown safely, and refused if nobody could see them."""

import pytest

from corridor.match.decision import Declined
from corridor.match.names import clean_name

INVISIBLE = (
    "\u3164\u2800\u115f\u1160\uffa0\u200b\u2060\u00ad\u034f\u17b4\u180e\ufe0f\u0301\u202e\ufeff"
    "\U0001d159\U000e0041\U00016fe4"
)


def test_names_are_shown_safely() -> None:
    assert clean_name("a" * 99) == "a" * 24
    assert clean_name("\x00<b>\n\u200fx") == "<b> x"
    assert clean_name("Ann\u3164 \u2800Other\u115f") == "Ann Other"
    assert clean_name("\u2764\ufe0f") == "\u2764\ufe0f"
    assert clean_name("\u0928\u093f") == "\u0928\u093f"  # a letter with a mark
    assert clean_name(" \u3000 ") == ""


@pytest.mark.parametrize("sign", INVISIBLE)
def test_a_name_that_nobody_can_see_is_refused(sign: str) -> None:
    for name in (sign, sign * 9, f" {sign} {sign}"):
        with pytest.raises(Declined) as refused:
            clean_name(name)
        assert refused.value.code == "bad_name"
    assert clean_name(f"Ann{sign}").startswith("An")
