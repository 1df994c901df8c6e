### Ještěří kult v rukou člověka: otázky, možnosti, záznam a proč ne.
###   $outcast: Name; $acolytes $crusade $convert $sanctify $spent: Names (counted-acolyte); v záznamu je $acolytes číslo

## Questions

prompt-place-the-first-garden = Ve kterém rohu začneš?
prompt-choose-the-outcast = Který symbol bude odpadlík?
prompt-conspire = Spiknutí na mýtinách odpadlíka ({ $outcast }): co uděláš? ({ $acolytes })
prompt-battle-or-move = Křížová výprava: bitva, nebo nejdřív pohyb?
prompt-battle-there = Svedeš bitvu { NAME($clearing, case: "where") }?
prompt-convert-where = Kde budeš konvertovat bojovníka?
prompt-convert-whom = Čího bojovníka budeš konvertovat { NAME($clearing, case: "where") }?
prompt-sanctify-where = Kde posvětíš stavbu?
prompt-sanctify-what = Kterou stavbu posvětíš { NAME($clearing, case: "where") }?
prompt-rituals = Rituály: k čemu odhalíš kartu?
prompt-reveal-to-recruit = Kterou kartu odhalíš, abys verboval { NAME($clearing, case: "where") }?
prompt-spend-to-score = Kterou kartu použiješ k bodování zahrad?
prompt-reveal-to-sacrifice = Kterou ptačí kartu odhalíš za nového kultistu?

## Options

action-crusade = křížová výprava za { NAME($crusade, case: "acc") }: bitva, nebo pohyb a případně bitva
action-convert = konvertovat nepřátelského bojovníka za { NAME($convert, case: "acc") }
action-sanctify = posvěcení za { NAME($sanctify, case: "acc") }: z nepřátelské stavby bude zahrada
action-lizards--build = stavba: odhalit kartu za zahradu jejího symbolu
action-lizards--recruit = verbování: odhalit kartu za bojovníka na mýtině jejího symbolu
action-score = bodování: použít kartu za zahrady jejího symbolu
action-sacrifice = obětování: odhalit ptačí kartu za kultistu
word-conspire--done = ukončit spiknutí
word-rituals--done = ukončit Bílý den
word-a-battle = bitva
word-a-move = pohyb, potom případně bitva
word-battle-there--no = bez bitvy
# $card: Name (name-card), $points: Name (counted-point)
name-card-points = { $card }: { $points }
name-hated-outcast = { $suit }, nenáviděný
name-acolyte = kultista
    .acc = kultistu
counted-acolyte =
    { $n ->
        [one] { $n } kultista
        [few] { $n } kultisté
       *[other] { $n } kultistů
    }
    .acc =
        { $n ->
            [one] { $n } kultistu
            [few] { $n } kultisty
           *[other] { $n } kultistů
        }

## Steps

step-adjust-the-outcast = úprava odpadlíka

## The log

event-outcast = { $player }: odpadlíkem je nyní symbol { $suit }
event-hated = { $player }: odpadlík ({ $suit }) je nenáviděný
event-revenge = { $player }: pomsta, mezi kultisty { NAME($warriors, case: "nom") }, celkem { $acolytes }
event-acolytes-spent = { $player } platí { NAME($spent, case: "acc") }, zbývá: { $acolytes }

## Its board

scene-fact-outcast = Odpadlík
scene-fact-scored = Bodováno v tomto tahu

## Why not

reason-root-10-2-1 = nezbývá dost zahrad symbolu odpadlíka k výrobě
reason-root-10-2-2 = ptačí karty při rituálech nenahrazují jiné symboly
reason-root-10-3-2 = musí to být prázdný roh, pokud možno naproti rohu někoho jiného
reason-root-10-4-3 = máš málo kultistů
reason-root-10-4-3-i = musí to být mýtina symbolu odpadlíka
reason-root-10-4-3-ii = je třeba nepřátelský bojovník na mýtině symbolu odpadlíka
reason-root-10-4-3-iii = je třeba nepřátelská stavba na mýtině symbolu odpadlíka
reason-root-10-5-1 = mýtinu musíš ovládat a odhalit kartu jejího symbolu
reason-root-10-5-2 = karta musí odpovídat mýtině
reason-root-10-5-3 = je třeba karta symbolu, jehož zahrada je na mapě, každý symbol jednou za tah
reason-root-10-5-4 = obětování vyžaduje ptačí kartu
reason-root-10-6-3 = v ruce smí zůstat pět karet
reason-action--crusade--root-10-4-3-i = žádný tvůj bojovník na mýtině symbolu odpadlíka nemůže bojovat ani odejít
reason-action--build--root-10-5-1 = musíš ovládat mýtinu s volným polem a mít kartu jejího symbolu
reason-action--recruit--root-10-5-2 = nemáš kartu, která odpovídá některé mýtině
