### The table as the terminal draws it: 80 letters wide, two boards side by side, so be short.

## The clearings: heads of columns, then their cells

board-number = nr
board-suit = symbol
board-paths = ścieżki
board-slots = pola
board-ruler = kontrola
board-pieces = komponenty (w: wojownicy)
board-ruin = { $slots }+Ruiny
board-pieces-of = { $faction } { $pieces }

## Besides the clearings

board-forests = Lasy: { $forests }
board-forest = { $pawns } { NAME($place, case: "where") }
board-ferry = Prom jest { NAME($clearing, case: "where") }.
board-mountain = Przełęcz to { $clearing }. Zamknięte ścieżki: { $paths }.
board-table = Talia { $deck }, odrzucone { $discard }. Przedmioty: { $items }.
board-quests = Odkryte Misje: { $quests }
board-dominance = Karty Dominacji obok mapy: { $cards }

## Boards of the players

board-has-dominance = Dominacja: { $suit }
board-has-coalition = koalicja z { NAME($partner, case: "ins") }
board-hand = ręka: { $cards }
board-own-hand = ręka: { $names }
board-crafted = przekute: { $cards }
board-items = przedmioty: { $items }
board-you = { $player } (ty)
board-marquise-buildings = budynki (z 6): Tartaki { $sawmills }, Warsztaty { $workshops }, Koszary { $recruiters }
board-marquise-wood = drewno: { $wood } na mapie, { $left } w puli
board-warriors = wojownicy w puli: { $n }
board-eyrie-leader = Przywódca: { $leader }; Gniazda { $roosts } z 7
board-eyrie-decree = Dekret: { $columns }
# $column: a name, or for the bot how many cards there are of the suit in $cards
board-eyrie-column =
    { $column ->
        [one] { $column }× { $cards }
        [few] { $column }× { $cards }
        [many] { $column }× { $cards }
       *[other] { $column } { $cards }
    }
board-vizier = Wezyr
board-eyrie-bot-roosts = Gniazda { $roosts } z 7
board-alliance-supporters = Stronnicy: { $n }
board-alliance-own-supporters = Stronnicy: { $cards }
board-alliance-pieces = Oficerowie { $officers }, Bazy: { $bases }, Sympatycy { $sympathy } z 10 (dalej: { $cost }, { $points })
board-alliance-full = Oficerowie { $officers }, Bazy: { $bases }, Sympatycy: wszystkie 10
board-automated-alliance = Bazy: { $bases }, Sympatycy { $sympathy } z 10
board-vagabond = { $character } { NAME($place, case: "where") }
board-vagabond-unset = jeszcze nie w lesie
board-vagabond-ready = gotowe: { $items }
board-vagabond-exhausted = wyczerpane: { $items }
board-vagabond-damaged = uszkodzone: { $items }
board-vagabond-relation = { $player }: { $relation }
board-vagabond-quests = ukończone Misje: { $quests }
board-vagabot-track = na torze Walki: { $n }
board-vagabot-quest = Misja: { $quest }
board-vagabot-covers = zakrywa pola { NAME($clearings, case: "where") }
board-lizards-souls = Zagubione Dusze od góry: { $cards }
board-lizards-gardens = Ogrody: lisie { $fox }, królicze { $rabbit }, mysie { $mouse }; Akolici { $acolytes }
board-lizards-conspiracy = Spisek: { $conspiracy }; Nakaz: { NAME($order, case: "symbol") }
board-duchy-buildings = budynki (z 3): Cytadele { $citadels }, Targi { $markets }; wojownicy w Norze: { $burrow }
board-duchy-ministers = przekonani: { $ministers }
board-duchy-order = Nakaz: { $card }
board-corvids-plots = Intrygi w puli: { $supply }; na mapie zakryte: { $down }, odkryte: { $up }
board-corvids-order = Nakaz: { $card }
board-riverfolk-market = Rynek od lewej: { $cards }
board-riverfolk-posts = pozostałe Faktorie: lisie { $fox }, królicze { $rabbit }, mysie { $mouse }
board-riverfolk-payments = Płatności: { $payments }
board-riverfolk-payment = { $player } { $n }
