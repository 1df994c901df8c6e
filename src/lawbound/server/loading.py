"""Games as they are stored, played again; and stored again where the rules have made something else of them."""

from __future__ import annotations

import logging

from lawbound.kernel import LawboundError
from lawbound.server.course import Course
from lawbound.server.house import House
from lawbound.server.problems import Refused
from lawbound.server.standing import Blanks
from lawbound.server.store import Append, Behind, StoreError

log = logging.getLogger(__name__)


async def load_course(house: House, game: str) -> tuple[Course, int]:
    """The game as it is stored, and how long that is.

    Entries first: whatever is appended in between will be heard of, but seats and links are not told again.
    """
    store = house.store
    entries, record = await house.load(lambda: (store.entries(game), store.find(game)))
    if record is None:
        raise Refused("no-such-game")
    try:
        course = await house.replay(lambda: Course(record, entries, house.is_open), len(entries))
    except LawboundError as error:
        log.warning("Game %s cannot be played by these rules: %s", game, error)
        raise Refused("unplayable") from error  # what exactly is wrong may tell what somebody is asked
    return course, await keep_up(house, course, len(entries))


async def keep_up(house: House, course: Course, length: int) -> int:
    """Store what these rules have made of a game; its new length. If that cannot be, it goes with the next choice."""
    game, mending = course.record.id, course.mending
    try:
        if mending:
            log.warning("Game %s was stored by other rules: %d entries are mended.", game, len(mending))
            length = await house.writer.append(Append(game, length, tuple(mending)))
            mending.clear()
        if course.blanks:
            blanks, course.blanks = course.blanks, Blanks()
            await house.load(lambda: house.store.note(game, blanks.opening, blanks.names))
    except (Behind, StoreError, Refused) as error:
        log.warning("What has become of game %s could not be stored: %s", game, error)
    return length
