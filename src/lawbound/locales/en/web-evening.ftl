### The browser client: an evening at a real table. $player, $title, $piece, $label ... are names in their basic form.

home-evening = At the table
home-evening-text = The game lies on your real table: your phone plays the bots, says what to do with your hands, and asks only for dice and cards.
evening-title = At the table
evening-about = You have the real box on the table. Set it up here as it is there; then this page runs the bots’ turns, one thing to do after another, with the article for each. You keep the deck, the dice and the pieces.
evening-go-on = Go on with an evening
evening-set-up = A new evening
evening-begin = Begin the evening
evening-no-game = None of the games here knows how to help at a real table.
evening-forget = Forget
evening-forget-for = Forget on this device: { $title }
evening-none = There is no such evening
# $turn: its number
evening-turn = Turn { $turn }: { $player }
evening-panel = What to do

## A bot's turn

evening-earlier = { $n ->
    [one] One step before
   *[other] { $n } steps before
}
evening-article = The article:
evening-card-sort = Which sort of card?
evening-card-search = Part of the card’s name
evening-card-none = No card that may come is called so.
evening-on = Done, go on

## A person's turn

evening-human = { $player }: your turn
evening-human-text = Play it on the table. Then tap a place on the map and say how it looks there now.
evening-points = Points
evening-hand = Cards in hand
evening-tell-more = What else lies before you
evening-end = That was my turn
evening-tell-text = Or let the page know every move, by its rules:
evening-tell = Tell it move by move
evening-show = Just show how it looks

## What stands on the table

evening-correct = Correct
evening-corrected = Corrected
evening-correcting = Tap the place that looks otherwise on your table; or a player above, for what lies on their board.
evening-change-here = say what stands here
evening-move-here = move here
evening-place-done = Done
evening-place-empty = Nothing stands here.
evening-add = Put here: { $owner }
# $piece: "a piece", in words
evening-piece = { $owner }: { $piece }
evening-less = One less: { $label }
evening-more = One more: { $label }
evening-move = Move: { $piece }
# $name: the pieces that move, in words; $from: a place
evening-moving = Move { $name } from: { $from }
evening-moving-number = How many?
evening-moving-where = Tap on the map where they go.
evening-problems = { $n ->
    [one] One thing cannot be so
   *[other] { $n } things cannot be so
}
evening-problems-kept = It is kept as you told it; correct it when you like.
evening-replayed = { $dropped ->
    [0] The board was changed; what was told in this step stands.
    [one] The board was changed: one answer of this step has to be told again.
   *[other] The board was changed: { $dropped } answers of this step have to be told again.
}
evening-acts-lost = { $n ->
    [one] One thing that was told cannot be played any more, and was left out.
   *[other] { $n } things that were told cannot be played any more, and were left out.
}

## What lies on boards: $name: a thing, $place: where it lies, in words

evening-others = What lies beside the map
evening-lay-add = Add…
evening-lay-away = Take away
evening-lay-to = To: { $place }
evening-lay-what = { $name } ({ $place })
evening-lay-none = nothing
evening-face-down = face down

## Together, and afterwards

evening-faster = Somebody else at the table was faster. Look again.
evening-share = More phones
evening-share-text = Whoever opens this link sits at the same table: everybody sees the same, and anybody may tell.
evening-link = Link to this evening
evening-record = The evening so far
evening-over = The game is over.
evening-download = Download the record
evening-dispute = What is it about?
evening-dispute-turn = In this turn
