### What is asked and offered. The player is addressed as "ty"; what is offered is a noun or an infinitive.

## Questions to a player (one person, spoken to). The options are listed below the question

# Luck, where people answer for it

prompt-who-sits-next = Kdo sedí jako další?
prompt-who-sets-up-first = Kdo se připravuje jako první?
prompt-draw =
    Kterou kartu si { NAME($player, case: "number") ->
        [plural] doberou
       *[singular] dobere
    } { $player }?
prompt-random-card =
    O kterou kartu { NAME($player, case: "number") ->
        [plural] přijdou
       *[singular] přijde
    } { $player }?
prompt-battle-dice = { $attacker } útočí na { NAME($defender, case: "acc") }: co padne na kostkách?
prompt-a-new-quest = Který úkol se odhalí?
prompt-what-lies-under-the-ruin = Co leží pod ruinou { NAME($clearing, case: "where") }?

# The turn

prompt-effects-before-the-next-step = Chceš před dalším krokem ({ $step }) použít nějaký efekt?
prompt-only-effects-left = Chceš ještě něco, než budeš pokračovat?
prompt-battle-with-command-warren = Velitelské doupě: kde svedeš bitvu?
prompt-actions = Co uděláš? (zbývá: { $actions })
prompt-daylight = Co uděláš?
prompt-military-operations = Kterou vojenskou operaci provedeš? (zbývá: { $operations })
prompt-craft = Kterou kartu vyrobíš?
prompt-the-decree = Výnos, { $column }: kterou kartu vyhodnotíš?
prompt-add-to-the-decree = Kterou kartu přidáš do výnosu?
prompt-add-to-the-decree-again = Přidáš do výnosu druhou kartu?
prompt-revolt = Kde vyvoláš vzpouru?
prompt-spread-sympathy = Kam rozšíříš sympatie?

# Cards

prompt-spend-a-card = Kterou kartu použiješ?
prompt-discard-to-the-hand-limit = Máš v ruce příliš mnoho karet: kterou odhodíš? (zbývá: { $cards })
prompt-activate-a-crafting-piece = Na mýtině s kterým symbolem aktivuješ výrobní prostředek?
prompt-activate-dominance = Kterou kartu dominance aktivuješ?
prompt-take-dominance = Kterou kartu dominance si vezmeš?
prompt-who-else-draws = Banka U Lepší nory: kdo si dobere kartu s tebou?
prompt-whom-to-rob = Peníze, nebo život!: komu vezmeš kartu?
prompt-whose-hand-to-look-at = Luštitelé šifer: komu se podíváš na karty v ruce?
prompt-which-warrior-to-remove = Výběrčí daní: kterého bojovníka odstraníš?
prompt-use-armorers = Bitva { NAME($clearing, case: "where") }: odhodíš Zbrojíře a budeš ignorovat všechny hozené zásahy?
prompt-use-sappers = Bitva { NAME($clearing, case: "where") }: odhodíš Zákopníky za dodatečný zásah?
prompt-use-brutal-tactics = Bitva { NAME($clearing, case: "where") }: použiješ Drsnou taktiku za dodatečný zásah (obránce získá bod)?

# Moving and battle

prompt-move-from = Odkud se přesuneš?
prompt-move-to = Kam se přesuneš { NAME($origin, case: "from") }?
prompt-how-many-of-these-to-move = Kolik jich přesuneš { NAME($origin, case: "from") } { NAME($destination, case: "to") }? ({ $piece })
prompt-how-many-to-move = Kolik bojovníků přesuneš { NAME($origin, case: "from") } { NAME($destination, case: "to") }?
prompt-battle-where = Kde svedeš bitvu?
prompt-battle-whom = Na koho zaútočíš { NAME($clearing, case: "where") }?
prompt-ambush = { $attacker } na tebe útočí { NAME($clearing, case: "where") }: zahraješ přepadení?
prompt-foil-the-ambush =
    { $defender } tě { NAME($defender, case: "number") ->
        [plural] přepadají
       *[singular] přepadá
    } { NAME($clearing, case: "where") }: zmaříš přepadení?
prompt-whose-effects-first = Čí efekty se vyhodnotí první?
prompt-which-effect-first = Který efekt se vyhodnotí první?
prompt-who-draws-first = Karet není dost pro všechny: kdo si dobere první?
prompt-take-a-hit = O kterou komponentu přijdeš { NAME($clearing, case: "where") }? (zbývá: { $hits })

# Marquise

prompt-place-the-keep = Do kterého rohu umístíš pevnost?
prompt-place-the-first-sawmill = Kam umístíš první pilu?
prompt-place-the-first-workshop = Kam umístíš první dílnu?
prompt-place-the-first-recruiter = Kam umístíš první sídlo verbíře?
prompt-which-sawmill-gets-wood = Není dost dřeva: která pila ho dostane?
prompt-field-hospitals = Polní nemocnice: použiješ kartu a vrátíš { NAME($warriors, case: "acc") } { NAME($clearing, case: "from") } do pevnosti?
prompt-recruit-where = Kde budeš verbovat?
prompt-build-where = Kde budeš stavět?
prompt-build-what = Co postavíš { NAME($clearing, case: "where") }?
prompt-take-wood-from = Odkud vezmeš dřevo na stavbu { NAME($clearing, case: "where") }?
prompt-overwork-where = Na které pile zavedeš přesčas?
prompt-spend-a-bird-card = Kterou ptačí kartu použiješ za jednu akci navíc?

# Eyrie

prompt-place-the-first-roost = Ve kterém rohu začneš?
prompt-choose-a-leader = Kterého vůdce zvolíš?
prompt-choose-a-new-leader = Chaos: který vůdce nastoupí?
prompt-to-which-column = Do kterého sloupce výnosu přidáš { NAME($card, case: "acc") }?
prompt-place-a-new-roost = Nemáš žádný hřad: kam umístíš nový?
prompt-build-a-roost-where = Kde postavíš hřad?

# Alliance

prompt-spend-a-supporter = Kterého Stoupence použiješ? (zbývá: { $supporters })
prompt-discard-a-supporter = Kterého Stoupence odhodíš?
prompt-outrage = Pobouření: kterou { $suit } kartu dáš Alianci mezi Stoupence?
prompt-mobilize = Kterou kartu přidáš ke Stoupencům?
prompt-recruit-at-a-base = U které základny budeš verbovat?
prompt-organize-where = Kde provedeš agitaci?

# Vagabond

prompt-choose-a-faction = Za kterou frakci hraješ?
prompt-choose-a-character = Kdo jsi?
prompt-place-the-pawn = Ve kterém lese začneš?
prompt-damage-an-item = Bitva { NAME($clearing, case: "where") }: který předmět se poškodí? (zbývá: { $hits })
prompt-damage-three-items = Vše na mýtině je odstraněno: který předmět se poškodí? (zbývá: { $items })
prompt-refresh = Který předmět obnovíš? (zbývá: { $items })
prompt-slip = Kam se prosmýkneš?
prompt-exhaust-an-item = Který předmět použiješ? ({ $item })
prompt-move-with-an-ally = Půjdou s tebou { NAME($origin, case: "from") } { NAME($destination, case: "to") } bojovníci spojence?
prompt-how-many-allied-warriors = Kolik bojovníků { NAME($player, case: "gen") } půjde s tebou?
prompt-attack-with-an-ally = Čí bojovníci budou { NAME($clearing, case: "where") } bojovat po tvém boku?
prompt-remove-an-item = Neseš toho příliš: který předmět odložíš? (zbývá: { $items })
prompt-coalition-with = S kým uzavřeš koalici?
prompt-move-the-pawn = Kam půjdeš?
prompt-take-which-item = Který předmět si vezmeš z ruiny?
prompt-exhaust-any-item = Který předmět použiješ na pomoc?
prompt-aid-whom = Komu pomůžeš?
prompt-aid-with = Kterou kartu dáš { NAME($player, case: "dat") }?
prompt-take-an-item = Který předmět si vezmeš od { NAME($player, case: "gen") }?
prompt-which-quest = Který úkol splníš?
prompt-quest-reward = Jakou odměnu si vybereš za úkol { $quest }?
prompt-strike-whom = Na koho vystřelíš?
prompt-strike-what = Kterou komponentu { NAME($player, case: "gen") } odstraníš?
prompt-repair-what = Který předmět opravíš?
prompt-steal-from = Komu ukradneš kartu?
prompt-take-from-the-discard-pile = Kterou kartu si vezmeš z odhazovacího balíčku?
prompt-arrange-which-items = Které předměty uspořádáš?
prompt-how-many-on-the-track = Kolik předmětů bude ležet na stupnici? ({ $item })

# Bots, and maps with more than paths

prompt-which-suit-marker = Který žeton symbolu leží { NAME($clearing, case: "where") }?
prompt-which-path-to-open = Kterou cestu otevřeš?
prompt-which-piece-the-bot-loses =
    Náhodně: o kterou komponentu { NAME($player, case: "number") ->
        [plural] přijdou
       *[singular] přijde
    } { $player } { NAME($clearing, case: "where") }?
prompt-which-character-the-bot-is = Náhodně: kterou postavou je { $player }?
prompt-which-item-the-bot-takes =
    Náhodně: o který předmět { NAME($player, case: "number") ->
        [plural] přijdou
       *[singular] přijde
    } { $player }?
prompt-which-item-the-bot-repairs = Náhodně: který předmět opraví { $player }?
prompt-which-piece-nobody-decides-on =
    Náhodně: o kterou komponentu { NAME($player, case: "number") ->
        [plural] přijdou
       *[singular] přijde
    } { $player } { NAME($clearing, case: "where") }?
prompt-which-piece-an-instigator-removes =
    Náhodně: o kterou komponentu { NAME($player, case: "number") ->
        [plural] přijdou
       *[singular] přijde
    } { $player } { NAME($clearing, case: "where") }?
prompt-enlist-a-helper = Přivoláš si { NAME($player, case: "acc") } na pomoc při obraně { NAME($clearing, case: "where") }? ({ $player } za to získá bod)
prompt-a-random-clearing = Náhodně: která mýtina?
prompt-a-random-place = Náhodně: které místo?
prompt-a-random-piece = Náhodně: která komponenta?
prompt-a-random-player = Náhodně: který hráč?
prompt-a-random-card = Náhodně: která karta?
prompt-a-random-tile = Náhodně: který předmět?
prompt-a-random-suit = Náhodně: který symbol?
prompt-a-random-number = Náhodně: které číslo?
prompt-compensate-the-investors = Investoři: kterou kartu se symbolem mýtiny, kde Hrabství přišlo o stavbu, odhodíš?
prompt-automated-outrage = Pobouření: kterou { $suit } kartu odhodíš?
prompt-return-a-card = Kterou kartu vrátíš do balíčku (zbývá vrátit: { $left })?
prompt-which-plot-it-is =
    Jaký plán { NAME($player, case: "number") ->
        [plural] mají
       *[singular] má
    } { $player } { NAME($clearing, case: "where") }?
prompt-which-plot-it-is-swapped-for = Který plán ze zásoby { NAME($player, case: "gen") } přijde { NAME($clearing, case: "to") }?
prompt-which-piece-the-bomb-takes =
    Náhodně: o kterou komponentu { NAME($player, case: "number") ->
        [plural] přijdou
       *[singular] přijde
    } { $player } { NAME($clearing, case: "where") }?
prompt-buy-a-service =
    Koupíš si službu Říčního lidu? Stojí { NAME($warriors, case: "acc") } a koupit můžeš { $n ->
        [one] jednu
        [few] { $n }
       *[other] { $n }
    }.
prompt-which-card-of-the-market = Kterou kartu z Tržiště si vezmeš?
prompt-guess-the-plot =
    Hazard: jaký plán { NAME($player, case: "number") ->
        [plural] mají
       *[singular] má
    } { $player } { NAME($clearing, case: "where") }?

# $what: Names, actions in a word or two: said before a phase is ended in which they are possible

question-could = Ještě můžeš udělat toto: { $what }.

## Actions that are offered. One of a faction alone has its key before it: action-vagabond--move

action-stand-and-deliver = Peníze, nebo život!: vzít náhodnou kartu, její majitel získá bod
action-royal-claim = Královský nárok: odhodit kartu za bod za každou ovládanou mýtinu
action-tax-collector = Výběrčí daní: odstranit bojovníka a dobrat kartu
action-codebreakers = Luštitelé šifer: podívat se někomu na karty v ruce
action-activate-dominance = aktivovat kartu dominance
action-take-dominance = vzít si kartu dominance ležící vedle mapy
action-craft = vyrobit kartu
action-vagabond--craft = vyrobit kartu (použít kladiva)
action-march = pochod: až dva pohyby
action-marquise--recruit = verbovat: bojovník u každého sídla verbíře
action-build = stavět za dřevo
action-overwork = přesčas: karta za dřevo na pile
action-bird-card-for-an-action = použít ptačí kartu za jednu akci navíc
action-mobilize = mobilizace: karta ke Stoupencům
action-train = výcvik: karta za důstojníka
action-battle = bitva
action-move = pohyb
action-alliance--recruit = verbovat bojovníka u základny
action-organize = agitace: žeton sympatie za bojovníka
action-vagabond--move = pohyb (použít boty)
action-vagabond--battle = bitva (použít meč)
action-explore = průzkum ruiny (použít pochodeň)
action-aid = pomoc: použít libovolný předmět a dát kartu
action-quest = splnit úkol
action-strike = střela (použít kuši)
action-repair = opravit předmět (použít kladivo)
action-special-action = { $ability } (použít pochodeň)
action-arrange-items = uspořádat konvičky, mince a vaky
action-open-a-path = otevřít uzavřenou cestu za kartu (1 bod)

brief-clearing = { $number } ({ $suit })
brief-march = pochod
brief-build = stavba
brief-overwork = přesčas
brief-mobilize = mobilizace
brief-train = výcvik
brief-organize = agitace
brief-aid = pomoc

## Other options. One that answers a single question has that question before it: word-ambush--done

word-done = hotovo
word-yes = ano
word-no = ne
word-go-on = pokračovat: { $step }
word-end-of-birdsong--go-on = ukončit Rozbřesk
word-end-of-daylight--go-on = ukončit Bílý den
word-end-of-evening--go-on = ukončit tah
word-an-allied-warrior = bojovník spojence
word-score-points = získat { NAME($points, case: "acc") }
word-draw-cards = dobrat { NAME($cards, case: "acc") }
word-actions--done = ukončit Bílý den
word-daylight--done = ukončit Bílý den
word-craft--done = nic dalšího nevyrobit
word-add-to-the-decree-again--done = žádnou další nepřidat
word-revolt--done = bez vzpoury
word-spread-sympathy--done = dál sympatie nešířit
word-military-operations--done = ukončit operace
word-move-from--done = bez dalšího pohybu
word-move-the-pawn--done = zůstat na místě
word-battle-with-command-warren--done = bez bitvy
word-ambush--done = bez přepadení
word-foil-the-ambush--done = přepadení nezmařit
word-refresh--done = nic dalšího neobnovit
word-refresh-all =
    { $n ->
        [one] obnovit { $n } předmět
        [few] obnovit všechny { $n } předměty
       *[other] obnovit všech { $n } předmětů
    }
word-slip--done = zůstat na místě
word-discard-a-supporter--done = žádný další Stoupenec neodpovídá
word-field-hospitals--no = nevracet je
word-outrage--no = žádná karta tohoto symbolu v ruce
word-move-with-an-ally--no = jít bez nich
word-attack-with-an-ally--no = bojovat bez nich
word-damage-an-item--no = ignorovat zásah
word-take-an-item--no = nic si nevzít
word-compensate-the-investors--no = žádná taková karta v ruce
word-hand-card = Karta z ruky: karta z Tržiště do tvé ruky
word-riverboats = Říční čluny: do konce tahu jsou pro tebe řeky cestami
word-mercenaries = Žoldáci: během Bílého dne a Večera za tebe vládnou a bojují bojovníci Říčního lidu

## Steps of a turn, said as names: "Tah 3: Markýza, Bílý den, výroba", "pokračovat: dobrání karet"

step-start-of-birdsong = začátek Rozbřesku
step-start-of-daylight = začátek Bílého dne
step-start-of-evening = začátek Večera
step-end-of-birdsong = konec Rozbřesku
step-last-of-birdsong = konec Rozbřesku
step-end-of-daylight = konec Bílého dne
step-place-wood = umístění dřeva
step-craft = výroba
step-actions = akce
step-draw-and-discard = dobrání a odhození karet
step-emergency-orders = nouzové rozkazy
step-add-to-the-decree = nový rozkaz výnosu
step-add-to-the-decree-again = nový rozkaz výnosu
step-a-new-roost = nový hřad
step-the-decree = vyhodnocení výnosu
step-score-points = zisk bodů
step-revolt = vzpoura
step-spread-sympathy = šíření sympatie
step-daylight = akce
step-military-operations = vojenské operace
step-refresh = obnovení
step-slip = prosmýknutí
step-evenings-rest = odpočinek
step-draw-cards = dobrání karet
step-discard-cards = odhození karet
step-item-capacity = kontrola počtu předmětů
step-end-of-evening = konec Večera
step-nightmare = noční můra
step-reveal-order = zjištění příkazu
step-craft-item = výroba předmětu
step-battle = bitva
step-recruit = verbování
step-build = stavba
step-move = pohyb
step-expand = rozšíření se
step-score = bodování
step-discard-order = odhození karty příkazu
step-repair = oprava
step-berserkers-repair = Berserkrova oprava
step-dig = hloubení
step-ministers = využití vyslanců
step-rally = shromáždění
step-sway-ministers = ovlivnění vyslanců
step-add-the-order-to-the-decree = nový rozkaz výnosu
step-relentless = neúnavnost
step-swoop = nálet
step-public-pity = soucit veřejnosti
step-surprise-revolt = nečekaná vzpoura
step-organize = agitace
step-wildfire = lesní požár
step-set-order = zjištění příkazu
step-conspire = spiknutí
step-rituals = rituály
step-discard-lost-souls = odhození Ztracených duší
step-return-revealed-cards = vrácení odhalených karet
step-erratic = nevyzpytatelnost
step-flip-plots = otočení plánů
step-plot = plán
step-the-plot-thickens = nekalý plán
step-stock-the-market = doplnění Tržiště
step-build-and-garrison = stavba a posádka
step-racketeering = výpalné
step-discard-from-the-market = odhození karet z Tržiště

## Whose turn it is

# What is asked when a phase or the turn waits to be ended
turn-nothing-left = { $phase }: už není co dělat.
turn-setting-up = Příprava hry
turn-playing = Tah { $turn }: { $player }, { $phase }, { $step }
# $left: Name (counted-action, counted-operation)
turn-left = Tah { $turn }: { $player }, { $phase }, { $step } (zbývá: { $left })

## Effects waiting to be resolved, as options

trigger-field-hospitals = { $owner }: polní nemocnice pro { NAME($warriors, case: "acc") } { NAME($clearing, case: "from") }
trigger-outrage = { $owner }: pobouření { NAME($clearing, case: "where") }
trigger-base-lost = { $owner }: ztracená { $suit } základna
trigger-full-removal = { $owner }: tři poškozené předměty
trigger-cost-of-errors = { $owner }: cena za chyby za ztracené stavby
trigger-gardens-lost = { $owner }: ztracené zahrady
trigger-raid = { $owner }: nájezd odstraněný { NAME($clearing, case: "from") }
trigger-plot-uncovered = { $owner }: plán odstraněný { NAME($clearing, case: "from") }
trigger-backup-plans = { $owner }: záložní plány { NAME($clearing, case: "where") }
trigger-ferry-card = { $owner }: karta za plavbu vorem
trigger-services = { $owner }: nákup služeb
trigger-better-burrow-bank = { $owner }: Banka U Lepší nory
