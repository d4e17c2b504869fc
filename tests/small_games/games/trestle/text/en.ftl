title = Trestle
tagline = Lay track on a plane without end, and join it wherever you can.
length = Ten minutes

bend = bend
junction = junction
span = span

prompt-wait = It is someone else’s turn.
prompt-over = The game is over.
prompt-lay = Lay a tile of the row beside another.

action-lay = Lay a { $tile } at { $x }, { $y }, turned { $turn }

event-laid = { $seat } lays a { $tile } at { $x }, { $y } (turned { $turn }) for { $points }.

detail-taken = There lies a { $tile }.

error-unsound-tiles = There are { $found } tiles instead of { $total }, or not of the right kinds.
error-unsound-row = The row is not filled as it should be.
error-position-laid = No tile can lie like this: { $line }.
