### The table in the browser: what is written on boards of factions and beside the map.

## Clearings and forests as a screen reader says them

scene-clearing = Polana { $number } ({ $suit }), nikt jej nie kontroluje: { $contents }
scene-clearing-ruled = Polana { $number } ({ $suit }) pod kontrolą { NAME($ruler, case: "gen") }: { $contents }
scene-no-suit = jeszcze bez symbolu
scene-open-slots =
    { $n ->
        [one] { $n } wolne pole
        [few] { $n } wolne pola
       *[many] { $n } wolnych pól
    }
scene-no-slots = brak wolnych pól
scene-ruin = Ruiny
# What somebody who has looked under the ruin knows to be there
scene-ruin-known = Ruiny, a pod nimi { $items }
# Items of the Vagabot that lie on building slots
scene-covered = pola zakryte { NAME($items, case: "ins") }
scene-ferry = Prom
scene-forest = Las między polanami { $clearings }: { $pieces }
scene-forest-empty = Las między polanami { $clearings }

## Titles of tracks and rows on faction boards

scene-track-sawmill = Tartaki
scene-track-workshop = Warsztaty
scene-track-recruiter = Koszary
scene-track-roost = Gniazda
scene-track-sympathy = Sympatycy
scene-track-fox-garden = Lisie Ogrody
scene-track-rabbit-garden = Królicze Ogrody
scene-track-mouse-garden = Mysie Ogrody
scene-track-fox-trade-post = Lisie Faktorie
scene-track-rabbit-trade-post = Królicze Faktorie
scene-track-mouse-trade-post = Mysie Faktorie
scene-track-citadel = Cytadele
scene-track-market = Targi
scene-track-battle = Tor Walki
scene-decree = Dekret
scene-supporters = Stronnicy
scene-order = Nakaz
scene-souls = Zagubione Dusze, od góry
scene-revealed = Ujawnione karty
scene-goods = Rynek, na końcu karta Nakazu
scene-quest = Jego Misja
scene-quests-done = Ukończone Misje
scene-item-tracks = Gotowe na torach
scene-satchel = Plecak
scene-hand = Ręka
scene-crafted = Przekute karty
scene-crafted-items = Przekute przedmioty
scene-supply = W puli
scene-vizier = Wezyr
# $item: Name, $state: Name (item-place-...)
scene-item-state = { $item } ({ $state })
scene-damaged-box = Uszkodzone, do naprawy

## What the numbers on the spaces of a track mean

scene-legend-wood = koszt w drewnie
scene-legend-supporters = koszt w Stronnikach
scene-legend-points = punkty
scene-legend-cards = dodatkowe karty
scene-legend-recruits = dodatkowi wojownicy w Werbunku
scene-legend-items = potrzebne przedmioty
scene-legend-hits = dodatkowe obrażenia w walce

## Facts on faction boards: a label, and a value where it is no name or number

scene-fact-actions = Pozostałe akcje
scene-fact-wood = Drewno na mapie
scene-fact-draw = Karty do dobrania Wieczorem
scene-fact-leader = Przywódca
scene-fact-deposed = Usunięci przywódcy
scene-value-leader = { $leader } ({ $effect })
scene-fact-bases = Bazy na mapie
scene-fact-officers = Oficerowie
scene-fact-operations = Pozostałe operacje
scene-fact-limit = Ilu Stronników mieści się bez Bazy
scene-fact-martial-law = Prawo Wojny na polanach
scene-fact-character = Postać
scene-fact-ability = Akcja Specjalna
scene-fact-place = Gdzie jest pionek
scene-value-no-place = jeszcze nie w lesie
scene-fact-item-limit = Przedmioty w Plecaku i uszkodzone
scene-value-of = { $n }, najwyżej { $limit }
# agrees with "relacja"
scene-value-relation-aided =
    { $aids ->
        [one] { $relation }, w tej turze { $aids } Pomoc
        [few] { $relation }, w tej turze { $aids } Pomoce
       *[many] { $relation }, w tej turze { $aids } Pomocy
    }
scene-fact-maximum = Najwięcej obrażeń z kości
scene-fact-covered = Pola budowy zakryte jego przedmiotami
scene-fact-acolytes = Akolici, na spiski
scene-fact-suit = Kolor karty Nakazu
scene-fact-conspiracy = Znacznik Spisku
scene-fact-burrow = Wojownicy w Norze
scene-fact-swayed = Przekonani Ministrowie
scene-fact-unswayed = Nieprzekonani Ministrowie
scene-fact-plots-supply = Intrygi w puli
scene-fact-plots-down = Zakryte Intrygi na mapie
scene-fact-plots-up = Odkryte Intrygi na mapie
scene-fact-plots-unknown = Intrygi, których nikt jeszcze nie widział
# Warriors in the Payments box of the Riverfolk, and what a service costs
scene-fact-payments = Wojownicy, którymi inni zapłacili
scene-value-payment = { $player } { $n }
scene-fact-price = Cena Usługi
scene-value-price = { $player } { $n }
scene-fact-bought = Kupione na tę turę

## Kinds of pieces by themselves, as a picture is labelled

scene-piece-warrior = wojownik
scene-piece-sawmill = Tartak
scene-piece-workshop = Warsztat
scene-piece-recruiter = Koszary
scene-piece-wood = drewno
scene-piece-keep = Twierdza
scene-piece-roost = Gniazdo
scene-piece-fox-base = lisia Baza
scene-piece-rabbit-base = królicza Baza
scene-piece-mouse-base = mysia Baza
scene-piece-sympathy = żeton Sympatyków
scene-piece-fox-garden = lisi Ogród
scene-piece-rabbit-garden = króliczy Ogród
scene-piece-mouse-garden = mysi Ogród
scene-piece-fox-trade-post = lisia Faktoria
scene-piece-rabbit-trade-post = królicza Faktoria
scene-piece-mouse-trade-post = mysia Faktoria
scene-piece-pawn = pionek
scene-piece-citadel = Cytadela
scene-piece-market = Targ
scene-piece-tunnel = Tunel
scene-piece-plot = zakryta Intryga
scene-piece-bomb = Bomba
scene-piece-snare = Wnyki
scene-piece-extortion = Haracz
scene-piece-raid = Najazd
scene-piece-warlord = Lord
scene-piece-stronghold = Warownia
scene-piece-mob = Szturm
# Any item, on the Battle Track of the Vagabot
scene-piece-item = przedmiot

## A new game: what can be chosen besides seats and maps

scene-suits-printed = jak nadrukowano
scene-suits-random = losowe znaczniki symboli
scene-suits-balanced = zrównoważone
scene-suits-suggested = sugerowane
scene-deck-standard = Talia standardowa
scene-order-random = losowa
scene-order-given = jak na liście
# Which services of the Riverfolk the other bots buy
scene-services-none = Boty nie kupują Usług
scene-services-basic = Podstawowe karty Usług
scene-services-advanced = Zaawansowane karty Usług
# What a pause tells of the cards of those who are asked out of turn
scene-discretion-waited = Nic: kto nie ma wyboru, tylko pozornie się zastanawia
    .text = Kto ma karty na ręce, mógłby zagrać Zasadzkę, zapłacić za Szpitale Polowe i tym podobne. Jeśli żadna karta nie pasuje, po chwili odpowiada za niego serwer, jakby się namyślał.
scene-discretion-asked = Nic: kto ma karty na ręce, musi odpowiedzieć
    .text = Pytany jest każdy, kto ma karty na ręce, nawet jeśli może powiedzieć tylko „nie”. Wtedy nawet długość przerwy niczego nie zdradza.
scene-discretion-open = Że ktoś ma pasującą kartę
    .text = Pytany jest tylko ten, kto ją ma. To szybkie, ale bitwa bez przerwy pokazuje, że obrońca nie może zagrać Zasadzki.

## Editions of the bots' Law, and the single rules in which they differ. `.first` and `.second`: what the values mean

edition-cs = Wydanie czeskie
    .text = Nowszy tekst: wszystkie osiem botów ze wszystkimi Programami i Postaciami.
edition-pl = Wydanie polskie
    .text = Starszy tekst: cztery boty z pierwszego rozszerzenia, każdy z czterema Programami, i trzy Postacie.
option-bot-dominance-variant = Wariant Dominacji
    .first = Karty Dominacji zależą od liczby ludzi.
    .second = Nikt nie używa kart Dominacji; karta, która miałaby zostać odrzucona, leży obok planszy, a każdy bot, który spełni jej warunek, natychmiast wygrywa.
option-faction-tiebreak = Remisy między Frakcjami
    .first = Pierwsza w kolejności tur, licząc od gracza rozpoczynającego.
    .second = Pierwsza w kolejności przygotowania: Markiza, Dynastie, Sojusz, Włóczędzy, Kultyści, Kompania, Księstwo, Konspiracja.
option-bot-gives-card-to-bot = Bot, który ma dać kartę innemu botowi
    .first = Bot, który miał ją dostać, zdobywa punkt.
    .second = Nic się nie dzieje.
option-trait-count = Programy bota
    .first = Dowolna liczba spośród wszystkich Programów.
    .second = Najwyżej cztery, z pierwszego rozszerzenia.
option-advanced-setup-order = Przygotowanie Zaawansowane
    .first = Wszystkie boty przygotowuje się przed ludźmi.
    .second = Wszystkich przygotowuje się w zwykłej kolejności.
option-expand-limit = Ekspansja Mechanicznego Markiza
    .first = Najwyżej raz na turę.
    .second = Dopóki warunek jest spełniony.
option-eyrie-start-corner = Start Elektrycznych Dynastii
    .first = Losowa narożna polana naprzeciw innej polany startowej, jeśli to możliwe.
    .second = Narożna polana naprzeciw Twierdzy; bez Markizy losowa narożna polana.
option-sympathy-fallback-adjacency = Sympatycy Samoczynnego Sojuszu bez pasującej nakazanej polany
    .first = Obok polany z Sympatykami.
    .second = W dowolnym miejscu mapy.
option-surprise-revolt-places-base = Niespodziewana Rewolta Samoczynnego Sojuszu
    .first = Na koniec rozmieszcza się jego Bazę.
    .second = Bazy się nie rozmieszcza.
option-full-removal-trigger = Co uszkadza trzy przedmioty Włóczęgobota
    .first = Efekty usuwające wszystkie komponenty przeciwników z jego polany.
    .second = Każdy efekt usuwający komponenty innych z jego polany.
option-vagabot-slip-destination = Dokąd zakrada się Włóczęgobot, gdy ma mało przedmiotów
    .first = Do losowego lasu.
    .second = Do sąsiadującego lasu.
option-aid-target-filter = Komu pomaga Włóczęgobot
    .first = Spośród obecnych z przekutym przedmiotem temu, kto ma najmniej punktów.
    .second = Temu z obecnych, kto ma najmniej punktów, jeśli ma przekuty przedmiot.
option-aid-bot-reward = Bot, któremu pomaga Włóczęgobot
    .first = Zdobywa punkt za każdą kartę, którą miałby dobrać.
    .second = Zdobywa jeden punkt.
option-daylight-repair-preference = Co Włóczęgobot naprawia za Dnia
    .first = Najpierw niewyczerpane przedmioty.
    .second = Losowy uszkodzony przedmiot.
option-thief-target = Kogo okrada Złodziej
    .first = Dowolnego przeciwnika.
    .second = Tylko ludzi.
option-vagabot-characters = Postacie Włóczęgobota
    .first = Wszystkie sześć.
    .second = Złodziej, Majsterkowicz i Ranger.
option-second-expansion-bots = Boty z drugiego rozszerzenia
    .first = Kultyści, Kompania, Księstwo i Konspiracja są dostępne.
    .second = Nie są dostępne.
option-trade-post-loss = Co Kompania traci razem z Faktorią
    .first = Połowę wojowników z pola Płatności, bez względu na to, kto ją usunął.
    .second = Połowę znajdujących się tam wojowników gracza, który usunął Faktorię.
option-oppress-needs-a-piece = Gdzie Szczury nękają
    .first = Gdzie stoi ich element, choćby Szturm.
    .second = Także tam, gdzie rządzą tylko dzięki najętym wojownikom.
option-recover-failure = Odzyskanie ponad siły Straży
    .first = Kosztuje kartę i kończy akcję całej kolumny.
    .second = Kosztuje kartę i kończy tylko to Odzyskanie.
option-swift-strike-times = Ile razy Ronin używa Szybkiego Ataku
    .first = Raz w walce.
    .second = W walce tyle razy, ile ma mieczy do wyczerpania.
option-map-interactions = Boty na mapach jeziora i gór
    .first = Korzystają z Promu, a zamknięte ścieżki są dla nich otwarte.
    .second = Bez specjalnych reguł.
