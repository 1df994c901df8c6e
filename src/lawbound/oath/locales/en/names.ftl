### What things are called. A name is said in a case as `speech` describes; in English the prepositions of places are cases:
### .where (at Mine), .to (to Mine), .from (from Mine).
###
###   $n $round     numbers
###   $player       Name: a player
###   $name $card $relic $region $suit $site $place ...   Names

## Players and their standing

player-chancellor = Chancellor
player-red = Red
player-blue = Blue
player-yellow = Yellow
player-white = White
player-black = Black
player-bandits = bandits
player-nobody = nobody
# $name: the name of a person, or "you", or a kind of player
name-person = { $player } ({ $name })
role-chancellor = Chancellor
role-exile = Exile
role-citizen = Citizen
title-oathkeeper = Oathkeeper
title-usurper = Usurper
name-standing = { $role }, { $title }
# Whose purple warbands are
owner-empire = the Empire
    .short = Empire

## Suits, regions, oaths, phases

suit-discord = Discord
suit-arcane = Arcane
suit-order = Order
suit-hearth = Hearth
suit-beast = Beast
suit-nomad = Nomad
region-cradle = Cradle
region-provinces = Provinces
region-hinterland = Hinterland
oath-supremacy = Supremacy
    .goal = the Oathkeeper rules the most sites
    .successor = the Successor holds the most relics and banners of the Empire
oath-people = the People
    .goal = the Oathkeeper holds the People’s Favor
    .successor = the Successor holds the Darkest Secret
oath-devotion = Devotion
    .goal = the Oathkeeper holds the Darkest Secret
    .successor = the Successor holds the Grand Scepter
oath-protection = Protection
    .goal = the Oathkeeper holds the most relics and banners
    .successor = the Successor holds the People’s Favor
phase-wake = Wake
phase-act = Act
phase-rest = Rest

## Cards that the Law itself names; all others are called as they are printed

card-darkest-secret = the Darkest Secret
card-peoples-favor = the People’s Favor
card-the-grand-scepter = the Grand Scepter
card-vision-of-conquest = Vision of Conquest
card-vision-of-rebellion = Vision of Rebellion
card-vision-of-sanctuary = Vision of Sanctuary
card-vision-of-faith = Vision of Faith
card-conspiracy = the Conspiracy
back-denizen = a facedown denizen
back-vision = a facedown vision
back-relic = a facedown relic
back-unknown = a facedown card
name-suited = { $card } ({ $suit })
# One of somebody's advisers
name-adviser = { $card } (adviser { $n } of { $player })
name-adviser-number = adviser { $n }
name-relic-at = { $relic } (relic { $n } { NAME($site, case: "where") })
name-in-reliquary = { $relic } (space { $n } of the Reliquary)
name-space = space { $n }

## Counted things

counted-favor = { $n } favor
counted-secret =
    { $n ->
        [one] { $n } secret
       *[other] { $n } secrets
    }
counted-warband =
    { $n ->
        [one] { $n } warband
       *[other] { $n } warbands
    }
counted-supply = { $n } supply
counted-card =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
counted-relic =
    { $n ->
        [one] { $n } relic
       *[other] { $n } relics
    }
counted-attack-die =
    { $n ->
        [one] { $n } attack die
       *[other] { $n } attack dice
    }
counted-defense-die =
    { $n ->
        [one] { $n } defense die
       *[other] { $n } defense dice
    }

## What a power costs; $what: Name (counted-favor, counted-secret)

cost-place-favor = place { $what }
cost-place-secret = place { $what }
cost-burn-favor = burn { $what }
cost-burn-secret = burn { $what }

## Places

site = { $name }
    .where = at { $name }
    .to = to { $name }
    .from = from { $name }
site-facedown = { $region } { $n } (facedown)
site-known = { $name } (facedown)
place-board = the board of { $player }
    .where = on the board of { $player }
    .to = to the board of { $player }
    .from = from the board of { $player }
place-bank = the bank
    .where = in the bank
    .to = to the bank
    .from = from the bank
place-cage = the Obsidian Cage
    .where = in the Obsidian Cage
    .to = into the Obsidian Cage
    .from = from the Obsidian Cage
name-warbands = { $warbands } of { $owner } { NAME($place, case: "where") }
pile-world = the world deck
    .to = under the world deck
pile-region = the discard pile of the { $region }
    .to = to the discard pile of the { $region }
where-site = faceup { NAME($site, case: "where") }
where-faceup = as a faceup adviser
where-facedown = as a facedown adviser
where-revealed = revealed, faceup
where-discarded = nowhere: discard it

## Dice

die-blank = blank
die-shield = shield
die-two-shields = two shields
die-doubling = doubling
die-hollow-sword = hollow sword
die-sword = sword
die-two-swords = two swords and a skull

## Deals and promises. $what: Name (counted-favor, counted-secret)

name-good-site = the site { $site }
promise-not-campaign = not to campaign against { $player }
promise-campaign = to campaign against { $player }
promise-not-travel = not to travel { NAME($site, case: "to") }
promise-favor = to give { $what }
promise-secrets = to give { $what }
promise-bound = { $promise } until the end of round { $round } (penalty: { $favor })

## The game

game-title = Oath
title = Oath of { $oath }: { $players }
book-oath = The Law of Oath

## The side for which an article of the Law is different

law-side-empire = { owner-empire.short }
