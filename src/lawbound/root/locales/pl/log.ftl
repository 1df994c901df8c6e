### What has happened: sentences in the present tense, without a full stop. A message ...-seen is for those who may know a secret.
### Where a whole faction acts, the verb agrees with its .number; the Vagabond is always one.

## Events

event-seated = Kolejność tur: { $players }
event-chose-a-faction = { $player } wybiera Frakcję: { $faction }
event-low-reach = Łączny zasięg Frakcji to { $total }, a zalecany to co najmniej { $recommended }
event-turn = Tura { $turn }: { $player }
event-placed =
    { $player } { NAME($player, case: "number") ->
        [plural] rozmieszczają
       *[singular] rozmieszcza
    } { NAME($pieces, case: "acc") } { NAME($clearing, case: "where") }
event-built =
    { $player } { NAME($player, case: "number") ->
        [plural] budują
       *[singular] buduje
    } { NAME($pieces, case: "acc") } { NAME($clearing, case: "where") }
event-placed-in-several =
    { $player } { NAME($player, case: "number") ->
        [plural] rozmieszczają
       *[singular] rozmieszcza
    } { NAME($pieces, case: "acc") } { NAME($clearings, case: "each") }
event-removed =
    { $player } { NAME($player, case: "number") ->
        [plural] tracą
       *[singular] traci
    } { NAME($pieces, case: "acc") } { NAME($clearing, case: "where") }
event-hit-ignored =
    { $player } { NAME($player, case: "number") ->
        [plural] ignorują
       *[singular] ignoruje
    } pierwsze trafienie { NAME($clearing, case: "where") }
event-paid =
    { $player } { NAME($player, case: "number") ->
        [plural] zabierają
       *[singular] zabiera
    } { NAME($pieces, case: "acc") } { NAME($clearing, case: "from") }
event-moved =
    { $player } { NAME($player, case: "number") ->
        [plural] przemieszczają
       *[singular] przemieszcza
    } { NAME($pieces, case: "acc") } { NAME($origin, case: "from") } { NAME($destination, case: "to") }
event-scored =
    { $player } { NAME($player, case: "number") ->
        [plural] zdobywają
       *[singular] zdobywa
    } { $points }, razem { $total }
event-scored-too = { $before }, +{ $points }, razem { $total }
event-lost-points =
    { $player } { NAME($player, case: "number") ->
        [plural] tracą
       *[singular] traci
    } { $points }, teraz { $total }
event-won =
    { $winners } { NAME($winners, case: "number") ->
        [plural] wygrywają
       *[singular] wygrywa
    }
event-won-together = { $winners } wygrywają wspólnie
event-stalled = Nikt nie miał już nic do wyboru i nikt nie mógł wygrać: gra kończy się w turze { $turns } bez zwycięzcy
event-turn-limit = Gra zostaje zatrzymana po turze { $turns } bez zwycięzcy
event-battle =
    { $attacker } { NAME($attacker, case: "number") ->
        [plural] atakują
       *[singular] atakuje
    } { NAME($defender, case: "acc") } { NAME($clearing, case: "where") }
event-ambush =
    { $player } { NAME($player, case: "number") ->
        [plural] zagrywają
       *[singular] zagrywa
    } { NAME($card, case: "acc") }
event-rolled = Wynik rzutu: { $high } i { $low }
event-shuffled = Stos kart odrzuconych zostaje przetasowany i tworzy nową talię
event-drew =
    { $player } { NAME($player, case: "number") ->
        [plural] dobierają
       *[singular] dobiera
    } { NAME($cards, case: "acc") }
event-drew-seen =
    { $player } { NAME($player, case: "number") ->
        [plural] dobierają
       *[singular] dobiera
    }: { $names }
event-discarded =
    { $player } { NAME($player, case: "number") ->
        [plural] odrzucają
       *[singular] odrzuca
    } { NAME($card, case: "acc") }
event-gave =
    { $giver } { NAME($giver, case: "number") ->
        [plural] dają
       *[singular] daje
    } { NAME($taker, case: "dat") } kartę
event-gave-seen =
    { $giver } { NAME($giver, case: "number") ->
        [plural] dają
       *[singular] daje
    } { NAME($taker, case: "dat") } { NAME($card, case: "acc") }
event-took =
    { $taker } { NAME($taker, case: "number") ->
        [plural] zabierają
       *[singular] zabiera
    } { NAME($victim, case: "dat") } losową kartę
event-took-seen =
    { $taker } { NAME($taker, case: "number") ->
        [plural] zabierają
       *[singular] zabiera
    } { NAME($victim, case: "dat") } { NAME($card, case: "acc") }
event-crafted =
    { $player } { NAME($player, case: "number") ->
        [plural] przekuwają
       *[singular] przekuwa
    } { NAME($card, case: "acc") }
event-showed-hand =
    { $owner } { NAME($owner, case: "number") ->
        [plural] pokazują
       *[singular] pokazuje
    } { NAME($viewer, case: "dat") } karty z ręki
event-showed-hand-seen =
    { $owner } { NAME($owner, case: "number") ->
        [plural] pokazują
       *[singular] pokazuje
    } { NAME($viewer, case: "dat") } karty z ręki: { $cards }
event-activated-dominance =
    { $player } { NAME($player, case: "number") ->
        [plural] aktywują
       *[singular] aktywuje
    } { NAME($card, case: "acc") }
event-took-dominance =
    { $player } { NAME($player, case: "number") ->
        [plural] biorą
       *[singular] bierze
    } leżącą obok mapy { NAME($card, case: "acc") }
event-appointed =
    { $player } { NAME($player, case: "number") ->
        [plural] mianują
       *[singular] mianuje
    } Przywódcą { NAME($leader, case: "acc") }
event-added-to-decree =
    { $player } { NAME($player, case: "number") ->
        [plural] dokładają
       *[singular] dokłada
    } { NAME($card, case: "acc") } do kolumny { NAME($column, case: "gen") }
event-turmoil = U { NAME($player, case: "gen") } wybuchają Zamieszki
event-supporter =
    { $player } { NAME($player, case: "number") ->
        [plural] zyskują
       *[singular] zyskuje
    } Stronnika
event-supporter-seen =
    { $player } { NAME($player, case: "number") ->
        [plural] zyskują
       *[singular] zyskuje
    } Stronnika: { $card }
event-supporters =
    { $player } { NAME($player, case: "number") ->
        [plural] zyskują
       *[singular] zyskuje
    } { NAME($cards, case: "acc") }
event-supporters-seen =
    { $player } { NAME($player, case: "number") ->
        [plural] zyskują
       *[singular] zyskuje
    } Stronników: { $names }
event-officer =
    { $player } { NAME($player, case: "number") ->
        [plural] szkolą
       *[singular] szkoli
    } Oficera, razem { $officers }
event-lost-officers =
    { $player } { NAME($player, case: "number") ->
        [plural] tracą
       *[singular] traci
    } { NAME($officers, case: "acc") }
event-relationship = Relacja { NAME($player, case: "gen") } z { NAME($other, case: "ins") }: { $relation }
event-completed = { $player } kończy Misję { NAME($quest, case: "acc") }
event-new-quest = Nowa Misja: { $quest }
event-coalition = { $player } tworzy koalicję z { NAME($partner, case: "ins") }
event-character = { $player } to { $character }
event-pawn-placed = { $player } zaczyna { NAME($place, case: "where") }
event-pawn-moved = { $player } idzie { NAME($origin, case: "from") } { NAME($place, case: "to") }
event-damaged = { $player } uszkadza { NAME($item, case: "acc") }
event-refreshed = { $player } odświeża { NAME($item, case: "acc") }
event-exhausted = { $player } wyczerpuje { NAME($item, case: "acc") }
event-repaired = { $player } naprawia { NAME($item, case: "acc") }
event-rested = { $player } odpoczywa w lesie: wszystkie uszkodzone przedmioty zostają naprawione
event-item-removed = { $player } porzuca { NAME($item, case: "acc") }
event-arranged = { $player } ma teraz na torze { $count }× { $item }
event-gave-up =
    { $player } { NAME($player, case: "number") ->
        [plural] poświęcają
       *[singular] poświęca
    } wojownika spoza mapy
event-explored = { $player } znajduje { NAME($item, case: "acc") } w Ruinach { NAME($clearing, case: "where") }
event-looked-under-ruin =
    { $player } { NAME($player, case: "number") ->
        [plural] zaglądają
       *[singular] zagląda
    } pod Ruiny { NAME($clearing, case: "where") }
event-looked-under-ruin-seen =
    { $player } { NAME($player, case: "number") ->
        [plural] zaglądają
       *[singular] zagląda
    } pod Ruiny { NAME($clearing, case: "where") }: { $items }
event-took-item =
    { $player } { NAME($player, case: "number") ->
        [plural] biorą
       *[singular] bierze
    } { NAME($item, case: "acc") } od { NAME($other, case: "gen") }
event-took-from-discard = { $player } bierze { NAME($card, case: "acc") } ze stosu kart odrzuconych
event-ferry =
    { $player } { NAME($player, case: "number") ->
        [plural] płyną
       *[singular] płynie
    } Promem { NAME($origin, case: "from") } { NAME($destination, case: "to") }
event-path-opened =
    { $player } { NAME($player, case: "number") ->
        [plural] otwierają
       *[singular] otwiera
    } ścieżkę między { NAME($origin, case: "ins") } a { NAME($destination, case: "ins") }
event-order =
    { $player } { NAME($player, case: "number") ->
        [plural] ujawniają
       *[singular] ujawnia
    } kartę Nakazu: { $card }
event-swayed =
    { $player } { NAME($player, case: "number") ->
        [plural] przekonują
       *[singular] przekonuje
    } { NAME($minister, case: "acc") }
event-crown-lost =
    { $player } { NAME($player, case: "number") ->
        [plural] tracą
       *[singular] traci
    } koronę { NAME($minister, case: "gen") }
event-order-to-decree =
    { $player } { NAME($player, case: "number") ->
        [plural] dokładają
       *[singular] dokłada
    } { NAME($card, case: "acc") } do Dekretu
event-enlisted =
    { $player } { NAME($player, case: "number") ->
        [plural] wzywają
       *[singular] wzywa
    } na pomoc w obronie { NAME($helper, case: "acc") }
event-covered = { $player } zakrywa { NAME($item, case: "ins") } pole dla budynku { NAME($clearing, case: "where") }
event-order-set = Nakaz { NAME($player, case: "gen") }: { NAME($suit, case: "symbol") }
event-lost-soul = Na stos Zagubionych Dusz trafia { NAME($card, case: "nom") }
event-acolyte =
    { $player } { NAME($player, case: "number") ->
        [plural] zyskują
       *[singular] zyskuje
    } Akolitę, razem { $acolytes }
event-acolyte-spent =
    { $player } { NAME($player, case: "number") ->
        [plural] wydają
       *[singular] wydaje
    } Akolitę, teraz { $acolytes }
event-converted =
    { $player } { NAME($player, case: "number") ->
        [plural] nawracają
       *[singular] nawraca
    } wojownika { NAME($target, case: "gen") } { NAME($clearing, case: "where") }
event-crusade =
    { $player } { NAME($player, case: "number") ->
        [plural] wyruszają
       *[singular] wyrusza
    } na Krucjatę
event-sanctified =
    { $player } { NAME($player, case: "number") ->
        [plural] uświęcają
       *[singular] uświęca
    } budynek { NAME($target, case: "gen") } { NAME($clearing, case: "where") }
event-ritual =
    { $player } { NAME($player, case: "number") ->
        [plural] ujawniają
       *[singular] ujawnia
    } { NAME($card, case: "acc") } do Rytuału
event-plot-flipped =
    { $player } { NAME($player, case: "number") ->
        [plural] odkrywają
       *[singular] odkrywa
    } Intrygę { NAME($clearing, case: "where") }: { $plot }
event-plot-swapped =
    { $player } { NAME($player, case: "number") ->
        [plural] zamieniają
       *[singular] zamienia
    } Intrygę { NAME($clearing, case: "where") } na inną z puli: { $plot }
event-plot-uncovered =
    Intryga, którą { $player } { NAME($player, case: "number") ->
        [plural] tracą
       *[singular] traci
    } { NAME($clearing, case: "where") }, to { $plot }
event-plot-guessed =
    { $player } { NAME($player, case: "number") ->
        [plural] zgadują
       *[singular] zgaduje
    } Intrygę { NAME($clearing, case: "where") }: { $plot }
event-bought =
    { $player } { NAME($player, case: "number") ->
        [plural] kupują
       *[singular] kupuje
    } Usługę „{ $service }” za { $n ->
        [one] wojownika
        [few] { $n } wojowników
       *[many] { $n } wojowników
    } { NAME($payer, case: "gen") }
event-bought-card =
    { $player } { NAME($player, case: "number") ->
        [plural] biorą
       *[singular] bierze
    } { NAME($card, case: "acc") } od Kompanii
event-stocked = Na Rynek trafia { NAME($card, case: "nom") }
event-payments-returned = Z pola Płatności wracają do { NAME($player, case: "gen") } wojownicy: { $n }
event-conspiracy = { $player }: znacznik spisku przesuwa się na pole { $conspiracy }
event-collected = { NAME($card, case: "nom") } trafia do Zagubionych Dusz
event-to-payments = { $player }: { $warriors } na polu Płatności
event-laid-out =
    { $player } { NAME($player, case: "number") ->
        [plural] wykładają
       *[singular] wykłada
    } { NAME($card, case: "acc") }
event-starting-items = { $player }: przedmioty na początku to { $items }
event-quests-shuffled = { $player }: odrzucone Misje tworzą nową, potasowaną talię
event-ruins-filled = Pod każdymi Ruinami leżą teraz przedmioty: { $n }
event-starting-decree = { $player }: w Dekrecie od początku leży { NAME($card, case: "nom") }
event-battle-track =
    { $player }: { $n ->
        [one] { $n } przedmiot
        [few] { $n } przedmioty
       *[many] { $n } przedmiotów
    } na torze Walki, wyczerpane { $exhausted }, uszkodzone { $damaged } (przedtem: { $before })

## Why a bot chose what it chose

event-chose =
    { $player } { NAME($player, case: "number") ->
        [plural] wybierają
       *[singular] wybiera
    }: { $chosen }
event-chose-nothing =
    { $player } nie { NAME($player, case: "number") ->
        [plural] mają
       *[singular] ma
    } z czego wybierać
event-criterion = { $criterion }: { $left }

## Criteria by which bots choose clearings, players, pieces or cards. They stand before a colon:
## "najwięcej komponentów przeciwników: polana 3 (królicza) i polana 7 (mysia)" lists those that were left after this criterion

criterion-a-building-of-the-target = budynek wybranego gracza
criterion-a-piece-on-the-map = komponent na mapie
criterion-a-roost = Gniazdo
criterion-a-warrior-of-the-target = wojownik wybranego gracza
criterion-adjacent-to-sympathy = obok polany z Sympatykami
criterion-an-available-item = dostępny przedmiot
criterion-an-enemy = przeciwnik
criterion-an-enemy-of-the-attacker = przeciwnik atakującego
criterion-at-random = losowo
criterion-can-be-placed = można rozmieścić
criterion-can-hold-a-plot = może tu leżeć Intryga
criterion-candidates = możliwości
criterion-enemy-pieces = komponenty przeciwników
criterion-fewest-enemy-pieces = najmniej komponentów przeciwników
criterion-fewest-enemy-warriors = najmniej wojowników przeciwników
criterion-fewest-moves = najmniej ruchów
criterion-fewest-own-warriors = najmniej własnych wojowników
criterion-fewest-victory-points = najmniej Punktów Zwycięstwa
criterion-fewest-warriors = najmniej wojowników
criterion-fewest-warriors-in-the-payments-box = najmniej wojowników na polu Płatności
criterion-fewest-warriors-of-the-target = najmniej wojowników wybranego gracza
criterion-highest-priority = najwyższy priorytet
criterion-legal-move = dozwolony ruch
criterion-lowest-priority = najniższy priorytet
criterion-may-be-placed-in = można tu rozmieszczać
criterion-may-place = można tu rozmieszczać
criterion-most-buildings-and-tokens = najwięcej budynków i żetonów
criterion-most-buildings-and-tokens-there = najwięcej budynków i żetonów w tym miejscu
criterion-most-buildings-of-the-target = najwięcej budynków wybranego gracza
criterion-most-buildings-there = najwięcej budynków w tym miejscu
criterion-most-clearings-around = najwięcej polan dookoła
criterion-most-defenseless-buildings = najwięcej bezbronnych budynków
criterion-most-enemy-buildings = najwięcej budynków przeciwników
criterion-most-enemy-buildings-and-tokens = najwięcej budynków i żetonów przeciwników
criterion-most-enemy-pieces = najwięcej komponentów przeciwników
criterion-most-open-slots = najwięcej wolnych pól
criterion-most-own-warriors = najwięcej własnych wojowników
criterion-most-pieces-there = najwięcej komponentów w tym miejscu
criterion-most-printed-points = najwięcej punktów na karcie
criterion-most-victory-points = najwięcej Punktów Zwycięstwa
criterion-most-warriors-in-the-payments-box = najwięcej wojowników na polu Płatności
criterion-no-bird = nie ptasia
criterion-no-enemy-pieces = brak komponentów przeciwników
criterion-no-own-buildings = brak własnych budynków
criterion-no-own-pieces = brak własnych komponentów
criterion-no-plot-token = brak żetonu Intrygi
criterion-no-roost = brak Gniazda
criterion-no-trade-post = brak Faktorii
criterion-no-tunnel = brak Tunelu
criterion-on-a-shortest-way = na najkrótszej drodze
criterion-open-slot = wolne pole
criterion-open-to-its-pieces = dostępne dla jego komponentów
criterion-own-building = własny budynek
criterion-own-pieces = własne komponenty
criterion-own-warriors = własni wojownicy
criterion-pieces-of-the-best-payer = komponenty gracza, który zapłacił najwięcej
criterion-pieces-there = komponenty w tym miejscu
criterion-preferably-a-bird = najlepiej ptasia
criterion-preferably-a-trade-post-left = w miarę możliwości jest jeszcze Faktoria
criterion-preferably-no-plot-token = najlepiej bez żetonu Intrygi
criterion-preferably-no-roost = najlepiej bez Gniazda
criterion-preferably-open-slot = najlepiej z wolnym polem
criterion-preferably-opposite-another-start = najlepiej naprzeciw startu innego gracza
criterion-room-for-the-base = miejsce na Bazę
criterion-ruled = pod kontrolą
criterion-setup-order = kolejność przygotowania
criterion-sympathetic = z Sympatykami
criterion-the-pass = Przełęcz
criterion-the-first = pierwsza możliwość
criterion-turn-order = kolejność tur
criterion-unsympathetic = bez Sympatyków
criterion-warriors-enough = dość wojowników
criterion-warriors-to-fight-with = wojownicy do walki
criterion-warriors-to-spare = wojownicy na zbyciu

## Co utraciłeś: mówi się to głośno, gdy zabrali to inni

loss-removed = Tracisz { NAME($pieces, case: "acc") } { NAME($clearing, case: "where") }!
loss-lost-points = Tracisz { NAME($points, case: "acc") }!
loss-took = Tracisz { NAME($card, case: "acc") }: zabiera ją { $taker }!
loss-took-item = Tracisz { NAME($item, case: "acc") }: zabiera go { $player }!
loss-damaged = Uszkodzony przedmiot: { $item }!
loss-lost-officers = Tracisz { NAME($officers, case: "acc") }!
loss-converted = Tracisz wojownika { NAME($clearing, case: "where") }: został nawrócony!
