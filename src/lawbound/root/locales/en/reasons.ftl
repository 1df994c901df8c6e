### Why something is not possible, by the article of the Law that forbids it. They follow a dash:
### "clearings 3 and 4 – no path leads there". What one article asks for can differ by action or question:
### `reason-action--march--root-4-2`, `reason-battle-whom--root-4-3`.

## $what: Name or text, the option that is not offered; $reason: Name (reason-...)

refused-one = { $what } – { $reason }
refused-done = ending this step now – { $reason }
refused-add-to-the-decree--done = adding no card – { $reason }
refused-discard-to-the-hand-limit--done = keeping these cards – { $reason }
refused-refresh--done = refreshing nothing more – { $reason }
refused-outrage--done = giving no card – { $reason }
refused-automated-outrage--done = discarding no card – { $reason }
refused-compensate-the-investors--done = discarding no card – { $reason }

## By the article alone

reason-root-1-5-1 = no such piece is left in the supply
reason-root-2-1-5 = ambush cards cannot be crafted
reason-root-2-2-1 = no path leads there
reason-root-2-2-3 = no open slot
reason-root-3-3 = dominance cards are activated, not crafted
reason-root-3-3-1 = it takes 10 points and a dominance card in hand
reason-root-3-3-2 = you have activated one already
reason-root-3-3-4 = you have no card of its suit to spend
reason-root-4-1 = you have no card
reason-root-4-1-1 = too few crafting pieces of the right suits are left
reason-root-4-1-2 = the item is no longer in the supply
reason-root-4-1-3 = used already this turn, or there is nothing for it to work on
reason-root-4-1-4 = you have such an effect already
reason-root-4-2 = you have no warriors there
reason-root-4-2-1 = you must rule where you come from or where you go to
reason-root-4-3 = you need a warrior or pawn and an enemy in the same clearing
reason-root-4-3-1 = an ambush card must match the clearing
reason-root-4-3-1-i = an ambush card must match the clearing
reason-root-6-2-2 = only the Marquise may place pieces at the keep
reason-root-6-2-3 = it must match the clearing that the warriors were removed from
reason-root-6-3-2 = the keep stands in a corner
reason-root-6-3-4 = it must be the keep's clearing or one beside it, with an open slot
reason-root-6-4 = wood goes to sawmills, one token to each
reason-root-6-5 = no action is left; a spent bird card gives one more
reason-root-6-5-3 = once a turn, and only at recruiters
reason-root-6-5-4-i = you must rule the clearing
reason-root-6-5-4-ii = too little wood in connected clearings that you rule
reason-root-6-5-5 = it takes a sawmill there and a card of the clearing's suit
reason-root-6-6 = five cards may stay in hand
reason-root-7-3-2 = it takes an empty corner, opposite another's if possible
reason-root-7-4-2 = at most one bird among the cards added in a turn
reason-root-7-4-3 = it goes where the fewest warriors are
reason-root-7-5-2 = the columns are resolved from left to right
reason-root-7-5-2-i = it takes a roost in a clearing of the card's suit
reason-root-7-5-2-ii = the move must start in a clearing of the card's suit
reason-root-7-5-2-iii = the battle must be in a clearing of the card's suit
reason-root-7-5-2-iv = you must rule a clearing of the card's suit that has no roost yet
reason-root-7-6-2 = five cards may stay in hand
reason-root-7-7-3 = that leader has been deposed
reason-root-8-2-4 = it must match the lost base
reason-root-8-2-5-i = it is sympathetic already, and holds one token at most
reason-root-8-2-6 = it must match the clearing
reason-root-8-4-1-i = it must be sympathetic, and the base of its suit not yet built
reason-root-8-4-1-ii = it takes two supporters of its suit
reason-root-8-4-2-i = it must be beside a sympathetic clearing
reason-root-8-4-2-ii = too few supporters of its suit
reason-root-8-4-2-ii-a = three warriors of one player there raise the price: one supporter is missing
reason-root-8-5-2 = you have no card
reason-root-8-5-3 = it takes a card of the suit of a base on the map
reason-root-8-6-1 = no officer is left to do it
reason-root-8-6-1-iii = there is no base
reason-root-8-6-1-iv = you have no warrior there
reason-root-8-6-2 = five cards may stay in hand
reason-root-9-2-2 = a pawn is never removed
reason-root-9-2-2-i = it is damaged already
reason-root-9-2-5 = only items that lie face up and undamaged can be exhausted
reason-root-9-2-5-iii = it takes face-up, undamaged tea, coins or bags that can still be moved before your next action
reason-root-9-2-7 = it is damaged already
reason-root-9-2-8 = a coalition takes four players and a partner with the fewest points
reason-root-9-2-9-ii-b = only allies with warriors here come along
reason-root-9-2-9-ii-c = only allies with warriors here, and not the defender, fight at your side
reason-root-9-2-9-iii-b = hostile warriors are there: it takes one boot more
reason-root-9-3-2 = the pawn starts in a forest
reason-root-9-4-1 = it is not exhausted
reason-root-9-4-2 = only to an adjacent clearing or forest
reason-root-9-5-1 = a move leads to an adjacent clearing, never into a forest
reason-root-9-5-2 = it takes a ready sword
reason-root-9-5-3 = it takes a ready torch and a ruin with something in it
reason-root-9-5-4 = it takes somebody in your clearing, a card of its suit and a ready item
reason-root-9-5-5 = you must be in a clearing of its suit, with its items ready
reason-root-9-5-6 = it takes a ready crossbow and an enemy piece here
reason-root-9-5-7 = it takes a ready hammer and a damaged item
reason-root-9-5-8 = it takes enough ready hammers in a clearing of the right suit
reason-root-9-5-9 = it takes a ready torch
reason-root-9-6-3 = five cards may stay in hand
reason-root-9-6-4 = what lies on a track does not count, and stays
reason-root-9-7-3 = you have such an item marked R already
reason-root-11-2-7-iii-b = the Vagabond cannot hire mercenaries
reason-root-12-2-2 = only the Duchy may place pieces in the Burrow
reason-root-13-7-2 = a snare lies there: nothing of yours can be placed or move out
reason-root-c-2-5 = the ferry has been used this turn
reason-root-c-3-2 = the path there is closed
reason-root-c-3-3 = it takes a closed path beside a piece of yours and a card, and one path a turn
reason-root-d-1-2 = nobody here has a card to steal
reason-root-d-2-2 = no card of this clearing's suit in the discard pile
reason-root-d-3-2 = it is not damaged
reason-root-g-1-27 = they are not your enemy
reason-rootbotics-1-3-1 = in the bot dominance variant no human uses dominance cards
reason-rootbotics-2-8-1 = a bot has no hand
reason-rootbotics-3-3-2 = no building was lost in a clearing of its suit
reason-rootbotics-6-2-3 = it must match the clearing
reason-rootbotics-9-2-3-i = the Market is empty
reason-rootbotics-9-2-3-ii = you have them until the end of this turn
reason-rootbotics-9-2-3-iii = mercenaries do not fight their own faction
reason-rootbotics-11-7-2 = a snare lies there: nothing of yours can be placed or move out

## Of an action as a whole

reason-action--march--root-4-2 = you have no warriors on the map
reason-action--move--root-4-2 = you have no warriors on the map
reason-action--move--root-9-5-1 = it takes a ready boot
reason-action--move--root-9-2-9-iii-b = hostile warriors are everywhere around: it takes one boot more
reason-action--march--rootbotics-11-7-2 = snares hold your warriors
reason-action--move--rootbotics-11-7-2 = a snare lies where you would leave from
reason-action--build--root-2-2-3 = no clearing that you rule has an open slot
reason-action--build--root-6-5-4-i = you rule no clearing
reason-action--overwork--root-6-5-5 = it takes a sawmill and a card of its clearing's suit
reason-action--bird-card-for-an-action--root-6-5 = you have no bird card
reason-action--craft--root-2-1-5 = you have only ambush cards, which cannot be crafted
reason-action--craft--root-3-3 = you have only cards that cannot be crafted
reason-action--craft--root-4-1-2 = the items that you could craft are no longer in the supply
reason-action--craft--root-4-1-4 = the effects that you could craft are yours already
reason-action--recruit--root-8-6-1-iii = you have no base on the map
reason-action--organize--root-8-2-5-i = wherever your warriors stand it is sympathetic already
reason-action--organize--root-8-6-1-iv = you have no warriors on the map
reason-action--quest--root-9-5-5 = it takes a quest of your clearing's suit, with its items ready

## Of one question

reason-choose-a-character--root-1-5-1 = there is one such card, and it is taken
reason-spend-a-card--root-3-3-4 = it must count as the suit of the dominance card
reason-activate-a-crafting-piece--root-4-1-1 = no crafting piece of that suit is left
reason-whom-to-rob--root-4-1-3 = they have no card
reason-whose-hand-to-look-at--root-4-1-3 = they have no card
reason-which-warrior-to-remove--root-4-1-3 = you have no warrior there
reason-battle-whom--root-4-3 = they have no piece there
reason-spend-a-bird-card--root-6-5 = only a bird card gives one more action
reason-recruit-where--root-6-5-3 = warriors are placed at recruiters, one at each
reason-take-wood-from--root-6-5-4-ii = you must rule it, and be connected to it through clearings that you rule
reason-spend-a-card--root-6-5-5 = it must match the clearing
reason-the-decree--root-2-2-3 = no open slot in a clearing of its suit that you rule
reason-the-decree--root-4-2 = you have no warriors in a clearing of its suit
reason-the-decree--root-4-3 = in no clearing of its suit you stand beside an enemy
reason-the-decree--rootbotics-11-7-2 = a snare lies where it could be resolved
reason-spend-a-supporter--root-8-4-1-ii = it must match the clearing of the revolt
reason-spend-a-supporter--root-8-4-2-ii = it must match the clearing
reason-arrange-which-items--root-9-2-5-iii = it does not lie face up and undamaged, or has been moved since your last action
reason-coalition-with--root-9-2-8 = it must be one with the fewest points of all, still scoring, and in no coalition
reason-aid-whom--root-9-5-4 = they have no piece in your clearing
reason-aid-with--root-9-5-4 = it must match your clearing
reason-strike-whom--root-9-5-6 = they have no piece in your clearing
reason-repair-what--root-9-5-7 = it is not damaged
reason-which-path-to-open--root-c-3-3 = you have no piece at either end
reason-steal-from--root-d-1-2 = they are not in your clearing, or have no card
reason-take-from-the-discard-pile--root-d-2-2 = it must match your clearing
reason-buy-a-service--rootbotics-9-2-3-iii = you have hired them for this turn

## Of ending a step, or of choosing nothing

reason-done--root-7-4-2 = at least one card must be added
reason-done--root-7-5-2 = every card of the Decree must be resolved
reason-done--root-8-2-6 = a card that matches the clearing must be given
reason-done--root-9-4-1 = each tea on its track refreshes two items
reason-done--rootbotics-3-3-2 = a card that matches a lost building's clearing must be discarded
reason-done--rootbotics-6-2-3 = a card that matches the clearing must be discarded
