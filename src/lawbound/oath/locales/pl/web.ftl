# The browser's drawing of Oath.

map-label = Mapa krainy
