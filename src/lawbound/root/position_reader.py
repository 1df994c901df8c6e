"""Reading a position: every piece and card is placed once, and what is left follows from the rest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

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
    UNKNOWN,
    Card,
)
from lawbound.root.decks import DECKS
from lawbound.root.decks.effect import Effect
from lawbound.root.editions import DISCRETION
from lawbound.root.faction import Faction
from lawbound.root.hirelings.control import HirelingMarkers
from lawbound.root.items import ITEM_NAMES
from lawbound.root.landmarks.landmark import Landmark
from lawbound.root.map import MAPS
from lawbound.root.marks import mark_names
from lawbound.root.naming import (
    UNKNOWN_NAME,
    PositionError,
    Tree,
    mapping,
    names_in,
    number,
    one_of,
    only,
    read_cards,
    shown,
    switch,
    word,
)
from lawbound.root.position import (
    FIELDS,
    FIRST_CHARACTERS,
    HIGHEST_SCORE,
    MOST_TURNS,
    NO_RUINS,
    PLAYER_FIELDS,
    remembering,
)
from lawbound.root.position_board import clearing_in, read_clearings, read_items, read_map
from lawbound.root.quests import QUESTS
from lawbound.root.rule import refresh_rulers
from lawbound.root.score import POINTS_TO_WIN, all_humans_there
from lawbound.root.seating import OPEN_SEAT, parse_seat
from lawbound.root.setup import cards_in_play, check_setup, new_state
from lawbound.root.setup_cards import ADVANCED
from lawbound.root.state import NONE, OVER, PLAYING, State
from lawbound.root.steps import PHASE_NAMES
from lawbound.root.turn import begin_turn, skip_to


def read(tree: object) -> State:
    """The state of a position; PositionError says which piece, card or field is impossible."""
    fields = mapping(tree, "position")
    only(fields, FIELDS, "position")
    players = mapping(fields.get("players"), "players")
    seats = names_in(fields.get("seats", list(players)), "seats")
    if OPEN_SEAT in seats:  # somebody is still to choose: the setup is not finished
        raise PositionError(
            "{where}: in a position every seat has its faction.", refusal="position-open-seat", where="seats"
        )
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
    read_map(s, fields)
    for landmark in remembering(s, Landmark):  # before buildings: one of them may have room for more
        _read_own(s, landmark, landmarks)
    if s.ferry != fields.get("ferry", s.ferry):
        raise PositionError(
            "{where}: the ferry cannot be in clearing {clearing} and, as a landmark, in {other}.",
            refusal="position-two-ferries",
            where="ferry",
            clearing=fields["ferry"],
            other=s.ferry,
        )
    read_clearings(s, mapping(fields.get("clearings"), "clearings"))
    for player in s.players:
        _read_player(s, player, mapping(players.get(player.KEY), player.KEY))
    effects = mapping(fields.get("effects"), "effects")
    only(effects, [effect.KEY for effect in remembering(s, Effect)], "effects")
    for bearers, own in (
        (s.box.unseated, hirelings),
        (remembering(s, Effect), effects),
    ):
        for bearer in bearers:
            _read_own(s, bearer, own)
    for track in remembering(s, HirelingMarkers):
        _read_own(s, track, {track.KEY: mapping(fields.get("markers"), "markers")})
    read_items(s, fields)
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
    phase = 0
    if "phase" in fields:
        phase = one_of(fields["phase"], PHASE_NAMES, "phase")
        if not phase:
            raise PositionError(
                "{where}: a position starts in birdsong, daylight or evening.", refusal="position-phase", where="phase"
            )
        skip_to(s, player, phase)
    if "step" in fields:
        s.step = one_of(fields["step"], [step.name for step in player.turn_steps], "step")
        step = player.turn_steps[s.step]
        if "phase" in fields and phase != step.phase:
            raise PositionError(
                "{where}: {step} belongs to {phase}, not {other}.",
                refusal="position-step",
                where="step",
                step=shown(step.name),
                phase=PHASE_NAMES[step.phase],
                other=PHASE_NAMES[phase],
            )
    s.ferried = number(fields.get("ferried", 0), "ferried", 1)
    for name in names_in(fields.get("used"), "used"):
        s.used |= 1 << one_of(name, mark_names(), "used")
    for clearing, count in mapping(fields.get("activated"), "activated").items():
        s.activated[clearing_in(clearing, "activated")] = number(count, f"activated, {clearing}", 10)
    for name in names_in(fields.get("winners"), "winners"):
        s.winners |= 1 << one_of(name, keys, "winners")
        s.stage = OVER
    refresh_rulers(s)


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
    s.note_areas()
    for card in bytes(s.crafted[seat]):
        kind = DOMINANCE if card == UNKNOWN else CARD_KIND[card]
        kept = kind == ITEM_CARD and s.box.keeps_crafted  # somebody lets what was crafted lie here
        if (kind not in (PERSISTENT, AMBUSH) and not kept) or (kind == PERSISTENT and s.crafted[seat].count(card) > 1):
            raise PositionError(
                "{where}: each lasting effect can lie here once (root 4.1.4).",
                refusal="position-crafted",
                where=f"{key}, crafted",
            )
    for name in names_in(fields.get("items"), f"{key}, items"):
        s.crafted_items[seat * 8 + one_of(name, ITEM_NAMES, f"{key}, items")] += 1
    if "dominance" in fields:
        s.dominance[seat] = one_of(fields["dominance"], list(CARD), f"{key}, dominance")
        if CARD_KIND[s.dominance[seat]] != DOMINANCE:
            raise PositionError(
                "{where}: {card} is no dominance card (root 3.3).",
                refusal="position-dominance",
                where=f"{key}, dominance",
                card=CARDS[s.dominance[seat]].id,
            )
    if "coalition" in fields:
        if player.wins_by_dominance():
            raise PositionError(
                "{where}: a faction that can win by dominance forms none (root 9.2.8).",
                refusal="position-coalition",
                where=f"{key}, coalition",
            )
        s.coalition[seat] = one_of(fields["coalition"], [p.KEY for p in s.players], f"{key}, coalition")
        if s.coalition[seat] == seat:
            raise PositionError(
                "{where}: it takes another player (root 9.2.8).",
                refusal="position-coalition-alone",
                where=f"{key}, coalition",
            )
    s.starts[seat] = number(fields.get("start", 0), f"{key}, start", 12)
    player.restore(s, fields)


def _read_quests(s: State, quests: Iterable[str]) -> None:
    ids = [quest.id for quest in QUESTS]
    s.quests[:] = bytes([one_of(name, ids, "quests") for name in quests])
    taken = Counter(s.quests)
    for player in s.players:
        taken.update(player.open_quests(s))
        taken.update(player.quests_kept(s))
    for quest, count in taken.items():
        if count > 1:
            raise PositionError(
                "{where}: {quest} is there {count} times, but there is one of it.",
                refusal="position-quests",
                where="quests",
                quest=ids[quest],
                count=count,
            )
    s.quest_deck[:] = bytes([quest for quest in range(len(QUESTS)) if taken and quest not in taken])


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
        raise PositionError(
            "{count} unknown cards, but only {left} cards are not known to be elsewhere.",
            refusal="position-unknown-cards",
            count=s.unknown,
            left=len(s.deck) + len(s.limbo),
        )
