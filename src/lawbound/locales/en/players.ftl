### Computer players: what they are called, and how they play.

player-random = Random
    .text = Takes any of the options offered, without a thought. The easiest opponent.
player-greedy = Greedy
    .text = Tries every option and takes the one after which the action ends best. Answers at once, and plays much better than Random.
player-ismcts = Deep thinker
    .text = Thinks through many ways in which the game may go on, and takes what turns out well most often. The strongest of the three; takes a moment for each choice.
