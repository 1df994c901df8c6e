### Nauka przez grę: stoły do nauki, co wyjaśnia się raz i po co jest zalecana opcja.
### Mowa do jednej osoby. Wystarczą dwa zdania: reszta jest w artykule obok.

## Stoły. Pierwszy jest dla kogoś, kto nigdy nie grał

lesson-marquise = Pierwsza gra: Markiza
lesson-marquise-text = Buduj, werbuj i maszeruj przeciw trzem łatwym botom.
lesson-eyrie = Dynastie
lesson-eyrie-text = Dekret, który rośnie co turę i trzeba go wypełniać.
lesson-alliance = Sojusz
lesson-alliance-text = Zjednaj sobie Leśnogród, a potem wznieć Rewoltę.
lesson-vagabond = Włóczęga
lesson-vagabond-text = Jeden wędrowiec, worek przedmiotów, przyjaciele i Misje.
lesson-lizards = Kultyści
lesson-lizards-text = Zakładaj Ogrody i czerp wiarę z tego, co inni odrzucają.
lesson-duchy = Księstwo
lesson-duchy-text = Przekop się na powierzchnię, buduj i przekonaj dziewięciu ministrów.
lesson-corvids = Konspiracja
lesson-corvids-text = Intrygi leżą zakryte, póki nie przyniosą punktów.
lesson-hundreds = Szczury
lesson-hundreds-text = Idź za Lordem, gromadź przedmioty i nikogo obok siebie nie znoś.
lesson-riverfolk = Kompania
lesson-riverfolk-text = Sprzedawaj to, czego inni potrzebują, i niech ich wojownicy pracują dla ciebie.
lesson-keepers = Straż
lesson-keepers-text = Szukaj Reliktów w lasach i zanieś je do domu.

## Markiza

topic-keep = Jesteś Markizą i zaczynasz z wojownikiem na każdej polanie oprócz tej w rogu naprzeciw Twierdzy. Twierdza strzeże swojej polany: nikt inny nie może tam umieszczać komponentów.
topic-first-sawmill = Tartaki wytwarzają drewno: każdy jeden żeton na początku twojej tury. Drewnem płacisz za wszystko, co budujesz, więc Tartak blisko Twierdzy to dobry początek.
topic-first-workshop = Warsztaty przekuwają karty. Warsztat na lisiej polanie opłaca jeden lisi symbol z kosztu karty i tak dalej.
topic-first-recruiter = Koszary sprowadzają nowych wojowników: po jednym w każdych Koszarach, ilekroć werbujesz.
topic-marquise-build = Twoje Tartaki właśnie wytworzyły drewno, a ty masz trzy akcje. Wygrywa, kto pierwszy zdobędzie 30 punktów, a Markiza zdobywa je za budynki: buduj, kiedy tylko możesz.
topic-build-what = Każdy budynek daje punkty z pola, które odsłania na torze, a następny tego rodzaju kosztuje więcej drewna. Najpierw Tartaki: opłacą wszystko inne.
topic-build-where = Budować możesz tylko na polanie, którą kontrolujesz i na której jest wolne pole budowy. Kontrolujesz ją, gdy masz tam więcej wojowników i budynków niż ktokolwiek inny.
topic-take-wood = Drewno bierze się z polan, które kontrolujesz i które łączą polany też przez ciebie kontrolowane. Nie pozwól przerwać tego łańcucha.
topic-marquise-recruit = Werbunek wolno przeprowadzić raz w turze: w każdych Koszarach przybywa wojownik. Więcej wojowników kontroluje więcej polan, a drewno podróżuje tylko przez nie.
topic-march = Marsz to dwa ruchy. Użyj ich, by kontrolować polany z wolnymi polami budowy i utrzymać połączenie z drewnem.
topic-marquise-battle = Walczyć możesz wszędzie, gdzie masz wojowników, a wróg jakieś komponenty. Rób to, gdzie masz przewagę: każdy usunięty budynek lub żeton to punkt.
topic-overwork = Nadprodukcja zamienia kartę w drewno: wydaj kartę w kolorze polany z Tartakiem. Pomaga, gdy do następnego budynku brakuje jednego drewna.
topic-bird-card = Ptasie karty pasują wszędzie, a jedną możesz wydać za dodatkową akcję. Zrób to, gdy budynek jest w zasięgu.
topic-field-hospitals = Twoi wojownicy zostali usunięci, ale karta w kolorze tej polany sprowadza ich wszystkich do Twierdzy. Za dwóch lub więcej zwykle warto.
topic-too-little-wood = Zasoby drewna są prawie puste, więc decydujesz, który Tartak dostanie ostatnie. Wybierz ten, który łączy się z miejscem następnej budowy.

## Dynastie

topic-first-roost = Grasz Dynastiami: jedno Gniazdo i sześciu wojowników w rogu. Więcej Gniazd to więcej punktów co turę, więc rozprzestrzeniaj się stąd.
topic-leader = Przywódca decyduje, w których kolumnach Dekretu leży Wezyr, ptak pasujący do każdego koloru. Budowniczy dostaje za przedmioty pełne punkty, Charyzmatyk werbuje podwójnie, Komandor uderza mocniej, a Despota jest nagradzany za niszczenie.
topic-decree = Co turę musisz dołożyć do Dekretu jedną lub dwie karty i tylko jedna może być ptasia. Karty zostają: co teraz dołożysz, musisz odtąd wykonywać co turę.
topic-decree-column = Kolumna mówi, co trzeba zrobić: werbować, ruszyć się, walczyć lub budować; kolor karty mówi gdzie. Werbunek i ruch rzadko zawodzą, więc to bezpieczne kolumny na początek.
topic-decree-again = Druga karta przyspiesza, ale Dekret trudniej wypełnić. Dołóż ją tylko wtedy, gdy wiesz, jak wykonasz ją także w następnej turze.
topic-disdain = Gardzisz handlem: przedmiot daje ci jeden punkt, cokolwiek jest na karcie, chyba że przewodzi Budowniczy. Do przekuwania służą twoje Gniazda.
topic-resolve = Teraz rozpatruje się Dekret, kolumna po kolumnie od lewej do prawej. Jeśli choć jednej karty nie da się wykonać, nastaje Zamęt.
topic-eyrie-recruit = Karta w kolumnie Werbunku umieszcza wojownika przy Gnieździe na polanie w jej kolorze.
topic-eyrie-move = Karta w kolumnie ruchu wyprowadza wojowników z polany w jej kolorze. Przy remisie kontrolujesz ty, więc kilku wojowników wiele zdziała.
topic-eyrie-battle = Karta w kolumnie walki wymaga wroga na polanie w jej kolorze. Podejdź wojownikami do kogoś słabego, zanim przyjdzie na nią kolej.
topic-eyrie-build = Karta w kolumnie Budowy stawia Gniazdo na polanie w jej kolorze, którą kontrolujesz, z wolnym polem budowy i bez Gniazda. Każde Gniazdo daje punkty na koniec każdej tury.
topic-turmoil = Zamęt! Tracisz punkt za każdego ptaka w Dekrecie, wszystkie jego karty są odrzucane, a przywódca traci władzę. Z nowym przywódcą znów zaczynasz z małym Dekretem.
topic-new-roost = Nie masz już żadnego Gniazda. Nowe, z trzema wojownikami, trafia na polanę, na której jest najmniej wojowników.

## Sojusz

topic-revolt = Rewolta niszczy wszystko, co wrogie, na polanie z Sympatykami i zostawia tam twoją Bazę, za dwóch Stronników w jej kolorze. Bazy dają wojowników, Oficerów i karty.
topic-revolt-price = Za Rewoltę płacą Stronnicy w kolorze polany; ptaki pasują do każdego koloru. Jeśli możesz, zachowaj ptaki.
topic-sympathy = Grasz Sojuszem, a twoją siłą są Sympatycy. Każdy żeton daje punkty przy umieszczeniu, a jego cena rośnie: płać Stronnikami w kolorze polany, obok miejsc, gdzie już cię lubią.
topic-outrage = Kto wprowadzi wojowników na polanę z Sympatykami albo usunie twój żeton, daje ci kartę do Stronników: to Oburzenie. Dlatego Sympatycy tam, gdzie inni przechodzą, są najcenniejsi.
topic-sympathy-price = Stronnicy leżą zakryci, a wydajesz tych w kolorze polany. Gdzie stoi trzech lub więcej wojowników jednego wroga, Stan Wojenny podnosi cenę o jednego.
topic-mobilize = Mobilizacja: karta z ręki staje się Stronnikiem. Bez Bazy możesz mieć najwyżej pięciu Stronników.
topic-train = Szkolenie: wydaj kartę w kolorze jednej ze swoich Baz, a wojownik zostanie Oficerem. Każdy Oficer to jedna Operacja Militarna każdego Wieczoru.
topic-operations = Wieczorem każdy Oficer przeprowadza jedną operację: ruch, walkę, Werbunek lub Przegrupowanie.
topic-alliance-recruit = Werbunek umieszcza wojownika przy jednej z twoich Baz. Wojownicy są potrzebni do obrony Baz i do Przegrupowania.
topic-organize = Przegrupowanie: jeden wojownik odchodzi, a jego miejsce zajmuje żeton Sympatyków. Nie trzeba do tego Stronników.
topic-guerrilla = Gdy ktoś atakuje ciebie, zadajesz wyższy wynik: to Partyzantka. Jako atakujący nie masz takiej pomocy.
topic-lost-base = Usunięto Bazę: przepadają z nią Stronnicy w jej kolorze i połowa Oficerów. Strzeż tego, co zostało.

## Włóczęga

topic-character = Jesteś Włóczęgą: jeden pionek, żadnych wojowników i przedmioty, które robią całą robotę. Każda postać zaczyna z innymi przedmiotami i ma Akcję Specjalną.
topic-first-forest = Zaczynasz w lesie, gdzie nikt nie może cię zaatakować. Wybierz taki, obok którego są polany z Ruinami: leżą pod nimi przedmioty.
topic-refresh = O Świcie odświeżasz trzy przedmioty i dwa kolejne za każdą gotową herbatę na torze. Odśwież to, czego chcesz użyć w tej turze.
topic-slip = Zakradanie się: darmowy ruch na sąsiednią polanę lub do lasu. Nie potrzeba butów.
topic-explore = Eksploruj Ruiny z pochodnią: bierzesz przedmiot i zdobywasz punkt. Zacznij od tego, bo inni mogą być szybsi.
topic-quest = Misja wymaga dwóch przedmiotów na polanie w jej kolorze. Daje punkt za każdą ukończoną Misję tego koloru, z tą włącznie, albo dwie karty.
topic-vagabond-move = Ruch wyczerpuje but. Idź najpierw do Ruin, potem do Misji i do tych, którym możesz pomóc.
topic-aid = Pomóż komuś na swojej polanie: wyczerp dowolny przedmiot i oddaj kartę w kolorze polany. Możesz wziąć przedmiot, który przekuł, a przyjaźń daje punkty.
topic-special-action = Twoja postać ma Akcję Specjalną, za pochodnię.
topic-vagabond-battle = Walka wyczerpuje miecz, a zadasz najwyżej tyle wyrzuconych obrażeń, ile masz nieuszkodzonych mieczy. Usunięcie wojownika sprawia, że jego właściciel staje się wrogi, ale potem każdy jego komponent usunięty w walce w twojej turze daje punkty.
topic-strike = Cios z kuszy usuwa wojownika bez rzutu; gdzie go nie ma, budynek lub żeton.
topic-repair = Naprawa młotem: uszkodzonego przedmiotu znów można używać.
topic-arrange = Herbaty, monety i worki działają tylko wtedy, gdy leżą gotowe na torach: herbata odświeża, monety dają karty, worki mieszczą więcej.
topic-exhaust = Wyczerpany przedmiot leży zakryty, dopóki go nie odświeżysz. Użyj tego, którego najmniej potrzebujesz.
topic-relationships = Pierwszy stopień relacji kosztuje w jednej turze jedną Pomoc, następny dwie, potem trzy; każdy daje punkty. Sojusznik rusza się i walczy razem z tobą.
topic-reward = Weź punkty, gdy masz kilka ukończonych Misji tego koloru; na początku gry lepsze bywają dwie karty.
topic-damage = Nie masz wojowników, więc obrażenia uszkadzają przedmioty. Poświęć to, bez czego najłatwiej się obejdziesz: las naprawia wszystko.
topic-capacity = Niesiesz za dużo: w Plecaku i wśród uszkodzonych mieści się sześć przedmiotów i dwa więcej za każdy worek na torze.

## Kultyści

topic-first-garden = Grasz Jaszczurzymi Kultystami: Ogród i kilku wojowników w rogu. Kontrolujesz każdą polanę z Ogrodem, ktokolwiek tam jest, a Ogrody dają ci punkty.
topic-outcast = Wygnańcy to kolor: na jego polanach spiskujesz i tylko Ogrody w tym kolorze przekuwają. Wybierz taki, którego polany są pełne wrogów albo blisko ciebie.
topic-acolytes = Za Spiski płacisz Akolitami i prowadzisz je tylko na polanach w kolorze Wygnańców. Twoi wojownicy stają się Akolitami, gdy giną w obronie, więc niech atakują inni.
topic-hated = Wygnańcy są znienawidzeni: ich kolor prowadził dwa razy z rzędu albo żaden nie prowadził samodzielnie. Dopóki to trwa, każdy Spisek kosztuje o Akolitę mniej.
topic-crusade = Tylko Krucjatą zaczynasz walkę lub ruszasz się: walka na polanie Wygnańców albo ruch z niej i ewentualnie walka u celu.
topic-convert = Nawrócenie: wrogi wojownik na polanie Wygnańców staje się twoim. Często przesądza to, kto kontroluje polanę.
topic-sanctify = Uświęcenie: wrogi budynek na polanie Wygnańców staje się twoim Ogrodem. Odbiera budynek wrogowi, daje ci punkt i nie wymaga wolnego pola.
topic-rituals = W Dzień ujawniasz karty, po jednej na Rytuał, a Wieczorem bierzesz je z powrotem. Dobra ręka pracuje więc co turę; kartę kosztuje tylko punktowanie.
topic-garden = Ujawnij kartę i umieść Ogród na polanie w jej kolorze, którą kontrolujesz. Więcej Ogrodów jednego koloru to więcej punktów naraz, a każdy utracony kosztuje losową kartę.
topic-lizards-recruit = Ujawnij kartę i umieść wojownika na dowolnej polanie w jej kolorze. Tak trafiasz w nowe miejsca bez ruchu.
topic-sacrifice = Podczas Rytuałów ptasie karty nie zastępują innych. Ujawnij ptasią kartę, by zyskać Akolitę.
topic-garden-points = Wydaj kartę, by zapunktować Ogrody w jej kolorze: za jeden nic, za dwa lub trzy dwa punkty, za cztery trzy, za wszystkie pięć cztery. Każdy kolor raz w turze.
topic-lost-souls = Wszystkie karty, które ktokolwiek wyda lub odrzuci, stają się Zagubionymi Duszami. O twoim Świcie Wygnańcami zostaje kolor, którego jest wśród nich najwięcej: patrz na stos i dokładaj, co ci odpowiada.
topic-outcast-crafts = Przekuwasz tylko Ogrodami w kolorze Wygnańców, więc karta innego koloru musi poczekać, aż Wygnańcy się zmienią.

## Księstwo

topic-surface = Grasz Księstwem: po dwóch wojowników w rogu i na każdej polanie obok oraz Tunel do domu. Wybierz róg, wokół którego jest gdzie budować.
topic-assembly = W Zgromadzeniu masz dwie akcje: budowę, Werbunek, ruch, walkę lub kopanie. Całą resztę robią ministrowie, których przekonasz, więc wkrótce akcji będzie znacznie więcej.
topic-duchy-build = Ujawnij kartę i postaw Cytadelę lub Targ na polanie w jej kolorze, którą kontrolujesz. Strzeż budynków: utrata kosztuje kartę i ministra najwyższej rangi.
topic-citadel-or-market = Cytadela sprowadza każdego Świtu więcej wojowników, Targ daje każdego Wieczoru dodatkową kartę. Jedno i drugie przekuwa, a za każde punktuje któryś Wielmoża.
topic-revealed = Ujawniona karta wraca Wieczorem na rękę, tylko ptasia jest odrzucana. W tej turze nie można jej użyć ponownie.
topic-dig = Kopanie: wydaj kartę i umieść Tunel na dowolnej polanie w jej kolorze; od razu przejdzie nim do czterech wojowników. Nikt nie jest przed tym bezpieczny.
topic-burrow = Nowi wojownicy trafiają do Nory, polany pod mapą, która jest zawsze twoja. Prowadzą z niej tylko Tunele.
topic-fourth-tunnel = Masz trzy Tunele. Usuń ten, którego najmniej potrzebujesz, by kopać gdzie indziej.
topic-parliament = Każdy przekonany minister działa raz w turze, w dowolnej kolejności. Wielmoże dają punkty, pozostali budują, ruszają się lub walczą.
topic-sway = Co turę przekonaj jednego ministra: daje punkty od razu i akcję w każdej następnej turze. Ziemianin kosztuje dwie karty i daje punkt, Notabl trzy i dwa punkty, Wielmoża cztery i trzy punkty.
topic-sway-cards = Każda karta wymaga polany w jej kolorze z twoim komponentem, a żadna polana nie liczy się dwa razy. Rozejdź się więc po wielu polanach; karty oprócz ptasich wracają.
topic-brigadier = Brygadier daje do dwóch ruchów albo do dwóch walk, nie po jednym.
topic-banker = Bankier zamienia karty jednego koloru w punkty, po jednym za każdą. Zachowaj te, których potrzebujesz do przekonywania.
topic-mayor = Burmistrz powtarza akcję przekonanego Notabla lub Ziemianina, nawet jeśli ten już w tej turze działał.
topic-price-of-failure = Cena Porażki: usunięto budynki, więc przepada losowa karta i minister najwyższej rangi, a jego korona znika na zawsze. Ministra możesz znów przekonać inną koroną.

## Konspiracja

topic-scatter = Grasz Konspiracją: po jednym wojowniku na polanie każdego koloru i osiem Intryg. Wybierz polany, na których mało kto cię zaatakuje, zanim odkryjesz Intrygę.
topic-flip = Odkrywaj Intrygi tam, gdzie masz wojownika: każde odkrycie daje punkt za każdą Intrygę, która jest wtedy odkryta, z tą włącznie. Im dłużej Intrygi przetrwają, tym więcej da następna.
topic-corvids-recruit = Raz w turze możesz wydać kartę: na każdą polanę w jej kolorze przybywa wojownik. Wojownicy płacą za Intrygi i zostają przy nich, by można je było odkryć.
topic-recruit-suit = Ptasia karta werbuje na polanach dowolnego koloru. Wybierz ten, gdzie masz Intrygi albo chcesz jakąś położyć.
topic-exert = Wysiłek: teraz jedna akcja więcej, ale tego Wieczoru żadnych kart. Warto za Intrygę, którą w następnej turze da się odkryć.
topic-plot = Połóż zakrytą Intrygę tam, gdzie masz wojowników; następnego Świtu możesz ją odkryć, jeśli wojownik tam został. Miej więc o jednego więcej, niż kosztuje.
topic-plot-price = Pierwsza Intryga w turze kosztuje jednego wojownika z jej polany, druga dwóch i tak dalej. Na polanie mieści się jedna.
topic-plot-kinds = Odkryta Bomba niszczy wrogów, każdemu botowi dwa komponenty; Wnyki ich nie wypuszczają; Haracz zabiera kartę każdemu, kto tam jest, i daje więcej kart; Najazd sprowadza wojowników, gdy zostanie usunięty.
topic-exposure = Ludzie mogą zgadywać, czym jest Intryga, pokazując kartę w kolorze polany: jeśli zgadną, znika bez efektu, a jeśli nie, karta jest twoja. Boty nigdy nie zgadują.
topic-nimble = Ruszasz się bez względu na to, kto kontroluje polany. Omijaj silnych wrogów i idź tam, gdzie nikt nie patrzy.
topic-agents = Atakujesz jak każdy. Ale kto atakuje ciebie przy zakrytej Intrydze, otrzymuje o jedno obrażenie więcej, nawet jeśli nie masz tam wojowników.
topic-trick = Podmianka zamienia dwie Intrygi, obie zakryte lub obie odkryte: Bombę tam, gdzie zaboli, albo Wnyki tam, skąd ktoś chce wyjść.
topic-plots-craft = Przekuwasz o Świcie swoimi Intrygami, zakrytymi i odkrytymi, zanim je odkryjesz.

## Szczury

topic-garrison = Jesteś Szczurami: czterech wojowników, Warownia i Lord w narożniku. Punktujesz za polany, które kontrolujesz zupełnie samotnie, więc wybierz narożnik z miejscem wokół.
topic-mood = Co turę Lord ma inny Nastrój, a każdy pomaga inaczej. Nie wybierzesz Nastroju, którego przedmiot leży w Skarbcu: im więcej gromadzisz, tym mniej ich zostaje.
topic-command = Wydajesz tyle rozkazów, ile wynosi Dowództwo; podnoszą je buty, worki i monety w Skarbcu. Ruch, walka lub budowa, w dowolnej kolejności.
topic-stronghold = Warownia kosztuje kartę w symbolu polany, którą kontrolujesz. Przekuwa, pomaga kontrolować i co turę przybywa do niej wojownik.
topic-advance = Lord naciera tyle razy, ile wynosi Waleczność: za każdym razem może ruszyć z wojownikami, a potem walczyć. W tym tkwi twoja siła.
topic-company = Co turę do Lorda przybywają rekruci, więc zabieraj wielu. Zostaw jednego tam, gdzie dalej chcesz rządzić samotnie.
topic-warlord-battle = Po ruchu możesz walczyć. Kto zostaje na polanie, psuje ją: tam, gdzie chcesz punktować, nie może być żadnego wrogiego elementu.
topic-oppress = Co Wieczór punktujesz za polany, które kontrolujesz i na których żaden wróg nic nie ma: do czterech punktów za sześć z nich. Wypędź innych albo idź tam, gdzie nikogo nie ma.
topic-incite = Wieczorem wydawaj karty na Szturmy tam, gdzie masz wojowników. Nikt nie zwalczy Szturmu, do którego nie przyjdzie.
topic-raze = Na początku twojej następnej tury Szturm usuwa ze swojej polany wszystkie wrogie budynki i żetony, punkt za każdy, i bierze przedmiot z tamtejszych Ruin.
topic-mob-die = Po Najeździe kość Szturmu może przenieść Szturm na sąsiednią polanę. Wybierz taką z budynkami lub Ruinami.
topic-contempt = Gardzisz handlem: zachowujesz przekuty przedmiot bez punktów albo zdobywasz punkty, a przedmiot opuszcza grę.
topic-hoard = Młoty, herbaty, miecze i kusze podnoszą Waleczność, pozostałe Dowództwo: od pierwszego przedmiotu do dwóch, z trzema do trzech, z czterema do czterech. Na początku przedmioty są warte więcej niż punkty.
topic-full-track = Tor jest pełny: nowy przedmiot lub inny z tego toru opuszcza grę, a ty zdobywasz punkt.
topic-loot = Kto ma przekute przedmioty, tego można szabrować: nie zadajesz obrażeń z kości, ale jeśli po walce kontrolujesz polanę, bierzesz jeden z nich.
topic-anoint = Lord poległ. Zastępuje go jeden z twoich wojowników; bez wojownika na mapie nowy przybywa dokądkolwiek.

## The Riverfolk

topic-river = Grasz Kompanią: twoi wojownicy zaczynają nad rzekami, które tylko dla ciebie są ścieżkami. Wybierz polany, którymi inni będą chodzić.
topic-prices = Inni płacą za twoje Usługi własnymi wojownikami: tyloma, ile tu ustalisz. Czego nikt nie kupi, nic nie przynosi, więc zacznij od środka.
topic-funds = Wojownikami z Funduszy płacisz za wszystko. Zainwestowani wracają o następnym Świcie; wydani idą do domu.
topic-first-post = Załóż Faktorię najszybciej, jak możesz: od razu dwa punkty, a bez Faktorii na mapie Fundusze nic nie zarabiają.
topic-post-where = Kosztuje dwóch wojowników tego, kto kontroluje polanę: twoich tam, gdzie rządzisz ty, a klienta tam, gdzie rządzi on. Twój wojownik jej pilnuje.
topic-whose-fund = Czyjego wojownika inwestujesz, to twój wybór, a wszyscy wracają. Zachowaj tych, których chcesz wydać na Faktorię.
topic-dividends = Na początku twojej tury każdych dwóch niewykorzystanych wojowników z Funduszy to punkt, jeśli stoi Faktoria. Opłaca się więc ich oszczędzać.
topic-goods = Twoja ręka jest jawna i inni mogą kupić z niej dowolną kartę. Dobra karta na sprzedaż jest warta więcej niż karta dla siebie.
topic-swimmers = Rzekami ruszasz się niezależnie od kontroli; na ścieżkach potrzebujesz jej jak wszyscy.
topic-riverfolk-recruit = Wydany wojownik z Funduszy to nowy wojownik nad dowolną rzeką. Pilnuj Faktorii, zanim ktoś ją zabierze.
topic-tracks-craft = Wytwarzasz Funduszami na pustych polach torów Faktorii: Faktoria, która opuściła lisie pole, płaci za lisi symbol.
topic-export = Zamiast efektu wytworzoną kartę można wyeksportować: zostaje odrzucona, a na pole Płatności trafia wojownik.
topic-trade-disruption = Faktoria została usunięta: przepadła na dobre, a połowa Funduszy idzie do domu. Oddaj tych, których potrzebujesz najmniej.

## Straż

topic-keepers-start = Grasz Strażą: czterech wojowników w rogu i czterech na polanie obok. Wszystko, czego chcesz, leży w lasach.
topic-relics = W lasach leży dwanaście Reliktów: figury, tablice i biżuteria. Typ widać, wartość (1, 2, 3 i 3 każdego) dopiero po odkryciu.
topic-encamp = Obozowanie: wojownik staje się Posterunkiem, raz na każdej polanie. Przekuwa, werbujesz przy nim, daje kartę więcej i odzyskuje się na nim Relikty.
topic-waystation-sides = Posterunek pokazuje jeden typ Reliktów i tylko ten się tam odzyskuje. Pomyśl, które Relikty do niego zaniesiesz.
topic-decamp = Zwinięcie: Posterunek znów staje się wojownikiem, więc następnym razem możesz go postawić gdzie indziej, także drugą stroną.
topic-keepers-recruit = Wydaj kartę na dwóch wojowników przy Posterunku o jej symbolu, ile razy chcesz. Bez wojowników niczego nie znajdziesz ani nie upilnujesz.
topic-retinue = Świta działa kolumnami: ruchy, potem bitwy z Odnajdywaniem, potem ruchy lub Odzyskania. Każda karta raz na turę, na polanie swojego symbolu; ptaki wszędzie.
topic-carry = Każdy ruszający się wojownik może nieść Relikt. Gdzie Relikt leży przy twoich wojownikach, pierwsze trafienie każdej bitwy jest ignorowane.
topic-delve = Wybierz polanę: jeśli są tam wrogowie, musisz walczyć, a jeśli potem władasz nią z wojownikiem, możesz wziąć Relikt z sąsiedniego lasu.
topic-delve-check = Jeśli wokół tego lasu władasz mniejszą liczbą polan, niż wynosi wartość Reliktu, tracisz użytą kartę. Wartość poznasz dopiero wtedy.
topic-recover = Rusz się z polany albo odzyskaj na niej Relikty przy Posterunku ich typu: każdy daje swoją wartość, a trójka wszystkich typów dwa punkty więcej.
topic-recover-check = Jeśli władasz mniejszą liczbą polan tego symbolu, niż wynosi wartość Reliktu, tracisz kartę i kolumna się kończy. Inaczej możesz odzyskać następny.
topic-gather = Wieczorem dołóż do Świty dowolnie wiele kart albo przenieś jedną z jej kart. Najwyżej dziesięć, a każda działa co turę.
topic-retinue-slot = Odnajdywanie i Odzyskanie dają punkty; do niesienia Reliktów wystarczy jeden lub dwa ruchy.
topic-return = Nie masz nic na mapie, więc wojownik i Posterunek wracają na jej skraj, gdzie chcesz.
topic-waystations-craft = Przekuwasz Posterunkami, cokolwiek pokazują, zanim zadziała Świta.

## Wszyscy

topic-craft = Przekucie karty używa twoich komponentów na polanach w kolorach z jej kosztu, każdego raz w turze. Przedmioty dają punkty od razu; trwałe karty zostają przed tobą i pomagają całą grę.
topic-crafting-piece = Każdy symbol kosztu opłaca jeden komponent do przekuwania na polanie w tym kolorze. Zostaw, czego w tej turze potrzebujesz do innej karty.
topic-ambush = Ktoś cię atakuje, a karta Zasadzki w kolorze polany zadaje dwa obrażenia jeszcze przed rzutem. Przeciw botom nie można jej zagrać.
topic-foil = Trafiasz na Zasadzkę. Własna karta Zasadzki ją udaremnia.
topic-battle-dice = Dwie kości od 0 do 3: atakujący zadaje wyższy wynik, obrońca niższy, ale nikt nie zada więcej obrażeń, niż ma tam wojowników. Kto nie ma żadnego, jest bezbronny i otrzymuje o jedno obrażenie więcej.
topic-hits = Obrażenia najpierw usuwają twoich wojowników. Gdy żadnego nie ma, wybierasz spośród budynków i żetonów, a każdy to punkt dla wroga.
topic-rule = Możesz się ruszyć, jeśli kontrolujesz polanę, którą opuszczasz, albo tę, na którą wchodzisz. Kontroluje ten, kto ma najwięcej wojowników i budynków.
topic-how-many = Razem może iść dowolnie wielu. Zostaw dość, by kontrolować to, co ważne.
topic-hand-limit = Na ręce może zostać pięć kart. Odrzuć to, czego prędko nie przekujesz ani nie wydasz.
topic-dominance = Mając dziesięć punktów, możesz aktywować kartę Dominacji. Nie zdobywasz już punktów i wygrywasz na początku swojego Świtu, jeśli kontrolujesz polany, które wskazuje: próbuj tylko wtedy, gdy punkty nie wystarczą.
topic-effects = Niektórych przekutych kart można użyć między dwoma krokami. Jeśli teraz ich nie potrzebujesz, idź dalej.

## Po co jest zalecana opcja

advice-build = Punkty teraz, a później więcej drewna, kart lub wojowników.
advice-recruit = Więcej wojowników utrzyma to, co kontrolujesz.
advice-march = Kontroluj więcej polan i utrzymaj połączenie z drewnem.
advice-move = Idź tam, gdzie zaraz będzie co zyskać.
advice-battle = Masz tu dobre szanse albo stoją tu bez obrony komponenty warte punkty.
advice-overwork = Następny budynek potrzebuje tego drewna.
advice-bird-card-for-an-action = Dodatkowa akcja jest teraz warta tej karty.
advice-craft = Nie kosztuje akcji, a pomaga od razu lub do końca gry.
advice-mobilize = Stronnikami płaci się za wszystko inne.
advice-train = Jeszcze jeden Oficer to jeszcze jedna operacja co turę.
advice-organize = Żeton bez płacenia Stronnikami i punkty od razu.
advice-explore = Przedmiot i punkt.
advice-aid = Przyjaźń daje punkty, a może i przedmiot.
advice-quest = Punkty za przedmioty, które masz gotowe.
advice-strike = O jedną przeszkodę mniej, i to bez rzutu.
advice-repair = Uszkodzone przedmioty nic nie robią.
advice-special-action = Pochodnia nie ma teraz nic lepszego do roboty.
advice-discard-to-the-hand-limit = Tej karty będzie ci najmniej brakować.
advice-take-a-hit = Tego komponentu będzie ci najmniej brakować.
advice-spend-a-card = Z pasujących kart tej będzie ci najmniej brakować.
advice-spend-a-supporter = Z pasujących Stronników tego będzie ci najmniej brakować.
advice-refresh = Tego możesz użyć od razu.
advice-slip = Darmowy krok tam, gdzie jest co zyskać.
advice-move-from = Zostaje tu dość, a reszta przyda się gdzie indziej.
advice-move-to = Jest tam co kontrolować, zdobyć lub chronić.
advice-how-many-to-move = Tylu wystarczy tam do kontroli lub walki, a reszta utrzyma to, co tutaj.
advice-build-where = Kontrolujesz ją bezpiecznie i drewno tam dotrze.
advice-build-what = Z tego, na co cię stać, da najwięcej.
advice-take-wood-from = Drewno gdzie indziej bardziej się przyda.
advice-battle-where = Tu możesz najwięcej zyskać za to, co ryzykujesz.
advice-battle-whom = Tu ma najwięcej do stracenia.
advice-field-hospitals = Ci wojownicy są warci więcej niż karta.
advice-add-to-the-decree = Tę wykonasz raz po raz.
advice-to-which-column = Tam najłatwiej ją wypełnić.
advice-the-decree = Pozostałe da się wykonać i później.
advice-spread-sympathy = Punkty teraz i Oburzenie tam, gdzie inni muszą przejść.
advice-revolt = Oczyszcza miejsce z wrogów i daje ci Bazę.
advice-duchy--build = Kolejny budynek, do przekuwania i do rozwoju, tam, gdzie go upilnujesz.
advice-duchy--build-where = Kontrolujesz ją bezpiecznie.
advice-dig = Wojownicy od razu są tam, gdzie ich potrzeba.
advice-parliament = To, co robi ten minister, jest teraz najwięcej warte.
advice-sway = Punkty teraz i akcja w każdej następnej turze.
advice-lizards--build = Kolejny Ogród to więcej punktów za jego kolor.
advice-lizards--build-where = Kontrolujesz ją, a z Ogrodem pozostanie twoja.
advice-crusade = Twoi Akolici coś tam zyskają.
advice-convert = O wojownika mniej dla nich, o jednego więcej dla ciebie.
advice-sanctify = Ich budynek znika, przybywa twój Ogród.
advice-score = Te Ogrody są teraz warte tej karty.
advice-sacrifice = Ptasia karta wraca, Akolita zostaje.
advice-flip-plots = Punkty teraz, tym więcej, im więcej Intryg jest odkrytych.
advice-recruit-with-a-card = Wojownicy na kilku polanach za jedną kartę.
advice-plot = Intryga teraz to punkty w następnej turze.
advice-trick = Każda jest więcej warta na miejscu drugiej.
advice-advance = Lord zyskuje teren albo walkę.
advice-hundreds--build = Utrzyma polanę i co turę sprowadzi wojownika.
advice-hundreds--build-where = Bezpiecznie ją kontrolujesz.
advice-incite = Jest tam co najeżdżać albo wkrótce będzie.
advice-choose-a-mood = Najbardziej pomoże w tym, co możesz zrobić w tej turze.
advice-draw = Karta, którą ktoś może chcieć kupić.
advice-trade-post = Od razu dwa punkty, a Fundusze zarabiają potem kolejne.
advice-riverfolk--recruit = Straż tam, gdzie jej brakuje.
advice-set-a-price = Na tyle ich stać i im się to opłaca.
advice-establish-where = Masz wojowników tego, kto tu rządzi, i jest tu bezpiecznie.
advice-commit-whose-fund = Tego wojownika będzie ci najmniej brakować.
advice-export = Tak jest dla ciebie warta więcej.
advice-encamp = Posterunek odzyska tu to, co do niego zaniesiesz.
advice-decamp = Jest potrzebny gdzie indziej.
advice-keepers--recruit-with-a-card = Dwóch wojowników tam, gdzie się przydadzą.
advice-retinue-move = Wojownicy i Relikty trafią, gdzie trzeba.
advice-retinue-battle-then-delve = Jest tam Relikt albo elementy warte punktów.
advice-retinue-move-or-recover = Punkty od razu albo Relikt bliżej Posterunku.
advice-carry-a-relic = Tam jest bliżej Posterunku albo bezpieczniej.
advice-delve-from = Ten Relikt jest wart ryzyka.
advice-recover-which-relic = Punkty od razu.
advice-add-to-the-retinue = Jeszcze jedna karta, która działa co turę.
advice-done = Nic więcej nie jest tu warte swojej ceny.
advice-otherwise = Ze wszystkich opcji ta prowadziła do najlepszych wyników, gdy wypróbowano kilka tur.

## Karta na ręce, która nie może zrobić tego, do czego służy

card-note-ambush-bots = Wszyscy pozostali to boty, a botom nie można urządzić Zasadzki. Kartę nadal możesz wydać dla jej koloru.
card-note-ambush-people = Botom nie można urządzić Zasadzki: działa tylko przeciw ludziom.
card-note-craft = Nie można jej teraz przekuć: { $reason }. Nadal możesz ją wydać dla jej koloru.
card-note-dominance = Nie można jej teraz aktywować: { $reason }. Nadal możesz ją wydać dla jej koloru.
