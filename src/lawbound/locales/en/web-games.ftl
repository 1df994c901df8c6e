### The browser client: your games, playing alone, sounds, notices, and what is shown while the server is away.

## Alone against all others, as whom one likes to be

solo-title = Play alone as…
# $side: what one plays
solo-play-as = Play alone as { $side }: all others play by themselves

## Your games on this device

mine-running = Your games
mine-finished = Your finished games
mine-text = Only this browser knows this list. Whoever has a game’s link can sit at its table.
mine-all =
    { $n ->
        [one] Show the only game
       *[other] Show all { $n } games
    }
mine-players = Who plays, with their points
mine-your-move = Your move
mine-won = You won
# $player: whoever won, or all who won together
mine-won-by = Won by { $player }
mine-nobody-won = Nobody won
# $title: what the game is called that this one was branched from
mine-origin = Branched from: { $title }
mine-rename = Rename
# $title: what the game is called
mine-rename-for = Rename: { $title }
mine-links = Links
mine-links-for = Links: { $title }
mine-remove = Remove
mine-remove-for = Remove from the list: { $title }
mine-name = A name of your own, for this list only
mine-keep = Keep
mine-own-link = Your own link
mine-remove-ask = Remove this game from the list? The game itself stays: whoever has a link can still open it. This browser forgets its links.
mine-remove-yes = Remove from the list
mine-remove-no = Leave it

## Sounds and notices

sounds-on = Sounds are on
sounds-off = Sounds are off
settings-notices = Tell me when it is my turn
settings-notices-refused = The browser does not allow notices from this page; its own settings can change that.
# $title: what the game is called
notice-title = Your turn: { $title }
notice-elsewhere = It is your turn in another game
notice-dismiss = Dismiss: { $title }

## While the server is away

away-remembered = The connection is lost. This is the table as this browser last saw it. Trying again…
