### What has happened: sentences in the present tense, without a full stop. A message ...-seen is for those who may know a secret.
###
###   $player $attacker $defender $giver $taker $victim $owner $viewer $other $partner $helper $target $payer
###                                   Name: a faction (faction-...); in event-turn name-named-player or name-bot
###   $players $winners               Names: name-named-player, name-bot or faction-...
###   $clearing $origin $destination $place  Name: name-clearing, name-burrow or name-forest
###   $clearings                      Name: name-clearings
###   $card                           Name: name-card, or name-unknown-card
###   $cards                          Name: counted-card or counted-supporter; in ...-seen: Names of name-card
###   $names                          Names of name-card
###   $pieces                         Name: piece-... with its number
###   $points $officers               Name: counted-point, counted-officer (in event-officer a number)
###   $item $items                    Name: item-... or name-marked-item; Names of these
###   $leader $column $relation $quest $character $minister $plot $service $suit   Names
###   $total $recommended $turn $count $acolytes $n $high $low   numbers
###   $before                         text: a whole sentence that goes on

## Events

event-seated = Turn order: { $players }
event-chose-a-faction = { $player } chooses a faction: { $faction }
event-low-reach = The factions have a reach of { $total } together; at least { $recommended } is recommended
event-turn = Turn { $turn }: { $player }
event-placed = { $player } places { $pieces } in { $clearing }
event-built = { $player } builds { $pieces } in { $clearing }
event-placed-in-several = { $player } places { $pieces } in each of { $clearings }
event-removed = { $player } loses { $pieces } in { $clearing }
event-hit-ignored = { $player } ignores the first hit in { $clearing }
event-paid = { $player } takes { $pieces } from { $clearing }
event-moved = { $player } moves { $pieces } from { $origin } to { $destination }
event-scored = { $player } scores { $points }, now { $total }
event-scored-too = { $before }, +{ $points }, now { $total }
event-lost-points = { $player } loses { $points }, now { $total }
event-won = { $winners } wins
event-won-together = { $winners } win together
event-stalled = Nobody was asked anything any more, and nobody could win: the game ends in turn { $turns } without a winner
event-turn-limit = The game is stopped after turn { $turns } without a winner
event-battle = { $attacker } attacks { $defender } in { $clearing }
event-ambush = { $player } ambushes with { $card }
event-rolled = The dice show { $high } and { $low }
event-shuffled = The discard pile is shuffled into a new deck
event-drew = { $player } draws { $cards }
event-drew-seen = { $player } draws { $names }
event-discarded = { $player } discards { $card }
event-gave = { $giver } gives { $taker } a card
event-gave-seen = { $giver } gives { $taker } { $card }
event-took = { $taker } takes a random card from { $victim }
event-took-seen = { $taker } takes { $card } from { $victim }
event-crafted = { $player } crafts { $card }
event-showed-hand = { $owner } shows { $viewer } their hand
event-showed-hand-seen = { $owner } shows { $viewer } their hand: { $cards }
event-activated-dominance = { $player } activates { $card }
event-took-dominance = { $player } takes { $card } from beside the map
event-appointed = { $player } appoints the { $leader }
event-added-to-decree = { $player } adds { $card } to { $column }
event-turmoil = { $player } falls into turmoil
event-supporter = { $player } gains a supporter
event-supporter-seen = { $player } gains { $card } as a supporter
event-supporters = { $player } gains { $cards }
event-supporters-seen = { $player } gains { $names } as supporters
event-officer = { $player } trains an officer, now { $officers }
event-lost-officers = { $player } loses { $officers }
event-relationship = { $other } is now { $relation } to the { $player }
event-completed = { $player } completes the quest { $quest }
event-new-quest = A new quest: { $quest }
event-coalition = { $player } forms a coalition with { $partner }
event-character = { $player } is the { $character }
event-pawn-placed = { $player } starts in { $place }
event-pawn-moved = { $player } goes from { $origin } to { $place }
event-damaged = { $player } has { $item } damaged
event-refreshed = { $player } refreshes { $item }
event-exhausted = { $player } exhausts { $item }
event-repaired = { $player } repairs { $item }
event-rested = { $player } rests in the forest: every damaged item is repaired
event-item-removed = { $player } gives up { $item }
event-arranged = { $player } now has { $count } on the track for { $item }
event-gave-up = { $player } gives up a warrior that is not on the map
event-explored = { $player } finds { $item } in the ruin in { $clearing }
event-looked-under-ruin = { $player } looks under the ruin in { $clearing }
event-looked-under-ruin-seen = { $player } looks under the ruin in { $clearing }: { $items }
event-took-item = { $player } takes { $item } from { $other }
event-took-from-discard = { $player } takes { $card } from the discard pile
event-ferry = { $player } takes the ferry from { $origin } to { $destination }
event-path-opened = { $player } opens the path between { $origin } and { $destination }
event-order = { $player } reveals the order: { $card }
event-swayed = { $player } sways the { $minister }
event-crown-lost = { $player } loses the { $minister }'s crown
event-order-to-decree = { $player } adds { $card } to the Decree
event-enlisted = { $player } enlists { $helper }
event-covered = { $player } covers a building slot in { $clearing } with { $item }
event-order-set = The order of the { $player }: { $suit }
event-lost-soul = { $card } lies on the Lost Souls
event-acolyte = { $player } gains an acolyte, now { $acolytes }
event-acolyte-spent = { $player } gives up an acolyte, { $acolytes } left
event-converted = { $player } converts a warrior ({ $target }) in { $clearing }
event-crusade = { $player } goes on a crusade
event-sanctified = { $player } sanctifies a building ({ $target }) in { $clearing }
event-ritual = { $player } reveals { $card } for a ritual
event-plot-flipped = { $player } turns up the plot in { $clearing }: { $plot }
event-plot-swapped = { $player } swaps the plot in { $clearing } for one of the supply: { $plot }
event-plot-uncovered = The plot that { $player } loses in { $clearing } was this: { $plot }
event-plot-guessed = { $player } guesses the plot in { $clearing }: { $plot }
event-bought = { $player } buys { $service } for { $n } (warriors of: { $payer })
event-bought-card = { $player } takes { $card } from the Riverfolk
event-stocked = { $card } comes to the Market
event-payments-returned = The Payments box returns warriors to { $player }: { $n }
event-conspiracy = { $player }: the conspiracy marker moves to { $conspiracy }
event-collected = { $card } goes to the Lost Souls
event-to-payments = { $player }: { $warriors } in the Payments box
event-laid-out = { $player } lays out { $card }
event-starting-items = { $player } starts with { $items }
event-quests-shuffled = { $player } shuffles the discarded quests into a new deck
event-ruins-filled = Items lie under each ruin now: { $n }
event-starting-decree = { $player } starts with { $card } in the Decree
event-battle-track =
    { $player }: { $n ->
        [one] { $n } item
       *[other] { $n } items
    } on the Battle Track, exhausted { $exhausted }, damaged { $damaged } (before: { $before })

## Why a bot chose what it chose. $chosen: Name; $left: Names of those still in the running; $criterion: Name (criterion-...)

event-chose = { $player } chooses { $chosen }
event-chose-nothing = { $player } finds nothing to choose
event-criterion = { $criterion }: { $left }

## Criteria by which bots choose clearings, players, pieces or cards. They stand before a colon:
## "most enemy pieces: clearing 3 (rabbit), clearing 7 (mouse)" lists those that were left after this criterion

criterion-a-building-of-the-target = a building of the target
criterion-a-piece-on-the-map = a piece on the map
criterion-a-roost = a roost
criterion-a-warrior-of-the-target = a warrior of the target
criterion-adjacent-to-sympathy = adjacent to sympathy
criterion-an-available-item = an available item
criterion-an-enemy = an enemy
criterion-an-enemy-of-the-attacker = an enemy of the attacker
criterion-at-random = at random
criterion-can-be-placed = can be placed
criterion-can-hold-a-plot = can hold a plot
criterion-candidates = candidates
criterion-enemy-pieces = enemy pieces
criterion-fewest-enemy-pieces = fewest enemy pieces
criterion-fewest-enemy-warriors = fewest enemy warriors
criterion-fewest-moves = fewest moves
criterion-fewest-own-warriors = fewest own warriors
criterion-fewest-victory-points = fewest victory points
criterion-fewest-warriors = fewest warriors
criterion-fewest-warriors-in-the-payments-box = fewest warriors in the Payments box
criterion-fewest-warriors-of-the-target = fewest warriors of the target
criterion-highest-priority = highest priority
criterion-legal-move = legal move
criterion-lowest-priority = lowest priority
criterion-may-be-placed-in = may be placed in
criterion-may-place = may place
criterion-most-buildings-and-tokens = most buildings and tokens
criterion-most-buildings-and-tokens-there = most buildings and tokens there
criterion-most-buildings-of-the-target = most buildings of the target
criterion-most-buildings-there = most buildings there
criterion-most-clearings-around = most clearings around
criterion-most-defenseless-buildings = most defenseless buildings
criterion-most-enemy-buildings = most enemy buildings
criterion-most-enemy-buildings-and-tokens = most enemy buildings and tokens
criterion-most-enemy-pieces = most enemy pieces
criterion-most-open-slots = most open slots
criterion-most-own-warriors = most own warriors
criterion-most-pieces-there = most pieces there
criterion-most-printed-points = most printed points
criterion-most-victory-points = most victory points
criterion-most-warriors-in-the-payments-box = most warriors in the Payments box
criterion-no-bird = no bird
criterion-no-enemy-pieces = no enemy pieces
criterion-no-own-buildings = no own buildings
criterion-no-own-pieces = no own pieces
criterion-no-plot-token = no plot token
criterion-no-roost = no roost
criterion-no-trade-post = no trade post
criterion-no-tunnel = no tunnel
criterion-on-a-shortest-way = on a shortest way
criterion-open-slot = open slot
criterion-open-to-its-pieces = open to its pieces
criterion-own-building = own building
criterion-own-pieces = own pieces
criterion-own-warriors = own warriors
criterion-pieces-of-the-best-payer = pieces of the best payer
criterion-pieces-there = pieces there
criterion-preferably-a-bird = preferably a bird
criterion-preferably-a-trade-post-left = preferably a trade post left
criterion-preferably-no-plot-token = preferably no plot token
criterion-preferably-no-roost = preferably no roost
criterion-preferably-open-slot = preferably open slot
criterion-preferably-opposite-another-start = preferably opposite another start
criterion-room-for-the-base = room for the base
criterion-ruled = ruled
criterion-setup-order = setup order
criterion-sympathetic = sympathetic
criterion-the-pass = the Pass
criterion-the-first = the first
criterion-turn-order = turn order
criterion-unsympathetic = unsympathetic
criterion-warriors-enough = warriors enough
criterion-warriors-to-fight-with = warriors to fight with
criterion-warriors-to-spare = warriors to spare

## What you lost, said loudly when others took it

loss-removed = You lost { $pieces } in { $clearing }!
loss-lost-points = You lost { $points }!
loss-took = You lost { $card }: { $taker } took it!
loss-took-item = You lost { $item }: { $player } took it!
loss-damaged = Damaged: { $item }!
loss-lost-officers = You lost { $officers }!
loss-converted = You lost a warrior in { $clearing }: it was converted!
