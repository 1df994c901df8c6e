### A new game of Root: what may be wished for, and tables that one click sets up.

game-text = Lesní frakce, každá podle vlastních pravidel, se přou o vládu nad mýtinami.

## Tables that one click sets up

preset-solo = Sólo proti třem botům
preset-solo-text = Hraješ za Markýzu; Orli, Aliance a Tulák hrají sami.
preset-friends = Dva přátelé a dva boti
preset-friends-text = Hraješ za Markýzu, přítel dostane odkaz k Orlům.
preset-cooperative = Kooperace: dva proti dvěma botům
preset-cooperative-text = Aliance a Tulák společně proti Markýze a Orlům.
preset-duel = Souboj
preset-duel-text = Markýza proti Orlům: ty a přítel, bez botů.
preset-watch = Jen se dívat
preset-watch-text = Čtyři boti hrají sami a ty se díváš: řádek po řádku a tak rychle, jak chceš. Každý bot říká své důvody.

## What may be wished for, and the choices; most are said elsewhere too

field-map = Mapa
field-suits = Symboly mýtin
field-deck = Balíček
field-order = Pořadí hráčů
field-edition = Vydání Zákona botů
field-services = Služby Říčního lidu
field-cooperative = Kooperativní hra: lidé vyhrají nebo prohrají společně proti botům
field-team = Tým: v kooperativní hře se lidé ve všem počítají za jednu stranu
field-advanced = Pokročilá příprava: každý si dobere pět karet a tři si nechá (příloha A)
field-discretion = Co prozradí odmlka
field-options = Jednotlivé výklady Zákona a vydání karet

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
