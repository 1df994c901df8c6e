# The browser client: its frame and the table. Names come in the nominative only, so they stand after a colon or a noun.

app-title = Lawbound
app-unofficial = Neoficiální fanouškovský projekt, bez vazby na vydavatele her. Texty a obrázky jsou naše vlastní.
loading = Okamžik…
missing-title = Taková stránka neexistuje
missing-home = Na úvodní stránku
error-page-title = Stránku se nepodařilo načíst
error-page = Možná se cestou ztratilo spojení.
error-reload = Zkusit znovu
error-offline = Server neodpovídá. Je spojení v pořádku?
error-unknown = To se nepovedlo a server neřekl proč.

nav-label = Stránky
nav-skip = Přeskočit na obsah
nav-new = Nová hra
nav-law = Zákon
nav-replay = Přehrávání

settings = Nastavení
settings-language = Jazyk
settings-theme = Barvy
settings-theme-system = Podle systému
settings-theme-light = Světlé
settings-theme-dark = Tmavé
settings-still = Bez animací

## The table

loading-table = Připravujeme stůl…
title-your-turn = ● Vybíráš ty · Lawbound
title-table = { $title } · Lawbound
to-home = Lawbound, na úvodní stránku
tools = Nástroje
tabs = Vedle desky
practice = Cvičení
named-seed = Semínko zvolil člověk
named-seed-text = Semínko náhody této hry zvolil člověk. Kdo ho zná, může předvídat kostky a karty.
spectator = Divák
refused-title = Tento odkaz neotevírá žádné místo
no-link-title = Chybí odkaz
no-link = Tato hra se otevírá odkazem, který ti někdo pošle. Klíčem je jeho poslední část za znakem „#“.
connection-lost = Spojení se přerušilo. Zkoušíme to znovu…
dismiss = Zavřít
skip = Přeskočit
drawer-close = Zavřít
drawer-back = Zpět

status-waiting = Čeká se na hráče: { $player }…
status-moment = Okamžik…
status-sending = Odesílá se…
status-past = Díváš se do minulosti.

prompt = Na co se hra ptá
prompt-options = Možnosti
chooser = Co z toho?
undo = Vzít zpět
why = Proč ne?
why-title = Proč nemůžu…?
why-intro = Co teď nelze a který článek to říká.
why-nothing = Nic, na co by se tu dalo zeptat, není zakázáno.

dice = { $n ->
    [one] Kostka: { $dice }
    [few] Kostky: { $dice }
   *[other] Kostky: { $dice }
}
board = Deska
board-empty = Tady není nic k vidění: všechno je řečeno níže.
thing-offered = { $thing }. Vyber: { $options }
things-none = nic
column-active = { $title }, právě teď
track-left = { $title }: zbývá { $left } z { $total }
track-filled = obsazeno
track-open = volné

players = Desky
players-you = ty
players-now = na tahu
players-wins = vítězí
players-pick = Vybrat: { $player }

commons = Zásoba

log = Průběh
log-setup = Příprava hry
log-turn = Tah { $turn }
log-none = Zatím se nic nestalo.
log-earlier = Dřívější
log-newest = Nejnovější
log-article = Článek { $article }
log-trace = důvody
log-trace-none = Žádné důvody se nezachovaly.

law-drawer = Zákon
law-in-reader = Otevřít ve čtečce
law-cases = Kde k tomu v této hře došlo
law-cases-none = V načtené části průběhu nikde.

history = Historie
history-now = Vidíš stůl, jaký je teď.
history-past = Díváš se do minulosti: okamžik { $moment } z { $newest }.
# Where every line of the log can be looked at
history-past-line = Řádek { $line } z { $newest }
history-back = O krok zpět
history-forward = O krok vpřed
history-moment = Okamžik hry
history-practise = Cvičit odtud
history-to-now = Zpět do přítomnosti
history-to-end = Na konec
history-eyes = Čí pohled
history-eyes-spectator = Jako divák
history-eyes-seat = Jako { $player }
history-close = Zavřít

## Watching a game at a pace; $pace: against a line a second, 0.5 or 4

watch-play = Přehrát
watch-pause = Pozastavit
watch-pace = Rychlost
watch-slower = Pomaleji
watch-faster = Rychleji
watch-times = ×{ $pace }

## Seats

seats = Místa
seats-here = u stolu
seats-away = není tu
seats-bot = bot
seats-computer = počítačový hráč
seats-link = Odkaz pro hráče: { $player }
seats-to-computer = Přenechat počítači ({ $player })
seats-to-person = Nový odkaz pro člověka
seats-computer-done = { $player }: teď hraje počítač.
seats-person-done = { $player }: je tu nový odkaz, starý už neplatí.
seats-spectators = Diváci
seats-spectators-link = Odkaz pro diváky
seats-not-host = Odkazy ke všem místům má ten, kdo hru založil.

outcome = Konec hry

curtain-title = Předej obrazovku hráči: { $player }
curtain-text = Do té doby nejsou vidět ničí karty.
curtain-ready = Pokračovat jako { $player }

keys = Klávesnice
keys-key = Klávesa
keys-does = Co dělá
keys-choose = vybrat možnost s touto klávesou
keys-end = skončit, odmítnout nebo ukončit krok
keys-arrows = procházet možnosti
keys-enter = vybrat to, co je označené
keys-undo = vzít zpět
keys-why = proč ne? Co teď nelze
keys-board = na desku
keys-hand = ke kartám v ruce
keys-log = k průběhu hry
keys-past = listovat minulostí
keys-space = Mezerník
keys-watch = v historii: přehrát nebo pozastavit
keys-step = v historii: o krok zpět nebo vpřed
keys-pace = v historii: pomaleji nebo rychleji
keys-escape = přeskočit animaci, zavřít, co je otevřené
keys-help = tento seznam
