### Podziemne Księstwo w rękach człowieka: pytania, możliwości, dziennik i dlaczego nie.
###   $minister: Name (minister-...); reszta jak w prompts.ftl, log.ftl, names.ftl

## Questions

prompt-surface-in-a-corner = W którym rogu wychodzisz na powierzchnię?
prompt-assembly = Zgromadzenie: co robisz? (pozostało: { $actions })
prompt-reveal-to-build = Którą kartę ujawniasz, aby budować { NAME($clearing, case: "where") }?
prompt-take-up-a-tunnel = Wszystkie Tunele są na mapie: który najpierw usuwasz?
prompt-dig-where = Gdzie kopiesz?
prompt-parliament = Parlament: który minister działa?
prompt-moves-or-battles = Brygadier: do dwóch ruchów czy do dwóch walk?
prompt-battle-again = Gdzie inicjujesz drugą walkę?
prompt-bank-a-card = Bankier: którą kartę wydajesz? (dotąd { $points })
prompt-whose-action-the-mayor-takes = Burmistrz: czyją akcję wykonuje?
prompt-sway = Którego ministra przekonujesz?
prompt-reveal-to-sway = Którą kartę ujawniasz, aby przekonać { NAME($minister, case: "acc") }? (pozostało: { $cards })
prompt-which-minister-leaves = Cena Porażki: który minister odchodzi?

## Options

action-duchy--build = budowa: ujawnij kartę i postaw Cytadelę lub Targ
action-duchy--recruit = Werbunek: wojownik w Norze
action-dig = kopanie: wydaj kartę na Tunel, którym przejdzie do czterech wojowników
word-assembly--done = koniec Zgromadzenia
word-parliament--done = koniec Parlamentu
word-sway--done = nie przekonuj nikogo
word-bank-a-card--done = wystarczy
word-battle-again--done = bez drugiej walki
word-moves = do dwóch ruchów
word-battles = do dwóch walk
# $minister: Name, $cards: Name (counted-card), $points: Name (counted-point), $action: Name
name-minister-price = { $minister }: { $cards }, { $points }
name-minister-points = { $minister }: { $points }
name-minister-action = { $minister }: { $action }

## Steps

step-assembly = Zgromadzenie
step-parliament = Parlament
step-sway = przekonywanie

## What waits

trigger-price-of-failure = { $owner }: Cena Porażki za utracone budynki

## The log

event-revealed =
    { $player } { NAME($player, case: "number") ->
        [plural] ujawniają
       *[singular] ujawnia
    } { NAME($card, case: "acc") }
event-took-back =
    { $player } { NAME($player, case: "number") ->
        [plural] zabierają
       *[singular] zabiera
    } z powrotem { NAME($card, case: "acc") }
event-minister-acts = { $player }: działa { $minister }

## Its board

scene-fact-crowns = Pozostałe korony
counted-crown-squire =
    { $n ->
        [one] { $n } Ziemianin
        [few] { $n } Ziemian
       *[other] { $n } Ziemian
    }
counted-crown-noble =
    { $n ->
        [one] { $n } Notabl
        [few] { $n } Notabli
       *[other] { $n } Notabli
    }
counted-crown-lord =
    { $n ->
        [one] { $n } Wielmoża
        [few] { $n } Wielmożów
       *[other] { $n } Wielmożów
    }

## Why not

reason-root-12-2-3 = odchodzi minister najwyższej rangi
reason-root-12-2-4 = nie ma tam Tunelu do usunięcia
reason-root-12-3-3 = potrzebny jest wolny róg, w miarę możności naprzeciw cudzego
reason-root-12-5-1 = obie akcje Zgromadzenia są wykorzystane
reason-root-12-5-1-i = musisz kontrolować tę polanę i ujawnić kartę jej symbolu
reason-root-12-5-1-v = potrzebna jest polana bez Tunelu i karta jej symbolu
reason-root-12-5-2 = działają tylko przekonani ministrowie, każdy raz na turę
reason-root-12-5-2-i = musisz kontrolować polanę i mieć kartę do ujawnienia
reason-root-12-5-2-v = nie masz karty tego symbolu
reason-root-12-5-2-vi = Burmistrz wykonuje akcję przekonanego Notabla lub Ziemianina, który może działać
reason-root-12-5-2-vii = na mapie muszą być wszystkie trzy Tunele
reason-root-12-5-2-viii = na mapie nie ma Targu
reason-root-12-5-2-ix = na mapie nie ma Cytadeli
reason-root-12-5-3 = jeden minister na turę
reason-root-12-5-3-i = jest już przekonany albo nie ma korony tej rangi
reason-root-12-5-3-ii = każda karta wymaga osobnej polany swojego symbolu z twoim elementem
reason-root-12-6-3 = na ręce może zostać pięć kart
reason-move-to--root-12-2-2 = nie prowadzi tam żaden Tunel
reason-move-from--root-12-2-2 = z Nory nie prowadzi żaden Tunel
reason-action--build--root-12-5-1-i = musisz kontrolować polanę z wolnym miejscem i mieć kartę jej symbolu
reason-action--dig--root-12-5-1-v = potrzebna jest karta symbolu polany bez Tunelu
reason-action--move--root-12-2-2 = z Nory nie prowadzi żaden Tunel
