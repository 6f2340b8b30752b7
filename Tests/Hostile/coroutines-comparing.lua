-- N = 3000 | 100000 | 1500000
-- A new coroutine begins with a new block of instructions; one that waited has an old one.
local a, b = ("\0"):rep(N) .. "a", ("\0"):rep(N) .. "b"
local compare = load("local a, b = coroutine.yield() " .. ("if a < b then end "):rep(55))
local t = {}
while true do
  for i = 1, 100 do t[i] = coroutine.wrap(compare) t[i]() end
  for i = 1, 100 do t[i](a, b) end
end
