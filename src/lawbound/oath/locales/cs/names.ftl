### What things are called in Czech.
###
### Cases of names: the message itself is the nominative; .gen .dat .acc .ins the others. Places have their prepositions
### too: .where (kde), .to (kam), .from (odkud). Printed names of cards and sites are not declined: they follow a noun.

## Players and their standing

player-chancellor = Kancléř
    .gen = Kancléře
    .dat = Kancléři
    .acc = Kancléře
    .ins = Kancléřem
player-red = Červený
    .gen = Červeného
    .dat = Červenému
    .acc = Červeného
    .ins = Červeným
player-blue = Modrý
    .gen = Modrého
    .dat = Modrému
    .acc = Modrého
    .ins = Modrým
player-yellow = Žlutý
    .gen = Žlutého
    .dat = Žlutému
    .acc = Žlutého
    .ins = Žlutým
player-white = Bílý
    .gen = Bílého
    .dat = Bílému
    .acc = Bílého
    .ins = Bílým
player-black = Černý
    .gen = Černého
    .dat = Černému
    .acc = Černého
    .ins = Černým
player-bandits = bandité
    .gen = banditů
    .dat = banditům
    .acc = bandity
    .ins = bandity
player-nobody = nikdo
    .gen = nikoho
    .dat = nikomu
    .acc = nikoho
    .ins = nikým
# $name: the name of a person, or "you", or a kind of player
name-person = { $player } ({ $name })
    .gen = { NAME($player, case: "gen") } ({ $name })
    .dat = { NAME($player, case: "dat") } ({ $name })
    .acc = { NAME($player, case: "acc") } ({ $name })
    .ins = { NAME($player, case: "ins") } ({ $name })
role-chancellor = Kancléř
role-exile = Vyhnanec
role-citizen = Občan
title-oathkeeper = Přísežník
title-usurper = Uzurpátor
name-standing = { $role }, { $title }
# Whose purple warbands are
owner-empire = Říše
    .short = Říše
    .gen = Říše
    .dat = Říši
    .acc = Říši
    .ins = Říší

## Suits, regions, oaths, phases

suit-discord = Svár
    .gen = Sváru
suit-arcane = Tajemno
    .gen = Tajemna
suit-order = Řád
    .gen = Řádu
suit-hearth = Vroucno
    .gen = Vroucna
suit-beast = Dravost
    .gen = Dravosti
suit-nomad = Nomádi
    .gen = Nomádů
region-cradle = Domovina
    .gen = Domoviny
region-provinces = Provincie
    .gen = Provincií
region-hinterland = Odlehlé končiny
    .gen = Odlehlých končin
oath-supremacy = Nadvláda
    .goal = Přísežník ovládá nejvíce oblastí
    .successor = Následník má z celé Říše nejvíce relikvií a praporců
oath-people = Lid
    .goal = Přísežník má Přízeň lidu
    .successor = Následník má Nejtemnější tajemství
oath-devotion = Oddanost
    .goal = Přísežník má Nejtemnější tajemství
    .successor = Následník má Žezlo moci
oath-protection = Ochrana
    .goal = Přísežník má nejvíce relikvií a praporců
    .successor = Následník má Přízeň lidu
phase-wake = Procitnutí
phase-act = Činy
phase-rest = Odpočinek

## Cards that the Law itself names; all others are called as they are printed

card-darkest-secret = Nejtemnější tajemství
card-peoples-favor = Přízeň lidu
card-the-grand-scepter = Žezlo moci
card-vision-of-conquest = Vize dobývání
card-vision-of-rebellion = Vize vzpoury
card-vision-of-sanctuary = Vize útočiště
card-vision-of-faith = Vize víry
card-conspiracy = Spiknutí
back-denizen = zakrytý obyvatel
    .acc = zakrytého obyvatele
back-vision = zakrytá vize
    .acc = zakrytou vizi
back-relic = zakrytá relikvie
    .acc = zakrytou relikvii
back-unknown = zakrytá karta
    .acc = zakrytou kartu
name-suited = { $card } ({ $suit })
# One of somebody's advisers
name-adviser = { $card } (rádce { $n }, patří hráči { $player })
name-adviser-number = rádce { $n }
name-relic-at = { $relic } (relikvie { $n } { NAME($site, case: "where") })
name-in-reliquary = { $relic } (pole { $n } Relikviáře)
name-space = pole { $n }

## Counted things

counted-favor =
    { $n ->
        [one] { $n } přízeň
        [few] { $n } přízně
       *[other] { $n } přízní
    }
counted-secret = { $n } tajemství
counted-warband =
    { $n ->
        [one] { $n } družina
        [few] { $n } družiny
       *[other] { $n } družin
    }
    .acc =
        { $n ->
            [one] { $n } družinu
            [few] { $n } družiny
           *[other] { $n } družin
        }
counted-supply =
    { $n ->
        [one] { $n } zásoba
        [few] { $n } zásoby
       *[other] { $n } zásob
    }
    .acc =
        { $n ->
            [one] { $n } zásobu
            [few] { $n } zásoby
           *[other] { $n } zásob
        }
counted-card =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } karet
    }
    .acc =
        { $n ->
            [one] { $n } kartu
            [few] { $n } karty
           *[other] { $n } karet
        }
counted-relic =
    { $n ->
        [one] { $n } relikvie
        [few] { $n } relikvie
       *[other] { $n } relikvií
    }
    .acc =
        { $n ->
            [one] { $n } relikvii
            [few] { $n } relikvie
           *[other] { $n } relikvií
        }
counted-attack-die =
    { $n ->
        [one] { $n } útočná kostka
        [few] { $n } útočné kostky
       *[other] { $n } útočných kostek
    }
    .acc =
        { $n ->
            [one] { $n } útočnou kostku
            [few] { $n } útočné kostky
           *[other] { $n } útočných kostek
        }
counted-defense-die =
    { $n ->
        [one] { $n } obranná kostka
        [few] { $n } obranné kostky
       *[other] { $n } obranných kostek
    }
    .acc =
        { $n ->
            [one] { $n } obrannou kostku
            [few] { $n } obranné kostky
           *[other] { $n } obranných kostek
        }

## What a power costs; $what: Name (counted-favor, counted-secret)

cost-place-favor = umístit { $what }
cost-place-secret = umístit { $what }
cost-burn-favor = spálit { $what }
cost-burn-secret = spálit { $what }

## Places

site = { $name }
    .where = v oblasti { $name }
    .to = do oblasti { $name }
    .from = z oblasti { $name }
site-facedown = { $region } { $n } (zakrytá)
site-known = { $name } (zakrytá)
place-board = deska { NAME($player, case: "gen") }
    .where = na desce { NAME($player, case: "gen") }
    .to = na desku { NAME($player, case: "gen") }
    .from = z desky { NAME($player, case: "gen") }
place-bank = banka
    .where = v bance
    .to = do banky
    .from = z banky
place-cage = Obsidian Cage
    .where = na relikvii Obsidian Cage
    .to = na relikvii Obsidian Cage
    .from = z relikvie Obsidian Cage
name-warbands = { $warbands }, { $owner }, { NAME($place, case: "where") }
pile-world = balíček světa
    .to = pod balíček světa
pile-region = odhazovací balíček { NAME($region, case: "gen") }
    .to = do odhazovacího balíčku { NAME($region, case: "gen") }
where-site = odkrytě { NAME($site, case: "to") }
where-faceup = odkrytě k rádcům
where-facedown = zakrytě k rádcům
where-revealed = odhalit
where-discarded = nikam: odhodit

## Dice

die-blank = nic
die-shield = štít
die-two-shields = dva štíty
die-doubling = zdvojení
die-hollow-sword = prázdný meč
die-sword = meč
die-two-swords = dva meče a lebka

## Deals and promises. $what: Name (counted-favor, counted-secret)

name-good-site = oblast { $site }
promise-not-campaign = nepodniknout tažení proti { NAME($player, case: "dat") }
promise-campaign = podniknout tažení proti { NAME($player, case: "dat") }
promise-not-travel = necestovat { NAME($site, case: "to") }
promise-favor = dát { $what }
promise-secrets = dát { $what }
promise-bound = { $promise } do konce kola { $round } (pokuta: { $favor })

## The game

game-title = Oath
title = { $oath }: { $players }
book-oath = Zákon hry Oath

## The side for which an article of the Law is different

law-side-empire = { owner-empire.short }
