### Ochránci ve zbroji: otázky, možnosti, záznam a proč ne.
###   $relic: Name (piece-...); $column: Name (retinue-...); $forest: Name (name-forest); ostatní jako v prompts.ftl, log.ftl, names.ftl

## Questions

prompt-start-in-a-corner = Ve kterém rohu začneš?
prompt-start-beside-it = Na kterou mýtinu na okraji vedle té, kterou je { $clearing }, umístíš další čtyři bojovníky?
prompt-return-where = Kam na okraj mapy se vrátíš?
prompt-encamp = Kde rozbiješ tábor: útočiště místo bojovníka?
prompt-which-side-of-a-waystation = Kterou stranou kterého útočiště nahoru { NAME($clearing, case: "where") }?
prompt-decamp = Kde sbalíš tábor: bojovník místo útočiště?
prompt-decamp-which-waystation = Které útočiště sbalíš { NAME($clearing, case: "where") }?
prompt-keepers--recruit-with-a-card = Kterou kartu použiješ na verbování dvou bojovníků?
prompt-retinue-move = Družina, pohyb: která karta jedná?
prompt-carry-a-relic = Kterou relikvii ponesou { NAME($origin, case: "from") } { NAME($destination, case: "to") }?
prompt-retinue-battle-then-delve = Družina, bitva a pátrání: která karta jedná?
prompt-battle-then-delve-where = Karta ({ $suit }): na které mýtině svedeš bitvu, nebo budeš pátrat, není-li s kým bojovat?
prompt-delve-from = Ze kterého lesa vypátráš relikvii? Přijde { NAME($clearing, case: "to") }.
prompt-delve-for-which-relic = Kterou relikvii vezmeš? Leží { NAME($forest, case: "where") } a přijde { NAME($clearing, case: "to") }.
prompt-retinue-move-or-recover = Družina, pohyb nebo obnovení: která karta jedná?
prompt-move-or-recover-where = Karta ({ $suit }): na které mýtině obnovíš relikvii, nebo ze které se pohneš?
prompt-move-or-recover = Obnovíš relikvie { NAME($clearing, case: "where") }, nebo se odtud pohneš?
prompt-recover-which-relic = Kterou relikvii obnovíš { NAME($clearing, case: "where") }?
prompt-put-a-trophy-where = Do kterého lesa položíš { NAME($relic, case: "acc") }?
prompt-gather-the-retinue = Přidáš karty do družiny, nebo přesuneš jednu její kartu?
prompt-add-to-the-retinue = Kterou kartu přidáš do družiny?
prompt-to-which-slot = Na které místo družiny přijde { $card }?
prompt-from-which-slot = Ze kterého místa přesuneš kartu?
prompt-which-card-of-the-retinue = Kterou kartu přesuneš?
prompt-to-which-other-slot = Na které místo přijde?
prompt-which-relic-lies-here = Která relikvie leží { NAME($forest, case: "where") }?
prompt-where-another-relic-lies = Ve kterém lese leží další relikvie?
prompt-which-relic-it-is = Která relikvie byla otočena { NAME($clearing, case: "where") }?
prompt-where-a-trophy-lies = Do kterého lesa položí bot { NAME($relic, case: "acc") }?

## Options

action-add-to-the-retinue = přidat kartu do družiny
action-move-in-the-retinue = přesunout jednu kartu družiny na jiné místo
word-faithful-retainer = věrný sluha (pták)
word-a-recovery = obnovit
word-move-or-recover--a-move = pohyb
word-slot-move = pohyb
word-slot-battle-then-delve = bitva a pátrání
word-slot-move-or-recover = pohyb nebo obnovení
word-encamp--done = dál nerozbíjet tábor
word-decamp--done = dál nesbalovat tábor
word-carry-a-relic--done = nenést další
word-delve-from--done = nepátrat
word-recover-which-relic--done = dál neobnovovat
word-retinue-move--done = ukončit pohyby
word-retinue-battle-then-delve--done = ukončit pátrání
word-retinue-move-or-recover--done = ukončit Bílý den
word-gather-the-retinue--done = družinu dál neměnit
trigger-prized-trophies = { $owner }: relikvie odstraněné { NAME($clearing, case: "from") }

## Steps

step-return-to-the-map = návrat na mapu
step-encamp = rozbití tábora
step-decamp = sbalení tábora
step-retinue-move = družina: pohyb
step-retinue-battle-then-delve = družina: bitva a pátrání
step-retinue-move-or-recover = družina: pohyb nebo obnovení
step-live-off-the-land = žít z darů země
step-gather-the-retinue = rozrůstání družiny

## The log

event-relic-flipped =
    { $player } { NAME($player, case: "number") ->
        [plural] otáčejí
       *[singular] otáčí
    } { NAME($relic, case: "acc") } { NAME($clearing, case: "where") }
event-trophy =
    { $other } { NAME($other, case: "number") ->
        [plural] pokládají
       *[singular] pokládá
    } { NAME($relic, case: "acc") } { NAME($forest, case: "to") }
event-recovered =
    { $player } { NAME($player, case: "number") ->
        [plural] obnovují
       *[singular] obnovuje
    } { NAME($relic, case: "acc") } { NAME($clearing, case: "where") }
event-retainer-lost =
    { $player } { NAME($player, case: "number") ->
        [plural] ztrácejí
       *[singular] ztrácí
    } věrného sluhu
event-retainer-moved =
    { $player } { NAME($player, case: "number") ->
        [plural] přesouvají
       *[singular] přesouvá
    } věrného sluhu: { $column }
event-added-to-the-retinue =
    { $player } { NAME($player, case: "number") ->
        [plural] přidávají
       *[singular] přidává
    } { NAME($card, case: "acc") } do družiny: { $column }
event-moved-in-the-retinue =
    { $player } { NAME($player, case: "number") ->
        [plural] přesouvají
       *[singular] přesouvá
    } { NAME($card, case: "acc") } v družině: { $column }

## Their board

retinue-move = pohyb
retinue-battle-then-delve = bitva a pátrání
retinue-move-or-recover = pohyb nebo obnovení
scene-retinue = Družina
scene-retainer = věrný sluha
# $card: text of a card or retainer
scene-acted = { $card }, jednala
scene-recovered = Obnovené relikvie
scene-track-waystation = Útočiště
scene-fact-retinue-size = Karet v družině
scene-fact-relics-unseen = Dosud neviděné hodnoty
# $kind: Name (relic-...), $values: text
scene-unseen-values = { $kind }: { $values }
relic-figure = sošky
relic-tablet = destičky
relic-jewelry = šperky
board-relics = Relikvie: { $forests }
# $place: Name, $pieces: Names
board-relics-in = { $place }: { $pieces }

## Why not

reason-root-15-3-2 = je třeba prázdný roh, pokud možno naproti jinému hráči
reason-start-beside-it--root-15-3-2 = musí být na okraji mapy a sousedit s tvou počáteční mýtinou
reason-root-15-4-1 = je třeba tvého bojovníka, a na každé mýtině jen jednou
reason-return-where--root-15-4-1 = musí být na okraji mapy
reason-root-15-4-2 = je třeba útočiště, a na každé mýtině jen jednou
reason-root-15-4-3 = je třeba útočiště na mýtině se symbolem karty
reason-root-15-5-2-i = žádnou mýtinu s jejím symbolem nelze opustit
reason-move-from--root-15-5-2-i = neodpovídá kartě
reason-root-15-5-2-ii = je třeba bitva, nebo tvůj bojovník na mýtině, kterou ovládáš
reason-battle-then-delve-where--root-15-5-2-ii = musí odpovídat kartě a je třeba bitva, nebo tvůj bojovník tam, kde ovládáš
reason-root-15-5-2-ii-a = v žádném sousedním lese neleží relikvie
reason-root-15-5-2-iii = není odtud čím se pohnout ani co obnovit
reason-move-from--root-15-5-2-iii = byla vybrána jiná mýtina
reason-move-or-recover-where--root-15-5-2-iii = musí odpovídat kartě a mít čím se pohnout nebo co obnovit
reason-root-15-5-2-iii-a = je třeba relikvie toho druhu, který tamní útočiště ukazuje
reason-root-15-5-2-iii-c = obnovení nad tvé síly ukončilo tento sloupec
reason-root-15-6-2 = smíš buď přidávat karty, nebo jednu přesunout, a nejvýše deset karet
reason-root-15-6-3 = v ruce smí zůstat pět karet

## Pieces

piece-waystation =
    { $n ->
        [one] útočiště
        [few] { $n } útočiště
       *[other] { $n } útočišť
    }
piece-figure-tablet-waystation = útočiště se soškou (na rubu destička)
piece-tablet-figure-waystation = útočiště s destičkou (na rubu soška)
piece-tablet-jewelry-waystation = útočiště s destičkou (na rubu šperk)
piece-jewelry-tablet-waystation = útočiště se šperkem (na rubu destička)
piece-jewelry-figure-waystation = útočiště se šperkem (na rubu soška)
piece-figure-jewelry-waystation = útočiště se soškou (na rubu šperk)
piece-figure-relic =
    { $n ->
        [one] zakrytá soška
        [few] { $n } zakryté sošky
       *[other] { $n } zakrytých sošek
    }
    .acc =
        { $n ->
            [one] zakrytou sošku
            [few] { $n } zakryté sošky
           *[other] { $n } zakrytých sošek
        }
piece-figure-relic-1 =
    { $n ->
        [one] soška v hodnotě 1
        [few] { $n } sošky v hodnotě 1
       *[other] { $n } sošek v hodnotě 1
    }
    .acc =
        { $n ->
            [one] sošku v hodnotě 1
            [few] { $n } sošky v hodnotě 1
           *[other] { $n } sošek v hodnotě 1
        }
piece-figure-relic-2 =
    { $n ->
        [one] soška v hodnotě 2
        [few] { $n } sošky v hodnotě 2
       *[other] { $n } sošek v hodnotě 2
    }
    .acc =
        { $n ->
            [one] sošku v hodnotě 2
            [few] { $n } sošky v hodnotě 2
           *[other] { $n } sošek v hodnotě 2
        }
piece-figure-relic-3 =
    { $n ->
        [one] soška v hodnotě 3
        [few] { $n } sošky v hodnotě 3
       *[other] { $n } sošek v hodnotě 3
    }
    .acc =
        { $n ->
            [one] sošku v hodnotě 3
            [few] { $n } sošky v hodnotě 3
           *[other] { $n } sošek v hodnotě 3
        }
piece-tablet-relic =
    { $n ->
        [one] zakrytá destička
        [few] { $n } zakryté destičky
       *[other] { $n } zakrytých destiček
    }
    .acc =
        { $n ->
            [one] zakrytou destičku
            [few] { $n } zakryté destičky
           *[other] { $n } zakrytých destiček
        }
piece-tablet-relic-1 =
    { $n ->
        [one] destička v hodnotě 1
        [few] { $n } destičky v hodnotě 1
       *[other] { $n } destiček v hodnotě 1
    }
    .acc =
        { $n ->
            [one] destičku v hodnotě 1
            [few] { $n } destičky v hodnotě 1
           *[other] { $n } destiček v hodnotě 1
        }
piece-tablet-relic-2 =
    { $n ->
        [one] destička v hodnotě 2
        [few] { $n } destičky v hodnotě 2
       *[other] { $n } destiček v hodnotě 2
    }
    .acc =
        { $n ->
            [one] destičku v hodnotě 2
            [few] { $n } destičky v hodnotě 2
           *[other] { $n } destiček v hodnotě 2
        }
piece-tablet-relic-3 =
    { $n ->
        [one] destička v hodnotě 3
        [few] { $n } destičky v hodnotě 3
       *[other] { $n } destiček v hodnotě 3
    }
    .acc =
        { $n ->
            [one] destičku v hodnotě 3
            [few] { $n } destičky v hodnotě 3
           *[other] { $n } destiček v hodnotě 3
        }
piece-jewelry-relic =
    { $n ->
        [one] zakrytý šperk
        [few] { $n } zakryté šperky
       *[other] { $n } zakrytých šperků
    }
piece-jewelry-relic-1 =
    { $n ->
        [one] šperk v hodnotě 1
        [few] { $n } šperky v hodnotě 1
       *[other] { $n } šperků v hodnotě 1
    }
piece-jewelry-relic-2 =
    { $n ->
        [one] šperk v hodnotě 2
        [few] { $n } šperky v hodnotě 2
       *[other] { $n } šperků v hodnotě 2
    }
piece-jewelry-relic-3 =
    { $n ->
        [one] šperk v hodnotě 3
        [few] { $n } šperky v hodnotě 3
       *[other] { $n } šperků v hodnotě 3
    }

## Pieces where room is short

short-piece-figure-tablet-waystation = útočiště se soškou
short-piece-tablet-figure-waystation = útočiště s destičkou
short-piece-tablet-jewelry-waystation = útočiště s destičkou
short-piece-jewelry-tablet-waystation = útočiště se šperkem
short-piece-jewelry-figure-waystation = útočiště se šperkem
short-piece-figure-jewelry-waystation = útočiště se soškou
short-piece-figure-relic =
    { $n ->
        [one] soška
        [few] { $n } sošky
       *[other] { $n } sošek
    }
short-piece-figure-relic-1 =
    { $n ->
        [one] soška 1
        [few] { $n } × soška 1
       *[other] { $n } × soška 1
    }
short-piece-figure-relic-2 =
    { $n ->
        [one] soška 2
        [few] { $n } × soška 2
       *[other] { $n } × soška 2
    }
short-piece-figure-relic-3 =
    { $n ->
        [one] soška 3
        [few] { $n } × soška 3
       *[other] { $n } × soška 3
    }
short-piece-tablet-relic =
    { $n ->
        [one] destička
        [few] { $n } destičky
       *[other] { $n } destiček
    }
short-piece-tablet-relic-1 =
    { $n ->
        [one] destička 1
        [few] { $n } × destička 1
       *[other] { $n } × destička 1
    }
short-piece-tablet-relic-2 =
    { $n ->
        [one] destička 2
        [few] { $n } × destička 2
       *[other] { $n } × destička 2
    }
short-piece-tablet-relic-3 =
    { $n ->
        [one] destička 3
        [few] { $n } × destička 3
       *[other] { $n } × destička 3
    }
short-piece-jewelry-relic =
    { $n ->
        [one] šperk
        [few] { $n } šperky
       *[other] { $n } šperků
    }
short-piece-jewelry-relic-1 =
    { $n ->
        [one] šperk 1
        [few] { $n } × šperk 1
       *[other] { $n } × šperk 1
    }
short-piece-jewelry-relic-2 =
    { $n ->
        [one] šperk 2
        [few] { $n } × šperk 2
       *[other] { $n } × šperk 2
    }
short-piece-jewelry-relic-3 =
    { $n ->
        [one] šperk 3
        [few] { $n } × šperk 3
       *[other] { $n } × šperk 3
    }

## Pieces by their names alone

scene-piece-waystation = útočiště
scene-piece-figure-tablet-waystation = útočiště se soškou
scene-piece-tablet-figure-waystation = útočiště s destičkou
scene-piece-tablet-jewelry-waystation = útočiště s destičkou
scene-piece-jewelry-tablet-waystation = útočiště se šperkem
scene-piece-jewelry-figure-waystation = útočiště se šperkem
scene-piece-figure-jewelry-waystation = útočiště se soškou
scene-piece-figure-relic = zakrytá soška
scene-piece-figure-relic-1 = soška v hodnotě 1
scene-piece-figure-relic-2 = soška v hodnotě 2
scene-piece-figure-relic-3 = soška v hodnotě 3
scene-piece-tablet-relic = zakrytá destička
scene-piece-tablet-relic-1 = destička v hodnotě 1
scene-piece-tablet-relic-2 = destička v hodnotě 2
scene-piece-tablet-relic-3 = destička v hodnotě 3
scene-piece-jewelry-relic = zakrytý šperk
scene-piece-jewelry-relic-1 = šperk v hodnotě 1
scene-piece-jewelry-relic-2 = šperk v hodnotě 2
scene-piece-jewelry-relic-3 = šperk v hodnotě 3
