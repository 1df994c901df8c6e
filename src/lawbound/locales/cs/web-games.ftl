### The browser client: your games, playing alone, sounds, notices, and what is shown while the server is away.

## Alone against all others, as whom one likes to be

solo-title = Hrát sólo jako…
solo-play-as = Hrát sólo: { $side }. Ostatní hrají sami

## Your games on this device

mine-running = Tvé hry
mine-finished = Tvé dohrané hry
mine-text = Tento seznam zná jen tento prohlížeč. Kdo má odkaz na hru, může k ní usednout.
mine-all =
    { $n ->
        [one] Zobrazit jedinou hru
        [few] Zobrazit všechny { $n } hry
       *[other] Zobrazit všech { $n } her
    }
mine-players = Kdo hraje a kolik má bodů
mine-your-move = Jsi na tahu
mine-won = Výhra je tvoje
mine-won-by = Vítězí { $player }
mine-nobody-won = Nikdo nevyhrál
mine-origin = Odbočka ze hry: { $title }
mine-rename = Přejmenovat
mine-rename-for = Přejmenovat: { $title }
mine-links = Odkazy
mine-links-for = Odkazy: { $title }
mine-remove = Odebrat
mine-remove-for = Odebrat ze seznamu: { $title }
mine-name = Vlastní název, jen pro tento seznam
mine-keep = Uložit
mine-own-link = Tvůj vlastní odkaz
mine-remove-ask = Odebrat hru ze seznamu? Hra sama zůstane: kdo má odkaz, může ji dál otevřít. Tento prohlížeč její odkazy zapomene.
mine-remove-yes = Odebrat ze seznamu
mine-remove-no = Nechat

## Sounds and notices

sounds-on = Zvuky jsou zapnuté
sounds-off = Zvuky jsou vypnuté
settings-notices = Upozornit mě, když jsem na tahu
settings-notices-refused = Prohlížeč této stránce upozornění nedovoluje; změnit to lze v jeho nastavení.
notice-title = Jsi na tahu: { $title }
notice-elsewhere = Jsi na tahu v jiné hře
notice-dismiss = Zavřít: { $title }

## While the server is away

away-remembered = Spojení je přerušené. Takto tento prohlížeč viděl stůl naposledy. Zkouší se znovu…
