"""The board of a position, read: what can change on the map, pieces in clearings and forests, items and ruins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lawbound.kernel import Seat
from lawbound.root.cards import (
    SUIT_NAMES,
    UNKNOWN,
)
from lawbound.root.items import ITEM_NAMES, MARKED, RUIN_ITEMS, SUPPLY, TILE_NAMES
from lawbound.root.map import open_paths
from lawbound.root.naming import (
    UNKNOWN_NAME,
    PositionError,
    mapping,
    names_in,
    number,
    one_of,
    only,
)
from lawbound.root.pieces import BUILDING, CLEARINGS, PAWN, WARRIOR, relocate
from lawbound.root.position import NO_RUINS, uncrafted
from lawbound.root.state import ROW, State
from lawbound.root.state import SUPPLY as IN_SUPPLY


def read_map(s: State, fields: Mapping[str, Any]) -> None:
    """What can change on the map: suit markers, closed paths, the ferry."""
    if "suits" in fields:
        suits = [one_of(name, SUIT_NAMES[:3], "suits") for name in names_in(fields["suits"], "suits")]
        if sorted(suits) != sorted([suit for suit in range(3) for _ in range(4)]):
            raise PositionError(
                "{where}: there are twelve markers, four of each suit (root A.1).",
                refusal="position-suits",
                where="suits",
            )
        s.suits = bytes([0, *suits, 0, 0, 0])
    elif s.box.map.suits is None:
        raise PositionError(
            "{where}: the {map} map needs the suits of its twelve clearings (root A.1).",
            refusal="position-suits-needed",
            where="suits",
            map=s.box.map.name,
        )
    if "closed" in fields:
        names = [f"{a}-{b}" for a, b in s.box.map.closed]
        s.closed = 0
        for name in names_in(fields["closed"], "closed"):
            if name != "none":
                s.closed |= 1 << one_of(name, names, "closed")
        s.paths = open_paths(s.box.map, s.closed)
    if "ferry" in fields:
        s.ferry = number(fields["ferry"], "ferry", 12)
        if s.ferry not in s.box.map.coastal:
            raise PositionError(
                "{where}: clearing {clearing} is not on the coast (root C.2.5).",
                refusal="position-ferry",
                where="ferry",
                clearing=s.ferry,
            )


def clearing_in(name: str, where: str) -> int:
    return 1 + one_of(name, [str(c) for c in CLEARINGS], where)


def read_clearings(s: State, clearings: Mapping[str, Any]) -> None:
    """Place the pieces, no more of any than the box holds and no more buildings than slots."""
    forests = {forest.id: forest.place for forest in s.box.map.forests}
    for name, owners in clearings.items():
        clearing = forests[name] if name in forests else clearing_in(name, "clearings")
        for key, counts in mapping(owners, f"clearing {name}").items():
            where = f"clearing {name}, {key}"
            player = s.box.owners[one_of(key, [owner.KEY for owner in s.box.owners], f"clearing {name}")]
            for piece, count in mapping(counts, where).items():
                placeable = [piece.name for piece in player.PIECES if piece.sort != PAWN]
                row = player.rows[[p.name for p in player.PIECES].index(placeable[one_of(piece, placeable, where)])]
                count = number(count, f"{where}, {piece}", 255)
                if count > s.board[row]:
                    raise PositionError(
                        "{where}: {count} {piece} cannot be here: of {limit} in all, {left} are left (root 1.5.1).",
                        refusal="position-too-many",
                        where=where,
                        count=count,
                        piece=piece,
                        limit=s.box.limits[row // ROW],
                        left=s.board[row],
                    )
                if name in forests and s.box.sort[row // ROW] in (WARRIOR, BUILDING):
                    raise PositionError(
                        "{where}: {piece} cannot be in a forest (root 2.4).",
                        refusal="position-forest",
                        where=where,
                        piece=piece,
                    )
                if s.box.sort[row // ROW] == BUILDING and count > s.slots[clearing]:
                    raise PositionError(
                        "{where}: {count} {piece} cannot be here: {left} of {limit} slots are left (root 2.2.3).",
                        refusal="position-slots",
                        where=where,
                        count=count,
                        piece=piece,
                        left=s.slots[clearing],
                        limit=s.box.map.slots[clearing],
                    )
                relocate(s, row, IN_SUPPLY, clearing, count)


def _check_exhausted(s: State, seat: Seat) -> None:
    """What lies exhausted in a Crafted Items box lies there, whatever it served."""
    for item, name in enumerate(ITEM_NAMES):
        left = s.crafted_items[seat * 8 + item]
        for bearer in s.box.exhausted_items:
            left -= bearer.exhausted_items(s, seat, item)
            if left < 0:
                raise PositionError(
                    "{where}: {player} has no such {item} in the Crafted Items box.",
                    refusal="position-exhausted",
                    where=f"{bearer.KEY}, exhausted",
                    player=s.players[seat].KEY,
                    item=name,
                )


def read_items(s: State, fields: Mapping[str, Any]) -> None:
    """The item supply and the ruins. Where the position is silent: what the players have not taken, and full ruins."""
    supply = mapping(fields.get("supply"), "supply")
    only(supply, ITEM_NAMES, "supply")
    for item, name in enumerate(ITEM_NAMES):
        crafted = sum([s.crafted_items[player.seat * 8 + item] for player in s.players])
        found = RUIN_ITEMS.count(item) if s.box.hirelings else 0  # a hireling may bring items out of ruins
        if crafted > SUPPLY[item] + found:
            raise PositionError(
                "{where}: {count} {item} crafted, but the supply never held more than {limit}.",
                refusal="position-items",
                where=f"{[player.KEY for player in s.players if s.crafted_items[player.seat * 8 + item]][-1]}, items",
                count=crafted,
                item=name,
                limit=SUPPLY[item] + found,
            )
        left = uncrafted(s, item)
        s.items[item] = number(supply.get(name, left), f"supply, {name}", min(SUPPLY[item], left + found))
    for player in s.players:
        _check_exhausted(s, player.seat)
    ruins = fields.get("ruins")
    for name, tiles in mapping(None if ruins in (NO_RUINS, [NO_RUINS]) else ruins, "ruins").items():
        _read_ruin(s, clearing_in(name, "ruins"), names_in(tiles, f"ruins, {name}"))
    for name, players in mapping(fields.get("seen"), "seen").items():
        for key in names_in(players, "seen"):
            s.ruin_seen[clearing_in(name, "seen")] |= 1 << one_of(key, [player.KEY for player in s.players], "seen")
    for tile in names_in(fields.get("hidden"), "hidden"):
        s.ruin_pool.append(one_of(tile, TILE_NAMES, "hidden"))
    unseen = s.ruin_items.count(UNKNOWN)
    if "hidden" not in fields and unseen in (len(RUIN_ITEMS), 2 * len(RUIN_ITEMS)):
        two = unseen == 2 * len(RUIN_ITEMS)
        s.ruin_pool += bytes([tile + MARKED for tile in RUIN_ITEMS] * 2 if two else RUIN_ITEMS)
    s.ruin_pool[:] = sorted(s.ruin_pool)
    if len(s.ruin_pool) != unseen:
        raise PositionError(
            "hidden: {count} unknown items lie under ruins, but {named} are named; "
            "list under `hidden` the items that nobody has seen.",
            refusal="position-hidden",
            count=unseen,
            named=len(s.ruin_pool),
        )


def _read_ruin(s: State, clearing: int, tiles: list[str]) -> None:
    where = f"ruins, {clearing}"
    if clearing not in s.box.map.ruins:
        raise PositionError(
            "{where}: that clearing has no slot marked R (root 2.2.4).", refusal="position-no-ruin", where=where
        )
    if len(tiles) > 2:
        raise PositionError(
            "{where}: at most two items lie under a ruin (root 9.7.1).", refusal="position-ruin-items", where=where
        )
    if not s.slots[clearing]:
        raise PositionError(
            "{where}: no slot is left for the ruin (root 2.2.3).", refusal="position-no-slot", where=where
        )
    s.ruins[clearing] = 1
    s.slots[clearing] -= 1
    for i, tile in enumerate(tiles):
        s.ruin_items[2 * clearing + i] = UNKNOWN if tile == UNKNOWN_NAME else one_of(tile, TILE_NAMES, where)
