### The six characters of the Vagabond that came after the base game: what they ask, do and cannot do.
###   $player $clearing $item $items   Names; $hits: Name (counted-hit)

prompt-which-character-is-dealt = Losowo: jaką Postać otrzymuje { $player }?
prompt-who-attacks = Namowa: kto atakuje { NAME($clearing, case: "where") }?
prompt-who-is-attacked = Namowa: kto jest atakowany { NAME($clearing, case: "where") }?
prompt-which-piece-goes = Namowa: który komponent znika { NAME($clearing, case: "where") }? (pozostało: { $hits })
prompt-exhaust-for-the-quest = Jaki przedmiot wyczerpujesz do Misji ({ $item })? Raz na turę może go zastąpić inny, który zostaje uszkodzony.
prompt-use-swift-strike = Walka { NAME($clearing, case: "where") }: Szybki Atak, miecz za dodatkowe obrażenie?
prompt-glide-where = Dokąd szybujesz?

event-scorched = { $player } zostawia { NAME($item, case: "acc") } { NAME($clearing, case: "where") }: nic już tam nie wejdzie

scene-scorched = spalona ziemia i { $items }: nic tu nie wejdzie
scene-fact-scorched = Spalone polany

reason-root-d-4-2 = musisz być na polanie
reason-root-d-5-2 = to nie akcja: obrońca na twojej polanie może wezwać cię na pomoc
reason-root-d-6-2 = to spalona ziemia: nic tam nie wejdzie
reason-root-d-7-2 = to nie akcja: raz na turę jeden przedmiot zastępuje inny w Misji
reason-root-d-8-2 = to nie akcja: po rzucie w walce możesz wyczerpać miecz
reason-root-d-9-2 = już tam jesteś
reason-action--special-action--root-4-3 = nikt nie może tu z nikim walczyć
reason-action--special-action--root-d-6-2 = musisz być na polanie
reason-who-attacks--root-4-3 = potrzeba tu wojownika lub pionka i wroga
reason-who-is-attacked--root-d-4-2 = nie ma go tu albo nie jest wrogiem atakującego
reason-exhaust-for-the-quest--root-d-7-2 = Misji nie dałoby się z nim ukończyć: tylko jeden przedmiot na turę zastępuje inny

field-characters = Postacie Włóczęgi
choice-characters--base = trzy z gry podstawowej
choice-characters--all = wszystkie dziewięć, do wyboru
choice-characters--random = wszystkie dziewięć, losowo (Dodatek A)

refusal-no-vagabond = { $character } to nie postać Włóczęgi; znane: { $known }.
refusal-no-characters = Ta frakcja ({ $name }) nie ma postaci: { $character } tam nie występuje.
refusal-unknown-characters = Nieznane postacie { $name }; znane: { $known }.
refusal-character-twice = Postacią { $character } można grać tylko na jednym miejscu.
