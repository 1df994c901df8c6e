### The browser client: the pages around the table. $n, $seat, $total, $turn, $points ... are numbers; everything else is plain
### text or a name from the catalogue in its basic form.

## The first page

home-title = Root co do litery Księgi Praw
home-about = Graj w planszówkę Root w przeglądarce, przeciw botom i z przyjaciółmi; cokolwiek się stanie, artykuł, który o tym mówi, jest o jedno kliknięcie stąd.
home-play-now = Graj teraz: solo przeciw trzem botom
home-play-text = Prowadzisz Markizę. Bez instalacji i bez konta.
home-new = Nowa gra
home-new-text = Dowolna mapa, od dwóch do sześciu miejsc, boty na każdym poziomie.
home-replay = Odtwórz zapis gry
home-replay-text = Obejrzyj zapisaną grę ruch po ruchu, oczami dowolnego gracza.
home-law = Księga Praw
home-law-text = Wszystkie artykuły, z wyszukiwaniem i wzajemnymi odnośnikami.

## Games that one click starts

preset-solo = Solo przeciw trzem botom
preset-solo-text = Grasz Markizą; Dynastie, Sojusz i Włóczęga grają samodzielnie.
preset-friends = Dwoje przyjaciół i dwa boty
preset-friends-text = Grasz Markizą, a druga osoba dostaje link do Dynastii.
preset-cooperative = Kooperacja: we dwoje przeciw dwóm botom
preset-cooperative-text = Sojusz i Włóczęga razem przeciw Markizie i Dynastiom.
preset-duel = Pojedynek
preset-duel-text = Markiza przeciw Dynastiom: dwie osoby, bez botów.
preset-watch = Tylko oglądaj
preset-watch-text = Cztery boty grają same, a ty patrzysz: wiersz po wierszu, w swoim tempie. Każdy bot podaje swoje powody.
preset-adjust = Dostosuj
preset-adjust-for = Dostosuj: { $preset }

## Games on this device

recent-title = Twoje gry na tym urządzeniu
recent-text = Tę listę zna tylko ta przeglądarka. Kto ma link do gry, może usiąść przy jej stole.
recent-forget = Zapomnij tę grę
recent-forget-game = Zapomnij tę grę: { $title }
recent-all =
    { $n ->
        [one] Pokaż jedyną grę
        [few] Pokaż wszystkie { $n } gry
       *[many] Pokaż wszystkie gry ({ $n })
    }

## A new game

new-title = Nowa gra
new-about = Jedno kliknięcie rozpoczyna jedną z tych gier; poniżej ułożysz własną.
new-presets = Zacznij jednym kliknięciem
new-seats = Kto gra
new-seat = Miejsce { $seat }
new-kind = Kto tu gra
new-kind-person = Człowiek
new-kind-bot = Bot
new-kind-computer = Komputer
new-kind-full = Wszystkie Frakcje, które mogłyby tu zasiąść, są już zajęte.
new-faction = Frakcja
new-faction-blocked = { $faction } ({ $why })
new-taken = zajęta: miejsce { $seat }
new-first-missing = tylko obok innego Włóczęgi
new-name = Imię (opcjonalnie)
new-where = Gdzie gra ta osoba
new-where-here = Przy tym ekranie
new-where-link = Gdzie indziej, przez link
new-player = Rodzaj gracza komputerowego
new-difficulty = Poziom trudności
new-character = Postać
new-character-random = Losowo
new-traits =
    { $n ->
        [0] Programy: brak
        [one] Programy: wybrano { $n }
        [few] Programy: wybrano { $n }
       *[many] Programy: wybrano { $n }
    }
new-up = Przesuń miejsce { $seat } w górę
new-remove = Usuń miejsce { $seat }
new-add-seat = Dodaj miejsce
new-reach-enough = Zasięg { $total } (zalecany co najmniej { $recommended }): żywa mieszanka.
new-reach-low = Zasięg { $total }, a zalecany to co najmniej { $recommended }: te Frakcje mogą się rzadko spotykać.
new-reach-law = Księga Praw 5.2
new-map = Mapa
new-suits = Symbole polan
new-rules = Reguły
new-order = Kolejność tur
new-deck = Talia
new-cooperative = Kooperacja
new-cooperative-text = Ludzie wygrywają lub przegrywają razem przeciw botom.
new-cooperative-mixed = Potrzeba ludzi i botów.
new-team = Drużyna
new-team-text = Ludzie liczą się we wszystkim jako jedna strona.
new-advanced = Zaawansowane
new-edition = Wydanie Księgi Praw botów
new-services = Usługi Kompanii
new-services-text = Co mogą kupować pozostałe boty, gdy gra Kompania.
new-discretion = Co zdradza przerwa
new-advanced-setup = Przygotowanie Zaawansowane
new-advanced-setup-text = Każdy dobiera pięć kart i zachowuje trzy (Dodatek A).
new-seed = Ziarno losowości
new-seed-hint = nowe, tajne
new-seed-text = Do uczciwej gry zostaw puste: serwer z góry zobowiązuje się do swojego tajnego ziarna (to jego zobowiązanie) i ujawnia je na końcu, aby każdy mógł sprawdzić kości i karty. Kto zna ziarno wcześniej, może przewidzieć wyniki losowe; to samo ziarno i te same wybory dają tę samą grę.
# How many readings differ from the edition
new-options =
    { $n ->
        [0] Poszczególne interpretacje
        [one] Poszczególne interpretacje ({ $n } zmieniona)
        [few] Poszczególne interpretacje ({ $n } zmienione)
       *[many] Poszczególne interpretacje ({ $n } zmienionych)
    }
new-options-text = Tam, gdzie wydania się różnią, każdą interpretację można wybrać osobno. Znak z boku pokazuje, co różni się od wydania.
new-create = Utwórz grę
new-creating = Chwileczkę…

## Links for the others

invite-title = Stół jest gotowy
invite-text = Każdy dostaje własny link. Kto go ma, siedzi na tym miejscu, więc każdy link wyślij tylko jednej osobie.
invite-seat = Miejsce { $seat }: { $faction }
invite-named = { $name }: { $faction }
invite-spectators = Widzowie (nie widzą kart na ręce)
invite-copy = Kopiuj
invite-copy-for = Kopiuj: { $label }
invite-copied = Skopiowano
invite-copy-yourself = Link jest zaznaczony: skopiuj go przez Ctrl+C albo przytrzymaj na telefonie.
invite-only-here = Ten adres działa tylko na tym komputerze. Aby zaprosić innych, uruchom serwer z --host 0.0.0.0 i otwórz tę stronę pod nazwą lub numerem komputera w twojej sieci.
invite-go = Do stołu
invite-watch = Oglądaj grę
invite-later = Linki znajdziesz ponownie przy stole.

## The Law

law-title = Księga Praw
law-about =
    { $n ->
        [one] { $n } artykuł naszymi słowami. Numery w tekście prowadzą do artykułów, które wskazują.
        [few] Wszystkie { $n } artykuły naszymi słowami. Numery w tekście prowadzą do artykułów, które wskazują.
       *[many] Wszystkie artykuły ({ $n }) naszymi słowami. Numery w tekście prowadzą do artykułów, które wskazują.
    }
law-articles =
    { $n ->
        [one] { $n } artykuł
        [few] { $n } artykuły
       *[many] { $n } artykułów
    }
law-no-book = Nie ma księgi „{ $book }”.
law-all-books = Wszystkie księgi
law-contents = Spis treści
law-close = Zamknij
law-search = Szukaj w Księdze Praw
law-search-hint = Szukaj: zasadzka, 4.3.2, ruch…
law-search-book = W której księdze
law-search-all = Wszystkie księgi
law-search-found =
    { $n ->
        [0] Nic nie znaleziono. Może pomogą inne słowa albo mniej słów.
        [one] { $n } artykuł
        [few] { $n } artykuły
       *[many] { $n } artykułów
    }
law-try-again = Spróbuj ponownie
law-kind-rule = Reguła
law-kind-definition = Definicja
law-kind-setup = Przygotowanie
law-kind-overview = Omówienie
law-in-english = po angielsku
law-note = Uwaga
law-children = W tym artykule
law-references = Zobacz też
law-referred-from = Odwołują się tu
law-around = Poprzedni i następny artykuł

## Replay

replay-title = Odtwórz zapis gry
replay-about = Zapis zawiera całą grę: jej przygotowanie, losowość i każdy wybór. Otwórz go, aby obejrzeć grę ruch po ruchu, z dowolnego miejsca.
replay-choose = Wybierz zapis
replay-drop = albo upuść plik tutaj
replay-opening = Czytamy zapis…
replay-refused = Nie można odtworzyć „{ $file }”.
replay-too-large = Plik jest większy niż megabajt; żaden zapis gry taki nie jest.
replay-empty = Plik jest pusty.
replay-finished = Gry rozegrane tutaj nie potrzebują pliku: skończoną otworzysz od jej stołu. Tam można też pobrać jej zapis.

## The end of a game

outcome-wins = wygrana
outcome-look = Spójrz
outcome-look-spectator = z zewnątrz, jako widz
outcome-download = Pobierz zapis gry
outcome-again = Zagraj ponownie z tymi samymi ustawieniami
outcome-new = Nowa gra

chart-title = Punkty tura po turze
chart-summary = Wykres liniowy punktów po każdej turze. Na końcu: { $scores }.
chart-score = { $player } { $points }
chart-turns = tury
chart-turn = Tura
chart-after = Po turze { $turn }:
chart-as-table = To samo jako tabela

audit-title = Uczciwe kości
audit-waiting = Cała gra jest rozgrywana ponownie, aby ją sprawdzić…
audit-ok = Losowość w tej grze była uczciwa.
audit-bad = Coś się nie zgadza: nie ufaj losowości w tej grze.
audit-passed = w porządku
audit-failed = niepowodzenie
audit-seed = Ziarno, teraz ujawnione
audit-salt = Sól, dotąd tajna: bez niej ziarno dałoby się odgadnąć ze zobowiązania
audit-commitment = Zobowiązanie, ogłoszone przed pierwszą kartą
