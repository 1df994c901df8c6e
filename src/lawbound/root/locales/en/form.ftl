### A new game of Root: what may be wished for, and tables that one click sets up.

game-text = Woodland factions, each by rules of its own, contend for the rule of the clearings.

## Tables that one click sets up

preset-solo = Solo against three bots
preset-solo-text = You are the Marquise; the Eyrie, the Alliance and the Vagabond play by themselves.
preset-friends = Two friends and two bots
preset-friends-text = You are the Marquise, a friend gets a link to the Eyrie.
preset-cooperative = Cooperative: two against two bots
preset-cooperative-text = The Alliance and the Vagabond together against the Marquise and the Eyrie.
preset-duel = Duel
preset-duel-text = The Marquise against the Eyrie: you and a friend, no bots.
preset-watch = Just watch
preset-watch-text = Four bots play by themselves, and you look on: line by line, at your pace. Every bot tells its reasons.

## What may be wished for, and the choices; most are said elsewhere too

field-map = Map
field-suits = Suits of the clearings
field-deck = Deck
field-order = Turn order
field-edition = Edition of the bots’ Law
field-services = Services of the Riverfolk
field-cooperative = Cooperative: the people win or lose together against the bots
field-team = Team: in the cooperative game the people count as one side in everything
field-advanced = Advanced setup: everyone draws five cards and keeps three (Appendix A)
field-discretion = What a pause tells
field-options = Single readings of the Law, and printings

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
