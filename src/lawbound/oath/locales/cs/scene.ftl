### What lies on the table, as panels and lists: be short.

## Labels of numbers

scene-fact-round = Kolo
scene-fact-oath = Přísaha
scene-fact-visions-drawn = Dobrané vize
scene-fact-favor = Přízeň
scene-fact-secrets = Tajemství
scene-fact-supply = Zásoby
scene-fact-warbands = Družiny
scene-round-of = { $round } z { $last }
scene-secrets-down = { $up } a { $down } zakrytá
scene-bands = { $board } (banka: { $bank })

## Rows

scene-row-banks = Banky přízně
scene-row-decks = Balíčky
scene-row-piles = Odhazovací balíčky
scene-row-reliquary = Říšský relikviář
scene-row-banners = Praporce, které nikdo nemá
scene-row-promises = Sliby
scene-row-pawn = Figura
scene-row-advisers = Rádci
scene-row-treasures = Relikvie a praporce
scene-row-vision = Vize
scene-row-hand = Ruka

## Things

# A card with favor or secrets on it
scene-laden = { $card } [{ $tokens }]
# What lies facedown, and the reader has looked at
scene-known = { $card } (zakrytě)
scene-facedown-site = zakrytá oblast
scene-bandits =
    { $n ->
        [one] { $n } bandita; míst: { $capacity }
        [few] { $n } bandité; míst: { $capacity }
       *[other] { $n } banditů; míst: { $capacity }
    }
scene-ruled = ovládá { $player }; míst: { $capacity }
scene-pawn = figura { NAME($player, case: "gen") }
scene-warbands = { $warbands } { NAME($owner, case: "gen") }
scene-bank = { $suit } { $n }
scene-deck = balíček světa: navrchu { $top }
scene-pile = { $region } ({ $cards })
scene-pile-known = { $region } ({ $cards }, navrchu { $top })
scene-relic-deck = balíček relikvií: { $cards }
scene-trait = prázdno: { $card }
scene-mob = { $card } (Lůza)
scene-promise = { $player }, slib pro { NAME($other, case: "acc") }: { $promise }
