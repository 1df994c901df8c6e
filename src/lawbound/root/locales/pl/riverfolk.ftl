### Kompania Plemion Rzecznych w rękach człowieka i jej klienci: pytania, możliwości, dziennik i dlaczego nie.
###   $funds: Name (counted-fund); $service: Name; $card $boats $soldiers (ceny) $n $price: liczby

## Questions

prompt-buy-services = Kupujesz Usługi Kompanii? Karta kosztuje { $card }, Łodzie Rzeczne { $boats }, Najemnicy { $soldiers }; możesz kupić: { $n }.
prompt-buy-which-card = Którą kartę bierzesz z ręki Kompanii?
prompt-exhaust-an-item-to-pay = Którym przedmiotem płacisz? (pozostało: { $items })
prompt-place-a-starting-warrior = Na której polanie nad rzeką rozmieszczasz wojownika? (pozostało: { $warriors })
prompt-set-a-price = Ile kosztuje odtąd ta Usługa: { $service }? (teraz: { $price })
prompt-funds = Na co przeznaczasz Fundusze? (pozostało: { $funds })
prompt-commit-whose-fund = Czyjego wojownika inwestujesz?
prompt-spend-whose-fund = Czyjego wojownika wydajesz?
prompt-lose-whose-fund = Zakłócenie handlu: czyjego wojownika tracisz z Funduszy? (pozostało: { $n })
prompt-cover-a-space = Które pole torów Faktorii zakrywasz?
prompt-export = Eksportujesz kartę { $card }: bez efektu, ale z wojownikiem na polu Płatności?
prompt-establish-where = Gdzie zakładasz Faktorię?
prompt-which-trade-post = Jaki symbol ma Faktoria { NAME($clearing, case: "where") }?
prompt-take-the-ferry = { NAME($origin, case: "from") } { NAME($destination, case: "to") }: korzystasz z promu?

## Options

action-riverfolk--move = ruch: zainwestuj wojownika z Funduszy
action-riverfolk--battle = walka: zainwestuj wojownika z Funduszy
action-riverfolk--craft = rzemiosło: zakryj Funduszami puste pola torów
action-draw = dobranie karty: zainwestuj wojownika z Funduszy
action-riverfolk--recruit = Werbunek: wydaj wojownika z Funduszy za wojownika nad rzeką
action-trade-post = Faktoria: wydaj dwóch wojowników tego, kto kontroluje polanę
word-buy-services--done = nie kupuj nic więcej
word-funds--done = zakończ Dzień
word-export--yes = tak, eksportuj
word-export--no = nie, wytwórz
word-take-the-ferry--yes = tak, promem, i dobierz kartę
word-take-the-ferry--no = nie, wpław
name-fund-of = { $player } ({ $n })
name-fund-whose = wojownik { NAME($player, case: "gen") }
name-paid-warrior = wojownik na polu Płatności
    .acc = wojownika na polu Płatności
name-fund = wojownik z Funduszy
    .acc = wojownika z Funduszy
name-committed-fund = wojownik z pola Inwestycji
    .acc = wojownika z pola Inwestycji
counted-fund =
    { $n ->
        [one] { $n } wojownik
        [few] { $n } wojowników
       *[many] { $n } wojowników
    }
    .acc =
        { $n ->
            [one] { $n } wojownika
            [few] { $n } wojowników
           *[many] { $n } wojowników
        }
trigger-trade-disruption = { $owner }: zakłócenie handlu po stracie { NAME($clearing, case: "where") }

## Steps

step-protectionism = protekcjonizm
step-score-dividends = dywidendy
step-gather-funds = zebranie Funduszy
step-funds = korzystanie z Funduszy
step-discard = odrzucenie kart
step-set-costs = ustalenie cen

## The log

event-price = { $player }: Usługa „{ $service }” kosztuje teraz { $n }
event-protectionism = { $player }: protekcjonizm, na polu Płatności { NAME($warriors, case: "nom") }
event-gathered = { $player }: zebrane Fundusze, { $funds }
event-committed = { $player }: zainwestowany wojownik { NAME($owner, case: "gen") }
event-spent-fund = { $player }: wydany wojownik { NAME($owner, case: "gen") }
event-lost-fund = { $player }: utracony wojownik { NAME($owner, case: "gen") }
event-exported = { $player }: Eksport, { $card }

## Its board

scene-open-hand = Ręka, jawna dla wszystkich: na sprzedaż
scene-fact-funds = Fundusze
scene-fact-payments-box = Płatności
scene-fact-committed = Inwestycje
scene-fact-prices = Ceny
scene-value-service = { $service } { $n }
scene-fact-covered-spaces = Pola zakryte przy rzemiośle
scene-value-covered = { $suit } { $n }

## Why not

reason-root-11-2-5-i = nie masz takiego wojownika w Funduszach
reason-root-11-2-6-i = nie stać cię na jej cenę
reason-root-11-2-7-i = nie ma karty na sprzedaż
reason-root-11-2-7-ii = masz już Łodzie Rzeczne na tę turę
reason-root-11-2-7-iii = najemnicy nie walczą z Kompanią
reason-buy-services--root-11-2-7-iii = masz już Najemników na tę turę
reason-root-11-3-2 = twoi wojownicy zaczynają nad rzeką
reason-root-11-5 = nie masz takiego wojownika w Funduszach
reason-root-11-5-3 = za każdy symbol potrzebny jest wojownik z Funduszy i puste pole toru
reason-root-11-5-5 = werbujesz nad rzekami
reason-spend-whose-fund--root-11-5-5 = nie masz takiego wojownika w Funduszach
reason-root-11-5-6-i = musi to być polana bez Faktorii, którą kontroluje jakiś gracz
reason-root-11-5-6-ii = potrzeba dwóch wojowników tego, kto kontroluje polanę
reason-root-11-6-1 = na ręce może zostać pięć kart
reason-action--move--root-11-5 = nie masz Funduszy
reason-action--battle--root-11-5 = nie masz Funduszy
reason-action--draw--root-11-5 = nie masz Funduszy
reason-action--recruit--root-11-5 = nie masz Funduszy
reason-action--trade-post--root-11-5-6-i = żaden gracz nie kontroluje polany bez Faktorii
reason-action--trade-post--root-11-5-6-ii = nie masz dwóch wojowników nikogo, kto kontroluje taką polanę
