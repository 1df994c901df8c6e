### Společnost Říčního lidu v rukou člověka a kdo u ní nakupuje: otázky, možnosti, záznam a proč ne.
###   $funds: Name (counted-fund); $service: Name; $card $boats $soldiers (ceny) $n $price: čísla

## Questions

prompt-buy-services = Koupíš si služby Říčního lidu? Karta stojí { $card }, Říční čluny { $boats }, Žoldáci { $soldiers }; koupit můžeš: { $n }.
prompt-buy-which-card = Kterou kartu z ruky Říčního lidu si vezmeš?
prompt-exhaust-an-item-to-pay = Kterým předmětem zaplatíš? (zbývá: { $items })
prompt-place-a-starting-warrior = Na kterou mýtinu u řeky umístíš bojovníka? (zbývá: { $warriors })
prompt-set-a-price = Kolik bude stát tato služba: { $service }? (nyní: { $price })
prompt-funds = K čemu použiješ zdroje? (zbývá: { $funds })
prompt-commit-whose-fund = Čího bojovníka vyhradíš?
prompt-spend-whose-fund = Čího bojovníka použiješ?
prompt-lose-whose-fund = Přerušení obchodu: o čího bojovníka mezi zdroji přijdeš? (zbývá: { $n })
prompt-cover-a-space = Které pole stupnic obchodních stanovišť zakryješ?
prompt-export = Vyvezeš kartu { $card }: bez účinku, ale s bojovníkem na místě pro platby?
prompt-establish-where = Kde zřídíš obchodní stanoviště?
prompt-which-trade-post = Jaký symbol má obchodní stanoviště { NAME($clearing, case: "where") }?
prompt-take-the-ferry = { NAME($origin, case: "from") } { NAME($destination, case: "to") }: použiješ vor?

## Options

action-riverfolk--move = pohyb: vyhradit zdroj
action-riverfolk--battle = bitva: vyhradit zdroj
action-riverfolk--craft = výroba: zakrýt zdroji volná pole stupnic
action-draw = dobrání karty: vyhradit zdroj
action-riverfolk--recruit = verbování: použít zdroj za bojovníka u řeky
action-trade-post = obchodní stanoviště: použít dva zdroje toho, kdo mýtinu ovládá
word-buy-services--done = nic dalšího nekoupit
word-funds--done = ukončit Bílý den
word-export--yes = ano, vyvézt
word-export--no = ne, vyrobit
word-take-the-ferry--yes = ano, vorem, a dobrat kartu
word-take-the-ferry--no = ne, plavat
name-fund-of = { $player } ({ $n })
name-fund-whose = bojovník { NAME($player, case: "gen") }
name-paid-warrior = bojovník na místě pro platby
    .acc = bojovníka na místě pro platby
name-fund = zdroj
    .acc = zdroj
name-committed-fund = vyhrazený zdroj
    .acc = vyhrazený zdroj
counted-fund =
    { $n ->
        [one] { $n } zdroj
        [few] { $n } zdroje
       *[other] { $n } zdrojů
    }
    .acc =
        { $n ->
            [one] { $n } zdroj
            [few] { $n } zdroje
           *[other] { $n } zdrojů
        }
trigger-trade-disruption = { $owner }: přerušení obchodu po ztrátě { NAME($clearing, case: "where") }

## Steps

step-protectionism = ochranářství
step-score-dividends = zisk dividend
step-gather-funds = shromáždění zdrojů
step-funds = používání zdrojů
step-discard = odhození karet
step-set-costs = nastavení cen

## The log

event-price = { $player }: služba { $service } nyní stojí { $n }
event-protectionism = { $player }: ochranářství, na místě pro platby { NAME($warriors, case: "nom") }
event-gathered = { $player }: zdroje jsou shromážděny, { $funds }
event-committed = { $player }: vyhrazen zdroj, bojovník { NAME($owner, case: "gen") }
event-spent-fund = { $player }: použit zdroj, bojovník { NAME($owner, case: "gen") }
event-lost-fund = { $player }: ztracen zdroj, bojovník { NAME($owner, case: "gen") }
event-exported = { $player }: vývoz, { $card }

## Its board

scene-open-hand = Ruka, viditelná všem: na prodej
scene-fact-funds = Zdroje
scene-fact-payments-box = Platby
scene-fact-committed = Vyhrazené zdroje
scene-fact-prices = Ceny
scene-value-service = { $service } { $n }
scene-fact-covered-spaces = Pole zakrytá při výrobě
scene-value-covered = { $suit } { $n }

## Why not

reason-root-11-2-5-i = takového bojovníka mezi zdroji nemáš
reason-root-11-2-6-i = nemáš na její cenu
reason-root-11-2-7-i = není žádná karta na prodej
reason-root-11-2-7-ii = Říční čluny už na tento tah máš
reason-root-11-2-7-iii = žoldáci nebojují proti Říčnímu lidu
reason-buy-services--root-11-2-7-iii = žoldáky už na tento tah máš
reason-root-11-3-2 = tvoji bojovníci začínají u řeky
reason-root-11-5 = takový zdroj nemáš
reason-root-11-5-3 = za každý symbol je třeba zdroj a volné pole stupnice
reason-root-11-5-5 = verbuješ u řek
reason-spend-whose-fund--root-11-5-5 = takového bojovníka mezi zdroji nemáš
reason-root-11-5-6-i = musí to být mýtina bez obchodního stanoviště, kterou ovládá některý hráč
reason-root-11-5-6-ii = je třeba dvou zdrojů toho, kdo mýtinu ovládá
reason-root-11-6-1 = v ruce smí zůstat pět karet
reason-action--move--root-11-5 = nemáš zdroje
reason-action--battle--root-11-5 = nemáš zdroje
reason-action--draw--root-11-5 = nemáš zdroje
reason-action--recruit--root-11-5 = nemáš zdroje
reason-action--trade-post--root-11-5-6-i = žádný hráč neovládá mýtinu bez obchodního stanoviště
reason-action--trade-post--root-11-5-6-ii = od nikoho, kdo takovou mýtinu ovládá, nemáš dva zdroje
