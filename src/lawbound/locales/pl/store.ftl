### The store of games: what people are told when a database does not do what it should.
###
###   $reason   what the database itself said (in English), or the operating system
###   $url      where the store should be, as it was typed

store-locked = Baza danych jest zajęta: ktoś inny właśnie w niej zapisuje. Nic nie zmieniono; spróbuj za chwilę.
store-full = Dysk bazy danych jest pełny. Nic nie zmieniono; zwolnij miejsce i spróbuj ponownie.
store-unreachable = Serwer bazy danych jest nieosiągalny. Niczego nie potwierdzono; spróbuj za chwilę.
store-no-file = Nie można otworzyć pliku bazy danych. Nic nie zmieniono.
store-read-only = Baza danych jest tylko do odczytu: jej plik, folder lub serwer nie pozwala na zapis.
store-damaged = Plik bazy danych jest uszkodzony albo nie jest bazą danych. Przywróć go z kopii.
store-behind = Gra tymczasem potoczyła się dalej: liczba wpisów to teraz { $length }.
store-exists = Gra o tym identyfikatorze już istnieje.
store-other = Baza danych zawiodła w nieoczekiwany sposób. Nic nie zmieniono; więcej mówi dziennik serwera.

## When the store is opened: for whoever starts the server

store-open-failed = Nie można otworzyć magazynu gier. { $message } ({ $reason })
store-open-folder = Nie można utworzyć folderu na magazyn gier: { $reason }
store-open-foreign = { $url } to baza danych innego programu. Wybierz inny plik na magazyn gier.
store-open-newer = Magazyn gier zapisała nowsza wersja Lawbound (format { $found }; ta zna { $known }). Zaktualizuj Lawbound.
store-taken = W pliku { $file } trzyma już swoje gry inny serwer Lawbound, a plik ma tylko jeden serwer. Zatrzymaj tamten albo wybierz inny magazyn za pomocą --store.
store-open-url = { $url } nie jest magazynem gier. Podaj nazwę pliku, sqlite:///ścieżka/do/pliku.db albo postgresql://użytkownik@host/baza.
