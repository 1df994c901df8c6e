### Root at a real table: what is told of a player. $item, $card: names.

companion-items = Crafted items
companion-item-add = Crafted an item: { $item }
companion-item-remove = Has no longer: { $item }
companion-cards = Cards that stay in play
companion-card-add = Crafted a card…
companion-card-remove = No longer in play: { $card }
companion-ruin-gone = The ruin is gone
companion-ferry-here = The ferry is here now
