### What lies on the table, as panels and lists: be short.
###
###   $player $other $owner   Name: a player
###   $card $region $top      Names
###   $cards $warbands $tokens   Names: counted things
###   all others              numbers

## Labels of numbers

scene-fact-round = Round
scene-fact-oath = Oath
scene-fact-visions-drawn = Visions drawn
scene-fact-favor = Favor
scene-fact-secrets = Secrets
scene-fact-supply = Supply
scene-fact-warbands = Warbands
scene-round-of = { $round } of { $last }
scene-secrets-down = { $up } and { $down } facedown
scene-bands = { $board } (bank: { $bank })

## Rows

scene-row-banks = Favor banks
scene-row-decks = Decks
scene-row-piles = Discard piles
scene-row-reliquary = Imperial Reliquary
scene-row-banners = Banners of nobody
scene-row-promises = Promises
scene-row-pawn = Pawn
scene-row-advisers = Advisers
scene-row-treasures = Relics and banners
scene-row-vision = Vision
scene-row-hand = Hand

## Things

# A card with favor or secrets on it
scene-laden = { $card } [{ $tokens }]
# What lies facedown, and the reader has looked at
scene-known = { $card } (facedown)
scene-facedown-site = facedown site
scene-bandits =
    { $n ->
        [one] { $n } bandit; room for { $capacity }
       *[other] { $n } bandits; room for { $capacity }
    }
scene-ruled = ruled by { $player }; room for { $capacity }
scene-pawn = pawn of { $player }
scene-warbands = { $warbands } of { $owner }
scene-bank = { $suit } { $n }
scene-deck = world deck: on top { $top }
scene-pile = { $region } ({ $cards })
scene-pile-known = { $region } ({ $cards }, on top { $top })
scene-relic-deck = relic deck: { $cards }
scene-trait = empty: { $card }
scene-mob = { $card } (Mob)
scene-promise = { $player } to { $other }: { $promise }
