### The browser client: an evening at a real table. $player, $title, $piece, $label ... are names in their basic form.

home-evening = U stolu
home-evening-text = Hra leží na vašem skutečném stole: telefon hraje za boty, říká, co máte rukama udělat, a ptá se jen na kostky a karty.
evening-title = U stolu
evening-about = Na stole máte skutečnou krabici. Nastavte ji zde tak, jak tam leží; tahy botů pak vede tato stránka, krok za krokem, ke každému s článkem. Balíček, kostky a figurky zůstávají u vás.
evening-go-on = Pokračovat ve večeru
evening-set-up = Nový večer
evening-begin = Začít večer
evening-no-game = Žádná ze zdejších her neumí pomáhat u skutečného stolu.
evening-forget = Zapomenout
evening-forget-for = Zapomenout na tomto zařízení: { $title }
evening-none = Takový večer tu není
# $turn: its number
evening-turn = Tah { $turn }: { $player }
evening-panel = Co udělat

## A bot's turn

evening-earlier = { $n ->
    [one] { $n } krok předtím
    [few] { $n } kroky předtím
   *[other] { $n } kroků předtím
}
evening-article = Článek:
evening-card-sort = Jaký druh karty?
evening-card-search = Část názvu karty
evening-card-none = Žádná karta, která může přijít, se tak nejmenuje.
evening-on = Hotovo, dál

## A person's turn

evening-human = { $player }: váš tah
evening-human-text = Zahrajte ho na stole. Pak klepněte na místo na mapě a řekněte, jak to tam teď vypadá.
evening-points = Body
evening-hand = Karty v ruce
evening-tell-more = Co dalšího leží před vámi
evening-end = To byl můj tah
evening-tell-text = Nebo řekněte stránce každý krok podle jejích pravidel:
evening-tell = Vyprávět krok za krokem
evening-show = Jen ukázat, jak to vypadá

## What stands on the table

evening-correct = Opravit
evening-corrected = Opraveno
evening-correcting = Klepněte na místo, které na vašem stole vypadá jinak; nebo nahoře na hráče, jde-li o jeho desku.
evening-change-here = říci, co zde stojí
evening-move-here = přesunout sem
evening-place-done = Hotovo
evening-place-empty = Nic zde nestojí.
evening-add = Položit sem: { $owner }
# $piece: "a piece", in words
evening-piece = { $owner }: { $piece }
evening-less = O jeden méně: { $label }
evening-more = O jeden více: { $label }
evening-move = Přesunout: { $piece }
# $name: the pieces that move, in words; $from: a place
evening-moving = Přesun: { $name }. Odkud: { $from }
evening-moving-number = Kolik?
evening-moving-where = Klepněte na mapě, kam jdou.
evening-problems = { $n ->
    [one] { $n } věc takto být nemůže
    [few] { $n } věci takto být nemohou
   *[other] { $n } věcí takto být nemůže
}
evening-problems-kept = Zůstává to, jak jste řekli; opravte to, až budete chtít.
evening-replayed = { $dropped ->
    [0] Deska byla změněna; co bylo v tomto kroku řečeno, platí.
    [one] Deska byla změněna: { $dropped } odpověď v tomto kroku je třeba říci znovu.
    [few] Deska byla změněna: { $dropped } odpovědi v tomto kroku je třeba říci znovu.
   *[other] Deska byla změněna: { $dropped } odpovědí v tomto kroku je třeba říci znovu.
}
evening-acts-lost = { $n ->
    [one] { $n } řečenou věc už nelze zahrát a byla vynechána.
    [few] { $n } řečené věci už nelze zahrát a byly vynechány.
   *[other] { $n } řečených věcí už nelze zahrát a bylo vynecháno.
}

## What lies on boards: $name: a thing, $place: where it lies, in words

evening-others = Co leží vedle mapy
evening-lay-add = Přidat…
evening-lay-away = Odebrat
evening-lay-to = Kam: { $place }
evening-lay-what = { $name } ({ $place })
evening-lay-none = nic
evening-face-down = lícem dolů

## Together, and afterwards

evening-faster = Někdo jiný u stolu byl rychlejší. Podívejte se znovu.
evening-share = Další telefony
evening-share-text = Kdo otevře tento odkaz, sedí u téhož stolu: všichni vidí totéž a říkat může kdokoli.
evening-link = Odkaz na tento večer
evening-record = Večer dosud
evening-over = Hra skončila.
evening-download = Stáhnout záznam
evening-dispute = O co jde?
evening-dispute-turn = V tomto tahu
