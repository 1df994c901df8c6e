### What has happened: sentences in the present tense, without a full stop. A message ...-seen is for those who may know a secret.
### Where a whole faction acts, the verb agrees with its .number; the Vagabond is always one.

## Events

event-seated = Pořadí hráčů: { $players }
event-chose-a-faction = { $player } si vybírá frakci: { $faction }
event-low-reach = Frakce mají dohromady dosah { $total }; doporučeno je alespoň { $recommended }
event-turn = Tah { $turn }: { $player }
event-placed =
    { $player } { NAME($player, case: "number") ->
        [plural] umisťují
       *[singular] umisťuje
    } { NAME($pieces, case: "acc") } { NAME($clearing, case: "to") }
event-built = { $player } staví { NAME($pieces, case: "acc") } { NAME($clearing, case: "where") }
event-placed-in-several =
    { $player } { NAME($player, case: "number") ->
        [plural] umisťují
       *[singular] umisťuje
    } { NAME($pieces, case: "acc") } na každou z { NAME($clearings, case: "gen") }
event-removed =
    { $player } { NAME($player, case: "number") ->
        [plural] ztrácejí
       *[singular] ztrácí
    } { NAME($pieces, case: "acc") } { NAME($clearing, case: "where") }
event-hit-ignored =
    { $player } { NAME($player, case: "number") ->
        [plural] ignorují
       *[singular] ignoruje
    } první zásah { NAME($clearing, case: "where") }
event-paid =
    { $player } { NAME($player, case: "number") ->
        [plural] odebírají
       *[singular] odebírá
    } { NAME($pieces, case: "acc") } { NAME($clearing, case: "from") }
event-moved =
    { $player } { NAME($player, case: "number") ->
        [plural] přesouvají
       *[singular] přesouvá
    } { NAME($pieces, case: "acc") } { NAME($origin, case: "from") } { NAME($destination, case: "to") }
event-scored =
    { $player } { NAME($player, case: "number") ->
        [plural] získávají
       *[singular] získává
    } { NAME($points, case: "acc") }, celkem { $total }
event-scored-too = { $before }, +{ $points }, celkem { $total }
event-lost-points =
    { $player } { NAME($player, case: "number") ->
        [plural] ztrácejí
       *[singular] ztrácí
    } { NAME($points, case: "acc") }, celkem { $total }
event-won = { $winners } vítězí
event-won-together = { $winners } vítězí společně
event-stalled = Nikdo už nebyl na nic tázán a nikdo nemohl vyhrát: hra končí v tahu { $turns } bez vítěze
event-turn-limit = Hra je po tahu { $turns } zastavena bez vítěze
event-battle = { $attacker } útočí na { NAME($defender, case: "acc") } { NAME($clearing, case: "where") }
event-ambush =
    { $player } { NAME($player, case: "number") ->
        [plural] hrají
       *[singular] hraje
    } { NAME($card, case: "acc") }
event-rolled = Kostky ukazují { $high } a { $low }
event-shuffled = Z odhazovacího balíčku se míchá nový dobírací balíček
event-drew =
    { $player } si { NAME($player, case: "number") ->
        [plural] dobírají
       *[singular] dobírá
    } { NAME($cards, case: "acc") }
event-drew-seen =
    { $player } si { NAME($player, case: "number") ->
        [plural] dobírají
       *[singular] dobírá
    }: { $names }
event-discarded =
    { $player } { NAME($player, case: "number") ->
        [plural] odhazují
       *[singular] odhazuje
    } { NAME($card, case: "acc") }
event-gave =
    { $giver } { NAME($giver, case: "number") ->
        [plural] dávají
       *[singular] dává
    } { NAME($taker, case: "dat") } kartu
event-gave-seen =
    { $giver } { NAME($giver, case: "number") ->
        [plural] dávají
       *[singular] dává
    } { NAME($taker, case: "dat") } { NAME($card, case: "acc") }
event-took =
    { $taker } { NAME($taker, case: "number") ->
        [plural] berou
       *[singular] bere
    } { NAME($victim, case: "dat") } náhodnou kartu
event-took-seen =
    { $taker } { NAME($taker, case: "number") ->
        [plural] berou
       *[singular] bere
    } { NAME($victim, case: "dat") } { NAME($card, case: "acc") }
event-crafted =
    { $player } { NAME($player, case: "number") ->
        [plural] vyrábějí
       *[singular] vyrábí
    } { NAME($card, case: "acc") }
event-showed-hand =
    { $owner } { NAME($owner, case: "number") ->
        [plural] ukazují
       *[singular] ukazuje
    } { NAME($viewer, case: "dat") } karty v ruce
event-showed-hand-seen =
    { $owner } { NAME($owner, case: "number") ->
        [plural] ukazují
       *[singular] ukazuje
    } { NAME($viewer, case: "dat") } karty v ruce: { NAME($cards, case: "pl") }
event-activated-dominance =
    { $player } { NAME($player, case: "number") ->
        [plural] aktivují
       *[singular] aktivuje
    } { NAME($card, case: "acc") }
event-took-dominance =
    { $player } si { NAME($player, case: "number") ->
        [plural] berou
       *[singular] bere
    } { NAME($card, case: "acc") } z místa vedle mapy
event-appointed =
    { $player } { NAME($player, case: "number") ->
        [plural] jmenují
       *[singular] jmenuje
    } vůdcem { NAME($leader, case: "acc") }
event-added-to-decree =
    { $player } { NAME($player, case: "number") ->
        [plural] přidávají
       *[singular] přidává
    } { NAME($card, case: "acc") } do sloupce { $column }
event-turmoil =
    { $player } { NAME($player, case: "number") ->
        [plural] upadají
       *[singular] upadá
    } do chaosu
event-supporter =
    { $player } { NAME($player, case: "number") ->
        [plural] získávají
       *[singular] získává
    } Stoupence
event-supporter-seen =
    { $player } { NAME($player, case: "number") ->
        [plural] získávají
       *[singular] získává
    } Stoupence: { $card }
event-supporters =
    { $player } { NAME($player, case: "number") ->
        [plural] získávají
       *[singular] získává
    } { NAME($cards, case: "acc") }
event-supporters-seen =
    { $player } { NAME($player, case: "number") ->
        [plural] získávají
       *[singular] získává
    } Stoupence: { $names }
event-officer = { $player } cvičí důstojníka, celkem { $officers }
event-lost-officers =
    { $player } { NAME($player, case: "number") ->
        [plural] ztrácejí
       *[singular] ztrácí
    } { NAME($officers, case: "acc") }
event-relationship = Vztah { NAME($other, case: "gen") } k { NAME($player, case: "dat") }: { $relation }
event-completed = { $player } plní úkol { $quest }
event-new-quest = Nový úkol: { $quest }
event-coalition = { $player } uzavírá koalici s { NAME($partner, case: "ins") }
event-character = { $player } je { $character }
event-pawn-placed = { $player } začíná { NAME($place, case: "where") }
event-pawn-moved = { $player } jde { NAME($origin, case: "from") } { NAME($place, case: "to") }
event-damaged = { $player } poškozuje { NAME($item, case: "acc") }
event-refreshed = { $player } obnovuje { NAME($item, case: "acc") }
event-exhausted = { $player } používá { NAME($item, case: "acc") }
event-repaired = { $player } opravuje { NAME($item, case: "acc") }
event-rested = { $player } odpočívá v lese: všechny poškozené předměty jsou opraveny
event-item-removed = { $player } odkládá { NAME($item, case: "acc") }
event-arranged = { $player } má nyní na stupnici { $count }× { $item }
event-gave-up =
    { $player } se { NAME($player, case: "number") ->
        [plural] vzdávají
       *[singular] vzdává
    } bojovníka, který není na mapě
event-explored = { $player } nachází { NAME($item, case: "acc") } v ruině { NAME($clearing, case: "where") }
event-looked-under-ruin =
    { $player } se { NAME($player, case: "number") ->
        [plural] dívají
       *[singular] dívá
    } pod ruinu { NAME($clearing, case: "where") }
event-looked-under-ruin-seen =
    { $player } se { NAME($player, case: "number") ->
        [plural] dívají
       *[singular] dívá
    } pod ruinu { NAME($clearing, case: "where") }: { $items }
event-took-item =
    { $player } si { NAME($player, case: "number") ->
        [plural] berou
       *[singular] bere
    } { NAME($item, case: "acc") } od { NAME($other, case: "gen") }
event-took-from-discard = { $player } si bere { NAME($card, case: "acc") } z odhazovacího balíčku
event-ferry = { $player } se plaví vorem { NAME($origin, case: "from") } { NAME($destination, case: "to") }
event-path-opened =
    { $player } { NAME($player, case: "number") ->
        [plural] otevírají
       *[singular] otevírá
    } cestu mezi { NAME($origin, case: "ins") } a { NAME($destination, case: "ins") }
event-order =
    { $player } { NAME($player, case: "number") ->
        [plural] odhalují
       *[singular] odhaluje
    } příkaz: { $card }
event-swayed =
    { $player } { NAME($player, case: "number") ->
        [plural] ovlivňují
       *[singular] ovlivňuje
    } { NAME($minister, case: "acc") }
event-crown-lost =
    { $player } { NAME($player, case: "number") ->
        [plural] ztrácejí
       *[singular] ztrácí
    } korunu { NAME($minister, case: "gen") }
event-order-to-decree =
    { $player } { NAME($player, case: "number") ->
        [plural] přidávají
       *[singular] přidává
    } { NAME($card, case: "acc") } do výnosu
event-enlisted =
    { $player } si { NAME($player, case: "number") ->
        [plural] přivolávají
       *[singular] přivolává
    } na pomoc { NAME($helper, case: "acc") }
event-covered = { $player } zakrývá { NAME($item, case: "ins") } pozici { NAME($clearing, case: "where") }
event-order-set = Příkaz { NAME($player, case: "gen") }: { $suit }
event-lost-soul = Ke Ztraceným duším přibývá { NAME($card, case: "nom") }
event-acolyte =
    { $player } { NAME($player, case: "number") ->
        [plural] získávají
       *[singular] získává
    } kultistu, celkem { $acolytes }
event-acolyte-spent =
    { $player } { NAME($player, case: "number") ->
        [plural] odevzdávají
       *[singular] odevzdává
    } kultistu, zbývá: { $acolytes }
event-converted =
    { $player } { NAME($player, case: "number") ->
        [plural] konvertují
       *[singular] konvertuje
    } bojovníka { NAME($target, case: "gen") } { NAME($clearing, case: "where") }
event-crusade =
    { $player } se { NAME($player, case: "number") ->
        [plural] vydávají
       *[singular] vydává
    } na křížovou výpravu
event-sanctified =
    { $player } { NAME($player, case: "number") ->
        [plural] posvěcují
       *[singular] posvěcuje
    } stavbu { NAME($target, case: "gen") } { NAME($clearing, case: "where") }
event-ritual =
    { $player } { NAME($player, case: "number") ->
        [plural] odhalují
       *[singular] odhaluje
    } { NAME($card, case: "acc") } pro rituál
event-plot-flipped =
    { $player } { NAME($player, case: "number") ->
        [plural] odkrývají
       *[singular] odkrývá
    } plán { NAME($clearing, case: "where") }: { $plot }
event-plot-swapped =
    { $player } { NAME($player, case: "number") ->
        [plural] vyměňují
       *[singular] vyměňuje
    } plán { NAME($clearing, case: "where") } za jiný ze zásoby: { $plot }
event-plot-uncovered =
    Plán, který { $player } { NAME($player, case: "number") ->
        [plural] ztrácejí
       *[singular] ztrácí
    } { NAME($clearing, case: "where") }: { $plot }
event-plot-guessed =
    { $player } { NAME($player, case: "number") ->
        [plural] hádají
       *[singular] hádá
    } plán { NAME($clearing, case: "where") }: { $plot }
event-bought =
    { $player } { NAME($player, case: "number") ->
        [plural] kupují
       *[singular] kupuje
    } službu { $service } za { $n ->
        [one] bojovníka
        [few] { $n } bojovníky
       *[other] { $n } bojovníků
    } { NAME($payer, case: "gen") }
event-bought-card =
    { $player } si { NAME($player, case: "number") ->
        [plural] berou
       *[singular] bere
    } { NAME($card, case: "acc") } od Říčního lidu
event-stocked = Na Tržiště přichází { NAME($card, case: "nom") }
event-payments-returned = Z místa pro platby se { NAME($player, case: "dat") } vracejí bojovníci: { $n }
event-conspiracy = { $player }: ukazatel spiknutí se posouvá na pole { $conspiracy }
event-collected = { NAME($card, case: "nom") } přichází mezi Ztracené duše
event-to-payments = { $player }: { $warriors } mezi Platbami
event-laid-out =
    { $player } { NAME($player, case: "number") ->
        [plural] vykládají
       *[singular] vykládá
    } { NAME($card, case: "acc") }
event-starting-items = { $player }: předměty na začátku jsou { $items }
event-quests-shuffled = { $player }: z odhozených úkolů se míchá nový balíček
event-ruins-filled = Pod každou ruinou teď leží předměty: { $n }
event-starting-decree = { $player }: ve výnosu od začátku leží { NAME($card, case: "nom") }
event-battle-track =
    { $player }: { $n ->
        [one] { $n } předmět
        [few] { $n } předměty
       *[other] { $n } předmětů
    } na bitevní stupnici, použité { $exhausted }, poškozené { $damaged } (předtím: { $before })

## Why a bot chose what it chose

event-chose = { $player } volí { NAME($chosen, case: "acc") }
event-chose-nothing =
    { $player } { NAME($player, case: "number") ->
        [plural] nemají
       *[singular] nemá
    } z čeho volit
event-criterion = { $criterion }: { NAME($left, case: "left") }

## Criteria by which bots choose clearings, players, pieces or cards. They stand before a colon:
## "nejvíce komponent soupeřů: mýtina 3 (zaječí), mýtina 7 (myší)" lists those that were left after this criterion

criterion-a-building-of-the-target = stavba cílového hráče
criterion-a-piece-on-the-map = komponenta na mapě
criterion-a-roost = hřad
criterion-a-warrior-of-the-target = bojovník cílového hráče
criterion-adjacent-to-sympathy = sousedí se sympatií
criterion-an-available-item = dostupný předmět
criterion-an-enemy = soupeř
criterion-an-enemy-of-the-attacker = soupeř útočníka
criterion-at-random = náhodně
criterion-can-be-placed = lze umístit
criterion-can-hold-a-plot = může zde ležet plán
criterion-candidates = možnosti
criterion-enemy-pieces = komponenty soupeřů
criterion-fewest-enemy-pieces = nejméně komponent soupeřů
criterion-fewest-enemy-warriors = nejméně bojovníků soupeřů
criterion-fewest-moves = nejméně pohybů
criterion-fewest-own-warriors = nejméně vlastních bojovníků
criterion-fewest-victory-points = nejméně vítězných bodů
criterion-fewest-warriors = nejméně bojovníků
criterion-fewest-warriors-in-the-payments-box = nejméně bojovníků na místě pro platby
criterion-fewest-warriors-of-the-target = nejméně bojovníků cílového hráče
criterion-highest-priority = nejvyšší priorita
criterion-legal-move = povolený pohyb
criterion-lowest-priority = nejnižší priorita
criterion-may-be-placed-in = lze sem umístit
criterion-may-place = smí umístit
criterion-most-buildings-and-tokens = nejvíce staveb a žetonů
criterion-most-buildings-and-tokens-there = nejvíce staveb a žetonů na místě
criterion-most-buildings-of-the-target = nejvíce staveb cílového hráče
criterion-most-buildings-there = nejvíce staveb na místě
criterion-most-clearings-around = nejvíce mýtin v okolí
criterion-most-defenseless-buildings = nejvíce bezbranných staveb
criterion-most-enemy-buildings = nejvíce staveb soupeřů
criterion-most-enemy-buildings-and-tokens = nejvíce staveb a žetonů soupeřů
criterion-most-enemy-pieces = nejvíce komponent soupeřů
criterion-most-open-slots = nejvíce volných pozic
criterion-most-own-warriors = nejvíce vlastních bojovníků
criterion-most-pieces-there = nejvíce komponent na místě
criterion-most-printed-points = nejvíce bodů na kartě
criterion-most-victory-points = nejvíce vítězných bodů
criterion-most-warriors-in-the-payments-box = nejvíce bojovníků na místě pro platby
criterion-no-bird = ne ptačí
criterion-no-enemy-pieces = žádné komponenty soupeřů
criterion-no-own-buildings = žádné vlastní stavby
criterion-no-own-pieces = žádné vlastní komponenty
criterion-no-plot-token = žádný žeton plánu
criterion-no-roost = žádný hřad
criterion-no-trade-post = žádné obchodní stanoviště
criterion-no-tunnel = žádný tunel
criterion-on-a-shortest-way = na nejkratší cestě
criterion-open-slot = volná pozice
criterion-open-to-its-pieces = přístupné jeho komponentám
criterion-own-building = vlastní stavba
criterion-own-pieces = vlastní komponenty
criterion-own-warriors = vlastní bojovníci
criterion-pieces-of-the-best-payer = komponenty nejlepšího plátce
criterion-pieces-there = komponenty na místě
criterion-preferably-a-bird = přednostně ptačí
criterion-preferably-a-trade-post-left = přednostně s obchodním stanovištěm v zásobě
criterion-preferably-no-plot-token = přednostně bez žetonu plánu
criterion-preferably-no-roost = přednostně bez hřadu
criterion-preferably-open-slot = přednostně s volnou pozicí
criterion-preferably-opposite-another-start = přednostně naproti jinému začátku
criterion-room-for-the-base = místo pro základnu
criterion-ruled = ovládaná mýtina
criterion-setup-order = pořadí přípravy
criterion-sympathetic = se sympatií
criterion-the-pass = Průsmyk
criterion-the-first = první
criterion-turn-order = pořadí hráčů
criterion-unsympathetic = bez sympatie
criterion-warriors-enough = dost bojovníků
criterion-warriors-to-fight-with = bojovníci k boji
criterion-warriors-to-spare = postradatelní bojovníci

## O co jsi přišel: říká se to nahlas, když to vzali jiní

loss-removed = Přicházíš o { NAME($pieces, case: "acc") } { NAME($clearing, case: "where") }!
loss-lost-points = Přicházíš o { NAME($points, case: "acc") }!
loss-took = Přicházíš o { NAME($card, case: "acc") }: bere ti ji { $taker }!
loss-took-item = Přicházíš o { NAME($item, case: "acc") }: bere ti jej { $player }!
loss-damaged = Poškozený předmět: { $item }!
loss-lost-officers = Přicházíš o { NAME($officers, case: "acc") }!
loss-converted = Přicházíš o válečníka { NAME($clearing, case: "where") }: byl konvertován!
