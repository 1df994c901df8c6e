### What things on the table are for: shown when the pointer rests on one, when it has the focus, or on a long press.
### Short, and in our own words; the article beside them has the rest. No message has arguments.

## Pieces

explain-warrior = Warriors move, battle and, together with buildings, decide who rules a clearing.
explain-sawmill = A building of the Marquise. It makes one wood token at the start of each of her turns.
explain-workshop = A building of the Marquise. It pays for one symbol of a card's cost, of the suit of its clearing.
explain-recruiter = A building of the Marquise. Whenever she recruits, a warrior is placed here; some spaces of its track also give more cards to draw.
explain-wood = The Marquise pays for buildings with wood. It travels through clearings that she rules.
explain-keep = While the keep stands, nobody but the Marquise can place pieces in its clearing, and field hospitals bring lost warriors here.
explain-roost = The Eyrie's building. It crafts, warriors are recruited at it, and all roosts together score points every Evening.
explain-base = The Alliance's building, left by a revolt. Warriors are recruited here, officers trained for its suit, and it draws one more card.
explain-sympathy = Whoever moves warriors here or removes the token gives the Alliance a card: outrage. It crafts for the Alliance, and scored points when it was placed.
explain-pawn = The Vagabond, alone. The pawn is no warrior: it never rules, moves whoever rules there, and cannot be removed.
explain-garden = A building of the Lizard Cult, which rules every clearing with a garden. Gardens score points. In human hands those of the Outcast's suit craft, and losing one costs a card at random.
explain-trade-post = Whoever has pieces in its clearing may buy one more service of the Riverfolk. In human hands its space crafts, and losing it costs half of the funds.
explain-citadel = A building of the Duchy: more warriors come to its Burrow. In human hands it also crafts. Losing a building costs the Duchy dearly.
explain-market = A building of the Duchy: it draws more cards and crafts; for its bot it scores. Losing a building costs the Duchy dearly.
explain-tunnel = The Duchy moves between its Burrow and any clearing with a tunnel. There are three of them.
explain-plot = A plot of the Corvids, face down: nobody else knows which of the four kinds it is. Whoever attacks the Corvids here takes one more hit; in human hands it also crafts.
explain-bomb = A plot: when it is flipped, it removes every enemy piece in its clearing.
explain-snare = A plot: while it lies face up, enemies cannot place pieces in its clearing or move out of it.
explain-extortion = A plot: when it is flipped, it takes cards from enemies in its clearing, and it brings cards later.
explain-raid = A plot: when it is removed, warriors of the Corvids come to all clearings beside it.
explain-warlord = A warrior that only a battle removes, and only the Hundreds in their turn move. Recruits come to it, it advances with its own actions, and its mood changes every turn.
explain-stronghold = The building of the Hundreds. It crafts, and a warrior comes to it every turn.
explain-mob = A token of the Hundreds: at the start of their turn it removes all enemy buildings and tokens in its clearing, plunders a ruin there, and may spread.
explain-waystation = A building of the Keepers. It shows one type of relic, which they recover here; the other side shows another. It crafts, warriors are recruited at it, and each on the map draws one more card.
explain-relic = A relic: a figure, a tablet or jewelry, worth 1 to 3 points to the Keepers once they recover it at a waystation of its type. Whoever removes it from a clearing scores two points and puts it in a forest.
explain-foothold = A token of the Sunward Expedition. Its controller places one and up to three warriors with it, or a warrior at each. Whoever removes it scores a point.
explain-vault = A building of the Vault Keepers. It spreads to adjacent clearings; the Keepers battle, or get a warrior, at each. Whoever removes it scores a point.
explain-item = An item on the Battle Track of the Vagabot: it counts for hits in battle.

## Items: what each does for the Vagabond. Others score points when they craft one

explain-boots = Exhausted to move, two of them into a clearing with hostile warriors. Others craft it for points.
explain-bag = On its track, a bag lets the Vagabond carry two more items.
explain-crossbow = Exhausted to strike: it removes a warrior without a roll.
explain-hammer = Exhausted to craft cards or to repair a damaged item.
explain-sword = Exhausted to battle; undamaged swords are the most rolled hits that the Vagabond can deal.
explain-tea = Ready on its track, it refreshes two more items each Birdsong.
explain-coins = Ready on its track, it draws one more card each Evening.
explain-torch = Exhausted to explore a ruin, or for the character's special action.

## Tracks

explain-track = Pieces leave this track from the left. A space that is still covered shows what the next piece costs and brings; what stands on open spaces you have already.
explain-marked = The R on it says that it came from a ruin.

## Other things

explain-quest = The Vagabond completes a quest in a clearing of its suit by exhausting the two items. It gives two cards, or a point for each quest of that suit completed so far.
explain-ruin = A ruin fills a building slot. The Vagabond explores it with a torch: there are items under it, and when they are gone, the slot is open.
explain-slot = Room for one building. Whoever builds needs an open slot; warriors and tokens need none.
explain-score = Everybody's victory points. The first player with 30 wins at once.
