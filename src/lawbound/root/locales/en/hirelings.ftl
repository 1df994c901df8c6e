### Hirelings: what their general rules ask and tell.
###   $player $owner $hireling: Name (faction-...); $n: number; $hirelings: Names

prompt-which-hireling-is-drawn = At random: which hireling card is drawn?
prompt-which-hireling-is-demoted = At random: which hireling is turned to its demoted side?
prompt-which-hireling-to-set-up = Which hireling do you set up?
prompt-where-luck-puts-the-hireling = At random: where is it placed?
prompt-which-hireling-to-take = Which hireling do you hire?
prompt-who-gets-the-hireling = { $hireling }: to whom do you give the card?
prompt-control-die = { $player }: the control die for { $hireling }
trigger-hand-over = { $owner }: hand over { $hireling }
event-hirelings = Hirelings: { $hirelings }
event-hireling-marker = { $player } takes the hireling marker at { $n }
event-control-marker-removed =
    { $hireling }: { $n ->
        [one] { $n } control marker
       *[other] { $n } control markers
    } left
event-hired =
    { $player }: { $hireling } hired, with { $n ->
        [one] { $n } control marker
       *[other] { $n } control markers
    }
event-hireling-returned = { $hireling } go back to the supply

reason-root-a-6-3 = its card does not let it be set up there
reason-root-e-2-1 = the card does not let it be placed there when hired
reason-root-e-2-2 = a hireling's card forbids it
reason-root-e-2-3 = the card does not let it at the start of Birdsong
reason-root-e-2-4 = the card allows it once in Daylight, and only as it says
reason-root-e-3-4 = hirelings act with their own pieces alone
reason-root-e-1-1 = it is not in the supply of hirelings
reason-root-e-1-3 = the card goes to another player, and bots hire nobody
reason-which-hireling-to-set-up--root-a-6-3 = it stands already, or its card has nothing to set up
