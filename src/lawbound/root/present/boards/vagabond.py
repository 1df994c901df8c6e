"""The Vagabond, the second Vagabond, and the Vagabot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

from lawbound.kernel import Ask, Event, Option
from lawbound.kit.scene import Fact, Track, Widget
from lawbound.present.speech import Arg
from lawbound.root.bots.vagabot import HITS_AT_FIRST, SPACES_FOR_ROLLED_HITS, Vagabot
from lawbound.root.bots.vagabot_items import SPACES, STATE_NAMES, THRESHOLDS
from lawbound.root.factions.vagabond import Vagabond, satchel
from lawbound.root.factions.vagabond.daylight import MOVE_TO, QUEST_CARDS, REWARD
from lawbound.root.factions.vagabond.relations import AIDS, NO_RELATION, RELATION, RELATION_NAMES
from lawbound.root.factions.vagabond.wanderer import CHARACTER, PLACE, Wanderer
from lawbound.root.items import BAG, NO_ITEM, ON_TRACK, TILE_NAMES, Tile
from lawbound.root.map import Clearing, Place
from lawbound.root.pieces import CLEARINGS
from lawbound.root.present import lying, names, widgets
from lawbound.root.present.boards.presenter import BotPresenter, Presenter, carry
from lawbound.root.present.lying import Field
from lawbound.root.present.places import STATES, ItemState
from lawbound.root.present.widgets import fact
from lawbound.root.quests import QUEST_SUIT, QUESTS
from lawbound.root.speech import Name, say
from lawbound.root.state import SUPPLY, State

GREY: Final = "grey70"
BOT_STATES: Final[tuple[ItemState, ...]] = ("ready", "exhausted", "damaged", "broken")
ITEM_ON_TRACK: Final = "item"
"""What lies on the Vagabot's Battle Track: any item."""
ITEM_PLACES: Final = ("track", "satchel", "exhausted", "damaged", "broken", "gone")
W = TypeVar("W", bound=Wanderer)


class WandererPresenter(Presenter[W]):
    """Whoever plays him, he is one pawn."""

    COLOUR = GREY

    def pawn(self, s: State, player: W) -> Place:
        return player.place(s)

    def follow(self, s: State, player: W, event: Event) -> None:
        if event.name in ("pawn placed", "pawn moved"):
            place = event.args[-1]
            origin = SUPPLY if s.board[player.pawn] else player.place(s)
            s.own[player.seat][PLACE] = place
            carry(s, player.pawn, origin, place, 1)

    def standing(self, s: State, player: W) -> Fact:
        at = player.place(s)
        return fact("place", names.place(s, at) if at else Name("scene-value-no-place"))


class VagabondPresenter(WandererPresenter[Vagabond]):
    def scorches(self, s: State, player: Vagabond) -> Mapping[Clearing, Sequence[Tile]]:
        torches = {clearing: player.torch_in(s, clearing) for clearing in CLEARINGS}
        return {clearing: (torch,) for clearing, torch in torches.items() if torch != NO_ITEM}

    def follow(self, s: State, player: Vagabond, event: Event) -> None:
        super().follow(s, player, event)
        if event.name == "scorched":
            _, clearing, torch = event.args
            player.scorch(s, clearing, torch)

    def widgets(self, s: State, player: Vagabond) -> list[Widget]:
        if not player.place(s):
            return [widgets.facts(self.standing(s, player))]
        items = player.items(s)
        lying: list[list[tuple[Tile, ItemState]]] = [[], [], []]
        counted = 0
        for slot, count in enumerate(bytes(items)):
            place = satchel.place_of(slot)
            if count and place != satchel.GONE:
                group = 0 if place == satchel.TRACK else 1 if place in satchel.UNDAMAGED else 2
                lying[group] += [(satchel.tile_of(slot), STATES[place])] * count
                counted += count if group else 0
        limit = satchel.ITEM_LIMIT + satchel.LIMIT_PER_BAG * satchel.count_of(items, BAG, (satchel.TRACK,))
        character, scorched = player.character(s), list(self.scorches(s, player))
        done = [quest for quest in range(len(QUESTS)) if player.completed(s, quest)]
        return [
            *[
                widgets.items(title, player.seat, tiles)
                for title, tiles in zip(("item-tracks", "satchel", "damaged-box"), lying, strict=True)
                if tiles or title == "satchel"
            ],
            widgets.facts(*self.relations(s, player)),
            widgets.quests("quests-done", done, names.QUESTS.__getitem__),
            widgets.facts(
                fact("character", names.CHARACTERS[character]),
                fact("ability", names.ability(character)),
                self.standing(s, player),
                fact("item-limit", Name("scene-value-of", n=counted, limit=limit)),
                *([fact("scorched", names.numbers(scorched))] if scorched else []),
            ),
        ]

    def sheet(self, s: State, player: Vagabond) -> list[Field]:
        known = lying.tiles(len(player.vagabonds(s)) > 1)
        places = [
            lying.several(name, f"sheet-items-{place}", known)
            for name, place in zip(satchel.PLACE_NAMES, ITEM_PLACES, strict=True)
        ]
        tracks = [each for each in known if satchel.item_of(TILE_NAMES.index(each[0])) in ON_TRACK]
        places[satchel.TRACK] = places[satchel.TRACK]._replace(names=tracks)
        relations = s.own[player.seat][RELATION : RELATION + len(s.players)]
        marked = [each for each, relation in zip(lying.players(s), relations, strict=True) if relation != NO_RELATION]
        relation = lying.choice("relations", "sheet-relations", lying.called(RELATION_NAMES, names.RELATIONS))
        return [
            *lying.beside("items", places),
            *lying.each(relation, marked),
            lying.several("completed", "scene-quests-done", quests(), once=True),
        ]

    def relations(self, s: State, player: Vagabond) -> list[Fact]:
        own = s.own[player.seat]
        found: list[Fact] = []
        for other in s.players:
            relation = own[RELATION + other.seat]
            if relation != NO_RELATION:
                name, aids = names.RELATIONS[relation], own[AIDS + other.seat]
                value = Name("scene-value-relation-aided", relation=name, aids=aids) if aids else name
                found.append({"label": str(names.faction(s, other.seat)), "value": str(value)})
        return found

    def fields(self, s: State, player: Vagabond, ask: Ask) -> dict[str, Arg]:
        if not player.place(s):
            return {}
        fields: dict[str, Arg] = {"ability": names.ability(player.character(s))}
        if ask.about is REWARD:
            suit = QUEST_SUIT[ask.given[0]]
            same = [q for q in range(len(QUESTS)) if player.completed(s, q) and QUEST_SUIT[q] == suit]
            fields["points"] = names.counted("point", len(same))
            fields["cards"] = names.counted("card", QUEST_CARDS)
        return fields

    def option(self, s: State, player: Vagabond, ask: Ask, option: Option) -> Name | None:
        """Where he may go, and with how many boots."""
        if ask.about.name != MOVE_TO.name:
            return None
        boots = names.counted("boot", player.boots_to(s, option))
        named = Name("name-pawn-move", clearing=names.clearing(s, option), boots=boots)
        return names.with_pieces(s, option, named)


class SecondVagabondPresenter(VagabondPresenter):
    COLOUR = "tan"


class VagabotPresenter(WandererPresenter[Vagabot], BotPresenter[Vagabot]):
    def widgets(self, s: State, player: Vagabot) -> list[Widget]:
        if not player.place(s):
            return [widgets.facts(self.standing(s, player))]
        items = player.items(s)
        on_track = len(items.track())
        quest = player.quest(s)
        told = [
            fact("character", names.CHARACTERS[s.own[player.seat][CHARACTER]]),
            self.standing(s, player),
            fact("maximum", HITS_AT_FIRST + min(on_track, SPACES_FOR_ROLLED_HITS)),
        ]
        covered = self.covers(s, player)
        if covered:
            told.append(fact("covered", names.numbers(covered)))
        return [
            self.order(s, player),
            widgets.items("satchel", player.seat, [(tile, BOT_STATES[state]) for tile, state in items.tiles()]),
            battle_track(on_track),
            *([] if quest is None else [widgets.quests("quest", (quest,), names.quest)]),
            widgets.facts(*told),
        ]

    def sheet(self, s: State, player: Vagabot) -> list[Field]:
        known = lying.tiles(len(player.vagabonds(s)) > 1)
        places = [
            lying.several(name, f"sheet-items-{place}", known)._replace(clears="track")
            for name, place in zip(STATE_NAMES, ITEM_PLACES[1:], strict=False)
        ]
        return [
            *super().sheet(s, player),
            *lying.beside("items", places),
            lying.choice("quest", "scene-quest", lying.perhaps(quests())),
        ]

    def covers(self, s: State, player: Vagabot) -> Mapping[Clearing, Sequence[Tile]]:
        return {clearing: tiles for clearing in CLEARINGS if (tiles := player.covers(s, clearing))}


@widgets.remembered
def battle_track(filled: int) -> Track:
    return {
        "kind": "track",
        "title": say("scene-track-battle"),
        "picture": f"piece:{ITEM_ON_TRACK}",
        "legend": [say("scene-legend-items"), say("scene-legend-hits")],
        "spaces": [{"filled": at < filled, "labels": [str(THRESHOLDS[at]), "1"]} for at in range(SPACES)],
    }


def quests() -> lying.Named:
    return [(info.id, names.quest(number)) for number, info in enumerate(QUESTS)]
