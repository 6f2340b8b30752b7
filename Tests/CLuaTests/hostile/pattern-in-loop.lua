local s = ("x"):rep(50000)
while true do s:find("[^x]") end
