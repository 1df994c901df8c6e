### What cannot be set up: in English as the errors of the engine say it themselves.
###
###   $name   a faction, or as it was written; $seat $value $trait $character   as it was written; $known $playable   keys

refusal-no-character = { $character } is no character of the { $name } bot; known: { $known }.
refusal-no-trait = { $trait } is no trait of the { $name } bot; its traits: { $known }.
refusal-no-character-in-edition = This edition does not know the character { $character }; known: { $known }.
refusal-owners = { $count } owners of pieces: there is room for { $room } on the map.
refusal-draft-too-small = { $seats } seats are open, and the draft has { $count } factions: { $draft }.
refusal-draft-list = `draft` is a list of factions: { $value } is none.
refusal-draft-needs-open-seats = `draft` names the factions for seats that are open: write ? for at least one seat.
refusal-draft-corners = { $seats } seats are open, and the draft has { $count } factions, and only { $room } more may start in a corner (root 5): { $draft }.
refusal-draft-unknown = The draft: unknown faction { $name }; known: { $known }.
refusal-draft-bot = The draft: { $name } is played by its bot already.
refusal-draft-twice = The draft: { $name } can be played at one seat only, and is named twice.
refusal-unknown-edition = Unknown edition { $name }; known: { $known }.
refusal-options-list = `options` is a list of rule options with their values.
refusal-unknown-option = Unknown rule option { $name }; known: { $known }.
refusal-unknown-value = { $key }: unknown value { $value }; known: { $known }.
refusal-unknown-service-card = Unknown service card { $name }; use none, basic, advanced, or some of: { $known }.
refusal-no-seat = { $seat } is no seat: write a faction (eyrie) or a bot (bot:eyrie@nightmare+swoop).
refusal-only-bots-have = { $seat }: only a bot has a difficulty or traits; write bot:{ $key }.
refusal-unknown-difficulty = { $seat }: unknown difficulty { $name }; known: { $known }
refusal-trait-twice = { $seat }: a trait is named twice.
refusal-unknown-difficulty-near = { $seat }: unknown difficulty { $name }; known: { $known }; did you mean { $near }?
refusal-needs-seats = The setup needs `seats`: a list of factions, such as marquise, eyrie.
refusal-how-many-seats = Root is played at 2 to { $most } seats; { $given } were given.
refusal-unknown-map = Unknown map { $name }; known: { $known }.
refusal-unknown-suits = Unknown suits { $name } for this map; known: { $known }.
refusal-unknown-deck = Unknown deck { $name }; known: { $known }.
refusal-unknown-order = Unknown order { $name }: use random (5.1.1) or given (the seats as listed).
refusal-unknown-discretion = Unknown discretion { $name }; known: { $known }.
refusal-unknown-endings = Unknown endings { $name }: they are asked, or nothing is said of them.
refusal-cooperative-needs-both = The cooperative game needs humans and bots (rootbotics 3.coop).
refusal-team-is-cooperative = The team rule belongs to the cooperative game (rootbotics 3.coop.4).
refusal-list-of-names = `{ $key }` is a list of names: { $value } is none.
refusal-no-bot-in-edition = { $name } (bot): the Polish edition has no such bot (second_expansion_bots).
refusal-corners = { $corners } factions start in a corner: the standard setup has room for { $room } (root 5).
refusal-unknown-faction = Unknown faction { $name }; known: { $known }.
refusal-one-seat-only = { $name } can be played at one seat only, by a human or by its bot.
refusal-true-or-false = `{ $key }` is true or false: { $value } is neither.
refusal-unknown-extra = Unknown { $what } { $name }; known: { $known }.
refusal-extra-twice = { $name } stands twice among the { $key }.
refusal-unknown-bot = Unknown bot { $name }; known: { $known }.
refusal-no-trait-in-edition = { $trait } is no trait of the { $name } bot in the Polish edition; its traits: { $known }.
refusal-unknown-kind-of-setup = Unknown setup { $name }; known: { $known }.
refusal-unknown-vagabonds = Unknown number of Vagabond cards { $name }; known: { $known }.
refusal-advanced-suits = The advanced setup shuffles the suit markers (root A.1): leave out `suits`.
refusal-advanced-twice = The whole advanced setup has its hands and its order anyway: leave out `advanced`.
refusal-setup-cards-too-few = { $seats } seats are open, and there are { $count } setup cards; one more than seats is laid out (root A.8.1).

## Positions that cannot be read. $where: a path such as clearings.5.eyrie.warrior; $name $value $near $word: as it was written

refusal-position-near = { $where }: { $name } is not known here; did you mean { $near }?
refusal-position-nothing = { $where }: { $name } is not known here; possible: nothing here.
refusal-position-unknown = { $where }: { $name } is not known here; possible: { $known }.
refusal-position-number = { $where }: { $value } should be a number from 0 to { $most }.
refusal-position-word = { $where }: { $value } should be a single name.
refusal-position-mapping = { $where }: { $value } should be a list of names with values.
refusal-position-twice = { $where }: { $name } is there twice.
refusal-position-names = { $where }: { $value } should be a list of names.
refusal-position-long = The position is longer than any can be.
refusal-position-no-yaml = The position is neither a `root ...` line nor YAML: something is wrong.
refusal-position-no-yaml-line = The position is neither a `root ...` line nor YAML: something is wrong in line { $line }.
refusal-position-anchor = Line { $line }: a position has no anchors; write it out.
refusal-position-tag = Line { $line }: a position has no tags.
refusal-position-key = Line { $line }: a name is expected before the colon.
refusal-position-twice-in-line = Line { $line }: { $name } is there twice.
refusal-position-deep = The position has lists in lists without end.
refusal-position-no-text = A position is text.
refusal-position-field = { $word }: a position is a list of `field=value` words.
refusal-position-piece = { $word }: pieces are written faction.piece, as in marquise.warrior*2.
refusal-position-valued = { $word }: { $name } has a value already.
refusal-position-times = { $word }: after `*` comes a number, and no huge one.
refusal-position-entries = { $word }: no field has so many entries.
refusal-position-too-many = { $where }: { $count } { $piece } cannot be here: of { $limit } in all, { $left } are left (root 1.5.1).
refusal-position-forest = { $where }: { $piece } cannot be in a forest (root 2.4).
refusal-position-slots = { $where }: { $count } { $piece } cannot be here: { $left } of { $limit } slots are left (root 2.2.3).
refusal-position-won = { $where }: with { $points } the game is over (root 3.1).
refusal-position-cards = { $card }: { $count } in the position, but this game has { $limit } of it (root 1.5.1).
refusal-position-quests = quests: { $quest } is there { $count } times, but there is one of it.
refusal-position-hidden = hidden: { $count } unknown items lie under ruins, but { $named } are named; list under `hidden` the items that nobody has seen.
refusal-position-order = order: every player takes exactly one turn in a round.
refusal-position-no-slot = { $where }: no slot is left for the ruin (root 2.2.3).
