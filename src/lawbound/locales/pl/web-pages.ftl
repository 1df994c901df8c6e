### The browser client: the pages around the table. $n, $seat, $total, $turn, $points ... are numbers; everything else is plain
### text or a name from the catalogue in its basic form.

## The first page

home-title = Gry planszowe co do litery Księgi Praw
home-about = Wybierz grę i graj w przeglądarce, przeciw botom i z przyjaciółmi: bez instalacji, bez konta. Cokolwiek się stanie, artykuł, który o tym mówi, jest o jedno kliknięcie stąd.
# Lekcje
learn-title = { $game }: nauka przez grę
learn-text = Gra z przewodnikiem: kilka słów we właściwej chwili i propozycja przy każdym pytaniu.
home-replay = Odtwórz zapis gry
home-replay-text = Obejrzyj zapisaną grę ruch po ruchu, oczami dowolnego gracza.
home-law = Księga Praw
home-law-text = Wszystkie artykuły, z wyszukiwaniem i wzajemnymi odnośnikami.
game-play-now = Graj teraz
game-set-up = Inne stoły…
game-set-up-for = Inne stoły: { $game }
game-seats =
    { $n ->
        [one] Dla { $n } gracza
        [few] Dla { $n } graczy
       *[other] Dla { $n } graczy
    }
game-seats-range = Dla { $fewest } do { $most } graczy
games-about = W co chcesz zagrać?

## Games that one click starts

preset-adjust = Dostosuj
preset-adjust-for = Dostosuj: { $preset }

## A new game

new-title = Nowa gra
new-title-of = Nowa gra: { $game }
new-about = Jedno kliknięcie rozpoczyna jedną z tych gier; poniżej ułożysz własną.
new-presets = Zacznij jednym kliknięciem
new-seats = Kto gra
new-seat = Miejsce { $seat }
new-kind = Kto tu gra
new-kind-person = Człowiek
new-kind-bot = Bot
new-kind-computer = Komputer
new-name = Imię (opcjonalnie)
new-where = Gdzie gra ta osoba
new-where-here = Przy tym ekranie
new-where-link = Gdzie indziej, przez link
new-side = Strona
new-player = Rodzaj gracza komputerowego
new-remove = Usuń miejsce { $seat }
new-add-seat = Dodaj miejsce
new-rules = Reguły
new-advanced = Zaawansowane
new-seed = Ziarno losowości
new-seed-hint = nowe, tajne
new-seed-text = Do uczciwej gry zostaw puste: serwer z góry zobowiązuje się do swojego tajnego ziarna (to jego zobowiązanie) i ujawnia je na końcu, aby każdy mógł sprawdzić kości i karty. Kto zna ziarno wcześniej, może przewidzieć wyniki losowe; to samo ziarno i te same wybory dają tę samą grę.
field-usual = jak zwykle
field-numbers = Liczby całkowite, na przykład 3, 5, 7
field-table = W każdym wierszu nazwa i wartość: nazwa = wartość
new-create = Utwórz grę
new-creating = Chwileczkę…

## Links for the others

invite-title = Stół jest gotowy
invite-text = Każdy dostaje własny link. Kto go ma, siedzi na tym miejscu, więc każdy link wyślij tylko jednej osobie.
invite-seat = Miejsce { $seat }: { $side }
invite-named = { $name }: { $side }
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
law-none = Ta gra nie ma Księgi Praw, którą można by tu czytać.
law-contents = Spis treści
law-close = Zamknij
law-search = Szukaj w Księdze Praw
law-search-hint = Szukaj: przygotowanie, 4.3.2, ruch…
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
law-kind-card = Karta
law-kind-overview = Omówienie
law-in-english = po angielsku
law-note = Uwaga
law-different-for = Strony, dla których jest inaczej: { $sides }
law-children = W tym artykule
law-references = Zobacz też
law-term-open = Zobacz cały punkt
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
