### The advanced setup (Appendix A): setup cards, homelands, and what is asked there.
###   $faction $player $clearing $character $name $kind $warriors   Names or texts; $left: a number

prompt-choose-a-setup-card = Którą kartę przygotowania wybierasz?
prompt-choose-a-homeland = Która polana jest twoją polaną ojczystą? (do wyboru: { $left })
prompt-where-one-warrior-more-stands = Rozmieść wojowników równomiernie: gdzie stanie o jednego więcej? (pozostało: { $warriors })
prompt-which-militant-setup-card = Losowo: która karta przygotowania Frakcji militarnej leży pierwsza?
prompt-which-setup-card = Losowo: która karta przygotowania jest następna?
prompt-which-character-lies-beside-the-card = Losowo: która postać leży obok karty: { $faction }?

name-card-beside = { $faction } ({ $character })

event-setup-card = Karta przygotowania: { $faction }
event-character-beside = Obok karty przygotowania { $faction }: { $character }
event-locked = Karta przygotowania { $faction } jest zablokowana, dopóki ktoś nie wybierze Frakcji militarnej
event-chose-a-setup-card = { $player } wybiera kartę przygotowania: { $faction }
event-homeland = { $player } wybiera polanę ojczystą: { $clearing }

reason-root-a-8-1-ii = jej karta jest zablokowana, dopóki ktoś nie wybierze Frakcji militarnej
reason-root-a-8-2 = twoja karta przygotowania na to nie pozwala
reason-choose-a-homeland--root-a-8-2 = twoja karta przygotowania wymaga innego miejsca: na skraju mapy albo obok twoich innych polan ojczystych
reason-where-one-warrior-more-stands--root-a-8-2 = tylko obok twojej polany ojczystej i jak najrówniej
reason-place-the-keep--root-a-8-2 = tylko na twojej polanie ojczystej, w miarę możliwości z dala od polan ojczystych przeciwników
reason-root-a-8-2-i = jest już czyjąś polaną ojczystą albo nie ma tam miejsca na wszystko, co wymienia twoja karta przygotowania
reason-root-a-8-2-ii = leży zbyt blisko polany ojczystej przeciwnika, a inne są dalej

setup-card-militant = militarna
setup-card-insurgent = rebeliancka
setup-card-locked = Zablokowana: nikt nie może jej wybrać, dopóki nie wybrano Frakcji militarnej.
setup-card-line = { $name } ({ $kind })
setup-card-line-locked = { $name } ({ $kind }, zablokowana)
setup-card-marquise = Trzy polany ojczyste, każda obok innej z nich. Na każdej dwóch wojowników, na każdej innej polanie jeden; na jednej Twierdza, na każdej po jednym budynku: Tartak, Warsztat, Koszary.
setup-card-eyrie = Polana ojczysta na skraju mapy, co najmniej dwie polany od polan ojczystych przeciwników. Tam sześciu wojowników i Gniazdo; wybierz Przywódcę.
setup-card-alliance = Bez polany ojczystej. Trzy karty zostają Stronnikami.
setup-card-vagabond = Bez polany ojczystej. Pionek zaczyna w lesie jako postać leżąca obok karty.
setup-card-lizards = Polana ojczysta, która nie sąsiaduje z polaną ojczystą przeciwnika. Tam czterech wojowników i Ogród, wokół trzech wojowników, dwóch Akolitów; wskaż Wygnańców.
setup-card-riverfolk = Bez polany ojczystej. Czterech wojowników nad rzeką, trzech wojowników w polu Płatności; ustal ceny.
setup-card-duchy = Polana ojczysta, która nie sąsiaduje z polaną ojczystą przeciwnika. Tam dwóch wojowników i Tunel, wokół pięciu wojowników.
setup-card-corvids = Dowolna polana ojczysta. Tam wojownik i Intryga oraz po jednym wojowniku na polanie każdego koloru.
setup-card-hundreds = Polana ojczysta na skraju mapy, co najmniej dwie polany od polan ojczystych przeciwników. Tam Lord, czterech wojowników i Warownia.
setup-card-keepers = Dwie sąsiednie polany ojczyste na skraju mapy, co najmniej dwie polany od polan ojczystych przeciwników. Na każdej czterech wojowników; Relikty w lasach.

board-setup-cards = Karty przygotowania: { $cards }
board-homeland = { $faction }: polana ojczysta { NAME($clearing, case: "where") }

field-setup = Przygotowanie gry
choice-setup--standard = podstawowe (rozdział 5)
choice-setup--advanced = zaawansowane, z kartami przygotowania (dodatek A)
field-vagabonds = Karty przygotowania Włóczęgi
choice-vagabonds--one = jedna
choice-vagabonds--two = dwie
