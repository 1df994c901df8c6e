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
