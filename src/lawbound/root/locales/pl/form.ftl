### A new game of Root: what may be wished for, and tables that one click sets up.

game-text = Frakcje Leśnogrodu, każda według własnych reguł, walczą o władzę nad polanami.

## Tables that one click sets up

preset-solo = Solo przeciw trzem botom
preset-solo-text = Grasz Markizą; Dynastie, Sojusz i Włóczęga grają samodzielnie.
preset-friends = Dwoje przyjaciół i dwa boty
preset-friends-text = Grasz Markizą, a druga osoba dostaje link do Dynastii.
preset-cooperative = Kooperacja: we dwoje przeciw dwóm botom
preset-cooperative-text = Sojusz i Włóczęga razem przeciw Markizie i Dynastiom.
preset-duel = Pojedynek
preset-duel-text = Markiza przeciw Dynastiom: dwie osoby, bez botów.
preset-watch = Tylko oglądaj
preset-watch-text = Cztery boty grają same, a ty patrzysz: wiersz po wierszu, w swoim tempie. Każdy bot podaje swoje powody.

## What may be wished for, and the choices; most are said elsewhere too

field-map = Mapa
field-suits = Symbole polan
field-deck = Talia
field-order = Kolejność tur
field-edition = Wydanie Księgi Praw botów
field-services = Usługi Kompanii
field-cooperative = Kooperacja: ludzie wygrywają lub przegrywają razem przeciw botom
field-team = Drużyna: w grze kooperacyjnej ludzie liczą się we wszystkim jako jedna strona
field-advanced = Przygotowanie Zaawansowane: każdy dobiera pięć kart i zachowuje trzy (Dodatek A)
field-discretion = Co zdradza przerwa
field-options = Poszczególne interpretacje Księgi Praw i wydania kart

choice-map--autumn = { map-autumn }
choice-map--winter = { map-winter }
choice-map--lake = { map-lake }
choice-map--mountain = { map-mountain }
choice-suits--printed = { scene-suits-printed }
choice-suits--random = { scene-suits-random }
choice-suits--balanced = { scene-suits-balanced }
choice-suits--suggested = { scene-suits-suggested }
choice-deck--standard = { scene-deck-standard }
choice-order--random = { scene-order-random }
choice-order--given = { scene-order-given }
choice-edition--cs = { edition-cs }
choice-edition--pl = { edition-pl }
choice-services--basic = { scene-services-basic }
choice-services--none = { scene-services-none }
choice-services--advanced = { scene-services-advanced }
choice-discretion--waited = { scene-discretion-waited }
choice-discretion--asked = { scene-discretion-asked }
choice-discretion--open = { scene-discretion-open }
choice-options--bot-dominance-variant = { option-bot-dominance-variant }
choice-options--faction-tiebreak = { option-faction-tiebreak }
choice-options--bot-gives-card-to-bot = { option-bot-gives-card-to-bot }
choice-options--trait-count = { option-trait-count }
choice-options--advanced-setup-order = { option-advanced-setup-order }
choice-options--expand-limit = { option-expand-limit }
choice-options--eyrie-start-corner = { option-eyrie-start-corner }
choice-options--sympathy-fallback-adjacency = { option-sympathy-fallback-adjacency }
choice-options--surprise-revolt-places-base = { option-surprise-revolt-places-base }
choice-options--full-removal-trigger = { option-full-removal-trigger }
choice-options--vagabot-slip-destination = { option-vagabot-slip-destination }
choice-options--aid-target-filter = { option-aid-target-filter }
choice-options--aid-bot-reward = { option-aid-bot-reward }
choice-options--daylight-repair-preference = { option-daylight-repair-preference }
choice-options--thief-target = { option-thief-target }
choice-options--vagabot-characters = { option-vagabot-characters }
choice-options--second-expansion-bots = { option-second-expansion-bots }
choice-options--map-interactions = { option-map-interactions }
choice-options--trade-post-loss = { option-trade-post-loss }
choice-options--oppress-needs-a-piece = { option-oppress-needs-a-piece }
choice-options--recover-failure = { option-recover-failure }
choice-options--swift-strike-times = { option-swift-strike-times }

## What people may play

side-marquise = { faction-marquise.full }
side-eyrie = { faction-eyrie.full }
side-alliance = { faction-alliance.full }
side-vagabond = { faction-vagabond.full }
side-duchy = { faction-duchy.full }
side-lizards = { faction-lizards.full }
side-corvids = { faction-corvids.full }
side-hundreds = { faction-hundreds.full }
side-keepers = { faction-keepers.full }
side-riverfolk = { faction-riverfolk.full }
