### The browser client: the pages around the table. $n, $seat, $total, $turn, $points ... are numbers; everything else is plain
### text or a name from the catalogue in its basic form.

## The first page

home-title = Deskové hry podle litery Zákona
home-about = Vyber si hru a hraj v prohlížeči, proti botům i s přáteli: nic se neinstaluje, účet není potřeba. Ať se stane cokoli, článek, který to říká, je na jedno kliknutí.
# Lekce
learn-title = { $game }: nauč se to hrou
learn-text = Hra s průvodcem: pár slov v pravou chvíli a doporučení u každé otázky.
home-replay = Přehrát záznam hry
home-replay-text = Prohlédni si uloženou hru tah po tahu očima kteréhokoli hráče.
home-law = Zákon
home-law-text = Všechny články, s vyhledáváním a vzájemnými odkazy.
game-play-now = Hrát hned
game-set-up = Jiné stoly…
game-set-up-for = Jiné stoly: { $game }
game-seats =
    { $n ->
        [one] Pro { $n } hráče
        [few] Pro { $n } hráče
       *[other] Pro { $n } hráčů
    }
game-seats-range = Pro { $fewest } až { $most } hráčů
games-about = Kterou hru si dáš?

## Games that one click starts

preset-adjust = Upravit
preset-adjust-for = Upravit: { $preset }

## A new game

new-title = Nová hra
new-title-of = Nová hra: { $game }
new-about = Kliknutím spustíš jednu z těchto her; níže si sestavíš vlastní.
new-presets = Začít jedním kliknutím
new-seats = Kdo hraje
new-seat = Místo { $seat }
new-kind = Hraje
new-kind-person = Člověk
new-kind-bot = Bot
new-kind-computer = Počítač
new-name = Jméno (nepovinné)
new-where = Kde tento člověk hraje
new-where-here = U této obrazovky
new-where-link = Jinde, přes odkaz
new-side = Strana
new-player = Druh počítačového hráče
new-remove = Odebrat místo { $seat }
new-add-seat = Přidat místo
new-rules = Pravidla
new-advanced = Pokročilé
new-seed = Semínko náhody
new-seed-hint = nové tajné
new-seed-text = Pro férovou hru nech prázdné: server se ke svému tajnému semínku předem zaváže a na konci ho odhalí, takže si každý může zkontrolovat kostky i karty. Kdo semínko zná předem, dokáže náhodu předvídat; stejné semínko a stejná rozhodnutí dají stejnou hru.
field-usual = jako obvykle
field-numbers = Celá čísla, například 3, 5, 7
field-table = Na každém řádku název a hodnota: název = hodnota
new-create = Založit hru
new-creating = Okamžik…

## Links for the others

invite-title = Stůl je připraven
invite-text = Každý dostane svůj vlastní odkaz. Kdo ho má, sedí na daném místě, proto každý odkaz pošli jen jednomu člověku.
invite-seat = Místo { $seat }: { $side }
invite-named = { $name }: { $side }
invite-spectators = Diváci (nevidí karty v ruce)
invite-copy = Kopírovat
invite-copy-for = Kopírovat: { $label }
invite-copied = Zkopírováno
invite-copy-yourself = Odkaz je označený: zkopíruj ho pomocí Ctrl+C, na telefonu dlouhým stiskem.
invite-only-here = Tato adresa funguje jen na tomto počítači. Pro přátele jinde spusť server s --host 0.0.0.0 a otevři tuto stránku pod jménem nebo číslem počítače ve své síti.
invite-go = Ke stolu
invite-watch = Sledovat hru
invite-later = Odkazy najdeš znovu u stolu.

## The Law

law-title = Zákon
law-about =
    { $n ->
        [one] { $n } článek našimi vlastními slovy. Čísla v textu vedou k článku, který jmenují.
        [few] Všechny { $n } články našimi vlastními slovy. Čísla v textu vedou k článku, který jmenují.
       *[other] Všech { $n } článků našimi vlastními slovy. Čísla v textu vedou k článku, který jmenují.
    }
law-articles =
    { $n ->
        [one] { $n } článek
        [few] { $n } články
       *[other] { $n } článků
    }
law-no-book = Kniha „{ $book }“ neexistuje.
law-all-books = Všechny knihy
law-none = Tato hra nemá Zákon, který by se tu dal číst.
law-contents = Obsah
law-close = Zavřít
law-search = Hledat v Zákonu
law-search-hint = Hledej: příprava, 4.3.2, pohyb…
law-search-book = Ve které knize
law-search-all = Všechny knihy
law-search-found =
    { $n ->
        [0] Nic nenalezeno. Možná pomůže méně slov nebo jiná slova.
        [one] { $n } článek
        [few] { $n } články
       *[other] { $n } článků
    }
law-try-again = Zkusit znovu
law-kind-rule = Pravidlo
law-kind-definition = Definice
law-kind-setup = Příprava
law-kind-card = Karta
law-kind-overview = Přehled
law-in-english = anglicky
law-note = Poznámka
law-different-for = Strany, pro které platí jinak: { $sides }
law-children = V tomto článku
law-references = Viz také
law-term-open = Zobrazit celý článek
law-referred-from = Odkazuje sem
law-around = Předchozí a následující článek

## Replay

replay-title = Přehrát záznam hry
replay-about = Záznam obsahuje celou hru: její přípravu, náhodu a každé rozhodnutí. Otevři ho a prohlédni si hru tah po tahu z kteréhokoli místa.
replay-choose = Vybrat záznam
replay-drop = nebo soubor přetáhni sem
replay-opening = Čteme záznam…
replay-refused = „{ $file }“ nelze přehrát.
replay-too-large = Soubor je větší než megabajt; tak velký žádný záznam hry není.
replay-empty = Soubor je prázdný.
replay-finished = Hry odehrané zde soubor nepotřebují: dohranou hru otevřeš od jejího stolu. Tam lze také stáhnout její záznam.

## The end of a game

outcome-wins = vítězí
outcome-look = Pohled
outcome-look-spectator = zvenku, jako divák
outcome-download = Stáhnout záznam
outcome-again = Hrát znovu se stejným nastavením
outcome-new = Nová hra

chart-title = Body po jednotlivých tazích
chart-summary = Spojnicový graf bodů po každém tahu. Na konci: { $scores }.
chart-score = { $player } { $points }
chart-turns = tahy
chart-turn = Tah
chart-after = Po tahu { $turn }:
chart-as-table = Totéž jako tabulka

audit-title = Férové kostky
audit-waiting = Pro kontrolu se přehrává celá hra…
audit-ok = Náhoda v této hře byla férová.
audit-bad = Něco nesouhlasí: náhodě v této hře nevěř.
audit-passed = v pořádku
audit-failed = selhalo
audit-seed = Semínko, nyní odhalené
audit-salt = Sůl, dosud tajná: bez ní by se semínko dalo ze závazku uhodnout
audit-commitment = Závazek, zveřejněný před první kartou
