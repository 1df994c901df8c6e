### What hands have to do at a real table: in the imperative, without a full stop; $pieces is a name-owned-... here.

## On the map

do-placed = Umísti { NAME($pieces, case: "acc") } { NAME($clearing, case: "to") }
do-built = Postav { NAME($pieces, case: "acc") } { NAME($clearing, case: "where") }
do-placed-in-several = Umísti { NAME($pieces, case: "acc") } na každou z { NAME($clearings, case: "gen") }
do-placed-a-plot = Polož { NAME($clearing, case: "to") } lícem dolů plán { NAME($player, case: "gen") }
do-placed-an-unseen-plot = Zamíchej plány v zásobě { NAME($player, case: "gen") } a jeden polož lícem dolů { NAME($clearing, case: "to") }, aniž by ho kdo viděl
do-removed = Odstraň { NAME($pieces, case: "acc") } { NAME($clearing, case: "from") }
do-removed-to-payments = Přesuň { NAME($pieces, case: "acc") } { NAME($clearing, case: "from") } na místo pro platby
do-removed-to-the-acolytes = Přesuň { NAME($pieces, case: "acc") } { NAME($clearing, case: "from") } mezi kultisty, celkem { $acolytes }
do-paid = Vrať { NAME($pieces, case: "acc") } { NAME($clearing, case: "from") } do zásoby
do-moved = Přesuň { NAME($pieces, case: "acc") } { NAME($origin, case: "from") } { NAME($destination, case: "to") }
do-pawn-placed = Umísti figurku { NAME($player, case: "gen") } { NAME($place, case: "to") }
do-pawn-moved = Přesuň figurku { NAME($player, case: "gen") } { NAME($origin, case: "from") } { NAME($place, case: "to") }
do-ferry = Přesuň vor { NAME($origin, case: "from") } { NAME($destination, case: "to") } (pluje: { $player })
do-path-opened = Odstraň žeton z cesty mezi { NAME($origin, case: "ins") } a { NAME($destination, case: "ins") } ({ $player })
do-landmark = Umísti { NAME($clearing, case: "to") } tento orientační bod: { $landmark }
do-ruins-filled = Dej pod každou ruinu naslepo tolik předmětů se značkou R: { $n }
do-explored = Vezmi { NAME($item, case: "acc") } zpod ruiny { NAME($clearing, case: "where") } a polož lícem vzhůru do brašny { NAME($player, case: "gen") }; prázdná ruina opouští mapu
do-plundered = { $player }: vezmi { NAME($item, case: "acc") } zpod ruiny { NAME($clearing, case: "where") }; prázdná ruina opouští mapu
do-covered = Polož { NAME($item, case: "acc") } { NAME($player, case: "gen") } na volnou pozici pro stavbu { NAME($clearing, case: "where") }
do-scorched = { $player }: nech { NAME($item, case: "acc") } { NAME($clearing, case: "where") }; nic už tam nesmí vstoupit

## Points

do-scored = Posuň bodovací žeton { NAME($player, case: "gen") } na { $total } (+{ $points })
do-lost-points = Posuň bodovací žeton { NAME($player, case: "gen") } zpět na { $total } (−{ $points })
do-activated-dominance = { $player }: vylož { NAME($card, case: "acc") } a odlož bodovací žeton ze stupnice
do-coalition = { $player }: odlož bodovací žeton ze stupnice a dej ho { NAME($partner, case: "dat") }

## Cards

do-shuffled = Zamíchej odhazovací balíček do nového dobíracího balíčku
do-drew = { $player }: dober { NAME($cards, case: "acc") }
do-drew-open = Dober a vylož kartu za { NAME($player, case: "acc") }: { $card }
do-drew-an-order = Dober kartu příkazu: { $card }, a polož ji lícem vzhůru na desku { NAME($player, case: "gen") }
do-drew-for-the-market = Dober kartu a polož ji lícem vzhůru na pravý konec Tržiště: { $card }
do-drew-a-soul = Dober kartu a polož ji lícem vzhůru navrch Ztracených duší: { $card }
do-drew-and-discarded = Dober a ukaž kartu za { NAME($player, case: "acc") } a polož ji na odhazovací balíček: { $card }
do-order = Polož { NAME($card, case: "acc") } lícem vzhůru na desku { NAME($player, case: "gen") } jako příkaz
do-order-to-decree = Přesuň příkaz { NAME($player, case: "gen") }, { NAME($card, case: "acc") }, do sloupce jejího symbolu ve výnosu
do-starting-decree = Vyhledej v dobíracím balíčku { NAME($card, case: "acc") } a polož ji do sloupce jejího symbolu ve výnosu { NAME($player, case: "gen") }
do-discarded = Polož { NAME($card, case: "acc") } na odhazovací balíček ({ $player })
do-discarded-to-the-souls = Polož { NAME($card, case: "acc") } navrch Ztracených duší ({ $player })
do-discarded-beside-the-map = Polož { NAME($card, case: "acc") } lícem vzhůru vedle mapy ({ $player })
do-crafted = { $player }: vyrob { NAME($card, case: "acc") } a nech ji vyloženou
do-crafted-an-item = Vezmi ze zásoby { NAME($item, case: "acc") } a polož na místo pro vyrobené předměty { NAME($player, case: "gen") } ({ $card })
do-crafted-for-the-satchel = Vezmi ze zásoby { NAME($item, case: "acc") } a polož lícem vzhůru do brašny { NAME($player, case: "gen") } ({ $card })
do-crafted-from-the-forge = Vezmi { NAME($item, case: "acc") } z Proslulé kovárny a polož na místo pro vyrobené předměty { NAME($player, case: "gen") } ({ $card })
do-crafted-for-its-effect = Vylož { NAME($card, case: "acc") } ({ $player }) na stůl kvůli jejímu efektu
do-ambush = Vylož { NAME($card, case: "acc") } před { NAME($player, case: "acc") }: přepadení
do-gave = { $giver }: dej { NAME($taker, case: "dat") } kartu
do-took = { $taker }: vezmi { NAME($victim, case: "dat") } náhodnou kartu
do-took-dominance = { $player }: vezmi { NAME($card, case: "acc") } z místa vedle mapy do ruky
do-took-from-discard = { $player }: vezmi { NAME($card, case: "acc") } z odhazovacího balíčku do ruky
do-revealed = { $player }: vylož { NAME($card, case: "acc") }
do-took-back = { $player }: vezmi { NAME($card, case: "acc") } zpět do ruky
do-black-market = { $player }: vyměň kartu z ruky za { $n }. kartu Černého trhu, lícem dolů
do-laid-out = Vylož { NAME($card, case: "acc") } před { NAME($player, case: "acc") }

## Boards of the Eyrie, the Alliance, the Duchy, the Corvids

do-appointed = { $player }: polož na desku vůdce: { $leader }
do-added-to-decree = { $player }: přidej { NAME($card, case: "acc") } do sloupce výnosu: { $column }
do-supporter = { $player }: přidej ke Stoupencům { NAME($cards, case: "acc") }
do-officer = { $player }: přidej bojovníka mezi důstojníky, celkem { $officers }
do-lost-officers = { $player }: vrať { NAME($officers, case: "acc") } do zásoby
do-swayed = Polož korunu { NAME($player, case: "gen") } na { NAME($minister, case: "acc") }
do-crown-lost = Odeber korunu { NAME($minister, case: "gen") } ({ $player })
do-plot-flipped = Odkryj plán { NAME($player, case: "gen") } { NAME($clearing, case: "where") }: { $plot }
do-plot-swapped = Vyměň plán { NAME($player, case: "gen") } { NAME($clearing, case: "where") } za jiný vylosovaný ze zásoby, lícem vzhůru: { $plot }
do-plots-swapped = { $player }: vyměň mezi sebou plány { NAME($clearing, case: "where") } a { NAME($other, case: "where") }

## Items and quests of the Vagabond

do-relationship = { $player }: přesuň žeton vztahu { NAME($other, case: "gen") }: { $relation }
do-character = Dej { NAME($player, case: "dat") } kartu postavy: { $character }
do-completed = { $player }: odlož splněný úkol { $quest }
do-completed-by-a-bot = Odlož splněný úkol { NAME($player, case: "gen") } mezi odhozené úkoly: { $quest }
do-new-quest = Odkryj úkol: { $quest }
do-quests-shuffled = Zamíchej odhozené úkoly do nového balíčku úkolů ({ $player })
do-damaged = Poškoď { NAME($item, case: "acc") } { NAME($player, case: "gen") }: polož mezi poškozené předměty
do-refreshed = Otoč { NAME($item, case: "acc") } { NAME($player, case: "gen") } lícem vzhůru
do-exhausted = Otoč { NAME($item, case: "acc") } { NAME($player, case: "gen") } lícem dolů
do-repaired = Oprav { NAME($item, case: "acc") } { NAME($player, case: "gen") }: vrať do brašny
do-rested = { $player }: oprav všechny poškozené předměty a vrať je do brašny
do-item-removed = { $player }: odstraň ze hry { NAME($item, case: "acc") }
do-arranged = { $player }: uspořádej stupnici: { $count }× { $item }
do-gave-up = { $player }: vrať do zásoby bojovníka, který není na mapě
do-took-item = Předej { NAME($player, case: "dat") } { NAME($item, case: "acc") } z vyrobených předmětů { NAME($other, case: "gen") }
do-from-the-forge = { $player }: vezmi { NAME($item, case: "acc") } z Proslulé kovárny
do-starting-items = Polož lícem vzhůru do brašny { NAME($player, case: "gen") }: { NAME($items, case: "acc") }
do-battle-track-more = Přesuň předmět { NAME($player, case: "gen") } z brašny na bitevní stupnici; leží tam { $n }, použité { $exhausted }, poškozené { $damaged }
do-battle-track-fewer = Přesuň předmět nejvíce vpravo na bitevní stupnici { NAME($player, case: "gen") } zpět do brašny; leží tam { $n }, použité { $exhausted }, poškozené { $damaged }
do-battle-track-turned = Otoč nebo vyměň předměty na bitevní stupnici { NAME($player, case: "gen") }; leží tam { $n }, použité { $exhausted }, poškozené { $damaged }

## Boards of the Lizards

do-lost-soul = Polož { NAME($card, case: "acc") } lícem vzhůru navrch Ztracených duší ({ $player })
do-collected = Polož { NAME($card, case: "acc") } lícem vzhůru navrch Ztracených duší ({ $player })
do-ritual = Vezmi vrchní kartu Ztracených duší a polož ji lícem vzhůru vedle nich ({ $player }): { $card }
do-acolyte = Přidej bojovníka { NAME($player, case: "gen") } ze zásoby mezi kultisty, celkem { $acolytes }
do-acolyte-spent = Vrať bojovníka { NAME($player, case: "gen") } z kultistů do zásoby, zbývá: { $acolytes }
do-acolytes-spent = { $player }: vrať do zásoby { NAME($spent, case: "acc") }, zbývá: { $acolytes }
do-revenge = { $player }: přidej mezi kultisty { NAME($warriors, case: "acc") }, celkem { $acolytes }
do-outcast = { $player }: přesuň žeton odpadlíka na symbol: { $suit }
do-hated = { $player }: otoč žeton odpadlíka ({ $suit }) na stranu nenáviděného
do-conspiracy = Přesuň ukazatel spiknutí { NAME($player, case: "gen") } na pole: { $conspiracy }

## Boards of the Riverfolk

do-bought =
    Dej { $n ->
        [one] bojovníka
        [few] { $n } bojovníky
       *[other] { $n } bojovníků
    } { NAME($payer, case: "gen") } ze zásoby na místo pro platby: { $player } kupuje službu { $service }
do-bought-card = Vezmi { NAME($card, case: "acc") } z Tržiště pro { NAME($player, case: "acc") }
do-bought-a-soul = Vezmi { NAME($card, case: "acc") } z Tržiště a polož ji lícem vzhůru navrch Ztracených duší ({ $player })
do-bought-and-laid-out = Vezmi { NAME($card, case: "acc") } z Tržiště a vylož ji před { NAME($player, case: "acc") }
do-stocked = Polož { NAME($card, case: "acc") } lícem vzhůru na pravý konec Tržiště ({ $player })
do-payments-returned =
    Vrať { $n ->
        [one] bojovníka
        [few] { $n } bojovníky
       *[other] { $n } bojovníků
    } { NAME($player, case: "gen") } z místa pro platby do zásoby
do-to-payments = Dej { NAME($warriors, case: "acc") } { NAME($player, case: "gen") } ze zásoby na místo pro platby
do-price = { $player }: přesuň žeton ceny služby { $service } na { $n }
do-protectionism = { $player }: dej { NAME($warriors, case: "acc") } ze zásoby na místo pro platby
do-gathered = { $player }: přesuň všechny bojovníky z míst pro platby a pro vyhrazené zdroje mezi zdroje: { $funds }
do-committed = { $player }: přesuň bojovníka { NAME($owner, case: "gen") } ze zdrojů mezi vyhrazené zdroje
do-spent-fund = { $player }: vrať bojovníka { NAME($owner, case: "gen") } ze zdrojů do jeho zásoby
do-lost-fund = { $player }: vrať bojovníka { NAME($owner, case: "gen") } ze zdrojů do jeho zásoby
do-exported = { $player }: vyvez { NAME($card, case: "acc") } a dej bojovníka ze zásoby na místo pro platby

## Boards of the Hundreds and the Keepers; Coffin Makers

do-hoarded = { $player }: polož na hromadu { NAME($item, case: "acc") }
do-item-left-the-game = { $player }: odstraň ze hry { NAME($item, case: "acc") }
do-mood = { $player }: polož na desku náladu: { $mood }
do-relic-flipped = { $player }: odkryj { NAME($relic, case: "acc") } { NAME($clearing, case: "where") }
do-trophy = { $other }: polož { NAME($relic, case: "acc") } lícem dolů { NAME($forest, case: "to") }
do-recovered = { $player }: přesuň { NAME($relic, case: "acc") } { NAME($clearing, case: "from") } na desku
do-retainer-lost = { $player }: odstraň ze hry věrného sluhu
do-retainer-moved = { $player }: přesuň věrného sluhu do sloupce: { $column }
do-added-to-the-retinue = { $player }: přidej { NAME($card, case: "acc") } do sloupce Družiny: { $column }
do-moved-in-the-retinue = { $player }: přesuň { NAME($card, case: "acc") } do sloupce Družiny: { $column }
do-left-the-coffins = { $player }: vrať { NAME($warriors, case: "acc") } z karty Coffin Makers do zásoby

## Pieces with their owner. $n: their number, $pieces: Name (piece-...), $faction: Name

name-owned-warriors =
    { $n ->
        [one] { $n } bojovník
        [few] { $n } bojovníci
       *[other] { $n } bojovníků
    } { NAME($faction, case: "gen") }
    .acc =
        { $n ->
            [one] { $n } bojovníka
            [few] { $n } bojovníky
           *[other] { $n } bojovníků
        } { NAME($faction, case: "gen") }
name-owned-pieces = { $pieces } { NAME($faction, case: "gen") }
    .acc = { NAME($pieces, case: "acc") } { NAME($faction, case: "gen") }

## Pomocníci

do-hirelings = Vyložte tyto karty pomocníků s jejich figurkami: { $hirelings }
do-hireling-marker = { $player }: vezměte žeton pomocníka z pole { $n } stupnice bodů
do-hired = { $player }: vezměte kartu pomocníka { $hireling } a dejte na ni tolik žetonů najmutí: { $n }
do-control-marker-removed = Odeberte žeton najmutí z karty { $hireling }; zbývá na ní: { $n }
do-hireling-returned = Vraťte kartu { $hireling } do zásoby pomocníků
do-figure-placed = Umístěte figurku ({ $hireling }) sem: { $place }
do-figure-moved = Přesuňte figurku ({ $hireling }) sem: { $place }
do-bandit-on-a-path = Umístěte lupiče na stezku ({ $origin } a { $destination }; { $player })
do-bandit-gone = Odeberte lupiče ze stezky ({ $origin } a { $destination }; { $player })
do-on-the-patrol-card = Odstraněné bojovníky dejte na kartu pomocníka ({ $player }); nyní jich tam je: { $n }
do-gave-to-the-exile = { $player }: dejte { NAME($item, case: "acc") } z vyrobených předmětů na kartu Vyhnance
do-exile-hit = Použijte nebo odeberte předměty na kartě { $hireling }: pak je připraveno { $ready } z { $left }
do-brigand-found = { $player }: vezměte { NAME($item, case: "acc") } zpod ruin { NAME($clearing, case: "where") }; prázdné ruiny z mapy zmizí
do-kept-by-the-artisans = { $player }: nechte { NAME($card, case: "acc") } vyloženou na stole
do-back-from-the-artisans = { $player }: vezměte { NAME($card, case: "acc") } zpět do ruky

## Karty přípravy

do-setup-card = Vyložte tuto kartu přípravy: { $faction }
do-character-beside = Vedle karty přípravy { $faction } položte kartu postavy: { $character }
do-locked = Otočte kartu přípravy { $faction } na bok
do-chose-a-setup-card = { $player }: vezměte si kartu přípravy { $faction } se vším, co k ní patří
