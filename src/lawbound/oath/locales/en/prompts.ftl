### What is asked and offered.
###
###   $player $other $owner   Name: a player
###   $source                 Name: the card or site whose power asks
###   $card $site $place $goal $pile $bank $space   Names
###   $favor $secrets $warbands $supply $attack $defense   Names: counted things
###   $give $want             Names: goods of a deal
###   $promise                Name: a promise
###   $round $roll            numbers

## Whose turn it is

turn-setting-up = Setup
turn-playing = Round { $round }, turn { $turn }: { $player }, { $phase }
turn-chronicle = { $player } writes the chronicle

## Luck, where people answer for it

prompt-draw = Which card is drawn?
prompt-draw-a-vision = Which vision is drawn?
prompt-draw-a-relic = Which relic is drawn?
prompt-draw-a-site = Which site lies { NAME($site, case: "where") }?
prompt-back-of-the-top-card = What is the back of the next card?
prompt-defense-die = { $player }: what does the defense die show?
prompt-attack-die = { $player }: what does the attack die show?
prompt-end-die = End of round { $round }: what does the end die show?
prompt-coin = { $player } promised { $other } { $promise }. What does the coin say?
prompt-at-random = Which card is chosen at random?
prompt-suit-at-random = Which suit is chosen at random?

## Set-up

prompt-first-site = At which site do you start?
prompt-first-adviser = Which card do you keep as a facedown adviser?
prompt-favor-for-sites = Favor is short ({ $favor } left): which site gets the next one?

## A turn

prompt-peoples-favor = The People’s Favor: do you place a favor on it, or return one to a bank?
prompt-least-bank = To which of the emptiest banks does the favor return?
prompt-site-token = Do you take something from the site { $site }?
prompt-act = What do you do? ({ $supply } left)
prompt-rest-power = Which power do you use as you rest?
prompt-modifier = { $action }: do you use a modifier?
prompt-new-oathkeeper = Several meet the goal of the oath: who becomes Oathkeeper?

## Major actions

prompt-search-where = Where do you search?
prompt-keep = Which card do you keep?
prompt-where-to-play = Where do you play { $card }?
prompt-make-room-at-a-site = Do you discard a card before you play { $card } { NAME($site, case: "where") }?
prompt-make-room-for-an-adviser = Too many advisers: which one do you discard?
prompt-discard-next = Which card do you discard first?
prompt-muster-on = On which card do you muster?
prompt-trade-with = With which card do you trade?
prompt-recover = What do you recover?
prompt-pay-for-the-banner = How much do you put on { $card }?
prompt-first-bank = At which bank does the favor of the banner begin to return?
prompt-travel-to = Where do you travel?
prompt-travel-to--other = Where does { $player } travel?
prompt-consent-to-pay = Do you pay the toll to go { NAME($site, case: "to") }?
prompt-defender = Whom do you attack?
prompt-target = Campaign against { $player }: what else is a target?
prompt-attack-dice = How many attack dice do you roll? (against { $defense })
prompt-join-as-ally = { $other } attacks { $player }: do you join the defense?
prompt-admit-ally = Does { $player } defend with you?
prompt-battle-plan = Which battle plan do you use? ({ $attack }, { $defense })
prompt-whose-plans-next = Whose battle plans come next?
prompt-sacrifice = Attack { $attack }, defense { $defense }: do you sacrifice { $warbands } to win?
prompt-losses = How many warbands of { $owner } die { NAME($place, case: "where") }? ({ $warbands } in all)
prompt-occupy = How many warbands go { NAME($place, case: "from") } { NAME($site, case: "to") }?
prompt-banish = Do you banish the pawn of { $player }?
prompt-burn-favor = Do you burn { $favor } of { $player }?
prompt-next-battle-plan = Which battle plan is resolved next?

## Minor actions

prompt-facedown-adviser = Which facedown adviser do you play?
prompt-peek-at = At which relic do you look?
prompt-peek-at-reliquary = At which relic of the Reliquary do you look?
prompt-move-warbands = Which warbands do you move?
prompt-permission = May { $player } move { $warbands } { NAME($place, case: "from") } { NAME($goal, case: "to") }?
prompt-exile-whom = Which Citizen do you exile?

## Citizenship and deals

prompt-offer-to = To whom do you offer citizenship?
prompt-offered-relic = Which relic of the Reliquary goes to { $player }?
prompt-show-relic = Which relic of the Reliquary do you show { $player }?
prompt-give-in-the-deal = { $source }, deal with { $player }: what do you give? (so far { $give } for { $want })
prompt-want-in-the-deal = { $source }, deal with { $player }: what do you want? (so far { $give } for { $want })
prompt-answer-the-deal = { $source }: { $player } offers { $give } and wants { $want }. Do you agree?
prompt-answer-the-offer-of-citizenship = { $player } offers you citizenship: the relic of { $space } and { $give }, for { $want }. Do you accept?
prompt-answer-the-offer-of-citizenship--counter = { $player } would become a Citizen for the relic of { $space } and { $want }, and gives { $give }. Do you agree?
prompt-warbands-replaced = How many of your warbands { NAME($place, case: "where") } are replaced by purple ones?
prompt-promise = { $source }: what does { $player } promise?
prompt-until-which-round = { $source }: { $player } promises { $promise }. Until the end of which round?
prompt-penalty = { $source }: { $player } promises { $promise } until the end of round { $round }. What does a breach cost?
prompt-was-it-kept = { $player } promised { $other } { $promise }. Was it kept?
prompt-hand-over-what-was-promised = { $player } promised { $other } { $promise }. Do you hand it over now?

## Powers in general

prompt-use-the-power = { $source }: do you use it?
prompt-which-way = { $source }: how do you use it?
prompt-which-player = { $source }: which player?
prompt-which-site = { $source }: which site?
prompt-which-card = { $source }: which card?
prompt-which-adviser = { $source }: which adviser?
prompt-which-relic = { $source }: which relic?
prompt-which-relic-at-the-site = { $source }: which relic?
prompt-which-relic-or-banner = { $source }: which relic or banner do you take for a secret?
prompt-which-space-of-the-reliquary = { $source }: which relic of the Reliquary do you take?
prompt-which-bank = { $source }: from which bank do you gain favor?
prompt-which-suit = { $source }: which suit?
prompt-which-pile = { $source }: which pile?
prompt-which-warbands = { $source }: a warband of which group is killed?
prompt-how-many = How many warbands do you move?
prompt-take-it = { $source }: you see { $card }. Do you take it?
prompt-pay-instead = { $source }: do you give { $player } { $favor } to keep { $card }?
prompt-reroll = { $source }: do you roll the dice again?
prompt-follow-up = { $source }: do you use it now?
prompt-which-power-first = Which power comes first?
# Instead of taking it
prompt-keep-a-relic = Do you take { $source }, or put it under the relic deck?

## Powers with questions of their own

prompt-wolves--which-player = { $source }: on whose board do you kill a warband?
prompt-second-chance--which-player = { $source }: on whose board do you kill a warband, to gain one?
prompt-pied-piper--which-player = { $source }: to whose advisers does it go, for 2 favor?
prompt-witchs-bargain--which-player = { $source }: with whom do you bargain?
prompt-master-of-disguise--which-player = { $source }: whose advisers do you use in this trade?
prompt-sleight-of-hand--which-player = { $source }: from whom do you take a secret?
prompt-charming-friend--which-player = { $source }: from whom do you take a favor?
prompt-tinkers-fair--which-player = { $source }: with whom do you negotiate?
prompt-deed-writer--which-player = { $source }: with whom do you negotiate?
prompt-festival-district--which-player = { $source }: with whom do you negotiate?
prompt-the-tribunal--which-player = { $source }: with whom do you negotiate?
prompt-the-gathering--which-player = { $source }: with whom do you negotiate?
prompt-palanquin--which-player = { $source }: whom do you take along?
prompt-whistle--which-player = { $source }: whom do you call?
prompt-small-friends--which-site = { $source }: at which site do you trade?
prompt-wild-allies--which-site = { $source }: at which site do you campaign?
prompt-captains--which-site = { $source }: at which site do you campaign?
prompt-siege-engines--which-site = { $source }: at which site do you kill warbands?
prompt-garrison--which-site = { $source }: where do you place the next warband?
prompt-messenger--which-site = { $source }: at which site do you move warbands?
prompt-palanquin--which-site = { $source }: where do you go with { $player }?
prompt-resettle--which-site = { $source }: to which site does { $card } move?
prompt-ivory-eye--which-site = { $source }: at which site do you look?
prompt-taming-charm--which-card = { $source }: which card do you discard?
prompt-roving-terror--which-card = { $source }: which denizen do you discard, to move there?
prompt-assassin--which-card = { $source }: which adviser do you discard?
prompt-armed-mob--which-card = { $source }: which adviser do you discard?
prompt-enchantress--which-card = { $source }: with which adviser does it change places?
prompt-false-prophet--which-card = { $source }: on which vision does your warband go?
prompt-homesteaders--which-card = { $source }: which adviser moves to your site?
prompt-resettle--which-card = { $source }: which adviser do you move?
prompt-great-herd--which-card = { $source }: with which card does it change places?
prompt-twin-brother--which-card = { $source }: with which adviser does it change places?
prompt-wild-mounts--which-card = { $source }: which Beast card do you discard instead of your Nomad plans?
prompt-great-spire--which-card = { $source }: which card do you swap with one of the Dispossessed?
prompt-horned-mask--which-card = { $source }: which adviser do you swap?
prompt-horned-mask--which-card--second = { $source }: with which card do you swap { $card }?
prompt-inquisitor--which-adviser = { $source }: at which adviser do you look?
prompt-ivory-eye--which-adviser = { $source }: at which adviser do you look?
prompt-dream-thief--which-adviser = { $source }: which facedown adviser do you swap?
prompt-dream-thief--which-adviser--second = { $source }: with which other one?
prompt-fae-merchant--which-relic = { $source }: which relic do you put under the relic deck?
prompt-blackmail--which-relic = { $source }: which relic do you demand?
prompt-relic-breaker--which-relic-at-the-site = { $source }: which relic do you put under the relic deck? ({ $site })
prompt-wastes--which-relic-at-the-site = { $source }: which relic do you take? ({ $site })
prompt-deep-woods--which-relic-at-the-site = { $source }: which relic do you take? ({ $site })
prompt-ivory-eye--which-relic-at-the-site = { $source }: at which relic do you look?
prompt-skeleton-key--which-space-of-the-reliquary = { $source }: at which relic of the Reliquary do you look?
prompt-levelers--which-bank = { $source }: from which of the fullest banks does favor move?
prompt-levelers--which-bank--second = { $source }: to which of the emptiest banks does favor of { $bank } move?
prompt-memory-of-home--which-bank = { $source }: the favor of which bank moves to the Hearth bank?
prompt-acting-troupe--which-suit = { $source }: of which suit is it in this trade?
prompt-riots--which-suit = { $source }: cards of which suit are discarded?
prompt-bracken--which-pile = { $source }: where do all discards of this search go?
prompt-scryer--which-pile = { $source }: at which pile do you look?
prompt-convoys--which-pile = { $source }: which pile goes onto the one of your region?
prompt-bracken--which-way = { $source }: to which end of it? ({ $pile })
prompt-forgotten-vault--which-way = { $source }: what happens with the Darkest Secret?
prompt-witchs-bargain--which-way = { $source }: what do you give { $player }?
prompt-ivory-eye--which-way = { $source }: what do you look at?
prompt-book-burning--which-way = { $source }: which secret do you keep?
prompt-ancient-binding--which-way = { $source }: which secret do you keep?
prompt-wrestlers--which-warbands = { $source }: a warband of which group do you sacrifice?
prompt-obsidian-cage--which-warbands = { $source }: which warbands do you let out, and where do they go?
prompt-alchemist--how-many = { $source }: how much from the bank of { $bank }? ({ $favor } to gain)
prompt-memory-of-nature--how-many = { $source }: how much moves from the bank of { $bank }? ({ $favor } in all)
prompt-blood-pact--how-many = { $source }: how many warbands do you sacrifice?
prompt-revelation--how-many = { $source }: how much favor do you burn, for as many secrets?
prompt-messenger--how-many = { $source }: how many of your warbands shall stand { NAME($site, case: "where") }?
prompt-deed-writer--how-many = { $source }: how many warbands do you place { NAME($site, case: "where") }?
prompt-kindred-warriors--how-many = { $source }: how many dice?
prompt-warning-signals--how-many = { $source }: how many warbands go { NAME($place, case: "from") } { NAME($goal, case: "to") }?
prompt-obsidian-cage--how-many = { $source }: how many?
prompt-obsidian-cage--how-many--second = { $source }: how many go { NAME($place, case: "to") }?
prompt-squalid-district--how-many = { $source }: the end die shows { $roll }. What shall it be?
prompt-fallen-spire--how-many = { $source }: how many cards of the pile are swapped?
prompt-bewitch--use-the-power = { $source }: do you become a Citizen?
prompt-long-lost-heir--use-the-power = { $source }: do you become a Citizen?
prompt-royal-ambitions--use-the-power = { $source }: do you become a Citizen?
prompt-martial-culture--use-the-power = { $source }: do you become a Citizen?
prompt-ancient-pact--use-the-power = { $source }: do you give the Chancellor the Darkest Secret and become a Citizen?
prompt-relic-thief--use-the-power = { $source }: do you try to rob { $player }?
prompt-the-gathering--use-the-power = { $source }: do you put your pawn at its site?
prompt-sticky-fire--use-the-power = { $source }: do you kill the rest of the beaten force, and give the enemy a favor?
prompt-cracked-horn--use-the-power = { $source }: shall all discards go under the world deck?
prompt-knights-errant--follow-up = { $source }: do you campaign, without supply?
prompt-hunting-party--follow-up = { $source }: do you campaign, without supply?
prompt-sneak-attack--follow-up = { $source }: do you attack whoever has just campaigned, without supply?

## The chronicle

prompt-vow-an-oath = Which oath do you vow?
prompt-offer-citizenship = To whom do you offer citizenship in the next game?
prompt-accept-citizenship = { $player } offers you citizenship in the next game. Do you accept?
prompt-build-or-repair = Which denizen gives way to an edifice, or which ruin do you repair?
prompt-suit-of-the-new-cards = Of which suit do the most new cards come?

## Options that are only words

word-yes = yes
word-no = no
word-done = done
word-battle-plan--done = no more battle plans
word-target--done = no more targets
word-modifier--done = no more modifiers
word-rest-power--done = no more powers
word-keep--done = no other card
word-site-token--done = take nothing
word-make-room-at-a-site--done = discard nothing
word-show-relic--done = show no more
word-give-in-the-deal--done = nothing more
word-want-in-the-deal--done = nothing more
word-promise--done = no promise
word-which-card--done = none
word-which-player--done = nobody
word-which-site--done = no other site
word-which-pile--done = where the Law sends them
word-which-relic-or-banner--done = nothing
word-follow-up--done = no
word-peoples-favor--done = neither
word-build-or-repair--done = none
word-offer-citizenship--done = nobody else
word-keep-a-relic--done = put it under the relic deck
word-counter = make a counter-offer
word-place = place a favor
word-return = return a favor
word-burn = burn
word-favor = a favor
word-secret = a secret
word-faceup = the faceup one
word-facedown = the facedown one
word-site = a facedown site
word-adviser = a facedown adviser
word-relic = a relic at a site
word-top = on top
word-bottom = at the bottom
word-kept = it was kept
word-broken = it was broken
word-which-way--forgotten-vault--place = a secret is added
word-which-way--forgotten-vault--burn = a secret is burnt
word-which-way--witchs-bargain--secret = 1 secret for 2 favor
word-which-way--witchs-bargain--favor = 2 favor for 1 secret
word-search = Search: draw cards and play one
    .short = Search
word-muster = Muster: place a favor on a card here and gain warbands
    .short = Muster
word-trade = Trade with a card here, for favor or for secrets
    .short = Trade
word-recover = Recover a relic here, or a banner
    .short = Recover
word-travel = Travel to another site
    .short = Travel
word-campaign = Campaign: attack somebody here, or bandits
    .short = Campaign
word-play-facedown-adviser = Play a facedown adviser
    .short = Play a facedown adviser
word-peek-at-relic = Look at a relic here
    .short = Look at a relic here
word-peek-at-reliquary = Look at a relic of the Reliquary
    .short = Look at a relic of the Reliquary
word-move-warbands = Move warbands between your board and the site
    .short = Move warbands
word-offer-citizenship = Offer citizenship to an Exile
    .short = Offer citizenship
word-exile-a-citizen = Exile a Citizen
    .short = Exile a Citizen
word-exile-yourself = Leave the Empire: exile yourself
    .short = Exile yourself
word-rest = Rest: end your turn
    .short = Rest

## Other options

# $cost: what it costs, or the dice that it adds
option-for = { $what } ({ $cost })
option-plan-adds = { $plan }: add attack dice
option-plan-removes = { $plan }: remove attack dice
option-plan-adds-one = { $plan }: add 1 attack die
option-plan-removes-one = { $plan }: remove 1 attack die
option-plan-adds-three = { $plan }: add 3 attack dice, then discard it
option-plan-removes-three = { $plan }: remove 3 attack dice, then discard it
option-adviser = { $card }, adviser of { $player }
option-trade-favor = { $card }: a secret for favor
option-trade-secrets = { $card }: 2 favor for secrets
option-banner = { $card } (at least { $least })
cost-to-bank = { $favor } to the bank of { $bank }
option-pawn = the pawn and favor of the defender
option-to-board = from the site to your board ({ $site })
option-to-site = from your board to the site ({ $site })
option-give-warbands = from your board to the board of { $player }
option-take-warbands = from the board of { $player } to yours
option-uncage = { $warbands } of { $owner } { NAME($place, case: "to") }
option-round = round { $round }
option-bank = { $suit } ({ $favor })
option-oath = { $oath }: { $goal }
option-no-favor = no favor
option-no-secrets = no secrets
