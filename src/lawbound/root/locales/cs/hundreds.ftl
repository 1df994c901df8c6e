### Vůdce zástupů v rukou člověka: otázky, možnosti, záznam a proč ne.
###   $actions $advances: Names (counted-action); $mood: Name (mood-...); ostatní jako v prompts.ftl, log.ftl, names.ftl

## Questions

prompt-place-the-garrison = Ve kterém rohu začneš?
prompt-plunder-which-ruin = Kterou ruinu vyplení tvé davy nejdřív?
prompt-plunder-which-item = Který předmět z ruiny vezmeš?
prompt-place-a-mob-where = Na kostce davu padl symbol { $suit }: kam se dav rozšíří?
prompt-anoint-a-warlord-where = Kde pomažeš nového vojevůdce?
prompt-choose-a-mood = Jakou náladu má vojevůdce?
prompt-remove-an-item-of-the-hoard = Hýřivý: který předmět opustí hru za dva bojovníky?
prompt-the-item-or-the-points = { $card }: předmět, nebo body?
prompt-which-item-leaves-the-full-track = Na { NAME($item, case: "acc") } nezbývá místo: který předmět opustí hru?
prompt-loot-the-defender = Oloupíš { NAME($player, case: "acc") } { NAME($clearing, case: "where") }? Kostkami pak nezpůsobíš žádné zásahy.
prompt-loot-which-item = Který předmět vezmeš? ({ $player })
prompt-advance-before-commanding = Pompézní: nejdřív válečné tažení? (zbývá: { $advances })
prompt-command-the-hundreds = Co přikážeš? (zbývá: { $actions })
prompt-build-with = Kterou kartu použiješ na tvrz { NAME($clearing, case: "where") }?
prompt-advance-the-warlord = Válečné tažení? (zbývá: { $advances })
prompt-advance-to = Kam půjde vojevůdce { NAME($origin, case: "from") }?
prompt-how-many-come-with-the-warlord = Kolik bojovníků půjde s vojevůdcem { NAME($origin, case: "from") } { NAME($destination, case: "to") }?
prompt-battle-at-the-warlord = S kým svedeš bitvu { NAME($clearing, case: "where") }?
prompt-move-or-battle-once-more = Neúnavný: půjde vojevůdce dál, nebo další bitva { NAME($clearing, case: "where") }?
prompt-battle-again-there = S kým svedeš další bitvu { NAME($clearing, case: "where") }?
prompt-turn-a-mob-into-a-warrior = Zahořklý: ze kterého davu bude bojovník { NAME($clearing, case: "where") }?
prompt-incite = Kde podnítíš dav?
prompt-incite-with = Kterou kartu použiješ na dav { NAME($clearing, case: "where") }?
prompt-roll-the-mob-die = Rozjařený: hodíš kostkou davu? (zbývá hodů: { $n })
prompt-the-mob-die = Co padlo na kostce davu?
prompt-which-allied-warrior-takes-a-hit = Který spojenecký bojovník padne { NAME($clearing, case: "where") }? (zbývá: { $hits })

## Options

action-advance = válečné tažení: vojevůdce se přesune s bojovníky a může svést bitvu
action-hundreds--build = stavba: použít kartu na tvrz na mýtině jejího symbolu
brief-advance = válečné tažení
word-keep-the-item = nechat si předmět bez bodů
word-score-the-card = získat body; předmět opustí hru
word-stay = zůstat a svést bitvu
word-battle-once-more = další bitva zde
word-remove-an-item-of-the-hoard--done = zbytek si nechat
word-advance-before-commanding--done = dál netáhnout
word-command-the-hundreds--done = dál nevelet
word-advance-the-warlord--done = ukončit Bílý den
word-battle-at-the-warlord--done = bez bitvy
word-move-or-battle-once-more--done = to stačí
word-turn-a-mob-into-a-warrior--done = žádný další dav
word-incite--done = dál nepodněcovat
name-crafts-or-scores = { $item }, nebo { $points }
name-mood = { $mood }: { $effect }

## Moods of the warlord, and what each does

mood-lavish = Hýřivý
    .effect = na konci Rozbřesku dva bojovníci k vojevůdci za každý odevzdaný předmět
mood-relentless = Neúnavný
    .effect = po tažení s pohybem i bitvou ještě jedno z obojího
mood-rowdy = Neurvalý
    .effect = dober o kartu víc, o dvě mezi třemi nepřátelskými komponenty u vojevůdce
mood-grandiose = Pompézní
    .effect = válečné tažení je před velením
mood-jubilant = Rozjařený
    .effect = po podněcování u vojevůdce až čtyři hody kostkou davu
mood-wrathful = Rozzlobený
    .effect = o zásah víc při útoku u vojevůdce
mood-stubborn = Tvrdohlavý
    .effect = v bitvě u vojevůdce ignoruj první zásah
mood-bitter = Zahořklý
    .effect = v bitvě u vojevůdce se davy tam a okolo změní v bojovníky

## Steps

step-raze = pustošení
step-recruit-for-the-hundreds = verbování
step-anoint = pomazání
step-choose-mood = volba nálady
step-advance-before-commanding = válečné tažení
step-command-the-hundreds = velení Zástupům
step-advance-the-warlord = válečné tažení
step-incite = podněcování
step-oppress = utlačování

## Effects that wait

trigger-lavish = { $owner }: předměty z hromady za bojovníky

## The log

event-hoarded = { $player }: na hromadu přibývá { $item }
event-item-left-the-game = { $player }: hru opouští { $item }
event-looting =
    { $player } { NAME($player, case: "number") ->
        [plural] loupí
       *[singular] loupí
    }, obránce: { $other }
event-mood = { $player }: vojevůdce je { $mood }
event-plundered = { $player }: { $item } z ruiny { NAME($clearing, case: "where") }
event-mob-die = { $player }: na kostce davu padl symbol { $suit }

## Their board

scene-hoard = Hromada
scene-track-stronghold = Tvrze
scene-fact-mood = Nálada
scene-fact-command = Velení
scene-fact-prowess = Chrabrost
scene-fact-advances = Zbývající tažení
scene-fact-oppressed = Utlačované mýtiny

## Why not

reason-root-14-2-2 = vojevůdce odstraní jen bitva
reason-root-14-3-1 = musí to být prázdný roh, pokud možno naproti rohu někoho jiného
reason-root-14-4-1 = musí to být mýtina hozeného symbolu bez davu vedle mýtiny s davem
reason-root-14-4-3 = vojevůdce nahrazuje tvého bojovníka
reason-root-14-4-4 = nálada se musí změnit na takovou, jejíž předmět není na hromadě
reason-root-14-5-2 = velení nedovoluje další akce
reason-root-14-5-2-iii = mýtinu musíš ovládat a mít kartu jejího symbolu
reason-build-with--root-14-5-2-iii = nemá symbol té mýtiny
reason-root-14-5-3 = je třeba vojevůdce na mapě, a to nejvýš tolikrát, kolik je chrabrost
reason-battle-at-the-warlord--root-4-3 = nemá tam žádný komponent
reason-root-14-6-1 = je třeba tvůj bojovník, žádný dav a karta symbolu té mýtiny
reason-incite-with--root-14-6-1 = nemá symbol té mýtiny
reason-root-14-6-3 = v ruce smí zůstat pět karet
reason-root-14-7-4 = nejdřív táhne jen pompézní vojevůdce, a jen tehdy
reason-action--build--root-14-5-2-iii = musíš ovládat mýtinu s volným polem a mít kartu jejího symbolu
reason-root-14-7-2 = k dalšímu pohybu je třeba vojevůdce
reason-root-14-7-8 = žádný dav tam není, nebo je příliš daleko
