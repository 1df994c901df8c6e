### Żelazna Straż: pytania, możliwości, dziennik i dlaczego nie.
###   $relic: Name (piece-...); $column: Name (retinue-...); $forest: Name (name-forest); reszta jak w prompts.ftl, log.ftl, names.ftl

## Questions

prompt-start-in-a-corner = W którym rogu zaczynasz?
prompt-start-beside-it = Na której polanie na skraju, obok tej ({ $clearing }), umieszczasz jeszcze czterech wojowników?
prompt-return-where = Gdzie na skraju mapy wracasz?
prompt-encamp = Gdzie obozujesz: Posterunek w miejsce wojownika?
prompt-which-side-of-a-waystation = Którą stroną którego Posterunku do góry { NAME($clearing, case: "where") }?
prompt-decamp = Gdzie zwijasz Posterunek: wojownik w jego miejsce?
prompt-decamp-which-waystation = Który Posterunek zwijasz { NAME($clearing, case: "where") }?
prompt-keepers--recruit-with-a-card = Którą kartę wydajesz, aby zwerbować dwóch wojowników?
prompt-retinue-move = Świta, ruch: która karta działa?
prompt-carry-a-relic = Który Relikt przenoszą { NAME($origin, case: "from") } { NAME($destination, case: "to") }?
prompt-retinue-battle-then-delve = Świta, bitwa i Odnajdywanie: która karta działa?
prompt-battle-then-delve-where = Karta ({ $suit }): na której polanie wszczynasz bitwę, albo szukasz, jeśli nie ma z kim walczyć?
prompt-delve-from = Z którego lasu odnajdujesz Relikt? Trafi { NAME($clearing, case: "to") }.
prompt-delve-for-which-relic = Który Relikt bierzesz? Leży { NAME($forest, case: "where") }, trafi { NAME($clearing, case: "to") }.
prompt-retinue-move-or-recover = Świta, ruch lub Odzyskanie: która karta działa?
prompt-move-or-recover-where = Karta ({ $suit }): na której polanie odzyskujesz Relikt, albo z której się ruszasz?
prompt-move-or-recover = Odzyskujesz Relikty { NAME($clearing, case: "where") }, czy ruszasz się stamtąd?
prompt-recover-which-relic = Który Relikt odzyskujesz { NAME($clearing, case: "where") }?
prompt-put-a-trophy-where = W którym lesie kładziesz { NAME($relic, case: "acc") }?
prompt-gather-the-retinue = Dokładasz karty do Świty, czy przenosisz jedną z jej kart?
prompt-add-to-the-retinue = Którą kartę dokładasz do Świty?
prompt-to-which-slot = Na które miejsce Świty trafia { $card }?
prompt-from-which-slot = Z którego miejsca przenosisz kartę?
prompt-which-card-of-the-retinue = Którą kartę przenosisz?
prompt-to-which-other-slot = Na które miejsce trafia?
prompt-which-relic-lies-here = Który Relikt leży { NAME($forest, case: "where") }?
prompt-where-another-relic-lies = W którym lesie leży kolejny Relikt?
prompt-which-relic-it-is = Który Relikt został odkryty { NAME($clearing, case: "where") }?
prompt-where-a-trophy-lies = W którym lesie bot kładzie { NAME($relic, case: "acc") }?

## Options

action-add-to-the-retinue = dołóż kartę do Świty
action-move-in-the-retinue = przenieś jedną kartę Świty na inne miejsce
word-faithful-retainer = Wierny Sługa (ptak)
word-a-recovery = odzyskaj
word-move-or-recover--a-move = ruch
word-slot-move = ruch
word-slot-battle-then-delve = bitwa i Odnajdywanie
word-slot-move-or-recover = ruch lub Odzyskanie
word-encamp--done = nie obozuj więcej
word-decamp--done = nie zwijaj więcej
word-carry-a-relic--done = nie przenoś więcej
word-delve-from--done = nie szukaj
word-recover-which-relic--done = nie odzyskuj więcej
word-retinue-move--done = zakończ ruchy
word-retinue-battle-then-delve--done = zakończ Odnajdywanie
word-retinue-move-or-recover--done = zakończ Dzień
word-gather-the-retinue--done = nie zmieniaj więcej Świty
trigger-prized-trophies = { $owner }: Relikty usunięte { NAME($clearing, case: "from") }

## Steps

step-return-to-the-map = powrót na mapę
step-encamp = Obozowanie
step-decamp = Zwinięcie Posterunku
step-retinue-move = Świta: ruch
step-retinue-battle-then-delve = Świta: bitwa i Odnajdywanie
step-retinue-move-or-recover = Świta: ruch lub Odzyskanie
step-live-off-the-land = życie z darów ziemi
step-gather-the-retinue = zbieranie Świty

## The log

event-relic-flipped =
    { $player } { NAME($player, case: "number") ->
        [plural] odkrywają
       *[singular] odkrywa
    } { NAME($relic, case: "acc") } { NAME($clearing, case: "where") }
event-trophy =
    { $other } { NAME($other, case: "number") ->
        [plural] kładą
       *[singular] kładzie
    } { NAME($relic, case: "acc") } { NAME($forest, case: "where") }
event-recovered =
    { $player } { NAME($player, case: "number") ->
        [plural] odzyskują
       *[singular] odzyskuje
    } { NAME($relic, case: "acc") } { NAME($clearing, case: "where") }
event-retainer-lost =
    { $player } { NAME($player, case: "number") ->
        [plural] tracą
       *[singular] traci
    } Wiernego Sługę
event-retainer-moved =
    { $player } { NAME($player, case: "number") ->
        [plural] przenoszą
       *[singular] przenosi
    } Wiernego Sługę: { $column }
event-added-to-the-retinue =
    { $player } { NAME($player, case: "number") ->
        [plural] dokładają
       *[singular] dokłada
    } { NAME($card, case: "acc") } do Świty: { $column }
event-moved-in-the-retinue =
    { $player } { NAME($player, case: "number") ->
        [plural] przenoszą
       *[singular] przenosi
    } { NAME($card, case: "acc") } w Świcie: { $column }

## Their board

retinue-move = ruch
retinue-battle-then-delve = bitwa i Odnajdywanie
retinue-move-or-recover = ruch lub Odzyskanie
scene-retinue = Świta
scene-retainer = Wierny Sługa
# $card: text of a card or retainer
scene-acted = { $card }, już po akcji
scene-recovered = Odzyskane Relikty
scene-track-waystation = Posterunki
scene-fact-retinue-size = Kart w Świcie
scene-fact-relics-unseen = Jeszcze nieznane wartości
# $kind: Name (relic-...), $values: text
scene-unseen-values = { $kind }: { $values }
relic-figure = figury
relic-tablet = tablice
relic-jewelry = biżuteria
board-relics = Relikty: { $forests }
# $place: Name, $pieces: Names
board-relics-in = { $place }: { $pieces }

## Why not

reason-root-15-3-2 = potrzebny jest pusty róg, w miarę możliwości naprzeciw innego gracza
reason-start-beside-it--root-15-3-2 = musi leżeć na skraju mapy i sąsiadować z twoją polaną startową
reason-root-15-4-1 = potrzebny jest twój wojownik, na każdej polanie tylko raz
reason-return-where--root-15-4-1 = musi leżeć na skraju mapy
reason-root-15-4-2 = potrzebny jest Posterunek, na każdej polanie tylko raz
reason-root-15-4-3 = potrzebny jest Posterunek na polanie o symbolu karty
reason-root-15-5-2-i = nie można opuścić żadnej polany jej symbolu
reason-move-from--root-15-5-2-i = nie pasuje do karty
reason-root-15-5-2-ii = potrzebna jest bitwa albo twój wojownik na polanie, którą władasz
reason-battle-then-delve-where--root-15-5-2-ii = musi pasować do karty i wymagać bitwy albo mieć twojego wojownika tam, gdzie władasz
reason-root-15-5-2-ii-a = w żadnym sąsiednim lesie nie leży Relikt
reason-root-15-5-2-iii = nie można się stamtąd ruszyć ani nic tam odzyskać
reason-move-from--root-15-5-2-iii = wybrano inną polanę
reason-move-or-recover-where--root-15-5-2-iii = musi pasować do karty i mieć co ruszyć lub odzyskać
reason-root-15-5-2-iii-a = potrzebny jest Relikt tego typu, który pokazuje tamtejszy Posterunek
reason-root-15-5-2-iii-c = Odzyskanie ponad siły zakończyło tę kolumnę
reason-root-15-6-2 = możesz albo dokładać karty, albo przenieść jedną, a kart jest najwyżej dziesięć
reason-root-15-6-3 = na ręce może zostać pięć kart

## Pieces

piece-waystation =
    { $n ->
        [one] Posterunek
        [few] { $n } Posterunki
       *[many] { $n } Posterunków
    }
piece-figure-tablet-waystation = Posterunek z figurą (na odwrocie tablica)
piece-tablet-figure-waystation = Posterunek z tablicą (na odwrocie figura)
piece-tablet-jewelry-waystation = Posterunek z tablicą (na odwrocie biżuteria)
piece-jewelry-tablet-waystation = Posterunek z biżuterią (na odwrocie tablica)
piece-jewelry-figure-waystation = Posterunek z biżuterią (na odwrocie figura)
piece-figure-jewelry-waystation = Posterunek z figurą (na odwrocie biżuteria)
piece-figure-relic =
    { $n ->
        [one] zakryta figura
        [few] { $n } zakryte figury
       *[many] { $n } zakrytych figur
    }
    .acc =
        { $n ->
            [one] zakrytą figurę
            [few] { $n } zakryte figury
           *[many] { $n } zakrytych figur
        }
piece-figure-relic-1 =
    { $n ->
        [one] figura o wartości 1
        [few] { $n } figury o wartości 1
       *[many] { $n } figur o wartości 1
    }
    .acc =
        { $n ->
            [one] figurę o wartości 1
            [few] { $n } figury o wartości 1
           *[many] { $n } figur o wartości 1
        }
piece-figure-relic-2 =
    { $n ->
        [one] figura o wartości 2
        [few] { $n } figury o wartości 2
       *[many] { $n } figur o wartości 2
    }
    .acc =
        { $n ->
            [one] figurę o wartości 2
            [few] { $n } figury o wartości 2
           *[many] { $n } figur o wartości 2
        }
piece-figure-relic-3 =
    { $n ->
        [one] figura o wartości 3
        [few] { $n } figury o wartości 3
       *[many] { $n } figur o wartości 3
    }
    .acc =
        { $n ->
            [one] figurę o wartości 3
            [few] { $n } figury o wartości 3
           *[many] { $n } figur o wartości 3
        }
piece-tablet-relic =
    { $n ->
        [one] zakryta tablica
        [few] { $n } zakryte tablice
       *[many] { $n } zakrytych tablic
    }
    .acc =
        { $n ->
            [one] zakrytą tablicę
            [few] { $n } zakryte tablice
           *[many] { $n } zakrytych tablic
        }
piece-tablet-relic-1 =
    { $n ->
        [one] tablica o wartości 1
        [few] { $n } tablice o wartości 1
       *[many] { $n } tablic o wartości 1
    }
    .acc =
        { $n ->
            [one] tablicę o wartości 1
            [few] { $n } tablice o wartości 1
           *[many] { $n } tablic o wartości 1
        }
piece-tablet-relic-2 =
    { $n ->
        [one] tablica o wartości 2
        [few] { $n } tablice o wartości 2
       *[many] { $n } tablic o wartości 2
    }
    .acc =
        { $n ->
            [one] tablicę o wartości 2
            [few] { $n } tablice o wartości 2
           *[many] { $n } tablic o wartości 2
        }
piece-tablet-relic-3 =
    { $n ->
        [one] tablica o wartości 3
        [few] { $n } tablice o wartości 3
       *[many] { $n } tablic o wartości 3
    }
    .acc =
        { $n ->
            [one] tablicę o wartości 3
            [few] { $n } tablice o wartości 3
           *[many] { $n } tablic o wartości 3
        }
piece-jewelry-relic =
    { $n ->
        [one] zakryta biżuteria
        [few] { $n } zakryte sztuki biżuterii
       *[many] { $n } zakrytych sztuk biżuterii
    }
    .acc =
        { $n ->
            [one] zakrytą biżuterię
            [few] { $n } zakryte sztuki biżuterii
           *[many] { $n } zakrytych sztuk biżuterii
        }
piece-jewelry-relic-1 =
    { $n ->
        [one] biżuteria o wartości 1
        [few] { $n } sztuki biżuterii o wartości 1
       *[many] { $n } sztuk biżuterii o wartości 1
    }
    .acc =
        { $n ->
            [one] biżuterię o wartości 1
            [few] { $n } sztuki biżuterii o wartości 1
           *[many] { $n } sztuk biżuterii o wartości 1
        }
piece-jewelry-relic-2 =
    { $n ->
        [one] biżuteria o wartości 2
        [few] { $n } sztuki biżuterii o wartości 2
       *[many] { $n } sztuk biżuterii o wartości 2
    }
    .acc =
        { $n ->
            [one] biżuterię o wartości 2
            [few] { $n } sztuki biżuterii o wartości 2
           *[many] { $n } sztuk biżuterii o wartości 2
        }
piece-jewelry-relic-3 =
    { $n ->
        [one] biżuteria o wartości 3
        [few] { $n } sztuki biżuterii o wartości 3
       *[many] { $n } sztuk biżuterii o wartości 3
    }
    .acc =
        { $n ->
            [one] biżuterię o wartości 3
            [few] { $n } sztuki biżuterii o wartości 3
           *[many] { $n } sztuk biżuterii o wartości 3
        }

## Pieces where room is short

short-piece-figure-tablet-waystation = Posterunek z figurą
short-piece-tablet-figure-waystation = Posterunek z tablicą
short-piece-tablet-jewelry-waystation = Posterunek z tablicą
short-piece-jewelry-tablet-waystation = Posterunek z biżuterią
short-piece-jewelry-figure-waystation = Posterunek z biżuterią
short-piece-figure-jewelry-waystation = Posterunek z figurą
short-piece-figure-relic =
    { $n ->
        [one] figura
        [few] { $n } figury
       *[many] { $n } figur
    }
short-piece-figure-relic-1 =
    { $n ->
        [one] figura 1
        [few] { $n } × figura 1
       *[many] { $n } × figura 1
    }
short-piece-figure-relic-2 =
    { $n ->
        [one] figura 2
        [few] { $n } × figura 2
       *[many] { $n } × figura 2
    }
short-piece-figure-relic-3 =
    { $n ->
        [one] figura 3
        [few] { $n } × figura 3
       *[many] { $n } × figura 3
    }
short-piece-tablet-relic =
    { $n ->
        [one] tablica
        [few] { $n } tablice
       *[many] { $n } tablic
    }
short-piece-tablet-relic-1 =
    { $n ->
        [one] tablica 1
        [few] { $n } × tablica 1
       *[many] { $n } × tablica 1
    }
short-piece-tablet-relic-2 =
    { $n ->
        [one] tablica 2
        [few] { $n } × tablica 2
       *[many] { $n } × tablica 2
    }
short-piece-tablet-relic-3 =
    { $n ->
        [one] tablica 3
        [few] { $n } × tablica 3
       *[many] { $n } × tablica 3
    }
short-piece-jewelry-relic =
    { $n ->
        [one] biżuteria
        [few] { $n } sztuki biżuterii
       *[many] { $n } sztuk biżuterii
    }
short-piece-jewelry-relic-1 =
    { $n ->
        [one] biżuteria 1
        [few] { $n } × biżuteria 1
       *[many] { $n } × biżuteria 1
    }
short-piece-jewelry-relic-2 =
    { $n ->
        [one] biżuteria 2
        [few] { $n } × biżuteria 2
       *[many] { $n } × biżuteria 2
    }
short-piece-jewelry-relic-3 =
    { $n ->
        [one] biżuteria 3
        [few] { $n } × biżuteria 3
       *[many] { $n } × biżuteria 3
    }

## Pieces by their names alone

scene-piece-waystation = Posterunek
scene-piece-figure-tablet-waystation = Posterunek z figurą
scene-piece-tablet-figure-waystation = Posterunek z tablicą
scene-piece-tablet-jewelry-waystation = Posterunek z tablicą
scene-piece-jewelry-tablet-waystation = Posterunek z biżuterią
scene-piece-jewelry-figure-waystation = Posterunek z biżuterią
scene-piece-figure-jewelry-waystation = Posterunek z figurą
scene-piece-figure-relic = zakryta figura
scene-piece-figure-relic-1 = figura o wartości 1
scene-piece-figure-relic-2 = figura o wartości 2
scene-piece-figure-relic-3 = figura o wartości 3
scene-piece-tablet-relic = zakryta tablica
scene-piece-tablet-relic-1 = tablica o wartości 1
scene-piece-tablet-relic-2 = tablica o wartości 2
scene-piece-tablet-relic-3 = tablica o wartości 3
scene-piece-jewelry-relic = zakryta biżuteria
scene-piece-jewelry-relic-1 = biżuteria o wartości 1
scene-piece-jewelry-relic-2 = biżuteria o wartości 2
scene-piece-jewelry-relic-3 = biżuteria o wartości 3
