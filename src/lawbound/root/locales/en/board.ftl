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

## Boards of the players

board-has-dominance = dominance: { $suit }
board-has-coalition = coalition with { $partner }
board-hand = hand: { $cards }
board-own-hand = hand: { $names }
board-crafted = crafted: { $cards }
board-items = items: { $items }
board-you = { $player } (you)
board-marquise-buildings = built (of 6): sawmills { $sawmills }, workshops { $workshops }, recruiters { $recruiters }
board-marquise-wood = wood: { $wood } on the map, { $left } in the supply
board-warriors = warriors in the supply: { $n }
board-eyrie-leader = leader: { $leader }; roosts { $roosts } of 7
board-eyrie-decree = Decree: { $columns }
board-eyrie-column = { $column } { $cards }
board-vizier = vizier
board-eyrie-bot-roosts = roosts { $roosts } of 7
board-alliance-supporters = supporters: { $n }
board-alliance-own-supporters = supporters: { $cards }
board-alliance-pieces = officers { $officers }, bases { $bases }, sympathy { $sympathy } of 10 (next: { $cost }, { $points })
board-alliance-full = officers { $officers }, bases { $bases }, sympathy all 10
board-automated-alliance = bases { $bases }, sympathy { $sympathy } of 10
board-vagabond = the { $character } in { $place }
board-vagabond-unset = not yet in the woods
board-vagabond-ready = ready: { $items }
board-vagabond-exhausted = exhausted: { $items }
board-vagabond-damaged = damaged: { $items }
board-vagabond-relation = { $player } { $relation }
board-vagabond-quests = quests done: { $quests }
board-vagabot-track = on the Battle Track: { $n }
board-vagabot-quest = quest: { $quest }
board-vagabot-covers = covers slots in { $clearings }
board-lizards-souls = Lost Souls from the top: { $cards }
board-lizards-gardens = gardens: fox { $fox }, rabbit { $rabbit }, mouse { $mouse }; acolytes { $acolytes }
board-lizards-conspiracy = conspiracy: { $conspiracy }; order: { $order }
board-duchy-buildings = built (of 3): citadels { $citadels }, markets { $markets }; warriors in the Burrow: { $burrow }
board-duchy-ministers = swayed: { $ministers }
board-duchy-order = order: { $card }
board-corvids-plots = plots in the supply: { $supply }; face down on the map: { $down }, face up: { $up }
board-corvids-order = order: { $card }
board-riverfolk-market = Market, left to right: { $cards }
board-riverfolk-posts = trade posts left: fox { $fox }, rabbit { $rabbit }, mouse { $mouse }
board-riverfolk-payments = payments: { $payments }
board-riverfolk-payment = { $player } { $n }
