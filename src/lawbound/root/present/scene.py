"""The table as one seat, or a spectator, may see it: everything that the browser draws, made from a view alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Final, Literal

from lawbound.kernel import Seat, View
from lawbound.kit.scene import Phase, PlayerScene, Scene
from lawbound.present.speech import Arg, Names, slug
from lawbound.root.boards import BOARDS, family
from lawbound.root.card_draft import why_not_card
from lawbound.root.cards import UNKNOWN
from lawbound.root.craft import exhausted_items
from lawbound.root.decks.effect import is_newer
from lawbound.root.faction import Faction
from lawbound.root.hand import deck_size
from lawbound.root.hirelings.bandits import HighwayBandits, highways
from lawbound.root.hirelings.control import ON_TRACK
from lawbound.root.hirelings.hireling import CONTROL, Hireling, hirelings
from lawbound.root.hirelings.pawn import LonePawn
from lawbound.root.items import CHARACTERS, ITEM_NAMES, MARKED, Tile
from lawbound.root.landmarks import LANDMARK_NAMES
from lawbound.root.landmarks.landmark import Landmark
from lawbound.root.landmarks.legendary_forge import LegendaryForge
from lawbound.root.map import Forest, is_forest
from lawbound.root.pieces import CLEARINGS
from lawbound.root.present import boards, explain, hired, names, places, questions, shapes
from lawbound.root.present.effects import effects
from lawbound.root.present.places import CARD_IDS
from lawbound.root.present.shapes import CardId, ItemCount, Pieces
from lawbound.root.present.widgets import SUITS, remembered
from lawbound.root.quests import QUESTS
from lawbound.root.rule import tower_in
from lawbound.root.setup_cards import SetupCards, card_of, cards_on_table
from lawbound.root.speech import Name, say
from lawbound.root.state import EMPTY, NOBODY, NONE, OVER, ROW, SETTING_UP, Row, State
from lawbound.root.steps import BIRDSONG, DAYLIGHT, EVENING
from lawbound.root.suits import printed

Kind = tuple[Seat, str, str]
"""A kind of piece: whose it is, by seat and faction, and its name."""

STAGES: Final[tuple[Literal["setup", "playing", "over"], ...]] = ("setup", "playing", "over")
PHASES: Final[dict[int, Literal["birdsong", "daylight", "evening"]]] = {
    BIRDSONG: "birdsong",
    DAYLIGHT: "daylight",
    EVENING: "evening",
}


def scene(view: View) -> Scene:
    """Everything on the table. A scene shares its parts with other scenes: read it, and write nothing into it."""
    s: State = view.state
    return {
        "phase": phase(s),
        "order": list(s.order),
        "players": [player_scene(view, player) for player in s.players],
        "board": [],
        "own": own(s),
    }


def own(s: State) -> shapes.Own:
    """The map, and what lies beside it."""
    rows = kinds(s)
    covers = [tiles for player in s.players if (tiles := boards.of(player).covers(s, player))]
    scorches = [tiles for player in s.players if (tiles := boards.of(player).scorches(s, player))]
    return {
        "map": s.box.map.name,
        "clearings": [clearing_scene(s, rows, covers, scorches, clearing) for clearing in CLEARINGS],
        "forests": forests(s),
        "closed": [pair for i, pair in enumerate(s.box.map.closed) if s.closed >> i & 1],
        "ferry": s.ferry or None,
        "tower": tower_in(s) or None,
        "landmarks": [landmark_scene(each.NUMBER, each.clearing(s), items_at(s, each)) for each in landmarks_of(s)],
        "setup_cards": setup_cards(s),
        "homelands": homelands(s),
        "hirelings": [hireling_scene(s, each) for each in hirelings(s)],
        "hireling_markers": [marker_scene(s, space, kept) for space, kept in hired.markers_left(s)],
        "deck": deck_size(s),
        "discard": card_ids(s.discard),
        "available": card_ids(s.available),
        "items": item_counts(s.items),
        "quests": [open_quest(quest) for quest in s.quests],
        "newer": is_newer(s),
    }


def landmarks_of(s: State) -> list[Landmark]:
    """Those that stand on the map as landmarks."""
    found = [bearer for bearer in s.box.remembering if isinstance(bearer, Landmark) and bearer.DEALT]
    return [landmark for landmark in found if landmark.clearing(s)]


def items_at(s: State, landmark: Landmark) -> tuple[int, ...]:
    """What lies on the card of the Forge."""
    return tuple(landmark.items_left(s)) if isinstance(landmark, LegendaryForge) else ()


def setup_cards(s: State) -> list[shapes.SetupCardScene]:
    """The cards of the draft that nobody has chosen yet."""
    cards = cards_on_table(s)
    if cards is None or s.stage != SETTING_UP:
        return []
    return [setup_card_scene(s, cards, card) for card in cards.laid_out(s)]


def setup_card_scene(s: State, cards: SetupCards, card: int) -> shapes.SetupCardScene:
    key, character = family(s.box.draft[card]), cards.beside(s, card)
    militant = card_of(key).militant
    kind = say("setup-card-militant" if militant else "setup-card-insurgent")
    locked = say("setup-card-locked") if why_not_card(s, card) else None
    name = str(names.setup_card(s, card))
    return {
        "place": places.setup_card(s, card),
        "faction": key,
        "title": say("setup-card-line-locked" if locked else "setup-card-line", name=name, kind=kind),
        "name": str(names.faction_named(key)),
        "militant": militant,
        "kind": kind,
        "locked": locked,
        "reach": BOARDS[key].reach,
        "text": say(f"setup-card-{key}"),
        "character": None if character is None else CHARACTERS[character].id,
        "character_name": None if character is None else str(names.CHARACTERS[character]),
    }


def homelands(s: State) -> list[shapes.HomelandScene]:
    """Where players have chosen their homelands, and where bots start, which is theirs."""
    cards = cards_on_table(s)
    if cards is None or s.stage != SETTING_UP:
        return []
    found: list[shapes.HomelandScene] = []
    for clearing in CLEARINGS:
        bots = [player.seat for player in s.players if player.is_bot and s.starts[player.seat] == clearing]
        seat = bots[0] if bots else cards.homeland_of(s, clearing)
        if seat is not None:
            text = say("board-homeland", faction=names.faction(s, seat), clearing=names.clearing(s, clearing))
            found.append({"clearing": clearing, "seat": seat, "text": text})
    return found


@remembered
def landmark_scene(number: int, clearing: int, items: tuple[int, ...]) -> shapes.LandmarkScene:
    key = LANDMARK_NAMES[number]
    forged = say("board-forge", items=names.repeated([names.ITEMS[item] for item in items])) if items else ""
    return {
        "landmark": key,
        "clearing": clearing,
        "name": str(names.LANDMARKS[number]),
        "text": f"{say(f'landmark-{key}.text')} {forged}".strip(),
        "article": "root A.5.3",
    }


def hireling_scene(s: State, hireling: Hireling) -> shapes.HirelingScene:
    """The card of a hireling: who controls it and for how long. Pieces of its stand on the map, some on paths."""
    seat = hireling.controller(s)
    control = s.own[hireling.number][CONTROL]
    roads = highways(s.box.map)
    return {
        "hireling": hireling.KEY,
        "number": hireling.number,
        "name": str(names.HIRELINGS[hireling.face]),
        "text": say(f"faction-{hireling.KEY}.text"),
        "article": "root E.2",
        "controller": None if seat == NOBODY else seat,
        "control": control,
        "status": hired.status(s, hireling),
        "paths": [roads[path] for path in hireling.held(s)] if isinstance(hireling, HighwayBandits) else [],
    }


def marker_scene(s: State, space: int, kept: int) -> shapes.HirelingMarker:
    """A hireling marker that has brought no card yet."""
    if kept == ON_TRACK:
        return {"space": space, "seat": None, "text": say("board-marker", n=space)}
    return {"space": space, "seat": kept - 1, "text": hired.marker_taken(s, space, kept)}


def phase(s: State) -> Phase:
    playing = s.stage not in (SETTING_UP, OVER)
    return {
        "stage": STAGES[s.stage],
        "turn": s.turns,
        "seat": s.turn if playing else None,
        "phase": PHASES[s.acting.turn_steps[s.step].phase] if playing else None,
        "text": questions.phase(s),
    }


# The map


def kinds(s: State) -> list[tuple[Row, Kind]]:
    """Every kind of piece in the game, with its row."""
    return [
        (row, (owner.number, owner.KEY, piece.name))
        for owner in s.box.owners
        for row, piece in zip(owner.rows, owner.PIECES, strict=True)
    ]


@remembered
def pieces(kind: Kind, count: int) -> Pieces:
    seat, _, piece = kind
    return {"seat": seat, "piece": piece, "count": count, "text": say(slug("piece", piece), n=count)}


def clearing_scene(
    s: State,
    rows: Sequence[tuple[Row, Kind]],
    covers: Sequence[Mapping[int, Sequence[Tile]]],
    scorches: Sequence[Mapping[int, Sequence[Tile]]],
    clearing: int,
) -> shapes.ClearingScene:
    board, ruler = s.board, s.ruler[clearing]
    landmarks = landmarks_of(s)
    laid_out = s.box.map.suits is not None or s.stage != SETTING_UP or s.step > 0
    return clearing_with(
        clearing,
        s.suits[clearing] if laid_out else None,
        printed(s, clearing) if laid_out else None,
        s.slots[clearing],
        tuple(s.ruin_items[2 * clearing : 2 * clearing + 2]) if s.ruins[clearing] else None,
        None if ruler == NOBODY else (ruler, s.box.owners[ruler].KEY),
        tuple([(kind, count) for row, kind in rows if (count := board[row + clearing])]),
        tuple([tile for tiles in covers for tile in tiles.get(clearing, ())]),
        tuple([tile for tiles in scorches for tile in tiles.get(clearing, ())]),
        tuple([landmark.NUMBER for landmark in landmarks if landmark.clearing(s) == clearing]),
        s.ferry == clearing and not any([landmark.KEY == "ferry" for landmark in landmarks]),
    )


@remembered
def clearing_with(
    clearing: int,
    suit: int | None,
    drawn_suit: int | None,
    slots: int,
    under_ruin: tuple[int, ...] | None,
    ruler: tuple[Seat, str] | None,
    found: tuple[tuple[Kind, int], ...],
    covers: tuple[Tile, ...],
    scorches: tuple[Tile, ...],
    landmarks: tuple[int, ...],
    ferry: bool,
) -> shapes.ClearingScene:
    """A clearing, and the same for a screen reader. A choice changes few clearings, so the others are remembered."""
    here = [pieces(kind, count) for kind, count in found]
    contents: list[Name | Names] = []
    for (_, faction), group in groupby(zip(found, here, strict=True), lambda pair: pair[0][0][:2]):
        texts = names.in_a_row([piece["text"] for _, piece in group])
        contents.append(Name("name-pieces-of", faction=Name(slug("faction", faction)), pieces=texts))
    contents.append(Name("scene-open-slots", n=slots) if slots else Name("scene-no-slots"))
    if under_ruin is not None:
        known = [tile for tile in under_ruin if tile not in (EMPTY, UNKNOWN)]
        contents.append(Name("scene-ruin-known", items=names.tiles(known)) if known else Name("scene-ruin"))
    if covers:
        contents.append(Name("scene-covered", items=names.tiles(covers)))
    if scorches:
        contents.append(Name("scene-scorched", items=names.tiles(scorches)))
    contents += [Name("scene-landmark", landmark=names.LANDMARKS[landmark]) for landmark in landmarks]
    if ferry:
        contents.append(Name("scene-ferry"))
    fields: dict[str, Arg] = {
        "number": clearing,
        "suit": Name("scene-no-suit") if suit is None else names.SUITS[suit],
        "contents": names.in_a_row(contents),
    }
    if ruler is None:
        text = say("scene-clearing", **fields)
    else:
        text = say("scene-clearing-ruled", ruler=Name(slug("faction", ruler[1])), **fields)
    return {
        "clearing": clearing,
        "suit": None if drawn_suit is None else SUITS[drawn_suit],
        "open_slots": slots,
        "ruin": under_ruin is not None,
        "ruler": None if ruler is None else ruler[0],
        "pieces": here,
        "items": [ITEM_NAMES[tile % MARKED] for tile in (*covers, *scorches)],
        "text": text,
    }


def forests(s: State) -> list[shapes.ForestScene]:
    found: dict[int, list[tuple[Kind, int]]] = {}
    for player in s.players:
        at = boards.of(player).pawn(s, player)
        if is_forest(at):
            found.setdefault(at, []).append(((player.seat, player.KEY, "pawn"), 1))
    for hireling in hirelings(s):
        if isinstance(hireling, LonePawn) and is_forest(hireling.place(s)):
            found.setdefault(hireling.place(s), []).append(((hireling.number, hireling.KEY, "pawn"), 1))
    for forest, row, count in tokens_in_forests(s):
        owner = s.box.owners[s.box.owner[row // ROW]]
        found.setdefault(forest.place, []).append(((owner.number, owner.KEY, s.box.piece_name(row)), count))
    return [forest_with(forest, tuple(found.get(forest.place, ()))) for forest in s.box.map.forests]


def tokens_in_forests(s: State) -> list[tuple[Forest, Row, int]]:
    """The tokens in forests: where, of which kind, and how many."""
    return [
        (forest, row, s.board[row + forest.place])
        for player in s.players
        for row in player.tokens
        for forest in s.box.map.forests
        if s.board[row + forest.place]
    ]


@remembered
def forest_with(forest: Forest, found: tuple[tuple[Kind, int], ...]) -> shapes.ForestScene:
    here = [pieces(kind, count) for kind, count in found]
    clearings = names.numbers(sorted(forest.clearings))
    if not here:
        return {"forest": forest.id, "pieces": [], "text": say("scene-forest-empty", clearings=clearings)}
    named = [
        Name("name-pieces-of", faction=Name(slug("faction", kind[1])), pieces=piece["text"])
        for (kind, _), piece in zip(found, here, strict=True)
    ]
    text = say("scene-forest", clearings=clearings, pieces=names.in_a_row(named))
    return {"forest": forest.id, "pieces": here, "text": text}


# Beside the map


def card_ids(cards: bytearray) -> list[CardId]:
    """The cards that can be seen."""
    return [name for card in cards if (name := CARD_IDS[card]) is not None]


def item_counts(counts: bytearray) -> list[ItemCount]:
    return [{"item": ITEM_NAMES[item], "count": count} for item, count in enumerate(counts) if count]


def open_quest(quest: int) -> shapes.Quest:
    info = QUESTS[quest]
    return {
        "quest": info.id,
        "name": str(names.QUESTS[quest]),
        "suit": SUITS[info.suit],
        "items": [ITEM_NAMES[item] for item in info.items],
        "text": str(names.quest(quest)),
    }


# Players


def player_scene(view: View, player: Faction) -> PlayerScene:
    s, seat, presenter = view.state, player.seat, boards.of(player)
    return {
        "seat": seat,
        "side": player.KEY,
        "name": str(names.player(s, seat)),
        "kind": "bot" if player.is_bot else "person",
        "style": presenter.style(player),
        "points": s.vp[seat],
        "score": str(names.score(s, seat)),
        "wins": bool(s.winners >> seat & 1),
        "board": [*presenter.widgets(s, player), *effects(s, player)],
        "own": player_own(view, player),
    }


def player_own(view: View, player: Faction) -> shapes.PlayerOwn:
    """What lies before the player, besides the faction board."""
    s, seat = view.state, player.seat
    hand, coalition = s.hands[seat], s.coalition[seat]
    return {
        "dominance": None if s.dominance[seat] == NONE else CARD_IDS[s.dominance[seat]],
        "coalition": None if coalition == NOBODY else coalition,
        "hand_size": len(hand),
        "hand": card_ids(hand) if view.seat == seat else None,
        "notes": explain.notes(s, player, hand) if view.seat == seat and not player.is_bot else {},
        "crafted": card_ids(s.crafted[seat]),
        "items": item_counts(s.crafted_items[8 * seat : 8 * seat + 8]),
        "exhausted": [ITEM_NAMES[item] for item in exhausted_items(s, seat)],
        "supply": supply(s, player),
    }


def supply(s: State, player: Faction) -> list[Pieces]:
    """The pieces off the map."""
    counts = boards.of(player).supply(s, player)
    return [pieces((player.seat, player.KEY, name), count) for name, count in counts if count]
