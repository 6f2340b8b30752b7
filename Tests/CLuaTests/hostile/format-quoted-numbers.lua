while true do ("%q%q%q"):format(1/0,0/0,math.mininteger) end
