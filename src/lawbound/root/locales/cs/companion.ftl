### An evening with the real box: `root/companion`.

## What is refused

refusal-companion-setting = Neznámé nastavení { $key } u skutečného stolu; známá: { $known }.
refusal-companion-bad-setup = Takto hru připravit nelze.
refusal-companion-open-seat = U skutečného stolu má každé místo svou frakci.
refusal-companion-begins-over = Tato hra už skončila.
refusal-companion-too-long = Tento večer je příliš dlouhý.
refusal-companion-stuck = Z tohoto stavu pravidla nemohou pokračovat, takže se nic nezměnilo.
refusal-companion-nothing-to-undo = Není co vzít zpět.
refusal-companion-no-option = { $option } není odpověď na tuto otázku.
refusal-companion-edit-while-setting-up = Stav na stole lze měnit, až bude hra připravená.
refusal-companion-edit-when-over = Hra skončila: vezmi zpět, co ji ukončilo, a pak změň stav na stole.
refusal-companion-not-now = To teď nelze říci ({ $act }).
refusal-companion-no-act = { $act } nelze říci: úkon má `do` ({ $known }) a co k tomu patří.
refusal-companion-bad-change = Toto není změna na stole: { $change }.
refusal-companion-not-there = Tolik takových figurek tam není ({ $place }): nelze odebrat { $count } × { $piece }.

## A turn that is played on the table

prompt-play-it-on-the-table = Odehraj tah na stole a pak řekni, co se změnilo.
word-that-was-the-turn = To byl celý tah.

## What is impossible on the board

problem-too-many = { $owner }, { $place }: { $pieces } navíc, tolik jich v krabici není (celkem { $all }). Boti je nevidí.
problem-no-slot = { $owner }, { $place }: { $pieces } už nemá volné místo pro stavbu. Boti to nevidí.
problem-not-there = { $owner }, { $place }: { $pieces } tam být nemůže. Boti to nevidí.

## At a terminal (`lawbound companion`)

evening-no-evening = { $file }: v tomto souboru žádný večer není.
evening-key-value = { $given }: nastavení se píše KEY=VALUE.
evening-not-kept = Tento večer se neuložil: uveď soubor, aby šlo pokračovat jindy.
evening-kept = Uloženo do { $file }: stejný příkaz v něm pokračuje.
evening-cannot-keep = { $file } nelze zapsat: { $error }.
evening-problem = Nemožné, ale ponechané: { $text }
evening-replayed = Ke změněnému stavu se už nehodí odpovědi ({ $n }): ptáme se na ně znovu.
evening-your-turn = { $player }: odehraj tah na stole. Pak pomocí edit zapiš, co se změnilo, a napiš end.
evening-dice = (obě kostky, třeba 3 1)
evening-no-such-answer = To není žádná z odpovědí: napiš číslo ze seznamu, část některé z nich, nebo kostky jako 3 1. Co dalšího lze psát, poví help.
evening-how-to-edit = Změny oddělené středníkem, například: { $examples }
evening-no-reason = Tady se nic nevybíralo.
evening-no-problems = Na stole není nic nemožného.
evening-help = end: to byl celý tah. tell: říkat tento tah krok za krokem; show: jen ukázat, co se změnilo. edit ZMĚNY: stůl vypadá jinak. undo, why [ČÍSLO], problems, map, quit.

## What lies on boards and beside the map, and may be told by taps

sheet-table = Vedle mapy
sheet-nobody-says = nikdo neříká
sheet-crowns-lost = Koruny ztracené natrvalo
sheet-crown-squire = panoši
sheet-crown-noble = šlechtici
sheet-crown-lord = lordi
sheet-retainers = Věrní sluhové
sheet-gone = Relikvie mimo hru
sheet-hated = Odpadlík je nenáviděný
sheet-souls = Ztracené duše
sheet-conspiracy = Pole ukazatele spiknutí
sheet-posts-lost = Obchodní stanoviště mimo hru
sheet-returned = Plány vrácené vedle desky
sheet-items-track = Na stupnicích
sheet-items-satchel = Nepoužité v brašně
sheet-items-exhausted = Použité
sheet-items-damaged = Poškozené
sheet-items-broken = Poškozené a použité
sheet-items-gone = Mimo hru
sheet-relations = Vztahy
sheet-dominance = Aktivovaná karta dominance
sheet-coalition = V koalici s frakcí
sheet-controller = Najala frakce
sheet-control = Žetony najmutí na kartě
sheet-on-card = Válečníci na kartě
sheet-clubs = Kyje na kartě
sheet-gifts = Dary na kartě
sheet-paths = Bandité na cestách
sheet-stands = Kde stojí
sheet-items-card = Předměty na kartě
sheet-supply = Předměty v zásobě
sheet-quests = Odhalené úkoly
sheet-available = Karty dominance vedle mapy
sheet-markers = Žetony pomocníků podle polí
sheet-marker-spent = u karty

## What tables argue about: tapped, and the article opens. $player: Name

situation-rule = Kdo tam vládne?
situation-move = Smějí se tam přesunout?
situation-ambush = Kdy smí někdo zahrát přepadení?
situation-dice = Kdo udělí kolik zásahů?
situation-hits = Které figurky zásahy odstraní?
situation-craft = Lze to vyrobit?
situation-points = Kdo boduje za odstraněné?
situation-dominance = Kdy vyhrává dominance?
situation-pieces = Co když dojdou figurky?
situation-conflict = Dvě pravidla si odporují
situation-priority = Kterou mýtinu bot zvolí?
situation-hirelings = Kdo má pomocníka a jak dlouho?
situation-faction = { $player }: co je zvláštní
