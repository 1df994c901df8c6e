"""What may be wished for when a game of Root is set up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from lawbound.kernel import BadSetup, Seat, Seeded
from lawbound.kernel.endings import endings_of, with_endings
from lawbound.kit.form import Field, Form, Preset, Seating
from lawbound.root.bots import BOTS
from lawbound.root.decks import DECKS
from lawbound.root.editions import CHARACTERS_IN_PLAY, DISCRETION, EDITIONS, OPTIONS
from lawbound.root.factions import FACTIONS
from lawbound.root.hidden import deal
from lawbound.root.hirelings.dealing import WORDS as HIRELING_WORDS
from lawbound.root.landmarks.dealing import COUNTS
from lawbound.root.map import MAPS
from lawbound.root.position_text import HEADER, dumps
from lawbound.root.rules import ROOT
from lawbound.root.seating import DIFFICULTIES, parse_seat
from lawbound.root.setup import MOST_SEATS
from lawbound.root.setup_cards import KINDS_OF_SETUP, VAGABOND_CARDS
from lawbound.root.state import SETTING_UP, State
from lawbound.root.trials import trial

USUAL_DISCRETION: Final = "waited"
"""What a pause tells is hidden unless the host wishes otherwise; and nobody has to click where there is no choice."""
DISCRETIONS: Final = (USUAL_DISCRETION, *[each for each in DISCRETION if each != USUAL_DISCRETION])
SUITS: Final = tuple(
    dict.fromkeys(["random", "printed", *[preset for each in MAPS.values() for preset in each.presets]])
)
AS_PRINTED: Final = {"suits": "printed"}
TURNS_OF_BOTS: Final = 400
"""A game of bots alone is played to its end in one go, so it must have one; such games last about forty turns."""
LONGEST_POSITION: Final = 20_000
FIRST_BOX: Final = ("marquise", "eyrie", "alliance", "vagabond")


class RootForm(Form):
    fewest = 2
    most = MOST_SEATS
    usual = 4
    sides = tuple([key for key in FACTIONS if not key.endswith("2")])
    bots = tuple(BOTS)
    levels = tuple(["" if level == DIFFICULTIES[1] else f"@{level}" for level in DIFFICULTIES])
    fields = (
        Field("map", "choice", "the map", tuple(MAPS)),
        Field("suits", "choice", "where the suits lie: by luck, as printed, or a preset of the map", SUITS),
        Field("deck", "choice", "the deck", tuple(DECKS)),
        Field("landmarks", "choice", "how many landmarks are drawn (root A.5)", tuple(COUNTS)),
        Field("hirelings", "choice", "whether three hirelings are drawn (root A.6)", HIRELING_WORDS),
        Field("characters", "choice", "whom a Vagabond may be (root D)", CHARACTERS_IN_PLAY),
        Field("order", "choice", "of turns: by luck, or as the seats are listed", ("random", "given")),
        Field("edition", "choice", "of the bots' Law", EDITIONS),
        Field("services", "choice", "the Riverfolk's to bots", ("basic", "none", "advanced")),
        Field("cooperative", "switch", "humans against the bots (rootbotics 3.coop)"),
        Field("team", "switch", "humans win together in the cooperative game (rootbotics 3.coop.4)"),
        Field("setup", "choice", "standard, or advanced with setup cards (root A); write ? for seats", KINDS_OF_SETUP),
        Field("vagabonds", "choice", "Vagabond setup cards in the advanced setup", VAGABOND_CARDS),
        Field("advanced", "switch", "hands of the advanced setup, and bots first (root A)"),
        Field("discretion", "choice", "whether players are asked about cards that they may not hold", DISCRETIONS),
        Field("options", "table", "rule options", tuple(OPTIONS)),
    )
    presets = (
        Preset("solo", ("marquise", "bot:eyrie", "bot:alliance", "bot:vagabond"), settings=AS_PRINTED),
        Preset("friends", ("marquise", "eyrie", "bot:alliance", "bot:vagabond"), settings=AS_PRINTED),
        Preset(
            "cooperative",
            ("alliance", "vagabond", "bot:marquise", "bot:eyrie"),
            settings={**AS_PRINTED, "cooperative": True},
        ),
        Preset("duel", ("marquise", "eyrie"), settings=AS_PRINTED),
        Preset("watch", ("bot:marquise", "bot:eyrie", "bot:alliance", "bot:vagabond"), settings=AS_PRINTED),
    )
    """The mixes have the recommended reach (root 5.2); whoever begins the game has what is easiest to learn."""
    solo_sides = sides

    def contested(self, count: int) -> tuple[str, ...]:
        """Those of the base game, so that runs can be compared; others take part where they are named."""
        return FIRST_BOX

    def solo(self, side: str) -> Preset:
        """Three bots of the first box against whoever one likes to be: that mix has the recommended reach too."""
        others = [each for each in FIRST_BOX if each != side][: self.usual - 1]
        return Preset(side, (side, *[self.seat(other, "") for other in others]), settings=AS_PRINTED)

    def seating(self, written: str) -> Seating:
        seat = parse_seat(written)
        return Seating(str(seat), seat.key.rstrip("2"), seat.is_bot)

    def can_meet(self, seats: Sequence[str]) -> bool:
        """Two people may both be Vagabonds."""
        people = [seat for seat in seats if seat == "vagabond"]
        return super().can_meet(
            seats if len(people) != 2 else [*[seat for seat in seats if seat != "vagabond"], people[0]]
        )

    def seats(self, setup: Mapping[str, Any]) -> list[Seating]:
        if "position" not in setup:
            return [self.seating(written) for written in setup["seats"]]
        players = ROOT.start(setup).players
        return [Seating(self.seat(p.KEY, "" if p.is_bot else None), p.KEY.rstrip("2"), p.is_bot) for p in players]

    def hosted(self, setup: dict[str, Any], people: int) -> dict[str, Any]:
        """Alone with bots there is nobody to hide anything from. Where people play, no turn ends by itself."""
        if people:
            setup = with_endings(setup)
        if people > 1:
            return {"discretion": USUAL_DISCRETION, **setup}
        if setup.get("discretion") == USUAL_DISCRETION:
            setup = {key: value for key, value in setup.items() if key != "discretion"}
        return setup if people else {"turn_limit": TURNS_OF_BOTS, **setup}

    def answers_for_show(self, setup: Mapping[str, Any]) -> bool:
        return setup.get("discretion") == USUAL_DISCRETION

    def check_brought(self, setup: Mapping[str, Any]) -> None:
        """A position is read only if it is a line as we write it; YAML can be small and yet mean very much."""
        position = setup.get("position")
        if position is None:
            return
        if not isinstance(position, str) or not position.startswith(f"{HEADER} ") or len(position) > LONGEST_POSITION:
            raise BadSetup("The position is not a line as Lawbound writes it.", refusal="position-line")

    def practice(self, setup: Mapping[str, Any], state: State, seat: Seat | None, luck: Seeded) -> dict[str, Any]:
        if state.stage == SETTING_UP:
            return dict(setup)
        world = ROOT.view(state, seat).state
        deal(world, luck)
        return {"position": dumps(world), **endings_of(setup)}

    def position(self, state: State) -> str | None:
        return None if state.stage == SETTING_UP else dumps(state)

    def trial(self, number: int) -> dict[str, Any]:
        return trial(number)
