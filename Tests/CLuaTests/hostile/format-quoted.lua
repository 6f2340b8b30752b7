local s=("\0\r\n\\"):rep(1000000) while true do ("%q"):format(s) end
