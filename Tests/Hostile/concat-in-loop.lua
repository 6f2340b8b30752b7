local s = ("x"):rep(2000000)
local n = 0
while true do n = n + 1 local t = s .. n end
