### The drawn table in the browser: the map, cards, faction boards and the score track. Most of these are read aloud.

## The map. $place: what is said of a clearing, forest or path; $options: what may be done there, one or several sentences

map-label = { $map }
map-clearing = Clearing { $number }
map-ruin = Ruin
map-slot = Building slot
map-forest = Forest
map-offer = { $place }. Choose: { $options }
map-offer-piece = { $piece } in { $place }. Choose: { $options }
map-closed = Closed path between clearings { $a } and { $b }
map-path = Path between clearings { $a } and { $b }
map-tower = The tower stands here: this clearing is the pass
map-landmark = { $name }, in clearing { $clearing }: { $text }
map-bandit = Highway Bandits on the path between { $a } and { $b }
commons-hirelings = Hirelings
map-zoom = Draw the map larger
map-ferry = The ferry, at clearing { $clearing }

## Cards. $name, $suit: of the card; $options: what may be done with it

card-label = { $name } ({ $suit })
card-offered = { $name } ({ $suit }). Choose: { $options }
card-hidden = A card that you cannot see
card-kind-item = Item
card-kind-persistent = Lasting effect
card-kind-immediate = Immediate effect
card-kind-ambush = Ambush
card-kind-dominance = Dominance
card-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
card-cost = Cost:
card-any = any suit

## Faction boards. $state: ready, exhausted, damaged or broken (damaged and exhausted); $marked: yes or no (printed with an R)

board-track = { $title }: { $filled } of { $total } still on the track
board-space-filled = still covered by its piece
board-space-open = uncovered
board-column-active = { $title }, being resolved
board-crafted = Crafted cards
board-items = Crafted items
board-supply = In the supply
board-none = none
board-item =
    { $marked ->
        [yes] { $item } (from a ruin)
       *[no] { $item }
    }{ $state ->
        [exhausted] , exhausted
        [damaged] , damaged
        [broken] , damaged and exhausted
       *[ready] {""}
    }

## The score track. $score: what the player has, in words

track-label = Score track
track-entry = { $player }: { $score }

## What one holds, what lies beside the map, and the settings

settings-priorities = Point out the clearings’ numbers: bots decide by them
hand = { $cards ->
    [0] Your hand is empty
    [one] Your hand: { $cards } card
   *[other] Your hand: { $cards } cards
}
hand-empty = No cards in hand
players-hand = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
commons-deck = Deck
commons-discard = Discarded
commons-discard-show = See the discard pile
commons-dominance = Dominance cards
commons-items = Items to craft
commons-items-none = none left
commons-quests = Quests
commons-setup-cards = Setup cards
# $reach: a number
setup-card-reach = Reach { $reach }
