### A new game of Oath: what may be wished for, and tables that one click sets up.

game-text = An empire, its exiles and an oath: whoever wins writes the chronicle of the next game.

## Tables that one click sets up

preset-solo = Exile against three computers
preset-solo-text = You are Red, an Exile; computers play the Chancellor, Blue and Yellow.
preset-friends = Four friends
preset-friends-text = You are the Chancellor, three friends get links as Exiles.
preset-prescribed = The first game of the Playbook
preset-prescribed-text = For four people: everybody begins with what the Playbook hands out.
preset-duel = Duel
preset-duel-text = You are the Chancellor; a computer plays the Exile.

## What may be wished for, and the choices

field-game = How a first game begins
field-oath = The oath of a first game
field-chronicle = A chronicle to go on with (a chronicle string)
field-options = Rule options
choice-game--first = the map of the Playbook
choice-game--prescribed = the prescribed game for four
choice-game--variant = the map of the Playbook, with random facedown sites
choice-game--random = a random world
choice-oath--supremacy = { oath-supremacy }
choice-oath--people = { oath-people }
choice-oath--devotion = { oath-devotion }
choice-oath--protection = { oath-protection }
choice-options--empty-attack-pool = When more attack dice are removed than there are: nothing, or defense die
choice-options--keep-order = Keep the orders of the decks that the chronicle tells

## What people may play

# Whom one may be with one click, alone against computers
solo-red = { role-exile }
side-chancellor = { player-chancellor }
side-red = { player-red }
side-blue = { player-blue }
side-yellow = { player-yellow }
side-white = { player-white }
side-black = { player-black }
