### The six landmarks: what they are called, ask and do. The texts are ours.
###   $landmark $clearing $item $piece $player $card   Names; $n $number: numbers

landmark-black-market = Black Market
    .text = Whoever has pieces here may, once in their turn, exchange one of three face-down cards for a card from hand.
landmark-elder-treetop = Elder Treetop
    .text = The clearing has one building slot more. Whoever removes an enemy building from that slot scores a point more.
landmark-ferry = Ferry
    .text = Once a turn a move out of its clearing may follow the river without a path; the ferry goes along, and whoever moved draws a card.
landmark-legendary-forge = Legendary Forge
    .text = The items on its card can be crafted only by those who have a piece here; it brings a card and a point more.
landmark-lost-city = Lost City
    .text = The clearing is of fox, rabbit and mouse suit at once.
landmark-tower = Tower
    .text = Whoever rules the clearing at the end of their Evening scores a point.

suit-every = every suit
scene-landmark = { $landmark }
board-landmark = { $landmark }: { $clearing }.
board-forge = Items at the Legendary Forge: { $items }.

prompt-which-landmark-is-drawn = At random: which landmark is drawn?
prompt-which-landmark-to-set-up = Which landmark do you set up?
prompt-where-the-landmark-stands = { $landmark }: where do you place it?
prompt-where-luck-puts-the-landmark = At random: where is the { $landmark } placed?
prompt-build-in-the-treetop = Does your building ({ $piece }) in { $clearing } stand in the Elder Treetop?
prompt-craft-at-the-forge = Do you take the { $item } from the Legendary Forge, for a card and a point more?
prompt-which-card-of-the-black-market = Which card of the Black Market do you take?
prompt-lay-a-card-in-the-black-market = Which card do you lay there face down instead?
prompt-which-card-lay-in-the-black-market = Which card lay in the Black Market?
prompt-which-base = Of which suit is the base in { $clearing }?

action-black-market = exchange a card at the Black Market
trigger-tower = { $owner }: a point for the Tower in { $clearing }

event-landmark = { $landmark } is placed in { $clearing }
event-from-the-forge = { $player } takes { $item } from the Legendary Forge
event-black-market = { $player } exchanges card { $n } of the Black Market
event-black-market-seen = { $player } exchanges card { $n } of the Black Market: { $cards }

reason-root-a-5-3 = its card does not let it stand there, or it would be beside another landmark
reason-action--black-market--root-a-5-3 = once a turn, with a piece of yours at the Black Market and a card in hand
reason-which-landmark-to-set-up--root-a-5-3 = it has been set up, or was not drawn

field-landmarks = Landmarks
choice-landmarks--none = none
choice-landmarks--one = one, drawn at random
choice-landmarks--two = two, drawn at random
