"""What is on the table and does not change during a game: the map, the factions, their pieces."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lawbound.law import law
from lawbound.root.editions import OPEN, rule_options, service_cards
from lawbound.root.faction import Faction
from lawbound.root.map import Map
from lawbound.root.seating import Seating
from lawbound.root.state import STRIDE, Row


class Box:
    """The components of one game. Who owns a piece, and how many there are, is settled here for good."""

    __slots__ = (
        "bot_dominance",
        "claimants",
        "collectors",
        "cooperative",
        "deck",
        "discreet",
        "helpers",
        "leaving_vetoes",
        "lenders",
        "limits",
        "map",
        "map_interactions",
        "options",
        "owner",
        "piles",
        "placing_vetoes",
        "players",
        "poolers",
        "rows",
        "sellers",
        "services",
        "setup",
        "sort",
        "teams",
        "tie_rulers",
        "watchers",
        "witnesses",
    )

    def __init__(self, setup: Mapping[str, Any], map_: Map, deck: bytes, players: list[Faction]) -> None:
        self.setup = dict(setup)
        self.map = map_
        self.deck = deck
        self.options = rule_options(setup)
        self.map_interactions = self.options["map_interactions"] == "on"
        self.bot_dominance = self.options["bot_dominance_variant"] == "on"
        self.services = service_cards(setup)
        self.discreet = setup.get("discretion", OPEN) != OPEN
        self.cooperative = bool(setup.get("cooperative", False))
        rows: list[Row] = []
        owner, sort, limits = bytearray(), bytearray(), bytearray()
        piles = 0
        for player in players:
            piles += player.PILES
            for piece in player.PIECES:
                rows.append(len(rows) * STRIDE)
                owner.append(player.seat)
                sort.append(piece.sort)
                limits.append(piece.count)
        self.players = tuple(players)
        self.rows = tuple(rows)
        self.owner = bytes(owner)  # seat, by kind of piece (row // STRIDE)
        self.sort = bytes(sort)
        self.limits = bytes(limits)
        self.piles = piles
        # Who bends which joint: the general rules ask only these.
        self.teams = any([player.side != player.seat for player in players])
        self.tie_rulers = bytes([player.seat for player in players if player.rules_ties()])
        self.claimants = tuple(player for player in players if player.claims)
        self.lenders = tuple(player for player in players if player.lends)
        self.sellers = tuple(player for player in players if player.sells)
        self.leaving_vetoes = tuple(player for player in players if player.vetoes_leaving)
        self.collectors = tuple(player for player in players if player.collecting)
        self.placing_vetoes = tuple(player for player in players if player.vetoes_placing)
        self.poolers = tuple(player for player in players if player.pools_losses)
        self.watchers = tuple(player for player in players if player.watches_moves)
        self.helpers = tuple(player for player in players if player.helps)
        self.witnesses = tuple(player for player in players if player.witnesses)
        for player in players:
            player.check_options(self.options)

    def piece_name(self, row: Row) -> str:
        kind = row // STRIDE
        player = self.players[self.owner[kind]]
        return player.PIECES[(row - player.first) // STRIDE].name


@law("root 1.5.1", "root 1.5.2", "root 1.5.3")
def open_box(setup: Mapping[str, Any], map_: Map, deck: bytes, seats: list[tuple[type[Faction], Seating]]) -> Box:
    """Hand out the pieces: who owns a piece, and how many there are of it, is settled here for good."""
    players: list[Faction] = []
    rows = piles = 0
    for seat, (faction, seating) in enumerate(seats):
        player = faction(seat, rows * STRIDE, piles)
        player.configure(seating)
        players.append(player)
        rows += len(player.PIECES)
        piles += player.PILES
    if setup.get("team"):
        humans = [player for player in players if not player.is_bot]
        for player in humans:
            player.side = humans[0].seat
    return Box(setup, map_, deck, players)
