### An evening with the real box: `root/companion`.

## What is refused

refusal-companion-setting = Nieznane ustawienie { $key } przy prawdziwym stole; znane: { $known }.
refusal-companion-bad-setup = Takiej gry nie da się przygotować.
refusal-companion-open-seat = Przy prawdziwym stole każde miejsce ma swoją frakcję.
refusal-companion-begins-over = Ta gra już się skończyła.
refusal-companion-too-long = Ten wieczór jest zbyt długi.
refusal-companion-stuck = Z tego stanu zasady nie mogą iść dalej, więc nic się nie zmieniło.
refusal-companion-nothing-to-undo = Nie ma czego cofnąć.
refusal-companion-no-option = { $option } nie jest odpowiedzią na to pytanie.
refusal-companion-edit-while-setting-up = Stan stołu można zmienić, gdy gra będzie przygotowana.
refusal-companion-edit-when-over = Gra się skończyła: cofnij to, co ją zakończyło, a potem zmień stan stołu.
refusal-companion-not-now = Tego nie można teraz powiedzieć ({ $act }).
refusal-companion-no-act = { $act } nie da się powiedzieć: akt ma `do` ({ $known }) i to, czego ono wymaga.
refusal-companion-bad-change = To nie jest zmiana na stole: { $change }.
refusal-companion-not-there = Nie ma tam tylu takich elementów ({ $place }): nie można zabrać { $count } × { $piece }.

## A turn that is played on the table

prompt-play-it-on-the-table = Rozegraj turę na stole, a potem powiedz, co się zmieniło.
word-that-was-the-turn = To była cała tura.

## What is impossible on the board

problem-too-many = { $owner }, { $place }: { $pieces } ponad to, co jest w pudełku (razem { $all }). Boty ich nie widzą.
problem-no-slot = { $owner }, { $place }: brak wolnego miejsca na { $pieces }. Boty tego nie widzą.
problem-not-there = { $owner }, { $place }: { $pieces } nie może tam być. Boty tego nie widzą.

## At a terminal (`lawbound companion`)

evening-no-evening = { $file }: w tym pliku nie ma wieczoru.
evening-key-value = { $given }: ustawienie zapisuje się KEY=VALUE.
evening-not-kept = Ten wieczór nie został zapisany: podaj plik, aby wrócić do niego innym razem.
evening-kept = Zapisano w { $file }: to samo polecenie wraca do niego.
evening-cannot-keep = Nie można zapisać { $file }: { $error }.
evening-problem = Niemożliwe, ale zostaje: { $text }
evening-replayed = Do zmienionego stanu nie pasują już odpowiedzi ({ $n }): pytamy o nie ponownie.
evening-your-turn = { $player }: rozegraj turę na stole. Potem przez edit podaj, co się zmieniło, i napisz end.
evening-dice = (obie kości, na przykład 3 1)
evening-no-such-answer = To nie jest żadna z odpowiedzi: podaj numer z listy, część jednej z nich albo kości jak 3 1. Co jeszcze można wpisać, mówi help.
evening-how-to-edit = Zmiany oddzielone średnikami, na przykład: { $examples }
evening-no-reason = Tutaj niczego nie wybierano.
evening-no-problems = Na stole nie ma nic niemożliwego.
evening-help = end: to była cała tura. tell: mówić tę turę ruch po ruchu; show: tylko pokazać, co się zmieniło. edit ZMIANY: stół wygląda inaczej. undo, why [NUMER], problems, map, quit.

## What lies on boards and beside the map, and may be told by taps

sheet-table = Obok mapy
sheet-nobody-says = nikt nie mówi
sheet-crowns-lost = Korony stracone na stałe
sheet-crown-squire = Ziemianie
sheet-crown-noble = Notable
sheet-crown-lord = Lordowie
sheet-retainers = Wierni Słudzy
sheet-gone = Relikty poza grą
sheet-hated = Wygnańcy są znienawidzeni
sheet-souls = Zagubione Dusze
sheet-conspiracy = Pole znacznika Spisku
sheet-posts-lost = Faktorie poza grą
sheet-returned = Intrygi z powrotem obok planszy
sheet-items-track = Na torach
sheet-items-satchel = Gotowe w Plecaku
sheet-items-exhausted = Wyczerpane
sheet-items-damaged = Uszkodzone
sheet-items-broken = Uszkodzone i wyczerpane
sheet-items-gone = Poza grą
sheet-relations = Relacje
sheet-dominance = Aktywowana karta Dominacji
sheet-coalition = W koalicji z frakcją
sheet-controller = Najęci przez
sheet-control = Znaczniki najmu na karcie
sheet-on-card = Wojownicy na karcie
sheet-clubs = Pałki na karcie
sheet-gifts = Dary na karcie
sheet-paths = Bandyci na ścieżkach
sheet-stands = Gdzie stoi
sheet-items-card = Przedmioty na karcie
sheet-supply = Przedmioty w zasobach
sheet-quests = Odkryte Misje
sheet-available = Karty Dominacji obok mapy
sheet-markers = Znaczniki zaciężnych według pól
sheet-marker-spent = przy karcie

## What tables argue about: tapped, and the article opens. $player: Name

situation-rule = Kto tam rządzi?
situation-move = Czy mogą się tam ruszyć?
situation-ambush = Kiedy wolno zagrać Zasadzkę?
situation-dice = Kto zadaje ile trafień?
situation-hits = Które elementy usuwają trafienia?
situation-craft = Czy można to przekuć?
situation-points = Kto punktuje za usunięte?
situation-dominance = Kiedy wygrywa Dominacja?
situation-pieces = Co, gdy zabraknie elementów?
situation-conflict = Dwie zasady są sprzeczne
situation-priority = Którą polanę wybierze bot?
situation-hirelings = Kto ma zaciężnych i jak długo?
situation-faction = { $player }: co jest szczególne
