local t = {}
local compare = load("local a = coroutine.yield() " .. ("if a < a then end "):rep(55))
while true do
  for i = 1, 1000 do t[i] = coroutine.wrap(compare) t[i]() end
  local a = ("\0"):rep(4000)
  for i = 1, 1000 do t[i](a) end
end
