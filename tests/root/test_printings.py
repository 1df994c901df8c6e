"""The newer printings of the standard deck: three cards that were reworded, as a rule option.

What they said before, which is the rule by default, is in `test_cards`. The five of Exiles and Partisans are with their
cards.
"""

from __future__ import annotations

import pytest
from tests.root.situation import Situation, given

from lawbound.kernel import BadSetup
from lawbound.root.rules import ROOT

COALITION = "vagabond.dominance=dominance-fox vagabond.coalition=marquise"
SEATS = "root seats=marquise,eyrie,alliance,vagabond turn=marquise @1=marquise.warrior"


def printed(printing: str, line: str) -> Situation:
    return given(f"{SEATS} options.card_printing={printing} {line}")


@pytest.mark.open_question("card_printing")
def test_the_older_texts_are_the_rule_unless_somebody_wishes_otherwise() -> None:
    assert ROOT.start({"seats": ["marquise", "eyrie"]}).box.options["card_printing"] == "older"
    with pytest.raises(BadSetup, match="card_printing: unknown value 'newest'"):
        ROOT.start({"seats": ["marquise", "eyrie"], "options": {"card_printing": "newest"}})


@pytest.mark.edition("card_printing", "older")
@pytest.mark.edition("card_printing", "newer")
@pytest.mark.open_question("card_printing")
@pytest.mark.law("root 4.1.3")
def test_better_burrow_bank_is_optional_and_for_an_enemy() -> None:
    line = f"phase=birdsong marquise.crafted=better-burrow-bank {COALITION}"
    assert printed("older", line).offered == ["eyrie", "alliance", "vagabond"]
    table = printed("newer", line)
    assert (table.prompt, table.offered) == ("who else draws", ["eyrie", "alliance", "done"])
    table.choose("alliance")
    assert [len(table.hand(key)) for key in ("marquise", "eyrie", "alliance", "vagabond")] == [1, 0, 1, 0]
    table = printed("newer", line).choose("done")
    assert [len(table.hand(key)) for key in ("marquise", "eyrie", "alliance", "vagabond")] == [0, 0, 0, 0]


@pytest.mark.open_question("card_printing")
@pytest.mark.law("root 4.1.3")
def test_stand_and_deliver_robs_enemies_once_in_a_birdsong() -> None:
    line = f"phase=birdsong marquise.crafted=stand-and-deliver eyrie.hand=anvil vagabond.hand=sword {COALITION}"
    assert printed("older", line).choose("stand and deliver").offered == ["eyrie", "vagabond"]
    table = printed("newer", line).choose("stand and deliver")  # the Eyrie alone
    assert (table.hand("marquise"), table.points("eyrie")) == (["anvil"], 1)
    assert "stand and deliver" not in table.offered
    partner = f"phase=birdsong marquise.crafted=stand-and-deliver vagabond.hand=sword {COALITION}"
    assert printed("newer", partner).prompt == "actions"


@pytest.mark.open_question("card_printing")
@pytest.mark.law("root 4.1.3", "root 12.2.2")
def test_tax_collector_takes_a_warrior_on_the_map() -> None:
    line = "root seats=marquise,alliance turn=alliance phase=daylight alliance.crafted=tax-collector"
    line += " alliance.officers=2"
    assert "tax collector" in given(f"{line} alliance.hand=anvil").offered
    assert "tax collector" not in given(f"{line} alliance.hand=anvil options.card_printing=newer").offered
    table = given(f"{line} options.card_printing=newer @1=alliance.warrior").choose("tax collector")
    assert (table.count("alliance", "warrior", 1), len(table.hand("alliance"))) == (0, 1)
    moles = "root seats=duchy,marquise turn=duchy phase=daylight duchy.crafted=tax-collector duchy.burrow=2"
    assert "tax collector" in given(f"{moles} duchy.hand=anvil").offered
    assert "tax collector" not in given(f"{moles} duchy.hand=anvil options.card_printing=newer").offered
