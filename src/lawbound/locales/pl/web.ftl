# The browser client: its frame and the table. Names come in the nominative only, so they stand after a colon or a noun.

app-title = Lawbound
app-unofficial = Nieoficjalny projekt fanowski, niezwiązany z wydawcami gier. Teksty i obrazki są naszego autorstwa.
loading = Chwileczkę…
missing-title = Nie ma takiej strony
missing-home = Na stronę główną
error-page-title = Ta strona się nie wczytała
error-page = Być może po drodze zerwało się połączenie.
error-reload = Spróbuj ponownie
error-offline = Serwer nie odpowiada. Czy połączenie działa?
error-unknown = To się nie udało, a serwer nie powiedział dlaczego.

nav-label = Strony
nav-skip = Przejdź do treści
nav-new = Nowa gra
nav-law = Księga Praw
nav-replay = Powtórka

settings = Ustawienia
settings-language = Język
settings-theme = Kolory
settings-theme-system = Jak w systemie
settings-theme-light = Jasne
settings-theme-dark = Ciemne
settings-still = Bez animacji

## The table

loading-table = Rozkładamy stół…
title-your-turn = ● Twój wybór · Lawbound
title-table = { $title } · Lawbound
to-home = Lawbound, na stronę główną
tools = Narzędzia
tabs = Obok planszy
practice = Ćwiczenie
named-seed = Ziarno wybrał człowiek
named-seed-text = Ziarno losowości tej gry wybrał człowiek. Kto je zna, może przewidzieć kości i karty.
spectator = Widz
refused-title = Ten link nie otwiera żadnego miejsca
no-link-title = Brakuje linku
no-link = Tę grę otwiera link, który ktoś ci wysyła. Kluczem jest jego ostatnia część, po znaku „#”.
connection-lost = Połączenie zerwane. Próbujemy ponownie…
dismiss = Zamknij
skip = Pomiń
drawer-close = Zamknij
drawer-back = Wstecz

status-waiting = Oczekiwanie na gracza: { $player }…
status-moment = Chwileczkę…
status-sending = Wysyłanie…
status-past = Oglądasz przeszłość.

prompt = O co pyta gra
prompt-options = Możliwości
chooser = Które z nich?
undo = Cofnij
why = Dlaczego nie?
why-title = Dlaczego nie mogę…?
why-intro = Czego teraz nie można i który artykuł o tym mówi.
why-nothing = Nic, o co można by tu zapytać, nie jest zabronione.

dice = { $n ->
    [one] Kość: { $dice }
    [few] Kości: { $dice }
   *[other] Kości: { $dice }
}
board = Plansza
board-empty = Tu nic nie widać: wszystko jest powiedziane niżej.
thing-offered = { $thing }. Wybierz: { $options }
things-none = nic
column-active = { $title }, teraz
track-left = { $title }: zostało { $left } z { $total }
track-filled = zajęte
track-open = wolne

players = Plansze
players-you = ty
players-now = teraz
players-wins = wygrana
players-pick = Wybierz: { $player }

commons = Pula

log = Dziennik
log-setup = Przygotowanie
log-turn = Tura { $turn }
log-none = Jeszcze nic się nie wydarzyło.
log-earlier = Wcześniejsze
log-newest = Najnowsze
log-article = Artykuł { $article }
log-trace = powody
log-trace-none = Nie zachowano powodów.

law-drawer = Księga Praw
law-in-reader = Otwórz w czytniku
law-cases = Gdzie zdarzyło się to w tej grze
law-cases-none = Nigdzie we wczytanej części dziennika.

history = Historia
history-now = Widzisz stół taki, jaki jest teraz.
history-past = Oglądasz przeszłość: chwila { $moment } z { $newest }.
# Where every line of the log can be looked at
history-past-line = Wiersz { $line } z { $newest }
history-back = Krok wstecz
history-forward = Krok naprzód
history-moment = Chwila gry
history-practise = Ćwicz od tego miejsca
history-to-now = Wróć do teraz
history-to-end = Na koniec
history-close = Zamknij
history-eyes = Czyimi oczami
history-eyes-spectator = Jako widz
history-eyes-seat = Jako { $player }

## Watching a game at a pace; $pace: against a line a second, 0.5 or 4

watch-play = Odtwórz
watch-pause = Wstrzymaj
watch-pace = Tempo
watch-slower = Wolniej
watch-faster = Szybciej
watch-times = ×{ $pace }

## Seats

seats = Miejsca
seats-here = przy stole
seats-away = nie przy stole
seats-bot = bot
seats-computer = gracz komputerowy
seats-link = Link dla gracza: { $player }
seats-to-computer = Niech gra komputer ({ $player })
seats-to-person = Nowy link dla człowieka
seats-computer-done = { $player }: teraz gra komputer.
seats-person-done = { $player }: jest nowy link, stary już nie działa.
seats-spectators = Widzowie
seats-spectators-link = Link dla widzów
seats-not-host = Linki do wszystkich miejsc ma osoba, która założyła grę.

outcome = Koniec gry

curtain-title = Przekaż ekran graczowi: { $player }
curtain-text = Do tego czasu nie widać niczyich kart.
curtain-ready = To ja, { $player }

keys = Klawiatura
keys-key = Klawisz
keys-does = Co robi
keys-choose = wybór możliwości z tym klawiszem
keys-end = przerwanie, odmowa lub zakończenie kroku
keys-arrows = przechodzenie między możliwościami
keys-enter = wybór zaznaczonej rzeczy
keys-undo = cofnięcie
keys-why = dlaczego nie? Czego teraz nie można
keys-board = do planszy
keys-hand = do ręki
keys-log = do dziennika
keys-past = przeglądanie przeszłości
keys-space = Spacja
keys-watch = w historii: odtwarzanie lub pauza
keys-step = w historii: krok wstecz lub naprzód
keys-pace = w historii: wolniej lub szybciej
keys-escape = pominięcie animacji, zamknięcie tego, co otwarte
keys-help = ta lista
