### An evening with the real box: `root/companion`.

## What is refused

refusal-companion-setting = Unknown setting { $key } at a real table; known: { $known }.
refusal-companion-bad-setup = The game cannot be set up like this.
refusal-companion-open-seat = At a real table every seat has its faction.
refusal-companion-begins-over = That game is over.
refusal-companion-too-long = This evening is too long.
refusal-companion-stuck = The rules cannot go on from this board, so nothing was changed.
refusal-companion-nothing-to-undo = There is nothing to take back.
refusal-companion-no-option = { $option } is no answer to this question.
refusal-companion-edit-while-setting-up = The board can be changed once the game is set up.
refusal-companion-edit-when-over = The game is over: take back what ended it, then change the board.
refusal-companion-not-now = That cannot be told now ({ $act }).
refusal-companion-no-act = { $act } is nothing that can be told: an act says what to `do` ({ $known }), and what that needs.
refusal-companion-bad-change = This is no change of the board: { $change }.
refusal-companion-not-there = There are not so many pieces of that kind at { $place }: { $count } of { $piece } cannot be taken away.

## A turn that is played on the table

prompt-play-it-on-the-table = Play your turn on the table, then tell what changed.
word-that-was-the-turn = That was the turn.

## What is impossible on the board

problem-too-many = { $owner }, { $place }: { $pieces } more than the box holds ({ $all } in all). The bots do not see them.
problem-no-slot = { $owner }, { $place }: no slot is left for { $pieces }. The bots do not see them.
problem-not-there = { $owner }, { $place }: { $pieces } cannot be there. The bots do not see them.

## At a terminal (`lawbound companion`)

evening-no-evening = { $file }: there is no evening in this file.
evening-key-value = { $given }: a setting is written KEY=VALUE.
evening-not-kept = This evening was not kept: name a file to go on with it another time.
evening-kept = Kept in { $file }: the same command goes on with it.
evening-cannot-keep = { $file } cannot be written: { $error }.
evening-problem = Impossible, but kept: { $text }
evening-replayed =
    { $n ->
        [one] An answer did not fit the changed board any more: it is asked again.
       *[other] { $n } answers did not fit the changed board any more: they are asked again.
    }
evening-your-turn = { $player }: play your turn on the table. Then edit what changed, and end.
evening-dice = (both dice, as in 3 1)
evening-no-such-answer = That is none of the answers: a number of the list, part of one of them, or the dice as in 3 1. Help lists what else may be typed.
evening-how-to-edit = Changes, separated by semicolons, such as: { $examples }
evening-no-reason = Nothing here had to be chosen.
evening-no-problems = Nothing on the board is impossible.
evening-help = end: that was the turn. tell: tell this turn move by move; show: only show what changed. edit CHANGES: the board looks otherwise. undo, why [NUMBER], problems, map, quit.

## What lies on boards and beside the map, and may be told by taps

sheet-table = Beside the map
sheet-nobody-says = nobody says
sheet-crowns-lost = Crowns lost for good
sheet-crown-squire = squires
sheet-crown-noble = nobles
sheet-crown-lord = lords
sheet-retainers = Faithful Retainers
sheet-gone = Relics out of the game
sheet-hated = The Outcast is hated
sheet-souls = Lost Souls
sheet-conspiracy = Space of the Conspiracy marker
sheet-posts-lost = Trade posts out of the game
sheet-returned = Plots back beside the board
sheet-items-track = On their tracks
sheet-items-satchel = Ready in the Satchel
sheet-items-exhausted = Exhausted
sheet-items-damaged = Damaged
sheet-items-broken = Damaged and exhausted
sheet-items-gone = Out of the game
sheet-relations = Relationships
sheet-dominance = Activated dominance card
sheet-coalition = In coalition with
sheet-controller = Hired by
sheet-control = Control markers on the card
sheet-on-card = Warriors on the card
sheet-clubs = Clubs on the card
sheet-gifts = Gifts on the card
sheet-paths = Bandits on paths
sheet-stands = Where it stands
sheet-items-card = Items on the card
sheet-supply = Items left in the supply
sheet-quests = Open quests
sheet-available = Dominance cards beside the map
sheet-markers = Hireling markers by space
sheet-marker-spent = beside a card

## What tables argue about: tapped, and the article opens. $player: Name

situation-rule = Who rules there?
situation-move = May they move there?
situation-ambush = When may somebody ambush?
situation-dice = Who deals how many hits?
situation-hits = Which pieces are removed by hits?
situation-craft = May this be crafted?
situation-points = Who scores for what was removed?
situation-dominance = When does dominance win?
situation-pieces = What if the pieces run out?
situation-conflict = Two rules contradict each other
situation-priority = Which clearing does the bot take?
situation-hirelings = Who has the hireling, and for how long?
situation-faction = { $player }: what is special
