### Hirelings: what their general rules ask and tell.
###   $player $owner $hireling: Name (faction-...); $n: number; $hirelings: Names

prompt-which-hireling-is-drawn = Náhodně: která karta pomocníka je vylosována?
prompt-which-hireling-is-demoted = Náhodně: který pomocník je degradován?
prompt-which-hireling-to-set-up = Kterého pomocníka připravíš?
prompt-where-luck-puts-the-hireling = Náhodně: kam se umístí?
prompt-which-hireling-to-take = Kterého pomocníka si najmeš?
prompt-who-gets-the-hireling = { $hireling }: komu kartu předáš?
prompt-control-die = { $player }: kostka najmutí ({ $hireling })
trigger-hand-over = { $owner }: předat kartu ({ $hireling })
event-hirelings = Pomocníci: { $hirelings }
event-hireling-marker = { $player }: žeton pomocníka z pole { $n }
event-control-marker-removed = { $hireling }: zbývá žetonů najmutí: { $n }
event-hired = { $player }: najat pomocník { $hireling }, žetonů najmutí: { $n }
event-hireling-returned = { $hireling }: zpět do zásoby

reason-root-a-6-3 = jeho karta tam přípravu nedovoluje
reason-root-e-2-1 = karta to při najmutí nedovoluje
reason-root-e-2-2 = zakazuje to karta pomocníka
reason-root-e-2-3 = karta to na začátku Rozbřesku nedovoluje
reason-root-e-2-4 = karta to dovoluje jednou za Bílý den a jen tak, jak říká
reason-root-e-3-4 = pomocníci konají jen se svými komponentami
reason-root-e-1-1 = není v zásobě pomocníků
reason-root-e-1-3 = karta jde jinému hráči a boti nikoho nenajímají
reason-which-hireling-to-set-up--root-a-6-3 = už stojí, nebo na kartě žádnou přípravu nemá
