"""A position of Root as plain data, written from a state and read back with every impossible piece refused.

Whatever follows from the rest is left out: supplies, open slots, who rules, the draw deck (every card that is nowhere
else) and the quests still to come. What a position does not mention is empty, or stands as after setup. Factions write
and read their own part (`Faction.describe`, `Faction.restore`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final

from lawbound.root.bearer import Bearer
from lawbound.root.boards import BOARDS, CORNERS, in_corners
from lawbound.root.cards import (
    AMBUSH,
    CARD,
    CARD_KIND,
    CARDS,
    DOMINANCE,
    ITEM_CARD,
    PERSISTENT,
    SUIT_NAMES,
    UNKNOWN,
    Card,
)
from lawbound.root.decks import DECKS
from lawbound.root.decks.effect import Effect
from lawbound.root.editions import ADVANCED_SERVICES, DISCRETION
from lawbound.root.faction import Faction
from lawbound.root.hirelings.control import HirelingMarkers
from lawbound.root.items import BASE_CHARACTERS, ITEM_NAMES, MARKED, RUIN_ITEMS, SUPPLY, TILE_NAMES, Item
from lawbound.root.landmarks.landmark import Landmark
from lawbound.root.map import MAPS, Place, open_paths
from lawbound.root.marks import mark_names, marked
from lawbound.root.naming import (
    UNKNOWN_NAME,
    PositionError,
    Tree,
    mapping,
    names_in,
    number,
    one_of,
    only,
    path,
    read_cards,
    switch,
    word,
    write_cards,
)
from lawbound.root.pieces import BUILDING, CLEARINGS, PAWN, WARRIOR, relocate
from lawbound.root.quests import QUESTS
from lawbound.root.rule import refresh_rulers
from lawbound.root.score import POINTS_TO_WIN, all_humans_there
from lawbound.root.seating import parse_seat
from lawbound.root.setup import cards_in_play, check_setup, new_state
from lawbound.root.setup_cards import ADVANCED
from lawbound.root.state import EMPTY, NOBODY, NONE, OVER, PLAYING, ROW, State
from lawbound.root.state import SUPPLY as IN_SUPPLY
from lawbound.root.steps import PHASE_NAMES
from lawbound.root.suits import printed_suits
from lawbound.root.turn import begin_turn, skip_to

FIELDS: Final = (
    *("map", "suits", "closed", "ferry", "ferried", "edition", "options", "cooperative", "team", "services"),
    *("discretion", "deck", "hirelings", "markers", "landmarks", "effects"),
    *("seats", "order", "turn", "phase", "step", "turns", "used", "activated", "winners", "clearings"),
    *("ruins", "seen", "hidden", "supply", "discard", "available", "limbo", "quests", "players"),
)
PLAYER_FIELDS: Final = ("points", "hand", "crafted", "items", "dominance", "coalition", "start")
WORDS: Final = (
    *("map", "edition", "discretion", "deck", "turn", "phase", "step"),
    *("dominance", "coalition", "leader", "character", "place", "controller"),
)
"""Fields that hold a single word; `relations` hold one each too, which their reader allows for."""
FIRST_CHARACTERS: Final = (None, *[character.id for character in BASE_CHARACTERS])
NO_RUINS: Final = "none"
"""Where a position says that no ruin stands any more."""
MOST_TURNS: Final = 60000
HIGHEST_SCORE: Final = 255


# Writing


def write(s: State) -> Tree:
    """The position as plain data. Only a game whose setup is finished has one."""
    if s.stage not in (PLAYING, OVER):
        raise PositionError("A position can be written once the setup is finished.")
    keys = [player.KEY for player in s.players]
    step = s.acting.turn_steps[s.step]
    everything: Tree = {
        "map": s.box.map.name,
        "suits": [] if printed_suits(s) == s.box.map.suits else [SUIT_NAMES[suit] for suit in printed_suits(s)[1:13]],
        "closed": _closed_paths(s) if s.box.map.closed else [],
        "ferry": (s.ferry or None) if s.box.map.ferry else None,  # elsewhere it is a landmark
        "ferried": s.ferried or None,
        "edition": None if s.box.setup.get("edition", "cs") == "cs" else s.box.setup["edition"],
        "options": dict(s.box.setup.get("options", {})),
        "cooperative": 1 if s.box.cooperative else None,
        "team": 1 if s.box.setup.get("team") else None,
        "services": _write_services(s),
        "discretion": s.box.setup["discretion"] if s.box.discreet else None,
        "deck": None if s.box.setup.get("deck", "standard") == "standard" else s.box.setup["deck"],
        "hirelings": _write_own(s, s.box.unseated),
        "markers": next((track.describe(s) for track in _remembering(s, HirelingMarkers)), None),
        "landmarks": _filled(_write_own(s, _remembering(s, Landmark))),
        "effects": _filled(_write_own(s, _remembering(s, Effect))),
        "seats": [player.spec if player.is_bot else player.KEY for player in s.players],
        "order": [keys[seat] for seat in s.order],
        "turn": s.acting.KEY,
        "phase": PHASE_NAMES[step.phase],
        "step": step.name,
        "turns": s.turns,
        "used": marked(s.used),
        "activated": {str(c): s.activated[c] for c in CLEARINGS if s.activated[c]},
        "winners": _keys(s, s.winners),
        "clearings": _filled(_write_map(s)),
        "ruins": {str(c): _write_ruin(s, c) for c in CLEARINGS if s.ruins[c]},
        "seen": _filled({str(c): _keys(s, s.ruin_seen[c]) for c in CLEARINGS}),
        "hidden": [TILE_NAMES[tile] for tile in bytes(s.ruin_pool)],
        "supply": {name: s.items[item] for item, name in enumerate(ITEM_NAMES) if s.items[item] != _uncrafted(s, item)},
        "discard": write_cards(s.discard),
        "available": write_cards(s.available),
        "limbo": write_cards(s.limbo),
        "quests": [QUESTS[quest].id for quest in bytes(s.quests)],
        "players": {player.KEY: _write_player(s, player) for player in s.players},
    }
    return _filled(everything)


def _closed_paths(s: State) -> list[str]:
    """The closed paths, or "none" where all of them have been opened."""
    return [f"{a}-{b}" for i, (a, b) in enumerate(s.box.map.closed) if s.closed >> i & 1] or ["none"]


def _write_services(s: State) -> list[str]:
    """The service cards, where they are not just the basic ones."""
    if s.box.services is None:
        return ["none"]
    return [card for card, faction in ADVANCED_SERVICES.items() if faction in s.box.services]


def _filled(tree: Mapping[str, Any]) -> Tree:
    """Without the fields that say nothing."""
    return {key: value for key, value in tree.items() if value not in ({}, [], None)}


def _remembering(s: State, kind: type[Bearer]) -> list[Bearer]:
    """Those of that kind on the table who remember something, in numbers of their own or by what lies on them."""
    return [bearer for bearer in s.box.bearers if isinstance(bearer, kind) and (bearer.OWN or bearer.FIELDS)]


def _write_own(s: State, bearers: Iterable[Bearer]) -> Tree:
    return {bearer.KEY: _filled(bearer.describe(s)) for bearer in bearers}


def _write_map(s: State) -> Tree:
    """What stands in clearings, by their numbers, and in forests, by their names."""
    places = {**{str(c): c for c in CLEARINGS}, **{forest.id: forest.place for forest in s.box.map.forests}}
    return {name: _write_place(s, place) for name, place in places.items()}


def _write_place(s: State, place: Place) -> Tree:
    pieces: Tree = {}
    for owner in s.box.owners:
        here = {
            piece.name: s.board[row + place]
            for row, piece in zip(owner.rows, owner.PIECES, strict=True)
            if s.board[row + place] and piece.sort != PAWN
        }
        if here:
            pieces[owner.KEY] = here
    return pieces


def _write_ruin(s: State, clearing: int) -> list[str]:
    tiles = [tile for tile in bytes(s.ruin_items[2 * clearing : 2 * clearing + 2]) if tile != EMPTY]
    return [UNKNOWN_NAME if tile == UNKNOWN else TILE_NAMES[tile] for tile in tiles]


def _keys(s: State, bits: int) -> list[str]:
    return [player.KEY for player in s.players if bits >> player.seat & 1]


def _uncrafted(s: State, item: Item) -> int:
    """What is left in the item supply if every item taken from it lies in a Crafted Items box."""
    return max(0, SUPPLY[item] - sum([s.crafted_items[player.seat * 8 + item] for player in s.players]))


def _write_player(s: State, player: Faction) -> Tree:
    seat = player.seat
    coalition = s.coalition[seat]
    general: Tree = {
        "points": s.vp[seat],
        "hand": write_cards(s.hands[seat]),
        "crafted": write_cards(s.crafted[seat]),
        "items": [name for item, name in enumerate(ITEM_NAMES) for _ in range(s.crafted_items[seat * 8 + item])],
        "dominance": None if s.dominance[seat] == NONE else CARDS[s.dominance[seat]].id,
        "coalition": None if coalition == NOBODY else s.players[coalition].KEY,
        "start": s.starts[seat] or None,
    }
    return _filled({**general, **player.describe(s)})


# Reading


def read(tree: object) -> State:
    """The state of a position; PositionError says which piece, card or field is impossible."""
    fields = mapping(tree, "position")
    only(fields, FIELDS, "position")
    players = mapping(fields.get("players"), "players")
    seats = names_in(fields.get("seats", list(players)), "seats")
    setup: Tree = {"seats": seats}
    setup["map"], setup["edition"] = (
        word(fields.get("map", "autumn"), "map"),
        word(fields.get("edition", "cs"), "edition"),
    )
    options = mapping(fields.get("options"), "options")
    setup["options"] = {key: word(value, f"options, {key}") for key, value in options.items()}
    setup["cooperative"] = switch(fields.get("cooperative", 0), "cooperative")
    setup["team"] = switch(fields.get("team", 0), "team")
    if "services" in fields:
        setup["services"] = names_in(fields["services"], "services")
    if "discretion" in fields:
        setup["discretion"] = DISCRETION[one_of(fields["discretion"], DISCRETION, "discretion")]
    if "deck" in fields:
        setup["deck"] = list(DECKS)[one_of(fields["deck"], list(DECKS), "deck")]
    bots = [seating.key for seating in [parse_seat(seat) for seat in seats] if seating.is_bot]
    people = [mapping(own, key) for key, own in players.items() if key not in bots]
    if any([person.get("character") not in FIRST_CHARACTERS for person in people]):
        setup["characters"] = "all"
    hirelings, landmarks = mapping(fields.get("hirelings"), "hirelings"), mapping(fields.get("landmarks"), "landmarks")
    if hirelings:
        setup["hirelings"] = list(hirelings)
    if landmarks:
        setup["landmarks"] = list(landmarks)
    if in_corners([seating.key for seating in map(parse_seat, seats) if seating.key in BOARDS]) > CORNERS:
        setup["setup"] = ADVANCED  # only that brings so many of them together
    keys = [seating.key for seating in check_setup(setup)]
    s = new_state(setup)
    only(players, keys, "players")
    s.order = bytes([one_of(name, keys, "order") for name in names_in(fields.get("order", keys), "order")])
    if sorted(s.order) != list(range(len(keys))):
        raise PositionError("order: every player takes exactly one turn in a round.", refusal="position-order")
    _read_map(s, fields)
    for landmark in _remembering(s, Landmark):  # before buildings: one of them may have room for more
        _read_own(s, landmark, landmarks)
    _read_clearings(s, mapping(fields.get("clearings"), "clearings"))
    for player in s.players:
        _read_player(s, player, mapping(players.get(player.KEY), player.KEY))
    effects = mapping(fields.get("effects"), "effects")
    only(effects, [effect.KEY for effect in _remembering(s, Effect)], "effects")
    for bearers, own in (
        (s.box.unseated, hirelings),
        (_remembering(s, Effect), effects),
    ):
        for bearer in bearers:
            _read_own(s, bearer, own)
    for track in _remembering(s, HirelingMarkers):
        _read_own(s, track, {track.KEY: mapping(fields.get("markers"), "markers")})
    _read_items(s, fields)
    _read_quests(s, names_in(fields.get("quests"), "quests"))
    for name, pile in (("discard", s.discard), ("available", s.available), ("limbo", s.limbo)):
        pile[:] = bytes(read_cards(fields.get(name), name))
    _form_deck(s)
    _read_turn(s, fields, keys)
    for player in s.players:
        waits = s.box.cooperative and not player.is_bot and not all_humans_there(s)
        if s.vp[player.seat] >= POINTS_TO_WIN and s.dominance[player.seat] == NONE and not s.winners and not waits:
            raise PositionError(
                "{where}: with {points} the game is over (root 3.1).",
                refusal="position-won",
                where=f"{player.KEY}.points",
                points=POINTS_TO_WIN,
            )
    return s


def with_ruins(tree: Mapping[str, Any]) -> Tree:
    """A position that people have written down: ruins of which it says nothing stand as after setup, with what nobody
    has seen yet under them for each Vagabond. Where buildings leave no slot there is none.
    """
    if "ruins" in tree or not isinstance(tree.get("seats", []), list):
        return dict(tree)
    board = MAPS.get(word(tree.get("map", "autumn"), "map"))
    vagabonds = len([seat for seat in tree.get("seats", []) if "vagabond" in str(seat)])
    clearings = {} if board is None else {str(c): [UNKNOWN_NAME] * min(vagabonds, 2) for c in board.ruins}
    for clearing in list(clearings):
        try:
            read({**tree, "ruins": {clearing: []}, "hidden": []})
        except PositionError as error:
            if error.refusal == "position-no-slot":
                del clearings[clearing]
    return {**tree, "ruins": clearings or NO_RUINS}


def _read_turn(s: State, fields: Mapping[str, Any], keys: list[str]) -> None:
    """Whose turn it is: from its start, from the start of a phase, or from a step of it."""
    s.stage = PLAYING
    s.turn = one_of(fields.get("turn", keys[s.order[0]]), keys, "turn")
    player = s.acting
    counters = s.own[s.turn][:]
    kept = {bearer.number: s.own[bearer.number][:] for bearer in s.box.turn_begins if bearer.OWN}
    begin_turn(s)
    for bearer, own in kept.items():  # so for others who count by turn
        s.own[bearer][:] = own
    if not player.is_bot or "step" in fields or "phase" in fields:
        s.own[s.turn][:] = counters  # what the position says of the turn's counts, or what they are at its start
    s.turns = number(fields.get("turns", 1), "turns", MOST_TURNS)
    if "phase" in fields:
        phase = one_of(fields["phase"], PHASE_NAMES, "phase")
        if not phase:
            raise PositionError("phase: a position starts in birdsong, daylight or evening.")
        skip_to(s, player, phase)
    if "step" in fields:
        s.step = one_of(fields["step"], [step.name for step in player.turn_steps], "step")
        phase = player.turn_steps[s.step].phase
        if fields.get("phase", PHASE_NAMES[phase]) != PHASE_NAMES[phase]:
            raise PositionError(f"step: {fields['step']!r} belongs to {PHASE_NAMES[phase]}, not {fields['phase']}.")
    s.ferried = number(fields.get("ferried", 0), "ferried", 1)
    for name in names_in(fields.get("used"), "used"):
        s.used |= 1 << one_of(name, mark_names(), "used")
    for clearing, count in mapping(fields.get("activated"), "activated").items():
        s.activated[_clearing(clearing)] = number(count, f"activated, {clearing}", 10)
    for name in names_in(fields.get("winners"), "winners"):
        s.winners |= 1 << one_of(name, keys, "winners")
        s.stage = OVER
    if s.box.lend_power:
        refresh_rulers(s)


def _read_map(s: State, fields: Mapping[str, Any]) -> None:
    """What can change on the map: suit markers, closed paths, the ferry."""
    if "suits" in fields:
        suits = [one_of(name, SUIT_NAMES[:3], "suits") for name in names_in(fields["suits"], "suits")]
        if sorted(suits) != sorted([suit for suit in range(3) for _ in range(4)]):
            raise PositionError("suits: there are twelve markers, four of each suit (root A.1).")
        s.suits = bytes([0, *suits, 0, 0, 0])
    elif s.box.map.suits is None:
        raise PositionError(f"suits: the {s.box.map.name} map needs the suits of its twelve clearings (root A.1).")
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
            raise PositionError(f"ferry: clearing {s.ferry} is not on the coast (root C.2.5).")


def _clearing(name: str) -> int:
    return 1 + one_of(name, [str(c) for c in CLEARINGS], "clearing")


def _read_clearings(s: State, clearings: Mapping[str, Any]) -> None:
    """Place the pieces, no more of any than the box holds and no more buildings than slots."""
    forests = {forest.id: forest.place for forest in s.box.map.forests}
    for name, owners in clearings.items():
        clearing = forests[name] if name in forests else _clearing(name)
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
                        where=path(where),
                        count=count,
                        piece=piece,
                        limit=s.box.limits[row // ROW],
                        left=s.board[row],
                    )
                if name in forests and s.box.sort[row // ROW] in (WARRIOR, BUILDING):
                    raise PositionError(
                        "{where}: {piece} cannot be in a forest (root 2.4).",
                        refusal="position-forest",
                        where=path(where),
                        piece=piece,
                    )
                if s.box.sort[row // ROW] == BUILDING and count > s.slots[clearing]:
                    raise PositionError(
                        "{where}: {count} {piece} cannot be here: {left} of {limit} slots are left (root 2.2.3).",
                        refusal="position-slots",
                        where=path(where),
                        count=count,
                        piece=piece,
                        left=s.slots[clearing],
                        limit=s.box.map.slots[clearing],
                    )
                relocate(s, row, IN_SUPPLY, clearing, count)


def _read_own(s: State, bearer: Bearer, fields: Mapping[str, Any]) -> None:
    """The own fields of whoever has no seat."""
    own = mapping(fields.get(bearer.KEY), bearer.KEY)
    only(own, bearer.FIELDS, bearer.KEY)
    bearer.restore(s, own)


def _read_player(s: State, player: Faction, fields: Mapping[str, Any]) -> None:
    seat, key = player.seat, player.KEY
    only(fields, (*PLAYER_FIELDS, *player.FIELDS), key)
    s.vp[seat] = number(fields.get("points", 0), f"{key}, points", HIGHEST_SCORE)
    s.hands[seat][:] = bytes(sorted(read_cards(fields.get("hand"), f"{key}, hand")))
    s.crafted[seat][:] = bytes(sorted(read_cards(fields.get("crafted"), f"{key}, crafted")))
    for card in bytes(s.crafted[seat]):
        kind = DOMINANCE if card == UNKNOWN else CARD_KIND[card]
        kept = kind == ITEM_CARD and s.box.keeps_crafted  # somebody lets what was crafted lie here
        if (kind not in (PERSISTENT, AMBUSH) and not kept) or (kind == PERSISTENT and s.crafted[seat].count(card) > 1):
            raise PositionError(f"{key}, crafted: each lasting effect can lie here once (root 4.1.4).")
    for name in names_in(fields.get("items"), f"{key}, items"):
        s.crafted_items[seat * 8 + one_of(name, ITEM_NAMES, f"{key}, items")] += 1
    if "dominance" in fields:
        s.dominance[seat] = one_of(fields["dominance"], list(CARD), f"{key}, dominance")
        if CARD_KIND[s.dominance[seat]] != DOMINANCE:
            raise PositionError(f"{key}, dominance: {fields['dominance']} is no dominance card (root 3.3).")
    if "coalition" in fields:
        if player.wins_by_dominance():
            raise PositionError(f"{key}, coalition: a faction that can win by dominance forms none (root 9.2.8).")
        s.coalition[seat] = one_of(fields["coalition"], [p.KEY for p in s.players], f"{key}, coalition")
        if s.coalition[seat] == seat:
            raise PositionError(f"{key}, coalition: it takes another player (root 9.2.8).")
    s.starts[seat] = number(fields.get("start", 0), f"{key}, start", 12)
    player.restore(s, fields)


def _read_items(s: State, fields: Mapping[str, Any]) -> None:
    """The item supply and the ruins. Where the position is silent: what the players have not taken, and full ruins."""
    supply = mapping(fields.get("supply"), "supply")
    only(supply, ITEM_NAMES, "supply")
    for item, name in enumerate(ITEM_NAMES):
        crafted = sum([s.crafted_items[player.seat * 8 + item] for player in s.players])
        found = RUIN_ITEMS.count(item) if s.box.hirelings else 0  # a hireling may bring items out of ruins
        if crafted > SUPPLY[item] + found:
            raise PositionError(f"items: {crafted} {name} crafted, but the supply never held more than {SUPPLY[item]}.")
        left = _uncrafted(s, item)
        s.items[item] = number(supply.get(name, left), f"supply, {name}", min(SUPPLY[item], left + found))
    ruins = fields.get("ruins")
    for name, tiles in mapping(None if ruins in (NO_RUINS, [NO_RUINS]) else ruins, "ruins").items():
        _read_ruin(s, _clearing(name), names_in(tiles, f"ruins, {name}"))
    for name, players in mapping(fields.get("seen"), "seen").items():
        for key in names_in(players, "seen"):
            s.ruin_seen[_clearing(name)] |= 1 << one_of(key, [player.KEY for player in s.players], "seen")
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
        raise PositionError(f"{where}: that clearing has no slot marked R (root 2.2.4).")
    if len(tiles) > 2:
        raise PositionError(f"{where}: at most two items lie under a ruin (root 9.7.1).")
    if not s.slots[clearing]:
        raise PositionError(
            "{where}: no slot is left for the ruin (root 2.2.3).", refusal="position-no-slot", where=path(where)
        )
    s.ruins[clearing] = 1
    s.slots[clearing] -= 1
    for i, tile in enumerate(tiles):
        s.ruin_items[2 * clearing + i] = UNKNOWN if tile == UNKNOWN_NAME else one_of(tile, TILE_NAMES, where)


def _read_quests(s: State, quests: Iterable[str]) -> None:
    ids = [quest.id for quest in QUESTS]
    s.quests[:] = bytes([one_of(name, ids, "quests") for name in quests])
    taken = Counter(s.quests)
    for player in s.players:
        taken.update(player.open_quests(s))
    in_play = bool(taken)
    for player in s.players:
        taken.update(player.quests_kept(s))
    for quest, count in taken.items():
        if count > 1:
            raise PositionError(
                "quests: {quest} is there {count} times, but there is one of it.",
                refusal="position-quests",
                quest=ids[quest],
                count=count,
            )
    s.quest_deck[:] = bytes([quest for quest in range(len(QUESTS)) if in_play and quest not in taken])


def _form_deck(s: State) -> None:
    """Every card that is nowhere else is in the deck, or unknown in a hand."""
    seen: Counter[Card] = Counter()
    for pile in (*s.hands, *s.crafted, *s.piles, s.discard, s.available, s.limbo):
        seen.update(pile)
    seen.update([card for card in bytes(s.dominance) if card != NONE])
    s.unknown = seen.pop(UNKNOWN, 0)
    cards = Counter(cards_in_play(s))
    for card, count in seen.items():
        if count > cards[card]:
            raise PositionError(
                "{card}: {count} in the position, but this game has {limit} of it (root 1.5.1).",
                refusal="position-cards",
                card=CARDS[card].id,
                count=count,
                limit=cards[card],
            )
    s.deck[:] = bytes(sorted((cards - seen).elements()))
    if s.unknown > len(s.deck) + len(s.limbo):
        raise PositionError(f"{s.unknown} unknown cards, but only {len(s.deck)} cards are not known to be elsewhere.")
