### The browser's form of a new game of Root. $n, $seat, $total and $recommended are numbers.

new-kind-full = Každá frakce, která by tu mohla sedět, je už obsazená.
new-faction = Frakce
new-faction-blocked = { $faction } ({ $why })
new-taken = obsazeno na místě { $seat }
new-first-missing = jen vedle jiného Tuláka
new-difficulty = Obtížnost
new-character = Postava
new-character-random = Náhodně
new-character-chosen = Vybere se na začátku hry
new-characters = Postavy Tuláka
new-landmarks = Dominanty
new-hirelings = Pomocníci
new-traits =
    { $n ->
        [0] Rysy: žádné
        [one] Rysy: { $n } vybraný
        [few] Rysy: { $n } vybrané
       *[other] Rysy: { $n } vybraných
    }
new-up = Posunout místo { $seat } nahoru
new-reach-enough = Dosah { $total } (doporučeno alespoň { $recommended }): živá kombinace.
new-reach-low = Dosah { $total }, ale doporučeno je alespoň { $recommended }: tyto frakce se možná budou potkávat jen zřídka.
new-reach-law = Zákon 5.2
new-map = Mapa
new-suits = Symboly mýtin
new-order = Pořadí hráčů
new-deck = Balíček
new-cooperative = Kooperativní hra
new-cooperative-text = Lidé vyhrají nebo prohrají společně proti botům.
new-cooperative-mixed = Jsou třeba lidé i boti.
new-team = Tým
new-team-text = Lidé se ve všem počítají za jednu stranu.
new-edition = Vydání Zákona botů
new-services = Služby Říčního lidu
new-services-text = Co smějí kupovat ostatní boti, když hraje Říční lid.
new-discretion = Co prozradí odmlka
new-advanced-setup = Karty pokročilé přípravy
new-advanced-setup-text = Každý si dobere pět karet a tři si nechá (příloha A).
# How many readings differ from the edition
new-options =
    { $n ->
        [0] Jednotlivé výklady
        [one] Jednotlivé výklady ({ $n } změněný)
        [few] Jednotlivé výklady ({ $n } změněné)
       *[other] Jednotlivé výklady ({ $n } změněných)
    }
new-options-text = Kde se vydání liší, lze každý výklad zvolit zvlášť. Značka na straně ukazuje, co se od vydání liší.
new-setup-cards = Pokročilá příprava (příloha A)
new-setup-cards-text = Zamíchané barvy; každý si dobere pět karet, od posledního hráče si podle karet přípravy vybírají frakce a domoviny a každý si nechá tři karty.
new-vagabonds = Karty přípravy Tuláka
new-drafts = vybere si kartu přípravy
new-suits-shuffled = Žetony barev se zamíchají.
