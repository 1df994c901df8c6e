### The table in the browser: what is written on boards of factions and beside the map.

## Clearings and forests as a screen reader says them

scene-clearing = Mýtina { $number } ({ $suit }), bez vládce: { $contents }
scene-clearing-ruled = Mýtina { $number } ({ $suit }), vládce { $ruler }: { $contents }
scene-no-suit = zatím bez symbolu
scene-open-slots =
    { $n ->
        [one] { $n } volná pozice
        [few] { $n } volné pozice
       *[other] { $n } volných pozic
    }
scene-no-slots = žádná volná pozice
scene-ruin = ruina
# What somebody who has looked under the ruin knows to be there
scene-ruin-known = ruina, pod ní { $items }
# Items of the Vagabot that lie on building slots
scene-covered = pozice zakryté { NAME($items, case: "ins") }
scene-ferry = vor
scene-forest = Les mezi mýtinami { $clearings }: { $pieces }
scene-forest-empty = Les mezi mýtinami { $clearings }

## Titles of tracks and rows on faction boards

scene-track-sawmill = Pily
scene-track-workshop = Dílny
scene-track-recruiter = Sídla verbířů
scene-track-roost = Hřady
scene-track-sympathy = Sympatie
scene-track-fox-garden = Liščí zahrady
scene-track-rabbit-garden = Zaječí zahrady
scene-track-mouse-garden = Myší zahrady
scene-track-fox-trade-post = Liščí obchodní stanoviště
scene-track-rabbit-trade-post = Zaječí obchodní stanoviště
scene-track-mouse-trade-post = Myší obchodní stanoviště
scene-track-citadel = Citadely
scene-track-market = Tržiště
scene-track-battle = Bitevní stupnice
scene-decree = Výnos
scene-supporters = Stoupenci
scene-order = Příkaz
scene-souls = Ztracené duše, shora
scene-revealed = Odhalené karty
scene-goods = Tržiště, karta příkazu poslední
scene-quest = Jeho úkol
scene-quests-done = Splněné úkoly
scene-item-tracks = Připravené na stupnicích
scene-satchel = Brašna
scene-hand = Ruka
scene-crafted = Vyrobeno
scene-crafted-items = Vyrobené předměty
scene-supply = V zásobě
scene-vizier = vezír
# $item: Name, $state: Name (item-place-...)
scene-item-state = { $item } ({ $state })
scene-damaged-box = Poškozené, k použití až po opravě

## What the numbers on the spaces of a track mean

scene-legend-wood = cena ve dřevě
scene-legend-supporters = cena ve Stoupencích
scene-legend-points = body
scene-legend-cards = karty navíc k dobrání
scene-legend-recruits = bojovníci navíc při verbování
scene-legend-items = potřebné předměty
scene-legend-hits = zásahy navíc v bitvě

## Facts on faction boards: a label, and a value where it is no name or number

scene-fact-actions = Zbývající akce
scene-fact-wood = Dřevo na mapě
scene-fact-draw = Karty k dobrání Večer
scene-fact-leader = Vůdce
scene-fact-deposed = Sesazení vůdci
scene-value-leader = { $leader } ({ $effect })
scene-fact-bases = Základny na mapě
scene-fact-officers = Důstojníci
scene-fact-operations = Zbývající operace
scene-fact-limit = Kolik Stoupenců se vejde bez základny
scene-fact-martial-law = Stanné právo na mýtinách
scene-fact-character = Postava
scene-fact-ability = Zvláštní akce
scene-fact-place = Kde je figura
scene-value-no-place = ještě není v lese
scene-fact-item-limit = Předměty v brašně a mezi poškozenými
scene-value-of = { $n }, nejvýš { $limit }
scene-value-relation-aided =
    { $aids ->
        [one] { $relation }, v tomto tahu pomoc jednou
        [few] { $relation }, v tomto tahu pomoc { $aids }×
       *[other] { $relation }, v tomto tahu pomoc { $aids }×
    }
scene-fact-maximum = Nejvíc zásahů z kostek
scene-fact-covered = Místa pro stavbu zakrytá jeho předměty
scene-fact-acolytes = Kultisté, na spiknutí
scene-fact-suit = Symbol karty příkazu
scene-fact-conspiracy = Ukazatel spiknutí
scene-fact-burrow = Bojovníci v Noře
scene-fact-swayed = Ovlivnění vyslanci
scene-fact-unswayed = Vyslanci k ovlivnění
scene-fact-plots-supply = Plány v zásobě
scene-fact-plots-down = Zakryté plány na mapě
scene-fact-plots-up = Odkryté plány na mapě
scene-fact-plots-unknown = Plány, které ještě nikdo neviděl
scene-fact-payments = Bojovníci, kterými ostatní zaplatili
scene-value-payment = { $player } { $n }
scene-fact-price = Cena služby
scene-value-price = { $player } { $n }
scene-fact-bought = Koupeno na tento tah

## Kinds of pieces by themselves, as a picture is labelled

scene-piece-warrior = bojovník
scene-piece-sawmill = pila
scene-piece-workshop = dílna
scene-piece-recruiter = sídlo verbíře
scene-piece-wood = dřevo
scene-piece-keep = pevnost
scene-piece-roost = hřad
scene-piece-fox-base = liščí základna
scene-piece-rabbit-base = zaječí základna
scene-piece-mouse-base = myší základna
scene-piece-sympathy = žeton sympatie
scene-piece-fox-garden = liščí zahrada
scene-piece-rabbit-garden = zaječí zahrada
scene-piece-mouse-garden = myší zahrada
scene-piece-fox-trade-post = liščí obchodní stanoviště
scene-piece-rabbit-trade-post = zaječí obchodní stanoviště
scene-piece-mouse-trade-post = myší obchodní stanoviště
scene-piece-pawn = figura
scene-piece-citadel = citadela
scene-piece-market = tržiště
scene-piece-tunnel = tunel
scene-piece-plot = zakrytý plán
scene-piece-bomb = bomba
scene-piece-snare = past
scene-piece-extortion = vydírání
scene-piece-raid = nájezd
scene-piece-warlord = vojevůdce
scene-piece-stronghold = tvrz
scene-piece-mob = dav
# Any item, on the Battle Track of the Vagabot
scene-piece-item = předmět

## A new game: what can be chosen besides seats and maps

scene-suits-printed = podle mapy
scene-suits-random = náhodné žetony symbolů
scene-suits-balanced = vyvážené
scene-suits-suggested = doporučené
scene-deck-standard = Základní balíček
scene-order-random = náhodné
scene-order-given = podle seznamu
# Which services of the Riverfolk the other bots buy
scene-services-none = Boti služby nekupují
scene-services-basic = Základní karty služeb
scene-services-advanced = Pokročilé karty služeb
# What a pause tells of the cards of those who are asked out of turn
scene-discretion-waited = Nic: kdo nemá na výběr, jen jako by přemýšlel
    .text = Kdo má karty v ruce, mohl by zahrát přepadení, zaplatit polní nemocnici a podobně. Když žádnou vhodnou nemá, odpoví za něj po chvíli server, jako by si to rozmýšlel.
scene-discretion-asked = Nic: kdo má karty v ruce, musí odpovědět
    .text = Ptáme se každého, kdo má karty v ruce, i když může říct jen „ne“. Pak nic neprozradí ani délka odmlky.
scene-discretion-open = Že má někdo vhodnou kartu
    .text = Ptáme se jen toho, kdo ji má. Je to rychlé, ale bitva bez odmlky ukáže, že obránce nemůže zahrát přepadení.

## Editions of the bots' Law, and the single rules in which they differ. `.first` and `.second`: what the values mean

edition-cs = České vydání
    .text = Novější znění: všech osm botů se všemi rysy a postavami.
edition-pl = Polské vydání
    .text = Starší znění: čtyři boti z prvního rozšíření, každý se čtyřmi rysy, a tři postavy.
option-bot-dominance-variant = Varianta s kartami dominance
    .first = Karty dominance se používají podle počtu lidí.
    .second = Karty dominance nikdo nepoužívá; karta, která by se odhodila, leží vedle desky a bot, který splní její podmínku, ihned vítězí.
option-faction-tiebreak = Remízy mezi frakcemi
    .first = První v pořadí hráčů, počítáno od začínajícího hráče.
    .second = První v pořadí přípravy: Markýza, Orli, Aliance, Tuláci, Kult, Říční lid, Hrabství, Krkavci.
option-bot-gives-card-to-bot = Bot, který by měl dát kartu botovi
    .first = Bot, který ji měl dostat, získá bod.
    .second = Nic se nestane.
option-trait-count = Rysy bota
    .first = Libovolný počet ze všech rysů.
    .second = Nejvýše čtyři, z prvního rozšíření.
option-advanced-setup-order = Pokročilá příprava
    .first = Všichni boti se připraví před lidmi.
    .second = Všichni se připraví v obvyklém pořadí.
option-expand-limit = Rozšíření se Mechanické Markýzy
    .first = Nejvýše jednou za tah.
    .second = Tak často, dokud platí podmínka.
option-eyrie-start-corner = Začátek Optimalizovaných Orlů
    .first = Náhodný roh, pokud možno naproti některému počátečnímu rohu.
    .second = Roh naproti pevnosti; bez Markýzy náhodný roh.
option-sympathy-fallback-adjacency = Sympatie Automatizované Aliance bez vhodné přikázané mýtiny
    .first = Vedle mýtiny se sympatií.
    .second = Kdekoli na mapě.
option-surprise-revolt-places-base = Nečekaná vzpoura Automatizované Aliance
    .first = Její základna se potom umístí.
    .second = Základna se neumístí.
option-full-removal-trigger = Co poškodí tři předměty Tulákobota
    .first = Efekty, které odstraní všechny komponenty soupeřů z jeho mýtiny.
    .second = Každý efekt, který odstraní komponenty jiných z jeho mýtiny.
option-vagabot-slip-destination = Kam Tulákobot proklouzne s málo předměty
    .first = Do náhodného lesa.
    .second = Do sousedního lesa.
option-aid-target-filter = Komu Tulákobot pomáhá
    .first = Z přítomných s vyrobeným předmětem tomu, kdo má nejméně bodů.
    .second = Tomu z přítomných, kdo má nejméně bodů, pokud má vyrobený předmět.
option-aid-bot-reward = Bot, kterému Tulákobot pomůže
    .first = Získá bod za každou kartu, kterou by si dobral.
    .second = Získá jeden bod.
option-daylight-repair-preference = Co Tulákobot opravuje v Bílém dni
    .first = Nejdřív nepoužité předměty.
    .second = Náhodný poškozený předmět.
option-thief-target = Koho okrádá Zloděj
    .first = Kteréhokoli soupeře.
    .second = Jen lidi.
option-vagabot-characters = Postavy Tulákobota
    .first = Všech šest.
    .second = Zloděj, Kutil a Zálesák.
option-second-expansion-bots = Boti druhého rozšíření
    .first = Lze hrát s botem Kultu, Říčního lidu, Hrabství a Krkavců.
    .second = Nelze.
option-trade-post-loss = O co přijde Říční lid s obchodním stanovištěm
    .first = O polovinu bojovníků na místě pro platby, ať stanoviště odstranil kdokoli.
    .second = O polovinu tamních bojovníků toho hráče, který je odstranil.
option-oppress-needs-a-piece = Kde Zástupy utlačují
    .first = Kde mají vlastní komponent, třeba jen dav.
    .second = I tam, kde vládnou jen pomocí najatých bojovníků.
option-recover-failure = Obnovení, na které Ochráncům nestačí vláda
    .first = Stojí kartu a ukončí akci celého sloupce.
    .second = Stojí kartu a ukončí jen toto obnovení.
option-swift-strike-times = Jak často užije Rónin Rychlý úder
    .first = Jednou za bitvu.
    .second = V bitvě tolikrát, kolik mečů má k vyčerpání.
option-map-interactions = Boti na jezeře a v horách
    .first = Používají vor a uzavřené cesty jsou jim otevřené.
    .second = Žádná zvláštní pravidla.
