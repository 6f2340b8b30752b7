local s=("x"):rep(4000000) while true do ("%.1s"):format(s) end
