"""Lifting what an answer to "why not" names for the Duchy (Law of Root 12)."""

from __future__ import annotations

from tests.root.present.lifting import Doubt, Lift, fits, over_the_limit, rule

from lawbound.root.cards import BIRD, CARD_SUIT
from lawbound.root.factions.duchy.ministers import LORD, MAYOR, MINISTERS, RANK, RANK_NAMES
from lawbound.root.state import BURROW


def tunnels(d: Doubt) -> None:
    """A tunnel wherever one may be missing."""
    places = [d.ask.given[0]] if d.prompt == "move to" and d.thing == BURROW else [1, 5, 9]
    if d.prompt == "move to" and d.ask.given[0] == BURROW:
        places = [int(d.thing)]
    for clearing in places[: 3 - d.count("tunnel")] or places[:1]:
        d.put(clearing, "tunnel")
    d.player()["burrow"] = max(1, d.player().get("burrow") or 0)


def tunnel_here(d: Doubt) -> None:
    d.put(int(d.thing), "tunnel")


def fewer_actions(d: Doubt) -> None:
    d.player()["assembled"] = 0


def site(d: Doubt) -> bool | None:
    """A ruled clearing with a card of its suit; a card that is revealed must be of the suit of the clearing."""
    if d.prompt == "reveal to build":
        return CARD_SUIT[d.thing] not in (BIRD, d.s.suits[d.ask.given[0]])
    rule(d)
    d.hold(fits(BIRD))
    return None


def dig(d: Doubt) -> bool | None:
    if d.prompt == "spend a card":
        return CARD_SUIT[d.thing] != BIRD
    if d.is_clearing:
        d.take(int(d.thing), "tunnel")
    d.hold(fits(BIRD))
    return None


def minister(d: Doubt) -> None:
    """Swayed, not yet used, and with everything that any of them needs."""
    swayed = d.player().setdefault("swayed", [])
    name = str(d.name)
    if name not in swayed:
        rank = RANK[int(d.thing)]
        lost = d.player().setdefault("crowns lost", {})
        lost[RANK_NAMES[rank]] = 0
        swayed.append(name)
    d.player()["acted"] = [each for each in d.player().get("acted", []) if each != name]


def bank(d: Doubt) -> bool | None:
    if d.prompt == "bank a card":
        return CARD_SUIT[d.thing] != BIRD
    d.hold(fits(BIRD))
    return None


def under_mayor(d: Doubt) -> bool | None:
    if d.prompt == "whose action the Mayor takes":
        return RANK[int(d.thing)] == LORD or d.thing == MAYOR or d.thing not in d.ask.options
    swayed = d.player().setdefault("swayed", [])
    if "banker" not in swayed:
        swayed.append("banker")
    d.hold(fits(BIRD))
    return None


def building(kind: str) -> Lift:
    def lift(d: Doubt) -> None:
        for clearing in range(1, 13):
            if d.s.slots[clearing]:
                d.put(clearing, kind)
                return
        raise AssertionError("no open slot")

    return lift


def all_tunnels(d: Doubt) -> None:
    for clearing in range(1, 13):
        if d.count("tunnel") < 3 and not d.at(clearing).get("tunnel"):
            d.put(clearing, "tunnel")


def sway_again(d: Doubt) -> None:
    d.player()["swayed now"] = 0


def crown(d: Doubt) -> None:
    d.player()["swayed"] = []
    d.player()["crowns lost"] = {}


def cards_to_reveal(d: Doubt) -> bool | None:
    if d.prompt == "reveal to sway":
        return d.thing not in d.ask.options
    for clearing in range(1, 13):
        d.put(clearing, "warrior")
    d.hold(fits(BIRD), count=4)
    return None


LIFTERS: dict[str, Lift] = {
    "root 12.2.2": tunnels,
    "root 12.2.3": lambda d: RANK[int(d.thing)] < max([RANK[m] for m in map(MINISTERS.index, d.player()["swayed"])]),
    "root 12.2.4": lambda d: not d.s.board[d.me.row("tunnel") + int(d.thing)],
    "root 12.3.3": lambda d: (
        d.thing not in d.s.box.map.corners or d.thing in d.s.starts or d.s.box.map.opposite[d.thing] not in d.s.starts
    ),
    "root 12.5.1": fewer_actions,
    "root 12.5.1.I": site,
    "root 12.5.1.V": dig,
    "root 12.5.2": minister,
    "root 12.5.2.I": site,
    "root 12.5.2.V": bank,
    "root 12.5.2.VI": under_mayor,
    "root 12.5.2.VII": all_tunnels,
    "root 12.5.2.VIII": building("market"),
    "root 12.5.2.IX": building("citadel"),
    "root 12.5.3": sway_again,
    "root 12.5.3.I": crown,
    "root 12.5.3.II": cards_to_reveal,
    "root 12.6.3": over_the_limit,
}
