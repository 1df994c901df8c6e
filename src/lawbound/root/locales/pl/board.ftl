### The table as the terminal draws it: 80 letters wide, two boards side by side, so be short.

## The clearings: heads of columns, then their cells

board-number = nr
board-suit = symbol
board-paths = ścieżki
board-slots = pola
board-ruler = kontrola
board-pieces = komponenty (w: wojownicy)
board-ruin = { $slots }+Ruiny
board-pieces-of = { $faction } { $pieces }

## Besides the clearings

board-forests = Lasy: { $forests }
board-forest = { $pawns } { NAME($place, case: "where") }
board-ferry = Prom jest { NAME($clearing, case: "where") }.
board-mountain = Przełęcz to { $clearing }. Zamknięte ścieżki: { $paths }.
board-table = Talia { $deck }, odrzucone { $discard }. Przedmioty: { $items }.
board-quests = Odkryte Misje: { $quests }
board-dominance = Karty Dominacji obok mapy: { $cards }
