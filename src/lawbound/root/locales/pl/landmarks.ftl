### The six landmarks: what they are called, ask and do. The texts are ours.
###   $landmark $clearing $item $piece $player $card   Names; $n $number: numbers

landmark-black-market = Czarny Rynek
    .text = Kto ma tu komponenty, może raz w swojej turze wymienić kartę z ręki na jedną z trzech zakrytych kart.
landmark-elder-treetop = Prastare Drzewo
    .text = Polana ma o jedno pole budowy więcej. Kto usunie z niego wrogi budynek, zdobywa dodatkowy punkt.
landmark-ferry = Prom
    .text = Raz na turę ruch z jego polany może prowadzić rzeką, bez ścieżki; prom płynie razem, a ruszający się dobiera kartę.
landmark-legendary-forge = Legendarna Kuźnia
    .text = Przedmioty na jej karcie może wytworzyć tylko ten, kto ma tu komponent; daje to dodatkową kartę i punkt.
landmark-lost-city = Zaginione Miasto
    .text = Polana ma jednocześnie symbol lisa, królika i myszy.
landmark-tower = Wieża
    .text = Kto włada polaną na końcu swojego Wieczoru, zdobywa punkt.

suit-every = każdy symbol
    .gen = każdego symbolu
    .acc = każdy symbol
    .symbol = każdy
scene-landmark = { $landmark }
board-landmark = { $landmark }: { $clearing }.
board-forge = Przedmioty w Legendarnej Kuźni: { $items }.

prompt-which-landmark-is-drawn = Losowo: który punkt orientacyjny jest dobrany?
prompt-which-landmark-to-set-up = Który punkt orientacyjny przygotowujesz?
prompt-where-the-landmark-stands = { $landmark }: gdzie to umieszczasz?
prompt-where-luck-puts-the-landmark = Losowo: gdzie staje { $landmark }?
prompt-build-in-the-treetop = Czy twój budynek ({ $piece }) { NAME($clearing, case: "where") } stoi na Prastarym Drzewie?
prompt-craft-at-the-forge = Bierzesz przedmiot ({ $item }) z Legendarnej Kuźni, za dodatkową kartę i punkt?
prompt-which-card-of-the-black-market = Którą kartę Czarnego Rynku bierzesz?
prompt-lay-a-card-in-the-black-market = Którą kartę kładziesz tam zakrytą zamiast niej?
prompt-which-card-lay-in-the-black-market = Jaka karta leżała na Czarnym Rynku?
prompt-which-base = Jaki symbol ma Baza { NAME($clearing, case: "where") }?

action-black-market = wymiana karty na Czarnym Rynku
trigger-tower = { $owner }: punkt za Wieżę { NAME($clearing, case: "where") }

event-landmark = { $landmark } staje { NAME($clearing, case: "where") }
event-from-the-forge = { $player } bierze { NAME($item, case: "acc") } z Legendarnej Kuźni
event-black-market = { $player } wymienia kartę { $n } Czarnego Rynku
event-black-market-seen = { $player } wymienia kartę { $n } Czarnego Rynku: { $cards }

reason-root-a-5-3 = jego karta nie pozwala mu tam stać albo sąsiadowałby z innym punktem
reason-action--black-market--root-a-5-3 = raz na turę, z twoim komponentem na Czarnym Rynku i kartą w ręce
reason-which-landmark-to-set-up--root-a-5-3 = jest już przygotowany albo nie został dobrany

field-landmarks = Punkty orientacyjne
choice-landmarks--none = żadne
choice-landmarks--one = jeden, losowo
choice-landmarks--two = dwa, losowo
