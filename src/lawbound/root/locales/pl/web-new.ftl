### The browser's form of a new game of Root. $n, $seat, $total and $recommended are numbers.

new-kind-full = Wszystkie Frakcje, które mogłyby tu zasiąść, są już zajęte.
new-faction = Frakcja
new-faction-blocked = { $faction } ({ $why })
new-taken = zajęta: miejsce { $seat }
new-first-missing = tylko obok innego Włóczęgi
new-difficulty = Poziom trudności
new-character = Postać
new-character-random = Losowo
new-character-chosen = Do wyboru na początku gry
new-characters = Postacie Włóczęgi
new-landmarks = Punkty orientacyjne
new-hirelings = Zaciężni
new-traits =
    { $n ->
        [0] Programy: brak
        [one] Programy: wybrano { $n }
        [few] Programy: wybrano { $n }
       *[many] Programy: wybrano { $n }
    }
new-up = Przesuń miejsce { $seat } w górę
new-reach-enough = Zasięg { $total } (zalecany co najmniej { $recommended }): żywa mieszanka.
new-reach-low = Zasięg { $total }, a zalecany to co najmniej { $recommended }: te Frakcje mogą się rzadko spotykać.
new-reach-law = Księga Praw 5.2
new-map = Mapa
new-suits = Symbole polan
new-order = Kolejność tur
new-deck = Talia
new-cooperative = Kooperacja
new-cooperative-text = Ludzie wygrywają lub przegrywają razem przeciw botom.
new-cooperative-mixed = Potrzeba ludzi i botów.
new-team = Drużyna
new-team-text = Ludzie liczą się we wszystkim jako jedna strona.
new-edition = Wydanie Księgi Praw botów
new-services = Usługi Kompanii
new-services-text = Co mogą kupować pozostałe boty, gdy gra Kompania.
new-discretion = Co zdradza przerwa
new-advanced-setup = Karty zaawansowanego przygotowania
new-advanced-setup-text = Każdy dobiera pięć kart i zachowuje trzy (Dodatek A).
# How many readings differ from the edition
new-options =
    { $n ->
        [0] Poszczególne interpretacje
        [one] Poszczególne interpretacje ({ $n } zmieniona)
        [few] Poszczególne interpretacje ({ $n } zmienione)
       *[many] Poszczególne interpretacje ({ $n } zmienionych)
    }
new-options-text = Tam, gdzie wydania się różnią, każdą interpretację można wybrać osobno. Znak z boku pokazuje, co różni się od wydania.
new-setup-cards = Zaawansowane przygotowanie (dodatek A)
new-setup-cards-text = Potasowane kolory; każdy dobiera pięć kart, od ostatniego gracza wybiera Frakcję według karty przygotowania i polanę ojczystą, i zachowuje trzy karty.
new-vagabonds = Karty przygotowania Włóczęgi
new-drafts = wybiera kartę przygotowania
new-suits-shuffled = Znaczniki kolorów zostaną potasowane.
