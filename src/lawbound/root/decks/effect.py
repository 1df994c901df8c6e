"""A lasting effect of a card: a bearer that acts for whoever has the card in their play area (Law 4.1.3)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from lawbound.kernel import Flow, Prompt, Seat
from lawbound.law import law
from lawbound.root.bearer import Bearer
from lawbound.root.cards import CARD, Card
from lawbound.root.marks import card_mark
from lawbound.root.removal import Trigger
from lawbound.root.state import State
from lawbound.root.steps import BIRDSONG, Action

if TYPE_CHECKING:
    from lawbound.root.battle import Fight
    from lawbound.root.faction import Faction
    from lawbound.root.owner import Owner

ARTICLE: Final = "root 4.1.3"


def is_newer(s: State) -> bool:
    """Whether the cards say what they say since 2026; what they said before is the rule unless players wish so."""
    return s.box.options["card_printing"] == "newer"


class Effect(Bearer):
    """The lasting effect of one kind of card.

    What may be done between actions (`between`), and what is adjacent (`links`), is asked of those cards alone that lie
    with whoever it is about.
    """

    KEY: ClassVar[str] = ""  # the card's
    ACTIONS: ClassVar[tuple[Action, ...]] = ()
    """What it offers between the actions of a phase."""
    ASKS: ClassVar[tuple[Prompt, ...]] = ()
    """The questions that it asks."""

    def __init__(self) -> None:
        super().__init__()
        self.card: Card = CARD[self.KEY]

    def lies_with(self, s: State, seat: Seat) -> bool:
        """Whether that player has crafted it. An owner without a seat uses nobody's cards (E.3.5)."""
        return seat < len(s.crafted) and self.card in s.crafted[seat]


class Usable(Effect):
    """One that its player may use in one of its phases."""

    def between(self, s: State, player: Faction, phase: int) -> Sequence[Action]:
        return self.ACTIONS

    def imaginable(self, s: State, player: Faction, phase: int) -> Sequence[Action]:
        return self.ACTIONS if self.lies_with(s, player.seat) else ()


@law("root 4.1.3")
def why_not_used(s: State, seat: Seat, card: Card) -> str | None:
    """The card must lie in the play area; what may be done once in a phase may not be done twice."""
    if card not in s.crafted[seat] or s.used & card_mark(card):
        return ARTICLE
    return None


class BattleEffect:
    """An optional effect in battle, after the roll; of a card, unless it says otherwise."""

    __slots__ = ("card", "prompt", "usable", "use")

    def __init__(
        self,
        card: Card,
        prompt: Prompt,
        usable: Callable[[State, Fight, Owner], bool],
        use: Callable[[State, Fight, Owner], Flow[None]],
    ) -> None:
        self.card = card
        self.prompt = prompt
        self.usable = usable
        self.use = use


class StartOfPhase(Effect):
    """A card that does something at the start of a phase."""

    PHASES: ClassVar[tuple[int, ...]] = (BIRDSONG,)
    NAME: ClassVar[str] = ""

    def at_start(self, s: State, player: Faction, phase: int) -> list[Trigger]:
        if self.lies_with(s, player.seat) and self.matters(s, player):
            return [Trigger(self.NAME, player.seat, 0, 1, player.seat, self.number)]
        return []

    def matters(self, s: State, player: Faction) -> bool:
        """Whether there is anything to do."""
        return True


class InBattle(Effect):
    """A card that may be used after the roll."""

    EFFECT: ClassVar[BattleEffect]

    def hit_effects(self, s: State, fight: Fight, side: Owner) -> Sequence[BattleEffect]:
        if self.lies_with(s, side.seat) and self.EFFECT.usable(s, fight, side):
            return (self.EFFECT,)
        return ()
