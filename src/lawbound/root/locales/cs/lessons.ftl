### Učení hrou: stoly, u kterých se učí, co se jednou vysvětlí a k čemu je doporučená možnost.
### Mluví se k jednomu člověku. Stačí dvě věty: zbytek je v článku vedle.

## Stoly. První je pro toho, kdo ještě nikdy nehrál

lesson-marquise = První hra: Markýza
lesson-marquise-text = Stav, verbuj a pochoduj proti třem snadným botům.
lesson-eyrie = Orli
lesson-eyrie-text = Výnos, který každý tah roste a musí se plnit.
lesson-alliance = Aliance
lesson-alliance-text = Získej si les a pak vyvolej vzpouru.
lesson-vagabond = Tulák
lesson-vagabond-text = Jeden poutník, vak předmětů, přátelé a úkoly.
lesson-lizards = Kult
lesson-lizards-text = Zakládej zahrady a čerpej víru z toho, co ostatní zahodí.
lesson-duchy = Hrabství
lesson-duchy-text = Prokopej se nahoru, stav a ovlivni devět vyslanců.
lesson-corvids = Krkavci
lesson-corvids-text = Plány leží zakryté, dokud nepřinesou body.
lesson-hundreds = Zástupy
lesson-hundreds-text = Následuj vojevůdce, hromaď předměty a nikoho vedle sebe nestrp.
lesson-riverfolk = Říční lid
lesson-riverfolk-text = Prodávej, co druzí potřebují, a nech jejich bojovníky pracovat pro sebe.
lesson-keepers = Ochránci
lesson-keepers-text = Pátrej v lesích po relikviích a přines je domů.

## Markýza

topic-keep = Jsi Markýza a začínáš s bojovníkem na každé mýtině kromě té v rohu naproti pevnosti. Pevnost chrání svou mýtinu: nikdo jiný tam nesmí umisťovat komponenty.
topic-first-sawmill = Pily vyrábějí dřevo: každá jeden žeton na začátku tvého tahu. Dřevem se platí všechno, co stavíš, proto je pila blízko pevnosti dobrý začátek.
topic-first-workshop = Dílny vyrábějí karty. Dílna na liščí mýtině zaplatí jeden liščí symbol z ceny karty a tak dále.
topic-first-recruiter = Sídla verbířů přivádějí nové bojovníky: po jednom u každého sídla, kdykoli verbuješ.
topic-marquise-build = Tvé pily právě vyrobily dřevo a máš tři akce. Vyhrává, kdo první získá 30 bodů, a Markýza je získává za budovy: stav, kdykoli můžeš.
topic-build-what = Za každou budovu získáš body z políčka, které na stupnici uvolní, a další téhož druhu stojí víc dřeva. Nejdřív pily: zaplatí všechno ostatní.
topic-build-where = Stavět můžeš jen na mýtině, kterou ovládáš a kde je volné místo pro stavbu. Ovládáš ji, máš-li tam víc bojovníků a budov než kdokoli jiný.
topic-take-wood = Dřevo se bere z mýtin, které ovládáš a které jsou propojené mýtinami, jež také ovládáš. Ať se ten řetěz nepřetrhne.
topic-marquise-recruit = Verbovat smíš jednou za tah: u každého sídla verbíře přibude bojovník. Víc bojovníků ovládá víc mýtin a jen přes ty se dostane dřevo.
topic-march = Pochod jsou dva pohyby. Použij je k ovládnutí mýtin s volnými místy pro stavbu a k propojení dřeva.
topic-marquise-battle = Bitvu můžeš svést všude, kde máš bojovníky a nepřítel nějaké komponenty. Útoč, kde máš převahu: každá odstraněná budova nebo žeton je bod.
topic-overwork = Přesčas mění kartu na dřevo: použij kartu se symbolem mýtiny, kde máš pilu. Hodí se, když k další budově chybí jedno dřevo.
topic-bird-card = Ptačí karty se hodí všude a jednu můžeš použít za akci navíc. Udělej to, když je budova na dosah.
topic-field-hospitals = Tvoji bojovníci byli odstraněni, ale karta se symbolem té mýtiny je všechny vrátí k pevnosti. Za dva a víc bojovníků se to obvykle vyplatí.
topic-too-little-wood = Zásoba dřeva je skoro prázdná, proto rozhodneš, která pila dostane poslední. Vyber tu, která je propojená s místem další stavby.

## Orli

topic-first-roost = Jsi Orli: jeden hřad a šest bojovníků v rohu. Víc hřadů znamená víc bodů každý tah, proto se odtud rozšiřuj.
topic-leader = Vůdce určuje, ve kterých sloupcích výnosu leží vezír, pták platný pro každý symbol. Stavitel získá za předměty plné body, Charismatický verbuje dvojnásob, Velitel útočí silněji a Tyran je odměněn za ničení.
topic-decree = Každý tah musíš do výnosu přidat jednu nebo dvě karty a jen jedna smí být ptačí. Karty tam zůstávají: co teď přidáš, musíš od této chvíle plnit každý tah.
topic-decree-column = Sloupec říká, co se musí udělat: verbovat, přesunout se, bojovat nebo stavět; symbol karty říká kde. Verbování a pohyb selžou málokdy, proto jsou dobré na začátek.
topic-decree-again = Druhá karta tě zrychlí, ale výnos se bude plnit hůř. Přidej ji jen tehdy, když víš, jak ji splníš i příští tah.
topic-disdain = Opovrhuješ obchodem: předmět ti dá jeden bod, ať je na kartě cokoli, pokud tě nevede Stavitel. K výrobě slouží tvé hřady.
topic-resolve = Teď se vyhodnotí výnos, sloupec po sloupci zleva doprava. Pokud se jediná karta nedá splnit, propadneš převratu.
topic-eyrie-recruit = Karta ve sloupci verbování umístí bojovníka k hřadu na mýtině s jejím symbolem.
topic-eyrie-move = Karta ve sloupci pohybu přesune bojovníky z mýtiny s jejím symbolem. Při rovnosti vládneš ty, takže málo bojovníků dokáže hodně.
topic-eyrie-battle = Karta ve sloupci bitvy potřebuje nepřítele na mýtině s jejím symbolem. Přesuň bojovníky k někomu slabému dřív, než na ni dojde.
topic-eyrie-build = Karta ve sloupci stavby umístí hřad na mýtinu s jejím symbolem, kterou ovládáš, kde je volné místo a žádný hřad. Každý hřad přináší body na konci každého tahu.
topic-turmoil = Převrat! Ztrácíš bod za každého ptáka ve výnosu, všechny jeho karty se odhodí a vůdce je sesazen. S novým vůdcem začínáš zase s malým výnosem.
topic-new-roost = Tvůj poslední hřad je pryč. Nový se třemi bojovníky se objeví na mýtině, kde je nejméně bojovníků.

## Aliance

topic-revolt = Vzpoura zničí na mýtině se sympatií všechno nepřátelské a zanechá tam tvou základnu; stojí dva stoupence s jejím symbolem. Základny přinášejí bojovníky, důstojníky a karty.
topic-revolt-price = Vzpouru platí stoupenci se symbolem mýtiny; ptáci platí za každý symbol. Ptáky si raději nech.
topic-sympathy = Jsi Aliance a tvou silou je sympatie. Každý žeton dává při umístění body a jeho cena roste: plať stoupenci se symbolem mýtiny, vedle míst, kde už tě mají rádi.
topic-outrage = Kdo přesune bojovníky na mýtinu se sympatií nebo odstraní tvůj žeton, dá ti kartu ke stoupencům: to je pobouření. Sympatie tam, kudy ostatní chodí, má proto největší cenu.
topic-sympathy-price = Stoupenci leží zakrytí a používáš ty se symbolem mýtiny. Kde stojí tři a více bojovníků jednoho nepřítele, je to kvůli stannému právu o jednoho dražší.
topic-mobilize = Mobilizace: karta z ruky se stane stoupencem. Bez základny můžeš mít nejvýš pět stoupenců.
topic-train = Výcvik: použij kartu se symbolem některé své základny a z bojovníka se stane důstojník. Každý důstojník je jedna vojenská operace každý Večer.
topic-operations = Večer provede každý důstojník jednu operaci: pohyb, bitvu, verbování nebo agitaci.
topic-alliance-recruit = Verbování umístí bojovníka k některé tvé základně. Bojovníci jsou potřeba k obraně základen a k agitaci.
topic-organize = Agitace: jeden bojovník odejde a na jeho místo přijde žeton sympatie. Stoupenci k tomu nejsou potřeba.
topic-guerrilla = Když někdo zaútočí na tebe, uděluješ zásahy podle vyššího hodu: to je partyzánská válka. Jako útočník takovou pomoc nemáš.
topic-lost-base = Základna je pryč a s ní i stoupenci s jejím symbolem a polovina důstojníků. Hlídej, co zbylo.

## Tulák

topic-character = Jsi Tulák: jedna figura, žádní bojovníci a předměty, které udělají všechnu práci. Každá postava začíná s jinými předměty a má zvláštní akci.
topic-first-forest = Začínáš v lese, kde na tebe nikdo nemůže zaútočit. Vyber takový, vedle kterého jsou mýtiny s ruinami: leží pod nimi předměty.
topic-refresh = Za Rozbřesku obnovíš tři předměty a za každou připravenou konvičku na stupnici další dva. Obnov to, co chceš tento tah použít.
topic-slip = Prosmýknutí: pohyb zdarma na sousední mýtinu nebo do lesa. Nejsou k němu potřeba boty.
topic-explore = Prozkoumej ruinu s pochodní: vezmeš si předmět a získáš bod. Začni tím, ostatní by mohli přijít dřív.
topic-quest = Úkol vyžaduje dva předměty na mýtině s jeho symbolem. Dá bod za každý splněný úkol toho symbolu včetně tohoto, nebo dvě karty.
topic-vagabond-move = Pohyb stojí použití boty. Jdi nejdřív k ruinám, pak za úkoly a za těmi, kterým můžeš pomoct.
topic-aid = Pomoz někomu na své mýtině: použij libovolný předmět a dej kartu se symbolem mýtiny. Můžeš si vzít předmět, který vyrobil, a přátelství přináší body.
topic-special-action = Tvá postava má zvláštní akci, stojí použití pochodně.
topic-vagabond-battle = Bitva stojí použití meče a udělíš nejvýš tolik hozených zásahů, kolik máš nepoškozených mečů. Odstraníš-li bojovníka, jeho majitel ti bude nepřátelský, ale pak ti každá jeho komponenta odstraněná v bitvě ve tvém tahu přinese body.
topic-strike = Střela z kuše odstraní bojovníka bez hodu; kde žádný není, budovu nebo žeton.
topic-repair = Oprava kladivem: poškozený předmět půjde zase použít.
topic-arrange = Konvičky, mince a vaky fungují jen tehdy, když leží připravené na stupnicích: konvičky obnovují, mince přidávají karty, do vaků se vejde víc.
topic-exhaust = Použitý předmět leží lícem dolů, dokud ho neobnovíš. Použij ten, který nejméně potřebuješ.
topic-relationships = První stupeň vztahu stojí v jednom tahu jednu pomoc, další dvě, pak tři; každý přináší body. Spojenec chodí a bojuje s tebou.
topic-reward = Body si vezmi, když máš splněno víc úkolů tohoto symbolu; na začátku hry mohou být lepší dvě karty.
topic-damage = Nemáš bojovníky, proto zásahy poškozují předměty. Obětuj to, bez čeho se nejlíp obejdeš: v lese se všechno opraví.
topic-capacity = Neseš příliš mnoho: do brašny a poškozených se vejde šest předmětů a dva další za každý vak na stupnici.

## Kult

topic-first-garden = Jsi Ještěří kult se zahradou a několika bojovníky v rohu. Kde stojí zahrada, tam vládneš, ať je tam kdokoli, a zahrady ti přinášejí body.
topic-outcast = Odpadlík je symbol: na jeho mýtinách se odehrávají tvá spiknutí a jen zahrady s ním vyrábějí. Vyber takový, jehož mýtiny jsou plné nepřátel nebo blízko tebe.
topic-acolytes = Spiknutí platíš kultisty a jdou provést jen na mýtinách se symbolem odpadlíka. Bojovníci se stanou kultisty, když padnou při obraně, proto nech útočit ostatní.
topic-hated = Odpadlík je nenáviděný: jeho symbol vedl dvakrát po sobě, nebo žádný nevedl sám. Dokud to trvá, stojí každé spiknutí o kultistu méně.
topic-crusade = Jen křížovou výpravou svedeš bitvu nebo se přesuneš: buď bitva na mýtině odpadlíka, nebo pohyb z ní a případně bitva v cíli.
topic-convert = Konverze: nepřátelský bojovník na mýtině odpadlíka se změní na tvého. Často to rozhodne, kdo tam vládne.
topic-sanctify = Posvěcení: z nepřátelské budovy na mýtině odpadlíka bude tvá zahrada. Soupeř o budovu přijde, ty získáš bod a volné místo není potřeba.
topic-rituals = Za Bílého dne odhaluješ karty, jednu za každý rituál, a Večer si je vezmeš zpět. Dobrá ruka tak pracuje každý tah; kartu stojí jen bodování.
topic-garden = Odhal kartu a umísti zahradu na mýtinu s jejím symbolem, kterou ovládáš. Víc zahrad jednoho symbolu dá víc bodů najednou a každá ztracená tě připraví o náhodnou kartu.
topic-lizards-recruit = Odhal kartu a umísti bojovníka na kteroukoli mýtinu s jejím symbolem. Tak se dostaneš na nová místa bez pohybu.
topic-sacrifice = Ptačí karty při rituálech nenahrazují jiné symboly. Odhal ptačí kartu raději za nového kultistu.
topic-garden-points = Použij kartu a získáš body za zahrady jejího symbolu: za jednu nic, za dvě nebo tři dva, za čtyři tři, za všech pět čtyři. Každý symbol jednou za tah.
topic-lost-souls = Všechny karty, které kdo použije nebo odhodí, se stanou Ztracenými dušemi. Za tvého Rozbřesku se odpadlíkem stane symbol, kterého je v nich nejvíc: sleduj je a přidej, co se ti hodí.
topic-outcast-crafts = Vyrábíš jen zahradami se symbolem odpadlíka, takže karta s jiným symbolem musí počkat, až se odpadlík změní.

## Hrabství

topic-surface = Jsi Hrabství: po dvou bojovnících v rohu a na každé mýtině vedle něj a tunel domů. Vyber roh, kolem kterého je kde stavět.
topic-assembly = Ve Shromáždění máš dvě akce: stavbu, verbování, pohyb, bitvu nebo hloubení. Všechno ostatní udělají vyslanci, které ovlivníš, takže akcí bude brzy mnohem víc.
topic-duchy-build = Odhal kartu a postav citadelu nebo tržiště na mýtině s jejím symbolem, kterou ovládáš. Budovy hlídej: ztráta jediné tě stojí kartu a nejvyššího vyslance.
topic-citadel-or-market = Citadela přivádí každý Rozbřesk víc bojovníků, tržiště přidá každý Večer kartu. Obě vyrábějí a za každou z těchto budov boduje některý lord.
topic-revealed = Odhalená karta se Večer vrátí do ruky, jen ptačí se odhodí. Tento tah ji už znovu použít nejde.
topic-dig = Hloubení: použij kartu a umísti tunel na kteroukoli mýtinu s jejím symbolem; hned jím projdou až čtyři bojovníci. Nikdo před tím není v bezpečí.
topic-burrow = Noví bojovníci přicházejí do Nory, mýtiny pod mapou, která je vždy tvá. Vedou z ní jen tunely.
topic-fourth-tunnel = Tunely máš tři. Odstraň ten, který nejméně potřebuješ, a hlub jinde.
topic-parliament = Každý ovlivněný vyslanec jedná jednou za tah, v libovolném pořadí. Lordi přinášejí body, ostatní stavějí, přesouvají se nebo bojují.
topic-sway = Ovlivni každý tah jednoho vyslance: dá body hned a akci v každém dalším tahu. Panoš stojí dvě karty a dá bod, šlechtic tři a dva body, lord čtyři a tři body.
topic-sway-cards = Každá karta potřebuje mýtinu se svým symbolem, kde máš nějakou komponentu, a žádná mýtina neplatí dvakrát. Rozšiř se proto na hodně mýtin; karty kromě ptačích se vrátí.
topic-brigadier = Brigadýr dává až dva pohyby, nebo až dvě bitvy, ne od každého jeden.
topic-banker = Bankéř mění karty jednoho symbolu na body, jeden za každou. Nech si ty, které potřebuješ k ovlivnění.
topic-mayor = Starosta zopakuje akci ovlivněného šlechtice nebo panoše, i když už tento tah jednal.
topic-price-of-failure = Cena za neúspěch: budovy jsou pryč a s nimi náhodná karta a vyslanec nejvyšší hodnosti; jeho koruna je ztracena natrvalo. Vyslance můžeš znovu ovlivnit jinou korunou.

## Krkavci

topic-scatter = Jsi Krkavci: po bojovníkovi na mýtině každého symbolu a osm plánů. Vyber mýtiny, kde tě málokdo napadne, než plán otočíš.
topic-flip = Otáčej plány tam, kde máš bojovníka: každé otočení dá bod za každý plán, který je pak odkrytý, včetně tohoto. Čím déle plány vydrží, tím víc dá další.
topic-corvids-recruit = Jednou za tah smíš použít kartu: na každou mýtinu s jejím symbolem přijde bojovník. Bojovníci platí za plány a zůstávají u nich, aby šly otočit.
topic-recruit-suit = Ptačí karta verbuje na mýtinách libovolného symbolu. Zvol ten, kde máš plány, nebo kde chceš plán položit.
topic-exert = Napnutí sil: teď jedna akce navíc, ale tento Večer žádné karty. Vyplatí se za plán, který půjde příští tah otočit.
topic-plot = Polož zakrytý plán tam, kde máš bojovníky; příští Rozbřesk ho smíš otočit, pokud tam bojovník zůstal. Nech tam tedy o jednoho víc, než plán stojí.
topic-plot-price = První plán v tahu stojí jednoho bojovníka z jeho mýtiny, druhý dva a tak dále. Na mýtinu se vejde jeden plán.
topic-plot-kinds = Bomba po otočení ničí nepřátele, každému botovi dvě komponenty; past je nepustí ven; vydírání vezme kartu každému, kdo tam je, a přidává karty; nájezd přivede bojovníky, když je odstraněn.
topic-exposure = Lidé smějí hádat, co je plán zač, když ukážou kartu se symbolem mýtiny: uhodnou-li, zmizí bez účinku, jinak je karta tvá. Boti nehádají nikdy.
topic-nimble = Přesouváš se bez ohledu na to, kdo vládne. Silné nepřátele obejdi a jdi tam, kde tě nikdo nečeká.
topic-agents = V útoku bojuješ jako každý jiný. Kdo ale zaútočí na tebe u zakrytého plánu, utrpí o zásah víc, i když tam nemáš žádné bojovníky.
topic-trick = Trik vymění dva plány, oba zakryté nebo oba odkryté: bombu tam, kde to bolí, nebo past tam, odkud chce někdo odejít.
topic-plots-craft = Vyrábíš za Rozbřesku svými plány, zakrytými i odkrytými, ještě než je otočíš.

## Zástupy

topic-garrison = Jsi Zástupy: čtyři bojovníci, tvrz a vojevůdce v rohu. Body máš za mýtiny, které ovládáš úplně sám, tak si vyber roh, kolem kterého je místo.
topic-mood = Vojevůdce má každý tah jinou náladu a každá pomáhá jinak. Náladu, jejíž předmět máš na hromadě, zvolit nejde: čím víc hromadíš, tím méně jich zbývá.
topic-command = Přikazuješ tolik akcí, kolik je tvé velení; to zvyšují boty, vaky a mince na hromadě. Pohyb, bitva nebo stavba, v libovolném pořadí.
topic-stronghold = Tvrz stojí kartu se symbolem mýtiny, kterou ovládáš. Vyrábí se v ní, pomáhá ovládat a každý tah k ní přijde bojovník.
topic-advance = Vojevůdce táhne tolikrát, kolik je tvá chrabrost: pokaždé se smí přesunout s bojovníky a pak svést bitvu. V tom je tvá síla.
topic-company = K vojevůdci přicházejí každý tah noví bojovníci, ber jich s sebou hodně. Jednoho nech tam, kde chceš dál vládnout sám.
topic-warlord-battle = Po přesunu smíš svést bitvu. Kdo na mýtině zůstane, ten ti ji kazí: kde chceš bodovat, nesmí být žádný nepřátelský komponent.
topic-oppress = Každý Večer boduješ za mýtiny, které ovládáš a kde žádný nepřítel nic nemá: až čtyři body za šest takových. Vyžeň ostatní, nebo jdi tam, kde nikdo není.
topic-incite = Večer za karty podněcuj davy tam, kde máš bojovníky. S davem se nikdo neutká, dokud k němu nepřijde.
topic-raze = Na začátku tvého dalšího tahu dav odstraní na své mýtině všechny nepřátelské stavby a žetony, bod za každou, a vezme předmět z tamní ruiny.
topic-mob-die = Po pustošení může kostka davu rozšířit dav na sousední mýtinu. Vyber takovou, kde jsou stavby nebo ruina.
topic-contempt = Obchodem pohrdáš: vyrobený předmět si necháš bez bodů, nebo získáš body a předmět opustí hru.
topic-hoard = Kladiva, konvičky, meče a kuše zvyšují chrabrost, ostatní velení: od prvního předmětu na dva, se třemi na tři, se čtyřmi na čtyři. Zpočátku mají předměty větší cenu než body.
topic-full-track = Stupnice je plná: nový předmět nebo jiný z ní opustí hru a získáš bod.
topic-loot = Kdo má vyrobené předměty, toho lze oloupit: kostkami nezpůsobíš zásahy, ale ovládáš-li po bitvě mýtinu, jeden předmět je tvůj.
topic-anoint = Vojevůdce padl. Jeho místo zaujme jeden z tvých bojovníků; bez bojovníka na mapě přijde nový kamkoli.

## The Riverfolk

topic-river = Hraješ za Říční lid: tvoji bojovníci začínají u řek a řeky jsou cestami jen pro tebe. Vyber mýtiny, kudy budou ostatní chodit.
topic-prices = Ostatní platí za tvé služby vlastními bojovníky: tolika, kolik tu určíš. Co nikdo nezaplatí, nic nevynese, začni tedy uprostřed.
topic-funds = Bojovníky na místě pro zdroje platíš všechno. Koho vyhradíš, vrátí se o příštím Rozbřesku; koho použiješ, jde domů.
topic-first-post = Zřiď obchodní stanoviště, jakmile to půjde: hned máš dva body a bez stanoviště na mapě zdroje nic nevynášejí.
topic-post-where = Stojí dva zdroje toho, kdo mýtinu ovládá: tvé vlastní, kde vládneš ty, a zákazníkovy, kde vládne on. Tvůj bojovník je hlídá.
topic-whose-fund = Čího bojovníka vyhradíš, je na tobě, a všichni se vrátí. Nech si ty, které chceš použít na stanoviště.
topic-dividends = Na začátku tvého tahu je každá dvojice nepoužitých zdrojů bod, pokud stojí stanoviště. Vyplatí se tedy zdroje nechávat ležet.
topic-goods = Tvá ruka je vidět a ostatní si z ní mohou koupit kteroukoli kartu. Dobrá karta na prodej má větší cenu než karta pro sebe.
topic-swimmers = Po řekách se pohybuješ, ať vládne kdokoli; na cestách potřebuješ vládu jako ostatní.
topic-riverfolk-recruit = Z použitého zdroje je bojovník u kterékoli řeky. Hlídej stanoviště dřív, než ti je někdo vezme.
topic-tracks-craft = Vyrábíš zdroji na volných polích stupnic: stanoviště, které opustilo liščí pole, zaplatí liščí symbol.
topic-export = Místo účinku lze vyrobenou kartu vyvézt: odhodí se a na místo pro platby přijde další bojovník.
topic-trade-disruption = Stanoviště bylo odstraněno: je navždy pryč a polovina zdrojů jde domů. Vzdej se těch, které potřebuješ nejméně.

## Ochránci

topic-keepers-start = Jsi Ochránci: čtyři bojovníci v rohu a čtyři na mýtině vedle. Vše, po čem toužíš, leží v lesích.
topic-relics = V lesích leží dvanáct relikvií: sošky, destičky a šperky. Druh je vidět, hodnota (1, 2, 3 a 3 od každého) až po otočení.
topic-encamp = Rozbití tábora: z bojovníka se stane útočiště, na každé mýtině jednou. Vyrábí, verbuje se u něj, dává o kartu víc a obnovují se na něm relikvie.
topic-waystation-sides = Útočiště ukazuje jeden druh relikvií a jen ten se na něm obnovuje. Mysli na relikvie, které k němu doneseš.
topic-decamp = Sbalení tábora: z útočiště je zase bojovník, takže je příště můžeš postavit jinde, třeba druhou stranou.
topic-keepers-recruit = Použij kartu na dva bojovníky u útočiště s jejím symbolem, kolikrát chceš. Bez bojovníků nic nevypátráš ani neuhlídáš.
topic-retinue = Družina jedná po sloupcích: pohyby, pak bitvy s pátráním, pak pohyby nebo obnovení. Každá karta jednou za tah, na mýtině svého symbolu; ptáci kdekoli.
topic-carry = Každý bojovník, který se pohne, smí nést relikvii. Kde leží relikvie u tvých bojovníků, první zásah každé bitvy se ignoruje.
topic-delve = Vyber mýtinu: jsou-li na ní nepřátelé, musíš bojovat, a ovládáš-li ji potom s bojovníkem, smíš vzít relikvii ze sousedního lesa.
topic-delve-check = Ovládáš-li kolem toho lesa méně mýtin, než je hodnota relikvie, přijdeš o použitou kartu. Hodnotu poznáš, až ji máš.
topic-recover = Pohni se z mýtiny, nebo na ní obnov relikvie u útočiště jejich druhu: každá dá svou hodnotu a trojice všech druhů dva body navíc.
topic-recover-check = Ovládáš-li méně mýtin toho symbolu, než je hodnota relikvie, přijdeš o kartu a sloupec končí. Jinak smíš pokračovat další relikvií.
topic-gather = Večer přidej do družiny kolik chceš karet, nebo jednu její kartu přesuň. Nejvýš deset, a každá jedná každý tah.
topic-retinue-slot = Pátrání a obnovení nosí body; na donesení relikvií stačí jeden dva pohyby.
topic-return = Na mapě nemáš nic, takže se na její okraj, kam chceš, vrátí bojovník a útočiště.
topic-waystations-craft = Vyrábíš útočišti, ať ukazují cokoli, dřív než jedná družina.

## Všichni

topic-craft = Výroba karty použije tvé komponenty na mýtinách se symboly z její ceny, každou jednou za tah. Předměty dají body hned; trvalé karty zůstanou před tebou a pomáhají celou hru.
topic-crafting-piece = Každý symbol ceny zaplatí jeden výrobní prostředek na mýtině s tím symbolem. Nech si, co tento tah potřebuješ na jinou kartu.
topic-ambush = Někdo na tebe útočí a karta přepadení se symbolem mýtiny udělí dva zásahy ještě před hodem. Proti botům ji zahrát nelze.
topic-foil = Tohle je přepadení. Vlastní kartou přepadení ho zmaříš.
topic-battle-dice = Dvě kostky od 0 do 3: útočník udělí vyšší hod, obránce nižší, ale nikdo víc zásahů, než kolik tam má bojovníků. Kdo nemá žádného, je bezbranný a utrpí o zásah víc.
topic-hits = Zásahy nejdřív odstraní tvé bojovníky. Když žádný nezbývá, vybíráš mezi budovami a žetony a každý je bod pro nepřítele.
topic-rule = Přesunout se můžeš, když ovládáš mýtinu, odkud jdeš, nebo tu, kam jdeš. Ovládá ji ten, kdo tam má nejvíc bojovníků a budov.
topic-how-many = Společně jich může jít, kolik chceš. Nech jich vzadu dost, ať dál ovládáš, na čem záleží.
topic-hand-limit = V ruce může zůstat pět karet. Odhoď, co brzy nevyrobíš ani nepoužiješ.
topic-dominance = S deseti body smíš aktivovat kartu dominance. Body už nezískáš a vyhraješ na začátku svého Rozbřesku, pokud ovládáš mýtiny, které karta určuje: zkus to, jen když by body nestačily.
topic-effects = Některé vyrobené karty se dají použít mezi dvěma kroky. Jestli je teď nepotřebuješ, pokračuj.

## K čemu je doporučená možnost

advice-build = Body hned a později víc dřeva, karet nebo bojovníků.
advice-recruit = Víc bojovníků udrží, co ovládáš.
advice-march = Ovládni víc mýtin a udrž dřevo propojené.
advice-move = Jdi tam, kde je příště co získat.
advice-battle = Máš tu dobré vyhlídky, nebo tu bez obrany stojí komponenty za body.
advice-overwork = Další budova toto dřevo potřebuje.
advice-bird-card-for-an-action = Akce navíc teď za tu kartu stojí.
advice-craft = Nestojí to akci a pomůže to hned, nebo po celý zbytek hry.
advice-mobilize = Stoupenci platí všechno ostatní.
advice-train = Další důstojník je další operace každý tah.
advice-organize = Žeton bez placení stoupenci a body hned.
advice-explore = Předmět a bod.
advice-aid = Přátelství přináší body a možná i předmět.
advice-quest = Body za předměty, které máš připravené.
advice-strike = O jednu překážku méně, a bez hodu.
advice-repair = Poškozené předměty nic nedělají.
advice-special-action = Pochodeň teď nemá nic lepšího na práci.
advice-discard-to-the-hand-limit = Tahle karta ti bude chybět nejméně.
advice-take-a-hit = Tahle komponenta ti bude chybět nejméně.
advice-spend-a-card = Z karet, které se hodí, ti bude chybět nejméně.
advice-spend-a-supporter = Ze stoupenců, kteří se hodí, ti bude chybět nejméně.
advice-refresh = Tenhle můžeš použít hned.
advice-slip = Krok zdarma tam, kde je co získat.
advice-move-from = Zůstane jich tu dost a ostatní jsou potřeba jinde.
advice-move-to = Je tam co ovládnout, získat nebo bránit.
advice-how-many-to-move = Tolik jich tam stačí k vládě či boji a zbytek udrží, co je tady.
advice-build-where = Ovládáš ji bezpečně a dřevo se tam dostane.
advice-build-what = Z toho, co můžeš zaplatit, přinese nejvíc.
advice-take-wood-from = Jinde se dřevo bude hodit víc.
advice-battle-where = Tady můžeš nejvíc získat za to, co riskuješ.
advice-battle-whom = Tady má co ztratit nejvíc.
advice-field-hospitals = Tito bojovníci mají větší cenu než karta.
advice-add-to-the-decree = Tuhle dokážeš plnit znovu a znovu.
advice-to-which-column = Tam se plní nejsnáz.
advice-the-decree = Ostatní se dají splnit i potom.
advice-spread-sympathy = Body hned a pobouření tam, kudy ostatní musí projít.
advice-revolt = Vyčistí místo od nepřátel a dá ti základnu.
advice-duchy--build = Další budova k výrobě a k růstu, tam, kde ji uhlídáš.
advice-duchy--build-where = Bezpečně ji ovládáš.
advice-dig = Bojovníci jsou hned tam, kde jsou potřeba.
advice-parliament = To, co tento vyslanec dělá, má teď největší cenu.
advice-sway = Body hned a akce v každém dalším tahu.
advice-lizards--build = Další zahrada znamená víc bodů za její symbol.
advice-lizards--build-where = Ovládáš ji a se zahradou ti zůstane.
advice-crusade = Tvoji kultisté tam něco získají.
advice-convert = O bojovníka méně pro ně, o jednoho víc pro tebe.
advice-sanctify = Jejich budova zmizí, přibude tvá zahrada.
advice-score = Tyto zahrady teď za kartu stojí.
advice-sacrifice = Ptačí karta se vrátí, kultista zůstane.
advice-flip-plots = Body hned, a tím víc, čím víc plánů je odkrytých.
advice-recruit-with-a-card = Bojovníci na několika mýtinách za jedinou kartu.
advice-plot = Plán teď znamená body příští tah.
advice-trick = Každý má větší cenu na místě toho druhého.
advice-advance = Vojevůdce získá území nebo bitvu.
advice-hundreds--build = Udrží mýtinu a každý tah přivede bojovníka.
advice-hundreds--build-where = Bezpečně ji ovládáš.
advice-incite = Je tam co pustošit, nebo brzy bude.
advice-choose-a-mood = Nejvíc pomůže s tím, co tento tah zmůžeš.
advice-draw = Karta, kterou si možná někdo koupí.
advice-trade-post = Hned dva body a zdroje pak vynášejí další.
advice-riverfolk--recruit = Stráž tam, kde chybí.
advice-set-a-price = Tolik zaplatit mohou a vyplatí se jim to.
advice-establish-where = Máš zdroje toho, kdo tu vládne, a je tu bezpečno.
advice-commit-whose-fund = Tento bojovník ti bude chybět nejméně.
advice-export = Takto má pro tebe větší cenu.
advice-encamp = Útočiště tu obnoví, co k němu doneseš.
advice-decamp = Je ho třeba jinde.
advice-keepers--recruit-with-a-card = Dva bojovníci tam, kde se hodí.
advice-retinue-move = Bojovníci a relikvie se dostanou, kam je třeba.
advice-retinue-battle-then-delve = Je tam relikvie nebo komponenty za body.
advice-retinue-move-or-recover = Body hned, nebo relikvie blíž útočišti.
advice-carry-a-relic = Tam je blíž útočišti nebo v bezpečí.
advice-delve-from = Ta relikvie stojí za riziko.
advice-recover-which-relic = Body hned.
advice-add-to-the-retinue = Další karta, která jedná každý tah.
advice-done = Nic dalšího tu za svou cenu nestojí.
advice-otherwise = Ze všech možností vedla tahle k nejlepším výsledkům, když se několik tahů vyzkoušelo.

## Karta v ruce, která nemůže to, k čemu je

card-note-ambush-bots = Všichni ostatní jsou tu boti a boty přepadnout nelze. Kartu můžeš pořád použít pro její symbol.
card-note-ambush-people = Boty přepadnout nelze: karta funguje jen proti lidem.
card-note-craft = Teď se nedá vyrobit: { $reason }. Můžeš ji pořád použít pro její symbol.
card-note-dominance = Teď se nedá aktivovat: { $reason }. Můžeš ji pořád použít pro její symbol.
