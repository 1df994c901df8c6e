### The drawn table in the browser: the map, cards, faction boards and the score track. Most of these are read aloud.

## The map. $place: what is said of a clearing, forest or path; $options: what may be done there, one or several sentences

map-label = { $map }
map-clearing = Mýtina { $number }
map-ruin = Ruina
map-slot = Místo pro stavbu
map-forest = Les
map-offer = { $place }. Vybrat: { $options }
map-offer-piece = { $piece }, { $place }. Vybrat: { $options }
map-closed = Uzavřená cesta mezi mýtinami { $a } a { $b }
map-path = Cesta mezi mýtinami { $a } a { $b }
map-tower = Stojí tu věž: tato mýtina je Průsmyk
map-landmark = { $name }, mýtina { $clearing }: { $text }
map-bandit = Silniční lupiči na stezce mezi { $a } a { $b }
commons-hirelings = Pomocníci
map-ferry = Vor, mýtina { $clearing }
map-zoom = Zvětšit mapu

## Cards. $name, $suit: of the card; $options: what may be done with it

card-label = { $name } ({ $suit })
card-offered = { $name } ({ $suit }). Vybrat: { $options }
card-hidden = Karta, kterou nevidíš
card-kind-item = Předmět
card-kind-persistent = Trvalý efekt
card-kind-immediate = Okamžitý efekt
card-kind-ambush = Přepadení
card-kind-dominance = Dominance
card-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
card-cost = Cena:
card-any = libovolný symbol

## Faction boards. $state: ready, exhausted, damaged or broken (damaged and exhausted); $marked: yes or no (printed with an R)

board-track = { $title }: na stupnici zbývá { $filled } z { $total }
board-space-filled = ještě zakryté
board-space-open = odkryté
board-column-active = { $title }, právě se vyhodnocuje
board-crafted = Vyrobené karty
board-items = Vyrobené předměty
board-supply = V zásobě
board-none = žádné
board-item =
    { $marked ->
        [yes] { $item } (z ruiny)
       *[no] { $item }
    }{ $state ->
        [exhausted] , použito
        [damaged] , poškozeno
        [broken] , poškozeno a použito
       *[ready] {""}
    }

## The score track. $score: what the player has, in words; $points: a number

track-label = Bodovací stupnice
track-entry = { $player }: { $score }

## What one holds, what lies beside the map, and the settings

settings-priorities = Zvýraznit čísla mýtin: boti se podle nich rozhodují
hand =
    { $cards ->
        [0] Nemáš v ruce žádné karty
        [one] V ruce: { $cards } karta
        [few] V ruce: { $cards } karty
       *[other] V ruce: { $cards } karet
    }
hand-empty = Žádné karty v ruce
players-hand =
    { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[other] { $cards } karet
    }
commons-deck = Balíček
commons-discard = Odhozené
commons-discard-show = Prohlédnout odhazovací balíček
commons-dominance = Karty dominance
commons-items = Předměty k výrobě
commons-items-none = žádné nezbývají
commons-quests = Úkoly
commons-setup-cards = Karty přípravy
# $reach: a number
setup-card-reach = Dosah { $reach }
