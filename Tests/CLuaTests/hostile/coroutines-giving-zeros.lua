local function make() return ("\0"):rep(100000) end
local compare = load("local a = ... " .. ("if a < a then end "):rep(700))
while true do compare(coroutine.wrap(make)()) end
