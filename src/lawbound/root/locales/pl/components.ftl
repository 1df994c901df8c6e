### Cards, quests, characters, maps and bots. The texts are ours; article numbers such as 4.5.2 stay as they are.

## Cards of the deck. `.text`: what the card does, in our own words (not those of the publisher)

card-ambush-bird = Zasadzka!
    .text = Nie można jej przekuć. Na początku walki na dowolnej polanie (jej symbol to joker) obrońca może ją zagrać: atakujący natychmiast otrzymuje 2 obrażenia, a karta zostaje odrzucona. Jeżeli atakujący odpowie Zasadzką pasującą do polany, obie karty zostają odrzucone i nikt nie otrzymuje obrażeń. Jeżeli po tych obrażeniach atakujący nie ma tam czym walczyć, walka kończy się przed rzutem.
card-ambush-fox = Zasadzka!
    .text = Nie można jej przekuć. Na początku walki wyłącznie na lisiej polanie obrońca może ją zagrać: atakujący natychmiast otrzymuje 2 obrażenia, a karta zostaje odrzucona. Jeżeli atakujący odpowie Zasadzką pasującą do polany, obie karty zostają odrzucone i nikt nie otrzymuje obrażeń. Jeżeli po tych obrażeniach atakujący nie ma tam czym walczyć, walka kończy się przed rzutem.
card-ambush-rabbit = Zasadzka!
    .text = Nie można jej przekuć. Na początku walki wyłącznie na króliczej polanie obrońca może ją zagrać: atakujący natychmiast otrzymuje 2 obrażenia, a karta zostaje odrzucona. Jeżeli atakujący odpowie Zasadzką pasującą do polany, obie karty zostają odrzucone i nikt nie otrzymuje obrażeń. Jeżeli po tych obrażeniach atakujący nie ma tam czym walczyć, walka kończy się przed rzutem.
card-ambush-mouse = Zasadzka!
    .text = Nie można jej przekuć. Na początku walki wyłącznie na mysiej polanie obrońca może ją zagrać: atakujący natychmiast otrzymuje 2 obrażenia, a karta zostaje odrzucona. Jeżeli atakujący odpowie Zasadzką pasującą do polany, obie karty zostają odrzucone i nikt nie otrzymuje obrażeń. Jeżeli po tych obrażeniach atakujący nie ma tam czym walczyć, walka kończy się przed rzutem.
card-dominance-bird = Dominacja
    .text = Nie można jej przekuć. Po aktywacji możesz wygrać tylko w ten sposób: zaczyna się twój Świt i kontrolujesz dwie narożne polany leżące naprzeciw siebie po przekątnej.
card-dominance-fox = Dominacja
    .text = Nie można jej przekuć. Po aktywacji możesz wygrać tylko w ten sposób: zaczyna się twój Świt i kontrolujesz trzy lisie polany.
card-dominance-rabbit = Dominacja
    .text = Nie można jej przekuć. Po aktywacji możesz wygrać tylko w ten sposób: zaczyna się twój Świt i kontrolujesz trzy królicze polany.
card-dominance-mouse = Dominacja
    .text = Nie można jej przekuć. Po aktywacji możesz wygrać tylko w ten sposób: zaczyna się twój Świt i kontrolujesz trzy mysie polany.
card-birdy-bindle = Ptasi Tobołek
    .text = Weź worek z puli przedmiotów na swoje pole Przekutych Przedmiotów, zdobądź 1 PZ i odrzuć kartę.
card-woodland-runners = Leśni Biegacze
    .text = Weź but z puli przedmiotów na swoje pole Przekutych Przedmiotów, zdobądź 1 PZ i odrzuć kartę.
card-arms-trader = Handlarz Bronią
    .text = Weź miecz z puli przedmiotów na swoje pole Przekutych Przedmiotów, zdobądź 2 PZ i odrzuć kartę.
card-crossbow-bird = Kusza
    .text = Weź kuszę z puli przedmiotów na swoje pole Przekutych Przedmiotów, zdobądź 1 PZ i odrzuć kartę.
card-gently-used-knapsack = Nieco Zużyty Plecak
    .text = Weź worek z puli przedmiotów na swoje pole Przekutych Przedmiotów, zdobądź 1 PZ i odrzuć kartę.
card-root-tea-fox = Korzenna Herbata
    .text = Weź herbatę z puli przedmiotów na swoje pole Przekutych Przedmiotów, zdobądź 2 PZ i odrzuć kartę.
card-travel-gear-fox = Ekwipunek Podróżny
    .text = Weź but z puli przedmiotów na swoje pole Przekutych Przedmiotów, zdobądź 1 PZ i odrzuć kartę.
card-protection-racket = Opłata za Ochronę
    .text = Weź monetę z puli przedmiotów na swoje pole Przekutych Przedmiotów, zdobądź 3 PZ i odrzuć kartę.
card-foxfolk-steel = Lisia Stal
    .text = Weź miecz z puli przedmiotów na swoje pole Przekutych Przedmiotów, zdobądź 2 PZ i odrzuć kartę.
card-anvil = Kowadło
    .text = Weź młot z puli przedmiotów na swoje pole Przekutych Przedmiotów, zdobądź 2 PZ i odrzuć kartę.
card-smugglers-trail = Szlak Przemytników
    .text = Weź worek z puli przedmiotów na swoje pole Przekutych Przedmiotów, zdobądź 1 PZ i odrzuć kartę.
card-root-tea-rabbit = Korzenna Herbata
    .text = Weź herbatę z puli przedmiotów na swoje pole Przekutych Przedmiotów, zdobądź 2 PZ i odrzuć kartę.
card-a-visit-to-friends = Wizyta u Przyjaciół
    .text = Weź but z puli przedmiotów na swoje pole Przekutych Przedmiotów, zdobądź 1 PZ i odrzuć kartę.
card-bake-sale = Kiermasz Wypieków
    .text = Weź monetę z puli przedmiotów na swoje pole Przekutych Przedmiotów, zdobądź 3 PZ i odrzuć kartę.
card-mouse-in-a-sack = Mysz w Worku
    .text = Weź worek z puli przedmiotów na swoje pole Przekutych Przedmiotów, zdobądź 1 PZ i odrzuć kartę.
card-root-tea-mouse = Korzenna Herbata
    .text = Weź herbatę z puli przedmiotów na swoje pole Przekutych Przedmiotów, zdobądź 2 PZ i odrzuć kartę.
card-travel-gear-mouse = Ekwipunek Podróżny
    .text = Weź but z puli przedmiotów na swoje pole Przekutych Przedmiotów, zdobądź 1 PZ i odrzuć kartę.
card-investments = Inwestycje
    .text = Weź monetę z puli przedmiotów na swoje pole Przekutych Przedmiotów, zdobądź 3 PZ i odrzuć kartę.
card-sword = Miecz
    .text = Weź miecz z puli przedmiotów na swoje pole Przekutych Przedmiotów, zdobądź 2 PZ i odrzuć kartę.
card-crossbow-mouse = Kusza
    .text = Weź kuszę z puli przedmiotów na swoje pole Przekutych Przedmiotów, zdobądź 1 PZ i odrzuć kartę.
card-armorers = Płatnerze
    .text = Podczas walki, w której bierzesz udział, możesz odrzucić tę kartę, aby zignorować wszystkie obrażenia, które wyrzuciła przeciwko tobie druga strona.
card-sappers = Saperzy
    .text = Jako obrońca w walce możesz odrzucić tę kartę, aby zadać jedno dodatkowe obrażenie.
card-brutal-tactics = Brutalna Taktyka
    .text = Jako atakujący w walce możesz zadać jedno dodatkowe obrażenie. Jeśli to zrobisz, obrońca zdobywa 1 PZ. Karta pozostaje w grze.
card-royal-claim = Królewskie Roszczenie
    .text = Podczas swojego Świtu możesz odrzucić tę kartę, aby zdobyć 1 PZ za każdą kontrolowaną polanę.
card-stand-and-deliver = Pieniądze albo Życie!
    .text = Podczas Świtu możesz zabrać losową kartę z ręki innego gracza; ten gracz zdobywa 1 PZ. Raz na turę.
    .newer = Raz podczas Świtu możesz zabrać losową kartę z ręki przeciwnika; ten przeciwnik zdobywa 1 PZ.
card-tax-collector = Poborca Podatkowy
    .text = Raz podczas Dnia możesz usunąć jednego ze swoich wojowników, gdziekolwiek jest, aby dobrać kartę.
    .newer = Raz podczas Dnia możesz usunąć wojownika swojej frakcji z polany na mapie, aby dobrać kartę.
card-favor-of-the-foxes = Lisia Przysługa
    .text = Usuń wszystkie komponenty przeciwników ze wszystkich lisich polan, a następnie odrzuć kartę. Za usunięte w ten sposób budynki i żetony zdobywasz punkty jak zwykle.
card-command-warren = Nora Dowodzenia
    .text = Na początku swojego Dnia, przed wszystkim innym w tej fazie, możesz zainicjować jedną walkę.
card-better-burrow-bank = Bank Lepszej Nory
    .text = Na początku Świtu ty i wybrany przez ciebie gracz dobieracie po jednej karcie.
    .newer = Na początku Świtu możesz dobrać kartę; jeśli to zrobisz, dobiera też wybrany przez ciebie przeciwnik.
card-cobbler = Szewc
    .text = Na początku swojego Wieczoru możesz przeprowadzić jeden ruch.
card-favor-of-the-rabbits = Królicza Przysługa
    .text = Usuń wszystkie komponenty przeciwników ze wszystkich króliczych polan, a następnie odrzuć kartę. Za usunięte w ten sposób budynki i żetony zdobywasz punkty jak zwykle.
card-scouting-party = Oddział Zwiadowczy
    .text = Gdy atakujesz, karty Zasadzki na ciebie nie działają: Zasadzka zagrana przez obrońcę nie zadaje ci obrażeń.
card-codebreakers = Łamacze Szyfrów
    .text = Raz podczas swojego Dnia możesz obejrzeć wszystkie karty na ręce jednego innego gracza.
card-favor-of-the-mice = Mysia Przysługa
    .text = Usuń wszystkie komponenty przeciwników ze wszystkich mysich polan, a następnie odrzuć kartę. Za usunięte w ten sposób budynki i żetony zdobywasz punkty jak zwykle.

## Quests of the Vagabond

quest-errand-fox = Sprawunek
quest-fundraising = Zbiórka Pieniędzy
quest-give-a-speech-fox = Przemówienie
quest-logistics-help-fox = Pomoc w Logistyce
quest-repair-a-shed = Naprawa Szopy
quest-errand-rabbit = Sprawunek
quest-expel-bandits-rabbit = Przegnanie Bandytów
quest-fend-off-a-bear-rabbit = Odparcie Niedźwiedzia
quest-give-a-speech-rabbit = Przemówienie
quest-guard-duty-rabbit = Służba Wartownicza
quest-escort = Eskorta
quest-expel-bandits-mouse = Przegnanie Bandytów
quest-fend-off-a-bear-mouse = Odparcie Niedźwiedzia
quest-guard-duty-mouse = Służba Wartownicza
quest-logistics-help-mouse = Pomoc w Logistyce

## Characters of the Vagabond: `.ability` is the special action, `.text` what it does, `.bot` what the Vagabot does instead

character-thief = Złodziej
    .ability = Kradzież
    .text = Zabierz losową kartę z ręki gracza, który jest na polanie Złodzieja.
    .bot = Kradzież. Zabiera losową kartę przeciwnikowi na polanie bota; wybiera tego z największą liczbą punktów, potem z największą liczbą komponentów.
character-tinker = Majsterkowicz
    .ability = Dniówka
    .text = Weź na rękę jedną wybraną kartę ze stosu kart odrzuconych; jej symbol musi odpowiadać polanie Majsterkowicza. Ptasia karta pasuje zawsze.
    .bot = Dniówka. Za 1 Punkt Zwycięstwa bot przekuwa tę kartę leżącą najbliżej wierzchu stosu kart odrzuconych, której przedmiot jest dostępny. Zaczyna grę z jednym przedmiotem mniej (z trzema).
character-ranger = Ranger
    .ability = Kryjówka
    .text = Napraw trzy uszkodzone przedmioty, po czym Dzień natychmiast się kończy i zaczyna się Wieczór.
    .bot = Kryjówka. Jeżeli bot ma co najmniej trzy uszkodzone przedmioty, zakrada się do losowego sąsiadującego lasu.
character-vagrant = Przybłęda
    .ability = Namowa
    .text = Na polanie Przybłędy dochodzi do walki między wskazanymi przez ciebie atakującym i obrońcą.
    .bot = Inicjuje walkę na swojej polanie, wybiera atakującego i obrońcę oraz usuwa komponenty za obu. Atakującym jest gracz z największą liczbą komponentów, obrońcą ten, kto ma ich drugą co do wielkości liczbę; sam Włóczęgobot tylko wtedy, gdy nie ma innej możliwości, i to jako atakujący; budynki przed żetonami, poza tym losowo (7.7.4, 7.7.4.I).
character-arbiter = Rozjemca
    .ability = Ochrona
    .text = Obrońca może wezwać Rozjemcę na pomoc, jeżeli ten jest na polanie walki: Rozjemca zdobywa 1 PZ, a liczbę jego nieuszkodzonych mieczy (wyczerpanych lub nie) dodaje się do maksymalnej liczby wyrzuconych obrażeń obrońcy. Rozjemca nie może wezwać na pomoc samego siebie ani zostać wezwany przeciwko sobie.
    .bot = Przed rzutem w walce na polanie bota obrońca może go wezwać na pomoc: bot zdobywa punkt i dodaje liczbę przedmiotów na swoim torze Walki do maksymalnej liczby wyrzuconych obrażeń obrońcy. Boty wzywają go na pomoc, jeżeli ich maksymalna liczba wyrzuconych obrażeń jest mniejsza niż trzy i mniejsza niż liczba komponentów atakującego na tej polanie, a Rozjemca ma mniej punktów niż one (7.7.6).
character-scoundrel = Łotr
    .ability = Spalona Ziemia
    .text = Umieść pochodnię na polanie Łotra i usuń z niej wszystkie komponenty przeciwników. Do końca gry na tej polanie nie można niczego rozmieścić ani się na nią przemieścić. Łotr zostaje, ale jeśli z niej odejdzie, nie może już wrócić.
    .bot = Jeżeli na jego polanie są co najmniej trzy komponenty przeciwników, w tym budynek lub żeton, usuwa stamtąd wszystkie komponenty przeciwników, umieszcza dowolny przedmiot ze swojej planszy na polu dla budynku (na zakrytym polu nie można rozmieścić budynku) i zdobywa jeden punkt (7.7.5).
character-adventurer = Poszukiwacz Przygód
    .ability = Improwizacja
    .text = W akcji Misji możesz potraktować jeden niewyczerpany przedmiot jako dowolny inny. Zostaje on na potrzeby Misji wyczerpany, a ponadto uszkodzony.
character-ronin = Ronin
    .ability = Szybki Atak
    .text = Wyczerp miecz, aby zadać jedno dodatkowe obrażenie.
character-harrier = Lotnik
    .ability = Szybowanie
    .text = Przemieść sam pionek na dowolną polanę mapy, nawet polanę Wroga, bez względu na sąsiedztwo i ścieżki oraz bez wyczerpywania butów.

## Maps

map-autumn = Mapa Jesienna
map-winter = Mapa Zimowa
map-lake = Mapa Jeziora
map-mountain = Mapa Gór

## Difficulties of bots: agree with "poziom"

difficulty-easy = łatwy
difficulty-default = standardowy
difficulty-challenging = wymagający
difficulty-nightmare = koszmar

## Mechanical Marquise 2.0: its name, what the difficulties change, and its traits (`.text`: what they do)

bot-marquise = Mechaniczny Markiz 2.0
difficulty-marquise--easy = Werbunek (4.5.2, 4.7.2) rozmieszcza dwóch wojowników zamiast czterech.
difficulty-marquise--default = Czterech wojowników (4.5.2, 4.7.2).
difficulty-marquise--challenging = Po Werbunku bot rozmieszcza jeszcze dwóch wojowników na nakazanej polanie o najwyższym priorytecie, którą kontroluje.
difficulty-marquise--nightmare = Jak wymagający; ponadto na koniec Wieczoru bot zdobywa 1 Punkt Zwycięstwa.
trait-marquise--blitz = Wojna Błyskawiczna
    .text = Po kroku Ruchu bierze się pod uwagę polanę o najwyższym priorytecie, którą bot kontroluje i na której nie ma komponentów przeciwników. Bot przemieszcza z niej wszystkich swoich wojowników oprócz jednego i walczy na polanie docelowej, jeśli są tam przeciwnicy.
trait-marquise--fortified = Fortyfikacje
    .text = Do usunięcia każdego budynku bota potrzeba dwóch obrażeń; pojedyncze obrażenie przydzielone budynkowi nie ma skutku.
trait-marquise--hospitals = Szpitale
    .text = Po każdej walce, w której jako obrońca bot stracił co najmniej dwóch wojowników, natychmiast rozmieszcza dwóch wojowników na polanie z żetonem Twierdzy.
trait-marquise--iron-will = Żelazna Wola
    .text = Podczas Dynamicznego Dnia Werbunek (4.7.2) rozmieszcza dwa razy więcej wojowników.
trait-marquise--overwhelming = Przytłaczająca Siła
    .text = Za każdym razem, gdy bot werbuje, zdobywa jeden Punkt Zwycięstwa za każdych dwóch wojowników, których nie może rozmieścić, bo jego pula jest pusta albo brak dla nich dozwolonej polany. Ekspansja (4.5.5) może nastąpić tylko raz na turę.

## Electric Eyrie: its name, what the difficulties change, and its traits (`.text`: what they do)

bot-eyrie = Elektryczne Dynastie
difficulty-eyrie--easy = Podczas przygotowania rozgrywki w ptasiej kolumnie umieszcza się tylko jednego Lojalnego Wezyra.
difficulty-eyrie--default = Dwóch Lojalnych Wezyrów (5.3.3).
difficulty-eyrie--challenging = Podczas przygotowania rozgrywki weź z talii jedną ptasią kartę Zasadzki i umieść ją w ptasiej kolumnie Dekretu.
difficulty-eyrie--nightmare = Jak wymagający; ponadto na koniec Wieczoru bot zdobywa 1 Punkt Zwycięstwa.
trait-eyrie--nobility = Szlachectwo
    .text = Zamieszki wybuchają, jeżeli bot nie może rozmieścić Gniazda lub wojownika. Podczas Zamieszek nie traci on Punktów Zwycięstwa; zamiast tego zdobywa jeden punkt za każdą ptasią kartę w swoim Dekrecie.
trait-eyrie--relentless = Nieustępliwość
    .text = Po rozpatrzeniu Dekretu bot usuwa wszystkie bezbronne budynki i żetony z każdej polany, na której ma wojowników.
trait-eyrie--swoop = Nalot
    .text = Na koniec Dnia bot rozmieszcza dwóch wojowników na polanie o najwyższym priorytecie, na której nie ma swoich komponentów.
trait-eyrie--war-tax = Podatek Wojenny
    .text = Za każdym razem, gdy bot usuwa żeton lub budynek przeciwnika, jego właściciel traci jeden Punkt Zwycięstwa.
trait-eyrie--focused = Skupienie
    .text = W walce bot zadaje dodatkowe obrażenie z 5.5.1.III nawet wtedy, gdy kolumna tylko remisuje o największą liczbę kart.

## Automated Alliance: its name, what the difficulties change, and its traits (`.text`: what they do)

bot-alliance = Samoczynny Sojusz
difficulty-alliance--easy = Przegrupowanie (6.6.1) wymaga co najmniej czterech wojowników Sojuszu na polanie.
difficulty-alliance--default = Przegrupowanie wymaga co najmniej trzech (6.6.1).
difficulty-alliance--challenging = Przegrupowanie wymaga co najmniej dwóch wojowników Sojuszu na polanie.
difficulty-alliance--nightmare = Jak wymagający; ponadto na koniec Wieczoru bot zdobywa 1 Punkt Zwycięstwa.
trait-alliance--informants = Informatorzy
    .text = Samoczynna Zasadzka (6.2.2) działa również wtedy, gdy atakowany jest bezbronny żeton Sympatyków.
trait-alliance--popularity = Popularność
    .text = Przeciwnicy nie zdobywają Punktów Zwycięstwa za usuwanie żetonów Sympatyków.
trait-alliance--veterans = Weterani
    .text = Jako obrońca w walce bot używa wyższego wyniku rzutu, a atakujący niższego.
trait-alliance--wildfire = Pożoga
    .text = Na koniec Wieczoru bot zdobywa Sympatyków (6.5.1), nie otrzymując punktów za ten żeton.
trait-alliance--steadfast = Niezłomność
    .text = Pomiń Współczucie Ludu (6.4.4) w turze, w której dojdzie do Niespodziewanej Rewolty (6.5.2); na turę przypada tylko jedno z nich. Zignoruj Prawo Wojny (6.2.5).

## Vagabot: its name, what the difficulties change, and its traits (`.text`: what they do)

bot-vagabond = Włóczęgobot
difficulty-vagabond--easy = Wieczorem bot odświeża o jeden przedmiot mniej (7.6.1: trzy, a bez uszkodzonych pięć).
difficulty-vagabond--default = Cztery, a bez uszkodzonych przedmiotów sześć (7.6.1).
difficulty-vagabond--challenging = Wieczorem bot odświeża o jeden przedmiot więcej (pięć, a bez uszkodzonych siedem).
difficulty-vagabond--nightmare = Jak wymagający; ponadto na koniec Wieczoru bot zdobywa 1 Punkt Zwycięstwa.
trait-vagabond--adventurer = Poszukiwacz Przygód
    .text = Bot walczy tylko raz na turę. Na koniec Dnia używa pozostałych przedmiotów do kolejnych akcji Misji (7.5.2).
trait-vagabond--berserker = Berserker
    .text = Akcja Walki (7.5.4) wskazuje polanę z największą liczbą komponentów, a na niej gracza z największą liczbą komponentów. Na koniec swojej tury bot naprawia jeden dodatkowy przedmiot.
trait-vagabond--helper = Pomocnik
    .text = Gdy bot przeprowadza akcję Pomocy (7.5.3), zdobywa jeden dodatkowy Punkt Zwycięstwa, a gracz, któremu pomaga, bierze dwie karty zamiast jednej.
trait-vagabond--marksman = Strzelec Wyborowy
    .text = Gdy bot atakuje, przed rzutem kośćmi zadaje jedno natychmiastowe obrażenie; jeśli usunie ono wojownika, zdobywa punkt.
trait-vagabond--questing = Łowca Misji
    .text = Do progów toru Walki 6, 9 i 12 liczą się także uszkodzone przedmioty, a przedmiot na torze nigdy go nie opuszcza. Misja jest warta o jeden Punkt Zwycięstwa więcej. Pomoc obejmuje teraz ruch: bot idzie na najbliższą polanę z graczem, który ma przekute przedmioty, ale pomaga mu tylko raz. Akcje Dnia zmieniają się: lisia – Eksploracja, Akcja Specjalna, Walka; królicza – Akcja Specjalna, Pomoc, Walka; mysia – Misja, Pomoc, Walka; ptasia – Eksploracja, Misja, Walka.

## Logical Lizards: its name, what the difficulties change, and its traits (`.text`: what they do)

bot-lizards = Kalkulujący Kultyści
difficulty-lizards--easy = Rytuały (8.5) ujawniają tylko trzy karty ze stosu Zagubionych Dusz.
difficulty-lizards--default = Cztery karty (8.5).
difficulty-lizards--challenging = Rytuały ujawniają pięć kart ze stosu Zagubionych Dusz.
difficulty-lizards--nightmare = Jak wymagający; ponadto na koniec Wieczoru bot zdobywa 1 Punkt Zwycięstwa.
trait-lizards--spiteful = Mściwość
    .text = Za każdym razem, gdy bot przeprowadza Krucjatę (8.4.2.II), zdobywa jeden dodatkowy Punkt Zwycięstwa, jeżeli usunie jakiekolwiek żetony.
trait-lizards--erratic = Nieobliczalność
    .text = Na koniec swojej tury bot dobiera kartę i dodaje ją do Zagubionych Dusz.
trait-lizards--fanatics = Fanatycy
    .text = Za każdym razem, gdy bot przeprowadza Nawrócenie (8.4.2.I), po nawróceniu wojownika walczy na tej polanie i zadaje w tej walce dodatkowe obrażenie. W razie remisu atakuje gracza z największą liczbą bezbronnych budynków, potem z największą liczbą punktów.
trait-lizards--martyrs = Męczennicy
    .text = Za każdym razem, gdy bot przeprowadza ptasi Rytuał (8.5.2), umieszcza też wojownika ze swojej puli na polu Akolitów.

## Riverfolk Robots: its name, what the difficulties change, and its traits (`.text`: what they do)

bot-riverfolk = Komputerowa Kompania
difficulty-riverfolk--easy = Budowa Faktorii z Garnizonem (9.5.1) nie rozmieszcza wojownika przy Faktorii.
difficulty-riverfolk--default = Jeden wojownik (9.5.1).
difficulty-riverfolk--challenging = Budowa Faktorii z Garnizonem rozmieszcza przy Faktorii dwóch wojowników.
difficulty-riverfolk--nightmare = Jak wymagający; ponadto na koniec Wieczoru bot zdobywa 1 Punkt Zwycięstwa.
trait-riverfolk--greedy = Chciwość
    .text = Zakup dokonany przez prowadzącego gracza (z największą liczbą punktów), jednej Usługi lub kilku naraz, daje botowi 1 Punkt Zwycięstwa.
trait-riverfolk--involved = Zaangażowanie
    .text = Jeżeli człowiek w swojej turze nie kupi Usługi Najemnicy, wojowników bota traktuje się tak, jakby Najemników kupili wszyscy przeciwnicy tego gracza. Włóczęga może kupić Najemników, aby tego uniknąć, ale nie ma z tej Usługi żadnej korzyści.
trait-riverfolk--garrison = Garnizon
    .text = Jako obrońca w walce bot nigdy nie jest bezbronny, a każda jego Faktoria na tej polanie zwiększa o jeden jego maksymalną liczbę wyrzuconych obrażeń.
trait-riverfolk--ferocious = Zaciekłość
    .text = Gdy bot atakuje, jego maksymalna liczba wyrzuconych obrażeń zawsze wynosi trzy.

## Drillbit Duchy: its name, what the difficulties change, and its traits (`.text`: what they do)

bot-duchy = Krzemowe Księstwo
difficulty-duchy--easy = Werbunek (10.4.3) rozmieszcza w Norze tylko jednego wojownika oraz po jednym za każdy odkryty symbol kreta.
difficulty-duchy--default = Dwóch oraz po jednym za każdy symbol (10.4.3).
difficulty-duchy--challenging = Werbunek rozmieszcza w Norze trzech wojowników oraz po jednym za każdy odkryty symbol kreta.
difficulty-duchy--nightmare = Jak wymagający; ponadto na koniec Wieczoru bot zdobywa 1 Punkt Zwycięstwa.
trait-duchy--foundations = Fundamenty
    .text = Koronę traconą przez Cenę Porażki (10.2.1) zabiera się najniższemu rangą przekonanemu Ministrowi tego symbolu, w którym właśnie utracono budynek (symbol polany, która straciła budynek Księstwa).
trait-duchy--investors = Inwestorzy
    .text = Człowiek, który wywołuje Cenę Porażki, musi odrzucić kartę pasującą do polany, która straciła budynek Księstwa. Księstwo traci wtedy jeden Punkt Zwycięstwa. Jeżeli człowiek nie ma takiej karty, Księstwo zamiast tego przekonuje Ministra zgodnie z 10.6.3, ale tylko spośród Ministrów o symbolu polany, która straciła budynek.
trait-duchy--overwhelm = Przewaga Liczebna
    .text = Bot przeprowadza Podkop (10.5.1) dwa razy na turę, a Podkop wymaga i przemieszcza tylko trzech wojowników zamiast czterech.
trait-duchy--invaders = Najeźdźcy
    .text = Remis przy wyborze polany Podkopu rozstrzyga się inaczej: polana z największą liczbą budynków przeciwników, potem z najmniejszą liczbą wojowników przeciwników. Jeżeli bot nie może budować, bo nie ma wolnych pól dla budynków, zamiast tego walczy na każdej polanie.

## Cogwheel Corvids: its name, what the difficulties change, and its traits (`.text`: what they do)

bot-corvids = Konspiracja Kół Zębatych
difficulty-corvids--easy = Werbunek (11.4.3) rozmieszcza tylko po jednym wojowniku na dwóch nakazanych polanach.
difficulty-corvids--default = Po dwóch wojowników (11.4.3).
difficulty-corvids--challenging = Werbunek rozmieszcza po trzech wojowników na dwóch nakazanych polanach.
difficulty-corvids--nightmare = Jak wymagający; ponadto na koniec Wieczoru bot zdobywa 1 Punkt Zwycięstwa.
trait-corvids--gamble = Hazard
    .text = Przed każdym odkryciem żetonu człowiek z największą liczbą komponentów Frakcji na tej polanie musi zgadnąć rodzaj Intrygi. Jeśli zgadnie, żeton zostaje odkryty i przynosi punkty, ale jego efekt odkrycia się pomija, a zgadujący usuwa go potem za zwykły punkt. Za błędną odpowiedź bot zdobywa 1 Punkt Zwycięstwa.
trait-corvids--backup-plans = Plany Awaryjne
    .text = Za każdym razem, gdy żeton Intrygi zostaje usunięty, bot rozmieszcza wojownika na polanie, na której leżał ten żeton.
trait-corvids--mastermind = Mózg Operacji
    .text = Bot przeprowadza Intrygę (11.5.3) dwa razy na turę.
trait-corvids--vendetta = Wendeta
    .text = Każdy żeton Intrygi, niezależnie od rodzaju, w chwili odkrycia działa jak Bomba (11.7.1).
