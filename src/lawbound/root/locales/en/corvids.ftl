### The Corvid Conspiracy in human hands: what it is asked, offered and told, and why not; and what its enemies may guess.
###   $plot: Name (plot-...); $plots: Names; $price: Name (warriors); all else as in prompts.ftl, log.ftl, names.ftl

## Questions

prompt-scatter = In which { $suit } clearing do you place a warrior?
prompt-flip-plots = Which plot do you flip?
prompt-recruit-with-a-card = Which card do you spend to recruit?
prompt-recruit-in-which-suit = In the clearings of which suit do you recruit?
prompt-corvids--daylight = What do you do? ({ $actions } left)
prompt-plot-where = Where do you plot? (it costs { $price })
prompt-lay-which-plot = Which plot do you place face down in { $clearing }?
prompt-swap-which-plot = Which plot do you swap?
prompt-swap-with-which-plot = With which plot do you swap the one in { $clearing }?
prompt-exert = Do you exert? Then you draw no cards.
prompt-raid-where = The raid: where do you place a warrior?
prompt-what-your-plot-is = What is your plot in { $clearing }?
prompt-is-it-this-plot = Your plot in { $clearing }: is it this one – { $plot }?
prompt-expose-where = Which plot do you try to expose?
prompt-show-a-card = Which card do you show to expose the plot in { $clearing }?
prompt-guess-a-plot = What is the plot of { $player } in { $clearing }?

## Options

action-plot = plot: place a plot face down for { $price }
action-trick = trick: swap two plots, both face down or both face up
action-expose = expose a plot: show a card and guess; if wrong, you lose the card
word-flip-plots--done = flip nothing more
word-recruit-with-a-card--done = do not recruit
word-exert--done = do not exert

## Steps

step-recruit-with-a-card = recruit
step-exert = exert

## The log

event-plots-swapped = { $player } swaps the plots in { $clearing } and { $other }
event-showed-card = { $owner } shows { $viewer } a card
event-showed-card-seen = { $owner } shows { $viewer } { $card }

## Its board

# $plot: Name, $clearing: Name
name-plot-at = { $plot } in { $clearing }
# $plots: Names of kinds, $clearing: Name
name-plot-not = { $clearing }: { $plots }
scene-fact-plots-ruled-out = Guessed wrong

## Why not

reason-root-13-2-2-ii = a plot lies there already
reason-root-13-2-4 = it takes a face-down plot where you have a piece, a card of that suit, and must be before you draw
reason-expose-where--root-13-2-4 = it takes a face-down plot, a piece of yours beside it and a card of the suit
reason-show-a-card--root-13-2-4 = it is not of the suit of the clearing
reason-root-13-3-2 = a clearing of another suit is due
reason-root-13-4-2 = it takes a face-down plot and a warrior of yours beside it
reason-root-13-4-3 = once a turn
reason-root-13-5 = all three actions are taken
reason-root-13-5-2 = there are too few warriors of yours to remove
reason-root-13-5-4 = it takes two plots, both face down or both face up
reason-root-13-6-1 = you have exerted already
reason-root-13-6-2 = five cards may stay in hand
reason-lay-which-plot--root-1-5-1 = none of them is left in the supply
