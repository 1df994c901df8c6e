### Why something is not possible, by the article of the Law that forbids it. They follow a dash:
### "Mine and Plains – your supply does not suffice". An article may have another reason at one question or for one action.
###
###   $what     Name or Names: what is not possible
###   $reason   Name: one of the reasons below
###   $card     Name: a card or site
###   $title    the title of an article

refused-one = { $what } – { $reason }
refused-done = to leave it at that
refused-modifier--done = to use no modifier
refused-target--done = to declare no more targets
refused-make-room-at-a-site--done = to discard nothing

## By a card or site

reason-card = { $card } forbids it
reason-itself = it has nothing to work on, or its own words forbid it now
reason-article = { $title }

## By the article alone

reason-oath-1-23 = it must be a faceup site; the Chancellor starts at the topmost one
reason-oath-2-3 = no relic is left there
reason-oath-2-4 = only whoever holds the Grand Scepter may
reason-oath-2-8-1 = the site is facedown or full
reason-oath-2-8-2 = the site has got its favor
reason-oath-2-8-4 = this site names no cost for its relics
reason-oath-2-11 = they do not meet the goal of the oath
reason-oath-4-1-1-i = you place a favor, or return one to a bank with the least favor; the last favor stays
reason-oath-4-1-4 = there is none at the site
reason-oath-4-3-5 = used already: each once
reason-oath-5-1-1 = your supply does not suffice
reason-oath-5-1-2 = only the world deck and the discard pile of your region may be searched, and not where nothing is left
reason-oath-5-1-4 = it cannot be played there now
reason-oath-5-1-4-i = only your own site, and only while it has room
reason-oath-5-1-4-ii = you have three advisers, and none of them can be discarded
reason-oath-5-1-4-iii = the Chancellor and Citizens cannot reveal visions
reason-oath-5-2-1 = it takes 1 supply and a favor, on a denizen or edifice here with nothing on it
reason-oath-5-3-1 = your supply does not suffice
reason-oath-5-3-2 = it takes a secret or two favor, on a denizen or edifice here with nothing on it
reason-oath-5-4-1 = it takes 1 supply; the Darkest Secret also a card at its holder’s site whose suit none of their advisers has
reason-oath-5-4-2 = you cannot pay for it: a banner takes more than lies on it, a relic what its site asks
reason-oath-5-5-1 = it takes 2 supply, and an enemy who rules your site or stands here; bandits only where nobody rules
reason-oath-5-5-2 = only what the defender rules, and, if their pawn is here, the pawn, relics and banners; one target must be here
reason-oath-5-5-3 = each plan once, and not beside one that must be alone
reason-oath-5-6-1 = you are there, or your supply does not suffice
reason-oath-6-1 = you have no facedown adviser
reason-oath-6-3 = no relic here that you do not know
reason-oath-6-4 = no relic there that you do not know
reason-oath-6-5 = no warbands to move: the last one stays at a site, and you must rule the site to place some
reason-oath-6-6-1 = only to an Exile who has not refused you twice this turn
reason-oath-6-7 = only another player who is a Citizen, for favor that you have
reason-oath-6-8 = only a Citizen, for favor that you have, and not whoever holds the Grand Scepter
reason-oath-7-1-1 = you neither rule it nor stand at its site
reason-oath-7-1-2 = you cannot pay for it, or something lies on the card already
reason-oath-7-1-3 = it would do nothing
reason-oath-7-2-1 = the card is for sites only, or for advisers only
reason-oath-7-2-2 = the card is locked
reason-oath-7-3-4 = its power is used in the Rest phase
reason-oath-7-4 = it is a modifier, used when the action begins
reason-oath-7-4-3 = it is in use in this action
reason-oath-7-5 = it is a battle plan, used in campaigns by its side
reason-oath-7-5-1 = you do not rule it: to stand at its site is not enough
reason-oath-7-6-4 = it has to stay
reason-oath-8-1 = not the oath of this game; and a vision alone demands its own
reason-oath-8-2 = only to those who were Exiles, each once
reason-oath-8-3-1 = only at a site that you rule, without an edifice, and if the edifice of its suit is still to be had
reason-oath-8-4 = it is not among the most common suits of your advisers
reason-oath-9-2 = the toll was refused
reason-oath-9-3 = there is nothing left of it
reason-oath-10-1 = bandits are no warbands: it would do nothing
reason-oath-10-14 = nothing that you do not know yet
reason-oath-10-26 = nobody has anything to exchange, or offers were refused too often
reason-oath-10-28 = no warbands to kill

## At one question, or for one action

reason-where-to-play--oath-2-8-1 = the site is facedown
reason-where-to-play--oath-6-1 = a facedown adviser is played faceup, or discarded
reason-battle-plan--oath-7-5 = it is a battle plan of the other side
reason-modifier--oath-7-4 = with it the action could not be paid or carried out
reason-done--oath-7-4 = without one the action cannot be carried out
reason-done--oath-5-5-2 = one target must be at your site: the site, or the defender’s pawn
reason-done--oath-2-8-1 = the site is full
reason-modifier--oath-6-1 = it works only where cards are drawn
reason-modifier--oath-5-1-1 = the search costs no more anyway
reason-peek-at-reliquary--oath-2-4 = only whoever holds the Grand Scepter may, and not in the turn they took it
reason-offer-citizenship--oath-2-3 = the Reliquary is empty
reason-show-relic--oath-6-6-1 = they know it already
reason-to-a-site--oath-7-2-1 = this card is for advisers only
reason-as-an-adviser--oath-7-2-1 = this card is for sites only
