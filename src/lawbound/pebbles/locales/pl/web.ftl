# The browser's drawing of pebbles.

heaps-label = Kupki na plaży
