"""Vagrant, Arbiter and Scoundrel, the characters of the Riverfolk expansion: Law of Root D.4 to D.6."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from lawbound.kernel import Ask, Flow, Prompt, Seat
from lawbound.law import law
from lawbound.root.battle import Fight, battle, can_battle, defenders, why_not_battle
from lawbound.root.decks.effect import is_newer
from lawbound.root.factions.vagabond import satchel
from lawbound.root.factions.vagabond.characters.character import Special
from lawbound.root.items import CHARACTER, NO_ITEM, TILE_NAMES, TORCH, Tile
from lawbound.root.map import Clearing
from lawbound.root.naming import PositionError, mapping, names_in, one_of
from lawbound.root.pieces import CLEARINGS
from lawbound.root.reasons import furthest
from lawbound.root.removal import remove_all_enemy_pieces
from lawbound.root.score import score
from lawbound.root.state import Number, State

WHO_ATTACKS: Final = Prompt("who attacks", "root D.4.2", "player")
WHO_IS_ATTACKED: Final = Prompt("who is attacked", "root D.4.2", "player")
ENLIST: Final = Prompt("enlist a helper", "root D.5.2", "yes or no")


class Vagrant(Special):
    KEY: ClassVar[str] = "vagrant"
    NUMBER: ClassVar[int] = CHARACTER["vagrant"]

    def why_not(self, s: State) -> str | None:
        clearing = self.player.clearing(s)
        if not clearing:
            return "root D.4.2"
        return furthest([why_not_battle(s, player, clearing) for player in s.players], (), ("root 4.3",))

    def attackers(self, s: State) -> list[Seat]:
        """Players with warriors or a pawn here, himself included, who have an enemy here."""
        here = self.player.clearing(s)
        return [player.seat for player in s.players if can_battle(s, player, here) and defenders(s, player, here)]

    @law("root D.4.2")
    def act(self, s: State, torch: Tile) -> Flow[None]:
        """He names attacker and defender, removes the pieces of both and so scores for them; both fight as they like.

        In the wording of the older card, which the Law has, he says which buildings and tokens go; by the newer one
        their owners do. Ambushes, effects and items stay with those whose they are. Only players attack; a hireling may
        be attacked.
        """
        clearing = self.player.clearing(s)
        attacker: Seat = yield Ask(self.player.seat, WHO_ATTACKS, self.attackers(s), (clearing,))
        others = defenders(s, s.players[attacker], clearing)
        defender: Number = yield Ask(self.player.seat, WHO_IS_ATTACKED, others, (clearing,))
        he, picked = self.player.seat, not is_newer(s)
        yield from battle(s, s.players[attacker], clearing, s.box.owners[defender], instigator=he, picked=picked)


class Arbiter(Special):
    KEY: ClassVar[str] = "arbiter"
    NUMBER: ClassVar[int] = CHARACTER["arbiter"]

    def why_not(self, s: State) -> str | None:
        """What he can do is no action in Daylight."""
        return "root D.5.2"

    @law("root D.5.2")
    def before_roll(self, s: State, fight: Fight) -> Flow[None]:
        """The defender may enlist him, whether he likes it or not: he scores a point, and his undamaged swords count.

        Never against himself; and his own swords are his maximum already, so neither for himself. Where nobody leads
        the defender, nobody enlists him.
        """
        player = self.player
        if not self.plays(s) or player.place(s) != fight.clearing or player in (fight.attacker, fight.defender):
            return
        if (yield from fight.defender.wants_help(s, fight, player.number, ENLIST)):
            s.tell("enlisted", "root D.5.2", (fight.defender.number, player.seat))
            score(s, player.seat, 1, "root D.5.2")
            fight.enlisted += satchel.undamaged_swords(player.items(s))


class Scoundrel(Special):
    KEY: ClassVar[str] = "scoundrel"
    NUMBER: ClassVar[int] = CHARACTER["scoundrel"]

    def why_not(self, s: State) -> str | None:
        """Only in a clearing. That nobody is there does not keep him from it."""
        return None if self.player.clearing(s) else "root D.6.2"

    @law("root D.6.2")
    def act(self, s: State, torch: Tile) -> Flow[None]:
        """The torch goes to the clearing, for good; then all enemy pieces are removed there.

        So nothing that their removal brings about is placed there any more.
        """
        clearing, player = self.player.clearing(s), self.player
        player.give_up_exhausted(s, torch)
        player.scorch(s, clearing, torch)
        s.tell("scorched", "root D.6.2", (player.seat, clearing, torch))
        yield from remove_all_enemy_pieces(s, player.seat, [clearing], "root D.6.2")

    @law("root D.6.2")
    def why_not_enter(self, s: State, owner: Number, clearing: Clearing) -> str | None:
        """Nobody's pieces, his own pawn among them."""
        return "root D.6.2" if self.player.is_scorched(s, clearing) else None

    @law("root D.6.2", "root 1.1.2")
    def why_not_placed(self, s: State, owner: Number, clearing: Clearing, by: Number) -> str | None:
        return "root D.6.2" if self.player.is_scorched(s, clearing) else None

    def described(self, s: State) -> dict[str, Any]:
        """Which torch lies where."""
        torches = {clearing: self.player.torch_in(s, clearing) for clearing in CLEARINGS}
        return {
            "scorched": {str(clearing): [TILE_NAMES[tile]] for clearing, tile in torches.items() if tile != NO_ITEM}
        }

    def restored(self, s: State, fields: Mapping[str, Any]) -> None:
        where = f"{self.player.KEY}, scorched"
        for name, tiles in mapping(fields.get("scorched"), where).items():
            clearing = 1 + one_of(name, [str(each) for each in CLEARINGS], where)
            torches = [one_of(tile, TILE_NAMES, where) for tile in names_in(tiles, where)]
            if len(torches) != 1 or satchel.item_of(torches[0]) != TORCH:
                raise PositionError(
                    "{where}: one torch lies in clearing {clearing}, and nothing else (root D.6.2).",
                    refusal="position-scorched",
                    where=where,
                    clearing=clearing,
                )
            self.player.scorch(s, clearing, torches[0])
