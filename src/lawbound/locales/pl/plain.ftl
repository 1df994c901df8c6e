### Any game at a terminal: its widgets as lines, so be short.
###
###   $title $label $value $meaning $what $player   texts that are ready
###   $things   things in a row (printed in colours)
###   $labels   plain-label, in a row
###   $left $total $n   numbers

plain-between = { "; " }
plain-fact = { $label }: { $value }
plain-things = { $title }: { $things }
plain-column = { $title }: { $things }
plain-many = { $n }× { $what }
# What lies on a track: "Sawmills: 3 of 6"
plain-track = { $title }: { $left } z { $total }
plain-track-next = { $title }: { $left } z { $total } (następny: { $labels })
# What is printed on a space of a track: "points 2"
plain-label = { $meaning } { $label }
plain-you = { $player } (ty)
