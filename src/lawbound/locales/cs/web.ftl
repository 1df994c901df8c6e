# The browser client: its frame and the table. Names come in the nominative only, so they stand after a colon or a noun.

app-title = Lawbound
app-unofficial = Neoficiální fanouškovský projekt, bez vazby na vydavatele her. Texty a obrázky jsou naše vlastní.
loading = Okamžik…
missing-title = Taková stránka neexistuje
missing-home = Na úvodní stránku
error-page-title = Stránku se nepodařilo načíst
error-page = Možná se cestou ztratilo spojení.
error-renewed = Lawbound byl mezitím obnoven: stránka se načítá znovu.
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
settings-pace = Jak rychle se ukazují tahy ostatních
settings-ends-by-itself = Ukončit mou fázi či tah samočinně, když už není co dělat
settings-asks-before-ending = Zeptat se, než skončím s nevyužitými akcemi

## The table

loading-table = Připravujeme stůl…
title-your-turn = ● Vybíráš ty · Lawbound
title-table = { $title } · Lawbound
to-home = Lawbound, na úvodní stránku
tools = Nástroje
tabs = Vedle desky
tab-board = Stůl
tab-hand = Ruka
panel-fold = Ukázat nebo skrýt tento panel
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
prompt-more = ještě { $options }
chooser = Co z toho?
chooser-forbidden = Co tu nejde
chooser-nothing = Tady teď není co dělat.
chooser-why = Co tu nejde?
undo = Vzít zpět
take-back = Vzít zpět…
take-back-title = Kolik chceš vzít zpět?
take-back-alone = Od té doby už bylo něco vidět. Štěstí bude znovu stejné a průběh hry uvede, že to bereš zpět.
take-back-asks = Od té doby už mohlo být něco vidět, proto musí souhlasit všichni ostatní. Štěstí bude znovu stejné a průběh hry to uvede.
take-back-last = Mou poslední volbu
take-back-turn = { $n ->
    [one] Celý můj tah (jedna volba)
    [few] Celý můj tah ({ $n } volby)
   *[other] Celý můj tah ({ $n } voleb)
}
petition-of = { $n ->
    [one] Žádost ({ $player }): vzít zpět jednu volbu, i když už mohlo být něco vidět.
    [few] Žádost ({ $player }): vzít zpět { $n } volby, i když už mohlo být něco vidět.
   *[other] Žádost ({ $player }): vzít zpět { $n } voleb, i když už mohlo být něco vidět.
}
petition-own = { $n ->
    [one] Žádáš o vrácení jedné volby.
    [few] Žádáš o vrácení { $n } voleb.
   *[other] Žádáš o vrácení { $n } voleb.
}
petition-waiting = Ještě má souhlasit: { $players }
petition-agree = Souhlasím
petition-refuse = Nesouhlasím
petition-withdraw = Stáhnout žádost
confirm-no = Zrušit
ending-anyway = Přesto ukončit
ending-never-ask = Ukončit a příště se neptat
# $what: what an option decides besides, because nothing else is left to choose
also = a rovnou: { $what }
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
board-empty = Tady není nic k vidění: všechno je řečeno v otázce.
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
history-past = Díváš se do minulosti: řádek { $line } z { $newest }.
# Where nobody plays any more
history-past-line = Řádek { $line } z { $newest }
history-back = O krok zpět
history-forward = O krok vpřed
history-practise = Cvičná hra od této chvíle
history-moment = Řádek průběhu hry
history-practise-not = Uprostřed akce nebo přípravy hry cvičení začít nemůže.
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

## The show: what others have just done, line by line, before one is asked oneself

show = Co dělají ostatní
show-waits = Tvá otázka počká, až uvidíš, co udělali ostatní.
show-others = Hrají ostatní.
show-left =
    { $n ->
        [one] ještě 1 řádek
        [few] ještě { $n } řádky
       *[other] ještě { $n } řádků
    }
show-at-once = hned
show-seen = Beru na vědomí

## Seats

seats = Místa
seats-here = u stolu
seats-away = není tu
seats-bot = bot
seats-computer = počítačový hráč
seats-link = Odkaz pro hráče: { $player }
seats-to-computer = Přenechat počítači ({ $player })
seats-to-person = Nový odkaz s pozvánkou
seats-computer-done = { $player }: teď hraje počítač.
seats-person-done = { $player }: je tu nový odkaz, starý už neplatí.
seats-kept = Na tvém místě hraje počítač.
seats-take-back = Vzít si místo zpět
seats-own-computer = Má na tvém vlastním místě hrát počítač?
seats-own-computer-note = Budeš přihlížet. S týmž odkazem si můžeš místo kdykoli vzít zpět.
seats-own-person = Předat své vlastní místo někomu jinému?
seats-own-person-note = Vznikne nový odkaz a tvůj přestane navždy platit: toto místo otevře jen ten nový.
seats-own-yes = Ano, předat
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
keys-watch = v historii a když hrají ostatní: pokračovat nebo pozastavit
keys-step = v historii a když hrají ostatní: o krok zpět nebo vpřed
keys-pace = v historii a když hrají ostatní: pomaleji nebo rychleji
keys-skip = přeskočit, co udělali ostatní
keys-escape = zavřít, co je otevřené
keys-help = tento seznam

## Průvodce lekcí

hint = Nápověda
hint-steps = vysvětleno { $step } z { $steps }
hint-thinking = Okamžik…
hint-watch = Sleduj, co dělají ostatní; tvá další otázka přijde brzy.
hint-suggested = Doporučení: { $option }
hint-show = Ukaž mi to
hint-do = Udělej to za mě
