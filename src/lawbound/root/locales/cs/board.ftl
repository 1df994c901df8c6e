### The table as the terminal draws it: 80 letters wide, two boards side by side, so be short.

## The clearings: heads of columns, then their cells

board-number = č.
board-suit = symbol
board-paths = cesty
board-slots = pozice
board-ruler = vládce
board-pieces = komponenty (b: bojovníci)
board-ruin = { $slots }+ruina
board-pieces-of = { $faction } { $pieces }

## Besides the clearings

board-forests = Lesy: { $forests }
board-forest = { $pawns } { NAME($place, case: "where") }
board-ferry = Vor je { NAME($clearing, case: "where") }.
board-mountain = Průsmyk je { $clearing }. Uzavřené cesty: { NAME($paths, case: "pl") }.
board-table = Balíček { $deck }, odhazovací { $discard }. Předměty: { NAME($items, case: "pl") }.
board-quests = Odhalené úkoly: { $quests }
board-dominance = Karty dominance vedle mapy: { $cards }

## Boards of the players

board-has-dominance = dominance: { $suit }
board-has-coalition = koalice s { NAME($partner, case: "ins") }
board-hand = ruka: { $cards }
board-own-hand = ruka: { $names }
board-crafted = vyrobeno: { $cards }
board-items = předměty: { $items }
board-you = { $player } (ty)
board-marquise-buildings = stavby (ze 6): pily { $sawmills }, dílny { $workshops }, verbíři { $recruiters }
board-marquise-wood = dřevo: { $wood } na mapě, { $left } v zásobě
board-warriors = bojovníci v zásobě: { $n }
board-eyrie-leader = vůdce: { NAME($leader, case: "m") }; hřady { $roosts } ze 7
board-eyrie-decree = výnos: { $columns }
board-eyrie-column = { $column } { $cards }
board-vizier = vezír
board-eyrie-bot-roosts = hřady { $roosts } ze 7
board-alliance-supporters = Stoupenci: { $n }
board-alliance-own-supporters = Stoupenci: { $cards }
board-alliance-pieces = důstojníci { $officers }, základny { NAME($bases, case: "pl") }, sympatie { $sympathy } z 10 (další: { $cost }, { $points })
board-alliance-full = důstojníci { $officers }, základny { NAME($bases, case: "pl") }, sympatie všech 10
board-automated-alliance = základny { NAME($bases, case: "pl") }, sympatie { $sympathy } z 10
board-vagabond = { $character } { NAME($place, case: "where") }
board-vagabond-unset = ještě není v lese
board-vagabond-ready = nepoužité: { NAME($items, case: "pl") }
board-vagabond-exhausted = použité: { $items }
board-vagabond-damaged = poškozené: { $items }
board-vagabond-relation = { $player }: { $relation }
board-vagabond-quests = splněné úkoly: { $quests }
board-vagabot-track = na bitevní stupnici: { $n }
board-vagabot-quest = úkol: { $quest }
board-vagabot-covers = zakrývá pozice { NAME($clearings, case: "where") }
board-lizards-souls = Ztracené duše shora: { $cards }
board-lizards-gardens = zahrady: liščí { $fox }, zaječí { $rabbit }, myší { $mouse }; kultisté { $acolytes }
board-lizards-conspiracy = spiknutí: { $conspiracy }; příkaz: { NAME($order, case: "m") }
board-duchy-buildings = stavby (ze 3): citadely { $citadels }, tržiště { $markets }; bojovníci v Noře: { $burrow }
board-duchy-ministers = ovlivnění vyslanci: { $ministers }
board-duchy-order = příkaz: { $card }
board-corvids-plots = plány v zásobě: { $supply }; na mapě zakryté: { $down }, odkryté: { $up }
board-corvids-order = příkaz: { $card }
board-riverfolk-market = Tržiště zleva: { $cards }
board-riverfolk-posts = zbývá stanovišť: liščí { $fox }, zaječí { $rabbit }, myší { $mouse }
board-riverfolk-payments = platby: { NAME($payments, case: "pl") }
board-riverfolk-payment = { $player } { $n }
