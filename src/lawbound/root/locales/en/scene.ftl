### The table in the browser: what is written on boards of factions and beside the map.
###
###   $player $ruler              Names (faction-...)
###   $pieces $contents $items $clearings    Names; $n and other counts: numbers

## Clearings and forests as a screen reader says them. $contents: Names of name-pieces-of and of the parts below

# $number is printed in the clearing, $suit a Name (suit-... or scene-no-suit)
scene-clearing = Clearing { $number } ({ $suit }), ruled by nobody: { $contents }
scene-clearing-ruled = Clearing { $number } ({ $suit }), ruled by { $ruler }: { $contents }
scene-no-suit = no suit yet
scene-open-slots =
    { $n ->
        [one] { $n } open slot
       *[other] { $n } open slots
    }
scene-no-slots = no open slot
scene-ruin = a ruin
# What somebody who has looked under the ruin knows to be there
scene-ruin-known = a ruin with { $items } under it
# Items of the Vagabot that lie on building slots
scene-covered = slots covered with { $items }
scene-ferry = the ferry
# $clearings: "1, 2 and 5"; $pieces: Names of name-pieces-of
scene-forest = Forest between clearings { $clearings }: { $pieces }
scene-forest-empty = Forest between clearings { $clearings }

## Titles of tracks and rows on faction boards

scene-track-sawmill = Sawmills
scene-track-workshop = Workshops
scene-track-recruiter = Recruiters
scene-track-roost = Roosts
scene-track-sympathy = Sympathy
scene-track-fox-garden = Fox gardens
scene-track-rabbit-garden = Rabbit gardens
scene-track-mouse-garden = Mouse gardens
scene-track-fox-trade-post = Fox trade posts
scene-track-rabbit-trade-post = Rabbit trade posts
scene-track-mouse-trade-post = Mouse trade posts
scene-track-citadel = Citadels
scene-track-market = Markets
scene-track-battle = Battle Track
scene-decree = Decree
scene-supporters = Supporters
scene-order = Order
scene-souls = Lost Souls, from the top
scene-revealed = Revealed cards
scene-goods = Market, the order card last
scene-quest = Its quest
scene-quests-done = Quests done
scene-item-tracks = Ready on their tracks
scene-satchel = Satchel
scene-hand = Hand
scene-crafted = Crafted
scene-crafted-items = Crafted items
scene-supply = In the supply
scene-vizier = vizier
# $item: Name, $state: Name (item-place-...)
scene-item-state = { $item } ({ $state })
scene-damaged-box = Damaged, of no use until repaired

## What the numbers on the spaces of a track mean

scene-legend-wood = cost in wood
scene-legend-supporters = cost in supporters
scene-legend-points = points
scene-legend-cards = more cards to draw
scene-legend-recruits = more warriors to recruit
scene-legend-items = items needed
scene-legend-hits = extra hits in battle

## Facts on faction boards: a label, and a value where it is no name or number

scene-fact-actions = Actions left
scene-fact-wood = Wood on the map
scene-fact-draw = Cards to draw in Evening
scene-fact-leader = Leader
scene-fact-deposed = Deposed leaders
# $leader: Name, $effect: Name (leader-....effect)
scene-value-leader = { $leader } ({ $effect })
scene-fact-bases = Bases on the map
scene-fact-officers = Officers
scene-fact-operations = Operations left
scene-fact-limit = Supporters that fit without a base
scene-fact-martial-law = Martial law in clearings
scene-fact-character = Character
scene-fact-ability = Special action
scene-fact-place = Where the pawn is
scene-value-no-place = not yet in the woods
scene-fact-item-limit = Items in Satchel and Damaged box
# $n of $limit
scene-value-of = { $n }, at most { $limit }
# $relation: Name (relation-...), $aids: how many aids this turn
scene-value-relation-aided =
    { $aids ->
        [one] { $relation }, aided once this turn
       *[other] { $relation }, aided { $aids } times this turn
    }
scene-fact-maximum = Most hits it can deal by dice
scene-fact-covered = Building slots that its items cover
scene-fact-acolytes = Acolytes, for its conspiracies
scene-fact-suit = Suit of the order card
scene-fact-conspiracy = Conspiracy marker
scene-fact-burrow = Warriors in the Burrow
scene-fact-swayed = Swayed ministers
scene-fact-unswayed = Ministers to sway
scene-fact-plots-supply = Plots in the supply
scene-fact-plots-down = Plots face down on the map
scene-fact-plots-up = Plots face up on the map
scene-fact-plots-unknown = Plots that nobody has seen yet
# Warriors in the Payments box of the Riverfolk, and what a service costs. $player: Name
scene-fact-payments = Warriors that others have paid
scene-value-payment = { $player } { $n }
scene-fact-price = Price of a service
scene-value-price = { $player } { $n }
scene-fact-bought = Bought for this turn

## Kinds of pieces by themselves, as a picture is labelled

scene-piece-warrior = warrior
scene-piece-sawmill = sawmill
scene-piece-workshop = workshop
scene-piece-recruiter = recruiter
scene-piece-wood = wood
scene-piece-keep = keep
scene-piece-roost = roost
scene-piece-fox-base = fox base
scene-piece-rabbit-base = rabbit base
scene-piece-mouse-base = mouse base
scene-piece-sympathy = sympathy token
scene-piece-fox-garden = fox garden
scene-piece-rabbit-garden = rabbit garden
scene-piece-mouse-garden = mouse garden
scene-piece-fox-trade-post = fox trade post
scene-piece-rabbit-trade-post = rabbit trade post
scene-piece-mouse-trade-post = mouse trade post
scene-piece-pawn = pawn
scene-piece-citadel = citadel
scene-piece-market = market
scene-piece-tunnel = tunnel
scene-piece-plot = face-down plot
scene-piece-bomb = bomb
scene-piece-snare = snare
scene-piece-extortion = extortion
scene-piece-raid = raid
scene-piece-warlord = warlord
scene-piece-stronghold = stronghold
scene-piece-mob = mob
# Any item, on the Battle Track of the Vagabot
scene-piece-item = item

## A new game: what can be chosen besides seats and maps

scene-suits-printed = as printed
scene-suits-random = random suit markers
scene-suits-balanced = balanced
scene-suits-suggested = suggested
scene-deck-standard = Standard deck
scene-order-random = random
scene-order-given = as listed
# Which services of the Riverfolk the other bots buy
scene-services-none = Bots buy no services
scene-services-basic = Basic service cards
scene-services-advanced = Advanced service cards
# What a pause tells of the cards of those who are asked out of turn
scene-discretion-waited = Nothing: who has no choice only seems to think
    .text = Whoever holds cards might ambush, pay for field hospitals and the like. If none of their cards fits, the server answers for them after a while, as if they had thought about it.
scene-discretion-asked = Nothing: whoever holds cards has to answer
    .text = Everybody who holds cards is asked, even if “no” is all that they can say. Not even the length of a pause tells anything then.
scene-discretion-open = That somebody holds a fitting card
    .text = Only they are asked. That is quick, but a battle without a pause shows that the defender cannot ambush.

## Editions of the bots' Law, and the single rules in which they differ. `.first` and `.second`: what the values mean

edition-cs = Czech edition
    .text = The newer text: all eight bots, with all of their traits and characters.
edition-pl = Polish edition
    .text = The older text: the four bots of the first expansion, with four traits each and three characters.
option-bot-dominance-variant = Dominance variant
    .first = Dominance cards are as the number of humans says.
    .second = Nobody uses dominance cards; one that would be discarded lies beside the board, and any bot that meets its condition wins at once.
option-faction-tiebreak = Ties between factions
    .first = The first in turn order, counted from the starting player.
    .second = The first in the order of setup: Marquise, Eyrie, Alliance, Vagabonds, Lizards, Riverfolk, Duchy, Corvids.
option-bot-gives-card-to-bot = A bot that should give a bot a card
    .first = The bot that should receive it scores a point.
    .second = Nothing happens.
option-trait-count = Traits of a bot
    .first = Any number of all traits.
    .second = Up to four, of the first expansion.
option-advanced-setup-order = Advanced setup
    .first = All bots are set up before the humans.
    .second = Everyone is set up in the usual order.
option-expand-limit = Expansion of the Mechanical Marquise
    .first = Once per turn at most.
    .second = As often as the condition holds.
option-eyrie-start-corner = Start of the Electric Eyrie
    .first = A random corner opposite any starting corner, if possible.
    .second = The corner opposite the keep; without the Marquise a random corner.
option-sympathy-fallback-adjacency = Sympathy of the Automated Alliance without a fitting ordered clearing
    .first = Next to a sympathetic clearing.
    .second = Anywhere on the map.
option-surprise-revolt-places-base = Surprise revolt of the Automated Alliance
    .first = Its base is placed afterwards.
    .second = No base is placed.
option-full-removal-trigger = What damages three items of the Vagabot
    .first = Effects that remove all enemy pieces from its clearing.
    .second = Every effect that removes pieces of others from its clearing.
option-vagabot-slip-destination = Where the Vagabot slips with few items
    .first = To a random forest.
    .second = To an adjacent forest.
option-aid-target-filter = Whom the Vagabot aids
    .first = Of those there with a crafted item, the one with the fewest points.
    .second = The one with the fewest points of all there, if that one has a crafted item.
option-aid-bot-reward = A bot that the Vagabot aids
    .first = Scores a point for each card it would draw.
    .second = Scores one point.
option-daylight-repair-preference = What the Vagabot repairs in Daylight
    .first = Unexhausted items first.
    .second = A random damaged item.
option-thief-target = Whom the Thief robs
    .first = Any enemy.
    .second = Humans only.
option-vagabot-characters = Characters of the Vagabot
    .first = All six.
    .second = Thief, Tinker and Ranger.
option-second-expansion-bots = Bots of the second expansion
    .first = Lizards, Riverfolk, Duchy and Corvids can be played.
    .second = They cannot.
option-trade-post-loss = What the Riverfolk lose with a trade post
    .first = Half of the warriors in the Payments box, whoever removed it.
    .second = Half of the warriors there of the player who removed it.
option-oppress-needs-a-piece = Where the Hundreds oppress
    .first = Where a piece of theirs stands, be it a mob.
    .second = Also where they rule by hired warriors alone.
option-recover-failure = A recovery that the Keepers cannot afford
    .first = It costs the card and ends the action of the whole column.
    .second = It costs the card and ends that recovery only.
option-swift-strike-times = How often the Ronin strikes swiftly
    .first = Once in a battle.
    .second = In a battle as often as he has a sword ready.
option-map-interactions = Bots on the lake and the mountain
    .first = They take the ferry, and closed paths are open to them.
    .second = No special rules.
