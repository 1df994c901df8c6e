### Podzemní hrabství v rukou člověka: otázky, možnosti, záznam a proč ne.
###   $minister: Name (minister-...); ostatní jako v prompts.ftl, log.ftl, names.ftl

## Questions

prompt-surface-in-a-corner = Ve kterém rohu se vynoříš?
prompt-assembly = Shromáždění: co uděláš? (zbývá: { $actions })
prompt-reveal-to-build = Kterou kartu odhalíš, abys stavěl { NAME($clearing, case: "where") }?
prompt-take-up-a-tunnel = Všechny tunely jsou na mapě: který nejdřív odstraníš?
prompt-dig-where = Kde budeš hloubit tunel?
prompt-parliament = Parlament: který vyslanec bude jednat?
prompt-moves-or-battles = Brigadýr: až dva pohyby, nebo až dvě bitvy?
prompt-battle-again = Kde svedeš druhou bitvu?
prompt-bank-a-card = Bankéř: kterou kartu použiješ? (zatím { $points })
prompt-whose-action-the-mayor-takes = Starosta: čí akci provede?
prompt-sway = Kterého vyslance ovlivníš?
prompt-reveal-to-sway = Kterou kartu odhalíš, abys ovlivnil { NAME($minister, case: "acc") }? (zbývá: { $cards })
prompt-which-minister-leaves = Cena za neúspěch: který vyslanec odejde?

## Options

action-duchy--build = stavba: odhalit kartu a postavit citadelu nebo tržiště
action-duchy--recruit = verbovat bojovníka v Noře
action-dig = hloubení: použít kartu na tunel, kterým projdou až čtyři bojovníci
word-assembly--done = ukončit Shromáždění
word-parliament--done = ukončit Parlament
word-sway--done = nikoho neovlivnit
word-bank-a-card--done = to stačí
word-battle-again--done = žádná druhá bitva
word-moves = až dva pohyby
word-battles = až dvě bitvy
# $minister: Name, $cards: Name (counted-card), $points: Name (counted-point), $action: Name
name-minister-price = { $minister }: { $cards }, { $points }
name-minister-points = { $minister }: { $points }
name-minister-action = { $minister }: { $action }

## Steps

step-assembly = Shromáždění
step-parliament = Parlament
step-sway = ovlivnění

## What waits

trigger-price-of-failure = { $owner }: cena za neúspěch za ztracené stavby

## The log

event-revealed =
    { $player } { NAME($player, case: "number") ->
        [plural] odhalují
       *[singular] odhaluje
    } { NAME($card, case: "acc") }
event-took-back =
    { $player } { NAME($player, case: "number") ->
        [plural] si berou
       *[singular] si bere
    } zpět { NAME($card, case: "acc") }
event-minister-acts = { $player }: jedná { $minister }

## Its board

scene-fact-crowns = Zbývající koruny
counted-crown-squire =
    { $n ->
        [one] { $n } panoš
        [few] { $n } panoši
       *[other] { $n } panošů
    }
counted-crown-noble =
    { $n ->
        [one] { $n } šlechtic
        [few] { $n } šlechtici
       *[other] { $n } šlechticů
    }
counted-crown-lord =
    { $n ->
        [one] { $n } lord
        [few] { $n } lordi
       *[other] { $n } lordů
    }

## Why not

reason-root-12-2-3 = odchází vyslanec nejvyšší hodnosti
reason-root-12-2-4 = není tam tunel, který bys odstranil
reason-root-12-3-3 = je třeba prázdný roh, pokud možno naproti cizímu
reason-root-12-5-1 = obě akce Shromáždění jsou vyčerpány
reason-root-12-5-1-i = mýtinu musíš ovládat a odhalit kartu jejího symbolu
reason-root-12-5-1-v = je třeba mýtina bez tunelu a karta jejího symbolu
reason-root-12-5-2 = jednají jen ovlivnění vyslanci, každý jednou za tah
reason-root-12-5-2-i = musíš ovládat mýtinu a mít kartu k odhalení
reason-root-12-5-2-v = nemáš kartu toho symbolu
reason-root-12-5-2-vi = Starosta provádí akci ovlivněného šlechtice nebo panoše, který může jednat
reason-root-12-5-2-vii = na mapě musí být všechny tři tunely
reason-root-12-5-2-viii = na mapě není žádné tržiště
reason-root-12-5-2-ix = na mapě není žádná citadela
reason-root-12-5-3 = jen jeden vyslanec za tah
reason-root-12-5-3-i = už je ovlivněn, nebo nezbývá koruna jeho hodnosti
reason-root-12-5-3-ii = každá karta potřebuje vlastní mýtinu svého symbolu s tvojí figurkou
reason-root-12-6-3 = v ruce smí zůstat pět karet
reason-move-to--root-12-2-2 = nevede tam žádný tunel
reason-move-from--root-12-2-2 = z Nory nevede žádný tunel
reason-action--build--root-12-5-1-i = musíš ovládat mýtinu s volným polem a mít kartu jejího symbolu
reason-action--dig--root-12-5-1-v = je třeba karta symbolu mýtiny bez tunelu
reason-action--move--root-12-2-2 = z Nory nevede žádný tunel
