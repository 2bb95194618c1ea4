"""nginx and Caddy with the files of the kit, in front of a worker, on loopback ports."""

import json
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeAlias

from tests.debian import program
from tests.deploy.kit import KIT
from tests.fetched import run
from tests.server.workers import PATIENCE

Changes: TypeAlias = Mapping[str, str]  # of texts in a file of the kit
NO_CHANGES: Changes = MappingProxyType({})
_NGINX_MAIN = """\
daemon off;
worker_processes 1;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{ worker_connections 256; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/corridor.conf;
}}
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate for localhost, signed by itself, and its key."""
    made, key = folder / "fullchain.pem", folder / "privkey.pem"
    run(
        program("openssl", "openssl"), "req", "-x509", "-newkey", "ec",
        "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
        "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost",
        "-keyout", str(key), "-out", str(made),
        folder=folder,
    )  # fmt: skip
    return made, key


@dataclass(frozen=True)
class Front:
    """A proxy that runs: its address, and whom a client must trust."""

    base: str
    trusted: ssl.SSLContext


def _trusting_nobody() -> ssl.SSLContext:
    """For a certificate whose authority is made while the proxy starts."""
    found = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    found.check_hostname, found.verify_mode = False, ssl.CERT_NONE
    return found


def nginx_config(
    folder: Path, *, upstream: str, http: int, https: int, changes: Changes = NO_CHANGES
) -> Path:
    """The kit's file with our ports, our certificate and our name, in a whole configuration."""
    made, key = certificate(folder)
    text = (KIT / "nginx.conf").read_text(encoding="utf-8")
    places = {
        **changes,
        "server 127.0.0.1:8080;": f"server {upstream};",
        "listen 80;": f"listen 127.0.0.1:{http};",
        "listen 443 ssl http2;": f"listen 127.0.0.1:{https} ssl http2;",
        "    listen [::]:80;\n": "",
        "    listen [::]:443 ssl http2;\n": "",
        "/etc/letsencrypt/live/corridor.example/fullchain.pem": str(made),
        "/etc/letsencrypt/live/corridor.example/privkey.pem": str(key),
        "corridor.example": "localhost",
    }
    for old, new in places.items():
        assert old in text, old
        text = text.replace(old, new)
    (folder / "corridor.conf").write_text(text)
    whole = folder / "nginx.conf"
    whole.write_text(_NGINX_MAIN.format(folder=folder))
    return whole


@contextmanager
def nginx(
    folder: Path, upstream: str, *, ports: bool = False, changes: Changes = NO_CHANGES
) -> Iterator[Front]:
    """Run nginx in front of an upstream; with ``ports`` it tells the port of each client, too."""
    path = program("nginx", "nginx")
    https = free_port()
    config = nginx_config(folder, upstream=upstream, http=free_port(), https=https, changes=changes)
    if ports:
        site = folder / "corridor.conf"
        text = site.read_text()
        # Also what a client says of itself stays, before the address that counts.
        told = '"$http_x_forwarded_for, $remote_addr:$remote_port"'
        assert "X-Forwarded-For $remote_addr;" in text
        site.write_text(text.replace("For $remote_addr;", f"For {told};"))
    run(path, "-t", "-q", "-e", str(folder / "error.log"), "-c", str(config), folder=folder)
    words = [path, "-e", str(folder / "error.log"), "-c", str(config)]
    with _running(words, {}, https):
        trusted = ssl.create_default_context(cafile=str(folder / "fullchain.pem"))
        yield Front(f"https://localhost:{https}", trusted)


@contextmanager
def caddy(folder: Path, upstream: str, *, changes: Changes = NO_CHANGES) -> Iterator[Front]:
    """Caddy in front of an upstream; it makes its certificate itself."""
    path = program("caddy", "caddy")
    https = free_port()
    environment = {
        "CORRIDOR_SITE": f"https://localhost:{https}",
        "CORRIDOR_UPSTREAM": upstream,
        "HOME": str(folder),
        "XDG_DATA_HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
    }
    text = (KIT / "Caddyfile").read_text(encoding="utf-8")
    for old, new in changes.items():
        assert old in text, old
        text = text.replace(old, new)
    file = str(folder / "Caddyfile")
    Path(file).write_text(text)
    run(path, "validate", "--config", file, "--adapter", "caddyfile", folder=folder,
        environment=environment)  # fmt: skip
    adapted = run(path, "adapt", "--config", file, "--adapter", "caddyfile", folder=folder,
                  environment=environment)  # fmt: skip
    config: dict[str, Any] = json.loads(adapted)
    config["admin"] = {"disabled": True}
    # Its own authority must not become one that the machine trusts.
    config["apps"]["pki"] = {"certificate_authorities": {"local": {"install_trust": False}}}
    config["apps"]["http"]["http_port"] = free_port()
    (folder / "caddy.json").write_text(json.dumps(config))
    words = [path, "run", "--config", str(folder / "caddy.json")]
    with _running(words, environment, https):
        yield Front(f"https://localhost:{https}", _trusting_nobody())


@contextmanager
def _running(words: list[str], environment: dict[str, str], port: int) -> Iterator[None]:
    """A proxy that answers, until the end of the block."""
    with subprocess.Popen(
        words, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as process:
        try:
            until = time.monotonic() + PATIENCE
            while not _answers(port):
                assert process.poll() is None, f"{words[0]} has ended"
                assert time.monotonic() < until
                time.sleep(0.05)
            yield
        finally:
            process.terminate()


def _answers(port: int) -> bool:
    """Whether a proxy shakes hands: its certificate may come after it listens."""
    try:
        with (
            socket.create_connection(("127.0.0.1", port), PATIENCE) as probe,
            _trusting_nobody().wrap_socket(probe, server_hostname="localhost"),
        ):
            return True
    except OSError:  # a refused handshake, too
        return False
