local s="q."..("y"):rep(3900000)  while true do print(s) end
