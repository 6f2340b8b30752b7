-- N = function(...) while true do local a = ... end end | function(...) while true do local t = {...} end end | math.max | pcall | table.pack | select
-- N = coroutine.wrap(function(...) while true do coroutine.yield(...) end end) | string.char | function(...) return ... end
local t = {}
for i = 1, 7900 do t[i] = i % 2 == 0 and pcall or 7 end
while true do
  pcall(N, table.unpack(t)) pcall(N, table.unpack({}, 1, 7900))
  pcall(table.unpack, {}, math.mininteger, math.maxinteger) pcall(table.unpack, {}, 1, 1e8)
  pcall(string.byte, ("x"):rep(7900), 1, -1)
end
