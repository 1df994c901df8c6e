"""The Law in other languages: stamp what is new, and say what is missing, stale or unknown.

python -m scripts.law_translations            stamp what has no stamp yet
python -m scripts.law_translations renewed    stamp stale ones too: somebody has read them against the English text
"""

from __future__ import annotations

import sys

from lawbound.law import library
from lawbound.law.translating import OTHERS, check, write_stamps


def main(arguments: list[str]) -> int:
    if arguments not in ([], ["renewed"]):
        print(__doc__, file=sys.stderr)
        return 2
    wrong = 0
    for book in library.books():
        for language in OTHERS:
            write_stamps(check(book, language), renewed=bool(arguments))
            found = check(book, language)
            chapters = len(found.chapters)
            print(
                f"{book} {language}: {len(found.stamps)} articles"
                + (f", {chapters} chapters not yet" if chapters else "")
            )
            for trouble in found.troubles:
                print(f"  {trouble}")
            wrong += len(found.troubles)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
