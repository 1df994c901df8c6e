### The server of the web client: what it refuses, and why.
###
###   $n        a number of bytes or choices
###   $reason   what exactly is wrong, sometimes in English
###   $where    the field of a message

## Requests and messages

server-bad-request = Tomuto požadavku nelze rozumět: { $where }: { $reason }
server-bad-message = Této zprávě nelze rozumět: { $where }: { $reason }
server-bad-message-whole = Této zprávě nelze rozumět: { $reason }
server-too-large = To je příliš velké: největší přijatelná velikost v bajtech je { $n }.
server-too-fast = To bylo příliš mnoho najednou. Chvíli počkej a zkus to znovu.
server-foreign-origin = To smějí jen stránky tohoto serveru.
server-unknown-host = Tento server se nejmenuje { $name }. Kdo ho provozuje, může to jméno povolit: lawbound serve --name { $name }
server-unknown-host-at-all = Tento server se tak nejmenuje. Otevři ho jeho adresou, nebo jménem povoleným takto: lawbound serve --name JMÉNO
server-no-such-page = Taková stránka neexistuje.
server-no-such-method = Na této adrese to nelze.
server-wrong-version = Tato stránka je jiné verze než server (jeho protokol je { $version }). Načti stránku znovu.
server-no-hello = Spojení musí začít pozdravem (hello).
server-hello-again = Toto spojení už pozdrav (hello) poslalo.
server-full = Je tu teď příliš mnoho lidí. Zkus to později.
server-busy = Server má teď příliš mnoho práce. Zkus to později.
server-too-hard = To byla větší práce, než jakou server pro někoho najednou udělá ({ $seconds } s), proto byla zastavena.
server-internal = Na serveru se něco pokazilo. Hra zůstala, jak byla; více je v protokolu serveru.

## Games and links

server-no-such-game = Taková hra na tomto serveru není.
server-no-such-evening = Takový večer na tomto serveru není.
server-no-companion = Večer s touto hrou ze skutečné krabice tu nikdo neumí vést.
server-bad-act = To říci nelze.
server-no-such-kit = Hra jménem { $kit } tu není.
server-not-invited = Tento odkaz nevede k žádnému místu této hry. Požádej zakladatele hry o nový.
server-not-host = To může jen zakladatel hry.
server-no-such-seat = Tato hra nemá místo { $seat }.
server-bot-seat = Sedí tu bot podle Zákona; nelze ho nahradit.
server-replaced = Toto místo převzal někdo jiný, takže tento odkaz už neplatí.
server-elsewhere = Toto místo je otevřené na příliš mnoha zařízeních. Zavřelo se to, které přišlo první: tohle.
server-unplayable = Tato hra se hrála podle jiných pravidel, než zná tato verze Lawboundu, a proto ji nelze otevřít. Víc říká protokol serveru.
server-bad-setup = Takto hru připravit nelze.
server-because = { $reason }
server-bot-has-no-player = { $seat } je bot podle Zákona: nikdo jiný za něj nehraje.
server-no-lessons = { $kit } nemá žádné lekce.
server-no-such-player = Počítačový hráč { $player } neexistuje. K dispozici: { $players }

## Choosing

server-stale = Hra se mezitím posunula: podívej se znovu.
server-not-your-turn = Teď nevybíráš ty.
server-illegal = To není mezi možnostmi.
server-cannot-undo = Tohle nelze vzít zpět: ukázalo to něco nového, nebo teď vybírá někdo jiný.
server-no-petition = Na tvou odpověď nikdo nečeká: o vrácení už je rozhodnuto, žádost byla stažena, nebo hra šla dál.
server-over = Hra skončila.
server-not-over = To lze vidět, až hra skončí.
server-too-long =
    { $n ->
        [one] Hra je příliš dlouhá: uchovává se nejvýše { $n } rozhodnutí.
        [few] Hra je příliš dlouhá: uchovávají se nejvýše { $n } rozhodnutí.
       *[other] Hra je příliš dlouhá: uchovává se nejvýše { $n } rozhodnutí.
    }
server-no-such-line = Průběh hry nemá řádek { $line }.
server-no-such-moment = Okamžik { $moment } v této hře nenastal.
server-no-practice = Není tu místo, za které by mohl člověk cvičit.
server-no-practice-at-all = V této hře se cvičit nedá.
server-no-practice-within = Odtud hra začít nemůže: přejdi na řádek po přípravě hry, kterým nějaká akce končí.
server-nobody-won = Hra skončila a nikdo nezvítězil.

## Saved games

server-replay = Tohle je uložená hra k prohlížení: nikdo v ní nevybírá.
server-bad-journal = Tento záznam hry nelze přečíst.
server-other-game = Tohle je záznam jiné hry: { $game }
server-no-seed = V tomto záznamu není semínko náhody, takže náhodu nelze zopakovat. Semínko se prozradí, až hra skončí.
server-wrong-seed = Semínko náhody v tomto záznamu není to, ke kterému se hra na začátku zavázala.
server-wrong-result = Tento záznam končí jiným výsledkem, než ke kterému vedou jeho rozhodnutí.
server-strange-setup = Tento záznam má přípravu, jakou žádná hra nemá.

server-taken-back = { $n ->
    [one] { $player }: jedna volba vzata zpět poté, co už bylo něco vidět. Štěstí bude stejné.
    [few] { $player }: { $n } volby vzaty zpět poté, co už bylo něco vidět. Štěstí bude stejné.
   *[other] { $player }: { $n } voleb vzato zpět poté, co už bylo něco vidět. Štěstí bude stejné.
}
server-taken-back-agreed = { $n ->
    [one] { $player }: jedna volba vzata zpět poté, co už bylo něco vidět. Štěstí bude stejné. Se souhlasem: { $agreed }.
    [few] { $player }: { $n } volby vzaty zpět poté, co už bylo něco vidět. Štěstí bude stejné. Se souhlasem: { $agreed }.
   *[other] { $player }: { $n } voleb vzato zpět poté, co už bylo něco vidět. Štěstí bude stejné. Se souhlasem: { $agreed }.
}
server-choices-lost =
    { $n ->
        [one] Pravidla byla opravena a poslední rozhodnutí už není možné: hra pokračuje od chvíle před ním.
        [few] Pravidla byla opravena a jedno z posledních { $n } rozhodnutí už není možné: hra pokračuje od chvíle před ním.
        [many] Pravidla byla opravena a jedno z posledních { $n } rozhodnutí už není možné: hra pokračuje od chvíle před ním.
       *[other] Pravidla byla opravena a jedno z posledních { $n } rozhodnutí už není možné: hra pokračuje od chvíle před ním.
    }

## Checking the luck of a finished game

server-audit-commitment = Semínko náhody je to, ke kterému se hra na začátku zavázala: { $commitment }
server-audit-choices =
    { $n ->
        [one] Zaznamenané rozhodnutí je povolené.
        [few] Všechna { $n } zaznamenaná rozhodnutí jsou povolená.
       *[other] Všech { $n } zaznamenaných rozhodnutí je povolených.
    }
server-audit-luck = Veškerá náhoda je taková, jakou dává semínko.
server-audit-taken-back = { $back ->
    [one] Jedna volba byla vzata zpět poté, co už bylo něco vidět; štěstí bylo znovu stejné.
    [few] { $back } volby byly vzaty zpět poté, co už bylo něco vidět; štěstí bylo znovu stejné.
   *[other] { $back } voleb bylo vzato zpět poté, co už bylo něco vidět; štěstí bylo znovu stejné.
}
server-audit-mended = Od začátku hry byla opravena pravidla. { $detail }
server-audit-over = Po posledním rozhodnutí hra skončila.
server-audit-result = Zaznamenaný výsledek je ten, ke kterému rozhodnutí vedou.
server-audit-failed = Tato kontrola selhala: { $detail }

## The Law

server-no-such-article = Zákon nemá článek { $citation }.
server-no-such-book = Taková kniha neexistuje: { $book }

## When the web client was not built

server-not-built = Server běží, ale jeho webový klient nebyl sestaven. Spusť ve složce Lawboundu „make client“ a potom server znovu.
server-not-built-title = Lawbound

## Starting the server

serve-ready = Lawbound je připraven: { $address }
serve-stop = Ukončíš ho klávesami Ctrl+C. Hry zůstanou uložené a po novém spuštění pokračují.
serve-port-taken = Port { $port } je obsazený: možná už Lawbound běží. Zvol jiný pomocí --port, nebo ho nech vybrat: --port 0
serve-cannot-listen = Server nemůže naslouchat na adrese { $host }, port { $port }: { $reason }
serve-no-port = { $port } není port: --port je číslo od 0 (kterýkoli volný) do { $last }.
serve-no-folder = Složka { $folder } pro uložené hry neexistuje: nejdřív ji vytvoř, nebo zvol jiný soubor pomocí --store.
serve-bye = Zastaveno. Všechny hry zůstaly uložené.

ahead-refused = { $what } – { $reason }
