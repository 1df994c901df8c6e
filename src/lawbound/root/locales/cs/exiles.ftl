### Exiles and Partisans: karty, otázky a možnosti, záznam a proč ne; a vydání karet obou balíčků.
###   Pole jako v prompts.ftl a log.ftl. `.newer`: znění karty přeformulované roku 2026

## Cards

card-saboteurs = Saboteurs
    .text = Na začátku svého Rozbřesku můžeš tuto kartu odhodit a odhodit jeden trvalý efekt soupeře.
card-soup-kitchens = Soup Kitchens
    .text = Tvé žetony se počítají do vlády, každý jako dva komponenty.
card-boat-builders = Stavitelé člunů
    .text = Řeky jsou pro tebe cestami.
card-corvid-planners = Corvid Planners
    .text = Při pohybu nemusíš ovládat výchozí ani cílovou mýtinu.
card-eyrie-emigre = Orlí emigrant
    .text = Na konci svého Rozbřesku proveď pohyb a pak bitvu tam, kde skončil. Pokud nenastalo obojí, kartu odhoď.
    .newer = Na konci svého Rozbřesku musíš provést pohyb a pak bitvu tam, kde skončil. Pokud nenastalo obojí, kartu odhoď.
card-fox-partisans = Fox Partisans
    .text = V bitvě na liščí mýtině můžeš udělit jeden dodatečný zásah. Pokud to uděláš, odhoď z ruky všechny karty, které nejsou liščí; tato karta zůstává.
card-propaganda-bureau = Propaganda Bureau
    .text = Jednou za Bílý den můžeš použít kartu, odstranit bojovníka soupeře z mýtiny jejího symbolu a umístit tam jednoho svého.
    .newer = Jednou za Bílý den můžeš použít kartu a nahradit bojovníka soupeře na mýtině jejího symbolu jedním bojovníkem své frakce.
card-false-orders = Falešné rozkazy
    .text = Během Rozbřesku můžeš tuto kartu odhodit a místo soupeře přesunout polovinu jeho bojovníků (zaokrouhleno nahoru) z jedné mýtiny. Na vládě nezáleží.
    .newer = Během Rozbřesku můžeš tuto kartu odhodit a donutit soupeře přesunout polovinu bojovníků (zaokrouhleno nahoru) z jedné mýtiny. Soupeře, mýtinu i cíl volíš ty; na vládě nezáleží.
card-informants = Informants
    .text = Kdykoli by sis ve svém Večeru dobíral karty, můžeš si místo toho vzít jednu kartu přepadení z odhazovacího balíčku.
card-rabbit-partisans = Rabbit Partisans
    .text = V bitvě na zaječí mýtině můžeš udělit jeden dodatečný zásah. Pokud to uděláš, odhoď z ruky všechny karty, které nejsou zaječí; tato karta zůstává.
card-tunnels = Tunnels
    .text = Mýtiny s tvými výrobními komponenty pro tebe navzájem sousedí.
    .newer = Mýtiny s tvými výrobními komponenty pro tebe navzájem sousedí a můžeš se mezi nimi pohybovat bez cesty.
card-charm-offensive = Charm Offensive
    .text = Na začátku svého Večera si můžeš dobrat kartu. Pokud to uděláš, jiný hráč podle tvé volby získá 1 VB.
card-swap-meet = Swap Meet
    .text = Jednou za Rozbřesk můžeš vzít náhodnou kartu z ruky jiného hráče; pak mu dej kartu podle své volby.
card-coffin-makers = Coffin Makers
    .text = Všichni bojovníci, kteří by se vraceli do zásoby, ať jsou čí jsou, se pokládají na tuto kartu. Na začátku svého Rozbřesku získej 1 VB za každých pět bojovníků zde; pak se vrátí do zásob.
    .newer = Bojovníci frakcí odstranění z mapy do zásoby se pokládají na tuto kartu, pokud nebyli nahrazeni. Na začátku svého Rozbřesku získej 1 VB za každých pět bojovníků zde; pak se vrátí do zásob.
card-mouse-partisans = Mouse Partisans
    .text = V bitvě na myší mýtině můžeš udělit jeden dodatečný zásah. Pokud to uděláš, odhoď z ruky všechny karty, které nejsou myší; tato karta zůstává.
card-league-of-adventurous-mice = League of Adventurous Mice
    .text = Jednou za Bílý den můžeš vyčerpat jeden ze svých vyrobených předmětů a provést pohyb nebo bitvu. Předmět zůstává vyčerpaný.
card-murine-broker = Murine Broker
    .text = Kdykoli jiný hráč vyrobí předmět, dobereš si kartu.
card-master-engravers = Mistři rytci
    .text = Kdykoli vyrobíš předmět, získáš o 1 VB více.

## Questions

prompt-whose-effect-to-sabotage = Saboteurs: čí efekt odhodíš?
prompt-which-effect-to-sabotage = Který efekt { NAME($player, case: "gen") } odhodíš?
prompt-swap-cards-with-whom = Swap Meet: komu vezmeš kartu?
prompt-which-card-to-give-back = Kterou kartu dáš { NAME($player, case: "dat") }?
prompt-draw-for-charm = Charm Offensive: dobereš si kartu? Jiný hráč pak získá bod.
prompt-whom-to-charm = Kdo získá bod?
prompt-an-ambush-instead-of-drawing = Informants: vezmeš si kartu přepadení místo dobrání { NAME($cards, case: "gen") }?
prompt-use-fox-partisans = Bitva { NAME($clearing, case: "where") }: použiješ Fox Partisans za dodatečný zásah (zůstanou ti jen liščí karty)?
prompt-use-rabbit-partisans = Bitva { NAME($clearing, case: "where") }: použiješ Rabbit Partisans za dodatečný zásah (zůstanou ti jen zaječí karty)?
prompt-use-mouse-partisans = Bitva { NAME($clearing, case: "where") }: použiješ Mouse Partisans za dodatečný zásah (zůstanou ti jen myší karty)?
prompt-discard-another-suit = Partyzáni: která karta v ruce má jiný symbol (zůstává: { $suit })?
prompt-which-item-for-the-league = League of Adventurous Mice: který předmět vyčerpáš?
prompt-propaganda-where = Propaganda Bureau: kde nahradíš bojovníka?
prompt-propaganda-among-whom = Čího bojovníka nahradíš { NAME($clearing, case: "where") }?
prompt-false-orders-to-whom = Falešné rozkazy: čí bojovníky přesuneš?
prompt-false-orders-where = Odkud se přesune polovina bojovníků { NAME($player, case: "gen") }?
prompt-false-orders-to-go-where = Kam půjdou bojovníci { NAME($player, case: "gen") } { NAME($origin, case: "from") }?

## Options

action-swap-meet = Swap Meet: vzít náhodnou kartu a jednu vrátit
action-propaganda-bureau = Propaganda Bureau: použít kartu a nahradit bojovníka soupeře
action-false-orders = Falešné rozkazy: odhodit kartu a přesunout polovinu bojovníků soupeře
action-move-with-the-league = League of Adventurous Mice: vyčerpat předmět za pohyb
action-battle-with-the-league = League of Adventurous Mice: vyčerpat předmět za bitvu
word-whose-effect-to-sabotage--done = nechat si Saboteurs
word-an-ambush-instead-of-drawing--done = dobrat karty
word-discard-another-suit--done = žádná další karta nemá jiný symbol
word-who-else-draws--done = nikdo si nedobere
trigger-saboteurs = { $owner }: Saboteurs
trigger-coffin-makers = { $owner }: Coffin Makers
trigger-charm-offensive = { $owner }: Charm Offensive
trigger-eyrie-emigre = { $owner }: Orlí emigrant

## Steps

step-last-of-daylight = konec Bílého dne

## The log

event-left-the-coffins = Z karty Coffin Makers se do zásoby vrací { $warriors } ({ $player })

## Why not

reason-whose-effect-to-sabotage--root-4-1-3 = není to soupeř, nebo nemá žádný trvalý efekt
reason-swap-cards-with-whom--root-4-1-3 = nemá žádnou kartu
reason-who-else-draws--root-4-1-3 = není to soupeř
reason-propaganda-where--root-4-1-3 = musí tam být bojovník soupeře a musíš mít kartu symbolu té mýtiny
reason-propaganda-among-whom--root-4-1-3 = není tam žádný jeho bojovník, který by byl soupeřův
reason-spend-a-card--root-4-1-3 = musí odpovídat mýtině
reason-false-orders-to-whom--root-4-1-3 = není to soupeř, nebo nemá bojovníky, kteří se mohou přesunout
reason-false-orders-where--root-4-1-3 = nemá tam bojovníky, kteří se mohou přesunout
reason-which-item-for-the-league--root-4-1-3 = je vyčerpaný

## On the boards

scene-fact-coffins = Rakve
scene-fact-exhausted = Vyčerpané předměty

## A new game

scene-deck-exiles = Exiles & Partisans
choice-deck--exiles = { scene-deck-exiles }
choice-options--card-printing = { option-card-printing }
choice-options--partisans-and-birds = { option-partisans-and-birds }
choice-options--tunnels-reach = { option-tunnels-reach }
option-card-printing = Vydání karet
    .first = Starší znění, která patří k tomuto Zákonu.
    .second = Znění z roku 2026: osm karet obou balíčků bylo přeformulováno a koho Pobuda přiměje k bitvě, ten sám určí, které své figurky ztratí.
option-partisans-and-birds = Partyzáni a ptačí karty
    .first = Ptačí karty se odhazují, neboť platí za kterýkoli symbol.
    .second = Ptačí karty zůstávají v ruce.
option-tunnels-reach = K čemu slouží Tunnels
    .first = K pohybu a ke všemu, co mluví o sousedních mýtinách.
    .second = Jen k pohybu.
