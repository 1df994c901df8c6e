### The advanced setup (Appendix A): setup cards, homelands, and what is asked there.
###   $faction $player $clearing $character $name $kind $warriors   Names or texts; $left: a number

prompt-choose-a-setup-card = Which setup card do you choose?
prompt-choose-a-homeland = Which clearing is your homeland? (left to choose: { $left })
prompt-where-one-warrior-more-stands = Spread your warriors evenly: where is one more placed? ({ $warriors } left)
prompt-which-militant-setup-card = At random: which militant setup card is laid out first?
prompt-which-setup-card = At random: which setup card comes next?
prompt-which-character-lies-beside-the-card = At random: which character lies beside the setup card { $faction }?

name-card-beside = { $faction } ({ $character })

event-setup-card = Setup card: { $faction }
event-character-beside = Beside the setup card { $faction }: { $character }
event-locked = The setup card { $faction } is locked until somebody has chosen a militant faction
event-chose-a-setup-card = { $player } chooses a setup card: { $faction }
event-homeland = { $player } chooses { $clearing } as a homeland

reason-root-a-8-1-ii = its card is locked until somebody has chosen a militant faction
reason-root-a-8-2 = your setup card does not let you
reason-choose-a-homeland--root-a-8-2 = your setup card asks for another place: on the edge of the map, or beside your other homelands
reason-where-one-warrior-more-stands--root-a-8-2 = only beside your homeland, and as evenly as possible
reason-place-the-keep--root-a-8-2 = only in a homeland of yours, if possible beside no enemy homeland
reason-root-a-8-2-i = it is a homeland already, or there is no room for all that your setup card lists
reason-root-a-8-2-ii = it is too near to an enemy homeland, and others are farther away

setup-card-militant = militant
setup-card-insurgent = insurgent
setup-card-locked = Locked: nobody may choose it until a militant faction has been chosen.
setup-card-line = { $name } ({ $kind })
setup-card-line-locked = { $name } ({ $kind }, locked)
setup-card-marquise = Three homelands, each beside another of them. Two warriors in each, one in every other clearing; the keep in one, a sawmill, a workshop and a recruiter in one each.
setup-card-eyrie = A homeland on the edge of the map, two clearings at least from any enemy homeland. Six warriors and a roost there; choose a leader.
setup-card-alliance = No homeland. Three cards become supporters.
setup-card-vagabond = No homeland. The pawn starts in a forest, as the character beside the card.
setup-card-lizards = A homeland beside no enemy homeland. Four warriors and a garden there, three warriors around it, two acolytes; name the Outcast.
setup-card-riverfolk = No homeland. Four warriors on the river, three warriors as payments; set your prices.
setup-card-duchy = A homeland beside no enemy homeland. Two warriors and a tunnel there, five warriors around it.
setup-card-corvids = Any homeland. A warrior and a plot there, and one more warrior in a clearing of each suit.
setup-card-hundreds = A homeland on the edge of the map, two clearings at least from any enemy homeland. The warlord, four warriors and a stronghold there.
setup-card-keepers = Two homelands side by side on the edge of the map, two clearings at least from any enemy homeland. Four warriors in each; relics in the forests.

board-setup-cards = Setup cards: { $cards }
board-homeland = { $faction }: homeland in { $clearing }

field-setup = Setup
choice-setup--standard = standard (chapter 5)
choice-setup--advanced = advanced, with setup cards (Appendix A)
field-vagabonds = Vagabond setup cards
choice-vagabonds--one = one
choice-vagabonds--two = two
