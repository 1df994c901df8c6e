"""The denizens' powers, a module for each suit, the cards in the order of their numbers."""
