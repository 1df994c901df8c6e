"""Reading a position: every piece and card is placed once, and what is left follows from the rest."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from lawbound.kernel import Seat
from lawbound.oath.box import COLORS, Box
from lawbound.oath.cards import (
    CARDS,
    DARKEST_SECRET,
    DENIZEN,
    EDIFICE,
    NONE,
    OATH_NAMES,
    PEOPLES_FAVOR,
    POSITIONS,
    RUIN,
    SCEPTER,
    SITE_NUMBER,
    SITES,
    SUIT_NAMES,
    Card,
    is_banner,
    is_relic,
    is_vision,
)
from lawbound.oath.naming import (
    FACEDOWN,
    PositionError,
    Tree,
    counts_in,
    mapping,
    names_in,
    number,
    one_of,
    only,
    read_card,
    switch,
)
from lawbound.oath.position_cards import CardReader
from lawbound.oath.rule import settle_rule
from lawbound.oath.setup import (
    CHANCELLOR,
    FAVOR,
    PURPLE_WARBANDS,
    WARBANDS,
    boards_of,
    check_setup,
)
from lawbound.oath.state import (
    ACT,
    ADVISER,
    BANK,
    BOARD,
    CAGE,
    HELD,
    LEAST_MARKER,
    NOWHERE,
    PLAYING,
    RELIC_BACK,
    ROW,
    SITE,
    State,
)
from lawbound.oath.tokens import FULL_SUPPLY

FIELDS: Final = (
    *("seats", "options", "citizens", "oath", "round", "turn", "phase", "step", "turns", "title", "usurper", "mob"),
    *("visions_drawn", "sites", "on", "banks", "deck", "parts", "piles", "relic_deck", "reliquary", "dispossessed"),
    *("boxed", "unseen", "cage", "prophet", "discarded", "moved", "peeked", "act_over", "scepter_taken", "offers"),
    *("queue", "promises", "players", "seen"),
)
SITE_FIELDS: Final = ("site", "cards", "relics", "warbands", "favor", "secrets")
PLAYER_FIELDS: Final = (
    *("pawn", "favor", "secrets", "flipped", "supply", "warbands", "advisers", "relics", "banners", "vision", "hand"),
)
PHASES: Final = ("wake", "act", "rest")
TOKENS: Final = ("favor", "secrets")
LAST_ROUND: Final = 8
MOST_TURNS: Final = 60_000


def parse_site(text: str, where: str) -> Tree:
    """What the short form of a site says: its name, after a colon its cards, relics, tokens and warbands.

    >>> parse_site("mountain:wolves,?r,purple*2,favor", "1")
    {'site': 'mountain', 'cards': ['wolves'], 'relics': ['?r'], 'warbands': {'purple': 2}, 'favor': 1}
    """
    site, _, things = text.partition(":")
    tree: Tree = {"site": site}
    for entry in things.split(",") if things else ():
        name, star, times = entry.partition("*")
        if star and not (times.isdecimal() and len(times) < 4):
            raise PositionError(f"{where}: after `*` comes a number, and no huge one: {entry!r}.")
        count = int(times) if star else 1
        if name in COLORS:
            counts = tree.setdefault("warbands", {})
            counts[name] = counts.get(name, 0) + count
        elif name in ("favor", "secret", "secrets"):
            field = "favor" if name == "favor" else "secrets"
            tree[field] = tree.get(field, 0) + count
        else:
            card = RELIC_BACK if name == "?" else read_card(name, where)
            field = "relics" if is_relic(card) or card == RELIC_BACK else "cards"
            tree.setdefault(field, []).extend([name] * count)
    return tree


class Reader(CardReader):
    """Goes through a position once."""

    def __init__(self, tree: object) -> None:
        fields = dict(mapping(tree, "position"))
        players = dict(mapping(fields.get("players"), "players"))
        for key in list(fields):
            if key in COLORS or key == CHANCELLOR:  # a player may stand among the fields
                players[key] = fields.pop(key)
        only(fields, FIELDS, "position")
        setup = {
            "seats": fields.get("seats", [CHANCELLOR, *[key for key in players if key not in (CHANCELLOR, COLORS[0])]]),
            "options": dict(mapping(fields.get("options"), "options")),
        }
        check_setup(setup)
        citizens = names_in(fields.get("citizens"), "citizens")
        self.box = Box(setup, boards_of(setup, [COLORS.index(name) for name in citizens if name in COLORS]))
        self.names = [CHANCELLOR, *[COLORS[color] for color in self.box.colors[1:]]]
        self.rows = [COLORS[color] for color in self.box.colors]
        only(players, [*self.names, COLORS[0]], "players")
        self.players = {CHANCELLOR if key == COLORS[0] else key: value for key, value in players.items()}
        super().__init__(State(self.box).clear(), fields)

    def read(self) -> State:
        s, fields = self.s, self.fields
        s.stage = PLAYING
        self.read_header()
        for row in range(self.box.seats):
            s.warbands[row * ROW + BANK] = WARBANDS if row else PURPLE_WARBANDS
        for name, value in mapping(fields.get("sites"), "sites").items():
            self.read_site(number(int(name) if name.isdecimal() else name, "sites", 8, 1) - 1, value)
        for seat, name in enumerate(self.names):
            self.read_player(seat, mapping(self.players.get(name), name), name)
        if SCEPTER not in self.met:
            self.meet(SCEPTER, CHANCELLOR)
            self.hold(0, SCEPTER)
        self.place_warbands(fields.get("cage"), CAGE, "cage")
        self.read_piles()
        self.read_relics()
        self.read_deck()
        self.read_tokens()
        self.read_marks()
        self.read_seen()
        self.check_pawns()
        settle_rule(s)
        return s

    # Who and when

    def seat(self, name: object, where: str) -> Seat:
        return 0 if name == COLORS[0] else one_of(name, self.names, where)

    def read_header(self) -> None:
        s, fields = self.s, self.fields
        for name in names_in(fields.get("citizens"), "citizens"):
            if not self.seat(name, "citizens"):
                raise PositionError("citizens: the Chancellor is none (oath 1.8).")
            s.citizens |= 1 << self.seat(name, "citizens")
        s.oath = one_of(fields.get("oath", OATH_NAMES[0]), OATH_NAMES, "oath")
        s.round = number(fields.get("round", 1), "round", LAST_ROUND, 1)
        s.turn = self.seat(fields.get("turn", CHANCELLOR), "turn")
        s.phase = one_of(fields.get("phase", PHASES[ACT]), PHASES, "phase")
        s.step = number(fields.get("step", 0), "step", 2)
        s.turns = number(fields.get("turns", (s.round - 1) * self.box.seats + s.turn + 1), "turns", MOST_TURNS)
        s.title = self.seat(fields.get("title", CHANCELLOR), "title")
        s.usurper = switch(fields.get("usurper", 0), "usurper")
        if s.usurper and not s.is_exile(s.title):
            raise PositionError("usurper: only an Exile turns the title to that side (oath 4.1.3).")
        s.mob = switch(fields.get("mob", 0), "mob")

    # Placing

    def lay_faceup(self, card: Card, place: int) -> None:
        self.s.place[card] = place
        self.s.seen[card] = self.everybody

    def hold(self, seat: Seat, relic: Card) -> None:
        self.s.relics[seat].append(relic)
        self.lay_faceup(relic, HELD + seat)

    def place_warbands(self, value: object, place: int, where: str, row: int = 0) -> None:
        """From the banks of their colors; a bare number is of the usual color there."""
        counts = {self.rows[row]: value} if isinstance(value, int) else counts_in(value, self.rows, where)
        for color, n in counts.items():
            count, at = number(n, f"{where}, {color}", 255), self.rows.index(color) * ROW
            left = self.s.warbands[at + BANK]
            if count > left:
                most = WARBANDS if at else PURPLE_WARBANDS
                raise PositionError(f"{where}: {count} {color} warbands cannot be here: of {most}, {left} are left.")
            self.s.warbands[at + BANK] -= count
            self.s.warbands[at + place] += count

    def read_site(self, position: int, value: object) -> None:
        s, where = self.s, f"site {position + 1}"
        tree = parse_site(value, where) if isinstance(value, str) else mapping(value, where)
        only(tree, SITE_FIELDS, where)
        name = str(tree.get("site", "?"))
        facedown = name.startswith(FACEDOWN) or name == "?"
        name = name.removeprefix(FACEDOWN)
        if name not in ("", "?"):
            site = SITES[one_of(name, list(SITE_NUMBER), where)].number
            if site in s.site:
                raise PositionError(f"{name} cannot be at two places: site {s.site.index(site) + 1} and {where}.")
            s.site[position] = site
        if facedown:
            for field in SITE_FIELDS[1:]:
                if tree.get(field):
                    raise PositionError(f"{where}, {field}: nothing can be at a facedown site (oath 2.8.1).")
            return
        s.faceup |= 1 << position
        for card in self.take(tree.get("cards"), where):
            if CARDS[card].kind not in (DENIZEN, EDIFICE, RUIN):
                raise PositionError(f"{where}: {CARDS[card].key or '?'} is no denizen and no edifice (oath 2.8.1).")
            s.cards_at[position].append(card)
            self.lay_faceup(card, position)
        s.relics_at[position] += self.relics(tree.get("relics"), where)
        self.place_warbands(tree.get("warbands"), SITE + position, where)
        s.site_favor[position] = number(tree.get("favor", 0), f"{where}, favor", FAVOR)
        s.site_secrets[position] = number(tree.get("secrets", 0), f"{where}, secrets", 255)

    def read_player(self, seat: Seat, fields: Mapping[str, Any], name: str) -> None:
        s = self.s
        only(fields, PLAYER_FIELDS, name)
        s.pawn[seat] = self.pawn(fields.get("pawn"), f"{name}, pawn")
        s.favor[seat] = number(fields.get("favor", 1 if seat else 2), f"{name}, favor", FAVOR)
        s.secrets[seat] = number(fields.get("secrets", 1), f"{name}, secrets", 255)
        s.secrets_down[seat] = number(fields.get("flipped", 0), f"{name}, flipped", 255)
        s.supply[seat] = number(fields.get("supply", FULL_SUPPLY), f"{name}, supply", FULL_SUPPLY)
        own = 0 if s.citizens >> seat & 1 else seat
        self.place_warbands(fields.get("warbands", 3), BOARD + seat, f"{name}, warbands", own)
        for entry in names_in(fields.get("advisers"), f"{name}, advisers"):
            self.read_adviser(seat, entry, f"{name}, advisers")
        for relic in self.relics(fields.get("relics"), f"{name}, relics"):
            if relic >= LEAST_MARKER:
                raise PositionError(f"{name}, relics: held relics lie faceup, and so they are known (oath 2.4).")
            self.hold(seat, relic)
        for banner in self.take(fields.get("banners"), f"{name}, banners"):
            if not is_banner(banner):
                raise PositionError(f"{name}, banners: {CARDS[banner].key or '?'} is no banner (oath 2.5).")
            s.holder[banner - DARKEST_SECRET] = seat
            s.place[banner] = HELD + seat
        for vision in self.take(fields.get("vision"), f"{name}, vision"):
            if not is_vision(vision) or s.vision[seat] != NONE:
                raise PositionError(f"{name}, vision: one vision may lie there (oath 5.1.4.III).")
            if not s.is_exile(seat):
                raise PositionError(f"{name}, vision: only Exiles reveal visions (oath 5.1.4.III).")
            s.vision[seat] = vision
            s.seen[vision] = self.everybody
        s.hands[seat] += self.take(fields.get("hand"), f"{name}, hand")
        self.learn(s.hands[seat], 1 << seat)

    def pawn(self, value: object, where: str) -> int:
        """A position, counted from 1, or the site there. By default the topmost faceup one."""
        s = self.s
        if value is None:
            return next((position for position in POSITIONS if s.faceup >> position & 1), 0)
        if isinstance(value, list) and len(value) == 1:
            value = value[0]
        if isinstance(value, str):
            site = SITES[one_of(value, list(SITE_NUMBER), where)].number
            if site not in s.site:
                raise PositionError(f"{where}: {value} is not on the map.")
            return s.site.index(site)
        return number(value, where, 8, 1) - 1

    def check_pawns(self) -> None:
        s = self.s
        for seat, name in enumerate(self.names):
            if not s.faceup >> s.pawn[seat] & 1:
                at = s.pawn[seat] + 1
                raise PositionError(f"{name}, pawn: the site at {at} is facedown, and a pawn reveals it (oath 5.6.2).")

    def read_adviser(self, seat: Seat, name: str, where: str) -> None:
        facedown = name.startswith(FACEDOWN)
        (card,) = self.take([name.removeprefix(FACEDOWN)], where)
        if card < LEAST_MARKER and CARDS[card].kind != DENIZEN and not (facedown and is_vision(card)):
            hint = " faceup" if is_vision(card) else ""
            raise PositionError(f"{where}: {CARDS[card].key} cannot be an adviser{hint} (oath 5.1.4.II).")
        self.s.advisers[seat].append(card)
        if card < LEAST_MARKER:
            if facedown:
                self.s.seen[card] = 1 << seat
            else:
                self.lay_faceup(card, ADVISER + seat)

    # The rest

    def read_tokens(self) -> None:
        """Favor and secrets on cards, favor in the banks; what is left of it is in the shared bank."""
        s, fields = self.s, self.fields
        s.favor_on[PEOPLES_FAVOR] = 1
        s.secrets_on[DARKEST_SECRET] = 1
        for name, value in mapping(fields.get("on"), "on").items():
            card = read_card(name, "on")
            if not is_banner(card) and s.place[card] == NOWHERE:
                raise PositionError(f"on, {name}: tokens lie on faceup cards, and this is none.")
            tokens = counts_in(_plural(value), TOKENS, f"on, {name}")
            s.favor_on[card] = tokens.get("favor", 0)
            s.secrets_on[card] = tokens.get("secrets", 0)
        banks = mapping(fields.get("banks"), "banks")
        only(banks, SUIT_NAMES, "banks")
        for suit, name in enumerate(SUIT_NAMES):
            usual = 3 if self.box.seats < 5 else 4
            s.banks[suit] = number(banks.get(name, usual), f"banks, {name}", FAVOR)
        spent = sum(s.favor_on) + sum(s.banks) + sum(s.favor) + sum(s.site_favor)
        if spent > FAVOR:
            raise PositionError(f"favor: {spent} in the position, and there are {FAVOR} (oath 1.4).")
        s.shared = FAVOR - spent

    def read_marks(self) -> None:
        """What this turn has to remember."""
        s, fields = self.s, self.fields
        s.site_pool += bytes([site for site in range(len(SITES)) if site not in s.site])
        prophet = names_in(fields.get("prophet"), "prophet")
        if prophet:
            who, vision = self.seat(prophet[0], "prophet"), read_card(prophet[-1], "prophet")
            if len(prophet) != 2 or vision not in s.vision:
                raise PositionError("prophet: a player, and the revealed vision on which their warband lies.")
            if not s.warbands[who * ROW + BANK]:  # of the own color, also a Citizen's: it was an Exile's
                raise PositionError(f"prophet: no warband of {self.names[who]} is left.")
            s.warbands[who * ROW + BANK] -= 1
            s.prophet[:] = bytes((who, vision))
        for name, suits in mapping(fields.get("discarded"), "discarded").items():
            at = number(int(name) if name.isdecimal() else name, "discarded", 8, 1) - 1
            for suit in names_in(suits, "discarded"):
                s.discarded[at] |= 1 << one_of(suit, SUIT_NAMES, "discarded")
        s.moved = number(fields.get("moved", 0), "moved", 3)
        s.peeked = number(fields.get("peeked", 0), "peeked", 255)
        s.act_over = switch(fields.get("act_over", 0), "act_over")
        s.scepter_taken = switch(fields.get("scepter_taken", 0), "scepter_taken")
        for name, row_of in mapping(fields.get("offers"), "offers").items():
            for other, n in mapping(row_of, f"offers, {name}").items():
                at = self.seat(name, "offers") * self.box.seats + self.seat(other, f"offers, {name}")
                s.offers[at] = number(n, f"offers, {name}", 255)
        for entry in self.rows_of("queue"):
            if len(entry) != 3:
                raise PositionError("queue: each entry is a source, who follows up, and about whom, as 12:1:0.")
            s.queue.append((entry[0], entry[1], entry[2]))
        s.promises += self.rows_of("promises")

    def rows_of(self, field: str) -> list[tuple[int, ...]]:
        rows: list[tuple[int, ...]] = []
        for text in names_in(self.fields.get(field), field):
            numbers = text.split(":")
            if not all([n.isdecimal() and len(n) < 4 and int(n) < 256 for n in numbers]):
                raise PositionError(f"{field}: {text!r} should be numbers with colons between them.")
            rows.append(tuple([int(n) for n in numbers]))
        return rows

    def read_seen(self) -> None:
        """Who knows a facedown card, or site, besides its owner."""
        s = self.s
        for name, value in mapping(self.fields.get("seen"), "seen").items():
            bits = 0
            for who in names_in(value, f"seen, {name}"):
                if who != "nobody":
                    bits |= self.everybody if who == "all" else 1 << self.seat(who, f"seen, {name}")
            if name in SITE_NUMBER:
                if SITE_NUMBER[name] not in s.site:
                    raise PositionError(f"seen: {name} is not on the map.")
                s.site_seen[s.site.index(SITE_NUMBER[name])] = bits
                continue
            card = read_card(name, "seen")
            if card not in self.met or s.place[card] != NOWHERE:
                raise PositionError(f"seen: {name} does not lie facedown anywhere.")
            s.seen[card] = bits


def _plural(value: object) -> object:
    """A secret is one of the secrets."""
    if isinstance(value, list):
        return ["secrets" if name == "secret" else name for name in value]
    return "secrets" if value == "secret" else value
