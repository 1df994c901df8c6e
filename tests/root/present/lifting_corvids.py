"""Lifting what an answer to "why not" names for the Corvids, and for those who would expose them (Law of Root 13)."""

from __future__ import annotations

from tests.root.present.lifting import Doubt, Lift, fits, over_the_limit, removed_snare

from lawbound.root.cards import BIRD, CARD_SUIT
from lawbound.root.factions.corvids import PLOTS, Corvids

ALL = ("plot", *PLOTS)


def without_plots(d: Doubt, clearing: int) -> None:
    """No plot lies there, nor is anything known of it."""
    for name in ALL:
        d.take(clearing, name, "corvids")
    for field in ("plots", "ruled out"):
        d.player("corvids").get(field, {}).pop(str(clearing), None)


def no_plot(d: Doubt) -> None:
    for clearing in [int(d.thing)] if d.is_clearing else range(1, 13):
        without_plots(d, clearing)
        d.put(clearing, "warrior")


def expose(d: Doubt) -> bool | None:
    """A face-down plot beside a piece, with any card; nothing drawn yet."""
    if d.prompt == "show a card":
        return CARD_SUIT[d.thing] not in (BIRD, d.s.suits[d.ask.given[0]])
    d.unuse("drew in Evening")
    d.hold(fits(BIRD))
    wanderer = d.me.KEY.startswith("vagabond")
    clearing = int(d.thing) if d.is_clearing else d.where if wanderer else 10
    if wanderer:
        d.stand(clearing)
    else:
        d.put(clearing, "warrior")
    if not d.at(clearing, "corvids").get("plot"):
        without_plots(d, clearing)
        spare(d)
        d.put(clearing, "plot", key="corvids")
    return None


def spare(d: Doubt) -> None:
    """A plot in the supply of which nobody knows the kind."""
    d.player("corvids").pop("returned", None)
    for clearing, pieces in d.tree.get("clearings", {}).items():
        if sum(d.count(name, "corvids") for name in ALL) > 6 and any(pieces.get("corvids", {}).get(n) for n in ALL):
            without_plots(d, int(clearing))


def flip(d: Doubt) -> None:
    clearing = int(d.thing)
    d.put(clearing, "warrior")
    if not d.at(clearing).get("plot"):
        without_plots(d, clearing)
        spare(d)
        d.put(clearing, "plot")


def more_actions(d: Doubt) -> None:
    d.player()["acted"] = 0


def warriors_to_plot(d: Doubt) -> None:
    player = d.me
    assert isinstance(player, Corvids)
    clearing = int(d.thing) if d.is_clearing else next(c for c in range(1, 13) if not player.has_plot(d.s, c))
    d.put(clearing, "warrior", player.plot_price(d.s))


def two_plots(d: Doubt) -> None:
    """Another plot of the same facing; for those that are refused after the first, one of its facing."""
    player = d.me
    assert isinstance(player, Corvids)
    if d.prompt == "swap with which plot":
        without_plots(d, int(d.thing))
        spare(d)
        d.put(int(d.thing), "plot" if player.is_face_down(d.s, d.ask.given[0]) else "raid")
        return
    places = [int(d.thing), *[c for c in range(1, 13) if c != d.thing]] if d.is_clearing else list(range(1, 13))
    for clearing in places[:2]:
        without_plots(d, clearing)
    spare(d)
    for clearing in places[:2]:
        d.put(clearing, "plot")


def not_recruited(d: Doubt) -> None:
    d.player()["recruited"] = 0


def not_exerted(d: Doubt) -> None:
    d.player()["exerted"] = 0


LIFTERS: dict[str, Lift] = {
    "root 13.2.2.II": no_plot,
    "root 13.2.4": expose,
    "root 13.3.2": lambda d: d.s.suits[int(d.thing)] != d.ask.given[0],
    "root 13.4.2": flip,
    "root 13.4.3": not_recruited,
    "root 13.5": more_actions,
    "root 13.5.2": warriors_to_plot,
    "root 13.5.4": two_plots,
    "root 13.6.1": not_exerted,
    "root 13.6.2": over_the_limit,
    "root 13.7.2": removed_snare,
}
