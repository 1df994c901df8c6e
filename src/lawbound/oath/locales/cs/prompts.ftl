### What is asked and offered. The player is addressed as "ty"; what is offered is a noun or an infinitive.

## Whose turn it is

turn-setting-up = Příprava hry
turn-playing = Kolo { $round }, tah { $turn }: { $player }, { $phase }
turn-chronicle = { $player } píše kroniku

## Luck, where people answer for it

prompt-draw = Která karta se dobírá?
prompt-draw-a-vision = Která vize se dobírá?
prompt-draw-a-relic = Která relikvie se dobírá?
prompt-draw-a-site = Která oblast tu leží? ({ $site })
prompt-back-of-the-top-card = Jaký rub má další karta?
prompt-defense-die = { $player }: co padlo na obranné kostce?
prompt-attack-die = { $player }: co padlo na útočné kostce?
prompt-end-die = Konec kola { $round }: co padlo na kostce osudu?
prompt-coin = Slib { NAME($player, case: "gen") } { NAME($other, case: "dat") }: { $promise }. Co říká mince?
prompt-at-random = Která karta byla náhodně vybrána?
prompt-suit-at-random = Který symbol byl náhodně vybrán?

## Set-up

prompt-first-site = Ve které oblasti začneš?
prompt-first-adviser = Kterou kartu si necháš jako zakrytého rádce?
prompt-favor-for-sites = Přízně je málo (zbývá: { $favor }): která oblast dostane další?

## A turn

prompt-peoples-favor = Přízeň lidu: přidáš na ni přízeň, nebo jednu vrátíš do banky?
prompt-least-bank = Do které z nejprázdnějších bank se přízeň vrátí?
prompt-site-token = Vezmeš si něco z oblasti { $site }?
prompt-act = Co uděláš? (zbývá: { $supply })
prompt-rest-power = Kterou schopnost použiješ při Odpočinku?
prompt-modifier = { $action }: použiješ úpravu akce?
prompt-new-oathkeeper = Cíl přísahy jich splňuje více: kdo se stane Přísežníkem?

## Major actions

prompt-search-where = Kde budeš hledat?
prompt-keep = Kterou kartu si necháš?
prompt-where-to-play = Kam zahraješ kartu { $card }?
prompt-make-room-at-a-site = Odhodíš kartu, než zahraješ { $card } { NAME($site, case: "to") }?
prompt-make-room-for-an-adviser = Příliš mnoho rádců: kterého odhodíš?
prompt-discard-next = Kterou kartu odhodíš jako první?
prompt-muster-on = Na které kartě shromáždíš družiny?
prompt-trade-with = S kterou kartou budeš obchodovat?
prompt-recover = Co vykoupíš?
prompt-pay-for-the-banner = Kolik umístíš na praporec { $card }?
prompt-first-bank = Od které banky se začne vracet přízeň z praporce?
prompt-travel-to = Kam pocestuješ?
prompt-travel-to--other = Kam pocestuje { $player }?
prompt-consent-to-pay = Zaplatíš mýto za cestu { NAME($site, case: "to") }?
prompt-defender = Na koho zaútočíš?
prompt-target = Tažení proti { NAME($player, case: "dat") }: co dalšího bude cílem?
prompt-attack-dice = Kolika útočnými kostkami budeš házet? (proti: { $defense })
prompt-join-as-ally = { $other } útočí na { NAME($player, case: "acc") }: přidáš se k obraně?
prompt-admit-ally = Přijmeš { NAME($player, case: "acc") } za spojence v obraně?
prompt-battle-plan = Který bitevní plán použiješ? ({ $attack }, { $defense })
prompt-whose-plans-next = Čí bitevní plány přijdou na řadu?
prompt-sacrifice = Útok { $attack }, obrana { $defense }: obětuješ { NAME($warbands, case: "acc") } a zvítězíš?
prompt-losses = Kolik družin ztratí { $owner } { NAME($place, case: "where") }? (celkem { $warbands })
prompt-occupy = Kolik družin půjde { NAME($place, case: "from") } { NAME($site, case: "to") }?
prompt-banish = Vyženeš figuru { NAME($player, case: "gen") }?
prompt-burn-favor = Spálíš { NAME($player, case: "dat") } { NAME($favor, case: "acc") }?
prompt-next-battle-plan = Který bitevní plán se vyhodnotí jako další?

## Minor actions

prompt-facedown-adviser = Kterého zakrytého rádce zahraješ?
prompt-peek-at = Na kterou relikvii se podíváš?
prompt-peek-at-reliquary = Na kterou relikvii v Relikviáři se podíváš?
prompt-move-warbands = Které družiny přesuneš?
prompt-permission = Smí { $player } přesunout { NAME($warbands, case: "acc") } { NAME($place, case: "from") } { NAME($goal, case: "to") }?
prompt-exile-whom = Kterého Občana pošleš do vyhnanství?

## Citizenship and deals

prompt-offer-to = Komu nabídneš občanství?
prompt-offered-relic = Kterou relikvii z Relikviáře dostane { $player }?
prompt-show-relic = Kterou relikvii z Relikviáře ukážeš? ({ $player })
prompt-give-in-the-deal = { $source }, dohoda s { NAME($player, case: "ins") }: co dáš? (zatím { $give } za { $want })
prompt-want-in-the-deal = { $source }, dohoda s { NAME($player, case: "ins") }: co chceš? (zatím { $give } za { $want })
prompt-answer-the-deal = { $source }: { $player } nabízí { $give } a chce { $want }. Souhlasíš?
prompt-answer-the-offer-of-citizenship = { $player } ti nabízí občanství: relikvii ({ $space }) a { $give }, za { $want }. Přijmeš?
prompt-answer-the-offer-of-citizenship--counter = { $player } se stane Občanem za relikvii ({ $space }) a { $want }, dá { $give }. Souhlasíš?
prompt-warbands-replaced = Kolik tvých družin { NAME($place, case: "where") } nahradí fialové?
prompt-promise = { $source }: co slíbí { $player }?
prompt-until-which-round = { $source }: { $player } slibuje { $promise }. Do konce kterého kola?
prompt-penalty = { $source }: { $player } slibuje { $promise } do konce kola { $round }. Kolik stojí porušení?
prompt-was-it-kept = Slib { NAME($player, case: "gen") } { NAME($other, case: "dat") }: { $promise }. Byl slib dodržen?
prompt-hand-over-what-was-promised = Slib { NAME($player, case: "gen") } { NAME($other, case: "dat") }: { $promise }. Předáš to teď?

## Powers in general

prompt-use-the-power = { $source }: použiješ schopnost?
prompt-which-way = { $source }: jak schopnost použiješ?
prompt-which-player = { $source }: který hráč?
prompt-which-site = { $source }: která oblast?
prompt-which-card = { $source }: která karta?
prompt-which-adviser = { $source }: který rádce?
prompt-which-relic = { $source }: která relikvie?
prompt-which-relic-at-the-site = { $source }: která relikvie?
prompt-which-relic-or-banner = { $source }: kterou relikvii nebo praporec si za tajemství vezmeš?
prompt-which-space-of-the-reliquary = { $source }: kterou relikvii z Relikviáře si vezmeš?
prompt-which-bank = { $source }: ze které banky získáš přízeň?
prompt-which-suit = { $source }: který symbol?
prompt-which-pile = { $source }: který balíček?
prompt-which-warbands = { $source }: ze které skupiny zemře družina?
prompt-how-many = Kolik družin přesuneš?
prompt-take-it = { $source }: vidíš kartu { $card }. Vezmeš si ji?
prompt-pay-instead = { $source }: dáš { NAME($player, case: "dat") } { NAME($favor, case: "acc") }, aby ti zůstala relikvie { $card }?
prompt-reroll = { $source }: hodíš kostkami znovu?
prompt-follow-up = { $source }: použiješ ji teď?
prompt-which-power-first = Která schopnost přijde první?
# Instead of taking it
prompt-keep-a-relic = Vezmeš si relikvii { $source }, nebo ji dáš pod balíček relikvií?

## Powers with questions of their own

prompt-wolves--which-player = { $source }: na čí desce zabiješ družinu?
prompt-second-chance--which-player = { $source }: na čí desce zabiješ družinu (a jednu získáš)?
prompt-pied-piper--which-player = { $source }: ke komu mezi rádce půjde, za 2 přízně?
prompt-witchs-bargain--which-player = { $source }: s kým budeš směňovat?
prompt-master-of-disguise--which-player = { $source }: čí rádce při tomto Obchodu použiješ?
prompt-sleight-of-hand--which-player = { $source }: komu vezmeš tajemství?
prompt-charming-friend--which-player = { $source }: komu vezmeš přízeň?
prompt-tinkers-fair--which-player = { $source }: s kým budeš vyjednávat?
prompt-deed-writer--which-player = { $source }: s kým budeš vyjednávat?
prompt-festival-district--which-player = { $source }: s kým budeš vyjednávat?
prompt-the-tribunal--which-player = { $source }: s kým budeš vyjednávat?
prompt-the-gathering--which-player = { $source }: s kým budeš vyjednávat?
prompt-palanquin--which-player = { $source }: koho vezmeš s sebou?
prompt-whistle--which-player = { $source }: koho přivoláš?
prompt-small-friends--which-site = { $source }: ve které oblasti budeš obchodovat?
prompt-wild-allies--which-site = { $source }: ve které oblasti podnikneš tažení?
prompt-captains--which-site = { $source }: ve které oblasti podnikneš tažení?
prompt-siege-engines--which-site = { $source }: ve které oblasti zabiješ družiny?
prompt-garrison--which-site = { $source }: kam umístíš další družinu?
prompt-messenger--which-site = { $source }: ve které oblasti přesuneš družiny?
prompt-palanquin--which-site = { $source }: kam se vydáš s { NAME($player, case: "ins") }?
prompt-resettle--which-site = { $source }: do které oblasti se přesune { $card }?
prompt-ivory-eye--which-site = { $source }: na kterou oblast se podíváš?
prompt-taming-charm--which-card = { $source }: kterou kartu odhodíš?
prompt-roving-terror--which-card = { $source }: kterého obyvatele odhodíš, aby se tam přesunul?
prompt-assassin--which-card = { $source }: kterého rádce odhodíš?
prompt-armed-mob--which-card = { $source }: kterého rádce odhodíš?
prompt-enchantress--which-card = { $source }: se kterým rádcem si vymění místo?
prompt-false-prophet--which-card = { $source }: na kterou vizi půjde tvoje družina?
prompt-homesteaders--which-card = { $source }: který rádce se přesune do tvé oblasti?
prompt-resettle--which-card = { $source }: kterého rádce přesuneš?
prompt-great-herd--which-card = { $source }: se kterou kartou si vymění místo?
prompt-twin-brother--which-card = { $source }: se kterým rádcem si vymění místo?
prompt-wild-mounts--which-card = { $source }: kterou kartu Dravosti odhodíš místo svých plánů Nomádů?
prompt-great-spire--which-card = { $source }: kterou kartu vyměníš za vyvlastněnou?
prompt-horned-mask--which-card = { $source }: kterého rádce vyměníš?
prompt-horned-mask--which-card--second = { $source }: za kterou kartu vyměníš kartu { $card }?
prompt-inquisitor--which-adviser = { $source }: na kterého rádce se podíváš?
prompt-ivory-eye--which-adviser = { $source }: na kterého rádce se podíváš?
prompt-dream-thief--which-adviser = { $source }: kterého zakrytého rádce vyměníš?
prompt-dream-thief--which-adviser--second = { $source }: za kterého jiného?
prompt-fae-merchant--which-relic = { $source }: kterou relikvii dáš pod balíček relikvií?
prompt-blackmail--which-relic = { $source }: kterou relikvii požaduješ?
prompt-relic-breaker--which-relic-at-the-site = { $source }: kterou relikvii dáš pod balíček relikvií? ({ $site })
prompt-wastes--which-relic-at-the-site = { $source }: kterou relikvii si vezmeš? ({ $site })
prompt-deep-woods--which-relic-at-the-site = { $source }: kterou relikvii si vezmeš? ({ $site })
prompt-ivory-eye--which-relic-at-the-site = { $source }: na kterou relikvii se podíváš?
prompt-skeleton-key--which-space-of-the-reliquary = { $source }: na kterou relikvii v Relikviáři se podíváš?
prompt-levelers--which-bank = { $source }: ze které z nejplnějších bank se přízeň přesune?
prompt-levelers--which-bank--second = { $source }: do které z nejprázdnějších bank se přesune přízeň z banky { NAME($bank, case: "gen") }?
prompt-memory-of-home--which-bank = { $source }: přízeň ze které banky se přesune do banky Vroucna?
prompt-acting-troupe--which-suit = { $source }: jaký symbol má při tomto Obchodu?
prompt-riots--which-suit = { $source }: karty kterého symbolu se odhodí?
prompt-bracken--which-pile = { $source }: kam půjdou všechny karty odhozené při tomto Hledání?
prompt-scryer--which-pile = { $source }: na který balíček se podíváš?
prompt-convoys--which-pile = { $source }: který balíček přijde na balíček tvého kraje?
prompt-bracken--which-way = { $source }: na který konec? ({ $pile })
prompt-forgotten-vault--which-way = { $source }: co se stane s Nejtemnějším tajemstvím?
prompt-witchs-bargain--which-way = { $source }: co dáš { NAME($player, case: "dat") }?
prompt-ivory-eye--which-way = { $source }: na co se podíváš?
prompt-book-burning--which-way = { $source }: které tajemství si necháš?
prompt-ancient-binding--which-way = { $source }: které tajemství si necháš?
prompt-wrestlers--which-warbands = { $source }: družinu ze které skupiny obětuješ?
prompt-obsidian-cage--which-warbands = { $source }: které družiny propustíš a kam půjdou?
prompt-alchemist--how-many = { $source }: kolik z banky { NAME($bank, case: "gen") }? (zbývá: { $favor })
prompt-memory-of-nature--how-many = { $source }: kolik se přesune z banky { NAME($bank, case: "gen") }? (zbývá: { $favor })
prompt-blood-pact--how-many = { $source }: kolik družin obětuješ?
prompt-revelation--how-many = { $source }: kolik přízně spálíš za stejně tolik tajemství?
prompt-messenger--how-many = { $source }: kolik tvých družin má stát { NAME($site, case: "where") }?
prompt-deed-writer--how-many = { $source }: kolik družin umístíš { NAME($site, case: "to") }?
prompt-kindred-warriors--how-many = { $source }: kolik kostek?
prompt-warning-signals--how-many = { $source }: kolik družin půjde { NAME($place, case: "from") } { NAME($goal, case: "to") }?
prompt-obsidian-cage--how-many = { $source }: kolik?
prompt-obsidian-cage--how-many--second = { $source }: kolik jich půjde { NAME($place, case: "to") }?
prompt-squalid-district--how-many = { $source }: na kostce osudu padlo { $roll }. Co má platit?
prompt-fallen-spire--how-many = { $source }: kolik karet z balíčku se vymění?
prompt-bewitch--use-the-power = { $source }: staneš se Občanem?
prompt-long-lost-heir--use-the-power = { $source }: staneš se Občanem?
prompt-royal-ambitions--use-the-power = { $source }: staneš se Občanem?
prompt-martial-culture--use-the-power = { $source }: staneš se Občanem?
prompt-ancient-pact--use-the-power = { $source }: dáš Kancléři Nejtemnější tajemství a staneš se Občanem?
prompt-relic-thief--use-the-power = { $source }: zkusíš okrást { NAME($player, case: "acc") }?
prompt-the-gathering--use-the-power = { $source }: postavíš svou figuru do její oblasti?
prompt-sticky-fire--use-the-power = { $source }: zabiješ zbytek poražené síly a dáš soupeři přízeň?
prompt-cracked-horn--use-the-power = { $source }: půjdou všechny odhozené karty pod balíček světa?
prompt-knights-errant--follow-up = { $source }: podnikneš tažení bez zásob?
prompt-hunting-party--follow-up = { $source }: podnikneš tažení bez zásob?
prompt-sneak-attack--follow-up = { $source }: zaútočíš bez zásob na toho, kdo právě podnikl tažení?

## The chronicle

prompt-vow-an-oath = Jakou přísahu složíš?
prompt-offer-citizenship = Komu nabídneš občanství v příští hře?
prompt-accept-citizenship = { $player } ti nabízí občanství v příští hře. Přijmeš?
prompt-build-or-repair = Kterého obyvatele nahradí stavba, nebo kterou ruinu opravíš?
prompt-suit-of-the-new-cards = Kterého symbolu přijde nejvíce nových karet?

## Options that are only words

word-yes = ano
word-no = ne
word-done = hotovo
word-battle-plan--done = žádný další bitevní plán
word-target--done = žádný další cíl
word-modifier--done = žádná další úprava
word-rest-power--done = žádná další schopnost
word-keep--done = žádnou další
word-site-token--done = nevzít nic
word-make-room-at-a-site--done = neodhodit nic
word-show-relic--done = už žádnou
word-give-in-the-deal--done = nic dalšího
word-want-in-the-deal--done = nic dalšího
word-promise--done = žádný slib
word-which-card--done = žádná
word-which-player--done = nikdo
word-which-site--done = žádná další
word-which-pile--done = kam je posílá Zákon
word-which-relic-or-banner--done = nic
word-follow-up--done = ne
word-peoples-favor--done = ani jedno
word-build-or-repair--done = nic
word-offer-citizenship--done = nikomu dalšímu
word-keep-a-relic--done = dát ji pod balíček relikvií
word-counter = dát protinabídku
word-place = přidat přízeň
word-return = vrátit přízeň
word-burn = spálit
word-favor = přízeň
word-secret = tajemství
word-faceup = odkryté
word-facedown = zakryté
word-site = zakrytá oblast
word-adviser = zakrytý rádce
word-relic = relikvie v oblasti
word-top = navrch
word-bottom = dospod
word-kept = byl dodržen
word-broken = byl porušen
word-which-way--forgotten-vault--place = tajemství přibude
word-which-way--forgotten-vault--burn = tajemství se spálí
word-which-way--witchs-bargain--secret = 1 tajemství za 2 přízně
word-which-way--witchs-bargain--favor = 2 přízně za 1 tajemství
word-search = Hledání: dobrat karty a jednu zahrát
    .short = Hledání
word-muster = Shromažďování: umístit přízeň na zdejší kartu a získat družiny
    .short = Shromažďování
word-trade = Obchod se zdejší kartou, za přízeň nebo za tajemství
    .short = Obchod
word-recover = Vykoupení zdejší relikvie nebo praporce
    .short = Vykoupení
word-travel = Cestování do jiné oblasti
    .short = Cestování
word-campaign = Tažení: zaútočit zde na hráče nebo bandity
    .short = Tažení
word-play-facedown-adviser = Zahrát zakrytého rádce
    .short = Zahrání zakrytého rádce
word-peek-at-relic = Podívat se na zdejší relikvii
    .short = Pohled na zdejší relikvii
word-peek-at-reliquary = Podívat se na relikvii v Relikviáři
    .short = Pohled do Relikviáře
word-move-warbands = Přesunout družiny mezi deskou a oblastí
    .short = Přesun družin
word-offer-citizenship = Nabídnout Vyhnanci občanství
    .short = Nabídka občanství
word-exile-a-citizen = Poslat Občana do vyhnanství
    .short = Vyhnání Občana
word-exile-yourself = Opustit Říši: odejít do vyhnanství
    .short = Odchod do vyhnanství
word-rest = Odpočinek: ukončit tah
    .short = Odpočinek

## Other options

# $cost: what it costs, or the dice that it adds
option-for = { $what } ({ $cost })
option-plan-adds = { $plan }: přidat útočné kostky
option-plan-removes = { $plan }: odebrat útočné kostky
option-plan-adds-one = { $plan }: přidat 1 útočnou kostku
option-plan-removes-one = { $plan }: odebrat 1 útočnou kostku
option-plan-adds-three = { $plan }: přidat 3 útočné kostky a kartu pak odhodit
option-plan-removes-three = { $plan }: odebrat 3 útočné kostky a kartu pak odhodit
option-adviser = { $card }, rádce { NAME($player, case: "gen") }
option-trade-favor = { $card }: tajemství za přízeň
option-trade-secrets = { $card }: 2 přízně za tajemství
option-banner = { $card } (nejméně { $least })
cost-to-bank = { $favor } do banky { NAME($bank, case: "gen") }
option-pawn = figura a přízeň obránce
option-to-board = z oblasti na tvou desku ({ $site })
option-to-site = z tvé desky do oblasti ({ $site })
option-give-warbands = z tvé desky na desku { NAME($player, case: "gen") }
option-take-warbands = z desky { NAME($player, case: "gen") } na tvou
option-uncage = { $warbands } ({ $owner }) { NAME($place, case: "to") }
option-round = kolo { $round }
option-bank = { $suit } ({ $favor })
option-oath = { $oath }: { $goal }
option-no-favor = žádná přízeň
option-no-secrets = žádné tajemství
