### The store of games: what people are told when a database does not do what it should.
###
###   $reason   what the database itself said (in English), or the operating system
###   $url      where the store should be, as it was typed

store-locked = Databáze je zaneprázdněná: právě do ní zapisuje někdo jiný. Nic se nezměnilo; zkus to za chvíli znovu.
store-full = Disk databáze je plný. Nic se nezměnilo; uvolni místo a zkus to znovu.
store-unreachable = Databázový server není dostupný. Nic nebylo potvrzeno; zkus to za chvíli znovu.
store-no-file = Soubor databáze nelze otevřít. Nic se nezměnilo.
store-read-only = Databázi lze jen číst: její soubor, složka nebo server nedovoluje zápis.
store-damaged = Soubor databáze je poškozený, nebo to vůbec není databáze. Obnov ho ze zálohy.
store-behind =
    { $length ->
        [one] Hra se mezitím posunula: má nyní { $length } záznam.
        [few] Hra se mezitím posunula: má nyní { $length } záznamy.
       *[other] Hra se mezitím posunula: má nyní { $length } záznamů.
    }
store-exists = Hra s tímto id už existuje.
store-other = Databáze selhala nečekaným způsobem. Nic se nezměnilo; více je v protokolu serveru.

## When the store is opened: for whoever starts the server

store-open-failed = Úložiště nelze otevřít. { $message } ({ $reason })
store-open-folder = Složku pro úložiště nelze vytvořit: { $reason }
store-open-foreign = { $url } je databáze jiného programu. Zvol pro úložiště jiný soubor.
store-open-newer = Úložiště zapsala novější verze Lawboundu (formát { $found }; tato zná { $known }). Aktualizuj Lawbound.
store-taken = V souboru { $file } už má své hry jiný server Lawbound a soubor má jen jeden server. Zastav ten druhý, nebo zvol jiné úložiště pomocí --store.
store-open-url = { $url } není úložiště. Použij název souboru, sqlite:///cesta/k/souboru.db nebo postgresql://uzivatel@host/databaze.
