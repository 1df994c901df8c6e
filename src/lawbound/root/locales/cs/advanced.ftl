### The advanced setup (Appendix A): setup cards, homelands, and what is asked there.
###   $faction $player $clearing $character $name $kind $warriors   Names or texts; $left: a number

prompt-choose-a-setup-card = Kterou kartu přípravy si vybíráš?
prompt-choose-a-homeland = Která mýtina je tvou domovinou? (zbývá vybrat: { $left })
prompt-where-one-warrior-more-stands = Rozmísti bojovníky rovnoměrně: kde bude o jednoho víc? (zbývá { $warriors })
prompt-which-militant-setup-card = Náhodně: která karta přípravy bojovné frakce se vyloží první?
prompt-which-setup-card = Náhodně: která karta přípravy je další?
prompt-which-character-lies-beside-the-card = Náhodně: která postava leží vedle karty { NAME($faction, case: "gen") }?

name-card-beside = { $faction } ({ $character })

event-setup-card = Karta přípravy: { $faction }
event-character-beside = Vedle karty přípravy { $faction }: { $character }
event-locked = Karta přípravy { $faction } je zamčená, dokud si někdo nevybere bojovnou frakci
event-chose-a-setup-card = { $player } si vybírá kartu přípravy: { $faction }
event-homeland = { $player } si vybírá domovinu: { $clearing }

reason-root-a-8-1-ii = její karta je zamčená, dokud si někdo nevybere bojovnou frakci
reason-root-a-8-2 = tvá karta přípravy to nedovoluje
reason-choose-a-homeland--root-a-8-2 = tvá karta přípravy žádá jiné místo: na okraji mapy nebo vedle tvých ostatních domovin
reason-where-one-warrior-more-stands--root-a-8-2 = jen vedle tvé domoviny a co nejrovnoměrněji
reason-place-the-keep--root-a-8-2 = jen v tvé domovině, pokud možno nesousedící s domovinou soupeře
reason-root-a-8-2-i = už je něčí domovinou, nebo tam není místo pro vše, co uvádí tvá karta přípravy
reason-root-a-8-2-ii = je příliš blízko domovině soupeře a jiné jsou dál

setup-card-militant = bojovná
setup-card-insurgent = povstalecká
setup-card-locked = Zamčená: nikdo si ji nesmí vybrat, dokud není vybrána bojovná frakce.
setup-card-line = { $name } ({ $kind })
setup-card-line-locked = { $name } ({ $kind }, zamčená)
setup-card-marquise = Tři domoviny, každá vedle jiné z nich. V každé dva bojovníci, na každé další mýtině jeden; v jedné pevnost, v každé po jedné budově: pila, dílna, sídlo verbíře.
setup-card-eyrie = Domovina na okraji mapy, nejméně dvě mýtiny od domovin soupeřů. Tam šest bojovníků a hřad; vyber vůdce.
setup-card-alliance = Bez domoviny. Tři karty se stanou stoupenci.
setup-card-vagabond = Bez domoviny. Figurka začíná v lese, jako postava ležící vedle karty.
setup-card-lizards = Domovina, která nesousedí s domovinou soupeře. Tam čtyři bojovníci a zahrada, kolem tři bojovníci, dva kultisté; urči odpadlíka.
setup-card-riverfolk = Bez domoviny. Čtyři bojovníci u řeky, tři bojovníci jako platby; nastav ceny.
setup-card-duchy = Domovina, která nesousedí s domovinou soupeře. Tam dva bojovníci a tunel, kolem pět bojovníků.
setup-card-corvids = Libovolná domovina. Tam bojovník a žeton plánu a po jednom bojovníku na mýtině každé barvy.
setup-card-hundreds = Domovina na okraji mapy, nejméně dvě mýtiny od domovin soupeřů. Tam vojevůdce, čtyři bojovníci a tvrz.
setup-card-keepers = Dvě sousední domoviny na okraji mapy, nejméně dvě mýtiny od domovin soupeřů. V každé čtyři bojovníci; relikvie v lesích.

board-setup-cards = Karty přípravy: { $cards }
board-homeland = { $faction }: domovina { NAME($clearing, case: "where") }

field-setup = Příprava hry
choice-setup--standard = základní (kapitola 5)
choice-setup--advanced = pokročilá, s kartami přípravy (příloha A)
field-vagabonds = Karty přípravy Tuláka
choice-vagabonds--one = jedna
choice-vagabonds--two = dvě
