### What has happened: sentences in the present tense, without a full stop. A message ...-seen is for those who may know a
### secret. A "deed" is what a player does, without the player, who comes before it in the nominative.

event-deeds = { $player } { $deeds }
event-turn = Kolo { $round }, tah { $turn }: { $player }
event-round = Začíná kolo { $round }
event-stalled = Nikdo už nebyl na nic dotázán: hra končí v tahu { $turns }

## Set-up

event-set-up = Hra je připravena. Přísaha: { $oath }
deed-dealt = dostává { NAME($cards, case: "acc") }
deed-dealt-seen = dostává karty { $names }
deed-placed-pawn = začíná { NAME($site, case: "where") }

## Cards

deed-searched = prohledává { $pile }
deed-drew = dobírá { NAME($cards, case: "acc") }
deed-drew-seen = dobírá karty { $names }
deed-showed = ukazuje kartu { $card }
deed-played-to-site = hraje kartu { $card } { NAME($site, case: "to") }
deed-played-adviser = hraje kartu { $card } jako rádce
deed-played-revealed = odhaluje kartu { $card }
deed-played-facedown = hraje zakrytého rádce
deed-played-facedown-seen = hraje kartu { $card } jako zakrytého rádce
deed-discarded = odhazuje kartu { $card } { NAME($pile, case: "to") }
deed-discarded-facedown = odhazuje { NAME($card, case: "acc") } { NAME($pile, case: "to") }
deed-discarded-facedown-seen = odhazuje zakrytou kartu { $card } { NAME($pile, case: "to") }
deed-discarded-several = odhazuje zakrytě { NAME($cards, case: "acc") } { NAME($pile, case: "to") }
deed-discarded-several-seen = odhazuje zakrytě karty { $names } { NAME($pile, case: "to") }
deed-moved-card-to-site = přesouvá kartu { $card } { NAME($site, case: "to") }
deed-moved-card-to-advisers = přesouvá kartu { $card } k rádcům { NAME($other, case: "gen") }
deed-swapped = vyměňuje kartu { $card } za kartu { $other }
deed-swapped-advisers = vyměňuje zakryté rádce: { $one }, rádce { $at }, a { $other }, rádce { $there }
deed-boxed = vrací kartu { $card } do krabice
deed-gave-adviser = dává { NAME($other, case: "dat") } rádce ({ $card })
deed-gave-adviser-seen = dává { NAME($other, case: "dat") } zakrytého rádce { $card }
deed-took-adviser = bere { NAME($other, case: "dat") } rádce ({ $card })
deed-took-adviser-seen = bere { NAME($other, case: "dat") } zakrytého rádce { $card }
deed-moved-pile = dává { $pile } na { $goal } ({ $cards })
deed-false-prophet = staví družinu na kartu { $card }
deed-false-prophet-ended = ztrácí družinu na kartě { $card }
event-vision-drawn = Dobrané vize: { $n }

## Looking

deed-peeked = prohlíží relikvii { NAME($site, case: "where") }
deed-peeked-seen = prohlíží relikvii { NAME($site, case: "where") }: { $card }
deed-peeked-at-site = prohlíží zakrytou oblast: { $site }
deed-peeked-at-site-seen = prohlíží zakrytou oblast ({ $site }): je to { $name }
deed-peeked-at-reliquary = prohlíží relikvii v Relikviáři ({ $space })
deed-peeked-at-reliquary-seen = prohlíží relikvii v Relikviáři ({ $space }): { $card }
deed-peeked-at-adviser = prohlíží zakrytého rádce { NAME($other, case: "gen") }
deed-peeked-at-adviser-seen = prohlíží zakrytého rádce { NAME($other, case: "gen") }: { $card }
deed-peeked-at-pile = prohlíží { $pile }
deed-peeked-at-pile-seen = prohlíží { $pile }: { $names }
deed-peeked-at-deck = prohlíží vršek balíčku světa
deed-peeked-at-deck-seen = prohlíží vršek balíčku světa: { $names }
deed-showed-relic = ukazuje { NAME($other, case: "dat") } relikvii z Relikviáře ({ $space })
deed-showed-relic-seen = ukazuje { NAME($other, case: "dat") } relikvii z Relikviáře ({ $space }): { $card }

## Powers

deed-used = používá { $source }
deed-modified = používá při této akci { $source }
deed-planned = používá bitevní plán { $source }
deed-planned-adds = používá bitevní plán { $source } a přidává kostky
deed-planned-removes = používá bitevní plán { $source } a odebírá kostky
event-planned-by-bandits = Bandité používají bitevní plán { $source }
deed-changed-end-die = mění kostku osudu na { $roll }

## Favor, secrets, supply

deed-gained-favor = získává { $favor } z banky { NAME($bank, case: "gen") }
deed-took-favor = bere { NAME($other, case: "dat") } { $favor }
deed-gave-favor = dává { NAME($other, case: "dat") } { $favor }
deed-burnt-favor = pálí { $favor }
deed-collected-favor = sbírá spálenou přízeň: { $favor }
deed-put-favor = dává { $favor } do banky { NAME($bank, case: "gen") }
deed-placed-favor = umisťuje { $favor } na kartu { $card }
deed-paid-favor = platí { $favor } za kartu { $card }
event-burnt-from-bank = Z banky { NAME($bank, case: "gen") } se pálí { $favor }
event-moved-favor = Z banky { NAME($bank, case: "gen") } do banky { NAME($goal, case: "gen") } jde { $favor }
event-returned-favor = Přízeň na kartě { $card } se vrací do banky { NAME($bank, case: "gen") }
deed-gained-secrets = získává { $secrets }
deed-burnt-secrets = pálí { $secrets }
deed-took-secrets = bere { NAME($other, case: "dat") } { $secrets }
deed-gave-secrets = dává { NAME($other, case: "dat") } { $secrets }
deed-flipped-secret = otáčí tajemství lícem dolů
deed-placed-secrets = umisťuje { $secrets } na kartu { $card }
deed-paid-secrets = platí { $secrets } za kartu { $card }
deed-returned-secrets = bere z karet zpět { $secrets }
deed-spent-supply = utrácí { NAME($supply, case: "acc") }
deed-gained-supply = získává { NAME($supply, case: "acc") }
deed-refreshed = má znovu { NAME($supply, case: "acc") }
event-burnt-from-banner = Na praporci { $card } se pálí { $what }
event-burnt-from-banner--none = Na praporci { $card } se nic nepálí: poslední žeton zůstává
event-added-to-banner = Na praporec { $card } přibývá { $what }
event-mob = Přízeň lidu se otáčí na stranu Lůzy

## Relics and banners

deed-recovered = vykupuje { $card }: { $what }
deed-took = bere { $card }
deed-took-from = bere { NAME($other, case: "dat") } { $card }
deed-gave = dává { NAME($other, case: "dat") } { $card }
event-uncovered = Relikviář odhaluje vlastnost { $card }
deed-buried = dává relikvii { $card } pod balíček relikvií
deed-buried-facedown = dává relikvii pod balíček relikvií
deed-buried-facedown-seen = dává relikvii { $card } pod balíček relikvií
deed-buried-from-site = dává relikvii { NAME($site, case: "from") } pod balíček relikvií

## Travel and sites

deed-traveled = cestuje { NAME($site, case: "to") }
deed-travel-failed = cestu nedokončí
deed-put-pawn = přesouvá svou figuru { NAME($site, case: "to") }
event-revealed-site = Odhalená oblast: { $name }
event-relics-at-site = Zakrytě { NAME($site, case: "where") }: { $relics }
event-tokens-at-site = { $what } { NAME($site, case: "where") }
deed-took-from-site = bere { $what } { NAME($site, case: "from") }

## Warbands

deed-gained-warbands = získává { NAME($warbands, case: "acc") }
deed-placed-warbands = umisťuje { NAME($warbands, case: "acc") } { NAME($site, case: "to") }
deed-withdrew-warbands = stahuje { NAME($warbands, case: "acc") } { NAME($site, case: "from") }
deed-moved-warbands = přesouvá { NAME($warbands, case: "acc") } ({ $owner }) { NAME($place, case: "from") } { NAME($goal, case: "to") }
event-killed = { $owner } ztrácí { NAME($warbands, case: "acc") } { NAME($place, case: "where") }
event-saved = { $owner } zachraňuje { NAME($warbands, case: "acc") } { NAME($place, case: "where") }
event-healed = { $owner } dostává zpět { NAME($warbands, case: "acc") } { NAME($site, case: "where") }
event-retreated = { $owner } stahuje { NAME($warbands, case: "acc") } { NAME($site, case: "from") } na desku { NAME($player, case: "gen") }
event-caged = { $owner } ztrácí { NAME($warbands, case: "acc") } { NAME($place, case: "where") }: jsou v kleci
event-uncaged = { $owner } dostává zpět { NAME($warbands, case: "acc") } { NAME($place, case: "to") }
event-recolored = { $other } má { NAME($warbands, case: "acc") } { NAME($place, case: "where") } místo družin { NAME($owner, case: "gen") }
event-recolored--lost = { $other } má { NAME($warbands, case: "acc") } { NAME($place, case: "where") } místo družin { NAME($owner, case: "gen") } (ztráta: { $lost })
event-replaced-warbands = { $other } má družinu { NAME($site, case: "where") } místo družin { NAME($player, case: "gen") }

## Campaigns

deed-campaign = podniká tažení proti { NAME($other, case: "dat") } { NAME($site, case: "where") }
event-targets = Cíle: { $targets }
deed-joined = se přidává k obraně { NAME($other, case: "gen") }
deed-relic-targeted = cílí také na relikvii { $n } { NAME($site, case: "where") }
deed-rolled-attack-die = hází útočnými kostkami: { $dice }
deed-rolled-defense-die = hází obrannými kostkami: { $dice }
event-rolled-by-bandits = Bandité hází obrannými kostkami: { $dice }
# How many dice show that face: "sword x2"
dice-many = { $face } ×{ $n }
deed-sacrificed = obětuje { NAME($warbands, case: "acc") }
deed-campaign-won = vítězí v tažení proti { NAME($other, case: "dat") }: útok { $attack }, obrana { $defense }
deed-campaign-lost = prohrává tažení proti { NAME($other, case: "dat") }: útok { $attack }, obrana { $defense }

## Title, Empire and deals

deed-oathkeeper = se stává Přísežníkem
deed-usurper = se stává Uzurpátorem
deed-no-usurper = už není Uzurpátorem
deed-became-citizen = se stává Občanem
deed-became-exile = se stává Vyhnancem
deed-refused = to { NAME($other, case: "dat") } nedovoluje
deed-no-deal = se s { NAME($other, case: "ins") } nedohodne
deed-offered = nabízí { NAME($other, case: "dat") } { $give } za { $want }
deed-exchanged = a { $other } směňují { $give } za { $want }
deed-offered-citizenship = nabízí { NAME($other, case: "dat") } občanství: relikvii ({ $space }) a { $give } za { $want }
deed-asked-for-citizenship = žádá { NAME($other, case: "acc") } o občanství: relikvii ({ $space }) a { $want } za { $give }
deed-got-site = dostává oblast { $site }
deed-promised = slibuje { NAME($other, case: "dat") } { $promise }
event-promise-kept = Slib { NAME($player, case: "gen") } { NAME($other, case: "dat") } byl dodržen: { $promise }
event-promise-broken = Slib { NAME($player, case: "gen") } { NAME($other, case: "dat") } byl porušen: { $promise }

## The end

event-rolled-end-die = Konec kola { $round }: na kostce osudu padá { $roll }
event-won = { $player } vítězí: { $ways }
way-usurper = Uzurpátor
way-visionary = Vizionář
way-stable = stabilní vláda
way-successor = Následník
way-exhaustion = vyčerpání válkou

## The chronicle

deed-vowed = skládá přísahu pro příští hru: { $oath }
event-exiled = Od teď Vyhnanci: { $players }
deed-refused-citizenship = odmítá občanství, které nabízí { $other }
deed-accepted-citizenship = přijímá občanství, které nabízí { $other }
deed-built = staví { $card } na místě karty { $other } { NAME($site, case: "where") }
deed-repaired = opravuje { $card } { NAME($site, case: "where") }
event-ruined = { $card }: stavba { NAME($site, case: "where") } chátrá
event-removed-site = Z mapy mizí: { $name }
event-archived = Do Archivu: { $names }
event-cleared-map = Figury, družiny, přízeň a tajemství opouštějí mapu
event-moved-site = { $name } se přesouvá: { $region } { $n }
event-laid-sites =
    { $n ->
        [one] Vykládá se { $n } nová zakrytá oblast
        [few] Vykládají se { $n } nové zakryté oblasti
       *[other] Vykládá se { $n } nových zakrytých oblastí
    }
event-added = Nové karty v balíčku světa: { $names }
event-recalled = Z vyvlastněných karet se vrací { $cards } symbolu { $bank }
event-dispossessed = Mezi vyvlastněné karty odchází { $cards }
deed-dispossessed-one = posílá kartu { $card } mezi vyvlastněné
deed-swapped-with-dispossessed = vyměňuje { NAME($cards, case: "acc") } za vyvlastněné
deed-swapped-with-dispossessed-seen = vyměňuje { NAME($cards, case: "acc") } za vyvlastněné: { $names }
event-returned-relics = V balíčku relikvií: { $relics }
event-topped-relics = Na vršku balíčku relikvií: { $relics }
event-stored-map = Mapa příští hry: { $names }
event-stored-boards = Občané příští hry: { $players }
event-rebuilt-world-deck = Balíček světa je znovu sestaven
event-chronicle-written = Kronika je zapsána. Příští Kancléř: { $player }

## What the reader lost

loss = O něco přicházíš: { $told }!
