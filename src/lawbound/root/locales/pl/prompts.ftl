### What is asked and offered. The player is addressed as "ty", in the present tense, so that no verb has a gender; what is
### offered is called by a noun, as in the Polish edition.

## Questions to a player (one person, spoken to). The options are listed below the question

# Luck, where people answer for it

prompt-who-sits-next = Kto siada następny?
prompt-who-sets-up-first = Kto przygotowuje się pierwszy?
prompt-draw =
    Którą kartę { NAME($player, case: "number") ->
        [plural] dobierają
       *[singular] dobiera
    } { $player }?
prompt-random-card =
    Którą kartę { NAME($player, case: "number") ->
        [plural] tracą
       *[singular] traci
    } { $player }?
prompt-battle-dice =
    { $attacker } { NAME($attacker, case: "number") ->
        [plural] atakują
       *[singular] atakuje
    } { NAME($defender, case: "acc") }: co pokazują kości?
prompt-a-new-quest = Którą Misję odkryto?
prompt-what-lies-under-the-ruin = Co leży pod Ruinami { NAME($clearing, case: "where") }?

# The turn

prompt-effects-before-the-next-step = Używasz efektu przed następnym krokiem ({ $step })?
prompt-only-effects-left = Coś jeszcze, zanim przejdziesz dalej?
prompt-battle-with-command-warren = Nora Dowodzenia: gdzie inicjujesz walkę?
prompt-actions = Co robisz? (pozostało: { $actions })
prompt-daylight = Co robisz?
prompt-military-operations = Którą Operację Militarną przeprowadzasz? (pozostało: { $operations })
prompt-craft = Którą kartę przekuwasz?
prompt-the-decree = Dekret, { $column }: którą kartę rozpatrujesz?
prompt-add-to-the-decree = Którą kartę dokładasz do Dekretu?
prompt-add-to-the-decree-again = Dokładasz do Dekretu drugą kartę?
prompt-revolt = Gdzie wzniecasz Rewoltę?
prompt-spread-sympathy = Gdzie zdobywasz Sympatyków?

# Cards

prompt-spend-a-card = Którą kartę wydajesz?
prompt-discard-to-the-hand-limit = Masz za dużo kart na ręce: którą odrzucasz? (pozostało: { $cards })
prompt-activate-a-crafting-piece = Na jakiej polanie aktywujesz komponent do przekuwania?
prompt-activate-dominance = Którą kartę Dominacji aktywujesz?
prompt-take-dominance = Którą kartę Dominacji bierzesz?
prompt-who-else-draws = Bank Lepszej Nory: kto dobiera kartę razem z tobą?
prompt-whom-to-rob = Pieniądze albo Życie!: komu zabierasz kartę?
prompt-whose-hand-to-look-at = Łamacze Szyfrów: czyje karty na ręce oglądasz?
prompt-which-warrior-to-remove = Poborca Podatkowy: którego wojownika usuwasz?
prompt-use-armorers = Walka { NAME($clearing, case: "where") }: odrzucasz Płatnerzy, aby zignorować wszystkie wyrzucone obrażenia?
prompt-use-sappers = Walka { NAME($clearing, case: "where") }: odrzucasz Saperów, aby zadać dodatkowe obrażenie?
prompt-use-brutal-tactics = Walka { NAME($clearing, case: "where") }: Brutalna Taktyka, aby zadać dodatkowe obrażenie (obrońca zdobywa punkt)?

# Moving and battle

prompt-move-from = Skąd wyruszasz?
prompt-move-to = Dokąd się przemieszczasz { NAME($origin, case: "from") }?
prompt-how-many-of-these-to-move = Ile przemieszczasz { NAME($origin, case: "from") } { NAME($destination, case: "to") }? ({ $piece })
prompt-how-many-to-move = Ilu wojowników przemieszczasz { NAME($origin, case: "from") } { NAME($destination, case: "to") }?
prompt-battle-where = Gdzie inicjujesz walkę?
prompt-battle-whom = Kogo atakujesz { NAME($clearing, case: "where") }?
prompt-ambush =
    { $attacker } { NAME($attacker, case: "number") ->
        [plural] atakują
       *[singular] atakuje
    } cię { NAME($clearing, case: "where") }: zagrywasz Zasadzkę?
prompt-foil-the-ambush =
    { $defender } { NAME($defender, case: "number") ->
        [plural] zagrywają
       *[singular] zagrywa
    } przeciw tobie Zasadzkę { NAME($clearing, case: "where") }: udaremniasz ją?
prompt-whose-effects-first = Czyje efekty są pierwsze?
prompt-which-effect-first = Który efekt rozpatrzyć najpierw?
prompt-who-draws-first = Kart nie wystarczy dla wszystkich: kto dobiera pierwszy?
prompt-take-a-hit = Który komponent tracisz { NAME($clearing, case: "where") }? (pozostało: { $hits })

# Marquise

prompt-place-the-keep = Na której narożnej polanie rozmieszczasz Twierdzę?
prompt-place-the-first-sawmill = Gdzie rozmieszczasz pierwszy Tartak?
prompt-place-the-first-workshop = Gdzie rozmieszczasz pierwszy Warsztat?
prompt-place-the-first-recruiter = Gdzie rozmieszczasz pierwsze Koszary?
prompt-which-sawmill-gets-wood = Drewna nie starczy dla wszystkich: który Tartak je dostaje?
prompt-field-hospitals = Szpitale Polowe: wydajesz kartę, aby { NAME($warriors, case: "acc") } { NAME($clearing, case: "from") } rozmieścić przy Twierdzy?
prompt-recruit-where = Gdzie werbujesz?
prompt-build-where = Gdzie budujesz?
prompt-build-what = Co budujesz { NAME($clearing, case: "where") }?
prompt-take-wood-from = Skąd bierzesz drewno na budowę { NAME($clearing, case: "where") }?
prompt-overwork-where = W którym Tartaku zarządzasz Nadprodukcję?
prompt-spend-a-bird-card = Którą ptasią kartę wydajesz za dodatkową akcję?

# Eyrie

prompt-place-the-first-roost = Na której narożnej polanie zaczynasz?
prompt-choose-a-leader = Którego Przywódcę wybierasz?
prompt-choose-a-new-leader = Zamieszki: którego Przywódcę wybierasz teraz?
prompt-to-which-column = Do której kolumny Dekretu dokładasz { NAME($card, case: "acc") }?
prompt-place-a-new-roost = Nie masz żadnego Gniazda: gdzie rozmieszczasz nowe?
prompt-build-a-roost-where = Gdzie budujesz Gniazdo?

# Alliance

prompt-spend-a-supporter = Którego Stronnika wydajesz? (pozostało: { $supporters })
prompt-discard-a-supporter = Którego Stronnika odrzucasz?
prompt-outrage = Bunt: którą { NAME($suit, case: "acc") } kartę dodajesz do Stronników Sojuszu?
prompt-mobilize = Którą kartę dodajesz do Stronników?
prompt-recruit-at-a-base = Przy której Bazie werbujesz?
prompt-organize-where = Gdzie przeprowadzasz Przegrupowanie?

# Vagabond

prompt-choose-a-faction = Którą Frakcją grasz?
prompt-choose-a-character = Kim jesteś?
prompt-place-the-pawn = W którym lesie zaczynasz?
prompt-damage-an-item = Walka { NAME($clearing, case: "where") }: który przedmiot uszkadzasz? (pozostało: { $hits })
prompt-damage-three-items = Wszystko stąd znika: który przedmiot uszkadzasz? (pozostało: { $items })
prompt-refresh = Który przedmiot odświeżasz? (pozostało: { $items })
prompt-slip = Dokąd się zakradasz?
prompt-exhaust-an-item =
    { NAME($item, case: "gender") ->
        [f] Którą
       *[m] Który
    } { NAME($item, case: "acc") } wyczerpujesz?
prompt-move-with-an-ally = Czy { NAME($origin, case: "from") } { NAME($destination, case: "to") } idą z tobą wojownicy Sojusznika?
prompt-how-many-allied-warriors = Ilu wojowników { NAME($player, case: "gen") } idzie z tobą?
prompt-attack-with-an-ally = Czyi wojownicy walczą u twego boku { NAME($clearing, case: "where") }?
prompt-remove-an-item = Niesiesz za dużo: który przedmiot porzucasz? (pozostało: { $items })
prompt-coalition-with = Z kim tworzysz koalicję?
prompt-move-the-pawn = Dokąd idziesz?
prompt-take-which-item = Który przedmiot bierzesz z Ruin?
prompt-exhaust-any-item = Który przedmiot wyczerpujesz, aby udzielić Pomocy?
prompt-aid-whom = Komu pomagasz?
prompt-aid-with = Którą kartę dajesz { NAME($player, case: "dat") }?
prompt-take-an-item = Który przedmiot bierzesz od { NAME($player, case: "gen") }?
prompt-which-quest = Którą Misję kończysz?
prompt-quest-reward = Jaką nagrodę wybierasz za Misję { NAME($quest, case: "acc") }?
prompt-strike-whom = Komu zadajesz Cios?
prompt-strike-what = Który komponent { NAME($player, case: "gen") } usuwasz?
prompt-repair-what = Który przedmiot naprawiasz?
prompt-steal-from = Kogo okradasz?
prompt-take-from-the-discard-pile = Którą kartę bierzesz ze stosu kart odrzuconych?
prompt-arrange-which-items = Które przedmioty przenosisz?
prompt-how-many-on-the-track = Ile { NAME($item, case: "many") } leży na torze?

# Bots, and maps with more than paths

prompt-which-suit-marker = Jaka jest { NAME($clearing, case: "bare") } według znacznika symbolu?
prompt-which-path-to-open = Którą ścieżkę otwierasz?
prompt-which-piece-the-bot-loses =
    Losowo: który komponent { NAME($player, case: "number") ->
        [plural] tracą
       *[singular] traci
    } { $player } { NAME($clearing, case: "where") }?
prompt-which-character-the-bot-is = Losowo: którą Postacią jest { $player }?
prompt-which-item-the-bot-takes =
    Losowo: który przedmiot { NAME($player, case: "number") ->
        [plural] tracą
       *[singular] traci
    } { $player }?
prompt-which-item-the-bot-repairs = Losowo: który przedmiot naprawia { $player }?
prompt-which-piece-nobody-decides-on =
    Losowo: który komponent { NAME($player, case: "number") ->
        [plural] tracą
       *[singular] traci
    } { $player } { NAME($clearing, case: "where") }?
prompt-which-piece-an-instigator-removes =
    Losowo: który komponent { NAME($player, case: "number") ->
        [plural] tracą
       *[singular] traci
    } { $player } { NAME($clearing, case: "where") }?
prompt-enlist-a-helper = Wzywasz { NAME($player, case: "acc") } na pomoc w obronie { NAME($clearing, case: "where") }? ({ $player } zdobywa za to punkt)
prompt-a-random-clearing = Losowo: która polana?
prompt-a-random-place = Losowo: które miejsce?
prompt-a-random-piece = Losowo: który komponent?
prompt-a-random-player = Losowo: który gracz?
prompt-a-random-card = Losowo: która karta?
prompt-a-random-tile = Losowo: który przedmiot?
prompt-a-random-suit = Losowo: lisia, królicza czy mysia?
prompt-a-random-number = Losowo: która liczba?
prompt-compensate-the-investors = Inwestorzy: którą kartę o symbolu polany, na której Księstwo straciło budynek, odrzucasz?
prompt-automated-outrage = Bunt: którą { NAME($suit, case: "acc") } kartę odrzucasz?
prompt-return-a-card = Którą kartę zwracasz do talii (pozostało: { $left })?
prompt-which-plot-it-is =
    Jaką Intrygę { NAME($player, case: "number") ->
        [plural] mają
       *[singular] ma
    } { $player } { NAME($clearing, case: "where") }?
prompt-which-plot-it-is-swapped-for = Która Intryga z puli { NAME($player, case: "gen") } trafia { NAME($clearing, case: "to") }?
prompt-which-piece-the-bomb-takes =
    Losowo: który komponent { NAME($player, case: "number") ->
        [plural] tracą
       *[singular] traci
    } { $player } { NAME($clearing, case: "where") }?
prompt-buy-a-service = Kupujesz Usługę Kompanii? Cena: { $warriors }; liczba Usług, które możesz kupić: { $n }.
prompt-which-card-of-the-market = Którą kartę bierzesz z Rynku?
prompt-guess-the-plot =
    Hazard: jaką Intrygę { NAME($player, case: "number") ->
        [plural] mają
       *[singular] ma
    } { $player } { NAME($clearing, case: "where") }?

# $what: Names, actions in a word or two: said before a phase is ended in which they are possible

question-could = Możesz jeszcze zrobić to: { $what }.

## Actions that are offered. One of a faction alone has its key before it: action-vagabond--move

action-stand-and-deliver = Pieniądze albo Życie!: zabranie losowej karty, jej właściciel zdobywa punkt
action-royal-claim = Królewskie Roszczenie: odrzucenie karty za punkt za każdą kontrolowaną polanę
action-tax-collector = Poborca Podatkowy: usunięcie wojownika za dobranie karty
action-codebreakers = Łamacze Szyfrów: obejrzenie czyichś kart na ręce
action-activate-dominance = aktywacja karty Dominacji
action-take-dominance = wzięcie karty Dominacji leżącej obok mapy
action-craft = przekucie karty
action-vagabond--craft = przekucie karty (wyczerpanie młotów)
action-march = Marsz: do dwóch ruchów
action-marquise--recruit = Werbunek: wojownik w każdych Koszarach
action-build = Budowa za drewno
action-overwork = Nadprodukcja: karta za drewno w Tartaku
action-bird-card-for-an-action = wydanie ptasiej karty za dodatkową akcję
action-mobilize = Mobilizacja: karta staje się Stronnikiem
action-train = Szkolenie: karta za Oficera
action-battle = walka
action-move = ruch
action-alliance--recruit = Werbunek: wojownik przy Bazie
action-organize = Przegrupowanie: żeton Sympatyków za wojownika
action-vagabond--move = ruch (wyczerpanie buta)
action-vagabond--battle = walka (wyczerpanie miecza)
action-explore = Eksploracja Ruin (wyczerpanie pochodni)
action-aid = Pomoc: wyczerpanie dowolnego przedmiotu i oddanie karty
action-quest = ukończenie Misji
action-strike = Cios (wyczerpanie kuszy)
action-repair = Naprawa przedmiotu (wyczerpanie młota)
action-special-action = { $ability } (wyczerpanie pochodni)
action-arrange-items = przeniesienie herbat, monet i worków
action-open-a-path = otwarcie zamkniętej ścieżki za kartę (1 punkt)

brief-clearing = { $number } ({ $suit })
brief-march = Marsz
brief-build = Budowa
brief-overwork = Nadprodukcja
brief-mobilize = Mobilizacja
brief-train = Szkolenie
brief-organize = Przegrupowanie
brief-aid = Pomoc

## Other options. One that answers a single question has that question before it: word-ambush--done

word-done = gotowe
word-yes = tak
word-no = nie
word-go-on = dalej: { $step }
word-end-of-birdsong--go-on = koniec Świtu
word-end-of-daylight--go-on = koniec Dnia
word-end-of-evening--go-on = koniec tury
word-an-allied-warrior = wojownik Sojusznika
word-score-points = zdobycie { NAME($points, case: "gen") }
word-draw-cards = dobranie { NAME($cards, case: "gen") }
word-actions--done = koniec Dnia
word-daylight--done = koniec Dnia
word-craft--done = koniec przekuwania
word-add-to-the-decree-again--done = bez drugiej karty
word-revolt--done = bez Rewolty
word-spread-sympathy--done = bez kolejnych Sympatyków
word-military-operations--done = koniec operacji
word-move-from--done = bez kolejnego ruchu
word-move-the-pawn--done = pozostanie na miejscu
word-battle-with-command-warren--done = bez walki
word-ambush--done = bez Zasadzki
word-foil-the-ambush--done = bez udaremniania
word-refresh--done = koniec odświeżania
word-refresh-all = odświeżenie wszystkich przedmiotów ({ $n })
word-slip--done = pozostanie na miejscu
word-discard-a-supporter--done = żaden inny Stronnik nie pasuje
word-field-hospitals--no = bez Szpitali Polowych
word-outrage--no = brak takiej karty na ręce
word-move-with-an-ally--no = bez nich
word-attack-with-an-ally--no = bez nich
word-damage-an-item--no = zignorowanie obrażenia
word-take-an-item--no = bez przedmiotu
word-compensate-the-investors--no = brak takiej karty na ręce
word-hand-card = Karta z ręki: karta z Rynku trafia na twoją rękę
word-riverboats = Łodzie Rzeczne: do końca tury rzeki są dla ciebie ścieżkami
word-mercenaries = Najemnicy: za Dnia i Wieczorem wojownicy Kompanii kontrolują polany i walczą dla ciebie

## Steps of a turn, said as names: "Tura 3: Markiza, Dzień, przekucie", "dalej: dobranie kart"

step-start-of-birdsong = początek Świtu
step-start-of-daylight = początek Dnia
step-start-of-evening = początek Wieczoru
step-end-of-birdsong = koniec Świtu
step-last-of-birdsong = koniec Świtu
step-end-of-daylight = koniec Dnia
step-place-wood = rozmieszczenie drewna
step-craft = przekucie
step-actions = akcje
step-draw-and-discard = dobranie i odrzucenie kart
step-emergency-orders = Rozkazy Awaryjne
step-add-to-the-decree = dodanie kart do Dekretu
step-add-to-the-decree-again = dodanie kart do Dekretu
step-a-new-roost = nowe Gniazdo
step-the-decree = rozpatrzenie Dekretu
step-score-points = punktacja
step-revolt = Rewolta
step-spread-sympathy = Zdobywanie Sympatyków
step-daylight = akcje
step-military-operations = Operacje Militarne
step-refresh = odświeżanie
step-slip = Zakradanie się
step-evenings-rest = Wieczorny Odpoczynek
step-draw-cards = dobranie kart
step-discard-cards = odrzucenie kart
step-item-capacity = limit przedmiotów
step-end-of-evening = koniec Wieczoru
step-nightmare = koszmar
step-reveal-order = ujawnienie Nakazu
step-craft-item = przekucie przedmiotu
step-battle = walka
step-recruit = Werbunek
step-build = Budowa
step-move = ruch
step-expand = Ekspansja
step-score = punktacja
step-discard-order = odrzucenie karty Nakazu
step-repair = Naprawa
step-berserkers-repair = Naprawa Berserkera
step-dig = Podkop
step-ministers = Ministrowie
step-rally = Zbiórka
step-sway-ministers = Przekonywanie
step-add-the-order-to-the-decree = dodanie Nakazu do Dekretu
step-relentless = Nieustępliwość
step-swoop = Nalot
step-public-pity = Współczucie Ludu
step-surprise-revolt = Niespodziewana Rewolta
step-organize = Przegrupowanie
step-wildfire = Pożoga
step-set-order = ustalenie Nakazu
step-conspire = Spiski
step-rituals = Rytuały
step-discard-lost-souls = odrzucenie Zagubionych Dusz
step-return-revealed-cards = zwrócenie ujawnionych kart
step-erratic = Nieobliczalność
step-flip-plots = odkrywanie Intryg
step-plot = Intryga
step-the-plot-thickens = Zawiła Intryga
step-stock-the-market = uzupełnienie Rynku
step-build-and-garrison = Budowa Faktorii z Garnizonem
step-racketeering = Wymuszenia
step-discard-from-the-market = odrzucenie kart z Rynku

## Whose turn it is

# What is asked when a phase or the turn waits to be ended
turn-nothing-left = { $phase }: nie ma już nic do zrobienia.
turn-setting-up = Przygotowanie rozgrywki
turn-playing = Tura { $turn }: { $player }, { $phase }, { $step }
# $left: Name (counted-action, counted-operation)
turn-left = Tura { $turn }: { $player }, { $phase }, { $step } (pozostało: { $left })

## Effects waiting to be resolved, as options

trigger-field-hospitals = { $owner }: Szpitale Polowe, { $warriors } { NAME($clearing, case: "from") }
trigger-outrage = { $owner }: Bunt { NAME($clearing, case: "where") }
trigger-base-lost = { $owner }: utracona { $suit } Baza
trigger-full-removal = { $owner }: trzy uszkodzone przedmioty
trigger-cost-of-errors = { $owner }: Cena Porażki za utracone budynki
trigger-gardens-lost = { $owner }: utracone Ogrody
trigger-raid = { $owner }: Najazd usunięty { NAME($clearing, case: "from") }
trigger-plot-uncovered = { $owner }: Intryga usunięta { NAME($clearing, case: "from") }
trigger-backup-plans = { $owner }: Plany Awaryjne { NAME($clearing, case: "where") }
trigger-ferry-card = { $owner }: karta za przeprawę promem
trigger-services = { $owner }: zakup Usług
trigger-better-burrow-bank = { $owner }: Bank Lepszej Nory
