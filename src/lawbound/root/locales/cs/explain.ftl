### K čemu jsou věci na stole: ukáže se, když na nich spočine ukazatel, když mají fokus, nebo po dlouhém stisku.

## Komponenty

explain-warrior = Bojovníci se přesouvají, bojují a spolu s budovami rozhodují, kdo ovládá mýtinu.
explain-sawmill = Budova Markýzy. Na začátku každého jejího tahu vyrobí jeden žeton dřeva.
explain-workshop = Budova Markýzy. Zaplatí jeden symbol z ceny karty, a to symbol své mýtiny.
explain-recruiter = Budova Markýzy. Kdykoli verbuje, přibude tu bojovník; některá políčka stupnice dávají i víc karet k dobrání.
explain-wood = Markýza platí dřevem za budovy. Dostane se všude, kam vedou mýtiny, které ovládá.
explain-keep = Dokud pevnost stojí, nikdo kromě Markýzy na její mýtinu nic neumístí a polní lazarety sem vracejí ztracené bojovníky.
explain-roost = Budova Orlů. Vyrábí, verbuje se u ní a všechny hřady dohromady přinášejí body každý Večer.
explain-base = Budova Aliance, která zůstane po vzpouře. Verbují se tu bojovníci, cvičí důstojníci jejího symbolu a dobírá se o kartu víc.
explain-sympathy = Kdo sem přesune bojovníky nebo žeton odstraní, dá Alianci kartu: pobouření. Alianci slouží k výrobě a při umístění přinesl body.
explain-pawn = Tulák sám. Figura není bojovník: nikdy neovládá mýtinu, chodí bez ohledu na to, kdo vládne, a nelze ji odstranit.
explain-garden = Budova Kultu, který ovládá každou mýtinu se zahradou. Zahrady přinášejí body. V rukou člověka ty se symbolem odpadlíka vyrábějí a ztráta zahrady stojí náhodnou kartu.
explain-trade-post = Kdo má komponenty na jeho mýtině, smí si koupit o službu Říčního lidu víc. V rukou člověka se jeho polem vyrábí a jeho ztráta stojí polovinu zdrojů.
explain-citadel = Budova Hrabství: do jeho Nory přichází víc bojovníků. V rukou člověka také vyrábí. Ztráta budovy přijde Hrabství draho.
explain-market = Budova Hrabství: přidává karty a vyrábí; jeho botovi přináší body. Ztráta budovy přijde Hrabství draho.
explain-tunnel = Hrabství se přesouvá mezi svou Norou a každou mýtinou s tunelem. Tunely má tři.
explain-plot = Zakrytý plán Krkavců: nikdo jiný neví, který ze čtyř druhů to je. Kdo tu na Krkavce zaútočí, utrpí o zásah víc; v rukou člověka plán také vyrábí.
explain-bomb = Plán: po otočení odstraní na své mýtině všechny nepřátelské komponenty.
explain-snare = Plán: dokud leží odkrytý, nepřátelé na jeho mýtinu nic neumístí ani z ní neodejdou.
explain-extortion = Plán: po otočení vezme karty nepřátelům na své mýtině a později přináší karty.
explain-raid = Plán: když je odstraněn, přijdou bojovníci Krkavců na všechny sousední mýtiny.
explain-warlord = Bojovník, kterého odstraní jen bitva a kterým hýbou jen Zástupy ve svém tahu. Chodí k němu noví bojovníci, táhne vlastními akcemi a každý tah mění náladu.
explain-stronghold = Stavba Zástupů. Vyrábí se v ní a každý tah k ní přichází bojovník.
explain-mob = Žeton Zástupů: na začátku jejich tahu odstraní na své mýtině všechny nepřátelské stavby a žetony, vyplení tamní ruinu a může se rozšířit.
explain-waystation = Stavba Ochránců. Ukazuje jeden druh relikvií, které se na ní obnovují; na rubu je jiný druh. Vyrábí se s ní, verbuje se u ní a každé útočiště na mapě dává o kartu víc.
explain-relic = Relikvie: soška, destička nebo šperk. Ochránci za ni získají 1 až 3 body, když ji obnoví na útočišti jejího druhu. Kdo ji odstraní z mýtiny, získá dva body a položí ji do lesa.
explain-foothold = Žeton Výpravy za sluncem. Kdo ji ovládá, umístí ho s nejvýše třemi bojovníky, nebo bojovníka ke každému z nich. Kdo ho odstraní, získá bod.
explain-vault = Stavba Strážců pokladnic. Šíří se na sousední mýtiny; u každé strážci bojují, nebo k ní přibude bojovník. Kdo ji odstraní, získá bod.
explain-item = Předmět na bitevní stupnici Tulákobota: počítá se do zásahů v bitvě.

## Předměty: k čemu jsou Tulákovi. Ostatní za jejich výrobu získají body

explain-boots = Použije se k pohybu, na mýtinu s nepřátelskými bojovníky dvě. Ostatní ji vyrábějí za body.
explain-bag = S vakem na stupnici unese Tulák o dva předměty víc.
explain-crossbow = Použije se ke střele: odstraní bojovníka bez hodu.
explain-hammer = Použije se k výrobě karet nebo k opravě poškozeného předmětu.
explain-sword = Použije se k bitvě; nepoškozené meče určují, kolik hozených zásahů může Tulák nejvýš udělit.
explain-tea = Připravená na stupnici obnoví každý Rozbřesk o dva předměty víc.
explain-coins = Připravená na stupnici dobere každý Večer o kartu víc.
explain-torch = Použije se k průzkumu ruiny, nebo ke zvláštní akci postavy.

## Stupnice

explain-track = Komponenty odcházejí ze stupnice zleva. Zakryté políčko ukazuje, co bude další stát a přinese; co stojí na odkrytých, už máš.
explain-marked = Písmeno R znamená, že pochází z ruiny.

## Ostatní věci

explain-quest = Tulák splní úkol na mýtině s jeho symbolem, když použije oba předměty. Získá dvě karty, nebo bod za každý dosud splněný úkol toho symbolu.
explain-ruin = Ruina zabírá místo pro stavbu. Tulák ji prozkoumá s pochodní: leží pod ní předměty, a když dojdou, místo se uvolní.
explain-slot = Místo pro jednu budovu. Kdo staví, potřebuje volné místo; bojovníci a žetony žádné nepotřebují.
explain-score = Vítězné body všech hráčů. Kdo první získá 30, okamžitě vyhrává.
