### What lies on the table, as panels and lists: be short.

## Labels of numbers

scene-fact-round = Runda
scene-fact-oath = Przysięga
scene-fact-visions-drawn = Dobrane wizje
scene-fact-favor = Przychylność
scene-fact-secrets = Sekrety
scene-fact-supply = Zapasy
scene-fact-warbands = Oddziały
scene-round-of = { $round } z { $last }
scene-secrets-down = { $up } i zakryte: { $down }
scene-bands = { $board } (bank: { $bank })

## Rows

scene-row-banks = Banki przychylności
scene-row-decks = Talie
scene-row-piles = Stosy kart odrzuconych
scene-row-reliquary = Imperialny Relikwiarz
scene-row-banners = Sztandary niczyje
scene-row-promises = Obietnice
scene-row-pawn = Pionek
scene-row-advisers = Doradcy
scene-row-treasures = Relikty i sztandary
scene-row-vision = Wizja
scene-row-hand = Ręka

## Things

# A card with favor or secrets on it
scene-laden = { $card } [{ $tokens }]
# What lies facedown, and the reader has looked at
scene-known = { $card } (zakryte)
scene-facedown-site = zakryte miejsce
scene-bandits =
    { $n ->
        [one] { $n } bandyta; kart: { $capacity }
        [few] { $n } bandyci; kart: { $capacity }
       *[many] { $n } bandytów; kart: { $capacity }
    }
scene-ruled = rządzi { $player }; kart: { $capacity }
scene-pawn = pionek { NAME($player, case: "gen") }
scene-warbands = { $warbands } { NAME($owner, case: "gen") }
scene-bank = { $suit } { $n }
scene-deck = talia świata: na wierzchu { $top }
scene-pile = { $region } ({ $cards })
scene-pile-known = { $region } ({ $cards }, na wierzchu { $top })
scene-relic-deck = talia reliktów: { $cards }
scene-trait = puste: { $card }
scene-mob = { $card } (Motłoch)
scene-promise = { $player }, obietnica dla { NAME($other, case: "gen") }: { $promise }
