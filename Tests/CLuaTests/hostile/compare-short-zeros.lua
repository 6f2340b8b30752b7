local a = ("\0"):rep(65)
local compare = load("local a = ... " .. ("if a < a then end "):rep(200))
while true do compare(a) end
