local c=controller while true do c=c.previous or controller end
