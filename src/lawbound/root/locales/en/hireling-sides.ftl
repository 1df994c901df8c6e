### Fourteen sides of hireling cards: what they are called, ask and do. The texts are ours.
###   $player $owner: Name (faction-...); $piece $warriors $card $clearing $origin $destination: Names; $n: number

## Sides

faction-forest-patrol = Forest Patrol
    .full = Forest Patrol
    .text = Of Patrol warriors removed together one lies on the card. Once in Daylight: move and then battle with them, each if you like; or place all those on the card in one clearing with the Patrol.
faction-feline-physicians = Feline Physicians
    .full = Feline Physicians
    .text = Whenever warriors of your faction are removed, you may spend a card of the clearing's suit to place them in a clearing with your faction pieces.
faction-warm-sun-prophets = Warm Sun Prophets
    .full = Warm Sun Prophets
    .text = When hired, with none on the map: place one anywhere. Once in Daylight: force a player beside a Prophet to battle there, or to move away with all they can and perhaps battle there, against whom you choose; or place a Prophet where there is none.
faction-lizard-envoys = Lizard Envoys
    .full = Lizard Envoys
    .text = At the start of Birdsong you may take from the top five cards of the discard pile one of the suit most frequent among them, but no ambush.
faction-sunward-expedition = Sunward Expedition
    .full = Sunward Expedition
    .text = Once in Daylight: place a foothold and up to three warriors in a clearing without one, taking a foothold off the map if none is left; then either move and battle, each if you like, or place a warrior at each foothold.
faction-mole-artisans = Mole Artisans
    .full = Mole Artisans
    .text = Cards with an item that you craft may stay in your play area; they come back to your hand at the end of Evening.
faction-corvid-spies = Corvid Spies
    .full = Corvid Spies
    .text = Once in Daylight: place two warriors among clearings with enemy pieces; then either battle in every clearing with Spies, or take a random card from every enemy in one of these clearings.
faction-raven-sentries = Raven Sentries
    .full = Raven Sentries
    .text = In battle you deal an extra hit where buildings or tokens of your faction are.
faction-vault-keepers = Vault Keepers
    .full = Vault Keepers
    .text = When hired, with nothing on the map: two warriors and a vault in any clearing. Once in Daylight: you may place a vault with or next to another, or else a warrior and a vault anywhere; then either battle in every clearing with a vault, or place a warrior at each vault, as far as you like.
faction-badger-bodyguards = Badger Bodyguards
    .full = Badger Bodyguards
    .text = In battle you ignore the first hit you take; with other such effects still one.
faction-flame-bearers = Flame Bearers
    .full = Flame Bearers
    .text = When hired, with none on the map: place two anywhere. At the start of Birdsong each removes an enemy piece of its clearing, warriors first; then place one with or next to another, or else two anywhere.
faction-rat-smugglers = Rat Smugglers
    .full = Rat Smugglers
    .text = In Daylight you may discard cards with an item, each to move or to battle.
faction-popular-band = Popular Band
    .full = Popular Band
    .text = When hired, with none on the map: place one beside your faction pieces. Enemies cannot move out of a clearing with the Band in the turn they moved in. Once in Daylight: force a faction warrior from each clearing next to one with the Band to move in; then you may place one anywhere.
faction-street-band = Street Band
    .full = Street Band
    .text = Enemies cannot move out of a clearing with the Band in the turn they moved in. Once in Daylight: place one anywhere.

## Pieces

piece-foothold =
    { $n ->
        [one] a foothold
       *[other] { $n } footholds
    }
piece-vault =
    { $n ->
        [one] a vault
       *[other] { $n } vaults
    }
short-piece-foothold =
    { $n ->
        [one] foothold
       *[other] { $n } footholds
    }
short-piece-vault =
    { $n ->
        [one] vault
       *[other] { $n } vaults
    }
scene-piece-foothold = foothold
scene-piece-vault = vault

## Questions

prompt-place-hirelings-where = { $player }: where do you place { $piece }?
prompt-hirelings-move-from = { $player }: from where do they move?
prompt-hirelings-move-to = { $player }: where do they move from { $origin }?
prompt-how-many-hirelings-move = { $player }: how many move from { $origin } to { $destination }?
prompt-hirelings-battle-where = { $player }: where do they battle?
prompt-hirelings-battle-whom = { $player }: whom do they battle in { $clearing }?
prompt-what-hirelings-do = { $player }: what do they do now?
prompt-card-for-the-physicians = Feline Physicians: spend a card to save { $warriors } from { $clearing }?
prompt-where-the-physicians-bring-them = Where do you place the saved { $warriors }?
prompt-where-the-prophets-preach = Warm Sun Prophets: where do they preach?
prompt-whom-the-prophets-move = Warm Sun Prophets: whom do you force in { $clearing }?
prompt-what-the-prophets-demand = Warm Sun Prophets: to what do you force { $player } in { $clearing }?
prompt-where-the-prophets-send-them = Warm Sun Prophets: where must { $player } go from { $clearing }?
prompt-whom-they-are-sent-against = Warm Sun Prophets: whom must { $player } battle in { $clearing }?
prompt-what-the-envoys-find = Lizard Envoys: which card do you take from the discard pile?
prompt-which-card-comes-next-to-the-pile = Cards that you discard together, { $count } left: which comes to the discard pile next? The last one lies on top.
prompt-take-up-which-foothold = { $player }: which foothold do you take off the map?
prompt-how-many-of-the-expedition-come = { $player }: how many warriors do you place in { $clearing }?
prompt-keep-the-card-with-the-artisans = Mole Artisans: does { $card } stay with you, and not go to the discard pile?
prompt-where-the-spies-take-cards = Corvid Spies: where do you take a card from every enemy?
prompt-what-the-flame-bearers-burn = Flame Bearers: what do you remove from { $clearing }?
prompt-card-for-the-smugglers = Rat Smugglers: which card do you discard?
prompt-where-the-band-plays = Popular Band: where does it play?
prompt-from-where-they-come-to-the-band = Popular Band in { $clearing }: from where do you force a warrior to come?
prompt-who-comes-to-the-band = Whose warrior comes from { $origin }?
prompt-which-warrior-comes-to-the-band = Which of the warriors comes from { $origin }?

## Options

action-march-the-patrol = Forest Patrol: move, then battle
action-return-the-patrol = Forest Patrol: place those on the card
action-the-prophets-preach = Warm Sun Prophets: force a player
action-place-a-prophet = Warm Sun Prophets: place a warrior
action-the-expedition-comes-up = Sunward Expedition: a foothold, then more
action-the-spies-come = Corvid Spies: two warriors, then battles or cards
action-the-vault-keepers-build = Vault Keepers: a vault, then battles or warriors
action-move-with-the-smugglers = Rat Smugglers: discard a card with an item to move
action-battle-with-the-smugglers = Rat Smugglers: discard a card with an item to battle
action-the-band-plays = Popular Band: draw warriors to it, then place one
action-the-street-band-plays = Street Band: place a warrior
word-move-and-battle = move, then battle
word-place-more = place warriors
word-take-cards = take cards
word-what-hirelings-do--battles = battles
word-place-hirelings-where--done = place nothing
word-hirelings-move-from--done = no move
word-hirelings-battle-where--done = no battle
word-from-where-they-come-to-the-band--done = nobody else comes
word-card-for-the-physicians--no = let them go
word-what-the-envoys-find--no = take none
word-whom-they-are-sent-against--no = no battle
trigger-feline-physicians = { $owner }: Feline Physicians for { $clearing }
trigger-lizard-envoys = { $owner }: Lizard Envoys
trigger-flame-bearers = { $owner }: Flame Bearers
trigger-mole-artisans = { $owner }: Mole Artisans

## The log

event-on-the-patrol-card = { $player }: { $n } on the card
event-kept-by-the-artisans = { $player }: the Mole Artisans keep { $card }
event-back-from-the-artisans = { $player }: { $card } comes back to hand

## Why not

reason-place-hirelings-where--root-a-6-3 = its card does not let it start there
reason-place-hirelings-where--root-e-2-1 = its card does not let it be placed there
reason-place-hirelings-where--root-e-2-3 = its card does not let it be placed there
reason-place-hirelings-where--root-e-2-4 = its card does not let it be placed there
reason-where-the-physicians-bring-them--root-e-2-2 = you have no faction pieces there
reason-card-for-the-physicians--root-e-2-2 = it must match the clearing
reason-where-the-prophets-preach--root-e-2-4 = no Prophet is there, or nobody there can battle or move
reason-whom-the-prophets-move--root-e-2-4 = they have no faction pieces there, or can neither battle nor move
reason-where-the-prophets-send-them--root-e-2-4 = that player could not move there
reason-take-up-which-foothold--root-e-2-4 = there is no foothold
reason-where-the-spies-take-cards--root-e-2-4 = no Spy is there, or no enemy with a card
reason-card-for-the-smugglers--root-e-2-2 = it shows no item
reason-where-the-band-plays--root-e-2-4 = none of the Band is there
reason-from-where-they-come-to-the-band--root-e-2-4 = it is not next to the Band, or no warrior there could move in
reason-who-comes-to-the-band--root-e-2-4 = no warrior of theirs there could move in
reason-action--march-the-patrol--root-e-2-4 = once in Daylight, with Patrol warriors that can move or battle
reason-action--return-the-patrol--root-e-2-4 = once in Daylight, with warriors on the card and the Patrol on the map
reason-action--the-prophets-preach--root-e-2-4 = once in Daylight, with a player beside a Prophet who can battle or move
reason-action--place-a-prophet--root-e-2-4 = once in Daylight, with a Prophet in the supply and a clearing without one
reason-action--the-expedition-comes-up--root-e-2-4 = once in Daylight
reason-action--the-spies-come--root-e-2-4 = once in Daylight, with Spies on the map or enemy pieces to come to
reason-action--the-vault-keepers-build--root-e-2-4 = once in Daylight
reason-action--the-band-plays--root-e-2-4 = once in Daylight, with the Band on the map or in the supply
reason-action--the-street-band-plays--root-e-2-4 = once in Daylight, with one in the supply
reason-action--move-with-the-smugglers--root-e-2-2 = it takes a card with an item in hand
reason-action--battle-with-the-smugglers--root-e-2-2 = it takes a card with an item in hand
