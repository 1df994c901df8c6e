"""`lawbound serve`: play in the browser."""

from __future__ import annotations

import argparse
import errno
import gc
import ipaddress
import re
import socket
import sys
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from lawbound.cli import UserError
from lawbound.cli.language import add_language, wanted_language

if TYPE_CHECKING:
    from fastapi import FastAPI

    from lawbound.cli import Subparsers
    from lawbound.server.door import Door
    from lawbound.server.settings import Settings

HOST = "127.0.0.1"
PORT = 8800
LAST_PORT = 65535
SQLITE = "sqlite:///"
EVERYWHERE = ("0.0.0.0", "::", "")
TURN_SECONDS = 0.0002
OTHER_FILES: Final = 100
"""What a server has open besides connections."""
HOST_NAME: Final = re.compile(r"[A-Za-z0-9]([A-Za-z0-9.-]{0,98}[A-Za-z0-9.])?")
LARGEST_FRAME = 64 * 1024
"""What is larger ends the connection at once; up to that the server says what the limit is."""


def add(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "serve",
        help="play in the browser",
        description="Start the server for playing in the browser, and open the page. Games are kept in the store.",
    )
    parser.add_argument("--host", default=HOST, metavar="HOST", help=f"the address to listen at (default: {HOST})")
    parser.add_argument(
        "--port", default=str(PORT), metavar="PORT", help=f"the port (default: {PORT}; 0: any that is free)"
    )
    parser.add_argument(
        "--store",
        metavar="URL",
        help="where games are kept: a file, sqlite:///path/file.db or postgresql://... "
        "(default: games.db in your data folder)",
    )
    parser.add_argument(
        "--name",
        action="append",
        default=[],
        type=_name,
        metavar="NAME",
        help="a name by which browsers may open this server, besides its addresses and the name of this machine "
        "(may be given several times)",
    )
    parser.add_argument(
        "--proxy",
        action="append",
        default=[],
        type=_network,
        metavar="ADDRESS",
        help="the address, or the network, of a proxy in front of this server: it is believed who asks "
        "(X-Forwarded-For; may be given several times; default: nobody is)",
    )
    parser.add_argument("--no-browser", action="store_true", help="do not open the page")
    add_language(parser)
    parser.set_defaults(run=run)


def wanted_port(text: str) -> int:
    """The number of a port; UserError if it is none."""
    from lawbound.present.speech import say

    if not (text.isascii() and text.isdigit() and int(text) <= LAST_PORT):
        raise UserError(say("serve-no-port", port=text, last=LAST_PORT))
    return int(text)


def wanted_store(url: str) -> str:
    """The store that was named; UserError if it is a file in a folder that there is not: likely a slip of the pen."""
    from lawbound.present.speech import say

    name = url.removeprefix(SQLITE)
    is_file = "://" not in name and not name.startswith("file:")  # which is an address in SQLite's own notation
    if is_file and not (file := Path(name)).parent.is_dir():
        raise UserError(say("serve-no-folder", folder=str(file.parent)))
    return url


def _name(text: str) -> str:
    if not HOST_NAME.fullmatch(text):
        raise argparse.ArgumentTypeError(f"{text!r} is no name of a host, such as games.example")
    return text.lower().removesuffix(".")


def _network(text: str) -> str:
    try:
        return str(ipaddress.ip_network(text, strict=False))
    except ValueError:
        reason = "is neither an address nor a network, such as 192.0.2.1 or 192.0.2.0/24"
        raise argparse.ArgumentTypeError(f"{text!r} {reason}") from None


def run(args: argparse.Namespace) -> int:
    from lawbound.present.speech import speaking

    with speaking(wanted_language(args)):
        return _serve(args)


def _serve(args: argparse.Namespace) -> int:
    import webbrowser

    import uvicorn

    from lawbound.kernel import LawboundError
    from lawbound.present.speech import say
    from lawbound.server.app import create_app
    from lawbound.server.security import own_names
    from lawbound.server.settings import Settings, default_store
    from lawbound.server.store import Store

    listening = listen(args.host, wanted_port(args.port))
    port: int = listening.getsockname()[1]
    address = page_address(args.host, port)
    try:
        names = (*args.name, args.host.lower(), *own_names())
        settings = Settings(
            store=wanted_store(args.store) if args.store else default_store(), proxies=tuple(args.proxy), names=names
        )
        settings = replace(settings, connections=room_for(settings.connections))
        store = Store.open(settings.store)
        store.claim()
    except (UserError, LawboundError, OSError) as error:
        listening.close()
        raise UserError(str(error)) from None

    class Server(uvicorn.Server):
        """Says where it is as soon as it can be asked, and lets nobody wait when it is to end."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                print(say("serve-ready", address=address))
                print(say("serve-stop"), flush=True)
                if not args.no_browser:
                    webbrowser.open(address)

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            app.state.door.close()
            await super().shutdown(sockets)

    app = create_app(settings, store)
    server = Server(uvicorn.Config(app, **server_settings(app)))
    search_garbage_seldom()
    take_turns_often()
    with suppress(KeyboardInterrupt):
        server.run(sockets=[listening])
    print(say("serve-bye"))
    return 0


def search_garbage_seldom() -> None:
    """Python's full search for garbage takes longer the more games are live, and holds all of them up meanwhile.

    What is loaded by now stays for good and need not be searched. Games hold few cycles, so the rest can wait: with a
    hundred games a search took 100 to 200 ms every few seconds, and memory is the same without it. What is new is
    searched in small portions: 50,000 things take 20 ms.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 5, 400)


def take_turns_often() -> None:
    """Python's threads take turns: whoever thinks keeps its own for 5 ms, and answering a choice takes several turns.

    With computer players thinking at three tables, a person at a fourth waited 130 ms for an answer; so it is 30 ms.
    """
    sys.setswitchinterval(TURN_SECONDS)


def room_for(connections: int) -> int:
    """As many connections as the system lets this process have; every one is an open file, and so is the store."""
    try:
        import resource
    except ImportError:  # a system without such limits
        return connections
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + OTHER_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        return max(1, min(connections, soft - OTHER_FILES))
    return connections


def server_settings(app: FastAPI) -> dict[str, Any]:
    """How uvicorn runs a server of ours: no access log, for addresses and times of people are nobody's business.

    Who asks is what the connection says, unless a proxy that was named brings it; the environment is not believed.
    """
    door: Door = app.state.door
    settings: Settings = app.state.settings
    return {
        **door.protocols(),
        "proxy_headers": bool(settings.proxies),
        "forwarded_allow_ips": list(settings.proxies),
        "access_log": False,
        "log_level": "warning",
        "server_header": False,
        "ws_max_size": LARGEST_FRAME,
        "ws_per_message_deflate": False,  # `compression` says why; and squeezing every table would hold up the others
        "ws_ping_interval": 20,
        "ws_ping_timeout": 20,
        "timeout_graceful_shutdown": 3,
    }


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens there; UserError says why that is not possible."""
    from lawbound.present.speech import say

    try:
        family = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0][0]
        listening = socket.socket(family, socket.SOCK_STREAM)
        try:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listening.bind((host, port))
            listening.listen(1024)
        except OSError:
            listening.close()
            raise
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise UserError(say("serve-port-taken", port=str(port))) from None
        reason = error.strerror or str(error)
        raise UserError(say("serve-cannot-listen", host=host, port=str(port), reason=reason)) from None
    return listening


def page_address(host: str, port: int) -> str:
    """What to type into the browser of this machine.

    >>> page_address("0.0.0.0", 8800), page_address("::1", 80)
    ('http://127.0.0.1:8800/', 'http://[::1]:80/')
    """
    name = HOST if host in EVERYWHERE else host
    return f"http://{f'[{name}]' if ':' in name else name}:{port}/"
