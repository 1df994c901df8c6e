### What is asked and offered.
###
###   $player $attacker $defender     Name: a faction (faction-...)
###   $clearing $origin $destination  Name: name-clearing, or name-burrow
###   $card                           Name: name-card, "Anvil (fox)", or name-unknown-card
###   $cards $hits $items $supporters $actions $operations $points $boots
###                                   Name: a counted thing with its number ("3 cards"), unless a comment says otherwise
###   $warriors                       Name: piece-warrior with its number
###   $suit $item $quest $column $step   Names: suit-..., item-..., name-quest, column-..., step-...
###   $n $turn $left                  numbers

## Questions to a player (one person, spoken to). The options are listed below the question

# Luck, where people answer for it

prompt-who-sits-next = Who sits next?
prompt-who-sets-up-first = Who sets up first?
prompt-draw = Which card does { $player } draw?
prompt-random-card = Which card is taken from { $player }?
prompt-battle-dice = What do { $attacker } and { $defender } roll?
prompt-a-new-quest = Which quest is revealed?
prompt-what-lies-under-the-ruin = What lies under the ruin in { $clearing }?

# The turn

prompt-effects-before-the-next-step = Use an effect before the next step, { $step }?
prompt-only-effects-left = Anything else before you go on?
prompt-battle-with-command-warren = Command Warren: where do you battle?
prompt-actions = What do you do? ({ $actions } left)
prompt-daylight = What do you do?
prompt-military-operations = Which military operation? ({ $operations } left)
prompt-craft = Which card do you craft?
prompt-the-decree = The Decree, { $column }: which card do you resolve?
prompt-add-to-the-decree = Which card do you add to the Decree?
prompt-add-to-the-decree-again = Add a second card to the Decree?
prompt-revolt = Where do you revolt?
prompt-spread-sympathy = Where do you spread sympathy?

# Cards

prompt-spend-a-card = Which card do you spend?
prompt-discard-to-the-hand-limit = Your hand is too large: which card do you discard? ({ $cards } to go)
prompt-activate-a-crafting-piece = In a clearing of which suit do you activate a crafting piece?
prompt-activate-dominance = Which dominance card do you activate?
prompt-take-dominance = Which dominance card do you take?
prompt-who-else-draws = Better Burrow Bank: who draws a card with you?
prompt-whom-to-rob = Stand and Deliver!: from whom do you take a card?
prompt-whose-hand-to-look-at = Codebreakers: whose hand do you look at?
prompt-which-warrior-to-remove = Tax Collector: which warrior do you remove?
prompt-use-armorers = Battle in { $clearing }: discard Armorers to ignore all rolled hits?
prompt-use-sappers = Battle in { $clearing }: discard Sappers to deal an extra hit?
prompt-use-brutal-tactics = Battle in { $clearing }: Brutal Tactics for an extra hit (the defender scores a point)?

# Moving and battle

prompt-move-from = From where do you move?
prompt-move-to = Where do you move to from { $origin }?
prompt-how-many-of-these-to-move = How many move from { $origin } to { $destination }? ({ $piece })
prompt-how-many-to-move = How many warriors move from { $origin } to { $destination }?
prompt-battle-where = Where do you battle?
prompt-battle-whom = Whom do you battle in { $clearing }?
prompt-ambush = { $attacker } attacks you in { $clearing }: do you ambush?
prompt-foil-the-ambush = { $defender } ambushes you in { $clearing }: do you foil it?
prompt-whose-effects-first = Whose effects come first?
prompt-which-effect-first = Which effect is resolved first?
prompt-who-draws-first = There are too few cards for all: who draws first?
prompt-take-a-hit = Which piece do you lose in { $clearing }? ({ $hits } to take)

# Marquise

prompt-place-the-keep = In which corner do you place the keep?
prompt-place-the-first-sawmill = Where do you place the first sawmill?
prompt-place-the-first-workshop = Where do you place the first workshop?
prompt-place-the-first-recruiter = Where do you place the first recruiter?
prompt-which-sawmill-gets-wood = There is too little wood: which sawmill gets it?
prompt-field-hospitals = Field hospitals: spend a card to bring { $warriors } from { $clearing } to the keep?
prompt-recruit-where = Where do you recruit?
prompt-build-where = Where do you build?
prompt-build-what = What do you build in { $clearing }?
prompt-take-wood-from = From where do you take wood to build in { $clearing }?
prompt-overwork-where = Which sawmill do you overwork?
prompt-spend-a-bird-card = Which bird card do you spend for one more action?

# Eyrie

prompt-place-the-first-roost = In which corner do you start?
prompt-choose-a-leader = Which leader do you choose?
prompt-choose-a-new-leader = Turmoil: which leader comes next?
prompt-to-which-column = To which column of the Decree do you add { $card }?
prompt-place-a-new-roost = You have no roost: where do you place a new one?
prompt-build-a-roost-where = Where do you build a roost?

# Alliance

prompt-spend-a-supporter = Which supporter do you spend? ({ $supporters } to go)
prompt-discard-a-supporter = Which supporter do you discard?
prompt-outrage = Outrage: which { $suit } card do you give to the Alliance's supporters?
prompt-mobilize = Which card do you add to the supporters?
prompt-recruit-at-a-base = At which base do you recruit?
prompt-organize-where = Where do you organize?

# Vagabond

prompt-choose-a-faction = Which faction do you play?
prompt-choose-a-character = Who are you?
prompt-place-the-pawn = In which forest do you start?
prompt-damage-an-item = Battle in { $clearing }: which item is damaged? ({ $hits } to take)
prompt-damage-three-items = Everything here is swept away: which item is damaged? ({ $items } to go)
prompt-refresh = Which item do you refresh? ({ $items } to go)
prompt-slip = Where do you slip to?
prompt-exhaust-an-item = Which { $item } do you exhaust?
prompt-move-with-an-ally = Do warriors of an ally come along from { $origin } to { $destination }?
prompt-how-many-allied-warriors = How many warriors of { $player } come along?
prompt-attack-with-an-ally = Whose warriors fight at your side in { $clearing }?
prompt-remove-an-item = You carry too much: which item do you give up? ({ $items } to go)
prompt-coalition-with = With whom do you form a coalition?
prompt-move-the-pawn = Where do you move?
prompt-take-which-item = Which item do you take from the ruin?
prompt-exhaust-any-item = Which item do you exhaust to aid?
prompt-aid-whom = Whom do you aid?
prompt-aid-with = Which card do you give to { $player }?
prompt-take-an-item = Which item do you take from { $player }?
prompt-which-quest = Which quest do you complete?
prompt-quest-reward = What is your reward for { $quest }?
prompt-strike-whom = Whom do you strike?
prompt-strike-what = Which piece of { $player } do you remove?
prompt-repair-what = Which item do you repair?
prompt-steal-from = From whom do you steal?
prompt-take-from-the-discard-pile = Which card do you take from the discard pile?
prompt-arrange-which-items = Which items do you arrange?
prompt-how-many-on-the-track = How many { $item } tiles lie on the track?

# Bots, and maps with more than paths

prompt-which-suit-marker = Which suit marker lies in { $clearing }?
prompt-which-path-to-open = Which path do you open?
prompt-which-piece-the-bot-loses = At random: which piece does { $player } lose in { $clearing }?
prompt-which-character-the-bot-is = At random: which character is { $player }?
prompt-which-item-the-bot-takes = At random: which item is taken from { $player }?
prompt-which-item-the-bot-repairs = At random: which item does { $player } repair?
prompt-which-piece-nobody-decides-on = At random: which piece does { $player } lose in { $clearing }?
prompt-which-piece-an-instigator-removes = At random: which piece does { $player } lose in { $clearing }?
prompt-enlist-a-helper = Do you enlist { $player } for your defence in { $clearing } (they score a point)?
prompt-a-random-clearing = At random: which clearing?
prompt-a-random-place = At random: which place?
prompt-a-random-piece = At random: which piece?
prompt-a-random-player = At random: which player?
prompt-a-random-card = At random: which card?
prompt-a-random-tile = At random: which item?
prompt-a-random-suit = At random: which suit?
prompt-a-random-number = At random: which number?
prompt-compensate-the-investors = Investors: which card do you discard, of a suit where the Duchy lost a building?
prompt-automated-outrage = Outrage: which { $suit } card do you discard?
prompt-return-a-card = Which card do you return to the deck (still to return: { $left })?
prompt-which-plot-it-is = What is the plot of { $player } in { $clearing }?
prompt-which-plot-it-is-swapped-for = Which plot from the supply of { $player } comes to { $clearing }?
prompt-which-piece-the-bomb-takes = At random: which piece does { $player } lose in { $clearing }?
prompt-buy-a-service = Do you buy a service of the Riverfolk? It costs { $warriors }, and you may buy { $n }.
prompt-which-card-of-the-market = Which card of the Market do you take?
prompt-guess-the-plot = Gamble: what is the plot of { $player } in { $clearing }?

# $what: Names, actions in a word or two: said before a phase is ended in which they are possible

question-could = You can still do this: { $what }.

## Actions that are offered. One of a faction alone has its key before it: action-vagabond--move

action-stand-and-deliver = Stand and Deliver!: take a random card, its owner scores a point
action-royal-claim = Royal Claim: discard it for a point per clearing you rule
action-tax-collector = Tax Collector: remove a warrior to draw a card
action-codebreakers = Codebreakers: look at a hand
action-activate-dominance = activate a dominance card
action-take-dominance = take a dominance card that lies beside the map
action-craft = craft a card
action-vagabond--craft = craft a card with hammers
action-march = march: up to two moves
action-marquise--recruit = recruit a warrior at every recruiter
action-build = build with wood
action-overwork = overwork: spend a card for wood at a sawmill
action-bird-card-for-an-action = spend a bird card for one more action
action-mobilize = mobilize: a card becomes a supporter
action-train = train: spend a card to make an officer
action-battle = battle
action-move = move
action-alliance--recruit = recruit a warrior at a base
action-organize = organize: a warrior becomes sympathy
action-vagabond--move = move (exhaust boots)
action-vagabond--battle = battle (exhaust a sword)
action-explore = explore the ruin (exhaust a torch)
action-aid = aid: exhaust any item and give a card
action-quest = complete a quest
action-strike = strike (exhaust a crossbow)
action-repair = repair an item (exhaust a hammer)
action-special-action = { $ability } (exhaust a torch)
action-arrange-items = arrange tea, coins and bags
action-open-a-path = open a closed path for a card (1 point)

# Beside a place that was clicked: an action in a word, and where it leads

brief-clearing = { $number } ({ $suit })
brief-march = march
brief-build = build
brief-overwork = overwork
brief-mobilize = mobilize
brief-train = train
brief-organize = organize
brief-aid = aid

## Other options. One that answers a single question has that question before it: word-ambush--done

word-done = done
word-yes = yes
word-no = no
word-go-on = go on: { $step }
word-end-of-birdsong--go-on = end Birdsong
word-end-of-daylight--go-on = end Daylight
word-end-of-evening--go-on = end the turn
word-an-allied-warrior = a warrior of the ally
word-score-points = score { $points }
word-draw-cards = draw { $cards }
word-actions--done = end Daylight
word-daylight--done = end Daylight
word-craft--done = craft nothing more
word-add-to-the-decree-again--done = add no more
word-revolt--done = no revolt
word-spread-sympathy--done = spread no more sympathy
word-military-operations--done = end the operations
word-move-from--done = no further move
word-move-the-pawn--done = stay here
word-battle-with-command-warren--done = no battle
word-ambush--done = no ambush
word-foil-the-ambush--done = let the ambush happen
word-refresh--done = refresh no more
word-refresh-all = refresh all { $n } items
word-slip--done = stay here
word-discard-a-supporter--done = no other supporter matches
word-field-hospitals--no = let them go
word-outrage--no = no card of that suit in hand
word-move-with-an-ally--no = go alone
word-attack-with-an-ally--no = fight alone
word-damage-an-item--no = ignore the hit
word-take-an-item--no = take nothing
word-compensate-the-investors--no = no card of such a suit in hand
word-hand-card = Hand Card: a card of the Market for your hand
word-riverboats = Riverboats: rivers are paths for you until your turn ends
word-mercenaries = Mercenaries: Riverfolk warriors rule and fight for you in Daylight and Evening

## Steps of a turn, said as names: "Turn 3: Marquise, Daylight, craft", "go on: draw cards"

step-start-of-birdsong = the start of Birdsong
step-start-of-daylight = the start of Daylight
step-start-of-evening = the start of Evening
step-end-of-birdsong = the end of Birdsong
step-last-of-birdsong = the end of Birdsong
step-end-of-daylight = the end of Daylight
step-place-wood = place wood
step-craft = craft
step-actions = actions
step-draw-and-discard = draw and discard
step-emergency-orders = emergency orders
step-add-to-the-decree = add to the Decree
step-add-to-the-decree-again = add to the Decree
step-a-new-roost = a new roost
step-the-decree = resolve the Decree
step-score-points = score points
step-revolt = revolt
step-spread-sympathy = spread sympathy
step-daylight = actions
step-military-operations = military operations
step-refresh = refresh
step-slip = slip
step-evenings-rest = evening's rest
step-draw-cards = draw cards
step-discard-cards = discard cards
step-item-capacity = item capacity
step-end-of-evening = end of Evening
step-nightmare = nightmare
step-reveal-order = reveal the order
step-craft-item = craft the item
step-battle = battle
step-recruit = recruit
step-build = build
step-move = move
step-expand = expand
step-score = score
step-discard-order = discard the order
step-repair = repair
step-berserkers-repair = the Berserker's repair
step-dig = dig
step-ministers = ministers
step-rally = rally
step-sway-ministers = sway a minister
step-add-the-order-to-the-decree = add the order to the Decree
step-relentless = relentless
step-swoop = swoop
step-public-pity = public pity
step-surprise-revolt = surprise revolt
step-organize = organize
step-wildfire = wildfire
step-set-order = set the order
step-conspire = conspiracies
step-rituals = rituals
step-discard-lost-souls = discard the Lost Souls
step-return-revealed-cards = return the revealed cards
step-erratic = erratic
step-flip-plots = flip the plots
step-plot = plot
step-the-plot-thickens = the plot thickens
step-stock-the-market = stock the Market
step-build-and-garrison = build and garrison
step-racketeering = racketeering
step-discard-from-the-market = discard from the Market

## Whose turn it is. $player: Name (a faction, or name-named-player, or name-bot); $phase: Name

# What is asked when a phase or the turn waits to be ended
turn-nothing-left = Nothing is left to do in { $phase }.
turn-setting-up = Setup
turn-playing = Turn { $turn }: { $player }, { $phase }, { $step }
# $left: Name (counted-action, counted-operation)
turn-left = Turn { $turn }: { $player }, { $phase }, { $step } ({ $left } left)

## Effects waiting to be resolved, as options. $owner: Name (a faction)

trigger-field-hospitals = { $owner }: field hospitals for { $warriors } from { $clearing }
trigger-outrage = { $owner }: outrage in { $clearing }
trigger-base-lost = { $owner }: the lost { $suit } base
trigger-full-removal = { $owner }: three items damaged
trigger-cost-of-errors = { $owner }: the cost of errors for buildings lost
trigger-gardens-lost = { $owner }: the lost gardens
trigger-raid = { $owner }: the raid removed from { $clearing }
trigger-plot-uncovered = { $owner }: the plot removed from { $clearing }
trigger-backup-plans = { $owner }: backup plans in { $clearing }
trigger-ferry-card = { $owner }: a card for the ferry
trigger-services = { $owner }: services
trigger-better-burrow-bank = { $owner }: Better Burrow Bank
