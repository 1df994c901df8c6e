### Hirelings: twelve sides of their cards. The texts are ours.
###   $hireling $player $owner $attacker $clearing $origin $destination $place $item $suit   Names; $n $count: numbers

## Sides

faction-last-dynasty = Last Dynasty
    .full = Last Dynasty
    .text = Once in Daylight: with none on the map place all five in a clearing on the edge and battle there; where they rule, move all of them and battle; elsewhere battle twice.
faction-bluebird-nobles = Bluebird Nobles
    .full = Bluebird Nobles
    .text = You rule clearings where you are tied and have a piece. At the start of Birdsong score a point for every three clearings that you rule.
faction-spring-uprising = Spring Uprising
    .full = Spring Uprising
    .text = Whoever attacks it discards a card of the clearing's suit. At the start of Birdsong roll the uprising die: in a clearing of that suit remove one of them with all enemy pieces, or place one.
faction-rabbit-scouts = Rabbit Scouts
    .full = Rabbit Scouts
    .text = As defender you may spend a card of the clearing's suit before the roll to deal the higher number.
faction-the-exile = The Exile
    .full = The Exile
    .text = Whoever has faction pieces beside its forest may give it crafted items, each for a card and a point. Once in Daylight: exhaust an item to move to the next forest, two to battle beside it, as often as you like; then all are refreshed.
faction-the-brigand = The Brigand
    .full = The Brigand
    .text = Once in Daylight each: take an item out of a ruin where you have faction pieces; exhaust a crafted item for a random card of a player in a clearing with you.
faction-riverfolk-flotilla = Riverfolk Flotilla
    .full = Riverfolk Flotilla
    .text = Nobody can battle or remove it; it rolls at most 3 hits. At the start of Birdsong everyone with faction pieces there may draw a card; then it must move along the river, and may battle.
faction-otter-divers = Otter Divers
    .full = Otter Divers
    .text = You need no rule to move into or out of a clearing on a river.
faction-highway-bandits = Highway Bandits
    .full = Highway Bandits
    .text = They stand on paths. An enemy who moves along one loses a moving piece; when you do, you may place a warrior where you arrive. Once in Daylight: place one on a path to your faction pieces.
faction-bandit-gangs = Bandit Gangs
    .full = Bandit Gangs
    .text = Nobody can battle them beside faction pieces of their controller. Once in Daylight: place a warrior of yours beside each of them; or place one of them beside your faction pieces.
faction-furious-protector = Furious Protector
    .full = Furious Protector
    .text = Nobody can battle or remove it, and enemies place nothing where it stands. At the start of Birdsong move it; then every player loses a warrior there.
faction-stoic-protector = Stoic Protector
    .full = Stoic Protector
    .text = Nobody can battle or remove it, nor can enemies battle or remove your faction pieces beside it. At the start of Birdsong move it.

## Questions, options, the log, reasons

prompt-which-path-luck-gives-the-bandits = At random: on which path does a bandit stand?
prompt-where-the-protector-stands = { $hireling }: where does it start?
prompt-where-the-protector-comes = { $hireling }: where do you place it?
prompt-where-the-pawn-moves = { $hireling }: where does it move?
prompt-where-the-dynasty-stands = { $hireling }: where do they start?
prompt-where-the-dynasty-comes = { $hireling }: where do all five come?
prompt-where-the-flotilla-starts = { $hireling }: where does it start?
prompt-draw-a-card-from-the-flotilla = Riverfolk Flotilla in { $clearing }: do you draw a card?
prompt-whom-the-flotilla-battles = Riverfolk Flotilla in { $clearing }: whom does it battle?
prompt-uprising-die = { $hireling }: which suit does the uprising die show?
prompt-where-the-uprising-stands = { $hireling }: where does a warrior start ({ $suit })?
prompt-where-the-uprising-comes = { $hireling }: where do you place a warrior ({ $suit })?
prompt-rise-or-gather = The uprising die shows { $suit }: what does the Uprising do?
prompt-where-the-uprising-rises = Where does the Uprising rise ({ $suit })?
prompt-where-the-uprising-gathers = Where do you place a warrior of the Uprising ({ $suit })?
prompt-discard-a-card-to-attack = Spring Uprising: which card do you discard to attack it?
prompt-spend-a-card-for-the-scouts = Rabbit Scouts: spend a card to deal the higher roll to { $attacker } in { $clearing }?
prompt-which-path-the-bandits-take = Highway Bandits: on which path does one start?
prompt-where-a-bandit-lies-in-wait = Highway Bandits: which path does a bandit take?
prompt-which-bandit-goes-elsewhere = Highway Bandits: from which path does the bandit come?
prompt-which-piece-the-bandits-take = Highway Bandits between { $origin } and { $destination }: which piece do you lose?
prompt-a-warrior-from-the-bandits = Highway Bandits: place a warrior in { $clearing }?
prompt-where-the-gang-comes = { $hireling }: where do you place a bandit?
prompt-where-a-bandit-joins = { $hireling }: where do you place a bandit?
prompt-where-the-gang-recruits = Bandit Gangs: where do you place a warrior?
prompt-which-forest-the-exile-lives-in = The Exile: in which forest does it start?
prompt-which-item-the-exile-gets = Which crafted item do you give the Exile?
prompt-what-the-exile-does =
    The Exile ({ $n ->
        [one] { $n } item
       *[other] { $n } items
    } ready): what does it do?
prompt-where-the-exile-goes = The Exile: to which forest does it go?
prompt-where-the-exile-battles = The Exile: where does it battle?
prompt-which-ruin-the-brigand-searches = The Brigand: which ruin does it search?
prompt-what-the-brigand-finds = At random: what lies under the ruin in { $clearing }?
prompt-which-item-the-brigand-takes = The Brigand: which item do you take in { $clearing }?
prompt-which-item-is-exhausted = The Brigand: which crafted item do you exhaust?
prompt-whom-the-brigand-robs = The Brigand: whom does it rob?
action-the-dynasty-acts = Last Dynasty: come, move or battle
action-a-bandit-lies-in-wait = Highway Bandits: put one on a path
action-the-gang-swells-the-ranks = Bandit Gangs: a warrior of yours beside each
action-a-bandit-joins = Bandit Gangs: place one of them
action-give-the-exile-an-item = give the Exile a crafted item
action-the-exile-roams = The Exile: move and battle
action-the-brigand-searches-a-ruin = The Brigand: search a ruin
action-the-brigand-robs = The Brigand: rob a player
word-rise = rise: remove one with all enemy pieces
word-gather = gather: place one
word-what-the-exile-does--move = move to the next forest (1 item)
word-what-the-exile-does--battle = battle beside the forest (2 items)
word-move = move
word-battle = battle
word-what-the-exile-does--done = no more
word-whom-the-flotilla-battles--done = no battle
word-spend-a-card-for-the-scouts--done = spend none
trigger-the-protector-moves = { $owner }: the Furious Protector
trigger-the-protector-walks = { $owner }: the Stoic Protector
trigger-points-for-the-nobles = { $owner }: points of the Bluebird Nobles
trigger-the-flotilla-sails = { $owner }: the Riverfolk Flotilla
trigger-the-uprising-stirs = { $owner }: the Spring Uprising
trigger-friendly-bandits = { $owner }: a warrior from the Highway Bandits in { $clearing }
event-figure-placed = { $hireling } is placed in { $place }
event-figure-moved = { $hireling } moves to { $place }
event-bandit-on-a-path = { $player }: a bandit between { $origin } and { $destination }
event-bandit-gone = { $player }: the bandit between { $origin } and { $destination } leaves
event-exile-hit =
    { $hireling } takes { $n ->
        [one] { $n } hit
       *[other] { $n } hits
    } on its items: { $ready } of { $left } ready
event-gave-to-the-exile = { $player } gives the Exile { $item }
event-brigand-found = { $player }: the Brigand takes { $item } in { $clearing }
name-highway = between { $one } and { $other }
reason-root-e-2 = only whoever has hired it may do that
reason-where-the-dynasty-stands--root-a-6-3 = it is not on the edge of the map
reason-where-the-dynasty-comes--root-e-2-4 = it is not on the edge of the map
reason-where-the-flotilla-starts--root-a-6-3 = it is not on the edge of the map and on a river
reason-where-the-uprising-stands--root-a-6-3 = the die shows another suit
reason-where-the-uprising-comes--root-e-2-1 = the die shows another suit
reason-where-the-uprising-rises--root-e-2-3 = the die shows another suit, or none of the Uprising is there
reason-where-the-uprising-gathers--root-e-2-3 = the die shows another suit
reason-which-path-the-bandits-take--root-a-6-3 = there is a bandit already
reason-where-a-bandit-lies-in-wait--root-e-2-4 = there is a bandit already, or you have no faction pieces at its ends
reason-where-the-gang-comes--root-e-2-1 = you have no faction pieces there
reason-where-a-bandit-joins--root-e-2-4 = you have no faction pieces there
reason-where-the-gang-recruits--root-e-2-4 = there is no bandit that you could place one beside
reason-where-the-protector-comes--root-e-2-1 = you have no faction pieces there
reason-where-the-pawn-moves--root-e-2-3 = the river does not lead there
reason-where-the-exile-goes--root-e-2-4 = it is not beside its forest
reason-where-the-exile-battles--root-e-2-4 = it is not beside its forest
reason-which-ruin-the-brigand-searches--root-e-2-4 = there is no ruin with an item, or you have no faction pieces there
reason-which-item-is-exhausted--root-e-2-4 = it is exhausted already
reason-whom-the-brigand-robs--root-e-2-4 = they have no card, or share no clearing with you
reason-discard-a-card-to-attack--root-e-2-2 = it must match the clearing
reason-spend-a-card-for-the-scouts--root-e-2-2 = it must match the clearing
reason-what-the-envoys-find--root-e-2-3 = its suit is not the most frequent, or it is an ambush
reason-what-the-flame-bearers-burn--root-e-2-3 = an enemy's warriors go first
reason-action--the-dynasty-acts--root-e-2-4 = once in Daylight, with somewhere to move to or somebody to battle
reason-action--a-bandit-lies-in-wait--root-e-2-4 = once in Daylight, with a free path to your faction pieces
reason-action--the-gang-swells-the-ranks--root-e-2-4 = once in Daylight, with a warrior in your supply and bandits on the map
reason-action--a-bandit-joins--root-e-2-4 = once in Daylight, with a bandit in the supply and a clearing with your faction pieces
reason-action--give-the-exile-an-item--root-e-2-2 = it takes a crafted item, and faction pieces of yours beside its forest
reason-action--the-exile-roams--root-e-2-4 = once in Daylight, with items on its card that it can use
reason-action--the-brigand-searches-a-ruin--root-e-2-4 = once in Daylight, at a ruin with an item where you have faction pieces
reason-action--the-brigand-robs--root-e-2-4 = once in Daylight, with a crafted item that is not exhausted and a player with cards beside you
field-hirelings = Hirelings
choice-hirelings--none = none
choice-hirelings--random = three, drawn at random
refusal-how-many-hirelings = { $count } hirelings: three come to the table (root A.6).
refusal-hireling-card-twice = { $name } stands on the other side of a card that is in the game already.
refusal-hireling-of-faction = Nobody plays { $faction } beside { $name }, who belong to it (root A.6.5).
board-hireling = { $hireling }: { $controller } (control markers: { $n })
board-hireling-supply = supply: { $pieces }
board-hireling-card = on the card: { $n }
board-hireling-paths = on paths: { $paths }
board-hireling-items = on the card: { $items } ({ $n } ready)
board-markers = Hireling markers on the score track: { $spaces }
board-marker = Hireling marker at { $n }: whoever gets there hires one
board-marker-taken = { $player } has passed the hireling marker at { $n }, and hires one when the turn ends
name-club = club
scene-figure = { $hireling }
