# The browser's drawing of pebbles.

heaps-label = The heaps on the beach
