### Learning by playing: tables to learn at, what is explained once, and what a recommended option is good for.
### One person is spoken to. No message has arguments. Two sentences are enough: the article beside them has the rest.

## Tables. The first one is for somebody who has never played

lesson-marquise = First game: the Marquise
lesson-marquise-text = Build, recruit and march against three easy bots.
lesson-eyrie = The Eyrie
lesson-eyrie-text = A Decree that grows every turn and has to be obeyed.
lesson-alliance = The Alliance
lesson-alliance-text = Win over the woodland, then rise in revolt.
lesson-vagabond = The Vagabond
lesson-vagabond-text = One wanderer, a bag of items, friends and quests.
lesson-lizards = The Lizards
lesson-lizards-text = Plant gardens and turn what others throw away into faith.
lesson-duchy = The Duchy
lesson-duchy-text = Dig up from below, build, and sway nine ministers.
lesson-corvids = The Corvids
lesson-corvids-text = Plots lie face down until they are worth points.
lesson-hundreds = The Hundreds
lesson-hundreds-text = Follow the warlord, hoard items, and suffer nobody beside you.
lesson-riverfolk = The Riverfolk
lesson-riverfolk-text = Sell what others need, and let their warriors work for you.
lesson-keepers = The Keepers
lesson-keepers-text = Delve for relics in the forests and bring them home.

## The Marquise

topic-keep = You are the Marquise, and you begin with a warrior in every clearing but the one opposite the keep. The keep guards its own clearing: nobody else can place pieces there.
topic-first-sawmill = Sawmills make wood: one token each at the start of your turn. Wood pays for everything that you build, so a sawmill close to the keep is a good start.
topic-first-workshop = Workshops craft cards. A workshop in a fox clearing pays for one fox symbol of a card's cost, and so on.
topic-first-recruiter = Recruiters bring new warriors: one at each recruiter whenever you recruit.
topic-marquise-build = Your sawmills have just made wood, and you have three actions. The first player with 30 points wins, and buildings are where the Marquise gets hers: build as often as you can.
topic-build-what = Each building gives the points of the space that it leaves on your track, and the next of its kind costs more wood. Sawmills first: they pay for all that follows.
topic-build-where = You can build only in a clearing that you rule and that has an open slot. Where you rule, you have more warriors and buildings than anybody else.
topic-take-wood = Wood is taken from any clearings that you rule and that are connected by clearings that you rule. Keep that chain unbroken.
topic-marquise-recruit = Recruit once a turn: every recruiter places a warrior. More warriors rule more clearings, and wood travels only through those.
topic-march = A march is two moves. Use them to rule clearings with open slots and to keep your wood connected.
topic-marquise-battle = You may battle wherever you have warriors and an enemy has pieces. Do it where you are more: every building or token that you remove is a point.
topic-overwork = Overwork turns a card into wood: spend a card of the suit of a clearing with a sawmill. It helps when one wood is missing for the next building.
topic-bird-card = Bird cards fit everywhere, and you can spend one for one more action. Do that when a building is in reach.
topic-field-hospitals = Your warriors were removed, but a card of that clearing's suit brings all of them back to the keep. It is often worth a card if two or more were lost.
topic-too-little-wood = The supply of wood is nearly empty, so you decide which sawmill gets the last of it. Take one that is connected to where you build next.

## The Eyrie

topic-first-roost = You are the Eyrie: one roost and six warriors in a corner. More roosts are more points every turn, so spread out from here.
topic-leader = A leader decides which columns of the Decree have a vizier, a bird that counts for every suit. The Builder earns full points for items, the Charismatic recruits twice, the Commander hits harder, the Despot is rewarded for destruction.
topic-decree = Every turn you must add one or two cards to the Decree, and only one of them may be a bird. The cards stay: whatever you add now you must do every turn from now on.
topic-decree-column = The column says what must be done: recruit, move, battle or build; the card's suit says where. Recruiting and moving hardly ever fail, so they are safe columns to begin with.
topic-decree-again = A second card makes you faster and the Decree harder to obey. Add it only if you see how to carry it out next turn as well.
topic-disdain = You despise trade: an item gives you one point, whatever is printed, unless the Builder leads you. Crafting uses your roosts.
topic-resolve = Now the Decree is resolved, column by column from left to right. If a single card cannot be carried out, you fall into turmoil.
topic-eyrie-recruit = A card in the recruit column places a warrior at a roost in a clearing of its suit.
topic-eyrie-move = A card in the move column moves warriors out of a clearing of its suit. You rule where you are equal, so a few warriors go a long way.
topic-eyrie-battle = A card in the battle column needs an enemy in a clearing of its suit. Move warriors next to somebody weak before you get here.
topic-eyrie-build = A card in the build column puts a roost into a clearing of its suit that you rule, with an open slot and no roost. Every roost is worth points at the end of each turn.
topic-turmoil = Turmoil! You lose a point for every bird in the Decree, all its cards are discarded, and your leader is deposed. With a new leader you begin with a small Decree again.
topic-new-roost = You have lost your last roost. A new one with three warriors comes to the clearing with the fewest warriors.

## The Alliance

topic-revolt = A revolt destroys everything of your enemies in a sympathetic clearing and leaves a base of yours there, for two supporters of its suit. Bases bring warriors, officers and cards.
topic-revolt-price = Supporters of the clearing's suit pay for the revolt; birds count for every suit. Keep birds if you can.
topic-sympathy = You are the Alliance, and sympathy is your strength. Each token gives points when it is placed, and its price rises: pay with supporters of the clearing's suit, next to where you are loved already.
topic-outrage = Whoever moves warriors into a sympathetic clearing, or removes your token, gives you a card for your supporters: that is outrage. So sympathy where others pass is worth most.
topic-sympathy-price = Supporters lie face down, and you spend those of the clearing's suit. Where three or more warriors of one enemy stand, martial law makes it one dearer.
topic-mobilize = Mobilize: a card from your hand becomes a supporter. Without a base you can keep five supporters at most.
topic-train = Train: spend a card of the suit of one of your bases, and a warrior becomes an officer. Every officer is one military operation each Evening.
topic-operations = In the Evening each officer carries out one operation: move, battle, recruit or organize.
topic-alliance-recruit = Recruit places a warrior at one of your bases. Warriors are needed to guard bases and to organize.
topic-organize = Organize: one warrior goes home, and a sympathy token takes its place. No supporters are needed for that.
topic-guerrilla = When somebody attacks you, you deal the higher roll: that is guerrilla war. As an attacker you have no such help.
topic-lost-base = A base was removed: supporters of its suit and half of your officers are lost with it. Guard what is left.

## The Vagabond

topic-character = You are the Vagabond: one pawn, no warriors, and items that do all the work. Each character begins with other items and has a special action.
topic-first-forest = You begin in a forest, where nobody can attack you. Choose one beside clearings with ruins: there are items under them.
topic-refresh = In Birdsong you refresh three items, and two more for every ready teapot on its track. Refresh what you want to use this turn.
topic-slip = Slip: a free move to a neighbouring clearing or forest. No boots are needed.
topic-explore = Explore a ruin with a torch: you take an item and score a point. Begin with that, because others may get there first.
topic-quest = A quest asks for two items in a clearing of its suit. It gives a point for each quest of that suit that you have done, this one included, or two cards.
topic-vagabond-move = Moving exhausts a boot. Go to ruins first, then to quests and to people whom you can aid.
topic-aid = Aid somebody in your clearing: exhaust any item and give a card of the clearing's suit. You may take an item that they have crafted, and friendship brings points.
topic-special-action = Your character has a special action, for a torch.
topic-vagabond-battle = A battle exhausts a sword, and you can deal as many rolled hits as you have undamaged swords. Removing a warrior makes its owner hostile to you, but then each piece of theirs that you remove in a battle on your turn brings points.
topic-strike = Strike with a crossbow: it removes a warrior without a roll; where there is none, a building or token.
topic-repair = Repair with a hammer: a damaged item can be used again.
topic-arrange = Teapots, coins and bags work only while they lie ready on their tracks: tea refreshes, coins draw cards, bags carry more.
topic-exhaust = An exhausted item lies face down until you refresh it. Use the one that you need least.
topic-relationships = One aid in a turn improves the first step, two the next, then three; each step scores. An ally moves and fights with you.
topic-reward = Take points when you have done several quests of this suit; early in the game two cards may be better.
topic-damage = You have no warriors, so hits damage items. Give up what you can best do without: a forest repairs everything.
topic-capacity = You carry too much: six items fit into satchel and damaged box, two more for every bag on its track.

## The Lizards

topic-first-garden = You are the Lizard Cult, with a garden and a few warriors in a corner. Where a garden stands you rule, whoever else is there, and gardens are where your points come from.
topic-outcast = The Outcast is a suit: in its clearings your acolytes conspire, and only gardens of its suit craft. Choose one whose clearings are full of enemies or near you.
topic-acolytes = Conspiracies are paid with acolytes and happen only in clearings of the Outcast's suit. Your warriors become acolytes when they fall as defenders, so let others attack you.
topic-hated = The Outcast is hated: its suit led twice in a row, or no suit led alone. Every conspiracy costs one acolyte less as long as it is.
topic-crusade = A crusade is the only way in which you start a battle or move: a battle in a clearing of the Outcast, or a move out of one and perhaps a battle where you arrive.
topic-convert = Convert: an enemy warrior in a clearing of the Outcast becomes one of yours. It often tips who rules there.
topic-sanctify = Sanctify: an enemy building in a clearing of the Outcast becomes a garden of yours. It takes theirs away, gives you a point, and needs no open slot.
topic-rituals = In Daylight you reveal cards, one for each ritual, and take them back in the Evening. So a good hand works for you every turn; only scoring costs a card.
topic-garden = Reveal a card and place a garden in a clearing of its suit that you rule. More gardens of one suit score more at once, and every one that you lose costs you a card at random.
topic-lizards-recruit = Reveal a card and place a warrior in any clearing of its suit, anywhere on the map. That is how you get to new places without moving.
topic-sacrifice = Birds are not wild in rituals. Reveal one for a new acolyte instead.
topic-garden-points = Spend a card of a suit to score its gardens: nothing for one, two points for two or three, three for four, four for all five. Each suit once a turn.
topic-lost-souls = All cards that anybody spends or discards become Lost Souls. In your Birdsong the suit with most of them becomes the Outcast, so look at the pile and add what you wish for.
topic-outcast-crafts = You craft with gardens of the Outcast's suit alone, so a card of another suit must wait until the Outcast changes.

## The Duchy

topic-surface = You are the Duchy: two warriors in a corner and in each clearing beside it, and a tunnel home. Choose a corner with room to build around it.
topic-assembly = In the Assembly you have two actions: build, recruit, move, battle or dig. Everything else is done by the ministers whom you sway, so soon you will have many more.
topic-duchy-build = Reveal a card and build a citadel or a market in a clearing of its suit that you rule. Guard your buildings: losing one costs a card and your highest minister.
topic-citadel-or-market = A citadel brings more warriors every Birdsong, a market one more card every Evening. Both craft, and a lord scores for each.
topic-revealed = A revealed card comes back to your hand in the Evening, unless it is a bird, which is discarded. It cannot be used again this turn.
topic-dig = Dig: spend a card and place a tunnel in any clearing of its suit, and up to four warriors come through it at once. Nobody is safe from that.
topic-burrow = Your recruits come to the Burrow, a clearing below the map that is always yours. Only tunnels lead out of it.
topic-fourth-tunnel = You have three tunnels. Take up the one that you need least to dig elsewhere.
topic-parliament = Every swayed minister acts once a turn, in any order. Lords score points, the others build, move or battle.
topic-sway = Sway one minister a turn: it gives points at once and an action in every later turn. Squires cost two cards and give one point, nobles three and two, lords four and three.
topic-sway-cards = For each card you need a clearing of its suit with a piece of yours, and no clearing counts twice. So spread out over many clearings; all cards but birds come back.
topic-brigadier = The Brigadier gives up to two moves or up to two battles, not one of each.
topic-banker = The Banker turns cards of one suit into points, one for each. Keep those that you need to sway.
topic-mayor = The Mayor repeats what a swayed noble or squire does, even one who has acted this turn.
topic-price-of-failure = The price of failure: buildings were removed, so a card and a minister of your highest rank are lost, and the crown is gone for good. You can sway the minister again with another crown.

## The Corvids

topic-scatter = You are the Corvids: a warrior in a clearing of each suit, and eight plots. Choose clearings where few will attack you before you flip a plot.
topic-flip = Flip plots where you have a warrior: each flip scores a point for every plot that is face up then, itself included. The longer plots stay, the more the next one scores.
topic-corvids-recruit = Once a turn you may spend a card: a warrior comes to every clearing of its suit. Warriors pay for plots and stay beside them to flip them.
topic-recruit-suit = A bird recruits in the clearings of any one suit. Take the suit where you have plots to guard or want to lay one.
topic-exert = Exert: one more action now, and no cards this Evening. It is worth it for a plot that can be flipped next turn.
topic-plot = Lay a plot face down where you have warriors; next Birdsong you may flip it if a warrior is still there. So leave one more than the plot costs.
topic-plot-price = The first plot of a turn costs one warrior from its clearing, the second two, and so on. One plot to a clearing.
topic-plot-kinds = Bombs destroy enemies when they are flipped, two pieces of each bot; snares hold them fast; extortion takes a card from everybody there and draws more; a raid brings warriors when it is removed.
topic-exposure = People may guess what a plot is, by showing a card of the clearing's suit: if they are right it goes without effect, if wrong you get the card. Bots never guess.
topic-nimble = You move whoever rules. So go round strong enemies, and to where nobody looks.
topic-agents = In a battle you attack like everybody else. But whoever attacks you beside a face-down plot takes one hit more, even if you have no warriors there.
topic-trick = A trick swaps two plots that are both face down or both face up: a bomb to where it hurts, or a snare to where somebody wants to leave.
topic-plots-craft = You craft in Birdsong with your plots, face up or face down, before you flip them.

## The Hundreds

topic-garrison = You are the Hundreds: four warriors, a stronghold and the warlord in a corner. You score for clearings that you rule alone, so choose a corner with room around it.
topic-mood = The warlord is in another mood every turn, and each mood helps in its own way. A mood whose item is in your Hoard cannot be chosen: the more you hoard, the fewer are left.
topic-command = You command as many actions as your Command, which boots, bags and coins in the Hoard raise. Move, battle or build, in any order.
topic-stronghold = A stronghold costs a card of the suit of a clearing that you rule. It crafts, it helps you to rule, and every turn a warrior comes to it.
topic-advance = The warlord advances as often as your Prowess: each time he may move with any warriors and then battle. That is where your strength lies.
topic-company = Recruits come to the warlord every turn, so take many along. Leave one behind where you want to go on ruling alone.
topic-warlord-battle = After the move you may battle. Whoever is left in the clearing spoils it for you: no enemy piece may stay where you want to score.
topic-oppress = Every Evening you score for clearings that you rule and where no enemy has any piece: up to four points for six of them. Drive others out, or go where nobody is.
topic-incite = Spend cards in the Evening to incite mobs where you have warriors. Nobody can fight a mob that they do not come to.
topic-raze = At the start of your next turn a mob removes all enemy buildings and tokens in its clearing, a point for each, and takes an item from a ruin there.
topic-mob-die = After razing, the mob die may spread a mob to a clearing beside another. Choose one with buildings or a ruin.
topic-contempt = You despise trade: keep a crafted item and score nothing, or score its points and the item leaves the game.
topic-hoard = Hammers, tea, swords and crossbows raise your Prowess, the others your Command: two from the first item on, three with three, four with four. Early on items are worth more than points.
topic-full-track = The track is full: the new item or another one leaves the game, and you score a point.
topic-loot = Whoever has crafted items can be looted: you roll no hits, but if you rule the clearing after the battle you take one of them.
topic-anoint = The warlord has fallen. One of your warriors takes his place; without a warrior on the map a new one comes anywhere.

## The Riverfolk

topic-river = You are the Riverfolk: your warriors start on rivers, which are paths for you alone. Choose clearings where others will come by.
topic-prices = Others pay for your services with their own warriors: so many as you say here. What nobody can pay brings nothing, so begin in the middle.
topic-funds = Warriors in your Funds box are what everything costs. Whom you commit comes back next Birdsong; whom you spend goes home.
topic-first-post = Establish a trade post as soon as you can: two points at once, and without one on the map your funds earn nothing.
topic-post-where = It takes two funds of whoever rules that clearing: your own where you rule, those of your customers where they do. Your warrior guards it.
topic-whose-fund = Whose warrior you commit is your choice, and all of them come back. Keep those that you want to spend on a trade post.
topic-dividends = At the start of your turn every two funds that you have left are a point, if a trade post stands. So it pays to leave funds alone.
topic-goods = Your hand lies open, and others may buy any card of it. A good card to sell is worth more than one to keep.
topic-swimmers = Along rivers you move whoever rules there; along paths you need rule like everybody else.
topic-riverfolk-recruit = A fund that you spend becomes a warrior on any river. Guard your trade posts before somebody takes one.
topic-tracks-craft = You craft with funds on the empty spaces of your Trade Posts tracks: a trade post that has left a fox space pays for a fox symbol.
topic-export = Instead of its effect a crafted card may be exported: it is discarded for one more warrior in your Payments box.
topic-trade-disruption = A trade post was removed: it is gone for good, and half of your funds go home. Give up those that you need least.

## The Keepers

topic-keepers-start = You are the Keepers: four warriors in a corner and four in a clearing beside it. All that you want lies in the forests.
topic-relics = Twelve relics lie in the forests: figures, tablets and jewelry. Their type is seen, their value (1, 2, 3 and 3 of each) only when they are turned up.
topic-encamp = Encamp: a warrior becomes a waystation, once in each clearing. It crafts, you recruit there, it draws a card more, and relics are recovered at it.
topic-waystation-sides = A waystation shows one type of relic, and only that type is recovered there. Think of the relics that you can bring to it.
topic-decamp = Decamp: a waystation becomes a warrior again, so that you can put it up elsewhere next turn, with the other side if you like.
topic-keepers-recruit = Spend a card for two warriors at a waystation of its suit, as often as you like. Without warriors nothing is delved and nothing guarded.
topic-retinue = Your Retinue acts column by column: moves, then battles with delving, then moves or recoveries. Each card acts once a turn, in a clearing of its suit; birds act anywhere.
topic-carry = Each warrior that moves may carry a relic. Where a relic lies beside your warriors, the first hit of every battle is ignored.
topic-delve = Choose a clearing: if enemies are there you must fight, and if you rule it afterwards with a warrior, you may take a relic from a forest beside it.
topic-delve-check = If you rule fewer clearings around that forest than the relic is worth, the card that you used is lost. You learn the value only when you have it.
topic-recover = Move out of a clearing, or recover relics in it at a waystation of their type: each scores its value, and a trio of all three types two points more.
topic-recover-check = If you rule fewer clearings of that suit than the relic is worth, the card is lost and this column ends. Otherwise you may go on with the next relic.
topic-gather = In the Evening add any number of cards to the Retinue, or move one of its cards. Ten are the most, and every one acts every turn.
topic-retinue-slot = Delving and recovering score points; one or two moves are enough to carry relics home.
topic-return = You have nothing left on the map, so a warrior and a waystation come back on its edge, wherever you like.
topic-waystations-craft = You craft with waystations, whatever they show, before your Retinue acts.

## Everybody

topic-craft = Crafting a card uses pieces of yours in clearings of the suits that it costs, each once a turn. Items give points at once; lasting cards stay before you and help all game.
topic-crafting-piece = Each symbol of the cost is paid by a crafting piece in a clearing of that suit. Keep for later what you need for another card this turn.
topic-ambush = You are attacked, and an ambush card of the clearing's suit deals two hits before any dice are rolled. Against bots it cannot be played.
topic-foil = You have run into an ambush. An ambush card of your own cancels it.
topic-battle-dice = Two dice with 0 to 3: the attacker deals the higher one, the defender the lower, but nobody deals more hits than they have warriors there. Whoever has none is defenceless and takes one hit more.
topic-hits = Hits remove your warriors first. When none are left, you choose among your buildings and tokens, and each of them is a point for the enemy.
topic-rule = You may move if you rule the clearing that you leave or the one that you enter. Whoever has most warriors and buildings rules.
topic-how-many = As many as you like move together. Leave enough behind to rule what matters.
topic-hand-limit = Five cards may stay in your hand. Discard what you can neither craft nor spend soon.
topic-dominance = With ten points you may activate a dominance card. You score no more, and win at the start of your Birdsong if you rule the clearings that it names: try it only when points will not do.
topic-effects = Some crafted cards may be used between two steps. Go on if you do not need them now.

## What a recommended option is good for. By action or question; `otherwise` for all others

advice-build = Points now, and more wood, cards or warriors later.
advice-recruit = More warriors hold what you rule.
advice-march = Rule more clearings, and keep your wood connected.
advice-move = Go where there is something to gain next.
advice-battle = You have good odds here, or pieces worth points stand undefended.
advice-overwork = The next building needs this wood.
advice-bird-card-for-an-action = One more action is worth this card now.
advice-craft = It costs no action, and it helps at once or for the rest of the game.
advice-mobilize = Supporters are what everything else is paid with.
advice-train = One more officer is one more operation every turn.
advice-organize = A token without paying supporters, and points at once.
advice-explore = An item and a point.
advice-aid = Friendship brings points, and maybe an item.
advice-quest = Points for items that you have ready.
advice-strike = A piece less that stands in your way, without a roll.
advice-repair = Damaged items do nothing.
advice-special-action = Your torch has nothing better to do.
advice-discard-to-the-hand-limit = This is the card that you will miss least.
advice-take-a-hit = This is the piece that you will miss least.
advice-spend-a-card = Of the cards that fit, you will miss this one least.
advice-spend-a-supporter = Of the supporters that fit, you will miss this one least.
advice-refresh = You can use this one at once.
advice-slip = A free step towards where there is something to gain.
advice-move-from = Enough stay behind here, and the others are needed elsewhere.
advice-move-to = There is something to rule, to take or to guard.
advice-how-many-to-move = So many rule or fight there, and the rest holds what is here.
advice-build-where = You rule it safely, and wood can get there.
advice-build-what = Of what you can pay for, this brings the most.
advice-take-wood-from = The wood elsewhere is better placed for what comes next.
advice-battle-where = Here you can win most for what you may lose.
advice-battle-whom = They have most to lose here.
advice-field-hospitals = These warriors are worth more than the card.
advice-add-to-the-decree = You can carry this one out again and again.
advice-to-which-column = There it is easiest to obey.
advice-the-decree = The others can still be carried out afterwards.
advice-spread-sympathy = Points now, and outrage where others have to pass.
advice-revolt = It clears the place of enemies and gives you a base.
advice-duchy--build = Another building, to craft and to grow with, where you can guard it.
advice-duchy--build-where = You rule it safely.
advice-dig = Warriors come at once to where they are needed.
advice-parliament = What this minister does is worth most now.
advice-sway = Points now, and an action in every later turn.
advice-lizards--build = One more garden is more points for its suit.
advice-lizards--build-where = You rule it, and the garden will keep it yours.
advice-crusade = Your acolytes win something there.
advice-convert = One warrior less for them, one more for you.
advice-sanctify = Their building goes, a garden of yours comes.
advice-score = These gardens are worth the card now.
advice-sacrifice = The bird comes back, the acolyte stays.
advice-flip-plots = Points now, more for every plot that is face up.
advice-recruit-with-a-card = Warriors in several clearings for a single card.
advice-plot = A plot now is points next turn.
advice-trick = They are worth more in each other's place.
advice-advance = The warlord gains ground or a battle.
advice-hundreds--build = It holds the clearing and brings a warrior every turn.
advice-hundreds--build-where = You rule it safely.
advice-incite = There is something to raze, or soon will be.
advice-choose-a-mood = It helps most with what you can do this turn.
advice-draw = A card that somebody may want to buy.
advice-trade-post = Two points at once, and your funds earn more points from then on.
advice-riverfolk--recruit = A guard where one is missing.
advice-set-a-price = They can pay that, and it is worth it to them.
advice-establish-where = You have the funds of whoever rules there, and it is safe.
advice-commit-whose-fund = You will miss this warrior least.
advice-export = It is worth more to you this way.
advice-encamp = A waystation here recovers what you can bring to it.
advice-decamp = It is needed elsewhere.
advice-keepers--recruit-with-a-card = Two warriors where you can use them.
advice-retinue-move = Warriors and relics get to where they are needed.
advice-retinue-battle-then-delve = A relic, or pieces worth points, can be had there.
advice-retinue-move-or-recover = Points now, or a relic nearer to its waystation.
advice-carry-a-relic = It is nearer to its waystation there, or safer.
advice-delve-from = That relic is worth the risk.
advice-recover-which-relic = Points now.
advice-add-to-the-retinue = One more card that acts in every turn.
advice-done = Nothing more is worth its price here.
advice-otherwise = Of all options this one led to the best results when a few turns were tried out.

## A card in hand that cannot do what it is for. $reason: Name (reason-...), as in the list of what is not possible

card-note-ambush-bots = Everybody else here is a bot, and bots cannot be ambushed. The card can still be spent for its suit.
card-note-ambush-people = Bots cannot be ambushed: it works only against people.
card-note-craft = Cannot be crafted now: { $reason }. It can still be spent for its suit.
card-note-dominance = Cannot be activated now: { $reason }. It can still be spent for its suit.
