### Why something is not possible, by the article of the Law that forbids it. They follow a dash:
### "Mine i Plains – brakuje ci zapasów". An article may have another reason at one question or for one action.

refused-one = { $what } – { $reason }
refused-done = poprzestać na tym
refused-modifier--done = nie używać modyfikatora
refused-target--done = nie wskazywać więcej celów
refused-make-room-at-a-site--done = nie odrzucać nic

## By a card or site

reason-card = zabrania tego { $card }
reason-itself = nie ma teraz na co działać albo zabrania tego jej własny tekst
reason-article = { $title }

## By the article alone

reason-oath-1-23 = to musi być odkryte miejsce; Kanclerz zaczyna w najwyżej położonym
reason-oath-2-3 = nie ma tam już reliktu
reason-oath-2-4 = może to tylko posiadacz Wielkiego Berła
reason-oath-2-8-1 = miejsce jest zakryte albo pełne
reason-oath-2-8-2 = miejsce ma już swoją przychylność
reason-oath-2-8-4 = to miejsce nie podaje kosztu reliktów
reason-oath-2-11 = nie spełnia celu przysięgi
reason-oath-4-1-1-i = dokładasz przychylność albo zwracasz jedną do banku, w którym jest jej najmniej; ostatnia zostaje
reason-oath-4-1-4 = nie ma jej w tym miejscu
reason-oath-4-3-5 = już użyta: każda tylko raz
reason-oath-5-1-1 = brakuje ci zapasów
reason-oath-5-1-2 = szukać można tylko w talii świata i na stosie kart odrzuconych twojego regionu, a nie tam, gdzie nic już nie ma
reason-oath-5-1-4 = nie można jej tam teraz zagrać
reason-oath-5-1-4-i = tylko twoje własne miejsce i tylko dopóki jest w nim wolne
reason-oath-5-1-4-ii = masz trzech doradców i żadnego z nich nie można odrzucić
reason-oath-5-1-4-iii = Kanclerz i Obywatele nie mogą ujawniać wizji
reason-oath-5-2-1 = potrzeba 1 zapasu i przychylności, na tutejszego mieszkańca lub budowlę, na których nic nie leży
reason-oath-5-3-1 = brakuje ci zapasów
reason-oath-5-3-2 = potrzeba sekretu albo dwóch przychylności, na tutejszego mieszkańca lub budowlę, na których nic nie leży
reason-oath-5-4-1 = potrzeba 1 zapasu; przy Najmroczniejszym Sekrecie także karty w miejscu jego posiadacza, której symbolu nie ma żaden jego doradca
reason-oath-5-4-2 = nie masz czym zapłacić: sztandar kosztuje więcej, niż na nim leży, relikt tyle, ile żąda miejsce
reason-oath-5-5-1 = potrzeba 2 zapasów i wroga, który rządzi tym miejscem albo tu stoi; bandyci tylko tam, gdzie nikt nie rządzi
reason-oath-5-5-2 = tylko to, czym rządzi obrońca, a jeśli jest tu jego pionek, to także on, relikty i sztandary; jeden cel musi być tutaj
reason-oath-5-5-3 = każdy plan tylko raz i nie obok planu, który musi być jedyny
reason-oath-5-6-1 = już tam stoisz albo brakuje ci zapasów
reason-oath-6-1 = nie masz zakrytego doradcy
reason-oath-6-3 = nie ma tu reliktu, którego nie znasz
reason-oath-6-4 = nie ma tam reliktu, którego nie znasz
reason-oath-6-5 = nie ma czego przesunąć: ostatni oddział zostaje w miejscu, a stawiać można tylko tam, gdzie rządzisz
reason-oath-6-6-1 = tylko Wygnańcowi, który nie odmówił ci w tej turze dwa razy
reason-oath-6-7 = tylko innego gracza, który jest Obywatelem, za przychylność, którą masz
reason-oath-6-8 = tylko Obywatel, za przychylność, którą ma, i nie posiadacz Wielkiego Berła
reason-oath-7-1-1 = nie rządzisz nią ani nie stoisz w jej miejscu
reason-oath-7-1-2 = nie masz czym zapłacić albo na karcie już coś leży
reason-oath-7-1-3 = nic by nie zrobiła
reason-oath-7-2-1 = karta jest tylko do miejsc albo tylko dla doradców
reason-oath-7-2-2 = karta jest zablokowana
reason-oath-7-3-4 = jej mocy używa się podczas Odpoczynku
reason-oath-7-4 = to modyfikator, używany na początku akcji
reason-oath-7-4-3 = jest używana w tej akcji
reason-oath-7-5 = to plan bitwy, używany w kampaniach przez jego stronę
reason-oath-7-5-1 = nie rządzisz nią: samo stanie w jej miejscu nie wystarcza
reason-oath-7-6-4 = musi zostać
reason-oath-8-1 = nie przysięga tej gry; a sama wizja wyznacza przysięgę
reason-oath-8-2 = tylko tym, którzy byli Wygnańcami, każdemu raz
reason-oath-8-3-1 = tylko w miejscu, którym rządzisz, bez budowli, i jeśli budowla jej symbolu jest jeszcze dostępna
reason-oath-8-4 = nie należy do najczęstszych symboli twoich doradców
reason-oath-9-2 = myto zostało odrzucone
reason-oath-9-3 = nic tam nie zostało
reason-oath-10-1 = bandyci nie są oddziałami: nic by się nie stało
reason-oath-10-14 = nie ma nic, czego jeszcze nie znasz
reason-oath-10-26 = nikt nie ma nic na wymianę albo oferty odrzucano zbyt często
reason-oath-10-28 = nie ma oddziałów do zabicia

## At one question, or for one action

reason-where-to-play--oath-2-8-1 = miejsce jest zakryte
reason-where-to-play--oath-6-1 = zakrytego doradcę zagrywa się odkrytego albo odrzuca
reason-battle-plan--oath-7-5 = to plan bitwy drugiej strony
reason-modifier--oath-7-4 = z nim nie można by zapłacić za akcję albo jej wykonać
reason-done--oath-7-4 = bez niego nie można wykonać akcji
reason-done--oath-5-5-2 = jeden cel musi być w twoim miejscu: ono samo albo pionek obrońcy
reason-done--oath-2-8-1 = miejsce jest pełne
reason-modifier--oath-6-1 = działa tylko tam, gdzie dobiera się karty
reason-modifier--oath-5-1-1 = poszukiwanie i tak nie kosztuje więcej
reason-peek-at-reliquary--oath-2-4 = może to tylko posiadacz Wielkiego Berła, i nie w turze, w której je wziął
reason-offer-citizenship--oath-2-3 = Relikwiarz jest pusty
reason-show-relic--oath-6-6-1 = już go zna
reason-to-a-site--oath-7-2-1 = ta karta jest tylko dla doradców
reason-as-an-adviser--oath-7-2-1 = ta karta jest tylko do miejsc
