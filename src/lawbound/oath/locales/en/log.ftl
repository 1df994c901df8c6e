### What has happened: sentences in the present tense, without a full stop. A message ...-seen is for those who may know a
### secret. A "deed" is what a player does, without the player: several stand in one line ("Red spends 1 supply and gains ...").
###
###   $player $other $owner $one   Name: a player
###   $deeds                       Names: deeds in a row
###   $card $source $site $place $goal $pile $bank $space $oath   Names
###   $favor $secrets $supply $warbands $cards $relics   Names: counted things
###   $names                       Names: several cards
###   $round $turn $roll $n $attack $defense   numbers

event-deeds = { $player } { $deeds }
event-turn = Round { $round }, turn { $turn }: { $player }
event-round = Round { $round } begins
event-stalled = Nobody was asked anything any more: the game ends in turn { $turns }

## Set-up

event-set-up = The game is set up. The oath: { $oath }
deed-dealt = is dealt { $cards }
deed-dealt-seen = is dealt { $names }
deed-placed-pawn = starts { NAME($site, case: "where") }

## Cards

deed-searched = searches { $pile }
deed-drew = draws { $cards }
deed-drew-seen = draws { $names }
deed-showed = shows { $card }
deed-played-to-site = plays { $card } { NAME($site, case: "where") }
deed-played-adviser = plays { $card } as an adviser
deed-played-revealed = reveals { $card }
deed-played-facedown = plays a facedown adviser
deed-played-facedown-seen = plays { $card } as a facedown adviser
deed-discarded = discards { $card } { NAME($pile, case: "to") }
deed-discarded-facedown = discards { $card } { NAME($pile, case: "to") }
deed-discarded-facedown-seen = discards { $card } facedown { NAME($pile, case: "to") }
deed-discarded-several = discards { $cards } facedown { NAME($pile, case: "to") }
deed-discarded-several-seen = discards { $names } facedown { NAME($pile, case: "to") }
deed-moved-card-to-site = moves { $card } { NAME($site, case: "to") }
deed-moved-card-to-advisers = moves { $card } to the advisers of { $other }
deed-swapped = swaps { $card } with { $other }
deed-swapped-advisers = swaps facedown advisers: { $one }, adviser { $at }, and { $other }, adviser { $there }
deed-boxed = puts { $card } into the box
deed-gave-adviser = gives { $other } { $card }, an adviser
deed-gave-adviser-seen = gives { $other } the facedown adviser { $card }
deed-took-adviser = takes { $card } from { $other }, an adviser
deed-took-adviser-seen = takes the facedown adviser { $card } from { $other }
deed-moved-pile = puts { $pile } on { $goal } ({ $cards })
deed-false-prophet = puts a warband on { $card }
deed-false-prophet-ended = loses the warband on { $card }
event-vision-drawn = Visions drawn so far: { $n }

## Looking

deed-peeked = looks at a relic { NAME($site, case: "where") }
deed-peeked-seen = looks at a relic { NAME($site, case: "where") }: { $card }
deed-peeked-at-site = looks at a facedown site: { $site }
deed-peeked-at-site-seen = looks at the facedown site { $site }: it is { $name }
deed-peeked-at-reliquary = looks at a relic of the Reliquary ({ $space })
deed-peeked-at-reliquary-seen = looks at a relic of the Reliquary ({ $space }): { $card }
deed-peeked-at-adviser = looks at a facedown adviser of { $other }
deed-peeked-at-adviser-seen = looks at a facedown adviser of { $other }: { $card }
deed-peeked-at-pile = looks at { $pile }
deed-peeked-at-pile-seen = looks at { $pile }: { $names }
deed-peeked-at-deck = looks at the top of the world deck
deed-peeked-at-deck-seen = looks at the top of the world deck: { $names }
deed-showed-relic = shows { $other } a relic of the Reliquary ({ $space })
deed-showed-relic-seen = shows { $other } a relic of the Reliquary ({ $space }): { $card }

## Powers

deed-used = uses { $source }
deed-modified = uses { $source } for this action
deed-planned = uses the battle plan { $source }
deed-planned-adds = uses the battle plan { $source } to add dice
deed-planned-removes = uses the battle plan { $source } to remove dice
event-planned-by-bandits = The bandits use the battle plan { $source }
deed-changed-end-die = changes the end die to { $roll }

## Favor, secrets, supply

deed-gained-favor = gains { $favor } from the bank of { $bank }
deed-took-favor = takes { $favor } from { $other }
deed-gave-favor = gives { $other } { $favor }
deed-burnt-favor = burns { $favor }
deed-collected-favor = collects { $favor } that was burnt
deed-put-favor = puts { $favor } into the bank of { $bank }
deed-placed-favor = places { $favor } on { $card }
deed-paid-favor = pays { $favor } for { $card }
event-burnt-from-bank = { $favor } of the bank of { $bank } is burnt
event-moved-favor = { $favor } moves from the bank of { $bank } to the bank of { $goal }
event-returned-favor = The favor on { $card } returns to the bank of { $bank }
deed-gained-secrets = gains { $secrets }
deed-burnt-secrets = burns { $secrets }
deed-took-secrets = takes { $secrets } from { $other }
deed-gave-secrets = gives { $other } { $secrets }
deed-flipped-secret = turns a secret facedown
deed-placed-secrets = places { $secrets } on { $card }
deed-paid-secrets = pays { $secrets } for { $card }
deed-returned-secrets = takes back { $secrets } from cards
deed-spent-supply = spends { $supply }
deed-gained-supply = gains { $supply }
deed-refreshed = has { $supply } again
event-burnt-from-banner = { $what } on { $card } is burnt
event-burnt-from-banner--none = Nothing on { $card } is burnt: the last token stays
event-added-to-banner = { $what } is added to { $card }
event-mob = The People’s Favor turns to its Mob side

## Relics and banners

deed-recovered = recovers { $card } with { $what }
deed-took = takes { $card }
deed-took-from = takes { $card } from { $other }
deed-gave = gives { $other } { $card }
event-uncovered = The Reliquary shows the trait { $card }
deed-buried = puts { $card } under the relic deck
deed-buried-facedown = puts a relic under the relic deck
deed-buried-facedown-seen = puts { $card } under the relic deck
deed-buried-from-site = puts a relic { NAME($site, case: "from") } under the relic deck

## Travel and sites

deed-traveled = travels { NAME($site, case: "to") }
deed-travel-failed = cannot complete the journey
deed-put-pawn = moves their pawn { NAME($site, case: "to") }
event-revealed-site = A site is revealed: { $name }
event-relics-at-site = { $relics } facedown { NAME($site, case: "where") }
event-tokens-at-site = { $what } { NAME($site, case: "where") }
deed-took-from-site = takes { $what } { NAME($site, case: "from") }

## Warbands

deed-gained-warbands = gains { $warbands }
deed-placed-warbands = places { $warbands } { NAME($site, case: "where") }
deed-withdrew-warbands = withdraws { $warbands } { NAME($site, case: "from") }
deed-moved-warbands = moves { $warbands } of { $owner } { NAME($place, case: "from") } { NAME($goal, case: "to") }
event-killed = { $warbands } of { $owner } killed { NAME($place, case: "where") }
event-saved = { $warbands } of { $owner } saved { NAME($place, case: "where") }
event-healed = { $warbands } of { $owner } healed { NAME($site, case: "where") }
event-retreated = { $warbands } of { $owner } retreat { NAME($site, case: "from") } to the board of { $player }
event-caged = { $warbands } of { $owner } caged { NAME($place, case: "from") }
event-uncaged = { $warbands } of { $owner } let out { NAME($place, case: "to") }
event-recolored = { $warbands } of { $other } in place of those of { $owner } { NAME($place, case: "where") }
event-recolored--lost = { $warbands } of { $other } in place of those of { $owner } { NAME($place, case: "where") } (lost: { $lost })
event-replaced-warbands = A warband of { $other } in place of those of { $player } { NAME($site, case: "where") }

## Campaigns

deed-campaign = campaigns against { $other } { NAME($site, case: "where") }
event-targets = Targets: { $targets }
deed-joined = joins the defense of { $other }
deed-relic-targeted = also targets relic { $n } { NAME($site, case: "where") }
deed-rolled-attack-die = rolls attack dice: { $dice }
deed-rolled-defense-die = rolls defense dice: { $dice }
event-rolled-by-bandits = The bandits roll defense dice: { $dice }
# How many dice show that face: "sword x2"
dice-many = { $face } x{ $n }
deed-sacrificed = sacrifices { $warbands }
deed-campaign-won = wins the campaign against { $other }: attack { $attack }, defense { $defense }
deed-campaign-lost = loses the campaign against { $other }: attack { $attack }, defense { $defense }

## Title, Empire and deals

deed-oathkeeper = becomes Oathkeeper
deed-usurper = becomes the Usurper
deed-no-usurper = is no Usurper any more
deed-became-citizen = becomes a Citizen
deed-became-exile = becomes an Exile
deed-refused = does not allow { $other } that
deed-no-deal = comes to no terms with { $other }
deed-offered = offers { $other } { $give } for { $want }
deed-exchanged = and { $other } exchange { $give } for { $want }
deed-offered-citizenship = offers { $other } citizenship: the relic of { $space } and { $give } for { $want }
deed-asked-for-citizenship = asks { $other } for citizenship: the relic of { $space } and { $want } for { $give }
deed-got-site = gets the site { $site }
deed-promised = promises { $other } { $promise }
event-promise-kept = The promise of { $player } to { $other } was kept: { $promise }
event-promise-broken = The promise of { $player } to { $other } was broken: { $promise }

## The end

event-rolled-end-die = End of round { $round }: the end die shows { $roll }
event-won = { $player } wins: { $ways }
way-usurper = Usurper
way-visionary = Visionary
way-stable = stable regime
way-successor = Successor
way-exhaustion = war exhaustion

## The chronicle

deed-vowed = vows the oath of the next game: { $oath }
event-exiled = Exiles from now on: { $players }
deed-refused-citizenship = refuses the citizenship that { $other } offers
deed-accepted-citizenship = accepts citizenship from { $other }
deed-built = builds { $card } in place of { $other } { NAME($site, case: "where") }
deed-repaired = repairs { $card } { NAME($site, case: "where") }
event-ruined = { $card } falls into ruin { NAME($site, case: "where") }
event-removed-site = Removed from the map: { $name }
event-archived = To the Archive: { $names }
event-cleared-map = Pawns, warbands, favor and secrets leave the map
event-moved-site = { $name } moves: { $region } { $n }
event-laid-sites =
    { $n ->
        [one] { $n } new site is laid facedown
       *[other] { $n } new sites are laid facedown
    }
event-added = New cards in the world deck: { $names }
event-recalled = { $cards } of { $bank } come back from the Dispossessed
event-dispossessed = { $cards } leave the world deck as Dispossessed
deed-dispossessed-one = sends { $card } to the Dispossessed
deed-swapped-with-dispossessed = swaps { $cards } with the Dispossessed
deed-swapped-with-dispossessed-seen = swaps { $cards } with the Dispossessed, for { $names }
event-returned-relics = Relics in the relic deck: { $relics }
event-topped-relics = On top of the relic deck: { $relics }
event-stored-map = The map of the next game: { $names }
event-stored-boards = Citizens of the next game: { $players }
event-rebuilt-world-deck = The world deck is built anew
event-chronicle-written = The chronicle is written. The next Chancellor: { $player }

## What the reader lost

loss = You lost something: { $told }!
