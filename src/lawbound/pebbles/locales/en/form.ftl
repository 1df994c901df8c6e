### A new game of pebbles: what may be wished for, and tables that one click sets up.

game-title = Pebbles
game-text = Take pebbles from heaps, and more of them from the heap that you secretly like.
preset-alone = Against the computer
preset-alone-text = You begin, and a computer player takes the other seat.
preset-duel = Two people
preset-duel-text = You begin, and a friend gets a link.
field-heaps = Pebbles in each heap
