### What things are called in Czech.
###
### Cases of names: the message itself is the nominative; .gen .dat .acc .ins the others.
### Places have their prepositions too, for one is "na mýtině" but "v Noře": .where (kde), .to (kam), .from (odkud).
### .number of a faction: singular, or plural (Orli, Krkavci), for the verb. .gender of an item: m, f or n, for adjectives.

## Factions

faction-marquise = Markýza
    .full = Markýza z Kocourova
    .gen = Markýzy
    .dat = Markýze
    .acc = Markýzu
    .ins = Markýzou
    .number = singular
faction-eyrie = Orli
    .full = Rody Orlího hnízda
    .gen = Orlů
    .dat = Orlům
    .acc = Orly
    .ins = Orly
    .number = plural
faction-alliance = Aliance
    .full = Lesní aliance
    .gen = Aliance
    .dat = Alianci
    .acc = Alianci
    .ins = Aliancí
    .number = singular
faction-vagabond = Tulák
    .full = Tulák
    .gen = Tuláka
    .dat = Tulákovi
    .acc = Tuláka
    .ins = Tulákem
    .number = singular
faction-vagabond2 = Druhý Tulák
    .full = Tulák
    .gen = Druhého Tuláka
    .dat = Druhému Tulákovi
    .acc = Druhého Tuláka
    .ins = Druhým Tulákem
    .number = singular
faction-lizards = Kult
    .full = Ještěří kult
    .gen = Kultu
    .dat = Kultu
    .acc = Kult
    .ins = Kultem
    .number = singular
faction-riverfolk = Říční lid
    .full = Společnost Říčního lidu
    .gen = Říčního lidu
    .dat = Říčnímu lidu
    .acc = Říční lid
    .ins = Říčním lidem
    .number = singular
faction-duchy = Hrabství
    .full = Podzemní hrabství
    .gen = Hrabství
    .dat = Hrabství
    .acc = Hrabství
    .ins = Hrabstvím
    .number = singular
faction-corvids = Krkavci
    .full = Krkavčí spiknutí
    .gen = Krkavců
    .dat = Krkavcům
    .acc = Krkavce
    .ins = Krkavci
    .number = plural
faction-hundreds = Zástupy
    .full = Vůdce zástupů
    .gen = Zástupů
    .dat = Zástupům
    .acc = Zástupy
    .ins = Zástupy
    .number = plural
faction-keepers = Ochránci
    .full = Ochránci ve zbroji
    .gen = Ochránců
    .dat = Ochráncům
    .acc = Ochránce
    .ins = Ochránci
    .number = plural
faction-newcomer = Místo { $n }
    .full = Volné místo
    .gen = Místa { $n }
    .dat = Místu { $n }
    .acc = Místo { $n }
    .ins = Místem { $n }
    .number = singular
faction-nobody = nikdo
    .gen = nikoho
    .dat = nikomu
    .acc = nikoho
    .ins = nikým
    .number = singular

## Suits of clearings and cards: adjectives that stay the same with karta, mýtina, základna, zahrada

suit-fox = liščí
suit-rabbit = zaječí
suit-mouse = myší
suit-bird = ptačí

## Phases of a turn

phase-setup = příprava hry
phase-birdsong = Rozbřesk
phase-daylight = Bílý den
phase-evening = Večer

## Counted things, always with their number $n (a number from 0 up)

counted-card =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } karet
    }
    .acc =
        { $n ->
            [one] { $n } kartu
            [few] { $n } karty
           *[other] { $n } karet
        }
counted-hit =
    { $n ->
        [one] { $n } zásah
        [few] { $n } zásahy
       *[other] { $n } zásahů
    }
counted-item =
    { $n ->
        [one] { $n } předmět
        [few] { $n } předměty
       *[other] { $n } předmětů
    }
counted-action =
    { $n ->
        [one] { $n } akce
        [few] { $n } akce
       *[other] { $n } akcí
    }
    .acc =
        { $n ->
            [one] { $n } akci
            [few] { $n } akce
           *[other] { $n } akcí
        }
counted-supporter =
    { $n ->
        [one] { $n } Stoupenec
        [few] { $n } Stoupenci
       *[other] { $n } Stoupenců
    }
    .acc =
        { $n ->
            [one] { $n } Stoupence
            [few] { $n } Stoupence
           *[other] { $n } Stoupenců
        }
counted-officer =
    { $n ->
        [one] { $n } důstojník
        [few] { $n } důstojníci
       *[other] { $n } důstojníků
    }
    .acc =
        { $n ->
            [one] { $n } důstojníka
            [few] { $n } důstojníky
           *[other] { $n } důstojníků
        }
counted-boot =
    { $n ->
        [one] { $n } bota
        [few] { $n } boty
       *[other] { $n } bot
    }
    .acc =
        { $n ->
            [one] { $n } botu
            [few] { $n } boty
           *[other] { $n } bot
        }
counted-wood-cost =
    { $n ->
        [one] { $n } dřevo
        [few] { $n } dřeva
       *[other] { $n } dřev
    }
counted-operation =
    { $n ->
        [one] { $n } operace
        [few] { $n } operace
       *[other] { $n } operací
    }
    .acc =
        { $n ->
            [one] { $n } operaci
            [few] { $n } operace
           *[other] { $n } operací
        }

## Pieces on the map, with their number $n. One piece goes without the number

piece-warrior =
    { $n ->
        [one] bojovník
        [few] { $n } bojovníci
       *[other] { $n } bojovníků
    }
    .acc =
        { $n ->
            [one] bojovníka
            [few] { $n } bojovníky
           *[other] { $n } bojovníků
        }
piece-sawmill =
    { $n ->
        [one] pila
        [few] { $n } pily
       *[other] { $n } pil
    }
    .acc =
        { $n ->
            [one] pilu
            [few] { $n } pily
           *[other] { $n } pil
        }
piece-workshop =
    { $n ->
        [one] dílna
        [few] { $n } dílny
       *[other] { $n } dílen
    }
    .acc =
        { $n ->
            [one] dílnu
            [few] { $n } dílny
           *[other] { $n } dílen
        }
piece-recruiter =
    { $n ->
        [one] sídlo verbíře
        [few] { $n } sídla verbířů
       *[other] { $n } sídel verbířů
    }
piece-wood =
    { $n ->
        [one] dřevo
        [few] { $n } dřeva
       *[other] { $n } dřev
    }
piece-keep =
    { $n ->
        [one] pevnost
        [few] { $n } pevnosti
       *[other] { $n } pevností
    }
piece-roost =
    { $n ->
        [one] hřad
        [few] { $n } hřady
       *[other] { $n } hřadů
    }
piece-fox-base =
    { $n ->
        [one] liščí základna
        [few] { $n } liščí základny
       *[other] { $n } liščích základen
    }
    .acc =
        { $n ->
            [one] liščí základnu
            [few] { $n } liščí základny
           *[other] { $n } liščích základen
        }
piece-rabbit-base =
    { $n ->
        [one] zaječí základna
        [few] { $n } zaječí základny
       *[other] { $n } zaječích základen
    }
    .acc =
        { $n ->
            [one] zaječí základnu
            [few] { $n } zaječí základny
           *[other] { $n } zaječích základen
        }
piece-mouse-base =
    { $n ->
        [one] myší základna
        [few] { $n } myší základny
       *[other] { $n } myších základen
    }
    .acc =
        { $n ->
            [one] myší základnu
            [few] { $n } myší základny
           *[other] { $n } myších základen
        }
piece-sympathy =
    { $n ->
        [one] žeton sympatie
        [few] { $n } žetony sympatie
       *[other] { $n } žetonů sympatie
    }
piece-fox-garden =
    { $n ->
        [one] liščí zahrada
        [few] { $n } liščí zahrady
       *[other] { $n } liščích zahrad
    }
    .acc =
        { $n ->
            [one] liščí zahradu
            [few] { $n } liščí zahrady
           *[other] { $n } liščích zahrad
        }
piece-rabbit-garden =
    { $n ->
        [one] zaječí zahrada
        [few] { $n } zaječí zahrady
       *[other] { $n } zaječích zahrad
    }
    .acc =
        { $n ->
            [one] zaječí zahradu
            [few] { $n } zaječí zahrady
           *[other] { $n } zaječích zahrad
        }
piece-mouse-garden =
    { $n ->
        [one] myší zahrada
        [few] { $n } myší zahrady
       *[other] { $n } myších zahrad
    }
    .acc =
        { $n ->
            [one] myší zahradu
            [few] { $n } myší zahrady
           *[other] { $n } myších zahrad
        }
piece-fox-trade-post =
    { $n ->
        [one] liščí obchodní stanoviště
        [few] { $n } liščí obchodní stanoviště
       *[other] { $n } liščích obchodních stanovišť
    }
piece-rabbit-trade-post =
    { $n ->
        [one] zaječí obchodní stanoviště
        [few] { $n } zaječí obchodní stanoviště
       *[other] { $n } zaječích obchodních stanovišť
    }
piece-mouse-trade-post =
    { $n ->
        [one] myší obchodní stanoviště
        [few] { $n } myší obchodní stanoviště
       *[other] { $n } myších obchodních stanovišť
    }
piece-pawn =
    { $n ->
        [one] figura
        [few] { $n } figury
       *[other] { $n } figur
    }
    .acc =
        { $n ->
            [one] figuru
            [few] { $n } figury
           *[other] { $n } figur
        }
piece-citadel =
    { $n ->
        [one] citadela
        [few] { $n } citadely
       *[other] { $n } citadel
    }
    .acc =
        { $n ->
            [one] citadelu
            [few] { $n } citadely
           *[other] { $n } citadel
        }
piece-market =
    { $n ->
        [one] tržiště
        [few] { $n } tržiště
       *[other] { $n } tržišť
    }
piece-tunnel =
    { $n ->
        [one] tunel
        [few] { $n } tunely
       *[other] { $n } tunelů
    }
piece-plot =
    { $n ->
        [one] zakrytý plán
        [few] { $n } zakryté plány
       *[other] { $n } zakrytých plánů
    }
piece-bomb =
    { $n ->
        [one] bomba
        [few] { $n } bomby
       *[other] { $n } bomb
    }
    .acc =
        { $n ->
            [one] bombu
            [few] { $n } bomby
           *[other] { $n } bomb
        }
piece-snare =
    { $n ->
        [one] past
        [few] { $n } pasti
       *[other] { $n } pastí
    }
piece-extortion =
    { $n ->
        [one] vydírání
        [few] { $n } vydírání
       *[other] { $n } vydírání
    }
piece-raid =
    { $n ->
        [one] nájezd
        [few] { $n } nájezdy
       *[other] { $n } nájezdů
    }
piece-warlord =
    { $n ->
        [one] vojevůdce
        [few] { $n } vojevůdci
       *[other] { $n } vojevůdců
    }
    .acc =
        { $n ->
            [one] vojevůdce
            [few] { $n } vojevůdce
           *[other] { $n } vojevůdců
        }
piece-stronghold =
    { $n ->
        [one] tvrz
        [few] { $n } tvrze
       *[other] { $n } tvrzí
    }
piece-mob =
    { $n ->
        [one] dav
        [few] { $n } davy
       *[other] { $n } davů
    }

## The same on the map of the terminal, where room is short (b: bojovníci; a whole clearing has some 30 letters)

short-piece-warrior = { $n }b
short-piece-sawmill =
    { $n ->
        [one] pila
        [few] { $n } pily
       *[other] { $n } pil
    }
short-piece-workshop =
    { $n ->
        [one] dílna
        [few] { $n } dílny
       *[other] { $n } dílen
    }
short-piece-recruiter =
    { $n ->
        [one] sídlo verb.
        [few] { $n } sídla verb.
       *[other] { $n } sídel verb.
    }
short-piece-wood =
    { $n ->
        [one] dřevo
        [few] { $n } dřeva
       *[other] { $n } dřev
    }
short-piece-keep =
    { $n ->
        [one] pevnost
        [few] { $n } pevnosti
       *[other] { $n } pevností
    }
short-piece-roost =
    { $n ->
        [one] hřad
        [few] { $n } hřady
       *[other] { $n } hřadů
    }
short-piece-fox-base =
    { $n ->
        [one] základna
        [few] { $n } základny
       *[other] { $n } základen
    }
short-piece-rabbit-base =
    { $n ->
        [one] základna
        [few] { $n } základny
       *[other] { $n } základen
    }
short-piece-mouse-base =
    { $n ->
        [one] základna
        [few] { $n } základny
       *[other] { $n } základen
    }
short-piece-sympathy =
    { $n ->
        [one] sympatie
        [few] { $n } sympatie
       *[other] { $n } sympatií
    }
short-piece-fox-garden =
    { $n ->
        [one] zahrada
        [few] { $n } zahrady
       *[other] { $n } zahrad
    }
short-piece-rabbit-garden =
    { $n ->
        [one] zahrada
        [few] { $n } zahrady
       *[other] { $n } zahrad
    }
short-piece-mouse-garden =
    { $n ->
        [one] zahrada
        [few] { $n } zahrady
       *[other] { $n } zahrad
    }
short-piece-fox-trade-post =
    { $n ->
        [one] stanoviště
        [few] { $n } stanoviště
       *[other] { $n } stanovišť
    }
short-piece-rabbit-trade-post =
    { $n ->
        [one] stanoviště
        [few] { $n } stanoviště
       *[other] { $n } stanovišť
    }
short-piece-mouse-trade-post =
    { $n ->
        [one] stanoviště
        [few] { $n } stanoviště
       *[other] { $n } stanovišť
    }
short-piece-pawn =
    { $n ->
        [one] figura
        [few] { $n } figury
       *[other] { $n } figur
    }
short-piece-citadel =
    { $n ->
        [one] citadela
        [few] { $n } citadely
       *[other] { $n } citadel
    }
short-piece-market =
    { $n ->
        [one] tržiště
        [few] { $n } tržiště
       *[other] { $n } tržišť
    }
short-piece-tunnel =
    { $n ->
        [one] tunel
        [few] { $n } tunely
       *[other] { $n } tunelů
    }
short-piece-plot =
    { $n ->
        [one] plán
        [few] { $n } plány
       *[other] { $n } plánů
    }
short-piece-bomb =
    { $n ->
        [one] bomba
        [few] { $n } bomby
       *[other] { $n } bomb
    }
short-piece-snare =
    { $n ->
        [one] past
        [few] { $n } pasti
       *[other] { $n } pastí
    }
short-piece-extortion =
    { $n ->
        [one] vydírání
        [few] { $n } vydírání
       *[other] { $n } vydírání
    }
short-piece-raid =
    { $n ->
        [one] nájezd
        [few] { $n } nájezdy
       *[other] { $n } nájezdů
    }
short-piece-warlord =
    { $n ->
        [one] vojevůdce
        [few] { $n } vojevůdci
       *[other] { $n } vojevůdců
    }
short-piece-stronghold =
    { $n ->
        [one] tvrz
        [few] { $n } tvrze
       *[other] { $n } tvrzí
    }
short-piece-mob =
    { $n ->
        [one] dav
        [few] { $n } davy
       *[other] { $n } davů
    }

## Items

item-boots = bota
    .acc = botu
    .ins = botou
    .gender = f
item-bag = vak
    .ins = vakem
    .gender = m
item-crossbow = kuše
    .acc = kuši
    .ins = kuší
    .gender = f
item-hammer = kladivo
    .ins = kladivem
    .gender = n
item-sword = meč
    .ins = mečem
    .gender = m
item-tea = konvička
    .acc = konvičku
    .ins = konvičkou
    .gender = f
item-coins = mince
    .acc = minci
    .ins = mincí
    .gender = f
item-torch = pochodeň
    .ins = pochodní
    .gender = f
name-marked-item = { $item } (z ruiny)
    .acc = { NAME($item, case: "acc") } (z ruiny)
    .ins = { NAME($item, case: "ins") } (z ruiny)
    .gender = { NAME($item, case: "gender") }

## Where an item of the Vagabond lies, or how it is: "pochodeň, použitá". .f and .n agree with the item

item-place-track = na stupnici
item-place-satchel = v brašně
item-place-exhausted = použitý
    .f = použitá
    .n = použité
item-place-damaged = poškozený
    .f = poškozená
    .n = poškozené
item-place-broken = poškozený a použitý
    .f = poškozená a použitá
    .n = poškozené a použité
item-place-gone = odstraněný
    .f = odstraněná
    .n = odstraněné

## How a faction stands to the Vagabond: agrees with "vztah"

relation-indifferent = lhostejný
relation-amiable = vlídný
relation-friendly = přátelský
relation-allied = spojenec
relation-hostile = nepřátelský

## Columns of the Eyrie's Decree

column-recruit = Verbování
column-move = Pohyb
column-battle = Bitva
column-build = Stavba

## Leaders of the Eyrie

leader-builder = Stavitel
    .acc = Stavitele
    .effect = plný počet bodů za vyrobené předměty
leader-charismatic = Charismatický
    .acc = Charismatického
    .effect = verbuje po dvou bojovnících
leader-commander = Velitel
    .acc = Velitele
    .effect = o zásah víc při útoku
leader-despot = Tyran
    .acc = Tyrana
    .effect = o bod víc za bitvu, v níž je odstraněna stavba nebo žeton

## Plots of the Corvids

plot-bomb = bomba
plot-snare = past
plot-extortion = vydírání
plot-raid = nájezd

## Ministers of the Duchy

minister-captain = Kapitán
    .gen = Kapitána
    .acc = Kapitána
    .action = bitva
minister-marshal = Maršál
    .gen = Maršála
    .acc = Maršála
    .action = pohyb
minister-foremole = Předák
    .gen = Předáka
    .acc = Předáka
    .action = stavba za kteroukoli kartu
minister-brigadier = Brigadýr
    .gen = Brigadýra
    .acc = Brigadýra
    .action = dva pohyby nebo dvě bitvy
minister-banker = Bankéř
    .gen = Bankéře
    .acc = Bankéře
    .action = karty jednoho symbolu za body
minister-mayor = Starosta
    .gen = Starosty
    .acc = Starostu
    .action = akce šlechtice nebo panoše
minister-earl-of-stone = Vévoda Zkamene
    .gen = Vévody Zkamene
    .acc = Vévodu Zkamene
minister-baron-of-dirt = Baron Prášivka
    .gen = Barona Prášivky
    .acc = Barona Prášivku
minister-duchess-of-mud = Hraběnka Blátová
    .gen = Hraběnky Blátové
    .acc = Hraběnku Blátovou

## Conspiracies of the Lizards (each of the first two comes twice)

conspiracy-convert = konvertování
conspiracy-crusade = křížová výprava
conspiracy-convert-2 = konvertování (2)
conspiracy-crusade-2 = křížová výprava (2)
conspiracy-sanctify = posvěcení

## Services of the Riverfolk

service-hand-card = Karta z ruky
service-riverboats = Říční čluny
service-mercenaries = Žoldáci

## Lists

# Equal things in a list: "meč, 2× konvička"
name-many = { $n }× { $what }

## Names put together

name-clearing = mýtina { $number } ({ $suit })
    .gen = mýtiny { $number } ({ $suit })
    .acc = mýtinu { $number } ({ $suit })
    .ins = mýtinou { $number } ({ $suit })
    .where = na mýtině { $number } ({ $suit })
    .to = na mýtinu { $number } ({ $suit })
    .from = z mýtiny { $number } ({ $suit })
name-clearings =
    { $n ->
        [one] mýtina { $list }
        [few] mýtiny { $list }
       *[other] mýtiny { $list }
    }
    .gen =
        { $n ->
            [one] mýtiny { $list }
            [few] mýtin { $list }
           *[other] mýtin { $list }
        }
    .where =
        { $n ->
            [one] na mýtině { $list }
            [few] na mýtinách { $list }
           *[other] na mýtinách { $list }
        }
name-burrow = Nora
    .gen = Nory
    .acc = Noru
    .ins = Norou
    .where = v Noře
    .to = do Nory
    .from = z Nory
name-clearing-with = { $clearing }: { $pieces }
name-clearing-empty = { $clearing }: prázdná
name-pieces-of = { $faction } ({ $pieces })
name-forest = les mezi mýtinami { $clearings }
    .acc = les mezi mýtinami { $clearings }
    .where = v lese mezi mýtinami { $clearings }
    .to = do lesa mezi mýtinami { $clearings }
    .from = z lesa mezi mýtinami { $clearings }
# In a list cards are called by their name alone; in sentences .nom and .acc say what they are: "odhazuje kartu Kovadlina (liščí)"
name-card = { $name } ({ $suit })
    .nom = karta { $name } ({ $suit })
    .acc = kartu { $name } ({ $suit })
name-card-to-craft = { $name } ({ $suit }), { $effect }; cena: { $cost }
name-unknown-card = neznámá karta
    .acc = neznámou kartu
name-crafts-an-item = { $item } za { NAME($points, case: "acc") }
name-lasting-effect = trvalý efekt
name-immediate-effect = okamžitý efekt
name-cost-of-suit = { $n }× { $suit }
name-cost-of-any = { $n }× libovolný symbol
name-named-player = { $faction } ({ $name })
    .gen = { NAME($faction, case: "gen") } ({ $name })
    .dat = { NAME($faction, case: "dat") } ({ $name })
    .acc = { NAME($faction, case: "acc") } ({ $name })
    .ins = { NAME($faction, case: "ins") } ({ $name })
    .number = { NAME($faction, case: "number") }
name-bot = { $faction } (bot)
    .gen = { NAME($faction, case: "gen") } (bot)
    .dat = { NAME($faction, case: "dat") } (bot)
    .acc = { NAME($faction, case: "acc") } (bot)
    .ins = { NAME($faction, case: "ins") } (bot)
    .number = { NAME($faction, case: "number") }
name-piece-to-build = { $piece } za { NAME($cost, case: "acc") }, { $points }
name-slot =
    { $item }, { NAME($item, case: "gender") ->
        [f] { NAME($place, case: "f") }
        [n] { NAME($place, case: "n") }
       *[m] { $place }
    }
name-quest = { $name } ({ $suit }): { $items }
name-leader = { $leader }: { $effect }; vezíři: { $columns }
name-character = { $name }: začíná s { NAME($items, case: "ins") }; zvláštní akce { $ability }
name-dice = { $high } a { $low }
name-officer = důstojník
    .acc = důstojníka
name-decree-card = { $action } podle { $suit } karty
name-decree-card-impossible = { $action } podle { $suit } karty (nelze: chaos)
name-supporter-price = { $clearing } za { NAME($supporters, case: "acc") }
name-pawn-move = { $clearing } za { NAME($boots, case: "acc") }
name-market-card = { $card }, { $n }. zleva

title = { $map }: { $factions }

book-root = Zákon hry Root
book-rootbotics = Zákon Rootbotics

## The sides for which an article of the Law is different

law-side-eyrie = { faction-eyrie.full }
law-side-alliance = { faction-alliance.full }
law-side-vagabond = { faction-vagabond.full }
law-side-riverfolk = { faction-riverfolk.full }
law-side-lizard-cult = { faction-lizards.full }

## What stands instead of points

name-has-dominance = dominance: { $suit }
name-has-coalition = koalice s { NAME($partner, case: "ins") }
