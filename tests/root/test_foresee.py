"""What a choice teaches: only what its own player could foresee can be taken back."""

from __future__ import annotations

import pytest
from tests.root.situation import given

STRIKE = (
    "root seats=vagabond,alliance,marquise turn=vagabond phase=daylight vagabond.place=8 "
    "vagabond.satchel=crossbow,crossbow,boots"
)
FAVOR = (
    "root seats=alliance,marquise,eyrie turn=alliance phase=daylight @8=alliance.sympathy @1=alliance.sympathy "
    "@12=alliance.sympathy alliance.hand=favor-of-the-foxes,anvil"
)


def taught(position: str, *choices: object) -> bool:
    """Whether the last of these choices taught anybody anything."""
    table = given(position)
    table.choose(*choices[:-1])
    moment = table.table.moment()
    table.events.clear()
    option = table.ask.options[table.offered.index(choices[-1])]
    table.choose(choices[-1])
    return table.table.teaches(moment, option, table.events)


@pytest.mark.law("root 8.2.4", "root 1.2.1")
@pytest.mark.parametrize(
    ("supporters", "teaches"),
    [
        ("anvil,sword", True),  # a fox card is discarded for all to see
        ("sword,bake-sale", True),  # that nothing is discarded tells as much
        ("", False),
    ],
)
def test_a_strike_at_a_base_shows_what_the_supporters_are(supporters: str, teaches: bool) -> None:
    stack = f" alliance.supporters={supporters}" if supporters else ""
    position = f"{STRIKE} @8=alliance.fox~base,alliance.sympathy{stack}"
    assert taught(position, "strike", "fox base") is teaches


@pytest.mark.law("root 6.2.3", "root 1.2.1")
@pytest.mark.parametrize(
    ("position", "teaches"),
    [
        ("@8=marquise.warrior @1=marquise.keep marquise.hand=sword", True),  # no fox card, so nothing is asked
        ("@8=marquise.warrior @1=marquise.keep", False),  # everybody can see that her hand is empty
        ("@8=marquise.warrior marquise.hand=sword", False),  # without a keep there are no field hospitals
        ("@8=marquise.wood @1=marquise.keep marquise.hand=sword", False),
    ],
)
def test_a_strike_at_a_warrior_shows_that_no_field_hospitals_can_be_paid_for(position: str, teaches: bool) -> None:
    assert taught(f"{STRIKE} {position}", "strike") is teaches


@pytest.mark.law("root 6.2.3", "root 4.1.3")
@pytest.mark.parametrize(
    ("position", "teaches"),
    [
        ("@9=marquise.warrior marquise.hand=sword", False),  # in another clearing
        ("@8=marquise.warrior @3=marquise.keep marquise.hand=sword", True),
    ],
)
def test_a_favor_shows_it_too(position: str, teaches: bool) -> None:
    assert taught(f"{FAVOR} {position}", "craft", "favor-of-the-foxes") is teaches


@pytest.mark.law("root 9.5.3", "root 9.7.3", "root 1.2.2")
@pytest.mark.parametrize(
    ("seen", "teaches"),
    [
        ("vagabond,vagabond2", False),  # he has looked before
        ("vagabond2", True),  # only the other Vagabond knows: no luck decides, and still he learns what lies there
    ],
)
def test_what_lies_under_a_ruin_is_new_to_whoever_has_not_looked(seen: str, teaches: bool) -> None:
    position = (
        "root seats=vagabond,vagabond,marquise turn=vagabond phase=daylight vagabond.place=10 "
        f"vagabond.satchel=torch*2,boots vagabond2.place=1 ruins.10=bag-R,sword-R seen.10={seen}"
    )
    assert taught(position, "explore") is teaches
