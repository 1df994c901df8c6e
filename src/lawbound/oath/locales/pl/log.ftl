### What has happened: sentences in the present tense, without a full stop. A message ...-seen is for those who may know a
### secret. A "deed" is what a player does, without the player, who comes before it in the nominative.

event-deeds = { $player } { $deeds }
event-turn = Runda { $round }, tura { $turn }: { $player }
event-round = Zaczyna się runda { $round }
event-stalled = Nikt nie był już o nic pytany: gra kończy się w turze { $turns }

## Set-up

event-set-up = Gra jest przygotowana. Przysięga: { $oath }
deed-dealt = dostaje { NAME($cards, case: "acc") }
deed-dealt-seen = dostaje karty { $names }
deed-placed-pawn = zaczyna { NAME($site, case: "where") }

## Cards

deed-searched = przeszukuje { NAME($pile, case: "acc") }
deed-drew = dobiera { NAME($cards, case: "acc") }
deed-drew-seen = dobiera karty { $names }
deed-showed = pokazuje kartę { $card }
deed-played-to-site = zagrywa kartę { $card } { NAME($site, case: "where") }
deed-played-adviser = zagrywa kartę { $card } jako doradcę
deed-played-revealed = ujawnia kartę { $card }
deed-played-facedown = zagrywa zakrytego doradcę
deed-played-facedown-seen = zagrywa kartę { $card } jako zakrytego doradcę
deed-discarded = odrzuca kartę { $card } { NAME($pile, case: "to") }
deed-discarded-facedown = odrzuca { NAME($card, case: "acc") } { NAME($pile, case: "to") }
deed-discarded-facedown-seen = odrzuca zakrytą kartę { $card } { NAME($pile, case: "to") }
deed-discarded-several = odrzuca zakryte { NAME($cards, case: "acc") } { NAME($pile, case: "to") }
deed-discarded-several-seen = odrzuca zakryte karty { $names } { NAME($pile, case: "to") }
deed-moved-card-to-site = przenosi kartę { $card } { NAME($site, case: "to") }
deed-moved-card-to-advisers = przenosi kartę { $card } do doradców { NAME($other, case: "gen") }
deed-swapped = zamienia kartę { $card } na kartę { $other }
deed-swapped-advisers = zamienia zakrytych doradców: { $one }, doradca { $at }, i { $other }, doradca { $there }
deed-boxed = odkłada kartę { $card } do pudełka
deed-gave-adviser = daje { NAME($other, case: "dat") } doradcę ({ $card })
deed-gave-adviser-seen = daje { NAME($other, case: "dat") } zakrytego doradcę { $card }
deed-took-adviser = zabiera { NAME($other, case: "dat") } doradcę ({ $card })
deed-took-adviser-seen = zabiera { NAME($other, case: "dat") } zakrytego doradcę { $card }
deed-moved-pile = kładzie { NAME($pile, case: "acc") } na { NAME($goal, case: "acc") } ({ $cards })
deed-false-prophet = stawia oddział na karcie { $card }
deed-false-prophet-ended = traci oddział na karcie { $card }
event-vision-drawn = Dobrane wizje: { $n }

## Looking

deed-peeked = ogląda relikt { NAME($site, case: "where") }
deed-peeked-seen = ogląda relikt { NAME($site, case: "where") }: { $card }
deed-peeked-at-site = ogląda zakryte miejsce: { $site }
deed-peeked-at-site-seen = ogląda zakryte miejsce ({ $site }): to { $name }
deed-peeked-at-reliquary = ogląda relikt z Relikwiarza ({ $space })
deed-peeked-at-reliquary-seen = ogląda relikt z Relikwiarza ({ $space }): { $card }
deed-peeked-at-adviser = ogląda zakrytego doradcę { NAME($other, case: "gen") }
deed-peeked-at-adviser-seen = ogląda zakrytego doradcę { NAME($other, case: "gen") }: { $card }
deed-peeked-at-pile = ogląda { NAME($pile, case: "acc") }
deed-peeked-at-pile-seen = ogląda { NAME($pile, case: "acc") }: { $names }
deed-peeked-at-deck = ogląda wierzch talii świata
deed-peeked-at-deck-seen = ogląda wierzch talii świata: { $names }
deed-showed-relic = pokazuje { NAME($other, case: "dat") } relikt z Relikwiarza ({ $space })
deed-showed-relic-seen = pokazuje { NAME($other, case: "dat") } relikt z Relikwiarza ({ $space }): { $card }

## Powers

deed-used = używa: { $source }
deed-modified = używa w tej akcji: { $source }
deed-planned = używa planu bitwy { $source }
deed-planned-adds = używa planu bitwy { $source } i dodaje kości
deed-planned-removes = używa planu bitwy { $source } i usuwa kości
event-planned-by-bandits = Bandyci używają planu bitwy { $source }
deed-changed-end-die = zmienia wynik kości końca na { $roll }

## Favor, secrets, supply

deed-gained-favor = zyskuje { $favor } z banku { NAME($bank, case: "gen") }
deed-took-favor = zabiera { NAME($other, case: "dat") } { $favor }
deed-gave-favor = daje { NAME($other, case: "dat") } { $favor }
deed-burnt-favor = pali { $favor }
deed-collected-favor = zbiera spaloną przychylność: { $favor }
deed-put-favor = wkłada { $favor } do banku { NAME($bank, case: "gen") }
deed-placed-favor = kładzie { $favor } na kartę { $card }
deed-paid-favor = płaci { $favor } za kartę { $card }
event-burnt-from-bank = Z banku { NAME($bank, case: "gen") } płonie { $favor }
event-moved-favor = Z banku { NAME($bank, case: "gen") } do banku { NAME($goal, case: "gen") } przechodzi { $favor }
event-returned-favor = Przychylność z karty { $card } wraca do banku { NAME($bank, case: "gen") }
deed-gained-secrets = zyskuje { $secrets }
deed-burnt-secrets = pali { $secrets }
deed-took-secrets = zabiera { NAME($other, case: "dat") } { $secrets }
deed-gave-secrets = daje { NAME($other, case: "dat") } { $secrets }
deed-flipped-secret = zakrywa sekret
deed-placed-secrets = kładzie { $secrets } na kartę { $card }
deed-paid-secrets = płaci { $secrets } za kartę { $card }
deed-returned-secrets = odbiera z kart { $secrets }
deed-spent-supply = wydaje { $supply }
deed-gained-supply = zyskuje { $supply }
deed-refreshed = znów ma { $supply }
event-burnt-from-banner = Ze sztandaru { $card } płonie { $what }
event-burnt-from-banner--none = Ze sztandaru { $card } nic nie płonie: ostatni żeton zostaje
event-added-to-banner = Na sztandar { $card } trafia { $what }
event-mob = Przychylność Ludu przechodzi na stronę Motłochu

## Relics and banners

deed-recovered = odzyskuje { $card }: { $what }
deed-took = bierze { $card }
deed-took-from = zabiera { NAME($other, case: "dat") } { $card }
deed-gave = daje { NAME($other, case: "dat") } { $card }
event-uncovered = Relikwiarz odsłania cechę { $card }
deed-buried = wkłada relikt { $card } pod talię reliktów
deed-buried-facedown = wkłada relikt pod talię reliktów
deed-buried-facedown-seen = wkłada relikt { $card } pod talię reliktów
deed-buried-from-site = wkłada relikt { NAME($site, case: "from") } pod talię reliktów

## Travel and sites

deed-traveled = podróżuje { NAME($site, case: "to") }
deed-travel-failed = nie kończy podróży
deed-put-pawn = przenosi swój pionek { NAME($site, case: "to") }
event-revealed-site = Odkryte miejsce: { $name }
event-relics-at-site = Zakryte { NAME($site, case: "where") }: { $relics }
event-tokens-at-site = { $what } { NAME($site, case: "where") }
deed-took-from-site = bierze { $what } { NAME($site, case: "from") }

## Warbands

deed-gained-warbands = zyskuje { $warbands }
deed-placed-warbands = stawia { $warbands } { NAME($site, case: "where") }
deed-withdrew-warbands = wycofuje { $warbands } { NAME($site, case: "from") }
deed-moved-warbands = przesuwa { $warbands } ({ $owner }) { NAME($place, case: "from") } { NAME($goal, case: "to") }
event-killed = { $owner } traci { $warbands } { NAME($place, case: "where") }
event-saved = { $owner } ratuje { $warbands } { NAME($place, case: "where") }
event-healed = { $owner } odzyskuje { $warbands } { NAME($site, case: "where") }
event-retreated = { $owner } wycofuje { $warbands } { NAME($site, case: "from") } na planszę { NAME($player, case: "gen") }
event-caged = { $owner } traci { $warbands } { NAME($place, case: "where") }: trafiają do klatki
event-uncaged = { $owner } odzyskuje { $warbands } { NAME($place, case: "to") }
event-recolored = { $other } ma { $warbands } { NAME($place, case: "where") } zamiast oddziałów { NAME($owner, case: "gen") }
event-recolored--lost = { $other } ma { $warbands } { NAME($place, case: "where") } zamiast oddziałów { NAME($owner, case: "gen") } (strata: { $lost })
event-replaced-warbands = { $other } ma oddział { NAME($site, case: "where") } zamiast oddziałów { NAME($player, case: "gen") }

## Campaigns

deed-campaign = prowadzi kampanię przeciw { NAME($other, case: "dat") } { NAME($site, case: "where") }
event-targets = Cele: { $targets }
deed-joined = dołącza do obrony { NAME($other, case: "gen") }
deed-relic-targeted = obiera za cel także relikt { $n } { NAME($site, case: "where") }
deed-rolled-attack-die = rzuca kośćmi ataku: { $dice }
deed-rolled-defense-die = rzuca kośćmi obrony: { $dice }
event-rolled-by-bandits = Bandyci rzucają kośćmi obrony: { $dice }
# How many dice show that face: "sword x2"
dice-many = { $face } ×{ $n }
deed-sacrificed = poświęca { $warbands }
deed-campaign-won = wygrywa kampanię przeciw { NAME($other, case: "dat") }: atak { $attack }, obrona { $defense }
deed-campaign-lost = przegrywa kampanię przeciw { NAME($other, case: "dat") }: atak { $attack }, obrona { $defense }

## Title, Empire and deals

deed-oathkeeper = zostaje Strażnikiem Przysięgi
deed-usurper = zostaje Uzurpatorem
deed-no-usurper = nie jest już Uzurpatorem
deed-became-citizen = zostaje Obywatelem
deed-became-exile = zostaje Wygnańcem
deed-refused = nie pozwala na to { NAME($other, case: "dat") }
deed-no-deal = nie dochodzi do porozumienia z { NAME($other, case: "ins") }
deed-offered = oferuje { NAME($other, case: "dat") } { $give } za { $want }
deed-exchanged = i { $other } wymieniają { $give } za { $want }
deed-offered-citizenship = proponuje { NAME($other, case: "dat") } obywatelstwo: relikt ({ $space }) oraz { $give } za { $want }
deed-asked-for-citizenship = prosi { NAME($other, case: "acc") } o obywatelstwo: relikt ({ $space }) oraz { $want } za { $give }
deed-got-site = dostaje miejsce { $site }
deed-promised = obiecuje { NAME($other, case: "dat") } { $promise }
event-promise-kept = Obietnica { NAME($player, case: "gen") } dla { NAME($other, case: "gen") } została dotrzymana: { $promise }
event-promise-broken = Obietnica { NAME($player, case: "gen") } dla { NAME($other, case: "gen") } została złamana: { $promise }

## The end

event-rolled-end-die = Koniec rundy { $round }: kość końca pokazuje { $roll }
event-won = { $player } wygrywa: { $ways }
way-usurper = Uzurpator
way-visionary = Wizjoner
way-stable = stabilne rządy
way-successor = Następca
way-exhaustion = wyczerpanie wojną

## The chronicle

deed-vowed = składa przysięgę na następną grę: { $oath }
event-exiled = Odtąd Wygnańcy: { $players }
deed-refused-citizenship = odrzuca obywatelstwo, które proponuje { $other }
deed-accepted-citizenship = przyjmuje obywatelstwo, które proponuje { $other }
deed-built = buduje { $card } zamiast karty { $other } { NAME($site, case: "where") }
deed-repaired = naprawia { $card } { NAME($site, case: "where") }
event-ruined = { $card }: budowla { NAME($site, case: "where") } popada w ruinę
event-removed-site = Z mapy znika: { $name }
event-archived = Do Archiwum: { $names }
event-cleared-map = Pionki, oddziały, przychylność i sekrety znikają z mapy
event-moved-site = { $name } zmienia położenie: { $region } { $n }
event-laid-sites =
    { $n ->
        [one] Wykłada się { $n } nowe zakryte miejsce
        [few] Wykłada się { $n } nowe zakryte miejsca
       *[many] Wykłada się { $n } nowych zakrytych miejsc
    }
event-added = Nowe karty w talii świata: { $names }
event-recalled = Spośród Wywłaszczonych wraca { $cards } symbolu { $bank }
event-dispossessed = Do Wywłaszczonych odchodzi { $cards }
deed-dispossessed-one = odsyła kartę { $card } do Wywłaszczonych
deed-swapped-with-dispossessed = wymienia { NAME($cards, case: "acc") } na Wywłaszczone
deed-swapped-with-dispossessed-seen = wymienia { NAME($cards, case: "acc") } na Wywłaszczone: { $names }
event-returned-relics = W talii reliktów: { $relics }
event-topped-relics = Na wierzchu talii reliktów: { $relics }
event-stored-map = Mapa następnej gry: { $names }
event-stored-boards = Obywatele następnej gry: { $players }
event-rebuilt-world-deck = Talia świata jest ułożona na nowo
event-chronicle-written = Kronika jest spisana. Następny Kanclerz: { $player }

## What the reader lost

loss = Coś tracisz: { $told }!
