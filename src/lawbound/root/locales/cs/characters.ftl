### The six characters of the Vagabond that came after the base game: what they ask, do and cannot do.
###   $player $clearing $item $items   Names; $hits: Name (counted-hit)

prompt-which-character-is-dealt = Náhodně: kterou postavu dostane { $player }?
prompt-who-attacks = Podněcování: kdo { NAME($clearing, case: "where") } zaútočí?
prompt-who-is-attacked = Podněcování: na koho se { NAME($clearing, case: "where") } zaútočí?
prompt-which-piece-goes = Podněcování: která komponenta { NAME($clearing, case: "where") } zmizí? (zbývá: { $hits })
prompt-exhaust-for-the-quest = Který předmět použiješ pro úkol jako { NAME($item, case: "acc") }? Jednou za tah může posloužit i jiný, ten se ale poškodí.
prompt-use-swift-strike = Bitva { NAME($clearing, case: "where") }: použiješ Rychlý úder, meč za dodatečný zásah?
prompt-glide-where = Kam doplachtíš?

event-scorched = { $player } nechává { NAME($item, case: "acc") } { NAME($clearing, case: "where") }: už se tam nic nedostane

scene-scorched = spálená země a { $items }: nic sem nesmí
scene-fact-scorched = Spálené mýtiny

reason-root-d-4-2 = musíš být na mýtině
reason-root-d-5-2 = není to akce: na pomoc tě může přivolat obránce na tvé mýtině
reason-root-d-6-2 = je tam spálená země: nic se tam nedostane
reason-root-d-7-2 = není to akce: jednou za tah poslouží při úkolu jeden předmět jako jiný
reason-root-d-8-2 = není to akce: po hodu v bitvě můžeš použít meč
reason-root-d-9-2 = tam už jsi
reason-action--special-action--root-4-3 = nikdo tu nemůže s nikým svést bitvu
reason-action--special-action--root-d-6-2 = musíš být na mýtině
reason-who-attacks--root-4-3 = je tu třeba bojovník nebo figurka a nepřítel
reason-who-is-attacked--root-d-4-2 = není tu, nebo to není nepřítel útočníka
reason-exhaust-for-the-quest--root-d-7-2 = úkol by s ním nešlo splnit: jen jeden předmět za tah poslouží jako jiný

field-characters = Postavy Tuláka
choice-characters--base = tři ze základní hry
choice-characters--all = všech devět, podle volby
choice-characters--random = všech devět, náhodně (příloha A)

refusal-no-vagabond = { $character } není postava Tuláka; známé: { $known }.
refusal-no-characters = Tato frakce ({ $name }) nemá postavy: { $character } tam není.
refusal-unknown-characters = Neznámé postavy { $name }; známé: { $known }.
refusal-character-twice = Postavu { $character } lze hrát jen na jednom místě.
