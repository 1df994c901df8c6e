### What hands have to do at a real table: in the imperative, without a full stop; $pieces is a name-owned-... here.

## On the map

do-placed = Rozmieść { NAME($pieces, case: "acc") } { NAME($clearing, case: "where") }
do-built = Zbuduj { NAME($pieces, case: "acc") } { NAME($clearing, case: "where") }
do-placed-in-several = Rozmieść { NAME($pieces, case: "acc") } { NAME($clearings, case: "each") }
do-placed-a-plot = Połóż { NAME($clearing, case: "where") } rewersem do góry Intrygę { NAME($player, case: "gen") }
do-placed-an-unseen-plot = Wymieszaj Intrygi w zasobach { NAME($player, case: "gen") } i jedną połóż { NAME($clearing, case: "where") } rewersem do góry, nie podglądając
do-removed = Usuń { NAME($pieces, case: "acc") } { NAME($clearing, case: "from") }
do-removed-to-payments = Przenieś { NAME($pieces, case: "acc") } { NAME($clearing, case: "from") } na pole Płatności
do-removed-to-the-acolytes = Przenieś { NAME($pieces, case: "acc") } { NAME($clearing, case: "from") } na pole Akolitów, razem { $acolytes }
do-paid = Odłóż { NAME($pieces, case: "acc") } { NAME($clearing, case: "from") } do zasobów
do-moved = Przemieść { NAME($pieces, case: "acc") } { NAME($origin, case: "from") } { NAME($destination, case: "to") }
do-pawn-placed = Umieść pionek { NAME($player, case: "gen") } { NAME($place, case: "where") }
do-pawn-moved = Przemieść pionek { NAME($player, case: "gen") } { NAME($origin, case: "from") } { NAME($place, case: "to") }
do-ferry = Przesuń Prom { NAME($origin, case: "from") } { NAME($destination, case: "to") } (płynie: { $player })
do-path-opened = Zdejmij znacznik ze ścieżki między { NAME($origin, case: "ins") } a { NAME($destination, case: "ins") } ({ $player })
do-landmark = Umieść { NAME($clearing, case: "where") } ten punkt orientacyjny: { $landmark }
do-ruins-filled = Połóż pod każdymi Ruinami, nie podglądając, tyle przedmiotów oznaczonych R: { $n }
do-explored = Weź { NAME($item, case: "acc") } spod Ruin { NAME($clearing, case: "where") } i połóż awersem do góry w Plecaku { NAME($player, case: "gen") }; puste Ruiny znikają z mapy
do-plundered = { $player }: weź { NAME($item, case: "acc") } spod Ruin { NAME($clearing, case: "where") }; puste Ruiny znikają z mapy
do-covered = Połóż { NAME($item, case: "acc") } { NAME($player, case: "gen") } na wolnym polu dla budynku { NAME($clearing, case: "where") }
do-scorched = { $player }: zostaw { NAME($item, case: "acc") } { NAME($clearing, case: "where") }; nic już tam nie wejdzie

## Points

do-scored = Przesuń znacznik Punktacji { NAME($player, case: "gen") } na { $total } (+{ $points })
do-lost-points = Cofnij znacznik Punktacji { NAME($player, case: "gen") } na { $total } (−{ $points })
do-activated-dominance = { $player }: wyłóż { NAME($card, case: "acc") } i zdejmij znacznik Punktacji z toru
do-coalition = { $player }: zdejmij znacznik Punktacji z toru i daj go { NAME($partner, case: "dat") }

## Cards

do-shuffled = Przetasuj stos kart odrzuconych i utwórz z niego nową talię
do-drew = { $player }: dobierz { NAME($cards, case: "acc") }
do-drew-open = Dobierz i odkryj kartę za { NAME($player, case: "acc") }: { $card }
do-drew-an-order = Dobierz kartę Nakazu: { $card }, i połóż ją odkrytą na planszy { NAME($player, case: "gen") }
do-drew-for-the-market = Dobierz kartę i połóż ją odkrytą na prawym końcu Targu: { $card }
do-drew-a-soul = Dobierz kartę i połóż ją odkrytą na wierzchu Zagubionych Dusz: { $card }
do-drew-and-discarded = Dobierz i odkryj kartę za { NAME($player, case: "acc") } i odłóż ją na stos kart odrzuconych: { $card }
do-order = Połóż { NAME($card, case: "acc") } odkrytą na planszy { NAME($player, case: "gen") } jako kartę Nakazu
do-order-to-decree = Przenieś kartę Nakazu { NAME($player, case: "gen") }, { NAME($card, case: "acc") }, do kolumny jej symbolu w Dekrecie
do-starting-decree = Znajdź w talii { NAME($card, case: "acc") } i połóż ją w kolumnie jej symbolu w Dekrecie { NAME($player, case: "gen") }
do-discarded = Odłóż { NAME($card, case: "acc") } na stos kart odrzuconych ({ $player })
do-discarded-to-the-souls = Połóż { NAME($card, case: "acc") } na wierzchu Zagubionych Dusz ({ $player })
do-discarded-beside-the-map = Połóż { NAME($card, case: "acc") } odkrytą obok mapy ({ $player })
do-crafted = { $player }: przekuj { NAME($card, case: "acc") } i zostaw ją odkrytą na stole
do-crafted-an-item = Weź z zasobów { NAME($item, case: "acc") } i połóż na polu Przekutych Przedmiotów { NAME($player, case: "gen") } ({ $card })
do-crafted-for-the-satchel = Weź z zasobów { NAME($item, case: "acc") } i połóż awersem do góry w Plecaku { NAME($player, case: "gen") } ({ $card })
do-crafted-from-the-forge = Weź { NAME($item, case: "acc") } z Legendarnej Kuźni i połóż na polu Przekutych Przedmiotów { NAME($player, case: "gen") } ({ $card })
do-crafted-for-its-effect = Wyłóż { NAME($card, case: "acc") } ({ $player }) na stół dla jej efektu
do-ambush = Wyłóż { NAME($card, case: "acc") } przed planszą { NAME($player, case: "gen") }: zasadzka
do-gave = { $giver }: daj { NAME($taker, case: "dat") } kartę
do-took = { $taker }: zabierz { NAME($victim, case: "dat") } losową kartę
do-took-dominance = { $player }: weź na rękę leżącą obok mapy { NAME($card, case: "acc") }
do-took-from-discard = { $player }: weź na rękę { NAME($card, case: "acc") } ze stosu kart odrzuconych
do-revealed = { $player }: wyłóż { NAME($card, case: "acc") }
do-took-back = { $player }: weź z powrotem na rękę { NAME($card, case: "acc") }
do-black-market = { $player }: wymień kartę z ręki na kartę { $n } Czarnego Rynku, rewersem do góry
do-laid-out = Wyłóż { NAME($card, case: "acc") } przed planszą { NAME($player, case: "gen") }

## Boards of the Eyrie, the Alliance, the Duchy, the Corvids

do-appointed = { $player }: połóż na planszy Przywódcę: { $leader }
do-added-to-decree = { $player }: dołóż { NAME($card, case: "acc") } do kolumny { NAME($column, case: "gen") } w Dekrecie
do-supporter = { $player }: dołóż do Stronników { NAME($cards, case: "acc") }
do-officer = { $player }: dołóż wojownika do Oficerów, razem { $officers }
do-lost-officers = { $player }: odłóż do zasobów { NAME($officers, case: "acc") }
do-swayed = Połóż koronę { NAME($player, case: "gen") } na karcie { NAME($minister, case: "gen") }
do-crown-lost = Zdejmij koronę { NAME($minister, case: "gen") } ({ $player })
do-plot-flipped = Odkryj Intrygę { NAME($player, case: "gen") } { NAME($clearing, case: "where") }: { $plot }
do-plot-swapped = Wymień Intrygę { NAME($player, case: "gen") } { NAME($clearing, case: "where") } na inną wylosowaną z zasobów, odkrytą: { $plot }
do-plots-swapped = { $player }: zamień miejscami Intrygi { NAME($clearing, case: "where") } i { NAME($other, case: "where") }

## Items and quests of the Vagabond

do-relationship = { $player }: przesuń znacznik Relacji { NAME($other, case: "gen") }: { $relation }
do-character = Daj { NAME($player, case: "dat") } kartę postaci: { $character }
do-completed = { $player }: odłóż ukończoną Misję { NAME($quest, case: "acc") }
do-completed-by-a-bot = Odłóż ukończoną Misję { NAME($player, case: "gen") } do odrzuconych Misji: { $quest }
do-new-quest = Odkryj Misję: { $quest }
do-quests-shuffled = Potasuj odrzucone Misje i utwórz z nich nową talię Misji ({ $player })
do-damaged = Uszkodź { NAME($item, case: "acc") } { NAME($player, case: "gen") }: połóż wśród uszkodzonych przedmiotów
do-refreshed = Obróć { NAME($item, case: "acc") } { NAME($player, case: "gen") } awersem do góry
do-exhausted = Obróć { NAME($item, case: "acc") } { NAME($player, case: "gen") } rewersem do góry
do-repaired = Napraw { NAME($item, case: "acc") } { NAME($player, case: "gen") }: odłóż do Plecaka
do-rested = { $player }: napraw wszystkie uszkodzone przedmioty i odłóż je do Plecaka
do-item-removed = { $player }: usuń z gry { NAME($item, case: "acc") }
do-arranged = { $player }: ułóż na torze: { $count }× { $item }
do-gave-up = { $player }: odłóż do zasobów wojownika spoza mapy
do-took-item = Przenieś { NAME($item, case: "acc") } z pola Przekutych Przedmiotów { NAME($other, case: "gen") } do { NAME($player, case: "gen") }
do-from-the-forge = { $player }: weź { NAME($item, case: "acc") } z Legendarnej Kuźni
do-starting-items = Połóż awersem do góry w Plecaku { NAME($player, case: "gen") }: { NAME($items, case: "acc") }
do-battle-track-more = Przenieś przedmiot { NAME($player, case: "gen") } z Plecaka na tor Walki; leży tam { $n }, wyczerpane { $exhausted }, uszkodzone { $damaged }
do-battle-track-fewer = Przenieś przedmiot leżący najdalej po prawej na torze Walki { NAME($player, case: "gen") } z powrotem do Plecaka; leży tam { $n }, wyczerpane { $exhausted }, uszkodzone { $damaged }
do-battle-track-turned = Obróć lub wymień przedmioty na torze Walki { NAME($player, case: "gen") }; leży tam { $n }, wyczerpane { $exhausted }, uszkodzone { $damaged }

## Boards of the Lizards

do-lost-soul = Połóż { NAME($card, case: "acc") } odkrytą na wierzchu Zagubionych Dusz ({ $player })
do-collected = Połóż { NAME($card, case: "acc") } odkrytą na wierzchu Zagubionych Dusz ({ $player })
do-ritual = Weź wierzchnią kartę Zagubionych Dusz i połóż ją odkrytą obok nich ({ $player }): { $card }
do-acolyte = Dołóż wojownika { NAME($player, case: "gen") } z zasobów na pole Akolitów, razem { $acolytes }
do-acolyte-spent = Odłóż wojownika { NAME($player, case: "gen") } z pola Akolitów do zasobów, zostaje { $acolytes }
do-acolytes-spent = { $player }: odłóż do zasobów { NAME($spent, case: "acc") }, zostaje { $acolytes }
do-revenge = { $player }: dołóż do Akolitów { NAME($warriors, case: "acc") }, razem { $acolytes }
do-outcast = { $player }: przesuń znacznik Wygnańców na symbol: { NAME($suit, case: "symbol") }
do-hated = { $player }: odwróć znacznik Wygnańców ({ NAME($suit, case: "symbol") }) na stronę znienawidzonych
do-conspiracy = Przesuń znacznik Spisków { NAME($player, case: "gen") } na pole: { $conspiracy }

## Boards of the Riverfolk

do-bought =
    Połóż { $n ->
        [one] wojownika
        [few] { $n } wojowników
       *[many] { $n } wojowników
    } { NAME($payer, case: "gen") } z zasobów na polu Płatności: { $player } kupuje Usługę „{ $service }”
do-bought-card = Weź { NAME($card, case: "acc") } z Targu dla { NAME($player, case: "gen") }
do-bought-a-soul = Weź { NAME($card, case: "acc") } z Targu i połóż ją odkrytą na wierzchu Zagubionych Dusz ({ $player })
do-bought-and-laid-out = Weź { NAME($card, case: "acc") } z Targu i wyłóż ją przed planszą { NAME($player, case: "gen") }
do-stocked = Połóż { NAME($card, case: "acc") } odkrytą na prawym końcu Targu ({ $player })
do-payments-returned =
    Odłóż { $n ->
        [one] wojownika
        [few] { $n } wojowników
       *[many] { $n } wojowników
    } { NAME($player, case: "gen") } z pola Płatności do zasobów
do-to-payments = Połóż { NAME($warriors, case: "acc") } { NAME($player, case: "gen") } z zasobów na polu Płatności
do-price = { $player }: przesuń znacznik ceny Usługi „{ $service }” na { $n }
do-protectionism = { $player }: połóż { NAME($warriors, case: "acc") } z zasobów na polu Płatności
do-gathered = { $player }: przenieś wszystkich wojowników z pól Płatności i Inwestycji na pole Funduszy: { $funds }
do-committed = { $player }: przenieś wojownika { NAME($owner, case: "gen") } z pola Funduszy na pole Inwestycji
do-spent-fund = { $player }: odłóż wojownika { NAME($owner, case: "gen") } z pola Funduszy do jego zasobów
do-lost-fund = { $player }: odłóż wojownika { NAME($owner, case: "gen") } z pola Funduszy do jego zasobów
do-exported = { $player }: eksportuj { NAME($card, case: "acc") } i połóż wojownika z zasobów na polu Płatności

## Boards of the Hundreds and the Keepers; Coffin Makers

do-hoarded = { $player }: połóż w Skarbcu { NAME($item, case: "acc") }
do-item-left-the-game = { $player }: usuń z gry { NAME($item, case: "acc") }
do-mood = { $player }: połóż na planszy Nastrój: { $mood }
do-relic-flipped = { $player }: odkryj { NAME($relic, case: "acc") } { NAME($clearing, case: "where") }
do-trophy = { $other }: połóż { NAME($relic, case: "acc") } rewersem do góry { NAME($forest, case: "where") }
do-recovered = { $player }: przenieś { NAME($relic, case: "acc") } { NAME($clearing, case: "from") } na planszę
do-retainer-lost = { $player }: usuń z gry Wiernego Sługę
do-retainer-moved = { $player }: przenieś Wiernego Sługę do kolumny: { $column }
do-added-to-the-retinue = { $player }: dołóż { NAME($card, case: "acc") } do kolumny Świty: { $column }
do-moved-in-the-retinue = { $player }: przenieś { NAME($card, case: "acc") } do kolumny Świty: { $column }
do-left-the-coffins = { $player }: odłóż { NAME($warriors, case: "acc") } z karty Coffin Makers do zasobów

## Pieces with their owner. $n: their number, $pieces: Name (piece-...), $faction: Name

name-owned-warriors =
    { $n ->
        [one] { $n } wojownik
        [few] { $n } wojowników
       *[many] { $n } wojowników
    } { NAME($faction, case: "gen") }
    .acc =
        { $n ->
            [one] { $n } wojownika
            [few] { $n } wojowników
           *[many] { $n } wojowników
        } { NAME($faction, case: "gen") }
name-owned-pieces = { $pieces } { NAME($faction, case: "gen") }
    .acc = { NAME($pieces, case: "acc") } { NAME($faction, case: "gen") }

## Zaciężni

do-hirelings = Wyłóżcie te karty zaciężnych z ich figurkami: { $hirelings }
do-hireling-marker = { $player }: weź znacznik zaciężnych z pola { $n } toru punktów
do-hired = { $player }: weź kartę zaciężnych { $hireling } i połóż na niej tyle znaczników kontroli: { $n }
do-control-marker-removed = Zdejmij znacznik kontroli z karty { $hireling }; pozostało na niej: { $n }
do-hireling-returned = Odłóż kartę { $hireling } do zasobów zaciężnych
do-figure-placed = Umieść figurkę ({ $hireling }) tutaj: { $place }
do-figure-moved = Przesuń figurkę ({ $hireling }) tutaj: { $place }
do-bandit-on-a-path = Umieść rozbójnika na ścieżce ({ $origin } i { $destination }; { $player })
do-bandit-gone = Zdejmij rozbójnika ze ścieżki ({ $origin } i { $destination }; { $player })
do-on-the-patrol-card = Usuniętych wojowników połóż na karcie zaciężnych ({ $player }); teraz jest ich tam: { $n }
do-gave-to-the-exile = { $player }: połóż { NAME($item, case: "acc") } z wytworzonych przedmiotów na karcie Wygnańca
do-exile-hit = Wyczerp lub zabierz przedmioty na karcie { $hireling }: gotowe są potem { $ready } z { $left }
do-brigand-found = { $player }: weź { NAME($item, case: "acc") } spod ruin ({ $clearing }); puste ruiny znikają z mapy
do-kept-by-the-artisans = { $player }: zostaw { NAME($card, case: "acc") } wyłożoną na stole
do-back-from-the-artisans = { $player }: weź { NAME($card, case: "acc") } z powrotem na rękę

## Karty przygotowania

do-setup-card = Wyłóż tę kartę przygotowania: { $faction }
do-character-beside = Obok karty przygotowania { $faction } połóż kartę postaci: { $character }
do-locked = Obróć kartę przygotowania { $faction } bokiem
do-chose-a-setup-card = { $player }: weź kartę przygotowania { $faction } ze wszystkim, co do niej należy
