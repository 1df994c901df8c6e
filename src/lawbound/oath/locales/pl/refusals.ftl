### What cannot be set up: in English as the errors of the engine say it themselves.
###
###   $what $key   settings; $value $seat   as it was written; $known $near   what there is; $detail   in English

refusal-chronicle = Kroniki nie można użyć (po angielsku: { $detail })
refusal-chronicle-too-long = Kronika jest za długa na ciąg kroniki.
refusal-options-names = `options` to nazwy z wartościami, a { $value } nie.
refusal-names-list = `names` to lista według miejsc, a { $value } nie.
refusal-unknown = Nieznana wartość { $value } ({ $what }); znane: { $known }.
refusal-unknown-near = Nieznana wartość { $value } ({ $what }); czy chodzi o { $near }?
refusal-sealed = Nie ma tu zapieczętowanej części tej kroniki: może ją kontynuować tylko ten, kto ją ma.
refusal-no-orders = `{ $key }`: ta kronika nie podaje kolejności swoich talii.
refusal-needs-boards = Przygotowanie wymaga `seats`: liczby albo listy jak chancellor, red, blue.
refusal-chancellor-first = Kanclerz siedzi pierwszy (oath 1.7), więc `seats` zaczyna się od niego, a nie od { $seat }.
refusal-how-many-boards = W Oath gra się na { $least } do { $most } miejscach; podano { $given }.
refusal-prescribed-for-four = Przepisana gra jest dla czworga: chancellor, red, blue, yellow.
refusal-visions-in-order = `{ $key }`: w kolejności tej talii świata wśród pierwszych kart ({ $cards }) powinno być wizji: { $visions }, a wśród następnych ({ $next }): { $more } (oath 1.24).
refusal-what-a-chronicle-is = `chronicle` to ciąg kroniki albo jej zwykłe dane.
refusal-one-chancellor = Kanclerz jest jeden (oath 1.7), więc i fioletowa plansza jest jedna.
refusal-board-twice = Plansza { $color } jest jedna, a wśród miejsc stoi dwa razy.
refusal-no-board-left = Żadna plansza nie leży już stroną { $side } dla kolejnego: { $name } (oath 1.9).
refusal-first-game-only = `{ $key }` jest dla pierwszej gry: kronika sama mówi, co dalej.
