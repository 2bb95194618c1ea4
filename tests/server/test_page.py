"""Routes of the page: files, languages, catalogues."""

import asyncio
import gzip
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest

from corridor.i18n import languages, parts
from corridor.server.http import language, pages
from corridor.server.http.catalogues import page_parts
from corridor.server.http.language import reader_language
from tests.server.workers import fresh_settings, running

Ask = Callable[..., Awaitable[httpx.Response]]
HOME = '<!doctype html><html lang="en" dir="ltr"><title>Corridor</title>' + "<p>" * 300


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a built page, served instead of the package's."""
    folder = tmp_path / "web"
    (folder / "icons").mkdir(parents=True)
    (folder / "index.html").write_text(HOME, encoding="utf-8")
    (folder / "app.js").write_text("1;" * 400, encoding="utf-8")
    (folder / "sw.js").write_text("self", encoding="utf-8")
    (folder / "manifest.webmanifest").write_text("{}", encoding="utf-8")
    (folder / "icons/icon.png").write_bytes(b"\x89PNG" * 300)
    (tmp_path / "secret.txt").write_text("no", encoding="utf-8")
    monkeypatch.setattr(pages, "FOLDER", folder)
    return folder


def asked(tmp_path: Path, act: Callable[[Ask], Awaitable[None]]) -> None:
    """Run ``act`` against a fresh server."""

    async def whole() -> None:
        async with (
            running(fresh_settings(tmp_path / "data")) as (worker,),
            httpx.AsyncClient(base_url=worker.base, trust_env=False, verify=False) as web,
        ):

            async def ask(path: str, method: str = "GET", **headers: str) -> httpx.Response:
                named = {name.replace("_", "-"): value for name, value in headers.items()}
                return await web.request(method, path, headers=named)

            await act(ask)

    asyncio.run(whole())


def test_a_file_is_sent_once_and_asked_for_again_by_its_tag(built: Path, tmp_path: Path) -> None:
    async def act(ask: Ask) -> None:
        first = await ask("/app.js", accept_encoding="gzip")
        assert first.status_code == 200
        assert first.headers["content-encoding"] == "gzip"
        assert first.headers["content-type"].startswith("text/javascript")
        assert first.headers["cache-control"] == "no-cache"
        assert first.text == "1;" * 400
        again = await ask("/app.js", if_none_match=first.headers["etag"])
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == first.headers["etag"]
        plain = await ask("/app.js", accept_encoding="identity")
        assert "content-encoding" not in plain.headers
        head = await ask("/app.js", "HEAD")
        assert (head.status_code, head.content) == (200, b"")
        assert head.headers["etag"] == first.headers["etag"]
        (built / "app.js").write_text("2;" * 400, encoding="utf-8")
        rebuilt = await ask("/app.js", if_none_match=first.headers["etag"])
        assert (rebuilt.status_code, rebuilt.text) == (200, "2;" * 400)

    asked(tmp_path, act)


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/sw.js", "text/javascript; charset=utf-8"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/icons/icon.png", "image/png"),
        ("/", "text/html; charset=utf-8"),
    ],
)
def test_files_have_their_kind(built: Path, tmp_path: Path, path: str, kind: str) -> None:
    async def act(ask: Ask) -> None:
        answer = await ask(path)
        assert answer.status_code == 200
        assert answer.headers["content-type"] == kind
        assert "worker-src 'self'" in answer.headers["content-security-policy"]

    asked(tmp_path, act)


def test_addresses_open_the_page_and_programs_addresses_do_not(built: Path, tmp_path: Path) -> None:
    async def act(ask: Ask) -> None:
        for path in ("/", "/index.html", "/abcd1234", "/join", "/join/SECRET_-9", "/new",
                     "/learn", "/learn/race-step", "/rules", "/rules/classic-2"):  # fmt: skip
            answer = await ask(path)
            assert (answer.status_code, answer.text) == (200, HOME), path
        for path in (
            "/a/b",
            "/abcd123",
            "/join/a/b",
            "/learn/a/b",
            "/nothing-here",
        ):  # the page says so
            answer = await ask(path, if_none_match="*")
            assert (answer.status_code, answer.text) == (404, HOME), path
        for path in ("/api/nothing", "/i18n/xx/words.ftl", "/i18n/en.ftl",
                     "/i18n/en/terminal.ftl", "/game/x", "/none.js",
                     "/../secret.txt", "/%2e%2e/secret.txt", "/icons/..%2f..%2fsecret.txt",
                     "/image/x"):  # fmt: skip
            answer = await ask(path)
            assert 400 <= answer.status_code < 500, path
            assert answer.json()["code"], path

    asked(tmp_path, act)


def test_a_reader_gets_the_page_in_a_language(
    built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(language, "choose", lambda lang: {"en-US": "en"}.get(lang, lang))
    monkeypatch.setattr(language, "say", lambda _key, lang: lang)

    async def act(ask: Ask) -> None:
        arabic = await ask("/", accept_language="ar")
        assert '<html lang="ar" dir="rtl">' in arabic.text
        assert "Accept-Language" in arabic.headers["vary"]
        chosen = await ask("/", accept_language="ar", cookie="corridor-lang=fr")
        assert '<html lang="fr" dir="ltr">' in chosen.text
        assert chosen.headers["etag"] != arabic.headers["etag"]
        in_address = await ask("/?lang=en-US", cookie="corridor-lang=fr")
        assert '<html lang="en" dir="ltr">' in in_address.text

    asked(tmp_path, act)


@pytest.mark.parametrize(
    ("asked_for", "cookie", "accepted", "found"),
    [
        ("de", "fr", "ja", "de"),
        ("xx", "fr", "ja", "fr"),
        ("", "", "xx, ja;q=0.5, de;q=0.9", "de"),
        ("", "", "de;q=0, ja;q=0.1", "ja"),
        ("", "", "fr-CA, de", "fr"),
        ("no", "", "de", "nb"),
        ("", "no", "de", "nb"),
        ("", "", "no, de;q=0.9", "nb"),
        ("", "", "nn-NO, de;q=0.9", "nb"),
        ("pt-BR", "", "de", "pt"),
        ("", "", "pt-BR, pt;q=0.9, en;q=0.8", "pt"),
        ("", "", "*", "en"),
        ("", "", "de;q=nonsense", "en"),
        ("", "", "", "en"),
        ("../..", "<b>", "\x00", "en"),
    ],
)
def test_the_language_of_a_reader(
    monkeypatch: pytest.MonkeyPatch, asked_for: str, cookie: str, accepted: str, found: str
) -> None:
    monkeypatch.setattr("corridor.i18n.languages", lambda: ("de", "en", "fr", "ja", "nb", "pt"))
    assert reader_language(asked_for, cookie, accepted) == found


def test_pages_get_no_sentence_that_they_do_not_say() -> None:
    assert set(parts()) - page_parts() == {"pictures", "previews", "terminal"}


def test_catalogues_and_languages_are_served(tmp_path: Path) -> None:
    async def act(ask: Ask) -> None:
        path = "/i18n/en/refusals.ftl"
        answer = await ask(path, accept_encoding="gzip")
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        assert "refusal-game-over = The game is over." in answer.text
        assert (await ask(path, if_none_match=answer.headers["etag"])).status_code == 304
        assert len(gzip.compress(answer.content)) < 4_000
        spoken = (await ask("/api/languages")).json()
        assert {"lang": "en", "name": "English", "dir": "ltr"} in spoken
        assert [one["lang"] for one in spoken] == list(languages())

    asked(tmp_path, act)
