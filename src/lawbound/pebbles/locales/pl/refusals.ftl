### What cannot be set up: in English as the errors of the engine say it themselves. $value   as it was written

refusal-seats = Kamyki są dla { $least } do { $most } miejsc, nie { $value }.
refusal-heaps = Kamyki potrzebują listy od 1 do { $most } stosów, nie { $value }.
refusal-heap = W stosie jest od 1 do { $most } kamyków, nie { $value }.
