### The table as the terminal draws it: 80 letters wide, two boards side by side, so be short.
###
###   $faction $player $partner   Names (faction-...); $leader $suit $character $conspiracy $order: Names
###   $cards $names $card         cards (printed in colours, so no case can be asked for); in board-hand Name (counted-card)
###   $clearing $place            Name: name-clearing, name-forest; $clearings: Name (name-clearings)
###   $items $bases $quests $ministers   Names; in lists of items equal ones are counted
###   all others                  numbers

## The clearings: heads of columns, then their cells

board-number = #
board-suit = suit
board-paths = paths
board-slots = slots
board-ruler = ruler
board-pieces = pieces (w: warriors)
board-ruin = { $slots }+ruin
board-pieces-of = { $faction } { $pieces }

## Besides the clearings

board-forests = Forests: { $forests }
board-forest = { $pawns } in { $place }
board-ferry = The ferry is in { $clearing }.
board-mountain = The pass is { $clearing }. Closed paths: { $paths }.
board-table = Deck { $deck }, discard pile { $discard }. Items: { $items }.
board-quests = Open quests: { $quests }
board-dominance = Dominance cards beside the map: { $cards }
