### What is asked and offered. The player is addressed as "ty", in the present tense, so that no verb has a gender; what is
### offered is called by a noun or an infinitive.

## Whose turn it is

turn-setting-up = Przygotowanie rozgrywki
turn-playing = Runda { $round }, tura { $turn }: { $player }, { $phase }
turn-chronicle = { $player } pisze kronikę

## Luck, where people answer for it

prompt-draw = Która karta jest dobierana?
prompt-draw-a-vision = Która wizja jest dobierana?
prompt-draw-a-relic = Który relikt jest dobierany?
prompt-draw-a-site = Które miejsce tu leży? ({ $site })
prompt-back-of-the-top-card = Jaki rewers ma następna karta?
prompt-defense-die = { $player }: co pokazuje kość obrony?
prompt-attack-die = { $player }: co pokazuje kość ataku?
prompt-end-die = Koniec rundy { $round }: co pokazuje kość końca?
prompt-coin = Obietnica { NAME($player, case: "gen") } dla { NAME($other, case: "gen") }: { $promise }. Co mówi moneta?
prompt-at-random = Którą kartę wybiera los?
prompt-suit-at-random = Który symbol wybiera los?

## Set-up

prompt-first-site = W którym miejscu zaczynasz?
prompt-first-adviser = Którą kartę zachowujesz jako zakrytego doradcę?
prompt-favor-for-sites = Brakuje przychylności (pozostało: { $favor }): które miejsce dostaje następną?

## A turn

prompt-peoples-favor = Przychylność Ludu: dokładasz przychylność czy zwracasz jedną do banku?
prompt-least-bank = Do którego z najuboższych banków wraca przychylność?
prompt-site-token = Bierzesz coś z miejsca { $site }?
prompt-act = Co robisz? (pozostało: { $supply })
prompt-rest-power = Której mocy używasz podczas Odpoczynku?
prompt-modifier = { $action }: używasz modyfikatora?
prompt-new-oathkeeper = Kilku graczy spełnia cel przysięgi: kto zostaje Strażnikiem Przysięgi?

## Major actions

prompt-search-where = Gdzie szukasz?
prompt-keep = Którą kartę zachowujesz?
prompt-where-to-play = Gdzie zagrywasz kartę { $card }?
prompt-make-room-at-a-site = Odrzucasz kartę, zanim zagrasz { $card } { NAME($site, case: "where") }?
prompt-make-room-for-an-adviser = Zbyt wielu doradców: którego odrzucasz?
prompt-discard-next = Którą kartę odrzucasz najpierw?
prompt-muster-on = Na której karcie prowadzisz pobór?
prompt-trade-with = Z którą kartą handlujesz?
prompt-recover = Co odzyskujesz?
prompt-pay-for-the-banner = Ile kładziesz na sztandar { $card }?
prompt-first-bank = Od którego banku zaczyna wracać przychylność ze sztandaru?
prompt-travel-to = Dokąd podróżujesz?
prompt-travel-to--other = Dokąd podróżuje { $player }?
prompt-consent-to-pay = Płacisz myto za drogę { NAME($site, case: "to") }?
prompt-defender = Kogo atakujesz?
prompt-target = Kampania przeciw { NAME($player, case: "dat") }: co jeszcze jest celem?
prompt-attack-dice = Iloma kośćmi ataku rzucasz? (przeciw: { $defense })
prompt-join-as-ally = { $other } atakuje { NAME($player, case: "acc") }: dołączasz do obrony?
prompt-admit-ally = Przyjmujesz { NAME($player, case: "acc") } jako sojusznika w obronie?
prompt-battle-plan = Którego planu bitwy używasz? ({ $attack }, { $defense })
prompt-whose-plans-next = Czyje plany bitwy są następne?
prompt-sacrifice = Atak { $attack }, obrona { $defense }: poświęcasz { $warbands }, aby wygrać?
prompt-losses = Ile oddziałów traci { $owner } { NAME($place, case: "where") }? (łącznie { $warbands })
prompt-occupy = Ile oddziałów idzie { NAME($place, case: "from") } { NAME($site, case: "to") }?
prompt-banish = Wypędzasz pionek { NAME($player, case: "gen") }?
prompt-burn-favor = Palisz przychylność { NAME($player, case: "gen") }: { $favor }?
prompt-next-battle-plan = Który plan bitwy rozpatruje się jako następny?

## Minor actions

prompt-facedown-adviser = Którego zakrytego doradcę zagrywasz?
prompt-peek-at = Który relikt oglądasz?
prompt-peek-at-reliquary = Który relikt z Relikwiarza oglądasz?
prompt-move-warbands = Które oddziały przesuwasz?
prompt-permission = Czy { $player } może przesunąć { $warbands } { NAME($place, case: "from") } { NAME($goal, case: "to") }?
prompt-exile-whom = Którego Obywatela skazujesz na wygnanie?

## Citizenship and deals

prompt-offer-to = Komu proponujesz obywatelstwo?
prompt-offered-relic = Który relikt z Relikwiarza dostaje { $player }?
prompt-show-relic = Który relikt z Relikwiarza pokazujesz? ({ $player })
prompt-give-in-the-deal = { $source }, umowa z { NAME($player, case: "ins") }: co dajesz? (dotąd { $give } za { $want })
prompt-want-in-the-deal = { $source }, umowa z { NAME($player, case: "ins") }: czego chcesz? (dotąd { $give } za { $want })
prompt-answer-the-deal = { $source }: { $player } oferuje: { $give }, i chce: { $want }. Zgadzasz się?
prompt-answer-the-offer-of-citizenship = { $player } proponuje ci obywatelstwo: relikt ({ $space }) oraz { $give }, za { $want }. Przyjmujesz?
prompt-answer-the-offer-of-citizenship--counter = { $player } zostanie Obywatelem za relikt ({ $space }) oraz { $want }, a daje: { $give }. Zgadzasz się?
prompt-warbands-replaced = Ile twoich oddziałów { NAME($place, case: "where") } zastępują fioletowe?
prompt-promise = { $source }: co obiecuje { $player }?
prompt-until-which-round = { $source }: { $player } obiecuje { $promise }. Do końca której rundy?
prompt-penalty = { $source }: { $player } obiecuje { $promise } do końca rundy { $round }. Ile kosztuje złamanie?
prompt-was-it-kept = Obietnica { NAME($player, case: "gen") } dla { NAME($other, case: "gen") }: { $promise }. Czy została dotrzymana?
prompt-hand-over-what-was-promised = Obietnica { NAME($player, case: "gen") } dla { NAME($other, case: "gen") }: { $promise }. Przekazujesz to teraz?

## Powers in general

prompt-use-the-power = { $source }: używasz tej mocy?
prompt-which-way = { $source }: jak używasz tej mocy?
prompt-which-player = { $source }: który gracz?
prompt-which-site = { $source }: które miejsce?
prompt-which-card = { $source }: która karta?
prompt-which-adviser = { $source }: który doradca?
prompt-which-relic = { $source }: który relikt?
prompt-which-relic-at-the-site = { $source }: który relikt?
prompt-which-relic-or-banner = { $source }: który relikt lub sztandar bierzesz za sekret?
prompt-which-space-of-the-reliquary = { $source }: który relikt z Relikwiarza bierzesz?
prompt-which-bank = { $source }: z którego banku zyskujesz przychylność?
prompt-which-suit = { $source }: który symbol?
prompt-which-pile = { $source }: który stos?
prompt-which-warbands = { $source }: oddział z której grupy ginie?
prompt-how-many = Ile oddziałów przesuwasz?
prompt-take-it = { $source }: widzisz kartę { $card }. Bierzesz ją?
prompt-pay-instead = { $source }: dajesz { NAME($player, case: "dat") } { $favor }, aby zachować relikt { $card }?
prompt-reroll = { $source }: rzucasz kośćmi ponownie?
prompt-follow-up = { $source }: używasz jej teraz?
prompt-which-power-first = Która moc działa pierwsza?
# Instead of taking it
prompt-keep-a-relic = Bierzesz relikt { $source } czy wkładasz go pod talię reliktów?

## Powers with questions of their own

prompt-wolves--which-player = { $source }: na czyjej planszy zabijasz oddział?
prompt-second-chance--which-player = { $source }: na czyjej planszy zabijasz oddział, aby zyskać jeden?
prompt-pied-piper--which-player = { $source }: do czyich doradców trafia, za 2 przychylności?
prompt-witchs-bargain--which-player = { $source }: z kim się targujesz?
prompt-master-of-disguise--which-player = { $source }: czyich doradców używasz w tym handlu?
prompt-sleight-of-hand--which-player = { $source }: komu zabierasz sekret?
prompt-charming-friend--which-player = { $source }: komu zabierasz przychylność?
prompt-tinkers-fair--which-player = { $source }: z kim negocjujesz?
prompt-deed-writer--which-player = { $source }: z kim negocjujesz?
prompt-festival-district--which-player = { $source }: z kim negocjujesz?
prompt-the-tribunal--which-player = { $source }: z kim negocjujesz?
prompt-the-gathering--which-player = { $source }: z kim negocjujesz?
prompt-palanquin--which-player = { $source }: kogo zabierasz ze sobą?
prompt-whistle--which-player = { $source }: kogo wzywasz?
prompt-small-friends--which-site = { $source }: w którym miejscu handlujesz?
prompt-wild-allies--which-site = { $source }: w którym miejscu prowadzisz kampanię?
prompt-captains--which-site = { $source }: w którym miejscu prowadzisz kampanię?
prompt-siege-engines--which-site = { $source }: w którym miejscu zabijasz oddziały?
prompt-garrison--which-site = { $source }: gdzie stawiasz następny oddział?
prompt-messenger--which-site = { $source }: w którym miejscu przesuwasz oddziały?
prompt-palanquin--which-site = { $source }: dokąd ruszasz z { NAME($player, case: "ins") }?
prompt-resettle--which-site = { $source }: do którego miejsca trafia { $card }?
prompt-ivory-eye--which-site = { $source }: które miejsce oglądasz?
prompt-taming-charm--which-card = { $source }: którą kartę odrzucasz?
prompt-roving-terror--which-card = { $source }: którego mieszkańca odrzucasz, aby się tam przenieść?
prompt-assassin--which-card = { $source }: którego doradcę odrzucasz?
prompt-armed-mob--which-card = { $source }: którego doradcę odrzucasz?
prompt-enchantress--which-card = { $source }: z którym doradcą zamienia się miejscami?
prompt-false-prophet--which-card = { $source }: na którą wizję trafia twój oddział?
prompt-homesteaders--which-card = { $source }: który doradca przenosi się do twojego miejsca?
prompt-resettle--which-card = { $source }: którego doradcę przenosisz?
prompt-great-herd--which-card = { $source }: z którą kartą zamienia się miejscami?
prompt-twin-brother--which-card = { $source }: z którym doradcą zamienia się miejscami?
prompt-wild-mounts--which-card = { $source }: którą kartę Bestii odrzucasz zamiast swoich planów Nomadów?
prompt-great-spire--which-card = { $source }: którą kartę wymieniasz na jedną z Wywłaszczonych?
prompt-horned-mask--which-card = { $source }: którego doradcę zamieniasz?
prompt-horned-mask--which-card--second = { $source }: na którą kartę zamieniasz kartę { $card }?
prompt-inquisitor--which-adviser = { $source }: którego doradcę oglądasz?
prompt-ivory-eye--which-adviser = { $source }: którego doradcę oglądasz?
prompt-dream-thief--which-adviser = { $source }: którego zakrytego doradcę zamieniasz?
prompt-dream-thief--which-adviser--second = { $source }: na którego innego?
prompt-fae-merchant--which-relic = { $source }: który relikt wkładasz pod talię reliktów?
prompt-blackmail--which-relic = { $source }: którego reliktu żądasz?
prompt-relic-breaker--which-relic-at-the-site = { $source }: który relikt wkładasz pod talię reliktów? ({ $site })
prompt-wastes--which-relic-at-the-site = { $source }: który relikt bierzesz? ({ $site })
prompt-deep-woods--which-relic-at-the-site = { $source }: który relikt bierzesz? ({ $site })
prompt-ivory-eye--which-relic-at-the-site = { $source }: który relikt oglądasz?
prompt-skeleton-key--which-space-of-the-reliquary = { $source }: który relikt z Relikwiarza oglądasz?
prompt-levelers--which-bank = { $source }: z którego z najbogatszych banków przechodzi przychylność?
prompt-levelers--which-bank--second = { $source }: do którego z najuboższych banków przechodzi przychylność z banku { NAME($bank, case: "gen") }?
prompt-memory-of-home--which-bank = { $source }: przychylność z którego banku przechodzi do banku Ogniska?
prompt-acting-troupe--which-suit = { $source }: jaki symbol ma w tym handlu?
prompt-riots--which-suit = { $source }: karty którego symbolu są odrzucane?
prompt-bracken--which-pile = { $source }: dokąd trafiają wszystkie karty odrzucone w tym poszukiwaniu?
prompt-scryer--which-pile = { $source }: który stos oglądasz?
prompt-convoys--which-pile = { $source }: który stos trafia na stos twojego regionu?
prompt-bracken--which-way = { $source }: na który koniec? ({ $pile })
prompt-forgotten-vault--which-way = { $source }: co się dzieje z Najmroczniejszym Sekretem?
prompt-witchs-bargain--which-way = { $source }: co dajesz { NAME($player, case: "dat") }?
prompt-ivory-eye--which-way = { $source }: co oglądasz?
prompt-book-burning--which-way = { $source }: który sekret zachowujesz?
prompt-ancient-binding--which-way = { $source }: który sekret zachowujesz?
prompt-wrestlers--which-warbands = { $source }: oddział z której grupy poświęcasz?
prompt-obsidian-cage--which-warbands = { $source }: które oddziały wypuszczasz i dokąd idą?
prompt-alchemist--how-many = { $source }: ile z banku { NAME($bank, case: "gen") }? (pozostało: { $favor })
prompt-memory-of-nature--how-many = { $source }: ile przechodzi z banku { NAME($bank, case: "gen") }? (pozostało: { $favor })
prompt-blood-pact--how-many = { $source }: ile oddziałów poświęcasz?
prompt-revelation--how-many = { $source }: ile przychylności palisz za tyle samo sekretów?
prompt-messenger--how-many = { $source }: ile twoich oddziałów ma stać { NAME($site, case: "where") }?
prompt-deed-writer--how-many = { $source }: ile oddziałów stawiasz { NAME($site, case: "where") }?
prompt-kindred-warriors--how-many = { $source }: ile kości?
prompt-warning-signals--how-many = { $source }: ile oddziałów idzie { NAME($place, case: "from") } { NAME($goal, case: "to") }?
prompt-obsidian-cage--how-many = { $source }: ile?
prompt-obsidian-cage--how-many--second = { $source }: ile z nich idzie { NAME($place, case: "to") }?
prompt-squalid-district--how-many = { $source }: kość końca pokazuje { $roll }. Jaki ma być wynik?
prompt-fallen-spire--how-many = { $source }: ile kart ze stosu wymieniasz?
prompt-bewitch--use-the-power = { $source }: zostajesz Obywatelem?
prompt-long-lost-heir--use-the-power = { $source }: zostajesz Obywatelem?
prompt-royal-ambitions--use-the-power = { $source }: zostajesz Obywatelem?
prompt-martial-culture--use-the-power = { $source }: zostajesz Obywatelem?
prompt-ancient-pact--use-the-power = { $source }: dajesz Kanclerzowi Najmroczniejszy Sekret i zostajesz Obywatelem?
prompt-relic-thief--use-the-power = { $source }: próbujesz okraść { NAME($player, case: "acc") }?
prompt-the-gathering--use-the-power = { $source }: stawiasz swój pionek w jej miejscu?
prompt-sticky-fire--use-the-power = { $source }: zabijasz resztę pokonanych sił i dajesz wrogowi przychylność?
prompt-cracked-horn--use-the-power = { $source }: czy wszystkie odrzucone karty trafiają pod talię świata?
prompt-knights-errant--follow-up = { $source }: prowadzisz kampanię bez zapasów?
prompt-hunting-party--follow-up = { $source }: prowadzisz kampanię bez zapasów?
prompt-sneak-attack--follow-up = { $source }: atakujesz bez zapasów tego, kto właśnie prowadził kampanię?

## The chronicle

prompt-vow-an-oath = Jaką przysięgę składasz?
prompt-offer-citizenship = Komu proponujesz obywatelstwo w następnej grze?
prompt-accept-citizenship = { $player } proponuje ci obywatelstwo w następnej grze. Przyjmujesz?
prompt-build-or-repair = Którego mieszkańca zastępuje budowla albo którą ruinę naprawiasz?
prompt-suit-of-the-new-cards = Którego symbolu przybywa najwięcej nowych kart?

## Options that are only words

word-yes = tak
word-no = nie
word-done = gotowe
word-battle-plan--done = żadnych więcej planów bitwy
word-target--done = żadnych więcej celów
word-modifier--done = żadnych więcej modyfikatorów
word-rest-power--done = żadnych więcej mocy
word-keep--done = żadnej więcej
word-site-token--done = nie brać nic
word-make-room-at-a-site--done = nie odrzucać nic
word-show-relic--done = żadnego więcej
word-give-in-the-deal--done = nic więcej
word-want-in-the-deal--done = nic więcej
word-promise--done = bez obietnicy
word-which-card--done = żadna
word-which-player--done = nikt
word-which-site--done = żadne inne
word-which-pile--done = tam, dokąd każe Prawo
word-which-relic-or-banner--done = nic
word-follow-up--done = nie
word-peoples-favor--done = ani jedno, ani drugie
word-build-or-repair--done = nic
word-offer-citizenship--done = nikomu więcej
word-keep-a-relic--done = włożyć go pod talię reliktów
word-counter = złożyć kontrofertę
word-place = dołożyć przychylność
word-return = zwrócić przychylność
word-burn = spalić
word-favor = przychylność
word-secret = sekret
word-faceup = odkryty
word-facedown = zakryty
word-site = zakryte miejsce
word-adviser = zakryty doradca
word-relic = relikt w miejscu
word-top = na wierzch
word-bottom = na spód
word-kept = dotrzymana
word-broken = złamana
word-which-way--forgotten-vault--place = przybywa sekret
word-which-way--forgotten-vault--burn = sekret zostaje spalony
word-which-way--witchs-bargain--secret = 1 sekret za 2 przychylności
word-which-way--witchs-bargain--favor = 2 przychylności za 1 sekret
word-search = Poszukiwanie: dobrać karty i zagrać jedną
    .short = Poszukiwanie
word-muster = Pobór: położyć przychylność na tutejszej karcie i zyskać oddziały
    .short = Pobór
word-trade = Handel z tutejszą kartą, za przychylność lub za sekrety
    .short = Handel
word-recover = Odzyskanie tutejszego reliktu albo sztandaru
    .short = Odzyskanie
word-travel = Podróż do innego miejsca
    .short = Podróż
word-campaign = Kampania: zaatakować tu gracza albo bandytów
    .short = Kampania
word-play-facedown-adviser = Zagrać zakrytego doradcę
    .short = Zagranie zakrytego doradcy
word-peek-at-relic = Obejrzeć tutejszy relikt
    .short = Obejrzenie tutejszego reliktu
word-peek-at-reliquary = Obejrzeć relikt z Relikwiarza
    .short = Obejrzenie Relikwiarza
word-move-warbands = Przesunąć oddziały między planszą a miejscem
    .short = Przesunięcie oddziałów
word-offer-citizenship = Zaproponować Wygnańcowi obywatelstwo
    .short = Propozycja obywatelstwa
word-exile-a-citizen = Skazać Obywatela na wygnanie
    .short = Wygnanie Obywatela
word-exile-yourself = Opuścić Imperium: pójść na wygnanie
    .short = Odejście na wygnanie
word-rest = Odpoczynek: zakończyć turę
    .short = Odpoczynek

## Other options

# $cost: what it costs, or the dice that it adds
option-for = { $what } ({ $cost })
option-plan-adds = { $plan }: dodać kości ataku
option-plan-removes = { $plan }: usunąć kości ataku
option-plan-adds-one = { $plan }: dodać 1 kość ataku
option-plan-removes-one = { $plan }: usunąć 1 kość ataku
option-plan-adds-three = { $plan }: dodać 3 kości ataku, potem odrzucić kartę
option-plan-removes-three = { $plan }: usunąć 3 kości ataku, potem odrzucić kartę
option-adviser = { $card }, doradca { NAME($player, case: "gen") }
option-trade-favor = { $card }: sekret za przychylność
option-trade-secrets = { $card }: 2 przychylności za sekrety
option-banner = { $card } (co najmniej { $least })
cost-to-bank = { $favor } do banku { NAME($bank, case: "gen") }
option-pawn = pionek i przychylność obrońcy
option-to-board = z miejsca na twoją planszę ({ $site })
option-to-site = z twojej planszy do miejsca ({ $site })
option-give-warbands = z twojej planszy na planszę { NAME($player, case: "gen") }
option-take-warbands = z planszy { NAME($player, case: "gen") } na twoją
option-uncage = { $warbands } ({ $owner }) { NAME($place, case: "to") }
option-round = runda { $round }
option-bank = { $suit } ({ $favor })
option-oath = { $oath }: { $goal }
option-no-favor = bez przychylności
option-no-secrets = bez sekretów
