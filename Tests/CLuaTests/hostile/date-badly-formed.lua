local s="%Ez"..("x"):rep(4000000) while true do pcall(os.date,s) end
