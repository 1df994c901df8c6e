### Exiles and Partisans: karty, pytania i opcje, dziennik i dlaczego nie; oraz wydania kart obu talii.
###   Pola jak w prompts.ftl i log.ftl. `.newer`: treść karty zmieniona w 2026 roku

## Cards

card-saboteurs = Saboteurs
    .text = Na początku swojego Świtu możesz odrzucić tę kartę, aby odrzucić jeden trwały efekt przeciwnika.
card-soup-kitchens = Soup Kitchens
    .text = Twoje żetony liczą się przy ustalaniu kontroli, każdy jak dwa komponenty.
card-boat-builders = Boat Builders
    .text = Rzeki są dla ciebie ścieżkami.
card-corvid-planners = Corvid Planners
    .text = Wykonując ruch, nie musisz kontrolować polany początkowej ani docelowej.
card-eyrie-emigre = Eyrie Émigré
    .text = Na końcu swojego Świtu wykonaj ruch, a potem zainicjuj walkę tam, gdzie się zakończył. Jeśli nie doszło do obu, odrzuć tę kartę.
    .newer = Na końcu swojego Świtu musisz wykonać ruch, a potem zainicjować walkę tam, gdzie się zakończył. Jeśli nie doszło do obu, odrzuć tę kartę.
card-fox-partisans = Fox Partisans
    .text = Podczas walki na lisiej polanie możesz zadać jedno dodatkowe obrażenie. Jeśli to zrobisz, odrzuć z ręki wszystkie karty, które nie są lisie; ta karta pozostaje.
card-propaganda-bureau = Propaganda Bureau
    .text = Raz podczas Dnia możesz wydać kartę, aby usunąć wojownika przeciwnika z polany w jej kolorze i umieścić tam swojego.
    .newer = Raz podczas Dnia możesz wydać kartę, aby zastąpić wojownika przeciwnika na polanie w jej kolorze wojownikiem swojej frakcji.
card-false-orders = False Orders
    .text = Podczas Świtu możesz odrzucić tę kartę, aby w zastępstwie przeciwnika przemieścić połowę jego wojowników (zaokrąglając w górę) z jednej polany. Kontrola nie ma znaczenia.
    .newer = Podczas Świtu możesz odrzucić tę kartę, aby zmusić przeciwnika do przemieszczenia połowy wojowników (zaokrąglając w górę) z jednej polany. Przeciwnika, polanę i cel wybierasz ty; kontrola nie ma znaczenia.
card-informants = Informants
    .text = Zawsze gdy podczas swojego Wieczoru masz dobrać karty, możesz zamiast tego wziąć jedną kartę Zasadzki ze stosu kart odrzuconych.
card-rabbit-partisans = Rabbit Partisans
    .text = Podczas walki na króliczej polanie możesz zadać jedno dodatkowe obrażenie. Jeśli to zrobisz, odrzuć z ręki wszystkie karty, które nie są królicze; ta karta pozostaje.
card-tunnels = Tunnels
    .text = Polany z twoimi komponentami rzemieślniczymi sąsiadują dla ciebie ze sobą.
    .newer = Polany z twoimi komponentami rzemieślniczymi sąsiadują dla ciebie ze sobą i możesz przemieszczać się między nimi bez ścieżki.
card-charm-offensive = Charm Offensive
    .text = Na początku swojego Wieczoru możesz dobrać kartę. Jeśli to zrobisz, inny wybrany przez ciebie gracz zdobywa 1 PZ.
card-swap-meet = Swap Meet
    .text = Raz podczas Świtu możesz zabrać losową kartę z ręki innego gracza; potem daj mu wybraną kartę.
card-coffin-makers = Coffin Makers
    .text = Wszyscy wojownicy, którzy mieliby wrócić do zasobów, czyjkolwiek są, trafiają na tę kartę. Na początku swojego Świtu zdobądź 1 PZ za każdych pięciu wojowników na niej; potem wracają do zasobów.
    .newer = Wojownicy frakcji usunięci z mapy do zasobów trafiają na tę kartę, chyba że zostali zastąpieni. Na początku swojego Świtu zdobądź 1 PZ za każdych pięciu wojowników na niej; potem wracają do zasobów.
card-mouse-partisans = Mouse Partisans
    .text = Podczas walki na mysiej polanie możesz zadać jedno dodatkowe obrażenie. Jeśli to zrobisz, odrzuć z ręki wszystkie karty, które nie są mysie; ta karta pozostaje.
card-league-of-adventurous-mice = League of Adventurous Mice
    .text = Raz podczas Dnia możesz wyczerpać jeden ze swoich przekutych przedmiotów, aby wykonać ruch lub zainicjować walkę. Przedmiot pozostaje wyczerpany.
card-murine-broker = Murine Broker
    .text = Zawsze gdy inny gracz przekuje przedmiot, dobierasz kartę.
card-master-engravers = Master Engravers
    .text = Zawsze gdy przekujesz przedmiot, zdobywasz o 1 PZ więcej.

## Questions

prompt-whose-effect-to-sabotage = Saboteurs: czyj efekt odrzucasz?
prompt-which-effect-to-sabotage = Który efekt { NAME($player, case: "gen") } odrzucasz?
prompt-swap-cards-with-whom = Swap Meet: komu zabierasz kartę?
prompt-which-card-to-give-back = Którą kartę dajesz { NAME($player, case: "dat") }?
prompt-draw-for-charm = Charm Offensive: dobierasz kartę? Inny gracz zdobędzie punkt.
prompt-whom-to-charm = Kto zdobywa punkt?
prompt-an-ambush-instead-of-drawing = Informants: bierzesz kartę Zasadzki zamiast dobierać karty ({ $cards })?
prompt-use-fox-partisans = Walka { NAME($clearing, case: "where") }: Fox Partisans, aby zadać dodatkowe obrażenie (zostają ci tylko lisie karty)?
prompt-use-rabbit-partisans = Walka { NAME($clearing, case: "where") }: Rabbit Partisans, aby zadać dodatkowe obrażenie (zostają ci tylko królicze karty)?
prompt-use-mouse-partisans = Walka { NAME($clearing, case: "where") }: Mouse Partisans, aby zadać dodatkowe obrażenie (zostają ci tylko mysie karty)?
prompt-discard-another-suit = Partyzanci: która karta na ręce jest w innym kolorze (zostaje: { $suit })?
prompt-which-item-for-the-league = League of Adventurous Mice: który przedmiot wyczerpujesz?
prompt-propaganda-where = Propaganda Bureau: gdzie zastępujesz wojownika?
prompt-propaganda-among-whom = Czyjego wojownika zastępujesz { NAME($clearing, case: "where") }?
prompt-false-orders-to-whom = False Orders: czyich wojowników przemieszczasz?
prompt-false-orders-where = Skąd przemieszcza się połowa wojowników { NAME($player, case: "gen") }?
prompt-false-orders-to-go-where = Dokąd idą wojownicy { NAME($player, case: "gen") } { NAME($origin, case: "from") }?

## Options

action-swap-meet = Swap Meet: zabranie losowej karty i oddanie jednej
action-propaganda-bureau = Propaganda Bureau: wydanie karty, aby zastąpić wojownika przeciwnika
action-false-orders = False Orders: odrzucenie karty, aby przemieścić połowę wojowników przeciwnika
action-move-with-the-league = League of Adventurous Mice: wyczerpanie przedmiotu za ruch
action-battle-with-the-league = League of Adventurous Mice: wyczerpanie przedmiotu za walkę
word-whose-effect-to-sabotage--done = zachować Saboteurs
word-an-ambush-instead-of-drawing--done = dobrać karty
word-discard-another-suit--done = żadna inna karta nie jest w innym kolorze
word-who-else-draws--done = nikt nie dobiera
trigger-saboteurs = { $owner }: Saboteurs
trigger-coffin-makers = { $owner }: Coffin Makers
trigger-charm-offensive = { $owner }: Charm Offensive
trigger-eyrie-emigre = { $owner }: Eyrie Émigré

## Steps

step-last-of-daylight = koniec Dnia

## The log

event-left-the-coffins = Z karty Coffin Makers do zasobów wracają: { $warriors } ({ $player })

## Why not

reason-whose-effect-to-sabotage--root-4-1-3 = to nie przeciwnik albo nie ma trwałych efektów
reason-swap-cards-with-whom--root-4-1-3 = nie ma kart
reason-who-else-draws--root-4-1-3 = to nie przeciwnik
reason-propaganda-where--root-4-1-3 = musi tam być wojownik przeciwnika, a ty musisz mieć kartę w kolorze tej polany
reason-propaganda-among-whom--root-4-1-3 = nie ma tam wojownika, który byłby wrogi
reason-spend-a-card--root-4-1-3 = musi pasować do polany
reason-false-orders-to-whom--root-4-1-3 = to nie przeciwnik albo nie ma wojowników, którzy mogą się przemieścić
reason-false-orders-where--root-4-1-3 = nie ma tam wojowników, którzy mogą się przemieścić
reason-which-item-for-the-league--root-4-1-3 = jest wyczerpany

## On the boards

scene-fact-coffins = Trumny
scene-fact-exhausted = Wyczerpane przedmioty

## A new game

scene-deck-exiles = Exiles & Partisans
choice-deck--exiles = { scene-deck-exiles }
choice-options--card-printing = { option-card-printing }
choice-options--partisans-and-birds = { option-partisans-and-birds }
choice-options--tunnels-reach = { option-tunnels-reach }
option-card-printing = Wydanie kart
    .first = Starsze treści, te z czasów tej Księgi Praw.
    .second = Treści z 2026 roku: zmieniono osiem kart obu talii, a ten, kogo Przybłęda skłoni do walki, sam wskazuje, które swoje elementy traci.
option-partisans-and-birds = Partyzanci i ptasie karty
    .first = Ptasie karty się odrzuca, bo liczą się jako dowolny kolor.
    .second = Ptasie karty zostają na ręce.
option-tunnels-reach = Do czego służą Tunnels
    .first = Do ruchu i do wszystkiego, co mówi o sąsiednich polanach.
    .second = Tylko do ruchu.
