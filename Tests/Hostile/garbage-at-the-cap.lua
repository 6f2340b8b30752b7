local kept = ("x"):rep(7500000)
while true do local t = ("y"):rep(300000) end
