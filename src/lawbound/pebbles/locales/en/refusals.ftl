### What cannot be set up: in English as the errors of the engine say it themselves. $value   as it was written

refusal-seats = Pebbles is for { $least } to { $most } seats, not { $value }.
refusal-heaps = Pebbles needs a list of 1 to { $most } heaps, not { $value }.
refusal-heap = A heap has 1 to { $most } pebbles, not { $value }.
