"""Looking up sentences and choosing the language."""

import re
import subprocess
import sys

import pytest

from corridor import i18n
from corridor.i18n import MissingWords, UnknownLanguage, choose, listed, say, speak


def test_arguments_stand_in_the_sentence_without_invisible_marks() -> None:
    sentence = say("refusal-closes-last-route", pieces="W")
    assert sentence == "That would close the last way of W. Leave a gap."


def test_a_draw_has_no_winner() -> None:
    assert say("outcome-plies", winner="none") == "A draw: the move limit is reached."
    assert say("outcome-goal", winner="W") == "W wins: first to the far side."


def test_a_code_may_be_part_of_a_key_as_it_is() -> None:
    assert say("refusal-closes_last_route", pieces="W").endswith("way of W. Leave a gap.")


def test_a_sentence_for_developers_is_english_in_every_language() -> None:
    assert i18n.english_only("cli-help-legal")
    assert not i18n.english_only("refusal-game-over")
    assert say("cli-help-legal", "fr") == say("cli-help-legal", "en")


def test_a_part_that_does_not_exist_is_empty() -> None:
    assert i18n.catalogue("en", "no-such-part") == ""
    assert i18n.part_of("no-such-key") is None


def test_a_missing_sentence_is_an_error_where_warnings_are() -> None:
    with pytest.raises(MissingWords):
        say("no-such-key")


def test_a_missing_argument_is_an_error_where_warnings_are() -> None:
    with pytest.raises(MissingWords):
        say("refusal-closes-last-route")


@pytest.mark.filterwarnings("ignore")
def test_people_read_the_key_when_there_is_no_sentence() -> None:
    assert say("no-such-key") == "no-such-key"


@pytest.mark.filterwarnings("ignore")
def test_people_read_english_when_their_language_lacks_a_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    said = {"en": "a-greeting = Hello.\na-farewell = Bye.", "fr": "a-farewell = Adieu."}
    monkeypatch.setattr(i18n, "languages", lambda: tuple(said))
    monkeypatch.setattr(i18n, "catalogue", lambda lang, _part: said[lang])
    monkeypatch.setattr(i18n, "part_of", lambda _key: "words")
    monkeypatch.setattr(i18n, "_bundles", {})
    for read in ("_read_parts", "_ready"):
        monkeypatch.setattr(i18n, read, set())
    assert say("a-farewell", "fr") == "Adieu."
    assert say("a-greeting", "fr") == "Hello."


def test_a_missing_sentence_is_not_shouted_at_people() -> None:
    program = "from corridor.i18n import say; print(say('no-such-key'))"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert (done.stdout, done.stderr) == ("no-such-key\n", "")


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownLanguage, match=r"“tlh”.*en") as refused:
        say("refusal-game-over", "tlh")
    assert (refused.value.wanted, refused.value.known) == ("tlh", i18n.languages())


def test_a_catalogue_of_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownLanguage):
        i18n.catalogue("../en", "words")


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "tlh_QO.UTF-8"}, "en"),
        ({"LANG": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "pt_BR.UTF-8"}, "pt"),
        ({"LANG": "no_NO.UTF-8"}, "nb"),
        ({"LANG": "nn_NO.UTF-8"}, "nb"),
        ({"LANG": "nb_NO.UTF-8"}, "nb"),
        ({"LANG": "zh_CN.UTF-8"}, "en"),
        ({"LANG": "de_AT@euro"}, "de"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "de_DE"}, "de"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "de_DE", "LC_ALL": "en_GB"}, "en"),
        ({"LANG": "fr_FR", "LC_ALL": ""}, "fr"),
    ],
)
def test_the_locale_chooses_the_language(
    environ: dict[str, str], lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(i18n, "languages", lambda: ("de", "en", "fr", "nb", "pt"))
    assert choose(environ=environ) == lang


def test_a_language_asked_for_wins_over_the_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(i18n, "languages", lambda: ("de", "en", "fr"))
    assert choose("fr", environ={"LANG": "de"}) == "fr"
    speak("de")
    assert choose(environ={"LANG": "fr"}) == "de"
    speak(None)
    assert choose(environ={"LANG": "fr"}) == "fr"


def test_fluent_is_not_loaded_before_something_is_said() -> None:
    program = "import sys, corridor.i18n; sys.exit(any('fluent' in name for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def test_the_door_is_exact() -> None:
    assert i18n.__all__ == sorted(i18n.__all__)
    assert all(hasattr(i18n, name) for name in i18n.__all__)


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "a1, b2, c3"), ("ja", "a1、b2、c3"), ("ar", "a1، b2، c3")]
)
def test_a_list_is_parted_as_its_language_parts_it(lang: str, words: str) -> None:
    assert listed(["a1", "b2", "c3"], lang) == words
    assert (listed(["a1"], lang), listed([], lang)) == ("a1", "")


@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize(
    ("lang", "one", "two"),
    [
        ("en", "1 step", "2 steps"),
        ("de", "1 Feld", "2 Felder"),
        ("fr", "1 case", "2 cases"),
        ("es", "1 paso", "2 pasos"),
        ("pl", "1 krok", "2 kroki"),
    ],
)
def test_one_step_is_said_otherwise_than_two(lang: str, one: str, two: str, turn: int) -> None:
    for steps, words in ((1, one), (2, two)):
        said = say("phase-action", lang, turn=turn, opening=3, steps=steps)
        assert re.search(rf"{words}\b", said), said


def test_threads_that_say_their_first_sentences_at_once_all_read_their_language() -> None:
    """A fresh program; each thread needs another part of the catalogue."""
    code = """
import threading
from corridor.i18n import say
keys = ["refusal-game-over", "draw-pellet", "piece-clyde", "language-name"]
start, said = threading.Barrier(len(keys)), {}
def speak(key):
    start.wait()
    say(key, "fi")
threads = [threading.Thread(target=speak, args=(key,)) for key in keys]
for thread in threads: thread.start()
for thread in threads: thread.join()
print(sum(say(key, "fi") == say(key, "en") for key in keys if key != "piece-clyde"))
"""
    for _ in range(3):
        done = subprocess.run(
            [sys.executable, "-W", "error", "-c", code], capture_output=True, text=True, check=True
        )
        assert done.stdout == "0\n"
