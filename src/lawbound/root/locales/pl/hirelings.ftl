### Hirelings: what their general rules ask and tell.
###   $player $owner $hireling: Name (faction-...); $n: number; $hirelings: Names

prompt-which-hireling-is-drawn = Losowo: która karta zaciężnych jest dobrana?
prompt-which-hireling-is-demoted = Losowo: którzy zaciężni są zdegradowani?
prompt-which-hireling-to-set-up = Których zaciężnych przygotowujesz?
prompt-where-luck-puts-the-hireling = Losowo: gdzie staje?
prompt-which-hireling-to-take = Których zaciężnych najmujesz?
prompt-who-gets-the-hireling = { $hireling }: komu oddajesz kartę?
prompt-control-die = { $player }: kość najmu ({ $hireling })
trigger-hand-over = { $owner }: oddanie karty ({ $hireling })
event-hirelings = Zaciężni: { $hirelings }
event-hireling-marker = { $player }: znacznik zaciężnych z pola { $n }
event-control-marker-removed = { $hireling }: pozostało znaczników kontroli: { $n }
event-hired = { $player }: najęto zaciężnych: { $hireling }, znaczników kontroli: { $n }
event-hireling-returned = { $hireling }: z powrotem do zasobów

reason-root-a-6-3 = jego karta nie pozwala tam przygotować
reason-root-e-2-1 = karta nie pozwala na to po najęciu
reason-root-e-2-2 = zabrania tego karta zaciężnych
reason-root-e-2-3 = karta nie pozwala na to na początku Świtu
reason-root-e-2-4 = karta pozwala na to raz w Dniu i tylko tak, jak mówi
reason-root-e-3-4 = zaciężni działają tylko własnymi komponentami
reason-root-e-1-1 = nie ma go w zasobach zaciężnych
reason-root-e-1-3 = karta trafia do innego gracza, a boty nikogo nie wynajmują
reason-which-hireling-to-set-up--root-a-6-3 = już stoi albo jego karta nie ma przygotowania
