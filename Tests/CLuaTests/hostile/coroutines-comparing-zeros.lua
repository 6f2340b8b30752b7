local a, b = ("\0"):rep(3000) .. "a", ("\0"):rep(3000) .. "b"
local compare = load("local a, b = ... " .. ("if a < b then end "):rep(60))
while true do coroutine.wrap(compare)(a, b) end
