### What things are called. Every message here is a Name: sentences print it as it is with { $thing }, or in another
### form with { NAME($thing, case: "gen") }, which prints the attribute .gen (any attribute that you give it; the message
### itself if it has none). English needs no such attributes; give your language those that its sentences use. A name put
### together of others passes the case on: .gen = { NAME($faction, case: "gen") } ({ $name }).

## Factions. `.full` is the long name, said when somebody chooses what to play

faction-marquise = Marquise
    .full = Marquise de Cat
faction-eyrie = Eyrie
    .full = Eyrie Dynasties
faction-alliance = Alliance
    .full = Woodland Alliance
faction-vagabond = Vagabond
    .full = Vagabond
faction-vagabond2 = second Vagabond
    .full = Vagabond
faction-lizards = Lizards
    .full = Lizard Cult
faction-riverfolk = Riverfolk
    .full = Riverfolk Company
faction-duchy = Duchy
    .full = Underground Duchy
faction-corvids = Corvids
    .full = Corvid Conspiracy
faction-hundreds = Hundreds
    .full = Lord of the Hundreds
faction-keepers = Keepers
    .full = Keepers in Iron
faction-newcomer = Seat { $n }
    .full = Open seat
faction-nobody = nobody

## Suits of clearings and cards

suit-fox = fox
suit-rabbit = rabbit
suit-mouse = mouse
suit-bird = bird

## Phases of a turn

phase-setup = setup
phase-birdsong = Birdsong
phase-daylight = Daylight
phase-evening = Evening

## Counted things, always with their number $n (a number from 0 up)

counted-card =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
counted-hit =
    { $n ->
        [one] { $n } hit
       *[other] { $n } hits
    }
counted-item =
    { $n ->
        [one] { $n } item
       *[other] { $n } items
    }
counted-action =
    { $n ->
        [one] { $n } action
       *[other] { $n } actions
    }
counted-supporter =
    { $n ->
        [one] { $n } supporter
       *[other] { $n } supporters
    }
counted-officer =
    { $n ->
        [one] { $n } officer
       *[other] { $n } officers
    }
counted-boot =
    { $n ->
        [one] { $n } boot
       *[other] { $n } boots
    }
counted-wood-cost = { $n } wood
counted-operation =
    { $n ->
        [one] { $n } operation
       *[other] { $n } operations
    }

## Pieces on the map, with their number $n. One piece may go without the number

piece-warrior =
    { $n ->
        [one] a warrior
       *[other] { $n } warriors
    }
piece-sawmill =
    { $n ->
        [one] a sawmill
       *[other] { $n } sawmills
    }
piece-workshop =
    { $n ->
        [one] a workshop
       *[other] { $n } workshops
    }
piece-recruiter =
    { $n ->
        [one] a recruiter
       *[other] { $n } recruiters
    }
piece-wood =
    { $n ->
        [one] one wood
       *[other] { $n } wood
    }
piece-keep =
    { $n ->
        [one] the keep
       *[other] { $n } keeps
    }
piece-roost =
    { $n ->
        [one] a roost
       *[other] { $n } roosts
    }
piece-fox-base =
    { $n ->
        [one] the fox base
       *[other] { $n } fox bases
    }
piece-rabbit-base =
    { $n ->
        [one] the rabbit base
       *[other] { $n } rabbit bases
    }
piece-mouse-base =
    { $n ->
        [one] the mouse base
       *[other] { $n } mouse bases
    }
piece-sympathy =
    { $n ->
        [one] a sympathy token
       *[other] { $n } sympathy tokens
    }
piece-fox-garden =
    { $n ->
        [one] a fox garden
       *[other] { $n } fox gardens
    }
piece-rabbit-garden =
    { $n ->
        [one] a rabbit garden
       *[other] { $n } rabbit gardens
    }
piece-mouse-garden =
    { $n ->
        [one] a mouse garden
       *[other] { $n } mouse gardens
    }
piece-fox-trade-post =
    { $n ->
        [one] a fox trade post
       *[other] { $n } fox trade posts
    }
piece-rabbit-trade-post =
    { $n ->
        [one] a rabbit trade post
       *[other] { $n } rabbit trade posts
    }
piece-mouse-trade-post =
    { $n ->
        [one] a mouse trade post
       *[other] { $n } mouse trade posts
    }
piece-pawn =
    { $n ->
        [one] the pawn
       *[other] { $n } pawns
    }
piece-citadel =
    { $n ->
        [one] a citadel
       *[other] { $n } citadels
    }
piece-market =
    { $n ->
        [one] a market
       *[other] { $n } markets
    }
piece-tunnel =
    { $n ->
        [one] a tunnel
       *[other] { $n } tunnels
    }
piece-plot =
    { $n ->
        [one] a face-down plot
       *[other] { $n } face-down plots
    }
piece-bomb =
    { $n ->
        [one] a bomb
       *[other] { $n } bombs
    }
piece-snare =
    { $n ->
        [one] a snare
       *[other] { $n } snares
    }
piece-extortion =
    { $n ->
        [one] an extortion
       *[other] { $n } extortions
    }
piece-raid =
    { $n ->
        [one] a raid
       *[other] { $n } raids
    }
piece-warlord =
    { $n ->
        [one] a warlord
       *[other] { $n } warlords
    }
piece-stronghold =
    { $n ->
        [one] a stronghold
       *[other] { $n } strongholds
    }
piece-mob =
    { $n ->
        [one] a mob
       *[other] { $n } mobs
    }

## The same on the map of the terminal, where room is short (w: warriors; a whole clearing has some 30 letters)

short-piece-warrior =
    { $n ->
        [one] 1w
       *[other] { $n }w
    }
short-piece-sawmill =
    { $n ->
        [one] sawmill
       *[other] { $n } sawmills
    }
short-piece-workshop =
    { $n ->
        [one] workshop
       *[other] { $n } workshops
    }
short-piece-recruiter =
    { $n ->
        [one] recruiter
       *[other] { $n } recruiters
    }
short-piece-wood =
    { $n ->
        [one] wood
       *[other] { $n } wood
    }
short-piece-keep =
    { $n ->
        [one] keep
       *[other] { $n } keeps
    }
short-piece-roost =
    { $n ->
        [one] roost
       *[other] { $n } roosts
    }
short-piece-fox-base =
    { $n ->
        [one] base
       *[other] { $n } bases
    }
short-piece-rabbit-base =
    { $n ->
        [one] base
       *[other] { $n } bases
    }
short-piece-mouse-base =
    { $n ->
        [one] base
       *[other] { $n } bases
    }
short-piece-sympathy =
    { $n ->
        [one] sympathy
       *[other] { $n } sympathy
    }
short-piece-fox-garden =
    { $n ->
        [one] garden
       *[other] { $n } gardens
    }
short-piece-rabbit-garden =
    { $n ->
        [one] garden
       *[other] { $n } gardens
    }
short-piece-mouse-garden =
    { $n ->
        [one] garden
       *[other] { $n } gardens
    }
short-piece-fox-trade-post =
    { $n ->
        [one] trade post
       *[other] { $n } trade posts
    }
short-piece-rabbit-trade-post =
    { $n ->
        [one] trade post
       *[other] { $n } trade posts
    }
short-piece-mouse-trade-post =
    { $n ->
        [one] trade post
       *[other] { $n } trade posts
    }
short-piece-pawn =
    { $n ->
        [one] pawn
       *[other] { $n } pawns
    }
short-piece-citadel =
    { $n ->
        [one] citadel
       *[other] { $n } citadels
    }
short-piece-market =
    { $n ->
        [one] market
       *[other] { $n } markets
    }
short-piece-tunnel =
    { $n ->
        [one] tunnel
       *[other] { $n } tunnels
    }
short-piece-plot =
    { $n ->
        [one] plot
       *[other] { $n } plots
    }
short-piece-bomb =
    { $n ->
        [one] bomb
       *[other] { $n } bombs
    }
short-piece-snare =
    { $n ->
        [one] snare
       *[other] { $n } snares
    }
short-piece-extortion =
    { $n ->
        [one] extortion
       *[other] { $n } extortions
    }
short-piece-raid =
    { $n ->
        [one] raid
       *[other] { $n } raids
    }
short-piece-warlord =
    { $n ->
        [one] warlord
       *[other] { $n } warlords
    }
short-piece-stronghold =
    { $n ->
        [one] stronghold
       *[other] { $n } strongholds
    }
short-piece-mob =
    { $n ->
        [one] mob
       *[other] { $n } mobs
    }

## Items. name-marked-item: one from the second set of ruins, printed with an R. $item is a Name (item-...)

item-boots = boots
item-bag = bag
item-crossbow = crossbow
item-hammer = hammer
item-sword = sword
item-tea = tea
item-coins = coins
item-torch = torch
name-marked-item = { $item } (from a ruin)

## Where an item of the Vagabond lies, or how it is: follows the item after a comma ("sword, exhausted")

item-place-track = on its track
item-place-satchel = in the Satchel
item-place-exhausted = exhausted
item-place-damaged = damaged
item-place-broken = damaged and exhausted
item-place-gone = gone

## How a faction stands to the Vagabond ("Marquise hostile", "Eyrie is now friendly to the Vagabond")

relation-indifferent = indifferent
relation-amiable = amiable
relation-friendly = friendly
relation-allied = allied
relation-hostile = hostile

## Columns of the Eyrie's Decree

column-recruit = Recruit
column-move = Move
column-battle = Battle
column-build = Build

## Leaders of the Eyrie

leader-builder = Builder
    .effect = full points for crafted items
leader-charismatic = Charismatic
    .effect = recruits two warriors at a time
leader-commander = Commander
    .effect = one extra hit when attacking
leader-despot = Despot
    .effect = one more point in a battle that removes a building or token

## Plots of the Corvids

plot-bomb = bomb
plot-snare = snare
plot-extortion = extortion
plot-raid = raid

## Ministers of the Duchy

minister-captain = Captain
    .action = a battle
minister-marshal = Marshal
    .action = a move
minister-foremole = Foremole
    .action = a building for any card
minister-brigadier = Brigadier
    .action = two moves or two battles
minister-banker = Banker
    .action = cards of one suit for points
minister-mayor = Mayor
    .action = a noble's or squire's action
minister-earl-of-stone = Earl of Stone
minister-baron-of-dirt = Baron of Dirt
minister-duchess-of-mud = Duchess of Mud

## Conspiracies of the Lizards (each of the first two comes twice)

conspiracy-convert = convert
conspiracy-crusade = crusade
conspiracy-convert-2 = convert (2)
conspiracy-crusade-2 = crusade (2)
conspiracy-sanctify = sanctify

## Services of the Riverfolk

service-hand-card = a Hand Card
service-riverboats = Riverboats
service-mercenaries = Mercenaries


# An empty list of things, of actions or needs
# Equal things in a list: "sword, tea x2". $what is a Name or a text
name-many = { $what } x{ $n }

## Names put together

# $number is the number printed in the clearing, $suit a Name (suit-...): "clearing 5 (rabbit)"
name-clearing = clearing { $number } ({ $suit })
# Several clearings by number. $n: how many; $list: "1, 2 and 5"
name-clearings =
    { $n ->
        [one] clearing { $list }
       *[other] clearings { $list }
    }
name-burrow = the Burrow
# An option: the clearing and what stands there. $clearing: Name; $pieces: Names, each a name-pieces-of
name-clearing-with = { $clearing }: { $pieces }
name-clearing-empty = { $clearing }: empty
# $faction: Name; $pieces: Names (piece-...): "Marquise (2 warriors, a sawmill)"
name-pieces-of = { $faction } ({ $pieces })
# $clearings: numbers, such as "1, 2 and 5"
name-forest = the forest between clearings { $clearings }
# $name: Name (card-...), $suit: Name: "Anvil (fox)"
name-card = { $name } ({ $suit })
# An option: $effect is name-crafts-an-item, -lasting-effect or -immediate-effect; $cost Names of name-cost-of-...
name-card-to-craft = { $name } ({ $suit }), { $effect }; needs { $cost }
name-unknown-card = an unknown card
# $item: Name, $points: Name (counted-point): "hammer for 2 points"
name-crafts-an-item = { $item } for { $points }
name-lasting-effect = a lasting effect
name-immediate-effect = an effect at once
# What a card needs to be crafted: "2 fox", that is, two crafting pieces in fox clearings
name-cost-of-suit = { $n } { $suit }
name-cost-of-any = { $n } of any suit
# $faction: Name; $name: what the person is called, never declined
name-named-player = { $faction } ({ $name })
name-bot = { $faction } (bot)
# $piece: Name (piece-... with $n 1), $cost: Name (counted-wood-cost), $points: Name (counted-point)
name-piece-to-build = { $piece } for { $cost }, { $points }
# $item: Name; $place: Name (item-place-...): "sword, exhausted"
name-slot = { $item }, { $place }
# $name: Name (quest-...), $items: Names (item-...)
name-quest = { $name } ({ $suit }): { $items }
# $leader: Name, $effect: Name (its .effect), $columns: Names (column-...)
name-leader = { $leader }: { $effect }; viziers in { $columns }
# $name: Name (character-...), $items: Names, $ability: Name (its .ability)
name-character = { $name }: starts with { $items }; special action { $ability }
# $high, $low: numbers 0 to 3
name-dice = { $high } and { $low }
# An officer of the Alliance, chosen where otherwise a clearing is
name-officer = an officer
# $action: Name (column-...), $suit: Name: "Recruit for a fox card"
name-decree-card = { $action } for a { $suit } card
name-decree-card-impossible = { $action } for a { $suit } card (cannot be done: turmoil)
# $clearing: Name, $supporters: Name (counted-supporter)
name-supporter-price = { $clearing } for { $supporters }
# $clearing: Name, $boots: Name (counted-boot)
name-pawn-move = { $clearing } for { $boots }
# $card: Name (name-card), $n: its place
name-market-card = { $card }, number { $n } from the left

title = { $map }: { $factions }

book-root = The Law of Root
book-rootbotics = The Law of Rootbotics

## The sides for which an article of the Law is different

law-side-eyrie = { faction-eyrie.full }
law-side-alliance = { faction-alliance.full }
law-side-vagabond = { faction-vagabond.full }
law-side-riverfolk = { faction-riverfolk.full }
law-side-lizard-cult = { faction-lizards.full }

## What stands instead of points

name-has-dominance = dominance: { $suit }
name-has-coalition = coalition with { $partner }
