### A new game of pebbles: what may be wished for, and tables that one click sets up.

game-title = Kamínky
game-text = Ber kamínky z hromádek a nejvíc z té, kterou máš tajně v oblibě.
preset-alone = Proti počítači
preset-alone-text = Začínáš ty a na druhém místě hraje počítač.
preset-duel = Ve dvou
preset-duel-text = Začínáš ty a přítel dostane odkaz.
field-heaps = Kamínky v jednotlivých hromádkách
