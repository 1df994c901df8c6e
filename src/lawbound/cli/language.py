"""`--lang`: the language of what is said at the terminal."""

from __future__ import annotations

import argparse
import os
from collections.abc import Mapping
from typing import Any

from lawbound.locales import LANGUAGES

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def add_language(parser: argparse.ArgumentParser, default: Any = None) -> None:
    parser.add_argument(
        "--lang", choices=LANGUAGES, default=default, help="the language (default: that of your terminal, or en)"
    )


def wanted_language(args: argparse.Namespace) -> str:
    """The language asked for; else that of the terminal."""
    return str(args.lang) if args.lang is not None else of_environment(os.environ)


def of_environment(environment: Mapping[str, str]) -> str:
    """The language that the environment names, if we speak it.

    >>> of_environment({"LANG": "cs_CZ.UTF-8"}), of_environment({"LC_ALL": "C", "LANG": "pl_PL.UTF-8"})
    ('cs', 'en')
    """
    named = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    language = named.partition("_")[0].partition(".")[0].lower()
    return language if language in LANGUAGES else "en"
