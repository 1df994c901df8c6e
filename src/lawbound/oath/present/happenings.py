"""What happened, in words: one event, and a stretch of the log.

What a player did is a *deed*: a message without the player, so that deeds that belong together stand in one sentence.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final

from lawbound.kernel import Event, Seat
from lawbound.kit.words import Line
from lawbound.oath.acts import REVEALED
from lawbound.oath.cards import (
    FIRST_SITE,
    IN_REGION,
    NONE,
    PEOPLES_FAVOR,
    POSITIONS,
    REGION,
    SITES,
    Card,
)
from lawbound.oath.chronicle import PLAYED_ON
from lawbound.oath.chronicle_check import WAYS
from lawbound.oath.powers import power_of
from lawbound.oath.present import names
from lawbound.oath.present.fields import ARGS, SEEN
from lawbound.oath.present.kinds import KINDS
from lawbound.oath.prompts import ATTACK_DIE
from lawbound.oath.rule import color
from lawbound.oath.speech import Name, has, say
from lawbound.oath.state import ADVISER, BANDITS, BOARD, CHRONICLE, OVER, SITE, State
from lawbound.present.speech import Arg, Names, slug

ENDINGS: Final = ("won", "stalled")
"""Events that end a game: what follows is the writing of the chronicle."""
PAYMENTS: Final = frozenset(
    [
        "spent supply",
        "placed favor",
        "placed secrets",
        "paid favor",
        "paid secrets",
        "burnt favor",
        "burnt secrets",
        "put favor",
        "flipped secret",
    ]
)
GAINS: Final = frozenset(
    ["gained favor", "gained secrets", "gained warbands", "gained supply", "took favor", "took secrets"]
)
ALIKE: Final = "discarded facedown"
"""Events that are told together where they are alike."""
ALONE: Final = frozenset(["exchanged", "offered", "refreshed"])
"""Deeds that stand in a line of their own."""
NEW_MAP: Final = ("oath 8.3.5", "oath 8.6", "oath 8.7")
"""What the chronicle does when the map of the next game lies there."""

Told = tuple[str, dict[str, Arg]]
"""The name of a message without its table, and its fields."""


# One event


def event(s: State, happened: Event) -> str:
    """What happened, in a sentence; what is secret only where the event still holds it."""
    s = as_it_was(s, happened)
    name, fields = told(s, happened)
    if not has(f"deed-{name}"):
        return names.capital(say(f"event-{name}", **fields))
    deed = Name(f"deed-{name}", **fields)
    return names.capital(say("event-deeds", player=names.player(s, happened.args[0]), deeds=deed))


def loss(s: State, happened: Event, seat: Seat | None) -> str:
    """What that seat lost by it, said to whoever sits there; empty if nothing."""
    if seat is None or not _lost_by(s, happened, seat):
        return ""
    return say("loss", told=event(s, happened))


def _lost_by(s: State, happened: Event, seat: Seat) -> bool:
    args = happened.args
    if happened.name == "killed":
        row, place, _ = args
        return bool(row == color(s, seat) and (place == BOARD + seat or SITE <= place < SITE + len(POSITIONS)))
    return happened.name in ("took", "took favor", "took secrets") and bool(args[2] == seat)


def told(s: State, happened: Event) -> Told:
    """Which message tells it, and what that names."""
    name = happened.name
    special = SPECIAL.get(name)
    if special is not None:
        message, fields = special(s, happened)
    else:
        named = zip(ARGS[name], happened.args, strict=True)
        fields = {field: KINDS[kind].named(s, value) for (field, kind), value in named}
        message = slug("", name)[1:]
    if name in SEEN and happened.secret:
        field, kind = SEEN[name]
        fields[field] = KINDS[kind].named(s, happened.secret)
        message = f"{message}-seen"
    if has(f"deed-{message}"):
        fields.pop("player", None)
    return message, fields


def as_it_was(s: State, happened: Event) -> State:
    """The state with the map that the event tells of: the chronicle has perhaps laid out another since."""
    if s.stage not in (CHRONICLE, OVER) or s.winner == NONE or not (s.stage == OVER or s.step):
        return s
    if happened.article.startswith(NEW_MAP):
        return s
    before = s.copy()
    before.site[:] = s.notes[PLAYED_ON:]
    before.faceup = sum([1 << position for position in POSITIONS if before.site[position] != NONE])
    return before


# The log


def lines(s: State, events: Sequence[Event], seat: Seat | None) -> list[Line]:
    """The log as that seat (None: a spectator) may read it; what belongs together stands in one line."""
    found: list[Line] = []
    start = 0
    for end in line_ends(s, events):
        group = tuple([each.seen_by(seat) for each in events[start:end]])
        found.append(Line(_sentence(s, group), group[0].article, group))
        start = end
    return found


def line_ends(s: State, events: Sequence[Event]) -> list[int]:
    """After how many of these events each line of their log is complete."""
    return [at for at in range(1, len(events) + 1) if at == len(events) or not _belongs(events[at - 1], events[at])]


def _belongs(before: Event, after: Event) -> bool:
    """Whether it stands in the same line: the same player pays for it, or gains by it, under the same article.

    And cards that are discarded alike, one after another.
    """
    if before.name == after.name == ALIKE:
        return before.args == after.args and before.article == after.article
    if not (is_deed(before) and is_deed(after)) or before.args[0] != after.args[0]:
        return False
    if before.name in (*ALONE, ALIKE) or after.name in (*ALONE, ALIKE) or _root(before.article) != _root(after.article):
        return False
    return before.name in PAYMENTS or after.name in PAYMENTS or after.name in GAINS


def is_deed(happened: Event) -> bool:
    """Whether it tells what a player did."""
    fields = ARGS.get(happened.name, ())
    return (bool(fields) and fields[0][0] == "player" and has(slug("deed", happened.name))) or happened.name in DEEDS


def _root(article: str) -> str:
    """The action that an article belongs to; a card is cited as a whole."""
    return ".".join(article.split(".")[:2])


def _sentence(s: State, group: Sequence[Event]) -> str:
    if len(group) == 1:
        return event(s, group[0])
    if group[0].name == ALIKE:
        return _discarded_several(s, group)
    s = as_it_was(s, group[0])
    deeds = []
    for each in group:
        message, fields = told(s, each)
        deeds.append(Name(f"deed-{message}", **fields))
    return names.capital(say("event-deeds", player=names.player(s, group[0].args[0]), deeds=Names(deeds)))


def _discarded_several(s: State, group: Sequence[Event]) -> str:
    """Cards that lie facedown, by their names if the reader knows them all."""
    seat, _, pile = group[0].args
    known = [card for each in group for card in each.secret]
    fields: dict[str, Arg] = {"pile": names.pile(pile)}
    if len(known) == len(group):
        deed = Name("deed-discarded-several-seen", names=names.cards(known), **fields)
    else:
        deed = Name("deed-discarded-several", cards=names.counted("card", len(group)), **fields)
    return names.capital(say("event-deeds", player=names.player(s, seat), deeds=deed))


# Events that need more than the names of their arguments


def tokens(favor: int, secrets: int) -> Names:
    """Favor and secrets, as far as there are any."""
    parts = [names.counted("favor", favor)] * bool(favor) + [names.counted("secret", secrets)] * bool(secrets)
    return Names(parts, "nothing")


def on_banner(banner: Card, n: int) -> Name:
    return names.counted("favor" if banner == PEOPLES_FAVOR else "secret", n)


def _vision_drawn(s: State, event: Event) -> Told:
    return "vision-drawn", {"n": event.args[1]}


def _played(s: State, event: Event) -> Told:
    _, card, where = event.args
    fields: dict[str, Arg] = {"card": names.suited(card)}
    if where in POSITIONS:
        return "played-to-site", {**fields, "site": names.site(s, where)}
    return "played-revealed" if where == REVEALED else "played-adviser", fields


def _moved_card(s: State, event: Event) -> Told:
    _, card, where = event.args
    if where in POSITIONS:
        return "moved-card-to-site", {"card": names.card(card), "site": names.site(s, where)}
    return "moved-card-to-advisers", {"card": names.card(card), "other": names.player(s, where - ADVISER)}


def _took(s: State, event: Event) -> Told:
    _, thing, former = event.args
    if former == NONE:
        return "took", {"card": names.card(thing)}
    return "took-from", {"card": names.card(thing), "other": names.player(s, former)}


def _recovered(s: State, event: Event) -> Told:
    _, banner, paid = event.args
    return "recovered", {"card": names.card(banner), "what": on_banner(banner, paid)}


def _from_banner(s: State, event: Event) -> Told:
    banner, n = event.args
    if not n:
        return "burnt-from-banner--none", {"card": names.card(banner)}
    return "burnt-from-banner", {"card": names.card(banner), "what": on_banner(banner, n)}


def _to_banner(s: State, event: Event) -> Told:
    banner, n = event.args[-2:]
    return "added-to-banner", {"card": names.card(banner), "what": on_banner(banner, n)}


def _planned(s: State, event: Event) -> Told:
    user, source, variant = event.args
    fields: dict[str, Arg] = {"source": names.source(s, source)}
    if user == BANDITS:
        return "planned-by-bandits", fields
    bend = None if source >= FIRST_SITE else power_of(source, "battle_plan")
    if bend is None or bend.variants == 1:
        return "planned", fields
    return "planned-removes" if variant & 1 else "planned-adds", fields


def _rolled(s: State, event: Event) -> Told:
    roller, die, *rolled = event.args
    faces = names.ATTACK if die == ATTACK_DIE.name else names.DEFENSE
    counts = sorted(Counter(rolled).items())
    shown = [faces[face] if n == 1 else Name("dice-many", face=faces[face], n=n) for face, n in counts]
    fields: dict[str, Arg] = {"dice": names.in_a_row(shown, "nothing")}
    return "rolled-by-bandits" if roller == BANDITS else slug("rolled", die), fields


def _targets(s: State, event: Event) -> Told:
    _, _, sites, pawn, things = event.args
    targets: list[names.Thing] = [names.site_name(s, position) for position in sites]
    targets += [Name("option-pawn")] * bool(pawn)
    return "targets", {"targets": Names([*targets, *[names.card(thing) for thing in things]])}


def _decided(s: State, event: Event) -> Told:
    _, defender, winner, attack, defense = event.args
    fields: dict[str, Arg] = {"other": names.player(s, defender), "attack": attack, "defense": defense}
    return "campaign-won" if winner == 1 else "campaign-lost", fields


def _site_tokens(s: State, event: Event) -> Told:
    position, favor, secrets = event.args
    return "tokens-at-site", {"site": names.site(s, position), "what": tokens(favor, secrets)}


def _from_site(s: State, event: Event) -> Told:
    _, position, favor, secrets = event.args
    return "took-from-site", {"site": names.site(s, position), "what": tokens(favor, secrets)}


def _site_card(number: int) -> Name:
    return names.Printed(SITES[number].key)


def _revealed(s: State, event: Event) -> Told:
    return "revealed-site", {"name": _site_card(event.args[1])}


def _removed(s: State, event: Event) -> Told:
    position, number = event.args
    return "removed-site", {"name": names.site_name(s, position) if number == NONE else _site_card(number)}


def _moved_site(s: State, event: Event) -> Told:
    number, _, space = event.args
    region = REGION[space]
    n = space - IN_REGION[region][0] + 1
    return "moved-site", {"name": _site_card(number), "region": names.REGIONS[region], "n": n}


def _peeked_at_adviser(s: State, event: Event) -> Told:
    return "peeked-at-adviser", {"other": names.player(s, event.args[1])}


def _peeked_at_pile(s: State, event: Event) -> Told:
    return "peeked-at-pile", {"pile": names.pile(event.args[1])}


def _recolored(s: State, event: Event) -> Told:
    old, new, place, n, lost = event.args
    fields: dict[str, Arg] = {
        "owner": names.owner(s, old),
        "other": names.owner(s, new),
        "place": names.place(s, place),
        "warbands": names.counted("warband", n),
    }
    if not lost:
        return "recolored", fields
    return "recolored--lost", {**fields, "lost": names.counted("warband", lost)}


def _promised(s: State, event: Event) -> Told:
    return "promised", {"other": names.player(s, event.args[1]), "promise": names.bound(s, event.args[2:])}


def _settled(s: State, event: Event) -> Told:
    maker, other, *said, kept = event.args
    fields: dict[str, Arg] = {
        "player": names.player(s, maker),
        "other": names.player(s, other),
        "promise": names.bound(s, tuple(said)),
    }
    return "promise-kept" if kept else "promise-broken", fields


def _won(s: State, event: Event) -> Told:
    winner, way = event.args
    ways = [Name(slug("way", name)) for at, name in enumerate(WAYS, 1) if way >> at & 1]
    return "won", {"player": names.seated(s, winner), "ways": names.in_a_row(ways)}


def _exiled(s: State, event: Event) -> Told:
    return "exiled", {"players": Names([names.player(s, seat) for seat in event.args])}


def _several(message: str) -> Callable[[State, Event], Told]:
    return lambda s, event: (message, {"names": names.cards(event.args)})


def _laid(s: State, event: Event) -> Told:
    return "laid-sites", {"n": len(event.args)}


def _dispossessed(s: State, event: Event) -> Told:
    """By the chronicle so many that nobody sees; by a power one that lay faceup."""
    if len(event.args) == 1:
        return "dispossessed", {"cards": names.counted("card", event.args[0])}
    return "dispossessed-one", {"card": names.card(event.args[1])}


def _swapped_away(s: State, event: Event) -> Told:
    return "swapped-with-dispossessed", {"cards": names.counted("card", event.args[1])}


def _stored_map(s: State, event: Event) -> Told:
    laid = [_site_card(number) for number in event.args if number != NONE]
    return "stored-map", {"names": names.in_a_row(laid)}


def _stored_boards(s: State, event: Event) -> Told:
    return "stored-boards", {"players": Names([names.color(board) for board in event.args])}


SPECIAL: Final[dict[str, Callable[[State, Event], Told]]] = {
    "vision drawn": _vision_drawn,
    "played": _played,
    "moved card": _moved_card,
    "took": _took,
    "recovered": _recovered,
    "burnt from banner": _from_banner,
    "added to banner": _to_banner,
    "planned": _planned,
    "rolled": _rolled,
    "targets": _targets,
    "campaign decided": _decided,
    "tokens at site": _site_tokens,
    "took from site": _from_site,
    "revealed site": _revealed,
    "removed site": _removed,
    "moved site": _moved_site,
    "peeked at adviser": _peeked_at_adviser,
    "peeked at pile": _peeked_at_pile,
    "recolored": _recolored,
    "promised": _promised,
    "promise settled": _settled,
    "won": _won,
    "exiled": _exiled,
    "archived": _several("archived"),
    "added": _several("added"),
    "laid sites": _laid,
    "dispossessed": _dispossessed,
    "swapped with dispossessed": _swapped_away,
    "stored map": _stored_map,
    "stored boards": _stored_boards,
}
DEEDS: Final = frozenset(
    [
        "played",
        "moved card",
        "took",
        "recovered",
        "planned",
        "campaign decided",
        "took from site",
        "peeked at adviser",
        "peeked at pile",
        "promised",
        "swapped with dispossessed",
    ]
)
"""Those of them that are deeds of the player whom they name first."""


def who(s: State, happened: Event) -> Seat | None:
    """Whoever did it."""
    first: Any = happened.args[0] if happened.args else None
    by_player = happened.name in (*DEEDS, "rolled", "won", "promise settled", "targets")
    fields = ARGS.get(happened.name, ())
    if not by_player and not (fields and fields[0][0] == "player"):
        return None
    return first if isinstance(first, int) and 0 <= first < s.box.seats else None
