### Root at a real table: what is told of a player. $item, $card: names.

companion-items = Przekute przedmioty
companion-item-add = Przekuto: { $item }
companion-item-remove = Już nie ma: { $item }
companion-cards = Karty, które zostają w grze
companion-card-add = Przekuto kartę…
companion-card-remove = Już nie w grze: { $card }
companion-ruin-gone = Ruiny zniknęły
companion-ferry-here = Prom jest teraz tutaj
