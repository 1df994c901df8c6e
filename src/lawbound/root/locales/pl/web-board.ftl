### The drawn table in the browser: the map, cards, faction boards and the score track. Most of these are read aloud.

## The map

map-label = { $map }
map-clearing = Polana { $number }
map-ruin = Ruiny
map-slot = Pole budowy
map-forest = Las
map-offer = { $place }. Wybierz: { $options }
map-offer-piece = { $piece }: { $place }. Wybierz: { $options }
map-closed = Zamknięta ścieżka między polanami { $a } i { $b }
map-path = Ścieżka między polanami { $a } i { $b }
map-tower = Stoi tu Wieża: ta polana to Przełęcz
map-landmark = { $name }, polana { $clearing }: { $text }
map-bandit = Rozbójnicy na ścieżce między { $a } a { $b }
commons-hirelings = Zaciężni
map-zoom = Powiększ mapę
map-ferry = Prom przy polanie { $clearing }

## Cards

card-label = { $name } ({ $suit })
card-offered = { $name } ({ $suit }). Wybierz: { $options }
card-hidden = Karta, której nie widzisz
card-kind-item = Przedmiot
card-kind-persistent = Trwały efekt
card-kind-immediate = Efekt natychmiastowy
card-kind-ambush = Zasadzka
card-kind-dominance = Dominacja
card-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
card-cost = Koszt:
card-any = dowolny symbol

## Faction boards

board-track = { $title }: { $filled } z { $total } wciąż na torze
board-space-filled = jeszcze zakryte
board-space-open = odkryte
board-column-active = { $title }, w trakcie rozpatrywania
board-crafted = Przekute karty
board-items = Przekute przedmioty
board-supply = W puli
board-none = brak
# The adjectives agree with the items, which come with these very names
board-item =
    { $marked ->
        [yes] { $item } (z Ruin)
       *[no] { $item }
    }{ $state ->
        [exhausted] , { $item ->
            [herbata] wyczerpana
            [kusza] wyczerpana
            [moneta] wyczerpana
            [pochodnia] wyczerpana
           *[miecz] wyczerpany
        }
        [damaged] , { $item ->
            [herbata] uszkodzona
            [kusza] uszkodzona
            [moneta] uszkodzona
            [pochodnia] uszkodzona
           *[miecz] uszkodzony
        }
        [broken] , { $item ->
            [herbata] uszkodzona i wyczerpana
            [kusza] uszkodzona i wyczerpana
            [moneta] uszkodzona i wyczerpana
            [pochodnia] uszkodzona i wyczerpana
           *[miecz] uszkodzony i wyczerpany
        }
       *[ready] {""}
    }

## The score track

track-label = Tor Punktacji
track-entry = { $player }: { $score }

## What one holds, what lies beside the map, and the settings

settings-priorities = Wyróżnij numery polan: boty decydują według nich
hand =
    { $cards ->
        [0] Nie masz kart na ręce
        [one] Twoja ręka: { $cards } karta
        [few] Twoja ręka: { $cards } karty
       *[many] Twoja ręka: { $cards } kart
    }
hand-empty = Brak kart na ręce
players-hand =
    { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }
commons-deck = Talia
commons-discard = Odrzucone
commons-discard-show = Zobacz stos kart odrzuconych
commons-dominance = Karty Dominacji
commons-items = Przedmioty do przekucia
commons-items-none = nic nie zostało
commons-quests = Misje
commons-setup-cards = Karty przygotowania
# $reach: a number
setup-card-reach = Zasięg { $reach }
