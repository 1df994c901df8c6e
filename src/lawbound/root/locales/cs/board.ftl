### The table as the terminal draws it: 80 letters wide, two boards side by side, so be short.

## The clearings: heads of columns, then their cells

board-number = č.
board-suit = symbol
board-paths = cesty
board-slots = pozice
board-ruler = vládce
board-pieces = komponenty (b: bojovníci)
board-ruin = { $slots }+ruina
board-pieces-of = { $faction } { $pieces }

## Besides the clearings

board-forests = Lesy: { $forests }
board-forest = { $pawns } { NAME($place, case: "where") }
board-ferry = Vor je { NAME($clearing, case: "where") }.
board-mountain = Průsmyk je { $clearing }. Uzavřené cesty: { NAME($paths, case: "pl") }.
board-table = Balíček { $deck }, odhazovací { $discard }. Předměty: { NAME($items, case: "pl") }.
board-quests = Odhalené úkoly: { $quests }
board-dominance = Karty dominance vedle mapy: { $cards }
