### Fourteen sides of hireling cards: what they are called, ask and do. The texts are ours.
###   $player $owner: Name (faction-...); $piece $warriors $card $clearing $origin $destination: Names; $n: number

## Sides

faction-forest-patrol = Leśny Patrol
    .full = Leśny Patrol
    .gen = Leśnego Patrolu
    .dat = Leśnemu Patrolowi
    .acc = Leśny Patrol
    .ins = Leśnym Patrolem
    .number = singular
    .text = Z usuniętych razem wojowników Patrolu jeden trafia na kartę. Raz w Dniu: ruch, potem walka, oba opcjonalnie; albo umieść wszystkich z karty na jednej polanie z Patrolem.
faction-feline-physicians = Koci Medycy
    .full = Koci Medycy
    .gen = Kocich Medyków
    .dat = Kocim Medykom
    .acc = Kocich Medyków
    .ins = Kocimi Medykami
    .number = plural
    .text = Gdy usunięto wojowników twojej frakcji, możesz wydać kartę symbolu tej polany, by umieścić ich na polanie z komponentami twojej frakcji.
faction-warm-sun-prophets = Prorocy Ciepłego Słońca
    .full = Prorocy Ciepłego Słońca
    .gen = Proroków Ciepłego Słońca
    .dat = Prorokom Ciepłego Słońca
    .acc = Proroków Ciepłego Słońca
    .ins = Prorokami Ciepłego Słońca
    .number = plural
    .text = Po najęciu, gdy żadnego nie ma na mapie: umieść jednego gdziekolwiek. Raz w Dniu: zmuś gracza obok Proroka do walki na tej polanie albo do odejścia wszystkim, czym może, i ewentualnie do walki u celu, z kim wskażesz; albo umieść Proroka tam, gdzie żadnego nie ma.
faction-lizard-envoys = Jaszczurzy Wysłannicy
    .full = Jaszczurzy Wysłannicy
    .gen = Jaszczurzych Wysłanników
    .dat = Jaszczurzym Wysłannikom
    .acc = Jaszczurzych Wysłanników
    .ins = Jaszczurzymi Wysłannikami
    .number = plural
    .text = Na początku Świtu możesz wziąć spośród pięciu wierzchnich kart stosu kart odrzuconych jedną o symbolu najczęstszym wśród nich, ale nie zasadzkę.
faction-sunward-expedition = Wyprawa ku Słońcu
    .full = Wyprawa ku Słońcu
    .gen = Wyprawy ku Słońcu
    .dat = Wyprawie ku Słońcu
    .acc = Wyprawę ku Słońcu
    .ins = Wyprawą ku Słońcu
    .number = singular
    .text = Raz w Dniu: umieść przyczółek i do trzech wojowników na polanie bez przyczółka; gdy żadnego nie ma w zasobach, weź jeden z mapy. Potem albo ruch i walka, oba opcjonalnie, albo wojownik przy każdym przyczółku.
faction-mole-artisans = Krecy Rzemieślnicy
    .full = Krecy Rzemieślnicy
    .gen = Krecich Rzemieślników
    .dat = Krecim Rzemieślnikom
    .acc = Krecich Rzemieślników
    .ins = Krecimi Rzemieślnikami
    .number = plural
    .text = Wytworzone karty z przedmiotem mogą zostać przed tobą; na końcu Wieczoru wracają do ręki.
faction-corvid-spies = Kruczy Szpiedzy
    .full = Kruczy Szpiedzy
    .gen = Kruczych Szpiegów
    .dat = Kruczym Szpiegom
    .acc = Kruczych Szpiegów
    .ins = Kruczymi Szpiegami
    .number = plural
    .text = Raz w Dniu: umieść dwóch wojowników na polanach z wrogimi komponentami; potem albo walka na każdej polanie ze Szpiegami, albo losowa karta od każdego wroga na jednej z nich.
faction-raven-sentries = Krucze Straże
    .full = Krucze Straże
    .gen = Kruczych Straży
    .dat = Kruczym Strażom
    .acc = Krucze Straże
    .ins = Kruczymi Strażami
    .number = plural
    .text = W walce zadajesz dodatkowe trafienie tam, gdzie są budynki lub żetony twojej frakcji.
faction-vault-keepers = Strażnicy Skarbców
    .full = Strażnicy Skarbców
    .gen = Strażników Skarbców
    .dat = Strażnikom Skarbców
    .acc = Strażników Skarbców
    .ins = Strażnikami Skarbców
    .number = plural
    .text = Po najęciu, gdy nic nie mają na mapie: dwóch wojowników i skarbiec na dowolnej polanie. Raz w Dniu: możesz umieścić skarbiec przy innym lub obok, a jeśli się nie da, wojownika i skarbiec gdziekolwiek; potem albo walki na polanach ze skarbcem, albo wojownik przy każdym skarbcu, według woli.
faction-badger-bodyguards = Borsucza Ochrona
    .full = Borsucza Ochrona
    .gen = Borsuczej Ochrony
    .dat = Borsuczej Ochronie
    .acc = Borsuczą Ochronę
    .ins = Borsuczą Ochroną
    .number = singular
    .text = W walce ignorujesz pierwsze otrzymane trafienie; z innymi takimi efektami nadal jedno.
faction-flame-bearers = Nosiciele Ognia
    .full = Nosiciele Ognia
    .gen = Nosicieli Ognia
    .dat = Nosicielom Ognia
    .acc = Nosicieli Ognia
    .ins = Nosicielami Ognia
    .number = plural
    .text = Po najęciu, gdy żadnego nie ma na mapie: umieść dwóch gdziekolwiek. Na początku Świtu każdy usuwa wrogi komponent ze swojej polany, najpierw wojowników; potem umieść jednego przy innym lub obok, a jeśli się nie da, dwóch gdziekolwiek.
faction-rat-smugglers = Szczurzy Przemytnicy
    .full = Szczurzy Przemytnicy
    .gen = Szczurzych Przemytników
    .dat = Szczurzym Przemytnikom
    .acc = Szczurzych Przemytników
    .ins = Szczurzymi Przemytnikami
    .number = plural
    .text = W Dniu możesz odrzucać karty z przedmiotem, każdą za ruch lub walkę.
faction-popular-band = Popularna Kapela
    .full = Popularna Kapela
    .gen = Popularnej Kapeli
    .dat = Popularnej Kapeli
    .acc = Popularną Kapelę
    .ins = Popularną Kapelą
    .number = singular
    .text = Po najęciu, gdy nikogo nie ma na mapie: umieść jednego przy komponentach swojej frakcji. Wrogowie nie odchodzą z polany z Kapelą w turze, w której tam weszli. Raz w Dniu: zmuś po wojowniku z każdej polany obok Kapeli, by do niej przyszedł; potem możesz umieścić jednego gdziekolwiek.
faction-street-band = Uliczna Kapela
    .full = Uliczna Kapela
    .gen = Ulicznej Kapeli
    .dat = Ulicznej Kapeli
    .acc = Uliczną Kapelę
    .ins = Uliczną Kapelą
    .number = singular
    .text = Wrogowie nie odchodzą z polany z Kapelą w turze, w której tam weszli. Raz w Dniu: umieść jednego gdziekolwiek.

## Pieces

piece-foothold =
    { $n ->
        [one] przyczółek
        [few] { $n } przyczółki
       *[many] { $n } przyczółków
    }
piece-vault =
    { $n ->
        [one] skarbiec
        [few] { $n } skarbce
       *[many] { $n } skarbców
    }
short-piece-foothold =
    { $n ->
        [one] przyczółek
        [few] { $n } przyczółki
       *[many] { $n } przyczółków
    }
short-piece-vault =
    { $n ->
        [one] skarbiec
        [few] { $n } skarbce
       *[many] { $n } skarbców
    }
scene-piece-foothold = przyczółek
scene-piece-vault = skarbiec

## Questions

prompt-place-hirelings-where = { $player }: gdzie umieszczasz { NAME($piece, case: "acc") }?
prompt-hirelings-move-from = { $player }: skąd ruszają?
prompt-hirelings-move-to = { $player }: dokąd ruszają { NAME($origin, case: "from") }?
prompt-how-many-hirelings-move = { $player }: ilu się rusza ({ $origin }, { $destination })?
prompt-hirelings-battle-where = { $player }: gdzie walczą?
prompt-hirelings-battle-whom = { $player }: z kim walczą { NAME($clearing, case: "where") }?
prompt-what-hirelings-do = { $player }: co robią teraz?
prompt-card-for-the-physicians = Koci Medycy: wydasz kartę, by ocalić { NAME($warriors, case: "acc") } { NAME($clearing, case: "from") }?
prompt-where-the-physicians-bring-them = Gdzie umieszczasz ocalonych ({ $warriors })?
prompt-where-the-prophets-preach = Prorocy Ciepłego Słońca: gdzie nauczają?
prompt-whom-the-prophets-move = Prorocy Ciepłego Słońca: kogo zmuszasz { NAME($clearing, case: "where") }?
prompt-what-the-prophets-demand = Prorocy Ciepłego Słońca: do czego { NAME($clearing, case: "where") } zmuszasz gracza ({ $player })?
prompt-where-the-prophets-send-them = Prorocy Ciepłego Słońca: dokąd { NAME($clearing, case: "from") } musi iść gracz ({ $player })?
prompt-whom-they-are-sent-against = Prorocy Ciepłego Słońca: z kim { NAME($clearing, case: "where") } musi walczyć gracz ({ $player })?
prompt-what-the-envoys-find = Jaszczurzy Wysłannicy: którą kartę bierzesz ze stosu kart odrzuconych?
prompt-which-card-comes-next-to-the-pile = Odrzucasz kilka kart naraz, pozostało: { $count }. Która trafia teraz na stos? Ostatnia będzie na wierzchu.
prompt-take-up-which-foothold = { $player }: który przyczółek zdejmujesz z mapy?
prompt-how-many-of-the-expedition-come = { $player }: ilu wojowników umieszczasz { NAME($clearing, case: "where") }?
prompt-keep-the-card-with-the-artisans = Krecy Rzemieślnicy: zatrzymujesz { NAME($card, case: "acc") }, zamiast odrzucić kartę?
prompt-where-the-spies-take-cards = Kruczy Szpiedzy: gdzie bierzesz kartę każdemu wrogowi?
prompt-what-the-flame-bearers-burn = Nosiciele Ognia: co usuwasz { NAME($clearing, case: "from") }?
prompt-card-for-the-smugglers = Szczurzy Przemytnicy: którą kartę odrzucasz?
prompt-where-the-band-plays = Popularna Kapela: gdzie gra?
prompt-from-where-they-come-to-the-band = Popularna Kapela { NAME($clearing, case: "where") }: skąd zmuszasz wojownika, by przyszedł?
prompt-who-comes-to-the-band = Czyj wojownik przychodzi { NAME($origin, case: "from") }?
prompt-which-warrior-comes-to-the-band = Który z wojowników przychodzi { NAME($origin, case: "from") }?

## Options

action-march-the-patrol = Leśny Patrol: ruch, potem walka
action-return-the-patrol = Leśny Patrol: umieszczenie wojowników z karty
action-the-prophets-preach = Prorocy Ciepłego Słońca: zmuszenie gracza
action-place-a-prophet = Prorocy Ciepłego Słońca: umieszczenie wojownika
action-the-expedition-comes-up = Wyprawa ku Słońcu: przyczółek i więcej
action-the-spies-come = Kruczy Szpiedzy: dwóch wojowników, potem walki lub karty
action-the-vault-keepers-build = Strażnicy Skarbców: skarbiec, potem walki lub wojownicy
action-move-with-the-smugglers = Szczurzy Przemytnicy: odrzucenie karty z przedmiotem za ruch
action-battle-with-the-smugglers = Szczurzy Przemytnicy: odrzucenie karty z przedmiotem za walkę
action-the-band-plays = Popularna Kapela: zwabienie wojowników, potem umieszczenie jednego
action-the-street-band-plays = Uliczna Kapela: umieszczenie wojownika
word-move-and-battle = ruch, potem walka
word-place-more = umieszczenie wojowników
word-take-cards = wzięcie kart
word-what-hirelings-do--battles = walki
word-place-hirelings-where--done = nie umieszczać
word-hirelings-move-from--done = bez ruchu
word-hirelings-battle-where--done = bez walki
word-from-where-they-come-to-the-band--done = nikt więcej nie przychodzi
word-card-for-the-physicians--no = pozwolić im odejść
word-what-the-envoys-find--no = nie brać żadnej
word-whom-they-are-sent-against--no = bez walki
trigger-feline-physicians = { $owner }: Koci Medycy ({ $clearing })
trigger-lizard-envoys = { $owner }: Jaszczurzy Wysłannicy
trigger-flame-bearers = { $owner }: Nosiciele Ognia
trigger-mole-artisans = { $owner }: Krecy Rzemieślnicy

## The log

event-on-the-patrol-card = { $player }: na karcie { $n }
event-kept-by-the-artisans = { $player }: Krecy Rzemieślnicy zatrzymują { NAME($card, case: "acc") }
event-back-from-the-artisans = { $player }: { $card } wraca do ręki

## Why not

reason-place-hirelings-where--root-a-6-3 = jej karta nie pozwala tam zacząć
reason-place-hirelings-where--root-e-2-1 = karta nie pozwala tam umieścić
reason-place-hirelings-where--root-e-2-3 = karta nie pozwala tam umieścić
reason-place-hirelings-where--root-e-2-4 = karta nie pozwala tam umieścić
reason-where-the-physicians-bring-them--root-e-2-2 = nie masz tam komponentów swojej frakcji
reason-card-for-the-physicians--root-e-2-2 = musi pasować do polany
reason-where-the-prophets-preach--root-e-2-4 = nie ma tam Proroka albo nikt tam nie może walczyć ani odejść
reason-whom-the-prophets-move--root-e-2-4 = nie mają tam komponentów swojej frakcji albo nie mogą walczyć ani odejść
reason-where-the-prophets-send-them--root-e-2-4 = ten gracz nie mógłby tam ruszyć
reason-take-up-which-foothold--root-e-2-4 = nie ma tam przyczółka
reason-where-the-spies-take-cards--root-e-2-4 = nie ma tam Szpiega albo wroga z kartą
reason-card-for-the-smugglers--root-e-2-2 = nie ma na niej przedmiotu
reason-where-the-band-plays--root-e-2-4 = nie ma tam Kapeli
reason-from-where-they-come-to-the-band--root-e-2-4 = nie leży obok Kapeli albo żaden wojownik stamtąd nie mógłby przyjść
reason-who-comes-to-the-band--root-e-2-4 = żaden ich wojownik nie mógłby stamtąd przyjść
reason-action--march-the-patrol--root-e-2-4 = raz w Dniu, z wojownikami Patrolu, którzy mogą ruszyć lub walczyć
reason-action--return-the-patrol--root-e-2-4 = raz w Dniu, z wojownikami na karcie i Patrolem na mapie
reason-action--the-prophets-preach--root-e-2-4 = raz w Dniu, z graczem obok Proroka, który może walczyć lub odejść
reason-action--place-a-prophet--root-e-2-4 = raz w Dniu, z Prorokiem w zasobach i polaną bez niego
reason-action--the-expedition-comes-up--root-e-2-4 = raz w Dniu
reason-action--the-spies-come--root-e-2-4 = raz w Dniu, ze Szpiegami na mapie lub wrogimi komponentami
reason-action--the-vault-keepers-build--root-e-2-4 = raz w Dniu
reason-action--the-band-plays--root-e-2-4 = raz w Dniu, z Kapelą na mapie lub w zasobach
reason-action--the-street-band-plays--root-e-2-4 = raz w Dniu, gdy ktoś jest w zasobach
reason-action--move-with-the-smugglers--root-e-2-2 = potrzeba karty z przedmiotem w ręce
reason-action--battle-with-the-smugglers--root-e-2-2 = potrzeba karty z przedmiotem w ręce
