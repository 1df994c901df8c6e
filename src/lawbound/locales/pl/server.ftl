### The server of the web client: what it refuses, and why.
###
###   $n        a number of bytes or choices
###   $reason   what exactly is wrong, sometimes in English
###   $where    the field of a message

## Requests and messages

server-bad-request = Tego żądania nie da się zrozumieć: { $where }: { $reason }
server-bad-message = Tej wiadomości nie da się zrozumieć: { $where }: { $reason }
server-bad-message-whole = Tej wiadomości nie da się zrozumieć: { $reason }
server-too-large = To jest za duże: limit w bajtach to { $n }.
server-too-fast = Za dużo naraz. Poczekaj chwilę i spróbuj ponownie.
server-foreign-origin = Mogą to robić tylko strony tego serwera.
server-unknown-host = Ten serwer nie nazywa się { $name }. Kto go prowadzi, może dopuścić tę nazwę: lawbound serve --name { $name }
server-unknown-host-at-all = Ten serwer tak się nie nazywa. Otwórz go pod jego adresem albo pod nazwą dopuszczoną tak: lawbound serve --name NAZWA
server-no-such-page = Nie ma takiej strony.
server-no-such-method = Pod tym adresem nie można tego zrobić.
server-wrong-version = Ta strona jest z innej wersji niż serwer (jego protokół to { $version }). Wczytaj stronę ponownie.
server-no-hello = Połączenie musi zacząć się od powitania.
server-hello-again = To połączenie już się przywitało.
server-full = Jest tu teraz za dużo osób. Spróbuj później.
server-busy = Serwer ma teraz za dużo pracy. Spróbuj później.
server-too-hard = To więcej pracy, niż serwer wykonuje dla kogokolwiek naraz ({ $seconds } s), więc została przerwana.
server-internal = Coś poszło nie tak na serwerze. Gra jest taka, jak była; więcej mówi dziennik serwera.

## Games and links

server-no-such-game = Na tym serwerze nie ma takiej gry.
server-no-such-evening = Na tym serwerze nie ma takiego wieczoru.
server-no-companion = Nikt tu nie umie poprowadzić wieczoru z tą grą z prawdziwego pudełka.
server-bad-act = Tego nie można powiedzieć.
server-no-such-kit = Nie ma tu gry o nazwie { $kit }.
server-not-invited = Ten link nie prowadzi do miejsca w tej grze. Poproś gospodarza o nowy.
server-not-host = Może to zrobić tylko gospodarz gry.
server-no-such-seat = W tej grze nie ma miejsca { $seat }.
server-bot-seat = Siedzi tu bot z Księgi Praw; nie można go zastąpić.
server-replaced = To miejsce przejął ktoś inny, więc ten link już nie działa.
server-elsewhere = To miejsce jest otwarte na zbyt wielu urządzeniach. Zamknięto to, które przyszło pierwsze: to tutaj.
server-unplayable = Tę grę rozegrano według innych reguł niż te, które zna ta wersja Lawbound, więc nie można jej otworzyć. Więcej mówi dziennik serwera.
server-bad-setup = Takiej gry nie da się przygotować.
server-because = { $reason }
server-bot-has-no-player = { $seat } to bot z Księgi Praw: nikt inny nim nie gra.
server-no-lessons = { $kit } nie ma lekcji.
server-no-such-player = Nie ma gracza komputerowego o nazwie { $player }. Są: { $players }

## Choosing

server-stale = Gra tymczasem potoczyła się dalej: spójrz jeszcze raz.
server-not-your-turn = Teraz nie ty wybierasz.
server-illegal = Tego nie ma wśród możliwości.
server-cannot-undo = Tego nie można cofnąć: ujawniło coś nowego albo wybiera już ktoś inny.
server-no-petition = Nikt nie czeka na twoją odpowiedź: o cofnięciu już zdecydowano, prośbę wycofano albo gra toczy się dalej.
server-over = Gra jest skończona.
server-not-over = Będzie to widać po zakończeniu gry.
server-too-long = Gra jest za długa: limit wyborów to { $n }.
server-no-such-line = W dzienniku nie ma wiersza { $line }.
server-no-such-moment = W tej grze nie było chwili { $moment }.
server-no-practice = Nie ma tu miejsca, na którym mógłby poćwiczyć człowiek.
server-no-practice-at-all = W tej grze nie ma gry ćwiczebnej.
server-no-practice-within = Gra nie może się tu zacząć: przejdź do wiersza po przygotowaniu gry, który kończy jakąś akcję.
server-nobody-won = Gra się skończyła i nikt nie wygrał.

## Saved games

server-replay = To zapisana gra do oglądania: nikt w niej nie wybiera.
server-bad-journal = Nie można odczytać tego zapisu gry.
server-other-game = To zapis innej gry: { $game }
server-no-seed = Ten zapis nie zawiera swojego ziarna, więc nie da się odtworzyć jego losowości. Ziarno podaje się po zakończeniu gry.
server-wrong-seed = Ziarno w tym zapisie nie jest tym, do którego zobowiązano się na początku gry.
server-wrong-result = Ten zapis kończy się innym wynikiem niż ten, do którego prowadzą jego wybory.
server-strange-setup = Ten zapis ma ustawienia, jakich nie ma żadna gra.

server-taken-back = { $n ->
    [one] { $player }: cofnięto jeden wybór, choć coś już było widać. Los się nie zmieni.
    [few] { $player }: cofnięto { $n } wybory, choć coś już było widać. Los się nie zmieni.
   *[many] { $player }: cofnięto { $n } wyborów, choć coś już było widać. Los się nie zmieni.
}
server-taken-back-agreed = { $n ->
    [one] { $player }: cofnięto jeden wybór, choć coś już było widać. Los się nie zmieni. Za zgodą: { $agreed }.
    [few] { $player }: cofnięto { $n } wybory, choć coś już było widać. Los się nie zmieni. Za zgodą: { $agreed }.
   *[many] { $player }: cofnięto { $n } wyborów, choć coś już było widać. Los się nie zmieni. Za zgodą: { $agreed }.
}
server-choices-lost =
    { $n ->
        [one] Zasady zostały poprawione i ostatni wybór nie jest już możliwy: gra toczy się dalej od chwili przed nim.
        [few] Zasady zostały poprawione i jeden z ostatnich { $n } wyborów nie jest już możliwy: gra toczy się dalej od chwili przed nim.
        [many] Zasady zostały poprawione i jeden z ostatnich { $n } wyborów nie jest już możliwy: gra toczy się dalej od chwili przed nim.
       *[other] Zasady zostały poprawione i jeden z ostatnich { $n } wyborów nie jest już możliwy: gra toczy się dalej od chwili przed nim.
    }

## Checking the luck of a finished game

server-audit-commitment = Ziarno jest tym, do którego zobowiązano się na początku gry: { $commitment }
server-audit-choices =
    { $n ->
        [one] Zapisany wybór jest dozwolony.
        [few] Wszystkie { $n } zapisane wybory są dozwolone.
       *[many] Wszystkie zapisane wybory ({ $n }) są dozwolone.
    }
server-audit-luck = Cały los jest taki, jaki daje ziarno.
server-audit-taken-back = { $back ->
    [one] Cofnięto jeden wybór, choć coś już było widać; los był znowu ten sam.
    [few] Cofnięto { $back } wybory, choć coś już było widać; los był znowu ten sam.
   *[many] Cofnięto { $back } wyborów, choć coś już było widać; los był znowu ten sam.
}
server-audit-mended = Od początku gry poprawiono zasady. { $detail }
server-audit-over = Po ostatnim wyborze gra jest skończona.
server-audit-result = Zapisany wynik jest tym, do którego prowadzą wybory.
server-audit-failed = Ta kontrola się nie powiodła: { $detail }

## The Law

server-no-such-article = Księga Praw nie ma artykułu { $citation }.
server-no-such-book = Nie ma takiej księgi: { $book }

## When the web client was not built

server-not-built = Serwer działa, ale jego klient przeglądarkowy nie został zbudowany. Uruchom „make client” w folderze Lawbound, a potem ponownie serwer.
server-not-built-title = Lawbound

## Starting the server

serve-ready = Lawbound jest gotowy: { $address }
serve-stop = Naciśnij Ctrl+C, aby zatrzymać. Gry są zachowane i potoczą się dalej po ponownym uruchomieniu.
serve-port-taken = Port { $port } jest zajęty: może Lawbound już działa. Wybierz inny za pomocą --port albo zdaj się na program: --port 0
serve-cannot-listen = Serwer nie może nasłuchiwać pod adresem { $host }, port { $port }: { $reason }
serve-no-port = { $port } to nie port: --port przyjmuje liczbę od 0 (dowolny wolny) do { $last }.
serve-no-folder = Nie ma folderu { $folder } na zapisane gry: najpierw go utwórz albo wskaż inny plik za pomocą --store.
serve-bye = Zatrzymano. Wszystkie gry są zachowane.

ahead-refused = { $what } – { $reason }
