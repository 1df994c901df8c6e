### The browser's form of a new game of Root. $n, $seat, $total and $recommended are numbers.

new-kind-full = Every faction that could sit here is taken already.
new-faction = Faction
# An entry of the list that cannot be chosen. $why: one of the next two
new-faction-blocked = { $faction } ({ $why })
new-taken = taken by seat { $seat }
new-first-missing = only beside another Vagabond
new-difficulty = Difficulty
new-character = Character
new-character-random = By luck
new-character-chosen = Chosen when the game begins
new-characters = Characters of the Vagabond
new-landmarks = Landmarks
new-hirelings = Hirelings
new-traits =
    { $n ->
        [0] Traits: none
        [one] Traits: { $n } chosen
       *[other] Traits: { $n } chosen
    }
new-up = Move seat { $seat } up
new-reach-enough = Reach { $total } (at least { $recommended } recommended): a lively mix.
new-reach-low = Reach { $total }, but at least { $recommended } is recommended: these factions may rarely meet.
new-reach-law = Law 5.2
new-map = Map
new-suits = Suits of the clearings
new-order = Turn order
new-deck = Deck
new-cooperative = Cooperative
new-cooperative-text = The people win or lose together against the bots.
new-cooperative-mixed = Needs people and bots.
new-team = Team
new-team-text = The people count as one side in everything.
new-edition = Edition of the bots’ Law
new-services = Services of the Riverfolk
new-services-text = What the other bots may buy when the Riverfolk play.
new-discretion = What a pause tells
new-advanced-setup = Hands of the advanced setup
new-advanced-setup-text = Everyone draws five cards and keeps three (Appendix A).
# How many readings differ from the edition
new-options =
    { $n ->
        [0] Single readings
        [one] Single readings ({ $n } changed)
       *[other] Single readings ({ $n } changed)
    }
new-options-text = Where the editions differ, each reading can be chosen by itself. The mark at the side shows what differs from the edition.
new-setup-cards = Advanced setup (Appendix A)
new-setup-cards-text = Shuffled suits; everyone draws five cards, chooses a faction by its setup card, last player first, finds a homeland for it, and keeps three cards.
new-vagabonds = Setup cards of the Vagabond
new-drafts = chooses a setup card
new-suits-shuffled = The suit markers are shuffled.
