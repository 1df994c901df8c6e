# The browser's drawing of Oath.

map-label = The map of the realm
