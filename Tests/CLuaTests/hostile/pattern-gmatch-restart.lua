local s = ("a"):rep(50000)
while true do s:gmatch("b")() end
