### What cannot be set up: in English as the errors of the engine say it themselves.
###
###   $what $key   settings; $value $seat   as it was written; $known $near   what there is; $detail   in English

refusal-chronicle = Kroniku nelze použít (anglicky: { $detail })
refusal-chronicle-too-long = Kronika je na řetězec kroniky příliš dlouhá.
refusal-options-names = `options` jsou názvy s hodnotami, a { $value } ne.
refusal-names-list = `names` je seznam podle míst, a { $value } ne.
refusal-unknown = Neznámá hodnota { $value } ({ $what }); známé: { $known }.
refusal-unknown-near = Neznámá hodnota { $value } ({ $what }); myslíš { $near }?
refusal-sealed = Zapečetěná část této kroniky tu není: pokračovat v ní může jen ten, kdo ji má.
refusal-no-orders = `{ $key }`: tato kronika neříká pořadí svých balíčků.
refusal-needs-boards = Příprava potřebuje `seats`: počet, nebo seznam jako chancellor, red, blue.
refusal-chancellor-first = Kancléř sedí první (oath 1.7), takže jím `seats` začíná, ne { $seat }.
refusal-how-many-boards = Oath se hraje na { $least } až { $most } místech; zadáno jich bylo { $given }.
refusal-prescribed-for-four = Předepsaná hra je pro čtyři: chancellor, red, blue, yellow.
refusal-visions-in-order = `{ $key }`: v pořadí tohoto balíčku světa má být { $visions } vizí mezi prvními { $cards } kartami a { $more } mezi dalšími { $next } (oath 1.24).
refusal-what-a-chronicle-is = `chronicle` je řetězec kroniky, nebo její prostá data.
refusal-one-chancellor = Kancléř je jeden (oath 1.7), a tedy i fialová deska.
refusal-board-twice = Deska { $color } je jedna a mezi místy stojí dvakrát.
refusal-no-board-left = Žádná deska už není na straně { $side } pro dalšího: { $name } (oath 1.9).
refusal-first-game-only = `{ $key }` je pro první hru: kronika sama říká, jak pokračuje.
