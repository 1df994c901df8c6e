# The browser client: its frame and the table. Names come in the nominative only, so they stand after a colon or a noun.

app-title = Lawbound
app-unofficial = Nieoficjalny projekt fanowski, niezwiązany z wydawcami gier. Teksty i obrazki są naszego autorstwa.
loading = Chwileczkę…
missing-title = Nie ma takiej strony
missing-home = Na stronę główną
error-page-title = Ta strona się nie wczytała
error-page = Być może po drodze zerwało się połączenie.
error-renewed = Lawbound został tymczasem odnowiony: strona wczytuje się ponownie.
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
settings-pace = Jak szybko pokazywać tury innych
settings-ends-by-itself = Kończ moją fazę lub turę samoczynnie, gdy nie ma już nic do zrobienia
settings-asks-before-ending = Pytaj, zanim skończę z niewykorzystanymi akcjami

## The table

loading-table = Rozkładamy stół…
title-your-turn = ● Twój wybór · Lawbound
title-table = { $title } · Lawbound
to-home = Lawbound, na stronę główną
tools = Narzędzia
tabs = Obok planszy
tab-board = Stół
tab-hand = Ręka
panel-fold = Pokaż albo ukryj ten panel
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
prompt-more = jeszcze { $options }
chooser = Które z nich?
chooser-forbidden = Czego tu nie można
chooser-nothing = Tu nie ma teraz nic do zrobienia.
chooser-why = Czego tu nie można?
undo = Cofnij
take-back = Cofnij…
take-back-title = Ile chcesz cofnąć?
take-back-alone = Od tego czasu coś już było widać. Los będzie ten sam, a dziennik powie, że to cofasz.
take-back-asks = Od tego czasu coś mogło być widać, więc wszyscy pozostali muszą się zgodzić. Los będzie ten sam, a dziennik to powie.
take-back-last = Mój ostatni wybór
take-back-turn = { $n ->
    [one] Całą moją turę (jeden wybór)
    [few] Całą moją turę ({ $n } wybory)
   *[many] Całą moją turę ({ $n } wyborów)
}
petition-of = { $n ->
    [one] Prośba od: { $player }. Cofnąć jeden wybór, choć coś mogło już być widać?
    [few] Prośba od: { $player }. Cofnąć { $n } wybory, choć coś mogło już być widać?
   *[many] Prośba od: { $player }. Cofnąć { $n } wyborów, choć coś mogło już być widać?
}
petition-own = { $n ->
    [one] Prosisz o cofnięcie jednego wyboru.
    [few] Prosisz o cofnięcie { $n } wyborów.
   *[many] Prosisz o cofnięcie { $n } wyborów.
}
petition-waiting = Brakuje zgody: { $players }
petition-agree = Zgadzam się
petition-refuse = Nie zgadzam się
petition-withdraw = Wycofaj prośbę
confirm-no = Anuluj
ending-anyway = Mimo to zakończ
ending-never-ask = Zakończ i więcej nie pytaj
# $what: what an option decides besides, because nothing else is left to choose
also = i od razu: { $what }
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
board-empty = Tu nic nie widać: wszystko jest powiedziane w pytaniu.
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
history-past = Oglądasz przeszłość: wiersz { $line } z { $newest }.
# Where nobody plays any more
history-past-line = Wiersz { $line } z { $newest }
history-back = Krok wstecz
history-forward = Krok naprzód
history-moment = Wiersz dziennika gry
history-practise = Ćwicz od tego miejsca
history-to-now = Wróć do bieżącej chwili
history-practise-not = W trakcie akcji lub przygotowania gry nie można zacząć ćwiczenia.
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

## The show: what others have just done, line by line, before one is asked oneself

show = Co robią inni
show-waits = Twoje pytanie zaczeka, aż zobaczysz, co zrobili inni.
show-others = Grają inni.
show-left =
    { $n ->
        [one] jeszcze 1 wiersz
        [few] jeszcze { $n } wiersze
       *[many] jeszcze { $n } wierszy
    }
show-at-once = od razu
show-seen = Przyjmuję do wiadomości

## Seats

seats = Miejsca
seats-here = przy stole
seats-away = nie przy stole
seats-bot = bot
seats-computer = gracz komputerowy
seats-link = Link dla gracza: { $player }
seats-to-computer = Niech gra komputer ({ $player })
seats-to-person = Nowy link z zaproszeniem
seats-computer-done = { $player }: teraz gra komputer.
seats-person-done = { $player }: jest nowy link, stary już nie działa.
seats-kept = Na twoim miejscu gra komputer.
seats-take-back = Odzyskaj moje miejsce
seats-own-computer = Czy na twoim własnym miejscu ma grać komputer?
seats-own-computer-note = Będziesz patrzeć. Tym samym linkiem możesz w każdej chwili odzyskać miejsce.
seats-own-person = Oddać własne miejsce innej osobie?
seats-own-person-note = Powstanie nowy link, a twój przestanie działać na zawsze: to miejsce otworzy tylko nowy.
seats-own-yes = Tak, oddaję
seats-spectators = Widzowie
seats-spectators-link = Link dla widzów
seats-not-host = Linki do wszystkich miejsc ma osoba, która założyła grę.

outcome = Koniec gry

curtain-title = Przekaż ekran graczowi: { $player }
curtain-text = Do tego czasu nie widać niczyich kart.
curtain-ready = Graj dalej jako { $player }

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
keys-watch = w historii i gdy grają inni: wznowienie lub pauza
keys-step = w historii i gdy grają inni: krok wstecz lub naprzód
keys-pace = w historii i gdy grają inni: wolniej lub szybciej
keys-skip = pominięcie tego, co zrobili inni
keys-escape = zamknięcie tego, co otwarte
keys-help = ta lista

## Przewodnik po lekcji

hint = Podpowiedzi
hint-steps = wyjaśniono { $step } z { $steps }
hint-thinking = Chwileczkę…
hint-watch = Patrz, co robią inni; twoje następne pytanie wkrótce.
hint-suggested = Propozycja: { $option }
hint-show = Pokaż
hint-do = Zrób to za mnie
