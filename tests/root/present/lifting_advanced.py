"""What takes away the reasons of the advanced setup. A setup has no position: what stands in the way is looked at."""

from __future__ import annotations

from tests.root.present.lifting import Doubt, Lift

from lawbound.root.card_draft import militant_chosen
from lawbound.root.homelands import distance, enemy_homelands, homelands_of
from lawbound.root.setup_cards import card_of, the_cards


def locked(d: Doubt) -> bool:
    return the_cards(d.s).locked(d.s) == d.thing and not militant_chosen(d.s)


def by_the_card(d: Doubt) -> bool:
    """Off the edge, or apart from the player's own homelands, or nothing that the card lets one choose."""
    if d.prompt != "choose a homeland":
        return d.thing not in d.ask.options
    off_edge = card_of(d.me.KEY).edge and d.thing not in d.s.box.map.edge
    mine = homelands_of(d.s, d.me.seat)
    apart = card_of(d.me.KEY).homelands > 1 and not any([own in d.s.paths[d.thing] for own in mine])
    return off_edge or apart


def taken_or_full(d: Doubt) -> bool:
    taken = [*enemy_homelands(d.s, d.me.seat), *homelands_of(d.s, d.me.seat)]
    return d.thing in taken or d.me.why_not_homeland(d.s, int(d.thing)) is not None


def too_near(d: Doubt) -> bool:
    enemies = enemy_homelands(d.s, d.me.seat)
    best = max([distance(d.s, option, enemies) for option in d.ask.options])
    return distance(d.s, int(d.thing), enemies) - 1 < card_of(d.me.KEY).clearings_between and best > 1


LIFTERS: dict[str, Lift] = {
    "root A.8.1.II": locked,
    "root A.8.2": by_the_card,
    "root A.8.2.I": taken_or_full,
    "root A.8.2.II": too_near,
}
