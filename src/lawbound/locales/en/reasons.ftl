### Why something is not possible, by the article of the Law that forbids it. They follow a dash:
### "clearings 3 and 4 – no path leads there".

## $what: Name or text, the option that is not offered; $reason: Name (reason-...)

refused-one = { $what } – { $reason }
refused-done = ending this step now – { $reason }

## Reasons

reason-root-1-5-1 = no such piece is left in the supply
reason-root-1-5-4 = there is nothing to place
reason-root-2-1-1 = the suit does not match
reason-root-2-1-5 = ambush cards cannot be crafted
reason-root-2-2-1 = no path leads there
reason-root-2-2-3 = no open slot
reason-root-3-3 = dominance cards are activated, not crafted
reason-root-3-3-1 = it takes 10 points and a dominance card in hand
reason-root-3-3-2 = you have activated one already
reason-root-3-3-4 = you have no card of its suit to spend
reason-rootbotics-1-3-1 = in the bot dominance variant no human uses dominance cards
reason-root-4-1-1 = too few crafting pieces of the right suits are left
reason-root-4-1-2 = the item is no longer in the supply
reason-root-4-1-3 = the effect cannot be used now
reason-root-4-1-4 = you have such an effect already
reason-root-4-2 = you have no warriors there
reason-root-4-2-1 = you must rule where you come from or where you go to
reason-root-4-3 = you need a warrior or pawn and an enemy in the same clearing
reason-root-4-3-1 = an ambush card must match the clearing
reason-root-4-3-1-i = an ambush card must match the clearing
reason-root-6-2-2 = only the Marquise may place pieces at the keep
reason-root-6-3-2 = the keep stands in a corner
reason-root-6-3-4 = it must be the keep's clearing or one beside it, with an open slot
reason-root-6-5 = no action is left, or no bird card to gain one
reason-root-6-5-3 = once a turn
reason-root-6-5-4-i = you must rule a clearing with an open slot and have the wood
reason-root-6-5-4-ii = too little wood in connected clearings that you rule
reason-root-6-5-5 = it takes a sawmill, wood and a card of its clearing's suit
reason-root-7-3-2 = an empty corner, opposite another's if possible
reason-root-7-4-2 = at most one bird among the cards added in a turn
reason-root-7-4-3 = it goes where the fewest warriors are
reason-root-7-5-2 = every card of the Decree must be resolved
reason-root-7-5-2-i = there must be a roost in a clearing of the card's suit
reason-root-7-5-2-ii = the move must start in a clearing of the card's suit
reason-root-7-5-2-iii = the battle must be in a clearing of the card's suit
reason-root-7-5-2-iv = you must rule a clearing of the card's suit that has no roost yet
reason-root-7-7 = no clearing for it: turmoil
reason-root-7-7-3 = that leader has been deposed
reason-root-8-2-5-i = it is sympathetic already, and holds one token at most
reason-root-8-4-1-i = it must be sympathetic, and the base of its suit not yet built
reason-root-8-4-1-ii = it takes two supporters of its suit
reason-root-8-4-2-i = it must be beside a sympathetic clearing
reason-root-8-4-2-ii = too few supporters of its suit
reason-root-8-5-2 = you have no card
reason-root-8-5-3 = it takes a card of the suit of a base on the map
reason-root-8-6-1 = no officer is left to do it
reason-root-8-6-1-iii = it takes a base
reason-root-8-6-1-iv = it takes a warrior in a clearing without sympathy
reason-root-9-2-5-iii = nothing to arrange
reason-root-9-2-8 = a coalition takes four players and a partner with the fewest points
reason-root-9-2-9-iii-b = hostile warriors are there: it takes one boot more
reason-root-9-4-2 = only to an adjacent clearing or forest
reason-root-9-5 = the items for it are not ready
reason-root-9-5-1 = it takes ready boots, and never leads into a forest
reason-root-9-5-2 = it takes a ready sword
reason-root-9-5-3 = it takes a ready torch and a ruin with something in it
reason-root-9-5-4 = it takes somebody in your clearing and a card of its suit
reason-root-9-5-5 = you must be in a clearing of its suit, with its items ready
reason-root-9-5-6 = it takes a ready crossbow and an enemy piece here
reason-root-9-5-7 = it takes a ready hammer and a damaged item
reason-root-9-5-9 = it takes a ready torch
reason-rootbotics-11-7-2 = a snare lies there: nothing of yours can be placed or move out
reason-root-12-2-2 = only the Duchy may place pieces in the Burrow
reason-root-d-1-2 = nobody here has a card to steal
reason-root-d-2-2 = no card of this clearing's suit in the discard pile
reason-root-g-1-27 = they are not your enemy
reason-root-8-2-4 = it must match the lost base
reason-root-9-2-9-ii-b = only allies with warriors here come along
reason-root-9-2-9-ii-c = only allies with warriors here fight at your side
reason-root-c-3-3 = it takes a closed path beside your warriors and a card, and one path a turn
reason-rootbotics-3-3-2 = no building was lost in a clearing of its suit
# Where the article says nothing shorter: its number stands beside this
reason-other = the Law does not allow it
