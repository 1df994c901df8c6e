### The six characters of the Vagabond that came after the base game: what they ask, do and cannot do.
###   $player $clearing $item $items   Names; $hits: Name (counted-hit)

prompt-which-character-is-dealt = At random: which character is { $player } dealt?
prompt-who-attacks = Instigate: who attacks in { $clearing }?
prompt-who-is-attacked = Instigate: who is attacked in { $clearing }?
prompt-which-piece-goes = Instigate: which piece goes in { $clearing }? ({ $hits } to deal)
prompt-exhaust-for-the-quest = Which item do you exhaust for { $item }? One other item a turn may stand for it, and is damaged.
prompt-use-swift-strike = Battle in { $clearing }: do you use Swift Strike, a sword for an extra hit?
prompt-glide-where = Where do you glide to?

event-scorched = { $player } leaves { $item } in { $clearing }: nothing can come there any more

scene-scorched = burnt ground with { $items }: nothing can come here
scene-fact-scorched = Scorched clearings

reason-root-d-4-2 = you must be in a clearing
reason-root-d-5-2 = it is no action: whoever is attacked where you are may enlist you
reason-root-d-6-2 = the ground is scorched: nothing can come there
reason-root-d-7-2 = it is no action: one item a turn stands for another in a quest
reason-root-d-8-2 = it is no action: after the roll of a battle you may exhaust a sword
reason-root-d-9-2 = you are there already
reason-action--special-action--root-4-3 = nobody here can battle anybody
reason-action--special-action--root-d-6-2 = you must be in a clearing
reason-who-attacks--root-4-3 = it takes a warrior or pawn here, and an enemy
reason-who-is-attacked--root-d-4-2 = they are not here, or no enemy of the attacker
reason-exhaust-for-the-quest--root-d-7-2 = the quest could not be completed with it: only one item a turn stands for another

field-characters = Characters of the Vagabond
choice-characters--base = the three of the base game
choice-characters--all = all nine, by choice
choice-characters--random = all nine, dealt at random (Appendix A)

refusal-no-vagabond = { $character } is no character of the Vagabond; known: { $known }.
refusal-no-characters = { $name } has no characters: { $character } is nobody there.
refusal-unknown-characters = Unknown characters { $name }; known: { $known }.
refusal-character-twice = { $character } can be played at one seat only.
