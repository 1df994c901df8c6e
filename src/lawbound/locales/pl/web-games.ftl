### The browser client: your games, playing alone, sounds, notices, and what is shown while the server is away.

## Alone against all others, as whom one likes to be

solo-title = Zagraj solo jako…
solo-play-as = Zagraj solo: { $side }. Pozostali grają sami

## Your games on this device

mine-running = Twoje gry
mine-finished = Twoje zakończone gry
mine-text = Tę listę zna tylko ta przeglądarka. Kto ma link do gry, może usiąść przy jej stole.
mine-all =
    { $n ->
        [one] Pokaż jedyną grę
        [few] Pokaż wszystkie { $n } gry
       *[many] Pokaż wszystkie gry ({ $n })
    }
mine-players = Kto gra i ile ma punktów
mine-your-move = Twój ruch
mine-won = Wygrana jest twoja
mine-won-by = Wygrywa { $player }
mine-nobody-won = Nikt nie wygrał
mine-origin = Odgałęzienie gry: { $title }
mine-rename = Zmień nazwę
mine-rename-for = Zmień nazwę: { $title }
mine-links = Linki
mine-links-for = Linki: { $title }
mine-remove = Usuń
mine-remove-for = Usuń z listy: { $title }
mine-name = Własna nazwa, tylko na tej liście
mine-keep = Zapisz
mine-own-link = Twój własny link
mine-remove-ask = Usunąć tę grę z listy? Sama gra zostaje: kto ma link, może ją nadal otworzyć. Ta przeglądarka zapomni jej linki.
mine-remove-yes = Usuń z listy
mine-remove-no = Zostaw

## Sounds and notices

sounds-on = Dźwięki są włączone
sounds-off = Dźwięki są wyłączone
settings-notices = Powiadom mnie, gdy przyjdzie moja kolej
settings-notices-refused = Przeglądarka nie zezwala tej stronie na powiadomienia; można to zmienić w jej ustawieniach.
notice-title = Twoja kolej: { $title }
notice-elsewhere = Twoja kolej w innej grze
notice-dismiss = Zamknij: { $title }

## While the server is away

away-remembered = Połączenie przerwane. Tak ta przeglądarka widziała stół ostatnio. Trwa ponowna próba…
