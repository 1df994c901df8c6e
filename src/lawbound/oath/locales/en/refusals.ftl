### What cannot be set up: in English as the errors of the engine say it themselves.
###
###   $what $key   settings; $value $seat   as it was written; $known $near   what there is; $detail   in English

refusal-chronicle = { $detail }
refusal-chronicle-too-long = The chronicle is too long to be a chronicle string.
refusal-options-names = `options` are names with values: { $value } are none.
refusal-names-list = `names` is a list, by seat: { $value } is none.
refusal-unknown = Unknown { $what } { $value }; known: { $known }.
refusal-unknown-near = Unknown { $what } { $value }; did you mean { $near }?
refusal-sealed = The sealed part of this chronicle is not here: only whoever keeps it can go on with it.
refusal-no-orders = `{ $key }`: this chronicle does not tell the orders of its decks.
refusal-needs-boards = The setup needs `seats`: how many, or a list such as chancellor, red, blue.
refusal-chancellor-first = The Chancellor sits first (oath 1.7), and so `seats` begins with that, not with { $seat }.
refusal-how-many-boards = Oath is played at { $least } to { $most } seats; { $given } were given.
refusal-prescribed-for-four = The prescribed game is for four: chancellor, red, blue, yellow.
refusal-visions-in-order = `{ $key }`: in the order of this world deck { $visions } visions should be among the first { $cards } cards, and { $more } among the next { $next } (oath 1.24).
refusal-what-a-chronicle-is = `chronicle` is a chronicle string, or the plain data of a chronicle.
refusal-one-chancellor = There is one Chancellor (oath 1.7), and so one purple board.
refusal-board-twice = There is one { $color } board, and it stands twice among the seats.
refusal-no-board-left = No board is left on its { $side } side for one more { $name } (oath 1.9).
refusal-first-game-only = `{ $key }` is for a first game: a chronicle says itself how it goes on.
