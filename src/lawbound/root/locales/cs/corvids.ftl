### Krkavčí spiknutí v rukou člověka: otázky, možnosti, záznam a proč ne; a co mohou hádat nepřátelé.
###   $plot: Name (plot-...); $plots: Names; $price: Name (warriors); ostatní jako v prompts.ftl, log.ftl, names.ftl

## Questions

prompt-scatter = Na kterou mýtinu umístíš bojovníka? (symbol: { $suit })
prompt-flip-plots = Který plán otočíš?
prompt-recruit-with-a-card = Kterou kartu použiješ na verbování?
prompt-recruit-in-which-suit = Na mýtinách s kterým symbolem budeš verbovat?
prompt-corvids--daylight = Co uděláš? (zbývá: { $actions })
prompt-plot-where = Kam umístíš plán? (stojí: { $price })
prompt-lay-which-plot = Který plán položíš zakrytý { NAME($clearing, case: "to") }?
prompt-swap-which-plot = Který plán vyměníš?
prompt-swap-with-which-plot = S kterým plánem vyměníš ten { NAME($clearing, case: "where") }?
prompt-exert = Napneš síly? Pak si nelízneš žádnou kartu.
prompt-raid-where = Nájezd: kam umístíš bojovníka?
prompt-what-your-plot-is = Jaký je tvůj plán { NAME($clearing, case: "where") }?
prompt-is-it-this-plot = Tvůj plán { NAME($clearing, case: "where") }: je to { $plot }?
prompt-expose-where = Který plán se pokusíš prozradit?
prompt-show-a-card = Kterou kartu ukážeš, abys prozradil plán { NAME($clearing, case: "where") }?
prompt-guess-a-plot = Jaký plán { NAME($player, case: "gen") } leží { NAME($clearing, case: "where") }?

## Options

action-plot = plán: umístit zakrytý plán (stojí: { $price })
action-trick = trik: vyměnit dva plány, oba zakryté nebo oba odkryté
action-expose = prozrazení: ukázat kartu a hádat plán; při omylu o kartu přijdeš
word-flip-plots--done = nic dalšího neotáčet
word-recruit-with-a-card--done = neverbovat
word-exert--done = nenapínat síly

## Steps

step-recruit-with-a-card = verbování
step-exert = napnutí sil

## The log

event-plots-swapped =
    { $player } { NAME($player, case: "number") ->
        [plural] vyměňují
       *[singular] vyměňuje
    } plány { NAME($clearing, case: "where") } a { NAME($other, case: "where") }
event-showed-card =
    { $owner } { NAME($owner, case: "number") ->
        [plural] ukazují
       *[singular] ukazuje
    } { NAME($viewer, case: "dat") } kartu
event-showed-card-seen =
    { $owner } { NAME($owner, case: "number") ->
        [plural] ukazují
       *[singular] ukazuje
    } { NAME($viewer, case: "dat") } { NAME($card, case: "acc") }

## Its board

# $plot: Name, $clearing: Name
name-plot-at = { $plot } { NAME($clearing, case: "where") }
# $plots: Names of kinds, $clearing: Name
name-plot-not = { $clearing }: { $plots }
scene-fact-plots-ruled-out = Špatně uhodnuto

## Why not

reason-root-13-2-2-ii = leží tam už jeden plán
reason-root-13-2-4 = je třeba zakrytý plán vedle tvého komponentu, karta jeho symbolu a nesmíš mít večer dobráno
reason-expose-where--root-13-2-4 = je třeba zakrytý plán, tvůj komponent vedle něj a karta jeho symbolu
reason-show-a-card--root-13-2-4 = nemá symbol té mýtiny
reason-root-13-3-2 = na řadě je mýtina s jiným symbolem
reason-root-13-4-2 = je třeba zakrytý plán a vedle něj tvůj bojovník
reason-root-13-4-3 = jen jednou za tah
reason-root-13-5 = všechny tři akce jsou provedeny
reason-root-13-5-2 = není tam dost tvých bojovníků k odstranění
reason-root-13-5-4 = je třeba dvou plánů, obou zakrytých nebo obou odkrytých
reason-root-13-6-1 = síly už jsi napnul
reason-root-13-6-2 = v ruce smí zůstat pět karet
reason-lay-which-plot--root-1-5-1 = žádný takový už v zásobě není
