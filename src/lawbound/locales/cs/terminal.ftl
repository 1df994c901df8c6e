### What the game at the terminal says besides the game itself (`lawbound play`).
### Words that are typed as commands (help, undo, save, load, quit, law, why ...), options (--seats) and
### commands to copy (lawbound audit FILE) stay as they are.

## Answers: all that is understood, separated by spaces, in small letters

play-yes = a ano y yes
play-no = n ne no

## Who sits at a seat and has no name: "Místo 1 (ty)"

play-you = ty
# A player of the computer that chooses at random
play-random = náhoda
play-greedy = chamtivec
play-ismcts = hloubavec

## Opponents to choose from

play-rival-random = náhodní hráči
play-rival-greedy = chamtivci, kteří vidí jeden tah dopředu
play-rival-ismcts = hloubavci, kteří chvíli přemýšlejí

## The game

play-only-bots = Na všech místech sedí boti: nech jedno člověku. Chceš-li se na boty jen dívat, použij sim.
play-bots-are-seats = Boti se uvádějí u míst, ne u hráčů: --seats bot:SIDE,... --players me
play-position = Stav hry, jak ho znáš, na jednom řádku:
play-no-position = Tady není žádný stav hry k zapsání.
play-welcome = Lawbound: deskové hry podle litery Zákona. Enter je vždy dobrá odpověď.
play-which-game = Kterou hru? (1 až { $n }, Enter: { $default })
play-which-table = Který stůl? (1 až { $n }, Enter: { $default })
play-own-table = Vlastní stůl: zvol si stranu a soupeře
play-which-side = Za koho hraješ? (1 až { $n }, Enter: { $default })
play-how-many = Kolik soupeřů? (1 až { $n }, Enter: { $default })
play-how-strong = Jak jsou silní? (1 až { $n }, Enter: { $default })
play-a-number-please = Napiš prosím číslo od 1 do { $n }.
play-started = Nová hra. O náhodě už je rozhodnuto; její závazek je { $commitment }
play-named-seed = Semínko náhody této hry zvolil člověk: kdo ho zná, může předvídat kostky a karty.
play-loaded = { $file }: { $choices }, hra pokračuje.
play-loaded-over = { $file }: { $choices }, hra skončila.
play-hint = Vybírej číslem, nebo napiš help.
play-pass = Předej obrazovku { NAME($player, case: "dat") } a stiskni Enter.
play-since = Od tvého posledního rozhodnutí:
play-nature = stůl
play-not-offered = Možnost { $number } tu není: napiš číslo od 1 do { $n }.
play-unknown = Nerozumím „{ $line }“. Napiš číslo od 1 do { $n }, nebo help.
play-undone = Vzato zpět.
play-nothing-to-undo = Nemáš žádné dřívější rozhodnutí, které by šlo vrátit.
play-cannot-undo = Tohle nelze vrátit: { $error }
play-save-how = Napiš save a název souboru, třeba: save { $file }
play-load-how = Napiš load a název souboru, třeba: load { $file }
play-law-how = Napiš law a číslo článku, třeba: law { $article }
play-saved =
    Uloženo do souboru { $file }.
    Pokračuj příkazem: lawbound play --load { $file }
play-cannot-save = Do souboru { $file } nelze uložit: { $error }. Hra pokračuje; zkus jiný soubor.
play-not-a-journal = Soubor { $file } už existuje a není to uložená hra, proto zůstal beze změny. Zvol jiný název.
play-cannot-load = Soubor { $file } nelze načíst: { $error }
play-other-game = V souboru { $file } je hra { $game }. Pokračuj v ní: lawbound play --load { $file }
play-damaged = Soubor { $file } je poškozený. { $error }
play-use-sound = Použitelný začátek: { $choices }. Pokračovat odtud? (a/n)
play-kept = Rozehraná hra pokračuje.
play-before-load = Hra, která byla na stole, je uložena v souboru { $file }.
play-nothing-refused = Nic tu není zakázáno: v nabídce jsou všechny možnosti.
play-refused = Tady nelze:
play-bots-chose = Co boti zvolili od tvého posledního rozhodnutí a proč:
play-no-log = Zatím se nic nestalo.
play-articles-below = Viz také: { $articles }
play-quit = Uložit před odchodem? (Enter: do souboru { $file }; název souboru; n: neukládat)
play-bye = Nashledanou.
play-interrupted =
    Hra je uložena v souboru { $file }.
    Pokračuj příkazem: lawbound play --load { $file }
play-nothing-saved = Žádná hra nezačala.
play-over = Hra skončila.
play-score = { $player }: { $score }
play-winners = { $n ->
    [0] Nikdo nevyhrál.
    [one] Vítěz: { $players }.
    [few] Společní vítězové: { $players }.
   *[other] Společní vítězové: { $players }.
}
play-seed-unsalted = Semínko náhody bylo { $seed }; jeho závazek { $commitment } byl ukázán na začátku.
play-seed = Semínko náhody bylo { $seed }, jeho sůl { $salt }; jejich závazek { $commitment } byl ukázán na začátku.
play-audit = Ulož hru a zkontroluj ji příkazem: lawbound audit FILE
play-save-finished = Uložit dohranou hru? (název souboru, Enter: ne)
play-saved-finished =
    Uloženo do souboru { $file }.
    Zkontroluj příkazem: lawbound audit { $file }
play-engine-failed = Při této volbě selhala pravidla ({ $error }). Volba byla vrácena a hra uložena do souboru { $file }: nahlas to prosím i s tímto souborem. Vyber znovu.
play-bad-players = Uvedeno hráčů: { $given }, míst: { $seats }. Počty musí souhlasit.

## The page of help: the first word of each column is typed

play-help =
    ČÍSLO      zvolit tuto možnost          board      celý stůl (nebo jen Enter)
    why        co tu nelze a proč           log        co se stalo (i: log all)
    law N      článek Zákona                position   stav hry na jednom řádku
    undo       zpět k poslednímu rozhodnutí help       tato nápověda
    save FILE  uložit hru                   load FILE  načíst hru
    quit       skončit (zeptá se na uložení)
