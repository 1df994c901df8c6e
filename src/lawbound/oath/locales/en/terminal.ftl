### The table as the terminal draws it: 80 letters wide, two boards side by side, so be short.
###
###   $player   Name: a player

## The map: heads of columns, then their cells

board-region = region
board-site = site
board-facedown = (facedown)
board-ruler = ruler
board-here = pawns (*), warbands
board-cards = cards and relics
board-pawn = *{ $player }
board-bands = { $owner } { $n }

## Pages to look at: what the help says of each

page-map = the map, and what its sites do
page-cards = what the cards in play do, and yours
board-cards-own = Yours
board-cards-here = At your site
board-cards-sites = At other sites
board-cards-others = Of other players
board-cards-more = Costs, limits and notes: type law card and the key, such as law card wolves
