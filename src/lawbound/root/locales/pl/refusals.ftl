### What cannot be set up: in English as the errors of the engine say it themselves.
###
###   $name   a faction, or as it was written; $seat $value $trait $character   as it was written; $known $playable   keys

refusal-no-character = { $character } to nie postać tego bota ({ $name }); znane: { $known }.
refusal-no-trait = { $trait } to nie Program tego bota ({ $name }); jego Programy: { $known }.
refusal-no-character-in-edition = To wydanie nie zna postaci { $character }; znane: { $known }.
refusal-owners = Właścicieli komponentów jest { $count }: na mapie jest miejsce dla { $room }.
refusal-draft-too-small = Wolnych miejsc jest { $seats }, a Frakcji do wyboru { $count }: { $draft }.
refusal-draft-list = `draft` to lista Frakcji, a { $value } nie.
refusal-draft-needs-open-seats = `draft` wymienia Frakcje dla wolnych miejsc: wpisz ? przynajmniej przy jednym miejscu.
refusal-draft-corners = Wolnych miejsc jest { $seats }, Frakcji do wyboru { $count }, a w rogu może zacząć jeszcze tylko { $room } (root 5): { $draft }.
refusal-draft-unknown = Wybór: nieznana Frakcja { $name }; znane: { $known }.
refusal-draft-bot = Wybór: { $name } – tą Frakcją gra już jej bot.
refusal-draft-twice = Wybór: { $name } – tą Frakcją można grać tylko na jednym miejscu, a podano ją dwa razy.
refusal-unknown-edition = Nieznane wydanie { $name }; znane: { $known }.
refusal-options-list = `options` to lista opcji reguł z ich wartościami.
refusal-unknown-option = Nieznana opcja reguł { $name }; znane: { $known }.
refusal-unknown-value = { $key }: nieznana wartość { $value }; znane: { $known }.
refusal-unknown-service-card = Nieznana karta Usług { $name }; użyj none, basic, advanced albo niektórych z: { $known }.
refusal-no-seat = { $seat } to nie miejsce: wpisz Frakcję (eyrie) albo bota (bot:eyrie@nightmare+swoop).
refusal-only-bots-have = { $seat }: poziom trudności i Programy ma tylko bot; wpisz bot:{ $key }.
refusal-unknown-difficulty = { $seat }: nieznany poziom trudności { $name }; znane: { $known }
refusal-trait-twice = { $seat }: któryś Program podano dwa razy.
refusal-unknown-difficulty-near = { $seat }: nieznany poziom trudności { $name }; znane: { $known }; czy chodzi o { $near }?
refusal-needs-seats = Przygotowanie wymaga `seats`: listy Frakcji, na przykład marquise, eyrie.
refusal-how-many-seats = W Root gra się na 2 do { $most } miejscach; podano { $given }.
refusal-unknown-map = Nieznana mapa { $name }; znane: { $known }.
refusal-unknown-suits = Nieznane symbole { $name } dla tej mapy; znane: { $known }.
refusal-unknown-deck = Nieznana talia { $name }; znane: { $known }.
refusal-unknown-order = Nieznana kolejność { $name }: użyj random (5.1.1) albo given (miejsca w podanej kolejności).
refusal-unknown-discretion = Nieznana dyskrecja { $name }; znane: { $known }.
refusal-unknown-endings = Nieznany sposób kończenia { $name }: albo gra o nie pyta (asked), albo nic o nich nie mówi.
refusal-cooperative-needs-both = Gra kooperacyjna wymaga ludzi i botów (rootbotics 3.coop).
refusal-team-is-cooperative = Zasada drużyny należy do gry kooperacyjnej (rootbotics 3.coop.4).
refusal-list-of-names = `{ $key }` to lista nazw, a { $value } nie.
refusal-no-bot-in-edition = { $name } (bot): polskie wydanie nie ma takiego bota (second_expansion_bots).
refusal-corners = Frakcji zaczynających w rogu jest { $corners }: podstawowe przygotowanie ma miejsce dla { $room } (root 5).
refusal-unknown-faction = Nieznana Frakcja { $name }; znane: { $known }.
refusal-one-seat-only = { $name } – tą Frakcją można grać tylko na jednym miejscu, czy gra nią człowiek, czy jej bot.
refusal-true-or-false = `{ $key }` to true albo false, a { $value } to ani jedno, ani drugie.
refusal-unknown-extra = Nieznana nazwa { $name } ({ $what }); znane: { $known }.
refusal-extra-twice = { $name } podano dwa razy ({ $key }).
refusal-unknown-bot = Nieznany bot { $name }; znane: { $known }.
refusal-no-trait-in-edition = { $trait } to w polskim wydaniu nie Program tego bota ({ $name }); jego Programy: { $known }.
refusal-unknown-kind-of-setup = Nieznane przygotowanie { $name }; znane: { $known }.
refusal-unknown-vagabonds = Nieznana liczba kart Włóczęgi { $name }; znane: { $known }.
refusal-advanced-suits = Zaawansowane przygotowanie tasuje znaczniki kolorów (root A.1): pomiń `suits`.
refusal-advanced-twice = Całe zaawansowane przygotowanie ma własne ręce i kolejność: pomiń `advanced`.
refusal-setup-cards-too-few = Wolnych miejsc jest { $seats }, a kart przygotowania { $count }; wykłada się o jedną więcej niż miejsc (root A.8.1).

## Positions that cannot be read. $where: a path such as clearings.5.eyrie.warrior; $name $value $near $word: as it was written

refusal-position-near = { $where }: { $name } nie jest tu znane; czy chodzi o { $near }?
refusal-position-nothing = { $where }: { $name } nie jest tu znane; nic tu nie jest możliwe.
refusal-position-unknown = { $where }: { $name } nie jest tu znane; możliwe: { $known }.
refusal-position-number = { $where }: zamiast { $value } powinna tu być liczba od 0 do { $most }.
refusal-position-word = { $where }: zamiast { $value } powinna tu być pojedyncza nazwa.
refusal-position-mapping = { $where }: zamiast { $value } powinny tu być nazwy z wartościami.
refusal-position-twice = { $where }: { $name } występuje dwa razy.
refusal-position-names = { $where }: zamiast { $value } powinna tu być lista nazw.
refusal-position-long = Pozycja jest dłuższa, niż to możliwe.
refusal-position-no-yaml = Pozycja nie jest ani wierszem `root ...`, ani plikiem YAML: coś jest nie tak.
refusal-position-no-yaml-line = Pozycja nie jest ani wierszem `root ...`, ani plikiem YAML: coś jest nie tak w wierszu { $line }.
refusal-position-anchor = Wiersz { $line }: w pozycji nie ma kotwic; wypisz wszystko.
refusal-position-tag = Wiersz { $line }: w pozycji nie ma znaczników (tags).
refusal-position-key = Wiersz { $line }: przed dwukropkiem powinna być nazwa.
refusal-position-twice-in-line = Wiersz { $line }: { $name } występuje dwa razy.
refusal-position-deep = W pozycji są listy w listach bez końca.
refusal-position-no-text = Pozycja jest tekstem.
refusal-position-field = { $word }: pozycja to lista słów `pole=wartość`.
refusal-position-piece = { $word }: komponenty zapisuje się frakcja.komponent, np. marquise.warrior*2.
refusal-position-valued = { $word }: { $name } ma już wartość.
refusal-position-times = { $word }: po `*` następuje liczba, i to nie ogromna.
refusal-position-entries = { $word }: żadne pole nie ma tylu wpisów.
refusal-position-too-many = { $where }: { $count } { $piece } nie może tu być: wszystkich jest { $limit }, zostało { $left } (root 1.5.1).
refusal-position-forest = { $where }: { $piece } nie może być w lesie (root 2.4).
refusal-position-slots = { $where }: { $count } { $piece } nie może tu być: z pól dla budynków ({ $limit }) zostało { $left } (root 2.2.3).
refusal-position-won = { $where }: przy { $points } punktach gra się kończy (root 3.1).
refusal-position-cards = { $card }: w pozycji { $count }×, a ta gra ma ją { $limit }× (root 1.5.1).
refusal-position-quests = quests: { $quest } jest tu { $count }×, a jest tylko jedna.
refusal-position-hidden = hidden: pod Ruinami leży nieznanych przedmiotów { $count }, a nazwano { $named }; pod `hidden` wypisz przedmioty, których nikt nie widział.
refusal-position-order = order: każdy gracz ma w rundzie dokładnie jedną turę.
refusal-position-no-slot = { $where }: na Ruiny nie zostało pole dla budynku (root 2.2.3).
