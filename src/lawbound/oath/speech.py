"""What is said about Oath: its own messages, from `oath/locales`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from lawbound.present import speech
from lawbound.present.speech import GENERAL, Speech

SPEECH: Final = Speech(Path(__file__).parent / "locales", GENERAL)
say = SPEECH.say
has = SPEECH.has


class Name(speech.Name):
    """A name of something in Oath."""

    __slots__ = ()
    speech = SPEECH
