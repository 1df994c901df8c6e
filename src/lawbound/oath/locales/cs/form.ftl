### A new game of Oath: what may be wished for, and tables that one click sets up.

game-text = Říše, její vyhnanci a přísaha: kdo zvítězí, píše kroniku příští hry.

## Tables that one click sets up

preset-solo = Vyhnanec proti třem počítačům
preset-solo-text = Hraješ za Červeného, Vyhnance; Kancléře, Modrého a Žlutého hrají počítače.
preset-friends = Čtyři přátelé
preset-friends-text = Hraješ za Kancléře, tři přátelé dostanou odkazy jako Vyhnanci.
preset-prescribed = První hra z Průvodce hrou
preset-prescribed-text = Pro čtyři lidi: každý začíná s tím, co mu Průvodce hrou rozdá.
preset-duel = Souboj
preset-duel-text = Hraješ za Kancléře; Vyhnance hraje počítač.

## What may be wished for, and the choices

field-game = Jak začíná první hra
field-oath = Přísaha první hry
field-chronicle = Kronika, ve které se pokračuje (řetězec kroniky)
field-options = Volby pravidel
choice-game--first = mapa z Průvodce hrou
choice-game--prescribed = předepsaná hra pro čtyři
choice-game--variant = mapa z Průvodce hrou s náhodnými zakrytými oblastmi
choice-game--random = náhodný svět
choice-oath--supremacy = { oath-supremacy }
choice-oath--people = { oath-people }
choice-oath--devotion = { oath-devotion }
choice-oath--protection = { oath-protection }
choice-options--empty-attack-pool = Odebírá-li se více útočných kostek, než jich je: nothing (nic), nebo defense die (obranná kostka)
choice-options--keep-order = Zachovat pořadí balíčků, které kronika uvádí

## What people may play

# Whom one may be with one click, alone against computers
solo-red = { role-exile }
side-chancellor = { player-chancellor }
side-red = { player-red }
side-blue = { player-blue }
side-yellow = { player-yellow }
side-white = { player-white }
side-black = { player-black }
