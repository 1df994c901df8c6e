"""What is on the table: it is a scene, options are found on it, and it shows no more than the viewer may know."""

from __future__ import annotations

import io
import json
import re
from functools import cache

import pytest
from pydantic import TypeAdapter
from rich.console import Console, RenderableType
from tests.oath.present.telling import EVERY_GAME, NAMES, asked, finished, played, said, setup
from tests.oath.situation import given

from lawbound.kernel import NATURE, Table, View, Word
from lawbound.kit.scene import Scene
from lawbound.oath.cards import CARDS, NUMBER
from lawbound.oath.kit import KIT
from lawbound.oath.present import names
from lawbound.oath.state import LEAST_MARKER, State
from lawbound.present.speech import speaking

STAGE = KIT.stage
SCENES = TypeAdapter(Scene)
UNPLACED = ("number", "promise", "goods", "oath", "site card", "back", "where", "defender", "warbands place", "plan")
"""Kinds of options that are only in the list, or may be."""


def places(scene: Scene) -> set[str]:
    return set(re.findall(r'"place": "([^"]+)"', json.dumps(scene)))


def printed(shown: RenderableType, width: int = 1000) -> str:
    out = io.StringIO()
    Console(file=out, width=width, markup=False, highlight=False).print(shown)
    return out.getvalue()


def seats(table: Table[State]) -> list[int | None]:
    return [None, *range(table.state.box.seats)]


@pytest.mark.parametrize("name", EVERY_GAME)
def test_it_is_a_scene_for_everybody_at_every_decision(name: str) -> None:
    for number, (table, _) in enumerate(played(setup(name), "scene")):
        for seat in seats(table) if number % 25 == 0 or table.pending is None else ():
            scene = STAGE.scene(table.view(seat))
            SCENES.validate_python(scene)
            assert len(scene["players"]) == table.state.box.seats


@pytest.mark.parametrize("name", EVERY_GAME)
def test_options_are_found_in_the_scene(name: str) -> None:
    found = 0
    for table, _ in played(setup(name), "places"):
        if table.pending is None:
            break
        view, ask = asked(table)
        there = places(STAGE.scene(view))
        for option in ask.options:
            place = STAGE.place(view, ask, option)
            if isinstance(option, Word) or ask.seat == NATURE:
                assert place is None
            elif ask.about.kind not in UNPLACED and place is not None:
                assert place in there, f"{ask.about} {option}: {place}"
                found += 1
        assert set(STAGE.about(view, ask)) - there <= {place for place in STAGE.about(view, ask) if "card:" in place}
    assert found > 200


# What is hidden


def unknown(view: View) -> set[str]:
    """The names of all cards of which the viewer does not know where they are."""
    s: State = view.state
    return {str(names.card(card)) for card in (*s.pool, *s.vision_pool, *s.relic_pool)}


@cache
def any_name() -> re.Pattern[str]:
    """Of a card, in the language spoken now: the longest where one stands within another."""
    known = sorted([str(names.card(card.number)) for card in CARDS if card.key], key=len, reverse=True)
    return re.compile(rf"(?<!\w)({'|'.join([re.escape(name) for name in known])})(?!\w)")


def named_in(text: str) -> set[str]:
    """The cards that the text names."""
    return set(any_name().findall(text))


@pytest.mark.law("oath 9.4")
@pytest.mark.parametrize("name", EVERY_GAME)
def test_no_hidden_card_is_named(name: str) -> None:
    """In Polish, so that no word of a sentence is the name of a card."""
    looked = 0
    with speaking("pl"):
        for number, (table, _) in enumerate(played(setup(name), "hidden")):
            if number % 40 and table.pending is not None:
                continue
            for seat in seats(table):
                view = table.view(seat)
                text = json.dumps(STAGE.scene(view), ensure_ascii=False) + printed(STAGE.text(view))
                if table.pending is not None and table.pending.seat == seat:
                    text += " | ".join(said(view, table.pending))
                hidden = unknown(view)
                assert not named_in(text) & hidden
                looked += len(hidden)
    assert looked > 500


@pytest.mark.law("oath 9.4")
@pytest.mark.parametrize("name", EVERY_GAME)
def test_the_log_names_no_secret_to_those_who_may_not_know_it(name: str) -> None:
    secrets = 0
    with speaking("pl"):
        table, heard = finished(setup(name), "log")
        for event in heard:
            for seat in seats(table):
                seen = event.seen_by(seat)
                if event.secret and not seen.secret and "site" not in event.name:
                    text = KIT.words.event(table.view(seat), seen)
                    cards = {str(names.card(card)) for card in event.secret if card < LEAST_MARKER}
                    assert not named_in(text) & cards
                    secrets += 1
    assert secrets > 30


@pytest.mark.law("oath 6.3", "oath 10.14")
def test_whoever_has_looked_at_a_relic_sees_it() -> None:
    s = given("oath seats=chancellor,red @1=plains:wolves,purple*2 @3=mountain:grand_mask red.pawn=3 turn=red")
    s.choose("peek at relic")
    if s.prompt == "peek at":
        s.choose("relic 1")
    for seat, knows in ((1, True), (0, False), (None, False)):
        text = json.dumps(STAGE.scene(s.table.view(seat)))
        assert (CARDS[NUMBER["grand_mask"]].name in text) == knows


# At a terminal


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
@pytest.mark.parametrize("width", [80, 100, 120])
def test_it_fits_the_width(width: int, language: str) -> None:
    with speaking(language):
        for number, (table, _) in enumerate(played(setup("six in a random world"), "width")):
            if number % 60 and table.pending is not None:
                continue
            view = table.view(None if table.pending is None else table.pending.seat)
            for shown in (STAGE.text(view), *[page(view) for page in STAGE.pages().values()]):
                text = printed(shown, width)
                assert max(len(line) for line in text.splitlines()) <= width
                assert "…" not in text
            for seat, person in enumerate(NAMES):
                if person not in ("random", "greedy"):
                    assert person in text or str(names.player(table.state, seat)) in printed(STAGE.text(view), width)


def test_pages_tell_what_cards_and_sites_do() -> None:
    s = given("oath seats=chancellor,red @1=plains:wolves,purple*2 red.pawn=1 turn=red red.advisers=-alchemist")
    red, chancellor = s.table.view(1), s.table.view(0)
    cards, sites = STAGE.pages()["cards"], STAGE.pages()["map"]
    assert "Wolves: Beast denizen. Cost: place 1 secret." in printed(cards(red))
    assert "Alchemist: Arcane denizen." in printed(cards(red))
    assert "Alchemist" not in printed(cards(chancellor))
    assert "Plains: Site with a card capacity of 3" in printed(sites(chancellor))
