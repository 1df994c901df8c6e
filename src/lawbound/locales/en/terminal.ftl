### What the game at the terminal says besides the game itself (`lawbound play`).
### Words that are typed as commands (help, undo, save, load, quit, law, why ...), options (--seats) and
### commands to copy (lawbound audit FILE) stay as they are.
###
###   $file $error $line $seed $salt $commitment $game $number $article $articles   texts
###   $player $players   whoever sits there
###   $choices      Name: counted-decision
###   $n $default $given $seats   numbers

## Answers: all that is understood, separated by spaces, in small letters

play-yes = y yes
play-no = n no

## Who sits at a seat and has no name: "Seat 1 (you)"

play-you = you
# A player of the computer that chooses at random
play-random = random
play-greedy = greedy
play-ismcts = deep thinker

## Opponents to choose from

play-rival-random = players who choose at random
play-rival-greedy = greedy players, who look one turn ahead
play-rival-ismcts = deep thinkers, who need a while

## The game

play-only-bots = Every seat is a bot's: leave one for a person. To watch bots, use sim.
play-bots-are-seats = Bots are named with the seats, not with the players: --seats bot:SIDE,... --players me
play-position = The position as you know it, in one line:
play-no-position = There is no position to be written down here.
play-welcome = Lawbound: board games by the letter of their Law. Enter is always a good answer.
play-which-game = Which game? (1 to { $n }, Enter: { $default })
play-which-table = Which table? (1 to { $n }, Enter: { $default })
play-own-table = A table of your own: choose your side and your opponents
play-which-side = What do you play? (1 to { $n }, Enter: { $default })
play-how-many = How many opponents? (1 to { $n }, Enter: { $default })
play-how-strong = How strong are they? (1 to { $n }, Enter: { $default })
play-a-number-please = Please type a number from 1 to { $n }.
play-started = A new game. The luck is already decided; its commitment is { $commitment }
play-named-seed = A person named the seed of this game: whoever knows it can foresee dice and cards.
play-loaded = { $file }: { $choices }, the game goes on.
play-loaded-over = { $file }: { $choices }, the game is over.
play-hint = Type a number to choose, or help.
play-pass = Pass the screen to { $player }, then press Enter.
play-since = Since your last decision:
play-nature = the table
play-not-offered = There is no option { $number }: type a number from 1 to { $n }.
play-unknown = I do not understand "{ $line }". Type a number from 1 to { $n }, or help.
play-undone = Taken back.
play-nothing-to-undo = There is no earlier decision of yours to take back.
play-cannot-undo = This cannot be taken back: { $error }
play-save-how = Type save and a file name, such as: save { $file }
play-load-how = Type load and a file name, such as: load { $file }
play-law-how = Type law and the number of an article, such as: law { $article }
play-saved =
    Saved in { $file }.
    Resume with: lawbound play --load { $file }
play-cannot-save = Cannot save in { $file }: { $error }. The game goes on; try another file.
play-not-a-journal = { $file } exists and is not a saved game, so it was left alone. Choose another name.
play-cannot-load = Cannot load { $file }: { $error }
play-other-game = { $file } holds a game of { $game }. Go on with it: lawbound play --load { $file }
play-damaged = { $file } is damaged. { $error }
play-use-sound = { $choices } before that can be used. Go on from there? (y/n)
play-kept = The game here goes on.
play-before-load = The game that was on the table is saved in { $file }.
play-nothing-refused = Nothing is forbidden here: every option is offered.
play-refused = Not possible here:
play-bots-chose = What the bots chose since your last decision, and why:
play-no-log = Nothing has happened yet.
play-articles-below = See also: { $articles }
play-quit = Save before you go? (Enter: in { $file }; a file name; n: do not save)
play-bye = Goodbye.
play-interrupted =
    The game is saved in { $file }.
    Resume with: lawbound play --load { $file }
play-nothing-saved = No game was begun.
play-over = The game is over.
play-score = { $player }: { $score }
play-winners = { $n ->
    [0] Nobody has won.
    [one] { $players } wins.
   *[other] { $players } win together.
}
play-seed-unsalted = The seed was { $seed }; its commitment { $commitment } was shown at the start.
play-seed = The seed was { $seed }, its salt { $salt }; their commitment { $commitment } was shown at the start.
play-audit = Save the game and check it with: lawbound audit FILE
play-save-finished = Save the finished game? (a file name, Enter: no)
play-saved-finished =
    Saved in { $file }.
    Check it with: lawbound audit { $file }
play-engine-failed = The rules failed at that choice ({ $error }). It was taken back and the game saved in { $file }: please report it with that file. Choose again.
play-bad-players = { $given } players were named for { $seats } seats.

## The page of help: the first word of each column is typed

play-help =
    NUMBER     choose that option           board      the table (or just Enter)
    why        what is not possible here    log        what happened (or: log all)
    law N      an article of the Law        position   the position in one line
    undo       back to your last decision   help       this page
    save FILE  save the game                load FILE  load a game
    quit       stop playing (asks whether to save)
