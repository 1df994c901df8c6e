### Jaszczurzy Kultyści w rękach człowieka: pytania, możliwości, dziennik i dlaczego nie.
###   $outcast: Name; $acolytes $crusade $convert $sanctify $spent: Names (counted-acolyte); w dzienniku $acolytes to liczba

## Questions

prompt-place-the-first-garden = Na której narożnej polanie zaczynasz?
prompt-choose-the-outcast = Który symbol to Wygnańcy?
prompt-conspire = Spiski na polanach Wygnańców ({ $outcast }): co robisz? ({ $acolytes })
prompt-battle-or-move = Krucjata: walka czy najpierw ruch?
prompt-battle-there = Czy inicjujesz walkę { NAME($clearing, case: "where") }?
prompt-convert-where = Gdzie nawracasz wojownika?
prompt-convert-whom = Czyjego wojownika nawracasz { NAME($clearing, case: "where") }?
prompt-sanctify-where = Gdzie uświęcasz budynek?
prompt-sanctify-what = Który budynek uświęcasz { NAME($clearing, case: "where") }?
prompt-rituals = Rytuały: do czego ujawniasz kartę?
prompt-reveal-to-recruit = Którą kartę ujawniasz, aby werbować { NAME($clearing, case: "where") }?
prompt-spend-to-score = Którą kartę wydajesz, aby zapunktować jej Ogrody?
prompt-reveal-to-sacrifice = Którą ptasią kartę ujawniasz za nowego Akolitę?

## Options

action-crusade = Krucjata za { NAME($crusade, case: "acc") }: walka albo ruch i ewentualnie walka
action-convert = Nawrócenie wrogiego wojownika za { NAME($convert, case: "acc") }
action-sanctify = Uświęcenie za { NAME($sanctify, case: "acc") }: wrogi budynek staje się Ogrodem
action-lizards--build = budowa: ujawnij kartę za Ogród jej symbolu
action-lizards--recruit = Werbunek: ujawnij kartę za wojownika na polanie jej symbolu
action-score = punktowanie: wydaj kartę za Ogrody jej symbolu
action-sacrifice = Ofiara: ujawnij ptasią kartę za Akolitę
word-conspire--done = koniec Spisków
word-rituals--done = koniec Dnia
word-a-battle = walka
word-a-move = ruch, potem ewentualnie walka
word-battle-there--no = bez walki
# $card: Name (name-card), $points: Name (counted-point)
name-card-points = { $card }: { $points }
name-hated-outcast = { $suit }, znienawidzeni
name-acolyte = Akolita
counted-acolyte =
    { $n ->
        [one] { $n } Akolita
        [few] { $n } Akolitów
       *[many] { $n } Akolitów
    }
    .acc =
        { $n ->
            [one] { $n } Akolitę
            [few] { $n } Akolitów
           *[many] { $n } Akolitów
        }

## Steps

step-adjust-the-outcast = zmiana Wygnańców

## The log

event-outcast = { $player }: symbol Wygnańców to { NAME($suit, case: "symbol") }
event-hated = { $player }: Wygnańcy ({ NAME($suit, case: "symbol") }) są znienawidzeni
event-revenge = { $player }: Zemsta, wśród Akolitów { $warriors }, razem { $acolytes }
event-acolytes-spent =
    { $player } { NAME($player, case: "number") ->
        [plural] wydają
       *[singular] wydaje
    } { NAME($spent, case: "acc") }, zostaje { $acolytes }

## Its board

scene-fact-outcast = Wygnańcy
scene-fact-scored = Zapunktowane w tej turze

## Why not

reason-root-10-2-1 = zostało za mało Ogrodów symbolu Wygnańców do przekuwania
reason-root-10-2-2 = podczas Rytuałów ptasie karty nie zastępują innych
reason-root-10-3-2 = wymagana pusta narożna polana, w miarę możliwości naprzeciw innego gracza
reason-root-10-4-3 = masz za mało Akolitów
reason-root-10-4-3-i = to musi być polana symbolu Wygnańców
reason-root-10-4-3-ii = potrzebny jest wrogi wojownik na polanie symbolu Wygnańców
reason-root-10-4-3-iii = potrzebny jest wrogi budynek na polanie symbolu Wygnańców
reason-root-10-5-1 = musisz kontrolować tę polanę i ujawnić kartę jej symbolu
reason-root-10-5-2 = karta musi pasować do polany
reason-root-10-5-3 = potrzebna jest karta symbolu, którego Ogród jest na mapie, każdy symbol raz na turę
reason-root-10-5-4 = Ofiara wymaga ptasiej karty
reason-root-10-6-3 = na ręce może zostać pięć kart
reason-action--crusade--root-10-4-3-i = żaden twój wojownik na polanie symbolu Wygnańców nie może walczyć ani ruszyć
reason-action--build--root-10-5-1 = musisz kontrolować polanę z wolnym miejscem i mieć kartę jej symbolu
reason-action--recruit--root-10-5-2 = nie masz karty pasującej do polany
