### A new game of Oath: what may be wished for, and tables that one click sets up.

game-text = Imperium, jego wygnańcy i przysięga: zwycięzca pisze kronikę następnej gry.

## Tables that one click sets up

preset-solo = Wygnaniec przeciw trzem komputerom
preset-solo-text = Grasz Czerwonym, Wygnańcem; Kanclerzem, Niebieskim i Żółtym grają komputery.
preset-friends = Czworo przyjaciół
preset-friends-text = Grasz Kanclerzem, troje przyjaciół dostaje linki jako Wygnańcy.
preset-prescribed = Pierwsza gra z przewodnika
preset-prescribed-text = Dla czterech osób: każdy zaczyna z tym, co rozdaje mu przewodnik.
preset-duel = Pojedynek
preset-duel-text = Grasz Kanclerzem; Wygnańcem gra komputer.

## What may be wished for, and the choices

field-game = Jak zaczyna się pierwsza gra
field-oath = Przysięga pierwszej gry
field-chronicle = Kronika, którą się kontynuuje (ciąg znaków kroniki)
field-options = Opcje zasad
choice-game--first = mapa z przewodnika
choice-game--prescribed = gra z przewodnika dla czterech
choice-game--variant = mapa z przewodnika z losowymi zakrytymi miejscami
choice-game--random = losowy świat
choice-oath--supremacy = { oath-supremacy }
choice-oath--people = { oath-people }
choice-oath--devotion = { oath-devotion }
choice-oath--protection = { oath-protection }
choice-options--empty-attack-pool = Gdy usuwa się więcej kości ataku, niż jest: nothing (nic) albo defense die (kość obrony)
choice-options--keep-order = Zachować kolejność talii, którą podaje kronika

## What people may play

# Whom one may be with one click, alone against computers
solo-red = { role-exile }
side-chancellor = { player-chancellor }
side-red = { player-red }
side-blue = { player-blue }
side-yellow = { player-yellow }
side-white = { player-white }
side-black = { player-black }
