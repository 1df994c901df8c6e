### What things are called in Polish. There is no Polish source for the terms of Oath: these are ours.
###
### Cases of names: the message itself is the nominative; .gen .dat .acc .ins the others. Places have their prepositions
### too: .where (gdzie), .to (dokąd), .from (skąd). Printed names of cards and sites are not declined: they follow a noun.

## Players and their standing

player-chancellor = Kanclerz
    .gen = Kanclerza
    .dat = Kanclerzowi
    .acc = Kanclerza
    .ins = Kanclerzem
player-red = Czerwony
    .gen = Czerwonego
    .dat = Czerwonemu
    .acc = Czerwonego
    .ins = Czerwonym
player-blue = Niebieski
    .gen = Niebieskiego
    .dat = Niebieskiemu
    .acc = Niebieskiego
    .ins = Niebieskim
player-yellow = Żółty
    .gen = Żółtego
    .dat = Żółtemu
    .acc = Żółtego
    .ins = Żółtym
player-white = Biały
    .gen = Białego
    .dat = Białemu
    .acc = Białego
    .ins = Białym
player-black = Czarny
    .gen = Czarnego
    .dat = Czarnemu
    .acc = Czarnego
    .ins = Czarnym
player-bandits = bandyci
    .gen = bandytów
    .dat = bandytom
    .acc = bandytów
    .ins = bandytami
player-nobody = nikt
    .gen = nikogo
    .dat = nikomu
    .acc = nikogo
    .ins = nikim
# $name: the name of a person, or "you", or a kind of player
name-person = { $player } ({ $name })
    .gen = { NAME($player, case: "gen") } ({ $name })
    .dat = { NAME($player, case: "dat") } ({ $name })
    .acc = { NAME($player, case: "acc") } ({ $name })
    .ins = { NAME($player, case: "ins") } ({ $name })
role-chancellor = Kanclerz
role-exile = Wygnaniec
role-citizen = Obywatel
title-oathkeeper = Strażnik Przysięgi
title-usurper = Uzurpator
name-standing = { $role }, { $title }
# Whose purple warbands are
owner-empire = Imperium
    .short = Imperium
    .gen = Imperium
    .dat = Imperium
    .acc = Imperium
    .ins = Imperium

## Suits, regions, oaths, phases

suit-discord = Niezgoda
    .gen = Niezgody
suit-arcane = Arkana
    .gen = Arkanów
suit-order = Porządek
    .gen = Porządku
suit-hearth = Ognisko
    .gen = Ogniska
suit-beast = Bestia
    .gen = Bestii
suit-nomad = Nomadzi
    .gen = Nomadów
region-cradle = Kolebka
    .gen = Kolebki
region-provinces = Prowincje
    .gen = Prowincji
region-hinterland = Rubieże
    .gen = Rubieży
oath-supremacy = Dominacja
    .goal = Strażnik Przysięgi rządzi największą liczbą miejsc
    .successor = Następca ma najwięcej reliktów i sztandarów w Imperium
oath-people = Lud
    .goal = Strażnik Przysięgi ma Przychylność Ludu
    .successor = Następca ma Najmroczniejszy Sekret
oath-devotion = Oddanie
    .goal = Strażnik Przysięgi ma Najmroczniejszy Sekret
    .successor = Następca ma Wielkie Berło
oath-protection = Ochrona
    .goal = Strażnik Przysięgi ma najwięcej reliktów i sztandarów
    .successor = Następca ma Przychylność Ludu
phase-wake = Przebudzenie
phase-act = Działanie
phase-rest = Odpoczynek

## Cards that the Law itself names; all others are called as they are printed

card-darkest-secret = Najmroczniejszy Sekret
card-peoples-favor = Przychylność Ludu
card-the-grand-scepter = Wielkie Berło
card-vision-of-conquest = Wizja Podboju
card-vision-of-rebellion = Wizja Buntu
card-vision-of-sanctuary = Wizja Azylu
card-vision-of-faith = Wizja Wiary
card-conspiracy = Spisek
back-denizen = zakryty mieszkaniec
    .acc = zakrytego mieszkańca
back-vision = zakryta wizja
    .acc = zakrytą wizję
back-relic = zakryty relikt
    .acc = zakryty relikt
back-unknown = zakryta karta
    .acc = zakrytą kartę
name-suited = { $card } ({ $suit })
# One of somebody's advisers
name-adviser = { $card } (doradca { $n }, gracz: { $player })
name-adviser-number = doradca { $n }
name-relic-at = { $relic } (relikt { $n } { NAME($site, case: "where") })
name-in-reliquary = { $relic } (pole { $n } Relikwiarza)
name-space = pole { $n }

## Counted things

counted-favor =
    { $n ->
        [one] { $n } przychylność
        [few] { $n } przychylności
       *[many] { $n } przychylności
    }
counted-secret =
    { $n ->
        [one] { $n } sekret
        [few] { $n } sekrety
       *[many] { $n } sekretów
    }
counted-warband =
    { $n ->
        [one] { $n } oddział
        [few] { $n } oddziały
       *[many] { $n } oddziałów
    }
counted-supply =
    { $n ->
        [one] { $n } zapas
        [few] { $n } zapasy
       *[many] { $n } zapasów
    }
counted-card =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
    .acc =
        { $n ->
            [one] { $n } kartę
            [few] { $n } karty
           *[many] { $n } kart
        }
counted-relic =
    { $n ->
        [one] { $n } relikt
        [few] { $n } relikty
       *[many] { $n } reliktów
    }
counted-attack-die =
    { $n ->
        [one] { $n } kość ataku
        [few] { $n } kości ataku
       *[many] { $n } kości ataku
    }
counted-defense-die =
    { $n ->
        [one] { $n } kość obrony
        [few] { $n } kości obrony
       *[many] { $n } kości obrony
    }

## What a power costs; $what: Name (counted-favor, counted-secret)

cost-place-favor = połóż { $what }
cost-place-secret = połóż { $what }
cost-burn-favor = spal { $what }
cost-burn-secret = spal { $what }

## Places

site = { $name }
    .where = w miejscu { $name }
    .to = do miejsca { $name }
    .from = z miejsca { $name }
site-facedown = { $region } { $n } (zakryte)
site-known = { $name } (zakryte)
place-board = plansza { NAME($player, case: "gen") }
    .where = na planszy { NAME($player, case: "gen") }
    .to = na planszę { NAME($player, case: "gen") }
    .from = z planszy { NAME($player, case: "gen") }
place-bank = bank
    .where = w banku
    .to = do banku
    .from = z banku
place-cage = Obsidian Cage
    .where = na relikcie Obsidian Cage
    .to = na relikt Obsidian Cage
    .from = z reliktu Obsidian Cage
name-warbands = { $warbands }, { $owner }, { NAME($place, case: "where") }
pile-world = talia świata
    .acc = talię świata
    .to = pod talię świata
pile-region = stos kart odrzuconych { NAME($region, case: "gen") }
    .acc = stos kart odrzuconych { NAME($region, case: "gen") }
    .to = na stos kart odrzuconych { NAME($region, case: "gen") }
where-site = odkryta { NAME($site, case: "where") }
where-faceup = jako odkryty doradca
where-facedown = jako zakryty doradca
where-revealed = ujawnić
where-discarded = nigdzie: odrzucić

## Dice

die-blank = nic
die-shield = tarcza
die-two-shields = dwie tarcze
die-doubling = podwojenie
die-hollow-sword = pusty miecz
die-sword = miecz
die-two-swords = dwa miecze i czaszka

## Deals and promises. $what: Name (counted-favor, counted-secret)

name-good-site = miejsce { $site }
promise-not-campaign = nie prowadzić kampanii przeciw { NAME($player, case: "dat") }
promise-campaign = poprowadzić kampanię przeciw { NAME($player, case: "dat") }
promise-not-travel = nie podróżować { NAME($site, case: "to") }
promise-favor = dać { $what }
promise-secrets = dać { $what }
promise-bound = { $promise } do końca rundy { $round } (kara: { $favor })

## The game

game-title = Oath
title = { $oath }: { $players }
book-oath = Księga Praw gry Oath

## The side for which an article of the Law is different

law-side-empire = { owner-empire.short }
