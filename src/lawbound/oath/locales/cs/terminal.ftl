### The table as the terminal draws it: 80 letters wide, two boards side by side, so be short.

## The map: heads of columns, then their cells

board-region = kraj
board-site = oblast
board-facedown = (zakrytá)
board-ruler = vládce
board-here = figury (*), družiny
board-cards = karty a relikvie
board-pawn = *{ $player }
board-bands = { $owner } { $n }

## Pages to look at: what the help says of each

page-map = mapa a co dělají její oblasti
page-cards = co dělají karty ve hře a tvoje
board-cards-own = Tvoje
board-cards-here = Ve tvé oblasti
board-cards-sites = V jiných oblastech
board-cards-others = Ostatních hráčů
board-cards-more = Poznámky ke kartám: napiš law card a klíč, například law card wolves
