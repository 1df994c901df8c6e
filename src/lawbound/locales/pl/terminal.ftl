### What the game at the terminal says besides the game itself (`lawbound play` and `lawbound bots`).
### Words that are typed as commands (help, undo, save, load, quit, law, why ...), options (--seats), names of seats
### (bot:eyrie@easy) and commands to copy (lawbound audit FILE) stay as they are.

## Answers: all that is understood, separated by spaces, in small letters

play-yes = t tak y yes
play-no = n nie no

## Who sits at a seat and has no name: "Markiza (ty)"

play-you = ty
# A player of the computer that chooses at random: "Dynastie (losowo)"
play-random = losowo
# The other players of the computer, called as in scene-player-...: "Dynastie (zachłanny)"
play-greedy = zachłanny
play-ismcts = myśliciel

## Opponents to choose from

play-strength-random = gracze losowi
play-strength-easy = boty (poziom łatwy)
play-strength-default = boty (poziom standardowy)
play-strength-challenging = boty (poziom wymagający)
play-strength-nightmare = boty (koszmar)

## The game

play-only-bots = Na wszystkich miejscach siedzą boty: zostaw jedno człowiekowi, na przykład eyrie,bot:marquise. Aby tylko oglądać boty, użyj sim.
play-bots-are-seats = Boty podaje się przy miejscach, a nie przy graczach: --seats eyrie,bot:marquise --players me
play-position = Pozycja, jaką znasz, dla `lawbound bots turn` albo Table.from_position:
play-no-position = Pozycja będzie dostępna po przygotowaniu rozgrywki.
play-welcome = Lawbound: Root co do litery Księgi Praw. Naciśnij trzy razy Enter, aby zagrać Markizą przeciw botom.
play-which-faction = Którą Frakcją grasz? (1 do { $n }, Enter: { $default })
play-how-many = Ilu przeciwników? (1 do { $n }, Enter: { $default })
play-how-strong = Jak silni mają być? (1 do { $n }, Enter: { $default })
play-a-number-please = Wpisz liczbę od 1 do { $n }.
play-started = Nowa gra. Wszystko, co losowe, jest już przesądzone; zobowiązanie to { $commitment }
play-named-seed = Ziarno losowości tej gry wybrał człowiek: kto je zna, może przewidzieć kości i karty.
play-loaded = { $file }: { $choices }, gra toczy się dalej.
play-loaded-over = { $file }: { $choices }, gra jest skończona.
play-hint = Wybieraj liczbą albo wpisz help.
play-pass = Przekaż ekran { NAME($player, case: "dat") } i naciśnij Enter.
play-since = Od twojej ostatniej decyzji:
play-nature = stół
play-not-offered = Nie ma możliwości { $number }: wpisz liczbę od 1 do { $n }.
play-unknown = Nie rozumiem „{ $line }”. Wpisz liczbę od 1 do { $n } albo help.
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
play-other-game = Plik { $file } zawiera grę { $game }; to polecenie gra w root.
play-damaged = Plik { $file } jest uszkodzony. { $error }
play-use-sound = Z początku da się użyć: { $choices }. Kontynuować od tego miejsca? (t/n)
play-kept = Bieżąca gra toczy się dalej.
play-before-load = Gra, która była na stole, jest zapisana w pliku { $file }.
play-nothing-refused = Nic tu nie jest zabronione: dostępne są wszystkie możliwości.
play-refused = Tego tu nie można:
play-bots-chose = Co wybrały boty od twojej ostatniej decyzji i dlaczego:
play-no-log = Jeszcze nic się nie wydarzyło.
play-articles-below = Zobacz też: { $articles }
play-no-cards = Nie masz kart na ręce.
play-quit = Zapisać przed wyjściem? (Enter: w pliku { $file }; nazwa pliku; n: nie zapisuj)
play-bye = Do zobaczenia.
play-interrupted =
    Gra jest zapisana w pliku { $file }.
    Wznów poleceniem: lawbound play --load { $file }
play-nothing-saved = Nie rozpoczęto żadnej gry.
play-over = Gra jest skończona.
play-score = { $player }: { $score }
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
    law N      artykuł Księgi Praw          cards      co robią twoje karty
    undo       cofnij ostatnią decyzję      help       ta strona
    save FILE  zapisz grę                   load FILE  wczytaj grę
    map        same polany                  position   pozycja w jednym wierszu
    quit       zakończ (z pytaniem o zapis)

## A bot's turn beside a real table (`lawbound bots turn`)

companion-not-finished = Tura nie została dokończona.
companion-turn-over = Tura bota dobiegła końca.
companion-game-over = Gra jest skończona.
companion-position = Pozycja teraz:
companion-could-be = To może być: { $options }.
companion-a-number-please = Podaj liczbę od 1 do { $n }, część jednej z możliwości, undo albo quit.
companion-a-number-or-dice-please = Podaj liczbę od 1 do { $n }, wynik na kościach, jak 3 1, część jednej z możliwości, undo albo quit.
companion-nothing-answered = Nie ma jeszcze żadnej odpowiedzi.
companion-taken-back = Cofnięto: to, co nastąpiło po twojej ostatniej odpowiedzi, przestaje obowiązywać.

## The list of bots and a bot's page (`lawbound bots`, `lawbound bots show`)

bots-title = Boty
bots-head-name = Nazwa
bots-head-seat = Miejsce
bots-head-chapter = Rozdział
bots-head-traits = Programy
bots-characters = Włóczęgobot to jedna z Postaci: { $characters }; miejsce bot:vagabond/thief, a bez nazwy decyduje los.
bots-difficulties = Poziomy Trudności: easy, default, challenging, nightmare. Miejsce: bot:eyrie@nightmare+swoop+nobility
bots-difficulty = Poziom Trudności: { $difficulty }
bots-also-challenging = Wymagający: { $text }
bots-unknown-near = Nie ma bota „{ $name }”; może chodzi o { $near }?
bots-unknown = Nie ma bota „{ $name }”; znane: { $known }.
bots-no-character = { $bot } nie ma Postaci „{ $character }”; znane: { $known }.
bots-no-text = Nie można odczytać pozycji: { $file } nie zawiera tekstu.
bots-cannot-read = Nie można odczytać pozycji z pliku { $file }: { $error }.
bots-no-position = Plik pozycji nie zawiera pozycji.
bots-not-a-bot = { $faction } nie jest botem w tej pozycji: wpisz bot:{ $faction } w `seats`.
