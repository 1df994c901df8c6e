"""People with browsers: each has their own context, so their own memory and links."""

from __future__ import annotations

import json
import urllib.request
from typing import Any, Final, NotRequired, TypedDict

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, ViewportSize, expect

WITHOUT: Final = ("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup")
"""Below the address bar, which nobody sees: pages of the browser's own, made for every visitor, and half of the work
that it takes to let one in."""
ALSO_WITHOUT: Final = (
    *("AimEnabled", "AvoidCorsURLLoaderRestartOnRedirect", "AvoidUnnecessaryBeforeUnloadCheckSync"),
    *("DestroyProfileOnBrowserClose", "HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades", "LensOverlay"),
    *("MediaRouter", "NetworkTimeServiceQuerying", "OptimizationHints", "PaintHolding", "PreconnectToSearch"),
    "ThirdPartyStoragePartitioning",
)
"""What Playwright switches off: the browser listens to the last such flag only."""
FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join((*WITHOUT, *ALSO_WITHOUT))}",
]
DESK: Final[ViewportSize] = {"width": 1600, "height": 1000}
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
PATIENCE: Final = 20_000
"""Milliseconds to wait for anything: the machine may be busy with other tests."""
USUAL: Final = {
    "locale": "en-GB",
    "reduced_motion": "reduce",
    "color_scheme": "light",
    "service_workers": "block",  # but where a test is about them
}
BLOCKED: Final = "Service Worker registration blocked by Playwright"
"""What the browser says where a visitor's page keeps no files."""
LIKING: Final = "localStorage['lawbound.settings'] ??= JSON.stringify(%s)"
"""What a reader has set before the first visit."""

expect.set_options(timeout=PATIENCE)


class Visitors:
    """Opens browsers, and listens to what goes wrong in them: errors of scripts, refused files, broken policies."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.complaints: list[str] = []
        self.forgiven: tuple[str, ...] = ()
        self._contexts: list[BrowserContext] = []

    def come(
        self, viewport: ViewportSize = DESK, address: str | None = None, pace: float | None = None, **options: Any
    ) -> Page:
        """A new person with a browser; at the phone they touch.

        What others do is on their table at once, or is shown at that pace, against a line a second.
        """
        by_touch = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2} if viewport == PHONE else {}
        context = self.browser.new_context(
            base_url=address or self.address,
            viewport=viewport,
            **{**USUAL, **by_touch, **options},
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(LIKING % json.dumps({"atOnce": pace is None, "pace": pace or 1}))
        self._contexts.append(context)
        return self.watch(context.new_page())

    def watch(self, page: Page) -> Page:
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self._complain(f"{error.name}: {error.message}"))
        return page

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and message.text != BLOCKED:
            self._complain(f"{message.text} ({message.location.get('url', '')})")

    def _complain(self, text: str) -> None:
        if not any([part in text for part in self.forgiven]):
            self.complaints.append(text)

    def leave(self) -> None:
        for context in self._contexts:
            context.close()


# Games made without a browser, for tests that are about something else


class Link(TypedDict):
    role: str
    seat: int | None
    token: str


class Made(TypedDict):
    game: str
    links: list[Link]
    commitment: NotRequired[str]


def new_game(address: str, *seats: str, game: str = "root", **wishes: Any) -> Made:
    """A game with those seats; the seats of people are the plain ones."""
    return post(f"{address}/api/2/games", {"game": game, "seats": [{"seat": seat} for seat in seats], **wishes})


def post(address: str, body: Any) -> Made:
    request = urllib.request.Request(address, json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=30) as answer:
        made: Made = json.load(answer)
    return made


def path_of(made: Made, seat: int | None, role: str = "seat") -> str:
    """The link as people share it, without the server's address."""
    token = next(link["token"] for link in made["links"] if link["role"] == role and link["seat"] == seat)
    return f"/g/{made['game']}#{token}"
