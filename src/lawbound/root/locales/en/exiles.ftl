### Exiles and Partisans: its cards, what they ask and offer, the log and why not; and the printings of both decks.
###   Fields as in prompts.ftl and log.ftl. `.newer`: what a card says that was reworded in 2026

## Cards

card-saboteurs = Saboteurs
    .text = At the start of your Birdsong you may discard this card to discard one lasting effect of an enemy.
card-soup-kitchens = Soup Kitchens
    .text = Your tokens count for rule, two pieces each.
card-boat-builders = Boat Builders
    .text = Rivers are paths for you.
card-corvid-planners = Corvid Planners
    .text = When you move you need rule neither where you come from nor where you go.
card-eyrie-emigre = Eyrie Émigré
    .text = At the end of your Birdsong you move, then battle where the move ended. Unless both happened, discard this card.
    .newer = At the end of your Birdsong you must move, then battle where the move ended. Unless both happened, discard this card.
card-fox-partisans = Fox Partisans
    .text = In a battle in a fox clearing you may deal one extra hit. If you do, discard all cards in your hand that are not fox cards; this card stays.
card-propaganda-bureau = Propaganda Bureau
    .text = Once in Daylight you may spend a card to remove an enemy warrior from a clearing of its suit and place one of your warriors there.
    .newer = Once in Daylight you may spend a card to replace an enemy warrior in a clearing of its suit with one of your faction's.
card-false-orders = False Orders
    .text = In Birdsong you may discard this card to move half of an enemy's warriors, rounded up, out of a clearing, in that enemy's place. Rule is ignored.
    .newer = In Birdsong you may discard this card to force an enemy to move half of their warriors in a clearing, rounded up. You choose the enemy, the clearing and where they go; rule is ignored.
card-informants = Informants
    .text = Whenever you would draw cards in your Evening, you may take one ambush card from the discard pile instead.
card-rabbit-partisans = Rabbit Partisans
    .text = In a battle in a rabbit clearing you may deal one extra hit. If you do, discard all cards in your hand that are not rabbit cards; this card stays.
card-tunnels = Tunnels
    .text = Clearings with your crafting pieces are adjacent to each other for you.
    .newer = Clearings with your crafting pieces are adjacent to each other for you, and you may move between them without a path.
card-charm-offensive = Charm Offensive
    .text = At the start of your Evening you may draw a card. If you do, another player of your choice scores 1 VP.
card-swap-meet = Swap Meet
    .text = Once in Birdsong you may take a random card from another player's hand; then give that player a card of your choice.
card-coffin-makers = Coffin Makers
    .text = All warriors on their way to a supply, whoever's they are, are placed on this card. At the start of your Birdsong score 1 VP for every five warriors here; then they go to their supplies.
    .newer = Faction warriors removed from the map to a supply are placed on this card, unless they were replaced. At the start of your Birdsong score 1 VP for every five warriors here; then they go to their supplies.
card-mouse-partisans = Mouse Partisans
    .text = In a battle in a mouse clearing you may deal one extra hit. If you do, discard all cards in your hand that are not mouse cards; this card stays.
card-league-of-adventurous-mice = League of Adventurous Mice
    .text = Once in Daylight you may exhaust one of your crafted items to move or to battle. It stays exhausted.
card-murine-broker = Murine Broker
    .text = Whenever another player crafts an item, you draw a card.
card-master-engravers = Master Engravers
    .text = Whenever you craft an item, you score 1 VP more.

## Questions

prompt-whose-effect-to-sabotage = Saboteurs: whose effect do you discard?
prompt-which-effect-to-sabotage = Which effect of { $player } do you discard?
prompt-swap-cards-with-whom = Swap Meet: from whom do you take a card?
prompt-which-card-to-give-back = Which card do you give to { $player }?
prompt-draw-for-charm = Charm Offensive: draw a card? Then another player scores a point.
prompt-whom-to-charm = Who scores the point?
prompt-an-ambush-instead-of-drawing = Informants: take an ambush card instead of drawing { $cards }?
prompt-use-fox-partisans = Battle in { $clearing }: Fox Partisans for an extra hit (you keep only fox cards)?
prompt-use-rabbit-partisans = Battle in { $clearing }: Rabbit Partisans for an extra hit (you keep only rabbit cards)?
prompt-use-mouse-partisans = Battle in { $clearing }: Mouse Partisans for an extra hit (you keep only mouse cards)?
prompt-discard-another-suit = Partisans: which card in your hand is of another suit ({ $suit } stays)?
prompt-which-item-for-the-league = League of Adventurous Mice: which item do you exhaust?
prompt-propaganda-where = Propaganda Bureau: where do you replace a warrior?
prompt-propaganda-among-whom = Whose warrior do you replace in { $clearing }?
prompt-false-orders-to-whom = False Orders: whose warriors do you move?
prompt-false-orders-where = From where do half of the warriors of { $player } move?
prompt-false-orders-to-go-where = Where do the warriors of { $player } go from { $origin }?

## Options

action-swap-meet = Swap Meet: take a random card and give one back
action-propaganda-bureau = Propaganda Bureau: spend a card to replace an enemy warrior
action-false-orders = False Orders: discard it to move half of an enemy's warriors
action-move-with-the-league = League of Adventurous Mice: exhaust an item to move
action-battle-with-the-league = League of Adventurous Mice: exhaust an item to battle
word-whose-effect-to-sabotage--done = keep the Saboteurs
word-an-ambush-instead-of-drawing--done = draw
word-discard-another-suit--done = no other card is of another suit
word-who-else-draws--done = nobody draws
trigger-saboteurs = { $owner }: Saboteurs
trigger-coffin-makers = { $owner }: Coffin Makers
trigger-charm-offensive = { $owner }: Charm Offensive
trigger-eyrie-emigre = { $owner }: Eyrie Émigré

## Steps

step-last-of-daylight = the end of Daylight

## The log

event-left-the-coffins = { $warriors } of { $player } leave Coffin Makers for the supply

## Why not

reason-whose-effect-to-sabotage--root-4-1-3 = they are no enemy, or have no lasting effect
reason-swap-cards-with-whom--root-4-1-3 = they have no card
reason-who-else-draws--root-4-1-3 = they are no enemy
reason-propaganda-where--root-4-1-3 = it takes an enemy warrior there and a card of the clearing's suit
reason-propaganda-among-whom--root-4-1-3 = no enemy warrior of theirs is there
reason-spend-a-card--root-4-1-3 = it must match the clearing
reason-false-orders-to-whom--root-4-1-3 = they are no enemy, or have no warriors that can move
reason-false-orders-where--root-4-1-3 = they have no warriors there that can move
reason-which-item-for-the-league--root-4-1-3 = it is exhausted

## On the boards

scene-fact-coffins = Coffins
scene-fact-exhausted = Exhausted items

## A new game

scene-deck-exiles = Exiles & Partisans
choice-deck--exiles = { scene-deck-exiles }
choice-options--card-printing = { option-card-printing }
choice-options--partisans-and-birds = { option-partisans-and-birds }
choice-options--tunnels-reach = { option-tunnels-reach }
option-card-printing = Printing of the cards
    .first = The older texts, those of this Law.
    .second = The texts of 2026: eight cards of the two decks were reworded, and whoever the Vagrant sets to fight says which of their own pieces go.
option-partisans-and-birds = Partisans and bird cards
    .first = Birds are discarded, for they count as any suit.
    .second = Birds stay in hand.
option-tunnels-reach = What Tunnels are for
    .first = Moves, and whatever else asks for adjacent clearings.
    .second = Moves alone.
