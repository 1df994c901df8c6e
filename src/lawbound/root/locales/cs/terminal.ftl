### What Root says at a terminal besides the game itself: `lawbound play root` and `lawbound bots`.
### Words that are typed as commands (undo, quit), names of seats (bot:eyrie@easy) stay as they are.

## How strong bots are

level-easy = boti (jednoduchá obtížnost)
level-default = boti (výchozí obtížnost)
level-challenging = boti (výzva)
level-nightmare = boti (noční můra)

## Pages to look at: what the help says of each

page-map = jen mýtiny
page-cards = co dělají tvé karty
board-empty-hand = Nemáš v ruce žádné karty.

## A bot's turn beside a real table (`lawbound bots turn`)

companion-not-finished = Tah nebyl dokončen.
companion-turn-over = Tah bota skončil.
companion-game-over = Hra skončila.
companion-position = Stav hry nyní:
companion-could-be = Může to být: { $options }.
companion-a-number-please = Napiš číslo od 1 do { $n }, část některé z možností, undo, nebo quit.
companion-dice-please = Zadej obě kostky, třeba 3 1, nebo undo či quit.
companion-nothing-answered = Zatím nebyla žádná odpověď.
companion-taken-back = Vzato zpět: co následovalo po tvé poslední odpovědi, neplatí.

## The list of bots and a bot's page (`lawbound bots`, `lawbound bots show`)

bots-title = Boti
bots-head-name = Název
bots-head-seat = Místo
bots-head-chapter = Kapitola
bots-head-traits = Rysy
bots-characters = Tulákobot je jedna z postav { $characters }: bot:vagabond/thief; bez názvu rozhodne náhoda.
bots-difficulties = Obtížnosti: easy, default, challenging, nightmare. Místo: bot:eyrie@nightmare+swoop+nobility
bots-difficulty = Obtížnost: { $difficulty }
bots-also-challenging = Výzva: { $text }
bots-unknown-near = Bot „{ $name }“ neexistuje; nemyslíš { $near }?
bots-unknown = Bot „{ $name }“ neexistuje; známí boti: { $known }.
bots-no-character = { $bot } nemá postavu „{ $character }“; známé postavy: { $known }.
bots-no-text = Stav hry nelze přečíst: v souboru { $file } není text.
bots-cannot-read = Stav hry v souboru { $file } nelze přečíst: { $error }.
bots-no-position = V souboru není žádný stav hry.
bots-not-a-bot = { $faction } v tomto stavu hry není bot: do `seats` napiš bot:{ $faction }.
