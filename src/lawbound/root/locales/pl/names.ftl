### What things are called in Polish.
###
### Cases of names: the message itself is the nominative; .gen .dat .acc .ins the others.
### Places have their prepositions too, for one is "na polanie" but "w Norze": .where (gdzie), .to (dokąd), .from (skąd).
### .number of a faction: singular, or plural (Dynastie, Kultyści), for the verb. .gender of an item: m or f, for adjectives;
### .many of an item: the genitive plural (ile mieczy). .symbol of a suit: the animal itself (lis).
### .nom of a card: the nominative that says what it is ("karta Kowadło").

## Factions

faction-marquise = Markiza
    .full = Markiza de Kot
    .gen = Markizy
    .dat = Markizie
    .acc = Markizę
    .ins = Markizą
    .number = singular
faction-eyrie = Dynastie
    .full = Dynastie Orlich Gniazd
    .gen = Dynastii
    .dat = Dynastiom
    .acc = Dynastie
    .ins = Dynastiami
    .number = plural
faction-alliance = Sojusz
    .full = Sojusz Stworzeń Leśnych
    .gen = Sojuszu
    .dat = Sojuszowi
    .acc = Sojusz
    .ins = Sojuszem
    .number = singular
faction-vagabond = Włóczęga
    .full = Włóczęga
    .gen = Włóczęgi
    .dat = Włóczędze
    .acc = Włóczęgę
    .ins = Włóczęgą
    .number = singular
faction-vagabond2 = Drugi Włóczęga
    .full = Włóczęga
    .gen = Drugiego Włóczęgi
    .dat = Drugiemu Włóczędze
    .acc = Drugiego Włóczęgę
    .ins = Drugim Włóczęgą
    .number = singular
faction-lizards = Kultyści
    .full = Jaszczurzy Kultyści
    .gen = Kultystów
    .dat = Kultystom
    .acc = Kultystów
    .ins = Kultystami
    .number = plural
faction-riverfolk = Kompania
    .full = Kompania Plemion Rzecznych
    .gen = Kompanii
    .dat = Kompanii
    .acc = Kompanię
    .ins = Kompanią
    .number = singular
faction-duchy = Księstwo
    .full = Podziemne Księstwo
    .gen = Księstwa
    .dat = Księstwu
    .acc = Księstwo
    .ins = Księstwem
    .number = singular
faction-corvids = Konspiracja
    .full = Krucza Konspiracja
    .gen = Konspiracji
    .dat = Konspiracji
    .acc = Konspirację
    .ins = Konspiracją
    .number = singular
faction-hundreds = Szczury
    .full = Władca Szczurów
    .gen = Szczurów
    .dat = Szczurom
    .acc = Szczury
    .ins = Szczurami
    .number = plural
faction-keepers = Straż
    .full = Żelazna Straż
    .gen = Straży
    .dat = Straży
    .acc = Straż
    .ins = Strażą
    .number = singular
faction-newcomer = Miejsce { $n }
    .full = Wolne miejsce
    .gen = Miejsca { $n }
    .dat = Miejscu { $n }
    .acc = Miejsce { $n }
    .ins = Miejscem { $n }
    .number = singular
faction-nobody = nikt
    .gen = nikogo
    .dat = nikomu
    .acc = nikogo
    .ins = nikim
    .number = singular

## Suits of clearings and cards: feminine adjectives, for karta and polana

suit-fox = lisia
    .gen = lisiej
    .acc = lisią
    .symbol = lis
suit-rabbit = królicza
    .gen = króliczej
    .acc = króliczą
    .symbol = królik
suit-mouse = mysia
    .gen = mysiej
    .acc = mysią
    .symbol = mysz
suit-bird = ptasia
    .gen = ptasiej
    .acc = ptasią
    .symbol = ptak

## Phases of a turn

phase-setup = przygotowanie rozgrywki
phase-birdsong = Świt
phase-daylight = Dzień
phase-evening = Wieczór

## Counted things, always with their number $n (a number from 0 up)

counted-card =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
    .acc =
        { $n ->
            [one] { $n } kartę
            [few] { $n } karty
           *[many] { $n } kart
        }
    .gen =
        { $n ->
            [one] { $n } karty
            [few] { $n } kart
           *[many] { $n } kart
        }
counted-hit =
    { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[many] { $n } obrażeń
    }
counted-item =
    { $n ->
        [one] { $n } przedmiot
        [few] { $n } przedmioty
       *[many] { $n } przedmiotów
    }
counted-action =
    { $n ->
        [one] { $n } akcja
        [few] { $n } akcje
       *[many] { $n } akcji
    }
counted-supporter =
    { $n ->
        [one] { $n } Stronnik
        [few] { $n } Stronników
       *[many] { $n } Stronników
    }
    .acc =
        { $n ->
            [one] { $n } Stronnika
            [few] { $n } Stronników
           *[many] { $n } Stronników
        }
counted-officer =
    { $n ->
        [one] { $n } Oficer
        [few] { $n } Oficerów
       *[many] { $n } Oficerów
    }
    .acc =
        { $n ->
            [one] { $n } Oficera
            [few] { $n } Oficerów
           *[many] { $n } Oficerów
        }
counted-boot =
    { $n ->
        [one] { $n } but
        [few] { $n } buty
       *[many] { $n } butów
    }
counted-wood-cost =
    { $n ->
        [one] { $n } drewno
        [few] { $n } drewna
       *[many] { $n } drewna
    }
counted-operation =
    { $n ->
        [one] { $n } operacja
        [few] { $n } operacje
       *[many] { $n } operacji
    }

## Pieces on the map, with their number $n. One piece goes without the number

piece-warrior =
    { $n ->
        [one] wojownik
        [few] { $n } wojowników
       *[many] { $n } wojowników
    }
    .acc =
        { $n ->
            [one] wojownika
            [few] { $n } wojowników
           *[many] { $n } wojowników
        }
piece-sawmill =
    { $n ->
        [one] Tartak
        [few] { $n } Tartaki
       *[many] { $n } Tartaków
    }
piece-workshop =
    { $n ->
        [one] Warsztat
        [few] { $n } Warsztaty
       *[many] { $n } Warsztatów
    }
piece-recruiter =
    { $n ->
        [one] Koszary
        [few] { $n } Koszary
       *[many] { $n } Koszar
    }
piece-wood =
    { $n ->
        [one] żeton drewna
        [few] { $n } żetony drewna
       *[many] { $n } żetonów drewna
    }
piece-keep =
    { $n ->
        [one] Twierdza
        [few] { $n } Twierdze
       *[many] { $n } Twierdz
    }
    .acc =
        { $n ->
            [one] Twierdzę
            [few] { $n } Twierdze
           *[many] { $n } Twierdz
        }
piece-roost =
    { $n ->
        [one] Gniazdo
        [few] { $n } Gniazda
       *[many] { $n } Gniazd
    }
piece-fox-base =
    { $n ->
        [one] lisia Baza
        [few] { $n } lisie Bazy
       *[many] { $n } lisich Baz
    }
    .acc =
        { $n ->
            [one] lisią Bazę
            [few] { $n } lisie Bazy
           *[many] { $n } lisich Baz
        }
piece-rabbit-base =
    { $n ->
        [one] królicza Baza
        [few] { $n } królicze Bazy
       *[many] { $n } króliczych Baz
    }
    .acc =
        { $n ->
            [one] króliczą Bazę
            [few] { $n } królicze Bazy
           *[many] { $n } króliczych Baz
        }
piece-mouse-base =
    { $n ->
        [one] mysia Baza
        [few] { $n } mysie Bazy
       *[many] { $n } mysich Baz
    }
    .acc =
        { $n ->
            [one] mysią Bazę
            [few] { $n } mysie Bazy
           *[many] { $n } mysich Baz
        }
piece-sympathy =
    { $n ->
        [one] żeton Sympatyków
        [few] { $n } żetony Sympatyków
       *[many] { $n } żetonów Sympatyków
    }
piece-fox-garden =
    { $n ->
        [one] lisi Ogród
        [few] { $n } lisie Ogrody
       *[many] { $n } lisich Ogrodów
    }
piece-rabbit-garden =
    { $n ->
        [one] króliczy Ogród
        [few] { $n } królicze Ogrody
       *[many] { $n } króliczych Ogrodów
    }
piece-mouse-garden =
    { $n ->
        [one] mysi Ogród
        [few] { $n } mysie Ogrody
       *[many] { $n } mysich Ogrodów
    }
piece-fox-trade-post =
    { $n ->
        [one] lisia Faktoria
        [few] { $n } lisie Faktorie
       *[many] { $n } lisich Faktorii
    }
    .acc =
        { $n ->
            [one] lisią Faktorię
            [few] { $n } lisie Faktorie
           *[many] { $n } lisich Faktorii
        }
piece-rabbit-trade-post =
    { $n ->
        [one] królicza Faktoria
        [few] { $n } królicze Faktorie
       *[many] { $n } króliczych Faktorii
    }
    .acc =
        { $n ->
            [one] króliczą Faktorię
            [few] { $n } królicze Faktorie
           *[many] { $n } króliczych Faktorii
        }
piece-mouse-trade-post =
    { $n ->
        [one] mysia Faktoria
        [few] { $n } mysie Faktorie
       *[many] { $n } mysich Faktorii
    }
    .acc =
        { $n ->
            [one] mysią Faktorię
            [few] { $n } mysie Faktorie
           *[many] { $n } mysich Faktorii
        }
piece-pawn =
    { $n ->
        [one] pionek
        [few] { $n } pionki
       *[many] { $n } pionków
    }
piece-citadel =
    { $n ->
        [one] Cytadela
        [few] { $n } Cytadele
       *[many] { $n } Cytadel
    }
    .acc =
        { $n ->
            [one] Cytadelę
            [few] { $n } Cytadele
           *[many] { $n } Cytadel
        }
piece-market =
    { $n ->
        [one] Targ
        [few] { $n } Targi
       *[many] { $n } Targów
    }
piece-tunnel =
    { $n ->
        [one] Tunel
        [few] { $n } Tunele
       *[many] { $n } Tuneli
    }
piece-plot =
    { $n ->
        [one] zakryta Intryga
        [few] { $n } zakryte Intrygi
       *[many] { $n } zakrytych Intryg
    }
    .acc =
        { $n ->
            [one] zakrytą Intrygę
            [few] { $n } zakryte Intrygi
           *[many] { $n } zakrytych Intryg
        }
piece-bomb =
    { $n ->
        [one] Bomba
        [few] { $n } Bomby
       *[many] { $n } Bomb
    }
    .acc =
        { $n ->
            [one] Bombę
            [few] { $n } Bomby
           *[many] { $n } Bomb
        }
piece-snare =
    { $n ->
        [one] Wnyki
        [few] { $n } Wnyki
       *[many] { $n } Wnyków
    }
piece-extortion =
    { $n ->
        [one] Haracz
        [few] { $n } Haracze
       *[many] { $n } Haraczy
    }
piece-raid =
    { $n ->
        [one] Najazd
        [few] { $n } Najazdy
       *[many] { $n } Najazdów
    }
piece-warlord =
    { $n ->
        [one] Lord
        [few] { $n } Lordów
       *[many] { $n } Lordów
    }
    .acc =
        { $n ->
            [one] Lorda
            [few] { $n } Lordów
           *[many] { $n } Lordów
        }
piece-stronghold =
    { $n ->
        [one] Warownia
        [few] { $n } Warownie
       *[many] { $n } Warowni
    }
    .acc =
        { $n ->
            [one] Warownię
            [few] { $n } Warownie
           *[many] { $n } Warowni
        }
piece-mob =
    { $n ->
        [one] Szturm
        [few] { $n } Szturmy
       *[many] { $n } Szturmów
    }

## The same on the map of the terminal, where room is short (w: wojownicy; a whole clearing has some 30 letters)

short-piece-warrior = { $n }w
short-piece-sawmill =
    { $n ->
        [one] Tartak
        [few] { $n } Tartaki
       *[many] { $n } Tartaków
    }
short-piece-workshop =
    { $n ->
        [one] Warsztat
        [few] { $n } Warsztaty
       *[many] { $n } Warsztatów
    }
short-piece-recruiter =
    { $n ->
        [one] Koszary
        [few] { $n } Koszary
       *[many] { $n } Koszar
    }
short-piece-wood =
    { $n ->
        [one] drewno
        [few] { $n } drewna
       *[many] { $n } drewna
    }
short-piece-keep =
    { $n ->
        [one] Twierdza
        [few] { $n } Twierdze
       *[many] { $n } Twierdz
    }
short-piece-roost =
    { $n ->
        [one] Gniazdo
        [few] { $n } Gniazda
       *[many] { $n } Gniazd
    }
short-piece-fox-base =
    { $n ->
        [one] Baza
        [few] { $n } Bazy
       *[many] { $n } Baz
    }
short-piece-rabbit-base =
    { $n ->
        [one] Baza
        [few] { $n } Bazy
       *[many] { $n } Baz
    }
short-piece-mouse-base =
    { $n ->
        [one] Baza
        [few] { $n } Bazy
       *[many] { $n } Baz
    }
short-piece-sympathy =
    { $n ->
        [one] Sympatycy
        [few] { $n } Sympatyków
       *[many] { $n } Sympatyków
    }
short-piece-fox-garden =
    { $n ->
        [one] Ogród
        [few] { $n } Ogrody
       *[many] { $n } Ogrodów
    }
short-piece-rabbit-garden =
    { $n ->
        [one] Ogród
        [few] { $n } Ogrody
       *[many] { $n } Ogrodów
    }
short-piece-mouse-garden =
    { $n ->
        [one] Ogród
        [few] { $n } Ogrody
       *[many] { $n } Ogrodów
    }
short-piece-fox-trade-post =
    { $n ->
        [one] Faktoria
        [few] { $n } Faktorie
       *[many] { $n } Faktorii
    }
short-piece-rabbit-trade-post =
    { $n ->
        [one] Faktoria
        [few] { $n } Faktorie
       *[many] { $n } Faktorii
    }
short-piece-mouse-trade-post =
    { $n ->
        [one] Faktoria
        [few] { $n } Faktorie
       *[many] { $n } Faktorii
    }
short-piece-pawn =
    { $n ->
        [one] pionek
        [few] { $n } pionki
       *[many] { $n } pionków
    }
short-piece-citadel =
    { $n ->
        [one] Cytadela
        [few] { $n } Cytadele
       *[many] { $n } Cytadel
    }
short-piece-market =
    { $n ->
        [one] Targ
        [few] { $n } Targi
       *[many] { $n } Targów
    }
short-piece-tunnel =
    { $n ->
        [one] Tunel
        [few] { $n } Tunele
       *[many] { $n } Tuneli
    }
short-piece-plot =
    { $n ->
        [one] Intryga
        [few] { $n } Intrygi
       *[many] { $n } Intryg
    }
short-piece-bomb =
    { $n ->
        [one] Bomba
        [few] { $n } Bomby
       *[many] { $n } Bomb
    }
short-piece-snare =
    { $n ->
        [one] Wnyki
        [few] { $n } Wnyki
       *[many] { $n } Wnyków
    }
short-piece-extortion =
    { $n ->
        [one] Haracz
        [few] { $n } Haracze
       *[many] { $n } Haraczy
    }
short-piece-raid =
    { $n ->
        [one] Najazd
        [few] { $n } Najazdy
       *[many] { $n } Najazdów
    }
short-piece-warlord =
    { $n ->
        [one] Lord
        [few] { $n } Lordów
       *[many] { $n } Lordów
    }
short-piece-stronghold =
    { $n ->
        [one] Warownia
        [few] { $n } Warownie
       *[many] { $n } Warowni
    }
short-piece-mob =
    { $n ->
        [one] Szturm
        [few] { $n } Szturmy
       *[many] { $n } Szturmów
    }

## Items

item-boots = but
    .acc = but
    .ins = butem
    .many = butów
    .gender = m
item-bag = worek
    .acc = worek
    .ins = workiem
    .many = worków
    .gender = m
item-crossbow = kusza
    .acc = kuszę
    .ins = kuszą
    .many = kusz
    .gender = f
item-hammer = młot
    .acc = młot
    .ins = młotem
    .many = młotów
    .gender = m
item-sword = miecz
    .acc = miecz
    .ins = mieczem
    .many = mieczy
    .gender = m
item-tea = herbata
    .acc = herbatę
    .ins = herbatą
    .many = herbat
    .gender = f
item-coins = moneta
    .acc = monetę
    .ins = monetą
    .many = monet
    .gender = f
item-torch = pochodnia
    .acc = pochodnię
    .ins = pochodnią
    .many = pochodni
    .gender = f
name-marked-item = { $item } (z Ruin)
    .acc = { NAME($item, case: "acc") } (z Ruin)
    .ins = { NAME($item, case: "ins") } (z Ruin)
    .gender = { NAME($item, case: "gender") }

## Where an item of the Vagabond lies, or how it is: "pochodnia, wyczerpana". .f agrees with the item

item-place-track = na torze
item-place-satchel = w Plecaku
item-place-exhausted = wyczerpany
    .f = wyczerpana
item-place-damaged = uszkodzony
    .f = uszkodzona
item-place-broken = uszkodzony i wyczerpany
    .f = uszkodzona i wyczerpana
item-place-gone = usunięty
    .f = usunięta

## How a faction stands to the Vagabond: agrees with "relacja"

relation-indifferent = neutralna
relation-amiable = życzliwa
relation-friendly = przyjazna
relation-allied = Sojusznik
relation-hostile = Wróg

## Columns of the Eyrie's Decree

column-recruit = Werbunek
    .gen = Werbunku
column-move = Ruch
    .gen = Ruchu
column-battle = Walka
    .gen = Walki
column-build = Budowa
    .gen = Budowy

## Leaders of the Eyrie

leader-builder = Budowniczy
    .acc = Budowniczego
    .effect = pełna liczba punktów za przekute przedmioty
leader-charismatic = Charyzmatyk
    .acc = Charyzmatyka
    .effect = werbuje po dwóch wojowników
leader-commander = Komandor
    .acc = Komandora
    .effect = dodatkowe obrażenie podczas ataku
leader-despot = Despota
    .acc = Despotę
    .effect = dodatkowy punkt za walkę, w której usunięto budynek lub żeton

## Plots of the Corvids

plot-bomb = Bomba
plot-snare = Wnyki
plot-extortion = Haracz
plot-raid = Najazd

## Ministers of the Duchy

minister-captain = Kapitan
    .gen = Kapitana
    .acc = Kapitana
    .action = walka
minister-marshal = Kwatermistrz
    .gen = Kwatermistrza
    .acc = Kwatermistrza
    .action = ruch
minister-foremole = Sztygar
    .gen = Sztygara
    .acc = Sztygara
    .action = budynek za dowolną kartę
minister-brigadier = Brygadier
    .gen = Brygadiera
    .acc = Brygadiera
    .action = dwa ruchy lub dwie walki
minister-banker = Bankier
    .gen = Bankiera
    .acc = Bankiera
    .action = karty jednego symbolu za punkty
minister-mayor = Burmistrz
    .gen = Burmistrza
    .acc = Burmistrza
    .action = akcja Notabla lub Ziemianina
minister-earl-of-stone = Hrabia Głazów
    .gen = Hrabiego Głazów
    .acc = Hrabiego Głazów
minister-baron-of-dirt = Baron Gleb
    .gen = Barona Gleb
    .acc = Barona Gleb
minister-duchess-of-mud = Księżna Błot
    .gen = Księżnej Błot
    .acc = Księżną Błot

## Conspiracies of the Lizards (each of the first two comes twice)

conspiracy-convert = Nawrócenie
conspiracy-crusade = Krucjata
conspiracy-convert-2 = Nawrócenie (2)
conspiracy-crusade-2 = Krucjata (2)
conspiracy-sanctify = Uświęcenie

## Services of the Riverfolk

service-hand-card = Karta z ręki
service-riverboats = Łodzie Rzeczne
service-mercenaries = Najemnicy

## Lists

# Equal things in a list: "miecz, 2× herbata"
name-many = { $n }× { $what }

## Names put together

name-clearing = polana { $number } ({ $suit })
    .ins = polaną { $number } ({ NAME($suit, case: "acc") })
    .where = na polanie { $number } ({ NAME($suit, case: "gen") })
    .to = na polanę { $number } ({ NAME($suit, case: "acc") })
    .from = z polany { $number } ({ NAME($suit, case: "gen") })
    .bare = polana { $number }
# .each: "na każdej z polan 1, 2 i 5"
name-clearings =
    { $n ->
        [one] polana { $list }
        [few] polany { $list }
       *[many] polany { $list }
    }
    .where =
        { $n ->
            [one] na polanie { $list }
            [few] na polanach { $list }
           *[many] na polanach { $list }
        }
    .each =
        { $n ->
            [one] na polanie { $list }
            [few] na każdej z polan { $list }
           *[many] na każdej z polan { $list }
        }
name-burrow = Nora
    .ins = Norą
    .where = w Norze
    .to = do Nory
    .from = z Nory
name-clearing-with = { $clearing }: { $pieces }
name-clearing-empty = { $clearing }: pusta
name-pieces-of = { $faction } ({ $pieces })
name-forest = las między polanami { $clearings }
    .where = w lesie między polanami { $clearings }
    .to = do lasu między polanami { $clearings }
    .from = z lasu między polanami { $clearings }
# In a list cards are called by their name alone; elsewhere they say what they are: "odrzuca kartę Kowadło (lisią)"
name-card = { $name } ({ $suit })
    .nom = karta { $name } ({ $suit })
    .acc = kartę { $name } ({ NAME($suit, case: "acc") })
name-card-to-craft = { $name } ({ $suit }), { $effect }; koszt: { $cost }
name-unknown-card = nieznana karta
    .acc = nieznaną kartę
name-crafts-an-item = { $item } za { $points }
name-lasting-effect = trwały efekt
name-immediate-effect = efekt natychmiastowy
name-cost-of-suit = { $n }× { NAME($suit, case: "symbol") }
name-cost-of-any = { $n }× dowolny symbol
name-named-player = { $faction } ({ $name })
    .gen = { NAME($faction, case: "gen") } ({ $name })
    .dat = { NAME($faction, case: "dat") } ({ $name })
    .acc = { NAME($faction, case: "acc") } ({ $name })
    .ins = { NAME($faction, case: "ins") } ({ $name })
    .number = { NAME($faction, case: "number") }
name-bot = { $faction } (bot)
    .gen = { NAME($faction, case: "gen") } (bot)
    .dat = { NAME($faction, case: "dat") } (bot)
    .acc = { NAME($faction, case: "acc") } (bot)
    .ins = { NAME($faction, case: "ins") } (bot)
    .number = { NAME($faction, case: "number") }
name-piece-to-build = { $piece } za { $cost }, { $points }
name-slot =
    { NAME($item, case: "gender") ->
        [f] { $item }, { NAME($place, case: "f") }
       *[m] { $item }, { $place }
    }
name-quest = { $name } ({ $suit }): { $items }
    .acc = { $name } ({ NAME($suit, case: "acc") })
name-leader = { $leader }: { $effect }; Wezyrowie: { $columns }
name-character = { $name }: na start { $items }; Akcja Specjalna: { $ability }
name-dice = { $high } i { $low }
name-officer = Oficer
name-decree-card = { $action }: { $suit } karta
name-decree-card-impossible = { $action }: { $suit } karta (niewykonalne: Zamieszki)
name-supporter-price = { $clearing } za { NAME($supporters, case: "acc") }
name-pawn-move = { $clearing } za { $boots }
name-market-card = { $card }, { $n }. od lewej

title = { $map }: { $factions }

book-root = Księga Praw gry Root
book-rootbotics = Księga Praw Rootbotyki

## The sides for which an article of the Law is different

law-side-eyrie = { faction-eyrie.full }
law-side-alliance = { faction-alliance.full }
law-side-vagabond = { faction-vagabond.full }
law-side-riverfolk = { faction-riverfolk.full }
law-side-lizard-cult = { faction-lizards.full }

## What stands instead of points

name-has-dominance = Dominacja: { $suit }
name-has-coalition = koalicja z { NAME($partner, case: "ins") }
