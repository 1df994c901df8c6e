"""What may be wished for: the form of Oath, and practice from a moment of a game."""

from __future__ import annotations

import pytest
from tests.oath.situation import given

from lawbound.kernel import BadSetup, Seeded, Table
from lawbound.kit.form import Preset
from lawbound.oath.form import OathForm
from lawbound.oath.rules import OATH

FORM = OathForm()


@pytest.mark.parametrize("preset", FORM.presets, ids=[preset.key for preset in FORM.presets])
def test_every_preset_can_be_played(preset: Preset) -> None:
    setup = FORM.setup(preset.seats, preset.settings)
    assert Table.new(OATH, setup, seed="1").pending is not None
    assert [seat.side for seat in FORM.seats(setup)] == list(preset.seats)


def test_the_trials_go_through_numbers_of_players_oaths_and_worlds() -> None:
    setups = [FORM.trial(number) for number in range(80)]
    assert {len(setup["seats"]) for setup in setups} == {2, 3, 4, 5, 6}
    assert len({setup["oath"] for setup in setups}) == 4
    assert {setup["game"] for setup in setups} == {"first", "prescribed", "variant", "random"}
    for setup in setups[:20]:
        OATH.start(setup)


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_practice_begins_with_what_its_reader_knew(seat: int | None) -> None:
    t = given(
        "oath seats=chancellor,red,blue turn=red @1=plains red.advisers=-wolves piles.cradle=elders seen.elders=blue"
    )
    setup = FORM.practice({}, t.table.safe_state, seat, Seeded("practice"))
    world = Table.new(OATH, setup, seed="1")
    assert world.view(seat).to_bytes() == t.table.view(seat).to_bytes()
    again = FORM.practice({}, t.table.safe_state, seat, Seeded("another"))
    assert seat == 1 or again != setup  # what was hidden from the reader is dealt anew


@pytest.mark.parametrize(
    ("setup", "told"),
    [
        ({"position": "root seats=marquise"}, "not a line as Lawbound writes it"),
        ({"position": 7}, "not a line as Lawbound writes it"),
        ({"chronicle": "0" * 5000}, "too long to be a chronicle string"),
    ],
)
def test_what_strangers_bring_is_looked_at_first(setup: dict[str, object], told: str) -> None:
    with pytest.raises(BadSetup, match=told):
        FORM.check_brought(setup)
