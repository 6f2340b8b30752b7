local s = ("x"):rep(7900)
while true do s:byte(1, -1) end
