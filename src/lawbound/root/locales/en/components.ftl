### Cards, quests, characters, maps and bots. The texts are ours; article numbers such as 4.5.2 stay as they are.
### Names may have case attributes (see names.ftl); .text, .ability, .bot need none.

## Cards of the deck. `.text`: what the card does, in our own words (not those of the publisher)

card-ambush-bird = Ambush!
    .text = Cannot be crafted. At the beginning of a battle in any clearing (its suit is wild), the defender may play it: the attacker at once takes 2 hits and the card is discarded. If the attacker answers with an ambush that fits the clearing, both cards are discarded and no hits are dealt. If the hits leave the attacker nothing to fight with there, the battle ends before the roll.
card-ambush-fox = Ambush!
    .text = Cannot be crafted. At the beginning of a battle in a fox clearing only, the defender may play it: the attacker at once takes 2 hits and the card is discarded. If the attacker answers with an ambush that fits the clearing, both cards are discarded and no hits are dealt. If the hits leave the attacker nothing to fight with there, the battle ends before the roll.
card-ambush-rabbit = Ambush!
    .text = Cannot be crafted. At the beginning of a battle in a rabbit clearing only, the defender may play it: the attacker at once takes 2 hits and the card is discarded. If the attacker answers with an ambush that fits the clearing, both cards are discarded and no hits are dealt. If the hits leave the attacker nothing to fight with there, the battle ends before the roll.
card-ambush-mouse = Ambush!
    .text = Cannot be crafted. At the beginning of a battle in a mouse clearing only, the defender may play it: the attacker at once takes 2 hits and the card is discarded. If the attacker answers with an ambush that fits the clearing, both cards are discarded and no hits are dealt. If the hits leave the attacker nothing to fight with there, the battle ends before the roll.
card-dominance-bird = Dominance
    .text = Cannot be crafted. Once activated, you can win only thus: your Birdsong begins and two diagonally opposite corner clearings are under your rule.
card-dominance-fox = Dominance
    .text = Cannot be crafted. Once activated, you can win only thus: your Birdsong begins and three fox clearings are under your rule.
card-dominance-rabbit = Dominance
    .text = Cannot be crafted. Once activated, you can win only thus: your Birdsong begins and three rabbit clearings are under your rule.
card-dominance-mouse = Dominance
    .text = Cannot be crafted. Once activated, you can win only thus: your Birdsong begins and three mouse clearings are under your rule.
card-birdy-bindle = Birdy Bindle
    .text = Take one bag from the item supply into your Crafted Items box, score 1 VP, discard the card.
card-woodland-runners = Woodland Runners
    .text = Take one boots from the item supply into your Crafted Items box, score 1 VP, discard the card.
card-arms-trader = Arms Trader
    .text = Take one sword from the item supply into your Crafted Items box, score 2 VP, discard the card.
card-crossbow-bird = Crossbow
    .text = Take one crossbow from the item supply into your Crafted Items box, score 1 VP, discard the card.
card-gently-used-knapsack = Gently Used Knapsack
    .text = Take one bag from the item supply into your Crafted Items box, score 1 VP, discard the card.
card-root-tea-fox = Root Tea
    .text = Take one tea from the item supply into your Crafted Items box, score 2 VP, discard the card.
card-travel-gear-fox = Travel Gear
    .text = Take one boots from the item supply into your Crafted Items box, score 1 VP, discard the card.
card-protection-racket = Protection Racket
    .text = Take one coins from the item supply into your Crafted Items box, score 3 VP, discard the card.
card-foxfolk-steel = Foxfolk Steel
    .text = Take one sword from the item supply into your Crafted Items box, score 2 VP, discard the card.
card-anvil = Anvil
    .text = Take one hammer from the item supply into your Crafted Items box, score 2 VP, discard the card.
card-smugglers-trail = Smuggler's Trail
    .text = Take one bag from the item supply into your Crafted Items box, score 1 VP, discard the card.
card-root-tea-rabbit = Root Tea
    .text = Take one tea from the item supply into your Crafted Items box, score 2 VP, discard the card.
card-a-visit-to-friends = A Visit to Friends
    .text = Take one boots from the item supply into your Crafted Items box, score 1 VP, discard the card.
card-bake-sale = Bake Sale
    .text = Take one coins from the item supply into your Crafted Items box, score 3 VP, discard the card.
card-mouse-in-a-sack = Mouse-in-a-Sack
    .text = Take one bag from the item supply into your Crafted Items box, score 1 VP, discard the card.
card-root-tea-mouse = Root Tea
    .text = Take one tea from the item supply into your Crafted Items box, score 2 VP, discard the card.
card-travel-gear-mouse = Travel Gear
    .text = Take one boots from the item supply into your Crafted Items box, score 1 VP, discard the card.
card-investments = Investments
    .text = Take one coins from the item supply into your Crafted Items box, score 3 VP, discard the card.
card-sword = Sword
    .text = Take one sword from the item supply into your Crafted Items box, score 2 VP, discard the card.
card-crossbow-mouse = Crossbow
    .text = Take one crossbow from the item supply into your Crafted Items box, score 1 VP, discard the card.
card-armorers = Armorers
    .text = During a battle you fight, you may discard this card to ignore all hits that the other side rolled against you.
card-sappers = Sappers
    .text = As the defender in a battle, you may discard this card to deal one extra hit.
card-brutal-tactics = Brutal Tactics
    .text = As the attacker in a battle, you may deal one extra hit. If you do, the defender scores 1 VP. The card stays in play.
card-royal-claim = Royal Claim
    .text = In your Birdsong, you may discard this card to score 1 VP for each clearing that you rule.
card-stand-and-deliver = Stand and Deliver!
    .text = In Birdsong you may take a random card from another player's hand; that player scores 1 VP. Once a turn.
    .newer = Once in Birdsong you may take a random card from an enemy's hand; that enemy scores 1 VP.
card-tax-collector = Tax Collector
    .text = Once in Daylight you may remove one of your warriors, wherever it is, to draw a card.
    .newer = Once in Daylight you may remove one of your faction's warriors from a clearing on the map to draw a card.
card-favor-of-the-foxes = Favor of the Foxes
    .text = Remove every enemy piece from all fox clearings, then discard the card. Buildings and tokens removed this way score as usual.
card-command-warren = Command Warren
    .text = At the start of your Daylight, before anything else in that phase, you may initiate one battle.
card-better-burrow-bank = Better Burrow Bank
    .text = At the start of Birdsong, you and another player of your choice each draw a card.
    .newer = At the start of Birdsong you may draw a card; if you do, an enemy of your choice draws one too.
card-cobbler = Cobbler
    .text = At the start of your Evening, you may take one move.
card-favor-of-the-rabbits = Favor of the Rabbits
    .text = Remove every enemy piece from all rabbit clearings, then discard the card. Buildings and tokens removed this way score as usual.
card-scouting-party = Scouting Party
    .text = While you are the attacker, ambush cards do nothing to you: an ambush played by the defender deals you no hits.
card-codebreakers = Codebreakers
    .text = Once in your Daylight, you may look at the whole hand of one other player.
card-favor-of-the-mice = Favor of the Mice
    .text = Remove every enemy piece from all mouse clearings, then discard the card. Buildings and tokens removed this way score as usual.

## Quests of the Vagabond

quest-errand-fox = Errand
quest-fundraising = Fundraising
quest-give-a-speech-fox = Give a Speech
quest-logistics-help-fox = Logistics Help
quest-repair-a-shed = Repair a Shed
quest-errand-rabbit = Errand
quest-expel-bandits-rabbit = Expel Bandits
quest-fend-off-a-bear-rabbit = Fend off a Bear
quest-give-a-speech-rabbit = Give a Speech
quest-guard-duty-rabbit = Guard Duty
quest-escort = Escort
quest-expel-bandits-mouse = Expel Bandits
quest-fend-off-a-bear-mouse = Fend off a Bear
quest-guard-duty-mouse = Guard Duty
quest-logistics-help-mouse = Logistics Help

## Characters of the Vagabond: `.ability` is the special action, `.text` what it does, `.bot` what the Vagabot does instead

character-thief = Thief
    .ability = Steal
    .text = Take a random card from the hand of a player who is in the Thief's clearing.
    .bot = Steal. Take a random card from an enemy in the bot's clearing; target the one with the highest score, then the most pieces.
character-tinker = Tinker
    .ability = Day Labor
    .text = Take one card of your choice from the discard pile into your hand; its suit has to be that of the Tinker's clearing. A bird card always qualifies.
    .bot = Day Labor. The bot crafts, for 1 victory point, the card nearest the top of the discard pile whose item is available. Starts the game with one item fewer (three).
character-ranger = Ranger
    .ability = Hideout
    .text = Repair three damaged items, then Daylight is over at once and Evening begins.
    .bot = Hideout. If the bot has three or more damaged items it slips into a random adjacent forest.
character-vagrant = Vagrant
    .ability = Instigate
    .text = A battle takes place in the Vagrant's clearing between an attacker and a defender that you name.
    .bot = Initiates a battle in its clearing, chooses the attacker and the defender and removes pieces for both. Attacker is the player with the most pieces, defender the one with the second most; the Vagabot itself only if there is no other option and then as attacker; buildings before tokens, otherwise random (7.7.4, 7.7.4.I).
character-arbiter = Arbiter
    .ability = Protector
    .text = The defender may enlist the Arbiter if he is in the battle clearing: the Arbiter scores 1 VP, and the number of his undamaged swords (exhausted or not) is added to the defender's maximum of rolled hits. He can neither enlist himself nor be enlisted against himself.
    .bot = Before the roll of a battle in its clearing the defender may enlist it: it scores a point and adds the number of items on its Battle Track to the defender's maximum rolled hits. Bots enlist it if their maximum rolled hits are below three and below the number of the attacker's pieces there, and the Arbiter has fewer points than they (7.7.6).
character-scoundrel = Scoundrel
    .ability = Scorched Earth
    .text = Put the torch in the Scoundrel's clearing and remove all enemy pieces there. For the rest of the game nothing can be placed in that clearing or moved into it. The Scoundrel stays, but once he leaves he cannot return.
    .bot = If its clearing has three or more enemy pieces including a building or token, it removes all enemy pieces there, places any item of its board on a building slot there (no building can be placed in the covered slot) and scores one point (7.7.5).
character-adventurer = Adventurer
    .ability = Improvise
    .text = In a Quest action you may let one unexhausted item count as any other item. It is exhausted for the quest and also damaged.
character-ronin = Ronin
    .ability = Swift Strike
    .text = Exhaust a sword to deal one extra hit.
character-harrier = Harrier
    .ability = Glide
    .text = Move only the pawn to any clearing of the map, a Hostile one included, without regard to adjacency and paths and without exhausting boots.

## Maps

map-autumn = Autumn map
map-winter = Winter map
map-lake = Lake map
map-mountain = Mountain map

## Difficulties of bots

difficulty-easy = easy
difficulty-default = default
difficulty-challenging = challenging
difficulty-nightmare = nightmare

## Mechanical Marquise 2.0: its name, what the difficulties change, and its traits (`.text`: what they do)

bot-marquise = Mechanical Marquise 2.0
difficulty-marquise--easy = The Recruit step (4.5.2, 4.7.2) places two warriors instead of four.
difficulty-marquise--default = Four warriors (4.5.2, 4.7.2).
difficulty-marquise--challenging = After recruiting, the bot also places two warriors in the highest-priority ordered clearing that it rules.
difficulty-marquise--nightmare = As challenging; besides, the bot scores 1 victory point at the end of Evening.
trait-marquise--blitz = Blitz
    .text = After the Move step take the highest-priority clearing that the bot rules and that has no enemy pieces. Move all of its warriors but one out of that clearing, and battle in the destination if enemies are there.
trait-marquise--fortified = Fortified
    .text = Each building of the bot needs two hits to be removed; a single hit assigned to a building has no effect.
trait-marquise--hospitals = Hospitals
    .text = After each battle as defender in which the bot lost at least two warriors, it places two warriors at once in the clearing with the keep token.
trait-marquise--iron-will = Iron Will
    .text = In Escalated Daylight the Recruit step (4.7.2) places twice as many warriors.
trait-marquise--overwhelming = Overwhelming
    .text = Whenever the bot recruits, it scores one victory point for every two warriors that it cannot place because its supply is empty or because there is no legal clearing for them. Expand (4.5.5) can happen only once per turn.

## Electric Eyrie: its name, what the difficulties change, and its traits (`.text`: what they do)

bot-eyrie = Electric Eyrie
difficulty-eyrie--easy = At setup only one Loyal Vizier is placed in the bird column.
difficulty-eyrie--default = Two Loyal Viziers (5.3.3).
difficulty-eyrie--challenging = At setup take one bird ambush card out of the deck and place it in the bird column of the Decree.
difficulty-eyrie--nightmare = As challenging; besides, the bot scores 1 victory point at the end of Evening.
trait-eyrie--nobility = Nobility
    .text = The bot falls into turmoil if it cannot place a roost or cannot place a warrior. When it falls into turmoil it loses no victory points; instead it scores one point for each bird card in its Decree.
trait-eyrie--relentless = Relentless
    .text = After resolving the Decree the bot removes all defenseless buildings and tokens in every clearing where it has warriors.
trait-eyrie--swoop = Swoop
    .text = At the end of Daylight the bot places two warriors in the highest-priority clearing in which it has no pieces.
trait-eyrie--war-tax = War Tax
    .text = Whenever the bot removes an enemy token or building, its owner loses one victory point.
trait-eyrie--focused = Focused
    .text = In battle the bot deals the extra hit of 5.5.1.III even if the column is only tied for the most cards.

## Automated Alliance: its name, what the difficulties change, and its traits (`.text`: what they do)

bot-alliance = Automated Alliance
difficulty-alliance--easy = Organize (6.6.1) needs four or more Alliance warriors in the clearing.
difficulty-alliance--default = Organize needs three or more (6.6.1).
difficulty-alliance--challenging = Organize needs two or more Alliance warriors in the clearing.
difficulty-alliance--nightmare = As challenging; besides, the bot scores 1 victory point at the end of Evening.
trait-alliance--informants = Informants
    .text = Automated Ambush (6.2.2) also works for a defenseless sympathy token that is attacked.
trait-alliance--popularity = Popularity
    .text = Enemies score no victory points for removing sympathy tokens.
trait-alliance--veterans = Veterans
    .text = As defender in battle the bot uses the higher roll and the attacker the lower roll.
trait-alliance--wildfire = Wildfire
    .text = At the end of Evening the bot spreads sympathy (6.5.1) without scoring points for this token.
trait-alliance--steadfast = Steadfast
    .text = Skip Public Pity (6.4.4) in a turn in which Surprise Revolt (6.5.2) will happen; only one of the two is taken per turn. Ignore Martial Law (6.2.5).

## Vagabot: its name, what the difficulties change, and its traits (`.text`: what they do)

bot-vagabond = Vagabot
difficulty-vagabond--easy = In Evening the bot refreshes one item fewer (7.6.1: three, or five without damage).
difficulty-vagabond--default = Four, or six without damaged items (7.6.1).
difficulty-vagabond--challenging = In Evening the bot refreshes one item more (five, or seven without damage).
difficulty-vagabond--nightmare = As challenging; besides, the bot scores 1 victory point at the end of Evening.
trait-vagabond--adventurer = Adventurer
    .text = The bot battles only once per turn. At the end of Daylight it uses its remaining items on repeated Quest actions (7.5.2).
trait-vagabond--berserker = Berserker
    .text = The Battle action (7.5.4) targets the clearing with the most pieces and there the player with the most pieces. At the end of its turn the bot repairs one additional item.
trait-vagabond--helper = Helper
    .text = When the bot takes the Aid action (7.5.3) it scores one additional victory point, and the aided player takes two cards instead of one.
trait-vagabond--marksman = Marksman
    .text = When it attacks, the bot deals one immediate hit before the dice are rolled, scoring a point if a warrior is removed.
trait-vagabond--questing = Questing
    .text = The Battle Track thresholds 6, 9 and 12 count damaged items too, and an item on the track never leaves it. A quest is worth one victory point more. Aid now includes movement: the bot goes to the nearest clearing holding a player who has crafted items, but aids that player only once. Daylight actions become: fox Explore, Special, Battle; rabbit Special, Aid, Battle; mouse Quest, Aid, Battle; bird Explore, Quest, Battle.

## Logical Lizards: its name, what the difficulties change, and its traits (`.text`: what they do)

bot-lizards = Logical Lizards
difficulty-lizards--easy = Rituals (8.5) reveal only three cards from the Lost Souls.
difficulty-lizards--default = Four cards (8.5).
difficulty-lizards--challenging = Rituals reveal five cards from the Lost Souls.
difficulty-lizards--nightmare = As challenging; besides, the bot scores 1 victory point at the end of Evening.
trait-lizards--spiteful = Spiteful
    .text = Whenever the bot crusades (8.4.2.II) it scores one extra victory point if it removes any tokens.
trait-lizards--erratic = Erratic
    .text = At the end of its turn the bot draws a card and adds it to the Lost Souls.
trait-lizards--fanatics = Fanatics
    .text = Whenever the bot converts (8.4.2.I) it battles in that clearing after converting the warrior and deals an extra hit in this battle. On a tie it targets the player with the most defenseless buildings, then the most points.
trait-lizards--martyrs = Martyrs
    .text = Whenever the bot performs a bird ritual (8.5.2) it also places a warrior from its supply in the Acolytes box.

## Riverfolk Robots: its name, what the difficulties change, and its traits (`.text`: what they do)

bot-riverfolk = Riverfolk Robots
difficulty-riverfolk--easy = Build and Garrison (9.5.1) places no warrior with the trade post.
difficulty-riverfolk--default = One warrior (9.5.1).
difficulty-riverfolk--challenging = Build and Garrison places two warriors with the trade post.
difficulty-riverfolk--nightmare = As challenging; besides, the bot scores 1 victory point at the end of Evening.
trait-riverfolk--greedy = Greedy
    .text = A purchase by the leading player (most points), of one service or several at once, gives the bot 1 victory point.
trait-riverfolk--involved = Involved
    .text = If a human does not buy the Mercenaries service in their turn, the bot's warriors are treated as if all of that player's enemies had bought Mercenaries. A Vagabond can buy Mercenaries to avoid this but gets no benefit from the service.
trait-riverfolk--garrison = Garrison
    .text = As defender in battle the bot is never defenseless, and each of its trade posts there adds one to its maximum rolled hits.
trait-riverfolk--ferocious = Ferocious
    .text = As attacker in battle the bot's maximum rolled hits are always three.

## Drillbit Duchy: its name, what the difficulties change, and its traits (`.text`: what they do)

bot-duchy = Drillbit Duchy
difficulty-duchy--easy = Recruit (10.4.3) places only one warrior plus one per uncovered mole symbol in the Burrow.
difficulty-duchy--default = Two plus one per symbol (10.4.3).
difficulty-duchy--challenging = Recruit places three warriors plus one per uncovered mole symbol in the Burrow.
difficulty-duchy--nightmare = As challenging; besides, the bot scores 1 victory point at the end of Evening.
trait-duchy--foundations = Foundations
    .text = The crown lost to Cost of Errors (10.2.1) comes off the lowest swayed minister of a suit in which a building was just lost (the suit of a clearing that lost a Duchy building).
trait-duchy--investors = Investors
    .text = A human who causes Cost of Errors has to discard a card that matches a clearing that lost a Duchy building. Doing so costs the Duchy one victory point. A human without such a card instead lets the Duchy sway a minister by 10.6.3, restricted to ministers of the suit of a clearing that lost a building.
trait-duchy--overwhelm = Overwhelm
    .text = The bot digs (10.5.1) twice per turn, and Dig needs and moves only three warriors instead of four.
trait-duchy--invaders = Invaders
    .text = The clearing tie of Dig becomes: such a clearing with the most enemy buildings, then the fewest enemy warriors. If the bot cannot build because no building slots are open, it battles in every clearing instead.

## Cogwheel Corvids: its name, what the difficulties change, and its traits (`.text`: what they do)

bot-corvids = Cogwheel Corvids
difficulty-corvids--easy = Recruit (11.4.3) places only one warrior in each of two ordered clearings.
difficulty-corvids--default = Two warriors in each (11.4.3).
difficulty-corvids--challenging = Recruit places three warriors in each of two ordered clearings.
difficulty-corvids--nightmare = As challenging; besides, the bot scores 1 victory point at the end of Evening.
trait-corvids--gamble = Gamble
    .text = Before each flip the human with the most faction pieces in that clearing has to guess the type of the plot. After a right guess the token is flipped and scored, but its flip effect is left out and the guesser then removes it for the usual point. A wrong guess gives the bot 1 victory point.
trait-corvids--backup-plans = Backup Plans
    .text = Each time a plot token is removed the bot puts a warrior in the clearing where the token lay.
trait-corvids--mastermind = Mastermind
    .text = The bot plots (11.5.3) twice per turn.
trait-corvids--vendetta = Vendetta
    .text = Every plot token, of whatever type, acts as a bomb (11.7.1) at the moment it is flipped.
