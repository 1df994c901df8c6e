### Władca Szczurów w rękach człowieka: pytania, możliwości, dziennik i dlaczego nie.
###   $actions $advances: Names (counted-action); $mood: Name (mood-...); pozostałe jak w prompts.ftl, log.ftl, names.ftl

## Questions

prompt-place-the-garrison = Na której narożnej polanie zaczynasz?
prompt-plunder-which-ruin = Które Ruiny plądrują najpierw twoje Szturmy?
prompt-plunder-which-item = Który przedmiot bierzesz z Ruin?
prompt-place-a-mob-where = Na kości Szturmu wypadł symbol { NAME($suit, case: "symbol") }: gdzie trafia Szturm?
prompt-anoint-a-warlord-where = Gdzie powołujesz nowego Lorda?
prompt-choose-a-mood = Jaki Nastrój ma Lord?
prompt-remove-an-item-of-the-hoard = Rozrzutny: który przedmiot opuszcza grę za dwóch wojowników?
prompt-the-item-or-the-points = { $card }: przedmiot czy punkty?
prompt-which-item-leaves-the-full-track = Brak miejsca na { NAME($item, case: "acc") }: który przedmiot opuszcza grę?
prompt-loot-the-defender = Czy szabrujesz { NAME($clearing, case: "where") }? Broni się: { $player }. Nie zadasz wtedy obrażeń z kości.
prompt-loot-which-item = Który przedmiot bierzesz? ({ $player })
prompt-advance-before-commanding = Ambitny: najpierw Natarcie Lordem? (zostało: { $advances })
prompt-command-the-hundreds = Co rozkazujesz? (zostało: { $actions })
prompt-build-with = Którą kartę wydajesz na Warownię { NAME($clearing, case: "where") }?
prompt-advance-the-warlord = Natarcie Lordem? (zostało: { $advances })
prompt-advance-to = Dokąd rusza Lord { NAME($origin, case: "from") }?
prompt-how-many-come-with-the-warlord = Ilu wojowników idzie z Lordem { NAME($origin, case: "from") } { NAME($destination, case: "to") }?
prompt-battle-at-the-warlord = Z kim walczysz { NAME($clearing, case: "where") }?
prompt-move-or-battle-once-more = Bezlitosny: Lord rusza dalej czy kolejna walka { NAME($clearing, case: "where") }?
prompt-battle-again-there = Z kim walczysz ponownie { NAME($clearing, case: "where") }?
prompt-turn-a-mob-into-a-warrior = Rozgoryczony: który Szturm staje się wojownikiem { NAME($clearing, case: "where") }?
prompt-incite = Gdzie przypuszczasz Szturm?
prompt-incite-with = Którą kartę wydajesz na Szturm { NAME($clearing, case: "where") }?
prompt-roll-the-mob-die = Radosny: czy rzucasz kością Szturmu? (zostało rzutów: { $n })
prompt-the-mob-die = Co wypadło na kości Szturmu?
prompt-which-allied-warrior-takes-a-hit = Który sojuszniczy wojownik ginie { NAME($clearing, case: "where") }? (do przyjęcia: { $hits })

## Options

action-advance = Natarcie Lordem: Lord rusza z wojownikami i może walczyć
action-hundreds--build = budowa: wydaj kartę za Warownię na polanie jej symbolu
brief-advance = Natarcie Lordem
word-keep-the-item = zachowaj przedmiot bez punktów
word-score-the-card = zdobądź punkty; przedmiot opuszcza grę
word-stay = zostań i walcz
word-battle-once-more = kolejna walka tutaj
word-remove-an-item-of-the-hoard--done = resztę zachowaj
word-advance-before-commanding--done = bez kolejnych Natarć
word-command-the-hundreds--done = bez kolejnych rozkazów
word-advance-the-warlord--done = koniec Dnia
word-battle-at-the-warlord--done = bez walki
word-move-or-battle-once-more--done = wystarczy
word-turn-a-mob-into-a-warrior--done = bez kolejnych Szturmów
word-incite--done = bez kolejnych Szturmów
name-crafts-or-scores = { $item } albo { $points }
name-mood = { $mood }: { $effect }

## Moods of the warlord, and what each does

mood-lavish = Rozrzutny
    .effect = na koniec Świtu dwóch wojowników u Lorda za każdy oddany przedmiot
mood-relentless = Bezlitosny
    .effect = po Natarciu z ruchem i walką jeszcze jedno z nich
mood-rowdy = Hałaśliwy
    .effect = dobierz kartę więcej, dwie przy trzech wrogich elementach u Lorda
mood-grandiose = Ambitny
    .effect = Natarcie Lordem przed rozkazami
mood-jubilant = Radosny
    .effect = po Szturmie u Lorda do czterech rzutów kością Szturmu
mood-wrathful = Gniewny
    .effect = dodatkowe obrażenie podczas ataku u Lorda
mood-stubborn = Uparty
    .effect = w walce u Lorda zignoruj pierwsze obrażenie
mood-bitter = Rozgoryczony
    .effect = w walce u Lorda Szturmy tam i obok stają się wojownikami

## Steps

step-raze = Najazd
step-recruit-for-the-hundreds = Werbunek
step-anoint = Powołanie Lorda
step-choose-mood = wybór Nastroju
step-advance-before-commanding = Natarcie Lordem
step-command-the-hundreds = Dowodzenie
step-advance-the-warlord = Natarcie Lordem
step-incite = Przypuszczanie Szturmu
step-oppress = Nękanie

## Effects that wait

trigger-lavish = { $owner }: przedmioty ze Skarbca za wojowników

## The log

event-hoarded = { $player }: do Skarbca trafia { $item }
event-item-left-the-game = { $player }: grę opuszcza { $item }
event-looting =
    { $player } { NAME($player, case: "number") ->
        [plural] szabrują
       *[singular] szabruje
    }, broni się: { $other }
event-mood = { $player }: Lord jest { $mood }
event-plundered = { $player }: { $item } z Ruin { NAME($clearing, case: "where") }
event-mob-die = { $player }: na kości Szturmu wypadł symbol { NAME($suit, case: "symbol") }

## Their board

scene-hoard = Skarbiec
scene-track-stronghold = Warownie
scene-fact-mood = Nastrój
scene-fact-command = Dowództwo
scene-fact-prowess = Waleczność
scene-fact-advances = Pozostałe Natarcia
scene-fact-oppressed = Nękane polany

## Why not

reason-root-14-2-2 = Lorda usuwa tylko walka
reason-root-14-3-1 = wymagana pusta narożna polana, w miarę możliwości naprzeciw innego gracza
reason-root-14-4-1 = to musi być polana wyrzuconego symbolu bez Szturmu, obok polany ze Szturmem
reason-root-14-4-3 = Lord zastępuje twojego wojownika
reason-root-14-4-4 = Nastrój musi się zmienić na taki, którego przedmiotu nie ma w Skarbcu
reason-root-14-5-2 = Dowództwo nie pozwala na więcej akcji
reason-root-14-5-2-iii = musisz kontrolować tę polanę i mieć kartę jej symbolu
reason-build-with--root-14-5-2-iii = nie ma symbolu tej polany
reason-root-14-5-3 = potrzebny jest Lord na mapie, najwyżej tyle razy, ile wynosi Waleczność
reason-battle-at-the-warlord--root-4-3 = nie ma tam żadnego elementu
reason-root-14-6-1 = potrzebny jest twój wojownik, brak Szturmu i karta symbolu tej polany
reason-incite-with--root-14-6-1 = nie ma symbolu tej polany
reason-root-14-6-3 = na ręce może zostać pięć kart
reason-root-14-7-4 = najpierw naciera tylko ambitny Lord, i tylko wtedy
reason-action--build--root-14-5-2-iii = musisz kontrolować polanę z wolnym miejscem i mieć kartę jej symbolu
reason-root-14-7-2 = do dalszego ruchu potrzebny jest Lord
reason-root-14-7-8 = nie ma tam Szturmu albo jest za daleko
