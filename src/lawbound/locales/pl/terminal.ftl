### What the game at the terminal says besides the game itself (`lawbound play`).
### Words that are typed as commands (help, undo, save, load, quit, law, why ...), options (--seats) and
### commands to copy (lawbound audit FILE) stay as they are.

## Answers: all that is understood, separated by spaces, in small letters

play-yes = t tak y yes
play-no = n nie no

## Who sits at a seat and has no name: "Miejsce 1 (ty)"

play-you = ty
# A player of the computer that chooses at random
play-random = losowo
play-greedy = zachłanny
play-ismcts = myśliciel

## Opponents to choose from

play-rival-random = gracze losowi
play-rival-greedy = gracze zachłanni, patrzą o turę naprzód
play-rival-ismcts = myśliciele, potrzebują chwili

## The game

play-only-bots = Na wszystkich miejscach siedzą boty: zostaw jedno człowiekowi. Aby tylko oglądać boty, użyj sim.
play-bots-are-seats = Boty podaje się przy miejscach, a nie przy graczach: --seats bot:SIDE,... --players me
play-position = Pozycja, jaką znasz, w jednym wierszu:
play-no-position = Nie ma tu pozycji do zapisania.
play-welcome = Lawbound: gry planszowe co do litery Księgi Praw. Enter to zawsze dobra odpowiedź.
play-which-game = Która gra? (1 do { $n }, Enter: { $default })
play-which-table = Który stół? (1 do { $n }, Enter: { $default })
play-own-table = Własny stół: wybierz stronę i przeciwników
play-which-side = Kim grasz? (1 do { $n }, Enter: { $default })
play-how-many = Ilu przeciwników? (1 do { $n }, Enter: { $default })
play-how-strong = Jak silni mają być? (1 do { $n }, Enter: { $default })
play-a-number-please = Wpisz numer (1–{ $n }).
play-started = Nowa gra. Wszystko, co losowe, jest już przesądzone; zobowiązanie to { $commitment }
play-named-seed = Ziarno losowości tej gry wybrał człowiek: kto je zna, może przewidzieć kości i karty.
play-loaded = { $file }: { $choices }, gra toczy się dalej.
play-loaded-over = { $file }: { $choices }, gra jest skończona.
play-hint = Wybieraj liczbą albo wpisz help.
play-pass = Przekaż ekran { NAME($player, case: "dat") } i naciśnij Enter.
play-since = Od twojej ostatniej decyzji:
play-nature = stół
play-not-offered = Nie ma możliwości { $number }: wpisz numer (1–{ $n }).
play-unknown = Nie rozumiem „{ $line }”. Wpisz numer (1–{ $n }) albo help.
play-undone = Cofnięto.
play-nothing-to-undo = Nie ma wcześniejszej twojej decyzji do cofnięcia.
play-cannot-undo = Tego nie można cofnąć: { $error }
play-save-how = Wpisz save i nazwę pliku, na przykład: save { $file }
play-load-how = Wpisz load i nazwę pliku, na przykład: load { $file }
play-law-how = Wpisz law i numer artykułu, na przykład: law { $article }
play-saved =
    Zapisano w pliku { $file }.
    Wznów poleceniem: lawbound play --load { $file }
play-cannot-save = Nie można zapisać pliku { $file }: { $error }. Gra toczy się dalej; spróbuj z innym plikiem.
play-not-a-journal = Plik { $file } już istnieje i nie jest zapisaną grą, więc pozostał bez zmian. Wybierz inną nazwę.
play-cannot-load = Nie można wczytać pliku { $file }: { $error }
play-other-game = Plik { $file } zawiera grę { $game }. Kontynuuj ją: lawbound play --load { $file }
play-damaged = Plik { $file } jest uszkodzony. { $error }
play-use-sound = Z początku da się użyć: { $choices }. Kontynuować od tego miejsca? (t/n)
play-kept = Bieżąca gra toczy się dalej.
play-before-load = Gra, która była na stole, jest zapisana w pliku { $file }.
play-nothing-refused = Nic tu nie jest zabronione: dostępne są wszystkie możliwości.
play-refused = Tego tu nie można:
play-bots-chose = Co wybrały boty od twojej ostatniej decyzji i dlaczego:
play-no-log = Jeszcze nic się nie wydarzyło.
play-articles-below = Zobacz też: { $articles }
play-quit = Zapisać przed wyjściem? (Enter: w pliku { $file }; nazwa pliku; n: nie zapisuj)
play-bye = Do zobaczenia.
play-interrupted =
    Gra jest zapisana w pliku { $file }.
    Wznów poleceniem: lawbound play --load { $file }
play-nothing-saved = Nie rozpoczęto żadnej gry.
play-over = Gra jest skończona.
play-score = { $player }: { $score }
play-winners = { $n ->
    [0] Nikt nie wygrał.
    [one] Wygrywa: { $players }.
    [few] Wygrywają razem: { $players }.
   *[other] Wygrywają razem: { $players }.
}
play-seed-unsalted = Ziarno losowości to { $seed }; jego zobowiązanie { $commitment } pokazano na początku.
play-seed = Ziarno losowości to { $seed }, jego sól { $salt }; ich zobowiązanie { $commitment } pokazano na początku.
play-audit = Zapisz grę i sprawdź ją poleceniem: lawbound audit FILE
play-save-finished = Zapisać skończoną grę? (nazwa pliku, Enter: nie)
play-saved-finished =
    Zapisano w pliku { $file }.
    Sprawdź poleceniem: lawbound audit { $file }
play-engine-failed = Reguły zawiodły przy tym wyborze ({ $error }). Cofnięto go, a grę zapisano w pliku { $file }: zgłoś to, dołączając ten plik. Wybierz ponownie.
play-bad-players = Liczba podanych graczy: { $given }, a miejsc: { $seats }.

## The page of help: the first word of each column is typed

play-help =
    NUMBER     wybierz tę możliwość         board      stół (albo sam Enter)
    why        czego tu nie można           log        co zaszło (albo: log all)
    law N      artykuł Księgi Praw          position   pozycja w jednym wierszu
    undo       cofnij ostatnią decyzję      help       ta strona
    save FILE  zapisz grę                   load FILE  wczytaj grę
    quit       zakończ (z pytaniem o zapis)
