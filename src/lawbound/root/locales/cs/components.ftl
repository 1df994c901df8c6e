### Cards, quests, characters, maps and bots. The texts are ours; article numbers such as 4.5.2 stay as they are.

## Cards of the deck. `.text`: what the card does, in our own words (not those of the publisher)

card-ambush-bird = Přepadení!
    .text = Nelze vyrobit. Na začátku bitvy na kterékoli mýtině (symbol karty je žolík) ji může zahrát obránce: útočník ihned obdrží 2 zásahy a karta se odhodí. Odpoví-li útočník přepadením, které odpovídá symbolu mýtiny, odhodí se obě karty a zásahy se neudělují. Nezbude-li útočníkovi po zásazích na mýtině nic, čím by bojoval, bitva končí ještě před hodem.
card-ambush-fox = Přepadení!
    .text = Nelze vyrobit. Na začátku bitvy, a to jen na liščí mýtině, ji může zahrát obránce: útočník ihned obdrží 2 zásahy a karta se odhodí. Odpoví-li útočník přepadením, které odpovídá symbolu mýtiny, odhodí se obě karty a zásahy se neudělují. Nezbude-li útočníkovi po zásazích na mýtině nic, čím by bojoval, bitva končí ještě před hodem.
card-ambush-rabbit = Přepadení!
    .text = Nelze vyrobit. Na začátku bitvy, a to jen na zaječí mýtině, ji může zahrát obránce: útočník ihned obdrží 2 zásahy a karta se odhodí. Odpoví-li útočník přepadením, které odpovídá symbolu mýtiny, odhodí se obě karty a zásahy se neudělují. Nezbude-li útočníkovi po zásazích na mýtině nic, čím by bojoval, bitva končí ještě před hodem.
card-ambush-mouse = Přepadení!
    .text = Nelze vyrobit. Na začátku bitvy, a to jen na myší mýtině, ji může zahrát obránce: útočník ihned obdrží 2 zásahy a karta se odhodí. Odpoví-li útočník přepadením, které odpovídá symbolu mýtiny, odhodí se obě karty a zásahy se neudělují. Nezbude-li útočníkovi po zásazích na mýtině nic, čím by bojoval, bitva končí ještě před hodem.
card-dominance-bird = Dominance
    .text = Nelze vyrobit. Jakmile ji aktivuješ, můžeš zvítězit jen takto: začíná tvůj Rozbřesk a ovládáš dvě protilehlé rohové mýtiny (po úhlopříčce).
card-dominance-fox = Dominance
    .text = Nelze vyrobit. Jakmile ji aktivuješ, můžeš zvítězit jen takto: začíná tvůj Rozbřesk a ovládáš tři liščí mýtiny.
card-dominance-rabbit = Dominance
    .text = Nelze vyrobit. Jakmile ji aktivuješ, můžeš zvítězit jen takto: začíná tvůj Rozbřesk a ovládáš tři zaječí mýtiny.
card-dominance-mouse = Dominance
    .text = Nelze vyrobit. Jakmile ji aktivuješ, můžeš zvítězit jen takto: začíná tvůj Rozbřesk a ovládáš tři myší mýtiny.
card-birdy-bindle = Ptačí raneček
    .text = Vezmi si ze zásoby předmětů vak na své místo pro vyrobené předměty, získej 1 VB a kartu odhoď.
card-woodland-runners = Lesní běžci
    .text = Vezmi si ze zásoby předmětů botu na své místo pro vyrobené předměty, získej 1 VB a kartu odhoď.
card-arms-trader = Obchodník se zbraněmi
    .text = Vezmi si ze zásoby předmětů meč na své místo pro vyrobené předměty, získej 2 VB a kartu odhoď.
card-crossbow-bird = Kuše
    .text = Vezmi si ze zásoby předmětů kuši na své místo pro vyrobené předměty, získej 1 VB a kartu odhoď.
card-gently-used-knapsack = Lehce obnošený ruksak
    .text = Vezmi si ze zásoby předmětů vak na své místo pro vyrobené předměty, získej 1 VB a kartu odhoď.
card-root-tea-fox = Čaj z kořínků
    .text = Vezmi si ze zásoby předmětů konvičku na své místo pro vyrobené předměty, získej 2 VB a kartu odhoď.
card-travel-gear-fox = Cestovní výbava
    .text = Vezmi si ze zásoby předmětů botu na své místo pro vyrobené předměty, získej 1 VB a kartu odhoď.
card-protection-racket = Výpalné
    .text = Vezmi si ze zásoby předmětů minci na své místo pro vyrobené předměty, získej 3 VB a kartu odhoď.
card-foxfolk-steel = Liščí ocel
    .text = Vezmi si ze zásoby předmětů meč na své místo pro vyrobené předměty, získej 2 VB a kartu odhoď.
card-anvil = Kovadlina
    .text = Vezmi si ze zásoby předmětů kladivo na své místo pro vyrobené předměty, získej 2 VB a kartu odhoď.
card-smugglers-trail = Pašerácká stezka
    .text = Vezmi si ze zásoby předmětů vak na své místo pro vyrobené předměty, získej 1 VB a kartu odhoď.
card-root-tea-rabbit = Čaj z kořínků
    .text = Vezmi si ze zásoby předmětů konvičku na své místo pro vyrobené předměty, získej 2 VB a kartu odhoď.
card-a-visit-to-friends = Návštěva přátel
    .text = Vezmi si ze zásoby předmětů botu na své místo pro vyrobené předměty, získej 1 VB a kartu odhoď.
card-bake-sale = Prodej koláčů
    .text = Vezmi si ze zásoby předmětů minci na své místo pro vyrobené předměty, získej 3 VB a kartu odhoď.
card-mouse-in-a-sack = Myš v pytli
    .text = Vezmi si ze zásoby předmětů vak na své místo pro vyrobené předměty, získej 1 VB a kartu odhoď.
card-root-tea-mouse = Čaj z kořínků
    .text = Vezmi si ze zásoby předmětů konvičku na své místo pro vyrobené předměty, získej 2 VB a kartu odhoď.
card-travel-gear-mouse = Cestovní výbava
    .text = Vezmi si ze zásoby předmětů botu na své místo pro vyrobené předměty, získej 1 VB a kartu odhoď.
card-investments = Investice
    .text = Vezmi si ze zásoby předmětů minci na své místo pro vyrobené předměty, získej 3 VB a kartu odhoď.
card-sword = Meč
    .text = Vezmi si ze zásoby předmětů meč na své místo pro vyrobené předměty, získej 2 VB a kartu odhoď.
card-crossbow-mouse = Kuše
    .text = Vezmi si ze zásoby předmětů kuši na své místo pro vyrobené předměty, získej 1 VB a kartu odhoď.
card-armorers = Zbrojíři
    .text = V bitvě, které se účastníš, můžeš tuto kartu odhodit a ignorovat všechny zásahy, které proti tobě druhá strana hodila.
card-sappers = Zákopníci
    .text = Jako obránce v bitvě můžeš tuto kartu odhodit a udělit jeden dodatečný zásah.
card-brutal-tactics = Drsná taktika
    .text = Jako útočník v bitvě můžeš udělit jeden dodatečný zásah. Pokud to uděláš, obránce získá 1 VB. Karta zůstává ve hře.
card-royal-claim = Královský nárok
    .text = Během svého Rozbřesku můžeš tuto kartu odhodit a získat 1 VB za každou mýtinu, kterou ovládáš.
card-stand-and-deliver = Peníze, nebo život!
    .text = Během Rozbřesku můžeš vzít náhodnou kartu z ruky jiného hráče; ten získá 1 VB. Jednou za tah.
    .newer = Jednou za Rozbřesk můžeš vzít náhodnou kartu z ruky soupeře; ten získá 1 VB.
card-tax-collector = Výběrčí daní
    .text = Jednou za Bílý den můžeš odstranit jednoho ze svých bojovníků, ať je kdekoli, a dobrat si kartu.
    .newer = Jednou za Bílý den můžeš odstranit jednoho bojovníka své frakce z mýtiny na mapě a dobrat si kartu.
card-favor-of-the-foxes = Přízeň lišek
    .text = Odstraň všechny komponenty soupeřů ze všech liščích mýtin a kartu odhoď. Za takto odstraněné stavby a žetony získáváš body jako obvykle.
card-command-warren = Velitelské doupě
    .text = Na začátku svého Bílého dne, než v této fázi uděláš cokoli jiného, můžeš svést jednu bitvu.
card-better-burrow-bank = Banka U Lepší nory
    .text = Na začátku Rozbřesku si ty a jeden další hráč podle tvé volby doberete po kartě.
    .newer = Na začátku Rozbřesku si můžeš dobrat kartu; pokud to uděláš, dobere si kartu i soupeř podle tvé volby.
card-cobbler = Švec
    .text = Na začátku svého Večera můžeš provést jeden pohyb.
card-favor-of-the-rabbits = Přízeň zajíců
    .text = Odstraň všechny komponenty soupeřů ze všech zaječích mýtin a kartu odhoď. Za takto odstraněné stavby a žetony získáváš body jako obvykle.
card-scouting-party = Průzkumný oddíl
    .text = Dokud jsi útočník, karty přepadení na tebe nepůsobí: přepadení zahrané obráncem ti neudělí žádné zásahy.
card-codebreakers = Luštitelé šifer
    .text = Jednou za svůj Bílý den se můžeš podívat na všechny karty v ruce jednoho jiného hráče.
card-favor-of-the-mice = Přízeň myší
    .text = Odstraň všechny komponenty soupeřů ze všech myších mýtin a kartu odhoď. Za takto odstraněné stavby a žetony získáváš body jako obvykle.

## Quests of the Vagabond

quest-errand-fox = Pochůzka
quest-fundraising = Sbírka peněz
quest-give-a-speech-fox = Proslov
quest-logistics-help-fox = Pomoc s logistikou
quest-repair-a-shed = Oprava kůlny
quest-errand-rabbit = Pochůzka
quest-expel-bandits-rabbit = Vyhnání banditů
quest-fend-off-a-bear-rabbit = Zahnání medvěda
quest-give-a-speech-rabbit = Proslov
quest-guard-duty-rabbit = Strážní služba
quest-escort = Doprovod
quest-expel-bandits-mouse = Vyhnání banditů
quest-fend-off-a-bear-mouse = Zahnání medvěda
quest-guard-duty-mouse = Strážní služba
quest-logistics-help-mouse = Pomoc s logistikou

## Characters of the Vagabond: `.ability` is the special action, `.text` what it does, `.bot` what the Vagabot does instead

character-thief = Zloděj
    .ability = Krádež
    .text = Vezmi náhodnou kartu z ruky hráče, který je na mýtině Zloděje.
    .bot = Krádež. Vezme náhodnou kartu soupeři na mýtině bota; vybírá toho s nejvíce body, pak s nejvíce komponentami.
character-tinker = Kutil
    .ability = Nádeničení
    .text = Vezmi si do ruky jednu kartu podle své volby z odhazovacího balíčku; její symbol musí odpovídat mýtině Kutila. Ptačí karta vyhovuje vždy.
    .bot = Nádeničení. Bot za 1 vítězný bod vyrobí tu kartu nejblíže vrchu odhazovacího balíčku, jejíž předmět je k dispozici. Hru začíná o jeden předmět chudší (se třemi).
character-ranger = Zálesák
    .ability = Skrýš
    .text = Oprav tři poškozené předměty; Bílý den tím ihned končí a začíná Večer.
    .bot = Skrýš. Má-li bot tři nebo více poškozených předmětů, proklouzne do náhodného sousedního lesa.
character-vagrant = Pobuda
    .ability = Podněcování
    .text = Na mýtině Pobudy proběhne bitva mezi útočníkem a obráncem, které určíš.
    .bot = Vyvolá na své mýtině bitvu, zvolí útočníka i obránce a za oba odstraňuje komponenty. Útočníkem je hráč s nejvíce komponentami, obráncem ten s druhým nejvyšším počtem; sám Tulákobot jen tehdy, není-li jiná možnost, a to jako útočník; stavby před žetony, jinak náhodně (7.7.4, 7.7.4.I).
character-arbiter = Rozhodce
    .ability = Ochrana
    .text = Obránce si může Rozhodce přivolat na pomoc, pokud je na bitevní mýtině: Rozhodce získá 1 VB a k obráncovu maximu hozených zásahů se přičte počet Rozhodcových nepoškozených mečů (použitých i nepoužitých). Nemůže pomáhat sám sobě ani být přivolán proti sobě.
    .bot = Před hodem v bitvě na jeho mýtině si ho může obránce přivolat na pomoc: bot získá bod a k obráncovu maximu hozených zásahů přičte počet předmětů na své bitevní stupnici. Boti ho přivolají, je-li jejich maximum hozených zásahů menší než tři a menší než počet útočníkových komponent na mýtině a má-li Rozhodce méně bodů než oni (7.7.6).
character-scoundrel = Ničema
    .ability = Spálená země
    .text = Polož pochodeň na mýtinu Ničemy a odstraň odtud všechny komponenty soupeřů. Po zbytek hry nelze na tuto mýtinu nic umístit ani se na ni přesunout. Ničema na ní zůstává, ale jakmile odejde, už se nemůže vrátit.
    .bot = Jsou-li na jeho mýtině nejméně tři komponenty soupeřů a mezi nimi stavba nebo žeton, odstraní všechny komponenty soupeřů, položí kterýkoli předmět ze své desky na tamní pozici (na zakrytou pozici nelze nic postavit) a získá jeden bod (7.7.5).
character-adventurer = Dobrodruh
    .ability = Improvizace
    .text = Při akci Úkol můžeš jeden nepoužitý předmět počítat jako kterýkoli jiný. Předmět se pro úkol použije a zároveň poškodí.
character-ronin = Rónin
    .ability = Rychlý úder
    .text = Použij meč a uděl jeden dodatečný zásah.
character-harrier = Nájezdník
    .ability = Plachtění
    .text = Přesuň samotnou figuru na kteroukoli mýtinu mapy, třeba i nepřátelskou, bez ohledu na sousedství a cesty a bez použití bot.

## Maps

map-autumn = Podzimní mapa
map-winter = Zimní mapa
map-lake = Jezerní mapa
map-mountain = Horská mapa

## Difficulties of bots: agree with "obtížnost"

difficulty-easy = jednoduchá
difficulty-default = výchozí
difficulty-challenging = výzva
difficulty-nightmare = noční můra

## Mechanical Marquise 2.0: its name, what the difficulties change, and its traits (`.text`: what they do)

bot-marquise = Mechanická Markýza 2.0
difficulty-marquise--easy = Verbování (4.5.2, 4.7.2) umístí jen dva bojovníky místo čtyř.
difficulty-marquise--default = Čtyři bojovníci (4.5.2, 4.7.2).
difficulty-marquise--challenging = Po verbování bot umístí ještě dva bojovníky na přikázanou mýtinu s nejvyšší prioritou, kterou ovládá.
difficulty-marquise--nightmare = Jako výzva; navíc bot na konci Večera získá 1 vítězný bod.
trait-marquise--blitz = Blesková válka
    .text = Po kroku Pohyb se vezme mýtina s nejvyšší prioritou, kterou bot ovládá a na které nejsou komponenty soupeřů. Bot z ní přesune všechny své bojovníky kromě jednoho, a jsou-li v cíli soupeři, svede tam bitvu.
trait-marquise--fortified = Opevnění
    .text = Na odstranění každé stavby bota jsou třeba dva zásahy; jediný zásah přiřazený stavbě nemá účinek.
trait-marquise--hospitals = Nemocnice
    .text = Po každé bitvě, v níž bot jako obránce přišel alespoň o dva bojovníky, ihned umístí dva bojovníky na mýtinu s žetonem pevnosti.
trait-marquise--iron-will = Železná vůle
    .text = V Intenzivním Bílém dni umístí Verbování (4.7.2) dvojnásobek bojovníků.
trait-marquise--overwhelming = Přesila
    .text = Kdykoli bot verbuje, získá jeden vítězný bod za každé dva bojovníky, které nemůže umístit, protože má prázdnou zásobu nebo pro ně není povolená mýtina. Rozšíření se (4.5.5) může nastat jen jednou za tah.

## Electric Eyrie: its name, what the difficulties change, and its traits (`.text`: what they do)

bot-eyrie = Optimalizovaní Orli
difficulty-eyrie--easy = Při přípravě hry se do ptačího sloupce umístí jen jeden věrný vezír.
difficulty-eyrie--default = Dva věrní vezíři (5.3.3).
difficulty-eyrie--challenging = Při přípravě hry vezmi z balíčku jednu ptačí kartu přepadení a umísti ji do ptačího sloupce výnosu.
difficulty-eyrie--nightmare = Jako výzva; navíc bot na konci Večera získá 1 vítězný bod.
trait-eyrie--nobility = Urozenost
    .text = Bot upadne do chaosu, nemůže-li umístit hřad nebo bojovníka. Když upadne do chaosu, neztrácí vítězné body; místo toho získá jeden bod za každou ptačí kartu ve svém výnosu.
trait-eyrie--relentless = Neúnavnost
    .text = Po vyhodnocení výnosu bot odstraní všechny bezbranné stavby a žetony na každé mýtině, kde má bojovníky.
trait-eyrie--swoop = Nálet
    .text = Na konci Bílého dne bot umístí dva bojovníky na mýtinu s nejvyšší prioritou, na které nemá žádné komponenty.
trait-eyrie--war-tax = Válečná daň
    .text = Kdykoli bot odstraní soupeřův žeton nebo stavbu, jejich majitel ztratí jeden vítězný bod.
trait-eyrie--focused = Soustředění
    .text = V bitvě udělí bot dodatečný zásah podle 5.5.1.III i tehdy, má-li sloupec nejvíce karet jen shodně s jiným.

## Automated Alliance: its name, what the difficulties change, and its traits (`.text`: what they do)

bot-alliance = Automatizovaná Aliance
difficulty-alliance--easy = Agitace (6.6.1) vyžaduje na mýtině nejméně čtyři bojovníky Aliance.
difficulty-alliance--default = Agitace vyžaduje nejméně tři (6.6.1).
difficulty-alliance--challenging = Agitace vyžaduje na mýtině nejméně dva bojovníky Aliance.
difficulty-alliance--nightmare = Jako výzva; navíc bot na konci Večera získá 1 vítězný bod.
trait-alliance--informants = Informátoři
    .text = Automatizované přepadení (6.2.2) funguje i tehdy, je-li napaden bezbranný žeton sympatie.
trait-alliance--popularity = Popularita
    .text = Soupeři nezískávají vítězné body za odstranění žetonů sympatie.
trait-alliance--veterans = Veteráni
    .text = Jako obránce v bitvě používá bot vyšší hod a útočník nižší.
trait-alliance--wildfire = Lesní požár
    .text = Na konci Večera bot šíří sympatie (6.5.1), aniž by za tento žeton získal body.
trait-alliance--steadfast = Neochvějnost
    .text = V tahu, ve kterém dojde k Nečekané vzpouře (6.5.2), přeskoč Soucit veřejnosti (6.4.4); za tah se provede jen jedno z nich. Stanné právo (6.2.5) se ignoruje.

## Vagabot: its name, what the difficulties change, and its traits (`.text`: what they do)

bot-vagabond = Tulákobot
difficulty-vagabond--easy = Večer bot obnoví o jeden předmět méně (7.6.1: tři, bez poškozených pět).
difficulty-vagabond--default = Čtyři, bez poškozených předmětů šest (7.6.1).
difficulty-vagabond--challenging = Večer bot obnoví o jeden předmět více (pět, bez poškozených sedm).
difficulty-vagabond--nightmare = Jako výzva; navíc bot na konci Večera získá 1 vítězný bod.
trait-vagabond--adventurer = Dobrodruh
    .text = Bot svede jen jednu bitvu za tah. Na konci Bílého dne využije zbývající předměty k opakovaným akcím Úkol (7.5.2).
trait-vagabond--berserker = Berserkr
    .text = Akce Bitva (7.5.4) míří na mýtinu s nejvíce komponentami a na ní na hráče s nejvíce komponentami. Na konci svého tahu bot opraví jeden předmět navíc.
trait-vagabond--helper = Dobrodinec
    .text = Když bot provede akci Pomoc (7.5.3), získá jeden vítězný bod navíc a hráč, kterému pomohl, si vezme dvě karty místo jedné.
trait-vagabond--marksman = Ostrostřelec
    .text = Když bot útočí, udělí ještě před hodem kostkami jeden okamžitý zásah; odstraní-li tím bojovníka, získá bod.
trait-vagabond--questing = Plnění úkolů
    .text = Do prahů bitevní stupnice 6, 9 a 12 se počítají i poškozené předměty a předmět na stupnici ji už nikdy neopouští. Úkol má hodnotu o jeden vítězný bod vyšší. Pomoc nyní zahrnuje pohyb: bot jde na nejbližší mýtinu s hráčem, který má vyrobené předměty, ale pomůže mu jen jednou. Akce Bílého dne se mění: liščí Průzkum, Zvláštní akce, Bitva; zaječí Zvláštní akce, Pomoc, Bitva; myší Úkol, Pomoc, Bitva; ptačí Průzkum, Úkol, Bitva.

## Logical Lizards: its name, what the difficulties change, and its traits (`.text`: what they do)

bot-lizards = Ještěroboti
difficulty-lizards--easy = Rituály (8.5) odhalí jen tři karty ze Ztracených duší.
difficulty-lizards--default = Čtyři karty (8.5).
difficulty-lizards--challenging = Rituály odhalí pět karet ze Ztracených duší.
difficulty-lizards--nightmare = Jako výzva; navíc bot na konci Večera získá 1 vítězný bod.
trait-lizards--spiteful = Zlomyslnost
    .text = Kdykoli bot podnikne křížovou výpravu (8.4.2.II), získá jeden vítězný bod navíc, odstraní-li nějaké žetony.
trait-lizards--erratic = Nevyzpytatelnost
    .text = Na konci svého tahu bot dobere kartu a přidá ji ke Ztraceným duším.
trait-lizards--fanatics = Fanatici
    .text = Kdykoli bot konvertuje (8.4.2.I), svede po konvertování bojovníka na této mýtině bitvu a udělí v ní dodatečný zásah. Při shodě cílí na hráče s nejvíce bezbrannými stavbami, pak s nejvíce body.
trait-lizards--martyrs = Mučedníci
    .text = Kdykoli bot provede ptačí rituál (8.5.2), umístí navíc jednoho bojovníka ze zásoby na místo pro kultisty.

## Riverfolk Robots: its name, what the difficulties change, and its traits (`.text`: what they do)

bot-riverfolk = Řízený Říční lid
difficulty-riverfolk--easy = Stavba a posádka (9.5.1) neumístí k obchodnímu stanovišti žádného bojovníka.
difficulty-riverfolk--default = Jeden bojovník (9.5.1).
difficulty-riverfolk--challenging = Stavba a posádka umístí k obchodnímu stanovišti dva bojovníky.
difficulty-riverfolk--nightmare = Jako výzva; navíc bot na konci Večera získá 1 vítězný bod.
trait-riverfolk--greedy = Chamtivost
    .text = Nakoupí-li vedoucí hráč (s nejvíce body) jednu službu nebo několik najednou, získá bot 1 vítězný bod.
trait-riverfolk--involved = Zainteresovanost
    .text = Pokud si člověk ve svém tahu nekoupí službu Žoldáci, zachází se s bojovníky bota, jako by si Žoldáky koupili všichni soupeři tohoto hráče. Tulák si může Žoldáky koupit, aby tomu předešel, ale žádný užitek z této služby nemá.
trait-riverfolk--garrison = Posádka
    .text = Jako obránce v bitvě není bot nikdy bezbranný a každé jeho obchodní stanoviště na mýtině zvyšuje jeho maximum hozených zásahů o jeden.
trait-riverfolk--ferocious = Zuřivost
    .text = Jako útočník v bitvě má bot maximum hozených zásahů vždy tři.

## Drillbit Duchy: its name, what the difficulties change, and its traits (`.text`: what they do)

bot-duchy = Heuristické Hrabství
difficulty-duchy--easy = Verbování (10.4.3) umístí do Nory jen jednoho bojovníka a dalšího za každý odkrytý symbol krtka.
difficulty-duchy--default = Dva a dalšího za každý symbol (10.4.3).
difficulty-duchy--challenging = Verbování umístí do Nory tři bojovníky a dalšího za každý odkrytý symbol krtka.
difficulty-duchy--nightmare = Jako výzva; navíc bot na konci Večera získá 1 vítězný bod.
trait-duchy--foundations = Základy
    .text = Koruna ztracená kvůli Ceně za chyby (10.2.1) se vezme nejnižšímu ovlivněnému vyslanci toho symbolu, na jehož mýtině byla právě ztracena stavba (symbol mýtiny, která přišla o stavbu Hrabství).
trait-duchy--investors = Investoři
    .text = Člověk, který způsobí Cenu za chyby, musí odhodit kartu odpovídající mýtině, která přišla o stavbu Hrabství. Hrabství tím ztratí jeden vítězný bod. Nemá-li takovou kartu, ovlivní místo toho Hrabství vyslance podle 10.6.3, avšak jen některého z vyslanců se symbolem mýtiny, která přišla o stavbu.
trait-duchy--overwhelm = Přečíslení
    .text = Bot hloubí (10.5.1) dvakrát za tah a Hloubení vyžaduje a přesouvá jen tři bojovníky místo čtyř.
trait-duchy--invaders = Dobyvatelé
    .text = Remíza při výběru mýtiny pro Hloubení se rozhoduje takto: taková mýtina s nejvíce stavbami soupeřů, pak s nejméně bojovníky soupeřů. Nemůže-li bot stavět, protože není volná pozice, svede místo toho bitvu na každé mýtině.

## Cogwheel Corvids: its name, what the difficulties change, and its traits (`.text`: what they do)

bot-corvids = Komputerizovaní Krkavci
difficulty-corvids--easy = Verbování (11.4.3) umístí jen po jednom bojovníkovi na dvě přikázané mýtiny.
difficulty-corvids--default = Po dvou bojovnících (11.4.3).
difficulty-corvids--challenging = Verbování umístí po třech bojovnících na dvě přikázané mýtiny.
difficulty-corvids--nightmare = Jako výzva; navíc bot na konci Večera získá 1 vítězný bod.
trait-corvids--gamble = Hazard
    .text = Před každým otočením musí člověk s nejvíce komponentami frakce na dané mýtině uhodnout druh plánu. Uhodne-li, žeton se otočí a oboduje, ale jeho efekt při otočení se vynechá a hádající ho pak odstraní za obvyklý bod. Za špatný odhad získá bot 1 vítězný bod.
trait-corvids--backup-plans = Záložní plány
    .text = Pokaždé, když je odstraněn žeton plánu, umístí bot bojovníka na mýtinu, kde žeton ležel.
trait-corvids--mastermind = Mozek spiknutí
    .text = Bot plánuje (11.5.3) dvakrát za tah.
trait-corvids--vendetta = Vendeta
    .text = Každý žeton plánu, ať je jakéhokoli druhu, působí ve chvíli otočení jako bomba (11.7.1).
