### Root at a real table: what is told of a player. $item, $card: names.

companion-items = Vyrobené předměty
companion-item-add = Vyrobeno: { $item }
companion-item-remove = Už nemá: { $item }
companion-cards = Karty, které zůstávají ve hře
companion-card-add = Vyrobena karta…
companion-card-remove = Už není ve hře: { $card }
companion-ruin-gone = Ruina je pryč
companion-ferry-here = Vor je teď zde
