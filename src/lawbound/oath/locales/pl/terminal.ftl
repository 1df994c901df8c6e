### The table as the terminal draws it: 80 letters wide, two boards side by side, so be short.

## The map: heads of columns, then their cells

board-region = region
board-site = miejsce
board-facedown = (zakryte)
board-ruler = władca
board-here = pionki (*), oddziały
board-cards = karty i relikty
board-pawn = *{ $player }
board-bands = { $owner } { $n }

## Pages to look at: what the help says of each

page-map = mapa i co robią jej miejsca
page-cards = co robią karty w grze i twoje
board-cards-own = Twoje
board-cards-here = W twoim miejscu
board-cards-sites = W innych miejscach
board-cards-others = Innych graczy
board-cards-more = Uwagi do kart: wpisz law card i klucz, na przykład law card wolves
