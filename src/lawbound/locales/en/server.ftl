### The server of the web client: what it refuses, and why.
###
###   $n        a number of bytes or choices
###   $reason   what exactly is wrong, sometimes in English
###   $where    the field of a message

## Requests and messages

server-bad-request = This request cannot be understood: { $where }: { $reason }
server-bad-message = This message cannot be understood: { $where }: { $reason }
server-bad-message-whole = This message cannot be understood: { $reason }
server-too-large = That is too large: at most { $n } bytes are taken.
server-too-fast = That was too much at once. Wait a moment, and try again.
server-foreign-origin = Only pages of this server may do that.
server-unknown-host = This server does not go by the name { $name }. Whoever runs it can allow that name: lawbound serve --name { $name }
server-unknown-host-at-all = This server does not go by that name. Open it by its address, or by a name that was allowed with: lawbound serve --name NAME
server-no-such-page = There is no such page.
server-no-such-method = That cannot be done with this address.
server-wrong-version = This page is of another version than the server (its protocol is { $version }). Load the page again.
server-no-hello = The connection has to begin with a hello.
server-hello-again = This connection has said hello already.
server-full = There are too many people here at the moment. Try again later.
server-busy = The server has too much to do at the moment. Try again later.
server-too-hard = This took more work than the server does for anybody at once ({ $seconds } s), so it was stopped.
server-internal = Something went wrong on the server. The game is as it was; the server's log says more.

## Games and links

server-no-such-game = There is no such game on this server.
server-no-such-evening = There is no such evening on this server.
server-no-companion = Nobody can run an evening of this game beside its real box.
server-bad-act = That cannot be told.
server-no-such-kit = There is no game called { $kit } here.
server-not-invited = This link does not lead to a seat of this game. Ask the host for a new one.
server-not-host = Only the host of the game can do that.
server-no-such-seat = This game has no seat { $seat }.
server-bot-seat = A bot of the Law sits here; it cannot be replaced.
server-replaced = Somebody else has taken over this seat, so this link has ended.
server-elsewhere = This seat is open on too many devices. The one that came first was closed: this one.
server-unplayable = This game was played by other rules than this version of Lawbound knows, so it cannot be opened. The server's log says more.
server-bad-setup = The game cannot be set up like this.
server-because = { $reason }
server-bot-has-no-player = { $seat } is a bot of the Law: nobody else plays it.
server-no-lessons = { $kit } has no lessons.
server-no-such-player = There is no computer player called { $player }. There is: { $players }

## Choosing

server-stale = The game has gone on meanwhile: look again.
server-not-your-turn = It is not for you to choose now.
server-illegal = That is not among the choices.
server-cannot-undo = This cannot be taken back: it showed something new, or somebody else has to choose.
server-no-petition = Nobody waits for your word: the wish to take back was answered or withdrawn, or the game has gone on.
server-over = The game is over.
server-not-over = That can be seen when the game is over.
server-too-long = The game is too long: at most { $n } choices are kept.
server-no-such-line = The log has no line { $line }.
server-no-such-moment = There was no moment { $moment } in this game.
server-no-practice = There is no seat here that a person could practise with.
server-no-practice-at-all = There is no practice in this game.
server-no-practice-within = No game can begin here: step to a line after the setup with which an action is over.
server-nobody-won = The game has ended, and nobody has won.

## Saved games

server-replay = This is a saved game to look at: nobody chooses in it.
server-bad-journal = This journal cannot be read.
server-other-game = This is a journal of another game: { $game }
server-no-seed = This journal does not hold its seed, so its luck cannot be made again. The seed is told when the game ends.
server-wrong-seed = The seed in this journal is not the one that was committed to when the game started.
server-wrong-result = This journal ends with another result than its choices lead to.
server-strange-setup = This journal has a setup that no game has.

server-taken-back = { $n ->
    [one] { $player }: one choice was taken back after something had been seen. The same luck comes again.
   *[other] { $player }: { $n } choices were taken back after something had been seen. The same luck comes again.
}
server-taken-back-agreed = { $n ->
    [one] { $player }: one choice was taken back after something had been seen. The same luck comes again. Agreed: { $agreed }.
   *[other] { $player }: { $n } choices were taken back after something had been seen. The same luck comes again. Agreed: { $agreed }.
}
server-choices-lost = { $n ->
    [one] The rules have been mended, and the last choice is not possible any more: the game goes on from the moment before it.
   *[other] The rules have been mended, and one of the last { $n } choices is not possible any more: the game goes on from the moment before it.
}

## Checking the luck of a finished game

server-audit-commitment = The seed is the one that was committed to when the game started: { $commitment }
server-audit-choices = { $n ->
    [one] The recorded choice is legal.
   *[other] All { $n } recorded choices are legal.
}
server-audit-luck = All luck is what the seed gives.
server-audit-taken-back = { $back ->
    [one] One choice was taken back after something had been seen; the same luck came again.
   *[other] { $back } choices were taken back after something had been seen; the same luck came again.
}
server-audit-mended = The rules have been mended since the game began. { $detail }
server-audit-over = After the last choice the game is over.
server-audit-result = The recorded result is the one that the choices lead to.
server-audit-failed = This check failed: { $detail }

## The Law

server-no-such-article = The Law has no article { $citation }.
server-no-such-book = There is no such book: { $book }

## When the web client was not built

server-not-built = The server runs, but its web client has not been built. Run "make client" in the folder of Lawbound, then start the server again.
server-not-built-title = Lawbound

## Starting the server

serve-ready = Lawbound is ready: { $address }
serve-stop = Press Ctrl+C to stop. Games are kept, and go on when you start it again.
serve-port-taken = Port { $port } is taken: perhaps Lawbound is running already. Choose another one with --port, or let it choose: --port 0
serve-cannot-listen = The server cannot listen at { $host }, port { $port }: { $reason }
serve-no-port = { $port } is no port: --port takes a number from 0 (any that is free) to { $last }.
serve-no-folder = There is no folder { $folder } for the store: make it first, or choose another file with --store.
serve-bye = Stopped. All games are kept.

# What cannot be done at a place that was clicked

ahead-refused = { $what } – { $reason }
