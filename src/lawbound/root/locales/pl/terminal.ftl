### What Root says at a terminal besides the game itself: `lawbound play root` and `lawbound bots`.
### Words that are typed as commands (undo, quit), names of seats (bot:eyrie@easy) stay as they are.

## How strong bots are

level-easy = boty (poziom łatwy)
level-default = boty (poziom standardowy)
level-challenging = boty (poziom wymagający)
level-nightmare = boty (koszmar)

## Pages to look at: what the help says of each

page-map = same polany
page-cards = co robią twoje karty
board-empty-hand = Nie masz kart na ręce.

## A bot's turn beside a real table (`lawbound bots turn`)

companion-not-finished = Tura nie została dokończona.
companion-turn-over = Tura bota dobiegła końca.
companion-game-over = Gra jest skończona.
companion-position = Pozycja teraz:
companion-could-be = To może być: { $options }.
companion-a-number-please = Podaj numer (1–{ $n }), część jednej z możliwości, undo albo quit.
companion-dice-please = Podaj obie kości, np. 3 1, albo undo lub quit.
companion-nothing-answered = Nie ma jeszcze żadnej odpowiedzi.
companion-taken-back = Cofnięto: to, co nastąpiło po twojej ostatniej odpowiedzi, przestaje obowiązywać.

## The list of bots and a bot's page (`lawbound bots`, `lawbound bots show`)

bots-title = Boty
bots-head-name = Nazwa
bots-head-seat = Miejsce
bots-head-chapter = Rozdział
bots-head-traits = Programy
bots-characters = Włóczęgobot to jedna z Postaci: { $characters }; miejsce bot:vagabond/thief, a bez nazwy decyduje los.
bots-difficulties = Poziomy Trudności: easy, default, challenging, nightmare. Miejsce: bot:eyrie@nightmare+swoop+nobility
bots-difficulty = Poziom Trudności: { $difficulty }
bots-also-challenging = Wymagający: { $text }
bots-unknown-near = Nie ma bota „{ $name }”; może chodzi o { $near }?
bots-unknown = Nie ma bota „{ $name }”; znane: { $known }.
bots-no-character = { $bot } nie ma Postaci „{ $character }”; znane: { $known }.
bots-no-text = Nie można odczytać pozycji: { $file } nie zawiera tekstu.
bots-cannot-read = Nie można odczytać pozycji z pliku { $file }: { $error }.
bots-no-position = Plik pozycji nie zawiera pozycji.
bots-not-a-bot = { $faction } nie jest botem w tej pozycji: wpisz bot:{ $faction } w `seats`.
