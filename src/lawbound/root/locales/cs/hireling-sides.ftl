### Fourteen sides of hireling cards: what they are called, ask and do. The texts are ours.
###   $player $owner: Name (faction-...); $piece $warriors $card $clearing $origin $destination: Names; $n: number

## Sides

faction-forest-patrol = Lesní hlídka
    .full = Lesní hlídka
    .gen = Lesní hlídky
    .dat = Lesní hlídce
    .acc = Lesní hlídku
    .ins = Lesní hlídkou
    .number = singular
    .text = Z bojovníků Hlídky odstraněných najednou zůstane jeden na kartě. Jednou za Bílý den: pohyb a potom bitva, obojí jen chceš-li; nebo umísti všechny z karty na jednu mýtinu s Hlídkou.
faction-feline-physicians = Kočičí lékaři
    .full = Kočičí lékaři
    .gen = Kočičích lékařů
    .dat = Kočičím lékařům
    .acc = Kočičí lékaře
    .ins = Kočičími lékaři
    .number = plural
    .text = Kdykoli jsou odstraněni bojovníci tvé frakce, smíš použít kartu se symbolem té mýtiny a umístit je na mýtinu s komponentami své frakce.
faction-warm-sun-prophets = Proroci hřejivého slunce
    .full = Proroci hřejivého slunce
    .gen = Proroků hřejivého slunce
    .dat = Prorokům hřejivého slunce
    .acc = Proroky hřejivého slunce
    .ins = Proroky hřejivého slunce
    .number = plural
    .text = Při najmutí, není-li žádný na mapě: umísti jednoho kamkoli. Jednou za Bílý den: donuť hráče u Proroka k bitvě na té mýtině, nebo k odchodu se vším, čím může, a případně k bitvě v cíli, proti komu určíš ty; nebo umísti Proroka tam, kde žádný není.
faction-lizard-envoys = Ještěří vyslanci
    .full = Ještěří vyslanci
    .gen = Ještěřích vyslanců
    .dat = Ještěřím vyslancům
    .acc = Ještěří vyslance
    .ins = Ještěřími vyslanci
    .number = plural
    .text = Na začátku Rozbřesku smíš z pěti vrchních karet odhazovacího balíčku vzít jednu se symbolem, který je mezi nimi nejčastější, ale ne přepad.
faction-sunward-expedition = Výprava za sluncem
    .full = Výprava za sluncem
    .gen = Výpravy za sluncem
    .dat = Výpravě za sluncem
    .acc = Výpravu za sluncem
    .ins = Výpravou za sluncem
    .number = singular
    .text = Jednou za Bílý den: umísti základnu výpravy a až tři bojovníky na mýtinu, kde žádná není; nezbývá-li, vezmi některou z mapy. Potom buď pohyb a bitva, obojí jen chceš-li, nebo bojovník ke každé základně výpravy.
faction-mole-artisans = Krtčí řemeslníci
    .full = Krtčí řemeslníci
    .gen = Krtčích řemeslníků
    .dat = Krtčím řemeslníkům
    .acc = Krtčí řemeslníky
    .ins = Krtčími řemeslníky
    .number = plural
    .text = Karty s předmětem, které vyrobíš, smí zůstat před tebou; na konci Večera se ti vrátí do ruky.
faction-corvid-spies = Krkavčí špehové
    .full = Krkavčí špehové
    .gen = Krkavčích špehů
    .dat = Krkavčím špehům
    .acc = Krkavčí špehy
    .ins = Krkavčími špehy
    .number = plural
    .text = Jednou za Bílý den: umísti dva bojovníky na mýtiny s nepřátelskými komponentami; potom buď bitva na každé mýtině se Špehy, nebo náhodná karta od každého soupeře na jedné z nich.
faction-raven-sentries = Havraní hlídky
    .full = Havraní hlídky
    .gen = Havraních hlídek
    .dat = Havraním hlídkám
    .acc = Havraní hlídky
    .ins = Havraními hlídkami
    .number = plural
    .text = V bitvě rozdáš zásah navíc tam, kde jsou stavby nebo žetony tvé frakce.
faction-vault-keepers = Strážci pokladnic
    .full = Strážci pokladnic
    .gen = Strážců pokladnic
    .dat = Strážcům pokladnic
    .acc = Strážce pokladnic
    .ins = Strážci pokladnic
    .number = plural
    .text = Při najmutí, nemají-li nic na mapě: dva bojovníci a pokladnice na kteroukoli mýtinu. Jednou za Bílý den: smíš umístit pokladnici k jiné nebo vedle ní, jinak bojovníka a pokladnici kamkoli; potom buď bitvy na mýtinách s pokladnicí, nebo bojovník ke každé pokladnici, podle libosti.
faction-badger-bodyguards = Jezevčí strážci
    .full = Jezevčí strážci
    .gen = Jezevčích strážců
    .dat = Jezevčím strážcům
    .acc = Jezevčí strážce
    .ins = Jezevčími strážci
    .number = plural
    .text = V bitvě ignoruješ první zásah, který dostaneš; i s jinými takovými účinky jen jeden.
faction-flame-bearers = Nositelé ohně
    .full = Nositelé ohně
    .gen = Nositelů ohně
    .dat = Nositelům ohně
    .acc = Nositele ohně
    .ins = Nositeli ohně
    .number = plural
    .text = Při najmutí, není-li žádný na mapě: umísti dva kamkoli. Na začátku Rozbřesku každý odstraní nepřátelskou komponentu ze své mýtiny, nejdřív bojovníky; potom umísti jednoho k jinému nebo vedle něj, jinak dva kamkoli.
faction-rat-smugglers = Krysí pašeráci
    .full = Krysí pašeráci
    .gen = Krysích pašeráků
    .dat = Krysím pašerákům
    .acc = Krysí pašeráky
    .ins = Krysími pašeráky
    .number = plural
    .text = Za Bílého dne smíš odhazovat karty s předmětem, každou za pohyb nebo bitvu.
faction-popular-band = Oblíbená kapela
    .full = Oblíbená kapela
    .gen = Oblíbené kapely
    .dat = Oblíbené kapele
    .acc = Oblíbenou kapelu
    .ins = Oblíbenou kapelou
    .number = singular
    .text = Při najmutí, není-li nikdo na mapě: umísti jednoho ke komponentám své frakce. Soupeři neodejdou z mýtiny s Kapelou v tahu, kdy na ni přišli. Jednou za Bílý den: donuť po bojovníkovi z každé mýtiny vedle Kapely přijít k ní; potom smíš jednoho umístit kamkoli.
faction-street-band = Pouliční kapela
    .full = Pouliční kapela
    .gen = Pouliční kapely
    .dat = Pouliční kapele
    .acc = Pouliční kapelu
    .ins = Pouliční kapelou
    .number = singular
    .text = Soupeři neodejdou z mýtiny s Kapelou v tahu, kdy na ni přišli. Jednou za Bílý den: umísti jednoho kamkoli.

## Pieces

piece-foothold =
    { $n ->
        [one] základna výpravy
        [few] { $n } základny výpravy
       *[other] { $n } základen výpravy
    }
    .acc =
        { $n ->
            [one] základnu výpravy
            [few] { $n } základny výpravy
           *[other] { $n } základen výpravy
        }
piece-vault =
    { $n ->
        [one] pokladnice
        [few] { $n } pokladnice
       *[other] { $n } pokladnic
    }
    .acc =
        { $n ->
            [one] pokladnici
            [few] { $n } pokladnice
           *[other] { $n } pokladnic
        }
short-piece-foothold =
    { $n ->
        [one] základna výpravy
        [few] { $n } základny výpravy
       *[other] { $n } základen výpravy
    }
short-piece-vault =
    { $n ->
        [one] pokladnice
        [few] { $n } pokladnice
       *[other] { $n } pokladnic
    }
scene-piece-foothold = základna výpravy
scene-piece-vault = pokladnice

## Questions

prompt-place-hirelings-where = { $player }: kam umístíš { NAME($piece, case: "acc") }?
prompt-hirelings-move-from = { $player }: odkud se přesunou?
prompt-hirelings-move-to = { $player }: kam se přesunou { NAME($origin, case: "from") }?
prompt-how-many-hirelings-move = { $player }: kolik se jich přesune ({ $origin }, { $destination })?
prompt-hirelings-battle-where = { $player }: kde svedou bitvu?
prompt-hirelings-battle-whom = { $player }: s kým svedou bitvu { NAME($clearing, case: "where") }?
prompt-what-hirelings-do = { $player }: co udělají teď?
prompt-card-for-the-physicians = Kočičí lékaři: použiješ kartu, abys zachránil { NAME($warriors, case: "acc") } { NAME($clearing, case: "from") }?
prompt-where-the-physicians-bring-them = Kam umístíš zachráněné ({ $warriors })?
prompt-where-the-prophets-preach = Proroci hřejivého slunce: kde káží?
prompt-whom-the-prophets-move = Proroci hřejivého slunce: koho donutíš { NAME($clearing, case: "where") }?
prompt-what-the-prophets-demand = Proroci hřejivého slunce: k čemu { NAME($clearing, case: "where") } donutíš hráče ({ $player })?
prompt-where-the-prophets-send-them = Proroci hřejivého slunce: kam { NAME($clearing, case: "from") } musí jít hráč ({ $player })?
prompt-whom-they-are-sent-against = Proroci hřejivého slunce: s kým { NAME($clearing, case: "where") } musí hráč ({ $player }) svést bitvu?
prompt-what-the-envoys-find = Ještěří vyslanci: kterou kartu si vezmeš z odhazovacího balíčku?
prompt-which-card-comes-next-to-the-pile = Odhazuješ víc karet najednou, zbývá { $count }: která přijde na odhazovací balíček teď? Poslední bude navrchu.
prompt-take-up-which-foothold = { $player }: kterou základnu výpravy vezmeš z mapy?
prompt-how-many-of-the-expedition-come = { $player }: kolik bojovníků umístíš { NAME($clearing, case: "where") }?
prompt-keep-the-card-with-the-artisans = Krtčí řemeslníci: necháš si { NAME($card, case: "acc") }, místo abys kartu odhodil?
prompt-where-the-spies-take-cards = Krkavčí špehové: kde vezmeš kartu každému soupeři?
prompt-what-the-flame-bearers-burn = Nositelé ohně: co odstraníš { NAME($clearing, case: "from") }?
prompt-card-for-the-smugglers = Krysí pašeráci: kterou kartu odhodíš?
prompt-where-the-band-plays = Oblíbená kapela: kde hraje?
prompt-from-where-they-come-to-the-band = Oblíbená kapela { NAME($clearing, case: "where") }: odkud donutíš přijít bojovníka?
prompt-who-comes-to-the-band = Čí bojovník přijde { NAME($origin, case: "from") }?
prompt-which-warrior-comes-to-the-band = Který z bojovníků přijde { NAME($origin, case: "from") }?

## Options

action-march-the-patrol = Lesní hlídka: pohyb, potom bitva
action-return-the-patrol = Lesní hlídka: umístit bojovníky z karty
action-the-prophets-preach = Proroci hřejivého slunce: donutit hráče
action-place-a-prophet = Proroci hřejivého slunce: umístit bojovníka
action-the-expedition-comes-up = Výprava za sluncem: základna výpravy a víc
action-the-spies-come = Krkavčí špehové: dva bojovníci, potom bitvy nebo karty
action-the-vault-keepers-build = Strážci pokladnic: pokladnice, potom bitvy nebo bojovníci
action-move-with-the-smugglers = Krysí pašeráci: odhodit kartu s předmětem za pohyb
action-battle-with-the-smugglers = Krysí pašeráci: odhodit kartu s předmětem za bitvu
action-the-band-plays = Oblíbená kapela: přilákat bojovníky, potom jednoho umístit
action-the-street-band-plays = Pouliční kapela: umístit bojovníka
word-move-and-battle = pohyb, potom bitva
word-place-more = umístit bojovníky
word-take-cards = vzít karty
word-what-hirelings-do--battles = bitvy
word-place-hirelings-where--done = neumístit nic
word-hirelings-move-from--done = bez pohybu
word-hirelings-battle-where--done = bez bitvy
word-from-where-they-come-to-the-band--done = nikdo další nepřijde
word-card-for-the-physicians--no = nechat je být
word-what-the-envoys-find--no = nevzít žádnou
word-whom-they-are-sent-against--no = bez bitvy
trigger-feline-physicians = { $owner }: Kočičí lékaři ({ $clearing })
trigger-lizard-envoys = { $owner }: Ještěří vyslanci
trigger-flame-bearers = { $owner }: Nositelé ohně
trigger-mole-artisans = { $owner }: Krtčí řemeslníci

## The log

event-on-the-patrol-card = { $player }: na kartě { $n }
event-kept-by-the-artisans = { $player }: Krtčí řemeslníci si nechávají { NAME($card, case: "acc") }
event-back-from-the-artisans = { $player }: { $card } se vrací do ruky

## Why not

reason-place-hirelings-where--root-a-6-3 = její karta tam nedovoluje začít
reason-place-hirelings-where--root-e-2-1 = karta tam umístění nedovoluje
reason-place-hirelings-where--root-e-2-3 = karta tam umístění nedovoluje
reason-place-hirelings-where--root-e-2-4 = karta tam umístění nedovoluje
reason-where-the-physicians-bring-them--root-e-2-2 = nemáš tam komponenty své frakce
reason-card-for-the-physicians--root-e-2-2 = musí odpovídat mýtině
reason-where-the-prophets-preach--root-e-2-4 = není tam Prorok, nebo tam nikdo nemůže do bitvy ani pryč
reason-whom-the-prophets-move--root-e-2-4 = nemají tam komponenty své frakce, nebo nemohou do bitvy ani pryč
reason-where-the-prophets-send-them--root-e-2-4 = ten hráč by se tam přesunout nemohl
reason-take-up-which-foothold--root-e-2-4 = není tam základna výpravy
reason-where-the-spies-take-cards--root-e-2-4 = není tam Špeh, nebo žádný soupeř s kartou
reason-card-for-the-smugglers--root-e-2-2 = není na ní předmět
reason-where-the-band-plays--root-e-2-4 = Kapela tam není
reason-from-where-they-come-to-the-band--root-e-2-4 = není vedle Kapely, nebo by odtud žádný bojovník přijít nemohl
reason-who-comes-to-the-band--root-e-2-4 = žádný jejich bojovník by odtud přijít nemohl
reason-action--march-the-patrol--root-e-2-4 = jednou za Bílý den, s bojovníky Hlídky, kteří mohou na pohyb nebo do bitvy
reason-action--return-the-patrol--root-e-2-4 = jednou za Bílý den, s bojovníky na kartě a s Hlídkou na mapě
reason-action--the-prophets-preach--root-e-2-4 = jednou za Bílý den, s hráčem u Proroka, který může do bitvy nebo pryč
reason-action--place-a-prophet--root-e-2-4 = jednou za Bílý den, s Prorokem v zásobě a mýtinou bez něj
reason-action--the-expedition-comes-up--root-e-2-4 = jednou za Bílý den
reason-action--the-spies-come--root-e-2-4 = jednou za Bílý den, se Špehy na mapě nebo s nepřátelskými komponentami
reason-action--the-vault-keepers-build--root-e-2-4 = jednou za Bílý den
reason-action--the-band-plays--root-e-2-4 = jednou za Bílý den, s Kapelou na mapě nebo v zásobě
reason-action--the-street-band-plays--root-e-2-4 = jednou za Bílý den, je-li někdo v zásobě
reason-action--move-with-the-smugglers--root-e-2-2 = chce to v ruce kartu s předmětem
reason-action--battle-with-the-smugglers--root-e-2-2 = chce to v ruce kartu s předmětem
