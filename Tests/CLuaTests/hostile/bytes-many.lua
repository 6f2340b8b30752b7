local s = ("x"):rep(29000)
while true do s:byte(1, -1) end
