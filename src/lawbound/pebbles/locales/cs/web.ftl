# The browser's drawing of pebbles.

heaps-label = Hromádky na pláži
