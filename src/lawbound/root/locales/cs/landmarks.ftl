### The six landmarks: what they are called, ask and do. The texts are ours.
###   $landmark $clearing $item $piece $player $card   Names; $n $number: numbers

landmark-black-market = Černý trh
    .text = Kdo tu má komponenty, smí jednou za svůj tah vyměnit kartu z ruky za jednu ze tří karet ležících lícem dolů.
landmark-elder-treetop = Prastará koruna
    .text = Mýtina má o jednu pozici pro stavbu víc. Kdo z ní odstraní nepřátelskou stavbu, získá bod navíc.
landmark-ferry = Vor
    .text = Jednou za tah lze z jeho mýtiny táhnout po řece i bez stezky; vor pluje také a kdo táhl, dobere si kartu.
landmark-legendary-forge = Proslulá kovárna
    .text = Předměty na její kartě smí vyrobit jen ten, kdo tu má komponentu; získá kartu a bod navíc.
landmark-lost-city = Ztracené město
    .text = Mýtina má zároveň liščí, zaječí i myší symbol.
landmark-tower = Věž
    .text = Kdo mýtinu na konci svého Večera ovládá, získá bod.

suit-every = každý symbol
scene-landmark = { $landmark }
board-landmark = { $landmark }: { $clearing }.
board-forge = Předměty v Proslulé kovárně: { $items }.

prompt-which-landmark-is-drawn = Náhodně: která dominanta je vylosována?
prompt-which-landmark-to-set-up = Kterou dominantu připravíš?
prompt-where-the-landmark-stands = { $landmark }: kam ji umístíš?
prompt-where-luck-puts-the-landmark = Náhodně: kam se umístí { $landmark }?
prompt-build-in-the-treetop = Stojí tvá stavba ({ $piece }) { NAME($clearing, case: "where") } v Prastaré koruně?
prompt-craft-at-the-forge = Vezmeš si předmět ({ $item }) z Proslulé kovárny, za kartu a bod navíc?
prompt-which-card-of-the-black-market = Kterou kartu Černého trhu si vezmeš?
prompt-lay-a-card-in-the-black-market = Kterou kartu tam místo ní položíš lícem dolů?
prompt-which-card-lay-in-the-black-market = Která karta ležela na Černém trhu?
prompt-which-base = Jaký symbol má základna { NAME($clearing, case: "where") }?

action-black-market = vyměnit kartu na Černém trhu
trigger-tower = { $owner }: bod za Věž { NAME($clearing, case: "where") }

event-landmark = { $landmark } stojí { NAME($clearing, case: "where") }
event-from-the-forge = { $player } si bere { NAME($item, case: "acc") } z Proslulé kovárny
event-black-market = { $player } mění kartu { $n } na Černém trhu
event-black-market-seen = { $player } mění kartu { $n } na Černém trhu: { $cards }

reason-root-a-5-3 = její karta jí tam stát nedovoluje, nebo by sousedila s jinou dominantou
reason-action--black-market--root-a-5-3 = jednou za tah, s tvou komponentou na Černém trhu a kartou v ruce
reason-which-landmark-to-set-up--root-a-5-3 = je už připravena, nebo nebyla vylosována

field-landmarks = Dominanty
choice-landmarks--none = žádné
choice-landmarks--one = jedna, náhodně
choice-landmarks--two = dvě, náhodně
