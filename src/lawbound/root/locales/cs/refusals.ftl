### What cannot be set up: in English as the errors of the engine say it themselves.
###
###   $name   a faction, or as it was written; $seat $value $trait $character   as it was written; $known $playable   keys

refusal-no-character = { $character } není postava tohoto bota ({ $name }); známé: { $known }.
refusal-no-trait = { $trait } není rys tohoto bota ({ $name }); jeho rysy: { $known }.
refusal-no-character-in-edition = Toto vydání nezná postavu { $character }; známé: { $known }.
refusal-owners = Vlastníků komponent je { $count }: na mapě je místo pro { $room }.
refusal-draft-too-small = Volných míst je { $seats } a na výběr je frakcí { $count }: { $draft }.
refusal-draft-list = `draft` je seznam frakcí, a { $value } ne.
refusal-draft-needs-open-seats = `draft` jmenuje frakce pro volná místa: aspoň u jednoho místa napiš ?.
refusal-draft-corners = Volných míst je { $seats }, na výběr je frakcí { $count } a v rohu jich může začínat ještě jen { $room } (root 5): { $draft }.
refusal-draft-unknown = Výběr: neznámá frakce { $name }; známé: { $known }.
refusal-draft-bot = Výběr: { $name } – tuto frakci už hraje její bot.
refusal-draft-twice = Výběr: { $name } – tuto frakci lze hrát jen na jednom místě, a je uvedena dvakrát.
refusal-unknown-edition = Neznámé vydání { $name }; známá: { $known }.
refusal-options-list = `options` je seznam možností pravidel s jejich hodnotami.
refusal-unknown-option = Neznámá možnost pravidel { $name }; známé: { $known }.
refusal-unknown-value = { $key }: neznámá hodnota { $value }; známé: { $known }.
refusal-unknown-service-card = Neznámá karta služeb { $name }; použij none, basic, advanced nebo některé z: { $known }.
refusal-no-seat = { $seat } není místo: napiš frakci (eyrie) nebo bota (bot:eyrie@nightmare+swoop).
refusal-only-bots-have = { $seat }: obtížnost a rysy má jen bot; napiš bot:{ $key }.
refusal-unknown-difficulty = { $seat }: neznámá obtížnost { $name }; známé: { $known }
refusal-trait-twice = { $seat }: některý rys je uveden dvakrát.
refusal-unknown-difficulty-near = { $seat }: neznámá obtížnost { $name }; známé: { $known }; myslíš { $near }?
refusal-needs-seats = Příprava potřebuje `seats`: seznam frakcí, například marquise, eyrie.
refusal-how-many-seats = Root se hraje na 2 až { $most } místech; zadáno jich bylo { $given }.
refusal-unknown-map = Neznámá mapa { $name }; známé: { $known }.
refusal-unknown-suits = Neznámé symboly { $name } pro tuto mapu; známé: { $known }.
refusal-unknown-deck = Neznámý balíček { $name }; známé: { $known }.
refusal-unknown-order = Neznámé pořadí { $name }: použij random (5.1.1) nebo given (místa v uvedeném pořadí).
refusal-unknown-discretion = Neznámá diskrétnost { $name }; známé: { $known }.
refusal-unknown-endings = Neznámé ukončování { $name }: buď se na ně hra ptá (asked), nebo o nich nic neříká.
refusal-cooperative-needs-both = Kooperativní hra potřebuje lidi i boty (rootbotics 3.coop).
refusal-team-is-cooperative = Pravidlo o týmu patří ke kooperativní hře (rootbotics 3.coop.4).
refusal-list-of-names = `{ $key }` je seznam názvů, a { $value } ne.
refusal-no-bot-in-edition = { $name } (bot): polské vydání takového bota nemá (second_expansion_bots).
refusal-corners = Frakcí, které začínají v rohu, je { $corners }: základní příprava má místo pro { $room } (root 5).
refusal-unknown-faction = Neznámá frakce { $name }; známé: { $known }.
refusal-one-seat-only = { $name } – tuto frakci lze hrát jen na jednom místě, ať za ni hraje člověk, nebo její bot.
refusal-true-or-false = `{ $key }` je true nebo false, a { $value } není ani jedno.
refusal-unknown-extra = Neznámý název { $name } ({ $what }); známé: { $known }.
refusal-extra-twice = { $name } je uvedeno dvakrát ({ $key }).
refusal-unknown-bot = Neznámý bot { $name }; známí: { $known }.
refusal-no-trait-in-edition = { $trait } není v polském vydání rys tohoto bota ({ $name }); jeho rysy: { $known }.
refusal-unknown-kind-of-setup = Neznámá příprava { $name }; známé: { $known }.
refusal-unknown-vagabonds = Neznámý počet karet Tuláka { $name }; známé: { $known }.
refusal-advanced-suits = Pokročilá příprava míchá žetony barev (root A.1): vynechte `suits`.
refusal-advanced-twice = Celá pokročilá příprava má svůj počet karet i pořadí sama: vynechte `advanced`.
refusal-setup-cards-too-few = Volných míst je { $seats } a karet přípravy { $count }; vykládá se o jednu víc, než je míst (root A.8.1).

## Positions that cannot be read. $where: a path such as clearings.5.eyrie.warrior; $name $value $near $word: as it was written

refusal-position-near = { $where }: { $name } tu není známo; nemá to být { $near }?
refusal-position-nothing = { $where }: { $name } tu není známo; možné tu není nic.
refusal-position-unknown = { $where }: { $name } tu není známo; možné je: { $known }.
refusal-position-number = { $where }: místo { $value } tu má být číslo od 0 do { $most }.
refusal-position-word = { $where }: místo { $value } tu má být jediné jméno.
refusal-position-mapping = { $where }: místo { $value } tu mají být jména s hodnotami.
refusal-position-twice = { $where }: { $name } je tu dvakrát.
refusal-position-names = { $where }: místo { $value } tu má být seznam jmen.
refusal-position-long = Stav hry je delší, než může být.
refusal-position-no-yaml = Stav hry není řádek `root ...` ani YAML: něco v něm nesedí.
refusal-position-no-yaml-line = Stav hry není řádek `root ...` ani YAML: něco nesedí v řádku { $line }.
refusal-position-anchor = Řádek { $line }: kotvy ve stavu hry nejsou; vypiš vše.
refusal-position-tag = Řádek { $line }: značky (tags) ve stavu hry nejsou.
refusal-position-key = Řádek { $line }: před dvojtečkou má být jméno.
refusal-position-twice-in-line = Řádek { $line }: { $name } je tu dvakrát.
refusal-position-deep = Ve stavu hry jsou seznamy v seznamech bez konce.
refusal-position-no-text = Stav hry je text.
refusal-position-field = { $word }: stav hry je seznam slov `pole=hodnota`.
refusal-position-piece = { $word }: komponenty se píší frakce.komponenta, třeba marquise.warrior*2.
refusal-position-valued = { $word }: { $name } už hodnotu má.
refusal-position-times = { $word }: za `*` patří číslo, a ne obrovské.
refusal-position-entries = { $word }: tolik položek žádné pole nemá.
refusal-position-too-many = { $where }: { $count } { $piece } tu být nemůže: celkem jich je { $limit }, zbývá { $left } (root 1.5.1).
refusal-position-forest = { $where }: { $piece } nemůže být v lese (root 2.4).
refusal-position-slots = { $where }: { $count } { $piece } tu být nemůže: z pozic pro stavby ({ $limit }) zbývá { $left } (root 2.2.3).
refusal-position-won = { $where }: s { $points } body hra skončila (root 3.1).
refusal-position-cards = { $card }: ve stavu hry { $count }×, ale tato hra ji má { $limit }× (root 1.5.1).
refusal-position-quests = quests: { $quest } tu je { $count }×, ale je jen jeden.
refusal-position-hidden = hidden: pod ruinami leží neznámých předmětů { $count }, ale jmenováno je { $named }; pod `hidden` vypiš předměty, které nikdo neviděl.
refusal-position-order = order: každý hráč hraje v kole právě jednou.
refusal-position-no-slot = { $where }: na ruinu nezbývá pozice pro stavbu (root 2.2.3).
