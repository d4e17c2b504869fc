title = Traliccio
tagline = Posa binari su un piano senza confini e collegali dove puoi.
length = Dieci minuti

bend = curva
junction = scambio
span = rettilineo

prompt-wait = È il turno di un altro.
prompt-over = La partita è finita.
prompt-lay = Posa una tessera della fila accanto a un’altra.

action-lay = Posa { $tile } in { $x }, { $y }, rotazione { $turn }

event-laid = { $seat } posa { $tile } in { $x }, { $y } (rotazione { $turn }) e segna { $points }.

detail-taken = Lì c’è già: { $tile }.

error-unsound-tiles = Le tessere sono { $found } invece di { $total }, o non dei tipi giusti.
error-unsound-row = La fila non è riempita come dovrebbe.
error-position-laid = Nessuna tessera può stare così: { $line }.
