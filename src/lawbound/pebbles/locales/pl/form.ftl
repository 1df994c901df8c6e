### A new game of pebbles: what may be wished for, and tables that one click sets up.

game-title = Kamyki
game-text = Zabieraj kamyki ze stosów, a najwięcej z tego, który w tajemnicy lubisz.
preset-alone = Przeciw komputerowi
preset-alone-text = Zaczynasz, a na drugim miejscu gra komputer.
preset-duel = We dwoje
preset-duel-text = Zaczynasz, a druga osoba dostaje link.
field-heaps = Kamyki w poszczególnych stosach
