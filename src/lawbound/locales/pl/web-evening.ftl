### The browser client: an evening at a real table. $player, $title, $piece, $label ... are names in their basic form.

home-evening = Przy stole
home-evening-text = Gra leży na prawdziwym stole: telefon gra botami, mówi, co zrobić rękami, i pyta tylko o kości i karty.
evening-title = Przy stole
evening-about = Na stole leży prawdziwe pudełko. Ustaw grę tutaj tak, jak leży tam; tury botów prowadzi wtedy ta strona, krok po kroku, z artykułem do każdego. Talia, kości i pionki zostają u was.
evening-go-on = Kontynuuj wieczór
evening-set-up = Nowy wieczór
evening-begin = Zacznij wieczór
evening-no-game = Żadna z tutejszych gier nie umie pomagać przy prawdziwym stole.
evening-forget = Zapomnij
evening-forget-for = Zapomnij na tym urządzeniu: { $title }
evening-none = Nie ma takiego wieczoru
# $turn: its number
evening-turn = Tura { $turn }: { $player }
evening-panel = Co zrobić

## A bot's turn

evening-earlier = { $n ->
    [one] { $n } krok wcześniej
    [few] { $n } kroki wcześniej
   *[many] { $n } kroków wcześniej
}
evening-article = Artykuł:
evening-card-sort = Jaki rodzaj karty?
evening-card-search = Część nazwy karty
evening-card-none = Żadna karta, która może przyjść, tak się nie nazywa.
evening-on = Gotowe, dalej

## A person's turn

evening-human = { $player }: twoja tura
evening-human-text = Rozegraj ją na stole. Potem dotknij miejsca na mapie i powiedz, jak tam teraz jest.
evening-points = Punkty
evening-hand = Karty na ręce
evening-tell-more = Co jeszcze leży przed tobą
evening-end = To była moja tura
evening-tell-text = Albo podaj stronie każdy ruch według jej zasad:
evening-tell = Opowiedz ruch po ruchu
evening-show = Tylko pokaż, jak jest

## What stands on the table

evening-correct = Popraw
evening-corrected = Poprawione
evening-correcting = Dotknij miejsca, które na waszym stole wygląda inaczej; albo gracza u góry, jeśli chodzi o jego planszę.
evening-change-here = powiedz, co tu stoi
evening-move-here = przesuń tutaj
evening-place-done = Gotowe
evening-place-empty = Nic tu nie stoi.
evening-add = Połóż tutaj: { $owner }
# $piece: "a piece", in words
evening-piece = { $owner }: { $piece }
evening-less = O jeden mniej: { $label }
evening-more = O jeden więcej: { $label }
evening-move = Przesuń: { $piece }
# $name: the pieces that move, in words; $from: a place
evening-moving = Ruch: { $name }. Skąd: { $from }
evening-moving-number = Ile?
evening-moving-where = Dotknij na mapie, dokąd idą.
evening-problems = { $n ->
    [one] { $n } rzecz nie może tak być
    [few] { $n } rzeczy nie mogą tak być
   *[many] { $n } rzeczy nie może tak być
}
evening-problems-kept = Zostaje tak, jak powiedziano; popraw, kiedy chcesz.
evening-replayed = { $dropped ->
    [0] Plansza została zmieniona; co powiedziano w tym kroku, obowiązuje.
    [one] Plansza została zmieniona: { $dropped } odpowiedź w tym kroku trzeba podać jeszcze raz.
    [few] Plansza została zmieniona: { $dropped } odpowiedzi w tym kroku trzeba podać jeszcze raz.
   *[many] Plansza została zmieniona: { $dropped } odpowiedzi w tym kroku trzeba podać jeszcze raz.
}
evening-acts-lost = { $n ->
    [one] { $n } powiedzianej rzeczy nie da się już zagrać i została pominięta.
    [few] { $n } powiedzianych rzeczy nie da się już zagrać i zostały pominięte.
   *[many] { $n } powiedzianych rzeczy nie da się już zagrać i zostały pominięte.
}

## What lies on boards: $name: a thing, $place: where it lies, in words

evening-others = Co leży obok mapy
evening-lay-add = Dodaj…
evening-lay-away = Zabierz
evening-lay-to = Dokąd: { $place }
evening-lay-what = { $name } ({ $place })
evening-lay-none = nic
evening-face-down = zakryta

## Together, and afterwards

evening-faster = Ktoś inny przy stole był szybszy. Spójrz jeszcze raz.
evening-share = Więcej telefonów
evening-share-text = Kto otworzy ten odnośnik, siedzi przy tym samym stole: wszyscy widzą to samo i każdy może mówić.
evening-link = Odnośnik do tego wieczoru
evening-record = Wieczór do tej pory
evening-over = Gra skończona.
evening-download = Pobierz zapis
evening-dispute = O co chodzi?
evening-dispute-turn = W tej turze
